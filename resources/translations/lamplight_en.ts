<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>HelpPanel</name>
    <message numerus="yes">
        <source>Found in %n section(s)</source>
        <comment>help search</comment>
        <translation>
            <numerusform>Found in %n section</numerusform>
            <numerusform>Found in %n sections</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Naming</name>
    <message numerus="yes">
        <source>{name} took %n hint(s).</source>
        <translation>
            <numerusform>{name} took %n hint.</numerusform>
            <numerusform>{name} took %n hints.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} let a bot decide %n time(s).</source>
        <translation>
            <numerusform>{name} let a bot decide %n time.</numerusform>
            <numerusform>{name} let a bot decide %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took something back over a barrier %n time(s).</source>
        <translation>
            <numerusform>{name} took something back over a barrier %n time.</numerusform>
            <numerusform>{name} took something back over a barrier %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PromptLine</name>
    <message numerus="yes">
        <source>%n since your turn</source>
        <comment>happenings</comment>
        <translation>
            <numerusform>%n since your turn</numerusform>
            <numerusform>%n since your turn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cartographers</name>
    <message numerus="yes">
        <source>Use {skill} (%n coin(s))</source>
        <translation>
            <numerusform>Use {skill} (%n coin)</numerusform>
            <numerusform>Use {skill} (%n coins)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs %n coin(s); you have {coins} to spend.</source>
        <translation>
            <numerusform>This costs %n coin; you have {coins} to spend.</numerusform>
            <numerusform>This costs %n coins; you have {coins} to spend.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} uses {skill} for %n coin(s).</source>
        <translation>
            <numerusform>{seat} uses {skill} for %n coin.</numerusform>
            <numerusform>{seat} uses {skill} for %n coins.</numerusform>
        </translation>
    </message>
</context>
</TS>
