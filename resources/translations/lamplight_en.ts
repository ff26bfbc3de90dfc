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
    <name>ItemEditor</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Naming</name>
    <message numerus="yes">
        <source>%n bot(s) are thinking.</source>
        <translation>
            <numerusform>%n bot is thinking.</numerusform>
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
        <source>{name} undid past a reveal %n time(s).</source>
        <translation>
            <numerusform>{name} undid past a reveal %n time.</numerusform>
            <numerusform>{name} undid past a reveal %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotebookScreen</name>
    <message numerus="yes">
        <source>A PIN has at least %n digits or letters.</source>
        <comment>least length</comment>
        <translation>
            <numerusform>A PIN has at least %n digits or letters.</numerusform>
            <numerusform>A PIN has at least %n digits or letters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PromptLine</name>
    <message numerus="yes">
        <source>%n event(s) since your move</source>
        <translation>
            <numerusform>%n event since your move</numerusform>
            <numerusform>%n events since your move</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message numerus="yes">
        <source>%n players are choosing at the same time.</source>
        <translation>
            <numerusform>%n players are choosing at the same time.</numerusform>
            <numerusform>%n players are choosing at the same time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people share this screen: a hint would tell everyone what only one of you may know.</source>
        <translation>
            <numerusform>%n people share this screen: a hint would tell everyone what only one of you may know.</numerusform>
            <numerusform>%n people share this screen: a hint would tell everyone what only one of you may know.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) at this screen: there is no one to hide it from.</source>
        <translation>
            <numerusform>%n player at this screen: there is no one to hide it from.</numerusform>
            <numerusform>%n players at this screen: there is no one to hide it from.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people share this screen: in the same deal, anyone who has seen a secret would know it again. You can restart when the game is over.</source>
        <translation>
            <numerusform>%n people share this screen: in the same deal, anyone who has seen a secret would know it again. You can restart when the game is over.</numerusform>
            <numerusform>%n people share this screen: in the same deal, anyone who has seen a secret would know it again. You can restart when the game is over.</numerusform>
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
        <source>Surrounds the mountain at {spaces}: a coin that scores in %n season(s).</source>
        <translation>
            <numerusform>Surrounds the mountain at {spaces}: a coin that scores in %n season.</numerusform>
            <numerusform>Surrounds the mountain at {spaces}: a coin that scores in %n seasons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Surrounds the mountains at {spaces}: coins that score in %n season(s).</source>
        <translation>
            <numerusform>Surrounds the mountains at {spaces}: coins that score in %n season.</numerusform>
            <numerusform>Surrounds the mountains at {spaces}: coins that score in %n seasons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Encloses the Dragon: coins that score in %n season(s).</source>
        <translation>
            <numerusform>Encloses the Dragon: coins that score in %n season.</numerusform>
            <numerusform>Encloses the Dragon: coins that score in %n seasons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer empty space(s) beside monsters.</source>
        <translation>
            <numerusform>%n fewer empty space beside monsters.</numerusform>
            <numerusform>%n fewer empty spaces beside monsters.</numerusform>
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
        <source>Protects %n empty space(s) from future monsters.</source>
        <translation>
            <numerusform>Protects %n empty space from future monsters.</numerusform>
            <numerusform>Protects %n empty spaces from future monsters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more empty space(s) beside monsters on that map.</source>
        <translation>
            <numerusform>%n more empty space beside monsters on that map.</numerusform>
            <numerusform>%n more empty spaces beside monsters on that map.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs that map %n star(s) of {card} ({edict}).</source>
        <translation>
            <numerusform>Costs that map %n star of {card} ({edict}).</numerusform>
            <numerusform>Costs that map %n stars of {card} ({edict}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{skill} gains about %n star(s), after paying for it.</source>
        <translation>
            <numerusform>{skill} gains about %n star, after paying for it.</numerusform>
            <numerusform>{skill} gains about %n stars, after paying for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
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
    <message numerus="yes">
        <source>You use {skill} while drawing; it costs %n coin(s).</source>
        <translation>
            <numerusform>You use {skill} while drawing; it costs %n coin.</numerusform>
            <numerusform>You use {skill} while drawing; it costs %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coins come from what you draw; you don't choose them. You can spend %n.</source>
        <translation>
            <numerusform>Coins come from what you draw; you don't choose them. You can spend %n.</numerusform>
            <numerusform>Coins come from what you draw; you don't choose them. You can spend %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cthulhu_wars</name>
    <message numerus="yes">
        <source>{who}: assign %n more kill(s) in {place}. Which unit is killed?</source>
        <translation>
            <numerusform>{who}: assign %n more kill in {place}. Which unit is killed?</numerusform>
            <numerusform>{who}: assign %n more kills in {place}. Which unit is killed?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: assign %n more kill(s) to {whom}'s units in {place}.</source>
        <translation>
            <numerusform>{who}: assign %n more kill to {whom}'s units in {place}.</numerusform>
            <numerusform>{who}: assign %n more kills to {whom}'s units in {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: assign %n more pain(s) in {place}. Which unit must retreat?</source>
        <translation>
            <numerusform>{who}: assign %n more pain in {place}. Which unit must retreat?</numerusform>
            <numerusform>{who}: assign %n more pains in {place}. Which unit must retreat?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: assign %n more pain(s) to {whom}'s units in {place}.</source>
        <translation>
            <numerusform>{who}: assign %n more pain to {whom}'s units in {place}.</numerusform>
            <numerusform>{who}: assign %n more pains to {whom}'s units in {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kill(s)</source>
        <translation>
            <numerusform>%n kill</numerusform>
            <numerusform>%n kills</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pain(s)</source>
        <translation>
            <numerusform>%n pain</numerusform>
            <numerusform>%n pains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gains %n Doom.</source>
        <translation>
            <numerusform>Gains %n Doom.</numerusform>
            <numerusform>Gains %n Doom.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gains %n Elder Sign(s).</source>
        <translation>
            <numerusform>Gains %n Elder Sign.</numerusform>
            <numerusform>Gains %n Elder Signs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Controls %n more gate(s).</source>
        <translation>
            <numerusform>Controls %n more gate.</numerusform>
            <numerusform>Controls %n more gates.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{whom} loses %n gate(s).</source>
        <translation>
            <numerusform>{whom} loses %n gate.</numerusform>
            <numerusform>{whom} loses %n gates.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{whom} loses %n unit(s).</source>
        <translation>
            <numerusform>{whom} loses %n unit.</numerusform>
            <numerusform>{whom} loses %n units.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Doom</source>
        <translation>
            <numerusform>%n Doom</numerusform>
            <numerusform>%n Doom</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Elder Sign(s)</source>
        <translation>
            <numerusform>%n Elder Sign</numerusform>
            <numerusform>%n Elder Signs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} in total to be paid.</source>
        <translation>
            <numerusform>%n of {all} in total to be paid.</numerusform>
            <numerusform>%n of {all} in total to be paid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: which enemy gains %n Power?</source>
        <translation>
            <numerusform>{who}: which enemy gains %n Power?</numerusform>
            <numerusform>{who}: which enemy gains %n Power?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build a Cathedral in {place} (%n Power)</source>
        <translation>
            <numerusform>Build a Cathedral in {place} (%n Power)</numerusform>
            <numerusform>Build a Cathedral in {place} (%n Power)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{whom} gains %n Power</source>
        <translation>
            <numerusform>{whom} gains %n Power</numerusform>
            <numerusform>{whom} gains %n Power</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ghroth: roll a die against %n area(s) with Fungi (2 Power)</source>
        <translation>
            <numerusform>Ghroth: roll a die against %n area with Fungi (2 Power)</numerusform>
            <numerusform>Ghroth: roll a die against %n areas with Fungi (2 Power)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shub-Niggurath needs %n of your cultists on the map.</source>
        <translation>
            <numerusform>Shub-Niggurath needs %n of your cultists on the map.</numerusform>
            <numerusform>Shub-Niggurath needs %n of your cultists on the map.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Thousand Forms: the enemies lose %n Power in total; if they do not agree, no one loses any and {who} gains that much.</source>
        <translation>
            <numerusform>The Thousand Forms: the enemies lose %n Power in total; if they do not agree, no one loses any and {who} gains that much.</numerusform>
            <numerusform>The Thousand Forms: the enemies lose %n Power in total; if they do not agree, no one loses any and {who} gains that much.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n Power</source>
        <translation>
            <numerusform>Gain %n Power</numerusform>
            <numerusform>Gain %n Power</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Abduct: eliminate %n Nightgaunt(s)</source>
        <translation>
            <numerusform>Abduct: eliminate %n Nightgaunt</numerusform>
            <numerusform>Abduct: eliminate %n Nightgaunts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay %n Power for a spellbook</source>
        <translation>
            <numerusform>Pay %n Power for a spellbook</numerusform>
            <numerusform>Pay %n Power for a spellbook</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay %n Power for two spellbooks</source>
        <translation>
            <numerusform>Pay %n Power for two spellbooks</numerusform>
            <numerusform>Pay %n Power for two spellbooks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move the gate from {source} to {target}, with {what} (%n Power)</source>
        <translation>
            <numerusform>Move the gate from {source} to {target}, with {what} (%n Power)</numerusform>
            <numerusform>Move the gate from {source} to {target}, with {what} (%n Power)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Channel Power: reroll the misses, %n in total ({cost} Power)</source>
        <translation>
            <numerusform>Channel Power: reroll the misses, %n in total ({cost} Power)</numerusform>
            <numerusform>Channel Power: reroll the misses, %n in total ({cost} Power)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dread Curse on {place}: dice %n ({cost} Power)</source>
        <translation>
            <numerusform>Dread Curse on {place}: dice %n ({cost} Power)</numerusform>
            <numerusform>Dread Curse on {place}: dice %n ({cost} Power)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dragon Ascending: have %n Power, as much as {whom}</source>
        <translation>
            <numerusform>Dragon Ascending: have %n Power, as much as {whom}</numerusform>
            <numerusform>Dragon Ascending: have %n Power, as much as {whom}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ritual with Dragon Descending for %n Power: {doom} Doom, {signs} Elder Signs</source>
        <translation>
            <numerusform>Ritual with Dragon Descending for %n Power: {doom} Doom, {signs} Elder Signs</numerusform>
            <numerusform>Ritual with Dragon Descending for %n Power: {doom} Doom, {signs} Elder Signs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}, %n Power: take one action that starts in {place}, before the battle there?</source>
        <translation>
            <numerusform>{who}, %n Power: take one action that starts in {place}, before the battle there?</numerusform>
            <numerusform>{who}, %n Power: take one action that starts in {place}, before the battle there?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed}: pay %n Power</source>
        <translation>
            <numerusform>{deed}: pay %n Power</numerusform>
            <numerusform>{deed}: pay %n Power</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay %n Power: {whom} gains {gain} Power</source>
        <translation>
            <numerusform>Pay %n Power: {whom} gains {gain} Power</numerusform>
            <numerusform>Pay %n Power: {whom} gains {gain} Power</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hibernate: gain %n Power and keep {kept}</source>
        <translation>
            <numerusform>Hibernate: gain %n Power and keep {kept}</numerusform>
            <numerusform>Hibernate: gain %n Power and keep {kept}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cancel it for %n Power</source>
        <translation>
            <numerusform>Cancel it for %n Power</numerusform>
            <numerusform>Cancel it for %n Power</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ice Age: place the token on {place} (%n Power)</source>
        <translation>
            <numerusform>Ice Age: place the token on {place} (%n Power)</numerusform>
            <numerusform>Ice Age: place the token on {place} (%n Power)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n Elder Sign(s) and a spellbook</source>
        <translation>
            <numerusform>Take %n Elder Sign and a spellbook</numerusform>
            <numerusform>Take %n Elder Signs and a spellbook</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Desecrate {place} for %n Power: a token on a roll of {most} or less</source>
        <translation>
            <numerusform>Desecrate {place} for %n Power: a token on a roll of {most} or less</numerusform>
            <numerusform>Desecrate {place} for %n Power: a token on a roll of {most} or less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Screaming Dead: move the King to {place} with %n Undead</source>
        <translation>
            <numerusform>The Screaming Dead: move the King to {place} with %n Undead</numerusform>
            <numerusform>The Screaming Dead: move the King to {place} with %n Undead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} gathers %n Power: cultists {cultists}, gates {gates}, captives {captives}, abilities {effects}.</source>
        <translation>
            <numerusform>{who} gathers %n Power: cultists {cultists}, gates {gates}, captives {captives}, abilities {effects}.</numerusform>
            <numerusform>{who} gathers %n Power: cultists {cultists}, gates {gates}, captives {captives}, abilities {effects}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} is raised to %n Power, half of the highest: cultists {cultists}, gates {gates}, captives {captives}, abilities {effects}.</source>
        <translation>
            <numerusform>{who} is raised to %n Power, half of the highest: cultists {cultists}, gates {gates}, captives {captives}, abilities {effects}.</numerusform>
            <numerusform>{who} is raised to %n Power, half of the highest: cultists {cultists}, gates {gates}, captives {captives}, abilities {effects}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} performs a ritual for %n Power.</source>
        <translation>
            <numerusform>{who} performs a ritual for %n Power.</numerusform>
            <numerusform>{who} performs a ritual for %n Power.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Doom is scored for gates in the Doom phase, and by rituals; 30 Doom ends the game. {who} has the most, %n Doom.</source>
        <translation>
            <numerusform>Doom is scored for gates in the Doom phase, and by rituals; 30 Doom ends the game. {who} has the most, %n Doom.</numerusform>
            <numerusform>Doom is scored for gates in the Doom phase, and by rituals; 30 Doom ends the game. {who} has the most, %n Doom.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can perform a ritual only in the Doom phase. It costs {cost} Power; you have %n.</source>
        <translation>
            <numerusform>You can perform a ritual only in the Doom phase. It costs {cost} Power; you have %n.</numerusform>
            <numerusform>You can perform a ritual only in the Doom phase. It costs {cost} Power; you have %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can perform a ritual only in the Doom phase. The next one costs %n Power.</source>
        <translation>
            <numerusform>You can perform a ritual only in the Doom phase. The next one costs %n Power.</numerusform>
            <numerusform>You can perform a ritual only in the Doom phase. The next one costs %n Power.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You choose {who} only if an action or effect needs a faction. {who} has {doom} Doom and %n Power.</source>
        <translation>
            <numerusform>You choose {who} only if an action or effect needs a faction. {who} has {doom} Doom and %n Power.</numerusform>
            <numerusform>You choose {who} only if an action or effect needs a faction. {who} has {doom} Doom and %n Power.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The battle in {place} runs in steps, and this page only shows them. {who} attacks {whom}; it is at step %n of 8.</source>
        <translation>
            <numerusform>The battle in {place} runs in steps, and this page only shows them. {who} attacks {whom}; it is at step %n of 8.</numerusform>
            <numerusform>The battle in {place} runs in steps, and this page only shows them. {who} attacks {whom}; it is at step %n of 8.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This page shows the last battle, which is over. Battles cost %n Power.</source>
        <translation>
            <numerusform>This page shows the last battle, which is over. Battles cost %n Power.</numerusform>
            <numerusform>This page shows the last battle, which is over. Battles cost %n Power.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the player whose turn it is to speak can make an offer here. Players negotiating: %n.</source>
        <translation>
            <numerusform>Only the player whose turn it is to speak can make an offer here. Players negotiating: %n.</numerusform>
            <numerusform>Only the player whose turn it is to speak can make an offer here. Players negotiating: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} must earn {what} first: each requirement met gives one spellbook. Requirements met: %n of 6.</source>
        <translation>
            <numerusform>{who} must earn {what} first: each requirement met gives one spellbook. Requirements met: %n of 6.</numerusform>
            <numerusform>{who} must earn {what} first: each requirement met gives one spellbook. Requirements met: %n of 6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has already met {what}; a requirement can be met only once. Requirements met: %n of 6.</source>
        <translation>
            <numerusform>{who} has already met {what}; a requirement can be met only once. Requirements met: %n of 6.</numerusform>
            <numerusform>{who} has already met {what}; a requirement can be met only once. Requirements met: %n of 6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} picks a spellbook for each requirement it meets. Spellbooks: %n of 6.</source>
        <translation>
            <numerusform>{who} picks a spellbook for each requirement it meets. Spellbooks: %n of 6.</numerusform>
            <numerusform>{who} picks a spellbook for each requirement it meets. Spellbooks: %n of 6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each requirement gives {who} one spellbook, once. Requirements met: %n of 6.</source>
        <translation>
            <numerusform>Each requirement gives {who} one spellbook, once. Requirements met: %n of 6.</numerusform>
            <numerusform>Each requirement gives {who} one spellbook, once. Requirements met: %n of 6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Units enter play from the pool only on {who}'s turn, for Power. Power: %n.</source>
        <translation>
            <numerusform>Units enter play from the pool only on {who}'s turn, for Power. Power: %n.</numerusform>
            <numerusform>Units enter play from the pool only on {who}'s turn, for Power. Power: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: {who} places it with an action on their turn, for {cost} Power. In the pool: %n.</source>
        <translation>
            <numerusform>{what}: {who} places it with an action on their turn, for {cost} Power. In the pool: %n.</numerusform>
            <numerusform>{what}: {who} places it with an action on their turn, for {cost} Power. In the pool: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: you place it with an action on your turn, for {cost} Power. You have %n Power.</source>
        <translation>
            <numerusform>{what}: you place it with an action on your turn, for {cost} Power. You have %n Power.</numerusform>
            <numerusform>{what}: you place it with an action on your turn, for {cost} Power. You have %n Power.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: {who} places it only with its ability. In the pool: %n.</source>
        <translation>
            <numerusform>{what}: {who} places it only with its ability. In the pool: %n.</numerusform>
            <numerusform>{what}: {who} places it only with its ability. In the pool: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turns {who}'s faction card over. Spellbooks on it: %n of 6.</source>
        <translation>
            <numerusform>This turns {who}'s faction card over. Spellbooks on it: %n of 6.</numerusform>
            <numerusform>This turns {who}'s faction card over. Spellbooks on it: %n of 6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} spends Power on actions and gains it in the Gather Power phase. Power: %n.</source>
        <translation>
            <numerusform>{who} spends Power on actions and gains it in the Gather Power phase. Power: %n.</numerusform>
            <numerusform>{who} spends Power on actions and gains it in the Gather Power phase. Power: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} gains 1 Doom for each gate in the Doom phase, and more by rituals. Doom: %n.</source>
        <translation>
            <numerusform>{who} gains 1 Doom for each gate in the Doom phase, and more by rituals. Doom: %n.</numerusform>
            <numerusform>{who} gains 1 Doom for each gate in the Doom phase, and more by rituals. Doom: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} builds a gate for 3 Power where it has a unit that can hold one. Gates: %n.</source>
        <translation>
            <numerusform>{who} builds a gate for 3 Power where it has a unit that can hold one. Gates: %n.</numerusform>
            <numerusform>{who} builds a gate for 3 Power where it has a unit that can hold one. Gates: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Elder Signs are worth 1–3 Doom and stay face down until they are revealed. {who} has %n.</source>
        <translation>
            <numerusform>Elder Signs are worth 1–3 Doom and stay face down until they are revealed. {who} has %n.</numerusform>
            <numerusform>Elder Signs are worth 1–3 Doom and stay face down until they are revealed. {who} has %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each captive gives {who} 1 Power in the Gather Power phase, then returns to its pool. Captives: %n.</source>
        <translation>
            <numerusform>Each captive gives {who} 1 Power in the Gather Power phase, then returns to its pool. Captives: %n.</numerusform>
            <numerusform>Each captive gives {who} 1 Power in the Gather Power phase, then returns to its pool. Captives: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} places a desecration token only by Desecrate. Tokens on the map: %n.</source>
        <translation>
            <numerusform>{who} places a desecration token only by Desecrate. Tokens on the map: %n.</numerusform>
            <numerusform>{who} places a desecration token only by Desecrate. Tokens on the map: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Units off the map return only by {who}'s ability or spellbook that took them there. Units: %n.</source>
        <translation>
            <numerusform>Units off the map return only by {who}'s ability or spellbook that took them there. Units: %n.</numerusform>
            <numerusform>Units off the map return only by {who}'s ability or spellbook that took them there. Units: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This stays on {who}'s faction card until its spellbook says otherwise. Spellbooks: %n of 6.</source>
        <translation>
            <numerusform>This stays on {who}'s faction card until its spellbook says otherwise. Spellbooks: %n of 6.</numerusform>
            <numerusform>This stays on {who}'s faction card until its spellbook says otherwise. Spellbooks: %n of 6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n unit(s) in {place}, and {gate}.</source>
        <translation>
            <numerusform>You have %n unit in {place}, and {gate}.</numerusform>
            <numerusform>You have %n units in {place}, and {gate}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Units in {place}: %n. Here {gate}.</source>
        <translation>
            <numerusform>Units in {place}: %n. Here {gate}.</numerusform>
            <numerusform>Units in {place}: %n. Here {gate}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can take an abandoned gate on your own turn with a unit there that can hold it. In {place} {gate}; your units there: %n.</source>
        <translation>
            <numerusform>You can take an abandoned gate on your own turn with a unit there that can hold it. In {place} {gate}; your units there: %n.</numerusform>
            <numerusform>You can take an abandoned gate on your own turn with a unit there that can hold it. In {place} {gate}; your units there: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your {what} in {place} moves only on your turn, for 1 Power. You have %n Power.</source>
        <translation>
            <numerusform>Your {what} in {place} moves only on your turn, for 1 Power. You have %n Power.</numerusform>
            <numerusform>Your {what} in {place} moves only on your turn, for 1 Power. You have %n Power.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {who} moves its {what} in {place}. You can battle {who} there only with your own units there; you have %n.</source>
        <translation>
            <numerusform>Only {who} moves its {what} in {place}. You can battle {who} there only with your own units there; you have %n.</numerusform>
            <numerusform>Only {who} moves its {what} in {place}. You can battle {who} there only with your own units there; you have %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {who} moves its {what} in {place}. {who}'s Power: %n.</source>
        <translation>
            <numerusform>Only {who} moves its {what} in {place}. {who}'s Power: %n.</numerusform>
            <numerusform>Only {who} moves its {what} in {place}. {who}'s Power: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The desecration token in {place} stays for the rest of the game. Tokens on the map: %n.</source>
        <translation>
            <numerusform>The desecration token in {place} stays for the rest of the game. Tokens on the map: %n.</numerusform>
            <numerusform>The desecration token in {place} stays for the rest of the game. Tokens on the map: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Power</source>
        <translation>
            <numerusform>%n Power</numerusform>
            <numerusform>%n Power</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cultist(s)</source>
        <translation>
            <numerusform>%n cultist</numerusform>
            <numerusform>%n cultists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ghroth: the enemies lose %n cultist(s) in total; if they do not agree, {who} decides who loses how many.</source>
        <translation>
            <numerusform>Ghroth: the enemies lose %n cultist in total; if they do not agree, {who} decides who loses how many.</numerusform>
            <numerusform>Ghroth: the enemies lose %n cultists in total; if they do not agree, {who} decides who loses how many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: choose %n more cultist(s). Click a faction to take one.</source>
        <translation>
            <numerusform>{who}: choose %n more cultist. Click a faction to take one.</numerusform>
            <numerusform>{who}: choose %n more cultists. Click a faction to take one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} rolls {roll} with %n unit(s) there: {place} is desecrated.</source>
        <translation>
            <numerusform>{who} rolls {roll} with %n unit there: {place} is desecrated.</numerusform>
            <numerusform>{who} rolls {roll} with %n units there: {place} is desecrated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} rolls {roll} with %n unit(s) there: {place} is not desecrated.</source>
        <translation>
            <numerusform>{who} rolls {roll} with %n unit there: {place} is not desecrated.</numerusform>
            <numerusform>{who} rolls {roll} with %n units there: {place} is not desecrated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}, %n Power: choose your action.</source>
        <translation>
            <numerusform>{who}, %n Power: choose your action.</numerusform>
            <numerusform>{who}, %n Power: choose your action.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}, %n Power: take a second, different action, or end your turn.</source>
        <translation>
            <numerusform>{who}, %n Power: take a second, different action, or end your turn.</numerusform>
            <numerusform>{who}, %n Power: take a second, different action, or end your turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}, %n Power: move another unit, or end the move.</source>
        <translation>
            <numerusform>{who}, %n Power: move another unit, or end the move.</numerusform>
            <numerusform>{who}, %n Power: move another unit, or end the move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}, %n Power: anything else this turn?</source>
        <translation>
            <numerusform>{who}, %n Power: anything else this turn?</numerusform>
            <numerusform>{who}, %n Power: anything else this turn?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pass: give up %n Power</source>
        <translation>
            <numerusform>Pass: give up %n Power</numerusform>
            <numerusform>Pass: give up %n Power</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %n Power; you have {held}.</source>
        <translation>
            <numerusform>It costs %n Power; you have {held}.</numerusform>
            <numerusform>It costs %n Power; you have {held}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{target} is more than %n step(s) away from {source}.</source>
        <translation>
            <numerusform>{target} is more than %n step away from {source}.</numerusform>
            <numerusform>{target} is more than %n steps away from {source}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of your units is within %n step(s) of {place}.</source>
        <translation>
            <numerusform>None of your units is within %n step of {place}.</numerusform>
            <numerusform>None of your units is within %n steps of {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} passes and gives up %n Power.</source>
        <translation>
            <numerusform>{who} passes and gives up %n Power.</numerusform>
            <numerusform>{who} passes and gives up %n Power.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} gains %n Power.</source>
        <translation>
            <numerusform>{who} gains %n Power.</numerusform>
            <numerusform>{who} gains %n Power.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} pays %n Power.</source>
        <translation>
            <numerusform>{who} pays %n Power.</numerusform>
            <numerusform>{who} pays %n Power.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} gains %n Doom.</source>
        <translation>
            <numerusform>{who} gains %n Doom.</numerusform>
            <numerusform>{who} gains %n Doom.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} loses %n Doom.</source>
        <translation>
            <numerusform>{who} loses %n Doom.</numerusform>
            <numerusform>{who} loses %n Doom.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has {doom} Doom and %n face-down Elder Sign(s): which do you reveal?</source>
        <translation>
            <numerusform>{who} has {doom} Doom and %n face-down Elder Sign: which do you reveal?</numerusform>
            <numerusform>{who} has {doom} Doom and %n face-down Elder Signs: which do you reveal?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Perform a ritual for %n Power: Doom {doom}, Elder Signs {signs}</source>
        <translation>
            <numerusform>Perform a ritual for %n Power: Doom {doom}, Elder Signs {signs}</numerusform>
            <numerusform>Perform a ritual for %n Power: Doom {doom}, Elder Signs {signs}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reveal all %n Elder Sign(s)</source>
        <translation>
            <numerusform>Reveal all %n Elder Sign</numerusform>
            <numerusform>Reveal all %n Elder Signs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reveal a sign worth %n</source>
        <translation>
            <numerusform>Reveal a sign worth %n</numerusform>
            <numerusform>Reveal a sign worth %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s) the stars are still not right: no one wins.</source>
        <translation>
            <numerusform>After %n round the stars are still not right: no one wins.</numerusform>
            <numerusform>After %n rounds the stars are still not right: no one wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spellbook(s)</source>
        <translation>
            <numerusform>%n spellbook</numerusform>
            <numerusform>%n spellbooks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cthulhu_wars_board</name>
    <message numerus="yes">
        <source>%n choice(s)</source>
        <translation>
            <numerusform>%n choice</numerusform>
            <numerusform>%n choices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Power</source>
        <translation>
            <numerusform>%n Power</numerusform>
            <numerusform>%n Power</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Doom</source>
        <translation>
            <numerusform>%n Doom</numerusform>
            <numerusform>%n Doom</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gate(s)</source>
        <translation>
            <numerusform>%n gate</numerusform>
            <numerusform>%n gates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desecration token(s) left</source>
        <translation>
            <numerusform>%n desecration token left</numerusform>
            <numerusform>%n desecration tokens left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Elder Sign(s)</source>
        <translation>
            <numerusform>%n Elder Sign</numerusform>
            <numerusform>%n Elder Signs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Power missing</source>
        <translation>
            <numerusform>%n Power missing</numerusform>
            <numerusform>%n Power missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Elder Sign(s), face down</source>
        <translation>
            <numerusform>%n Elder Sign, face down</numerusform>
            <numerusform>%n Elder Signs, face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kill(s)</source>
        <translation>
            <numerusform>%n kill</numerusform>
            <numerusform>%n kills</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pain(s)</source>
        <translation>
            <numerusform>%n pain</numerusform>
            <numerusform>%n pains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n missing</numerusform>
            <numerusform>%n missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>%n too many</numerusform>
            <numerusform>%n too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to Instant Death</source>
        <translation>
            <numerusform>%n step to Instant Death</numerusform>
            <numerusform>%n steps to Instant Death</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>feed_the_kraken</name>
    <message numerus="yes">
        <source>With %n of your gun(s), the mutiny has about a {percent}% chance.</source>
        <translation>
            <numerusform>With %n of your guns, the mutiny has about a {percent}% chance.</numerusform>
            <numerusform>With %n of your guns, the mutiny has about a {percent}% chance.</numerusform>
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
        <source>{post}: no one. Drawn unseen: %n card(s).</source>
        <translation>
            <numerusform>{post}: no one. Drawn unseen: %n card.</numerusform>
            <numerusform>{post}: no one. Drawn unseen: %n cards.</numerusform>
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
        <source>{post}: no one. Discarded unseen: %n card(s).</source>
        <translation>
            <numerusform>{post}: no one. Discarded unseen: %n card.</numerusform>
            <numerusform>{post}: no one. Discarded unseen: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The draw pile and the discards are shuffled together: %n card(s).</source>
        <translation>
            <numerusform>The draw pile and the discards are shuffled together: %n card.</numerusform>
            <numerusform>The draw pile and the discards are shuffled together: %n cards.</numerusform>
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
        <source>Cult Guns Stash: distribute %n point(s) among the players.</source>
        <translation>
            <numerusform>Cult Guns Stash: distribute %n point among the players.</numerusform>
            <numerusform>Cult Guns Stash: distribute %n points among the players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lead the cult: hand out %n more gun(s) from the supply.</source>
        <translation>
            <numerusform>You lead the cult: hand out %n more gun from the supply.</numerusform>
            <numerusform>You lead the cult: hand out %n more guns from the supply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place suspicion marks: %n left. Only you will see them.</source>
        <translation>
            <numerusform>Place suspicion marks: %n left. Only you will see them.</numerusform>
            <numerusform>Place suspicion marks: %n left. Only you will see them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{voyage} needs at least %n players; there are {seats}.</source>
        <translation>
            <numerusform>{voyage} needs at least %n players; there are {seats}.</numerusform>
            <numerusform>{voyage} needs at least %n players; there are {seats}.</numerusform>
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
    <message numerus="yes">
        <source>You choose {who} (guns: %n) only when a decision asks for a player.</source>
        <translation>
            <numerusform>You choose {who} (guns: %n) only when a decision asks for a player.</numerusform>
            <numerusform>You choose {who} (guns: %n) only when a decision asks for a player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} (guns: %n) is overboard and can't be chosen.</source>
        <translation>
            <numerusform>{who} (guns: %n) is overboard and can't be chosen.</numerusform>
            <numerusform>{who} (guns: %n) is overboard and can't be chosen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You don't choose spaces: the ship follows the colour of the card played. Navigations so far: %n.</source>
        <translation>
            <numerusform>You don't choose spaces: the ship follows the colour of the card played. Navigations so far: %n.</numerusform>
            <numerusform>You don't choose spaces: the ship follows the colour of the card played. Navigations so far: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The supply line matters only when the ship crosses it. Navigations so far: %n.</source>
        <translation>
            <numerusform>The supply line matters only when the ship crosses it. Navigations so far: %n.</numerusform>
            <numerusform>The supply line matters only when the ship crosses it. Navigations so far: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the captain and the lieutenant draw cards, during a navigation. Navigations so far: %n.</source>
        <translation>
            <numerusform>Only the captain and the lieutenant draw cards, during a navigation. Navigations so far: %n.</numerusform>
            <numerusform>Only the captain and the lieutenant draw cards, during a navigation. Navigations so far: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the player who holds these cards chooses them, during a navigation. Navigations so far: %n.</source>
        <translation>
            <numerusform>Only the player who holds these cards chooses them, during a navigation. Navigations so far: %n.</numerusform>
            <numerusform>Only the player who holds these cards chooses them, during a navigation. Navigations so far: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The card shown has been played and moves the ship. Navigations so far: %n.</source>
        <translation>
            <numerusform>The card shown has been played and moves the ship. Navigations so far: %n.</numerusform>
            <numerusform>The card shown has been played and moves the ship. Navigations so far: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only a Cult Uprising card reveals a ritual. Rituals held so far: %n.</source>
        <translation>
            <numerusform>Only a Cult Uprising card reveals a ritual. Rituals held so far: %n.</numerusform>
            <numerusform>Only a Cult Uprising card reveals a ritual. Rituals held so far: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A loyalty check only counts the revealed guns. A mutiny needs %n.</source>
        <translation>
            <numerusform>A loyalty check only counts the revealed guns. A mutiny needs %n.</numerusform>
            <numerusform>A loyalty check only counts the revealed guns. A mutiny needs %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is only for display. Guns for a mutiny: %n.</source>
        <translation>
            <numerusform>This is only for display. Guns for a mutiny: %n.</numerusform>
            <numerusform>This is only for display. Guns for a mutiny: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The log only records what happened. Navigations so far: %n.</source>
        <translation>
            <numerusform>The log only records what happened. Navigations so far: %n.</numerusform>
            <numerusform>The log only records what happened. Navigations so far: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the player who holds a card chooses it, during a navigation. Navigations so far: %n.</source>
        <translation>
            <numerusform>Only the player who holds a card chooses it, during a navigation. Navigations so far: %n.</numerusform>
            <numerusform>Only the player who holds a card chooses it, during a navigation. Navigations so far: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This tells the story of the voyage. Navigations in it: %n.</source>
        <translation>
            <numerusform>This tells the story of the voyage. Navigations in it: %n.</numerusform>
            <numerusform>This tells the story of the voyage. Navigations in it: %n.</numerusform>
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
<context>
    <name>kinfire_council</name>
    <message numerus="yes">
        <source>The need scores %n V tonight.</source>
        <translation>
            <numerusform>The need scores %n V tonight.</numerusform>
            <numerusform>The need scores %n V tonight.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s), worth about {v} V tonight.</source>
        <translation>
            <numerusform>%n floor, worth about {v} V tonight.</numerusform>
            <numerusform>%n floors, worth about {v} V tonight.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more research card(s).</source>
        <translation>
            <numerusform>%n more research card.</numerusform>
            <numerusform>%n more research cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Holds %n cultist(s) to hand in for V.</source>
        <translation>
            <numerusform>Holds %n cultist to hand in for V.</numerusform>
            <numerusform>Holds %n cultists to hand in for V.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more threat(s) as trophies.</source>
        <translation>
            <numerusform>%n more threat as a trophy.</numerusform>
            <numerusform>%n more threats as trophies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Sentry token(s) that will pay off repeatedly.</source>
        <translation>
            <numerusform>%n Sentry token that will pay off repeatedly.</numerusform>
            <numerusform>%n Sentry tokens that will pay off repeatedly.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more influence for votes and errands.</source>
        <translation>
            <numerusform>%n more influence for votes and errands.</numerusform>
            <numerusform>%n more influence for votes and errands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more skilled chit(s).</source>
        <translation>
            <numerusform>%n more skilled chit.</numerusform>
            <numerusform>%n more skilled chits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps about %n V from the Cult.</source>
        <translation>
            <numerusform>Keeps about %n V from the Cult.</numerusform>
            <numerusform>Keeps about %n V from the Cult.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gains %n V with the rest of the turn.</source>
        <translation>
            <numerusform>Gains %n V with the rest of the turn.</numerusform>
            <numerusform>Gains %n V with the rest of the turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Cult gains %n V by tonight, which helps its Conspirator.</source>
        <translation>
            <numerusform>The Cult gains %n V by tonight, which helps its Conspirator.</numerusform>
            <numerusform>The Cult gains %n V by tonight, which helps its Conspirator.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}, once per patron token held (at most %n time(s))</source>
        <translation>
            <numerusform>{what}, once per patron token held (at most %n time)</numerusform>
            <numerusform>{what}, once per patron token held (at most %n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}, once per repelled threat held (at most %n time(s))</source>
        <translation>
            <numerusform>{what}, once per repelled threat held (at most %n time)</numerusform>
            <numerusform>{what}, once per repelled threat held (at most %n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}, once per arrested cultist held (at most %n time(s))</source>
        <translation>
            <numerusform>{what}, once per arrested cultist held (at most %n time)</numerusform>
            <numerusform>{what}, once per arrested cultist held (at most %n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}, once per skilled worker (at most %n time(s))</source>
        <translation>
            <numerusform>{what}, once per skilled worker (at most %n time)</numerusform>
            <numerusform>{what}, once per skilled worker (at most %n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}, once per need met this round (at most %n time(s))</source>
        <translation>
            <numerusform>{what}, once per need met this round (at most %n time)</numerusform>
            <numerusform>{what}, once per need met this round (at most %n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}, once per research card left in hand (at most %n time(s))</source>
        <translation>
            <numerusform>{what}, once per research card left in hand (at most %n time)</numerusform>
            <numerusform>{what}, once per research card left in hand (at most %n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at the end of the game {who} gains %n V per patron token held</source>
        <translation>
            <numerusform>at the end of the game {who} gains %n V per patron token held</numerusform>
            <numerusform>at the end of the game {who} gains %n V per patron token held</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at the end of the game {who} gains %n V per repelled threat held</source>
        <translation>
            <numerusform>at the end of the game {who} gains %n V per repelled threat held</numerusform>
            <numerusform>at the end of the game {who} gains %n V per repelled threat held</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at the end of the game {who} gains %n V per arrested cultist held</source>
        <translation>
            <numerusform>at the end of the game {who} gains %n V per arrested cultist held</numerusform>
            <numerusform>at the end of the game {who} gains %n V per arrested cultist held</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at the end of the game {who} gains %n V per skilled worker</source>
        <translation>
            <numerusform>at the end of the game {who} gains %n V per skilled worker</numerusform>
            <numerusform>at the end of the game {who} gains %n V per skilled worker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at the end of the game {who} gains %n V per need they met in the last round</source>
        <translation>
            <numerusform>at the end of the game {who} gains %n V per need they met in the last round</numerusform>
            <numerusform>at the end of the game {who} gains %n V per need they met in the last round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at the end of the game {who} gains %n V per research card in hand</source>
        <translation>
            <numerusform>at the end of the game {who} gains %n V per research card in hand</numerusform>
            <numerusform>at the end of the game {who} gains %n V per research card in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n more chit(s) at Sun's Rise</source>
        <translation>
            <numerusform>draw %n more chit at Sun's Rise</numerusform>
            <numerusform>draw %n more chits at Sun's Rise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n fewer chit(s) at Sun's Rise</source>
        <translation>
            <numerusform>draw %n fewer chit at Sun's Rise</numerusform>
            <numerusform>draw %n fewer chits at Sun's Rise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a met need scores %n more V</source>
        <translation>
            <numerusform>a met need scores %n more V</numerusform>
            <numerusform>a met need scores %n more V</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a met need scores %n V less</source>
        <translation>
            <numerusform>a met need scores %n V less</numerusform>
            <numerusform>a met need scores %n V less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the tax of tier 1 is %n coin(s) higher</source>
        <translation>
            <numerusform>the tax of tier 1 is %n coin higher</numerusform>
            <numerusform>the tax of tier 1 is %n coins higher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the tax of tier 1 is %n coin(s) lower</source>
        <translation>
            <numerusform>the tax of tier 1 is %n coin lower</numerusform>
            <numerusform>the tax of tier 1 is %n coins lower</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the tax of tier 2 is %n coin(s) higher</source>
        <translation>
            <numerusform>the tax of tier 2 is %n coin higher</numerusform>
            <numerusform>the tax of tier 2 is %n coins higher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the tax of tier 2 is %n coin(s) lower</source>
        <translation>
            <numerusform>the tax of tier 2 is %n coin lower</numerusform>
            <numerusform>the tax of tier 2 is %n coins lower</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the tax of tier 3 is %n coin(s) higher</source>
        <translation>
            <numerusform>the tax of tier 3 is %n coin higher</numerusform>
            <numerusform>the tax of tier 3 is %n coins higher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the tax of tier 3 is %n coin(s) lower</source>
        <translation>
            <numerusform>the tax of tier 3 is %n coin lower</numerusform>
            <numerusform>the tax of tier 3 is %n coins lower</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more errand(s) each turn</source>
        <translation>
            <numerusform>%n more errand each turn</numerusform>
            <numerusform>%n more errands each turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer errand(s) each turn</source>
        <translation>
            <numerusform>%n fewer errand each turn</numerusform>
            <numerusform>%n fewer errands each turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>upgrades cost %n less resource(s)</source>
        <translation>
            <numerusform>upgrades cost %n less resource</numerusform>
            <numerusform>upgrades cost %n fewer resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the discount on upgrades is %n resource(s) smaller</source>
        <translation>
            <numerusform>the discount on upgrades is %n resource smaller</numerusform>
            <numerusform>the discount on upgrades is %n resources smaller</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>repelling a threat costs %n less resource(s)</source>
        <translation>
            <numerusform>repelling a threat costs %n less resource</numerusform>
            <numerusform>repelling a threat costs %n fewer resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the discount on repelling is %n resource(s) smaller</source>
        <translation>
            <numerusform>the discount on repelling is %n resource smaller</numerusform>
            <numerusform>the discount on repelling is %n resources smaller</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shipments cost %n less resource(s)</source>
        <translation>
            <numerusform>shipments cost %n less resource</numerusform>
            <numerusform>shipments cost %n fewer resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the discount on shipments is %n resource(s) smaller</source>
        <translation>
            <numerusform>the discount on shipments is %n resource smaller</numerusform>
            <numerusform>the discount on shipments is %n resources smaller</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each shipment costs %n more resource(s) of any kind</source>
        <translation>
            <numerusform>each shipment costs %n more resource of any kind</numerusform>
            <numerusform>each shipment costs %n more resources of any kind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the surcharge on shipments is %n resource(s) smaller</source>
        <translation>
            <numerusform>the surcharge on shipments is %n resource smaller</numerusform>
            <numerusform>the surcharge on shipments is %n resources smaller</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At %n trouble: {what}.</source>
        <translation>
            <numerusform>At %n trouble: {what}.</numerusform>
            <numerusform>At %n trouble: {what}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repel it: pay {things}, gain %n V.</source>
        <translation>
            <numerusform>Repel it: pay {things}, gain %n V.</numerusform>
            <numerusform>Repel it: pay {things}, gain %n V.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As a hidden threat: the Cult gains %n V.</source>
        <translation>
            <numerusform>As a hidden threat: the Cult gains %n V.</numerusform>
            <numerusform>As a hidden threat: the Cult gains %n V.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n V for each of your needs that scores.</source>
        <translation>
            <numerusform>%n V for each of your needs that scores.</numerusform>
            <numerusform>%n V for each of your needs that scores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n V for each of your shipments.</source>
        <translation>
            <numerusform>%n V for each of your shipments.</numerusform>
            <numerusform>%n V for each of your shipments.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n V for each of your arrests.</source>
        <translation>
            <numerusform>%n V for each of your arrests.</numerusform>
            <numerusform>%n V for each of your arrests.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n V for each of your upgrades.</source>
        <translation>
            <numerusform>%n V for each of your upgrades.</numerusform>
            <numerusform>%n V for each of your upgrades.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n V for each threat you repel.</source>
        <translation>
            <numerusform>%n V for each threat you repel.</numerusform>
            <numerusform>%n V for each threat you repel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n V each time you are lead sponsor of the passed decree.</source>
        <translation>
            <numerusform>%n V each time you are lead sponsor of the passed decree.</numerusform>
            <numerusform>%n V each time you are lead sponsor of the passed decree.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n V for each of your uses of a location in the city.</source>
        <translation>
            <numerusform>%n V for each of your uses of a location in the city.</numerusform>
            <numerusform>%n V for each of your uses of a location in the city.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Starts with %n trouble. Seeker space: {what}.</source>
        <translation>
            <numerusform>Starts with %n trouble. Seeker space: {what}.</numerusform>
            <numerusform>Starts with %n trouble. Seeker space: {what}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s): pay {things}.</source>
        <translation>
            <numerusform>%n floor: pay {things}.</numerusform>
            <numerusform>%n floors: pay {things}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n influence</source>
        <translation>
            <numerusform>%n influence</numerusform>
            <numerusform>%n influence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} (up to %n time(s))</source>
        <translation>
            <numerusform>{what} (up to %n time)</numerusform>
            <numerusform>{what} (up to %n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n food</numerusform>
            <numerusform>%n food</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n common</source>
        <translation>
            <numerusform>%n common</numerusform>
            <numerusform>%n common</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rare</source>
        <translation>
            <numerusform>%n rare</numerusform>
            <numerusform>%n rare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n magic</source>
        <translation>
            <numerusform>%n magic</numerusform>
            <numerusform>%n magic</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n V</source>
        <translation>
            <numerusform>%n V</numerusform>
            <numerusform>%n V</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row {row}: {v} V per floor, the Cult gains %n V.</source>
        <translation>
            <numerusform>Row {row}: {v} V per floor, the Cult gains %n V.</numerusform>
            <numerusform>Row {row}: {v} V per floor, the Cult gains %n V.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of adjacent spaces: {ways}.</source>
        <translation>
            <numerusform>%n pair of adjacent spaces: {ways}.</numerusform>
            <numerusform>%n pairs of adjacent spaces: {ways}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tier {tier}: pay {things} to upgrade a district and score %n V.</source>
        <translation>
            <numerusform>Tier {tier}: pay {things} to upgrade a district and score %n V.</numerusform>
            <numerusform>Tier {tier}: pay {things} to upgrade a district and score %n V.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s), each with room for {most}.</source>
        <translation>
            <numerusform>%n row, each with room for {most}.</numerusform>
            <numerusform>%n rows, each with room for {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n V for each need met.</source>
        <translation>
            <numerusform>%n V for each need met.</numerusform>
            <numerusform>%n V for each need met.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chits drawn for each unmet need: %n.</source>
        <translation>
            <numerusform>Chits drawn for each unmet need: %n.</numerusform>
            <numerusform>Chits drawn for each unmet need: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Cult starts the game with %n V.</source>
        <translation>
            <numerusform>The Cult starts the game with %n V.</numerusform>
            <numerusform>The Cult starts the game with %n V.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chits drawn each Sun's Rise: %n.</source>
        <translation>
            <numerusform>Chits drawn each Sun's Rise: %n.</numerusform>
            <numerusform>Chits drawn each Sun's Rise: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hidden threats at the start: %n.</source>
        <translation>
            <numerusform>Hidden threats at the start: %n.</numerusform>
            <numerusform>Hidden threats at the start: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles of this kind: %n.</source>
        <translation>
            <numerusform>Tiles of this kind: %n.</numerusform>
            <numerusform>Tiles of this kind: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay {things} to clear it and score %n V.</source>
        <translation>
            <numerusform>Pay {things} to clear it and score %n V.</numerusform>
            <numerusform>Pay {things} to clear it and score %n V.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each shipment costs %n more resource(s).</source>
        <translation>
            <numerusform>Each shipment costs %n more resource.</numerusform>
            <numerusform>Each shipment costs %n more resources.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If no tile is left, the Cult gains %n V instead.</source>
        <translation>
            <numerusform>If no tile is left, the Cult gains %n V instead.</numerusform>
            <numerusform>If no tile is left, the Cult gains %n V instead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in any mix of {kinds}</source>
        <translation>
            <numerusform>%n in any mix of {kinds}</numerusform>
            <numerusform>%n in any mix of {kinds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {kinds}</source>
        <translation>
            <numerusform>%n {kinds}</numerusform>
            <numerusform>%n {kinds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n research card(s)</source>
        <translation>
            <numerusform>%n research card</numerusform>
            <numerusform>%n research cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n arrested cultist(s)</source>
        <translation>
            <numerusform>%n arrested cultist</numerusform>
            <numerusform>%n arrested cultists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repelled threat card(s)</source>
        <translation>
            <numerusform>%n repelled threat card</numerusform>
            <numerusform>%n repelled threat cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discard %n research card(s)</source>
        <translation>
            <numerusform>discard %n research card</numerusform>
            <numerusform>discard %n research cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} discards %n research card(s)</source>
        <translation>
            <numerusform>{who} discards %n research card</numerusform>
            <numerusform>{who} discards %n research cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n research card(s)</source>
        <translation>
            <numerusform>draw %n research card</numerusform>
            <numerusform>draw %n research cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} draws %n research card(s)</source>
        <translation>
            <numerusform>{who} draws %n research card</numerusform>
            <numerusform>{who} draws %n research cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %n influence from the reserve</source>
        <translation>
            <numerusform>take %n influence from the reserve</numerusform>
            <numerusform>take %n influence from the reserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} takes %n influence from the reserve</source>
        <translation>
            <numerusform>{who} takes %n influence from the reserve</numerusform>
            <numerusform>{who} takes %n influence from the reserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>place %n vote(s)</source>
        <translation>
            <numerusform>place %n vote</numerusform>
            <numerusform>place %n votes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} places %n vote(s)</source>
        <translation>
            <numerusform>{who} places %n vote</numerusform>
            <numerusform>{who} places %n votes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>place %n influence with the Cult</source>
        <translation>
            <numerusform>place %n influence with the Cult</numerusform>
            <numerusform>place %n influence with the Cult</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} places %n influence with the Cult</source>
        <translation>
            <numerusform>{who} places %n influence with the Cult</numerusform>
            <numerusform>{who} places %n influence with the Cult</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>give the Cult %n V</source>
        <translation>
            <numerusform>give the Cult %n V</numerusform>
            <numerusform>give the Cult %n V</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} gives the Cult %n V</source>
        <translation>
            <numerusform>{who} gives the Cult %n V</numerusform>
            <numerusform>{who} gives the Cult %n V</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take up to %n coin(s) from the coffers</source>
        <translation>
            <numerusform>take up to %n coin from the coffers</numerusform>
            <numerusform>take up to %n coins from the coffers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} takes up to %n coin(s) from the coffers</source>
        <translation>
            <numerusform>{who} takes up to %n coin from the coffers</numerusform>
            <numerusform>{who} takes up to %n coins from the coffers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %n Sentry token(s) of a kind you do not have</source>
        <translation>
            <numerusform>take %n Sentry token of a kind you do not have</numerusform>
            <numerusform>take %n Sentry tokens of a kind you do not have</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>return %n arrested cultist(s) to the bag, if you have any</source>
        <translation>
            <numerusform>return %n arrested cultist to the bag, if you have any</numerusform>
            <numerusform>return %n arrested cultists to the bag, if you have any</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} returns %n arrested cultist(s), if any, to the bag</source>
        <translation>
            <numerusform>{who} returns %n arrested cultist, if any, to the bag</numerusform>
            <numerusform>{who} returns %n arrested cultists, if any, to the bag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>run %n extra errand(s)</source>
        <translation>
            <numerusform>run %n extra errand</numerusform>
            <numerusform>run %n extra errands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>meet %n need(s) as an extra errand</source>
        <translation>
            <numerusform>meet %n need as an extra errand</numerusform>
            <numerusform>meet %n needs as an extra errand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>send %n shipment(s) as an extra errand</source>
        <translation>
            <numerusform>send %n shipment as an extra errand</numerusform>
            <numerusform>send %n shipments as an extra errand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} (a shipment costs %n less resource(s))</source>
        <translation>
            <numerusform>{what} (a shipment costs %n less resource)</numerusform>
            <numerusform>{what} (a shipment costs %n fewer resources)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>arrest %n adjacent cultist(s)</source>
        <translation>
            <numerusform>arrest %n adjacent cultist</numerusform>
            <numerusform>arrest %n adjacent cultists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>arrest %n cultist(s) anywhere in the city</source>
        <translation>
            <numerusform>arrest %n cultist anywhere in the city</numerusform>
            <numerusform>arrest %n cultists anywhere in the city</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>train %n worker(s): {skills}</source>
        <translation>
            <numerusform>train %n worker: {skills}</numerusform>
            <numerusform>train %n workers: {skills}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} may train %n worker(s): {skills}</source>
        <translation>
            <numerusform>{who} may train %n worker: {skills}</numerusform>
            <numerusform>{who} may train %n workers: {skills}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>upgrade a district for %n less resource(s)</source>
        <translation>
            <numerusform>upgrade a district for %n less resource</numerusform>
            <numerusform>upgrade a district for %n fewer resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>repel a threat for %n less resource(s)</source>
        <translation>
            <numerusform>repel a threat for %n less resource</numerusform>
            <numerusform>repel a threat for %n fewer resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove up to %n trouble from threats</source>
        <translation>
            <numerusform>remove up to %n trouble from threats</numerusform>
            <numerusform>remove up to %n trouble from threats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove up to %n trouble from the lighthouse site</source>
        <translation>
            <numerusform>remove up to %n trouble from the lighthouse site</numerusform>
            <numerusform>remove up to %n trouble from the lighthouse site</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove up to %n trouble from threats and the lighthouse site</source>
        <translation>
            <numerusform>remove up to %n trouble from threats and the lighthouse site</numerusform>
            <numerusform>remove up to %n trouble from threats and the lighthouse site</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>look at the top %n threat card(s) and put each on the top or the bottom of the deck, in any order</source>
        <translation>
            <numerusform>look at the top %n threat card and put each on the top or the bottom of the deck, in any order</numerusform>
            <numerusform>look at the top %n threat cards and put each on the top or the bottom of the deck, in any order</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} looks at the top %n threat card(s) and puts each on the top or the bottom of the deck, in any order</source>
        <translation>
            <numerusform>{who} looks at the top %n threat card and puts each on the top or the bottom of the deck, in any order</numerusform>
            <numerusform>{who} looks at the top %n threat cards and puts each on the top or the bottom of the deck, in any order</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the next tax this turn is up to %n coin(s) less</source>
        <translation>
            <numerusform>the next tax this turn is up to %n coin less</numerusform>
            <numerusform>the next tax this turn is up to %n coins less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the next upgrade this turn costs %n less resource(s)</source>
        <translation>
            <numerusform>the next upgrade this turn costs %n less resource</numerusform>
            <numerusform>the next upgrade this turn costs %n fewer resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the next repel this turn costs %n less resource(s)</source>
        <translation>
            <numerusform>the next repel this turn costs %n less resource</numerusform>
            <numerusform>the next repel this turn costs %n fewer resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the next shipment this turn costs %n less resource(s)</source>
        <translation>
            <numerusform>the next shipment this turn costs %n less resource</numerusform>
            <numerusform>the next shipment this turn costs %n fewer resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the Cult gains %n V</source>
        <translation>
            <numerusform>the Cult gains %n V</numerusform>
            <numerusform>the Cult gains %n V</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the Cult loses %n V</source>
        <translation>
            <numerusform>the Cult loses %n V</numerusform>
            <numerusform>the Cult loses %n V</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>put %n trouble on the lighthouse site</source>
        <translation>
            <numerusform>put %n trouble on the lighthouse site</numerusform>
            <numerusform>put %n trouble on the lighthouse site</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>put %n trouble on each threat in play</source>
        <translation>
            <numerusform>put %n trouble on each threat in play</numerusform>
            <numerusform>put %n trouble on each threat in play</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove %n trouble from each threat in play</source>
        <translation>
            <numerusform>remove %n trouble from each threat in play</numerusform>
            <numerusform>remove %n trouble from each threat in play</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n chit(s) from the bag into the Hideout</source>
        <translation>
            <numerusform>draw %n chit from the bag into the Hideout</numerusform>
            <numerusform>draw %n chits from the bag into the Hideout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>put %n threat card(s) face down under Hidden Threats</source>
        <translation>
            <numerusform>put %n threat card face down under Hidden Threats</numerusform>
            <numerusform>put %n threat cards face down under Hidden Threats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the lead sponsor (if none, the Speaker) removes %n need token(s)</source>
        <translation>
            <numerusform>the lead sponsor (if none, the Speaker) removes %n need token</numerusform>
            <numerusform>the lead sponsor (if none, the Speaker) removes %n need tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) in this set are Lamplight's stand-ins: {names}, … Until none is left, the Cult also gains Lamplight's balancing number on top of what the tracker says.</source>
        <translation>
            <numerusform>%n item in this set is Lamplight's stand-in: {names}, … Until none is left, the Cult also gains Lamplight's balancing number on top of what the tracker says.</numerusform>
            <numerusform>%n items in this set are Lamplight's stand-ins: {names}, … Until none is left, the Cult also gains Lamplight's balancing number on top of what the tracker says.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your own Kinfire Council items can't be used: %n fault(s). The first: {first}</source>
        <translation>
            <numerusform>Your own Kinfire Council items can't be used: %n fault. The first: {first}</numerusform>
            <numerusform>Your own Kinfire Council items can't be used: %n faults. The first: {first}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{value} needs at the start, but the track has %n row(s); write fewer.</source>
        <translation>
            <numerusform>{value} needs at the start, but the track has %n row; write fewer.</numerusform>
            <numerusform>{value} needs at the start, but the track has %n rows; write fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cost}, minus %n resource(s)</source>
        <translation>
            <numerusform>{cost}, minus %n resource</numerusform>
            <numerusform>{cost}, minus %n resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cost}, plus %n of any kind</source>
        <translation>
            <numerusform>{cost}, plus %n of any kind</numerusform>
            <numerusform>{cost}, plus %n of any kind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: spend %n arrested cultist(s).</source>
        <translation>
            <numerusform>{who}: spend %n arrested cultist.</numerusform>
            <numerusform>{who}: spend %n arrested cultists.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: spend %n repelled threat(s).</source>
        <translation>
            <numerusform>{who}: spend %n repelled threat.</numerusform>
            <numerusform>{who}: spend %n repelled threats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: discard %n research card(s).</source>
        <translation>
            <numerusform>{who}: discard %n research card.</numerusform>
            <numerusform>{who}: discard %n research cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: place a vote, or stop (%n vote(s) left).</source>
        <translation>
            <numerusform>{who}: place a vote, or stop (%n vote left).</numerusform>
            <numerusform>{who}: place a vote, or stop (%n votes left).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: remove %n trouble from threats.</source>
        <translation>
            <numerusform>{who}: remove %n trouble from threats.</numerusform>
            <numerusform>{who}: remove %n trouble from threats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: take %n resource(s).</source>
        <translation>
            <numerusform>{who}: take %n resource.</numerusform>
            <numerusform>{who}: take %n resources.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{threat} (%n trouble)</source>
        <translation>
            <numerusform>{threat} (%n trouble)</numerusform>
            <numerusform>{threat} (%n trouble)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sentry}: %n V for {moment}</source>
        <translation>
            <numerusform>{sentry}: %n V for {moment}</numerusform>
            <numerusform>{sentry}: %n V for {moment}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs %n V; you have {held}.</source>
        <translation>
            <numerusform>This costs %n V; you have {held}.</numerusform>
            <numerusform>This costs %n V; you have {held}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs %n research card(s); you hold {held}.</source>
        <translation>
            <numerusform>This costs %n research card; you hold {held}.</numerusform>
            <numerusform>This costs %n research cards; you hold {held}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs %n arrested cultist(s); you hold {held}.</source>
        <translation>
            <numerusform>This costs %n arrested cultist; you hold {held}.</numerusform>
            <numerusform>This costs %n arrested cultists; you hold {held}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs %n repelled threat(s); you hold {held}.</source>
        <translation>
            <numerusform>This costs %n repelled threat; you hold {held}.</numerusform>
            <numerusform>This costs %n repelled threats; you hold {held}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You would have to discard %n research card(s); you hold {held}.</source>
        <translation>
            <numerusform>You would have to discard %n research card; you hold {held}.</numerusform>
            <numerusform>You would have to discard %n research cards; you hold {held}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You would have to release %n cultist(s); you hold {held}.</source>
        <translation>
            <numerusform>You would have to release %n cultist; you hold {held}.</numerusform>
            <numerusform>You would have to release %n cultists; you hold {held}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your reserve has fewer than %n influence token(s).</source>
        <translation>
            <numerusform>Your reserve has fewer than %n influence token.</numerusform>
            <numerusform>Your reserve has fewer than %n influence tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This takes %n influence token(s) from your sheet; it has {held}.</source>
        <translation>
            <numerusform>This takes %n influence token from your sheet; it has {held}.</numerusform>
            <numerusform>This takes %n influence tokens from your sheet; it has {held}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is less than %n trouble on the threats.</source>
        <translation>
            <numerusform>There is less than %n trouble on the threats.</numerusform>
            <numerusform>There is less than %n trouble on the threats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: +%n V ({source})</source>
        <translation>
            <numerusform>{who}: +%n V ({source})</numerusform>
            <numerusform>{who}: +%n V ({source})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} loses %n V ({source})</source>
        <translation>
            <numerusform>{who} loses %n V ({source})</numerusform>
            <numerusform>{who} loses %n V ({source})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Cult: +%n V ({source})</source>
        <translation>
            <numerusform>The Cult: +%n V ({source})</numerusform>
            <numerusform>The Cult: +%n V ({source})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Cult loses %n V ({source})</source>
        <translation>
            <numerusform>The Cult loses %n V ({source})</numerusform>
            <numerusform>The Cult loses %n V ({source})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} takes %n coin(s) from the coffers.</source>
        <translation>
            <numerusform>{who} takes %n coin from the coffers.</numerusform>
            <numerusform>{who} takes %n coins from the coffers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coins from the coffers to the supply: %n.</source>
        <translation>
            <numerusform>Coins from the coffers to the supply: %n.</numerusform>
            <numerusform>Coins from the coffers to the supply: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} gains %n influence.</source>
        <translation>
            <numerusform>{who} gains %n influence.</numerusform>
            <numerusform>{who} gains %n influence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} places %n influence with the Cult.</source>
        <translation>
            <numerusform>{who} places %n influence with the Cult.</numerusform>
            <numerusform>{who} places %n influence with the Cult.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} spends %n arrested cultist(s).</source>
        <translation>
            <numerusform>{who} spends %n arrested cultist.</numerusform>
            <numerusform>{who} spends %n arrested cultists.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of coin, food or common</source>
        <translation>
            <numerusform>%n of coin, food or common</numerusform>
            <numerusform>%n of coin, food or common</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cultist(s)</source>
        <translation>
            <numerusform>%n cultist</numerusform>
            <numerusform>%n cultists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repelled threat(s)</source>
        <translation>
            <numerusform>%n repelled threat</numerusform>
            <numerusform>%n repelled threats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: as Speaker, break the tie on the docket. Each decree has %n vote(s).</source>
        <translation>
            <numerusform>{who}: as Speaker, break the tie on the docket. Each decree has %n vote.</numerusform>
            <numerusform>{who}: as Speaker, break the tie on the docket. Each decree has %n votes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}, remove %n need(s) from the track. Which one?</source>
        <translation>
            <numerusform>{who}, remove %n need from the track. Which one?</numerusform>
            <numerusform>{who}, remove %n needs from the track. Which one?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The coffers are emptied: %n coin(s) to the supply.</source>
        <translation>
            <numerusform>The coffers are emptied: %n coin to the supply.</numerusform>
            <numerusform>The coffers are emptied: %n coins to the supply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n</source>
        <translation>
            <numerusform>{who}: %n</numerusform>
            <numerusform>{who}: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: +%n trouble, now {now}</source>
        <translation>
            <numerusform>{name}: +%n trouble, now {now}</numerusform>
            <numerusform>{name}: +%n trouble, now {now}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: −%n trouble, now {now}</source>
        <translation>
            <numerusform>{name}: −%n trouble, now {now}</numerusform>
            <numerusform>{name}: −%n trouble, now {now}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The site: +%n trouble, now {now}</source>
        <translation>
            <numerusform>The site: +%n trouble, now {now}</numerusform>
            <numerusform>The site: +%n trouble, now {now}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The site: −%n trouble, now {now}</source>
        <translation>
            <numerusform>The site: −%n trouble, now {now}</numerusform>
            <numerusform>The site: −%n trouble, now {now}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A threat is placed face down under Hidden Threats: now %n.</source>
        <translation>
            <numerusform>A threat is placed face down under Hidden Threats: now %n.</numerusform>
            <numerusform>A threat is placed face down under Hidden Threats: now %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passes with %n vote(s).</source>
        <translation>
            <numerusform>{name} passes with %n vote.</numerusform>
            <numerusform>{name} passes with %n votes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passes with %n vote(s): {who} breaks the tie.</source>
        <translation>
            <numerusform>{name} passes with %n vote: {who} breaks the tie.</numerusform>
            <numerusform>{name} passes with %n votes: {who} breaks the tie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trouble at the site: the lighthouse sinks to row {row}.</source>
        <translation>
            <numerusform>%n trouble at the site: the lighthouse sinks to row {row}.</numerusform>
            <numerusform>%n trouble at the site: the lighthouse sinks to row {row}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trouble at the site: the lighthouse sinks to row {row} and adds a hidden threat.</source>
        <translation>
            <numerusform>%n trouble at the site: the lighthouse sinks to row {row} and adds a hidden threat.</numerusform>
            <numerusform>%n trouble at the site: the lighthouse sinks to row {row} and adds a hidden threat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lighthouse is now built at {name}, with %n trouble.</source>
        <translation>
            <numerusform>The lighthouse is now built at {name}, with %n trouble.</numerusform>
            <numerusform>The lighthouse is now built at {name}, with %n trouble.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>patron of %n district(s), {goods}</source>
        <translation>
            <numerusform>patron of %n district, {goods}</numerusform>
            <numerusform>patron of %n districts, {goods}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Conspirator, patron of %n district(s), {goods}</source>
        <translation>
            <numerusform>Conspirator, patron of %n district, {goods}</numerusform>
            <numerusform>Conspirator, patron of %n districts, {goods}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) left</source>
        <translation>
            <numerusform>%n resource left</numerusform>
            <numerusform>%n resources left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: {what} has been used {done} of {all} times, each: {does}. Use it again? %n more time(s).</source>
        <translation>
            <numerusform>{who}: {what} has been used {done} of {all} times, each: {does}. Use it again? %n more time.</numerusform>
            <numerusform>{who}: {what} has been used {done} of {all} times, each: {does}. Use it again? %n more times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} may arrest up to %n cultist(s).</source>
        <translation>
            <numerusform>{who} may arrest up to %n cultist.</numerusform>
            <numerusform>{who} may arrest up to %n cultists.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} may train %n worker chit(s).</source>
        <translation>
            <numerusform>{who} may train %n worker chit.</numerusform>
            <numerusform>{who} may train %n worker chits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} may remove up to %n trouble from threats.</source>
        <translation>
            <numerusform>{who} may remove up to %n trouble from threats.</numerusform>
            <numerusform>{who} may remove up to %n trouble from threats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} may remove up to %n trouble from the lighthouse site.</source>
        <translation>
            <numerusform>{who} may remove up to %n trouble from the lighthouse site.</numerusform>
            <numerusform>{who} may remove up to %n trouble from the lighthouse site.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} may remove up to %n trouble from threats or the lighthouse site.</source>
        <translation>
            <numerusform>{who} may remove up to %n trouble from threats or the lighthouse site.</numerusform>
            <numerusform>{who} may remove up to %n trouble from threats or the lighthouse site.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: choose %n held cultist(s) to return to the bag.</source>
        <translation>
            <numerusform>{who}: choose %n held cultist to return to the bag.</numerusform>
            <numerusform>{who}: choose %n held cultists to return to the bag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} may meet needs or send shipments: %n extra errand(s).</source>
        <translation>
            <numerusform>{who} may meet needs or send shipments: %n extra errand.</numerusform>
            <numerusform>{who} may meet needs or send shipments: %n extra errands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} may meet needs: %n extra errand(s).</source>
        <translation>
            <numerusform>{who} may meet needs: %n extra errand.</numerusform>
            <numerusform>{who} may meet needs: %n extra errands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} may send shipments: %n extra errand(s).</source>
        <translation>
            <numerusform>{who} may send shipments: %n extra errand.</numerusform>
            <numerusform>{who} may send shipments: %n extra errands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} looks at the top %n threat(s) and puts each back on top or at the bottom.</source>
        <translation>
            <numerusform>{who} looks at the top %n threat and puts each back on top or at the bottom.</numerusform>
            <numerusform>{who} looks at the top %n threats and puts each back on top or at the bottom.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place {piece}: {place}, tax %n coin(s)</source>
        <translation>
            <numerusform>Place {piece}: {place}, tax %n coin</numerusform>
            <numerusform>Place {piece}: {place}, tax %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place {piece}: {place}, tax %n coin(s), a bonus for {patron}</source>
        <translation>
            <numerusform>Place {piece}: {place}, tax %n coin, a bonus for {patron}</numerusform>
            <numerusform>Place {piece}: {place}, tax %n coins, a bonus for {patron}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play research (%n card(s) in hand)</source>
        <translation>
            <numerusform>Play research (%n card in hand)</numerusform>
            <numerusform>Play research (%n cards in hand)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use {what}, up to %n time(s): {does}</source>
        <translation>
            <numerusform>Use {what}, up to %n time: {does}</numerusform>
            <numerusform>Use {what}, up to %n times: {does}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use {what} for {cost}, up to %n time(s): {does}</source>
        <translation>
            <numerusform>Use {what} for {cost}, up to %n time: {does}</numerusform>
            <numerusform>Use {what} for {cost}, up to %n times: {does}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n of {lies} trouble from {what}</source>
        <translation>
            <numerusform>Remove %n of {lies} trouble from {what}</numerusform>
            <numerusform>Remove %n of {lies} trouble from {what}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n of {lies} trouble from the site</source>
        <translation>
            <numerusform>Remove %n of {lies} trouble from the site</numerusform>
            <numerusform>Remove %n of {lies} trouble from the site</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send a shipment of %n floor(s) for {cost}</source>
        <translation>
            <numerusform>Send a shipment of %n floor for {cost}</numerusform>
            <numerusform>Send a shipment of %n floors for {cost}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: the tax is %n coin(s); you have {held} in coins and magic.</source>
        <translation>
            <numerusform>{place}: the tax is %n coin; you have {held} in coins and magic.</numerusform>
            <numerusform>{place}: the tax is %n coins; you have {held} in coins and magic.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} places {piece}: {place}, tax %n coin(s).</source>
        <translation>
            <numerusform>{who} places {piece}: {place}, tax %n coin.</numerusform>
            <numerusform>{who} places {piece}: {place}, tax %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} sends a shipment of %n floor(s).</source>
        <translation>
            <numerusform>{who} sends a shipment of %n floor.</numerusform>
            <numerusform>{who} sends a shipment of %n floors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} looks at the top %n threat(s).</source>
        <translation>
            <numerusform>{who} looks at the top %n threat.</numerusform>
            <numerusform>{who} looks at the top %n threats.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kinfire_council_board</name>
    <message numerus="yes">
        <source>%n choice(s)</source>
        <translation>
            <numerusform>%n choice</numerusform>
            <numerusform>%n choices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tax: %n coin(s)</source>
        <translation>
            <numerusform>tax: %n coin</numerusform>
            <numerusform>tax: %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chit(s) went into the Hideout.</source>
        <translation>
            <numerusform>%n chit went into the Hideout.</numerusform>
            <numerusform>%n chits went into the Hideout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cultist(s) stirred up trouble.</source>
        <translation>
            <numerusform>%n cultist stirred up trouble.</numerusform>
            <numerusform>%n cultists stirred up trouble.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more hidden threat(s) for the end.</source>
        <translation>
            <numerusform>%n more hidden threat for the end.</numerusform>
            <numerusform>%n more hidden threats for the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n V</source>
        <translation>
            <numerusform>%n V</numerusform>
            <numerusform>%n V</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n influence with the Cult</source>
        <translation>
            <numerusform>%n influence with the Cult</numerusform>
            <numerusform>%n influence with the Cult</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n vote</numerusform>
            <numerusform>%n votes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n research card(s)</source>
        <translation>
            <numerusform>%n research card</numerusform>
            <numerusform>%n research cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n alike</source>
        <translation>
            <numerusform>%n alike</numerusform>
            <numerusform>%n alike</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) to place</source>
        <translation>
            <numerusform>%n piece to place</numerusform>
            <numerusform>%n pieces to place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cultist(s) in the city</source>
        <translation>
            <numerusform>%n cultist in the city</numerusform>
            <numerusform>%n cultists in the city</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trouble</source>
        <translation>
            <numerusform>%n trouble</numerusform>
            <numerusform>%n trouble</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s)</source>
        <translation>
            <numerusform>%n floor</numerusform>
            <numerusform>%n floors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden threat(s)</source>
        <translation>
            <numerusform>%n hidden threat</numerusform>
            <numerusform>%n hidden threats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n influence on the sheet</source>
        <translation>
            <numerusform>%n influence on the sheet</numerusform>
            <numerusform>%n influence on the sheet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free place(s)</source>
        <translation>
            <numerusform>%n free place</numerusform>
            <numerusform>%n free places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leader(s)</source>
        <translation>
            <numerusform>%n leader</numerusform>
            <numerusform>%n leaders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>root</name>
    <message numerus="yes">
        <source>By Ferry: move %n warrior(s) from {source} to {target} and draw a card</source>
        <translation>
            <numerusform>By Ferry: move %n warrior from {source} to {target} and draw a card</numerusform>
            <numerusform>By Ferry: move %n warriors from {source} to {target} and draw a card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By Ferry: move from {source} to {target} with %n of {whom}'s warrior(s); you both draw a card</source>
        <translation>
            <numerusform>By Ferry: move from {source} to {target} with %n of {whom}'s warriors; you both draw a card</numerusform>
            <numerusform>By Ferry: move from {source} to {target} with %n of {whom}'s warriors; you both draw a card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: return %n card(s) to the deck.</source>
        <translation>
            <numerusform>{who}: return %n card to the deck.</numerusform>
            <numerusform>{who}: return %n cards to the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} returns %n card(s) to the deck.</source>
        <translation>
            <numerusform>{who} returns %n card to the deck.</numerusform>
            <numerusform>{who} returns %n cards to the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n hit(s)</source>
        <translation>
            <numerusform>Take %n hit</numerusform>
            <numerusform>Take %n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} takes %n more hit(s) in {place}. What is removed?</source>
        <translation>
            <numerusform>{who} takes %n more hit in {place}. What is removed?</numerusform>
            <numerusform>{who} takes %n more hits in {place}. What is removed?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warriors are removed first. Then choose among your buildings and tokens there: %n.</source>
        <translation>
            <numerusform>Warriors are removed first. Then choose among your buildings and tokens there: %n.</numerusform>
            <numerusform>Warriors are removed first. Then choose among your buildings and tokens there: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} deals %n hit(s)</source>
        <translation>
            <numerusform>{who} deals %n hit</numerusform>
            <numerusform>{who} deals %n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}'s ambush deals %n hit(s).</source>
        <translation>
            <numerusform>{who}'s ambush deals %n hit.</numerusform>
            <numerusform>{who}'s ambush deals %n hits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs {cost}, and you can pay for %n piece(s).</source>
        <translation>
            <numerusform>It costs {cost}, and you can pay for %n piece.</numerusform>
            <numerusform>It costs {cost}, and you can pay for %n pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scores %n point(s).</source>
        <translation>
            <numerusform>Scores %n point.</numerusform>
            <numerusform>Scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removes %n of the other players' building(s) or token(s).</source>
        <translation>
            <numerusform>Removes %n of the other players' buildings or tokens.</numerusform>
            <numerusform>Removes %n of the other players' buildings or tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removes %n enemy warrior(s).</source>
        <translation>
            <numerusform>Removes %n enemy warrior.</numerusform>
            <numerusform>Removes %n enemy warriors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more warrior(s) on the map.</source>
        <translation>
            <numerusform>%n more warrior on the map.</numerusform>
            <numerusform>%n more warriors on the map.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draws %n card(s).</source>
        <translation>
            <numerusform>Draws %n card.</numerusform>
            <numerusform>Draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Draw %n card</numerusform>
            <numerusform>Draw %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other}: %n warrior(s) from {source} to {target}</source>
        <translation>
            <numerusform>{other}: %n warrior from {source} to {target}</numerusform>
            <numerusform>{other}: %n warriors from {source} to {target}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: draw %n card(s), or take an ambush from the discard pile?</source>
        <translation>
            <numerusform>{who}: draw %n card, or take an ambush from the discard pile?</numerusform>
            <numerusform>{who}: draw %n cards, or take an ambush from the discard pile?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coffin Makers: %n of {who}'s warrior(s) on the card.</source>
        <translation>
            <numerusform>Coffin Makers: %n of {who}'s warriors on the card.</numerusform>
            <numerusform>Coffin Makers: %n of {who}'s warriors on the card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coffin Makers returns %n warrior(s).</source>
        <translation>
            <numerusform>Coffin Makers returns %n warrior.</numerusform>
            <numerusform>Coffin Makers returns %n warriors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} forges orders: %n of {other}'s warrior(s) move from {source} to {target}.</source>
        <translation>
            <numerusform>{who} forges orders: %n of {other}'s warriors moves from {source} to {target}.</numerusform>
            <numerusform>{who} forges orders: %n of {other}'s warriors move from {source} to {target}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} takes {card} from the discard pile instead of drawing %n card(s).</source>
        <translation>
            <numerusform>{who} takes {card} from the discard pile instead of drawing %n card.</numerusform>
            <numerusform>{who} takes {card} from the discard pile instead of drawing %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: where does sympathy spread? The next token scores %n.</source>
        <translation>
            <numerusform>{who}: where does sympathy spread? The next token scores %n.</numerusform>
            <numerusform>{who}: where does sympathy spread? The next token scores %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n operation(s) left: move, battle, recruit or organize.</source>
        <translation>
            <numerusform>{who}: %n operation left: move, battle, recruit or organize.</numerusform>
            <numerusform>{who}: %n operations left: move, battle, recruit or organize.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Daylight: %n action(s) left: move, battle, place a plot or trick.</source>
        <translation>
            <numerusform>Daylight: %n action left: move, battle, place a plot or trick.</numerusform>
            <numerusform>Daylight: %n actions left: move, battle, place a plot or trick.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assembly: %n action(s) left: build, recruit, move, battle or dig.</source>
        <translation>
            <numerusform>Assembly: %n action left: build, recruit, move, battle or dig.</numerusform>
            <numerusform>Assembly: %n actions left: build, recruit, move, battle or dig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decree, Recruit ({card}): where to place %n warrior(s)?</source>
        <translation>
            <numerusform>Decree, Recruit ({card}): where to place %n warrior?</numerusform>
            <numerusform>Decree, Recruit ({card}): where to place %n warriors?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marquise: %n action(s) left: {what}.</source>
        <translation>
            <numerusform>Marquise: %n action left: {what}.</numerusform>
            <numerusform>Marquise: %n actions left: {what}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n fund(s) left. Move, battle, draw, recruit, craft, export, trade post?</source>
        <translation>
            <numerusform>{who}: %n fund left. Move, battle, draw, recruit, craft, export, trade post?</numerusform>
            <numerusform>{who}: %n funds left. Move, battle, draw, recruit, craft, export, trade post?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} in {place}, %n ready item(s): {what}.</source>
        <translation>
            <numerusform>{who} in {place}, %n ready item: {what}.</numerusform>
            <numerusform>{who} in {place}, %n ready items: {what}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} discards %n supporter(s).</source>
        <translation>
            <numerusform>{who} discards %n supporter.</numerusform>
            <numerusform>{who} discards %n supporters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revolt in {place} ({base} base), %n supporter(s)</source>
        <translation>
            <numerusform>Revolt in {place} ({base} base), %n supporter</numerusform>
            <numerusform>Revolt in {place} ({base} base), %n supporters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spread sympathy to {place}, %n supporter(s)</source>
        <translation>
            <numerusform>Spread sympathy to {place}, %n supporter</numerusform>
            <numerusform>Spread sympathy to {place}, %n supporters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This takes %n supporter(s) of {suits}, or birds.</source>
        <translation>
            <numerusform>This takes %n supporter of {suits}, or birds.</numerusform>
            <numerusform>This takes %n supporters of {suits}, or birds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} gains %n officer(s).</source>
        <translation>
            <numerusform>{who} gains %n officer.</numerusform>
            <numerusform>{who} gains %n officers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} loses %n officer(s).</source>
        <translation>
            <numerusform>{who} loses %n officer.</numerusform>
            <numerusform>{who} loses %n officers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Plot in {place}: {plot} (%n warrior(s))</source>
        <translation>
            <numerusform>Plot in {place}: {plot} (%n warrior)</numerusform>
            <numerusform>Plot in {place}: {plot} (%n warriors)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This plot takes %n warrior(s) from {place}; you have {have} there.</source>
        <translation>
            <numerusform>This plot takes %n warrior from {place}; you have {have} there.</numerusform>
            <numerusform>This plot takes %n warriors from {place}; you have {have} there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose a clearing adjacent to your homeland for one more warrior (%n left).</source>
        <translation>
            <numerusform>Choose a clearing adjacent to your homeland for one more warrior (%n left).</numerusform>
            <numerusform>Choose a clearing adjacent to your homeland for one more warrior (%n left).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: conspire in {suit} clearings (the Outcast; %n acolyte(s)).</source>
        <translation>
            <numerusform>{who}: conspire in {suit} clearings (the Outcast; %n acolyte).</numerusform>
            <numerusform>{who}: conspire in {suit} clearings (the Outcast; %n acolytes).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: conspire in {suit} clearings; the Outcast is hated, so each conspiracy costs one less (%n acolyte(s)).</source>
        <translation>
            <numerusform>{who}: conspire in {suit} clearings; the Outcast is hated, so each conspiracy costs one less (%n acolyte).</numerusform>
            <numerusform>{who}: conspire in {suit} clearings; the Outcast is hated, so each conspiracy costs one less (%n acolytes).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: reveal a card and perform a ritual (%n card(s) in hand).</source>
        <translation>
            <numerusform>{who}: reveal a card and perform a ritual (%n card in hand).</numerusform>
            <numerusform>{who}: reveal a card and perform a ritual (%n cards in hand).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reveal and spend {card}: score %n point(s)</source>
        <translation>
            <numerusform>Reveal and spend {card}: score %n point</numerusform>
            <numerusform>Reveal and spend {card}: score %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} costs %n acolyte(s); you have {held}.</source>
        <translation>
            <numerusform>{what} costs %n acolyte; you have {held}.</numerusform>
            <numerusform>{what} costs %n acolytes; you have {held}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost soul(s) go to the discard pile.</source>
        <translation>
            <numerusform>%n lost soul goes to the discard pile.</numerusform>
            <numerusform>%n lost souls go to the discard pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revenge: %n of {who}'s fallen warrior(s) join the acolytes.</source>
        <translation>
            <numerusform>Revenge: %n of {who}'s fallen warriors joins the acolytes.</numerusform>
            <numerusform>Revenge: %n of {who}'s fallen warriors join the acolytes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {who}'s warrior(s) join the acolytes.</source>
        <translation>
            <numerusform>%n of {who}'s warriors joins the acolytes.</numerusform>
            <numerusform>%n of {who}'s warriors join the acolytes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} starts with %n acolyte(s).</source>
        <translation>
            <numerusform>{who} starts with %n acolyte.</numerusform>
            <numerusform>{who} starts with %n acolytes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} spends %n acolyte(s): {what}.</source>
        <translation>
            <numerusform>{who} spends %n acolyte: {what}.</numerusform>
            <numerusform>{who} spends %n acolytes: {what}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fear of the faithful: {who} discards %n random card(s).</source>
        <translation>
            <numerusform>Fear of the faithful: {who} discards %n random card.</numerusform>
            <numerusform>Fear of the faithful: {who} discards %n random cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} takes back %n revealed card(s).</source>
        <translation>
            <numerusform>{who} takes back %n revealed card.</numerusform>
            <numerusform>{who} takes back %n revealed cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{minister}: reveal %n more card(s), each for a different clearing with one of your pieces.</source>
        <translation>
            <numerusform>{minister}: reveal %n more card, each for a different clearing with one of your pieces.</numerusform>
            <numerusform>{minister}: reveal %n more cards, each for a different clearing with one of your pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warrior(s)</source>
        <translation>
            <numerusform>%n warrior</numerusform>
            <numerusform>%n warriors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marquise: choose %n more homeland(s).</source>
        <translation>
            <numerusform>Marquise: choose %n more homeland.</numerusform>
            <numerusform>Marquise: choose %n more homelands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marquise: only %n wood left. Which sawmill gets the next one?</source>
        <translation>
            <numerusform>Marquise: only %n wood left. Which sawmill gets the next one?</numerusform>
            <numerusform>Marquise: only %n wood left. Which sawmill gets the next one?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marquise: choose %n more wood to pay for the {kind} in {place}.</source>
        <translation>
            <numerusform>Marquise: choose %n more wood to pay for the {kind} in {place}.</numerusform>
            <numerusform>Marquise: choose %n more wood to pay for the {kind} in {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marquise: %n warrior(s) lost in {place}. Use Field Hospitals?</source>
        <translation>
            <numerusform>Marquise: %n warrior lost in {place}. Use Field Hospitals?</numerusform>
            <numerusform>Marquise: %n warriors lost in {place}. Use Field Hospitals?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recruit: %n warrior(s)</source>
        <translation>
            <numerusform>Recruit: %n warrior</numerusform>
            <numerusform>Recruit: %n warriors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save %n warrior(s) for {card}</source>
        <translation>
            <numerusform>Save %n warrior for {card}</numerusform>
            <numerusform>Save %n warriors for {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs %n wood; you can use {have} for {place} through clearings you rule.</source>
        <translation>
            <numerusform>This costs %n wood; you can use {have} for {place} through clearings you rule.</numerusform>
            <numerusform>This costs %n wood; you can use {have} for {place} through clearings you rule.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} gets %n wood: {where}.</source>
        <translation>
            <numerusform>{who} gets %n wood: {where}.</numerusform>
            <numerusform>{who} gets %n wood: {where}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} pays %n wood: {where}.</source>
        <translation>
            <numerusform>{who} pays %n wood: {where}.</numerusform>
            <numerusform>{who} pays %n wood: {where}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Field Hospitals: {who} spends {card}; %n warrior(s) from {place} return to the keep.</source>
        <translation>
            <numerusform>Field Hospitals: {who} spends {card}; %n warrior from {place} returns to the keep.</numerusform>
            <numerusform>Field Hospitals: {who} spends {card}; %n warriors from {place} return to the keep.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose clearings on the river for your first warriors (%n left).</source>
        <translation>
            <numerusform>Choose clearings on the river for your first warriors (%n left).</numerusform>
            <numerusform>Choose clearings on the river for your first warriors (%n left).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Price of the service: {what}. Now it is %n.</source>
        <translation>
            <numerusform>Price of the service: {what}. Now it is %n.</numerusform>
            <numerusform>Price of the service: {what}. Now it is %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: buy services from {whom} (%n more).</source>
        <translation>
            <numerusform>{who}: buy services from {whom} (%n more).</numerusform>
            <numerusform>{who}: buy services from {whom} (%n more).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whose warrior do you commit? (%n more)</source>
        <translation>
            <numerusform>Whose warrior do you commit? (%n more)</numerusform>
            <numerusform>Whose warrior do you commit? (%n more)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whose warrior do you spend? (%n more)</source>
        <translation>
            <numerusform>Whose warrior do you spend? (%n more)</numerusform>
            <numerusform>Whose warrior do you spend? (%n more)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whose warriors do you place on the tracks? (%n more)</source>
        <translation>
            <numerusform>Whose warriors do you place on the tracks? (%n more)</numerusform>
            <numerusform>Whose warriors do you place on the tracks? (%n more)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A trade post is lost: whose warriors leave your funds? (%n more)</source>
        <translation>
            <numerusform>A trade post is lost: whose warriors leave your funds? (%n more)</numerusform>
            <numerusform>A trade post is lost: whose warriors leave your funds? (%n more)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: %n</source>
        <translation>
            <numerusform>{what}: %n</numerusform>
            <numerusform>{what}: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy {card} for %n</source>
        <translation>
            <numerusform>Buy {card} for %n</numerusform>
            <numerusform>Buy {card} for %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy {what} for %n</source>
        <translation>
            <numerusform>Buy {what} for %n</numerusform>
            <numerusform>Buy {what} for %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{whom}'s warrior (%n in your funds)</source>
        <translation>
            <numerusform>{whom}'s warrior (%n in your funds)</numerusform>
            <numerusform>{whom}'s warrior (%n in your funds)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{whom} rules {place}, but you hold only %n of their fund(s); a trade post costs two.</source>
        <translation>
            <numerusform>{whom} rules {place}, but you hold only %n of their funds; a trade post costs two.</numerusform>
            <numerusform>{whom} rules {place}, but you hold only %n of their funds; a trade post costs two.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %n; you can pay {held}.</source>
        <translation>
            <numerusform>It costs %n; you can pay {held}.</numerusform>
            <numerusform>It costs %n; you can pay {held}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} commits %n fund(s): {whom}.</source>
        <translation>
            <numerusform>{who} commits %n fund: {whom}.</numerusform>
            <numerusform>{who} commits %n funds: {whom}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} spends %n fund(s): {whom}.</source>
        <translation>
            <numerusform>{who} spends %n fund: {whom}.</numerusform>
            <numerusform>{who} spends %n funds: {whom}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} places %n fund(s) on the tracks: {whom}.</source>
        <translation>
            <numerusform>{who} places %n fund on the tracks: {whom}.</numerusform>
            <numerusform>{who} places %n funds on the tracks: {whom}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} returns %n fund(s) to {whom}.</source>
        <translation>
            <numerusform>{who} returns %n fund to {whom}.</numerusform>
            <numerusform>{who} returns %n funds to {whom}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n fund(s).</source>
        <translation>
            <numerusform>{who} has %n fund.</numerusform>
            <numerusform>{who} has %n funds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Protectionism: %n of {who}'s warrior(s) go to Payments.</source>
        <translation>
            <numerusform>Protectionism: %n of {who}'s warriors goes to Payments.</numerusform>
            <numerusform>Protectionism: %n of {who}'s warriors go to Payments.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} buys {what} from {whom} for %n.</source>
        <translation>
            <numerusform>{who} buys {what} from {whom} for %n.</numerusform>
            <numerusform>{who} buys {what} from {whom} for %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} buys {card} from {whom} for %n.</source>
        <translation>
            <numerusform>{who} buys {card} from {whom} for %n.</numerusform>
            <numerusform>{who} buys {card} from {whom} for %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} refreshes %n more item(s).</source>
        <translation>
            <numerusform>{who} refreshes %n more item.</numerusform>
            <numerusform>{who} refreshes %n more items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} damages %n more item(s).</source>
        <translation>
            <numerusform>{who} damages %n more item.</numerusform>
            <numerusform>{who} damages %n more items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} repairs %n more item(s).</source>
        <translation>
            <numerusform>{who} repairs %n more item.</numerusform>
            <numerusform>{who} repairs %n more items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} exhausts %n more item(s).</source>
        <translation>
            <numerusform>{who} exhausts %n more item.</numerusform>
            <numerusform>{who} exhausts %n more items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has too many items: %n more must be removed permanently.</source>
        <translation>
            <numerusform>{who} has too many items: %n more must be removed permanently.</numerusform>
            <numerusform>{who} has too many items: %n more must be removed permanently.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Aid {whom} with {card} (%n more aid(s) this turn to the next step)</source>
        <translation>
            <numerusform>Aid {whom} with {card} (%n more aid this turn to the next step)</numerusform>
            <numerusform>Aid {whom} with {card} (%n more aids this turn to the next step)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{quest}: score %n point(s)</source>
        <translation>
            <numerusform>{quest}: score %n point</numerusform>
            <numerusform>{quest}: score %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{quest}: draw %n card(s)</source>
        <translation>
            <numerusform>{quest}: draw %n card</numerusform>
            <numerusform>{quest}: draw %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} may enlist {whom} in {place} for one point: up to %n more rolled hit(s).</source>
        <translation>
            <numerusform>{who} may enlist {whom} in {place} for one point: up to %n more rolled hit.</numerusform>
            <numerusform>{who} may enlist {whom} in {place} for one point: up to %n more rolled hits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} enlists {whom}: up to %n more rolled hit(s).</source>
        <translation>
            <numerusform>{who} enlists {whom}: up to %n more rolled hit.</numerusform>
            <numerusform>{who} enlists {whom}: up to %n more rolled hits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n warrior(s) from {source} to {target}</source>
        <translation>
            <numerusform>Move %n warrior from {source} to {target}</numerusform>
            <numerusform>Move %n warriors from {source} to {target}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move from {source} to {target} with %n of {whom}'s warrior(s)</source>
        <translation>
            <numerusform>Move from {source} to {target} with %n of {whom}'s warriors</numerusform>
            <numerusform>Move from {source} to {target} with %n of {whom}'s warriors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} discards %n card(s).</source>
        <translation>
            <numerusform>{who} discards %n card.</numerusform>
            <numerusform>{who} discards %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: only %n warrior(s) left in the supply. Where do they go?</source>
        <translation>
            <numerusform>{who}: only %n warrior left in the supply. Where does it go?</numerusform>
            <numerusform>{who}: only %n warriors left in the supply. Where do they go?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n points to activate dominance.</source>
        <translation>
            <numerusform>You need %n points to activate dominance.</numerusform>
            <numerusform>You need %n points to activate dominance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one had won after %n round(s)</source>
        <translation>
            <numerusform>No one had won after %n round</numerusform>
            <numerusform>No one had won after %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} places %n warrior(s) in {place}.</source>
        <translation>
            <numerusform>{who} places %n warrior in {place}.</numerusform>
            <numerusform>{who} places %n warriors in {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} moves %n warrior(s) from {source} to {target}.</source>
        <translation>
            <numerusform>{who} moves %n warrior from {source} to {target}.</numerusform>
            <numerusform>{who} moves %n warriors from {source} to {target}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} moves from {source} to {target} with %n allied warrior(s).</source>
        <translation>
            <numerusform>{who} moves from {source} to {target} with %n allied warrior.</numerusform>
            <numerusform>{who} moves from {source} to {target} with %n allied warriors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} scores %n point(s).</source>
        <translation>
            <numerusform>{who} scores %n point.</numerusform>
            <numerusform>{who} scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} loses %n point(s).</source>
        <translation>
            <numerusform>{who} loses %n point.</numerusform>
            <numerusform>{who} loses %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} draws %n card(s).</source>
        <translation>
            <numerusform>{who} draws %n card.</numerusform>
            <numerusform>{who} draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discard pile becomes the deck: %n card(s).</source>
        <translation>
            <numerusform>The discard pile becomes the deck: %n card.</numerusform>
            <numerusform>The discard pile becomes the deck: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{faction} can be played by at most %n player(s).</source>
        <translation>
            <numerusform>{faction} can be played by at most %n player.</numerusform>
            <numerusform>{faction} can be played by at most %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In Daylight, {who} builds in a clearing it rules, for wood. The next {what} costs {cost}; wood on the map: %n.</source>
        <translation>
            <numerusform>In Daylight, {who} builds in a clearing it rules, for wood. The next {what} costs {cost}; wood on the map: %n.</numerusform>
            <numerusform>In Daylight, {who} builds in a clearing it rules, for wood. The next {what} costs {cost}; wood on the map: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In Daylight, {who} pays for buildings with wood from clearings it rules that are connected. Wood on the map: %n.</source>
        <translation>
            <numerusform>In Daylight, {who} pays for buildings with wood from clearings it rules that are connected. Wood on the map: %n.</numerusform>
            <numerusform>In Daylight, {who} pays for buildings with wood from clearings it rules that are connected. Wood on the map: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{leader} leads until turmoil. Cards in {who}'s Decree: %n.</source>
        <translation>
            <numerusform>{leader} leads until turmoil. Cards in {who}'s Decree: %n.</numerusform>
            <numerusform>{leader} leads until turmoil. Cards in {who}'s Decree: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{leader} is face down after turmoil. {who} can choose it again only when every leader is face down; face up: %n.</source>
        <translation>
            <numerusform>{leader} is face down after turmoil. {who} can choose it again only when every leader is face down; face up: %n.</numerusform>
            <numerusform>{leader} is face down after turmoil. {who} can choose it again only when every leader is face down; face up: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} adds cards to the Decree in Birdsong and must resolve them in Daylight, column by column. Cards in {column}: %n.</source>
        <translation>
            <numerusform>{who} adds cards to the Decree in Birdsong and must resolve them in Daylight, column by column. Cards in {column}: %n.</numerusform>
            <numerusform>{who} adds cards to the Decree in Birdsong and must resolve them in Daylight, column by column. Cards in {column}: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} builds roosts only by the Decree, and in Birdsong with none on the map. Roosts on the map: %n.</source>
        <translation>
            <numerusform>{who} builds roosts only by the Decree, and in Birdsong with none on the map. Roosts on the map: %n.</numerusform>
            <numerusform>{who} builds roosts only by the Decree, and in Birdsong with none on the map. Roosts on the map: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} spends supporters in Birdsong, for revolts and sympathy, and for their suit only. Supporters: %n.</source>
        <translation>
            <numerusform>{who} spends supporters in Birdsong, for revolts and sympathy, and for their suit only. Supporters: %n.</numerusform>
            <numerusform>{who} spends supporters in Birdsong, for revolts and sympathy, and for their suit only. Supporters: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Officers are trained in Daylight with a card that matches a base, and each gives {who} one operation in Evening. Officers: %n.</source>
        <translation>
            <numerusform>Officers are trained in Daylight with a card that matches a base, and each gives {who} one operation in Evening. Officers: %n.</numerusform>
            <numerusform>Officers are trained in Daylight with a card that matches a base, and each gives {who} one operation in Evening. Officers: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} builds the {what} by a revolt in Birdsong: two matching supporters, in a sympathetic clearing. Supporters: %n.</source>
        <translation>
            <numerusform>{who} builds the {what} by a revolt in Birdsong: two matching supporters, in a sympathetic clearing. Supporters: %n.</numerusform>
            <numerusform>{who} builds the {what} by a revolt in Birdsong: two matching supporters, in a sympathetic clearing. Supporters: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In Birdsong, {who} spends supporters to spread sympathy. The next token costs at least {cost}; tokens on the map: %n.</source>
        <translation>
            <numerusform>In Birdsong, {who} spends supporters to spread sympathy. The next token costs at least {cost}; tokens on the map: %n.</numerusform>
            <numerusform>In Birdsong, {who} spends supporters to spread sympathy. The next token costs at least {cost}; tokens on the map: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All of {who}'s sympathy tokens are on the map: %n.</source>
        <translation>
            <numerusform>All of {who}'s sympathy tokens are on the map: %n.</numerusform>
            <numerusform>All of {who}'s sympathy tokens are on the map: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{character} is {who}'s character for the whole game. Items it may carry: %n.</source>
        <translation>
            <numerusform>{character} is {who}'s character for the whole game. Items it may carry: %n.</numerusform>
            <numerusform>{character} is {who}'s character for the whole game. Items it may carry: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A ready {item} of {who} goes to its track automatically. On the track: %n.</source>
        <translation>
            <numerusform>A ready {item} of {who} goes to its track automatically. On the track: %n.</numerusform>
            <numerusform>A ready {item} of {who} goes to its track automatically. On the track: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ready items in the satchel pay for what {who} does in Daylight. Ready items: %n.</source>
        <translation>
            <numerusform>Ready items in the satchel pay for what {who} does in Daylight. Ready items: %n.</numerusform>
            <numerusform>Ready items in the satchel pay for what {who} does in Daylight. Ready items: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A damaged item can't be used; {who} repairs it with a ready hammer in Daylight, or in a forest in Evening. Ready hammers: %n.</source>
        <translation>
            <numerusform>A damaged item can't be used; {who} repairs it with a ready hammer in Daylight, or in a forest in Evening. Ready hammers: %n.</numerusform>
            <numerusform>A damaged item can't be used; {who} repairs it with a ready hammer in Daylight, or in a forest in Evening. Ready hammers: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{item}: exhausted only for what {who} does with it in its turn. Ready ones: %n.</source>
        <translation>
            <numerusform>An {item} is exhausted only for what {who} does with it in its turn. Ready ones: %n.</numerusform>
            <numerusform>An {item} is exhausted only for what {who} does with it in its turn. Ready ones: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An exhausted {item} can't be used before {who} refreshes it in Birdsong. Ready ones: %n.</source>
        <translation>
            <numerusform>An exhausted {item} can't be used before {who} refreshes it in Birdsong. Ready ones: %n.</numerusform>
            <numerusform>An exhausted {item} can't be used before {who} refreshes it in Birdsong. Ready ones: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} improves this by aiding {whom} with cards in Daylight; the next step needs %n more aid(s) in one turn.</source>
        <translation>
            <numerusform>{who} improves this by aiding {whom} with cards in Daylight; the next step needs %n more aid in one turn.</numerusform>
            <numerusform>{who} improves this by aiding {whom} with cards in Daylight; the next step needs %n more aids in one turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} completes quests in Daylight, exhausting two items in a clearing of the quest's suit. Completed: %n.</source>
        <translation>
            <numerusform>{who} completes quests in Daylight, exhausting two items in a clearing of the quest's suit. Completed: %n.</numerusform>
            <numerusform>{who} completes quests in Daylight, exhausting two items in a clearing of the quest's suit. Completed: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} changes the Outcast only in Birdsong: to the most common suit of the Lost Souls, or else to Hated. Lost Souls now: %n.</source>
        <translation>
            <numerusform>{who} changes the Outcast only in Birdsong: to the most common suit of the Lost Souls, or else to Hated. Lost Souls now: %n.</numerusform>
            <numerusform>{who} changes the Outcast only in Birdsong: to the most common suit of the Lost Souls, or else to Hated. Lost Souls now: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} spends acolytes on conspiracies, only in Birdsong. Acolytes: %n.</source>
        <translation>
            <numerusform>{who} spends acolytes on conspiracies, only in Birdsong. Acolytes: %n.</numerusform>
            <numerusform>{who} spends acolytes on conspiracies, only in Birdsong. Acolytes: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: only in your Birdsong, in a {suit} clearing. It costs {cost}; you have %n.</source>
        <translation>
            <numerusform>{what}: only in your Birdsong, in a {suit} clearing. It costs {cost}; you have %n.</numerusform>
            <numerusform>{what}: only in your Birdsong, in a {suit} clearing. It costs {cost}; you have %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: only in your Birdsong, once there is an Outcast. It costs {cost}; you have %n.</source>
        <translation>
            <numerusform>{what}: only in your Birdsong, once there is an Outcast. It costs {cost}; you have %n.</numerusform>
            <numerusform>{what}: only in your Birdsong, once there is an Outcast. It costs {cost}; you have %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: only {who} may do it, in Birdsong. It costs {cost}; {who} has %n.</source>
        <translation>
            <numerusform>{what}: only {who} may do it, in Birdsong. It costs {cost}; {who} has %n.</numerusform>
            <numerusform>{what}: only {who} may do it, in Birdsong. It costs {cost}; {who} has %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n acolyte(s)</source>
        <translation>
            <numerusform>%n acolyte</numerusform>
            <numerusform>%n acolytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In Daylight {who} reveals a card to build a garden in a clearing of its suit that it rules, or spends one to score that suit. Gardens left: %n.</source>
        <translation>
            <numerusform>In Daylight {who} reveals a card to build a garden in a clearing of its suit that it rules, or spends one to score that suit. Gardens left: %n.</numerusform>
            <numerusform>In Daylight {who} reveals a card to build a garden in a clearing of its suit that it rules, or spends one to score that suit. Gardens left: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In Daylight {who} reveals a {suit} card to build a garden in a {suit} clearing it rules. Gardens of the suit left: %n.</source>
        <translation>
            <numerusform>In Daylight {who} reveals a {suit} card to build a garden in a {suit} clearing it rules. Gardens of the suit left: %n.</numerusform>
            <numerusform>In Daylight {who} reveals a {suit} card to build a garden in a {suit} clearing it rules. Gardens of the suit left: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} commits or spends funds for what it does in Daylight. Funds: %n.</source>
        <translation>
            <numerusform>{who} commits or spends funds for what it does in Daylight. Funds: %n.</numerusform>
            <numerusform>{who} commits or spends funds for what it does in Daylight. Funds: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} turns payments for services into funds in Birdsong. Payments: %n.</source>
        <translation>
            <numerusform>{who} turns payments for services into funds in Birdsong. Payments: %n.</numerusform>
            <numerusform>{who} turns payments for services into funds in Birdsong. Payments: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} gets committed warriors back as funds in Birdsong. Committed: %n.</source>
        <translation>
            <numerusform>{who} gets committed warriors back as funds in Birdsong. Committed: %n.</numerusform>
            <numerusform>{who} gets committed warriors back as funds in Birdsong. Committed: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} may set its prices at the end of Evening; others buy at the start of their Birdsong. Cards to sell: %n.</source>
        <translation>
            <numerusform>{who} may set its prices at the end of Evening; others buy at the start of their Birdsong. Cards to sell: %n.</numerusform>
            <numerusform>{who} may set its prices at the end of Evening; others buy at the start of their Birdsong. Cards to sell: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: others buy it from {who} at the start of their Birdsong. Price: %n.</source>
        <translation>
            <numerusform>{what}: others buy it from {who} at the start of their Birdsong. Price: %n.</numerusform>
            <numerusform>{what}: others buy it from {who} at the start of their Birdsong. Price: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} may set the price of {what} only at the end of its Evening. Price now: %n.</source>
        <translation>
            <numerusform>{who} may set the price of {what} only at the end of its Evening. Price now: %n.</numerusform>
            <numerusform>{who} may set the price of {what} only at the end of its Evening. Price now: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In Daylight {who} places a trade post in a ruled clearing, spending two funds of its ruler. Posts left: %n.</source>
        <translation>
            <numerusform>In Daylight {who} places a trade post in a ruled clearing, spending two funds of its ruler. Posts left: %n.</numerusform>
            <numerusform>In Daylight {who} places a trade post in a ruled clearing, spending two funds of its ruler. Posts left: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In Daylight {who} places a trade post in a ruled {suit} clearing, spending two funds of its ruler. Posts of the suit left: %n.</source>
        <translation>
            <numerusform>In Daylight {who} places a trade post in a ruled {suit} clearing, spending two funds of its ruler. Posts of the suit left: %n.</numerusform>
            <numerusform>In Daylight {who} places a trade post in a ruled {suit} clearing, spending two funds of its ruler. Posts of the suit left: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In Daylight {who} builds by revealing a card that matches a clearing it rules. Buildings on the map: %n.</source>
        <translation>
            <numerusform>In Daylight {who} builds by revealing a card that matches a clearing it rules. Buildings on the map: %n.</numerusform>
            <numerusform>In Daylight {who} builds by revealing a card that matches a clearing it rules. Buildings on the map: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In Daylight {who} builds a {what} by revealing a card that matches a clearing it rules. On the map: %n.</source>
        <translation>
            <numerusform>In Daylight {who} builds a {what} by revealing a card that matches a clearing it rules. On the map: %n.</numerusform>
            <numerusform>In Daylight {who} builds a {what} by revealing a card that matches a clearing it rules. On the map: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} sways one minister at the end of Daylight, with a crown of its rank: {rank}. Crowns left: %n.</source>
        <translation>
            <numerusform>{who} sways one minister at the end of Daylight, with a crown of its rank: {rank}. Crowns left: %n.</numerusform>
            <numerusform>{who} sways one minister at the end of Daylight, with a crown of its rank: {rank}. Crowns left: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} must sway {minister} first, at the end of Daylight, with a crown of its rank: {rank}. Crowns left: %n.</source>
        <translation>
            <numerusform>{who} must sway {minister} first, at the end of Daylight, with a crown of its rank: {rank}. Crowns left: %n.</numerusform>
            <numerusform>{who} must sway {minister} first, at the end of Daylight, with a crown of its rank: {rank}. Crowns left: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In Daylight {who} places plots face down, and flips them in Birdsong. Plots left in its supply: %n.</source>
        <translation>
            <numerusform>In Daylight {who} places plots face down, and flips them in Birdsong. Plots left in its supply: %n.</numerusform>
            <numerusform>In Daylight {who} places plots face down, and flips them in Birdsong. Plots left in its supply: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The plot in {place} can be flipped only in Birdsong, with a warrior there. {who}'s warriors there: %n.</source>
        <translation>
            <numerusform>The plot in {place} can be flipped only in Birdsong, with a warrior there. {who}'s warriors there: %n.</numerusform>
            <numerusform>The plot in {place} can be flipped only in Birdsong, with a warrior there. {who}'s warriors there: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has no plot on the map. Plots left in its supply: %n.</source>
        <translation>
            <numerusform>{who} has no plot on the map. Plots left in its supply: %n.</numerusform>
            <numerusform>{who} has no plot on the map. Plots left in its supply: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} plays automatically, following its cards; no one chooses here. It has %n point(s).</source>
        <translation>
            <numerusform>{who} plays automatically, following its cards; no one chooses here. It has %n point.</numerusform>
            <numerusform>{who} plays automatically, following its cards; no one chooses here. It has %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This only counts what {who} has. Warriors left in its supply: %n.</source>
        <translation>
            <numerusform>This only counts what {who} has. Warriors left in its supply: %n.</numerusform>
            <numerusform>This only counts what {who} has. Warriors left in its supply: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards are drawn from the deck in Evening, or when a rule says so. Cards left in it: %n.</source>
        <translation>
            <numerusform>Cards are drawn from the deck in Evening, or when a rule says so. Cards left in it: %n.</numerusform>
            <numerusform>Cards are drawn from the deck in Evening, or when a rule says so. Cards left in it: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discarded cards stay in the discard pile until the deck is empty. Cards left in the deck: %n.</source>
        <translation>
            <numerusform>Discarded cards stay in the discard pile until the deck is empty. Cards left in the deck: %n.</numerusform>
            <numerusform>Discarded cards stay in the discard pile until the deck is empty. Cards left in the deck: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is in the discard pile. It can be drawn again only after the deck runs out, which has %n card(s) left.</source>
        <translation>
            <numerusform>{card} is in the discard pile. It can be drawn again only after the deck runs out, which has %n card left.</numerusform>
            <numerusform>{card} is in the discard pile. It can be drawn again only after the deck runs out, which has %n cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Items leave the supply only when a card that shows one is crafted. Items left: %n.</source>
        <translation>
            <numerusform>Items leave the supply only when a card that shows one is crafted. Items left: %n.</numerusform>
            <numerusform>Items leave the supply only when a card that shows one is crafted. Items left: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spent and discarded cards stay in the Lost Souls. In Birdsong {who} makes their most common suit the Outcast, then discards them. Cards now: %n.</source>
        <translation>
            <numerusform>Spent and discarded cards stay in the Lost Souls. In Birdsong {who} makes their most common suit the Outcast, then discards them. Cards now: %n.</numerusform>
            <numerusform>Spent and discarded cards stay in the Lost Souls. In Birdsong {who} makes their most common suit the Outcast, then discards them. Cards now: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In Daylight you may take a dominance card from beside the map, spending a card of its suit. Cards there: %n.</source>
        <translation>
            <numerusform>In Daylight you may take a dominance card from beside the map, spending a card of its suit. Cards there: %n.</numerusform>
            <numerusform>In Daylight you may take a dominance card from beside the map, spending a card of its suit. Cards there: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is beside the map. In Daylight you may take it, spending a {suit} card; you have %n.</source>
        <translation>
            <numerusform>{card} is beside the map. In Daylight you may take it, spending a {suit} card; you have %n.</numerusform>
            <numerusform>{card} is beside the map. In Daylight you may take it, spending a {suit} card; you have %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The score track only counts: points come from what you do on the map and with cards. {who} has the most, %n point(s).</source>
        <translation>
            <numerusform>The score track only counts: points come from what you do on the map and with cards. {who} has the most, %n point.</numerusform>
            <numerusform>The score track only counts: points come from what you do on the map and with cards. {who} has the most, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This line only shows whose turn it is: {who}, {phase}. Round: %n.</source>
        <translation>
            <numerusform>This line only shows whose turn it is: {who}, {phase}. Round: %n.</numerusform>
            <numerusform>This line only shows whose turn it is: {who}, {phase}. Round: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Setup ends when every player has placed their pieces. Players: %n.</source>
        <translation>
            <numerusform>Setup ends when every player has placed their pieces. Players: %n.</numerusform>
            <numerusform>Setup ends when every player has placed their pieces. Players: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This battle is over. Its dice and hits are shown until the next action. Round: %n.</source>
        <translation>
            <numerusform>This battle is over. Its dice and hits are shown until the next action. Round: %n.</numerusform>
            <numerusform>This battle is over. Its dice and hits are shown until the next action. Round: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This page shows the cards in play, the quests and the discard pile, which has %n card(s).</source>
        <translation>
            <numerusform>This page shows the cards in play, the quests and the discard pile, which has %n card.</numerusform>
            <numerusform>This page shows the cards in play, the quests and the discard pile, which has %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only a Vagabond completes quests, in its Daylight. Open quests: %n.</source>
        <translation>
            <numerusform>Only a Vagabond completes quests, in its Daylight. Open quests: %n.</numerusform>
            <numerusform>Only a Vagabond completes quests, in its Daylight. Open quests: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {who} can use crafted cards here, each at its own time. Cards in play: %n.</source>
        <translation>
            <numerusform>Only {who} can use crafted cards here, each at its own time. Cards in play: %n.</numerusform>
            <numerusform>Only {who} can use crafted cards here, each at its own time. Cards in play: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}'s revealed cards can't be used again before Evening. Cards revealed: %n.</source>
        <translation>
            <numerusform>{who}'s revealed cards can't be used again before Evening. Cards revealed: %n.</numerusform>
            <numerusform>{who}'s revealed cards can't be used again before Evening. Cards revealed: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} can be activated in Daylight with at least 10 points, or spent for its suit. Your points: %n.</source>
        <translation>
            <numerusform>{card} can be activated in Daylight with at least 10 points, or spent for its suit. Your points: %n.</numerusform>
            <numerusform>{card} can be activated in Daylight with at least 10 points, or spent for its suit. Your points: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards in {who}'s hand: %n.</source>
        <translation>
            <numerusform>Cards in {who}'s hand: %n.</numerusform>
            <numerusform>Cards in {who}'s hand: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} sells {card} only at the start of another player's Birdsong. The price of a hand card is %n.</source>
        <translation>
            <numerusform>{who} sells {card} only at the start of another player's Birdsong. The price of a hand card is %n.</numerusform>
            <numerusform>{who} sells {card} only at the start of another player's Birdsong. The price of a hand card is %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You choose {who} only if a battle or a card needs a player. {who} has {points} and %n card(s) in hand.</source>
        <translation>
            <numerusform>You choose {who} only if a battle or a card needs a player. {who} has {points} and %n card in hand.</numerusform>
            <numerusform>You choose {who} only if a battle or a card needs a player. {who} has {points} and %n cards in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A crafted {item} stays with {who}; only a Vagabond can take it, by aiding {who}. {who} has %n.</source>
        <translation>
            <numerusform>A crafted {item} stays with {who}; only a Vagabond can take it, by aiding {who}. {who} has %n.</numerusform>
            <numerusform>A crafted {item} stays with {who}; only a Vagabond can take it, by aiding {who}. {who} has %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {place} ({suit}) you have %n warrior(s); {ruling}. {slots}</source>
        <translation>
            <numerusform>In {place} ({suit}) you have %n warrior; {ruling}. {slots}</numerusform>
            <numerusform>In {place} ({suit}) you have %n warriors; {ruling}. {slots}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open building slots: %n.</source>
        <translation>
            <numerusform>Open building slots: %n.</numerusform>
            <numerusform>Open building slots: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {who} can use {place}. Warriors there: %n.</source>
        <translation>
            <numerusform>Only {who} can use {place}. Warriors there: %n.</numerusform>
            <numerusform>Only {who} can use {place}. Warriors there: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {who} moves its warriors in {place}. To battle them you must have warriors there; you have %n.</source>
        <translation>
            <numerusform>Only {who} moves its warriors in {place}. To battle them you must have warriors there; you have %n.</numerusform>
            <numerusform>Only {who} moves its warriors in {place}. To battle them you must have warriors there; you have %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {who} moves its warriors in {place}. {who}'s warriors there: %n.</source>
        <translation>
            <numerusform>Only {who} moves its warriors in {place}. {who}'s warriors there: %n.</numerusform>
            <numerusform>Only {who} moves its warriors in {place}. {who}'s warriors there: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your {what} in {place} stays until it is removed. Your warriors there: %n.</source>
        <translation>
            <numerusform>Your {what} in {place} stays until it is removed. Your warriors there: %n.</numerusform>
            <numerusform>Your {what} in {place} stays until it is removed. Your warriors there: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To remove {who}'s {what} in {place} by battle, hits must remove its warriors first. Its warriors there: %n.</source>
        <translation>
            <numerusform>To remove {who}'s {what} in {place} by battle, hits must remove its warriors first. Its warriors there: %n.</numerusform>
            <numerusform>To remove {who}'s {what} in {place} by battle, hits must remove its warriors first. Its warriors there: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your pawn in {place} moves in Daylight, exhausting a boot. Ready boots: %n.</source>
        <translation>
            <numerusform>Your pawn in {place} moves in Daylight, exhausting a boot. Ready boots: %n.</numerusform>
            <numerusform>Your pawn in {place} moves in Daylight, exhausting a boot. Ready boots: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {who} moves its pawn in {place}, exhausting boots. Ready boots: %n.</source>
        <translation>
            <numerusform>Only {who} moves its pawn in {place}, exhausting boots. Ready boots: %n.</numerusform>
            <numerusform>Only {who} moves its pawn in {place}, exhausting boots. Ready boots: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only a Vagabond explores the ruin in {place}, exhausting a torch in Daylight. Items under it: %n.</source>
        <translation>
            <numerusform>Only a Vagabond explores the ruin in {place}, exhausting a torch in Daylight. Items under it: %n.</numerusform>
            <numerusform>Only a Vagabond explores the ruin in {place}, exhausting a torch in Daylight. Items under it: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Ferry in {place} takes one move a turn along the river from there. Your warriors there: %n.</source>
        <translation>
            <numerusform>The Ferry in {place} takes one move a turn along the river from there. Your warriors there: %n.</numerusform>
            <numerusform>The Ferry in {place} takes one move a turn along the river from there. Your warriors there: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Tower in {place} scores a point at the end of Evening for the player who rules there. Your warriors there: %n.</source>
        <translation>
            <numerusform>The Tower in {place} scores a point at the end of Evening for the player who rules there. Your warriors there: %n.</numerusform>
            <numerusform>The Tower in {place} scores a point at the end of Evening for the player who rules there. Your warriors there: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Elder Treetop adds one building slot to {place}. Your warriors there: %n.</source>
        <translation>
            <numerusform>The Elder Treetop adds one building slot to {place}. Your warriors there: %n.</numerusform>
            <numerusform>The Elder Treetop adds one building slot to {place}. Your warriors there: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the Black Market in {place} you may swap a card in your hand once on your turn, if you have a piece there. Your warriors there: %n.</source>
        <translation>
            <numerusform>At the Black Market in {place} you may swap a card in your hand once on your turn, if you have a piece there. Your warriors there: %n.</numerusform>
            <numerusform>At the Black Market in {place} you may swap a card in your hand once on your turn, if you have a piece there. Your warriors there: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can craft the Legendary Forge's items only with a piece in {place}. Your warriors there: %n.</source>
        <translation>
            <numerusform>You can craft the Legendary Forge's items only with a piece in {place}. Your warriors there: %n.</numerusform>
            <numerusform>You can craft the Legendary Forge's items only with a piece in {place}. Your warriors there: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Lost City makes {place} a fox, rabbit and mouse clearing all at once. Your warriors there: %n.</source>
        <translation>
            <numerusform>The Lost City makes {place} a fox, rabbit and mouse clearing all at once. Your warriors there: %n.</numerusform>
            <numerusform>The Lost City makes {place} a fox, rabbit and mouse clearing all at once. Your warriors there: %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>root_board</name>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s)</source>
        <translation>
            <numerusform>%n choice</numerusform>
            <numerusform>%n choices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n supporter(s)</source>
        <translation>
            <numerusform>%n supporter</numerusform>
            <numerusform>%n supporters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>room for %n without a base</source>
        <translation>
            <numerusform>room for %n without a base</numerusform>
            <numerusform>room for %n without a base</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n officer(s)</source>
        <translation>
            <numerusform>%n officer</numerusform>
            <numerusform>%n officers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s) left</source>
        <translation>
            <numerusform>%n operation left</numerusform>
            <numerusform>%n operations left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warrior(s) in the supply</source>
        <translation>
            <numerusform>%n warrior in the supply</numerusform>
            <numerusform>%n warriors in the supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ambush: %n hit(s)</source>
        <translation>
            <numerusform>ambush: %n hit</numerusform>
            <numerusform>ambush: %n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) here: click to continue.</source>
        <translation>
            <numerusform>%n choice here: click to continue.</numerusform>
            <numerusform>%n choices here: click to continue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decree, {suit}: %n card(s)</source>
        <translation>
            <numerusform>Decree, {suit}: %n card</numerusform>
            <numerusform>Decree, {suit}: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) now for the buildings of its order.</source>
        <translation>
            <numerusform>%n point now for the buildings of its order.</numerusform>
            <numerusform>%n points now for the buildings of its order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) now for its roosts.</source>
        <translation>
            <numerusform>%n point now for its roosts.</numerusform>
            <numerusform>%n points now for its roosts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warrior(s) in the Burrow.</source>
        <translation>
            <numerusform>%n warrior in the Burrow.</numerusform>
            <numerusform>%n warriors in the Burrow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>small groups move to a building or the Burrow; %n point(s) now for markets; it sways a minister of the order's suit.</source>
        <translation>
            <numerusform>small groups move to a building or the Burrow; %n point now for markets; it sways a minister of the order's suit.</numerusform>
            <numerusform>small groups move to a building or the Burrow; %n points now for markets; it sways a minister of the order's suit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plot(s) in the supply</source>
        <translation>
            <numerusform>%n plot in the supply</numerusform>
            <numerusform>%n plots in the supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draws %n card(s) in Evening</source>
        <translation>
            <numerusform>Draws %n card in Evening</numerusform>
            <numerusform>Draws %n cards in Evening</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>%n action left</numerusform>
            <numerusform>%n actions left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the supply</source>
        <translation>
            <numerusform>%n in the supply</numerusform>
            <numerusform>%n in the supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face up</source>
        <translation>
            <numerusform>%n face up</numerusform>
            <numerusform>%n face up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n acolyte(s)</source>
        <translation>
            <numerusform>%n acolyte</numerusform>
            <numerusform>%n acolytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{conspiracy} costs %n acolyte(s)</source>
        <translation>
            <numerusform>{conspiracy} costs %n acolyte</numerusform>
            <numerusform>{conspiracy} costs %n acolytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warrior(s) in the Burrow</source>
        <translation>
            <numerusform>%n warrior in the Burrow</numerusform>
            <numerusform>%n warriors in the Burrow</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warrior(s) each Birdsong</source>
        <translation>
            <numerusform>%n warrior each Birdsong</numerusform>
            <numerusform>%n warriors each Birdsong</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each Evening</source>
        <translation>
            <numerusform>%n card each Evening</numerusform>
            <numerusform>%n cards each Evening</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crown(s) left</source>
        <translation>
            <numerusform>%n crown left</numerusform>
            <numerusform>%n crowns left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scores %n point(s) each Evening</source>
        <translation>
            <numerusform>Scores %n point each Evening</numerusform>
            <numerusform>Scores %n points each Evening</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turmoil would cost %n point(s)</source>
        <translation>
            <numerusform>Turmoil would cost %n point</numerusform>
            <numerusform>Turmoil would cost %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more aid(s) this turn for the next step</source>
        <translation>
            <numerusform>%n more aid this turn for the next step</numerusform>
            <numerusform>%n more aids this turn for the next step</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counted: %n hit(s) before the roll.</source>
        <translation>
            <numerusform>Counted: %n hit before the roll.</numerusform>
            <numerusform>Counted: %n hits before the roll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{change} point(s)</source>
        <translation>
            <numerusform>{change} point</numerusform>
            <numerusform>{change} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{change} card(s) in hand</source>
        <translation>
            <numerusform>{change} card in hand</numerusform>
            <numerusform>{change} cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{change} warrior(s)</source>
        <translation>
            <numerusform>{change} warrior</numerusform>
            <numerusform>{change} warriors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{change} building(s)</source>
        <translation>
            <numerusform>{change} building</numerusform>
            <numerusform>{change} buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{change} token(s)</source>
        <translation>
            <numerusform>{change} token</numerusform>
            <numerusform>{change} tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{change} action(s)</source>
        <translation>
            <numerusform>{change} action</numerusform>
            <numerusform>{change} actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{change} wood</source>
        <translation>
            <numerusform>{change} wood</numerusform>
            <numerusform>{change} wood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{change} supporter(s)</source>
        <translation>
            <numerusform>{change} supporter</numerusform>
            <numerusform>{change} supporters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{change} officer(s)</source>
        <translation>
            <numerusform>{change} officer</numerusform>
            <numerusform>{change} officers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{change} acolyte(s)</source>
        <translation>
            <numerusform>{change} acolyte</numerusform>
            <numerusform>{change} acolytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{change} fund(s)</source>
        <translation>
            <numerusform>{change} fund</numerusform>
            <numerusform>{change} funds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{change} ready item(s)</source>
        <translation>
            <numerusform>{change} ready item</numerusform>
            <numerusform>{change} ready items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Deck: %n card</numerusform>
            <numerusform>Deck: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>Discard pile: %n card</numerusform>
            <numerusform>Discard pile: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open slot(s)</source>
        <translation>
            <numerusform>%n open slot</numerusform>
            <numerusform>%n open slots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warrior(s)</source>
        <translation>
            <numerusform>%n warrior</numerusform>
            <numerusform>%n warriors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ruin with %n item(s)</source>
        <translation>
            <numerusform>ruin with %n item</numerusform>
            <numerusform>ruin with %n items</numerusform>
        </translation>
    </message>
</context>
</TS>
