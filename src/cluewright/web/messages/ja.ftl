# スタジオのページの文章と、API のエラー。

## The frame

page-skip = 本文へ移動
page-rooms = メインメニュー
page-studio = Cluewright
page-titled = { $title } · { page-studio }
page-missing = ページが見つかりません
page-missing-words = アドレスが間違っているか、ページが移動した可能性があります。
page-again = もう一度試す
page-back = ホームに戻る
room-play = あそぶ
room-learn = まなぶ
room-watch = みる
room-create = つくる
room-collect = ライブラリ
room-stats = 記録

## Words used everywhere

level-any = 指定なし
word-close = 閉じる
word-cancel = キャンセル
word-save = 保存
word-size = サイズ
word-level = 難易度
word-kind = パズルの種類
word-yes = はい
word-no = いいえ
word-hints = ヒント{ $count }回
word-mistakes = ミス{ $count }回
word-days = { $count }日
word-puzzles = { $count }問
word-cells = { $width } × { $height }
word-puzzle = { $kind } { $width } × { $height }
word-daily = { $day }の{ $kind }

## Home

home-play = { $kind }で{ "\u200B" }あそぶ
home-another = サイズと難易度を選ぶ
home-daily-lead = 種類ごとに1問、みんな同じ問題です。
home-continue = 途中の問題
home-continue-lead = 続きからあそべます。
home-today = 今日の{ $kind }
home-streak = { $count }日連続。
home-done-today = 今日は{ $all }問中{ $count }問クリア。
home-missed = 昨日の問題
home-missed-lead = 今日のうちなら、まだ挑戦できます。
home-done = { $percent }%完了
home-discard = 破棄
home-discard-named = { $name }を破棄
home-all-games = すべてのゲーム

## The token, where the studio is not open to everybody

token-title = このスタジオは非公開です
token-words = アクセストークンを入力してください。スタジオの起動時に表示されるアドレスに含まれています。
token-token = アクセストークン
token-open = 開く
token-wrong = トークンが違います。確認してもう一度入力してください。

## Settings

settings-open = 設定
settings-title = 設定
settings-player = あなたの名前
settings-who = プレイヤー
settings-who-unnamed = 名前なし
settings-who-new = 新しいプレイヤー
settings-language = 言語
settings-language-system = ブラウザに合わせる
settings-theme = 配色
settings-theme-system = システムに合わせる
settings-theme-light = ライト
settings-theme-dark = ダーク
settings-theme-contrast = ハイコントラスト
settings-theme-colour-blind = 色覚に配慮した配色
settings-motion = 動き
settings-motion-system = システムに合わせる
settings-motion-full = すべて表示
settings-motion-reduced = 控えめ
settings-timer = タイマー
settings-timer-shown = 表示する
settings-timer-hidden = 表示せずに計る
settings-timer-off = 使わない
settings-mistakes = ミスの表示
settings-mistakes-off = たずねたとき
settings-mistakes-lines = ルールに反したとき
settings-mistakes-solution = マスが間違っているとき
settings-dim = 完成した数字を薄くする
settings-crosshair = カーソルのある行と列を強調する
settings-signs = 色の印を表示する
settings-haptics = 操作時に振動
settings-sounds = 控えめな音
settings-consent = 自分のタイムを予測の調整に使う
settings-consent-lead = 終えたゲームのタイムとミスを使います。このスタジオの外には出ず、自動で変わることもありません。
settings-coordinates = 行と列の番号を常に表示する
settings-hand = 利き手
settings-hand-right = 右
settings-hand-left = 左
settings-address = 公開アドレス
settings-address-lead = 共有リンクとQRコードの行き先です。ほかの人がこのスタジオに接続できないときは、空のままにしてください。
settings-address-wrong = https://puzzles.example のように入力してください。

## Boards, also for screen readers

board-cell = { $row }行{ $column }列
board-hidden-clue = 伏せられた数字
board-named = { $kind }、{ $width }列{ $height }行
board-said = { $count ->
    [1] { $name }
   *[other] { $count }マスを{ $name }
}
board-cleared = 消去

## A game

game-opening = 問題をつくっています…
game-making = { $kind }（{ $width } × { $height }）を作っています…
game-making-time = { $seconds }秒経過（最長{ $most }秒）
game-clock = プレイ時間
game-tools = ツール
game-extras = その他のツール
game-undo = 元に戻す
game-redo = やり直す
game-undone = 元に戻しました
game-redone = やり直しました
game-hint = ヒント
game-check = チェック
game-checkpoint = チェックポイント
game-zoom-in = 拡大
game-zoom-out = 縮小
game-zoom-fit = 画面に合わせる
game-home = ホーム
game-more = その他
game-clues = 数字
game-coordinates = 座標
game-print = 印刷
game-restart = 最初から
game-restart-sure = この問題の操作とチェックポイントがすべて消えます。
game-next = 新しい問題
game-share = 共有
game-help = ヘルプ
game-pause = 一時停止
game-resume = 再開
game-paused = 一時停止中
game-resumed = タイマーを再開しました
game-away = 接続がありません。操作はこの端末に保存されています。
game-elsewhere = 別のタブでの変更を反映しました。
game-no-board = { $kind }はブラウザではあそべません。ターミナルで次のコマンドを使ってください: cluewright play
hint-stage = ヒント { $number }/3
hint-more = もっと教えて
hint-do = 代わりに入れる
step-chain = { $count ->
    [0] 推理をたどる
   *[other] 推理をたどる（{ $count }手）
}
hint-before = その前の{ $count }手
check-none = いまのところミスはありません。
check-found = { $count }か所のミスに印をつけました。
checkpoint-title = チェックポイント
checkpoint-lead = チェックポイントを置いて試してみて、うまくいかなければそこへ戻れます。
checkpoint-field = 名前
checkpoint-name = チェックポイント{ $number }
checkpoint-set = 置く
checkpoint-is-set = 「{ $name }」を置きました。
checkpoint-return = 戻る
checkpoint-return-to = { $name }に戻る
checkpoint-drop = 削除
checkpoint-drop-named = { $name }を削除
checkpoint-moves = { $count }手目
checkpoint-studio = オフラインで遊ぶ前
checkpoint-away = オフラインで遊んだところ
share-title = この問題を共有
share-lead = リンクに問題がまるごと入っているので、誰でもいつまでも使えます。
share-here = このリンクはこのコンピューターでのみ使えます。ほかの人と共有するには、ページとして保存してファイルを送るか、設定で公開アドレスを入力してください。
share-link = リンク
share-copy = リンクをコピー
share-copied = リンクをコピーしました。
share-code = リンクのQRコード
share-too-long = この問題はQRコードには大きすぎますが、リンクは使えます。
share-page = ページとして保存
share-page-lead = ページは、問題・ルール・ヒントが入った一つのファイルです。どのブラウザーでも、オフラインでも開けます。
share-page-making = ページを作成中…
share-page-saved = ページを保存しました。ファイルを送って共有できます。
share-page-most = 1ページに入る問題は{ $count }問までです。
finish-title = 完成！
finish-time = タイム
finish-hints = ヒント
finish-mistakes = ミス
finish-next = 次の問題
finish-share = 問題を共有
finish-restart = もう一度あそぶ
finish-faster = このサイズとレベルの平均より{ $time }速い
finish-slower = このサイズとレベルの平均より{ $time }遅い
finish-usual = このサイズとレベルの平均とちょうど同じ
finish-result = 結果を共有
result-title = あなたの結果
result-copy-text = テキストをコピー
result-copy-picture = 画像をコピー
result-copied = コピーしました。
result-saved = 画像として保存しました。

## Help: every row says how, and what that does

help-title = あそび方
help-lead = どの問題も、マウスでも、タッチでも、キーボードだけでもあそべます。
help-hands = キー・マウス・タッチ
help-keys = キーボード
help-keys-arrows-how = 矢印キー
help-keys-arrows-what = カーソルを動かす（Ctrlと一緒なら5マスずつ）
help-keys-primary-how = スペースまたはEnter
help-keys-primary-what = マスを塗る、または消す
help-keys-secondary-how = X
help-keys-secondary-what = ×や○をつける、または消す
help-keys-clear-how = BackspaceまたはDelete
help-keys-clear-what = マスを消す
help-keys-paint-how = Shift + 矢印キー
help-keys-paint-what = カーソルのマスの印を続けてつける（空いているマスだけ変わります）
help-keys-ends-how = Home、End
help-keys-ends-what = 行の最初・最後のマスへ（Ctrlと一緒なら盤面の最初・最後へ）
help-keys-undo-how = Ctrl + Z または U
help-keys-undo-what = 元に戻す
help-keys-redo-how = Ctrl + Y または R
help-keys-redo-what = やり直す
help-keys-hint-how = H
help-keys-hint-what = ヒント。もう一度押すと詳しく、さらに押すと代わりに入れます
help-keys-check-how = C
help-keys-check-what = ミスをチェック
help-keys-checkpoint-how = T
help-keys-checkpoint-what = チェックポイント
help-keys-pause-how = P
help-keys-pause-what = 一時停止・再開
help-keys-zoom-how = +、−、0
help-keys-zoom-what = 拡大、縮小、画面に合わせる
help-keys-help-how = ?
help-keys-help-what = このキー一覧を表示
help-mouse = マウス
help-mouse-left-how = 左ボタン
help-mouse-left-what = 塗る
help-mouse-right-how = 右ボタン（またはShift、Ctrl、Altと一緒に）
help-mouse-right-what = ×や○をつける
help-mouse-drag-how = ドラッグ
help-mouse-drag-what = 行や列に沿って続けて塗ります。空いているマスから始めると空いているマスだけが変わり、塗ったマスから始めると塗ったマスが消えます。
help-mouse-wheel-how = ホイール
help-mouse-wheel-what = 大きな盤面をスクロール
help-mouse-zoom-how = Ctrl + ホイール
help-mouse-zoom-what = 拡大・縮小
help-mouse-pan-how = 中ボタン、またはスペースを押しながらドラッグ
help-mouse-pan-what = 盤面を動かす
help-touch = タッチとペン
help-touch-tap-how = タップまたはなぞる
help-touch-tap-what = 選んだツールを使う
help-touch-hold-how = 長押し
help-touch-hold-what = もう一方のツールを使う
help-touch-drag-how = 2本指
help-touch-drag-what = 盤面を動かす（2本指で塗られることはありません）
help-touch-edge-how = マスの外を1本指で
help-touch-edge-what = 盤面を動かす。端まで線を引くと盤面もついてくる
help-touch-pinch-how = ピンチ
help-touch-pinch-what = 拡大・縮小
help-touch-clues-how = 数字をドラッグ
help-touch-clues-what = 盤面を動かす（長い列は引くと続きが見えます）
keys-title = キーと操作

## Choosing a game

play-title = どれであそびますか？
play-all = すべての種類
play-own = カスタム
play-sizes = { $kind }のサイズは{ LIST($smallest, type: "or") }から{ $largest }までです。
play-width = 列
play-height = 行
play-daily = 今日の問題
play-begun = 途中の問題
play-none-begun = 途中の問題はありません。
play-saved = 最後のプレイ: { $when }

## Statistics

stats-title = あなたの記録
stats-calendar = カレンダー
stats-calendar-words = 直近{ $weeks }週間で、クリアした日は{ $count }日
stats-trend = { $kind }：タイムの推移
stats-trend-words = 最近の{ $count }問：平均{ $time }（破線）、最短{ $best }
stats-levels = レベル別のクリア数
stats-level-count = { $level }：{ $count }
stats-nothing = まだ解いた問題がありません。
stats-begin = あそんでみる
stats-solved = 解いた数
stats-streak = 連続日数
stats-longest = 最長{ $days }
stats-time = プレイ時間
stats-days = 日ごとの記録
stats-days-words = この{ $days }日間で{ $count }問解きました
stats-on-day = { $day }: { $count }問
stats-played = プレイ数
stats-of-played = 始めた{ $count }問のうち
stats-no-level = 難易度なし
stats-not-played = まだあそんでいません。
stats-best = ベストタイム
stats-mean = 平均タイム
stats-recent = 最近解いた問題
stats-day = 日付

## Watch: the solving of a puzzle, played like a film

watch-title = みる
watch-lead = 問題が解けていく様子を見られます。ソルバーが1マスずつ解くところも、人が理由を考えながら一手ずつ進めるところも。
watch-picture = 解いている途中の盤面（横{ $width }マス、縦{ $height }マス）
watch-how = 解き方
watch-how-solver = ソルバー
watch-how-path = 人の考え方
watch-strategy = 戦略
watch-another = 別の問題
watch-source = パズルの選び方
watch-sample = 新しい問題
watch-sample-lead = その場でつくります。
watch-large = 巨大な絵
watch-large-lead = 200 × 200から1,000 × 1,000マスまでのランダムな図形で、全速力のソルバーを見られます。すぐ解けるものもあれば、いつまでも終わらないものもあります。いつでも止められます。サイズ、模様、シードが同じなら、いつも同じ絵になります。
watch-large-named = { $texture }、{ $size }、シード{ $seed }
watch-width = 幅
watch-height = 高さ
watch-texture = 模様
watch-seed = シード
watch-too-many = ここで見られるのは{ $count }マスまでの問題です。
watch-other-seed = 別のシード
texture-islands = 島
texture-hills = 丘
texture-caves = 洞窟
texture-rings = 輪
texture-stripes = しま
texture-maze = 迷路
watch-own = 自分の問題
watch-own-lead = リンクか問題を貼り付けるか、スタジオで読めるファイルを開いてください。保存はされません。
watch-paste = 共有リンク、または問題のテキスト
watch-paste-example = 共有リンク、または問題のテキスト
watch-paste-go = 見る
watch-paste-nothing = 先にリンクか問題を貼り付けてください。
watch-file = ファイルを開く
watch-from-library = ライブラリから
watch-controls = 再生
watch-play = 再生
watch-pause = 一時停止
watch-first = 最初へ
watch-last = 最後へ
watch-back = 前の手
watch-forward = 次の手
watch-position = 位置
watch-speed = 速さ
watch-pace = 毎秒{ $number }
watch-heat = ヒートマップ
watch-heat-off = なし
watch-heat-when = 時間別
watch-heat-why = 手筋別
watch-early = 早い
watch-late = 遅い
watch-legend = 手筋ごとの決まったマス。選ぶと次に使われたところへ移動します
watch-next = 次に「{ $reason }」が使われるところ
watch-no-use = この先「{ $reason }」は使われません。
watch-heat-said = ヒートマップ: { $heat }
watch-playing = 再生中
watch-keys = ショートカットキー
watch-key-space = スペース
watch-key-space-does = 再生・一時停止
watch-key-arrows = ← →
watch-key-arrows-does = 前の手、次の手
watch-key-ends = Home End
watch-key-ends-does = 最初へ、最後へ
watch-key-use = n N
watch-key-use-does = 同じ手筋の次・前の使用箇所
watch-key-heat = h
watch-key-heat-does = ヒートマップの切り替え
watch-key-speed = {"["} ]
watch-key-speed-does = 遅く、速く
watch-live-title = ライブ
watch-live-lead = ソルバーが終わったら、すべてを一手ずつ再生できます。途中で止めた場合は、そこまでを再生できます。
watch-live-waiting = ソルバーを待っています…
watch-live-making = 問題をつくっています…
watch-live-making-share = 問題をつくっています… { $percent }%
watch-live-at-work = ソルバーが解いています。
watch-live-stop = 止める
watch-live-stopping = 止めています…
watch-live-progress = 進み具合
watch-live-cells = { $places }マス中{ $settled }マス
watch-live-borders = { $places }か所の境界中{ $settled }か所
watch-live-seconds = 経過 { $time }
watch-begin = まだ何も入っていない盤面です。
watch-nothing = まだ何も入っていない盤面です。使える手筋がありません。
watch-step-said = { $number }. { $text }
watch-taken-back = 仮定が矛盾したので、{ $count }マスを元に戻します。
watch-at = { $position } / { $length }
watch-undone = これまでに{ $count }マスを元に戻しました
watch-stopped = 途中で停止
watch-stuck = これ以上使える手筋がありません
watch-full = 長すぎて最後まで記録できませんでした
verdict-unique = 答えはひとつ
verdict-several = 答えが複数
verdict-none = 答えなし
verdict-undecided = 未確定
verdict-solved = 解答済み（ほかに答えがあるかは未確認）

## Files and paper

file-format = 形式
file-export = 書き出す形式
file-write = ダウンロード

## The library

collect-title = ライブラリ
collect-search = タイトル、作者、キーワード
collect-filters = 絞り込み
collect-shelf = 表示する内容
collect-shelf-kept = 保存済み
collect-shelf-history = 履歴
collect-shelf-all = すべて
collect-series = 自分のコレクション
collect-any = 指定なし
collect-unrated = 難易度なし
collect-unproven = 未確認
collect-filter-text = 検索
collect-filter-kind = パズルの種類
collect-filter-level = 難易度
collect-filter-size = サイズ
collect-filter-technique = 手筋
collect-filter-tag = タグ
collect-filter-verdict = 答えの数
collect-filter-collection = コレクション
collect-filter-sort = 並べ替え
collect-size-small = 10 × 10まで
collect-size-middle = 11〜20
collect-size-large = 21〜50
collect-size-huge = 50より大きい
collect-sort-added = 新しい順
collect-sort-title = タイトル
collect-sort-kind = パズルの種類
collect-sort-size = サイズ
collect-sort-level = 難易度
collect-sort-score = 時間のかかる順
collect-old-scores = 以前の尺度で評価された { $count } 問は最後に並びます
collect-more = もっと見る
collect-none = 見つかりませんでした。
collect-all = すべての問題を表示
collect-empty = まだ何も保存されていません。
collect-empty-words = ここにファイルをドロップするか、自分でパズルを作ってください。遊んだものは「履歴」にあります。
collect-create = 問題をつくる
collect-selection = 選択
collect-select = { $title }を選択
collect-selected = { $count }問を選択中
collect-import = ファイルを読み込む
collect-drop-here = ドロップして読み込む
collect-kept = 新しい問題{ $count }問（{ $known }問はすでにあります）
collect-kept-none = 問題が見つかりませんでした。
collect-problem = { $file }: { $problem }
collect-more-problems = ほか{ $count }件
collect-play = あそぶ
collect-watch = 見る
collect-edit = コピーを編集
collect-print = 印刷
collect-export = 書き出す
collect-book = 本をつくる
collect-clear = 選択を解除
collect-verdict = 答えの数
collect-proof-checked = { $verdict }（証明を確認済み）
collect-techniques = 手筋
collect-author = 作者
collect-source = 出典
collect-picture-of = 問題（横{ $width }マス、縦{ $height }マス）
collect-name = タイトル
collect-saved = 保存しました。
collect-new-tag = 新しいタグ
collect-add-tag = 追加
collect-remove-tag = タグ「{ $tag }」を外す
collect-delete = 削除
collect-delete-sure = { $count ->
    [1] この問題をライブラリから削除しますか？途中のゲームも消えますが、記録は残ります。
   *[other] この{ $count }問をライブラリから削除しますか？途中のゲームも消えますが、記録は残ります。
}
collect-deleted = { $count }問を削除しました。
collect-new-collection = 新しいコレクション
collect-make = つくる
collect-put-title = コレクションに追加
collect-put = コレクションに追加
collect-put-into = { $name }に{ $count }問を追加しました。
collect-take-out = コレクションから外す
collect-earlier = { $title }を上へ
collect-later = { $title }を下へ
collect-moved-to = { $number }番目に移動しました
collect-drop = コレクションを削除
collect-drop-sure = コレクション「{ $name }」を削除しますか？中の問題はライブラリに残ります。

## Packs

pack-title = パック
pack-lead = 絵が現れる問題と、レベル別の問題。やさしい順に並んでいます。
pack-all = すべてのパック
pack-progress = { $count }問中{ $solved }問完成
pack-solved = 完成
pack-start = 始める
pack-continue = 続ける
pack-next = 次の問題
pack-next-in = 「{ $title }」の次の問題

## Books

book-title = 本をつくる
book-lead = { $count }問と、巻末に解答が入ったPDFです。
book-untitled = パズル
book-name = タイトル
book-author = 作者
book-page-size = 用紙サイズ
book-per-page = 1ページの問題数
book-solutions = 解答を入れる
book-cover-solutions = 表紙に解答を載せる
book-make = 本をつくる
book-making = ページを組んでいます…
book-progress = 進み具合
book-cancelled = 中止しました。
book-done = 本ができました（{ $count }ページ、{ $puzzles }）。
book-page-shown = 印刷されるページ
book-drawing = ページを描いています…
book-page = { $number } / { $last } ページ
book-back = 前へ
book-on = 次へ
book-download = PDFをダウンロード

## Learn

learn-title = まなぶ
learn-lead = 最初の盤面から最も難しい背理法までの道のりです。どの手筋にも例題と小さな練習問題があります。
learn-first = はじめての盤面
learn-progress = { $count } 中 { $done } 完了
learn-progress-of = { $kind }の進み具合
learn-start = 始める：{ $name }
learn-continue = 続ける：{ $name }
learn-all = すべての手筋を身につけました。
learn-done = 完了
learn-exercise-number = 練習問題 { $number }
learn-practised = { $count ->
    [0] 練習問題を 1 つ解くと、この手筋にチェックが付きます。
   *[other] 練習問題を { $count } 問解きました。
}
learn-no-exercise = これには練習問題がありません。試行錯誤であり、盤面から読み取って練習できるものがないためです。
learn-turn = ほかの手筋
learn-exercise = 練習する
learn-example = 例を見る
learn-making = 盤面を探しています…
learn-example-caption = 例
learn-exercise-caption = 練習{ $number }
learn-find = 「{ $technique }」で決まるマスを見つけましょう。
learn-where = 印のついたマスに注目してください。
learn-hint = どこを見ればいい？
learn-why = そこに何がある？
learn-what = 何が決まる？
learn-do = 代わりに入れる
learn-try = 自分でやってみる
learn-again = 最初から
learn-wrong = 惜しい！ここは逆です。
learn-elsewhere = この手筋では、そのマスは決まりません。
learn-right = 正解！あと{ $count }マスです。
learn-solved = 正解、これで全部です！
learn-implied = 正しいですが、それは後で決まります。まずはこの手筋から。
learn-solved-more = 正解！この盤面では、あと{ $count }か所で使えます。
learn-used = 線が通る
learn-closed = 通れない境界
learn-right-side = カーソルの右
learn-down = カーソルの下

## Create

create-title = つくる
create-lead = 自分だけの問題をつくりましょう。答えがひとつだけかどうか、つくりながら確かめます。
create-named = { $kind }をつくる
create-begin = { $kind }をつくる
create-none = { $kind }はここでは手づくりできません。自動でつくった問題であそぶか、ファイルから読み込んでください。
create-verdict = 結果
create-details = パズルについて
create-keep = 保存と共有
create-board = あなたの問題（横{ $width }マス、縦{ $height }マス）
create-cell = { $row }行{ $column }列: { $state }
create-empty = 空き
create-pen-paint = 描く
create-pen-line = 直線
create-pen-area = 塗りつぶし
create-pen-move = 移動
create-pen-lock = ロック
create-pen-pick = スポイト
create-locked = { $state }、ロック中
create-number = 数字
create-side-right = カーソルの右の壁
create-side-down = カーソルの下の壁
create-shift = 全体を動かす
create-shift-up = 上へ
create-shift-left = 左へ
create-shift-right = 右へ
create-shift-down = 下へ
create-mirror-across = 左右対称に描く
create-mirror-down = 上下対称に描く
create-more = その他のツール
create-width = 幅
create-height = 高さ
create-blank = 消す
create-sample = 自動でつくる
create-too-many = ここでつくれるのは{ $count }マスまでです。
create-tags = タグ
create-tags-example = 動物, 小さい
create-save = 保存
create-saved = ライブラリに保存しました。
create-saved-before = すでにライブラリにあります。
create-play = あそぶ
create-watch = 見る
create-print = 印刷
verdict-checking = 確かめています…
verdict-incomplete = まだ完成していません
verdict-long-unique = 解は 1 つだけです。保存するか、遊んでみましょう。
verdict-long-several = 解が複数あります。印の付いたマスのどれかを変えてください。
verdict-long-several-repair = 解が複数あります。修復するか、印の付いたマスを変えてください。
verdict-long-none = 解がありません。直前の変更を取り消すか、別の変更を試してください。
verdict-long-invalid = まだ問題になっていません
verdict-long-undecided = 難しすぎてここでは確認できません。簡単にするか、このまま保存してください。
verdict-solution = 答え{ $number }
verdict-differ = 2つの答えは印のついた{ $count }マスで異なります:
verdict-level = { $level }（{ $score }）
verdict-time = 解くのにかかる時間
verdict-seconds = 約{ $expected }秒（{ $from }～{ $to }秒）
verdict-minutes = 約{ $expected }分（{ $from }～{ $to }分）
verdict-quality = くわしく
quality-correct = 数字が絵と合っている
quality-complete = 答えはひとつだけ
quality-numbers = 数字の数
quality-spare-numbers = なくてもよい数字
quality-minimality = 必要な数字
quality-clarity = 1行・1列ずつ見て決まるマス
quality-trivial-lines = すぐに完成する行・列
quality-shapes = 絵の中の形の数
quality-similarity = 元の絵との近さ
quality-share = { $percent }%
repair-start = 直す
repair-lead = 答えがひとつになるまで、できるだけ少ないマスを変えます。
repair-working = いちばん小さな変更を探しています…
repair-done = 直しました。枠のついた{ $count }マスを変えました。
repair-partly = { $count }マスを変えましたが、まだ答えが複数あります。

## Pictures

picture-title = 画像から
picture-choose = 画像を開く
picture-drop = またはここにドロップ・貼り付け
picture-yours = あなたの画像
picture-reading = 画像を読み込んでいます…
picture-threshold = 濃いとみなす基準
picture-threshold-otsu = 自動
picture-threshold-adaptive = まわりより濃いところ
picture-threshold-tones = 版画風（濃淡）
picture-threshold-dither = 点描（ディザ）
picture-threshold-edges = 輪郭
picture-threshold-grey = 次より濃いところ…
picture-grey = 明るさ
picture-fit = 合わせ方
picture-fit-contain = 画像全体を入れる
picture-fit-cover = 盤面いっぱいに
picture-fit-stretch = 引き伸ばす
picture-trim = 余白を切り取る
picture-invert = 明暗を入れ替える
picture-colours = 色の数
picture-dither = 点で色を混ぜる
picture-crop-hint = 画像の上をドラッグすると切り抜けます。
picture-whole = 画像全体を使う
picture-variants = 候補を比べる
picture-variants-making = 候補を作成中…
picture-variant-colours = { $count }色
picture-variant-changed = { $count }マス変更
picture-variant-unique = 答えは1つ
picture-variant-several = 答えが複数
picture-variant-undecided = 未証明

## Problems: what happened, and what to do next

problem-title = うまくいきませんでした
problem-unknown = うまくいきませんでした。もう一度お試しください。
problem-away = スタジオに接続できません。まだ動いていますか？
problem-offline = 接続がありません。操作はこの端末に保存され、つながったら送られます。
problem-invalid-puzzle = 正しい問題ではありません。{ $faults }
problem-not-unique = 答えがひとつだけの問題が必要です。
problem-invalid-move = ここではその手は打てません。
problem-invalid-recipe = このような問題はつくれません。別のサイズや難易度を選んでください。
problem-format = スタジオで読める問題ではありません。ファイルを確認するか、別の形式をお試しください。
problem-file-at = { $line }行目：{ $why }
problem-file-at-line = { $line }行目「{ $text }」：{ $why }
problem-file-at-puzzle = { $number }問目：{ $why }
problem-file-other = ファイルの形式に合っていません。
problem-file-other-format = このファイルの形式と思われる「{ $format }」に合っていません。
problem-file-empty = ファイルが空です。
problem-file-text = UTF-8のテキストではありません。UTF-8で保存してください。
problem-file-packed = 圧縮ファイルが壊れています。もう一度ダウンロードするかコピーしてください。
problem-file-not-xml = 正しいXMLではありません。
problem-file-not-json = 正しいJSONではありません。
problem-file-unknown = このファイルの形式には対応していません。
problem-file-colours = { $found }色の問題です。読めるのは{ $wanted }色までです。
problem-file-colour-value = ここには #ff0000 のような色が必要です。
problem-file-no-colour = この数字には色がなく、色のない数字の色もファイルにありません。
problem-file-colour = 「{ $found }」はこのファイルの色ではありません。
problem-file-triangles = 三角形のマスの問題で、ここでは遊べません。
problem-file-given = 最初から決まっているマスが必要な問題で、読み込めません。
problem-file-too-much = 大きすぎて読めません。ファイルを分けてください。
problem-file-sides = 「{ $found }」という大きさはありません。
problem-file-clue = ヒントには{ $wanted }マス必要ですが、この列には{ $found }マスしかありません。
problem-file-zero = 0は単独でしか使えず、ほかの数は1以上です。
problem-file-twice = 「{ $found }」が2回出てきます。
problem-file-equal = すべての行の長さをそろえてください。
problem-file-clues = この行のあとにヒントが必要です。
problem-file-more = 予定の{ $wanted }個より多く書かれています。
problem-file-cells = { $wanted }マスのはずが、{ $found }マスあります。
problem-file-rows = { $wanted }行のはずが、{ $found }行あります。
problem-file-numbers = { $wanted }個のはずが、{ $found }個あります。
problem-file-word = ここにはキーワードとその値が必要です。
problem-file-missing = 「{ $found }」がありません。
problem-file-address = アドレスが途中で切れています。全体をコピーしてください。
problem-file-number = ここには数字が必要ですが、「{ $found }」と書かれています。
problem-file-number-here = ここには数字が必要です。
problem-file-unexpected = 「{ $found }」はここには書けません。
problem-file-no-puzzle = ここに問題がありません。
problem-damaged-link = リンクが壊れています。全体をコピーし直すか、もう一度送ってもらってください。
problem-picture = この画像は開けません。PNGかJPEGをお試しください。
problem-empty-picture = このサイズでは画像の内容が残りません。別の読み取り方か、より大きいサイズをお試しください。
problem-empty-drawing = まず何か描いてください。空の盤面は問題になりません。
problem-unknown-kind = この種類のパズルには対応していません。
problem-not-offered = この種類のパズルでは使えません。
problem-generation-failed = このような問題は見つかりませんでした。もう一度試すか、別のサイズや難易度を選んでください。
problem-budget-exceeded = 時間がかかりすぎたので中止しました。もう一度試すか、小さな問題でお試しください。
problem-not-found = 見つかりませんでした。削除された可能性があります。
problem-library = ライブラリで処理できませんでした。名前を確認してもう一度お試しください。
problem-library-away = ライブラリを利用できません。少し待ってからお試しください。
problem-name-taken = 同じ名前のコレクションがあります。別の名前にしてください。
problem-name = 名前は1〜{ $most }文字です。
problem-error = うまくいきませんでした。入力を確認してもう一度お試しください。
problem-too-large = 大きすぎて扱えません。小さなものでお試しください。
problem-too-deep = このファイルは入れ子が深すぎて読めません。
problem-too-many = 一度に多すぎます。少し待ってからお試しください。
problem-too-many-jobs = すでにいくつかの処理が動いています。終わるまでお待ちください。
problem-too-many-puzzles = ファイルの最初の{ $count }問だけを読み込みました。
problem-more = ほかに{ $count }件読めませんでした。
problem-busy = スタジオが混み合っています。少し待ってからお試しください。
problem-closing = スタジオを終了しています。続けるには起動し直してください。
problem-hung-up = キャンセルされました。
problem-player-key = ゲームが見つかりません。ページを再読み込みしてください。
problem-missing-font = スタジオが動いているコンピューターに、この言語のフォントがありません。フォントをインストールするか、別の言語を選んでください。
problem-not-ready = 本はまだできていません。少しお待ちください。
problem-not-playable = この問題はページとして保存できません。リンクで共有してください。
problem-wrong-host = このアドレスではスタジオにつながりません。起動時に表示されたアドレスを開いてください。
problem-cross-origin = 別のサイトからの操作だったので止めました。スタジオを開いてからお試しください。
problem-token = 続けるにはアクセストークンを入力してください。
problem-malformed-request = 内容を理解できませんでした。入力を確認してもう一度お試しください。
problem-method-not-allowed = ここではできません。
problem-request-timeout = 接続が遅すぎました。もう一度お試しください。
problem-outdated = このゲームは別のタブで変わりました。ページを再読み込みしてください。
problem-bug = スタジオで問題が起きました。もう一度試して、また起きるようならお知らせください。

## File formats

format-json = Cluewright の JSON
format-share = 共有リンク
format-webpbn = webpbn（XML）
format-taai = 大会用の問題集（TAAI、TCGA、ICGA）
format-lp = Bosch のお絵かきロジックテキスト
format-janko = janko.at のひとりにしてくれテキスト
format-non = Simpson のお絵かきロジックテキスト
format-g = Olšák のお絵かきロジックテキスト
format-mk = Olšák の簡易テキスト
format-nin = Wilk のお絵かきロジックテキスト
format-cwd = QNonograms のテキスト
format-cwc = CWC テキスト (webpbn)
format-pynogram = pynogram テキスト
format-gno = Gnonograms のファイル
format-pbm = 画像（PBM）
format-tatham = Tatham の Pattern・Singles の ID
format-tatham-pattern = Tatham の Pattern の ID
format-tatham-singles = Tatham の Singles の ID
format-ziplink = Zip のリンク
format-puzzlink = puzz.link の URL
format-pzprv3 = puzz.link のファイル（pzprv3）
format-hitori-text = ひとりにしてくれの簡易テキスト

## Strategies of the solver

strategy-auto = 自動
strategy-lines = 1列ずつ
strategy-logic = 論理だけ
strategy-probe = 両方の値を試す
strategy-learn = 矛盾から学ぶ
strategy-decimate = 確実なマスから
strategy-frontier = わかった所から広げる
strategy-search = 論理と試行
strategy-walk = 1から一歩ずつ
strategy-dfs = 単純な探索
strategy-dfs-logic = 論理つきの単純な探索
strategy-brute = 総当たり
strategy-sat = 1 つの論理式として
strategy-named = { $name }（{ $strategy }）

## Pages of their own, written by export-page

alone-puzzles = パズル
alone-path = 解き方の手順:{ $count }ステップ

## A first board: each rule is broken once, to see why it is there

first-title = はじめての盤面
first-named = { $kind }：はじめての盤面
first-none = この種類には、はじめての盤面がありません。
first-step = ステップ{ $number }／{ $count }
first-solve = では、解いてみましょう。あわてずに。何度でも元に戻せて、次の一手も聞けます。
first-next = 次へ
first-hint = 次の一手を見る
first-undo = 元に戻す
first-done = { $kind }のルールはこれでばっちりです。もう少し大きな盤面へどうぞ。
first-game = 6 × 6であそぶ
first-link = はじめてですか？ まずは小さな盤面から
