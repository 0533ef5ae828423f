// Made by tools/web_types.py from the types of the server and the games. Do not edit.
/* eslint-disable */

/** My vote on what is proposed to the table. */
export interface Agree { type: "agree"; ref?: number; proposal: number; yes: boolean; }

/** Put an agent on an empty seat. The table's owner may. */
export interface Appoint { type: "appoint"; ref?: number; seat: number; agent: string; }

/** I am back: the agent that stood in for me hands back. */
export interface Back { type: "back"; ref?: number; }

/** Play on from a position of a finished game. */
export interface Branch { number: number; seats: NewSeat[]; title?: string; }

/** A place in a view, by the names and numbers that lead to it, and what stands there now. */
export interface Change { path: (string | number)[]; value: unknown; }

/** Answer a decision with the text of one of its options. */
export interface Choose { type: "choose"; ref?: number; decision: number; text: string; }

/** How long a seat may take, for each decision or for the whole game, and what happens when time is out. */
export interface ClockRule {
  kind?: "game" | "move" | "none";
  seconds?: number;
  then?: "agent" | "pass" | "wait";
  agent?: string;
}

/** When time is out for each seat that is waited for (seconds from `now`), and what all have left. */
export interface ClockView { rule: ClockRule; left: number[]; running: Record<string, number>; }

/** What this seat is asked. `answer` is the one already given in a round where all answer in secret. */
export interface DecisionView {
  number: number;
  kind: string;
  question: Saying;
  rule: string;
  options: OptionView[];
  answer: string | null;
}

/** The action was carried out and is kept. `number` is that of its entry. */
export interface Done { type: "done"; number: number; ref?: number; secret?: string; }

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  name: string;
  version: number;
  min_seats: number;
  max_seats: number;
  options: OptionInfo[];
  decks: string[];
  standing: string[];
  lessons: LessonInfo[];
  about: Record<string, string>;
}

/** The choice that is best for me; or, if I named an agent, what that one would choose in my place. */
export interface Hint { decision: number; agent: string; option: OptionView; chances?: number | null; words?: string; }

/** What this server offers. `levels` are the agents that people choose from, weakest first. */
export interface HouseInfo { games: GameInfo[]; agents: string[]; levels: string[]; languages: string[]; }

/** Make a link for an empty seat. The table's owner may; earlier links to that seat end. */
export interface Invite { type: "invite"; ref?: number; seat: number; }

/** Give up my seat. */
export interface Leave { type: "leave"; ref?: number; }

/** A guided first game: the name it is asked for by, and in each language its title and a line about it. */
export interface LessonInfo { id: string; title: Record<string, string>; about: Record<string, string>; }

/** One thing a lesson says, and when. */
export interface LessonStep { say: string; when?: string; choose?: string[]; light?: string[]; }

/** What a lesson says, step by step. */
export interface LessonSteps { steps: LessonStep[]; }

/** An entry of the log, as far as this viewpoint may know it. */
export interface LogLine {
  number: number;
  at: number;
  kind: string;
  seat: number;
  by?: string;
  text?: string;
  name?: string;
  to?: number;
  answers?: Record<string, string>;
  events?: Saying[];
}

/** A new table. `secrets` holds the invitations by seat; they are shown here once and kept nowhere. */
export interface Made { table: string; secrets: Record<string, string>; }

/** What the server knows about me. */
export interface Me { name: string; account: boolean; webhook: string | null; }

/** Who shall sit here: me, a friend by link, an agent, or anyone. */
export interface NewSeat { kind: "agent" | "link" | "me" | "open"; agent?: string; name?: string | null; }

/** A table to be made. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  title?: string;
  clock?: ClockRule;
  listed?: boolean;
  spectators?: boolean;
  cards?: Record<string, string> | null;
}

/** The table as one viewpoint may see it, with the log since what it had. */
export interface News {
  type: "news";
  table: string;
  game: string;
  title: string;
  number: number;
  position: number;
  since: number;
  waiting: number[];
  seats: SeatView[];
  proposal: ProposalView | null;
  clock: ClockView | null;
  result: ResultView | null;
  closed: string;
  lesson: string;
  began_with: "" | "table" | "transcript";
  you: number;
  owner: boolean;
  decision: DecisionView | null;
  log: LogLine[];
  undo: "" | "alone" | "ask";
  standing: Record<string, string>;
  standing_name: string;
  view?: unknown;
  changes?: Change[] | null;
}

/** The action was not carried out, and nothing has changed. */
export interface No {
  type: "refused";
  code: string;
  words: string;
  rule?: string;
  ref?: number;
  file?: string;
  line?: number;
  field?: string;
}

/** One thing a table decides before the game; the first value is the default. */
export interface OptionInfo { id: string; values: string[]; }

/** An option: the text to answer with, and how to say it. */
export interface OptionView { text: string; message?: string; facts?: Record<string, unknown>; words?: string; }

/** Where a game stood after an entry, as one viewpoint may see it. */
export interface Position {
  number: number;
  seat: number;
  view: unknown;
  waiting: number[];
  result: ResultView | null;
  seats: SeatView[];
}

/** What is proposed to the table, and who has agreed. */
export interface ProposalView {
  number: number;
  by: number;
  what: string;
  to: number;
  seat: number;
  agent: string;
  agreed: number[];
  asked: number[];
}

/** Something I might expect to do now and cannot. `thing` is an option's text or its beginning. */
export interface Reason { thing: string; rule: string; why: Saying; words?: string; }

/** The answer to Why. */
export interface Reasons { type: "reasons"; reasons: Reason[]; ref?: number; }

/** How the game ended. */
export interface ResultView { scores: number[]; winners: number[]; ending: string; }

/** Chat. */
export interface Say { type: "say"; ref?: number; text: string; }

/** A message of the Fluent files with its facts; `words` holds it ready made if a language was asked for. */
export interface Saying { message: string; facts?: Record<string, unknown>; words?: string; }

/** Who holds a seat, as everyone may know. */
export interface SeatView {
  seat: number;
  name: string;
  holder: "agent" | "nobody" | "person" | "stand_in";
  agent: string;
  free: boolean;
  invited: boolean;
}

/** A device on which I am known: since when, when it was last here, and what its browser says of itself. */
export interface Session { begun: number; seen: number; browser: string; here: boolean; }

/** My automatic answers: by kind of decision, the text to answer with; and one of the game's own by its name.

    Replaces the earlier ones. */
export interface SetStanding { type: "standing"; ref?: number; answers?: Record<string, string>; name?: string; }

/** Ask the table to let an agent stand in for an absent player; for my own seat it happens at once. */
export interface StandIn { type: "stand_in"; ref?: number; seat: number; agent?: string; }

/** A table in a list. */
export interface TableLine {
  table: string;
  game: string;
  title: string;
  status: string;
  changed: number;
  result?: string | null;
  others?: string[];
  turn?: boolean;
  won?: boolean;
}

/** Sit down, by an invitation's secret or on a seat that is free to all. */
export interface Take { type: "take"; ref?: number; seat: number; name?: string | null; secret?: string; }

/** Take back my last choice, or go back to an entry; asks the table where that is not mine alone to do. */
export interface Undo { type: "undo"; ref?: number; to?: number | null; }

/** Whose advice is wanted; without a name, the best there is in a short time, with its chances. */
export interface WantedHint { agent?: string; }

/** What can I not do now, and why not? */
export interface Why { type: "why"; ref?: number; }

export type AnyAction = Choose | Undo | StandIn | Agree | Say | SetStanding | Take | Leave | Back | Invite | Appoint | Why;
