# 彩色数织的用语。说明见 en.ftl。

## The kind

title = 彩色数织
rules = 数字依次表示该行或该列中各色段的格数，颜色与数字相同。同色的两段之间至少隔一个空格；不同颜色的段可以相邻。
move-help = a行,列 涂第一种颜色，b 涂第二种，以此类推，.行,列 打叉，?行,列 清除；范围写作 a3,4-7 或 .1-5,2；用空格隔开的几部分算一步
answer-form = 每行写一行作答：涂色的格写该颜色的字母，空格写 .，中间不加任何字符。
prompt-colours = 颜色：

## Values of cells

value-unknown = 未定
value-empty = 空格

## Pages

mark-colour = 颜色
    .name = 涂色
mark-cross = 打叉
    .name = 打叉
mark-open = 未定
    .name = 未定
clue-rows = 行提示
clue-columns = 列提示

reason-lines = 单行单列
reason-probe = 试各种颜色
reason-picture = 整幅图案

page-first-length = 第1行有一个绿色的1。选绿色，涂满标出的两格，看看会怎样。
page-first-length-why = 数字表示色段的长度：绿色的1就是单独一个绿格，而这里连着两格。
page-first-colour = 第2行只有一个绿色数字。把标出的格子涂成红色。
page-first-colour-why = 一行或一列只有其数字的颜色：第2行没有红色的段。
page-first-gap = 第4行有一个红色的2和另一个红色的2。把标出的三格涂成红色。
page-first-gap-why = 同色的两段之间至少隔一个空格。三格长的红段哪个都不是。

## Faults of the JSON form

fault-missing = 缺少{ $key ->
    [palette] 调色板
    [rows] 行的提示
   *[columns] 列的提示
}。
fault-size-given = { $side ->
    [width] 宽
   *[height] 高
}写的是{ $given }，但按提示是{ $actual }。

## Faults of puzzles and boards

fault-palette-type = 调色板必须是颜色的列表，不能是{ $value }。
fault-palette-size = 调色板必须有背景和 { $fewest } 到 { $most } 种颜色。
fault-palette-one = 只有一种颜色就是普通数织：请去掉颜色。
fault-palette-name = { $number ->
    [0] 背景
   *[other] 颜色 { $number }
}：名称必须有 1 到 { $most } 个字符，不能是{ $value }。
fault-palette-value = { $number ->
    [0] 背景
   *[other] 颜色 { $number }
}：颜色要写成 #d03a2b 的样子，不能是{ $value }。
fault-palette-mark = { $number ->
    [0] 背景
   *[other] 颜色 { $number }
}：标记必须是一个数字以外的可见字符，不能是{ $value }。
fault-palette-same-name = 有两种颜色叫{ $value }。
fault-palette-same-mark = 有两种颜色的标记是{ $value }。
fault-type-lines = { $axis ->
    [row] 行
   *[column] 列
}的提示必须是列表，不能是{ $value }。
fault-type-clue = { $line }：提示必须是色段的列表，不能是{ $value }。
fault-type-block = { $line }：色段必须是长度加颜色的编号，不能是{ $value }。
fault-size-none = 彩色数织至少要有一{ $axis ->
    [row] 行
   *[column] 列
}。
fault-size-most = 彩色数织最多{ $most }{ $axis ->
    [row] 行
   *[column] 列
}。
fault-colour = { $line }：没有颜色{ $value }；调色板的颜色是 1 到 { $most }。
fault-length = { $line }：段的长度不能是{ $value }。
fault-too-long = { $line }：{ $clue }需要{ $needed }格，但只有{ $length }格。
fault-too-long-block = { $line }：长度{ $value }放不进{ $length }格。
fault-sums-differ = { $colour }：行提示合计{ $rows }格，列提示合计{ $columns }格。
fault-board-colour = 盘面有颜色{ $found }，但这道题只有{ $symbols }。

## Faults of boards

clue-hidden = 隐藏的提示
fault-answer-blocks = { $line }是{ $blocks }，但提示是{ $clue }。
fault-impossible-line = { $line }无法完成：{ $clue }没有可行的排法。
fault-impossible-line-remedy = 撤销你在{ $line }或与它相交的{ $axis ->
    [row] 某一列
   *[column] 某一行
}里的最后一次改动。
fault-foreign-colour = { $line }没有{ $colour }的色段，但{ $places }是{ $colour }。
fault-foreign-colour-remedy = 清除{ $line }的{ $places }。
fault-wrong-solution = 附带的解并不能解开这道题。
fault-not-unique = 只有唯一解的题才能隐藏提示。
fault-no-solution = 这道题无解，没有可报告的内容。
fault-drawing = 图案必须有调色板和行的列表，最多{ $most }格。
fault-drawing-palette = 彩色图案需要调色板。

## The names of colours, as a palette made from a picture has them

colour-white = 白色
colour-silver = 银色
colour-light-grey = 浅灰色
colour-grey = 灰色
colour-dark-grey = 深灰色
colour-charcoal = 炭灰色
colour-black = 黑色
colour-blue-grey = 蓝灰色
colour-pale-blue = 淡蓝色
colour-light-blue = 浅蓝色
colour-sky-blue = 天蓝色
colour-blue = 蓝色
colour-dark-blue = 深蓝色
colour-turquoise = 青绿色
colour-teal = 凫蓝色
colour-mint = 薄荷绿
colour-light-green = 浅绿色
colour-lime = 柠檬绿
colour-green = 绿色
colour-dark-green = 深绿色
colour-olive = 橄榄色
colour-cream = 奶油色
colour-yellow = 黄色
colour-gold = 金色
colour-orange = 橙色
colour-rust = 铁锈色
colour-peach = 桃色
colour-beige = 米色
colour-tan = 棕褐色
colour-brown = 棕色
colour-dark-brown = 深棕色
colour-salmon = 鲑鱼色
colour-red = 红色
colour-dark-red = 深红色
colour-pink = 粉红色
colour-deep-pink = 深粉色
colour-magenta = 品红色
colour-lavender = 薰衣草色
colour-violet = 紫罗兰色
colour-purple = 紫色
colour-dark-purple = 深紫色

## Techniques

technique-complete-line = 整行确定
    .summary = 提示正好占满整行（列），或者为 0，所以每格都能确定。
technique-finished-line = 已完成的行
    .summary = 所有数字都已完成，其余的格子留空。
technique-satisfied-clue = 已完成的数字
    .summary = 一个数字已完成，别的数字也不能在那里挨着它，所以旁边的格子留空。
technique-only-gap = 唯一空当
    .summary = 一个数字只能放进一个空当，并把它填满。
technique-edge-fill = 靠边填充
    .summary = 从一端数起的第一个未定格有颜色，所以这一端的数字从那里开始。
technique-neighbouring-colours = 相邻颜色
    .summary = 两种颜色紧挨着，所以一段在那里结束，下一段从那里开始。
technique-only-place = 唯一位置
    .summary = 一个数字只剩一个位置，所以就放在那里。
technique-overlap = 重叠
    .summary = 无论数字放在哪里，都会盖住某些格子。
technique-glue = 靠边延伸
    .summary = 靠近一端的有色格属于这一端的数字，于是能多确定几格。
technique-mercury = 靠边留空
    .summary = 靠近一端的有色格属于这一端的数字，它够不到最边上。
technique-small-gap = 空当太小
    .summary = 空当放不下任何够得到它的数字，所以留空。
technique-missing-colour = 缺少的颜色
    .summary = 交叉的行列没有这段的颜色，所以它不能放在那里。
technique-unreachable = 够不到
    .summary = 没有数字够得到的格子留空。
technique-forced-gap = 必须隔开
    .summary = 一组格子已和它可能所属的任何数字一样长，别的颜色也不能挨着它，所以旁边留空。
technique-joining = 连接
    .summary = 同色的两组属于同一个数字，所以中间也属于它。
technique-splitting = 分开
    .summary = 某格会把两组连成太长的一段，别的数字也放不进去，所以它留空。
technique-group-owners = 归属分析
    .summary = 无论一组格子属于哪个数字，有些格子总是一样。
technique-out-of-reach = 颜色够不到
    .summary = 没有颜色能同时从行和列够到这一格，所以它留空。
technique-line-analysis = 整行分析
    .summary = 在这一行（列）所有可行的排法中，有些格子总是一样。
technique-crossing-colours = 颜色交叉
    .summary = 行允许的和列允许的只有一种颜色相同。
technique-colour-chain = 颜色链
    .summary = 行和列依次排除颜色，直到某格只剩一种。
technique-contradiction = 反证
    .summary = 假设是别的颜色，顺着各行各列推下去，就会出现矛盾。
technique-search = 试探
    .summary = 从这里起只能靠试。
technique-exclusion = 排除
    .summary = 某格的一些颜色在这一行（列）所有可行的排法中都不出现。
technique-supposition = 假设
    .summary = 假设某格是一种颜色或留空，看看会怎样。
technique-clash = 矛盾
    .summary = 有一行（列）无法完成，所以假设是错的。

## What cells are

empty = 空格
as-colour = 是{ $colour }
as-empty = 留空

## Blocks

block = { $colour }的{ $number }
block-first = 第一个{ $colour }的{ $number }
block-last = 最后一个{ $colour }的{ $number }
block-nth = 第{ $nth }个{ $colour }的{ $number }
block-listed = { $colour }的{ $number }

## What becomes of cells

part-colour = { $cells }是{ $colour }
part-empty = { $cells }留空
part-not = { $cells }不是{ LIST($colours, type: "or") }
clauses-two = { $first }，{ $last }
clauses-more = { $first }，{ $rest }
so = 所以{ $parts }
then = { $parts }

## Steps on one line

step-complete-line = { $line }：{ $block }占满全部{ $length }格，{ $so }。
step-complete-line-blocks = { $line }：{ LIST($blocks) }占满全部{ $length }格，{ $so }。
step-complete-line-gaps = { $line }：{ LIST($blocks) }连同同色之间的间隔占满全部{ $length }格，{ $so }。
step-complete-line-many = { $line }：{ $count }个数字占满全部{ $length }格，{ $so }。
step-complete-line-empty = { $line }：提示为 0，所以全部留空。

step-finished-line = { $line }：{ $block }已完成，{ $so }。
step-finished-line-blocks = { $line }：{ LIST($blocks) }都已完成，{ $so }。
step-finished-line-many = { $line }：{ $count }个数字都已完成，所以其余的格子留空。
step-finished-line-next = { $line }：这样所有数字都完成了，{ $so }。
step-finished-line-blocks-next = { step-finished-line-next }

step-satisfied-clue = { $line }：{ $block }已在{ $cells }完成，{ LIST($reasons) }，{ $so }。
step-satisfied-clue-next = { $line }：这样它就完成了，{ LIST($reasons) }，{ $so }。
nothing-before = 它前面没有别的
nothing-after = 它后面没有别的
nothing-between = 它的邻居是{ $block }，中间没有别的
gap-before = 和前面{ $block }之间要有间隔
gap-after = 和后面{ $block }之间要有间隔

step-only-gap = { $line }：{ $block }只能放进{ $gap }的空当，正好填满。

from-side = { $side ->
    [left] 从左边数
    [right] 从右边数
    [top] 从上边数
   *[bottom] 从下边数
}
step-edge-fill = { $line }：{ from-side }，{ $block }从{ $cell }开始，{ $so }。
step-neighbouring-colours = { $line }：{ $first }和{ $second }在{ $cells }相接，{ $ending }在那里结束，{ $starting }从那里开始，{ $so }。
step-neighbouring-colours-several = { $line }：{ $first }和{ $second }在{ $cells }相接，至少{ $before }格的{ $first }段在那里结束，至少{ $behind }格的{ $second }段从那里开始，{ $so }。
step-glue = { $line }：{ from-side }，{ $cell }一定属于{ $block }，而它只能放在{ $span }，{ $so }。
step-mercury = { $line }：{ from-side }，{ $cell }一定属于{ $block }，而它只能放在{ $span }，{ $so }。
step-mercury-both = { $line }：{ $cell }一定属于{ $block }，而它只能放在{ $span }，{ $so }。

step-overlap = { $line }：{ $block }只能放在{ $span }，所以无论怎么放都盖住{ $cells }。
step-only-place = { $line }：{ $block }只能放在{ $span }，所以就在那里。

step-small-gap = { $line }：{ $gap }的空当放不下长度为{ LIST($lengths, type: "or") }的段，所以留空。

step-missing-colour = { $line }：{ $cells }没有{ LIST($colours, type: "or") }，别的数字也够不到，{ $so }。
step-missing-colour-room = { $line }：{ $cells }没有{ $colour }，{ $block }只能放在{ $span }，{ $so }。

step-unreachable = { $line }：{ $before }最远到{ $end }，{ $after }最早从{ $start }开始，{ $so }。
step-unreachable-before = { $line }：{ $after }最早从{ $start }开始，{ $so }。
step-unreachable-after = { $line }：{ $before }最远到{ $end }，{ $so }。

step-forced-gap = { $line }：盖住{ $cells }的{ $colour }段最长只有{ $length }格，别的颜色也不能挨着它，{ $so }。
step-forced-gap-complete = { $line }：{ $block }已在{ $cells }完成，别的颜色也不能挨着它，{ $so }。

step-joining = { $line }：{ $cells }属于同一段，即{ $block }，{ $so }。

step-splitting = { $line }：如果{ $cell }是{ $colour }，{ $cells }就形成至少{ $length }格的段，而那里放不下这么长的，也放不下别的，{ $so }。

step-group-owners = { $line }：{ $cells }一定属于{ $block }。无论怎么放，{ $then }。
step-group-owners-several = { $line }：{ $cells }一定属于长度为{ LIST($lengths, type: "or") }的{ $colour }段。无论怎么放，{ $then }。

step-out-of-reach = { $line }：在{ $cells }，行里只有{ LIST($row, type: "or") }够得到，列里只有{ LIST($column, type: "or") }够得到，{ $so }。

step-line-analysis = { $line }：{ $count ->
    [1] 在唯一可行的排法中
   *[other] 在{ $count }种可行的排法中
}，{ $then }。
step-line-analysis-many = { $line }：在所有可行的排法中，{ $then }。

step-crossing-colours = { $line }：在{ $cells }，行只允许{ LIST($row, type: "or") }，列只允许{ LIST($column, type: "or") }，{ $so }。

## Steps over several lines

step-colour-chain = 经过{ $steps }步，行和列排除了{ $cell }的其他可能，{ $so }。
step-contradiction = 如果{ $cell }{ $state }，{ $steps ->
    [0] { $line }就无法完成
   *[other] { $steps }步之后{ $line }就无法完成
}，{ $so }。
step-contradiction-several = { $cases }，{ $so }。
contradiction-case = 如果{ $cell }{ $state }，{ $steps ->
    [0] { $line }就无法完成
   *[other] { $steps }步之后{ $line }就无法完成
}
step-contradiction-of = 行和列只给{ $cell }留下{ LIST($colours, type: "or") }。{ $cases }，{ $so }。
step-exclusion = { $line }：在所有仍然可行的排法中，{ $then }。
step-supposition = 假设{ $cell }{ $state }。
step-clash = 但那样{ $line }就无法完成：{ $clue }已没有可行的排法。

## Search

step-search = 从这里起只能靠试。由此得出最后{ $count }格。
step-search-several = 从这里起只能靠试。由此得出所有解共有的{ $count }格。
step-search-unproven = 从这里起只能靠试。找到了最后{ $count }格的答案，但还没排除其他解就停止了。
step-search-nothing = 没有可用的技巧，试探也在找到解之前停止了。
step-search-cell = 试探表明{ $cell }{ $state }。
step-search-cell-unproven = 如果只有一个解，{ $cell }{ $state }。

## What repair did to a picture, and what became of it

one-colour = 这幅画只有一种颜色，因此是普通的数织
repair-moved = 用{ $count }格移动了颜色的边界
repair-dotted = 添加了{ $count }个点

## The editor

about-editor = 用最多 15 种颜色画一幅图，或用照片生成。数字会自动得出。
page-palette = 调色板
page-colour-key = { $colour }（按键 { $key }）
page-add = 添加颜色
page-change-colour = 修改这种颜色
page-value = 颜色
page-name = 名称
page-mark = 标记
page-remove = 移除
page-begin = 画一格即可开始。
page-second = 只有一种颜色时是普通数织；再用一种颜色就成为彩色数织。
