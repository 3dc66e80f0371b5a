# 各种谜题共用的话。行和列从 1 数起。

## Places

line = { $axis ->
    [row] 第{ $number }行
   *[column] 第{ $number }列
}
along = { $axis ->
    [row] 第{ $places }行
   *[column] 第{ $places }列
}
run = { $first }至{ $last }
cell = 第{ $row }行第{ $column }列
cells = { $axis ->
    [row] 第{ $number }行第{ $places }列
   *[column] 第{ $number }列第{ $places }行
}
cells-block = 第{ $rows }行第{ $columns }列
cells-two = { $first }和{ $second }
cells-two-wide = { $first }，以及{ $second }
cells-separator = ；
cells-many = { $first }；以及{ $last }
more-cells = 另外{ $count }格

## Levels

level-easy = 简单
level-medium = 中等
level-hard = 困难
level-expert = 专家
level-extreme = 极难

## Hints

plain = { $text }
hint-look = 看看{ $place }。
hint-look-around = 看看整个盘面。
hint-technique = { $name }：{ $summary }
hint-before = { $count ->
    [1] { $why }之前还有一步：{ $step }
   *[other] { $why }之前还有{ $count }步，最后一步是：{ $step }
}
technique-trial = 试探
    .summary = 从这里起只能靠试。
trial-cell = 试探表明{ $cells }是{ $value }。
hint-mistake = 盘面上有错误。
hint-mistake-in = 有错误：看看{ $place }。
hint-solved = 盘面已完成。
hint-solved-one-of-several = 盘面已完成。这道题还有别的解。
hint-stuck = 这里没有可用的技巧。
hint-no-solution = 这道题无解。
hint-several-solutions = 这道题有多个解，所以再也推不出确定的结论。

## Chains

technique-supposition = 假设
    .summary = 先作假设，看看会怎样。
technique-clash = 矛盾
    .summary = 假设导致了不可能的结果。

## Mistakes

wrong-cell = { $cells }错了。
wrong-value = { $cells }不能是{ $value }。
clear-cell = 清除{ $cells }。
wrong-move = 第一个错误是第{ $number }步（{ $cells }）。
undo-mistake = 撤销步骤，直到错误消失。
puzzle-without-solution = 这道题无解。
puzzle-without-solution-remedy = 请检查是否抄写正确。
board-without-solution = 没有解符合这个盘面。
board-without-solution-remedy = 撤销你最没把握的地方。
lost-with-cell = 如果{ $cells }是{ $value }，这道题就无解。
lost-with-move = 第{ $number }步使这道题无法解开。
lost-with-move-remedy = 撤销第{ $number }步及其后的所有步骤。

## Boards and solutions that are malformed

fault-board-rows = 盘面必须是由字符行组成的列表。
fault-board-ragged = 各行必须一样长。
fault-board-symbol = 格子必须是 { $symbols } 之一，不能是{ $found }。
fault-board-size = 盘面是{ $board }，而题目是{ $puzzle }。
fault-board-array = 盘面必须是 (height, width) 的 uint8 数组，不能是{ $found }。
fault-board-value = 格子必须是 0 到 { $highest } 的数，不能是{ $found }。
fault-board-packed = { $bytes } 字节不能组成{ $board }的压缩盘面。
fault-wrong-solution = 给出的解并不能解开这道题。

## Recordings

reason-supposed = 假设
reason-other = 其他技巧
reason-search = 试探
reason-solution = 答案
reason-given = 已知
reason-guess = 猜测
reason-learned = 学到的

## Prompts: a puzzle as plain text, with its rules and how the answer is written

prompt-size = 列数：{ $columns }，行数：{ $rows }。
prompt-rows = 行（从上到下）：
prompt-columns = 列（从左到右）：
prompt-hidden = “?”表示未给出的数字，“???”表示整条提示都未给出。
answer-form-rows = 请回答解好的盘面：每行写一行，每格一个字符，中间不加任何字符。
answer-form-json = 请用 Cluewright 写出的 JSON 形式回答。

## Answers in words, judged

answer-right = 这是一个正确的解。
answer-wrong = 这不是正确的解。
value-open = 未定
notation-grid = 表格：{ $signs }
notation-sign = { $sign } = { $value }
notation-rows = 一行行的格子
notation-cells = 填涂格的列表（从 { $first } 开始计数）
notation-path = 路径经过的格子列表（从 { $first } 开始计数）
notation-data = JSON
fault-answer-none = 这段文字里没有答案：请把盘面写成 { $height } 行，每行 { $width } 格。
fault-answer-rows = 答案有 { $found } 行，但盘面有 { $expected } 行。
fault-answer-row = { $line }有 { $found } 格，但盘面宽 { $expected } 格。
fault-answer-outside = { $place } 不在 { $size } 的盘面上。
fault-answer-undecided = { $cells }还没有确定。
fault-answer-not-solved = 这个盘面不符合规则。
