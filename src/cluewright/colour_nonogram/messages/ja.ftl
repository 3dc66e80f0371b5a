# カラーお絵かきロジックの言葉。説明は en.ftl にあります。

## The kind

title = カラーお絵かきロジック

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
}：印は見える1文字です。{ $value }は使えません。
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
fault-impossible-line = { $line }は完成しません。{ $clue }の並べ方がありません。
fault-impossible-line-remedy = { $line }か、それと交わる{ $axis ->
    [row] 列
   *[column] 行
}で最後に変えたところを元に戻してください。
fault-foreign-colour = { $line }に{ $colour }のかたまりはありませんが、{ $places }が{ $colour }になっています。
fault-foreign-colour-remedy = { $line }の{ $places }を消してください。
fault-wrong-solution = 付いている答えは、この問題の答えではありません。

## The names of colours, as a palette made from a picture has them

colour-white = 白
colour-silver = 銀色
colour-light-grey = 明るい灰色
colour-grey = 灰色
colour-dark-grey = 暗い灰色
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
