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
