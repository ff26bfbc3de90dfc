"""A turn of Day's Light (4): placing, acting, paying, and what can be done."""
