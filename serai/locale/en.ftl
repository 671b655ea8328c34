# What Serai itself says, in every game. A game's own words are in its folder.

## Names

name-you = You
you-within = you
name-person = Player { $letter }
name-seat = Seat { $letter }
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
    serai play livingstone --seats you,bot,bot — with the company you like
    serai serve --open — open the tables in your browser
    serai watch livingstone — lean back while bots play
    serai games — games, presets, options
    serai rules livingstone — a rulebook, a clause, a search
    serai replay FILE — step through a match
    serai analyse FILE — what turned a match that has ended
    serai verify FILE — check every draw of a match
greeting-help = serai COMMAND --help tells more about each of them.

version = serai { $version }, { $how }, Python { $python }
version-compiled = compiled
version-interpreted = interpreted

## Help on commands

about-serai = Play and study expedition board games.
about-play = Play a match in this terminal, with bots, with friends beside you, or both.
about-watch = Watch bots play against each other.
about-replay = Step through a match, forwards and backwards.
about-verify = Check a match file: its seal, its key, every draw, event and hash, its result.
about-analyse = Look back at a match that has ended: every seat’s chances, and what turned it.
about-rules = Read a rulebook, one clause, or the clauses that hold some words.
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
about-golden = Record finished matches that tests replay line by line.
about-game = The game, as `serai games` names it.
about-seats = Who sits where, separated by commas: you, you:NAME, bot, bot:LEVEL.
about-preset = A named set of options.
about-option = A rule to change, as name=value; can be given several times.
about-seed = A number that decides all luck, so that the match can be played again.
about-save = Keep the match in this new file, written after every action.
about-load = Go on with a match that was kept, in the same file.
about-no_hints = Play without hints, in this match and whenever it is gone on with.
about-file = The match file.
about-analyse_seconds = Seconds of processor time to think; with more of them chances are surer, and more moments are looked at.
about-pace = Seconds between two pictures.
about-replay_seat = Look as this seat, by its letter; without it as the public.
about-replay_line = Begin after this line.
about-replay_all = Tell the whole match at once.
about-commitment = The commitment that was published before the match.
about-rules_game = The game, or the number of a clause.
about-rules_wish = The number of a clause, or words to look for.
about-out = The folder for the files.

about-tournament = Let levels of bots play each other, and tell how strong each is. Interrupt it whenever you like: the same command goes on where it was.
about-tournament_games = The games, separated by commas, as `serai games` names them.
about-tournament_seats = How many seats; several numbers, separated by commas, are played side by side.
about-plan = Who meets whom. mixed: every company of levels, in every seat. one-among: one seat of each level among seats of each other. ladder: one seat of each level among seats of the one named before it. sides: each level on each side, where a game has sides.
about-lab = Study the games themselves.
about-balance = Play many matches of a game and tell whether it is fair: wins by order of play, level and option, length, points. Interrupt it whenever you like: the same command goes on where it was.
about-balance_seats = How many seats; several numbers are separated by commas, and without any all are played.
about-vary = An option whose every value is tried, or all; can be given several times.
about-study_levels = The levels, separated by commas; in Goldland also the styles balanced, racer and hunter.
about-study_matches = How many matches of each kind; made up to a number in which every level has every seat equally often.
about-study_seed = A number that decides all luck of the study.
about-study_workers = How many processes play; as many as there are cores if no number is given.
about-study_on = Where to play: processes (of this machine) or ray (a Ray cluster).
about-study_address = The address of the Ray cluster; without it, and without RAY_ADDRESS, one is started on this machine.
about-study_out = The folder for the results; it is made, or gone on with.

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
load-seats = This match has { $total } seats, but --seats names { $count }.
file-missing = There is no file { $file }.
file-unsound = The file { $file } cannot be used: { $trouble }. Another copy of it may be sound.
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

curtain = Now it is { $name }. Nobody else should look at the screen.
curtain-enter = Press Enter to go on:

save-where = Keep the match in which file?
save-done = Kept in { $file }, and again after every action.
save-exists = The file { $file } is there already and will not be overwritten: choose another name, or go on with it by serai play --load.
save-failed = The match could not be kept: { $trouble }. It is tried again after every action; s FILE keeps it elsewhere.
quit = Leave the table? The match is kept in { $file }. (y/n)
quit-unsaved = Leave the table? (y: leave, s: save and leave, n: stay)
left = Good-bye.
left-interrupted = The input ended before the match did.
left-saved = The match is kept: serai play --load { $file } goes on with it.
left-unsaved = The match was not kept; --save FILE keeps it from the start.
left-lost = The last actions could not be kept.
end-saved = The whole match is in { $file }: serai analyse tells what turned it; serai replay and serai verify can read it, too.

end-prompt = a: what turned it · s FILE: keep the match · Enter: leave
end-keys = a tells what turned the match, s and a file name keeps it, Enter leaves; then it is gone.
window-narrow = This window is narrower than the { $wanted } columns a board is drawn for.

event-undone = { $seat } took the last action back.
event-abandoned = The match was abandoned.

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
analyse-sound = By what that seat knew, nothing clearly better was to be found.

## Verify

verify-seal = The file is whole: { $count } lines, and its seal fits.
verify-rules = { $title } for { $count } seats, by rules number { $rules } and the component data known here.
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
