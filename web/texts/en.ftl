### The browser's own words. What a game says comes from its own files.

## Everywhere
language-name = English
loading = One moment …
back = Back
close = Close
copy = Copy
copied = Copied
agree = Agree
refuse = Refuse
name = Your name
come-in = Come in
guest = Guest
nav = Pages
settings = Settings
go-home = To the house
try-again = Try again
the-host = The host
## Trouble
trouble-title = That did not work
away-title = The server does not answer
away-words = Perhaps it is being started again, or the network is down. Nothing that was played is lost. This page tries again by itself and goes on as soon as it can.
away-now = Try now
trouble-unreachable = The server does not answer. Is it still running? Nothing that was played is lost.
trouble-refused = The server does not let this page in.
nowhere-title = There is nothing here
nowhere = No page of this house has this address.
link-lost = The connection is lost. It is being made again; nothing that was played is lost.
link-now = Now
link-paused = This table comes back by itself in a moment; nothing that was played is lost.
refused-lost = That did not reach the server. The table will show what counts as soon as the connection is back.

## The house
home-title = Sit down and play
games = Games
game-seats = { $least ->
        [one] 1 to { $most } players
       *[other] { $least } to { $most } players
    }
play-agents = Play against agents
new-table = New table
learn = Learn to play
learn-which = { $game }: what would you like to learn?
my-tables = My tables
my-tables-none = None yet: a game against agents is one click away.
open-tables = Open tables
open-tables-none = Nobody is waiting for players just now.
list-turn = your turn
list-with = with { $names }
list-won = you won
status-open = waiting for players
status-playing = being played
status-over = over
status-closed = closed
just-now = just now
show-all = Show all { $count }

## A new table
new-game = The game
new-which = Game
new-who = Who plays
new-seats = Seats
new-options = How it is played
new-table-itself = The table
new-title = Its name, if it needs one
new-pace = Pace
new-cards = Your own cards instead of the house's, if you own the printed game (TOML files)
pace-none = No clock
pace-move-60 = A minute for each choice
pace-move-300 = Five minutes for each choice
pace-game-1800 = Half an hour each for the whole game
pace-move-172800 = By post: two days for each choice
new-listed = Anyone may find it in the list
new-spectators = Others may watch
new-make = Make the table
seat-kind-me = Me
seat-kind-here = Someone else at this screen
seat-kind-link = A friend, by link
seat-kind-open = Anyone who comes
seat-kind-agent = Agent: { $agent }
seat-name = Name
agent-easy = easy
agent-normal = normal
agent-hard = hard
agent-expert = expert
agent-greedy = greedy
agent-instinct = instinct
agent-lively = lively random
agent-random = pure chance

## Joining
join-title = You are invited to a table
join-present = At the table: { $names }

## The sentence
your-turn = Your turn.
sentence-waiting = { $count ->
        [0] Nobody is asked anything.
       *[other] Waiting for { $names }.
    }
sentence-answered = { $count ->
        [0] You have answered.
       *[other] You have answered and may still change it. Waiting for { $names }.
    }
sentence-closed = This table is closed: { $reason }
seats-empty = { $count ->
        [one] A seat is still empty.
       *[other] { $count } seats are still empty.
    }
seats-fill = Invite or add an agent
seats-join = Sit down
watching = You are watching
sentence-nobody-wins = The game is over. Nobody wins.
sentence-you-win = The game is over. You win.
sentence-winners = { $count ->
        [one] The game is over. { $names } wins.
       *[other] The game is over. { $names } share the win.
    }

## Choices
choices = Your choices
choices-count = { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
options-otherwise = Or
choices-keys = By keyboard: a number, or arrows and Enter.
beside-choose = Choose
why-not = Why not?
parts = Parts of the table
part-board = Table
part-mine = Mine
part-others = Others
rules-short = The goal in two minutes
why-tap = Tap a greyed thing on the board to hear why it cannot be used.
why-all = What cannot be done
why-nothing = Nothing else to expect here: everything is on the list.
why-nothing-here = There is nothing to do with this now.
why-not-your-turn = It is not your turn: { $names } has to answer first.
hint = Hint
hint-thinking = Thinking …
undo-alone = Take back
undo-ask = Ask to take back
sheet-title = Log, chat, rules
sheet-up = Pull up
sheet-down = Push down
zoom-in = Closer
zoom-out = Farther
zoom-fit = See it whole

board = The board

## The guide of a first game
guide = Guide
guide-step = { $number } of { $count }
guide-next = Next
guide-done = Play on
guide-show = Show me
guide-leave = Leave the guide
guide-resume = Take up the guide again
guide-wait = The others are playing. I speak up when it is your turn.
guide-free = This one is yours: choose as you like. I speak up when something new comes.
guide-advises = the guide's advice

## The drawer
drawer = More
tab-choices = Choices
tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-seats = Seats
rules-search = Search the rules
rules-keys = Press / to search, Enter or the arrow keys to walk through what was found, Escape to go back
rules-contents = Contents
rules-found =
    { $count ->
        [one] One rule
       *[other] { $count } rules
    }
rules-open-all = Open all, to read them
rules-close-all = Close all
rules-none = No rule mentions "{ $word }".
chat-say = Say something
chat-send = Say it
chat-watching = Only those who sit here can talk.
log-earlier = … { $count } earlier
log-later = … { $count } later
log-undo = { $who } took a choice back.
log-seat = { $name } sits down.
log-seat-agent = { $name } (agent) sits down.
log-seat-empty = Seat { $number } is empty.
log-asks-undo = { $who } asks the table to take back.
log-asks-stand-in = { $who } asks for an agent to stand in.
log-agrees = { $who } agrees.
log-refuses = { $who } refuses.
log-closed = The table was closed: { $reason }
proposal-undo = { $who } asks to take the last choice back.
proposal-stand-in = { $who } asks that an agent stands in for { $whom }.
proposal-waiting = { $agreed } of { $asked } agree so far.
since-title = Since you left
since-close = I see
since-more = … and { $count } things before that

clock-left = { $name } has { $time } left
clock-days = { $days } d { $hours } h
rules-of = The rules of { $game }

## Seats
seat-number = Seat { $number }
seat-empty = Empty
seat-you = you
seat-agent = agent: { $agent }
seat-stand-in = { $agent } stands in
seat-invited = invited by link
seat-free = free to anyone
seat-sit = Sit down
seat-back = I am back
seat-ask-stand-in = Let an agent stand in
seat-invite = Invite by link
seat-appoint = Put an agent here
seat-link = Send this link; it opens this seat
seat-link-here = It works on this computer only. To let a phone in, start the house with “make play HOST=0.0.0.0” and open it by this computer's name or address in your network.
began-with-table = This game began at another table: whoever knows that game may know the cards to come.
began-with-transcript = This game began in a transcript: whoever knows it may know the cards to come.
standing = Answer by itself
standing-none = Nothing: I answer everything
cover-title = Pass the screen to { $name }
cover-why = Hands are covered until the right person looks.
cover-turn = I am { $name }

## The end
final-title = The score
final-nobody = Nobody wins
final-winners = { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
final-won = won
final-line = Points from
final-total = Total
final-lead = How the lead went
lead-points = Points
lead-round = Round
lead-numbers = The same in numbers
final-again = Play again
final-replay = Watch it again
final-transcript = Transcript

## Watching again
replay = Replay
replay-back = Back to the table
replay-from = Seen from
replay-as = As { $name } saw it
replay-as-spectator = As spectators saw it
replay-link = Link to this moment
replay-play-on = Play on from here
replay-moments = Moments of the game
replay-first = To the beginning
replay-previous = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause

## Account
account = You
account-of = You: { $name }
account-name = Your name at the tables
account-name-note = A name is all it takes to play. This browser remembers you.
account-rename = Change it
account-renamed = You are known by this name now.
account-title = Keep what you play
account-note = With an account your tables are there on every device. No mail address is asked for.
account-new = I am new
account-have = I have an account
account-login = Login
account-login-rule = Letters, digits and _ . @ + - , at least three
account-password = Password, at least 8 characters
account-make = Make the account
account-log-in = Log in
account-log-out = Log out
account-yours = You are logged in
account-yours-note = What you play is kept under your account, on every device where you log in.
account-made = Your account is there; all you have played here is in it.
account-in = Welcome back.
account-out = You are logged out: this browser no longer knows you.
account-out-all = You are logged out on all devices.
account-log-out-all = Log me out everywhere
account-devices = Where you are logged in
account-device-here = this one
account-device-unknown = A device that has not said what it is
account-device-when = since { $begun }, last seen { $seen }
account-change = Change your password
account-change-note = You stay logged in here, and are logged out on all other devices. If you have lost it, ask whoever runs this house for another one.
account-change-do = Set the new password
account-changed = The password is changed.
account-password-old = Present password
account-password-new = New password, at least 8 characters
account-history = What you have played
own-data = What is kept of you
own-data-note = Your name, your tables, and what you chose and said there.
own-data-get = Download it
own-data-delete = Delete all of it …
own-data-sure = Your name, your devices, your account and what you said are deleted for good. Your seats become nobody's; what was played stays for the others.
own-data-password = Your password
own-data-delete-now = Delete all of it now
own-data-keep = Keep it
own-data-gone = All that was kept of you is deleted.

## A transcript
import-title = Open a transcript
import-home = Has someone sent you a game?
import-note = A transcript is a whole game as text, such as the end of every game offers. A finished one is watched again; one that is not over is played on, you on the first seat.
import-file = From a file
import-text = Or paste it here
import-open = Open it

## What the server says no to
refused-bad_setup = The game cannot be played like this.
refused-closed = This table is closed.
refused-damaged = What is kept of this table is damaged. Whoever runs this house can find out more.
refused-cross_site = This page may not do that here.
refused-new_password = This password is from the host and good for one use: choose another one.
refused-no_account = You have no account.
refused-no_agent = There is no such agent in this house.
refused-no_game = There is no such game in this house.
refused-no_invitation = This seat is taken by invitation only.
refused-no_page = There is no such page.
refused-no_person = Nobody sits there to stand in for.
refused-no_position = The game never stood there.
refused-no_table = There is no such table, or it is not open to spectators.
refused-no_undo = There is nothing of yours to take back.
refused-nobody = Say who you are first.
refused-not_asked = You are not asked anything now.
refused-not_owner = Only the one who made this table may do that.
refused-not_yours = You do not sit there.
refused-other_account = This browser has another account. Log out first.
refused-over = The game is over.
refused-present = This player is here.
refused-running = That is possible once the game is over.
refused-seated = You have a seat at this table.
refused-spectator = You have no seat at this table.
refused-taken = That is taken already.
refused-tiresome = This page asked for too much at once.
refused-too_costly = To read that takes more time or memory than there is for it.
refused-too_many = Too many pages are open at once. Close some and try again.
refused-too_much = More than that is not kept within an hour. Wait a while.
refused-too_often = That was too quick. Wait a moment and try again.
refused-unkept = The server could not keep that. Nothing has changed; try again in a moment.
refused-unseen = There is nothing in it that can be seen.
refused-wrong = Login or password is wrong.

## Settings
settings-note = Kept in this browser only.
settings-done = Done
setting-language = Language
setting-theme = Light
setting-theme-auto = As this device
setting-theme-light = Light
setting-theme-dark = Dark
setting-contrast = Contrast
setting-contrast-auto = As this device
setting-contrast-normal = Normal
setting-contrast-high = High
setting-palette = Colours
setting-palette-house = Warm
setting-palette-safe = Safe for every kind of colour vision
setting-motion = Motion
setting-motion-auto = As this device
setting-motion-on = Things move
setting-motion-off = Nothing moves
setting-sound = Sound
setting-sound-on = A soft knock when it is my turn
