# Zip 说的话。路线从 1 出发，经过每一格，到最后一个数字。“broken-…”是分句，接在“就会”“之后”后面。

## The kind

title = Zip
rules = 从 1 到最后一个数字画一条路线。路线按顺序经过各个数字，每格恰好走一次，不能穿墙。
move-help = R2D 表示向右两格再向下（L、R、U、D）；行,列 表示直走到该格或退回该格；+行,列 right（或 down）记下路线从那里通过，- 记下不通过，? 清除记号；用空格隔开的几个记号算一步
answer-form = 每行写一行作答：写出路线第几步经过每一格，从 1 到 { $last }，用空格隔开。
answer-form-blocked = 每行写一行作答：写出路线第几步经过每一格，从 1 到 { $last }，用空格隔开；封住的格写 #。
prompt-steps = 路线只能走到上下左右相邻的格，不能斜走。
prompt-walls = 墙：
prompt-wall = { $from }与{ $to }之间

## Techniques

technique-forced-corner = 角落
    .summary = 角落只有两个出口，所以路线两个都走。
technique-corridor = 通道
    .summary = 被墙或边缘围住的格子，路线别无选择。
technique-full-cell = 不分叉
    .summary = 路线已经过某格，在那里不再走别的方向。
technique-dead-end = 只剩一个方向
    .summary = 第一个或最后一个数字只剩一个方向，路线就走那里。
technique-two-ways-left = 只剩两个方向
    .summary = 某格只剩两个方向，所以路线两个都走。
technique-one-way-on = 唯一的去路
    .summary = 路线进入的格子只有一个方向可以继续。
technique-number-order = 数字顺序
    .summary = 路线不会从一个数字直接走到不是下一个的数字。
technique-no-early-loop = 不成环
    .summary = 一段路线的两端不会相连。
technique-no-early-end = 不提前结束
    .summary = 走完所有格子之前，路线不会到达最后一个数字。
technique-cut = 不切断
    .summary = 某格是通往一部分盘面的唯一连接，路线不能把那部分切断。
technique-only-way = 唯一的路
    .summary = 只有一条路通向下一个数字。
technique-out-of-reach = 够不到
    .summary = 路线不会走向到不了下一个数字的地方。
technique-bridge-order = 咽喉
    .summary = 咽喉只能走一次，所以路线不会走向需要走两次的地方。
technique-parity = 棋盘染色
    .summary = 路线交替经过浅色格和深色格，数一数就知道它几次进入某部分。
technique-both-ways = 两种情况
    .summary = 无论路线走不走某一步，都得出同样的结论。
technique-contradiction = 反证
    .summary = 假设相反，沿路线推下去，就会违反规则。

technique-supposition = 假设
    .summary = 接下来的推理逐步展示。
technique-clash = 矛盾
    .summary = 这里违反了规则，所以假设是错的。

## Directions

way-up = 上
way-down = 下
way-left = 左
way-right = 右
from-up = 上方
from-down = 下方
from-left = 左侧
from-right = 右侧
the-number = { $number }

## Steps

step-forced-corner = 角落{ $cell }只有{ LIST($ways) }两个出口，所以路线两个都走。
step-corridor = { $cell }只有{ LIST($ways) }两个出口，所以路线从中穿过。
step-corridor-first = 1 只有一个出口，所以路线从那里向{ LIST($ways) }走。
step-corridor-last = { $number }只有一个入口，所以路线从{ LIST($sides) }进入。

step-full-cell = 路线已经过{ $cell }，所以不再从那里向{ LIST($ways, type: "or") }走。
step-full-cell-first = 路线已离开 1，所以不再向{ LIST($ways, type: "or") }走。
step-full-cell-last = 路线已到达{ $number }，所以不再从{ LIST($sides, type: "or") }进入。

step-dead-end-first = 从 1 出发只能向{ LIST($ways) }走。
step-dead-end-last = 路线只能从{ LIST($sides) }进入{ $number }。
step-two-ways-left = { $cell }只剩{ LIST($ways) }两个方向，所以路线两个都走。
step-one-way-on = 路线从{ $cell }只能继续向{ LIST($ways) }走。
step-one-way-on-next = 所以那里只能继续向{ LIST($ways) }走。

step-number-order = 路线不能从{ $cell }向{ LIST($ways) }走：那样会从{ $from }直接走到{ $to }。
step-no-early-loop = 路线不能从{ $cell }向{ LIST($ways) }走：那样会形成环路。
step-no-early-end = 路线不能从{ $cell }向{ LIST($ways) }走：那样会在还有格子没走时到达{ $number }。

step-cut = 路线必须从{ $cell }向{ LIST($ways) }走：那是通往后面{ $count }格的唯一通道。
step-cut-rest = 路线必须从{ $cell }向{ LIST($ways) }走：那是通往其余格子的唯一通道。
step-cut-closed = { $cell }是两部分盘面之间的唯一连接。路线已从那里走进其中一部分，所以不再向{ LIST($ways, type: "or") }走。

step-only-way = 路线必须从{ $cell }向{ LIST($ways) }走：没有别的路能从{ $from }到{ LIST($goals, type: "or") }。
step-only-way-number = 路线必须从{ $from }向{ LIST($ways) }走：没有别的路能到{ LIST($goals, type: "or") }。
step-out-of-reach = 路线不能从{ $cell }向{ LIST($ways, type: "or") }走：那样无法从{ $from }到{ LIST($goals, type: "or") }。
step-out-of-reach-number = 路线不能从{ $from }向{ LIST($ways, type: "or") }走：那样到不了{ LIST($goals, type: "or") }。
step-out-of-reach-between = 路线不能从{ $cell }向{ LIST($ways) }走：任何两个数字之间的一段都无法同时经过这两格。

step-bridge-order = 路线必须从{ $cell }向{ LIST($ways) }走：从{ $from }到{ LIST($goals, type: "or") }的其他走法都会两次经过同一格。
step-bridge-order-number = 路线必须从{ $from }向{ LIST($ways) }走：到{ LIST($goals, type: "or") }的其他走法都会两次经过同一格。
step-bridge-order-closed = 路线不能从{ $cell }向{ LIST($ways, type: "or") }走：从{ $from }到{ LIST($goals, type: "or") }会两次经过同一格。
step-bridge-order-closed-number = 路线不能从{ $from }向{ LIST($ways, type: "or") }走：到{ LIST($goals, type: "or") }会两次经过同一格。
step-bridge-order-between = 路线不能从{ $cell }向{ LIST($ways) }走：那样会两次经过同一格。
trial-path = 试探表明路线从{ $cell }向{ LIST($ways) }走。

step-parity = 把盘面染成棋盘：只有从{ $cell }向{ LIST($ways) }走，路线才能走遍那边的浅色格和深色格。
step-parity-closed = 把盘面染成棋盘：只有不从{ $cell }向{ LIST($ways, type: "or") }走，路线才能走遍那边的浅色格和深色格。

## What follows from an assumption

goes = 从{ $cell }向{ LIST($ways) }走
goes-not = 不从{ $cell }向{ LIST($ways) }走
more-moves = 还能推出{ $count }步

step-both-ways = 无论路线是否从{ $cell }向{ LIST($ways) }走，都会{ LIST($follows) }（走时{ $with }步，不走时{ $without }步）。
step-both-ways-even = 无论路线是否从{ $cell }向{ LIST($ways) }走，都会{ LIST($follows) }（两种情况都是{ $with }步）。

step-contradiction = 如果路线从{ $cell }向{ LIST($ways) }走，{ $steps ->
    [0] { $broken }
   *[other] { $steps }步之后{ $broken }
}。所以那里不向{ LIST($ways) }走。
step-contradiction-opposite = 如果路线不从{ $cell }向{ LIST($ways) }走，{ $steps ->
    [0] { $broken }
   *[other] { $steps }步之后{ $broken }
}。所以那里向{ LIST($ways) }走。

step-supposition = 假设路线从{ $cell }向{ LIST($ways) }走。
step-supposition-opposite = 假设路线不从{ $cell }向{ LIST($ways) }走。
step-clash = 但那样{ $broken }。

## What a position breaks

broken-full-cell = 会在{ $cell }分叉
broken-dead-end = 就无法穿过{ $cell }
broken-dead-end-first = 就无法离开 1
broken-dead-end-last = 就无法进入{ $number }
broken-number-order = 会从{ $from }直接走到{ $to }
broken-no-early-loop = 会形成环路
broken-no-early-end = 会在还有格子没走时到达最后一个数字
broken-cut = 会在{ $cell }切断一部分盘面
broken-only-way = 就无法从{ $from }走到{ $to }
broken-out-of-reach = 就无法在任何两个数字之间经过{ $cell }
broken-bridge-order = 就得两次经过{ $cell }
broken-bridge-order-visit = 就得两次经过别的格子才能走到{ $cell }
broken-parity = 就无法走遍{ $cell }周围的浅色格和深色格

## Rules a board breaks

fault-start = 路线从{ $cell }开始，而不是从 1。
fault-start-remedy = 请从 1 开始画路线。
fault-jump = 路线从{ $from }跳到了{ $to }。
fault-wall = 路线穿过了{ $from }和{ $to }之间的墙。
fault-wall-note = { $from }和{ $to }之间的记号穿过墙，或通向封闭的格子。
fault-blocked = 路线进入了封闭的格子{ $cell }。
fault-revisit = 路线两次经过{ $cell }。
fault-order = 路线在{ $cell }遇到{ $number }，但接下来应该是{ $next }。
fault-early-end = 还没走完所有格子，路线就到了最后一个数字{ $number }。
fault-contradiction = 路线从{ $from }走到{ $to }，但记号说不能这样走。
fault-branch = 路线在{ $cell }分叉了。
fault-dead-end = 剩下的方向太少，路线已无法穿过{ $cell }。
fault-loop = 路线在{ $cell }形成了环路。
fault-wrong-note = { $from }和{ $to }之间的记号是错的。
fault-wrong-notes = 这些记号不可能全对。
fault-wrong-turn = 过了{ $number }之后，路线在{ $cell }走错了：从那里{ $broken }。
fault-wrong-turn-unseen = 过了{ $number }之后，路线在{ $cell }走错了：这样到不了终点。

remedy-go-back = 退回{ $cell }。
remedy-clear-note = 清除{ $from }和{ $to }之间的记号。
remedy-clear-notes = 清除你最没把握的记号。
remedy-clear-notes-around = 清除{ $cell }旁边的一个记号。

## What is wrong with a puzzle or a board that is read

fault-missing = Zip 题需要{ $key ->
    [width] 宽度。
    [height] 高度。
   *[numbers] 数字。
}
fault-size = { $side ->
    [width] 宽度
   *[height] 高度
}必须是 1 到 { $most } 的整数，不能是{ $given }。
fault-type-numbers = 数字必须是格子的列表，不能是{ $given }。
fault-type-walls = 墙必须是列表，不能是{ $given }。
fault-type-blocked = 封闭的格子必须是格子的列表，不能是{ $given }。
fault-type-blocked-cell = 封闭的格子必须是 [row, column]，不能是{ $given }。
fault-type-number = 数字必须是从 1 起的整数，不能是{ $given }。
fault-type-number-cell = 数字{ $number }的格子必须是 [row, column]，不能是{ $given }。
fault-type-wall = 墙必须是 [row, column, "right" 或 "down"]，不能是{ $given }。
fault-ragged = 各行长度不一。
fault-repeated = 数字{ $number }出现了两次，在{ $cells }。
fault-gap = 缺少数字{ $number }。
fault-gap-beyond = 数字{ $given }大于格子总数。
fault-off-board-number = 数字{ $number }所在的{ $cell }不在盘面上。
fault-off-board-blocked = 封闭的格子{ $cell }不在盘面上。
fault-blocked-number = 数字{ $number }在封闭的格子{ $cell }上。
fault-two-numbers = 数字{ $first }和{ $second }在同一格{ $cell }。
fault-too-few = 这个尺寸的 Zip 题至少需要数字 1 和 2。
fault-too-few-one-cell = 这个尺寸的 Zip 题需要数字 1。
fault-wall-off-board = { $cell }{ $side ->
    [right] 右侧
   *[down] 下方
}的墙不在盘面上。
fault-parity = 不存在这样的路线。染成棋盘后，盘面有{ $light }个浅色格和{ $dark }个深色格，但从{ $from }到{ $to }的路线{ $more ->
    [light] 经过的浅色格比深色格多一个。
    [dark] 经过的深色格比浅色格多一个。
   *[none] 经过的浅色格和深色格一样多。
}
fault-board = 盘面必须是一条路线，即 [row, column] 的列表。
fault-board-cell = 路线的格子必须是宽{ $width }格、高{ $height }格之内的 [row, column]，不能是{ $given }。
fault-board-note = 记号必须是 [row, column, "right" 或 "down", true 或 false]，不能是{ $given }。
fault-wrong-solution = 附带的解并不能解开这道题。

## Moves that cannot be made

move-unknown = { $given }不是有效的一步：{ move-help }
move-too-long = 这一步绕盘面超过{ $times }圈
move-visited = 路线已经过{ $cell }
move-blocked = { $cell }是封闭的
move-wall = { $from }和{ $to }之间有墙
move-not-straight = { $to }不在{ $from }的正前方
move-off-board = 没有{ $cell }：盘面共{ $rows }行{ $columns }列

## Pages

about-editor = 摆放数字、墙和封闭的格子，设计一条路线。
page-board = Zip，{ $width }列{ $height }行，数字 1 到 { $last }
page-number = 数字{ $number }
page-blocked = 封闭
page-head = 路线末端
page-visited = 在路线上，第{ $number }步
page-walls = 墙：{ $sides }
page-side-left = 左侧
page-side-right = 右侧
page-side-above = 上方
page-side-below = 下方
page-note-used = 记号：路线从{ $side }通过
page-note-closed = 记号：{ $side }不通
page-said = { $count ->
    [1] 路线在第{ $row }行第{ $column }列
   *[other] 路线长{ $count }格，到第{ $row }行第{ $column }列
}
page-no-way = 路线走不到那里
page-pen-number = 数字
page-pen-wall = 墙
page-pen-blocked = 封闭的格子
page-missing = 至少放两个数字，编号会自动递增。
page-wall-right = 右侧有墙
page-wall-down = 下方有墙
page-help = Zip 的路线
page-help-drag-how = 从路线末端拖动
page-help-drag-what = 延长路线
page-help-back-how = 沿路线往回拖
page-help-back-what = 退回
page-help-ahead-how = 点正前方的格子
page-help-ahead-what = 把路线延长到那里
page-help-path-how = 点路线上的格子
page-help-path-what = 退回到那里
page-help-arrows-how = 方向键
page-help-arrows-what = 延长路线，或退一步
page-help-look-how = Shift + 方向键
page-help-look-what = 移动光标而不画线；回车把路线延长到光标处

reason-no-choice = 别无选择
reason-no-other-way = 没有其他方向
reason-within-reach = 数字是否可达
reason-step = 路线的一步

## The first board: what to try, and the rule it breaks

page-first-order = 从1经过标出的格子画到3。
page-first-order-why = 路线要按顺序经过数字，2在3之前。
page-first-early = 从1经过标出的格子画到最后一个数字6。
page-first-early-why = 路线要经过每一格并在最后一个数字结束，所以还有空格时不能到那里。
page-first-wall = 现在试着从1直接往上画。粗线是墙，路线不能穿墙。试过之后继续。
page-first-wall-why = 粗线是墙，路线不能穿墙。

## Answers in words, judged

notation-visits = 路径经过各格的顺序表
notation-ways = 从 1 开始的方向
notation-drawing = 路径的图
fault-answer-visit = 答案里 { $number } 出现了不止一次：{ $cells }。
fault-answer-no-visit = 答案里缺少 { $number }。
fault-answer-empty = 答案里{ $cell }没有数字。
fault-answer-off-board = 路径在{ $cell }之后离开了盘面。
fault-answer-short = 路径只经过了 { $expected } 格中的 { $found } 格。
