<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About {name}</source>
        <translation>دربارهٔ {name}</translation>
    </message>
    <message>
        <source>Version {version}. Free under the MIT licence.</source>
        <translation>نسخهٔ {version}. آزاد و رایگان، با مجوز MIT.</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>دست‌اندرکاران</translation>
    </message>
    <message>
        <source>An unofficial work by people who love these games. It is not made, endorsed or supported by their publishers or designers, and holds none of their texts or pictures. Please own a copy of each game that you play with it.</source>
        <translation>کاری غیررسمی از دوستداران این بازی‌ها. ناشران و طراحان بازی‌ها در ساخت آن نقشی نداشته‌اند، آن را تأیید یا پشتیبانی نکرده‌اند و هیچ متن یا تصویری از آن‌ها در این برنامه نیست. لطفاً از هر بازی که با آن بازی می‌کنید، نسخه‌ای از خودتان داشته باشید.</translation>
    </message>
</context>
<context>
    <name>BoxPanel</name>
    <message>
        <source>Play alone</source>
        <translation>بازی تک‌نفره</translation>
    </message>
    <message>
        <source>Against two bots</source>
        <translation>با دو ربات</translation>
    </message>
    <message>
        <source>Set up the table...</source>
        <translation>چیدن میز...</translation>
    </message>
</context>
<context>
    <name>CartographersBoard</name>
    <message>
        <source>Table of Cartographers</source>
        <translation>میز نقشه‌نگاران</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>As the system</source>
        <translation>مانند سیستم</translation>
    </message>
    <message>
        <source>Paper (light)</source>
        <translation>کاغذ (روشن)</translation>
    </message>
    <message>
        <source>Night (dark)</source>
        <translation>شب (تیره)</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>سایه‌روشن زیاد</translation>
    </message>
    <message>
        <source>Black and white</source>
        <translation>سیاه و سفید</translation>
    </message>
    <message>
        <source>On</source>
        <translation>روشن</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>خاموش</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>بی‌درنگ</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>تند</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>معمولی</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>آهسته</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>گام‌به‌گام</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>There is no file {path}.</source>
        <translation>پروندهٔ {path} وجود ندارد.</translation>
    </message>
    <message>
        <source>There is no level {level}. Levels: {known}.</source>
        <translation>سطح {level} وجود ندارد. سطح‌ها: {known}.</translation>
    </message>
    <message>
        <source>usage:</source>
        <translation>کاربرد:</translation>
    </message>
    <message>
        <source>Board games for long evenings, on one laptop.</source>
        <translation>بازی‌های رومیزی برای شب‌های بلند، با یک رایانه.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>پرونده</translation>
    </message>
    <message>
        <source>open a saved game or a record</source>
        <translation>باز کردن بازی ذخیره‌شده یا ثبت‌شده</translation>
    </message>
    <message>
        <source>play</source>
        <translation>بازی</translation>
    </message>
    <message>
        <source>window</source>
        <translation>پنجره</translation>
    </message>
    <message>
        <source>without a window</source>
        <translation>بدون پنجره</translation>
    </message>
    <message>
        <source>begin this game at once</source>
        <translation>شروع بی‌درنگ این بازی</translation>
    </message>
    <message>
        <source>the seed of the new game</source>
        <translation>عدد آغازین بازی تازه</translation>
    </message>
    <message>
        <source>bots beside you, as novice,master</source>
        <translation>ربات‌های کنار شما، مانند novice,master</translation>
    </message>
    <message>
        <source>options of the new game, as TOML</source>
        <translation>گزینه‌های بازی تازه، به شکل TOML</translation>
    </message>
    <message>
        <source>go on with the last game</source>
        <translation>ادامهٔ آخرین بازی</translation>
    </message>
    <message>
        <source>use the whole screen</source>
        <translation>تمام‌صفحه</translation>
    </message>
    <message>
        <source>language for this start, as de</source>
        <translation>زبان این اجرا، مانند fa</translation>
    </message>
    <message>
        <source>paper, night, contrast, print or system</source>
        <translation>یکی از paper، night، contrast، print، system</translation>
    </message>
    <message>
        <source>size of everything, as 1.5</source>
        <translation>اندازهٔ همه چیز، مانند 1.5</translation>
    </message>
    <message>
        <source>keep all files in this folder</source>
        <translation>نگه‌داری همهٔ پرونده‌ها در این پوشه</translation>
    </message>
    <message>
        <source>default settings, nothing restored</source>
        <translation>تنظیمات پیش‌فرض، بی‌بازیابی چیزی</translation>
    </message>
    <message>
        <source>debug, info, warning or error</source>
        <translation>یکی از debug، info، warning، error</translation>
    </message>
    <message>
        <source>replay a record and verify it</source>
        <translation>بازپخش و بررسی بازی ثبت‌شده</translation>
    </message>
    <message>
        <source>write a record in another form</source>
        <translation>نوشتن بازی ثبت‌شده به شکلی دیگر</translation>
    </message>
    <message>
        <source>text, public, png or pdf</source>
        <translation>یکی از text، public، png، pdf</translation>
    </message>
    <message>
        <source>where to write (default: beside the record)</source>
        <translation>جای نوشتن (پیش‌فرض: کنار بازی ثبت‌شده)</translation>
    </message>
    <message>
        <source>bots against bots: a table and JSON</source>
        <translation>ربات‌ها با هم: یک جدول و JSON</translation>
    </message>
    <message>
        <source>games for each pair of levels</source>
        <translation>شمار بازی‌ها برای هر جفت سطح</translation>
    </message>
    <message>
        <source>processes at a time</source>
        <translation>شمار پردازه‌های هم‌زمان</translation>
    </message>
    <message>
        <source>bots play a game; pictures and record in DIR</source>
        <translation>بازی ربات‌ها؛ تصویرها و ثبت بازی در DIR</translation>
    </message>
    <message>
        <source>say the version and end</source>
        <translation>نمایش نسخه و پایان</translation>
    </message>
    <message>
        <source>say this and end</source>
        <translation>نمایش همین راهنما و پایان</translation>
    </message>
    <message>
        <source>{option} cannot take this; --help says what it takes</source>
        <translation>{option} این را نمی‌پذیرد؛ --help می‌گوید چه می‌پذیرد</translation>
    </message>
    <message>
        <source>{words}: not known; --help says what there is</source>
        <translation>{words}: ناشناخته؛ --help می‌گوید چه هست</translation>
    </message>
    <message>
        <source>--export needs --to: text, public, png or pdf</source>
        <translation>--export به --to نیاز دارد: text، public، png یا pdf</translation>
    </message>
    <message>
        <source>--seed, --bots and --options need --new GAME</source>
        <translation>--seed، --bots و --options به --new GAME نیاز دارند</translation>
    </message>
    <message>
        <source>--scale goes from 0.5 to 4</source>
        <translation>--scale از 0.5 تا 4 است</translation>
    </message>
    <message>
        <source>--games and --jobs are at least 1</source>
        <translation>--games و --jobs دست‌کم 1 هستند</translation>
    </message>
    <message>
        <source>There is no language {code}. Languages: {known}.</source>
        <translation>زبان {code} وجود ندارد. زبان‌ها: {known}.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {why}</source>
        <translation>{path} خوانده نمی‌شود: {why}</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Game</source>
        <translation>بازی</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>حرکت</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>نما</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>بازپخش</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>تنظیمات</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>راهنما</translation>
    </message>
    <message>
        <source>&amp;New game...</source>
        <translation>بازی تازه...</translation>
    </message>
    <message>
        <source>New with the sa&amp;me set-up</source>
        <translation>بازی تازه با همین چینش</translation>
    </message>
    <message>
        <source>Res&amp;tart from the same seed</source>
        <translation>شروع دوباره با همین عدد آغازین</translation>
    </message>
    <message>
        <source>Continue the &amp;last game</source>
        <translation>ادامهٔ آخرین بازی</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>باز کردن...</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>باز کردن پرونده‌های اخیر</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>ذخیره</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>ذخیره با نام...</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>برون‌بری...</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>چاپ...</translation>
    </message>
    <message>
        <source>Loo&amp;k at this game again</source>
        <translation>تماشای دوبارهٔ این بازی</translation>
    </message>
    <message>
        <source>Copy the p&amp;icture</source>
        <translation>رونوشت از تصویر</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>مکث</translation>
    </message>
    <message>
        <source>Co&amp;ver the screen</source>
        <translation>پوشاندن صفحه</translation>
    </message>
    <message>
        <source>&amp;Records...</source>
        <translation>بازی‌های ثبت‌شده...</translation>
    </message>
    <message>
        <source>&amp;Back to the start screen</source>
        <translation>بازگشت به صفحهٔ آغاز</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>خروج</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>برگرداندن</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>انجام دوباره</translation>
    </message>
    <message>
        <source>Take bac&amp;k a confirmed answer</source>
        <translation>پس‌گرفتن پاسخ تأییدشده</translation>
    </message>
    <message>
        <source>&amp;Confirm</source>
        <translation>تأیید</translation>
    </message>
    <message>
        <source>Cancel &amp;step</source>
        <translation>لغو این گام</translation>
    </message>
    <message>
        <source>&amp;Next choice</source>
        <translation>انتخاب بعدی</translation>
    </message>
    <message>
        <source>&amp;Previous choice</source>
        <translation>انتخاب قبلی</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>پیشنهاد</translation>
    </message>
    <message>
        <source>&amp;Why not?</source>
        <translation>چرا نه؟</translation>
    </message>
    <message>
        <source>Play this &amp;decision for me</source>
        <translation>این تصمیم را به‌جای من بگیر</translation>
    </message>
    <message>
        <source>What happened since my &amp;last turn</source>
        <translation>رویدادها از نوبت قبلی من</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>بزرگ‌نمایی</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>کوچک‌نمایی</translation>
    </message>
    <message>
        <source>&amp;Fit the board</source>
        <translation>جا دادن صفحهٔ بازی</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>تمام‌صفحه</translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <translation>بازیکنان</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>رویدادها</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>قوانین</translation>
    </message>
    <message>
        <source>Score grap&amp;h</source>
        <translation>نمودار امتیازها</translation>
    </message>
    <message>
        <source>R&amp;esult</source>
        <translation>نتیجه</translation>
    </message>
    <message>
        <source>My note&amp;book</source>
        <translation>دفترچهٔ من</translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation>بخش بعدی</translation>
    </message>
    <message>
        <source>&amp;Previous panel</source>
        <translation>بخش قبلی</translation>
    </message>
    <message>
        <source>Describe &amp;the board</source>
        <translation>شرح صفحهٔ بازی</translation>
    </message>
    <message>
        <source>Describe m&amp;y choices</source>
        <translation>شرح انتخاب‌های من</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>چیدمان اولیه</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>یک گام عقب</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>یک گام جلو</translation>
    </message>
    <message>
        <source>Round b&amp;ack</source>
        <translation>یک دور عقب</translation>
    </message>
    <message>
        <source>Round for&amp;ward</source>
        <translation>یک دور جلو</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>به آغاز</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>به پایان</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>پخش</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>تندتر</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>آهسته‌تر</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>ادامهٔ بازی از همین‌جا</translation>
    </message>
    <message>
        <source>&amp;Preferences...</source>
        <translation>همهٔ تنظیمات...</translation>
    </message>
    <message>
        <source>&amp;Shortcuts...</source>
        <translation>میان‌برها...</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>پوسته</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>زبان</translation>
    </message>
    <message>
        <source>&amp;Accessibility...</source>
        <translation>دسترس‌پذیری...</translation>
    </message>
    <message>
        <source>&amp;Bots' pace</source>
        <translation>سرعت ربات‌ها</translation>
    </message>
    <message>
        <source>Ta&amp;ke-back rule...</source>
        <translation>قاعدهٔ پس‌گرفتن...</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>قوانین این بازی</translation>
    </message>
    <message>
        <source>&amp;What's this?</source>
        <translation>این چیست؟</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>میان‌برها</translation>
    </message>
    <message>
        <source>Report a &amp;problem...</source>
        <translation>گزارش مشکل...</translation>
    </message>
    <message>
        <source>&amp;About Lamplight</source>
        <translation>دربارهٔ Lamplight</translation>
    </message>
</context>
<context>
    <name>CrashSheet</name>
    <message>
        <source>Something went wrong</source>
        <translation>مشکلی پیش آمد</translation>
    </message>
    <message>
        <source>This is a fault of the program, not yours. You can go on. If it happens again, step back or start the program anew; a report helps to mend it.</source>
        <translation>این ایراد از برنامه است، نه از شما. می‌توانید ادامه دهید. اگر دوباره پیش آمد، یک گام عقب بروید یا برنامه را از نو اجرا کنید؛ گزارش شما به رفع ایراد کمک می‌کند.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>گزارش</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>ذخیرهٔ گزارش</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>یک گام عقب</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>ادامه</translation>
    </message>
    <message>
        <source>No game was on the table.</source>
        <translation>هیچ بازی‌ای روی میز نبود.</translation>
    </message>
    <message>
        <source>Nothing was lost: the game is saved up to the last decision.</source>
        <translation>چیزی از دست نرفت: بازی تا آخرین تصمیم ذخیره شده است.</translation>
    </message>
    <message>
        <source>The game could not be saved. «Save as» may still keep it elsewhere.</source>
        <translation>بازی ذخیره نشد. شاید با «ذخیره با نام» در جای دیگری ذخیره شود.</translation>
    </message>
    <message>
        <source>The report cannot be written: {why}</source>
        <translation>گزارش نوشته نمی‌شود: {why}</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>ذخیره شد: {path}</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>This is not the PIN.</source>
        <translation>این پین درست نیست.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>مکث</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>من اینجا هستم</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>ادامه</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>پین</translation>
    </message>
    <message>
        <source>PIN forgotten: hold to take it off</source>
        <translation>پین فراموش شد: برای برداشتن نگه دارید</translation>
    </message>
    <message>
        <source>It is {name}'s turn. Only {name} should look.</source>
        <translation>نوبت {name} است. فقط {name} نگاه کند.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>بازی متوقف است.</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>رایانه را به {name} بدهید</translation>
    </message>
</context>
<context>
    <name>Decision</name>
    <message>
        <source>Back to the table</source>
        <translation>بازگشت به میز</translation>
    </message>
    <message numerus="yes">
        <source>%n possible</source>
        <comment>ways to decide</comment>
        <translation>
            <numerusform>%Ln انتخاب</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Start again with the same cards? This game stays among the records.</source>
        <translation>با همین کارت‌ها از نو شروع شود؟ این بازی در میان بازی‌های ثبت‌شده می‌ماند.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>شروع دوباره</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>باز کردن</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>همهٔ پرونده‌ها</translation>
    </message>
    <message>
        <source>Saved. Every decision is, at once.</source>
        <translation>ذخیره شد. هر تصمیم بی‌درنگ ذخیره می‌شود.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>ذخیره با نام</translation>
    </message>
    <message>
        <source>Nothing is sent by itself. Copy this text into your report, and say what you did and what you expected.</source>
        <translation>چیزی خودبه‌خود فرستاده نمی‌شود. این متن را در گزارش خود بگذارید و بگویید چه کردید و چه انتظاری داشتید.</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>گزارش مشکل</translation>
    </message>
    <message>
        <source>My choices</source>
        <translation>انتخاب‌های من</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>صفحهٔ بازی</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>از نوبت قبلی شما</translation>
    </message>
    <message>
        <source>Show it again</source>
        <translation>نمایش دوباره</translation>
    </message>
</context>
<context>
    <name>Headless</name>
    <message>
        <source>There is no game {game}. Games: {known}.</source>
        <translation>بازی {game} وجود ندارد. بازی‌ها: {known}.</translation>
    </message>
    <message>
        <source>{path} is sound: {game}, {count} entries.</source>
        <translation>{path} سالم است: {game}، {count} مورد.</translation>
    </message>
    <message>
        <source>A record is never written over.</source>
        <translation>روی بازی ثبت‌شده هرگز چیزی نوشته نمی‌شود.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {why}</source>
        <translation>{path} نوشته نمی‌شود: {why}</translation>
    </message>
    <message>
        <source>Pictures and record: {folder}</source>
        <translation>تصویرها و ثبت بازی: {folder}</translation>
    </message>
</context>
<context>
    <name>HelpPanel</name>
    <message numerus="yes">
        <source>Found in %n section(s)</source>
        <comment>help search</comment>
        <translation>
            <numerusform>در %Ln بخش پیدا شد</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>پیدا نشد</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>بخش</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>جست‌وجو در قوانین</translation>
    </message>
    <message>
        <source>Find the next place</source>
        <translation>یافتن مورد بعدی</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>قوانین</translation>
    </message>
</context>
<context>
    <name>Lamplight</name>
    <message>
        <source>The folder {folder} cannot be written ({why}). Games are not kept; «Save as» works.</source>
        <translation>در پوشهٔ {folder} نمی‌توان نوشت ({why}). بازی‌ها نگه داشته نمی‌شوند؛ «ذخیره با نام» کار می‌کند.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Dice</source>
        <translation>تاس</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>نوآموز</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>کارآزموده</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>استاد</translation>
    </message>
    <message>
        <source>Does anything that is allowed, without a thought.</source>
        <translation>هر کار مجازی را بی‌فکر انجام می‌دهد.</translation>
    </message>
    <message>
        <source>Takes what looks good now. Overlooks what comes later.</source>
        <translation>آنچه را اکنون خوب به نظر می‌رسد برمی‌دارد و از آینده غافل می‌ماند.</translation>
    </message>
    <message>
        <source>Weighs what is scored next, and seldom wastes a turn.</source>
        <translation>امتیازهای پیش رو را می‌سنجد و کمتر نوبتی را هدر می‌دهد.</translation>
    </message>
    <message>
        <source>Plans for the whole game with all that its seat can know. Thinks a moment.</source>
        <translation>با هر آنچه در جای خود می‌تواند بداند برای تمام بازی نقشه می‌کشد. کمی فکر می‌کند.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>All seats</source>
        <translation>همهٔ بازیکنان</translation>
    </message>
    <message>
        <source>Lines of</source>
        <translation>سطرهای</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>جست‌وجو در رویدادها</translation>
    </message>
    <message>
        <source>Copy the lines</source>
        <translation>رونوشت از سطرها</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>رویدادها</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Takes up what lies there and is not meant yet.</source>
        <translation>آنچه را گذاشته شده و هنوز قطعی نیست برمی‌دارد.</translation>
    </message>
    <message>
        <source>Takes back the last decision of {name}.</source>
        <translation>آخرین تصمیم {name} را پس می‌گیرد.</translation>
    </message>
    <message>
        <source>{barrier} It will be noted beside the result.</source>
        <translation>{barrier} این کار کنار نتیجه نوشته می‌شود.</translation>
    </message>
    <message>
        <source>Take back anyway</source>
        <translation>با این حال پس بگیر</translation>
    </message>
    <message>
        <source>Looking for a good move ...</source>
        <translation>در جست‌وجوی حرکتی خوب...</translation>
    </message>
    <message>
        <source>Point at something closed and ask again.</source>
        <translation>به چیزی که بسته است اشاره کنید و دوباره بپرسید.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Wick</source>
        <translation>فتیله</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>اخگر</translation>
    </message>
    <message>
        <source>Tallow</source>
        <translation>پیه‌سوز</translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation>فانوس</translation>
    </message>
    <message>
        <source>Beacon</source>
        <translation>مشعل</translation>
    </message>
    <message>
        <source>Taper</source>
        <translation>شمع</translation>
    </message>
    <message>
        <source>Spark</source>
        <translation>جرقه</translation>
    </message>
    <message>
        <source>Glow</source>
        <translation>پرتو</translation>
    </message>
</context>
<context>
    <name>Naming</name>
    <message>
        <source>Person</source>
        <translation>انسان</translation>
    </message>
    <message>
        <source>Bot: {level}</source>
        <translation>ربات: {level}</translation>
    </message>
    <message>
        <source>decides</source>
        <translation>تصمیم می‌گیرد</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>فکر می‌کند</translation>
    </message>
    <message>
        <source>is ready</source>
        <translation>آماده است</translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s) are thinking.</source>
        <translation>
            <numerusform>%Ln ربات فکر می‌کنند.</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinking: {names}</source>
        <translation>در حال فکر کردن: {names}</translation>
    </message>
    <message>
        <source>Hint: {move}. {reasons}</source>
        <translation>پیشنهاد: {move}. {reasons}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>بازی تمام شد</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} برنده شد</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} با هم برنده شدند</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>امتیاز</translation>
    </message>
    <message numerus="yes">
        <source>{name} took %n hint(s).</source>
        <translation>
            <numerusform>{name} %Ln پیشنهاد گرفت.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} let a bot decide %n time(s).</source>
        <translation>
            <numerusform>{name} %Ln بار تصمیم را به ربات سپرد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took something back over a barrier %n time(s).</source>
        <translation>
            <numerusform>{name} %Ln بار از مانع گذشت و چیزی را پس گرفت.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Notebook</name>
    <message>
        <source>Whose notebook?</source>
        <translation>دفترچهٔ چه کسی؟</translation>
    </message>
    <message>
        <source>From now on the curtain asks for your PIN.</source>
        <translation>از این پس پرده پین شما را می‌پرسد.</translation>
    </message>
    <message>
        <source>Your curtain asks for no PIN any more.</source>
        <translation>پردهٔ شما دیگر پین نمی‌پرسد.</translation>
    </message>
</context>
<context>
    <name>NotebookScreen</name>
    <message>
        <source>Nothing is written here yet.</source>
        <translation>هنوز چیزی اینجا نوشته نشده است.</translation>
    </message>
    <message numerus="yes">
        <source>A PIN has %n or more digits or letters.</source>
        <comment>least length</comment>
        <translation>
            <numerusform>پین دست‌کم %Ln رقم یا حرف دارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>My notebook</source>
        <translation>دفترچهٔ من</translation>
    </message>
    <message>
        <source>Hold to see</source>
        <translation>برای دیدن نگه دارید</translation>
    </message>
    <message>
        <source>Hold the mouse button or Space</source>
        <translation>دکمهٔ موشواره یا فاصله را نگه دارید</translation>
    </message>
    <message>
        <source>A new PIN for my seat</source>
        <translation>پین تازه برای جای من</translation>
    </message>
    <message>
        <source>PIN...</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Set the PIN</source>
        <translation>تعیین پین</translation>
    </message>
    <message>
        <source>No PIN any more</source>
        <translation>برداشتن پین</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تمام</translation>
    </message>
    <message>
        <source>Hold the button to read.</source>
        <translation>برای خواندن دکمه را نگه دارید.</translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>Choices</source>
        <translation>انتخاب‌ها</translation>
    </message>
</context>
<context>
    <name>OptionRows</name>
    <message>
        <source>Set to «{value}»: {reason}</source>
        <translation>روی «{value}» است: {reason}</translation>
    </message>
</context>
<context>
    <name>Papers</name>
    <message>
        <source>The game is not saved yet.</source>
        <translation>بازی هنوز ذخیره نشده است.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>برون‌بری</translation>
    </message>
    <message>
        <source>The game in words</source>
        <translation>شرح بازی به صورت متن</translation>
    </message>
    <message>
        <source>Public record without secrets</source>
        <translation>ثبت همگانی بازی، بدون رازها</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>تصویر</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>نوشته شد: {path}</translation>
    </message>
    <message>
        <source>This game has no picture to share.</source>
        <translation>این بازی تصویری برای هم‌رسانی ندارد.</translation>
    </message>
    <message>
        <source>The picture is in the clipboard: paste it anywhere.</source>
        <translation>تصویر در بریده‌دان است: هر جا خواستید بچسبانید.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {why}</source>
        <translation>{path} نوشته نمی‌شود: {why}</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>The table as it was then.</source>
        <translation>میز، آن‌گونه که آن زمان بود.</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>بازگشت به اکنون</translation>
    </message>
</context>
<context>
    <name>PreferencesSheet</name>
    <message>
        <source>Preferences</source>
        <translation>تنظیمات</translation>
    </message>
    <message>
        <source>&amp;Look and language</source>
        <translation>ظاهر و زبان</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>بازی</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>کلیدها</translation>
    </message>
    <message>
        <source>Every change holds at once.</source>
        <translation>هر تغییر بی‌درنگ اعمال می‌شود.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>بازنشانی همه</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>زبان</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>پوسته</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>جنبش</translation>
    </message>
    <message>
        <source>&amp;Bots' pace</source>
        <translation>سرعت ربات‌ها</translation>
    </message>
    <message>
        <source>&amp;Take-back rule for new games</source>
        <translation>قاعدهٔ پس‌گرفتن در بازی‌های تازه</translation>
    </message>
    <message>
        <source>Play a single choice by itself, after showing it</source>
        <translation>تنها انتخاب ممکن، پس از نمایش، خودبه‌خود بازی شود</translation>
    </message>
    <message>
        <source>Ask before taking back over a barrier</source>
        <translation>پیش از پس‌گرفتن با گذر از مانع بپرس</translation>
    </message>
    <message>
        <source>Cover the screen when the window comes back (several people)</source>
        <translation>پوشاندن صفحه هنگام بازگشت پنجره (چند نفره)</translation>
    </message>
    <message>
        <source>Single letters are commands (H for a hint ...)</source>
        <translation>تک‌حرف‌ها فرمان باشند (H برای پیشنهاد...)</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>اندازهٔ متن</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>نام شما</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Wastelands</source>
        <translation>سرزمین‌های ویران</translation>
    </message>
    <message>
        <source>With skills</source>
        <translation>با مهارت‌ها</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>قهرمانان</translation>
    </message>
    <message>
        <source>Each for itself</source>
        <translation>هر کس برای خود</translation>
    </message>
</context>
<context>
    <name>PrintSheet</name>
    <message>
        <source>Print</source>
        <translation>چاپ</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>آنچه چاپ می‌شود</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>اندازهٔ کاغذ</translation>
    </message>
    <message>
        <source>Save as PDF...</source>
        <translation>ذخیره به صورت PDF...</translation>
    </message>
    <message>
        <source>Preview and print</source>
        <translation>پیش‌نمایش و چاپ</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>ذخیره به صورت PDF</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>نوشته شد: {path}</translation>
    </message>
</context>
<context>
    <name>PrivateScreen</name>
    <message>
        <source>Choose the next one.</source>
        <translation>بعدی را برگزینید.</translation>
    </message>
    <message>
        <source>This is not open. Hold to see why.</source>
        <translation>این باز نیست. نگه دارید تا دلیلش را ببینید.</translation>
    </message>
    <message>
        <source>Chosen: {what}</source>
        <translation>انتخاب: {what}</translation>
    </message>
    <message>
        <source>Nothing chosen yet</source>
        <translation>هنوز انتخابی نشده</translation>
    </message>
    <message>
        <source>Everybody stays here for the same time at least.</source>
        <translation>هر کس دست‌کم همین اندازه اینجا می‌ماند.</translation>
    </message>
    <message>
        <source>Hold “Done” for a moment.</source>
        <translation>«تمام» را لحظه‌ای نگه دارید.</translation>
    </message>
    <message>
        <source>First hold to see what is here.</source>
        <translation>نخست نگه دارید تا ببینید اینجا چیست.</translation>
    </message>
    <message>
        <source>First choose.</source>
        <translation>نخست انتخاب کنید.</translation>
    </message>
    <message>
        <source>Hold to see</source>
        <translation>برای دیدن نگه دارید</translation>
    </message>
    <message>
        <source>Hold the mouse button or Space</source>
        <translation>دکمهٔ موشواره یا فاصله را نگه دارید</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تمام</translation>
    </message>
    <message>
        <source>Hold the mouse button or Enter</source>
        <translation>دکمهٔ موشواره یا Enter را نگه دارید</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>پس‌گرفتن</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>بازگشت به میز</translation>
    </message>
    <message>
        <source>Hold the button to read.</source>
        <translation>برای خواندن دکمه را نگه دارید.</translation>
    </message>
</context>
<context>
    <name>PromptLine</name>
    <message numerus="yes">
        <source>%n since your turn</source>
        <comment>happenings</comment>
        <translation>
            <numerusform>%Ln رویداد از نوبت شما</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Num</source>
        <translation>Num</translation>
    </message>
    <message>
        <source>F%1</source>
        <translation>F%1</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Left</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Up</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Right</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Down</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>PgDown</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Backtab</source>
        <translation>Backtab</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Return</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
</context>
<context>
    <name>RecordsSheet</name>
    <message>
        <source>Records</source>
        <translation>بازی‌های ثبت‌شده</translation>
    </message>
    <message>
        <source>No games yet. They are kept here by themselves.</source>
        <translation>هنوز بازی‌ای نیست. بازی‌ها خودبه‌خود اینجا نگه داشته می‌شوند.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>باز کردن</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>برون‌بری...</translation>
    </message>
    <message>
        <source>Older copies</source>
        <translation>نسخه‌های قدیمی‌تر</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Yes, into the bin</source>
        <translation>بله، به سطل زباله</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>تماشا</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>ادامه</translation>
    </message>
    <message>
        <source>There is no older copy of this game.</source>
        <translation>از این بازی نسخهٔ قدیمی‌تری نیست.</translation>
    </message>
    <message>
        <source>Put this game and its older copies into the bin?</source>
        <translation>این بازی و نسخه‌های قدیمی‌ترش به سطل زباله بروند؟</translation>
    </message>
    <message>
        <source>This system has no bin. Delete the file yourself: {path}</source>
        <translation>این سیستم سطل زباله ندارد. خودتان پرونده را حذف کنید: {path}</translation>
    </message>
    <message>
        <source>over</source>
        <translation>تمام‌شده</translation>
    </message>
    <message>
        <source>won by {names}</source>
        <translation>برنده: {names}</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>What all see</source>
        <translation>آنچه همه می‌بینند</translation>
    </message>
    <message>
        <source>{place} of {length}</source>
        <translation>{place} از {length}</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>جایگاه در بازی</translation>
    </message>
    <message>
        <source>Whose view is shown</source>
        <translation>دید چه کسی نشان داده می‌شود</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>Total</source>
        <translation>جمع</translation>
    </message>
</context>
<context>
    <name>ScoreGraph</name>
    <message>
        <source>Scores over time</source>
        <translation>امتیازها در گذر زمان</translation>
    </message>
    <message>
        <source>The graph begins when the first points are scored.</source>
        <translation>نمودار با نخستین امتیازها آغاز می‌شود.</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Scores by source</source>
        <translation>امتیازها به تفکیک منبع</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Person</source>
        <translation>انسان</translation>
    </message>
    <message>
        <source>Bot: {level}</source>
        <translation>ربات: {level}</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>بسته</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>بازیکن {number}</translation>
    </message>
    <message>
        <source>Name, {seat}</source>
        <translation>نام، {seat}</translation>
    </message>
    <message>
        <source>Who sits here, {seat}</source>
        <translation>چه کسی اینجاست، {seat}</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Number of seats</source>
        <translation>شمار بازیکنان</translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <translation>بازیکنان</translation>
    </message>
</context>
<context>
    <name>SeatsStrip</name>
    <message>
        <source>Seats</source>
        <translation>بازیکنان</translation>
    </message>
</context>
<context>
    <name>SecretCard</name>
    <message>
        <source>Only for you</source>
        <translation>فقط برای شما</translation>
    </message>
</context>
<context>
    <name>SetupSheet</name>
    <message>
        <source>Cancel</source>
        <translation>لغو</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>شروع</translation>
    </message>
    <message>
        <source>Bots see what a person in their seat would see, and nothing more.</source>
        <translation>ربات‌ها فقط چیزهایی را می‌بینند که هر انسانی به جای آن‌ها می‌دید.</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>گزینه‌ها</translation>
    </message>
    <message>
        <source>Preset of options</source>
        <translation>الگوی گزینه‌ها</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>مانند نسخهٔ چاپی</translation>
    </message>
    <message>
        <source>Keep as...</source>
        <translation>نگه‌داری با نام...</translation>
    </message>
    <message>
        <source>Name of the preset, then Enter</source>
        <translation>نام الگو، سپس Enter</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>عدد آغازین</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>یکی دیگر</translation>
    </message>
    <message>
        <source>The same seed, seats and options bring the same cards again.</source>
        <translation>با همین عدد آغازین، بازیکنان و گزینه‌ها دوباره همین کارت‌ها می‌آیند.</translation>
    </message>
    <message>
        <source>&amp;Take-back rule</source>
        <translation>قاعدهٔ پس‌گرفتن</translation>
    </message>
    <message>
        <source>The seed is missing: any number will do.</source>
        <translation>عدد آغازین خالی است: هر عددی خوب است.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Back</source>
        <translation>بازگشت</translation>
    </message>
    <message>
        <source>One step back in this decision</source>
        <translation>یک گام عقب در این تصمیم</translation>
    </message>
    <message>
        <source>Search the choices</source>
        <translation>جست‌وجو در انتخاب‌ها</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>انتخاب‌ها</translation>
    </message>
</context>
<context>
    <name>ShortcutTable</name>
    <message>
        <source>Command</source>
        <translation>فرمان</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>کلید</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>فرمان‌ها و کلیدهایشان</translation>
    </message>
    <message>
        <source>The usual key again</source>
        <translation>کلید پیش‌فرض</translation>
    </message>
    <message>
        <source>Enter or a double click on a command, then press its new key.</source>
        <translation>روی فرمان Enter یا دو کلیک بزنید، سپس کلید تازه‌اش را فشار دهید.</translation>
    </message>
    <message>
        <source>{key} belongs to «{command}». Change that one first.</source>
        <translation>{key} از آنِ «{command}» است. نخست آن را تغییر دهید.</translation>
    </message>
</context>
<context>
    <name>ShortcutsSheet</name>
    <message>
        <source>Shortcuts</source>
        <translation>میان‌برها</translation>
    </message>
    <message>
        <source>On the board: arrow keys move the cursor, Enter acts, Esc steps back.</source>
        <translation>روی صفحهٔ بازی: کلیدهای جهت‌دار نشانگر را جابه‌جا می‌کنند، Enter انجام می‌دهد و Esc یک گام عقب می‌رود.</translation>
    </message>
</context>
<context>
    <name>Source</name>
    <message>
        <source>The game in words</source>
        <translation>شرح بازی به صورت متن</translation>
    </message>
    <message>
        <source>there is no picture to write</source>
        <translation>تصویری برای نوشتن نیست</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>{least} to {most} players</source>
        <translation>{least} تا {most} بازیکن</translation>
    </message>
    <message>
        <source>Board games for long evenings, on one laptop</source>
        <translation>بازی‌های رومیزی برای شب‌های بلند، با یک رایانه</translation>
    </message>
</context>
<context>
    <name>Submenus</name>
    <message>
        <source>No files yet</source>
        <translation>هنوز پرونده‌ای نیست</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Everybody may look. Next: {name}.</source>
        <translation>همه می‌توانند نگاه کنند. نفر بعدی: {name}.</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>رایانه را به {name} بدهید</translation>
    </message>
    <message>
        <source>{name} is ready to act.</source>
        <translation>{name} آمادهٔ بازی است.</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>گام بعدی</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>تلاش دوباره</translation>
    </message>
    <message>
        <source>{name} acts</source>
        <translation>{name} بازی می‌کند</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>ادامه</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>بازی تمام شد.</translation>
    </message>
</context>
<context>
    <name>TakeBackRules</name>
    <message>
        <source>Strict</source>
        <translation>سخت‌گیرانه</translation>
    </message>
    <message>
        <source>Any number of steps back, but never past something that was revealed, drawn by chance or decided by another person.</source>
        <translation>هر چند گام عقب، اما هرگز نه از چیزی که رو شده، به تصادف آمده یا کس دیگری تصمیمش را گرفته است.</translation>
    </message>
    <message>
        <source>Friendly</source>
        <translation>دوستانه</translation>
    </message>
    <message>
        <source>Such barriers may be crossed after a question. It is noted beside the result.</source>
        <translation>از چنین مانع‌هایی پس از یک پرسش می‌توان گذشت. این کار کنار نتیجه نوشته می‌شود.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>هیچ</translation>
    </message>
    <message>
        <source>What is decided stays decided.</source>
        <translation>هر تصمیمی قطعی است.</translation>
    </message>
</context>
<context>
    <name>WaitingCard</name>
    <message>
        <source>Where it stopped</source>
        <translation>جایی که متوقف شد</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>روی میز</translation>
    </message>
    <message>
        <source>Continue where it stopped</source>
        <translation>ادامه از همان‌جا</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>ادامه</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>The PIN of {name} was taken off.</source>
        <translation>پین {name} برداشته شد.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>بازیکنان</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>رویدادها</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>قوانین</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>امتیازها</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>خروج از تمام‌صفحه</translation>
    </message>
</context>
<context>
    <name>WordsSheet</name>
    <message>
        <source>Copy</source>
        <translation>رونوشت</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>رونوشت گرفته شد.</translation>
    </message>
</context>
<context>
    <name>feed_the_kraken</name>
    <message>
        <source>None</source>
        <translation>هیچ</translation>
    </message>
</context>
<context>
    <name>feed_the_kraken_board</name>
    <message>
        <source>Back</source>
        <translation>بازگشت</translation>
    </message>
</context>
<context>
    <name>kernel</name>
    <message>
        <source>It is not this seat's decision now.</source>
        <translation>اکنون تصمیم با این بازیکن نیست.</translation>
    </message>
    <message>
        <source>This is not one of the choices now.</source>
        <translation>این اکنون یکی از انتخاب‌ها نیست.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>بازی تمام شد.</translation>
    </message>
    <message>
        <source>This answer is binding and cannot be taken back.</source>
        <translation>این پاسخ قطعی است و نمی‌توان آن را پس گرفت.</translation>
    </message>
    <message>
        <source>This seat has given no answer to take back.</source>
        <translation>این بازیکن پاسخی نداده که بتوان پس گرفت.</translation>
    </message>
    <message>
        <source>This game has {least} to {most} seats, not {seats}.</source>
        <translation>این بازی برای {least} تا {most} بازیکن است، نه {seats}.</translation>
    </message>
    <message>
        <source>There is no option «{option}». The options are: {known}.</source>
        <translation>گزینهٔ «{option}» وجود ندارد. گزینه‌ها: {known}.</translation>
    </message>
    <message>
        <source>The option «{option}» cannot be «{value}». It can be: {allowed}.</source>
        <translation>گزینهٔ «{option}» نمی‌تواند «{value}» باشد. مقدارهای ممکن: {allowed}.</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to {most}.</source>
        <translation>عدد آغازین عددی صحیح از ۰ تا {most} است.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>بازیکن {number}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>رد کردن نوبت</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>دیدم</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تمام</translation>
    </message>
    <message>
        <source>This is not a Lamplight file. Choose a file that ends in .lamplight.</source>
        <translation>این پروندهٔ Lamplight نیست. پرونده‌ای را برگزینید که نامش به ⁦.lamplight⁩ ختم می‌شود.</translation>
    </message>
    <message>
        <source>This file was written by a newer program ({program}) in format {number}; this program reads up to format {known}. A newer version of Lamplight opens it.</source>
        <translation>این پرونده را برنامه‌ای جدیدتر ({program}) با قالب {number} نوشته است؛ این برنامه تا قالب {known} را می‌خواند. نسخهٔ جدیدتر Lamplight آن را باز می‌کند.</translation>
    </message>
    <message>
        <source>This game was played by newer rules (version {rules}, program {program}); this program knows version {known}. A newer version of Lamplight opens it.</source>
        <translation>این بازی با قوانین جدیدتر انجام شده است (نسخهٔ {rules}، برنامهٔ {program})؛ این برنامه نسخهٔ {known} را می‌شناسد. نسخهٔ جدیدتر Lamplight آن را باز می‌کند.</translation>
    </message>
    <message>
        <source>This game was played by older rules (version {rules}, program {program}) and cannot be carried over to version {known}. That older version of Lamplight opens it.</source>
        <translation>این بازی با قوانین قدیمی‌تر انجام شده است (نسخهٔ {rules}، برنامهٔ {program}) و نمی‌توان آن را به نسخهٔ {known} برد. همان نسخهٔ قدیمی‌تر Lamplight آن را باز می‌کند.</translation>
    </message>
    <message>
        <source>This program does not know the game «{game}». Look for a newer version of Lamplight.</source>
        <translation>این برنامه بازی «{game}» را نمی‌شناسد. نسخهٔ جدیدتر Lamplight را پیدا کنید.</translation>
    </message>
    <message>
        <source>This file is damaged ({where}). It was left as it is; an older copy of the game may still open.</source>
        <translation>این پرونده آسیب دیده است ({where}). دست‌نخورده ماند؛ شاید نسخهٔ قدیمی‌تری از بازی باز شود.</translation>
    </message>
    <message>
        <source>This file is too large to be a game: at most {most} MB are read.</source>
        <translation>این پرونده برای یک بازی بیش از حد بزرگ است: حداکثر {most} مگابایت خوانده می‌شود.</translation>
    </message>
    <message>
        <source>A result of chance has been shown since then.</source>
        <translation>پس از آن نتیجه‌ای تصادفی نشان داده شده است.</translation>
    </message>
    <message>
        <source>Hidden information has been shown since then.</source>
        <translation>پس از آن اطلاعات پنهانی نشان داده شده است.</translation>
    </message>
    <message>
        <source>Another person has decided since then.</source>
        <translation>پس از آن کس دیگری تصمیم گرفته است.</translation>
    </message>
    <message>
        <source>This game was set up without take-back.</source>
        <translation>این بازی بدون پس‌گرفتن چیده شده است.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>چیزی برای پس‌گرفتن نیست.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>چیزی برای انجام دوباره نیست.</translation>
    </message>
</context>
<context>
    <name>models</name>
    <message>
        <source>There is no file {path} any more.</source>
        <translation>پروندهٔ {path} دیگر وجود ندارد.</translation>
    </message>
    <message>
        <source>This file cannot be opened ({why}).</source>
        <translation>این پرونده باز نمی‌شود ({why}).</translation>
    </message>
    <message>
        <source>The moves in this file do not fit the rules from move {entry} on ({why}). The file was left as it is; an older copy of the game may still open.</source>
        <translation>حرکت‌های این پرونده از حرکت {entry} به بعد با قوانین نمی‌خوانند ({why}). پرونده دست‌نخورده ماند؛ شاید نسخهٔ قدیمی‌تری از بازی باز شود.</translation>
    </message>
    <message>
        <source>This is the public record of a game that was running: the list shows it, but nobody can play on from it.</source>
        <translation>این ثبت همگانی یک بازی ناتمام است: در فهرست دیده می‌شود، اما نمی‌توان آن را ادامه داد.</translation>
    </message>
    <message>
        <source>This game is being played in another window already.</source>
        <translation>این بازی هم‌اکنون در پنجرهٔ دیگری باز است.</translation>
    </message>
    <message>
        <source>While the game runs, its replay shows only what all may see.</source>
        <translation>تا بازی در جریان است، بازپخش فقط آنچه را همه می‌توانند ببینند نشان می‌دهد.</translation>
    </message>
    <message>
        <source>The game cannot be saved in {folder} ({why}). You can play on; «Save as» keeps it elsewhere.</source>
        <translation>بازی در {folder} ذخیره نمی‌شود ({why}). می‌توانید ادامه دهید؛ «ذخیره با نام» آن را در جای دیگری نگه می‌دارد.</translation>
    </message>
    <message>
        <source>The disk takes long to save the game. You can play on.</source>
        <translation>ذخیرهٔ بازی روی دیسک طول می‌کشد. می‌توانید ادامه دهید.</translation>
    </message>
    <message>
        <source>Some settings could not be read; the usual ones hold. The old file was kept: {where}.</source>
        <translation>برخی تنظیمات خوانده نشدند و مقدارهای پیش‌فرض برقرارند. پروندهٔ پیشین نگه داشته شد: {where}.</translation>
    </message>
    <message>
        <source>The settings could not be opened ({why}). The usual ones hold for now.</source>
        <translation>تنظیمات باز نشدند ({why}). فعلاً مقدارهای پیش‌فرض برقرارند.</translation>
    </message>
    <message>
        <source>The settings cannot be written ({why}). They hold until you quit.</source>
        <translation>تنظیمات نوشته نمی‌شوند ({why}). تا خروج از برنامه برقرارند.</translation>
    </message>
    <message>
        <source>The bots have stopped thinking ({why}). Nothing is lost; you can try again.</source>
        <translation>ربات‌ها از فکر کردن بازماندند ({why}). چیزی از دست نرفته است؛ می‌توانید دوباره تلاش کنید.</translation>
    </message>
</context>
</TS>
