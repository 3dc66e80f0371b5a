# 谜题包：按计划制作的合集。

pack-of-level = { $kind }：{ $level }
