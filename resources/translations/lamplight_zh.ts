<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About {name}</source>
        <translation>关于{name}</translation>
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
        <source>An unofficial work by people who love these games. It is not made, endorsed or supported by their publishers or designers, and holds none of their texts or pictures. Please own a copy of each game that you play with it.</source>
        <translation>由热爱这些游戏的人制作的非官方作品。与出版商和设计师无关，未获其认可或支持，也不含其任何文字和图片。请为你玩的每个游戏拥有一套正版。</translation>
    </message>
</context>
<context>
    <name>BoxPanel</name>
    <message>
        <source>Play alone</source>
        <translation>单人游戏</translation>
    </message>
    <message>
        <source>Against {count} bots</source>
        <translation>对战{count}个机器人</translation>
    </message>
    <message>
        <source>Set up the table...</source>
        <translation>布置牌桌...</translation>
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
        <source>As the system</source>
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
        <source>At once</source>
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
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>All open your eyes.</source>
        <translation>所有人睁开眼睛。</translation>
    </message>
    <message>
        <source>Close your eyes again.</source>
        <translation>请再闭上眼睛。</translation>
    </message>
    <message>
        <source>All close your eyes once more.</source>
        <translation>所有人再次闭上眼睛。</translation>
    </message>
    <message>
        <source>All close your eyes.</source>
        <translation>所有人闭上眼睛。</translation>
    </message>
    <message>
        <source>Whom it concerns opens them when the countdown ends.</source>
        <translation>倒计时结束时，相关的人睁开眼睛。</translation>
    </message>
    <message>
        <source>When the countdown ends, all may look.</source>
        <translation>倒计时结束后，大家都可以看。</translation>
    </message>
    <message>
        <source>Put the laptop in the middle and press Begin. After {first} seconds whom it concerns looks and chooses without a sound. All others keep their eyes closed and wait until {whole} seconds have passed.</source>
        <translation>把笔记本电脑放在中间，按“开始”。{first}秒后，相关的人睁眼查看并无声地选择。其他人闭着眼睛，等到{whole}秒过去。</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>There is no file {path}.</source>
        <translation>没有文件{path}。</translation>
    </message>
    <message>
        <source>There is no level {level}. Levels: {known}.</source>
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
        <source>begin this game at once</source>
        <translation>立即开始这个游戏</translation>
    </message>
    <message>
        <source>the seed of the new game</source>
        <translation>新对局的种子</translation>
    </message>
    <message>
        <source>bots beside you, as novice,master</source>
        <translation>同桌的机器人，例如 novice,master</translation>
    </message>
    <message>
        <source>options of the new game, as TOML</source>
        <translation>新对局的选项，TOML 格式</translation>
    </message>
    <message>
        <source>go on with the last game</source>
        <translation>继续上一局</translation>
    </message>
    <message>
        <source>use the whole screen</source>
        <translation>使用整个屏幕</translation>
    </message>
    <message>
        <source>language for this start, as de</source>
        <translation>本次启动的语言，例如 zh</translation>
    </message>
    <message>
        <source>paper, night, contrast, print or system</source>
        <translation>paper、night、contrast、print 或 system</translation>
    </message>
    <message>
        <source>size of everything, as 1.5</source>
        <translation>整体大小，例如 1.5</translation>
    </message>
    <message>
        <source>keep all files in this folder</source>
        <translation>所有文件都放在这个文件夹</translation>
    </message>
    <message>
        <source>default settings, nothing restored</source>
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
        <source>write a record in another form</source>
        <translation>把对局记录写成其他格式</translation>
    </message>
    <message>
        <source>text, public, png or pdf</source>
        <translation>text、public、png 或 pdf</translation>
    </message>
    <message>
        <source>where to write (default: beside the record)</source>
        <translation>写到哪里（默认：记录旁边）</translation>
    </message>
    <message>
        <source>bots against bots: a table and JSON</source>
        <translation>机器人互相对战：表格和 JSON</translation>
    </message>
    <message>
        <source>games for each pair of levels</source>
        <translation>每两个等级之间的局数</translation>
    </message>
    <message>
        <source>processes at a time</source>
        <translation>同时运行的进程数</translation>
    </message>
    <message>
        <source>bots play a game; pictures and record in DIR</source>
        <translation>机器人玩一局；图片和记录放在 DIR</translation>
    </message>
    <message>
        <source>say the version and end</source>
        <translation>显示版本并结束</translation>
    </message>
    <message>
        <source>say this and end</source>
        <translation>显示本说明并结束</translation>
    </message>
    <message>
        <source>{option} cannot take this; --help says what it takes</source>
        <translation>{option}不接受这个值；--help 说明可用的值</translation>
    </message>
    <message>
        <source>{words}: not known; --help says what there is</source>
        <translation>{words}：无法识别；--help 列出所有选项</translation>
    </message>
    <message>
        <source>--export needs --to: text, public, png or pdf</source>
        <translation>--export 需要 --to：text、public、png 或 pdf</translation>
    </message>
    <message>
        <source>--seed, --bots and --options need --new GAME</source>
        <translation>--seed、--bots 和 --options 需要 --new GAME</translation>
    </message>
    <message>
        <source>--scale goes from 0.5 to 4</source>
        <translation>--scale 的范围是 0.5 到 4</translation>
    </message>
    <message>
        <source>--games and --jobs are at least 1</source>
        <translation>--games 和 --jobs 至少为 1</translation>
    </message>
    <message>
        <source>There is no language {code}. Languages: {known}.</source>
        <translation>没有语言{code}。可选：{known}。</translation>
    </message>
    <message>
        <source>{path} cannot be read: {why}</source>
        <translation>无法读取{path}：{why}</translation>
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
        <source>&amp;New game...</source>
        <translation>新对局(&amp;N)...</translation>
    </message>
    <message>
        <source>New with the sa&amp;me set-up</source>
        <translation>以相同设置开新局(&amp;M)</translation>
    </message>
    <message>
        <source>Res&amp;tart from the same seed</source>
        <translation>以相同种子重新开始(&amp;T)</translation>
    </message>
    <message>
        <source>Continue the &amp;last game</source>
        <translation>继续上一局(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>打开(&amp;O)...</translation>
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
        <source>Save &amp;as...</source>
        <translation>另存为(&amp;A)...</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>导出(&amp;E)...</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>打印(&amp;P)...</translation>
    </message>
    <message>
        <source>Loo&amp;k at this game again</source>
        <translation>回看这一局(&amp;K)</translation>
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
        <source>&amp;Records...</source>
        <translation>对局记录(&amp;R)...</translation>
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
        <source>&amp;Confirm</source>
        <translation>确认(&amp;C)</translation>
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
        <source>What happened since my &amp;last turn</source>
        <translation>上次行动后发生了什么(&amp;T)</translation>
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
        <source>&amp;Seats</source>
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
        <source>&amp;Preferences...</source>
        <translation>首选项(&amp;P)...</translation>
    </message>
    <message>
        <source>&amp;Shortcuts...</source>
        <translation>快捷键(&amp;S)...</translation>
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
        <source>&amp;Accessibility...</source>
        <translation>无障碍(&amp;A)...</translation>
    </message>
    <message>
        <source>&amp;Bots&apos; pace</source>
        <translation>机器人速度(&amp;B)</translation>
    </message>
    <message>
        <source>Ta&amp;ke-back rule...</source>
        <translation>悔棋规则(&amp;K)...</translation>
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
        <source>Report a &amp;problem...</source>
        <translation>报告问题(&amp;P)...</translation>
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
        <source>This is a fault of the program, not yours. You can go on. If it happens again, step back or start the program anew; a report helps to mend it.</source>
        <translation>这是程序的错误，与你无关。你可以继续。如果再次发生，请后退一步或重新启动程序；报告有助于修复。</translation>
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
        <source>No game was on the table.</source>
        <translation>当时没有正在进行的对局。</translation>
    </message>
    <message>
        <source>Nothing was lost: the game is saved up to the last decision.</source>
        <translation>没有丢失任何内容：对局已保存到最后一个决定。</translation>
    </message>
    <message>
        <source>The game could not be saved. «Save as» may still keep it elsewhere.</source>
        <translation>无法保存对局。“另存为”也许还能把它存到别处。</translation>
    </message>
    <message>
        <source>The report cannot be written: {why}</source>
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
        <source>This is not the PIN.</source>
        <translation>PIN 不正确。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>我来了</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>PIN forgotten: hold to take it off</source>
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
        <source>All that can be chosen is lit on the board.</source>
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
    <name>Desk</name>
    <message>
        <source>Start again with the same cards? This game stays among the records.</source>
        <translation>用相同的牌重新开始？这一局会留在对局记录中。</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>重新开始</translation>
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
        <source>Saved. Every decision is, at once.</source>
        <translation>已保存。每个决定都会立即保存。</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Nothing is sent by itself. Copy this text into your report, and say what you did and what you expected.</source>
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
        <source>Show it again</source>
        <translation>再看一遍</translation>
    </message>
</context>
<context>
    <name>EndPicture</name>
    <message>
        <source>The table at the end</source>
        <translation>终局牌桌</translation>
    </message>
    <message>
        <source>The table as it was at the end: press to look at it.</source>
        <translation>终局时的牌桌：按下查看。</translation>
    </message>
</context>
<context>
    <name>Headless</name>
    <message>
        <source>There is no game {game}. Games: {known}.</source>
        <translation>没有游戏{game}。可选：{known}。</translation>
    </message>
    <message>
        <source>{path} is sound: {game}, {count} entries.</source>
        <translation>{path}完好：{game}，{count}条。</translation>
    </message>
    <message>
        <source>A record is never written over.</source>
        <translation>对局记录不会被覆盖。</translation>
    </message>
    <message>
        <source>{path} cannot be written: {why}</source>
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
        <source>Find the next place</source>
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
        <source>{choice}: Enter or press again</source>
        <translation>{choice}：按 Enter 或再按一次</translation>
    </message>
</context>
<context>
    <name>Lamplight</name>
    <message>
        <source>The folder {folder} cannot be written ({why}). Games are not kept; «Save as» works.</source>
        <translation>无法写入文件夹{folder}（{why}）。对局不会保留；可以用“另存为”。</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Dice</source>
        <translation>骰子</translation>
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
        <source>Does anything that is allowed, without a thought.</source>
        <translation>不加思考，做任何允许的事。</translation>
    </message>
    <message>
        <source>Takes what looks good now. Overlooks what comes later.</source>
        <translation>选眼前最好的，不顾以后。</translation>
    </message>
    <message>
        <source>Weighs what comes next, and seldom wastes a turn.</source>
        <translation>会考虑下一步，很少浪费行动。</translation>
    </message>
    <message>
        <source>Plans for the whole game with all that its seat can know. Thinks a moment.</source>
        <translation>根据其位置能知道的一切规划整局。会想一会儿。</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>All seats</source>
        <translation>所有玩家</translation>
    </message>
    <message>
        <source>Lines of</source>
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
        <source>Takes up what lies there and is not meant yet.</source>
        <translation>收起已放下但还未确定的部分。</translation>
    </message>
    <message>
        <source>Takes back the last decision of {name}.</source>
        <translation>收回{name}的上一个决定。</translation>
    </message>
    <message>
        <source>{barrier} It will be noted beside the result.</source>
        <translation>{barrier}结果旁会注明。</translation>
    </message>
    <message>
        <source>Take back anyway</source>
        <translation>仍然悔棋</translation>
    </message>
    <message>
        <source>Looking for a good move ...</source>
        <translation>正在寻找好棋...</translation>
    </message>
    <message>
        <source>Point at what is not lit, then ask: the reason stands here.</source>
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
        <source>Person</source>
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
        <source>{name} took something back over a barrier %n time(s).</source>
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
        <source>From now on the curtain asks for your PIN.</source>
        <translation>从现在起，遮幕会要求输入你的 PIN。</translation>
    </message>
    <message>
        <source>Your curtain asks for no PIN any more.</source>
        <translation>你的遮幕不再要求 PIN。</translation>
    </message>
</context>
<context>
    <name>NotebookScreen</name>
    <message>
        <source>Nothing is written here yet.</source>
        <translation>这里还没有记录。</translation>
    </message>
    <message numerus="yes">
        <source>A PIN has %n or more digits or letters.</source>
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
        <source>A new PIN for my seat</source>
        <translation>我这个座位的新 PIN</translation>
    </message>
    <message>
        <source>PIN...</source>
        <translation>PIN...</translation>
    </message>
    <message>
        <source>Set the PIN</source>
        <translation>设置 PIN</translation>
    </message>
    <message>
        <source>No PIN any more</source>
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
        <source>What is chosen when the time ends counts. Then close your eyes again.</source>
        <translation>时间到时以所选的为准。然后再闭上眼睛。</translation>
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
        <source>Set to «{value}»: {reason}</source>
        <translation>设为“{value}”：{reason}</translation>
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
        <source>Written: {path}</source>
        <translation>已写入：{path}</translation>
    </message>
    <message>
        <source>This game has no picture to share.</source>
        <translation>这个游戏没有可分享的图片。</translation>
    </message>
    <message>
        <source>The picture is in the clipboard: paste it anywhere.</source>
        <translation>图片已在剪贴板中：可粘贴到任何地方。</translation>
    </message>
    <message>
        <source>{path} cannot be written: {why}</source>
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
        <source>Every change holds at once.</source>
        <translation>每项更改立即生效。</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
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
        <source>&amp;Take-back rule for new games</source>
        <translation>新对局的悔棋规则(&amp;T)</translation>
    </message>
    <message>
        <source>Play a single choice by itself, after showing it</source>
        <translation>只有一个选择时，显示后自动执行</translation>
    </message>
    <message>
        <source>Ask before taking back over a barrier</source>
        <translation>悔棋越过界线前先询问</translation>
    </message>
    <message>
        <source>Cover the screen when the window comes back (several people)</source>
        <translation>窗口重新出现时遮住屏幕（多人游戏）</translation>
    </message>
    <message>
        <source>Single letters are commands (H for a hint ...)</source>
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
        <source>Each for itself</source>
        <translation>各自为战</translation>
    </message>
    <message>
        <source>First voyage</source>
        <translation>初次航行</translation>
    </message>
    <message>
        <source>Nobody jumps</source>
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
        <source>The Cult awakes</source>
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
        <source>Save as PDF...</source>
        <translation>存为 PDF...</translation>
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
        <source>Written: {path}</source>
        <translation>已写入：{path}</translation>
    </message>
</context>
<context>
    <name>Privacy</name>
    <message>
        <source>Whom it concerns</source>
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
        <source>This is not open. Hold to see why.</source>
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
        <source>Everybody stays here for the same time at least.</source>
        <translation>每个人在这里停留的时间至少一样长。</translation>
    </message>
    <message>
        <source>First hold to see what is here.</source>
        <translation>请先按住查看内容。</translation>
    </message>
    <message>
        <source>First choose.</source>
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
        <translation>按住鼠标键或 Enter</translation>
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
    <name>RecordsSheet</name>
    <message>
        <source>Records</source>
        <translation>对局记录</translation>
    </message>
    <message>
        <source>No games yet. They are kept here by themselves.</source>
        <translation>还没有对局。对局会自动保存在这里。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>导出...</translation>
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
        <source>Yes, into the bin</source>
        <translation>是，放入回收站</translation>
    </message>
    <message>
        <source>Look at it</source>
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
        <source>Put this game and its older copies into the bin?</source>
        <translation>把这一局和较早的副本放入回收站？</translation>
    </message>
    <message>
        <source>This system has no bin. Delete the file yourself: {path}</source>
        <translation>本系统没有回收站。请自行删除文件：{path}</translation>
    </message>
    <message>
        <source>over</source>
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
        <source>What all see</source>
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
        <source>The graph begins when the first points are scored.</source>
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
        <source>Person</source>
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
        <source>&amp;Seats</source>
        <translation>玩家(&amp;S)</translation>
    </message>
</context>
<context>
    <name>SeatsStrip</name>
    <message>
        <source>Seats</source>
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
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Bots see what a person in their seat would see, and nothing more.</source>
        <translation>机器人只看得到坐在其位置上的人能看到的信息。</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>选项(&amp;O)</translation>
    </message>
    <message>
        <source>Preset of options</source>
        <translation>选项预设</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>按原版</translation>
    </message>
    <message>
        <source>Keep as...</source>
        <translation>保存为...</translation>
    </message>
    <message>
        <source>Name of the preset, then Enter</source>
        <translation>输入预设名称，按 Enter</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>种子(&amp;E)</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>换一个</translation>
    </message>
    <message>
        <source>The same seed, seats and options bring the same cards again.</source>
        <translation>种子、玩家和选项相同，牌序就相同。</translation>
    </message>
    <message>
        <source>drawn unseen</source>
        <translation>暗中抽取</translation>
    </message>
    <message>
        <source>Whoever knows the seed can find out every secret of the game: leave it empty, and nobody sees it.</source>
        <translation>知道种子就能推出本局的所有秘密：留空则谁也看不到。</translation>
    </message>
    <message>
        <source>&amp;Take-back rule</source>
        <translation>悔棋规则(&amp;T)</translation>
    </message>
    <message>
        <source>The seed is missing: any number will do.</source>
        <translation>缺少种子：任意数字即可。</translation>
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
    <name>Shelf</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>One step back in this decision</source>
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
    <name>ShelfLines</name>
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
        <source>The usual key again</source>
        <translation>恢复默认按键</translation>
    </message>
    <message>
        <source>Enter or a double click on a command, then press its new key.</source>
        <translation>在命令上按 Enter 或双击，然后按下新的按键。</translation>
    </message>
    <message>
        <source>{key} belongs to «{command}». Change that one first.</source>
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
        <translation>在版图上：方向键移动光标，Enter 执行，Esc 后退一步。</translation>
    </message>
</context>
<context>
    <name>Source</name>
    <message>
        <source>The game in words</source>
        <translation>对局文字记录</translation>
    </message>
    <message>
        <source>there is no picture to write</source>
        <translation>没有可写入的图片</translation>
    </message>
</context>
<context>
    <name>StandingMenu</name>
    <message>
        <source>None for this seat</source>
        <translation>此玩家没有</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>{least} to {most} players</source>
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
        <source>Everybody may look. Next all close their eyes.</source>
        <translation>大家都可以看。接下来所有人闭上眼睛。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Everybody may look. Next: {name}.</source>
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
        <source>Answer always...</source>
        <translation>总是这样回答...</translation>
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
        <source>Any number of steps back, but never past something that was revealed, drawn by chance or decided by another person.</source>
        <translation>可以后退任意步，但不能越过已公开的信息、随机结果或其他人的决定。</translation>
    </message>
    <message>
        <source>Friendly</source>
        <translation>宽松</translation>
    </message>
    <message>
        <source>Such barriers may be crossed after a question. It is noted beside the result.</source>
        <translation>询问后可以越过这些界线。结果旁会注明。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>What is decided stays decided.</source>
        <translation>决定了就不能更改。</translation>
    </message>
</context>
<context>
    <name>WaitingCard</name>
    <message>
        <source>Where it stopped</source>
        <translation>中断的对局</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>桌上</translation>
    </message>
    <message>
        <source>Continue where it stopped</source>
        <translation>从中断处继续</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>The PIN of {name} was taken off.</source>
        <translation>{name}的 PIN 已取消。</translation>
    </message>
    <message>
        <source>Seats</source>
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
    <name>cthulhu_wars</name>
    <message>
        <source>You have given up battles for this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These units are your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no unit in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{whom} has no unit in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have fought in {place} this turn. One battle per area and turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An effect of your own keeps your units in {place} from declaring a battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A battle costs 1 Power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your units in {place} would roll no die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle in {place}. {who}: use an effect against {whom} before the dice?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle in {place}. {who}: use an effect against {whom} after the roll?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more effects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only once in each battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{who} takes %n more kill(s) in {place}. Which unit is killed?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} assigns %n more kill(s) to units of {whom} in {place}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} takes %n more pain(s) in {place}. Which unit must retreat?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} assigns %n more pain(s) to units of {whom} in {place}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Kill: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kill on an unhurt {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second kill on a hurt {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pain: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pain on an unhurt {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pain on a hurt {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} on the gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each unit takes one result, and these have theirs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this game Great Old Ones take no pain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} says which side retreats first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{whom} retreats first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} retreats from {place}. Where does this go: {what}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{whom} retreats from {place}. {who} says where this goes: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} to {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A retreat goes to an area next to {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{whom} has units in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has no retreat from {place}. Which pained unit is eliminated?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} loses a unit of the battle in {place}. Which one?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lose: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} sends a unit away from the battle in {place}. Which one, and where?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} shares {kills} and {pains} among the enemies in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kill to {whom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pain to {whom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n kill(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pain(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{who} attacks {whom} in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One side has left {place}: {who} and {whom} do not fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One side has nobody left in {place}: the battle stops without dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} rolls {faces}: {kills}, {pains}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} rolls misses again, now {faces}: {kills}, {pains}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kills on {who}: {hit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pains on {who}: {hit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} of {who} is pained instead of killed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} of {who} cannot retreat and stays in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle in {place} is over. Units lost: {who} {lost}, {whom} {lost_other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks at few orders and at the figures and Doom they bring at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries its orders to the end of the turn and follows its faction&apos;s plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries more orders, and looks at what the others may do in answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing else that was tried promised more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cheap action: the others spend their Power first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything else would cost more than it brings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This should win the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Gains %n Doom.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gains %n Elder Sign(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A spellbook is earned: {deed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Holds %n more gate(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{whom} loses %n gate(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{whom} loses %n unit(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A captive is worth 1 Power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} fights, and brings an Elder Sign in each ritual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each cultist gathers 1 Power every round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A gate can be built in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A gate waits in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guards the cultists in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cultist could be captured in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own units in one area more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{own} dice against {other} in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{whom} is ahead and should be held up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearer to the next spellbook.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less can be taken from it now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ritual brings more than its Power would.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Power is needed for something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signs count at the end in any case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned up now, they end and win the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This loss matters least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hurts the enemy most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is safest there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does the least harm there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This spellbook helps most at present.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fair share; without agreement it is worse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever is strongest should act late.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fertility Cult</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summoning a monster does not take your action. Each one still has its price and needs a gate of yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Avatar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action, 1 Power: choose another area and a faction with a monster or cultist there. It picks one of them, which changes places with Shub-Niggurath.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blood Sacrifice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once in each Doom phase with Shub-Niggurath in play you may eliminate one of your cultists to gain an Elder Sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frenzy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cultists have combat 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ghroth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action, 2 Power: roll a die. If it is not above the number of areas with your Fungi, your enemies together eliminate that many of their cultists. Otherwise place an Acolyte of any faction from its pool in any area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Necrophagy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After any battle with dice, yours or not, bring any of your Ghouls that took no part in it. Each adds one pain to both sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Red Sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Dark Young build and hold gates, give 1 Power each when Power is gathered, and 1 combat each to Shub-Niggurath. They stay monsters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Thousand Young</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While Shub-Niggurath is in play your Ghouls, Fungi and Dark Young cost 1 less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four areas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have units in four areas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six areas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have units in six areas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight areas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have units in eight areas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Among all enemies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share at least one area with each enemy; it need not be the same one. Also brings 1 Power for each enemy, if that is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cultists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As your action eliminate two of your cultists on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Awaken Shub-Niggurath</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Awaken Shub-Niggurath.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: which unit changes places with Shub-Niggurath and goes to {place}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: sacrifice a cultist for an Elder Sign?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: which Ghouls come to {place}? Each adds a pain to both sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: place an Acolyte of any faction anywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{who}: whose cultists go? %n more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Avatar: change places with a unit of {whom} in {place} (1 Power)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Ghroth: roll a die against %n area(s) with Fungi (2 Power)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>An Acolyte of {whom} to {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{whom} loses {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eliminate two of your cultists for a spellbook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sacrifice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more Ghouls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} rolled {number} for Ghroth, not above {areas}: so many cultists of the enemies go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} rolled {number} for Ghroth, above {areas}: an Acolyte comes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} is in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} appears at a gate of yours, and you have none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Shub-Niggurath asks for %n of your cultists on the map.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Shub-Niggurath is not in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other area has a monster or cultist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have fewer than two cultists on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each of your units may go one or two areas when it moves, for 1 Power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Harbinger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each enemy Great Old One killed or pained in a battle with Nyarlathotep you gain half of what its awakening costs now, rounded down, or 2 Elder Signs. It counts even if Nyarlathotep is killed or pained too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abduct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the dice: eliminate any number of your Nightgaunts in the battle; for each the enemy eliminates a monster or cultist of his in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emissary of the Outer Gods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a battle without an enemy Great Old One a kill on Nyarlathotep is only a pain, and he is never eliminated for lack of a retreat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invisibility</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the dice: for each of your Flying Polyps in the battle one monster or cultist of either side takes no further part in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Madness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In every battle, even of others, you choose which side retreats first and where each pained unit goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seek and Destroy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the dice: any of your Hunting Horrors come from anywhere on the map into your battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Thousand Forms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action, no Power, once in each Action phase, with Nyarlathotep in play: roll a die. The enemies lose that much Power together, as they agree. If they do not agree you gain it and they lose nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay 4 Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As your action, pay 4 Power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay 6 Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As your action, pay 6 Power. 10 Power in one action earn this and «Pay 4 Power».</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 gates or 12 Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control 3 gates, or have 12 Power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 gates or 15 Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control 4 gates, or have 15 Power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capture a cultist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capture an enemy cultist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Awaken Nyarlathotep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Awaken Nyarlathotep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: choose what the fall of {unit} brings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Gain %n Power</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Gain 2 Elder Signs</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Abduct: eliminate %n Nightgaunt(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Invisibility: {unit} of {whom} takes no part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invisibility: {unit} of {whom} on the gate takes no part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seek and Destroy: a Hunting Horror comes from {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Thousand Forms: roll for the Power of your enemies</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Pay %n Power for a spellbook</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay %n Power for two spellbooks</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nyarlathotep awakens at a gate that you hold; you hold none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nyarlathotep is not in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Thousand Forms can be used once in an Action phase, and has been.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Harbinger: {who} is paid for {unit} in Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Harbinger: {who} gains 2 Elder Signs for {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invisibility: {unit} of {whom} takes no part in the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Thousand Forms: {who} rolls {roll}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Immortal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once Cthulhu has been awakened, each later awakening costs 4. Every awakening brings an Elder Sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the dice, once in each battle with Cthulhu: the enemy eliminates one of its monsters or cultists in the battle, which one it chooses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Absorb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the dice a Shoggoth may swallow units of its own side in the battle. Each one gives it 3 combat for this battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devolve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After anybody&apos;s action: replace any of your Acolytes on the map by Deep Ones from your pool, one for one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dreams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action: choose an area and an enemy with an Acolyte there. It eliminates one of them, and you place an Acolyte from your pool there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regenerate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each of your Starspawn may take two results in a battle. Only two kills kill it; anything else is a pain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submerge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action, 1 Power, with Cthulhu in an ocean: take him and any of your units there off the map. As a later action without cost place all of them in one area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Y&apos;ha Nthlei</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When Power is gathered with Cthulhu in play: 1 Power for each gate in an ocean that an enemy holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First Doom phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Come to the first Doom phase of the game. Also brings an Elder Sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kill one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kill or devour an enemy unit in a battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kill two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kill or devour two enemy units in one battle. A third one earns «Kill one» as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gates in oceans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control three gates in oceans, or have four gates of anybody in oceans.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Awaken Cthulhu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Awaken Cthulhu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five spellbooks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have your other five spellbooks in a Doom phase. Also brings an Elder Sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: who goes down with Cthulhu in {place}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take along: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take along: {what} on the gate, which is abandoned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take all along</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devour a unit of {whom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Absorb: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Absorb: {what} on the gate of {place}, which is abandoned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Absorb: {what}, by the Shoggoth that has had {fed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Absorb: {what} on the gate of {place}, which is abandoned, by the Shoggoth that has had {fed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devolve an Acolyte in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devolve the Acolyte on the gate of {place}, which is abandoned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dreams in {place}: an Acolyte of {whom} goes, yours comes ({cost} Power)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submerge Cthulhu (1 Power)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Come up in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There must be a gate in {place}, whoever holds it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no Acolyte in your pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No enemy has an Acolyte on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cthulhu is not in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cthulhu is not in an ocean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Beyond One</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action, 1 Power: from an area with a gate and no enemy Great Old One take the gate, the unit that holds it, whoever owns it, and a unit of yours that costs 3 or more to any area without a gate. Whoever held the gate holds it still.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Key and the Gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yog-Sothoth counts as a gate that you control. He needs no cultist and may share an area with another gate. The Beyond One does not move him as a gate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They Break Through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may summon at abandoned gates and at gates that enemies control.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Million Favored Ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a battle of yours change any of your units that fought and are left, each once, where it stands: an Acolyte into a Mutant, a Mutant into an Abomination, an Abomination into a Spawn, a Spawn into all Mutants of your pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the dice of a battle: for 1 Power roll all your misses again, as often as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dread Curse of Azathoth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action, 2 Power: choose an area and roll a die for each of your Abominations and Spawn in play. Share the results out among the enemies there. They choose the units; you say where the pained go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dragon Ascending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once in the game have as much Power as one enemy: in your turn, before anybody&apos;s turn, before your ritual or after Power is gathered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dragon Descending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once in the game your ritual brings twice the Doom for gates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight gates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are eight gates on the map, whoever has them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twelve gates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are twelve gates on the map, whoever has them. With three players ten are enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At enemy gates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have units in two areas with gates that enemies control.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lose a unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lose a unit in a battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Great Old Ones meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have Yog-Sothoth in an area with an enemy Great Old One.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Awaken Yog-Sothoth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Awaken Yog-Sothoth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Send the gate of {source} to {target}, with {what} (%n Power)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{what} in {place} becomes {new}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} on the gate of {place}, which is abandoned, becomes {new}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change no more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: which of the units that fought are changed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Channel Power: roll the misses again, %n in all ({cost} Power)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dread Curse on {place}: dice %n ({cost} Power)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dragon Ascending: have %n Power as {whom} has</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ritual with Dragon Descending for %n Power: {doom} Doom, {signs} Elder Signs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{who} moves the gate of {source} to {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need a unit that costs {least} or more beside a gate without an enemy Great Old One.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no Abomination and no Spawn in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No enemy is on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have used it; once is all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No enemy has more Power than you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He takes the place of one of these on the map: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Death from Below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In each Doom phase you may place one of the cheapest monsters of your pool in an area with a unit of yours; without one on the map in any area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lethargy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With Tsathoggua in play, while an enemy still has turns: do nothing as your action, for no Power. No battle may follow in that turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a move that has cost 2 or more Power 1 of it comes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy Nexus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Just before any battle in an area with a Wizard of yours: take one action that begins in that area, at its price. Then the battle goes on with the units that are there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ancient Sorcery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action, 1 Power: put a Serpent Man from the map on the card of an enemy. You have the ability of that faction until the next Doom phase ends; then you gain 1 Power and place him in any area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capture Monster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action, 1 Power: an enemy without a Great Old One in the area of Tsathoggua picks one of its monsters there. You capture it as you would a cultist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demand Sacrifice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the dice of a battle of yours, with Tsathoggua in play, the enemy chooses: you gain an Elder Sign, or its kills in this battle count as pains.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cursed Slumber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action, 1 Power: put a gate that your cultist holds, and him, on your card. There it brings Power and Doom, and nobody can touch it. For 1 Power, as an action, both come back to an area without a gate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feed one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As your action pay 3 Power; one other faction gains 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feed all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As your action pay 3 Power; every other faction gains 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starve all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As your action pay 3 Power; every other faction loses 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll six or more dice in a battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ritual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perform a ritual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Awaken Tsathoggua</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Awaken Tsathoggua.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Death from Below: {what} in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: a monster may come from the pool. Where?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lethargy: do nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{who}, %n Power: one action that begins in {place}, before the battle there?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>On with the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Serpent Man of {place} studies {whom}: {what} (1 Power)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: where does the Serpent Man come back?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capture a monster of {whom} in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demand a sacrifice of {whom}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {by} demands a sacrifice in {place}. What do you give?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{by} gains an Elder Sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your kills count as pains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cursed Slumber: take the gate of {place} and its cultist off the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the gate and its cultist back to {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{deed}: pay %n Power</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay %n Power: {whom} gains {gain} Power</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{who} studies {whom} and has its ability: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes the gate of {place} off the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gate of {who} comes to {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} lets {whom} gain an Elder Sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} fights {whom} with kills that count as pains.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tsathoggua is not in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No enemy has another turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no Serpent Man on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Serpent Man studies each of your enemies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No enemy has a monster and no Great Old One in the area of Tsathoggua.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cultist of yours holds a gate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need one of these on the map: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gather Power: 1 Power for each area with a desecration token and a unit of yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Desecrate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action, 2 Power: where the King in Yellow stands and no token lies, roll a die. If it shows no more than your units there, place a token. In any case a monster or cultist of cost 2 or less comes there from your pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vengeance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a battle with Hastur you choose which enemy units take the kills and pains that you rolled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He Who is Not to be Named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action, 1 Power: Hastur goes to any area with a cultist of anybody. Then you may take a second, different action, but not The Screaming Dead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After an action in which enemies removed cultists of yours from the map, however many, you gain 1 Power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shriek of the Byakhee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action, 1 Power: any number of your Byakhee fly to one area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Screaming Dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action, 1 Power: the King in Yellow goes to an adjacent area with any number of Undead from his area. Then you may take a second, different action, but not He Who is Not to be Named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Third Eye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While Hastur is in play Desecrate costs 1 Power, and a success also brings an Elder Sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zingaya</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action, 1 Power: in an area with Undead of yours an enemy eliminates an Acolyte, and an Undead comes there from your pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Awaken the King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Awaken the King in Yellow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Desecrate the crescent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a desecration token in an area marked with the crescent (Americas).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Desecrate the chevron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a desecration token in an area marked with the chevron (Africa, Australia, New Zealand).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Desecrate the slashes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a desecration token in an area marked with the slashes (Europe, Asia).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give 3 Doom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As your action, for no Power: an enemy of your choice gains 3 Doom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Awaken Hastur</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Awaken Hastur. It also brings an Elder Sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: choose the unit that comes to {place} from your pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: choose the Byakhee that fly to {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Desecrate {place} for %n Power: a token on a roll of {most} or less</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>He Who is Not to be Named: Hastur goes to {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The Screaming Dead: the King goes to {place} with %n Undead</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The Screaming Dead: the King goes to {place} alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shriek of the Byakhee: to {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Byakhee from {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more Byakhee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zingaya: an Acolyte of {whom} in {place} becomes an Undead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give {whom} 3 Doom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The King in Yellow awakens where a unit of yours stands and no gate is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The King in Yellow awakens where a cultist of yours stands and no gate is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The King in Yellow is not on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hastur awakens where the King in Yellow stands and you hold the gate; you hold none in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hastur is not on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} is desecrated already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All your desecration tokens are on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no cultist in any other area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no Byakhee on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no Undead in your pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Undead of yours shares an area with an enemy Acolyte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{who} rolls {roll} with %n unit(s) there: {place} is desecrated</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} rolls {roll} with %n unit(s) there: {place} is not desecrated</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{who} gives {whom} 3 Doom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cthulhu Wars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Great Old Ones have awoken. Gather Power, hold gates, earn six spellbooks and bring Doom upon the Earth before the others do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}, {phase}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}, {phase}: {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Power</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}, %n Power: choose your action.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}, %n Power: a second action of another kind, or end your turn.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}, %n Power: move another unit, or end the move.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}, %n Power: anything else this turn?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: where do you begin?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: which of your units goes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{by} captures a cultist. {who}: which one?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{by} replaces one of your units. {who}: which one?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{by} eliminates one of your units. {who}: which one?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruit an {what} in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruit an {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summon in {place}: {what} ({cost})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summon: {what} ({cost})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Awaken {what} in {place} ({cost})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Awaken {what} ({cost})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build a gate in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build a gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move from {source} to {target}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move from the gate in {source} to {target}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle {whom} in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capture a cultist of {whom} in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step on the gate in {place}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step off the gate in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Pass: give up %n Power</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished">完成</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} on the gate in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not asked for. {prompt}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be done with this now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your action of this turn has been taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It costs %n Power; you have {held}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>An action must be taken first; or pass and give up your Power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An action must be taken first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between two nobody passes who can do anything else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second action must be of another kind than the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move is being made: move another unit, or end the move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no unit in {place}, and nothing can be placed there now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no action that is open now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This requirement is still open. When it is met you pick a spellbook.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what to do to this faction first, or click on its units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cultist is left in your pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cultist is recruited where you have a unit, and you have none in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None is left in your pool: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monsters are summoned at your gates, and you hold none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no gate in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} is awake already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} cannot be awakened in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no cultist in an area without a gate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a gate in {place} already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have nobody in {place} who can build a gate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A building does not move: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An effect of your own keeps this unit in {place}: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have none in {place}: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each unit moves once, and these have come to {place} just now: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{target} is more than %n step(s) away from {source}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Choose first which unit goes to {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>None of your units is within %n step(s) of {place}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{whom} has no cultist in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only monsters and Great Old Ones capture, and you have none in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A monster of {whom} in {place} protects its cultists from monsters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Great Old One of {whom} in {place} protects its cultists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An effect of {whom} protects its cultists in {place} from monsters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{whom} holds the gate in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have nobody in {place} who can hold a gate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing more can be done at the gate in {place} now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} × {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seated}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {faction}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{phase}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} ({faction})</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{who} passes and gives up %n Power.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} gains %n Power.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} pays %n Power.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} gains %n Doom.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} loses %n Doom.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{who} uses {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} places in {place}: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} comes back to {place}: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} moves from {source} to {target}: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} retreats from {source} to {target}: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Killed in {place}: {what} of {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{by} captures in {place}: {what} of {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes room in {place}: {what} of {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eliminated in {place}: {what} of {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No retreat from {place}, eliminated: {what} of {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} sacrifices in {place}: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} leaves {place} for now: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the game for good, in {place}: {what} of {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} replaces in {place}: {what} by {new}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} replaces in {place}: {what} of {whom} by {new}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A captive of {who} goes back to the pool of {whom}: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A gate of {who} in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes the gate in {place}: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} holds the gate in {place} no longer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Great Cthulhu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black Goat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crawling Chaos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow Sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sleeper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ancients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windwalker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opener of the Way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acolyte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deep One</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoggoth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starspawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cthulhu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ghoul</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fungi from Yuggoth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark Young</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shub-Niggurath</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nightgaunt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flying Polyp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hunting Horror</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nyarlathotep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byakhee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King in Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hastur</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mutant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abomination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spawn of Yog-Sothoth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yog-Sothoth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wizard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Serpent Man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formless Spawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tsathoggua</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wendigo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gnoph-Keh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rhan Tegoth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ithaqua</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un-Man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reanimated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yothan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cathedral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arctic Ocean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North Pacific</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indian Ocean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South Pacific</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South Atlantic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North Atlantic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Antarctica</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North America</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South America</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Australia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North America East</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North America West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Central America</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South America West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South America East</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Zealand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Europe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Africa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scandinavia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North Asia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South Asia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arabia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West Africa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East Africa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gather Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doom Phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action Phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Factions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map and table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editions of the faction cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulings in doubt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{faction} can be played by one seat only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faction of seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each faction has rules of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of those that nobody has chosen is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rises from the sea early and devours what fights him. Easy to begin with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spreads over the Earth with monsters without number. Easy to begin with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flies far and turns the plans of others against them. Of middling difficulty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wanders and desecrates; weak at first, terrible in the end. Hard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lies low and lets others pay for what they do. Hard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has no Great Old One, only cathedrals and what lives in them. Hard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sleeps through the cold and hunts in the ice. Of middling difficulty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves gates about and grows by mutation. Of middling difficulty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map for four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which half of the Earth has many areas. Other numbers have one map each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Europe, Asia and Africa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>America and Australia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Factions are drawn from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For seats whose faction is drawn at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The four of the core game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All factions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units take gates by themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In its own turn a faction&apos;s unit steps on an abandoned gate beside it, and nobody is asked for gates alone when the action is taken. Gates that were left by will stay so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cultists sacrificed for Shub-Niggurath</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebook says one, the errata two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least combat to declare a battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many dice the attacker must have. Later editions ask for one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enough Doom in the Action phase ends the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the Doom phase the game ends with that phase in any case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At once</source>
        <translation type="unfinished">立即</translation>
    </message>
    <message>
        <source>When the turn is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who assigns losses first in a battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kills first, then pains, each in this order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the Ghouls come that bring more pains.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After all retreats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before pains are assigned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special deeds of the Doom phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When Blood Sacrifice and Doom phase requirements come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the rituals of all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After one&apos;s own ritual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Great Old Ones take pains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One sentence of the rulebook speaks of monsters and cultists only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ritual needs a Great Old One or six spellbooks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A remark in the rulebook hints at it; its own procedure asks for neither.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How Black Goat summons several monsters in a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Besides the action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Many as the one action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gates for the Opener&apos;s second gate deed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With four players; with fewer it is ten, with five twelve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power that Dreams costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first edition says three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gates may be arranged after the last Power is spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the turn in which it was spent, before that turn ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The King in Yellow is awakened beside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first edition asks for a cultist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any unit of his faction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cultist of his faction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sharing areas with all enemies also brings Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One for each enemy, for Black Goat; not in the first edition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoggoths absorb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What of its own side a Shoggoth may eat before the dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cultists and Deep Ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cultists and all other monsters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doom that ends the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebook says that thirty is passed; it is read as reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spellbooks are picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a requirement is met in the middle of an action or a battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the action or battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has passed is out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more turns in that Action phase, even if Power is gained again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlimited actions are enough for a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After an unlimited battle or summoning the turn may end without another action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} names the first player: {tied} have the most Power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is first: in which direction do turns go this round?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} may perform a ritual for {cost} of {power} Power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} picks a spellbook.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: do something at this moment?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: do you want to do anything before it goes on?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{actor} has acted. {who}: do you want to do anything before it goes on?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{who} has {doom} Doom and %n Elder Sign(s) face down: which are turned up?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your Elder Signs are worth: {signs}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} asks for {number} (round {round} of talks). Others give {named}. {who}: how much do you give?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is first player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clockwise: {who} comes next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counterclockwise: {who} comes next</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Perform a ritual for %n Power: Doom {doom}, Elder Signs {signs}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No ritual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {book}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">继续</translation>
    </message>
    <message numerus="yes">
        <source>Turn up all %n Elder Sign(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Turn up some Elder Signs</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Turn up a sign worth %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Turn up all that are left: {signs}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn up nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn up no more</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Give %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Refuse for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only those with the most Power can be first player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have this spellbook already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a spellbook of your own faction that you do not have yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{who} gathers %n Power: cultists {cultists}, gates {gates}, captives {captives}, abilities {effects}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} is raised to %n Power, half of the highest: cultists {cultists}, gates {gates}, captives {captives}, abilities {effects}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{who} chooses clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} chooses counterclockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{who} performs a ritual for %n Power</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{who} meets a requirement: {deed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes the spellbook {book}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} draws an Elder Sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} will turn up Elder Signs after this action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} turns up Elder Signs worth {signs}: {doom} Doom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} offers {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} refuses to give anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: all are agreed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: no agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decay stands at {decay}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most Doom with six spellbooks: {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doom has come, and nobody has six spellbooks: all lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant Death. The most Doom with six spellbooks: {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant Death, and nobody has six spellbooks: all lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has any Power left: all lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s) the stars are still not right: nobody wins.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Doom track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elder Signs</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{who}, %n spellbook(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Out of turn only when threatened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are asked after the actions of others only while one of your cultists can be captured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing out of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are not asked whether you want to do anything between two actions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep Elder Signs face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are not asked whether your Elder Signs are turned up. You can still order it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cthulhu_wars_board</name>
    <message>
        <source>Round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next part of the t&amp;able</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Control: who holds the gates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Threats: who can be captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;rrows of a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Borders of the area pointed at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{clicked}: {next}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the faction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose how many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{choice}: closed. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spellbooks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elder Signs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captives</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Deeds, books</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}, played by {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faction</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Power</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Doom</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gate(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desecration token(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Elder Sign(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Requirements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spellbook, taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spellbook, not taken yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Great Old One</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ability: {ability}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat: own gates and cultists in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat: spellbooks of both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat: one less than fight together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat: one more than fight together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat: what a ritual costs now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat: two for each enemy Great Old One in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat: Formless Spawn in play, and Tsathoggua</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat: the opponent&apos;s Power, at least 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat: half of the opponent&apos;s Doom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requirement met: {deed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requirement: {deed}, {done} of {whole}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requirement, met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requirement: brings a spellbook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spellbook taken: {book}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spellbook, not taken: {book}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit}: {pool} of {size} in the pool, {map} on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} off the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs {number} Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In play, off the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can be awakened</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Power missing</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Great Old One {unit}: awakening costs {cost} Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Elder Sign(s), face down</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>hold the mouse or the space bar to see them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Elder Signs are worth {values}: {sum} together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No captives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} of {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} × {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captives: {list}. Each brings 1 Power when it is gathered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off the map: {units}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you battle in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own units killed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mean} of {units} on average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mean} must retreat</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{who} rolls {dice}, loses {mean} of {units} units on average, {retreat} retreat; it is wiped out in {share} of all cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: {who} against {whom}. {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {role}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>will die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must retreat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>killed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retreated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stayed without a retreat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} × {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} on the gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {figures}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice {faces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n kill(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pain(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished">骰子</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deeds counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {number} of 8: {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle is over. Killed: {list}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press to see its card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press to see it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The negotiation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of 6 spellbooks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your faction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {facts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Negotiation: {effect}, {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked for together: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Named now: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>named, of what is asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} names {number} of at most {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number} of {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreed as soon as the numbers make up exactly what is asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doom track to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant Death</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ritual track: Instant Death. A ritual costs {cost} Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ritual track: the next ritual costs {cost} Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to Instant Death</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decay {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn order, clockwise: {seats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn order, counterclockwise: {seats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {number} Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {number} Doom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{before}, {next}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ocean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crescent sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chevron sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slashes sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Desecrated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Borders on {areas}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>abandoned gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gate held by {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>desecration token</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kernel</name>
    <message>
        <source>It is not this seat&apos;s decision now.</source>
        <translation>现在不轮到这位玩家决定。</translation>
    </message>
    <message>
        <source>This is not one of the choices now.</source>
        <translation>这不是现在可选的选择。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>This answer is binding and cannot be taken back.</source>
        <translation>这个回答有约束力，不能收回。</translation>
    </message>
    <message>
        <source>This seat has given no answer to take back.</source>
        <translation>这位玩家没有可收回的回答。</translation>
    </message>
    <message>
        <source>This game has {least} to {most} seats, not {seats}.</source>
        <translation>这个游戏需要{least}到{most}位玩家，不是{seats}位。</translation>
    </message>
    <message>
        <source>There is no option «{option}». The options are: {known}.</source>
        <translation>没有选项“{option}”。可用选项：{known}。</translation>
    </message>
    <message>
        <source>The option «{option}» cannot be «{value}». It can be: {allowed}.</source>
        <translation>选项“{option}”不能设为“{value}”。可以是：{allowed}。</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to {most}.</source>
        <translation>种子是 0 到{most}的整数。</translation>
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
        <source>This file was written by a newer program ({program}) in format {number}; this program reads up to format {known}. A newer version of Lamplight opens it.</source>
        <translation>这个文件由更新的程序（{program}）以格式{number}写成；本程序最高读到格式{known}。更新版的 Lamplight 可以打开它。</translation>
    </message>
    <message>
        <source>This game was played by newer rules (version {rules}, program {program}); this program knows version {known}. A newer version of Lamplight opens it.</source>
        <translation>这一局使用更新的规则（版本{rules}，程序{program}）；本程序的版本为{known}。更新版的 Lamplight 可以打开它。</translation>
    </message>
    <message>
        <source>This game was played by older rules (version {rules}, program {program}) and cannot be carried over to version {known}. That older version of Lamplight opens it.</source>
        <translation>这一局使用较旧的规则（版本{rules}，程序{program}），无法转换到版本{known}。那个旧版的 Lamplight 可以打开它。</translation>
    </message>
    <message>
        <source>This program does not know the game «{game}». Look for a newer version of Lamplight.</source>
        <translation>本程序不认识游戏“{game}”。请查找更新版的 Lamplight。</translation>
    </message>
    <message>
        <source>This file is damaged ({where}). It was left as it is; an older copy of the game may still open.</source>
        <translation>这个文件已损坏（{where}）。文件保持原样；较早的副本也许还能打开。</translation>
    </message>
    <message>
        <source>This file is too large to be a game: at most {most} MB are read.</source>
        <translation>这个文件太大，不像是对局：最多读取{most}MB。</translation>
    </message>
    <message>
        <source>A result of chance has been shown since then.</source>
        <translation>此后已显示过随机结果。</translation>
    </message>
    <message>
        <source>Hidden information has been shown since then.</source>
        <translation>此后已显示过隐藏信息。</translation>
    </message>
    <message>
        <source>Another person has decided since then.</source>
        <translation>此后已有其他人做出决定。</translation>
    </message>
    <message>
        <source>This game was set up without take-back.</source>
        <translation>这一局设为不能悔棋。</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
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
        <source>There is no file {path} any more.</source>
        <translation>文件{path}已不存在。</translation>
    </message>
    <message>
        <source>This file cannot be opened ({why}).</source>
        <translation>无法打开这个文件（{why}）。</translation>
    </message>
    <message>
        <source>The moves in this file do not fit the rules from move {entry} on ({why}). The file was left as it is; an older copy of the game may still open.</source>
        <translation>这个文件从第{entry}步起不符合规则（{why}）。文件保持原样；较早的副本也许还能打开。</translation>
    </message>
    <message>
        <source>This is the public record of a game that was running: the list shows it, but nobody can play on from it.</source>
        <translation>这是一局进行中游戏的公开记录：列表会显示它，但谁也不能接着玩。</translation>
    </message>
    <message>
        <source>This game is being played in another window already.</source>
        <translation>这一局已在另一个窗口中进行。</translation>
    </message>
    <message>
        <source>While the game runs, its replay shows only what all may see.</source>
        <translation>对局进行时，回放只显示所有人都能看到的内容。</translation>
    </message>
    <message>
        <source>The game cannot be saved in {folder} ({why}). You can play on; «Save as» keeps it elsewhere.</source>
        <translation>无法把对局保存到{folder}（{why}）。你可以继续玩；可用“另存为”存到别处。</translation>
    </message>
    <message>
        <source>The disk takes long to save the game. You can play on.</source>
        <translation>磁盘保存对局很慢。你可以继续玩。</translation>
    </message>
    <message>
        <source>Some settings could not be read; the usual ones hold. The old file was kept: {where}.</source>
        <translation>部分设置无法读取，改用默认值。旧文件已保留：{where}。</translation>
    </message>
    <message>
        <source>The settings could not be opened ({why}). The usual ones hold for now.</source>
        <translation>无法打开设置（{why}）。暂时使用默认值。</translation>
    </message>
    <message>
        <source>The settings cannot be written ({why}). They hold until you quit.</source>
        <translation>无法写入设置（{why}）。退出前有效。</translation>
    </message>
    <message>
        <source>The bots have stopped thinking ({why}). Nothing is lost; you can try again.</source>
        <translation>机器人停止了思考（{why}）。没有丢失任何内容；你可以重试。</translation>
    </message>
</context>
</TS>
