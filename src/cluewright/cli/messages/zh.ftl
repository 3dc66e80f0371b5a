# explain、hint、play、tour 和 watch 的输出。

## explain

explain-stuck = 从这里起没有可用的技巧。要知道是否只有一个解，请运行 cluewright check。

## play

play-title = { $kind }，{ $size }
play-title-named = { $kind }，{ $size }，{ $title }
play-moves = 走法：{ $help }
play-more = 输入 help 可列出所有命令。
play-solved = 用{ $seconds }秒、{ $moves }步解开。
play-finished = 这道题解开了。
play-no-mistakes = 目前没有错误。
play-no-checkpoints = 还没有存档点。
play-checkpoint = { $name }：{ $moves }步
play-checkpoint-set = 已设置存档点 { $name }。
play-saved = 已保存到 { $file }。

play-word-show = 画出题目和盘面
play-word-move = MOVE：走一步；不以这些词开头的行也算一步
play-word-undo = [N]：撤销最后 N 步
play-word-redo = [N]：重做 N 步
play-word-hint = 说该看哪里；再问一次说为什么；第三次说怎么做
play-word-check = 列出盘面上的错误
play-word-checkpoint = NAME：在此设置存档点；不写名称则列出存档点
play-word-return = NAME：返回存档点
play-word-save = FILE：保存这一局
play-word-load = FILE：继续保存的一局，或开始文件中的题
play-word-next = 下一题
play-word-time = 显示已用时间
play-word-help = 列出这些命令
play-word-quit = 结束

## tour

tour-generated = { $kind }，{ $size }，用种子 { $seed } 生成
tour-sample = { $kind }，{ $size }，示例
tour-puzzle = 题目
tour-proof = 证明
tour-unique = 只有一个解（{ $milliseconds } 毫秒）。
tour-several = 有多个解（{ $milliseconds } 毫秒）。
tour-none = 无解（{ $milliseconds } 毫秒）。
tour-undecided = 时间用完：不知道是否只有一个解。
tour-explanation = 人的解法
tour-more-steps = ……再{ $count }步得到答案
tour-more-steps-stuck = ……再{ $count }步后没有可用的技巧
tour-technique = 技巧
tour-level = 难度
tour-steps = 步数
tour-no-steps = 这种谜题不讲解步骤。
tour-solution = 答案
tour-solution-named = 答案：{ $title }
tour-play = 玩一局：{ $command }
tour-help = 查看所有命令：{ $command }

## watch

watch-nothing = 什么也没有确定。
watch-cells = 确定了{ $count }格：{ $counts }。
watch-borders = 确定了{ $count }条边：{ $counts }。
watch-undone = 回退了{ $times }次，共撤回{ $count }处。
watch-cut = 求解过程太长，中间部分未记录。
watch-stopped = 时间用完，缺少结尾。
