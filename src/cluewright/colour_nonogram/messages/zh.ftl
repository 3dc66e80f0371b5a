# 彩色数织的用语。说明见 en.ftl。

## The kind

title = 彩色数织

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
}：标记必须是一个可见字符，不能是{ $value }。
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
fault-impossible-line = { $line }无法完成：{ $clue }没有可行的排法。
fault-impossible-line-remedy = 撤销你在{ $line }或与它相交的{ $axis ->
    [row] 某一列
   *[column] 某一行
}里的最后一次改动。
fault-foreign-colour = { $line }没有{ $colour }的色段，但{ $places }是{ $colour }。
fault-foreign-colour-remedy = 清除{ $line }的{ $places }。
fault-wrong-solution = 附带的解并不能解开这道题。

## The names of colours, as a palette made from a picture has them

colour-white = 白色
colour-silver = 银色
colour-light-grey = 浅灰色
colour-grey = 灰色
colour-dark-grey = 深灰色
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
