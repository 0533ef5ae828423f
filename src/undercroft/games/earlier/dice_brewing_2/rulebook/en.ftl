### Dice Brewing: the rules as players read them. One message a rule id; one sentence a line.

## Set-up

DB-S1 =
    Two, three or four people can play.
    .title = Players

DB-S2 =
    All 50 dice and 6 Seed tokens start in the general supply, sorted by kind.
    There are 14 Light Malt (yellow), 14 Dark Malt (black), 12 Hops (green) and 10 Brewing Skill (blue) dice.
    You cannot gain a die or a Seed token that the supply does not hold.
    .title = Limited supply

DB-S3 =
    Block tokens lie next to the general supply.
    They only mark spaces, and there are always enough of them.
    .title = Block tokens

DB-S4 =
    The Season / priority token begins with its winter side up.
    .title = First season

DB-S5 =
    In Standard mode the first face-up recipes are always Mass Lager, Cheap Lager and Experimental Lager, and with four players Sladek Pilsner as well.
    All other recipes are shuffled into a face-down deck: 27 cards with two or three players (Sladek Pilsner among them), 26 with four.
    .title = Standard mode recipes

DB-S6 =
    In Advanced mode all 30 recipes are shuffled together.
    With two or three players 3 cards are turned face up, with four players 4; the rest become the face-down deck.
    .title = Advanced mode recipes

DB-S7 =
    Special ingredients are stacked by kind on the Market card, action tokens by kind on the Black Market card.
    Every pile starts with 3 tokens.
    .title = Market piles

DB-S8 =
    You start with a Player board, a Storehouse card, a Summary card, 2 coins and 0 experience points (XP).
    .title = What you start with

DB-S9 =
    Put one Light Malt, one Dark Malt, one Hops and one Brewing Skill die in your Active Reserve, not yet rolled.
    Put 1 Seed token in your Storehouse.
    .title = Starting dice and seed

DB-S10 =
    Every player rolls one die, and the highest result takes the Season / priority token.
    If players tie, they roll again.
    The other way to choose, asking who drank the most beer, is not used here.
    .title = Start player

DB-S11 =
    With two players the supply then holds 12 Light Malt, 12 Dark Malt, 10 Hops and 8 Brewing Skill dice and 4 Seed tokens; 3 recipes lie face up and 27 are in the deck.
    With three players it holds 11, 11, 9 and 7 of these dice and 3 Seed tokens; 3 recipes lie face up and 27 are in the deck.
    With four players it holds 10, 10, 8 and 6 of these dice and 2 Seed tokens; 4 recipes lie face up and 26 are in the deck.
    .title = Supply after set-up

DB-S12 =
    Before the game the table chooses Standard mode or Advanced mode.
    It may also switch on the Unlucky roll rule (DB-L1) and the variant Block a Building before placement (DB-T16); both are off unless chosen.
    .title = Table options

DB-S13 =
    The four starting recipes have a green back, but the backs of cards in the deck are never shown to anyone.
    So nobody can tell that Sladek Pilsner, or any starting recipe in Advanced mode, is about to be turned up.
    .title = Hidden card backs

## Flow of a round

DB-F1 =
    The game is played in rounds, counted from 1.
    Every round has the same phases in the same order: roll, placement, purchase, brewing (which opens with the token window) and clean-up.
    .title = Phases of a round

DB-F2 =
    In every phase players act clockwise, beginning with whoever holds the Season / priority token.
    .title = Turn order

DB-F3 =
    The round begins by rolling every die in every Active Reserve; you cannot keep any of yours back.
    Dice in a Storehouse are not rolled and keep the face they show.
    .title = The roll

DB-F4 =
    After the roll, players who have not passed take placement turns in turn order, again and again.
    You may take as many turns as you like.
    .title = Placement phase

DB-F5 =
    On a placement turn you put one or two pieces on your own board: one die, two dice, one Seed token, one Seed token and one die, or two Seed tokens.
    The colours of the dice do not matter.
    You may split two pieces over different spaces, or pair a base piece with the Brewing Skill die that speeds it up.
    You never have to place the second piece.
    .title = A placement turn

DB-F6 =
    Moving dice from your Active Reserve to your Storehouse (DB-F9) and playing action tokens (DB-T3) are free: they count neither as a turn nor as a piece.
    You may do so before, between and after the pieces of your turn, and also on a turn that ends with a pass.
    .title = Free actions

DB-F7 =
    If you place nothing on your turn, you must pass.
    You cannot take a pass back: your placement turns are over for this round.
    It does not hold up anyone else.
    .title = Passing

DB-F8 =
    The placement phase ends as soon as all players have passed.
    If you have no legal placement, you can only take free actions and pass.
    .title = End of placement

DB-F9 =
    On any of your placement turns and on your purchase turn you may move any number of dice from your Active Reserve to your Storehouse; they keep their values.
    The end of your purchase turn is your last chance in the round.
    .title = Storing dice

DB-F10 =
    You can never choose to move a die from your Storehouse back to your Active Reserve.
    A die leaves the Storehouse only when it is placed on your board or on the Market, used in a brew, swapped (DB-P16) or moved by a Take a Die token.
    .title = Leaving the Storehouse

DB-F11 =
    On your board you may place dice from your Active Reserve or your Storehouse, and Seed tokens from your Storehouse.
    The Brewing Skill die for a Market discount may also come from either area.
    For brewing, and for the Brewing Skill die that improves a brew, only your Storehouse counts.
    For the Unlucky roll rule, only ones in your Active Reserve count.
    .title = What counts where

DB-F12 =
    Your Storehouse has room for any number of dice, and they may stay there for as many rounds as you like.
    .title = Storehouse size

DB-F13 =
    A die you gain in the placement phase is rolled at once; put it, as rolled, in your Active Reserve or your Storehouse, and use it this very round if you like.
    A die you gain while brewing or in clean-up goes to your Active Reserve unrolled and is first rolled at the start of the next round.
    .title = Newly gained dice

DB-F14 =
    In round 1 only the Malt House and the Hops Plantation are open.
    The School of Skills and the Market open in round 2, the Department of Seed and the Black Market in round 3.
    From then on everything is open.
    .title = What opens when

DB-F15 =
    Every round has a purchase phase, even round 1 when both markets are closed, because it is the last moment to store dice.
    .title = Purchase every round

DB-F16 =
    If the game goes on after a round, the next player clockwise receives the Season / priority token and turns it over.
    Round 1 is winter, so odd rounds are winter and even rounds are summer.
    .title = Change of season

DB-F17 =
    When the token turns to summer (after rounds 1, 3, 5 and so on), every player takes 1 Seed token into the Storehouse.
    If the pile is too small, those who come first in the new turn order get theirs.
    A change to winter brings no Seed tokens.
    .title = Summer seeds

DB-F18 =
    Your placement turn ends only when you pass, or when you end it yourself after placing at least one piece.
    After the second piece you can place nothing more, but you may still take free actions until you end the turn.
    .title = Ending your turn

DB-F19 =
    There is no limit to the number of rounds.
    .title = No round limit

## Placement and buildings

DB-P1 =
    You can use each space only once per round.
    A space holds one base piece (the die or Seed token it asks for) and, where allowed, one Brewing Skill die that speeds it up.
    A space that was sped up counts as used until clean-up.
    .title = Once per round

DB-P2 =
    You may place a piece if the building is open this round, you have not used the space this round and no Block token lies on it (DB-K2).
    The piece must be of a kind the space accepts, reach its minimum and not be a locked die.
    A space that acts at once must be able to do something (DB-P15, DB-P16).
    A space that pays in clean-up may be used even if the supply is empty now.
    .title = Legal placement

DB-P3 =
    Pieces stay on your board until clean-up, unless a speed-up carries out their effect earlier.
    .title = Pieces stay placed

DB-P4 =
    You may add a Brewing Skill die to a space where your base piece lies, if its value reaches the speed-up minimum of that space.
    This works on all spaces of the Malt House, the Hops Plantation and the Department of Seed, never in the School of Skills.
    You may add it on the same turn or on any later placement turn this round, as one of your pieces.
    .title = Speeding up

DB-P5 =
    A speed-up works straight away: the base piece leaves the space and you receive what the space gives.
    Only the Brewing Skill die stays there until clean-up, when it returns to your Active Reserve.
    .title = Effect of a speed-up

DB-P6 =
    You cannot speed up a space while the supply lacks what it gives: a die of that colour, or any Seed token.
    With just one Seed token in the pile you may still speed up "Sell for seeds", which then gives 1.
    .title = No stock, no speed-up

DB-P7 =
    A die that you gain or raise with a speed-up goes to your Active Reserve or your Storehouse, as you choose.
    A gained die is rolled first; a raised die is simply turned to its new face.
    .title = Where sped-up dice go

DB-P8 =
    A minimum is checked only at the moment you place the die.
    If the die is rerolled later or loses a bonus, the placement still stands.
    .title = Minimum checked once

DB-P9 =
    Your Brewing Skill dice always return to your Active Reserve in clean-up.
    The only exception is a die you give up on "Sell skill".
    .title = Skill dice come back

DB-P10 =
    Malt House: place a Seed token on "Grow light malt".
    In clean-up you take 1 Light Malt die into your Active Reserve and the Seed token goes to the pile.
    A Brewing Skill die of 3 or more speeds this up.
    .title = Grow light malt

DB-P11 =
    Malt House: place a Light Malt die of any value on "Roast dark malt".
    In clean-up that die goes to the supply and you take 1 Dark Malt die into your Active Reserve.
    A Brewing Skill die of 3 or more speeds this up.
    .title = Roast dark malt

DB-P12 =
    Malt House: place a Light Malt or Dark Malt die of value 1 to 5 on "Improve malt"; a die of value 6 is not allowed.
    In clean-up its face goes up by 1, never above 6.
    A Brewing Skill die of 2 or more speeds this up.
    .title = Improve malt

DB-P13 =
    Hops Plantation: place a Seed token on "Grow hops".
    In clean-up you take 1 Hops die into your Active Reserve and the Seed token goes to the pile.
    A Brewing Skill die of 3 or more speeds this up.
    .title = Grow hops

DB-P14 =
    Hops Plantation: place a Hops die of value 1 to 5 on "Improve hops"; a die of value 6 is not allowed.
    In clean-up its face goes up by 1, never above 6.
    A Brewing Skill die of 2 or more speeds this up.
    .title = Improve hops

DB-P15 =
    School of Skills: place a Brewing Skill die of 2 or more on "Reroll dice".
    At once choose one or more of your own dice, of any colours, in your Active Reserve, your Storehouse or both, and roll them once.
    Each die stays in its area, whatever it shows.
    Dice that are locked or protected must be left out.
    .title = Reroll dice

DB-P16 =
    School of Skills: place a Brewing Skill die of 3 or more on "Swap with the supply" and at once choose Light Malt, Dark Malt or Hops.
    The supply must hold at least 1 die of that colour, and you must have at least 1 that is neither locked nor protected.
    Roll every supply die of the colour; afterwards you may trade exactly one of your own dice of that colour for one of those rolled, or keep what you have.
    The new die keeps its rolled value and takes the old die's place in your Active Reserve or Storehouse; the old die goes to the supply.
    .title = Swap with the supply

DB-P17 =
    School of Skills: place a Brewing Skill die of 5 or more on "Train skill".
    In clean-up it returns to your Active Reserve, together with 1 more Brewing Skill die.
    .title = Train skill

DB-P18 =
    Department of Seed: place a Light Malt or Hops die of any value on "Sell for seeds".
    In clean-up the die goes to the supply and you take 2 Seed tokens into your Storehouse, or fewer if the pile is short.
    A Brewing Skill die of 3 or more speeds this up.
    .title = Sell for seeds

DB-P19 =
    Department of Seed: place a Dark Malt die of any value on "Sell dark malt".
    In clean-up the die goes to the supply and you receive 3 coins.
    A Brewing Skill die of 3 or more speeds this up.
    .title = Sell dark malt

DB-P20 =
    Department of Seed: place a Brewing Skill die of any value on "Sell skill".
    In clean-up the die goes to the supply and you receive 4 coins.
    A second Brewing Skill die, of 3 or more, speeds this up.
    .title = Sell skill

DB-P21 =
    Dice you give up in the Department of Seed go to the general supply and do not return to you.
    A die comes back only if its building was closed and the exchange does not take place (DB-T11).
    A Brewing Skill die used there as a speed-up comes home as usual.
    .title = Dice given up

## Block tokens

DB-K1 =
    In one round all players but one may use the same space, each on their own board.
    That is 1 player in a two-player game, 2 with three players and 3 with four.
    .title = Players per space

DB-K2 =
    The moment that number is reached, the one player left over must cover that space of their board with a Block token, and it is closed to them for the round.
    This happens by itself; nobody has anything to decide.
    .title = Blocked space

DB-K3 =
    A Block token closes one single space.
    You may still use the other spaces of that building.
    .title = Only one space

DB-K4 =
    Block tokens can come to any of the 11 spaces in all four buildings.
    .title = All spaces

DB-K5 =
    A space counts as used from the moment its base piece is placed until clean-up.
    That holds even if it was sped up and only the Brewing Skill die is left on it.
    .title = When a space counts

DB-K6 =
    All Block tokens are taken back at the end of clean-up.
    .title = Block tokens removed

## Markets

DB-M1 =
    In the purchase phase each player has one purchase turn, in turn order.
    On yours you may buy one special ingredient and one action token, each once at most and in any order.
    You may also store dice and play action tokens; then your turn ends.
    .title = Purchase turn

DB-M2 =
    From round 2 on you may buy at the Market, at most 1 special ingredient per round.
    .title = Market

DB-M3 =
    From round 3 on you may buy at the Black Market, at most 1 action token per round.
    .title = Black Market

DB-M4 =
    Market: Fruit costs 2 coins, Spices 3, Special Malt 3, Honey 4 and Special Hops 4.
    Black Market: Raise a Die costs 2 coins, Reroll a Die 2, Take a Die 3, Block / Protect a Die 3, Block a Building 3 and Block a Recipe 4.
    .title = Prices

DB-M5 =
    When you buy a special ingredient, you may place one of your own Brewing Skill dice on the Market card for a discount.
    Spices and Special Malt: a die of 4 or more saves 1 coin.
    Honey and Special Hops: a 5 saves 1 coin, a 6 saves 2.
    Fruit and action tokens are never discounted.
    .title = Discount

DB-M6 =
    The discount die comes from your Active Reserve or your Storehouse and must not be locked.
    You may use one die per purchase, and it serves only your own purchase.
    It stays on the Market until clean-up, so you cannot use it in this round's brewing.
    .title = Discount die

DB-M7 =
    No price can drop under 0.
    Coins never run out, and change can always be given.
    .title = Coins

DB-M8 =
    You cannot buy anything from an empty pile.
    Tokens you buy go to your Storehouse, and you may hold any number of them.
    .title = Piles and holdings

DB-M9 =
    A special ingredient used in a brew goes back to its Market pile at once and can be bought again.
    .title = Ingredients return

DB-M10 =
    An action token never goes back to the Black Market.
    .title = Action tokens don't return

DB-M11 =
    You may place a discount die only if it really lowers the price of the ingredient you buy with it.
    You must be able to pay the lowered price.
    .title = No empty discount

## Action tokens

DB-T1 =
    You get action tokens by buying them (DB-M3) or as the reward of a recipe (DB-B8).
    .title = Getting action tokens

DB-T2 =
    You keep your action tokens with your Storehouse, face up in Standard mode.
    Nobody can take or block them, and you cannot trade them.
    .title = Keeping action tokens

DB-T3 =
    On your own placement and purchase turns you may play any number of action tokens, at any moment of the turn.
    Block a Building and Block a Recipe are excluded: they belong to the token window (DB-T4).
    .title = Playing on your turn

DB-T4 =
    Brewing opens with the token window, before anyone names a recipe; it is skipped if nobody holds an action token.
    Starting with the holder of the Season / priority token and going round, each player declines or plays one token, never more.
    The window closes once every player in a row has declined with no token in between.
    Until then you may still answer a later token, even if you declined before.
    .title = Token window

DB-T5 =
    After the token window no action token can be played until the next round's placement phase.
    So a token you win while brewing waits for the next round.
    None can be played during the roll, in clean-up or at the end of the round.
    .title = When tokens must wait

DB-T6 =
    You can play an action token only on a legal target.
    Its effect happens at once and in full, before anything else.
    A token you bought this round may be played on the same purchase turn or in the token window.
    .title = Target and effect

DB-T7 =
    An action token you have played leaves the game for good.
    If it marks a die, a building or a recipe, it stays there until the end of clean-up and is then removed.
    .title = Used tokens

DB-T8 =
    No action token can target a die on the Market card, in the supply or on a recipe.
    .title = Dice out of reach

DB-T10 =
    Take a Die: pick an unprotected die from the Storehouse of any player, yourself included.
    It moves, with its value, to the Active Reserve of the player who owns it, whoever played the token.
    If you play this in the token window, the die is out of reach for this round's brewing.
    .title = Take a Die

DB-T11 =
    Block a Building, only in the token window: name an opponent and one of their four buildings.
    That player gets nothing more from it this round.
    In clean-up all their pieces in it come back without effect: Seed tokens to the Storehouse, dice to the Active Reserve.
    Effects already carried out stand.
    .title = Block a Building

DB-T12 =
    Block / Protect a Die: pick any player's die in an Active Reserve or Storehouse; the mark lasts for the rest of the round.
    On an opponent's die it is a lock: they cannot place it, brew, improve or get a discount with it, use it for the Unlucky roll rule or pick it in the School of Skills, but they may still store it.
    On your own die it is a protection: nobody, not even you, can change its value (reroll, raise, improve on a space, swap) or take it from the Storehouse, but you may otherwise use it normally.
    An opponent can still lock a protected die.
    .title = Block / Protect a Die

DB-T13 =
    Block a Recipe, only in the token window: choose a face-up recipe that is not yet blocked.
    Nobody, you included, can brew it this round.
    .title = Block a Recipe

DB-T14 =
    Raise a Die: choose any unprotected die of value 1 to 5 in an Active Reserve, in a Storehouse or on a board.
    It has a bonus of +1 until the end of clean-up, when the bonus disappears; any reroll of the die ends the bonus earlier.
    The bonus counts for every minimum but never becomes part of the face.
    .title = Raise a Die

DB-T15 =
    Reroll a Die: choose any unprotected die that has been rolled, your own or an opponent's, on a board, in a Storehouse or in an Active Reserve.
    It is rolled once, does not move and loses any bonus.
    .title = Reroll a Die

DB-T16 =
    In the variant Block a Building before placement (off unless chosen), Block a Building cannot be played in the brewing token window.
    It is played in a window of the same kind (DB-T4) between the roll and the first placement turn.
    The chosen player cannot place in that building this round; nothing happens to any piece.
    .title = Early Block a Building

DB-T17 =
    A die can be locked once and protected once, never twice the same.
    The two are independent: protecting your own locked die does not free it, and anybody's token can still take, raise or reroll a die that is locked but not protected.
    If the die moves, its marks and bonuses move along.
    They end when it goes to the supply (roast, swap, Department of Seed), and at the latest at the end of clean-up (DB-C11).
    .title = Marks on dice

DB-T18 =
    You may aim Block a Building at any opponent's building that is already open (DB-F14) and that nobody has closed yet this round; it may be empty.
    .title = Buildings you can block

DB-T19 =
    In the token window you decline automatically if you hold no action token.
    If you hold any, you are always asked, even when none of them has a legal target.
    .title = Who is asked

## Brewing

DB-B1 =
    After the token window players take brewing turns in turn order, again and again: you brew exactly one recipe or decline.
    For a second brew you need a new turn, after everyone else has had theirs.
    .title = Brewing turns

DB-B2 =
    To brew, pick any face-up recipe without a block on it.
    For each die it asks for, use one die of your own of that colour that reaches the minimum; no die counts twice.
    Any value above the minimum is lost.
    .title = What a brew needs

DB-B3 =
    You can brew only with dice in your Storehouse that are not locked.
    .title = Storehouse dice only

DB-B4 =
    You choose which of the dice that fit you use.
    You are never forced to brew.
    .title = Your choice

DB-B5 =
    You may add at most one of the improvements printed on the card, and you announce it together with the brew.
    It is either one unlocked Brewing Skill die from your Storehouse that reaches the printed minimum, or one of the special ingredients named.
    It pays the printed bonus in XP or coins.
    .title = Improvement

DB-B6 =
    First announce the recipe, the dice and the improvement.
    Then all dice used, also a Brewing Skill die for the improvement, go to your Active Reserve with their faces, and a special ingredient goes to its Market pile.
    Next take the card in front of you; the top card of the deck is turned up at once in its place.
    Last you receive the reward, the bonus and the extra XP (DB-B7).
    .title = Order of a brew

DB-B7 =
    Every brew gives you 1 XP on top of the printed reward and bonus.
    .title = Extra XP

DB-B8 =
    If the reward is an action token, choose any kind still in a Black Market pile, for free.
    You may do so in any round, and it does not count as a purchase.
    If none is left, you get no token.
    .title = Action token reward

DB-B9 =
    If the reward is a die, choose any of the four colours the supply still has, Brewing Skill included.
    It goes to your Active Reserve unrolled.
    If no die is left, you get none.
    .title = Die reward

DB-B10 =
    The newly turned-up recipe can be brewed in the same round, by the next player on.
    When the deck is empty, the place stays empty.
    .title = New recipe

DB-B11 =
    Dice used in a brew are now in your Active Reserve, so you cannot brew with them again this round.
    .title = Dice brew once

DB-B12 =
    You may decline now and still brew on a later turn.
    The phase is over once every player in a row has declined and nobody brewed in between.
    If you cannot brew anything, you decline automatically.
    .title = End of brewing

DB-B13 =
    Recipes that nobody brewed stay face up for the next round.
    .title = Recipes left over

## Clean-up

DB-C1 =
    Players clean up one after another in turn order.
    Each finishes steps 1 to 3 before the next begins.
    .title = One by one

DB-C2 =
    Your clean-up has three steps.
    In step 1 values change; in step 2 dice come home and trained dice arrive; in step 3 exchanges take place.
    .title = Three steps

DB-C3 =
    Step 1: every die on "Improve malt" and "Improve hops" that was not sped up gains 1 on its face, up to 6.
    A bonus from Raise a Die (DB-T14) is not part of the face.
    You choose whether the die goes to your Storehouse or your Active Reserve; if you do not choose, it goes to the Storehouse.
    .title = Values go up

DB-C4 =
    Step 2: all Brewing Skill dice on School of Skills spaces, all speed-up dice and your Market discount die return to your Active Reserve.
    "Train skill" brings you 1 Brewing Skill die.
    .title = Dice come home

DB-C5 =
    Step 3: exchanges take place in the order "Grow light malt", "Roast dark malt", "Grow hops", "Sell for seeds", "Sell dark malt", "Sell skill".
    DB-C13 gives the order inside one exchange.
    .title = Exchanges

DB-C6 =
    If the supply does not have the die you should gain, your claim waits and the base piece stays on its space.
    For each colour, the claim that came first is served first.
    The die on "Train skill" is different: it always comes home in step 2, while its claim goes on waiting.
    .title = Waiting claims

DB-C7 =
    If anybody returns a die of that colour to the supply before clean-up is over, it goes at once to the claim that has waited longest.
    The base piece of that claim then leaves as usual, which may serve further claims.
    .title = Claims served late

DB-C8 =
    Claims still waiting after the last player fail.
    A Seed token is wasted and goes to the pile.
    If a roast fails, its owner takes the Light Malt die back into the Active Reserve.
    If "Train skill" fails, there is no new die.
    .title = Failed claims

DB-C9 =
    "Sell for seeds" gives 2 Seed tokens, or 1 if the pile has only one.
    If the pile has none just then, your die goes to the supply for nothing.
    This exchange never waits.
    .title = Too few seeds

DB-C10 =
    A building closed by Block a Building (DB-T11) is skipped in steps 1 to 3.
    The pieces in it go home without effect in step 2.
    .title = Closed building

DB-C11 =
    At the end of clean-up all Block tokens are taken back.
    All bonuses end, and action tokens lying on dice, buildings or recipes leave the game.
    .title = Marks removed

DB-C12 =
    Then the round ends: first you check whether the game is over (DB-E1).
    If not, the Season / priority token moves on and turns (DB-F16), and summer brings Seed tokens (DB-F17).
    .title = End of the round

DB-C13 =
    In each exchange you first receive the die, the Seed tokens or the coins; your base piece reaches the supply, and any claim waiting for it, only after that.
    So "Sell for seeds" pays from the pile as it was before: a Seed token that its die sets free from a waiting claim comes too late.
    .title = Receive first

## Unlucky roll

DB-L1 =
    This rule is used only if the table chose it.
    At any moment of your purchase turn, your own unlocked dice of value 1 in your Active Reserve, of any colour, lend you coins.
    Two lend 2 coins, three lend 4, four or more lend 6; none or one lends nothing.
    DB-L5 says which ones count.
    .title = Unlucky roll rule

DB-L2 =
    You may pay with the credit for the special ingredient, the action token or both, but you have it only once per round in total.
    It is spent before your real coins.
    What you do not spend is lost and never becomes a coin.
    .title = Spending the credit

DB-L3 =
    The dice are neither exchanged nor moved.
    Ones in your Storehouse are worth nothing here: if you store a one, you lose its credit.
    As soon as you spend any credit, all ones in your Active Reserve are pinned: you cannot store them this round.
    .title = Ones stay put

DB-L4 =
    You may combine the credit with a Market discount.
    A market that is still closed (DB-F14) does not take it.
    .title = Credit and markets

DB-L5 =
    A one counts only if that face was rolled in this round's roll or placement phase: in the first roll, in the School of Skills, by an action token, or on a die gained and rolled then.
    A die rerolled in the purchase phase does not count any more.
    Nor does a one that was stored in an earlier round and brought back by Take a Die.
    .title = Which ones count

DB-L6 =
    For each payment your credit is the amount for the ones that count now, minus whatever credit you used earlier this round; it cannot be less than 0.
    If you lose or win ones between two purchases, only the unspent part changes.
    .title = Credit left

## Advanced mode

DB-A1 =
    In Advanced mode the recipes are set up at random (DB-S6).
    .title = Random recipes

DB-A2 =
    In Advanced mode your action tokens, bought or won, stay face down.
    Opponents know how many you hold, but not which.
    .title = Hidden tokens

DB-A3 =
    An action token is revealed when it is played.
    .title = Revealed when played

DB-A4 =
    When you buy or win an action token in Advanced mode, your opponents see only that you took one.
    Nobody is shown how many tokens a Black Market pile holds, only whether there are any.
    .title = What opponents see

## End and scoring

DB-E1 =
    The end of the game comes when all players together have brewed 10 recipes with two players, 15 with three or 20 with four.
    .title = End of the game

DB-E2 =
    That round is still played out: brewing goes on by its usual rules, so more recipes may be brewed, and clean-up is carried out in full.
    Then the game is over; the Season / priority token does not move any more.
    .title = Last round

DB-E3 =
    Your final score is your XP, plus 1 for every 2 coins (rounded down), 1 for each Light Malt die, 1 for each Hops die and 2 for each Dark Malt die.
    Dice count wherever you keep them, and their value does not matter.
    Brewing Skill dice, Seed tokens, special ingredients, action tokens and recipe cards score nothing.
    .title = Final score

DB-E4 =
    The highest score wins.
    In a tie, whoever of the tied players brewed the most recipes wins; if that is a tie too, they share the victory.
    .title = Winner and ties

DB-E5 =
    XP have no upper limit, whatever the length of the printed track.
    .title = No XP limit
