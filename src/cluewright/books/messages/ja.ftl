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
hints = ヒント
title-page = タイトルページ
imprint = 奥付
notes = メモ
unrated = 難易度なし
page = { $number }ページ

## パズル

puzzle-count = 全{ $count }問
puzzle = 第{ $number }問
puzzles = 第{ $first }問～第{ $last }問
see-solution = 解答：{ $page }ページ
see-page = { $page }ページ
series-volume = { $series } 第{ $volume }巻
volume = 第{ $volume }巻

## この本について

about-puzzles = この本には{ $count }問のパズルがあります。どの問題も、解がただ一つであることを証明済みです。
about-codes = 問題の横のコードを読み取ると、ブラウザーで問題を開き、ヒントや答え合わせを使えます。コードのリンク先は { $link } です。
credit = 絵：{ $credit }
about-levels = 丸の数は問題の難しさを表します。

## 例題

example = 例題
example-puzzle = 問題
example-step = 一手
example-solution = 解答

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
note-credit = この本には絵の出典が載りません。奥付に「{ $credit }」と記載してください。
note-uncoded = 問題{ $numbers }はリンクが長く読み取りにくいため、QRコードなしで印刷します。
printer-kdp = オンデマンド印刷
printer-pdfx = 印刷所
printer-home = 自分のプリンター
printer-magazine = 雑誌・新聞
printer-plain = 画面での閲覧
note-few-pages = この本は{ $count }ページですが、{ $printer }では{ $fewest }ページ以上が必要です。問題を追加してください。
note-many-pages = この本は{ $count }ページですが、{ $printer }では{ $most }ページまでです。2冊に分けてください。

check-result = { $count ->
    [0] { $profile }の問題はありません
   *[other] { $profile }の問題が{ $count }件あります
}
check-pages = { $pages }ページ：
fault-encrypted = ファイルが暗号化またはロックされています。パスワードなしで保存してください。
fault-unreadable = このページは読み取れません。
fault-file-size = ファイルは{ $size } MBですが、{ $most } MBまでです。
fault-few-pages = ファイルは{ $count }ページですが、{ $fewest }ページ以上が必要です。
fault-many-pages = ファイルは{ $count }ページですが、{ $most }ページまでです。
fault-odd-pages = ファイルは{ $count }ページですが、偶数でなければなりません。
fault-bookmarks = ファイルにしおりがあります。
fault-script = ファイルにスクリプトまたはアクションがあります。
fault-metadata = ファイルのプロパティに記入があります：{ $names }。
fault-standard = ファイルは{ $standard }ではありません：{ $name }がないか、正しくありません。
fault-page-size = 仕上がりサイズが{ $width } × { $height } mmで、{ $printer }では印刷できません。
fault-trim-size = 仕上がりサイズが{ $wide } × { $high } mmではなく{ $width } × { $height } mmです。
fault-other-size = ページが{ $width } × { $height } mmで、1ページ目と異なります。
fault-boxes = 仕上がり枠が裁ち落とし枠の中にないか、裁ち落とし枠がページの中にありません。
fault-no-trim = ページに仕上がり枠（TrimBox）がありません。
fault-bleed = 裁ち落としが、断裁されるすべての辺で{ $bleed } mmになっていません。
fault-edge = 端まで印刷される部分がありますが、ページに{ $bleed } mmの裁ち落としがありません。
fault-link = リンクがありますが、印刷では意味がありません。
fault-annotation = 注釈があります。コメントやフォームの欄を削除してください。
fault-local-link = 読者自身のコンピューター（localhost）を指すアドレスがあります。
fault-font = フォント{ $font }が埋め込まれていません。
fault-thin-line = 線の太さが{ $found } ptですが、{ $least } pt以上が必要です。
fault-resolution = 画像が1インチ{ $found }ピクセルですが、{ $least }ピクセル以上が必要です。
fault-colour = 色が使われていますが、黒だけで印刷されます。
fault-rgb = RGBの色があります。CMYKか黒を使ってください。
fault-transparency = 透明な部分があります。透明を分割・統合してください。
fault-margin-inner = 文字がのどから{ $found } mmですが、{ $least } mmが必要です。
fault-margin-outer = 文字が小口から{ $found } mmですが、{ $least } mmが必要です。
fault-margin-top = 文字が上端から{ $found } mmですが、{ $least } mmが必要です。
fault-margin-bottom = 文字が下端から{ $found } mmですが、{ $least } mmが必要です。
fault-blank = { $most }ページを超えて白紙が続いています。
fault-cover-pages = ファイルは{ $count }ページですが、表紙は1ページです。
fault-cover-size = 表紙の仕上がりサイズが{ $wide } × { $high } mmではなく{ $width } × { $height } mmです。{ $leaf } mmの2倍に、{ $count }ページ分の背{ $spine } mmが必要です。
fault-cover-sheet = 表紙が{ $wide } × { $high } mmではなく{ $width } × { $height } mmです。{ $leaf } mmの2倍に、{ $count }ページ分の背{ $spine } mmと、各辺{ $bleed } mmの裁ち落としが必要です。
fault-cover-bleed = 表紙の裁ち落としが、4辺すべてで{ $bleed } mmになっていません。
fault-cover-edge = 表紙の端まで印刷するものは、端から{ $bleed } mm外まで必要です。
fault-cover-barcode = バーコードの場所に何か印刷されています。裏表紙の背の下側に50.8 × 30.5 mmの空きを残してください。
fault-cover-spine-text = 背に文字がありますが、{ $count }ページでは細すぎます。文字を入れるには{ $fewest }ページ必要です。
fault-cover-spine = 背の文字が背の端から{ $found } mmですが、{ $least } mmが必要です。
fault-cover-fold-back = 裏表紙の文字が背から{ $found } mmですが、{ $least } mmが必要です。
fault-cover-fold-front = 表表紙の文字が背から{ $found } mmですが、{ $least } mmが必要です。
fault-cover-edge-back = 裏表紙の文字が端から{ $found } mmですが、{ $least } mmが必要です。
fault-cover-edge-spine = 背の文字が上下の端から{ $found } mmですが、{ $least } mmが必要です。
fault-cover-edge-front = 表表紙の文字が端から{ $found } mmですが、{ $least } mmが必要です。
note-large-print = 問題{ $numbers }のマスは{ $millimetres } mm未満です。小さい問題か大きいページを選んでください。

## What the studio says about a plan

plan-text = { $most }文字以内の1行で入力してください。
plan-isbn = ISBNではありません。最後の数字がほかの数字と合いません。受け取った番号と見比べてください。
plan-page = この大きさのページはこの方法では印刷できません。一覧から選んでください。
plan-bleed = この塗り足しは合いません。表紙を含むファイルには印刷所の塗り足しが必要で、表紙のないページには不要です。
plan-margins = この余白は印刷所には小さすぎるか、パズルの場所が足りません。
plan-theme = ページは黒だけで印刷されるので、黒のテーマが必要です。
plan-colour = 印刷所が求めるのはCMYK、グレー、黒のいずれかです。
plan-link = 読者はこのアドレスを開けません。https://で始まり、自分のパソコンではないアドレスを使ってください。
plan-per-page = 大きな文字では、1ページにパズルは1つです。
plan-profile = この印刷方法はありません。
plan-language = この言語の本は作れません。
plan-section = まずパズルを追加してください。
plan-recipe = このようなパズルは作れません。別のサイズかレベルを選んでください。
plan-library = ライブラリをこの条件では検索できません。パズルを選び直してください。
plan-files = この部分はファイルのパズルを使いますが、スタジオはファイルを読みません。ライブラリに読み込んでから、ここに追加してください。
plan-empty = この部分のパズルは見つかりませんでした。
plan-other = ここでは使えません。
advice-bleed = このページには端まで届くものがないので、塗り足しは不要です。
advice-solutions = 解答がない本では、読者は答えを確かめられません。
advice-spine = { $count }ページの背は細すぎて文字を入れられません。79ページ必要です。
advice-missing = この部分のパズル{ $count }問は、もうライブラリにありません。
