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
