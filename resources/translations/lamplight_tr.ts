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
        <source>Against {count} bots</source>
        <translation>{count} bota karşı</translation>
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
    <name>ClosedEyes</name>
    <message>
        <source>Begin</source>
        <translation>Başla</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Devam</translation>
    </message>
    <message>
        <source>All open your eyes.</source>
        <translation>Herkes gözlerini açsın.</translation>
    </message>
    <message>
        <source>Close your eyes again.</source>
        <translation>Gözlerinizi yeniden kapatın.</translation>
    </message>
    <message>
        <source>All close your eyes once more.</source>
        <translation>Herkes bir kez daha gözlerini kapatsın.</translation>
    </message>
    <message>
        <source>All close your eyes.</source>
        <translation>Herkes gözlerini kapatsın.</translation>
    </message>
    <message>
        <source>Whom it concerns opens them when the countdown ends.</source>
        <translation>Geri sayım bitince ilgili kişi gözlerini açar.</translation>
    </message>
    <message>
        <source>When the countdown ends, all may look.</source>
        <translation>Geri sayım bitince herkes bakabilir.</translation>
    </message>
    <message>
        <source>Put the laptop in the middle and press Begin. After {first} seconds whom it concerns looks and chooses without a sound. All others keep their eyes closed and wait until {whole} seconds have passed.</source>
        <translation>Bilgisayarı ortaya koyun ve Başla düğmesine basın. {first} saniye sonra ilgili kişi bakar ve ses çıkarmadan seçer. Ötekiler gözlerini kapalı tutar ve {whole} saniye geçene kadar bekler.</translation>
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
        <source>O&amp;f your own accord</source>
        <translation>Sor&amp;ulmadan</translation>
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
    <name>CthulhuWarsBoard</name>
    <message>
        <source>Table of Cthulhu Wars</source>
        <translation>Cthulhu Wars masası</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>This is not the PIN.</source>
        <translation>PIN bu değil.</translation>
    </message>
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
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>PIN forgotten: hold to take it off</source>
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
        <source>All that can be chosen is lit on the board.</source>
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
    <name>EndPicture</name>
    <message>
        <source>The table at the end</source>
        <translation>Sondaki masa</translation>
    </message>
    <message>
        <source>The table as it was at the end: press to look at it.</source>
        <translation>Masanın sondaki hâli: bakmak için basın.</translation>
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
        <source>{choice}: Enter or press again</source>
        <translation>{choice}: Enter&apos;a ya da yeniden basın</translation>
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
        <source>Weighs what comes next, and seldom wastes a turn.</source>
        <translation>Sırada geleni tartar, bir turu nadiren boşa harcar.</translation>
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
        <source>Now click on what you wonder about.</source>
        <translation>Şimdi merak ettiğiniz şeye tıklayın.</translation>
    </message>
    <message>
        <source>Point at what is not lit, then ask: the reason stands here.</source>
        <translation>Işıklı olmayan bir yeri gösterin, sonra sorun: nedeni burada yazar.</translation>
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
    <name>Notebook</name>
    <message>
        <source>Whose notebook?</source>
        <translation>Kimin defteri?</translation>
    </message>
    <message>
        <source>From now on the curtain asks for your PIN.</source>
        <translation>Perde bundan sonra PIN&apos;inizi soracak.</translation>
    </message>
    <message>
        <source>Your curtain asks for no PIN any more.</source>
        <translation>Perdeniz artık PIN sormuyor.</translation>
    </message>
</context>
<context>
    <name>NotebookScreen</name>
    <message>
        <source>Nothing is written here yet.</source>
        <translation>Burada henüz bir şey yazmıyor.</translation>
    </message>
    <message numerus="yes">
        <source>A PIN has %n or more digits or letters.</source>
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
        <source>A new PIN for my seat</source>
        <translation>Yerim için yeni bir PIN</translation>
    </message>
    <message>
        <source>PIN...</source>
        <translation>PIN...</translation>
    </message>
    <message>
        <source>Set the PIN</source>
        <translation>PIN&apos;i ayarla</translation>
    </message>
    <message>
        <source>No PIN any more</source>
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
        <source>What is chosen when the time ends counts. Then close your eyes again.</source>
        <translation>Süre bittiğinde ne seçiliyse o geçerlidir. Sonra gözlerinizi yeniden kapatın.</translation>
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
    <message>
        <source>First voyage</source>
        <translation>İlk yolculuk</translation>
    </message>
    <message>
        <source>Nobody jumps</source>
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
        <source>The Cult awakes</source>
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
    <name>Privacy</name>
    <message>
        <source>Whom it concerns</source>
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
        <source>This is not open. Hold to see why.</source>
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
        <source>Everybody stays here for the same time at least.</source>
        <translation>Herkes burada en az aynı süre kalır.</translation>
    </message>
    <message>
        <source>Hold “Done” for a moment.</source>
        <translation>Bitti düğmesini bir an basılı tutun.</translation>
    </message>
    <message>
        <source>First hold to see what is here.</source>
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
        <source>First choose.</source>
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
        <source>drawn unseen</source>
        <translation>görülmeden seçilir</translation>
    </message>
    <message>
        <source>Whoever knows the seed can find out every secret of the game: leave it empty, and nobody sees it.</source>
        <translation>Tohumu bilen, oyunun her sırrını bulabilir: boş bırakın, kimse görmesin.</translation>
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
    <name>ShelfLines</name>
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
    <name>StandingMenu</name>
    <message>
        <source>None for this seat</source>
        <translation>Bu oyuncu için yok</translation>
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
        <source>Everybody may look. Next all close their eyes.</source>
        <translation>Herkes bakabilir. Birazdan herkes gözlerini kapatacak.</translation>
    </message>
    <message>
        <source>Answer always...</source>
        <translation>Hep böyle yanıtla...</translation>
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
    <name>Unasked</name>
    <message>
        <source>Is this meant? It cannot be taken back.</source>
        <translation>Bunu mu istediniz? Geri alınamaz.</translation>
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
        <source>The PIN of {name} was taken off.</source>
        <translation>PIN kaldırıldı: {name}.</translation>
    </message>
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
    <name>feed_the_kraken</name>
    <message>
        <source>There is no other choice.</source>
        <translation>Başka seçenek yok.</translation>
    </message>
    <message>
        <source>Nothing else looks better for your side.</source>
        <translation>Tarafınız için daha iyi görünen bir şey yok.</translation>
    </message>
    <message>
        <source>{who} is on your side with about {percent} %.</source>
        <translation>{who} yaklaşık %{percent} olasılıkla sizin tarafınızda.</translation>
    </message>
    <message>
        <source>With this team your side has about {percent} %; as things stand it has {now} %.</source>
        <translation>Bu ekiple tarafınızın şansı yaklaşık %{percent}; şu an %{now}.</translation>
    </message>
    <message>
        <source>A mutiny against this team has about {percent} %.</source>
        <translation>Bu ekibe karşı bir isyanın şansı yaklaşık %{percent}.</translation>
    </message>
    <message>
        <source>This team gives your side about {percent} %; another captain would hardly change it.</source>
        <translation>Bu ekip tarafınıza yaklaşık %{percent} şans veriyor; başka bir kaptan bunu pek değiştirmez.</translation>
    </message>
    <message>
        <source>With this team your side has about {before} %, with you as captain about {after} %.</source>
        <translation>Bu ekiple tarafınızın şansı yaklaşık %{before}, siz kaptan olursanız yaklaşık %{after}.</translation>
    </message>
    <message numerus="yes">
        <source>%n gun(s) of yours should do: the mutiny then has about {percent} %.</source>
        <translation>
            <numerusform>Sizden %n tabanca yetmeli: isyanın şansı o zaman yaklaşık %{percent}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A sailor would do the same: nobody will suspect you for it.</source>
        <translation>Bir denizci de aynısını yapardı: kimse sizden kuşkulanmaz.</translation>
    </message>
    <message>
        <source>Both cards lose at once. Another navigator may get better ones.</source>
        <translation>İki kart da hemen kaybettirir. Başka bir dümenciye daha iyileri gelebilir.</translation>
    </message>
    <message>
        <source>Two new cards can hardly be worse than these.</source>
        <translation>İki yeni kart bunlardan pek kötü olamaz.</translation>
    </message>
    <message>
        <source>About {who} you know too little.</source>
        <translation>Hakkında çok az şey biliyorsunuz: {who}.</translation>
    </message>
    <message>
        <source>{who} is against you with about {percent} %.</source>
        <translation>{who} yaklaşık %{percent} olasılıkla size karşı.</translation>
    </message>
    <message>
        <source>{who} leads the cult with {percent} % only.</source>
        <translation>{who} yalnızca %{percent} olasılıkla tarikatın lideri.</translation>
    </message>
    <message>
        <source>{who} is your leader: the Kraken wins with this meal.</source>
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
        <source>A gun serves the cult best in the hands of {who}.</source>
        <translation>Tabanca tarikata en çok şu elde yarar: {who}.</translation>
    </message>
    <message>
        <source>The card is good for your side: leave it.</source>
        <translation>Kart tarafınız için iyi: bırakın kalsın.</translation>
    </message>
    <message>
        <source>The card is bad for your side: away with it.</source>
        <translation>Kart tarafınız için kötü: atın gitsin.</translation>
    </message>
    <message>
        <source>Your character is worth more later.</source>
        <translation>Karakteriniz sonra daha çok işe yarar.</translation>
    </message>
    <message>
        <source>Now {character} helps your side.</source>
        <translation>{character} şimdi tarafınıza yarar.</translation>
    </message>
    <message>
        <source>Your guns make this mutiny, and it serves your side.</source>
        <translation>Bu isyan sizin tabancalarınızla başarıya ulaşır ve tarafınıza yarar.</translation>
    </message>
    <message>
        <source>Your guns would not help your side here.</source>
        <translation>Tabancalarınız burada tarafınıza yaramaz.</translation>
    </message>
    <message>
        <source>Does anybody want to use a character? ({moment})</source>
        <translation>Karakter kullanmak isteyen var mı? ({moment})</translation>
    </message>
    <message>
        <source>Kleptomaniac: {who} picks whom to take a gun from.</source>
        <translation>Kleptoman: {who} kimden tabanca alınacağını seçer.</translation>
    </message>
    <message>
        <source>Troublemaker: {who} picks whose guns count double.</source>
        <translation>Baş Belası: {who} kimin tabancalarının iki sayılacağını seçer.</translation>
    </message>
    <message>
        <source>Peacemaker: {who} picks who takes all guns back.</source>
        <translation>Arabulucu: {who} kimin bütün tabancalarını geri alacağını seçer.</translation>
    </message>
    <message>
        <source>Minstrel: {who} picks the first seat that stays out of the next loyalty check.</source>
        <translation>Ozan: {who} sonraki sadakat yoklamasına katılmayacak ilk oyuncuyu seçer.</translation>
    </message>
    <message>
        <source>Minstrel: {who} picks the second seat that stays out of the next loyalty check.</source>
        <translation>Ozan: {who} sonraki sadakat yoklamasına katılmayacak ikinci oyuncuyu seçer.</translation>
    </message>
    <message>
        <source>Agitator: {who} picks the first seat that must commit a gun.</source>
        <translation>Kışkırtıcı: {who} tabanca koymak zorunda kalacak ilk oyuncuyu seçer.</translation>
    </message>
    <message>
        <source>Agitator: {who} picks the second seat that must commit a gun.</source>
        <translation>Kışkırtıcı: {who} tabanca koymak zorunda kalacak ikinci oyuncuyu seçer.</translation>
    </message>
    <message>
        <source>Herbalist: {who} picks whose off-duty sign moves.</source>
        <translation>Otacı: {who} kimin izin işaretinin yer değiştireceğini seçer.</translation>
    </message>
    <message>
        <source>Herbalist: {who} picks who gets the off-duty sign.</source>
        <translation>Otacı: {who} izin işaretinin kime gideceğini seçer.</translation>
    </message>
    <message>
        <source>Consultant: {who} names the lieutenant.</source>
        <translation>Danışman: {who} teğmeni atar.</translation>
    </message>
    <message>
        <source>Smuggler: {who} picks who draws three cards.</source>
        <translation>Kaçakçı: {who} kimin üç kart çekeceğini seçer.</translation>
    </message>
    <message>
        <source>Archivist: {who} picks who may draw anew.</source>
        <translation>Arşivci: {who} kimin yeniden çekebileceğini seçer.</translation>
    </message>
    <message>
        <source>Mentor: {who} picks whose open character turns face down.</source>
        <translation>Akıl Hocası: {who} kimin açık karakterinin kapanacağını seçer.</translation>
    </message>
    <message>
        <source>Debt Collector: {who} picks the officer who pays the two others.</source>
        <translation>Tahsildar: {who} öteki ikisine ödeyecek subayı seçer.</translation>
    </message>
    <message>
        <source>Spiritualist: {who} picks the first seat that gives a gun.</source>
        <translation>Medyum: {who} tabanca verecek ilk oyuncuyu seçer.</translation>
    </message>
    <message>
        <source>Spiritualist: {who} picks the second seat that gives a gun.</source>
        <translation>Medyum: {who} tabanca verecek ikinci oyuncuyu seçer.</translation>
    </message>
    <message>
        <source>Spiritualist: {who} picks who gets the guns.</source>
        <translation>Medyum: {who} tabancaları kimin alacağını seçer.</translation>
    </message>
    <message>
        <source>Instigator: {who} picks who may add all guns to this check.</source>
        <translation>Fitneci: {who} bu yoklamaya bütün tabancalarını ekleyebilecek kişiyi seçer.</translation>
    </message>
    <message>
        <source>Debt Collector: {who} has one gun only and picks who gets it.</source>
        <translation>Tahsildar: {who} yalnızca bir tabancası olduğundan kime gideceğini seçer.</translation>
    </message>
    <message>
        <source>Consultant: the lieutenant named is off duty now; {who} names another one.</source>
        <translation>Danışman: atanan teğmen artık izinli; {who} başkasını atar.</translation>
    </message>
    <message>
        <source>Instigator of {by}: {who} adds all guns that are left, or nothing.</source>
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
        <source>In this window one can only use the own character, or pass.</source>
        <translation>Bu anda yalnızca kendi karakterinizi kullanabilir ya da pas geçebilirsiniz.</translation>
    </message>
    <message>
        <source>This is not its moment. {does}</source>
        <translation>Şimdi sırası değil. {does}</translation>
    </message>
    <message>
        <source>It lies open: it has been used.</source>
        <translation>Açık duruyor: kullanılmış.</translation>
    </message>
    <message>
        <source>There is nobody whom it could be used on.</source>
        <translation>Üzerinde kullanılabilecek kimse yok.</translation>
    </message>
    <message>
        <source>Turning it up costs a gun, and you have none that is free.</source>
        <translation>Açmak bir tabancaya mal olur ve boşta tabancanız yok.</translation>
    </message>
    <message>
        <source>No yellow card was played in this round.</source>
        <translation>Bu turda sarı kart oynanmadı.</translation>
    </message>
    <message>
        <source>A Consultant has already named the lieutenant of this round.</source>
        <translation>Bu turun teğmenini bir danışman zaten atadı.</translation>
    </message>
    <message>
        <source>A post is empty: there are no two badges to swap.</source>
        <translation>Bir görev boş: değiştirilecek iki rozet yok.</translation>
    </message>
    <message>
        <source>There is no card left to look at.</source>
        <translation>Bakılacak kart kalmadı.</translation>
    </message>
    <message>
        <source>{who} has been picked already.</source>
        <translation>{who} zaten seçildi.</translation>
    </message>
    <message>
        <source>All or nothing: press one of the two buttons.</source>
        <translation>Ya hep ya hiç: iki düğmeden birine basın.</translation>
    </message>
    <message>
        <source>Only the two other officers can be paid.</source>
        <translation>Yalnızca öteki iki subaya ödenebilir.</translation>
    </message>
    <message>
        <source>Only another seat that has a gun can be picked; guns on the table do not count.</source>
        <translation>Yalnızca tabancası olan başka bir oyuncu seçilebilir; masadaki tabancalar sayılmaz.</translation>
    </message>
    <message>
        <source>Only a seat with guns on the table that count once can be picked.</source>
        <translation>Yalnızca masadaki tabancaları bir sayılan bir oyuncu seçilebilir.</translation>
    </message>
    <message>
        <source>Only a seat with guns on the table can be picked.</source>
        <translation>Yalnızca masada tabancası olan bir oyuncu seçilebilir.</translation>
    </message>
    <message>
        <source>Two different seats are picked.</source>
        <translation>İki farklı oyuncu seçilir.</translation>
    </message>
    <message>
        <source>A sign moves from a seat that has one to a seat that has none.</source>
        <translation>İşaret, olan bir oyuncudan olmayan bir oyuncuya geçer.</translation>
    </message>
    <message>
        <source>Only a seat that the captain could name can be picked: on duty, and not the captain.</source>
        <translation>Yalnızca kaptanın atayabileceği biri seçilebilir: görevde olan ve kaptan olmayan.</translation>
    </message>
    <message>
        <source>Only the captain or the lieutenant can be picked, and each only once.</source>
        <translation>Yalnızca kaptan ya da teğmen seçilebilir, her biri yalnızca bir kez.</translation>
    </message>
    <message>
        <source>Only another seat whose character lies open can be picked.</source>
        <translation>Yalnızca karakteri açık duran başka bir oyuncu seçilebilir.</translation>
    </message>
    <message>
        <source>Only an officer who has a gun can be picked.</source>
        <translation>Yalnızca tabancası olan bir subay seçilebilir.</translation>
    </message>
    <message>
        <source>Two different seats give, a third choice gets.</source>
        <translation>İki farklı oyuncu verir, üçüncü seçim alır.</translation>
    </message>
    <message>
        <source>Only a seat that can add guns can be picked, and not the captain.</source>
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
        <source>{captain} names the lieutenant: {lieutenant}, navigator: {navigator}.</source>
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
        <source>Nobody commits a gun.</source>
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
        <source>{new} is captain now; {old} is deposed.</source>
        <translation>{new} artık kaptan; {old} görevden düştü.</translation>
    </message>
    <message>
        <source>{old} is drunk; {new} is captain now.</source>
        <translation>{old} sarhoş; {new} artık kaptan.</translation>
    </message>
    <message>
        <source>The Chief Cook puts {old} out of the post; {new} is captain now.</source>
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
        <source>{post}: nobody. Drawn unseen: %n card(s).</source>
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
        <source>{post}: nobody. Discarded unseen: %n card(s).</source>
        <translation>
            <numerusform>{post}: hiç kimse. Görülmeden atılan: %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} discards all cards and draws anew.</source>
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
        <source>Nobody is left to be navigator: one of the two cards is left unseen.</source>
        <translation>Dümenci olacak kimse kalmadı: iki karttan biri görülmeden bırakıldı.</translation>
    </message>
    <message>
        <source>{who} shows {card}: the ship follows the {direction} arrow.</source>
        <translation>{who} açtı: {card}. Gemi {direction} okunu izledi.</translation>
    </message>
    <message>
        <source>The ship sails on.</source>
        <translation>Gemi yoluna devam etti.</translation>
    </message>
    <message>
        <source>The supply line is crossed. Guns from the supply: {gains}.</source>
        <translation>İkmal hattı geçildi. Stoktan tabanca: {gains}.</translation>
    </message>
    <message>
        <source>The supply line is crossed; nobody is short of guns.</source>
        <translation>İkmal hattı geçildi; kimsenin tabancası eksik değil.</translation>
    </message>
    <message>
        <source>{captain} searches the cabin of {who}, who cannot be converted now.</source>
        <translation>{captain} kamarayı aradı: {who}. Bu oyuncu artık tarikata katılamaz.</translation>
    </message>
    <message>
        <source>{captain} has {who} flogged, who cannot be converted now.</source>
        <translation>{captain} kırbaçlattı: {who}. Bu oyuncu artık tarikata katılamaz.</translation>
    </message>
    <message>
        <source>{captain} has the tongue of {who} cut: never a word again, never captain.</source>
        <translation>{captain} dilini kestirdi: {who}. Bundan sonra ne söz ne kaptanlık.</translation>
    </message>
    <message>
        <source>{captain} feeds {who} to the Kraken.</source>
        <translation>{captain} Kraken&apos;e yem etti: {who}.</translation>
    </message>
    <message>
        <source>{who} does not belong to this side: {side}.</source>
        <translation>{who} şu taraftan değil: {side}.</translation>
    </message>
    <message>
        <source>{who} is out of the game; the side stays hidden.</source>
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
        <source>The cult has handed out guns: {gains}.</source>
        <translation>Tarikat tabanca dağıttı: {gains}.</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile and discards are shuffled together: %n card(s).</source>
        <translation>
            <numerusform>Çekme destesi ile atılanlar birlikte karıldı: %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Off duty: {seats}.</source>
        <translation>İzinli: {seats}.</translation>
    </message>
    <message>
        <source>Nobody is off duty.</source>
        <translation>Kimse izinli değil.</translation>
    </message>
    <message>
        <source>{who} turns a character up: {character}.</source>
        <translation>{who} bir karakter açtı: {character}.</translation>
    </message>
    <message>
        <source>The {character} of {who} turns face down and can be used again.</source>
        <translation>{character} ({who}) kapandı ve yeniden kullanılabilir.</translation>
    </message>
    <message>
        <source>{character}, aimed at: {seats}.</source>
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
        <source>The badges change hands. Lieutenant: {lieutenant}, navigator: {navigator}.</source>
        <translation>Rozetler el değiştirdi. Teğmen: {lieutenant}, dümenci: {navigator}.</translation>
    </message>
    <message>
        <source>The off-duty sign of {source} goes to {target}.</source>
        <translation>İzin işareti el değiştirdi: {source} → {target}.</translation>
    </message>
    <message>
        <source>{by} names the lieutenant: {who}.</source>
        <translation>{by} teğmeni atadı: {who}.</translation>
    </message>
    <message>
        <source>The voyage is over. Victory: {side}.</source>
        <translation>Yolculuk bitti. Zafer: {side}.</translation>
    </message>
    <message>
        <source>The Cult Leader was fed to the Kraken. Victory: {side}.</source>
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
        <source>before the cards are drawn</source>
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
        <source>Names the team, keeps one card of two, carries out what the ship meets.</source>
        <translation>Ekibi atar, iki karttan birini tutar, geminin karşılaştığını uygular.</translation>
    </message>
    <message>
        <source>Keeps one navigation card of two for the logbook.</source>
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
        <source>At the end of this navigation a ritual card is turned up and carried out.</source>
        <translation>Bu seyrin sonunda bir ayin kartı açılır ve uygulanır.</translation>
    </message>
    <message>
        <source>The captain loses the post to the next seat with the fewest resume cards.</source>
        <translation>Kaptan, görevini sicili en kısa olan sıradaki oyuncuya kaptırır.</translation>
    </message>
    <message>
        <source>The navigator puts a gun back into the supply.</source>
        <translation>Dümenci stoka bir tabanca geri koyar.</translation>
    </message>
    <message>
        <source>The navigator takes a gun from the supply.</source>
        <translation>Dümenci stoktan bir tabanca alır.</translation>
    </message>
    <message>
        <source>The captain picks somebody who sees the last three discards in private.</source>
        <translation>Kaptan birini seçer; o, son atılan üç karta gizlice bakar.</translation>
    </message>
    <message>
        <source>The captain picks somebody who sees the top card in private, then leaves or discards it.</source>
        <translation>Kaptan birini seçer; o, üstteki karta gizlice bakar, sonra bırakır ya da atar.</translation>
    </message>
    <message>
        <source>The captain sees somebody&apos;s faction card in private; that seat can no longer be converted.</source>
        <translation>Kaptan birinin taraf kartına gizlice bakar; o oyuncu artık tarikata katılamaz.</translation>
    </message>
    <message>
        <source>The captain feeds somebody to the Kraken; if it is the Cult Leader, the cult wins at once.</source>
        <translation>Kaptan birini Kraken&apos;e yem eder; bu Tarikat Lideri ise tarikat hemen kazanır.</translation>
    </message>
    <message>
        <source>One side that the seat is not on is shown for good; it can no longer be converted.</source>
        <translation>Oyuncunun tarafı olmayan bir taraf kalıcı olarak gösterilir; artık tarikata katılamaz.</translation>
    </message>
    <message>
        <source>The seat may not speak any more and can never become captain again.</source>
        <translation>Oyuncu artık konuşamaz ve bir daha kaptan olamaz.</translation>
    </message>
    <message>
        <source>The Cult Leader makes a seat a Cultist in secret.</source>
        <translation>Tarikat Lideri bir oyuncuyu gizlice mürit yapar.</translation>
    </message>
    <message>
        <source>The Cult Leader hands out three guns from the supply in secret.</source>
        <translation>Tarikat Lideri stoktan üç tabancayı gizlice dağıtır.</translation>
    </message>
    <message>
        <source>The Cult Leader sees the faction cards of the three officers in secret.</source>
        <translation>Tarikat Lideri üç subayın taraf kartlarına gizlice bakar.</translation>
    </message>
    <message>
        <source>Face down: nobody else knows what it is.</source>
        <translation>Kapalı: ne olduğunu başka kimse bilmez.</translation>
    </message>
    <message>
        <source>Left the game with its seat.</source>
        <translation>Oyuncusuyla birlikte oyundan çıktı.</translation>
    </message>
    <message>
        <source>Any window: take a gun from another seat.</source>
        <translation>Her an: başka bir oyuncudan bir tabanca alın.</translation>
    </message>
    <message>
        <source>Guns on the table: the guns of one seat count double in this check; only the real ones burn.</source>
        <translation>Tabancalar masada: bir oyuncunun tabancaları bu yoklamada iki sayılır; yalnızca gerçek olanlar yanar.</translation>
    </message>
    <message>
        <source>Any window: pay a gun to turn it up. While it lies open, you take back one of the guns that you burn in a mutiny.</source>
        <translation>Her an: açmak için bir tabanca ödeyin. Açık durduğu sürece, isyanda yaktığınız tabancalardan birini geri alırsınız.</translation>
    </message>
    <message>
        <source>Guns on the table: one seat takes its guns back; they count nothing in this check.</source>
        <translation>Tabancalar masada: bir oyuncu tabancalarını geri alır; bu yoklamada sayılmazlar.</translation>
    </message>
    <message>
        <source>Any window: take two guns from the supply.</source>
        <translation>Her an: stoktan iki tabanca alın.</translation>
    </message>
    <message>
        <source>After the appointment: two seats take no part in the next loyalty check.</source>
        <translation>Atamadan sonra: iki oyuncu sonraki sadakat yoklamasına katılmaz.</translation>
    </message>
    <message>
        <source>Before the cards are drawn: lieutenant and navigator change places.</source>
        <translation>Kartlar çekilmeden önce: teğmen ile dümenci yer değiştirir.</translation>
    </message>
    <message>
        <source>Before the appointment: an off-duty sign moves to a seat without one.</source>
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
        <source>Before the cards are drawn: captain or lieutenant draws three cards instead of two.</source>
        <translation>Kartlar çekilmeden önce: kaptan ya da teğmen iki yerine üç kart çeker.</translation>
    </message>
    <message>
        <source>After the appointment: two seats must each commit a gun or more in the next loyalty check.</source>
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
        <source>Guns on the table: half the guns are enough for this mutiny, rounded up.</source>
        <translation>Tabancalar masada: bu isyan için tabancaların yarısı yeter, yukarı yuvarlanır.</translation>
    </message>
    <message>
        <source>Before the cards are drawn: captain or lieutenant may put the cards drawn away for two new ones.</source>
        <translation>Kartlar çekilmeden önce: kaptan ya da teğmen çektiği kartları iki yenisiyle değiştirebilir.</translation>
    </message>
    <message>
        <source>Any window: the open character of another seat turns face down and may be used again.</source>
        <translation>Her an: başka bir oyuncunun açık karakteri kapanır ve yeniden kullanılabilir.</translation>
    </message>
    <message>
        <source>End of a navigation with a yellow card: two seats each give a gun to a seat you choose.</source>
        <translation>Sarı kartlı bir seyrin sonunda: iki oyuncu, seçtiğiniz bir oyuncuya birer tabanca verir.</translation>
    </message>
    <message>
        <source>After the appointment: one officer gives a gun to each of the two others.</source>
        <translation>Atamadan sonra: bir subay öteki ikisine birer tabanca verir.</translation>
    </message>
    <message>
        <source>After the appointment: in the next loyalty check one gun is enough, and nobody commits more than one.</source>
        <translation>Atamadan sonra: sonraki sadakat yoklamasında bir tabanca yeter ve kimse birden fazla koyamaz.</translation>
    </message>
    <message>
        <source>Guns on the table: a seat adds all the guns it has left, or nothing; if nothing, your card turns face down again.</source>
        <translation>Tabancalar masada: bir oyuncu kalan bütün tabancalarını ekler ya da hiç eklemez; eklemezse kartınız yeniden kapanır.</translation>
    </message>
    <message>
        <source>Cannot be lieutenant or navigator in the next navigation; may mutiny and become captain.</source>
        <translation>Sonraki seyirde teğmen ya da dümenci olamaz; isyan edebilir ve kaptan olabilir.</translation>
    </message>
    <message>
        <source>Searched or flogged: the Cult Leader cannot convert this seat.</source>
        <translation>Arandı ya da kırbaçlandı: Tarikat Lideri bu oyuncuyu tarikata katamaz.</translation>
    </message>
    <message>
        <source>May not speak and can never become captain; may do everything else.</source>
        <translation>Konuşamaz ve hiçbir zaman kaptan olamaz; başka her şeyi yapabilir.</translation>
    </message>
    <message>
        <source>A card that was played under this captain; the fewest make the next captain after a Drunk card.</source>
        <translation>Bu kaptanın döneminde oynanmış kart; Sarhoş kartından sonra en az kartı olan kaptan olur.</translation>
    </message>
    <message>
        <source>Committed in secret against a team, burned when the mutiny succeeds.</source>
        <translation>Gizlice bir ekibe karşı konur, isyan başarılı olursa yanar.</translation>
    </message>
    <message>
        <source>Set-up</source>
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
        <source>Told at the pirates&apos; gathering: the pirates are {seats}.</source>
        <translation>Korsanların toplantısında öğrenildi: korsanlar {seats}.</translation>
    </message>
    <message>
        <source>Told at the pirates&apos; gathering: you are the only pirate.</source>
        <translation>Korsanların toplantısında öğrenildi: tek korsan sizsiniz.</translation>
    </message>
    <message>
        <source>Nobody was shown to you at the start.</source>
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
        <source>You put into the logbook: {cards}.</source>
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
        <source>Cult Cabin Search: the cards of {seats} stayed closed for you.</source>
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
        <source>Conversion: you named nobody.</source>
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
        <source>The map: the one that fits the number of seats, the quick one, or the long one.</source>
        <translation>Harita: oyuncu sayısına uyanı, kısa olanı ya da uzun olanı.</translation>
    </message>
    <message>
        <source>By the number of seats</source>
        <translation>Oyuncu sayısına göre</translation>
    </message>
    <message>
        <source>Character cards</source>
        <translation>Karakter kartları</translation>
    </message>
    <message>
        <source>Everybody has a secret character that can be turned up once. Without them there are no moments to step in, and the voyage is shorter.</source>
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
        <source>How the cult meets in secret when people share the laptop: it goes round, or all close their eyes.</source>
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
        <source>The private screen lists what its seat has seen so far, or only its side and character.</source>
        <translation>Özel ekran, oyuncunun şimdiye dek gördüklerini ya da yalnızca tarafını ve karakterini gösterir.</translation>
    </message>
    <message>
        <source>Own facts are listed</source>
        <translation>Bilinenler listelenir</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Yok</translation>
    </message>
    <message>
        <source>Clock for talk</source>
        <translation>Konuşma saati</translation>
    </message>
    <message>
        <source>A clock for the talk before an appointment. It never decides anything.</source>
        <translation>Atamadan önceki konuşma için bir saat. Hiçbir şeye karar vermez.</translation>
    </message>
    <message>
        <source>No clock</source>
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
        <source>Long voyage: crossing the supply line fills everybody up to three guns.</source>
        <translation>Uzun yolculuk: ikmal hattı geçilince herkesin tabancası üçe tamamlanır.</translation>
    </message>
    <message>
        <source>Fewer characters for 5 or 6</source>
        <translation>5 ya da 6 kişide daha az karakter</translation>
    </message>
    <message>
        <source>With 5 or 6 seats Debt Collector, Minstrel and Mentor stay in the box.</source>
        <translation>5 ya da 6 oyuncuyla Tahsildar, Ozan ve Akıl Hocası kutuda kalır.</translation>
    </message>
    <message>
        <source>Armed cards</source>
        <translation>Silahlı kartları</translation>
    </message>
    <message>
        <source>The deck of the long voyage holds two cards that give the navigator a gun.</source>
        <translation>Uzun yolculuğun destesinde dümenciye tabanca veren iki kart vardır.</translation>
    </message>
    <message>
        <source>Cabin Search shows</source>
        <translation>Kamara Araması neyi gösterir</translation>
    </message>
    <message>
        <source>What the captain learns about a seat that the cult has converted.</source>
        <translation>Kaptanın, tarikata katılmış bir oyuncu hakkında öğrendiği şey.</translation>
    </message>
    <message>
        <source>The dealt card, and that it was converted</source>
        <translation>Baştaki kart ve tarikata katıldığı</translation>
    </message>
    <message>
        <source>Only what it is now</source>
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
        <source>Mutiny of the tongueless</source>
        <translation>Dilsizlerin isyanı</translation>
    </message>
    <message>
        <source>A mutiny in which only seats without a tongue have committed guns: all others are tied for captain, or the captain stays.</source>
        <translation>Yalnızca dilsiz oyuncuların tabanca koyduğu bir isyan: kaptanlık için ötekilerin hepsi eşit sayılır ya da kaptan kalır.</translation>
    </message>
    <message>
        <source>All others are tied</source>
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
        <source>In a conversion the Cult Leader must name somebody while it can; otherwise it may name nobody.</source>
        <translation>Tarikata katılımda lider, yapabildiği sürece birinin adını vermek zorundadır; yoksa kimsenin adını vermeyebilir.</translation>
    </message>
    <message>
        <source>Off duty after an emergency</source>
        <translation>Acil durumdan sonra izin</translation>
    </message>
    <message>
        <source>Off-duty signs move after an emergency navigation, too; otherwise they stay where they are.</source>
        <translation>İzin işaretleri acil seyirden sonra da yer değiştirir; yoksa oldukları yerde kalır.</translation>
    </message>
    <message numerus="yes">
        <source>Cult Guns Stash: spread %n point(s) over the seats.</source>
        <translation>
            <numerusform>Tarikatın Zulası: oyunculara %n puan dağıtın.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cult Cabin Search: three cards lie before you.</source>
        <translation>Tarikatın Araması: önünüzde üç kart var.</translation>
    </message>
    <message>
        <source>Conversion to the Cult: name a seat.</source>
        <translation>Tarikata Katılım: bir oyuncunun adını verin.</translation>
    </message>
    <message>
        <source>Conversion to the Cult: what has changed for you.</source>
        <translation>Tarikata Katılım: sizin için ne değişti.</translation>
    </message>
    <message numerus="yes">
        <source>You lead the cult: %n gun(s) of the supply are still to be handed out.</source>
        <translation>
            <numerusform>Tarikatın lideri sizsiniz: stoktan dağıtılacak %n tabanca kaldı.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s) of suspicion are still to be spread. Only you will see them.</source>
        <translation>
            <numerusform>Dağıtılacak %n kuşku işareti kaldı. Onları yalnızca siz görürsünüz.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead the cult: name the seat that becomes a Cultist.</source>
        <translation>Tarikatın lideri sizsiniz: mürit olacak oyuncunun adını verin.</translation>
    </message>
    <message>
        <source>Nobody is left whom you could convert. Name the seat that you trust least.</source>
        <translation>Tarikata katabileceğiniz kimse kalmadı. En az güvendiğiniz oyuncunun adını verin.</translation>
    </message>
    <message>
        <source>Name the seat that you trust least. Only you will see it.</source>
        <translation>En az güvendiğiniz oyuncunun adını verin. Bunu yalnızca siz görürsünüz.</translation>
    </message>
    <message>
        <source>{post} {who}: {faction}</source>
        <translation>{post} {who}: {faction}</translation>
    </message>
    <message>
        <source>The faction cards of the officers. {cards}</source>
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
        <source>Nobody</source>
        <translation>Hiç kimse</translation>
    </message>
    <message>
        <source>{who} is in your cult already.</source>
        <translation>{who} zaten tarikatınızda.</translation>
    </message>
    <message>
        <source>This seat cannot be named now.</source>
        <translation>Bu oyuncunun adı şimdi verilemez.</translation>
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
        <source>I think that {who} is a {faction}.</source>
        <translation>Bence {who} bir {faction}.</translation>
    </message>
    <message>
        <source>I am sure that {who} is a {faction}.</source>
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
        <source>nobody</source>
        <translation>hiç kimse</translation>
    </message>
    <message numerus="yes">
        <source>{voyage} needs %n or more seats; there are {seats}.</source>
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
        <source>{who} is captain: which badge goes to {other}, the only one left?</source>
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
        <source>Heard at the pirates&apos; gathering that there is no other pirate.</source>
        <translation>Korsanların toplantısında başka korsan olmadığını öğrendi.</translation>
    </message>
    <message>
        <source>Was shown nobody at the start.</source>
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
        <source>Put into the logbook: {cards}.</source>
        <translation>Seyir defterine koyduğu: {cards}.</translation>
    </message>
    <message>
        <source>As navigator found in the logbook: {cards}.</source>
        <translation>Dümenci olarak seyir defterinde buldukları: {cards}.</translation>
    </message>
    <message>
        <source>As navigator left: {cards}.</source>
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
        <source>Cult Cabin Search: the cards of {seats} stayed closed.</source>
        <translation>Tarikatın Araması: kartları kapalı kalanlar: {seats}.</translation>
    </message>
    <message>
        <source>Conversion: named {seats}.</source>
        <translation>Tarikata Katılım: adını verdiği: {seats}.</translation>
    </message>
    <message>
        <source>Conversion: named nobody.</source>
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
        <source>Tie for captain: {who} rules one of the tied out.</source>
        <translation>Kaptanlıkta eşitlik: {who} eşitlerden birini eler.</translation>
    </message>
    <message>
        <source>From here {color} gives your side about {percent} %.</source>
        <translation>Buradan {color} tarafınıza yaklaşık %{percent} şans verir.</translation>
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
        <source>Cabin Search: {who} is captain and picks whose cabin to search.</source>
        <translation>Kamara Araması: kaptan {who} kimin kamarasının aranacağını seçer.</translation>
    </message>
    <message>
        <source>Feed the Kraken: {who} is captain and picks who goes overboard.</source>
        <translation>Kraken&apos;e Yem: kaptan {who} kimin denize atılacağını seçer.</translation>
    </message>
    <message>
        <source>Flogging: {who} is captain and picks who is flogged.</source>
        <translation>Kırbaç: kaptan {who} kimin kırbaçlanacağını seçer.</translation>
    </message>
    <message>
        <source>Off with the Tongue: {who} is captain and picks who loses it.</source>
        <translation>Dili Kesilsin: kaptan {who} kimin dilinin kesileceğini seçer.</translation>
    </message>
    <message>
        <source>Mermaid: {who} is captain and picks who sees the last discards.</source>
        <translation>Denizkızı: kaptan {who} son atılan kartları kimin göreceğini seçer.</translation>
    </message>
    <message>
        <source>Telescope: {who} is captain and picks who sees the top card.</source>
        <translation>Dürbün: kaptan {who} üstteki kartı kimin göreceğini seçer.</translation>
    </message>
    <message>
        <source>{who}: look at what you have found.</source>
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
        <source>You know nobody&apos;s side yet.</source>
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
        <source>{who} was dealt: {faction}. Converted to the cult since.</source>
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
        <source>Search the cabin of {who}</source>
        <translation>Kamarasını ara: {who}</translation>
    </message>
    <message>
        <source>Flog {who}</source>
        <translation>Kırbaçla: {who}</translation>
    </message>
    <message>
        <source>Cut out the tongue of {who}</source>
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
        <source>{who} can be chosen now.</source>
        <translation>{who} şimdi seçilebilir.</translation>
    </message>
    <message>
        <source>Choose one of the crew.</source>
        <translation>Mürettebattan birini seçin.</translation>
    </message>
    <message>
        <source>{who} is overboard and cannot be chosen.</source>
        <translation>{who} denizde ve seçilemez.</translation>
    </message>
    <message>
        <source>It must be somebody else.</source>
        <translation>Başka biri olmalı.</translation>
    </message>
    <message>
        <source>{who} is the captain and takes no badge.</source>
        <translation>{who} kaptan olduğu için rozet almaz.</translation>
    </message>
    <message>
        <source>{who} is the lieutenant: one seat holds only one badge.</source>
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
        <source>The Agitator wants at least one gun from you in this check.</source>
        <translation>Kışkırtıcı bu yoklamada sizden en az bir tabanca ister.</translation>
    </message>
    <message>
        <source>The Equalizer allows one gun at most in this check.</source>
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
        <source>You keep this card already.</source>
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
        <source>Nobody has claimed anything yet.</source>
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
        <source>jumped overboard before: {names}</source>
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
        <source>Sa&amp;y something...</source>
        <translation>Bir ş&amp;ey söyle...</translation>
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
        <source>{choice}: closed. {why}</source>
        <translation>{choice}: kapalı. {why}</translation>
    </message>
    <message>
        <source>Picked up: {choice}. Enter means it.</source>
        <translation>Ele alındı: {choice}. Enter kesinleştirir.</translation>
    </message>
    <message>
        <source>You may also say something.</source>
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
        <source>{stage}. A mutiny needs {needed} guns, {supply} are in the supply.</source>
        <translation>{stage}. İsyan için {needed} tabanca gerekir, stokta {supply} var.</translation>
    </message>
    <message>
        <source>Say...</source>
        <translation>Söyle...</translation>
    </message>
    <message>
        <source>A claim: it binds nobody and is never checked.</source>
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
        <source>said last: {claim}</source>
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
        <source>is still to commit</source>
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
        <source>not of the side: {side}</source>
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
        <source>Press: see with the eyes of this seat.</source>
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
        <source>Press a seat to see the voyage with its eyes.</source>
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
        <source>A round earlier</source>
        <translation>Bir tur önce</translation>
    </message>
    <message>
        <source>A round later</source>
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
        <source>Who speaks?</source>
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
        <source>A claim binds nobody and is never checked.</source>
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
        <source>The ship goes by the {direction} arrow.</source>
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
        <source>The first time the ship crosses it, every living seat with fewer than {n} guns is filled up to {n}.</source>
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
        <source>The game ends when the ship comes here. Winner: {side}.</source>
        <translation>Gemi buraya gelince oyun biter. Kazanan: {side}.</translation>
    </message>
    <message>
        <source>The supply line is crossed to the {directions}.</source>
        <translation>İkmal hattı şu yönde geçilir: {directions}.</translation>
    </message>
    <message>
        <source>The ship comes here now by {colors}.</source>
        <translation>Gemi şimdi buraya şununla gelir: {colors}.</translation>
    </message>
    <message>
        <source>By {colors} to {space}.</source>
        <translation>{colors} ile {space} karesine.</translation>
    </message>
    <message>
        <source>{chart}. The ship is on {space}.</source>
        <translation>{chart}. Gemi şurada: {space}.</translation>
    </message>
    <message>
        <source>{goal}: {moves} moves at least.</source>
        <translation>{goal}: en az {moves} hamle.</translation>
    </message>
    <message>
        <source>{token} on {space}.</source>
        <translation>{token}: {space}.</translation>
    </message>
    <message>
        <source>By {colors} to {label}.</source>
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
        <source>{name} made the last decision: it is not yours to take back.</source>
        <translation>Son kararı {name} verdi: onu siz geri alamazsınız.</translation>
    </message>
    <message>
        <source>{name} takes back a decision of {other}.</source>
        <translation>{name} bir kararı geri aldı. Kararı veren: {other}.</translation>
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
