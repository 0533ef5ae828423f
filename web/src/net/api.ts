/** Requests to the server. Everything it may say no to comes back as a `Refused` with its words. */
import type {
  Hint,
  HouseInfo,
  LessonSteps,
  LogLine,
  Made,
  Me,
  News,
  NewTable,
  NewSeat,
  Position,
  Session,
  TableLine,
} from "$generated/wire";

export class Refused extends Error {
  constructor(
    readonly code: string,
    words: string,
    readonly status: number,
    readonly rule = "",
  ) {
    super(words);
  }
}

/** The server could not be reached at all, or a proxy says so for it. */
export class Unreachable extends Error {}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Unreachable();
  }
  const type = answer.headers.get("content-type") ?? "";
  if (answer.status >= 502 && answer.status <= 504 && !type.includes("json")) throw new Unreachable();
  const data: unknown = type.includes("json") ? await answer.json() : await answer.text();
  if (!answer.ok) {
    const no = data as { code?: string; words?: string; rule?: string };
    throw new Refused(no.code ?? "fault", no.words ?? answer.statusText, answer.status, no.rule);
  }
  return data as T;
}

const kept = new Map<string, Promise<unknown>>();

/** Asked once while this page is open: what never changes while the server runs. */
function once<T>(path: string): Promise<T> {
  let asked = kept.get(path) as Promise<T> | undefined;
  if (!asked) {
    asked = request<T>("GET", path);
    asked.catch(() => kept.delete(path));
    kept.set(path, asked);
  }
  return asked;
}

function query(facts: Record<string, string | number | undefined>): string {
  const given = Object.entries(facts).filter(([, value]) => value !== undefined);
  return given.length ? "?" + given.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join("&") : "";
}

export const api = {
  house: () => once<HouseInfo>("/api/house"),
  /** A game's messages: in the version and with the cards of a table, if one is named. */
  texts: (game: string, language: string, table = "") =>
    once<string>(`/api/${table ? `tables/${table}` : `games/${game}`}/texts/${language}`),
  cards: (table: string, language: string) =>
    once<Record<string, unknown>>(`/api/tables/${table}/cards${query({ lang: language })}`),
  /** Who I am here, or null if nobody yet. */
  me: async (): Promise<Me | null> => {
    try {
      return await request<Me>("GET", "/api/me");
    } catch (error) {
      if (error instanceof Refused && error.code === "nobody") return null;
      throw error;
    }
  },
  register: (login: string, password: string) => request<Me>("POST", "/api/account", { login, password }),
  /** With a password of the host's, `another` is the one to have from now on. */
  logIn: (login: string, password: string, another?: string) =>
    request<Me>("POST", "/api/account/login", { login, password, new: another }),
  logOut: () => request<unknown>("POST", "/api/account/logout", {}),
  forgetMe: (password: string) => request<unknown>("POST", "/api/me/forget", { password }),
  logOutEverywhere: () => request<unknown>("POST", "/api/account/logout/everywhere", {}),
  changePassword: (old: string, another: string) => request<Me>("PUT", "/api/account/password", { old, new: another }),
  sessions: () => request<Session[]>("GET", "/api/account/sessions"),
  importTable: (transcript: string, seats: NewSeat[] | null) =>
    request<Made>("POST", "/api/transcripts", { transcript, seats }),
  beVisitor: (name: string) => request<Me>("POST", "/api/visitor", { name }),
  myTables: () => request<TableLine[]>("GET", "/api/me/tables"),
  openTables: () => request<TableLine[]>("GET", "/api/tables"),
  newTable: (table: NewTable) => request<Made>("POST", "/api/tables", table),
  beginLesson: (game: string, lesson: string) => request<Made>("POST", `/api/games/${game}/lessons/${lesson}`),
  lesson: (table: string) => once<LessonSteps>(`/api/tables/${table}/lesson`),
  playOn: (table: string, number: number, seats: NewSeat[]) =>
    request<Made>("POST", `/api/tables/${table}/branch`, { number, seats }),
  mySeats: (table: string) => request<number[]>("GET", `/api/tables/${table}/mine`),
  log: (table: string, since: number, language: string) =>
    request<LogLine[]>("GET", `/api/tables/${table}/log${query({ since, limit: 1000, lang: language })}`),
  positions: (table: string, facts: { seat?: number; first?: number; every?: number; limit?: number }) =>
    request<Position[]>("GET", `/api/tables/${table}/positions${query(facts)}`),
  news: (table: string) => request<News>("GET", `/api/tables/${table}${query({ since: 2_000_000_000 })}`),
  hint: (table: string, seat: number, language: string) =>
    request<Hint>("POST", `/api/tables/${table}/hint${query({ seat, lang: language })}`, {}),
  transcript: (table: string) => request<string>("GET", `/api/tables/${table}/transcript`),
  /** For what is done once and not at a live table, such as sitting down by a link. */
  act: (table: string, action: unknown) => request<unknown>("POST", `/api/tables/${table}/act`, action),
};
