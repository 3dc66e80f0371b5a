# 動画とヒートマップに添える言葉。

## What settled a cell

reason-given = 最初から
reason-lines = 一列ずつ
reason-logic = 簡単な論理
reason-probe = 試し
reason-guess = 推測
reason-learned = 学習
reason-decimate = もっともありそうな値
reason-accepted = よりよい推測
reason-search = 探索
reason-row = 行全体
reason-picture = 絵全体
reason-solution = 答え
reason-pairs = 二連続
reason-neighbour = 隣
reason-equal = 同じ数字
reason-cut = つながり
reason-step = 一手
reason-supposed = 仮定
reason-other = その他
more-reasons = ほか{ $count }件

## How far a film is

status-cells = { $all }マス中{ $settled }マス
status-borders = 境界{ $settled }か所
status-reasons = { $status }：{ $reasons }
status-undone = { $status }、{ $count }か所を元に戻した

## Heat maps

heat-when = 時期：最初
heat-last = 最後
heat-what = 理由：
heat-title-when = { $title }：各マスが決まった時期
heat-title-what = { $title }：各マスが決まった理由
