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
        <source>An unofficial project by people who love these games. It is not made, endorsed or supported by their publishers or designers, and contains none of their text or art. Please own a copy of every game you play with it.</source>
        <translation>کاری غیررسمی از دوستداران این بازی‌ها. ناشران و طراحان بازی‌ها در ساخت آن نقشی نداشته‌اند، آن را تأیید یا پشتیبانی نکرده‌اند و هیچ متن یا تصویری از آن‌ها در این برنامه نیست. لطفاً از هر بازی که با آن بازی می‌کنید، نسخه‌ای از خودتان داشته باشید.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Back</source>
        <translation>بازگشت</translation>
    </message>
    <message>
        <source>Undo one step of this decision</source>
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
    <name>ActionLines</name>
    <message>
        <source>{count} more below</source>
        <translation>{count} گزینهٔ دیگر در پایین</translation>
    </message>
    <message>
        <source>{count} more above</source>
        <translation>{count} گزینهٔ دیگر در بالا</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>A bot is choosing for you…</source>
        <translation>رباتی به‌جای شما انتخاب می‌کند…</translation>
    </message>
</context>
<context>
    <name>AppController</name>
    <message>
        <source>Start again with the same cards? This game stays in the records.</source>
        <translation>با همین کارت‌ها از نو شروع شود؟ این بازی در میان بازی‌های ثبت‌شده می‌ماند.</translation>
    </message>
    <message>
        <source>The new game uses the same cards and tiles; choose “New with the same setup” for the current ones.</source>
        <translation>این بازی کارت‌ها و قطعه‌هایی را نگه می‌دارد که با آن‌ها آغاز شد: «بازی تازه با همین چینش» آن‌های کنونی را برمی‌دارد.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>شروع دوباره</translation>
    </message>
    <message>
        <source>This game is already open.</source>
        <translation>این بازی هم‌اکنون روی میز است.</translation>
    </message>
    <message>
        <source>There is no unfinished game.</source>
        <translation>هیچ بازی ناتمامی در انتظار نیست.</translation>
    </message>
    <message>
        <source>A game is open: return to the start screen first.</source>
        <translation>یک بازی باز است: نخست به صفحهٔ آغاز برگردید.</translation>
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
        <source>Nothing is sent automatically. Copy this text into your report, and say what you did and what you expected.</source>
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
        <source>This game uses the cards and tiles it was started with. “New with the same setup” uses the current ones.</source>
        <translation>این بازی با کارت‌ها و قطعه‌هایی ادامه دارد که با آن‌ها آغاز شد. «بازی تازه با همین چینش» آن‌های کنونی را برمی‌دارد.</translation>
    </message>
    <message>
        <source>This game uses your own cards and tiles.</source>
        <translation>این بازی با کارت‌ها و قطعه‌های خود شماست.</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>از نوبت قبلی شما</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>نمایش دوباره</translation>
    </message>
</context>
<context>
    <name>BoxPanel</name>
    <message>
        <source>Play solo</source>
        <translation>بازی تک‌نفره</translation>
    </message>
    <message>
        <source>Against {count} bots</source>
        <translation>با {count} ربات</translation>
    </message>
    <message>
        <source>Set up a game…</source>
        <translation>چیدن میز…</translation>
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
        <source>Same as system</source>
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
        <source>Instant</source>
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
    <name>ClosedEyes</name>
    <message>
        <source>Start</source>
        <translation>آغاز</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>ادامه</translation>
    </message>
    <message>
        <source>Everyone, open your eyes.</source>
        <translation>همه چشم‌هایتان را باز کنید.</translation>
    </message>
    <message>
        <source>Close your eyes again.</source>
        <translation>دوباره چشم‌هایتان را ببندید.</translation>
    </message>
    <message>
        <source>Everyone, close your eyes again.</source>
        <translation>همه یک بار دیگر چشم‌هایتان را ببندید.</translation>
    </message>
    <message>
        <source>Everyone, close your eyes.</source>
        <translation>همه چشم‌هایتان را ببندید.</translation>
    </message>
    <message>
        <source>When the countdown ends, only the player concerned opens their eyes.</source>
        <translation>با پایان شمارش معکوس، کسی که کار با اوست چشم باز می‌کند.</translation>
    </message>
    <message>
        <source>When the countdown ends, everyone may look.</source>
        <translation>با پایان شمارش معکوس، همه می‌توانند نگاه کنند.</translation>
    </message>
    <message>
        <source>Put the laptop in the middle and press “Start”. After {first} seconds the player concerned opens their eyes and chooses in silence. Everyone else keeps their eyes closed until {whole} seconds have passed.</source>
        <translation>رایانه را در میان بگذارید و «آغاز» را فشار دهید. پس از {first} ثانیه کسی که کار با اوست چشم باز می‌کند و بی‌صدا برمی‌گزیند. دیگران چشم‌هایشان را تا گذشت {whole} ثانیه بسته نگه می‌دارند.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>File not found: {path}.</source>
        <translation>پروندهٔ {path} وجود ندارد.</translation>
    </message>
    <message>
        <source>Unknown level {level}. Levels: {known}.</source>
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
        <source>start this game right away</source>
        <translation>شروع بی‌درنگ این بازی</translation>
    </message>
    <message>
        <source>the seed of the new game</source>
        <translation>عدد آغازین بازی تازه</translation>
    </message>
    <message>
        <source>bot opponents, e.g. novice,master</source>
        <translation>ربات‌های کنار شما، مانند novice,master</translation>
    </message>
    <message>
        <source>game options, a TOML file</source>
        <translation>گزینه‌های بازی تازه، به شکل TOML</translation>
    </message>
    <message>
        <source>continue the last game</source>
        <translation>ادامهٔ آخرین بازی</translation>
    </message>
    <message>
        <source>start in full screen</source>
        <translation>تمام‌صفحه</translation>
    </message>
    <message>
        <source>open another window next to the running one</source>
        <translation>باز کردن پنجره‌ای دیگر کنار پنجرهٔ در حال اجرا</translation>
    </message>
    <message>
        <source>language for this run, e.g. de</source>
        <translation>زبان این اجرا، مانند fa</translation>
    </message>
    <message>
        <source>paper, night, contrast, print or system</source>
        <translation>یکی از paper، night، contrast، print، system</translation>
    </message>
    <message>
        <source>interface scale, e.g. 1.5</source>
        <translation>اندازهٔ همه چیز، مانند 1.5</translation>
    </message>
    <message>
        <source>keep all files in this folder</source>
        <translation>نگه‌داری همهٔ پرونده‌ها در این پوشه</translation>
    </message>
    <message>
        <source>use default settings and restore nothing</source>
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
        <source>export a record to another format</source>
        <translation>نوشتن بازی ثبت‌شده به شکلی دیگر</translation>
    </message>
    <message>
        <source>text, public, png or pdf</source>
        <translation>یکی از text، public، png، pdf</translation>
    </message>
    <message>
        <source>output file (default: next to the record)</source>
        <translation>جای نوشتن (پیش‌فرض: کنار بازی ثبت‌شده)</translation>
    </message>
    <message>
        <source>bots against bots: one table per pair of levels</source>
        <translation>ربات‌ها با هم: یک جدول برای هر جفت سطح</translation>
    </message>
    <message>
        <source>games per pair of levels</source>
        <translation>شمار بازی‌ها برای هر جفت سطح</translation>
    </message>
    <message>
        <source>number of parallel processes</source>
        <translation>شمار پردازه‌های هم‌زمان</translation>
    </message>
    <message>
        <source>bots play a demo game; pictures and record go to DIR</source>
        <translation>بازی ربات‌ها؛ تصویرها و ثبت بازی در DIR</translation>
    </message>
    <message>
        <source>show the version and exit</source>
        <translation>نمایش نسخه و پایان</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>نمایش همین راهنما و پایان</translation>
    </message>
    <message>
        <source>invalid value for {option}; see --help</source>
        <translation>{option} این را نمی‌پذیرد؛ --help می‌گوید چه می‌پذیرد</translation>
    </message>
    <message>
        <source>unknown option {words}; see --help</source>
        <translation>{words}: ناشناخته؛ --help می‌گوید چه هست</translation>
    </message>
    <message>
        <source>--seed must be a whole number, 0 or more</source>
        <translation>--seed عددی صحیح است، 0 یا بیشتر</translation>
    </message>
    <message>
        <source>--to and --output require --export</source>
        <translation>--to و --output به --export نیاز دارند</translation>
    </message>
    <message>
        <source>--games and --jobs require --arena</source>
        <translation>--games و --jobs به --arena نیاز دارند</translation>
    </message>
    <message>
        <source>--export requires --to: text, public, png or pdf</source>
        <translation>--export به --to نیاز دارد: text، public، png یا pdf</translation>
    </message>
    <message>
        <source>--seed, --bots and --options require --new GAME</source>
        <translation>--seed، --bots و --options به --new GAME نیاز دارند</translation>
    </message>
    <message>
        <source>--scale must be between 0.5 and 4</source>
        <translation>--scale از 0.5 تا 4 است</translation>
    </message>
    <message>
        <source>--games and --jobs must be at least 1</source>
        <translation>--games و --jobs دست‌کم 1 هستند</translation>
    </message>
    <message>
        <source>--fullscreen, --scale, --safe-mode and --new-window need a window</source>
        <translation>--fullscreen، --scale، --safe-mode و --new-window به پنجره نیاز دارند</translation>
    </message>
    <message>
        <source>{one} and {other} cannot be combined</source>
        <translation>{one} و {other} با هم به کار نمی‌روند</translation>
    </message>
    <message>
        <source>Unknown language {code}. Languages: {known}.</source>
        <translation>زبان {code} وجود ندارد. زبان‌ها: {known}.</translation>
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
        <source>&amp;New game…</source>
        <translation>بازی تازه…</translation>
    </message>
    <message>
        <source>New with the sa&amp;me setup</source>
        <translation>بازی تازه با همین چینش</translation>
    </message>
    <message>
        <source>Res&amp;tart with the same seed</source>
        <translation>شروع دوباره با همین عدد آغازین</translation>
    </message>
    <message>
        <source>Continue the &amp;last game</source>
        <translation>ادامهٔ آخرین بازی</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>باز کردن…</translation>
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
        <source>Save &amp;as…</source>
        <translation>ذخیره با نام…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>برون‌بری…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>چاپ…</translation>
    </message>
    <message>
        <source>Repla&amp;y this game</source>
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
        <source>Saved &amp;games…</source>
        <translation>بازی‌های ثبت‌شده…</translation>
    </message>
    <message>
        <source>Edit cards an&amp;d tiles…</source>
        <translation>ویرایش کارت‌ها و قطعه‌ها…</translation>
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
        <source>Stand&amp;ing answers</source>
        <translation>پاسخ‌های آماده</translation>
    </message>
    <message>
        <source>Free a&amp;ctions</source>
        <translation>به خواست خود</translation>
    </message>
    <message>
        <source>Confir&amp;m</source>
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
        <source>Since my &amp;last turn</source>
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
        <source>Player&amp;s</source>
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
        <source>My noteboo&amp;k</source>
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
        <source>&amp;Preferences…</source>
        <translation>همهٔ تنظیمات…</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <translation>میان‌برها…</translation>
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
        <source>&amp;Accessibility…</source>
        <translation>دسترس‌پذیری…</translation>
    </message>
    <message>
        <source>&amp;Bots&apos; pace</source>
        <translation>سرعت ربات‌ها</translation>
    </message>
    <message>
        <source>Ta&amp;ke-back rule…</source>
        <translation>قاعدهٔ پس‌گرفتن…</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>قوانین این بازی</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>این چیست؟</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>میان‌برها</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>گزارش مشکل…</translation>
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
        <source>This is a bug in Lamplight, not your mistake. You can keep playing. If it happens again, step back or restart Lamplight. A report helps us fix it.</source>
        <translation>این ایراد از برنامه است، نه از شما. می‌توانید ادامه دهید. اگر دوباره پیش آمد، یک گام عقب بروید یا برنامه را از نو اجرا کنید؛ گزارش شما به رفع ایراد کمک می‌کند.</translation>
    </message>
    <message>
        <source>Secrets are left out here. The saved report contains everything.</source>
        <translation>رازها اینجا نیامده‌اند. گزارش ذخیره‌شده همه چیز را در بر دارد.</translation>
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
        <source>No game was being played.</source>
        <translation>هیچ بازی‌ای روی میز نبود.</translation>
    </message>
    <message>
        <source>Nothing is lost: the game is saved up to the last decision.</source>
        <translation>چیزی از دست نرفت: بازی تا آخرین تصمیم ذخیره شده است.</translation>
    </message>
    <message>
        <source>The game could not be saved. Try “Save as” with another folder.</source>
        <translation>بازی ذخیره نشد. شاید با «ذخیره با نام» در جای دیگری ذخیره شود.</translation>
    </message>
    <message>
        <source>Could not write the report: {why}</source>
        <translation>گزارش نوشته نمی‌شود: {why}</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>ذخیره شد: {path}</translation>
    </message>
</context>
<context>
    <name>CthulhuWarsBoard</name>
    <message>
        <source>Table of Cthulhu Wars</source>
        <translation>میز جنگ‌های کثولهو</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Wrong PIN.</source>
        <translation>این پین درست نیست.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>مکث</translation>
    </message>
    <message>
        <source>I&apos;m here</source>
        <translation>من اینجا هستم</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>ادامه</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>پین</translation>
    </message>
    <message>
        <source>Forgot your PIN? Hold to remove it</source>
        <translation>پین فراموش شد: برای برداشتن نگه دارید</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>بازگشت به میز</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn. Only {name} should look.</source>
        <translation>نوبت {name} است. فقط {name} نگاه کند.</translation>
    </message>
    <message>
        <source>Only {name} should look.</source>
        <translation>فقط {name} نگاه کند.</translation>
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
        <source>Everything you can choose is highlighted on the board.</source>
        <translation>هر آنچه می‌توانید انتخاب کنید، روی صفحهٔ بازی روشن است.</translation>
    </message>
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
    <name>Elsewhere</name>
    <message>
        <source>This game is being played in another window.</source>
        <translation>این بازی در پنجرهٔ دیگری در جریان است.</translation>
    </message>
    <message>
        <source>If you take it over, the other window saves it and stops playing.</source>
        <translation>اگر آن را به این پنجره بیاورید، پنجرهٔ دیگر بازی را ذخیره می‌کند و کنار می‌رود.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>تماشا</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>آوردن به این پنجره</translation>
    </message>
    <message>
        <source>The other window can&apos;t save the game right now, so it keeps playing it.</source>
        <translation>پنجرهٔ دیگر اکنون نمی‌تواند بازی را ذخیره کند؛ برای همین بازی همان‌جا ادامه دارد.</translation>
    </message>
</context>
<context>
    <name>ElsewherePage</name>
    <message>
        <source>This game continues in another window</source>
        <translation>این بازی در پنجرهٔ دیگری ادامه دارد</translation>
    </message>
    <message>
        <source>It is no longer played or saved in this window.</source>
        <translation>دیگر در این پنجره نه بازی می‌شود و نه ذخیره.</translation>
    </message>
    <message>
        <source>Back to the start screen</source>
        <translation>بازگشت به صفحهٔ آغاز</translation>
    </message>
</context>
<context>
    <name>EndPicture</name>
    <message>
        <source>The table at the end</source>
        <translation>میز در پایان</translation>
    </message>
    <message>
        <source>The table as it was at the end: click to look at it.</source>
        <translation>میز همان‌گونه که در پایان بود: برای دیدنش فشار دهید.</translation>
    </message>
</context>
<context>
    <name>Headless</name>
    <message>
        <source>Unknown game {game}. Games: {known}.</source>
        <translation>بازی {game} وجود ندارد. بازی‌ها: {known}.</translation>
    </message>
    <message>
        <source>{path} is valid: {game}, {count} entries.</source>
        <translation>{path} سالم است: {game}، {count} مورد.</translation>
    </message>
    <message>
        <source>An existing record is never overwritten.</source>
        <translation>روی بازی ثبت‌شده هرگز چیزی نوشته نمی‌شود.</translation>
    </message>
    <message>
        <source>Could not write {path}: {why}</source>
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
        <source>Find next</source>
        <translation>یافتن مورد بعدی</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>قوانین</translation>
    </message>
</context>
<context>
    <name>KrakenBoard</name>
    <message>
        <source>Table of Feed the Kraken</source>
        <translation>میز به کراکن غذا بده</translation>
    </message>
    <message>
        <source>Jump overboard</source>
        <translation>پریدن به دریا</translation>
    </message>
    <message>
        <source>The game is over: there is nothing left to claim.</source>
        <translation>بازی تمام شد: دیگر جای ادعا نیست.</translation>
    </message>
    <message>
        <source>You can make claims only while a decision is open.</source>
        <translation>ادعا فقط کنار پرسشی مطرح می‌شود که برای همهٔ میز باز است، و اکنون چنین پرسشی نیست.</translation>
    </message>
    <message>
        <source>{choice}: press Enter or click again</source>
        <translation>{choice}: Enter یا فشار دوباره</translation>
    </message>
</context>
<context>
    <name>Lamplight</name>
    <message>
        <source>Cannot write to {folder} ({why}). Games are not saved automatically; use “Save as”.</source>
        <translation>در پوشهٔ {folder} نمی‌توان نوشت ({why}). بازی‌ها نگه داشته نمی‌شوند؛ «ذخیره با نام» کار می‌کند.</translation>
    </message>
    <message>
        <source>Lamplight stopped unexpectedly last time. “Report a problem” in the Help menu shows what was found.</source>
        <translation>بار پیش Lamplight ناگهان متوقف شد. فرمان «گزارش مشکل» در منوی راهنما نشان می‌دهد چه یافت شده است.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Another program has changed {file}, which is left as it is. This game is now saved in {new}.</source>
        <translation>از این پس این بازی در {new} نگه داشته می‌شود: چیز دیگری {file} را تغییر داده است و آن همان‌گونه می‌ماند.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>تلاش دوباره</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>ذخیره با نام…</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>باشد</translation>
    </message>
    <message>
        <source>Your last decisions are not saved: they are lost if you leave the game.</source>
        <translation>آخرین تصمیم‌ها ذخیره نشده‌اند: اگر از بازی بیرون بروید از دست می‌روند.</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>خروج بدون ذخیره</translation>
    </message>
    <message>
        <source>Saved. Lamplight saves after every decision.</source>
        <translation>ذخیره شد. هر تصمیم بی‌درنگ ذخیره می‌شود.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>ذخیره با نام</translation>
    </message>
    <message>
        <source>Could not write {file} ({why}). The game is still saved where it was.</source>
        <translation>{file} را نمی‌توان نوشت ({why}). بازی همان جای پیشین نگه داشته می‌شود.</translation>
    </message>
    <message>
        <source>The game in that file is open in another window. Choose another file.</source>
        <translation>بازی آن پرونده در پنجرهٔ دیگری در جریان است.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Random</source>
        <translation>تصادفی</translation>
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
        <source>Plays any legal move.</source>
        <translation>هر کار مجازی را بی‌فکر انجام می‌دهد.</translation>
    </message>
    <message>
        <source>Takes what looks good now. Overlooks what comes later.</source>
        <translation>آنچه را اکنون خوب به نظر می‌رسد برمی‌دارد و از آینده غافل می‌ماند.</translation>
    </message>
    <message>
        <source>Thinks a move ahead and rarely wastes a turn.</source>
        <translation>آنچه را پیش روست می‌سنجد و کمتر نوبتی را هدر می‌دهد.</translation>
    </message>
    <message>
        <source>Plans the whole game from everything its seat can know. Takes a moment to think.</source>
        <translation>با هر آنچه در جای خود می‌تواند بداند برای تمام بازی نقشه می‌کشد. کمی فکر می‌کند.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>All players</source>
        <translation>همهٔ بازیکنان</translation>
    </message>
    <message>
        <source>Show lines of</source>
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
        <source>Picks up the piece you placed but have not confirmed.</source>
        <translation>آنچه را گذاشته شده و هنوز قطعی نیست برمی‌دارد.</translation>
    </message>
    <message>
        <source>Takes back {name}&apos;s last decision.</source>
        <translation>آخرین تصمیم {name} را پس می‌گیرد.</translation>
    </message>
    <message>
        <source>{barrier} It will be noted with the result.</source>
        <translation>{barrier} این کار کنار نتیجه نوشته می‌شود.</translation>
    </message>
    <message>
        <source>Undo anyway</source>
        <translation>با این حال پس بگیر</translation>
    </message>
    <message>
        <source>You can use this now.</source>
        <translation>اکنون می‌توانید از این استفاده کنید.</translation>
    </message>
    <message>
        <source>You can choose this now.</source>
        <translation>اکنون می‌توانید این را انتخاب کنید.</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>در جست‌وجوی حرکتی خوب…</translation>
    </message>
    <message>
        <source>Click anything to see why you can&apos;t choose it.</source>
        <translation>حالا روی چیزی که درباره‌اش می‌پرسید کلیک کنید.</translation>
    </message>
    <message>
        <source>Point at anything that isn&apos;t highlighted, then press W to see why.</source>
        <translation>به چیزی که روشن نیست اشاره کنید و سپس بپرسید: دلیلش همین‌جا می‌آید.</translation>
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
        <source>Human</source>
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
        <source>Second best: {move}. {reasons}</source>
        <translation>دومین انتخاب برتر: {move}. {reasons}</translation>
    </message>
    <message>
        <source>Played for you: {move}. {reasons}</source>
        <translation>به‌جای شما بازی شد: {move}. {reasons}</translation>
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
        <source>{name} undid past a reveal %n time(s).</source>
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
        <source>The curtain now asks for your PIN.</source>
        <translation>از این پس پرده پین شما را می‌پرسد.</translation>
    </message>
    <message>
        <source>Your PIN is off.</source>
        <translation>پین شما خاموش است.</translation>
    </message>
</context>
<context>
    <name>NotebookScreen</name>
    <message>
        <source>Nothing here yet.</source>
        <translation>هنوز چیزی اینجا نوشته نشده است.</translation>
    </message>
    <message numerus="yes">
        <source>A PIN has at least %n digits or letters.</source>
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
        <source>New PIN for me</source>
        <translation>پین تازه برای جای من</translation>
    </message>
    <message>
        <source>PIN…</source>
        <translation>پین…</translation>
    </message>
    <message>
        <source>Set PIN</source>
        <translation>تعیین پین</translation>
    </message>
    <message>
        <source>Remove PIN</source>
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
    <name>OpenEyes</name>
    <message>
        <source>Hold to see, then close your eyes again.</source>
        <translation>برای دیدن نگه دارید، سپس دوباره چشم‌هایتان را ببندید.</translation>
    </message>
    <message>
        <source>Whatever is chosen when the time ends counts. Then close your eyes again.</source>
        <translation>آنچه در پایان زمان انتخاب شده باشد به شمار می‌آید. سپس دوباره چشم‌هایتان را ببندید.</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Opening {file}…</source>
        <translation>در حال باز کردن {file}…</translation>
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
        <source>Set to “{value}”: {reason}</source>
        <translation>روی «{value}» است: {reason}</translation>
    </message>
</context>
<context>
    <name>OwnItemsSheet</name>
    <message>
        <source>Cards and tiles: {game}</source>
        <translation>کارت‌ها و قطعه‌ها: {game}</translation>
    </message>
    <message>
        <source>You have unsaved changes. Close again to discard them.</source>
        <translation>چیزی ذخیره نشده است. برای کنار گذاشتن آن دوباره ببندید.</translation>
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
        <source>Saved: {path}</source>
        <translation>نوشته شد: {path}</translation>
    </message>
    <message>
        <source>This game has no picture to share.</source>
        <translation>این بازی تصویری برای هم‌رسانی ندارد.</translation>
    </message>
    <message>
        <source>Copied to the clipboard: paste it anywhere.</source>
        <translation>تصویر در بریده‌دان است: هر جا خواستید بچسبانید.</translation>
    </message>
    <message>
        <source>Could not write {path}: {why}</source>
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
        <source>Changes apply immediately.</source>
        <translation>هر تغییر بی‌درنگ اعمال می‌شود.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>بازنشانی همه</translation>
    </message>
    <message>
        <source>Yes, reset all</source>
        <translation>بله، بازنشانی همه</translation>
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
        <source>&amp;Bots&apos; pace</source>
        <translation>سرعت ربات‌ها</translation>
    </message>
    <message>
        <source>Un&amp;do rule for new games</source>
        <translation>قاعدهٔ پس‌گرفتن در بازی‌های تازه</translation>
    </message>
    <message>
        <source>Play forced moves automatically, after showing them</source>
        <translation>تنها انتخاب ممکن، پس از نمایش، خودبه‌خود بازی شود</translation>
    </message>
    <message>
        <source>Ask before undoing past revealed information</source>
        <translation>پیش از پس‌گرفتن با گذر از مانع بپرس</translation>
    </message>
    <message>
        <source>Cover the screen when the window comes back (several players)</source>
        <translation>پوشاندن صفحه هنگام بازگشت پنجره (چند نفره)</translation>
    </message>
    <message>
        <source>Single letters are commands (H for a hint, …)</source>
        <translation>تک‌حرف‌ها فرمان باشند (H برای پیشنهاد…)</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>اندازهٔ متن</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>نام شما</translation>
    </message>
    <message>
        <source>Reset all preferences, including your name and your keys?</source>
        <translation>همهٔ تنظیمات، همراه با نام و کلیدهای شما، بازنشانی شود؟</translation>
    </message>
    <message>
        <source>All preferences are back to their defaults.</source>
        <translation>همهٔ تنظیمات به حالت نخست برگشت.</translation>
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
        <source>Every player for themselves</source>
        <translation>هر کس برای خود</translation>
    </message>
    <message>
        <source>First voyage</source>
        <translation>نخستین ماجراجویی</translation>
    </message>
    <message>
        <source>No one jumps</source>
        <translation>بی‌پریدن</translation>
    </message>
    <message>
        <source>Silent bots</source>
        <translation>ربات‌های خاموش</translation>
    </message>
    <message>
        <source>First walk in the woodland</source>
        <translation>نخستین گشت در جنگل</translation>
    </message>
    <message>
        <source>The Cult awakens</source>
        <translation>فرقه بیدار می‌شود</translation>
    </message>
    <message>
        <source>Winter draft</source>
        <translation>گزینش زمستانی</translation>
    </message>
    <message>
        <source>The stars are right</source>
        <translation>ستارگان در جای خودند</translation>
    </message>
    <message>
        <source>The western world in detail</source>
        <translation>جهان غرب با جزئیات</translation>
    </message>
    <message>
        <source>Gates by hand</source>
        <translation>دروازه‌ها با دست</translation>
    </message>
    <message>
        <source>Councilors by draft</source>
        <translation>گزینش مشاوران</translation>
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
        <source>Save as PDF…</source>
        <translation>ذخیره به صورت PDF…</translation>
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
        <source>Saved: {path}</source>
        <translation>نوشته شد: {path}</translation>
    </message>
</context>
<context>
    <name>Privacy</name>
    <message>
        <source>For your eyes only</source>
        <translation>کسی که کار با اوست</translation>
    </message>
</context>
<context>
    <name>PrivateScreen</name>
    <message>
        <source>Choose the next one.</source>
        <translation>بعدی را برگزینید.</translation>
    </message>
    <message>
        <source>Not available. Hold to see why.</source>
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
        <source>Everyone stays here for at least the same time.</source>
        <translation>هر کس دست‌کم همین اندازه اینجا می‌ماند.</translation>
    </message>
    <message>
        <source>Hold “Done” for a moment.</source>
        <translation>«تمام» را لحظه‌ای نگه دارید.</translation>
    </message>
    <message>
        <source>Hold to see what is here first.</source>
        <translation>نخست نگه دارید تا ببینید اینجا چیست.</translation>
    </message>
    <message>
        <source>Chosen. Hold to see what.</source>
        <translation>انتخاب شد. برای دیدن نگه دارید.</translation>
    </message>
    <message>
        <source>Chosen so far: {number}. Hold to see what.</source>
        <translation>تاکنون انتخاب شده: {number}. برای دیدن نگه دارید.</translation>
    </message>
    <message>
        <source>Choose first.</source>
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
        <source>%n event(s) since your move</source>
        <translation>
            <numerusform>%Ln رویداد پس از حرکت شما</numerusform>
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
    <name>Reasons</name>
    <message>
        <source>No game is open.</source>
        <translation>هیچ بازی‌ای باز نیست.</translation>
    </message>
    <message>
        <source>You are replaying a record (decision {here} of {all}).</source>
        <translation>بازی ثبت‌شده‌ای را بازپخش می‌کنید (تصمیم {here} از {all}).</translation>
    </message>
    <message>
        <source>The game is over: {result}.</source>
        <translation>بازی تمام شد: {result}.</translation>
    </message>
    <message numerus="yes">
        <source>%n players are choosing at the same time.</source>
        <translation>
            <numerusform>اکنون از %Ln بازیکن پرسیده می‌شود.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is up to {names}.</source>
        <translation>تصمیم با {names} است.</translation>
    </message>
    <message>
        <source>There is nothing to choose: this is a page to read.</source>
        <translation>چیزی برای انتخاب نیست: این صفحه فقط برای خواندن است.</translation>
    </message>
    <message numerus="yes">
        <source>%n people share this screen: a hint would tell everyone what only one of you may know.</source>
        <translation>
            <numerusform>%Ln نفر پای این صفحه هستند: پیشنهاد آنچه را فقط یک نفر باید بداند به همه لو می‌دهد.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} has no standing answers.</source>
        <translation>{game} پاسخ آماده ندارد.</translation>
    </message>
    <message>
        <source>Standing answers are private, and everyone can see this.</source>
        <translation>پاسخ‌های آماده محرمانه‌اند و این صفحه را همه می‌بینند.</translation>
    </message>
    <message>
        <source>{game} has its own command for this, further down this menu.</source>
        <translation>{game} برای این کار فرمان خودش را دارد، پایین‌تر در همین منو.</translation>
    </message>
    <message>
        <source>No one at this screen has a free action now.</source>
        <translation>اکنون کسی پای این صفحه نمی‌تواند به خواست خود کاری کند.</translation>
    </message>
    <message>
        <source>Nothing has happened since your last decision.</source>
        <translation>پس از آخرین تصمیم شما چیزی رخ نداده است.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) at this screen: there is no one to hide it from.</source>
        <translation>
            <numerusform>%Ln نفر پای این صفحه: کسی نیست که صفحه از او پوشانده شود.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to redo: nothing has been undone.</source>
        <translation>چیزی برای انجام دوباره نیست: چیزی برگردانده نشده است.</translation>
    </message>
    <message>
        <source>No one at this screen has an answer to take back.</source>
        <translation>کسی پای این صفحه پاسخی برای پس‌گرفتن ندارد.</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>بازی هنوز تمام نشده است.</translation>
    </message>
    <message numerus="yes">
        <source>%n people share this screen: in the same deal, anyone who has seen a secret would know it again. You can restart when the game is over.</source>
        <translation>
            <numerusform>%Ln نفر پای این صفحه هستند: با همین کارت‌ها، هر کس زودتر نگاه کند رازهای دیگران را می‌بیند. پس از پایان بازی می‌توانید از نو شروع کنید.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} has no notebook.</source>
        <translation>{game} دفترچه ندارد.</translation>
    </message>
    <message>
        <source>{game} is being played: this is for replays.</source>
        <translation>{game} در جریان است: این فرمان برای بازپخش است.</translation>
    </message>
    <message>
        <source>This is the start of the record.</source>
        <translation>این آغاز بازی ثبت‌شده است.</translation>
    </message>
    <message>
        <source>This is the end of the record.</source>
        <translation>این پایان بازی ثبت‌شده است.</translation>
    </message>
</context>
<context>
    <name>RecordsSheet</name>
    <message>
        <source>Saved games</source>
        <translation>بازی‌های ثبت‌شده</translation>
    </message>
    <message>
        <source>No games yet. Every game you play is saved here automatically.</source>
        <translation>هنوز بازی‌ای نیست. بازی‌ها خودبه‌خود اینجا نگه داشته می‌شوند.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>باز کردن</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>برون‌بری…</translation>
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
        <source>Move to bin</source>
        <translation>بله، به سطل زباله</translation>
    </message>
    <message>
        <source>The list is empty: there is no game to choose.</source>
        <translation>هیچ بازی‌ای انتخاب نشده: فهرست خالی است.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>این پرونده خوانده نمی‌شود.</translation>
    </message>
    <message>
        <source>Replay</source>
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
        <source>Move this game and its older copies to the bin?</source>
        <translation>این بازی و نسخه‌های قدیمی‌ترش به سطل زباله بروند؟</translation>
    </message>
    <message>
        <source>This system has no bin. Delete the file yourself: {path}</source>
        <translation>این سیستم سطل زباله ندارد. خودتان پرونده را حذف کنید: {path}</translation>
    </message>
    <message>
        <source>finished</source>
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
        <source>What everyone sees</source>
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
        <source>The graph starts when the first points are scored.</source>
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
        <source>Human</source>
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
    <message>
        <source>Automaton</source>
        <translation>خودکار</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Number of seats</source>
        <translation>شمار بازیکنان</translation>
    </message>
    <message>
        <source>Use different names</source>
        <translation>متمایز کردن</translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <translation>بازیکنان</translation>
    </message>
</context>
<context>
    <name>SeatsStrip</name>
    <message>
        <source>Players</source>
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
        <source>Start</source>
        <translation>شروع</translation>
    </message>
    <message>
        <source>Bots see only what a player in their seat would see.</source>
        <translation>ربات‌ها فقط چیزهایی را می‌بینند که هر انسانی به جای آن‌ها می‌دید.</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>گزینه‌ها</translation>
    </message>
    <message>
        <source>Option preset</source>
        <translation>الگوی گزینه‌ها</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>استاندارد</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>نگه‌داری با نام…</translation>
    </message>
    <message>
        <source>Preset name, then Enter</source>
        <translation>نام الگو، سپس Enter</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>عدد آغازین</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>یکی دیگر</translation>
    </message>
    <message>
        <source>The same seed, seats and options deal the same cards again.</source>
        <translation>با همین عدد آغازین، بازیکنان و گزینه‌ها دوباره همین کارت‌ها می‌آیند.</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>پنهانی کشیده می‌شود</translation>
    </message>
    <message>
        <source>Anyone who knows the seed can work out every secret. Leave it empty for a hidden one.</source>
        <translation>هر کس عدد آغازین را بداند می‌تواند همهٔ رازهای بازی را دریابد: آن را خالی بگذارید تا کسی نبیند.</translation>
    </message>
    <message>
        <source>Un&amp;do rule</source>
        <translation>قاعدهٔ پس‌گرفتن</translation>
    </message>
    <message>
        <source>Enter a seed: any number will do.</source>
        <translation>عدد آغازین خالی است: هر عددی خوب است.</translation>
    </message>
    <message>
        <source>Two players are called {name}: change one, or press “{button}”.</source>
        <translation>نام دو بازیکن {name} است: یکی را تغییر دهید یا «{button}» را بزنید.</translation>
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
        <source>Reset key</source>
        <translation>کلید پیش‌فرض</translation>
    </message>
    <message>
        <source>Press Enter or double-click a command, then press its new key.</source>
        <translation>روی فرمان Enter یا دو کلیک بزنید، سپس کلید تازه‌اش را فشار دهید.</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>بدون کلید</translation>
    </message>
    <message>
        <source>{key} already belongs to “{command}”. Change that one first.</source>
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
        <source>there is no picture to save</source>
        <translation>تصویری برای نوشتن نیست</translation>
    </message>
</context>
<context>
    <name>StandingMenu</name>
    <message>
        <source>None for this player</source>
        <translation>برای این بازیکن نیست</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>{least}–{most} players</source>
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
        <source>Everyone may look. Next: {name}.</source>
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
        <source>Everyone may look. Next, everyone closes their eyes.</source>
        <translation>همه می‌توانند نگاه کنند. سپس همه چشم می‌بندند.</translation>
    </message>
    <message>
        <source>Always answer…</source>
        <translation>همیشه همین پاسخ…</translation>
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
        <source>Undo as far as you like, but never past a reveal, a random draw or another player&apos;s decision.</source>
        <translation>هر چند گام عقب، اما هرگز نه از چیزی که رو شده، به تصادف آمده یا کس دیگری تصمیمش را گرفته است.</translation>
    </message>
    <message>
        <source>Friendly</source>
        <translation>دوستانه</translation>
    </message>
    <message>
        <source>You may undo past these after confirming. It is noted beside the result.</source>
        <translation>از چنین مانع‌هایی پس از یک پرسش می‌توان گذشت. این کار کنار نتیجه نوشته می‌شود.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>هیچ</translation>
    </message>
    <message>
        <source>Decisions are final.</source>
        <translation>هر تصمیمی قطعی است.</translation>
    </message>
</context>
<context>
    <name>Unasked</name>
    <message>
        <source>Are you sure? This can&apos;t be undone.</source>
        <translation>آیا همین را می‌خواهید؟ پس گرفتنی نیست.</translation>
    </message>
</context>
<context>
    <name>WaitingCard</name>
    <message>
        <source>Where you left off</source>
        <translation>جایی که متوقف شد</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>روی میز</translation>
    </message>
    <message>
        <source>Continue where you left off</source>
        <translation>ادامه از همان‌جا</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>ادامه</translation>
    </message>
</context>
<context>
    <name>WhatsThis</name>
    <message>
        <source>Click anything to see what it does. Press Esc to stop.</source>
        <translation>اکنون روی چیزی که می‌خواهید توضیح داده شود کلیک کنید. Esc این را پایان می‌دهد.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>{name}&apos;s PIN was removed.</source>
        <translation>پین {name} برداشته شد.</translation>
    </message>
    <message>
        <source>{name} asks for the screen.</source>
        <translation>{name} صفحه را می‌خواهد.</translation>
    </message>
    <message>
        <source>Players</source>
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
    <message>
        <source>Table</source>
        <translation>میز</translation>
    </message>
    <message>
        <source>The players in order, each with their public numbers.</source>
        <translation>بازیکنان به ترتیب، هر یک با عددهای آشکارش.</translation>
    </message>
    <message>
        <source>Everything that has happened in this game, newest last.</source>
        <translation>آنچه در این بازی رخ داده است، تازه‌ترین در پایان.</translation>
    </message>
    <message>
        <source>The rules of this game. F1 opens them for whatever you point at.</source>
        <translation>قانون‌های این بازی. F۱ آن‌ها را در جایی که به آن اشاره شده باز می‌کند.</translation>
    </message>
    <message>
        <source>Each player&apos;s score over the game.</source>
        <translation>امتیاز هر بازیکن در طول بازی.</translation>
    </message>
    <message>
        <source>Whose decision it is and what to do; answers appear here.</source>
        <translation>تصمیم با کیست و چه باید کرد؛ پاسخ‌ها اینجا دیده می‌شوند.</translation>
    </message>
    <message>
        <source>Choices that are not on the board, as buttons.</source>
        <translation>انتخاب‌هایی که روی صفحه نیستند، به شکل دکمه.</translation>
    </message>
    <message>
        <source>The table: click anything highlighted to choose it.</source>
        <translation>میز بازی: برای انتخاب، روی چیزی که برجسته است کلیک کنید.</translation>
    </message>
    <message>
        <source>All commands, with their keys.</source>
        <translation>همه فرمان‌ها با کلیدهایشان.</translation>
    </message>
    <message>
        <source>Panels that share this space.</source>
        <translation>بخش‌هایی که این جا را با هم دارند.</translation>
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
    <name>bots</name>
    <message>
        <source>No other option looked better.</source>
        <translation>از میان آنچه بررسی شد، امید هیچ‌یک بیشتر نیست.</translation>
    </message>
    <message>
        <source>It could lose you the game.</source>
        <translation>شاید به باخت بینجامد.</translation>
    </message>
    <message>
        <source>It looks about {what} worse.</source>
        <translation>امید آن حدود {what} کمتر است.</translation>
    </message>
    <message>
        <source>It looks nearly as good.</source>
        <translation>امید آن تقریباً به همین اندازه است.</translation>
    </message>
</context>
<context>
    <name>feed_the_kraken</name>
    <message>
        <source>It is the only option.</source>
        <translation>انتخاب دیگری نیست.</translation>
    </message>
    <message>
        <source>No other option looks better for your side.</source>
        <translation>برای جناح شما چیز بهتری دیده نمی‌شود.</translation>
    </message>
    <message>
        <source>{who} is on your side: about {percent}%.</source>
        <translation>{who} با احتمال حدود {percent}٪ هم‌جناح شماست.</translation>
    </message>
    <message>
        <source>With this team, your side has about a {percent}% chance; as things are, {now}%.</source>
        <translation>با این گروه بخت جناح شما حدود {percent}٪ است؛ اکنون {now}٪ است.</translation>
    </message>
    <message>
        <source>A mutiny against this team has about a {percent}% chance.</source>
        <translation>شورش علیه این گروه حدود {percent}٪ بخت دارد.</translation>
    </message>
    <message>
        <source>With this team, your side has about a {before}% chance; with you as captain, {after}%.</source>
        <translation>با این گروه بخت جناح شما حدود {before}٪ است، با ناخدایی شما حدود {after}٪.</translation>
    </message>
    <message>
        <source>A sailor would do the same: no one will suspect you for it.</source>
        <translation>ملوان هم همین کار را می‌کرد: کسی به شما شک نمی‌کند.</translation>
    </message>
    <message>
        <source>Both cards lose immediately. Another navigator may find better ones.</source>
        <translation>هر دو کارت بی‌درنگ می‌بازند. شاید به کشتیران دیگر کارت بهتری برسد.</translation>
    </message>
    <message>
        <source>Two new cards could hardly be worse.</source>
        <translation>دو کارت تازه بعید است بدتر از این‌ها باشند.</translation>
    </message>
    <message>
        <source>{who} is against you: about {percent}%.</source>
        <translation>{who} با احتمال حدود {percent}٪ دشمن شماست.</translation>
    </message>
    <message>
        <source>Only {percent}% likely that {who} leads the cult.</source>
        <translation>{who} فقط با احتمال {percent}٪ رهبر فرقه است.</translation>
    </message>
    <message>
        <source>{who} is your leader: feeding them to the Kraken wins the game.</source>
        <translation>{who} رهبر شماست: کراکن با این غذا برنده می‌شود.</translation>
    </message>
    <message>
        <source>{who} is trusted and well placed: a good cultist.</source>
        <translation>به {who} اعتماد دارند و جای خوبی دارد: عضو خوبی برای فرقه است.</translation>
    </message>
    <message>
        <source>You trust {who} least of all.</source>
        <translation>از همه کمتر به {who} اعتماد دارید.</translation>
    </message>
    <message>
        <source>A gun helps the cult most in {who}&apos;s hands.</source>
        <translation>تفنگ در دست {who} بیش از همه به کار فرقه می‌آید.</translation>
    </message>
    <message>
        <source>The card is good for your side: leave it.</source>
        <translation>این کارت برای جناح شما خوب است: بگذارید بماند.</translation>
    </message>
    <message>
        <source>The card is bad for your side: discard it.</source>
        <translation>این کارت برای جناح شما بد است: دورش بیندازید.</translation>
    </message>
    <message>
        <source>{character} helps your side now.</source>
        <translation>اکنون {character} به جناح شما کمک می‌کند.</translation>
    </message>
    <message>
        <source>Your guns decide this mutiny, and it helps your side.</source>
        <translation>تفنگ‌های شما این شورش را می‌سازند و به سود جناح شماست.</translation>
    </message>
    <message>
        <source>Your guns would not help your side here.</source>
        <translation>تفنگ‌های شما اینجا به جناحتان کمکی نمی‌کنند.</translation>
    </message>
    <message>
        <source>Does anyone want to use a character? ({moment})</source>
        <translation>آیا کسی می‌خواهد از شخصیتش استفاده کند؟ ({moment})</translation>
    </message>
    <message>
        <source>Kleptomaniac: {who}, choose whom to take a gun from.</source>
        <translation>جیب‌بر: {who} برمی‌گزیند از چه کسی تفنگ بگیرد.</translation>
    </message>
    <message>
        <source>Troublemaker: {who}, choose whose guns count double.</source>
        <translation>دردسرساز: {who} برمی‌گزیند تفنگ‌های چه کسی دو برابر شمرده شوند.</translation>
    </message>
    <message>
        <source>Peacemaker: {who}, choose who takes back all their guns.</source>
        <translation>صلح‌جو: {who} برمی‌گزیند چه کسی همهٔ تفنگ‌هایش را پس بگیرد.</translation>
    </message>
    <message>
        <source>Minstrel: {who}, choose the first player who sits out the next loyalty check.</source>
        <translation>چنگ‌نواز: {who} نخستین کسی را که از آزمون وفاداری بعدی بیرون می‌ماند برمی‌گزیند.</translation>
    </message>
    <message>
        <source>Minstrel: {who}, choose the second player who sits out the next loyalty check.</source>
        <translation>چنگ‌نواز: {who} دومین کسی را که از آزمون وفاداری بعدی بیرون می‌ماند برمی‌گزیند.</translation>
    </message>
    <message>
        <source>Agitator: {who}, choose the first player who must commit a gun.</source>
        <translation>آشوبگر: {who} نخستین کسی را که باید تفنگ بگذارد برمی‌گزیند.</translation>
    </message>
    <message>
        <source>Agitator: {who}, choose the second player who must commit a gun.</source>
        <translation>آشوبگر: {who} دومین کسی را که باید تفنگ بگذارد برمی‌گزیند.</translation>
    </message>
    <message>
        <source>Herbalist: {who}, choose whose off-duty sign to move.</source>
        <translation>گیاه‌شناس: {who} برمی‌گزیند نشان خارج از خدمت چه کسی جابه‌جا شود.</translation>
    </message>
    <message>
        <source>Herbalist: {who}, choose who gets the off-duty sign.</source>
        <translation>گیاه‌شناس: {who} برمی‌گزیند نشان خارج از خدمت به چه کسی برسد.</translation>
    </message>
    <message>
        <source>Consultant: {who}, name the lieutenant.</source>
        <translation>رایزن: {who} ناوبان را تعیین می‌کند.</translation>
    </message>
    <message>
        <source>Smuggler: {who}, choose who draws three cards.</source>
        <translation>قاچاقچی: {who} برمی‌گزیند چه کسی سه کارت بکشد.</translation>
    </message>
    <message>
        <source>Archivist: {who}, choose who may draw again.</source>
        <translation>بایگان: {who} برمی‌گزیند چه کسی بتواند از نو بکشد.</translation>
    </message>
    <message>
        <source>Mentor: {who}, choose whose face-up character to turn face down.</source>
        <translation>مشاور: {who} برمی‌گزیند شخصیت رو شدهٔ چه کسی به پشت برگردد.</translation>
    </message>
    <message>
        <source>Debt Collector: {who}, choose the officer who pays the other two.</source>
        <translation>باج‌گیر: {who} افسری را که به دو نفر دیگر می‌پردازد برمی‌گزیند.</translation>
    </message>
    <message>
        <source>Spiritualist: {who}, choose the first player to give a gun.</source>
        <translation>احضارگر ارواح: {who} نخستین کسی را که تفنگ می‌دهد برمی‌گزیند.</translation>
    </message>
    <message>
        <source>Spiritualist: {who}, choose the second player to give a gun.</source>
        <translation>احضارگر ارواح: {who} دومین کسی را که تفنگ می‌دهد برمی‌گزیند.</translation>
    </message>
    <message>
        <source>Spiritualist: {who}, choose who gets the guns.</source>
        <translation>احضارگر ارواح: {who} برمی‌گزیند تفنگ‌ها به چه کسی برسد.</translation>
    </message>
    <message>
        <source>Instigator: {who}, choose who may add all their guns to this check.</source>
        <translation>مفسد: {who} برمی‌گزیند چه کسی بتواند همهٔ تفنگ‌هایش را به این آزمون بیفزاید.</translation>
    </message>
    <message>
        <source>Debt Collector: {who} has only one gun. Choose who gets it.</source>
        <translation>باج‌گیر: {who} فقط یک تفنگ دارد و برمی‌گزیند به چه کسی برسد.</translation>
    </message>
    <message>
        <source>Consultant: the lieutenant you named is now off duty. {who}, name another one.</source>
        <translation>رایزن: ناوبان تعیین‌شده اکنون خارج از خدمت است؛ {who} دیگری را تعیین می‌کند.</translation>
    </message>
    <message>
        <source>{by}&apos;s Instigator: {who}, add all your remaining guns, or nothing.</source>
        <translation>مفسدِ {by}: {who} همهٔ تفنگ‌های مانده را می‌افزاید، یا هیچ.</translation>
    </message>
    <message>
        <source>Use {character}</source>
        <translation>استفاده از {character}</translation>
    </message>
    <message numerus="yes">
        <source>Add %n gun(s)</source>
        <translation>
            <numerusform>افزودن %Ln تفنگ</numerusform>
        </translation>
    </message>
    <message>
        <source>Add nothing</source>
        <translation>چیزی نیفزا</translation>
    </message>
    <message>
        <source>Use your character</source>
        <translation>استفاده از شخصیت خود</translation>
    </message>
    <message>
        <source>{character}. {does}</source>
        <translation>{character}. {does}</translation>
    </message>
    <message>
        <source>In this window you can only use your own character, or pass.</source>
        <translation>در این فرصت فقط می‌توان از شخصیت خود استفاده کرد یا گذشت.</translation>
    </message>
    <message>
        <source>You can&apos;t use it at this moment. {does}</source>
        <translation>اکنون زمان آن نیست. {does}</translation>
    </message>
    <message>
        <source>It is face up: already used.</source>
        <translation>رو است: استفاده شده است.</translation>
    </message>
    <message>
        <source>There is no one to use it on.</source>
        <translation>کسی نیست که بتوان روی او به کار برد.</translation>
    </message>
    <message>
        <source>Revealing it costs a gun, and you have no free gun.</source>
        <translation>رو کردنش یک تفنگ می‌خواهد و شما تفنگ آزادی ندارید.</translation>
    </message>
    <message>
        <source>No yellow card was played this round.</source>
        <translation>در این دور کارت زردی بازی نشد.</translation>
    </message>
    <message>
        <source>A Consultant has already named this round&apos;s lieutenant.</source>
        <translation>رایزنی پیش‌تر ناوبان این دور را تعیین کرده است.</translation>
    </message>
    <message>
        <source>A post is empty: there are no two badges to swap.</source>
        <translation>یک سمت خالی است: دو نشان برای جابه‌جایی نیست.</translation>
    </message>
    <message>
        <source>There are no cards left to look at.</source>
        <translation>کارتی برای نگاه کردن نمانده است.</translation>
    </message>
    <message>
        <source>{who} has already been chosen.</source>
        <translation>{who} پیش‌تر برگزیده شده است.</translation>
    </message>
    <message>
        <source>All or nothing: use one of the two buttons.</source>
        <translation>همه یا هیچ: یکی از دو دکمه را فشار دهید.</translation>
    </message>
    <message>
        <source>Choose one of the other two officers.</source>
        <translation>فقط به دو افسر دیگر می‌توان پرداخت.</translation>
    </message>
    <message>
        <source>Choose another player who has a gun; guns on the table do not count.</source>
        <translation>فقط بازیکن دیگری که تفنگ دارد برگزیدنی است؛ تفنگ‌های روی میز به شمار نمی‌آیند.</translation>
    </message>
    <message>
        <source>Choose a player whose guns on the table count once.</source>
        <translation>فقط کسی برگزیدنی است که تفنگ‌های روی میزش یک بار شمرده می‌شوند.</translation>
    </message>
    <message>
        <source>Choose a player with guns on the table.</source>
        <translation>فقط کسی که تفنگی روی میز دارد برگزیدنی است.</translation>
    </message>
    <message>
        <source>Choose two different players.</source>
        <translation>دو بازیکن متفاوت برگزیده می‌شوند.</translation>
    </message>
    <message>
        <source>Move an off-duty sign from a player who has one to a player who has none.</source>
        <translation>نشان از کسی که دارد به کسی که ندارد می‌رود.</translation>
    </message>
    <message>
        <source>Choose a player the captain could name: on duty, and not the captain.</source>
        <translation>فقط کسی که ناخدا می‌توانست تعیین کند برگزیدنی است: در خدمت، و نه خود ناخدا.</translation>
    </message>
    <message>
        <source>Choose the captain or the lieutenant; each only once.</source>
        <translation>فقط ناخدا یا ناوبان برگزیدنی است، و هر یک فقط یک بار.</translation>
    </message>
    <message>
        <source>Choose another player whose character is face up.</source>
        <translation>فقط بازیکن دیگری که شخصیتش رو است برگزیدنی است.</translation>
    </message>
    <message>
        <source>Choose an officer who has a gun.</source>
        <translation>فقط افسری که تفنگ دارد برگزیدنی است.</translation>
    </message>
    <message>
        <source>Choose two different givers, then who gets the guns.</source>
        <translation>دو بازیکن متفاوت می‌دهند و انتخاب سوم می‌گیرد.</translation>
    </message>
    <message>
        <source>The ship puts to sea. {who} is the first captain.</source>
        <translation>کشتی به دریا می‌زند. نخستین ناخدا {who} است.</translation>
    </message>
    <message>
        <source>Round {round}. Captain: {who}.</source>
        <translation>دور {round}. ناخدا: {who}.</translation>
    </message>
    <message>
        <source>{captain} names the team: lieutenant {lieutenant}, navigator {navigator}.</source>
        <translation>{captain} تعیین می‌کند: ناوبان {lieutenant}، کشتیران {navigator}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} %n</source>
        <translation>
            <numerusform>{who} %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Guns committed: {guns}.</source>
        <translation>تفنگ‌های گذاشته‌شده: {guns}.</translation>
    </message>
    <message>
        <source>No one commits a gun.</source>
        <translation>هیچ‌کس تفنگی نمی‌گذارد.</translation>
    </message>
    <message>
        <source>Mutiny! Guns: {total}, needed: {threshold}.</source>
        <translation>شورش! تفنگ‌ها: {total}، لازم: {threshold}.</translation>
    </message>
    <message>
        <source>No mutiny. Guns: {total}, needed: {threshold}. The team sets sail.</source>
        <translation>شورش نشد. تفنگ‌ها: {total}، لازم: {threshold}. گروه راه می‌افتد.</translation>
    </message>
    <message>
        <source>Tie: {by} rules {who} out.</source>
        <translation>تساوی: {by} دستِ {who} را کوتاه می‌کند.</translation>
    </message>
    <message>
        <source>{new} becomes captain; {old} is deposed.</source>
        <translation>اکنون {new} ناخداست؛ {old} برکنار شد.</translation>
    </message>
    <message>
        <source>{old} is drunk; {new} becomes captain.</source>
        <translation>{old} مست است؛ اکنون {new} ناخداست.</translation>
    </message>
    <message>
        <source>The Chief Cook removes {old}; {new} becomes captain.</source>
        <translation>سرآشپز {old} را برکنار می‌کند؛ اکنون {new} ناخداست.</translation>
    </message>
    <message numerus="yes">
        <source>{who} burns %n gun(s).</source>
        <translation>
            <numerusform>{who} %Ln تفنگ از دست می‌دهد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cause}: {who} takes %n gun(s) from the supply.</source>
        <translation>
            <numerusform>{cause}: {who} %Ln تفنگ از انبار می‌گیرد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cause}: {who} gives %n gun(s) to the supply.</source>
        <translation>
            <numerusform>{cause}: {who} %Ln تفنگ به انبار می‌دهد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cause}: %n gun(s) from {source} to {target}.</source>
        <translation>
            <numerusform>{cause}: %Ln تفنگ از {source} به {target}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{post}: {who} draws %n card(s).</source>
        <translation>
            <numerusform>{post}: {who} %Ln کارت می‌کشد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{post}: no one. Drawn unseen: %n card(s).</source>
        <translation>
            <numerusform>{post}: هیچ‌کس. کشیده‌شدهٔ نادیده: %Ln کارت.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{post}: {who} discards %n card(s) face down.</source>
        <translation>
            <numerusform>{post}: {who} %Ln کارت را به پشت می‌سوزاند.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{post}: no one. Discarded unseen: %n card(s).</source>
        <translation>
            <numerusform>{post}: هیچ‌کس. سوخته‌شدهٔ نادیده: %Ln کارت.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} discards all cards and draws again.</source>
        <translation>{who} همهٔ کارت‌ها را می‌سوزاند و از نو می‌کشد.</translation>
    </message>
    <message>
        <source>{who} jumps overboard with the logbook&apos;s cards.</source>
        <translation>{who} با کارت‌های دفتر کشتی به دریا می‌پرد.</translation>
    </message>
    <message>
        <source>{captain} names a new navigator: {who}.</source>
        <translation>{captain} کشتیران تازه‌ای تعیین می‌کند: {who}.</translation>
    </message>
    <message>
        <source>No one is left to be navigator: one of the two cards is played at random, unseen.</source>
        <translation>کسی برای کشتیرانی نمانده: یکی از دو کارت نادیده می‌ماند.</translation>
    </message>
    <message>
        <source>{who} reveals {card}: the ship follows the {direction} arrow.</source>
        <translation>{who} کارت {card} را رو می‌کند: کشتی با پیکان {direction} می‌رود.</translation>
    </message>
    <message>
        <source>The ship sails on.</source>
        <translation>کشتی پیش می‌رود.</translation>
    </message>
    <message>
        <source>The ship crosses the supply line. Guns from the supply: {gains}.</source>
        <translation>از خط تدارکات گذشتید. تفنگ از انبار: {gains}.</translation>
    </message>
    <message>
        <source>The ship crosses the supply line; everyone already has enough guns.</source>
        <translation>از خط تدارکات گذشتید؛ کسی کمبود تفنگ ندارد.</translation>
    </message>
    <message>
        <source>{captain} searches {who}&apos;s cabin: {who} can no longer be converted.</source>
        <translation>{captain} کابین {who} را می‌گردد؛ او دیگر غیرقابل تبدیل است.</translation>
    </message>
    <message>
        <source>{captain} flogs {who}: {who} can no longer be converted.</source>
        <translation>{captain} فرمان شلاق‌زنیِ {who} را می‌دهد؛ او دیگر غیرقابل تبدیل است.</translation>
    </message>
    <message>
        <source>{captain} cuts out {who}&apos;s tongue: {who} may not speak or become captain for the rest of the game.</source>
        <translation>{captain} صدای {who} را خاموش می‌کند: نه دیگر سخنی، نه هرگز ناخدایی.</translation>
    </message>
    <message>
        <source>{captain} feeds {who} to the Kraken.</source>
        <translation>{captain} کراکن را با {who} سیر می‌کند.</translation>
    </message>
    <message>
        <source>{who} is not on this side: {side}.</source>
        <translation>{who} از این جناح نیست: {side}.</translation>
    </message>
    <message>
        <source>{who} is out of the game; their side stays hidden.</source>
        <translation>{who} از بازی بیرون رفت؛ جناحش پنهان می‌ماند.</translation>
    </message>
    <message>
        <source>Mermaid: {who} looks at the last discards.</source>
        <translation>پری دریایی: {who} به آخرین کارت‌های سوخته نگاه می‌کند.</translation>
    </message>
    <message>
        <source>Telescope: {who} looks at the top card.</source>
        <translation>تلسکوپ: {who} به کارت رویی نگاه می‌کند.</translation>
    </message>
    <message>
        <source>Look-Out: {who} looks at the top card.</source>
        <translation>دیده‌بان: {who} به کارت رویی نگاه می‌کند.</translation>
    </message>
    <message>
        <source>{who} leaves the card on top.</source>
        <translation>{who} کارت را سر جایش می‌گذارد.</translation>
    </message>
    <message>
        <source>{who} discards the card face down.</source>
        <translation>{who} کارت را به پشت می‌سوزاند.</translation>
    </message>
    <message>
        <source>The cult rises: {ritual}.</source>
        <translation>فرقه برمی‌خیزد: {ritual}.</translation>
    </message>
    <message>
        <source>{ritual} is over.</source>
        <translation>{ritual} پایان یافت.</translation>
    </message>
    <message>
        <source>The cult hands out guns: {gains}.</source>
        <translation>فرقه تفنگ پخش کرده است: {gains}.</translation>
    </message>
    <message numerus="yes">
        <source>The draw pile and the discards are shuffled together: %n card(s).</source>
        <translation>
            <numerusform>دستهٔ کارت و کارت‌های سوخته با هم بُر می‌خورند: %Ln کارت.</numerusform>
        </translation>
    </message>
    <message>
        <source>Off duty: {seats}.</source>
        <translation>خارج از خدمت: {seats}.</translation>
    </message>
    <message>
        <source>No one is off duty.</source>
        <translation>کسی خارج از خدمت نیست.</translation>
    </message>
    <message>
        <source>{who} reveals {character}.</source>
        <translation>{who} شخصیتش را رو می‌کند: {character}.</translation>
    </message>
    <message>
        <source>{who}&apos;s {character} turns face down and can be used again.</source>
        <translation>{character}، شخصیت {who}، به پشت برمی‌گردد و دوباره به کار می‌آید.</translation>
    </message>
    <message>
        <source>{character}: {seats}.</source>
        <translation>{character}، روی: {seats}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} adds %n gun(s).</source>
        <translation>
            <numerusform>{who} %Ln تفنگ می‌افزاید.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} adds no guns.</source>
        <translation>{who} تفنگی نمی‌افزاید.</translation>
    </message>
    <message>
        <source>The officers swap badges. Lieutenant: {lieutenant}, navigator: {navigator}.</source>
        <translation>نشان‌ها دست‌به‌دست می‌شوند. ناوبان: {lieutenant}، کشتیران: {navigator}.</translation>
    </message>
    <message>
        <source>{source}&apos;s off-duty sign goes to {target}.</source>
        <translation>نشان خارج از خدمت {source} به {target} می‌رسد.</translation>
    </message>
    <message>
        <source>{by} names the lieutenant: {who}.</source>
        <translation>{by} ناوبان را تعیین می‌کند: {who}.</translation>
    </message>
    <message>
        <source>The voyage is over. Winner: {side}.</source>
        <translation>ماجراجویی پایان یافت. پیروزی: {side}.</translation>
    </message>
    <message>
        <source>The Cult Leader was fed to the Kraken. Winner: {side}.</source>
        <translation>رهبر فرقه غذای کراکن شد. پیروزی: {side}.</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>ناخدا</translation>
    </message>
    <message>
        <source>Lieutenant</source>
        <translation>ناوبان</translation>
    </message>
    <message>
        <source>Navigator</source>
        <translation>کشتیران</translation>
    </message>
    <message>
        <source>red</source>
        <translation>قرمز</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>زرد</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>آبی</translation>
    </message>
    <message>
        <source>west</source>
        <translation>غرب</translation>
    </message>
    <message>
        <source>north</source>
        <translation>شمال</translation>
    </message>
    <message>
        <source>east</source>
        <translation>شرق</translation>
    </message>
    <message>
        <source>Sailors</source>
        <translation>ملوانان</translation>
    </message>
    <message>
        <source>Pirates</source>
        <translation>دزدان دریایی</translation>
    </message>
    <message>
        <source>Cult</source>
        <translation>فرقه</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>ناشناخته</translation>
    </message>
    <message>
        <source>Sailor</source>
        <translation>ملوان</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation>دزد دریایی</translation>
    </message>
    <message>
        <source>Cult Leader</source>
        <translation>رهبر فرقه</translation>
    </message>
    <message>
        <source>Cultist</source>
        <translation>عضو فرقه</translation>
    </message>
    <message>
        <source>Cult Uprising</source>
        <translation>قیام فرقه</translation>
    </message>
    <message>
        <source>Drunk</source>
        <translation>مست</translation>
    </message>
    <message>
        <source>Disarmed</source>
        <translation>بدون سلاح</translation>
    </message>
    <message>
        <source>Mermaid</source>
        <translation>پری دریایی</translation>
    </message>
    <message>
        <source>Telescope</source>
        <translation>تلسکوپ</translation>
    </message>
    <message>
        <source>Armed</source>
        <translation>مسلح</translation>
    </message>
    <message>
        <source>unseen card</source>
        <translation>کارت نادیده</translation>
    </message>
    <message>
        <source>yellow Cult Uprising</source>
        <translation>قیام فرقه (زرد)</translation>
    </message>
    <message>
        <source>blue Drunk</source>
        <translation>مست (آبی)</translation>
    </message>
    <message>
        <source>blue Disarmed</source>
        <translation>بدون سلاح (آبی)</translation>
    </message>
    <message>
        <source>red Drunk</source>
        <translation>مست (قرمز)</translation>
    </message>
    <message>
        <source>red Mermaid</source>
        <translation>پری دریایی (قرمز)</translation>
    </message>
    <message>
        <source>red Telescope</source>
        <translation>تلسکوپ (قرمز)</translation>
    </message>
    <message>
        <source>red Armed</source>
        <translation>مسلح (قرمز)</translation>
    </message>
    <message>
        <source>Cabin Search</source>
        <translation>جست‌وجوی کابین</translation>
    </message>
    <message>
        <source>Feed the Kraken</source>
        <translation>غذای کراکن</translation>
    </message>
    <message>
        <source>Flogging</source>
        <translation>شلاق‌زنی</translation>
    </message>
    <message>
        <source>Off with the Tongue</source>
        <translation>خاموش کردن صدا</translation>
    </message>
    <message>
        <source>face-down ritual</source>
        <translation>مراسم به پشت</translation>
    </message>
    <message>
        <source>Conversion to the Cult</source>
        <translation>ورود به فرقه</translation>
    </message>
    <message>
        <source>Cult Guns Stash</source>
        <translation>منبع تفنگ فرقه</translation>
    </message>
    <message>
        <source>Cult Cabin Search</source>
        <translation>جست‌وجوی کابین فرقه</translation>
    </message>
    <message>
        <source>face-down character</source>
        <translation>شخصیت به پشت</translation>
    </message>
    <message>
        <source>no character</source>
        <translation>بی‌شخصیت</translation>
    </message>
    <message>
        <source>Kleptomaniac</source>
        <translation>جیب‌بر</translation>
    </message>
    <message>
        <source>Troublemaker</source>
        <translation>دردسرساز</translation>
    </message>
    <message>
        <source>Gunsmith</source>
        <translation>اسلحه‌ساز</translation>
    </message>
    <message>
        <source>Peacemaker</source>
        <translation>صلح‌جو</translation>
    </message>
    <message>
        <source>Gunslinger</source>
        <translation>هفت‌تیرکش</translation>
    </message>
    <message>
        <source>Minstrel</source>
        <translation>چنگ‌نواز</translation>
    </message>
    <message>
        <source>Bosun</source>
        <translation>سرملوان</translation>
    </message>
    <message>
        <source>Herbalist</source>
        <translation>گیاه‌شناس</translation>
    </message>
    <message>
        <source>Look-Out</source>
        <translation>دیده‌بان</translation>
    </message>
    <message>
        <source>Master Strategist</source>
        <translation>استراتژیست</translation>
    </message>
    <message>
        <source>Smuggler</source>
        <translation>قاچاقچی</translation>
    </message>
    <message>
        <source>Agitator</source>
        <translation>آشوبگر</translation>
    </message>
    <message>
        <source>Consultant</source>
        <translation>رایزن</translation>
    </message>
    <message>
        <source>Chief Cook</source>
        <translation>سرآشپز</translation>
    </message>
    <message>
        <source>Rabble-rouser</source>
        <translation>فتنه‌گر</translation>
    </message>
    <message>
        <source>Archivist</source>
        <translation>بایگان</translation>
    </message>
    <message>
        <source>Mentor</source>
        <translation>مشاور</translation>
    </message>
    <message>
        <source>Spiritualist</source>
        <translation>احضارگر ارواح</translation>
    </message>
    <message>
        <source>Debt Collector</source>
        <translation>باج‌گیر</translation>
    </message>
    <message>
        <source>Equalizer</source>
        <translation>برابرساز</translation>
    </message>
    <message>
        <source>Instigator</source>
        <translation>مفسد</translation>
    </message>
    <message>
        <source>before the appointment</source>
        <translation>پیش از انتصاب</translation>
    </message>
    <message>
        <source>after the appointment</source>
        <translation>پس از انتصاب</translation>
    </message>
    <message>
        <source>guns on the table</source>
        <translation>تفنگ‌ها روی میز</translation>
    </message>
    <message>
        <source>before drawing cards</source>
        <translation>پیش از کشیدن کارت‌ها</translation>
    </message>
    <message>
        <source>end of the navigation</source>
        <translation>پایان تعیین مسیر</translation>
    </message>
    <message>
        <source>Bluewater Bay</source>
        <translation>خلیج بلو واتر</translation>
    </message>
    <message>
        <source>Crimson Cove</source>
        <translation>خلیج کوچک کریمسون</translation>
    </message>
    <message>
        <source>the Kraken</source>
        <translation>کراکن</translation>
    </message>
    <message>
        <source>Quick voyage</source>
        <translation>ماجراجویی مختصر</translation>
    </message>
    <message>
        <source>Long voyage</source>
        <translation>ماجراجویی طولانی</translation>
    </message>
    <message>
        <source>Off duty</source>
        <translation>خارج از خدمت</translation>
    </message>
    <message>
        <source>Unconvertible</source>
        <translation>غیرقابل تبدیل</translation>
    </message>
    <message>
        <source>No tongue</source>
        <translation>بی‌صدا</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>رزومه</translation>
    </message>
    <message>
        <source>Gun</source>
        <translation>تفنگ</translation>
    </message>
    <message>
        <source>Names the team, keeps one of two cards, and carries out what the ship meets.</source>
        <translation>گروه را تعیین می‌کند، از دو کارت یکی را نگه می‌دارد و رخدادهای مسیر را اجرا می‌کند.</translation>
    </message>
    <message>
        <source>Keeps one of two navigation cards for the logbook.</source>
        <translation>از دو کارت تعیین مسیر یکی را برای دفتر کشتی نگه می‌دارد.</translation>
    </message>
    <message>
        <source>Chooses between the two cards in the logbook, or jumps overboard.</source>
        <translation>از دو کارت دفتر کشتی یکی را برمی‌گزیند، یا به دریا می‌پرد.</translation>
    </message>
    <message>
        <source>Wins when the ship reaches Bluewater Bay in the north-east.</source>
        <translation>با رسیدن کشتی به خلیج بلو واتر در شمال شرقی برنده می‌شود.</translation>
    </message>
    <message>
        <source>Wins when the ship reaches Crimson Cove in the north-west.</source>
        <translation>با رسیدن کشتی به خلیج کوچک کریمسون در شمال غربی برنده می‌شود.</translation>
    </message>
    <message>
        <source>Wins when the ship reaches the Kraken in the north, or when fed to it.</source>
        <translation>با رسیدن کشتی به کراکن در شمال، یا اگر غذای آن شود، برنده می‌شود.</translation>
    </message>
    <message>
        <source>Wins with the Cult Leader: at the Kraken, or when the leader is fed to it.</source>
        <translation>همراه رهبر فرقه برنده می‌شود: نزد کراکن، یا اگر رهبر غذای آن شود.</translation>
    </message>
    <message>
        <source>At the end of this navigation, a ritual card is revealed and carried out.</source>
        <translation>در پایان این تعیین مسیر یک کارت مراسم رو و اجرا می‌شود.</translation>
    </message>
    <message>
        <source>The captain is replaced by the player with the fewest resume cards (ties: next clockwise).</source>
        <translation>ناخدایی به نزدیک‌ترین بازیکن بعدی با کمترین کارت رزومه می‌رسد.</translation>
    </message>
    <message>
        <source>The navigator returns a gun to the supply.</source>
        <translation>کشتیران یک تفنگ به انبار برمی‌گرداند.</translation>
    </message>
    <message>
        <source>The navigator takes a gun from the supply.</source>
        <translation>کشتیران یک تفنگ از انبار می‌گیرد.</translation>
    </message>
    <message>
        <source>The captain chooses a player to see the last three discards in private.</source>
        <translation>ناخدا کسی را برمی‌گزیند که سه کارت سوختهٔ آخر را محرمانه ببیند.</translation>
    </message>
    <message>
        <source>The captain chooses a player to see the top card in private and leave or discard it.</source>
        <translation>ناخدا کسی را برمی‌گزیند که کارت رویی را محرمانه ببیند و سپس بگذارد یا بسوزاند.</translation>
    </message>
    <message>
        <source>The captain sees a player&apos;s faction card in private. That player can no longer be converted.</source>
        <translation>ناخدا کارت جناح کسی را محرمانه می‌بیند؛ آن بازیکن دیگر غیرقابل تبدیل است.</translation>
    </message>
    <message>
        <source>The captain feeds a player to the Kraken. If it is the Cult Leader, the cult wins immediately.</source>
        <translation>ناخدا کسی را غذای کراکن می‌کند؛ اگر رهبر فرقه باشد، فرقه بی‌درنگ برنده می‌شود.</translation>
    </message>
    <message>
        <source>Reveal one side this player is not on. They can no longer be converted.</source>
        <translation>جناحی که بازیکن از آن نیست برای همیشه نشان داده می‌شود؛ او دیگر غیرقابل تبدیل است.</translation>
    </message>
    <message>
        <source>This player may no longer speak and can never become captain again.</source>
        <translation>این بازیکن دیگر نباید سخن بگوید و هرگز ناخدا نمی‌شود.</translation>
    </message>
    <message>
        <source>The Cult Leader secretly makes a player a Cultist.</source>
        <translation>رهبر فرقه پنهانی کسی را عضو فرقه می‌کند.</translation>
    </message>
    <message>
        <source>The Cult Leader secretly hands out three guns from the supply.</source>
        <translation>رهبر فرقه پنهانی سه تفنگ از انبار پخش می‌کند.</translation>
    </message>
    <message>
        <source>The Cult Leader secretly sees the faction cards of the three officers.</source>
        <translation>رهبر فرقه پنهانی کارت جناح سه افسر را می‌بیند.</translation>
    </message>
    <message>
        <source>Face down: only its owner knows what it is.</source>
        <translation>به پشت: کس دیگری نمی‌داند چیست.</translation>
    </message>
    <message>
        <source>Left the game with its player.</source>
        <translation>با بازیکنش از بازی بیرون رفت.</translation>
    </message>
    <message>
        <source>Any window: take a gun from another player.</source>
        <translation>هر فرصتی: از بازیکن دیگری یک تفنگ بگیرید.</translation>
    </message>
    <message>
        <source>Guns on the table: one player&apos;s guns count double in this check; only the real ones burn.</source>
        <translation>تفنگ‌ها روی میز: تفنگ‌های یک بازیکن در این آزمون دو برابر شمرده می‌شوند؛ فقط تفنگ‌های واقعی از دست می‌روند.</translation>
    </message>
    <message>
        <source>Any window: pay a gun to reveal it. While it is face up, you take back one of the guns you burn in a mutiny.</source>
        <translation>هر فرصتی: یک تفنگ بدهید تا رو شود. تا رو است، از تفنگ‌هایی که در شورش از دست می‌دهید یکی را پس می‌گیرید.</translation>
    </message>
    <message>
        <source>Guns on the table: one player takes back all their guns; they do not count in this check.</source>
        <translation>تفنگ‌ها روی میز: یک بازیکن تفنگ‌هایش را پس می‌گیرد؛ در این آزمون شمرده نمی‌شوند.</translation>
    </message>
    <message>
        <source>Any window: take two guns from the supply.</source>
        <translation>هر فرصتی: دو تفنگ از انبار بگیرید.</translation>
    </message>
    <message>
        <source>After the appointment: two players take no part in the next loyalty check.</source>
        <translation>پس از انتصاب: دو بازیکن در آزمون وفاداری بعدی شرکت نمی‌کنند.</translation>
    </message>
    <message>
        <source>Before drawing: the lieutenant and the navigator swap badges.</source>
        <translation>پیش از کشیدن کارت‌ها: ناوبان و کشتیران جا عوض می‌کنند.</translation>
    </message>
    <message>
        <source>Before the appointment: move an off-duty sign to a player without one.</source>
        <translation>پیش از انتصاب: یک نشان خارج از خدمت به بازیکنی بدون آن می‌رود.</translation>
    </message>
    <message>
        <source>Any window: see the top card of the draw pile in private, then leave or discard it.</source>
        <translation>هر فرصتی: کارت رویی دسته را محرمانه ببینید و سپس بگذارید یا بسوزانید.</translation>
    </message>
    <message>
        <source>Guns on the table: if there is a new captain and it is not you, your guns come back instead of burning.</source>
        <translation>تفنگ‌ها روی میز: اگر ناخدای تازه‌ای جز شما بیاید، تفنگ‌هایتان به جای از دست رفتن برمی‌گردند.</translation>
    </message>
    <message>
        <source>Before drawing: the captain or the lieutenant draws three cards instead of two.</source>
        <translation>پیش از کشیدن کارت‌ها: ناخدا یا ناوبان به جای دو کارت سه کارت می‌کشد.</translation>
    </message>
    <message>
        <source>After the appointment: two players must each commit at least one gun in the next loyalty check.</source>
        <translation>پس از انتصاب: دو بازیکن باید در آزمون وفاداری بعدی هر یک دست‌کم یک تفنگ بگذارند.</translation>
    </message>
    <message>
        <source>Before the appointment: you name the lieutenant, the captain names only the navigator.</source>
        <translation>پیش از انتصاب: ناوبان را شما تعیین می‌کنید و ناخدا فقط کشتیران را.</translation>
    </message>
    <message>
        <source>After the appointment: the captain is replaced as by a Drunk card, and the round starts over.</source>
        <translation>پس از انتصاب: ناخدا مانند کارت مست عوض می‌شود و دور از نو آغاز می‌شود.</translation>
    </message>
    <message>
        <source>Guns on the table: half the guns (rounded up) are enough for this mutiny.</source>
        <translation>تفنگ‌ها روی میز: برای این شورش نیمی از تفنگ‌ها بس است، گرد به بالا.</translation>
    </message>
    <message>
        <source>Before drawing: this navigation, the captain or the lieutenant may discard the cards they drew and draw two new ones.</source>
        <translation>پیش از کشیدن کارت‌ها: ناخدا یا ناوبان می‌تواند کارت‌های کشیده را با دو کارت تازه عوض کند.</translation>
    </message>
    <message>
        <source>Any window: another player&apos;s face-up character turns face down and may be used again.</source>
        <translation>هر فرصتی: شخصیت رو شدهٔ بازیکن دیگری به پشت برمی‌گردد و دوباره به کار می‌آید.</translation>
    </message>
    <message>
        <source>End of a navigation with a yellow card: two players each give a gun to a player of your choice.</source>
        <translation>پایان تعیین مسیر با کارت زرد: دو بازیکن هر یک تفنگی به کسی که شما برمی‌گزینید می‌دهند.</translation>
    </message>
    <message>
        <source>After the appointment: one officer gives a gun to each of the other two.</source>
        <translation>پس از انتصاب: یک افسر به هر یک از دو افسر دیگر تفنگی می‌دهد.</translation>
    </message>
    <message>
        <source>After the appointment: in the next loyalty check one gun is enough, and no one commits more than one.</source>
        <translation>پس از انتصاب: در آزمون وفاداری بعدی یک تفنگ بس است و کسی بیش از یکی نمی‌گذارد.</translation>
    </message>
    <message>
        <source>Navigation {number}</source>
        <translation>تعیین مسیر {number}</translation>
    </message>
    <message>
        <source>{who} can&apos;t be converted: {by} searched their cabin in round {round}.</source>
        <translation>{who} غیرقابل تبدیل است: {by} در دور {round} کابینش را گشت.</translation>
    </message>
    <message>
        <source>{who} was flogged and can&apos;t be converted. Side ruled out: {side}.</source>
        <translation>{who} شلاق خورد و غیرقابل تبدیل است. جناحی که از آن نیست: {side}.</translation>
    </message>
    <message numerus="yes">
        <source>{who}: commit guns against {team}? A mutiny needs %n gun(s) in all.</source>
        <translation>
            <numerusform>{who}: علیه {team} تفنگ می‌گذارید؟ شورش در مجموع %Ln تفنگ می‌خواهد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your card: {faction}. {aim} {comrades} Your character: {character}. {does}</source>
        <translation>کارت شما: {faction}. {aim} {comrades} شخصیت شما: {character}. {does}</translation>
    </message>
    <message>
        <source>Your card: {faction}. {aim} {comrades}</source>
        <translation>کارت شما: {faction}. {aim} {comrades}</translation>
    </message>
    <message>
        <source>You win when the ship reaches Bluewater Bay.</source>
        <translation>با رسیدن کشتی به خلیج بلو واتر برنده می‌شوید.</translation>
    </message>
    <message>
        <source>You win when the ship reaches Crimson Cove.</source>
        <translation>با رسیدن کشتی به خلیج کوچک کریمسون برنده می‌شوید.</translation>
    </message>
    <message>
        <source>You win when the ship reaches the Kraken or the Cult Leader is fed to it.</source>
        <translation>با رسیدن کشتی به کراکن، یا اگر رهبر فرقه غذای آن شود، برنده می‌شوید.</translation>
    </message>
    <message>
        <source>Was dealt: {faction}.</source>
        <translation>کارت آغازین: {faction}.</translation>
    </message>
    <message>
        <source>Learned at the pirates&apos; gathering: there is no other pirate.</source>
        <translation>در گردهمایی دزدان دریایی شنید که دزد دریایی دیگری نیست.</translation>
    </message>
    <message>
        <source>Was shown no one at the start.</source>
        <translation>در آغاز کسی به او نشان داده نشد.</translation>
    </message>
    <message>
        <source>Character: {character}. {does}</source>
        <translation>شخصیت: {character}. {does}</translation>
    </message>
    <message numerus="yes">
        <source>Committed %n gun(s).</source>
        <translation>
            <numerusform>%Ln تفنگ گذاشت.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drew: {cards}.</source>
        <translation>کشید: {cards}.</translation>
    </message>
    <message>
        <source>Put in the logbook: {cards}.</source>
        <translation>در دفتر کشتی گذاشت: {cards}.</translation>
    </message>
    <message>
        <source>As navigator, found in the logbook: {cards}.</source>
        <translation>در مقام کشتیران در دفتر کشتی یافت: {cards}.</translation>
    </message>
    <message>
        <source>As navigator, left: {cards}.</source>
        <translation>در مقام کشتیران گذاشت: {cards}.</translation>
    </message>
    <message>
        <source>Jumped overboard.</source>
        <translation>به دریا پرید.</translation>
    </message>
    <message>
        <source>Cabin search: {who} was dealt {faction} and is not converted.</source>
        <translation>جست‌وجوی کابین: کارت آغازین {who}، {faction} است و به عضو فرقه تبدیل نشده.</translation>
    </message>
    <message>
        <source>Cabin search: {who} was dealt {faction} and has been converted to the cult.</source>
        <translation>جست‌وجوی کابین: کارت آغازین {who}، {faction} است و به عضو فرقه تبدیل شده.</translation>
    </message>
    <message>
        <source>Cabin search: {who} is {faction}.</source>
        <translation>جست‌وجوی کابین: {who} اکنون {faction} است.</translation>
    </message>
    <message>
        <source>Was shown by the Mermaid, in no order: {cards}.</source>
        <translation>پری دریایی نشانش داد، بی‌ترتیب: {cards}.</translation>
    </message>
    <message>
        <source>Saw the top card of the draw pile: {cards}.</source>
        <translation>کارت رویی دسته را دید: {cards}.</translation>
    </message>
    <message>
        <source>Cult Guns Stash: gave the guns to {seats}.</source>
        <translation>منبع تفنگ فرقه: تفنگ‌ها را به {seats} داد.</translation>
    </message>
    <message>
        <source>Cult Guns Stash: marked {seats}.</source>
        <translation>منبع تفنگ فرقه: نشان‌هایش به {seats} رسید.</translation>
    </message>
    <message>
        <source>Cult Cabin Search: was not shown the cards of {seats}.</source>
        <translation>جست‌وجوی کابین فرقه: کارت‌های {seats} بسته ماند.</translation>
    </message>
    <message>
        <source>Conversion: named {seats}.</source>
        <translation>ورود به فرقه: {seats} را نام برد.</translation>
    </message>
    <message>
        <source>Conversion: named no one.</source>
        <translation>ورود به فرقه: کسی را نام نبرد.</translation>
    </message>
    <message>
        <source>Conversion: marked {seats}.</source>
        <translation>ورود به فرقه: نشانش به {seats} رسید.</translation>
    </message>
    <message>
        <source>Conversion: {who} became a Cultist and knows this leader.</source>
        <translation>ورود به فرقه: {who} عضو فرقه شد و این رهبر را می‌شناسد.</translation>
    </message>
    <message>
        <source>Conversion: became a Cultist; the leader is {who}.</source>
        <translation>ورود به فرقه: عضو فرقه شد؛ رهبر {who} است.</translation>
    </message>
    <message>
        <source>Conversion: nothing changed.</source>
        <translation>ورود به فرقه: چیزی تغییر نکرد.</translation>
    </message>
    <message numerus="yes">
        <source>You choose {who} (guns: %n) only when a decision asks for a player.</source>
        <translation>
            <numerusform>{who} (تفنگ: %Ln) فقط وقتی قابل انتخاب است که تصمیمی بازیکن بخواهد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} (guns: %n) is overboard and can&apos;t be chosen.</source>
        <translation>
            <numerusform>{who} (تفنگ: %Ln) در دریاست و قابل انتخاب نیست.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You don&apos;t choose spaces: the ship follows the colour of the card played. Navigations so far: %n.</source>
        <translation>
            <numerusform>خانه‌ها انتخاب نمی‌شوند: کشتی با رنگ کارت بازی‌شده پیش می‌رود. تاکنون %Ln بار مسیر تعیین شده است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The supply line matters only when the ship crosses it. Navigations so far: %n.</source>
        <translation>
            <numerusform>خط تدارکات فقط با گذر کشتی از آن اثر دارد. تاکنون %Ln بار مسیر تعیین شده است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the captain and the lieutenant draw cards, during a navigation. Navigations so far: %n.</source>
        <translation>
            <numerusform>فقط ناخدا و ناوبان کارت می‌کشند، برای تعیین مسیر. تاکنون %Ln بار مسیر تعیین شده است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the player who holds these cards chooses them, during a navigation. Navigations so far: %n.</source>
        <translation>
            <numerusform>از این کارت‌ها فقط دارنده‌شان انتخاب می‌کند، هنگام تعیین مسیر. تاکنون %Ln بار مسیر تعیین شده است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The card shown has been played and moves the ship. Navigations so far: %n.</source>
        <translation>
            <numerusform>کارت رو شده بازی شده است و کشتی را پیش می‌برد. تاکنون %Ln بار مسیر تعیین شده است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only a Cult Uprising card reveals a ritual. Rituals held so far: %n.</source>
        <translation>
            <numerusform>کارت مراسم فقط با کارت قیام فرقه رو می‌شود. تاکنون %Ln مراسم برگزار شده است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A loyalty check only counts the revealed guns. A mutiny needs %n.</source>
        <translation>
            <numerusform>آزمون وفاداری فقط تفنگ‌های رو شده را می‌شمارد. شورش %Ln تفنگ می‌خواهد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is only for display. Guns for a mutiny: %n.</source>
        <translation>
            <numerusform>این فقط وضع کنونی را نشان می‌دهد. شورش %Ln تفنگ می‌خواهد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The log only records what happened. Navigations so far: %n.</source>
        <translation>
            <numerusform>گزارش ماجراجویی فقط آنچه را رخ داده ثبت می‌کند. تاکنون %Ln بار مسیر تعیین شده است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the player who holds a card chooses it, during a navigation. Navigations so far: %n.</source>
        <translation>
            <numerusform>کارت را فقط دارنده‌اش انتخاب می‌کند، هنگام تعیین مسیر. تاکنون %Ln بار مسیر تعیین شده است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This tells the story of the voyage. Navigations in it: %n.</source>
        <translation>
            <numerusform>این بخش داستان ماجراجویی را بازمی‌گوید. در آن %Ln بار مسیر تعیین شده است.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a player who can add guns; not the captain.</source>
        <translation>فقط بازیکنی که می‌تواند تفنگ بیفزاید برگزیدنی است، و نه ناخدا.</translation>
    </message>
    <message numerus="yes">
        <source>With %n of your gun(s), the mutiny has about a {percent}% chance.</source>
        <translation>
            <numerusform>با %Ln تفنگ شما شورش حدود {percent}٪ بخت دارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>From here, {color} gives your side about a {percent}% chance.</source>
        <translation>از اینجا {color} به جناح شما حدود {percent}٪ بخت می‌دهد.</translation>
    </message>
    <message>
        <source>Your character may be more useful later.</source>
        <translation>شاید شخصیت شما بعدها بیشتر به کار بیاید.</translation>
    </message>
    <message>
        <source>Guns on the table: a player adds all their remaining guns, or nothing; if nothing, your card turns face down again.</source>
        <translation>تفنگ‌ها روی میز: یک بازیکن همهٔ تفنگ‌های مانده‌اش را می‌افزاید یا هیچ؛ اگر هیچ، کارت شما دوباره به پشت برمی‌گردد.</translation>
    </message>
    <message>
        <source>Cannot be lieutenant or navigator for the next navigation; may mutiny and become captain.</source>
        <translation>در تعیین مسیر بعدی ناوبان یا کشتیران نمی‌شود؛ می‌تواند شورش کند و ناخدا شود.</translation>
    </message>
    <message>
        <source>Searched or flogged: the Cult Leader cannot convert this player.</source>
        <translation>جست‌وجو شده یا شلاق خورده: رهبر فرقه نمی‌تواند او را به عضو فرقه تبدیل کند.</translation>
    </message>
    <message>
        <source>May not speak and can never become captain; may do everything else.</source>
        <translation>نباید سخن بگوید و هرگز ناخدا نمی‌شود؛ هر کار دیگری می‌تواند.</translation>
    </message>
    <message>
        <source>A card played under this captain. After a Drunk card, the player with the fewest becomes captain.</source>
        <translation>کارتی که در ناخدایی او بازی شده است؛ پس از کارت مست، کمترین رزومه ناخدای بعدی را می‌سازد.</translation>
    </message>
    <message>
        <source>Committed in secret against a team; burned if the mutiny succeeds.</source>
        <translation>پنهانی علیه یک گروه گذاشته می‌شود و با پیروزی شورش از دست می‌رود.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>چینش</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>دور {round}</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>اکنون</translation>
    </message>
    <message>
        <source>You were dealt: {faction}.</source>
        <translation>کارت آغازین شما: {faction}.</translation>
    </message>
    <message>
        <source>You are: {faction}. You win with this side: {side}.</source>
        <translation>شما: {faction}. با این جناح برنده می‌شوید: {side}.</translation>
    </message>
    <message>
        <source>From the pirates&apos; gathering: the pirates are {seats}.</source>
        <translation>در گردهمایی دزدان دریایی گفته شد: دزدان دریایی {seats} هستند.</translation>
    </message>
    <message>
        <source>From the pirates&apos; gathering: you are the only pirate.</source>
        <translation>در گردهمایی دزدان دریایی گفته شد: شما تنها دزد دریایی هستید.</translation>
    </message>
    <message>
        <source>You were shown no one at the start.</source>
        <translation>در آغاز کسی به شما نشان داده نشد.</translation>
    </message>
    <message>
        <source>Your character: {character}. {does}</source>
        <translation>شخصیت شما: {character}. {does}</translation>
    </message>
    <message numerus="yes">
        <source>You committed %n gun(s).</source>
        <translation>
            <numerusform>%Ln تفنگ گذاشتید.</numerusform>
        </translation>
    </message>
    <message>
        <source>You drew: {cards}.</source>
        <translation>کشیدید: {cards}.</translation>
    </message>
    <message>
        <source>You put in the logbook: {cards}.</source>
        <translation>در دفتر کشتی گذاشتید: {cards}.</translation>
    </message>
    <message>
        <source>As navigator you found in the logbook: {cards}.</source>
        <translation>در مقام کشتیران در دفتر کشتی یافتید: {cards}.</translation>
    </message>
    <message>
        <source>As navigator you left: {cards}.</source>
        <translation>در مقام کشتیران گذاشتید: {cards}.</translation>
    </message>
    <message>
        <source>You jumped overboard.</source>
        <translation>به دریا پریدید.</translation>
    </message>
    <message>
        <source>Your cabin search: {who} was dealt {faction} and is not converted.</source>
        <translation>جست‌وجوی کابین شما: کارت آغازین {who}، {faction} است و تبدیل نشده.</translation>
    </message>
    <message>
        <source>Your cabin search: {who} was dealt {faction} and has been converted to the cult.</source>
        <translation>جست‌وجوی کابین شما: کارت آغازین {who}، {faction} است و به عضو فرقه تبدیل شده.</translation>
    </message>
    <message>
        <source>Your cabin search: {who} is {faction}.</source>
        <translation>جست‌وجوی کابین شما: {who} اکنون {faction} است.</translation>
    </message>
    <message>
        <source>The Mermaid showed you, in no order: {cards}.</source>
        <translation>پری دریایی نشانتان داد، بی‌ترتیب: {cards}.</translation>
    </message>
    <message>
        <source>You saw the top card of the draw pile: {cards}.</source>
        <translation>کارت رویی دسته را دیدید: {cards}.</translation>
    </message>
    <message>
        <source>Cult Guns Stash: you gave the guns to {seats}.</source>
        <translation>منبع تفنگ فرقه: تفنگ‌ها را به {seats} دادید.</translation>
    </message>
    <message>
        <source>Cult Guns Stash: your marks went to {seats}.</source>
        <translation>منبع تفنگ فرقه: نشان‌هایتان به {seats} رسید.</translation>
    </message>
    <message>
        <source>Cult Cabin Search: {cards}.</source>
        <translation>جست‌وجوی کابین فرقه: {cards}.</translation>
    </message>
    <message>
        <source>Cult Cabin Search: you were not shown the cards of {seats}.</source>
        <translation>جست‌وجوی کابین فرقه: کارت‌های {seats} برای شما بسته ماند.</translation>
    </message>
    <message>
        <source>{who} was dealt {faction}</source>
        <translation>کارت آغازین {who}: {faction}</translation>
    </message>
    <message>
        <source>Conversion: you named {seats}.</source>
        <translation>ورود به فرقه: {seats} را نام بردید.</translation>
    </message>
    <message>
        <source>Conversion: you named no one.</source>
        <translation>ورود به فرقه: کسی را نام نبردید.</translation>
    </message>
    <message>
        <source>Conversion: your mark went to {seats}.</source>
        <translation>ورود به فرقه: نشان شما به {seats} رسید.</translation>
    </message>
    <message>
        <source>Conversion: {who} became a Cultist and knows you.</source>
        <translation>ورود به فرقه: {who} عضو فرقه شد و شما را می‌شناسد.</translation>
    </message>
    <message>
        <source>Conversion: you became a Cultist; your leader is {who}.</source>
        <translation>ورود به فرقه: شما عضو فرقه شدید؛ رهبرتان {who} است.</translation>
    </message>
    <message>
        <source>Conversion: nothing changed for you.</source>
        <translation>ورود به فرقه: برای شما چیزی تغییر نکرد.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>روشن</translation>
    </message>
    <message>
        <source>off</source>
        <translation>خاموش</translation>
    </message>
    <message>
        <source>Voyage</source>
        <translation>ماجراجویی</translation>
    </message>
    <message>
        <source>The map: the one for this number of players, the quick one, or the long one.</source>
        <translation>نقشه: مناسب شمار بازیکنان، مختصر یا طولانی.</translation>
    </message>
    <message>
        <source>By number of players</source>
        <translation>بر پایهٔ شمار بازیکنان</translation>
    </message>
    <message>
        <source>Character cards</source>
        <translation>کارت‌های شخصیت</translation>
    </message>
    <message>
        <source>Everyone has a secret character that they can reveal once. Without characters there are no windows to react in, and the voyage is shorter.</source>
        <translation>هر کس شخصیتی پنهان دارد که یک بار می‌تواند رو کند. بدون آن‌ها فرصتی برای دخالت نیست و ماجراجویی کوتاه‌تر است.</translation>
    </message>
    <message>
        <source>Jumping overboard</source>
        <translation>پریدن به دریا</translation>
    </message>
    <message>
        <source>The navigator may jump overboard instead of choosing between the two cards.</source>
        <translation>کشتیران می‌تواند به جای انتخاب از دو کارت به دریا بپرد.</translation>
    </message>
    <message>
        <source>Secret rituals</source>
        <translation>مراسم پنهانی</translation>
    </message>
    <message>
        <source>How the cult meets in secret on a shared laptop: pass it around, or everyone closes their eyes.</source>
        <translation>دیدار پنهانی فرقه وقتی چند نفر یک رایانه دارند: رایانه می‌گردد، یا همه چشم می‌بندند.</translation>
    </message>
    <message>
        <source>The laptop goes round</source>
        <translation>رایانه دست‌به‌دست می‌شود</translation>
    </message>
    <message>
        <source>Eyes closed, with a countdown</source>
        <translation>چشم‌بسته، با شمارش معکوس</translation>
    </message>
    <message>
        <source>Bots talk</source>
        <translation>گفت‌وگوی ربات‌ها</translation>
    </message>
    <message>
        <source>Bots say what they drew, whom they trust and whom they suspect. Not all of it is true.</source>
        <translation>ربات‌ها می‌گویند چه کشیده‌اند، به چه کسی اعتماد دارند و به چه کسی شک. همه‌اش راست نیست.</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>یادآور</translation>
    </message>
    <message>
        <source>The private screen lists everything its player has seen so far, or only their side and character.</source>
        <translation>صفحهٔ محرمانه آنچه را بازیکن تاکنون دیده فهرست می‌کند، یا فقط جناح و شخصیتش را.</translation>
    </message>
    <message>
        <source>List what I have seen</source>
        <translation>دانسته‌های خود فهرست می‌شوند</translation>
    </message>
    <message>
        <source>None</source>
        <translation>هیچ</translation>
    </message>
    <message>
        <source>Talk timer</source>
        <translation>ساعت گفت‌وگو</translation>
    </message>
    <message>
        <source>A timer for the talk before an appointment. It never decides anything.</source>
        <translation>ساعتی برای گفت‌وگوی پیش از انتصاب. هرگز چیزی را تعیین نمی‌کند.</translation>
    </message>
    <message>
        <source>No timer</source>
        <translation>بی‌ساعت</translation>
    </message>
    <message>
        <source>One minute</source>
        <translation>یک دقیقه</translation>
    </message>
    <message>
        <source>Two minutes</source>
        <translation>دو دقیقه</translation>
    </message>
    <message>
        <source>Three minutes</source>
        <translation>سه دقیقه</translation>
    </message>
    <message>
        <source>Supply line</source>
        <translation>خط تدارکات</translation>
    </message>
    <message>
        <source>Long voyage: crossing the supply line refills everyone to three guns.</source>
        <translation>ماجراجویی طولانی: گذر از خط تدارکات تفنگ هر کس را به سه می‌رساند.</translation>
    </message>
    <message>
        <source>Fewer characters for 5 or 6</source>
        <translation>شخصیت کمتر برای ۵ یا ۶ نفر</translation>
    </message>
    <message>
        <source>With 5 or 6 players, Debt Collector, Minstrel and Mentor stay in the box.</source>
        <translation>با ۵ یا ۶ بازیکن باج‌گیر، چنگ‌نواز و مشاور در جعبه می‌مانند.</translation>
    </message>
    <message>
        <source>Armed cards</source>
        <translation>کارت‌های مسلح</translation>
    </message>
    <message>
        <source>The long voyage&apos;s deck has two cards that give the navigator a gun.</source>
        <translation>دستهٔ ماجراجویی طولانی دو کارت دارد که به کشتیران تفنگ می‌دهند.</translation>
    </message>
    <message>
        <source>Cabin Search shows</source>
        <translation>جست‌وجوی کابین نشان می‌دهد</translation>
    </message>
    <message>
        <source>What the captain learns about a player whom the cult has converted.</source>
        <translation>آنچه ناخدا دربارهٔ کسی که به عضو فرقه تبدیل شده درمی‌یابد.</translation>
    </message>
    <message>
        <source>The dealt card, and that they were converted</source>
        <translation>کارت آغازین، و اینکه تبدیل شده</translation>
    </message>
    <message>
        <source>Only their current side</source>
        <translation>فقط آنچه اکنون هست</translation>
    </message>
    <message>
        <source>How many of the three cards are kept.</source>
        <translation>از سه کارت چند تا نگه داشته می‌شود.</translation>
    </message>
    <message>
        <source>Keep one of three</source>
        <translation>یکی از سه کارت</translation>
    </message>
    <message>
        <source>Keep two of three</source>
        <translation>دو تا از سه کارت</translation>
    </message>
    <message>
        <source>Mutiny by the tongueless</source>
        <translation>شورش بی‌صداها</translation>
    </message>
    <message>
        <source>A mutiny in which only players without a tongue committed guns: all others tie for captain, or the captain stays.</source>
        <translation>شورشی که در آن فقط بی‌صداها تفنگ گذاشته‌اند: یا همهٔ دیگران برای ناخدایی مساوی‌اند، یا ناخدا می‌ماند.</translation>
    </message>
    <message>
        <source>All others tie</source>
        <translation>همهٔ دیگران مساوی‌اند</translation>
    </message>
    <message>
        <source>The captain stays</source>
        <translation>ناخدا می‌ماند</translation>
    </message>
    <message>
        <source>The leader must convert</source>
        <translation>رهبر باید عضو بگیرد</translation>
    </message>
    <message>
        <source>In a conversion the Cult Leader must name someone if possible; otherwise they may name no one.</source>
        <translation>در ورود به فرقه، رهبر تا بتواند باید کسی را نام ببرد؛ وگرنه می‌تواند هیچ‌کس را نام نبرد.</translation>
    </message>
    <message>
        <source>Off duty after an emergency</source>
        <translation>خارج از خدمت پس از اضطرار</translation>
    </message>
    <message>
        <source>Off-duty signs also move after an emergency navigation; otherwise they stay where they are.</source>
        <translation>نشان‌های خارج از خدمت پس از تعیین مسیر اضطراری هم جابه‌جا می‌شوند؛ وگرنه سر جایشان می‌مانند.</translation>
    </message>
    <message numerus="yes">
        <source>Cult Guns Stash: distribute %n point(s) among the players.</source>
        <translation>
            <numerusform>منبع تفنگ فرقه: %Ln امتیاز میان بازیکنان پخش کنید.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cult Cabin Search: here are three cards.</source>
        <translation>جست‌وجوی کابین فرقه: سه کارت پیش روی شماست.</translation>
    </message>
    <message>
        <source>Conversion to the Cult: name a player.</source>
        <translation>ورود به فرقه: یک بازیکن نام ببرید.</translation>
    </message>
    <message>
        <source>Conversion to the Cult: what has changed for you.</source>
        <translation>ورود به فرقه: آنچه برای شما تغییر کرد.</translation>
    </message>
    <message numerus="yes">
        <source>You lead the cult: hand out %n more gun(s) from the supply.</source>
        <translation>
            <numerusform>شما رهبر فرقه‌اید: %Ln تفنگ انبار هنوز باید پخش شود.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place suspicion marks: %n left. Only you will see them.</source>
        <translation>
            <numerusform>%Ln نشان بدگمانی هنوز باید پخش شود. فقط شما آن‌ها را می‌بینید.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead the cult: name the player who becomes a Cultist.</source>
        <translation>شما رهبر فرقه‌اید: کسی را که عضو فرقه می‌شود نام ببرید.</translation>
    </message>
    <message>
        <source>There is no one left to convert. Name the player you trust least.</source>
        <translation>کسی نمانده که به عضو فرقه تبدیل کنید. کسی را که کمترین اعتماد را به او دارید نام ببرید.</translation>
    </message>
    <message>
        <source>Name the player you trust least. Only you will see it.</source>
        <translation>کسی را که کمترین اعتماد را به او دارید نام ببرید. فقط شما آن را می‌بینید.</translation>
    </message>
    <message>
        <source>{post} {who}: {faction}</source>
        <translation>{post} {who}: {faction}</translation>
    </message>
    <message>
        <source>The officers&apos; faction cards. {cards}</source>
        <translation>کارت‌های جناح افسران. {cards}</translation>
    </message>
    <message>
        <source>Nothing has changed for you.</source>
        <translation>برای شما چیزی تغییر نکرده است.</translation>
    </message>
    <message>
        <source>{who} is a Cultist now and knows that you are the Cult Leader.</source>
        <translation>{who} اکنون عضو فرقه است و می‌داند که شما رهبر فرقه‌اید.</translation>
    </message>
    <message>
        <source>You are a Cultist now and win with the cult. Your leader is {who}.</source>
        <translation>شما اکنون عضو فرقه‌اید و با فرقه برنده می‌شوید. رهبر شما {who} است.</translation>
    </message>
    <message>
        <source>No one</source>
        <translation>هیچ‌کس</translation>
    </message>
    <message>
        <source>{who} is already in your cult.</source>
        <translation>{who} هم‌اکنون در فرقهٔ شماست.</translation>
    </message>
    <message>
        <source>On navigation {number} I drew {colors} and kept {kept}.</source>
        <translation>در تعیین مسیر {number} کارت‌های {colors} کشیدم و {kept} را نگه داشتم.</translation>
    </message>
    <message>
        <source>On navigation {number} the logbook held {colors}.</source>
        <translation>در تعیین مسیر {number} دفتر کشتی {colors} داشت.</translation>
    </message>
    <message>
        <source>I searched {who}: {faction}, not converted.</source>
        <translation>کابین {who} را گشتم: {faction}، تبدیل نشده.</translation>
    </message>
    <message>
        <source>I searched {who}: {faction}, converted to the cult.</source>
        <translation>کابین {who} را گشتم: {faction}، به عضو فرقه تبدیل شده.</translation>
    </message>
    <message>
        <source>The Mermaid showed me {colors}.</source>
        <translation>پری دریایی {colors} را نشانم داد.</translation>
    </message>
    <message>
        <source>The top card was a {card}.</source>
        <translation>کارت رویی {card} بود.</translation>
    </message>
    <message>
        <source>I am a {faction}.</source>
        <translation>جناح من: {faction}.</translation>
    </message>
    <message>
        <source>{who} may be a {faction}.</source>
        <translation>شاید {who} از این جناح باشد: {faction}.</translation>
    </message>
    <message>
        <source>I think {who} is a {faction}.</source>
        <translation>فکر می‌کنم {who} از این جناح است: {faction}.</translation>
    </message>
    <message>
        <source>I am sure {who} is a {faction}.</source>
        <translation>مطمئنم {who} از این جناح است: {faction}.</translation>
    </message>
    <message>
        <source>I trust {who}.</source>
        <translation>به {who} اعتماد دارم.</translation>
    </message>
    <message>
        <source>{who} says: {claim}</source>
        <translation>{who} می‌گوید: {claim}</translation>
    </message>
    <message>
        <source>One ship, three hidden sides: sailors steer east, pirates west, and the cult straight to the Kraken. Trust your captain, or take up arms.</source>
        <translation>یک کشتی، سه جناح پنهان: ملوانان به شرق می‌رانند، دزدان دریایی به غرب و فرقه یک‌راست به سوی کراکن. به ناخدا اعتماد کنید، یا دست به اسلحه ببرید.</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>هیچ‌کس</translation>
    </message>
    <message numerus="yes">
        <source>{voyage} needs at least %n players; there are {seats}.</source>
        <translation>
            <numerusform>{voyage} دست‌کم %Ln بازیکن می‌خواهد؛ اکنون {seats} بازیکن است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}, %n league(s) from {goal}</source>
        <translation>
            <numerusform>دور {round}، %Ln فرسنگ تا {goal}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}, %n league(s) from the nearest goal</source>
        <translation>
            <numerusform>دور {round}، %Ln فرسنگ تا نزدیک‌ترین مقصد</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: look at your secrets.</source>
        <translation>{who}: به رازهایتان نگاه کنید.</translation>
    </message>
    <message>
        <source>{who} is captain: name a lieutenant.</source>
        <translation>{who} ناخداست: ناوبان را تعیین کنید.</translation>
    </message>
    <message>
        <source>{who} is captain: name a navigator.</source>
        <translation>{who} ناخداست: کشتیران را تعیین کنید.</translation>
    </message>
    <message>
        <source>{who} is captain: which badge goes to {other}, the only other player left?</source>
        <translation>{who} ناخداست: کدام نشان به {other}، تنها نفر مانده، می‌رسد؟</translation>
    </message>
    <message>
        <source>Tie for captain: {who}, rule out one of the tied players.</source>
        <translation>تساوی برای ناخدایی: {who} یکی از مساوی‌ها را کنار می‌گذارد.</translation>
    </message>
    <message numerus="yes">
        <source>{who}: keep %n card(s) for the logbook, discard the rest.</source>
        <translation>
            <numerusform>{who}: %Ln کارت برای دفتر کشتی نگه دارید و بقیه را بسوزانید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: keep %n card(s) and discard the rest, or discard all and draw two new cards.</source>
        <translation>
            <numerusform>{who}: %Ln کارت نگه دارید و بقیه را بسوزانید، یا همه را بسوزانید و دو کارت تازه بکشید.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} is navigator: leave one card for the captain, or jump overboard.</source>
        <translation>{who} کشتیران است: یک کارت برای ناخدا بگذارید، یا به دریا بپرید.</translation>
    </message>
    <message>
        <source>{who} is navigator: leave one card for the captain.</source>
        <translation>{who} کشتیران است: یک کارت برای ناخدا بگذارید.</translation>
    </message>
    <message>
        <source>The navigator is overboard. {who} is captain: name another one.</source>
        <translation>کشتیران به دریا پرید. {who} ناخداست: کشتیران دیگری تعیین کنید.</translation>
    </message>
    <message>
        <source>Cabin Search: {who}, as captain, choose whose cabin to search.</source>
        <translation>جست‌وجوی کابین: ناخدا {who} برمی‌گزیند کابین چه کسی جست‌وجو شود.</translation>
    </message>
    <message>
        <source>Feed the Kraken: {who}, as captain, choose who goes overboard.</source>
        <translation>غذای کراکن: ناخدا {who} برمی‌گزیند چه کسی به دریا برود.</translation>
    </message>
    <message>
        <source>Flogging: {who}, as captain, choose whom to flog.</source>
        <translation>شلاق‌زنی: ناخدا {who} برمی‌گزیند چه کسی شلاق بخورد.</translation>
    </message>
    <message>
        <source>Off with the Tongue: {who}, as captain, choose who loses their tongue.</source>
        <translation>خاموش کردن صدا: ناخدا {who} برمی‌گزیند صدای چه کسی خاموش شود.</translation>
    </message>
    <message>
        <source>Mermaid: {who}, as captain, choose who sees the last discards.</source>
        <translation>پری دریایی: ناخدا {who} برمی‌گزیند چه کسی آخرین کارت‌های سوخته را ببیند.</translation>
    </message>
    <message>
        <source>Telescope: {who}, as captain, choose who sees the top card.</source>
        <translation>تلسکوپ: ناخدا {who} برمی‌گزیند چه کسی کارت رویی را ببیند.</translation>
    </message>
    <message>
        <source>{who}: look at what you found.</source>
        <translation>{who}: به آنچه یافته‌اید نگاه کنید.</translation>
    </message>
    <message>
        <source>{who}: look at the last discards.</source>
        <translation>{who}: به آخرین کارت‌های سوخته نگاه کنید.</translation>
    </message>
    <message>
        <source>{who}: look at the top card, then leave it or discard it face down.</source>
        <translation>{who}: به کارت رویی نگاه کنید، سپس بگذارید یا به پشت بسوزانید.</translation>
    </message>
    <message>
        <source>Your fellow pirates: {seats}.</source>
        <translation>دزدان دریایی همراه شما: {seats}.</translation>
    </message>
    <message>
        <source>You don&apos;t know anyone&apos;s side yet.</source>
        <translation>هنوز جناح هیچ‌کس را نمی‌دانید.</translation>
    </message>
    <message>
        <source>You are the only pirate aboard.</source>
        <translation>شما تنها دزد دریایی کشتی هستید.</translation>
    </message>
    <message>
        <source>In the logbook, in no order: {cards}.</source>
        <translation>در دفتر کشتی، بی‌ترتیب: {cards}.</translation>
    </message>
    <message>
        <source>The top card of the draw pile: {card}.</source>
        <translation>کارت رویی دسته: {card}.</translation>
    </message>
    <message>
        <source>The last discards, in no order: {cards}.</source>
        <translation>آخرین کارت‌های سوخته، بی‌ترتیب: {cards}.</translation>
    </message>
    <message>
        <source>{who} was dealt: {faction}. Not converted.</source>
        <translation>کارت آغازین {who}: {faction}. تبدیل نشده.</translation>
    </message>
    <message>
        <source>{who} was dealt: {faction}. Since converted to the cult.</source>
        <translation>کارت آغازین {who}: {faction}. سپس به عضو فرقه تبدیل شده.</translation>
    </message>
    <message>
        <source>{who} is now: {faction}.</source>
        <translation>{who} اکنون: {faction}.</translation>
    </message>
    <message>
        <source>Card {number}</source>
        <translation>کارت {number}</translation>
    </message>
    <message>
        <source>{who}</source>
        <translation>{who}</translation>
    </message>
    <message>
        <source>Search {who}&apos;s cabin</source>
        <translation>جست‌وجوی کابین {who}</translation>
    </message>
    <message>
        <source>Flog {who}</source>
        <translation>شلاق‌زنیِ {who}</translation>
    </message>
    <message>
        <source>Cut out {who}&apos;s tongue</source>
        <translation>خاموش کردن صدای {who}</translation>
    </message>
    <message>
        <source>Feed {who} to the Kraken</source>
        <translation>دادن {who} به کراکن</translation>
    </message>
    <message>
        <source>Show the discards to {who}</source>
        <translation>نشان دادن کارت‌های سوخته به {who}</translation>
    </message>
    <message>
        <source>Hand the telescope to {who}</source>
        <translation>دادن تلسکوپ به {who}</translation>
    </message>
    <message>
        <source>Rule out {who}</source>
        <translation>کنار گذاشتن {who}</translation>
    </message>
    <message>
        <source>Lieutenant: {who}</source>
        <translation>ناوبان: {who}</translation>
    </message>
    <message>
        <source>Navigator: {who}</source>
        <translation>کشتیران: {who}</translation>
    </message>
    <message>
        <source>The badge: {post}</source>
        <translation>نشان: {post}</translation>
    </message>
    <message numerus="yes">
        <source>%n gun(s)</source>
        <translation>
            <numerusform>%Ln تفنگ</numerusform>
        </translation>
    </message>
    <message>
        <source>No gun</source>
        <translation>بی‌تفنگ</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>نگه‌داشتن {card}</translation>
    </message>
    <message>
        <source>Discard all and draw two new cards</source>
        <translation>سوزاندن همه و کشیدن دو کارت تازه</translation>
    </message>
    <message>
        <source>Leave {card}</source>
        <translation>گذاشتن {card}</translation>
    </message>
    <message>
        <source>Jump overboard</source>
        <translation>پریدن به دریا</translation>
    </message>
    <message>
        <source>Leave it on the pile</source>
        <translation>روی دسته بماند</translation>
    </message>
    <message>
        <source>Discard it face down</source>
        <translation>سوزاندن به پشت</translation>
    </message>
    <message>
        <source>You can choose {who} now.</source>
        <translation>{who} اکنون برگزیدنی است.</translation>
    </message>
    <message>
        <source>Choose one of the crew.</source>
        <translation>یکی از خدمه را برگزینید.</translation>
    </message>
    <message>
        <source>{who} is overboard and can&apos;t be chosen.</source>
        <translation>{who} در دریاست و برگزیدنی نیست.</translation>
    </message>
    <message>
        <source>Choose someone else.</source>
        <translation>باید کس دیگری باشد.</translation>
    </message>
    <message>
        <source>{who} is the captain and gets no badge.</source>
        <translation>{who} ناخداست و نشانی نمی‌گیرد.</translation>
    </message>
    <message>
        <source>{who} is the lieutenant: a player can hold only one badge.</source>
        <translation>{who} ناوبان است: هر کس فقط یک نشان دارد.</translation>
    </message>
    <message>
        <source>{who} is off duty until the next navigation is over.</source>
        <translation>{who} تا پایان تعیین مسیر بعدی خارج از خدمت است.</translation>
    </message>
    <message>
        <source>{who} has no tongue and can never become captain.</source>
        <translation>صدای {who} خاموش شده و هرگز ناخدا نمی‌شود.</translation>
    </message>
    <message>
        <source>{who} is not among the tied.</source>
        <translation>{who} در میان مساوی‌ها نیست.</translation>
    </message>
    <message>
        <source>The Agitator forces you to commit at least one gun in this check.</source>
        <translation>آشوبگر در این آزمون دست‌کم یک تفنگ از شما می‌خواهد.</translation>
    </message>
    <message>
        <source>The Equalizer allows at most one gun in this check.</source>
        <translation>برابرساز در این آزمون حداکثر یک تفنگ را روا می‌دارد.</translation>
    </message>
    <message numerus="yes">
        <source>You have only %n gun(s).</source>
        <translation>
            <numerusform>فقط %Ln تفنگ دارید.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose how many guns to commit; all are revealed at once.</source>
        <translation>برگزینید چند تفنگ می‌گذارید؛ همه با هم رو می‌شوند.</translation>
    </message>
    <message>
        <source>Choose one of the cards you drew.</source>
        <translation>یکی از کارت‌هایی را که کشیدید برگزینید.</translation>
    </message>
    <message>
        <source>You already keep this card.</source>
        <translation>این کارت را هم‌اکنون نگه داشته‌اید.</translation>
    </message>
    <message>
        <source>Choose one of the cards in the logbook.</source>
        <translation>یکی از کارت‌های دفتر کشتی را برگزینید.</translation>
    </message>
    <message>
        <source>This voyage is played without jumping overboard.</source>
        <translation>این ماجراجویی بدون پریدن به دریا بازی می‌شود.</translation>
    </message>
    <message>
        <source>Leave the top card or discard it.</source>
        <translation>کارت رویی را بگذارید یا بسوزانید.</translation>
    </message>
    <message>
        <source>The ship has reached Bluewater Bay: the sailors win.</source>
        <translation>کشتی به خلیج بلو واتر رسید: ملوانان برنده شدند.</translation>
    </message>
    <message>
        <source>The ship has reached Crimson Cove: the pirates win.</source>
        <translation>کشتی به خلیج کوچک کریمسون رسید: دزدان دریایی برنده شدند.</translation>
    </message>
    <message>
        <source>The ship has reached the Kraken: the cult wins.</source>
        <translation>کشتی به کراکن رسید: فرقه برنده شد.</translation>
    </message>
    <message>
        <source>The Cult Leader was fed to the Kraken: the cult wins.</source>
        <translation>رهبر فرقه غذای کراکن شد: فرقه برنده شد.</translation>
    </message>
</context>
<context>
    <name>feed_the_kraken_board</name>
    <message>
        <source>overboard</source>
        <translation>در دریا</translation>
    </message>
    <message>
        <source>you</source>
        <translation>شما</translation>
    </message>
    <message>
        <source>Voyage</source>
        <translation>ماجراجویی</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>آزمون‌ها</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>گفته‌ها</translation>
    </message>
    <message>
        <source>My notes</source>
        <translation>یادداشت‌های من</translation>
    </message>
    <message>
        <source>The ship has not sailed yet.</source>
        <translation>کشتی هنوز راه نیفتاده است.</translation>
    </message>
    <message>
        <source>No loyalty check has been held yet.</source>
        <translation>هنوز آزمون وفاداری برگزار نشده است.</translation>
    </message>
    <message>
        <source>No one has claimed anything yet.</source>
        <translation>هنوز کسی ادعایی نکرده است.</translation>
    </message>
    <message>
        <source>You have learned nothing in private yet.</source>
        <translation>هنوز چیزی محرمانه ندانسته‌اید.</translation>
    </message>
    <message>
        <source>Navigation {number}: {text}</source>
        <translation>تعیین مسیر {number}: {text}</translation>
    </message>
    <message>
        <source>Round {round}: {text}</source>
        <translation>دور {round}: {text}</translation>
    </message>
    <message>
        <source>{card}; captain {captain}, lieutenant {lieutenant}, navigator {navigator}</source>
        <translation>{card}؛ ناخدا {captain}، ناوبان {lieutenant}، کشتیران {navigator}</translation>
    </message>
    <message>
        <source>jumped overboard earlier: {names}</source>
        <translation>پیش‌تر به دریا پریدند: {names}</translation>
    </message>
    <message>
        <source>loyalty check against {captain}, {lieutenant}, {navigator}: {total} of {needed} guns</source>
        <translation>آزمون وفاداری علیه {captain}، {lieutenant} و {navigator}: {total} از {needed} تفنگ</translation>
    </message>
    <message>
        <source>mutiny, new captain {name}</source>
        <translation>شورش، ناخدای تازه {name}</translation>
    </message>
    <message>
        <source>left</source>
        <translation>ماند</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>سوزانده شد</translation>
    </message>
    <message>
        <source>{sight}: {viewer} looked at {target}</source>
        <translation>{sight}: {viewer} به {target} نگاه کرد</translation>
    </message>
    <message>
        <source>{name} said: {claim}</source>
        <translation>{name} گفت: {claim}</translation>
    </message>
    <message>
        <source>That was true.</source>
        <translation>راست بود.</translation>
    </message>
    <message>
        <source>That was false.</source>
        <translation>دروغ بود.</translation>
    </message>
    <message>
        <source>Sa&amp;y something…</source>
        <translation>چیزی بگو…</translation>
    </message>
    <message>
        <source>Lo&amp;g of the voyage</source>
        <translation>گزارش ماجراجویی</translation>
    </message>
    <message>
        <source>Next part of the t&amp;able</source>
        <translation>بخش بعدی میز</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the table</source>
        <translation>بخش قبلی میز</translation>
    </message>
    <message>
        <source>Where the &amp;colours lead</source>
        <translation>رنگ‌ها به کجا می‌برند</translation>
    </message>
    <message>
        <source>&amp;Moves to each space</source>
        <translation>حرکت تا هر خانه</translation>
    </message>
    <message>
        <source>{choice}: not available. {why}</source>
        <translation>{choice}: بسته. {why}</translation>
    </message>
    <message>
        <source>Selected: {choice}. Press Enter to confirm.</source>
        <translation>برداشته شد: {choice}. Enter آن را قطعی می‌کند.</translation>
    </message>
    <message>
        <source>You may also make a claim.</source>
        <translation>می‌توانید چیزی هم بگویید.</translation>
    </message>
    <message>
        <source>End of the voyage</source>
        <translation>پایان ماجراجویی</translation>
    </message>
    <message>
        <source>The crew gathers</source>
        <translation>خدمه گرد می‌آیند</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>دور {round}</translation>
    </message>
    <message>
        <source>{stage}. A mutiny needs {needed} guns; the supply has {supply}.</source>
        <translation>{stage}. شورش {needed} تفنگ می‌خواهد؛ {supply} تفنگ در انبار است.</translation>
    </message>
    <message>
        <source>Say…</source>
        <translation>بگو…</translation>
    </message>
    <message>
        <source>A claim: claims are never checked, so you may lie.</source>
        <translation>یک ادعا: کسی را پایبند نمی‌کند و هرگز بررسی نمی‌شود.</translation>
    </message>
    <message>
        <source>Log of the voyage</source>
        <translation>گزارش ماجراجویی</translation>
    </message>
    <message>
        <source>resume: {cards}</source>
        <translation>رزومه: {cards}</translation>
    </message>
    <message>
        <source>last claim: {claim}</source>
        <translation>آخرین گفته: {claim}</translation>
    </message>
    <message numerus="yes">
        <source>%n gun(s)</source>
        <translation>
            <numerusform>%Ln تفنگ</numerusform>
        </translation>
    </message>
    <message>
        <source>has committed</source>
        <translation>تفنگ گذاشته است</translation>
    </message>
    <message>
        <source>has not committed yet</source>
        <translation>هنوز تفنگ نگذاشته است</translation>
    </message>
    <message numerus="yes">
        <source>%n gun(s) on the table</source>
        <translation>
            <numerusform>%Ln تفنگ روی میز</numerusform>
        </translation>
    </message>
    <message>
        <source>they count double</source>
        <translation>دو برابر شمرده می‌شوند</translation>
    </message>
    <message>
        <source>not on this side: {side}</source>
        <translation>نه از جناح: {side}</translation>
    </message>
    <message>
        <source>tied for captain</source>
        <translation>مساوی برای ناخدایی</translation>
    </message>
    <message>
        <source>barred from the next loyalty check</source>
        <translation>محروم از آزمون وفاداری بعدی</translation>
    </message>
    <message>
        <source>must commit a gun in the next loyalty check</source>
        <translation>باید در آزمون وفاداری بعدی تفنگ بگذارد</translation>
    </message>
    <message>
        <source>you were shown: {faction}</source>
        <translation>به شما نشان داده شد: {faction}</translation>
    </message>
    <message>
        <source>{character}, still face down</source>
        <translation>{character}، هنوز به پشت</translation>
    </message>
    <message>
        <source>{now} (dealt: {before})</source>
        <translation>{now} (در آغاز: {before})</translation>
    </message>
    <message>
        <source>Loyalty check</source>
        <translation>آزمون وفاداری</translation>
    </message>
    <message>
        <source>Victory: {names}</source>
        <translation>پیروزی: {names}</translation>
    </message>
    <message>
        <source>Click to see through this player&apos;s eyes.</source>
        <translation>فشار دهید: دیدن با چشم این بازیکن.</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>برنده است</translation>
    </message>
    <message>
        <source>{true} true and {false} false claims</source>
        <translation>{true} ادعای راست و {false} ادعای دروغ</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>هنوز هیچ.</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>آنچه گفته شد</translation>
    </message>
    <message>
        <source>What really happened</source>
        <translation>آنچه به‌راستی رخ داد</translation>
    </message>
    <message>
        <source>What {name} saw</source>
        <translation>آنچه {name} دید</translation>
    </message>
    <message>
        <source>Click a player to see the voyage through their eyes.</source>
        <translation>بازیکنی را فشار دهید تا ماجراجویی را با چشم او ببینید.</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>داستان</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>ادعاها</translation>
    </message>
    <message>
        <source>The truth</source>
        <translation>حقیقت</translation>
    </message>
    <message>
        <source>As {name} saw it: show the truth</source>
        <translation>آن‌گونه که {name} دید: نمایش حقیقت</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>یک دور پیش‌تر</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>یک دور بعد</translation>
    </message>
    <message>
        <source>converted</source>
        <translation>تبدیل شده</translation>
    </message>
    <message>
        <source>{name}, until then {side}, becomes a Cultist</source>
        <translation>{name}، تا آن زمان {side}، عضو فرقه می‌شود</translation>
    </message>
    <message>
        <source>The cards I drew</source>
        <translation>کارت‌هایی که کشیدم</translation>
    </message>
    <message>
        <source>The cards in my logbook</source>
        <translation>کارت‌های دفتر کشتی من</translation>
    </message>
    <message>
        <source>What I found in a cabin</source>
        <translation>آنچه در کابین یافتم</translation>
    </message>
    <message>
        <source>What the mermaid showed me</source>
        <translation>آنچه پری دریایی نشانم داد</translation>
    </message>
    <message>
        <source>The top card</source>
        <translation>کارت رویی</translation>
    </message>
    <message>
        <source>My side</source>
        <translation>جناح من</translation>
    </message>
    <message>
        <source>I accuse</source>
        <translation>متهم می‌کنم</translation>
    </message>
    <message>
        <source>I trust</source>
        <translation>اعتماد دارم</translation>
    </message>
    <message>
        <source>{name} says</source>
        <translation>{name} می‌گوید</translation>
    </message>
    <message>
        <source>Who is speaking?</source>
        <translation>چه کسی می‌گوید؟</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>بازگشت</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>چیزی نگو</translation>
    </message>
    <message>
        <source>Claims are never checked: you may lie.</source>
        <translation>ادعا کسی را پایبند نمی‌کند و هرگز بررسی نمی‌شود.</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>چیزی بگو</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>دستهٔ کارت</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n card(s)</source>
        <translation>
            <numerusform>دستهٔ کارت، %Ln کارت</numerusform>
        </translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>سوخته‌ها</translation>
    </message>
    <message numerus="yes">
        <source>Discards, %n card(s)</source>
        <translation>
            <numerusform>کارت‌های سوخته، %Ln کارت</numerusform>
        </translation>
    </message>
    <message>
        <source>Card shown</source>
        <translation>کارت رو شده</translation>
    </message>
    <message>
        <source>Logbook</source>
        <translation>دفتر کشتی</translation>
    </message>
    <message>
        <source>Rituals</source>
        <translation>مراسم</translation>
    </message>
    <message>
        <source>{done} of {all} have committed</source>
        <translation>{done} از {all} نفر تفنگ گذاشته‌اند</translation>
    </message>
    <message>
        <source>Tied for captain: {names}</source>
        <translation>مساوی برای ناخدایی: {names}</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>بی‌کارت</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), face down</source>
        <translation>
            <numerusform>%Ln کارت، به پشت</numerusform>
        </translation>
    </message>
    <message>
        <source>Enough guns: a mutiny</source>
        <translation>تفنگ کافی: شورش</translation>
    </message>
    <message numerus="yes">
        <source>%n more would make a mutiny</source>
        <translation>
            <numerusform>با %Ln تفنگ دیگر شورش می‌شد</numerusform>
        </translation>
    </message>
    <message>
        <source>The ship follows the {direction} arrow.</source>
        <translation>کشتی با پیکان {direction} می‌رود.</translation>
    </message>
    <message>
        <source>held: {rituals}</source>
        <translation>برگزارشده: {rituals}</translation>
    </message>
    <message>
        <source>face down: {rituals}</source>
        <translation>به پشت: {rituals}</translation>
    </message>
    <message>
        <source>R</source>
        <comment>one letter for red</comment>
        <translation>ق</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>one letter for yellow</comment>
        <translation>ز</translation>
    </message>
    <message>
        <source>B</source>
        <comment>one letter for blue</comment>
        <translation>آ</translation>
    </message>
    <message>
        <source>N</source>
        <comment>north on a compass rose</comment>
        <translation>ش</translation>
    </message>
    <message>
        <source>Supply line</source>
        <translation>خط تدارکات</translation>
    </message>
    <message>
        <source>Supply line, crossed</source>
        <translation>خط تدارکات، گذشته</translation>
    </message>
    <message>
        <source>The first time the ship crosses it, every living player with fewer than {n} guns is refilled to {n}.</source>
        <translation>نخستین بار که کشتی از آن بگذرد، هر بازیکن زنده با کمتر از {n} تفنگ تا {n} تفنگ می‌گیرد.</translation>
    </message>
    <message>
        <source>Row {row}, {column}</source>
        <translation>ردیف {row}، {column}</translation>
    </message>
    <message>
        <source>middle</source>
        <comment>column of the chart</comment>
        <translation>میانه</translation>
    </message>
    <message>
        <source>{steps} west</source>
        <comment>column of the chart</comment>
        <translation>{steps} به غرب</translation>
    </message>
    <message>
        <source>{steps} east</source>
        <comment>column of the chart</comment>
        <translation>{steps} به شرق</translation>
    </message>
    <message>
        <source>the ship is here</source>
        <translation>کشتی اینجاست</translation>
    </message>
    <message>
        <source>{token}, used</source>
        <translation>{token}، استفاده‌شده</translation>
    </message>
    <message>
        <source>the ship has been here</source>
        <translation>کشتی از اینجا گذشته</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>دور از دسترس</translation>
    </message>
    <message>
        <source>The game ends if the ship comes here. Winner: {side}.</source>
        <translation>با رسیدن کشتی به اینجا بازی پایان می‌یابد. برنده: {side}.</translation>
    </message>
    <message>
        <source>Going {directions} crosses the supply line.</source>
        <translation>خط تدارکات به سوی {directions} گذشته می‌شود.</translation>
    </message>
    <message>
        <source>The ship comes here next with {colors}.</source>
        <translation>کشتی اکنون با {colors} به اینجا می‌آید.</translation>
    </message>
    <message>
        <source>With {colors} to {space}.</source>
        <translation>با {colors} به {space}.</translation>
    </message>
    <message>
        <source>{chart}. The ship is on {space}.</source>
        <translation>{chart}. کشتی در {space} است.</translation>
    </message>
    <message>
        <source>{goal}, fewest moves: {moves}.</source>
        <translation>{goal}: دست‌کم {moves} حرکت.</translation>
    </message>
    <message>
        <source>{token} on {space}.</source>
        <translation>{token} در {space}.</translation>
    </message>
    <message>
        <source>With {colors} to {label}.</source>
        <translation>با {colors} به {label}.</translation>
    </message>
</context>
<context>
    <name>feed_the_kraken_title</name>
    <message>
        <source>Feed the Kraken</source>
        <translation>به کراکن غذا بده</translation>
    </message>
</context>
<context>
    <name>kernel</name>
    <message>
        <source>From move {entry} on, the moves in this file break the rules ({why}). The file was not changed; an older copy of the game may still open.</source>
        <translation>حرکت‌های این پرونده از حرکت {entry} به بعد با قوانین نمی‌خوانند ({why}). پرونده دست‌نخورده ماند؛ شاید نسخهٔ قدیمی‌تری از بازی باز شود.</translation>
    </message>
    <message>
        <source>File not found: {path}.</source>
        <translation>پروندهٔ {path} دیگر وجود ندارد.</translation>
    </message>
    <message>
        <source>It is not this player&apos;s turn to decide.</source>
        <translation>اکنون تصمیم با این بازیکن نیست.</translation>
    </message>
    <message>
        <source>{rule} {cause}</source>
        <translation>{rule} {cause}</translation>
    </message>
    <message>
        <source>The game is over: {reason}</source>
        <translation>بازی تمام شد: {reason}</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>بازی منتظر {names} است.</translation>
    </message>
    <message>
        <source>The game continues automatically.</source>
        <translation>بازی خودبه‌خود ادامه می‌یابد.</translation>
    </message>
    <message>
        <source>You can&apos;t choose that now.</source>
        <translation>این اکنون یکی از انتخاب‌ها نیست.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>بازی تمام شد.</translation>
    </message>
    <message>
        <source>This answer is binding and can&apos;t be taken back.</source>
        <translation>این پاسخ قطعی است و نمی‌توان آن را پس گرفت.</translation>
    </message>
    <message>
        <source>This player has no answer to take back.</source>
        <translation>این بازیکن پاسخی نداده که بتوان پس گرفت.</translation>
    </message>
    <message>
        <source>This game is for {least}–{most} players, not {seats}.</source>
        <translation>این بازی برای {least} تا {most} بازیکن است، نه {seats}.</translation>
    </message>
    <message>
        <source>Unknown option “{option}”. Options: {known}.</source>
        <translation>گزینهٔ «{option}» وجود ندارد. گزینه‌ها: {known}.</translation>
    </message>
    <message>
        <source>“{value}” is not a valid value for “{option}”. Use: {allowed}.</source>
        <translation>گزینهٔ «{option}» نمی‌تواند «{value}» باشد. مقدارهای ممکن: {allowed}.</translation>
    </message>
    <message>
        <source>A seed must be a whole number from 0 to {most}.</source>
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
        <source>This file was written by a newer program ({program}) in format {number}; this program reads up to format {known}. Open it with a newer version of Lamplight.</source>
        <translation>این پرونده را برنامه‌ای جدیدتر ({program}) با قالب {number} نوشته است؛ این برنامه تا قالب {known} را می‌خواند. نسخهٔ جدیدتر Lamplight آن را باز می‌کند.</translation>
    </message>
    <message>
        <source>This game was played by newer rules (version {rules}, program {program}); this program knows version {known}. Open it with a newer version of Lamplight.</source>
        <translation>این بازی با قوانین جدیدتر انجام شده است (نسخهٔ {rules}، برنامهٔ {program})؛ این برنامه نسخهٔ {known} را می‌شناسد. نسخهٔ جدیدتر Lamplight آن را باز می‌کند.</translation>
    </message>
    <message>
        <source>This game was played by older rules (version {rules}, program {program}) and cannot be converted to version {known}. Open it with that older version of Lamplight.</source>
        <translation>این بازی با قوانین قدیمی‌تر انجام شده است (نسخهٔ {rules}، برنامهٔ {program}) و نمی‌توان آن را به نسخهٔ {known} برد. همان نسخهٔ قدیمی‌تر Lamplight آن را باز می‌کند.</translation>
    </message>
    <message>
        <source>Unknown game “{game}”. Look for a newer version of Lamplight.</source>
        <translation>این برنامه بازی «{game}» را نمی‌شناسد. نسخهٔ جدیدتر Lamplight را پیدا کنید.</translation>
    </message>
    <message>
        <source>This file is damaged ({where}). It was not changed; an older copy of the game may still open.</source>
        <translation>این پرونده آسیب دیده است ({where}). دست‌نخورده ماند؛ شاید نسخهٔ قدیمی‌تری از بازی باز شود.</translation>
    </message>
    <message>
        <source>This file is too large to be a game: the limit is {most} MB.</source>
        <translation>این پرونده برای یک بازی بیش از حد بزرگ است: حداکثر {most} مگابایت خوانده می‌شود.</translation>
    </message>
    <message>
        <source>Cannot open {path} ({why}).</source>
        <translation>پروندهٔ {path} باز نمی‌شود ({why}).</translation>
    </message>
    <message>
        <source>{path} is a folder, a pipe or a device. Choose a file.</source>
        <translation>{path} پوشه، لوله یا دستگاه است. یک پرونده انتخاب کنید.</translation>
    </message>
    <message>
        <source>The file {path} is too large: the limit is {most}.</source>
        <translation>پروندهٔ {path} بیش از حد بزرگ است: حداکثر {most} خوانده می‌شود.</translation>
    </message>
    <message>
        <source>Line {line} of {path} is not UTF-8. Save the file as UTF-8.</source>
        <translation>سطر {line} از {path} به کدگذاری یوتی‌اف-۸ نیست. پرونده را با یوتی‌اف-۸ ذخیره کنید.</translation>
    </message>
    <message>
        <source>{path} is not valid TOML ({why}).</source>
        <translation>{path} پروندهٔ TOML معتبری نیست ({why}).</translation>
    </message>
    <message>
        <source>This file nests values more than {most} levels deep. Choose another file.</source>
        <translation>مقدارهای این پرونده بیش از {most} لایه تودرتو هستند. پروندهٔ دیگری انتخاب کنید.</translation>
    </message>
    <message>
        <source>This file contains more than {most} values. Choose another file.</source>
        <translation>این پرونده بیش از {most} مقدار دارد. پروندهٔ دیگری انتخاب کنید.</translation>
    </message>
    <message>
        <source>A chance result has been shown since then.</source>
        <translation>پس از آن نتیجه‌ای تصادفی نشان داده شده است.</translation>
    </message>
    <message>
        <source>Hidden information has been revealed since then.</source>
        <translation>پس از آن اطلاعات پنهانی نشان داده شده است.</translation>
    </message>
    <message>
        <source>Another player has decided since then.</source>
        <translation>پس از آن کس دیگری تصمیم گرفته است.</translation>
    </message>
    <message>
        <source>{name} made the last decision: you can&apos;t take it back.</source>
        <translation>آخرین تصمیم را {name} گرفته است: شما نمی‌توانید آن را پس بگیرید.</translation>
    </message>
    <message>
        <source>{name} takes back {other}&apos;s decision.</source>
        <translation>{name} تصمیم {other} را پس می‌گیرد.</translation>
    </message>
    <message>
        <source>This game was set up without undo.</source>
        <translation>این بازی بدون پس‌گرفتن چیده شده است.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
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
        <source>This is the public record of an unfinished game: you can look at it, but not continue it.</source>
        <translation>این ثبت همگانی یک بازی ناتمام است: در فهرست دیده می‌شود، اما نمی‌توان آن را ادامه داد.</translation>
    </message>
    <message>
        <source>While the game runs, its replay shows only what everyone may see.</source>
        <translation>تا بازی در جریان است، بازپخش فقط آنچه را همه می‌توانند ببینند نشان می‌دهد.</translation>
    </message>
    <message>
        <source>Could not save the game in {folder} ({why}). You can keep playing; use “Save as” to keep it elsewhere.</source>
        <translation>بازی در {folder} ذخیره نمی‌شود ({why}). می‌توانید ادامه دهید؛ «ذخیره با نام» آن را در جای دیگری نگه می‌دارد.</translation>
    </message>
    <message>
        <source>Saving is taking longer than usual. You can keep playing.</source>
        <translation>ذخیرهٔ بازی روی دیسک طول می‌کشد. می‌توانید ادامه دهید.</translation>
    </message>
    <message>
        <source>Some settings could not be read, so defaults are used. The old file is kept at {where}.</source>
        <translation>برخی تنظیمات خوانده نشدند و مقدارهای پیش‌فرض برقرارند. پروندهٔ پیشین نگه داشته شد: {where}.</translation>
    </message>
    <message>
        <source>Could not open the settings ({why}). Using defaults for now.</source>
        <translation>تنظیمات باز نشدند ({why}). فعلاً مقدارهای پیش‌فرض برقرارند.</translation>
    </message>
    <message>
        <source>Could not write the settings ({why}). They apply until you quit.</source>
        <translation>تنظیمات نوشته نمی‌شوند ({why}). تا خروج از برنامه برقرارند.</translation>
    </message>
    <message>
        <source>A bot stopped responding. It was restarted and is thinking again.</source>
        <translation>یکی از ربات‌ها دیگر پاسخ نمی‌داد. از نو راه افتاد و باز فکر می‌کند.</translation>
    </message>
    <message>
        <source>The bots have stopped thinking ({why}). Nothing is lost; you can try again.</source>
        <translation>ربات‌ها از فکر کردن بازماندند ({why}). چیزی از دست نرفته است؛ می‌توانید دوباره تلاش کنید.</translation>
    </message>
</context>
</TS>
