# 本に印刷する文。ルール、解き方、手順、難易度は各パズルと core のカタログにある。

default-title = パズル

## 見出し

cover = 表紙
about = この本について
contents = 目次
contents-continued = 目次（続き）
rules = ルール
solutions = 解答
techniques = 解き方のテクニック
notes = メモ
unrated = 難易度なし
page = { $number }ページ

## パズル

puzzle-count = 全{ $count }問
puzzle = 第{ $number }問
puzzles = 第{ $first }問～第{ $last }問

## この本について

about-puzzles = この本には{ $count }問のパズルがあります。どの問題も、解がただ一つであることを証明済みです。
about-codes = 問題の横のコードを読み取ると、ブラウザーで問題を開き、ヒントや答え合わせを使えます。コードのリンク先は { $link } です。
about-levels = 丸の数は問題の難しさを表します。

## 例題

example = 例題
example-puzzle = 問題
example-step = 一手
example-solution = 解答
example-step-below = 一手：{ $step }

## What a book tells its maker

origin-section = セクション{ $section }の{ $place }問目
origin-file = { $file }の{ $place }問目
origin-library = ライブラリの問題{ $number }
left-out-several = { $origin }は解が複数あるため、除きました。
left-out-none = { $origin }は解がないため、除きました。
left-out-undecided = { $origin }は解が一つであることを時間内に証明できなかったため、除きました。
left-out-same = { $origin }は{ $before }と同じため、除きました。
left-out-motif = { $origin }はこの本の別の問題と同じ絵のため、除きました。
note-larger = 問題{ $numbers }は1ページ{ $most }問には大きすぎるため、大きく印刷します。
note-small = 問題{ $numbers }のマスは{ $millimetres } mm未満で印刷されます。
note-uncoded = 問題{ $numbers }はリンクが長く読み取りにくいため、QRコードなしで印刷します。
note-few-pages = この本は{ $count }ページですが、{ $profile }では{ $fewest }ページ以上が必要です。問題を追加してください。
note-many-pages = この本は{ $count }ページですが、{ $profile }では{ $most }ページまでです。2冊に分けてください。
