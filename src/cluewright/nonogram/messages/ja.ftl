# お絵かきロジックの文章。行と列の数字がヒントで、数字ひとつが連続した黒マスひとかたまりを表す。
# マスは「塗る」か「空き（×）」。

## The kind

title = お絵かきロジック
rules = 数字は、その行や列で連続して塗るマスの数を順に表します。塗ったかたまりどうしの間は、1マス以上空けます。
move-help = #行,列 で塗る、.行,列 で×、?行,列 で消す。範囲は #3,4-7 や .1-5,2 のように書き、空白で区切るとひとつの操作になります
answer-form = 1行につき1行で答えてください。塗るマスは #、空けるマスは . とし、間は空けません。

## Values of cells

value-unknown = 未定
value-empty = 空き
value-filled = 塗り
value-impossible = 矛盾

## Techniques

technique-complete-line = 一列確定
    .summary = 数字でその列がちょうど埋まるか、0なので、すべてのマスが決まります。
technique-finished-line = 完成した列
    .summary = すべてのかたまりが完成しているので、残りのマスは空きです。
technique-satisfied-clue = 完成したかたまり
    .summary = かたまりがひとつ完成しているので、その隣は空きです。
technique-only-gap = ただひとつのすき間
    .summary = 入れるすき間がひとつしかないので、そこを埋めます。
technique-edge-fill = 端の確定
    .summary = 端から最初の未定マスが塗られているので、端の数字はそこから始まります。
technique-only-place = ただひとつの場所
    .summary = 数字の入る場所がひとつしか残っていないので、そこに決まります。
technique-overlap = 重なり
    .summary = どこに置いても必ず塗られるマスがあります。
technique-glue = 端からの引き寄せ
    .summary = 端に近い塗りマスは端の数字のものなので、その続きも決まります。
technique-mercury = 端からの切り離し
    .summary = 端に近い塗りマスは端の数字のものなので、端までは届きません。
technique-small-gap = 狭いすき間
    .summary = 届きうるどの数字にも狭すぎるすき間は空きです。
technique-unreachable = 届かないマス
    .summary = どの数字も届かないマスは空きです。
technique-forced-gap = 区切り
    .summary = 塗りマスの並びが、ありうるどの数字とも同じ長さなので、両隣は空きです。
technique-joining = つなぎ
    .summary = ふたつの並びが同じ数字のものなので、間のマスは塗りです。
technique-splitting = 切り分け
    .summary = 塗るとふたつの並びがつながって長すぎるので、そのマスは空きです。
technique-group-owners = 持ち主しらべ
    .summary = 塗りマスの並びがどの数字のものでも、同じ結果になるマスがあります。
technique-line-analysis = 列の全検討
    .summary = その列にありうるすべての並べ方で、同じになるマスがあります。
technique-contradiction = 背理法
    .summary = 逆だと仮定して列をたどると、矛盾が起こります。
technique-common-consequence = 共通の結論
    .summary = あるマスが塗りでも空きでも、同じ結論になります。
technique-two-cells-deep = 二重の背理法
    .summary = 逆だと仮定すると、さらに背理法を使った先で矛盾が起こります。
technique-search = 試行錯誤
    .summary = ここから先は試してみるしかありません。
technique-supposition = 仮定
    .summary = あるマスを塗りまたは空きと仮定して、何が起こるか見ます。
technique-clash = 矛盾
    .summary = 完成できない列が出たので、仮定は誤りです。

## Blocks

block = 「{ $number }」
block-first = 最初の「{ $number }」
block-last = 最後の「{ $number }」
block-nth = { $nth }番目の「{ $number }」
clue-hidden = 伏せられた数字

## What becomes of cells

so-filled = { $cells }は塗り
so-empty = { $cells }は空き
so-both = { $filled }は塗り、{ $empty }は空き
then-filled = { $cells }は塗り
then-empty = { $cells }は空き
then-both = { $filled }は塗り、{ $empty }は空き

## Steps on one line

step-complete-line = { $line }：{ $block }で{ $length }マスすべてが埋まるので、{ $so }です。
step-complete-line-blocks = { $line }：{ LIST($blocks) }とその間のすき間で{ $length }マスすべてが埋まるので、{ $so }です。
step-complete-line-many = { $line }：{ $count }個の数字とその間のすき間で{ $length }マスすべてが埋まるので、{ $so }です。
step-complete-line-empty = { $line }：数字が0なので、すべて空きです。

step-finished-line = { $line }：{ $block }が完成しているので、{ $so }です。
step-finished-line-blocks = { $line }：{ LIST($blocks) }がすべて完成しているので、{ $so }です。
step-finished-line-many = { $line }：{ $count }個の数字がすべて完成しているので、残りは空きです。
step-finished-line-next = { $line }：これですべて完成したので、{ $so }です。
step-finished-line-blocks-next = { step-finished-line-next }

step-satisfied-clue = { $line }：{ $block }は{ $cells }で完成しているので、{ $so }です。
step-satisfied-clue-alone = { $line }：{ $block }は{ $cells }で完成し、{ LIST($reasons) }ので、{ $so }です。
step-satisfied-clue-next = { $line }：これで完成したので、{ $so }です。
step-satisfied-clue-alone-next = { $line }：これで完成し、{ LIST($reasons) }ので、{ $so }です。
nothing-before = その前には何もない
nothing-after = その後には何もない
nothing-between = 隣の数字は{ $block }で間に何もない

step-only-gap = { $line }：{ $block }は{ $gap }のすき間にしか入らないので、そこを埋めます。

from-side = { $side ->
    [left] 左から
    [right] 右から
    [top] 上から
   *[bottom] 下から
}
step-edge-fill = { $line }：{ from-side }見て{ $block }は{ $cell }から始まるので、{ $so }です。
step-glue = { $line }：{ from-side }見て{ $cell }は{ $block }のマスで、{ $block }は{ $span }にしか入らないので、{ $so }です。
step-mercury = { $line }：{ from-side }見て{ $cell }は{ $block }のマスで、{ $block }は{ $span }にしか入らないので、{ $so }です。
step-mercury-both = { $line }：{ $cell }は{ $block }のマスで、{ $block }は{ $span }にしか入らないので、{ $so }です。

step-overlap = { $line }：{ $block }は{ $span }にしか入らないので、{ $cells }は必ず塗りです。
step-only-place = { $line }：{ $block }は{ $span }にしか入らないので、そこに決まります。

step-small-gap = { $line }：{ $gap }のすき間は{ LIST($lengths, type: "or") }マスのかたまりには狭すぎるので、空きです。

step-unreachable = { $line }：{ $before }は{ $end }までしか届かず、{ $after }は{ $start }より前から始まらないので、{ $so }です。
step-unreachable-before = { $line }：{ $after }は{ $start }より前から始まらないので、{ $so }です。
step-unreachable-after = { $line }：{ $before }は{ $end }までしか届かないので、{ $so }です。

step-forced-gap = { $line }：{ $cells }を含むかたまりは{ $length }マスより長くならないので、{ $so }です。
step-forced-gap-complete = { $line }：{ $block }は{ $cells }で完成しているので、{ $so }です。

step-joining = { $line }：{ $cells }はどれも{ $block }のマスなので、{ $so }です。

step-splitting = { $line }：{ $cell }を塗ると{ $cells }が{ $length }マス以上のかたまりになりますが、そんなに長いものは入らないので、{ $so }です。

step-group-owners = { $line }：{ $cells }は{ $block }のマスです。どこに置いても、{ $then }です。
step-group-owners-several = { $line }：{ $cells }は{ LIST($lengths, type: "or") }マスのかたまりのものです。どこに置いても、{ $then }です。

step-line-analysis = { $line }：{ $count ->
    [1] ただひとつの並べ方では
   *[other] ありうる{ $count }通りの並べ方のどれでも
}、{ $then }です。
step-line-analysis-many = { $line }：ありうるどの並べ方でも、{ $then }です。

## Steps that assume something

step-contradiction = { $cell }が{ $value ->
    [filled] 塗り
   *[empty] 空き
}だとすると、{ $steps ->
    [0] { $line }が完成しなくなる
   *[other] { $steps }手先で{ $line }が完成しなくなる
}ので、{ $so }です。
step-contradiction-inside = さらに{ $cell }が{ $value ->
    [filled] 塗り
   *[empty] 空き
}だとすると、{ $steps ->
    [0] { $line }が完成しなくなる
   *[other] { $steps }手先で{ $line }が完成しなくなる
}ので、{ $so }です。
step-two-cells-deep = { $cell }が{ $value ->
    [filled] 塗り
   *[empty] 空き
}だとすると、{ $inner }回の背理法を含む{ $steps }手先で{ $line }が完成しなくなるので、{ $so }です。
step-common-consequence = { $cell }が塗りでも空きでも、{ $then }です。塗りなら{ $filled }手、空きなら{ $empty }手でわかります。
step-common-consequence-even = { $cell }が塗りでも空きでも、{ $then }です。どちらの場合も{ $filled }手でわかります。
step-supposition = { $cell }が{ $value ->
    [filled] 塗り
   *[empty] 空き
}だと仮定します。
step-supposition-inside = さらに{ $cell }が{ $value ->
    [filled] 塗り
   *[empty] 空き
}だと仮定します。
step-clash = すると{ $line }は完成しません。{ $clue }の並べ方がもうありません。

## Search

step-search = ここから先は試してみるしかありません。残りの{ $count }マスが決まります。
step-search-several = ここから先は試してみるしかありません。すべての答えに共通する{ $count }マスが決まります。
step-search-unproven = ここから先は試してみるしかありません。残りの{ $count }マスの答えが見つかりましたが、ほかの答えがないことは確かめられていません。
step-search-nothing = 使える手筋がなく、試しても時間内に答えが見つかりませんでした。
step-search-cell = 試してみると、{ $cell }は{ $value ->
    [filled] 塗り
   *[empty] 空き
}だとわかります。
step-search-cell-unproven = 答えがひとつだけなら、{ $cell }は{ $value ->
    [filled] 塗り
   *[empty] 空き
}です。

## Faults of boards

fault-answer-blocks = { $line }は{ $blocks }になっていますが、ヒントは{ $clue }です。
fault-impossible-line = { $line }は完成しません。{ $clue }の並べ方がありません。
fault-impossible-line-remedy = { $line }か、それと交わる{ $axis ->
    [row] 列
   *[column] 行
}で最後に変えたところを元に戻してください。

## Faults of puzzles and pictures

fault-missing = { $axis ->
    [row] 行
   *[column] 列
}の数字がありません。
fault-type-lines = { $axis ->
    [row] 行
   *[column] 列
}の数字はリストで書きます。{ $value }は使えません。
fault-type-clues = 数字は、お絵かきロジックの問題か、行のリストと列のリストで渡します。
fault-type-clue = 一列の数字は整数のリストで書きます。{ $value }は使えません。
fault-type-clue-of-line = { $line }：数字は整数のリストで書きます。{ $value }は使えません。
fault-type-number = 数字は整数で書きます。{ $value }は使えません。
fault-type-number-of-line = { $line }：{ $value }は整数ではありません。
fault-size-none = { $axis ->
    [row] 行
   *[column] 列
}が少なくともひとつ必要です。
fault-size-most = { $axis ->
    [row] 行
   *[column] 列
}は{ $most }までです。
fault-size-given = { $side ->
    [width] 幅
   *[height] 高さ
}は{ $given }とありますが、数字からは{ $actual }です。
fault-negative = かたまりの長さは{ $value }にできません。
fault-negative-of-line = { $line }：かたまりの長さは{ $value }にできません。
fault-zero = 0と一緒にほかの数字は書けません。
fault-zero-of-line = { $line }：0と一緒にほかの数字は書けません。
fault-too-long = { $line }：{ $clue }には{ $needed }マス必要ですが、{ $length }マスしかありません。
fault-too-long-block = { $line }：{ $value }は{ $length }マスに入りません。
fault-too-long-clue = { $clue }は{ $length }マスに入りません。
fault-sums-differ = 塗るマスの数が、行の数字では{ $rows }、列の数字では{ $columns }になっています。
fault-clue-differs = { $line }：数字は{ $found }ですが、絵からは{ $expected }です。
fault-clue-differs-missing = { $line }：数字がありませんが、絵からは{ $expected }です。
fault-clue-differs-beyond = { $line }：数字がありますが、絵にその{ $axis ->
    [row] 行
   *[column] 列
}はありません。
fault-wrong-solution = 付いている答えは、この問題の答えではありません。
fault-not-unique = 数字を伏せられるのは、答えがひとつだけの問題です。
fault-no-solution = この問題には答えがありません。
fault-no-solution-yet = まだ答えがありません。先に答えを入れてください。

fault-cell = { $place }：マスは0か1です。{ $value }は使えません。
fault-cell-symbol = { $place }：マスは#か.です。{ $value }は使えません。
cell-of-line = { $number }番目のマス
cell-of-picture = { $number }枚目の絵の{ $cell }
fault-undecided = { $cell }は塗りか空きか決まっていません。
fault-shape = { $what ->
    [picture] 絵
    [line] 列
   *[stack] 絵の束
}は{ $dimensions }次元です。{ $given }次元は使えません。
fault-size-sides = 各辺は1〜{ $most }マスですが、これは{ $size }です。
fault-size-rows = 絵は1〜{ $most }行です。
fault-size-row = { $line }は1〜{ $most }マスです。
fault-size-line = 列は1〜{ $most }マスです。
fault-size-differ = { $first }と{ $second }の絵はマスごとに比べられません。
fault-type-array = { $what ->
    [picture] 絵
    [line] 列
   *[stack] 絵の束
}はboolか0と1の配列です。{ $value }は使えません。
fault-type-picture = 絵は行のリストです。{ $value }は使えません。
fault-type-pictures = 複数の絵は (count, height, width) の配列か、絵のリストです。
fault-type-row = { $line }はマスのリストです。{ $value }は使えません。
fault-type-line = 列はマスのリストです。{ $value }は使えません。
fault-ragged = { $line }は{ $count }マスですが、{ $first }は{ $width }マスです。
fault-of-picture = { $number }枚目の絵：{ $fault }
fault-changed = 読み込み中に、絵がほかのスレッドで変えられました。
fault-place = { $size }の絵に{ $cell }はありません。
fault-place-column = { $size }の絵に{ $column }はありません。
fault-board = 絵は # と . の行のリストで、{ $most }マスまでです。
fault-line-symbol = マスは#、.、?のどれかです。{ $value }は使えません。
fault-line-number = マスは0（未定）、1（空き）、2（塗り）のどれかです。{ $value }は使えません。
fault-line-nested = 列はマスのリストです。リストのリストは使えません。
fault-line-shape = 列は1次元です。{ $shape }の形は使えません。

## Pages

mark-fill = 塗る
    .name = 塗り
mark-cross = ×をつける
    .name = ×
mark-open = 未定
    .name = 未定
clue-rows = 行の数字
clue-columns = 列の数字
about-editor = 絵を描くか、写真から絵をつくります。数字は自動でつきます。
page-erase = 消す
page-begin = マスを塗ると始まります。
page-filled = 塗り

reason-lines = 一列ずつ
reason-probe = 両方を試す
reason-decimate = 統計による推測
reason-accepted = 採用した推測
reason-logic = 論理
reason-row = 行ごと
reason-picture = 絵全体

## Pictures

repair-thickened = { $count }マスで線を太くしました
repair-bridged = { $count }マスで隙間をつなぎました
repair-rounded = { $count }マスで角を丸めました
repair-trimmed = 縁の{ $count }マスを空白にしました
repair-dotted = 点を{ $count }個加えました

## The first board: what to try, and the rule it breaks

page-first-length = 4行目の数字は1です。印のついた2マスを塗って、どうなるか見てみましょう。
page-first-length-why = 数字は塗るブロックの長さです。1は1マスだけ。ここでは2マス続いています。
page-first-gap = 1行目の数字は2 2です。印のついた3マスを続けて塗ってみましょう。
page-first-gap-why = 2 2は、2マスのブロックがこの順に2つあり、間に少なくとも1マスの空きがあるという意味です。3マスのブロックはどちらでもありません。
