# 数壹说的话。格子要么涂黑，要么留白。

## The kind

title = 数壹
rules = 涂黑一些格子，使每行每列的留白格中没有重复的数字。涂黑的格子不能上下左右相邻，所有留白格必须连成一片。
move-help = #行,列 涂黑，.行,列 画圈，?行,列 清除；范围写作 .3,4-7 或 ?1-5,2；较长的一步各部分之间用空格隔开
answer-form = 每行写一行作答：涂黑的格写 #，留白格写 .，中间不加任何字符。

## What a cell can be

value-unknown = 未定
value-unshaded = 留白
value-shaded = 涂黑

## Techniques

technique-shaded-neighbour = 黑格的邻居
    .summary = 涂黑格的相邻格留白。
technique-repeated-number = 重复数字
    .summary = 留白的数字使同行同列的相同数字涂黑。
technique-triple = 三连
    .summary = 三个相同数字相连时，两端涂黑。
technique-sandwich = 夹心
    .summary = 两个相同数字之间的格子留白。
technique-pair-isolation = 成对
    .summary = 两个相同数字相邻时，同一行（列）中其他相同数字涂黑。
technique-flanked-pair = 夹住的一对
    .summary = 像 1 2 2 1 这样排列时，同一行（列）中其他相同数字涂黑。
technique-corner-quad = 角落四格
    .summary = 两对相同数字占满角落，所以角格和它的对角格涂黑。
technique-corner-triple = 角落三格
    .summary = 角落周围三个相同数字，中间那个涂黑。
technique-corner-double = 角落两格
    .summary = 角落里的一对相同数字，使角格的另一个邻居留白。
technique-last-exit = 最后出口
    .summary = 留白格唯一的出口留白。
technique-cut-cell = 隔断
    .summary = 如果涂黑会把别的格子隔断，这一格就留白。
technique-edge-pairs = 边上的两对
    .summary = 两对相同数字在边上围成方块，所以旁边的边格留白。
technique-offset-pair = 错开的一对
    .summary = 相邻两格不能都涂黑，所以它们的相同数字之一涂黑，与两者都相邻的格子留白。
technique-double-near-edge = 靠边的一对
    .summary = 涂黑某格会决定附近的一对，并在边上隔断格子。
technique-double-beside-diagonal = 斜线旁的一对
    .summary = 涂黑某格会决定附近的一对，并围成一圈黑格。
technique-number-contradiction = 数字反证
    .summary = 假设相反，就会有黑格相邻或数字重复。
technique-connectivity-contradiction = 连通反证
    .summary = 假设相反，就会有格子被隔断。
technique-combined-contradiction = 综合反证
    .summary = 假设相反并保持留白格连通，就会有黑格相邻或数字重复。
technique-common-consequence = 共同结论
    .summary = 无论某格是否涂黑，另一格都一样。
technique-nested-contradiction = 嵌套反证
    .summary = 假设相反，其中更多的反证会否定它。

## Steps without an assumption

step-shaded-neighbour = { $cell }涂黑，所以相邻的{ $cells }留白。
step-shaded-neighbour-next = 于是相邻的{ $cells }留白。
step-repeated-number = { $cell }的{ $number }留白，所以{ $cells }的{ $number }涂黑。
step-repeated-number-next = 它的{ $number }使{ $cells }的{ $number }涂黑。
step-triple = { $three }三个{ $number }相连，所以两端涂黑，中间留白。
step-sandwich = { $pair }的{ $number }至少有一个涂黑，所以中间的{ $cells }留白。
step-pair-isolation = { $pair }相邻的{ $number }有一个留白，所以{ $cells }的{ $number }涂黑。
step-flanked-pair = { $four }依次是{ $outer } { $inner } { $inner } { $outer }。其中{ $outer }和{ $inner }各有一个留白，所以{ $cells }涂黑。
step-corner-quad = 两对相同数字占满角落，所以有一条对角线涂黑。涂黑{ $sides }会隔断{ $corner }，所以{ $shaded }涂黑。
step-corner-triple = 如果{ $cells }的{ $number }留白，{ $sides }的{ $number }就会涂黑并隔断角落，所以{ $cells }涂黑。
step-corner-double = 如果{ $cells }涂黑，{ $end }的{ $number }就留白，{ $equal }的{ $number }就涂黑，这会隔断角落{ $corner }，所以{ $cells }留白。
step-last-exit = { $cell }只有一个出口，所以{ $cells }留白。
step-cut-cell = 涂黑{ $cells }会隔断{ $off }，所以{ $cells }留白。
area = 包括{ $first }在内的{ $count }格
part-of-board = 一部分盘面
step-cut-cell-strip = 只有一行（列）的盘面只能涂黑两端，所以{ $cells }留白。
step-cut-cell-single = 至少要有一格留白，所以{ $cells }留白。
step-edge-pairs = 两对相同数字占满{ $square }，所以这个方块有一条对角线涂黑。涂黑{ $cells }会与它相邻或隔断格子，所以{ $cells }留白。
number-at = { $cell }的{ $number }
step-offset-pair = { $neighbours }的{ $one }和{ $other }不能都涂黑，所以{ LIST($equals, type: "or") }涂黑。{ $cells }与这两格都相邻，所以留白。
step-offset-pair-same = { $neighbours }的两个{ $number }不能都涂黑，所以{ LIST($equals, type: "or") }涂黑。{ $cells }与这两格都相邻，所以留白。
double = 如果{ $cells }涂黑，{ $beside }的{ $number }就留白，{ $pair }的{ $number }就涂黑，这会隔断{ $off }，所以{ $cells }留白。
step-double-near-edge = { double }
step-double-beside-diagonal = { double }

## Steps with an assumption

ending-touching = { $cells }都会涂黑并相邻
ending-repeated = { $cells }的两个{ $number }都会留白
ending-cut-off = { $cells }会被隔断

contradiction = { $colour ->
    [shaded] 如果{ $cell }涂黑，{ after }{ $ending }，所以{ $cell }留白。
   *[unshaded] 如果{ $cell }留白，{ after }{ $ending }，所以{ $cell }涂黑。
}
after = { $links ->
    [0] {""}
   *[other] { $links }步之后
}
step-number-contradiction = { contradiction }
step-connectivity-contradiction = { contradiction }
step-combined-contradiction = { contradiction }
step-nested-contradiction = { $colour ->
    [shaded] 如果{ $cell }涂黑，{ after-inner }{ $ending }，所以{ $cell }留白。
   *[unshaded] 如果{ $cell }留白，{ after-inner }{ $ending }，所以{ $cell }涂黑。
}
after-inner = { $links }步之后（其中{ $inner }次反证）
step-common-consequence = 无论{ $cell }涂黑（{ steps-if-shaded }）还是留白（{ steps-if-unshaded }），{ $result }。
steps-if-shaded = { $shaded }步
steps-if-unshaded = { $unshaded }步
result-shaded = { COUNT($cells) ->
    [1] { $cells }涂黑
   *[other] { $cells }都涂黑
}
result-unshaded = { COUNT($cells) ->
    [1] { $cells }留白
   *[other] { $cells }都留白
}
result-both = { $shaded }，{ $unshaded }

step-supposition = { $colour ->
    [shaded] 假设{ $cell }涂黑。
   *[unshaded] 假设{ $cell }留白。
}
step-clash = 但那样{ $ending }。

## Rules broken on a board

fault-repeated-number = { $line }有{ $count }个留白的{ $number }。
    .remedy = 只留一个，其余涂黑或清除。
fault-touching-black = { $cells }都涂黑且相邻。
    .remedy = 清除其中一个。
fault-cut-off-white = 黑格隔断了{ $cells }。
    .remedy = 清除它旁边的一个黑格。
fault-cut-off-white-all = 所有格子都涂黑了。
fault-answer-number = { $cell }写的是 { $found }，但题目里是 { $number }。
notation-numbers = 题目的数字，并标出涂黑的格子
    .remedy = 清除一些格子。

## Puzzles that are malformed

fault-missing = 数壹需要数字。
fault-empty = 这道题没有格子。
fault-empty-row = { $line }没有格子。
fault-ragged = { $line }有{ $count }格，但{ $first }有{ $expected }格。
fault-symbol = { $cell }必须是数字或字母，不能是{ $found }。
fault-type = 数字必须是行的列表，不能是{ $found }。
fault-type-row = { $line }必须是数字的列表，不能是{ $found }。
fault-type-cell = { $cell }必须是整数，不能是{ $found }。
fault-out-of-range = { $cell }必须是 1 到 { $highest } 的数，不能是{ $found }。
fault-size-rows = 数壹最多{ $most }行。
fault-size-columns = { $line }的格子太多：数壹最多{ $most }列。
fault-size = { $side ->
    [width] 宽写的是{ $found }，但各行有{ $expected }格。
   *[height] 高写的是{ $found }，但共有{ $expected }行。
}

## Pages

mark-shade = 涂黑
    .name = 涂黑
mark-circle = 画圈
    .name = 画圈
mark-open = 未定
    .name = 未定
clue-numbers = 数字
about-editor = 自己输入盘面上的数字。
page-no-number = 还没有数字
page-missing = 还有 { $count } 格没有数字：选一个放入，或连续输入。

reason-pairs = 相近的相同数字
reason-neighbour = 在黑格旁边
reason-equal = 重复数字
reason-cut = 保持留白格连通

## The first board: what to try, and the rule it breaks

page-first-repeat = 第1行有两个2。选择画圈，把两个都圈上：圈表示这格保持不涂。
page-first-repeat-why = 同一行或列的未涂格中，数字不能重复。这两个2必须涂黑一个。
page-first-touch = 选择涂黑，把标出的相邻两格涂黑。
page-first-touch-why = 涂黑的格子不能有公共边，但可以角对角。
page-first-cut = 把角落旁标出的两格涂黑。
page-first-cut-why = 所有未涂的格子必须连成一片，而角落里的格子现在没有出路了。
