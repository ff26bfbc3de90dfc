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
    <name>NotebookScreen</name>
    <message numerus="yes">
        <source>A PIN has %n or more digits or letters.</source>
        <comment>least length</comment>
        <translation>
            <numerusform>A PIN has %n or more digits or letters.</numerusform>
            <numerusform>A PIN has %n or more digits or letters.</numerusform>
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
<context>
    <name>feed_the_kraken</name>
    <message numerus="yes">
        <source>%n gun(s) of yours should do: the mutiny then has about {percent} %.</source>
        <translation>
            <numerusform>%n gun of yours should do: the mutiny then has about {percent} %.</numerusform>
            <numerusform>%n guns of yours should do: the mutiny then has about {percent} %.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n gun(s)</source>
        <translation>
            <numerusform>Add %n gun</numerusform>
            <numerusform>Add %n guns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} %n</source>
        <translation>
            <numerusform>{who} %n</numerusform>
            <numerusform>{who} %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} burns %n gun(s).</source>
        <translation>
            <numerusform>{who} burns %n gun.</numerusform>
            <numerusform>{who} burns %n guns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cause}: {who} takes %n gun(s) from the supply.</source>
        <translation>
            <numerusform>{cause}: {who} takes %n gun from the supply.</numerusform>
            <numerusform>{cause}: {who} takes %n guns from the supply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cause}: {who} gives %n gun(s) to the supply.</source>
        <translation>
            <numerusform>{cause}: {who} gives %n gun to the supply.</numerusform>
            <numerusform>{cause}: {who} gives %n guns to the supply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cause}: %n gun(s) from {source} to {target}.</source>
        <translation>
            <numerusform>{cause}: %n gun from {source} to {target}.</numerusform>
            <numerusform>{cause}: %n guns from {source} to {target}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{post}: {who} draws %n card(s).</source>
        <translation>
            <numerusform>{post}: {who} draws %n card.</numerusform>
            <numerusform>{post}: {who} draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{post}: nobody. Drawn unseen: %n card(s).</source>
        <translation>
            <numerusform>{post}: nobody. Drawn unseen: %n card.</numerusform>
            <numerusform>{post}: nobody. Drawn unseen: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{post}: {who} discards %n card(s) face down.</source>
        <translation>
            <numerusform>{post}: {who} discards %n card face down.</numerusform>
            <numerusform>{post}: {who} discards %n cards face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{post}: nobody. Discarded unseen: %n card(s).</source>
        <translation>
            <numerusform>{post}: nobody. Discarded unseen: %n card.</numerusform>
            <numerusform>{post}: nobody. Discarded unseen: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile and discards are shuffled together: %n card(s).</source>
        <translation>
            <numerusform>Draw pile and discards are shuffled together: %n card.</numerusform>
            <numerusform>Draw pile and discards are shuffled together: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} adds %n gun(s).</source>
        <translation>
            <numerusform>{who} adds %n gun.</numerusform>
            <numerusform>{who} adds %n guns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You committed %n gun(s).</source>
        <translation>
            <numerusform>You committed %n gun.</numerusform>
            <numerusform>You committed %n guns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cult Guns Stash: spread %n point(s) over the seats.</source>
        <translation>
            <numerusform>Cult Guns Stash: spread %n point over the seats.</numerusform>
            <numerusform>Cult Guns Stash: spread %n points over the seats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lead the cult: %n gun(s) of the supply are still to be handed out.</source>
        <translation>
            <numerusform>You lead the cult: %n gun of the supply are still to be handed out.</numerusform>
            <numerusform>You lead the cult: %n guns of the supply are still to be handed out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s) of suspicion are still to be spread. Only you will see them.</source>
        <translation>
            <numerusform>%n mark of suspicion are still to be spread. Only you will see them.</numerusform>
            <numerusform>%n marks of suspicion are still to be spread. Only you will see them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{voyage} needs %n or more seats; there are {seats}.</source>
        <translation>
            <numerusform>{voyage} needs %n or more seats; there are {seats}.</numerusform>
            <numerusform>{voyage} needs %n or more seats; there are {seats}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}, %n league(s) from {goal}</source>
        <translation>
            <numerusform>Round {round}, %n league from {goal}</numerusform>
            <numerusform>Round {round}, %n leagues from {goal}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}, %n league(s) from the nearest goal</source>
        <translation>
            <numerusform>Round {round}, %n league from the nearest goal</numerusform>
            <numerusform>Round {round}, %n leagues from the nearest goal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: commit guns against {team}? A mutiny needs %n gun(s) in all.</source>
        <translation>
            <numerusform>{who}: commit guns against {team}? A mutiny needs %n gun in all.</numerusform>
            <numerusform>{who}: commit guns against {team}? A mutiny needs %n guns in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: keep %n card(s) for the logbook, discard the rest.</source>
        <translation>
            <numerusform>{who}: keep %n card for the logbook, discard the rest.</numerusform>
            <numerusform>{who}: keep %n cards for the logbook, discard the rest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: keep %n card(s) and discard the rest, or discard all and draw two new cards.</source>
        <translation>
            <numerusform>{who}: keep %n card and discard the rest, or discard all and draw two new cards.</numerusform>
            <numerusform>{who}: keep %n cards and discard the rest, or discard all and draw two new cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gun(s)</source>
        <translation>
            <numerusform>%n gun</numerusform>
            <numerusform>%n guns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n gun(s).</source>
        <translation>
            <numerusform>You have only %n gun.</numerusform>
            <numerusform>You have only %n guns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Committed %n gun(s).</source>
        <translation>
            <numerusform>Committed %n gun.</numerusform>
            <numerusform>Committed %n guns.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>feed_the_kraken_board</name>
    <message numerus="yes">
        <source>%n gun(s)</source>
        <translation>
            <numerusform>%n gun</numerusform>
            <numerusform>%n guns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gun(s) on the table</source>
        <translation>
            <numerusform>%n gun on the table</numerusform>
            <numerusform>%n guns on the table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n card(s)</source>
        <translation>
            <numerusform>Draw pile, %n card</numerusform>
            <numerusform>Draw pile, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discards, %n card(s)</source>
        <translation>
            <numerusform>Discards, %n card</numerusform>
            <numerusform>Discards, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), face down</source>
        <translation>
            <numerusform>%n card, face down</numerusform>
            <numerusform>%n cards, face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more would make a mutiny</source>
        <translation>
            <numerusform>%n more would make a mutiny</numerusform>
            <numerusform>%n more would make a mutiny</numerusform>
        </translation>
    </message>
</context>
</TS>
