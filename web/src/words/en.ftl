# Serai's own words in the browser. What a game says lies beside its rules.

serai = Serai
tagline = Four expeditions, one inn. Play with friends, with bots, or both.
players = { $fewest }–{ $most } players
seat-count = { $fewest }–{ $most }
ask = What do you do?
amount = { $field }: { $least } to { $most }
colour-ruby = ruby circle
colour-azure = azure diamond
colour-amber = amber triangle
colour-jade = jade square
colour-violet = violet star

nav-play = Play
nav-tables = Tables
nav-replays = Replays
nav-rules = Rules
nav-learn = Learn
nav-label = Pages
to-lobby = Back to the lobby
look-light = Light look
look-dark = Dark look
look-contrast = High contrast
sound-on = Turn sound on
sound-off = Turn sound off
notice-on = Tell me when it is my turn
notice-off = Do not tell me any more
notice-refused = This browser does not allow notices from here; its settings for this page can.
loading = One moment …
trouble = That did not work: { $text }
unreachable = The server cannot be reached.
unreachable-again = Try again
unreachable-page = What belongs here comes as soon as the server answers.
renewal = A newer version of Serai is here.
renewal-now = Show it
renewal-later = Later
not-found = There is no such table, or it is not yours to see.
invite-gone = This invitation has been used or has run out. Ask for a new link.
page-missing = There is nothing here.

lobby-start = Start a table
lobby-account = no account needed
lobby-compiling = Serai is being compiled and runs slowly until then. It will change by itself; your tables go on.
lobby-quick = Play { $game } against bots now
lobby-quick_short = Play now against bots
lobby-continue = Continue
lobby-matches = { $count ->
    [one] one match
   *[other] { $count } matches
}
lobby-wait = { $count ->
    [one] one waits for you
   *[other] { $count } wait for you
}
lobby-open = Open tables
lobby-open_count = { $count } now
lobby-none_open = No public table waits for players just now. Open one.
lobby-none_mine = Nothing running yet. A table you open stays here.
lobby-finished = Finished
lobby-none_finished = No finished matches yet.
lobby-more = Older ones
lobby-code = Have a link or a code? Enter it here
lobby-code_label = Link or code
lobby-go = Go
lobby-seats = Seats
lobby-seats_of = { $count } of { $most }
lobby-you = You
lobby-friend = Friend
lobby-bot = Bot
lobby-pass = Pass and play
lobby-name = Your name
lobby-their_name = Name
lobby-host = host
lobby-link_after = you get a link
lobby-this_screen = this screen
lobby-level = level
lobby-level_of = How well the bot in seat { $letter } plays
level-option = { $number } { $name }
lobby-add = Add a seat
lobby-remove = Remove seat { $letter }
lobby-kind = Who sits in seat { $letter }
lobby-rules = Rules
lobby-rules_hint = any line can be changed
lobby-sources = Some figures are ours.
preset-manual = Manual
preset-publisher = Publisher
preset-own = Our own
preset-label = Preset
lobby-side = You play
side-pirate = a pirate
side-silver = Long John Silver
side-any = either
lobby-agreed = At the table
lobby-pace = Pace
pace-none = no clock
pace-30 = 30 seconds a turn
pace-90 = 90 seconds a turn
pace-300 = 5 minutes a turn
pace-86400 = a day a turn
lobby-joining = Joining
joining-invite = by link only
joining-public = anyone may join
lobby-watching = Watching
watching-no = nobody
watching-yes = anyone with the link
lobby-hints = Hints
hints-yes = given
hints-no = none
lobby-summary = { $who }.
summary-friend = { $count ->
    [one] a friend
   *[other] { $count } friends
}
summary-bot = { $count ->
    [one] a bot
   *[other] { $count } bots
}
lobby-about_minutes = About { $minutes }.
lobby-open_table = Open the table
lobby-join = Join
lobby-watch = Watch
lobby-back = Go on
lobby-look = Look back
replays-games = Games
replays-all = All games
replays-search = Somebody who played
replays-none = No finished match is like that.
progress = round { $round }
state-your_turn = Your turn
state-waiting = Waiting for { $who }
state-waiting_others = Waiting for the others
state-open = Waiting for players
state-ended = Finished
state-won = Won by { $who }
state-agreed = Ended by agreement
state-abandoned = Abandoned
free-seat = free seat

join-title = { $host } invites you to { $game }
join-seat = You would take seat { $letter }.
join-name = Your name
join-colour = Your colour
join-sit = Sit down
join-public = Join this table

waiting-title = The table is set
waiting-lead = The match begins as soon as every seat is taken.
waiting-lead_host = When every seat is taken, you start the match.
waiting-empty = free
waiting-invite = Copy link
waiting-copied = Copied
waiting-share = Send link
waiting-qr = Show QR code
waiting-qr_label = QR code of the invitation for seat { $letter }
waiting-bot = Take a bot instead
waiting-free = Keep it free
waiting-ready = ready
waiting-not_ready = sitting down …
waiting-start = Start the match
waiting-close = Close the table
waiting-leave = Leave the table
waiting-commitment = Commitment to the shuffle: { $commitment }
waiting-commitment_why = Fixed before anyone’s part of the shuffle is known; after the match anyone can check it.

title-host = with { $host }
seats-label = Seats
seat-you = you
seat-bot = bot, { $level }
seat-to_act = to act
seat-away = away
seat-stand_in = bot plays on
seat-host = host
seat-thinking = thinking
seat-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
seat-won = won
banner-your_turn = Your turn
banner-turn = { $who } to act
banner-several = Several decide
banner-waiting = Waiting for { $who }.
banner-over = The match is over
banner-won = Won by { $who }.
banner-nobody = Nobody has won.
banner-agreed = Ended by agreement, without a result.
banner-abandoned = The match was abandoned.
banner-watching = You are watching.
banner-lost = Connection lost. Trying again …
banner-hurry = Skip ahead
banner-clock = { $time } left
choices = Choices
choices-none = Nothing to choose just now.
choice-why = why not?
choice-close = Close
choice-rules = Read it in the rules
choice-helps = This would help:
choice-confirm = This cannot be taken back.
choice-again = or tap it once more
mine = Mine
primer-title = How { $game } plays
primer-close = Got it
primer-rules = Read the rules
primer-ask = New to { $game }?
primer-show = How it plays
primer-later = Not now

## Lessons

learn-title = Learn to play
learn-about = Short lessons on the real board: one thing to do, and an answer to whatever you try. This device remembers how far you are.
learn-none = There are no lessons for this game yet.
learn-all = All courses
learn-offer = Learn it
learn-offer_title = New to { $game }?
learn-offer_text = { $count ->
    [one] One short lesson on the real board.
   *[other] { $count } short lessons on the real board.
}
learn-begin = Begin
learn-go_on = Go on
learn-done = done
learn-list = All lessons
learn-again = Begin again
learn-where = lesson { $number } of { $count }
learn-step = Step { $step } of { $steps }
learn-right = Right.
learn-other = Allowed, but try again.
learn-refused = Not allowed.
learn-over = Lesson { $number } of { $count } is done.
learn-next = Next: { $title }
learn-match = That was the whole course. Now play a match against { $count ->
    [one] a novice
   *[other] { $count } novices
}; a master gives you hints when you ask.
learn-play = Play a first match against novices
tab-log = Log
tab-rules = Rules
tab-chat = Chat
tab-notes = Notes
tab-choices = Choices
tab-mine = Mine
tabs-label = Beside the board
log-empty = Nothing has happened yet.
log-show = Show on the board
log-struck = Taken back:
event-undone = { $seat } took an action back.
event-abandoned = The match was ended.
rules-search = Search the rules
rules-none = No clause speaks of that.
rules-found = { $count ->
    [one] one clause
   *[other] { $count } clauses
}
sources-title = What is sourced and what is ours
sources-reconstructed = our figures
sources-reconstructed_long = No source gives some of the figures in this clause; they were made to fit all that is known.
sources-inferred = inferred figures
sources-inferred_long = Some of the figures in this clause follow from others that are known.
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-mute = Mute { $who }
chat-unmute = Hear { $who } again
chat-watching = Spectators cannot chat.
notes-label = Your notes on this match; they stay on this device
hint-ask = Hint
hint-best = chance to win, the best choice
hint-other = chance to win
analysis-lead = Bots play the match on from many of its moments, with all cards on the table: that tells how likely each seat was to win. It takes a minute or so; you can leave the page meanwhile.
analysis-begin = Think it through
analysis-running = { $percent } % thought through.
analysis-progress = How much is thought through
analysis-curve = Chances to win over the match
analysis-start = start
analysis-end = end
analysis-moment = Moment
analysis-at = Moment { $moment } of { $of }:
analysis-deed = { $who }: { $act }
analysis-set_up = The table is set up
analysis-between = Somewhere between moments { $first } and { $last }
analysis-turning = The moments that turned it
analysis-swing = { $who }: from { $from } % to { $to } %.
analysis-better = Better, by what that seat knew: { $act } ({ $to } % instead of { $from } %).
analysis-sound = By what that seat knew, nothing clearly better was to be found.
analysis-no_turns = No moment turned it for certain.
analysis-table = All chances as a table
analysis-replay = Show it in the replay
analysis-back = Back to the table
undo = Undo
menu = Menu
menu-speed = Speed of others
speed-calm = Calm
speed-brisk = Brisk
speed-at_once = At once
menu-confirm = Ask before acting
menu-language = Language
confirm-always = Always
confirm-final = Unless it can be taken back
confirm-never = Never
menu-look_back = Look back
menu-end = Offer to end the match
menu-end_back = Take back the offer to end
menu-end_hint = { $count ->
    [one] One seat agrees to end.
   *[other] { $count } seats agree to end.
}
menu-leave = Leave; a bot plays on
menu-return = Take your seat back from the bot
menu-stand_in = Let a bot play for { $who }
menu-lobby = Lobby
menu-keys = Keys: 1–9 choose, Enter acts, Escape lets go, U undoes, H asks for a hint.
curtain-title = Pass the screen to { $who }
curtain-lead = The others look away. What { $who } knows is hidden until then.
curtain-open = I am { $who }
archive-lead = This match was played by other rules than are known here, so its board cannot be drawn. This is what happened.
final-title = The end
final-won = { $who } won
final-nobody = Nobody won
final-place = Place
final-sum = Sum
final-close = Look at the board
final-show = Scores
final-rematch = Play again
final-rematch_go = Go to the next match
final-record = Download the match
final-analysis = What turned the match
final-verify = Check the shuffle
final-sound = The shuffle and every line check out: { $lines } lines, digest { $digest }.
final-unsound = This record does not check out here: { $problem }.
replay-title = Look back
replay-step = Step { $step } of { $total }
replay-first = First step
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = Last step
replay-share = Share this moment
replay-shared = Its address was copied.
replay-close = Back to the present
replay-from = Seen by
replay-public = everyone
board-zoom_in = Enlarge the board
board-zoom_out = Shrink the board
sheet-up = Pull the panel up
sheet-down = Push the panel down
generic-board = This game has no drawn board yet; here is everything your seat can see.
more = more
