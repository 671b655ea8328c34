# What Serai itself says, in every game. A game's own words are in its folder.

## Names

name-you = You
you-within = you
name-person = Player { $letter }
name-seat = Seat { $letter }
name-bot = Bot { $letter }
name-bot_0 = Heron
name-bot_1 = Ibis
name-bot_2 = Kite
name-bot_3 = Crane
name-bot_4 = Egret
name-bot_5 = Stork
name-bot_6 = Lapwing
name-bot_7 = Bustard

## Lists

list-none = nothing
list-counted = { $count } { $what }
list-by_seat = { $who } { $count }
list-and = { $most } and { $last }
place = ({ $east }, { $north })
number = { $number }

## Words that several games use

word-north = north
word-east = east
word-south = south
word-west = west
word-inside = inside
word-outside = outside

## Greeting

greeting-title = Serai
greeting = The inn where expedition games are played: with bots, with friends, from Python.
greeting-commands =
    serai play — sit down and play; asks which game
    serai play { $game } --seats you,bot,bot — with the company you like
    serai learn { $game } — learn a game on its board, one step at a time
    serai serve --open — open the tables in your browser
    serai join LINK — sit down at somebody’s table
    serai watch { $game } — lean back while bots play
    serai games — games, presets, options
    serai rules { $game } — a rulebook, a clause, a search
    serai replay FILE — step through a match
    serai analyse FILE — what turned a match that has ended
    serai verify FILE — check every draw of a match
greeting-help = serai COMMAND --help tells more about each of them. --no-colour takes colours away.

version = serai { $version }, { $how }, Python { $python }
version-compiled = compiled
version-interpreted = interpreted

## Help on commands

about-serai = Play and study expedition board games.
about-play = Play a match in this terminal, with bots, with friends beside you, or both.
about-watch = Watch bots play against each other.
about-replay = Step through a match, forwards and backwards.
about-join = Sit down at a table of a server, by its link, in this terminal.
about-join_link = The link of the table or of the invitation, as the page shows it.
about-join_name = How the others see you; your name on this machine if none is given.
about-verify = Check a match file: its seal, its key, every draw, event and hash, its result.
about-analyse = Look back at a match that has ended: every seat’s chances, and what turned it.
about-rules = Read a rulebook, one clause, or the clauses that hold some words.
about-learn = Take a course in a game: short lessons on the real board, one thing to do in each.
about-learn_game = The game; without it, every course there is.
about-learn_lesson = The lesson to begin with, by its number or name; a list of them for “list”.
about-learn_course = Which course, where a game has several.
about-games = List the games, or the options of one game.
about-serve = Open the tables in a browser, for this machine or for everyone who can reach it.
about-host = The address to listen on; 127.0.0.1 is this machine only.
about-port = The port to listen on; 8377 if none is named.
about-data = The folder where tables are kept.
about-database = A file, or the address of a PostgreSQL database; a file in the data folder if none is named.
about-config = A TOML file with these and further settings.
about-open = Open the page in a browser at once.
serve-ready = Serai is open at { $address }
serve-stop = Tables are kept; stop with Ctrl-C and start again whenever you like.
serve-parts = the server's parts are not installed; install serai[server], or use make play
about-think = Think for bots, hints and analyses on a machine that serves nobody, for those that serve a PostgreSQL database.
about-think_database = The address of the PostgreSQL database that they serve.
about-thinkers = How many processes think; one for each core if not said.
about-think_game = A game from elsewhere as module:Class, as those that serve have it; can be given several times.
about-think_bot = A bot from elsewhere as module:Class, as those that serve have it; can be given several times.
think-ready = Serai thinks for all who serve { $database }
think-stop = Stop with Ctrl-C whenever you like; others go on with what is thought about here.
about-check = Examine the database of a server, and say which of its tables can be used.
about-backup = Copy the database of a server into a file, whether it is served just now or not.
about-copy = The file to write; it must not be there yet.
check-aside = Table { $table }: { $words }
check-open = { $count ->
    [one] one table that has not begun
   *[other] { $count } tables that have not begun
}
check-playing = { $count ->
    [one] one match that is being played
   *[other] { $count } matches that are being played
}
check-ended = { $count ->
    [one] one match that has ended
   *[other] { $count } matches that have ended
}
check-archived = Of { $count ->
    [one] one ended match
   *[other] { $count } ended matches
} only the match file can tell.
check-good = The database is sound.
check-some = A server sets these tables aside and goes on with all others.
check-whole = The database is damaged. Put the last good copy in its place; without one, sqlite3 FILE .recover saves what can be read.
check-lost_row = Row { $row } of { $part } belongs to no table.
backup-done = The database is copied into { $copy }. It holds the secrets of running matches: keep it to yourself.
backup-postgres = PostgreSQL is copied by its own pg_dump, also while a server uses it
about-golden = Record finished matches that tests replay line by line.
about-game = The game, as `serai games` names it, or module:Class for one from elsewhere.
about-serve_game = A game from elsewhere as module:Class; can be given several times. Those of installed packages are found anyway.
about-serve_bot = A bot from elsewhere as module:Class that people may choose; can be given several times.
about-seats = Who sits where, separated by commas: you, you:NAME, bot, bot:LEVEL, bot:module:Class.
about-preset = A named set of options.
about-option = A rule to change, as name=value; can be given several times.
about-seed = A number that decides all luck, so that the match can be played again.
about-save = Keep the match in this new file, written after every action.
about-load = Go on with a match that was kept, in the same file.
about-no_hints = Play without hints, in this match and whenever it is gone on with.
about-file = The match file.
about-analyse_seconds = Seconds of processor time to think; with more of them chances are surer, and more moments are looked at.
about-completion = Let your shell complete Serai’s commands and options: bash, zsh or fish.
about-plain = Line by line instead of on the full screen: for screen readers, pipes and simple terminals.
about-play_pace = Seconds that each sentence about others stands before the next.
about-pace = Seconds between two pictures.
about-replay_seat = Look as this seat, by its letter; without it as the public.
about-replay_line = Begin after this line.
about-replay_all = Tell the whole match at once.
about-commitment = The commitment that was published before the match.
about-rules_game = The game, or the number of a clause.
about-rules_wish = The number of a clause, or words to look for.
about-out = The folder for the files.

about-tournament = Let levels of bots play each other, and tell how strong each is. Interrupt it whenever you like: the same command goes on where it was.
about-tournament_games = The games, separated by commas, as `serai games` names them, or module:Class.
about-tournament_seats = How many seats; several numbers, separated by commas, are played side by side.
about-plan = Who meets whom. mixed: every company of levels, in every seat. one-among: one seat of each level among seats of each other. ladder: one seat of each level among seats of the one named before it. sides: each level on each side, where a game has sides.
about-lab = Study the games themselves.
about-balance = Play many matches of a game and tell whether it is fair: wins by order of play, level and option, length, points. Interrupt it whenever you like: the same command goes on where it was.
about-balance_seats = How many seats; several numbers are separated by commas, and without any all are played.
about-dataset = Play matches and write down for programs that learn what each seat knew, might choose and chose, and how it ended; or read matches from files. Interrupt it whenever you like: the same command goes on where it was.
about-dataset_game = The game; not needed if matches are read from files.
about-dataset_seats = How many seats; the fewest that the game takes if no number is given.
about-dataset_matches = How many matches.
about-dataset_records = Files of matches, as Serai keeps them or a server hands them out; they are read instead of playing.
about-dataset_most = Decisions after which a match is cut off; 0 stands for none.
dataset-what = Name a game, or files of matches with --records.
dataset-parts = Datasets are written with NumPy: pip install 'serai[envs]'.
dataset-writing = Writing
dataset-stopped = Stopped; the same command goes on with what is in { $folder }.
dataset-done = { $count ->
    [one] One match
   *[other] { $count } matches
} written to { $folder }; dataset.json names every number and every choice.
about-train = Teach a game's learned judgement: bots play among themselves, a small network learns what became of what they knew, and its weights and a card about them are written. Copy both into the game's folder to have the search use them. Interrupt it whenever you like: the same command goes on where it was.
about-train_levels = Who plays, separated by commas; in each match one of them sits on all seats.
about-train_matches = How many matches to learn from.
about-train_units = How many hidden units the network has.
about-train_epochs = How often it goes through everything.
train-gathering = Playing
train-learning = Learning
train-least = A network needs one hidden unit and one epoch, or more.
train-done = The weights are in { $weights }; { $card } beside them says how they came about.
about-own_study = Play the study that a game brings with it: matches of players of its own, and what is counted in them, as tables and pictures. Interrupt it whenever you like: the same command goes on where it was.
about-own_study_levels = The players it shall be about, separated by commas, as its game names them; without any, those it is usually about.
about-own_study_matches = How many matches of each kind.
about-vary = An option whose every value is tried, or all; can be given several times.
about-study_levels = The levels, separated by commas; also a game's own styles, as `serai games GAME` names them, and bots from elsewhere as module:Class.
about-study_matches = How many matches of each kind; made up to a number in which every level has every seat equally often.
about-study_seed = A number that decides all luck of the study.
about-study_workers = How many processes play; as many as there are cores if no number is given.
about-study_on = Where to play: processes (of this machine) or ray (a Ray cluster).
about-study_address = The address of the Ray cluster; without it, and without RAY_ADDRESS, one is started on this machine.
about-study_out = The folder for the results; it is made, or gone on with.

help-usage = Usage: { $usage }
help-commands = Commands
help-parameters = Parameters
help-arguments = Arguments
help-help = Show this page.
help-version = Show which Serai this is.
help-default = if not given: { $value }
help-required = needed
help-everywhere = With every command: --language chooses the language ({ $languages }), as SERAI_LANGUAGE does; --no-colour takes colours away.
language-unknown = There is no language “{ $wish }” here; there are: { $languages }.

## Choosing a game

choose-game = Which game?
choose-left = { $title }, left on { $when }
choose-prompt = Its number or name (Enter for { $first }):
choose-again = Please type a number from 1 to { $most }, a name from the list, or q.
choose-none = No game was chosen; serai games lists them.

## Seats, options, files

seats-number = { $title } is for { $fewest } to { $most } seats, not { $count }: name one after another, as in --seats you,bot,bot.
seats-unknown = A seat is you, you:NAME, bot or bot:LEVEL with one of the levels { $levels }, not “{ $entry }”.
seats-same_name = Two seats are called { $name }: give each person a name of their own.
seats-name = “{ $name }” does not fit: a name has 1 to { $longest } letters.
seat-letter = A seat is a letter from { $first } to { $last }, not “{ $wish }”.
option-form = An option is given as name=value, not “{ $wish }”; serai games GAME lists them.
load-alone = A kept match has its own game, options and luck: with --load only --seats and --save can be given.
load-place = This match was played with the bot { $level }. No file makes Serai load a program that it names: say with --seats who goes on.
load-seats = This match has { $total } seats, but --seats names { $count }.
file-missing = There is no file { $file }.
file-unsound = The file { $file } cannot be used: { $trouble }. Another copy of it may be sound.
file-other_version = The file { $file } is of another version: { $trouble }.
watch-people = Only bots can be watched; to play yourself: serai play { $game }.
watch-pace = The pace is a number of seconds from 0 to { $most }.

## At the table

ask = What do you do?
group-choices = You can
keys = number{ $undo ->
    [yes] { " · u undo" }
   *[no] { "" }
}{ $hints ->
    [yes] { " · h hint" }
   *[no] { "" }
} · ? help · r rules · l log · v board · s save · q quit
prompt = >
prompt-unknown = Type the number of a choice, or ? for help.
prompt-number = The choices run from 1 to { $most }.
group-refused = Not now
choice-refused = (no) { $label }
amount = { $field }, { $least } to { $most }?
amount-range = A whole number from { $least } to { $most }, please, or Enter to let it be.
amount-none = Nothing done.
news-more = { $count ->
    [one] … one line before these; l shows all.
   *[other] … { $count } lines before these; l shows all.
}
help-keys =
    3 — do what number 3 says; a choice marked (no) tells which rule forbids it
    5 12 — choice 5 with the amount 12, without being asked for it
    u — undo your last action, as long as nobody has learnt anything from it
    h — a hint: what a master would play here, and your chances to win
    r { $prefix }-1.1 — read a clause; r and some words finds the clauses that hold them
    l — the log: what has happened so far, as you have seen it
    v — draw the board again
    s FILE — keep the match in a file from now on
    q — leave the table
    ? — this help

hint-title = What a master would play
hint-thinking = Thinking …
hint-chance = { $percent } %
hint-only = There is nothing else to do.
hint-ahead = It wins about { $percent } of 100 matches from here, { $lead } more than any other choice.
hint-close = { $others ->
    [0] It wins about { $percent } of 100 matches from here.
    [one] It wins about { $percent } of 100 matches from here; one other choice is about as good.
   *[other] It wins about { $percent } of 100 matches from here; { $others } other choices are about as good.
}
hint-deeper = { $others ->
    [one] It wins about { $percent } of 100 matches from here, played on quickly; another choice did better in that, but a master goes by more.
   *[other] It wins about { $percent } of 100 matches from here, played on quickly; { $others } other choices did better in that, but a master goes by more.
}
hint-habit = Experience speaks for it; chances were not reckoned.
hint-tries = { $tries ->
    [one] It was tried out once, in a match that fits what you know.
   *[other] It was tried out { $tries } times, in matches that fit what you know.
}
hint-off = This match is played without hints.
hint-failed = No hint came of it; try again, or play on without one.
bot-thinking = { $seat } is thinking …
bot-failed = { $seat } failed, so a legal action was drawn for this bot ({ $trouble }).

curtain = Now it is { $name }. Nobody else should look at the screen.
curtain-enter = Press Enter to go on:

save-where = Keep the match in which file?
save-done = Kept in { $file }, and again after every action.
save-exists = The file { $file } is there already and will not be overwritten: choose another name, or go on with it by serai play --load.
save-failed = The match could not be kept: { $trouble }. It is tried again after every action; s FILE keeps it elsewhere.
quit = Leave the table? The match is kept in { $file }. (y/n)
quit-unsaved = Leave the table? (y: leave, s: save and leave, n: stay)
left = Good-bye.
left-interrupted = The match was interrupted.
left-saved = The match is kept: serai play --load { $file } goes on with it.
left-unsaved = The match was not kept; --save FILE keeps it from the start.
left-lost = The last actions could not be kept.
end-saved = The whole match is in { $file }: serai analyse tells what turned it; serai replay and serai verify can read it, too.

end-prompt = a: what turned it · s FILE: keep the match · Enter: leave
end-keys = a tells what turned the match, s and a file name keeps it, Enter leaves; then it is gone.
window-short = This window is too short for the board and the choices: v draws the board.
window-narrow = This window is narrower than the { $wanted } columns a board is drawn for.

## The full screen

lobby-title = Serai · which game?
lobby-keys = ↑ ↓ choose · Tab other side · ← → change · Enter or B begin · R rules · T light · Q leave
lobby-begin = ▶ Begin
lobby-go_on = ▶ Go on with it
setup-seats = Seats
setup-person = a person at this screen
setup-bot = bot, { $level }
setup-preset = Preset
setup-no_preset = none
table-waiting = Just a moment …
curtain-key = Enter goes on.
page-close = Esc closes
book-look = a number such as { $prefix }-1.1, or words
filter = words to look for
choices-here = Here
pane-log = Log
pane-mine = Mine
pane-scores = Scores
pane-hint = Hint
pane-nothing = Nothing here.
hint-how = H asks what a master would play here.
amount-keys = arrows or digits, Enter
point-possible = can be chosen
point-not = cannot be chosen
point-keys = arrows move, shift finely, + − zoom, or type x y; Enter takes it, Esc lets it be
full-failed = The full screen could not go on; the match is kept, and --plain shows it line by line.
full-pace = { $seconds ->
    [0] Everything is told at once.
   *[other] { $seconds } seconds for each sentence; space hurries.
}
full-keys = { $over ->
    [yes] K keep · Z board · L log · S scores · ? help · Q leave
   *[no] { $asked ->
        [yes] Enter do · / find{ $undo ->
            [yes] { " · U undo" }
           *[no] { "" }
        } · H hint · R rules · Tab pane · ? keys · Q leave
       *[no] Space hurry · < > pace { $pace } s · Tab pane · R rules · ? keys · Q leave
    }
}
full-help_title = Keys
full-help =
    a letter, digit — look at the choice with that key; once more, or Enter, does it
    ↑ ↓ Enter — go through the choices and take one; → and ← go into several and back
    / — find choices by words
    click — look at a choice, or at something on the board; once more does it
    U — undo your last action, as long as nobody has learnt anything from it
    H — a hint: what a master would play here, and your chances to win
    L M S — log, what is yours, how everybody stands; once more enlarges it
    Tab, Z — the next pane; enlarge the pane over the board, and back
    Ctrl ↑ ↓ — scroll the pane
    R — the rulebook, found through by typing
    space, < > — hurry; tell slower or faster
    T — by day or by night
    K — keep the match in a file of your own
    Q, Ctrl-C — leave; the match is kept

event-undone = { $seat } took the last action back.
event-abandoned = The match was abandoned.

## Lessons

lesson-refused = That is not allowed. See the rule “{ $title }”.
learn-courses = Courses
learn-course = serai learn { $name } — { $title }, { $count ->
    [one] one lesson
   *[other] { $count } lessons
}
learn-none = { $title } has no lessons yet; `serai rules { $name }` is its book
learn-heading = Lesson { $number } of { $count }: { $title }
learn-keys = a number chooses · v the board again · r N.N a clause · q leave
learn-done = Lesson { $number } is done.
learn-next = Enter for the next lesson, q to leave:
learn-left = Go on whenever you like: { $command }
learn-finished = That was the whole course. Next comes a match against { $count ->
    [one] a novice
   *[other] { $count } novices
}, with hints whenever you ask (h).
lesson-on = Enter goes on to the next lesson, Q leaves.
lesson-to_match = Enter begins the match, Q leaves.
lesson-no_undo = In a lesson only what is right is played, so there is nothing to take back.
lesson-no_file = A lesson is not kept in a file.
learn-match = Play it now? [Y/n]

## A table of a server

join-link = “{ $link }” leads to no table: a link ends in /join/… or /table/…, as the page of the table shows it.
join-away = Nobody answers at { $origin }: { $trouble }.
join-refused = The server refuses it (status { $status }).
join-parts = the parts that reach a server are not installed; install serai[server]
join-screen = A server’s table needs a terminal with a full screen; open its link in a browser instead.
join-lost = The connection is lost; it is sought again.
join-waiting = { $count ->
    [0] All seats are taken; it begins at once.
    [one] One seat is still free; it begins when somebody takes it.
   *[other] { $count } seats are still free; it begins when they are taken.
}
join-kept = The server keeps this match; its page has the file when it is over.
join-left = Good-bye. The table is at { $link }; serai join { $link } comes back to it.

## Results

result-points = Points
result-places = Place
result-place = { $place }.
result-won = { $seat } won with { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
result-shared = The win is shared by { $winners }.
result-nobody = Nobody won.
result-none = The match ended without a result.

## Replay

replay-prompt = Line { $line } of { $last } (Enter on, b back, f first, e end, a number, q):
replay-keys = Enter or n goes on, b back, f to the first line, e to the end, a number to that line, q leaves.
replay-full_keys = ← → a line · PgUp PgDn ten · Home End · Space run · v whose eyes · R rules · Q leave
replay-where = Line { $line } of { $last }
replay-public = as everybody saw it
replay-seat = as { $seat } saw it
replay-line = The lines run from 0 to { $last }.

## Analysis

analysis-title = { $game }: what turned the match
analysis-luck = Luck had a hand in it.
analyse-seconds = An analysis takes { $least } to { $most } seconds.
analyse-running = The match in { $file } has not ended: an analysis would tell its secrets.
analyse-thinking = Thinking { $count ->
    [one] one moment
   *[other] { $count } moments
} through, in at most { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}
analyse-lead = Each seat’s chance to win, from the first moment to the last, if everybody plays on sensibly.
analyse-no_turns = No moment turned it for certain; more --seconds may find one.
analyse-line = Line { $line }, { $seat }: { $act }
analyse-lines = Lines { $first } to { $last }
analyse-change = { $seat } { $before } → { $after } %
analyse-changes = Chances: { $changes }
analyse-better = Better, by what that seat knew: { $act } ({ $after } % instead of { $before } %).
analysis-share = { $percent } % of the time; { $count ->
    [one] one moment
   *[other] { $count } moments
} to think through
analysis-turns = { $count ->
    [one] One moment
   *[other] { $count } moments
} turned it; Enter shows the board.
analysis-keys = ↑ ↓ choose a moment · Enter its board · R rules · T light · Q leave
moment-which = Turn { $number } of { $count }
moment-better = shown on the board: what was better
moment-played = shown on the board: what was played
moment-keys = ↑ ↓ turns · ← → lines · p played or better · v whose eyes · Q curves
analyse-sound = By what that seat knew, nothing clearly better was to be found.

## Verify

verify-seal = The file is whole: { $count } lines, and its seal fits.
verify-rules = { $title } for { $count } seats, by rules number { $rules } and its figures.
verify-seed = The key follows from the seed { $seed }; a match for study, without a commitment.
verify-secret = The key follows from the secret { $nonces ->
    [0] alone, no seat gave a nonce,
   *[other] and the { $nonces } nonces, one of each seat,
} and the secret opens the commitment { $commitment }….
verify-same_commitment = This is the commitment you named.
verify-worth_seed = Whoever chose the seed could know every draw: this says nothing about luck.
verify-worth_unpublished = A commitment proves nothing unless it was published before the match: --commitment compares this one with the one you were given then.
verify-worth = { $nonces ->
    [0] Without nonces of the seats, whoever made the secret could choose among shuffles.
   *[other] If it was published before the nonces were given, nobody could choose the shuffle alone.
}
verify-lines = All { $count } lines were played again and every action was legal{ $undone ->
    [0] .
    [one] , one taken back.
   *[other] , { $undone } taken back.
}
verify-draws = All { $draws } draws and all { $events } events are those the key leads to.
verify-hash = Every line’s hash agrees, up to { $digest }….
verify-over = The result is the one the lines lead to.
verify-running = The match has no result yet, and the file claims none.
verify-good = { $file } is sound.
verify-failed = { $file } is not sound.
verify-other_version = { $file } is of another version, so it cannot be checked here.
verify-other_commitment = The match was not played with the commitment that was published.
verify-commitment_form = A commitment is { $digits } digits from 0 to f.

## Rules and games

rules-books = Every game has a rulebook; each rule has a number.
rules-book = serai rules { $name } — { $title }, { $count } clauses
rules-how = r { $prefix }-1.1 reads a clause, r and some words finds the clauses that hold them.
rules-nothing = No clause speaks of “{ $wish }”.
games-seats = { $fewest } to { $most } seats
games-presets = presets: { $presets }
games-more = serai games GAME lists the options of a game. Levels of bots: { $levels }.
sources-reconstructed = our figures
sources-inferred = inferred figures
sources-where = serai rules { $name } sources says which figures of the game are ours.
games-others = Beside the levels, these play it: { $names }.
games-options = Choose with serai play { $name } --preset NAME --option name=value.
golden-written = { $count } matches written to { $folder }.

## Studies

number-list = { $name } is a number, or several separated by commas, not “{ $wish }”.
study-playing = Playing
study-workers = The number of processes is 1 to { $most }.
study-on = There is no “{ $wish }” to play on; there are: processes, ray.
study-address = An address is for --on ray only.
study-parts = the parts that read results are not installed; install serai[lab], or use make play
study-cut = The last line of the results was torn and has been cut away; its match was played again.
study-stopped = Stopped with { $done } of { $wanted } matches played, all kept in { $folder }; the same command goes on from there.
study-done = { $count } matches are in { $folder }.
study-files = Beside results.jsonl, which holds them all: { $files }.
company-mixed = mixed tables
company-alone = all { $one }
company-one_among = one { $one } among { $others }
company-sides = { $one } against { $others }
level-side = { $level } as { $side }
percent = { $number } %
spread = { $middle } ({ $low } – { $high })
order-place = { $place ->
    [1] first to act
    [2] second
    [3] third
   *[other] { $place }th
}
option-usual = as usual
who-winners = winners
span = { $low } – { $high } %
wins-of = { $wins } of { $played }
table-cell = { $title }, { $seats } seats, { $who }
table-ratings = { $title }, ratings by openskill
table-time = { $title }, { $seats } seats, processor time a move in milliseconds
table-order = { $who }, wins by order of play
table-lengths = Length: median (one in ten is shorter, one in ten longer)
table-endings = How matches ended
table-points_title = Points: median (one in ten has less, one in ten more)
table-options = { $who }, win share of: { $what }
table-who = Who
table-option = Option
table-matches = Matches
table-decisions = Decisions
table-rounds = Rounds
table-points = Points
table-winner = Winner’s points
table-level = Level
table-won = Won
table-share = Share
table-interval = 95 % interval
table-fair = Fair share
table-times_fair = × fair
table-rating = Rating
table-moves = Moves
table-mean = Mean
table-p99 = 99 % within
table-longest = Longest
plot-share = { $share } %  ({ $low }–{ $high })
plot-fair = fair { $share } %
plot-study = { $title }: { $table }
plot-interval = mark: mean · bar: 95 % interval
plot-tenths = mark: median · bar: all but the outer tenths
plot-range = mark: median · bar: least to most
plot-alike = all alike
plot-shares = Win shares, with 95 % intervals
plot-shares_scale = share of matches won by a seat (or by a side)
plot-ratings = Ratings, with 95 % intervals
plot-ratings_scale = openskill rating; everybody starts at 25
plot-moves = Processor time a move
plot-moves_scale = mark: mean · bar: 99 % are within · cross: longest (figures in milliseconds)
plot-seats = { $title }, { $seats } seats
plot-order = Win shares by order of play
plot-lengths = How long matches are
plot-lengths_scale = decisions or rounds of a match; upwards: the share of matches
plot-decisions = Decisions
plot-rounds = Rounds
plot-points = Points
plot-points_scale = points; upwards: the share of results
plot-options = Win share, { $what }, option by option
plot-of = { $what }: { $where }
plot-times = { $mean } · { $most } · { $longest }

## Trouble

usage = { $trouble } serai --help shows what can be typed.
usage-command = There is no command “{ $word }”; there are: { $commands }.
usage-extra = “{ $word }” is more than this command takes; { $command } --help tells what it takes.
usage-missing = { $command } needs { $name }; { $command } --help tells what it is.
usage-option = There is no “{ $word }” here; { $command } --help tells what there is.
usage-value = “{ $word }” does not fit { $name }; { $command } --help tells what it takes.
disk = Nothing more can be written: { $trouble }.
input-ended = The input ended; nothing was done.
interrupted = Interrupted; nothing was changed.

## What the server refuses

problem-stopping = The server is stopping.
problem-other_sites = Requests from other sites are refused.
problem-cut_off = The connection ended within the request.
problem-no_json = Bodies are JSON: Content-Type: application/json.
problem-host = This server does not answer to that name; see the setting allowed_hosts.
problem-too_fast = That is too fast. Wait a moment.
problem-not_found = There is nothing here, or it is not open to you.
problem-wrong_method = This address cannot be asked in this way.
misread-form = This request does not have the form that is wanted here.
misread-type = Expected `{ $expected }`, got `{ $got }`
misread-bound = Expected `{ $expected }` { $bound }
misread-missing = Missing: `{ $field }`
misread-unknown = Unknown here: `{ $field }`
misread-value = Not one of the values there are: { $got }
misread-json = The body is no sound JSON.
problem-not_yours = That seat is not yours.
problem-not_kept = This could not be kept just now. Try again.
problem-viewpoint = A viewpoint is a seat's number or public.
problem-record_running = A running match has secrets: its file is ready when it has ended.
problem-no_match = There was no match at this table.
problem-record_damaged = What is stored of this match's file is damaged.
problem-no_hints = This table was opened without hints.
problem-hint_not_asked = A hint is for whoever is asked to act.
problem-hint_late = The match has gone on meanwhile.
problem-analysis_running = A match is analysed when it has ended.
problem-wait_for_it = Wait for what you have asked for before you ask for more.
problem-message = A message needs letters that can be seen, and no control characters.
problem-chat_full = This table has seen enough talk: its chat is full.
problem-mute_other = Only somebody else's seat can be muted.
problem-not_begun = The match has not begun yet.
problem-archived = This match was played by other rules: its file alone can tell it.
problem-name = A name needs letters that can be seen, and no control characters.
problem-name_taken = Somebody at this table has this name already; choose another.
problem-your_tables = You sit at a hundred tables already; finish or leave some first.
problem-too_many_tables = Too many tables wait to begin here; try again in a few minutes.
problem-no_own_seat = One seat at least must be yours.
problem-same_colour = Two seats cannot have the same colour.
problem-only_bots_have_levels = Only bots have a level.
problem-rematch = A rematch follows a match that has ended.
problem-colour_taken = Another seat has this colour.
problem-match_over = The match is over.
problem-id_used = This id was already used for something else.
problem-no_such_seat = There is no such seat at this table.
problem-begun = The match has begun already.
problem-seats_open = Some seats are still open.
problem-nonces_missing = Some people have not sent their part of the shuffle yet.
problem-seat_taken = That seat is taken.
problem-seats_taken = All seats are taken.
problem-no_invitation = Only an open seat has an invitation.
problem-stand_in_when = A bot can stand in only while a match is played.
problem-stand_in_for = A bot can stand in for a person only.
problem-stand_in_here = This person is here; a bot can stand in only for somebody who is gone.
problem-own_seat = This seat is yours; leave it instead.
problem-spectator = Spectators only watch.
problem-address_tables = A hundred tables from your address wait to begin; start or close some first.
problem-address_public = Twenty public tables from your address wait to begin; start or close some first, or invite people to a private one.
problem-your_hints = Several hints for you are being thought about. Wait for them first.
problem-many_hints = Many hints are wanted just now. Try again in a moment.
problem-your_studies = Several matches are being thought through for you. Wait for them first.
problem-many_studies = Many matches are being thought through just now. Try again in a minute.
problem-not_read = The tables cannot be read just now. Try again.
problem-nested = The body is nested too deeply.
problem-no_utf8 = The body is no sound UTF-8.
problem-internal = Something went wrong here. It was noted.
problem-no_http = This is no sound HTTP request.
problem-large_head = The headers of this request are too large.
problem-large_body = The body of this request is too large.
problem-wait_for_answer = Wait for an answer before you ask on.
problem-level = There is no such level; there are: { $levels }.
problem-bots = { $title } can be played against { $fewest } to { $most } bots.
problem-damaged = This match cannot go on: what is stored of it is damaged. Whoever runs this server finds more about it in the log.
problem-waits_game = This match waits: there is no game { $game } here.
problem-waits_rules = This match waits: { $why }.

## What the engine, the bots and the studies refuse: parts of sentences, put into their own by whoever asked

bad-level = there is no level { $level }; there are: { $known }, and for studies { $others } and { $last }
bad-bot_game = { $place } does not play { $title }; it plays { $games }
bad-bot_choose = { $place } is no bot: it has no choose(observation)
bad-bot = { $place } is no bot: a class, or a function of a game and a seed, is wanted
bad-bot_seated = { $place } cannot be seated with a game and a seed: { $why }
bad-nobody_thinks = nobody thinks at this table
bad-thinker_ended = a thinking process has ended
bad-action_needs = { $action } needs { $needed }: { $possible }
bad-value = { $name } must be { $possible }, not { $value }
bad-action = there is no action { $name }; there are: { $known }
bad-action_number = there is no action { $action }: they run from 0 to { $last }
bad-action_form = an action looks like {"{"}"action": name, …{"}"}, not { $named }
bad-action_takes = { $action } takes { $takes }, not { $key }
bad-draw_missing = a draw is missing from the log: the file was cut or changed
bad-draw = the log holds the draw { $drawn } where it must be below { $n }
bad-rulebook = no rulebook has clauses that begin with { $prefix }-
bad-clause_form = a clause is named by its number, such as { $example }, not { $wish }
bad-clause = { $title } has no clause { $asked }; they run from { $first } to { $last }
bad-bytes_short = the bytes of a position end too early
bad-bytes_length = the bytes of a position hold an impossible length
bad-bytes_long = the bytes of a position go on after its end
bad-bytes_seat = the bytes of an observation name seat { $seat }
bad-course = { $title } has no course { $name }; there are: { $names }
bad-lesson = there is no lesson { $name }; there are: { $names }
bad-lesson_done = This lesson is done.
bad-lesson_steps = These steps do not lead through the lesson; begin it once more.
bad-options = options are names with values, not { $options }
bad-secret = the secret of a match is { $size } bytes, not { $length }
bad-line_forged = { $where } is forged or damaged: its { $field } differs
bad-file_rules = the file has no sound rules
bad-file_figures = this match was played with other figures of { $title } than its rules number { $rules } has here; a Serai with those figures can read it
bad-file_options = the file has no sound options
bad-file_nonces = the file has no sound nonces
bad-file_key = the key does not follow from the file's own seed, or secret and nonces
bad-file_commitment = the secret does not open the commitment that was published
bad-nonce = a seat's nonce is { $size } bytes, not { $length }
bad-nonces = { $seats } seats give { $seats } nonces or none, not { $count }
bad-seat = there is no seat { $seat }: they run from 0 to { $last }
bad-events_from = events are numbered from 0, not { $first }
bad-record_running = a running match has secrets: its record is written when it has ended
bad-file_result = the result in the file is not the one its lines lead to
bad-file_not_over = the file claims to be the record of a match, but the match is not over
bad-line_rules = { $where } does not follow by the rules known here: its { $field } differs. Either it was changed, or a Serai with other rules wrote it, and that one can read it
bad-line_more = { $where } is forged or damaged: it says { $field } as well
bad-file_begins = the file begins no match: { $trouble }
bad-file_seed = a match made from a seed has no secret and no nonces
bad-line = line { $number } cannot have happened: { $trouble }
bad-line_kind = line { $number } is of an unknown kind
bad-preset = there is no preset { $preset }; there are: { $known }
bad-option = there is no option { $name }; there are: { $known }
bad-option_since = the option { $name } came with rules number { $since }; a match of number { $rules } has none of that name
bad-option_value = { $name } can be { $known }, not { $value }
bad-option_value_since = { $name } can be { $value } since rules number { $since }; in a match of number { $rules } it can be { $known }
bad-bytes = these bytes are no position of this game
bad-bytes_option = the bytes of a position hold an unknown value of { $name }
bad-place = a place is named module:name, like mygames.wells:Wells, not { $place }
bad-place_loaded = { $place } cannot be loaded: { $why }
bad-path = a file is named by its path, not by { $path }
bad-file = this is not a Serai match file
bad-file_format = this file has a format this Serai does not know; a newer one reads it
bad-file_cut = this file is cut off: its closing line is missing or does not fit
bad-file_seal = this file was changed after it was written: its seal does not fit
bad-file_large = this file is too large for a match file
bad-line_object = line { $number } is damaged: it is no object
bad-file_field = the file has no sound { $field }
bad-file_write = cannot write { $path }: { $reason }
bad-file_none = this is no file that can be read
bad-file_read = cannot read { $path }: { $reason }
bad-line_json = line { $number } is damaged: it is no JSON
bad-game = there is no game { $name }; there are: { $games }
bad-game_place = { $place } is no game: a Game, or its class, is wanted there
bad-game_other = { $place } is the game { $game }, not { $name }
bad-game_made = { $place } cannot be set up without arguments: { $why }
bad-vary = there is no option { $name } to vary; there are: { $known }
bad-ray_address = no Ray cluster at { $address }: { $trouble }
bad-ray_missing = Ray is not installed; install serai[ray]
bad-ray_start = Ray could not be started here: { $trouble }
bad-ledger_other = { $path } was written by another Serai; name another folder
bad-ledger_plan = { $path } was begun with { $other }; it takes more matches of the same plan, anything else needs another folder
bad-ledger = { $path } is not the ledger of a study; name another folder
bad-ledger_write = cannot write in { $folder }: { $why }; name another folder
bad-ledger_busy = another process is writing { $path }; wait for it, or name another folder
bad-ledger_line = line { $number } of { $path } is damaged; name another folder
bad-plan = there is no plan { $shape }; there are: { $shapes }
bad-plan_levels = the plan { $shape } needs at least { $fewest } levels, not { $count }
bad-matches = the number of matches is 1 to { $most }, not { $matches }
bad-plan_sides = { $title } has no sides; the plan sides is for { $sided }
bad-log_level = log levels are { $levels }, not { $level }
bad-listening = cannot listen on { $host } port { $port }: { $reason }; another port may be free
bad-host = a host is wanted to listen on: 127.0.0.1 is this machine alone, 0.0.0.0 every network it is in
bad-public_url = public_url is the address people use, like https://games.example
bad-setting = a setting is wrong: { $refused }
bad-config_read = cannot read { $path }: { $reason }
bad-config_toml = { $path } is no sound TOML: { $trouble }
bad-proxy = a proxy is an address or a network such as 10.0.0.0/8, not { $proxy }
bad-database_missing = there is no database { $path }
bad-copy_exists = { $target } is there already; name a file that is not
bad-copy_write = cannot write { $target }: { $reason }
bad-copy_read = cannot copy { $source }: { $trouble }
bad-database_address = the database is neither a file nor an address
bad-database_kind = databases are sqlite:///path/to/file and postgresql://user@host/name, not { $kind }://…
bad-database_memory = SQLite needs a file: a table kept in memory would be lost
bad-database_served = another Serai already serves { $database }; stop it first, or name another database
bad-database_alone = another Serai already serves the database { $database }, and the two cannot do so together: one of them is older, or was started with SERAI_SEVERAL=false; stop it first, or name another database
bad-database_older = the database { $database } has the shape of an older Serai, and such ones still serve it; stop them all, then start this one, which changes the shape
bad-database_unserved = the database { $database } does not have the shape of this Serai yet; start one that serves it first
bad-think_database = thinking for others takes a PostgreSQL that they serve: --database postgresql://user@host/name; one file is served by one process, which thinks by itself
bad-database_use = cannot use { $path }: { $reason }
bad-database_full = the disk is full
bad-database_newer = this database was written by a newer Serai; only that one can serve it
bad-database_shape = no Serai has given a database the shape { $shape }
bad-database_damaged = the database { $where } is damaged. Put the last good copy in its place, or look at what can still be read with: serai check { $where }
bad-database_trouble = the database { $where } cannot be used: { $trouble }
bad-dataset_none = a dataset needs one match and one level, or more
bad-dataset_files = name one file of a match, or more
bad-dataset_file = { $path } is another game, or has other seats, than { $first }
bad-dataset_game = { $game } has other rules, components or levels than the dataset
bad-dataset_folder = { $folder } holds another dataset; name another folder
bad-train_few = a judgement needs { $least } matches and one level, or more
bad-train_game = { $title } has no learned judgement
bad-train_folder = { $folder } holds another training; name another folder
bad-study_none = { $title } brings no study of its own; serai lab balance { $game } tells how it goes
bad-study_player = this study has no { $name }; it has: { $known }
bad-study_levels = this study takes one level, or Silver's and the pirates'
bad-possible_flag = true or false
bad-possible_names = one of { $names }
bad-possible_number = a whole number from { $low } to { $high }
bad-whole = { $what }, not { $value }
bad-seats = { $title } is for { $fewest } to { $most } seats
bad-seed = a seed is a whole number below 2**64
bad-first_line = the first line
bad-some_line = line { $number }
bad-rules_first = number 1
bad-rules_numbers = numbers 1 to { $newest }
bad-rules = rules number { $number } of { $title } is not known here: this Serai knows { $known }, a newer one can play it
bad-file_name = no file can have this name
bad-none = at least one { $what } is needed
bad-twice = the { $what } { $name } is named twice
bad-what_game = game
bad-what_seats = number of seats
bad-what_level = level

## How well bots play

level-novice = Novice
level-novice-about = means well and forgets a lot; a child can win.
level-traveller = Traveller
level-traveller-about = knows the way and sometimes takes a wrong turn.
level-guide = Guide
level-guide-about = plays soundly, move by move.
level-caravaneer = Caravaneer
level-caravaneer-about = thinks a few moves ahead.
level-master = Master
level-master-about = thinks as hard as it can for about a second.
level-random = Careless
level-random-about = does anything that is allowed.
level-greedy = Greedy
level-greedy-about = takes what looks best just now.

## What the machine says when a file or a port cannot be had

os-enoent = no such file or folder
os-eacces = permission denied
os-eperm = this is not permitted
os-eexist = it is there already
os-eisdir = this is a folder
os-enotdir = this is no folder
os-enospc = the disk is full
os-edquot = the quota of the disk is used up
os-erofs = nothing can be written there
os-eio = the disk does not answer as it should
os-enametoolong = the name is too long
os-emfile = too many files are open
os-eaddrinuse = the port is in use
os-eaddrnotavail = this machine does not have that address
os-econnrefused = nobody answers there
os-etimedout = no answer came in time

## Figures of studies

figure-players = players
figure-matches = matches
figure-rounds = rounds
figure-points = points
figure-winner = winner
figure-mean = mean
figure-wins = wins
figure-lengths = lengths
figure-order = order
figure-options = options
