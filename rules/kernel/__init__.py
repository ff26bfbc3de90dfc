"""The kernel: an agenda of frozen steps inside, questions and answers outside.

Read in this order: ``text``, ``steps``, ``state``, ``agenda``, ``views``, ``registry``,
``journal``, ``play``.
"""
