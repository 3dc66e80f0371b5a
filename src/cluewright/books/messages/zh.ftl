# 书中印刷的文字。规则、技巧、步骤和难度来自各谜题和 core 的目录。

default-title = 谜题集

## 标题

cover = 封面
about = 关于本书
contents = 目录
contents-continued = 目录（续）
rules = 规则
solutions = 答案
techniques = 解题技巧
notes = 笔记
unrated = 未评级
page = 第 { $number } 页

## 谜题

puzzle-count = 共 { $count } 题
puzzle = 第 { $number } 题
puzzles = 第 { $first } 至 { $last } 题

## 关于本书

about-puzzles = 本书共有 { $count } 道谜题。每道题都经过证明，只有唯一解。
about-codes = 扫描题目旁的二维码，即可在浏览器中打开该题，并使用提示和检查功能。二维码指向 { $link }。
about-levels = 圆点表示题目的难度：

## 例题

example = 例题
example-puzzle = 题目
example-step = 一步推理
example-solution = 答案
example-step-below = 一步推理：{ $step }

## What a book tells its maker

origin-section = 第 { $section } 部分的第 { $place } 题
origin-file = { $file } 的第 { $place } 题
origin-library = 题库中的第 { $number } 题
left-out-several = { $origin }有多个解，已略去。
left-out-none = { $origin }无解，已略去。
left-out-undecided = { $origin }未能在时限内证明只有一个解，已略去。
left-out-same = { $origin }与{ $before }相同，已略去。
left-out-motif = { $origin }与本书另一题的图案相同，已略去。
note-larger = 第 { $numbers } 题太大，一页放不下 { $most } 题，因此以更大的尺寸印刷。
note-small = 第 { $numbers } 题的格子印刷尺寸小于 { $millimetres } 毫米。
note-uncoded = 第 { $numbers } 题的链接太长，难以扫描，因此不印二维码。
note-few-pages = 本书有 { $count } 页，而 { $profile } 至少需要 { $fewest } 页：请增加题目。
note-many-pages = 本书有 { $count } 页，而 { $profile } 最多接受 { $most } 页：请分成两本。
