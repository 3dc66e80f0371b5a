# 影片和热力图旁边的文字。

## What settled a cell

reason-given = 已知
reason-lines = 单行单列
reason-logic = 简单逻辑
reason-probe = 试探
reason-guess = 猜测
reason-learned = 学到的
reason-decimate = 最可能的值
reason-accepted = 更好的猜测
reason-search = 搜索
reason-row = 整行
reason-picture = 整幅图案
reason-solution = 答案
reason-pairs = 成对
reason-neighbour = 邻格
reason-equal = 相同数字
reason-cut = 连通
reason-step = 一步
reason-supposed = 假设
reason-other = 其他
more-reasons = 另外{ $count }种

## How far a film is

status-cells = { $settled } / { $all } 格
status-borders = { $settled }条边
status-reasons = { $status }：{ $reasons }
status-undone = { $status }；撤回{ $count }处

## Heat maps

heat-when = 时间：最早
heat-last = 最晚
heat-what = 依据：
heat-title-when = { $title }：每格何时确定
heat-title-what = { $title }：每格因何确定
