# Zip の文章。線は1から最後の数字まで、すべてのマスを通る。「broken-…」は文末の形で、「…てしまう」「…なくなる」と続く。

## The kind

title = Zip
rules = 1から最後の数字まで1本の線を引きます。線は数字を順番に通り、すべてのマスをちょうど1回ずつ通り、壁を横切りません。
move-help = R2D は右へ2マスと下へ（L、R、U、D）。行,列 でそのマスまでまっすぐ進むか戻る。+行,列 right（または down）はそこを線が通る、- は通らないというメモ、? はメモを消す。メモは空白で区切るとまとめてひとつの操作になります
answer-form = 1行につき1行で、各マスを線が何番目に通るかを 1 から { $last } の数字で、空白で区切って答えてください。
answer-form-blocked = 1行につき1行で、各マスを線が何番目に通るかを 1 から { $last } の数字で、空白で区切って答えてください。通れないマスは # とします。
prompt-steps = 線は上下左右に隣り合うマスへ進み、斜めには進みません。
prompt-walls = 壁：
prompt-wall = { $from }と{ $to }の間

## Techniques

technique-forced-corner = 角
    .summary = 角には出口がふたつしかないので、線は両方を通ります。
technique-corridor = 通路
    .summary = 壁や端に囲まれたマスでは、線の通り方がひとつに決まります。
technique-full-cell = 枝分かれなし
    .summary = 線がもう通っているマスからは、ほかの方向へ進みません。
technique-dead-end = 行き止まり
    .summary = 最初か最後の数字に残る方向がひとつなので、線はそこを通ります。
technique-two-ways-left = 残り二方向
    .summary = マスに残る方向がふたつだけなので、線は両方を通ります。
technique-one-way-on = ただひとつの続き
    .summary = 線が入ったマスから進める方向がひとつしかありません。
technique-number-order = 数字の順番
    .summary = 線は、次でない数字へ直接つながることはありません。
technique-no-early-loop = 輪をつくらない
    .summary = 線の両端どうしをつなぐことはありません。
technique-no-early-end = 早すぎる終わり
    .summary = すべてのマスを通る前に、最後の数字に着くことはありません。
technique-cut = 切り離し
    .summary = あるマスだけが盤面の一部への通り道で、そこを切り離してはいけません。
technique-only-way = ただひとつの道
    .summary = 次の数字へ行ける道は一つだけです。
technique-out-of-reach = 届かない
    .summary = 次の数字に届かなくなる方向へは進みません。
technique-bridge-order = 関門
    .summary = 関門は1回しか通れないので、2回通ることになる方向へは進みません。
technique-parity = 市松模様
    .summary = 線は明るいマスと暗いマスを交互に通るので、数えれば何回そこに入るかがわかります。
technique-both-ways = どちらでも
    .summary = ある一歩を進んでも進まなくても、同じことが言えます。
technique-contradiction = 背理法
    .summary = 逆だと仮定して線をたどると、ルールに反します。

technique-supposition = 仮定
    .summary = その先を一手ずつ示します。
technique-clash = 矛盾
    .summary = ここでルールに反するので、仮定は誤りです。

## Directions

way-up = 上
way-down = 下
way-left = 左
way-right = 右
from-up = 上
from-down = 下
from-left = 左
from-right = 右
the-number = { $number }

## Steps

step-forced-corner = 角の{ $cell }は{ LIST($ways) }の2方向にしか出られないので、線は両方を通ります。
step-corridor = { $cell }は{ LIST($ways) }の2方向にしか出られないので、線はそこを通り抜けます。
step-corridor-first = 1からは1方向にしか出られないので、線は{ LIST($ways) }へ進みます。
step-corridor-last = { $number }には1方向からしか入れないので、線は{ LIST($sides) }から入ります。

step-full-cell = 線はもう{ $cell }を通っているので、そこから{ LIST($ways, type: "or") }へは進みません。
step-full-cell-first = 線はもう1を出ているので、{ LIST($ways, type: "or") }へは進みません。
step-full-cell-last = 線はもう{ $number }に着いているので、{ LIST($sides, type: "or") }からは入りません。

step-dead-end-first = 1からは{ LIST($ways) }へしか進めません。
step-dead-end-last = { $number }へは{ LIST($sides) }からしか入れません。
step-two-ways-left = { $cell }に残る方向は{ LIST($ways) }のふたつだけなので、線は両方を通ります。
step-one-way-on = 線は{ $cell }から{ LIST($ways) }へしか進めません。
step-one-way-on-next = よって{ LIST($ways) }へしか進めません。

step-number-order = 線は{ $cell }から{ LIST($ways) }へ進めません。{ $from }から{ $to }へ直接つながってしまいます。
step-no-early-loop = 線は{ $cell }から{ LIST($ways) }へ進めません。輪ができてしまいます。
step-no-early-end = 線は{ $cell }から{ LIST($ways) }へ進めません。通っていないマスを残して{ $number }に着いてしまいます。

step-cut = 線は{ $cell }から{ LIST($ways) }へ進みます。その先の{ $count }マスへはここからしか行けません。
step-cut-rest = 線は{ $cell }から{ LIST($ways) }へ進みます。残りのマスへはここからしか行けません。
step-cut-closed = { $cell }はふたつの部分をつなぐただひとつのマスです。線はもう一方へ進んでいるので、{ LIST($ways, type: "or") }へは進みません。

step-only-way = 線は{ $cell }から{ LIST($ways) }へ進みます。{ $from }から{ LIST($goals, type: "or") }へ行く道はほかにありません。
step-only-way-number = 線は{ $from }から{ LIST($ways) }へ進みます。{ LIST($goals, type: "or") }へ行く道はほかにありません。
step-out-of-reach = 線は{ $cell }から{ LIST($ways, type: "or") }へ進めません。{ $from }から{ LIST($goals, type: "or") }へ行けなくなります。
step-out-of-reach-number = 線は{ $from }から{ LIST($ways, type: "or") }へ進めません。{ LIST($goals, type: "or") }へ行けなくなります。
step-out-of-reach-between = 線は{ $cell }から{ LIST($ways) }へ進めません。数字から次の数字までの間に両方のマスを通ることはできません。

step-bridge-order = 線は{ $cell }から{ LIST($ways) }へ進みます。ほかの道では{ $from }から{ LIST($goals, type: "or") }までに同じマスを2回通ります。
step-bridge-order-number = 線は{ $from }から{ LIST($ways) }へ進みます。ほかの道では{ LIST($goals, type: "or") }までに同じマスを2回通ります。
step-bridge-order-closed = 線は{ $cell }から{ LIST($ways, type: "or") }へ進めません。{ $from }から{ LIST($goals, type: "or") }までに同じマスを2回通ることになります。
step-bridge-order-closed-number = 線は{ $from }から{ LIST($ways, type: "or") }へ進めません。{ LIST($goals, type: "or") }までに同じマスを2回通ることになります。
step-bridge-order-between = 線は{ $cell }から{ LIST($ways) }へ進めません。同じマスを2回通ることになります。
trial-path = 試してみると、線は{ $cell }から{ LIST($ways) }へ進むとわかります。

step-parity = 盤面を市松模様に塗ると、{ $cell }の先の明るいマスと暗いマスをすべて通るには、そこから{ LIST($ways) }へ進むしかありません。
step-parity-closed = 盤面を市松模様に塗ると、{ $cell }の先の明るいマスと暗いマスをすべて通るには、そこから{ LIST($ways, type: "or") }へ進むことはできません。

## What follows from an assumption

goes = { $cell }から{ LIST($ways) }へ進む
goes-not = { $cell }から{ LIST($ways) }へ進まない
more-moves = ほか{ $count }手が決まる

step-both-ways = 線が{ $cell }から{ LIST($ways) }へ進んでも進まなくても、次のことが決まります：{ LIST($follows) }（進む場合{ $with }手、進まない場合{ $without }手）。
step-both-ways-even = 線が{ $cell }から{ LIST($ways) }へ進んでも進まなくても、次のことが決まります：{ LIST($follows) }（どちらの場合も{ $with }手）。

step-contradiction = 線が{ $cell }から{ LIST($ways) }へ進むと、{ $steps ->
    [0] { $broken }
   *[other] { $steps }手先で{ $broken }
}ので、{ LIST($ways) }へは進みません。
step-contradiction-opposite = 線が{ $cell }から{ LIST($ways) }へ進まないと、{ $steps ->
    [0] { $broken }
   *[other] { $steps }手先で{ $broken }
}ので、{ LIST($ways) }へ進みます。

step-supposition = 線が{ $cell }から{ LIST($ways) }へ進むと仮定します。
step-supposition-opposite = 線が{ $cell }から{ LIST($ways) }へ進まないと仮定します。
step-clash = すると、{ $broken }。

## What a position breaks

broken-full-cell = { $cell }で枝分かれしてしまう
broken-dead-end = { $cell }を通れなくなる
broken-dead-end-first = 1から出られなくなる
broken-dead-end-last = { $number }に入れなくなる
broken-number-order = { $from }から{ $to }へ直接つながってしまう
broken-no-early-loop = 輪ができてしまう
broken-no-early-end = 通っていないマスを残して最後の数字に着いてしまう
broken-cut = { $cell }で盤面の一部が切り離されてしまう
broken-only-way = { $from }から{ $to }へ行けなくなる
broken-out-of-reach = どの数字から次の数字への途中でも{ $cell }を通れなくなる
broken-bridge-order = { $cell }を2回通ることになる
broken-bridge-order-visit = ほかのマスを2回通らないと{ $cell }を通れなくなる
broken-parity = { $cell }のまわりの明るいマスと暗いマスをすべては通れなくなる

## Rules a board breaks

fault-start = 線が1ではなく{ $cell }から始まっています。
fault-start-remedy = 1から線を引き始めてください。
fault-jump = 線が{ $from }から{ $to }へ飛んでいます。
fault-wall = 線が{ $from }と{ $to }の間の壁を横切っています。
fault-wall-note = { $from }と{ $to }の間のメモは、壁を横切るか、入れないマスに向かっています。
fault-blocked = 線が入れないマス（{ $cell }）に入っています。
fault-revisit = 線が{ $cell }を2回通っています。
fault-order = 線が{ $cell }で{ $number }に着いていますが、次は{ $next }です。
fault-early-end = すべてのマスを通る前に、線が最後の数字{ $number }に着いています。
fault-contradiction = 線は{ $from }から{ $to }へ進んでいますが、メモでは通らないことになっています。
fault-branch = 線が{ $cell }で枝分かれしています。
fault-dead-end = 残る方向が少なすぎて、{ $cell }を通れません。
fault-loop = 線が{ $cell }で輪になっています。
fault-wrong-note = { $from }と{ $to }の間のメモが間違っています。
fault-wrong-notes = メモのどれかが間違っています。
fault-wrong-turn = { $number }のあと、{ $cell }で道を間違えています。このままでは{ $broken }。
fault-wrong-turn-unseen = { $number }のあと、{ $cell }で道を間違えています。このままでは完成しません。

remedy-go-back = { $cell }まで戻ってください。
remedy-clear-note = { $from }と{ $to }の間のメモを消してください。
remedy-clear-notes = 自信のないメモを消してください。
remedy-clear-notes-around = { $cell }のまわりのメモをひとつ消してください。

## What is wrong with a puzzle or a board that is read

fault-missing = Zipの問題には{ $key ->
    [width] 幅
    [height] 高さ
   *[numbers] 数字
}が必要です。
fault-size = { $side ->
    [width] 幅
   *[height] 高さ
}は1〜{ $most }の整数です。{ $given }は使えません。
fault-type-numbers = 数字はマスのリストです。{ $given }は使えません。
fault-type-walls = 壁はリストです。{ $given }は使えません。
fault-type-blocked = 入れないマスはマスのリストです。{ $given }は使えません。
fault-type-blocked-cell = 入れないマスは [row, column] です。{ $given }は使えません。
fault-type-number = 数字は1以上の整数です。{ $given }は使えません。
fault-type-number-cell = 数字{ $number }のマスは [row, column] です。{ $given }は使えません。
fault-type-wall = 壁は [row, column, "right" か "down"] です。{ $given }は使えません。
fault-ragged = 行の長さがそろっていません。
fault-repeated = 数字{ $number }が{ $cells }に2回出ています。
fault-gap = 数字{ $number }がありません。
fault-gap-beyond = 数字{ $given }はマスの数より大きいです。
fault-off-board-number = 数字{ $number }の{ $cell }は盤面の外です。
fault-off-board-blocked = 入れないマスの{ $cell }は盤面の外です。
fault-blocked-number = 数字{ $number }が入れないマス（{ $cell }）にあります。
fault-two-numbers = 数字{ $first }と{ $second }が同じマス（{ $cell }）にあります。
fault-too-few = このサイズの問題には少なくとも数字1と2が必要です。
fault-too-few-one-cell = このサイズの問題には数字1が必要です。
fault-wall-off-board = { $cell }の{ $side ->
    [right] 右
   *[down] 下
}の壁は盤面の外です。
fault-parity = 線を引けません。市松模様に塗ると明るいマスが{ $light }、暗いマスが{ $dark }ありますが、{ $from }から{ $to }までの線では{ $more ->
    [light] 明るいマスがひとつ多くなります。
    [dark] 暗いマスがひとつ多くなります。
   *[none] 明るいマスと暗いマスが同じ数になります。
}
fault-board = 盤面は線、つまり [row, column] のリストです。
fault-board-cell = 線のマスは横{ $width }マス、縦{ $height }マスの中の [row, column] です。{ $given }は使えません。
fault-board-note = メモは [row, column, "right" か "down", true か false] です。{ $given }は使えません。
fault-wrong-solution = 付いている答えは、この問題の答えではありません。

## Moves that cannot be made

move-unknown = { $given }は操作ではありません：{ move-help }
move-too-long = この操作は盤面を{ $times }周より長く通ります
move-visited = 線はもう{ $cell }を通っています
move-blocked = { $cell }には入れません
move-wall = { $from }と{ $to }の間に壁があります
move-not-straight = { $to }は{ $from }からまっすぐ先にありません
move-off-board = { $cell }はありません。盤面は{ $rows }行{ $columns }列です

## Pages

about-editor = 数字、壁、入れないマスを置いて問題をつくります。
page-board = Zip、{ $width }列{ $height }行、数字は1から{ $last }
page-number = 数字{ $number }
page-blocked = 入れないマス
page-head = 線の先端
page-visited = 線の{ $number }マス目
page-walls = 壁：{ $sides }
page-side-left = 左
page-side-right = 右
page-side-above = 上
page-side-below = 下
page-note-used = メモ：{ $side }は線が通る
page-note-closed = メモ：{ $side }は通らない
page-said = { $count ->
    [1] 線の先端は{ $row }行{ $column }列
   *[other] 線は{ $count }マス、先端は{ $row }行{ $column }列
}
page-no-way = そこへは進めません
page-pen-number = 数字
page-pen-wall = 壁
page-pen-blocked = 入れないマス
page-missing = 数字を 2 つ以上置いてください。番号は自動で増えます。
page-wall-right = 右に壁
page-wall-down = 下に壁
page-help = Zipの線
page-help-drag-how = 線の先端からドラッグ
page-help-drag-what = 線をのばす
page-help-back-how = 線に沿って戻るようにドラッグ
page-help-back-what = 線を戻す
page-help-ahead-how = まっすぐ先のマスを押す
page-help-ahead-what = そこまで線をのばす
page-help-path-how = 線の上のマスを押す
page-help-path-what = そこまで戻る
page-help-arrows-how = 矢印キー
page-help-arrows-what = 線をのばす、または1マス戻る
page-help-look-how = Shift + 矢印キー
page-help-look-what = 線を引かずにカーソルを動かす。Enterでそこまで線をのばす

reason-no-choice = 選択の余地なし
reason-no-other-way = ほかの方向なし
reason-within-reach = 数字への到達
reason-step = 線の一歩

## The first board: what to try, and the rule it breaks

page-first-order = 1から印のついたマスを通って3まで線を引いてみましょう。
page-first-order-why = 線は数字を順番に通ります。3より先に2を通らなければなりません。
page-first-early = 1から印のついたマスを通って、最後の数字6まで線を引いてみましょう。
page-first-early-why = 線はすべてのマスを通り、最後の数字で終わります。マスが残っているうちに着いてはいけません。
page-first-wall = こんどは1からまっすぐ上へ引いてみましょう。太い線は壁で、線は壁を越えられません。試したら次へ進みましょう。
page-first-wall-why = 太い線は壁で、線は壁を越えられません。

## Answers in words, judged

notation-visits = 線がマスを通る順番の表
notation-ways = 1からの向き
notation-drawing = 線の図
fault-answer-visit = 答えに{ $number }が複数あります：{ $cells }。
fault-answer-no-visit = 答えに{ $number }がありません。
fault-answer-empty = 答えの{ $cell }に数字がありません。
fault-answer-off-board = { $cell }のあと、線が盤面の外に出ます。
fault-answer-short = 線が通るのは{ $expected }マスのうち{ $found }マスです。
