### The terminal's own words.

## Asking

ask-title = { $seat }: { $sentence }
ask-prompt = Your choice (h for help)
ask-otherwise = Or
ask-none = There is no option { $typed }: they are numbered 1 to { $highest }.
ask-unknown = Nothing offered begins with "{ $typed }". Type a number, the beginning of an option, or h for help.
ask-several = "{ $typed }" could be any of these:
ask-stopped = The rest of your line waits: look again before "{ $option }".
ask-only = Only one thing to do, so it is done: { $option }.
ask-standing = Your automatic answer is given: { $option }.
ask-settled = { $option }: everybody else has answered. Enter settles it, and nobody can change; u: choose again.
ask-why = That is not possible now:
news-times = { $text } (× { $count })
news-title = What happened
news-more = … and { $count } more before; l shows the log.
games-rules = { $count } rules, in version { $version }.
games-decks = Your own cards can take the place of: { $files }
games-play = Play it: undercroft { $game }
games-read = Read its rules: undercroft rules { $game }
rules-missing = { $game } has no rulebook here
rules-none = No rule of { $game } mentions '{ $word }'.
rules-near = there is no rule '{ $id }'; did you mean one of these: { $near }?
rules-unknown = there is no rule '{ $id }'; they run from { $first } to { $last }
agent-thinks = { $seat } is thinking …

## Help

help-number = a number
help-number-does = choose this option; so does the beginning of its text. Several (1 2 3): one after the other
help-why = ? or ? WORD
help-why-does = why not? Everything you might expect to do now and cannot
help-hint = t
help-hint-does = a hint: what a strong player would do, with its chances; it knows no more than you do
help-undo = u or u SEAT
help-undo-does = take your last choice back, until chance speaks or somebody else answers; where all answer in secret, SEAT may change until all have
help-log = l or l N
help-log-does = the last things that happened
help-rule = r or r ID
help-rule-does = a rule by its id; alone, the titles of all rules; r WORD finds
help-view = v or v SEAT
help-view-does = look closer at another seat, or at a part of the position; alone, which parts there are
help-standing = a or a N
help-standing-does = automatic answers: what is answered for you without asking
help-save = s or s FILE
help-save-does = save the game to carry on later: undercroft play --load FILE
help-quit = q
help-quit-does = leave the game, with or without saving; so does Ctrl-C
help-redraw = Enter
help-redraw-does = draw the position again

## Answers

why-nothing = Nothing else to expect here: every option is on the list.
why-nothing-about = No reason mentions "{ $word }". Try another word, or ? alone.
why-more = … and { $count } more. ? WORD narrows them, such as: ? { $example }
hint-thinks = Thinking …
hint-number = { $number }: { $words }
undo-done = Taken back.
undo-present = Your answer so far: { $option }. Choose again.
undo-not-theirs = That seat has no answer to change now.
undo-nothing = There is nothing of yours to take back.
undo-other = Somebody else has answered since: what is done is done.
undo-chance = Chance has spoken since your last choice, so it cannot be taken back.
log-empty = Nothing has happened yet.
log-how-many = How many? l 1 or more; l alone shows the last { $usual }.
log-lost = This game was loaded from a save without its history: the log begins there.
view-which = Which seat? v 1 to v { $seats }.
view-parts = Or a part: { $parts }.
view-nothing = This game has nothing closer to show.
standing-none = Ask me everything
standing-set = Automatic answer: { $answer } (a changes it).
saved = Saved to { $file }
saved-secret = The file holds hidden things too (decks, luck to come): whoever opens it can read ahead.
save-exists = { $file } exists already: give another name.
save-no-folder = There is no folder { $file }: nothing is written.
save-failed = { $file } cannot be written: { $why }.
saved-carry-on = Carry on with: undercroft play --load { $file }
quit-ask = Save before you leave? y saves, s FILE saves under a name, n leaves without saving, Enter stays.
quit-unclear = "{ $typed }" is no answer to that.
quit-bye = See you.
quit-unsaved = The input has ended, so the game ends here, unsaved.
no-transcript = This game was loaded from a save without its history, so there is no transcript.

## Several people at one screen

pass-screen = Pass the screen to { $seat }, then press Enter.
pass-screen-undo = Pass the screen to { $seat }, then press Enter. ({ $before }: u takes your choice back.)

## Beginning and end

begin = { $game }, { $seats } seats. You: { $people }. Agents: { $others }.
begin-alone = { $seats ->
        [one] { $game }, played alone.
       *[other] { $game }, { $seats } seats, all of them people.
    }
carry-on = Carrying on from { $file }.
over = The game is over.
over-nobody = Nobody wins.
over-winner = { $seat } wins.
over-shared = { $seat } share the win.
over-winner-tied = { $seat } wins: at equal points ({ $points }), { $how } decides.
over-shared-tied = { $seat } share the win: at equal points ({ $points }), { $how } decides.
over-score = Score
over-transcript = The transcript is in { $file }
replayed = { $count ->
        [one] 1 choice
       *[other] { $count } choices
    } replayed to the same result.
replayed-part = { $count ->
        [one] 1 choice
       *[other] { $count } choices
    } replayed; the game is not over.
over-replay = Watch it again with: undercroft replay { $file } --show
