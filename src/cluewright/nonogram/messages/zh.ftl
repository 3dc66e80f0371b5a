# 数织说的话。行和列的数字是提示，每个数字代表一段连续涂黑的格子。格子要么涂黑，要么留空（打叉）。

## The kind

title = 数织
rules = 数字依次表示该行或该列中连续涂黑的格数。两段涂黑的格子之间至少隔一个空格。
move-help = #行,列 涂黑，.行,列 打叉，?行,列 清除；范围写作 #3,4-7 或 .1-5,2；用空格隔开的几部分算一步
answer-form = 每行写一行作答：涂黑的格写 #，空格写 .，中间不加任何字符。

## Values of cells

value-unknown = 未定
value-empty = 空格
value-filled = 涂黑
value-impossible = 矛盾

## Techniques

technique-complete-line = 整行确定
    .summary = 提示正好占满整行（列），或者为 0，所以每格都能确定。
technique-finished-line = 已完成的行
    .summary = 所有数字都已完成，其余的格子留空。
technique-satisfied-clue = 已完成的数字
    .summary = 一个数字已完成，它两边的格子留空。
technique-only-gap = 唯一空当
    .summary = 一个数字只能放进一个空当，并把它填满。
technique-edge-fill = 靠边填充
    .summary = 从一端数起的第一个未定格是涂黑的，所以这一端的数字从那里开始。
technique-only-place = 唯一位置
    .summary = 一个数字只剩一个位置，所以就放在那里。
technique-overlap = 重叠
    .summary = 无论数字放在哪里，都会盖住某些格子。
technique-glue = 靠边延伸
    .summary = 靠近一端的涂黑格属于这一端的数字，于是能多确定几格。
technique-mercury = 靠边留空
    .summary = 靠近一端的涂黑格属于这一端的数字，它够不到最边上。
technique-small-gap = 空当太小
    .summary = 空当放不下任何够得到它的数字，所以留空。
technique-unreachable = 够不到
    .summary = 没有数字够得到的格子留空。
technique-forced-gap = 必须隔开
    .summary = 一组涂黑格已和它可能所属的任何数字一样长，所以两边留空。
technique-joining = 连接
    .summary = 两组涂黑格属于同一个数字，所以中间涂黑。
technique-splitting = 分开
    .summary = 涂黑某格会把两组连成太长的一段，所以它留空。
technique-group-owners = 归属分析
    .summary = 无论一组涂黑格属于哪个数字，有些格子总是一样。
technique-line-analysis = 整行分析
    .summary = 在这一行（列）所有可行的排法中，有些格子总是一样。
technique-contradiction = 反证
    .summary = 假设相反，顺着各行各列推下去，就会出现矛盾。
technique-common-consequence = 共同结论
    .summary = 无论某格涂黑还是留空，都得出同样的结论。
technique-two-cells-deep = 双重反证
    .summary = 假设相反，经过其中更多的反证后出现矛盾。
technique-search = 试探
    .summary = 从这里起只能靠试。
technique-supposition = 假设
    .summary = 假设某格涂黑或留空，看看会怎样。
technique-clash = 矛盾
    .summary = 有一行（列）无法完成，所以假设是错的。

## Blocks

block = 数字{ $number }
block-first = 第一个{ $number }
block-last = 最后一个{ $number }
block-nth = 第{ $nth }个{ $number }
clue-hidden = 隐藏的提示

## What becomes of cells

so-filled = 所以{ $cells }涂黑
so-empty = 所以{ $cells }留空
so-both = 所以{ $filled }涂黑，{ $empty }留空
then-filled = { COUNT($cells) ->
    [1] { $cells }涂黑
   *[other] { $cells }都涂黑
}
then-empty = { COUNT($cells) ->
    [1] { $cells }留空
   *[other] { $cells }都留空
}
then-both = { $filled }涂黑，{ $empty }留空

## Steps on one line

step-complete-line = { $line }：{ $block }占满全部{ $length }格，{ $so }。
step-complete-line-blocks = { $line }：{ LIST($blocks) }连同间隔占满全部{ $length }格，{ $so }。
step-complete-line-many = { $line }：{ $count }个数字连同间隔占满全部{ $length }格，{ $so }。
step-complete-line-empty = { $line }：提示为 0，所以全部留空。

step-finished-line = { $line }：{ $block }已完成，{ $so }。
step-finished-line-blocks = { $line }：{ LIST($blocks) }都已完成，{ $so }。
step-finished-line-many = { $line }：{ $count }个数字都已完成，所以其余的格子留空。
step-finished-line-next = { $line }：这样所有数字都完成了，{ $so }。
step-finished-line-blocks-next = { step-finished-line-next }

step-satisfied-clue = { $line }：{ $block }已在{ $cells }完成，{ $so }。
step-satisfied-clue-alone = { $line }：{ $block }已在{ $cells }完成，{ LIST($reasons) }，{ $so }。
step-satisfied-clue-next = { $line }：这样它就完成了，{ $so }。
step-satisfied-clue-alone-next = { $line }：这样它就完成了，{ LIST($reasons) }，{ $so }。
nothing-before = 它前面没有别的
nothing-after = 它后面没有别的
nothing-between = 它的邻居是{ $block }，中间没有别的

step-only-gap = { $line }：{ $block }只能放进{ $gap }的空当，正好填满。

from-side = { $side ->
    [left] 从左边数
    [right] 从右边数
    [top] 从上边数
   *[bottom] 从下边数
}
step-edge-fill = { $line }：{ from-side }，{ $block }从{ $cell }开始，{ $so }。
step-glue = { $line }：{ from-side }，{ $cell }一定属于{ $block }，而它只能放在{ $span }，{ $so }。
step-mercury = { $line }：{ from-side }，{ $cell }一定属于{ $block }，而它只能放在{ $span }，{ $so }。
step-mercury-both = { $line }：{ $cell }一定属于{ $block }，而它只能放在{ $span }，{ $so }。

step-overlap = { $line }：{ $block }只能放在{ $span }，所以无论怎么放都盖住{ $cells }。
step-only-place = { $line }：{ $block }只能放在{ $span }，所以就在那里。

step-small-gap = { $line }：{ $gap }的空当放不下长度为{ LIST($lengths, type: "or") }的段，所以留空。

step-unreachable = { $line }：{ $before }最远到{ $end }，{ $after }最早从{ $start }开始，{ $so }。
step-unreachable-before = { $line }：{ $after }最早从{ $start }开始，{ $so }。
step-unreachable-after = { $line }：{ $before }最远到{ $end }，{ $so }。

step-forced-gap = { $line }：盖住{ $cells }的段最长只有{ $length }格，{ $so }。
step-forced-gap-complete = { $line }：{ $block }已在{ $cells }完成，{ $so }。

step-joining = { $line }：{ $cells }属于同一段，即{ $block }，{ $so }。

step-splitting = { $line }：涂黑{ $cell }会在{ $cells }形成至少{ $length }格的段，而那里放不下这么长的，{ $so }。

step-group-owners = { $line }：{ $cells }一定属于{ $block }。无论怎么放，{ $then }。
step-group-owners-several = { $line }：{ $cells }一定属于长度为{ LIST($lengths, type: "or") }的段。无论怎么放，{ $then }。

step-line-analysis = { $line }：{ $count ->
    [1] 在唯一可行的排法中
   *[other] 在{ $count }种可行的排法中
}，{ $then }。
step-line-analysis-many = { $line }：在所有可行的排法中，{ $then }。

## Steps that assume something

step-contradiction = 如果{ $cell }{ $value ->
    [filled] 涂黑
   *[empty] 留空
}，{ $steps ->
    [0] { $line }就无法完成
   *[other] { $steps }步之后{ $line }就无法完成
}，{ $so }。
step-contradiction-inside = 如果{ $cell }也{ $value ->
    [filled] 涂黑
   *[empty] 留空
}，{ $steps ->
    [0] { $line }就无法完成
   *[other] { $steps }步之后{ $line }就无法完成
}，{ $so }。
step-two-cells-deep = 如果{ $cell }{ $value ->
    [filled] 涂黑
   *[empty] 留空
}，{ $steps }步之后（其中{ $inner }次反证）{ $line }就无法完成，{ $so }。
step-common-consequence = 无论{ $cell }涂黑还是留空，{ $then }。涂黑时需要{ $filled }步，留空时需要{ $empty }步。
step-common-consequence-even = 无论{ $cell }涂黑还是留空，{ $then }。两种情况都需要{ $filled }步。
step-supposition = 假设{ $cell }{ $value ->
    [filled] 涂黑
   *[empty] 留空
}。
step-supposition-inside = 再假设{ $cell }{ $value ->
    [filled] 涂黑
   *[empty] 留空
}。
step-clash = 但那样{ $line }就无法完成：{ $clue }已没有可行的排法。

## Search

step-search = 从这里起只能靠试。由此得出最后{ $count }格。
step-search-several = 从这里起只能靠试。由此得出所有解共有的{ $count }格。
step-search-unproven = 从这里起只能靠试。找到了最后{ $count }格的答案，但还没排除其他解就停止了。
step-search-nothing = 没有可用的技巧，试探也在找到解之前停止了。
step-search-cell = 试探表明{ $cell }{ $value ->
    [filled] 涂黑
   *[empty] 留空
}。
step-search-cell-unproven = 如果只有一个解，{ $cell }{ $value ->
    [filled] 涂黑
   *[empty] 留空
}。

## Faults of boards

fault-answer-blocks = { $line }是{ $blocks }，但提示是{ $clue }。
fault-impossible-line = { $line }无法完成：{ $clue }没有可行的排法。
fault-impossible-line-remedy = 撤销你在{ $line }或与它相交的{ $axis ->
    [row] 某一列
   *[column] 某一行
}里的最后一次改动。

## Faults of puzzles and pictures

fault-missing = 缺少{ $axis ->
    [row] 行
   *[column] 列
}的提示。
fault-type-lines = { $axis ->
    [row] 行
   *[column] 列
}的提示必须是列表，不能是{ $value }。
fault-type-clues = 提示必须是一道数织题，或者行的列表加列的列表。
fault-type-clue = 一条提示必须是整数列表，不能是{ $value }。
fault-type-clue-of-line = { $line }：提示必须是整数列表，不能是{ $value }。
fault-type-number = 提示必须由整数组成，不能有{ $value }。
fault-type-number-of-line = { $line }：{ $value }不是整数。
fault-size-none = 数织至少要有一{ $axis ->
    [row] 行
   *[column] 列
}。
fault-size-most = 数织最多{ $most }{ $axis ->
    [row] 行
   *[column] 列
}。
fault-size-given = { $side ->
    [width] 宽
   *[height] 高
}写的是{ $given }，但按提示是{ $actual }。
fault-negative = 段的长度不能是{ $value }。
fault-negative-of-line = { $line }：段的长度不能是{ $value }。
fault-zero = 有 0 的提示不能再有别的数字。
fault-zero-of-line = { $line }：有 0 的提示不能再有别的数字。
fault-too-long = { $line }：{ $clue }需要{ $needed }格，但只有{ $length }格。
fault-too-long-block = { $line }：长度{ $value }放不进{ $length }格。
fault-too-long-clue = 提示{ $clue }放不进{ $length }格。
fault-sums-differ = 行提示合计{ $rows }个涂黑格，列提示合计{ $columns }个。
fault-clue-differs = { $line }：提示是{ $found }，但图案应为{ $expected }。
fault-clue-differs-missing = { $line }：没有提示，但图案应为{ $expected }。
fault-clue-differs-beyond = { $line }：有提示，但图案没有这一{ $axis ->
    [row] 行
   *[column] 列
}。
fault-wrong-solution = 附带的解并不能解开这道题。
fault-not-unique = 只有唯一解的题才能隐藏提示。
fault-no-solution = 这道题无解，没有可报告的内容。
fault-no-solution-yet = 还没有解：请先给出一个。

fault-cell = { $place }：格子必须是 0 或 1，不能是{ $value }。
fault-cell-symbol = { $place }：格子必须是 # 或 .，不能是{ $value }。
cell-of-line = 第{ $number }格
cell-of-picture = 第{ $number }幅图的{ $cell }
fault-undecided = { $cell }既没涂黑也没留空。
fault-shape = { $what ->
    [picture] 图案
    [line] 一行
   *[stack] 一叠图案
}必须是{ $dimensions }维，不能是{ $given }维。
fault-size-sides = 每边必须是 1 到 { $most } 格，这里是{ $size }。
fault-size-rows = 图案必须有 1 到 { $most } 行。
fault-size-row = { $line }必须有 1 到 { $most } 格。
fault-size-line = 一行必须有 1 到 { $most } 格。
fault-size-differ = { $first }和{ $second }的图案不能逐格比较。
fault-type-array = { $what ->
    [picture] 图案
    [line] 一行
   *[stack] 一叠图案
}必须是 bool 或 0、1 的数组，不能是{ $value }。
fault-type-picture = 图案必须是行的列表，不能是{ $value }。
fault-type-pictures = 多幅图案必须是 (count, height, width) 数组或图案的列表。
fault-type-row = { $line }必须是格子的列表，不能是{ $value }。
fault-type-line = 一行必须是格子的列表，不能是{ $value }。
fault-ragged = { $line }有{ $count }格，但{ $first }有{ $width }格。
fault-of-picture = 第{ $number }幅图：{ $fault }
fault-changed = 读取时图案被另一个线程改动了。
fault-place = { $size }的图案没有{ $cell }。
fault-place-column = { $size }的图案没有{ $column }。
fault-board = 图案必须是由 # 和 . 组成的行的列表，最多{ $most }格。
fault-line-symbol = 格子必须是 #、. 或 ?，不能是{ $value }。
fault-line-number = 格子必须是 0（未定）、1（留空）或 2（涂黑），不能是{ $value }。
fault-line-nested = 一行必须是格子的列表，不能是列表的列表。
fault-line-shape = 一行必须是一维的，不能是{ $shape }的形状。

## Pages

mark-fill = 涂黑
    .name = 涂黑
mark-cross = 打叉
    .name = 打叉
mark-open = 未定
    .name = 未定
clue-rows = 行提示
clue-columns = 列提示
about-editor = 画一幅图，或用照片生成。数字会自动得出。
page-erase = 擦除
page-begin = 画一格即可开始。
page-filled = 涂黑

reason-lines = 单行单列
reason-probe = 两种都试
reason-decimate = 统计猜测
reason-accepted = 采纳的猜测
reason-logic = 逻辑
reason-row = 逐行
reason-picture = 整幅图案

## Pictures

repair-thickened = 用{ $count }格加粗了线条
repair-bridged = 用{ $count }格连接了缺口
repair-rounded = 用{ $count }格修圆了转角
repair-trimmed = 清空了边缘的{ $count }格
repair-dotted = 添加了{ $count }个点

## The first board: what to try, and the rule it breaks

page-first-length = 第4行的数字是1。涂满标出的两格，看看会怎样。
page-first-length-why = 数字表示涂黑块的长度：1就是单独一格，而这里连着两格。
page-first-gap = 第1行的数字是2 2。把标出的三格连着涂满。
page-first-gap-why = 2 2表示按顺序有两个两格长的块，中间至少空一格。三格长的块哪个都不是。
