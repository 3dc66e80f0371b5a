# カラーお絵かきロジックの言葉。説明は en.ftl にあります。

## The kind

title = カラーお絵かきロジック
rules = 数字は、その行や列で連続して塗るマスの数を順に表し、数字の色で塗ります。同じ色のかたまりどうしの間は1マス以上空けます。違う色のかたまりは隣り合ってもかまいません。
move-help = a行,列 で1番目の色、b で2番目の色を塗る、.行,列 で×、?行,列 で消す。範囲は a3,4-7 や .1-5,2 のように書き、空白で区切るとひとつの操作になります
answer-form = 1行につき1行で答えてください。塗るマスはその色の文字、空けるマスは . とし、間は空けません。
prompt-colours = 色：

## Values of cells

value-unknown = 未定
value-empty = 空き

## Pages

mark-colour = 色
    .name = 色つき
mark-cross = ×をつける
    .name = ×
mark-open = 未定
    .name = 未定
clue-rows = 行の数字
clue-columns = 列の数字

reason-lines = 一列ずつ
reason-probe = 色を試す
reason-picture = 絵全体

page-first-length = 1行目の数字は緑の1です。緑を選び、印のついた2マスを塗って、どうなるか見てみましょう。
page-first-length-why = 数字はかたまりの長さです。緑の1は緑1マスだけ。ここでは2マス続いています。
page-first-colour = 2行目には緑の数字しかありません。印のついたマスを赤で塗ってみましょう。
page-first-colour-why = 行や列には、その数字の色しかありません。2行目に赤のかたまりはありません。
page-first-gap = 4行目の数字は赤の2と赤の2です。印のついた3マスを赤で塗ってみましょう。
page-first-gap-why = 同じ色のかたまりどうしの間は1マス以上空けます。赤の3マスのかたまりはどちらでもありません。

## Faults of the JSON form

fault-missing = { $key ->
    [palette] パレット
    [rows] 行の数字
   *[columns] 列の数字
}がありません。
fault-size-given = { $side ->
    [width] 幅
   *[height] 高さ
}は{ $given }とありますが、数字からは{ $actual }です。

## Faults of puzzles and boards

fault-palette-type = パレットは色のリストで書きます。{ $value }は使えません。
fault-palette-size = パレットには背景と{ $fewest }～{ $most }色が必要です。
fault-palette-one = 色がひとつだけなら普通のお絵かきロジックです。色を外してください。
fault-palette-name = { $number ->
    [0] 背景
   *[other] { $number }番目の色
}：名前は1～{ $most }文字です。{ $value }は使えません。
fault-palette-value = { $number ->
    [0] 背景
   *[other] { $number }番目の色
}：色は #d03a2b のように書きます。{ $value }は使えません。
fault-palette-mark = { $number ->
    [0] 背景
   *[other] { $number }番目の色
}：印は数字以外の見える1文字です。{ $value }は使えません。
fault-palette-same-name = { $value }という名前の色がふたつあります。
fault-palette-same-mark = { $value }という印の色がふたつあります。
fault-type-lines = { $axis ->
    [row] 行
   *[column] 列
}の数字はリストで書きます。{ $value }は使えません。
fault-type-clue = { $line }：数字はかたまりのリストで書きます。{ $value }は使えません。
fault-type-block = { $line }：かたまりは長さと色の番号で書きます。{ $value }は使えません。
fault-size-none = { $axis ->
    [row] 行
   *[column] 列
}が少なくともひとつ必要です。
fault-size-most = { $axis ->
    [row] 行
   *[column] 列
}は{ $most }までです。
fault-colour = { $line }：色{ $value }はありません。パレットの色は1～{ $most }です。
fault-length = { $line }：かたまりの長さは{ $value }にできません。
fault-too-long = { $line }：{ $clue }には{ $needed }マス必要ですが、{ $length }マスしかありません。
fault-too-long-block = { $line }：{ $value }は{ $length }マスに入りません。
fault-sums-differ = { $colour }のマスの数が、行の数字では{ $rows }、列の数字では{ $columns }になっています。
fault-board-colour = 盤面に色{ $found }がありますが、この問題の色は{ $symbols }だけです。

## Faults of boards

clue-hidden = 伏せられた数字
fault-answer-blocks = { $line }は{ $blocks }になっていますが、ヒントは{ $clue }です。
fault-impossible-line = { $line }は完成しません。{ $clue }の並べ方がありません。
fault-impossible-line-remedy = { $line }か、それと交わる{ $axis ->
    [row] 列
   *[column] 行
}で最後に変えたところを元に戻してください。
fault-foreign-colour = { $line }に{ $colour }のかたまりはありませんが、{ $places }が{ $colour }になっています。
fault-foreign-colour-remedy = { $line }の{ $places }を消してください。
fault-wrong-solution = 付いている答えは、この問題の答えではありません。
fault-not-unique = 数字を伏せられるのは、答えがひとつだけの問題です。
fault-no-solution = この問題には答えがありません。
fault-drawing = 絵にはパレットと行のリストが必要で、{ $most }マスまでです。
fault-drawing-palette = 色つきの絵にはパレットが必要です。

## The names of colours, as a palette made from a picture has them

colour-white = 白
colour-silver = 銀色
colour-light-grey = 明るい灰色
colour-grey = 灰色
colour-dark-grey = 暗い灰色
colour-charcoal = チャコール
colour-black = 黒
colour-blue-grey = 青みがかった灰色
colour-pale-blue = ごく薄い青
colour-light-blue = 水色
colour-sky-blue = 空色
colour-blue = 青
colour-dark-blue = 紺色
colour-turquoise = ターコイズ
colour-teal = 鴨の羽色
colour-mint = ミント色
colour-light-green = 黄緑色
colour-lime = ライム色
colour-green = 緑
colour-dark-green = 深緑
colour-olive = オリーブ色
colour-cream = クリーム色
colour-yellow = 黄色
colour-gold = 金色
colour-orange = オレンジ色
colour-rust = さび色
colour-peach = 桃色
colour-beige = ベージュ
colour-tan = 黄褐色
colour-brown = 茶色
colour-dark-brown = こげ茶色
colour-salmon = サーモン色
colour-red = 赤
colour-dark-red = 暗い赤
colour-pink = ピンク
colour-deep-pink = 濃いピンク
colour-magenta = マゼンタ
colour-lavender = ラベンダー色
colour-violet = すみれ色
colour-purple = 紫
colour-dark-purple = 濃い紫

## Techniques

technique-complete-line = 一列確定
    .summary = 数字でその列がちょうど埋まるか、0なので、すべてのマスが決まります。
technique-finished-line = 完成した列
    .summary = すべてのかたまりが完成しているので、残りのマスは空きです。
technique-satisfied-clue = 完成したかたまり
    .summary = かたまりがひとつ完成し、ほかのかたまりがそこに接することもないので、隣は空きです。
technique-only-gap = ただひとつのすき間
    .summary = 入れるすき間がひとつしかないので、そこを埋めます。
technique-edge-fill = 端の確定
    .summary = 端から最初の未定マスに色があるので、端の数字はそこから始まります。
technique-neighbouring-colours = 隣り合う色
    .summary = ふたつの色がすき間なく接しているので、そこでかたまりが終わり、次のかたまりが始まります。
technique-only-place = ただひとつの場所
    .summary = 数字の入る場所がひとつしか残っていないので、そこに決まります。
technique-overlap = 重なり
    .summary = どこに置いても必ずその色になるマスがあります。
technique-glue = 端からの引き寄せ
    .summary = 端に近い色のマスは端の数字のものなので、その続きも決まります。
technique-mercury = 端からの切り離し
    .summary = 端に近い色のマスは端の数字のものなので、端までは届きません。
technique-small-gap = 狭いすき間
    .summary = 届きうるどの数字にも狭すぎるすき間は空きです。
technique-missing-colour = ない色
    .summary = 交わる列にその色がないので、かたまりはそこに置けません。
technique-unreachable = 届かないマス
    .summary = どの数字も届かないマスは空きです。
technique-forced-gap = 区切り
    .summary = 並びがありうるどの数字とも同じ長さで、ほかの色も接しないので、隣は空きです。
technique-joining = つなぎ
    .summary = 同じ色のふたつの並びが同じ数字のものなので、間のマスも同じ色です。
technique-splitting = 切り分け
    .summary = 色を入れるとふたつの並びがつながって長すぎ、ほかの数字も入らないので、そのマスは空きです。
technique-group-owners = 持ち主しらべ
    .summary = 並びがどの数字のものでも、同じ結果になるマスがあります。
technique-out-of-reach = 届かない色
    .summary = 行からも列からも届く色がないので、そのマスは空きです。
technique-line-analysis = 列の全検討
    .summary = その列にありうるすべての並べ方で、同じになるマスがあります。
technique-crossing-colours = 色の交わり
    .summary = 行に入る色と列に入る色で、共通するものはひとつだけです。
technique-colour-chain = 色の連鎖
    .summary = 行と列が順に色を除いていき、残る色がひとつになります。
technique-contradiction = 背理法
    .summary = ほかの色だと仮定して列をたどると、矛盾が起こります。
technique-search = 試行錯誤
    .summary = ここから先は試してみるしかありません。
technique-exclusion = 除外
    .summary = その列にありうるどの並べ方にも出てこない色があります。
technique-supposition = 仮定
    .summary = あるマスの色、または空きを仮定して、何が起こるか見ます。
technique-clash = 矛盾
    .summary = 完成できない列が出たので、仮定は誤りです。

## What cells are

empty = 空き
as-colour = { $colour }
as-empty = 空き

## Blocks

block = { $colour }の「{ $number }」
block-first = 最初の{ $colour }の「{ $number }」
block-last = 最後の{ $colour }の「{ $number }」
block-nth = { $nth }番目の{ $colour }の「{ $number }」
block-listed = { $colour }の「{ $number }」

## What becomes of cells

part-colour = { $cells }は{ $colour }
part-empty = { $cells }は空き
part-not = { $cells }は{ LIST($colours, type: "or") }以外
clauses-two = { $first }、{ $last }
clauses-more = { $first }、{ $rest }
so = { $parts }
then = { $parts }

## Steps on one line

step-complete-line = { $line }：{ $block }で{ $length }マスすべてが埋まるので、{ $so }です。
step-complete-line-blocks = { $line }：{ LIST($blocks) }で{ $length }マスすべてが埋まるので、{ $so }です。
step-complete-line-gaps = { $line }：{ LIST($blocks) }と同じ色の間のすき間で{ $length }マスすべてが埋まるので、{ $so }です。
step-complete-line-many = { $line }：{ $count }個の数字で{ $length }マスすべてが埋まるので、{ $so }です。
step-complete-line-empty = { $line }：数字が0なので、すべて空きです。

step-finished-line = { $line }：{ $block }が完成しているので、{ $so }です。
step-finished-line-blocks = { $line }：{ LIST($blocks) }がすべて完成しているので、{ $so }です。
step-finished-line-many = { $line }：{ $count }個の数字がすべて完成しているので、残りは空きです。
step-finished-line-next = { $line }：これですべて完成したので、{ $so }です。
step-finished-line-blocks-next = { step-finished-line-next }

step-satisfied-clue = { $line }：{ $block }は{ $cells }で完成し、{ LIST($reasons) }ので、{ $so }です。
step-satisfied-clue-next = { $line }：これで完成し、{ LIST($reasons) }ので、{ $so }です。
nothing-before = その前には何もない
nothing-after = その後には何もない
nothing-between = 隣の数字は{ $block }で間に何もない
gap-before = 前の{ $block }とはすき間がいる
gap-after = 次の{ $block }とはすき間がいる

step-only-gap = { $line }：{ $block }は{ $gap }のすき間にしか入らないので、そこを埋めます。

from-side = { $side ->
    [left] 左から
    [right] 右から
    [top] 上から
   *[bottom] 下から
}
step-edge-fill = { $line }：{ from-side }見て{ $block }は{ $cell }から始まるので、{ $so }です。
step-neighbouring-colours = { $line }：{ $cells }で{ $first }と{ $second }が接し、{ $ending }が終わって{ $starting }が始まるので、{ $so }です。
step-neighbouring-colours-several = { $line }：{ $cells }で{ $first }と{ $second }が接し、{ $first }の{ $before }マス以上のかたまりが終わって{ $second }の{ $behind }マス以上のかたまりが始まるので、{ $so }です。
step-glue = { $line }：{ from-side }見て{ $cell }は{ $block }のマスで、{ $block }は{ $span }にしか入らないので、{ $so }です。
step-mercury = { $line }：{ from-side }見て{ $cell }は{ $block }のマスで、{ $block }は{ $span }にしか入らないので、{ $so }です。
step-mercury-both = { $line }：{ $cell }は{ $block }のマスで、{ $block }は{ $span }にしか入らないので、{ $so }です。

step-overlap = { $line }：{ $block }は{ $span }にしか入らないので、{ $cells }は必ずその色です。
step-only-place = { $line }：{ $block }は{ $span }にしか入らないので、そこに決まります。

step-small-gap = { $line }：{ $gap }のすき間は{ LIST($lengths, type: "or") }マスのかたまりには狭すぎるので、空きです。

step-missing-colour = { $line }：{ $cells }には{ LIST($colours, type: "or") }がなく、ほかの数字も届かないので、{ $so }です。
step-missing-colour-room = { $line }：{ $cells }には{ $colour }がなく、{ $block }は{ $span }にしか入らないので、{ $so }です。

step-unreachable = { $line }：{ $before }は{ $end }までしか届かず、{ $after }は{ $start }より前から始まらないので、{ $so }です。
step-unreachable-before = { $line }：{ $after }は{ $start }より前から始まらないので、{ $so }です。
step-unreachable-after = { $line }：{ $before }は{ $end }までしか届かないので、{ $so }です。

step-forced-gap = { $line }：{ $cells }を含む{ $colour }のかたまりは{ $length }マスより長くならず、ほかの色も接しないので、{ $so }です。
step-forced-gap-complete = { $line }：{ $block }は{ $cells }で完成し、ほかの色も接しないので、{ $so }です。

step-joining = { $line }：{ $cells }はどれも{ $block }のマスなので、{ $so }です。

step-splitting = { $line }：{ $cell }が{ $colour }だと{ $cells }が{ $length }マス以上のかたまりになりますが、そんなに長いものは入らず、ほかの数字も入らないので、{ $so }です。

step-group-owners = { $line }：{ $cells }は{ $block }のマスです。どこに置いても、{ $then }です。
step-group-owners-several = { $line }：{ $cells }は{ $colour }の{ LIST($lengths, type: "or") }マスのかたまりのものです。どこに置いても、{ $then }です。

step-out-of-reach = { $line }：{ $cells }に届くのは、行では{ LIST($row, type: "or") }だけ、列では{ LIST($column, type: "or") }だけなので、{ $so }です。

step-line-analysis = { $line }：{ $count ->
    [1] ただひとつの並べ方では
   *[other] ありうる{ $count }通りの並べ方のどれでも
}、{ $then }です。
step-line-analysis-many = { $line }：ありうるどの並べ方でも、{ $then }です。

step-crossing-colours = { $line }：{ $cells }に入るのは、行では{ LIST($row, type: "or") }だけ、列では{ LIST($column, type: "or") }だけなので、{ $so }です。

## Steps over several lines

step-colour-chain = { $cell }は行と列から{ $steps }手でほかの可能性がなくなるので、{ $so }です。
step-contradiction = { $cell }が{ $state }だとすると、{ $steps ->
    [0] { $line }が完成しなくなる
   *[other] { $steps }手先で{ $line }が完成しなくなる
}ので、{ $so }です。
step-contradiction-several = { $cases }ので、{ $so }です。
contradiction-case = { $cell }が{ $state }だとすると、{ $steps ->
    [0] { $line }が完成しなくなる
   *[other] { $steps }手先で{ $line }が完成しなくなる
}
step-contradiction-of = { $cell }に残るのは、行と列から{ LIST($colours, type: "or") }だけです。{ $cases }ので、{ $so }です。
step-exclusion = { $line }：まだありうるどの並べ方でも、{ $then }です。
step-supposition = { $cell }が{ $state }だと仮定します。
step-clash = すると{ $line }は完成しません。{ $clue }の並べ方がもうありません。

## Search

step-search = ここから先は試してみるしかありません。残りの{ $count }マスが決まります。
step-search-several = ここから先は試してみるしかありません。すべての答えに共通する{ $count }マスが決まります。
step-search-unproven = ここから先は試してみるしかありません。残りの{ $count }マスの答えが見つかりましたが、ほかの答えがないことは確かめられていません。
step-search-nothing = 使える手筋がなく、試しても時間内に答えが見つかりませんでした。
step-search-cell = 試してみると、{ $cell }は{ $state }だとわかります。
step-search-cell-unproven = 答えがひとつだけなら、{ $cell }は{ $state }です。

## What repair did to a picture, and what became of it

one-colour = この絵は1色なので、ふつうのノノグラムになります
repair-moved = { $count }マスで色の境目をずらしました
repair-dotted = 点を{ $count }個加えました

## The editor

about-editor = 15色までの絵を描くか、写真から絵をつくります。数字は自動でつきます。
page-palette = パレット
page-colour-key = { $colour }（キー { $key }）
page-add = 色を追加
page-change-colour = この色を変更
page-value = 色
page-name = 名前
page-mark = 記号
page-remove = 削除
page-begin = マスを塗ると始まります。
page-second = 1色だけの絵は普通のお絵かきロジックになります。もう1色使うとカラーお絵かきロジックになります。
