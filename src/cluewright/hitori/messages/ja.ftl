# ひとりにしてくれの文章。マスは黒マスか白マス。

## The kind

title = ひとりにしてくれ
rules = 同じ行や列の白マスに同じ数字が重ならないように、マスを黒く塗ります。黒マスは上下左右に隣り合わず、白マスはすべてつながっていなければなりません。
move-help = #行,列 で黒マス、.行,列 で○、?行,列 で消す。範囲は .3,4-7 や ?1-5,2 のように書き、空白で区切るとまとめてひとつの操作になります
answer-form = 1行につき1行で答えてください。黒マスは #、白マスは . とし、間は空けません。

## What a cell can be

value-unknown = 未定
value-unshaded = 白マス
value-shaded = 黒マス

## Techniques

technique-shaded-neighbour = 黒マスの隣
    .summary = 黒マスの隣は白マスです。
technique-repeated-number = 数字の重なり
    .summary = 白マスの数字と同じ数字は、その行と列では黒マスです。
technique-triple = 三連続
    .summary = 同じ数字が3つ並んでいたら、両端が黒マスです。
technique-sandwich = はさみ
    .summary = 同じ数字にはさまれたマスは白マスです。
technique-pair-isolation = 二連続
    .summary = 同じ数字が2つ並んでいたら、その列のほかの同じ数字は黒マスです。
technique-flanked-pair = 囲まれた二連続
    .summary = 1 2 2 1 のように並んでいたら、その列のほかの同じ数字は黒マスです。
technique-corner-quad = 角の四つ組
    .summary = 角が同じ数字の2組で埋まっていたら、角とその斜めのマスが黒マスです。
technique-corner-triple = 角の三つ組
    .summary = 角のまわりに同じ数字が3つあれば、真ん中が黒マスです。
technique-corner-double = 角の二つ組
    .summary = 角に同じ数字が並んでいたら、角のもう一方の隣は白マスです。
technique-last-exit = 最後の出口
    .summary = 白マスのただひとつの出口は白マスです。
technique-cut-cell = 分断
    .summary = 黒く塗るとほかのマスが切り離されるマスは、白マスです。
technique-edge-pairs = 辺の二組
    .summary = 同じ数字の2組が辺で四角をつくるとき、その隣の辺のマスは白マスです。
technique-offset-pair = ずれた二組
    .summary = 隣り合う2マスは両方黒にはならないので、同じ数字のどちらかが黒マスになり、両方に接するマスは白マスです。
technique-double-near-edge = 辺の近くの二連続
    .summary = 黒く塗ると近くの二連続が決まり、辺でマスが切り離されてしまいます。
technique-double-beside-diagonal = 斜めの脇の二連続
    .summary = 黒く塗ると近くの二連続が決まり、黒マスの輪ができてしまいます。
technique-number-contradiction = 数字の背理法
    .summary = 逆だと仮定すると、黒マスが隣り合うか、数字が重なります。
technique-connectivity-contradiction = つながりの背理法
    .summary = 逆だと仮定すると、切り離されるマスが出ます。
technique-combined-contradiction = 組み合わせの背理法
    .summary = 逆だと仮定して白マスのつながりを保つと、黒マスが隣り合うか、数字が重なります。
technique-common-consequence = 共通の結論
    .summary = あるマスが黒でも白でも、別のマスが同じになります。
technique-nested-contradiction = 入れ子の背理法
    .summary = 逆だと仮定すると、その中でさらに背理法を使って否定できます。

## Steps without an assumption

step-shaded-neighbour = { $cell }は黒マスなので、隣の{ $cells }は白マスです。
step-shaded-neighbour-next = よって隣の{ $cells }は白マスです。
step-repeated-number = { $cell }の{ $number }は白マスなので、{ $cells }の{ $number }は黒マスです。
step-repeated-number-next = その{ $number }により、{ $cells }の{ $number }は黒マスです。
step-triple = { $three }に{ $number }が3つ並んでいるので、両端は黒マス、真ん中は白マスです。
step-sandwich = { $pair }の{ $number }は少なくとも一方が黒マスなので、間の{ $cells }は白マスです。
step-pair-isolation = { $pair }に並んだ{ $number }の一方は白マスなので、{ $cells }の{ $number }は黒マスです。
step-flanked-pair = { $four }は{ $outer } { $inner } { $inner } { $outer }と並んでいます。{ $outer }と{ $inner }のひとつずつが白マスになるので、{ $cells }は黒マスです。
step-corner-quad = 角が同じ数字の2組で埋まっているので、どちらかの斜めが黒マスです。{ $sides }を塗ると{ $corner }が切り離されるので、{ $shaded }が黒マスです。
step-corner-triple = { $cells }の{ $number }が白マスだと、{ $sides }の{ $number }が黒マスになって角が切り離されるので、{ $cells }は黒マスです。
step-corner-double = { $cells }が黒マスだと、{ $end }の{ $number }は白マス、{ $equal }の{ $number }は黒マスになります。すると角の{ $corner }が切り離されるので、{ $cells }は白マスです。
step-last-exit = { $cell }の出口はひとつしかないので、{ $cells }は白マスです。
step-cut-cell = { $cells }を黒く塗ると{ $off }が切り離されるので、{ $cells }は白マスです。
area = { $first }を含む{ $count }マス
part-of-board = 盤面の一部
step-cut-cell-strip = 一列だけの盤面では両端しか黒く塗れないので、{ $cells }は白マスです。
step-cut-cell-single = 少なくとも1マスは白マスなので、{ $cells }は白マスです。
step-edge-pairs = { $square }が同じ数字の2組で埋まっているので、この四角のどちらかの斜めが黒マスです。{ $cells }を塗るとその斜めに接するか、マスが切り離されるので、{ $cells }は白マスです。
number-at = { $cell }の{ $number }
step-offset-pair = { $neighbours }の{ $one }と{ $other }は両方とも黒マスにはならないので、{ LIST($equals, type: "or") }が黒マスです。{ $cells }はその両方に接しているので、白マスです。
step-offset-pair-same = { $neighbours }の{ $number }は両方とも黒マスにはならないので、{ LIST($equals, type: "or") }が黒マスです。{ $cells }はその両方に接しているので、白マスです。
double = { $cells }が黒マスだと、{ $beside }の{ $number }は白マス、{ $pair }の{ $number }は黒マスになります。すると{ $off }が切り離されるので、{ $cells }は白マスです。
step-double-near-edge = { double }
step-double-beside-diagonal = { double }

## Steps with an assumption

ending-touching = { $cells }がどちらも黒マスになって隣り合う
ending-repeated = { $cells }の{ $number }がどちらも白マスになる
ending-cut-off = { $cells }が切り離される

contradiction = { $colour ->
    [shaded] { $cell }が黒マスだと、{ after }{ $ending }ので、{ $cell }は白マスです。
   *[unshaded] { $cell }が白マスだと、{ after }{ $ending }ので、{ $cell }は黒マスです。
}
after = { $links ->
    [0] {""}
   *[other] { $links }手先で
}
step-number-contradiction = { contradiction }
step-connectivity-contradiction = { contradiction }
step-combined-contradiction = { contradiction }
step-nested-contradiction = { $colour ->
    [shaded] { $cell }が黒マスだと、{ after-inner }{ $ending }ので、{ $cell }は白マスです。
   *[unshaded] { $cell }が白マスだと、{ after-inner }{ $ending }ので、{ $cell }は黒マスです。
}
after-inner = { $inner }回の背理法を含む{ $links }手先で
step-common-consequence = { $cell }が黒マスでも（{ steps-if-shaded }）、白マスでも（{ steps-if-unshaded }）、{ $result }です。
steps-if-shaded = { $shaded }手
steps-if-unshaded = { $unshaded }手
result-shaded = { $cells }は黒マス
result-unshaded = { $cells }は白マス
result-both = { $shaded }、{ $unshaded }

step-supposition = { $colour ->
    [shaded] { $cell }が黒マスだと仮定します。
   *[unshaded] { $cell }が白マスだと仮定します。
}
step-clash = すると{ $ending }ので、矛盾します。

## Rules broken on a board

fault-repeated-number = { $line }の白マスに{ $number }が{ $count }個あります。
    .remedy = ひとつを残して、黒マスにするか消してください。
fault-touching-black = { $cells }の黒マスが隣り合っています。
    .remedy = どちらかを消してください。
fault-cut-off-white = { $cells }が黒マスで切り離されています。
    .remedy = 隣の黒マスをひとつ消してください。
fault-cut-off-white-all = すべてのマスが黒マスです。
fault-answer-number = { $cell }は{ $found }になっていますが、問題では{ $number }です。
notation-numbers = 問題の数字に、黒マスの印を付けたもの
    .remedy = いくつか消してください。

## Puzzles that are malformed

fault-missing = 問題には数字が必要です。
fault-empty = 問題にマスがありません。
fault-empty-row = { $line }にマスがありません。
fault-ragged = { $line }は{ $count }マスですが、{ $first }は{ $expected }マスです。
fault-symbol = { $cell }は数字か文字です。{ $found }は使えません。
fault-type = 数字は行のリストです。{ $found }は使えません。
fault-type-row = { $line }は数字のリストです。{ $found }は使えません。
fault-type-cell = { $cell }は整数です。{ $found }は使えません。
fault-out-of-range = { $cell }は1〜{ $highest }の数です。{ $found }は使えません。
fault-size-rows = 問題は{ $most }行までです。
fault-size-columns = { $line }のマスが多すぎます。問題は{ $most }列までです。
fault-size = { $side ->
    [width] 幅は{ $found }とありますが、行は{ $expected }マスです。
   *[height] 高さは{ $found }とありますが、{ $expected }行あります。
}

## Pages

mark-shade = 黒く塗る
    .name = 黒マス
mark-circle = ○をつける
    .name = ○
mark-open = 未定
    .name = 未定
clue-numbers = 数字
about-editor = 盤面の数字を自分で入れます。
page-no-number = 数字なし
page-missing = 残り { $count } マスに数字を入れてください。数字を選んで置くか、続けて入力できます。

reason-pairs = 近くの同じ数字
reason-neighbour = 黒マスの隣
reason-equal = 数字の重なり
reason-cut = 白マスのつながり

## The first board: what to try, and the rule it breaks

page-first-repeat = 1行目に2が2つあります。「○をつける」を選んで、両方に丸をつけてみましょう。丸は、黒く塗らないマスの印です。
page-first-repeat-why = 同じ行や列の塗らないマスに、同じ数字が2つあってはいけません。この2のどちらかは黒く塗ります。
page-first-touch = 「黒く塗る」を選んで、印のついた隣どうしの2マスを塗ってみましょう。
page-first-touch-why = 黒マスどうしは辺で隣り合いません。角でふれるのはかまいません。
page-first-cut = 角のそばの、印のついた2マスを黒く塗ってみましょう。
page-first-cut-why = 塗らないマスはすべてつながっています。いま、角のマスには出口がありません。
