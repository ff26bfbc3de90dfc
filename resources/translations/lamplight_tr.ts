<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About {name}</source>
        <translation>{name} hakkında</translation>
    </message>
    <message>
        <source>Version {version}. Free under the MIT licence.</source>
        <translation>Sürüm {version}. MIT lisansıyla özgürdür.</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Emeği geçenler</translation>
    </message>
    <message>
        <source>An unofficial project by people who love these games. It is not made, endorsed or supported by their publishers or designers, and contains none of their text or art. Please own a copy of every game you play with it.</source>
        <translation>Bu oyunları seven insanların resmî olmayan bir çalışması. Yayıncıları ve tasarımcıları tarafından yapılmadı, onaylanmadı ve desteklenmiyor; onların hiçbir metnini ya da resmini içermez. Lütfen bununla oynadığınız her oyunun kutusunu da edinin.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Back</source>
        <translation>Geri</translation>
    </message>
    <message>
        <source>Undo one step of this decision</source>
        <translation>Bu kararda bir adım geri</translation>
    </message>
    <message>
        <source>Search the choices</source>
        <translation>Seçeneklerde ara</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Seçenekler</translation>
    </message>
</context>
<context>
    <name>ActionLines</name>
    <message>
        <source>{count} more below</source>
        <translation>Aşağıda {count} tane daha</translation>
    </message>
    <message>
        <source>{count} more above</source>
        <translation>Yukarıda {count} tane daha</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>A bot is choosing for you…</source>
        <translation>Sizin yerinize bir bot seçiyor…</translation>
    </message>
</context>
<context>
    <name>AppController</name>
    <message>
        <source>Start again with the same cards? This game stays in the records.</source>
        <translation>Aynı kartlarla baştan başlansın mı? Bu oyun kayıtlarda kalır.</translation>
    </message>
    <message>
        <source>The new game uses the same cards and tiles; choose “New with the same setup” for the current ones.</source>
        <translation>Oyun, başladığı kart ve karoları korur: “Aynı kurulumla yeni oyun” şimdikileri alır.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Baştan başla</translation>
    </message>
    <message>
        <source>This game is already open.</source>
        <translation>Bu oyun zaten masada.</translation>
    </message>
    <message>
        <source>There is no unfinished game.</source>
        <translation>Bekleyen yarım bir oyun yok.</translation>
    </message>
    <message>
        <source>A game is open: return to the start screen first.</source>
        <translation>Bir oyun açık: önce başlangıç ekranına dönün.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aç</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tüm dosyalar</translation>
    </message>
    <message>
        <source>Nothing is sent automatically. Copy this text into your report, and say what you did and what you expected.</source>
        <translation>Hiçbir şey kendiliğinden gönderilmez. Bu metni bildiriminize kopyalayın; ne yaptığınızı ve ne beklediğinizi yazın.</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Sorun bildir</translation>
    </message>
    <message>
        <source>My choices</source>
        <translation>Seçeneklerim</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Tahta</translation>
    </message>
    <message>
        <source>This game uses the cards and tiles it was started with. “New with the same setup” uses the current ones.</source>
        <translation>Oyun, başladığı kart ve karolarla oynanır. “Aynı kurulumla yeni oyun” şimdikileri alır.</translation>
    </message>
    <message>
        <source>This game uses your own cards and tiles.</source>
        <translation>Kendi kartlarınız ve karolarınızla oynanıyor.</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Son turunuzdan bu yana</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Yeniden göster</translation>
    </message>
</context>
<context>
    <name>BoxPanel</name>
    <message>
        <source>Play solo</source>
        <translation>Tek başına oyna</translation>
    </message>
    <message>
        <source>Against {count} bots</source>
        <translation>{count} bota karşı</translation>
    </message>
    <message>
        <source>Set up a game…</source>
        <translation>Masayı kur…</translation>
    </message>
</context>
<context>
    <name>CartographersBoard</name>
    <message>
        <source>Table of Cartographers</source>
        <translation>Kuzey Kaşifleri masası</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Same as system</source>
        <translation>Sistemdeki gibi</translation>
    </message>
    <message>
        <source>Paper (light)</source>
        <translation>Kâğıt (açık)</translation>
    </message>
    <message>
        <source>Night (dark)</source>
        <translation>Gece (koyu)</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Yüksek karşıtlık</translation>
    </message>
    <message>
        <source>Black and white</source>
        <translation>Siyah beyaz</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Açık</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Kapalı</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Anında</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Hızlı</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Yavaş</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Adım adım</translation>
    </message>
</context>
<context>
    <name>ClosedEyes</name>
    <message>
        <source>Start</source>
        <translation>Başla</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Devam</translation>
    </message>
    <message>
        <source>Everyone, open your eyes.</source>
        <translation>Herkes gözlerini açsın.</translation>
    </message>
    <message>
        <source>Close your eyes again.</source>
        <translation>Gözlerinizi yeniden kapatın.</translation>
    </message>
    <message>
        <source>Everyone, close your eyes again.</source>
        <translation>Herkes bir kez daha gözlerini kapatsın.</translation>
    </message>
    <message>
        <source>Everyone, close your eyes.</source>
        <translation>Herkes gözlerini kapatsın.</translation>
    </message>
    <message>
        <source>When the countdown ends, only the player concerned opens their eyes.</source>
        <translation>Geri sayım bitince ilgili kişi gözlerini açar.</translation>
    </message>
    <message>
        <source>When the countdown ends, everyone may look.</source>
        <translation>Geri sayım bitince herkes bakabilir.</translation>
    </message>
    <message>
        <source>Put the laptop in the middle and press “Start”. After {first} seconds the player concerned opens their eyes and chooses in silence. Everyone else keeps their eyes closed until {whole} seconds have passed.</source>
        <translation>Dizüstünü ortaya koyup “Başla”ya basın. {first} saniye sonra ilgili oyuncu gözlerini açıp sessizce seçer. Diğerlerinin gözleri {whole} saniye geçene kadar kapalı kalır.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>File not found: {path}.</source>
        <translation>{path} diye bir dosya yok.</translation>
    </message>
    <message>
        <source>Unknown level {level}. Levels: {known}.</source>
        <translation>{level} diye bir düzey yok. Düzeyler: {known}.</translation>
    </message>
    <message>
        <source>usage:</source>
        <translation>kullanım:</translation>
    </message>
    <message>
        <source>Board games for long evenings, on one laptop.</source>
        <translation>Uzun akşamlar için kutu oyunları, tek bir dizüstünde.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>dosya</translation>
    </message>
    <message>
        <source>open a saved game or a record</source>
        <translation>kayıtlı bir oyunu aç</translation>
    </message>
    <message>
        <source>play</source>
        <translation>oynama</translation>
    </message>
    <message>
        <source>window</source>
        <translation>pencere</translation>
    </message>
    <message>
        <source>without a window</source>
        <translation>penceresiz</translation>
    </message>
    <message>
        <source>start this game right away</source>
        <translation>bu oyuna hemen başla</translation>
    </message>
    <message>
        <source>the seed of the new game</source>
        <translation>yeni oyunun tohumu</translation>
    </message>
    <message>
        <source>bot opponents, e.g. novice,master</source>
        <translation>yanınızdaki botlar, örnek: novice,master</translation>
    </message>
    <message>
        <source>game options, a TOML file</source>
        <translation>yeni oyunun ayarları, TOML olarak</translation>
    </message>
    <message>
        <source>continue the last game</source>
        <translation>son oyuna devam et</translation>
    </message>
    <message>
        <source>start in full screen</source>
        <translation>tüm ekranı kullan</translation>
    </message>
    <message>
        <source>open another window next to the running one</source>
        <translation>açık olanın yanında başka bir pencere aç</translation>
    </message>
    <message>
        <source>language for this run, e.g. de</source>
        <translation>bu açılışın dili, örnek: de</translation>
    </message>
    <message>
        <source>paper, night, contrast, print or system</source>
        <translation>paper, night, contrast, print ya da system</translation>
    </message>
    <message>
        <source>interface scale, e.g. 1.5</source>
        <translation>her şeyin boyutu, örnek: 1.5</translation>
    </message>
    <message>
        <source>keep all files in this folder</source>
        <translation>tüm dosyaları bu klasörde tut</translation>
    </message>
    <message>
        <source>use default settings and restore nothing</source>
        <translation>varsayılan ayarlar, hiçbir şey geri yüklenmez</translation>
    </message>
    <message>
        <source>debug, info, warning or error</source>
        <translation>debug, info, warning ya da error</translation>
    </message>
    <message>
        <source>replay a record and verify it</source>
        <translation>bir kaydı yeniden oynat ve doğrula</translation>
    </message>
    <message>
        <source>export a record to another format</source>
        <translation>bir kaydı başka biçimde yaz</translation>
    </message>
    <message>
        <source>text, public, png or pdf</source>
        <translation>text, public, png ya da pdf</translation>
    </message>
    <message>
        <source>output file (default: next to the record)</source>
        <translation>nereye yazılacağı (yoksa kaydın yanına)</translation>
    </message>
    <message>
        <source>bots against bots: one table per pair of levels</source>
        <translation>botlar botlara karşı: her düzey çifti için bir tablo</translation>
    </message>
    <message>
        <source>games per pair of levels</source>
        <translation>her düzey çifti için oyun sayısı</translation>
    </message>
    <message>
        <source>number of parallel processes</source>
        <translation>aynı anda çalışan süreç sayısı</translation>
    </message>
    <message>
        <source>bots play a demo game; pictures and record go to DIR</source>
        <translation>botlar oynar; resimler ve kayıt DIR içinde</translation>
    </message>
    <message>
        <source>show the version and exit</source>
        <translation>sürümü yaz ve çık</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>bunu yaz ve çık</translation>
    </message>
    <message>
        <source>invalid value for {option}; see --help</source>
        <translation>{option} bunu kabul etmiyor; --help neyi kabul ettiğini gösterir</translation>
    </message>
    <message>
        <source>unknown option {words}; see --help</source>
        <translation>{words}: bilinmiyor; --help neler olduğunu gösterir</translation>
    </message>
    <message>
        <source>--seed must be a whole number, 0 or more</source>
        <translation>--seed 0 veya daha büyük bir tam sayıdır</translation>
    </message>
    <message>
        <source>--to and --output require --export</source>
        <translation>--to ve --output için --export gerekir</translation>
    </message>
    <message>
        <source>--games and --jobs require --arena</source>
        <translation>--games ve --jobs için --arena gerekir</translation>
    </message>
    <message>
        <source>--export requires --to: text, public, png or pdf</source>
        <translation>--export için --to gerekir: text, public, png ya da pdf</translation>
    </message>
    <message>
        <source>--seed, --bots and --options require --new GAME</source>
        <translation>--seed, --bots ve --options için --new GAME gerekir</translation>
    </message>
    <message>
        <source>--scale must be between 0.5 and 4</source>
        <translation>--scale 0.5 ile 4 arasında olur</translation>
    </message>
    <message>
        <source>--games and --jobs must be at least 1</source>
        <translation>--games ve --jobs en az 1 olur</translation>
    </message>
    <message>
        <source>--fullscreen, --scale, --safe-mode and --new-window need a window</source>
        <translation>--fullscreen, --scale, --safe-mode ve --new-window için pencere gerekir</translation>
    </message>
    <message>
        <source>{one} and {other} cannot be combined</source>
        <translation>{one} ile {other} birlikte kullanılamaz</translation>
    </message>
    <message>
        <source>Unknown language {code}. Languages: {known}.</source>
        <translation>{code} diye bir dil yok. Diller: {known}.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Oyun</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Hamle</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Görünüm</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Tekrar</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Ayarlar</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Yardım</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Yeni oyun…</translation>
    </message>
    <message>
        <source>New with the sa&amp;me setup</source>
        <translation>Aynı kurulu&amp;mla yeni oyun</translation>
    </message>
    <message>
        <source>Res&amp;tart with the same seed</source>
        <translation>Aynı tohumla &amp;baştan başla</translation>
    </message>
    <message>
        <source>Continue the &amp;last game</source>
        <translation>&amp;Son oyuna devam et</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Aç…</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>Son kulla&amp;nılanlar</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Kayde&amp;t</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>&amp;Farklı kaydet…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>Dışa akta&amp;r…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Ya&amp;zdır…</translation>
    </message>
    <message>
        <source>Repla&amp;y this game</source>
        <translation>Bu oyuna yeniden &amp;göz at</translation>
    </message>
    <message>
        <source>Copy the p&amp;icture</source>
        <translation>Resmi k&amp;opyala</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>D&amp;uraklat</translation>
    </message>
    <message>
        <source>Co&amp;ver the screen</source>
        <translation>&amp;Ekranı ört</translation>
    </message>
    <message>
        <source>Saved &amp;games…</source>
        <translation>Kayıt&amp;lar…</translation>
    </message>
    <message>
        <source>Edit cards an&amp;d tiles…</source>
        <translation>Kartları &amp;ve karoları düzenle…</translation>
    </message>
    <message>
        <source>&amp;Back to the start screen</source>
        <translation>Başlangıca &amp;dön</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Çı&amp;k</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Geri al</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Yinele</translation>
    </message>
    <message>
        <source>Take bac&amp;k a confirmed answer</source>
        <translation>Onaylanmış yanı&amp;tı geri çek</translation>
    </message>
    <message>
        <source>Free a&amp;ctions</source>
        <translation>Serbest se&amp;çimler</translation>
    </message>
    <message>
        <source>Confir&amp;m</source>
        <translation>&amp;Onayla</translation>
    </message>
    <message>
        <source>Cancel &amp;step</source>
        <translation>&amp;Adımı iptal et</translation>
    </message>
    <message>
        <source>&amp;Next choice</source>
        <translation>&amp;Sonraki seçenek</translation>
    </message>
    <message>
        <source>&amp;Previous choice</source>
        <translation>Önceki seçene&amp;k</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>İ&amp;pucu</translation>
    </message>
    <message>
        <source>&amp;Why not?</source>
        <translation>&amp;Neden olmaz?</translation>
    </message>
    <message>
        <source>Play this &amp;decision for me</source>
        <translation>&amp;Bu kararı benim yerime ver</translation>
    </message>
    <message>
        <source>Since my &amp;last turn</source>
        <translation>Son turu&amp;mdan bu yana olanlar</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Yakınlaştır</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Uzaklaştır</translation>
    </message>
    <message>
        <source>&amp;Fit the board</source>
        <translation>Tahtayı &amp;sığdır</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Tam ekran</translation>
    </message>
    <message>
        <source>Player&amp;s</source>
        <translation>&amp;Oyuncular</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Günlük</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Ku&amp;rallar</translation>
    </message>
    <message>
        <source>Score grap&amp;h</source>
        <translation>&amp;Puan grafiği</translation>
    </message>
    <message>
        <source>Describe &amp;the board</source>
        <translation>Ta&amp;htayı anlat</translation>
    </message>
    <message>
        <source>Describe m&amp;y choices</source>
        <translation>S&amp;eçeneklerimi anlat</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Düzeni sıfırla</translation>
    </message>
    <message>
        <source>R&amp;esult</source>
        <translation>So&amp;nuç</translation>
    </message>
    <message>
        <source>Stand&amp;ing answers</source>
        <translation>Haz&amp;ır yanıtlar</translation>
    </message>
    <message>
        <source>My noteboo&amp;k</source>
        <translation>Not de&amp;fterim</translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation>Sonra&amp;ki panel</translation>
    </message>
    <message>
        <source>&amp;Previous panel</source>
        <translation>Önceki pane&amp;l</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>&amp;Bir adım geri</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Bir a&amp;dım ileri</translation>
    </message>
    <message>
        <source>Round b&amp;ack</source>
        <translation>Bir &amp;tur geri</translation>
    </message>
    <message>
        <source>Round for&amp;ward</source>
        <translation>Bir tur il&amp;eri</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>Baş&amp;a git</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>&amp;Sona git</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Oynat</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>Daha &amp;hızlı</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>Daha &amp;yavaş</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>Buradan oynamaya deva&amp;m et</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Tercihler…</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <translation>&amp;Kısayollar…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;ema</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Dil</translation>
    </message>
    <message>
        <source>&amp;Accessibility…</source>
        <translation>E&amp;rişilebilirlik…</translation>
    </message>
    <message>
        <source>&amp;Bots&apos; pace</source>
        <translation>&amp;Botların hızı</translation>
    </message>
    <message>
        <source>Ta&amp;ke-back rule…</source>
        <translation>&amp;Geri alma kuralı…</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>Bu oyunun &amp;kuralları</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>&amp;Bu nedir?</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>Kısa&amp;yollar</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>&amp;Sorun bildir…</translation>
    </message>
    <message>
        <source>&amp;About Lamplight</source>
        <translation>Lamplight &amp;hakkında</translation>
    </message>
</context>
<context>
    <name>CrashSheet</name>
    <message>
        <source>Something went wrong</source>
        <translation>Bir şey ters gitti</translation>
    </message>
    <message>
        <source>This is a bug in Lamplight, not your mistake. You can keep playing. If it happens again, step back or restart Lamplight. A report helps us fix it.</source>
        <translation>Bu programın hatası, sizin değil. Devam edebilirsiniz. Yine olursa bir adım geri gidin ya da programı yeniden başlatın; bir rapor hatayı gidermeye yardım eder.</translation>
    </message>
    <message>
        <source>Secrets are left out here. The saved report contains everything.</source>
        <translation>Gizli bilgiler burada gösterilmez. Kaydedilen raporda her şey vardır.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapor</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Raporu kaydet</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Bir adım geri</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Devam et</translation>
    </message>
    <message>
        <source>No game was being played.</source>
        <translation>Masada oyun yoktu.</translation>
    </message>
    <message>
        <source>Nothing is lost: the game is saved up to the last decision.</source>
        <translation>Hiçbir şey kaybolmadı: oyun son karara kadar kayıtlı.</translation>
    </message>
    <message>
        <source>The game could not be saved. Try “Save as” with another folder.</source>
        <translation>Oyun kaydedilemedi. “Farklı kaydet” onu belki başka bir yere kaydeder.</translation>
    </message>
    <message>
        <source>Could not write the report: {why}</source>
        <translation>Rapor yazılamıyor: {why}</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>Kaydedildi: {path}</translation>
    </message>
</context>
<context>
    <name>CthulhuWarsBoard</name>
    <message>
        <source>Table of Cthulhu Wars</source>
        <translation>Cthulhu Wars masası</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Wrong PIN.</source>
        <translation>PIN bu değil.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Ara</translation>
    </message>
    <message>
        <source>I&apos;m here</source>
        <translation>Buradayım</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Devam</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Forgot your PIN? Hold to remove it</source>
        <translation>PIN unutuldu: kaldırmak için basılı tutun</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Masaya dön</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn. Only {name} should look.</source>
        <translation>Sıra: {name}. Ekrana yalnızca {name} baksın.</translation>
    </message>
    <message>
        <source>Only {name} should look.</source>
        <translation>Ekrana yalnızca {name} baksın.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Oyun duraklatıldı.</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>Ekranı devret: {name}</translation>
    </message>
</context>
<context>
    <name>Decision</name>
    <message>
        <source>Everything you can choose is highlighted on the board.</source>
        <translation>Seçilebilecek her şey tahtada ışıklı.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Masaya dön</translation>
    </message>
    <message numerus="yes">
        <source>%n possible</source>
        <comment>ways to decide</comment>
        <translation>
            <numerusform>%n seçenek</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Elsewhere</name>
    <message>
        <source>This game is being played in another window.</source>
        <translation>Bu oyun başka bir pencerede oynanıyor.</translation>
    </message>
    <message>
        <source>If you take it over, the other window saves it and stops playing.</source>
        <translation>Devralırsanız öteki pencere oyunu kaydeder ve oynamayı bırakır.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>İzle</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Devral</translation>
    </message>
    <message>
        <source>The other window can&apos;t save the game right now, so it keeps playing it.</source>
        <translation>Öteki pencere oyunu şu anda kaydedemiyor; bu yüzden oynamayı sürdürüyor.</translation>
    </message>
</context>
<context>
    <name>ElsewherePage</name>
    <message>
        <source>This game continues in another window</source>
        <translation>Bu oyun başka bir pencerede sürüyor</translation>
    </message>
    <message>
        <source>It is no longer played or saved in this window.</source>
        <translation>Artık bu pencerede oynanmıyor ve kaydedilmiyor.</translation>
    </message>
    <message>
        <source>Back to the start screen</source>
        <translation>Başlangıç ekranına dön</translation>
    </message>
</context>
<context>
    <name>EndPicture</name>
    <message>
        <source>The table at the end</source>
        <translation>Sondaki masa</translation>
    </message>
    <message>
        <source>The table as it was at the end: click to look at it.</source>
        <translation>Masanın sondaki hâli: bakmak için basın.</translation>
    </message>
</context>
<context>
    <name>Headless</name>
    <message>
        <source>Unknown game {game}. Games: {known}.</source>
        <translation>{game} diye bir oyun yok. Oyunlar: {known}.</translation>
    </message>
    <message>
        <source>{path} is valid: {game}, {count} entries.</source>
        <translation>{path} sağlam: {game}, {count} girdi.</translation>
    </message>
    <message>
        <source>An existing record is never overwritten.</source>
        <translation>Bir kaydın üzerine hiçbir zaman yazılmaz.</translation>
    </message>
    <message>
        <source>Could not write {path}: {why}</source>
        <translation>{path} yazılamıyor: {why}</translation>
    </message>
    <message>
        <source>Pictures and record: {folder}</source>
        <translation>Resimler ve kayıt: {folder}</translation>
    </message>
</context>
<context>
    <name>HelpPanel</name>
    <message numerus="yes">
        <source>Found in %n section(s)</source>
        <comment>help search</comment>
        <translation>
            <numerusform>%n bölümde bulundu</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Bulunamadı</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Bölüm</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Kurallarda ara</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Sonraki yeri bul</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Kurallar</translation>
    </message>
</context>
<context>
    <name>ItemEditor</name>
    <message>
        <source>&amp;Go to the fault</source>
        <translation>Ha&amp;taya git</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>kaydedilmedi</translation>
    </message>
    <message>
        <source>own</source>
        <translation>kendi</translation>
    </message>
    <message>
        <source>stand-in</source>
        <translation>vekil</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>satır {line}</translation>
    </message>
    <message>
        <source>There is only one of this kind.</source>
        <translation>Bu türden yalnızca bir tane var.</translation>
    </message>
    <message>
        <source>Save it first.</source>
        <translation>Önce kaydedin.</translation>
    </message>
    <message>
        <source>The last item of its kind can&apos;t be removed.</source>
        <translation>Türünün sonuncusu kalır.</translation>
    </message>
    <message>
        <source>Nothing has been changed.</source>
        <translation>Hiçbir şey değiştirilmedi.</translation>
    </message>
    <message>
        <source>Fix the faults listed below first.</source>
        <translation>Yanlış olan aşağıda yazıyor: önce onu düzeltin.</translation>
    </message>
    <message>
        <source>The shipped set has nothing in its place.</source>
        <translation>Onun yerine programla gelen bir şey yok.</translation>
    </message>
    <message>
        <source>This is the shipped text.</source>
        <translation>Bu, programla gelen metin.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Ve %n tane daha.</numerusform>
        </translation>
    </message>
    <message>
        <source>No faults.</source>
        <translation>Her şey doğru.</translation>
    </message>
    <message>
        <source>Cannot write the file: {why}</source>
        <translation>Dosya yazılamıyor: {why}</translation>
    </message>
    <message>
        <source>Saved, but new games can&apos;t use it yet:</source>
        <translation>Kaydedildi ama yeni oyunlar onu henüz kullanamaz:</translation>
    </message>
    <message>
        <source>Saved. New games use it.</source>
        <translation>Kaydedildi. Yeni oyunlar onu kullanır.</translation>
    </message>
    <message>
        <source>Saved. All cards and tiles are as shipped.</source>
        <translation>Kaydedildi. Bütün kartlar ve karolar hazır hâlinde.</translation>
    </message>
    <message>
        <source>Districts</source>
        <translation>Bölgeler</translation>
    </message>
    <message>
        <source>Open spaces</source>
        <translation>Açık alanlar</translation>
    </message>
    <message>
        <source>Shady Dealer</source>
        <translation>Shady Dealer</translation>
    </message>
    <message>
        <source>Lighthouse sites</source>
        <translation>Fener alanları</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Tehditler</translation>
    </message>
    <message>
        <source>Decrees</source>
        <translation>Kararnameler</translation>
    </message>
    <message>
        <source>Research cards</source>
        <translation>Araştırma kartları</translation>
    </message>
    <message>
        <source>Councilors</source>
        <translation>Konseyciler</translation>
    </message>
    <message>
        <source>Worker sheets</source>
        <translation>İşçi sayfaları</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Beceriler</translation>
    </message>
    <message>
        <source>Sentries</source>
        <translation>Nöbetçiler</translation>
    </message>
    <message>
        <source>Files that cannot be read</source>
        <translation>Okunamayan dosyalar</translation>
    </message>
    <message>
        <source>Lighthouse tracker</source>
        <translation>Deniz feneri çizelgesi</translation>
    </message>
    <message>
        <source>City boards</source>
        <translation>Şehir tahtaları</translation>
    </message>
    <message>
        <source>Upgrade costs</source>
        <translation>Yükseltme bedelleri</translation>
    </message>
    <message>
        <source>Needs track</source>
        <translation>İhtiyaç çizelgesi</translation>
    </message>
    <message>
        <source>Cult</source>
        <translation>Kült</translation>
    </message>
    <message>
        <source>Threat tiles</source>
        <translation>Tehdit karoları</translation>
    </message>
    <message>
        <source>Base side</source>
        <translation>Temel yüz</translation>
    </message>
    <message>
        <source>Upgraded side</source>
        <translation>Yükseltilmiş yüz</translation>
    </message>
    <message>
        <source>Patron</source>
        <translation>Patron</translation>
    </message>
    <message>
        <source>Shipments</source>
        <translation>Sevkiyatlar</translation>
    </message>
    <message>
        <source>Seeker space</source>
        <translation>Seeker alanı</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Efekt</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Kanun</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Emir</translation>
    </message>
    <message>
        <source>Election</source>
        <translation>Seçim</translation>
    </message>
    <message>
        <source>Crisis</source>
        <translation>Kriz</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Maliyetler</translation>
    </message>
    <message>
        <source>For a player</source>
        <translation>Bir oyuncu için</translation>
    </message>
    <message>
        <source>For the city</source>
        <translation>Şehir için</translation>
    </message>
    <message>
        <source>Ops of ops</source>
        <translation>İşlem içeren işlemler</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation>Değiştiriciler</translation>
    </message>
</context>
<context>
    <name>ItemFace</name>
    <message>
        <source>How the item will look</source>
        <translation>Öğenin nasıl görüneceği</translation>
    </message>
    <message>
        <source>Lamplight&apos;s stand-in</source>
        <translation>Lamplight vekili</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Basıldığı gibi</translation>
    </message>
    <message>
        <source>Not what the text says now</source>
        <translation>Metnin şimdi söylediği bu değil</translation>
    </message>
</context>
<context>
    <name>ItemList</name>
    <message>
        <source>Search</source>
        <translation>Ara</translation>
    </message>
    <message>
        <source>Cards and tiles</source>
        <translation>Kartlar ve karolar</translation>
    </message>
</context>
<context>
    <name>KinfireCouncilBoard</name>
    <message>
        <source>Table of Kinfire Council</source>
        <translation>Kinfire Council masası</translation>
    </message>
</context>
<context>
    <name>KrakenBoard</name>
    <message>
        <source>Table of Feed the Kraken</source>
        <translation>Kraken&apos;i Besle masası</translation>
    </message>
    <message>
        <source>Jump overboard</source>
        <translation>Denize atla</translation>
    </message>
    <message>
        <source>The game is over: there is nothing left to claim.</source>
        <translation>Oyun bitti: iddia edilecek bir şey kalmadı.</translation>
    </message>
    <message>
        <source>You can make claims only while a decision is open.</source>
        <translation>İddialar yalnızca masaya bir şey sorulurken öne sürülebilir.</translation>
    </message>
    <message>
        <source>{choice}: press Enter or click again</source>
        <translation>{choice}: Enter&apos;a ya da yeniden basın</translation>
    </message>
</context>
<context>
    <name>Lamplight</name>
    <message>
        <source>Cannot write to {folder} ({why}). Games are not saved automatically; use “Save as”.</source>
        <translation>Şu klasöre yazılamıyor: {folder} ({why}). Oyunlar saklanmıyor; “Farklı kaydet” çalışır.</translation>
    </message>
    <message>
        <source>Lamplight stopped unexpectedly last time. “Report a problem” in the Help menu shows what was found.</source>
        <translation>Lamplight geçen sefer beklenmedik biçimde kapandı. Ne bulunduğu Yardım menüsünde, “Sorun bildir” altında görülür.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Another program has changed {file}, which is left as it is. This game is now saved in {new}.</source>
        <translation>Bu oyun bundan sonra {new} dosyasında tutulur: başka bir şey {file} dosyasını değiştirdi; o olduğu gibi kalır.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Yeniden dene</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Farklı kaydet…</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Tamam</translation>
    </message>
    <message>
        <source>Your last decisions are not saved: they are lost if you leave the game.</source>
        <translation>Son kararlar kaydedilmedi: oyundan çıkarsanız kaybolurlar.</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Kaydetmeden çık</translation>
    </message>
    <message>
        <source>Saved. Lamplight saves after every decision.</source>
        <translation>Kaydedildi. Her karar hemen kaydedilir.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Farklı kaydet</translation>
    </message>
    <message>
        <source>Could not write {file} ({why}). The game is still saved where it was.</source>
        <translation>{file} yazılamıyor ({why}). Oyun eski yerinde tutuluyor.</translation>
    </message>
    <message>
        <source>The game in that file is open in another window. Choose another file.</source>
        <translation>O dosyadaki oyun başka bir pencerede oynanıyor.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Random</source>
        <translation>Rastgele</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Çırak</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Kalfa</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Usta</translation>
    </message>
    <message>
        <source>Plays any legal move.</source>
        <translation>İzin verilen herhangi bir hamleyi oynar.</translation>
    </message>
    <message>
        <source>Takes what looks good now. Overlooks what comes later.</source>
        <translation>Şu an iyi görüneni alır. Sonra geleceği gözden kaçırır.</translation>
    </message>
    <message>
        <source>Thinks a move ahead and rarely wastes a turn.</source>
        <translation>Sırada geleni tartar, bir turu nadiren boşa harcar.</translation>
    </message>
    <message>
        <source>Plans the whole game from everything its seat can know. Takes a moment to think.</source>
        <translation>Yerinden bilinebilecek her şeyle tüm oyunu planlar. Biraz düşünür.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>All players</source>
        <translation>Tüm oyuncular</translation>
    </message>
    <message>
        <source>Show lines of</source>
        <translation>Kimin satırları</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Günlükte ara</translation>
    </message>
    <message>
        <source>Copy the lines</source>
        <translation>Satırları kopyala</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Günlük</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Takes back {name}&apos;s last decision.</source>
        <translation>Son kararı geri alır: {name}.</translation>
    </message>
    <message>
        <source>{barrier} It will be noted with the result.</source>
        <translation>{barrier} Sonucun yanına not edilir.</translation>
    </message>
    <message>
        <source>Undo anyway</source>
        <translation>Yine de geri al</translation>
    </message>
    <message>
        <source>You can use this now.</source>
        <translation>Bunu şimdi kullanabilirsiniz.</translation>
    </message>
    <message>
        <source>You can choose this now.</source>
        <translation>Bunu şimdi seçebilirsiniz.</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>İyi bir hamle aranıyor…</translation>
    </message>
    <message>
        <source>Click anything to see why you can&apos;t choose it.</source>
        <translation>Şimdi merak ettiğiniz şeye tıklayın.</translation>
    </message>
    <message>
        <source>Point at anything that isn&apos;t highlighted, then press W to see why.</source>
        <translation>Işıklı olmayan bir yeri gösterin, sonra sorun: nedeni burada yazar.</translation>
    </message>
    <message>
        <source>Picks up the piece you placed but have not confirmed.</source>
        <translation>Konmuş ama henüz onaylanmamış olanı kaldırır.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Wick</source>
        <translation>Fitil</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>Kor</translation>
    </message>
    <message>
        <source>Tallow</source>
        <translation>Kandil</translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation>Fener</translation>
    </message>
    <message>
        <source>Beacon</source>
        <translation>Meşale</translation>
    </message>
    <message>
        <source>Taper</source>
        <translation>Mum</translation>
    </message>
    <message>
        <source>Spark</source>
        <translation>Kıvılcım</translation>
    </message>
    <message>
        <source>Glow</source>
        <translation>Işıltı</translation>
    </message>
</context>
<context>
    <name>Naming</name>
    <message>
        <source>Human</source>
        <translation>İnsan</translation>
    </message>
    <message>
        <source>Bot: {level}</source>
        <translation>Bot: {level}</translation>
    </message>
    <message>
        <source>decides</source>
        <translation>karar veriyor</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>düşünüyor</translation>
    </message>
    <message>
        <source>is ready</source>
        <translation>hazır</translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s) are thinking.</source>
        <translation>
            <numerusform>%n bot düşünüyor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinking: {names}</source>
        <translation>Düşünen: {names}</translation>
    </message>
    <message>
        <source>Hint: {move}. {reasons}</source>
        <translation>İpucu: {move}. {reasons}</translation>
    </message>
    <message>
        <source>Second best: {move}. {reasons}</source>
        <translation>İkinci en iyi: {move}. {reasons}</translation>
    </message>
    <message>
        <source>Played for you: {move}. {reasons}</source>
        <translation>Sizin yerinize oynandı: {move}. {reasons}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Oyun bitti</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} kazandı</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>Zaferi paylaşanlar: {names}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puan</translation>
    </message>
    <message numerus="yes">
        <source>{name} took %n hint(s).</source>
        <translation>
            <numerusform>{name} %n ipucu aldı.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} let a bot decide %n time(s).</source>
        <translation>
            <numerusform>{name} %n kez kararı bir bota bıraktı.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} undid past a reveal %n time(s).</source>
        <translation>
            <numerusform>{name} %n kez bir engeli aşarak geri aldı.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Notebook</name>
    <message>
        <source>Whose notebook?</source>
        <translation>Kimin defteri?</translation>
    </message>
    <message>
        <source>The curtain now asks for your PIN.</source>
        <translation>Perde bundan sonra PIN&apos;inizi soracak.</translation>
    </message>
    <message>
        <source>Your PIN is off.</source>
        <translation>PIN&apos;iniz kapalı.</translation>
    </message>
</context>
<context>
    <name>NotebookScreen</name>
    <message>
        <source>Nothing here yet.</source>
        <translation>Burada henüz bir şey yazmıyor.</translation>
    </message>
    <message numerus="yes">
        <source>A PIN has at least %n digits or letters.</source>
        <comment>least length</comment>
        <translation>
            <numerusform>PIN en az %n rakam ya da harften oluşur.</numerusform>
        </translation>
    </message>
    <message>
        <source>My notebook</source>
        <translation>Not defterim</translation>
    </message>
    <message>
        <source>Hold to see</source>
        <translation>Görmek için basılı tut</translation>
    </message>
    <message>
        <source>Hold the mouse button or Space</source>
        <translation>Fare düğmesini ya da boşluk tuşunu basılı tutun</translation>
    </message>
    <message>
        <source>New PIN for me</source>
        <translation>Yerim için yeni bir PIN</translation>
    </message>
    <message>
        <source>PIN…</source>
        <translation>PIN…</translation>
    </message>
    <message>
        <source>Set PIN</source>
        <translation>PIN&apos;i ayarla</translation>
    </message>
    <message>
        <source>Remove PIN</source>
        <translation>PIN olmasın</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Bitti</translation>
    </message>
    <message>
        <source>Hold the button to read.</source>
        <translation>Okumak için düğmeyi basılı tutun.</translation>
    </message>
</context>
<context>
    <name>OpenEyes</name>
    <message>
        <source>Hold to see, then close your eyes again.</source>
        <translation>Görmek için basılı tutun, sonra gözlerinizi yeniden kapatın.</translation>
    </message>
    <message>
        <source>Whatever is chosen when the time ends counts. Then close your eyes again.</source>
        <translation>Süre bittiğinde ne seçiliyse o geçerlidir. Sonra gözlerinizi yeniden kapatın.</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Opening {file}…</source>
        <translation>Açılıyor: {file}…</translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>Choices</source>
        <translation>Seçenekler</translation>
    </message>
</context>
<context>
    <name>OptionRows</name>
    <message>
        <source>Set to “{value}”: {reason}</source>
        <translation>“{value}” olarak ayarlandı: {reason}</translation>
    </message>
</context>
<context>
    <name>OwnItemsSheet</name>
    <message>
        <source>Cards and tiles: {game}</source>
        <translation>Kartlar ve karolar: {game}</translation>
    </message>
    <message>
        <source>You have unsaved changes. Close again to discard them.</source>
        <translation>Kaydedilmemiş değişiklikler var. Vazgeçmek için yeniden kapatın.</translation>
    </message>
</context>
<context>
    <name>Papers</name>
    <message>
        <source>The game is not saved yet.</source>
        <translation>Oyun henüz kaydedilmedi.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Dışa aktar</translation>
    </message>
    <message>
        <source>The game in words</source>
        <translation>Sözcüklerle oyun</translation>
    </message>
    <message>
        <source>Public record without secrets</source>
        <translation>Gizli bilgi içermeyen açık kayıt</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Resim</translation>
    </message>
    <message>
        <source>Could not write {path}: {why}</source>
        <translation>{path} yazılamıyor: {why}</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>Yazıldı: {path}</translation>
    </message>
    <message>
        <source>This game has no picture to share.</source>
        <translation>Bu oyunun paylaşılacak bir resmi yok.</translation>
    </message>
    <message>
        <source>Copied to the clipboard: paste it anywhere.</source>
        <translation>Resim panoda: istediğiniz yere yapıştırın.</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>The table as it was then.</source>
        <translation>Masanın o anki hâli.</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Şimdiye dön</translation>
    </message>
</context>
<context>
    <name>PreferencesSheet</name>
    <message>
        <source>Preferences</source>
        <translation>Tercihler</translation>
    </message>
    <message>
        <source>&amp;Look and language</source>
        <translation>&amp;Görünüm ve dil</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Oyun</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tuşlar</translation>
    </message>
    <message>
        <source>Changes apply immediately.</source>
        <translation>Her değişiklik hemen geçerli olur.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tümünü sıfırla</translation>
    </message>
    <message>
        <source>Yes, reset all</source>
        <translation>Evet, tümünü sıfırla</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Dil</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;ema</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Hareket</translation>
    </message>
    <message>
        <source>&amp;Bots&apos; pace</source>
        <translation>&amp;Botların hızı</translation>
    </message>
    <message>
        <source>Un&amp;do rule for new games</source>
        <translation>Yeni oyunlarda geri alma &amp;kuralı</translation>
    </message>
    <message>
        <source>Play forced moves automatically, after showing them</source>
        <translation>Tek seçeneği gösterdikten sonra kendiliğinden oyna</translation>
    </message>
    <message>
        <source>Ask before undoing past revealed information</source>
        <translation>Bir engeli aşıp geri almadan önce sor</translation>
    </message>
    <message>
        <source>Cover the screen when the window comes back (several players)</source>
        <translation>Pencere geri geldiğinde ekranı ört (birden çok kişi)</translation>
    </message>
    <message>
        <source>Single letters are commands (H for a hint, …)</source>
        <translation>Tek harfler komuttur (ipucu için H…)</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>&amp;Yazı boyutu</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>&amp;Adınız</translation>
    </message>
    <message>
        <source>Reset all preferences, including your name and your keys?</source>
        <translation>Adınız ve tuşlarınız dahil tüm tercihler sıfırlansın mı?</translation>
    </message>
    <message>
        <source>All preferences are back to their defaults.</source>
        <translation>Tüm tercihler ilk haline döndü.</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Wastelands</source>
        <translation>Çorak Topraklar</translation>
    </message>
    <message>
        <source>With skills</source>
        <translation>Yeteneklerle</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Kahramanlar</translation>
    </message>
    <message>
        <source>Every player for themselves</source>
        <translation>Herkes kendi başına</translation>
    </message>
    <message>
        <source>First voyage</source>
        <translation>İlk yolculuk</translation>
    </message>
    <message>
        <source>No one jumps</source>
        <translation>Kimse atlamaz</translation>
    </message>
    <message>
        <source>Silent bots</source>
        <translation>Sessiz botlar</translation>
    </message>
    <message>
        <source>First walk in the woodland</source>
        <translation>Ormanda ilk gezinti</translation>
    </message>
    <message>
        <source>The Cult awakens</source>
        <translation>Tarikat uyanıyor</translation>
    </message>
    <message>
        <source>Winter draft</source>
        <translation>Kışta taraf seçimi</translation>
    </message>
    <message>
        <source>The stars are right</source>
        <translation>Yıldızlar yerinde</translation>
    </message>
    <message>
        <source>The western world in detail</source>
        <translation>Ayrıntılı batı dünyası</translation>
    </message>
    <message>
        <source>Gates by hand</source>
        <translation>Kapılar elle</translation>
    </message>
    <message>
        <source>Councilors by draft</source>
        <translation>Konseyci seçimi</translation>
    </message>
</context>
<context>
    <name>PrintSheet</name>
    <message>
        <source>Print</source>
        <translation>Yazdır</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Yazdırılacak</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>Kâğıt boyutu</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDF olarak kaydet…</translation>
    </message>
    <message>
        <source>Preview and print</source>
        <translation>Önizle ve yazdır</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDF olarak kaydet</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>Yazıldı: {path}</translation>
    </message>
</context>
<context>
    <name>Privacy</name>
    <message>
        <source>For your eyes only</source>
        <translation>İlgili kişi</translation>
    </message>
</context>
<context>
    <name>PrivateScreen</name>
    <message>
        <source>Choose the next one.</source>
        <translation>Sıradakini seçin.</translation>
    </message>
    <message>
        <source>Not available. Hold to see why.</source>
        <translation>Bu açık değil. Nedenini görmek için basılı tutun.</translation>
    </message>
    <message>
        <source>Chosen: {what}</source>
        <translation>Seçilen: {what}</translation>
    </message>
    <message>
        <source>Nothing chosen yet</source>
        <translation>Henüz seçilmedi</translation>
    </message>
    <message>
        <source>Everyone stays here for at least the same time.</source>
        <translation>Herkes burada en az aynı süre kalır.</translation>
    </message>
    <message>
        <source>Hold “Done” for a moment.</source>
        <translation>“Bitti” düğmesini bir an basılı tutun.</translation>
    </message>
    <message>
        <source>Hold to see what is here first.</source>
        <translation>Önce basılı tutup burada ne olduğuna bakın.</translation>
    </message>
    <message>
        <source>Chosen. Hold to see what.</source>
        <translation>Seçildi. Görmek için basılı tutun.</translation>
    </message>
    <message>
        <source>Chosen so far: {number}. Hold to see what.</source>
        <translation>Şimdiye dek seçilen: {number}. Görmek için basılı tutun.</translation>
    </message>
    <message>
        <source>Choose first.</source>
        <translation>Önce seçin.</translation>
    </message>
    <message>
        <source>Hold to see</source>
        <translation>Görmek için basılı tut</translation>
    </message>
    <message>
        <source>Hold the mouse button or Space</source>
        <translation>Fare düğmesini ya da boşluk tuşunu basılı tutun</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Bitti</translation>
    </message>
    <message>
        <source>Hold the mouse button or Enter</source>
        <translation>Fare düğmesini ya da Enter&apos;ı basılı tutun</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Masaya dön</translation>
    </message>
    <message>
        <source>Hold the button to read.</source>
        <translation>Okumak için düğmeyi basılı tutun.</translation>
    </message>
</context>
<context>
    <name>PromptLine</name>
    <message numerus="yes">
        <source>%n event(s) since your move</source>
        <translation>
            <numerusform>hamlenizden bu yana %n olay</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>No game is open.</source>
        <translation>Açık oyun yok.</translation>
    </message>
    <message>
        <source>You are replaying a record (decision {here} of {all}).</source>
        <translation>Bir kaydı yeniden oynatıyorsunuz (karar {here}/{all}).</translation>
    </message>
    <message>
        <source>The game is over: {result}.</source>
        <translation>Oyun bitti: {result}.</translation>
    </message>
    <message numerus="yes">
        <source>%n players are choosing at the same time.</source>
        <translation>
            <numerusform>%n oyuncuya soruluyor.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is up to {names}.</source>
        <translation>Karar sırası: {names}.</translation>
    </message>
    <message>
        <source>There is nothing to choose: this is a page to read.</source>
        <translation>Seçilecek bir şey yok: bu sayfa yalnızca okumak içindir.</translation>
    </message>
    <message numerus="yes">
        <source>%n people share this screen: a hint would tell everyone what only one of you may know.</source>
        <translation>
            <numerusform>Bu ekranı %n kişi paylaşıyor: bir ipucu, yalnızca birinin bilebileceğini herkese söylerdi.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} has no standing answers.</source>
        <translation>{game} oyununda sürekli yanıt yoktur.</translation>
    </message>
    <message>
        <source>Standing answers are private, and everyone can see this.</source>
        <translation>Sürekli yanıtlar özeldir; burayı ise herkes görebilir.</translation>
    </message>
    <message>
        <source>{game} has its own command for this, further down this menu.</source>
        <translation>{game} oyununun bunun için kendi komutu var; bu menüde, aşağıda.</translation>
    </message>
    <message>
        <source>No one at this screen has a free action now.</source>
        <translation>Bu ekrandaki hiç kimse şu anda sorulmadan bir şey yapamaz.</translation>
    </message>
    <message>
        <source>Nothing has happened since your last decision.</source>
        <translation>Son kararınızdan beri hiçbir şey olmadı.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) at this screen: there is no one to hide it from.</source>
        <translation>
            <numerusform>Bu ekranda %n kişi var: gizlenecek kimse yok.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to redo: nothing has been undone.</source>
        <translation>Yinelenecek bir şey yok: hiçbir şey geri alınmadı.</translation>
    </message>
    <message>
        <source>No one at this screen has an answer to take back.</source>
        <translation>Bu ekrandaki hiç kimsenin geri alacağı bir yanıt yok.</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>Oyun henüz bitmedi.</translation>
    </message>
    <message numerus="yes">
        <source>%n people share this screen: in the same deal, anyone who has seen a secret would know it again. You can restart when the game is over.</source>
        <translation>
            <numerusform>Bu ekranı %n kişi paylaşıyor: aynı dağıtım, ilk bakan kişiye ötekilerin sırlarını gösterirdi. Oyun bitince yeniden başlatabilirsiniz.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} has no notebook.</source>
        <translation>{game} oyununda not defteri yoktur.</translation>
    </message>
    <message>
        <source>{game} is being played: this is for replays.</source>
        <translation>{game} oynanıyor: bu, kayıt izlemek içindir.</translation>
    </message>
    <message>
        <source>This is the start of the record.</source>
        <translation>Burası kaydın başı.</translation>
    </message>
    <message>
        <source>This is the end of the record.</source>
        <translation>Burası kaydın sonu.</translation>
    </message>
</context>
<context>
    <name>RecordsSheet</name>
    <message>
        <source>Saved games</source>
        <translation>Kayıtlar</translation>
    </message>
    <message>
        <source>No games yet. Every game you play is saved here automatically.</source>
        <translation>Henüz oyun yok. Oyunlar burada kendiliğinden saklanır.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aç</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Dışa aktar…</translation>
    </message>
    <message>
        <source>Older copies</source>
        <translation>Eski kopyalar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Sil</translation>
    </message>
    <message>
        <source>Move to bin</source>
        <translation>Evet, çöpe at</translation>
    </message>
    <message>
        <source>The list is empty: there is no game to choose.</source>
        <translation>Seçili oyun yok: liste boş.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Bu dosya okunamıyor.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Göz at</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Devam et</translation>
    </message>
    <message>
        <source>There is no older copy of this game.</source>
        <translation>Bu oyunun eski kopyası yok.</translation>
    </message>
    <message>
        <source>Move this game and its older copies to the bin?</source>
        <translation>Bu oyun ve eski kopyaları çöpe atılsın mı?</translation>
    </message>
    <message>
        <source>This system has no bin. Delete the file yourself: {path}</source>
        <translation>Bu sistemde çöp kutusu yok. Dosyayı kendiniz silin: {path}</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>bitti</translation>
    </message>
    <message>
        <source>won by {names}</source>
        <translation>kazanan: {names}</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>What everyone sees</source>
        <translation>Herkesin gördüğü</translation>
    </message>
    <message>
        <source>{place} of {length}</source>
        <translation>{place}/{length}</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Oyundaki konum</translation>
    </message>
    <message>
        <source>Whose view is shown</source>
        <translation>Kimin görünümü gösteriliyor</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>Total</source>
        <translation>Toplam</translation>
    </message>
</context>
<context>
    <name>ScoreGraph</name>
    <message>
        <source>Scores over time</source>
        <translation>Zaman içinde puanlar</translation>
    </message>
    <message>
        <source>The graph starts when the first points are scored.</source>
        <translation>Grafik ilk puanlarla başlar.</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Scores by source</source>
        <translation>Kaynağa göre puanlar</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Human</source>
        <translation>İnsan</translation>
    </message>
    <message>
        <source>Bot: {level}</source>
        <translation>Bot: {level}</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Kapalı</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Oyuncu {number}</translation>
    </message>
    <message>
        <source>Name, {seat}</source>
        <translation>Ad, {seat}</translation>
    </message>
    <message>
        <source>Who sits here, {seat}</source>
        <translation>Burada kim oturuyor, {seat}</translation>
    </message>
    <message>
        <source>Automaton</source>
        <translation>Otomat</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Number of seats</source>
        <translation>Oyuncu sayısı</translation>
    </message>
    <message>
        <source>Use different names</source>
        <translation>Adları ayır</translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <translation>&amp;Oyuncular</translation>
    </message>
</context>
<context>
    <name>SeatsStrip</name>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
</context>
<context>
    <name>SecretCard</name>
    <message>
        <source>Only for you</source>
        <translation>Yalnızca size</translation>
    </message>
</context>
<context>
    <name>SetupSheet</name>
    <message>
        <source>Cancel</source>
        <translation>Vazgeç</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Başla</translation>
    </message>
    <message>
        <source>Bots see only what a player in their seat would see.</source>
        <translation>Botlar, yerlerinde bir insan otursa ne görecekse onu görür; fazlasını değil.</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>Oyun &amp;ayarları</translation>
    </message>
    <message>
        <source>Option preset</source>
        <translation>Hazır oyun ayarları</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standart</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>Şu adla sakla…</translation>
    </message>
    <message>
        <source>Preset name, then Enter</source>
        <translation>Hazır ayarın adı, sonra Enter</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>&amp;Tohum</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Başka</translation>
    </message>
    <message>
        <source>The same seed, seats and options deal the same cards again.</source>
        <translation>Aynı tohum, oyuncular ve ayarlar yine aynı kartları getirir.</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>gizli</translation>
    </message>
    <message>
        <source>Anyone who knows the seed can work out every secret. Leave it empty for a hidden one.</source>
        <translation>Tohumu bilen, oyunun her sırrını bulabilir: boş bırakın, kimse görmesin.</translation>
    </message>
    <message>
        <source>Un&amp;do rule</source>
        <translation>&amp;Geri alma kuralı</translation>
    </message>
    <message>
        <source>Enter a seed: any number will do.</source>
        <translation>Tohum eksik: herhangi bir sayı olur.</translation>
    </message>
    <message>
        <source>Two players are called {name}: change one, or press “{button}”.</source>
        <translation>İki oyuncunun adı {name}: birini değiştirin ya da “{button}” düğmesine basın.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
</context>
<context>
    <name>ShortcutTable</name>
    <message>
        <source>Command</source>
        <translation>Komut</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tuş</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Komutlar ve tuşları</translation>
    </message>
    <message>
        <source>Reset key</source>
        <translation>Alışılmış tuşa dön</translation>
    </message>
    <message>
        <source>Press Enter or double-click a command, then press its new key.</source>
        <translation>Bir komutta Enter&apos;a basın ya da çift tıklayın, sonra yeni tuşuna basın.</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Tuş yok</translation>
    </message>
    <message>
        <source>{key} already belongs to “{command}”. Change that one first.</source>
        <translation>{key} şu komutun: “{command}”. Önce onu değiştirin.</translation>
    </message>
</context>
<context>
    <name>ShortcutsSheet</name>
    <message>
        <source>Shortcuts</source>
        <translation>Kısayollar</translation>
    </message>
    <message>
        <source>On the board: arrow keys move the cursor, Enter acts, Esc steps back.</source>
        <translation>Tahtada: ok tuşları imleci oynatır, Enter seçer, Esc bir adım geri gider.</translation>
    </message>
</context>
<context>
    <name>Source</name>
    <message>
        <source>The game in words</source>
        <translation>Sözcüklerle oyun</translation>
    </message>
    <message>
        <source>there is no picture to save</source>
        <translation>yazılacak resim yok</translation>
    </message>
</context>
<context>
    <name>StandingMenu</name>
    <message>
        <source>None for this player</source>
        <translation>Bu oyuncu için yok</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>{least}–{most} players</source>
        <translation>{least}–{most} oyuncu</translation>
    </message>
    <message>
        <source>Board games for long evenings, on one laptop</source>
        <translation>Uzun akşamlar için kutu oyunları, tek bir dizüstünde</translation>
    </message>
</context>
<context>
    <name>Submenus</name>
    <message>
        <source>No files yet</source>
        <translation>Henüz dosya yok</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Everyone may look. Next: {name}.</source>
        <translation>Herkes bakabilir. Sıradaki: {name}.</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>Ekranı devret: {name}</translation>
    </message>
    <message>
        <source>{name} is ready to act.</source>
        <translation>{name} hamleye hazır.</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Sonraki adım</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Yeniden dene</translation>
    </message>
    <message>
        <source>{name} acts</source>
        <translation>{name} hamle yapar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Devam</translation>
    </message>
    <message>
        <source>Everyone may look. Next, everyone closes their eyes.</source>
        <translation>Herkes bakabilir. Birazdan herkes gözlerini kapatacak.</translation>
    </message>
    <message>
        <source>Always answer…</source>
        <translation>Hep böyle yanıtla…</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Oyun bitti.</translation>
    </message>
</context>
<context>
    <name>TakeBackRules</name>
    <message>
        <source>Strict</source>
        <translation>Katı</translation>
    </message>
    <message>
        <source>Undo as far as you like, but never past a reveal, a random draw or another player&apos;s decision.</source>
        <translation>İstediğiniz kadar adım geri; ama açılmış, şansla belirlenmiş ya da başka birinin karar verdiği bir şeyin gerisine asla.</translation>
    </message>
    <message>
        <source>Friendly</source>
        <translation>Hoşgörülü</translation>
    </message>
    <message>
        <source>You may undo past these after confirming. It is noted beside the result.</source>
        <translation>Böyle engeller bir sorudan sonra aşılabilir. Sonucun yanına not edilir.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Yok</translation>
    </message>
    <message>
        <source>Decisions are final.</source>
        <translation>Verilen karar değişmez.</translation>
    </message>
</context>
<context>
    <name>TextField</name>
    <message>
        <source>Text of the item</source>
        <translation>Öğenin metni</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Kaydet</translation>
    </message>
    <message>
        <source>&amp;Lay out</source>
        <translation>&amp;Biçimle</translation>
    </message>
    <message>
        <source>Put each op on its own line; nothing else is changed.</source>
        <translation>Her satıra bir işlem; başka bir şey değişmez.</translation>
    </message>
    <message>
        <source>As s&amp;hipped</source>
        <translation>&amp;Hazır hâline dön</translation>
    </message>
    <message>
        <source>&amp;Insert…</source>
        <translation>&amp;Ekle…</translation>
    </message>
    <message>
        <source>&amp;Add a copy</source>
        <translation>Kop&amp;ya ekle</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Ka&amp;ldır</translation>
    </message>
    <message>
        <source>Yes, &amp;remove it</source>
        <translation>Evet, kal&amp;dır</translation>
    </message>
    <message>
        <source>Open the &amp;folder</source>
        <translation>Kla&amp;sörü aç</translation>
    </message>
    <message>
        <source>As &amp;printed, no stand-in</source>
        <translation>Basıldığı &amp;gibi, vekil değil</translation>
    </message>
</context>
<context>
    <name>Unasked</name>
    <message>
        <source>Are you sure? This can&apos;t be undone.</source>
        <translation>Bunu mu istediniz? Geri alınamaz.</translation>
    </message>
</context>
<context>
    <name>WaitingCard</name>
    <message>
        <source>Where you left off</source>
        <translation>Kaldığı yer</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Masada</translation>
    </message>
    <message>
        <source>Continue where you left off</source>
        <translation>Kaldığı yerden devam et</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Devam et</translation>
    </message>
</context>
<context>
    <name>WhatsThis</name>
    <message>
        <source>Click anything to see what it does. Press Esc to stop.</source>
        <translation>Şimdi açıklanmasını istediğiniz şeye tıklayın. Esc bunu bitirir.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>{name}&apos;s PIN was removed.</source>
        <translation>PIN kaldırıldı: {name}.</translation>
    </message>
    <message>
        <source>{name} asks for the screen.</source>
        <translation>{name} ekranı istiyor.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Günlük</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Kurallar</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puanlar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Tam ekrandan çık</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Masa</translation>
    </message>
    <message>
        <source>The players in order, each with their public numbers.</source>
        <translation>Oyuncular sırasıyla, her biri herkese açık sayılarıyla.</translation>
    </message>
    <message>
        <source>Everything that has happened in this game, newest last.</source>
        <translation>Bu oyunda olanlar, en yenisi sonda.</translation>
    </message>
    <message>
        <source>The rules of this game. F1 opens them for whatever you point at.</source>
        <translation>Bu oyunun kuralları. F1 onları gösterdiğiniz yerden açar.</translation>
    </message>
    <message>
        <source>Each player&apos;s score over the game.</source>
        <translation>Her oyuncunun oyun boyunca puanı.</translation>
    </message>
    <message>
        <source>Whose decision it is and what to do; answers appear here.</source>
        <translation>Kimin karar vereceği ve ne yapılacağı; yanıtlar burada görünür.</translation>
    </message>
    <message>
        <source>Choices that are not on the board, as buttons.</source>
        <translation>Tahtada olmayan seçenekler, düğme olarak.</translation>
    </message>
    <message>
        <source>The table: click anything highlighted to choose it.</source>
        <translation>Oyunun masası: vurgulanan bir şeyi seçmek için tıklayın.</translation>
    </message>
    <message>
        <source>All commands, with their keys.</source>
        <translation>Tüm komutlar, tuşlarıyla.</translation>
    </message>
    <message>
        <source>Panels that share this space.</source>
        <translation>Bu yeri paylaşan paneller.</translation>
    </message>
</context>
<context>
    <name>WordsSheet</name>
    <message>
        <source>Copy</source>
        <translation>Kopyala</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopyalandı.</translation>
    </message>
</context>
<context>
    <name>bots</name>
    <message>
        <source>No other option looked better.</source>
        <translation>Denenen başka hiçbir şey daha fazlasını vaat etmiyor.</translation>
    </message>
    <message>
        <source>It could lose you the game.</source>
        <translation>Size oyunu kaybettirebilir.</translation>
    </message>
    <message>
        <source>It looks about {what} worse.</source>
        <translation>Yaklaşık {what} daha azını vaat ediyor.</translation>
    </message>
    <message>
        <source>It looks nearly as good.</source>
        <translation>Neredeyse aynısını vaat ediyor.</translation>
    </message>
</context>
<context>
    <name>cartographers</name>
    <message>
        <source>Looks at a few places and takes what scores at the end of this season.</source>
        <translation>Birkaç yere bakar ve bu mevsimin sonunda puan getireni alır.</translation>
    </message>
    <message>
        <source>Looks at every place and counts all four edicts, but only what is already on the map.</source>
        <translation>Her yere bakar ve dört fermanı da sayar, ama yalnızca haritada olanı.</translation>
    </message>
    <message>
        <source>Plans for the edicts to come, weighs every card that may be next, and knows where monsters hurt.</source>
        <translation>Gelecek fermanları planlar, sırada olabilecek her kartı tartar ve canavarların nerede can yaktığını bilir.</translation>
    </message>
    <message numerus="yes">
        <source>%n more star(s) for {card} ({edict}), scored this season.</source>
        <translation>
            <numerusform>{card} ({edict}) için bu mevsim %n şöhret puanı daha.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more star(s) for {card} ({edict}), scored later.</source>
        <translation>
            <numerusform>{card} ({edict}) için ileride %n şöhret puanı daha.</numerusform>
        </translation>
    </message>
    <message>
        <source>Brings {card} ({edict}) closer to its next stars.</source>
        <translation>{card} ({edict}) kartını sonraki şöhret puanlarına yaklaştırır.</translation>
    </message>
    <message numerus="yes">
        <source>Earns a coin that scores in %n season(s).</source>
        <translation>
            <numerusform>%n mevsim puan getiren bir altın kazandırır.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Surrounds the mountain at {spaces}: a coin that scores in %n season(s).</source>
        <translation>
            <numerusform>{spaces} karesindeki dağı çevreler: %n mevsim puan getiren bir altın.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Surrounds the mountains at {spaces}: coins that score in %n season(s).</source>
        <translation>
            <numerusform>{spaces} karelerindeki dağları çevreler: %n mevsim puan getiren altınlar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Encloses the Dragon: coins that score in %n season(s).</source>
        <translation>
            <numerusform>Ejderhayı kuşatır: %n mevsim puan getiren altınlar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer empty space(s) beside monsters.</source>
        <translation>
            <numerusform>Canavarlara bitişik %n boş kare eksilir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Destroys %n monster space(s).</source>
        <translation>
            <numerusform>%n canavar karesini yok eder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Protects %n empty space(s) from future monsters.</source>
        <translation>
            <numerusform>%n boş kareyi gelecek canavarlardan korur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Joins clusters of {terrain} into one.</source>
        <translation>Kümeleri birleştirir: {terrain}.</translation>
    </message>
    <message>
        <source>Fills {spaces}, where few shapes fit.</source>
        <translation>Az şeklin sığdığı yeri doldurur: {spaces}.</translation>
    </message>
    <message>
        <source>Leaves no new single space that is hard to fill.</source>
        <translation>Doldurması zor yeni bir tek kare bırakmaz.</translation>
    </message>
    <message>
        <source>Keeps a good place for {card}, should it come next.</source>
        <translation>Sırada {card} gelirse diye ona iyi bir yer bırakır.</translation>
    </message>
    <message numerus="yes">
        <source>%n more empty space(s) beside monsters on that map.</source>
        <translation>
            <numerusform>O haritada canavarlara bitişik %n boş kare daha.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs that map %n star(s) of {card} ({edict}).</source>
        <translation>
            <numerusform>O haritadan %n şöhret puanı götürür: {card} ({edict}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Makes {card} ({edict}) harder on that map.</source>
        <translation>O haritada zorlaştırır: {card} ({edict}).</translation>
    </message>
    <message numerus="yes">
        <source>{skill} gains about %n star(s), after paying for it.</source>
        <translation>
            <numerusform>{skill}, bedeli çıkınca yaklaşık %n şöhret puanı getirir.</numerusform>
        </translation>
    </message>
    <message>
        <source>{skill} costs less than it gains.</source>
        <translation>{skill} getirdiğinden azına mal olur.</translation>
    </message>
    <message>
        <source>No skill gains enough here: it can wait.</source>
        <translation>Hiçbir yetenek burada yeterince getirmiyor: bekleyebilir.</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n şöhret puanı</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the only option.</source>
        <translation>Başka seçenek yok.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kartlar</translation>
    </message>
    <message>
        <source>The base game, or Heroes with its own cards, heroes who fight monsters, and monsters with powers.</source>
        <translation>Temel oyun ya da Kahramanlar: kendi kartları, canavarlarla savaşan kahramanları ve güçleri olan canavarlarıyla.</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Temel oyun</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Kahramanlar</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Harita</translation>
    </message>
    <message>
        <source>Everyone uses the same map. A and C are open country; B and D have wasteland, where nothing can be drawn.</source>
        <translation>Tüm oyuncular aynı haritayı kullanır. A ve C açık arazidir; B ve D&apos;de üzerine çizilemeyen çorak kareler vardır.</translation>
    </message>
    <message>
        <source>A: Wilderness</source>
        <translation>A: Yaban</translation>
    </message>
    <message>
        <source>B: Wastelands</source>
        <translation>B: Çorak Topraklar</translation>
    </message>
    <message>
        <source>C: Open Country</source>
        <translation>C: Açık Kırlar</translation>
    </message>
    <message>
        <source>D: Broken Country</source>
        <translation>D: Yarık Kırlar</translation>
    </message>
    <message>
        <source>When no shape fits</source>
        <translation>Hiçbir şekil sığmazsa</translation>
    </message>
    <message>
        <source>If no shape on the card fits, you draw a single space. Its terrain is one on the card, or any terrain you like.</source>
        <translation>Kartın hiçbir şekli sığmazsa tek bir kare çizersiniz. Arazi türü karttakilerden biri ya da istediğiniz herhangi biri olur.</translation>
    </message>
    <message>
        <source>A terrain on the card</source>
        <translation>Karttaki bir arazi</translation>
    </message>
    <message>
        <source>Any terrain</source>
        <translation>Herhangi bir arazi</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Yetenekler</translation>
    </message>
    <message>
        <source>Three skill cards are face up. Once per season, each player may use one and pay for it in coins.</source>
        <translation>Üç yetenek kartı açık durur. Her oyuncu mevsimde bir kez birini kullanabilir ve altınlarıyla öder.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Olmasın</translation>
    </message>
    <message>
        <source>With skills</source>
        <translation>Yeteneklerle</translation>
    </message>
    <message>
        <source>Who places monsters</source>
        <translation>Canavarları kim yerleştirir</translation>
    </message>
    <message>
        <source>Neighbours draw monsters on each other&apos;s maps, or the card places them on every map by the solo rule. The second is quicker at large tables.</source>
        <translation>Komşular birbirinin haritasına canavar çizer ya da kart onları tek oyuncu kuralıyla her haritaya yerleştirir. Kalabalık masalarda ikincisi daha hızlıdır.</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Komşular</translation>
    </message>
    <message>
        <source>The card (solo rule)</source>
        <translation>Kart, tek oyuncu kuralıyla</translation>
    </message>
    <message>
        <source>Other players&apos; maps</source>
        <translation>Diğerlerinin haritaları</translation>
    </message>
    <message>
        <source>Whether you may look at the other players&apos; maps, coins and scores before the game is over.</source>
        <translation>Oyun bitmeden diğerlerinin haritalarına, altınlarına ve puanlarına bakıp bakamayacağınız.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Açık</translation>
    </message>
    <message>
        <source>Private</source>
        <translation>Gizli</translation>
    </message>
    <message>
        <source>1 star for each forest space on the edge of the map.</source>
        <translation>Harita kenarındaki her orman karesi için 1 şöhret puanı.</translation>
    </message>
    <message>
        <source>1 star for each row and 1 for each column with at least one forest.</source>
        <translation>En az bir orman bulunan her satır için 1 ve her sütun için 1 şöhret puanı.</translation>
    </message>
    <message>
        <source>1 star for each forest space whose four sides are filled spaces or the edge.</source>
        <translation>Dört yanı dolu kare ya da harita kenarı olan her orman karesi için 1 şöhret puanı.</translation>
    </message>
    <message>
        <source>3 stars for each mountain joined to another mountain by a cluster of forest.</source>
        <translation>Bir orman kümesiyle başka bir dağa bağlanan her dağ için 3 şöhret puanı.</translation>
    </message>
    <message>
        <source>1 star for each water space beside a farm and 1 for each farm space beside water.</source>
        <translation>Tarlaya bitişik her su karesi için 1 ve suya bitişik her tarla karesi için 1 şöhret puanı.</translation>
    </message>
    <message>
        <source>2 stars for each water space and 1 for each farm space beside a mountain.</source>
        <translation>Bir dağa bitişik her su karesi için 2, her tarla karesi için 1 şöhret puanı.</translation>
    </message>
    <message>
        <source>1 star for each water space beside a ruins space, 3 for each farm space on a ruins space.</source>
        <translation>Bir harabe karesine bitişik her su karesi için 1, harabe karesi üzerindeki her tarla karesi için 3 şöhret puanı.</translation>
    </message>
    <message>
        <source>3 stars for each cluster of farm that touches neither water nor the edge, and 3 for each cluster of water that touches neither farm nor the edge.</source>
        <translation>Ne suya ne harita kenarına değen her tarla kümesi için 3, ne tarlaya ne harita kenarına değen her su kümesi için 3 şöhret puanı.</translation>
    </message>
    <message>
        <source>8 stars for each cluster of six or more village spaces.</source>
        <translation>Altı ya da daha çok köy karesinden oluşan her küme için 8 şöhret puanı.</translation>
    </message>
    <message>
        <source>1 star for each space of your largest village cluster that touches no mountain.</source>
        <translation>Dağa değmeyen en büyük köy kümenizin her karesi için 1 şöhret puanı.</translation>
    </message>
    <message>
        <source>3 stars for each village cluster that touches three or more other types of terrain.</source>
        <translation>Üç ya da daha çok başka arazi türüne değen her köy kümesi için 3 şöhret puanı.</translation>
    </message>
    <message>
        <source>2 stars for each space of your second largest village cluster.</source>
        <translation>En büyük ikinci köy kümenizin her karesi için 2 şöhret puanı.</translation>
    </message>
    <message>
        <source>6 stars for each full row and 6 for each full column.</source>
        <translation>Her dolu satır için 6 ve her dolu sütun için 6 şöhret puanı.</translation>
    </message>
    <message>
        <source>3 stars for each space along one side of your largest filled square.</source>
        <translation>En büyük dolu tam kare bloğunuzun bir kenarındaki her kare için 3 şöhret puanı.</translation>
    </message>
    <message>
        <source>3 stars for each full diagonal from the left edge down and right to the bottom edge.</source>
        <translation>Sol kenardan sağa aşağı inip alt kenara varan her dolu çapraz için 3 şöhret puanı.</translation>
    </message>
    <message>
        <source>1 star for each empty space whose four sides are filled spaces or the edge.</source>
        <translation>Dört yanı dolu kare ya da harita kenarı olan her boş kare için 1 şöhret puanı.</translation>
    </message>
    <message>
        <source>6 stars for each cluster of five or more forest spaces that touches no village.</source>
        <translation>Köye değmeyen, beş ya da daha çok orman karesinden oluşan her küme için 6 şöhret puanı.</translation>
    </message>
    <message>
        <source>2 stars for each forest space whose four sides are forest or the edge.</source>
        <translation>Dört yanı orman ya da harita kenarı olan her orman karesi için 2 şöhret puanı.</translation>
    </message>
    <message>
        <source>2 stars for each space of the longest unbroken vertical run of forest.</source>
        <translation>Yukarıdan aşağıya en uzun kesintisiz orman dizisinin her karesi için 2 şöhret puanı.</translation>
    </message>
    <message>
        <source>4 stars for each row with three or more forest spaces.</source>
        <translation>Üç ya da daha çok orman karesi bulunan her satır için 4 şöhret puanı.</translation>
    </message>
    <message>
        <source>For one village cluster: 1 star for each row and 1 for each column that it is in.</source>
        <translation>Bir köy kümesi için: yer aldığı her satır için 1 ve her sütun için 1 şöhret puanı.</translation>
    </message>
    <message>
        <source>7 stars for each village cluster that contains a straight line of four.</source>
        <translation>İçinde düz dört karelik bir çubuk olan her köy kümesi için 7 şöhret puanı.</translation>
    </message>
    <message>
        <source>6 stars for each village cluster that contains a 2×2 square.</source>
        <translation>İçinde 2x2 bir blok olan her köy kümesi için 6 şöhret puanı.</translation>
    </message>
    <message>
        <source>For one village cluster: 1 star for each empty space beside it.</source>
        <translation>Bir köy kümesi için: ona bitişik her boş kare için 1 şöhret puanı.</translation>
    </message>
    <message>
        <source>4 stars for each column with as many farm as water spaces, at least one of each.</source>
        <translation>Tarla ve su karelerinin sayısı eşit (en az birer) olan her sütun için 4 şöhret puanı.</translation>
    </message>
    <message>
        <source>4 stars for each water space beside two or more farm spaces.</source>
        <translation>İki ya da daha çok tarla karesine bitişik her su karesi için 4 şöhret puanı.</translation>
    </message>
    <message>
        <source>7 stars for each farm cluster beside three or more water spaces.</source>
        <translation>Üç ya da daha çok su karesine bitişik her tarla kümesi için 7 şöhret puanı.</translation>
    </message>
    <message>
        <source>5 stars for each mountain that a water cluster joins to a farm space.</source>
        <translation>Bir su kümesinin bir tarla karesine bağladığı her dağ için 5 şöhret puanı.</translation>
    </message>
    <message>
        <source>7 stars for each full row or column with a mountain in it.</source>
        <translation>İçinde dağ bulunan her dolu satır ya da sütun için 7 şöhret puanı.</translation>
    </message>
    <message>
        <source>4 stars for each row with five or more types of terrain, counting heroes and mountains.</source>
        <translation>Beş ya da daha çok arazi türü bulunan her satır için 4 şöhret puanı; kahraman ve dağ da tür sayılır.</translation>
    </message>
    <message>
        <source>4 stars for each group of exactly three connected empty spaces.</source>
        <translation>Birbirine bağlı tam üç boş kareden oluşan her grup için 4 şöhret puanı.</translation>
    </message>
    <message>
        <source>10 stars for each full odd-numbered column.</source>
        <translation>Numarası tek olan her dolu sütun için 10 şöhret puanı.</translation>
    </message>
    <message>
        <source>When an ambush is revealed, your map takes a 2×1 monster instead of its shape.</source>
        <translation>Bir saldırı kartı açıldığında: haritanıza onun şekli yerine iki karelik bir çubuk çizilir.</translation>
    </message>
    <message>
        <source>Draw the shape you drew a second time, in the same terrain.</source>
        <translation>Çizdiğiniz şekli aynı araziyle bir kez daha çizin.</translation>
    </message>
    <message>
        <source>Also draw a 2×1 shape beside a monster, in one of the card&apos;s terrains.</source>
        <translation>Ayrıca bir canavara bitişik, karttaki bir araziyle iki karelik bir çubuk çizin.</translation>
    </message>
    <message>
        <source>Also draw one space that is both farm and village.</source>
        <translation>Ayrıca hem tarla hem köy sayılan tek bir kare çizin.</translation>
    </message>
    <message>
        <source>Draw a shape on the card as village, whatever the card shows.</source>
        <translation>Kart ne gösterirse göstersin, bir şeklini köy olarak çizin.</translation>
    </message>
    <message>
        <source>Your shape may hang over the edge; the part outside is not drawn.</source>
        <translation>Şekliniz harita kenarından taşabilir; dışarıda kalan çizilmez.</translation>
    </message>
    <message>
        <source>Draw a 2×2 square instead of a shape on the card.</source>
        <translation>Kartın bir şekli yerine 2x2 bir blok çizin.</translation>
    </message>
    <message>
        <source>Also draw one space beside the shape you drew, in the same terrain.</source>
        <translation>Ayrıca çizdiğiniz şekle bitişik tek bir kareyi aynı araziyle çizin.</translation>
    </message>
    <message>
        <source>The next shape must cover an unfilled ruins space. If none can, draw a single space of any terrain instead.</source>
        <translation>Sonraki şekil boş bir harabe karesini kapsamalıdır. Hiçbiri kapsayamıyorsa onun yerine herhangi bir araziyle tek bir kare çizilir.</translation>
    </message>
    <message>
        <source>Pass your map to the left. That neighbour draws the monsters on it.</source>
        <translation>Haritanız sola gider. Canavarları oradaki komşunuz çizer.</translation>
    </message>
    <message>
        <source>Pass your map to the right. That neighbour draws the monsters on it.</source>
        <translation>Haritanız sağa gider. Canavarları oradaki komşunuz çizer.</translation>
    </message>
    <message>
        <source>The card places the monsters: going around the map from the corner shown, at the first place where they fit without rotation.</source>
        <translation>Canavarlar kendiliğinden gelir: gösterilen köşeden başlayıp haritanın çevresini dolaşır, döndürülmeden sığdıkları ilk yere yerleşir.</translation>
    </message>
    <message>
        <source>Right after drawing, destroy one space beside a Gorgon, drawn or empty.</source>
        <translation>Çizimin hemen ardından bir gorgona bitişik bir kare, çizili ya da boş, yok edilir.</translation>
    </message>
    <message>
        <source>After each season, every empty space beside a Zombie becomes a Zombie.</source>
        <translation>Her mevsimden sonra bir zombiye bitişik her boş kare zombi olur.</translation>
    </message>
    <message>
        <source>After each season, the map&apos;s owner destroys one empty space beside a Giant Troll.</source>
        <translation>Her mevsimden sonra haritanın sahibi bir dev trole bitişik bir boş kareyi yok eder.</translation>
    </message>
    <message>
        <source>Once every space of the Dragon is destroyed or has no empty neighbour, the owner marks three coins.</source>
        <translation>Ejderhanın her karesi yok edilmiş ya da boş komşusuz kalmışsa haritanın sahibi üç altın işaretler.</translation>
    </message>
    <message>
        <source>Draw the hero on an empty space and mark the spaces it attacks. Monsters there are destroyed, now or later.</source>
        <translation>Kahramanı boş bir kareye çizin ve saldırdığı kareleri işaretleyin. Oradaki canavarlar şimdi ya da sonra yok edilir.</translation>
    </message>
    <message>
        <source>Temple Ruins</source>
        <translation>Tapınak Harabeleri</translation>
    </message>
    <message>
        <source>Outpost Ruins</source>
        <translation>Karakol Harabeleri</translation>
    </message>
    <message>
        <source>Great River</source>
        <translation>Büyük Nehir</translation>
    </message>
    <message>
        <source>Farmland</source>
        <translation>Ekili Topraklar</translation>
    </message>
    <message>
        <source>Hamlet</source>
        <translation>Mezra</translation>
    </message>
    <message>
        <source>Forgotten Forest</source>
        <translation>Unutulmuş Orman</translation>
    </message>
    <message>
        <source>Hinterland Stream</source>
        <translation>Taşra Deresi</translation>
    </message>
    <message>
        <source>Homestead</source>
        <translation>Çiftlik</translation>
    </message>
    <message>
        <source>Orchard</source>
        <translation>Meyve Bahçesi</translation>
    </message>
    <message>
        <source>Treetop Village</source>
        <translation>Ağaç Tepesi Köyü</translation>
    </message>
    <message>
        <source>Marshlands</source>
        <translation>Bataklık</translation>
    </message>
    <message>
        <source>Fishing Village</source>
        <translation>Balıkçı Köyü</translation>
    </message>
    <message>
        <source>Rift Lands</source>
        <translation>Yarık Topraklar</translation>
    </message>
    <message>
        <source>Goblin Attack</source>
        <translation>Goblin Saldırısı</translation>
    </message>
    <message>
        <source>Bugbear Assault</source>
        <translation>Bugbear Hücumu</translation>
    </message>
    <message>
        <source>Kobold Onslaught</source>
        <translation>Kobold Akını</translation>
    </message>
    <message>
        <source>Gnoll Raid</source>
        <translation>Gnoll Baskını</translation>
    </message>
    <message>
        <source>Sentinel Wood</source>
        <translation>Nöbetçi Ormanı</translation>
    </message>
    <message>
        <source>Greenbough</source>
        <translation>Yeşildal</translation>
    </message>
    <message>
        <source>Treetower</source>
        <translation>Ağaçkubbe</translation>
    </message>
    <message>
        <source>Stoneside Forest</source>
        <translation>Taşyanı Ormanı</translation>
    </message>
    <message>
        <source>Canal Lake</source>
        <translation>Kanal Gölü</translation>
    </message>
    <message>
        <source>Mages Valley</source>
        <translation>Büyücüler Vadisi</translation>
    </message>
    <message>
        <source>The Golden Granary</source>
        <translation>Altın Ambar</translation>
    </message>
    <message>
        <source>Shoreside Expanse</source>
        <translation>Kıyı Düzlükleri</translation>
    </message>
    <message>
        <source>Wildholds</source>
        <translation>Yaban Kaleleri</translation>
    </message>
    <message>
        <source>Great City</source>
        <translation>Büyük Şehir</translation>
    </message>
    <message>
        <source>Greengold Plains</source>
        <translation>Yeşilaltın Ovaları</translation>
    </message>
    <message>
        <source>Shieldgate</source>
        <translation>Kalkankapı</translation>
    </message>
    <message>
        <source>Borderlands</source>
        <translation>Sınır Toprakları</translation>
    </message>
    <message>
        <source>Lost Barony</source>
        <translation>Kayıp Baronluk</translation>
    </message>
    <message>
        <source>The Broken Road</source>
        <translation>Kırık Yol</translation>
    </message>
    <message>
        <source>The Cauldrons</source>
        <translation>Obruklar</translation>
    </message>
    <message>
        <source>Timber Grove</source>
        <translation>Kereste Korusu</translation>
    </message>
    <message>
        <source>Frontier Dwelling</source>
        <translation>Sınır Yerleşkesi</translation>
    </message>
    <message>
        <source>Woodland Crossroads</source>
        <translation>Orman Kavşağı</translation>
    </message>
    <message>
        <source>Mangrove Swamp</source>
        <translation>Mangrov Bataklığı</translation>
    </message>
    <message>
        <source>Pasture</source>
        <translation>Otlak</translation>
    </message>
    <message>
        <source>Coastal Encampment</source>
        <translation>Kıyı Kampı</translation>
    </message>
    <message>
        <source>Wildwood Garden</source>
        <translation>Yabanorman Bahçesi</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Yerleşim</translation>
    </message>
    <message>
        <source>Kethra&apos;s Gates</source>
        <translation>Kethra&apos;nın Kapıları</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>Lagün</translation>
    </message>
    <message>
        <source>Hillside Terrace</source>
        <translation>Yamaç Terası</translation>
    </message>
    <message>
        <source>Gorgon Gaze</source>
        <translation>Gorgon Bakışı</translation>
    </message>
    <message>
        <source>Zombie Plague</source>
        <translation>Zombi Salgını</translation>
    </message>
    <message>
        <source>Giant Troll Ravage</source>
        <translation>Dev Trol Yıkımı</translation>
    </message>
    <message>
        <source>Dragon Inferno</source>
        <translation>Ejderha Ateşi</translation>
    </message>
    <message>
        <source>Freyla the True</source>
        <translation>Sadık Freyla</translation>
    </message>
    <message>
        <source>Dobrik of Lorkheim</source>
        <translation>Lorkheimli Dobrik</translation>
    </message>
    <message>
        <source>Wren the Lioness</source>
        <translation>Dişi Aslan Wren</translation>
    </message>
    <message>
        <source>Dal of Jolev</source>
        <translation>Jolevli Dal</translation>
    </message>
    <message>
        <source>Deepwood</source>
        <translation>Derin Orman</translation>
    </message>
    <message>
        <source>Heart of the Forest</source>
        <translation>Ormanın Kalbi</translation>
    </message>
    <message>
        <source>Faunlost Thicket</source>
        <translation>Kayıp Faun Çalılığı</translation>
    </message>
    <message>
        <source>Sleepy Valley</source>
        <translation>Uykulu Vadi</translation>
    </message>
    <message>
        <source>Caravansary</source>
        <translation>Kervansaray</translation>
    </message>
    <message>
        <source>Traylo Monastery</source>
        <translation>Traylo Manastırı</translation>
    </message>
    <message>
        <source>Gnomish Colony</source>
        <translation>Gnom Kolonisi</translation>
    </message>
    <message>
        <source>Outer Enclave</source>
        <translation>Dış Yerleşke</translation>
    </message>
    <message>
        <source>Jorekburg</source>
        <translation>Jorekburg</translation>
    </message>
    <message>
        <source>Ulem&apos;s Wallow</source>
        <translation>Ulem&apos;in Çamurluğu</translation>
    </message>
    <message>
        <source>Craylund</source>
        <translation>Craylund</translation>
    </message>
    <message>
        <source>Clawsgrave Peaks</source>
        <translation>Pençemezar Dorukları</translation>
    </message>
    <message>
        <source>Dwarvenholds</source>
        <translation>Cüce Kaleleri</translation>
    </message>
    <message>
        <source>Banded Hills</source>
        <translation>Kuşaklı Tepeler</translation>
    </message>
    <message>
        <source>Starlit Sigil</source>
        <translation>Yıldızlı Mühür</translation>
    </message>
    <message>
        <source>Silos</source>
        <translation>Silolar</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>İlkbahar</translation>
    </message>
    <message>
        <source>Summer</source>
        <translation>Yaz</translation>
    </message>
    <message>
        <source>Fall</source>
        <translation>Sonbahar</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Kış</translation>
    </message>
    <message>
        <source>Acrobatics</source>
        <translation>Akrobasi</translation>
    </message>
    <message>
        <source>Concentration</source>
        <translation>Yoğunlaşma</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Şifa</translation>
    </message>
    <message>
        <source>Diplomacy</source>
        <translation>Diplomasi</translation>
    </message>
    <message>
        <source>Secret Lore</source>
        <translation>Gizli Bilgi</translation>
    </message>
    <message>
        <source>Stealth</source>
        <translation>Gizlenme</translation>
    </message>
    <message>
        <source>Negotiation</source>
        <translation>Pazarlık</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Arayış</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Orman</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Köy</translation>
    </message>
    <message>
        <source>Farm</source>
        <translation>Tarla</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Su</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Canavar</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Dağ</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Kahraman</translation>
    </message>
    <message>
        <source>Farm and water</source>
        <translation>Tarla ve su</translation>
    </message>
    <message>
        <source>Whole map</source>
        <translation>Bütün harita</translation>
    </message>
    <message>
        <source>Legendary Cartographer</source>
        <translation>Efsanevi Haritacı</translation>
    </message>
    <message>
        <source>Master Mapsmith</source>
        <translation>Usta Haritacı</translation>
    </message>
    <message>
        <source>Journeyman Topographer</source>
        <translation>Kalfa Topograf</translation>
    </message>
    <message>
        <source>Apprentice Surveyor</source>
        <translation>Çırak Ölçümcü</translation>
    </message>
    <message>
        <source>Amateur Assessor</source>
        <translation>Amatör Değerlendirici</translation>
    </message>
    <message>
        <source>Inept Assistant</source>
        <translation>Beceriksiz Yardımcı</translation>
    </message>
    <message>
        <source>Dimwitted Doodler</source>
        <translation>Kalın Kafalı Karalamacı</translation>
    </message>
    <message>
        <source>Oblivious Inkdrinker</source>
        <translation>Dalgın Mürekkep İçen</translation>
    </message>
    <message>
        <source>Wilderness</source>
        <translation>Yaban</translation>
    </message>
    <message>
        <source>Wastelands</source>
        <translation>Çorak Topraklar</translation>
    </message>
    <message>
        <source>Open Country</source>
        <translation>Açık Kırlar</translation>
    </message>
    <message>
        <source>Broken Country</source>
        <translation>Yarık Kırlar</translation>
    </message>
    <message>
        <source>Cartographers</source>
        <translation>Kuzey Kaşifleri</translation>
    </message>
    <message>
        <source>Draw the same card as everyone else, each on your own map. Four seasons, four edicts, and monsters that your neighbours put where it hurts.</source>
        <translation>Herkes aynı kartı kendi haritasına çizer. Dört mevsim, dört ferman ve komşularınızın can yakacak yere koyduğu canavarlar.</translation>
    </message>
    <message>
        <source>Edict {edict}</source>
        <translation>{edict} fermanı</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} ve {second}</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>yok edilmiş</translation>
    </message>
    <message>
        <source>Heroes and Skills cannot be combined. Turn one of them off.</source>
        <translation>Kahramanlar ve Yetenekler birlikte oynanamaz. Birini kapatın.</translation>
    </message>
    <message>
        <source>{season}, time {time} of {limit}</source>
        <translation>{season}, zaman {time}/{limit}</translation>
    </message>
    <message>
        <source>{card}: draw one shape in one terrain.</source>
        <translation>{card}: bir şekli bir araziyle çizin.</translation>
    </message>
    <message>
        <source>{card}: draw over a ruins space if any shape can.</source>
        <translation>{card}: bir şekil uyuyorsa bir harabe karesinin üzerine çizin.</translation>
    </message>
    <message>
        <source>{card}, {skill}: draw.</source>
        <translation>{card}, {skill}: çizin.</translation>
    </message>
    <message>
        <source>{card}: use a skill, or finish.</source>
        <translation>{card}: bir yetenek kullanın ya da bitirin.</translation>
    </message>
    <message>
        <source>{card}: draw the monsters on {owner}&apos;s map.</source>
        <translation>{card}: canavarları çizin. Harita: {owner}.</translation>
    </message>
    <message>
        <source>{card}: destroy one space beside the Gorgon on {owner}&apos;s map.</source>
        <translation>{card}: gorgona bitişik bir kareyi yok edin. Harita: {owner}.</translation>
    </message>
    <message>
        <source>{card}: destroy one empty space beside the Giant Troll.</source>
        <translation>{card}: dev trole bitişik bir boş kareyi yok edin.</translation>
    </message>
    <message>
        <source>{card}: choose a space for the hero and what it attacks.</source>
        <translation>{card}: kahramana bir kare ve saldıracağı kareleri seçin.</translation>
    </message>
    <message>
        <source>{card}: pay for Acrobatics, so that your map takes only a 2×1 monster?</source>
        <translation>{card}: haritanıza yalnızca iki karelik bir çubuk çizilsin diye Akrobasi için öder misiniz?</translation>
    </message>
    <message>
        <source>{card}: use Diplomacy to draw one space that is farm and village?</source>
        <translation>{card}: Diplomasi ile hem tarla hem köy olan bir kare çizer misiniz?</translation>
    </message>
    <message>
        <source>{terrain} on {spaces}</source>
        <translation>{terrain}: {spaces}</translation>
    </message>
    <message>
        <source>Hero on {spaces}, attacks {marks}</source>
        <translation>Kahraman: {spaces}, saldırdığı: {marks}</translation>
    </message>
    <message>
        <source>Hero on {spaces}, attacks nothing</source>
        <translation>Kahraman: {spaces}, hiçbir şeye saldırmaz</translation>
    </message>
    <message>
        <source>Destroy {spaces}</source>
        <translation>Yok et: {spaces}</translation>
    </message>
    <message numerus="yes">
        <source>Use {skill} (%n coin(s))</source>
        <translation>
            <numerusform>Kullan: {skill} (%n altın)</numerusform>
        </translation>
    </message>
    <message>
        <source>Part of the shape is off the map.</source>
        <translation>Şeklin bir parçası haritanın dışında.</translation>
    </message>
    <message>
        <source>{space} is a mountain: you can&apos;t draw there.</source>
        <translation>{space} bir dağ: oraya çizilmez.</translation>
    </message>
    <message>
        <source>{space} is wasteland: you can&apos;t draw there.</source>
        <translation>{space} çorak: oraya çizilmez.</translation>
    </message>
    <message>
        <source>{space} is destroyed.</source>
        <translation>{space} yok edilmiş.</translation>
    </message>
    <message>
        <source>{space} is already drawn: {terrain}.</source>
        <translation>{space} zaten çizili: {terrain}.</translation>
    </message>
    <message>
        <source>A ruins card is in play: the shape must cover an unfilled ruins space.</source>
        <translation>Bir harabe kartı bekliyor: şekil boş bir harabe karesini kapsamalı.</translation>
    </message>
    <message>
        <source>The 2×1 must be beside a monster.</source>
        <translation>Çubuk bir canavara bitişik olmalı.</translation>
    </message>
    <message>
        <source>The space must be beside the shape you have just drawn.</source>
        <translation>Kare, az önce çizdiğiniz şekle bitişik olmalı.</translation>
    </message>
    <message>
        <source>This shape can&apos;t reach an unfilled ruins space, but the other one can: draw that one.</source>
        <translation>Bu şekil hiçbir boş harabe karesine erişemiyor, öteki erişiyor: onu çizin.</translation>
    </message>
    <message>
        <source>This shape doesn&apos;t fit anywhere on your map.</source>
        <translation>Bu şekil haritanızda hiçbir yere sığmıyor.</translation>
    </message>
    <message>
        <source>A ruins card is waiting and no shape can cover an unfilled ruins space: draw a single space instead.</source>
        <translation>Bir harabe kartı bekliyor ve hiçbir şekil boş bir harabe karesini kapsayamıyor: onun yerine tek bir kare çizin.</translation>
    </message>
    <message>
        <source>A single space is allowed only when no shape on the card can be drawn.</source>
        <translation>Tek kareye ancak kartın hiçbir şekli çizilemiyorsa izin vardır.</translation>
    </message>
    <message>
        <source>The single space takes a terrain on the card.</source>
        <translation>Tek kare karttaki bir araziyi alır.</translation>
    </message>
    <message>
        <source>You can&apos;t draw a shape on these spaces now.</source>
        <translation>Bu kareler şimdi çizilebilecek bir şekil değil.</translation>
    </message>
    <message>
        <source>Nothing you can draw now covers {space}.</source>
        <translation>Şimdi çizilebilecek hiçbir şey şu kareyi kapsamıyor: {space}.</translation>
    </message>
    <message>
        <source>You can choose {space} now.</source>
        <translation>{space} şimdi seçilebilir.</translation>
    </message>
    <message>
        <source>You can&apos;t use this card now.</source>
        <translation>Bu kart şimdi kullanılamaz.</translation>
    </message>
    <message>
        <source>You have used {skill} this season; you may use only one skill per season.</source>
        <translation>Bu mevsim bir yetenek kullandınız ({skill}); mevsimde yalnızca bir yetenek.</translation>
    </message>
    <message numerus="yes">
        <source>This costs %n coin(s); you have {coins} to spend.</source>
        <translation>
            <numerusform>Bunun bedeli %n altın; harcayabileceğiniz: {coins}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{skill}: nothing it draws would fit.</source>
        <translation>{skill}: çizeceği hiçbir şey sığmaz.</translation>
    </message>
    <message>
        <source>{skill}: nothing it draws would cover an unfilled ruins space.</source>
        <translation>{skill}: çizeceği hiçbir şey boş bir harabe karesini kapsamaz.</translation>
    </message>
    <message>
        <source>{skill} needs a shape on the card; you drew a single space instead.</source>
        <translation>{skill} için kartın bir şekli gerekir; siz onun yerine tek bir kare çizdiniz.</translation>
    </message>
    <message>
        <source>The card already shows village.</source>
        <translation>Kart zaten köy gösteriyor.</translation>
    </message>
    <message>
        <source>Edicts: A {a}, B {b}, C {c}, D {d}.</source>
        <translation>Fermanlar: A {a}, B {b}, C {c}, D {d}.</translation>
    </message>
    <message>
        <source>Skills: {skills}.</source>
        <translation>Yetenekler: {skills}.</translation>
    </message>
    <message>
        <source>{season} begins. It ends at time {time}.</source>
        <translation>{season} başladı. Zaman limiti: {time}.</translation>
    </message>
    <message>
        <source>{card} is revealed.</source>
        <translation>{card} açıldı.</translation>
    </message>
    <message>
        <source>{card} is revealed. Time: {time}.</source>
        <translation>{card} açıldı. Zaman: {time}.</translation>
    </message>
    <message>
        <source>{seat} draws {terrain} on {spaces}.</source>
        <translation>{seat} çizdi: {terrain}, {spaces}.</translation>
    </message>
    <message>
        <source>{seat} draws {terrain} on {owner}&apos;s map ({spaces}).</source>
        <translation>{seat} çizdi: {terrain}, {spaces}. Harita: {owner}.</translation>
    </message>
    <message>
        <source>{card} lands on {owner}&apos;s map ({spaces}).</source>
        <translation>{card} yerleşti: {spaces}. Harita: {owner}.</translation>
    </message>
    <message>
        <source>{card} does not fit on {owner}&apos;s map.</source>
        <translation>{card} hiçbir yere sığmadı. Harita: {owner}.</translation>
    </message>
    <message>
        <source>{owner}&apos;s map is full: nothing is drawn.</source>
        <translation>Harita dolu, bir şey çizilmedi: {owner}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} uses {skill} for %n coin(s).</source>
        <translation>
            <numerusform>{seat} kullandı: {skill} (%n altın).</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} uses {skill}.</source>
        <translation>{seat} kullandı: {skill}.</translation>
    </message>
    <message>
        <source>{card} destroys {spaces} on {owner}&apos;s map.</source>
        <translation>{card} yok etti: {spaces}. Harita: {owner}.</translation>
    </message>
    <message>
        <source>Zombies spread to {spaces} on {owner}&apos;s map.</source>
        <translation>Zombiler yayıldı: {spaces}. Harita: {owner}.</translation>
    </message>
    <message>
        <source>{season}, {owner}: {first} + {second} + {coins} (coins) − {monsters} (monsters) = {total}.</source>
        <translation>{season}, {owner}: {first} + {second} + {coins} (altın) − {monsters} (canavarlar) = {total}.</translation>
    </message>
    <message>
        <source>The year is over.</source>
        <translation>Yıl bitti.</translation>
    </message>
    <message>
        <source>{seat} wins with {total}.</source>
        <translation>{seat} kazandı: {total} puan.</translation>
    </message>
    <message>
        <source>{seat} wins with {total}. Tiebreaker: fewest stars lost to monsters.</source>
        <translation>{seat} kazandı: {total} puan; eşitler arasında canavarlara en az şöhret puanı kaybeden.</translation>
    </message>
    <message>
        <source>{seats} share the victory with {total}.</source>
        <translation>{total} puanla zaferi paylaşanlar: {seats}.</translation>
    </message>
    <message>
        <source>{total} minus the targets of {target} is {rating}: {title}.</source>
        <translation>{total} eksi {target} hedef, eşittir {rating}: {title}.</translation>
    </message>
    <message>
        <source>{season}, edict {edict}: {card}</source>
        <translation>{season}, {edict} fermanı: {card}</translation>
    </message>
    <message>
        <source>{season}: coins</source>
        <translation>{season}: altın</translation>
    </message>
    <message>
        <source>{season}: monsters</source>
        <translation>{season}: canavarlar</translation>
    </message>
    <message>
        <source>{space} is on {who}&apos;s map. Spaces can be chosen only while drawing.</source>
        <translation>{space}, şu haritada: {who}. Kareler yalnızca çizim sırasında seçilir.</translation>
    </message>
    <message>
        <source>{name} is scored, not chosen. Still to come: {seasons}.</source>
        <translation>{name} seçilmez, puanlanır. Henüz gelecek olan: {seasons}.</translation>
    </message>
    <message>
        <source>{name} is scored, not chosen. All its seasons are over.</source>
        <translation>{name} seçilmez, puanlanır. Bütün mevsimleri bitti.</translation>
    </message>
    <message numerus="yes">
        <source>You use {skill} while drawing; it costs %n coin(s).</source>
        <translation>
            <numerusform>{skill} çizim yaparken kullanılır ve %n altına mal olur.</numerusform>
        </translation>
    </message>
    <message>
        <source>{skill} is used before you draw the card&apos;s shape.</source>
        <translation>{skill}, karttaki şekli çizmeden önce kullanılır.</translation>
    </message>
    <message>
        <source>{skill} is used after you have drawn the card&apos;s shape.</source>
        <translation>{skill}, karttaki şekli çizdikten sonra kullanılır.</translation>
    </message>
    <message>
        <source>You use {skill} when an ambush is revealed.</source>
        <translation>{skill}, bir saldırı kartı açıldığında kullanılır.</translation>
    </message>
    <message numerus="yes">
        <source>Coins come from what you draw; you don&apos;t choose them. You can spend %n.</source>
        <translation>
            <numerusform>Altın seçilmez, çizdiklerinizden kazanılır. Harcayabileceğiniz: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins come from what you draw; you don&apos;t choose them.</source>
        <translation>Altın seçilmez, çizdiklerinizden kazanılır.</translation>
    </message>
    <message>
        <source>A season ends when its cards reach its time. Time so far: {time} of {all}.</source>
        <translation>Bir mevsim, kartları zaman limitine ulaşınca biter. Şu ana kadar geçen zaman: {time}/{all}.</translation>
    </message>
    <message>
        <source>The next card is revealed once everyone has drawn. Time so far: {time} of {all}.</source>
        <translation>Sonraki kart, herkes çizimini bitirince açılır. Şu ana kadar geçen zaman: {time}/{all}.</translation>
    </message>
    <message>
        <source>Revealed cards only count for their time. Time so far: {time} of {all}.</source>
        <translation>Açılmış kartların yalnızca zamanı sayılır. Şu ana kadar geçen zaman: {time}/{all}.</translation>
    </message>
    <message>
        <source>You don&apos;t choose the card in play, only one of its shapes and terrains.</source>
        <translation>Oyundaki kart seçilmez: onun şekilleri ve arazileri seçilir.</translation>
    </message>
    <message>
        <source>You can only look at maps that you are not drawing on now.</source>
        <translation>Şu anda çizilmeyen haritalara yalnızca bakılır.</translation>
    </message>
    <message>
        <source>The star table only keeps score.</source>
        <translation>Şöhret puanı tablosu yalnızca sayar.</translation>
    </message>
    <message>
        <source>You can press this only after placing a shape on the map.</source>
        <translation>Buna yalnızca haritada bir şekliniz varken basılabilir.</translation>
    </message>
    <message>
        <source>This is only for display.</source>
        <translation>Bu yalnızca durumu gösterir.</translation>
    </message>
</context>
<context>
    <name>cartographers_board</name>
    <message>
        <source>Cover a ruins space</source>
        <translation>Bir harabe karesini kapsa</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Döndür</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Aynala</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Kaldır</translation>
    </message>
    <message>
        <source>Shape of {spaces}, {rows} by {cols}</source>
        <translation>{spaces} karelik şekil, {rows} × {cols}</translation>
    </message>
    <message>
        <source>Single space</source>
        <translation>Tek kare</translation>
    </message>
    <message>
        <source>{shape}, with a coin</source>
        <translation>{shape}, altınlı</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Yerleştir</translation>
    </message>
    <message>
        <source>Destroy</source>
        <translation>Yok et</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Çiz</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Bitir</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Şimdi değil</translation>
    </message>
    <message>
        <source>{season}, time {spent} of {limit}</source>
        <translation>{season}, zaman {spent}/{limit}</translation>
    </message>
    <message>
        <source>ends after this card</source>
        <translation>bu karttan sonra biter</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>{time} kaldı</translation>
    </message>
    <message>
        <source>time {time}</source>
        <translation>zaman {time}</translation>
    </message>
    <message>
        <source>the next shape must cover ruins</source>
        <translation>sonraki şekil harabe kapsamalı</translation>
    </message>
    <message>
        <source>drawn now</source>
        <translation>geçerli kart</translation>
    </message>
    <message>
        <source>Ro&amp;tate shape</source>
        <translation>Şekli &amp;döndür</translation>
    </message>
    <message>
        <source>Rotate shape &amp;back</source>
        <translation>Şekli te&amp;rs döndür</translation>
    </message>
    <message>
        <source>&amp;Flip shape</source>
        <translation>Ş&amp;ekli aynala</translation>
    </message>
    <message>
        <source>Next t&amp;errain</source>
        <translation>Sonraki ara&amp;zi</translation>
    </message>
    <message>
        <source>Next part of the t&amp;able</source>
        <translation>Masanın sonraki b&amp;ölümü</translation>
    </message>
    <message>
        <source>Previ&amp;ous terrain</source>
        <translation>Ön&amp;ceki arazi</translation>
    </message>
    <message>
        <source>Ne&amp;xt shape</source>
        <translation>Sonraki şeki&amp;l</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the table</source>
        <translation>Masanın önceki bölüm&amp;ü</translation>
    </message>
    <message>
        <source>Still in the deck: {cards}; ambushes: {ambushes}</source>
        <translation>Destede kalan: {cards}; saldırı kartı: {ambushes}</translation>
    </message>
    <message>
        <source>Still in the deck</source>
        <translation>Destede kalan</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Saldırı</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Kahraman</translation>
    </message>
    <message>
        <source>{season}, time {spent} of {limit}.</source>
        <translation>{season}, zaman {spent}/{limit}.</translation>
    </message>
    <message>
        <source>Explored: {cards}.</source>
        <translation>Açılan: {cards}.</translation>
    </message>
    <message>
        <source>{card} (time {time})</source>
        <translation>{card} (zaman {time})</translation>
    </message>
    <message>
        <source>Edict {letter}: {card}. {rule}</source>
        <translation>{letter} fermanı: {card}. {rule}</translation>
    </message>
    <message>
        <source>It scores this season.</source>
        <translation>Bu mevsim puanlanır.</translation>
    </message>
    <message>
        <source>{name}&apos;s map:</source>
        <translation>Harita, {name}:</translation>
    </message>
    <message>
        <source>hidden until the end.</source>
        <translation>sona kadar gizli.</translation>
    </message>
    <message>
        <source>Last drawing: {drawing}.</source>
        <translation>Son çizim: {drawing}.</translation>
    </message>
    <message>
        <source>{name}&apos;s map: hidden until the end.</source>
        <translation>Harita, {name}: sona kadar gizli.</translation>
    </message>
    <message>
        <source>{name}&apos;s map. Spaces drawn: {drawn}, coins: {coins}, stars: {stars}.</source>
        <translation>Harita, {name}: {drawn} kare çizili, {coins} altın, {stars} şöhret puanı.</translation>
    </message>
    <message>
        <source>Terrains: {terrains}.</source>
        <translation>Araziler: {terrains}.</translation>
    </message>
    <message>
        <source>Shape {number}, spaces: {spaces}</source>
        <translation>{number}. şekil, {spaces} kare</translation>
    </message>
    <message>
        <source>{shape}. Places: {count}.</source>
        <translation>{shape}: {count} yer.</translation>
    </message>
    <message>
        <source>Selected: {drawing}. {result}.</source>
        <translation>Elde: {drawing}. {result}.</translation>
    </message>
    <message>
        <source>You can use it now.</source>
        <translation>Şimdi kullanılabilir.</translation>
    </message>
    <message>
        <source>Skill {skill}: {rule} {why}</source>
        <translation>Yetenek, {skill}: {rule} {why}</translation>
    </message>
    <message>
        <source>{points} now</source>
        <translation>şimdi {points}</translation>
    </message>
    <message>
        <source>{change} from this shape</source>
        <translation>bu şekille {change}</translation>
    </message>
    <message>
        <source>Scores are hidden until the end</source>
        <translation>Puanlar sona kadar gizli</translation>
    </message>
    <message>
        <source>Coins {coins}, monsters cost {monsters}, this season {total}, year so far {year}</source>
        <translation>Altın {coins}, canavarların bedeli {monsters}, bu mevsim {total}, yıl boyunca {year}</translation>
    </message>
    <message>
        <source>{text}, {change} from this shape</source>
        <translation>{text}, bu şekille {change}</translation>
    </message>
    <message>
        <source>{name}: {seasons}, total {total}</source>
        <translation>{name}: {seasons}, toplam {total}</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>Zaferi paylaşanlar: {names}</translation>
    </message>
    <message>
        <source>{names} wins</source>
        <translation>{names} kazandı</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Altın</translation>
    </message>
    <message>
        <source>No map is enlarged: click one first.</source>
        <translation>Büyütülmüş harita yok: önce birine basın.</translation>
    </message>
    <message>
        <source>No shape is selected: it is not your turn to draw.</source>
        <translation>Elinizde şekil yok: şu anda çizme sırası sizde değil.</translation>
    </message>
    <message>
        <source>No shape is selected. {prompt}</source>
        <translation>Elinizde şekil yok. {prompt}</translation>
    </message>
    <message>
        <source>{card} can be drawn in one terrain only.</source>
        <translation>{card} yalnızca tek bir araziyle çizilebilir.</translation>
    </message>
    <message>
        <source>{card} can be drawn in one shape only.</source>
        <translation>{card} yalnızca tek bir şekille çizilebilir.</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Canavarlar</translation>
    </message>
    <message>
        <source>This season</source>
        <translation>Bu mevsim</translation>
    </message>
    <message>
        <source>Spaces beside monsters</source>
        <translation>Canavarlara bitişik kareler</translation>
    </message>
    <message>
        <source>End of the year</source>
        <translation>Yıl sonu</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Kurulum</translation>
    </message>
    <message>
        <source>{count} places</source>
        <translation>{count} yer</translation>
    </message>
    <message>
        <source>one place</source>
        <translation>tek yer</translation>
    </message>
    <message>
        <source>placed: confirm it or pick it up</source>
        <translation>yerleştirildi: onaylayın ya da kaldırın</translation>
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
        <translation>dağ, çevrelenmiş</translation>
    </message>
    <message>
        <source>wasteland</source>
        <translation>çorak</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>yok edilmiş</translation>
    </message>
    <message>
        <source>empty ruins</source>
        <translation>boş harabe</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>boş</translation>
    </message>
    <message>
        <source>{terrain} on ruins</source>
        <translation>{terrain}, harabe üzerinde</translation>
    </message>
    <message>
        <source>drawn by player {number}</source>
        <translation>çizen: oyuncu {number}</translation>
    </message>
    <message>
        <source>scores for {cards}</source>
        <translation>puan getirdiği: {cards}</translation>
    </message>
    <message>
        <source>costs a star beside a monster</source>
        <translation>canavara bitişik, 1 şöhret puanı kaybettirir</translation>
    </message>
    <message>
        <source>coins {change}</source>
        <translation>altın {change}</translation>
    </message>
    <message>
        <source>monsters {change}</source>
        <translation>canavarlar {change}</translation>
    </message>
    <message>
        <source>changes no score now</source>
        <translation>şimdi hiçbir puanı değiştirmez</translation>
    </message>
    <message>
        <source>this season {change}</source>
        <translation>bu mevsim {change}</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Yok edilmiş</translation>
    </message>
    <message>
        <source>{terrain} on {spaces}</source>
        <translation>{terrain}: {spaces}</translation>
    </message>
    <message>
        <source>Destroyed: {spaces}.</source>
        <translation>Yok edilmiş: {spaces}.</translation>
    </message>
    <message>
        <source>Mountains: {spaces}.</source>
        <translation>Dağlar: {spaces}.</translation>
    </message>
    <message>
        <source>Empty ruins: {spaces}.</source>
        <translation>Boş harabeler: {spaces}.</translation>
    </message>
    <message>
        <source>Wasteland: {spaces}.</source>
        <translation>Çorak: {spaces}.</translation>
    </message>
    <message>
        <source>Edict {letter}, {card}: {points} now.</source>
        <translation>{letter} fermanı, {card}: şimdi {points}.</translation>
    </message>
    <message>
        <source>Coins {coins}, monsters cost {monsters}, this season {total}.</source>
        <translation>Altın {coins}, canavarların bedeli {monsters}, bu mevsim {total}.</translation>
    </message>
    <message>
        <source>The other players&apos; maps are hidden until the end.</source>
        <translation>Diğerlerinin haritaları sona kadar gizli.</translation>
    </message>
    <message>
        <source>{name}&apos;s map, hidden</source>
        <translation>Harita, {name}: gizli</translation>
    </message>
    <message>
        <source>{name}&apos;s map, stars: {total}, coins: {coins}</source>
        <translation>Harita, {name}: {total} şöhret puanı, {coins} altın</translation>
    </message>
    <message>
        <source>Maps before: {count}</source>
        <translation>önce {count} harita</translation>
    </message>
    <message>
        <source>Maps after: {count}</source>
        <translation>sonra {count} harita</translation>
    </message>
    <message>
        <source>Le&amp;gal places</source>
        <translation>Çi&amp;zilebilecek yerler</translation>
    </message>
    <message>
        <source>Spaces beside &amp;monsters</source>
        <translation>Cana&amp;varlara bitişik kareler</translation>
    </message>
    <message>
        <source>&amp;Who drew what</source>
        <translation>Ki&amp;m ne çizdi</translation>
    </message>
    <message>
        <source>Edict &amp;{letter}: {card}</source>
        <translation>&amp;{letter} fermanı: {card}</translation>
    </message>
    <message>
        <source>Edict &amp;{letter}</source>
        <translation>&amp;{letter} fermanı</translation>
    </message>
    <message>
        <source>Finished maps, black and white</source>
        <translation>Bitmiş haritalar, siyah</translation>
    </message>
    <message>
        <source>Finished maps, in colour</source>
        <translation>Bitmiş haritalar, renkli</translation>
    </message>
    <message>
        <source>Blank map {side}, {name}</source>
        <translation>Boş harita {side}, {name}</translation>
    </message>
    <message>
        <source>Cartographer</source>
        <translation>Haritacı</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Unvan</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Son puan</translation>
    </message>
    <message>
        <source>You draw on {name}&apos;s map</source>
        <translation>Şu haritaya çiziyorsunuz: {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s map (Esc: back)</source>
        <translation>Harita, {name} (Esc: geri)</translation>
    </message>
    <message>
        <source>On {name}&apos;s map</source>
        <translation>Haritası: {name}</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (siz)</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>kullanılıyor</translation>
    </message>
    <message>
        <source>used</source>
        <translation>kullanıldı</translation>
    </message>
    <message>
        <source>cost {coins}</source>
        <translation>bedel {coins}</translation>
    </message>
    <message>
        <source>Go to: type a space, e.g. B4</source>
        <translation>Git: bir kare yazın, örneğin B4</translation>
    </message>
    <message>
        <source>There is no space {name}.</source>
        <translation>{name} diye bir kare yok.</translation>
    </message>
    <message>
        <source>&amp;Go to a space…</source>
        <translation>&amp;Haritada bir kareye git…</translation>
    </message>
    <message>
        <source>{name}&apos;s map</source>
        <translation>Harita: {name}</translation>
    </message>
</context>
<context>
    <name>feed_the_kraken</name>
    <message>
        <source>It is the only option.</source>
        <translation>Başka seçenek yok.</translation>
    </message>
    <message>
        <source>No other option looks better for your side.</source>
        <translation>Tarafınız için daha iyi görünen bir şey yok.</translation>
    </message>
    <message>
        <source>{who} is on your side: about {percent}%.</source>
        <translation>{who} yaklaşık %{percent} olasılıkla sizin tarafınızda.</translation>
    </message>
    <message>
        <source>With this team, your side has about a {percent}% chance; as things are, {now}%.</source>
        <translation>Bu ekiple tarafınızın şansı yaklaşık %{percent}; şu an %{now}.</translation>
    </message>
    <message>
        <source>A mutiny against this team has about a {percent}% chance.</source>
        <translation>Bu ekibe karşı bir isyanın şansı yaklaşık %{percent}.</translation>
    </message>
    <message>
        <source>With this team, your side has about a {before}% chance; with you as captain, {after}%.</source>
        <translation>Bu ekiple tarafınızın şansı yaklaşık %{before}, siz kaptan olursanız yaklaşık %{after}.</translation>
    </message>
    <message>
        <source>A sailor would do the same: no one will suspect you for it.</source>
        <translation>Bir denizci de aynısını yapardı: kimse sizden kuşkulanmaz.</translation>
    </message>
    <message>
        <source>Both cards lose immediately. Another navigator may find better ones.</source>
        <translation>İki kart da hemen kaybettirir. Başka bir dümenciye daha iyileri gelebilir.</translation>
    </message>
    <message>
        <source>Two new cards could hardly be worse.</source>
        <translation>İki yeni kart bunlardan pek kötü olamaz.</translation>
    </message>
    <message>
        <source>{who} is against you: about {percent}%.</source>
        <translation>{who} yaklaşık %{percent} olasılıkla size karşı.</translation>
    </message>
    <message>
        <source>Only {percent}% likely that {who} leads the cult.</source>
        <translation>{who} yalnızca %{percent} olasılıkla tarikatın lideri.</translation>
    </message>
    <message>
        <source>{who} is your leader: feeding them to the Kraken wins the game.</source>
        <translation>{who} sizin lideriniz: bu yemekle Kraken kazanır.</translation>
    </message>
    <message>
        <source>{who} is trusted and well placed: a good cultist.</source>
        <translation>{who} güven topluyor ve iyi bir yerde: iyi bir mürit olur.</translation>
    </message>
    <message>
        <source>You trust {who} least of all.</source>
        <translation>En az güvendiğiniz oyuncu: {who}.</translation>
    </message>
    <message>
        <source>A gun helps the cult most in {who}&apos;s hands.</source>
        <translation>Tabanca tarikata en çok şu elde yarar: {who}.</translation>
    </message>
    <message>
        <source>The card is good for your side: leave it.</source>
        <translation>Kart tarafınız için iyi: bırakın kalsın.</translation>
    </message>
    <message>
        <source>The card is bad for your side: discard it.</source>
        <translation>Kart tarafınız için kötü: atın gitsin.</translation>
    </message>
    <message>
        <source>{character} helps your side now.</source>
        <translation>{character} şimdi tarafınıza yarar.</translation>
    </message>
    <message>
        <source>Your guns decide this mutiny, and it helps your side.</source>
        <translation>Bu isyan sizin tabancalarınızla başarıya ulaşır ve tarafınıza yarar.</translation>
    </message>
    <message>
        <source>Your guns would not help your side here.</source>
        <translation>Tabancalarınız burada tarafınıza yaramaz.</translation>
    </message>
    <message>
        <source>Does anyone want to use a character? ({moment})</source>
        <translation>Karakter kullanmak isteyen var mı? ({moment})</translation>
    </message>
    <message>
        <source>Kleptomaniac: {who}, choose whom to take a gun from.</source>
        <translation>Kleptoman: {who} kimden tabanca alınacağını seçer.</translation>
    </message>
    <message>
        <source>Troublemaker: {who}, choose whose guns count double.</source>
        <translation>Baş Belası: {who} kimin tabancalarının iki sayılacağını seçer.</translation>
    </message>
    <message>
        <source>Peacemaker: {who}, choose who takes back all their guns.</source>
        <translation>Arabulucu: {who} kimin bütün tabancalarını geri alacağını seçer.</translation>
    </message>
    <message>
        <source>Minstrel: {who}, choose the first player who sits out the next loyalty check.</source>
        <translation>Ozan: {who} sonraki sadakat yoklamasına katılmayacak ilk oyuncuyu seçer.</translation>
    </message>
    <message>
        <source>Minstrel: {who}, choose the second player who sits out the next loyalty check.</source>
        <translation>Ozan: {who} sonraki sadakat yoklamasına katılmayacak ikinci oyuncuyu seçer.</translation>
    </message>
    <message>
        <source>Agitator: {who}, choose the first player who must commit a gun.</source>
        <translation>Kışkırtıcı: {who} tabanca koymak zorunda kalacak ilk oyuncuyu seçer.</translation>
    </message>
    <message>
        <source>Agitator: {who}, choose the second player who must commit a gun.</source>
        <translation>Kışkırtıcı: {who} tabanca koymak zorunda kalacak ikinci oyuncuyu seçer.</translation>
    </message>
    <message>
        <source>Herbalist: {who}, choose whose off-duty sign to move.</source>
        <translation>Otacı: {who} kimin izin işaretinin yer değiştireceğini seçer.</translation>
    </message>
    <message>
        <source>Herbalist: {who}, choose who gets the off-duty sign.</source>
        <translation>Otacı: {who} izin işaretinin kime gideceğini seçer.</translation>
    </message>
    <message>
        <source>Consultant: {who}, name the lieutenant.</source>
        <translation>Danışman: {who} teğmeni atar.</translation>
    </message>
    <message>
        <source>Smuggler: {who}, choose who draws three cards.</source>
        <translation>Kaçakçı: {who} kimin üç kart çekeceğini seçer.</translation>
    </message>
    <message>
        <source>Archivist: {who}, choose who may draw again.</source>
        <translation>Arşivci: {who} kimin yeniden çekebileceğini seçer.</translation>
    </message>
    <message>
        <source>Mentor: {who}, choose whose face-up character to turn face down.</source>
        <translation>Akıl Hocası: {who} kimin açık karakterinin kapanacağını seçer.</translation>
    </message>
    <message>
        <source>Debt Collector: {who}, choose the officer who pays the other two.</source>
        <translation>Tahsildar: {who} öteki ikisine ödeyecek subayı seçer.</translation>
    </message>
    <message>
        <source>Spiritualist: {who}, choose the first player to give a gun.</source>
        <translation>Medyum: {who} tabanca verecek ilk oyuncuyu seçer.</translation>
    </message>
    <message>
        <source>Spiritualist: {who}, choose the second player to give a gun.</source>
        <translation>Medyum: {who} tabanca verecek ikinci oyuncuyu seçer.</translation>
    </message>
    <message>
        <source>Spiritualist: {who}, choose who gets the guns.</source>
        <translation>Medyum: {who} tabancaları kimin alacağını seçer.</translation>
    </message>
    <message>
        <source>Instigator: {who}, choose who may add all their guns to this check.</source>
        <translation>Fitneci: {who} bu yoklamaya bütün tabancalarını ekleyebilecek kişiyi seçer.</translation>
    </message>
    <message>
        <source>Debt Collector: {who} has only one gun. Choose who gets it.</source>
        <translation>Tahsildar: {who} yalnızca bir tabancası olduğundan kime gideceğini seçer.</translation>
    </message>
    <message>
        <source>Consultant: the lieutenant you named is now off duty. {who}, name another one.</source>
        <translation>Danışman: atanan teğmen artık izinli; {who} başkasını atar.</translation>
    </message>
    <message>
        <source>{by}&apos;s Instigator: {who}, add all your remaining guns, or nothing.</source>
        <translation>Fitneci ({by}): {who} kalan bütün tabancalarını ekler ya da hiçbir şey eklemez.</translation>
    </message>
    <message>
        <source>Use {character}</source>
        <translation>Kullan: {character}</translation>
    </message>
    <message numerus="yes">
        <source>Add %n gun(s)</source>
        <translation>
            <numerusform>%n tabanca ekle</numerusform>
        </translation>
    </message>
    <message>
        <source>Add nothing</source>
        <translation>Hiçbir şey ekleme</translation>
    </message>
    <message>
        <source>Use your character</source>
        <translation>Karakterini kullan</translation>
    </message>
    <message>
        <source>{character}. {does}</source>
        <translation>{character}. {does}</translation>
    </message>
    <message>
        <source>In this window you can only use your own character, or pass.</source>
        <translation>Bu anda yalnızca kendi karakterinizi kullanabilir ya da pas geçebilirsiniz.</translation>
    </message>
    <message>
        <source>You can&apos;t use it at this moment. {does}</source>
        <translation>Şimdi sırası değil. {does}</translation>
    </message>
    <message>
        <source>It is face up: already used.</source>
        <translation>Açık duruyor: kullanılmış.</translation>
    </message>
    <message>
        <source>There is no one to use it on.</source>
        <translation>Üzerinde kullanılabilecek kimse yok.</translation>
    </message>
    <message>
        <source>Revealing it costs a gun, and you have no free gun.</source>
        <translation>Açmak bir tabancaya mal olur ve boşta tabancanız yok.</translation>
    </message>
    <message>
        <source>No yellow card was played this round.</source>
        <translation>Bu turda sarı kart oynanmadı.</translation>
    </message>
    <message>
        <source>A Consultant has already named this round&apos;s lieutenant.</source>
        <translation>Bu turun teğmenini bir danışman zaten atadı.</translation>
    </message>
    <message>
        <source>A post is empty: there are no two badges to swap.</source>
        <translation>Bir görev boş: değiştirilecek iki rozet yok.</translation>
    </message>
    <message>
        <source>There are no cards left to look at.</source>
        <translation>Bakılacak kart kalmadı.</translation>
    </message>
    <message>
        <source>{who} has already been chosen.</source>
        <translation>{who} zaten seçildi.</translation>
    </message>
    <message>
        <source>All or nothing: use one of the two buttons.</source>
        <translation>Ya hep ya hiç: iki düğmeden birine basın.</translation>
    </message>
    <message>
        <source>Choose one of the other two officers.</source>
        <translation>Yalnızca öteki iki subaya ödenebilir.</translation>
    </message>
    <message>
        <source>Choose another player who has a gun; guns on the table do not count.</source>
        <translation>Yalnızca tabancası olan başka bir oyuncu seçilebilir; masadaki tabancalar sayılmaz.</translation>
    </message>
    <message>
        <source>Choose a player whose guns on the table count once.</source>
        <translation>Yalnızca masadaki tabancaları bir sayılan bir oyuncu seçilebilir.</translation>
    </message>
    <message>
        <source>Choose a player with guns on the table.</source>
        <translation>Yalnızca masada tabancası olan bir oyuncu seçilebilir.</translation>
    </message>
    <message>
        <source>Choose two different players.</source>
        <translation>İki farklı oyuncu seçilir.</translation>
    </message>
    <message>
        <source>Move an off-duty sign from a player who has one to a player who has none.</source>
        <translation>İşaret, olan bir oyuncudan olmayan bir oyuncuya geçer.</translation>
    </message>
    <message>
        <source>Choose a player the captain could name: on duty, and not the captain.</source>
        <translation>Yalnızca kaptanın atayabileceği biri seçilebilir: görevde olan ve kaptan olmayan.</translation>
    </message>
    <message>
        <source>Choose the captain or the lieutenant; each only once.</source>
        <translation>Yalnızca kaptan ya da teğmen seçilebilir, her biri yalnızca bir kez.</translation>
    </message>
    <message>
        <source>Choose another player whose character is face up.</source>
        <translation>Yalnızca karakteri açık duran başka bir oyuncu seçilebilir.</translation>
    </message>
    <message>
        <source>Choose an officer who has a gun.</source>
        <translation>Yalnızca tabancası olan bir subay seçilebilir.</translation>
    </message>
    <message>
        <source>Choose two different givers, then who gets the guns.</source>
        <translation>İki farklı oyuncu verir, üçüncü seçim alır.</translation>
    </message>
    <message>
        <source>Choose a player who can add guns; not the captain.</source>
        <translation>Yalnızca tabanca ekleyebilecek bir oyuncu seçilebilir, kaptan değil.</translation>
    </message>
    <message>
        <source>The ship puts to sea. {who} is the first captain.</source>
        <translation>Gemi denize açıldı. İlk kaptan: {who}.</translation>
    </message>
    <message>
        <source>Round {round}. Captain: {who}.</source>
        <translation>Tur {round}. Kaptan: {who}.</translation>
    </message>
    <message>
        <source>{captain} names the team: lieutenant {lieutenant}, navigator {navigator}.</source>
        <translation>{captain} ekibi atadı. Teğmen: {lieutenant}, dümenci: {navigator}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} %n</source>
        <translation>
            <numerusform>{who} %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Guns committed: {guns}.</source>
        <translation>Konan tabancalar: {guns}.</translation>
    </message>
    <message>
        <source>No one commits a gun.</source>
        <translation>Kimse tabanca koymadı.</translation>
    </message>
    <message>
        <source>Mutiny! Guns: {total}, needed: {threshold}.</source>
        <translation>İsyan! Tabanca: {total}, gereken: {threshold}.</translation>
    </message>
    <message>
        <source>No mutiny. Guns: {total}, needed: {threshold}. The team sets sail.</source>
        <translation>İsyan olmadı. Tabanca: {total}, gereken: {threshold}. Ekip yola çıkıyor.</translation>
    </message>
    <message>
        <source>Tie: {by} rules {who} out.</source>
        <translation>Eşitlik: {by} eledi: {who}.</translation>
    </message>
    <message>
        <source>{new} becomes captain; {old} is deposed.</source>
        <translation>{new} artık kaptan; {old} görevden düştü.</translation>
    </message>
    <message>
        <source>{old} is drunk; {new} becomes captain.</source>
        <translation>{old} sarhoş; {new} artık kaptan.</translation>
    </message>
    <message>
        <source>The Chief Cook removes {old}; {new} becomes captain.</source>
        <translation>Başaşçı görevden aldı: {old}. {new} artık kaptan.</translation>
    </message>
    <message numerus="yes">
        <source>{who} burns %n gun(s).</source>
        <translation>
            <numerusform>{who} %n tabanca yaktı.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cause}: {who} takes %n gun(s) from the supply.</source>
        <translation>
            <numerusform>{cause}: {who} stoktan %n tabanca aldı.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cause}: {who} gives %n gun(s) to the supply.</source>
        <translation>
            <numerusform>{cause}: {who} stoka %n tabanca verdi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cause}: %n gun(s) from {source} to {target}.</source>
        <translation>
            <numerusform>{cause}: %n tabanca, {source} → {target}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{post}: {who} draws %n card(s).</source>
        <translation>
            <numerusform>{post}: {who} %n kart çekti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{post}: no one. Drawn unseen: %n card(s).</source>
        <translation>
            <numerusform>{post}: hiç kimse. Görülmeden çekilen: %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{post}: {who} discards %n card(s) face down.</source>
        <translation>
            <numerusform>{post}: {who} %n kartı kapalı attı.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{post}: no one. Discarded unseen: %n card(s).</source>
        <translation>
            <numerusform>{post}: hiç kimse. Görülmeden atılan: %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} discards all cards and draws again.</source>
        <translation>{who} bütün kartları attı ve yeniden çekti.</translation>
    </message>
    <message>
        <source>{who} jumps overboard with the logbook&apos;s cards.</source>
        <translation>{who} seyir defterindeki kartlarla denize atladı.</translation>
    </message>
    <message>
        <source>{captain} names a new navigator: {who}.</source>
        <translation>{captain} yeni bir dümenci atadı: {who}.</translation>
    </message>
    <message>
        <source>No one is left to be navigator: one of the two cards is played at random, unseen.</source>
        <translation>Dümenci olacak kimse kalmadı: iki karttan biri görülmeden bırakıldı.</translation>
    </message>
    <message>
        <source>{who} reveals {card}: the ship follows the {direction} arrow.</source>
        <translation>{who} açtı: {card}. Gemi {direction} okunu izledi.</translation>
    </message>
    <message>
        <source>The ship sails on.</source>
        <translation>Gemi yoluna devam etti.</translation>
    </message>
    <message>
        <source>The ship crosses the supply line. Guns from the supply: {gains}.</source>
        <translation>İkmal hattı geçildi. Stoktan tabanca: {gains}.</translation>
    </message>
    <message>
        <source>The ship crosses the supply line; everyone already has enough guns.</source>
        <translation>İkmal hattı geçildi; kimsenin tabancası eksik değil.</translation>
    </message>
    <message>
        <source>{captain} searches {who}&apos;s cabin: {who} can no longer be converted.</source>
        <translation>{captain} kamarayı aradı: {who}. Bu oyuncu artık tarikata katılamaz.</translation>
    </message>
    <message>
        <source>{captain} flogs {who}: {who} can no longer be converted.</source>
        <translation>{captain} kırbaçlattı: {who}. Bu oyuncu artık tarikata katılamaz.</translation>
    </message>
    <message>
        <source>{captain} cuts out {who}&apos;s tongue: {who} may not speak or become captain for the rest of the game.</source>
        <translation>{captain} dilini kestirdi: {who}. Bundan sonra ne söz ne kaptanlık.</translation>
    </message>
    <message>
        <source>{captain} feeds {who} to the Kraken.</source>
        <translation>{captain} Kraken&apos;e yem etti: {who}.</translation>
    </message>
    <message>
        <source>{who} is not on this side: {side}.</source>
        <translation>{who} şu taraftan değil: {side}.</translation>
    </message>
    <message>
        <source>{who} is out of the game; their side stays hidden.</source>
        <translation>{who} oyundan çıktı; tarafı gizli kalır.</translation>
    </message>
    <message>
        <source>Mermaid: {who} looks at the last discards.</source>
        <translation>Denizkızı: {who} son atılan kartlara baktı.</translation>
    </message>
    <message>
        <source>Telescope: {who} looks at the top card.</source>
        <translation>Dürbün: {who} üstteki karta baktı.</translation>
    </message>
    <message>
        <source>Look-Out: {who} looks at the top card.</source>
        <translation>Gözcü: {who} üstteki karta baktı.</translation>
    </message>
    <message>
        <source>{who} leaves the card on top.</source>
        <translation>{who} kartı üstte bıraktı.</translation>
    </message>
    <message>
        <source>{who} discards the card face down.</source>
        <translation>{who} kartı kapalı attı.</translation>
    </message>
    <message>
        <source>The cult rises: {ritual}.</source>
        <translation>Tarikat ayaklandı: {ritual}.</translation>
    </message>
    <message>
        <source>{ritual} is over.</source>
        <translation>{ritual} bitti.</translation>
    </message>
    <message>
        <source>The cult hands out guns: {gains}.</source>
        <translation>Tarikat tabanca dağıttı: {gains}.</translation>
    </message>
    <message numerus="yes">
        <source>The draw pile and the discards are shuffled together: %n card(s).</source>
        <translation>
            <numerusform>Çekme destesi ile atılanlar birlikte karıldı: %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Off duty: {seats}.</source>
        <translation>İzinli: {seats}.</translation>
    </message>
    <message>
        <source>No one is off duty.</source>
        <translation>Kimse izinli değil.</translation>
    </message>
    <message>
        <source>{who} reveals {character}.</source>
        <translation>{who} bir karakter açtı: {character}.</translation>
    </message>
    <message>
        <source>{who}&apos;s {character} turns face down and can be used again.</source>
        <translation>{character} ({who}) kapandı ve yeniden kullanılabilir.</translation>
    </message>
    <message>
        <source>{character}: {seats}.</source>
        <translation>{character}, hedef: {seats}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} adds %n gun(s).</source>
        <translation>
            <numerusform>{who} %n tabanca ekledi.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} adds no guns.</source>
        <translation>{who} tabanca eklemedi.</translation>
    </message>
    <message>
        <source>The officers swap badges. Lieutenant: {lieutenant}, navigator: {navigator}.</source>
        <translation>Rozetler el değiştirdi. Teğmen: {lieutenant}, dümenci: {navigator}.</translation>
    </message>
    <message>
        <source>{source}&apos;s off-duty sign goes to {target}.</source>
        <translation>İzin işareti el değiştirdi: {source} → {target}.</translation>
    </message>
    <message>
        <source>{by} names the lieutenant: {who}.</source>
        <translation>{by} teğmeni atadı: {who}.</translation>
    </message>
    <message>
        <source>The voyage is over. Winner: {side}.</source>
        <translation>Yolculuk bitti. Zafer: {side}.</translation>
    </message>
    <message>
        <source>The Cult Leader was fed to the Kraken. Winner: {side}.</source>
        <translation>Tarikat Lideri Kraken&apos;e yem oldu. Zafer: {side}.</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Kaptan</translation>
    </message>
    <message>
        <source>Lieutenant</source>
        <translation>Teğmen</translation>
    </message>
    <message>
        <source>Navigator</source>
        <translation>Dümenci</translation>
    </message>
    <message>
        <source>red</source>
        <translation>kırmızı</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>sarı</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>mavi</translation>
    </message>
    <message>
        <source>west</source>
        <translation>batı</translation>
    </message>
    <message>
        <source>north</source>
        <translation>kuzey</translation>
    </message>
    <message>
        <source>east</source>
        <translation>doğu</translation>
    </message>
    <message>
        <source>Sailors</source>
        <translation>Denizciler</translation>
    </message>
    <message>
        <source>Pirates</source>
        <translation>Korsanlar</translation>
    </message>
    <message>
        <source>Cult</source>
        <translation>Tarikat</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>bilinmiyor</translation>
    </message>
    <message>
        <source>Sailor</source>
        <translation>Denizci</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation>Korsan</translation>
    </message>
    <message>
        <source>Cult Leader</source>
        <translation>Tarikat Lideri</translation>
    </message>
    <message>
        <source>Cultist</source>
        <translation>Mürit</translation>
    </message>
    <message>
        <source>Cult Uprising</source>
        <translation>Tarikat Ayaklanması</translation>
    </message>
    <message>
        <source>Drunk</source>
        <translation>Sarhoş</translation>
    </message>
    <message>
        <source>Disarmed</source>
        <translation>Silahsız</translation>
    </message>
    <message>
        <source>Mermaid</source>
        <translation>Denizkızı</translation>
    </message>
    <message>
        <source>Telescope</source>
        <translation>Dürbün</translation>
    </message>
    <message>
        <source>Armed</source>
        <translation>Silahlı</translation>
    </message>
    <message>
        <source>unseen card</source>
        <translation>görülmemiş kart</translation>
    </message>
    <message>
        <source>yellow Cult Uprising</source>
        <translation>Tarikat Ayaklanması (sarı)</translation>
    </message>
    <message>
        <source>blue Drunk</source>
        <translation>Sarhoş (mavi)</translation>
    </message>
    <message>
        <source>blue Disarmed</source>
        <translation>Silahsız (mavi)</translation>
    </message>
    <message>
        <source>red Drunk</source>
        <translation>Sarhoş (kırmızı)</translation>
    </message>
    <message>
        <source>red Mermaid</source>
        <translation>Denizkızı (kırmızı)</translation>
    </message>
    <message>
        <source>red Telescope</source>
        <translation>Dürbün (kırmızı)</translation>
    </message>
    <message>
        <source>red Armed</source>
        <translation>Silahlı (kırmızı)</translation>
    </message>
    <message>
        <source>Cabin Search</source>
        <translation>Kamara Araması</translation>
    </message>
    <message>
        <source>Feed the Kraken</source>
        <translation>Kraken&apos;e Yem</translation>
    </message>
    <message>
        <source>Flogging</source>
        <translation>Kırbaç</translation>
    </message>
    <message>
        <source>Off with the Tongue</source>
        <translation>Dili Kesilsin</translation>
    </message>
    <message>
        <source>face-down ritual</source>
        <translation>kapalı ayin</translation>
    </message>
    <message>
        <source>Conversion to the Cult</source>
        <translation>Tarikata Katılım</translation>
    </message>
    <message>
        <source>Cult Guns Stash</source>
        <translation>Tarikatın Zulası</translation>
    </message>
    <message>
        <source>Cult Cabin Search</source>
        <translation>Tarikatın Araması</translation>
    </message>
    <message>
        <source>face-down character</source>
        <translation>kapalı karakter</translation>
    </message>
    <message>
        <source>no character</source>
        <translation>karakter yok</translation>
    </message>
    <message>
        <source>Kleptomaniac</source>
        <translation>Kleptoman</translation>
    </message>
    <message>
        <source>Troublemaker</source>
        <translation>Baş Belası</translation>
    </message>
    <message>
        <source>Gunsmith</source>
        <translation>Silah Ustası</translation>
    </message>
    <message>
        <source>Peacemaker</source>
        <translation>Arabulucu</translation>
    </message>
    <message>
        <source>Gunslinger</source>
        <translation>Silahşor</translation>
    </message>
    <message>
        <source>Minstrel</source>
        <translation>Ozan</translation>
    </message>
    <message>
        <source>Bosun</source>
        <translation>Lostromo</translation>
    </message>
    <message>
        <source>Herbalist</source>
        <translation>Otacı</translation>
    </message>
    <message>
        <source>Look-Out</source>
        <translation>Gözcü</translation>
    </message>
    <message>
        <source>Master Strategist</source>
        <translation>Usta Stratejist</translation>
    </message>
    <message>
        <source>Smuggler</source>
        <translation>Kaçakçı</translation>
    </message>
    <message>
        <source>Agitator</source>
        <translation>Kışkırtıcı</translation>
    </message>
    <message>
        <source>Consultant</source>
        <translation>Danışman</translation>
    </message>
    <message>
        <source>Chief Cook</source>
        <translation>Başaşçı</translation>
    </message>
    <message>
        <source>Rabble-rouser</source>
        <translation>Elebaşı</translation>
    </message>
    <message>
        <source>Archivist</source>
        <translation>Arşivci</translation>
    </message>
    <message>
        <source>Mentor</source>
        <translation>Akıl Hocası</translation>
    </message>
    <message>
        <source>Spiritualist</source>
        <translation>Medyum</translation>
    </message>
    <message>
        <source>Debt Collector</source>
        <translation>Tahsildar</translation>
    </message>
    <message>
        <source>Equalizer</source>
        <translation>Eşitleyici</translation>
    </message>
    <message>
        <source>Instigator</source>
        <translation>Fitneci</translation>
    </message>
    <message>
        <source>before the appointment</source>
        <translation>atamadan önce</translation>
    </message>
    <message>
        <source>after the appointment</source>
        <translation>atamadan sonra</translation>
    </message>
    <message>
        <source>guns on the table</source>
        <translation>tabancalar masada</translation>
    </message>
    <message>
        <source>before drawing cards</source>
        <translation>kartlar çekilmeden önce</translation>
    </message>
    <message>
        <source>end of the navigation</source>
        <translation>seyrin sonu</translation>
    </message>
    <message>
        <source>Bluewater Bay</source>
        <translation>Mavisu Körfezi</translation>
    </message>
    <message>
        <source>Crimson Cove</source>
        <translation>Kızıl Koy</translation>
    </message>
    <message>
        <source>the Kraken</source>
        <translation>Kraken</translation>
    </message>
    <message>
        <source>Quick voyage</source>
        <translation>Kısa yolculuk</translation>
    </message>
    <message>
        <source>Long voyage</source>
        <translation>Uzun yolculuk</translation>
    </message>
    <message>
        <source>Off duty</source>
        <translation>İzinli</translation>
    </message>
    <message>
        <source>Unconvertible</source>
        <translation>Tarikata kapalı</translation>
    </message>
    <message>
        <source>No tongue</source>
        <translation>Dilsiz</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Sicil</translation>
    </message>
    <message>
        <source>Gun</source>
        <translation>Tabanca</translation>
    </message>
    <message>
        <source>Names the team, keeps one of two cards, and carries out what the ship meets.</source>
        <translation>Ekibi atar, iki karttan birini tutar, geminin karşılaştığını uygular.</translation>
    </message>
    <message>
        <source>Keeps one of two navigation cards for the logbook.</source>
        <translation>İki seyir kartından birini seyir defteri için tutar.</translation>
    </message>
    <message>
        <source>Chooses between the two cards in the logbook, or jumps overboard.</source>
        <translation>Seyir defterindeki iki karttan birini seçer ya da denize atlar.</translation>
    </message>
    <message>
        <source>Wins when the ship reaches Bluewater Bay in the north-east.</source>
        <translation>Gemi kuzeydoğudaki Mavisu Körfezi&apos;ne varırsa kazanır.</translation>
    </message>
    <message>
        <source>Wins when the ship reaches Crimson Cove in the north-west.</source>
        <translation>Gemi kuzeybatıdaki Kızıl Koy&apos;a varırsa kazanır.</translation>
    </message>
    <message>
        <source>Wins when the ship reaches the Kraken in the north, or when fed to it.</source>
        <translation>Gemi kuzeydeki Kraken&apos;e varırsa ya da kendisi ona yem olursa kazanır.</translation>
    </message>
    <message>
        <source>Wins with the Cult Leader: at the Kraken, or when the leader is fed to it.</source>
        <translation>Tarikat Lideri ile birlikte kazanır: Kraken&apos;e varılırsa ya da lider ona yem olursa.</translation>
    </message>
    <message>
        <source>At the end of this navigation, a ritual card is revealed and carried out.</source>
        <translation>Bu seyrin sonunda bir ayin kartı açılır ve uygulanır.</translation>
    </message>
    <message>
        <source>The captain is replaced by the player with the fewest resume cards (ties: next clockwise).</source>
        <translation>Kaptan, görevini sicili en kısa olan sıradaki oyuncuya kaptırır.</translation>
    </message>
    <message>
        <source>The navigator returns a gun to the supply.</source>
        <translation>Dümenci stoka bir tabanca geri koyar.</translation>
    </message>
    <message>
        <source>The navigator takes a gun from the supply.</source>
        <translation>Dümenci stoktan bir tabanca alır.</translation>
    </message>
    <message>
        <source>The captain chooses a player to see the last three discards in private.</source>
        <translation>Kaptan birini seçer; o, son atılan üç karta gizlice bakar.</translation>
    </message>
    <message>
        <source>The captain chooses a player to see the top card in private and leave or discard it.</source>
        <translation>Kaptan birini seçer; o, üstteki karta gizlice bakar, sonra bırakır ya da atar.</translation>
    </message>
    <message>
        <source>The captain sees a player&apos;s faction card in private. That player can no longer be converted.</source>
        <translation>Kaptan birinin taraf kartına gizlice bakar; o oyuncu artık tarikata katılamaz.</translation>
    </message>
    <message>
        <source>The captain feeds a player to the Kraken. If it is the Cult Leader, the cult wins immediately.</source>
        <translation>Kaptan birini Kraken&apos;e yem eder; bu Tarikat Lideri ise tarikat hemen kazanır.</translation>
    </message>
    <message>
        <source>Reveal one side this player is not on. They can no longer be converted.</source>
        <translation>Oyuncunun tarafı olmayan bir taraf kalıcı olarak gösterilir; artık tarikata katılamaz.</translation>
    </message>
    <message>
        <source>This player may no longer speak and can never become captain again.</source>
        <translation>Oyuncu artık konuşamaz ve bir daha kaptan olamaz.</translation>
    </message>
    <message>
        <source>The Cult Leader secretly makes a player a Cultist.</source>
        <translation>Tarikat Lideri bir oyuncuyu gizlice mürit yapar.</translation>
    </message>
    <message>
        <source>The Cult Leader secretly hands out three guns from the supply.</source>
        <translation>Tarikat Lideri stoktan üç tabancayı gizlice dağıtır.</translation>
    </message>
    <message>
        <source>The Cult Leader secretly sees the faction cards of the three officers.</source>
        <translation>Tarikat Lideri üç subayın taraf kartlarına gizlice bakar.</translation>
    </message>
    <message>
        <source>Face down: only its owner knows what it is.</source>
        <translation>Kapalı: ne olduğunu başka kimse bilmez.</translation>
    </message>
    <message>
        <source>Left the game with its player.</source>
        <translation>Oyuncusuyla birlikte oyundan çıktı.</translation>
    </message>
    <message>
        <source>Any window: take a gun from another player.</source>
        <translation>Her an: başka bir oyuncudan bir tabanca alın.</translation>
    </message>
    <message>
        <source>Guns on the table: one player&apos;s guns count double in this check; only the real ones burn.</source>
        <translation>Tabancalar masada: bir oyuncunun tabancaları bu yoklamada iki sayılır; yalnızca gerçek olanlar yanar.</translation>
    </message>
    <message>
        <source>Any window: pay a gun to reveal it. While it is face up, you take back one of the guns you burn in a mutiny.</source>
        <translation>Her an: açmak için bir tabanca ödeyin. Açık durduğu sürece, isyanda yaktığınız tabancalardan birini geri alırsınız.</translation>
    </message>
    <message>
        <source>Guns on the table: one player takes back all their guns; they do not count in this check.</source>
        <translation>Tabancalar masada: bir oyuncu tabancalarını geri alır; bu yoklamada sayılmazlar.</translation>
    </message>
    <message>
        <source>Any window: take two guns from the supply.</source>
        <translation>Her an: stoktan iki tabanca alın.</translation>
    </message>
    <message>
        <source>After the appointment: two players take no part in the next loyalty check.</source>
        <translation>Atamadan sonra: iki oyuncu sonraki sadakat yoklamasına katılmaz.</translation>
    </message>
    <message>
        <source>Before drawing: the lieutenant and the navigator swap badges.</source>
        <translation>Kartlar çekilmeden önce: teğmen ile dümenci yer değiştirir.</translation>
    </message>
    <message>
        <source>Before the appointment: move an off-duty sign to a player without one.</source>
        <translation>Atamadan önce: bir izin işareti, işareti olmayan bir oyuncuya geçer.</translation>
    </message>
    <message>
        <source>Any window: see the top card of the draw pile in private, then leave or discard it.</source>
        <translation>Her an: çekme destesinin üstündeki karta gizlice bakın, sonra bırakın ya da atın.</translation>
    </message>
    <message>
        <source>Guns on the table: if there is a new captain and it is not you, your guns come back instead of burning.</source>
        <translation>Tabancalar masada: yeni bir kaptan çıkar ve bu siz olmazsanız, tabancalarınız yanmak yerine geri döner.</translation>
    </message>
    <message>
        <source>Before drawing: the captain or the lieutenant draws three cards instead of two.</source>
        <translation>Kartlar çekilmeden önce: kaptan ya da teğmen iki yerine üç kart çeker.</translation>
    </message>
    <message>
        <source>After the appointment: two players must each commit at least one gun in the next loyalty check.</source>
        <translation>Atamadan sonra: iki oyuncu sonraki sadakat yoklamasında en az birer tabanca koymak zorundadır.</translation>
    </message>
    <message>
        <source>Before the appointment: you name the lieutenant, the captain names only the navigator.</source>
        <translation>Atamadan önce: teğmeni siz atarsınız, kaptan yalnızca dümenciyi atar.</translation>
    </message>
    <message>
        <source>After the appointment: the captain is replaced as by a Drunk card, and the round starts over.</source>
        <translation>Atamadan sonra: kaptan, Sarhoş kartındaki gibi değişir ve tur baştan başlar.</translation>
    </message>
    <message>
        <source>Guns on the table: half the guns (rounded up) are enough for this mutiny.</source>
        <translation>Tabancalar masada: bu isyan için tabancaların yarısı yeter, yukarı yuvarlanır.</translation>
    </message>
    <message>
        <source>Before drawing: this navigation, the captain or the lieutenant may discard the cards they drew and draw two new ones.</source>
        <translation>Kartlar çekilmeden önce: kaptan ya da teğmen çektiği kartları iki yenisiyle değiştirebilir.</translation>
    </message>
    <message>
        <source>Any window: another player&apos;s face-up character turns face down and may be used again.</source>
        <translation>Her an: başka bir oyuncunun açık karakteri kapanır ve yeniden kullanılabilir.</translation>
    </message>
    <message>
        <source>End of a navigation with a yellow card: two players each give a gun to a player of your choice.</source>
        <translation>Sarı kartlı bir seyrin sonunda: iki oyuncu, seçtiğiniz bir oyuncuya birer tabanca verir.</translation>
    </message>
    <message>
        <source>After the appointment: one officer gives a gun to each of the other two.</source>
        <translation>Atamadan sonra: bir subay öteki ikisine birer tabanca verir.</translation>
    </message>
    <message>
        <source>After the appointment: in the next loyalty check one gun is enough, and no one commits more than one.</source>
        <translation>Atamadan sonra: sonraki sadakat yoklamasında bir tabanca yeter ve kimse birden fazla koyamaz.</translation>
    </message>
    <message>
        <source>Guns on the table: a player adds all their remaining guns, or nothing; if nothing, your card turns face down again.</source>
        <translation>Tabancalar masada: bir oyuncu kalan bütün tabancalarını ekler ya da hiç eklemez; eklemezse kartınız yeniden kapanır.</translation>
    </message>
    <message>
        <source>Cannot be lieutenant or navigator for the next navigation; may mutiny and become captain.</source>
        <translation>Sonraki seyirde teğmen ya da dümenci olamaz; isyan edebilir ve kaptan olabilir.</translation>
    </message>
    <message>
        <source>Searched or flogged: the Cult Leader cannot convert this player.</source>
        <translation>Arandı ya da kırbaçlandı: Tarikat Lideri bu oyuncuyu tarikata katamaz.</translation>
    </message>
    <message>
        <source>May not speak and can never become captain; may do everything else.</source>
        <translation>Konuşamaz ve hiçbir zaman kaptan olamaz; başka her şeyi yapabilir.</translation>
    </message>
    <message>
        <source>A card played under this captain. After a Drunk card, the player with the fewest becomes captain.</source>
        <translation>Bu kaptanın döneminde oynanmış kart; Sarhoş kartından sonra en az kartı olan kaptan olur.</translation>
    </message>
    <message>
        <source>Committed in secret against a team; burned if the mutiny succeeds.</source>
        <translation>Gizlice bir ekibe karşı konur, isyan başarılı olursa yanar.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Kurulum</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Tur {round}</translation>
    </message>
    <message>
        <source>Navigation {number}</source>
        <translation>Seyir {number}</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Şimdi</translation>
    </message>
    <message>
        <source>You were dealt: {faction}.</source>
        <translation>Başta aldığınız kart: {faction}.</translation>
    </message>
    <message>
        <source>You are: {faction}. You win with this side: {side}.</source>
        <translation>Siz: {faction}. Bu tarafla kazanırsınız: {side}.</translation>
    </message>
    <message>
        <source>From the pirates&apos; gathering: the pirates are {seats}.</source>
        <translation>Korsanların toplantısında öğrenildi: korsanlar {seats}.</translation>
    </message>
    <message>
        <source>From the pirates&apos; gathering: you are the only pirate.</source>
        <translation>Korsanların toplantısında öğrenildi: tek korsan sizsiniz.</translation>
    </message>
    <message>
        <source>You were shown no one at the start.</source>
        <translation>Başta size kimse gösterilmedi.</translation>
    </message>
    <message>
        <source>Your character: {character}. {does}</source>
        <translation>Karakteriniz: {character}. {does}</translation>
    </message>
    <message numerus="yes">
        <source>You committed %n gun(s).</source>
        <translation>
            <numerusform>%n tabanca koydunuz.</numerusform>
        </translation>
    </message>
    <message>
        <source>You drew: {cards}.</source>
        <translation>Çektikleriniz: {cards}.</translation>
    </message>
    <message>
        <source>You put in the logbook: {cards}.</source>
        <translation>Seyir defterine koyduğunuz: {cards}.</translation>
    </message>
    <message>
        <source>As navigator you found in the logbook: {cards}.</source>
        <translation>Dümenci olarak seyir defterinde bulduklarınız: {cards}.</translation>
    </message>
    <message>
        <source>As navigator you left: {cards}.</source>
        <translation>Dümenci olarak bıraktığınız: {cards}.</translation>
    </message>
    <message>
        <source>You jumped overboard.</source>
        <translation>Denize atladınız.</translation>
    </message>
    <message>
        <source>Your cabin search: {who} was dealt {faction} and is not converted.</source>
        <translation>Kamara aramanız: {who} başta {faction} kartını aldı ve tarikata katılmadı.</translation>
    </message>
    <message>
        <source>Your cabin search: {who} was dealt {faction} and has been converted to the cult.</source>
        <translation>Kamara aramanız: {who} başta {faction} kartını aldı ve sonra tarikata katıldı.</translation>
    </message>
    <message>
        <source>Your cabin search: {who} is {faction}.</source>
        <translation>Kamara aramanız: {who} şu taraftan: {faction}.</translation>
    </message>
    <message>
        <source>The Mermaid showed you, in no order: {cards}.</source>
        <translation>Denizkızının size gösterdiği, sırasız: {cards}.</translation>
    </message>
    <message>
        <source>You saw the top card of the draw pile: {cards}.</source>
        <translation>Çekme destesinin üstünde gördüğünüz kart: {cards}.</translation>
    </message>
    <message>
        <source>Cult Guns Stash: you gave the guns to {seats}.</source>
        <translation>Tarikatın Zulası: tabancaları verdikleriniz: {seats}.</translation>
    </message>
    <message>
        <source>Cult Guns Stash: your marks went to {seats}.</source>
        <translation>Tarikatın Zulası: işaretlerinizi alanlar: {seats}.</translation>
    </message>
    <message>
        <source>Cult Cabin Search: {cards}.</source>
        <translation>Tarikatın Araması: {cards}.</translation>
    </message>
    <message>
        <source>Cult Cabin Search: you were not shown the cards of {seats}.</source>
        <translation>Tarikatın Araması: kartları size kapalı kalanlar: {seats}.</translation>
    </message>
    <message>
        <source>{who} was dealt {faction}</source>
        <translation>{who} başta {faction} kartını aldı</translation>
    </message>
    <message>
        <source>Conversion: you named {seats}.</source>
        <translation>Tarikata Katılım: adını verdiğiniz: {seats}.</translation>
    </message>
    <message>
        <source>Conversion: you named no one.</source>
        <translation>Tarikata Katılım: kimsenin adını vermediniz.</translation>
    </message>
    <message>
        <source>Conversion: your mark went to {seats}.</source>
        <translation>Tarikata Katılım: işaretinizi alan: {seats}.</translation>
    </message>
    <message>
        <source>Conversion: {who} became a Cultist and knows you.</source>
        <translation>Tarikata Katılım: {who} mürit oldu ve sizi tanıyor.</translation>
    </message>
    <message>
        <source>Conversion: you became a Cultist; your leader is {who}.</source>
        <translation>Tarikata Katılım: mürit oldunuz; lideriniz {who}.</translation>
    </message>
    <message>
        <source>Conversion: nothing changed for you.</source>
        <translation>Tarikata Katılım: sizin için bir şey değişmedi.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>açık</translation>
    </message>
    <message>
        <source>off</source>
        <translation>kapalı</translation>
    </message>
    <message>
        <source>Voyage</source>
        <translation>Yolculuk</translation>
    </message>
    <message>
        <source>The map: the one for this number of players, the quick one, or the long one.</source>
        <translation>Harita: oyuncu sayısına uyanı, kısa olanı ya da uzun olanı.</translation>
    </message>
    <message>
        <source>By number of players</source>
        <translation>Oyuncu sayısına göre</translation>
    </message>
    <message>
        <source>Character cards</source>
        <translation>Karakter kartları</translation>
    </message>
    <message>
        <source>Everyone has a secret character that they can reveal once. Without characters there are no windows to react in, and the voyage is shorter.</source>
        <translation>Herkesin bir kez açabileceği gizli bir karakteri vardır. Onlar olmadan araya girilecek an olmaz ve yolculuk kısalır.</translation>
    </message>
    <message>
        <source>Jumping overboard</source>
        <translation>Denize atlamak</translation>
    </message>
    <message>
        <source>The navigator may jump overboard instead of choosing between the two cards.</source>
        <translation>Dümenci iki karttan birini seçmek yerine denize atlayabilir.</translation>
    </message>
    <message>
        <source>Secret rituals</source>
        <translation>Gizli ayinler</translation>
    </message>
    <message>
        <source>How the cult meets in secret on a shared laptop: pass it around, or everyone closes their eyes.</source>
        <translation>Bir bilgisayar paylaşılırken tarikat gizlice nasıl buluşur: bilgisayar elden ele gezer ya da herkes gözlerini kapatır.</translation>
    </message>
    <message>
        <source>The laptop goes round</source>
        <translation>Bilgisayar elden ele gezer</translation>
    </message>
    <message>
        <source>Eyes closed, with a countdown</source>
        <translation>Gözler kapalı, geri sayımla</translation>
    </message>
    <message>
        <source>Bots talk</source>
        <translation>Botlar konuşur</translation>
    </message>
    <message>
        <source>Bots say what they drew, whom they trust and whom they suspect. Not all of it is true.</source>
        <translation>Botlar ne çektiklerini, kime güvendiklerini ve kimden kuşkulandıklarını söyler. Hepsi doğru değildir.</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Hatırlatıcı</translation>
    </message>
    <message>
        <source>The private screen lists everything its player has seen so far, or only their side and character.</source>
        <translation>Özel ekran, oyuncunun şimdiye dek gördüklerini ya da yalnızca tarafını ve karakterini gösterir.</translation>
    </message>
    <message>
        <source>List what I have seen</source>
        <translation>Bilinenler listelenir</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Yok</translation>
    </message>
    <message>
        <source>Talk timer</source>
        <translation>Konuşma saati</translation>
    </message>
    <message>
        <source>A timer for the talk before an appointment. It never decides anything.</source>
        <translation>Atamadan önceki konuşma için bir saat. Hiçbir şeye karar vermez.</translation>
    </message>
    <message>
        <source>No timer</source>
        <translation>Saat yok</translation>
    </message>
    <message>
        <source>One minute</source>
        <translation>Bir dakika</translation>
    </message>
    <message>
        <source>Two minutes</source>
        <translation>İki dakika</translation>
    </message>
    <message>
        <source>Three minutes</source>
        <translation>Üç dakika</translation>
    </message>
    <message>
        <source>Supply line</source>
        <translation>İkmal hattı</translation>
    </message>
    <message>
        <source>Long voyage: crossing the supply line refills everyone to three guns.</source>
        <translation>Uzun yolculuk: ikmal hattı geçilince herkesin tabancası üçe tamamlanır.</translation>
    </message>
    <message>
        <source>Fewer characters for 5 or 6</source>
        <translation>5 ya da 6 kişide daha az karakter</translation>
    </message>
    <message>
        <source>With 5 or 6 players, Debt Collector, Minstrel and Mentor stay in the box.</source>
        <translation>5 ya da 6 oyuncuyla Tahsildar, Ozan ve Akıl Hocası kutuda kalır.</translation>
    </message>
    <message>
        <source>Armed cards</source>
        <translation>Silahlı kartları</translation>
    </message>
    <message>
        <source>The long voyage&apos;s deck has two cards that give the navigator a gun.</source>
        <translation>Uzun yolculuğun destesinde dümenciye tabanca veren iki kart vardır.</translation>
    </message>
    <message>
        <source>Cabin Search shows</source>
        <translation>Kamara Araması neyi gösterir</translation>
    </message>
    <message>
        <source>What the captain learns about a player whom the cult has converted.</source>
        <translation>Kaptanın, tarikata katılmış bir oyuncu hakkında öğrendiği şey.</translation>
    </message>
    <message>
        <source>The dealt card, and that they were converted</source>
        <translation>Baştaki kart ve tarikata katıldığı</translation>
    </message>
    <message>
        <source>Only their current side</source>
        <translation>Yalnızca şimdi ne olduğu</translation>
    </message>
    <message>
        <source>How many of the three cards are kept.</source>
        <translation>Üç karttan kaçının tutulacağı.</translation>
    </message>
    <message>
        <source>Keep one of three</source>
        <translation>Üçten birini tut</translation>
    </message>
    <message>
        <source>Keep two of three</source>
        <translation>Üçten ikisini tut</translation>
    </message>
    <message>
        <source>Mutiny by the tongueless</source>
        <translation>Dilsizlerin isyanı</translation>
    </message>
    <message>
        <source>A mutiny in which only players without a tongue committed guns: all others tie for captain, or the captain stays.</source>
        <translation>Yalnızca dilsiz oyuncuların tabanca koyduğu bir isyan: kaptanlık için ötekilerin hepsi eşit sayılır ya da kaptan kalır.</translation>
    </message>
    <message>
        <source>All others tie</source>
        <translation>Ötekilerin hepsi eşit</translation>
    </message>
    <message>
        <source>The captain stays</source>
        <translation>Kaptan kalır</translation>
    </message>
    <message>
        <source>The leader must convert</source>
        <translation>Lider katmak zorunda</translation>
    </message>
    <message>
        <source>In a conversion the Cult Leader must name someone if possible; otherwise they may name no one.</source>
        <translation>Tarikata katılımda lider, yapabildiği sürece birinin adını vermek zorundadır; yoksa kimsenin adını vermeyebilir.</translation>
    </message>
    <message>
        <source>Off duty after an emergency</source>
        <translation>Acil durumdan sonra izin</translation>
    </message>
    <message>
        <source>Off-duty signs also move after an emergency navigation; otherwise they stay where they are.</source>
        <translation>İzin işaretleri acil seyirden sonra da yer değiştirir; yoksa oldukları yerde kalır.</translation>
    </message>
    <message numerus="yes">
        <source>Cult Guns Stash: distribute %n point(s) among the players.</source>
        <translation>
            <numerusform>Tarikatın Zulası: oyunculara %n puan dağıtın.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cult Cabin Search: here are three cards.</source>
        <translation>Tarikatın Araması: önünüzde üç kart var.</translation>
    </message>
    <message>
        <source>Conversion to the Cult: name a player.</source>
        <translation>Tarikata Katılım: bir oyuncunun adını verin.</translation>
    </message>
    <message>
        <source>Conversion to the Cult: what has changed for you.</source>
        <translation>Tarikata Katılım: sizin için ne değişti.</translation>
    </message>
    <message numerus="yes">
        <source>You lead the cult: hand out %n more gun(s) from the supply.</source>
        <translation>
            <numerusform>Tarikatın lideri sizsiniz: stoktan dağıtılacak %n tabanca kaldı.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place suspicion marks: %n left. Only you will see them.</source>
        <translation>
            <numerusform>Dağıtılacak %n kuşku işareti kaldı. Onları yalnızca siz görürsünüz.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead the cult: name the player who becomes a Cultist.</source>
        <translation>Tarikatın lideri sizsiniz: mürit olacak oyuncunun adını verin.</translation>
    </message>
    <message>
        <source>There is no one left to convert. Name the player you trust least.</source>
        <translation>Tarikata katabileceğiniz kimse kalmadı. En az güvendiğiniz oyuncunun adını verin.</translation>
    </message>
    <message>
        <source>Name the player you trust least. Only you will see it.</source>
        <translation>En az güvendiğiniz oyuncunun adını verin. Bunu yalnızca siz görürsünüz.</translation>
    </message>
    <message>
        <source>{post} {who}: {faction}</source>
        <translation>{post} {who}: {faction}</translation>
    </message>
    <message>
        <source>The officers&apos; faction cards. {cards}</source>
        <translation>Subayların taraf kartları. {cards}</translation>
    </message>
    <message>
        <source>Nothing has changed for you.</source>
        <translation>Sizin için bir şey değişmedi.</translation>
    </message>
    <message>
        <source>{who} is a Cultist now and knows that you are the Cult Leader.</source>
        <translation>{who} artık mürit ve Tarikat Lideri olduğunuzu biliyor.</translation>
    </message>
    <message>
        <source>You are a Cultist now and win with the cult. Your leader is {who}.</source>
        <translation>Artık müritsiniz ve tarikatla kazanırsınız. Lideriniz {who}.</translation>
    </message>
    <message>
        <source>No one</source>
        <translation>Hiç kimse</translation>
    </message>
    <message>
        <source>{who} is already in your cult.</source>
        <translation>{who} zaten tarikatınızda.</translation>
    </message>
    <message numerus="yes">
        <source>You choose {who} (guns: %n) only when a decision asks for a player.</source>
        <translation>
            <numerusform>{who} (tabanca: %n) yalnızca bir karar bir oyuncu gerektirdiğinde seçilir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} (guns: %n) is overboard and can&apos;t be chosen.</source>
        <translation>
            <numerusform>{who} (tabanca: %n) denizde, seçilemez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You don&apos;t choose spaces: the ship follows the colour of the card played. Navigations so far: %n.</source>
        <translation>
            <numerusform>Alanlar seçilmez: gemi, oynanan kartın rengini izler. Şimdiye kadarki seyir: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The supply line matters only when the ship crosses it. Navigations so far: %n.</source>
        <translation>
            <numerusform>İkmal hattı yalnızca gemi onu geçerken işler. Şimdiye kadarki seyir: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the captain and the lieutenant draw cards, during a navigation. Navigations so far: %n.</source>
        <translation>
            <numerusform>Kartları yalnızca kaptan ve teğmen, bir seyir için çeker. Şimdiye kadarki seyir: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the player who holds these cards chooses them, during a navigation. Navigations so far: %n.</source>
        <translation>
            <numerusform>Bu kartları yalnızca elinde tutan, bir seyir sırasında seçer. Şimdiye kadarki seyir: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The card shown has been played and moves the ship. Navigations so far: %n.</source>
        <translation>
            <numerusform>Görünen kart oynandı ve gemiyi ilerletiyor. Şimdiye kadarki seyir: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only a Cult Uprising card reveals a ritual. Rituals held so far: %n.</source>
        <translation>
            <numerusform>Bir ayini yalnızca Tarikat Ayaklanması kartı açar. Şimdiye kadar yapılan ayin: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A loyalty check only counts the revealed guns. A mutiny needs %n.</source>
        <translation>
            <numerusform>Sadakat yoklamasında yalnızca gösterilen tabancalar sayılır. İsyan için gereken: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is only for display. Guns for a mutiny: %n.</source>
        <translation>
            <numerusform>Bu yalnızca durumu gösterir. İsyan için gereken tabanca: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The log only records what happened. Navigations so far: %n.</source>
        <translation>
            <numerusform>Günlük yalnızca olanları kaydeder. Şimdiye kadarki seyir: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the player who holds a card chooses it, during a navigation. Navigations so far: %n.</source>
        <translation>
            <numerusform>Bir kartı yalnızca elinde tutan, bir seyir sırasında seçer. Şimdiye kadarki seyir: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This tells the story of the voyage. Navigations in it: %n.</source>
        <translation>
            <numerusform>Burada yolculuğun öyküsü anlatılır. İçindeki seyir: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>On navigation {number} I drew {colors} and kept {kept}.</source>
        <translation>{number} numaralı seyirde {colors} çektim, {kept} tuttum.</translation>
    </message>
    <message>
        <source>On navigation {number} the logbook held {colors}.</source>
        <translation>{number} numaralı seyirde seyir defterinde şunlar vardı: {colors}.</translation>
    </message>
    <message>
        <source>I searched {who}: {faction}, not converted.</source>
        <translation>Kamarasını aradım: {who}. {faction}, tarikata katılmamış.</translation>
    </message>
    <message>
        <source>I searched {who}: {faction}, converted to the cult.</source>
        <translation>Kamarasını aradım: {who}. {faction}, tarikata katılmış.</translation>
    </message>
    <message>
        <source>The Mermaid showed me {colors}.</source>
        <translation>Denizkızı bana {colors} gösterdi.</translation>
    </message>
    <message>
        <source>The top card was a {card}.</source>
        <translation>Üstteki kart {card} idi.</translation>
    </message>
    <message>
        <source>I am a {faction}.</source>
        <translation>Ben bir {faction}.</translation>
    </message>
    <message>
        <source>{who} may be a {faction}.</source>
        <translation>{who} bir {faction} olabilir.</translation>
    </message>
    <message>
        <source>I think {who} is a {faction}.</source>
        <translation>Bence {who} bir {faction}.</translation>
    </message>
    <message>
        <source>I am sure {who} is a {faction}.</source>
        <translation>Eminim, {who} bir {faction}.</translation>
    </message>
    <message>
        <source>I trust {who}.</source>
        <translation>Bence {who} güvenilir.</translation>
    </message>
    <message>
        <source>{who} says: {claim}</source>
        <translation>{who} dedi ki: {claim}</translation>
    </message>
    <message>
        <source>One ship, three hidden sides: sailors steer east, pirates west, and the cult straight to the Kraken. Trust your captain, or take up arms.</source>
        <translation>Bir gemi, üç gizli taraf: denizciler doğuya, korsanlar batıya, tarikat ise dosdoğru Kraken&apos;e dümen kırar. Kaptanınıza güvenin ya da silaha sarılın.</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>hiç kimse</translation>
    </message>
    <message numerus="yes">
        <source>{voyage} needs at least %n players; there are {seats}.</source>
        <translation>
            <numerusform>{voyage} için en az %n oyuncu gerekir; şu an {seats} oyuncu var.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}, %n league(s) from {goal}</source>
        <translation>
            <numerusform>Tur {round}, %n mil kaldı: {goal}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}, %n league(s) from the nearest goal</source>
        <translation>
            <numerusform>Tur {round}, en yakın hedefe %n mil</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: look at your secrets.</source>
        <translation>{who}: sırlarınıza bakın.</translation>
    </message>
    <message>
        <source>{who} is captain: name a lieutenant.</source>
        <translation>{who} kaptan: bir teğmen atayın.</translation>
    </message>
    <message>
        <source>{who} is captain: name a navigator.</source>
        <translation>{who} kaptan: bir dümenci atayın.</translation>
    </message>
    <message>
        <source>{who} is captain: which badge goes to {other}, the only other player left?</source>
        <translation>{who} kaptan: kalan tek kişi olan {other} hangi rozeti alsın?</translation>
    </message>
    <message numerus="yes">
        <source>{who}: commit guns against {team}? A mutiny needs %n gun(s) in all.</source>
        <translation>
            <numerusform>{who}: şu ekibe karşı tabanca koyar mısınız: {team}? İsyan için toplam %n tabanca gerekir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your card: {faction}. {aim} {comrades} Your character: {character}. {does}</source>
        <translation>Kartınız: {faction}. {aim} {comrades} Karakteriniz: {character}. {does}</translation>
    </message>
    <message>
        <source>Your card: {faction}. {aim} {comrades}</source>
        <translation>Kartınız: {faction}. {aim} {comrades}</translation>
    </message>
    <message>
        <source>You win when the ship reaches Bluewater Bay.</source>
        <translation>Gemi Mavisu Körfezi&apos;ne varırsa kazanırsınız.</translation>
    </message>
    <message>
        <source>You win when the ship reaches Crimson Cove.</source>
        <translation>Gemi Kızıl Koy&apos;a varırsa kazanırsınız.</translation>
    </message>
    <message>
        <source>You win when the ship reaches the Kraken or the Cult Leader is fed to it.</source>
        <translation>Gemi Kraken&apos;e varırsa ya da Tarikat Lideri ona yem olursa kazanırsınız.</translation>
    </message>
    <message>
        <source>Was dealt: {faction}.</source>
        <translation>Aldığı kart: {faction}.</translation>
    </message>
    <message>
        <source>Learned at the pirates&apos; gathering: there is no other pirate.</source>
        <translation>Korsanların toplantısında başka korsan olmadığını öğrendi.</translation>
    </message>
    <message>
        <source>Was shown no one at the start.</source>
        <translation>Başta ona kimse gösterilmedi.</translation>
    </message>
    <message>
        <source>Character: {character}. {does}</source>
        <translation>Karakter: {character}. {does}</translation>
    </message>
    <message numerus="yes">
        <source>Committed %n gun(s).</source>
        <translation>
            <numerusform>%n tabanca koydu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drew: {cards}.</source>
        <translation>Çektikleri: {cards}.</translation>
    </message>
    <message>
        <source>Put in the logbook: {cards}.</source>
        <translation>Seyir defterine koyduğu: {cards}.</translation>
    </message>
    <message>
        <source>As navigator, found in the logbook: {cards}.</source>
        <translation>Dümenci olarak seyir defterinde buldukları: {cards}.</translation>
    </message>
    <message>
        <source>As navigator, left: {cards}.</source>
        <translation>Dümenci olarak bıraktığı: {cards}.</translation>
    </message>
    <message>
        <source>Jumped overboard.</source>
        <translation>Denize atladı.</translation>
    </message>
    <message>
        <source>Cabin search: {who} was dealt {faction} and is not converted.</source>
        <translation>Kamara araması: {who} başta {faction} kartını aldı ve tarikata katılmadı.</translation>
    </message>
    <message>
        <source>Cabin search: {who} was dealt {faction} and has been converted to the cult.</source>
        <translation>Kamara araması: {who} başta {faction} kartını aldı ve sonra tarikata katıldı.</translation>
    </message>
    <message>
        <source>Cabin search: {who} is {faction}.</source>
        <translation>Kamara araması: {who} şu taraftan: {faction}.</translation>
    </message>
    <message>
        <source>Was shown by the Mermaid, in no order: {cards}.</source>
        <translation>Denizkızının ona gösterdiği, sırasız: {cards}.</translation>
    </message>
    <message>
        <source>Saw the top card of the draw pile: {cards}.</source>
        <translation>Çekme destesinin üstünde gördüğü kart: {cards}.</translation>
    </message>
    <message>
        <source>Cult Guns Stash: gave the guns to {seats}.</source>
        <translation>Tarikatın Zulası: tabanca verdikleri: {seats}.</translation>
    </message>
    <message>
        <source>Cult Guns Stash: marked {seats}.</source>
        <translation>Tarikatın Zulası: işaretlerini alanlar: {seats}.</translation>
    </message>
    <message>
        <source>Cult Cabin Search: was not shown the cards of {seats}.</source>
        <translation>Tarikatın Araması: kartları kapalı kalanlar: {seats}.</translation>
    </message>
    <message>
        <source>Conversion: named {seats}.</source>
        <translation>Tarikata Katılım: adını verdiği: {seats}.</translation>
    </message>
    <message>
        <source>Conversion: named no one.</source>
        <translation>Tarikata Katılım: kimsenin adını vermedi.</translation>
    </message>
    <message>
        <source>Conversion: marked {seats}.</source>
        <translation>Tarikata Katılım: işaretini alan: {seats}.</translation>
    </message>
    <message>
        <source>Conversion: {who} became a Cultist and knows this leader.</source>
        <translation>Tarikata Katılım: {who} mürit oldu ve bu lideri tanıyor.</translation>
    </message>
    <message>
        <source>Conversion: became a Cultist; the leader is {who}.</source>
        <translation>Tarikata Katılım: mürit oldu; lideri {who}.</translation>
    </message>
    <message>
        <source>Conversion: nothing changed.</source>
        <translation>Tarikata Katılım: hiçbir şey değişmedi.</translation>
    </message>
    <message>
        <source>Tie for captain: {who}, rule out one of the tied players.</source>
        <translation>Kaptanlıkta eşitlik: {who} eşitlerden birini eler.</translation>
    </message>
    <message numerus="yes">
        <source>With %n of your gun(s), the mutiny has about a {percent}% chance.</source>
        <translation>
            <numerusform>Sizin %n tabancanızla isyan yaklaşık %{percent} olasılıkla başarılı olur.</numerusform>
        </translation>
    </message>
    <message>
        <source>From here, {color} gives your side about a {percent}% chance.</source>
        <translation>Buradan {color} tarafınıza yaklaşık %{percent} şans verir.</translation>
    </message>
    <message>
        <source>Your character may be more useful later.</source>
        <translation>Karakteriniz ileride daha çok işe yarayabilir.</translation>
    </message>
    <message>
        <source>{who} can&apos;t be converted: {by} searched their cabin in round {round}.</source>
        <translation>{who} tarikata alınamaz: {by}, {round}. turda kamarasını aradı.</translation>
    </message>
    <message>
        <source>{who} was flogged and can&apos;t be converted. Side ruled out: {side}.</source>
        <translation>{who} kırbaçlandı ve tarikata alınamaz. Elenen taraf: {side}.</translation>
    </message>
    <message numerus="yes">
        <source>{who}: keep %n card(s) for the logbook, discard the rest.</source>
        <translation>
            <numerusform>{who}: seyir defteri için %n kart tutun, kalanını atın.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: keep %n card(s) and discard the rest, or discard all and draw two new cards.</source>
        <translation>
            <numerusform>{who}: %n kart tutup kalanını atın ya da hepsini atıp iki yeni kart çekin.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} is navigator: leave one card for the captain, or jump overboard.</source>
        <translation>{who} dümenci: kaptana bir kart bırakın ya da denize atlayın.</translation>
    </message>
    <message>
        <source>{who} is navigator: leave one card for the captain.</source>
        <translation>{who} dümenci: kaptana bir kart bırakın.</translation>
    </message>
    <message>
        <source>The navigator is overboard. {who} is captain: name another one.</source>
        <translation>Dümenci denize atladı. {who} kaptan: başkasını atayın.</translation>
    </message>
    <message>
        <source>Cabin Search: {who}, as captain, choose whose cabin to search.</source>
        <translation>Kamara Araması: kaptan {who} kimin kamarasının aranacağını seçer.</translation>
    </message>
    <message>
        <source>Feed the Kraken: {who}, as captain, choose who goes overboard.</source>
        <translation>Kraken&apos;e Yem: kaptan {who} kimin denize atılacağını seçer.</translation>
    </message>
    <message>
        <source>Flogging: {who}, as captain, choose whom to flog.</source>
        <translation>Kırbaç: kaptan {who} kimin kırbaçlanacağını seçer.</translation>
    </message>
    <message>
        <source>Off with the Tongue: {who}, as captain, choose who loses their tongue.</source>
        <translation>Dili Kesilsin: kaptan {who} kimin dilinin kesileceğini seçer.</translation>
    </message>
    <message>
        <source>Mermaid: {who}, as captain, choose who sees the last discards.</source>
        <translation>Denizkızı: kaptan {who} son atılan kartları kimin göreceğini seçer.</translation>
    </message>
    <message>
        <source>Telescope: {who}, as captain, choose who sees the top card.</source>
        <translation>Dürbün: kaptan {who} üstteki kartı kimin göreceğini seçer.</translation>
    </message>
    <message>
        <source>{who}: look at what you found.</source>
        <translation>{who}: bulduğunuza bakın.</translation>
    </message>
    <message>
        <source>{who}: look at the last discards.</source>
        <translation>{who}: son atılan kartlara bakın.</translation>
    </message>
    <message>
        <source>{who}: look at the top card, then leave it or discard it face down.</source>
        <translation>{who}: üstteki karta bakın, sonra bırakın ya da kapalı atın.</translation>
    </message>
    <message>
        <source>Your fellow pirates: {seats}.</source>
        <translation>Öteki korsanlar: {seats}.</translation>
    </message>
    <message>
        <source>You don&apos;t know anyone&apos;s side yet.</source>
        <translation>Henüz kimsenin tarafını bilmiyorsunuz.</translation>
    </message>
    <message>
        <source>You are the only pirate aboard.</source>
        <translation>Gemideki tek korsan sizsiniz.</translation>
    </message>
    <message>
        <source>In the logbook, in no order: {cards}.</source>
        <translation>Seyir defterinde, sırasız: {cards}.</translation>
    </message>
    <message>
        <source>The top card of the draw pile: {card}.</source>
        <translation>Çekme destesinin üstündeki kart: {card}.</translation>
    </message>
    <message>
        <source>The last discards, in no order: {cards}.</source>
        <translation>Son atılan kartlar, sırasız: {cards}.</translation>
    </message>
    <message>
        <source>{who} was dealt: {faction}. Not converted.</source>
        <translation>{who}, başta: {faction}. Tarikata katılmadı.</translation>
    </message>
    <message>
        <source>{who} was dealt: {faction}. Since converted to the cult.</source>
        <translation>{who}, başta: {faction}. Sonra tarikata katıldı.</translation>
    </message>
    <message>
        <source>{who} is now: {faction}.</source>
        <translation>{who} şimdi: {faction}.</translation>
    </message>
    <message>
        <source>Card {number}</source>
        <translation>Kart {number}</translation>
    </message>
    <message>
        <source>{who}</source>
        <translation>{who}</translation>
    </message>
    <message>
        <source>Search {who}&apos;s cabin</source>
        <translation>Kamarasını ara: {who}</translation>
    </message>
    <message>
        <source>Flog {who}</source>
        <translation>Kırbaçla: {who}</translation>
    </message>
    <message>
        <source>Cut out {who}&apos;s tongue</source>
        <translation>Dilini kes: {who}</translation>
    </message>
    <message>
        <source>Feed {who} to the Kraken</source>
        <translation>Kraken&apos;e yem et: {who}</translation>
    </message>
    <message>
        <source>Show the discards to {who}</source>
        <translation>Atılanları göster: {who}</translation>
    </message>
    <message>
        <source>Hand the telescope to {who}</source>
        <translation>Dürbünü ver: {who}</translation>
    </message>
    <message>
        <source>Rule out {who}</source>
        <translation>Ele: {who}</translation>
    </message>
    <message>
        <source>Lieutenant: {who}</source>
        <translation>Teğmen: {who}</translation>
    </message>
    <message>
        <source>Navigator: {who}</source>
        <translation>Dümenci: {who}</translation>
    </message>
    <message>
        <source>The badge: {post}</source>
        <translation>Rozet: {post}</translation>
    </message>
    <message numerus="yes">
        <source>%n gun(s)</source>
        <translation>
            <numerusform>%n tabanca</numerusform>
        </translation>
    </message>
    <message>
        <source>No gun</source>
        <translation>Tabanca yok</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>Tut: {card}</translation>
    </message>
    <message>
        <source>Discard all and draw two new cards</source>
        <translation>Hepsini at ve iki yeni kart çek</translation>
    </message>
    <message>
        <source>Leave {card}</source>
        <translation>Bırak: {card}</translation>
    </message>
    <message>
        <source>Jump overboard</source>
        <translation>Denize atla</translation>
    </message>
    <message>
        <source>Leave it on the pile</source>
        <translation>Destede bırak</translation>
    </message>
    <message>
        <source>Discard it face down</source>
        <translation>Kapalı at</translation>
    </message>
    <message>
        <source>You can choose {who} now.</source>
        <translation>{who} şimdi seçilebilir.</translation>
    </message>
    <message>
        <source>Choose one of the crew.</source>
        <translation>Mürettebattan birini seçin.</translation>
    </message>
    <message>
        <source>{who} is overboard and can&apos;t be chosen.</source>
        <translation>{who} denizde ve seçilemez.</translation>
    </message>
    <message>
        <source>Choose someone else.</source>
        <translation>Başka biri olmalı.</translation>
    </message>
    <message>
        <source>{who} is the captain and gets no badge.</source>
        <translation>{who} kaptan olduğu için rozet almaz.</translation>
    </message>
    <message>
        <source>{who} is the lieutenant: a player can hold only one badge.</source>
        <translation>{who} teğmen: bir oyuncu yalnızca bir rozet taşır.</translation>
    </message>
    <message>
        <source>{who} is off duty until the next navigation is over.</source>
        <translation>{who} sonraki seyir bitene kadar izinli.</translation>
    </message>
    <message>
        <source>{who} has no tongue and can never become captain.</source>
        <translation>{who} dilsiz ve hiçbir zaman kaptan olamaz.</translation>
    </message>
    <message>
        <source>{who} is not among the tied.</source>
        <translation>{who} eşitler arasında değil.</translation>
    </message>
    <message>
        <source>The Agitator forces you to commit at least one gun in this check.</source>
        <translation>Kışkırtıcı bu yoklamada sizden en az bir tabanca ister.</translation>
    </message>
    <message>
        <source>The Equalizer allows at most one gun in this check.</source>
        <translation>Eşitleyici bu yoklamada en çok bir tabancaya izin verir.</translation>
    </message>
    <message numerus="yes">
        <source>You have only %n gun(s).</source>
        <translation>
            <numerusform>Yalnızca %n tabancanız var.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose how many guns to commit; all are revealed at once.</source>
        <translation>Kaç tabanca koyacağınızı seçin; hepsi aynı anda açılır.</translation>
    </message>
    <message>
        <source>Choose one of the cards you drew.</source>
        <translation>Çektiğiniz kartlardan birini seçin.</translation>
    </message>
    <message>
        <source>You already keep this card.</source>
        <translation>Bu kartı zaten tutuyorsunuz.</translation>
    </message>
    <message>
        <source>Choose one of the cards in the logbook.</source>
        <translation>Seyir defterindeki kartlardan birini seçin.</translation>
    </message>
    <message>
        <source>This voyage is played without jumping overboard.</source>
        <translation>Bu yolculukta denize atlanmaz.</translation>
    </message>
    <message>
        <source>Leave the top card or discard it.</source>
        <translation>Üstteki kartı bırakın ya da atın.</translation>
    </message>
    <message>
        <source>The ship has reached Bluewater Bay: the sailors win.</source>
        <translation>Gemi Mavisu Körfezi&apos;ne vardı: denizciler kazandı.</translation>
    </message>
    <message>
        <source>The ship has reached Crimson Cove: the pirates win.</source>
        <translation>Gemi Kızıl Koy&apos;a vardı: korsanlar kazandı.</translation>
    </message>
    <message>
        <source>The ship has reached the Kraken: the cult wins.</source>
        <translation>Gemi Kraken&apos;e vardı: tarikat kazandı.</translation>
    </message>
    <message>
        <source>The Cult Leader was fed to the Kraken: the cult wins.</source>
        <translation>Tarikat Lideri Kraken&apos;e yem oldu: tarikat kazandı.</translation>
    </message>
</context>
<context>
    <name>feed_the_kraken_board</name>
    <message>
        <source>overboard</source>
        <translation>denizde</translation>
    </message>
    <message>
        <source>you</source>
        <translation>siz</translation>
    </message>
    <message>
        <source>Voyage</source>
        <translation>Yolculuk</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Yoklamalar</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>Söylenenler</translation>
    </message>
    <message>
        <source>My notes</source>
        <translation>Notlarım</translation>
    </message>
    <message>
        <source>The ship has not sailed yet.</source>
        <translation>Gemi henüz yola çıkmadı.</translation>
    </message>
    <message>
        <source>No loyalty check has been held yet.</source>
        <translation>Henüz sadakat yoklaması yapılmadı.</translation>
    </message>
    <message>
        <source>No one has claimed anything yet.</source>
        <translation>Henüz kimse bir iddiada bulunmadı.</translation>
    </message>
    <message>
        <source>You have learned nothing in private yet.</source>
        <translation>Henüz gizlice bir şey öğrenmediniz.</translation>
    </message>
    <message>
        <source>Navigation {number}: {text}</source>
        <translation>Seyir {number}: {text}</translation>
    </message>
    <message>
        <source>Round {round}: {text}</source>
        <translation>Tur {round}: {text}</translation>
    </message>
    <message>
        <source>{card}; captain {captain}, lieutenant {lieutenant}, navigator {navigator}</source>
        <translation>{card}; kaptan {captain}, teğmen {lieutenant}, dümenci {navigator}</translation>
    </message>
    <message>
        <source>jumped overboard earlier: {names}</source>
        <translation>daha önce denize atlayan: {names}</translation>
    </message>
    <message>
        <source>loyalty check against {captain}, {lieutenant}, {navigator}: {total} of {needed} guns</source>
        <translation>sadakat yoklaması ({captain}, {lieutenant}, {navigator}): {total}/{needed} tabanca</translation>
    </message>
    <message>
        <source>mutiny, new captain {name}</source>
        <translation>isyan, yeni kaptan {name}</translation>
    </message>
    <message>
        <source>left</source>
        <translation>bırakıldı</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>atıldı</translation>
    </message>
    <message>
        <source>{sight}: {viewer} looked at {target}</source>
        <translation>{sight}: {viewer} baktı, bakılan {target}</translation>
    </message>
    <message>
        <source>{name} said: {claim}</source>
        <translation>{name} dedi ki: {claim}</translation>
    </message>
    <message>
        <source>That was true.</source>
        <translation>Bu doğruydu.</translation>
    </message>
    <message>
        <source>That was false.</source>
        <translation>Bu yalandı.</translation>
    </message>
    <message>
        <source>Sa&amp;y something…</source>
        <translation>Bir ş&amp;ey söyle…</translation>
    </message>
    <message>
        <source>Lo&amp;g of the voyage</source>
        <translation>Yo&amp;lculuk günlüğü</translation>
    </message>
    <message>
        <source>Next part of the t&amp;able</source>
        <translation>Masanın sonraki b&amp;ölümü</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the table</source>
        <translation>Masanın önceki bölüm&amp;ü</translation>
    </message>
    <message>
        <source>Where the &amp;colours lead</source>
        <translation>Renklerin &amp;vardığı yerler</translation>
    </message>
    <message>
        <source>&amp;Moves to each space</source>
        <translation>Karelere ha&amp;mle sayısı</translation>
    </message>
    <message>
        <source>{choice}: not available. {why}</source>
        <translation>{choice}: kapalı. {why}</translation>
    </message>
    <message>
        <source>Selected: {choice}. Press Enter to confirm.</source>
        <translation>Ele alındı: {choice}. Enter kesinleştirir.</translation>
    </message>
    <message>
        <source>You may also make a claim.</source>
        <translation>Bir şey de söyleyebilirsiniz.</translation>
    </message>
    <message>
        <source>End of the voyage</source>
        <translation>Yolculuğun sonu</translation>
    </message>
    <message>
        <source>The crew gathers</source>
        <translation>Mürettebat toplanıyor</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Tur {round}</translation>
    </message>
    <message>
        <source>{stage}. A mutiny needs {needed} guns; the supply has {supply}.</source>
        <translation>{stage}. İsyan için {needed} tabanca gerekir, stokta {supply} var.</translation>
    </message>
    <message>
        <source>Say…</source>
        <translation>Söyle…</translation>
    </message>
    <message>
        <source>A claim: claims are never checked, so you may lie.</source>
        <translation>Bir iddia: kimseyi bağlamaz ve hiç denetlenmez.</translation>
    </message>
    <message>
        <source>Log of the voyage</source>
        <translation>Yolculuk günlüğü</translation>
    </message>
    <message>
        <source>resume: {cards}</source>
        <translation>sicil: {cards}</translation>
    </message>
    <message>
        <source>last claim: {claim}</source>
        <translation>son söylediği: {claim}</translation>
    </message>
    <message numerus="yes">
        <source>%n gun(s)</source>
        <translation>
            <numerusform>%n tabanca</numerusform>
        </translation>
    </message>
    <message>
        <source>has committed</source>
        <translation>koydu</translation>
    </message>
    <message>
        <source>has not committed yet</source>
        <translation>henüz koymadı</translation>
    </message>
    <message numerus="yes">
        <source>%n gun(s) on the table</source>
        <translation>
            <numerusform>masada %n tabanca</numerusform>
        </translation>
    </message>
    <message>
        <source>they count double</source>
        <translation>iki sayılırlar</translation>
    </message>
    <message>
        <source>not on this side: {side}</source>
        <translation>şu taraftan değil: {side}</translation>
    </message>
    <message>
        <source>tied for captain</source>
        <translation>kaptanlıkta eşit</translation>
    </message>
    <message>
        <source>barred from the next loyalty check</source>
        <translation>sonraki sadakat yoklamasına katılamaz</translation>
    </message>
    <message>
        <source>must commit a gun in the next loyalty check</source>
        <translation>sonraki sadakat yoklamasında tabanca koymak zorunda</translation>
    </message>
    <message>
        <source>you were shown: {faction}</source>
        <translation>size gösterilen: {faction}</translation>
    </message>
    <message>
        <source>{character}, still face down</source>
        <translation>{character}, hâlâ kapalı</translation>
    </message>
    <message>
        <source>{now} (dealt: {before})</source>
        <translation>{now} (başta: {before})</translation>
    </message>
    <message>
        <source>Loyalty check</source>
        <translation>Sadakat yoklaması</translation>
    </message>
    <message>
        <source>Victory: {names}</source>
        <translation>Zafer: {names}</translation>
    </message>
    <message>
        <source>Click to see through this player&apos;s eyes.</source>
        <translation>Basın: bu oyuncunun gözünden görün.</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>kazandı</translation>
    </message>
    <message>
        <source>{true} true and {false} false claims</source>
        <translation>{true} doğru ve {false} yanlış iddia</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Henüz bir şey yok.</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Söylenenler</translation>
    </message>
    <message>
        <source>What really happened</source>
        <translation>Gerçekte olanlar</translation>
    </message>
    <message>
        <source>What {name} saw</source>
        <translation>Görülenler: {name}</translation>
    </message>
    <message>
        <source>Click a player to see the voyage through their eyes.</source>
        <translation>Yolculuğu gözünden görmek için bir oyuncuya basın.</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Hikâye</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>İddialar</translation>
    </message>
    <message>
        <source>The truth</source>
        <translation>Gerçek</translation>
    </message>
    <message>
        <source>As {name} saw it: show the truth</source>
        <translation>Gören {name}: gerçeği göster</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Bir tur önce</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Bir tur sonra</translation>
    </message>
    <message>
        <source>converted</source>
        <translation>tarikata katıldı</translation>
    </message>
    <message>
        <source>{name}, until then {side}, becomes a Cultist</source>
        <translation>{name}, o âna dek {side}, mürit oluyor</translation>
    </message>
    <message>
        <source>The cards I drew</source>
        <translation>Çektiğim kartlar</translation>
    </message>
    <message>
        <source>The cards in my logbook</source>
        <translation>Seyir defterimdeki kartlar</translation>
    </message>
    <message>
        <source>What I found in a cabin</source>
        <translation>Bir kamarada bulduğum</translation>
    </message>
    <message>
        <source>What the mermaid showed me</source>
        <translation>Denizkızının bana gösterdiği</translation>
    </message>
    <message>
        <source>The top card</source>
        <translation>Üstteki kart</translation>
    </message>
    <message>
        <source>My side</source>
        <translation>Benim tarafım</translation>
    </message>
    <message>
        <source>I accuse</source>
        <translation>Suçluyorum</translation>
    </message>
    <message>
        <source>I trust</source>
        <translation>Güveniyorum</translation>
    </message>
    <message>
        <source>{name} says</source>
        <translation>{name} diyor ki</translation>
    </message>
    <message>
        <source>Who is speaking?</source>
        <translation>Kim konuşuyor?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Geri</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Bir şey söyleme</translation>
    </message>
    <message>
        <source>Claims are never checked: you may lie.</source>
        <translation>İddia kimseyi bağlamaz ve hiç denetlenmez.</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Bir şey söyle</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Çekme destesi</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n card(s)</source>
        <translation>
            <numerusform>Çekme destesi, %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Atılanlar</translation>
    </message>
    <message numerus="yes">
        <source>Discards, %n card(s)</source>
        <translation>
            <numerusform>Atılanlar, %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Card shown</source>
        <translation>Açılan kart</translation>
    </message>
    <message>
        <source>Logbook</source>
        <translation>Seyir defteri</translation>
    </message>
    <message>
        <source>Rituals</source>
        <translation>Ayinler</translation>
    </message>
    <message>
        <source>{done} of {all} have committed</source>
        <translation>{done}/{all} oyuncu koydu</translation>
    </message>
    <message>
        <source>Tied for captain: {names}</source>
        <translation>Kaptanlıkta eşit: {names}</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>kart yok</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), face down</source>
        <translation>
            <numerusform>%n kart, kapalı</numerusform>
        </translation>
    </message>
    <message>
        <source>Enough guns: a mutiny</source>
        <translation>Yeterli tabanca: isyan</translation>
    </message>
    <message numerus="yes">
        <source>%n more would make a mutiny</source>
        <translation>
            <numerusform>%n tane daha olsa isyan olurdu</numerusform>
        </translation>
    </message>
    <message>
        <source>The ship follows the {direction} arrow.</source>
        <translation>Gemi {direction} okunu izliyor.</translation>
    </message>
    <message>
        <source>held: {rituals}</source>
        <translation>yapılan: {rituals}</translation>
    </message>
    <message>
        <source>face down: {rituals}</source>
        <translation>kapalı: {rituals}</translation>
    </message>
    <message>
        <source>R</source>
        <comment>one letter for red</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>one letter for yellow</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>B</source>
        <comment>one letter for blue</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>N</source>
        <comment>north on a compass rose</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Supply line</source>
        <translation>İkmal hattı</translation>
    </message>
    <message>
        <source>Supply line, crossed</source>
        <translation>İkmal hattı, geçildi</translation>
    </message>
    <message>
        <source>The first time the ship crosses it, every living player with fewer than {n} guns is refilled to {n}.</source>
        <translation>Gemi onu ilk geçtiğinde, yaşayan her oyuncunun {n} tabancadan azı {n} sayısına tamamlanır.</translation>
    </message>
    <message>
        <source>Row {row}, {column}</source>
        <translation>Sıra {row}, {column}</translation>
    </message>
    <message>
        <source>middle</source>
        <comment>column of the chart</comment>
        <translation>orta</translation>
    </message>
    <message>
        <source>{steps} west</source>
        <comment>column of the chart</comment>
        <translation>{steps} batı</translation>
    </message>
    <message>
        <source>{steps} east</source>
        <comment>column of the chart</comment>
        <translation>{steps} doğu</translation>
    </message>
    <message>
        <source>the ship is here</source>
        <translation>gemi burada</translation>
    </message>
    <message>
        <source>{token}, used</source>
        <translation>{token}, kullanıldı</translation>
    </message>
    <message>
        <source>the ship has been here</source>
        <translation>gemi buradan geçti</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>ulaşılamaz</translation>
    </message>
    <message>
        <source>The game ends if the ship comes here. Winner: {side}.</source>
        <translation>Gemi buraya gelince oyun biter. Kazanan: {side}.</translation>
    </message>
    <message>
        <source>Going {directions} crosses the supply line.</source>
        <translation>İkmal hattı şu yönde geçilir: {directions}.</translation>
    </message>
    <message>
        <source>The ship comes here next with {colors}.</source>
        <translation>Gemi şimdi buraya şununla gelir: {colors}.</translation>
    </message>
    <message>
        <source>With {colors} to {space}.</source>
        <translation>{colors} ile {space} karesine.</translation>
    </message>
    <message>
        <source>{chart}. The ship is on {space}.</source>
        <translation>{chart}. Gemi şurada: {space}.</translation>
    </message>
    <message>
        <source>{goal}, fewest moves: {moves}.</source>
        <translation>{goal}: en az {moves} hamle.</translation>
    </message>
    <message>
        <source>{token} on {space}.</source>
        <translation>{token}: {space}.</translation>
    </message>
    <message>
        <source>With {colors} to {label}.</source>
        <translation>{colors} ile {label} karesine.</translation>
    </message>
</context>
<context>
    <name>feed_the_kraken_title</name>
    <message>
        <source>Feed the Kraken</source>
        <translation>Kraken&apos;i Besle</translation>
    </message>
</context>
<context>
    <name>kernel</name>
    <message>
        <source>From move {entry} on, the moves in this file break the rules ({why}). The file was not changed; an older copy of the game may still open.</source>
        <translation>Bu dosyadaki hamleler {entry}. hamleden sonra kurallara uymuyor ({why}). Dosya olduğu gibi bırakıldı; oyunun eski bir kopyası yine de açılabilir.</translation>
    </message>
    <message>
        <source>File not found: {path}.</source>
        <translation>{path} dosyası artık yok.</translation>
    </message>
    <message>
        <source>It is not this player&apos;s turn to decide.</source>
        <translation>Şimdi karar bu oyuncunun değil.</translation>
    </message>
    <message>
        <source>{rule} {cause}</source>
        <translation>{rule} {cause}</translation>
    </message>
    <message>
        <source>The game is over: {reason}</source>
        <translation>Oyun bitti: {reason}</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>Oyun şunu bekliyor: {names}.</translation>
    </message>
    <message>
        <source>The game continues automatically.</source>
        <translation>Oyun kendiliğinden sürer.</translation>
    </message>
    <message>
        <source>You can&apos;t choose that now.</source>
        <translation>Bu, şu anki seçeneklerden biri değil.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Oyun bitti.</translation>
    </message>
    <message>
        <source>This answer is binding and can&apos;t be taken back.</source>
        <translation>Bu yanıt bağlayıcıdır, geri alınamaz.</translation>
    </message>
    <message>
        <source>This player has no answer to take back.</source>
        <translation>Bu oyuncunun geri alınacak bir yanıtı yok.</translation>
    </message>
    <message>
        <source>This game is for {least}–{most} players, not {seats}.</source>
        <translation>Bu oyun {least}–{most} oyuncu içindir, {seats} değil.</translation>
    </message>
    <message>
        <source>Unknown option “{option}”. Options: {known}.</source>
        <translation>“{option}” diye bir oyun ayarı yok. Ayarlar: {known}.</translation>
    </message>
    <message>
        <source>“{value}” is not a valid value for “{option}”. Use: {allowed}.</source>
        <translation>“{option}” ayarı “{value}” olamaz. Olabilecekler: {allowed}.</translation>
    </message>
    <message>
        <source>A seed must be a whole number from 0 to {most}.</source>
        <translation>Tohum, 0 ile {most} arasında bir tam sayıdır.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Oyuncu {number}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas geç</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Gördüm</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Bitti</translation>
    </message>
    <message>
        <source>This is not a Lamplight file. Choose a file that ends in .lamplight.</source>
        <translation>Bu bir Lamplight dosyası değil. Adı .lamplight ile biten bir dosya seçin.</translation>
    </message>
    <message>
        <source>This file was written by a newer program ({program}) in format {number}; this program reads up to format {known}. Open it with a newer version of Lamplight.</source>
        <translation>Bu dosyayı daha yeni bir program ({program}) {number} biçiminde yazmış; bu program en çok {known} biçimini okur. Daha yeni bir Lamplight sürümü dosyayı açar.</translation>
    </message>
    <message>
        <source>This game was played by newer rules (version {rules}, program {program}); this program knows version {known}. Open it with a newer version of Lamplight.</source>
        <translation>Bu oyun daha yeni kurallarla oynanmış (sürüm {rules}, program {program}); bu program {known} sürümünü bilir. Daha yeni bir Lamplight sürümü oyunu açar.</translation>
    </message>
    <message>
        <source>This game was played by older rules (version {rules}, program {program}) and cannot be converted to version {known}. Open it with that older version of Lamplight.</source>
        <translation>Bu oyun daha eski kurallarla oynanmış (sürüm {rules}, program {program}) ve {known} sürümüne aktarılamıyor. O eski Lamplight sürümü oyunu açar.</translation>
    </message>
    <message>
        <source>Unknown game “{game}”. Look for a newer version of Lamplight.</source>
        <translation>Bu program “{game}” oyununu tanımıyor. Daha yeni bir Lamplight sürümü arayın.</translation>
    </message>
    <message>
        <source>This file is damaged ({where}). It was not changed; an older copy of the game may still open.</source>
        <translation>Bu dosya bozuk ({where}). Olduğu gibi bırakıldı; oyunun eski bir kopyası yine de açılabilir.</translation>
    </message>
    <message>
        <source>This file is too large to be a game: the limit is {most} MB.</source>
        <translation>Bu dosya bir oyun için fazla büyük: en çok {most} MB okunur.</translation>
    </message>
    <message>
        <source>Cannot open {path} ({why}).</source>
        <translation>{path} dosyası açılamıyor ({why}).</translation>
    </message>
    <message>
        <source>{path} is a folder, a pipe or a device. Choose a file.</source>
        <translation>{path} bir klasör, boru ya da aygıt. Bir dosya seçin.</translation>
    </message>
    <message>
        <source>The file {path} is too large: the limit is {most}.</source>
        <translation>{path} dosyası çok büyük: en çok {most} okunur.</translation>
    </message>
    <message>
        <source>Line {line} of {path} is not UTF-8. Save the file as UTF-8.</source>
        <translation>{path} dosyasının {line}. satırı UTF-8 değil. Dosyayı UTF-8 olarak kaydedin.</translation>
    </message>
    <message>
        <source>{path} is not valid TOML ({why}).</source>
        <translation>{path} geçerli bir TOML dosyası değil ({why}).</translation>
    </message>
    <message>
        <source>This file nests values more than {most} levels deep. Choose another file.</source>
        <translation>Bu dosyada değerler {most} düzeyden daha derin iç içe geçiyor. Başka bir dosya seçin.</translation>
    </message>
    <message>
        <source>This file contains more than {most} values. Choose another file.</source>
        <translation>Bu dosyada {most} değerden fazlası var. Başka bir dosya seçin.</translation>
    </message>
    <message>
        <source>A chance result has been shown since then.</source>
        <translation>O zamandan beri bir şans sonucu gösterildi.</translation>
    </message>
    <message>
        <source>Hidden information has been revealed since then.</source>
        <translation>O zamandan beri gizli bir bilgi gösterildi.</translation>
    </message>
    <message>
        <source>Another player has decided since then.</source>
        <translation>O zamandan beri başka biri karar verdi.</translation>
    </message>
    <message>
        <source>{name} made the last decision: you can&apos;t take it back.</source>
        <translation>Son kararı {name} verdi: onu siz geri alamazsınız.</translation>
    </message>
    <message>
        <source>{name} takes back {other}&apos;s decision.</source>
        <translation>{name} bir kararı geri aldı. Kararı veren: {other}.</translation>
    </message>
    <message>
        <source>This game was set up without undo.</source>
        <translation>Bu oyun geri almasız kuruldu.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Geri alınacak bir şey yok.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Yinelenecek bir şey yok.</translation>
    </message>
</context>
<context>
    <name>kinfire_council</name>
    <message>
        <source>Looks at a few placements and at what they gain immediately.</source>
        <translation>Birkaç yerleştirmeye ve hemen getirdiklerine bakar.</translation>
    </message>
    <message>
        <source>Tries every placement to the end of its turn, with the night in mind.</source>
        <translation>Her yerleştirmeyi sıranın sonuna kadar, geceyi de düşünerek dener.</translation>
    </message>
    <message>
        <source>Also looks at the other players&apos; turns and at its own next one.</source>
        <translation>Başkalarının sıralarına ve kendi sonraki sırasına da bakar.</translation>
    </message>
    <message>
        <source>It is the only option.</source>
        <translation>Yapılacak başka bir şey yok.</translation>
    </message>
    <message>
        <source>No other option looked better.</source>
        <translation>Denenen başka hiçbir şey daha fazlasını vaat etmedi.</translation>
    </message>
    <message numerus="yes">
        <source>The need scores %n V tonight.</source>
        <translation>
            <numerusform>İhtiyaç bu gece %n V öder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s), worth about {v} V tonight.</source>
        <translation>
            <numerusform>%n kat, bu gece yaklaşık {v} V değerinde.</numerusform>
        </translation>
    </message>
    <message>
        <source>The vote on {decree} pays off.</source>
        <translation>Bu oy karşılığını verir: {decree}.</translation>
    </message>
    <message>
        <source>Keeps {goods} for later.</source>
        <translation>Devam etmek için elde kalan: {goods}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more research card(s).</source>
        <translation>
            <numerusform>%n araştırma kartı daha.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Holds %n cultist(s) to hand in for V.</source>
        <translation>
            <numerusform>V karşılığı teslim edilecek %n kültçü.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more threat(s) as trophies.</source>
        <translation>
            <numerusform>Ganimet olarak %n tehdit daha.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Sentry token(s) that will pay off repeatedly.</source>
        <translation>
            <numerusform>Tekrar tekrar kazandıracak %n Nöbetçi jetonu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more influence for votes and errands.</source>
        <translation>
            <numerusform>Oylar ve görevler için %n etki daha.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more skilled chit(s).</source>
        <translation>
            <numerusform>%n becerili işçi jetonu daha.</numerusform>
        </translation>
    </message>
    <message>
        <source>As patron of {place}, you gain when others visit.</source>
        <translation>Patron olarak başkalarının ziyaretlerinden kazanır: {place}.</translation>
    </message>
    <message numerus="yes">
        <source>Keeps about %n V from the Cult.</source>
        <translation>
            <numerusform>Kültü yaklaşık %n V kazanmaktan alıkoyar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps the lighthouse off row 0.</source>
        <translation>Feneri 0. basamaktan uzak tutar.</translation>
    </message>
    <message>
        <source>The Conspirator wins if the Cult does.</source>
        <translation>Kült kazanırsa Komplocu kazanır.</translation>
    </message>
    <message>
        <source>{who} becomes the Conspirator.</source>
        <translation>{who} Komplocu oldu.</translation>
    </message>
    <message numerus="yes">
        <source>{what}, once per patron token held (at most %n time(s))</source>
        <translation>
            <numerusform>{what}, sahip olunan her patron jetonu için bir kez (en çok %n kez)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}, once per repelled threat held (at most %n time(s))</source>
        <translation>
            <numerusform>{what}, eldeki her püskürtülmüş tehdit için bir kez (en çok %n kez)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}, once per arrested cultist held (at most %n time(s))</source>
        <translation>
            <numerusform>{what}, eldeki her tutuklu kültçü için bir kez (en çok %n kez)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}, once per skilled worker (at most %n time(s))</source>
        <translation>
            <numerusform>{what}, sahip olunan her becerili işçi için bir kez (en çok %n kez)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}, once per need met this round (at most %n time(s))</source>
        <translation>
            <numerusform>{what}, bu tur bizzat karşılanan her ihtiyaç için bir kez (en çok %n kez)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}, once per research card left in hand (at most %n time(s))</source>
        <translation>
            <numerusform>{what}, elde kalan her araştırma kartı için bir kez (en çok %n kez)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at the end of the game {who} gains %n V per patron token held</source>
        <translation>
            <numerusform>oyun sonunda {who} her patron jetonu için %n V kazanır</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at the end of the game {who} gains %n V per repelled threat held</source>
        <translation>
            <numerusform>oyun sonunda {who} püskürttüğü her tehdit için %n V kazanır</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at the end of the game {who} gains %n V per arrested cultist held</source>
        <translation>
            <numerusform>oyun sonunda {who} tutukladığı her kültçü için %n V kazanır</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at the end of the game {who} gains %n V per skilled worker</source>
        <translation>
            <numerusform>oyun sonunda {who} becerili her işçisi için %n V kazanır</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at the end of the game {who} gains %n V per need they met in the last round</source>
        <translation>
            <numerusform>oyun sonunda {who} son turda karşıladığı her ihtiyaç için %n V kazanır</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at the end of the game {who} gains %n V per research card in hand</source>
        <translation>
            <numerusform>oyun sonunda {who} elindeki her araştırma kartı için %n V kazanır</numerusform>
        </translation>
    </message>
    <message>
        <source>at Sun&apos;s Rise, {what}</source>
        <translation>Güneşin Doğuşu&apos;nda {what}</translation>
    </message>
    <message>
        <source>after each use of a location in the city, {what}</source>
        <translation>şehirde kullanılan her lokasyondan sonra {what}</translation>
    </message>
    <message>
        <source>after each arrest, {what}</source>
        <translation>her tutuklamadan sonra {what}</translation>
    </message>
    <message>
        <source>after each upgrade, {what}</source>
        <translation>her yükseltmeden sonra {what}</translation>
    </message>
    <message>
        <source>after each repelled threat, {what}</source>
        <translation>püskürtülen her tehditten sonra {what}</translation>
    </message>
    <message>
        <source>after each shipment, {what}</source>
        <translation>her sevkiyattan sonra {what}</translation>
    </message>
    <message>
        <source>for each need that scores, {what}</source>
        <translation>puan getiren her ihtiyaçta {what}</translation>
    </message>
    <message>
        <source>when a passed decree has a lead sponsor, {what}</source>
        <translation>geçen bir kararnamenin baş sponsoru olunca {what}</translation>
    </message>
    <message>
        <source>whenever trouble is put on this card, {what}</source>
        <translation>bu karta her kargaşa konduğunda {what}</translation>
    </message>
    <message>
        <source>after each of their own uses of a location in the city, {what}</source>
        <translation>şehirde kendi kullandığı her lokasyondan sonra {what}</translation>
    </message>
    <message>
        <source>after each of their own arrests, {what}</source>
        <translation>kendi yaptığı her tutuklamadan sonra {what}</translation>
    </message>
    <message>
        <source>after each of their own upgrades, {what}</source>
        <translation>kendi yaptığı her yükseltmeden sonra {what}</translation>
    </message>
    <message>
        <source>after each of their own repelled threats, {what}</source>
        <translation>kendi püskürttüğü her tehditten sonra {what}</translation>
    </message>
    <message>
        <source>after each of their own shipments, {what}</source>
        <translation>kendi gönderdiği her sevkiyattan sonra {what}</translation>
    </message>
    <message>
        <source>for each of their own needs that scores, {what}</source>
        <translation>puan getiren kendi her ihtiyacında {what}</translation>
    </message>
    <message>
        <source>each time the holder is lead sponsor of the passed decree, {what}</source>
        <translation>geçen kararnamenin baş sponsoru olduğu her seferde {what}</translation>
    </message>
    <message>
        <source>after this piece uses a location in the city, {what}</source>
        <translation>bu işçi şehirde bir lokasyon kullandıktan sonra {what}</translation>
    </message>
    <message numerus="yes">
        <source>draw %n more chit(s) at Sun&apos;s Rise</source>
        <translation>
            <numerusform>Güneşin Doğuşu&apos;nda %n jeton fazla çekilir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n fewer chit(s) at Sun&apos;s Rise</source>
        <translation>
            <numerusform>Güneşin Doğuşu&apos;nda %n jeton eksik çekilir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a met need scores %n more V</source>
        <translation>
            <numerusform>karşılanan her ihtiyaç %n V fazla kazandırır</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a met need scores %n V less</source>
        <translation>
            <numerusform>karşılanan her ihtiyaç %n V eksik kazandırır</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the tax of tier 1 is %n coin(s) higher</source>
        <translation>
            <numerusform>1. kademenin vergisi %n altın fazladır</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the tax of tier 1 is %n coin(s) lower</source>
        <translation>
            <numerusform>1. kademenin vergisi %n altın azdır</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the tax of tier 2 is %n coin(s) higher</source>
        <translation>
            <numerusform>2. kademenin vergisi %n altın fazladır</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the tax of tier 2 is %n coin(s) lower</source>
        <translation>
            <numerusform>2. kademenin vergisi %n altın azdır</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the tax of tier 3 is %n coin(s) higher</source>
        <translation>
            <numerusform>3. kademenin vergisi %n altın fazladır</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the tax of tier 3 is %n coin(s) lower</source>
        <translation>
            <numerusform>3. kademenin vergisi %n altın azdır</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more errand(s) each turn</source>
        <translation>
            <numerusform>her sırada %n görev fazla yürütülebilir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer errand(s) each turn</source>
        <translation>
            <numerusform>her sırada %n görev eksik yürütülebilir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>upgrades cost %n less resource(s)</source>
        <translation>
            <numerusform>yükseltmeler %n kaynak daha az tutar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the discount on upgrades is %n resource(s) smaller</source>
        <translation>
            <numerusform>yükseltme indirimi %n kaynak daha küçüktür</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>repelling a threat costs %n less resource(s)</source>
        <translation>
            <numerusform>tehdit püskürtmek %n kaynak daha az tutar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the discount on repelling is %n resource(s) smaller</source>
        <translation>
            <numerusform>püskürtme indirimi %n kaynak daha küçüktür</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shipments cost %n less resource(s)</source>
        <translation>
            <numerusform>sevkiyatlar %n kaynak daha az tutar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the discount on shipments is %n resource(s) smaller</source>
        <translation>
            <numerusform>sevkiyat indirimi %n kaynak daha küçüktür</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each shipment costs %n more resource(s) of any kind</source>
        <translation>
            <numerusform>her sevkiyat herhangi bir türden %n kaynak fazla tutar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the surcharge on shipments is %n resource(s) smaller</source>
        <translation>
            <numerusform>sevkiyat ek ücreti %n kaynak daha küçüktür</numerusform>
        </translation>
    </message>
    <message>
        <source>on a numbered space this piece may both use a location and arrest an adjacent cultist or clear adjacent Rubble, in either order</source>
        <translation>numaralı bir alanda bu işçi istediği sırayla hem bir lokasyon kullanabilir hem de bitişik bir kültçüyü tutuklayabilir ya da bitişik bir Molozu temizleyebilir</translation>
    </message>
    <message>
        <source>this piece may be placed on a space that already holds pieces or a cultist</source>
        <translation>bu işçi zaten işçi ya da kültçü bulunan bir alana yerleştirilebilir</translation>
    </message>
    <message>
        <source>this piece pays no tax</source>
        <translation>bu işçi vergi ödemez</translation>
    </message>
    <message>
        <source>when this piece repels a threat, it costs 1 less resource and gains 1 more V</source>
        <translation>bu işçi bir tehdidi püskürtünce 1 kaynak daha az tutar ve 1 V fazla getirir</translation>
    </message>
    <message>
        <source>{first} {rest}</source>
        <translation>{first} {rest}</translation>
    </message>
    <message>
        <source>When drawn: {what}.</source>
        <translation>Çekilince: {what}.</translation>
    </message>
    <message>
        <source>While in play: {what}.</source>
        <translation>Oyundayken: {what}.</translation>
    </message>
    <message>
        <source>Never triggers and does nothing while in play.</source>
        <translation>Hiç tetiklenmez, oyundayken bir efekti yoktur.</translation>
    </message>
    <message numerus="yes">
        <source>At %n trouble: {what}.</source>
        <translation>
            <numerusform>%n kargaşada: {what}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repel it: pay {things}, gain %n V.</source>
        <translation>
            <numerusform>Püskürtme: {things} harcayın, %n V kazanın.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As a hidden threat: the Cult gains %n V.</source>
        <translation>
            <numerusform>Gizli tehdit olarak: Kült %n V kazanır.</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}.</source>
        <translation>{what}.</translation>
    </message>
    <message>
        <source>If it passes: {what}.</source>
        <translation>Geçerse: {what}.</translation>
    </message>
    <message>
        <source>If it fails: {what}.</source>
        <translation>Geçemezse: {what}.</translation>
    </message>
    <message>
        <source>On your turn: {what}.</source>
        <translation>Kendi sıranızda: {what}.</translation>
    </message>
    <message>
        <source>At the start of Night&apos;s Fall: {what}.</source>
        <translation>Gecenin İnişi başlarken: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>%n V for each of your needs that scores.</source>
        <translation>
            <numerusform>Puan getiren her ihtiyacınız için %n V.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n V for each of your shipments.</source>
        <translation>
            <numerusform>Her sevkiyatınız için %n V.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n V for each of your arrests.</source>
        <translation>
            <numerusform>Her tutuklamanız için %n V.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n V for each of your upgrades.</source>
        <translation>
            <numerusform>Her yükseltmeniz için %n V.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n V for each threat you repel.</source>
        <translation>
            <numerusform>Püskürttüğünüz her tehdit için %n V.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n V each time you are lead sponsor of the passed decree.</source>
        <translation>
            <numerusform>Geçen kararnamenin baş sponsoru olduğunuz her seferde %n V.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n V for each of your uses of a location in the city.</source>
        <translation>
            <numerusform>Şehirde kullandığınız her lokasyon için %n V.</numerusform>
        </translation>
    </message>
    <message>
        <source>This sheet&apos;s Seeker has the skill {skill}.</source>
        <translation>Bu sayfanın Seeker&apos;ının becerisi: {skill}.</translation>
    </message>
    <message>
        <source>For the patron, when another player places a piece here: {what}.</source>
        <translation>Bir rakip buraya işçi yerleştirince patron için: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>Starts with %n trouble. Seeker space: {what}.</source>
        <translation>
            <numerusform>%n kargaşayla başlar. Seeker alanı: {what}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s): pay {things}.</source>
        <translation>
            <numerusform>%n kat: {things} harcayın.</numerusform>
        </translation>
    </message>
    <message>
        <source>Starts with {things}.</source>
        <translation>Başlangıçta: {things}.</translation>
    </message>
    <message numerus="yes">
        <source>%n influence</source>
        <translation>
            <numerusform>%n etki</numerusform>
        </translation>
    </message>
    <message>
        <source>No effect.</source>
        <translation>Efekti yok.</translation>
    </message>
    <message>
        <source>{first}; {rest}</source>
        <translation>{first}; {rest}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} ve {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} veya {last}</translation>
    </message>
    <message>
        <source>{first}, or {last}</source>
        <translation>{first} ya da {last}</translation>
    </message>
    <message>
        <source>pay {things}: {what}</source>
        <translation>{things} harcayın: {what}</translation>
    </message>
    <message>
        <source>pay {things}</source>
        <translation>{things} harcayın</translation>
    </message>
    <message numerus="yes">
        <source>{what} (up to %n time(s))</source>
        <translation>
            <numerusform>{what} (en çok %n kez)</numerusform>
        </translation>
    </message>
    <message>
        <source>choose: {what}</source>
        <translation>birini seçin: {what}</translation>
    </message>
    <message>
        <source>{who} chooses: {what}</source>
        <translation>{who} birini seçer: {what}</translation>
    </message>
    <message>
        <source>you may pay {things}: {what}</source>
        <translation>isterseniz {things} harcayın: {what}</translation>
    </message>
    <message>
        <source>{who} may pay {things}: {what}</source>
        <translation>{who} {things} harcayabilir: {what}</translation>
    </message>
    <message>
        <source>if you like: {what}</source>
        <translation>isterseniz: {what}</translation>
    </message>
    <message>
        <source>{who} may do this: {what}</source>
        <translation>{who} isterse: {what}</translation>
    </message>
    <message>
        <source>each player</source>
        <translation>her oyuncu</translation>
    </message>
    <message>
        <source>the lead sponsor</source>
        <translation>baş sponsor</translation>
    </message>
    <message>
        <source>each sponsor</source>
        <translation>her sponsor</translation>
    </message>
    <message>
        <source>each other player</source>
        <translation>diğer her oyuncu</translation>
    </message>
    <message>
        <source>the acting player</source>
        <translation>sırası gelen oyuncu</translation>
    </message>
    <message>
        <source>the holder</source>
        <translation>sahibi</translation>
    </message>
    <message>
        <source>for each player: {what}</source>
        <translation>her oyuncu için: {what}</translation>
    </message>
    <message>
        <source>for the lead sponsor: {what}</source>
        <translation>baş sponsor için: {what}</translation>
    </message>
    <message>
        <source>for each sponsor: {what}</source>
        <translation>her sponsor için: {what}</translation>
    </message>
    <message>
        <source>for each other player: {what}</source>
        <translation>diğer her oyuncu için: {what}</translation>
    </message>
    <message>
        <source>for the acting player: {what}</source>
        <translation>sırası gelen oyuncu için: {what}</translation>
    </message>
    <message>
        <source>for the holder: {what}</source>
        <translation>sahibi için: {what}</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n altın</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n yiyecek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n common</source>
        <translation>
            <numerusform>%n sıradan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rare</source>
        <translation>
            <numerusform>%n nadir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n magic</source>
        <translation>
            <numerusform>%n büyü</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n V</source>
        <translation>
            <numerusform>%n V</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row {row}: {v} V per floor, the Cult gains %n V.</source>
        <translation>
            <numerusform>{row}. basamak: kat başına {v} V, Kült %n V kazanır.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taxes in coins, from the lower city up: {taxes}.</source>
        <translation>Vergiler, aşağı şehirden yukarıya, altın olarak: {taxes}.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of adjacent spaces: {ways}.</source>
        <translation>
            <numerusform>%n komşu alan çifti: {ways}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tier {tier}: pay {things} to upgrade a district and score %n V.</source>
        <translation>
            <numerusform>{tier}. kademe: bir bölgeyi yükseltip %n V kazanmak için ödeyin: {things}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s), each with room for {most}.</source>
        <translation>
            <numerusform>%n sıra, her birinde {most} yer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Needs at the start: {what}.</source>
        <translation>Başlangıçtaki ihtiyaçlar: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>%n V for each need met.</source>
        <translation>
            <numerusform>Karşılanan her ihtiyaç için %n V.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chits drawn for each unmet need: %n.</source>
        <translation>
            <numerusform>Karşılanmayan her ihtiyaç için çekilen jeton: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Cult starts the game with %n V.</source>
        <translation>
            <numerusform>Kült oyuna %n V ile başlar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chits drawn each Sun&apos;s Rise: %n.</source>
        <translation>
            <numerusform>Her Güneşin Doğuşu&apos;nda çekilen jeton: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hidden threats at the start: %n.</source>
        <translation>
            <numerusform>Başlangıçtaki gizli tehdit: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles of this kind: %n.</source>
        <translation>
            <numerusform>Bu türden karo: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay {things} to clear it and score %n V.</source>
        <translation>
            <numerusform>Kaldırıp %n V kazanmak için ödeyin: {things}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each shipment costs %n more resource(s).</source>
        <translation>
            <numerusform>Her sevkiyat %n kaynak daha pahalıdır.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If no tile is left, the Cult gains %n V instead.</source>
        <translation>
            <numerusform>Karo kalmadıysa onun yerine Kült %n V kazanır.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in any mix of {kinds}</source>
        <translation>
            <numerusform>herhangi bir karışımla toplam %n {kinds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {kinds}</source>
        <translation>
            <numerusform>%n {kinds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n research card(s)</source>
        <translation>
            <numerusform>%n araştırma kartı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n arrested cultist(s)</source>
        <translation>
            <numerusform>%n tutuklu kültçü</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repelled threat card(s)</source>
        <translation>
            <numerusform>%n püskürtülmüş tehdit kartı</numerusform>
        </translation>
    </message>
    <message>
        <source>coin</source>
        <translation>altın</translation>
    </message>
    <message>
        <source>food</source>
        <translation>yiyecek</translation>
    </message>
    <message>
        <source>common</source>
        <translation>sıradan</translation>
    </message>
    <message>
        <source>rare</source>
        <translation>nadir</translation>
    </message>
    <message>
        <source>magic</source>
        <translation>büyü</translation>
    </message>
    <message>
        <source>Artisan</source>
        <translation>Zanaatkar</translation>
    </message>
    <message>
        <source>Scholar</source>
        <translation>Akademisyen</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Muhafız</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Casus</translation>
    </message>
    <message>
        <source>Envoy</source>
        <translation>Elçi</translation>
    </message>
    <message>
        <source>Hunter</source>
        <translation>Avcı</translation>
    </message>
    <message>
        <source>gain {things}</source>
        <translation>{things} kazanın</translation>
    </message>
    <message>
        <source>{who} gains {things}</source>
        <translation>{who} {things} kazanır</translation>
    </message>
    <message>
        <source>lose {things}</source>
        <translation>{things} kaybedin</translation>
    </message>
    <message>
        <source>{who} loses {things}</source>
        <translation>{who} {things} kaybeder</translation>
    </message>
    <message numerus="yes">
        <source>discard %n research card(s)</source>
        <translation>
            <numerusform>%n araştırma kartı atın</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} discards %n research card(s)</source>
        <translation>
            <numerusform>{who} %n araştırma kartı atar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n research card(s)</source>
        <translation>
            <numerusform>%n araştırma kartı çekin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} draws %n research card(s)</source>
        <translation>
            <numerusform>{who} %n araştırma kartı çeker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %n influence from the reserve</source>
        <translation>
            <numerusform>yedekten %n etki alın</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} takes %n influence from the reserve</source>
        <translation>
            <numerusform>{who} yedekten %n etki alır</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>place %n vote(s)</source>
        <translation>
            <numerusform>%n oy kullanın</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} places %n vote(s)</source>
        <translation>
            <numerusform>{who} %n oy kullanır</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>place %n influence with the Cult</source>
        <translation>
            <numerusform>Kültün yanına %n etki koyun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} places %n influence with the Cult</source>
        <translation>
            <numerusform>{who} Kültün yanına %n etki koyar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>give the Cult %n V</source>
        <translation>
            <numerusform>Külte %n V verin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} gives the Cult %n V</source>
        <translation>
            <numerusform>{who} Külte %n V verir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take up to %n coin(s) from the coffers</source>
        <translation>
            <numerusform>kasadan en çok %n altın alın</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} takes up to %n coin(s) from the coffers</source>
        <translation>
            <numerusform>{who} kasadan en çok %n altın alır</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %n Sentry token(s) of a kind you do not have</source>
        <translation>
            <numerusform>sizde olmayan türden %n Nöbetçi jetonu alın</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>return %n arrested cultist(s) to the bag, if you have any</source>
        <translation>
            <numerusform>varsa %n tutuklu kültçüyü torbaya geri verin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} returns %n arrested cultist(s), if any, to the bag</source>
        <translation>
            <numerusform>{who} varsa %n tutuklu kültçüyü torbaya geri verir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>run %n extra errand(s)</source>
        <translation>
            <numerusform>%n ek görev yürütün</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>meet %n need(s) as an extra errand</source>
        <translation>
            <numerusform>ek görev olarak %n ihtiyaç karşılayın</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>send %n shipment(s) as an extra errand</source>
        <translation>
            <numerusform>ek görev olarak %n sevkiyat gönderin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} (a shipment costs %n less resource(s))</source>
        <translation>
            <numerusform>{what} (sevkiyat %n kaynak daha az tutar)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>arrest %n adjacent cultist(s)</source>
        <translation>
            <numerusform>%n bitişik kültçü tutuklayın</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>arrest %n cultist(s) anywhere in the city</source>
        <translation>
            <numerusform>şehrin herhangi bir yerinde %n kültçü tutuklayın</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>train %n worker(s): {skills}</source>
        <translation>
            <numerusform>%n işçi eğitin: {skills}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} may train %n worker(s): {skills}</source>
        <translation>
            <numerusform>{who} %n işçi eğitebilir: {skills}</numerusform>
        </translation>
    </message>
    <message>
        <source>upgrade a district and pay for it</source>
        <translation>bedelini ödeyip bir bölge yükseltin</translation>
    </message>
    <message numerus="yes">
        <source>upgrade a district for %n less resource(s)</source>
        <translation>
            <numerusform>%n kaynak eksiğine bir bölge yükseltin</numerusform>
        </translation>
    </message>
    <message>
        <source>repel a threat and pay for it</source>
        <translation>maliyetini ödeyip bir tehdit püskürtün</translation>
    </message>
    <message numerus="yes">
        <source>repel a threat for %n less resource(s)</source>
        <translation>
            <numerusform>%n kaynak eksiğine bir tehdit püskürtün</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove up to %n trouble from threats</source>
        <translation>
            <numerusform>tehditlerden en çok %n kargaşa kaldırın</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove up to %n trouble from the lighthouse site</source>
        <translation>
            <numerusform>fener alanından en çok %n kargaşa kaldırın</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove up to %n trouble from threats and the lighthouse site</source>
        <translation>
            <numerusform>tehditlerden ve fener alanından en çok %n kargaşa kaldırın</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>look at the top %n threat card(s) and put each on the top or the bottom of the deck, in any order</source>
        <translation>
            <numerusform>tehdit destesinin üstündeki %n karta bakın ve her birini istediğiniz sırayla destenin üstüne ya da altına koyun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} looks at the top %n threat card(s) and puts each on the top or the bottom of the deck, in any order</source>
        <translation>
            <numerusform>{who} tehdit destesinin üstündeki %n karta bakar ve her birini istediği sırayla destenin üstüne ya da altına koyar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the next tax this turn is up to %n coin(s) less</source>
        <translation>
            <numerusform>bu sıradaki ilk vergi en çok %n altın azalır</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the next upgrade this turn costs %n less resource(s)</source>
        <translation>
            <numerusform>bu sıradaki ilk yükseltme %n kaynak daha az tutar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the next repel this turn costs %n less resource(s)</source>
        <translation>
            <numerusform>bu sıradaki ilk püskürtme %n kaynak daha az tutar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the next shipment this turn costs %n less resource(s)</source>
        <translation>
            <numerusform>bu sıradaki ilk sevkiyat %n kaynak daha az tutar</numerusform>
        </translation>
    </message>
    <message>
        <source>until the end of the turn, the placed piece also has this skill: {skill}</source>
        <translation>sıra bitene kadar yerleştirilen işçide şu beceri de olur: {skill}</translation>
    </message>
    <message numerus="yes">
        <source>the Cult gains %n V</source>
        <translation>
            <numerusform>Kült %n V kazanır</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the Cult loses %n V</source>
        <translation>
            <numerusform>Kült %n V kaybeder</numerusform>
        </translation>
    </message>
    <message>
        <source>return all coins in the coffers to the supply</source>
        <translation>kasadaki bütün altınlar tedarike döner</translation>
    </message>
    <message numerus="yes">
        <source>put %n trouble on the lighthouse site</source>
        <translation>
            <numerusform>fener alanına %n kargaşa koyun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>put %n trouble on each threat in play</source>
        <translation>
            <numerusform>oyundaki her tehdide %n kargaşa koyun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove %n trouble from each threat in play</source>
        <translation>
            <numerusform>oyundaki her tehditten %n kargaşa kaldırın</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n chit(s) from the bag into the Hideout</source>
        <translation>
            <numerusform>torbadan Sığınak&apos;a %n jeton çekin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>put %n threat card(s) face down under Hidden Threats</source>
        <translation>
            <numerusform>Gizli Tehditler&apos;in altına kapalı %n tehdit kartı koyun</numerusform>
        </translation>
    </message>
    <message>
        <source>add a need for a coin</source>
        <translation>bir altın ihtiyacı ekleyin</translation>
    </message>
    <message>
        <source>add a need for food</source>
        <translation>bir yiyecek ihtiyacı ekleyin</translation>
    </message>
    <message>
        <source>add a need for a common</source>
        <translation>bir sıradan ihtiyacı ekleyin</translation>
    </message>
    <message>
        <source>add a need for a rare</source>
        <translation>bir nadir ihtiyacı ekleyin</translation>
    </message>
    <message>
        <source>add a need for magic</source>
        <translation>bir büyü ihtiyacı ekleyin</translation>
    </message>
    <message numerus="yes">
        <source>the lead sponsor (if none, the Speaker) removes %n need token(s)</source>
        <translation>
            <numerusform>baş sponsor, yoksa Hoparlör, %n ihtiyaç jetonu kaldırır</numerusform>
        </translation>
    </message>
    <message>
        <source>place Rubble</source>
        <translation>Moloz yerleştirin</translation>
    </message>
    <message>
        <source>place the Sea Beast on the lighthouse site</source>
        <translation>fener alanına Deniz Canavarı&apos;nı yerleştirin</translation>
    </message>
    <message>
        <source>Lampwright Row</source>
        <translation>Fenerciler Sokağı</translation>
    </message>
    <message>
        <source>Apprenticeship</source>
        <translation>Çıraklık</translation>
    </message>
    <message>
        <source>Hiring Corner</source>
        <translation>Amele Pazarı</translation>
    </message>
    <message>
        <source>Gullwharf</source>
        <translation>Martı İskelesi</translation>
    </message>
    <message>
        <source>Fish Market</source>
        <translation>Balık Pazarı</translation>
    </message>
    <message>
        <source>Net Menders</source>
        <translation>Ağ Onarımcıları</translation>
    </message>
    <message>
        <source>Tumbles</source>
        <translation>Tumbles</translation>
    </message>
    <message>
        <source>Street Talk</source>
        <translation>Sokak Sohbeti</translation>
    </message>
    <message>
        <source>Smugglers&apos; Cellar</source>
        <translation>Kaçakçı Mahzeni</translation>
    </message>
    <message>
        <source>Stump Hollow</source>
        <translation>Kütük Çukuru</translation>
    </message>
    <message>
        <source>Timber Yard</source>
        <translation>Kereste Deposu</translation>
    </message>
    <message>
        <source>Carters</source>
        <translation>Arabacılar</translation>
    </message>
    <message>
        <source>Horseshoe Green</source>
        <translation>Nal Meydanı</translation>
    </message>
    <message>
        <source>Bounty Board</source>
        <translation>Ödül Panosu</translation>
    </message>
    <message>
        <source>Soup Kitchen</source>
        <translation>Aşevi</translation>
    </message>
    <message>
        <source>Guild Steps</source>
        <translation>Lonca Yokuşu</translation>
    </message>
    <message>
        <source>Seeker&apos;s Guild</source>
        <translation>Seeker&apos;s Guild</translation>
    </message>
    <message>
        <source>Outfitters</source>
        <translation>Donatımcılar</translation>
    </message>
    <message>
        <source>Exchange Nest</source>
        <translation>Borsa Semti</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Borsa</translation>
    </message>
    <message>
        <source>Counting House</source>
        <translation>Sarraflar</translation>
    </message>
    <message>
        <source>Glass Nest</source>
        <translation>Camcılar Semti</translation>
    </message>
    <message>
        <source>Assayers</source>
        <translation>Ayar Ustaları</translation>
    </message>
    <message>
        <source>Brokers</source>
        <translation>Simsarlar</translation>
    </message>
    <message>
        <source>Scriveners&apos; Nest</source>
        <translation>Kâtipler Semti</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Arşiv</translation>
    </message>
    <message>
        <source>Petition Office</source>
        <translation>Dilekçe Bürosu</translation>
    </message>
    <message>
        <source>Masons&apos; Nest</source>
        <translation>Taşçılar Semti</translation>
    </message>
    <message>
        <source>Masons&apos; Yard</source>
        <translation>Taşçı Avlusu</translation>
    </message>
    <message>
        <source>Architects</source>
        <translation>Mimarlar</translation>
    </message>
    <message>
        <source>Kindling Nest</source>
        <translation>Çıracılar Semti</translation>
    </message>
    <message>
        <source>Kinfire Workshop</source>
        <translation>Kinfire Atölyesi</translation>
    </message>
    <message>
        <source>Shipping Agents</source>
        <translation>Sevkiyat Acenteleri</translation>
    </message>
    <message>
        <source>Wardens&apos; Nest</source>
        <translation>Bekçiler Semti</translation>
    </message>
    <message>
        <source>Barracks</source>
        <translation>Kışla</translation>
    </message>
    <message>
        <source>Sentry Post</source>
        <translation>Nöbetçi Karakolu</translation>
    </message>
    <message>
        <source>Council Spire</source>
        <translation>Konsey Kulesi</translation>
    </message>
    <message>
        <source>Council Chamber</source>
        <translation>Konsey Salonu</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Hazine</translation>
    </message>
    <message>
        <source>High Court</source>
        <translation>Yüksek Mahkeme</translation>
    </message>
    <message>
        <source>Tribunal</source>
        <translation>Divan</translation>
    </message>
    <message>
        <source>Sentry Captain</source>
        <translation>Nöbetçi Yüzbaşısı</translation>
    </message>
    <message>
        <source>Grand Archive</source>
        <translation>Büyük Arşiv</translation>
    </message>
    <message>
        <source>Reading Room</source>
        <translation>Okuma Salonu</translation>
    </message>
    <message>
        <source>Observatory</source>
        <translation>Gözlemevi</translation>
    </message>
    <message>
        <source>Gilded Terrace</source>
        <translation>Altın Teras</translation>
    </message>
    <message>
        <source>Grand Gala</source>
        <translation>Büyük Gala</translation>
    </message>
    <message>
        <source>Trophy Hall</source>
        <translation>Ganimet Salonu</translation>
    </message>
    <message>
        <source>Arcanum</source>
        <translation>Arkanum</translation>
    </message>
    <message>
        <source>Sanctum</source>
        <translation>Mabet</translation>
    </message>
    <message>
        <source>Ward Rite</source>
        <translation>Koruma Ayini</translation>
    </message>
    <message>
        <source>Beacon Heights</source>
        <translation>Fener Tepeleri</translation>
    </message>
    <message>
        <source>Beacon Stores</source>
        <translation>Fener Ambarı</translation>
    </message>
    <message>
        <source>Whisper Gallery</source>
        <translation>Fısıltı Galerisi</translation>
    </message>
    <message>
        <source>City Planning</source>
        <translation>Şehir Planlama</translation>
    </message>
    <message>
        <source>The Commons</source>
        <translation>Ortak Meydan</translation>
    </message>
    <message>
        <source>Odd Jobs</source>
        <translation>Günlük İşler</translation>
    </message>
    <message>
        <source>Gleaning</source>
        <translation>Başak Toplama</translation>
    </message>
    <message>
        <source>Public Gallery</source>
        <translation>Halk Balkonu</translation>
    </message>
    <message>
        <source>Speak Up</source>
        <translation>Söz Alma</translation>
    </message>
    <message>
        <source>Town Gossip</source>
        <translation>Şehir Dedikodusu</translation>
    </message>
    <message>
        <source>Shady Dealer</source>
        <translation>Shady Dealer</translation>
    </message>
    <message>
        <source>Sell Favour</source>
        <translation>İyilik Sat</translation>
    </message>
    <message>
        <source>Sell Secrets</source>
        <translation>Sır Sat</translation>
    </message>
    <message>
        <source>Saltmarsh</source>
        <translation>Tuzlusaz</translation>
    </message>
    <message>
        <source>Ridgewatch</source>
        <translation>Bekçisırtı</translation>
    </message>
    <message>
        <source>Thornmere</source>
        <translation>Dikenligöl</translation>
    </message>
    <message>
        <source>Deepwell</source>
        <translation>Derinkuyu</translation>
    </message>
    <message>
        <source>Last Harbour</source>
        <translation>Son Liman</translation>
    </message>
    <message>
        <source>Street Panic</source>
        <translation>Sokak Paniği</translation>
    </message>
    <message>
        <source>Ash Squall</source>
        <translation>Kül Fırtınası</translation>
    </message>
    <message>
        <source>Torch Procession</source>
        <translation>Meşale Alayı</translation>
    </message>
    <message>
        <source>Snuffed Lamps</source>
        <translation>Sönen Kandiller</translation>
    </message>
    <message>
        <source>Smoke Pall</source>
        <translation>Duman Örtüsü</translation>
    </message>
    <message>
        <source>Blockade</source>
        <translation>Abluka</translation>
    </message>
    <message>
        <source>Rumour Mill</source>
        <translation>Söylenti Çarkı</translation>
    </message>
    <message>
        <source>Blood Tithe</source>
        <translation>Kan Vergisi</translation>
    </message>
    <message>
        <source>Footpads</source>
        <translation>Yol Kesiciler</translation>
    </message>
    <message>
        <source>Warehouse Fire</source>
        <translation>Depo Yangını</translation>
    </message>
    <message>
        <source>Hungry Docks</source>
        <translation>Aç Rıhtımlar</translation>
    </message>
    <message>
        <source>Rampaging Wyvern</source>
        <translation>Azgın Wyvern</translation>
    </message>
    <message>
        <source>Collapsing Quarter</source>
        <translation>Çöken Mahalle</translation>
    </message>
    <message>
        <source>Sea Beast</source>
        <translation>Deniz Canavarı</translation>
    </message>
    <message>
        <source>Night Thieves</source>
        <translation>Gece Hırsızları</translation>
    </message>
    <message>
        <source>Fouled Wells</source>
        <translation>Zehirli Kuyular</translation>
    </message>
    <message>
        <source>Lamp Breakers</source>
        <translation>Kandil Kıranlar</translation>
    </message>
    <message>
        <source>False Prophet</source>
        <translation>Sahte Peygamber</translation>
    </message>
    <message>
        <source>Archive Blaze</source>
        <translation>Arşiv Alevi</translation>
    </message>
    <message>
        <source>Gaol Tunnel</source>
        <translation>Zindan Tüneli</translation>
    </message>
    <message>
        <source>Blackrain Front</source>
        <translation>Kara Yağmur Cephesi</translation>
    </message>
    <message>
        <source>Plague Carts</source>
        <translation>Veba Arabaları</translation>
    </message>
    <message>
        <source>Siege Engines</source>
        <translation>Kuşatma Makineleri</translation>
    </message>
    <message>
        <source>Turncoat Watch</source>
        <translation>Dönek Bekçiler</translation>
    </message>
    <message>
        <source>Cracked Spire</source>
        <translation>Çatlak Kule</translation>
    </message>
    <message>
        <source>Famine</source>
        <translation>Kıtlık</translation>
    </message>
    <message>
        <source>Vault Breakers</source>
        <translation>Kasa Soyguncuları</translation>
    </message>
    <message>
        <source>Dread Colossus</source>
        <translation>Dehşet Devi</translation>
    </message>
    <message>
        <source>Masked Coup</source>
        <translation>Maskeli Darbe</translation>
    </message>
    <message>
        <source>Starless Tide</source>
        <translation>Yıldızsız Dalga</translation>
    </message>
    <message>
        <source>Grain Stores Act</source>
        <translation>Tahıl Ambarları Yasası</translation>
    </message>
    <message>
        <source>Toll Reform Act</source>
        <translation>Geçiş Ücreti Reformu</translation>
    </message>
    <message>
        <source>Bounty Act</source>
        <translation>Ödül Yasası</translation>
    </message>
    <message>
        <source>Builders&apos; Charter</source>
        <translation>Yapıcılar Beratı</translation>
    </message>
    <message>
        <source>Open Archives Act</source>
        <translation>Açık Arşivler Yasası</translation>
    </message>
    <message>
        <source>Patrons&apos; Roll</source>
        <translation>Patronlar Kütüğü</translation>
    </message>
    <message>
        <source>Hunters&apos; Honours</source>
        <translation>Avcı Nişanları</translation>
    </message>
    <message>
        <source>Gaol Ledger</source>
        <translation>Zindan Defteri</translation>
    </message>
    <message>
        <source>Fine Stonework Act</source>
        <translation>İnce Taş İşçiliği Yasası</translation>
    </message>
    <message>
        <source>Curfew</source>
        <translation>Sokağa Çıkma Yasağı</translation>
    </message>
    <message>
        <source>Guild Registers</source>
        <translation>Lonca Sicilleri</translation>
    </message>
    <message>
        <source>Public Works</source>
        <translation>Bayındırlık İşleri</translation>
    </message>
    <message>
        <source>Relief Drive</source>
        <translation>Yardım Seferberliği</translation>
    </message>
    <message>
        <source>Informers&apos; Amnesty</source>
        <translation>Muhbirlere Af</translation>
    </message>
    <message>
        <source>Festival of Lamps</source>
        <translation>Kandil Şenliği</translation>
    </message>
    <message>
        <source>City Sweep</source>
        <translation>Şehir Taraması</translation>
    </message>
    <message>
        <source>Wealth Levy</source>
        <translation>Servet Vergisi</translation>
    </message>
    <message>
        <source>Shore Up</source>
        <translation>Tahkimat</translation>
    </message>
    <message>
        <source>High Marshal</source>
        <translation>Başkomutan</translation>
    </message>
    <message>
        <source>Master of Works</source>
        <translation>Yapı İşleri Amiri</translation>
    </message>
    <message>
        <source>Harbourmaster</source>
        <translation>Liman Reisi</translation>
    </message>
    <message>
        <source>Keeper of Records</source>
        <translation>Kayıt Muhafızı</translation>
    </message>
    <message>
        <source>Almoner</source>
        <translation>Sadaka Emini</translation>
    </message>
    <message>
        <source>Bread Riots</source>
        <translation>Ekmek İsyanları</translation>
    </message>
    <message>
        <source>Storm Surge</source>
        <translation>Fırtına Kabarması</translation>
    </message>
    <message>
        <source>Dark Sermon</source>
        <translation>Karanlık Vaaz</translation>
    </message>
    <message>
        <source>Gaol Break</source>
        <translation>Zindandan Kaçış</translation>
    </message>
    <message>
        <source>Ration Shortage</source>
        <translation>Tayın Kıtlığı</translation>
    </message>
    <message>
        <source>Tax Revolt</source>
        <translation>Vergi İsyanı</translation>
    </message>
    <message>
        <source>Sealed Pact</source>
        <translation>Mühürlü Anlaşma</translation>
    </message>
    <message>
        <source>Supply Cache</source>
        <translation>Erzak Deposu</translation>
    </message>
    <message>
        <source>Smuggled Relics</source>
        <translation>Kaçak Kalıntılar</translation>
    </message>
    <message>
        <source>Bottled Kinfire</source>
        <translation>Şişelenmiş Kinfire</translation>
    </message>
    <message>
        <source>Backroom Deal</source>
        <translation>Arka Oda Pazarlığı</translation>
    </message>
    <message>
        <source>Express Courier</source>
        <translation>Hızlı Ulak</translation>
    </message>
    <message>
        <source>Warrant</source>
        <translation>Tutuklama Emri</translation>
    </message>
    <message>
        <source>Public Lecture</source>
        <translation>Halka Açık Ders</translation>
    </message>
    <message>
        <source>Blueprints</source>
        <translation>Yapı Planları</translation>
    </message>
    <message>
        <source>Monster Lore</source>
        <translation>Canavar Bilgisi</translation>
    </message>
    <message>
        <source>Calming Rite</source>
        <translation>Yatıştırma Ayini</translation>
    </message>
    <message>
        <source>Safe Passage</source>
        <translation>Güvenli Geçiş</translation>
    </message>
    <message>
        <source>False Papers</source>
        <translation>Sahte Belgeler</translation>
    </message>
    <message>
        <source>Relief Funds</source>
        <translation>Yardım Fonu</translation>
    </message>
    <message>
        <source>Closing Speech</source>
        <translation>Kapanış Konuşması</translation>
    </message>
    <message>
        <source>Stone Reserves</source>
        <translation>Taş Yedekleri</translation>
    </message>
    <message>
        <source>Sealed Letters</source>
        <translation>Mühürlü Mektuplar</translation>
    </message>
    <message>
        <source>Secret Pact</source>
        <translation>Gizli Anlaşma</translation>
    </message>
    <message>
        <source>Grand Thesis</source>
        <translation>Büyük Tez</translation>
    </message>
    <message>
        <source>Almshouse Sentry</source>
        <translation>Aşevi Nöbetçisi</translation>
    </message>
    <message>
        <source>Beacon Sentry</source>
        <translation>Fener Nöbetçisi</translation>
    </message>
    <message>
        <source>Watch Sentry</source>
        <translation>Karakol Nöbetçisi</translation>
    </message>
    <message>
        <source>Builders&apos; Sentry</source>
        <translation>Yapıcıların Nöbetçisi</translation>
    </message>
    <message>
        <source>Wall Sentry</source>
        <translation>Sur Nöbetçisi</translation>
    </message>
    <message>
        <source>Council Sentry</source>
        <translation>Konsey Nöbetçisi</translation>
    </message>
    <message>
        <source>Talos</source>
        <translation>Talos</translation>
    </message>
    <message>
        <source>Mirelle Voss</source>
        <translation>Mirelle Voss</translation>
    </message>
    <message>
        <source>Osric Thane</source>
        <translation>Osric Thane</translation>
    </message>
    <message>
        <source>Ysolde Karr</source>
        <translation>Ysolde Karr</translation>
    </message>
    <message>
        <source>Hadrin Pell</source>
        <translation>Hadrin Pell</translation>
    </message>
    <message>
        <source>Neris Quill</source>
        <translation>Neris Quill</translation>
    </message>
    <message>
        <source>Valora</source>
        <translation>Valora</translation>
    </message>
    <message>
        <source>Feyn</source>
        <translation>Feyn</translation>
    </message>
    <message>
        <source>Asha</source>
        <translation>Asha</translation>
    </message>
    <message>
        <source>Naz</source>
        <translation>Naz</translation>
    </message>
    <message>
        <source>Roland</source>
        <translation>Roland</translation>
    </message>
    <message>
        <source>Khor</source>
        <translation>Khor</translation>
    </message>
    <message>
        <source>Black Market</source>
        <translation>Kara Pazar</translation>
    </message>
    <message>
        <source>Lighthouse tracker</source>
        <translation>Deniz feneri çizelgesi</translation>
    </message>
    <message>
        <source>City boards</source>
        <translation>Şehir tahtaları</translation>
    </message>
    <message>
        <source>Upgrade, lower city</source>
        <translation>Yükseltme, aşağı şehir</translation>
    </message>
    <message>
        <source>Upgrade, middle city</source>
        <translation>Yükseltme, orta şehir</translation>
    </message>
    <message>
        <source>Upgrade, upper city</source>
        <translation>Yükseltme, yukarı şehir</translation>
    </message>
    <message>
        <source>Needs track</source>
        <translation>İhtiyaç çizelgesi</translation>
    </message>
    <message>
        <source>Cult</source>
        <translation>Kült</translation>
    </message>
    <message>
        <source>Rubble tile</source>
        <translation>Moloz karosu</translation>
    </message>
    <message>
        <source>Sea Beast tile</source>
        <translation>Deniz Canavarı karosu</translation>
    </message>
    <message>
        <source>{file}: {what}</source>
        <translation>{file}: {what}</translation>
    </message>
    <message>
        <source>{file}, {item}: {what}</source>
        <translation>{file}, {item}: {what}</translation>
    </message>
    <message>
        <source>{file}, {item}, {field}: {what}</source>
        <translation>{file}, {item}, {field}: {what}</translation>
    </message>
    <message>
        <source>All items are valid: {counted}.</source>
        <translation>Bütün öğeler doğru: {counted}.</translation>
    </message>
    <message>
        <source>Own files: {files}.</source>
        <translation>Kendi dosyalarınız: {files}.</translation>
    </message>
    <message>
        <source>The set is complete: it contains no stand-ins, so the Cult gains exactly what the tracker says.</source>
        <translation>Set tamam: içinde vekil öğe yok; Kült çizelgede yazanı kazanır, fazlasını değil.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) in this set are Lamplight&apos;s stand-ins: {names}, … Until none is left, the Cult also gains Lamplight&apos;s balancing number on top of what the tracker says.</source>
        <translation>
            <numerusform>Bu setteki %n öğe Lamplight&apos;ın vekilidir: {names},… Hiç vekil kalmayana dek Kült, çizelgede yazana ek olarak Lamplight&apos;ın denge sayısını kazanır.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no valid items of your own on this machine: choose the shipped items, or put your own into the program&apos;s folder.</source>
        <translation>Bu makinede size ait geçerli öğe yok: hazır öğeleri seçin ya da kendinizinkileri programın klasörüne koyun.</translation>
    </message>
    <message numerus="yes">
        <source>Your own Kinfire Council items can&apos;t be used: %n fault(s). The first: {first}</source>
        <translation>
            <numerusform>Kinfire Council için kendi öğeleriniz kullanılamıyor: %n hata. İlki: {first}</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards and tiles</source>
        <translation>Kartlar ve karolar</translation>
    </message>
    <message>
        <source>The items that come with the program, or your own. A game keeps its own set, whatever you edit later.</source>
        <translation>Programla gelen öğeler ya da sizin yazdıklarınız. Siz sonra neyi düzenlerseniz düzenleyin, oyun kendi öğelerini korur.</translation>
    </message>
    <message>
        <source>With stand-ins, the Cult needs Lamplight&apos;s balancing number for the number of players; its page shows it.</source>
        <translation>Vekil öğelerle Kült, oyuncu sayısına göre Lamplight&apos;ın kendi denge sayısına gerek duyar; sayı Kült&apos;ün sayfasındadır.</translation>
    </message>
    <message>
        <source>Once no item is a stand-in, including boards and threat tiles, Lamplight&apos;s balancing number for the Cult is 0.</source>
        <translation>Tahtalar ve tehdit karoları dahil hiçbir öğe vekil değilse Lamplight&apos;ın Kült için denge sayısı 0&apos;dır.</translation>
    </message>
    <message>
        <source>Shipped items</source>
        <translation>Geldikleri gibi</translation>
    </message>
    <message>
        <source>Your own items</source>
        <translation>Kendi öğeleriniz</translation>
    </message>
    <message>
        <source>cannot read the folder ({why}); name one that exists.</source>
        <translation>klasör okunamıyor ({why}); var olan bir klasör adı verin.</translation>
    </message>
    <message>
        <source>this is not a file; replace it with a text file or remove it.</source>
        <translation>bu bir dosya değil; yerine bir metin dosyası koyun ya da kaldırın.</translation>
    </message>
    <message>
        <source>cannot read the file ({why}); allow reading or remove it.</source>
        <translation>dosya okunamıyor ({why}); okunmasına izin verin ya da kaldırın.</translation>
    </message>
    <message>
        <source>no items are read from this file; the files with items are {known}.</source>
        <translation>bundan öğe okunmaz; öğe dosyaları: {known}.</translation>
    </message>
    <message>
        <source>this file can&apos;t be replaced; write what is printed on boards and threat tiles in {file}.</source>
        <translation>bu dosya değiştirilemez; tahtalarda ve tehdit karolarında basılı olanı {file} dosyasına yazın.</translation>
    </message>
    <message>
        <source>no file with items was found here; the files with items are {known}.</source>
        <translation>burada öğe dosyası bulunamadı; öğe dosyaları şunlardır: {known}.</translation>
    </message>
    <message>
        <source>no file with items was found here, but the folder “{inner}” in it has some; name that folder.</source>
        <translation>burada öğe dosyası bulunamadı, ama içindeki “{inner}” klasöründe var; o klasörü belirtin.</translation>
    </message>
    <message>
        <source>Lamplight does not read these files among your own Kinfire Council items: {files}. The files with items are {known}.</source>
        <translation>Lamplight, Kinfire Council için kendi öğelerinizden şu dosyaları okumaz: {files}. Öğe dosyaları şunlardır: {known}.</translation>
    </message>
    <message>
        <source>the file is larger than {most} MB; shorten it.</source>
        <translation>dosya {most} MB sınırını aşıyor; kısaltın.</translation>
    </message>
    <message>
        <source>this is not text; save it as plain text in UTF-8.</source>
        <translation>bu metin değil; UTF-8 ile düz metin olarak kaydedin.</translation>
    </message>
    <message>
        <source>line {line} is not UTF-8; save the file as UTF-8.</source>
        <translation>{line}. satır UTF-8 ile yazılmamış; dosyayı UTF-8 olarak kaydedin.</translation>
    </message>
    <message>
        <source>line {line}, column {column} can&apos;t be read; look for a missing quote, bracket or comma there or just before.</source>
        <translation>{line}. satır, {column}. sütun anlaşılamıyor; tam orada ya da hemen öncesinde eksik bir tırnak, ayraç ya da virgül arayın.</translation>
    </message>
    <message>
        <source>the file ends too soon; look for a quote or bracket that is never closed.</source>
        <translation>dosya fazla erken bitiyor; kapanmamış bir tırnak ya da ayraç arayın.</translation>
    </message>
    <message>
        <source>brackets are nested too deeply; remove some.</source>
        <translation>ayraçlar iç içe fazla derin; bazılarını kaldırın.</translation>
    </message>
    <message>
        <source>lists are nested too deeply here; remove some.</source>
        <translation>burada listeler iç içe fazla derin; bazılarını kaldırın.</translation>
    </message>
    <message>
        <source>cannot read a value ({why}); write another one.</source>
        <translation>bir değer okunamıyor ({why}); başka bir değer yazın.</translation>
    </message>
    <message>
        <source>“{name}” does not belong here; this file contains {known}.</source>
        <translation>“{name}” buraya ait değil; bu dosyada bulunabilecekler: {known}.</translation>
    </message>
    <message>
        <source>no items under {head}; put each item under this heading.</source>
        <translation>{head} altında öğe yok; her birini bu başlığın altına yazın.</translation>
    </message>
    <message>
        <source>the text must contain exactly one item; begin it with {head}.</source>
        <translation>metinde tek bir öğe olmalı, başka bir şey değil; {head} ile başlayın.</translation>
    </message>
    <message>
        <source>more than {most} items of the kind “{kind}”; remove some.</source>
        <translation>“{kind}” türünden öğe sayısı en çok {most} olabilir; bazılarını kaldırın.</translation>
    </message>
    <message>
        <source>{value} of the kind “{kind}”, but a game needs at least {least}; add some.</source>
        <translation>“{kind}” türünden {value} var, oysa oyuna en az {least} gerekir; ekleyin.</translation>
    </message>
    <message>
        <source>{value} of the kind “{kind}”, the shipped set has {printed}; this is playable.</source>
        <translation>“{kind}” türünden {value} var, hazır takımda {printed}; böyle de oynanabilir.</translation>
    </message>
    <message>
        <source>the field is missing; add it, e.g. {example}.</source>
        <translation>alan eksik; ekleyin, örneğin {example}.</translation>
    </message>
    <message>
        <source>there is no such field; remove it or use one of {known}.</source>
        <translation>böyle bir alan yok; kaldırın ya da şunlardan birini kullanın: {known}.</translation>
    </message>
    <message>
        <source>the field is missing; write one of {known}.</source>
        <translation>alan eksik; şunlardan birini yazın: {known}.</translation>
    </message>
    <message>
        <source>“{value}” is not known here; write one of {known}.</source>
        <translation>“{value}” burada bilinmiyor; şunlardan birini yazın: {known}.</translation>
    </message>
    <message>
        <source>“{value}” must be a table; write it in curly brackets.</source>
        <translation>tablo olması gereken yerde “{value}” var; süslü ayraç içinde yazın.</translation>
    </message>
    <message>
        <source>“{value}” must be a list; write it in square brackets.</source>
        <translation>liste olması gereken yerde “{value}” var; köşeli ayraç içinde yazın.</translation>
    </message>
    <message>
        <source>“{value}” is neither true nor false; write one of them without quotes.</source>
        <translation>“{value}” ne true ne de false; birini tırnaksız yazın.</translation>
    </message>
    <message>
        <source>“{value}” must be text; write it in quotes.</source>
        <translation>“{value}” metin olmalı; tırnak içinde yazın.</translation>
    </message>
    <message>
        <source>“{value}” must be a whole number; write it without quotes and without a decimal point.</source>
        <translation>“{value}” tam sayı değil; tırnaksız ve noktasız yazın.</translation>
    </message>
    <message>
        <source>“{value}” must be a number; write it without quotes.</source>
        <translation>“{value}” sayı değil; tırnaksız yazın.</translation>
    </message>
    <message>
        <source>{value} is out of range; write a number from {least} to {most}.</source>
        <translation>{value} sınırların dışında; {least}–{most} arasında bir sayı yazın.</translation>
    </message>
    <message>
        <source>0 changes nothing; write another number.</source>
        <translation>0 hiçbir şeyi değiştirmez; başka bir sayı yazın.</translation>
    </message>
    <message>
        <source>the list is empty; it needs at least one entry.</source>
        <translation>liste boş; burada en az bir öğe gerekir.</translation>
    </message>
    <message>
        <source>“{value}” can&apos;t be an id; start with a lower-case letter from a to z, then use only such letters, digits and _, at most 40 characters.</source>
        <translation>“{value}” kimlik olamaz; a–z arası küçük bir harfle başlayın, sonra yalnızca bu harfler, rakamlar ve _; en çok 40 karakter.</translation>
    </message>
    <message>
        <source>a name has 1 to {most} characters on one line; shorten or correct it.</source>
        <translation>ad tek satırda 1–{most} karakter olmalı; kısaltın ya da düzeltin.</translation>
    </message>
    <message>
        <source>“{op}” can&apos;t be a cost; use {known}.</source>
        <translation>“{op}” maliyet değildir; maliyette bulunabilecekler: {known}.</translation>
    </message>
    <message>
        <source>“{op}” can be used only in a cost; move it there or use lose or v.</source>
        <translation>“{op}” yalnızca maliyette bulunabilir; oraya taşıyın ya da lose veya v kullanın.</translation>
    </message>
    <message>
        <source>“{op}” is about a player, but no one acts here; put it inside a “to” op.</source>
        <translation>“{op}” bir oyuncu içindir ama burada kimse hamle yapmıyor; bir “to” işleminin içine koyun.</translation>
    </message>
    <message>
        <source>“{op}” works only on a player&apos;s own turn; use it in locations, sites and research played on a turn.</source>
        <translation>“{op}” oyuncunun kendi sırası içindir; yalnızca lokasyonlarda, fener alanlarında ve sırada oynanan araştırmalarda kullanın.</translation>
    </message>
    <message>
        <source>no piece is on a numbered space here; write where = any.</source>
        <translation>burada numaralı bir alanda duran işçi yok; where = any yazın.</translation>
    </message>
    <message>
        <source>“{op}” can be used only in threats; move it to one.</source>
        <translation>“{op}” yalnızca tehditlerde bulunabilir; oraya taşıyın.</translation>
    </message>
    <message>
        <source>trouble that causes trouble would never end; write a number below 0.</source>
        <translation>kargaşa getiren kargaşa hiç bitmezdi; 0&apos;dan küçük bir sayı yazın.</translation>
    </message>
    <message>
        <source>“to” can be used only in decrees and threats, outside other ops; write what it does without it.</source>
        <translation>“to” yalnızca kararname ve tehditlerde, başka işlemlerin dışında bulunabilir; yaptığını onsuz yazın.</translation>
    </message>
    <message>
        <source>“{value}” has no meaning here, because only an order that passes has sponsors; write {known}.</source>
        <translation>“{value}” burada anlamsız, çünkü yalnızca geçen bir Emir&apos;in sponsorları olur; şunu yazın: {known}.</translation>
    </message>
    <message>
        <source>ops can be nested at most {most} deep; simplify.</source>
        <translation>işlemler iç içe en çok {most} derinlikte olabilir; daha sade yazın.</translation>
    </message>
    <message>
        <source>at least two different kinds are needed; write some of {known}.</source>
        <translation>en az iki farklı tür gerekir; bunlardan yazın: {known}.</translation>
    </message>
    <message>
        <source>at least one skill is needed, each only once; correct the list.</source>
        <translation>her biri bir kez olmak üzere en az bir beceri gerekir; listeyi düzeltin.</translation>
    </message>
    <message>
        <source>at least two options are needed, each with at least one op; add what is missing.</source>
        <translation>her birinde en az bir işlem olan en az iki seçenek gerekir; eksiği ekleyin.</translation>
    </message>
    <message>
        <source>this kind does not count on such an item; use {known}.</source>
        <translation>bu tür böyle bir öğede sayılmaz; şunları kullanın: {known}.</translation>
    </message>
    <message>
        <source>“{value}” has no effect on this item; use {known}.</source>
        <translation>“{value}” böyle bir öğede dikkate alınmaz; şunlardan birini yazın: {known}.</translation>
    </message>
    <message>
        <source>“{value}” has no meaning on this item; use {known}.</source>
        <translation>“{value}” böyle bir öğede anlamsız; şunlardan birini yazın: {known}.</translation>
    </message>
    <message>
        <source>no one acts at Sun&apos;s Rise; write who = each or none.</source>
        <translation>Güneşin Doğuşu&apos;nda kimse hamle yapmaz; who = each ya da none yazın.</translation>
    </message>
    <message>
        <source>“{param}” is one number for all players; change it only by laws and threats.</source>
        <translation>“{param}” bütün oyuncular için tek bir sayıdır; yalnızca Kanun ve tehditlerle değiştirin.</translation>
    </message>
    <message>
        <source>space {number} is in tier {tier}, not {value}; write {tier}.</source>
        <translation>{number}. alan {tier}. kademede, {value} değil; {tier} yazın.</translation>
    </message>
    <message>
        <source>{value} locations; each side has one or two.</source>
        <translation>{value} lokasyon; her yüzde bir ya da iki tane olur.</translation>
    </message>
    <message>
        <source>{value} rows; a site has 1 to 5 rows.</source>
        <translation>{value} satır; bir fener alanında 1–5 satır olur.</translation>
    </message>
    <message>
        <source>“{value}” is not a level; write a digit in quotes, or a hyphen for never.</source>
        <translation>“{value}” seviye değildir; tırnak içinde bir rakam ya da hiçbir zaman için kısa çizgi yazın.</translation>
    </message>
    <message>
        <source>a threat of level 0 is never in a slot; remove its cost.</source>
        <translation>seviyesi 0 olan tehdit hiçbir yuvada durmaz; maliyetini kaldırın.</translation>
    </message>
    <message>
        <source>a threat of level 0 is never in a slot; remove what is ongoing.</source>
        <translation>seviyesi 0 olan tehdit hiçbir yuvada durmaz; süren efektini kaldırın.</translation>
    </message>
    <message>
        <source>a threat of level “-” never triggers; remove its effect or give it a number as its level.</source>
        <translation>seviyesi “-” olan tehdit hiç tetiklenmez; efektini kaldırın ya da seviyesine bir sayı yazın.</translation>
    </message>
    <message>
        <source>laws and elections work only by mods; remove the effect.</source>
        <translation>Kanun ve Seçimler yalnızca mods ile işler; efekti kaldırın.</translation>
    </message>
    <message>
        <source>orders and crises work only by their effect; remove the mods.</source>
        <translation>Emir ve Krizler yalnızca efektleriyle işler; mods alanını kaldırın.</translation>
    </message>
    <message>
        <source>the id “{id}” is already used by “{other}”; give each its own.</source>
        <translation>“{id}” kimliği “{other}” öğesinde de kullanılıyor; her birine kendi kimliğini verin.</translation>
    </message>
    <message>
        <source>the id “{id}” belongs to a space of the table; choose another one.</source>
        <translation>“{id}” kimliği masadaki bir alanın; başka bir kimlik seçin.</translation>
    </message>
    <message>
        <source>no district has the number {numbers}; each from 1 to 18 is needed.</source>
        <translation>şu numaraları taşıyan bölge yok: {numbers}; 1&apos;den 18&apos;e kadar her biri gerekir.</translation>
    </message>
    <message>
        <source>another district also has the number {number}; give each its own.</source>
        <translation>{number} numarası başka bir bölgede de var; her birine kendi numarasını verin.</translation>
    </message>
    <message>
        <source>the skill “{id}” is missing; add it.</source>
        <translation>“{id}” becerisi eksik; ekleyin.</translation>
    </message>
    <message>
        <source>there is no such skill; the ids are {known}.</source>
        <translation>böyle bir beceri yok; kimlikler: {known}.</translation>
    </message>
    <message>
        <source>another sheet is also {colour}; give each its own colour.</source>
        <translation>başka bir sayfanın rengi de {colour}; her birine kendi rengini verin.</translation>
    </message>
    <message>
        <source>the tracker has {least} to {most} rows, not {value}.</source>
        <translation>çizelgenin {value} değil, {least} ile {most} arasında basamağı olur.</translation>
    </message>
    <message>
        <source>{value} tiers; write the first and the last number of three, [1, 6].</source>
        <translation>{value} kademe; üç kademenin ilk ve son numarasını yazın, [1, 6] gibi.</translation>
    </message>
    <message>
        <source>“{value}” is not a tier; write its first number, {first}, and its last one, for {least} to {most} spaces.</source>
        <translation>“{value}” bir kademe değil; ilk numarasını ({first}) ve son numarasını yazın, {least} ile {most} arası alan için.</translation>
    </message>
    <message>
        <source>the last tier ends with {value}; it must end with {most}.</source>
        <translation>son kademe {value} ile bitiyor; {most} ile bitmeli.</translation>
    </message>
    <message>
        <source>{value} taxes; write one for each of the three tiers.</source>
        <translation>{value} vergi; üç kademenin her biri için bir tane yazın.</translation>
    </message>
    <message>
        <source>“{value}” is not a street; write the numbers of two different spaces from 1 to {most}, e.g. [1, 2].</source>
        <translation>“{value}” bir sokak değil; 1 ile {most} arasında iki ayrı alanın numarasını yazın, [1, 2] gibi.</translation>
    </message>
    <message>
        <source>the street from {one} to {other} is listed twice; it leads both ways, so write it once.</source>
        <translation>{one} ile {other} arasındaki sokak burada iki kez yazılı; sokak iki yönlüdür, bir kez yazın.</translation>
    </message>
    <message>
        <source>no street leads from space 1 to {numbers}; each space must be reached from every other.</source>
        <translation>1 numaralı alandan şuraya sokak yok: {numbers}; her alana diğer hepsinden ulaşılmalı.</translation>
    </message>
    <message>
        <source>each of the tiers 1, 2 and 3 needs one [[upgrade]]; correct the tiers.</source>
        <translation>1, 2 ve 3. kademelerin her birine bir [[upgrade]] gerekir; kademeleri düzeltin.</translation>
    </message>
    <message numerus="yes">
        <source>{value} needs at the start, but the track has %n row(s); write fewer.</source>
        <translation>
            <numerusform>başlangıçta {value} ihtiyaç var, ama çizelgede %n sıra var; daha az yazın.</numerusform>
        </translation>
    </message>
    <message>
        <source>{value} items for the tile “{id}”; exactly one is needed.</source>
        <translation>“{id}” karosu için {value} öğe var; tam bir tane gerekir.</translation>
    </message>
    <message>
        <source>only Rubble is cleared, and only the Sea Beast has a surcharge; write 0 or an empty list.</source>
        <translation>yalnızca Moloz kaldırılır ve yalnızca Deniz Canavarı&apos;nın ek ücreti vardır; 0 ya da boş liste yazın.</translation>
    </message>
    <message>
        <source>“{skill}” can&apos;t be trained; use one of {known}.</source>
        <translation>“{skill}” eğitimle kazanılamaz; şunlardan birini kullanın: {known}.</translation>
    </message>
    <message>
        <source>Kinfire Council</source>
        <translation>Kinfire Council</translation>
    </message>
    <message>
        <source>Five rounds to govern a city under siege: place your workers, vote on decrees, build the lighthouse, and make sure the Cult does not score more than everyone.</source>
        <translation>Kuşatma altındaki bir şehri yönetmek için beş tur: işçilerinizi yerleştirin, kararnameleri oylayın, deniz fenerini inşa edin ve sonunda Kültün hepinizden fazla puanı olmamasına dikkat edin.</translation>
    </message>
    <message>
        <source>a research card</source>
        <translation>bir araştırma kartı</translation>
    </message>
    <message>
        <source>{who}: how do you pay? ({cost})</source>
        <translation>{who}, nasıl ödüyorsunuz? ({cost})</translation>
    </message>
    <message>
        <source>{who}: how do you pay for {item}? ({cost})</source>
        <translation>{who}, {item} için nasıl ödüyorsunuz? ({cost})</translation>
    </message>
    <message numerus="yes">
        <source>{who}: spend %n arrested cultist(s).</source>
        <translation>
            <numerusform>{who}: %n tutuklu kültçü harcayın.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: spend %n repelled threat(s).</source>
        <translation>
            <numerusform>{who}: %n püskürtülmüş tehdit harcayın.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: discard %n research card(s).</source>
        <translation>
            <numerusform>{who}: %n araştırma kartı atın.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: place a vote, or stop (%n vote(s) left).</source>
        <translation>
            <numerusform>{who}: bir oy kullanın ya da kullanmayın (%n oy kaldı).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: remove %n trouble from threats.</source>
        <translation>
            <numerusform>{who}: tehditlerden %n kargaşa kaldırın.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: take a sentry.</source>
        <translation>{who}: bir Nöbetçi jetonu alın.</translation>
    </message>
    <message numerus="yes">
        <source>{who}: take %n resource(s).</source>
        <translation>
            <numerusform>{who}: %n kaynak alın.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: choose one ({item}).</source>
        <translation>{who}: birini seçin ({item}).</translation>
    </message>
    <message>
        <source>{who}: choose one.</source>
        <translation>{who}: birini seçin.</translation>
    </message>
    <message>
        <source>{who}: pay {cost}? ({item})</source>
        <translation>{who}: ödüyor musunuz: {cost}? ({item})</translation>
    </message>
    <message>
        <source>{who}: pay {cost}?</source>
        <translation>{who}: ödüyor musunuz: {cost}?</translation>
    </message>
    <message>
        <source>Pay {goods}</source>
        <translation>Öde: {goods}</translation>
    </message>
    <message>
        <source>Spend cultist {number}</source>
        <translation>Kültçü harca: {number}</translation>
    </message>
    <message>
        <source>Spend {card}</source>
        <translation>Harca: {card}</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>At: {card}</translation>
    </message>
    <message>
        <source>Vote for {decree}</source>
        <translation>Oy ver: {decree}</translation>
    </message>
    <message>
        <source>No more votes</source>
        <translation>Başka oy yok</translation>
    </message>
    <message numerus="yes">
        <source>{threat} (%n trouble)</source>
        <translation>
            <numerusform>{threat} (%n kargaşa)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sentry}: %n V for {moment}</source>
        <translation>
            <numerusform>{sentry}: {moment} için %n V</numerusform>
        </translation>
    </message>
    <message>
        <source>Take {goods}</source>
        <translation>Al: {goods}</translation>
    </message>
    <message>
        <source>Pay {cost}: {gain}</source>
        <translation>Öde, {cost}: {gain}</translation>
    </message>
    <message>
        <source>Do not pay</source>
        <translation>Ödemeden geç</translation>
    </message>
    <message>
        <source>Sun&apos;s Rise</source>
        <translation>Güneşin Doğuşu</translation>
    </message>
    <message>
        <source>each location used</source>
        <translation>kullanılan her lokasyon</translation>
    </message>
    <message>
        <source>each arrest</source>
        <translation>her tutuklama</translation>
    </message>
    <message>
        <source>each upgrade</source>
        <translation>her yükseltme</translation>
    </message>
    <message>
        <source>each repelled threat</source>
        <translation>püskürtülen her tehdit</translation>
    </message>
    <message>
        <source>each shipment</source>
        <translation>her sevkiyat</translation>
    </message>
    <message>
        <source>each need that scores</source>
        <translation>puan getiren her ihtiyaç</translation>
    </message>
    <message>
        <source>each time as lead sponsor</source>
        <translation>her baş sponsorluk</translation>
    </message>
    <message>
        <source>trouble put on it</source>
        <translation>üstüne konan kargaşa</translation>
    </message>
    <message>
        <source>This costs {cost}; you hold {held}.</source>
        <translation>Bunun maliyeti {cost}; elinizdeki: {held}.</translation>
    </message>
    <message numerus="yes">
        <source>This costs %n V; you have {held}.</source>
        <translation>
            <numerusform>Bunun maliyeti %n V; sizde {held} var.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs %n research card(s); you hold {held}.</source>
        <translation>
            <numerusform>Bunun maliyeti %n araştırma kartı; elinizde {held} var.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs %n arrested cultist(s); you hold {held}.</source>
        <translation>
            <numerusform>Bunun maliyeti %n tutuklu kültçü; elinizde {held} var.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs %n repelled threat(s); you hold {held}.</source>
        <translation>
            <numerusform>Bunun maliyeti %n püskürtülmüş tehdit; elinizde {held} var.</numerusform>
        </translation>
    </message>
    <message>
        <source>You already own one of this kind.</source>
        <translation>Bu türden bir jetonunuz zaten var.</translation>
    </message>
    <message>
        <source>The other players have taken all of this kind.</source>
        <translation>Bu türün hepsini ötekiler aldı.</translation>
    </message>
    <message>
        <source>You would have to lose {goods}; you hold {held}.</source>
        <translation>Kaybetmeniz gereken: {goods}; elinizdeki: {held}.</translation>
    </message>
    <message numerus="yes">
        <source>You would have to discard %n research card(s); you hold {held}.</source>
        <translation>
            <numerusform>%n araştırma kartı atmanız gerekirdi; elinizde {held} var.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You would have to release %n cultist(s); you hold {held}.</source>
        <translation>
            <numerusform>%n kültçü salıvermeniz gerekirdi; elinizde {held} var.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your reserve has fewer than %n influence token(s).</source>
        <translation>
            <numerusform>Yedeğinizde %n etki jetonu yok.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This takes %n influence token(s) from your sheet; it has {held}.</source>
        <translation>
            <numerusform>Bunun için sayfanızdan %n etki jetonu gerekir; orada {held} var.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no docket to vote on now.</source>
        <translation>Şu anda oylanacak bir gündem yok.</translation>
    </message>
    <message numerus="yes">
        <source>There is less than %n trouble on the threats.</source>
        <translation>
            <numerusform>Tehditlerin üzerinde %n kargaşa yok.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: +%n V ({source})</source>
        <translation>
            <numerusform>{who}: +%n V ({source})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} loses %n V ({source})</source>
        <translation>
            <numerusform>{who}: -%n V ({source})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Cult: +%n V ({source})</source>
        <translation>
            <numerusform>Kült: +%n V ({source})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Cult loses %n V ({source})</source>
        <translation>
            <numerusform>Kült: -%n V ({source})</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} gains {goods}.</source>
        <translation>{who}: {goods} kazandı.</translation>
    </message>
    <message>
        <source>{who} loses {goods}.</source>
        <translation>{who}: {goods} kaybetti.</translation>
    </message>
    <message>
        <source>{who} pays {goods}.</source>
        <translation>{who}: {goods} ödedi.</translation>
    </message>
    <message numerus="yes">
        <source>{who} takes %n coin(s) from the coffers.</source>
        <translation>
            <numerusform>{who}: kasadan %n altın aldı.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coins from the coffers to the supply: %n.</source>
        <translation>
            <numerusform>Kasadaki %n altın tedarike döndü.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} gains %n influence.</source>
        <translation>
            <numerusform>{who}: %n etki kazandı.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} votes for {decree}.</source>
        <translation>{who} oy verdi: {decree}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} places %n influence with the Cult.</source>
        <translation>
            <numerusform>{who}: Kültün yanına %n etki koydu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} draws {card}.</source>
        <translation>{who} çekti: {card}.</translation>
    </message>
    <message>
        <source>{who} discards {cards}.</source>
        <translation>{who} attı: {cards}.</translation>
    </message>
    <message>
        <source>The discarded research cards become the deck.</source>
        <translation>Atılan araştırma kartları yeni deste oldu.</translation>
    </message>
    <message>
        <source>{who} takes the {sentry}.</source>
        <translation>{who} aldı: {sentry}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} spends %n arrested cultist(s).</source>
        <translation>
            <numerusform>{who}: %n tutuklu kültçü harcadı.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} spends {cards}.</source>
        <translation>{who} harcadı: {cards}.</translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <translation>{name} ({number})</translation>
    </message>
    <message>
        <source>the Seeker space of threat 1</source>
        <translation>1. tehdidin Seeker alanı</translation>
    </message>
    <message>
        <source>the Seeker space of threat 2</source>
        <translation>2. tehdidin Seeker alanı</translation>
    </message>
    <message>
        <source>the Seeker space of threat 3</source>
        <translation>3. tehdidin Seeker alanı</translation>
    </message>
    <message>
        <source>the Seeker space of the lighthouse</source>
        <translation>Fenerin Seeker alanı</translation>
    </message>
    <message>
        <source>coin, food or common</source>
        <translation>altın, yiyecek ya da sıradan</translation>
    </message>
    <message numerus="yes">
        <source>%n of coin, food or common</source>
        <translation>
            <numerusform>%n altın, yiyecek ya da sıradan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cultist(s)</source>
        <translation>
            <numerusform>%n kültçü</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repelled threat(s)</source>
        <translation>
            <numerusform>%n püskürtülmüş tehdit</numerusform>
        </translation>
    </message>
    <message>
        <source>{goods}</source>
        <translation>{goods}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>hiçbir şey</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Kanun</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Emir</translation>
    </message>
    <message>
        <source>Election</source>
        <translation>Seçim</translation>
    </message>
    <message>
        <source>Crisis</source>
        <translation>Kriz</translation>
    </message>
    <message>
        <source>Day&apos;s Light</source>
        <translation>Gündüz Işığı</translation>
    </message>
    <message>
        <source>Night&apos;s Fall</source>
        <translation>Gecenin İnişi</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Başlangıç</translation>
    </message>
    <message>
        <source>Locations</source>
        <translation>Lokasyonlar</translation>
    </message>
    <message>
        <source>Councilor</source>
        <translation>Konseyci</translation>
    </message>
    <message>
        <source>Sentries</source>
        <translation>Nöbetçiler</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Araştırma</translation>
    </message>
    <message>
        <source>Decrees</source>
        <translation>Kararnameler</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Yükseltmeler</translation>
    </message>
    <message>
        <source>Repelled threats</source>
        <translation>Püskürtülen tehditler</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>İhtiyaçlar</translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation>Deniz feneri</translation>
    </message>
    <message>
        <source>Rubble</source>
        <translation>Moloz</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Tehditler</translation>
    </message>
    <message>
        <source>Hidden threats</source>
        <translation>Gizli tehditler</translation>
    </message>
    <message>
        <source>Councilors of a city under siege place workers, pass decrees and build a lighthouse against a Cult that also scores.</source>
        <translation>Kuşatma altındaki bir şehrin Konseycileri, kendisi de puan toplayan bir Külte karşı işçi yerleştirir, kararname çıkarır ve deniz feneri inşa eder.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Kurulum</translation>
    </message>
    <message>
        <source>Round {round}, {phase}</source>
        <translation>Tur {round}, {phase}</translation>
    </message>
    <message>
        <source>Round {round}, {phase}: {who}</source>
        <translation>Tur {round}, {phase}: {who}</translation>
    </message>
    <message>
        <source>With two players no one conspires with the Cult: influence on it removes trouble from a threat, and what players give it is lost. If the Cult is ahead at the end, both lose.</source>
        <translation>İki oyuncuyla kimse Kült&apos;le komplo kurmaz: oraya konan etki bir tehditten kargaşa kaldırır ve oyuncuların Kült&apos;e verdiği kaybolur. Sonunda Kült öndeyse ikisi de kaybeder.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Masa</translation>
    </message>
    <message>
        <source>Disputed rulings</source>
        <translation>Yoruma açık kurallar</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Evet</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Hayır</translation>
    </message>
    <message>
        <source>Councilors and worker sheets</source>
        <translation>Konseyciler ve işçi sayfaları</translation>
    </message>
    <message>
        <source>Dealt at random, or drafted: pairs are dealt face up and each player takes one, starting with the Speaker.</source>
        <translation>Rastgele dağıtılır ya da açık çiftler hâlinde konur; Hoparlörden başlayarak her oyuncu bir çift alır.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Rastgele</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Sırayla seçim</translation>
    </message>
    <message>
        <source>The Cult&apos;s bag resets</source>
        <translation>Kült torbasının sıfırlanması</translation>
    </message>
    <message>
        <source>A reset returns all cultists to the bag, including those that players hold.</source>
        <translation>Sıfırlanınca bütün kültçüler torbaya döner, oyuncuların ellerindekiler de.</translation>
    </message>
    <message>
        <source>When both leaders have acted</source>
        <translation>İki lider de çözümlenince</translation>
    </message>
    <message>
        <source>As soon as both leaders are drawn</source>
        <translation>İki lider de çekilir çekilmez</translation>
    </message>
    <message>
        <source>Met needs stay</source>
        <translation>Karşılanan ihtiyaç kalır</translation>
    </message>
    <message>
        <source>Whether a need must be met again each round, or leaves the track once it has been met.</source>
        <translation>Bir ihtiyaç her tur yeniden mi karşılanır, yoksa karşılanınca izden kalkar mı.</translation>
    </message>
    <message>
        <source>What one round allows there once Tumbles is upgraded.</source>
        <translation>Tumbles yükseltildikten sonra orada bir turda yapılabilecekler.</translation>
    </message>
    <message>
        <source>Two pieces</source>
        <translation>İki işçi</translation>
    </message>
    <message>
        <source>One piece, twice the trades</source>
        <translation>Bir işçi, iki kat takas</translation>
    </message>
    <message>
        <source>The lighthouse adds a hidden threat</source>
        <translation>Fener gizli tehdit getirir</translation>
    </message>
    <message>
        <source>When trouble at the site moves the marker down at night.</source>
        <translation>Fener alanındaki kargaşa gece ilerleme taşını aşağı kaydırınca.</translation>
    </message>
    <message>
        <source>Below the bottom row</source>
        <translation>En alt basamağın altında</translation>
    </message>
    <message>
        <source>Also on the bottom row</source>
        <translation>En alt basamakta da</translation>
    </message>
    <message>
        <source>Need bonuses are paid</source>
        <translation>İhtiyaç bonuslarının ödenmesi</translation>
    </message>
    <message>
        <source>What Sentries, councilors and offices pay when a need is met.</source>
        <translation>Karşılanan bir ihtiyaç için Nöbetçilerin, Konseycilerin ve makamların kazandırdıkları.</translation>
    </message>
    <message>
        <source>At night, with its V</source>
        <translation>Gece, kendi V&apos;siyle birlikte</translation>
    </message>
    <message>
        <source>Immediately, with the errand</source>
        <translation>Görevle birlikte, hemen</translation>
    </message>
    <message>
        <source>An election that passes without votes</source>
        <translation>Oysuz geçen bir Seçim</translation>
    </message>
    <message>
        <source>If the Speaker breaks a tie with no votes.</source>
        <translation>Hoparlörün oysuz bir eşitliği bozduğu durumda.</translation>
    </message>
    <message>
        <source>Is discarded</source>
        <translation>Atılır</translation>
    </message>
    <message>
        <source>Goes to the Speaker</source>
        <translation>Hoparlöre verilir</translation>
    </message>
    <message>
        <source>{who}: take a councilor with their worker sheet.</source>
        <translation>{who} bir Konseyci ile yanındaki işçi sayfasını alır.</translation>
    </message>
    <message>
        <source>{councilor} with {sheet} ({skill}). {text}</source>
        <translation>{councilor} ve {sheet} ({skill}). {text}</translation>
    </message>
    <message numerus="yes">
        <source>{who}: as Speaker, break the tie on the docket. Each decree has %n vote(s).</source>
        <translation>
            <numerusform>Hoparlör {who} gündemdeki eşitliği bozar: her kararnamenin %n oyu var.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} passes. {text}</source>
        <translation>{name} geçer. {text}</translation>
    </message>
    <message>
        <source>{label} {name} strikes.</source>
        <translation>{label} {name} vurur.</translation>
    </message>
    <message>
        <source>{who} is lead sponsor</source>
        <translation>Baş sponsor: {who}</translation>
    </message>
    <message>
        <source>Only players with the most votes on the decree can be lead sponsor.</source>
        <translation>Yalnızca kararnamede en çok oyu olanlar baş sponsor olabilir.</translation>
    </message>
    <message numerus="yes">
        <source>{who}, remove %n need(s) from the track. Which one?</source>
        <translation>
            <numerusform>{who} izden %n ihtiyaç kaldırır: hangisini?</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {asked}</source>
        <translation>{name}: {asked}</translation>
    </message>
    <message>
        <source>There is no need in this row.</source>
        <translation>Bu satırda ihtiyaç yok.</translation>
    </message>
    <message>
        <source>{what} in row {row}</source>
        <translation>{row}. satır: {what}</translation>
    </message>
    <message>
        <source>{who} is Speaker.</source>
        <translation>Hoparlör: {who}.</translation>
    </message>
    <message>
        <source>The medallion moves to the left: {who} is Speaker.</source>
        <translation>Hoparlörün Madalyonu sola geçti. Yeni Hoparlör: {who}.</translation>
    </message>
    <message>
        <source>{who}: {councilor} with {sheet}</source>
        <translation>{who}: {councilor} ve {sheet}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Tur {round}</translation>
    </message>
    <message>
        <source>{phase}</source>
        <translation>{phase}</translation>
    </message>
    <message>
        <source>All pieces return to their sheets.</source>
        <translation>Bütün işçiler eve döndü.</translation>
    </message>
    <message numerus="yes">
        <source>The coffers are emptied: %n coin(s) to the supply.</source>
        <translation>
            <numerusform>Kasa boşaltıldı: %n altın tedarike döndü.</numerusform>
        </translation>
    </message>
    <message>
        <source>The discarded threats are shuffled and become the deck.</source>
        <translation>Atılan tehditler karıştırıldı ve yeni deste oldu.</translation>
    </message>
    <message>
        <source>Cultist {number} enters the Hideout.</source>
        <translation>Kültçü {number} Sığınak&apos;a geldi.</translation>
    </message>
    <message>
        <source>A Cult leader enters the Hideout.</source>
        <translation>Bir Kült Lideri Sığınak&apos;a geldi.</translation>
    </message>
    <message>
        <source>Cultist {number} moves to space {number}.</source>
        <translation>Kültçü {number} şu alana gitti: {number}.</translation>
    </message>
    <message>
        <source>Cultist {number} is still in the city.</source>
        <translation>Kültçü {number} hâlâ şehirde.</translation>
    </message>
    <message>
        <source>Cultist {number} leaves the city.</source>
        <translation>Kültçü {number} şehirden ayrıldı.</translation>
    </message>
    <message>
        <source>A Cult leader acts on all three slots.</source>
        <translation>Bir Kült Lideri üç yuvaya da etki etti.</translation>
    </message>
    <message>
        <source>Both leaders are out: the Cult&apos;s bag is refilled.</source>
        <translation>İki lider de çözümlendi: Kült torbası yeniden dolduruldu.</translation>
    </message>
    <message>
        <source>Both leaders are out: the Cult&apos;s bag is refilled, including held cultists ({lost}).</source>
        <translation>İki lider de çözümlendi: Kült torbası eldeki kültçülerle birlikte yeniden dolduruldu ({lost}).</translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n</source>
        <translation>
            <numerusform>{who}: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A threat in slot {slot}: {name}</source>
        <translation>{slot}. yuvada tehdit: {name}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: +%n trouble, now {now}</source>
        <translation>
            <numerusform>{name}: +%n kargaşa, şimdi {now}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: −%n trouble, now {now}</source>
        <translation>
            <numerusform>{name}: −%n kargaşa, şimdi {now}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} happens.</source>
        <translation>{name} tetiklendi.</translation>
    </message>
    <message>
        <source>{name} is discarded.</source>
        <translation>{name} atıldı.</translation>
    </message>
    <message numerus="yes">
        <source>The site: +%n trouble, now {now}</source>
        <translation>
            <numerusform>Fener alanı: +%n kargaşa, şimdi {now}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The site: −%n trouble, now {now}</source>
        <translation>
            <numerusform>Fener alanı: −%n kargaşa, şimdi {now}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A threat is placed face down under Hidden Threats: now %n.</source>
        <translation>
            <numerusform>Gizli Tehditler&apos;in altına bir tehdit kondu: şimdi %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: Rubble is placed.</source>
        <translation>Molozla kapandı: {place}.</translation>
    </message>
    <message>
        <source>The Sea Beast leaves.</source>
        <translation>Deniz Canavarı gitti.</translation>
    </message>
    <message>
        <source>A need is added in row {row}: {what}</source>
        <translation>{row}. satırda bir ihtiyaç: {what}</translation>
    </message>
    <message>
        <source>A second need is added in row {row}: {what}</source>
        <translation>{row}. satırda ikinci bir ihtiyaç: {what}</translation>
    </message>
    <message>
        <source>{who} removes a need from row {row}: {what}</source>
        <translation>{who}: {row}. satırdaki ihtiyacı kaldırdı: {what}</translation>
    </message>
    <message>
        <source>The need in row {row} leaves the track: {what}</source>
        <translation>{row}. satırdaki ihtiyaç izden kalktı: {what}</translation>
    </message>
    <message>
        <source>{who} met the need in row {row}.</source>
        <translation>{row}. satırdaki ihtiyacı karşılayan: {who}.</translation>
    </message>
    <message>
        <source>No one met the need in row {row}.</source>
        <translation>{row}. satırdaki ihtiyacı kimse karşılamadı.</translation>
    </message>
    <message>
        <source>The docket: {names}</source>
        <translation>Gündem: {names}</translation>
    </message>
    <message numerus="yes">
        <source>{name} passes with %n vote(s).</source>
        <translation>
            <numerusform>{name} %n oyla geçti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passes with %n vote(s): {who} breaks the tie.</source>
        <translation>
            <numerusform>{name} %n oyla geçti, eşitliği bozan: {who}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} is lead sponsor.</source>
        <translation>{who} baş sponsor oldu.</translation>
    </message>
    <message>
        <source>There is no lead sponsor.</source>
        <translation>Baş sponsor yok.</translation>
    </message>
    <message>
        <source>{name} is law.</source>
        <translation>{name} artık Kanun.</translation>
    </message>
    <message>
        <source>{who} is elected: {name}</source>
        <translation>{who} seçildi: {name}</translation>
    </message>
    <message>
        <source>{name} is carried out.</source>
        <translation>{name} uygulandı.</translation>
    </message>
    <message>
        <source>{name} strikes.</source>
        <translation>{name} vurdu.</translation>
    </message>
    <message>
        <source>The lighthouse is at row {row}.</source>
        <translation>Deniz feneri {row}. basamakta.</translation>
    </message>
    <message>
        <source>No trouble at the site: the lighthouse is at row {row}.</source>
        <translation>Fener alanında kargaşa yok: deniz feneri {row}. basamakta.</translation>
    </message>
    <message numerus="yes">
        <source>%n trouble at the site: the lighthouse sinks to row {row}.</source>
        <translation>
            <numerusform>Fener alanında %n kargaşa: deniz feneri {row}. basamağa indi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trouble at the site: the lighthouse sinks to row {row} and adds a hidden threat.</source>
        <translation>
            <numerusform>Fener alanında %n kargaşa: deniz feneri {row}. basamağa indi ve gizli bir tehdit getirdi.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is finished: each floor is worth {worth} V.</source>
        <translation>{name} tamamlandı: her kat {worth} V değerinde.</translation>
    </message>
    <message numerus="yes">
        <source>The lighthouse is now built at {name}, with %n trouble.</source>
        <translation>
            <numerusform>Yeni fener alanı %n kargaşayla açıldı: {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} counts.</source>
        <translation>{name} sayıldı.</translation>
    </message>
    <message>
        <source>The hidden threats are revealed: {names}</source>
        <translation>Gizli tehditler açıldı: {names}</translation>
    </message>
    <message>
        <source>The most V: {who} with {v}. The Cult has {cult}.</source>
        <translation>En çok V: {who}, {v} V. Kültün {cult} V puanı var.</translation>
    </message>
    <message>
        <source>Tied at {v} V; patron of the most districts: {who}. The Cult has {cult}.</source>
        <translation>Birkaç oyuncunun {v} V puanı var; en çok bölgenin patronu: {who}. Kültün {cult} V puanı var.</translation>
    </message>
    <message>
        <source>Tied at {v} V and on districts; most resources: {who}. The Cult has {cult}.</source>
        <translation>Birkaç oyuncunun {v} V puanı ve eşit bölgesi var; en çok kaynak: {who}. Kültün {cult} V puanı var.</translation>
    </message>
    <message>
        <source>They share the victory with {v} V: {who}. The Cult has {cult}.</source>
        <translation>{v} V ile zaferi paylaşanlar: {who}. Kültün {cult} V puanı var.</translation>
    </message>
    <message>
        <source>{lead} The Conspirator wins alone: {who}</source>
        <translation>{lead} Komplocu tek başına kazanır: {who}</translation>
    </message>
    <message>
        <source>{lead} No one conspired with it: everyone loses.</source>
        <translation>{lead} Onunla komplo kuran yok: herkes kaybeder.</translation>
    </message>
    <message>
        <source>{lead} Both lose.</source>
        <translation>{lead} İkiniz de kaybedersiniz.</translation>
    </message>
    <message>
        <source>The Cult leads with {cult} V to {v}.</source>
        <translation>Kült önde: {v} karşısında {cult} V.</translation>
    </message>
    <message>
        <source>The Cult has {cult} V, as many as the best player, and it wins all ties.</source>
        <translation>Kültün {cult} V puanı var, en iyi oyuncuyla eşit; her eşitliği Kült kazanır.</translation>
    </message>
    <message numerus="yes">
        <source>patron of %n district(s), {goods}</source>
        <translation>
            <numerusform>%n bölgenin patronu, {goods}</numerusform>
        </translation>
    </message>
    <message>
        <source>patron of no district, {goods}</source>
        <translation>hiçbir bölgenin patronu değil, {goods}</translation>
    </message>
    <message numerus="yes">
        <source>Conspirator, patron of %n district(s), {goods}</source>
        <translation>
            <numerusform>Komplocu, %n bölgenin patronu, {goods}</numerusform>
        </translation>
    </message>
    <message>
        <source>Conspirator, patron of no district, {goods}</source>
        <translation>Komplocu, hiçbir bölgenin patronu değil, {goods}</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) left</source>
        <translation>
            <numerusform>%n kaynak kaldı</numerusform>
        </translation>
    </message>
    <message>
        <source>Seeker {name}</source>
        <translation>Seeker {name}</translation>
    </message>
    <message>
        <source>Seeker {name} ({skill})</source>
        <translation>Seeker {name} ({skill})</translation>
    </message>
    <message>
        <source>{who}: you have nothing left to do. End the turn?</source>
        <translation>{who}: yapacak bir şey kalmadı. Sıranızı bitiriyor musunuz?</translation>
    </message>
    <message numerus="yes">
        <source>{who}: {what} has been used {done} of {all} times, each: {does}. Use it again? %n more time(s).</source>
        <translation>
            <numerusform>{who}: {what}, {all} kezden {done} yapıldı, her biri: {does}. Bir kez daha mı? %n kez daha açık.</numerusform>
        </translation>
    </message>
    <message>
        <source>To be put back: {cards}. Now on top, from the top: {tops}</source>
        <translation>Geri konacak: {cards}. Şimdi üstte, yukarıdan aşağı: {tops}</translation>
    </message>
    <message>
        <source>To be put back: {cards}. Now at the bottom, from the top: {bottoms}</source>
        <translation>Geri konacak: {cards}. Şimdi altta, yukarıdan aşağı: {bottoms}</translation>
    </message>
    <message>
        <source>To be put back: {cards}. Now on top, from the top: {tops}. At the bottom, from the top: {bottoms}</source>
        <translation>Geri konacak: {cards}. Şimdi üstte, yukarıdan aşağı: {tops}. Altta, yukarıdan aşağı: {bottoms}</translation>
    </message>
    <message>
        <source>You can&apos;t play any of your cards now.</source>
        <translation>Kartlarınızdan hiçbiri şimdi oynanamaz.</translation>
    </message>
    <message>
        <source>Again: pay {goods}</source>
        <translation>Bir kez daha: öde, {goods}</translation>
    </message>
    <message>
        <source>{card} on top</source>
        <translation>{card} üste</translation>
    </message>
    <message>
        <source>{card} on top, under {above}</source>
        <translation>{card} üste, şunun altına: {above}</translation>
    </message>
    <message>
        <source>{card} at the bottom</source>
        <translation>{card} alta</translation>
    </message>
    <message>
        <source>{card} at the bottom, under {above}</source>
        <translation>{card} alta, şunun altına: {above}</translation>
    </message>
    <message>
        <source>End my turn when no errand is left</source>
        <translation>Açık görev kalmayınca sıramı bitir</translation>
    </message>
    <message>
        <source>Your turn ends automatically when you can&apos;t run any errand, even if you hold research cards. You can then hardly undo your last action.</source>
        <translation>Size açık bir görev kalmayınca, elinizde araştırma kartı olsa da sıranız sorulmadan biter. Son yaptığınızı geri almak o zaman pek mümkün olmaz.</translation>
    </message>
    <message>
        <source>You choose {place} to place a piece there, or if an effect says so.</source>
        <translation>{place}, oraya bir işçi yerleştirmek için ya da bir efekt gerektirirse seçilir.</translation>
    </message>
    <message>
        <source>A location is used by the piece just placed on its space.</source>
        <translation>Bir lokasyonu, alanına az önce yerleştirilen işçi kullanır.</translation>
    </message>
    <message>
        <source>You meet a need as an errand, after you have placed a piece.</source>
        <translation>Bir ihtiyaç, siz bir işçi yerleştirdikten sonra görev olarak karşılanır.</translation>
    </message>
    <message>
        <source>You send a shipment as an errand, after you have placed a piece.</source>
        <translation>Bir sevkiyat, siz bir işçi yerleştirdikten sonra görev olarak gönderilir.</translation>
    </message>
    <message>
        <source>A threat is repelled by a Seeker beside it, or by a location or card that says so.</source>
        <translation>Bir tehdidi yanındaki bir Seeker ya da bunu söyleyen bir lokasyon veya kart püskürtür.</translation>
    </message>
    <message>
        <source>You place votes with locations and cards that say so.</source>
        <translation>Oylar, bunu söyleyen lokasyon ve kartlarla konur.</translation>
    </message>
    <message>
        <source>Laws in force apply automatically and are not chosen.</source>
        <translation>Yürürlükteki Kanunlar kendiliğinden işler, seçilmez.</translation>
    </message>
    <message>
        <source>The marker moves only at night.</source>
        <translation>İlerleme taşı yalnızca gece ilerler.</translation>
    </message>
    <message>
        <source>Chits leave the bag and the Hideout only if a rule or effect says so.</source>
        <translation>Jetonlar torbadan ve Sığınak&apos;tan yalnızca bir kural ya da efekt gerektirirse çıkar.</translation>
    </message>
    <message>
        <source>You send floors with the rows below, as an errand.</source>
        <translation>Katlar aşağıdaki sıralardan görev olarak gönderilir.</translation>
    </message>
    <message>
        <source>Piles give cards or coins only if a rule or effect says so.</source>
        <translation>Yığınlar yalnızca bir kural ya da efekt gerektirirse kart ya da altın verir.</translation>
    </message>
    <message>
        <source>You choose a card only if it can be played, or if an effect names it.</source>
        <translation>Bir kart yalnızca oynanabiliyorsa ya da bir efekt onu gösteriyorsa seçilir.</translation>
    </message>
    <message>
        <source>You choose {who} only if an effect needs a player.</source>
        <translation>{who} yalnızca bir efekt bir oyuncu gerektirirse seçilir.</translation>
    </message>
    <message>
        <source>Resources are paid automatically, or you choose when a payment asks.</source>
        <translation>Kaynaklar kendiliğinden ödenir ya da bir ödeme sorduğunda seçilir.</translation>
    </message>
    <message>
        <source>Influence moves only by what locations, cards and the night do.</source>
        <translation>Etki yalnızca lokasyonlar, kartlar ve gece ile yer değiştirir.</translation>
    </message>
    <message>
        <source>You place one piece each turn, from your own sheet.</source>
        <translation>İşçiler her sırada birer tane, kendi sayfanızdan yerleştirilir.</translation>
    </message>
    <message>
        <source>An arrested cultist stays on its sheet until an effect uses it.</source>
        <translation>Tutuklu bir kültçü, bir efekt onu kullanana dek sayfada kalır.</translation>
    </message>
    <message>
        <source>Points are only counted.</source>
        <translation>Puanlar yalnızca sayılır.</translation>
    </message>
    <message>
        <source>This is only for display.</source>
        <translation>Bu yalnızca durumu gösterir.</translation>
    </message>
    <message>
        <source>A piece just placed beside a cultist can arrest it.</source>
        <translation>Bir kültçüyü, yanına az önce yerleştirilen işçi tutuklar.</translation>
    </message>
    <message>
        <source>A piece just placed beside Rubble can clear it.</source>
        <translation>Molozu, yanına az önce yerleştirilen işçi kaldırır.</translation>
    </message>
    <message>
        <source>{who} places this piece on a turn of their own.</source>
        <translation>Bu işçiyi {who} kendi sırasında yerleştirir.</translation>
    </message>
    <message>
        <source>{who}&apos;s piece stays on {place} until the night.</source>
        <translation>Bu işçi geceye dek yerinde kalır: {who}, {place}.</translation>
    </message>
    <message>
        <source>Look through your hand: a research card may help now.</source>
        <translation>Elinize bakın: bir araştırma kartı şimdi işe yarayabilir.</translation>
    </message>
    <message>
        <source>You can&apos;t play any of the cards now.</source>
        <translation>Kartların hiçbiri şimdi oynanamaz.</translation>
    </message>
    <message numerus="yes">
        <source>Gains %n V with the rest of the turn.</source>
        <translation>
            <numerusform>Sıranın kalanıyla birlikte %n V getirir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Cult gains %n V by tonight, which helps its Conspirator.</source>
        <translation>
            <numerusform>Bu geceye kadar Kült %n V kazanır; bu Komplocusuna yarar.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first}, {last}</source>
        <translation>{first}, {last}</translation>
    </message>
    <message numerus="yes">
        <source>{cost}, minus %n resource(s)</source>
        <translation>
            <numerusform>{cost}, %n kaynak eksiğine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cost}, plus %n of any kind</source>
        <translation>
            <numerusform>{cost}, artı herhangi bir türden %n kaynak</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: how do you pay for the need? ({cost})</source>
        <translation>{who}, ihtiyacı nasıl ödüyorsunuz? ({cost})</translation>
    </message>
    <message>
        <source>{who}: how do you pay for the shipment? ({cost})</source>
        <translation>{who}, sevkiyatı nasıl ödüyorsunuz? ({cost})</translation>
    </message>
    <message>
        <source>{who}: how do you pay for the upgrade? ({cost})</source>
        <translation>{who}, yükseltmeyi nasıl ödüyorsunuz? ({cost})</translation>
    </message>
    <message>
        <source>{who}: how do you pay for repelling the threat? ({cost})</source>
        <translation>{who}, tehdidi püskürtmeyi nasıl ödüyorsunuz? ({cost})</translation>
    </message>
    <message>
        <source>With two players no one conspires with the Cult: influence on it removes trouble from a threat, what it would gain from players is lost, and each night it gains {more} more. If the Cult is ahead at the end, both lose.</source>
        <translation>İki oyuncuyla kimse Külte Komplocu olmaz: Külte verilen etki bir tehditten kargaşa kaldırır, Kültün oyunculardan kazanacağı V ondan düşülür ve Kült her gece {more} V fazla kazanır. Sonunda Kült öndeyse ikiniz de kaybedersiniz.</translation>
    </message>
    <message>
        <source>{who}: as Speaker, name the lead sponsor of {decree}. Tied: {tied}.</source>
        <translation>Hoparlör {who}, {decree} için baş sponsoru belirler. Oyları eşit olanlar: {tied}.</translation>
    </message>
    <message>
        <source>The Sea Beast is at the site: its Seeker space is blocked, and shipments cost {more} more.</source>
        <translation>Deniz Canavarı fener alanında: Seeker alanı kapalı, sevkiyatlar {more} fazla tutar.</translation>
    </message>
    <message>
        <source>a worker chit</source>
        <translation>bir işçi jetonu</translation>
    </message>
    <message>
        <source>a worker chit ({skill})</source>
        <translation>bir işçi jetonu ({skill})</translation>
    </message>
    <message>
        <source>{who}: place a piece from your sheet.</source>
        <translation>{who}: sayfanızdan bir işçi yerleştirin.</translation>
    </message>
    <message>
        <source>{who}: meet a need or send a shipment, or end the turn.</source>
        <translation>{who}: bir ihtiyaç karşılayın, bir sevkiyat gönderin ya da sıranızı bitirin.</translation>
    </message>
    <message>
        <source>{who}: end the turn, or play research.</source>
        <translation>{who}: sıranızı bitirin ya da araştırma oynayın.</translation>
    </message>
    <message>
        <source>{who}: what does {piece} do on {place}?</source>
        <translation>{who}: {piece} şurada ne yapsın: {place}?</translation>
    </message>
    <message>
        <source>{who}: {piece} on {place} may do one more thing.</source>
        <translation>{who}: {piece} şurada bir şey daha yapabilir: {place}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} may arrest up to %n cultist(s).</source>
        <translation>
            <numerusform>{who}: en çok %n kültçü tutuklayabilirsiniz.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} may repel a threat.</source>
        <translation>{who}: bir tehdit püskürtebilirsiniz.</translation>
    </message>
    <message>
        <source>{who} may upgrade a district.</source>
        <translation>{who}: bir bölge yükseltebilirsiniz.</translation>
    </message>
    <message>
        <source>{who}: place 1 influence on {place} to become its patron?</source>
        <translation>{who}: 1 etki koyup patron olur musunuz: {place}?</translation>
    </message>
    <message numerus="yes">
        <source>{who} may train %n worker chit(s).</source>
        <translation>
            <numerusform>{who}: %n işçi jetonu eğitebilirsiniz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} may remove up to %n trouble from threats.</source>
        <translation>
            <numerusform>{who}: tehditlerden en çok %n kargaşa kaldırabilirsiniz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} may remove up to %n trouble from the lighthouse site.</source>
        <translation>
            <numerusform>{who}: fener alanından en çok %n kargaşa kaldırabilirsiniz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} may remove up to %n trouble from threats or the lighthouse site.</source>
        <translation>
            <numerusform>{who}: tehditlerden ya da fener alanından en çok %n kargaşa kaldırabilirsiniz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: choose %n held cultist(s) to return to the bag.</source>
        <translation>
            <numerusform>{who}: torbaya dönecek %n kültçü seçin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} may meet needs or send shipments: %n extra errand(s).</source>
        <translation>
            <numerusform>{who}: ihtiyaç karşılayabilir ya da sevkiyat gönderebilirsiniz: %n ek görev.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} may meet needs: %n extra errand(s).</source>
        <translation>
            <numerusform>{who}: ihtiyaç karşılayabilirsiniz: %n ek görev.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} may send shipments: %n extra errand(s).</source>
        <translation>
            <numerusform>{who}: sevkiyat gönderebilirsiniz: %n ek görev.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} looks at the top %n threat(s) and puts each back on top or at the bottom.</source>
        <translation>
            <numerusform>{who}: üstteki %n tehdide bakar ve her birini üste ya da alta koyar.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: play a research card?</source>
        <translation>{who}: araştırma kartı oynuyor musunuz?</translation>
    </message>
    <message>
        <source>Night falls. {who}: play a research card?</source>
        <translation>Gece iniyor. {who}: araştırma kartı oynuyor musunuz?</translation>
    </message>
    <message>
        <source>From the top of the deck: {cards}</source>
        <translation>Destenin üstünden: {cards}</translation>
    </message>
    <message>
        <source>Place {piece}: {place}</source>
        <translation>Yerleştir ({piece}): {place}</translation>
    </message>
    <message numerus="yes">
        <source>Place {piece}: {place}, tax %n coin(s)</source>
        <translation>
            <numerusform>Yerleştir ({piece}): {place}, vergi %n altın</numerusform>
        </translation>
    </message>
    <message>
        <source>Place {piece}: {place}, a bonus for {patron}</source>
        <translation>Yerleştir ({piece}): {place}, bonus alan: {patron}</translation>
    </message>
    <message numerus="yes">
        <source>Place {piece}: {place}, tax %n coin(s), a bonus for {patron}</source>
        <translation>
            <numerusform>Yerleştir ({piece}): {place}, vergi %n altın, bonus alan: {patron}</numerusform>
        </translation>
    </message>
    <message>
        <source>Place a piece: {place}</source>
        <translation>Bir işçi yerleştir: {place}</translation>
    </message>
    <message numerus="yes">
        <source>Play research (%n card(s) in hand)</source>
        <translation>
            <numerusform>Araştırma oyna (elde %n kart)</numerusform>
        </translation>
    </message>
    <message>
        <source>Play nothing</source>
        <translation>Hiçbir şey oynama</translation>
    </message>
    <message>
        <source>Play {card}: {does}</source>
        <translation>Oyna, {card}: {does}</translation>
    </message>
    <message>
        <source>Play {card} for {cost}: {does}</source>
        <translation>Oyna, {card}, maliyet {cost}: {does}</translation>
    </message>
    <message>
        <source>Play no more</source>
        <translation>Başka bir şey oynama</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Sırayı bitir</translation>
    </message>
    <message>
        <source>Use {what}: {does}</source>
        <translation>Kullan, {what}: {does}</translation>
    </message>
    <message numerus="yes">
        <source>Use {what}, up to %n time(s): {does}</source>
        <translation>
            <numerusform>Kullan, {what}, en çok %n kez: {does}</numerusform>
        </translation>
    </message>
    <message>
        <source>Use {what} for {cost}: {does}</source>
        <translation>Kullan, {what}, maliyet {cost}: {does}</translation>
    </message>
    <message numerus="yes">
        <source>Use {what} for {cost}, up to %n time(s): {does}</source>
        <translation>
            <numerusform>Kullan, {what}, maliyet {cost}, en çok %n kez: {does}</numerusform>
        </translation>
    </message>
    <message>
        <source>Again for {cost}: {does}</source>
        <translation>Bir kez daha, maliyet {cost}: {does}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Yeter</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>Hiçbir şey yapma</translation>
    </message>
    <message>
        <source>Arrest the cultist on {place}</source>
        <translation>Kültçüyü tutukla: {place}</translation>
    </message>
    <message>
        <source>Arrest no one</source>
        <translation>Kimseyi tutuklama</translation>
    </message>
    <message>
        <source>Clear the Rubble on {place} for {cost}: {v} V</source>
        <translation>Molozu temizle, {place}, maliyet {cost}: {v} V</translation>
    </message>
    <message>
        <source>Repel {what} for {cost}: {v} V</source>
        <translation>Püskürt, {what}, maliyet {cost}: {v} V</translation>
    </message>
    <message>
        <source>Repel the threat in slot {number}</source>
        <translation>{number}. yuvadaki tehdidi püskürt</translation>
    </message>
    <message>
        <source>Repel nothing</source>
        <translation>Hiçbir şeyi püskürtme</translation>
    </message>
    <message>
        <source>Upgrade {place} for {cost}: {v} V</source>
        <translation>Yükselt, {place}, maliyet {cost}: {v} V</translation>
    </message>
    <message>
        <source>Upgrade nothing</source>
        <translation>Hiçbir şeyi yükseltme</translation>
    </message>
    <message>
        <source>Become patron of {place}</source>
        <translation>Patron ol: {place}</translation>
    </message>
    <message>
        <source>Keep the influence</source>
        <translation>Etkiyi elinde tut</translation>
    </message>
    <message>
        <source>Train {piece}: {skill}</source>
        <translation>Eğit ({piece}): {skill}</translation>
    </message>
    <message>
        <source>Train {piece} on {place}: {skill}</source>
        <translation>Eğit ({piece}, {place}): {skill}</translation>
    </message>
    <message>
        <source>Train no one</source>
        <translation>Kimseyi eğitme</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n of {lies} trouble from {what}</source>
        <translation>
            <numerusform>{what}: {lies} kargaşadan %n tanesini kaldır</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n of {lies} trouble from the site</source>
        <translation>
            <numerusform>Fener alanı: {lies} kargaşadan %n tanesini kaldır</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave the trouble there</source>
        <translation>Kargaşayı orada bırak</translation>
    </message>
    <message>
        <source>Return cultist {number} to the bag</source>
        <translation>Kültçü {number} torbaya dönsün</translation>
    </message>
    <message>
        <source>Meet the need in row {row} for {cost}</source>
        <translation>{row}. satırdaki ihtiyacı karşıla, maliyet {cost}</translation>
    </message>
    <message numerus="yes">
        <source>Send a shipment of %n floor(s) for {cost}</source>
        <translation>
            <numerusform>%n katlık sevkiyat gönder, maliyet {cost}</numerusform>
        </translation>
    </message>
    <message>
        <source>No extra errand</source>
        <translation>Ek görev yok</translation>
    </message>
    <message>
        <source>Choose a highlighted space.</source>
        <translation>Işıklı yerlerden birini seçin.</translation>
    </message>
    <message>
        <source>Choose a highlighted piece.</source>
        <translation>Işıklı işçilerden birini seçin.</translation>
    </message>
    <message>
        <source>Choose a highlighted card.</source>
        <translation>Işıklı kartlardan birini seçin.</translation>
    </message>
    <message>
        <source>Choose a highlighted player.</source>
        <translation>Işıklı oyunculardan birini seçin.</translation>
    </message>
    <message>
        <source>Choose one of the amounts.</source>
        <translation>Miktarlardan birini seçin.</translation>
    </message>
    <message>
        <source>Choose one of the answers in the panel.</source>
        <translation>Paneldeki yanıtlardan birini seçin.</translation>
    </message>
    <message>
        <source>Choose something highlighted, or an answer in the panel.</source>
        <translation>Işıklı bir şey ya da paneldeki bir yanıtı seçin.</translation>
    </message>
    <message>
        <source>This piece is already on the board; it returns at night.</source>
        <translation>Bu işçi zaten tahtada; gece eve döner.</translation>
    </message>
    <message>
        <source>You have already placed your piece this turn.</source>
        <translation>Bu sıradaki işçinizi yerleştirdiniz.</translation>
    </message>
    <message>
        <source>You can&apos;t pass: place a piece first. An open space always takes one.</source>
        <translation>Pas geçmek yok: önce bir işçi yerleştirin. Açık alanlar her zaman bir işçi alır.</translation>
    </message>
    <message>
        <source>Errands come after placing a piece.</source>
        <translation>Görevler işçi yerleştirdikten sonra gelir.</translation>
    </message>
    <message>
        <source>You have already run your errand this turn.</source>
        <translation>Bu sıradaki görevinizi yürüttünüz.</translation>
    </message>
    <message>
        <source>This piece belongs to another player.</source>
        <translation>Bu işçi başka bir oyuncunun.</translation>
    </message>
    <message>
        <source>{place}: only Seekers can be placed here.</source>
        <translation>{place}: burada yalnızca Seeker durabilir.</translation>
    </message>
    <message>
        <source>{place}: there is Rubble here; no one can be placed until it is cleared.</source>
        <translation>{place}: burada Moloz var, temizlenene kadar kimse yerleştirilemez.</translation>
    </message>
    <message>
        <source>{place}: a cultist blocks it. Arrest it from an adjacent space.</source>
        <translation>{place}: bir kültçü bloke ediyor. Onu bitişik bir alandan tutuklayın.</translation>
    </message>
    <message>
        <source>{place}: taken by {who}.</source>
        <translation>{place}: burada bir işçi duruyor, sahibi {who}.</translation>
    </message>
    <message>
        <source>{place}: your own piece is here.</source>
        <translation>{place}: burada kendi işçiniz duruyor.</translation>
    </message>
    <message>
        <source>{place}: there is no threat to repel.</source>
        <translation>{place}: püskürtülecek tehdit yok.</translation>
    </message>
    <message>
        <source>The Sea Beast blocks this space.</source>
        <translation>Deniz Canavarı bu alanı kapatıyor.</translation>
    </message>
    <message numerus="yes">
        <source>{place}: the tax is %n coin(s); you have {held} in coins and magic.</source>
        <translation>
            <numerusform>{place}: vergi %n altın; altın ve büyü olarak elinizde {held} var.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your piece is already there; its action this turn is over.</source>
        <translation>Taşınız zaten orada; bu sıradaki eylemi bitti.</translation>
    </message>
    <message>
        <source>Place a piece on the space first, then choose its location.</source>
        <translation>Önce alana bir işçi yerleştirin, sonra lokasyonunu seçin.</translation>
    </message>
    <message>
        <source>You can repel a threat from {place} or with a location that says so.</source>
        <translation>Tehdit şuradan püskürtülür: {place} ya da bunu söyleyen bir lokasyon.</translation>
    </message>
    <message>
        <source>You cast votes with locations and cards that say so.</source>
        <translation>Oylar bunu söyleyen lokasyon ve kartlarla kullanılır.</translation>
    </message>
    <message>
        <source>You arrest cultists from an adjacent space: place a piece there first.</source>
        <translation>Kültçüler bitişik bir alandan tutuklanır: önce oraya bir işçi yerleştirin.</translation>
    </message>
    <message>
        <source>You clear Rubble from an adjacent space: place a piece there first.</source>
        <translation>Moloz bitişik bir alandan temizlenir: önce oraya bir işçi yerleştirin.</translation>
    </message>
    <message>
        <source>Your piece is on {place}: choose a location there.</source>
        <translation>İşçiniz şurada duruyor: {place}. Oradan bir lokasyon seçin.</translation>
    </message>
    <message>
        <source>A placement can use only one location.</source>
        <translation>Bir yerleştirme en çok bir lokasyon kullanır.</translation>
    </message>
    <message>
        <source>First choose what your piece does on {place}.</source>
        <translation>Önce işçinizin ne yapacağını söyleyin: {place}.</translation>
    </message>
    <message>
        <source>A placement can arrest only one cultist or clear only one Rubble.</source>
        <translation>Bir yerleştirme en çok bir kültçü tutuklar ya da bir Moloz temizler.</translation>
    </message>
    <message>
        <source>Your piece has acted this turn.</source>
        <translation>İşçiniz bu sırada hamlesini yaptı.</translation>
    </message>
    <message>
        <source>An identical chit is highlighted: choose that one.</source>
        <translation>Aynısından bir jeton ışıklı: onu seçin.</translation>
    </message>
    <message>
        <source>{place}: click the cultist itself, not its space.</source>
        <translation>{place}: alana değil, kültçünün kendisine tıklayın.</translation>
    </message>
    <message>
        <source>{place}: there is no cultist here.</source>
        <translation>{place}: burada kültçü yok.</translation>
    </message>
    <message>
        <source>Cultists can be arrested only from a numbered space.</source>
        <translation>Kültçüler yalnızca numaralı bir alandan tutuklanabilir.</translation>
    </message>
    <message>
        <source>{place}: your own space is not adjacent to itself.</source>
        <translation>{place}: kendi alanı bitişik sayılmaz.</translation>
    </message>
    <message>
        <source>{place}: not adjacent to your piece.</source>
        <translation>{place}: işçinize bitişik değil.</translation>
    </message>
    <message>
        <source>Rubble can be cleared only from a numbered space.</source>
        <translation>Moloz yalnızca numaralı bir alandan temizlenebilir.</translation>
    </message>
    <message>
        <source>There is no threat in slot {number}.</source>
        <translation>{number}. yuvada tehdit yok.</translation>
    </message>
    <message>
        <source>{what} can&apos;t be repelled.</source>
        <translation>{what} püskürtülemez.</translation>
    </message>
    <message>
        <source>{place} is already upgraded.</source>
        <translation>{place} zaten yükseltilmiş.</translation>
    </message>
    <message>
        <source>Only numbered districts can be upgraded.</source>
        <translation>Yalnızca numaralı bölgeler yükseltilir.</translation>
    </message>
    <message>
        <source>Seekers never train.</source>
        <translation>Seeker&apos;lar hiç eğitim almaz.</translation>
    </message>
    <message>
        <source>This chit already has that skill.</source>
        <translation>Bu jetonda beceri zaten var.</translation>
    </message>
    <message>
        <source>There is no trouble to remove here.</source>
        <translation>Burada kaldırılacak kargaşa yok.</translation>
    </message>
    <message>
        <source>This removes trouble only from the lighthouse site.</source>
        <translation>Bu yalnızca fener alanından kargaşa kaldırır.</translation>
    </message>
    <message>
        <source>This removes trouble only from threats.</source>
        <translation>Bu yalnızca tehditlerden kargaşa kaldırır.</translation>
    </message>
    <message>
        <source>Row {row} is empty.</source>
        <translation>{row}. satır boş.</translation>
    </message>
    <message>
        <source>{who} has met this need this round.</source>
        <translation>Bu ihtiyacı bu tur karşılayan: {who}.</translation>
    </message>
    <message>
        <source>You have no influence token on your sheet.</source>
        <translation>Sayfanızda etki jetonu yok.</translation>
    </message>
    <message>
        <source>No more shipments can be sent from this row.</source>
        <translation>Bu satırdan başka sevkiyat gönderilemez.</translation>
    </message>
    <message>
        <source>This errand must be a shipment.</source>
        <translation>Bu görev bir sevkiyat olmalı.</translation>
    </message>
    <message>
        <source>This errand must be a need.</source>
        <translation>Bu görev bir ihtiyaç olmalı.</translation>
    </message>
    <message>
        <source>You play this card on your own turn.</source>
        <translation>Bu kart kendi sıranızda oynanır.</translation>
    </message>
    <message>
        <source>You play this card before the night.</source>
        <translation>Bu kart geceden önce oynanır.</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>Bu kart elinizde değil.</translation>
    </message>
    <message>
        <source>First choose “Play research”.</source>
        <translation>Önce “Araştırma oyna” seçeneğini seçin.</translation>
    </message>
    <message>
        <source>You have no research card.</source>
        <translation>Araştırma kartınız yok.</translation>
    </message>
    <message>
        <source>You have looked through your hand: do something else first.</source>
        <translation>Elinize baktınız: önce başka bir şey yapın.</translation>
    </message>
    <message>
        <source>{who}: a turn</source>
        <translation>{who}: sıra</translation>
    </message>
    <message>
        <source>{who} can&apos;t do anything with the piece there.</source>
        <translation>{who} oradaki taşıyla hiçbir şey yapamıyor.</translation>
    </message>
    <message>
        <source>{who} can&apos;t upgrade anything.</source>
        <translation>{who}: hiçbir şey yükseltemiyor.</translation>
    </message>
    <message>
        <source>{who} can&apos;t repel anything.</source>
        <translation>{who}: hiçbir şey püskürtemiyor.</translation>
    </message>
    <message>
        <source>{who} can&apos;t arrest anyone.</source>
        <translation>{who}: kimseyi tutuklayamıyor.</translation>
    </message>
    <message>
        <source>{who} can&apos;t run an extra errand.</source>
        <translation>{who}: ek görev yürütemiyor.</translation>
    </message>
    <message>
        <source>{who} places {piece}: {place}.</source>
        <translation>{who} yerleştirdi ({piece}): {place}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} places {piece}: {place}, tax %n coin(s).</source>
        <translation>
            <numerusform>{who} yerleştirdi ({piece}): {place}, vergi %n altın.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} is patron of {place} and gets its bonus.</source>
        <translation>{who} patron olarak bonusunu aldı: {place}.</translation>
    </message>
    <message>
        <source>{who} uses {what}.</source>
        <translation>{who} kullandı: {what}.</translation>
    </message>
    <message>
        <source>{who} arrests cultist {number}.</source>
        <translation>{who} kültçü tutukladı: {number}.</translation>
    </message>
    <message>
        <source>{who} clears the Rubble on space {number}.</source>
        <translation>{who} Molozu temizledi: {number}.</translation>
    </message>
    <message>
        <source>{who} meets the need in row {row}.</source>
        <translation>{who}: {row}. satırdaki ihtiyacı karşıladı.</translation>
    </message>
    <message numerus="yes">
        <source>{who} sends a shipment of %n floor(s).</source>
        <translation>
            <numerusform>{who}: %n katlık sevkiyat gönderdi.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} upgrades {place}.</source>
        <translation>{who} yükseltti: {place}.</translation>
    </message>
    <message>
        <source>{who} becomes patron of {place}.</source>
        <translation>{who} patron oldu: {place}.</translation>
    </message>
    <message>
        <source>{who} repels {what}.</source>
        <translation>{who} püskürttü: {what}.</translation>
    </message>
    <message>
        <source>{who} trains a worker chit: {skill}.</source>
        <translation>{who} bir işçi jetonu eğitti: {skill}.</translation>
    </message>
    <message>
        <source>{who} returns cultist {number} to the bag.</source>
        <translation>{who}: kültçü {number} torbaya döndü.</translation>
    </message>
    <message>
        <source>{who} plays {card}.</source>
        <translation>{who} oynadı: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} looks at the top %n threat(s).</source>
        <translation>
            <numerusform>{who}: üstteki %n tehdide baktı.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} puts {top} on top of the threats and {bottom} at the bottom.</source>
        <translation>{who}: tehditlerin üstüne {top}, altına {bottom} koydu.</translation>
    </message>
    <message>
        <source>Pay with named resources first</source>
        <translation>Önce kaynağın kendi türüyle öde</translation>
    </message>
    <message>
        <source>If you can pay a cost in several ways, you pay with the resources it names, magic last, without being asked.</source>
        <translation>Bir bedel birkaç yoldan ödenebildiğinde, size sorulmadan belirtilen türle ödenir; büyü en sona kalır.</translation>
    </message>
    <message>
        <source>No research before this night</source>
        <translation>Bu geceden önce araştırma yok</translation>
    </message>
    <message>
        <source>This round you are not asked for research cards before the night.</source>
        <translation>Bu tur geceden önce size araştırma kartı sorulmaz.</translation>
    </message>
    <message>
        <source>Never research before the night</source>
        <translation>Geceden önce hiç araştırma yok</translation>
    </message>
    <message>
        <source>You are not asked for research cards before the night until you cancel this.</source>
        <translation>Bunu geri alana kadar geceden önce size araştırma kartı sorulmaz.</translation>
    </message>
</context>
<context>
    <name>kinfire_council_board</name>
    <message>
        <source>Round {round}</source>
        <translation>Tur {round}</translation>
    </message>
    <message>
        <source>Next part of the t&amp;able</source>
        <translation>Masanın sonraki b&amp;ölümü</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the table</source>
        <translation>Masanın önceki bölüm&amp;ü</translation>
    </message>
    <message>
        <source>&amp;Free: open spaces</source>
        <translation>&amp;Boş: dolu olmayan alanlar</translation>
    </message>
    <message>
        <source>Ad&amp;jacent: how far arrests reach from a space</source>
        <translation>Kom&amp;şu: bir alandan tutuklama nereye uzanır</translation>
    </message>
    <message>
        <source>&amp;Patrons: who gains where</source>
        <translation>P&amp;atronlar: kime nerede ödenir</translation>
    </message>
    <message>
        <source>coins in the coffers</source>
        <translation>kasadaki altın</translation>
    </message>
    <message>
        <source>decrees</source>
        <translation>kararnameler</translation>
    </message>
    <message>
        <source>research cards</source>
        <translation>araştırma kartları</translation>
    </message>
    <message>
        <source>Cult: {hideout} in the Hideout, {bag} in the bag, {discard} discarded; leaders still to come: {leaders}.</source>
        <translation>Kült: sığınakta {hideout}, torbada {bag}, atılan {discard}; beklenen Kült Lideri: {leaders}.</translation>
    </message>
    <message>
        <source>{who} {number}</source>
        <translation>{who} {number}</translation>
    </message>
    <message>
        <source>Influence with the Cult: {who}.</source>
        <translation>Kült etkisi: {who}.</translation>
    </message>
    <message>
        <source>Conspirator: {who}.</source>
        <translation>Komplocu: {who}.</translation>
    </message>
    <message>
        <source>Hideout</source>
        <translation>Sığınak</translation>
    </message>
    <message>
        <source>Bag</source>
        <translation>Torba</translation>
    </message>
    <message>
        <source>leaders to come</source>
        <translation>beklenen lider</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Etki</translation>
    </message>
    <message>
        <source>{clicked}: {next}</source>
        <translation>{clicked}: {next}</translation>
    </message>
    <message>
        <source>choose the player</source>
        <translation>oyuncuyu seçin</translation>
    </message>
    <message>
        <source>choose the space</source>
        <translation>alanı seçin</translation>
    </message>
    <message>
        <source>choose how many</source>
        <translation>kaç tane olduğunu seçin</translation>
    </message>
    <message>
        <source>choose the card</source>
        <translation>kartı seçin</translation>
    </message>
    <message>
        <source>choose the piece</source>
        <translation>işçiyi seçin</translation>
    </message>
    <message>
        <source>Click a highlighted space, or another piece on your sheet first.</source>
        <translation>Işıklı bir alana ya da önce sayfanızdaki başka bir işçiye tıklayın.</translation>
    </message>
    <message>
        <source>{choice}: not available. {why}</source>
        <translation>{choice}: kapalı. {why}</translation>
    </message>
    <message>
        <source>Docket, place {number}: empty.</source>
        <translation>Gündem, {number}. yer: boş.</translation>
    </message>
    <message>
        <source>Docket {number}: {name}, {kind}.</source>
        <translation>Gündem {number}: {name}, {kind}.</translation>
    </message>
    <message>
        <source>Votes: {votes}.</source>
        <translation>Oylar: {votes}.</translation>
    </message>
    <message>
        <source>No votes yet.</source>
        <translation>Henüz oy yok.</translation>
    </message>
    <message>
        <source>Laws in force: {laws}.</source>
        <translation>Yürürlükteki Kanunlar: {laws}.</translation>
    </message>
    <message>
        <source>No laws are in force.</source>
        <translation>Yürürlükte Kanun yok.</translation>
    </message>
    <message>
        <source>No laws in force</source>
        <translation>Yürürlükte Kanun yok</translation>
    </message>
    <message>
        <source>Pieces on the sheet</source>
        <translation>Sayfadaki işçiler</translation>
    </message>
    <message>
        <source>Research cards</source>
        <translation>Araştırma kartları</translation>
    </message>
    <message>
        <source>Cultists held</source>
        <translation>Eldeki kültçüler</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s)</source>
        <translation>
            <numerusform>%n seçenek</numerusform>
        </translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>upgraded</source>
        <translation>yükseltilmiş</translation>
    </message>
    <message numerus="yes">
        <source>tax: %n coin(s)</source>
        <translation>
            <numerusform>vergi: %n altın</numerusform>
        </translation>
    </message>
    <message>
        <source>patron: {who}</source>
        <translation>patron: {who}</translation>
    </message>
    <message>
        <source>there is still room beside {who}</source>
        <translation>yanında yer var: {who}</translation>
    </message>
    <message>
        <source>a cultist</source>
        <translation>bir kültçü</translation>
    </message>
    <message>
        <source>Rubble</source>
        <translation>Moloz</translation>
    </message>
    <message>
        <source>{who}: Seeker</source>
        <translation>{who}: Seeker</translation>
    </message>
    <message>
        <source>{who}: worker</source>
        <translation>{who}: işçi</translation>
    </message>
    <message>
        <source>Site: {name}. Trouble: {trouble}.</source>
        <translation>Fener alanı: {name}. Kargaşa: {trouble}.</translation>
    </message>
    <message>
        <source>The Sea Beast is here.</source>
        <translation>Deniz Canavarı burada.</translation>
    </message>
    <message>
        <source>No site is open</source>
        <translation>Açık fener alanı yok</translation>
    </message>
    <message>
        <source>Seeker space of the lighthouse</source>
        <translation>Fenerin Seeker alanı</translation>
    </message>
    <message>
        <source>Shipment row {number}: {free} of {all} free.</source>
        <translation>Sevkiyat satırı {number}: {free}/{all} boş.</translation>
    </message>
    <message>
        <source>Needs, row {number}: empty.</source>
        <translation>İhtiyaçlar, {number}. satır: boş.</translation>
    </message>
    <message>
        <source>Need {number}: {goods}.</source>
        <translation>İhtiyaç {number}: {goods}.</translation>
    </message>
    <message>
        <source>Met by {who}.</source>
        <translation>Karşılayan: {who}.</translation>
    </message>
    <message>
        <source>From the next round also: {goods}.</source>
        <translation>Sonraki turdan itibaren ayrıca: {goods}.</translation>
    </message>
    <message>
        <source>The night of round {round}</source>
        <translation>{round}. turun gecesi</translation>
    </message>
    <message>
        <source>Close (Enter)</source>
        <translation>Kapat (Enter)</translation>
    </message>
    <message numerus="yes">
        <source>%n chit(s) went into the Hideout.</source>
        <translation>
            <numerusform>Sığınak&apos;a %n jeton girdi.</numerusform>
        </translation>
    </message>
    <message>
        <source>There was no need on the track.</source>
        <translation>İzde ihtiyaç yoktu.</translation>
    </message>
    <message>
        <source>{name} has passed.</source>
        <translation>{name} geçti.</translation>
    </message>
    <message>
        <source>Lead sponsor: {who}.</source>
        <translation>Baş sponsor: {who}.</translation>
    </message>
    <message>
        <source>{name} has failed and strikes.</source>
        <translation>{name} geçemedi ve vurdu.</translation>
    </message>
    <message>
        <source>Crisis</source>
        <translation>Kriz</translation>
    </message>
    <message numerus="yes">
        <source>%n cultist(s) stirred up trouble.</source>
        <translation>
            <numerusform>%n kültçü kargaşa çıkardı.</numerusform>
        </translation>
    </message>
    <message>
        <source>Triggered: {threats}.</source>
        <translation>Tetiklenen: {threats}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more hidden threat(s) for the end.</source>
        <translation>
            <numerusform>Oyun sonu için %n gizli tehdit daha.</numerusform>
        </translation>
    </message>
    <message>
        <source>There was no cultist in the city.</source>
        <translation>Şehirde kültçü yoktu.</translation>
    </message>
    <message>
        <source>The marker sank by {trouble} to row {row}.</source>
        <translation>İlerleme taşı {trouble} basamak indi; şimdi {row}. basamakta.</translation>
    </message>
    <message>
        <source>The marker stayed at row {row}.</source>
        <translation>İlerleme taşı {row}. basamakta kaldı.</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>kartlar</translation>
    </message>
    <message>
        <source>Choose one of these</source>
        <translation>Bunlardan birini seçin</translation>
    </message>
    <message>
        <source>In the city</source>
        <translation>Şehirde</translation>
    </message>
    <message>
        <source>In the Hideout</source>
        <translation>Sığınak&apos;ta</translation>
    </message>
    <message>
        <source>In the bag</source>
        <translation>Torbada</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Atılan</translation>
    </message>
    <message>
        <source>Leaders seen</source>
        <translation>Görülen liderler</translation>
    </message>
    <message>
        <source>Coffers</source>
        <translation>Kasa</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n altın</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n V</source>
        <translation>
            <numerusform>%n V</numerusform>
        </translation>
    </message>
    <message>
        <source>Each night at this table</source>
        <translation>Bu masada her gece</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>hiç kimse</translation>
    </message>
    <message>
        <source>Conspirator</source>
        <translation>Komplocu</translation>
    </message>
    <message numerus="yes">
        <source>%n influence with the Cult</source>
        <translation>
            <numerusform>%n Kült etkisi</numerusform>
        </translation>
    </message>
    <message>
        <source>Docket</source>
        <translation>Gündem</translation>
    </message>
    <message>
        <source>There is no decree on the docket now.</source>
        <translation>Şu anda gündemde kararname yok.</translation>
    </message>
    <message>
        <source>Laws in force</source>
        <translation>Yürürlükteki Kanunlar</translation>
    </message>
    <message>
        <source>Decrees to come</source>
        <translation>Gelecek kararnameler</translation>
    </message>
    <message>
        <source>Decrees set aside</source>
        <translation>Atılan kararnameler</translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n oy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n research card(s)</source>
        <translation>
            <numerusform>%n araştırma kartı</numerusform>
        </translation>
    </message>
    <message>
        <source>All pieces are placed</source>
        <translation>Bütün işçiler yerleşti</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>elinizde</translation>
    </message>
    <message numerus="yes">
        <source>%n alike</source>
        <translation>
            <numerusform>aynısından %n tane</numerusform>
        </translation>
    </message>
    <message>
        <source>worker chit</source>
        <translation>işçi jetonu</translation>
    </message>
    <message>
        <source>More: page {page} of {count}</source>
        <translation>Devamı: sayfa {page}/{count}</translation>
    </message>
    <message>
        <source>Click to turn the page.</source>
        <translation>Sayfayı çevirmek için basın.</translation>
    </message>
    <message>
        <source>No one can be placed here.</source>
        <translation>Buraya kimse yerleştirilemez.</translation>
    </message>
    <message>
        <source>Need</source>
        <translation>İhtiyaç</translation>
    </message>
    <message>
        <source>base side</source>
        <translation>temel yüz</translation>
    </message>
    <message>
        <source>open space</source>
        <translation>açık alan</translation>
    </message>
    <message>
        <source>Tax {tax}; you can pay {purse}.</source>
        <translation>Vergi {tax}; ödeyebileceğiniz {purse}.</translation>
    </message>
    <message>
        <source>No tax.</source>
        <translation>Vergi yok.</translation>
    </message>
    <message>
        <source>Patron {who}</source>
        <translation>Patron {who}</translation>
    </message>
    <message>
        <source>(You can&apos;t pay for it.)</source>
        <translation>(Bunu ödeyemezsiniz.)</translation>
    </message>
    <message>
        <source>(In total {net}.)</source>
        <translation>(Toplamda {net}.)</translation>
    </message>
    <message>
        <source>{n} V</source>
        <translation>{n} V</translation>
    </message>
    <message>
        <source>{sign}{goods}</source>
        <translation>{sign}{goods}</translation>
    </message>
    <message>
        <source>A Seeker may repel the threat here.</source>
        <translation>Bir Seeker buradaki tehdidi püskürtebilir.</translation>
    </message>
    <message>
        <source>If the last night fell now</source>
        <translation>Son gece şimdi inseydi</translation>
    </message>
    <message>
        <source>If night fell now</source>
        <translation>Gece şimdi inseydi</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) to place</source>
        <translation>
            <numerusform>yerleşecek %n işçi</numerusform>
        </translation>
    </message>
    <message>
        <source>Not sure</source>
        <translation>Kesin değil</translation>
    </message>
    <message>
        <source>{met} of {all} met</source>
        <translation>{met}/{all} karşılandı</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>İhtiyaçlar</translation>
    </message>
    <message>
        <source>Need {row}, {wants}</source>
        <translation>İhtiyaç {row}, {wants}</translation>
    </message>
    <message>
        <source>unmet: a chit is drawn into the Hideout</source>
        <translation>karşılanmadı: Sığınak&apos;a bir jeton çekilir</translation>
    </message>
    <message>
        <source>met by {who}: {v} V</source>
        <translation>karşılayan {who}: {v} V</translation>
    </message>
    <message>
        <source>tie: {who} picks</source>
        <translation>eşitlik: {who} seçer</translation>
    </message>
    <message>
        <source>{who} leads</source>
        <translation>önde: {who}</translation>
    </message>
    <message>
        <source>lead tied</source>
        <translation>baş sponsorluk eşit</translation>
    </message>
    <message>
        <source>would pass</source>
        <translation>geçerdi</translation>
    </message>
    <message>
        <source>sponsors: {names}</source>
        <translation>sponsorlar: {names}</translation>
    </message>
    <message>
        <source>a tie, the Speaker {who} would pick</source>
        <translation>eşitlik, Hoparlör {who} seçerdi</translation>
    </message>
    <message>
        <source>would fail and do its harm</source>
        <translation>geçemez, zararını verirdi</translation>
    </message>
    <message>
        <source>would fail</source>
        <translation>geçemezdi</translation>
    </message>
    <message numerus="yes">
        <source>%n cultist(s) in the city</source>
        <translation>
            <numerusform>şehirde %n kültçü</numerusform>
        </translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Tehditler</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>boş</translation>
    </message>
    <message>
        <source>Empty slot</source>
        <translation>Boş yuva</translation>
    </message>
    <message numerus="yes">
        <source>%n trouble</source>
        <translation>
            <numerusform>%n kargaşa</numerusform>
        </translation>
    </message>
    <message>
        <source>{trouble}, triggers at {level}</source>
        <translation>{trouble}, tetiklenme seviyesi {level}</translation>
    </message>
    <message>
        <source>hit by {chits}</source>
        <translation>etkileyen: {chits}</translation>
    </message>
    <message>
        <source>it would trigger</source>
        <translation>tetiklenirdi</translation>
    </message>
    <message>
        <source>a new threat would be revealed</source>
        <translation>yeni bir tehdit açılırdı</translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation>Deniz feneri</translation>
    </message>
    <message>
        <source>{v} V per floor</source>
        <translation>kat başına {v} V</translation>
    </message>
    <message>
        <source>Cult {v}</source>
        <translation>Kült {v}</translation>
    </message>
    <message>
        <source>The marker is at {marker}; trouble takes {trouble}; row {row}</source>
        <translation>İlerleme taşı {marker}. basamakta; kargaşa {trouble} indirir; sonuç {row}. basamak</translation>
    </message>
    <message>
        <source>Each floor scores {v} V, the Cult gains {cult} V</source>
        <translation>Her kat {v} V getirir, Kült {cult} V kazanır</translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s)</source>
        <translation>
            <numerusform>%n kat</numerusform>
        </translation>
    </message>
    <message>
        <source>It falls below the bottom: one more hidden threat</source>
        <translation>En altın da altına iner: bir gizli tehdit daha</translation>
    </message>
    <message>
        <source>Cult</source>
        <translation>Kült</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>açılır</translation>
    </message>
    <message>
        <source>After the night</source>
        <translation>Geceden sonra</translation>
    </message>
    <message>
        <source>If you do this</source>
        <translation>Bunu yaparsanız</translation>
    </message>
    <message>
        <source>needs</source>
        <translation>ihtiyaç</translation>
    </message>
    <message>
        <source>docket</source>
        <translation>gündem</translation>
    </message>
    <message>
        <source>the Cult&apos;s night</source>
        <translation>Kültün gecesi</translation>
    </message>
    <message>
        <source>lighthouse</source>
        <translation>deniz feneri</translation>
    </message>
    <message>
        <source>{v} V now</source>
        <translation>şimdi {v} V</translation>
    </message>
    <message>
        <source>{part} {v}</source>
        <translation>{part} {v}</translation>
    </message>
    <message>
        <source>Another piece</source>
        <translation>Başka bir işçi</translation>
    </message>
    <message>
        <source>{v} V after the night</source>
        <translation>geceden sonra {v} V</translation>
    </message>
    <message>
        <source>about {v} V after the night</source>
        <translation>geceden sonra yaklaşık {v} V</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden threat(s)</source>
        <translation>
            <numerusform>%n gizli tehdit</numerusform>
        </translation>
    </message>
    <message>
        <source>{threats} at the end, about {v} V</source>
        <translation>oyun sonunda {threats}, yaklaşık {v} V</translation>
    </message>
    <message>
        <source>{threats}, {more} tonight; at the end about {v} V</source>
        <translation>{threats}, bu gece {more}; oyun sonunda yaklaşık {v} V</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Toplam</translation>
    </message>
    <message>
        <source>Hidden threats: {threats}.</source>
        <translation>Gizli tehditler: {threats}.</translation>
    </message>
    <message>
        <source>sheet</source>
        <translation>sayfa</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>yedek</translation>
    </message>
    <message>
        <source>patron</source>
        <translation>patron</translation>
    </message>
    <message>
        <source>Arrested cultists</source>
        <translation>Tutuklu kültçüler</translation>
    </message>
    <message>
        <source>Repelled threats</source>
        <translation>Püskürtülen tehditler</translation>
    </message>
    <message>
        <source>Sentries</source>
        <translation>Nöbetçiler</translation>
    </message>
    <message>
        <source>Elections</source>
        <translation>Makamlar</translation>
    </message>
    <message>
        <source>{count} times</source>
        <translation>{count} kez</translation>
    </message>
    <message>
        <source>{left} of {all} to place</source>
        <translation>{left}/{all} yerleşecek</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>İşçiler</translation>
    </message>
    <message>
        <source>No skill yet.</source>
        <translation>Henüz becerisi yok.</translation>
    </message>
    <message>
        <source>Seeker {name}</source>
        <translation>Seeker {name}</translation>
    </message>
    <message>
        <source>Seeker</source>
        <translation>Seeker</translation>
    </message>
    <message>
        <source>&amp;Net: coins each location leaves, tax included</source>
        <translation>&amp;Net: her yerin bıraktığı altın, vergi dahil</translation>
    </message>
    <message>
        <source>{goods} lost by {who}.</source>
        <translation>{who}: {goods} kaybetti.</translation>
    </message>
    <message>
        <source>{site} is finished: {v} V for each floor, {cult} V for the Cult.</source>
        <translation>{site} tamamlandı: her kat için {v} V, Külte {cult} V.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>(In total {net}, plus what you choose.)</source>
        <translation>(Toplam {net}, ayrıca seçeceğiniz.)</translation>
    </message>
    <message>
        <source>(Once: {net} in total.)</source>
        <translation>(Bir kez yapılırsa toplam {net}.)</translation>
    </message>
    <message>
        <source>laws and hidden threats at the end</source>
        <translation>oyun sonu Kanunları ve gizli tehditler</translation>
    </message>
    <message>
        <source>on the sheet</source>
        <translation>sayfada</translation>
    </message>
    <message>
        <source>no skill</source>
        <translation>beceri yok</translation>
    </message>
    <message>
        <source>Click to see the sheet.</source>
        <translation>Sayfayı görmek için basın.</translation>
    </message>
    <message>
        <source>their turn</source>
        <translation>sırası geldi</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Hoparlör</translation>
    </message>
    <message numerus="yes">
        <source>%n influence on the sheet</source>
        <translation>
            <numerusform>sayfada %n etki</numerusform>
        </translation>
    </message>
    <message>
        <source>{row}.</source>
        <translation>{row}.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Seç</translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation>Bu gece</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Sayfa</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puanlar</translation>
    </message>
    <message>
        <source>Click to see it.</source>
        <translation>Görmek için basın.</translation>
    </message>
    <message>
        <source>Slot {slot}: cultists {first} to {last}</source>
        <translation>Yuva {slot}: kültçüler {first}–{last}</translation>
    </message>
    <message>
        <source>Threats to come</source>
        <translation>Gelecek tehditler</translation>
    </message>
    <message>
        <source>Threats set aside</source>
        <translation>Atılan tehditler</translation>
    </message>
    <message>
        <source>Happens now</source>
        <translation>Hemen olur</translation>
    </message>
    <message>
        <source>Empty: the next event reveals a threat.</source>
        <translation>Boş: sonraki olay bir tehdit açar.</translation>
    </message>
    <message>
        <source>The Sea Beast is there: no Seeker can be placed.</source>
        <translation>Orada Deniz Canavarı var: hiçbir Seeker gelemez.</translation>
    </message>
    <message numerus="yes">
        <source>%n free place(s)</source>
        <translation>
            <numerusform>%n boş yer</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Oyuncu {number}</translation>
    </message>
    <message>
        <source>stand-in</source>
        <translation>vekil</translation>
    </message>
    <message>
        <source>night</source>
        <translation>gece</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>kendi sıranız</translation>
    </message>
    <message>
        <source>sentry</source>
        <translation>Nöbetçi</translation>
    </message>
    <message>
        <source>councilor</source>
        <translation>Konseyci</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>seviye {level}</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>kalıcı</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>lider</translation>
    </message>
    <message>
        <source>cultist {number}</source>
        <translation>kültçü {number}</translation>
    </message>
    <message>
        <source>cultists {numbers}</source>
        <translation>kültçüler {numbers}</translation>
    </message>
    <message numerus="yes">
        <source>%n leader(s)</source>
        <translation>
            <numerusform>%n lider</numerusform>
        </translation>
    </message>
    <message>
        <source>chits are drawn at random</source>
        <translation>jetonlar görülmeden çekilir</translation>
    </message>
    <message>
        <source>a tie: the Speaker picks</source>
        <translation>eşitlik: Hoparlör seçer</translation>
    </message>
    <message>
        <source>the lead sponsor is tied</source>
        <translation>baş sponsorluk eşit</translation>
    </message>
    <message>
        <source>someone has a choice</source>
        <translation>birinin seçimi var</translation>
    </message>
    <message>
        <source>a new threat is revealed</source>
        <translation>yeni bir tehdit açılır</translation>
    </message>
    <message>
        <source>what is happening is not over yet</source>
        <translation>olup biten henüz sona ermedi</translation>
    </message>
    <message>
        <source>{what}: {number}</source>
        <translation>{what}: {number}</translation>
    </message>
    <message>
        <source>{who}: {number} V.</source>
        <translation>{who}: {number} V.</translation>
    </message>
    <message>
        <source>The Cult: {number} V.</source>
        <translation>Kült: {number} V.</translation>
    </message>
    <message>
        <source>Score.</source>
        <translation>Skor.</translation>
    </message>
    <message>
        <source>Round {number}/{all}</source>
        <translation>Tur {number}/{all}</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Kurulum</translation>
    </message>
    <message>
        <source>The Cult</source>
        <translation>Kült</translation>
    </message>
    <message>
        <source>{number} V</source>
        <translation>{number} V</translation>
    </message>
    <message>
        <source>No threat</source>
        <translation>Tehdit yok</translation>
    </message>
    <message>
        <source>strikes now</source>
        <translation>şimdi tetiklenir</translation>
    </message>
    <message>
        <source>Seeker space of threat {number}</source>
        <translation>{number}. tehdidin Seeker alanı</translation>
    </message>
    <message>
        <source>threats to come</source>
        <translation>gelecek tehditler</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>atılan</translation>
    </message>
    <message>
        <source>hidden threats</source>
        <translation>gizli tehditler</translation>
    </message>
    <message>
        <source>Threat slot {number}: empty.</source>
        <translation>Tehdit yuvası {number}: boş.</translation>
    </message>
    <message>
        <source>Threat {number}: {name}. Trouble: {trouble}.</source>
        <translation>Tehdit {number}: {name}. Kargaşa: {trouble}.</translation>
    </message>
    <message>
        <source>Threat {number}: {name}. It strikes now.</source>
        <translation>Tehdit {number}: {name}. Şimdi tetiklenir.</translation>
    </message>
    <message>
        <source>Lighthouse: row {row} of {top}. Each floor sent is worth {v} V, the Cult gains {cult} V at night.</source>
        <translation>Deniz feneri: {row}/{top} basamak. Gönderilen her kat {v} V değerinde, gece Kült {cult} V kazanır.</translation>
    </message>
    <message>
        <source>{before}, {next}</source>
        <translation>{before}, {next}</translation>
    </message>
</context>
<context>
    <name>models</name>
    <message>
        <source>This is the public record of an unfinished game: you can look at it, but not continue it.</source>
        <translation>Bu, sürmekte olan bir oyunun açık kaydı: listede görünür ama kimse buradan oynamaya devam edemez.</translation>
    </message>
    <message>
        <source>While the game runs, its replay shows only what everyone may see.</source>
        <translation>Oyun sürerken tekrarı yalnızca herkesin görebileceğini gösterir.</translation>
    </message>
    <message>
        <source>Could not save the game in {folder} ({why}). You can keep playing; use “Save as” to keep it elsewhere.</source>
        <translation>Oyun şuraya kaydedilemiyor: {folder} ({why}). Oynamaya devam edebilirsiniz; “Farklı kaydet” onu başka yere kaydeder.</translation>
    </message>
    <message>
        <source>Saving is taking longer than usual. You can keep playing.</source>
        <translation>Oyunun diske kaydı uzun sürüyor. Oynamaya devam edebilirsiniz.</translation>
    </message>
    <message>
        <source>Some settings could not be read, so defaults are used. The old file is kept at {where}.</source>
        <translation>Bazı ayarlar okunamadı; alışılmış olanlar geçerli. Eski dosya saklandı: {where}.</translation>
    </message>
    <message>
        <source>Could not open the settings ({why}). Using defaults for now.</source>
        <translation>Ayarlar açılamadı ({why}). Şimdilik alışılmış olanlar geçerli.</translation>
    </message>
    <message>
        <source>Could not write the settings ({why}). They apply until you quit.</source>
        <translation>Ayarlar yazılamıyor ({why}). Çıkana kadar geçerliler.</translation>
    </message>
    <message>
        <source>A bot stopped responding. It was restarted and is thinking again.</source>
        <translation>Bir bot yanıt vermez oldu. Yeniden başlatıldı ve yine düşünüyor.</translation>
    </message>
    <message>
        <source>The bots have stopped thinking ({why}). Nothing is lost; you can try again.</source>
        <translation>Botlar düşünmeyi bıraktı ({why}). Hiçbir şey kaybolmadı; yeniden deneyebilirsiniz.</translation>
    </message>
</context>
</TS>
