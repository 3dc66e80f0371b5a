# explain、hint、play、tour、watch の表示。

## explain

explain-stuck = ここから先に使える手筋はありません。答えがひとつかどうかは cluewright check で確かめられます。

## play

play-title = { $kind } { $size }
play-title-named = { $kind } { $size } { $title }
play-moves = 操作：{ $help }
play-more = help と入力すると、すべてのコマンドを表示します。
play-solved = { $seconds }秒、{ $moves }手で解けました。
play-finished = 解けました。
play-no-mistakes = いまのところミスはありません。
play-no-checkpoints = チェックポイントはまだありません。
play-checkpoint = { $name }：{ $moves }手
play-checkpoint-set = チェックポイント { $name } を置きました。
play-saved = { $file } に保存しました。

play-word-show = 問題と盤面を表示
play-word-move = MOVE：一手進める（これらの単語で始まらない行も操作とみなします）
play-word-undo = [N]：直前のN手を元に戻す
play-word-redo = [N]：N手やり直す
play-word-hint = どこを見るか、もう一度で理由、さらにもう一度で答えを教える
play-word-check = ミスを一覧にする
play-word-checkpoint = NAME：チェックポイントを置く（名前なしで一覧）
play-word-return = NAME：チェックポイントに戻る
play-word-save = FILE：ゲームを保存
play-word-load = FILE：保存したゲームの続き、またはファイルの問題を始める
play-word-next = 次の問題へ
play-word-time = 経過時間を表示
play-word-help = コマンドの一覧
play-word-quit = 終了

## tour

tour-generated = { $kind } { $size }、シード{ $seed }で生成
tour-sample = { $kind } { $size }、例題
tour-puzzle = 問題
tour-proof = 証明
tour-unique = 答えはひとつだけです（{ $milliseconds }ミリ秒）。
tour-several = 答えが複数あります（{ $milliseconds }ミリ秒）。
tour-none = 答えがありません（{ $milliseconds }ミリ秒）。
tour-undecided = 時間切れです。答えがひとつかどうかはわかりません。
tour-explanation = 人の解き方
tour-more-steps = …あと{ $count }手で完成
tour-more-steps-stuck = …あと{ $count }手で手筋がなくなる
tour-technique = 手筋
tour-level = 難易度
tour-steps = 手数
tour-no-steps = この種類のパズルは手順を説明できません。
tour-solution = 答え
tour-solution-named = 答え：{ $title }
tour-play = あそぶ：{ $command }
tour-help = すべてのコマンド：{ $command }

## watch

watch-nothing = 何も決まりませんでした。
watch-cells = { $count }マスが決まりました：{ $counts }
watch-borders = { $count }か所の境界が決まりました：{ $counts }
watch-undone = { $times }回引き返し、合わせて{ $count }か所を元に戻しました。
watch-cut = 長すぎて記録できなかったので、途中が省かれています。
watch-stopped = 時間切れで、最後がありません。
