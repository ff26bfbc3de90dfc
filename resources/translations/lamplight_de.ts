<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About {name}</source>
        <translation>Über {name}</translation>
    </message>
    <message>
        <source>Version {version}. Free under the MIT licence.</source>
        <translation>Version {version}. Frei unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Mitwirkende</translation>
    </message>
    <message>
        <source>An unofficial work by people who love these games. It is not made, endorsed or supported by their publishers or designers, and holds none of their texts or pictures. Please own a copy of each game that you play with it.</source>
        <translation>Ein inoffizielles Werk von Menschen, die diese Spiele lieben. Verlage und Autoren haben es weder gemacht noch gebilligt und unterstützen es nicht; es enthält keine ihrer Texte und Bilder. Bitte besitze von jedem Spiel, das du damit spielst, ein eigenes Exemplar.</translation>
    </message>
</context>
<context>
    <name>BoxPanel</name>
    <message>
        <source>Play alone</source>
        <translation>Allein spielen</translation>
    </message>
    <message>
        <source>Against {count} bots</source>
        <translation>Gegen {count} Bots</translation>
    </message>
    <message>
        <source>Against two bots</source>
        <translation>Gegen zwei Bots</translation>
    </message>
    <message>
        <source>Set up the table...</source>
        <translation>Tisch einrichten...</translation>
    </message>
</context>
<context>
    <name>CartographersBoard</name>
    <message>
        <source>Table of Cartographers</source>
        <translation>Tisch des Kartographen</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Paper (light)</source>
        <translation>Papier (hell)</translation>
    </message>
    <message>
        <source>Night (dark)</source>
        <translation>Nacht (dunkel)</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Black and white</source>
        <translation>Schwarz-weiß</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
</context>
<context>
    <name>ClosedEyes</name>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>All open your eyes.</source>
        <translation>Alle machen die Augen auf.</translation>
    </message>
    <message>
        <source>Close your eyes again.</source>
        <translation>Mach die Augen wieder zu.</translation>
    </message>
    <message>
        <source>All close your eyes once more.</source>
        <translation>Alle machen noch einmal die Augen zu.</translation>
    </message>
    <message>
        <source>All close your eyes.</source>
        <translation>Alle machen die Augen zu.</translation>
    </message>
    <message>
        <source>Whom it concerns opens them when the countdown ends.</source>
        <translation>Wen es angeht, der öffnet sie, wenn der Countdown endet.</translation>
    </message>
    <message>
        <source>When the countdown ends, all may look.</source>
        <translation>Wenn der Countdown endet, dürfen alle hinsehen.</translation>
    </message>
    <message>
        <source>Put the laptop in the middle and press Begin. After {first} seconds whom it concerns looks and chooses without a sound. All others keep their eyes closed and wait until {whole} seconds have passed.</source>
        <translation>Stellt den Laptop in die Mitte und drückt Beginnen. Nach {first} Sekunden sieht hin, wen es angeht, und wählt ohne einen Laut. Alle anderen lassen die Augen zu und warten, bis {whole} Sekunden vorbei sind.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>There is no file {path}.</source>
        <translation>Die Datei {path} gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no level {level}. Levels: {known}.</source>
        <translation>Die Stufe {level} gibt es nicht. Stufen: {known}.</translation>
    </message>
    <message>
        <source>usage:</source>
        <translation>Aufruf:</translation>
    </message>
    <message>
        <source>Board games for long evenings, on one laptop.</source>
        <translation>Brettspiele für lange Abende, an einem Laptop.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>open a saved game or a record</source>
        <translation>gespeichertes Spiel oder Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>play</source>
        <translation>spielen</translation>
    </message>
    <message>
        <source>window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>without a window</source>
        <translation>ohne Fenster</translation>
    </message>
    <message>
        <source>begin this game at once</source>
        <translation>dieses Spiel sofort beginnen</translation>
    </message>
    <message>
        <source>the seed of the new game</source>
        <translation>Startzahl des neuen Spiels</translation>
    </message>
    <message>
        <source>bots beside you, as novice,master</source>
        <translation>Bots neben dir, etwa novice,master</translation>
    </message>
    <message>
        <source>options of the new game, as TOML</source>
        <translation>Optionen des neuen Spiels, als TOML</translation>
    </message>
    <message>
        <source>go on with the last game</source>
        <translation>das letzte Spiel fortsetzen</translation>
    </message>
    <message>
        <source>use the whole screen</source>
        <translation>den ganzen Bildschirm nutzen</translation>
    </message>
    <message>
        <source>language for this start, as de</source>
        <translation>Sprache für diesen Start, etwa de</translation>
    </message>
    <message>
        <source>paper, night, contrast, print or system</source>
        <translation>paper, night, contrast, print oder system</translation>
    </message>
    <message>
        <source>size of everything, as 1.5</source>
        <translation>Größe von allem, etwa 1.5</translation>
    </message>
    <message>
        <source>keep all files in this folder</source>
        <translation>alle Dateien in diesem Ordner halten</translation>
    </message>
    <message>
        <source>default settings, nothing restored</source>
        <translation>übliche Einstellungen, nichts wiederherstellen</translation>
    </message>
    <message>
        <source>debug, info, warning or error</source>
        <translation>debug, info, warning oder error</translation>
    </message>
    <message>
        <source>replay a record and verify it</source>
        <translation>Aufzeichnung nachspielen und prüfen</translation>
    </message>
    <message>
        <source>write a record in another form</source>
        <translation>Aufzeichnung in anderer Form schreiben</translation>
    </message>
    <message>
        <source>text, public, png or pdf</source>
        <translation>text, public, png oder pdf</translation>
    </message>
    <message>
        <source>where to write (default: beside the record)</source>
        <translation>wohin (sonst: neben die Aufzeichnung)</translation>
    </message>
    <message>
        <source>bots against bots: a table and JSON</source>
        <translation>Bots gegen Bots: eine Tabelle und JSON</translation>
    </message>
    <message>
        <source>games for each pair of levels</source>
        <translation>Spiele für jedes Paar von Stufen</translation>
    </message>
    <message>
        <source>processes at a time</source>
        <translation>Prozesse zur gleichen Zeit</translation>
    </message>
    <message>
        <source>bots play a game; pictures and record in DIR</source>
        <translation>Bots spielen; Bilder und Aufzeichnung in DIR</translation>
    </message>
    <message>
        <source>say the version and end</source>
        <translation>Version nennen und beenden</translation>
    </message>
    <message>
        <source>say this and end</source>
        <translation>dies zeigen und beenden</translation>
    </message>
    <message>
        <source>{option} cannot take this; --help says what it takes</source>
        <translation>{option} nimmt das nicht an; --help zeigt, was geht</translation>
    </message>
    <message>
        <source>{words}: not known; --help says what there is</source>
        <translation>{words}: unbekannt; --help zeigt, was es gibt</translation>
    </message>
    <message>
        <source>--export needs --to: text, public, png or pdf</source>
        <translation>--export braucht --to: text, public, png oder pdf</translation>
    </message>
    <message>
        <source>--seed, --bots and --options need --new GAME</source>
        <translation>--seed, --bots und --options brauchen --new GAME</translation>
    </message>
    <message>
        <source>--scale goes from 0.5 to 4</source>
        <translation>--scale geht von 0.5 bis 4</translation>
    </message>
    <message>
        <source>--games and --jobs are at least 1</source>
        <translation>--games und --jobs sind mindestens 1</translation>
    </message>
    <message>
        <source>There is no language {code}. Languages: {known}.</source>
        <translation>Die Sprache {code} gibt es nicht. Sprachen: {known}.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {why}</source>
        <translation>{path} lässt sich nicht lesen: {why}</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Wiedergabe</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;New game...</source>
        <translation>&amp;Neues Spiel...</translation>
    </message>
    <message>
        <source>New with the sa&amp;me set-up</source>
        <translation>Neu mit &amp;gleichem Aufbau</translation>
    </message>
    <message>
        <source>Res&amp;tart from the same seed</source>
        <translation>Mit gleicher Sta&amp;rtzahl neu beginnen</translation>
    </message>
    <message>
        <source>Continue the &amp;last game</source>
        <translation>&amp;Letztes Spiel fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>Ö&amp;ffnen...</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>Speichern &amp;unter...</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Exportieren...</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Drucken...</translation>
    </message>
    <message>
        <source>Loo&amp;k at this game again</source>
        <translation>Dieses Spiel noch einmal &amp;ansehen</translation>
    </message>
    <message>
        <source>Copy the p&amp;icture</source>
        <translation>Bild &amp;kopieren</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Co&amp;ver the screen</source>
        <translation>Bildschirm &amp;verdecken</translation>
    </message>
    <message>
        <source>&amp;Records...</source>
        <translation>Aufzei&amp;chnungen...</translation>
    </message>
    <message>
        <source>&amp;Back to the start screen</source>
        <translation>Zurück zum S&amp;tart</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Take bac&amp;k a confirmed answer</source>
        <translation>Bestätigte Antwort &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Confirm</source>
        <translation>&amp;Bestätigen</translation>
    </message>
    <message>
        <source>Cancel &amp;step</source>
        <translation>&amp;Schritt abbrechen</translation>
    </message>
    <message>
        <source>&amp;Next choice</source>
        <translation>&amp;Nächste Möglichkeit</translation>
    </message>
    <message>
        <source>&amp;Previous choice</source>
        <translation>&amp;Vorige Möglichkeit</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Why not?</source>
        <translation>War&amp;um nicht?</translation>
    </message>
    <message>
        <source>Play this &amp;decision for me</source>
        <translation>&amp;Diese Entscheidung für mich treffen</translation>
    </message>
    <message>
        <source>What happened since my &amp;last turn</source>
        <translation>Was seit meinem &amp;letzten Zug geschah</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Fit the board</source>
        <translation>Brett ein&amp;passen</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <translation>&amp;Spieler</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>Ver&amp;lauf</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>Score grap&amp;h</source>
        <translation>P&amp;unktekurve</translation>
    </message>
    <message>
        <source>Describe &amp;the board</source>
        <translation>Brett beschre&amp;iben</translation>
    </message>
    <message>
        <source>Describe m&amp;y choices</source>
        <translation>Meine &amp;Möglichkeiten beschreiben</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Anordnung zurücksetzen</translation>
    </message>
    <message>
        <source>R&amp;esult</source>
        <translation>&amp;Ergebnis</translation>
    </message>
    <message>
        <source>My noteboo&amp;k</source>
        <translation>Mein Noti&amp;zbuch</translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
        <source>&amp;Previous panel</source>
        <translation>V&amp;origer Bereich</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Schritt &amp;vor</translation>
    </message>
    <message>
        <source>Round b&amp;ack</source>
        <translation>&amp;Runde zurück</translation>
    </message>
    <message>
        <source>Round for&amp;ward</source>
        <translation>Runde v&amp;or</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>Zum &amp;Anfang</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>Zum &amp;Ende</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>A&amp;bspielen</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>&amp;Schneller</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>Ab hier &amp;weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Preferences...</source>
        <translation>&amp;Alle Einstellungen...</translation>
    </message>
    <message>
        <source>&amp;Shortcuts...</source>
        <translation>&amp;Tastenkürzel...</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Accessibility...</source>
        <translation>&amp;Barrierefreiheit...</translation>
    </message>
    <message>
        <source>&amp;Bots&apos; pace</source>
        <translation>Tempo der B&amp;ots</translation>
    </message>
    <message>
        <source>Ta&amp;ke-back rule...</source>
        <translation>&amp;Rücknahmeregel...</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>Report a &amp;problem...</source>
        <translation>&amp;Problem melden...</translation>
    </message>
    <message>
        <source>&amp;About Lamplight</source>
        <translation>Ü&amp;ber Lamplight</translation>
    </message>
</context>
<context>
    <name>CrashSheet</name>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>This is a fault of the program, not yours. You can go on. If it happens again, step back or start the program anew; a report helps to mend it.</source>
        <translation>Das ist ein Fehler des Programms, nicht deiner. Du kannst weitermachen. Passiert es noch einmal, geh einen Schritt zurück oder starte das Programm neu; ein Bericht hilft, den Fehler zu beheben.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>No game was on the table.</source>
        <translation>Es lag kein Spiel auf dem Tisch.</translation>
    </message>
    <message>
        <source>Nothing was lost: the game is saved up to the last decision.</source>
        <translation>Nichts ist verloren: Das Spiel ist bis zur letzten Entscheidung gespeichert.</translation>
    </message>
    <message>
        <source>The game could not be saved. «Save as» may still keep it elsewhere.</source>
        <translation>Das Spiel ließ sich nicht speichern. „Speichern unter“ kann es vielleicht woanders ablegen.</translation>
    </message>
    <message>
        <source>The report cannot be written: {why}</source>
        <translation>Der Bericht lässt sich nicht schreiben: {why}</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>Gespeichert: {path}</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>This is not the PIN.</source>
        <translation>Das ist nicht die PIN.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Ich bin da</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>PIN forgotten: hold to take it off</source>
        <translation>PIN vergessen: gedrückt halten, um sie zu entfernen</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn. Only {name} should look.</source>
        <translation>{name} ist dran. Nur {name} sollte hinsehen.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Das Spiel macht Pause.</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>An {name} übergeben</translation>
    </message>
</context>
<context>
    <name>Decision</name>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message numerus="yes">
        <source>%n possible</source>
        <comment>ways to decide</comment>
        <translation>
            <numerusform>%n möglich</numerusform>
            <numerusform>%n möglich</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Start again with the same cards? This game stays among the records.</source>
        <translation>Mit den gleichen Karten neu beginnen? Dieses Spiel bleibt bei den Aufzeichnungen.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Saved. Every decision is, at once.</source>
        <translation>Gespeichert. Jede Entscheidung wird es, und zwar sofort.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Nothing is sent by itself. Copy this text into your report, and say what you did and what you expected.</source>
        <translation>Nichts wird von selbst verschickt. Kopiere diesen Text in deine Meldung und sage, was du getan und was du erwartet hast.</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Problem melden</translation>
    </message>
    <message>
        <source>My choices</source>
        <translation>Meine Möglichkeiten</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Das Brett</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <source>Show it again</source>
        <translation>Noch einmal zeigen</translation>
    </message>
</context>
<context>
    <name>Headless</name>
    <message>
        <source>There is no game {game}. Games: {known}.</source>
        <translation>Das Spiel {game} gibt es nicht. Spiele: {known}.</translation>
    </message>
    <message>
        <source>{path} is sound: {game}, {count} entries.</source>
        <translation>{path} ist in Ordnung: {game}, {count} Einträge.</translation>
    </message>
    <message>
        <source>A record is never written over.</source>
        <translation>Eine Aufzeichnung wird nie überschrieben.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {why}</source>
        <translation>{path} lässt sich nicht schreiben: {why}</translation>
    </message>
    <message>
        <source>Pictures and record: {folder}</source>
        <translation>Bilder und Aufzeichnung: {folder}</translation>
    </message>
</context>
<context>
    <name>HelpPanel</name>
    <message numerus="yes">
        <source>Found in %n section(s)</source>
        <comment>help search</comment>
        <translation>
            <numerusform>In %n Abschnitt gefunden</numerusform>
            <numerusform>In %n Abschnitten gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Find the next place</source>
        <translation>Nächste Stelle suchen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>KrakenBoard</name>
    <message>
        <source>Table of Feed the Kraken</source>
        <translation>Der Tisch an Bord</translation>
    </message>
    <message>
        <source>Jump overboard</source>
        <translation>Über Bord springen</translation>
    </message>
    <message>
        <source>{choice}: Enter or press again</source>
        <translation>{choice}: Enter oder noch einmal drücken</translation>
    </message>
</context>
<context>
    <name>Lamplight</name>
    <message>
        <source>The folder {folder} cannot be written ({why}). Games are not kept; «Save as» works.</source>
        <translation>Der Ordner {folder} lässt sich nicht beschreiben ({why}). Spiele werden nicht aufbewahrt; „Speichern unter“ geht.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Lehrling</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Geselle</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Does anything that is allowed, without a thought.</source>
        <translation>Macht irgendetwas Erlaubtes, ohne nachzudenken.</translation>
    </message>
    <message>
        <source>Takes what looks good now. Overlooks what comes later.</source>
        <translation>Nimmt, was jetzt gut aussieht. Übersieht, was später kommt.</translation>
    </message>
    <message>
        <source>Weighs what comes next, and seldom wastes a turn.</source>
        <translation>Wägt ab, was als Nächstes kommt, und verschenkt selten einen Zug.</translation>
    </message>
    <message>
        <source>Plans for the whole game with all that its seat can know. Thinks a moment.</source>
        <translation>Plant für das ganze Spiel mit allem, was an seiner Stelle zu wissen ist. Denkt einen Moment nach.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>All seats</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>Lines of</source>
        <translation>Zeilen von</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Verlauf durchsuchen</translation>
    </message>
    <message>
        <source>Copy the lines</source>
        <translation>Zeilen kopieren</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Takes back the last decision of {name}.</source>
        <translation>Nimmt die letzte Entscheidung von {name} zurück.</translation>
    </message>
    <message>
        <source>{barrier} It will be noted beside the result.</source>
        <translation>{barrier} Es wird beim Ergebnis vermerkt.</translation>
    </message>
    <message>
        <source>Take back anyway</source>
        <translation>Trotzdem zurücknehmen</translation>
    </message>
    <message>
        <source>Looking for a good move ...</source>
        <translation>Ein guter Zug wird gesucht ...</translation>
    </message>
    <message>
        <source>Point at something closed and ask again.</source>
        <translation>Zeig auf etwas Gesperrtes und frag noch einmal.</translation>
    </message>
    <message>
        <source>Takes up what lies there and is not meant yet.</source>
        <translation>Hebt an, was liegt und noch nicht gilt.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Wick</source>
        <translation>Docht</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>Glut</translation>
    </message>
    <message>
        <source>Tallow</source>
        <translation>Talg</translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation>Laterne</translation>
    </message>
    <message>
        <source>Beacon</source>
        <translation>Fackel</translation>
    </message>
    <message>
        <source>Taper</source>
        <translation>Kerze</translation>
    </message>
    <message>
        <source>Spark</source>
        <translation>Funke</translation>
    </message>
    <message>
        <source>Glow</source>
        <translation>Schimmer</translation>
    </message>
</context>
<context>
    <name>Naming</name>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Bot: {level}</source>
        <translation>Bot: {level}</translation>
    </message>
    <message>
        <source>decides</source>
        <translation>entscheidet</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>denkt nach</translation>
    </message>
    <message>
        <source>is ready</source>
        <translation>ist bereit</translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s) are thinking.</source>
        <translation>
            <numerusform>%n Bot denkt nach.</numerusform>
            <numerusform>%n Bots denken nach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinking: {names}</source>
        <translation>Es denken nach: {names}</translation>
    </message>
    <message>
        <source>Hint: {move}. {reasons}</source>
        <translation>Tipp: {move}. {reasons}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist vorbei</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} teilen sich den Sieg</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message numerus="yes">
        <source>{name} took %n hint(s).</source>
        <translation>
            <numerusform>{name} hat %n Tipp genommen.</numerusform>
            <numerusform>{name} hat %n Tipps genommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} let a bot decide %n time(s).</source>
        <translation>
            <numerusform>{name} hat %n Mal einen Bot entscheiden lassen.</numerusform>
            <numerusform>{name} hat %n Mal einen Bot entscheiden lassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took something back over a barrier %n time(s).</source>
        <translation>
            <numerusform>{name} hat %n Mal über eine Schranke hinweg etwas zurückgenommen.</numerusform>
            <numerusform>{name} hat %n Mal über eine Schranke hinweg etwas zurückgenommen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Notebook</name>
    <message>
        <source>Whose notebook?</source>
        <translation>Wessen Notizbuch?</translation>
    </message>
    <message>
        <source>From now on the curtain asks for your PIN.</source>
        <translation>Ab jetzt fragt der Vorhang nach deiner PIN.</translation>
    </message>
    <message>
        <source>Your curtain asks for no PIN any more.</source>
        <translation>Dein Vorhang fragt nicht mehr nach einer PIN.</translation>
    </message>
</context>
<context>
    <name>NotebookScreen</name>
    <message>
        <source>Nothing is written here yet.</source>
        <translation>Hier steht noch nichts.</translation>
    </message>
    <message numerus="yes">
        <source>A PIN has %n or more digits or letters.</source>
        <comment>least length</comment>
        <translation>
            <numerusform>Eine PIN hat mindestens %n Ziffer oder Buchstaben.</numerusform>
            <numerusform>Eine PIN hat mindestens %n Ziffern oder Buchstaben.</numerusform>
        </translation>
    </message>
    <message>
        <source>My notebook</source>
        <translation>Mein Notizbuch</translation>
    </message>
    <message>
        <source>Hold to see</source>
        <translation>Halten zum Ansehen</translation>
    </message>
    <message>
        <source>Hold the mouse button or Space</source>
        <translation>Maustaste oder Leertaste gedrückt halten</translation>
    </message>
    <message>
        <source>A new PIN for my seat</source>
        <translation>Eine neue PIN für meinen Platz</translation>
    </message>
    <message>
        <source>PIN...</source>
        <translation>PIN...</translation>
    </message>
    <message>
        <source>Set the PIN</source>
        <translation>PIN setzen</translation>
    </message>
    <message>
        <source>No PIN any more</source>
        <translation>Keine PIN mehr</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Hold the button to read.</source>
        <translation>Halte den Knopf, um zu lesen.</translation>
    </message>
</context>
<context>
    <name>OpenEyes</name>
    <message>
        <source>Hold to see, then close your eyes again.</source>
        <translation>Halte, um zu sehen, dann mach die Augen wieder zu.</translation>
    </message>
    <message>
        <source>What is chosen when the time ends counts. Then close your eyes again.</source>
        <translation>Es zählt, was am Ende der Zeit gewählt ist. Dann mach die Augen wieder zu.</translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>Choices</source>
        <translation>Möglichkeiten</translation>
    </message>
</context>
<context>
    <name>OptionRows</name>
    <message>
        <source>Set to «{value}»: {reason}</source>
        <translation>Auf „{value}“ gestellt: {reason}</translation>
    </message>
</context>
<context>
    <name>Papers</name>
    <message>
        <source>The game is not saved yet.</source>
        <translation>Das Spiel ist noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>The game in words</source>
        <translation>Das Spiel in Worten</translation>
    </message>
    <message>
        <source>Public record without secrets</source>
        <translation>Öffentliche Aufzeichnung ohne Geheimes</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>{path} cannot be written: {why}</source>
        <translation>{path} lässt sich nicht schreiben: {why}</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>Geschrieben: {path}</translation>
    </message>
    <message>
        <source>This game has no picture to share.</source>
        <translation>Dieses Spiel hat kein Bild zum Teilen.</translation>
    </message>
    <message>
        <source>The picture is in the clipboard: paste it anywhere.</source>
        <translation>Das Bild ist in der Zwischenablage: füge es ein, wo du willst.</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>The table as it was then.</source>
        <translation>Der Tisch, wie er damals war.</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zurück ins Jetzt</translation>
    </message>
</context>
<context>
    <name>PreferencesSheet</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Look and language</source>
        <translation>&amp;Aussehen und Sprache</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>Every change holds at once.</source>
        <translation>Jede Änderung gilt sofort.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alles zurücksetzen</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>Spra&amp;che</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Bewegung</translation>
    </message>
    <message>
        <source>&amp;Bots&apos; pace</source>
        <translation>Tempo der &amp;Bots</translation>
    </message>
    <message>
        <source>&amp;Take-back rule for new games</source>
        <translation>&amp;Rücknahmeregel für neue Spiele</translation>
    </message>
    <message>
        <source>Play a single choice by itself, after showing it</source>
        <translation>Eine einzige Möglichkeit zeigen und dann von selbst spielen</translation>
    </message>
    <message>
        <source>Ask before taking back over a barrier</source>
        <translation>Fragen, bevor über eine Schranke zurückgenommen wird</translation>
    </message>
    <message>
        <source>Cover the screen when the window comes back (several people)</source>
        <translation>Bildschirm verdecken, wenn das Fenster zurückkommt (mehrere Personen)</translation>
    </message>
    <message>
        <source>Single letters are commands (H for a hint ...)</source>
        <translation>Einzelne Buchstaben sind Befehle (H für einen Tipp ...)</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>Text&amp;größe</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Dein &amp;Name</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Wastelands</source>
        <translation>Ödland</translation>
    </message>
    <message>
        <source>With skills</source>
        <translation>Mit Fähigkeiten</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Helden</translation>
    </message>
    <message>
        <source>Each for itself</source>
        <translation>Jeder für sich</translation>
    </message>
    <message>
        <source>First voyage</source>
        <translation>Erste Fahrt</translation>
    </message>
    <message>
        <source>Nobody jumps</source>
        <translation>Niemand springt</translation>
    </message>
    <message>
        <source>Silent bots</source>
        <translation>Stumme Bots</translation>
    </message>
</context>
<context>
    <name>PrintSheet</name>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Was gedruckt wird</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>Papiergröße</translation>
    </message>
    <message>
        <source>Save as PDF...</source>
        <translation>Als PDF speichern...</translation>
    </message>
    <message>
        <source>Preview and print</source>
        <translation>Vorschau und drucken</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>Geschrieben: {path}</translation>
    </message>
</context>
<context>
    <name>Privacy</name>
    <message>
        <source>Whom it concerns</source>
        <translation>Wen es angeht</translation>
    </message>
</context>
<context>
    <name>PrivateScreen</name>
    <message>
        <source>Choose the next one.</source>
        <translation>Wähle den nächsten.</translation>
    </message>
    <message>
        <source>This is not open. Hold to see why.</source>
        <translation>Das ist nicht offen. Halten, um zu sehen, warum.</translation>
    </message>
    <message>
        <source>Chosen: {what}</source>
        <translation>Gewählt: {what}</translation>
    </message>
    <message>
        <source>Nothing chosen yet</source>
        <translation>Noch nichts gewählt</translation>
    </message>
    <message>
        <source>Everybody stays here for the same time at least.</source>
        <translation>Alle bleiben hier mindestens gleich lange.</translation>
    </message>
    <message>
        <source>Hold “Done” for a moment.</source>
        <translation>Halte Fertig einen Moment lang gedrückt.</translation>
    </message>
    <message>
        <source>First hold to see what is here.</source>
        <translation>Halte erst, um zu sehen, was hier steht.</translation>
    </message>
    <message>
        <source>Chosen. Hold to see what.</source>
        <translation>Gewählt. Halten, um zu sehen, was.</translation>
    </message>
    <message>
        <source>Chosen so far: {number}. Hold to see what.</source>
        <translation>Bisher gewählt: {number}. Halten, um zu sehen, was.</translation>
    </message>
    <message>
        <source>First choose.</source>
        <translation>Wähle zuerst.</translation>
    </message>
    <message>
        <source>Hold to see</source>
        <translation>Halten zum Ansehen</translation>
    </message>
    <message>
        <source>Hold the mouse button or Space</source>
        <translation>Maustaste oder Leertaste gedrückt halten</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Hold the mouse button or Enter</source>
        <translation>Maustaste oder Enter gedrückt halten</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>Hold the button to read.</source>
        <translation>Halte den Knopf, um zu lesen.</translation>
    </message>
</context>
<context>
    <name>PromptLine</name>
    <message numerus="yes">
        <source>%n since your turn</source>
        <comment>happenings</comment>
        <translation>
            <numerusform>%n seit deinem Zug</numerusform>
            <numerusform>%n seit deinem Zug</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordsSheet</name>
    <message>
        <source>Records</source>
        <translation>Aufzeichnungen</translation>
    </message>
    <message>
        <source>No games yet. They are kept here by themselves.</source>
        <translation>Noch keine Spiele. Sie werden hier von selbst aufbewahrt.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Exportieren...</translation>
    </message>
    <message>
        <source>Older copies</source>
        <translation>Ältere Kopien</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Yes, into the bin</source>
        <translation>Ja, in den Papierkorb</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>There is no older copy of this game.</source>
        <translation>Von diesem Spiel gibt es keine ältere Kopie.</translation>
    </message>
    <message>
        <source>Put this game and its older copies into the bin?</source>
        <translation>Dieses Spiel und seine älteren Kopien in den Papierkorb legen?</translation>
    </message>
    <message>
        <source>This system has no bin. Delete the file yourself: {path}</source>
        <translation>Dieses System hat keinen Papierkorb. Lösche die Datei selbst: {path}</translation>
    </message>
    <message>
        <source>over</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>won by {names}</source>
        <translation>gewonnen von {names}</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>What all see</source>
        <translation>Was alle sehen</translation>
    </message>
    <message>
        <source>{place} of {length}</source>
        <translation>{place} von {length}</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Stelle im Spiel</translation>
    </message>
    <message>
        <source>Whose view is shown</source>
        <translation>Wessen Sicht gezeigt wird</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>ScoreGraph</name>
    <message>
        <source>Scores over time</source>
        <translation>Punkte im Lauf der Zeit</translation>
    </message>
    <message>
        <source>The graph begins when the first points are scored.</source>
        <translation>Die Kurve beginnt mit den ersten Punkten.</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Scores by source</source>
        <translation>Punkte nach Quelle</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Bot: {level}</source>
        <translation>Bot: {level}</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Geschlossen</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Name, {seat}</source>
        <translation>Name, {seat}</translation>
    </message>
    <message>
        <source>Who sits here, {seat}</source>
        <translation>Wer hier sitzt, {seat}</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Number of seats</source>
        <translation>Zahl der Spieler</translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <translation>&amp;Spieler</translation>
    </message>
</context>
<context>
    <name>SeatsStrip</name>
    <message>
        <source>Seats</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>SecretCard</name>
    <message>
        <source>Only for you</source>
        <translation>Nur für dich</translation>
    </message>
</context>
<context>
    <name>SetupSheet</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Bots see what a person in their seat would see, and nothing more.</source>
        <translation>Bots sehen, was ein Mensch an ihrer Stelle sähe, und nicht mehr.</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Optionen</translation>
    </message>
    <message>
        <source>Preset of options</source>
        <translation>Vorlage für Optionen</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Wie gedruckt</translation>
    </message>
    <message>
        <source>Keep as...</source>
        <translation>Behalten als...</translation>
    </message>
    <message>
        <source>Name of the preset, then Enter</source>
        <translation>Name der Vorlage, dann Eingabe</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Start&amp;zahl</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>The same seed, seats and options bring the same cards again.</source>
        <translation>Gleiche Startzahl, Spieler und Optionen bringen wieder die gleichen Karten.</translation>
    </message>
    <message>
        <source>drawn unseen</source>
        <translation>verdeckt gezogen</translation>
    </message>
    <message>
        <source>Whoever knows the seed can find out every secret of the game: leave it empty, and nobody sees it.</source>
        <translation>Wer die Startzahl kennt, kann jedes Geheimnis des Spiels herausfinden: Lass sie leer, dann sieht sie niemand.</translation>
    </message>
    <message>
        <source>&amp;Take-back rule</source>
        <translation>&amp;Rücknahmeregel</translation>
    </message>
    <message>
        <source>The seed is missing: any number will do.</source>
        <translation>Die Startzahl fehlt: Jede Zahl ist recht.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>One step back in this decision</source>
        <translation>Ein Schritt zurück in dieser Entscheidung</translation>
    </message>
    <message>
        <source>Search the choices</source>
        <translation>Möglichkeiten durchsuchen</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Möglichkeiten</translation>
    </message>
</context>
<context>
    <name>ShortcutTable</name>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>The usual key again</source>
        <translation>Wieder die übliche Taste</translation>
    </message>
    <message>
        <source>Enter or a double click on a command, then press its new key.</source>
        <translation>Eingabetaste oder Doppelklick auf einen Befehl, dann die neue Taste drücken.</translation>
    </message>
    <message>
        <source>{key} belongs to «{command}». Change that one first.</source>
        <translation>{key} gehört zu „{command}“. Ändere zuerst diesen Befehl.</translation>
    </message>
</context>
<context>
    <name>ShortcutsSheet</name>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>On the board: arrow keys move the cursor, Enter acts, Esc steps back.</source>
        <translation>Auf dem Brett: Pfeiltasten bewegen den Zeiger, die Eingabetaste wählt, Esc geht einen Schritt zurück.</translation>
    </message>
</context>
<context>
    <name>Source</name>
    <message>
        <source>The game in words</source>
        <translation>Das Spiel in Worten</translation>
    </message>
    <message>
        <source>there is no picture to write</source>
        <translation>es gibt kein Bild zu schreiben</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>{least} to {most} players</source>
        <translation>{least} bis {most} Spieler</translation>
    </message>
    <message>
        <source>Board games for long evenings, on one laptop</source>
        <translation>Brettspiele für lange Abende, an einem Laptop</translation>
    </message>
</context>
<context>
    <name>Submenus</name>
    <message>
        <source>No files yet</source>
        <translation>Noch keine Dateien</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Everybody may look. Next: {name}.</source>
        <translation>Alle dürfen hinsehen. Als Nächstes: {name}.</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>An {name} übergeben</translation>
    </message>
    <message>
        <source>{name} is ready to act.</source>
        <translation>{name} ist bereit zu handeln.</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>{name} acts</source>
        <translation>{name} handelt</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Everybody may look. Next all close their eyes.</source>
        <translation>Alle dürfen hinsehen. Gleich machen alle die Augen zu.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
</context>
<context>
    <name>TakeBackRules</name>
    <message>
        <source>Strict</source>
        <translation>Streng</translation>
    </message>
    <message>
        <source>Any number of steps back, but never past something that was revealed, drawn by chance or decided by another person.</source>
        <translation>Beliebig viele Schritte zurück, aber nie hinter etwas, das aufgedeckt, vom Zufall bestimmt oder von jemand anderem entschieden wurde.</translation>
    </message>
    <message>
        <source>Friendly</source>
        <translation>Freundlich</translation>
    </message>
    <message>
        <source>Such barriers may be crossed after a question. It is noted beside the result.</source>
        <translation>Über solche Schranken geht es nach einer Rückfrage. Es wird beim Ergebnis vermerkt.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>What is decided stays decided.</source>
        <translation>Entschieden ist entschieden.</translation>
    </message>
</context>
<context>
    <name>WaitingCard</name>
    <message>
        <source>Where it stopped</source>
        <translation>Wo es abbrach</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Continue where it stopped</source>
        <translation>Dort fortsetzen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>The PIN of {name} was taken off.</source>
        <translation>Die PIN von {name} wurde entfernt.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Vollbild verlassen</translation>
    </message>
</context>
<context>
    <name>WordsSheet</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
</context>
<context>
    <name>cartographers</name>
    <message>
        <source>Looks at a few places and takes what scores at the end of this season.</source>
        <translation>Sieht sich ein paar Stellen an und nimmt, was am Ende dieser Jahreszeit Sterne bringt.</translation>
    </message>
    <message>
        <source>Looks at every place and counts all four edicts, but only what is on the map already.</source>
        <translation>Sieht sich jede Stelle an und zählt alle vier Erlasse, aber nur, was schon auf der Landkarte steht.</translation>
    </message>
    <message>
        <source>Plans for the edicts to come, weighs every card that may be next, and knows where monsters hurt.</source>
        <translation>Plant für die kommenden Erlasse, bedenkt jede Karte, die folgen kann, und weiß, wo Monster wehtun.</translation>
    </message>
    <message numerus="yes">
        <source>%n more star(s) for {card} ({edict}), scored this season.</source>
        <translation>
            <numerusform>%n Stern mehr für {card} ({edict}), gewertet in dieser Jahreszeit.</numerusform>
            <numerusform>%n Sterne mehr für {card} ({edict}), gewertet in dieser Jahreszeit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more star(s) for {card} ({edict}), scored later.</source>
        <translation>
            <numerusform>%n Stern mehr für {card} ({edict}), später gewertet.</numerusform>
            <numerusform>%n Sterne mehr für {card} ({edict}), später gewertet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Brings {card} ({edict}) closer to its next stars.</source>
        <translation>Bringt {card} ({edict}) den nächsten Sternen näher.</translation>
    </message>
    <message numerus="yes">
        <source>Earns a coin that scores in %n season(s).</source>
        <translation>
            <numerusform>Bringt eine Münze, die in %n Jahreszeit zählt.</numerusform>
            <numerusform>Bringt eine Münze, die in %n Jahreszeiten zählt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Closes the mountain at {spaces}: a coin that scores in %n season(s).</source>
        <translation>
            <numerusform>Umschließt den Berg auf {spaces}: eine Münze, die in %n Jahreszeit zählt.</numerusform>
            <numerusform>Umschließt den Berg auf {spaces}: eine Münze, die in %n Jahreszeiten zählt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Closes the mountains at {spaces}: coins that score in %n season(s).</source>
        <translation>
            <numerusform>Umschließt die Berge auf {spaces}: Münzen, die in %n Jahreszeit zählen.</numerusform>
            <numerusform>Umschließt die Berge auf {spaces}: Münzen, die in %n Jahreszeiten zählen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shuts in the Dragon: coins that score in %n season(s).</source>
        <translation>
            <numerusform>Schließt den Drachen ein: Münzen, die in %n Jahreszeit zählen.</numerusform>
            <numerusform>Schließt den Drachen ein: Münzen, die in %n Jahreszeiten zählen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open space(s) fewer beside monsters.</source>
        <translation>
            <numerusform>%n leeres Feld weniger neben Monstern.</numerusform>
            <numerusform>%n leere Felder weniger neben Monstern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Destroys %n monster space(s).</source>
        <translation>
            <numerusform>Zerstört %n Monsterfeld.</numerusform>
            <numerusform>Zerstört %n Monsterfelder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Guards %n open space(s) against monsters to come.</source>
        <translation>
            <numerusform>Schützt %n leeres Feld vor künftigen Monstern.</numerusform>
            <numerusform>Schützt %n leere Felder vor künftigen Monstern.</numerusform>
        </translation>
    </message>
    <message>
        <source>Joins clusters of {terrain} into one.</source>
        <translation>Verbindet mehrere Gebiete zu einem: {terrain}.</translation>
    </message>
    <message>
        <source>Fills {spaces}, where few shapes fit.</source>
        <translation>Füllt {spaces}, wo wenige Formen passen.</translation>
    </message>
    <message>
        <source>Leaves no new single space that is hard to fill.</source>
        <translation>Lässt kein neues Einzelfeld zurück, das schwer zu füllen ist.</translation>
    </message>
    <message>
        <source>Keeps a good place for {card}, should it come next.</source>
        <translation>Hält eine gute Stelle für {card} frei, falls die Karte als Nächstes kommt.</translation>
    </message>
    <message numerus="yes">
        <source>%n open space(s) more beside monsters on that map.</source>
        <translation>
            <numerusform>%n leeres Feld mehr neben Monstern auf dieser Landkarte.</numerusform>
            <numerusform>%n leere Felder mehr neben Monstern auf dieser Landkarte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes %n star(s) of {card} ({edict}) from that map.</source>
        <translation>
            <numerusform>Nimmt dieser Landkarte %n Stern für {card} ({edict}).</numerusform>
            <numerusform>Nimmt dieser Landkarte %n Sterne für {card} ({edict}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Makes {card} ({edict}) harder on that map.</source>
        <translation>Macht {card} ({edict}) auf dieser Landkarte schwerer.</translation>
    </message>
    <message numerus="yes">
        <source>{skill} brings about %n star(s), its price paid.</source>
        <translation>
            <numerusform>{skill} bringt etwa %n Stern, den Preis schon abgezogen.</numerusform>
            <numerusform>{skill} bringt etwa %n Sterne, den Preis schon abgezogen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{skill} costs less than it brings.</source>
        <translation>{skill} kostet weniger, als sie bringt.</translation>
    </message>
    <message>
        <source>No skill brings enough here: it can wait.</source>
        <translation>Keine Fähigkeit bringt hier genug: Sie kann warten.</translation>
    </message>
    <message>
        <source>There is no other choice.</source>
        <translation>Es gibt keine andere Möglichkeit.</translation>
    </message>
    <message>
        <source>Of the places looked at, none is worth much more.</source>
        <translation>Von den betrachteten Stellen ist keine viel mehr wert.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>The base game, or Heroes with its own cards, heroes who fight monsters, and monsters with powers.</source>
        <translation>Das Grundspiel oder Helden mit eigenen Karten, mit Helden, die Monster bekämpfen, und mit Monstern, die besondere Kräfte haben.</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Helden</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Landkarte</translation>
    </message>
    <message>
        <source>All seats use the same map. A and C are open country, B and D have wasteland, where nothing can be drawn.</source>
        <translation>Alle benutzen die gleiche Landkarte. A und C sind offenes Land, auf B und D liegt Ödland, auf dem nichts gezeichnet werden kann.</translation>
    </message>
    <message>
        <source>A: Wilderness</source>
        <translation>A: Wildnis</translation>
    </message>
    <message>
        <source>B: Wastelands</source>
        <translation>B: Ödland</translation>
    </message>
    <message>
        <source>C: Open Country</source>
        <translation>C: Offenes Land</translation>
    </message>
    <message>
        <source>D: Broken Country</source>
        <translation>D: Zerklüftetes Land</translation>
    </message>
    <message>
        <source>When no shape fits</source>
        <translation>Wenn keine Form passt</translation>
    </message>
    <message>
        <source>If no shape of the card fits, you draw one single space. Its terrain is one of the card, or any terrain you like.</source>
        <translation>Passt keine Form der Karte, zeichnest du ein einzelnes Feld. Sein Gelände ist eines der Karte oder ein beliebiges.</translation>
    </message>
    <message>
        <source>A terrain of the card</source>
        <translation>Ein Gelände der Karte</translation>
    </message>
    <message>
        <source>Any terrain</source>
        <translation>Beliebiges Gelände</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Three skill cards lie open. Once a season each seat may use one and pays with its coins.</source>
        <translation>Drei Fähigkeitskarten liegen offen. Einmal je Jahreszeit darf jeder Spieler eine nutzen und zahlt mit seinen Münzen.</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>With skills</source>
        <translation>Mit Fähigkeiten</translation>
    </message>
    <message>
        <source>Who places monsters</source>
        <translation>Wer Monster setzt</translation>
    </message>
    <message>
        <source>Neighbours draw monsters on each other&apos;s maps, or the card places them by the solo rule on every map. The second is quicker at large tables.</source>
        <translation>Nachbarn zeichnen einander Monster auf die Landkarten, oder die Karte setzt sie nach der Soloregel auf jede Landkarte. Das zweite geht an großen Tischen schneller.</translation>
    </message>
    <message>
        <source>The neighbours</source>
        <translation>Die Nachbarn</translation>
    </message>
    <message>
        <source>The card, by the solo rule</source>
        <translation>Die Karte, nach der Soloregel</translation>
    </message>
    <message>
        <source>Maps of the others</source>
        <translation>Landkarten der anderen</translation>
    </message>
    <message>
        <source>Whether you may look at the maps, coins and scores of the others before the game is over.</source>
        <translation>Ob du Landkarten, Münzen und Wertungen der anderen ansehen darfst, bevor das Spiel vorbei ist.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Private</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>1 star for each forest space on the edge of the map.</source>
        <translation>1 Stern für jedes Waldfeld am Rand der Landkarte.</translation>
    </message>
    <message>
        <source>1 star for each row and 1 for each column with at least one forest.</source>
        <translation>1 Stern für jede Zeile und 1 für jede Spalte mit mindestens einem Wald.</translation>
    </message>
    <message>
        <source>1 star for each forest space whose four sides are filled spaces or the edge.</source>
        <translation>1 Stern für jedes Waldfeld, an dessen vier Seiten gefüllte Felder oder der Rand liegen.</translation>
    </message>
    <message>
        <source>3 stars for each mountain joined to another mountain by a cluster of forest.</source>
        <translation>3 Sterne für jeden Berg, den ein Waldgebiet mit einem anderen Berg verbindet.</translation>
    </message>
    <message>
        <source>1 star for each water space beside a farm and 1 for each farm space beside water.</source>
        <translation>1 Stern für jedes Wasserfeld neben Acker und 1 für jedes Ackerfeld neben Wasser.</translation>
    </message>
    <message>
        <source>2 stars for each water space and 1 for each farm space beside a mountain.</source>
        <translation>2 Sterne für jedes Wasserfeld und 1 für jedes Ackerfeld neben einem Berg.</translation>
    </message>
    <message>
        <source>1 star for each water space beside a ruins space, 3 for each farm space on a ruins space.</source>
        <translation>1 Stern für jedes Wasserfeld neben einem Ruinenfeld, 3 für jedes Ackerfeld auf einem Ruinenfeld.</translation>
    </message>
    <message>
        <source>3 stars for each cluster of farm that touches neither water nor the edge, and 3 for each cluster of water that touches neither farm nor the edge.</source>
        <translation>3 Sterne für jedes Ackergebiet, das weder Wasser noch den Rand berührt, und 3 für jedes Wassergebiet, das weder Acker noch den Rand berührt.</translation>
    </message>
    <message>
        <source>8 stars for each cluster of six or more village spaces.</source>
        <translation>8 Sterne für jedes Gebiet aus sechs oder mehr Dorffeldern.</translation>
    </message>
    <message>
        <source>1 star for each space of your largest village cluster that touches no mountain.</source>
        <translation>1 Stern für jedes Feld deines größten Dorfgebiets, das keinen Berg berührt.</translation>
    </message>
    <message>
        <source>3 stars for each village cluster that touches three or more other kinds of terrain.</source>
        <translation>3 Sterne für jedes Dorfgebiet, das drei oder mehr andere Geländearten berührt.</translation>
    </message>
    <message>
        <source>2 stars for each space of your second largest village cluster.</source>
        <translation>2 Sterne für jedes Feld deines zweitgrößten Dorfgebiets.</translation>
    </message>
    <message>
        <source>6 stars for each full row and 6 for each full column.</source>
        <translation>6 Sterne für jede volle Zeile und 6 für jede volle Spalte.</translation>
    </message>
    <message>
        <source>3 stars for each space along one side of your largest filled square.</source>
        <translation>3 Sterne für jedes Feld an einer Seite deines größten gefüllten Quadrats.</translation>
    </message>
    <message>
        <source>3 stars for each full diagonal from the left edge down and right to the bottom edge.</source>
        <translation>3 Sterne für jede volle Diagonale, die vom linken Rand nach rechts unten bis zum unteren Rand läuft.</translation>
    </message>
    <message>
        <source>1 star for each empty space whose four sides are filled spaces or the edge.</source>
        <translation>1 Stern für jedes leere Feld, an dessen vier Seiten gefüllte Felder oder der Rand liegen.</translation>
    </message>
    <message>
        <source>6 stars for each cluster of five or more forest spaces that touches no village.</source>
        <translation>6 Sterne für jedes Gebiet aus fünf oder mehr Waldfeldern, das kein Dorf berührt.</translation>
    </message>
    <message>
        <source>2 stars for each forest space whose four sides are forest or the edge.</source>
        <translation>2 Sterne für jedes Waldfeld, an dessen vier Seiten Wald oder der Rand liegt.</translation>
    </message>
    <message>
        <source>2 stars for each space of the longest unbroken run of forest up and down.</source>
        <translation>2 Sterne für jedes Feld der längsten lückenlosen senkrechten Reihe aus Wald.</translation>
    </message>
    <message>
        <source>4 stars for each row with three or more forest spaces.</source>
        <translation>4 Sterne für jede Zeile mit drei oder mehr Waldfeldern.</translation>
    </message>
    <message>
        <source>For one village cluster: 1 star for each row and 1 for each column that it lies in.</source>
        <translation>Für ein Dorfgebiet: 1 Stern für jede Zeile und 1 für jede Spalte, in der es liegt.</translation>
    </message>
    <message>
        <source>7 stars for each village cluster with a straight bar of four.</source>
        <translation>7 Sterne für jedes Dorfgebiet mit einem geraden Streifen aus vier Feldern.</translation>
    </message>
    <message>
        <source>6 stars for each village cluster with a square of two by two.</source>
        <translation>6 Sterne für jedes Dorfgebiet mit einem Quadrat aus zwei mal zwei Feldern.</translation>
    </message>
    <message>
        <source>For one village cluster: 1 star for each empty space beside it.</source>
        <translation>Für ein Dorfgebiet: 1 Stern für jedes leere Feld daneben.</translation>
    </message>
    <message>
        <source>4 stars for each column with as many farm as water spaces, at least one of each.</source>
        <translation>4 Sterne für jede Spalte mit gleich vielen Acker- und Wasserfeldern, mindestens je einem.</translation>
    </message>
    <message>
        <source>4 stars for each water space beside two or more farm spaces.</source>
        <translation>4 Sterne für jedes Wasserfeld neben zwei oder mehr Ackerfeldern.</translation>
    </message>
    <message>
        <source>7 stars for each farm cluster beside three or more water spaces.</source>
        <translation>7 Sterne für jedes Ackergebiet neben drei oder mehr Wasserfeldern.</translation>
    </message>
    <message>
        <source>5 stars for each mountain that a water cluster joins to a farm space.</source>
        <translation>5 Sterne für jeden Berg, den ein Wassergebiet mit einem Ackerfeld verbindet.</translation>
    </message>
    <message>
        <source>7 stars for each full row or column with a mountain in it.</source>
        <translation>7 Sterne für jede volle Zeile oder Spalte, in der ein Berg liegt.</translation>
    </message>
    <message>
        <source>4 stars for each row with five or more kinds of terrain; heroes and mountains are kinds.</source>
        <translation>4 Sterne für jede Zeile mit fünf oder mehr Geländearten; Helden und Berge zählen mit.</translation>
    </message>
    <message>
        <source>4 stars for each group of exactly three connected empty spaces.</source>
        <translation>4 Sterne für jede Gruppe aus genau drei zusammenhängenden leeren Feldern.</translation>
    </message>
    <message>
        <source>10 stars for each full column with an odd number.</source>
        <translation>10 Sterne für jede volle Spalte mit ungerader Nummer.</translation>
    </message>
    <message>
        <source>When an ambush is revealed: your map takes a bar of two instead of its shape.</source>
        <translation>Wenn ein Überfall aufgedeckt wird: Deine Landkarte bekommt einen Zweierstreifen statt seiner Form.</translation>
    </message>
    <message>
        <source>Draw the shape you drew once more, in the same terrain.</source>
        <translation>Zeichne deine Form noch einmal, im gleichen Gelände.</translation>
    </message>
    <message>
        <source>Also draw a bar of two beside a monster, in a terrain of the card.</source>
        <translation>Zeichne zusätzlich einen Zweierstreifen neben ein Monster, in einem Gelände der Karte.</translation>
    </message>
    <message>
        <source>Also draw one space that is farm and village at once.</source>
        <translation>Zeichne zusätzlich ein Feld, das zugleich Acker und Dorf ist.</translation>
    </message>
    <message>
        <source>Draw a shape of the card as village, whatever the card shows.</source>
        <translation>Zeichne eine Form der Karte als Dorf, was auch immer die Karte zeigt.</translation>
    </message>
    <message>
        <source>Your shape may hang over the edge; what is outside is not drawn.</source>
        <translation>Deine Form darf über den Rand ragen; was außerhalb liegt, wird nicht gezeichnet.</translation>
    </message>
    <message>
        <source>Draw a square of two by two instead of a shape of the card.</source>
        <translation>Zeichne ein Quadrat aus zwei mal zwei Feldern statt einer Form der Karte.</translation>
    </message>
    <message>
        <source>Also draw one space beside the shape you drew, in the same terrain.</source>
        <translation>Zeichne zusätzlich ein Feld neben deine Form, im gleichen Gelände.</translation>
    </message>
    <message>
        <source>The next shape must cover an unfilled ruins space. If none can, draw one single space of any terrain instead.</source>
        <translation>Die nächste Form muss ein leeres Ruinenfeld bedecken. Geht das mit keiner, zeichne stattdessen ein einzelnes Feld in beliebigem Gelände.</translation>
    </message>
    <message>
        <source>Your map goes to the left. The neighbour there draws the monsters on it.</source>
        <translation>Deine Landkarte geht nach links. Der Nachbar dort zeichnet die Monster darauf.</translation>
    </message>
    <message>
        <source>Your map goes to the right. The neighbour there draws the monsters on it.</source>
        <translation>Deine Landkarte geht nach rechts. Der Nachbar dort zeichnet die Monster darauf.</translation>
    </message>
    <message>
        <source>The monsters come by themselves: from the corner shown round the map, at the first place where they fit unturned.</source>
        <translation>Die Monster kommen von selbst: von der gezeigten Ecke aus rund um die Landkarte, an die erste Stelle, an die sie ungedreht passen.</translation>
    </message>
    <message>
        <source>Right after drawing, one space beside a Gorgon is destroyed, drawn or empty.</source>
        <translation>Gleich nach dem Zeichnen wird ein Feld neben einer Gorgone zerstört, ob gezeichnet oder leer.</translation>
    </message>
    <message>
        <source>After each season every empty space beside a Zombie becomes a Zombie.</source>
        <translation>Nach jeder Jahreszeit wird jedes leere Feld neben einem Zombie zum Zombie.</translation>
    </message>
    <message>
        <source>After each season the owner of the map destroys one empty space beside a Giant Troll.</source>
        <translation>Nach jeder Jahreszeit zerstört der Besitzer der Landkarte ein leeres Feld neben einem Riesentroll.</translation>
    </message>
    <message>
        <source>Once every space of the Dragon is destroyed or has no empty neighbour, the owner marks three coins.</source>
        <translation>Sobald jedes Feld des Drachen zerstört ist oder kein leeres Nachbarfeld hat, markiert der Besitzer drei Münzen.</translation>
    </message>
    <message>
        <source>Draw the hero on an empty space and mark what the hero attacks. Monsters there are destroyed, now or later.</source>
        <translation>Zeichne den Helden auf ein leeres Feld und markiere, was er angreift. Monster dort werden zerstört, jetzt oder später.</translation>
    </message>
    <message>
        <source>Temple Ruins</source>
        <translation>Tempelruine</translation>
    </message>
    <message>
        <source>Outpost Ruins</source>
        <translation>Vorpostenruine</translation>
    </message>
    <message>
        <source>Great River</source>
        <translation>Großer Strom</translation>
    </message>
    <message>
        <source>Farmland</source>
        <translation>Ackerland</translation>
    </message>
    <message>
        <source>Hamlet</source>
        <translation>Weiler</translation>
    </message>
    <message>
        <source>Forgotten Forest</source>
        <translation>Vergessener Wald</translation>
    </message>
    <message>
        <source>Hinterland Stream</source>
        <translation>Hinterlandbach</translation>
    </message>
    <message>
        <source>Homestead</source>
        <translation>Gehöft</translation>
    </message>
    <message>
        <source>Orchard</source>
        <translation>Obstgarten</translation>
    </message>
    <message>
        <source>Treetop Village</source>
        <translation>Baumkronendorf</translation>
    </message>
    <message>
        <source>Marshlands</source>
        <translation>Marschland</translation>
    </message>
    <message>
        <source>Fishing Village</source>
        <translation>Fischerdorf</translation>
    </message>
    <message>
        <source>Rift Lands</source>
        <translation>Land der Risse</translation>
    </message>
    <message>
        <source>Goblin Attack</source>
        <translation>Goblinangriff</translation>
    </message>
    <message>
        <source>Bugbear Assault</source>
        <translation>Bugbärenansturm</translation>
    </message>
    <message>
        <source>Kobold Onslaught</source>
        <translation>Koboldeinfall</translation>
    </message>
    <message>
        <source>Gnoll Raid</source>
        <translation>Gnollüberfall</translation>
    </message>
    <message>
        <source>Sentinel Wood</source>
        <translation>Wächterwald</translation>
    </message>
    <message>
        <source>Greenbough</source>
        <translation>Grünzweig</translation>
    </message>
    <message>
        <source>Treetower</source>
        <translation>Baumturm</translation>
    </message>
    <message>
        <source>Stoneside Forest</source>
        <translation>Steinhangwald</translation>
    </message>
    <message>
        <source>Canal Lake</source>
        <translation>Kanalsee</translation>
    </message>
    <message>
        <source>Mages Valley</source>
        <translation>Magiertal</translation>
    </message>
    <message>
        <source>The Golden Granary</source>
        <translation>Goldener Speicher</translation>
    </message>
    <message>
        <source>Shoreside Expanse</source>
        <translation>Uferweite</translation>
    </message>
    <message>
        <source>Wildholds</source>
        <translation>Wildfesten</translation>
    </message>
    <message>
        <source>Great City</source>
        <translation>Große Stadt</translation>
    </message>
    <message>
        <source>Greengold Plains</source>
        <translation>Grüngoldebene</translation>
    </message>
    <message>
        <source>Shieldgate</source>
        <translation>Schildtor</translation>
    </message>
    <message>
        <source>Borderlands</source>
        <translation>Grenzlande</translation>
    </message>
    <message>
        <source>Lost Barony</source>
        <translation>Verlorene Baronie</translation>
    </message>
    <message>
        <source>The Broken Road</source>
        <translation>Zerbrochene Straße</translation>
    </message>
    <message>
        <source>The Cauldrons</source>
        <translation>Die Kessel</translation>
    </message>
    <message>
        <source>Timber Grove</source>
        <translation>Nutzholzhain</translation>
    </message>
    <message>
        <source>Frontier Dwelling</source>
        <translation>Grenzhof</translation>
    </message>
    <message>
        <source>Woodland Crossroads</source>
        <translation>Waldkreuzung</translation>
    </message>
    <message>
        <source>Mangrove Swamp</source>
        <translation>Mangrovensumpf</translation>
    </message>
    <message>
        <source>Pasture</source>
        <translation>Weideland</translation>
    </message>
    <message>
        <source>Coastal Encampment</source>
        <translation>Küstenlager</translation>
    </message>
    <message>
        <source>Wildwood Garden</source>
        <translation>Wildwaldgarten</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Siedlung</translation>
    </message>
    <message>
        <source>Kethra&apos;s Gates</source>
        <translation>Kethras Tore</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>Lagune</translation>
    </message>
    <message>
        <source>Hillside Terrace</source>
        <translation>Hangterrasse</translation>
    </message>
    <message>
        <source>Gorgon Gaze</source>
        <translation>Gorgonenblick</translation>
    </message>
    <message>
        <source>Zombie Plague</source>
        <translation>Zombieplage</translation>
    </message>
    <message>
        <source>Giant Troll Ravage</source>
        <translation>Wüten des Riesentrolls</translation>
    </message>
    <message>
        <source>Dragon Inferno</source>
        <translation>Drachenfeuer</translation>
    </message>
    <message>
        <source>Freyla the True</source>
        <translation>Freyla die Getreue</translation>
    </message>
    <message>
        <source>Dobrik of Lorkheim</source>
        <translation>Dobrik von Lorkheim</translation>
    </message>
    <message>
        <source>Wren the Lioness</source>
        <translation>Wren die Löwin</translation>
    </message>
    <message>
        <source>Dal of Jolev</source>
        <translation>Dal von Jolev</translation>
    </message>
    <message>
        <source>Deepwood</source>
        <translation>Tiefenwald</translation>
    </message>
    <message>
        <source>Heart of the Forest</source>
        <translation>Herz des Waldes</translation>
    </message>
    <message>
        <source>Faunlost Thicket</source>
        <translation>Dickicht der Faune</translation>
    </message>
    <message>
        <source>Sleepy Valley</source>
        <translation>Schläfriges Tal</translation>
    </message>
    <message>
        <source>Caravansary</source>
        <translation>Karawanserei</translation>
    </message>
    <message>
        <source>Traylo Monastery</source>
        <translation>Kloster Traylo</translation>
    </message>
    <message>
        <source>Gnomish Colony</source>
        <translation>Gnomenkolonie</translation>
    </message>
    <message>
        <source>Outer Enclave</source>
        <translation>Äußere Enklave</translation>
    </message>
    <message>
        <source>Jorekburg</source>
        <translation>Jorekburg</translation>
    </message>
    <message>
        <source>Ulem&apos;s Wallow</source>
        <translation>Ulems Suhle</translation>
    </message>
    <message>
        <source>Craylund</source>
        <translation>Craylund</translation>
    </message>
    <message>
        <source>Clawsgrave Peaks</source>
        <translation>Klauengrabgipfel</translation>
    </message>
    <message>
        <source>Dwarvenholds</source>
        <translation>Zwergenfesten</translation>
    </message>
    <message>
        <source>Banded Hills</source>
        <translation>Bänderhügel</translation>
    </message>
    <message>
        <source>Starlit Sigil</source>
        <translation>Sternensiegel</translation>
    </message>
    <message>
        <source>Silos</source>
        <translation>Silos</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Frühling</translation>
    </message>
    <message>
        <source>Summer</source>
        <translation>Sommer</translation>
    </message>
    <message>
        <source>Fall</source>
        <translation>Herbst</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Winter</translation>
    </message>
    <message>
        <source>Acrobatics</source>
        <translation>Akrobatik</translation>
    </message>
    <message>
        <source>Concentration</source>
        <translation>Konzentration</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Heilung</translation>
    </message>
    <message>
        <source>Diplomacy</source>
        <translation>Diplomatie</translation>
    </message>
    <message>
        <source>Secret Lore</source>
        <translation>Geheimes Wissen</translation>
    </message>
    <message>
        <source>Stealth</source>
        <translation>Heimlichkeit</translation>
    </message>
    <message>
        <source>Negotiation</source>
        <translation>Verhandlung</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Dorf</translation>
    </message>
    <message>
        <source>Farm</source>
        <translation>Acker</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Berg</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Held</translation>
    </message>
    <message>
        <source>Farm and water</source>
        <translation>Acker und Wasser</translation>
    </message>
    <message>
        <source>Whole map</source>
        <translation>Ganze Landkarte</translation>
    </message>
    <message>
        <source>Legendary Cartographer</source>
        <translation>Kartographische Legende</translation>
    </message>
    <message>
        <source>Master Mapsmith</source>
        <translation>Meister der Landkarten</translation>
    </message>
    <message>
        <source>Journeyman Topographer</source>
        <translation>Topograph auf der Walz</translation>
    </message>
    <message>
        <source>Apprentice Surveyor</source>
        <translation>Vermesser im ersten Lehrjahr</translation>
    </message>
    <message>
        <source>Amateur Assessor</source>
        <translation>Gutachter nach Feierabend</translation>
    </message>
    <message>
        <source>Inept Assistant</source>
        <translation>Gehilfe mit zwei linken Händen</translation>
    </message>
    <message>
        <source>Dimwitted Doodler</source>
        <translation>Begriffsstutziger Kritzler</translation>
    </message>
    <message>
        <source>Oblivious Inkdrinker</source>
        <translation>Ahnungsloser Tintentrinker</translation>
    </message>
    <message>
        <source>Wilderness</source>
        <translation>Wildnis</translation>
    </message>
    <message>
        <source>Wastelands</source>
        <translation>Ödland</translation>
    </message>
    <message>
        <source>Open Country</source>
        <translation>Offenes Land</translation>
    </message>
    <message>
        <source>Broken Country</source>
        <translation>Zerklüftetes Land</translation>
    </message>
    <message>
        <source>Cartographers</source>
        <translation>Der Kartograph</translation>
    </message>
    <message>
        <source>Draw the same card as everybody else, each on a map of your own. Four seasons, four edicts, and monsters that your neighbours put where it hurts.</source>
        <translation>Alle zeichnen die gleiche Karte, jeder auf seine eigene Landkarte. Vier Jahreszeiten, vier Erlasse und Monster, die dir die Nachbarn dorthin setzen, wo es wehtut.</translation>
    </message>
    <message>
        <source>Edict {edict}</source>
        <translation>Erlass {edict}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} und {second}</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>zerstört</translation>
    </message>
    <message>
        <source>Heroes and Skills cannot be played together. Switch one of them off.</source>
        <translation>Helden und Fähigkeiten lassen sich nicht zusammen spielen. Schalte eines davon aus.</translation>
    </message>
    <message>
        <source>{season}, time {time} of {limit}</source>
        <translation>{season}, Zeit {time} von {limit}</translation>
    </message>
    <message>
        <source>{card}: draw one shape in one terrain.</source>
        <translation>{card}: Zeichne eine Form in einem Gelände.</translation>
    </message>
    <message>
        <source>{card}: draw over a ruins space if any shape can.</source>
        <translation>{card}: Zeichne über ein Ruinenfeld, wenn eine Form das kann.</translation>
    </message>
    <message>
        <source>{card}, {skill}: draw.</source>
        <translation>{card}, {skill}: Zeichne.</translation>
    </message>
    <message>
        <source>{card}: use a skill, or finish.</source>
        <translation>{card}: Nutze eine Fähigkeit oder schließe ab.</translation>
    </message>
    <message>
        <source>{card}: draw the monsters on the map of {owner}.</source>
        <translation>{card}: Zeichne die Monster auf die Landkarte von {owner}.</translation>
    </message>
    <message>
        <source>{card}: destroy one space beside the Gorgon on the map of {owner}.</source>
        <translation>{card}: Zerstöre ein Feld neben der Gorgone auf der Landkarte von {owner}.</translation>
    </message>
    <message>
        <source>{card}: destroy one empty space beside the Giant Troll.</source>
        <translation>{card}: Zerstöre ein leeres Feld neben dem Riesentroll.</translation>
    </message>
    <message>
        <source>{card}: choose a space for the hero and what the hero attacks.</source>
        <translation>{card}: Wähle ein Feld für den Helden und was er angreift.</translation>
    </message>
    <message>
        <source>{card}: pay for Acrobatics, so that your map takes only a bar of two?</source>
        <translation>{card}: Für Akrobatik zahlen, damit deine Landkarte nur einen Zweierstreifen bekommt?</translation>
    </message>
    <message>
        <source>{card}: use Diplomacy to draw one space of farm and village?</source>
        <translation>{card}: Mit Diplomatie ein Feld aus Acker und Dorf zeichnen?</translation>
    </message>
    <message>
        <source>{terrain} on {spaces}</source>
        <translation>{terrain} auf {spaces}</translation>
    </message>
    <message>
        <source>Hero on {spaces}, attacks {marks}</source>
        <translation>Held auf {spaces}, greift {marks} an</translation>
    </message>
    <message>
        <source>Hero on {spaces}, attacks nothing</source>
        <translation>Held auf {spaces}, greift nichts an</translation>
    </message>
    <message>
        <source>Destroy {spaces}</source>
        <translation>{spaces} zerstören</translation>
    </message>
    <message numerus="yes">
        <source>Use {skill} (%n coin(s))</source>
        <translation>
            <numerusform>{skill} nutzen (%n Münze)</numerusform>
            <numerusform>{skill} nutzen (%n Münzen)</numerusform>
        </translation>
    </message>
    <message>
        <source>Part of the shape is off the map.</source>
        <translation>Ein Teil der Form liegt außerhalb der Landkarte.</translation>
    </message>
    <message>
        <source>{space} is a mountain: nothing is drawn there.</source>
        <translation>{space} ist ein Berg: Dort wird nichts gezeichnet.</translation>
    </message>
    <message>
        <source>{space} is wasteland: nothing is drawn there.</source>
        <translation>{space} ist Ödland: Dort wird nichts gezeichnet.</translation>
    </message>
    <message>
        <source>{space} is destroyed.</source>
        <translation>{space} ist zerstört.</translation>
    </message>
    <message>
        <source>{space} is drawn already: {terrain}.</source>
        <translation>{space} ist schon gezeichnet: {terrain}.</translation>
    </message>
    <message>
        <source>A ruins card is waiting: the shape must cover an unfilled ruins space.</source>
        <translation>Eine Ruinenkarte wartet: Die Form muss ein leeres Ruinenfeld bedecken.</translation>
    </message>
    <message>
        <source>The bar must touch a monster.</source>
        <translation>Der Streifen muss ein Monster berühren.</translation>
    </message>
    <message>
        <source>The space must touch the shape you have just drawn.</source>
        <translation>Das Feld muss die Form berühren, die du gerade gezeichnet hast.</translation>
    </message>
    <message>
        <source>This shape reaches no unfilled ruins space, but the other shape does: draw that one.</source>
        <translation>Diese Form erreicht kein leeres Ruinenfeld, die andere schon: Zeichne die andere.</translation>
    </message>
    <message>
        <source>This shape fits nowhere on your map.</source>
        <translation>Diese Form passt nirgends auf deine Landkarte.</translation>
    </message>
    <message>
        <source>A ruins card is waiting and no shape can cover an unfilled ruins space: draw one single space instead.</source>
        <translation>Eine Ruinenkarte wartet, und keine Form kann ein leeres Ruinenfeld bedecken: Zeichne stattdessen ein einzelnes Feld.</translation>
    </message>
    <message>
        <source>A single space is allowed only when no shape of the card can be drawn.</source>
        <translation>Ein einzelnes Feld ist nur erlaubt, wenn sich keine Form der Karte zeichnen lässt.</translation>
    </message>
    <message>
        <source>The single space takes a terrain of the card.</source>
        <translation>Das einzelne Feld bekommt ein Gelände der Karte.</translation>
    </message>
    <message>
        <source>These spaces are not a shape that may be drawn now.</source>
        <translation>Diese Felder sind keine Form, die jetzt gezeichnet werden darf.</translation>
    </message>
    <message>
        <source>Nothing that may be drawn now covers {space}.</source>
        <translation>Nichts, was jetzt gezeichnet werden darf, bedeckt {space}.</translation>
    </message>
    <message>
        <source>{space} can be chosen now.</source>
        <translation>{space} lässt sich jetzt wählen.</translation>
    </message>
    <message>
        <source>This card cannot be used now.</source>
        <translation>Diese Karte lässt sich jetzt nicht nutzen.</translation>
    </message>
    <message>
        <source>You have used {skill} this season; only one skill a season.</source>
        <translation>Du hast in dieser Jahreszeit schon {skill} genutzt; nur eine Fähigkeit je Jahreszeit.</translation>
    </message>
    <message numerus="yes">
        <source>This costs %n coin(s); you have {coins} to spend.</source>
        <translation>
            <numerusform>Das kostet %n Münze; ausgeben kannst du {coins}.</numerusform>
            <numerusform>Das kostet %n Münzen; ausgeben kannst du {coins}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{skill}: nothing that it draws would fit.</source>
        <translation>{skill}: Nichts, was sie zeichnet, würde passen.</translation>
    </message>
    <message>
        <source>{skill}: nothing that it draws would cover an unfilled ruins space.</source>
        <translation>{skill}: Nichts, was sie zeichnet, würde ein leeres Ruinenfeld bedecken.</translation>
    </message>
    <message>
        <source>{skill} needs a shape of the card; you drew a single space instead.</source>
        <translation>{skill} braucht eine Form der Karte; du hast stattdessen ein einzelnes Feld gezeichnet.</translation>
    </message>
    <message>
        <source>The card shows village anyway.</source>
        <translation>Die Karte zeigt ohnehin Dorf.</translation>
    </message>
    <message>
        <source>Edicts: A {a}, B {b}, C {c}, D {d}.</source>
        <translation>Erlasse: A {a}, B {b}, C {c}, D {d}.</translation>
    </message>
    <message>
        <source>Skills: {skills}.</source>
        <translation>Fähigkeiten: {skills}.</translation>
    </message>
    <message>
        <source>{season} begins. It ends at time {time}.</source>
        <translation>{season} beginnt. Zeitlimit: {time}.</translation>
    </message>
    <message>
        <source>{card} is revealed.</source>
        <translation>Aufgedeckt: {card}.</translation>
    </message>
    <message>
        <source>{card} is revealed. Time: {time}.</source>
        <translation>Aufgedeckt: {card}. Zeit: {time}.</translation>
    </message>
    <message>
        <source>{seat} draws {terrain} on {spaces}.</source>
        <translation>{seat} zeichnet {terrain} auf {spaces}.</translation>
    </message>
    <message>
        <source>{seat} draws {terrain} on {spaces} of the map of {owner}.</source>
        <translation>{seat} zeichnet {terrain} auf {spaces} der Landkarte von {owner}.</translation>
    </message>
    <message>
        <source>{card} lands on {spaces} of the map of {owner}.</source>
        <translation>{card} landet auf {spaces} der Landkarte von {owner}.</translation>
    </message>
    <message>
        <source>{card} finds no room on the map of {owner}.</source>
        <translation>{card} passt nirgends auf die Landkarte von {owner}.</translation>
    </message>
    <message>
        <source>The map of {owner} is full: nothing is drawn.</source>
        <translation>Die Landkarte von {owner} ist voll: Nichts wird gezeichnet.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} uses {skill} for %n coin(s).</source>
        <translation>
            <numerusform>{seat} nutzt {skill} für %n Münze.</numerusform>
            <numerusform>{seat} nutzt {skill} für %n Münzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} uses {skill}.</source>
        <translation>{seat} nutzt {skill}.</translation>
    </message>
    <message>
        <source>{card} destroys {spaces} of the map of {owner}.</source>
        <translation>{card} zerstört {spaces} der Landkarte von {owner}.</translation>
    </message>
    <message>
        <source>Zombies spread to {spaces} of the map of {owner}.</source>
        <translation>Zombies breiten sich auf {spaces} der Landkarte von {owner} aus.</translation>
    </message>
    <message>
        <source>{season}, {owner}: {first} + {second} + {coins} coins - {monsters} monsters = {total}.</source>
        <translation>{season}, {owner}: {first} + {second} + {coins} (Münzen) - {monsters} (Monster) = {total}.</translation>
    </message>
    <message>
        <source>The year is over.</source>
        <translation>Das Jahr ist vorbei.</translation>
    </message>
    <message>
        <source>{seat} wins with {total}.</source>
        <translation>{seat} gewinnt mit {total}.</translation>
    </message>
    <message>
        <source>{seat} wins with {total}: of the tied, fewest stars lost to monsters.</source>
        <translation>{seat} gewinnt mit {total}: bei Gleichstand die wenigsten Sterne an Monster verloren.</translation>
    </message>
    <message>
        <source>{seats} share the victory with {total}.</source>
        <translation>{seats} teilen sich den Sieg mit {total}.</translation>
    </message>
    <message>
        <source>{total} less the targets of {target} is {rating}: {title}.</source>
        <translation>{total} minus die Zielwerte von {target} ergibt {rating}: {title}.</translation>
    </message>
    <message>
        <source>{season}, edict {edict}: {card}</source>
        <translation>{season}, Erlass {edict}: {card}</translation>
    </message>
    <message>
        <source>{season}: coins</source>
        <translation>{season}: Münzen</translation>
    </message>
    <message>
        <source>{season}: monsters</source>
        <translation>{season}: Monster</translation>
    </message>
</context>
<context>
    <name>cartographers_board</name>
    <message>
        <source>Cover a ruins space</source>
        <translation>Ein Ruinenfeld bedecken</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Take up</source>
        <translation>Anheben</translation>
    </message>
    <message>
        <source>Shape of {spaces}, {rows} by {cols}</source>
        <translation>Form aus {spaces}, {rows} mal {cols}</translation>
    </message>
    <message>
        <source>Single space</source>
        <translation>Einzelnes Feld</translation>
    </message>
    <message>
        <source>{shape}, with a coin</source>
        <translation>{shape}, mit Münze</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Hinlegen</translation>
    </message>
    <message>
        <source>Destroy it</source>
        <translation>Zerstören</translation>
    </message>
    <message>
        <source>Draw it</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Abschließen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>{season}, time {spent} of {limit}</source>
        <translation>{season}, Zeit {spent} von {limit}</translation>
    </message>
    <message>
        <source>ends after this card</source>
        <translation>endet nach dieser Karte</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>noch {time}</translation>
    </message>
    <message>
        <source>time {time}</source>
        <translation>Zeit {time}</translation>
    </message>
    <message>
        <source>the next shape must cover ruins</source>
        <translation>die nächste Form muss Ruinen bedecken</translation>
    </message>
    <message>
        <source>drawn now</source>
        <translation>aktuelle Karte</translation>
    </message>
    <message>
        <source>&amp;Turn the shape</source>
        <translation>&amp;Form drehen</translation>
    </message>
    <message>
        <source>Turn the shape &amp;back</source>
        <translation>Form zurü&amp;ckdrehen</translation>
    </message>
    <message>
        <source>&amp;Mirror the shape</source>
        <translation>Form s&amp;piegeln</translation>
    </message>
    <message>
        <source>Next t&amp;errain</source>
        <translation>Nächstes &amp;Gelände</translation>
    </message>
    <message>
        <source>Next part of the t&amp;able</source>
        <translation>Nächster T&amp;eil des Tisches</translation>
    </message>
    <message>
        <source>Previ&amp;ous terrain</source>
        <translation>V&amp;origes Gelände</translation>
    </message>
    <message>
        <source>Ne&amp;xt shape</source>
        <translation>Nächste For&amp;m</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the table</source>
        <translation>Vor&amp;iger Teil des Tisches</translation>
    </message>
    <message>
        <source>Still in the deck: {cards}; ambushes: {ambushes}</source>
        <translation>Noch im Stapel: {cards}; Überfälle: {ambushes}</translation>
    </message>
    <message>
        <source>Still in the deck</source>
        <translation>Noch im Stapel</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Überfall</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Held</translation>
    </message>
    <message>
        <source>{season}, time {spent} of {limit}.</source>
        <translation>{season}, Zeit {spent} von {limit}.</translation>
    </message>
    <message>
        <source>Explored: {cards}.</source>
        <translation>Erkundet: {cards}.</translation>
    </message>
    <message>
        <source>{card} (time {time})</source>
        <translation>{card} (Zeit {time})</translation>
    </message>
    <message>
        <source>Edict {letter}: {card}. {rule}</source>
        <translation>Erlass {letter}: {card}. {rule}</translation>
    </message>
    <message>
        <source>It scores this season.</source>
        <translation>Er wird in dieser Jahreszeit gewertet.</translation>
    </message>
    <message>
        <source>Map of {name}:</source>
        <translation>Landkarte von {name}:</translation>
    </message>
    <message>
        <source>hidden until the end.</source>
        <translation>bis zum Ende verdeckt.</translation>
    </message>
    <message>
        <source>Last drawing: {drawing}.</source>
        <translation>Zuletzt gezeichnet: {drawing}.</translation>
    </message>
    <message>
        <source>Map of {name}: hidden until the end.</source>
        <translation>Landkarte von {name}: bis zum Ende verdeckt.</translation>
    </message>
    <message>
        <source>Map of {name}: {drawn} spaces drawn, {coins} coins, {stars} stars.</source>
        <translation>Landkarte von {name}: gezeichnete Felder: {drawn}, Münzen: {coins}, Sterne: {stars}.</translation>
    </message>
    <message>
        <source>Terrains: {terrains}.</source>
        <translation>Gelände: {terrains}.</translation>
    </message>
    <message>
        <source>Shape {number} of {spaces} spaces</source>
        <translation>Form {number} aus {spaces} Feldern</translation>
    </message>
    <message>
        <source>{shape}: {count} places.</source>
        <translation>{shape}: {count} Stellen.</translation>
    </message>
    <message>
        <source>In hand: {drawing}. {result}.</source>
        <translation>In der Hand: {drawing}. {result}.</translation>
    </message>
    <message>
        <source>It can be used now.</source>
        <translation>Sie lässt sich jetzt nutzen.</translation>
    </message>
    <message>
        <source>Skill {skill}: {rule} {why}</source>
        <translation>Fähigkeit {skill}: {rule} {why}</translation>
    </message>
    <message>
        <source>{points} now</source>
        <translation>{points} jetzt</translation>
    </message>
    <message>
        <source>{change} by this shape</source>
        <translation>{change} durch diese Form</translation>
    </message>
    <message>
        <source>Scores are hidden until the end</source>
        <translation>Wertungen sind bis zum Ende verdeckt</translation>
    </message>
    <message>
        <source>Coins {coins}, monsters cost {monsters}, this season {total}, year so far {year}</source>
        <translation>Münzen {coins}, Monster kosten {monsters}, diese Jahreszeit {total}, Jahr bisher {year}</translation>
    </message>
    <message>
        <source>{text}, {change} by this shape</source>
        <translation>{text}, {change} durch diese Form</translation>
    </message>
    <message>
        <source>{name}: {seasons}, together {total}</source>
        <translation>{name}: {seasons}, zusammen {total}</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} teilen sich den Sieg</translation>
    </message>
    <message>
        <source>{names} wins</source>
        <translation>{names} gewinnt</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>This season</source>
        <translation>Jahreszeit</translation>
    </message>
    <message>
        <source>Spaces beside monsters</source>
        <translation>Felder neben Monstern</translation>
    </message>
    <message>
        <source>End of the year</source>
        <translation>Jahresende</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>{count} places</source>
        <translation>{count} Stellen</translation>
    </message>
    <message>
        <source>one place</source>
        <translation>eine Stelle</translation>
    </message>
    <message>
        <source>placed: confirm or take up</source>
        <translation>hingelegt: bestätigen oder anheben</translation>
    </message>
    <message>
        <source>{terrain}, {places}</source>
        <translation>{terrain}, {places}</translation>
    </message>
    <message>
        <source>{drawing} ({result})</source>
        <translation>{drawing} ({result})</translation>
    </message>
    <message>
        <source>mountain, surrounded</source>
        <translation>Berg, umschlossen</translation>
    </message>
    <message>
        <source>wasteland</source>
        <translation>Ödland</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>zerstört</translation>
    </message>
    <message>
        <source>empty ruins</source>
        <translation>leere Ruine</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>{terrain} on ruins</source>
        <translation>{terrain} auf Ruine</translation>
    </message>
    <message>
        <source>drawn by seat {number}</source>
        <translation>gezeichnet von Spieler {number}</translation>
    </message>
    <message>
        <source>scores for {cards}</source>
        <translation>zählt für {cards}</translation>
    </message>
    <message>
        <source>costs a star beside a monster</source>
        <translation>kostet neben einem Monster einen Stern</translation>
    </message>
    <message>
        <source>coins {change}</source>
        <translation>Münzen {change}</translation>
    </message>
    <message>
        <source>monsters {change}</source>
        <translation>Monster {change}</translation>
    </message>
    <message>
        <source>changes no score now</source>
        <translation>ändert jetzt keine Wertung</translation>
    </message>
    <message>
        <source>this season {change}</source>
        <translation>diese Jahreszeit {change}</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Zerstört</translation>
    </message>
    <message>
        <source>{terrain} on {spaces}</source>
        <translation>{terrain} auf {spaces}</translation>
    </message>
    <message>
        <source>Destroyed: {spaces}.</source>
        <translation>Zerstört: {spaces}.</translation>
    </message>
    <message>
        <source>Mountains: {spaces}.</source>
        <translation>Berge: {spaces}.</translation>
    </message>
    <message>
        <source>Empty ruins: {spaces}.</source>
        <translation>Leere Ruinen: {spaces}.</translation>
    </message>
    <message>
        <source>Wasteland: {spaces}.</source>
        <translation>Ödland: {spaces}.</translation>
    </message>
    <message>
        <source>Edict {letter}, {card}: {points} now.</source>
        <translation>Erlass {letter}, {card}: jetzt {points}.</translation>
    </message>
    <message>
        <source>Coins {coins}, monsters cost {monsters}, this season {total}.</source>
        <translation>Münzen {coins}, Monster kosten {monsters}, diese Jahreszeit {total}.</translation>
    </message>
    <message>
        <source>The maps of the others are hidden until the end.</source>
        <translation>Die Landkarten der anderen sind bis zum Ende verdeckt.</translation>
    </message>
    <message>
        <source>Map of {name}, hidden</source>
        <translation>Landkarte von {name}, verdeckt</translation>
    </message>
    <message>
        <source>Map of {name}, {total} stars, {coins} coins</source>
        <translation>Landkarte von {name}, Sterne: {total}, Münzen: {coins}</translation>
    </message>
    <message>
        <source>{count} maps before</source>
        <translation>{count} Landkarten davor</translation>
    </message>
    <message>
        <source>{count} maps after</source>
        <translation>{count} Landkarten danach</translation>
    </message>
    <message>
        <source>Le&amp;gal places</source>
        <translation>Mögliche S&amp;tellen</translation>
    </message>
    <message>
        <source>Spaces beside &amp;monsters</source>
        <translation>&amp;Felder neben Monstern</translation>
    </message>
    <message>
        <source>&amp;Who drew what</source>
        <translation>&amp;Wer was gezeichnet hat</translation>
    </message>
    <message>
        <source>Edict &amp;{letter}: {card}</source>
        <translation>Erlass &amp;{letter}: {card}</translation>
    </message>
    <message>
        <source>Edict &amp;{letter}</source>
        <translation>Erlass &amp;{letter}</translation>
    </message>
    <message>
        <source>Finished maps, in black</source>
        <translation>Fertige Landkarten, schwarz</translation>
    </message>
    <message>
        <source>Finished maps, in colour</source>
        <translation>Fertige Landkarten, farbig</translation>
    </message>
    <message>
        <source>Blank map {side}, {name}</source>
        <translation>Leere Landkarte {side}, {name}</translation>
    </message>
    <message>
        <source>Cartographer</source>
        <translation>Kartograph</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>You draw on the map of {name}</source>
        <translation>Du zeichnest auf die Landkarte von {name}</translation>
    </message>
    <message>
        <source>Map of {name} (Esc: back)</source>
        <translation>Landkarte von {name} (Esc: zurück)</translation>
    </message>
    <message>
        <source>On the map of {name}</source>
        <translation>Auf der Landkarte von {name}</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (du)</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>in Gebrauch</translation>
    </message>
    <message>
        <source>used</source>
        <translation>genutzt</translation>
    </message>
    <message>
        <source>cost {coins}</source>
        <translation>kostet {coins}</translation>
    </message>
    <message>
        <source>This skill is for another moment of the turn.</source>
        <translation>Diese Fähigkeit ist für einen anderen Moment des Zuges.</translation>
    </message>
    <message>
        <source>Go to: type a space, for example B4</source>
        <translation>Gehe zu: Feld eintippen, zum Beispiel B4</translation>
    </message>
    <message>
        <source>There is no space {name}.</source>
        <translation>Das Feld {name} gibt es nicht.</translation>
    </message>
    <message>
        <source>&amp;Go to a space...</source>
        <translation>Zu einem Feld ge&amp;hen...</translation>
    </message>
    <message>
        <source>Map of {name}</source>
        <translation>Landkarte von {name}</translation>
    </message>
</context>
<context>
    <name>feed_the_kraken</name>
    <message>
        <source>There is no other choice.</source>
        <translation>Es gibt keine andere Möglichkeit.</translation>
    </message>
    <message>
        <source>Nothing else looks better for your side.</source>
        <translation>Nichts anderes sieht für deine Seite besser aus.</translation>
    </message>
    <message>
        <source>{who} is on your side with about {percent} %.</source>
        <translation>{who} ist mit etwa {percent} % auf deiner Seite.</translation>
    </message>
    <message>
        <source>With this team your side has about {percent} %; as things stand it has {now} %.</source>
        <translation>Mit diesem Team steht deine Seite bei etwa {percent} %; so wie es ist, bei {now} %.</translation>
    </message>
    <message>
        <source>A mutiny against this team has about {percent} %.</source>
        <translation>Eine Meuterei gegen dieses Team hat etwa {percent} %.</translation>
    </message>
    <message>
        <source>This team gives your side about {percent} %; another captain would hardly change it.</source>
        <translation>Dieses Team gibt deiner Seite etwa {percent} %; ein anderer Kapitän würde daran kaum etwas ändern.</translation>
    </message>
    <message>
        <source>With this team your side has about {before} %, with you as captain about {after} %.</source>
        <translation>Mit diesem Team steht deine Seite bei etwa {before} %, mit dir als Kapitän bei etwa {after} %.</translation>
    </message>
    <message numerus="yes">
        <source>%n gun(s) of yours should do: the mutiny then has about {percent} %.</source>
        <translation>
            <numerusform>%n Pistole von dir sollte reichen: Die Meuterei hat dann etwa {percent} %.</numerusform>
            <numerusform>%n Pistolen von dir sollten reichen: Die Meuterei hat dann etwa {percent} %.</numerusform>
        </translation>
    </message>
    <message>
        <source>A sailor would do the same: nobody will suspect you for it.</source>
        <translation>Ein Seemann täte dasselbe: Niemand wird dich deswegen verdächtigen.</translation>
    </message>
    <message>
        <source>Both cards lose at once. Another navigator may get better ones.</source>
        <translation>Beide Karten verlieren sofort. Ein anderer Navigator bekommt vielleicht bessere.</translation>
    </message>
    <message>
        <source>Two new cards can hardly be worse than these.</source>
        <translation>Zwei neue Karten können kaum schlechter sein als diese.</translation>
    </message>
    <message>
        <source>About {who} you know too little.</source>
        <translation>Über {who} weißt du zu wenig.</translation>
    </message>
    <message>
        <source>{who} is against you with about {percent} %.</source>
        <translation>{who} ist mit etwa {percent} % gegen dich.</translation>
    </message>
    <message>
        <source>{who} leads the cult with {percent} % only.</source>
        <translation>{who} führt den Kult nur mit {percent} % an.</translation>
    </message>
    <message>
        <source>{who} is your leader: the Kraken wins with this meal.</source>
        <translation>{who} ist dein Anführer: Mit diesem Mahl gewinnt der Kraken.</translation>
    </message>
    <message>
        <source>{who} is trusted and well placed: a good cultist.</source>
        <translation>{who} genießt Vertrauen und sitzt gut: ein guter Kultist.</translation>
    </message>
    <message>
        <source>You trust {who} least of all.</source>
        <translation>{who} traust du am wenigsten.</translation>
    </message>
    <message>
        <source>A gun serves the cult best in the hands of {who}.</source>
        <translation>Eine Pistole dient dem Kult am besten in den Händen von {who}.</translation>
    </message>
    <message>
        <source>The card is good for your side: leave it.</source>
        <translation>Die Karte ist gut für deine Seite: Lass sie liegen.</translation>
    </message>
    <message>
        <source>The card is bad for your side: away with it.</source>
        <translation>Die Karte ist schlecht für deine Seite: weg damit.</translation>
    </message>
    <message>
        <source>Your character is worth more later.</source>
        <translation>Dein Charakter ist später mehr wert.</translation>
    </message>
    <message>
        <source>Now {character} helps your side.</source>
        <translation>Jetzt hilft {character} deiner Seite.</translation>
    </message>
    <message>
        <source>Your guns make this mutiny, and it serves your side.</source>
        <translation>Deine Pistolen entscheiden diese Meuterei, und sie nützt deiner Seite.</translation>
    </message>
    <message>
        <source>Your guns would not help your side here.</source>
        <translation>Deine Pistolen würden deiner Seite hier nicht helfen.</translation>
    </message>
    <message>
        <source>Does anybody want to use a character? ({moment})</source>
        <translation>Möchte jemand einen Charakter nutzen? ({moment})</translation>
    </message>
    <message>
        <source>Kleptomaniac: {who} picks whom to take a gun from.</source>
        <translation>Kleptomane: {who} wählt, wem eine Pistole genommen wird.</translation>
    </message>
    <message>
        <source>Troublemaker: {who} picks whose guns count double.</source>
        <translation>Unruhestifter: {who} wählt, wessen Pistolen doppelt zählen.</translation>
    </message>
    <message>
        <source>Peacemaker: {who} picks who takes all guns back.</source>
        <translation>Friedensstifter: {who} wählt, wer alle Pistolen zurücknimmt.</translation>
    </message>
    <message>
        <source>Minstrel: {who} picks the first seat that stays out of the next loyalty check.</source>
        <translation>Barde: {who} wählt den ersten Spieler, der bei der nächsten Loyalitätsprüfung aussetzt.</translation>
    </message>
    <message>
        <source>Minstrel: {who} picks the second seat that stays out of the next loyalty check.</source>
        <translation>Barde: {who} wählt den zweiten Spieler, der bei der nächsten Loyalitätsprüfung aussetzt.</translation>
    </message>
    <message>
        <source>Agitator: {who} picks the first seat that must commit a gun.</source>
        <translation>Aufwiegler: {who} wählt den ersten Spieler, der eine Pistole setzen muss.</translation>
    </message>
    <message>
        <source>Agitator: {who} picks the second seat that must commit a gun.</source>
        <translation>Aufwiegler: {who} wählt den zweiten Spieler, der eine Pistole setzen muss.</translation>
    </message>
    <message>
        <source>Herbalist: {who} picks whose off-duty sign moves.</source>
        <translation>Kräuterkundiger: {who} wählt, wessen Dienstfrei-Marke wandert.</translation>
    </message>
    <message>
        <source>Herbalist: {who} picks who gets the off-duty sign.</source>
        <translation>Kräuterkundiger: {who} wählt, wer die Dienstfrei-Marke bekommt.</translation>
    </message>
    <message>
        <source>Consultant: {who} names the lieutenant.</source>
        <translation>Berater: {who} ernennt den Leutnant.</translation>
    </message>
    <message>
        <source>Smuggler: {who} picks who draws three cards.</source>
        <translation>Schmuggler: {who} wählt, wer drei Karten zieht.</translation>
    </message>
    <message>
        <source>Archivist: {who} picks who may draw anew.</source>
        <translation>Archivar: {who} wählt, wer neu ziehen darf.</translation>
    </message>
    <message>
        <source>Mentor: {who} picks whose open character turns face down.</source>
        <translation>Mentor: {who} wählt, wessen offener Charakter wieder verdeckt wird.</translation>
    </message>
    <message>
        <source>Debt Collector: {who} picks the officer who pays the two others.</source>
        <translation>Schuldeneintreiber: {who} wählt den Offizier, der die beiden anderen bezahlt.</translation>
    </message>
    <message>
        <source>Spiritualist: {who} picks the first seat that gives a gun.</source>
        <translation>Spiritist: {who} wählt den ersten Spieler, der eine Pistole abgibt.</translation>
    </message>
    <message>
        <source>Spiritualist: {who} picks the second seat that gives a gun.</source>
        <translation>Spiritist: {who} wählt den zweiten Spieler, der eine Pistole abgibt.</translation>
    </message>
    <message>
        <source>Spiritualist: {who} picks who gets the guns.</source>
        <translation>Spiritist: {who} wählt, wer die Pistolen bekommt.</translation>
    </message>
    <message>
        <source>Instigator: {who} picks who may add all guns to this check.</source>
        <translation>Anstifter: {who} wählt, wer alle Pistolen zu dieser Prüfung dazulegen darf.</translation>
    </message>
    <message>
        <source>Debt Collector: {who} has one gun only and picks who gets it.</source>
        <translation>Schuldeneintreiber: {who} hat nur eine Pistole und wählt, wer sie bekommt.</translation>
    </message>
    <message>
        <source>Consultant: the lieutenant named is off duty now; {who} names another one.</source>
        <translation>Berater: Der ernannte Leutnant ist jetzt dienstfrei; {who} ernennt einen anderen.</translation>
    </message>
    <message>
        <source>Instigator of {by}: {who} adds all guns that are left, or nothing.</source>
        <translation>Anstifter von {by}: {who} legt alle übrigen Pistolen dazu oder nichts.</translation>
    </message>
    <message>
        <source>Use {character}</source>
        <translation>{character} nutzen</translation>
    </message>
    <message numerus="yes">
        <source>Add %n gun(s)</source>
        <translation>
            <numerusform>%n Pistole dazulegen</numerusform>
            <numerusform>%n Pistolen dazulegen</numerusform>
        </translation>
    </message>
    <message>
        <source>Add nothing</source>
        <translation>Nichts dazulegen</translation>
    </message>
    <message>
        <source>Use your character</source>
        <translation>Deinen Charakter nutzen</translation>
    </message>
    <message>
        <source>{character}. {does}</source>
        <translation>{character}. {does}</translation>
    </message>
    <message>
        <source>In this window one can only use the own character, or pass.</source>
        <translation>In diesem Moment kann man nur den eigenen Charakter nutzen oder passen.</translation>
    </message>
    <message>
        <source>This is not its moment. {does}</source>
        <translation>Das ist nicht sein Moment. {does}</translation>
    </message>
    <message>
        <source>It lies open: it has been used.</source>
        <translation>Er liegt offen: Er ist schon genutzt.</translation>
    </message>
    <message>
        <source>There is nobody whom it could be used on.</source>
        <translation>Es gibt niemanden, auf den er wirken könnte.</translation>
    </message>
    <message>
        <source>Turning it up costs a gun, and you have none that is free.</source>
        <translation>Ihn aufzudecken kostet eine Pistole, und du hast keine frei.</translation>
    </message>
    <message>
        <source>No yellow card was played in this round.</source>
        <translation>In dieser Runde wurde keine gelbe Karte gespielt.</translation>
    </message>
    <message>
        <source>A Consultant has already named the lieutenant of this round.</source>
        <translation>Ein Berater hat den Leutnant dieser Runde schon ernannt.</translation>
    </message>
    <message>
        <source>A post is empty: there are no two badges to swap.</source>
        <translation>Ein Posten ist leer: Es gibt keine zwei Abzeichen zu tauschen.</translation>
    </message>
    <message>
        <source>There is no card left to look at.</source>
        <translation>Es ist keine Karte mehr da, die man ansehen könnte.</translation>
    </message>
    <message>
        <source>{who} has been picked already.</source>
        <translation>{who} ist schon gewählt.</translation>
    </message>
    <message>
        <source>All or nothing: press one of the two buttons.</source>
        <translation>Alles oder nichts: Drücke einen der beiden Knöpfe.</translation>
    </message>
    <message>
        <source>Only the two other officers can be paid.</source>
        <translation>Nur die beiden anderen Offiziere können bezahlt werden.</translation>
    </message>
    <message>
        <source>Only another seat that has a gun can be picked; guns on the table do not count.</source>
        <translation>Wählbar ist nur ein anderer Spieler mit einer Pistole; Pistolen auf dem Tisch zählen nicht.</translation>
    </message>
    <message>
        <source>Only a seat with guns on the table that count once can be picked.</source>
        <translation>Wählbar ist nur ein Spieler, dessen Pistolen auf dem Tisch einfach zählen.</translation>
    </message>
    <message>
        <source>Only a seat with guns on the table can be picked.</source>
        <translation>Wählbar ist nur ein Spieler mit Pistolen auf dem Tisch.</translation>
    </message>
    <message>
        <source>Two different seats are picked.</source>
        <translation>Es werden zwei verschiedene Spieler gewählt.</translation>
    </message>
    <message>
        <source>A sign moves from a seat that has one to a seat that has none.</source>
        <translation>Eine Marke wandert von einem Spieler, der eine hat, zu einem, der keine hat.</translation>
    </message>
    <message>
        <source>Only a seat that the captain could name can be picked: on duty, and not the captain.</source>
        <translation>Wählbar ist nur, wen der Kapitän ernennen könnte: im Dienst und nicht der Kapitän.</translation>
    </message>
    <message>
        <source>Only the captain or the lieutenant can be picked, and each only once.</source>
        <translation>Wählbar ist nur der Kapitän oder der Leutnant, und jeder nur einmal.</translation>
    </message>
    <message>
        <source>Only another seat whose character lies open can be picked.</source>
        <translation>Wählbar ist nur ein anderer Spieler, dessen Charakter offen liegt.</translation>
    </message>
    <message>
        <source>Only an officer who has a gun can be picked.</source>
        <translation>Wählbar ist nur ein Offizier mit einer Pistole.</translation>
    </message>
    <message>
        <source>Two different seats give, a third choice gets.</source>
        <translation>Zwei verschiedene Spieler geben ab, eine dritte Wahl bekommt.</translation>
    </message>
    <message>
        <source>Only a seat that can add guns can be picked, and not the captain.</source>
        <translation>Wählbar ist nur ein Spieler, der Pistolen dazulegen kann, und nicht der Kapitän.</translation>
    </message>
    <message>
        <source>The ship puts to sea. {who} is the first captain.</source>
        <translation>Das Schiff sticht in See. {who} ist der erste Kapitän.</translation>
    </message>
    <message>
        <source>Round {round}. Captain: {who}.</source>
        <translation>Runde {round}. Kapitän: {who}.</translation>
    </message>
    <message>
        <source>{captain} names the lieutenant: {lieutenant}, navigator: {navigator}.</source>
        <translation>{captain} ernennt das Team. Leutnant: {lieutenant}, Navigator: {navigator}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} %n</source>
        <translation>
            <numerusform>{who} %n</numerusform>
            <numerusform>{who} %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Guns committed: {guns}.</source>
        <translation>Gesetzte Pistolen: {guns}.</translation>
    </message>
    <message>
        <source>Nobody commits a gun.</source>
        <translation>Niemand setzt eine Pistole.</translation>
    </message>
    <message>
        <source>Mutiny! Guns: {total}, needed: {threshold}.</source>
        <translation>Meuterei! Pistolen: {total}, nötig: {threshold}.</translation>
    </message>
    <message>
        <source>No mutiny. Guns: {total}, needed: {threshold}. The team sets sail.</source>
        <translation>Keine Meuterei. Pistolen: {total}, nötig: {threshold}. Das Team sticht in See.</translation>
    </message>
    <message>
        <source>Tie: {by} rules {who} out.</source>
        <translation>Gleichstand: {by} schließt {who} aus.</translation>
    </message>
    <message>
        <source>{new} is captain now; {old} is deposed.</source>
        <translation>{new} ist jetzt Kapitän; {old} ist abgesetzt.</translation>
    </message>
    <message>
        <source>{old} is drunk; {new} is captain now.</source>
        <translation>{old} ist betrunken; {new} ist jetzt Kapitän.</translation>
    </message>
    <message>
        <source>The Chief Cook puts {old} out of the post; {new} is captain now.</source>
        <translation>Der Smutje setzt {old} ab; {new} ist jetzt Kapitän.</translation>
    </message>
    <message numerus="yes">
        <source>{who} burns %n gun(s).</source>
        <translation>
            <numerusform>{who} verliert %n Pistole.</numerusform>
            <numerusform>{who} verliert %n Pistolen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cause}: {who} takes %n gun(s) from the supply.</source>
        <translation>
            <numerusform>{cause}: {who} nimmt %n Pistole aus dem Vorrat.</numerusform>
            <numerusform>{cause}: {who} nimmt %n Pistolen aus dem Vorrat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cause}: {who} gives %n gun(s) to the supply.</source>
        <translation>
            <numerusform>{cause}: {who} gibt %n Pistole in den Vorrat.</numerusform>
            <numerusform>{cause}: {who} gibt %n Pistolen in den Vorrat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cause}: %n gun(s) from {source} to {target}.</source>
        <translation>
            <numerusform>{cause}: %n Pistole von {source} an {target}.</numerusform>
            <numerusform>{cause}: %n Pistolen von {source} an {target}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{post}: {who} draws %n card(s).</source>
        <translation>
            <numerusform>{post}: {who} zieht %n Karte.</numerusform>
            <numerusform>{post}: {who} zieht %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{post}: nobody. Drawn unseen: %n card(s).</source>
        <translation>
            <numerusform>{post}: niemand. Ungesehen gezogen: %n Karte.</numerusform>
            <numerusform>{post}: niemand. Ungesehen gezogen: %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{post}: {who} discards %n card(s) face down.</source>
        <translation>
            <numerusform>{post}: {who} legt %n Karte verdeckt ab.</numerusform>
            <numerusform>{post}: {who} legt %n Karten verdeckt ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{post}: nobody. Discarded unseen: %n card(s).</source>
        <translation>
            <numerusform>{post}: niemand. Ungesehen abgelegt: %n Karte.</numerusform>
            <numerusform>{post}: niemand. Ungesehen abgelegt: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} discards all cards and draws anew.</source>
        <translation>{who} legt alle Karten ab und zieht neu.</translation>
    </message>
    <message>
        <source>{who} jumps overboard with the logbook&apos;s cards.</source>
        <translation>{who} springt mit den Karten des Logbuchs über Bord.</translation>
    </message>
    <message>
        <source>{captain} names a new navigator: {who}.</source>
        <translation>{captain} ernennt einen neuen Navigator: {who}.</translation>
    </message>
    <message>
        <source>Nobody is left to be navigator: one of the two cards is left unseen.</source>
        <translation>Niemand ist mehr da, der Navigator sein könnte: Eine der beiden Karten bleibt ungesehen liegen.</translation>
    </message>
    <message>
        <source>{who} shows {card}: the ship follows the {direction} arrow.</source>
        <translation>{who} deckt auf: {card}. Das Schiff folgt dem Pfeil nach {direction}.</translation>
    </message>
    <message>
        <source>The ship sails on.</source>
        <translation>Das Schiff fährt weiter.</translation>
    </message>
    <message>
        <source>The supply line is crossed. Guns from the supply: {gains}.</source>
        <translation>Die Nachschublinie ist überquert. Pistolen aus dem Vorrat: {gains}.</translation>
    </message>
    <message>
        <source>The supply line is crossed; nobody is short of guns.</source>
        <translation>Die Nachschublinie ist überquert; niemandem fehlen Pistolen.</translation>
    </message>
    <message>
        <source>{captain} searches the cabin of {who}, who cannot be converted now.</source>
        <translation>{captain} durchsucht die Kabine von {who}; bekehrt werden kann dieser Spieler nicht mehr.</translation>
    </message>
    <message>
        <source>{captain} has {who} flogged, who cannot be converted now.</source>
        <translation>{captain} lässt {who} auspeitschen; bekehrt werden kann dieser Spieler nicht mehr.</translation>
    </message>
    <message>
        <source>{captain} has the tongue of {who} cut: never a word again, never captain.</source>
        <translation>{captain} lässt {who} die Zunge abschneiden: nie mehr ein Wort, nie mehr Kapitän.</translation>
    </message>
    <message>
        <source>{captain} feeds {who} to the Kraken.</source>
        <translation>{captain} wirft {who} dem Kraken zum Fraß vor.</translation>
    </message>
    <message>
        <source>{who} does not belong to this side: {side}.</source>
        <translation>{who} gehört nicht zu dieser Seite: {side}.</translation>
    </message>
    <message>
        <source>{who} is out of the game; the side stays hidden.</source>
        <translation>{who} ist aus dem Spiel; die Seite bleibt geheim.</translation>
    </message>
    <message>
        <source>Mermaid: {who} looks at the last discards.</source>
        <translation>Meerjungfrau: {who} sieht die letzten abgelegten Karten an.</translation>
    </message>
    <message>
        <source>Telescope: {who} looks at the top card.</source>
        <translation>Fernrohr: {who} sieht die oberste Karte an.</translation>
    </message>
    <message>
        <source>Look-Out: {who} looks at the top card.</source>
        <translation>Ausguck: {who} sieht die oberste Karte an.</translation>
    </message>
    <message>
        <source>{who} leaves the card on top.</source>
        <translation>{who} lässt die Karte oben liegen.</translation>
    </message>
    <message>
        <source>{who} discards the card face down.</source>
        <translation>{who} legt die Karte verdeckt ab.</translation>
    </message>
    <message>
        <source>The cult rises: {ritual}.</source>
        <translation>Der Kult erhebt sich: {ritual}.</translation>
    </message>
    <message>
        <source>{ritual} is over.</source>
        <translation>{ritual} ist vorbei.</translation>
    </message>
    <message>
        <source>The cult has handed out guns: {gains}.</source>
        <translation>Der Kult hat Pistolen verteilt: {gains}.</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile and discards are shuffled together: %n card(s).</source>
        <translation>
            <numerusform>Zugstapel und Ablage werden zusammengemischt: %n Karte.</numerusform>
            <numerusform>Zugstapel und Ablage werden zusammengemischt: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Off duty: {seats}.</source>
        <translation>Dienstfrei: {seats}.</translation>
    </message>
    <message>
        <source>Nobody is off duty.</source>
        <translation>Niemand ist dienstfrei.</translation>
    </message>
    <message>
        <source>{who} turns a character up: {character}.</source>
        <translation>{who} deckt einen Charakter auf: {character}.</translation>
    </message>
    <message>
        <source>The {character} of {who} turns face down and can be used again.</source>
        <translation>{character} von {who} ist wieder verdeckt und kann noch einmal genutzt werden.</translation>
    </message>
    <message>
        <source>{character}, aimed at: {seats}.</source>
        <translation>{character}, gerichtet auf: {seats}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} adds %n gun(s).</source>
        <translation>
            <numerusform>{who} legt %n Pistole dazu.</numerusform>
            <numerusform>{who} legt %n Pistolen dazu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} adds no guns.</source>
        <translation>{who} legt keine Pistolen dazu.</translation>
    </message>
    <message>
        <source>The badges change hands. Lieutenant: {lieutenant}, navigator: {navigator}.</source>
        <translation>Die Abzeichen wechseln. Leutnant: {lieutenant}, Navigator: {navigator}.</translation>
    </message>
    <message>
        <source>The off-duty sign of {source} goes to {target}.</source>
        <translation>Die Dienstfrei-Marke von {source} geht an {target}.</translation>
    </message>
    <message>
        <source>{by} names the lieutenant: {who}.</source>
        <translation>{by} ernennt den Leutnant: {who}.</translation>
    </message>
    <message>
        <source>The voyage is over. Victory: {side}.</source>
        <translation>Die Fahrt ist vorbei. Sieg: {side}.</translation>
    </message>
    <message>
        <source>The Cult Leader was fed to the Kraken. Victory: {side}.</source>
        <translation>Der Kultanführer wurde dem Kraken zum Fraß vorgeworfen. Sieg: {side}.</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Kapitän</translation>
    </message>
    <message>
        <source>Lieutenant</source>
        <translation>Leutnant</translation>
    </message>
    <message>
        <source>Navigator</source>
        <translation>Navigator</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>north</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>Sailors</source>
        <translation>Seeleute</translation>
    </message>
    <message>
        <source>Pirates</source>
        <translation>Piraten</translation>
    </message>
    <message>
        <source>Cult</source>
        <translation>Kult</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Sailor</source>
        <translation>Seemann</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation>Pirat</translation>
    </message>
    <message>
        <source>Cult Leader</source>
        <translation>Kultanführer</translation>
    </message>
    <message>
        <source>Cultist</source>
        <translation>Kultist</translation>
    </message>
    <message>
        <source>Cult Uprising</source>
        <translation>Aufstand des Kults</translation>
    </message>
    <message>
        <source>Drunk</source>
        <translation>Betrunken</translation>
    </message>
    <message>
        <source>Disarmed</source>
        <translation>Entwaffnet</translation>
    </message>
    <message>
        <source>Mermaid</source>
        <translation>Meerjungfrau</translation>
    </message>
    <message>
        <source>Telescope</source>
        <translation>Fernrohr</translation>
    </message>
    <message>
        <source>Armed</source>
        <translation>Bewaffnet</translation>
    </message>
    <message>
        <source>unseen card</source>
        <translation>ungesehene Karte</translation>
    </message>
    <message>
        <source>yellow Cult Uprising</source>
        <translation>Aufstand des Kults (gelb)</translation>
    </message>
    <message>
        <source>blue Drunk</source>
        <translation>Betrunken (blau)</translation>
    </message>
    <message>
        <source>blue Disarmed</source>
        <translation>Entwaffnet (blau)</translation>
    </message>
    <message>
        <source>red Drunk</source>
        <translation>Betrunken (rot)</translation>
    </message>
    <message>
        <source>red Mermaid</source>
        <translation>Meerjungfrau (rot)</translation>
    </message>
    <message>
        <source>red Telescope</source>
        <translation>Fernrohr (rot)</translation>
    </message>
    <message>
        <source>red Armed</source>
        <translation>Bewaffnet (rot)</translation>
    </message>
    <message>
        <source>Cabin Search</source>
        <translation>Kabinendurchsuchung</translation>
    </message>
    <message>
        <source>Feed the Kraken</source>
        <translation>Dem Kraken zum Fraß</translation>
    </message>
    <message>
        <source>Flogging</source>
        <translation>Auspeitschung</translation>
    </message>
    <message>
        <source>Off with the Tongue</source>
        <translation>Zunge ab</translation>
    </message>
    <message>
        <source>face-down ritual</source>
        <translation>verdecktes Ritual</translation>
    </message>
    <message>
        <source>Conversion to the Cult</source>
        <translation>Bekehrung zum Kult</translation>
    </message>
    <message>
        <source>Cult Guns Stash</source>
        <translation>Waffenversteck des Kults</translation>
    </message>
    <message>
        <source>Cult Cabin Search</source>
        <translation>Durchsuchung des Kults</translation>
    </message>
    <message>
        <source>face-down character</source>
        <translation>verdeckter Charakter</translation>
    </message>
    <message>
        <source>no character</source>
        <translation>kein Charakter</translation>
    </message>
    <message>
        <source>Kleptomaniac</source>
        <translation>Kleptomane</translation>
    </message>
    <message>
        <source>Troublemaker</source>
        <translation>Unruhestifter</translation>
    </message>
    <message>
        <source>Gunsmith</source>
        <translation>Büchsenmacher</translation>
    </message>
    <message>
        <source>Peacemaker</source>
        <translation>Friedensstifter</translation>
    </message>
    <message>
        <source>Gunslinger</source>
        <translation>Revolverheld</translation>
    </message>
    <message>
        <source>Minstrel</source>
        <translation>Barde</translation>
    </message>
    <message>
        <source>Bosun</source>
        <translation>Bootsmann</translation>
    </message>
    <message>
        <source>Herbalist</source>
        <translation>Kräuterkundiger</translation>
    </message>
    <message>
        <source>Look-Out</source>
        <translation>Ausguck</translation>
    </message>
    <message>
        <source>Master Strategist</source>
        <translation>Meisterstratege</translation>
    </message>
    <message>
        <source>Smuggler</source>
        <translation>Schmuggler</translation>
    </message>
    <message>
        <source>Agitator</source>
        <translation>Aufwiegler</translation>
    </message>
    <message>
        <source>Consultant</source>
        <translation>Berater</translation>
    </message>
    <message>
        <source>Chief Cook</source>
        <translation>Smutje</translation>
    </message>
    <message>
        <source>Rabble-rouser</source>
        <translation>Einpeitscher</translation>
    </message>
    <message>
        <source>Archivist</source>
        <translation>Archivar</translation>
    </message>
    <message>
        <source>Mentor</source>
        <translation>Mentor</translation>
    </message>
    <message>
        <source>Spiritualist</source>
        <translation>Spiritist</translation>
    </message>
    <message>
        <source>Debt Collector</source>
        <translation>Schuldeneintreiber</translation>
    </message>
    <message>
        <source>Equalizer</source>
        <translation>Gleichmacher</translation>
    </message>
    <message>
        <source>Instigator</source>
        <translation>Anstifter</translation>
    </message>
    <message>
        <source>before the appointment</source>
        <translation>vor der Ernennung</translation>
    </message>
    <message>
        <source>after the appointment</source>
        <translation>nach der Ernennung</translation>
    </message>
    <message>
        <source>guns on the table</source>
        <translation>Pistolen auf dem Tisch</translation>
    </message>
    <message>
        <source>before the cards are drawn</source>
        <translation>bevor die Karten gezogen werden</translation>
    </message>
    <message>
        <source>end of the navigation</source>
        <translation>Ende der Navigation</translation>
    </message>
    <message>
        <source>Bluewater Bay</source>
        <translation>Bluewater Bay</translation>
    </message>
    <message>
        <source>Crimson Cove</source>
        <translation>Crimson Cove</translation>
    </message>
    <message>
        <source>the Kraken</source>
        <translation>Kraken</translation>
    </message>
    <message>
        <source>Quick voyage</source>
        <translation>Kurze Fahrt</translation>
    </message>
    <message>
        <source>Long voyage</source>
        <translation>Lange Fahrt</translation>
    </message>
    <message>
        <source>Off duty</source>
        <translation>Dienstfrei</translation>
    </message>
    <message>
        <source>Unconvertible</source>
        <translation>Unbekehrbar</translation>
    </message>
    <message>
        <source>No tongue</source>
        <translation>Ohne Zunge</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Lebenslauf</translation>
    </message>
    <message>
        <source>Gun</source>
        <translation>Pistole</translation>
    </message>
    <message>
        <source>Names the team, keeps one card of two, carries out what the ship meets.</source>
        <translation>Ernennt das Team, behält eine von zwei Karten, führt aus, worauf das Schiff trifft.</translation>
    </message>
    <message>
        <source>Keeps one navigation card of two for the logbook.</source>
        <translation>Behält eine von zwei Navigationskarten für das Logbuch.</translation>
    </message>
    <message>
        <source>Chooses between the two cards in the logbook, or jumps overboard.</source>
        <translation>Wählt zwischen den beiden Karten im Logbuch oder springt über Bord.</translation>
    </message>
    <message>
        <source>Wins when the ship reaches Bluewater Bay in the north-east.</source>
        <translation>Gewinnt, wenn das Schiff die Bluewater Bay im Nordosten erreicht.</translation>
    </message>
    <message>
        <source>Wins when the ship reaches Crimson Cove in the north-west.</source>
        <translation>Gewinnt, wenn das Schiff die Crimson Cove im Nordwesten erreicht.</translation>
    </message>
    <message>
        <source>Wins when the ship reaches the Kraken in the north, or when fed to it.</source>
        <translation>Gewinnt, wenn das Schiff den Kraken im Norden erreicht oder wenn er ihm zum Fraß vorgeworfen wird.</translation>
    </message>
    <message>
        <source>Wins with the Cult Leader: at the Kraken, or when the leader is fed to it.</source>
        <translation>Gewinnt mit dem Kultanführer: beim Kraken oder wenn der Anführer ihm zum Fraß vorgeworfen wird.</translation>
    </message>
    <message>
        <source>At the end of this navigation a ritual card is turned up and carried out.</source>
        <translation>Am Ende dieser Navigation wird eine Ritualkarte aufgedeckt und ausgeführt.</translation>
    </message>
    <message>
        <source>The captain loses the post to the next seat with the fewest resume cards.</source>
        <translation>Der Kapitän verliert den Posten an den nächsten Spieler mit dem kürzesten Lebenslauf.</translation>
    </message>
    <message>
        <source>The navigator puts a gun back into the supply.</source>
        <translation>Der Navigator legt eine Pistole in den Vorrat zurück.</translation>
    </message>
    <message>
        <source>The navigator takes a gun from the supply.</source>
        <translation>Der Navigator nimmt eine Pistole aus dem Vorrat.</translation>
    </message>
    <message>
        <source>The captain picks somebody who sees the last three discards in private.</source>
        <translation>Der Kapitän wählt jemanden, der die letzten drei abgelegten Karten heimlich ansieht.</translation>
    </message>
    <message>
        <source>The captain picks somebody who sees the top card in private, then leaves or discards it.</source>
        <translation>Der Kapitän wählt jemanden, der die oberste Karte heimlich ansieht und dann liegen lässt oder ablegt.</translation>
    </message>
    <message>
        <source>The captain sees somebody&apos;s faction card in private; that seat can no longer be converted.</source>
        <translation>Der Kapitän sieht heimlich die Fraktionskarte eines Spielers; bekehrt werden kann der nicht mehr.</translation>
    </message>
    <message>
        <source>The captain feeds somebody to the Kraken; if it is the Cult Leader, the cult wins at once.</source>
        <translation>Der Kapitän wirft dem Kraken jemanden zum Fraß vor; ist es der Kultanführer, gewinnt der Kult sofort.</translation>
    </message>
    <message>
        <source>One side that the seat is not on is shown for good; it can no longer be converted.</source>
        <translation>Eine Seite, zu der der Spieler nicht gehört, wird für immer gezeigt; bekehrt werden kann er nicht mehr.</translation>
    </message>
    <message>
        <source>The seat may not speak any more and can never become captain again.</source>
        <translation>Der Spieler darf nicht mehr sprechen und kann nie wieder Kapitän werden.</translation>
    </message>
    <message>
        <source>The Cult Leader makes a seat a Cultist in secret.</source>
        <translation>Der Kultanführer macht heimlich einen Spieler zum Kultisten.</translation>
    </message>
    <message>
        <source>The Cult Leader hands out three guns from the supply in secret.</source>
        <translation>Der Kultanführer verteilt heimlich drei Pistolen aus dem Vorrat.</translation>
    </message>
    <message>
        <source>The Cult Leader sees the faction cards of the three officers in secret.</source>
        <translation>Der Kultanführer sieht heimlich die Fraktionskarten der drei Offiziere.</translation>
    </message>
    <message>
        <source>Face down: nobody else knows what it is.</source>
        <translation>Verdeckt: Niemand sonst weiß, was es ist.</translation>
    </message>
    <message>
        <source>Left the game with its seat.</source>
        <translation>Hat mit seinem Spieler das Spiel verlassen.</translation>
    </message>
    <message>
        <source>Any window: take a gun from another seat.</source>
        <translation>Jederzeit: Nimm einem anderen Spieler eine Pistole.</translation>
    </message>
    <message>
        <source>Guns on the table: the guns of one seat count double in this check; only the real ones burn.</source>
        <translation>Pistolen auf dem Tisch: Die Pistolen eines Spielers zählen in dieser Prüfung doppelt; nur die echten gehen verloren.</translation>
    </message>
    <message>
        <source>Any window: pay a gun to turn it up. While it lies open, you take back one of the guns that you burn in a mutiny.</source>
        <translation>Jederzeit: Zahle eine Pistole, um ihn aufzudecken. Solange er offen liegt, bekommst du eine der Pistolen zurück, die du in einer Meuterei verlierst.</translation>
    </message>
    <message>
        <source>Guns on the table: one seat takes its guns back; they count nothing in this check.</source>
        <translation>Pistolen auf dem Tisch: Ein Spieler nimmt seine Pistolen zurück; sie zählen in dieser Prüfung nicht.</translation>
    </message>
    <message>
        <source>Any window: take two guns from the supply.</source>
        <translation>Jederzeit: Nimm zwei Pistolen aus dem Vorrat.</translation>
    </message>
    <message>
        <source>After the appointment: two seats take no part in the next loyalty check.</source>
        <translation>Nach der Ernennung: Zwei Spieler nehmen an der nächsten Loyalitätsprüfung nicht teil.</translation>
    </message>
    <message>
        <source>Before the cards are drawn: lieutenant and navigator change places.</source>
        <translation>Bevor die Karten gezogen werden: Leutnant und Navigator tauschen die Plätze.</translation>
    </message>
    <message>
        <source>Before the appointment: an off-duty sign moves to a seat without one.</source>
        <translation>Vor der Ernennung: Eine Dienstfrei-Marke wandert zu einem Spieler ohne Marke.</translation>
    </message>
    <message>
        <source>Any window: see the top card of the draw pile in private, then leave or discard it.</source>
        <translation>Jederzeit: Sieh heimlich die oberste Karte des Zugstapels an, dann lass sie liegen oder lege sie ab.</translation>
    </message>
    <message>
        <source>Guns on the table: if there is a new captain and it is not you, your guns come back instead of burning.</source>
        <translation>Pistolen auf dem Tisch: Wird ein anderer als du neuer Kapitän, kommen deine Pistolen zurück, statt verloren zu gehen.</translation>
    </message>
    <message>
        <source>Before the cards are drawn: captain or lieutenant draws three cards instead of two.</source>
        <translation>Bevor die Karten gezogen werden: Kapitän oder Leutnant zieht drei Karten statt zwei.</translation>
    </message>
    <message>
        <source>After the appointment: two seats must each commit a gun or more in the next loyalty check.</source>
        <translation>Nach der Ernennung: Zwei Spieler müssen in der nächsten Loyalitätsprüfung je mindestens eine Pistole setzen.</translation>
    </message>
    <message>
        <source>Before the appointment: you name the lieutenant, the captain names only the navigator.</source>
        <translation>Vor der Ernennung: Du ernennst den Leutnant, der Kapitän nur den Navigator.</translation>
    </message>
    <message>
        <source>After the appointment: the captain is replaced as by a Drunk card, and the round starts over.</source>
        <translation>Nach der Ernennung: Der Kapitän wird ersetzt wie durch eine Karte Betrunken, und die Runde beginnt von vorn.</translation>
    </message>
    <message>
        <source>Guns on the table: half the guns are enough for this mutiny, rounded up.</source>
        <translation>Pistolen auf dem Tisch: Für diese Meuterei reicht die Hälfte der Pistolen, aufgerundet.</translation>
    </message>
    <message>
        <source>Before the cards are drawn: captain or lieutenant may put the cards drawn away for two new ones.</source>
        <translation>Bevor die Karten gezogen werden: Kapitän oder Leutnant darf die gezogenen Karten gegen zwei neue weglegen.</translation>
    </message>
    <message>
        <source>Any window: the open character of another seat turns face down and may be used again.</source>
        <translation>Jederzeit: Der offene Charakter eines anderen Spielers wird wieder verdeckt und darf noch einmal genutzt werden.</translation>
    </message>
    <message>
        <source>End of a navigation with a yellow card: two seats each give a gun to a seat you choose.</source>
        <translation>Ende einer Navigation mit gelber Karte: Zwei Spieler geben je eine Pistole an einen Spieler deiner Wahl.</translation>
    </message>
    <message>
        <source>After the appointment: one officer gives a gun to each of the two others.</source>
        <translation>Nach der Ernennung: Ein Offizier gibt jedem der beiden anderen eine Pistole.</translation>
    </message>
    <message>
        <source>After the appointment: in the next loyalty check one gun is enough, and nobody commits more than one.</source>
        <translation>Nach der Ernennung: In der nächsten Loyalitätsprüfung reicht eine Pistole, und niemand setzt mehr als eine.</translation>
    </message>
    <message>
        <source>Guns on the table: a seat adds all the guns it has left, or nothing; if nothing, your card turns face down again.</source>
        <translation>Pistolen auf dem Tisch: Ein Spieler legt alle übrigen Pistolen dazu oder keine; wenn keine, wird deine Karte wieder verdeckt.</translation>
    </message>
    <message>
        <source>Cannot be lieutenant or navigator in the next navigation; may mutiny and become captain.</source>
        <translation>Kann bei der nächsten Navigation nicht Leutnant oder Navigator sein; darf meutern und Kapitän werden.</translation>
    </message>
    <message>
        <source>Searched or flogged: the Cult Leader cannot convert this seat.</source>
        <translation>Durchsucht oder ausgepeitscht: Der Kultanführer kann diesen Spieler nicht bekehren.</translation>
    </message>
    <message>
        <source>May not speak and can never become captain; may do everything else.</source>
        <translation>Darf nicht sprechen und kann nie Kapitän werden; alles andere darf er.</translation>
    </message>
    <message>
        <source>A card that was played under this captain; the fewest make the next captain after a Drunk card.</source>
        <translation>Eine Karte, die unter diesem Kapitän gespielt wurde; nach einer Karte Betrunken wird Kapitän, wer die wenigsten hat.</translation>
    </message>
    <message>
        <source>Committed in secret against a team, burned when the mutiny succeeds.</source>
        <translation>Heimlich gegen ein Team gesetzt, verloren, wenn die Meuterei gelingt.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Navigation {number}</source>
        <translation>Navigation {number}</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>You were dealt: {faction}.</source>
        <translation>Deine Karte am Anfang: {faction}.</translation>
    </message>
    <message>
        <source>You are: {faction}. You win with this side: {side}.</source>
        <translation>Du bist: {faction}. Du gewinnst mit dieser Seite: {side}.</translation>
    </message>
    <message>
        <source>Told at the pirates&apos; gathering: the pirates are {seats}.</source>
        <translation>Beim Treffen der Piraten erfahren: Die Piraten sind {seats}.</translation>
    </message>
    <message>
        <source>Told at the pirates&apos; gathering: you are the only pirate.</source>
        <translation>Beim Treffen der Piraten erfahren: Du bist der einzige Pirat.</translation>
    </message>
    <message>
        <source>Nobody was shown to you at the start.</source>
        <translation>Am Anfang wurde dir niemand gezeigt.</translation>
    </message>
    <message>
        <source>Your character: {character}. {does}</source>
        <translation>Dein Charakter: {character}. {does}</translation>
    </message>
    <message numerus="yes">
        <source>You committed %n gun(s).</source>
        <translation>
            <numerusform>Du hast %n Pistole gesetzt.</numerusform>
            <numerusform>Du hast %n Pistolen gesetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>You drew: {cards}.</source>
        <translation>Du hast gezogen: {cards}.</translation>
    </message>
    <message>
        <source>You put into the logbook: {cards}.</source>
        <translation>Du hast ins Logbuch gelegt: {cards}.</translation>
    </message>
    <message>
        <source>As navigator you found in the logbook: {cards}.</source>
        <translation>Als Navigator hast du im Logbuch gefunden: {cards}.</translation>
    </message>
    <message>
        <source>As navigator you left: {cards}.</source>
        <translation>Als Navigator hast du übrig gelassen: {cards}.</translation>
    </message>
    <message>
        <source>You jumped overboard.</source>
        <translation>Du bist über Bord gesprungen.</translation>
    </message>
    <message>
        <source>Your cabin search: {who} was dealt {faction} and is not converted.</source>
        <translation>Deine Kabinendurchsuchung: {who} war am Anfang {faction} und ist nicht bekehrt.</translation>
    </message>
    <message>
        <source>Your cabin search: {who} was dealt {faction} and has been converted to the cult.</source>
        <translation>Deine Kabinendurchsuchung: {who} war am Anfang {faction} und ist zum Kult bekehrt.</translation>
    </message>
    <message>
        <source>Your cabin search: {who} is {faction}.</source>
        <translation>Deine Kabinendurchsuchung: {who} ist {faction}.</translation>
    </message>
    <message>
        <source>The Mermaid showed you, in no order: {cards}.</source>
        <translation>Die Meerjungfrau hat dir gezeigt, ungeordnet: {cards}.</translation>
    </message>
    <message>
        <source>You saw the top card of the draw pile: {cards}.</source>
        <translation>Du hast die oberste Karte des Zugstapels gesehen: {cards}.</translation>
    </message>
    <message>
        <source>Cult Guns Stash: you gave the guns to {seats}.</source>
        <translation>Waffenversteck des Kults: Du hast die Pistolen an {seats} gegeben.</translation>
    </message>
    <message>
        <source>Cult Guns Stash: your marks went to {seats}.</source>
        <translation>Waffenversteck des Kults: Deine Zeichen gingen an {seats}.</translation>
    </message>
    <message>
        <source>Cult Cabin Search: {cards}.</source>
        <translation>Durchsuchung des Kults: {cards}.</translation>
    </message>
    <message>
        <source>Cult Cabin Search: the cards of {seats} stayed closed for you.</source>
        <translation>Durchsuchung des Kults: Die Karten von {seats} blieben für dich verdeckt.</translation>
    </message>
    <message>
        <source>{who} was dealt {faction}</source>
        <translation>{who} war am Anfang {faction}</translation>
    </message>
    <message>
        <source>Conversion: you named {seats}.</source>
        <translation>Bekehrung: Du hast {seats} genannt.</translation>
    </message>
    <message>
        <source>Conversion: you named nobody.</source>
        <translation>Bekehrung: Du hast niemanden genannt.</translation>
    </message>
    <message>
        <source>Conversion: your mark went to {seats}.</source>
        <translation>Bekehrung: Dein Zeichen ging an {seats}.</translation>
    </message>
    <message>
        <source>Conversion: {who} became a Cultist and knows you.</source>
        <translation>Bekehrung: {who} wurde Kultist und kennt dich.</translation>
    </message>
    <message>
        <source>Conversion: you became a Cultist; your leader is {who}.</source>
        <translation>Bekehrung: Du wurdest Kultist; dein Anführer ist {who}.</translation>
    </message>
    <message>
        <source>Conversion: nothing changed for you.</source>
        <translation>Bekehrung: Für dich hat sich nichts geändert.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Voyage</source>
        <translation>Fahrt</translation>
    </message>
    <message>
        <source>The map: the one that fits the number of seats, the quick one, or the long one.</source>
        <translation>Die Karte: die passende zur Zahl der Spieler, die kurze oder die lange.</translation>
    </message>
    <message>
        <source>By the number of seats</source>
        <translation>Nach der Zahl der Spieler</translation>
    </message>
    <message>
        <source>Character cards</source>
        <translation>Charakterkarten</translation>
    </message>
    <message>
        <source>Everybody has a secret character that can be turned up once. Without them there are no moments to step in, and the voyage is shorter.</source>
        <translation>Jeder hat einen geheimen Charakter, den er einmal aufdecken kann. Ohne sie gibt es keine Momente zum Eingreifen, und die Fahrt ist kürzer.</translation>
    </message>
    <message>
        <source>Jumping overboard</source>
        <translation>Über Bord springen</translation>
    </message>
    <message>
        <source>The navigator may jump overboard instead of choosing between the two cards.</source>
        <translation>Der Navigator darf über Bord springen, statt zwischen den beiden Karten zu wählen.</translation>
    </message>
    <message>
        <source>Secret rituals</source>
        <translation>Geheime Rituale</translation>
    </message>
    <message>
        <source>How the cult meets in secret when people share the laptop: it goes round, or all close their eyes.</source>
        <translation>Wie sich der Kult heimlich trifft, wenn mehrere am selben Laptop sitzen: Er geht reihum, oder alle schließen die Augen.</translation>
    </message>
    <message>
        <source>The laptop goes round</source>
        <translation>Der Laptop geht reihum</translation>
    </message>
    <message>
        <source>Eyes closed, with a countdown</source>
        <translation>Augen zu, mit Countdown</translation>
    </message>
    <message>
        <source>Bots talk</source>
        <translation>Bots reden</translation>
    </message>
    <message>
        <source>Bots say what they drew, whom they trust and whom they suspect. Not all of it is true.</source>
        <translation>Bots sagen, was sie gezogen haben, wem sie trauen und wen sie verdächtigen. Nicht alles davon ist wahr.</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Gedächtnisstütze</translation>
    </message>
    <message>
        <source>The private screen lists what its seat has seen so far, or only its side and character.</source>
        <translation>Der private Bildschirm zählt auf, was der Spieler bisher gesehen hat, oder nur seine Seite und seinen Charakter.</translation>
    </message>
    <message>
        <source>Own facts are listed</source>
        <translation>Eigenes Wissen steht da</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Clock for talk</source>
        <translation>Uhr fürs Gespräch</translation>
    </message>
    <message>
        <source>A clock for the talk before an appointment. It never decides anything.</source>
        <translation>Eine Uhr für das Gespräch vor der Ernennung. Sie entscheidet nie etwas.</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Keine Uhr</translation>
    </message>
    <message>
        <source>One minute</source>
        <translation>Eine Minute</translation>
    </message>
    <message>
        <source>Two minutes</source>
        <translation>Zwei Minuten</translation>
    </message>
    <message>
        <source>Three minutes</source>
        <translation>Drei Minuten</translation>
    </message>
    <message>
        <source>Supply line</source>
        <translation>Nachschublinie</translation>
    </message>
    <message>
        <source>Long voyage: crossing the supply line fills everybody up to three guns.</source>
        <translation>Lange Fahrt: Beim Überqueren der Nachschublinie wird jeder auf drei Pistolen aufgefüllt.</translation>
    </message>
    <message>
        <source>Fewer characters for 5 or 6</source>
        <translation>Weniger Charaktere zu fünft oder sechst</translation>
    </message>
    <message>
        <source>With 5 or 6 seats Debt Collector, Minstrel and Mentor stay in the box.</source>
        <translation>Mit 5 oder 6 Spielern bleiben Schuldeneintreiber, Barde und Mentor in der Schachtel.</translation>
    </message>
    <message>
        <source>Armed cards</source>
        <translation>Karten Bewaffnet</translation>
    </message>
    <message>
        <source>The deck of the long voyage holds two cards that give the navigator a gun.</source>
        <translation>Der Stapel der langen Fahrt enthält zwei Karten, die dem Navigator eine Pistole geben.</translation>
    </message>
    <message>
        <source>Cabin Search shows</source>
        <translation>Kabinendurchsuchung zeigt</translation>
    </message>
    <message>
        <source>What the captain learns about a seat that the cult has converted.</source>
        <translation>Was der Kapitän über einen Spieler erfährt, den der Kult bekehrt hat.</translation>
    </message>
    <message>
        <source>The dealt card, and that it was converted</source>
        <translation>Die Karte vom Anfang und die Bekehrung</translation>
    </message>
    <message>
        <source>Only what it is now</source>
        <translation>Nur, was er jetzt ist</translation>
    </message>
    <message>
        <source>How many of the three cards are kept.</source>
        <translation>Wie viele der drei Karten behalten werden.</translation>
    </message>
    <message>
        <source>Keep one of three</source>
        <translation>Eine von dreien behalten</translation>
    </message>
    <message>
        <source>Keep two of three</source>
        <translation>Zwei von dreien behalten</translation>
    </message>
    <message>
        <source>Mutiny of the tongueless</source>
        <translation>Meuterei ohne Zungen</translation>
    </message>
    <message>
        <source>A mutiny in which only seats without a tongue have committed guns: all others are tied for captain, or the captain stays.</source>
        <translation>Eine Meuterei, für die nur Spieler ohne Zunge Pistolen gesetzt haben: Alle anderen stehen gleich um den Kapitän, oder der Kapitän bleibt.</translation>
    </message>
    <message>
        <source>All others are tied</source>
        <translation>Alle anderen stehen gleich</translation>
    </message>
    <message>
        <source>The captain stays</source>
        <translation>Der Kapitän bleibt</translation>
    </message>
    <message>
        <source>The leader must convert</source>
        <translation>Der Anführer muss bekehren</translation>
    </message>
    <message>
        <source>In a conversion the Cult Leader must name somebody while it can; otherwise it may name nobody.</source>
        <translation>Bei einer Bekehrung muss der Kultanführer jemanden nennen, solange er kann; sonst darf er niemanden nennen.</translation>
    </message>
    <message>
        <source>Off duty after an emergency</source>
        <translation>Dienstfrei nach einem Notfall</translation>
    </message>
    <message>
        <source>Off-duty signs move after an emergency navigation, too; otherwise they stay where they are.</source>
        <translation>Dienstfrei-Marken wandern auch nach einer Notfallnavigation; sonst bleiben sie, wo sie sind.</translation>
    </message>
    <message numerus="yes">
        <source>Cult Guns Stash: spread %n point(s) over the seats.</source>
        <translation>
            <numerusform>Waffenversteck des Kults: Verteile %n Punkt auf die Spieler.</numerusform>
            <numerusform>Waffenversteck des Kults: Verteile %n Punkte auf die Spieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cult Cabin Search: three cards lie before you.</source>
        <translation>Durchsuchung des Kults: Drei Karten liegen vor dir.</translation>
    </message>
    <message>
        <source>Conversion to the Cult: name a seat.</source>
        <translation>Bekehrung zum Kult: Nenne einen Spieler.</translation>
    </message>
    <message>
        <source>Conversion to the Cult: what has changed for you.</source>
        <translation>Bekehrung zum Kult: was sich für dich geändert hat.</translation>
    </message>
    <message numerus="yes">
        <source>You lead the cult: %n gun(s) of the supply are still to be handed out.</source>
        <translation>
            <numerusform>Du führst den Kult an: Noch %n Pistole aus dem Vorrat ist zu verteilen.</numerusform>
            <numerusform>Du führst den Kult an: Noch %n Pistolen aus dem Vorrat sind zu verteilen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s) of suspicion are still to be spread. Only you will see them.</source>
        <translation>
            <numerusform>Noch %n Zeichen des Verdachts ist zu verteilen. Nur du siehst es.</numerusform>
            <numerusform>Noch %n Zeichen des Verdachts sind zu verteilen. Nur du siehst sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead the cult: name the seat that becomes a Cultist.</source>
        <translation>Du führst den Kult an: Nenne den Spieler, der Kultist wird.</translation>
    </message>
    <message>
        <source>Nobody is left whom you could convert. Name the seat that you trust least.</source>
        <translation>Niemand ist mehr da, den du bekehren könntest. Nenne den Spieler, dem du am wenigsten traust.</translation>
    </message>
    <message>
        <source>Name the seat that you trust least. Only you will see it.</source>
        <translation>Nenne den Spieler, dem du am wenigsten traust. Nur du siehst es.</translation>
    </message>
    <message>
        <source>{post} {who}: {faction}</source>
        <translation>{post} {who}: {faction}</translation>
    </message>
    <message>
        <source>The faction cards of the officers. {cards}</source>
        <translation>Die Fraktionskarten der Offiziere. {cards}</translation>
    </message>
    <message>
        <source>Nothing has changed for you.</source>
        <translation>Für dich hat sich nichts geändert.</translation>
    </message>
    <message>
        <source>{who} is a Cultist now and knows that you are the Cult Leader.</source>
        <translation>{who} ist jetzt Kultist und weiß, dass du der Kultanführer bist.</translation>
    </message>
    <message>
        <source>You are a Cultist now and win with the cult. Your leader is {who}.</source>
        <translation>Du bist jetzt Kultist und gewinnst mit dem Kult. Dein Anführer ist {who}.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>{who} is in your cult already.</source>
        <translation>{who} ist schon in deinem Kult.</translation>
    </message>
    <message>
        <source>This seat cannot be named now.</source>
        <translation>Dieser Spieler kann jetzt nicht genannt werden.</translation>
    </message>
    <message>
        <source>On navigation {number} I drew {colors} and kept {kept}.</source>
        <translation>In Navigation {number} habe ich {colors} gezogen und {kept} behalten.</translation>
    </message>
    <message>
        <source>On navigation {number} the logbook held {colors}.</source>
        <translation>In Navigation {number} lag im Logbuch: {colors}.</translation>
    </message>
    <message>
        <source>I searched {who}: {faction}, not converted.</source>
        <translation>Ich habe {who} durchsucht: {faction}, nicht bekehrt.</translation>
    </message>
    <message>
        <source>I searched {who}: {faction}, converted to the cult.</source>
        <translation>Ich habe {who} durchsucht: {faction}, zum Kult bekehrt.</translation>
    </message>
    <message>
        <source>The Mermaid showed me {colors}.</source>
        <translation>Die Meerjungfrau hat mir gezeigt: {colors}.</translation>
    </message>
    <message>
        <source>The top card was a {card}.</source>
        <translation>Die oberste Karte war: {card}.</translation>
    </message>
    <message>
        <source>I am a {faction}.</source>
        <translation>Ich bin {faction}.</translation>
    </message>
    <message>
        <source>{who} may be a {faction}.</source>
        <translation>{who} ist vielleicht {faction}.</translation>
    </message>
    <message>
        <source>I think that {who} is a {faction}.</source>
        <translation>Ich glaube, {who} ist {faction}.</translation>
    </message>
    <message>
        <source>I am sure that {who} is a {faction}.</source>
        <translation>Sicher: {who} ist {faction}.</translation>
    </message>
    <message>
        <source>I trust {who}.</source>
        <translation>Ich traue {who}.</translation>
    </message>
    <message>
        <source>{who} says: {claim}</source>
        <translation>{who} sagt: {claim}</translation>
    </message>
    <message>
        <source>One ship, three hidden sides: sailors steer east, pirates west, and the cult straight to the Kraken. Trust your captain, or take up arms.</source>
        <translation>Ein Schiff, drei geheime Seiten: Seeleute steuern nach Osten, Piraten nach Westen und der Kult geradewegs zum Kraken. Vertraue deinem Kapitän oder greif zu den Waffen.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message numerus="yes">
        <source>{voyage} needs %n or more seats; there are {seats}.</source>
        <translation>
            <numerusform>{voyage} braucht mindestens %n Spieler; es sind {seats}.</numerusform>
            <numerusform>{voyage} braucht mindestens %n Spieler; es sind {seats}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}, %n league(s) from {goal}</source>
        <translation>
            <numerusform>Runde {round}, noch %n Seemeile zum Ziel: {goal}</numerusform>
            <numerusform>Runde {round}, noch %n Seemeilen zum Ziel: {goal}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}, %n league(s) from the nearest goal</source>
        <translation>
            <numerusform>Runde {round}, noch %n Seemeile zum nächsten Ziel</numerusform>
            <numerusform>Runde {round}, noch %n Seemeilen zum nächsten Ziel</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: look at your secrets.</source>
        <translation>{who}: Sieh dir deine Geheimnisse an.</translation>
    </message>
    <message>
        <source>{who} is captain: name a lieutenant.</source>
        <translation>{who} ist Kapitän: Ernenne einen Leutnant.</translation>
    </message>
    <message>
        <source>{who} is captain: name a navigator.</source>
        <translation>{who} ist Kapitän: Ernenne einen Navigator.</translation>
    </message>
    <message>
        <source>{who} is captain: which badge goes to {other}, the only one left?</source>
        <translation>{who} ist Kapitän: Welches Abzeichen bekommt {other}, der einzige, der übrig ist?</translation>
    </message>
    <message numerus="yes">
        <source>{who}: commit guns against {team}? A mutiny needs %n gun(s) in all.</source>
        <translation>
            <numerusform>{who}: Pistolen gegen {team} setzen? Eine Meuterei braucht insgesamt %n Pistole.</numerusform>
            <numerusform>{who}: Pistolen gegen {team} setzen? Eine Meuterei braucht insgesamt %n Pistolen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your card: {faction}. {aim} {comrades} Your character: {character}. {does}</source>
        <translation>Deine Karte: {faction}. {aim} {comrades} Dein Charakter: {character}. {does}</translation>
    </message>
    <message>
        <source>Your card: {faction}. {aim} {comrades}</source>
        <translation>Deine Karte: {faction}. {aim} {comrades}</translation>
    </message>
    <message>
        <source>You win when the ship reaches Bluewater Bay.</source>
        <translation>Du gewinnst, wenn das Schiff die Bluewater Bay erreicht.</translation>
    </message>
    <message>
        <source>You win when the ship reaches Crimson Cove.</source>
        <translation>Du gewinnst, wenn das Schiff die Crimson Cove erreicht.</translation>
    </message>
    <message>
        <source>You win when the ship reaches the Kraken or the Cult Leader is fed to it.</source>
        <translation>Du gewinnst, wenn das Schiff den Kraken erreicht oder der Kultanführer ihm zum Fraß vorgeworfen wird.</translation>
    </message>
    <message>
        <source>Was dealt: {faction}.</source>
        <translation>Am Anfang erhalten: {faction}.</translation>
    </message>
    <message>
        <source>Heard at the pirates&apos; gathering that there is no other pirate.</source>
        <translation>Beim Treffen der Piraten erfahren: Es gibt keinen anderen Piraten.</translation>
    </message>
    <message>
        <source>Was shown nobody at the start.</source>
        <translation>Am Anfang niemanden gezeigt bekommen.</translation>
    </message>
    <message>
        <source>Character: {character}. {does}</source>
        <translation>Charakter: {character}. {does}</translation>
    </message>
    <message numerus="yes">
        <source>Committed %n gun(s).</source>
        <translation>
            <numerusform>%n Pistole gesetzt.</numerusform>
            <numerusform>%n Pistolen gesetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drew: {cards}.</source>
        <translation>Gezogen: {cards}.</translation>
    </message>
    <message>
        <source>Put into the logbook: {cards}.</source>
        <translation>Ins Logbuch gelegt: {cards}.</translation>
    </message>
    <message>
        <source>As navigator found in the logbook: {cards}.</source>
        <translation>Als Navigator im Logbuch gefunden: {cards}.</translation>
    </message>
    <message>
        <source>As navigator left: {cards}.</source>
        <translation>Als Navigator übrig gelassen: {cards}.</translation>
    </message>
    <message>
        <source>Jumped overboard.</source>
        <translation>Über Bord gesprungen.</translation>
    </message>
    <message>
        <source>Cabin search: {who} was dealt {faction} and is not converted.</source>
        <translation>Kabinendurchsuchung: {who} war am Anfang {faction} und ist nicht bekehrt.</translation>
    </message>
    <message>
        <source>Cabin search: {who} was dealt {faction} and has been converted to the cult.</source>
        <translation>Kabinendurchsuchung: {who} war am Anfang {faction} und ist zum Kult bekehrt.</translation>
    </message>
    <message>
        <source>Cabin search: {who} is {faction}.</source>
        <translation>Kabinendurchsuchung: {who} ist {faction}.</translation>
    </message>
    <message>
        <source>Was shown by the Mermaid, in no order: {cards}.</source>
        <translation>Von der Meerjungfrau gezeigt bekommen, ungeordnet: {cards}.</translation>
    </message>
    <message>
        <source>Saw the top card of the draw pile: {cards}.</source>
        <translation>Die oberste Karte des Zugstapels gesehen: {cards}.</translation>
    </message>
    <message>
        <source>Cult Guns Stash: gave the guns to {seats}.</source>
        <translation>Waffenversteck des Kults: Die Pistolen gingen an {seats}.</translation>
    </message>
    <message>
        <source>Cult Guns Stash: marked {seats}.</source>
        <translation>Waffenversteck des Kults: Die Zeichen gingen an {seats}.</translation>
    </message>
    <message>
        <source>Cult Cabin Search: the cards of {seats} stayed closed.</source>
        <translation>Durchsuchung des Kults: Die Karten von {seats} blieben verdeckt.</translation>
    </message>
    <message>
        <source>Conversion: named {seats}.</source>
        <translation>Bekehrung: {seats} genannt.</translation>
    </message>
    <message>
        <source>Conversion: named nobody.</source>
        <translation>Bekehrung: niemanden genannt.</translation>
    </message>
    <message>
        <source>Conversion: marked {seats}.</source>
        <translation>Bekehrung: Das Zeichen ging an {seats}.</translation>
    </message>
    <message>
        <source>Conversion: {who} became a Cultist and knows this leader.</source>
        <translation>Bekehrung: {who} wurde Kultist und kennt den Anführer.</translation>
    </message>
    <message>
        <source>Conversion: became a Cultist; the leader is {who}.</source>
        <translation>Bekehrung: wurde Kultist; der Anführer ist {who}.</translation>
    </message>
    <message>
        <source>Conversion: nothing changed.</source>
        <translation>Bekehrung: Es hat sich nichts geändert.</translation>
    </message>
    <message>
        <source>Tie for captain: {who} rules one of the tied out.</source>
        <translation>Gleichstand um den Kapitän: {who} schließt einen der Gleichstehenden aus.</translation>
    </message>
    <message>
        <source>From here {color} gives your side about {percent} %.</source>
        <translation>Von hier aus gibt {color} deiner Seite etwa {percent} %.</translation>
    </message>
    <message numerus="yes">
        <source>{who}: keep %n card(s) for the logbook, discard the rest.</source>
        <translation>
            <numerusform>{who}: Behalte %n Karte für das Logbuch, lege den Rest ab.</numerusform>
            <numerusform>{who}: Behalte %n Karten für das Logbuch, lege den Rest ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: keep %n card(s) and discard the rest, or discard all and draw two new cards.</source>
        <translation>
            <numerusform>{who}: Behalte %n Karte und lege den Rest ab, oder lege alle ab und ziehe zwei neue Karten.</numerusform>
            <numerusform>{who}: Behalte %n Karten und lege den Rest ab, oder lege alle ab und ziehe zwei neue Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} is navigator: leave one card for the captain, or jump overboard.</source>
        <translation>{who} ist Navigator: Lass eine Karte für den Kapitän übrig oder spring über Bord.</translation>
    </message>
    <message>
        <source>{who} is navigator: leave one card for the captain.</source>
        <translation>{who} ist Navigator: Lass eine Karte für den Kapitän übrig.</translation>
    </message>
    <message>
        <source>The navigator is overboard. {who} is captain: name another one.</source>
        <translation>Der Navigator ist über Bord. {who} ist Kapitän: Ernenne einen anderen.</translation>
    </message>
    <message>
        <source>Cabin Search: {who} is captain and picks whose cabin to search.</source>
        <translation>Kabinendurchsuchung: {who} ist Kapitän und wählt, wessen Kabine durchsucht wird.</translation>
    </message>
    <message>
        <source>Feed the Kraken: {who} is captain and picks who goes overboard.</source>
        <translation>Dem Kraken zum Fraß: {who} ist Kapitän und wählt, wer über Bord geht.</translation>
    </message>
    <message>
        <source>Flogging: {who} is captain and picks who is flogged.</source>
        <translation>Auspeitschung: {who} ist Kapitän und wählt, wer ausgepeitscht wird.</translation>
    </message>
    <message>
        <source>Off with the Tongue: {who} is captain and picks who loses it.</source>
        <translation>Zunge ab: {who} ist Kapitän und wählt, wer sie verliert.</translation>
    </message>
    <message>
        <source>Mermaid: {who} is captain and picks who sees the last discards.</source>
        <translation>Meerjungfrau: {who} ist Kapitän und wählt, wer die letzten abgelegten Karten sieht.</translation>
    </message>
    <message>
        <source>Telescope: {who} is captain and picks who sees the top card.</source>
        <translation>Fernrohr: {who} ist Kapitän und wählt, wer die oberste Karte sieht.</translation>
    </message>
    <message>
        <source>{who}: look at what you have found.</source>
        <translation>{who}: Sieh an, was du gefunden hast.</translation>
    </message>
    <message>
        <source>{who}: look at the last discards.</source>
        <translation>{who}: Sieh die letzten abgelegten Karten an.</translation>
    </message>
    <message>
        <source>{who}: look at the top card, then leave it or discard it face down.</source>
        <translation>{who}: Sieh die oberste Karte an, dann lass sie liegen oder lege sie verdeckt ab.</translation>
    </message>
    <message>
        <source>Your fellow pirates: {seats}.</source>
        <translation>Deine Mitpiraten: {seats}.</translation>
    </message>
    <message>
        <source>You know nobody&apos;s side yet.</source>
        <translation>Du kennst noch von niemandem die Seite.</translation>
    </message>
    <message>
        <source>You are the only pirate aboard.</source>
        <translation>Du bist der einzige Pirat an Bord.</translation>
    </message>
    <message>
        <source>In the logbook, in no order: {cards}.</source>
        <translation>Im Logbuch, ungeordnet: {cards}.</translation>
    </message>
    <message>
        <source>The top card of the draw pile: {card}.</source>
        <translation>Die oberste Karte des Zugstapels: {card}.</translation>
    </message>
    <message>
        <source>The last discards, in no order: {cards}.</source>
        <translation>Die letzten abgelegten Karten, ungeordnet: {cards}.</translation>
    </message>
    <message>
        <source>{who} was dealt: {faction}. Not converted.</source>
        <translation>Karte von {who} am Anfang: {faction}. Nicht bekehrt.</translation>
    </message>
    <message>
        <source>{who} was dealt: {faction}. Converted to the cult since.</source>
        <translation>Karte von {who} am Anfang: {faction}. Seitdem zum Kult bekehrt.</translation>
    </message>
    <message>
        <source>{who} is now: {faction}.</source>
        <translation>{who} ist jetzt: {faction}.</translation>
    </message>
    <message>
        <source>Card {number}</source>
        <translation>Karte {number}</translation>
    </message>
    <message>
        <source>{who}</source>
        <translation>{who}</translation>
    </message>
    <message>
        <source>Search the cabin of {who}</source>
        <translation>Kabine von {who} durchsuchen</translation>
    </message>
    <message>
        <source>Flog {who}</source>
        <translation>{who} auspeitschen</translation>
    </message>
    <message>
        <source>Cut out the tongue of {who}</source>
        <translation>{who} die Zunge abschneiden</translation>
    </message>
    <message>
        <source>Feed {who} to the Kraken</source>
        <translation>{who} dem Kraken vorwerfen</translation>
    </message>
    <message>
        <source>Show the discards to {who}</source>
        <translation>{who} die Ablage zeigen</translation>
    </message>
    <message>
        <source>Hand the telescope to {who}</source>
        <translation>{who} das Fernrohr geben</translation>
    </message>
    <message>
        <source>Rule out {who}</source>
        <translation>{who} ausschließen</translation>
    </message>
    <message>
        <source>Lieutenant: {who}</source>
        <translation>Leutnant: {who}</translation>
    </message>
    <message>
        <source>Navigator: {who}</source>
        <translation>Navigator: {who}</translation>
    </message>
    <message>
        <source>The badge: {post}</source>
        <translation>Das Abzeichen: {post}</translation>
    </message>
    <message numerus="yes">
        <source>%n gun(s)</source>
        <translation>
            <numerusform>%n Pistole</numerusform>
            <numerusform>%n Pistolen</numerusform>
        </translation>
    </message>
    <message>
        <source>No gun</source>
        <translation>Keine Pistole</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>{card} behalten</translation>
    </message>
    <message>
        <source>Discard all and draw two new cards</source>
        <translation>Alle ablegen und zwei neue Karten ziehen</translation>
    </message>
    <message>
        <source>Leave {card}</source>
        <translation>{card} übrig lassen</translation>
    </message>
    <message>
        <source>Jump overboard</source>
        <translation>Über Bord springen</translation>
    </message>
    <message>
        <source>Leave it on the pile</source>
        <translation>Auf dem Stapel lassen</translation>
    </message>
    <message>
        <source>Discard it face down</source>
        <translation>Verdeckt ablegen</translation>
    </message>
    <message>
        <source>{who} can be chosen now.</source>
        <translation>{who} lässt sich jetzt wählen.</translation>
    </message>
    <message>
        <source>Choose one of the crew.</source>
        <translation>Wähle jemanden aus der Mannschaft.</translation>
    </message>
    <message>
        <source>{who} is overboard and cannot be chosen.</source>
        <translation>{who} ist über Bord und nicht wählbar.</translation>
    </message>
    <message>
        <source>It must be somebody else.</source>
        <translation>Es muss jemand anders sein.</translation>
    </message>
    <message>
        <source>{who} is the captain and takes no badge.</source>
        <translation>{who} ist der Kapitän und nimmt kein Abzeichen.</translation>
    </message>
    <message>
        <source>{who} is the lieutenant: one seat holds only one badge.</source>
        <translation>{who} ist der Leutnant: Jeder trägt nur ein Abzeichen.</translation>
    </message>
    <message>
        <source>{who} is off duty until the next navigation is over.</source>
        <translation>{who} ist dienstfrei, bis die nächste Navigation vorbei ist.</translation>
    </message>
    <message>
        <source>{who} has no tongue and can never become captain.</source>
        <translation>{who} hat keine Zunge und kann nie Kapitän werden.</translation>
    </message>
    <message>
        <source>{who} is not among the tied.</source>
        <translation>{who} gehört nicht zu den Gleichstehenden.</translation>
    </message>
    <message>
        <source>The Agitator wants at least one gun from you in this check.</source>
        <translation>Der Aufwiegler verlangt in dieser Prüfung mindestens eine Pistole von dir.</translation>
    </message>
    <message>
        <source>The Equalizer allows one gun at most in this check.</source>
        <translation>Der Gleichmacher erlaubt in dieser Prüfung höchstens eine Pistole.</translation>
    </message>
    <message numerus="yes">
        <source>You have only %n gun(s).</source>
        <translation>
            <numerusform>Du hast nur %n Pistole.</numerusform>
            <numerusform>Du hast nur %n Pistolen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose how many guns to commit; all are revealed at once.</source>
        <translation>Wähle, wie viele Pistolen du setzt; alle werden gleichzeitig gezeigt.</translation>
    </message>
    <message>
        <source>Choose one of the cards you drew.</source>
        <translation>Wähle eine der Karten, die du gezogen hast.</translation>
    </message>
    <message>
        <source>You keep this card already.</source>
        <translation>Diese Karte behältst du schon.</translation>
    </message>
    <message>
        <source>Choose one of the cards in the logbook.</source>
        <translation>Wähle eine der Karten im Logbuch.</translation>
    </message>
    <message>
        <source>This voyage is played without jumping overboard.</source>
        <translation>Auf dieser Fahrt springt niemand über Bord.</translation>
    </message>
    <message>
        <source>Leave the top card or discard it.</source>
        <translation>Lass die oberste Karte liegen oder lege sie ab.</translation>
    </message>
    <message>
        <source>The ship has reached Bluewater Bay: the sailors win.</source>
        <translation>Das Schiff hat die Bluewater Bay erreicht: Die Seeleute gewinnen.</translation>
    </message>
    <message>
        <source>The ship has reached Crimson Cove: the pirates win.</source>
        <translation>Das Schiff hat die Crimson Cove erreicht: Die Piraten gewinnen.</translation>
    </message>
    <message>
        <source>The ship has reached the Kraken: the cult wins.</source>
        <translation>Das Schiff hat den Kraken erreicht: Der Kult gewinnt.</translation>
    </message>
    <message>
        <source>The Cult Leader was fed to the Kraken: the cult wins.</source>
        <translation>Der Kultanführer wurde dem Kraken zum Fraß vorgeworfen: Der Kult gewinnt.</translation>
    </message>
</context>
<context>
    <name>feed_the_kraken_board</name>
    <message>
        <source>overboard</source>
        <translation>über Bord</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>Voyage</source>
        <translation>Fahrt</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>Gesagt</translation>
    </message>
    <message>
        <source>My notes</source>
        <translation>Meine Notizen</translation>
    </message>
    <message>
        <source>The ship has not sailed yet.</source>
        <translation>Das Schiff ist noch nicht ausgelaufen.</translation>
    </message>
    <message>
        <source>No loyalty check has been held yet.</source>
        <translation>Es gab noch keine Loyalitätsprüfung.</translation>
    </message>
    <message>
        <source>Nobody has claimed anything yet.</source>
        <translation>Noch hat niemand etwas behauptet.</translation>
    </message>
    <message>
        <source>You have learned nothing in private yet.</source>
        <translation>Du hast noch nichts heimlich erfahren.</translation>
    </message>
    <message>
        <source>Navigation {number}: {text}</source>
        <translation>Navigation {number}: {text}</translation>
    </message>
    <message>
        <source>Round {round}: {text}</source>
        <translation>Runde {round}: {text}</translation>
    </message>
    <message>
        <source>{card}; captain {captain}, lieutenant {lieutenant}, navigator {navigator}</source>
        <translation>{card}; Kapitän {captain}, Leutnant {lieutenant}, Navigator {navigator}</translation>
    </message>
    <message>
        <source>jumped overboard before: {names}</source>
        <translation>vorher über Bord gesprungen: {names}</translation>
    </message>
    <message>
        <source>loyalty check against {captain}, {lieutenant}, {navigator}: {total} of {needed} guns</source>
        <translation>Loyalitätsprüfung gegen {captain}, {lieutenant}, {navigator}: {total} von {needed} Pistolen</translation>
    </message>
    <message>
        <source>mutiny, new captain {name}</source>
        <translation>Meuterei, neuer Kapitän: {name}</translation>
    </message>
    <message>
        <source>left</source>
        <translation>liegen gelassen</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>abgelegt</translation>
    </message>
    <message>
        <source>{sight}: {viewer} looked at {target}</source>
        <translation>{sight}: {viewer} hat {target} angesehen</translation>
    </message>
    <message>
        <source>{name} said: {claim}</source>
        <translation>{name} sagte: {claim}</translation>
    </message>
    <message>
        <source>That was true.</source>
        <translation>Das war wahr.</translation>
    </message>
    <message>
        <source>That was false.</source>
        <translation>Das war falsch.</translation>
    </message>
    <message>
        <source>Sa&amp;y something...</source>
        <translation>Etwas s&amp;agen...</translation>
    </message>
    <message>
        <source>Lo&amp;g of the voyage</source>
        <translation>Verlau&amp;f der Fahrt</translation>
    </message>
    <message>
        <source>Next part of the t&amp;able</source>
        <translation>Nächster T&amp;eil des Tisches</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the table</source>
        <translation>Vor&amp;iger Teil des Tisches</translation>
    </message>
    <message>
        <source>Where the &amp;colours lead</source>
        <translation>Wohin die &amp;Farben führen</translation>
    </message>
    <message>
        <source>&amp;Moves to each space</source>
        <translation>&amp;Wege zu jedem Feld</translation>
    </message>
    <message>
        <source>{choice}: closed. {why}</source>
        <translation>{choice}: geschlossen. {why}</translation>
    </message>
    <message>
        <source>Picked up: {choice}. Enter means it.</source>
        <translation>Aufgenommen: {choice}. Enter macht es gültig.</translation>
    </message>
    <message>
        <source>You may also say something.</source>
        <translation>Du kannst auch etwas sagen.</translation>
    </message>
    <message>
        <source>End of the voyage</source>
        <translation>Ende der Fahrt</translation>
    </message>
    <message>
        <source>The crew gathers</source>
        <translation>Die Mannschaft versammelt sich</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>{stage}. A mutiny needs {needed} guns, {supply} are in the supply.</source>
        <translation>{stage}. Eine Meuterei braucht {needed} Pistolen, {supply} sind im Vorrat.</translation>
    </message>
    <message>
        <source>Say...</source>
        <translation>Sagen...</translation>
    </message>
    <message>
        <source>A claim: it binds nobody and is never checked.</source>
        <translation>Eine Behauptung: Sie bindet niemanden und wird nie geprüft.</translation>
    </message>
    <message>
        <source>Log of the voyage</source>
        <translation>Verlauf der Fahrt</translation>
    </message>
    <message>
        <source>resume: {cards}</source>
        <translation>Lebenslauf: {cards}</translation>
    </message>
    <message>
        <source>said last: {claim}</source>
        <translation>zuletzt gesagt: {claim}</translation>
    </message>
    <message numerus="yes">
        <source>%n gun(s)</source>
        <translation>
            <numerusform>%n Pistole</numerusform>
            <numerusform>%n Pistolen</numerusform>
        </translation>
    </message>
    <message>
        <source>has committed</source>
        <translation>hat gesetzt</translation>
    </message>
    <message>
        <source>is still to commit</source>
        <translation>muss noch setzen</translation>
    </message>
    <message numerus="yes">
        <source>%n gun(s) on the table</source>
        <translation>
            <numerusform>%n Pistole auf dem Tisch</numerusform>
            <numerusform>%n Pistolen auf dem Tisch</numerusform>
        </translation>
    </message>
    <message>
        <source>they count double</source>
        <translation>sie zählen doppelt</translation>
    </message>
    <message>
        <source>not of the side: {side}</source>
        <translation>nicht von der Seite: {side}</translation>
    </message>
    <message>
        <source>tied for captain</source>
        <translation>gleichauf um den Kapitän</translation>
    </message>
    <message>
        <source>barred from the next loyalty check</source>
        <translation>setzt bei der nächsten Loyalitätsprüfung aus</translation>
    </message>
    <message>
        <source>must commit a gun in the next loyalty check</source>
        <translation>muss bei der nächsten Loyalitätsprüfung eine Pistole setzen</translation>
    </message>
    <message>
        <source>you were shown: {faction}</source>
        <translation>dir gezeigt: {faction}</translation>
    </message>
    <message>
        <source>{character}, still face down</source>
        <translation>{character}, noch verdeckt</translation>
    </message>
    <message>
        <source>{now} (dealt: {before})</source>
        <translation>{now} (am Anfang: {before})</translation>
    </message>
    <message>
        <source>Loyalty check</source>
        <translation>Loyalitätsprüfung</translation>
    </message>
    <message>
        <source>Victory: {names}</source>
        <translation>Sieg: {names}</translation>
    </message>
    <message>
        <source>Press: see with the eyes of this seat.</source>
        <translation>Drücken: mit den Augen dieses Spielers sehen.</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>{true} true and {false} false claims</source>
        <translation>{true} wahre und {false} falsche Behauptungen</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Noch nichts.</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Was gesagt wurde</translation>
    </message>
    <message>
        <source>What really happened</source>
        <translation>Was wirklich geschah</translation>
    </message>
    <message>
        <source>What {name} saw</source>
        <translation>Was {name} gesehen hat</translation>
    </message>
    <message>
        <source>Press a seat to see the voyage with its eyes.</source>
        <translation>Drücke auf einen Spieler, um die Fahrt mit seinen Augen zu sehen.</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Geschichte</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Behauptungen</translation>
    </message>
    <message>
        <source>The truth</source>
        <translation>Die Wahrheit</translation>
    </message>
    <message>
        <source>As {name} saw it: show the truth</source>
        <translation>Wie {name} es sah: die Wahrheit zeigen</translation>
    </message>
    <message>
        <source>A round earlier</source>
        <translation>Eine Runde früher</translation>
    </message>
    <message>
        <source>A round later</source>
        <translation>Eine Runde später</translation>
    </message>
    <message>
        <source>converted</source>
        <translation>bekehrt</translation>
    </message>
    <message>
        <source>{name}, until then {side}, becomes a Cultist</source>
        <translation>{name}, bis dahin {side}, wird Kultist</translation>
    </message>
    <message>
        <source>The cards I drew</source>
        <translation>Die Karten, die ich gezogen habe</translation>
    </message>
    <message>
        <source>The cards in my logbook</source>
        <translation>Die Karten in meinem Logbuch</translation>
    </message>
    <message>
        <source>What I found in a cabin</source>
        <translation>Was ich in einer Kabine fand</translation>
    </message>
    <message>
        <source>What the mermaid showed me</source>
        <translation>Was die Meerjungfrau mir zeigte</translation>
    </message>
    <message>
        <source>The top card</source>
        <translation>Die oberste Karte</translation>
    </message>
    <message>
        <source>My side</source>
        <translation>Meine Seite</translation>
    </message>
    <message>
        <source>I accuse</source>
        <translation>Ich beschuldige</translation>
    </message>
    <message>
        <source>I trust</source>
        <translation>Ich traue</translation>
    </message>
    <message>
        <source>{name} says</source>
        <translation>{name} sagt</translation>
    </message>
    <message>
        <source>Who speaks?</source>
        <translation>Wer spricht?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Nichts sagen</translation>
    </message>
    <message>
        <source>A claim binds nobody and is never checked.</source>
        <translation>Eine Behauptung bindet niemanden und wird nie geprüft.</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Etwas sagen</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Zugstapel</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n card(s)</source>
        <translation>
            <numerusform>Zugstapel, %n Karte</numerusform>
            <numerusform>Zugstapel, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Ablage</translation>
    </message>
    <message numerus="yes">
        <source>Discards, %n card(s)</source>
        <translation>
            <numerusform>Ablage, %n Karte</numerusform>
            <numerusform>Ablage, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Card shown</source>
        <translation>Gezeigte Karte</translation>
    </message>
    <message>
        <source>Logbook</source>
        <translation>Logbuch</translation>
    </message>
    <message>
        <source>Rituals</source>
        <translation>Rituale</translation>
    </message>
    <message>
        <source>{done} of {all} have committed</source>
        <translation>{done} von {all} haben gesetzt</translation>
    </message>
    <message>
        <source>Tied for captain: {names}</source>
        <translation>Gleichauf um den Kapitän: {names}</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>keine Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), face down</source>
        <translation>
            <numerusform>%n Karte, verdeckt</numerusform>
            <numerusform>%n Karten, verdeckt</numerusform>
        </translation>
    </message>
    <message>
        <source>Enough guns: a mutiny</source>
        <translation>Genug Pistolen: Meuterei</translation>
    </message>
    <message numerus="yes">
        <source>%n more would make a mutiny</source>
        <translation>
            <numerusform>%n mehr, und es wäre eine Meuterei</numerusform>
            <numerusform>%n mehr, und es wäre eine Meuterei</numerusform>
        </translation>
    </message>
    <message>
        <source>The ship goes by the {direction} arrow.</source>
        <translation>Das Schiff folgt dem Pfeil nach {direction}.</translation>
    </message>
    <message>
        <source>held: {rituals}</source>
        <translation>abgehalten: {rituals}</translation>
    </message>
    <message>
        <source>face down: {rituals}</source>
        <translation>verdeckt: {rituals}</translation>
    </message>
    <message>
        <source>R</source>
        <comment>one letter for red</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>one letter for yellow</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>B</source>
        <comment>one letter for blue</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>N</source>
        <comment>north on a compass rose</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Supply line</source>
        <translation>Nachschublinie</translation>
    </message>
    <message>
        <source>Supply line, crossed</source>
        <translation>Nachschublinie, überquert</translation>
    </message>
    <message>
        <source>The first time the ship crosses it, every living seat with fewer than {n} guns is filled up to {n}.</source>
        <translation>Beim ersten Überqueren wird jeder lebende Spieler mit weniger als {n} Pistolen auf {n} aufgefüllt.</translation>
    </message>
    <message>
        <source>Row {row}, {column}</source>
        <translation>Reihe {row}, {column}</translation>
    </message>
    <message>
        <source>middle</source>
        <comment>column of the chart</comment>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>{steps} west</source>
        <comment>column of the chart</comment>
        <translation>{steps} nach Westen</translation>
    </message>
    <message>
        <source>{steps} east</source>
        <comment>column of the chart</comment>
        <translation>{steps} nach Osten</translation>
    </message>
    <message>
        <source>the ship is here</source>
        <translation>das Schiff ist hier</translation>
    </message>
    <message>
        <source>{token}, used</source>
        <translation>{token}, benutzt</translation>
    </message>
    <message>
        <source>the ship has been here</source>
        <translation>das Schiff war schon hier</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>außer Reichweite</translation>
    </message>
    <message>
        <source>The game ends when the ship comes here. Winner: {side}.</source>
        <translation>Das Spiel endet, wenn das Schiff hier ankommt. Sieger: {side}.</translation>
    </message>
    <message>
        <source>The supply line is crossed to the {directions}.</source>
        <translation>Die Nachschublinie wird nach {directions} überquert.</translation>
    </message>
    <message>
        <source>The ship comes here now by {colors}.</source>
        <translation>Das Schiff kommt jetzt hierher mit: {colors}.</translation>
    </message>
    <message>
        <source>By {colors} to {space}.</source>
        <translation>Mit {colors} nach {space}.</translation>
    </message>
    <message>
        <source>{chart}. The ship is on {space}.</source>
        <translation>{chart}. Das Schiff steht auf {space}.</translation>
    </message>
    <message>
        <source>{goal}: {moves} moves at least.</source>
        <translation>{goal}: mindestens {moves} Züge.</translation>
    </message>
    <message>
        <source>{token} on {space}.</source>
        <translation>{token} auf {space}.</translation>
    </message>
    <message>
        <source>By {colors} to {label}.</source>
        <translation>Mit {colors} nach {label}.</translation>
    </message>
</context>
<context>
    <name>feed_the_kraken_title</name>
    <message>
        <source>Feed the Kraken</source>
        <translation>Feed the Kraken</translation>
    </message>
</context>
<context>
    <name>kernel</name>
    <message>
        <source>It is not this seat&apos;s decision now.</source>
        <translation>Dieser Spieler hat jetzt nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>This is not one of the choices now.</source>
        <translation>Das steht jetzt nicht zur Wahl.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>This answer is binding and cannot be taken back.</source>
        <translation>Diese Antwort ist bindend und lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>This seat has given no answer to take back.</source>
        <translation>Dieser Spieler hat keine Antwort gegeben, die sich zurücknehmen ließe.</translation>
    </message>
    <message>
        <source>This game has {least} to {most} seats, not {seats}.</source>
        <translation>Dieses Spiel ist für {least} bis {most} Spieler, nicht für {seats}.</translation>
    </message>
    <message>
        <source>There is no option «{option}». The options are: {known}.</source>
        <translation>Die Option „{option}“ gibt es nicht. Die Optionen sind: {known}.</translation>
    </message>
    <message>
        <source>The option «{option}» cannot be «{value}». It can be: {allowed}.</source>
        <translation>Die Option „{option}“ kann nicht „{value}“ sein. Möglich ist: {allowed}.</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to {most}.</source>
        <translation>Eine Startzahl ist eine ganze Zahl von 0 bis {most}.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Gesehen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>This is not a Lamplight file. Choose a file that ends in .lamplight.</source>
        <translation>Das ist keine Lamplight-Datei. Wähle eine Datei, die auf .lamplight endet.</translation>
    </message>
    <message>
        <source>This file was written by a newer program ({program}) in format {number}; this program reads up to format {known}. A newer version of Lamplight opens it.</source>
        <translation>Diese Datei hat ein neueres Programm ({program}) im Format {number} geschrieben; dieses Programm liest bis Format {known}. Eine neuere Version von Lamplight öffnet sie.</translation>
    </message>
    <message>
        <source>This game was played by newer rules (version {rules}, program {program}); this program knows version {known}. A newer version of Lamplight opens it.</source>
        <translation>Dieses Spiel wurde nach neueren Regeln gespielt (Version {rules}, Programm {program}); dieses Programm kennt Version {known}. Eine neuere Version von Lamplight öffnet es.</translation>
    </message>
    <message>
        <source>This game was played by older rules (version {rules}, program {program}) and cannot be carried over to version {known}. That older version of Lamplight opens it.</source>
        <translation>Dieses Spiel wurde nach älteren Regeln gespielt (Version {rules}, Programm {program}) und lässt sich nicht in Version {known} übernehmen. Die ältere Version von Lamplight öffnet es.</translation>
    </message>
    <message>
        <source>This program does not know the game «{game}». Look for a newer version of Lamplight.</source>
        <translation>Dieses Programm kennt das Spiel „{game}“ nicht. Such nach einer neueren Version von Lamplight.</translation>
    </message>
    <message>
        <source>This file is damaged ({where}). It was left as it is; an older copy of the game may still open.</source>
        <translation>Diese Datei ist beschädigt ({where}). Sie blieb, wie sie ist; eine ältere Kopie des Spiels lässt sich vielleicht noch öffnen.</translation>
    </message>
    <message>
        <source>This file is too large to be a game: at most {most} MB are read.</source>
        <translation>Diese Datei ist zu groß für ein Spiel: Höchstens {most} MB werden gelesen.</translation>
    </message>
    <message>
        <source>A result of chance has been shown since then.</source>
        <translation>Seitdem wurde ein Ergebnis des Zufalls gezeigt.</translation>
    </message>
    <message>
        <source>Hidden information has been shown since then.</source>
        <translation>Seitdem wurde Verdecktes gezeigt.</translation>
    </message>
    <message>
        <source>Another person has decided since then.</source>
        <translation>Seitdem hat jemand anderes entschieden.</translation>
    </message>
    <message>
        <source>This game was set up without take-back.</source>
        <translation>Dieses Spiel läuft ohne Zurücknehmen.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts wiederherzustellen.</translation>
    </message>
</context>
<context>
    <name>models</name>
    <message>
        <source>There is no file {path} any more.</source>
        <translation>Die Datei {path} gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>This file cannot be opened ({why}).</source>
        <translation>Diese Datei lässt sich nicht öffnen ({why}).</translation>
    </message>
    <message>
        <source>The moves in this file do not fit the rules from move {entry} on ({why}). The file was left as it is; an older copy of the game may still open.</source>
        <translation>Die Züge in dieser Datei passen ab Zug {entry} nicht zu den Regeln ({why}). Die Datei blieb, wie sie ist; eine ältere Kopie des Spiels lässt sich vielleicht noch öffnen.</translation>
    </message>
    <message>
        <source>This is the public record of a game that was running: the list shows it, but nobody can play on from it.</source>
        <translation>Das ist die öffentliche Aufzeichnung eines laufenden Spiels: Die Liste zeigt sie, aber niemand kann von ihr aus weiterspielen.</translation>
    </message>
    <message>
        <source>This game is being played in another window already.</source>
        <translation>Dieses Spiel wird schon in einem anderen Fenster gespielt.</translation>
    </message>
    <message>
        <source>While the game runs, its replay shows only what all may see.</source>
        <translation>Solange das Spiel läuft, zeigt die Wiedergabe nur, was alle sehen dürfen.</translation>
    </message>
    <message>
        <source>The game cannot be saved in {folder} ({why}). You can play on; «Save as» keeps it elsewhere.</source>
        <translation>Das Spiel lässt sich in {folder} nicht speichern ({why}). Du kannst weiterspielen; „Speichern unter“ legt es woanders ab.</translation>
    </message>
    <message>
        <source>The disk takes long to save the game. You can play on.</source>
        <translation>Das Speichern des Spiels dauert lange. Du kannst weiterspielen.</translation>
    </message>
    <message>
        <source>Some settings could not be read; the usual ones hold. The old file was kept: {where}.</source>
        <translation>Einige Einstellungen ließen sich nicht lesen; es gelten die üblichen. Die alte Datei blieb erhalten: {where}.</translation>
    </message>
    <message>
        <source>The settings could not be opened ({why}). The usual ones hold for now.</source>
        <translation>Die Einstellungen ließen sich nicht öffnen ({why}). Vorerst gelten die üblichen.</translation>
    </message>
    <message>
        <source>The settings cannot be written ({why}). They hold until you quit.</source>
        <translation>Die Einstellungen lassen sich nicht schreiben ({why}). Sie gelten bis zum Beenden.</translation>
    </message>
    <message>
        <source>The bots have stopped thinking ({why}). Nothing is lost; you can try again.</source>
        <translation>Die Bots denken nicht mehr ({why}). Nichts ist verloren; du kannst es noch einmal versuchen.</translation>
    </message>
</context>
</TS>
