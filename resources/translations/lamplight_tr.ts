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
        <source>An unofficial work by people who love these games. It is not made, endorsed or supported by their publishers or designers, and holds none of their texts or pictures. Please own a copy of each game that you play with it.</source>
        <translation>Bu oyunları seven insanların resmî olmayan bir çalışması. Yayıncıları ve tasarımcıları tarafından yapılmadı, onaylanmadı ve desteklenmiyor; onların hiçbir metnini ya da resmini içermez. Lütfen bununla oynadığınız her oyunun kutusunu da edinin.</translation>
    </message>
</context>
<context>
    <name>BoxPanel</name>
    <message>
        <source>Play alone</source>
        <translation>Tek başına oyna</translation>
    </message>
    <message>
        <source>Against two bots</source>
        <translation>İki bota karşı</translation>
    </message>
    <message>
        <source>Set up the table...</source>
        <translation>Masayı kur...</translation>
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
        <source>As the system</source>
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
        <source>At once</source>
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
    <name>CommandLine</name>
    <message>
        <source>There is no file {path}.</source>
        <translation>{path} diye bir dosya yok.</translation>
    </message>
    <message>
        <source>There is no level {level}. Levels: {known}.</source>
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
        <source>begin this game at once</source>
        <translation>bu oyuna hemen başla</translation>
    </message>
    <message>
        <source>the seed of the new game</source>
        <translation>yeni oyunun tohumu</translation>
    </message>
    <message>
        <source>bots beside you, as novice,master</source>
        <translation>yanınızdaki botlar, örnek: novice,master</translation>
    </message>
    <message>
        <source>options of the new game, as TOML</source>
        <translation>yeni oyunun ayarları, TOML olarak</translation>
    </message>
    <message>
        <source>go on with the last game</source>
        <translation>son oyuna devam et</translation>
    </message>
    <message>
        <source>use the whole screen</source>
        <translation>tüm ekranı kullan</translation>
    </message>
    <message>
        <source>language for this start, as de</source>
        <translation>bu açılışın dili, örnek: de</translation>
    </message>
    <message>
        <source>paper, night, contrast, print or system</source>
        <translation>paper, night, contrast, print ya da system</translation>
    </message>
    <message>
        <source>size of everything, as 1.5</source>
        <translation>her şeyin boyutu, örnek: 1.5</translation>
    </message>
    <message>
        <source>keep all files in this folder</source>
        <translation>tüm dosyaları bu klasörde tut</translation>
    </message>
    <message>
        <source>default settings, nothing restored</source>
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
        <source>write a record in another form</source>
        <translation>bir kaydı başka biçimde yaz</translation>
    </message>
    <message>
        <source>text, public, png or pdf</source>
        <translation>text, public, png ya da pdf</translation>
    </message>
    <message>
        <source>where to write (default: beside the record)</source>
        <translation>nereye yazılacağı (yoksa kaydın yanına)</translation>
    </message>
    <message>
        <source>bots against bots: a table and JSON</source>
        <translation>botlar botlara karşı: tablo ve JSON</translation>
    </message>
    <message>
        <source>games for each pair of levels</source>
        <translation>her düzey çifti için oyun sayısı</translation>
    </message>
    <message>
        <source>processes at a time</source>
        <translation>aynı anda çalışan süreç sayısı</translation>
    </message>
    <message>
        <source>bots play a game; pictures and record in DIR</source>
        <translation>botlar oynar; resimler ve kayıt DIR içinde</translation>
    </message>
    <message>
        <source>say the version and end</source>
        <translation>sürümü yaz ve çık</translation>
    </message>
    <message>
        <source>say this and end</source>
        <translation>bunu yaz ve çık</translation>
    </message>
    <message>
        <source>{option} cannot take this; --help says what it takes</source>
        <translation>{option} bunu kabul etmiyor; --help neyi kabul ettiğini gösterir</translation>
    </message>
    <message>
        <source>{words}: not known; --help says what there is</source>
        <translation>{words}: bilinmiyor; --help neler olduğunu gösterir</translation>
    </message>
    <message>
        <source>--export needs --to: text, public, png or pdf</source>
        <translation>--export için --to gerekir: text, public, png ya da pdf</translation>
    </message>
    <message>
        <source>--seed, --bots and --options need --new GAME</source>
        <translation>--seed, --bots ve --options için --new GAME gerekir</translation>
    </message>
    <message>
        <source>--scale goes from 0.5 to 4</source>
        <translation>--scale 0.5 ile 4 arasında olur</translation>
    </message>
    <message>
        <source>--games and --jobs are at least 1</source>
        <translation>--games ve --jobs en az 1 olur</translation>
    </message>
    <message>
        <source>There is no language {code}. Languages: {known}.</source>
        <translation>{code} diye bir dil yok. Diller: {known}.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {why}</source>
        <translation>{path} okunamıyor: {why}</translation>
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
        <source>&amp;New game...</source>
        <translation>&amp;Yeni oyun...</translation>
    </message>
    <message>
        <source>New with the sa&amp;me set-up</source>
        <translation>Aynı kurulu&amp;mla yeni oyun</translation>
    </message>
    <message>
        <source>Res&amp;tart from the same seed</source>
        <translation>Aynı tohumla &amp;baştan başla</translation>
    </message>
    <message>
        <source>Continue the &amp;last game</source>
        <translation>&amp;Son oyuna devam et</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Aç...</translation>
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
        <source>Save &amp;as...</source>
        <translation>&amp;Farklı kaydet...</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>Dışa akta&amp;r...</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>Ya&amp;zdır...</translation>
    </message>
    <message>
        <source>Loo&amp;k at this game again</source>
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
        <source>&amp;Records...</source>
        <translation>Kayıt&amp;lar...</translation>
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
        <source>&amp;Confirm</source>
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
        <source>What happened since my &amp;last turn</source>
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
        <source>&amp;Seats</source>
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
        <source>&amp;Preferences...</source>
        <translation>&amp;Tercihler...</translation>
    </message>
    <message>
        <source>&amp;Shortcuts...</source>
        <translation>&amp;Kısayollar...</translation>
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
        <source>&amp;Accessibility...</source>
        <translation>E&amp;rişilebilirlik...</translation>
    </message>
    <message>
        <source>&amp;Bots&apos; pace</source>
        <translation>&amp;Botların hızı</translation>
    </message>
    <message>
        <source>Ta&amp;ke-back rule...</source>
        <translation>&amp;Geri alma kuralı...</translation>
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
        <source>Report a &amp;problem...</source>
        <translation>&amp;Sorun bildir...</translation>
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
        <source>This is a fault of the program, not yours. You can go on. If it happens again, step back or start the program anew; a report helps to mend it.</source>
        <translation>Bu programın hatası, sizin değil. Devam edebilirsiniz. Yine olursa bir adım geri gidin ya da programı yeniden başlatın; bir rapor hatayı gidermeye yardım eder.</translation>
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
        <source>No game was on the table.</source>
        <translation>Masada oyun yoktu.</translation>
    </message>
    <message>
        <source>Nothing was lost: the game is saved up to the last decision.</source>
        <translation>Hiçbir şey kaybolmadı: oyun son karara kadar kayıtlı.</translation>
    </message>
    <message>
        <source>The game could not be saved. «Save as» may still keep it elsewhere.</source>
        <translation>Oyun kaydedilemedi. “Farklı kaydet” onu belki başka bir yere kaydeder.</translation>
    </message>
    <message>
        <source>The report cannot be written: {why}</source>
        <translation>Rapor yazılamıyor: {why}</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>Kaydedildi: {path}</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pause</source>
        <translation>Ara</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Buradayım</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Devam</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn. Only {name} should look.</source>
        <translation>Sıra: {name}. Ekrana yalnızca {name} baksın.</translation>
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
    <name>Desk</name>
    <message>
        <source>Start again with the same cards? This game stays among the records.</source>
        <translation>Aynı kartlarla baştan başlansın mı? Bu oyun kayıtlarda kalır.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Baştan başla</translation>
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
        <source>Saved. Every decision is, at once.</source>
        <translation>Kaydedildi. Zaten her karar anında kaydedilir.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Farklı kaydet</translation>
    </message>
    <message>
        <source>Nothing is sent by itself. Copy this text into your report, and say what you did and what you expected.</source>
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
        <source>Since your last turn</source>
        <translation>Son turunuzdan bu yana</translation>
    </message>
    <message>
        <source>Show it again</source>
        <translation>Yeniden göster</translation>
    </message>
</context>
<context>
    <name>Headless</name>
    <message>
        <source>There is no game {game}. Games: {known}.</source>
        <translation>{game} diye bir oyun yok. Oyunlar: {known}.</translation>
    </message>
    <message>
        <source>{path} is sound: {game}, {count} entries.</source>
        <translation>{path} sağlam: {game}, {count} girdi.</translation>
    </message>
    <message>
        <source>A record is never written over.</source>
        <translation>Bir kaydın üzerine hiçbir zaman yazılmaz.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {why}</source>
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
        <source>Find the next place</source>
        <translation>Sonraki yeri bul</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Kurallar</translation>
    </message>
</context>
<context>
    <name>Lamplight</name>
    <message>
        <source>The folder {folder} cannot be written ({why}). Games are not kept; «Save as» works.</source>
        <translation>Şu klasöre yazılamıyor: {folder} ({why}). Oyunlar saklanmıyor; “Farklı kaydet” çalışır.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Dice</source>
        <translation>Zar</translation>
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
        <source>Does anything that is allowed, without a thought.</source>
        <translation>İzin verilen herhangi bir şeyi düşünmeden yapar.</translation>
    </message>
    <message>
        <source>Takes what looks good now. Overlooks what comes later.</source>
        <translation>Şu an iyi görüneni alır. Sonra geleceği gözden kaçırır.</translation>
    </message>
    <message>
        <source>Weighs what is scored next, and seldom wastes a turn.</source>
        <translation>Sıradaki puanlamayı tartar, bir turu nadiren boşa harcar.</translation>
    </message>
    <message>
        <source>Plans for the whole game with all that its seat can know. Thinks a moment.</source>
        <translation>Yerinden bilinebilecek her şeyle tüm oyunu planlar. Biraz düşünür.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>All seats</source>
        <translation>Tüm oyuncular</translation>
    </message>
    <message>
        <source>Lines of</source>
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
        <source>Takes back the last decision of {name}.</source>
        <translation>Son kararı geri alır: {name}.</translation>
    </message>
    <message>
        <source>{barrier} It will be noted beside the result.</source>
        <translation>{barrier} Sonucun yanına not edilir.</translation>
    </message>
    <message>
        <source>Take back anyway</source>
        <translation>Yine de geri al</translation>
    </message>
    <message>
        <source>Looking for a good move ...</source>
        <translation>İyi bir hamle aranıyor ...</translation>
    </message>
    <message>
        <source>Point at something closed and ask again.</source>
        <translation>Kapalı olan bir şeyi gösterip yeniden sorun.</translation>
    </message>
    <message>
        <source>Takes up what lies there and is not meant yet.</source>
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
        <source>Person</source>
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
        <source>{name} took something back over a barrier %n time(s).</source>
        <translation>
            <numerusform>{name} %n kez bir engeli aşarak geri aldı.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionRows</name>
    <message>
        <source>Set to «{value}»: {reason}</source>
        <translation>“{value}” olarak ayarlandı: {reason}</translation>
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
        <source>{path} cannot be written: {why}</source>
        <translation>{path} yazılamıyor: {why}</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>Yazıldı: {path}</translation>
    </message>
    <message>
        <source>This game has no picture to share.</source>
        <translation>Bu oyunun paylaşılacak bir resmi yok.</translation>
    </message>
    <message>
        <source>The picture is in the clipboard: paste it anywhere.</source>
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
        <source>Every change holds at once.</source>
        <translation>Her değişiklik hemen geçerli olur.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tümünü sıfırla</translation>
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
        <source>&amp;Take-back rule for new games</source>
        <translation>Yeni oyunlarda geri alma &amp;kuralı</translation>
    </message>
    <message>
        <source>Play a single choice by itself, after showing it</source>
        <translation>Tek seçeneği gösterdikten sonra kendiliğinden oyna</translation>
    </message>
    <message>
        <source>Ask before taking back over a barrier</source>
        <translation>Bir engeli aşıp geri almadan önce sor</translation>
    </message>
    <message>
        <source>Cover the screen when the window comes back (several people)</source>
        <translation>Pencere geri geldiğinde ekranı ört (birden çok kişi)</translation>
    </message>
    <message>
        <source>Single letters are commands (H for a hint ...)</source>
        <translation>Tek harfler komuttur (ipucu için H ...)</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>&amp;Yazı boyutu</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>&amp;Adınız</translation>
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
        <source>Each for itself</source>
        <translation>Herkes kendi başına</translation>
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
        <source>Save as PDF...</source>
        <translation>PDF olarak kaydet...</translation>
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
        <source>Written: {path}</source>
        <translation>Yazıldı: {path}</translation>
    </message>
</context>
<context>
    <name>PromptLine</name>
    <message numerus="yes">
        <source>%n since your turn</source>
        <comment>happenings</comment>
        <translation>
            <numerusform>turunuzdan beri %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordsSheet</name>
    <message>
        <source>Records</source>
        <translation>Kayıtlar</translation>
    </message>
    <message>
        <source>No games yet. They are kept here by themselves.</source>
        <translation>Henüz oyun yok. Oyunlar burada kendiliğinden saklanır.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aç</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Dışa aktar...</translation>
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
        <source>Yes, into the bin</source>
        <translation>Evet, çöpe at</translation>
    </message>
    <message>
        <source>Look at it</source>
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
        <source>Put this game and its older copies into the bin?</source>
        <translation>Bu oyun ve eski kopyaları çöpe atılsın mı?</translation>
    </message>
    <message>
        <source>This system has no bin. Delete the file yourself: {path}</source>
        <translation>Bu sistemde çöp kutusu yok. Dosyayı kendiniz silin: {path}</translation>
    </message>
    <message>
        <source>over</source>
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
        <source>What all see</source>
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
        <source>The graph begins when the first points are scored.</source>
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
        <source>Person</source>
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
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Number of seats</source>
        <translation>Oyuncu sayısı</translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <translation>&amp;Oyuncular</translation>
    </message>
</context>
<context>
    <name>SeatsStrip</name>
    <message>
        <source>Seats</source>
        <translation>Oyuncular</translation>
    </message>
</context>
<context>
    <name>SetupSheet</name>
    <message>
        <source>Cancel</source>
        <translation>Vazgeç</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Başla</translation>
    </message>
    <message>
        <source>Bots see what a person in their seat would see, and nothing more.</source>
        <translation>Botlar, yerlerinde bir insan otursa ne görecekse onu görür; fazlasını değil.</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>Oyun &amp;ayarları</translation>
    </message>
    <message>
        <source>Preset of options</source>
        <translation>Hazır oyun ayarları</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Kutudaki gibi</translation>
    </message>
    <message>
        <source>Keep as...</source>
        <translation>Şu adla sakla...</translation>
    </message>
    <message>
        <source>Name of the preset, then Enter</source>
        <translation>Hazır ayarın adı, sonra Enter</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>&amp;Tohum</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Başka</translation>
    </message>
    <message>
        <source>The same seed, seats and options bring the same cards again.</source>
        <translation>Aynı tohum, oyuncular ve ayarlar yine aynı kartları getirir.</translation>
    </message>
    <message>
        <source>&amp;Take-back rule</source>
        <translation>&amp;Geri alma kuralı</translation>
    </message>
    <message>
        <source>The seed is missing: any number will do.</source>
        <translation>Tohum eksik: herhangi bir sayı olur.</translation>
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
    <name>Shelf</name>
    <message>
        <source>Back</source>
        <translation>Geri</translation>
    </message>
    <message>
        <source>One step back in this decision</source>
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
        <source>The usual key again</source>
        <translation>Alışılmış tuşa dön</translation>
    </message>
    <message>
        <source>Enter or a double click on a command, then press its new key.</source>
        <translation>Bir komutta Enter&apos;a basın ya da çift tıklayın, sonra yeni tuşuna basın.</translation>
    </message>
    <message>
        <source>{key} belongs to «{command}». Change that one first.</source>
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
        <source>there is no picture to write</source>
        <translation>yazılacak resim yok</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>{least} to {most} players</source>
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
        <source>Everybody may look. Next: {name}.</source>
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
        <source>Any number of steps back, but never past something that was revealed, drawn by chance or decided by another person.</source>
        <translation>İstediğiniz kadar adım geri; ama açılmış, şansla belirlenmiş ya da başka birinin karar verdiği bir şeyin gerisine asla.</translation>
    </message>
    <message>
        <source>Friendly</source>
        <translation>Hoşgörülü</translation>
    </message>
    <message>
        <source>Such barriers may be crossed after a question. It is noted beside the result.</source>
        <translation>Böyle engeller bir sorudan sonra aşılabilir. Sonucun yanına not edilir.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Yok</translation>
    </message>
    <message>
        <source>What is decided stays decided.</source>
        <translation>Verilen karar değişmez.</translation>
    </message>
</context>
<context>
    <name>WaitingCard</name>
    <message>
        <source>Where it stopped</source>
        <translation>Kaldığı yer</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Masada</translation>
    </message>
    <message>
        <source>Continue where it stopped</source>
        <translation>Kaldığı yerden devam et</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Devam et</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Seats</source>
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
    <name>cartographers</name>
    <message>
        <source>Looks at a few places and takes what scores at the end of this season.</source>
        <translation>Birkaç yere bakar ve bu mevsimin sonunda puan getireni alır.</translation>
    </message>
    <message>
        <source>Looks at every place and counts all four edicts, but only what is on the map already.</source>
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
        <source>Closes the mountain at {spaces}: a coin that scores in %n season(s).</source>
        <translation>
            <numerusform>{spaces} karesindeki dağı çevreler: %n mevsim puan getiren bir altın.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Closes the mountains at {spaces}: coins that score in %n season(s).</source>
        <translation>
            <numerusform>{spaces} karelerindeki dağları çevreler: %n mevsim puan getiren altınlar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shuts in the Dragon: coins that score in %n season(s).</source>
        <translation>
            <numerusform>Ejderhayı kuşatır: %n mevsim puan getiren altınlar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open space(s) fewer beside monsters.</source>
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
        <source>Guards %n open space(s) against monsters to come.</source>
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
        <source>%n open space(s) more beside monsters on that map.</source>
        <translation>
            <numerusform>O haritada canavarlara bitişik %n boş kare daha.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes %n star(s) of {card} ({edict}) from that map.</source>
        <translation>
            <numerusform>O haritadan %n şöhret puanı götürür: {card} ({edict}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Makes {card} ({edict}) harder on that map.</source>
        <translation>O haritada zorlaştırır: {card} ({edict}).</translation>
    </message>
    <message numerus="yes">
        <source>{skill} brings about %n star(s), its price paid.</source>
        <translation>
            <numerusform>{skill}, bedeli çıkınca yaklaşık %n şöhret puanı getirir.</numerusform>
        </translation>
    </message>
    <message>
        <source>{skill} costs less than it brings.</source>
        <translation>{skill} getirdiğinden azına mal olur.</translation>
    </message>
    <message>
        <source>No skill brings enough here: it can wait.</source>
        <translation>Hiçbir yetenek burada yeterince getirmiyor: bekleyebilir.</translation>
    </message>
    <message>
        <source>There is no other choice.</source>
        <translation>Başka seçenek yok.</translation>
    </message>
    <message>
        <source>Of the places looked at, none is worth much more.</source>
        <translation>Bakılan yerlerin hiçbiri çok daha değerli değil.</translation>
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
        <source>All seats use the same map. A and C are open country, B and D have wasteland, where nothing can be drawn.</source>
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
        <source>If no shape of the card fits, you draw one single space. Its terrain is one of the card, or any terrain you like.</source>
        <translation>Kartın hiçbir şekli sığmazsa tek bir kare çizersiniz. Arazi türü karttakilerden biri ya da istediğiniz herhangi biri olur.</translation>
    </message>
    <message>
        <source>A terrain of the card</source>
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
        <source>Three skill cards lie open. Once a season each seat may use one and pays with its coins.</source>
        <translation>Üç yetenek kartı açık durur. Her oyuncu mevsimde bir kez birini kullanabilir ve altınlarıyla öder.</translation>
    </message>
    <message>
        <source>Without</source>
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
        <source>Neighbours draw monsters on each other&apos;s maps, or the card places them by the solo rule on every map. The second is quicker at large tables.</source>
        <translation>Komşular birbirinin haritasına canavar çizer ya da kart onları tek oyuncu kuralıyla her haritaya yerleştirir. Kalabalık masalarda ikincisi daha hızlıdır.</translation>
    </message>
    <message>
        <source>The neighbours</source>
        <translation>Komşular</translation>
    </message>
    <message>
        <source>The card, by the solo rule</source>
        <translation>Kart, tek oyuncu kuralıyla</translation>
    </message>
    <message>
        <source>Maps of the others</source>
        <translation>Diğerlerinin haritaları</translation>
    </message>
    <message>
        <source>Whether you may look at the maps, coins and scores of the others before the game is over.</source>
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
        <source>3 stars for each village cluster that touches three or more other kinds of terrain.</source>
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
        <source>2 stars for each space of the longest unbroken run of forest up and down.</source>
        <translation>Yukarıdan aşağıya en uzun kesintisiz orman dizisinin her karesi için 2 şöhret puanı.</translation>
    </message>
    <message>
        <source>4 stars for each row with three or more forest spaces.</source>
        <translation>Üç ya da daha çok orman karesi bulunan her satır için 4 şöhret puanı.</translation>
    </message>
    <message>
        <source>For one village cluster: 1 star for each row and 1 for each column that it lies in.</source>
        <translation>Bir köy kümesi için: yer aldığı her satır için 1 ve her sütun için 1 şöhret puanı.</translation>
    </message>
    <message>
        <source>7 stars for each village cluster with a straight bar of four.</source>
        <translation>İçinde düz dört karelik bir çubuk olan her köy kümesi için 7 şöhret puanı.</translation>
    </message>
    <message>
        <source>6 stars for each village cluster with a square of two by two.</source>
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
        <source>4 stars for each row with five or more kinds of terrain; heroes and mountains are kinds.</source>
        <translation>Beş ya da daha çok arazi türü bulunan her satır için 4 şöhret puanı; kahraman ve dağ da tür sayılır.</translation>
    </message>
    <message>
        <source>4 stars for each group of exactly three connected empty spaces.</source>
        <translation>Birbirine bağlı tam üç boş kareden oluşan her grup için 4 şöhret puanı.</translation>
    </message>
    <message>
        <source>10 stars for each full column with an odd number.</source>
        <translation>Numarası tek olan her dolu sütun için 10 şöhret puanı.</translation>
    </message>
    <message>
        <source>When an ambush is revealed: your map takes a bar of two instead of its shape.</source>
        <translation>Bir saldırı kartı açıldığında: haritanıza onun şekli yerine iki karelik bir çubuk çizilir.</translation>
    </message>
    <message>
        <source>Draw the shape you drew once more, in the same terrain.</source>
        <translation>Çizdiğiniz şekli aynı araziyle bir kez daha çizin.</translation>
    </message>
    <message>
        <source>Also draw a bar of two beside a monster, in a terrain of the card.</source>
        <translation>Ayrıca bir canavara bitişik, karttaki bir araziyle iki karelik bir çubuk çizin.</translation>
    </message>
    <message>
        <source>Also draw one space that is farm and village at once.</source>
        <translation>Ayrıca hem tarla hem köy sayılan tek bir kare çizin.</translation>
    </message>
    <message>
        <source>Draw a shape of the card as village, whatever the card shows.</source>
        <translation>Kart ne gösterirse göstersin, bir şeklini köy olarak çizin.</translation>
    </message>
    <message>
        <source>Your shape may hang over the edge; what is outside is not drawn.</source>
        <translation>Şekliniz harita kenarından taşabilir; dışarıda kalan çizilmez.</translation>
    </message>
    <message>
        <source>Draw a square of two by two instead of a shape of the card.</source>
        <translation>Kartın bir şekli yerine 2x2 bir blok çizin.</translation>
    </message>
    <message>
        <source>Also draw one space beside the shape you drew, in the same terrain.</source>
        <translation>Ayrıca çizdiğiniz şekle bitişik tek bir kareyi aynı araziyle çizin.</translation>
    </message>
    <message>
        <source>The next shape must cover an unfilled ruins space. If none can, draw one single space of any terrain instead.</source>
        <translation>Sonraki şekil boş bir harabe karesini kapsamalıdır. Hiçbiri kapsayamıyorsa onun yerine herhangi bir araziyle tek bir kare çizilir.</translation>
    </message>
    <message>
        <source>Your map goes to the left. The neighbour there draws the monsters on it.</source>
        <translation>Haritanız sola gider. Canavarları oradaki komşunuz çizer.</translation>
    </message>
    <message>
        <source>Your map goes to the right. The neighbour there draws the monsters on it.</source>
        <translation>Haritanız sağa gider. Canavarları oradaki komşunuz çizer.</translation>
    </message>
    <message>
        <source>The monsters come by themselves: from the corner shown round the map, at the first place where they fit unturned.</source>
        <translation>Canavarlar kendiliğinden gelir: gösterilen köşeden başlayıp haritanın çevresini dolaşır, döndürülmeden sığdıkları ilk yere yerleşir.</translation>
    </message>
    <message>
        <source>Right after drawing, one space beside a Gorgon is destroyed, drawn or empty.</source>
        <translation>Çizimin hemen ardından bir gorgona bitişik bir kare, çizili ya da boş, yok edilir.</translation>
    </message>
    <message>
        <source>After each season every empty space beside a Zombie becomes a Zombie.</source>
        <translation>Her mevsimden sonra bir zombiye bitişik her boş kare zombi olur.</translation>
    </message>
    <message>
        <source>After each season the owner of the map destroys one empty space beside a Giant Troll.</source>
        <translation>Her mevsimden sonra haritanın sahibi bir dev trole bitişik bir boş kareyi yok eder.</translation>
    </message>
    <message>
        <source>Once every space of the Dragon is destroyed or has no empty neighbour, the owner marks three coins.</source>
        <translation>Ejderhanın her karesi yok edilmiş ya da boş komşusuz kalmışsa haritanın sahibi üç altın işaretler.</translation>
    </message>
    <message>
        <source>Draw the hero on an empty space and mark what the hero attacks. Monsters there are destroyed, now or later.</source>
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
        <source>Draw the same card as everybody else, each on a map of your own. Four seasons, four edicts, and monsters that your neighbours put where it hurts.</source>
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
        <source>Heroes and Skills cannot be played together. Switch one of them off.</source>
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
        <source>{card}: draw the monsters on the map of {owner}.</source>
        <translation>{card}: canavarları çizin. Harita: {owner}.</translation>
    </message>
    <message>
        <source>{card}: destroy one space beside the Gorgon on the map of {owner}.</source>
        <translation>{card}: gorgona bitişik bir kareyi yok edin. Harita: {owner}.</translation>
    </message>
    <message>
        <source>{card}: destroy one empty space beside the Giant Troll.</source>
        <translation>{card}: dev trole bitişik bir boş kareyi yok edin.</translation>
    </message>
    <message>
        <source>{card}: choose a space for the hero and what the hero attacks.</source>
        <translation>{card}: kahramana bir kare ve saldıracağı kareleri seçin.</translation>
    </message>
    <message>
        <source>{card}: pay for Acrobatics, so that your map takes only a bar of two?</source>
        <translation>{card}: haritanıza yalnızca iki karelik bir çubuk çizilsin diye Akrobasi için öder misiniz?</translation>
    </message>
    <message>
        <source>{card}: use Diplomacy to draw one space of farm and village?</source>
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
        <source>{space} is a mountain: nothing is drawn there.</source>
        <translation>{space} bir dağ: oraya çizilmez.</translation>
    </message>
    <message>
        <source>{space} is wasteland: nothing is drawn there.</source>
        <translation>{space} çorak: oraya çizilmez.</translation>
    </message>
    <message>
        <source>{space} is destroyed.</source>
        <translation>{space} yok edilmiş.</translation>
    </message>
    <message>
        <source>{space} is drawn already: {terrain}.</source>
        <translation>{space} zaten çizili: {terrain}.</translation>
    </message>
    <message>
        <source>A ruins card is waiting: the shape must cover an unfilled ruins space.</source>
        <translation>Bir harabe kartı bekliyor: şekil boş bir harabe karesini kapsamalı.</translation>
    </message>
    <message>
        <source>The bar must touch a monster.</source>
        <translation>Çubuk bir canavara bitişik olmalı.</translation>
    </message>
    <message>
        <source>The space must touch the shape you have just drawn.</source>
        <translation>Kare, az önce çizdiğiniz şekle bitişik olmalı.</translation>
    </message>
    <message>
        <source>This shape reaches no unfilled ruins space, but the other shape does: draw that one.</source>
        <translation>Bu şekil hiçbir boş harabe karesine erişemiyor, öteki erişiyor: onu çizin.</translation>
    </message>
    <message>
        <source>This shape fits nowhere on your map.</source>
        <translation>Bu şekil haritanızda hiçbir yere sığmıyor.</translation>
    </message>
    <message>
        <source>A ruins card is waiting and no shape can cover an unfilled ruins space: draw one single space instead.</source>
        <translation>Bir harabe kartı bekliyor ve hiçbir şekil boş bir harabe karesini kapsayamıyor: onun yerine tek bir kare çizin.</translation>
    </message>
    <message>
        <source>A single space is allowed only when no shape of the card can be drawn.</source>
        <translation>Tek kareye ancak kartın hiçbir şekli çizilemiyorsa izin vardır.</translation>
    </message>
    <message>
        <source>The single space takes a terrain of the card.</source>
        <translation>Tek kare karttaki bir araziyi alır.</translation>
    </message>
    <message>
        <source>These spaces are not a shape that may be drawn now.</source>
        <translation>Bu kareler şimdi çizilebilecek bir şekil değil.</translation>
    </message>
    <message>
        <source>Nothing that may be drawn now covers {space}.</source>
        <translation>Şimdi çizilebilecek hiçbir şey şu kareyi kapsamıyor: {space}.</translation>
    </message>
    <message>
        <source>{space} can be chosen now.</source>
        <translation>{space} şimdi seçilebilir.</translation>
    </message>
    <message>
        <source>This card cannot be used now.</source>
        <translation>Bu kart şimdi kullanılamaz.</translation>
    </message>
    <message>
        <source>You have used {skill} this season; only one skill a season.</source>
        <translation>Bu mevsim bir yetenek kullandınız ({skill}); mevsimde yalnızca bir yetenek.</translation>
    </message>
    <message numerus="yes">
        <source>This costs %n coin(s); you have {coins} to spend.</source>
        <translation>
            <numerusform>Bunun bedeli %n altın; harcayabileceğiniz: {coins}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{skill}: nothing that it draws would fit.</source>
        <translation>{skill}: çizeceği hiçbir şey sığmaz.</translation>
    </message>
    <message>
        <source>{skill}: nothing that it draws would cover an unfilled ruins space.</source>
        <translation>{skill}: çizeceği hiçbir şey boş bir harabe karesini kapsamaz.</translation>
    </message>
    <message>
        <source>{skill} needs a shape of the card; you drew a single space instead.</source>
        <translation>{skill} için kartın bir şekli gerekir; siz onun yerine tek bir kare çizdiniz.</translation>
    </message>
    <message>
        <source>The card shows village anyway.</source>
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
        <source>{seat} draws {terrain} on {spaces} of the map of {owner}.</source>
        <translation>{seat} çizdi: {terrain}, {spaces}. Harita: {owner}.</translation>
    </message>
    <message>
        <source>{card} lands on {spaces} of the map of {owner}.</source>
        <translation>{card} yerleşti: {spaces}. Harita: {owner}.</translation>
    </message>
    <message>
        <source>{card} finds no room on the map of {owner}.</source>
        <translation>{card} hiçbir yere sığmadı. Harita: {owner}.</translation>
    </message>
    <message>
        <source>The map of {owner} is full: nothing is drawn.</source>
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
        <source>{card} destroys {spaces} of the map of {owner}.</source>
        <translation>{card} yok etti: {spaces}. Harita: {owner}.</translation>
    </message>
    <message>
        <source>Zombies spread to {spaces} of the map of {owner}.</source>
        <translation>Zombiler yayıldı: {spaces}. Harita: {owner}.</translation>
    </message>
    <message>
        <source>{season}, {owner}: {first} + {second} + {coins} coins - {monsters} monsters = {total}.</source>
        <translation>{season}, {owner}: {first} + {second} + {coins} (altın) - {monsters} (canavarlar) = {total}.</translation>
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
        <source>{seat} wins with {total}: of the tied, fewest stars lost to monsters.</source>
        <translation>{seat} kazandı: {total} puan; eşitler arasında canavarlara en az şöhret puanı kaybeden.</translation>
    </message>
    <message>
        <source>{seats} share the victory with {total}.</source>
        <translation>{total} puanla zaferi paylaşanlar: {seats}.</translation>
    </message>
    <message>
        <source>{total} less the targets of {target} is {rating}: {title}.</source>
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
</context>
<context>
    <name>cartographers_board</name>
    <message>
        <source>Cover a ruins space</source>
        <translation>Bir harabe karesini kapsa</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Döndür</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Aynala</translation>
    </message>
    <message>
        <source>Take up</source>
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
        <source>Destroy it</source>
        <translation>Yok et</translation>
    </message>
    <message>
        <source>Draw it</source>
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
        <source>&amp;Turn the shape</source>
        <translation>Şekli &amp;döndür</translation>
    </message>
    <message>
        <source>Turn the shape &amp;back</source>
        <translation>Şekli te&amp;rs döndür</translation>
    </message>
    <message>
        <source>&amp;Mirror the shape</source>
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
        <source>Map of {name}:</source>
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
        <source>Map of {name}: hidden until the end.</source>
        <translation>Harita, {name}: sona kadar gizli.</translation>
    </message>
    <message>
        <source>Map of {name}: {drawn} spaces drawn, {coins} coins, {stars} stars.</source>
        <translation>Harita, {name}: {drawn} kare çizili, {coins} altın, {stars} şöhret puanı.</translation>
    </message>
    <message>
        <source>Terrains: {terrains}.</source>
        <translation>Araziler: {terrains}.</translation>
    </message>
    <message>
        <source>Shape {number} of {spaces} spaces</source>
        <translation>{number}. şekil, {spaces} kare</translation>
    </message>
    <message>
        <source>{shape}: {count} places.</source>
        <translation>{shape}: {count} yer.</translation>
    </message>
    <message>
        <source>In hand: {drawing}. {result}.</source>
        <translation>Elde: {drawing}. {result}.</translation>
    </message>
    <message>
        <source>It can be used now.</source>
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
        <source>{change} by this shape</source>
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
        <source>{text}, {change} by this shape</source>
        <translation>{text}, bu şekille {change}</translation>
    </message>
    <message>
        <source>{name}: {seasons}, together {total}</source>
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
        <source>Set-up</source>
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
        <source>placed: confirm or take up</source>
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
        <source>drawn by seat {number}</source>
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
        <source>The maps of the others are hidden until the end.</source>
        <translation>Diğerlerinin haritaları sona kadar gizli.</translation>
    </message>
    <message>
        <source>Map of {name}, hidden</source>
        <translation>Harita, {name}: gizli</translation>
    </message>
    <message>
        <source>Map of {name}, {total} stars, {coins} coins</source>
        <translation>Harita, {name}: {total} şöhret puanı, {coins} altın</translation>
    </message>
    <message>
        <source>{count} maps before</source>
        <translation>önce {count} harita</translation>
    </message>
    <message>
        <source>{count} maps after</source>
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
        <source>Finished maps, in black</source>
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
        <source>You draw on the map of {name}</source>
        <translation>Şu haritaya çiziyorsunuz: {name}</translation>
    </message>
    <message>
        <source>Map of {name} (Esc: back)</source>
        <translation>Harita, {name} (Esc: geri)</translation>
    </message>
    <message>
        <source>On the map of {name}</source>
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
        <source>This skill is for another moment of the turn.</source>
        <translation>Bu yetenek turun başka bir anı içindir.</translation>
    </message>
    <message>
        <source>Go to: type a space, for example B4</source>
        <translation>Git: bir kare yazın, örneğin B4</translation>
    </message>
    <message>
        <source>There is no space {name}.</source>
        <translation>{name} diye bir kare yok.</translation>
    </message>
    <message>
        <source>&amp;Go to a space...</source>
        <translation>&amp;Haritada bir kareye git...</translation>
    </message>
    <message>
        <source>Map of {name}</source>
        <translation>Harita: {name}</translation>
    </message>
</context>
<context>
    <name>kernel</name>
    <message>
        <source>It is not this seat&apos;s decision now.</source>
        <translation>Şimdi karar bu oyuncunun değil.</translation>
    </message>
    <message>
        <source>This is not one of the choices now.</source>
        <translation>Bu, şu anki seçeneklerden biri değil.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Oyun bitti.</translation>
    </message>
    <message>
        <source>This answer is binding and cannot be taken back.</source>
        <translation>Bu yanıt bağlayıcıdır, geri alınamaz.</translation>
    </message>
    <message>
        <source>This seat has given no answer to take back.</source>
        <translation>Bu oyuncunun geri alınacak bir yanıtı yok.</translation>
    </message>
    <message>
        <source>This game has {least} to {most} seats, not {seats}.</source>
        <translation>Bu oyun {least}–{most} oyuncu içindir, {seats} değil.</translation>
    </message>
    <message>
        <source>There is no option «{option}». The options are: {known}.</source>
        <translation>“{option}” diye bir oyun ayarı yok. Ayarlar: {known}.</translation>
    </message>
    <message>
        <source>The option «{option}» cannot be «{value}». It can be: {allowed}.</source>
        <translation>“{option}” ayarı “{value}” olamaz. Olabilecekler: {allowed}.</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to {most}.</source>
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
        <source>This file was written by a newer program ({program}) in format {number}; this program reads up to format {known}. A newer version of Lamplight opens it.</source>
        <translation>Bu dosyayı daha yeni bir program ({program}) {number} biçiminde yazmış; bu program en çok {known} biçimini okur. Daha yeni bir Lamplight sürümü dosyayı açar.</translation>
    </message>
    <message>
        <source>This game was played by newer rules (version {rules}, program {program}); this program knows version {known}. A newer version of Lamplight opens it.</source>
        <translation>Bu oyun daha yeni kurallarla oynanmış (sürüm {rules}, program {program}); bu program {known} sürümünü bilir. Daha yeni bir Lamplight sürümü oyunu açar.</translation>
    </message>
    <message>
        <source>This game was played by older rules (version {rules}, program {program}) and cannot be carried over to version {known}. That older version of Lamplight opens it.</source>
        <translation>Bu oyun daha eski kurallarla oynanmış (sürüm {rules}, program {program}) ve {known} sürümüne aktarılamıyor. O eski Lamplight sürümü oyunu açar.</translation>
    </message>
    <message>
        <source>This program does not know the game «{game}». Look for a newer version of Lamplight.</source>
        <translation>Bu program “{game}” oyununu tanımıyor. Daha yeni bir Lamplight sürümü arayın.</translation>
    </message>
    <message>
        <source>This file is damaged ({where}). It was left as it is; an older copy of the game may still open.</source>
        <translation>Bu dosya bozuk ({where}). Olduğu gibi bırakıldı; oyunun eski bir kopyası yine de açılabilir.</translation>
    </message>
    <message>
        <source>This file is too large to be a game: at most {most} MB are read.</source>
        <translation>Bu dosya bir oyun için fazla büyük: en çok {most} MB okunur.</translation>
    </message>
    <message>
        <source>A result of chance has been shown since then.</source>
        <translation>O zamandan beri bir şans sonucu gösterildi.</translation>
    </message>
    <message>
        <source>Hidden information has been shown since then.</source>
        <translation>O zamandan beri gizli bir bilgi gösterildi.</translation>
    </message>
    <message>
        <source>Another person has decided since then.</source>
        <translation>O zamandan beri başka biri karar verdi.</translation>
    </message>
    <message>
        <source>This game was set up without take-back.</source>
        <translation>Bu oyun geri almasız kuruldu.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Geri alınacak bir şey yok.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Yinelenecek bir şey yok.</translation>
    </message>
</context>
<context>
    <name>models</name>
    <message>
        <source>There is no file {path} any more.</source>
        <translation>{path} dosyası artık yok.</translation>
    </message>
    <message>
        <source>This file cannot be opened ({why}).</source>
        <translation>Bu dosya açılamıyor ({why}).</translation>
    </message>
    <message>
        <source>The moves in this file do not fit the rules from move {entry} on ({why}). The file was left as it is; an older copy of the game may still open.</source>
        <translation>Bu dosyadaki hamleler {entry}. hamleden sonra kurallara uymuyor ({why}). Dosya olduğu gibi bırakıldı; oyunun eski bir kopyası yine de açılabilir.</translation>
    </message>
    <message>
        <source>This is the public record of a game that was running: the list shows it, but nobody can play on from it.</source>
        <translation>Bu, sürmekte olan bir oyunun açık kaydı: listede görünür ama kimse buradan oynamaya devam edemez.</translation>
    </message>
    <message>
        <source>This game is being played in another window already.</source>
        <translation>Bu oyun zaten başka bir pencerede oynanıyor.</translation>
    </message>
    <message>
        <source>While the game runs, its replay shows only what all may see.</source>
        <translation>Oyun sürerken tekrarı yalnızca herkesin görebileceğini gösterir.</translation>
    </message>
    <message>
        <source>The game cannot be saved in {folder} ({why}). You can play on; «Save as» keeps it elsewhere.</source>
        <translation>Oyun şuraya kaydedilemiyor: {folder} ({why}). Oynamaya devam edebilirsiniz; “Farklı kaydet” onu başka yere kaydeder.</translation>
    </message>
    <message>
        <source>The disk takes long to save the game. You can play on.</source>
        <translation>Oyunun diske kaydı uzun sürüyor. Oynamaya devam edebilirsiniz.</translation>
    </message>
    <message>
        <source>Some settings could not be read; the usual ones hold. The old file was kept: {where}.</source>
        <translation>Bazı ayarlar okunamadı; alışılmış olanlar geçerli. Eski dosya saklandı: {where}.</translation>
    </message>
    <message>
        <source>The settings could not be opened ({why}). The usual ones hold for now.</source>
        <translation>Ayarlar açılamadı ({why}). Şimdilik alışılmış olanlar geçerli.</translation>
    </message>
    <message>
        <source>The settings cannot be written ({why}). They hold until you quit.</source>
        <translation>Ayarlar yazılamıyor ({why}). Çıkana kadar geçerliler.</translation>
    </message>
    <message>
        <source>The bots have stopped thinking ({why}). Nothing is lost; you can try again.</source>
        <translation>Botlar düşünmeyi bıraktı ({why}). Hiçbir şey kaybolmadı; yeniden deneyebilirsiniz.</translation>
    </message>
</context>
</TS>
