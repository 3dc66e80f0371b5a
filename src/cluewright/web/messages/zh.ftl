# 工作室页面上的文字，以及接口的错误。

## The frame

page-skip = 跳到正文
page-rooms = 主菜单
page-studio = Cluewright
page-titled = { $title } · { page-studio }
page-missing = 找不到页面
page-missing-words = 地址可能有误，或者页面已经移走。
page-again = 再试一次
page-back = 返回首页
room-play = 游戏
room-learn = 学习
room-watch = 观看
room-create = 创作
room-collect = 题库
room-stats = 统计

## Words used everywhere

level-any = 不限
word-close = 关闭
word-cancel = 取消
word-save = 保存
word-size = 尺寸
word-level = 难度
word-kind = 谜题类型
word-yes = 是
word-no = 否
word-hints = { $count }次提示
word-mistakes = { $count }处错误
word-days = { $count }天
word-puzzles = { $count }道题
word-cells = { $width } × { $height }
word-puzzle = { $kind } { $width } × { $height }
word-daily = 每日{ $kind }，{ $day }

## Home

home-play = 玩{ $kind }
home-another = 选择尺寸和难度
home-daily-lead = 每种一题，人人相同。
home-continue = 未完成的题
home-continue-lead = 接着上次继续。
home-today = 今日{ $kind }
home-streak = 连续{ $count }天。
home-done-today = 今天已完成{ $all }题中的{ $count }题。
home-missed = 昨天的题目
home-missed-lead = 今天还可以补上。
home-done = 已完成{ $percent }%
home-discard = 放弃
home-discard-named = 放弃{ $name }
home-all-games = 全部游戏

## The token, where the studio is not open to everybody

token-title = 这个工作室不对外开放
token-words = 请输入访问令牌。它就在工作室启动时显示的地址里。
token-token = 访问令牌
token-open = 打开
token-wrong = 令牌不对，请检查后再试。

## Settings

settings-open = 设置
settings-title = 设置
settings-player = 你的名字
settings-who = 当前玩家
settings-who-unnamed = 尚未命名
settings-who-new = 新玩家
settings-language = 语言
settings-language-system = 跟随浏览器
settings-theme = 主题
settings-theme-system = 跟随系统
settings-theme-light = 浅色
settings-theme-dark = 深色
settings-theme-contrast = 高对比度
settings-theme-colour-blind = 色觉友好
settings-motion = 动画
settings-motion-system = 跟随系统
settings-motion-full = 完整
settings-motion-reduced = 减弱
settings-timer = 计时
settings-timer-shown = 显示
settings-timer-hidden = 后台计时
settings-timer-off = 关闭
settings-mistakes = 显示错误
settings-mistakes-off = 我询问时
settings-mistakes-lines = 违反规则时
settings-mistakes-solution = 填错格子时
settings-dim = 淡化已完成的数字
settings-crosshair = 突出显示当前行和列
settings-signs = 显示颜色的标记
settings-haptics = 操作时振动
settings-sounds = 轻柔音效
settings-consent = 用我的用时校准预测
settings-consent-lead = 使用你已完成游戏的用时和错误。数据只留在这个工作室里，不会自动更改任何内容。
settings-coordinates = 始终显示行号和列号
settings-hand = 惯用手
settings-hand-right = 右手
settings-hand-left = 左手
settings-address = 公开地址
settings-address-lead = 分享的链接和二维码指向这里。如果别人无法访问你的工作室，请留空。
settings-address-wrong = 请按 https://puzzles.example 的形式填写。

## Boards, also for screen readers

board-cell = 第{ $row }行第{ $column }列
board-hidden-clue = 隐藏的数字
board-named = { $kind }，{ $width }列{ $height }行
board-said = { $count ->
    [1] { $name }
   *[other] { $count }格{ $name }
}
board-cleared = 已清除

## A game

game-opening = 正在出题……
game-making = 正在生成{ $kind }（{ $width } × { $height }）…
game-making-time = 已用 { $seconds } 秒，最多 { $most } 秒
game-clock = 用时
game-tools = 工具
game-extras = 更多工具
game-undo = 撤销
game-redo = 重做
game-undone = 已撤销
game-redone = 已重做
game-hint = 提示
game-check = 检查
game-checkpoint = 存档点
game-zoom-in = 放大
game-zoom-out = 缩小
game-zoom-fit = 适应屏幕
game-home = 首页
game-more = 更多
game-clues = 数字
game-coordinates = 坐标
game-print = 打印
game-restart = 重新开始
game-restart-sure = 这一局的所有步骤和存档点都会被删除。
game-next = 新的一题
game-share = 分享
game-help = 帮助
game-pause = 暂停
game-resume = 继续
game-paused = 已暂停
game-resumed = 继续计时
game-away = 没有连接。你的步骤已保存在本机。
game-elsewhere = 已从另一个标签页更新。
game-no-board = { $kind }不能在浏览器里玩。请在终端运行：cluewright play
hint-stage = 提示 { $number }/3
hint-more = 再多说一点
hint-do = 帮我填
step-chain = { $count ->
    [0] 逐步查看推理
   *[other] 逐步查看推理（{ $count }步）
}
hint-before = 之前的{ $count }步
check-none = 目前没有错误。
check-found = 已标出{ $count }处错误。
checkpoint-title = 存档点
checkpoint-lead = 设一个存档点，大胆尝试，走不通时再回来。
checkpoint-field = 名称
checkpoint-name = 存档点{ $number }
checkpoint-set = 设置
checkpoint-is-set = 已设置“{ $name }”。
checkpoint-return = 返回
checkpoint-return-to = 返回{ $name }
checkpoint-drop = 删除
checkpoint-drop-named = 删除{ $name }
checkpoint-moves = { $count }步之后
checkpoint-studio = 离线游玩之前
checkpoint-away = 离线游玩的进度
share-title = 分享这道题
share-lead = 链接里包含整道题，谁都能打开，永不过期。
share-here = 此链接只能在这台电脑上使用。要分享给别人，请将题目保存为网页并发送文件，或在设置中填写公开地址。
share-link = 链接
share-copy = 复制链接
share-copied = 链接已复制。
share-code = 链接的二维码
share-too-long = 这道题太大，放不进二维码，但链接可用。
share-page = 保存为网页
share-page-lead = 网页是一个文件，包含题目、规则和提示，可在任何浏览器中打开，离线也行。
share-page-making = 正在生成网页…
share-page-saved = 网页已保存，可以把文件发给别人。
share-page-most = 一个网页最多包含 { $count } 道题。
finish-title = 完成！
finish-time = 用时
finish-hints = 提示
finish-mistakes = 错误
finish-next = 下一题
finish-share = 分享题目
finish-restart = 再玩一次
finish-faster = 比你在此尺寸和难度的平均用时快{ $time }
finish-slower = 比你在此尺寸和难度的平均用时慢{ $time }
finish-usual = 正好是你在此尺寸和难度的平均用时
finish-result = 分享成绩
result-title = 你的成绩
result-copy-text = 复制文字
result-copy-picture = 复制图片
result-copied = 已复制。
result-saved = 已存为图片。

## Help: every row says how, and what that does

help-title = 玩法
help-lead = 每道题都可以用鼠标、触屏或只用键盘来玩。
help-hands = 键盘、鼠标与触摸
help-keys = 键盘
help-keys-arrows-how = 方向键
help-keys-arrows-what = 移动光标；按住 Ctrl 每次移动五格
help-keys-primary-how = 空格或回车
help-keys-primary-what = 涂黑格子，或清除
help-keys-secondary-how = X
help-keys-secondary-what = 打叉或画圈，或清除
help-keys-clear-how = Backspace 或 Delete
help-keys-clear-what = 清除格子
help-keys-paint-how = Shift + 方向键
help-keys-paint-what = 沿途画上光标处的标记，只改变空白格
help-keys-ends-how = Home、End
help-keys-ends-what = 到本行的第一格或最后一格；按住 Ctrl 则到整个盘面的两端
help-keys-undo-how = Ctrl + Z 或 U
help-keys-undo-what = 撤销
help-keys-redo-how = Ctrl + Y 或 R
help-keys-redo-what = 重做
help-keys-hint-how = H
help-keys-hint-what = 提示；再按一次说得更多，第三次直接填上
help-keys-check-how = C
help-keys-check-what = 检查错误
help-keys-checkpoint-how = T
help-keys-checkpoint-what = 存档点
help-keys-pause-how = P
help-keys-pause-what = 暂停或继续
help-keys-zoom-how = +、− 和 0
help-keys-zoom-what = 放大、缩小、适应屏幕
help-keys-help-how = ?
help-keys-help-what = 显示这些按键
help-mouse = 鼠标
help-mouse-left-how = 左键
help-mouse-left-what = 涂黑
help-mouse-right-how = 右键，或同时按住 Shift、Ctrl、Alt
help-mouse-right-what = 打叉或画圈
help-mouse-drag-how = 拖动
help-mouse-drag-what = 沿一行或一列连续涂画。从空白格开始只改变空白格；从涂黑的格开始则清除涂黑的格。
help-mouse-wheel-how = 滚轮
help-mouse-wheel-what = 滚动大盘面
help-mouse-zoom-how = Ctrl + 滚轮
help-mouse-zoom-what = 放大和缩小
help-mouse-pan-how = 中键，或按住空格拖动
help-mouse-pan-what = 移动盘面
help-touch = 触屏与触控笔
help-touch-tap-how = 点按或划动
help-touch-tap-what = 使用选中的工具
help-touch-hold-how = 长按
help-touch-hold-what = 使用另一个工具
help-touch-drag-how = 双指
help-touch-drag-what = 移动盘面；双指不会涂画
help-touch-edge-how = 单指拖动格子外侧
help-touch-edge-what = 移动盘面；画到边缘的线会带动盘面
help-touch-pinch-how = 双指捏合
help-touch-pinch-what = 放大和缩小
help-touch-clues-how = 拖动数字
help-touch-clues-what = 沿数字方向移动盘面；数字太长时可拉出其余部分
keys-title = 按键与手势

## Choosing a game

play-title = 想玩哪一种？
play-all = 全部类型
play-own = 自定义
play-sizes = { $kind }的尺寸从{ LIST($smallest, type: "or") }到{ $largest }。
play-width = 列数
play-height = 行数
play-daily = 今日谜题
play-begun = 未完成的题
play-none-begun = 没有进行中的题。
play-saved = 上次游戏：{ $when }

## Statistics

stats-title = 你的统计
stats-calendar = 日历
stats-calendar-words = 最近{ $weeks }周中有{ $count }天解出题目
stats-trend = { $kind }：每局用时
stats-trend-words = 最近{ $count }题：平均{ $time }（虚线），最快{ $best }
stats-levels = 各难度完成数
stats-level-count = { $level }：{ $count }
stats-nothing = 你还没有解开过谜题。
stats-begin = 开始一局
stats-solved = 已解
stats-streak = 连续天数
stats-longest = 最长：{ $days }
stats-time = 游戏时间
stats-days = 每天的成绩
stats-days-words = 最近{ $days }天解开{ $count }道题
stats-on-day = { $day }：{ $count }道题
stats-played = 玩过
stats-of-played = 共开始{ $count }道
stats-no-level = 未分级
stats-not-played = 还没玩过。
stats-best = 最佳用时
stats-mean = 平均用时
stats-recent = 最近解开
stats-day = 日期

## Watch: the solving of a puzzle, played like a film

watch-title = 观看
watch-lead = 看一道题是怎样解开的：可以看求解器一格一格地解，也可以像人一样一步一步地解，每步都有理由。
watch-picture = 求解过程中的盘面，宽{ $width }格，高{ $height }格
watch-how = 解法
watch-how-solver = 求解器
watch-how-path = 人的推理
watch-strategy = 策略
watch-another = 换一题
watch-source = 谜题来源
watch-sample = 一道新题
watch-sample-lead = 当场为你出题。
watch-large = 巨幅图案
watch-large-lead = 200 × 200 到 1,000 × 1,000 格的随机图形，展示求解器的全速。有的立刻解开，有的也许永远解不完，随时可以停止。尺寸、纹理和种子相同，图案就相同。
watch-large-named = { $texture }，{ $size }，种子{ $seed }
watch-width = 宽
watch-height = 高
watch-texture = 纹理
watch-seed = 种子
watch-too-many = 这里最多可以观看{ $count }格的题。
watch-other-seed = 换个种子
texture-islands = 岛屿
texture-hills = 山丘
texture-caves = 洞穴
texture-rings = 圆环
texture-stripes = 条纹
texture-maze = 迷宫
watch-own = 自己的题
watch-own-lead = 粘贴链接或题目，或者打开工作室能读的文件。不会保存任何内容。
watch-paste = 分享链接，或文本形式的题目
watch-paste-example = 分享链接，或文本形式的题目
watch-paste-go = 观看
watch-paste-nothing = 请先粘贴链接或题目。
watch-file = 打开文件
watch-from-library = 从题库选择
watch-controls = 播放器
watch-play = 播放
watch-pause = 暂停
watch-first = 到开头
watch-last = 到结尾
watch-back = 上一步
watch-forward = 下一步
watch-position = 位置
watch-speed = 速度
watch-pace = 每秒{ $number }
watch-heat = 热力图
watch-heat-off = 关闭
watch-heat-when = 按时间
watch-heat-why = 按技巧
watch-early = 早
watch-late = 晚
watch-legend = 各技巧解出的格子；选一个可跳到它的下一次使用
watch-next = “{ $reason }”的下一次使用
watch-no-use = 后面不再使用“{ $reason }”。
watch-heat-said = 热力图：{ $heat }。
watch-playing = 正在播放。
watch-keys = 快捷键
watch-key-space = 空格
watch-key-space-does = 播放或暂停
watch-key-arrows = ← →
watch-key-arrows-does = 上一步，下一步
watch-key-ends = Home End
watch-key-ends-does = 到开头，到结尾
watch-key-use = n N
watch-key-use-does = 同一技巧的下一次、上一次使用
watch-key-heat = h
watch-key-heat-does = 切换热力图
watch-key-speed = {"["} ]
watch-key-speed-does = 更慢，更快
watch-live-title = 实时
watch-live-lead = 求解器完成后，你可以一步一步回放全过程。如果中途停止，可以回放到那时为止的部分。
watch-live-waiting = 正在等待求解器……
watch-live-making = 正在出题……
watch-live-making-share = 正在出题：{ $percent }%……
watch-live-at-work = 求解器正在工作。
watch-live-stop = 停止
watch-live-stopping = 正在停止……
watch-live-progress = 进度
watch-live-cells = 已解{ $settled }格，共{ $places }格
watch-live-borders = 已定{ $settled }条边，共{ $places }条
watch-live-seconds = 已用{ $time }
watch-begin = 空白的盘面。
watch-nothing = 空白的盘面：没有可用的技巧。
watch-step-said = { $number }. { $text }
watch-taken-back = 假设导致矛盾：撤回{ $count }格。
watch-at = { $position } / { $length }
watch-undone = 至今撤回{ $count }格
watch-stopped = 提前停止
watch-stuck = 没有更多可用的技巧
watch-full = 过程太长，结尾未能记录
verdict-unique = 只有一个解
verdict-several = 有多个解
verdict-none = 无解
verdict-undecided = 未定
verdict-solved = 已解出；未检查是否还有别的解

## Files and paper

file-format = 格式
file-export = 导出为
file-write = 下载

## The library

collect-title = 题库
collect-search = 标题、作者、关键词
collect-filters = 筛选
collect-shelf = 显示内容
collect-shelf-kept = 已保存
collect-shelf-history = 历史
collect-shelf-all = 全部
collect-series = 我的合集
collect-any = 不限
collect-unrated = 未分级
collect-unproven = 未检查
collect-filter-text = 搜索
collect-filter-kind = 谜题类型
collect-filter-level = 难度
collect-filter-size = 尺寸
collect-filter-technique = 技巧
collect-filter-tag = 标签
collect-filter-verdict = 解的个数
collect-filter-collection = 合集
collect-filter-sort = 排序
collect-size-small = 10 × 10 以内
collect-size-middle = 11 到 20
collect-size-large = 21 到 50
collect-size-huge = 大于 50
collect-sort-added = 最新在前
collect-sort-title = 标题
collect-sort-kind = 谜题类型
collect-sort-size = 尺寸
collect-sort-level = 难度
collect-sort-score = 耗时最长在前
collect-old-scores = { $count } 道按旧标准评分，排在最后
collect-more = 显示更多
collect-none = 没有找到。
collect-all = 显示全部题目
collect-empty = 尚未保存任何谜题。
collect-empty-words = 将文件拖到此处，或自己创建谜题。玩过的谜题在“历史”中。
collect-create = 创作一道题
collect-selection = 选择
collect-select = 选择{ $title }
collect-selected = 已选{ $count }道
collect-import = 导入文件
collect-drop-here = 松开即可导入
collect-kept = 新增{ $count }道题；{ $known }道已在题库中。
collect-kept-none = 没有找到题目。
collect-problem = { $file }：{ $problem }
collect-more-problems = 另有{ $count }个
collect-play = 开始玩
collect-watch = 观看
collect-edit = 编辑副本
collect-print = 打印
collect-export = 导出
collect-book = 制作成书
collect-clear = 取消选择
collect-verdict = 解的个数
collect-proof-checked = { $verdict }（证明已验证）
collect-techniques = 技巧
collect-author = 作者
collect-source = 来源
collect-picture-of = 题目，宽{ $width }格，高{ $height }格
collect-name = 标题
collect-saved = 已保存。
collect-new-tag = 新标签
collect-add-tag = 添加
collect-remove-tag = 移除标签“{ $tag }”
collect-delete = 删除
collect-delete-sure = { $count ->
    [1] 从题库删除这道题？未完成的对局也会删除，成绩会保留。
   *[other] 从题库删除这{ $count }道题？未完成的对局也会删除，成绩会保留。
}
collect-deleted = 已删除{ $count }道题。
collect-new-collection = 新合集
collect-make = 新建
collect-put-title = 加入合集
collect-put = 加入合集
collect-put-into = 已将{ $count }道题加入{ $name }。
collect-take-out = 移出合集
collect-earlier = 上移{ $title }
collect-later = 下移{ $title }
collect-moved-to = 现在排在第{ $number }位
collect-drop = 删除合集
collect-drop-sure = 删除合集“{ $name }”？其中的题目仍留在题库中。

## Packs

pack-title = 谜题包
pack-lead = 等你发现的图画和各种难度的谜题，由易到难。
pack-all = 所有谜题包
pack-progress = 已解出 { $solved }/{ $count }
pack-solved = 已解出
pack-start = 开始
pack-continue = 继续
pack-next = 下一题
pack-next-in = “{ $title }”的下一题

## Books

book-title = 制作成书
book-lead = 一份包含{ $count }道题、书末附答案的 PDF。
book-untitled = 谜题
book-name = 书名
book-author = 作者
book-page-size = 页面尺寸
book-per-page = 每页题数
book-solutions = 附上答案
book-cover-solutions = 在封面上显示答案
book-make = 制作
book-making = 正在排版……
book-progress = 进度
book-cancelled = 已取消。
book-done = 书已完成：{ $count }页，{ $puzzles }。
book-page-shown = 打印出来的页面
book-drawing = 正在绘制页面……
book-page = 第{ $number }页，共{ $last }页
book-back = 上一页
book-on = 下一页
book-download = 下载 PDF

## Learn

learn-title = 学习
learn-lead = 从第一个盘面到最难的反证法，一步步学习。每种技巧都配有示例和小练习。
learn-first = 第一个盘面
learn-progress = 已完成 { $done } / { $count }
learn-progress-of = { $kind }的学习进度
learn-start = 开始：{ $name }
learn-continue = 继续：{ $name }
learn-all = 你已掌握全部技巧。
learn-done = 已完成
learn-exercise-number = 练习 { $number }
learn-practised = { $count ->
    [0] 解出一道练习，即可勾选这项技巧。
   *[other] 已解出 { $count } 道练习。
}
learn-no-exercise = 这一项没有练习：它靠反复尝试，盘面上没有可以练习辨认的东西。
learn-turn = 更多技巧
learn-exercise = 做个练习
learn-example = 看例子
learn-making = 正在找合适的盘面……
learn-example-caption = 例子
learn-exercise-caption = 练习{ $number }
learn-find = 找出用“{ $technique }”能确定的格子。
learn-where = 看看标出的格子。
learn-hint = 该看哪里？
learn-why = 那里有什么特别？
learn-what = 能推出什么？
learn-do = 帮我填
learn-try = 我自己来
learn-again = 重新开始
learn-wrong = 差一点：这里正好相反。
learn-elsewhere = 这个技巧推不出那一格。
learn-right = 正确！还有{ $count }处。
learn-solved = 正确，全部找到了！
learn-implied = 没错，但那是后面才能推出的。先用这个技巧。
learn-solved-more = 正确！这个盘面上还有{ $count }处可以用它。
learn-used = 路线经过
learn-closed = 不可通过的边
learn-right-side = 光标右侧
learn-down = 光标下方

## Create

create-title = 创作
create-lead = 创作你自己的谜题。工作室会随时检查它是否只有一个解。
create-named = 创作{ $kind }
create-begin = 创作{ $kind }
create-none = { $kind }不能在这里手工创作。可以玩生成的题，或从文件导入。
create-verdict = 结果
create-details = 关于谜题
create-keep = 保存和分享
create-board = 你的谜题，宽{ $width }格，高{ $height }格
create-cell = 第{ $row }行第{ $column }列：{ $state }
create-empty = 空
create-pen-paint = 画
create-pen-line = 直线
create-pen-area = 填充
create-pen-move = 移动
create-pen-lock = 锁定
create-pen-pick = 吸管
create-locked = { $state }，已锁定
create-number = 数字
create-side-right = 光标右侧的墙
create-side-down = 光标下方的墙
create-shift = 整体移动
create-shift-up = 上移
create-shift-left = 左移
create-shift-right = 右移
create-shift-down = 下移
create-mirror-across = 左右对称
create-mirror-down = 上下对称
create-more = 更多工具
create-width = 宽
create-height = 高
create-blank = 清空
create-sample = 自动生成
create-too-many = 这里最多{ $count }格。
create-tags = 标签
create-tags-example = 动物, 小
create-save = 保存
create-saved = 已保存到题库。
create-saved-before = 题库中已有。
create-play = 开始玩
create-watch = 观看
create-print = 打印
verdict-checking = 正在检查……
verdict-incomplete = 还没完成
verdict-long-unique = 恰有一个解：可以保存或试玩。
verdict-long-several = 有多个解：请更改一个标出的格子。
verdict-long-several-repair = 有多个解：请修复，或更改标出的格子。
verdict-long-none = 无解：请撤销上一步，或换一种改法。
verdict-long-invalid = 还不是有效的谜题
verdict-long-undecided = 太难，无法在此验证：请简化，或直接保存。
verdict-solution = 解{ $number }
verdict-differ = 两个解在标出的{ $count }格不同：
verdict-level = { $level }（{ $score }）
verdict-time = 解题时间
verdict-seconds = 约{ $expected }秒（{ $from }至{ $to }秒）
verdict-minutes = 约{ $expected }分钟（{ $from }至{ $to }分钟）
verdict-quality = 详情
quality-correct = 数字与图案一致
quality-complete = 只有一个解
quality-numbers = 提示数字
quality-spare-numbers = 可以省去的数字
quality-minimality = 必需的数字
quality-clarity = 只看单行单列就能确定的格子
quality-trivial-lines = 一眼就能填完的行列
quality-shapes = 图案中的形状
quality-similarity = 与原图的相似度
quality-share = { $percent }%
repair-start = 修复
repair-lead = 改动尽可能少的格子，直到只有一个解。
repair-working = 正在寻找最小的改动……
repair-done = 已修复：改动了框出的{ $count }格。
repair-partly = 改动了{ $count }格，但仍不止一个解。

## Pictures

picture-title = 从图片创作
picture-choose = 打开图片
picture-drop = 或拖到、粘贴到这里
picture-yours = 你的图片
picture-reading = 正在读取图片……
picture-threshold = 怎样算深色
picture-threshold-otsu = 自动
picture-threshold-adaptive = 比周围深
picture-threshold-tones = 雕版（色调）
picture-threshold-dither = 网点（抖动）
picture-threshold-edges = 轮廓
picture-threshold-grey = 深于……
picture-grey = 亮度
picture-fit = 适应方式
picture-fit-contain = 显示整张图片
picture-fit-cover = 填满盘面
picture-fit-stretch = 拉伸
picture-trim = 裁去空白边缘
picture-invert = 明暗互换
picture-colours = 颜色数
picture-dither = 用点混合颜色
picture-crop-hint = 在图片上拖动即可裁剪。
picture-whole = 使用整张图片
picture-variants = 比较方案
picture-variants-making = 正在生成方案……
picture-variant-colours = { $count }种颜色
picture-variant-changed = 改动{ $count }格
picture-variant-unique = 唯一解
picture-variant-several = 多个解
picture-variant-undecided = 未证明

## Problems: what happened, and what to do next

problem-title = 出了点问题
problem-unknown = 出了点问题，请再试一次。
problem-away = 连接不到工作室。它还在运行吗？
problem-offline = 没有连接。你的步骤已保存在本机，恢复后会自动发送。
problem-invalid-puzzle = 这不是有效的谜题。{ $faults }
problem-not-unique = 这里需要只有一个解的谜题。
problem-invalid-move = 这里不能这样走。
problem-invalid-recipe = 做不出这样的谜题。请换个尺寸或难度。
problem-format = 这不是工作室能读的题目。请检查文件，或换一种格式。
problem-file-at = 第{ $line }行：{ $why }
problem-file-at-line = 第{ $line }行“{ $text }”：{ $why }
problem-file-at-puzzle = 第{ $number }题：{ $why }
problem-file-other = 这里不符合文件格式的要求。
problem-file-other-format = 这个文件看起来是“{ $format }”格式，但这里不符合该格式。
problem-file-empty = 文件是空的。
problem-file-text = 文件不是 UTF-8 文本。请以 UTF-8 保存。
problem-file-packed = 压缩文件已损坏。请重新下载或复制。
problem-file-not-xml = 这不是有效的 XML。
problem-file-not-json = 这不是有效的 JSON。
problem-file-unknown = 无法识别这个文件的格式。
problem-file-colours = 这道题有 { $found } 种颜色，最多只能读取 { $wanted } 种。
problem-file-colour-value = 这里需要一种颜色，例如 #ff0000。
problem-file-no-colour = 这个数字没有颜色，文件也没有给这类数字指定颜色。
problem-file-colour = “{ $found }”不是这个文件里的颜色。
problem-file-triangles = 这是三角形格子的题目，这里不能玩。
problem-file-given = 这道题需要预先给出的格子，无法读取。
problem-file-too-much = 内容太大，无法读取。请拆分文件。
problem-file-sides = “{ $found }”不是可用的大小。
problem-file-clue = 提示需要 { $wanted } 格，但这一行只有 { $found } 格。
problem-file-zero = 0 只能单独出现，其他数字从 1 开始。
problem-file-twice = “{ $found }”出现了两次。
problem-file-equal = 所有行的长度必须相同。
problem-file-clues = 这一行之后应该是提示。
problem-file-more = 这里的内容多于预期的 { $wanted } 项。
problem-file-cells = 应有 { $wanted } 格，实际为 { $found } 格。
problem-file-rows = 应有 { $wanted } 行，实际为 { $found } 行。
problem-file-numbers = 应有 { $wanted } 项，实际为 { $found } 项。
problem-file-word = 这里应该是关键字和它的值。
problem-file-missing = 缺少“{ $found }”。
problem-file-address = 地址不完整。请复制完整的地址。
problem-file-number = 这里应该是数字，而不是“{ $found }”。
problem-file-number-here = 这里应该是数字。
problem-file-unexpected = “{ $found }”不能出现在这里。
problem-file-no-puzzle = 这里没有题目。
problem-damaged-link = 这个链接已损坏。请重新索取，或完整复制。
problem-picture = 无法打开这张图片。请试试 PNG 或 JPEG。
problem-empty-picture = 这张图片在此尺寸下什么也看不出。请换一种读取方式或选择更大的尺寸。
problem-empty-drawing = 请先画点什么：空白的盘面不是题目。
problem-unknown-kind = 工作室不认识这种谜题。
problem-not-offered = 这种谜题不支持此功能。
problem-generation-failed = 没有找到这样的谜题。请再试一次，或换个尺寸或难度。
problem-budget-exceeded = 耗时太长，已停止。请再试一次，或换一道小一点的题。
problem-not-found = 这里什么也没有，可能已被删除。
problem-library = 题库无法完成操作。请检查名称后再试。
problem-library-away = 题库暂时不可用，请稍后再试。
problem-name-taken = 已有同名的合集，请换个名称。
problem-name = 名称为 1 到 { $most } 个字符。
problem-error = 没有成功。请检查输入后再试。
problem-too-large = 太大了，工作室处理不了。请试试小一点的。
problem-too-deep = 文件嵌套太深，无法读取。
problem-too-many = 一次太多了。请稍等再试。
problem-too-many-jobs = 已有几项任务在运行。请等其中一项完成。
problem-too-many-puzzles = 只读取了文件中的前{ $count }道题。
problem-more = 另有{ $count }个无法读取。
problem-busy = 工作室正忙，请稍后再试。
problem-closing = 工作室正在关闭。重新启动后可继续。
problem-hung-up = 已取消。
problem-player-key = 找不到你的对局。请刷新页面再试。
problem-missing-font = 运行工作室的电脑上没有这种语言的字体。请安装字体，或选择其他语言。
problem-not-ready = 书还没做好，请稍等。
problem-not-playable = 这道题无法保存为网页，请改为分享链接。
problem-wrong-host = 工作室不在这个地址。请打开它启动时显示的地址。
problem-cross-origin = 操作来自其他网站，已被阻止。请打开工作室再试。
problem-token = 请输入访问令牌以继续。
problem-malformed-request = 工作室没看懂。请检查输入后再试。
problem-method-not-allowed = 这里不能这样做。
problem-request-timeout = 连接太慢，请再试一次。
problem-outdated = 这一局已在另一个标签页改变。请刷新页面。
problem-bug = 工作室出了问题。请再试一次；如果再次发生，请告诉我们。

## File formats

format-json = Cluewright 的 JSON
format-share = 分享链接
format-webpbn = webpbn（XML）
format-taai = 比赛题集（TAAI、TCGA、ICGA）
format-lp = Bosch 的数织文本
format-janko = janko.at 的数壹文本
format-non = Simpson 的数织文本
format-g = Olšák 的数织文本
format-mk = Olšák 的简易数织文本
format-nin = Wilk 的数织文本
format-cwd = QNonograms 文本
format-cwc = CWC 文本 (webpbn)
format-pynogram = pynogram 文本
format-gno = Gnonograms 文件
format-pbm = 图片（PBM）
format-tatham = Tatham 的 Pattern 或 Singles 编号
format-tatham-pattern = Tatham 的 Pattern 编号
format-tatham-singles = Tatham 的 Singles 编号
format-ziplink = Zip 链接
format-puzzlink = puzz.link 网址
format-pzprv3 = puzz.link 文件（pzprv3）
format-hitori-text = 数壹简易文本

## Strategies of the solver

strategy-auto = 自动
strategy-lines = 逐行逐列
strategy-logic = 只用逻辑
strategy-probe = 两种值都试
strategy-learn = 从矛盾中学习
strategy-decimate = 先定最有把握的格
strategy-frontier = 从已知处向外
strategy-search = 逻辑加试探
strategy-walk = 从 1 一步步走
strategy-dfs = 简单搜索
strategy-dfs-logic = 带逻辑的简单搜索
strategy-brute = 逐一穷举
strategy-sat = 作为一个逻辑公式
strategy-named = { $name }（{ $strategy }）

## Pages of their own, written by export-page

alone-puzzles = 谜题
alone-path = 解题过程：{ $count }步

## A first board: each rule is broken once, to see why it is there

first-title = 第一题
first-named = { $kind }：你的第一题
first-none = 这种谜题没有入门题。
first-step = 第{ $number }步，共{ $count }步
first-solve = 现在来解这道题。慢慢来：每一步都可以撤销，也可以查看下一步。
first-next = 下一步
first-hint = 提示下一步
first-undo = 撤销
first-done = 你已经掌握了{ $kind }的规则。来试试更大的盘面。
first-game = 玩一局 6 × 6
first-link = 第一次玩？先试试入门题
