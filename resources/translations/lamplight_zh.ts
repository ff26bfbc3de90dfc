<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About {name}</source>
        <translation>关于 {name}</translation>
    </message>
    <message>
        <source>Version {version}. Free under the MIT licence.</source>
        <translation>版本{version}。依 MIT 许可证自由使用。</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>致谢</translation>
    </message>
    <message>
        <source>An unofficial project by people who love these games. It is not made, endorsed or supported by their publishers or designers, and contains none of their text or art. Please own a copy of every game you play with it.</source>
        <translation>由热爱这些游戏的人制作的非官方作品。与出版商和设计师无关，未获其认可或支持，也不含其任何文字和图片。请为你玩的每个游戏拥有一套正版。</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Undo one step of this decision</source>
        <translation>在这个决定中后退一步</translation>
    </message>
    <message>
        <source>Search the choices</source>
        <translation>搜索选择</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>选择</translation>
    </message>
</context>
<context>
    <name>ActionLines</name>
    <message>
        <source>{count} more below</source>
        <translation>下面还有{count}项</translation>
    </message>
    <message>
        <source>{count} more above</source>
        <translation>上面还有{count}项</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>A bot is choosing for you…</source>
        <translation>机器人正在替你选择……</translation>
    </message>
</context>
<context>
    <name>AppController</name>
    <message>
        <source>This game uses the cards and tiles it was started with. “New with the same setup” uses the current ones.</source>
        <translation>本局使用开局时的卡牌与板块。“以相同设置开新局”会采用现在的。</translation>
    </message>
    <message>
        <source>This game uses your own cards and tiles.</source>
        <translation>本局使用你自己的卡牌与板块。</translation>
    </message>
    <message>
        <source>Start again with the same cards? This game stays in the records.</source>
        <translation>用相同的牌重新开始？这一局会留在对局记录中。</translation>
    </message>
    <message>
        <source>The new game uses the same cards and tiles; choose “New with the same setup” for the current ones.</source>
        <translation>本局保留开局时的卡牌与板块：“以相同设置开新局”会采用现在的。</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>This game is already open.</source>
        <translation>这局游戏已经在桌上。</translation>
    </message>
    <message>
        <source>There is no unfinished game.</source>
        <translation>没有未完成的对局。</translation>
    </message>
    <message>
        <source>A game is open: return to the start screen first.</source>
        <translation>已有对局打开：请先返回开始画面。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>Nothing is sent automatically. Copy this text into your report, and say what you did and what you expected.</source>
        <translation>程序不会自行发送任何内容。请把这段文字复制到报告中，并写下你做了什么、期望什么。</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>报告问题</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>版图</translation>
    </message>
    <message>
        <source>My choices</source>
        <translation>我的选择</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>上次行动以来</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>再看一遍</translation>
    </message>
</context>
<context>
    <name>BoxPanel</name>
    <message>
        <source>Play solo</source>
        <translation>单人游戏</translation>
    </message>
    <message>
        <source>Against {count} bots</source>
        <translation>对战{count}个机器人</translation>
    </message>
    <message>
        <source>Set up a game…</source>
        <translation>布置牌桌…</translation>
    </message>
</context>
<context>
    <name>CartographersBoard</name>
    <message>
        <source>Table of Cartographers</source>
        <translation>Cartographers 牌桌</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Same as system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Paper (light)</source>
        <translation>纸张（浅色）</translation>
    </message>
    <message>
        <source>Night (dark)</source>
        <translation>夜晚（深色）</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Black and white</source>
        <translation>黑白</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>逐步</translation>
    </message>
</context>
<context>
    <name>ClosedEyes</name>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Everyone, open your eyes.</source>
        <translation>所有人睁开眼睛。</translation>
    </message>
    <message>
        <source>Close your eyes again.</source>
        <translation>请再闭上眼睛。</translation>
    </message>
    <message>
        <source>Everyone, close your eyes again.</source>
        <translation>所有人再次闭上眼睛。</translation>
    </message>
    <message>
        <source>Everyone, close your eyes.</source>
        <translation>所有人闭上眼睛。</translation>
    </message>
    <message>
        <source>When the countdown ends, only the player concerned opens their eyes.</source>
        <translation>倒计时结束时，相关的人睁开眼睛。</translation>
    </message>
    <message>
        <source>When the countdown ends, everyone may look.</source>
        <translation>倒计时结束后，大家都可以看。</translation>
    </message>
    <message>
        <source>Put the laptop in the middle and press “Start”. After {first} seconds the player concerned opens their eyes and chooses in silence. Everyone else keeps their eyes closed until {whole} seconds have passed.</source>
        <translation>把笔记本电脑放在中间，按“开始”。{first}秒后，相关的人睁眼查看并无声地选择。其他人闭着眼睛，等到{whole}秒过去。</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>File not found: {path}.</source>
        <translation>没有文件{path}。</translation>
    </message>
    <message>
        <source>Unknown level {level}. Levels: {known}.</source>
        <translation>没有等级{level}。可选：{known}。</translation>
    </message>
    <message>
        <source>usage:</source>
        <translation>用法：</translation>
    </message>
    <message>
        <source>Board games for long evenings, on one laptop.</source>
        <translation>适合长夜的桌游，一台笔记本电脑就够。</translation>
    </message>
    <message>
        <source>file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>open a saved game or a record</source>
        <translation>打开存档或对局记录</translation>
    </message>
    <message>
        <source>play</source>
        <translation>游玩</translation>
    </message>
    <message>
        <source>window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>without a window</source>
        <translation>不开窗口</translation>
    </message>
    <message>
        <source>start this game right away</source>
        <translation>立即开始这个游戏</translation>
    </message>
    <message>
        <source>the seed of the new game</source>
        <translation>新对局的种子</translation>
    </message>
    <message>
        <source>bot opponents, e.g. novice,master</source>
        <translation>同桌的机器人，例如 novice,master</translation>
    </message>
    <message>
        <source>game options, a TOML file</source>
        <translation>新对局的选项，TOML 格式</translation>
    </message>
    <message>
        <source>continue the last game</source>
        <translation>继续上一局</translation>
    </message>
    <message>
        <source>start in full screen</source>
        <translation>使用整个屏幕</translation>
    </message>
    <message>
        <source>open another window next to the running one</source>
        <translation>在已打开的窗口之外再开一个窗口</translation>
    </message>
    <message>
        <source>language for this run, e.g. de</source>
        <translation>本次启动的语言，例如 zh</translation>
    </message>
    <message>
        <source>paper, night, contrast, print or system</source>
        <translation>paper、night、contrast、print 或 system</translation>
    </message>
    <message>
        <source>interface scale, e.g. 1.5</source>
        <translation>整体大小，例如1.5</translation>
    </message>
    <message>
        <source>keep all files in this folder</source>
        <translation>所有文件都放在这个文件夹</translation>
    </message>
    <message>
        <source>use default settings and restore nothing</source>
        <translation>使用默认设置，不恢复任何内容</translation>
    </message>
    <message>
        <source>debug, info, warning or error</source>
        <translation>debug、info、warning 或 error</translation>
    </message>
    <message>
        <source>replay a record and verify it</source>
        <translation>回放并核对一份对局记录</translation>
    </message>
    <message>
        <source>export a record to another format</source>
        <translation>把对局记录写成其他格式</translation>
    </message>
    <message>
        <source>text, public, png or pdf</source>
        <translation>text、public、png 或 pdf</translation>
    </message>
    <message>
        <source>output file (default: next to the record)</source>
        <translation>写到哪里（默认：记录旁边）</translation>
    </message>
    <message>
        <source>bots against bots: one table per pair of levels</source>
        <translation>机器人互相对战：每两个等级一张表</translation>
    </message>
    <message>
        <source>games per pair of levels</source>
        <translation>每两个等级之间的局数</translation>
    </message>
    <message>
        <source>number of parallel processes</source>
        <translation>同时运行的进程数</translation>
    </message>
    <message>
        <source>bots play a demo game; pictures and record go to DIR</source>
        <translation>机器人玩一局；图片和记录放在 DIR</translation>
    </message>
    <message>
        <source>show the version and exit</source>
        <translation>显示版本并结束</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>显示本说明并结束</translation>
    </message>
    <message>
        <source>invalid value for {option}; see --help</source>
        <translation>{option}不接受这个值；--help 说明可用的值</translation>
    </message>
    <message>
        <source>unknown option {words}; see --help</source>
        <translation>{words}：无法识别；--help 列出所有选项</translation>
    </message>
    <message>
        <source>--seed must be a whole number, 0 or more</source>
        <translation>--seed 是不小于0的整数</translation>
    </message>
    <message>
        <source>--to and --output require --export</source>
        <translation>--to 和 --output 需要 --export</translation>
    </message>
    <message>
        <source>--games and --jobs require --arena</source>
        <translation>--games 和 --jobs 需要 --arena</translation>
    </message>
    <message>
        <source>--export requires --to: text, public, png or pdf</source>
        <translation>--export 需要 --to：text、public、png 或 pdf</translation>
    </message>
    <message>
        <source>--seed, --bots and --options require --new GAME</source>
        <translation>--seed、--bots 和 --options 需要 --new GAME</translation>
    </message>
    <message>
        <source>--scale must be between 0.5 and 4</source>
        <translation>--scale 的范围是0.5到4</translation>
    </message>
    <message>
        <source>--games and --jobs must be at least 1</source>
        <translation>--games 和 --jobs 至少为1</translation>
    </message>
    <message>
        <source>--fullscreen, --scale, --safe-mode and --new-window need a window</source>
        <translation>--fullscreen、--scale、--safe-mode 和 --new-window 需要窗口</translation>
    </message>
    <message>
        <source>{one} and {other} cannot be combined</source>
        <translation>{one} 和 {other} 不能一起使用</translation>
    </message>
    <message>
        <source>Unknown language {code}. Languages: {known}.</source>
        <translation>没有语言{code}。可选：{known}。</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>操作(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>回放(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>设置(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新对局(&amp;N)…</translation>
    </message>
    <message>
        <source>New with the sa&amp;me setup</source>
        <translation>以相同设置开新局(&amp;M)</translation>
    </message>
    <message>
        <source>Res&amp;tart with the same seed</source>
        <translation>以相同种子重新开始(&amp;T)</translation>
    </message>
    <message>
        <source>Continue the &amp;last game</source>
        <translation>继续上一局(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>最近打开(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Repla&amp;y this game</source>
        <translation>回看这一局(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy the p&amp;icture</source>
        <translation>复制图片(&amp;I)</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>暂停(&amp;U)</translation>
    </message>
    <message>
        <source>Co&amp;ver the screen</source>
        <translation>遮住屏幕(&amp;V)</translation>
    </message>
    <message>
        <source>Saved &amp;games…</source>
        <translation>对局记录(&amp;G)…</translation>
    </message>
    <message>
        <source>Edit cards an&amp;d tiles…</source>
        <translation>编辑卡牌与板块(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Back to the start screen</source>
        <translation>返回开始画面(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Take bac&amp;k a confirmed answer</source>
        <translation>收回已确认的回答(&amp;K)</translation>
    </message>
    <message>
        <source>Stand&amp;ing answers</source>
        <translation>自动回答(&amp;I)</translation>
    </message>
    <message>
        <source>Free a&amp;ctions</source>
        <translation>主动操作(&amp;C)</translation>
    </message>
    <message>
        <source>Confir&amp;m</source>
        <translation>确认(&amp;M)</translation>
    </message>
    <message>
        <source>Cancel &amp;step</source>
        <translation>取消这一步(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Next choice</source>
        <translation>下一个选择(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous choice</source>
        <translation>上一个选择(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Why not?</source>
        <translation>为什么不行？(&amp;W)</translation>
    </message>
    <message>
        <source>Play this &amp;decision for me</source>
        <translation>替我做这个决定(&amp;D)</translation>
    </message>
    <message>
        <source>Since my &amp;last turn</source>
        <translation>上次行动后发生了什么(&amp;L)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Fit the board</source>
        <translation>显示整个版图(&amp;F)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>Player&amp;s</source>
        <translation>玩家(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>日志(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>规则(&amp;R)</translation>
    </message>
    <message>
        <source>Score grap&amp;h</source>
        <translation>得分曲线(&amp;H)</translation>
    </message>
    <message>
        <source>R&amp;esult</source>
        <translation>结果(&amp;E)</translation>
    </message>
    <message>
        <source>My noteboo&amp;k</source>
        <translation>我的笔记(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation>下一个面板(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous panel</source>
        <translation>上一个面板(&amp;P)</translation>
    </message>
    <message>
        <source>Describe &amp;the board</source>
        <translation>描述版图(&amp;T)</translation>
    </message>
    <message>
        <source>Describe m&amp;y choices</source>
        <translation>描述我的选择(&amp;Y)</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>重置布局</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>后退一步(&amp;B)</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>前进一步(&amp;F)</translation>
    </message>
    <message>
        <source>Round b&amp;ack</source>
        <translation>后退一回合(&amp;A)</translation>
    </message>
    <message>
        <source>Round for&amp;ward</source>
        <translation>前进一回合(&amp;W)</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>到开头(&amp;S)</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>到结尾(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>加快(&amp;T)</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>放慢(&amp;L)</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>从这里继续玩(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>首选项(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <translation>快捷键(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Accessibility…</source>
        <translation>无障碍(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Bots&apos; pace</source>
        <translation>机器人速度(&amp;B)</translation>
    </message>
    <message>
        <source>Ta&amp;ke-back rule…</source>
        <translation>悔棋规则(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>本游戏规则(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>这是什么？(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>快捷键(&amp;S)</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>报告问题(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;About Lamplight</source>
        <translation>关于 Lamplight(&amp;A)</translation>
    </message>
</context>
<context>
    <name>CrashSheet</name>
    <message>
        <source>Something went wrong</source>
        <translation>出了点问题</translation>
    </message>
    <message>
        <source>This is a bug in Lamplight, not your mistake. You can keep playing. If it happens again, step back or restart Lamplight. A report helps us fix it.</source>
        <translation>这是程序的错误，与你无关。你可以继续。如果再次发生，请后退一步或重新启动程序；报告有助于修复。</translation>
    </message>
    <message>
        <source>Secrets are left out here. The saved report contains everything.</source>
        <translation>这里不显示秘密。保存的报告包含全部内容。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>No game was being played.</source>
        <translation>当时没有正在进行的对局。</translation>
    </message>
    <message>
        <source>Nothing is lost: the game is saved up to the last decision.</source>
        <translation>没有丢失任何内容：对局已保存到最后一个决定。</translation>
    </message>
    <message>
        <source>The game could not be saved. Try “Save as” with another folder.</source>
        <translation>无法保存对局。“另存为”也许还能把它存到别处。</translation>
    </message>
    <message>
        <source>Could not write the report: {why}</source>
        <translation>无法写入报告：{why}</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>已保存：{path}</translation>
    </message>
</context>
<context>
    <name>CthulhuWarsBoard</name>
    <message>
        <source>Table of Cthulhu Wars</source>
        <translation>克苏鲁战争牌桌</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Wrong PIN.</source>
        <translation>PIN 不正确。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>I&apos;m here</source>
        <translation>我来了</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Forgot your PIN? Hold to remove it</source>
        <translation>忘记 PIN：按住以取消</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>返回牌桌</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn. Only {name} should look.</source>
        <translation>轮到{name}。请只让{name}看。</translation>
    </message>
    <message>
        <source>Only {name} should look.</source>
        <translation>请只让{name}看。</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>对局已暂停。</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>交给{name}</translation>
    </message>
</context>
<context>
    <name>Decision</name>
    <message>
        <source>Everything you can choose is highlighted on the board.</source>
        <translation>所有可选的目标都在版图上亮起。</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>返回牌桌</translation>
    </message>
    <message numerus="yes">
        <source>%n possible</source>
        <comment>ways to decide</comment>
        <translation>
            <numerusform>%n种可选</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Elsewhere</name>
    <message>
        <source>This game is being played in another window.</source>
        <translation>这局游戏正在另一个窗口进行。</translation>
    </message>
    <message>
        <source>If you take it over, the other window saves it and stops playing.</source>
        <translation>如果你接手，另一个窗口会保存并停止进行。</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>旁观</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>接手</translation>
    </message>
    <message>
        <source>The other window can&apos;t save the game right now, so it keeps playing it.</source>
        <translation>另一个窗口目前无法保存对局，因此由它继续进行。</translation>
    </message>
</context>
<context>
    <name>ElsewherePage</name>
    <message>
        <source>This game continues in another window</source>
        <translation>这局游戏在另一个窗口继续</translation>
    </message>
    <message>
        <source>It is no longer played or saved in this window.</source>
        <translation>它不再在这个窗口进行，也不再由它保存。</translation>
    </message>
    <message>
        <source>Back to the start screen</source>
        <translation>返回开始画面</translation>
    </message>
</context>
<context>
    <name>EndPicture</name>
    <message>
        <source>The table at the end</source>
        <translation>终局牌桌</translation>
    </message>
    <message>
        <source>The table as it was at the end: click to look at it.</source>
        <translation>终局时的牌桌：按下查看。</translation>
    </message>
</context>
<context>
    <name>Headless</name>
    <message>
        <source>Unknown game {game}. Games: {known}.</source>
        <translation>没有游戏{game}。可选：{known}。</translation>
    </message>
    <message>
        <source>{path} is valid: {game}, {count} entries.</source>
        <translation>{path}完好：{game}，{count}条。</translation>
    </message>
    <message>
        <source>An existing record is never overwritten.</source>
        <translation>对局记录不会被覆盖。</translation>
    </message>
    <message>
        <source>Could not write {path}: {why}</source>
        <translation>无法写入{path}：{why}</translation>
    </message>
    <message>
        <source>Pictures and record: {folder}</source>
        <translation>图片和记录：{folder}</translation>
    </message>
</context>
<context>
    <name>HelpPanel</name>
    <message numerus="yes">
        <source>Found in %n section(s)</source>
        <comment>help search</comment>
        <translation>
            <numerusform>在%n节中找到</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>搜索规则</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>查找下一处</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
</context>
<context>
    <name>KrakenBoard</name>
    <message>
        <source>Table of Feed the Kraken</source>
        <translation>Feed the Kraken 牌桌</translation>
    </message>
    <message>
        <source>Jump overboard</source>
        <translation>跳船</translation>
    </message>
    <message>
        <source>The game is over: there is nothing left to claim.</source>
        <translation>游戏已结束：没有什么可声称的了。</translation>
    </message>
    <message>
        <source>You can make claims only while a decision is open.</source>
        <translation>只有在向全桌提问时才能作出声称。</translation>
    </message>
    <message>
        <source>{choice}: press Enter or click again</source>
        <translation>{choice}：按回车键或再按一次</translation>
    </message>
</context>
<context>
    <name>Lamplight</name>
    <message>
        <source>Cannot write to {folder} ({why}). Games are not saved automatically; use “Save as”.</source>
        <translation>无法写入文件夹{folder}（{why}）。对局不会保留；可以用“另存为”。</translation>
    </message>
    <message>
        <source>Lamplight stopped unexpectedly last time. “Report a problem” in the Help menu shows what was found.</source>
        <translation>Lamplight 上次意外停止。“帮助”菜单中的“报告问题”会显示发现的情况。</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Another program has changed {file}, which is left as it is. This game is now saved in {new}.</source>
        <translation>从现在起，这局游戏保存在 {new}：其他程序改动了 {file}，该文件保持原样。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Your last decisions are not saved: they are lost if you leave the game.</source>
        <translation>最后的决定尚未保存：离开对局就会丢失。</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>不保存就离开</translation>
    </message>
    <message>
        <source>Saved. Lamplight saves after every decision.</source>
        <translation>已保存。每个决定都会立即保存。</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Could not write {file} ({why}). The game is still saved where it was.</source>
        <translation>无法写入 {file}（{why}）。对局仍保存在原处。</translation>
    </message>
    <message>
        <source>The game in that file is open in another window. Choose another file.</source>
        <translation>那个文件的对局正在另一个窗口进行。</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>新手</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>熟手</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>大师</translation>
    </message>
    <message>
        <source>Plays any legal move.</source>
        <translation>不加思考，做任何允许的事。</translation>
    </message>
    <message>
        <source>Takes what looks good now. Overlooks what comes later.</source>
        <translation>选眼前最好的，不顾以后。</translation>
    </message>
    <message>
        <source>Thinks a move ahead and rarely wastes a turn.</source>
        <translation>会考虑下一步，很少浪费行动。</translation>
    </message>
    <message>
        <source>Plans the whole game from everything its seat can know. Takes a moment to think.</source>
        <translation>根据其位置能知道的一切规划整局。会想一会儿。</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>All players</source>
        <translation>所有玩家</translation>
    </message>
    <message>
        <source>Show lines of</source>
        <translation>显示谁的记录</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>搜索日志</translation>
    </message>
    <message>
        <source>Copy the lines</source>
        <translation>复制这些行</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Picks up the piece you placed but have not confirmed.</source>
        <translation>收起已放下但还未确定的部分。</translation>
    </message>
    <message>
        <source>Takes back {name}&apos;s last decision.</source>
        <translation>收回{name}的上一个决定。</translation>
    </message>
    <message>
        <source>{barrier} It will be noted with the result.</source>
        <translation>{barrier}结果旁会注明。</translation>
    </message>
    <message>
        <source>Undo anyway</source>
        <translation>仍然悔棋</translation>
    </message>
    <message>
        <source>You can use this now.</source>
        <translation>你现在可以使用它。</translation>
    </message>
    <message>
        <source>You can choose this now.</source>
        <translation>你现在可以选择它。</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>正在寻找好棋…</translation>
    </message>
    <message>
        <source>Click anything to see why you can&apos;t choose it.</source>
        <translation>现在点击你想问的目标。</translation>
    </message>
    <message>
        <source>Point at anything that isn&apos;t highlighted, then press W to see why.</source>
        <translation>指向没有亮起的目标再询问：原因会显示在这里。</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Wick</source>
        <translation>灯芯</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>余烬</translation>
    </message>
    <message>
        <source>Tallow</source>
        <translation>油脂</translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation>灯笼</translation>
    </message>
    <message>
        <source>Beacon</source>
        <translation>灯塔</translation>
    </message>
    <message>
        <source>Taper</source>
        <translation>细烛</translation>
    </message>
    <message>
        <source>Spark</source>
        <translation>火花</translation>
    </message>
    <message>
        <source>Glow</source>
        <translation>微光</translation>
    </message>
</context>
<context>
    <name>Naming</name>
    <message>
        <source>Human</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>Bot: {level}</source>
        <translation>机器人：{level}</translation>
    </message>
    <message>
        <source>decides</source>
        <translation>正在决定</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>正在思考</translation>
    </message>
    <message>
        <source>is ready</source>
        <translation>已准备好</translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s) are thinking.</source>
        <translation>
            <numerusform>%n个机器人正在思考。</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinking: {names}</source>
        <translation>正在思考：{names}</translation>
    </message>
    <message>
        <source>Hint: {move}. {reasons}</source>
        <translation>提示：{move}。{reasons}</translation>
    </message>
    <message>
        <source>Second best: {move}. {reasons}</source>
        <translation>次优：{move}。{reasons}</translation>
    </message>
    <message>
        <source>Played for you: {move}. {reasons}</source>
        <translation>已替你执行：{move}。{reasons}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name}获胜</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names}共同获胜</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message numerus="yes">
        <source>{name} took %n hint(s).</source>
        <translation>
            <numerusform>{name}用了%n次提示。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} let a bot decide %n time(s).</source>
        <translation>
            <numerusform>{name}让机器人决定了%n次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} undid past a reveal %n time(s).</source>
        <translation>
            <numerusform>{name}越过界线悔棋%n次。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Notebook</name>
    <message>
        <source>Whose notebook?</source>
        <translation>谁的笔记？</translation>
    </message>
    <message>
        <source>The curtain now asks for your PIN.</source>
        <translation>从现在起，遮幕会要求输入你的 PIN。</translation>
    </message>
    <message>
        <source>Your PIN is off.</source>
        <translation>你的PIN已关闭。</translation>
    </message>
</context>
<context>
    <name>NotebookScreen</name>
    <message>
        <source>Nothing here yet.</source>
        <translation>这里还没有记录。</translation>
    </message>
    <message numerus="yes">
        <source>A PIN has at least %n digits or letters.</source>
        <comment>least length</comment>
        <translation>
            <numerusform>PIN 至少要有%n位数字或字母。</numerusform>
        </translation>
    </message>
    <message>
        <source>My notebook</source>
        <translation>我的笔记</translation>
    </message>
    <message>
        <source>Hold to see</source>
        <translation>按住查看</translation>
    </message>
    <message>
        <source>Hold the mouse button or Space</source>
        <translation>按住鼠标键或空格键</translation>
    </message>
    <message>
        <source>New PIN for me</source>
        <translation>我这个座位的新 PIN</translation>
    </message>
    <message>
        <source>PIN…</source>
        <translation>PIN…</translation>
    </message>
    <message>
        <source>Set PIN</source>
        <translation>设置 PIN</translation>
    </message>
    <message>
        <source>Remove PIN</source>
        <translation>取消 PIN</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Hold the button to read.</source>
        <translation>按住按钮阅读。</translation>
    </message>
</context>
<context>
    <name>OpenEyes</name>
    <message>
        <source>Hold to see, then close your eyes again.</source>
        <translation>按住查看，然后再闭上眼睛。</translation>
    </message>
    <message>
        <source>Whatever is chosen when the time ends counts. Then close your eyes again.</source>
        <translation>时间到时以所选的为准。然后再闭上眼睛。</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Opening {file}…</source>
        <translation>正在打开 {file}……</translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>Choices</source>
        <translation>选择</translation>
    </message>
</context>
<context>
    <name>OptionRows</name>
    <message>
        <source>Set to “{value}”: {reason}</source>
        <translation>设为“{value}”：{reason}</translation>
    </message>
</context>
<context>
    <name>OwnItemsSheet</name>
    <message>
        <source>Cards and tiles: {game}</source>
        <translation>卡牌与板块：{game}</translation>
    </message>
    <message>
        <source>You have unsaved changes. Close again to discard them.</source>
        <translation>有内容尚未保存。再次关闭将放弃它。</translation>
    </message>
</context>
<context>
    <name>Papers</name>
    <message>
        <source>The game is not saved yet.</source>
        <translation>对局尚未保存。</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>The game in words</source>
        <translation>对局文字记录</translation>
    </message>
    <message>
        <source>Public record without secrets</source>
        <translation>不含秘密的公开记录</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>已写入：{path}</translation>
    </message>
    <message>
        <source>This game has no picture to share.</source>
        <translation>这个游戏没有可分享的图片。</translation>
    </message>
    <message>
        <source>Copied to the clipboard: paste it anywhere.</source>
        <translation>图片已在剪贴板中：可粘贴到任何地方。</translation>
    </message>
    <message>
        <source>Could not write {path}: {why}</source>
        <translation>无法写入{path}：{why}</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>The table as it was then.</source>
        <translation>当时的牌桌。</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>回到现在</translation>
    </message>
</context>
<context>
    <name>PreferencesSheet</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>&amp;Look and language</source>
        <translation>外观与语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>游玩(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>按键(&amp;K)</translation>
    </message>
    <message>
        <source>Changes apply immediately.</source>
        <translation>每项更改立即生效。</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Yes, reset all</source>
        <translation>是，全部重置</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>语言(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>动画(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Bots&apos; pace</source>
        <translation>机器人速度(&amp;B)</translation>
    </message>
    <message>
        <source>Un&amp;do rule for new games</source>
        <translation>新对局的悔棋规则(&amp;D)</translation>
    </message>
    <message>
        <source>Play forced moves automatically, after showing them</source>
        <translation>只有一个选择时，显示后自动执行</translation>
    </message>
    <message>
        <source>Ask before undoing past revealed information</source>
        <translation>悔棋越过界线前先询问</translation>
    </message>
    <message>
        <source>Cover the screen when the window comes back (several players)</source>
        <translation>窗口重新出现时遮住屏幕（多人游戏）</translation>
    </message>
    <message>
        <source>Single letters are commands (H for a hint, …)</source>
        <translation>单个字母即为命令（例如 H 为提示）</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>文字大小(&amp;S)</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>你的名字(&amp;N)</translation>
    </message>
    <message>
        <source>Reset all preferences, including your name and your keys?</source>
        <translation>要重置所有偏好设置，包括你的名字和按键吗？</translation>
    </message>
    <message>
        <source>All preferences are back to their defaults.</source>
        <translation>所有偏好设置都已恢复初始值。</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Wastelands</source>
        <translation>荒原</translation>
    </message>
    <message>
        <source>With skills</source>
        <translation>使用技能</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>英雄</translation>
    </message>
    <message>
        <source>Every player for themselves</source>
        <translation>各自为战</translation>
    </message>
    <message>
        <source>First voyage</source>
        <translation>初次航行</translation>
    </message>
    <message>
        <source>No one jumps</source>
        <translation>无人跳船</translation>
    </message>
    <message>
        <source>Silent bots</source>
        <translation>沉默的机器人</translation>
    </message>
    <message>
        <source>First walk in the woodland</source>
        <translation>初入林地</translation>
    </message>
    <message>
        <source>The Cult awakens</source>
        <translation>教团苏醒</translation>
    </message>
    <message>
        <source>Winter draft</source>
        <translation>冬季轮抽</translation>
    </message>
    <message>
        <source>The stars are right</source>
        <translation>群星归位</translation>
    </message>
    <message>
        <source>The western world in detail</source>
        <translation>详细的西半球</translation>
    </message>
    <message>
        <source>Gates by hand</source>
        <translation>手动控制传送门</translation>
    </message>
    <message>
        <source>Councilors by draft</source>
        <translation>轮抽议员</translation>
    </message>
</context>
<context>
    <name>PrintSheet</name>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>打印内容</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>纸张大小</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>存为 PDF…</translation>
    </message>
    <message>
        <source>Preview and print</source>
        <translation>预览并打印</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>存为 PDF</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>已写入：{path}</translation>
    </message>
</context>
<context>
    <name>Privacy</name>
    <message>
        <source>For your eyes only</source>
        <translation>相关的人</translation>
    </message>
</context>
<context>
    <name>PrivateScreen</name>
    <message>
        <source>Nothing chosen yet</source>
        <translation>还没有选择</translation>
    </message>
    <message>
        <source>Choose the next one.</source>
        <translation>请选下一项。</translation>
    </message>
    <message>
        <source>Not available. Hold to see why.</source>
        <translation>此项不可选。按住查看原因。</translation>
    </message>
    <message>
        <source>Chosen: {what}</source>
        <translation>已选：{what}</translation>
    </message>
    <message>
        <source>Chosen. Hold to see what.</source>
        <translation>已选择。按住查看内容。</translation>
    </message>
    <message>
        <source>Chosen so far: {number}. Hold to see what.</source>
        <translation>目前已选：{number}。按住查看内容。</translation>
    </message>
    <message>
        <source>Everyone stays here for at least the same time.</source>
        <translation>每个人在这里停留的时间至少一样长。</translation>
    </message>
    <message>
        <source>Hold to see what is here first.</source>
        <translation>请先按住查看内容。</translation>
    </message>
    <message>
        <source>Choose first.</source>
        <translation>请先选择。</translation>
    </message>
    <message>
        <source>Hold “Done” for a moment.</source>
        <translation>按住“完成”片刻。</translation>
    </message>
    <message>
        <source>Hold to see</source>
        <translation>按住查看</translation>
    </message>
    <message>
        <source>Hold the mouse button or Space</source>
        <translation>按住鼠标键或空格键</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Hold the mouse button or Enter</source>
        <translation>按住鼠标键或回车键</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>返回牌桌</translation>
    </message>
    <message>
        <source>Hold the button to read.</source>
        <translation>按住按钮阅读。</translation>
    </message>
</context>
<context>
    <name>PromptLine</name>
    <message numerus="yes">
        <source>%n event(s) since your move</source>
        <translation>
            <numerusform>你上次行动后有%n件事</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>No game is open.</source>
        <translation>没有打开的对局。</translation>
    </message>
    <message>
        <source>You are replaying a record (decision {here} of {all}).</source>
        <translation>你正在回放对局记录（第 {here} 个决定，共 {all} 个）。</translation>
    </message>
    <message>
        <source>The game is over: {result}.</source>
        <translation>游戏已结束：{result}。</translation>
    </message>
    <message numerus="yes">
        <source>%n players are choosing at the same time.</source>
        <translation>
            <numerusform>正在等待%n位玩家决定。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is up to {names}.</source>
        <translation>现在由{names}决定。</translation>
    </message>
    <message>
        <source>There is nothing to choose: this is a page to read.</source>
        <translation>没有可选择的：这一页只供阅读。</translation>
    </message>
    <message numerus="yes">
        <source>%n people share this screen: a hint would tell everyone what only one of you may know.</source>
        <translation>
            <numerusform>%n个人共用这个屏幕：提示会让所有人知道只有一个人可以知道的事。</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} has no standing answers.</source>
        <translation>{game}没有预设回答。</translation>
    </message>
    <message>
        <source>Standing answers are private, and everyone can see this.</source>
        <translation>预设回答是私密的，而这里所有人都能看到。</translation>
    </message>
    <message>
        <source>{game} has its own command for this, further down this menu.</source>
        <translation>{game}有自己的命令，在本菜单下方。</translation>
    </message>
    <message>
        <source>No one at this screen has a free action now.</source>
        <translation>这个屏幕前现在没有人可以主动行动。</translation>
    </message>
    <message>
        <source>Nothing has happened since your last decision.</source>
        <translation>自你上次决定以来没有发生任何事。</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) at this screen: there is no one to hide it from.</source>
        <translation>
            <numerusform>这个屏幕前有%n个人：没有需要遮挡的人。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to redo: nothing has been undone.</source>
        <translation>没有可重做的：没有撤销过任何操作。</translation>
    </message>
    <message>
        <source>No one at this screen has an answer to take back.</source>
        <translation>这个屏幕前没有人有可收回的回答。</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>游戏尚未结束。</translation>
    </message>
    <message numerus="yes">
        <source>%n people share this screen: in the same deal, anyone who has seen a secret would know it again. You can restart when the game is over.</source>
        <translation>
            <numerusform>%n个人共用这个屏幕：同样的发牌会让先看的人知道其他人的秘密。游戏结束后才能重新开始。</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} has no notebook.</source>
        <translation>{game}没有笔记本。</translation>
    </message>
    <message>
        <source>{game} is being played: this is for replays.</source>
        <translation>{game}正在进行：这个命令用于回放。</translation>
    </message>
    <message>
        <source>This is the start of the record.</source>
        <translation>这是对局记录的开头。</translation>
    </message>
    <message>
        <source>This is the end of the record.</source>
        <translation>这是对局记录的结尾。</translation>
    </message>
</context>
<context>
    <name>RecordsSheet</name>
    <message>
        <source>Saved games</source>
        <translation>对局记录</translation>
    </message>
    <message>
        <source>No games yet. Every game you play is saved here automatically.</source>
        <translation>还没有对局。对局会自动保存在这里。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Older copies</source>
        <translation>较早的副本</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Move to bin</source>
        <translation>是，放入回收站</translation>
    </message>
    <message>
        <source>The list is empty: there is no game to choose.</source>
        <translation>没有选中的对局：列表是空的。</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>无法读取这个文件。</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回看</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>There is no older copy of this game.</source>
        <translation>这一局没有较早的副本。</translation>
    </message>
    <message>
        <source>Move this game and its older copies to the bin?</source>
        <translation>把这一局和较早的副本放入回收站？</translation>
    </message>
    <message>
        <source>This system has no bin. Delete the file yourself: {path}</source>
        <translation>本系统没有回收站。请自行删除文件：{path}</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>won by {names}</source>
        <translation>{names}获胜</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>What everyone sees</source>
        <translation>公开所见</translation>
    </message>
    <message>
        <source>{place} of {length}</source>
        <translation>{place}/{length}</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>对局中的位置</translation>
    </message>
    <message>
        <source>Whose view is shown</source>
        <translation>显示谁的视角</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>Total</source>
        <translation>总计</translation>
    </message>
</context>
<context>
    <name>RootBoard</name>
    <message>
        <source>Table of Root</source>
        <translation>Root 牌桌</translation>
    </message>
</context>
<context>
    <name>ScoreGraph</name>
    <message>
        <source>Scores over time</source>
        <translation>得分走势</translation>
    </message>
    <message>
        <source>The graph starts when the first points are scored.</source>
        <translation>有人得分后曲线才会开始。</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Scores by source</source>
        <translation>按来源列出得分</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Human</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>Bot: {level}</source>
        <translation>机器人：{level}</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>玩家{number}</translation>
    </message>
    <message>
        <source>Name, {seat}</source>
        <translation>名字，{seat}</translation>
    </message>
    <message>
        <source>Who sits here, {seat}</source>
        <translation>谁坐这里，{seat}</translation>
    </message>
    <message>
        <source>Automaton</source>
        <translation>自动机</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Number of seats</source>
        <translation>玩家人数</translation>
    </message>
    <message>
        <source>Use different names</source>
        <translation>加以区分</translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <translation>玩家(&amp;S)</translation>
    </message>
</context>
<context>
    <name>SeatsStrip</name>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
</context>
<context>
    <name>SecretCard</name>
    <message>
        <source>Only for you</source>
        <translation>只给你看</translation>
    </message>
</context>
<context>
    <name>SetupSheet</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Bots see only what a player in their seat would see.</source>
        <translation>机器人只看得到坐在其位置上的人能看到的信息。</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>选项(&amp;O)</translation>
    </message>
    <message>
        <source>Option preset</source>
        <translation>选项预设</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>保存为…</translation>
    </message>
    <message>
        <source>Preset name, then Enter</source>
        <translation>输入预设名称，按回车键</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>种子(&amp;E)</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>换一个</translation>
    </message>
    <message>
        <source>The same seed, seats and options deal the same cards again.</source>
        <translation>种子、玩家和选项相同，牌序就相同。</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>暗中抽取</translation>
    </message>
    <message>
        <source>Anyone who knows the seed can work out every secret. Leave it empty for a hidden one.</source>
        <translation>知道种子就能推出本局的所有秘密：留空则谁也看不到。</translation>
    </message>
    <message>
        <source>Un&amp;do rule</source>
        <translation>悔棋规则(&amp;D)</translation>
    </message>
    <message>
        <source>Enter a seed: any number will do.</source>
        <translation>缺少种子：任意数字即可。</translation>
    </message>
    <message>
        <source>Two players are called {name}: change one, or press “{button}”.</source>
        <translation>有两位玩家都叫{name}：请改一个名字，或按“{button}”。</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>ShortcutTable</name>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>命令及其按键</translation>
    </message>
    <message>
        <source>Reset key</source>
        <translation>恢复默认按键</translation>
    </message>
    <message>
        <source>Press Enter or double-click a command, then press its new key.</source>
        <translation>在命令上按回车键或双击，然后按下新的按键。</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>无按键</translation>
    </message>
    <message>
        <source>{key} already belongs to “{command}”. Change that one first.</source>
        <translation>{key}已用于“{command}”。请先更改那一项。</translation>
    </message>
</context>
<context>
    <name>ShortcutsSheet</name>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>On the board: arrow keys move the cursor, Enter acts, Esc steps back.</source>
        <translation>在版图上：方向键移动光标，回车键执行，Esc 后退一步。</translation>
    </message>
</context>
<context>
    <name>Source</name>
    <message>
        <source>The game in words</source>
        <translation>对局文字记录</translation>
    </message>
    <message>
        <source>there is no picture to save</source>
        <translation>没有可写入的图片</translation>
    </message>
</context>
<context>
    <name>StandingMenu</name>
    <message>
        <source>None for this player</source>
        <translation>此玩家没有</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>{least}–{most} players</source>
        <translation>{least}–{most}人</translation>
    </message>
    <message>
        <source>Board games for long evenings, on one laptop</source>
        <translation>适合长夜的桌游，一台笔记本电脑就够</translation>
    </message>
</context>
<context>
    <name>Submenus</name>
    <message>
        <source>No files yet</source>
        <translation>还没有文件</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Everyone may look. Next, everyone closes their eyes.</source>
        <translation>大家都可以看。接下来所有人闭上眼睛。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Everyone may look. Next: {name}.</source>
        <translation>大家都可以看。下一位：{name}。</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>交给{name}</translation>
    </message>
    <message>
        <source>{name} is ready to act.</source>
        <translation>{name}可以行动了。</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>{name} acts</source>
        <translation>{name}行动</translation>
    </message>
    <message>
        <source>Always answer…</source>
        <translation>总是这样回答…</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局结束。</translation>
    </message>
</context>
<context>
    <name>TakeBackRules</name>
    <message>
        <source>Strict</source>
        <translation>严格</translation>
    </message>
    <message>
        <source>Undo as far as you like, but never past a reveal, a random draw or another player&apos;s decision.</source>
        <translation>可以后退任意步，但不能越过已公开的信息、随机结果或其他人的决定。</translation>
    </message>
    <message>
        <source>Friendly</source>
        <translation>宽松</translation>
    </message>
    <message>
        <source>You may undo past these after confirming. It is noted beside the result.</source>
        <translation>询问后可以越过这些界线。结果旁会注明。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Decisions are final.</source>
        <translation>决定了就不能更改。</translation>
    </message>
</context>
<context>
    <name>Unasked</name>
    <message>
        <source>Are you sure? This can&apos;t be undone.</source>
        <translation>确定要这样做吗？此操作不能收回。</translation>
    </message>
</context>
<context>
    <name>WaitingCard</name>
    <message>
        <source>Where you left off</source>
        <translation>中断的对局</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>桌上</translation>
    </message>
    <message>
        <source>Continue where you left off</source>
        <translation>从中断处继续</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>WhatsThis</name>
    <message>
        <source>Click anything to see what it does. Press Esc to stop.</source>
        <translation>现在点击想要了解的内容。按 Esc 结束。</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>{name}&apos;s PIN was removed.</source>
        <translation>{name}的 PIN 已取消。</translation>
    </message>
    <message>
        <source>{name} asks for the screen.</source>
        <translation>{name}请求使用屏幕。</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>退出全屏</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>桌面</translation>
    </message>
    <message>
        <source>The players in order, each with their public numbers.</source>
        <translation>按顺序排列的玩家及各自的公开数字。</translation>
    </message>
    <message>
        <source>Everything that has happened in this game, newest last.</source>
        <translation>这局游戏中发生的事，最新的在最后。</translation>
    </message>
    <message>
        <source>The rules of this game. F1 opens them for whatever you point at.</source>
        <translation>这个游戏的规则。按F1在所指之处打开。</translation>
    </message>
    <message>
        <source>Each player&apos;s score over the game.</source>
        <translation>每位玩家在整局中的得分。</translation>
    </message>
    <message>
        <source>Whose decision it is and what to do; answers appear here.</source>
        <translation>由谁决定、要做什么；回答显示在这里。</translation>
    </message>
    <message>
        <source>Choices that are not on the board, as buttons.</source>
        <translation>不在版图上的选择，以按钮显示。</translation>
    </message>
    <message>
        <source>The table: click anything highlighted to choose it.</source>
        <translation>游戏桌面：点击高亮的内容即可选择。</translation>
    </message>
    <message>
        <source>All commands, with their keys.</source>
        <translation>所有命令及其按键。</translation>
    </message>
    <message>
        <source>Panels that share this space.</source>
        <translation>共用此处的面板。</translation>
    </message>
</context>
<context>
    <name>WordsSheet</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>已复制。</translation>
    </message>
</context>
<context>
    <name>bots</name>
    <message>
        <source>No other option looked better.</source>
        <translation>试过的其他选择都没有更好的前景。</translation>
    </message>
    <message>
        <source>It could lose you the game.</source>
        <translation>这可能让你输掉游戏。</translation>
    </message>
    <message>
        <source>It looks about {what} worse.</source>
        <translation>预期大约少{what}。</translation>
    </message>
    <message>
        <source>It looks nearly as good.</source>
        <translation>前景几乎相同。</translation>
    </message>
</context>
<context>
    <name>cthulhu_wars</name>
    <message>
        <source>You have given up battles for this turn.</source>
        <translation>你在本行动轮已放弃战斗。</translation>
    </message>
    <message>
        <source>These units are your own.</source>
        <translation>这些单位是你自己的。</translation>
    </message>
    <message>
        <source>You have no unit in {place}.</source>
        <translation>你在{place}没有单位。</translation>
    </message>
    <message>
        <source>{whom} has no unit in {place}.</source>
        <translation>{whom}在{place}没有单位。</translation>
    </message>
    <message>
        <source>You have fought in {place} this turn. One battle per area and turn.</source>
        <translation>本行动轮你已在{place}战斗过。每个行动轮每个地区只能战斗一次。</translation>
    </message>
    <message>
        <source>One of your own effects keeps your units in {place} from declaring a battle.</source>
        <translation>你自己的一项效果使{place}的单位不能宣布战斗。</translation>
    </message>
    <message>
        <source>A battle costs 1 Power.</source>
        <translation>战斗费用为1邪能。</translation>
    </message>
    <message>
        <source>Your units in {place} would roll no dice.</source>
        <translation>你在{place}的单位一颗骰子也掷不了。</translation>
    </message>
    <message>
        <source>Battle in {place}. {who}: use an effect against {whom} before the dice?</source>
        <translation>{place}之战。{who}：掷骰前对{whom}使用效果？</translation>
    </message>
    <message>
        <source>Battle in {place}. {who}: use an effect against {whom} after the roll?</source>
        <translation>{place}之战。{who}：掷骰后对{whom}使用效果？</translation>
    </message>
    <message>
        <source>No more effects</source>
        <translation>不再使用效果</translation>
    </message>
    <message>
        <source>Only once per battle.</source>
        <translation>每场战斗只能一次。</translation>
    </message>
    <message numerus="yes">
        <source>{who}: assign %n more kill(s) in {place}. Which unit is killed?</source>
        <translation>
            <numerusform>{who}在{place}还要承受%n个消灭。哪个单位被消灭？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: assign %n more kill(s) to {whom}&apos;s units in {place}.</source>
        <translation>
            <numerusform>{who}还要把%n个消灭分配给{place}的{whom}单位。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: assign %n more pain(s) in {place}. Which unit must retreat?</source>
        <translation>
            <numerusform>{who}在{place}还要承受%n个伤痛。哪个单位必须撤退？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: assign %n more pain(s) to {whom}&apos;s units in {place}.</source>
        <translation>
            <numerusform>{who}还要把%n个伤痛分配给{place}的{whom}单位。</numerusform>
        </translation>
    </message>
    <message>
        <source>Kill: {what}</source>
        <translation>消灭：{what}</translation>
    </message>
    <message>
        <source>Kill on an unhurt {what}</source>
        <translation>消灭未受伤的{what}</translation>
    </message>
    <message>
        <source>Second kill on a hurt {what}</source>
        <translation>对已受伤的{what}的第二个消灭</translation>
    </message>
    <message>
        <source>Pain: {what}</source>
        <translation>伤痛：{what}</translation>
    </message>
    <message>
        <source>Pain on an unhurt {what}</source>
        <translation>未受伤的{what}受伤痛</translation>
    </message>
    <message>
        <source>Pain on a hurt {what}</source>
        <translation>已受伤的{what}受伤痛</translation>
    </message>
    <message>
        <source>{what} on the gate</source>
        <translation>传送门上的{what}</translation>
    </message>
    <message>
        <source>Each unit takes one result, and these already have theirs.</source>
        <translation>每个单位只承受一个结果，这些已有结果。</translation>
    </message>
    <message>
        <source>In this game, Great Old Ones take no pain.</source>
        <translation>本局中旧日支配者不承受伤痛。</translation>
    </message>
    <message>
        <source>These results can only hit {whom}&apos;s units in this battle.</source>
        <translation>这些结果只能分给本场战斗中{whom}的单位。</translation>
    </message>
    <message>
        <source>{who}: choose which side retreats first.</source>
        <translation>由{who}决定哪一方先撤退。</translation>
    </message>
    <message>
        <source>{whom} retreats first</source>
        <translation>{whom}先撤退</translation>
    </message>
    <message>
        <source>{who} retreats from {place}. Where does this unit go: {what}?</source>
        <translation>{who}从{place}撤退。它去哪里：{what}？</translation>
    </message>
    <message>
        <source>{whom} retreats from {place}. {who}: choose where this unit goes: {what}.</source>
        <translation>{whom}从{place}撤退。由{who}决定它去哪里：{what}。</translation>
    </message>
    <message>
        <source>{what} to {place}</source>
        <translation>{what}到{place}</translation>
    </message>
    <message>
        <source>Retreat to an area adjacent to {place}.</source>
        <translation>只能撤退到与{place}相邻的地区。</translation>
    </message>
    <message>
        <source>{whom} has units in {place}.</source>
        <translation>{whom}在{place}有单位。</translation>
    </message>
    <message>
        <source>{who} can&apos;t retreat from {place}. Which pained unit is eliminated?</source>
        <translation>{who}无法从{place}撤退。移除哪个伤痛单位？</translation>
    </message>
    <message>
        <source>{who} loses a unit of the battle in {place}. Which one?</source>
        <translation>{who}失去{place}之战中的一个单位。哪一个？</translation>
    </message>
    <message>
        <source>Lose: {what}</source>
        <translation>失去：{what}</translation>
    </message>
    <message>
        <source>{what}: no unit is eliminated</source>
        <translation>{what}代替所有单位留下：无人损失</translation>
    </message>
    <message>
        <source>{who}: choose a unit to send away from the battle in {place}, and where.</source>
        <translation>{who}：选择一个单位离开{place}之战，以及它去哪里。</translation>
    </message>
    <message>
        <source>{who}: distribute {kills} and {pains} among the enemies in {place}.</source>
        <translation>{who}把{kills}和{pains}分配给{place}的敌人。</translation>
    </message>
    <message>
        <source>A kill to {whom}</source>
        <translation>{whom}一个消灭</translation>
    </message>
    <message>
        <source>A pain to {whom}</source>
        <translation>{whom}一个伤痛</translation>
    </message>
    <message numerus="yes">
        <source>%n kill(s)</source>
        <translation>
            <numerusform>%n个消灭</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pain(s)</source>
        <translation>
            <numerusform>%n个伤痛</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} attacks {whom} in {place}.</source>
        <translation>{who}在{place}攻击{whom}。</translation>
    </message>
    <message>
        <source>One side has left {place}: {who} and {whom} do not fight.</source>
        <translation>一方已离开{place}：{who}与{whom}不交战。</translation>
    </message>
    <message>
        <source>One side has no units left in {place}: the battle ends without dice.</source>
        <translation>一方在{place}已没有单位：战斗不掷骰即结束。</translation>
    </message>
    <message>
        <source>Kills on {who}: {hit}.</source>
        <translation>{who}承受消灭：{hit}。</translation>
    </message>
    <message>
        <source>Pains on {who}: {hit}.</source>
        <translation>{who}承受伤痛：{hit}。</translation>
    </message>
    <message>
        <source>{who}: {what} is pained instead of killed.</source>
        <translation>{who}的{what}由消灭改为伤痛。</translation>
    </message>
    <message>
        <source>{who}: {what} can&apos;t retreat and stays in {place}.</source>
        <translation>{who}的{what}无法撤退，留在{place}。</translation>
    </message>
    <message>
        <source>The battle in {place} is over. Units lost: {who} {lost}, {whom} {lost_other}.</source>
        <translation>{place}之战结束。失去的单位：{who} {lost}，{whom} {lost_other}。</translation>
    </message>
    <message>
        <source>Looks at a few actions and at the units and Doom they gain immediately.</source>
        <translation>只看少数几个选择，以及它们立即带来的单位和末日点。</translation>
    </message>
    <message>
        <source>Tries its actions to the end of the turn and follows its faction&apos;s plan.</source>
        <translation>推演到行动轮结束，并遵循本派系的计划。</translation>
    </message>
    <message>
        <source>Tries more actions, and looks at how the others may respond.</source>
        <translation>尝试更多选择，并考虑其他人会如何应对。</translation>
    </message>
    <message>
        <source>It is the only option.</source>
        <translation>没有别的可做。</translation>
    </message>
    <message>
        <source>This should win the game.</source>
        <translation>这应该能赢得游戏。</translation>
    </message>
    <message numerus="yes">
        <source>Gains %n Doom.</source>
        <translation>
            <numerusform>获得%n末日点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gains %n Elder Sign(s).</source>
        <translation>
            <numerusform>获得%n个远古印记。</numerusform>
        </translation>
    </message>
    <message>
        <source>Earns a spellbook: {deed}.</source>
        <translation>获得一本咒术书：{deed}。</translation>
    </message>
    <message numerus="yes">
        <source>Controls %n more gate(s).</source>
        <translation>
            <numerusform>多控制%n个传送门。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{whom} loses %n gate(s).</source>
        <translation>
            <numerusform>{whom}失去%n个传送门。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{whom} loses %n unit(s).</source>
        <translation>
            <numerusform>{whom}失去%n个单位。</numerusform>
        </translation>
    </message>
    <message>
        <source>A captive is worth 1 Power.</source>
        <translation>一个俘虏值1邪能。</translation>
    </message>
    <message>
        <source>{what} fights, and gains an Elder Sign in each ritual.</source>
        <translation>{what}能战斗，每次湮灭仪式还带来一个远古印记。</translation>
    </message>
    <message>
        <source>Each cultist gathers 1 Power every round.</source>
        <translation>每个邪教徒每回合贡献1邪能。</translation>
    </message>
    <message>
        <source>You can build a gate in {place}.</source>
        <translation>可以在{place}建立传送门。</translation>
    </message>
    <message>
        <source>There is an abandoned gate in {place}.</source>
        <translation>{place}有传送门等着。</translation>
    </message>
    <message>
        <source>Protects the cultists in {place}.</source>
        <translation>保护{place}的邪教徒。</translation>
    </message>
    <message>
        <source>You could capture a cultist in {place}.</source>
        <translation>{place}的一个邪教徒可能被俘获。</translation>
    </message>
    <message>
        <source>One more fighter in {place}.</source>
        <translation>{place}多一个战斗单位。</translation>
    </message>
    <message>
        <source>Dice in {place}: {own} against {other}.</source>
        <translation>在{place}以{own}颗骰子对{other}颗。</translation>
    </message>
    <message>
        <source>{whom} is in the lead: slow them down.</source>
        <translation>{whom}领先，应当拖住。</translation>
    </message>
    <message>
        <source>Dematerialization</source>
        <translation>解体</translation>
    </message>
    <message>
        <source>In the Doom phase: move any of your units from one area to any other area.</source>
        <translation>湮灭阶段：把一个地区的任意个己方单位移到另一个地区。</translation>
    </message>
    <message>
        <source>Cathedrals</source>
        <translation>大教堂</translation>
    </message>
    <message>
        <source>Action, 1 Power (3 if adjacent to another Cathedral): build one where you have a unit that could hold a gate. One for each of the three glyphs, and one where there is none.</source>
        <translation>行动，1邪能，与另一座大教堂相邻则3邪能：在有你的能控制传送门的单位的地区建造一座。三种标志各一座，无标志的地区一座。</translation>
    </message>
    <message>
        <source>Brainless</source>
        <translation>无脑</translation>
    </message>
    <message>
        <source>Reanimated cost 1. They move, capture or start a battle only with another kind of your units in their area.</source>
        <translation>复生者费用为1。只有所在地区有你的另一种单位时，它们才能移动、俘获或宣布战斗。</translation>
    </message>
    <message>
        <source>Consecration</source>
        <translation>祝圣</translation>
    </message>
    <message>
        <source>Your ritual gains 1 Elder Sign if a Cathedral is in play, or 2 if all four are.</source>
        <translation>若有大教堂在场，你的湮灭仪式带来1个远古印记；四座全在则带来2个。</translation>
    </message>
    <message>
        <source>Extinction</source>
        <translation>灭绝</translation>
    </message>
    <message>
        <source>Yothans cost 3. One that is killed or eliminated is removed from the game.</source>
        <translation>约斯兽费用为3。被消灭或移除的约斯兽退出游戏。</translation>
    </message>
    <message>
        <source>Festival</source>
        <translation>节庆</translation>
    </message>
    <message>
        <source>Un-Men cost 0. For each one you summon, an enemy of your choice gains 1 Power.</source>
        <translation>非人费用为0。每召唤一个，你选择的一个敌人获得1邪能。</translation>
    </message>
    <message>
        <source>Unholy Ground</source>
        <translation>不洁之地</translation>
    </message>
    <message>
        <source>After your battle in an area with a Cathedral, you may remove any Cathedral: the enemy eliminates one of their Great Old Ones that fought.</source>
        <translation>你在有大教堂的地区战斗之后，可以拆除任一座大教堂：敌人移除自己参战的一个旧日支配者。</translation>
    </message>
    <message>
        <source>Worship Services</source>
        <translation>礼拜</translation>
    </message>
    <message>
        <source>In the Gather Power phase, you gain 1 Power for each Cathedral in an area with a gate that an enemy controls, and so does that enemy.</source>
        <translation>聚能时，每座与敌人控制的传送门同处一地的大教堂使你获得1邪能，该敌人也获得1邪能。</translation>
    </message>
    <message>
        <source>Cathedral at the crescent</source>
        <translation>新月大教堂</translation>
    </message>
    <message>
        <source>Have a Cathedral in an area with the crescent.</source>
        <translation>在有新月标志的地区有一座大教堂。</translation>
    </message>
    <message>
        <source>Cathedral at the chevron</source>
        <translation>尖角大教堂</translation>
    </message>
    <message>
        <source>Have a Cathedral in an area with the chevron.</source>
        <translation>在有尖角标志的地区有一座大教堂。</translation>
    </message>
    <message>
        <source>Cathedral at the slashes</source>
        <translation>斜线大教堂</translation>
    </message>
    <message>
        <source>Have a Cathedral in an area with the slashes.</source>
        <translation>在有斜线标志的地区有一座大教堂。</translation>
    </message>
    <message>
        <source>Cathedral without a glyph</source>
        <translation>无标志大教堂</translation>
    </message>
    <message>
        <source>Have a Cathedral in an area with none of the three glyphs.</source>
        <translation>在没有这三种标志的地区有一座大教堂。</translation>
    </message>
    <message>
        <source>Cheapest monsters</source>
        <translation>最便宜的怪物</translation>
    </message>
    <message>
        <source>As your action: each enemy summons their cheapest monster at one of their gates for free.</source>
        <translation>作为你的行动：每个敌人在自己控制的传送门免费召唤一个最便宜的怪物。</translation>
    </message>
    <message>
        <source>Most expensive monsters</source>
        <translation>最昂贵的怪物</translation>
    </message>
    <message>
        <source>As your action: each enemy summons their most expensive monster at one of their gates for free.</source>
        <translation>作为你的行动：每个敌人在自己控制的传送门免费召唤一个最昂贵的怪物。</translation>
    </message>
    <message>
        <source>{who}: you may move units from one area to another.</source>
        <translation>{who}：一个地区的单位可以出现在另一个地区。</translation>
    </message>
    <message>
        <source>{who}: which other units go from {source} to {target}?</source>
        <translation>{who}：还有谁从{source}到{target}？</translation>
    </message>
    <message numerus="yes">
        <source>{who}: which enemy gains %n Power?</source>
        <translation>
            <numerusform>{who}：哪个敌人获得%n邪能？</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: remove a Cathedral to make {whom} eliminate a Great Old One?</source>
        <translation>{who}：拆除一座大教堂，使{whom}移除一个旧日支配者？</translation>
    </message>
    <message>
        <source>{who}: summon your cheapest monster for free.</source>
        <translation>{who}：免费召唤你最便宜的怪物。</translation>
    </message>
    <message>
        <source>{who}: summon your most expensive monster for free.</source>
        <translation>{who}：免费召唤你最昂贵的怪物。</translation>
    </message>
    <message numerus="yes">
        <source>Build a Cathedral in {place} (%n Power)</source>
        <translation>
            <numerusform>在{place}建造大教堂（%n邪能）</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} from {source} to {target}</source>
        <translation>{what}从{source}到{target}</translation>
    </message>
    <message>
        <source>{what} off the gate of {source} to {target}</source>
        <translation>{what}离开{source}的传送门前往{target}</translation>
    </message>
    <message>
        <source>No other units</source>
        <translation>其他单位不去</translation>
    </message>
    <message numerus="yes">
        <source>{whom} gains %n Power</source>
        <translation>
            <numerusform>{whom}获得%n邪能</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the Cathedral in {place}</source>
        <translation>拆除{place}的大教堂</translation>
    </message>
    <message>
        <source>Remove none</source>
        <translation>不拆除</translation>
    </message>
    <message>
        <source>Every enemy summons their cheapest monster for free</source>
        <translation>每个敌人免费召唤最便宜的怪物</translation>
    </message>
    <message>
        <source>Every enemy summons their most expensive monster for free</source>
        <translation>每个敌人免费召唤最昂贵的怪物</translation>
    </message>
    <message>
        <source>Summon {what} in {place} for free</source>
        <translation>在{place}免费召唤{what}</translation>
    </message>
    <message>
        <source>All your Cathedrals are built.</source>
        <translation>你的大教堂已全部建成。</translation>
    </message>
    <message>
        <source>You have no cultist in an area whose glyph has no Cathedral yet.</source>
        <translation>有标志且尚无大教堂的地区都没有你的邪教徒。</translation>
    </message>
    <message>
        <source>No enemy has both a gate and a monster in their pool.</source>
        <translation>没有敌人既控制传送门，供应池中又有怪物。</translation>
    </message>
    <message>
        <source>{who} builds a Cathedral in {place}.</source>
        <translation>{who}在{place}建造大教堂。</translation>
    </message>
    <message>
        <source>{who} summons {what} in {place} for free.</source>
        <translation>{who}在{place}免费召唤{what}。</translation>
    </message>
    <message>
        <source>Fertility Cult</source>
        <translation>丰饶教团</translation>
    </message>
    <message>
        <source>Summoning a monster does not use your action. Each one still has its cost and needs one of your gates.</source>
        <translation>召唤怪物不占用你的行动。每次仍需支付费用，并且需要你控制的传送门。</translation>
    </message>
    <message>
        <source>Avatar</source>
        <translation>化身</translation>
    </message>
    <message>
        <source>Action, 1 Power: choose another area and a faction with a monster or cultist there. That faction chooses one of them to swap places with Shub-Niggurath.</source>
        <translation>行动，1邪能：选择另一个地区和在那里有怪物或邪教徒的一个派系。由它选一个这样的单位，与莎布尼古拉丝互换位置。</translation>
    </message>
    <message>
        <source>Blood Sacrifice</source>
        <translation>血祭</translation>
    </message>
    <message>
        <source>Once in each Doom phase with Shub-Niggurath in play, you may eliminate one of your cultists to gain an Elder Sign.</source>
        <translation>每个湮灭阶段一次，莎布尼古拉丝在场时，你可以移除自己的一个邪教徒，获得一个远古印记。</translation>
    </message>
    <message>
        <source>Frenzy</source>
        <translation>狂乱</translation>
    </message>
    <message>
        <source>Your cultists have combat 1.</source>
        <translation>你的邪教徒战斗等级为1。</translation>
    </message>
    <message>
        <source>Ghroth</source>
        <translation>增殖</translation>
    </message>
    <message>
        <source>Action, 2 Power: roll a die. If it is not higher than the number of areas with your Fungi, your enemies together eliminate that many of their cultists. Otherwise, place any faction&apos;s Acolyte from its pool in any area.</source>
        <translation>行动，2邪能：掷一颗骰子。若点数不大于有你的真菌兽的地区数，敌人们合计移除等量的邪教徒。否则把任一派系供应池中的一个邪教徒放到任一地区。</translation>
    </message>
    <message>
        <source>Necrophagy</source>
        <translation>食尸</translation>
    </message>
    <message>
        <source>After any battle with dice, even another faction&apos;s, move in any of your Ghouls that took no part. Each adds one pain to both sides.</source>
        <translation>任何掷过骰子的战斗之后（不论是否你的），可把任意个未参战的食尸鬼移到那里。每个使双方各多一个伤痛。</translation>
    </message>
    <message>
        <source>The Red Sign</source>
        <translation>红印</translation>
    </message>
    <message>
        <source>Your Dark Young build and hold gates, give 1 Power each in the Gather Power phase, and add 1 combat each to Shub-Niggurath. They remain monsters.</source>
        <translation>你的黑山羊之子可以建立并控制传送门，聚能时每个提供1邪能，并使莎布尼古拉丝战斗等级各加1。它们仍是怪物。</translation>
    </message>
    <message>
        <source>The Thousand Young</source>
        <translation>千万子孙</translation>
    </message>
    <message>
        <source>While Shub-Niggurath is in play, your Ghouls, Fungi and Dark Young cost 1 less.</source>
        <translation>莎布尼古拉丝在场时，你的食尸鬼、真菌兽和黑山羊之子费用减1。</translation>
    </message>
    <message>
        <source>Four areas</source>
        <translation>四个地区</translation>
    </message>
    <message>
        <source>Have units in four areas.</source>
        <translation>在四个地区有单位。</translation>
    </message>
    <message>
        <source>Six areas</source>
        <translation>六个地区</translation>
    </message>
    <message>
        <source>Have units in six areas.</source>
        <translation>在六个地区有单位。</translation>
    </message>
    <message>
        <source>Eight areas</source>
        <translation>八个地区</translation>
    </message>
    <message>
        <source>Have units in eight areas.</source>
        <translation>在八个地区有单位。</translation>
    </message>
    <message>
        <source>Among all enemies</source>
        <translation>遍布敌间</translation>
    </message>
    <message>
        <source>Share at least one area with each enemy; it need not be the same one. Also gives 1 Power for each enemy, if that option is on.</source>
        <translation>与每个敌人都至少同处一个地区，不必是同一个地区。若采用该选项，每个敌人还带来1邪能。</translation>
    </message>
    <message>
        <source>Two cultists</source>
        <translation>两个邪教徒</translation>
    </message>
    <message>
        <source>As your action, eliminate two of your cultists on the map.</source>
        <translation>作为你的行动，移除地图上自己的两个邪教徒。</translation>
    </message>
    <message>
        <source>Awaken Shub-Niggurath</source>
        <translation>唤醒莎布尼古拉丝</translation>
    </message>
    <message>
        <source>Awaken Shub-Niggurath.</source>
        <translation>唤醒莎布尼古拉丝。</translation>
    </message>
    <message>
        <source>{who}: which unit swaps places with Shub-Niggurath and goes to {place}?</source>
        <translation>{who}：哪个单位与莎布尼古拉丝互换，前往{place}？</translation>
    </message>
    <message>
        <source>{who}: sacrifice a cultist for an Elder Sign?</source>
        <translation>{who}：献祭一个邪教徒换取远古印记？</translation>
    </message>
    <message>
        <source>{who}: which Ghouls move to {place}? Each adds a pain to both sides.</source>
        <translation>{who}：哪些食尸鬼前往{place}？每个使双方各多一个伤痛。</translation>
    </message>
    <message>
        <source>Avatar: swap places with one of {whom}&apos;s units in {place} (1 Power)</source>
        <translation>化身：与{place}的{whom}单位互换（1邪能）</translation>
    </message>
    <message numerus="yes">
        <source>Ghroth: roll a die against %n area(s) with Fungi (2 Power)</source>
        <translation>
            <numerusform>增殖：掷骰对有真菌兽的%n个地区（2邪能）</numerusform>
        </translation>
    </message>
    <message>
        <source>Place {whom}&apos;s Acolyte in {place}</source>
        <translation>{whom}的一个邪教徒放到{place}</translation>
    </message>
    <message>
        <source>Eliminate two of your cultists for a spellbook</source>
        <translation>移除自己的两个邪教徒换取咒术书</translation>
    </message>
    <message>
        <source>No sacrifice</source>
        <translation>不献祭</translation>
    </message>
    <message>
        <source>No more Ghouls</source>
        <translation>不再移动食尸鬼</translation>
    </message>
    <message>
        <source>{who} rolls {number} for Ghroth, not higher than {areas}: the enemies eliminate that many cultists.</source>
        <translation>{who}的增殖掷出{number}，不大于{areas}：敌人移除等量的邪教徒。</translation>
    </message>
    <message>
        <source>{who} rolls {number} for Ghroth, higher than {areas}: an Acolyte is placed.</source>
        <translation>{who}的增殖掷出{number}，大于{areas}：放置一个邪教徒。</translation>
    </message>
    <message>
        <source>{what} is already in play.</source>
        <translation>{what}已在场。</translation>
    </message>
    <message>
        <source>{what} appears at one of your gates, and you have none.</source>
        <translation>{what}要出现在你控制的传送门；你没有。</translation>
    </message>
    <message numerus="yes">
        <source>Shub-Niggurath needs %n of your cultists on the map.</source>
        <translation>
            <numerusform>莎布尼古拉丝需要地图上你的%n个邪教徒。</numerusform>
        </translation>
    </message>
    <message>
        <source>Shub-Niggurath is not in play.</source>
        <translation>莎布尼古拉丝不在场。</translation>
    </message>
    <message>
        <source>No other area has a monster or cultist.</source>
        <translation>其他地区没有怪物或邪教徒。</translation>
    </message>
    <message>
        <source>You have fewer than two cultists on the map.</source>
        <translation>你在地图上的邪教徒不足两个。</translation>
    </message>
    <message>
        <source>Flight</source>
        <translation>飞行</translation>
    </message>
    <message>
        <source>Each of your units may move one or two areas for 1 Power.</source>
        <translation>你的每个单位移动时可走一或两个地区，费用1邪能。</translation>
    </message>
    <message>
        <source>The Harbinger</source>
        <translation>先驱</translation>
    </message>
    <message>
        <source>For each enemy Great Old One killed or pained in a battle with Nyarlathotep, you gain half its current awakening cost in Power, rounded down, or 2 Elder Signs. It counts even if Nyarlathotep is also killed or pained.</source>
        <translation>有奈亚拉托提普参加的战斗中，每有一个敌方旧日支配者被消灭或受伤痛，你获得其当前唤醒费用的一半（向下取整）的邪能，或2个远古印记。即使奈亚拉托提普也被消灭或受伤痛仍然有效。</translation>
    </message>
    <message>
        <source>Abduct</source>
        <translation>绑架</translation>
    </message>
    <message>
        <source>Before the dice: eliminate any number of your Nightgaunts in the battle; for each, the enemy eliminates one of their monsters or cultists in it.</source>
        <translation>战斗前：移除战斗中自己的任意个夜魇；每移除一个，敌人移除自己在战斗中的一个怪物或邪教徒。</translation>
    </message>
    <message>
        <source>Emissary of the Outer Gods</source>
        <translation>外神使者</translation>
    </message>
    <message>
        <source>In a battle without an enemy Great Old One, a kill on Nyarlathotep counts as a pain, and he is never eliminated because he can&apos;t retreat.</source>
        <translation>在没有敌方旧日支配者的战斗中，奈亚拉托提普受到的消灭只算伤痛，且不会因无法撤退而被移除。</translation>
    </message>
    <message>
        <source>Invisibility</source>
        <translation>隐形</translation>
    </message>
    <message>
        <source>Before the dice: for each of your Flying Polyps in the battle, one monster or cultist on either side takes no further part in it.</source>
        <translation>战斗前：战斗中你的每个飞行水螅，可使任一方的一个怪物或邪教徒退出这场战斗。</translation>
    </message>
    <message>
        <source>Madness</source>
        <translation>疯狂</translation>
    </message>
    <message>
        <source>In every battle, even between others, you choose which side retreats first and where each pained unit goes.</source>
        <translation>在每场战斗中（包括别人的），由你选择哪一方先撤退，以及每个伤痛单位撤退到哪里。</translation>
    </message>
    <message>
        <source>Seek and Destroy</source>
        <translation>寻找和摧毁</translation>
    </message>
    <message>
        <source>Before the dice: move any of your Hunting Horrors from anywhere on the map into your battle.</source>
        <translation>战斗前：你的任意个恐怖猎手从地图任何地方加入你的战斗。</translation>
    </message>
    <message numerus="yes">
        <source>The Thousand Forms: the enemies lose %n Power in total; if they do not agree, no one loses any and {who} gains that much.</source>
        <translation>
            <numerusform>千面：敌人合计失去%n邪能；若谈不成，无人损失，{who}获得同样数量。</numerusform>
        </translation>
    </message>
    <message>
        <source>The Thousand Forms</source>
        <translation>千面</translation>
    </message>
    <message>
        <source>Action, free, once in each Action phase, with Nyarlathotep in play: roll a die. The enemies lose that much Power in total, split as they agree. If they do not agree, you gain it and they lose nothing.</source>
        <translation>行动，0邪能，每个行动阶段一次，奈亚拉托提普在场时：掷一颗骰子。敌人们按协议合计失去等量邪能。若谈不成，由你获得这些邪能，他们不损失。</translation>
    </message>
    <message>
        <source>Pay 4 Power</source>
        <translation>支付4邪能</translation>
    </message>
    <message>
        <source>As your action, pay 4 Power.</source>
        <translation>作为你的行动，支付4邪能。</translation>
    </message>
    <message>
        <source>Pay 6 Power</source>
        <translation>支付6邪能</translation>
    </message>
    <message>
        <source>As your action, pay 6 Power. Paying 10 Power in one action earns this and “Pay 4 Power”.</source>
        <translation>作为你的行动，支付6邪能。一次行动支付10邪能可同时达成此项和“支付4邪能”。</translation>
    </message>
    <message>
        <source>3 gates or 12 Power</source>
        <translation>3个传送门或12邪能</translation>
    </message>
    <message>
        <source>Control 3 gates, or have 12 Power.</source>
        <translation>控制3个传送门，或有12邪能。</translation>
    </message>
    <message>
        <source>4 gates or 15 Power</source>
        <translation>4个传送门或15邪能</translation>
    </message>
    <message>
        <source>Control 4 gates, or have 15 Power.</source>
        <translation>控制4个传送门，或有15邪能。</translation>
    </message>
    <message>
        <source>Capture a cultist</source>
        <translation>俘获邪教徒</translation>
    </message>
    <message>
        <source>Capture an enemy cultist.</source>
        <translation>俘获一个敌方邪教徒。</translation>
    </message>
    <message>
        <source>Awaken Nyarlathotep</source>
        <translation>唤醒奈亚拉托提普</translation>
    </message>
    <message>
        <source>Awaken Nyarlathotep.</source>
        <translation>唤醒奈亚拉托提普。</translation>
    </message>
    <message>
        <source>{who}: choose what you gain for {unit}.</source>
        <translation>{who}：选择{unit}倒下带来的收获。</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n Power</source>
        <translation>
            <numerusform>获得%n邪能</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain 2 Elder Signs</source>
        <translation>获得2个远古印记</translation>
    </message>
    <message numerus="yes">
        <source>Abduct: eliminate %n Nightgaunt(s)</source>
        <translation>
            <numerusform>绑架：移除%n个夜魇</numerusform>
        </translation>
    </message>
    <message>
        <source>Invisibility: {whom}&apos;s {unit} takes no part</source>
        <translation>隐形：{whom}的{unit}不参战</translation>
    </message>
    <message>
        <source>Invisibility: {whom}&apos;s {unit} on the gate takes no part</source>
        <translation>隐形：{whom}在传送门上的{unit}不参战</translation>
    </message>
    <message>
        <source>Seek and Destroy: move a Hunting Horror from {place}</source>
        <translation>寻找和摧毁：一个恐怖猎手从{place}赶来</translation>
    </message>
    <message>
        <source>The Thousand Forms: roll for your enemies&apos; Power</source>
        <translation>千面：掷骰夺取敌人的邪能</translation>
    </message>
    <message numerus="yes">
        <source>Pay %n Power for a spellbook</source>
        <translation>
            <numerusform>支付%n邪能换取一本咒术书</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay %n Power for two spellbooks</source>
        <translation>
            <numerusform>支付%n邪能换取两本咒术书</numerusform>
        </translation>
    </message>
    <message>
        <source>Nyarlathotep awakens at a gate you control; you have none.</source>
        <translation>须控制一个传送门；你没有。</translation>
    </message>
    <message>
        <source>Nyarlathotep is not in play.</source>
        <translation>奈亚拉托提普不在场。</translation>
    </message>
    <message>
        <source>The Thousand Forms can be used once in an Action phase and has already been used.</source>
        <translation>千面每个行动阶段只能用一次，已经用过。</translation>
    </message>
    <message>
        <source>Immortal</source>
        <translation>不朽</translation>
    </message>
    <message>
        <source>Once Cthulhu has been awakened, each later awakening costs 4. Every awakening gains an Elder Sign.</source>
        <translation>克苏鲁首次唤醒之后，每次再唤醒费用为4。每次唤醒带来一个远古印记。</translation>
    </message>
    <message>
        <source>Devour</source>
        <translation>吞噬</translation>
    </message>
    <message>
        <source>Before the dice, once in each battle with Cthulhu: the enemy eliminates one of their monsters or cultists in the battle, of their choice.</source>
        <translation>战斗前，每场有克苏鲁的战斗一次：敌人自选移除自己在战斗中的一个怪物或邪教徒。</translation>
    </message>
    <message>
        <source>Absorb</source>
        <translation>吸收</translation>
    </message>
    <message>
        <source>Before the dice, a Shoggoth may absorb units of its own side in the battle. Each one gives it 3 combat for this battle.</source>
        <translation>战斗前，修格斯可以吞掉战斗中己方的单位。每吞一个，它在本场战斗的战斗等级加3。</translation>
    </message>
    <message>
        <source>Devolve</source>
        <translation>退化</translation>
    </message>
    <message>
        <source>After anyone&apos;s action: replace any of your Acolytes on the map with Deep Ones from your pool, one for one.</source>
        <translation>任何人行动之后：把地图上自己的任意个邪教徒换成供应池中的深潜者，一换一。</translation>
    </message>
    <message>
        <source>Dreams</source>
        <translation>梦境</translation>
    </message>
    <message>
        <source>Action: choose an area and an enemy with an Acolyte there. They eliminate one, and you place an Acolyte from your pool there.</source>
        <translation>行动：选择一个地区和在那里有邪教徒的一个敌人。它移除其中一个，你从供应池放一个邪教徒到那里。</translation>
    </message>
    <message>
        <source>Regenerate</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Each of your Starspawn may take two results in a battle. Only two kills kill it; anything else is a pain.</source>
        <translation>你的每个眷族在一场战斗中可承受两个结果。只有两个消灭才会消灭它；其他情况都算伤痛。</translation>
    </message>
    <message>
        <source>Submerge</source>
        <translation>潜没</translation>
    </message>
    <message>
        <source>Action, 1 Power, with Cthulhu in an ocean: take him and any of your units there off the map. As a later free action, place all of them in one area.</source>
        <translation>行动，1邪能，克苏鲁在海洋时：把他和那里任意个己方单位移出地图。以后作为一个免费行动，把他们全部放到一个地区。</translation>
    </message>
    <message>
        <source>Y&apos;ha Nthlei</source>
        <translation>伊哈恩斯雷</translation>
    </message>
    <message>
        <source>In the Gather Power phase, with Cthulhu in play: 1 Power for each gate in an ocean that an enemy controls.</source>
        <translation>聚能时若克苏鲁在场：海洋中每个敌人控制的传送门提供1邪能。</translation>
    </message>
    <message>
        <source>First Doom phase</source>
        <translation>首个湮灭阶段</translation>
    </message>
    <message>
        <source>Reach the first Doom phase of the game. Also gains an Elder Sign.</source>
        <translation>进入本局的首个湮灭阶段。还带来一个远古印记。</translation>
    </message>
    <message>
        <source>Kill one</source>
        <translation>消灭一个</translation>
    </message>
    <message>
        <source>Kill or devour an enemy unit in a battle.</source>
        <translation>在战斗中消灭或吞噬一个敌方单位。</translation>
    </message>
    <message>
        <source>Kill two</source>
        <translation>消灭两个</translation>
    </message>
    <message>
        <source>Kill or devour two enemy units in one battle. A third one also earns “Kill one”.</source>
        <translation>在一场战斗中消灭或吞噬两个敌方单位。第三个还可达成“消灭一个”。</translation>
    </message>
    <message>
        <source>Gates in oceans</source>
        <translation>海洋传送门</translation>
    </message>
    <message>
        <source>Control three gates in oceans, or have four gates in oceans, whoever controls them.</source>
        <translation>控制三个海洋传送门，或海洋中共有四个传送门（不论归谁）。</translation>
    </message>
    <message>
        <source>Awaken Cthulhu</source>
        <translation>唤醒克苏鲁</translation>
    </message>
    <message>
        <source>Awaken Cthulhu.</source>
        <translation>唤醒克苏鲁。</translation>
    </message>
    <message>
        <source>Five spellbooks</source>
        <translation>五本咒术书</translation>
    </message>
    <message>
        <source>Have your other five spellbooks in a Doom phase. Also gains an Elder Sign.</source>
        <translation>在湮灭阶段拥有其他五本咒术书。还带来一个远古印记。</translation>
    </message>
    <message>
        <source>{who}: which units submerge with Cthulhu in {place}?</source>
        <translation>{who}：谁随克苏鲁在{place}潜没？</translation>
    </message>
    <message>
        <source>Take along: {what}</source>
        <translation>带走：{what}</translation>
    </message>
    <message>
        <source>Take along: {what} on the gate, which is abandoned</source>
        <translation>带走：传送门上的{what}，传送门将废弃</translation>
    </message>
    <message>
        <source>Take all along</source>
        <translation>全部带走</translation>
    </message>
    <message>
        <source>Devour one of {whom}&apos;s units</source>
        <translation>吞噬{whom}的一个单位</translation>
    </message>
    <message>
        <source>Absorb: {what}</source>
        <translation>吸收：{what}</translation>
    </message>
    <message>
        <source>Absorb: {what} on the gate in {place}, which is abandoned</source>
        <translation>吸收：{place}传送门上的{what}，传送门将废弃</translation>
    </message>
    <message>
        <source>Absorb: {what}, by the Shoggoth that has absorbed {fed}</source>
        <translation>吸收：{what}，由已吸收{fed}的修格斯</translation>
    </message>
    <message>
        <source>Absorb: {what} on the gate in {place}, which is abandoned, by the Shoggoth that has absorbed {fed}</source>
        <translation>吸收：{place}传送门上的{what}（传送门将废弃），由已吸收{fed}的修格斯</translation>
    </message>
    <message>
        <source>Devolve an Acolyte in {place}</source>
        <translation>退化{place}的一个邪教徒</translation>
    </message>
    <message>
        <source>Devolve the Acolyte on the gate in {place}, which is abandoned</source>
        <translation>退化{place}传送门上的邪教徒，传送门将废弃</translation>
    </message>
    <message>
        <source>Dreams in {place}: replace {whom}&apos;s Acolyte with yours ({cost} Power)</source>
        <translation>梦境（{place}）：{whom}的邪教徒离开，换成你的（{cost}邪能）</translation>
    </message>
    <message>
        <source>Submerge Cthulhu (1 Power)</source>
        <translation>克苏鲁潜没（1邪能）</translation>
    </message>
    <message>
        <source>Emerge in {place}</source>
        <translation>在{place}浮现</translation>
    </message>
    <message>
        <source>There must be a gate in {place}, whoever controls it.</source>
        <translation>{place}必须有传送门，不论由谁控制。</translation>
    </message>
    <message>
        <source>There is no Acolyte in your pool.</source>
        <translation>你的供应池里没有邪教徒。</translation>
    </message>
    <message>
        <source>No enemy has an Acolyte on the map.</source>
        <translation>地图上没有敌方邪教徒。</translation>
    </message>
    <message>
        <source>Cthulhu is not in play.</source>
        <translation>克苏鲁不在场。</translation>
    </message>
    <message>
        <source>Cthulhu is not in an ocean.</source>
        <translation>克苏鲁不在海洋中。</translation>
    </message>
    <message>
        <source>The Beyond One</source>
        <translation>超越者</translation>
    </message>
    <message>
        <source>Action, 1 Power: from an area with a gate and no enemy Great Old One, move the gate, the unit that holds it (whoever owns it), and one of your units that costs 3 or more, to any area without a gate. The gate keeps its controller.</source>
        <translation>行动，1邪能：从一个有传送门且没有敌方旧日支配者的地区，把传送门、控制它的单位（不论归谁）和你的一个费用至少为3的单位移到任一没有传送门的地区。原控制者仍控制它。</translation>
    </message>
    <message>
        <source>The Key and the Gate</source>
        <translation>门与钥</translation>
    </message>
    <message>
        <source>Yog-Sothoth counts as a gate you control. He needs no cultist and may share an area with another gate. The Beyond One does not move him as a gate.</source>
        <translation>犹格索托斯视为你控制的一个传送门。他不需要邪教徒，也可与另一个传送门同处一地。超越者不能把他当传送门移动。</translation>
    </message>
    <message>
        <source>They Break Through</source>
        <translation>破界而来</translation>
    </message>
    <message>
        <source>You may summon at abandoned gates and at gates that enemies control.</source>
        <translation>你可以在废弃的传送门和敌人控制的传送门召唤怪物。</translation>
    </message>
    <message>
        <source>The Million Favored Ones</source>
        <translation>百万宠儿</translation>
    </message>
    <message>
        <source>After one of your battles, upgrade any of your surviving units that fought, each once, in place: an Acolyte into a Mutant, a Mutant into an Abomination, an Abomination into a Spawn, a Spawn into all Mutants in your pool.</source>
        <translation>你的战斗之后，任意个参战且留存的己方单位可原地各变一次：邪教徒变为变异体，变异体变为憎恶，憎恶变为犹格索托斯之子，犹格索托斯之子变为供应池中的所有变异体。</translation>
    </message>
    <message>
        <source>Channel Power</source>
        <translation>引导邪能</translation>
    </message>
    <message>
        <source>After the dice in a battle: for 1 Power, reroll all your misses, as often as you like.</source>
        <translation>战斗掷骰之后：支付1邪能，重掷所有无效骰，次数不限。</translation>
    </message>
    <message>
        <source>Dread Curse of Azathoth</source>
        <translation>阿撒托斯的恐怖诅咒</translation>
    </message>
    <message>
        <source>Action, 2 Power: choose an area and roll a die for each of your Abominations and Spawn in play. Distribute the results among the enemies there. They choose the units; you choose where pained units go.</source>
        <translation>行动，2邪能：选择一个地区，你每个在场的憎恶和犹格索托斯之子掷一颗骰子。把结果分配给那里的敌人。由他们选择单位；伤痛单位的去向由你决定。</translation>
    </message>
    <message>
        <source>Dragon Ascending</source>
        <translation>升龙</translation>
    </message>
    <message>
        <source>Once per game, have as much Power as one enemy: on your turn, before anyone&apos;s turn, before your ritual or after the Gather Power phase.</source>
        <translation>全局一次，使自己的邪能等于一个敌人的邪能：可在你的行动轮、任何人的行动轮之前、你的湮灭仪式之前或聚能之后使用。</translation>
    </message>
    <message>
        <source>Dragon Descending</source>
        <translation>降龙</translation>
    </message>
    <message>
        <source>Once per game, your ritual gains twice the Doom for gates.</source>
        <translation>全局一次，你的湮灭仪式从传送门获得双倍末日点。</translation>
    </message>
    <message>
        <source>Eight gates</source>
        <translation>八个传送门</translation>
    </message>
    <message>
        <source>There are eight gates on the map, whoever controls them.</source>
        <translation>地图上有八个传送门，不论归谁。</translation>
    </message>
    <message>
        <source>Twelve gates</source>
        <translation>十二个传送门</translation>
    </message>
    <message>
        <source>There are twelve gates on the map, whoever controls them. With three players, ten are enough.</source>
        <translation>地图上有十二个传送门，不论归谁。三人游戏十个即可。</translation>
    </message>
    <message>
        <source>At enemy gates</source>
        <translation>敌人的门前</translation>
    </message>
    <message>
        <source>Have units in two areas with gates that enemies control.</source>
        <translation>在两个有敌人控制的传送门的地区有单位。</translation>
    </message>
    <message>
        <source>Lose a unit</source>
        <translation>失去一个单位</translation>
    </message>
    <message>
        <source>Lose a unit in a battle.</source>
        <translation>在战斗中失去一个单位。</translation>
    </message>
    <message>
        <source>Great Old Ones meet</source>
        <translation>旧日支配者相遇</translation>
    </message>
    <message>
        <source>Have Yog-Sothoth in an area with an enemy Great Old One.</source>
        <translation>犹格索托斯与敌方旧日支配者同处一个地区。</translation>
    </message>
    <message>
        <source>Awaken Yog-Sothoth</source>
        <translation>唤醒犹格索托斯</translation>
    </message>
    <message>
        <source>Awaken Yog-Sothoth.</source>
        <translation>唤醒犹格索托斯。</translation>
    </message>
    <message numerus="yes">
        <source>Move the gate from {source} to {target}, with {what} (%n Power)</source>
        <translation>
            <numerusform>把{source}的传送门连同{what}送到{target}（%n邪能）</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} in {place} becomes {new}</source>
        <translation>{place}的{what}变为{new}</translation>
    </message>
    <message>
        <source>{what} on the gate in {place}, which is abandoned, becomes {new}</source>
        <translation>{place}传送门上的{what}变为{new}，传送门将废弃</translation>
    </message>
    <message>
        <source>Change no more</source>
        <translation>不再变化</translation>
    </message>
    <message>
        <source>{who}: which of the units that fought do you upgrade?</source>
        <translation>{who}：哪些参战单位发生变化？</translation>
    </message>
    <message numerus="yes">
        <source>Channel Power: reroll the misses, %n in total ({cost} Power)</source>
        <translation>
            <numerusform>引导邪能：重掷共%n颗无效骰（{cost}邪能）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dread Curse on {place}: dice %n ({cost} Power)</source>
        <translation>
            <numerusform>对{place}施放恐怖诅咒：%n颗骰子（{cost}邪能）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dragon Ascending: have %n Power, as much as {whom}</source>
        <translation>
            <numerusform>升龙：像{whom}一样有%n邪能</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ritual with Dragon Descending for %n Power: {doom} Doom, {signs} Elder Signs</source>
        <translation>
            <numerusform>以%n邪能执行湮灭仪式并使用降龙：{doom}末日点，{signs}个远古印记</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} moves the gate from {source} to {target}.</source>
        <translation>{who}把{source}的传送门移到{target}。</translation>
    </message>
    <message>
        <source>You need a unit that costs at least {least} with a gate and no enemy Great Old One in its area.</source>
        <translation>你需要一个费用至少为{least}的单位，其地区有传送门且没有敌方旧日支配者。</translation>
    </message>
    <message>
        <source>You have no Abomination or Spawn in play.</source>
        <translation>你没有在场的憎恶或犹格索托斯之子。</translation>
    </message>
    <message>
        <source>No enemy is on the map.</source>
        <translation>地图上没有敌人。</translation>
    </message>
    <message>
        <source>You have already used it; it works only once.</source>
        <translation>你已用过；只有一次。</translation>
    </message>
    <message>
        <source>No enemy has more Power than you.</source>
        <translation>没有敌人的邪能比你多。</translation>
    </message>
    <message>
        <source>He replaces one of these on the map: {what}.</source>
        <translation>他要取代地图上的一个：{what}。</translation>
    </message>
    <message>
        <source>Death from Below</source>
        <translation>地底死亡</translation>
    </message>
    <message>
        <source>In each Doom phase you may place one of the cheapest monsters in your pool in an area with one of your units; if you have none on the map, in any area.</source>
        <translation>每个湮灭阶段，你可以把供应池中一个最便宜的怪物放到有你单位的地区；若地图上没有你的单位，可放到任一地区。</translation>
    </message>
    <message>
        <source>Lethargy</source>
        <translation>昏睡</translation>
    </message>
    <message>
        <source>With Tsathoggua in play, while an enemy still has turns: do nothing as your action, for no Power. You cannot battle that turn.</source>
        <translation>撒托古亚在场且还有敌人可行动时：以0邪能不做任何事作为你的行动。本行动轮之后不能战斗。</translation>
    </message>
    <message>
        <source>Burrow</source>
        <translation>掘地</translation>
    </message>
    <message>
        <source>After a move that cost at least 2 Power, regain 1 of it.</source>
        <translation>一次移动花费2邪能或更多后，返还其中1邪能。</translation>
    </message>
    <message>
        <source>Energy Nexus</source>
        <translation>能量枢纽</translation>
    </message>
    <message>
        <source>Just before any battle in an area with one of your Wizards: take one action that starts in that area, at its cost. Then the battle continues with the units that are there.</source>
        <translation>任何战斗开始之前，若该地区有你的巫师：支付费用，执行一个从该地区开始的行动。然后由那里现有的单位继续战斗。</translation>
    </message>
    <message>
        <source>Ancient Sorcery</source>
        <translation>上古巫术</translation>
    </message>
    <message>
        <source>Action, 1 Power: put a Serpent Man from the map on an enemy&apos;s faction card. You have that faction&apos;s ability until the next Doom phase ends; then you gain 1 Power and place him in any area.</source>
        <translation>行动，1邪能：把地图上的一个蛇人放到一个敌人的派系卡上。直到下个湮灭阶段结束，你拥有该派系的能力；之后你获得1邪能，并把他放到任一地区。</translation>
    </message>
    <message>
        <source>Capture Monster</source>
        <translation>俘获怪物</translation>
    </message>
    <message>
        <source>Action, 1 Power: an enemy without a Great Old One in Tsathoggua&apos;s area chooses one of their monsters there. You capture it as you would a cultist.</source>
        <translation>行动，1邪能：一个在撒托古亚所在地区没有旧日支配者的敌人，选自己在那里的一个怪物。你像俘获邪教徒一样俘获它。</translation>
    </message>
    <message>
        <source>Demand Sacrifice</source>
        <translation>索求献祭</translation>
    </message>
    <message>
        <source>Before the dice in one of your battles, with Tsathoggua in play, the enemy chooses: you gain an Elder Sign, or their kills in this battle count as pains.</source>
        <translation>你的战斗掷骰前，若撒托古亚在场，由敌人选择：你获得一个远古印记，或它在本场战斗的消灭都算伤痛。</translation>
    </message>
    <message>
        <source>Cursed Slumber</source>
        <translation>诅咒沉眠</translation>
    </message>
    <message>
        <source>Action, 1 Power: put a gate that your cultist holds, with the cultist, on your faction card. There it gives Power and Doom, and no one can affect it. For 1 Power, as an action, return both to an area without a gate.</source>
        <translation>行动，1邪能：把你的邪教徒控制的一个传送门连同他放到你的派系卡上。它在那里照常提供邪能和末日点，谁也碰不到。以后花1邪能作为行动，把两者放回一个没有传送门的地区。</translation>
    </message>
    <message>
        <source>Feed one</source>
        <translation>喂养一个</translation>
    </message>
    <message>
        <source>As your action, pay 3 Power; one other faction gains 3.</source>
        <translation>作为你的行动，支付3邪能；另一个派系获得3邪能。</translation>
    </message>
    <message>
        <source>Feed all</source>
        <translation>喂养全体</translation>
    </message>
    <message>
        <source>As your action, pay 3 Power; every other faction gains 1.</source>
        <translation>作为你的行动，支付3邪能；其他每个派系获得1邪能。</translation>
    </message>
    <message>
        <source>Starve all</source>
        <translation>饿困全体</translation>
    </message>
    <message>
        <source>As your action, pay 3 Power; every other faction loses 1.</source>
        <translation>作为你的行动，支付3邪能；其他每个派系失去1邪能。</translation>
    </message>
    <message>
        <source>Six dice</source>
        <translation>六颗骰子</translation>
    </message>
    <message>
        <source>Roll six or more dice in a battle.</source>
        <translation>在一场战斗中掷六颗或更多骰子。</translation>
    </message>
    <message>
        <source>A ritual</source>
        <translation>一次湮灭仪式</translation>
    </message>
    <message>
        <source>Perform a ritual.</source>
        <translation>执行一次湮灭仪式。</translation>
    </message>
    <message>
        <source>Awaken Tsathoggua</source>
        <translation>唤醒撒托古亚</translation>
    </message>
    <message>
        <source>Awaken Tsathoggua.</source>
        <translation>唤醒撒托古亚。</translation>
    </message>
    <message>
        <source>Death from Below: {what} in {place}</source>
        <translation>地底死亡：{what}到{place}</translation>
    </message>
    <message>
        <source>{who}: you may place a monster from your pool. Where?</source>
        <translation>{who}：可从供应池放一个怪物。放在哪里？</translation>
    </message>
    <message>
        <source>Lethargy: do nothing</source>
        <translation>昏睡：什么也不做</translation>
    </message>
    <message numerus="yes">
        <source>{who}, %n Power: take one action that starts in {place}, before the battle there?</source>
        <translation>
            <numerusform>{who}，%n邪能：{place}的战斗之前，执行一个从那里开始的行动？</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue the battle</source>
        <translation>继续战斗</translation>
    </message>
    <message>
        <source>The Serpent Man in {place} studies {whom}: {what} (1 Power)</source>
        <translation>{place}的蛇人研究{whom}：{what}（1邪能）</translation>
    </message>
    <message>
        <source>{who}: where does the Serpent Man return?</source>
        <translation>{who}：蛇人回到哪里？</translation>
    </message>
    <message>
        <source>Capture one of {whom}&apos;s monsters in {place}</source>
        <translation>俘获{place}的一个{whom}怪物</translation>
    </message>
    <message>
        <source>Demand a sacrifice from {whom}</source>
        <translation>向{whom}索求献祭</translation>
    </message>
    <message>
        <source>{who}: {by} demands a sacrifice in {place}. What do you give?</source>
        <translation>{who}：{by}在{place}索求献祭。你给什么？</translation>
    </message>
    <message>
        <source>{by} gains an Elder Sign</source>
        <translation>{by}获得一个远古印记</translation>
    </message>
    <message>
        <source>Your kills count as pains</source>
        <translation>你的消灭都算伤痛</translation>
    </message>
    <message>
        <source>Cursed Slumber: take the gate in {place} and its cultist off the map</source>
        <translation>诅咒沉眠：把{place}的传送门和邪教徒移出地图</translation>
    </message>
    <message>
        <source>Return the gate and its cultist to {place}</source>
        <translation>把传送门和邪教徒放回{place}</translation>
    </message>
    <message numerus="yes">
        <source>{deed}: pay %n Power</source>
        <translation>
            <numerusform>{deed}：支付%n邪能</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay %n Power: {whom} gains {gain} Power</source>
        <translation>
            <numerusform>支付%n邪能：{whom}获得{gain}邪能</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} studies {whom} and gains their ability: {what}.</source>
        <translation>{who}研究{whom}，拥有其能力：{what}。</translation>
    </message>
    <message>
        <source>{who} takes the gate in {place} off the map.</source>
        <translation>{who}把{place}的传送门移出地图。</translation>
    </message>
    <message>
        <source>{who}&apos;s gate returns to {place}.</source>
        <translation>{who}的传送门来到{place}。</translation>
    </message>
    <message>
        <source>{who} lets {whom} gain an Elder Sign.</source>
        <translation>{who}让{whom}获得一个远古印记。</translation>
    </message>
    <message>
        <source>{who} fights {whom}: their kills count as pains.</source>
        <translation>{who}与{whom}交战，消灭都算伤痛。</translation>
    </message>
    <message>
        <source>Tsathoggua is not in play.</source>
        <translation>撒托古亚不在场。</translation>
    </message>
    <message>
        <source>No enemy has another turn.</source>
        <translation>没有敌人还能行动。</translation>
    </message>
    <message>
        <source>You have no Serpent Man on the map.</source>
        <translation>你在地图上没有蛇人。</translation>
    </message>
    <message>
        <source>A Serpent Man is already studying each of your enemies.</source>
        <translation>每个敌人都已有蛇人在研究。</translation>
    </message>
    <message>
        <source>No enemy has a monster without a Great Old One in Tsathoggua&apos;s area.</source>
        <translation>撒托古亚所在地区没有哪个敌人有怪物而无旧日支配者。</translation>
    </message>
    <message>
        <source>None of your cultists holds a gate.</source>
        <translation>你没有邪教徒控制传送门。</translation>
    </message>
    <message>
        <source>You need one of these on the map: {what}.</source>
        <translation>地图上需要有你的其中之一：{what}。</translation>
    </message>
    <message>
        <source>Hibernate</source>
        <translation>冬眠</translation>
    </message>
    <message>
        <source>Action, free: gain 1 Power for each enemy Great Old One in play, up to your current Power. You take no more turns this phase. Keep your Power and add it in the Gather Power phase.</source>
        <translation>行动，0邪能：每个在场的敌方旧日支配者使你获得1邪能，最多等于你现有的邪能。本阶段你不再行动。你的邪能保留到聚能时一并加上。</translation>
    </message>
    <message>
        <source>Eternal</source>
        <translation>永恒</translation>
    </message>
    <message>
        <source>Pay 1 Power to cancel a kill or pain on Rhan Tegoth. He takes one result in a battle.</source>
        <translation>支付1邪能，取消兰特戈斯受到的一个消灭或伤痛。他在一场战斗中只承受一个结果。</translation>
    </message>
    <message>
        <source>Ferox</source>
        <translation>凶猛</translation>
    </message>
    <message>
        <source>While Ithaqua is in play, monsters can&apos;t capture your cultists.</source>
        <translation>伊塔库亚在场时，怪物不能俘获你的邪教徒。</translation>
    </message>
    <message>
        <source>Arctic Wind</source>
        <translation>极地寒风</translation>
    </message>
    <message>
        <source>When Ithaqua moves, any of your units in his area may move along for free.</source>
        <translation>伊塔库亚移动时，所在地区任意个己方单位可免费同行。</translation>
    </message>
    <message>
        <source>Berserkergang</source>
        <translation>狂战</translation>
    </message>
    <message>
        <source>After a battle: for each of your Gnoph-Kehs killed in it, the enemy eliminates one of their monsters or cultists that fought.</source>
        <translation>战斗后：你每有一个诺弗刻在其中被消灭，敌人移除自己参战的一个怪物或邪教徒。</translation>
    </message>
    <message>
        <source>Cannibalism</source>
        <translation>食人</translation>
    </message>
    <message>
        <source>After any battle, even between others, in which enemy units were killed: place a Wendigo or an Acolyte from your pool there.</source>
        <translation>任何有敌方单位被消灭的战斗之后（包括别人的）：从供应池放一个温迪戈或邪教徒到那里。</translation>
    </message>
    <message>
        <source>Herald of the Outer Gods</source>
        <translation>外神先声</translation>
    </message>
    <message>
        <source>Your ritual always costs 5 Power.</source>
        <translation>你的湮灭仪式费用总是5邪能。</translation>
    </message>
    <message>
        <source>Howl</source>
        <translation>嚎叫</translation>
    </message>
    <message>
        <source>Before the dice, with a Wendigo in the battle: the enemy moves one of their units to an adjacent area. It no longer fights.</source>
        <translation>战斗前，若温迪戈参战：敌人让自己的一个单位前往相邻地区。它不再参战。</translation>
    </message>
    <message>
        <source>Ice Age</source>
        <translation>冰河时代</translation>
    </message>
    <message>
        <source>Action, 1 Power: place the Ice Age token on an area, or move it. An enemy&apos;s action that ends there costs 1 more Power.</source>
        <translation>行动，1邪能：在一个地区放置或移动冰河时代标记。敌人在那里结束的行动费用加1邪能。</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>初始玩家</translation>
    </message>
    <message>
        <source>Be the first player.</source>
        <translation>成为初始玩家。</translation>
    </message>
    <message>
        <source>A gate at the other pole</source>
        <translation>另一极的传送门</translation>
    </message>
    <message>
        <source>There is a gate, whoever controls it, in the area with your glyph where you did not start.</source>
        <translation>有你的标志且不是你起始地的那个地区有传送门，不论归谁。</translation>
    </message>
    <message>
        <source>An enemy with six spellbooks</source>
        <translation>敌人有六本咒术书</translation>
    </message>
    <message>
        <source>Another faction has all six spellbooks.</source>
        <translation>另一个派系拥有全部六本咒术书。</translation>
    </message>
    <message>
        <source>Take Elder Signs</source>
        <translation>取得远古印记</translation>
    </message>
    <message>
        <source>At any time: gain an Elder Sign for each enemy with six spellbooks, up to three.</source>
        <translation>任何时候：每个拥有六本咒术书的敌人使你获得一个远古印记，最多三个。</translation>
    </message>
    <message>
        <source>Awaken Rhan Tegoth</source>
        <translation>唤醒兰特戈斯</translation>
    </message>
    <message>
        <source>Awaken Rhan Tegoth.</source>
        <translation>唤醒兰特戈斯。</translation>
    </message>
    <message>
        <source>Awaken Ithaqua</source>
        <translation>唤醒伊塔库亚</translation>
    </message>
    <message>
        <source>Awaken Ithaqua.</source>
        <translation>唤醒伊塔库亚。</translation>
    </message>
    <message>
        <source>{who}: {what} is killed. Cancel it?</source>
        <translation>{who}：{what}将被消灭。取消吗？</translation>
    </message>
    <message>
        <source>{who}: {what} is pained. Cancel it?</source>
        <translation>{who}：{what}将受伤痛。取消吗？</translation>
    </message>
    <message>
        <source>{who}: which units go to {place} with {what}?</source>
        <translation>{who}：谁随{what}前往{place}？</translation>
    </message>
    <message>
        <source>{who}: which unit do you place in {place}?</source>
        <translation>{who}：谁来到{place}？</translation>
    </message>
    <message numerus="yes">
        <source>Hibernate: gain %n Power and keep {kept}</source>
        <translation>
            <numerusform>冬眠：获得%n邪能，保留{kept}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cancel it for %n Power</source>
        <translation>
            <numerusform>以%n邪能取消</numerusform>
        </translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>不取消</translation>
    </message>
    <message>
        <source>{what} goes along</source>
        <translation>{what}同行</translation>
    </message>
    <message>
        <source>{what} leaves the gate and goes along</source>
        <translation>{what}离开传送门同行</translation>
    </message>
    <message>
        <source>All go along</source>
        <translation>全部同行</translation>
    </message>
    <message>
        <source>No other units go along</source>
        <translation>其他单位不同行</translation>
    </message>
    <message>
        <source>Howl: {whom} sends a unit away from the battle</source>
        <translation>嚎叫：{whom}让一个单位离开战斗</translation>
    </message>
    <message numerus="yes">
        <source>Ice Age: place the token on {place} (%n Power)</source>
        <translation>
            <numerusform>冰河时代：在{place}放置标记（%n邪能）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n Elder Sign(s) and a spellbook</source>
        <translation>
            <numerusform>取得%n个远古印记和一本咒术书</numerusform>
        </translation>
    </message>
    <message>
        <source>You must have awakened this one first: {what}.</source>
        <translation>必须先唤醒过这一个：{what}。</translation>
    </message>
    <message>
        <source>{what} replaces a gate at one of the poles; there is none.</source>
        <translation>{what}取代两极之一的传送门；那里没有。</translation>
    </message>
    <message>
        <source>{who} cancels the result on {what}.</source>
        <translation>{who}取消{what}受到的结果。</translation>
    </message>
    <message>
        <source>{who} places the Ice Age token on {place}.</source>
        <translation>{who}在{place}放置冰河时代标记。</translation>
    </message>
    <message>
        <source>The gate in {place} is removed.</source>
        <translation>{place}的传送门消失了。</translation>
    </message>
    <message>
        <source>Feast</source>
        <translation>盛宴</translation>
    </message>
    <message>
        <source>Gather Power: 1 Power for each area with a desecration token and one of your units.</source>
        <translation>聚能：每个有亵渎标记和你的单位的地区提供1邪能。</translation>
    </message>
    <message>
        <source>Desecrate</source>
        <translation>亵渎</translation>
    </message>
    <message>
        <source>Action, 2 Power: where the King in Yellow is, if there is no token, roll a die. If it is no higher than the number of your units there, place a token. In any case, place a monster or cultist that costs at most 2 there from your pool.</source>
        <translation>行动，2邪能：若黄衣之王所在地区没有标记，掷一颗骰子。点数不大于你在那里的单位数时，放置一个标记。不论结果，从供应池放一个费用2或以下的怪物或邪教徒到那里。</translation>
    </message>
    <message>
        <source>Vengeance</source>
        <translation>复仇</translation>
    </message>
    <message>
        <source>In a battle with Hastur, you choose which enemy units take the kills and pains you rolled.</source>
        <translation>有哈斯塔参加的战斗中，由你决定哪些敌方单位承受你掷出的消灭和伤痛。</translation>
    </message>
    <message>
        <source>He Who is Not to be Named</source>
        <translation>不可名状者</translation>
    </message>
    <message>
        <source>Action, 1 Power: move Hastur to any area with a cultist. Then you may take a second, different action, but not The Screaming Dead.</source>
        <translation>行动，1邪能：哈斯塔前往任一有邪教徒（不论归谁）的地区。然后你可以再执行一个不同的行动，但不能是死亡尖叫。</translation>
    </message>
    <message>
        <source>Passion</source>
        <translation>殉难</translation>
    </message>
    <message>
        <source>After an action in which enemies removed your cultists from the map, however many, you gain 1 Power.</source>
        <translation>在一次敌人把你的邪教徒移出地图的行动之后，不论移除几个，你获得1邪能。</translation>
    </message>
    <message>
        <source>Shriek of the Byakhee</source>
        <translation>拜亚基尖啸</translation>
    </message>
    <message>
        <source>Action, 1 Power: any number of your Byakhee fly to one area.</source>
        <translation>行动，1邪能：你的任意个拜亚基飞到同一个地区。</translation>
    </message>
    <message>
        <source>The Screaming Dead</source>
        <translation>死亡尖叫</translation>
    </message>
    <message>
        <source>Action, 1 Power: move the King in Yellow to an adjacent area with any number of Undead from his area. Then you may take a second, different action, but not He Who is Not to be Named.</source>
        <translation>行动，1邪能：黄衣之王带着所在地区任意个死灵前往相邻地区。然后你可以再执行一个不同的行动，但不能是不可名状者。</translation>
    </message>
    <message>
        <source>The Third Eye</source>
        <translation>第三只眼</translation>
    </message>
    <message>
        <source>While Hastur is in play, Desecrate costs 1 Power, and a success also gains an Elder Sign.</source>
        <translation>哈斯塔在场时，亵渎费用为1邪能，成功时还带来一个远古印记。</translation>
    </message>
    <message>
        <source>Zingaya</source>
        <translation>辛加亚</translation>
    </message>
    <message>
        <source>Action, 1 Power: in an area with your Undead, an enemy eliminates an Acolyte, and you place an Undead there from your pool.</source>
        <translation>行动，1邪能：在有你的死灵的地区，一个敌人移除一个邪教徒，并从你的供应池放一个死灵到那里。</translation>
    </message>
    <message>
        <source>Awaken the King</source>
        <translation>唤醒黄衣之王</translation>
    </message>
    <message>
        <source>Awaken the King in Yellow.</source>
        <translation>唤醒黄衣之王。</translation>
    </message>
    <message>
        <source>Desecrate the crescent</source>
        <translation>亵渎新月</translation>
    </message>
    <message>
        <source>Place a desecration token in an area marked with the crescent (Americas).</source>
        <translation>在有新月标志的地区（美洲）放置一个亵渎标记。</translation>
    </message>
    <message>
        <source>Desecrate the chevron</source>
        <translation>亵渎尖角</translation>
    </message>
    <message>
        <source>Place a desecration token in an area marked with the chevron (Africa, Australia, New Zealand).</source>
        <translation>在有尖角标志的地区（非洲、澳大利亚、新西兰）放置一个亵渎标记。</translation>
    </message>
    <message>
        <source>Desecrate the slashes</source>
        <translation>亵渎斜线</translation>
    </message>
    <message>
        <source>Place a desecration token in an area marked with the slashes (Europe, Asia).</source>
        <translation>在有斜线标志的地区（欧洲、亚洲）放置一个亵渎标记。</translation>
    </message>
    <message>
        <source>Give 3 Doom</source>
        <translation>给予3末日点</translation>
    </message>
    <message>
        <source>As your action, for no Power: an enemy of your choice gains 3 Doom.</source>
        <translation>作为你的行动，0邪能：你选择的一个敌人获得3末日点。</translation>
    </message>
    <message>
        <source>Awaken Hastur</source>
        <translation>唤醒哈斯塔</translation>
    </message>
    <message>
        <source>Awaken Hastur. It also gains an Elder Sign.</source>
        <translation>唤醒哈斯塔。还带来一个远古印记。</translation>
    </message>
    <message>
        <source>{who}: choose the unit to place in {place} from your pool.</source>
        <translation>{who}：从供应池选择放到{place}的单位。</translation>
    </message>
    <message>
        <source>{who}: choose the Byakhee that fly to {place}.</source>
        <translation>{who}：选择飞往{place}的拜亚基。</translation>
    </message>
    <message numerus="yes">
        <source>Desecrate {place} for %n Power: a token on a roll of {most} or less</source>
        <translation>
            <numerusform>以%n邪能亵渎{place}：掷出{most}或以下则放置标记</numerusform>
        </translation>
    </message>
    <message>
        <source>He Who is Not to be Named: move Hastur to {place}</source>
        <translation>不可名状者：哈斯塔前往{place}</translation>
    </message>
    <message numerus="yes">
        <source>The Screaming Dead: move the King to {place} with %n Undead</source>
        <translation>
            <numerusform>死亡尖叫：黄衣之王带%n个死灵前往{place}</numerusform>
        </translation>
    </message>
    <message>
        <source>The Screaming Dead: move the King to {place} alone</source>
        <translation>死亡尖叫：黄衣之王独自前往{place}</translation>
    </message>
    <message>
        <source>Shriek of the Byakhee: fly to {place}</source>
        <translation>拜亚基尖啸：前往{place}</translation>
    </message>
    <message>
        <source>A Byakhee from {place}</source>
        <translation>{place}的一个拜亚基</translation>
    </message>
    <message>
        <source>No more Byakhee</source>
        <translation>不再选拜亚基</translation>
    </message>
    <message>
        <source>Zingaya: replace {whom}&apos;s Acolyte in {place} with an Undead</source>
        <translation>辛加亚：{place}的{whom}邪教徒变成死灵</translation>
    </message>
    <message>
        <source>Give {whom} 3 Doom</source>
        <translation>给予{whom}3末日点</translation>
    </message>
    <message>
        <source>The King in Yellow awakens in an area with one of your units and no gate.</source>
        <translation>须有你的单位在没有传送门的地区。</translation>
    </message>
    <message>
        <source>The King in Yellow awakens in an area with one of your cultists and no gate.</source>
        <translation>须有你的邪教徒在没有传送门的地区。</translation>
    </message>
    <message>
        <source>The King in Yellow is not on the map.</source>
        <translation>黄衣之王不在地图上。</translation>
    </message>
    <message>
        <source>Hastur awakens where the King in Yellow is and you control the gate; you do not in {place}.</source>
        <translation>须控制黄衣之王所在地的传送门；{place}没有你控制的。</translation>
    </message>
    <message>
        <source>Hastur is not on the map.</source>
        <translation>哈斯塔不在地图上。</translation>
    </message>
    <message>
        <source>{place} is already desecrated.</source>
        <translation>{place}已被亵渎。</translation>
    </message>
    <message>
        <source>All your desecration tokens are on the map.</source>
        <translation>你的亵渎标记已全部在地图上。</translation>
    </message>
    <message>
        <source>There is no cultist in any other area.</source>
        <translation>其他地区都没有邪教徒。</translation>
    </message>
    <message>
        <source>You have no Byakhee on the map.</source>
        <translation>你在地图上没有拜亚基。</translation>
    </message>
    <message>
        <source>There is no Undead in your pool.</source>
        <translation>你的供应池里没有死灵。</translation>
    </message>
    <message>
        <source>None of your Undead shares an area with an enemy Acolyte.</source>
        <translation>你的死灵所在地区都没有敌方邪教徒。</translation>
    </message>
    <message>
        <source>Cthulhu Wars</source>
        <translation>克苏鲁战争</translation>
    </message>
    <message>
        <source>The Great Old Ones have awoken. Gather Power, control gates, earn six spellbooks and bring Doom upon the Earth before the others do.</source>
        <translation>旧日支配者已经苏醒。聚集邪能，控制传送门，获得六本咒术书，抢先为大地带来末日。</translation>
    </message>
    <message>
        <source>Round {round}, {phase}</source>
        <translation>第{round}回合，{phase}</translation>
    </message>
    <message>
        <source>Round {round}, {phase}: {who}</source>
        <translation>第{round}回合，{phase}：{who}</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>游戏设置</translation>
    </message>
    <message>
        <source>Recruit an {what} in {place} ({cost})</source>
        <translation>在{place}招募{what}（{cost}）</translation>
    </message>
    <message>
        <source>Recruit an {what} ({cost})</source>
        <translation>招募{what}（{cost}）</translation>
    </message>
    <message>
        <source>Build a gate in {place} ({cost})</source>
        <translation>在{place}建立传送门（{cost}）</translation>
    </message>
    <message>
        <source>Build a gate ({cost})</source>
        <translation>建立传送门（{cost}）</translation>
    </message>
    <message>
        <source>{rule} {cause}</source>
        <translation>{rule}{cause}</translation>
    </message>
    <message>
        <source>The game is over. {reason}.</source>
        <translation>游戏已结束。{reason}。</translation>
    </message>
    <message>
        <source>This is setup. {prompt}</source>
        <translation>现在是设置阶段。{prompt}</translation>
    </message>
    <message>
        <source>This is setup, and {who} must decide first.</source>
        <translation>现在是设置阶段，须由{who}先决定。</translation>
    </message>
    <message>
        <source>{phase}, round {round}. {prompt}</source>
        <translation>第{round}轮，{phase}。{prompt}</translation>
    </message>
    <message>
        <source>{phase}, round {round}. {who} must decide first.</source>
        <translation>第{round}轮，{phase}。须由{who}先决定。</translation>
    </message>
    <message>
        <source>{phase}, round {round}.</source>
        <translation>第{round}轮，{phase}。</translation>
    </message>
    <message numerus="yes">
        <source>Doom is scored for gates in the Doom phase, and by rituals; 30 Doom ends the game. {who} has the most, %n Doom.</source>
        <translation>
            <numerusform>末日点在湮灭阶段按传送门获得，也可由湮灭仪式获得；达到30末日点游戏结束。{who}最多，有%n末日点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can perform a ritual only in the Doom phase. It costs {cost} Power; you have %n.</source>
        <translation>
            <numerusform>湮灭仪式只能在湮灭阶段执行。它花费{cost}邪能；你有%n。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can perform a ritual only in the Doom phase. The next one costs %n Power.</source>
        <translation>
            <numerusform>湮灭仪式只能在湮灭阶段执行。下一次花费%n邪能。</numerusform>
        </translation>
    </message>
    <message>
        <source>The first player sets the turn order at the start of a round. {who} is the first player of round {round}.</source>
        <translation>初始玩家在每轮开始时决定行动顺位。{who}是第{round}轮的初始玩家。</translation>
    </message>
    <message numerus="yes">
        <source>You choose {who} only if an action or effect needs a faction. {who} has {doom} Doom and %n Power.</source>
        <translation>
            <numerusform>只有行动或效果需要选择派系时才能选择{who}。{who}有{doom}末日点和%n邪能。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The battle in {place} runs in steps, and this page only shows them. {who} attacks {whom}; it is at step %n of 8.</source>
        <translation>
            <numerusform>{place}的战斗按步骤进行，这一页只作显示。{who}攻击{whom}；现在是8步中的第%n步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This page shows the last battle, which is over. Battles cost %n Power.</source>
        <translation>
            <numerusform>这一页显示上一场已结束的战斗。战斗花费%n邪能。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the player whose turn it is to speak can make an offer here. Players negotiating: %n.</source>
        <translation>
            <numerusform>这里只有轮到发言的玩家可以出价。参与协商的玩家：%n。</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} belongs to {who} from the start. {does}</source>
        <translation>{what}从一开始就属于{who}。{does}</translation>
    </message>
    <message>
        <source>Only {who} uses {what}. {does}</source>
        <translation>只有{who}能使用{what}。{does}</translation>
    </message>
    <message>
        <source>{who} has taken {what}. {does}</source>
        <translation>{who}已取得{what}。{does}</translation>
    </message>
    <message numerus="yes">
        <source>{who} must earn {what} first: each requirement met gives one spellbook. Requirements met: %n of 6.</source>
        <translation>
            <numerusform>{who}须先选取{what}：每达成一项要求取得一本咒术书。已达成要求：%n/6。</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} gives {who} a spellbook when it is met: {does} Progress: {done} of {whole}.</source>
        <translation>{what}达成时使{who}取得一本咒术书：{does}进度：{done}/{whole}。</translation>
    </message>
    <message numerus="yes">
        <source>{who} has already met {what}; a requirement can be met only once. Requirements met: %n of 6.</source>
        <translation>
            <numerusform>{who}已达成{what}，每项要求只能达成一次。已达成要求：%n/6。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} picks a spellbook for each requirement it meets. Spellbooks: %n of 6.</source>
        <translation>
            <numerusform>{who}每达成一项要求选取一本咒术书。咒术书：%n/6。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each requirement gives {who} one spellbook, once. Requirements met: %n of 6.</source>
        <translation>
            <numerusform>每项要求使{who}取得一本咒术书，仅限一次。已达成要求：%n/6。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Units enter play from the pool only on {who}&apos;s turn, for Power. Power: %n.</source>
        <translation>
            <numerusform>单位只在{who}的行动轮中花费邪能从供应池进场。邪能：%n。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: {who} places it with an action on their turn, for {cost} Power. In the pool: %n.</source>
        <translation>
            <numerusform>{what}：{who}在自己的行动轮中以一个行动花费{cost}邪能放置。供应池中：%n。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: you place it with an action on your turn, for {cost} Power. You have %n Power.</source>
        <translation>
            <numerusform>{what}：你在自己的行动轮中以一个行动花费{cost}邪能放置。你有%n邪能。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: {who} places it only with its ability. In the pool: %n.</source>
        <translation>
            <numerusform>{what}：{who}只能通过自己的能力放置。供应池中：%n。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turns {who}&apos;s faction card over. Spellbooks on it: %n of 6.</source>
        <translation>
            <numerusform>这会翻转{who}的派系卡。卡上的咒术书：%n/6。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} spends Power on actions and gains it in the Gather Power phase. Power: %n.</source>
        <translation>
            <numerusform>{who}在行动中花费邪能，并在聚能时获得邪能。邪能：%n。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} gains 1 Doom for each gate in the Doom phase, and more by rituals. Doom: %n.</source>
        <translation>
            <numerusform>{who}在湮灭阶段每个传送门获得1末日点，湮灭仪式还可获得更多。末日点：%n。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} builds a gate for 3 Power where it has a unit that can hold one. Gates: %n.</source>
        <translation>
            <numerusform>{who}可在有能占据传送门的单位之处花费3邪能建造传送门。传送门：%n。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Elder Signs are worth 1–3 Doom and stay face down until they are revealed. {who} has %n.</source>
        <translation>
            <numerusform>远古印记值1到3末日点，展示之前保持正面朝下。{who}有%n个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each captive gives {who} 1 Power in the Gather Power phase, then returns to its pool. Captives: %n.</source>
        <translation>
            <numerusform>聚能时每个俘虏使{who}获得1邪能，然后返回其供应池。俘虏：%n。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} places a desecration token only by Desecrate. Tokens on the map: %n.</source>
        <translation>
            <numerusform>{who}只能通过“亵渎”放置亵渎标记。地图上的标记：%n。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Units off the map return only by {who}&apos;s ability or spellbook that took them there. Units: %n.</source>
        <translation>
            <numerusform>离开地图的单位只能靠{who}使其离开的那个能力或咒术书返回。单位：%n。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This stays on {who}&apos;s faction card until its spellbook says otherwise. Spellbooks: %n of 6.</source>
        <translation>
            <numerusform>它留在{who}的派系卡上，直到其咒术书另有规定。咒术书：%n/6。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n unit(s) in {place}, and {gate}.</source>
        <translation>
            <numerusform>你在{place}有%n个单位，{gate}。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no unit in {place}, and {gate}.</source>
        <translation>你在{place}没有单位，{gate}。</translation>
    </message>
    <message numerus="yes">
        <source>Units in {place}: %n. Here {gate}.</source>
        <translation>
            <numerusform>{place}的单位：%n。这里{gate}。</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no gate</source>
        <translation>没有传送门</translation>
    </message>
    <message>
        <source>no one controls the gate</source>
        <translation>传送门无人控制</translation>
    </message>
    <message>
        <source>{who} controls the gate</source>
        <translation>传送门由{who}控制</translation>
    </message>
    <message numerus="yes">
        <source>You can take an abandoned gate on your own turn with a unit there that can hold it. In {place} {gate}; your units there: %n.</source>
        <translation>
            <numerusform>在你自己的行动轮中，若传送门已废弃，由当地能占据它的单位占据。在{place}，{gate}；你在当地的单位：%n。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your {what} in {place} moves only on your turn, for 1 Power. You have %n Power.</source>
        <translation>
            <numerusform>你在{place}的{what}只能在你的行动轮中花费1邪能移动。你有%n邪能。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {who} moves its {what} in {place}. You can battle {who} there only with your own units there; you have %n.</source>
        <translation>
            <numerusform>只有{who}能移动自己在{place}的{what}。你在当地有单位时才能与{who}战斗；你有%n个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {who} moves its {what} in {place}. {who}&apos;s Power: %n.</source>
        <translation>
            <numerusform>只有{who}能移动自己在{place}的{what}。{who}的邪能：%n。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The desecration token in {place} stays for the rest of the game. Tokens on the map: %n.</source>
        <translation>
            <numerusform>{place}的亵渎标记一直留到游戏结束。地图上的标记：%n。</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: use {what} before play continues?</source>
        <translation>{who}：继续之前使用{what}吗？</translation>
    </message>
    <message>
        <source>{actor} has acted. {who}: use {what} before play continues?</source>
        <translation>{actor}已行动。{who}：继续之前使用{what}吗？</translation>
    </message>
    <message>
        <source>{stakes} Others give {named} (round {round} of talks). {who}: how much do you give?</source>
        <translation>{stakes}其他人给出{named}（协商第{round}轮）。{who}：你给多少？</translation>
    </message>
    <message>
        <source>Reveal your only Elder Sign</source>
        <translation>翻开唯一的远古印记</translation>
    </message>
    <message>
        <source>{label} (ends the game; you have {books} of 6 spellbooks)</source>
        <translation>{label}（将结束游戏；你有6本咒术书中的{books}本）</translation>
    </message>
    <message>
        <source>Give {stake}</source>
        <translation>给出{stake}</translation>
    </message>
    <message numerus="yes">
        <source>%n Power</source>
        <translation>
            <numerusform>%n邪能</numerusform>
        </translation>
    </message>
    <message>
        <source>Likely soon: {what}</source>
        <translation>随后很可能：{what}</translation>
    </message>
    <message>
        <source>Puts your units in one more area.</source>
        <translation>自己的单位多占一个地区。</translation>
    </message>
    <message>
        <source>A ritual costs {cost} of your {power} Power.</source>
        <translation>湮灭仪式花费{power}邪能中的{cost}。</translation>
    </message>
    <message>
        <source>It would gain {what}.</source>
        <translation>它将带来{what}。</translation>
    </message>
    <message numerus="yes">
        <source>%n Doom</source>
        <translation>
            <numerusform>%n末日点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Elder Sign(s)</source>
        <translation>
            <numerusform>%n个远古印记</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} in total to be paid.</source>
        <translation>
            <numerusform>共同支付的{all}中的%n。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cultist(s)</source>
        <translation>
            <numerusform>%n个邪教徒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ghroth: the enemies lose %n cultist(s) in total; if they do not agree, {who} decides who loses how many.</source>
        <translation>
            <numerusform>增殖：敌人合计失去%n个邪教徒；若谈不成，由{who}决定谁失去多少。</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}, place an Acolyte: first click a faction&apos;s tab, then any area.</source>
        <translation>{who}，放置一个邪教徒：先点其派系的标签，再点任一地区。</translation>
    </message>
    <message numerus="yes">
        <source>{who}: choose %n more cultist(s). Click a faction to take one.</source>
        <translation>
            <numerusform>{who}：还要移除%n个邪教徒。每点一次派系，移除该派系的一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>One more from {whom}: {share} in total</source>
        <translation>{whom}再失去一个：共{share}</translation>
    </message>
    <message>
        <source>The Harbinger: {who} gains Power for {unit}.</source>
        <translation>先驱：{who}因{unit}获得邪能。</translation>
    </message>
    <message>
        <source>The Harbinger: {who} gains 2 Elder Signs for {unit}.</source>
        <translation>先驱：{who}因{unit}获得2个远古印记。</translation>
    </message>
    <message>
        <source>Invisibility: {whom}&apos;s {unit} takes no part in the battle.</source>
        <translation>隐形：{whom}的{unit}不参加这场战斗。</translation>
    </message>
    <message>
        <source>The Thousand Forms: {who} rolls {roll}.</source>
        <translation>千面：{who}掷出{roll}。</translation>
    </message>
    <message numerus="yes">
        <source>{who} rolls {roll} with %n unit(s) there: {place} is desecrated.</source>
        <translation>
            <numerusform>{who}在那里有%n个单位，掷出{roll}：{place}被亵渎。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} rolls {roll} with %n unit(s) there: {place} is not desecrated.</source>
        <translation>
            <numerusform>{who}在那里有%n个单位，掷出{roll}：{place}未被亵渎。</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} gives {whom} 3 Doom.</source>
        <translation>{who}给予{whom}3末日点。</translation>
    </message>
    <message numerus="yes">
        <source>{who}, %n Power: choose your action.</source>
        <translation>
            <numerusform>{who}，%n邪能：选择你的行动。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}, %n Power: take a second, different action, or end your turn.</source>
        <translation>
            <numerusform>{who}，%n邪能：再执行一个不同的行动，或结束行动轮。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}, %n Power: move another unit, or end the move.</source>
        <translation>
            <numerusform>{who}，%n邪能：再移动一个单位，或结束移动。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}, %n Power: anything else this turn?</source>
        <translation>
            <numerusform>{who}，%n邪能：本行动轮还要做什么？</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: where do you start?</source>
        <translation>{who}：从哪里开始？</translation>
    </message>
    <message>
        <source>{who}: which of your units do you lose?</source>
        <translation>{who}：失去你的哪个单位？</translation>
    </message>
    <message>
        <source>{by} captures a cultist. {who}: which one?</source>
        <translation>{by}俘获一个邪教徒。{who}：哪一个？</translation>
    </message>
    <message>
        <source>{by} replaces one of your units. {who}: which one?</source>
        <translation>{by}替换你的一个单位。{who}：哪一个？</translation>
    </message>
    <message>
        <source>{by} eliminates one of your units. {who}: which one?</source>
        <translation>{by}移除你的一个单位。{who}：哪一个？</translation>
    </message>
    <message>
        <source>Summon in {place}: {what} ({cost})</source>
        <translation>在{place}召唤：{what}（{cost}）</translation>
    </message>
    <message>
        <source>Summon: {what} ({cost})</source>
        <translation>召唤：{what}（{cost}）</translation>
    </message>
    <message>
        <source>Awaken {what} in {place} ({cost})</source>
        <translation>在{place}唤醒{what}（{cost}）</translation>
    </message>
    <message>
        <source>Awaken {what} ({cost})</source>
        <translation>唤醒{what}（{cost}）</translation>
    </message>
    <message>
        <source>Move {what} from {source} to {target}</source>
        <translation>从{source}移动到{target}：{what}</translation>
    </message>
    <message>
        <source>Move {what} from the gate in {source} to {target}</source>
        <translation>从{source}的传送门移动到{target}：{what}</translation>
    </message>
    <message>
        <source>Battle {whom} in {place} ({cost})</source>
        <translation>在{place}与{whom}战斗（{cost}）</translation>
    </message>
    <message>
        <source>Capture {whom}&apos;s cultist in {place} ({cost})</source>
        <translation>在{place}俘获{whom}的一个邪教徒（{cost}）</translation>
    </message>
    <message>
        <source>Step on the gate in {place}: {what}</source>
        <translation>占据{place}的传送门：{what}</translation>
    </message>
    <message>
        <source>Step off the gate in {place}</source>
        <translation>离开{place}的传送门</translation>
    </message>
    <message numerus="yes">
        <source>Pass: give up %n Power</source>
        <translation>
            <numerusform>弃权：放弃%n邪能</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>结束行动轮</translation>
    </message>
    <message>
        <source>End the move</source>
        <translation>结束移动</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>暂时不用</translation>
    </message>
    <message>
        <source>{what} in {place}</source>
        <translation>{place}的{what}</translation>
    </message>
    <message>
        <source>{what} on the gate in {place}</source>
        <translation>{place}传送门上的{what}</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>Use {what}</source>
        <translation>使用{what}</translation>
    </message>
    <message>
        <source>You have taken your action this turn.</source>
        <translation>你在本行动轮已执行过行动。</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n Power; you have {held}.</source>
        <translation>
            <numerusform>需要%n邪能；你有{held}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Take an action first, or pass and give up your Power.</source>
        <translation>必须先执行一个行动；或者弃权并放弃邪能。</translation>
    </message>
    <message>
        <source>Take an action first.</source>
        <translation>必须先执行一个行动。</translation>
    </message>
    <message>
        <source>With two players, you may pass only if you can&apos;t act.</source>
        <translation>两人对局中，能做别的事就不能弃权。</translation>
    </message>
    <message>
        <source>The second action must be different from the first.</source>
        <translation>第二个行动必须与第一个不同。</translation>
    </message>
    <message>
        <source>You are moving: move another unit, or end the move.</source>
        <translation>正在移动：再移动一个单位，或结束移动。</translation>
    </message>
    <message>
        <source>There is no cultist left in your pool.</source>
        <translation>你的供应池里没有邪教徒了。</translation>
    </message>
    <message>
        <source>You recruit a cultist where you have a unit, and you have none in {place}.</source>
        <translation>邪教徒只能招募到有你单位的地区，而你在{place}没有单位。</translation>
    </message>
    <message>
        <source>There is none left in your pool: {what}.</source>
        <translation>你的供应池里没有了：{what}。</translation>
    </message>
    <message>
        <source>You summon monsters at your gates, and you have none.</source>
        <translation>怪物在你控制的传送门召唤，而你没有控制任何传送门。</translation>
    </message>
    <message>
        <source>You do not control a gate in {place}.</source>
        <translation>你没有控制{place}的传送门。</translation>
    </message>
    <message>
        <source>{what} is already awake.</source>
        <translation>{what}已经苏醒。</translation>
    </message>
    <message>
        <source>{what} can&apos;t be awakened in {place}.</source>
        <translation>不能在{place}唤醒{what}。</translation>
    </message>
    <message>
        <source>You have no cultist in an area without a gate.</source>
        <translation>你没有邪教徒在没有传送门的地区。</translation>
    </message>
    <message>
        <source>There is already a gate in {place}.</source>
        <translation>{place}已有传送门。</translation>
    </message>
    <message>
        <source>You have no unit in {place} that can build a gate.</source>
        <translation>你在{place}没有能建立传送门的单位。</translation>
    </message>
    <message>
        <source>A building can&apos;t move: {what}.</source>
        <translation>建筑不能移动：{what}。</translation>
    </message>
    <message>
        <source>One of your own effects keeps this unit in {place}: {what}.</source>
        <translation>你自己的一项效果使这个单位留在{place}：{what}。</translation>
    </message>
    <message>
        <source>You have none in {place}: {what}.</source>
        <translation>你在{place}没有：{what}。</translation>
    </message>
    <message>
        <source>Each unit moves once, and these have just moved to {place}: {what}.</source>
        <translation>每个单位只移动一次，这些刚刚到达{place}：{what}。</translation>
    </message>
    <message numerus="yes">
        <source>{target} is more than %n step(s) away from {source}.</source>
        <translation>
            <numerusform>{target}距{source}超过%n步。</numerusform>
        </translation>
    </message>
    <message>
        <source>First choose which unit moves to {place}.</source>
        <translation>先选择哪个单位前往{place}。</translation>
    </message>
    <message numerus="yes">
        <source>None of your units is within %n step(s) of {place}.</source>
        <translation>
            <numerusform>你没有单位在{place}的%n步之内。</numerusform>
        </translation>
    </message>
    <message>
        <source>{whom} has no cultist in {place}.</source>
        <translation>{whom}在{place}没有邪教徒。</translation>
    </message>
    <message>
        <source>Only monsters and Great Old Ones can capture, and you have none in {place}.</source>
        <translation>只有怪物和旧日支配者能俘获，而你在{place}都没有。</translation>
    </message>
    <message>
        <source>{whom}&apos;s monster in {place} protects its cultists from monsters.</source>
        <translation>{whom}在{place}的怪物保护其邪教徒不被怪物俘获。</translation>
    </message>
    <message>
        <source>{whom}&apos;s Great Old One in {place} protects its cultists.</source>
        <translation>{whom}在{place}的旧日支配者保护其邪教徒。</translation>
    </message>
    <message>
        <source>{whom}&apos;s effect protects its cultists in {place} from monsters.</source>
        <translation>{whom}的一项效果保护其{place}的邪教徒不被怪物俘获。</translation>
    </message>
    <message>
        <source>{number} × {what}</source>
        <translation>{number}×{what}</translation>
    </message>
    <message>
        <source>{seated}</source>
        <translation>{seated}</translation>
    </message>
    <message>
        <source>{who}: {faction}</source>
        <translation>{who}：{faction}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>第{round}回合</translation>
    </message>
    <message>
        <source>{phase}</source>
        <translation>{phase}</translation>
    </message>
    <message>
        <source>{who} ({faction})</source>
        <translation>{who}（{faction}）</translation>
    </message>
    <message numerus="yes">
        <source>{who} passes and gives up %n Power.</source>
        <translation>
            <numerusform>{who}弃权，放弃%n邪能。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} gains %n Power.</source>
        <translation>
            <numerusform>{who}获得%n邪能。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} pays %n Power.</source>
        <translation>
            <numerusform>{who}支付%n邪能。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} gains %n Doom.</source>
        <translation>
            <numerusform>{who}获得%n末日点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} loses %n Doom.</source>
        <translation>
            <numerusform>{who}失去%n末日点。</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} uses {what}.</source>
        <translation>{who}使用{what}。</translation>
    </message>
    <message>
        <source>{who} places {what} in {place}.</source>
        <translation>{who}在{place}放置：{what}。</translation>
    </message>
    <message>
        <source>{who} recruits {what} in {place}.</source>
        <translation>{who}在{place}招募：{what}。</translation>
    </message>
    <message>
        <source>{who} summons {what} in {place}.</source>
        <translation>{who}在{place}召唤：{what}。</translation>
    </message>
    <message>
        <source>{who} awakens {what} in {place}.</source>
        <translation>{who}在{place}唤醒：{what}。</translation>
    </message>
    <message>
        <source>{who} returns {what} to {place}.</source>
        <translation>{who}回到{place}：{what}。</translation>
    </message>
    <message>
        <source>{who} moves {what} from {source} to {target}.</source>
        <translation>{who}从{source}移动到{target}：{what}。</translation>
    </message>
    <message>
        <source>Retreat from {source} to {target}: {who} moves {what}.</source>
        <translation>{who}从{source}撤退到{target}：{what}。</translation>
    </message>
    <message>
        <source>{who} loses {what} in {place} (killed).</source>
        <translation>在{place}被消灭：{who}的{what}。</translation>
    </message>
    <message>
        <source>{by} captures {who}&apos;s {what} in {place}.</source>
        <translation>{by}在{place}俘获：{who}的{what}。</translation>
    </message>
    <message>
        <source>{who} removes {what} from {place} to make room.</source>
        <translation>在{place}让出位置：{who}的{what}。</translation>
    </message>
    <message>
        <source>{who} loses {what} in {place} (eliminated).</source>
        <translation>在{place}被移除：{who}的{what}。</translation>
    </message>
    <message>
        <source>{who} loses {what} in {place} (no retreat).</source>
        <translation>无法从{place}撤退而被移除：{who}的{what}。</translation>
    </message>
    <message>
        <source>{who} sacrifices {what} in {place}.</source>
        <translation>{who}在{place}献祭：{what}。</translation>
    </message>
    <message>
        <source>{who} takes {what} off the map in {place} for now.</source>
        <translation>{who}暂时离开{place}：{what}。</translation>
    </message>
    <message>
        <source>{who} permanently loses {what} in {place}.</source>
        <translation>在{place}永远退出游戏：{who}的{what}。</translation>
    </message>
    <message>
        <source>{who} replaces {what} with {new} in {place}.</source>
        <translation>{who}在{place}把{what}换成{new}。</translation>
    </message>
    <message>
        <source>{who} replaces {whom}&apos;s {what} with {new} in {place}.</source>
        <translation>{who}在{place}把{whom}的{what}换成{new}。</translation>
    </message>
    <message>
        <source>{who}&apos;s captive returns to {whom}&apos;s pool: {what}.</source>
        <translation>{who}的一个俘虏回到{whom}的供应池：{what}。</translation>
    </message>
    <message>
        <source>{who} builds a gate in {place}.</source>
        <translation>{who}在{place}建立传送门。</translation>
    </message>
    <message>
        <source>{who} takes the gate in {place} with {what}.</source>
        <translation>{who}占据{place}的传送门：{what}。</translation>
    </message>
    <message>
        <source>{who} no longer controls the gate in {place}.</source>
        <translation>{who}不再控制{place}的传送门。</translation>
    </message>
    <message>
        <source>Great Cthulhu</source>
        <translation>克苏鲁</translation>
    </message>
    <message>
        <source>Black Goat</source>
        <translation>黑山羊</translation>
    </message>
    <message>
        <source>Crawling Chaos</source>
        <translation>蠕行混沌</translation>
    </message>
    <message>
        <source>Yellow Sign</source>
        <translation>黄印</translation>
    </message>
    <message>
        <source>Sleeper</source>
        <translation>沉睡者</translation>
    </message>
    <message>
        <source>Ancients</source>
        <translation>上古者</translation>
    </message>
    <message>
        <source>Windwalker</source>
        <translation>风行者</translation>
    </message>
    <message>
        <source>Opener of the Way</source>
        <translation>开门者</translation>
    </message>
    <message>
        <source>Acolyte</source>
        <translation>邪教徒</translation>
    </message>
    <message>
        <source>Deep One</source>
        <translation>深潜者</translation>
    </message>
    <message>
        <source>Shoggoth</source>
        <translation>修格斯</translation>
    </message>
    <message>
        <source>Starspawn</source>
        <translation>眷族</translation>
    </message>
    <message>
        <source>Cthulhu</source>
        <translation>克苏鲁</translation>
    </message>
    <message>
        <source>Ghoul</source>
        <translation>食尸鬼</translation>
    </message>
    <message>
        <source>Fungi from Yuggoth</source>
        <translation>真菌兽</translation>
    </message>
    <message>
        <source>Dark Young</source>
        <translation>黑山羊之子</translation>
    </message>
    <message>
        <source>Shub-Niggurath</source>
        <translation>莎布尼古拉丝</translation>
    </message>
    <message>
        <source>Nightgaunt</source>
        <translation>夜魇</translation>
    </message>
    <message>
        <source>Flying Polyp</source>
        <translation>飞行水螅</translation>
    </message>
    <message>
        <source>Hunting Horror</source>
        <translation>恐怖猎手</translation>
    </message>
    <message>
        <source>Nyarlathotep</source>
        <translation>奈亚拉托提普</translation>
    </message>
    <message>
        <source>Undead</source>
        <translation>死灵</translation>
    </message>
    <message>
        <source>Byakhee</source>
        <translation>拜亚基</translation>
    </message>
    <message>
        <source>King in Yellow</source>
        <translation>黄衣之王</translation>
    </message>
    <message>
        <source>Hastur</source>
        <translation>哈斯塔</translation>
    </message>
    <message>
        <source>Mutant</source>
        <translation>变异体</translation>
    </message>
    <message>
        <source>Abomination</source>
        <translation>憎恶</translation>
    </message>
    <message>
        <source>Spawn of Yog-Sothoth</source>
        <translation>犹格索托斯之子</translation>
    </message>
    <message>
        <source>Yog-Sothoth</source>
        <translation>犹格索托斯</translation>
    </message>
    <message>
        <source>Wizard</source>
        <translation>巫师</translation>
    </message>
    <message>
        <source>Serpent Man</source>
        <translation>蛇人</translation>
    </message>
    <message>
        <source>Formless Spawn</source>
        <translation>无形之子</translation>
    </message>
    <message>
        <source>Tsathoggua</source>
        <translation>撒托古亚</translation>
    </message>
    <message>
        <source>Wendigo</source>
        <translation>温迪戈</translation>
    </message>
    <message>
        <source>Gnoph-Keh</source>
        <translation>诺弗刻</translation>
    </message>
    <message>
        <source>Rhan Tegoth</source>
        <translation>兰特戈斯</translation>
    </message>
    <message>
        <source>Ithaqua</source>
        <translation>伊塔库亚</translation>
    </message>
    <message>
        <source>Un-Man</source>
        <translation>非人</translation>
    </message>
    <message>
        <source>Reanimated</source>
        <translation>复生者</translation>
    </message>
    <message>
        <source>Yothan</source>
        <translation>约斯兽</translation>
    </message>
    <message>
        <source>Cathedral</source>
        <translation>大教堂</translation>
    </message>
    <message>
        <source>Arctic Ocean</source>
        <translation>北冰洋</translation>
    </message>
    <message>
        <source>North Pacific</source>
        <translation>北太平洋</translation>
    </message>
    <message>
        <source>Indian Ocean</source>
        <translation>印度洋</translation>
    </message>
    <message>
        <source>South Pacific</source>
        <translation>南太平洋</translation>
    </message>
    <message>
        <source>South Atlantic</source>
        <translation>南大西洋</translation>
    </message>
    <message>
        <source>North Atlantic</source>
        <translation>北大西洋</translation>
    </message>
    <message>
        <source>Antarctica</source>
        <translation>南极洲</translation>
    </message>
    <message>
        <source>North America</source>
        <translation>北美洲</translation>
    </message>
    <message>
        <source>South America</source>
        <translation>南美洲</translation>
    </message>
    <message>
        <source>Australia</source>
        <translation>澳大利亚</translation>
    </message>
    <message>
        <source>North America East</source>
        <translation>北美东部</translation>
    </message>
    <message>
        <source>North America West</source>
        <translation>北美西部</translation>
    </message>
    <message>
        <source>Central America</source>
        <translation>中美洲</translation>
    </message>
    <message>
        <source>South America West</source>
        <translation>南美西部</translation>
    </message>
    <message>
        <source>South America East</source>
        <translation>南美东部</translation>
    </message>
    <message>
        <source>New Zealand</source>
        <translation>新西兰</translation>
    </message>
    <message>
        <source>Europe</source>
        <translation>欧洲</translation>
    </message>
    <message>
        <source>Asia</source>
        <translation>亚洲</translation>
    </message>
    <message>
        <source>Africa</source>
        <translation>非洲</translation>
    </message>
    <message>
        <source>Scandinavia</source>
        <translation>斯堪的纳维亚</translation>
    </message>
    <message>
        <source>North Asia</source>
        <translation>北亚</translation>
    </message>
    <message>
        <source>South Asia</source>
        <translation>南亚</translation>
    </message>
    <message>
        <source>Arabia</source>
        <translation>阿拉伯</translation>
    </message>
    <message>
        <source>West Africa</source>
        <translation>西非</translation>
    </message>
    <message>
        <source>East Africa</source>
        <translation>东非</translation>
    </message>
    <message>
        <source>Gather Power</source>
        <translation>聚能阶段</translation>
    </message>
    <message>
        <source>First Player</source>
        <translation>确定首个玩家</translation>
    </message>
    <message>
        <source>Doom Phase</source>
        <translation>湮灭阶段</translation>
    </message>
    <message>
        <source>Action Phase</source>
        <translation>行动阶段</translation>
    </message>
    <message>
        <source>With two players, a variant applies: each unit lost gives the opponent Doom equal to its cost; you may pass only if you cannot act; and once a faction has run out of Power, Decay costs Power before each turn.</source>
        <translation>双人游戏采用变体规则：失去单位使对手获得等于其费用的末日点；能行动就不能弃权；有人耗尽邪能后，每个行动轮之前要为衰退支付邪能。</translation>
    </message>
    <message>
        <source>Factions</source>
        <translation>派系</translation>
    </message>
    <message>
        <source>Map and table</source>
        <translation>地图与桌面</translation>
    </message>
    <message>
        <source>Faction card editions</source>
        <translation>派系卡的版本</translation>
    </message>
    <message>
        <source>Disputed rulings</source>
        <translation>存疑的裁定</translation>
    </message>
    <message>
        <source>Only one player can play {faction}.</source>
        <translation>{faction}只能由一位玩家使用。</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Faction of seat {number}</source>
        <translation>玩家{number}的派系</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机抽取</translation>
    </message>
    <message>
        <source>Each faction has its own rules.</source>
        <translation>每个派系有自己的规则。</translation>
    </message>
    <message>
        <source>One that no one has chosen, at random.</source>
        <translation>从无人选择的派系中抽取。</translation>
    </message>
    <message>
        <source>Rises from the sea early and devours its enemies. Easy first faction.</source>
        <translation>早早从海中升起，吞噬敌手。容易上手。</translation>
    </message>
    <message>
        <source>Spreads over the Earth with countless monsters. Easy first faction.</source>
        <translation>以无数怪物遍布大地。容易上手。</translation>
    </message>
    <message>
        <source>Flies far and turns others&apos; plans against them. Medium.</source>
        <translation>飞得远，以彼之计还施彼身。难度中等。</translation>
    </message>
    <message>
        <source>Wanders and desecrates; weak at first, terrible in the end. Hard.</source>
        <translation>游荡并亵渎；开局弱，终局可怕。较难。</translation>
    </message>
    <message>
        <source>Lies low and makes others pay for what they do. Hard.</source>
        <translation>潜伏不动，让别人为所做之事付出代价。较难。</translation>
    </message>
    <message>
        <source>Has no Great Old One, only cathedrals and what lives in them. Hard.</source>
        <translation>没有旧日支配者，只有大教堂和其中的住民。较难。</translation>
    </message>
    <message>
        <source>Sleeps through the cold and hunts in the ice. Medium.</source>
        <translation>沉睡度过严寒，在冰上狩猎。难度中等。</translation>
    </message>
    <message>
        <source>Moves gates around and grows by mutation. Medium.</source>
        <translation>移动传送门，靠变异壮大。难度中等。</translation>
    </message>
    <message>
        <source>Four-player map</source>
        <translation>四人地图</translation>
    </message>
    <message>
        <source>Which half of the Earth has many areas. For other player counts there is one map each.</source>
        <translation>地球的哪一半地区更多。其他人数各只有一张地图。</translation>
    </message>
    <message>
        <source>Europe, Asia and Africa</source>
        <translation>欧洲、亚洲和非洲</translation>
    </message>
    <message>
        <source>America and Australia</source>
        <translation>美洲和澳大利亚</translation>
    </message>
    <message>
        <source>Random factions from</source>
        <translation>随机派系的范围</translation>
    </message>
    <message>
        <source>For seats whose faction is random.</source>
        <translation>用于随机抽取派系的玩家。</translation>
    </message>
    <message>
        <source>The four core factions</source>
        <translation>基础游戏的四个</translation>
    </message>
    <message>
        <source>All factions</source>
        <translation>所有派系</translation>
    </message>
    <message>
        <source>Units take gates automatically</source>
        <translation>单位自动占据传送门</translation>
    </message>
    <message>
        <source>On a faction&apos;s own turn, its unit takes an abandoned gate in its area, and no one is asked about gates alone after the action. Gates abandoned on purpose stay abandoned.</source>
        <translation>在自己的行动轮，单位会自动占据身边废弃的传送门；行动已用完时不再单独询问传送门。主动离开的传送门保持原样。</translation>
    </message>
    <message>
        <source>Cultists sacrificed for Shub-Niggurath</source>
        <translation>为莎布尼古拉丝献祭的邪教徒</translation>
    </message>
    <message>
        <source>The rulebook says one, the errata two.</source>
        <translation>规则书写一个，勘误写两个。</translation>
    </message>
    <message>
        <source>Minimum combat to declare a battle</source>
        <translation>宣布战斗的最低战斗等级</translation>
    </message>
    <message>
        <source>How many dice the attacker must have. Later editions require one.</source>
        <translation>攻击者至少要有多少骰子。新版要求一颗。</translation>
    </message>
    <message>
        <source>Enough Doom in the Action phase ends the game</source>
        <translation>行动阶段末日点足够时结束游戏</translation>
    </message>
    <message>
        <source>In the Doom phase, the game always ends after that phase.</source>
        <translation>在湮灭阶段，游戏总是随该阶段结束。</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>When the turn is over</source>
        <translation>行动轮结束时</translation>
    </message>
    <message>
        <source>Who assigns losses first in battle</source>
        <translation>战斗中谁先分配损失</translation>
    </message>
    <message>
        <source>Kills first, then pains, each in this order.</source>
        <translation>先消灭，后伤痛，都按此顺序。</translation>
    </message>
    <message>
        <source>The attacker</source>
        <translation>攻击者</translation>
    </message>
    <message>
        <source>The defender</source>
        <translation>防御者</translation>
    </message>
    <message>
        <source>When the Ghouls that add pains arrive.</source>
        <translation>带来更多伤痛的食尸鬼何时到来。</translation>
    </message>
    <message>
        <source>After all retreats</source>
        <translation>所有撤退之后</translation>
    </message>
    <message>
        <source>Before pains are assigned</source>
        <translation>分配伤痛之前</translation>
    </message>
    <message>
        <source>Doom phase requirements</source>
        <translation>湮灭阶段的特殊事件</translation>
    </message>
    <message>
        <source>When Blood Sacrifice and Doom phase requirements happen.</source>
        <translation>血祭和湮灭阶段的要求何时进行。</translation>
    </message>
    <message>
        <source>After everyone&apos;s rituals</source>
        <translation>所有人的湮灭仪式之后</translation>
    </message>
    <message>
        <source>After your own ritual</source>
        <translation>自己的湮灭仪式之后</translation>
    </message>
    <message>
        <source>Great Old Ones take pains</source>
        <translation>旧日支配者承受伤痛</translation>
    </message>
    <message>
        <source>One sentence in the rulebook mentions only monsters and cultists.</source>
        <translation>规则书有一句只提到怪物和邪教徒。</translation>
    </message>
    <message>
        <source>Nyarlathotep saves other units</source>
        <translation>奈亚拉托提普代替其他单位留下</translation>
    </message>
    <message>
        <source>When pained units can&apos;t retreat, and Emissary of the Outer Gods protects him.</source>
        <translation>伤痛单位无处撤退，而外神使者保住他时。</translation>
    </message>
    <message>
        <source>His owner may choose him as the unit that is lost: then none is.</source>
        <translation>拥有者可指定他为损失的单位：这样就无人损失。</translation>
    </message>
    <message>
        <source>Another pained unit is lost, if there is one.</source>
        <translation>若还有其他伤痛单位，则损失其中一个。</translation>
    </message>
    <message>
        <source>A ritual needs a Great Old One or six spellbooks</source>
        <translation>湮灭仪式需要旧日支配者或六本咒术书</translation>
    </message>
    <message>
        <source>A remark in the rulebook suggests it; its own procedure requires neither.</source>
        <translation>规则书的一处说明有此暗示；其正式流程两者都不要求。</translation>
    </message>
    <message>
        <source>How the Black Goat summons several monsters in a turn.</source>
        <translation>黑山羊如何在一个行动轮召唤多个怪物。</translation>
    </message>
    <message>
        <source>In addition to the action</source>
        <translation>行动之外</translation>
    </message>
    <message>
        <source>Several as the one action</source>
        <translation>一个行动召唤多个</translation>
    </message>
    <message>
        <source>Gates for the Opener&apos;s second gate requirement</source>
        <translation>开门者第二项传送门要求的数量</translation>
    </message>
    <message>
        <source>With four players; with fewer it is ten, with five it is twelve.</source>
        <translation>用于四人游戏；人数更少时为十个，五人时为十二个。</translation>
    </message>
    <message>
        <source>Power cost of Dreams</source>
        <translation>梦境的邪能费用</translation>
    </message>
    <message>
        <source>The first edition says three.</source>
        <translation>第一版写三。</translation>
    </message>
    <message>
        <source>You may rearrange gates after spending your last Power</source>
        <translation>花完最后的邪能后仍可调整传送门</translation>
    </message>
    <message>
        <source>On the turn you spent it, before that turn ends.</source>
        <translation>在花完的那个行动轮，结束之前。</translation>
    </message>
    <message>
        <source>The King in Yellow awakens with</source>
        <translation>唤醒黄衣之王所需的单位</translation>
    </message>
    <message>
        <source>The first edition requires a cultist.</source>
        <translation>第一版要求邪教徒。</translation>
    </message>
    <message>
        <source>Any of his faction&apos;s units</source>
        <translation>本派系任意单位</translation>
    </message>
    <message>
        <source>A cultist of his faction</source>
        <translation>本派系邪教徒</translation>
    </message>
    <message>
        <source>Sharing areas with all enemies also gives Power</source>
        <translation>与所有敌人同处时还得邪能</translation>
    </message>
    <message>
        <source>One for each enemy, for the Black Goat; not in the first edition.</source>
        <translation>黑山羊每个敌人一点；第一版没有。</translation>
    </message>
    <message>
        <source>Shoggoths absorb</source>
        <translation>修格斯吸收</translation>
    </message>
    <message>
        <source>Which units of its own side a Shoggoth may absorb before the dice.</source>
        <translation>修格斯在战斗前可以吃掉己方的什么。</translation>
    </message>
    <message>
        <source>Cultists and Deep Ones</source>
        <translation>邪教徒和深潜者</translation>
    </message>
    <message>
        <source>Cultists and all other monsters</source>
        <translation>邪教徒和其他所有怪物</translation>
    </message>
    <message>
        <source>Doom that ends the game</source>
        <translation>结束游戏的末日点</translation>
    </message>
    <message>
        <source>The rulebook says “passes thirty”; we read it as reached.</source>
        <translation>规则书说“超过三十”；这里理解为达到。</translation>
    </message>
    <message>
        <source>When you pick a spellbook</source>
        <translation>选取咒术书的时机</translation>
    </message>
    <message>
        <source>If a requirement is met in the middle of an action or a battle.</source>
        <translation>在行动或战斗中途达成要求时。</translation>
    </message>
    <message>
        <source>After the action or battle</source>
        <translation>行动或战斗之后</translation>
    </message>
    <message>
        <source>Passing ends your Action phase</source>
        <translation>弃权者出局</translation>
    </message>
    <message>
        <source>No more turns in that Action phase, even if you gain Power again.</source>
        <translation>在该行动阶段不再行动，即使又获得邪能。</translation>
    </message>
    <message>
        <source>Unlimited actions are enough for a turn</source>
        <translation>只做无限制行动也算一个行动轮</translation>
    </message>
    <message>
        <source>After an unlimited battle or summoning, you may end your turn without another action.</source>
        <translation>在无限制的战斗或召唤之后，可以不执行其他行动就结束行动轮。</translation>
    </message>
    <message>
        <source>{who}: name the first player. {tied} tie for the most Power.</source>
        <translation>{who}指定初始玩家：{tied}邪能最多。</translation>
    </message>
    <message>
        <source>{who}, you are first: in which direction does play go this round?</source>
        <translation>{who}为初始玩家：本回合按哪个方向行动？</translation>
    </message>
    <message>
        <source>{who} may perform a ritual for {cost} of {power} Power.</source>
        <translation>{who}可执行湮灭仪式，费用{cost}邪能，现有{power}。</translation>
    </message>
    <message>
        <source>{who}: choose a spellbook.</source>
        <translation>{who}选一本咒术书。</translation>
    </message>
    <message>
        <source>{who}: use something now?</source>
        <translation>{who}：此刻要做什么吗？</translation>
    </message>
    <message numerus="yes">
        <source>{who} has {doom} Doom and %n face-down Elder Sign(s): which do you reveal?</source>
        <translation>
            <numerusform>{who}有{doom}末日点和%n个正面朝下的远古印记：翻开哪些？</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Elder Signs are worth: {signs}</source>
        <translation>你的远古印记价值：{signs}</translation>
    </message>
    <message>
        <source>{who} is first player</source>
        <translation>{who}为初始玩家</translation>
    </message>
    <message>
        <source>Clockwise: {who} is next</source>
        <translation>顺时针：下一位是{who}</translation>
    </message>
    <message>
        <source>Counterclockwise: {who} is next</source>
        <translation>逆时针：下一位是{who}</translation>
    </message>
    <message numerus="yes">
        <source>Perform a ritual for %n Power: Doom {doom}, Elder Signs {signs}</source>
        <translation>
            <numerusform>以%n邪能执行湮灭仪式：{doom}末日点，{signs}个远古印记</numerusform>
        </translation>
    </message>
    <message>
        <source>No ritual</source>
        <translation>不执行湮灭仪式</translation>
    </message>
    <message>
        <source>Take {book}</source>
        <translation>选取{book}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message numerus="yes">
        <source>Reveal all %n Elder Sign(s)</source>
        <translation>
            <numerusform>翻开全部%n个远古印记</numerusform>
        </translation>
    </message>
    <message>
        <source>Reveal some Elder Signs</source>
        <translation>翻开部分远古印记</translation>
    </message>
    <message numerus="yes">
        <source>Reveal a sign worth %n</source>
        <translation>
            <numerusform>翻开一个价值%n的印记</numerusform>
        </translation>
    </message>
    <message>
        <source>Reveal all the rest: {signs}</source>
        <translation>翻开剩下的全部：{signs}</translation>
    </message>
    <message>
        <source>Reveal none</source>
        <translation>一个也不翻开</translation>
    </message>
    <message>
        <source>Reveal no more</source>
        <translation>不再翻开</translation>
    </message>
    <message>
        <source>Refuse permanently</source>
        <translation>彻底拒绝</translation>
    </message>
    <message>
        <source>Only those with the most Power can be first player.</source>
        <translation>只有邪能最多的玩家才能成为初始玩家。</translation>
    </message>
    <message>
        <source>You already have this spellbook.</source>
        <translation>你已有这本咒术书。</translation>
    </message>
    <message>
        <source>Choose a spellbook of your own faction that you do not have yet.</source>
        <translation>选一本自己派系中尚未拥有的咒术书。</translation>
    </message>
    <message>
        <source>Doom at the start of this position</source>
        <translation>此局面开始时的末日点</translation>
    </message>
    <message>
        <source>Gates</source>
        <translation>传送门</translation>
    </message>
    <message>
        <source>Rituals</source>
        <translation>湮灭仪式</translation>
    </message>
    <message>
        <source>Elder Signs when none were left</source>
        <translation>远古印记已用完</translation>
    </message>
    <message>
        <source>The opponent&apos;s losses</source>
        <translation>对手的损失</translation>
    </message>
    <message>
        <source>Given by other players</source>
        <translation>他人给予</translation>
    </message>
    <message>
        <source>The most Doom with six spellbooks: {who}</source>
        <translation>拥有六本咒术书且末日点最多：{who}</translation>
    </message>
    <message>
        <source>Doom has come, and no one has six spellbooks: everyone loses.</source>
        <translation>末日已至，无人拥有六本咒术书：全体失败。</translation>
    </message>
    <message>
        <source>Instant Death. The most Doom with six spellbooks: {who}</source>
        <translation>突然死亡。拥有六本咒术书且末日点最多：{who}</translation>
    </message>
    <message>
        <source>Instant Death, and no one has six spellbooks: everyone loses.</source>
        <translation>突然死亡，无人拥有六本咒术书：全体失败。</translation>
    </message>
    <message>
        <source>No one has any Power left: everyone loses.</source>
        <translation>无人再有邪能：全体失败。</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s) the stars are still not right: no one wins.</source>
        <translation>
            <numerusform>%n个回合之后群星仍未归位：无人获胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>Elder Signs</source>
        <translation>远古印记</translation>
    </message>
    <message numerus="yes">
        <source>%n spellbook(s)</source>
        <translation>
            <numerusform>%n本咒术书</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} rolls [{faces}]: {kills}, {pains}.</source>
        <translation>{who}掷出［{faces}］：{kills}，{pains}。</translation>
    </message>
    <message>
        <source>{who} rerolls misses, now [{faces}]: {kills}, {pains}.</source>
        <translation>{who}重掷无效骰，现为［{faces}］：{kills}，{pains}。</translation>
    </message>
    <message numerus="yes">
        <source>{who} gathers %n Power: cultists {cultists}, gates {gates}, captives {captives}, abilities {effects}.</source>
        <translation>
            <numerusform>{who}聚集%n邪能：邪教徒{cultists}，传送门{gates}，俘虏{captives}，能力{effects}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} is raised to %n Power, half of the highest: cultists {cultists}, gates {gates}, captives {captives}, abilities {effects}.</source>
        <translation>
            <numerusform>{who}提升到%n邪能，即最高者的一半：邪教徒{cultists}，传送门{gates}，俘虏{captives}，能力{effects}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} is first player.</source>
        <translation>{who}为初始玩家。</translation>
    </message>
    <message>
        <source>{who} chooses clockwise.</source>
        <translation>{who}选择顺时针。</translation>
    </message>
    <message>
        <source>{who} chooses counterclockwise.</source>
        <translation>{who}选择逆时针。</translation>
    </message>
    <message numerus="yes">
        <source>{who} performs a ritual for %n Power.</source>
        <translation>
            <numerusform>{who}以%n邪能执行湮灭仪式。</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} meets a requirement: {deed}.</source>
        <translation>{who}达成要求：{deed}。</translation>
    </message>
    <message>
        <source>{who} takes the spellbook {book}.</source>
        <translation>{who}选取咒术书{book}。</translation>
    </message>
    <message>
        <source>{who} draws an Elder Sign.</source>
        <translation>{who}抽取一个远古印记。</translation>
    </message>
    <message>
        <source>{who} will reveal Elder Signs after this action.</source>
        <translation>{who}将在此行动后翻开远古印记。</translation>
    </message>
    <message>
        <source>{who} reveals Elder Signs worth {signs}: {doom} Doom.</source>
        <translation>{who}翻开价值{signs}的远古印记：{doom}末日点。</translation>
    </message>
    <message>
        <source>{who} offers {number}.</source>
        <translation>{who}出价{number}。</translation>
    </message>
    <message>
        <source>{who} refuses to give anything.</source>
        <translation>{who}拒绝给出任何东西。</translation>
    </message>
    <message>
        <source>{what}: everyone agrees.</source>
        <translation>{what}：全体同意。</translation>
    </message>
    <message>
        <source>{what}: no agreement.</source>
        <translation>{what}：没有达成协议。</translation>
    </message>
    <message>
        <source>Decay is at {decay}.</source>
        <translation>衰退为{decay}。</translation>
    </message>
    <message>
        <source>You have no Elder Sign.</source>
        <translation>你没有远古印记。</translation>
    </message>
    <message>
        <source>Yours are worth: {signs}. That is {sum} Doom in total.</source>
        <translation>你的印记价值：{signs}。合计{sum}末日点。</translation>
    </message>
    <message>
        <source>{count} worth {worth}</source>
        <translation>{count}个价值{worth}</translation>
    </message>
    <message>
        <source>Signs you have not seen, in the supply or held by others: {signs}.</source>
        <translation>你未见过的，在供应区或别人手中：{signs}。</translation>
    </message>
    <message>
        <source>Out of turn only if threatened</source>
        <translation>只在受威胁时询问</translation>
    </message>
    <message>
        <source>You are asked after other players&apos; actions only while one of your cultists can be captured.</source>
        <translation>只有当你的邪教徒可能被俘获时，才在别人行动后询问你。</translation>
    </message>
    <message>
        <source>Nothing out of turn</source>
        <translation>行动轮之外不询问</translation>
    </message>
    <message>
        <source>You are not asked whether you want to act between two actions.</source>
        <translation>两个行动之间不再询问你是否要做什么。</translation>
    </message>
    <message>
        <source>Keep Elder Signs face down</source>
        <translation>远古印记保持正面朝下</translation>
    </message>
    <message>
        <source>You are not asked whether to reveal your Elder Signs. You can still do it yourself.</source>
        <translation>不再询问你是否翻开远古印记。你仍可主动翻开。</translation>
    </message>
</context>
<context>
    <name>cthulhu_wars_board</name>
    <message>
        <source>Round {round}</source>
        <translation>第{round}回合</translation>
    </message>
    <message>
        <source>Next part of the t&amp;able</source>
        <translation>桌面的下一部分(&amp;A)</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the table</source>
        <translation>桌面的上一部分(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Control: who controls the gates</source>
        <translation>控制：谁控制传送门(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Borders of the area pointed at</source>
        <translation>所指地区的边界(&amp;B)</translation>
    </message>
    <message>
        <source>{clicked}: {next}</source>
        <translation>{clicked}：{next}</translation>
    </message>
    <message>
        <source>choose the faction</source>
        <translation>选择派系</translation>
    </message>
    <message>
        <source>choose the area</source>
        <translation>选择地区</translation>
    </message>
    <message>
        <source>choose how many</source>
        <translation>选择数量</translation>
    </message>
    <message>
        <source>choose the card</source>
        <translation>选择卡牌</translation>
    </message>
    <message>
        <source>choose the unit</source>
        <translation>选择单位</translation>
    </message>
    <message>
        <source>{choice}: not available. {why}</source>
        <translation>{choice}：不可选。{why}</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>邪能</translation>
    </message>
    <message>
        <source>Gates</source>
        <translation>传送门</translation>
    </message>
    <message>
        <source>Spellbooks</source>
        <translation>咒术书</translation>
    </message>
    <message>
        <source>Elder Signs</source>
        <translation>远古印记</translation>
    </message>
    <message>
        <source>Captives</source>
        <translation>俘虏</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s)</source>
        <translation>
            <numerusform>%n个选择</numerusform>
        </translation>
    </message>
    <message>
        <source>Requirements, spellbooks</source>
        <translation>要求与咒术书</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>{who}, played by {name}</source>
        <translation>{who}，由{name}操控</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>派系</translation>
    </message>
    <message numerus="yes">
        <source>%n Power</source>
        <translation>
            <numerusform>%n邪能</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Doom</source>
        <translation>
            <numerusform>%n末日点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gate(s)</source>
        <translation>
            <numerusform>%n个传送门</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desecration token(s) left</source>
        <translation>
            <numerusform>剩余%n个亵渎标记</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Elder Sign(s)</source>
        <translation>
            <numerusform>%n个远古印记</numerusform>
        </translation>
    </message>
    <message>
        <source>Requirements</source>
        <translation>召唤要求</translation>
    </message>
    <message>
        <source>{title}: {number}</source>
        <translation>{title}：{number}</translation>
    </message>
    <message>
        <source>Spellbook, taken</source>
        <translation>咒术书，已获得</translation>
    </message>
    <message>
        <source>Spellbook, not taken yet</source>
        <translation>咒术书，尚未获得</translation>
    </message>
    <message>
        <source>Units left</source>
        <translation>剩余单位</translation>
    </message>
    <message>
        <source>Off the map</source>
        <translation>地图外</translation>
    </message>
    <message>
        <source>Great Old One</source>
        <translation>旧日支配者</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>能力</translation>
    </message>
    <message>
        <source>Threats: &amp;who can be captured</source>
        <translation>威胁：谁可能被俘获(&amp;W)</translation>
    </message>
    <message>
        <source>Arrows of a &amp;move</source>
        <translation>移动箭头(&amp;M)</translation>
    </message>
    <message>
        <source>{unit}, 1 of {count}</source>
        <translation>{unit}，{count}个中的1个</translation>
    </message>
    <message>
        <source>choose below what to do there</source>
        <translation>在下方选择要做什么</translation>
    </message>
    <message>
        <source>confirm the area</source>
        <translation>确认地区</translation>
    </message>
    <message>
        <source>an area to recruit</source>
        <translation>要招募的地区</translation>
    </message>
    <message>
        <source>an area to build a gate</source>
        <translation>要建立传送门的地区</translation>
    </message>
    <message>
        <source>an area to recruit or build</source>
        <translation>要招募或建门的地区</translation>
    </message>
    <message>
        <source>a unit to move it</source>
        <translation>单位可移动</translation>
    </message>
    <message>
        <source>one on your card to place it</source>
        <translation>派系卡上的单位可召唤或唤醒</translation>
    </message>
    <message>
        <source>an enemy to battle or capture</source>
        <translation>敌人可战斗或俘获</translation>
    </message>
    <message>
        <source>Click {things}.</source>
        <translation>点击{things}。</translation>
    </message>
    <message>
        <source>Doom</source>
        <translation>末日</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Ability: {ability}</source>
        <translation>能力：{ability}</translation>
    </message>
    <message>
        <source>Combat: your gates and cultists in play</source>
        <translation>战斗等级：己方在场的传送门与邪教徒之和</translation>
    </message>
    <message>
        <source>Combat: spellbooks of both sides</source>
        <translation>战斗等级：双方咒术书之和</translation>
    </message>
    <message>
        <source>Combat: one less than the number fighting together</source>
        <translation>战斗等级：参战数量减一</translation>
    </message>
    <message>
        <source>Combat: one more than the number fighting together</source>
        <translation>战斗等级：参战数量加一</translation>
    </message>
    <message>
        <source>Combat: the current ritual cost</source>
        <translation>战斗等级：当前湮灭仪式费用</translation>
    </message>
    <message>
        <source>Combat: two for each enemy Great Old One in play</source>
        <translation>战斗等级：每个在场的敌方旧日支配者计二</translation>
    </message>
    <message>
        <source>Combat: Formless Spawn in play, plus Tsathoggua</source>
        <translation>战斗等级：在场的无形之子加撒托古亚</translation>
    </message>
    <message>
        <source>Combat: the opponent&apos;s Power, at least 2</source>
        <translation>战斗等级：对手的邪能，至少为2</translation>
    </message>
    <message>
        <source>Combat: half the opponent&apos;s Doom</source>
        <translation>战斗等级：对手末日点的一半</translation>
    </message>
    <message>
        <source>Combat: your gates, cultists and Dark Young in play</source>
        <translation>战斗等级：在场的己方传送门、邪教徒和黑山羊之子</translation>
    </message>
    <message>
        <source>Requirement met: {deed}</source>
        <translation>要求已达成：{deed}</translation>
    </message>
    <message>
        <source>Requirement: {deed}, {done} of {whole}</source>
        <translation>要求：{deed}，{done}/{whole}</translation>
    </message>
    <message>
        <source>Requirement, met</source>
        <translation>要求，已达成</translation>
    </message>
    <message>
        <source>Requirement: earns a spellbook</source>
        <translation>要求：达成可得一本咒术书</translation>
    </message>
    <message>
        <source>used this game</source>
        <translation>本局已用过</translation>
    </message>
    <message>
        <source>used this phase</source>
        <translation>本阶段已用过</translation>
    </message>
    <message>
        <source>Spellbook taken: {book}</source>
        <translation>已获得咒术书：{book}</translation>
    </message>
    <message>
        <source>Spellbook, not taken: {book}</source>
        <translation>未获得咒术书：{book}</translation>
    </message>
    <message>
        <source>{unit}: {pool} of {size} in the pool, {map} on the map</source>
        <translation>{unit}：{size}个中，供应池{pool}个，地图上{map}个</translation>
    </message>
    <message>
        <source>{number} off the map</source>
        <translation>{number}个在地图外</translation>
    </message>
    <message>
        <source>Costs {number} Power</source>
        <translation>费用{number}邪能</translation>
    </message>
    <message>
        <source>Combat {number}</source>
        <translation>战斗等级{number}</translation>
    </message>
    <message>
        <source>In play, off the map</source>
        <translation>在场，位于地图外</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>在场</translation>
    </message>
    <message>
        <source>Can be awakened</source>
        <translation>可以唤醒</translation>
    </message>
    <message numerus="yes">
        <source>%n Power missing</source>
        <translation>
            <numerusform>还缺%n邪能</numerusform>
        </translation>
    </message>
    <message>
        <source>Great Old One {unit}: awakening costs {cost} Power</source>
        <translation>旧日支配者{unit}：唤醒费用{cost}邪能</translation>
    </message>
    <message numerus="yes">
        <source>%n Elder Sign(s), face down</source>
        <translation>
            <numerusform>%n个远古印记，正面朝下</numerusform>
        </translation>
    </message>
    <message>
        <source>hold the mouse button or the space bar to see them</source>
        <translation>按住鼠标或空格键查看</translation>
    </message>
    <message>
        <source>each player sees their own in the notebook (N)</source>
        <translation>每位真人在笔记（N）中查看自己的印记</translation>
    </message>
    <message>
        <source>Your Elder Signs are worth {values}: {sum} in total</source>
        <translation>你的远古印记价值{values}：合计{sum}</translation>
    </message>
    <message>
        <source>No captives</source>
        <translation>没有俘虏</translation>
    </message>
    <message>
        <source>{who}&apos;s {unit}</source>
        <translation>{who}的{unit}</translation>
    </message>
    <message>
        <source>{count} × {what}</source>
        <translation>{count}×{what}</translation>
    </message>
    <message>
        <source>Captives: {list}. Each gives 1 Power in the Gather Power phase</source>
        <translation>俘虏：{list}。聚能时每个提供1邪能</translation>
    </message>
    <message>
        <source>Off the map: {units}</source>
        <translation>地图外：{units}</translation>
    </message>
    <message>
        <source>Ice Age: {place}</source>
        <translation>冰河时代：{place}</translation>
    </message>
    <message>
        <source>On the card: a gate and its cultist</source>
        <translation>在派系卡上：一个传送门及其邪教徒</translation>
    </message>
    <message>
        <source>A Serpent Man on {who}&apos;s card</source>
        <translation>{who}派系卡上有一个蛇人</translation>
    </message>
    <message>
        <source>Choose a spellbook</source>
        <translation>选择咒术书</translation>
    </message>
    <message>
        <source>If you battle in {place}</source>
        <translation>如果你在{place}战斗</translation>
    </message>
    <message>
        <source>{who} chooses, by {book}</source>
        <translation>{who}凭{book}选择</translation>
    </message>
    <message>
        <source>{who} chooses</source>
        <translation>{who}选择</translation>
    </message>
    <message>
        <source>units lost</source>
        <translation>损失的单位</translation>
    </message>
    <message>
        <source>{mean} of {units} on average</source>
        <translation>{units}个中平均{mean}个</translation>
    </message>
    <message>
        <source>{mean} must retreat</source>
        <translation>{mean}个必须撤退</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n颗骰子</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} rolls {dice}, loses {mean} of {units} units on average, {retreat} retreat; wiped out {share} of the time</source>
        <translation>{who}掷{dice}颗骰子，{units}个单位中平均损失{mean}个，{retreat}个撤退；全灭的概率为{share}</translation>
    </message>
    <message>
        <source>Not counted, because someone may choose: {effects}</source>
        <translation>未计入，因为有人可以选择：{effects}</translation>
    </message>
    <message>
        <source>Results in {place}</source>
        <translation>{place}的战果</translation>
    </message>
    <message>
        <source>Battle in {place}</source>
        <translation>{place}之战</translation>
    </message>
    <message>
        <source>{where}: {who} against {whom}. {step}</source>
        <translation>{where}：{who}对{whom}。{step}</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>防御</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>进攻</translation>
    </message>
    <message>
        <source>{who} {role}</source>
        <translation>{who}{role}</translation>
    </message>
    <message>
        <source>will die</source>
        <translation>将被消灭</translation>
    </message>
    <message>
        <source>must retreat</source>
        <translation>必须撤退</translation>
    </message>
    <message>
        <source>spared</source>
        <translation>幸免</translation>
    </message>
    <message>
        <source>out of the battle</source>
        <translation>退出战斗</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>被消灭</translation>
    </message>
    <message>
        <source>retreated</source>
        <translation>已撤退</translation>
    </message>
    <message>
        <source>stayed: no retreat</source>
        <translation>无法撤退而留下</translation>
    </message>
    <message>
        <source>{count} × {unit}</source>
        <translation>{count}×{unit}</translation>
    </message>
    <message>
        <source>{unit} on the gate</source>
        <translation>传送门上的{unit}</translation>
    </message>
    <message>
        <source>{who}: {figures}</source>
        <translation>{who}：{figures}</translation>
    </message>
    <message>
        <source>dice {faces}</source>
        <translation>骰子{faces}</translation>
    </message>
    <message>
        <source>no dice</source>
        <translation>没有骰子</translation>
    </message>
    <message numerus="yes">
        <source>%n kill(s)</source>
        <translation>
            <numerusform>%n个消灭</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pain(s)</source>
        <translation>
            <numerusform>%n个伤痛</numerusform>
        </translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>宣布战斗</translation>
    </message>
    <message>
        <source>Before dice</source>
        <translation>战斗前</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>掷骰</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>消灭</translation>
    </message>
    <message>
        <source>Pains</source>
        <translation>伤痛</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>撤退</translation>
    </message>
    <message>
        <source>After the battle</source>
        <translation>战斗后</translation>
    </message>
    <message>
        <source>Requirements counted</source>
        <translation>核对要求</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>战斗结束</translation>
    </message>
    <message>
        <source>Step {number} of 8: {step}</source>
        <translation>第{number}步，共8步：{step}</translation>
    </message>
    <message>
        <source>The battle is over. Killed: {list}</source>
        <translation>战斗结束。被消灭：{list}</translation>
    </message>
    <message>
        <source>{who} {number}</source>
        <translation>{who}{number}</translation>
    </message>
    <message>
        <source>there is a decision to make there</source>
        <translation>那里有待决定</translation>
    </message>
    <message>
        <source>Click to see its card.</source>
        <translation>按下查看卡牌。</translation>
    </message>
    <message>
        <source>Click to see it.</source>
        <translation>按下查看。</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>战斗</translation>
    </message>
    <message>
        <source>The negotiation</source>
        <translation>协商</translation>
    </message>
    <message>
        <source>{number} of 6 spellbooks</source>
        <translation>{number}/6本咒术书</translation>
    </message>
    <message>
        <source>its turn</source>
        <translation>轮到行动</translation>
    </message>
    <message>
        <source>your faction</source>
        <translation>你的派系</translation>
    </message>
    <message>
        <source>{who}: {facts}</source>
        <translation>{who}：{facts}</translation>
    </message>
    <message>
        <source>Negotiation: {effect}, {who}</source>
        <translation>协商：{effect}，{who}</translation>
    </message>
    <message>
        <source>Asked for in total: {number}</source>
        <translation>合计要求：{number}</translation>
    </message>
    <message>
        <source>Offered so far: {number}</source>
        <translation>现已报出：{number}</translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>还缺%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>多出%n</numerusform>
        </translation>
    </message>
    <message>
        <source>offered, out of what is asked for</source>
        <translation>已报出，占要求的数量</translation>
    </message>
    <message>
        <source>{who} has not spoken yet and has {number}</source>
        <translation>{who}尚未报数，有{number}</translation>
    </message>
    <message>
        <source>{who} has refused</source>
        <translation>{who}已拒绝</translation>
    </message>
    <message>
        <source>{who} offers {number} of at most {most}</source>
        <translation>{who}报出{number}，最多{most}</translation>
    </message>
    <message>
        <source>has {number}</source>
        <translation>有{number}</translation>
    </message>
    <message>
        <source>refuses</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Round {number} of {last}</source>
        <translation>第{number}轮，共{last}轮</translation>
    </message>
    <message>
        <source>Agreed as soon as the offers add up to exactly what is asked for.</source>
        <translation>报数之和恰好等于要求时即达成协议。</translation>
    </message>
    <message>
        <source>Doom track to {last}</source>
        <translation>末日表，终点{last}</translation>
    </message>
    <message>
        <source>{who}: {number}</source>
        <translation>{who}：{number}</translation>
    </message>
    <message>
        <source>Ritual</source>
        <translation>湮灭仪式</translation>
    </message>
    <message>
        <source>Instant Death</source>
        <translation>突然死亡</translation>
    </message>
    <message>
        <source>{who} pays {cost} Power</source>
        <translation>{who}支付{cost}邪能</translation>
    </message>
    <message>
        <source>Ritual track: Instant Death. A ritual costs {cost} Power</source>
        <translation>湮灭仪式表：突然死亡。湮灭仪式费用{cost}邪能</translation>
    </message>
    <message>
        <source>Ritual track: the next ritual costs {cost} Power</source>
        <translation>湮灭仪式表：下一次湮灭仪式费用{cost}邪能</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to Instant Death</source>
        <translation>
            <numerusform>距突然死亡还有%n格</numerusform>
        </translation>
    </message>
    <message>
        <source>Power, in turn order</source>
        <translation>邪能，按行动顺序</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>游戏设置</translation>
    </message>
    <message>
        <source>Decay {number}</source>
        <translation>衰退{number}</translation>
    </message>
    <message>
        <source>Turn order, clockwise: {seats}</source>
        <translation>行动顺位，顺时针：{seats}</translation>
    </message>
    <message>
        <source>Turn order, counterclockwise: {seats}</source>
        <translation>行动顺位，逆时针：{seats}</translation>
    </message>
    <message>
        <source>{who} {number} Power</source>
        <translation>{who}{number}邪能</translation>
    </message>
    <message>
        <source>{seat} (out of Power)</source>
        <translation>{seat}（邪能用尽）</translation>
    </message>
    <message>
        <source>{who}: {number} Doom</source>
        <translation>{who}：{number}末日点</translation>
    </message>
    <message>
        <source>{before}, {next}</source>
        <translation>{before}，{next}</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}。</translation>
    </message>
    <message>
        <source>ocean</source>
        <translation>海洋</translation>
    </message>
    <message>
        <source>land</source>
        <translation>陆地</translation>
    </message>
    <message>
        <source>crescent sign</source>
        <translation>新月标志</translation>
    </message>
    <message>
        <source>chevron sign</source>
        <translation>尖角标志</translation>
    </message>
    <message>
        <source>slashes sign</source>
        <translation>斜线标志</translation>
    </message>
    <message>
        <source>Desecrated</source>
        <translation>已亵渎</translation>
    </message>
    <message>
        <source>Adjacent to {areas}.</source>
        <translation>相邻地区：{areas}。</translation>
    </message>
    <message>
        <source>abandoned gate</source>
        <translation>废弃的传送门</translation>
    </message>
    <message>
        <source>gate controlled by {who}</source>
        <translation>{who}控制的传送门</translation>
    </message>
    <message>
        <source>desecration token</source>
        <translation>亵渎标记</translation>
    </message>
</context>
<context>
    <name>kernel</name>
    <message>
        <source>From move {entry} on, the moves in this file break the rules ({why}). The file was not changed; an older copy of the game may still open.</source>
        <translation>这个文件从第{entry}步起不符合规则（{why}）。文件保持原样；较早的副本也许还能打开。</translation>
    </message>
    <message>
        <source>File not found: {path}.</source>
        <translation>文件{path}已不存在。</translation>
    </message>
    <message>
        <source>It is not this player&apos;s turn to decide.</source>
        <translation>现在不轮到这位玩家决定。</translation>
    </message>
    <message>
        <source>{rule} {cause}</source>
        <translation>{rule}{cause}</translation>
    </message>
    <message>
        <source>The game is over: {reason}</source>
        <translation>游戏已结束：{reason}</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>游戏正在等待{names}。</translation>
    </message>
    <message>
        <source>The game continues automatically.</source>
        <translation>游戏会自动继续。</translation>
    </message>
    <message>
        <source>You can&apos;t choose that now.</source>
        <translation>这不是现在可选的选择。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>This answer is binding and can&apos;t be taken back.</source>
        <translation>这个回答有约束力，不能收回。</translation>
    </message>
    <message>
        <source>This player has no answer to take back.</source>
        <translation>这位玩家没有可收回的回答。</translation>
    </message>
    <message>
        <source>This game is for {least}–{most} players, not {seats}.</source>
        <translation>这个游戏需要{least}到{most}位玩家，不是{seats}位。</translation>
    </message>
    <message>
        <source>Unknown option “{option}”. Options: {known}.</source>
        <translation>没有选项“{option}”。可用选项：{known}。</translation>
    </message>
    <message>
        <source>“{value}” is not a valid value for “{option}”. Use: {allowed}.</source>
        <translation>选项“{option}”不能设为“{value}”。可以是：{allowed}。</translation>
    </message>
    <message>
        <source>A seed must be a whole number from 0 to {most}.</source>
        <translation>种子是0到{most}的整数。</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>玩家{number}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>看过了</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>This is not a Lamplight file. Choose a file that ends in .lamplight.</source>
        <translation>这不是 Lamplight 文件。请选择以 .lamplight 结尾的文件。</translation>
    </message>
    <message>
        <source>This file was written by a newer program ({program}) in format {number}; this program reads up to format {known}. Open it with a newer version of Lamplight.</source>
        <translation>这个文件由更新的程序（{program}）以格式{number}写成；本程序最高读到格式{known}。更新版的 Lamplight 可以打开它。</translation>
    </message>
    <message>
        <source>This game was played by newer rules (version {rules}, program {program}); this program knows version {known}. Open it with a newer version of Lamplight.</source>
        <translation>这一局使用更新的规则（版本{rules}，程序{program}）；本程序的版本为{known}。更新版的 Lamplight 可以打开它。</translation>
    </message>
    <message>
        <source>This game was played by older rules (version {rules}, program {program}) and cannot be converted to version {known}. Open it with that older version of Lamplight.</source>
        <translation>这一局使用较旧的规则（版本{rules}，程序{program}），无法转换到版本{known}。那个旧版的 Lamplight 可以打开它。</translation>
    </message>
    <message>
        <source>Unknown game “{game}”. Look for a newer version of Lamplight.</source>
        <translation>本程序不认识游戏“{game}”。请查找更新版的 Lamplight。</translation>
    </message>
    <message>
        <source>This file is damaged ({where}). It was not changed; an older copy of the game may still open.</source>
        <translation>这个文件已损坏（{where}）。文件保持原样；较早的副本也许还能打开。</translation>
    </message>
    <message>
        <source>This file is too large to be a game: the limit is {most} MB.</source>
        <translation>这个文件太大，不像是对局：最多读取{most}MB。</translation>
    </message>
    <message>
        <source>Cannot open {path} ({why}).</source>
        <translation>无法打开文件 {path}（{why}）。</translation>
    </message>
    <message>
        <source>{path} is a folder, a pipe or a device. Choose a file.</source>
        <translation>{path} 是文件夹、管道或设备。请选择一个文件。</translation>
    </message>
    <message>
        <source>The file {path} is too large: the limit is {most}.</source>
        <translation>文件 {path} 太大：最多读取 {most}。</translation>
    </message>
    <message>
        <source>Line {line} of {path} is not UTF-8. Save the file as UTF-8.</source>
        <translation>{path} 的第 {line} 行不是 UTF-8。请将文件存为 UTF-8。</translation>
    </message>
    <message>
        <source>{path} is not valid TOML ({why}).</source>
        <translation>{path} 不是有效的 TOML（{why}）。</translation>
    </message>
    <message>
        <source>This file nests values more than {most} levels deep. Choose another file.</source>
        <translation>这个文件中的值嵌套超过 {most} 层。请选择其他文件。</translation>
    </message>
    <message>
        <source>This file contains more than {most} values. Choose another file.</source>
        <translation>这个文件包含的值超过 {most} 个。请选择其他文件。</translation>
    </message>
    <message>
        <source>A chance result has been shown since then.</source>
        <translation>此后已显示过随机结果。</translation>
    </message>
    <message>
        <source>Hidden information has been revealed since then.</source>
        <translation>此后已显示过隐藏信息。</translation>
    </message>
    <message>
        <source>Another player has decided since then.</source>
        <translation>此后已有其他人做出决定。</translation>
    </message>
    <message>
        <source>{name} made the last decision: you can&apos;t take it back.</source>
        <translation>{name}做了最后的决定：你不能收回。</translation>
    </message>
    <message>
        <source>{name} takes back {other}&apos;s decision.</source>
        <translation>{name}收回{other}的一个决定。</translation>
    </message>
    <message>
        <source>This game was set up without undo.</source>
        <translation>这一局设为不能悔棋。</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>没有可以收回的。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>没有可以重做的。</translation>
    </message>
</context>
<context>
    <name>models</name>
    <message>
        <source>This is the public record of an unfinished game: you can look at it, but not continue it.</source>
        <translation>这是一局进行中游戏的公开记录：列表会显示它，但谁也不能接着玩。</translation>
    </message>
    <message>
        <source>While the game runs, its replay shows only what everyone may see.</source>
        <translation>对局进行时，回放只显示所有人都能看到的内容。</translation>
    </message>
    <message>
        <source>Could not save the game in {folder} ({why}). You can keep playing; use “Save as” to keep it elsewhere.</source>
        <translation>无法把对局保存到{folder}（{why}）。你可以继续玩；可用“另存为”存到别处。</translation>
    </message>
    <message>
        <source>Saving is taking longer than usual. You can keep playing.</source>
        <translation>磁盘保存对局很慢。你可以继续玩。</translation>
    </message>
    <message>
        <source>Some settings could not be read, so defaults are used. The old file is kept at {where}.</source>
        <translation>部分设置无法读取，改用默认值。旧文件已保留：{where}。</translation>
    </message>
    <message>
        <source>Could not open the settings ({why}). Using defaults for now.</source>
        <translation>无法打开设置（{why}）。暂时使用默认值。</translation>
    </message>
    <message>
        <source>Could not write the settings ({why}). They apply until you quit.</source>
        <translation>无法写入设置（{why}）。退出前有效。</translation>
    </message>
    <message>
        <source>A bot stopped responding. It was restarted and is thinking again.</source>
        <translation>一个机器人停止了响应。它已重新启动，正在重新思考。</translation>
    </message>
    <message>
        <source>The bots have stopped thinking ({why}). Nothing is lost; you can try again.</source>
        <translation>机器人停止了思考（{why}）。没有丢失任何内容；你可以重试。</translation>
    </message>
</context>
</TS>
