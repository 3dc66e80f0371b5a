# 书中印刷的文字。规则、技巧、步骤和难度来自各谜题和 core 的目录。

default-title = 谜题集

## 标题

cover = 封面
about = 关于本书
contents = 目录
contents-continued = 目录（续）
rules = 规则
solutions = 答案
techniques = 解题技巧
hints = 提示
title-page = 书名页
imprint = 版权页
notes = 笔记
unrated = 未评级
page = 第 { $number } 页

## 谜题

puzzle-count = 共 { $count } 题
puzzle = 第 { $number } 题
puzzles = 第 { $first } 至 { $last } 题
see-solution = 答案：第 { $page } 页
see-page = 第 { $page } 页
series-volume = { $series } 第 { $volume } 卷
volume = 第 { $volume } 卷

## 关于本书

about-puzzles = 本书共有 { $count } 道谜题。每道题都经过证明，只有唯一解。
about-codes = 扫描题目旁的二维码，即可在浏览器中打开该题，并使用提示和检查功能。二维码指向 { $link }。
credit = 图画：{ $credit }
about-levels = 圆点表示题目的难度：

## 例题

example = 例题
example-puzzle = 题目
example-step = 一步推理
example-solution = 答案

## What a book tells its maker

origin-section = 第 { $section } 部分的第 { $place } 题
origin-file = { $file } 的第 { $place } 题
origin-library = 题库中的第 { $number } 题
left-out-several = { $origin }有多个解，已略去。
left-out-none = { $origin }无解，已略去。
left-out-undecided = { $origin }未能在时限内证明只有一个解，已略去。
left-out-same = { $origin }与{ $before }相同，已略去。
left-out-motif = { $origin }与本书另一题的图案相同，已略去。
note-larger = 第 { $numbers } 题太大，一页放不下 { $most } 题，因此以更大的尺寸印刷。
note-small = 第 { $numbers } 题的格子印刷尺寸小于 { $millimetres } 毫米。
note-credit = 本书没有注明图画的来源：请在版权页印上“{ $credit }”。
note-uncoded = 第 { $numbers } 题的链接太长，难以扫描，因此不印二维码。
printer-kdp = 按需印刷
printer-pdfx = 印刷厂
printer-home = 自己的打印机
printer-magazine = 杂志或报纸
printer-plain = 屏幕阅读
note-few-pages = 本书有 { $count } 页，而{ $printer }至少需要 { $fewest } 页：请增加题目。
note-many-pages = 本书有 { $count } 页，而{ $printer }最多接受 { $most } 页：请分成两本。

check-result = { $count ->
    [0] 符合 { $profile }，没有问题
   *[other] { $profile } 有 { $count } 处问题
}
check-pages = 第 { $pages } 页：
fault-encrypted = 文件已加密或锁定：请不带密码保存。
fault-unreadable = 无法读取此页。
fault-file-size = 文件为 { $size } MB，最多接受 { $most } MB。
fault-few-pages = 文件有 { $count } 页，至少需要 { $fewest } 页。
fault-many-pages = 文件有 { $count } 页，最多接受 { $most } 页。
fault-odd-pages = 文件有 { $count } 页，页数必须为偶数。
fault-bookmarks = 文件带有书签。
fault-script = 文件含有脚本或动作。
fault-metadata = 文件属性已填写：{ $names }。
fault-standard = 文件不是 { $standard }：{ $name } 缺失或有误。
fault-page-size = 成品尺寸为 { $width } × { $height } 毫米，{ $printer }不印此尺寸。
fault-trim-size = 成品尺寸为 { $width } × { $height } 毫米，而不是 { $wide } × { $high } 毫米。
fault-other-size = 此页为 { $width } × { $height } 毫米，与第一页不同。
fault-boxes = 裁切框不在出血框内，或出血框不在页面内。
fault-no-trim = 页面没有说明裁切位置（TrimBox）。
fault-bleed = 并非每条裁切边的出血都是 { $bleed } 毫米。
fault-edge = 有内容印到页边，而页面没有 { $bleed } 毫米的出血。
fault-link = 此处有链接，印刷后没有意义。
fault-annotation = 此处有注释：请删除批注和表单域。
fault-local-link = 有地址指向读者自己的电脑（localhost）。
fault-font = 字体 { $font } 未嵌入。
fault-thin-line = 线条粗 { $found } pt，至少需要 { $least } pt。
fault-resolution = 图片每英寸 { $found } 像素，至少需要 { $least }。
fault-colour = 此处有彩色，而只印黑色。
fault-rgb = 此处有 RGB 颜色：请使用 CMYK 或黑色。
fault-transparency = 有透明元素：请拼合透明度。
fault-margin-inner = 文字距装订边 { $found } 毫米，需要 { $least } 毫米。
fault-margin-outer = 文字距外侧边 { $found } 毫米，需要 { $least } 毫米。
fault-margin-top = 文字距上边 { $found } 毫米，需要 { $least } 毫米。
fault-margin-bottom = 文字距下边 { $found } 毫米，需要 { $least } 毫米。
fault-blank = 连续空白页超过 { $most } 页。
fault-cover-pages = 文件有 { $count } 页，而封面只有一页。
fault-cover-size = 封面成品尺寸为 { $width } × { $height } 毫米，而不是 { $wide } × { $high } 毫米：两个 { $leaf } 毫米，加上 { $count } 页的书脊 { $spine } 毫米。
fault-cover-sheet = 封面为 { $width } × { $height } 毫米，而不是 { $wide } × { $high } 毫米：两个 { $leaf } 毫米、{ $count } 页的书脊 { $spine } 毫米，以及每边 { $bleed } 毫米的出血。
fault-cover-bleed = 封面并非四边都有 { $bleed } 毫米的出血。
fault-cover-edge = 印到封面边缘的内容必须超出边缘 { $bleed } 毫米。
fault-cover-barcode = 条形码的位置印有内容：请在封底靠书脊下端处留出 50.8 × 30.5 毫米。
fault-cover-spine-text = 书脊上有文字，但 { $count } 页的书脊太窄：需要 { $fewest } 页。
fault-cover-spine = 书脊文字距书脊侧边 { $found } 毫米，需要 { $least } 毫米。
fault-cover-fold-back = 封底文字距书脊 { $found } 毫米，需要 { $least } 毫米。
fault-cover-fold-front = 封面文字距书脊 { $found } 毫米，需要 { $least } 毫米。
fault-cover-edge-back = 封底文字距边缘 { $found } 毫米，需要 { $least } 毫米。
fault-cover-edge-spine = 书脊文字距上下边 { $found } 毫米，需要 { $least } 毫米。
fault-cover-edge-front = 封面文字距边缘 { $found } 毫米，需要 { $least } 毫米。
note-large-print = 第 { $numbers } 题的格子小于 { $millimetres } 毫米：请选择较小的题目或较大的页面。

## What the studio says about a plan

plan-text = 请写一行，最多{ $most }个字符。
plan-isbn = 这不是有效的ISBN：最后一位与其他数字不符。请与您得到的号码核对。
plan-page = 这种方式不能印刷这个尺寸的页面：请从列表中选择。
plan-bleed = 出血不合适：文件含封面时需要印刷方的出血，没有封面的页面不需要出血。
plan-margins = 这些页边距对印刷方来说太小，或者留给谜题的空间不够。
plan-theme = 页面只用黑色印刷，因此需要黑色主题。
plan-colour = 印刷厂在这里要求CMYK、灰色或黑色。
plan-link = 读者无法打开这个地址：请使用以https://开头且不在您自己电脑上的地址。
plan-per-page = 大字版中每个谜题独占一页。
plan-profile = 没有这种印刷方式。
plan-language = 没有这种语言的书。
plan-section = 请先添加谜题。
plan-recipe = 无法制作这样的谜题：请选择其他尺寸或级别。
plan-library = 无法这样搜索题库：请重新选择谜题。
plan-files = 这一部分的谜题来自文件，工作室不读取文件。请先导入题库，再在这里添加。
plan-empty = 没有找到这一部分的谜题。
plan-other = 这里不能使用。
advice-bleed = 这些页面上没有内容到达边缘，因此不需要出血。
advice-solutions = 书中没有答案：读者无法核对。
advice-spine = 只有{ $count }页，书脊太窄，放不下文字：需要79页。
advice-missing = 这一部分有{ $count }个谜题已不在题库中。
