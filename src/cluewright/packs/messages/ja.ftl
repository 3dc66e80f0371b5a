# パック：計画に沿って作られたコレクション。

pack-of-level = { $kind }：{ $level }
