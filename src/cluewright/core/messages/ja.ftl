# どの種類のパズルでも使う文章。行と列は1から数える。

## Places

line = { $axis ->
    [row] { $number }行目
   *[column] { $number }列目
}
along = { $axis ->
    [row] { $places }行目
   *[column] { $places }列目
}
run = { $first }〜{ $last }
cell = { $row }行{ $column }列
cells = { $axis ->
    [row] { $number }行目の{ $places }列
   *[column] { $number }列目の{ $places }行
}
cells-block = { $rows }行目の{ $columns }列
cells-two = { $first }と{ $second }
cells-two-wide = { $first }と{ $second }
cells-separator = 、
cells-many = { $first }、{ $last }
more-cells = ほか{ $count }マス

## Levels

level-easy = やさしい
level-medium = ふつう
level-hard = 難しい
level-expert = 上級
level-extreme = 超難問

## Hints

plain = { $text }
hint-look = { $place }に注目してください。
hint-look-around = 盤面全体を見てください。
hint-technique = { $name }：{ $summary }
hint-before = { $count ->
    [1] { $why }その前に1手あります：{ $step }
   *[other] { $why }その前に{ $count }手あり、最後は次の手です：{ $step }
}
technique-trial = 試行錯誤
    .summary = ここから先は試してみるしかありません。
trial-cell = 試してみると、{ $cells }は{ $value }だとわかります。
hint-mistake = 盤面にミスがあります。
hint-mistake-in = ミスがあります。{ $place }を見てください。
hint-solved = 完成しています。
hint-solved-one-of-several = 完成しています。この問題にはほかの答えもあります。
hint-stuck = ここで使える手筋はありません。
hint-no-solution = この問題には答えがありません。
hint-several-solutions = この問題には答えが複数あるので、これ以上は確実に決まりません。

## Chains

technique-supposition = 仮定
    .summary = あることを仮定して、どうなるかを見ます。
technique-clash = 矛盾
    .summary = 仮定からありえないことが導かれました。

## Mistakes

wrong-cell = { $cells }が間違っています。
wrong-value = { $cells }は{ $value }ではありません。
clear-cell = { $cells }を消してください。
wrong-move = 最初のミスは{ $number }手目（{ $cells }）です。
undo-mistake = ミスがなくなるまで操作を元に戻してください。
puzzle-without-solution = この問題には答えがありません。
puzzle-without-solution-remedy = 正しく写したか確かめてください。
board-without-solution = この盤面に合う答えがありません。
board-without-solution-remedy = いちばん自信のないところを元に戻してください。
lost-with-cell = { $cells }が{ $value }だと、答えがなくなります。
lost-with-move = { $number }手目で解けなくなりました。
lost-with-move-remedy = { $number }手目とそのあとをすべて元に戻してください。

## Boards and solutions that are malformed

fault-board-rows = 盤面は文字の行のリストです。
fault-board-ragged = すべての行を同じ長さにしてください。
fault-board-symbol = マスは { $symbols } のどれかです。{ $found }は使えません。
fault-board-size = 盤面は{ $board }ですが、問題は{ $puzzle }です。
fault-board-array = 盤面は (height, width) の uint8 配列です。{ $found }は使えません。
fault-board-value = マスは0〜{ $highest }の数です。{ $found }は使えません。
fault-board-packed = { $bytes }バイトでは{ $board }の圧縮した盤面になりません。
fault-wrong-solution = 付いている答えは、この問題の答えではありません。

## Recordings

reason-supposed = 仮定
reason-other = ほかの手筋
reason-search = 試行錯誤
reason-solution = 答え
reason-given = 最初から
reason-guess = 推測
reason-learned = 学習

## Prompts: a puzzle as plain text, with its rules and how the answer is written

prompt-size = 列：{ $columns }、行：{ $rows }。
prompt-rows = 行（上から下へ）：
prompt-columns = 列（左から右へ）：
prompt-hidden = 「?」は示されていない数字、「???」は示されていないヒント全体を表します。
answer-form-rows = 解いた盤面を、1行につき1行、1マスにつき1文字で、間を空けずに答えてください。
answer-form-json = 解答を、Cluewright が書き出す JSON の形で答えてください。

## Answers in words, judged

answer-right = 正解です。
answer-wrong = 正解ではありません。
value-open = 未定
notation-grid = 表：{ $signs }
notation-sign = { $sign }＝{ $value }
notation-rows = マスの行
notation-cells = 塗ったマスの一覧（{ $first }から数える）
notation-path = 線が通るマスの一覧（{ $first }から数える）
notation-data = JSON
fault-answer-none = この文章には答えがありません。盤面を{ $width }マスずつ{ $height }行で書いてください。
fault-answer-rows = 答えは{ $found }行ですが、盤面は{ $expected }行です。
fault-answer-row = { $line }は{ $found }マスですが、盤面の幅は{ $expected }マスです。
fault-answer-outside = { $place }は{ $size }の盤面の外です。
fault-answer-undecided = { $cells }が未定です。
fault-answer-not-solved = この盤面はルールに合いません。
