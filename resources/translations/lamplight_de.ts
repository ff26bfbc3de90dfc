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
        <source>An unofficial project by people who love these games. It is not made, endorsed or supported by their publishers or designers, and contains none of their text or art. Please own a copy of every game you play with it.</source>
        <translation>Ein inoffizielles Werk von Menschen, die diese Spiele lieben. Verlage und Autoren haben es weder gemacht noch gebilligt und unterstützen es nicht; es enthält keine ihrer Texte und Bilder. Bitte besitze von jedem Spiel, das du damit spielst, ein eigenes Exemplar.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Undo one step of this decision</source>
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
    <name>ActionLines</name>
    <message>
        <source>{count} more below</source>
        <translation>{count} weitere unten</translation>
    </message>
    <message>
        <source>{count} more above</source>
        <translation>{count} weitere oben</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>A bot is choosing for you…</source>
        <translation>Ein Bot wählt für dich…</translation>
    </message>
</context>
<context>
    <name>AppController</name>
    <message>
        <source>Start again with the same cards? This game stays in the records.</source>
        <translation>Mit den gleichen Karten neu beginnen? Dieses Spiel bleibt bei den Aufzeichnungen.</translation>
    </message>
    <message>
        <source>The new game uses the same cards and tiles; choose “New with the same setup” for the current ones.</source>
        <translation>Es behält die Karten und Plättchen, mit denen es begonnen wurde: „Neu mit gleichem Aufbau“ nimmt die jetzigen.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>This game is already open.</source>
        <translation>Dieses Spiel liegt schon auf dem Tisch.</translation>
    </message>
    <message>
        <source>There is no unfinished game.</source>
        <translation>Es wartet kein angefangenes Spiel.</translation>
    </message>
    <message>
        <source>A game is open: return to the start screen first.</source>
        <translation>Ein Spiel ist offen: Geh zuerst zurück zum Start.</translation>
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
        <source>Nothing is sent automatically. Copy this text into your report, and say what you did and what you expected.</source>
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
        <source>This game uses the cards and tiles it was started with. “New with the same setup” uses the current ones.</source>
        <translation>Es wird mit den Karten und Plättchen gespielt, mit denen es begonnen wurde. „Neu mit gleichem Aufbau“ nimmt die jetzigen.</translation>
    </message>
    <message>
        <source>This game uses your own cards and tiles.</source>
        <translation>Es wird mit deinen eigenen Karten und Plättchen gespielt.</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Noch einmal zeigen</translation>
    </message>
</context>
<context>
    <name>BoxPanel</name>
    <message>
        <source>Play solo</source>
        <translation>Allein spielen</translation>
    </message>
    <message>
        <source>Against {count} bots</source>
        <translation>Gegen {count} Bots</translation>
    </message>
    <message>
        <source>Set up a game…</source>
        <translation>Tisch einrichten…</translation>
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
        <source>Same as system</source>
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
        <source>Instant</source>
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
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Everyone, open your eyes.</source>
        <translation>Alle machen die Augen auf.</translation>
    </message>
    <message>
        <source>Close your eyes again.</source>
        <translation>Mach die Augen wieder zu.</translation>
    </message>
    <message>
        <source>Everyone, close your eyes again.</source>
        <translation>Alle machen noch einmal die Augen zu.</translation>
    </message>
    <message>
        <source>Everyone, close your eyes.</source>
        <translation>Alle machen die Augen zu.</translation>
    </message>
    <message>
        <source>When the countdown ends, only the player concerned opens their eyes.</source>
        <translation>Wen es angeht, der öffnet sie, wenn der Countdown endet.</translation>
    </message>
    <message>
        <source>When the countdown ends, everyone may look.</source>
        <translation>Wenn der Countdown endet, dürfen alle hinsehen.</translation>
    </message>
    <message>
        <source>Put the laptop in the middle and press “Start”. After {first} seconds the player concerned opens their eyes and chooses in silence. Everyone else keeps their eyes closed until {whole} seconds have passed.</source>
        <translation>Stellt den Laptop in die Mitte und drückt „Beginnen“. Nach {first} Sekunden öffnet der betreffende Spieler die Augen und wählt schweigend. Alle anderen lassen die Augen zu, bis {whole} Sekunden vorbei sind.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>File not found: {path}.</source>
        <translation>Die Datei {path} gibt es nicht.</translation>
    </message>
    <message>
        <source>Unknown level {level}. Levels: {known}.</source>
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
        <source>start this game right away</source>
        <translation>dieses Spiel sofort beginnen</translation>
    </message>
    <message>
        <source>the seed of the new game</source>
        <translation>Startzahl des neuen Spiels</translation>
    </message>
    <message>
        <source>bot opponents, e.g. novice,master</source>
        <translation>Bots neben dir, etwa novice,master</translation>
    </message>
    <message>
        <source>game options, a TOML file</source>
        <translation>Optionen des neuen Spiels, als TOML</translation>
    </message>
    <message>
        <source>continue the last game</source>
        <translation>das letzte Spiel fortsetzen</translation>
    </message>
    <message>
        <source>start in full screen</source>
        <translation>den ganzen Bildschirm nutzen</translation>
    </message>
    <message>
        <source>open another window next to the running one</source>
        <translation>neben dem laufenden Fenster ein weiteres öffnen</translation>
    </message>
    <message>
        <source>language for this run, e.g. de</source>
        <translation>Sprache für diesen Start, etwa de</translation>
    </message>
    <message>
        <source>paper, night, contrast, print or system</source>
        <translation>paper, night, contrast, print oder system</translation>
    </message>
    <message>
        <source>interface scale, e.g. 1.5</source>
        <translation>Größe von allem, etwa 1.5</translation>
    </message>
    <message>
        <source>keep all files in this folder</source>
        <translation>alle Dateien in diesem Ordner halten</translation>
    </message>
    <message>
        <source>use default settings and restore nothing</source>
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
        <source>export a record to another format</source>
        <translation>Aufzeichnung in anderer Form schreiben</translation>
    </message>
    <message>
        <source>text, public, png or pdf</source>
        <translation>text, public, png oder pdf</translation>
    </message>
    <message>
        <source>output file (default: next to the record)</source>
        <translation>wohin (sonst: neben die Aufzeichnung)</translation>
    </message>
    <message>
        <source>bots against bots: one table per pair of levels</source>
        <translation>Bots gegen Bots: eine Tabelle für je zwei Stufen</translation>
    </message>
    <message>
        <source>games per pair of levels</source>
        <translation>Spiele für jedes Paar von Stufen</translation>
    </message>
    <message>
        <source>number of parallel processes</source>
        <translation>Prozesse zur gleichen Zeit</translation>
    </message>
    <message>
        <source>bots play a demo game; pictures and record go to DIR</source>
        <translation>Bots spielen; Bilder und Aufzeichnung in DIR</translation>
    </message>
    <message>
        <source>show the version and exit</source>
        <translation>Version nennen und beenden</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>dies zeigen und beenden</translation>
    </message>
    <message>
        <source>invalid value for {option}; see --help</source>
        <translation>{option} nimmt das nicht an; --help zeigt, was geht</translation>
    </message>
    <message>
        <source>unknown option {words}; see --help</source>
        <translation>{words}: unbekannt; --help zeigt, was es gibt</translation>
    </message>
    <message>
        <source>--seed must be a whole number, 0 or more</source>
        <translation>--seed ist eine ganze Zahl, 0 oder mehr</translation>
    </message>
    <message>
        <source>--to and --output require --export</source>
        <translation>--to und --output brauchen --export</translation>
    </message>
    <message>
        <source>--games and --jobs require --arena</source>
        <translation>--games und --jobs brauchen --arena</translation>
    </message>
    <message>
        <source>--export requires --to: text, public, png or pdf</source>
        <translation>--export braucht --to: text, public, png oder pdf</translation>
    </message>
    <message>
        <source>--seed, --bots and --options require --new GAME</source>
        <translation>--seed, --bots und --options brauchen --new GAME</translation>
    </message>
    <message>
        <source>--scale must be between 0.5 and 4</source>
        <translation>--scale geht von 0.5 bis 4</translation>
    </message>
    <message>
        <source>--games and --jobs must be at least 1</source>
        <translation>--games und --jobs sind mindestens 1</translation>
    </message>
    <message>
        <source>--fullscreen, --scale, --safe-mode and --new-window need a window</source>
        <translation>--fullscreen, --scale, --safe-mode und --new-window brauchen ein Fenster</translation>
    </message>
    <message>
        <source>{one} and {other} cannot be combined</source>
        <translation>{one} und {other} gehen nicht zusammen</translation>
    </message>
    <message>
        <source>Unknown language {code}. Languages: {known}.</source>
        <translation>Die Sprache {code} gibt es nicht. Sprachen: {known}.</translation>
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
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel…</translation>
    </message>
    <message>
        <source>New with the sa&amp;me setup</source>
        <translation>Neu mit &amp;gleichem Aufbau</translation>
    </message>
    <message>
        <source>Res&amp;tart with the same seed</source>
        <translation>Mit gleicher Sta&amp;rtzahl neu beginnen</translation>
    </message>
    <message>
        <source>Continue the &amp;last game</source>
        <translation>&amp;Letztes Spiel fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
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
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Repla&amp;y this game</source>
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
        <source>Saved &amp;games…</source>
        <translation>Aufzei&amp;chnungen…</translation>
    </message>
    <message>
        <source>Edit cards an&amp;d tiles…</source>
        <translation>Karten und Plättchen bearbe&amp;iten…</translation>
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
        <source>Free a&amp;ctions</source>
        <translation>Freie A&amp;ktionen</translation>
    </message>
    <message>
        <source>Confir&amp;m</source>
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
        <source>Since my &amp;last turn</source>
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
        <source>Player&amp;s</source>
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
        <source>Stand&amp;ing answers</source>
        <translation>Ständige &amp;Antworten</translation>
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
        <source>&amp;Preferences…</source>
        <translation>&amp;Alle Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <translation>&amp;Tastenkürzel…</translation>
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
        <source>&amp;Accessibility…</source>
        <translation>&amp;Barrierefreiheit…</translation>
    </message>
    <message>
        <source>&amp;Bots&apos; pace</source>
        <translation>Tempo der B&amp;ots</translation>
    </message>
    <message>
        <source>Ta&amp;ke-back rule…</source>
        <translation>&amp;Rücknahmeregel…</translation>
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
        <source>Report a &amp;problem…</source>
        <translation>&amp;Problem melden…</translation>
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
        <source>This is a bug in Lamplight, not your mistake. You can keep playing. If it happens again, step back or restart Lamplight. A report helps us fix it.</source>
        <translation>Das ist ein Fehler des Programms, nicht deiner. Du kannst weitermachen. Passiert es noch einmal, geh einen Schritt zurück oder starte das Programm neu; ein Bericht hilft, den Fehler zu beheben.</translation>
    </message>
    <message>
        <source>Secrets are left out here. The saved report contains everything.</source>
        <translation>Geheimes ist hier weggelassen. Der gespeicherte Bericht enthält alles.</translation>
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
        <source>No game was being played.</source>
        <translation>Es lag kein Spiel auf dem Tisch.</translation>
    </message>
    <message>
        <source>Nothing is lost: the game is saved up to the last decision.</source>
        <translation>Nichts ist verloren: Das Spiel ist bis zur letzten Entscheidung gespeichert.</translation>
    </message>
    <message>
        <source>The game could not be saved. Try “Save as” with another folder.</source>
        <translation>Das Spiel ließ sich nicht speichern. „Speichern unter“ kann es vielleicht woanders ablegen.</translation>
    </message>
    <message>
        <source>Could not write the report: {why}</source>
        <translation>Der Bericht lässt sich nicht schreiben: {why}</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>Gespeichert: {path}</translation>
    </message>
</context>
<context>
    <name>CthulhuWarsBoard</name>
    <message>
        <source>Table of Cthulhu Wars</source>
        <translation>Tisch von Cthulhu Wars</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Wrong PIN.</source>
        <translation>Das ist nicht die PIN.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>I&apos;m here</source>
        <translation>Ich bin da</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Forgot your PIN? Hold to remove it</source>
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
        <source>Only {name} should look.</source>
        <translation>Nur {name} sollte hinsehen.</translation>
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
        <source>Everything you can choose is highlighted on the board.</source>
        <translation>Alles, was du wählen kannst, leuchtet auf dem Brett.</translation>
    </message>
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
    <name>Elsewhere</name>
    <message>
        <source>This game is being played in another window.</source>
        <translation>Dieses Spiel läuft in einem anderen Fenster.</translation>
    </message>
    <message>
        <source>If you take it over, the other window saves it and stops playing.</source>
        <translation>Wenn du es übernimmst, speichert es das andere Fenster und spielt nicht weiter.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>The other window can&apos;t save the game right now, so it keeps playing it.</source>
        <translation>Das andere Fenster kann das Spiel gerade nicht speichern und spielt es deshalb weiter.</translation>
    </message>
</context>
<context>
    <name>ElsewherePage</name>
    <message>
        <source>This game continues in another window</source>
        <translation>Dieses Spiel geht in einem anderen Fenster weiter</translation>
    </message>
    <message>
        <source>It is no longer played or saved in this window.</source>
        <translation>In diesem Fenster wird es nicht mehr gespielt oder gespeichert.</translation>
    </message>
    <message>
        <source>Back to the start screen</source>
        <translation>Zurück zum Start</translation>
    </message>
</context>
<context>
    <name>EndPicture</name>
    <message>
        <source>The table at the end</source>
        <translation>Der Tisch am Ende</translation>
    </message>
    <message>
        <source>The table as it was at the end: click to look at it.</source>
        <translation>Der Tisch, wie er am Ende war: Drücken zeigt ihn.</translation>
    </message>
</context>
<context>
    <name>Headless</name>
    <message>
        <source>Unknown game {game}. Games: {known}.</source>
        <translation>Das Spiel {game} gibt es nicht. Spiele: {known}.</translation>
    </message>
    <message>
        <source>{path} is valid: {game}, {count} entries.</source>
        <translation>{path} ist in Ordnung: {game}, {count} Einträge.</translation>
    </message>
    <message>
        <source>An existing record is never overwritten.</source>
        <translation>Eine Aufzeichnung wird nie überschrieben.</translation>
    </message>
    <message>
        <source>Could not write {path}: {why}</source>
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
        <source>Find next</source>
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
        <source>The game is over: there is nothing left to claim.</source>
        <translation>Das Spiel ist vorbei: Es gibt nichts mehr zu behaupten.</translation>
    </message>
    <message>
        <source>You can make claims only while a decision is open.</source>
        <translation>Behauptungen gibt es nur neben einer offenen Frage an den Tisch, und jetzt ist keine offen.</translation>
    </message>
    <message>
        <source>{choice}: press Enter or click again</source>
        <translation>{choice}: Enter oder noch einmal drücken</translation>
    </message>
</context>
<context>
    <name>Lamplight</name>
    <message>
        <source>Cannot write to {folder} ({why}). Games are not saved automatically; use “Save as”.</source>
        <translation>Der Ordner {folder} lässt sich nicht beschreiben ({why}). Spiele werden nicht aufbewahrt; „Speichern unter“ geht.</translation>
    </message>
    <message>
        <source>Lamplight stopped unexpectedly last time. “Report a problem” in the Help menu shows what was found.</source>
        <translation>Lamplight wurde beim letzten Mal unerwartet beendet. Im Menü Hilfe steht unter „Problem melden“, was gefunden wurde.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Another program has changed {file}, which is left as it is. This game is now saved in {new}.</source>
        <translation>Diese Partie wird ab jetzt in {new} gespeichert: Etwas anderes hat {file} verändert; die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Your last decisions are not saved: they are lost if you leave the game.</source>
        <translation>Die letzten Entscheidungen sind nicht gespeichert: Verlässt du das Spiel, sind sie verloren.</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Ohne Speichern verlassen</translation>
    </message>
    <message>
        <source>Saved. Lamplight saves after every decision.</source>
        <translation>Gespeichert. Das geschieht nach jeder Entscheidung sofort.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Could not write {file} ({why}). The game is still saved where it was.</source>
        <translation>{file} kann nicht geschrieben werden ({why}). Die Partie bleibt, wo sie war.</translation>
    </message>
    <message>
        <source>The game in that file is open in another window. Choose another file.</source>
        <translation>Das Spiel aus dieser Datei läuft in einem anderen Fenster.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
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
        <source>Plays any legal move.</source>
        <translation>Spielt irgendeinen erlaubten Zug.</translation>
    </message>
    <message>
        <source>Takes what looks good now. Overlooks what comes later.</source>
        <translation>Nimmt, was jetzt gut aussieht. Übersieht, was später kommt.</translation>
    </message>
    <message>
        <source>Thinks a move ahead and rarely wastes a turn.</source>
        <translation>Wägt ab, was als Nächstes kommt, und verschenkt selten einen Zug.</translation>
    </message>
    <message>
        <source>Plans the whole game from everything its seat can know. Takes a moment to think.</source>
        <translation>Plant für das ganze Spiel mit allem, was an seiner Stelle zu wissen ist. Denkt einen Moment nach.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>Show lines of</source>
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
        <source>Takes back {name}&apos;s last decision.</source>
        <translation>Nimmt die letzte Entscheidung von {name} zurück.</translation>
    </message>
    <message>
        <source>{barrier} It will be noted with the result.</source>
        <translation>{barrier} Es wird beim Ergebnis vermerkt.</translation>
    </message>
    <message>
        <source>Undo anyway</source>
        <translation>Trotzdem zurücknehmen</translation>
    </message>
    <message>
        <source>You can use this now.</source>
        <translation>Das kannst du jetzt nutzen.</translation>
    </message>
    <message>
        <source>You can choose this now.</source>
        <translation>Das kannst du jetzt wählen.</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Ein guter Zug wird gesucht…</translation>
    </message>
    <message>
        <source>Click anything to see why you can&apos;t choose it.</source>
        <translation>Klicke jetzt auf das, worum es dir geht.</translation>
    </message>
    <message>
        <source>Point at anything that isn&apos;t highlighted, then press W to see why.</source>
        <translation>Zeig auf etwas, das nicht leuchtet, und frag dann: Hier steht der Grund.</translation>
    </message>
    <message>
        <source>Picks up the piece you placed but have not confirmed.</source>
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
        <source>Human</source>
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
        <source>Second best: {move}. {reasons}</source>
        <translation>Zweitbeste Wahl: {move}. {reasons}</translation>
    </message>
    <message>
        <source>Played for you: {move}. {reasons}</source>
        <translation>Für dich gespielt: {move}. {reasons}</translation>
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
        <source>{name} undid past a reveal %n time(s).</source>
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
        <source>The curtain now asks for your PIN.</source>
        <translation>Ab jetzt fragt der Vorhang nach deiner PIN.</translation>
    </message>
    <message>
        <source>Your PIN is off.</source>
        <translation>Deine PIN ist aus.</translation>
    </message>
</context>
<context>
    <name>NotebookScreen</name>
    <message>
        <source>Nothing here yet.</source>
        <translation>Hier steht noch nichts.</translation>
    </message>
    <message numerus="yes">
        <source>A PIN has at least %n digits or letters.</source>
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
        <source>New PIN for me</source>
        <translation>Eine neue PIN für meinen Platz</translation>
    </message>
    <message>
        <source>PIN…</source>
        <translation>PIN…</translation>
    </message>
    <message>
        <source>Set PIN</source>
        <translation>PIN setzen</translation>
    </message>
    <message>
        <source>Remove PIN</source>
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
        <source>Whatever is chosen when the time ends counts. Then close your eyes again.</source>
        <translation>Es zählt, was am Ende der Zeit gewählt ist. Dann mach die Augen wieder zu.</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Opening {file}…</source>
        <translation>{file} wird geöffnet…</translation>
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
        <source>Set to “{value}”: {reason}</source>
        <translation>Auf „{value}“ gestellt: {reason}</translation>
    </message>
</context>
<context>
    <name>OwnItemsSheet</name>
    <message>
        <source>Cards and tiles: {game}</source>
        <translation>Karten und Plättchen: {game}</translation>
    </message>
    <message>
        <source>You have unsaved changes. Close again to discard them.</source>
        <translation>Etwas ist nicht gespeichert. Noch einmal schließen verwirft es.</translation>
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
        <source>Could not write {path}: {why}</source>
        <translation>{path} lässt sich nicht schreiben: {why}</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>Geschrieben: {path}</translation>
    </message>
    <message>
        <source>This game has no picture to share.</source>
        <translation>Dieses Spiel hat kein Bild zum Teilen.</translation>
    </message>
    <message>
        <source>Copied to the clipboard: paste it anywhere.</source>
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
        <source>Changes apply immediately.</source>
        <translation>Jede Änderung gilt sofort.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alles zurücksetzen</translation>
    </message>
    <message>
        <source>Yes, reset all</source>
        <translation>Ja, alles zurücksetzen</translation>
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
        <source>Un&amp;do rule for new games</source>
        <translation>&amp;Rücknahmeregel für neue Spiele</translation>
    </message>
    <message>
        <source>Play forced moves automatically, after showing them</source>
        <translation>Eine einzige Möglichkeit zeigen und dann von selbst spielen</translation>
    </message>
    <message>
        <source>Ask before undoing past revealed information</source>
        <translation>Fragen, bevor über eine Schranke zurückgenommen wird</translation>
    </message>
    <message>
        <source>Cover the screen when the window comes back (several players)</source>
        <translation>Bildschirm verdecken, wenn das Fenster zurückkommt (mehrere Personen)</translation>
    </message>
    <message>
        <source>Single letters are commands (H for a hint, …)</source>
        <translation>Einzelne Buchstaben sind Befehle (H für einen Tipp…)</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>Text&amp;größe</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Dein &amp;Name</translation>
    </message>
    <message>
        <source>Reset all preferences, including your name and your keys?</source>
        <translation>Alle Einstellungen zurücksetzen, auch deinen Namen und deine Tasten?</translation>
    </message>
    <message>
        <source>All preferences are back to their defaults.</source>
        <translation>Alle Einstellungen sind wieder wie am Anfang.</translation>
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
        <source>Every player for themselves</source>
        <translation>Jeder für sich</translation>
    </message>
    <message>
        <source>First voyage</source>
        <translation>Erste Fahrt</translation>
    </message>
    <message>
        <source>No one jumps</source>
        <translation>Niemand springt</translation>
    </message>
    <message>
        <source>Silent bots</source>
        <translation>Stumme Bots</translation>
    </message>
    <message>
        <source>First walk in the woodland</source>
        <translation>Erster Gang durch das Waldland</translation>
    </message>
    <message>
        <source>The Cult awakens</source>
        <translation>Der Kult erwacht</translation>
    </message>
    <message>
        <source>Winter draft</source>
        <translation>Parteiwahl im Winter</translation>
    </message>
    <message>
        <source>The stars are right</source>
        <translation>Die Sterne stehen richtig</translation>
    </message>
    <message>
        <source>The western world in detail</source>
        <translation>Der Westen im Einzelnen</translation>
    </message>
    <message>
        <source>Gates by hand</source>
        <translation>Tore von Hand</translation>
    </message>
    <message>
        <source>Councilors by draft</source>
        <translation>Räte nach Wahl</translation>
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
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
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
        <source>Saved: {path}</source>
        <translation>Geschrieben: {path}</translation>
    </message>
</context>
<context>
    <name>Privacy</name>
    <message>
        <source>For your eyes only</source>
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
        <source>Not available. Hold to see why.</source>
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
        <source>Everyone stays here for at least the same time.</source>
        <translation>Alle bleiben hier mindestens gleich lange.</translation>
    </message>
    <message>
        <source>Hold “Done” for a moment.</source>
        <translation>Halte „Fertig“ einen Moment lang gedrückt.</translation>
    </message>
    <message>
        <source>Hold to see what is here first.</source>
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
        <source>Choose first.</source>
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
        <source>%n event(s) since your move</source>
        <translation>
            <numerusform>%n Ereignis seit deinem Zug</numerusform>
            <numerusform>%n Ereignisse seit deinem Zug</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>No game is open.</source>
        <translation>Kein Spiel ist offen.</translation>
    </message>
    <message>
        <source>You are replaying a record (decision {here} of {all}).</source>
        <translation>Du siehst eine Wiedergabe (Entscheidung {here} von {all}).</translation>
    </message>
    <message>
        <source>The game is over: {result}.</source>
        <translation>Das Spiel ist vorbei: {result}.</translation>
    </message>
    <message numerus="yes">
        <source>%n players are choosing at the same time.</source>
        <translation>
            <numerusform>%n Spieler wird gefragt.</numerusform>
            <numerusform>%n Spieler werden gefragt.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is up to {names}.</source>
        <translation>Die Entscheidung liegt bei {names}.</translation>
    </message>
    <message>
        <source>There is nothing to choose: this is a page to read.</source>
        <translation>Es gibt nichts zu wählen: Diese Seite ist nur zum Lesen.</translation>
    </message>
    <message numerus="yes">
        <source>%n people share this screen: a hint would tell everyone what only one of you may know.</source>
        <translation>
            <numerusform>%n Person nutzt diesen Bildschirm: Ein Tipp würde allen verraten, was nur einer wissen darf.</numerusform>
            <numerusform>%n Personen teilen sich diesen Bildschirm: Ein Tipp würde allen verraten, was nur einer wissen darf.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} has no standing answers.</source>
        <translation>{game} hat keine ständigen Antworten.</translation>
    </message>
    <message>
        <source>Standing answers are private, and everyone can see this.</source>
        <translation>Ständige Antworten sind geheim, und das hier können alle sehen.</translation>
    </message>
    <message>
        <source>{game} has its own command for this, further down this menu.</source>
        <translation>{game} hat dafür einen eigenen Befehl, weiter unten in diesem Menü.</translation>
    </message>
    <message>
        <source>No one at this screen has a free action now.</source>
        <translation>An diesem Bildschirm kann gerade niemand ungefragt handeln.</translation>
    </message>
    <message>
        <source>Nothing has happened since your last decision.</source>
        <translation>Seit deiner letzten Entscheidung ist nichts geschehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) at this screen: there is no one to hide it from.</source>
        <translation>
            <numerusform>%n Person an diesem Bildschirm: Es gibt niemanden, vor dem er zu verdecken wäre.</numerusform>
            <numerusform>%n Personen an diesem Bildschirm: Es gibt niemanden, vor dem er zu verdecken wäre.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to redo: nothing has been undone.</source>
        <translation>Es gibt nichts wiederherzustellen: Nichts wurde rückgängig gemacht.</translation>
    </message>
    <message>
        <source>No one at this screen has an answer to take back.</source>
        <translation>An diesem Bildschirm hat niemand eine Antwort, die sich zurücknehmen ließe.</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>Das Spiel ist noch nicht vorbei.</translation>
    </message>
    <message numerus="yes">
        <source>%n people share this screen: in the same deal, anyone who has seen a secret would know it again. You can restart when the game is over.</source>
        <translation>
            <numerusform>%n Person nutzt diesen Bildschirm: Die gleichen Karten würden dem, der zuerst hinsieht, die Geheimnisse der anderen zeigen. Neu beginnen kannst du, wenn das Spiel vorbei ist.</numerusform>
            <numerusform>%n Personen teilen sich diesen Bildschirm: Die gleichen Karten würden dem, der zuerst hinsieht, die Geheimnisse der anderen zeigen. Neu beginnen kannst du, wenn das Spiel vorbei ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} has no notebook.</source>
        <translation>{game} hat kein Notizbuch.</translation>
    </message>
    <message>
        <source>{game} is being played: this is for replays.</source>
        <translation>{game} wird gerade gespielt: Das hier ist für Wiedergaben.</translation>
    </message>
    <message>
        <source>This is the start of the record.</source>
        <translation>Das ist der Anfang der Aufzeichnung.</translation>
    </message>
    <message>
        <source>This is the end of the record.</source>
        <translation>Das ist das Ende der Aufzeichnung.</translation>
    </message>
</context>
<context>
    <name>RecordsSheet</name>
    <message>
        <source>Saved games</source>
        <translation>Aufzeichnungen</translation>
    </message>
    <message>
        <source>No games yet. Every game you play is saved here automatically.</source>
        <translation>Noch keine Spiele. Sie werden hier von selbst aufbewahrt.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
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
        <source>Move to bin</source>
        <translation>Ja, in den Papierkorb</translation>
    </message>
    <message>
        <source>The list is empty: there is no game to choose.</source>
        <translation>Kein Spiel ist gewählt: Die Liste ist leer.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Diese Datei lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>Replay</source>
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
        <source>Move this game and its older copies to the bin?</source>
        <translation>Dieses Spiel und seine älteren Kopien in den Papierkorb legen?</translation>
    </message>
    <message>
        <source>This system has no bin. Delete the file yourself: {path}</source>
        <translation>Dieses System hat keinen Papierkorb. Lösche die Datei selbst: {path}</translation>
    </message>
    <message>
        <source>finished</source>
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
        <source>What everyone sees</source>
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
    <name>RootBoard</name>
    <message>
        <source>Table of Root</source>
        <translation>Tisch von Root</translation>
    </message>
</context>
<context>
    <name>ScoreGraph</name>
    <message>
        <source>Scores over time</source>
        <translation>Punkte im Lauf der Zeit</translation>
    </message>
    <message>
        <source>The graph starts when the first points are scored.</source>
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
        <source>Human</source>
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
    <message>
        <source>Automaton</source>
        <translation>Automat</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Number of seats</source>
        <translation>Zahl der Spieler</translation>
    </message>
    <message>
        <source>Use different names</source>
        <translation>Unterscheidbar machen</translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <translation>&amp;Spieler</translation>
    </message>
</context>
<context>
    <name>SeatsStrip</name>
    <message>
        <source>Players</source>
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
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Bots see only what a player in their seat would see.</source>
        <translation>Bots sehen, was ein Mensch an ihrer Stelle sähe, und nicht mehr.</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Optionen</translation>
    </message>
    <message>
        <source>Option preset</source>
        <translation>Vorlage für Optionen</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>Behalten als…</translation>
    </message>
    <message>
        <source>Preset name, then Enter</source>
        <translation>Name der Vorlage, dann Eingabe</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Start&amp;zahl</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>The same seed, seats and options deal the same cards again.</source>
        <translation>Gleiche Startzahl, Spieler und Optionen bringen wieder die gleichen Karten.</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>Anyone who knows the seed can work out every secret. Leave it empty for a hidden one.</source>
        <translation>Wer den Startwert kennt, kann jedes Geheimnis herausfinden. Lass das Feld leer, dann bleibt er verborgen.</translation>
    </message>
    <message>
        <source>Un&amp;do rule</source>
        <translation>&amp;Rücknahmeregel</translation>
    </message>
    <message>
        <source>Enter a seed: any number will do.</source>
        <translation>Die Startzahl fehlt: Jede Zahl ist recht.</translation>
    </message>
    <message>
        <source>Two players are called {name}: change one, or press “{button}”.</source>
        <translation>Zwei heißen {name}: Ändere einen Namen oder drücke „{button}“.</translation>
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
        <source>Reset key</source>
        <translation>Wieder die übliche Taste</translation>
    </message>
    <message>
        <source>Press Enter or double-click a command, then press its new key.</source>
        <translation>Eingabetaste oder Doppelklick auf einen Befehl, dann die neue Taste drücken.</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <source>{key} already belongs to “{command}”. Change that one first.</source>
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
        <source>there is no picture to save</source>
        <translation>es gibt kein Bild zu schreiben</translation>
    </message>
</context>
<context>
    <name>StandingMenu</name>
    <message>
        <source>None for this player</source>
        <translation>Keine für diesen Spieler</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>{least}–{most} players</source>
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
        <source>Everyone may look. Next: {name}.</source>
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
        <source>Everyone may look. Next, everyone closes their eyes.</source>
        <translation>Alle dürfen hinsehen. Gleich machen alle die Augen zu.</translation>
    </message>
    <message>
        <source>Always answer…</source>
        <translation>Immer so antworten…</translation>
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
        <source>Undo as far as you like, but never past a reveal, a random draw or another player&apos;s decision.</source>
        <translation>Beliebig viele Schritte zurück, aber nie hinter etwas, das aufgedeckt, vom Zufall bestimmt oder von jemand anderem entschieden wurde.</translation>
    </message>
    <message>
        <source>Friendly</source>
        <translation>Freundlich</translation>
    </message>
    <message>
        <source>You may undo past these after confirming. It is noted beside the result.</source>
        <translation>Über solche Schranken geht es nach einer Rückfrage. Es wird beim Ergebnis vermerkt.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Decisions are final.</source>
        <translation>Entschieden ist entschieden.</translation>
    </message>
</context>
<context>
    <name>Unasked</name>
    <message>
        <source>Are you sure? This can&apos;t be undone.</source>
        <translation>Ist das so gemeint? Es lässt sich nicht zurücknehmen.</translation>
    </message>
</context>
<context>
    <name>WaitingCard</name>
    <message>
        <source>Where you left off</source>
        <translation>Wo es abbrach</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Continue where you left off</source>
        <translation>Dort fortsetzen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
</context>
<context>
    <name>WhatsThis</name>
    <message>
        <source>Click anything to see what it does. Press Esc to stop.</source>
        <translation>Klicke nun auf das, was erklärt werden soll. Esc beendet das.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>{name}&apos;s PIN was removed.</source>
        <translation>Die PIN von {name} wurde entfernt.</translation>
    </message>
    <message>
        <source>{name} asks for the screen.</source>
        <translation>{name} möchte den Bildschirm.</translation>
    </message>
    <message>
        <source>Players</source>
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
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>The players in order, each with their public numbers.</source>
        <translation>Alle Personen der Reihe nach, jede mit ihren offenen Zahlen.</translation>
    </message>
    <message>
        <source>Everything that has happened in this game, newest last.</source>
        <translation>Was in dieser Partie geschehen ist, das Neueste zuletzt.</translation>
    </message>
    <message>
        <source>The rules of this game. F1 opens them for whatever you point at.</source>
        <translation>Die Regeln dieses Spiels. F1 schlägt sie an der Stelle auf, auf die du zeigst.</translation>
    </message>
    <message>
        <source>Each player&apos;s score over the game.</source>
        <translation>Der Punktestand aller im Lauf der Partie.</translation>
    </message>
    <message>
        <source>Whose decision it is and what to do; answers appear here.</source>
        <translation>Wer entscheidet und was zu tun ist; Antworten erscheinen hier.</translation>
    </message>
    <message>
        <source>Choices that are not on the board, as buttons.</source>
        <translation>Möglichkeiten, die nicht auf dem Brett liegen, als Knöpfe.</translation>
    </message>
    <message>
        <source>The table: click anything highlighted to choose it.</source>
        <translation>Der Tisch der Partie: Klicke auf etwas Leuchtendes, um es zu wählen.</translation>
    </message>
    <message>
        <source>All commands, with their keys.</source>
        <translation>Alle Befehle mit ihren Tasten.</translation>
    </message>
    <message>
        <source>Panels that share this space.</source>
        <translation>Bereiche, die sich diesen Platz teilen.</translation>
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
    <name>bots</name>
    <message>
        <source>No other option looked better.</source>
        <translation>Nichts anderes, was geprüft wurde, verspricht mehr.</translation>
    </message>
    <message>
        <source>It could lose you the game.</source>
        <translation>Damit geht das Spiel vielleicht verloren.</translation>
    </message>
    <message>
        <source>It looks about {what} worse.</source>
        <translation>Das verspricht etwa {what} weniger.</translation>
    </message>
    <message>
        <source>It looks nearly as good.</source>
        <translation>Das verspricht fast ebenso viel.</translation>
    </message>
</context>
<context>
    <name>cartographers</name>
    <message>
        <source>Looks at a few places and takes what scores at the end of this season.</source>
        <translation>Sieht sich ein paar Stellen an und nimmt, was am Ende dieser Jahreszeit Sterne bringt.</translation>
    </message>
    <message>
        <source>Looks at every place and counts all four edicts, but only what is already on the map.</source>
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
        <source>Surrounds the mountain at {spaces}: a coin that scores in %n season(s).</source>
        <translation>
            <numerusform>Umschließt den Berg auf {spaces}: eine Münze, die in %n Jahreszeit zählt.</numerusform>
            <numerusform>Umschließt den Berg auf {spaces}: eine Münze, die in %n Jahreszeiten zählt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Surrounds the mountains at {spaces}: coins that score in %n season(s).</source>
        <translation>
            <numerusform>Umschließt die Berge auf {spaces}: Münzen, die in %n Jahreszeit zählen.</numerusform>
            <numerusform>Umschließt die Berge auf {spaces}: Münzen, die in %n Jahreszeiten zählen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Encloses the Dragon: coins that score in %n season(s).</source>
        <translation>
            <numerusform>Schließt den Drachen ein: Münzen, die in %n Jahreszeit zählen.</numerusform>
            <numerusform>Schließt den Drachen ein: Münzen, die in %n Jahreszeiten zählen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer empty space(s) beside monsters.</source>
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
        <source>Protects %n empty space(s) from future monsters.</source>
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
        <source>%n more empty space(s) beside monsters on that map.</source>
        <translation>
            <numerusform>%n leeres Feld mehr neben Monstern auf dieser Landkarte.</numerusform>
            <numerusform>%n leere Felder mehr neben Monstern auf dieser Landkarte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs that map %n star(s) of {card} ({edict}).</source>
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
        <source>{skill} gains about %n star(s), after paying for it.</source>
        <translation>
            <numerusform>{skill} bringt etwa %n Stern, den Preis schon abgezogen.</numerusform>
            <numerusform>{skill} bringt etwa %n Sterne, den Preis schon abgezogen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{skill} costs less than it gains.</source>
        <translation>{skill} kostet weniger, als sie bringt.</translation>
    </message>
    <message>
        <source>No skill gains enough here: it can wait.</source>
        <translation>Keine Fähigkeit bringt hier genug: Sie kann warten.</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n Stern</numerusform>
            <numerusform>%n Sterne</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the only option.</source>
        <translation>Es gibt keine andere Möglichkeit.</translation>
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
        <source>Everyone uses the same map. A and C are open country; B and D have wasteland, where nothing can be drawn.</source>
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
        <source>If no shape on the card fits, you draw a single space. Its terrain is one on the card, or any terrain you like.</source>
        <translation>Passt keine Form der Karte, zeichnest du ein einzelnes Feld. Sein Gelände ist eines der Karte oder ein beliebiges.</translation>
    </message>
    <message>
        <source>A terrain on the card</source>
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
        <source>Three skill cards are face up. Once per season, each player may use one and pay for it in coins.</source>
        <translation>Drei Fähigkeitskarten liegen offen. Einmal je Jahreszeit darf jeder Spieler eine nutzen und zahlt mit seinen Münzen.</translation>
    </message>
    <message>
        <source>Off</source>
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
        <source>Neighbours draw monsters on each other&apos;s maps, or the card places them on every map by the solo rule. The second is quicker at large tables.</source>
        <translation>Nachbarn zeichnen einander Monster auf die Landkarten, oder die Karte setzt sie nach der Soloregel auf jede Landkarte. Das zweite geht an großen Tischen schneller.</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Die Nachbarn</translation>
    </message>
    <message>
        <source>The card (solo rule)</source>
        <translation>Die Karte, nach der Soloregel</translation>
    </message>
    <message>
        <source>Other players&apos; maps</source>
        <translation>Landkarten der anderen</translation>
    </message>
    <message>
        <source>Whether you may look at the other players&apos; maps, coins and scores before the game is over.</source>
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
        <source>3 stars for each village cluster that touches three or more other types of terrain.</source>
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
        <source>2 stars for each space of the longest unbroken vertical run of forest.</source>
        <translation>2 Sterne für jedes Feld der längsten lückenlosen senkrechten Reihe aus Wald.</translation>
    </message>
    <message>
        <source>4 stars for each row with three or more forest spaces.</source>
        <translation>4 Sterne für jede Zeile mit drei oder mehr Waldfeldern.</translation>
    </message>
    <message>
        <source>For one village cluster: 1 star for each row and 1 for each column that it is in.</source>
        <translation>Für ein Dorfgebiet: 1 Stern für jede Zeile und 1 für jede Spalte, in der es liegt.</translation>
    </message>
    <message>
        <source>7 stars for each village cluster that contains a straight line of four.</source>
        <translation>7 Sterne für jedes Dorfgebiet mit einem geraden Streifen aus vier Feldern.</translation>
    </message>
    <message>
        <source>6 stars for each village cluster that contains a 2×2 square.</source>
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
        <source>4 stars for each row with five or more types of terrain, counting heroes and mountains.</source>
        <translation>4 Sterne für jede Zeile mit fünf oder mehr Geländearten; Helden und Berge zählen mit.</translation>
    </message>
    <message>
        <source>4 stars for each group of exactly three connected empty spaces.</source>
        <translation>4 Sterne für jede Gruppe aus genau drei zusammenhängenden leeren Feldern.</translation>
    </message>
    <message>
        <source>10 stars for each full odd-numbered column.</source>
        <translation>10 Sterne für jede volle Spalte mit ungerader Nummer.</translation>
    </message>
    <message>
        <source>When an ambush is revealed, your map takes a 2×1 monster instead of its shape.</source>
        <translation>Wenn ein Überfall aufgedeckt wird: Deine Landkarte bekommt einen Zweierstreifen statt seiner Form.</translation>
    </message>
    <message>
        <source>Draw the shape you drew a second time, in the same terrain.</source>
        <translation>Zeichne deine Form noch einmal, im gleichen Gelände.</translation>
    </message>
    <message>
        <source>Also draw a 2×1 shape beside a monster, in one of the card&apos;s terrains.</source>
        <translation>Zeichne zusätzlich einen Zweierstreifen neben ein Monster, in einem Gelände der Karte.</translation>
    </message>
    <message>
        <source>Also draw one space that is both farm and village.</source>
        <translation>Zeichne zusätzlich ein Feld, das zugleich Acker und Dorf ist.</translation>
    </message>
    <message>
        <source>Draw a shape on the card as village, whatever the card shows.</source>
        <translation>Zeichne eine Form der Karte als Dorf, was auch immer die Karte zeigt.</translation>
    </message>
    <message>
        <source>Your shape may hang over the edge; the part outside is not drawn.</source>
        <translation>Deine Form darf über den Rand ragen; was außerhalb liegt, wird nicht gezeichnet.</translation>
    </message>
    <message>
        <source>Draw a 2×2 square instead of a shape on the card.</source>
        <translation>Zeichne ein Quadrat aus zwei mal zwei Feldern statt einer Form der Karte.</translation>
    </message>
    <message>
        <source>Also draw one space beside the shape you drew, in the same terrain.</source>
        <translation>Zeichne zusätzlich ein Feld neben deine Form, im gleichen Gelände.</translation>
    </message>
    <message>
        <source>The next shape must cover an unfilled ruins space. If none can, draw a single space of any terrain instead.</source>
        <translation>Die nächste Form muss ein leeres Ruinenfeld bedecken. Geht das mit keiner, zeichne stattdessen ein einzelnes Feld in beliebigem Gelände.</translation>
    </message>
    <message>
        <source>Pass your map to the left. That neighbour draws the monsters on it.</source>
        <translation>Deine Landkarte geht nach links. Der Nachbar dort zeichnet die Monster darauf.</translation>
    </message>
    <message>
        <source>Pass your map to the right. That neighbour draws the monsters on it.</source>
        <translation>Deine Landkarte geht nach rechts. Der Nachbar dort zeichnet die Monster darauf.</translation>
    </message>
    <message>
        <source>The card places the monsters: going around the map from the corner shown, at the first place where they fit without rotation.</source>
        <translation>Die Monster kommen von selbst: von der gezeigten Ecke aus rund um die Landkarte, an die erste Stelle, an die sie ungedreht passen.</translation>
    </message>
    <message>
        <source>Right after drawing, destroy one space beside a Gorgon, drawn or empty.</source>
        <translation>Gleich nach dem Zeichnen wird ein Feld neben einer Gorgone zerstört, ob gezeichnet oder leer.</translation>
    </message>
    <message>
        <source>After each season, every empty space beside a Zombie becomes a Zombie.</source>
        <translation>Nach jeder Jahreszeit wird jedes leere Feld neben einem Zombie zum Zombie.</translation>
    </message>
    <message>
        <source>After each season, the map&apos;s owner destroys one empty space beside a Giant Troll.</source>
        <translation>Nach jeder Jahreszeit zerstört der Besitzer der Landkarte ein leeres Feld neben einem Riesentroll.</translation>
    </message>
    <message>
        <source>Once every space of the Dragon is destroyed or has no empty neighbour, the owner marks three coins.</source>
        <translation>Sobald jedes Feld des Drachen zerstört ist oder kein leeres Nachbarfeld hat, markiert der Besitzer drei Münzen.</translation>
    </message>
    <message>
        <source>Draw the hero on an empty space and mark the spaces it attacks. Monsters there are destroyed, now or later.</source>
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
        <source>Draw the same card as everyone else, each on your own map. Four seasons, four edicts, and monsters that your neighbours put where it hurts.</source>
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
        <source>Heroes and Skills cannot be combined. Turn one of them off.</source>
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
        <source>{card}: draw the monsters on {owner}&apos;s map.</source>
        <translation>{card}: Zeichne die Monster auf die Landkarte von {owner}.</translation>
    </message>
    <message>
        <source>{card}: destroy one space beside the Gorgon on {owner}&apos;s map.</source>
        <translation>{card}: Zerstöre ein Feld neben der Gorgone auf der Landkarte von {owner}.</translation>
    </message>
    <message>
        <source>{card}: destroy one empty space beside the Giant Troll.</source>
        <translation>{card}: Zerstöre ein leeres Feld neben dem Riesentroll.</translation>
    </message>
    <message>
        <source>{card}: choose a space for the hero and what it attacks.</source>
        <translation>{card}: Wähle ein Feld für den Helden und was er angreift.</translation>
    </message>
    <message>
        <source>{card}: pay for Acrobatics, so that your map takes only a 2×1 monster?</source>
        <translation>{card}: Für Akrobatik zahlen, damit deine Landkarte nur einen Zweierstreifen bekommt?</translation>
    </message>
    <message>
        <source>{card}: use Diplomacy to draw one space that is farm and village?</source>
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
        <source>{space} is a mountain: you can&apos;t draw there.</source>
        <translation>{space} ist ein Berg: Dort wird nichts gezeichnet.</translation>
    </message>
    <message>
        <source>{space} is wasteland: you can&apos;t draw there.</source>
        <translation>{space} ist Ödland: Dort wird nichts gezeichnet.</translation>
    </message>
    <message>
        <source>{space} is destroyed.</source>
        <translation>{space} ist zerstört.</translation>
    </message>
    <message>
        <source>{space} is already drawn: {terrain}.</source>
        <translation>{space} ist schon gezeichnet: {terrain}.</translation>
    </message>
    <message>
        <source>A ruins card is in play: the shape must cover an unfilled ruins space.</source>
        <translation>Eine Ruinenkarte wartet: Die Form muss ein leeres Ruinenfeld bedecken.</translation>
    </message>
    <message>
        <source>The 2×1 must be beside a monster.</source>
        <translation>Der Streifen muss ein Monster berühren.</translation>
    </message>
    <message>
        <source>The space must be beside the shape you have just drawn.</source>
        <translation>Das Feld muss die Form berühren, die du gerade gezeichnet hast.</translation>
    </message>
    <message>
        <source>This shape can&apos;t reach an unfilled ruins space, but the other one can: draw that one.</source>
        <translation>Diese Form erreicht kein leeres Ruinenfeld, die andere schon: Zeichne die andere.</translation>
    </message>
    <message>
        <source>This shape doesn&apos;t fit anywhere on your map.</source>
        <translation>Diese Form passt nirgends auf deine Landkarte.</translation>
    </message>
    <message>
        <source>A ruins card is waiting and no shape can cover an unfilled ruins space: draw a single space instead.</source>
        <translation>Eine Ruinenkarte wartet, und keine Form kann ein leeres Ruinenfeld bedecken: Zeichne stattdessen ein einzelnes Feld.</translation>
    </message>
    <message>
        <source>A single space is allowed only when no shape on the card can be drawn.</source>
        <translation>Ein einzelnes Feld ist nur erlaubt, wenn sich keine Form der Karte zeichnen lässt.</translation>
    </message>
    <message>
        <source>The single space takes a terrain on the card.</source>
        <translation>Das einzelne Feld bekommt ein Gelände der Karte.</translation>
    </message>
    <message>
        <source>You can&apos;t draw a shape on these spaces now.</source>
        <translation>Diese Felder sind keine Form, die jetzt gezeichnet werden darf.</translation>
    </message>
    <message>
        <source>Nothing you can draw now covers {space}.</source>
        <translation>Nichts, was jetzt gezeichnet werden darf, bedeckt {space}.</translation>
    </message>
    <message>
        <source>You can choose {space} now.</source>
        <translation>{space} lässt sich jetzt wählen.</translation>
    </message>
    <message>
        <source>You can&apos;t use this card now.</source>
        <translation>Diese Karte lässt sich jetzt nicht nutzen.</translation>
    </message>
    <message>
        <source>You have used {skill} this season; you may use only one skill per season.</source>
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
        <source>{skill}: nothing it draws would fit.</source>
        <translation>{skill}: Nichts, was sie zeichnet, würde passen.</translation>
    </message>
    <message>
        <source>{skill}: nothing it draws would cover an unfilled ruins space.</source>
        <translation>{skill}: Nichts, was sie zeichnet, würde ein leeres Ruinenfeld bedecken.</translation>
    </message>
    <message>
        <source>{skill} needs a shape on the card; you drew a single space instead.</source>
        <translation>{skill} braucht eine Form der Karte; du hast stattdessen ein einzelnes Feld gezeichnet.</translation>
    </message>
    <message>
        <source>The card already shows village.</source>
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
        <source>{seat} draws {terrain} on {owner}&apos;s map ({spaces}).</source>
        <translation>{seat} zeichnet {terrain} auf {spaces} der Landkarte von {owner}.</translation>
    </message>
    <message>
        <source>{card} lands on {owner}&apos;s map ({spaces}).</source>
        <translation>{card} landet auf {spaces} der Landkarte von {owner}.</translation>
    </message>
    <message>
        <source>{card} does not fit on {owner}&apos;s map.</source>
        <translation>{card} passt nirgends auf die Landkarte von {owner}.</translation>
    </message>
    <message>
        <source>{owner}&apos;s map is full: nothing is drawn.</source>
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
        <source>{card} destroys {spaces} on {owner}&apos;s map.</source>
        <translation>{card} zerstört {spaces} der Landkarte von {owner}.</translation>
    </message>
    <message>
        <source>Zombies spread to {spaces} on {owner}&apos;s map.</source>
        <translation>Zombies breiten sich auf {spaces} der Landkarte von {owner} aus.</translation>
    </message>
    <message>
        <source>{season}, {owner}: {first} + {second} + {coins} (coins) − {monsters} (monsters) = {total}.</source>
        <translation>{season}, {owner}: {first} + {second} + {coins} (Münzen) − {monsters} (Monster) = {total}.</translation>
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
        <source>{seat} wins with {total}. Tiebreaker: fewest stars lost to monsters.</source>
        <translation>{seat} gewinnt mit {total}: bei Gleichstand die wenigsten Sterne an Monster verloren.</translation>
    </message>
    <message>
        <source>{seats} share the victory with {total}.</source>
        <translation>{seats} teilen sich den Sieg mit {total}.</translation>
    </message>
    <message>
        <source>{total} minus the targets of {target} is {rating}: {title}.</source>
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
    <message>
        <source>{space} is on {who}&apos;s map. Spaces can be chosen only while drawing.</source>
        <translation>{space} liegt auf der Landkarte von {who}. Felder werden nur beim Zeichnen gewählt.</translation>
    </message>
    <message>
        <source>{name} is scored, not chosen. Still to come: {seasons}.</source>
        <translation>{name} wird gewertet, nicht gewählt. Noch zu werten: {seasons}.</translation>
    </message>
    <message>
        <source>{name} is scored, not chosen. All its seasons are over.</source>
        <translation>{name} wird gewertet, nicht gewählt. Alle Jahreszeiten dafür sind vorbei.</translation>
    </message>
    <message numerus="yes">
        <source>You use {skill} while drawing; it costs %n coin(s).</source>
        <translation>
            <numerusform>{skill} wird beim Zeichnen genutzt und kostet %n Münze.</numerusform>
            <numerusform>{skill} wird beim Zeichnen genutzt und kostet %n Münzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{skill} is used before you draw the card&apos;s shape.</source>
        <translation>{skill} wird genutzt, bevor du die Form der Karte zeichnest.</translation>
    </message>
    <message>
        <source>{skill} is used after you have drawn the card&apos;s shape.</source>
        <translation>{skill} wird genutzt, nachdem du die Form der Karte gezeichnet hast.</translation>
    </message>
    <message>
        <source>You use {skill} when an ambush is revealed.</source>
        <translation>{skill} wird genutzt, wenn ein Überfall aufgedeckt wird.</translation>
    </message>
    <message numerus="yes">
        <source>Coins come from what you draw; you don&apos;t choose them. You can spend %n.</source>
        <translation>
            <numerusform>Münzen kommen durch das, was gezeichnet wird, nicht durch eine Wahl. Ausgeben kannst du %n.</numerusform>
            <numerusform>Münzen kommen durch das, was gezeichnet wird, nicht durch eine Wahl. Ausgeben kannst du %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins come from what you draw; you don&apos;t choose them.</source>
        <translation>Münzen kommen durch das, was gezeichnet wird, nicht durch eine Wahl.</translation>
    </message>
    <message>
        <source>A season ends when its cards reach its time. Time so far: {time} of {all}.</source>
        <translation>Eine Jahreszeit endet, wenn ihre Karten das Zeitlimit erreichen. Zeit bisher: {time} von {all}.</translation>
    </message>
    <message>
        <source>The next card is revealed once everyone has drawn. Time so far: {time} of {all}.</source>
        <translation>Die nächste Karte wird aufgedeckt, wenn alle gezeichnet haben. Zeit bisher: {time} von {all}.</translation>
    </message>
    <message>
        <source>Revealed cards only count for their time. Time so far: {time} of {all}.</source>
        <translation>Aufgedeckte Karten zählen nur noch mit ihrem Zeitwert. Zeit bisher: {time} von {all}.</translation>
    </message>
    <message>
        <source>You don&apos;t choose the card in play, only one of its shapes and terrains.</source>
        <translation>Die aktuelle Karte wird nicht gewählt, nur ihre Formen und Gelände.</translation>
    </message>
    <message>
        <source>You can only look at maps that you are not drawing on now.</source>
        <translation>Landkarten, auf die gerade nicht gezeichnet wird, sind nur zum Ansehen da.</translation>
    </message>
    <message>
        <source>The star table only keeps score.</source>
        <translation>Die Tabelle der Sterne zählt nur mit.</translation>
    </message>
    <message>
        <source>You can press this only after placing a shape on the map.</source>
        <translation>Das lässt sich erst drücken, wenn eine Form von dir auf der Landkarte liegt.</translation>
    </message>
    <message>
        <source>This is only for display.</source>
        <translation>Das zeigt nur, wie es steht.</translation>
    </message>
</context>
<context>
    <name>cartographers_board</name>
    <message>
        <source>Cover a ruins space</source>
        <translation>Ein Ruinenfeld bedecken</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Pick up</source>
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
        <source>Destroy</source>
        <translation>Zerstören</translation>
    </message>
    <message>
        <source>Draw</source>
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
        <source>Ro&amp;tate shape</source>
        <translation>&amp;Form drehen</translation>
    </message>
    <message>
        <source>Rotate shape &amp;back</source>
        <translation>Form zurü&amp;ckdrehen</translation>
    </message>
    <message>
        <source>&amp;Flip shape</source>
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
        <source>{name}&apos;s map:</source>
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
        <source>{name}&apos;s map: hidden until the end.</source>
        <translation>Landkarte von {name}: bis zum Ende verdeckt.</translation>
    </message>
    <message>
        <source>{name}&apos;s map. Spaces drawn: {drawn}, coins: {coins}, stars: {stars}.</source>
        <translation>Landkarte von {name}: gezeichnete Felder: {drawn}, Münzen: {coins}, Sterne: {stars}.</translation>
    </message>
    <message>
        <source>Terrains: {terrains}.</source>
        <translation>Gelände: {terrains}.</translation>
    </message>
    <message>
        <source>Shape {number}, spaces: {spaces}</source>
        <translation>Form {number}, Felder: {spaces}</translation>
    </message>
    <message>
        <source>{shape}. Places: {count}.</source>
        <translation>{shape}. Stellen: {count}.</translation>
    </message>
    <message>
        <source>Selected: {drawing}. {result}.</source>
        <translation>In der Hand: {drawing}. {result}.</translation>
    </message>
    <message>
        <source>You can use it now.</source>
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
        <source>{change} from this shape</source>
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
        <source>{text}, {change} from this shape</source>
        <translation>{text}, {change} durch diese Form</translation>
    </message>
    <message>
        <source>{name}: {seasons}, total {total}</source>
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
        <source>No map is enlarged: click one first.</source>
        <translation>Keine Landkarte ist vergrößert: Drücke zuerst auf eine.</translation>
    </message>
    <message>
        <source>No shape is selected: it is not your turn to draw.</source>
        <translation>Keine Form in der Hand: Du bist jetzt nicht mit Zeichnen dran.</translation>
    </message>
    <message>
        <source>No shape is selected. {prompt}</source>
        <translation>Keine Form in der Hand. {prompt}</translation>
    </message>
    <message>
        <source>{card} can be drawn in one terrain only.</source>
        <translation>{card} lässt sich nur in einem Gelände zeichnen.</translation>
    </message>
    <message>
        <source>{card} can be drawn in one shape only.</source>
        <translation>{card} lässt sich nur in einer Form zeichnen.</translation>
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
        <source>Setup</source>
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
        <source>placed: confirm it or pick it up</source>
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
        <source>drawn by player {number}</source>
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
        <source>The other players&apos; maps are hidden until the end.</source>
        <translation>Die Landkarten der anderen sind bis zum Ende verdeckt.</translation>
    </message>
    <message>
        <source>{name}&apos;s map, hidden</source>
        <translation>Landkarte von {name}, verdeckt</translation>
    </message>
    <message>
        <source>{name}&apos;s map, stars: {total}, coins: {coins}</source>
        <translation>Landkarte von {name}, Sterne: {total}, Münzen: {coins}</translation>
    </message>
    <message>
        <source>Maps before: {count}</source>
        <translation>Landkarten davor: {count}</translation>
    </message>
    <message>
        <source>Maps after: {count}</source>
        <translation>Landkarten danach: {count}</translation>
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
        <source>Finished maps, black and white</source>
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
        <source>You draw on {name}&apos;s map</source>
        <translation>Du zeichnest auf die Landkarte von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s map (Esc: back)</source>
        <translation>Landkarte von {name} (Esc: zurück)</translation>
    </message>
    <message>
        <source>On {name}&apos;s map</source>
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
        <source>Go to: type a space, e.g. B4</source>
        <translation>Gehe zu: Feld eintippen, zum Beispiel B4</translation>
    </message>
    <message>
        <source>There is no space {name}.</source>
        <translation>Das Feld {name} gibt es nicht.</translation>
    </message>
    <message>
        <source>&amp;Go to a space…</source>
        <translation>Zu einem Feld ge&amp;hen…</translation>
    </message>
    <message>
        <source>{name}&apos;s map</source>
        <translation>Landkarte von {name}</translation>
    </message>
</context>
<context>
    <name>feed_the_kraken</name>
    <message>
        <source>It is the only option.</source>
        <translation>Es gibt keine andere Möglichkeit.</translation>
    </message>
    <message>
        <source>No other option looks better for your side.</source>
        <translation>Nichts anderes sieht für deine Seite besser aus.</translation>
    </message>
    <message>
        <source>{who} is on your side: about {percent}%.</source>
        <translation>{who} ist mit etwa {percent} % auf deiner Seite.</translation>
    </message>
    <message>
        <source>With this team, your side has about a {percent}% chance; as things are, {now}%.</source>
        <translation>Mit diesem Team steht deine Seite bei etwa {percent} %; so wie es ist, bei {now} %.</translation>
    </message>
    <message>
        <source>A mutiny against this team has about a {percent}% chance.</source>
        <translation>Eine Meuterei gegen dieses Team hat etwa {percent} %.</translation>
    </message>
    <message>
        <source>With this team, your side has about a {before}% chance; with you as captain, {after}%.</source>
        <translation>Mit diesem Team steht deine Seite bei etwa {before} %, mit dir als Kapitän bei etwa {after} %.</translation>
    </message>
    <message>
        <source>A sailor would do the same: no one will suspect you for it.</source>
        <translation>Ein Seemann täte dasselbe: Niemand wird dich deswegen verdächtigen.</translation>
    </message>
    <message>
        <source>Both cards lose immediately. Another navigator may find better ones.</source>
        <translation>Beide Karten verlieren sofort. Ein anderer Navigator bekommt vielleicht bessere.</translation>
    </message>
    <message>
        <source>Two new cards could hardly be worse.</source>
        <translation>Zwei neue Karten können kaum schlechter sein als diese.</translation>
    </message>
    <message>
        <source>{who} is against you: about {percent}%.</source>
        <translation>{who} ist mit etwa {percent} % gegen dich.</translation>
    </message>
    <message>
        <source>Only {percent}% likely that {who} leads the cult.</source>
        <translation>{who} führt den Kult nur mit {percent} % an.</translation>
    </message>
    <message>
        <source>{who} is your leader: feeding them to the Kraken wins the game.</source>
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
        <source>A gun helps the cult most in {who}&apos;s hands.</source>
        <translation>Eine Pistole dient dem Kult am besten in den Händen von {who}.</translation>
    </message>
    <message>
        <source>The card is good for your side: leave it.</source>
        <translation>Die Karte ist gut für deine Seite: Lass sie liegen.</translation>
    </message>
    <message>
        <source>The card is bad for your side: discard it.</source>
        <translation>Die Karte ist schlecht für deine Seite: weg damit.</translation>
    </message>
    <message>
        <source>{character} helps your side now.</source>
        <translation>Jetzt hilft {character} deiner Seite.</translation>
    </message>
    <message>
        <source>Your guns decide this mutiny, and it helps your side.</source>
        <translation>Deine Pistolen entscheiden diese Meuterei, und sie nützt deiner Seite.</translation>
    </message>
    <message>
        <source>Your guns would not help your side here.</source>
        <translation>Deine Pistolen würden deiner Seite hier nicht helfen.</translation>
    </message>
    <message>
        <source>Does anyone want to use a character? ({moment})</source>
        <translation>Möchte jemand einen Charakter nutzen? ({moment})</translation>
    </message>
    <message>
        <source>Kleptomaniac: {who}, choose whom to take a gun from.</source>
        <translation>Kleptomane: {who} wählt, wem eine Pistole genommen wird.</translation>
    </message>
    <message>
        <source>Troublemaker: {who}, choose whose guns count double.</source>
        <translation>Unruhestifter: {who} wählt, wessen Pistolen doppelt zählen.</translation>
    </message>
    <message>
        <source>Peacemaker: {who}, choose who takes back all their guns.</source>
        <translation>Friedensstifter: {who} wählt, wer alle Pistolen zurücknimmt.</translation>
    </message>
    <message>
        <source>Minstrel: {who}, choose the first player who sits out the next loyalty check.</source>
        <translation>Barde: {who} wählt den ersten Spieler, der bei der nächsten Loyalitätsprüfung aussetzt.</translation>
    </message>
    <message>
        <source>Minstrel: {who}, choose the second player who sits out the next loyalty check.</source>
        <translation>Barde: {who} wählt den zweiten Spieler, der bei der nächsten Loyalitätsprüfung aussetzt.</translation>
    </message>
    <message>
        <source>Agitator: {who}, choose the first player who must commit a gun.</source>
        <translation>Aufwiegler: {who} wählt den ersten Spieler, der eine Pistole setzen muss.</translation>
    </message>
    <message>
        <source>Agitator: {who}, choose the second player who must commit a gun.</source>
        <translation>Aufwiegler: {who} wählt den zweiten Spieler, der eine Pistole setzen muss.</translation>
    </message>
    <message>
        <source>Herbalist: {who}, choose whose off-duty sign to move.</source>
        <translation>Kräuterkundiger: {who} wählt, wessen Dienstfrei-Marke wandert.</translation>
    </message>
    <message>
        <source>Herbalist: {who}, choose who gets the off-duty sign.</source>
        <translation>Kräuterkundiger: {who} wählt, wer die Dienstfrei-Marke bekommt.</translation>
    </message>
    <message>
        <source>Consultant: {who}, name the lieutenant.</source>
        <translation>Berater: {who} ernennt den Leutnant.</translation>
    </message>
    <message>
        <source>Smuggler: {who}, choose who draws three cards.</source>
        <translation>Schmuggler: {who} wählt, wer drei Karten zieht.</translation>
    </message>
    <message>
        <source>Archivist: {who}, choose who may draw again.</source>
        <translation>Archivar: {who} wählt, wer neu ziehen darf.</translation>
    </message>
    <message>
        <source>Mentor: {who}, choose whose face-up character to turn face down.</source>
        <translation>Mentor: {who} wählt, wessen offener Charakter wieder verdeckt wird.</translation>
    </message>
    <message>
        <source>Debt Collector: {who}, choose the officer who pays the other two.</source>
        <translation>Schuldeneintreiber: {who} wählt den Offizier, der die beiden anderen bezahlt.</translation>
    </message>
    <message>
        <source>Spiritualist: {who}, choose the first player to give a gun.</source>
        <translation>Spiritist: {who} wählt den ersten Spieler, der eine Pistole abgibt.</translation>
    </message>
    <message>
        <source>Spiritualist: {who}, choose the second player to give a gun.</source>
        <translation>Spiritist: {who} wählt den zweiten Spieler, der eine Pistole abgibt.</translation>
    </message>
    <message>
        <source>Spiritualist: {who}, choose who gets the guns.</source>
        <translation>Spiritist: {who} wählt, wer die Pistolen bekommt.</translation>
    </message>
    <message>
        <source>Instigator: {who}, choose who may add all their guns to this check.</source>
        <translation>Anstifter: {who} wählt, wer alle Pistolen zu dieser Prüfung dazulegen darf.</translation>
    </message>
    <message>
        <source>Debt Collector: {who} has only one gun. Choose who gets it.</source>
        <translation>Schuldeneintreiber: {who} hat nur eine Pistole und wählt, wer sie bekommt.</translation>
    </message>
    <message>
        <source>Consultant: the lieutenant you named is now off duty. {who}, name another one.</source>
        <translation>Berater: Der ernannte Leutnant ist jetzt dienstfrei; {who} ernennt einen anderen.</translation>
    </message>
    <message>
        <source>{by}&apos;s Instigator: {who}, add all your remaining guns, or nothing.</source>
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
        <source>In this window you can only use your own character, or pass.</source>
        <translation>In diesem Moment kann man nur den eigenen Charakter nutzen oder passen.</translation>
    </message>
    <message>
        <source>You can&apos;t use it at this moment. {does}</source>
        <translation>Das ist nicht sein Moment. {does}</translation>
    </message>
    <message>
        <source>It is face up: already used.</source>
        <translation>Er liegt offen: Er ist schon genutzt.</translation>
    </message>
    <message>
        <source>There is no one to use it on.</source>
        <translation>Es gibt niemanden, auf den er wirken könnte.</translation>
    </message>
    <message>
        <source>Revealing it costs a gun, and you have no free gun.</source>
        <translation>Ihn aufzudecken kostet eine Pistole, und du hast keine frei.</translation>
    </message>
    <message>
        <source>No yellow card was played this round.</source>
        <translation>In dieser Runde wurde keine gelbe Karte gespielt.</translation>
    </message>
    <message>
        <source>A Consultant has already named this round&apos;s lieutenant.</source>
        <translation>Ein Berater hat den Leutnant dieser Runde schon ernannt.</translation>
    </message>
    <message>
        <source>A post is empty: there are no two badges to swap.</source>
        <translation>Ein Posten ist leer: Es gibt keine zwei Abzeichen zu tauschen.</translation>
    </message>
    <message>
        <source>There are no cards left to look at.</source>
        <translation>Es ist keine Karte mehr da, die man ansehen könnte.</translation>
    </message>
    <message>
        <source>{who} has already been chosen.</source>
        <translation>{who} ist schon gewählt.</translation>
    </message>
    <message>
        <source>All or nothing: use one of the two buttons.</source>
        <translation>Alles oder nichts: Drücke einen der beiden Knöpfe.</translation>
    </message>
    <message>
        <source>Choose one of the other two officers.</source>
        <translation>Nur die beiden anderen Offiziere können bezahlt werden.</translation>
    </message>
    <message>
        <source>Choose another player who has a gun; guns on the table do not count.</source>
        <translation>Wählbar ist nur ein anderer Spieler mit einer Pistole; Pistolen auf dem Tisch zählen nicht.</translation>
    </message>
    <message>
        <source>Choose a player whose guns on the table count once.</source>
        <translation>Wählbar ist nur ein Spieler, dessen Pistolen auf dem Tisch einfach zählen.</translation>
    </message>
    <message>
        <source>Choose a player with guns on the table.</source>
        <translation>Wählbar ist nur ein Spieler mit Pistolen auf dem Tisch.</translation>
    </message>
    <message>
        <source>Choose two different players.</source>
        <translation>Es werden zwei verschiedene Spieler gewählt.</translation>
    </message>
    <message>
        <source>Move an off-duty sign from a player who has one to a player who has none.</source>
        <translation>Eine Marke wandert von einem Spieler, der eine hat, zu einem, der keine hat.</translation>
    </message>
    <message>
        <source>Choose a player the captain could name: on duty, and not the captain.</source>
        <translation>Wählbar ist nur, wen der Kapitän ernennen könnte: im Dienst und nicht der Kapitän.</translation>
    </message>
    <message>
        <source>Choose the captain or the lieutenant; each only once.</source>
        <translation>Wählbar ist nur der Kapitän oder der Leutnant, und jeder nur einmal.</translation>
    </message>
    <message>
        <source>Choose another player whose character is face up.</source>
        <translation>Wählbar ist nur ein anderer Spieler, dessen Charakter offen liegt.</translation>
    </message>
    <message>
        <source>Choose an officer who has a gun.</source>
        <translation>Wählbar ist nur ein Offizier mit einer Pistole.</translation>
    </message>
    <message>
        <source>Choose two different givers, then who gets the guns.</source>
        <translation>Zwei verschiedene Spieler geben ab, eine dritte Wahl bekommt.</translation>
    </message>
    <message>
        <source>Choose a player who can add guns; not the captain.</source>
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
        <source>{captain} names the team: lieutenant {lieutenant}, navigator {navigator}.</source>
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
        <source>No one commits a gun.</source>
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
        <source>{new} becomes captain; {old} is deposed.</source>
        <translation>{new} ist jetzt Kapitän; {old} ist abgesetzt.</translation>
    </message>
    <message>
        <source>{old} is drunk; {new} becomes captain.</source>
        <translation>{old} ist betrunken; {new} ist jetzt Kapitän.</translation>
    </message>
    <message>
        <source>The Chief Cook removes {old}; {new} becomes captain.</source>
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
        <source>{post}: no one. Drawn unseen: %n card(s).</source>
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
        <source>{post}: no one. Discarded unseen: %n card(s).</source>
        <translation>
            <numerusform>{post}: niemand. Ungesehen abgelegt: %n Karte.</numerusform>
            <numerusform>{post}: niemand. Ungesehen abgelegt: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} discards all cards and draws again.</source>
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
        <source>No one is left to be navigator: one of the two cards is played at random, unseen.</source>
        <translation>Niemand ist mehr da, der Navigator sein könnte: Eine der beiden Karten bleibt ungesehen liegen.</translation>
    </message>
    <message>
        <source>{who} reveals {card}: the ship follows the {direction} arrow.</source>
        <translation>{who} deckt auf: {card}. Das Schiff folgt dem Pfeil nach {direction}.</translation>
    </message>
    <message>
        <source>The ship sails on.</source>
        <translation>Das Schiff fährt weiter.</translation>
    </message>
    <message>
        <source>The ship crosses the supply line. Guns from the supply: {gains}.</source>
        <translation>Die Nachschublinie ist überquert. Pistolen aus dem Vorrat: {gains}.</translation>
    </message>
    <message>
        <source>The ship crosses the supply line; everyone already has enough guns.</source>
        <translation>Die Nachschublinie ist überquert; niemandem fehlen Pistolen.</translation>
    </message>
    <message>
        <source>{captain} searches {who}&apos;s cabin: {who} can no longer be converted.</source>
        <translation>{captain} durchsucht die Kabine von {who}; bekehrt werden kann dieser Spieler nicht mehr.</translation>
    </message>
    <message>
        <source>{captain} flogs {who}: {who} can no longer be converted.</source>
        <translation>{captain} lässt {who} auspeitschen; bekehrt werden kann dieser Spieler nicht mehr.</translation>
    </message>
    <message>
        <source>{captain} cuts out {who}&apos;s tongue: {who} may not speak or become captain for the rest of the game.</source>
        <translation>{captain} lässt {who} die Zunge abschneiden: nie mehr ein Wort, nie mehr Kapitän.</translation>
    </message>
    <message>
        <source>{captain} feeds {who} to the Kraken.</source>
        <translation>{captain} wirft {who} dem Kraken zum Fraß vor.</translation>
    </message>
    <message>
        <source>{who} is not on this side: {side}.</source>
        <translation>{who} gehört nicht zu dieser Seite: {side}.</translation>
    </message>
    <message>
        <source>{who} is out of the game; their side stays hidden.</source>
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
        <source>The cult hands out guns: {gains}.</source>
        <translation>Der Kult hat Pistolen verteilt: {gains}.</translation>
    </message>
    <message numerus="yes">
        <source>The draw pile and the discards are shuffled together: %n card(s).</source>
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
        <source>No one is off duty.</source>
        <translation>Niemand ist dienstfrei.</translation>
    </message>
    <message>
        <source>{who} reveals {character}.</source>
        <translation>{who} deckt einen Charakter auf: {character}.</translation>
    </message>
    <message>
        <source>{who}&apos;s {character} turns face down and can be used again.</source>
        <translation>{character} von {who} ist wieder verdeckt und kann noch einmal genutzt werden.</translation>
    </message>
    <message>
        <source>{character}: {seats}.</source>
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
        <source>The officers swap badges. Lieutenant: {lieutenant}, navigator: {navigator}.</source>
        <translation>Die Abzeichen wechseln. Leutnant: {lieutenant}, Navigator: {navigator}.</translation>
    </message>
    <message>
        <source>{source}&apos;s off-duty sign goes to {target}.</source>
        <translation>Die Dienstfrei-Marke von {source} geht an {target}.</translation>
    </message>
    <message>
        <source>{by} names the lieutenant: {who}.</source>
        <translation>{by} ernennt den Leutnant: {who}.</translation>
    </message>
    <message>
        <source>The voyage is over. Winner: {side}.</source>
        <translation>Die Fahrt ist vorbei. Sieg: {side}.</translation>
    </message>
    <message>
        <source>The Cult Leader was fed to the Kraken. Winner: {side}.</source>
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
        <source>before drawing cards</source>
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
        <source>Names the team, keeps one of two cards, and carries out what the ship meets.</source>
        <translation>Ernennt das Team, behält eine von zwei Karten, führt aus, worauf das Schiff trifft.</translation>
    </message>
    <message>
        <source>Keeps one of two navigation cards for the logbook.</source>
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
        <source>At the end of this navigation, a ritual card is revealed and carried out.</source>
        <translation>Am Ende dieser Navigation wird eine Ritualkarte aufgedeckt und ausgeführt.</translation>
    </message>
    <message>
        <source>The captain is replaced by the player with the fewest resume cards (ties: next clockwise).</source>
        <translation>Der Kapitän verliert den Posten an den nächsten Spieler mit dem kürzesten Lebenslauf.</translation>
    </message>
    <message>
        <source>The navigator returns a gun to the supply.</source>
        <translation>Der Navigator legt eine Pistole in den Vorrat zurück.</translation>
    </message>
    <message>
        <source>The navigator takes a gun from the supply.</source>
        <translation>Der Navigator nimmt eine Pistole aus dem Vorrat.</translation>
    </message>
    <message>
        <source>The captain chooses a player to see the last three discards in private.</source>
        <translation>Der Kapitän wählt jemanden, der die letzten drei abgelegten Karten heimlich ansieht.</translation>
    </message>
    <message>
        <source>The captain chooses a player to see the top card in private and leave or discard it.</source>
        <translation>Der Kapitän wählt jemanden, der die oberste Karte heimlich ansieht und dann liegen lässt oder ablegt.</translation>
    </message>
    <message>
        <source>The captain sees a player&apos;s faction card in private. That player can no longer be converted.</source>
        <translation>Der Kapitän sieht heimlich die Fraktionskarte eines Spielers; bekehrt werden kann der nicht mehr.</translation>
    </message>
    <message>
        <source>The captain feeds a player to the Kraken. If it is the Cult Leader, the cult wins immediately.</source>
        <translation>Der Kapitän wirft dem Kraken jemanden zum Fraß vor; ist es der Kultanführer, gewinnt der Kult sofort.</translation>
    </message>
    <message>
        <source>Reveal one side this player is not on. They can no longer be converted.</source>
        <translation>Eine Seite, zu der der Spieler nicht gehört, wird für immer gezeigt; bekehrt werden kann er nicht mehr.</translation>
    </message>
    <message>
        <source>This player may no longer speak and can never become captain again.</source>
        <translation>Der Spieler darf nicht mehr sprechen und kann nie wieder Kapitän werden.</translation>
    </message>
    <message>
        <source>The Cult Leader secretly makes a player a Cultist.</source>
        <translation>Der Kultanführer macht heimlich einen Spieler zum Kultisten.</translation>
    </message>
    <message>
        <source>The Cult Leader secretly hands out three guns from the supply.</source>
        <translation>Der Kultanführer verteilt heimlich drei Pistolen aus dem Vorrat.</translation>
    </message>
    <message>
        <source>The Cult Leader secretly sees the faction cards of the three officers.</source>
        <translation>Der Kultanführer sieht heimlich die Fraktionskarten der drei Offiziere.</translation>
    </message>
    <message>
        <source>Face down: only its owner knows what it is.</source>
        <translation>Verdeckt: Niemand sonst weiß, was es ist.</translation>
    </message>
    <message>
        <source>Left the game with its player.</source>
        <translation>Hat mit seinem Spieler das Spiel verlassen.</translation>
    </message>
    <message>
        <source>Any window: take a gun from another player.</source>
        <translation>Jederzeit: Nimm einem anderen Spieler eine Pistole.</translation>
    </message>
    <message>
        <source>Guns on the table: one player&apos;s guns count double in this check; only the real ones burn.</source>
        <translation>Pistolen auf dem Tisch: Die Pistolen eines Spielers zählen in dieser Prüfung doppelt; nur die echten gehen verloren.</translation>
    </message>
    <message>
        <source>Any window: pay a gun to reveal it. While it is face up, you take back one of the guns you burn in a mutiny.</source>
        <translation>Jederzeit: Zahle eine Pistole, um ihn aufzudecken. Solange er offen liegt, bekommst du eine der Pistolen zurück, die du in einer Meuterei verlierst.</translation>
    </message>
    <message>
        <source>Guns on the table: one player takes back all their guns; they do not count in this check.</source>
        <translation>Pistolen auf dem Tisch: Ein Spieler nimmt seine Pistolen zurück; sie zählen in dieser Prüfung nicht.</translation>
    </message>
    <message>
        <source>Any window: take two guns from the supply.</source>
        <translation>Jederzeit: Nimm zwei Pistolen aus dem Vorrat.</translation>
    </message>
    <message>
        <source>After the appointment: two players take no part in the next loyalty check.</source>
        <translation>Nach der Ernennung: Zwei Spieler nehmen an der nächsten Loyalitätsprüfung nicht teil.</translation>
    </message>
    <message>
        <source>Before drawing: the lieutenant and the navigator swap badges.</source>
        <translation>Bevor die Karten gezogen werden: Leutnant und Navigator tauschen die Plätze.</translation>
    </message>
    <message>
        <source>Before the appointment: move an off-duty sign to a player without one.</source>
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
        <source>Before drawing: the captain or the lieutenant draws three cards instead of two.</source>
        <translation>Bevor die Karten gezogen werden: Kapitän oder Leutnant zieht drei Karten statt zwei.</translation>
    </message>
    <message>
        <source>After the appointment: two players must each commit at least one gun in the next loyalty check.</source>
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
        <source>Guns on the table: half the guns (rounded up) are enough for this mutiny.</source>
        <translation>Pistolen auf dem Tisch: Für diese Meuterei reicht die Hälfte der Pistolen, aufgerundet.</translation>
    </message>
    <message>
        <source>Before drawing: this navigation, the captain or the lieutenant may discard the cards they drew and draw two new ones.</source>
        <translation>Bevor die Karten gezogen werden: Kapitän oder Leutnant darf die gezogenen Karten gegen zwei neue weglegen.</translation>
    </message>
    <message>
        <source>Any window: another player&apos;s face-up character turns face down and may be used again.</source>
        <translation>Jederzeit: Der offene Charakter eines anderen Spielers wird wieder verdeckt und darf noch einmal genutzt werden.</translation>
    </message>
    <message>
        <source>End of a navigation with a yellow card: two players each give a gun to a player of your choice.</source>
        <translation>Ende einer Navigation mit gelber Karte: Zwei Spieler geben je eine Pistole an einen Spieler deiner Wahl.</translation>
    </message>
    <message>
        <source>After the appointment: one officer gives a gun to each of the other two.</source>
        <translation>Nach der Ernennung: Ein Offizier gibt jedem der beiden anderen eine Pistole.</translation>
    </message>
    <message>
        <source>After the appointment: in the next loyalty check one gun is enough, and no one commits more than one.</source>
        <translation>Nach der Ernennung: In der nächsten Loyalitätsprüfung reicht eine Pistole, und niemand setzt mehr als eine.</translation>
    </message>
    <message>
        <source>Guns on the table: a player adds all their remaining guns, or nothing; if nothing, your card turns face down again.</source>
        <translation>Pistolen auf dem Tisch: Ein Spieler legt alle übrigen Pistolen dazu oder keine; wenn keine, wird deine Karte wieder verdeckt.</translation>
    </message>
    <message>
        <source>Cannot be lieutenant or navigator for the next navigation; may mutiny and become captain.</source>
        <translation>Kann bei der nächsten Navigation nicht Leutnant oder Navigator sein; darf meutern und Kapitän werden.</translation>
    </message>
    <message>
        <source>Searched or flogged: the Cult Leader cannot convert this player.</source>
        <translation>Durchsucht oder ausgepeitscht: Der Kultanführer kann diesen Spieler nicht bekehren.</translation>
    </message>
    <message>
        <source>May not speak and can never become captain; may do everything else.</source>
        <translation>Darf nicht sprechen und kann nie Kapitän werden; alles andere darf er.</translation>
    </message>
    <message>
        <source>A card played under this captain. After a Drunk card, the player with the fewest becomes captain.</source>
        <translation>Eine Karte, die unter diesem Kapitän gespielt wurde; nach einer Karte Betrunken wird Kapitän, wer die wenigsten hat.</translation>
    </message>
    <message>
        <source>Committed in secret against a team; burned if the mutiny succeeds.</source>
        <translation>Heimlich gegen ein Team gesetzt, verloren, wenn die Meuterei gelingt.</translation>
    </message>
    <message>
        <source>Setup</source>
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
        <source>From the pirates&apos; gathering: the pirates are {seats}.</source>
        <translation>Beim Treffen der Piraten erfahren: Die Piraten sind {seats}.</translation>
    </message>
    <message>
        <source>From the pirates&apos; gathering: you are the only pirate.</source>
        <translation>Beim Treffen der Piraten erfahren: Du bist der einzige Pirat.</translation>
    </message>
    <message>
        <source>You were shown no one at the start.</source>
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
        <source>You put in the logbook: {cards}.</source>
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
        <source>Cult Cabin Search: you were not shown the cards of {seats}.</source>
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
        <source>Conversion: you named no one.</source>
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
        <source>The map: the one for this number of players, the quick one, or the long one.</source>
        <translation>Die Karte: die passende zur Zahl der Spieler, die kurze oder die lange.</translation>
    </message>
    <message>
        <source>By number of players</source>
        <translation>Nach der Zahl der Spieler</translation>
    </message>
    <message>
        <source>Character cards</source>
        <translation>Charakterkarten</translation>
    </message>
    <message>
        <source>Everyone has a secret character that they can reveal once. Without characters there are no windows to react in, and the voyage is shorter.</source>
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
        <source>How the cult meets in secret on a shared laptop: pass it around, or everyone closes their eyes.</source>
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
        <source>The private screen lists everything its player has seen so far, or only their side and character.</source>
        <translation>Der private Bildschirm zählt auf, was der Spieler bisher gesehen hat, oder nur seine Seite und seinen Charakter.</translation>
    </message>
    <message>
        <source>List what I have seen</source>
        <translation>Eigenes Wissen steht da</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Talk timer</source>
        <translation>Uhr fürs Gespräch</translation>
    </message>
    <message>
        <source>A timer for the talk before an appointment. It never decides anything.</source>
        <translation>Eine Uhr für das Gespräch vor der Ernennung. Sie entscheidet nie etwas.</translation>
    </message>
    <message>
        <source>No timer</source>
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
        <source>Long voyage: crossing the supply line refills everyone to three guns.</source>
        <translation>Lange Fahrt: Beim Überqueren der Nachschublinie wird jeder auf drei Pistolen aufgefüllt.</translation>
    </message>
    <message>
        <source>Fewer characters for 5 or 6</source>
        <translation>Weniger Charaktere zu fünft oder sechst</translation>
    </message>
    <message>
        <source>With 5 or 6 players, Debt Collector, Minstrel and Mentor stay in the box.</source>
        <translation>Mit 5 oder 6 Spielern bleiben Schuldeneintreiber, Barde und Mentor in der Schachtel.</translation>
    </message>
    <message>
        <source>Armed cards</source>
        <translation>Karten Bewaffnet</translation>
    </message>
    <message>
        <source>The long voyage&apos;s deck has two cards that give the navigator a gun.</source>
        <translation>Der Stapel der langen Fahrt enthält zwei Karten, die dem Navigator eine Pistole geben.</translation>
    </message>
    <message>
        <source>Cabin Search shows</source>
        <translation>Kabinendurchsuchung zeigt</translation>
    </message>
    <message>
        <source>What the captain learns about a player whom the cult has converted.</source>
        <translation>Was der Kapitän über einen Spieler erfährt, den der Kult bekehrt hat.</translation>
    </message>
    <message>
        <source>The dealt card, and that they were converted</source>
        <translation>Die Karte vom Anfang und die Bekehrung</translation>
    </message>
    <message>
        <source>Only their current side</source>
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
        <source>Mutiny by the tongueless</source>
        <translation>Meuterei ohne Zungen</translation>
    </message>
    <message>
        <source>A mutiny in which only players without a tongue committed guns: all others tie for captain, or the captain stays.</source>
        <translation>Eine Meuterei, für die nur Spieler ohne Zunge Pistolen gesetzt haben: Alle anderen stehen gleich um den Kapitän, oder der Kapitän bleibt.</translation>
    </message>
    <message>
        <source>All others tie</source>
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
        <source>In a conversion the Cult Leader must name someone if possible; otherwise they may name no one.</source>
        <translation>Bei einer Bekehrung muss der Kultanführer jemanden nennen, solange er kann; sonst darf er niemanden nennen.</translation>
    </message>
    <message>
        <source>Off duty after an emergency</source>
        <translation>Dienstfrei nach einem Notfall</translation>
    </message>
    <message>
        <source>Off-duty signs also move after an emergency navigation; otherwise they stay where they are.</source>
        <translation>Dienstfrei-Marken wandern auch nach einer Notfallnavigation; sonst bleiben sie, wo sie sind.</translation>
    </message>
    <message numerus="yes">
        <source>Cult Guns Stash: distribute %n point(s) among the players.</source>
        <translation>
            <numerusform>Waffenversteck des Kults: Verteile %n Punkt auf die Spieler.</numerusform>
            <numerusform>Waffenversteck des Kults: Verteile %n Punkte auf die Spieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cult Cabin Search: here are three cards.</source>
        <translation>Durchsuchung des Kults: Drei Karten liegen vor dir.</translation>
    </message>
    <message>
        <source>Conversion to the Cult: name a player.</source>
        <translation>Bekehrung zum Kult: Nenne einen Spieler.</translation>
    </message>
    <message>
        <source>Conversion to the Cult: what has changed for you.</source>
        <translation>Bekehrung zum Kult: was sich für dich geändert hat.</translation>
    </message>
    <message numerus="yes">
        <source>You lead the cult: hand out %n more gun(s) from the supply.</source>
        <translation>
            <numerusform>Du führst den Kult an: Noch %n Pistole aus dem Vorrat ist zu verteilen.</numerusform>
            <numerusform>Du führst den Kult an: Noch %n Pistolen aus dem Vorrat sind zu verteilen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place suspicion marks: %n left. Only you will see them.</source>
        <translation>
            <numerusform>Noch %n Zeichen des Verdachts ist zu verteilen. Nur du siehst es.</numerusform>
            <numerusform>Noch %n Zeichen des Verdachts sind zu verteilen. Nur du siehst sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead the cult: name the player who becomes a Cultist.</source>
        <translation>Du führst den Kult an: Nenne den Spieler, der Kultist wird.</translation>
    </message>
    <message>
        <source>There is no one left to convert. Name the player you trust least.</source>
        <translation>Niemand ist mehr da, den du bekehren könntest. Nenne den Spieler, dem du am wenigsten traust.</translation>
    </message>
    <message>
        <source>Name the player you trust least. Only you will see it.</source>
        <translation>Nenne den Spieler, dem du am wenigsten traust. Nur du siehst es.</translation>
    </message>
    <message>
        <source>{post} {who}: {faction}</source>
        <translation>{post} {who}: {faction}</translation>
    </message>
    <message>
        <source>The officers&apos; faction cards. {cards}</source>
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
        <source>No one</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>{who} is already in your cult.</source>
        <translation>{who} ist schon in deinem Kult.</translation>
    </message>
    <message numerus="yes">
        <source>You choose {who} (guns: %n) only when a decision asks for a player.</source>
        <translation>
            <numerusform>{who} (Pistolen: %n) ist nur wählbar, wenn eine Entscheidung einen Spieler verlangt.</numerusform>
            <numerusform>{who} (Pistolen: %n) ist nur wählbar, wenn eine Entscheidung einen Spieler verlangt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} (guns: %n) is overboard and can&apos;t be chosen.</source>
        <translation>
            <numerusform>{who} (Pistolen: %n) ist über Bord und nicht wählbar.</numerusform>
            <numerusform>{who} (Pistolen: %n) ist über Bord und nicht wählbar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You don&apos;t choose spaces: the ship follows the colour of the card played. Navigations so far: %n.</source>
        <translation>
            <numerusform>Felder werden nicht gewählt: Das Schiff folgt der Farbe der gespielten Karte. Navigationen bisher: %n.</numerusform>
            <numerusform>Felder werden nicht gewählt: Das Schiff folgt der Farbe der gespielten Karte. Navigationen bisher: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The supply line matters only when the ship crosses it. Navigations so far: %n.</source>
        <translation>
            <numerusform>Die Nachschublinie zählt nur, wenn das Schiff sie überquert. Navigationen bisher: %n.</numerusform>
            <numerusform>Die Nachschublinie zählt nur, wenn das Schiff sie überquert. Navigationen bisher: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the captain and the lieutenant draw cards, during a navigation. Navigations so far: %n.</source>
        <translation>
            <numerusform>Nur Kapitän und Leutnant ziehen Karten, für eine Navigation. Navigationen bisher: %n.</numerusform>
            <numerusform>Nur Kapitän und Leutnant ziehen Karten, für eine Navigation. Navigationen bisher: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the player who holds these cards chooses them, during a navigation. Navigations so far: %n.</source>
        <translation>
            <numerusform>Unter diesen Karten wählt nur, wer sie hat, in einer Navigation. Navigationen bisher: %n.</numerusform>
            <numerusform>Unter diesen Karten wählt nur, wer sie hat, in einer Navigation. Navigationen bisher: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The card shown has been played and moves the ship. Navigations so far: %n.</source>
        <translation>
            <numerusform>Die aufgedeckte Karte ist gespielt und bewegt das Schiff. Navigationen bisher: %n.</numerusform>
            <numerusform>Die aufgedeckte Karte ist gespielt und bewegt das Schiff. Navigationen bisher: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only a Cult Uprising card reveals a ritual. Rituals held so far: %n.</source>
        <translation>
            <numerusform>Ein Ritual wird nur durch die Karte Aufstand des Kults aufgedeckt. Bisher abgehaltene Rituale: %n.</numerusform>
            <numerusform>Ein Ritual wird nur durch die Karte Aufstand des Kults aufgedeckt. Bisher abgehaltene Rituale: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A loyalty check only counts the revealed guns. A mutiny needs %n.</source>
        <translation>
            <numerusform>Eine Loyalitätsprüfung zählt nur die aufgedeckten Pistolen. Eine Meuterei braucht %n.</numerusform>
            <numerusform>Eine Loyalitätsprüfung zählt nur die aufgedeckten Pistolen. Eine Meuterei braucht %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is only for display. Guns for a mutiny: %n.</source>
        <translation>
            <numerusform>Das zeigt nur, wie es steht. Pistolen für eine Meuterei: %n.</numerusform>
            <numerusform>Das zeigt nur, wie es steht. Pistolen für eine Meuterei: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The log only records what happened. Navigations so far: %n.</source>
        <translation>
            <numerusform>Der Verlauf der Fahrt hält nur fest, was geschah. Navigationen bisher: %n.</numerusform>
            <numerusform>Der Verlauf der Fahrt hält nur fest, was geschah. Navigationen bisher: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the player who holds a card chooses it, during a navigation. Navigations so far: %n.</source>
        <translation>
            <numerusform>Eine Karte wählt nur, wer sie hat, in einer Navigation. Navigationen bisher: %n.</numerusform>
            <numerusform>Eine Karte wählt nur, wer sie hat, in einer Navigation. Navigationen bisher: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This tells the story of the voyage. Navigations in it: %n.</source>
        <translation>
            <numerusform>Das erzählt die Geschichte der Fahrt. Navigationen darin: %n.</numerusform>
            <numerusform>Das erzählt die Geschichte der Fahrt. Navigationen darin: %n.</numerusform>
        </translation>
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
        <source>I think {who} is a {faction}.</source>
        <translation>Ich glaube, {who} ist {faction}.</translation>
    </message>
    <message>
        <source>I am sure {who} is a {faction}.</source>
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
        <source>no one</source>
        <translation>niemand</translation>
    </message>
    <message numerus="yes">
        <source>{voyage} needs at least %n players; there are {seats}.</source>
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
        <source>{who} is captain: which badge goes to {other}, the only other player left?</source>
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
        <source>Learned at the pirates&apos; gathering: there is no other pirate.</source>
        <translation>Beim Treffen der Piraten erfahren: Es gibt keinen anderen Piraten.</translation>
    </message>
    <message>
        <source>Was shown no one at the start.</source>
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
        <source>Put in the logbook: {cards}.</source>
        <translation>Ins Logbuch gelegt: {cards}.</translation>
    </message>
    <message>
        <source>As navigator, found in the logbook: {cards}.</source>
        <translation>Als Navigator im Logbuch gefunden: {cards}.</translation>
    </message>
    <message>
        <source>As navigator, left: {cards}.</source>
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
        <source>Cult Cabin Search: was not shown the cards of {seats}.</source>
        <translation>Durchsuchung des Kults: Die Karten von {seats} blieben verdeckt.</translation>
    </message>
    <message>
        <source>Conversion: named {seats}.</source>
        <translation>Bekehrung: {seats} genannt.</translation>
    </message>
    <message>
        <source>Conversion: named no one.</source>
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
        <source>Tie for captain: {who}, rule out one of the tied players.</source>
        <translation>Gleichstand um den Kapitän: {who} schließt einen der Gleichstehenden aus.</translation>
    </message>
    <message numerus="yes">
        <source>With %n of your gun(s), the mutiny has about a {percent}% chance.</source>
        <translation>
            <numerusform>Mit %n Pistole von dir gelingt die Meuterei zu etwa {percent} %.</numerusform>
            <numerusform>Mit %n Pistolen von dir gelingt die Meuterei zu etwa {percent} %.</numerusform>
        </translation>
    </message>
    <message>
        <source>From here, {color} gives your side about a {percent}% chance.</source>
        <translation>Von hier aus gibt {color} deiner Seite etwa {percent} %.</translation>
    </message>
    <message>
        <source>Your character may be more useful later.</source>
        <translation>Dein Charakter kann später vielleicht mehr bewirken.</translation>
    </message>
    <message>
        <source>{who} can&apos;t be converted: {by} searched their cabin in round {round}.</source>
        <translation>{who} ist unbekehrbar: {by} hat die Kabine in Runde {round} durchsucht.</translation>
    </message>
    <message>
        <source>{who} was flogged and can&apos;t be converted. Side ruled out: {side}.</source>
        <translation>{who} wurde ausgepeitscht und ist unbekehrbar. Ausgeschlossene Seite: {side}.</translation>
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
        <source>Cabin Search: {who}, as captain, choose whose cabin to search.</source>
        <translation>Kabinendurchsuchung: {who} ist Kapitän und wählt, wessen Kabine durchsucht wird.</translation>
    </message>
    <message>
        <source>Feed the Kraken: {who}, as captain, choose who goes overboard.</source>
        <translation>Dem Kraken zum Fraß: {who} ist Kapitän und wählt, wer über Bord geht.</translation>
    </message>
    <message>
        <source>Flogging: {who}, as captain, choose whom to flog.</source>
        <translation>Auspeitschung: {who} ist Kapitän und wählt, wer ausgepeitscht wird.</translation>
    </message>
    <message>
        <source>Off with the Tongue: {who}, as captain, choose who loses their tongue.</source>
        <translation>Zunge ab: {who} ist Kapitän und wählt, wer sie verliert.</translation>
    </message>
    <message>
        <source>Mermaid: {who}, as captain, choose who sees the last discards.</source>
        <translation>Meerjungfrau: {who} ist Kapitän und wählt, wer die letzten abgelegten Karten sieht.</translation>
    </message>
    <message>
        <source>Telescope: {who}, as captain, choose who sees the top card.</source>
        <translation>Fernrohr: {who} ist Kapitän und wählt, wer die oberste Karte sieht.</translation>
    </message>
    <message>
        <source>{who}: look at what you found.</source>
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
        <source>You don&apos;t know anyone&apos;s side yet.</source>
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
        <source>{who} was dealt: {faction}. Since converted to the cult.</source>
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
        <source>Search {who}&apos;s cabin</source>
        <translation>Kabine von {who} durchsuchen</translation>
    </message>
    <message>
        <source>Flog {who}</source>
        <translation>{who} auspeitschen</translation>
    </message>
    <message>
        <source>Cut out {who}&apos;s tongue</source>
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
        <source>You can choose {who} now.</source>
        <translation>{who} lässt sich jetzt wählen.</translation>
    </message>
    <message>
        <source>Choose one of the crew.</source>
        <translation>Wähle jemanden aus der Mannschaft.</translation>
    </message>
    <message>
        <source>{who} is overboard and can&apos;t be chosen.</source>
        <translation>{who} ist über Bord und nicht wählbar.</translation>
    </message>
    <message>
        <source>Choose someone else.</source>
        <translation>Es muss jemand anders sein.</translation>
    </message>
    <message>
        <source>{who} is the captain and gets no badge.</source>
        <translation>{who} ist der Kapitän und nimmt kein Abzeichen.</translation>
    </message>
    <message>
        <source>{who} is the lieutenant: a player can hold only one badge.</source>
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
        <source>The Agitator forces you to commit at least one gun in this check.</source>
        <translation>Der Aufwiegler verlangt in dieser Prüfung mindestens eine Pistole von dir.</translation>
    </message>
    <message>
        <source>The Equalizer allows at most one gun in this check.</source>
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
        <source>You already keep this card.</source>
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
        <source>No one has claimed anything yet.</source>
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
        <source>jumped overboard earlier: {names}</source>
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
        <source>Sa&amp;y something…</source>
        <translation>Etwas sa&amp;gen…</translation>
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
        <source>{choice}: not available. {why}</source>
        <translation>{choice}: geschlossen. {why}</translation>
    </message>
    <message>
        <source>Selected: {choice}. Press Enter to confirm.</source>
        <translation>Aufgenommen: {choice}. Enter macht es gültig.</translation>
    </message>
    <message>
        <source>You may also make a claim.</source>
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
        <source>{stage}. A mutiny needs {needed} guns; the supply has {supply}.</source>
        <translation>{stage}. Eine Meuterei braucht {needed} Pistolen, {supply} sind im Vorrat.</translation>
    </message>
    <message>
        <source>Say…</source>
        <translation>Sagen…</translation>
    </message>
    <message>
        <source>A claim: claims are never checked, so you may lie.</source>
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
        <source>last claim: {claim}</source>
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
        <source>has not committed yet</source>
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
        <source>not on this side: {side}</source>
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
        <source>Click to see through this player&apos;s eyes.</source>
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
        <source>Click a player to see the voyage through their eyes.</source>
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
        <source>Previous round</source>
        <translation>Eine Runde früher</translation>
    </message>
    <message>
        <source>Next round</source>
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
        <source>Who is speaking?</source>
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
        <source>Claims are never checked: you may lie.</source>
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
        <source>The ship follows the {direction} arrow.</source>
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
        <source>The first time the ship crosses it, every living player with fewer than {n} guns is refilled to {n}.</source>
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
        <source>The game ends if the ship comes here. Winner: {side}.</source>
        <translation>Das Spiel endet, wenn das Schiff hier ankommt. Sieger: {side}.</translation>
    </message>
    <message>
        <source>Going {directions} crosses the supply line.</source>
        <translation>Die Nachschublinie wird nach {directions} überquert.</translation>
    </message>
    <message>
        <source>The ship comes here next with {colors}.</source>
        <translation>Das Schiff kommt jetzt hierher mit: {colors}.</translation>
    </message>
    <message>
        <source>With {colors} to {space}.</source>
        <translation>Mit {colors} nach {space}.</translation>
    </message>
    <message>
        <source>{chart}. The ship is on {space}.</source>
        <translation>{chart}. Das Schiff steht auf {space}.</translation>
    </message>
    <message>
        <source>{goal}, fewest moves: {moves}.</source>
        <translation>{goal}, wenigste Züge: {moves}.</translation>
    </message>
    <message>
        <source>{token} on {space}.</source>
        <translation>{token} auf {space}.</translation>
    </message>
    <message>
        <source>With {colors} to {label}.</source>
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
        <source>From move {entry} on, the moves in this file break the rules ({why}). The file was not changed; an older copy of the game may still open.</source>
        <translation>Die Züge in dieser Datei passen ab Zug {entry} nicht zu den Regeln ({why}). Die Datei blieb, wie sie ist; eine ältere Kopie des Spiels lässt sich vielleicht noch öffnen.</translation>
    </message>
    <message>
        <source>File not found: {path}.</source>
        <translation>Die Datei {path} gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>It is not this player&apos;s turn to decide.</source>
        <translation>Dieser Spieler hat jetzt nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>{rule} {cause}</source>
        <translation>{rule} {cause}</translation>
    </message>
    <message>
        <source>The game is over: {reason}</source>
        <translation>Das Spiel ist vorbei: {reason}</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>Das Spiel wartet auf {names}.</translation>
    </message>
    <message>
        <source>The game continues automatically.</source>
        <translation>Das Spiel geht von selbst weiter.</translation>
    </message>
    <message>
        <source>You can&apos;t choose that now.</source>
        <translation>Das steht jetzt nicht zur Wahl.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>This answer is binding and can&apos;t be taken back.</source>
        <translation>Diese Antwort ist bindend und lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>This player has no answer to take back.</source>
        <translation>Dieser Spieler hat keine Antwort gegeben, die sich zurücknehmen ließe.</translation>
    </message>
    <message>
        <source>This game is for {least}–{most} players, not {seats}.</source>
        <translation>Dieses Spiel ist für {least} bis {most} Spieler, nicht für {seats}.</translation>
    </message>
    <message>
        <source>Unknown option “{option}”. Options: {known}.</source>
        <translation>Die Option „{option}“ gibt es nicht. Die Optionen sind: {known}.</translation>
    </message>
    <message>
        <source>“{value}” is not a valid value for “{option}”. Use: {allowed}.</source>
        <translation>Die Option „{option}“ kann nicht „{value}“ sein. Möglich ist: {allowed}.</translation>
    </message>
    <message>
        <source>A seed must be a whole number from 0 to {most}.</source>
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
        <source>This file was written by a newer program ({program}) in format {number}; this program reads up to format {known}. Open it with a newer version of Lamplight.</source>
        <translation>Diese Datei hat ein neueres Programm ({program}) im Format {number} geschrieben; dieses Programm liest bis Format {known}. Eine neuere Version von Lamplight öffnet sie.</translation>
    </message>
    <message>
        <source>This game was played by newer rules (version {rules}, program {program}); this program knows version {known}. Open it with a newer version of Lamplight.</source>
        <translation>Dieses Spiel wurde nach neueren Regeln gespielt (Version {rules}, Programm {program}); dieses Programm kennt Version {known}. Eine neuere Version von Lamplight öffnet es.</translation>
    </message>
    <message>
        <source>This game was played by older rules (version {rules}, program {program}) and cannot be converted to version {known}. Open it with that older version of Lamplight.</source>
        <translation>Dieses Spiel wurde nach älteren Regeln gespielt (Version {rules}, Programm {program}) und lässt sich nicht in Version {known} übernehmen. Die ältere Version von Lamplight öffnet es.</translation>
    </message>
    <message>
        <source>Unknown game “{game}”. Look for a newer version of Lamplight.</source>
        <translation>Dieses Programm kennt das Spiel „{game}“ nicht. Such nach einer neueren Version von Lamplight.</translation>
    </message>
    <message>
        <source>This file is damaged ({where}). It was not changed; an older copy of the game may still open.</source>
        <translation>Diese Datei ist beschädigt ({where}). Sie blieb, wie sie ist; eine ältere Kopie des Spiels lässt sich vielleicht noch öffnen.</translation>
    </message>
    <message>
        <source>This file is too large to be a game: the limit is {most} MB.</source>
        <translation>Diese Datei ist zu groß für ein Spiel: Höchstens {most} MB werden gelesen.</translation>
    </message>
    <message>
        <source>Cannot open {path} ({why}).</source>
        <translation>Die Datei {path} lässt sich nicht öffnen ({why}).</translation>
    </message>
    <message>
        <source>{path} is a folder, a pipe or a device. Choose a file.</source>
        <translation>{path} ist ein Ordner, eine Pipe oder ein Gerät. Wähle eine Datei.</translation>
    </message>
    <message>
        <source>The file {path} is too large: the limit is {most}.</source>
        <translation>Die Datei {path} ist zu groß: Höchstens {most} werden gelesen.</translation>
    </message>
    <message>
        <source>Line {line} of {path} is not UTF-8. Save the file as UTF-8.</source>
        <translation>Zeile {line} von {path} ist nicht in UTF-8. Speichere die Datei als UTF-8.</translation>
    </message>
    <message>
        <source>{path} is not valid TOML ({why}).</source>
        <translation>{path} ist kein gültiges TOML ({why}).</translation>
    </message>
    <message>
        <source>This file nests values more than {most} levels deep. Choose another file.</source>
        <translation>In dieser Datei sind Werte tiefer als {most} Ebenen verschachtelt. Wähle eine andere Datei.</translation>
    </message>
    <message>
        <source>This file contains more than {most} values. Choose another file.</source>
        <translation>Diese Datei enthält mehr als {most} Werte. Wähle eine andere Datei.</translation>
    </message>
    <message>
        <source>A chance result has been shown since then.</source>
        <translation>Seitdem wurde ein Ergebnis des Zufalls gezeigt.</translation>
    </message>
    <message>
        <source>Hidden information has been revealed since then.</source>
        <translation>Seitdem wurde Verdecktes gezeigt.</translation>
    </message>
    <message>
        <source>Another player has decided since then.</source>
        <translation>Seitdem hat jemand anderes entschieden.</translation>
    </message>
    <message>
        <source>{name} made the last decision: you can&apos;t take it back.</source>
        <translation>{name} hat die letzte Entscheidung getroffen: Du kannst sie nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>{name} takes back {other}&apos;s decision.</source>
        <translation>{name} nimmt eine Entscheidung zurück, von {other}.</translation>
    </message>
    <message>
        <source>This game was set up without undo.</source>
        <translation>Dieses Spiel läuft ohne Zurücknehmen.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
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
        <source>This is the public record of an unfinished game: you can look at it, but not continue it.</source>
        <translation>Das ist die öffentliche Aufzeichnung eines laufenden Spiels: Die Liste zeigt sie, aber niemand kann von ihr aus weiterspielen.</translation>
    </message>
    <message>
        <source>While the game runs, its replay shows only what everyone may see.</source>
        <translation>Solange das Spiel läuft, zeigt die Wiedergabe nur, was alle sehen dürfen.</translation>
    </message>
    <message>
        <source>Could not save the game in {folder} ({why}). You can keep playing; use “Save as” to keep it elsewhere.</source>
        <translation>Das Spiel lässt sich in {folder} nicht speichern ({why}). Du kannst weiterspielen; „Speichern unter“ legt es woanders ab.</translation>
    </message>
    <message>
        <source>Saving is taking longer than usual. You can keep playing.</source>
        <translation>Das Speichern des Spiels dauert lange. Du kannst weiterspielen.</translation>
    </message>
    <message>
        <source>Some settings could not be read, so defaults are used. The old file is kept at {where}.</source>
        <translation>Einige Einstellungen ließen sich nicht lesen; es gelten die üblichen. Die alte Datei blieb erhalten: {where}.</translation>
    </message>
    <message>
        <source>Could not open the settings ({why}). Using defaults for now.</source>
        <translation>Die Einstellungen ließen sich nicht öffnen ({why}). Vorerst gelten die üblichen.</translation>
    </message>
    <message>
        <source>Could not write the settings ({why}). They apply until you quit.</source>
        <translation>Die Einstellungen lassen sich nicht schreiben ({why}). Sie gelten bis zum Beenden.</translation>
    </message>
    <message>
        <source>A bot stopped responding. It was restarted and is thinking again.</source>
        <translation>Ein Bot hat nicht mehr reagiert. Er wurde neu gestartet und denkt wieder nach.</translation>
    </message>
    <message>
        <source>The bots have stopped thinking ({why}). Nothing is lost; you can try again.</source>
        <translation>Die Bots denken nicht mehr ({why}). Nichts ist verloren; du kannst es noch einmal versuchen.</translation>
    </message>
</context>
<context>
    <name>root</name>
    <message>
        <source>{who}: where does the {landmark} go?</source>
        <translation>{who}: Wo steht diese Landmarke: {landmark}?</translation>
    </message>
    <message>
        <source>{who}: Black Market. Which of your cards do you give?</source>
        <translation>{who}: Schwarzmarkt. Welche deiner Karten gibst du?</translation>
    </message>
    <message>
        <source>{who}: Black Market. Which face-down card do you take?</source>
        <translation>{who}: Schwarzmarkt. Welche verdeckte Karte nimmst du?</translation>
    </message>
    <message>
        <source>Give {card}</source>
        <translation>{card} geben</translation>
    </message>
    <message>
        <source>Card {number} of the market</source>
        <translation>Karte {number} des Marktes</translation>
    </message>
    <message numerus="yes">
        <source>By Ferry: move %n warrior(s) from {source} to {target} and draw a card</source>
        <translation>
            <numerusform>Mit der Fähre: %n Krieger von {source} nach {target} bewegen, eine Karte ziehen</numerusform>
            <numerusform>Mit der Fähre: %n Krieger von {source} nach {target} bewegen, eine Karte ziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>By Ferry: move from {source} to {target} and draw a card</source>
        <translation>Mit der Fähre: von {source} nach {target} bewegen, eine Karte ziehen</translation>
    </message>
    <message numerus="yes">
        <source>By Ferry: move from {source} to {target} with %n of {whom}&apos;s warrior(s); you both draw a card</source>
        <translation>
            <numerusform>Mit der Fähre: mit %n Krieger von {whom} aus {source} nach {target}; ihr zieht je eine Karte</numerusform>
            <numerusform>Mit der Fähre: mit %n Kriegern von {whom} aus {source} nach {target}; ihr zieht je eine Karte</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} places the {landmark} in {place}.</source>
        <translation>{who} platziert in {place}: {landmark}.</translation>
    </message>
    <message>
        <source>The Ferry moves from {source} to {target}.</source>
        <translation>Die Fähre fährt von {source} nach {target}.</translation>
    </message>
    <message>
        <source>{who} takes the {item} from the Legendary Forge.</source>
        <translation>{who} nimmt aus der Legendären Schmiede: {item}.</translation>
    </message>
    <message>
        <source>{who} gives {given} to the Black Market and takes {gained}.</source>
        <translation>{who} gibt dem Schwarzmarkt {given} und nimmt {gained}.</translation>
    </message>
    <message>
        <source>{who} swaps a card with the Black Market.</source>
        <translation>{who} tauscht eine Karte mit dem Schwarzmarkt.</translation>
    </message>
    <message>
        <source>{who}: in which slot of {place} is the building?</source>
        <translation>{who}: Auf welchem Bauplatz in {place} steht das Gebäude?</translation>
    </message>
    <message>
        <source>A slot of the clearing</source>
        <translation>Ein Bauplatz der Lichtung</translation>
    </message>
    <message>
        <source>The slot of the Elder Treetop</source>
        <translation>Der Bauplatz des Alten Wipfels</translation>
    </message>
    <message>
        <source>Choose a slot for the building.</source>
        <translation>Wähle einen Bauplatz für das Gebäude.</translation>
    </message>
    <message>
        <source>The Ferry starts on the river.</source>
        <translation>Die Fähre beginnt am Fluss.</translation>
    </message>
    <message>
        <source>The Lost City is on the river.</source>
        <translation>Die Verlorene Stadt liegt am Fluss.</translation>
    </message>
    <message>
        <source>The Tower is in a clearing with a ruin.</source>
        <translation>Der Turm steht bei einer Ruine.</translation>
    </message>
    <message>
        <source>The Elder Treetop is in a corner.</source>
        <translation>Der Alte Wipfel steht in einer Ecke.</translation>
    </message>
    <message>
        <source>The Black Market is in a clearing with one slot and no ruin.</source>
        <translation>Der Schwarzmarkt ist auf einer Lichtung mit einem Bauplatz und ohne Ruine.</translation>
    </message>
    <message>
        <source>The Legendary Forge is in a clearing.</source>
        <translation>Die Legendäre Schmiede steht auf einer Lichtung.</translation>
    </message>
    <message>
        <source>There is another landmark there or adjacent to it.</source>
        <translation>Eine andere Landmarke steht dort oder daneben.</translation>
    </message>
    <message>
        <source>Choose a card in your hand, then a card of the Black Market.</source>
        <translation>Wähle eine Handkarte, dann eine Karte des Schwarzmarkts.</translation>
    </message>
    <message>
        <source>You have no piece at the Black Market.</source>
        <translation>Du hast keinen Marker beim Schwarzmarkt.</translation>
    </message>
    <message>
        <source>You do not rule the Tower&apos;s clearing.</source>
        <translation>Du beherrschst die Lichtung des Turms nicht.</translation>
    </message>
    <message>
        <source>Factions to choose from: {factions}.</source>
        <translation>Parteien zur Wahl: {factions}.</translation>
    </message>
    <message>
        <source>Factions to choose from: {factions}. {locked}: only after a militant faction.</source>
        <translation>Parteien zur Wahl: {factions}. {locked}: erst nach einer kriegerischen Partei.</translation>
    </message>
    <message>
        <source>{who} plays {faction}.</source>
        <translation>{who} spielt: {faction}.</translation>
    </message>
    <message>
        <source>{faction} ({extra})</source>
        <translation>{faction} ({extra})</translation>
    </message>
    <message>
        <source>{who}: which faction do you play?</source>
        <translation>{who}: Welche Partei spielst du?</translation>
    </message>
    <message>
        <source>This faction is locked until someone has taken a militant one.</source>
        <translation>Diese Partei ist gesperrt, bis jemand eine kriegerische genommen hat.</translation>
    </message>
    <message>
        <source>Choose one of the faction cards.</source>
        <translation>Wähle eine der Parteikarten.</translation>
    </message>
    <message numerus="yes">
        <source>{who}: return %n card(s) to the deck.</source>
        <translation>
            <numerusform>{who}: Lege %n Karte zurück in den Stapel.</numerusform>
            <numerusform>{who}: Lege %n Karten zurück in den Stapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Return {card}</source>
        <translation>{card} zurücklegen</translation>
    </message>
    <message numerus="yes">
        <source>{who} returns %n card(s) to the deck.</source>
        <translation>
            <numerusform>{who} legt %n Karte zurück in den Stapel.</numerusform>
            <numerusform>{who} legt %n Karten zurück in den Stapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>These factions have a total reach of {reach}; at least {least} makes a livelier game.</source>
        <translation>Diese Parteien haben zusammen die Reichweite {reach}; ab {least} wird das Spiel lebendiger.</translation>
    </message>
    <message>
        <source>{who} plays with: {traits}.</source>
        <translation>{who} spielt mit: {traits}.</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitzangriff</translation>
    </message>
    <message>
        <source>After moving, all but one warrior leave the highest-priority clearing it rules without enemies, and battle where they arrive.</source>
        <translation>Nach dem Bewegen verlassen alle Krieger bis auf einen die beherrschte Lichtung mit höchstem Vorrang ohne Feinde und kämpfen am Ziel.</translation>
    </message>
    <message>
        <source>Fortified</source>
        <translation>Befestigt</translation>
    </message>
    <message>
        <source>Each of its buildings takes two hits; a single hit does nothing.</source>
        <translation>Jedes ihrer Gebäude braucht zwei Treffer; ein einzelner bewirkt nichts.</translation>
    </message>
    <message>
        <source>Hospitals</source>
        <translation>Lazarette</translation>
    </message>
    <message>
        <source>After it loses two or more warriors as defender, place warriors at the keep.</source>
        <translation>Verliert sie als Verteidigerin zwei oder mehr Krieger, kommen Krieger zur Festung.</translation>
    </message>
    <message>
        <source>Iron Will</source>
        <translation>Eiserner Wille</translation>
    </message>
    <message>
        <source>On a bird order it recruits twice as many warriors.</source>
        <translation>Bei einem Vogel-Befehl rekrutiert sie doppelt so viele.</translation>
    </message>
    <message>
        <source>Overwhelming</source>
        <translation>Überwältigend</translation>
    </message>
    <message>
        <source>Score a point for every two warriors it cannot recruit. It repeats Daylight at most once a turn.</source>
        <translation>Ein Punkt für je zwei Krieger, die sie nicht rekrutieren kann. Das Tageslicht beginnt höchstens einmal im Zug von vorn.</translation>
    </message>
    <message>
        <source>Focused</source>
        <translation>Gezielt</translation>
    </message>
    <message>
        <source>The extra hit also applies where several columns tie for the most cards.</source>
        <translation>Den Extra-Treffer gibt es auch, wenn mehrere Spalten die meisten Karten haben.</translation>
    </message>
    <message>
        <source>Nobility</source>
        <translation>Adel</translation>
    </message>
    <message>
        <source>Turmoil scores points for birds instead of losing them; a warrior it cannot recruit also causes turmoil.</source>
        <translation>Aufruhr bringt Punkte für Vögel, anstatt sie zu kosten; auch ein Krieger, den sie nicht rekrutieren können, führt zu Aufruhr.</translation>
    </message>
    <message>
        <source>Relentless</source>
        <translation>Unerbittlich</translation>
    </message>
    <message>
        <source>After its Decree, it removes all defenseless buildings and tokens from clearings with its warriors.</source>
        <translation>Nach dem Dekret entfernen sie alle wehrlosen Gebäude und Plättchen, wo ihre Krieger sind.</translation>
    </message>
    <message>
        <source>Swoop</source>
        <translation>Sturzflug</translation>
    </message>
    <message>
        <source>At the end of Daylight, place two warriors in the highest-priority clearing without its pieces.</source>
        <translation>Am Ende des Tageslichts kommen zwei Krieger auf die Lichtung mit höchstem Vorrang ohne eigene Marker.</translation>
    </message>
    <message>
        <source>War Tax</source>
        <translation>Kriegssteuer</translation>
    </message>
    <message>
        <source>The owner of a building or token it removes loses a point.</source>
        <translation>Wer ein Gebäude oder Plättchen an sie verliert, verliert einen Punkt.</translation>
    </message>
    <message>
        <source>Sympathy without warriors also deals the extra hit as defender.</source>
        <translation>Auch Sympathie ohne Krieger bringt als Verteidiger den Extra-Treffer.</translation>
    </message>
    <message>
        <source>Popularity</source>
        <translation>Beliebtheit</translation>
    </message>
    <message>
        <source>Removing sympathy scores no points.</source>
        <translation>Sympathie zu entfernen bringt nichts.</translation>
    </message>
    <message>
        <source>Removing sympathy scores a player at most one point a turn.</source>
        <translation>Sympathie zu entfernen bringt einem Spieler höchstens einen Punkt im Zug.</translation>
    </message>
    <message>
        <source>Steadfast</source>
        <translation>Standhaft</translation>
    </message>
    <message>
        <source>It places no sympathy in Birdsong when a bird order causes a revolt. Enemy warriors do not reduce the points for its sympathy.</source>
        <translation>Keine Sympathie in der Morgenröte, wenn ein Vogel-Befehl eine Revolte bringt. Krieger eines Feindes mindern die Punkte für ihre Sympathie nicht.</translation>
    </message>
    <message>
        <source>Veterans</source>
        <translation>Veteranen</translation>
    </message>
    <message>
        <source>As defender it uses the higher die.</source>
        <translation>Als Verteidiger nimmt sie den höheren Würfel.</translation>
    </message>
    <message>
        <source>When it defends, both sides use the higher die.</source>
        <translation>Wenn sie verteidigt, nehmen beide Seiten den höheren Würfel.</translation>
    </message>
    <message>
        <source>Wildfire</source>
        <translation>Lauffeuer</translation>
    </message>
    <message>
        <source>At the end of Evening, sympathy spreads again, without points.</source>
        <translation>Am Ende des Abends breitet sich die Sympathie noch einmal aus, ohne Punkte.</translation>
    </message>
    <message>
        <source>It battles at most once a turn and ends Daylight with as many quests as its items allow.</source>
        <translation>Er kämpft höchstens einmal im Zug und erfüllt am Ende des Tageslichts so viele Aufgaben, wie seine Gegenstände erlauben.</translation>
    </message>
    <message>
        <source>Berserker</source>
        <translation>Berserker</translation>
    </message>
    <message>
        <source>It battles the player with the most pieces in the clearing with the most pieces, and repairs one extra item.</source>
        <translation>Er kämpft gegen den Spieler mit den meisten Markern, wo die meisten sind, und repariert einen Gegenstand mehr.</translation>
    </message>
    <message>
        <source>Helper</source>
        <translation>Helfer</translation>
    </message>
    <message>
        <source>Aid scores one more point, and the aided player draws two cards.</source>
        <translation>Hilfe bringt einen Punkt mehr, und wem er hilft, der zieht zwei Karten.</translation>
    </message>
    <message>
        <source>Marksman</source>
        <translation>Scharfschütze</translation>
    </message>
    <message>
        <source>Its attacks begin with one hit before the roll.</source>
        <translation>Seine Angriffe beginnen mit einem Treffer vor dem Wurf.</translation>
    </message>
    <message>
        <source>Questing</source>
        <translation>Aufgabenjäger</translation>
    </message>
    <message>
        <source>Damaged items count for the battle track, and items stay on it. Quests score one more point. For Aid it moves to the nearest player with items.</source>
        <translation>Beschädigte Gegenstände zählen für die Kampfleiste, und Gegenstände bleiben auf ihr. Aufgaben bringen einen Punkt mehr. Zum Helfen geht er zum nächsten Spieler mit Gegenständen.</translation>
    </message>
    <message>
        <source>Fanatics</source>
        <translation>Fanatiker</translation>
    </message>
    <message>
        <source>After converting, it battles there and deals one extra hit.</source>
        <translation>Nach dem Konvertieren kämpft er dort und erzielt einen Extra-Treffer.</translation>
    </message>
    <message>
        <source>Martyrs</source>
        <translation>Märtyrer</translation>
    </message>
    <message>
        <source>A bird ritual also adds an acolyte from the supply.</source>
        <translation>Ein Vogel-Ritual bringt auch einen Akolythen aus dem Vorrat.</translation>
    </message>
    <message>
        <source>Erratic</source>
        <translation>Sprunghaft</translation>
    </message>
    <message>
        <source>At the end of its turn the top card of the deck joins Lost Souls.</source>
        <translation>Am Ende seines Zuges kommt die oberste Karte des Nachziehstapels zu den Verlorenen Seelen.</translation>
    </message>
    <message>
        <source>Spiteful</source>
        <translation>Gehässig</translation>
    </message>
    <message>
        <source>A crusade that removes any token scores one more point.</source>
        <translation>Ein Eifern, das irgendein Plättchen entfernt, bringt einen Punkt mehr.</translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation>Garnison</translation>
    </message>
    <message>
        <source>It is never defenseless, and trade posts increase its maximum rolled hits as defender.</source>
        <translation>Sie ist nie wehrlos, und Handelsposten erhöhen die Treffer, die sie als Verteidiger würfeln darf.</translation>
    </message>
    <message>
        <source>Scores one more point whenever the player with the most points buys services.</source>
        <translation>Gierig.</translation>
    </message>
    <message>
        <source>A point more whenever the player with most points buys services.</source>
        <translation>Ein Punkt mehr, wenn der Spieler mit den meisten Punkten Dienste kauft.</translation>
    </message>
    <message>
        <source>Ferocious</source>
        <translation>Grimmig</translation>
    </message>
    <message>
        <source>As attacker it may always deal up to three rolled hits.</source>
        <translation>Als Angreifer darf sie immer bis zu drei Treffer würfeln.</translation>
    </message>
    <message>
        <source>Involved</source>
        <translation>Einmischung</translation>
    </message>
    <message>
        <source>Its warriors fight alongside all enemies of a player who bought no mercenaries this turn.</source>
        <translation>Ihre Krieger kämpfen an der Seite aller Feinde eines Spielers, der in diesem Zug keine Söldner gekauft hat.</translation>
    </message>
    <message>
        <source>Foundations</source>
        <translation>Fundamente</translation>
    </message>
    <message>
        <source>When it loses a building, it loses the lowest swayed minister of the clearing&apos;s suit.</source>
        <translation>Ein verlorenes Gebäude kostet den niedrigsten überzeugten Minister der Klasse der Lichtung.</translation>
    </message>
    <message>
        <source>Investors</source>
        <translation>Geldgeber</translation>
    </message>
    <message>
        <source>A player who removes its buildings must discard a card of the clearing&apos;s suit, which costs it a point; otherwise it sways a minister of that suit.</source>
        <translation>Wer seine Gebäude entfernt, muss eine Karte der Klasse der Lichtung ablegen, was es einen Punkt kostet; sonst wird ein Minister der Klasse überzeugt.</translation>
    </message>
    <message>
        <source>Invaders</source>
        <translation>Eindringlinge</translation>
    </message>
    <message>
        <source>It digs where the most enemy buildings are. With no free slot, it battles everywhere instead of building.</source>
        <translation>Es gräbt, wo die meisten feindlichen Gebäude sind. Ohne freien Bauplatz kämpft es überall, anstatt zu bauen.</translation>
    </message>
    <message>
        <source>Overwhelm</source>
        <translation>Übermacht</translation>
    </message>
    <message>
        <source>It digs twice a turn, with three warriors each.</source>
        <translation>Es gräbt zweimal im Zug, mit je drei Kriegern.</translation>
    </message>
    <message>
        <source>Backup Plans</source>
        <translation>Ausweichpläne</translation>
    </message>
    <message>
        <source>Whenever a plot is removed, place a warrior in its clearing.</source>
        <translation>Wird ein Plan entfernt, kommt ein Krieger auf seine Lichtung.</translation>
    </message>
    <message>
        <source>Vendetta</source>
        <translation>Blutrache</translation>
    </message>
    <message>
        <source>Every flipped plot is also a bomb.</source>
        <translation>Jeder Plan, der aufgedeckt wird, ist auch eine Bombe.</translation>
    </message>
    <message>
        <source>Mastermind</source>
        <translation>Drahtzieher</translation>
    </message>
    <message>
        <source>It plots twice a turn.</source>
        <translation>Es legt zweimal im Zug einen Plan.</translation>
    </message>
    <message>
        <source>Gamble</source>
        <translation>Wagnis</translation>
    </message>
    <message>
        <source>The player with the most pieces there guesses each plot before it is flipped: a correct guess removes it without effect, a wrong one scores it a point.</source>
        <translation>Wer dort die meisten Marker hat, rät jeden Plan, bevor er aufgedeckt wird: Richtig entfernt ihn ohne Wirkung, falsch bringt dem Komplott einen Punkt.</translation>
    </message>
    <message>
        <source>{who}: the order is {suit}: {card}.</source>
        <translation>{who}: Der Befehl ist {suit}: {card}.</translation>
    </message>
    <message>
        <source>{who}: the Lost Souls order is {suit}.</source>
        <translation>{who}: Der Befehl nach den Verlorenen Seelen ist {suit}.</translation>
    </message>
    <message>
        <source>{who} places {card} in Lost Souls.</source>
        <translation>{who} legt zu den Verlorenen Seelen: {card}.</translation>
    </message>
    <message>
        <source>{who} reveals {card} from Lost Souls.</source>
        <translation>{who} deckt aus den Verlorenen Seelen auf: {card}.</translation>
    </message>
    <message>
        <source>{who}: turmoil clears the Decree.</source>
        <translation>{who}: Aufruhr leert das Dekret.</translation>
    </message>
    <message>
        <source>{who}: discard a card that matches {place}, or {whom} scores a point</source>
        <translation>{who}: Lege eine Karte ab, die zu {place} passt, oder {whom} erhält einen Punkt</translation>
    </message>
    <message>
        <source>No card matches: {whom} scores a point</source>
        <translation>Keine Karte passt: {whom} erhält einen Punkt</translation>
    </message>
    <message>
        <source>Choose a matching card in your hand.</source>
        <translation>Wähle eine passende Handkarte.</translation>
    </message>
    <message>
        <source>{who}: discard a card that matches {places}, or {whom} sways a minister</source>
        <translation>{who}: Lege eine Karte ab, die zu {places} passt, oder {whom} überzeugt einen Minister</translation>
    </message>
    <message>
        <source>No card matches: {whom} sways a minister</source>
        <translation>Keine Karte passt: {whom} überzeugt einen Minister</translation>
    </message>
    <message>
        <source>{who}: guess {whom}&apos;s plot in {place}</source>
        <translation>{who}: Rate den Plan von {whom} in {place}</translation>
    </message>
    <message>
        <source>The plot: {plot}</source>
        <translation>Es ist: {plot}</translation>
    </message>
    <message>
        <source>{who} guesses the plot in {place}: {plot}.</source>
        <translation>{who} rät beim Plan in {place} richtig: {plot}.</translation>
    </message>
    <message>
        <source>{who} guesses {plot} for the plot in {place}: wrong.</source>
        <translation>{who} rät beim Plan in {place} falsch: {plot}.</translation>
    </message>
    <message>
        <source>{who}: on the market: {card}.</source>
        <translation>{who}: Auf dem Markt: {card}.</translation>
    </message>
    <message>
        <source>{who}: no one pays, so the market closes; they battle everywhere.</source>
        <translation>{who}: Niemand zahlt ein, der Markt ist geschlossen; gekämpft wird überall.</translation>
    </message>
    <message>
        <source>{who}: no warriors left, so the market closes; they battle in the ordered clearings.</source>
        <translation>{who}: Keine Krieger übrig, der Markt ist geschlossen; gekämpft wird, wo der Befehl es sagt.</translation>
    </message>
    <message>
        <source>Automaton: Mechanical Marquise</source>
        <translation>Automat: Mechanical Marquise</translation>
    </message>
    <message>
        <source>Automaton: Electric Eyrie</source>
        <translation>Automat: Electric Eyrie</translation>
    </message>
    <message>
        <source>Automaton: Automated Alliance</source>
        <translation>Automat: Automated Alliance</translation>
    </message>
    <message>
        <source>Automaton: Vagabot</source>
        <translation>Automat: Vagabot</translation>
    </message>
    <message>
        <source>Automaton: Logical Lizards</source>
        <translation>Automat: Logical Lizards</translation>
    </message>
    <message>
        <source>Automaton: Riverfolk Robots</source>
        <translation>Automat: Riverfolk Robots</translation>
    </message>
    <message>
        <source>Automaton: Drillbit Duchy</source>
        <translation>Automat: Drillbit Duchy</translation>
    </message>
    <message>
        <source>Automaton: Cogwheel Corvids</source>
        <translation>Automat: Cogwheel Corvids</translation>
    </message>
    <message>
        <source>At least one seat needs a player.</source>
        <translation>Mindestens ein Platz braucht einen Spieler.</translation>
    </message>
    <message>
        <source>{faction}: an automaton and another seat cannot both play it.</source>
        <translation>{faction}: Ein Automat und ein anderer Spieler können sie nicht beide spielen.</translation>
    </message>
    <message>
        <source>A cooperative game needs an automaton.</source>
        <translation>Ein gemeinsames Spiel braucht einen Automaten.</translation>
    </message>
    <message>
        <source>Automata difficulty</source>
        <translation>Stärke der Automaten</translation>
    </message>
    <message>
        <source>How strong the automated opponents are.</source>
        <translation>Wie stark die Automaten sind.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Challenging</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Nightmare</source>
        <translation>Albtraum</translation>
    </message>
    <message>
        <source>Co-op against automata</source>
        <translation>Gemeinsam gegen Automaten</translation>
    </message>
    <message>
        <source>All players win if each has 30 points before any automaton has.</source>
        <translation>Alle Spieler gewinnen, wenn jeder dreißig Punkte hat, bevor ein Automat sie hat.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Battles take place in clearings.</source>
        <translation>Gekämpft wird auf Lichtungen.</translation>
    </message>
    <message>
        <source>These are your own pieces.</source>
        <translation>Diese Marker sind deine eigenen.</translation>
    </message>
    <message>
        <source>{whom} is your partner, not an enemy.</source>
        <translation>Partner, kein Feind: {whom}.</translation>
    </message>
    <message>
        <source>{whom} has no piece in {place}.</source>
        <translation>In {place} ist kein Marker von {whom}.</translation>
    </message>
    <message>
        <source>You have no one in {place} who could attack.</source>
        <translation>Du hast niemanden in {place}, der angreifen könnte.</translation>
    </message>
    <message>
        <source>A battle needs your warrior or pawn and an enemy piece.</source>
        <translation>Ein Kampf braucht einen eigenen Krieger oder die Spielfigur und einen Marker eines Feindes.</translation>
    </message>
    <message>
        <source>{who} may start a battle.</source>
        <translation>{who}: Du darfst einen Kampf eröffnen.</translation>
    </message>
    <message>
        <source>{who} must start a battle.</source>
        <translation>{who}: Du musst einen Kampf eröffnen.</translation>
    </message>
    <message>
        <source>No battle</source>
        <translation>Kein Kampf</translation>
    </message>
    <message>
        <source>{whom} attacks {who} in {place}. Does {who} play an ambush?</source>
        <translation>Angriff von {whom} in {place}. {who}: Spielst du einen Hinterhalt?</translation>
    </message>
    <message>
        <source>{who} is ambushed in {place}. Does {who} answer with an ambush?</source>
        <translation>Hinterhalt in {place}. {who}: Spielst du auch einen?</translation>
    </message>
    <message>
        <source>You hold no matching ambush. You are asked anyway, so that no one learns it.</source>
        <translation>Du hast keinen Hinterhalt, der passt. Du wirst trotzdem gefragt, damit es niemand erfährt.</translation>
    </message>
    <message>
        <source>You hold a matching ambush. Anyone who might hold one is asked.</source>
        <translation>Du hast einen Hinterhalt, der passt. Gefragt wird jeder, der einen haben könnte.</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>{card} spielen</translation>
    </message>
    <message>
        <source>No ambush</source>
        <translation>Kein Hinterhalt</translation>
    </message>
    <message numerus="yes">
        <source>Take %n hit(s)</source>
        <translation>
            <numerusform>%n Treffer hinnehmen</numerusform>
            <numerusform>%n Treffer hinnehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} does not match {place}.</source>
        <translation>{card} passt nicht zu {place}.</translation>
    </message>
    <message>
        <source>Only an ambush card that matches {place} can be played now.</source>
        <translation>Jetzt kann nur ein Hinterhalt gespielt werden, der zu {place} passt.</translation>
    </message>
    <message>
        <source>Both sides have effects to use. {who}, decide who goes first.</source>
        <translation>Beide Seiten haben Effekte. {who}: Entscheide, wer anfängt.</translation>
    </message>
    <message>
        <source>{who} goes first</source>
        <translation>{who} zuerst</translation>
    </message>
    <message>
        <source>{who} rolled {own}, {whom} {other}. Does {who} use an effect?</source>
        <translation>Gewürfelt: {who} {own}, {whom} {other}. Setzt du einen Effekt ein?</translation>
    </message>
    <message>
        <source>Use {effect}</source>
        <translation>{effect} einsetzen</translation>
    </message>
    <message>
        <source>Use no more effects</source>
        <translation>Nichts mehr einsetzen</translation>
    </message>
    <message numerus="yes">
        <source>{who} takes %n more hit(s) in {place}. What is removed?</source>
        <translation>
            <numerusform>{who}: noch %n Treffer in {place}. Was geht verloren?</numerusform>
            <numerusform>{who}: noch %n Treffer in {place}. Was geht verloren?</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove {what}</source>
        <translation>Verlieren: {what}</translation>
    </message>
    <message>
        <source>Remove one of {whom}&apos;s warriors</source>
        <translation>Krieger von {whom} verlieren</translation>
    </message>
    <message>
        <source>Each hit damages one of your undamaged items.</source>
        <translation>Jeder Treffer beschädigt einen deiner unbeschädigten Gegenstände.</translation>
    </message>
    <message>
        <source>Each side chooses among its own pieces.</source>
        <translation>Jede Seite wählt unter ihren eigenen Markern.</translation>
    </message>
    <message numerus="yes">
        <source>Warriors are removed first. Then choose among your buildings and tokens there: %n.</source>
        <translation>
            <numerusform>Krieger werden zuerst getroffen. Wähle dort unter deinem %n Gebäude oder Plättchen.</numerusform>
            <numerusform>Krieger werden zuerst getroffen. Wähle dort unter deinen %n Gebäuden und Plättchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} attacks {whom} in {place}.</source>
        <translation>{who} greift {whom} in {place} an.</translation>
    </message>
    <message>
        <source>{by} makes {who} attack {whom} in {place}.</source>
        <translation>{by} lässt {who} in {place} angreifen: {whom}.</translation>
    </message>
    <message>
        <source>{who} attacks {whom} in {place} with {ally}&apos;s warriors.</source>
        <translation>{who} greift {whom} in {place} an, mit Kriegern von {ally}.</translation>
    </message>
    <message>
        <source>{who} plays {card}.</source>
        <translation>{who} spielt {card}.</translation>
    </message>
    <message>
        <source>{who} answers with {card}: the ambush fails.</source>
        <translation>{who} antwortet mit {card}: Der Hinterhalt scheitert.</translation>
    </message>
    <message>
        <source>{who} has no attackers left: the battle is over.</source>
        <translation>{who} hat keinen Angreifer mehr: Der Kampf ist vorbei.</translation>
    </message>
    <message>
        <source>Dice: {rolled}.</source>
        <translation>Würfel: {rolled}.</translation>
    </message>
    <message>
        <source>{who} {die}</source>
        <translation>{who} {die}</translation>
    </message>
    <message>
        <source>{who} {die} (at most {most})</source>
        <translation>{who} {die} (höchstens {most})</translation>
    </message>
    <message>
        <source>{dealt}.</source>
        <translation>{dealt}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} deals %n hit(s)</source>
        <translation>
            <numerusform>{who} erzielt %n Treffer</numerusform>
            <numerusform>{who} erzielt %n Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}&apos;s ambush deals %n hit(s).</source>
        <translation>
            <numerusform>Der Hinterhalt von {who} erzielt %n Treffer.</numerusform>
            <numerusform>Der Hinterhalt von {who} erzielt %n Treffer.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} uses {ability}.</source>
        <translation>{who} setzt ein: {ability}.</translation>
    </message>
    <message>
        <source>{who} crafts {card} and takes the {item}.</source>
        <translation>{who} stellt {card} her und nimmt: {item}.</translation>
    </message>
    <message>
        <source>{who} crafts {card}.</source>
        <translation>{who} stellt her: {card}.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>{card} ist nicht auf deiner Hand.</translation>
    </message>
    <message>
        <source>Ambush cards are played in battle, not crafted.</source>
        <translation>Hinterhalte werden im Kampf gespielt, nicht hergestellt.</translation>
    </message>
    <message>
        <source>Dominance cards are activated, not crafted.</source>
        <translation>Dominanz-Karten werden aktiviert, nicht hergestellt.</translation>
    </message>
    <message>
        <source>No {item} is left in the supply.</source>
        <translation>Im Vorrat nicht mehr vorhanden: {item}.</translation>
    </message>
    <message>
        <source>The {item} is at the Legendary Forge: you need a piece there.</source>
        <translation>Dieser Gegenstand liegt in der Legendären Schmiede: {item}. Du brauchst dort einen Marker.</translation>
    </message>
    <message>
        <source>You already have {card} in play.</source>
        <translation>Du hast {card} schon im Spiel.</translation>
    </message>
    <message>
        <source>It costs {cost}. Your unused crafting pieces give: {power}.</source>
        <translation>Kosten: {cost}. Deine unbenutzten herstellenden Marker geben: {power}.</translation>
    </message>
    <message>
        <source>It costs {cost}. You have no unused crafting piece.</source>
        <translation>Kosten: {cost}. Du hast keinen unbenutzten herstellenden Marker.</translation>
    </message>
    <message numerus="yes">
        <source>It costs {cost}, and you can pay for %n piece(s).</source>
        <translation>
            <numerusform>Kosten: {cost}. Du kannst %n Marker bezahlen.</numerusform>
            <numerusform>Kosten: {cost}. Du kannst %n Marker bezahlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Craft {card}</source>
        <translation>{card} herstellen</translation>
    </message>
    <message>
        <source>Craft {card} with {pieces}</source>
        <translation>{card} mit {pieces} herstellen</translation>
    </message>
    <message>
        <source>More warriors hold more clearings.</source>
        <translation>Mehr Krieger halten mehr Lichtungen.</translation>
    </message>
    <message>
        <source>You need wood for your next building.</source>
        <translation>Aus Holz wird das nächste Gebäude.</translation>
    </message>
    <message>
        <source>One more action is worth the bird.</source>
        <translation>Eine weitere Aktion ist den Vogel wert.</translation>
    </message>
    <message>
        <source>The Decree grows, but you should still be able to follow it.</source>
        <translation>Das Dekret wächst und soll erfüllbar bleiben.</translation>
    </message>
    <message>
        <source>Supporters pay for sympathy and revolts.</source>
        <translation>Anhänger bezahlen Sympathie und Revolten.</translation>
    </message>
    <message>
        <source>An officer gives you one more operation every turn.</source>
        <translation>Ein Offizier ist in jedem Zug ein Einsatz mehr.</translation>
    </message>
    <message>
        <source>Sympathy hinders others and lets you spread further.</source>
        <translation>Sympathie hemmt andere und öffnet den weiteren Weg.</translation>
    </message>
    <message>
        <source>Friends are worth points and items.</source>
        <translation>Freunde bringen Punkte und Gegenstände.</translation>
    </message>
    <message>
        <source>Quests of a suit score more each time.</source>
        <translation>Aufgaben einer Klasse bringen jedes Mal mehr.</translation>
    </message>
    <message>
        <source>Only an undamaged item is useful.</source>
        <translation>Nur ein heiler Gegenstand nützt.</translation>
    </message>
    <message>
        <source>Acolytes pay for future conspiracies.</source>
        <translation>Akolythen bezahlen künftige Verschwörungen.</translation>
    </message>
    <message>
        <source>Gardens score with every card of their suit.</source>
        <translation>Gärten bringen Punkte mit jeder Karte ihrer Klasse.</translation>
    </message>
    <message>
        <source>A follower guards gardens, or clears the way for one.</source>
        <translation>Ein Krieger schützt Gärten oder bahnt einem den Weg.</translation>
    </message>
    <message>
        <source>A card to craft with, or to sell.</source>
        <translation>Eine Karte zum Herstellen oder zum Verkaufen.</translation>
    </message>
    <message>
        <source>A trade post attracts customers and pays dividends.</source>
        <translation>Ein Handelsposten bringt Kunden und sichert die Dividende.</translation>
    </message>
    <message>
        <source>A fund is worth more than this card.</source>
        <translation>Mittel sind mehr wert als diese Karte.</translation>
    </message>
    <message>
        <source>Opens a way up from the Burrow.</source>
        <translation>Ein Weg aus der Erdhöhle.</translation>
    </message>
    <message>
        <source>Warriors gather in the Burrow.</source>
        <translation>Krieger sammeln sich in der Erdhöhle.</translation>
    </message>
    <message>
        <source>A minister&apos;s action is free.</source>
        <translation>Was ein Minister tut, kostet keine Aktion.</translation>
    </message>
    <message>
        <source>A minister serves every turn from now on.</source>
        <translation>Ein Minister dient von jetzt an in jedem Zug.</translation>
    </message>
    <message>
        <source>A plot to flip next Birdsong.</source>
        <translation>Ein Plan, der in der nächsten Morgenröte aufgedeckt wird.</translation>
    </message>
    <message>
        <source>Each face-up plot makes later ones worth more.</source>
        <translation>Jeder offene Plan macht spätere mehr wert.</translation>
    </message>
    <message>
        <source>Warriors in many clearings can place plots in many.</source>
        <translation>Krieger auf vielen Lichtungen erlauben Pläne auf vielen.</translation>
    </message>
    <message>
        <source>The service is worth its cost.</source>
        <translation>Der Dienst ist seinen Preis wert.</translation>
    </message>
    <message>
        <source>Looks at a few moves and at the points and pieces they gain immediately.</source>
        <translation>Betrachtet wenige Befehle und die Punkte und Marker, die sie sofort bringen.</translation>
    </message>
    <message>
        <source>Tries its moves to the end of the turn and follows its faction&apos;s plan.</source>
        <translation>Probiert Befehle bis zum Ende des Zuges und folgt dem Plan der Partei.</translation>
    </message>
    <message>
        <source>Tries more moves, plays the rest of the turn as well as it can, and allows for bad luck.</source>
        <translation>Probiert mehr Befehle, spielt für die besten den Rest des Zuges durch und rechnet mit Pech.</translation>
    </message>
    <message>
        <source>It is the only option.</source>
        <translation>Es gibt nichts anderes zu tun.</translation>
    </message>
    <message>
        <source>A matter of taste.</source>
        <translation>Geschmackssache.</translation>
    </message>
    <message>
        <source>This should win the game.</source>
        <translation>Das sollte das Spiel gewinnen.</translation>
    </message>
    <message numerus="yes">
        <source>Scores %n point(s).</source>
        <translation>
            <numerusform>Bringt %n Punkt.</numerusform>
            <numerusform>Bringt %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removes %n of the other players&apos; building(s) or token(s).</source>
        <translation>
            <numerusform>Entfernt %n fremdes Gebäude oder Plättchen.</numerusform>
            <numerusform>Entfernt %n fremde Gebäude oder Plättchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removes %n enemy warrior(s).</source>
        <translation>
            <numerusform>Entfernt %n feindlichen Krieger.</numerusform>
            <numerusform>Entfernt %n feindliche Krieger.</numerusform>
        </translation>
    </message>
    <message>
        <source>One more {what} on the map.</source>
        <translation>Mehr davon auf dem Spielplan: {what}.</translation>
    </message>
    <message>
        <source>One more token on the map: {what}.</source>
        <translation>Ein Plättchen mehr auf dem Spielplan: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more warrior(s) on the map.</source>
        <translation>
            <numerusform>%n Krieger mehr auf dem Spielplan.</numerusform>
            <numerusform>%n Krieger mehr auf dem Spielplan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draws %n card(s).</source>
        <translation>
            <numerusform>Bringt %n Karte.</numerusform>
            <numerusform>Bringt %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gains an item: {item}.</source>
        <translation>Bringt einen Gegenstand: {item}.</translation>
    </message>
    <message>
        <source>{card} stays in play.</source>
        <translation>{card} bleibt im Spiel.</translation>
    </message>
    <message>
        <source>Would rule {place}.</source>
        <translation>Bringt die Herrschaft über {place}.</translation>
    </message>
    <message>
        <source>There is an open slot in {place}.</source>
        <translation>In {place} ist ein Bauplatz frei.</translation>
    </message>
    <message>
        <source>Protects your pieces in {place}.</source>
        <translation>Schützt, was in {place} steht.</translation>
    </message>
    <message>
        <source>Warriors in {place}: {own} against {other}.</source>
        <translation>Krieger in {place}: {own} gegen {other}.</translation>
    </message>
    <message>
        <source>{whom} has something to lose in {place}: a point for each.</source>
        <translation>In {place} steht für {whom} etwas auf dem Spiel: je ein Punkt.</translation>
    </message>
    <message>
        <source>{whom} is in the lead: slow them down.</source>
        <translation>In Führung und aufzuhalten: {whom}.</translation>
    </message>
    <message>
        <source>{whom} would win by dominance.</source>
        <translation>Würde durch Dominanz gewinnen: {whom}.</translation>
    </message>
    <message>
        <source>After the roll, discard this to take no rolled hits. Extra hits still apply.</source>
        <translation>Nach dem Wurf ablegen: Du nimmst keine gewürfelten Treffer hin. Extra-Treffer zählen trotzdem.</translation>
    </message>
    <message>
        <source>After the roll, as defender, discard this to deal one extra hit.</source>
        <translation>Nach dem Wurf als Verteidiger ablegen: Erziele einen Extra-Treffer.</translation>
    </message>
    <message>
        <source>After the roll, as attacker: deal one extra hit; the defender scores one point.</source>
        <translation>Nach dem Wurf als Angreifer: Erziele einen Extra-Treffer; der Verteidiger erhält einen Punkt.</translation>
    </message>
    <message>
        <source>In Birdsong, discard this to score one point for each clearing you rule.</source>
        <translation>In der Morgenröte ablegen: Erhalte einen Punkt für jede Lichtung, die du beherrschst.</translation>
    </message>
    <message>
        <source>In Birdsong, once a turn: take a random card from another player, who scores one point.</source>
        <translation>In der Morgenröte, einmal im Zug: Nimm eine zufällige Karte eines anderen Spielers, der einen Punkt erhält.</translation>
    </message>
    <message>
        <source>In Daylight, once a turn: remove one of your warriors and draw a card.</source>
        <translation>Im Tageslicht, einmal im Zug: Entferne einen deiner Krieger und ziehe eine Karte.</translation>
    </message>
    <message>
        <source>Immediately remove all enemy pieces in clearings of this suit; score one point for each building and token. Then discard this.</source>
        <translation>Sofort: Entferne alle feindlichen Marker auf den Lichtungen dieser Klasse; erhalte einen Punkt für jedes Gebäude und Plättchen. Lege die Karte dann ab.</translation>
    </message>
    <message>
        <source>At the start of Daylight: you may battle once.</source>
        <translation>Zu Beginn des Tageslichts: Du darfst einmal kämpfen.</translation>
    </message>
    <message>
        <source>At the start of Birdsong, you and one other player draw a card each.</source>
        <translation>Zu Beginn der Morgenröte ziehen du und ein anderer Spieler je eine Karte.</translation>
    </message>
    <message>
        <source>At the start of Evening: you may take one move.</source>
        <translation>Zu Beginn des Abends: Du darfst dich einmal bewegen.</translation>
    </message>
    <message>
        <source>When you attack, ambush cards do not affect you.</source>
        <translation>Wenn du angreifst, wirken Hinterhalte nicht gegen dich.</translation>
    </message>
    <message>
        <source>In Daylight, once a turn: look at another player&apos;s hand.</source>
        <translation>Im Tageslicht, einmal im Zug: Sieh die Hand eines anderen Spielers an.</translation>
    </message>
    <message>
        <source>At the start of Birdsong, discard this to discard an enemy&apos;s crafted card.</source>
        <translation>Zu Beginn der Morgenröte ablegen: Lege eine hergestellte Karte eines Feindes ab.</translation>
    </message>
    <message>
        <source>Your tokens count for rule, each as two.</source>
        <translation>Deine Plättchen zählen für die Herrschaft, jedes doppelt.</translation>
    </message>
    <message>
        <source>Rivers are paths for you.</source>
        <translation>Flüsse sind Wege für dich.</translation>
    </message>
    <message>
        <source>You can move without rule.</source>
        <translation>Deine Bewegungen brauchen keine Herrschaft.</translation>
    </message>
    <message>
        <source>At the end of Birdsong: move once, then battle where you moved. Unless you do both, discard this.</source>
        <translation>Am Ende der Morgenröte: Bewege dich einmal, dann kämpfe am Ziel. Tust du nicht beides, lege die Karte ab.</translation>
    </message>
    <message>
        <source>After the roll, in a clearing of this suit: deal one extra hit, then discard all cards of other suits from your hand, including birds.</source>
        <translation>Nach dem Wurf, auf einer Lichtung dieser Klasse: Erziele einen Extra-Treffer, dann lege alle Handkarten anderer Klassen ab, auch Vögel.</translation>
    </message>
    <message>
        <source>In Daylight, once a turn: spend a card to remove an enemy warrior in a clearing of its suit and place one of yours there.</source>
        <translation>Im Tageslicht, einmal im Zug: Gib eine Karte aus, um einen feindlichen Krieger auf einer Lichtung ihrer Klasse zu entfernen und einen deiner Krieger dort zu platzieren.</translation>
    </message>
    <message>
        <source>In Birdsong, discard this to move half of an enemy&apos;s warriors in a clearing, rounded up, to an adjacent clearing, ignoring rule.</source>
        <translation>In der Morgenröte ablegen: Die Hälfte der Krieger eines Feindes auf einer Lichtung, aufgerundet, zieht auf eine benachbarte Lichtung, wer auch herrscht.</translation>
    </message>
    <message>
        <source>In your Evening, instead of drawing: take an ambush card from the discard pile.</source>
        <translation>An deinem Abend, anstatt zu ziehen: Nimm einen Hinterhalt vom Ablagestapel.</translation>
    </message>
    <message>
        <source>Clearings with your crafting pieces are adjacent for you.</source>
        <translation>Lichtungen mit deinen herstellenden Markern sind für dich benachbart.</translation>
    </message>
    <message>
        <source>At the start of Evening: draw a card; another player of your choice scores one.</source>
        <translation>Zu Beginn des Abends: Ziehe eine Karte; ein anderer Spieler deiner Wahl erhält einen Punkt.</translation>
    </message>
    <message>
        <source>In Birdsong, once a turn: take a random card from another player, then give one back.</source>
        <translation>In der Morgenröte, einmal im Zug: Nimm eine zufällige Karte eines anderen Spielers, dann gib eine zurück.</translation>
    </message>
    <message>
        <source>Warriors removed from all players come here. At the start of your Birdsong score one point for every five, then return them all.</source>
        <translation>Entfernte Krieger aller Spieler liegen hier. Zu Beginn deiner Morgenröte erhalte einen Punkt für je fünf, dann gehen alle zurück.</translation>
    </message>
    <message>
        <source>In Daylight, once a turn: permanently exhaust a crafted item to move or battle.</source>
        <translation>Im Tageslicht, einmal im Zug: Benutze einen hergestellten Gegenstand für immer, um dich zu bewegen oder zu kämpfen.</translation>
    </message>
    <message>
        <source>When another player crafts an item, you draw a card.</source>
        <translation>Wenn ein anderer Spieler einen Gegenstand herstellt, ziehst du eine Karte.</translation>
    </message>
    <message>
        <source>When you craft an item, score one more point.</source>
        <translation>Wenn du einen Gegenstand herstellst, erhalte einen Punkt mehr.</translation>
    </message>
    <message>
        <source>When you are attacked in a clearing of this suit: deal two hits immediately, unless the attacker plays an ambush in response.</source>
        <translation>Wenn du auf einer Lichtung dieser Klasse angegriffen wirst: Erziele sofort zwei Treffer, außer der Angreifer antwortet mit einem Hinterhalt.</translation>
    </message>
    <message>
        <source>Craft it to take the item and score its points.</source>
        <translation>Stelle sie her, um den Gegenstand zu nehmen und seine Punkte zu erhalten.</translation>
    </message>
    <message>
        <source>In Daylight, with at least 10 points: permanently give up scoring and win by ruling three clearings of this suit at the start of your Birdsong.</source>
        <translation>Im Tageslicht, ab zehn Punkten: Verzichte für immer auf Punkte und gewinne, wenn du zu Beginn deiner Morgenröte drei Lichtungen dieser Klasse beherrschst.</translation>
    </message>
    <message>
        <source>In Daylight, with at least 10 points: permanently give up scoring and win by ruling two opposite corners at the start of your Birdsong.</source>
        <translation>Im Tageslicht, ab zehn Punkten: Verzichte für immer auf Punkte und gewinne, wenn du zu Beginn deiner Morgenröte zwei gegenüberliegende Ecken beherrschst.</translation>
    </message>
    <message>
        <source>Once a turn: swap a card in your hand with a face-down one in the market.</source>
        <translation>Einmal im Zug: Tausche eine Handkarte gegen eine des Marktes, ungesehen.</translation>
    </message>
    <message>
        <source>At the end of Evening, its ruler scores one point.</source>
        <translation>Am Ende des Abends erhält sein Herrscher einen Punkt.</translation>
    </message>
    <message>
        <source>{card}: {does}</source>
        <translation>{card}: {does}</translation>
    </message>
    <message>
        <source>Remove a warrior from {place}</source>
        <translation>Einen Krieger aus {place} entfernen</translation>
    </message>
    <message>
        <source>{other}&apos;s {card}</source>
        <translation>{card} von {other}</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>{card} nehmen</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>%n Karte ziehen</numerusform>
            <numerusform>%n Karten ziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Exhaust {item} and move</source>
        <translation>{item} benutzen und bewegen</translation>
    </message>
    <message>
        <source>Exhaust {item} and battle</source>
        <translation>{item} benutzen und kämpfen</translation>
    </message>
    <message>
        <source>Do not move; discard the Émigré</source>
        <translation>Nicht bewegen; der Auswanderer geht</translation>
    </message>
    <message>
        <source>Do not battle; discard the Émigré</source>
        <translation>Nicht kämpfen; der Auswanderer geht</translation>
    </message>
    <message numerus="yes">
        <source>{other}: %n warrior(s) from {source} to {target}</source>
        <translation>
            <numerusform>{other}: %n Krieger von {source} nach {target}</numerusform>
            <numerusform>{other}: %n Krieger von {source} nach {target}</numerusform>
        </translation>
    </message>
    <message>
        <source>No propaganda this turn</source>
        <translation>Keine Propaganda in diesem Zug</translation>
    </message>
    <message>
        <source>Spend {card}</source>
        <translation>{card} ausgeben</translation>
    </message>
    <message>
        <source>{other}&apos;s warrior in {place}</source>
        <translation>Ein Krieger von {other} in {place}</translation>
    </message>
    <message>
        <source>{other} holds: {cards}.</source>
        <translation>{other} hat auf der Hand: {cards}.</translation>
    </message>
    <message>
        <source>{who}: Better Burrow Bank. Who draws a card with you?</source>
        <translation>{who}: Better Burrow Bank. Wer zieht mit dir eine Karte?</translation>
    </message>
    <message>
        <source>{who}: Stand and Deliver! Whose card do you take?</source>
        <translation>{who}: Stand and Deliver! Wessen Karte nimmst du?</translation>
    </message>
    <message>
        <source>{who}: Swap Meet. With whom do you swap?</source>
        <translation>{who}: Swap Meet. Mit wem tauschst du?</translation>
    </message>
    <message>
        <source>{who}: Codebreakers. Whose hand do you look at?</source>
        <translation>{who}: Codebreakers. Wessen Hand siehst du an?</translation>
    </message>
    <message>
        <source>{who}: Charm Offensive. Who scores a point?</source>
        <translation>{who}: Charm Offensive. Wer erhält einen Punkt?</translation>
    </message>
    <message>
        <source>{who}: which card do you give to {other}?</source>
        <translation>{who}: Welche Karte gibst du an {other}?</translation>
    </message>
    <message>
        <source>{who} looks at {other}&apos;s hand.</source>
        <translation>{who}: die Hand von {other}.</translation>
    </message>
    <message>
        <source>{who}: Tax Collector. Which warrior do you remove to draw a card?</source>
        <translation>{who}: Tax Collector. Welchen Krieger entfernst du für eine Karte?</translation>
    </message>
    <message>
        <source>{who}: Saboteurs. Which crafted card is discarded?</source>
        <translation>{who}: Saboteurs. Welche hergestellte Karte wird abgelegt?</translation>
    </message>
    <message numerus="yes">
        <source>{who}: draw %n card(s), or take an ambush from the discard pile?</source>
        <translation>
            <numerusform>{who}: %n Karte ziehen oder einen Hinterhalt vom Ablagestapel nehmen?</numerusform>
            <numerusform>{who}: %n Karten ziehen oder einen Hinterhalt vom Ablagestapel nehmen?</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: League of Adventurous Mice. Which item do you exhaust, and for what?</source>
        <translation>{who}: League of Adventurous Mice. Welcher Gegenstand, und wofür?</translation>
    </message>
    <message>
        <source>{who}: Eyrie Émigré. Move, then battle where you moved.</source>
        <translation>{who}: Dynastien-Auswanderer. Bewege dich, dann kämpfe am Ziel.</translation>
    </message>
    <message>
        <source>{who}: Eyrie Émigré. Whom do you battle in {place}?</source>
        <translation>{who}: Dynastien-Auswanderer. Gegen wen kämpfst du in {place}?</translation>
    </message>
    <message>
        <source>{who}: False Orders. Whose warriors move, from where to where?</source>
        <translation>{who}: False Orders. Wessen Krieger ziehen, von wo nach wo?</translation>
    </message>
    <message>
        <source>{who}: Propaganda Bureau. Which card do you spend?</source>
        <translation>{who}: Propaganda Bureau. Welche Karte gibst du aus?</translation>
    </message>
    <message>
        <source>{who}: Propaganda Bureau. Which enemy warrior do you remove?</source>
        <translation>{who}: Propaganda Bureau. Welcher Krieger wird entfernt?</translation>
    </message>
    <message>
        <source>{who} uses {card}.</source>
        <translation>{who} setzt {card} ein.</translation>
    </message>
    <message>
        <source>{who}&apos;s {card} is discarded.</source>
        <translation>{card} von {who} wird abgelegt.</translation>
    </message>
    <message numerus="yes">
        <source>Coffin Makers: %n of {who}&apos;s warrior(s) on the card.</source>
        <translation>
            <numerusform>Coffin Makers: %n Krieger von {who} auf der Karte.</numerusform>
            <numerusform>Coffin Makers: %n Krieger von {who} auf der Karte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coffin Makers returns %n warrior(s).</source>
        <translation>
            <numerusform>Coffin Makers gibt %n Krieger zurück.</numerusform>
            <numerusform>Coffin Makers gibt %n Krieger zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} chooses {other} for {card}.</source>
        <translation>{who} wählt für {card}: {other}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} forges orders: %n of {other}&apos;s warrior(s) move from {source} to {target}.</source>
        <translation>
            <numerusform>{who} fälscht Befehle: %n Krieger von {other} zieht von {source} nach {target}.</numerusform>
            <numerusform>{who} fälscht Befehle: %n Krieger von {other} ziehen von {source} nach {target}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} takes {card} from the discard pile instead of drawing %n card(s).</source>
        <translation>
            <numerusform>{who} nimmt {card} vom Ablagestapel, anstatt %n Karte zu ziehen.</numerusform>
            <numerusform>{who} nimmt {card} vom Ablagestapel, anstatt %n Karten zu ziehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} permanently exhausts the {item}.</source>
        <translation>{who} benutzt für immer: {item}.</translation>
    </message>
    <message>
        <source>You can use this at the start of your Birdsong.</source>
        <translation>Das gehört an den Beginn deiner Morgenröte.</translation>
    </message>
    <message>
        <source>You can use this in your Birdsong.</source>
        <translation>Das gehört in deine Morgenröte.</translation>
    </message>
    <message>
        <source>You can use this at the end of your Birdsong.</source>
        <translation>Das gehört an das Ende deiner Morgenröte.</translation>
    </message>
    <message>
        <source>You can use this at the start of your Daylight.</source>
        <translation>Das gehört an den Beginn deines Tageslichts.</translation>
    </message>
    <message>
        <source>You can use this in your Daylight.</source>
        <translation>Das gehört in dein Tageslicht.</translation>
    </message>
    <message>
        <source>You can use this at the start of your Evening.</source>
        <translation>Das gehört an den Beginn deines Abends.</translation>
    </message>
    <message>
        <source>This happens automatically at the end of your Evening.</source>
        <translation>Das wirkt von selbst am Ende deines Abends.</translation>
    </message>
    <message>
        <source>It has been used this turn.</source>
        <translation>Das ist in diesem Zug schon eingesetzt worden.</translation>
    </message>
    <message>
        <source>The last step of your turn has begun: you can do nothing else.</source>
        <translation>Der letzte Schritt deines Zuges hat begonnen: Mehr geht nicht.</translation>
    </message>
    <message>
        <source>It has been used this battle.</source>
        <translation>Das ist in diesem Kampf schon eingesetzt worden.</translation>
    </message>
    <message>
        <source>No hits were rolled against you.</source>
        <translation>Gegen dich wurden keine Treffer gewürfelt.</translation>
    </message>
    <message>
        <source>Only the defender may use this.</source>
        <translation>Das kann nur der Verteidiger einsetzen.</translation>
    </message>
    <message>
        <source>Only the attacker may use this.</source>
        <translation>Das kann nur der Angreifer einsetzen.</translation>
    </message>
    <message>
        <source>This works only in battles in clearings of its suit: {suit}.</source>
        <translation>Das gilt nur für Kämpfe auf Lichtungen der Klasse: {suit}.</translation>
    </message>
    <message>
        <source>Choose another player.</source>
        <translation>Wähle einen anderen Spieler.</translation>
    </message>
    <message>
        <source>Choose a card in your hand.</source>
        <translation>Wähle eine Karte deiner Hand.</translation>
    </message>
    <message>
        <source>{who} holds no cards.</source>
        <translation>Keine Karten auf der Hand: {who}.</translation>
    </message>
    <message>
        <source>No other player holds a card.</source>
        <translation>Kein anderer Spieler hat eine Karte.</translation>
    </message>
    <message>
        <source>You only look at this hand.</source>
        <translation>Diese Hand siehst du nur an.</translation>
    </message>
    <message>
        <source>You have no warrior there.</source>
        <translation>Du hast dort keinen Krieger.</translation>
    </message>
    <message>
        <source>You have no warrior on the map.</source>
        <translation>Du hast keinen Krieger auf dem Spielplan.</translation>
    </message>
    <message>
        <source>Choose a clearing with one of your warriors.</source>
        <translation>Wähle eine Lichtung mit einem deiner Krieger.</translation>
    </message>
    <message>
        <source>Choose an enemy&apos;s crafted card.</source>
        <translation>Wähle eine hergestellte Karte eines Feindes.</translation>
    </message>
    <message>
        <source>No enemy has a crafted card in play.</source>
        <translation>Kein Feind hat eine hergestellte Karte im Spiel.</translation>
    </message>
    <message>
        <source>Choose an ambush card in the discard pile, or draw.</source>
        <translation>Wähle einen Hinterhalt vom Ablagestapel oder ziehe.</translation>
    </message>
    <message>
        <source>Choose an item in your crafted items box.</source>
        <translation>Wähle einen deiner hergestellten Gegenstände.</translation>
    </message>
    <message>
        <source>You have no ready item in a crafted items box.</source>
        <translation>Du hast keinen bereiten hergestellten Gegenstand.</translation>
    </message>
    <message>
        <source>Choose a move, or give it up.</source>
        <translation>Wähle eine Bewegung oder verzichte.</translation>
    </message>
    <message>
        <source>Choose whom to battle, or give it up.</source>
        <translation>Wähle, gegen wen du kämpfst, oder verzichte.</translation>
    </message>
    <message>
        <source>You cannot move anywhere.</source>
        <translation>Du kannst dich nirgendwohin bewegen.</translation>
    </message>
    <message>
        <source>You have no one to battle.</source>
        <translation>Du kannst gegen niemanden kämpfen.</translation>
    </message>
    <message>
        <source>Choose an enemy, a clearing with its warriors, and where they go.</source>
        <translation>Wähle einen Feind, eine Lichtung mit seinen Kriegern und ihr Ziel.</translation>
    </message>
    <message>
        <source>No enemy warriors can be moved.</source>
        <translation>Keine feindlichen Krieger lassen sich bewegen.</translation>
    </message>
    <message>
        <source>You hold no card.</source>
        <translation>Du hast keine Karte.</translation>
    </message>
    <message>
        <source>There is no enemy warrior in a clearing of its suit.</source>
        <translation>Kein feindlicher Krieger steht auf einer Lichtung ihrer Klasse.</translation>
    </message>
    <message>
        <source>Choose a card, then an enemy warrior in a clearing of its suit.</source>
        <translation>Wähle eine Karte, dann einen feindlichen Krieger auf einer Lichtung ihrer Klasse.</translation>
    </message>
    <message>
        <source>{who}: where do you revolt?</source>
        <translation>{who}: Wo revoltiert das Volk?</translation>
    </message>
    <message numerus="yes">
        <source>{who}: where does sympathy spread? The next token scores %n.</source>
        <translation>
            <numerusform>{who}: Sympathie wohin? Das nächste Plättchen bringt %n Punkt.</numerusform>
            <numerusform>{who}: Sympathie wohin? Das nächste Plättchen bringt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: craft, mobilize, train.</source>
        <translation>{who}: herstellen, mobilisieren, ausbilden.</translation>
    </message>
    <message>
        <source>No enemy warrior is in {place}.</source>
        <translation>In {place} ist kein feindlicher Krieger.</translation>
    </message>
    <message>
        <source>No enemy building is in {place}.</source>
        <translation>In {place} ist kein feindliches Gebäude.</translation>
    </message>
    <message>
        <source>You have no warrior in {place} that could move or battle.</source>
        <translation>In {place} hast du keinen Krieger, der ziehen oder kämpfen könnte.</translation>
    </message>
    <message>
        <source>No enemy warriors in {suit} clearings (the Outcast).</source>
        <translation>Auf Lichtungen der Verstoßenen ist kein feindlicher Krieger zu konvertieren: {suit}.</translation>
    </message>
    <message>
        <source>No enemy buildings in {suit} clearings (the Outcast).</source>
        <translation>Auf Lichtungen der Verstoßenen ist kein feindliches Gebäude zu weihen: {suit}.</translation>
    </message>
    <message>
        <source>No warriors in {suit} clearings (the Outcast) that can move or battle.</source>
        <translation>Keiner deiner Krieger kann von Lichtungen der Verstoßenen ziehen oder dort kämpfen: {suit}.</translation>
    </message>
    <message>
        <source>Only a bird card gives one more action. Overwork needs a card that matches the clearing of one of your sawmills, and wood in your supply.</source>
        <translation>Nur eine Vogelkarte gibt eine weitere Aktion. Überstunden brauchen eine Karte, die zur Lichtung einer deiner Sägemühlen passt, und Holz im Vorrat.</translation>
    </message>
    <message>
        <source>You can&apos;t choose this now. {prompt}</source>
        <translation>Danach ist nicht gefragt. {prompt}</translation>
    </message>
    <message>
        <source>{place} is a {suit} clearing, and {card} is of another suit.</source>
        <translation>{place} ist eine {suit}-Lichtung, und {card} hat eine andere Klasse.</translation>
    </message>
    <message>
        <source>{chosen} has been chosen. Go back one step to take {card} instead.</source>
        <translation>Gewählt ist schon {chosen}. Geh einen Schritt zurück, um stattdessen {card} zu nehmen.</translation>
    </message>
    <message>
        <source>Reach is how strongly a faction takes hold of the map. With too little in total the woodland stays empty; drawn factions always have enough.</source>
        <translation>Die Reichweite sagt, wie stark ein Volk den Spielplan einnimmt. Haben alle zusammen zu wenig, bleibt das Waldland leer; geloste Völker haben immer genug.</translation>
    </message>
    <message>
        <source>Points at the start of this position</source>
        <translation>Punkte zu Beginn dieser Stellung</translation>
    </message>
    <message>
        <source>Crafting items</source>
        <translation>Gegenstände hergestellt</translation>
    </message>
    <message>
        <source>Battle: buildings and tokens removed</source>
        <translation>Kampf: Gebäude und Plättchen entfernt</translation>
    </message>
    <message>
        <source>Buildings and tokens removed in other ways</source>
        <translation>Gebäude und Plättchen anders entfernt</translation>
    </message>
    <message>
        <source>Buildings placed</source>
        <translation>Gebäude platziert</translation>
    </message>
    <message>
        <source>Roosts on the map</source>
        <translation>Nester auf dem Spielplan</translation>
    </message>
    <message>
        <source>Sympathy spread</source>
        <translation>Sympathie verbreitet</translation>
    </message>
    <message>
        <source>Quests</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Aid and relationships</source>
        <translation>Hilfe und Beziehungen</translation>
    </message>
    <message>
        <source>Character&apos;s special action</source>
        <translation>Besonderes des Charakters</translation>
    </message>
    <message>
        <source>Infamy</source>
        <translation>Berüchtigt</translation>
    </message>
    <message>
        <source>Ruins explored</source>
        <translation>Ruinen erkundet</translation>
    </message>
    <message>
        <source>Gardens</source>
        <translation>Gärten</translation>
    </message>
    <message>
        <source>Trade posts</source>
        <translation>Handelsposten</translation>
    </message>
    <message>
        <source>Dividends</source>
        <translation>Dividende</translation>
    </message>
    <message>
        <source>Protectionism</source>
        <translation>Protektionismus</translation>
    </message>
    <message>
        <source>Ministers swayed</source>
        <translation>Minister überzeugt</translation>
    </message>
    <message>
        <source>Minister actions</source>
        <translation>Aktionen der Minister</translation>
    </message>
    <message>
        <source>Markets on the map</source>
        <translation>Märkte auf dem Spielplan</translation>
    </message>
    <message>
        <source>Plots flipped</source>
        <translation>Pläne aufgedeckt</translation>
    </message>
    <message>
        <source>Extortion</source>
        <translation>Erpressung</translation>
    </message>
    <message>
        <source>Outrage</source>
        <translation>Empörung</translation>
    </message>
    <message>
        <source>No building to place</source>
        <translation>Kein Gebäude zum Platzieren</translation>
    </message>
    <message>
        <source>Cards given to an automaton</source>
        <translation>Karten, die ein Automat bekam</translation>
    </message>
    <message>
        <source>Nightmare: a point each turn</source>
        <translation>Albtraum: jeden Zug ein Punkt</translation>
    </message>
    <message>
        <source>Warriors that could not be placed</source>
        <translation>Krieger, die nicht platziert werden konnten</translation>
    </message>
    <message>
        <source>Card effects</source>
        <translation>Effekte von Karten</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>Andere Punkte</translation>
    </message>
    <message>
        <source>Turmoil</source>
        <translation>Aufruhr</translation>
    </message>
    <message>
        <source>Removed from the track for dominance</source>
        <translation>Für Dominanz von der Leiste genommen</translation>
    </message>
    <message>
        <source>Removed from the track for a coalition</source>
        <translation>Für ein Bündnis von der Leiste genommen</translation>
    </message>
    <message>
        <source>Outrage in {place}: {who} gives {whom} a matching card.</source>
        <translation>Empörung in {place}. {who}: Gib {whom} eine passende Karte.</translation>
    </message>
    <message numerus="yes">
        <source>{who} discards %n supporter(s).</source>
        <translation>
            <numerusform>{who} legt %n Anhänger ab.</numerusform>
            <numerusform>{who} legt %n Anhänger ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>No more revolts</source>
        <translation>Keine Revolte mehr</translation>
    </message>
    <message>
        <source>No more sympathy</source>
        <translation>Keine Sympathie mehr</translation>
    </message>
    <message>
        <source>End Daylight</source>
        <translation>Tageslicht beenden</translation>
    </message>
    <message>
        <source>No more operations</source>
        <translation>Keine Einsätze mehr</translation>
    </message>
    <message numerus="yes">
        <source>Revolt in {place} ({base} base), %n supporter(s)</source>
        <translation>
            <numerusform>Revoltieren in {place} (Stützpunkt: {base}), %n Anhänger</numerusform>
            <numerusform>Revoltieren in {place} (Stützpunkt: {base}), %n Anhänger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spread sympathy to {place}, %n supporter(s)</source>
        <translation>
            <numerusform>Sympathie verbreiten nach {place}, %n Anhänger</numerusform>
            <numerusform>Sympathie verbreiten nach {place}, %n Anhänger</numerusform>
        </translation>
    </message>
    <message>
        <source>Mobilize {card}</source>
        <translation>Mobilisieren: {card}</translation>
    </message>
    <message>
        <source>Mobilize {card} (no room: it is discarded)</source>
        <translation>Mobilisieren: {card} (kein Platz: wird abgelegt)</translation>
    </message>
    <message>
        <source>Train an officer with {card}</source>
        <translation>Offizier ausbilden für {card}</translation>
    </message>
    <message>
        <source>Organize in {place}: a warrior becomes sympathy</source>
        <translation>Organisieren in {place}: ein Krieger wird zu Sympathie</translation>
    </message>
    <message>
        <source>Recruit a warrior in {place}</source>
        <translation>Einen Krieger in {place} rekrutieren</translation>
    </message>
    <message>
        <source>Show your hand: no card matches</source>
        <translation>Die Hand zeigen: keine Karte passt</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>{card} ablegen</translation>
    </message>
    <message>
        <source>{place} is not sympathetic.</source>
        <translation>In {place} liegt keine Sympathie.</translation>
    </message>
    <message>
        <source>{place} is already sympathetic.</source>
        <translation>In {place} liegt schon Sympathie.</translation>
    </message>
    <message>
        <source>There is already a base in {place}.</source>
        <translation>In {place} steht schon ein Stützpunkt.</translation>
    </message>
    <message>
        <source>The base of this suit is already on the map.</source>
        <translation>Der Stützpunkt dieser Klasse ist schon auf dem Spielplan.</translation>
    </message>
    <message>
        <source>There would be no open slot for the base in {place}.</source>
        <translation>Für den Stützpunkt wäre in {place} kein Bauplatz frei.</translation>
    </message>
    <message>
        <source>A revolt takes two supporters of the suit, or birds.</source>
        <translation>Eine Revolte braucht zwei Anhänger der Klasse oder Vögel.</translation>
    </message>
    <message>
        <source>All sympathy is on the map.</source>
        <translation>Alle Sympathie ist auf dem Spielplan.</translation>
    </message>
    <message>
        <source>{place} is not adjacent to a sympathetic clearing.</source>
        <translation>{place} liegt neben keiner Lichtung mit Sympathie.</translation>
    </message>
    <message numerus="yes">
        <source>This takes %n supporter(s) of {suits}, or birds.</source>
        <translation>
            <numerusform>Das braucht %n Anhänger: {suits} oder Vögel.</numerusform>
            <numerusform>Das braucht %n Anhänger: {suits} oder Vögel.</numerusform>
        </translation>
    </message>
    <message>
        <source>You train officers with a card that matches a base.</source>
        <translation>Offiziere werden dort ausgebildet, wo ein Stützpunkt steht.</translation>
    </message>
    <message>
        <source>This card matches no clearing with a base.</source>
        <translation>Diese Karte passt zu keiner Lichtung mit einem Stützpunkt.</translation>
    </message>
    <message>
        <source>There are no warriors left in the supply.</source>
        <translation>Kein Krieger ist mehr im Vorrat.</translation>
    </message>
    <message>
        <source>This card does not match the clearing.</source>
        <translation>Diese Karte passt nicht zur Lichtung.</translation>
    </message>
    <message>
        <source>You have a matching card: you must give it.</source>
        <translation>Du hast eine passende Karte: Sie muss gegeben werden.</translation>
    </message>
    <message>
        <source>Choose a card that matches the clearing.</source>
        <translation>Wähle eine Karte, die zur Lichtung passt.</translation>
    </message>
    <message>
        <source>Choose a supporter to discard.</source>
        <translation>Wähle einen Anhänger zum Ablegen.</translation>
    </message>
    <message>
        <source>{who} has a new supporter: {card}.</source>
        <translation>{who} hat einen neuen Anhänger: {card}.</translation>
    </message>
    <message>
        <source>{whom} gives {who} a supporter: {card}.</source>
        <translation>{whom} gibt {who} einen Anhänger: {card}.</translation>
    </message>
    <message>
        <source>{who} spends a supporter: {card}.</source>
        <translation>{who} gibt einen Anhänger aus: {card}.</translation>
    </message>
    <message>
        <source>{who} loses a supporter: {card}.</source>
        <translation>{who} verliert einen Anhänger: {card}.</translation>
    </message>
    <message>
        <source>{who} revolts in {place}.</source>
        <translation>{who} revoltiert in {place}.</translation>
    </message>
    <message>
        <source>{who} causes outrage in {place}.</source>
        <translation>{who} löst Empörung in {place} aus.</translation>
    </message>
    <message>
        <source>{who} shows {whom} a hand without a matching card.</source>
        <translation>{who} zeigt {whom} eine Hand ohne passende Karte.</translation>
    </message>
    <message numerus="yes">
        <source>{who} gains %n officer(s).</source>
        <translation>
            <numerusform>{who} hat %n Offizier mehr.</numerusform>
            <numerusform>{who} hat %n Offiziere mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} loses %n officer(s).</source>
        <translation>
            <numerusform>{who} verliert %n Offizier.</numerusform>
            <numerusform>{who} verliert %n Offiziere.</numerusform>
        </translation>
    </message>
    <message>
        <source>When flipped, all enemy pieces there are removed, then the bomb.</source>
        <translation>Beim Aufdecken werden dort alle feindlichen Marker entfernt, dann die Bombe.</translation>
    </message>
    <message>
        <source>While it is face up, enemies can&apos;t place pieces there and can&apos;t move out.</source>
        <translation>Solange sie offen liegt, können Feinde dort nichts platzieren und nicht hinausziehen.</translation>
    </message>
    <message>
        <source>When flipped, take a random card from every enemy there. While it is face up, draw one more card in Evening.</source>
        <translation>Beim Aufdecken: Nimm jedem Feind dort eine zufällige Karte. Solange sie offen liegt, ziehe am Abend eine Karte mehr.</translation>
    </message>
    <message>
        <source>When removed, except by Exposure, place a warrior in every adjacent clearing.</source>
        <translation>Wird er entfernt, außer durch Enthüllung, platziere einen Krieger auf jeder benachbarten Lichtung.</translation>
    </message>
    <message>
        <source>Choose your homeland.</source>
        <translation>Wähle deine Heimatlichtung.</translation>
    </message>
    <message>
        <source>Choose the plot to place face down in your homeland.</source>
        <translation>Wähle den Plan, der verdeckt auf deiner Heimatlichtung liegt.</translation>
    </message>
    <message>
        <source>Choose a {suit} clearing for a warrior.</source>
        <translation>Wähle eine {suit}-Lichtung für einen Krieger.</translation>
    </message>
    <message>
        <source>Craft with your plots.</source>
        <translation>Stelle mit deinen Plänen her.</translation>
    </message>
    <message>
        <source>You may flip plots in clearings with your warriors.</source>
        <translation>Du darfst Pläne auf Lichtungen mit deinen Kriegern aufdecken.</translation>
    </message>
    <message>
        <source>You may spend a card for a warrior in each clearing of its suit.</source>
        <translation>Du darfst eine Karte ausgeben: je ein Krieger auf Lichtungen ihrer Klasse.</translation>
    </message>
    <message>
        <source>Start in {place}</source>
        <translation>In {place} beginnen</translation>
    </message>
    <message>
        <source>A warrior in {place}</source>
        <translation>Ein Krieger in {place}</translation>
    </message>
    <message>
        <source>{plot}: {does}</source>
        <translation>{plot}: {does}</translation>
    </message>
    <message>
        <source>Flip the {plot} in {place}</source>
        <translation>In {place} aufdecken: {plot}</translation>
    </message>
    <message>
        <source>Flip no more plots</source>
        <translation>Nichts mehr aufdecken</translation>
    </message>
    <message>
        <source>Spend {card}: a warrior in each {suit} clearing</source>
        <translation>{card} ausgeben: je ein Krieger auf den {suit}-Lichtungen</translation>
    </message>
    <message>
        <source>Spend no card</source>
        <translation>Keine Karte ausgeben</translation>
    </message>
    <message numerus="yes">
        <source>Plot in {place}: {plot} (%n warrior(s))</source>
        <translation>
            <numerusform>Plan in {place}: {plot} (%n Krieger)</numerusform>
            <numerusform>Plan in {place}: {plot} (%n Krieger)</numerusform>
        </translation>
    </message>
    <message>
        <source>Plot in {place}</source>
        <translation>Plan in {place}</translation>
    </message>
    <message>
        <source>Trick: swap the plots in {first} and {second}</source>
        <translation>Tricksen: Pläne in {first} und {second} tauschen</translation>
    </message>
    <message>
        <source>No action: draw cards</source>
        <translation>Keine Aktion: Karten ziehen</translation>
    </message>
    <message>
        <source>Craft no more</source>
        <translation>Nichts mehr herstellen</translation>
    </message>
    <message>
        <source>Exposure in {place}: guess {plot}, showing {card}</source>
        <translation>Enthüllung in {place}: {plot}; gezeigt wird {card}</translation>
    </message>
    <message>
        <source>Exposure in {place}</source>
        <translation>Enthüllung in {place}</translation>
    </message>
    <message>
        <source>The Corvids have a snare in {place}: their enemies can&apos;t place anything there.</source>
        <translation>In {place} liegt eine Falle der Krähen: Ihre Feinde können dort nichts platzieren.</translation>
    </message>
    <message>
        <source>The Corvids have a snare in {place}: their enemies can&apos;t move out.</source>
        <translation>In {place} liegt eine Falle der Krähen: Ihre Feinde können nicht hinausziehen.</translation>
    </message>
    <message>
        <source>{place} is not a {suit} clearing, or you can&apos;t place there.</source>
        <translation>{place} ist keine {suit}-Lichtung, oder du kannst dort nicht platzieren.</translation>
    </message>
    <message>
        <source>{place} is another faction&apos;s homeland, or you can&apos;t place there.</source>
        <translation>{place} ist die Heimatlichtung eines anderen, oder du kannst dort nicht platzieren.</translation>
    </message>
    <message>
        <source>You have no warrior in {place}.</source>
        <translation>Keiner deiner Krieger ist in {place}.</translation>
    </message>
    <message>
        <source>The plot in {place} is face up.</source>
        <translation>Der Plan in {place} liegt offen.</translation>
    </message>
    <message>
        <source>You have no plot in {place}.</source>
        <translation>Keiner deiner Pläne liegt in {place}.</translation>
    </message>
    <message>
        <source>There is already a plot in {place}.</source>
        <translation>In {place} liegt schon ein Plan.</translation>
    </message>
    <message numerus="yes">
        <source>This plot takes %n warrior(s) from {place}; you have {have} there.</source>
        <translation>
            <numerusform>Dieser Plan kostet %n Krieger aus {place}; vorhanden: {have}.</numerusform>
            <numerusform>Dieser Plan kostet %n Krieger aus {place}; vorhanden: {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All your plots are on the map.</source>
        <translation>Alle deine Pläne sind auf dem Spielplan.</translation>
    </message>
    <message>
        <source>Every plot of this kind is on the map.</source>
        <translation>Alle Pläne dieser Art sind auf dem Spielplan.</translation>
    </message>
    <message>
        <source>Choose a kind of plot.</source>
        <translation>Wähle eine Art von Plan.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n operation(s) left: move, battle, recruit or organize.</source>
        <translation>
            <numerusform>{who}, noch %n Einsatz: bewegen, kämpfen, rekrutieren, organisieren.</numerusform>
            <numerusform>{who}, noch %n Einsätze: bewegen, kämpfen, rekrutieren, organisieren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Daylight: %n action(s) left: move, battle, place a plot or trick.</source>
        <translation>
            <numerusform>Tageslicht, noch %n Aktion: bewegen, kämpfen, Plan platzieren, tricksen.</numerusform>
            <numerusform>Tageslicht, noch %n Aktionen: bewegen, kämpfen, Plan platzieren, tricksen.</numerusform>
        </translation>
    </message>
    <message>
        <source>One more action instead of drawing cards: move, battle, place a plot or trick?</source>
        <translation>Eine Aktion, anstatt zu ziehen: bewegen, kämpfen, Plan platzieren, tricksen?</translation>
    </message>
    <message>
        <source>First the raid in {place}</source>
        <translation>Zuerst der Überfall in {place}</translation>
    </message>
    <message>
        <source>Trick needs two face-up or two face-down plots.</source>
        <translation>Tricksen braucht zwei offene oder zwei verdeckte Pläne.</translation>
    </message>
    <message>
        <source>You can&apos;t place a warrior in any {suit} clearing.</source>
        <translation>Auf keiner {suit}-Lichtung kannst du einen Krieger platzieren.</translation>
    </message>
    <message>
        <source>Exposure needs a card in your hand that matches {place}.</source>
        <translation>Enthüllung braucht eine Handkarte, die zu {place} passt.</translation>
    </message>
    <message>
        <source>Exposure needs one of your pieces in {place}.</source>
        <translation>Enthüllung braucht einen deiner Marker in {place}.</translation>
    </message>
    <message>
        <source>{who} flips the {plot} in {place}.</source>
        <translation>{who} deckt in {place} auf: {plot}.</translation>
    </message>
    <message>
        <source>{who} swaps the plots in {first} and {second}.</source>
        <translation>{who} tauscht die Pläne in {first} und {second}.</translation>
    </message>
    <message>
        <source>{who} exposes the plot in {place}: {guess}.</source>
        <translation>{who} enthüllt den Plan in {place}: {guess}.</translation>
    </message>
    <message>
        <source>{who} shows {card} and exposes the plot in {place}: {guess}.</source>
        <translation>{who} zeigt {card} und enthüllt den Plan in {place}: {guess}.</translation>
    </message>
    <message>
        <source>{who} guesses {guess} for the plot in {place}: wrong, and gives a card.</source>
        <translation>{who} rät beim Plan in {place} falsch ({guess}) und gibt eine Karte ab.</translation>
    </message>
    <message>
        <source>{who} guesses {guess} for the plot in {place}: wrong, and gives {card}.</source>
        <translation>{who} rät beim Plan in {place} falsch ({guess}) und gibt ab: {card}.</translation>
    </message>
    <message>
        <source>The raid in {place} places {who}&apos;s warriors in the adjacent clearings.</source>
        <translation>Der Überfall in {place} bringt Krieger von {who} auf die Lichtungen ringsum.</translation>
    </message>
    <message>
        <source>Crusade</source>
        <translation>Eifern</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>Konvertieren</translation>
    </message>
    <message>
        <source>Sanctify</source>
        <translation>Weihen</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Recruit</source>
        <translation>Rekrutieren</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Siegpunkte erhalten</translation>
    </message>
    <message>
        <source>Sacrifice</source>
        <translation>Opfern</translation>
    </message>
    <message>
        <source>Fear of the faithful</source>
        <translation>Furcht der Frommen</translation>
    </message>
    <message>
        <source>Choose the corner where the Cult starts.</source>
        <translation>Wähle die Ecke, in der der Kult beginnt.</translation>
    </message>
    <message>
        <source>Choose the suit of the first garden: in the Lost City any suit will do.</source>
        <translation>Wähle die Klasse des ersten Gartens: In der Verlorenen Stadt geht jede.</translation>
    </message>
    <message numerus="yes">
        <source>Choose a clearing adjacent to your homeland for one more warrior (%n left).</source>
        <translation>
            <numerusform>Wähle eine Lichtung neben deiner Heimatlichtung, die einen Krieger mehr bekommt (noch %n).</numerusform>
            <numerusform>Wähle eine Lichtung neben deiner Heimatlichtung, die einen Krieger mehr bekommt (noch %n).</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the suit of the Outcast.</source>
        <translation>Wähle die Klasse der Verstoßenen.</translation>
    </message>
    <message numerus="yes">
        <source>{who}: conspire in {suit} clearings (the Outcast; %n acolyte(s)).</source>
        <translation>
            <numerusform>{who}: Verschwörungen bei den Verstoßenen: {suit} (%n Akolyth).</numerusform>
            <numerusform>{who}: Verschwörungen bei den Verstoßenen: {suit} (%n Akolythen).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: conspire in {suit} clearings; the Outcast is hated, so each conspiracy costs one less (%n acolyte(s)).</source>
        <translation>
            <numerusform>{who}: Verschwörungen: {suit}. Verhasst kostet jede einen weniger (%n Akolyth).</numerusform>
            <numerusform>{who}: Verschwörungen: {suit}. Verhasst kostet jede einen weniger (%n Akolythen).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: reveal a card and perform a ritual (%n card(s) in hand).</source>
        <translation>
            <numerusform>{who}: Decke eine Karte auf und führe ein Ritual aus (%n Handkarte).</numerusform>
            <numerusform>{who}: Decke eine Karte auf und führe ein Ritual aus (%n Handkarten).</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: craft with {suit} gardens (the Outcast).</source>
        <translation>{who}: Stelle mit Gärten der Verstoßenen her ({suit}).</translation>
    </message>
    <message>
        <source>A {suit} garden</source>
        <translation>Ein Garten ({suit})</translation>
    </message>
    <message>
        <source>One more warrior in {place}</source>
        <translation>Ein Krieger mehr in {place}</translation>
    </message>
    <message>
        <source>The Outcast is {suit}</source>
        <translation>Verstoßene: {suit}</translation>
    </message>
    <message>
        <source>Crusade: {what}</source>
        <translation>Eifern: {what}</translation>
    </message>
    <message>
        <source>Convert one of {whom}&apos;s warriors in {place}</source>
        <translation>Konvertieren: Krieger von {whom} in {place}</translation>
    </message>
    <message>
        <source>Sanctify: {whom}&apos;s {what} in {place} becomes a garden</source>
        <translation>Weihen: {what} von {whom} in {place} wird ein Garten</translation>
    </message>
    <message>
        <source>Sanctify: {whom}&apos;s {what} in {place} becomes a {suit} garden</source>
        <translation>Weihen: {what} von {whom} in {place} wird ein Garten ({suit})</translation>
    </message>
    <message>
        <source>No more conspiracies</source>
        <translation>Keine Verschwörung mehr</translation>
    </message>
    <message>
        <source>Reveal {card}: build a garden in {place}</source>
        <translation>{card} aufdecken: einen Garten in {place} bauen</translation>
    </message>
    <message>
        <source>Reveal {card}: build a {suit} garden in {place}</source>
        <translation>{card} aufdecken: einen Garten ({suit}) in {place} bauen</translation>
    </message>
    <message>
        <source>Reveal {card}: recruit a warrior in {place}</source>
        <translation>{card} aufdecken: einen Krieger in {place} rekrutieren</translation>
    </message>
    <message numerus="yes">
        <source>Reveal and spend {card}: score %n point(s)</source>
        <translation>
            <numerusform>{card} aufdecken und ausgeben: %n Siegpunkt erhalten</numerusform>
            <numerusform>{card} aufdecken und ausgeben: %n Siegpunkte erhalten</numerusform>
        </translation>
    </message>
    <message>
        <source>Careful: revealing and spending {card} scores nothing</source>
        <translation>Achtung: {card} aufdecken und ausgeben, bringt nichts</translation>
    </message>
    <message>
        <source>Reveal {card}: a warrior joins the acolytes</source>
        <translation>{card} aufdecken: Ein Krieger kommt zu den Akolythen</translation>
    </message>
    <message>
        <source>Reveal {card}: a warrior from {place} joins the acolytes</source>
        <translation>{card} aufdecken: Ein Krieger aus {place} kommt zu den Akolythen</translation>
    </message>
    <message>
        <source>Reveal {card}: build a garden</source>
        <translation>{card} aufdecken: einen Garten bauen</translation>
    </message>
    <message>
        <source>Reveal {card}: recruit a warrior</source>
        <translation>{card} aufdecken: einen Krieger rekrutieren</translation>
    </message>
    <message>
        <source>Reveal and spend {card}: score</source>
        <translation>{card} aufdecken und ausgeben: Siegpunkte erhalten</translation>
    </message>
    <message>
        <source>Reveal {card}: sacrifice</source>
        <translation>{card} aufdecken: opfern</translation>
    </message>
    <message>
        <source>Choose a corner that is not another start; opposite another start if one is free there.</source>
        <translation>Wähle eine Ecke, die niemandes Start ist, gegenüber einem anderen Start, wenn dort eine frei ist.</translation>
    </message>
    <message>
        <source>{place} can&apos;t be your homeland: it must be free, have room for your garden and your warriors, and be away from enemy homelands if possible.</source>
        <translation>{place} kann nicht deine Heimatlichtung sein: Sie muss frei sein, Platz für deinen Garten und deine Krieger haben und, wenn es geht, nicht neben feindlichen Heimatlichtungen liegen.</translation>
    </message>
    <message>
        <source>Place these warriors in clearings adjacent to your homeland, at most one more in each.</source>
        <translation>Diese Krieger kommen auf Lichtungen neben deiner Heimatlichtung, höchstens einer mehr auf jede.</translation>
    </message>
    <message>
        <source>Choose fox, rabbit or mouse.</source>
        <translation>Wähle Fuchs, Hase oder Maus.</translation>
    </message>
    <message numerus="yes">
        <source>{what} costs %n acolyte(s); you have {held}.</source>
        <translation>
            <numerusform>{what} kostet %n Akolythen; du hast {held}.</numerusform>
            <numerusform>{what} kostet %n Akolythen; du hast {held}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Cult moves and battles only by Crusade, from {suit} clearings (the Outcast).</source>
        <translation>Der Kult bewegt sich nicht einfach und kämpft nicht einfach. Er tut es durch Eifern, nur von {suit}-Lichtungen aus, denen der Verstoßenen.</translation>
    </message>
    <message>
        <source>{place} is not a {suit} clearing: conspiracies happen only in clearings of the Outcast&apos;s suit.</source>
        <translation>{place} ist keine {suit}-Lichtung: Verschwörungen gibt es nur, wo die Verstoßenen sind.</translation>
    </message>
    <message>
        <source>There is nothing to conspire in {place}: none of your warriors could move or battle, and no enemy warrior or building could be replaced.</source>
        <translation>In {place} gibt es keine Verschwörung: keiner deiner Krieger, der ziehen oder kämpfen könnte, kein feindlicher Krieger und kein Gebäude zum Ersetzen.</translation>
    </message>
    <message>
        <source>You pay for conspiracies with acolytes; cards are for Daylight.</source>
        <translation>Verschwörungen werden mit Akolythen bezahlt; Karten sind für das Tageslicht.</translation>
    </message>
    <message>
        <source>You have no warrior in the supply to replace the enemy, and spent acolytes go to Coffin Makers.</source>
        <translation>Kein Krieger ist mehr in deinem Vorrat, der den Feind ersetzen könnte, und ausgegebene Akolythen gehen an Coffin Makers.</translation>
    </message>
    <message>
        <source>There is no {suit} garden left on its track.</source>
        <translation>Auf der Leiste ist kein Garten mehr ({suit}).</translation>
    </message>
    <message>
        <source>You do not rule {place}.</source>
        <translation>Du beherrschst {place} nicht.</translation>
    </message>
    <message>
        <source>{place} has no open slot.</source>
        <translation>In {place} ist kein Bauplatz frei.</translation>
    </message>
    <message>
        <source>In rituals a bird is only a bird, never another suit: reveal it for Sacrifice.</source>
        <translation>Ein Vogel ist bei Ritualen nur ein Vogel und kein Joker: Decke ihn zum Opfern auf.</translation>
    </message>
    <message>
        <source>Sacrifice needs a bird card.</source>
        <translation>Opfern braucht eine Vogel-Karte.</translation>
    </message>
    <message>
        <source>You have already scored {suit} gardens this turn.</source>
        <translation>Du hast in diesem Zug schon Siegpunkte dafür erhalten: {suit}.</translation>
    </message>
    <message>
        <source>You have no {suit} garden on the map.</source>
        <translation>Du hast keinen Garten dieser Klasse auf dem Spielplan: {suit}.</translation>
    </message>
    <message>
        <source>You rule no clearing that matches {card}.</source>
        <translation>Du beherrschst keine Lichtung, die zu {card} passt.</translation>
    </message>
    <message>
        <source>You may not place a warrior in any clearing that matches {card}.</source>
        <translation>Auf keiner Lichtung, die zu {card} passt, darfst du einen Krieger platzieren.</translation>
    </message>
    <message>
        <source>The Cult moves and battles only by Crusade, in Birdsong, or by cards that grant it.</source>
        <translation>Der Kult bewegt sich nicht einfach und kämpft nicht einfach. Er tut es durch Eifern in der Morgenröte oder durch Karten, die es erlauben.</translation>
    </message>
    <message>
        <source>{card} has been revealed this turn; it returns to your hand in Evening.</source>
        <translation>{card} ist in diesem Zug schon aufgedeckt; am Abend kommt die Karte auf deine Hand zurück.</translation>
    </message>
    <message>
        <source>Rituals need a card in your hand.</source>
        <translation>Rituale brauchen eine Karte deiner Hand.</translation>
    </message>
    <message>
        <source>Reveal {card}, then choose the ritual.</source>
        <translation>Decke {card} auf, dann wähle das Ritual.</translation>
    </message>
    <message>
        <source>First choose the card to reveal: its suit decides where a ritual works. {place} does not fit now.</source>
        <translation>Wähle zuerst die Karte zum Aufdecken; nur ihre Klasse sagt, wo ein Ritual wirkt. {place} passt jetzt nicht.</translation>
    </message>
    <message>
        <source>Only {suit} gardens can craft now: they match the Outcast.</source>
        <translation>Jetzt stellen nur Gärten der Verstoßenen her: {suit}.</translation>
    </message>
    <message>
        <source>{who} starts in {place}.</source>
        <translation>{who} beginnt in {place}.</translation>
    </message>
    <message>
        <source>The Outcast is now {suit}.</source>
        <translation>Die neuen Verstoßenen: {suit}.</translation>
    </message>
    <message>
        <source>The Outcast stays {suit} and is hated.</source>
        <translation>Die Verstoßenen bleiben und sind verhasst: {suit}.</translation>
    </message>
    <message numerus="yes">
        <source>%n lost soul(s) go to the discard pile.</source>
        <translation>
            <numerusform>%n verlorene Seele kommt auf den Ablagestapel.</numerusform>
            <numerusform>%n verlorene Seelen kommen auf den Ablagestapel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revenge: %n of {who}&apos;s fallen warrior(s) join the acolytes.</source>
        <translation>
            <numerusform>Rache: %n gefallener Krieger von {who} wird Akolyth.</numerusform>
            <numerusform>Rache: %n gefallene Krieger von {who} werden Akolythen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {who}&apos;s warrior(s) join the acolytes.</source>
        <translation>
            <numerusform>%n Krieger von {who} kommt zu den Akolythen.</numerusform>
            <numerusform>%n Krieger von {who} kommen zu den Akolythen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} starts with %n acolyte(s).</source>
        <translation>
            <numerusform>{who} beginnt mit %n Akolythen.</numerusform>
            <numerusform>{who} beginnt mit %n Akolythen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} spends %n acolyte(s): {what}.</source>
        <translation>
            <numerusform>{who} gibt %n Akolythen aus: {what}.</numerusform>
            <numerusform>{who} gibt %n Akolythen aus: {what}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} converts one of {whom}&apos;s warriors in {place}.</source>
        <translation>{who} konvertiert einen Krieger von {whom} in {place}.</translation>
    </message>
    <message>
        <source>{who} sanctifies {whom}&apos;s {what} in {place}.</source>
        <translation>{who} weiht in {place}: {what} von {whom}.</translation>
    </message>
    <message>
        <source>{who} reveals {card}: {what}.</source>
        <translation>{who} deckt {card} auf: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>Fear of the faithful: {who} discards %n random card(s).</source>
        <translation>
            <numerusform>Furcht der Frommen: {who} legt %n zufällige Karte ab.</numerusform>
            <numerusform>Furcht der Frommen: {who} legt %n zufällige Karten ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} takes back %n revealed card(s).</source>
        <translation>
            <numerusform>{who} nimmt %n aufgedeckte Karte zurück.</numerusform>
            <numerusform>{who} nimmt %n aufgedeckte Karten zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Foremole</source>
        <translation>Vorgräber</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Hauptmann</translation>
    </message>
    <message>
        <source>Marshal</source>
        <translation>Marschall</translation>
    </message>
    <message>
        <source>Brigadier</source>
        <translation>Brigadier</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>Bankier</translation>
    </message>
    <message>
        <source>Mayor</source>
        <translation>Bürgermeister</translation>
    </message>
    <message>
        <source>Duchess of Mud</source>
        <translation>Herzogin von Schlamm</translation>
    </message>
    <message>
        <source>Baron of Dirt</source>
        <translation>Baron von Dreck</translation>
    </message>
    <message>
        <source>Earl of Stone</source>
        <translation>Graf von Stein</translation>
    </message>
    <message>
        <source>Reveal any card to build in any clearing you rule.</source>
        <translation>Eine beliebige Karte aufdecken, um auf einer beherrschten Lichtung zu bauen.</translation>
    </message>
    <message>
        <source>Battle.</source>
        <translation>Kämpfen.</translation>
    </message>
    <message>
        <source>Move.</source>
        <translation>Bewegen.</translation>
    </message>
    <message>
        <source>Up to two moves, or two battles.</source>
        <translation>Bis zu zwei Bewegungen oder zwei Kämpfe.</translation>
    </message>
    <message>
        <source>Spend cards of one suit: score a point for each.</source>
        <translation>Karten einer Klasse ausgeben: je ein Punkt.</translation>
    </message>
    <message>
        <source>Use the action of another swayed squire or noble.</source>
        <translation>Die Aktion eines anderen überzeugten Knappen oder Edlen ausführen.</translation>
    </message>
    <message>
        <source>Score two points if all three tunnels are on the map.</source>
        <translation>Zwei Punkte, wenn alle drei Tunnel auf dem Spielplan sind.</translation>
    </message>
    <message>
        <source>Score a point for each market.</source>
        <translation>Ein Punkt für jeden Markt.</translation>
    </message>
    <message>
        <source>Score a point for each citadel.</source>
        <translation>Ein Punkt für jede Zitadelle.</translation>
    </message>
    <message>
        <source>squire</source>
        <translation>Knappe</translation>
    </message>
    <message>
        <source>noble</source>
        <translation>Edler</translation>
    </message>
    <message>
        <source>lord</source>
        <translation>Fürst</translation>
    </message>
    <message>
        <source>citadel</source>
        <translation>Zitadelle</translation>
    </message>
    <message>
        <source>market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Choose the corner where the Duchy starts.</source>
        <translation>Wähle die Ecke, in der das Herzogtum heraufkommt.</translation>
    </message>
    <message>
        <source>All tunnels are on the map: choose one to collapse.</source>
        <translation>Alle Tunnel sind auf dem Spielplan: Wähle den, der zugeschüttet wird.</translation>
    </message>
    <message>
        <source>How many warriors move from the Burrow to {place}?</source>
        <translation>Wie viele Krieger steigen aus der Erdhöhle nach {place}?</translation>
    </message>
    <message>
        <source>Parliament: use your ministers, each once.</source>
        <translation>Parlament: Rufe deine Minister auf, jeden einmal.</translation>
    </message>
    <message>
        <source>Foremole: reveal any card and build in a clearing you rule.</source>
        <translation>Vorgräber: Decke irgendeine Karte auf und baue, wo du herrschst.</translation>
    </message>
    <message>
        <source>Captain: choose a battle.</source>
        <translation>Hauptmann: Wähle einen Kampf.</translation>
    </message>
    <message>
        <source>Marshal: choose a move.</source>
        <translation>Marschall: Wähle eine Bewegung.</translation>
    </message>
    <message>
        <source>Brigadier: up to two moves or up to two battles.</source>
        <translation>Brigadier: bis zu zwei Bewegungen oder bis zu zwei Kämpfe.</translation>
    </message>
    <message>
        <source>Brigadier: a second move?</source>
        <translation>Brigadier: eine zweite Bewegung?</translation>
    </message>
    <message>
        <source>Brigadier: a second battle?</source>
        <translation>Brigadier: ein zweiter Kampf?</translation>
    </message>
    <message>
        <source>Banker: choose cards of one suit to spend, a point for each.</source>
        <translation>Bankier: Wähle Karten einer Klasse zum Ausgeben, je ein Punkt.</translation>
    </message>
    <message>
        <source>You may sway one minister.</source>
        <translation>Du darfst einen Minister überzeugen.</translation>
    </message>
    <message numerus="yes">
        <source>{minister}: reveal %n more card(s), each for a different clearing with one of your pieces.</source>
        <translation>
            <numerusform>{minister}: Decke noch %n Karte auf, für eine eigene Lichtung mit einem deiner Marker.</numerusform>
            <numerusform>{minister}: Decke noch %n Karten auf, jede für eine eigene Lichtung mit einem deiner Marker.</numerusform>
        </translation>
    </message>
    <message>
        <source>Price of failure: which minister do you lose?</source>
        <translation>Preis des Scheiterns: Welcher Minister verlässt dich?</translation>
    </message>
    <message>
        <source>Craft with citadels and markets.</source>
        <translation>Stelle mit Zitadellen und Märkten her.</translation>
    </message>
    <message>
        <source>Build a {building} in {place}, revealing {card}</source>
        <translation>{building} in {place} bauen, dafür {card} aufdecken</translation>
    </message>
    <message>
        <source>Build a {building} in {place}</source>
        <translation>{building} in {place} bauen</translation>
    </message>
    <message>
        <source>Recruit a warrior in the Burrow</source>
        <translation>Einen Krieger in der Erdhöhle rekrutieren</translation>
    </message>
    <message>
        <source>Dig to {place}, spending {card}</source>
        <translation>Nach {place} graben, dafür {card} ausgeben</translation>
    </message>
    <message>
        <source>Dig to {place}</source>
        <translation>Nach {place} graben</translation>
    </message>
    <message>
        <source>Collapse the tunnel in {place}</source>
        <translation>Den Tunnel in {place} zuschütten</translation>
    </message>
    <message numerus="yes">
        <source>%n warrior(s)</source>
        <translation>
            <numerusform>%n Krieger</numerusform>
            <numerusform>%n Krieger</numerusform>
        </translation>
    </message>
    <message>
        <source>End the Assembly</source>
        <translation>Versammlung beenden</translation>
    </message>
    <message>
        <source>{minister}: {does}</source>
        <translation>{minister}: {does}</translation>
    </message>
    <message>
        <source>{minister} as {of}: {does}</source>
        <translation>{minister} als {of}: {does}</translation>
    </message>
    <message>
        <source>End the Parliament</source>
        <translation>Parlament beenden</translation>
    </message>
    <message>
        <source>No more</source>
        <translation>Nicht mehr</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Das ist alles</translation>
    </message>
    <message>
        <source>Sway the {minister} ({rank}): reveal {cards} cards, score {points}</source>
        <translation>{minister} überzeugen ({rank}): {cards} Karten aufdecken, Punkte: {points}</translation>
    </message>
    <message>
        <source>Sway no one</source>
        <translation>Niemanden überzeugen</translation>
    </message>
    <message>
        <source>Reveal {card}</source>
        <translation>{card} aufdecken</translation>
    </message>
    <message>
        <source>{minister} leaves</source>
        <translation>{minister} geht</translation>
    </message>
    <message>
        <source>Only pieces of the Duchy may be in the Burrow.</source>
        <translation>Nur Marker des Herzogtums dürfen in der Erdhöhle sein.</translation>
    </message>
    <message>
        <source>There is no open slot in {place}.</source>
        <translation>In {place} gibt es keinen freien Bauplatz.</translation>
    </message>
    <message>
        <source>Every {building} is on the map.</source>
        <translation>Alle auf dem Spielplan: {building}.</translation>
    </message>
    <message>
        <source>No card in your hand matches {place}.</source>
        <translation>Keine Karte deiner Hand passt zu {place}.</translation>
    </message>
    <message>
        <source>{card} matches no clearing where you could build or dig.</source>
        <translation>{card} passt zu keiner Lichtung, wo du bauen oder graben könntest.</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>Deine Hand ist leer.</translation>
    </message>
    <message>
        <source>There is already a tunnel in {place}.</source>
        <translation>In {place} ist schon ein Tunnel.</translation>
    </message>
    <message>
        <source>Your supply has no warriors left.</source>
        <translation>In deinem Vorrat sind keine Krieger mehr.</translation>
    </message>
    <message>
        <source>None of your warriors is in a clearing with an enemy piece.</source>
        <translation>Keiner deiner Krieger steht bei einem feindlichen Marker.</translation>
    </message>
    <message>
        <source>None of your warriors can move.</source>
        <translation>Keiner deiner Krieger kann sich bewegen.</translation>
    </message>
    <message>
        <source>The {minister} has already been used this turn.</source>
        <translation>Dieser Minister ist in diesem Zug schon gerufen worden: {minister}.</translation>
    </message>
    <message>
        <source>The {minister} is not swayed.</source>
        <translation>Dieser Minister ist nicht überzeugt: {minister}.</translation>
    </message>
    <message>
        <source>You rule no clearing with an open slot, or all buildings are on the map.</source>
        <translation>Du beherrschst keine Lichtung mit freiem Bauplatz, oder alle Gebäude sind auf dem Spielplan.</translation>
    </message>
    <message>
        <source>Not all three tunnels are on the map.</source>
        <translation>Nicht alle drei Tunnel sind auf dem Spielplan.</translation>
    </message>
    <message>
        <source>There is no {building} on the map.</source>
        <translation>Nicht auf dem Spielplan vorhanden: {building}.</translation>
    </message>
    <message>
        <source>No other squire or noble has an action you can use now.</source>
        <translation>Kein anderer Knappe oder Edler hat eine Aktion, die jetzt geht.</translation>
    </message>
    <message>
        <source>The {minister} is already swayed.</source>
        <translation>Dieser Minister ist schon überzeugt: {minister}.</translation>
    </message>
    <message>
        <source>There is no {rank} crown left on your board.</source>
        <translation>Auf deinem Tableau ist keine Krone mehr für diesen Rang: {rank}.</translation>
    </message>
    <message>
        <source>{minister} needs {cards} cards, each matching a different clearing with one of your pieces: you have {have}.</source>
        <translation>{minister} braucht {cards} Karten, jede für eine eigene Lichtung mit einem deiner Marker; du hast {have}.</translation>
    </message>
    <message>
        <source>There is no clearing left with one of your pieces that {card} matches.</source>
        <translation>Keine Lichtung mit einem deiner Marker ist übrig, zu der {card} passt.</translation>
    </message>
    <message>
        <source>{card} is of a different suit than the cards chosen.</source>
        <translation>{card} ist von anderer Klasse als die gewählten Karten.</translation>
    </message>
    <message>
        <source>Choose a card first.</source>
        <translation>Wähle zuerst eine Karte.</translation>
    </message>
    <message>
        <source>{place} is another faction&apos;s homeland, adjacent to one, or can&apos;t take your pieces.</source>
        <translation>{place} ist die Heimatlichtung eines anderen, liegt daneben oder kann deine Marker nicht aufnehmen.</translation>
    </message>
    <message>
        <source>Start in a free corner, opposite a taken corner if possible.</source>
        <translation>Beginne in einer Ecke, die niemandem gehört, gegenüber einer besetzten, wenn es eine gibt.</translation>
    </message>
    <message>
        <source>Choose clearings adjacent to your homeland, each once.</source>
        <translation>Wähle eine Lichtung neben deiner Heimatlichtung, jede einmal.</translation>
    </message>
    <message>
        <source>You must lose a minister of the highest rank.</source>
        <translation>Ein Minister des höchsten Ranges muss gehen.</translation>
    </message>
    <message>
        <source>One to four warriors move, as many as the Burrow holds.</source>
        <translation>Ein bis vier Krieger steigen herauf, so viele die Erdhöhle hat.</translation>
    </message>
    <message>
        <source>Choose one of your tunnels.</source>
        <translation>Wähle einen deiner Tunnel.</translation>
    </message>
    <message>
        <source>{who} uses the {minister}.</source>
        <translation>{who} ruft: {minister}.</translation>
    </message>
    <message>
        <source>{who} uses the {minister} as {of}.</source>
        <translation>{who} ruft {minister} als {of}.</translation>
    </message>
    <message>
        <source>{who} sways the {minister}.</source>
        <translation>{who} überzeugt: {minister}.</translation>
    </message>
    <message>
        <source>Price of failure: {who} loses the {minister}; the crown is removed from the game.</source>
        <translation>Preis des Scheiterns: {minister} verlässt {who}, die Krone kommt aus dem Spiel.</translation>
    </message>
    <message>
        <source>{who} discards the revealed birds: {cards}.</source>
        <translation>{who} legt die aufgedeckten Vögel ab: {cards}.</translation>
    </message>
    <message>
        <source>Loyal Vizier</source>
        <translation>Treuer Wesir</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Handwerker</translation>
    </message>
    <message>
        <source>Charismatic</source>
        <translation>Charismatisch</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Feldherr</translation>
    </message>
    <message>
        <source>Despot</source>
        <translation>Despot</translation>
    </message>
    <message>
        <source>crafted items score their printed points</source>
        <translation>hergestellte Gegenstände bringen, was aufgedruckt ist</translation>
    </message>
    <message>
        <source>each Recruit card places two warriors</source>
        <translation>jede Karte bei Rekrutieren platziert zwei Krieger</translation>
    </message>
    <message>
        <source>one extra hit as attacker</source>
        <translation>ein Extra-Treffer als Angreifer</translation>
    </message>
    <message>
        <source>one more point for each battle that removes enemy buildings or tokens</source>
        <translation>ein Punkt mehr für jeden Kampf, der feindliche Gebäude oder Plättchen entfernt</translation>
    </message>
    <message>
        <source>Eyrie: in which corner is the first roost?</source>
        <translation>Dynastien: In welcher Ecke ist das erste Nest?</translation>
    </message>
    <message>
        <source>Eyrie: where on the edge is the first roost?</source>
        <translation>Dynastien: Wo am Rand ist das erste Nest?</translation>
    </message>
    <message>
        <source>Eyrie: choose a leader.</source>
        <translation>Dynastien: Wähle einen Anführer.</translation>
    </message>
    <message>
        <source>Eyrie: add a card to the Decree.</source>
        <translation>Dynastien: Lege eine Karte ins Dekret.</translation>
    </message>
    <message>
        <source>Eyrie: add a second card to the Decree?</source>
        <translation>Dynastien: Eine zweite Karte ins Dekret legen?</translation>
    </message>
    <message>
        <source>Eyrie: where is the new roost?</source>
        <translation>Dynastien: Wo ist das neue Nest?</translation>
    </message>
    <message>
        <source>Decree, {column}: which card comes next?</source>
        <translation>Dekret, {column}: Welche Karte kommt als nächste?</translation>
    </message>
    <message>
        <source>Decree, Move ({card}): from where to where?</source>
        <translation>Dekret, Bewegen ({card}): von wo nach wo?</translation>
    </message>
    <message>
        <source>Decree, Battle ({card}): whom, and where?</source>
        <translation>Dekret, Kampf ({card}): gegen wen und wo?</translation>
    </message>
    <message>
        <source>Decree, Build ({card}): where is the roost?</source>
        <translation>Dekret, Bauen ({card}): Wo ist das Nest?</translation>
    </message>
    <message>
        <source>{leader}: {does} (viziers: {columns})</source>
        <translation>{leader}: {does} (Wesire: {columns})</translation>
    </message>
    <message>
        <source>Add {card} to {column}</source>
        <translation>{card} legen zu: {column}</translation>
    </message>
    <message>
        <source>No second card</source>
        <translation>Keine zweite Karte</translation>
    </message>
    <message>
        <source>New roost in {place}</source>
        <translation>Neues Nest in {place}</translation>
    </message>
    <message>
        <source>{column}: {card}</source>
        <translation>{column}: {card}</translation>
    </message>
    <message>
        <source>{card}: turmoil. {why}</source>
        <translation>{card}: Aufruhr. {why}</translation>
    </message>
    <message>
        <source>Recruit in {place}</source>
        <translation>In {place} rekrutieren</translation>
    </message>
    <message>
        <source>Build a roost in {place}</source>
        <translation>Ein Nest in {place} bauen</translation>
    </message>
    <message>
        <source>The Eyrie starts in a free corner, opposite another start if possible.</source>
        <translation>Die Dynastien beginnen in einer freien Ecke, wenn möglich gegenüber einem anderen Start.</translation>
    </message>
    <message>
        <source>The Eyrie starts in an open slot on the edge of the map, two clearings away from others if possible.</source>
        <translation>Die Dynastien beginnen auf einem freien Bauplatz am Rand des Spielplans, wenn möglich zwei Lichtungen von anderen entfernt.</translation>
    </message>
    <message>
        <source>Choose a face-up leader.</source>
        <translation>Wähle einen Anführer, der offen liegt.</translation>
    </message>
    <message>
        <source>This leader was deposed.</source>
        <translation>Dieser Anführer wurde abgesetzt.</translation>
    </message>
    <message>
        <source>Choose a card in your hand, then a column of the Decree.</source>
        <translation>Wähle eine Karte deiner Hand, dann eine Spalte des Dekrets.</translation>
    </message>
    <message>
        <source>Only one of the two cards may be a bird.</source>
        <translation>Nur eine der zwei Karten darf ein Vogel sein.</translation>
    </message>
    <message>
        <source>The new roost needs an open slot where the fewest warriors are.</source>
        <translation>Das neue Nest braucht einen freien Bauplatz, wo die wenigsten Krieger sind.</translation>
    </message>
    <message>
        <source>Choose a card in the {column} column.</source>
        <translation>Wähle eine Karte dieser Spalte: {column}.</translation>
    </message>
    <message>
        <source>This card of the Decree comes first: {card}.</source>
        <translation>Diese Karte des Dekrets ist zuerst dran: {card}.</translation>
    </message>
    <message>
        <source>{place} does not match this card: {card}.</source>
        <translation>{place} passt nicht zu dieser Karte: {card}.</translation>
    </message>
    <message>
        <source>You have no roost in {place}.</source>
        <translation>Du hast kein Nest in {place}.</translation>
    </message>
    <message>
        <source>There is already a roost in {place}.</source>
        <translation>In {place} ist schon ein Nest.</translation>
    </message>
    <message>
        <source>There is no enemy to battle in {place}.</source>
        <translation>In {place} ist niemand zum Kämpfen.</translation>
    </message>
    <message>
        <source>You can&apos;t move from {place}.</source>
        <translation>Von {place} aus geht keine Bewegung.</translation>
    </message>
    <message>
        <source>Too few warriors are left in the supply.</source>
        <translation>Im Vorrat sind zu wenige Krieger.</translation>
    </message>
    <message>
        <source>All roosts are on the map.</source>
        <translation>Alle Nester sind auf dem Spielplan.</translation>
    </message>
    <message>
        <source>There is no roost in a {suit} clearing.</source>
        <translation>Auf keiner {suit}-Lichtung steht ein Nest.</translation>
    </message>
    <message>
        <source>There is no roost where you can place.</source>
        <translation>Kein Nest steht, wo du platzieren kannst.</translation>
    </message>
    <message>
        <source>No warrior can move out of a {suit} clearing.</source>
        <translation>Von keiner {suit}-Lichtung kann jemand wegziehen.</translation>
    </message>
    <message>
        <source>No warrior can move.</source>
        <translation>Niemand kann sich bewegen.</translation>
    </message>
    <message>
        <source>There is no enemy to battle in a {suit} clearing.</source>
        <translation>Auf keiner {suit}-Lichtung ist jemand zum Kämpfen.</translation>
    </message>
    <message>
        <source>There is no enemy to battle.</source>
        <translation>Niemand ist zum Kämpfen da.</translation>
    </message>
    <message>
        <source>You rule no {suit} clearing with an open slot and no roost.</source>
        <translation>Du beherrschst keine {suit}-Lichtung ohne Nest, auf der ein Bauplatz frei ist.</translation>
    </message>
    <message>
        <source>You rule no clearing with an open slot and no roost.</source>
        <translation>Du beherrschst keine Lichtung ohne Nest, auf der ein Bauplatz frei ist.</translation>
    </message>
    <message>
        <source>{who}: the new leader is {leader}.</source>
        <translation>{who} hat einen neuen Anführer: {leader}.</translation>
    </message>
    <message>
        <source>{who} adds {card} to {column}.</source>
        <translation>{who} legt {card} ins Dekret: {column}.</translation>
    </message>
    <message>
        <source>{who} follows the Decree. {column}: {card}.</source>
        <translation>{who} gehorcht dem Dekret. {column}: {card}.</translation>
    </message>
    <message>
        <source>Turmoil! {who} deposes {leader}.</source>
        <translation>Aufruhr! Bei {who} wird abgesetzt: {leader}.</translation>
    </message>
    <message>
        <source>{who}: all leaders turn face up again.</source>
        <translation>{who}: Alle Anführer liegen wieder offen.</translation>
    </message>
    <message>
        <source>Marquise: in which corner is the keep?</source>
        <translation>Marquise: In welcher Ecke steht die Festung?</translation>
    </message>
    <message>
        <source>Marquise: in which homeland is the keep?</source>
        <translation>Marquise: Auf welcher Heimatlichtung steht die Festung?</translation>
    </message>
    <message numerus="yes">
        <source>Marquise: choose %n more homeland(s).</source>
        <translation>
            <numerusform>Marquise: Wähle noch %n Heimatlichtung.</numerusform>
            <numerusform>Marquise: Wähle noch %n Heimatlichtungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Marquise: where is the first {kind}?</source>
        <translation>Marquise: Wo steht das erste Gebäude dieser Art: {kind}?</translation>
    </message>
    <message numerus="yes">
        <source>Marquise: only %n wood left. Which sawmill gets the next one?</source>
        <translation>
            <numerusform>Marquise: Nur noch %n Holz. Welche Sägemühle bekommt das nächste?</numerusform>
            <numerusform>Marquise: Nur noch %n Holz. Welche Sägemühle bekommt das nächste?</numerusform>
        </translation>
    </message>
    <message>
        <source>Marquise: no action left. Spend a bird card for one more?</source>
        <translation>Marquise: Keine Aktion übrig. Eine Vogel-Karte für eine weitere ausgeben?</translation>
    </message>
    <message numerus="yes">
        <source>Marquise: choose %n more wood to pay for the {kind} in {place}.</source>
        <translation>
            <numerusform>Marquise: Wähle noch %n Holz zum Bezahlen in {place}: {kind}.</numerusform>
            <numerusform>Marquise: Wähle noch %n Holz zum Bezahlen in {place}: {kind}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marquise: %n warrior(s) lost in {place}. Use Field Hospitals?</source>
        <translation>
            <numerusform>Marquise: %n Krieger in {place} verloren. Feldlazarett einsetzen?</numerusform>
            <numerusform>Marquise: %n Krieger in {place} verloren. Feldlazarett einsetzen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep in {place}</source>
        <translation>Festung in {place}</translation>
    </message>
    <message>
        <source>Homeland in {place}</source>
        <translation>Heimatlichtung in {place}</translation>
    </message>
    <message>
        <source>Place the {kind} in {place}</source>
        <translation>{kind} in {place} platzieren</translation>
    </message>
    <message>
        <source>Wood in {place}</source>
        <translation>Holz in {place}</translation>
    </message>
    <message numerus="yes">
        <source>Recruit: %n warrior(s)</source>
        <translation>
            <numerusform>Rekrutieren: %n Krieger</numerusform>
            <numerusform>Rekrutieren: %n Krieger</numerusform>
        </translation>
    </message>
    <message>
        <source>Build a {kind} in {place} ({cost} wood, +{points})</source>
        <translation>{kind} in {place} bauen ({cost} Holz, +{points})</translation>
    </message>
    <message>
        <source>Pay with wood from {place}</source>
        <translation>Mit Holz aus {place} bezahlen</translation>
    </message>
    <message>
        <source>Overwork in {place}: wood for {card}</source>
        <translation>Überstunden in {place}: Holz für {card}</translation>
    </message>
    <message>
        <source>Overwork in {place}</source>
        <translation>Überstunden in {place}</translation>
    </message>
    <message>
        <source>Spend {card} for one more action</source>
        <translation>{card} für eine weitere Aktion ausgeben</translation>
    </message>
    <message numerus="yes">
        <source>Save %n warrior(s) for {card}</source>
        <translation>
            <numerusform>%n Krieger retten für {card}</numerusform>
            <numerusform>%n Krieger retten für {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>No Field Hospitals</source>
        <translation>Kein Feldlazarett</translation>
    </message>
    <message>
        <source>The keep is in {place}: only {who} can place there.</source>
        <translation>Die Festung ist in {place}: Nur {who} kann dort platzieren.</translation>
    </message>
    <message>
        <source>The keep must be in a free corner.</source>
        <translation>Die Festung steht in einer Ecke, die niemand genommen hat.</translation>
    </message>
    <message>
        <source>The keep must be in a homeland, not adjacent to an enemy homeland if possible.</source>
        <translation>Die Festung steht auf einer Heimatlichtung, wenn möglich nicht neben einer feindlichen.</translation>
    </message>
    <message>
        <source>The first buildings go in open slots in the keep&apos;s clearing or adjacent to it.</source>
        <translation>Die ersten Gebäude stehen auf freien Bauplätzen auf der Lichtung der Festung oder daneben.</translation>
    </message>
    <message>
        <source>Each homeland gets one of the buildings.</source>
        <translation>Jede Heimatlichtung bekommt eines der Gebäude.</translation>
    </message>
    <message>
        <source>A homeland must be free, have an open slot, and be adjacent to another of the three.</source>
        <translation>Eine Heimatlichtung ist frei, hat einen freien Bauplatz und liegt neben einer anderen der drei.</translation>
    </message>
    <message>
        <source>No sawmill there is still waiting for its wood.</source>
        <translation>Keine Sägemühle dort wartet noch auf Holz.</translation>
    </message>
    <message>
        <source>You have already recruited this turn.</source>
        <translation>Du hast in diesem Zug schon rekrutiert.</translation>
    </message>
    <message>
        <source>No warriors are left in your supply.</source>
        <translation>In deinem Vorrat sind keine Krieger.</translation>
    </message>
    <message>
        <source>You have no recruiter in a clearing where you can place.</source>
        <translation>Du hast keinen Rekrutierer auf einer Lichtung, wo du platzieren kannst.</translation>
    </message>
    <message>
        <source>Every {kind} is already on the map.</source>
        <translation>Alle davon sind schon auf dem Spielplan: {kind}.</translation>
    </message>
    <message numerus="yes">
        <source>This costs %n wood; you can use {have} for {place} through clearings you rule.</source>
        <translation>
            <numerusform>Das kostet %n Holz; {have} lassen sich über beherrschte Lichtungen nach {place} bringen.</numerusform>
            <numerusform>Das kostet %n Holz; {have} lassen sich über beherrschte Lichtungen nach {place} bringen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can&apos;t use any more wood from there for {place} through clearings you rule.</source>
        <translation>Von dort lässt sich über beherrschte Lichtungen kein Holz mehr nach {place} bringen.</translation>
    </message>
    <message>
        <source>Choose a clearing with your wood.</source>
        <translation>Wähle eine Lichtung mit deinem Holz.</translation>
    </message>
    <message>
        <source>You have no sawmill in {place}.</source>
        <translation>Du hast keine Sägemühle in {place}.</translation>
    </message>
    <message>
        <source>No wood is left in your supply.</source>
        <translation>In deinem Vorrat ist kein Holz mehr.</translation>
    </message>
    <message>
        <source>You hold no card that matches {place}.</source>
        <translation>Du hast keine Karte, die zu {place} passt.</translation>
    </message>
    <message>
        <source>You have no action left: spend a bird card for one more, or end Daylight.</source>
        <translation>Du hast keine Aktion übrig: Gib eine Vogel-Karte für eine weitere aus oder beende das Tageslicht.</translation>
    </message>
    <message>
        <source>Use a card here for Overwork at a sawmill it matches, or a bird for one more action.</source>
        <translation>Karten dienen hier zu Überstunden bei einer passenden Sägemühle, Vögel zu weiteren Aktionen.</translation>
    </message>
    <message>
        <source>Field Hospitals need a card that matches {place}.</source>
        <translation>Das Feldlazarett nimmt eine Karte, die zu {place} passt.</translation>
    </message>
    <message numerus="yes">
        <source>{who} gets %n wood: {where}.</source>
        <translation>
            <numerusform>{who} bekommt %n Holz: {where}.</numerusform>
            <numerusform>{who} bekommt %n Holz: {where}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} pays %n wood: {where}.</source>
        <translation>
            <numerusform>{who} bezahlt %n Holz: {where}.</numerusform>
            <numerusform>{who} bezahlt %n Holz: {where}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} spends {card} for one more action.</source>
        <translation>{who} gibt {card} für eine weitere Aktion aus.</translation>
    </message>
    <message numerus="yes">
        <source>Field Hospitals: {who} spends {card}; %n warrior(s) from {place} return to the keep.</source>
        <translation>
            <numerusform>Feldlazarett: {who} gibt {card} aus, %n Krieger aus {place} kehrt zur Festung zurück.</numerusform>
            <numerusform>Feldlazarett: {who} gibt {card} aus, %n Krieger aus {place} kehren zur Festung zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>hand card</source>
        <translation>Handkarte</translation>
    </message>
    <message>
        <source>riverboats</source>
        <translation>Flussboote</translation>
    </message>
    <message>
        <source>mercenaries</source>
        <translation>Söldner</translation>
    </message>
    <message numerus="yes">
        <source>Choose clearings on the river for your first warriors (%n left).</source>
        <translation>
            <numerusform>Wähle Lichtungen am Fluss für deine ersten Krieger (noch %n).</numerusform>
            <numerusform>Wähle Lichtungen am Fluss für deine ersten Krieger (noch %n).</numerusform>
        </translation>
    </message>
    <message>
        <source>Set the price of the service: {what}.</source>
        <translation>Lege den Preis des Dienstes fest: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>Price of the service: {what}. Now it is %n.</source>
        <translation>
            <numerusform>Preis des Dienstes: {what}. Jetzt: %n.</numerusform>
            <numerusform>Preis des Dienstes: {what}. Jetzt: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: buy services from {whom} (%n more).</source>
        <translation>
            <numerusform>{who}: Kaufe Dienste von {whom} (noch %n).</numerusform>
            <numerusform>{who}: Kaufe Dienste von {whom} (noch %n).</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: you can use effects now.</source>
        <translation>{who}: Effekte, die jetzt möglich sind.</translation>
    </message>
    <message numerus="yes">
        <source>Whose warrior do you commit? (%n more)</source>
        <translation>
            <numerusform>Wessen Krieger wird eingesetzt? (noch %n)</numerusform>
            <numerusform>Wessen Krieger wird eingesetzt? (noch %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whose warrior do you spend? (%n more)</source>
        <translation>
            <numerusform>Wessen Krieger wird ausgegeben und geht heim? (noch %n)</numerusform>
            <numerusform>Wessen Krieger wird ausgegeben und geht heim? (noch %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whose warriors do you place on the tracks? (%n more)</source>
        <translation>
            <numerusform>Wessen Krieger kommen auf die Felder der Leisten? (noch %n)</numerusform>
            <numerusform>Wessen Krieger kommen auf die Felder der Leisten? (noch %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A trade post is lost: whose warriors leave your funds? (%n more)</source>
        <translation>
            <numerusform>Handelsposten verloren: Wessen Krieger verlassen deine Mittel? (noch %n)</numerusform>
            <numerusform>Handelsposten verloren: Wessen Krieger verlassen deine Mittel? (noch %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: %n</source>
        <translation>
            <numerusform>{what}: %n</numerusform>
            <numerusform>{what}: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the prices</source>
        <translation>Preise behalten</translation>
    </message>
    <message numerus="yes">
        <source>Buy {card} for %n</source>
        <translation>
            <numerusform>{card} für %n kaufen</numerusform>
            <numerusform>{card} für %n kaufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy {what} for %n</source>
        <translation>
            <numerusform>{what} für %n kaufen</numerusform>
            <numerusform>{what} für %n kaufen</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy nothing more</source>
        <translation>Nichts mehr kaufen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message numerus="yes">
        <source>{whom}&apos;s warrior (%n in your funds)</source>
        <translation>
            <numerusform>Ein Krieger von {whom} (%n in deinen Mitteln)</numerusform>
            <numerusform>Ein Krieger von {whom} (%n in deinen Mitteln)</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Eine Karte ziehen</translation>
    </message>
    <message>
        <source>Trade post and garrison in {place}</source>
        <translation>Handelsposten und Garnison in {place}</translation>
    </message>
    <message>
        <source>A {suit} trade post and garrison in {place}</source>
        <translation>Handelsposten ({suit}) und Garnison in {place}</translation>
    </message>
    <message>
        <source>Export {card}, funds on {suits}</source>
        <translation>{card} exportieren, Mittel auf {suits}</translation>
    </message>
    <message>
        <source>Your Funds box is empty: each order costs funds.</source>
        <translation>Deine Mittel sind leer: Jeder Befehl kostet Mittel.</translation>
    </message>
    <message>
        <source>Choose a player whose warriors are in your funds.</source>
        <translation>Wähle einen Spieler, dessen Krieger in deinen Mitteln sind.</translation>
    </message>
    <message>
        <source>{place} already has a trade post.</source>
        <translation>In {place} ist schon ein Handelsposten.</translation>
    </message>
    <message>
        <source>No one rules {place}: a trade post costs two of the ruler&apos;s funds.</source>
        <translation>Niemand beherrscht {place}: Ein Handelsposten wird mit zwei Mitteln des Herrschers bezahlt.</translation>
    </message>
    <message numerus="yes">
        <source>{whom} rules {place}, but you hold only %n of their fund(s); a trade post costs two.</source>
        <translation>
            <numerusform>Herrscher in {place}: {whom}. Davon hast du nur %n Mittel; ein Handelsposten kostet zwei.</numerusform>
            <numerusform>Herrscher in {place}: {whom}. Davon hast du nur %n Mittel; ein Handelsposten kostet zwei.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no {suit} trade post left.</source>
        <translation>Kein Handelsposten dieser Klasse ist übrig: {suit}.</translation>
    </message>
    <message>
        <source>{place} is not on the river.</source>
        <translation>{place} liegt nicht am Fluss.</translation>
    </message>
    <message>
        <source>Choose a price from 1 to 4.</source>
        <translation>Wähle einen Preis von 1 bis 4.</translation>
    </message>
    <message>
        <source>The Company gives its orders in Daylight.</source>
        <translation>Die Kompanie gibt ihre Befehle im Tageslicht.</translation>
    </message>
    <message>
        <source>The Company has no card to sell.</source>
        <translation>Die Kompanie hat keine Karte zu verkaufen.</translation>
    </message>
    <message>
        <source>You have already bought this for the turn.</source>
        <translation>Das hast du für diesen Zug schon gekauft.</translation>
    </message>
    <message>
        <source>A wanderer without warriors can&apos;t lead mercenaries.</source>
        <translation>Ein Wanderer ohne Krieger kann keine Söldner führen.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n; you can pay {held}.</source>
        <translation>
            <numerusform>Das kostet %n; du kannst {held} bezahlen.</numerusform>
            <numerusform>Das kostet %n; du kannst {held} bezahlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can buy only {whom}&apos;s cards.</source>
        <translation>Nur Karten von {whom} stehen zum Verkauf.</translation>
    </message>
    <message>
        <source>First decide whether to buy anything from {whom}; your turn continues after that.</source>
        <translation>Sag zuerst, ob du etwas von {whom} kaufst; danach geht dein Zug weiter.</translation>
    </message>
    <message numerus="yes">
        <source>{who} commits %n fund(s): {whom}.</source>
        <translation>
            <numerusform>{who} setzt %n Mittel ein: {whom}.</numerusform>
            <numerusform>{who} setzt %n Mittel ein: {whom}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} spends %n fund(s): {whom}.</source>
        <translation>
            <numerusform>{who} gibt %n Mittel aus: {whom}.</numerusform>
            <numerusform>{who} gibt %n Mittel aus: {whom}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} places %n fund(s) on the tracks: {whom}.</source>
        <translation>
            <numerusform>{who} legt %n Mittel auf die Leisten: {whom}.</numerusform>
            <numerusform>{who} legt %n Mittel auf die Leisten: {whom}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} returns %n fund(s) to {whom}.</source>
        <translation>
            <numerusform>{who} verliert %n Mittel, zurück an: {whom}.</numerusform>
            <numerusform>{who} verliert %n Mittel, zurück an: {whom}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n fund(s).</source>
        <translation>
            <numerusform>{who} hat %n Mittel.</numerusform>
            <numerusform>{who} hat %n Mittel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Protectionism: %n of {who}&apos;s warrior(s) go to Payments.</source>
        <translation>
            <numerusform>Protektionismus: %n Krieger von {who} kommt in die Einzahlungen.</numerusform>
            <numerusform>Protektionismus: %n Krieger von {who} kommen in die Einzahlungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} buys {what} from {whom} for %n.</source>
        <translation>
            <numerusform>{who} kauft von {whom} für %n: {what}.</numerusform>
            <numerusform>{who} kauft von {whom} für %n: {what}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} buys {card} from {whom} for %n.</source>
        <translation>
            <numerusform>{who} kauft von {whom} für %n: {card}.</numerusform>
            <numerusform>{who} kauft von {whom} für %n: {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Prices: hand card {cards}, riverboats {boats}, mercenaries {hired}.</source>
        <translation>Preise: Handkarte {cards}, Flussboote {boats}, Söldner {hired}.</translation>
    </message>
    <message>
        <source>{who} establishes a {suit} trade post in {place}, spending {whom}&apos;s funds.</source>
        <translation>{who} errichtet in {place} einen Handelsposten ({suit}), bezahlt mit Mitteln von {whom}.</translation>
    </message>
    <message>
        <source>{who} exports {card}.</source>
        <translation>{who} exportiert: {card}.</translation>
    </message>
    <message>
        <source>{item}</source>
        <translation>{item}</translation>
    </message>
    <message>
        <source>{item} (exhausted)</source>
        <translation>{item} (benutzt)</translation>
    </message>
    <message>
        <source>{item} (damaged)</source>
        <translation>{item} (beschädigt)</translation>
    </message>
    <message>
        <source>{item} (exhausted, damaged)</source>
        <translation>{item} (benutzt, beschädigt)</translation>
    </message>
    <message>
        <source>a warrior</source>
        <translation>ein Krieger</translation>
    </message>
    <message>
        <source>Thief</source>
        <translation>Dieb</translation>
    </message>
    <message>
        <source>Tinker</source>
        <translation>Tüftler</translation>
    </message>
    <message>
        <source>Ranger</source>
        <translation>Waldläufer</translation>
    </message>
    <message>
        <source>Vagrant</source>
        <translation>Landstreicher</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>Scoundrel</source>
        <translation>Schurke</translation>
    </message>
    <message numerus="yes">
        <source>In Daylight, {who} builds in a clearing it rules, for wood. The next {what} costs {cost}; wood on the map: %n.</source>
        <translation>
            <numerusform>Im Tageslicht baut {who} für Holz auf beherrschten Lichtungen. Nächster Preis ({what}): {cost}; Holz auf dem Spielplan: %n.</numerusform>
            <numerusform>Im Tageslicht baut {who} für Holz auf beherrschten Lichtungen. Nächster Preis ({what}): {cost}; Holz auf dem Spielplan: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has every {what} on the map: no other can be built.</source>
        <translation>Von {who} ist jedes Gebäude dieser Art auf der Karte ({what}): Mehr lassen sich nicht bauen.</translation>
    </message>
    <message numerus="yes">
        <source>In Daylight, {who} pays for buildings with wood from clearings it rules that are connected. Wood on the map: %n.</source>
        <translation>
            <numerusform>Im Tageslicht bezahlt {who} Gebäude mit Holz von beherrschten Lichtungen, die zusammenhängen. Holz auf dem Spielplan: %n.</numerusform>
            <numerusform>Im Tageslicht bezahlt {who} Gebäude mit Holz von beherrschten Lichtungen, die zusammenhängen. Holz auf dem Spielplan: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{leader} leads until turmoil. Cards in {who}&apos;s Decree: %n.</source>
        <translation>
            <numerusform>{leader} regiert bis zum Aufruhr. Karten im Dekret von {who}: %n.</numerusform>
            <numerusform>{leader} regiert bis zum Aufruhr. Karten im Dekret von {who}: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{leader} can be chosen only at setup or after turmoil. {who}&apos;s leader is {now}.</source>
        <translation>{leader} ist nur beim Aufbau oder nach Aufruhr wählbar. Jetzt regiert bei {who}: {now}.</translation>
    </message>
    <message>
        <source>{who} chooses {leader} or another leader at setup.</source>
        <translation>{who} wählen beim Aufbau einen Anführer: {leader} oder einen anderen.</translation>
    </message>
    <message numerus="yes">
        <source>{leader} is face down after turmoil. {who} can choose it again only when every leader is face down; face up: %n.</source>
        <translation>
            <numerusform>{leader} liegt nach Aufruhr verdeckt. {who} können diesen Anführer erst wieder wählen, wenn alle verdeckt liegen; offen: %n.</numerusform>
            <numerusform>{leader} liegt nach Aufruhr verdeckt. {who} können diesen Anführer erst wieder wählen, wenn alle verdeckt liegen; offen: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} adds cards to the Decree in Birdsong and must resolve them in Daylight, column by column. Cards in {column}: %n.</source>
        <translation>
            <numerusform>{who} legen in der Morgenröte Karten ins Dekret und müssen sie im Tageslicht ausführen, Spalte für Spalte. Karten in der Spalte {column}: %n.</numerusform>
            <numerusform>{who} legen in der Morgenröte Karten ins Dekret und müssen sie im Tageslicht ausführen, Spalte für Spalte. Karten in der Spalte {column}: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} stays in {column} until turmoil; {who} resolves it in Daylight.</source>
        <translation>{card} bleibt bis zum Aufruhr in der Spalte {column}; {who} führen sie im Tageslicht aus.</translation>
    </message>
    <message numerus="yes">
        <source>{who} builds roosts only by the Decree, and in Birdsong with none on the map. Roosts on the map: %n.</source>
        <translation>
            <numerusform>{who} bauen Nester nur durch das Dekret, und in der Morgenröte, wenn keines auf dem Spielplan ist. Nester auf dem Spielplan: %n.</numerusform>
            <numerusform>{who} bauen Nester nur durch das Dekret, und in der Morgenröte, wenn keines auf dem Spielplan ist. Nester auf dem Spielplan: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} spends supporters in Birdsong, for revolts and sympathy, and for their suit only. Supporters: %n.</source>
        <translation>
            <numerusform>{who} gibt Anhänger in der Morgenröte aus, für Revolten und Sympathie, jeden nur für seine Klasse. Anhänger: %n.</numerusform>
            <numerusform>{who} gibt Anhänger in der Morgenröte aus, für Revolten und Sympathie, jeden nur für seine Klasse. Anhänger: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Officers are trained in Daylight with a card that matches a base, and each gives {who} one operation in Evening. Officers: %n.</source>
        <translation>
            <numerusform>Offiziere werden im Tageslicht mit einer Karte ausgebildet, die zu einem Stützpunkt passt; jeder gibt {who} am Abend einen Einsatz. Offiziere: %n.</numerusform>
            <numerusform>Offiziere werden im Tageslicht mit einer Karte ausgebildet, die zu einem Stützpunkt passt; jeder gibt {who} am Abend einen Einsatz. Offiziere: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} builds the {what} by a revolt in Birdsong: two matching supporters, in a sympathetic clearing. Supporters: %n.</source>
        <translation>
            <numerusform>{what}: {who} baut ihn durch eine Revolte in der Morgenröte, für zwei passende Anhänger, auf einer Lichtung mit Sympathie. Anhänger: %n.</numerusform>
            <numerusform>{what}: {who} baut ihn durch eine Revolte in der Morgenröte, für zwei passende Anhänger, auf einer Lichtung mit Sympathie. Anhänger: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}&apos;s {what} is already in {place}.</source>
        <translation>{what} von {who} steht schon auf {place}.</translation>
    </message>
    <message numerus="yes">
        <source>In Birdsong, {who} spends supporters to spread sympathy. The next token costs at least {cost}; tokens on the map: %n.</source>
        <translation>
            <numerusform>In der Morgenröte gibt {who} Anhänger aus, um Sympathie zu verbreiten. Das nächste Plättchen kostet {cost} oder mehr; Plättchen auf dem Spielplan: %n.</numerusform>
            <numerusform>In der Morgenröte gibt {who} Anhänger aus, um Sympathie zu verbreiten. Das nächste Plättchen kostet {cost} oder mehr; Plättchen auf dem Spielplan: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All of {who}&apos;s sympathy tokens are on the map: %n.</source>
        <translation>
            <numerusform>Alle Sympathie-Plättchen von {who} sind auf dem Spielplan: %n.</numerusform>
            <numerusform>Alle Sympathie-Plättchen von {who} sind auf dem Spielplan: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{character} is {who}&apos;s character for the whole game. Items it may carry: %n.</source>
        <translation>
            <numerusform>{who} spielt das ganze Spiel über diesen Charakter: {character}. Höchstens %n Gegenstand lässt sich tragen.</numerusform>
            <numerusform>{who} spielt das ganze Spiel über diesen Charakter: {character}. Höchstens %n Gegenstände lassen sich tragen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} chooses a character at setup.</source>
        <translation>{who} wählt beim Aufbau einen Charakter.</translation>
    </message>
    <message numerus="yes">
        <source>A ready {item} of {who} goes to its track automatically. On the track: %n.</source>
        <translation>
            <numerusform>{item}: Ist der Gegenstand bereit, kommt er bei {who} von selbst auf seine Leiste. Auf der Leiste: %n.</numerusform>
            <numerusform>{item}: Ist der Gegenstand bereit, kommt er bei {who} von selbst auf seine Leiste. Auf der Leiste: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ready items in the satchel pay for what {who} does in Daylight. Ready items: %n.</source>
        <translation>
            <numerusform>Bereite Gegenstände im Rucksack bezahlen, was {who} im Tageslicht tut. Bereite Gegenstände: %n.</numerusform>
            <numerusform>Bereite Gegenstände im Rucksack bezahlen, was {who} im Tageslicht tut. Bereite Gegenstände: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A damaged item can&apos;t be used; {who} repairs it with a ready hammer in Daylight, or in a forest in Evening. Ready hammers: %n.</source>
        <translation>
            <numerusform>Ein beschädigter Gegenstand ist nicht nutzbar; {who} repariert ihn im Tageslicht mit einem bereiten Hammer oder am Abend im Wald. Bereite Hämmer: %n.</numerusform>
            <numerusform>Ein beschädigter Gegenstand ist nicht nutzbar; {who} repariert ihn im Tageslicht mit einem bereiten Hammer oder am Abend im Wald. Bereite Hämmer: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{item}: exhausted only for what {who} does with it in its turn. Ready ones: %n.</source>
        <translation>
            <numerusform>{item}: wird nur für das benutzt, was {who} im eigenen Zug damit tut. Davon bereit: %n.</numerusform>
            <numerusform>{item}: wird nur für das benutzt, was {who} im eigenen Zug damit tut. Davon bereit: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An exhausted {item} can&apos;t be used before {who} refreshes it in Birdsong. Ready ones: %n.</source>
        <translation>
            <numerusform>{item}, benutzt: erst wieder nutzbar, wenn {who} in der Morgenröte auffrischt. Davon bereit: %n.</numerusform>
            <numerusform>{item}, benutzt: erst wieder nutzbar, wenn {who} in der Morgenröte auffrischt. Davon bereit: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} improves this by aiding {whom} with cards in Daylight; the next step needs %n more aid(s) in one turn.</source>
        <translation>
            <numerusform>{who} verbessert das durch Helfen im Tageslicht, mit Karten für {whom}; zur nächsten Stufe fehlt in einem Zug noch %n Hilfe.</numerusform>
            <numerusform>{who} verbessert das durch Helfen im Tageslicht, mit Karten für {whom}; zur nächsten Stufe fehlen in einem Zug noch %n Hilfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{whom} is Hostile to {who}: aid can&apos;t improve that.</source>
        <translation>Feindlich gegenüber {who}: {whom}. Helfen ändert daran nichts.</translation>
    </message>
    <message>
        <source>{whom} is Allied with {who}, the best relationship: each aid scores 2.</source>
        <translation>Alliiert mit {who}: {whom}. Das ist die beste Beziehung, und jede Hilfe bringt 2 Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>{who} completes quests in Daylight, exhausting two items in a clearing of the quest&apos;s suit. Completed: %n.</source>
        <translation>
            <numerusform>{who} erledigt Aufgaben im Tageslicht und benutzt dafür zwei Gegenstände auf einer Lichtung ihrer Klasse. Erledigt: %n.</numerusform>
            <numerusform>{who} erledigt Aufgaben im Tageslicht und benutzt dafür zwei Gegenstände auf einer Lichtung ihrer Klasse. Erledigt: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} changes the Outcast only in Birdsong: to the most common suit of the Lost Souls, or else to Hated. Lost Souls now: %n.</source>
        <translation>
            <numerusform>{who} ändert die Verstoßenen nur in der Morgenröte: zur häufigsten Klasse der Verlorenen Seelen, sonst zu verhasst. Verlorene Seelen jetzt: %n.</numerusform>
            <numerusform>{who} ändert die Verstoßenen nur in der Morgenröte: zur häufigsten Klasse der Verlorenen Seelen, sonst zu verhasst. Verlorene Seelen jetzt: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} spends acolytes on conspiracies, only in Birdsong. Acolytes: %n.</source>
        <translation>
            <numerusform>{who} gibt Akolythen nur in der Morgenröte aus, für Verschwörungen. Akolythen: %n.</numerusform>
            <numerusform>{who} gibt Akolythen nur in der Morgenröte aus, für Verschwörungen. Akolythen: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: only in your Birdsong, in a {suit} clearing. It costs {cost}; you have %n.</source>
        <translation>
            <numerusform>{what}: nur in deiner Morgenröte, auf Lichtungen der Verstoßenen ({suit}). Preis: {cost}; du hast %n.</numerusform>
            <numerusform>{what}: nur in deiner Morgenröte, auf Lichtungen der Verstoßenen ({suit}). Preis: {cost}; du hast %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: only in your Birdsong, once there is an Outcast. It costs {cost}; you have %n.</source>
        <translation>
            <numerusform>{what}: nur in deiner Morgenröte, sobald es Verstoßene gibt. Preis: {cost}; du hast %n.</numerusform>
            <numerusform>{what}: nur in deiner Morgenröte, sobald es Verstoßene gibt. Preis: {cost}; du hast %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: only {who} may do it, in Birdsong. It costs {cost}; {who} has %n.</source>
        <translation>
            <numerusform>{what}: nur durch {who}, in der Morgenröte. Preis: {cost}; vorhanden: %n.</numerusform>
            <numerusform>{what}: nur durch {who}, in der Morgenröte. Preis: {cost}; vorhanden: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n acolyte(s)</source>
        <translation>
            <numerusform>%n Akolyth</numerusform>
            <numerusform>%n Akolythen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In Daylight {who} reveals a card to build a garden in a clearing of its suit that it rules, or spends one to score that suit. Gardens left: %n.</source>
        <translation>
            <numerusform>Im Tageslicht deckt {who} eine Karte auf, um auf einer beherrschten Lichtung ihrer Klasse einen Garten zu bauen, oder gibt eine aus und erhält Punkte für ihre Klasse. Gärten übrig: %n.</numerusform>
            <numerusform>Im Tageslicht deckt {who} eine Karte auf, um auf einer beherrschten Lichtung ihrer Klasse einen Garten zu bauen, oder gibt eine aus und erhält Punkte für ihre Klasse. Gärten übrig: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In Daylight {who} reveals a {suit} card to build a garden in a {suit} clearing it rules. Gardens of the suit left: %n.</source>
        <translation>
            <numerusform>Im Tageslicht deckt {who} eine {suit}-Karte auf, um auf einer beherrschten {suit}-Lichtung einen Garten zu bauen. Gärten der Klasse übrig: %n.</numerusform>
            <numerusform>Im Tageslicht deckt {who} eine {suit}-Karte auf, um auf einer beherrschten {suit}-Lichtung einen Garten zu bauen. Gärten der Klasse übrig: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} commits or spends funds for what it does in Daylight. Funds: %n.</source>
        <translation>
            <numerusform>{who} setzt Mittel ein oder gibt sie aus für das, was sie im Tageslicht tut. Mittel: %n.</numerusform>
            <numerusform>{who} setzt Mittel ein oder gibt sie aus für das, was sie im Tageslicht tut. Mittel: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} turns payments for services into funds in Birdsong. Payments: %n.</source>
        <translation>
            <numerusform>{who} macht in der Morgenröte aus Einzahlungen für Dienste Mittel. Einzahlungen: %n.</numerusform>
            <numerusform>{who} macht in der Morgenröte aus Einzahlungen für Dienste Mittel. Einzahlungen: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} gets committed warriors back as funds in Birdsong. Committed: %n.</source>
        <translation>
            <numerusform>{who} bekommt eingesetzte Krieger in der Morgenröte als Mittel zurück. Einsätze: %n.</numerusform>
            <numerusform>{who} bekommt eingesetzte Krieger in der Morgenröte als Mittel zurück. Einsätze: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} may set its prices at the end of Evening; others buy at the start of their Birdsong. Cards to sell: %n.</source>
        <translation>
            <numerusform>{who} darf die Preise am Ende des Abends festlegen; andere kaufen zu Beginn ihrer Morgenröte. Karten zum Verkauf: %n.</numerusform>
            <numerusform>{who} darf die Preise am Ende des Abends festlegen; andere kaufen zu Beginn ihrer Morgenröte. Karten zum Verkauf: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: others buy it from {who} at the start of their Birdsong. Price: %n.</source>
        <translation>
            <numerusform>{what}: Andere kaufen das von {who} zu Beginn ihrer Morgenröte. Preis: %n.</numerusform>
            <numerusform>{what}: Andere kaufen das von {who} zu Beginn ihrer Morgenröte. Preis: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} may set the price of {what} only at the end of its Evening. Price now: %n.</source>
        <translation>
            <numerusform>{what}: {who} darf den Preis nur am Ende des eigenen Abends festlegen. Preis jetzt: %n.</numerusform>
            <numerusform>{what}: {who} darf den Preis nur am Ende des eigenen Abends festlegen. Preis jetzt: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In Daylight {who} places a trade post in a ruled clearing, spending two funds of its ruler. Posts left: %n.</source>
        <translation>
            <numerusform>Im Tageslicht platziert {who} einen Handelsposten auf einer Lichtung, auf der jemand herrscht, und gibt dafür zwei von dessen Mitteln aus. Posten übrig: %n.</numerusform>
            <numerusform>Im Tageslicht platziert {who} einen Handelsposten auf einer Lichtung, auf der jemand herrscht, und gibt dafür zwei von dessen Mitteln aus. Posten übrig: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In Daylight {who} places a trade post in a ruled {suit} clearing, spending two funds of its ruler. Posts of the suit left: %n.</source>
        <translation>
            <numerusform>Im Tageslicht platziert {who} einen Handelsposten auf einer {suit}-Lichtung, auf der jemand herrscht, und gibt dafür zwei von dessen Mitteln aus. Posten der Klasse übrig: %n.</numerusform>
            <numerusform>Im Tageslicht platziert {who} einen Handelsposten auf einer {suit}-Lichtung, auf der jemand herrscht, und gibt dafür zwei von dessen Mitteln aus. Posten der Klasse übrig: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In Daylight {who} builds by revealing a card that matches a clearing it rules. Buildings on the map: %n.</source>
        <translation>
            <numerusform>Im Tageslicht deckt {who} zum Bauen eine Karte auf, die zu einer beherrschten Lichtung passt. Gebäude auf dem Spielplan: %n.</numerusform>
            <numerusform>Im Tageslicht deckt {who} zum Bauen eine Karte auf, die zu einer beherrschten Lichtung passt. Gebäude auf dem Spielplan: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In Daylight {who} builds a {what} by revealing a card that matches a clearing it rules. On the map: %n.</source>
        <translation>
            <numerusform>{what}: Im Tageslicht deckt {who} zum Bauen eine Karte auf, die zu einer beherrschten Lichtung passt. Auf dem Spielplan: %n.</numerusform>
            <numerusform>{what}: Im Tageslicht deckt {who} zum Bauen eine Karte auf, die zu einer beherrschten Lichtung passt. Auf dem Spielplan: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} sways one minister at the end of Daylight, with a crown of its rank: {rank}. Crowns left: %n.</source>
        <translation>
            <numerusform>{who} überzeugt am Ende des Tageslichts einen Minister, mit einer Krone seines Rangs: {rank}. Kronen übrig: %n.</numerusform>
            <numerusform>{who} überzeugt am Ende des Tageslichts einen Minister, mit einer Krone seines Rangs: {rank}. Kronen übrig: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{minister} is swayed: {who} uses it once in Daylight, after the assembly.</source>
        <translation>{minister} ist überzeugt: {who} ruft diesen Minister einmal im Tageslicht auf, nach der Versammlung.</translation>
    </message>
    <message numerus="yes">
        <source>{who} must sway {minister} first, at the end of Daylight, with a crown of its rank: {rank}. Crowns left: %n.</source>
        <translation>
            <numerusform>{minister}: {who} muss diesen Minister erst überzeugen, am Ende des Tageslichts, mit einer Krone seines Rangs: {rank}. Kronen übrig: %n.</numerusform>
            <numerusform>{minister}: {who} muss diesen Minister erst überzeugen, am Ende des Tageslichts, mit einer Krone seines Rangs: {rank}. Kronen übrig: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In Daylight {who} places plots face down, and flips them in Birdsong. Plots left in its supply: %n.</source>
        <translation>
            <numerusform>Im Tageslicht platziert {who} Pläne verdeckt und deckt sie in der Morgenröte auf. Pläne im Vorrat: %n.</numerusform>
            <numerusform>Im Tageslicht platziert {who} Pläne verdeckt und deckt sie in der Morgenröte auf. Pläne im Vorrat: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The plot in {place} can be flipped only in Birdsong, with a warrior there. {who}&apos;s warriors there: %n.</source>
        <translation>
            <numerusform>Der Plan auf {place} lässt sich nur in der Morgenröte aufdecken, mit einem Krieger dort. Krieger von {who} dort: %n.</numerusform>
            <numerusform>Der Plan auf {place} lässt sich nur in der Morgenröte aufdecken, mit einem Krieger dort. Krieger von {who} dort: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has no plot on the map. Plots left in its supply: %n.</source>
        <translation>
            <numerusform>{who} hat keinen Plan auf dem Spielplan. Pläne im Vorrat: %n.</numerusform>
            <numerusform>{who} hat keinen Plan auf dem Spielplan. Pläne im Vorrat: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} plays automatically, following its cards; no one chooses here. It has %n point(s).</source>
        <translation>
            <numerusform>{who}: Hier spielt ein Automat nach seinen Karten, niemand wählt. Er hat %n Punkt.</numerusform>
            <numerusform>{who}: Hier spielt ein Automat nach seinen Karten, niemand wählt. Er hat %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This only counts what {who} has. Warriors left in its supply: %n.</source>
        <translation>
            <numerusform>Das zeigt nur den Besitz von {who}. Krieger im Vorrat: %n.</numerusform>
            <numerusform>Das zeigt nur den Besitz von {who}. Krieger im Vorrat: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{rule} {cause}</source>
        <translation>{rule} {cause}</translation>
    </message>
    <message>
        <source>The game is over. {reason}.</source>
        <translation>Das Spiel ist vorbei. {reason}.</translation>
    </message>
    <message>
        <source>This is setup. {prompt}</source>
        <translation>Das Spiel ist noch im Aufbau. {prompt}</translation>
    </message>
    <message>
        <source>This is setup, and {who} must decide first.</source>
        <translation>Das Spiel ist noch im Aufbau. Zuerst muss entscheiden: {who}.</translation>
    </message>
    <message>
        <source>It is your {phase}. {prompt}</source>
        <translation>Deine Phase: {phase}. {prompt}</translation>
    </message>
    <message>
        <source>{who} is in {phase}. {prompt}</source>
        <translation>Am Zug: {who}, {phase}. {prompt}</translation>
    </message>
    <message>
        <source>{who} is in {phase}, and {whom} must decide first.</source>
        <translation>Am Zug: {who}, {phase}. Zuerst muss entscheiden: {whom}.</translation>
    </message>
    <message>
        <source>{who} is in {phase}.</source>
        <translation>Am Zug: {who}, {phase}.</translation>
    </message>
    <message numerus="yes">
        <source>Cards are drawn from the deck in Evening, or when a rule says so. Cards left in it: %n.</source>
        <translation>
            <numerusform>Vom Nachziehstapel wird am Abend gezogen, oder wenn eine Regel es sagt. Karten darin: %n.</numerusform>
            <numerusform>Vom Nachziehstapel wird am Abend gezogen, oder wenn eine Regel es sagt. Karten darin: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discarded cards stay in the discard pile until the deck is empty. Cards left in the deck: %n.</source>
        <translation>
            <numerusform>Abgelegte Karten bleiben auf dem Ablagestapel, bis der Nachziehstapel leer ist. Karten im Nachziehstapel: %n.</numerusform>
            <numerusform>Abgelegte Karten bleiben auf dem Ablagestapel, bis der Nachziehstapel leer ist. Karten im Nachziehstapel: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is in the discard pile. It can be drawn again only after the deck runs out, which has %n card(s) left.</source>
        <translation>
            <numerusform>{card} liegt auf dem Ablagestapel. Ziehen lässt sie sich erst wieder, wenn der Nachziehstapel aufgebraucht ist; er hat noch %n Karte.</numerusform>
            <numerusform>{card} liegt auf dem Ablagestapel. Ziehen lässt sie sich erst wieder, wenn der Nachziehstapel aufgebraucht ist; er hat noch %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Items leave the supply only when a card that shows one is crafted. Items left: %n.</source>
        <translation>
            <numerusform>Gegenstände verlassen den Vorrat nur, wenn eine Karte hergestellt wird, die einen zeigt. Gegenstände übrig: %n.</numerusform>
            <numerusform>Gegenstände verlassen den Vorrat nur, wenn eine Karte hergestellt wird, die einen zeigt. Gegenstände übrig: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spent and discarded cards stay in the Lost Souls. In Birdsong {who} makes their most common suit the Outcast, then discards them. Cards now: %n.</source>
        <translation>
            <numerusform>Ausgegebene und abgelegte Karten bleiben bei den Verlorenen Seelen. In der Morgenröte macht {who} ihre häufigste Klasse zu den Verstoßenen und legt die Karten dann ab. Karten jetzt: %n.</numerusform>
            <numerusform>Ausgegebene und abgelegte Karten bleiben bei den Verlorenen Seelen. In der Morgenröte macht {who} ihre häufigste Klasse zu den Verstoßenen und legt die Karten dann ab. Karten jetzt: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is in the Lost Souls, out of play until {who} discards them in Birdsong.</source>
        <translation>{card} liegt bei den Verlorenen Seelen und ist aus dem Spiel, bis {who} sie in der Morgenröte ablegt.</translation>
    </message>
    <message numerus="yes">
        <source>In Daylight you may take a dominance card from beside the map, spending a card of its suit. Cards there: %n.</source>
        <translation>
            <numerusform>Im Tageslicht darfst du eine Dominanz-Karte neben dem Spielplan nehmen, wenn du eine Karte ihrer Klasse ausgibst. Karten dort: %n.</numerusform>
            <numerusform>Im Tageslicht darfst du eine Dominanz-Karte neben dem Spielplan nehmen, wenn du eine Karte ihrer Klasse ausgibst. Karten dort: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is beside the map. In Daylight you may take it, spending a {suit} card; you have %n.</source>
        <translation>
            <numerusform>{card} liegt neben dem Spielplan. Im Tageslicht darfst du sie nehmen, wenn du eine {suit}-Karte ausgibst; du hast %n.</numerusform>
            <numerusform>{card} liegt neben dem Spielplan. Im Tageslicht darfst du sie nehmen, wenn du eine {suit}-Karte ausgibst; du hast %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is beside the map. In Daylight a player may take it, spending a {suit} card.</source>
        <translation>{card} liegt neben dem Spielplan. Im Tageslicht darf ein Spieler sie nehmen, wenn er eine {suit}-Karte ausgibt.</translation>
    </message>
    <message numerus="yes">
        <source>The score track only counts: points come from what you do on the map and with cards. {who} has the most, %n point(s).</source>
        <translation>
            <numerusform>Die Punkteleiste zählt nur mit: Punkte bringt, was du auf dem Spielplan und mit Karten tust. In Führung: {who} mit %n Punkt.</numerusform>
            <numerusform>Die Punkteleiste zählt nur mit: Punkte bringt, was du auf dem Spielplan und mit Karten tust. In Führung: {who} mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This line only shows whose turn it is: {who}, {phase}. Round: %n.</source>
        <translation>
            <numerusform>Diese Zeile zeigt nur, wer am Zug ist: {who}, {phase}. Runde: %n.</numerusform>
            <numerusform>Diese Zeile zeigt nur, wer am Zug ist: {who}, {phase}. Runde: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Setup ends when every player has placed their pieces. Players: %n.</source>
        <translation>
            <numerusform>Der Aufbau endet, wenn alle ihre Marker platziert haben. Spieler: %n.</numerusform>
            <numerusform>Der Aufbau endet, wenn alle ihre Marker platziert haben. Spieler: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This battle is over. Its dice and hits are shown until the next action. Round: %n.</source>
        <translation>
            <numerusform>Dieser Kampf ist vorbei. Seine Würfel und Treffer bleiben bis zur nächsten Aktion zu sehen. Runde: %n.</numerusform>
            <numerusform>Dieser Kampf ist vorbei. Seine Würfel und Treffer bleiben bis zur nächsten Aktion zu sehen. Runde: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The battle in {place} runs in steps: ambush, roll, cards and abilities, then hits. {who} attacks {whom}.</source>
        <translation>Der Kampf auf {place} läuft in Schritten ab: Hinterhalt, Wurf, Karten und Fähigkeiten, dann Treffer. Angreifer: {who}, Verteidiger: {whom}.</translation>
    </message>
    <message numerus="yes">
        <source>This page shows the cards in play, the quests and the discard pile, which has %n card(s).</source>
        <translation>
            <numerusform>Diese Seite zeigt die Karten im Spiel, die Aufgaben und den Ablagestapel mit %n Karte.</numerusform>
            <numerusform>Diese Seite zeigt die Karten im Spiel, die Aufgaben und den Ablagestapel mit %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only a Vagabond completes quests, in its Daylight. Open quests: %n.</source>
        <translation>
            <numerusform>Nur ein Vagabund erledigt Aufgaben, in seinem Tageslicht. Offene Aufgaben: %n.</numerusform>
            <numerusform>Nur ein Vagabund erledigt Aufgaben, in seinem Tageslicht. Offene Aufgaben: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {who} can use crafted cards here, each at its own time. Cards in play: %n.</source>
        <translation>
            <numerusform>Hergestellte Karten nützen nur {who}, jede zu ihrer Zeit. Karten im Spiel: %n.</numerusform>
            <numerusform>Hergestellte Karten nützen nur {who}, jede zu ihrer Zeit. Karten im Spiel: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}&apos;s revealed cards can&apos;t be used again before Evening. Cards revealed: %n.</source>
        <translation>
            <numerusform>Aufgedeckte Karten von {who} sind vor dem Abend nicht wieder nutzbar. Karten aufgedeckt: %n.</numerusform>
            <numerusform>Aufgedeckte Karten von {who} sind vor dem Abend nicht wieder nutzbar. Karten aufgedeckt: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your crafting pieces can pay for {card}, which costs {cost}. You craft in {phase}.</source>
        <translation>Deine herstellenden Marker können {card} bezahlen (Kosten: {cost}). Du stellst in dieser Phase her: {phase}.</translation>
    </message>
    <message>
        <source>{card} can be played only at the start of a battle, in a {suit} clearing.</source>
        <translation>{card} lässt sich nur zu Beginn eines Kampfes spielen, auf einer {suit}-Lichtung.</translation>
    </message>
    <message>
        <source>{card} can be played only at the start of a battle, in a clearing of any suit.</source>
        <translation>{card} lässt sich nur zu Beginn eines Kampfes spielen, auf einer Lichtung beliebiger Klasse.</translation>
    </message>
    <message numerus="yes">
        <source>{card} can be activated in Daylight with at least 10 points, or spent for its suit. Your points: %n.</source>
        <translation>
            <numerusform>{card} lässt sich im Tageslicht ab 10 Punkten aktivieren oder für ihre Klasse ausgeben. Deine Punkte: %n.</numerusform>
            <numerusform>{card} lässt sich im Tageslicht ab 10 Punkten aktivieren oder für ihre Klasse ausgeben. Deine Punkte: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards in {who}&apos;s hand: %n.</source>
        <translation>
            <numerusform>Handkarten von {who}: %n.</numerusform>
            <numerusform>Handkarten von {who}: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {who} can use {card}. {does}</source>
        <translation>{card} nützt nur {who}. {does}</translation>
    </message>
    <message>
        <source>{who} has revealed {card}, which can&apos;t be used again before Evening.</source>
        <translation>{who} hat {card} aufgedeckt; vor dem Abend ist diese Karte nicht wieder nutzbar.</translation>
    </message>
    <message numerus="yes">
        <source>{who} sells {card} only at the start of another player&apos;s Birdsong. The price of a hand card is %n.</source>
        <translation>
            <numerusform>{who} verkauft {card} nur zu Beginn der Morgenröte eines anderen Spielers. Preis einer Handkarte: %n.</numerusform>
            <numerusform>{who} verkauft {card} nur zu Beginn der Morgenröte eines anderen Spielers. Preis einer Handkarte: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{quest} needs a {suit} clearing and these ready items: {items}. {who} is in {place}.</source>
        <translation>{quest} verlangt eine {suit}-Lichtung und diese Gegenstände, bereit: {items}. {who} ist hier: {place}.</translation>
    </message>
    <message numerus="yes">
        <source>You choose {who} only if a battle or a card needs a player. {who} has {points} and %n card(s) in hand.</source>
        <translation>
            <numerusform>{who}: nur wählbar, wenn ein Kampf oder eine Karte einen Spieler verlangt. Stand: {points}, %n Handkarte.</numerusform>
            <numerusform>{who}: nur wählbar, wenn ein Kampf oder eine Karte einen Spieler verlangt. Stand: {points}, %n Handkarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A crafted {item} stays with {who}; only a Vagabond can take it, by aiding {who}. {who} has %n.</source>
        <translation>
            <numerusform>{item}: Hergestellte Gegenstände bleiben bei {who}; nur ein Vagabund kann sie durch Helfen nehmen. Vorhanden: %n.</numerusform>
            <numerusform>{item}: Hergestellte Gegenstände bleiben bei {who}; nur ein Vagabund kann sie durch Helfen nehmen. Vorhanden: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {place} ({suit}) you have %n warrior(s); {ruling}. {slots}</source>
        <translation>
            <numerusform>Auf {place} ({suit}) hast du %n Krieger; {ruling}. {slots}</numerusform>
            <numerusform>Auf {place} ({suit}) hast du %n Krieger; {ruling}. {slots}</numerusform>
        </translation>
    </message>
    <message>
        <source>In {place} ({suit}) you have no warriors; {ruling}. {slots}</source>
        <translation>Auf {place} ({suit}) hast du keine Krieger; {ruling}. {slots}</translation>
    </message>
    <message>
        <source>In {place} ({suit}), {ruling}. {slots}</source>
        <translation>{place} ({suit}), {ruling}. {slots}</translation>
    </message>
    <message numerus="yes">
        <source>Open building slots: %n.</source>
        <translation>
            <numerusform>Freie Bauplätze: %n.</numerusform>
            <numerusform>Freie Bauplätze: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} rules</source>
        <translation>Herrscher: {who}</translation>
    </message>
    <message>
        <source>you rule</source>
        <translation>du herrschst</translation>
    </message>
    <message>
        <source>no one rules</source>
        <translation>Herrscher: niemand</translation>
    </message>
    <message>
        <source>Only a Vagabond can enter {place}, which is adjacent to these clearings: {places}.</source>
        <translation>{place}: Nur ein Vagabund kann hinein. Benachbarte Lichtungen: {places}.</translation>
    </message>
    <message numerus="yes">
        <source>Only {who} can use {place}. Warriors there: %n.</source>
        <translation>
            <numerusform>{place}: nur für {who}. Krieger dort: %n.</numerusform>
            <numerusform>{place}: nur für {who}. Krieger dort: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your warriors in {place} can move only if you rule where they start or arrive; in {place} {ruling}.</source>
        <translation>Deine Krieger hier können sich nur bewegen, wenn du am Start oder am Ziel herrschst. Start: {place} ({ruling}).</translation>
    </message>
    <message numerus="yes">
        <source>Only {who} moves its warriors in {place}. To battle them you must have warriors there; you have %n.</source>
        <translation>
            <numerusform>{place}: Krieger von {who} bewegt nur ihr eigenes Volk. Um gegen sie zu kämpfen, brauchst du dort Krieger; du hast %n.</numerusform>
            <numerusform>{place}: Krieger von {who} bewegt nur ihr eigenes Volk. Um gegen sie zu kämpfen, brauchst du dort Krieger; du hast %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {who} moves its warriors in {place}. {who}&apos;s warriors there: %n.</source>
        <translation>
            <numerusform>{place}: Krieger von {who} bewegt nur ihr eigenes Volk. Krieger dort: %n.</numerusform>
            <numerusform>{place}: Krieger von {who} bewegt nur ihr eigenes Volk. Krieger dort: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your {what} in {place} stays until it is removed. Your warriors there: %n.</source>
        <translation>
            <numerusform>{what} auf {place}: Dein Marker bleibt, bis er entfernt wird. Deine Krieger dort: %n.</numerusform>
            <numerusform>{what} auf {place}: Dein Marker bleibt, bis er entfernt wird. Deine Krieger dort: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To remove {who}&apos;s {what} in {place} by battle, hits must remove its warriors first. Its warriors there: %n.</source>
        <translation>
            <numerusform>{what} von {who} auf {place}: Im Kampf müssen Treffer zuerst die Krieger dieses Volkes entfernen. Seine Krieger dort: %n.</numerusform>
            <numerusform>{what} von {who} auf {place}: Im Kampf müssen Treffer zuerst die Krieger dieses Volkes entfernen. Seine Krieger dort: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your pawn in {place} moves in Daylight, exhausting a boot. Ready boots: %n.</source>
        <translation>
            <numerusform>{place}: Deine Spielfigur bewegt sich im Tageslicht und benutzt dafür einen Stiefel. Bereite Stiefel: %n.</numerusform>
            <numerusform>{place}: Deine Spielfigur bewegt sich im Tageslicht und benutzt dafür einen Stiefel. Bereite Stiefel: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {who} moves its pawn in {place}, exhausting boots. Ready boots: %n.</source>
        <translation>
            <numerusform>{place}: Diese Spielfigur bewegt nur {who} und benutzt dafür Stiefel. Bereite Stiefel: %n.</numerusform>
            <numerusform>{place}: Diese Spielfigur bewegt nur {who} und benutzt dafür Stiefel. Bereite Stiefel: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only a Vagabond explores the ruin in {place}, exhausting a torch in Daylight. Items under it: %n.</source>
        <translation>
            <numerusform>Die Ruine auf {place} erkundet nur ein Vagabund, im Tageslicht mit einer Fackel. Gegenstände darunter: %n.</numerusform>
            <numerusform>Die Ruine auf {place} erkundet nur ein Vagabund, im Tageslicht mit einer Fackel. Gegenstände darunter: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Ferry in {place} takes one move a turn along the river from there. Your warriors there: %n.</source>
        <translation>
            <numerusform>Die Fähre auf {place} erlaubt einmal je Zug eine Bewegung von dort den Fluss entlang. Deine Krieger dort: %n.</numerusform>
            <numerusform>Die Fähre auf {place} erlaubt einmal je Zug eine Bewegung von dort den Fluss entlang. Deine Krieger dort: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Tower in {place} scores a point at the end of Evening for the player who rules there. Your warriors there: %n.</source>
        <translation>
            <numerusform>Der Turm auf {place} bringt dem, der dort herrscht, am Ende seines Abends einen Punkt. Deine Krieger dort: %n.</numerusform>
            <numerusform>Der Turm auf {place} bringt dem, der dort herrscht, am Ende seines Abends einen Punkt. Deine Krieger dort: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Elder Treetop adds one building slot to {place}. Your warriors there: %n.</source>
        <translation>
            <numerusform>Der Alte Wipfel gibt {place} einen Bauplatz mehr. Deine Krieger dort: %n.</numerusform>
            <numerusform>Der Alte Wipfel gibt {place} einen Bauplatz mehr. Deine Krieger dort: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the Black Market in {place} you may swap a card in your hand once on your turn, if you have a piece there. Your warriors there: %n.</source>
        <translation>
            <numerusform>Beim Schwarzmarkt auf {place} darfst du einmal in deinem Zug eine Handkarte tauschen, wenn du dort einen Marker hast. Deine Krieger dort: %n.</numerusform>
            <numerusform>Beim Schwarzmarkt auf {place} darfst du einmal in deinem Zug eine Handkarte tauschen, wenn du dort einen Marker hast. Deine Krieger dort: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can craft the Legendary Forge&apos;s items only with a piece in {place}. Your warriors there: %n.</source>
        <translation>
            <numerusform>Nur mit einem Marker auf {place} kannst du Gegenstände der Legendären Schmiede herstellen. Deine Krieger dort: %n.</numerusform>
            <numerusform>Nur mit einem Marker auf {place} kannst du Gegenstände der Legendären Schmiede herstellen. Deine Krieger dort: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Lost City makes {place} a fox, rabbit and mouse clearing all at once. Your warriors there: %n.</source>
        <translation>
            <numerusform>Durch die Verlorene Stadt ist {place} zugleich Fuchs-, Hasen- und Maus-Lichtung. Deine Krieger dort: %n.</numerusform>
            <numerusform>Durch die Verlorene Stadt ist {place} zugleich Fuchs-, Hasen- und Maus-Lichtung. Deine Krieger dort: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}&apos;s item fills this slot in {place} for the rest of the game.</source>
        <translation>Ein Gegenstand von {who} belegt diesen Bauplatz auf {place} bis zum Ende des Spiels.</translation>
    </message>
    <message>
        <source>Adventurer</source>
        <translation>Abenteurer</translation>
    </message>
    <message>
        <source>Ronin</source>
        <translation>Ronin</translation>
    </message>
    <message>
        <source>Harrier</source>
        <translation>Plünderer</translation>
    </message>
    <message>
        <source>Steal</source>
        <translation>Stehlen</translation>
    </message>
    <message>
        <source>Day Labor</source>
        <translation>Tagelöhnern</translation>
    </message>
    <message>
        <source>Hideout</source>
        <translation>Unterschlupf</translation>
    </message>
    <message>
        <source>Instigate</source>
        <translation>Anstiften</translation>
    </message>
    <message>
        <source>Protector</source>
        <translation>Beschützer</translation>
    </message>
    <message>
        <source>Scorched Earth</source>
        <translation>Verbrannte Erde</translation>
    </message>
    <message>
        <source>Improvise</source>
        <translation>Improvisieren</translation>
    </message>
    <message>
        <source>Swift Strike</source>
        <translation>Schneller Hieb</translation>
    </message>
    <message>
        <source>Glide</source>
        <translation>Gleiten</translation>
    </message>
    <message>
        <source>Fundraising (fox)</source>
        <translation>Fundraising (Fuchs)</translation>
    </message>
    <message>
        <source>Errand (fox)</source>
        <translation>Errand (Fuchs)</translation>
    </message>
    <message>
        <source>Logistics Help (fox)</source>
        <translation>Logistics Help (Fuchs)</translation>
    </message>
    <message>
        <source>Repair a Shed (fox)</source>
        <translation>Repair a Shed (Fuchs)</translation>
    </message>
    <message>
        <source>Give a Speech (fox)</source>
        <translation>Give a Speech (Fuchs)</translation>
    </message>
    <message>
        <source>Guard Duty (rabbit)</source>
        <translation>Guard Duty (Hase)</translation>
    </message>
    <message>
        <source>Errand (rabbit)</source>
        <translation>Errand (Hase)</translation>
    </message>
    <message>
        <source>Give a Speech (rabbit)</source>
        <translation>Give a Speech (Hase)</translation>
    </message>
    <message>
        <source>Fend off a Bear (rabbit)</source>
        <translation>Fend off a Bear (Hase)</translation>
    </message>
    <message>
        <source>Expel Bandits (rabbit)</source>
        <translation>Expel Bandits (Hase)</translation>
    </message>
    <message>
        <source>Expel Bandits (mouse)</source>
        <translation>Expel Bandits (Maus)</translation>
    </message>
    <message>
        <source>Guard Duty (mouse)</source>
        <translation>Guard Duty (Maus)</translation>
    </message>
    <message>
        <source>Fend off a Bear (mouse)</source>
        <translation>Fend off a Bear (Maus)</translation>
    </message>
    <message>
        <source>Escort (mouse)</source>
        <translation>Escort (Maus)</translation>
    </message>
    <message>
        <source>Logistics Help (mouse)</source>
        <translation>Logistics Help (Maus)</translation>
    </message>
    <message>
        <source>{who} chooses a character.</source>
        <translation>{who}: Wähle einen Charakter.</translation>
    </message>
    <message>
        <source>Play the {character}</source>
        <translation>{character} sein</translation>
    </message>
    <message>
        <source>The other Vagabond has this character.</source>
        <translation>Der andere Vagabund hat diesen Charakter.</translation>
    </message>
    <message>
        <source>{who} chooses a forest to start in.</source>
        <translation>{who}: Wähle einen Wald für den Anfang.</translation>
    </message>
    <message>
        <source>The pawn starts in a forest.</source>
        <translation>Die Spielfigur beginnt in einem Wald.</translation>
    </message>
    <message>
        <source>{who} is the {character}.</source>
        <translation>{who} spielt diesen Charakter: {character}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} refreshes %n more item(s).</source>
        <translation>
            <numerusform>{who}: Frische noch %n Gegenstand auf.</numerusform>
            <numerusform>{who}: Frische noch %n Gegenstände auf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} damages %n more item(s).</source>
        <translation>
            <numerusform>{who}: Beschädige noch %n Gegenstand.</numerusform>
            <numerusform>{who}: Beschädige noch %n Gegenstände.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} repairs %n more item(s).</source>
        <translation>
            <numerusform>{who}: Repariere noch %n Gegenstand.</numerusform>
            <numerusform>{who}: Repariere noch %n Gegenstände.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} exhausts %n more item(s).</source>
        <translation>
            <numerusform>{who}: Benutze noch %n Gegenstand.</numerusform>
            <numerusform>{who}: Benutze noch %n Gegenstände.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has too many items: %n more must be removed permanently.</source>
        <translation>
            <numerusform>{who}: Zu viele Gegenstände, noch %n muss für immer weg.</numerusform>
            <numerusform>{who}: Zu viele Gegenstände, noch %n müssen für immer weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Refresh {item}</source>
        <translation>{item} auffrischen</translation>
    </message>
    <message>
        <source>Damage {item}</source>
        <translation>{item} beschädigen</translation>
    </message>
    <message>
        <source>Repair {item}</source>
        <translation>{item} reparieren</translation>
    </message>
    <message>
        <source>Exhaust {item}</source>
        <translation>{item} benutzen</translation>
    </message>
    <message>
        <source>Remove {item}</source>
        <translation>{item} aufgeben</translation>
    </message>
    <message>
        <source>Choose one of your items.</source>
        <translation>Wähle einen deiner Gegenstände.</translation>
    </message>
    <message>
        <source>This item is not exhausted.</source>
        <translation>Dieser Gegenstand ist nicht benutzt.</translation>
    </message>
    <message>
        <source>This item is already damaged.</source>
        <translation>Dieser Gegenstand ist schon beschädigt.</translation>
    </message>
    <message>
        <source>This item is not damaged.</source>
        <translation>Dieser Gegenstand ist nicht beschädigt.</translation>
    </message>
    <message>
        <source>Only items that are ready and undamaged can be exhausted.</source>
        <translation>Nur bereite, unbeschädigte Gegenstände können benutzt werden.</translation>
    </message>
    <message>
        <source>Items on the tracks do not count toward the limit and stay.</source>
        <translation>Gegenstände auf den Leisten zählen nicht zur Grenze und bleiben.</translation>
    </message>
    <message>
        <source>{who} may slip from {place} to an adjacent clearing or forest.</source>
        <translation>{who}: Du darfst von {place} auf Lichtungen oder in Wälder daneben schleichen.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Slip goes to adjacent clearings and forests that are not scorched.</source>
        <translation>Schleichen führt auf benachbarte Lichtungen und in benachbarte Wälder, die nicht verbrannt sind.</translation>
    </message>
    <message>
        <source>It needs a ready, undamaged item: {item}.</source>
        <translation>Dazu braucht es bereit und unbeschädigt: {item}.</translation>
    </message>
    <message>
        <source>You have no ready, undamaged item left.</source>
        <translation>Du hast keinen bereiten, unbeschädigten Gegenstand mehr.</translation>
    </message>
    <message>
        <source>It must be repaired first: {item}.</source>
        <translation>Erst muss repariert werden: {item}.</translation>
    </message>
    <message>
        <source>It is exhausted until it is refreshed: {item}.</source>
        <translation>Benutzt, bis es aufgefrischt wird: {item}.</translation>
    </message>
    <message>
        <source>It is ready, but there is nothing to use it for here: {item}.</source>
        <translation>Bereit, aber hier zu nichts zu gebrauchen: {item}.</translation>
    </message>
    <message>
        <source>There are warriors of a Hostile faction: it needs one more boot.</source>
        <translation>Dort sind Krieger einer feindlichen Partei: Es braucht einen Stiefel mehr.</translation>
    </message>
    <message>
        <source>The pawn is already here.</source>
        <translation>Die Spielfigur ist schon hier.</translation>
    </message>
    <message>
        <source>You can enter forests only by Slip, in Birdsong.</source>
        <translation>In Wälder führt nur Schleichen, in der Morgenröte.</translation>
    </message>
    <message>
        <source>It is not adjacent.</source>
        <translation>Das ist nicht benachbart.</translation>
    </message>
    <message>
        <source>The pawn must be in a clearing.</source>
        <translation>Die Spielfigur muss auf einer Lichtung sein.</translation>
    </message>
    <message>
        <source>This is you.</source>
        <translation>Das bist du selbst.</translation>
    </message>
    <message>
        <source>{whom} has no faction piece here.</source>
        <translation>{whom} hat hier keinen Parteimarker.</translation>
    </message>
    <message>
        <source>The card does not match {place}.</source>
        <translation>Die Karte passt nicht zu {place}.</translation>
    </message>
    <message>
        <source>Explore the ruin in {place}</source>
        <translation>Die Ruine in {place} erkunden</translation>
    </message>
    <message>
        <source>{who} looks under the ruin.</source>
        <translation>{who}: Wähle, was du aus der Ruine nimmst.</translation>
    </message>
    <message>
        <source>Take {item}</source>
        <translation>{item} nehmen</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Nichts nehmen</translation>
    </message>
    <message>
        <source>You already have an item of this kind from a ruin.</source>
        <translation>Du hast schon einen Gegenstand dieser Art aus einer Ruine.</translation>
    </message>
    <message>
        <source>There is no ruin here to explore.</source>
        <translation>Hier gibt es keine Ruine zu erkunden.</translation>
    </message>
    <message>
        <source>{who} explores the ruin and takes: {item}.</source>
        <translation>{who} erkundet die Ruine und nimmt: {item}.</translation>
    </message>
    <message>
        <source>{who} explores the ruin and can take nothing.</source>
        <translation>{who} erkundet die Ruine und kann nichts nehmen.</translation>
    </message>
    <message>
        <source>The ruin in {place} is empty and is removed.</source>
        <translation>Die Ruine in {place} ist leer und wird entfernt.</translation>
    </message>
    <message>
        <source>Aid {whom} with {card}</source>
        <translation>{whom} helfen mit {card}</translation>
    </message>
    <message numerus="yes">
        <source>Aid {whom} with {card} (%n more aid(s) this turn to the next step)</source>
        <translation>
            <numerusform>{whom} helfen mit {card} (noch %n Hilfe in diesem Zug bis zur nächsten Stufe)</numerusform>
            <numerusform>{whom} helfen mit {card} (noch %n Hilfen in diesem Zug bis zur nächsten Stufe)</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} chooses the item that the aid to {whom} exhausts.</source>
        <translation>{who}: Wähle den Gegenstand für die Hilfe an {whom}.</translation>
    </message>
    <message>
        <source>{who} may take an item that {whom} has crafted.</source>
        <translation>{who}: Du darfst einen hergestellten Gegenstand von {whom} nehmen.</translation>
    </message>
    <message>
        <source>{who} aids {whom} and exhausts: {item}.</source>
        <translation>{who} hilft {whom} und benutzt: {item}.</translation>
    </message>
    <message>
        <source>{who} takes from {whom}: {item}.</source>
        <translation>{who} nimmt von {whom}: {item}.</translation>
    </message>
    <message>
        <source>{whom} is now Hostile to {who}.</source>
        <translation>{whom} ist jetzt feindlich gegenüber {who}.</translation>
    </message>
    <message>
        <source>{whom} is now Indifferent to {who}.</source>
        <translation>{whom} ist jetzt neutral gegenüber {who}.</translation>
    </message>
    <message>
        <source>{whom} is now Amiable to {who}.</source>
        <translation>{whom} ist jetzt wohlgesinnt gegenüber {who}.</translation>
    </message>
    <message>
        <source>{whom} is now Friendly to {who}.</source>
        <translation>{whom} ist jetzt befreundet mit {who}.</translation>
    </message>
    <message>
        <source>{whom} is now Allied with {who}.</source>
        <translation>{whom} ist jetzt alliiert mit {who}.</translation>
    </message>
    <message numerus="yes">
        <source>{quest}: score %n point(s)</source>
        <translation>
            <numerusform>{quest}: %n Punkt erhalten</numerusform>
            <numerusform>{quest}: %n Punkte erhalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{quest}: draw %n card(s)</source>
        <translation>
            <numerusform>{quest}: %n Karte ziehen</numerusform>
            <numerusform>{quest}: %n Karten ziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>{quest}, improvised: {item} counts as {missing} and is damaged</source>
        <translation>{quest}, improvisiert: {item} zählt als {missing} und wird beschädigt</translation>
    </message>
    <message>
        <source>The quest&apos;s suit is not the suit of {place}.</source>
        <translation>Die Klasse der Aufgabe ist nicht die Klasse von {place}.</translation>
    </message>
    <message>
        <source>You need these items ready: {items}.</source>
        <translation>Nicht bereit hast du: {items}.</translation>
    </message>
    <message>
        <source>{who} completes a quest: {quest}.</source>
        <translation>{who} erledigt eine Aufgabe: {quest}.</translation>
    </message>
    <message>
        <source>A new quest: {quest}.</source>
        <translation>Eine neue Aufgabe: {quest}.</translation>
    </message>
    <message>
        <source>Strike {whom}: remove {piece}</source>
        <translation>Schießen auf {whom}: entfernt wird {piece}</translation>
    </message>
    <message>
        <source>Steal a random card from {whom}</source>
        <translation>Eine zufällige Karte von {whom} stehlen</translation>
    </message>
    <message>
        <source>Steal a random card</source>
        <translation>Eine zufällige Karte stehlen</translation>
    </message>
    <message>
        <source>No one with pieces here has a card.</source>
        <translation>Niemand mit Markern hier hat eine Karte.</translation>
    </message>
    <message>
        <source>Day Labor: take {card}</source>
        <translation>Tagelöhnern: {card} nehmen</translation>
    </message>
    <message>
        <source>Day Labor: take a card from the discard pile</source>
        <translation>Tagelöhnern: eine Karte vom Ablagestapel nehmen</translation>
    </message>
    <message>
        <source>There is no card in the discard pile that matches {place}.</source>
        <translation>Auf dem Ablagestapel liegt keine Karte, die zu {place} passt.</translation>
    </message>
    <message>
        <source>Hideout: repair three items and end Daylight</source>
        <translation>Unterschlupf: drei Gegenstände reparieren und das Tageslicht beenden</translation>
    </message>
    <message>
        <source>No item is damaged.</source>
        <translation>Kein Gegenstand ist beschädigt.</translation>
    </message>
    <message>
        <source>Instigate: {who} battles {whom}</source>
        <translation>Anstiften: {who} kämpft gegen {whom}</translation>
    </message>
    <message>
        <source>Instigate: {who} battles {whom} with {ally}&apos;s warriors</source>
        <translation>Anstiften: {who} kämpft gegen {whom}, mit Kriegern von {ally}</translation>
    </message>
    <message>
        <source>Instigate a battle</source>
        <translation>Einen Kampf anstiften</translation>
    </message>
    <message>
        <source>No two players here can battle.</source>
        <translation>Hier ist niemand, der gegen jemanden kämpfen könnte.</translation>
    </message>
    <message>
        <source>Scorch {place} permanently</source>
        <translation>{place} für immer verbrennen</translation>
    </message>
    <message>
        <source>This clearing is already scorched.</source>
        <translation>Diese Lichtung ist schon verbrannt.</translation>
    </message>
    <message>
        <source>Glide to {place}</source>
        <translation>Nach {place} gleiten</translation>
    </message>
    <message>
        <source>Glide to a clearing</source>
        <translation>Auf eine Lichtung gleiten</translation>
    </message>
    <message numerus="yes">
        <source>{who} may enlist {whom} in {place} for one point: up to %n more rolled hit(s).</source>
        <translation>
            <numerusform>{who}: Du darfst in {place} {whom} für einen Punkt anwerben: höchstens %n Treffer mehr.</numerusform>
            <numerusform>{who}: Du darfst in {place} {whom} für einen Punkt anwerben: höchstens %n Treffer mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enlist {whom}</source>
        <translation>{whom} anwerben</translation>
    </message>
    <message>
        <source>Fight alone</source>
        <translation>Allein kämpfen</translation>
    </message>
    <message>
        <source>{who} uses {special}.</source>
        <translation>{who} setzt ein: {special}.</translation>
    </message>
    <message>
        <source>{who} takes {card} from the discard pile.</source>
        <translation>{who} nimmt vom Ablagestapel: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} enlists {whom}: up to %n more rolled hit(s).</source>
        <translation>
            <numerusform>{who} wirbt {whom} an: höchstens %n gewürfelter Treffer mehr.</numerusform>
            <numerusform>{who} wirbt {whom} an: höchstens %n gewürfelte Treffer mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} refreshes: {items}.</source>
        <translation>{who} frischt auf: {items}.</translation>
    </message>
    <message>
        <source>{who} exhausts: {items}.</source>
        <translation>{who} benutzt: {items}.</translation>
    </message>
    <message>
        <source>{who}&apos;s damaged items: {items}.</source>
        <translation>Beschädigte Gegenstände von {who}: {items}.</translation>
    </message>
    <message>
        <source>{who} repairs: {items}.</source>
        <translation>{who} repariert: {items}.</translation>
    </message>
    <message>
        <source>{who} permanently removes: {items}.</source>
        <translation>{who} gibt für immer auf: {items}.</translation>
    </message>
    <message>
        <source>{who} rests in the forest; repaired and ready: {items}.</source>
        <translation>{who} ruht im Wald; repariert und bereit: {items}.</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Root</translation>
    </message>
    <message>
        <source>Woodland factions, each with its own rules, compete for 30 points or for dominance.</source>
        <translation>Völker des Waldlands, jedes mit eigenen Regeln, streben nach dreißig Punkten oder nach Dominanz.</translation>
    </message>
    <message>
        <source>Round {round}, {who}: {phase}</source>
        <translation>Runde {round}, {who}: {phase}</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Vagabond ({name})</source>
        <translation>Vagabund ({name})</translation>
    </message>
    <message numerus="yes">
        <source>Move %n warrior(s) from {source} to {target}</source>
        <translation>
            <numerusform>%n Krieger von {source} nach {target} bewegen</numerusform>
            <numerusform>%n Krieger von {source} nach {target} bewegen</numerusform>
        </translation>
    </message>
    <message>
        <source>Move from {source} to {target}</source>
        <translation>Von {source} nach {target} bewegen</translation>
    </message>
    <message numerus="yes">
        <source>Move from {source} to {target} with %n of {whom}&apos;s warrior(s)</source>
        <translation>
            <numerusform>Mit %n Krieger von {whom} aus {source} nach {target} bewegen</numerusform>
            <numerusform>Mit %n Kriegern von {whom} aus {source} nach {target} bewegen</numerusform>
        </translation>
    </message>
    <message>
        <source>Battle {whom} in {place}</source>
        <translation>Kampf gegen {whom} in {place}</translation>
    </message>
    <message>
        <source>Battle {whom} in {place} with {ally}&apos;s warriors</source>
        <translation>Kampf gegen {whom} in {place} mit den Kriegern von {ally}</translation>
    </message>
    <message>
        <source>{whom}&apos;s {what} in {place}</source>
        <translation>{what} von {whom} in {place}</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>Take {card} for {payment}</source>
        <translation>{card} für {payment} nehmen</translation>
    </message>
    <message>
        <source>Activate {card}</source>
        <translation>{card} aktivieren</translation>
    </message>
    <message>
        <source>Form a coalition with {whom} ({card})</source>
        <translation>Ein Bündnis mit {whom} schließen ({card})</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Keine Bewegung</translation>
    </message>
    <message>
        <source>Use {what}</source>
        <translation>{what} einsetzen</translation>
    </message>
    <message>
        <source>Place a warrior in {place}</source>
        <translation>Einen Krieger in {place} platzieren</translation>
    </message>
    <message>
        <source>{who} first</source>
        <translation>{who} zuerst</translation>
    </message>
    <message>
        <source>{who} may move.</source>
        <translation>{who}: Du darfst dich bewegen.</translation>
    </message>
    <message>
        <source>{who} must move.</source>
        <translation>{who}: Du musst dich bewegen.</translation>
    </message>
    <message>
        <source>{who}, start of {phase}: which effect do you use?</source>
        <translation>{who}, Beginn der Phase {phase}: Was setzt du ein?</translation>
    </message>
    <message>
        <source>{who}, end of {phase}: which effect do you use?</source>
        <translation>{who}, Ende der Phase {phase}: Was setzt du ein?</translation>
    </message>
    <message>
        <source>{who}, {phase}: anything else?</source>
        <translation>{who}, {phase}: Noch etwas?</translation>
    </message>
    <message numerus="yes">
        <source>{who} discards %n card(s).</source>
        <translation>
            <numerusform>{who}: Lege %n Karte ab.</numerusform>
            <numerusform>{who}: Lege %n Karten ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: only %n warrior(s) left in the supply. Where do they go?</source>
        <translation>
            <numerusform>{who}: nur noch %n Krieger. Wohin damit?</numerusform>
            <numerusform>{who}: nur noch %n Krieger. Wohin damit?</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} may craft before anything else.</source>
        <translation>{who}: Du darfst vor allem anderen herstellen.</translation>
    </message>
    <message>
        <source>{who}, decide whose losses take effect first.</source>
        <translation>{who}: Entscheide, wessen Verluste zuerst wirken.</translation>
    </message>
    <message>
        <source>You can&apos;t do that now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>There is nothing to do in {place} now.</source>
        <translation>Mit {place} lässt sich jetzt nichts tun.</translation>
    </message>
    <message>
        <source>You can&apos;t use this card now.</source>
        <translation>Diese Karte lässt sich jetzt nicht einsetzen.</translation>
    </message>
    <message>
        <source>Choose a card in your hand to discard.</source>
        <translation>Wähle eine Handkarte zum Ablegen.</translation>
    </message>
    <message>
        <source>{place} is scorched: nothing can be placed or move there.</source>
        <translation>{place} ist verbrannt: Nichts kann dort platziert werden oder hinziehen.</translation>
    </message>
    <message>
        <source>You rule neither {source} nor {target}.</source>
        <translation>Du beherrschst weder {source} noch {target}.</translation>
    </message>
    <message>
        <source>You have no warriors adjacent to {place}.</source>
        <translation>Du hast keine Krieger neben {place}.</translation>
    </message>
    <message>
        <source>Choose where to move from.</source>
        <translation>Wähle, von wo du dich bewegst.</translation>
    </message>
    <message>
        <source>You have no warrior to place there.</source>
        <translation>Dort steht kein Krieger an.</translation>
    </message>
    <message>
        <source>Crafting comes first: choose a card to craft, or go on.</source>
        <translation>Herstellen kommt zuerst: Wähle eine Karte zum Herstellen oder mach weiter.</translation>
    </message>
    <message>
        <source>Choose the player whose losses take effect first.</source>
        <translation>Wähle den Spieler, dessen Verluste zuerst wirken.</translation>
    </message>
    <message>
        <source>You already have an active dominance card.</source>
        <translation>Du hast schon eine aktive Dominanz-Karte.</translation>
    </message>
    <message numerus="yes">
        <source>You need %n points to activate dominance.</source>
        <translation>
            <numerusform>Dominanz aktivieren braucht %n Punkt.</numerusform>
            <numerusform>Dominanz aktivieren braucht %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Vagabond cannot win by dominance, only join a coalition.</source>
        <translation>Ein Vagabund kann nicht durch Dominanz gewinnen, nur einem Bündnis beitreten.</translation>
    </message>
    <message>
        <source>Every player has 30 points</source>
        <translation>Alle haben dreißig Punkte</translation>
    </message>
    <message numerus="yes">
        <source>No one had won after %n round(s)</source>
        <translation>
            <numerusform>Niemand hatte nach %n Runde gewonnen</numerusform>
            <numerusform>Niemand hatte nach %n Runden gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}: {who}</source>
        <translation>Runde {round}: {who}</translation>
    </message>
    <message>
        <source>Round {round}: {who} ({faction})</source>
        <translation>Runde {round}: {who} ({faction})</translation>
    </message>
    <message>
        <source>{phase}</source>
        <translation>{phase}</translation>
    </message>
    <message>
        <source>{who} starts.</source>
        <translation>{who} beginnt.</translation>
    </message>
    <message>
        <source>The suits of the clearings have been dealt.</source>
        <translation>Die Klassen der Lichtungen sind verteilt.</translation>
    </message>
    <message numerus="yes">
        <source>{who} places %n warrior(s) in {place}.</source>
        <translation>
            <numerusform>{who} platziert %n Krieger in {place}.</numerusform>
            <numerusform>{who} platziert %n Krieger in {place}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} builds {what} in {place}.</source>
        <translation>{who} baut in {place}: {what}.</translation>
    </message>
    <message>
        <source>{who} places {what} in {place}.</source>
        <translation>{who} platziert in {place}: {what}.</translation>
    </message>
    <message>
        <source>{who} loses {what} in {place}.</source>
        <translation>{who} verliert in {place}: {what}.</translation>
    </message>
    <message>
        <source>{who} removes {what} from {place}.</source>
        <translation>{who} nimmt in {place} vom Spielplan: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} moves %n warrior(s) from {source} to {target}.</source>
        <translation>
            <numerusform>{who} bewegt %n Krieger von {source} nach {target}.</numerusform>
            <numerusform>{who} bewegt %n Krieger von {source} nach {target}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} moves from {source} to {target}.</source>
        <translation>{who} zieht von {source} nach {target}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} moves from {source} to {target} with %n allied warrior(s).</source>
        <translation>
            <numerusform>{who} zieht von {source} nach {target} mit %n alliierten Krieger.</numerusform>
            <numerusform>{who} zieht von {source} nach {target} mit %n alliierten Kriegern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} scores %n point(s).</source>
        <translation>
            <numerusform>{who} erhält %n Punkt.</numerusform>
            <numerusform>{who} erhält %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} loses %n point(s).</source>
        <translation>
            <numerusform>{who} verliert %n Punkt.</numerusform>
            <numerusform>{who} verliert %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} draws: {cards}.</source>
        <translation>{who} zieht: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} draws %n card(s).</source>
        <translation>
            <numerusform>{who} zieht %n Karte.</numerusform>
            <numerusform>{who} zieht %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} spends {card}.</source>
        <translation>{who} gibt aus: {card}.</translation>
    </message>
    <message>
        <source>{who} discards {card}.</source>
        <translation>{who} legt ab: {card}.</translation>
    </message>
    <message>
        <source>{who} reveals {card}.</source>
        <translation>{who} deckt auf: {card}.</translation>
    </message>
    <message>
        <source>{who} gives {whom} {card}.</source>
        <translation>{who} gibt {whom} {card}.</translation>
    </message>
    <message>
        <source>{whom} takes {card} from {who}.</source>
        <translation>{whom} nimmt {card} von {who}.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile becomes the deck: %n card(s).</source>
        <translation>
            <numerusform>Der Ablagestapel wird zum Nachziehstapel: %n Karte.</numerusform>
            <numerusform>Der Ablagestapel wird zum Nachziehstapel: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is placed beside the map.</source>
        <translation>{card} liegt neben dem Spielplan.</translation>
    </message>
    <message>
        <source>{who} takes {card}.</source>
        <translation>{who} nimmt: {card}.</translation>
    </message>
    <message>
        <source>{who} activates {card}.</source>
        <translation>{who} aktiviert: {card}.</translation>
    </message>
    <message>
        <source>{who} forms a coalition with {whom}.</source>
        <translation>{who} schließt ein Bündnis mit {whom}.</translation>
    </message>
    <message>
        <source>No ambush this round</source>
        <translation>Kein Hinterhalt in dieser Runde</translation>
    </message>
    <message>
        <source>You are not asked about ambushes until the round ends.</source>
        <translation>Du wirst bis zum Ende der Runde nicht nach Hinterhalten gefragt.</translation>
    </message>
    <message>
        <source>Never an ambush</source>
        <translation>Nie ein Hinterhalt</translation>
    </message>
    <message>
        <source>You are not asked about ambushes.</source>
        <translation>Du wirst nicht nach Hinterhalten gefragt.</translation>
    </message>
    <message>
        <source>Always save my warriors with a matching card</source>
        <translation>Meine Krieger immer mit einer passenden Karte retten</translation>
    </message>
    <message>
        <source>Field Hospitals spend the matching card you need least.</source>
        <translation>Das Feldlazarett nimmt die passende Karte, die dir am wenigsten fehlen wird.</translation>
    </message>
    <message>
        <source>Never use Field Hospitals</source>
        <translation>Nie das Feldlazarett einsetzen</translation>
    </message>
    <message>
        <source>You are not asked about Field Hospitals.</source>
        <translation>Du wirst nicht nach dem Feldlazarett gefragt.</translation>
    </message>
    <message numerus="yes">
        <source>{faction} can be played by at most %n player(s).</source>
        <translation>
            <numerusform>{faction}: höchstens %n Spieler.</numerusform>
            <numerusform>{faction}: höchstens %n Spieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least one player must play a faction other than the Vagabond.</source>
        <translation>Jemand muss eine andere Partei als den Vagabunden spielen.</translation>
    </message>
    <message>
        <source>no suit</source>
        <translation>keine Klasse</translation>
    </message>
    <message>
        <source>bird</source>
        <translation>Vogel</translation>
    </message>
    <message>
        <source>fox</source>
        <translation>Fuchs</translation>
    </message>
    <message>
        <source>rabbit</source>
        <translation>Hase</translation>
    </message>
    <message>
        <source>mouse</source>
        <translation>Maus</translation>
    </message>
    <message>
        <source>Birdsong</source>
        <translation>Morgenröte</translation>
    </message>
    <message>
        <source>Daylight</source>
        <translation>Tageslicht</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Abend</translation>
    </message>
    <message>
        <source>the Burrow</source>
        <translation>Erdhöhle</translation>
    </message>
    <message>
        <source>forest {number}</source>
        <translation>Wald {number}</translation>
    </message>
    <message>
        <source>clearing {number}</source>
        <translation>Lichtung {number}</translation>
    </message>
    <message>
        <source>bag</source>
        <translation>Beutel</translation>
    </message>
    <message>
        <source>boot</source>
        <translation>Stiefel</translation>
    </message>
    <message>
        <source>crossbow</source>
        <translation>Armbrust</translation>
    </message>
    <message>
        <source>hammer</source>
        <translation>Hammer</translation>
    </message>
    <message>
        <source>sword</source>
        <translation>Schwert</translation>
    </message>
    <message>
        <source>tea</source>
        <translation>Tee</translation>
    </message>
    <message>
        <source>coin</source>
        <translation>Münze</translation>
    </message>
    <message>
        <source>torch</source>
        <translation>Fackel</translation>
    </message>
    <message>
        <source>sawmill</source>
        <translation>Sägemühle</translation>
    </message>
    <message>
        <source>workshop</source>
        <translation>Werkstatt</translation>
    </message>
    <message>
        <source>recruiter</source>
        <translation>Rekrutierer</translation>
    </message>
    <message>
        <source>roost</source>
        <translation>Nest</translation>
    </message>
    <message>
        <source>base</source>
        <translation>Stützpunkt</translation>
    </message>
    <message>
        <source>{suit} base</source>
        <translation>Stützpunkt ({suit})</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>Garten</translation>
    </message>
    <message>
        <source>{suit} garden</source>
        <translation>Garten ({suit})</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>Festung</translation>
    </message>
    <message>
        <source>sympathy</source>
        <translation>Sympathie</translation>
    </message>
    <message>
        <source>trade post</source>
        <translation>Handelsposten</translation>
    </message>
    <message>
        <source>{suit} trade post</source>
        <translation>Handelsposten ({suit})</translation>
    </message>
    <message>
        <source>tunnel</source>
        <translation>Tunnel</translation>
    </message>
    <message>
        <source>plot</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>bomb</source>
        <translation>Bombe</translation>
    </message>
    <message>
        <source>snare</source>
        <translation>Falle</translation>
    </message>
    <message>
        <source>extortion</source>
        <translation>Erpressung</translation>
    </message>
    <message>
        <source>raid</source>
        <translation>Überfall</translation>
    </message>
    <message>
        <source>Ferry</source>
        <translation>Fähre</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>Elder Treetop</source>
        <translation>Alter Wipfel</translation>
    </message>
    <message>
        <source>Black Market</source>
        <translation>Schwarzmarkt</translation>
    </message>
    <message>
        <source>Legendary Forge</source>
        <translation>Legendäre Schmiede</translation>
    </message>
    <message>
        <source>Lost City</source>
        <translation>Verlorene Stadt</translation>
    </message>
    <message>
        <source>Marquise de Cat</source>
        <translation>Marquise de Katz</translation>
    </message>
    <message>
        <source>Eyrie Dynasties</source>
        <translation>Horst-Dynastien</translation>
    </message>
    <message>
        <source>Woodland Alliance</source>
        <translation>Waldland-Allianz</translation>
    </message>
    <message>
        <source>Vagabond</source>
        <translation>Vagabund</translation>
    </message>
    <message>
        <source>Lizard Cult</source>
        <translation>Echsen-Kult</translation>
    </message>
    <message>
        <source>Riverfolk Company</source>
        <translation>Flussvolk-Kompanie</translation>
    </message>
    <message>
        <source>Underground Duchy</source>
        <translation>Untergrund-Herzogtum</translation>
    </message>
    <message>
        <source>Corvid Conspiracy</source>
        <translation>Krähen-Komplott</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>Ambush (bird)</source>
        <translation>Hinterhalt (Vogel)</translation>
    </message>
    <message>
        <source>Ambush (fox)</source>
        <translation>Hinterhalt (Fuchs)</translation>
    </message>
    <message>
        <source>Ambush (rabbit)</source>
        <translation>Hinterhalt (Hase)</translation>
    </message>
    <message>
        <source>Ambush (mouse)</source>
        <translation>Hinterhalt (Maus)</translation>
    </message>
    <message>
        <source>Dominance (bird)</source>
        <translation>Dominanz (Vogel)</translation>
    </message>
    <message>
        <source>Dominance (fox)</source>
        <translation>Dominanz (Fuchs)</translation>
    </message>
    <message>
        <source>Dominance (rabbit)</source>
        <translation>Dominanz (Hase)</translation>
    </message>
    <message>
        <source>Dominance (mouse)</source>
        <translation>Dominanz (Maus)</translation>
    </message>
    <message>
        <source>Birdy Bindle</source>
        <translation>Birdy Bindle</translation>
    </message>
    <message>
        <source>Woodland Runners</source>
        <translation>Woodland Runners</translation>
    </message>
    <message>
        <source>Arms Trader</source>
        <translation>Arms Trader</translation>
    </message>
    <message>
        <source>Crossbow (bird)</source>
        <translation>Crossbow (Vogel)</translation>
    </message>
    <message>
        <source>Gently Used Knapsack</source>
        <translation>Gently Used Knapsack</translation>
    </message>
    <message>
        <source>Root Tea (fox)</source>
        <translation>Root Tea (Fuchs)</translation>
    </message>
    <message>
        <source>Travel Gear (fox)</source>
        <translation>Travel Gear (Fuchs)</translation>
    </message>
    <message>
        <source>Protection Racket</source>
        <translation>Protection Racket</translation>
    </message>
    <message>
        <source>Foxfolk Steel</source>
        <translation>Foxfolk Steel</translation>
    </message>
    <message>
        <source>Anvil</source>
        <translation>Anvil</translation>
    </message>
    <message>
        <source>Smuggler&apos;s Trail</source>
        <translation>Smuggler&apos;s Trail</translation>
    </message>
    <message>
        <source>Root Tea (rabbit)</source>
        <translation>Root Tea (Hase)</translation>
    </message>
    <message>
        <source>A Visit to Friends</source>
        <translation>A Visit to Friends</translation>
    </message>
    <message>
        <source>Bake Sale</source>
        <translation>Bake Sale</translation>
    </message>
    <message>
        <source>Mouse-in-a-Sack</source>
        <translation>Mouse-in-a-Sack</translation>
    </message>
    <message>
        <source>Root Tea (mouse)</source>
        <translation>Root Tea (Maus)</translation>
    </message>
    <message>
        <source>Travel Gear (mouse)</source>
        <translation>Travel Gear (Maus)</translation>
    </message>
    <message>
        <source>Investments</source>
        <translation>Investments</translation>
    </message>
    <message>
        <source>Sword (mouse)</source>
        <translation>Sword (Maus)</translation>
    </message>
    <message>
        <source>Crossbow (mouse)</source>
        <translation>Crossbow (Maus)</translation>
    </message>
    <message>
        <source>Armorers</source>
        <translation>Rüstungsschmiede</translation>
    </message>
    <message>
        <source>Sappers</source>
        <translation>Sappers</translation>
    </message>
    <message>
        <source>Brutal Tactics</source>
        <translation>Brutale Taktik</translation>
    </message>
    <message>
        <source>Royal Claim</source>
        <translation>Royal Claim</translation>
    </message>
    <message>
        <source>Stand and Deliver!</source>
        <translation>Stand and Deliver!</translation>
    </message>
    <message>
        <source>Tax Collector</source>
        <translation>Tax Collector</translation>
    </message>
    <message>
        <source>Favor of the Foxes</source>
        <translation>Favor of the Foxes</translation>
    </message>
    <message>
        <source>Command Warren</source>
        <translation>Command Warren</translation>
    </message>
    <message>
        <source>Better Burrow Bank</source>
        <translation>Better Burrow Bank</translation>
    </message>
    <message>
        <source>Cobbler</source>
        <translation>Cobbler</translation>
    </message>
    <message>
        <source>Favor of the Rabbits</source>
        <translation>Favor of the Rabbits</translation>
    </message>
    <message>
        <source>Scouting Party</source>
        <translation>Scouting Party</translation>
    </message>
    <message>
        <source>Codebreakers</source>
        <translation>Codebreakers</translation>
    </message>
    <message>
        <source>Favor of the Mice</source>
        <translation>Gunst der Mäuse</translation>
    </message>
    <message>
        <source>Saboteurs</source>
        <translation>Saboteurs</translation>
    </message>
    <message>
        <source>Soup Kitchens</source>
        <translation>Soup Kitchens</translation>
    </message>
    <message>
        <source>Boat Builders</source>
        <translation>Boat Builders</translation>
    </message>
    <message>
        <source>Corvid Planners</source>
        <translation>Corvid Planners</translation>
    </message>
    <message>
        <source>Eyrie Émigré</source>
        <translation>Dynastien-Auswanderer</translation>
    </message>
    <message>
        <source>Fox Partisans</source>
        <translation>Fox Partisans</translation>
    </message>
    <message>
        <source>Propaganda Bureau</source>
        <translation>Propaganda Bureau</translation>
    </message>
    <message>
        <source>False Orders</source>
        <translation>False Orders</translation>
    </message>
    <message>
        <source>Informants</source>
        <translation>Informants</translation>
    </message>
    <message numerus="yes">
        <source>Assembly: %n action(s) left: build, recruit, move, battle or dig.</source>
        <translation>
            <numerusform>Versammlung, noch %n Aktion: bauen, rekrutieren, bewegen, kämpfen, graben.</numerusform>
            <numerusform>Versammlung, noch %n Aktionen: bauen, rekrutieren, bewegen, kämpfen, graben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decree, {column}: {card} can&apos;t be resolved. This causes turmoil.</source>
        <translation>Dekret, {column}: {card} geht nicht. Das bringt Aufruhr.</translation>
    </message>
    <message numerus="yes">
        <source>Decree, Recruit ({card}): where to place %n warrior(s)?</source>
        <translation>
            <numerusform>Dekret, Rekrutieren ({card}): Wohin kommt %n Krieger?</numerusform>
            <numerusform>Dekret, Rekrutieren ({card}): Wohin kommen %n Krieger?</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} can&apos;t follow the Decree. {column}: {card}.</source>
        <translation>{who} kann dem Dekret nicht gehorchen. {column}: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>Marquise: %n action(s) left: {what}.</source>
        <translation>
            <numerusform>Marquise, noch %n Aktion: {what}.</numerusform>
            <numerusform>Marquise, noch %n Aktionen: {what}.</numerusform>
        </translation>
    </message>
    <message>
        <source>march</source>
        <translation>marschieren</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>kämpfen</translation>
    </message>
    <message>
        <source>build</source>
        <translation>bauen</translation>
    </message>
    <message>
        <source>recruit</source>
        <translation>rekrutieren</translation>
    </message>
    <message>
        <source>overwork</source>
        <translation>Überstunden</translation>
    </message>
    <message>
        <source>no actions available</source>
        <translation>nichts geht</translation>
    </message>
    <message>
        <source>You have no card that matches {place}. You are asked anyway, so that no one learns it.</source>
        <translation>Keine deiner Karten passt zu {place}. Du wirst trotzdem gefragt, damit es niemand erfährt.</translation>
    </message>
    <message>
        <source>A card that matches {place} returns them all to the keep&apos;s clearing.</source>
        <translation>Eine Karte, die zu {place} passt, bringt sie alle auf die Lichtung der Festung zurück.</translation>
    </message>
    <message>
        <source>{who} overworks in {place} for {card}.</source>
        <translation>{who} macht in {place} Überstunden für {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n fund(s) left. Move, battle, draw, recruit, craft, export, trade post?</source>
        <translation>
            <numerusform>{who}, noch %n Mittel: bewegen, kämpfen, ziehen, rekrutieren, herstellen, exportieren, Handelsposten?</numerusform>
            <numerusform>{who}, noch %n Mittel: bewegen, kämpfen, ziehen, rekrutieren, herstellen, exportieren, Handelsposten?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} in {place}, %n ready item(s): {what}.</source>
        <translation>
            <numerusform>{who} in {place} mit %n bereiten Gegenstand: {what}.</numerusform>
            <numerusform>{who} in {place} mit %n bereiten Gegenständen: {what}.</numerusform>
        </translation>
    </message>
    <message>
        <source>move</source>
        <translation>bewegen</translation>
    </message>
    <message>
        <source>explore</source>
        <translation>erkunden</translation>
    </message>
    <message>
        <source>aid</source>
        <translation>helfen</translation>
    </message>
    <message>
        <source>quest</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>strike</source>
        <translation>schießen</translation>
    </message>
    <message>
        <source>repair</source>
        <translation>reparieren</translation>
    </message>
    <message>
        <source>craft</source>
        <translation>herstellen</translation>
    </message>
    <message>
        <source>your special action</source>
        <translation>deine besondere Aktion</translation>
    </message>
    <message>
        <source>End {phase}</source>
        <translation>{phase} beenden</translation>
    </message>
    <message>
        <source>{who}, {phase}: you can do nothing else. End it?</source>
        <translation>{who}, {phase}: Mehr geht nicht. Beenden?</translation>
    </message>
    <message>
        <source>{who}: which of your effects comes first?</source>
        <translation>{who}: Welcher deiner Effekte kommt zuerst?</translation>
    </message>
    <message>
        <source>Choose the effect that comes first.</source>
        <translation>Wähle den Effekt, der zuerst kommt.</translation>
    </message>
    <message>
        <source>30 points: {who}</source>
        <translation>Dreißig Punkte: {who}</translation>
    </message>
    <message>
        <source>30 points: {who}, in coalition with {partner}</source>
        <translation>Dreißig Punkte: {who}, im Bündnis mit {partner}</translation>
    </message>
    <message>
        <source>By dominance, not by points: {who} with {card}</source>
        <translation>Durch Dominanz, nicht nach Punkten: {who} mit {card}</translation>
    </message>
    <message>
        <source>By dominance, not by points: {who} with {card}, in coalition with {partner}</source>
        <translation>Durch Dominanz, nicht nach Punkten: {who} mit {card}, im Bündnis mit {partner}</translation>
    </message>
    <message>
        <source>{who}, an automaton, has 30 points</source>
        <translation>Dreißig Punkte hat ein Automat: {who}</translation>
    </message>
    <message>
        <source>Rabbit Partisans</source>
        <translation>Rabbit Partisans</translation>
    </message>
    <message>
        <source>Tunnels</source>
        <translation>Tunnels</translation>
    </message>
    <message>
        <source>Charm Offensive</source>
        <translation>Charm Offensive</translation>
    </message>
    <message>
        <source>Swap Meet</source>
        <translation>Swap Meet</translation>
    </message>
    <message>
        <source>Coffin Makers</source>
        <translation>Coffin Makers</translation>
    </message>
    <message>
        <source>Mouse Partisans</source>
        <translation>Mouse Partisans</translation>
    </message>
    <message>
        <source>League of Adventurous Mice</source>
        <translation>League of Adventurous Mice</translation>
    </message>
    <message>
        <source>Murine Broker</source>
        <translation>Murine Broker</translation>
    </message>
    <message>
        <source>Master Engravers</source>
        <translation>Master Engravers</translation>
    </message>
    <message>
        <source>Factions</source>
        <translation>Parteien</translation>
    </message>
    <message>
        <source>Map and cards</source>
        <translation>Spielplan und Karten</translation>
    </message>
    <message>
        <source>Rules of the Lizard Cult</source>
        <translation>Regeln des Echsen-Kults</translation>
    </message>
    <message>
        <source>Automated opponents</source>
        <translation>Automatische Gegner</translation>
    </message>
    <message>
        <source>Disputed rulings</source>
        <translation>Auslegungen</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Where the game is played.</source>
        <translation>Wo gespielt wird.</translation>
    </message>
    <message>
        <source>Autumn</source>
        <translation>Herbst</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Winter</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kartensatz</translation>
    </message>
    <message>
        <source>Which cards can be crafted.</source>
        <translation>Welche Karten hergestellt werden.</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>Exiles &amp; Partisans</source>
        <translation>Exiles &amp; Partisans</translation>
    </message>
    <message>
        <source>Standard: three cards each, factions as chosen or drawn. Advanced: draw five cards and keep three; players without a chosen faction draft one.</source>
        <translation>Standard: je drei Karten, Parteien gewählt oder gezogen. Erweitert: fünf Karten, drei werden behalten; wer keine Partei gewählt hat, nimmt eine aus der Auslage.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>Clearing suits</source>
        <translation>Klassen der Lichtungen</translation>
    </message>
    <message>
        <source>Winter always draws them at random.</source>
        <translation>Im Winter werden sie immer gezogen.</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Wie aufgedruckt</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>Landmarks</source>
        <translation>Landmarken</translation>
    </message>
    <message>
        <source>How many are dealt.</source>
        <translation>Wie viele ausgeteilt werden.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eine</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Faction of seat {number}</source>
        <translation>Partei von Spieler {number}</translation>
    </message>
    <message>
        <source>Builds everywhere, many warriors. Easy first faction. Reach {reach}.</source>
        <translation>Baut überall und hat viele Krieger. Leicht für den Anfang. Reichweite {reach}.</translation>
    </message>
    <message>
        <source>Follows a Decree that grows every turn. Medium. Reach {reach}.</source>
        <translation>Gehorchen einem Dekret, das mit jedem Zug wächst. Mittelschwer. Reichweite {reach}.</translation>
    </message>
    <message>
        <source>Few warriors, sympathy, sudden revolts. Medium. Reach {reach}.</source>
        <translation>Wenige Krieger, Sympathie, plötzliche Revolten. Mittelschwer. Reichweite {reach}.</translation>
    </message>
    <message>
        <source>Alone with items, quests, friends and enemies. Medium. Reach {reach}.</source>
        <translation>Allein mit Gegenständen, Aufgaben, Freunden und Feinden. Mittelschwer. Reichweite {reach}.</translation>
    </message>
    <message>
        <source>Reveals cards for rituals; gardens and conspiracies. Hard. Reach {reach}.</source>
        <translation>Deckt Karten für Rituale auf; Gärten und Verschwörungen. Schwer. Reichweite {reach}.</translation>
    </message>
    <message>
        <source>Sells cards, boats and warriors to its rivals. Hard. Reach {reach}.</source>
        <translation>Verkauft Karten, Boote und Krieger an Rivalen. Schwer. Reichweite {reach}.</translation>
    </message>
    <message>
        <source>Tunnels from its Burrow and sways ministers. Medium. Reach {reach}.</source>
        <translation>Gräbt Tunnel aus der Erdhöhle und überzeugt Minister. Mittelschwer. Reichweite {reach}.</translation>
    </message>
    <message>
        <source>Hides plots under its rivals&apos; feet. Hard. Reach {reach}.</source>
        <translation>Versteckt Pläne unter den Füßen der Rivalen. Schwer. Reichweite {reach}.</translation>
    </message>
    <message>
        <source>Follows a short list of steps; no one decides for it.</source>
        <translation>Handelt nach einer kurzen Liste von Schritten; niemand entscheidet für ihn.</translation>
    </message>
    <message>
        <source>Cult: gardens built</source>
        <translation>Kult: gebaute Gärten</translation>
    </message>
    <message>
        <source>Which suit the revealed card must match. It matters only in the Lost City.</source>
        <translation>Zu welcher Klasse die aufgedeckte Karte passen muss. Wichtig nur in der Verlorenen Stadt.</translation>
    </message>
    <message>
        <source>Garden and clearing match the card</source>
        <translation>Garten und Lichtung passen zur Karte</translation>
    </message>
    <message>
        <source>Card and garden match the clearing</source>
        <translation>Karte und Garten passen zur Lichtung</translation>
    </message>
    <message>
        <source>Cult: Score without a garden</source>
        <translation>Kult: Siegpunkte ohne Garten</translation>
    </message>
    <message>
        <source>Whether Score needs a garden of the suit on the map.</source>
        <translation>Ob dieses Ritual einen Garten der Klasse auf dem Spielplan braucht.</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>Cult: suit of Sanctify gardens</source>
        <translation>Kult: Gärten beim Weihen</translation>
    </message>
    <message>
        <source>Their suit. It matters only in the Lost City.</source>
        <translation>Ihre Klasse. Wichtig nur in der Verlorenen Stadt.</translation>
    </message>
    <message>
        <source>Suit of the clearing</source>
        <translation>Klasse der Lichtung</translation>
    </message>
    <message>
        <source>Suit of the Outcast</source>
        <translation>Klasse der Verstoßenen</translation>
    </message>
    <message>
        <source>Cult: first corner</source>
        <translation>Kult: erste Ecke</translation>
    </message>
    <message>
        <source>Where the Cult may start.</source>
        <translation>Wo der Kult beginnen darf.</translation>
    </message>
    <message>
        <source>Opposite any taken corner</source>
        <translation>Gegenüber jeder besetzten Ecke</translation>
    </message>
    <message>
        <source>Opposite the keep or first roost</source>
        <translation>Gegenüber Festung oder erstem Nest</translation>
    </message>
    <message>
        <source>Cult: who is sacrificed</source>
        <translation>Kult: wer geopfert wird</translation>
    </message>
    <message>
        <source>Where the new acolyte comes from.</source>
        <translation>Woher der neue Akolyth kommt.</translation>
    </message>
    <message>
        <source>A warrior from the supply</source>
        <translation>Ein Krieger des Vorrats</translation>
    </message>
    <message>
        <source>A warrior from the map</source>
        <translation>Ein Krieger des Spielplans</translation>
    </message>
    <message>
        <source>Cult: Fear of the faithful</source>
        <translation>Kult: Furcht der Frommen</translation>
    </message>
    <message>
        <source>Cards lost when several gardens are removed at the same time.</source>
        <translation>Karten, die verloren gehen, wenn mehrere Gärten auf einmal entfernt werden.</translation>
    </message>
    <message>
        <source>One for each garden</source>
        <translation>Eine je Garten</translation>
    </message>
    <message>
        <source>One in total</source>
        <translation>Eine insgesamt</translation>
    </message>
    <message>
        <source>Cult: Revenge</source>
        <translation>Kult: Rache</translation>
    </message>
    <message>
        <source>Which lost warriors become acolytes.</source>
        <translation>Welche verlorenen Krieger Akolythen werden.</translation>
    </message>
    <message>
        <source>The defender&apos;s in battle</source>
        <translation>Die des Verteidigers im Kampf</translation>
    </message>
    <message>
        <source>All lost on other players&apos; turns</source>
        <translation>Alle in Zügen anderer verlorenen</translation>
    </message>
    <message>
        <source>Cult: cards kept</source>
        <translation>Kult: behaltene Karten</translation>
    </message>
    <message>
        <source>Cards in hand at the end of Evening.</source>
        <translation>Handkarten am Ende des Abends.</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>Several players reach 30</source>
        <translation>Mehrere erreichen dreißig</translation>
    </message>
    <message>
        <source>Who wins when it happens at the same time.</source>
        <translation>Wer gewinnt, wenn es gleichzeitig geschieht.</translation>
    </message>
    <message>
        <source>The next player clockwise</source>
        <translation>Der Nächste im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>The current player</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>Effects before the roll</source>
        <translation>Effekte vor dem Wurf</translation>
    </message>
    <message>
        <source>Whether battles have a separate step for them.</source>
        <translation>Ob Kämpfe einen eigenen Schritt dafür haben.</translation>
    </message>
    <message>
        <source>A separate step</source>
        <translation>Ein eigener Schritt</translation>
    </message>
    <message>
        <source>No separate step</source>
        <translation>Kein eigener Schritt</translation>
    </message>
    <message>
        <source>Alliance: revolt at a base</source>
        <translation>Allianz: Revolte beim Stützpunkt</translation>
    </message>
    <message>
        <source>Whether a clearing with a base may revolt. It matters only in the Lost City.</source>
        <translation>Ob auf einer Lichtung mit Stützpunkt revoltiert werden darf. Wichtig nur in der Verlorenen Stadt.</translation>
    </message>
    <message>
        <source>Alliance: supporters lost with a base</source>
        <translation>Allianz: mit einem Stützpunkt verlorene Anhänger</translation>
    </message>
    <message>
        <source>Suit of the base</source>
        <translation>Klasse des Stützpunkts</translation>
    </message>
    <message>
        <source>The last step of a turn</source>
        <translation>Der letzte Schritt eines Zuges</translation>
    </message>
    <message>
        <source>Whether it ends everything else.</source>
        <translation>Ob er alles andere beendet.</translation>
    </message>
    <message>
        <source>You can do nothing else</source>
        <translation>Nichts anderes mehr</translation>
    </message>
    <message>
        <source>You can still use effects</source>
        <translation>Effekte bleiben möglich</translation>
    </message>
    <message>
        <source>Marquise: the sixth recruiter</source>
        <translation>Marquise: der sechste Rekrutierer</translation>
    </message>
    <message>
        <source>How many points it scores.</source>
        <translation>Was er bringt.</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Automata: rules</source>
        <translation>Automaten: Regeln</translation>
    </message>
    <message>
        <source>Which rules the automated opponents follow.</source>
        <translation>Welchen Regeln die Automaten folgen.</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Offiziell</translation>
    </message>
    <message>
        <source>Director&apos;s cut</source>
        <translation>Fassung des Autors</translation>
    </message>
    <message>
        <source>Traits of automata</source>
        <translation>Eigenschaften der Automaten</translation>
    </message>
    <message>
        <source>How many special rules, drawn at random, each automated opponent has.</source>
        <translation>Wie viele Sonderregeln, zufällig gezogen, jeder Automat hat.</translation>
    </message>
    <message>
        <source>One each</source>
        <translation>Je eine</translation>
    </message>
    <message>
        <source>Two each</source>
        <translation>Je zwei</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Dominance with two players</source>
        <translation>Dominanz zu zweit</translation>
    </message>
    <message>
        <source>Whether two players keep the dominance cards.</source>
        <translation>Ob zwei Spieler die Dominanz-Karten behalten.</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Aus dem Spiel</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Im Spiel</translation>
    </message>
    <message>
        <source>Automata: services</source>
        <translation>Automaten: Dienste</translation>
    </message>
    <message>
        <source>Whether they buy from the Riverfolk.</source>
        <translation>Ob sie beim Flussvolk kaufen.</translation>
    </message>
    <message>
        <source>They buy</source>
        <translation>Sie kaufen</translation>
    </message>
    <message>
        <source>They do not</source>
        <translation>Sie kaufen nicht</translation>
    </message>
</context>
<context>
    <name>root_board</name>
    <message>
        <source>Next part of the t&amp;able</source>
        <translation>Nächster Te&amp;il des Tisches</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the table</source>
        <translation>V&amp;origer Teil des Tisches</translation>
    </message>
    <message>
        <source>Rin&amp;gs of the rulers</source>
        <translation>Ringe &amp;der Herrscher</translation>
    </message>
    <message>
        <source>&amp;Colours of the rulers</source>
        <translation>&amp;Farben der Herrscher</translation>
    </message>
    <message>
        <source>{choice}: not available. {why}</source>
        <translation>{choice}: nicht möglich. {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>ambush, foiled</source>
        <translation>Hinterhalt, vereitelt</translation>
    </message>
    <message>
        <source>ambush</source>
        <translation>Hinterhalt</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>greift an</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>verteidigt</translation>
    </message>
    <message>
        <source>Battle, {place}: {who} against {whom}</source>
        <translation>Kampf, {place}: {who} gegen {whom}</translation>
    </message>
    <message>
        <source>. Dice {dice}</source>
        <translation>. Würfel {dice}</translation>
    </message>
    <message>
        <source>. Hits {hits}</source>
        <translation>. Treffer {hits}</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>Warriors on the map</source>
        <translation>Krieger auf dem Spielplan</translation>
    </message>
    <message>
        <source>Crafted effects</source>
        <translation>Hergestellte Effekte</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s)</source>
        <translation>
            <numerusform>%n Möglichkeit</numerusform>
            <numerusform>%n Möglichkeiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Supporters</source>
        <translation>Anhänger</translation>
    </message>
    <message numerus="yes">
        <source>%n supporter(s)</source>
        <translation>
            <numerusform>%n Anhänger</numerusform>
            <numerusform>%n Anhänger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>room for %n without a base</source>
        <translation>
            <numerusform>Platz für %n ohne Stützpunkt</numerusform>
            <numerusform>Platz für %n ohne Stützpunkt</numerusform>
        </translation>
    </message>
    <message>
        <source>{head}: {cards}</source>
        <translation>{head}: {cards}</translation>
    </message>
    <message>
        <source>Supporter: {card}</source>
        <translation>Anhänger: {card}</translation>
    </message>
    <message>
        <source>officers</source>
        <translation>Offiziere</translation>
    </message>
    <message numerus="yes">
        <source>%n officer(s)</source>
        <translation>
            <numerusform>%n Offizier</numerusform>
            <numerusform>%n Offiziere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s) left</source>
        <translation>
            <numerusform>%n Einsatz übrig</numerusform>
            <numerusform>%n Einsätze übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>in {number}</source>
        <translation>in {number}</translation>
    </message>
    <message>
        <source>{piece}, not built</source>
        <translation>{piece}, nicht gebaut</translation>
    </message>
    <message>
        <source>{piece} in {place}</source>
        <translation>{piece} in {place}</translation>
    </message>
    <message>
        <source>Sympathy: {count} of {whole} on the map</source>
        <translation>Sympathie: {count} von {whole} auf dem Spielplan</translation>
    </message>
    <message>
        <source>{head}; the next one costs {cost} and scores {points}</source>
        <translation>{head}; die nächste kostet {cost} und bringt {points}</translation>
    </message>
    <message>
        <source>Supporters for the last five sympathy tokens: {list}</source>
        <translation>Anhänger für die letzten fünf Sympathie-Plättchen: {list}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n Handkarte</numerusform>
            <numerusform>%n Handkarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warrior(s) in the supply</source>
        <translation>
            <numerusform>%n Krieger im Vorrat</numerusform>
            <numerusform>%n Krieger im Vorrat</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: {pieces}</source>
        <translation>{who}: {pieces}</translation>
    </message>
    <message>
        <source>In play: {card}</source>
        <translation>Im Spiel: {card}</translation>
    </message>
    <message>
        <source>Crafted, permanently exhausted: {item}, {count}</source>
        <translation>Hergestellt, für immer benutzt: {item}, {count}</translation>
    </message>
    <message>
        <source>Crafted: {item}, {count}</source>
        <translation>Hergestellt: {item}, {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n plot(s) in the supply</source>
        <translation>
            <numerusform>%n Plan im Vorrat</numerusform>
            <numerusform>%n Pläne im Vorrat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draws %n card(s) in Evening</source>
        <translation>
            <numerusform>Zieht am Abend %n Karte</numerusform>
            <numerusform>Zieht am Abend %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>%n Aktion übrig</numerusform>
            <numerusform>%n Aktionen übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>{plot}, face up, in {place}</source>
        <translation>{plot}, offen, in {place}</translation>
    </message>
    <message>
        <source>{plot}, face down, in {place}</source>
        <translation>{plot}, verdeckt, in {place}</translation>
    </message>
    <message>
        <source>No plot on the map</source>
        <translation>Kein Plan auf dem Spielplan</translation>
    </message>
    <message numerus="yes">
        <source>%n in the supply</source>
        <translation>
            <numerusform>%n im Vorrat</numerusform>
            <numerusform>%n im Vorrat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face up</source>
        <translation>
            <numerusform>%n offen</numerusform>
            <numerusform>%n offen</numerusform>
        </translation>
    </message>
    <message>
        <source>Hated</source>
        <translation>Verhasst</translation>
    </message>
    <message>
        <source>Outcast</source>
        <translation>Verstoßen</translation>
    </message>
    <message>
        <source>The Outcast is {suit} and Hated: conspiracies cost one less</source>
        <translation>Verstoßene: {suit}, verhasst. Verschwörungen kosten einen weniger</translation>
    </message>
    <message>
        <source>The Outcast is {suit}</source>
        <translation>Verstoßene: {suit}</translation>
    </message>
    <message>
        <source>Point at an option to see what it does.</source>
        <translation>Zeig auf eine Möglichkeit: Hier steht, was sie bringt.</translation>
    </message>
    <message>
        <source>Setup: the first round follows</source>
        <translation>Aufbau: Die erste Runde folgt</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Effect: {list}.</source>
        <translation>Das bringt: {list}.</translation>
    </message>
    <message>
        <source>You win together with {who} and no longer score points.</source>
        <translation>Du gewinnst mit {who} und erhältst keine Punkte mehr.</translation>
    </message>
    <message>
        <source>You leave the score track and win by {card} only.</source>
        <translation>Du verlässt die Punkteleiste und gewinnst nur noch durch {card}.</translation>
    </message>
    <message>
        <source>Then chance decides.</source>
        <translation>Dann entscheiden Würfel oder Los.</translation>
    </message>
    <message>
        <source>Chance decides.</source>
        <translation>Würfel oder Los entscheiden.</translation>
    </message>
    <message>
        <source>Then something is revealed.</source>
        <translation>Dann wird etwas aufgedeckt.</translation>
    </message>
    <message>
        <source>Something is revealed.</source>
        <translation>Etwas wird aufgedeckt.</translation>
    </message>
    <message>
        <source>{who}: {change}.</source>
        <translation>{who}: {change}.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>next:</source>
        <translation>als Nächstes:</translation>
    </message>
    <message>
        <source>Lost Souls: {list}. The Outcast would be {suit} and Hated</source>
        <translation>Verlorene Seelen: {list}. Verstoßene wären: {suit}, verhasst</translation>
    </message>
    <message>
        <source>Lost Souls: {list}. The Outcast would be {suit}</source>
        <translation>Verlorene Seelen: {list}. Verstoßene wären: {suit}</translation>
    </message>
    <message numerus="yes">
        <source>%n acolyte(s)</source>
        <translation>
            <numerusform>%n Akolyth</numerusform>
            <numerusform>%n Akolythen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{conspiracy} costs %n acolyte(s)</source>
        <translation>
            <numerusform>{conspiracy} kostet %n Akolythen</numerusform>
            <numerusform>{conspiracy} kostet %n Akolythen</numerusform>
        </translation>
    </message>
    <message>
        <source>{suit} gardens: {count} of {whole} on the map, worth {points}</source>
        <translation>Gärten ({suit}): {count} von {whole} auf dem Spielplan, Wert {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {whole} tunnels on the map</source>
        <translation>{count} von {whole} Tunneln auf dem Spielplan</translation>
    </message>
    <message numerus="yes">
        <source>%n warrior(s) in the Burrow</source>
        <translation>
            <numerusform>%n Krieger in der Erdhöhle</numerusform>
            <numerusform>%n Krieger in der Erdhöhle</numerusform>
        </translation>
    </message>
    <message>
        <source>{piece}: {count} of {whole} on the map, {does}</source>
        <translation>{piece}: {count} von {whole} auf dem Spielplan, {does}</translation>
    </message>
    <message numerus="yes">
        <source>%n warrior(s) each Birdsong</source>
        <translation>
            <numerusform>%n Krieger je Morgenröte</numerusform>
            <numerusform>%n Krieger je Morgenröte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each Evening</source>
        <translation>
            <numerusform>%n Karte je Abend</numerusform>
            <numerusform>%n Karten je Abend</numerusform>
        </translation>
    </message>
    <message>
        <source>{rank}: {crowns}; swaying needs {cards} and scores {points}</source>
        <translation>{rank}: {crowns}; Überzeugen verlangt {cards} und bringt {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n crown(s) left</source>
        <translation>
            <numerusform>%n Krone übrig</numerusform>
            <numerusform>%n Kronen übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{minister}, swayed, has acted</source>
        <translation>{minister}, überzeugt, hat gehandelt</translation>
    </message>
    <message>
        <source>{minister}, swayed</source>
        <translation>{minister}, überzeugt</translation>
    </message>
    <message>
        <source>{minister}, not swayed</source>
        <translation>{minister}, nicht überzeugt</translation>
    </message>
    <message>
        <source>{leader} leads. {does}</source>
        <translation>{leader} regiert. {does}</translation>
    </message>
    <message>
        <source>{leader}, deposed. {does}</source>
        <translation>{leader}, abgesetzt. {does}</translation>
    </message>
    <message>
        <source>{leader}, available. {does}</source>
        <translation>{leader}, wartet. {does}</translation>
    </message>
    <message>
        <source>Crafted items score their printed points.</source>
        <translation>Hergestellte Gegenstände bringen, was aufgedruckt ist.</translation>
    </message>
    <message>
        <source>Each Recruit card places two warriors.</source>
        <translation>Jede Karte bei Rekrutieren platziert zwei Krieger.</translation>
    </message>
    <message>
        <source>One extra hit as attacker.</source>
        <translation>Ein Extra-Treffer beim Angriff.</translation>
    </message>
    <message>
        <source>One more point in a battle that removes a building or a token.</source>
        <translation>Ein Punkt mehr in jedem Kampf, in dem ein Gebäude oder Plättchen entfernt wird.</translation>
    </message>
    <message>
        <source>{does} Viziers: {columns}.</source>
        <translation>{does} Wesire: {columns}.</translation>
    </message>
    <message>
        <source>Decree, {column}: {cards}</source>
        <translation>Dekret, {column}: {cards}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>{card}: would fail now. {why}</source>
        <translation>{card}: würde jetzt scheitern. {why}</translation>
    </message>
    <message>
        <source>Vizier</source>
        <translation>Wesir</translation>
    </message>
    <message>
        <source>{count} of {whole} roosts on the map, {points} each Evening</source>
        <translation>{count} von {whole} Nestern auf dem Spielplan, jeden Abend {points}</translation>
    </message>
    <message numerus="yes">
        <source>Scores %n point(s) each Evening</source>
        <translation>
            <numerusform>Bringt jeden Abend %n Punkt</numerusform>
            <numerusform>Bringt jeden Abend %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turmoil would cost %n point(s)</source>
        <translation>
            <numerusform>Aufruhr würde %n Punkt kosten</numerusform>
            <numerusform>Aufruhr würde %n Punkte kosten</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {whole} wood on the map</source>
        <translation>{count} von {whole} Holz auf dem Spielplan</translation>
    </message>
    <message>
        <source>The keep has been removed</source>
        <translation>Die Festung ist verloren</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>fort</translation>
    </message>
    <message>
        <source>The keep is in {place}</source>
        <translation>Die Festung steht in {place}</translation>
    </message>
    <message>
        <source>Wood for the next building, from the left: {list}</source>
        <translation>Holz für das nächste Gebäude, von links: {list}</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>{piece}: {count} of {whole} on the map</source>
        <translation>{piece}: {count} von {whole} auf dem Spielplan</translation>
    </message>
    <message>
        <source>{head}; the next one costs {cost} wood and scores {points}</source>
        <translation>{head}; das nächste kostet {cost} Holz und bringt {points}</translation>
    </message>
    <message>
        <source>Funds</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Einzahlungen</translation>
    </message>
    <message>
        <source>Committed</source>
        <translation>Einsätze</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Dominance cards beside the map: {list}</source>
        <translation>Dominanz-Karten neben dem Spielplan: {list}</translation>
    </message>
    <message>
        <source>Dominance</source>
        <translation>Dominanz</translation>
    </message>
    <message>
        <source>{clicked}: {next}</source>
        <translation>{clicked}: {next}</translation>
    </message>
    <message>
        <source>choose the rival</source>
        <translation>wähle den Rivalen</translation>
    </message>
    <message>
        <source>choose a faction here, or where to go</source>
        <translation>wähle hier eine Partei oder das Ziel</translation>
    </message>
    <message>
        <source>choose the faction</source>
        <translation>wähle die Partei</translation>
    </message>
    <message>
        <source>choose the place</source>
        <translation>wähle den Ort</translation>
    </message>
    <message>
        <source>choose how many</source>
        <translation>wähle, wie viele</translation>
    </message>
    <message>
        <source>choose the card</source>
        <translation>wähle die Karte</translation>
    </message>
    <message>
        <source>choose the piece</source>
        <translation>wähle den Marker</translation>
    </message>
    <message>
        <source>choose the place, or a button below</source>
        <translation>wähle den Ort oder eine Schaltfläche unten</translation>
    </message>
    <message numerus="yes">
        <source>ambush: %n hit(s)</source>
        <translation>
            <numerusform>Hinterhalt: %n Treffer</numerusform>
            <numerusform>Hinterhalt: %n Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) here: click to continue.</source>
        <translation>
            <numerusform>%n Möglichkeit hier: Ein Klick geht weiter.</numerusform>
            <numerusform>%n Möglichkeiten hier: Ein Klick geht weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sympathy: supporters to pay, points to score</source>
        <translation>Sympathie: Anhänger als Preis, Punkte</translation>
    </message>
    <message>
        <source>{head}. Martial Law makes it cost one more in {list}</source>
        <translation>{head}. Durch das Kriegsrecht kostet es eins mehr: {list}</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Difficulty: {level}</source>
        <translation>Stärke der Automaten: {level}</translation>
    </message>
    <message>
        <source>director&apos;s cut</source>
        <translation>Fassung des Autors</translation>
    </message>
    <message>
        <source>Ordered clearings, first to last: {list}</source>
        <translation>Lichtungen nach Vorrang: {list}</translation>
    </message>
    <message>
        <source>Order: {card}</source>
        <translation>Befehl: {card}</translation>
    </message>
    <message>
        <source>Order: {suit}</source>
        <translation>Befehl: {suit}</translation>
    </message>
    <message>
        <source>The order is revealed in its Birdsong.</source>
        <translation>Der Befehl wird in der eigenen Morgenröte aufgedeckt.</translation>
    </message>
    <message>
        <source>its quest: {items}</source>
        <translation>Aufgabe: {items}</translation>
    </message>
    <message>
        <source>{phase}, {step}: {does}</source>
        <translation>{phase}, {step}: {does}</translation>
    </message>
    <message>
        <source>{step}: {does}</source>
        <translation>{step}: {does}</translation>
    </message>
    <message>
        <source>Trait: {name}</source>
        <translation>Eigenschaft: {name}</translation>
    </message>
    <message numerus="yes">
        <source>Decree, {suit}: %n card(s)</source>
        <translation>
            <numerusform>Dekret, {suit}: %n Karte</numerusform>
            <numerusform>Dekret, {suit}: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Sympathy</source>
        <translation>Sympathie</translation>
    </message>
    <message>
        <source>Bases</source>
        <translation>Stützpunkte</translation>
    </message>
    <message>
        <source>Acolytes</source>
        <translation>Akolythen</translation>
    </message>
    <message>
        <source>{suit} gardens</source>
        <translation>{suit}-Gärten</translation>
    </message>
    <message>
        <source>Burrow</source>
        <translation>Erdhöhle</translation>
    </message>
    <message>
        <source>Tunnels</source>
        <translation>Tunnel</translation>
    </message>
    <message>
        <source>Ministers</source>
        <translation>Minister</translation>
    </message>
    <message>
        <source>Plots left</source>
        <translation>Pläne übrig</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Exhausted</source>
        <translation>Benutzt</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>shield</source>
        <translation>Schild</translation>
    </message>
    <message>
        <source>sword</source>
        <translation>Schwert</translation>
    </message>
    <message>
        <source>Posts</source>
        <translation>Posten</translation>
    </message>
    <message>
        <source>Protection</source>
        <translation>Schutzmarke</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Abend</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>reveals the top card: its suit is the order. An item on it is crafted for one point.</source>
        <translation>deckt die oberste Karte auf: Ihre Klasse ist der Befehl. Ein Gegenstand darauf wird für einen Punkt hergestellt.</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>in each ordered clearing, against the player with the most pieces, then the most points.</source>
        <translation>auf jeder befohlenen Lichtung, gegen die meisten Marker, dann die meisten Punkte.</translation>
    </message>
    <message>
        <source>{n} warriors, spread over the ordered clearings it rules; bird: over the two lowest-priority clearings it rules.</source>
        <translation>{n} Krieger, verteilt auf die befohlenen Lichtungen, die sie beherrscht; ein Vogel: auf die zwei beherrschten mit niedrigstem Vorrang.</translation>
    </message>
    <message>
        <source>fox: a sawmill; rabbit: a workshop; mouse: a recruiter; bird: its most common kind; where it rules with the most warriors.</source>
        <translation>Fuchs eine Sägemühle, Hase eine Werkstatt, Maus einen Rekrutierer, Vogel ihre häufigste Art, wo sie mit den meisten Kriegern herrscht.</translation>
    </message>
    <message>
        <source>all but {n} from each ordered clearing to the adjacent clearing with the most enemy pieces; bird: then it battles there.</source>
        <translation>alle bis auf {n} von jeder befohlenen Lichtung zum Nachbarn mit den meisten feindlichen Markern; ein Vogel: Dann kämpft sie dort.</translation>
    </message>
    <message>
        <source>if it built nothing, its order is no bird and it would score fewer than {n} points: it reveals a new order and repeats Daylight.</source>
        <translation>Hat sie nichts gebaut, ist der Befehl kein Vogel und brächte er weniger als {n} Punkte: Sie deckt einen neuen Befehl auf und wiederholt das Tageslicht.</translation>
    </message>
    <message>
        <source>if it built nothing, its order is no bird and it has at most {n} buildings on the map: it reveals a new order and repeats Daylight.</source>
        <translation>Hat sie nichts gebaut, ist der Befehl kein Vogel und hat sie höchstens {n} Gebäude auf der Karte: Sie deckt einen neuen Befehl auf und wiederholt das Tageslicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) now for the buildings of its order.</source>
        <translation>
            <numerusform>jetzt %n Punkt für die Gebäude ihres Befehls.</numerusform>
            <numerusform>jetzt %n Punkte für die Gebäude ihres Befehls.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recruit</source>
        <translation>Rekrutieren</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Ausbreiten</translation>
    </message>
    <message>
        <source>reveals the top card; it joins the column of its suit.</source>
        <translation>decken die oberste Karte auf; sie kommt in die Spalte ihrer Klasse.</translation>
    </message>
    <message>
        <source>each column: as many warriors as cards, in a matching clearing with a roost, where there are the most enemy pieces.</source>
        <translation>je Spalte: so viele Krieger wie Karten, auf einer passenden Lichtung mit Nest, wo die meisten feindlichen Marker sind.</translation>
    </message>
    <message>
        <source>each column: from the matching clearing it rules with the most warriors; it leaves enough to rule.</source>
        <translation>je Spalte: von der passenden beherrschten Lichtung mit den meisten Kriegern; genug bleiben, um zu herrschen.</translation>
    </message>
    <message>
        <source>each column: in a matching clearing without a roost, most defenseless buildings first. The largest column deals one extra hit.</source>
        <translation>je Spalte: auf einer passenden Lichtung ohne Nest, zuerst wo die meisten wehrlosen Gebäude sind. Die größte Spalte bringt einen Treffer mehr.</translation>
    </message>
    <message>
        <source>a roost where it rules, highest priority first; if it can&apos;t: turmoil, losing a point for each bird.</source>
        <translation>ein Nest, wo sie herrschen, höchster Vorrang zuerst; geht das nicht: Aufruhr, ein Punkt weniger für jeden Vogel.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) now for its roosts.</source>
        <translation>
            <numerusform>jetzt %n Punkt für ihre Nester.</numerusform>
            <numerusform>jetzt %n Punkte für ihre Nester.</numerusform>
        </translation>
    </message>
    <message>
        <source>Revolt</source>
        <translation>Revolte</translation>
    </message>
    <message>
        <source>if the base of the order&apos;s suit is not built: in the ordered sympathetic clearing with the most enemy pieces. All of them are removed.</source>
        <translation>wenn der Stützpunkt der Klasse des Befehls fehlt: auf der befohlenen Lichtung mit Sympathie, wo die meisten feindlichen Marker sind. Sie gehen alle.</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Verbreiten</translation>
    </message>
    <message>
        <source>without a revolt: sympathy once, or twice while fewer than five are on the map.</source>
        <translation>ohne Revolte: einmal Sympathie, zweimal, solange weniger als fünf auf dem Spielplan sind.</translation>
    </message>
    <message>
        <source>sympathy again, in an ordered clearing adjacent to sympathy, where there are the fewest enemy warriors; bird: also a revolt.</source>
        <translation>noch einmal Sympathie, befohlen und neben Sympathie, wo die wenigsten feindlichen Krieger sind; ein Vogel: auch eine Revolte.</translation>
    </message>
    <message>
        <source>at a base with at least {n} warriors they leave and spread sympathy; then one warrior at each base.</source>
        <translation>Ab {n} Kriegern bei einem Stützpunkt gehen sie und verbreiten Sympathie; dann ein Krieger bei jedem Stützpunkt.</translation>
    </message>
    <message>
        <source>the most common suit of the Lost Souls; a tie or none counts as bird.</source>
        <translation>die häufigste Klasse der Verlorenen Seelen; Gleichstand oder keine ist ein Vogel.</translation>
    </message>
    <message>
        <source>Conspire</source>
        <translation>Verschwören</translation>
    </message>
    <message>
        <source>Rituals</source>
        <translation>Rituale</translation>
    </message>
    <message>
        <source>the top {n} Lost Souls, one by one: a warrior in a clearing of the suit, or a garden if it rules there; bird: a warrior becomes an acolyte.</source>
        <translation>die obersten {n} Verlorenen Seelen, eine nach der anderen: ein Krieger auf einer Lichtung der Klasse, ein Garten, wenn er dort herrscht; ein Vogel: Ein Krieger wird Akolyth.</translation>
    </message>
    <message>
        <source>points for the gardens of its order; the revealed cards return to the Lost Souls.</source>
        <translation>Punkte für die Gärten seines Befehls; die aufgedeckten Karten kommen zurück zu den Verlorenen Seelen.</translation>
    </message>
    <message>
        <source>one for each acolyte, next is {next}: convert a warrior, battle in ordered clearings or sanctify a building there.</source>
        <translation>eine je Akolyth, als Nächstes {next}: einen Krieger konvertieren, auf befohlenen Lichtungen kämpfen oder dort ein Gebäude weihen.</translation>
    </message>
    <message numerus="yes">
        <source>%n warrior(s) in the Burrow.</source>
        <translation>
            <numerusform>%n Krieger in die Erdhöhle.</numerusform>
            <numerusform>%n Krieger in die Erdhöhle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dig</source>
        <translation>Graben</translation>
    </message>
    <message>
        <source>with four in the Burrow: a tunnel and four warriors in an ordered clearing without its own tunnel or building.</source>
        <translation>ab vier Kriegern in der Erdhöhle: ein Tunnel und vier Krieger auf eine befohlene Lichtung ohne eigenen Tunnel oder eigenes Gebäude.</translation>
    </message>
    <message>
        <source>in each ordered clearing, against the player with the most buildings, then pieces, then points.</source>
        <translation>auf jeder befohlenen Lichtung, gegen die meisten Gebäude, dann Marker, dann Punkte.</translation>
    </message>
    <message>
        <source>a citadel while nine warriors are in its supply, otherwise a market, where it rules with the most warriors.</source>
        <translation>eine Zitadelle, solange neun Krieger im Vorrat sind, sonst ein Markt, wo es mit den meisten Kriegern herrscht.</translation>
    </message>
    <message>
        <source>all swayed ministers act, from the top.</source>
        <translation>alle überzeugten handeln, von oben nach unten.</translation>
    </message>
    <message numerus="yes">
        <source>small groups move to a building or the Burrow; %n point(s) now for markets; it sways a minister of the order&apos;s suit.</source>
        <translation>
            <numerusform>kleine Gruppen gehen zu einem Gebäude oder unter die Erde; jetzt %n Punkt für Märkte; ein Minister der Klasse des Befehls wird überzeugt.</numerusform>
            <numerusform>kleine Gruppen gehen zu einem Gebäude oder unter die Erde; jetzt %n Punkte für Märkte; ein Minister der Klasse des Befehls wird überzeugt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} warriors in each of two ordered clearings, those without a plot first.</source>
        <translation>je {n} Krieger auf zwei befohlene Lichtungen, zuerst auf die ohne Plan.</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>all face-down plots: each scores one point for every face-up plot.</source>
        <translation>alle verdeckten Pläne: Jeder bringt einen Punkt für jeden offenen Plan.</translation>
    </message>
    <message>
        <source>in each ordered clearing with two of its warriors, against the player with the most buildings and tokens, then the most points.</source>
        <translation>auf jeder befohlenen Lichtung mit zwei eigenen Kriegern, gegen die meisten Gebäude und Plättchen, dann die meisten Punkte.</translation>
    </message>
    <message>
        <source>all but two from each ordered clearing with a face-up plot to an adjacent clearing without a plot.</source>
        <translation>alle bis auf zwei von jeder befohlenen Lichtung mit offenem Plan zu einem Nachbarn ohne Plan.</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>a random plot, replacing a warrior in the ordered clearing with the most of its warriors; one more if at least three are there.</source>
        <translation>ein zufälliger Plan für einen Krieger auf der befohlenen Lichtung mit den meisten eigenen; noch einer, wo drei oder mehr stehen.</translation>
    </message>
    <message>
        <source>a point for each face-up extortion.</source>
        <translation>ein Punkt für jede offene Erpressung.</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>Schleichen</translation>
    </message>
    <message>
        <source>with two or fewer undamaged items: to an adjacent forest, and Evening begins immediately.</source>
        <translation>bei höchstens zwei unbeschädigten Gegenständen: in einen nahen Wald, und der Abend beginnt sofort.</translation>
    </message>
    <message>
        <source>refreshes undamaged items and repairs one; in a forest it repairs all.</source>
        <translation>frischt unbeschädigte Gegenstände auf und repariert einen; im Wald repariert er alle.</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>moves to the nearest ruin and takes a random item.</source>
        <translation>geht zur nächsten Ruine und nimmt einen zufälligen Gegenstand.</translation>
    </message>
    <message>
        <source>Quest</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>moves to the nearest clearing of its quest: two items for a point.</source>
        <translation>geht zur nächsten Lichtung seiner Aufgabe: zwei Gegenstände für einen Punkt.</translation>
    </message>
    <message>
        <source>Aid</source>
        <translation>Helfen</translation>
    </message>
    <message>
        <source>takes crafted items from the player here with the fewest points: a point each, giving a card in return.</source>
        <translation>nimmt hergestellte Gegenstände von dem hier, der die wenigsten Punkte hat: je ein Punkt, und eine Karte dafür.</translation>
    </message>
    <message>
        <source>moves to the nearest pieces of the enemy with the most points and battles; exhausts two items to battle there again.</source>
        <translation>geht zu den nächsten Markern des Feindes mit den meisten Punkten; noch einmal für zwei Gegenstände.</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparieren</translation>
    </message>
    <message>
        <source>an item to repair another.</source>
        <translation>ein Gegenstand für die Reparatur eines anderen.</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Besonderes</translation>
    </message>
    <message>
        <source>uses its character&apos;s special action.</source>
        <translation>was sein Charakter kann.</translation>
    </message>
    <message>
        <source>up to two cards join its market, at most five; the card at the right end is the order.</source>
        <translation>bis zu zwei Karten kommen auf ihren Markt, höchstens fünf liegen dort; die Karte ganz rechts ist der Befehl.</translation>
    </message>
    <message>
        <source>a trade post with its garrison in an ordered clearing without one; no points.</source>
        <translation>ein Handelsposten mit Garnison auf einer befohlenen Lichtung ohne Posten; keine Punkte.</translation>
    </message>
    <message>
        <source>a warrior in each ordered clearing; bird: in each clearing on the river.</source>
        <translation>ein Krieger auf jeder befohlenen Lichtung; ein Vogel: auf jeder Lichtung am Fluss.</translation>
    </message>
    <message>
        <source>Protectionism</source>
        <translation>Protektion</translation>
    </message>
    <message>
        <source>without Payments the shield, without a supply the sword: a point and two warriors where there are the most enemy pieces.</source>
        <translation>ohne Einzahlungen das Schild, ohne Vorrat das Schwert: ein Punkt und zwei Krieger, wo die meisten feindlichen Marker sind.</translation>
    </message>
    <message>
        <source>with the shield everywhere, with the sword in each ordered clearing, against the player with the fewest Payments.</source>
        <translation>mit dem Schild überall, mit dem Schwert auf jeder befohlenen Lichtung, gegen den mit den wenigsten Einzahlungen.</translation>
    </message>
    <message>
        <source>a point for each warrior in Payments of the player with the most there; these return to their supply. The leftmost card leaves.</source>
        <translation>ein Punkt für jeden Krieger bei den Einzahlungen dessen, der dort die meisten hat; sie gehen heim. Die Karte ganz links kommt weg.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Revealed: {card}</source>
        <translation>Aufgedeckt: {card}</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Pläne</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Zieht</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Gardens: points now, and with the next one</source>
        <translation>Gärten: Punkte jetzt und mit dem nächsten</translation>
    </message>
    <message>
        <source>Lost Souls, next:</source>
        <translation>Verlorene Seelen, als Nächstes:</translation>
    </message>
    <message>
        <source>Citadels: warriors</source>
        <translation>Zitadellen: Krieger</translation>
    </message>
    <message>
        <source>Markets: cards</source>
        <translation>Märkte: Karten</translation>
    </message>
    <message>
        <source>Citadels bring warriors each Birdsong, markets cards</source>
        <translation>Zitadellen bringen je Morgenröte Krieger, Märkte Karten</translation>
    </message>
    <message>
        <source>Roosts: points each Evening</source>
        <translation>Nester: Punkte jeden Abend</translation>
    </message>
    <message>
        <source>Turmoil</source>
        <translation>Aufruhr</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Festung</translation>
    </message>
    <message>
        <source>The keep is not placed yet</source>
        <translation>Die Festung ist noch nicht platziert</translation>
    </message>
    <message>
        <source>Prices of its services</source>
        <translation>Preise der Dienste</translation>
    </message>
    <message>
        <source>Trade posts left; points for the placed ones</source>
        <translation>Übrige Handelsposten; Punkte für die platzierten</translation>
    </message>
    <message>
        <source>{who}: {count}</source>
        <translation>{who}: {count}</translation>
    </message>
    <message>
        <source>{service} costs {price}</source>
        <translation>{service} kostet {price}</translation>
    </message>
    <message>
        <source>{service} at {price}, the current price</source>
        <translation>{service} für {price}, der Preis von jetzt</translation>
    </message>
    <message>
        <source>{service} at {price}</source>
        <translation>{service} für {price}</translation>
    </message>
    <message>
        <source>{suit} trade posts: {count} of {whole} left, funds used: {used}</source>
        <translation>Handelsposten ({suit}): {count} von {whole} übrig, {used} Mittel eingesetzt</translation>
    </message>
    <message>
        <source>In its hand: {card}</source>
        <translation>Auf der Hand: {card}</translation>
    </message>
    <message>
        <source>Torch: take a random card from a player with pieces in your clearing.</source>
        <translation>Fackel: Nimm eine zufällige Karte von einem Spieler mit Markern auf deiner Lichtung.</translation>
    </message>
    <message>
        <source>Torch: take a card of your clearing&apos;s suit, or a bird, from the discards.</source>
        <translation>Fackel: Nimm eine Karte der Klasse deiner Lichtung oder einen Vogel vom Ablagestapel.</translation>
    </message>
    <message>
        <source>Torch: repair three items; Daylight ends immediately.</source>
        <translation>Fackel: Repariere drei Gegenstände; das Tageslicht endet sofort.</translation>
    </message>
    <message>
        <source>Torch: make a player in your clearing battle another one there; you score buildings and tokens.</source>
        <translation>Fackel: Lass einen Spieler auf deiner Lichtung dort gegen einen anderen kämpfen; Gebäude und Plättchen zählen für dich.</translation>
    </message>
    <message>
        <source>A defender in your clearing may enlist you: you score one point and your swords fight alongside.</source>
        <translation>Ein Verteidiger auf deiner Lichtung darf dich anwerben: Du erhältst einen Punkt, und deine Schwerter kämpfen mit.</translation>
    </message>
    <message>
        <source>Torch, permanently removed: remove all enemies in your clearing; nothing can come there again.</source>
        <translation>Fackel, für immer weg: Entferne alle Feinde auf deiner Lichtung; nichts kommt mehr dorthin.</translation>
    </message>
    <message>
        <source>Once a turn, in a quest: a ready item stands in for any other and is also damaged.</source>
        <translation>Einmal im Zug, bei einer Aufgabe: Ein bereiter Gegenstand steht für einen beliebigen anderen und wird dazu beschädigt.</translation>
    </message>
    <message>
        <source>After the roll, once in a battle: a sword deals one extra hit.</source>
        <translation>Nach dem Wurf, einmal im Kampf: Ein Schwert bringt einen Extra-Treffer.</translation>
    </message>
    <message>
        <source>Torch: move the pawn to any clearing, without boots.</source>
        <translation>Fackel: Die Spielfigur geht auf eine beliebige Lichtung, ohne Stiefel.</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Gegenstände</translation>
    </message>
    <message>
        <source>{character} with {special}; {count} of {whole} items</source>
        <translation>{character} mit {special}; {count} von {whole} Gegenständen</translation>
    </message>
    <message>
        <source>each refreshes two more items</source>
        <translation>jeder frischt zwei Gegenstände mehr auf</translation>
    </message>
    <message>
        <source>each draws one more card</source>
        <translation>jede zieht eine Karte mehr</translation>
    </message>
    <message>
        <source>each makes room for two more items</source>
        <translation>jeder schafft Platz für zwei Gegenstände mehr</translation>
    </message>
    <message>
        <source>Track of {item}: {count} of {whole}, {does}</source>
        <translation>Leiste von {item}: {count} von {whole}, {does}</translation>
    </message>
    <message>
        <source>Satchel</source>
        <translation>Rucksack</translation>
    </message>
    <message>
        <source>{item}, {state}: {count}</source>
        <translation>{item}, {state}: {count}</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>benutzt</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>Hostile</source>
        <translation>Feindlich</translation>
    </message>
    <message>
        <source>Indifferent</source>
        <translation>Neutral</translation>
    </message>
    <message>
        <source>Amiable</source>
        <translation>Wohlgesinnt</translation>
    </message>
    <message>
        <source>Friendly</source>
        <translation>Befreundet</translation>
    </message>
    <message>
        <source>Allied</source>
        <translation>Alliiert</translation>
    </message>
    <message>
        <source>{who}: {relation}</source>
        <translation>{who}: {relation}</translation>
    </message>
    <message numerus="yes">
        <source>%n more aid(s) this turn for the next step</source>
        <translation>
            <numerusform>noch %n Hilfe in diesem Zug bis zur nächsten Stufe</numerusform>
            <numerusform>noch %n Hilfen in diesem Zug bis zur nächsten Stufe</numerusform>
        </translation>
    </message>
    <message>
        <source>Quests</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Quests done: {list}</source>
        <translation>Erledigte Aufgaben: {list}</translation>
    </message>
    <message>
        <source>Quest {quest}: {items}, for {points} or two cards</source>
        <translation>Aufgabe {quest}: {items}, für {points} oder zwei Karten</translation>
    </message>
    <message>
        <source>Craft it: {item}, {points}.</source>
        <translation>Herstellen: {item}, {points}.</translation>
    </message>
    <message>
        <source>{suit} card</source>
        <translation>Karte ({suit})</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <translation>kostet {cost}</translation>
    </message>
    <message>
        <source>gives {item} and {points}</source>
        <translation>gibt {item} und {points}</translation>
    </message>
    <message>
        <source>any suit</source>
        <translation>jede Klasse</translation>
    </message>
    <message>
        <source>{count} {piece}</source>
        <translation>{count} {piece}</translation>
    </message>
    <message>
        <source>Dominance beside the map</source>
        <translation>Dominanz neben dem Spielplan</translation>
    </message>
    <message>
        <source>In play: {who}</source>
        <translation>Im Spiel: {who}</translation>
    </message>
    <message>
        <source>Revealed: {who}</source>
        <translation>Aufgedeckt: {who}</translation>
    </message>
    <message>
        <source>Lost Souls</source>
        <translation>Verlorene Seelen</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>{count} times {piece}</source>
        <translation>{count}-mal {piece}</translation>
    </message>
    <message>
        <source>Open quests</source>
        <translation>Offene Aufgaben</translation>
    </message>
    <message>
        <source>Leaf {number} of {count}: turn it over</source>
        <translation>Blatt {number} von {count}: umblättern</translation>
    </message>
    <message>
        <source>{number} items or allied warriors</source>
        <translation>{number} Gegenstände oder verbündete Krieger</translation>
    </message>
    <message>
        <source>Before the roll, the defender may enlist {list}.</source>
        <translation>Vor dem Wurf darf der Verteidiger anwerben: {list}.</translation>
    </message>
    <message numerus="yes">
        <source>Counted: %n hit(s) before the roll.</source>
        <translation>
            <numerusform>Mitgezählt: %n Treffer vor dem Wurf.</numerusform>
            <numerusform>Mitgezählt: %n Treffer vor dem Wurf.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest depends on what you cannot see.</source>
        <translation>Der Rest hängt von dem ab, was du nicht siehst.</translation>
    </message>
    <message>
        <source>It depends on what you cannot see.</source>
        <translation>Es hängt von dem ab, was du nicht siehst.</translation>
    </message>
    <message>
        <source>{place}. {content}</source>
        <translation>{place}. {content}</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Round {number}, {who}: {phase}</source>
        <translation>Runde {number}, {who}: {phase}</translation>
    </message>
    <message>
        <source>Battle in {place}</source>
        <translation>Kampf in {place}</translation>
    </message>
    <message>
        <source>deals {number} hits on average</source>
        <translation>erzielt im Schnitt {number} Treffer</translation>
    </message>
    <message>
        <source>loses {pieces}</source>
        <translation>verliert {pieces}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{number} warriors</source>
        <translation>{number} Krieger</translation>
    </message>
    <message>
        <source>{number} pieces</source>
        <translation>{number} Marker</translation>
    </message>
    <message>
        <source>{number} items</source>
        <translation>{number} Gegenstände</translation>
    </message>
    <message>
        <source>Before it, an ambush is possible: two hits immediately.</source>
        <translation>Davor ist ein Hinterhalt möglich: zwei Treffer sofort.</translation>
    </message>
    <message>
        <source>{card} ({who})</source>
        <translation>{card} ({who})</translation>
    </message>
    <message>
        <source>After the roll: {list}</source>
        <translation>Nach dem Wurf: {list}</translation>
    </message>
    <message>
        <source>{who} deals {hits} hits on average and loses {loss}; {chances}.</source>
        <translation>{who}: im Schnitt {hits} Treffer, Verlust: {loss}; {chances}.</translation>
    </message>
    <message>
        <source>{number} or more: {chance}</source>
        <translation>{number} oder mehr: {chance}</translation>
    </message>
    <message>
        <source>{number}: {chance}</source>
        <translation>{number}: {chance}</translation>
    </message>
    <message numerus="yes">
        <source>{change} point(s)</source>
        <translation>
            <numerusform>{change} Punkt</numerusform>
            <numerusform>{change} Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{change} card(s) in hand</source>
        <translation>
            <numerusform>{change} Handkarte</numerusform>
            <numerusform>{change} Handkarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{change} warrior(s)</source>
        <translation>
            <numerusform>{change} Krieger</numerusform>
            <numerusform>{change} Krieger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{change} building(s)</source>
        <translation>
            <numerusform>{change} Gebäude</numerusform>
            <numerusform>{change} Gebäude</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{change} token(s)</source>
        <translation>
            <numerusform>{change} Plättchen</numerusform>
            <numerusform>{change} Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{change} action(s)</source>
        <translation>
            <numerusform>{change} Aktion</numerusform>
            <numerusform>{change} Aktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{change} wood</source>
        <translation>
            <numerusform>{change} Holz</numerusform>
            <numerusform>{change} Holz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{change} supporter(s)</source>
        <translation>
            <numerusform>{change} Anhänger</numerusform>
            <numerusform>{change} Anhänger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{change} officer(s)</source>
        <translation>
            <numerusform>{change} Offizier</numerusform>
            <numerusform>{change} Offiziere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{change} acolyte(s)</source>
        <translation>
            <numerusform>{change} Akolyth</numerusform>
            <numerusform>{change} Akolythen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{change} fund(s)</source>
        <translation>
            <numerusform>{change} Mittel</numerusform>
            <numerusform>{change} Mittel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{change} ready item(s)</source>
        <translation>
            <numerusform>{change} bereiter Gegenstand</numerusform>
            <numerusform>{change} bereite Gegenstände</numerusform>
        </translation>
    </message>
    <message>
        <source>Your crafting pieces can pay for it.</source>
        <translation>Deine herstellenden Marker können das bezahlen.</translation>
    </message>
    <message>
        <source>No card in hand</source>
        <translation>Keine Karte auf der Hand</translation>
    </message>
    <message>
        <source>Click to see its board.</source>
        <translation>Drücken zeigt das Tableau.</translation>
    </message>
    <message>
        <source>Cards in play, quests and discards</source>
        <translation>Karten im Spiel, Aufgaben und Ablage</translation>
    </message>
    <message>
        <source>its turn</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>your faction</source>
        <translation>deine Partei</translation>
    </message>
    <message>
        <source>{name}, {facts}</source>
        <translation>{name}, {facts}</translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Nachziehstapel: %n Karte</numerusform>
            <numerusform>Nachziehstapel: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>Ablagestapel: %n Karte</numerusform>
            <numerusform>Ablagestapel: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to look through it.</source>
        <translation>Drücken zum Durchsehen.</translation>
    </message>
    <message>
        <source>Items in the supply: {list}</source>
        <translation>Gegenstände im Vorrat: {list}</translation>
    </message>
    <message>
        <source>Lost Souls: {list}</source>
        <translation>Verlorene Seelen: {list}</translation>
    </message>
    <message>
        <source>The Outcast would be {suit} and Hated</source>
        <translation>Verstoßene wären: {suit}, verhasst</translation>
    </message>
    <message>
        <source>The Outcast would be {suit}</source>
        <translation>Verstoßene wären: {suit}</translation>
    </message>
    <message>
        <source>{before}, {next}</source>
        <translation>{before}, {next}</translation>
    </message>
    <message>
        <source>{forest} ({name})</source>
        <translation>{forest} ({name})</translation>
    </message>
    <message>
        <source>Witchwood</source>
        <translation>Hexenwald</translation>
    </message>
    <message>
        <source>Deadwood</source>
        <translation>Totholz</translation>
    </message>
    <message>
        <source>Mirkwood</source>
        <translation>Düsterwald</translation>
    </message>
    <message>
        <source>between clearings {list}</source>
        <translation>zwischen den Lichtungen {list}</translation>
    </message>
    <message>
        <source>{before} and {next}</source>
        <translation>{before} und {next}</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>on the river</source>
        <translation>am Fluss</translation>
    </message>
    <message>
        <source>scorched earth</source>
        <translation>verbrannte Erde</translation>
    </message>
    <message>
        <source>no one rules</source>
        <translation>von niemandem beherrscht</translation>
    </message>
    <message>
        <source>ruled by {who}</source>
        <translation>beherrscht von {who}</translation>
    </message>
    <message numerus="yes">
        <source>%n open slot(s)</source>
        <translation>
            <numerusform>%n freier Bauplatz</numerusform>
            <numerusform>%n freie Bauplätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warrior(s)</source>
        <translation>
            <numerusform>%n Krieger</numerusform>
            <numerusform>%n Krieger</numerusform>
        </translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>Spielfigur</translation>
    </message>
    <message>
        <source>item in a slot</source>
        <translation>Gegenstand auf einem Bauplatz</translation>
    </message>
    <message>
        <source>ruin</source>
        <translation>Ruine</translation>
    </message>
    <message numerus="yes">
        <source>ruin with %n item(s)</source>
        <translation>
            <numerusform>Ruine mit %n Gegenstand</numerusform>
            <numerusform>Ruine mit %n Gegenständen</numerusform>
        </translation>
    </message>
    <message>
        <source>{piece} in the extra slot</source>
        <translation>{piece} auf dem zusätzlichen Bauplatz</translation>
    </message>
    <message>
        <source>face-down plot ({plot})</source>
        <translation>verdeckter Plan ({plot})</translation>
    </message>
    <message>
        <source>face-down plot</source>
        <translation>verdeckter Plan</translation>
    </message>
    <message>
        <source>{who}: in a coalition with {partner}</source>
        <translation>{who}: im Bündnis mit {partner}</translation>
    </message>
    <message>
        <source>{who}: wins by {card}</source>
        <translation>{who}: gewinnt durch {card}</translation>
    </message>
    <message>
        <source>{who}: {points}</source>
        <translation>{who}: {points}</translation>
    </message>
    <message>
        <source>Score track to 30. {scores}</source>
        <translation>Punkteleiste bis 30. {scores}</translation>
    </message>
</context>
</TS>
