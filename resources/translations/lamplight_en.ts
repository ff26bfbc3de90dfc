<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Decision</name>
    <message numerus="yes">
        <source>%n possible</source>
        <comment>ways to decide</comment>
        <translation>
            <numerusform>%n possible</numerusform>
            <numerusform>%n possible</numerusform>
        </translation>
    </message>
</context>
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
        <source>%n bot(s) are thinking.</source>
        <translation>
            <numerusform>%n bot are thinking.</numerusform>
            <numerusform>%n bots are thinking.</numerusform>
        </translation>
    </message>
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
        <source>%n more star(s) for {card} ({edict}), scored this season.</source>
        <translation>
            <numerusform>%n more star for {card} ({edict}), scored this season.</numerusform>
            <numerusform>%n more stars for {card} ({edict}), scored this season.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more star(s) for {card} ({edict}), scored later.</source>
        <translation>
            <numerusform>%n more star for {card} ({edict}), scored later.</numerusform>
            <numerusform>%n more stars for {card} ({edict}), scored later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earns a coin that scores in %n season(s).</source>
        <translation>
            <numerusform>Earns a coin that scores in %n season.</numerusform>
            <numerusform>Earns a coin that scores in %n seasons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Closes the mountain at {spaces}: a coin that scores in %n season(s).</source>
        <translation>
            <numerusform>Closes the mountain at {spaces}: a coin that scores in %n season.</numerusform>
            <numerusform>Closes the mountain at {spaces}: a coin that scores in %n seasons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Closes the mountains at {spaces}: coins that score in %n season(s).</source>
        <translation>
            <numerusform>Closes the mountains at {spaces}: coins that score in %n season.</numerusform>
            <numerusform>Closes the mountains at {spaces}: coins that score in %n seasons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shuts in the Dragon: coins that score in %n season(s).</source>
        <translation>
            <numerusform>Shuts in the Dragon: coins that score in %n season.</numerusform>
            <numerusform>Shuts in the Dragon: coins that score in %n seasons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open space(s) fewer beside monsters.</source>
        <translation>
            <numerusform>%n open space fewer beside monsters.</numerusform>
            <numerusform>%n open spaces fewer beside monsters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Destroys %n monster space(s).</source>
        <translation>
            <numerusform>Destroys %n monster space.</numerusform>
            <numerusform>Destroys %n monster spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Guards %n open space(s) against monsters to come.</source>
        <translation>
            <numerusform>Guards %n open space against monsters to come.</numerusform>
            <numerusform>Guards %n open spaces against monsters to come.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open space(s) more beside monsters on that map.</source>
        <translation>
            <numerusform>%n open space more beside monsters on that map.</numerusform>
            <numerusform>%n open spaces more beside monsters on that map.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes %n star(s) of {card} ({edict}) from that map.</source>
        <translation>
            <numerusform>Takes %n star of {card} ({edict}) from that map.</numerusform>
            <numerusform>Takes %n stars of {card} ({edict}) from that map.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{skill} brings about %n star(s), its price paid.</source>
        <translation>
            <numerusform>{skill} brings about %n star, its price paid.</numerusform>
            <numerusform>{skill} brings about %n stars, its price paid.</numerusform>
        </translation>
    </message>
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
