# What the studio's pages say, and the problems of the API.
# Texts stand as they are shown: buttons, headings and labels begin with a capital in English; sentences end with a full stop.

## The frame

page-skip = Skip to content
page-rooms = Main menu
page-studio = Cluewright
# The title of the browser's tab. $title is the page's own title, such as "Settings".
page-titled = { $title } · { page-studio }
page-missing = Page not found
page-missing-words = The address may be mistyped, or the page has moved.
page-again = Try again
page-back = Back to the home page
room-play = Play
room-learn = Learn
room-watch = Watch
room-create = Create
room-collect = Library
room-stats = Statistics

## Words used everywhere

level-any = Any
word-close = Close
word-cancel = Cancel
word-save = Save
word-size = Size
word-level = Level
word-kind = Puzzle type
word-yes = yes
word-no = no
word-hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
word-mistakes = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
word-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
word-puzzles = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
# The size of a board, in columns and rows: "10 × 15".
word-cells = { $width } × { $height }
# A puzzle without a title. $kind is Nonogram, Hitori, Zip ...
word-puzzle = { $kind }, { $width } × { $height }
# The title of a day's puzzle: "Daily Zip, 16 November". $day is written already, without the year.
word-daily = Daily { $kind }, { $day }

## Home

# $kind is Nonogram, Hitori, Zip ...
home-play = Play { $kind }
home-another = Choose size and level
home-daily-lead = One of each type, the same for everyone.
home-continue = Your games
home-continue-lead = Continue where you left off.
home-today = Today’s { $kind }
home-streak = { $count ->
    [one] Day one of your streak.
   *[other] { $count } days in a row.
}
home-done-today = { $count } of { $all } solved today.
home-missed = Yesterday’s puzzles
home-missed-lead = You can still catch up on these today.
home-done = { $percent } % done
home-discard = Discard
home-discard-named = Discard { $name }
home-all-games = All your games

## The token, where the studio is not open to everybody

token-title = This studio is private
token-words = Enter the access token. It is part of the address the studio shows when it starts.
token-token = Access token
token-open = Open
token-wrong = That token is not right. Check it and try again.

## Settings

settings-open = Settings
settings-title = Settings
settings-player = Your name
# A choice of players who share this computer; below it, those without a name, and one who has not played here.
settings-who = Who is playing
settings-who-unnamed = No name yet
settings-who-new = Someone new
settings-language = Language
settings-language-system = Match browser
settings-theme = Theme
settings-theme-system = Match system
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-theme-colour-blind = Colour-blind friendly
settings-motion = Motion
settings-motion-system = Match system
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-timer = Timer
settings-timer-shown = Show
settings-timer-hidden = Run in the background
settings-timer-off = Off
settings-mistakes = Show mistakes
settings-mistakes-off = When I ask
settings-mistakes-lines = When a rule is broken
settings-mistakes-solution = When a cell is wrong
settings-dim = Dim completed clues
settings-crosshair = Highlight the current row and column
settings-signs = Show the marks of colours
settings-haptics = Vibrate with moves
settings-sounds = Quiet sounds
settings-consent = Use my times to calibrate predictions
settings-consent-lead = The times and mistakes of your finished games. They stay in this studio, and nothing changes by itself.
settings-coordinates = Always number rows and columns
settings-hand = Playing hand
settings-hand-right = Right
settings-hand-left = Left
settings-address = Public address
settings-address-lead = Where shared links and QR codes lead. Leave it empty if nobody else can reach your studio.
settings-address-wrong = Write the address as https://puzzles.example.

## Boards, also for screen readers

# The name of a cell. $row and $column count from 1.
board-cell = Row { $row }, column { $column }
# A clue that the puzzle does not show.
board-hidden-clue = hidden
# The name of a whole board. $kind is Nonogram, Hitori ...
board-named = { $kind }, { $width } columns, { $height } rows
# What the player just did. $name is what the cells are now: "filled", "crossed", "cleared".
board-said = { $count ->
    [one] { $name }
   *[other] { $count } cells { $name }
}
board-cleared = cleared

## A game

game-opening = Making your puzzle …
game-making = Making your { $kind }, { $width } × { $height } …
# How long a puzzle has been in the making, in whole seconds, and how long that may take.
game-making-time = { $seconds } s so far, at most { $most } s
game-clock = Time played
game-tools = Tools
game-extras = More tools
game-undo = Undo
game-redo = Redo
game-undone = Undone
game-redone = Redone
game-hint = Hint
game-check = Check
game-checkpoint = Checkpoint
game-zoom-in = Zoom in
game-zoom-out = Zoom out
game-zoom-fit = Fit to screen
game-home = Home
game-more = More
# A button that shows or hides the clues beside the board. It stands under a small picture, so one short word.
game-clues = Clues
game-coordinates = Coordinates
game-print = Print
game-restart = Start over
game-restart-sure = All moves and checkpoints of this game will be deleted.
game-next = New puzzle
game-share = Share
game-help = Help
game-pause = Pause
game-resume = Resume
game-paused = Paused
game-resumed = The timer is running
game-away = No connection. Your moves are saved on this device.
game-elsewhere = Updated from another tab.
# $kind is a type of puzzle. "cluewright play" is a command and stays as it is.
game-no-board = { $kind } cannot be played in the browser. Play it in a terminal with: cluewright play
# A hint has three stages; $number is 1, 2 or 3.
hint-stage = Hint { $number } of 3.
hint-more = Tell me more
hint-do = Do it for me
# Opens the steps from an assumption to the contradiction.
step-chain = { $count ->
    [0] Follow the chain
    [one] Follow the chain, one step
   *[other] Follow the chain, { $count } steps
}
# Opens the steps that a hint rests on.
hint-before = { $count ->
    [one] The step before
   *[other] The { $count } steps before
}
check-none = No mistakes so far.
check-found = { $count ->
    [one] One mistake is marked.
   *[other] { $count } mistakes are marked.
}
checkpoint-title = Checkpoints
checkpoint-lead = Set a checkpoint, try something out, and return if it leads nowhere.
checkpoint-field = Name
# The name of a new checkpoint; $number counts up from 1.
checkpoint-name = Checkpoint { $number }
checkpoint-set = Set
# $name is the checkpoint's name.
checkpoint-is-set = “{ $name }” is set.
checkpoint-return = Return
checkpoint-return-to = Return to { $name }
checkpoint-drop = Delete
checkpoint-drop-named = Delete { $name }
# Beside the name of a checkpoint: after how many moves it was set.
checkpoint-moves = { $count ->
    [one] after { $count } move
   *[other] after { $count } moves
}
# The names of two checkpoints, where a game without a connection and one with the studio meet.
checkpoint-studio = Before playing offline
checkpoint-away = Played offline
share-title = Share this puzzle
share-lead = The link contains the whole puzzle, so it works for everyone and never expires.
share-here = This link works on this computer only. To share the puzzle with others, save it as a page and send the file, or enter a public address in the settings.
share-link = Link
share-copy = Copy link
share-copied = Link copied.
share-code = QR code of the link
share-too-long = This puzzle is too large for a QR code, but the link works.
share-page = Save as a page
share-page-lead = A page is one file with the puzzle, its rules and hints. It opens in any browser, even offline.
share-page-making = Making the page …
share-page-saved = Page saved. Send the file to anyone.
# $count is a whole number.
share-page-most = A page holds up to { $count } puzzles.
finish-title = Solved!
# $credit: whose picture the solved puzzle shows, and under which licence.
finish-credit = Picture: { $credit }
finish-time = Time
finish-hints = Hints
finish-mistakes = Mistakes
finish-next = Next puzzle
finish-share = Share puzzle
finish-restart = Play again
finish-faster = { $time } faster than your average for this size and level
finish-slower = { $time } slower than your average for this size and level
finish-usual = Exactly your average for this size and level
finish-result = Share result
result-title = Your result
result-copy-text = Copy text
result-copy-picture = Copy picture
result-copied = Copied.
result-saved = Saved as a picture.

## Help: every row says how, and what that does

help-title = How to play
help-lead = You can play every board with a mouse, by touch or with the keyboard alone.
help-hands = Keys, mouse and touch
help-keys = Keyboard
help-keys-arrows-how = Arrow keys
help-keys-arrows-what = Move the cursor; with Ctrl, by five cells
help-keys-primary-how = Space or Enter
help-keys-primary-what = Fill or shade the cell, or clear it again
help-keys-secondary-how = X
help-keys-secondary-what = Cross out or circle the cell, or clear it again
help-keys-clear-how = Backspace or Delete
help-keys-clear-what = Clear the cell
help-keys-paint-how = Shift + arrow keys
help-keys-paint-what = Draw with the mark under the cursor; only open cells change
help-keys-ends-how = Home, End
help-keys-ends-what = Go to the first or last cell of the row; with Ctrl, of the board
help-keys-undo-how = Ctrl + Z or U
help-keys-undo-what = Undo
help-keys-redo-how = Ctrl + Y or R
help-keys-redo-what = Redo
help-keys-hint-how = H
help-keys-hint-what = Hint; press again for more, and once more to have it done
help-keys-check-how = C
help-keys-check-what = Check for mistakes
help-keys-checkpoint-how = T
help-keys-checkpoint-what = Checkpoints
help-keys-pause-how = P
help-keys-pause-what = Pause or resume
help-keys-zoom-how = +, − and 0
help-keys-zoom-what = Zoom in, zoom out, fit to screen
help-keys-help-how = ?
help-keys-help-what = Show these keys
help-mouse = Mouse
help-mouse-left-how = Left button
help-mouse-left-what = Fill or shade
help-mouse-right-how = Right button, or with Shift, Ctrl or Alt
help-mouse-right-what = Cross out or circle
help-mouse-drag-how = Drag
help-mouse-drag-what = Draw along a row or column. Starting on an open cell changes open cells only; starting on a filled cell clears filled ones.
help-mouse-wheel-how = Wheel
help-mouse-wheel-what = Scroll a large board
help-mouse-zoom-how = Ctrl + wheel
help-mouse-zoom-what = Zoom in and out
help-mouse-pan-how = Middle button, or Space and drag
help-mouse-pan-what = Move the board
help-touch = Touch and pen
help-touch-tap-how = Tap or draw
help-touch-tap-what = Use the selected tool
help-touch-hold-how = Touch and hold
help-touch-hold-what = Use the other tool
help-touch-drag-how = Two fingers
help-touch-drag-what = Move the board; two fingers never draw
help-touch-edge-how = One finger beside the cells
help-touch-edge-what = Move the board; a line drawn to its edge takes it along
help-touch-pinch-how = Pinch
help-touch-pinch-what = Zoom in and out
help-touch-clues-how = Drag the clues
help-touch-clues-what = Move the board along them; pull on a long list to see the rest
# The title of a dialogue in a game, with what keys, mouse and fingers do.
keys-title = Keys and gestures

## Choosing a game

play-title = What would you like to play?
play-all = All puzzle types
play-own = Custom
# $kind is a type of puzzle, $smallest a list of sizes ("2 × 3" and "3 × 2"), $largest one size.
play-sizes = { $kind } puzzles range from { LIST($smallest, type: "or") } to { $largest } cells.
play-width = Columns
play-height = Rows
play-daily = Today’s puzzle
play-begun = Your games
play-none-begun = No games in progress.
# $when is a date and time, written already.
play-saved = last played { $when }

## Statistics

stats-title = Your statistics
stats-calendar = Calendar
stats-calendar-words = { $count ->
    [one] One day with a solved puzzle in the last { $weeks } weeks
   *[other] { $count } days with a solved puzzle in the last { $weeks } weeks
}
stats-trend = { $kind }: time from game to game
stats-trend-words = The last { $count } puzzles: { $time } on average (dashed), { $best } at best
stats-levels = Solved by level
stats-level-count = { $level }: { $count }
stats-nothing = You have not solved a puzzle yet.
stats-begin = Start a game
stats-solved = Solved
stats-streak = Streak
# $days is written already: "7 days".
stats-longest = longest: { $days }
stats-time = Time played
stats-days = Day by day
# $count puzzles in the last $days days.
stats-days-words = { $count ->
    [one] { $count } puzzle solved in the last { $days } days
   *[other] { $count } puzzles solved in the last { $days } days
}
# One bar of the chart. $day is a date, written already.
stats-on-day = { $count ->
    [one] { $day }: { $count } puzzle
   *[other] { $day }: { $count } puzzles
}
stats-played = Played
# Below the number of puzzles solved: how many were started.
stats-of-played = { $count ->
    [one] of { $count } started
   *[other] of { $count } started
}
stats-no-level = No level
stats-not-played = Not played yet.
stats-best = Best time
stats-mean = Average time
stats-recent = Recently solved
stats-day = Date

## Watch: the solving of a puzzle, played like a film

watch-title = Watch
watch-lead = See how a puzzle is solved: by the solver, cell by cell, or step by step as a person would, with the reasons.
watch-picture = The board of { $width } by { $height } cells as it is solved
watch-how = Solved by
watch-how-solver = The solver
watch-how-path = A person’s reasoning
watch-strategy = Strategy
watch-another = Another puzzle
watch-source = Where the puzzle comes from
watch-sample = A new puzzle
watch-sample-lead = Made for you on the spot.
watch-large = A huge picture
watch-large-lead = Random shapes from 200 × 200 to 1,000 × 1,000 cells show the solver at full speed. Some are solved at once, others may never finish: stop whenever you like. The same size, texture and seed always give the same picture.
# $texture is "Islands", "Hills" ..., $size "400 × 300", $seed a number.
watch-large-named = { $texture }, { $size }, seed { $seed }
watch-width = Width
watch-height = Height
watch-texture = Texture
watch-seed = Seed
watch-too-many = You can watch puzzles of up to { $count } cells here.
watch-other-seed = Another seed
texture-islands = Islands
texture-hills = Hills
texture-caves = Caves
texture-rings = Rings
texture-stripes = Stripes
texture-maze = Maze
watch-own = Your own
watch-own-lead = Paste a link or a puzzle, or open a file in any format the studio reads. Nothing is saved.
watch-paste = A share link, or a puzzle as text
watch-paste-example = A share link, or a puzzle as text
watch-paste-go = Watch
watch-paste-nothing = Paste a link or a puzzle first.
watch-file = Open a file
watch-from-library = From the library
watch-controls = Player
watch-play = Play
watch-pause = Pause
watch-first = To the start
watch-last = To the end
watch-back = Previous step
watch-forward = Next step
watch-position = Position
watch-speed = Speed
# $number is how many events are shown in a second, written already.
watch-pace = { $number } per second
watch-heat = Heat map
watch-heat-off = Off
watch-heat-when = By time
watch-heat-why = By technique
watch-early = early
watch-late = late
watch-legend = Cells solved by each technique; select one to jump to its next use
# $reason is a technique, such as "overlap".
watch-next = Next use of { $reason }
watch-no-use = No further use of { $reason }.
watch-heat-said = Heat map: { $heat }.
watch-playing = Playing.
watch-keys = Keyboard shortcuts
watch-key-space = Space
watch-key-space-does = play or pause
watch-key-arrows = ← →
watch-key-arrows-does = previous step, next step
watch-key-ends = Home End
watch-key-ends-does = to the start, to the end
watch-key-use = n N
watch-key-use-does = next, previous use of the same technique
watch-key-heat = h
watch-key-heat-does = change the heat map
watch-key-speed = {"["} ]
watch-key-speed-does = slower, faster
watch-live-title = Live
watch-live-lead = When the solver has finished, you can replay everything it did, step by step. If you stop it, you can replay what it has done so far.
watch-live-waiting = Waiting for the solver …
watch-live-making = Making the puzzle …
# $percent is a whole number.
watch-live-making-share = Making the puzzle: { $percent }% …
watch-live-at-work = The solver is working.
watch-live-stop = Stop
watch-live-stopping = Stopping …
watch-live-progress = Progress
# $settled and $places are numbers of cells, or of borders between cells.
watch-live-cells = { $settled } of { $places } cells solved
watch-live-borders = { $settled } of { $places } borders solved
# $time is written already: "0:42".
watch-live-seconds = { $time } so far
watch-begin = The empty board.
watch-nothing = The empty board: no technique applies.
# A step of the explanation: its number and its sentence.
watch-step-said = { $number }. { $text }
# $reason is a technique or a stage of the solver.
watch-taken-back = { $count ->
    [one] An assumption led to a contradiction: one cell is reset.
   *[other] An assumption led to a contradiction: { $count } cells are reset.
}
# $position and $length count events of the recording.
watch-at = { $position } of { $length }
watch-undone = { $count ->
    [one] one cell reset so far
   *[other] { $count } cells reset so far
}
watch-stopped = stopped early
watch-stuck = no further technique applies
watch-full = the end was too long to record
verdict-unique = exactly one solution
verdict-several = several solutions
verdict-none = no solution
verdict-undecided = not decided
verdict-solved = solved; not checked for further solutions

## Files and paper

file-format = Format
file-export = Export as
file-write = Download

## The library

collect-title = Library
collect-search = Title, author, keywords
collect-filters = Filters
collect-shelf = What to show
collect-shelf-kept = Saved
collect-shelf-history = History
collect-shelf-all = Everything
collect-series = Your collections
collect-any = Any
collect-unrated = Not graded
collect-unproven = Not checked
collect-filter-text = Search
collect-filter-kind = Puzzle type
collect-filter-level = Level
collect-filter-size = Size
collect-filter-technique = Technique
collect-filter-tag = Tag
collect-filter-verdict = Solutions
collect-filter-collection = Collection
collect-filter-sort = Sort by
collect-size-small = Up to 10 × 10
collect-size-middle = 11 to 20
collect-size-large = 21 to 50
collect-size-huge = Over 50
collect-sort-added = Newest first
collect-sort-title = Title
collect-sort-kind = Puzzle type
collect-sort-size = Size
collect-sort-level = Level
collect-sort-score = Longest first
# Behind the number of puzzles, when they are sorted by score.
collect-old-scores = { $count ->
    [one] one was rated on an earlier scale and comes last
   *[other] { $count } were rated on an earlier scale and come last
}
collect-more = Show more
collect-none = No matches.
collect-all = Show all puzzles
collect-empty = Nothing saved yet.
collect-empty-words = Drop files here, or create a puzzle of your own. What you have played is in History.
collect-create = Create a puzzle
collect-selection = Selection
# $title is a puzzle's title.
collect-select = Select { $title }
collect-selected = { $count ->
    [one] { $count } selected
   *[other] { $count } selected
}
collect-import = Import files
collect-drop-here = Drop to import
# After an import: $count puzzles are new, $known were in the library before.
collect-kept = { $count ->
    [one] One new puzzle; { $known } already in the library.
   *[other] { $count } new puzzles; { $known } already in the library.
}
collect-kept-none = No puzzles found.
# One line for each file that could not be read. $problem is a sentence.
collect-problem = { $file }: { $problem }
collect-more-problems = { $count ->
    [one] and one more
   *[other] and { $count } more
}
collect-play = Play
collect-watch = Watch
collect-edit = Edit a copy
collect-print = Print
collect-export = Export
collect-book = Make a book
collect-clear = Clear selection
collect-verdict = Solutions
collect-proof-checked = { $verdict }, proof checked
collect-techniques = Techniques
collect-author = Author
collect-source = Source
collect-picture-of = The puzzle, { $width } by { $height } cells
collect-name = Title
collect-saved = Saved.
collect-new-tag = New tag
collect-add-tag = Add
collect-remove-tag = Remove tag { $tag }
collect-delete = Delete
collect-delete-sure = { $count ->
    [one] Delete this puzzle from the library? Its unfinished games will be deleted too; your results stay.
   *[other] Delete these { $count } puzzles from the library? Their unfinished games will be deleted too; your results stay.
}
collect-deleted = { $count ->
    [one] One puzzle deleted.
   *[other] { $count } puzzles deleted.
}
collect-new-collection = New collection
collect-make = Create
collect-put-title = Add to a collection
collect-put = Add to a collection
# $name is a collection.
collect-put-into = { $count ->
    [one] One puzzle added to { $name }.
   *[other] { $count } puzzles added to { $name }.
}
collect-take-out = Remove from collection
# Two buttons that change a puzzle's place in a collection.
collect-earlier = Move { $title } up
collect-later = Move { $title } down
collect-moved-to = Now at position { $number }
collect-drop = Delete collection
collect-drop-sure = Delete the collection { $name }? Its puzzles stay in the library.

## Packs

pack-title = Packs
pack-lead = Pictures to find and puzzles of every level, from easy to hard.
pack-all = All packs
pack-progress = { $solved } of { $count } solved
pack-solved = Solved
pack-start = Start
pack-continue = Continue
pack-next = Next puzzle
pack-next-in = Next in { $title }

## Books

book-title = Make a book
book-untitled = Puzzles
book-steps = Steps
book-step-purpose = Purpose
book-step-puzzles = Puzzles
book-step-words = Title
book-step-pages = Pages
book-step-cover = Cover
book-step-finish = Finish
# Of the button of a step, for screen readers. $step is its name.
book-step-noted = { $count ->
    [one] { $step }, one note
   *[other] { $step }, { $count } notes
}
book-step-stops = { $step }, something to fix
book-step-back = Back
book-step-on = Continue
book-purpose = What is the book for?
book-for-kdp = Print on demand
book-for-kdp-about = A paperback from a service such as Kindle Direct Publishing: at least 24 pages, and the cover as a file of its own.
book-for-pdfx = Printing house
book-for-pdfx-about = PDF/X-1a with bleed on every side, as printers ask for it.
book-for-home = Your own printer
book-for-home-about = For the classroom, the family, or a stapled booklet.
book-for-magazine = Magazine or newspaper
book-for-magazine-about = Pages in CMYK with bleed, to go between other pages.
book-for-plain = Reading on screen
book-for-plain-about = A PDF with links and bookmarks that any printer can print, too.
book-load = Open a plan
book-loaded = { $name } is open.
# $keys are keys of a plan file, such as title.
book-loaded-without = Left out, since the studio cannot use it: { $keys }.
book-too-long = This file is too long for a plan.
book-start-over = Start over
book-start-over-sure = This clears your plan. The puzzles in your library stay.
book-not-kept = This browser cannot store your plan: save it as a file.
book-section = Section { $number }
book-none = A book needs puzzles: have new ones made, or take some from your library.
book-add-made = Make new puzzles
book-add-collection = Add a collection
book-add-library = Choose in the library
# An entry of a list of collections.
book-collection-counted = { $title } ({ $count })
book-section-chosen = { $puzzles } from the library
book-section-collection = Collection: { $title }
book-section-search = A search of the library
book-count = How many
book-own-size = Other size
# What the pictures of made puzzles show, such as animals.
book-subject = Subject of the pictures
book-subject-any = Any subject
book-remove = Remove
book-remove-section = Remove section { $number }
book-up = Move section { $number } up
book-down = Move section { $number } down
book-other-puzzles = Make other puzzles
# $puzzles is written already: "12 puzzles".
book-total = { $puzzles } in all
book-name = Title
book-subtitle = Subtitle
book-author = Author
book-series = Series
book-volume = Volume
book-isbn = ISBN
book-language = Language
book-imprint = Imprint
book-imprint-help = One line each: publisher, address, rights.
book-page-size = Page size
book-size-inches = { $width } × { $height } in
book-size-mm = { $width } × { $height } mm
book-own-page = Other size
book-own-page-help = Such as 7x10 for inches, or 170x240mm.
book-large-print = Large print
book-large-print-help = Each puzzle fills a page of its own, with cells of 9 mm or more where they fit.
book-per-page = Puzzles per page
book-colour = Ink
book-ink-black = Black only
book-ink-grey = Black and greys
book-ink-cmyk = Colour (CMYK)
book-ink-rgb = Colour (RGB)
book-theme = Colours of puzzles
book-theme-print = Black only
book-theme-light = Colours
book-theme-high-contrast = High contrast
book-theme-colour-blind = For colour-blind readers
book-title-page = A title page
book-front = Contents and a page about the book
book-rules = Rules and techniques
book-openers = A title page for each puzzle type
book-hints = Hints at the back
book-solutions = Solutions at the back
book-solution-size = Size of solutions
book-solution-small = Small
book-solution-medium = Medium
book-solution-large = Large
book-qr = QR codes that open each puzzle
book-link = Where the codes lead
book-link-help = Your studio, as readers reach it. Without an address there are no codes.
book-margins-own = This plan has margins of its own.
book-usual-margins = Use the usual margins
book-wrap-note = Printers want the cover as a file of its own, with back, spine and front. The spine fits the number of pages, so make it last.
book-blurb = Text on the back
book-blurb-help = Left empty, it says how many puzzles there are.
book-paper = Paper
book-paper-help = It decides how wide the spine is.
book-paper-white = White
book-paper-cream = Cream
book-paper-standard-colour = For standard colour
book-paper-premium-colour = For premium colour
book-bleed = Bleed
book-bleed-usual = As the printer wants it
book-bleed-none = None
book-bleed-mm = { $bleed } mm
book-cover = A cover as the first page
book-cover-solutions = Show solutions on the cover
# $puzzles is written already: "12 puzzles".
book-facts = { $count ->
    [one] One page of { $width } × { $height } mm, { $puzzles }.
   *[other] { $count } pages of { $width } × { $height } mm, { $puzzles }.
}
book-mend = Fix first
book-notes = Worth a look
# A link at the end of a note: to the step where it can be changed.
book-go-to = Go to { $step }
book-make = Make the book
book-making = Laying out the pages …
book-progress = Progress
book-cancelled = Cancelled.
# $puzzles is written already: "12 puzzles".
book-done = { $count ->
    [one] Your book is ready: one page, { $puzzles }.
   *[other] Your book is ready: { $count } pages, { $puzzles }.
}
book-stale = The plan has changed since. Make the book again.
# $printer is what the book is for, such as "Print on demand".
book-check-good = The file was checked for “{ $printer }”: no faults.
book-check-faults = { $count ->
    [one] One fault that the printer would find
   *[other] { $count } faults that the printer would find
}
book-check-good-cover = The cover was checked for “{ $printer }”: no faults.
book-check-faults-cover = { $count ->
    [one] One fault in the cover that the printer would find
   *[other] { $count } faults in the cover that the printer would find
}
book-check-page = page { $number }
book-check-more = and { $count } more
book-download = Download PDF
book-more-files = More files
book-save-cover = Wrap cover (PDF)
book-save-parts = Puzzles as pictures (ZIP)
book-save-plan = Plan (TOML)
# Names of files.
book-file-cover = { $title } – cover
book-file-parts = { $title } – puzzles
book-saved = The file is in your downloads.
book-preview = Preview
book-empty = Pages appear here as soon as there are puzzles.
book-page-shown = Page { $number } as it will be printed
book-wrap-shown = The cover: back, spine and front
book-gathering = Making and checking puzzles …
book-drawing = Drawing the page …
book-page = Page { $number } of { $last }
book-pages = Pages { $first } and { $number } of { $last }
book-back = Previous page
book-on = Next page
book-chapter = Chapter
book-show-wrap = Wrap cover
book-begun = You are already making a book, “{ $title }”.
book-add-here = Add to it
book-add-new = Start a new book

## Learn

learn-title = Learn
learn-lead = A path from your first board to the hardest contradictions. Every technique comes with an example and small exercises.
learn-first = First board
# $done of the $count stops of a path are done.
learn-progress = { $done } of { $count } done
learn-progress-of = Your progress in { $kind }
# $name is the next stop of the path.
learn-start = Start: { $name }
learn-continue = Continue: { $name }
learn-all = You know every technique.
learn-done = done
learn-exercise-number = Exercise { $number }
learn-practised = { $count ->
    [0] Solve an exercise to tick this technique off.
    [one] One exercise solved.
   *[other] { $count } exercises solved.
}
learn-no-exercise = There is no exercise for this one: it is trial and error, with nothing to see on the board that could be practised.
learn-turn = More techniques
learn-exercise = Try an exercise
learn-example = Show the example
learn-making = Looking for a board …
learn-example-caption = Example
learn-exercise-caption = Exercise { $number }
# $technique is a technique's name.
learn-find = Find what follows by “{ $technique }”.
learn-where = Look at the marked cells.
learn-hint = Where should I look?
learn-why = What’s special here?
learn-what = What follows?
learn-do = Do it for me
learn-try = Let me try
learn-again = Start over
learn-wrong = Close, but here it is the other way round.
learn-elsewhere = This technique says nothing about that cell.
learn-right = { $count ->
    [one] Right! One more to find.
   *[other] Right! { $count } more to find.
}
learn-solved = Right, that is everything!
# True, but not by the technique that is practised.
learn-implied = True, but that comes later. Start with this technique.
# $count is how many other places of the board the technique applies to.
learn-solved-more = { $count ->
    [one] Right! It works in one more place here.
   *[other] Right! It works in { $count } more places here.
}
learn-used = The path crosses
learn-closed = Closed border
learn-right-side = To the right of the cursor
learn-down = Below the cursor

## Create

create-title = Create
create-lead = Make a puzzle of your own. As you work, the studio checks whether it has exactly one solution.
# $kind is a type of puzzle.
create-named = Create a { $kind } puzzle
create-begin = Create a { $kind } puzzle
create-none = { $kind } puzzles cannot be made by hand here. Play a generated one, or import one from a file.
create-verdict = Result
create-details = About the puzzle
create-keep = Save and share
create-board = Your puzzle, { $width } by { $height } cells
# $state is what the cell holds: "filled", "empty", a number.
create-cell = Row { $row }, column { $column }: { $state }
create-empty = empty
create-pen-paint = Draw
create-pen-line = Line
create-pen-area = Fill
create-pen-move = Move
create-pen-lock = Lock
create-pen-pick = Eyedropper
create-locked = { $state }, locked
create-number = Number
create-side-right = Wall to the right of the cursor
create-side-down = Wall below the cursor
create-shift = Move everything
create-shift-up = Move up
create-shift-left = Move left
create-shift-right = Move right
create-shift-down = Move down
create-mirror-across = Mirror left to right
create-mirror-down = Mirror top to bottom
create-more = More tools
create-width = Width
create-height = Height
create-blank = Clear
create-sample = Generate one
create-too-many = Boards can have up to { $count } cells here.
create-tags = Tags
create-tags-example = animals, small
create-save = Save
create-saved = Saved to your library.
create-saved-before = Already in your library.
create-play = Play
create-watch = Watch
create-print = Print
verdict-checking = Checking …
verdict-incomplete = Not finished yet
verdict-long-unique = Exactly one solution: save it, or play it.
verdict-long-several = More than one solution: change one of the marked cells.
verdict-long-several-repair = More than one solution: repair it, or change a marked cell.
verdict-long-none = No solution: undo your last change, or try another.
verdict-long-invalid = Not a valid puzzle yet
verdict-long-undecided = Too hard to check here: simplify it, or save it as it is.
verdict-solution = Solution { $number }
verdict-differ = { $count ->
    [one] Two solutions differ in the marked cell:
   *[other] Two solutions differ in the { $count } marked cells:
}
# The level of a puzzle with its score: "Hard (4.2)".
verdict-level = { $level } ({ $score })
# How long a person takes to solve the puzzle, with the fewest and the most to expect.
verdict-time = Time to solve
verdict-seconds = about { $expected } seconds ({ $from } to { $to })
verdict-minutes = about { $expected } min ({ $from } to { $to })
verdict-quality = Details
quality-correct = Clues match the drawing
quality-complete = Exactly one solution
quality-numbers = Clue numbers
quality-spare-numbers = Clue numbers you could leave out
quality-minimality = Clue numbers that are needed
quality-clarity = Cells solved by looking at one line at a time
quality-trivial-lines = Lines that can be completed at once
quality-shapes = Shapes in the picture
quality-similarity = Similarity to the original picture
# A share of something. $percent is a whole number.
quality-share = { $percent }%
repair-start = Repair
repair-lead = Changes as few cells as possible until there is exactly one solution.
repair-working = Looking for the smallest change …
repair-done = { $count ->
    [one] Repaired: the outlined cell was changed.
   *[other] Repaired: the { $count } outlined cells were changed.
}
repair-partly = { $count ->
    [one] One cell was changed, but there is still more than one solution.
   *[other] { $count } cells were changed, but there is still more than one solution.
}

## Pictures

picture-title = From a picture
picture-choose = Open a picture
picture-drop = or drop or paste one here
picture-yours = Your picture
picture-reading = Reading the picture …
picture-threshold = What counts as dark
picture-threshold-otsu = Automatic
picture-threshold-adaptive = Darker than its surroundings
picture-threshold-tones = Engraving (tones)
picture-threshold-dither = Dots (dithering)
picture-threshold-edges = Outlines
picture-threshold-grey = Darker than …
picture-grey = Brightness
picture-fit = Fit
picture-fit-contain = Whole picture
picture-fit-cover = Fill the board
picture-fit-stretch = Stretch
picture-trim = Trim plain borders
picture-invert = Swap light and dark
picture-colours = Colours
picture-dither = Mix colours with dots
picture-crop-hint = Drag over the picture to crop it.
picture-whole = Use the whole picture
picture-variants = Compare variants
picture-variants-making = Making variants …
picture-variant-colours = { $count ->
    [one] { $count } colour
   *[other] { $count } colours
}
picture-variant-changed = { $count ->
    [one] { $count } cell changed
   *[other] { $count } cells changed
}
picture-variant-unique = One solution
picture-variant-several = Several solutions
picture-variant-undecided = Not proven

## Problems: what happened, and what to do next

problem-title = Something went wrong
problem-unknown = Something went wrong. Try again.
problem-away = No connection to the studio. Is it still running?
problem-offline = No connection. Your moves are saved on this device and sent when the studio is back.
# $faults are sentences about the puzzle, up to three of them, written already.
problem-invalid-puzzle = This is not a valid puzzle. { $faults }
problem-not-unique = This needs a puzzle with exactly one solution.
problem-invalid-move = That move is not possible here.
problem-invalid-recipe = A puzzle like this cannot be made. Choose another size or level.
problem-format = This is not a puzzle the studio can read. Check the file, or try another format.
# What is wrong with a file; $why is one of the sentences below, $text what the line says.
problem-file-at = Line { $line }: { $why }
problem-file-at-line = Line { $line }, “{ $text }”: { $why }
problem-file-at-puzzle = Puzzle { $number }: { $why }
# $found is what the file has, $wanted the number that is expected, $format the name of a file format.
problem-file-other = This does not fit the format of the file.
problem-file-other-format = This does not fit the format “{ $format }”, which the file seems to have.
problem-file-empty = The file is empty.
problem-file-text = The file is not UTF-8 text. Save it as UTF-8.
problem-file-packed = The compressed file is damaged. Download or copy it again.
problem-file-not-xml = This is not valid XML.
problem-file-not-json = This is not valid JSON.
problem-file-unknown = The format of this file is not known here.
problem-file-colours = The puzzle has { $found } colours, but at most { $wanted } can be read.
problem-file-colour-value = A colour is expected here, such as #ff0000.
problem-file-no-colour = This number has no colour, and the file has none for such numbers.
problem-file-colour = “{ $found }” is not a colour of this file.
problem-file-triangles = This is a puzzle of triangles, which cannot be played here.
problem-file-given = This puzzle needs cells that are given at the start, which cannot be read.
problem-file-too-much = This is too large to be read. Split the file.
problem-file-sides = “{ $found }” is not a possible size.
problem-file-clue = The clue needs { $wanted } cells, but the line has only { $found }.
problem-file-zero = A 0 can only stand alone, and other numbers begin with 1.
problem-file-twice = “{ $found }” appears twice.
problem-file-equal = All rows must have the same length.
problem-file-clues = Clues are expected after this line.
problem-file-more = Entries expected: { $wanted }; there are more.
problem-file-cells = Cells expected: { $wanted }; found: { $found }.
problem-file-rows = Lines expected: { $wanted }; found: { $found }.
problem-file-numbers = Entries expected: { $wanted }; found: { $found }.
problem-file-word = A keyword and its value are expected here.
problem-file-missing = “{ $found }” is missing.
problem-file-address = This address is incomplete. Copy all of it.
problem-file-number = A number is expected here, not “{ $found }”.
problem-file-number-here = A number is expected here.
problem-file-unexpected = “{ $found }” cannot stand here.
problem-file-no-puzzle = There is no puzzle here.
problem-damaged-link = This link is damaged. Copy the whole link, or ask for a new one.
problem-picture = This picture cannot be opened. Try a PNG or JPEG.
problem-empty-picture = Nothing of this picture shows at this size. Read it another way, or choose a larger size.
problem-empty-drawing = Draw something first: an empty board is no puzzle.
problem-unknown-kind = The studio does not know this type of puzzle.
problem-not-offered = This is not available for this type of puzzle.
problem-generation-failed = No puzzle like this was found. Try again, or choose another size or level.
problem-budget-exceeded = This took too long and was stopped. Try again, or try a smaller puzzle.
problem-not-found = Nothing was found here. It may have been deleted.
problem-library = The library could not do this. Check the names and try again.
problem-library-away = The library is not available at the moment. Try again shortly.
problem-name-taken = There is already a collection with this name. Choose another name.
problem-name = A name has 1 to { $most } characters.
problem-error = This did not work. Check what you entered and try again.
problem-too-large = This is too large for the studio. Try something smaller.
problem-too-deep = This file is nested too deeply to be read.
problem-too-many = Too much at once. Wait a moment and try again.
problem-too-many-jobs = Several jobs are already running. Wait for one to finish.
problem-too-many-puzzles = Only the first { $count } puzzles of the file were read.
problem-more = { $count ->
    [one] One more could not be read.
   *[other] { $count } more could not be read.
}
problem-busy = The studio is busy. Try again in a moment.
problem-closing = The studio is shutting down. Start it again to continue.
problem-hung-up = This was cancelled.
problem-player-key = Your games could not be found. Reload the page and try again.
problem-missing-font = The computer that runs the studio has no font for this language. Install one, or choose another language.
problem-not-ready = The book is not finished yet. Wait a moment.
problem-not-playable = This puzzle cannot be saved as a page. Share its link instead.
problem-wrong-host = The studio does not answer at this address. Open the address it showed when it started.
problem-cross-origin = This was blocked because it came from another website. Open the studio and try again.
problem-token = Enter the access token to continue.
problem-malformed-request = The studio did not understand this. Check what you entered and try again.
problem-method-not-allowed = This cannot be done here.
problem-request-timeout = The connection was too slow. Try again.
problem-outdated = This game was changed in another tab. Reload the page to continue.
problem-bug = Something went wrong in the studio. Try again; if it happens again, please report it.

## File formats: what each is called where it can be chosen. Names of programs and sites stay as they are.

format-json = Cluewright’s JSON
format-share = Share link
format-webpbn = webpbn (XML)
format-taai = Tournament batch (TAAI, TCGA, ICGA)
format-lp = Nonogram text by Bosch
format-janko = Hitori text of janko.at
format-non = Nonogram text by Simpson
format-g = Nonogram text by Olšák
format-mk = Plain nonogram text by Olšák
format-nin = Nonogram text by Wilk
format-cwd = QNonograms text
format-cwc = CWC text (webpbn)
format-pynogram = pynogram text
format-gno = Gnonograms file
format-pbm = Picture (PBM)
format-tatham = Game ID for Tatham’s Pattern or Singles
format-tatham-pattern = Game ID for Tatham’s Pattern
format-tatham-singles = Game ID for Tatham’s Singles
format-ziplink = Zip link
format-puzzlink = puzz.link address
format-pzprv3 = puzz.link file (pzprv3)
format-hitori-text = Plain Hitori text

## Strategies of the solver, in plain words; the technical name stands beside them, as in "Plain search (dfs)".

strategy-auto = Automatic
strategy-lines = Line by line
strategy-logic = Logic alone
strategy-probe = Trying both values
strategy-learn = Learning from contradictions
strategy-decimate = Most certain cells first
strategy-frontier = Outwards from what is known
strategy-search = Logic and trial
strategy-walk = Step by step from the 1
strategy-dfs = Plain search
strategy-dfs-logic = Plain search with logic
strategy-brute = Every possibility
strategy-sat = As one logical formula
# $name is one of the names above.
strategy-named = { $name } ({ $strategy })

## Pages of their own, written by export-page

alone-puzzles = Puzzles
alone-path = Solution path: { $count ->
    [one] one step
   *[other] { $count } steps
}

## A first board: each rule is broken once, to see why it is there

first-title = First board
first-named = { $kind }: your first board
first-none = There is no first board of this type.
first-step = Step { $number } of { $count }
first-solve = Now solve the board. Take your time: you can undo everything, and ask for the next step.
first-next = Next
first-hint = Show the next step
first-undo = Undo
first-done = You know the rules of { $kind }. Here is a larger board.
first-game = Play a 6 × 6
first-link = New to it? Try a first board
