/** Entries of the log as lines one can read. */
import type { EventMessage } from "$generated/events";
import type { LogLine, Saying } from "$generated/wire";
import type { Play } from "./play.svelte";
import { t } from "./texts.svelte";

export interface Story {
  key: string;
  kind: string;
  text: string;
  who?: string;
  /** The seat that a line speaks of first. */
  seat?: number;
  events: Saying[];
  /** Does a new round or the like begin here? */
  heading: boolean;
}

const HEADINGS: readonly string[] = [
  "event-round",
  "event-encounter",
  "event-start",
  "event-end",
] satisfies EventMessage[];

/** The log as it is read: who sits down at the start does so before anything happens, though it is written after it. */
export function inOrder(lines: LogLine[]): LogLine[] {
  const begun = lines.find(({ kind }) => kind === "begin");
  if (!begun) return lines;
  const first = (line: LogLine) => line.kind === "seat" && line.at === begun.at;
  return [...lines.filter(first), ...lines.filter((line) => !first(line))];
}

export function storyOf(line: LogLine, play: Play): Story[] {
  const story = (text: string, kind = "note", who?: string): Story[] => [
    {
      key: String(line.number),
      kind,
      text,
      who,
      seat: kind === "note" && line.seat >= 0 ? line.seat : undefined,
      events: [],
      heading: false,
    },
  ];
  const seatOf = (event: Saying) => {
    if (typeof event.facts?.seat === "number") return event.facts.seat;
    const told = play.module.seatOf?.(event, play.view as never, line.seat) ?? -1;
    return told >= 0 ? told : undefined;
  };
  const seat = line.seat >= 0 ? play.seatName(line.seat) : t("the-host");
  switch (line.kind) {
    case "begin":
    case "choice":
      return (line.events ?? []).map((event, at) => ({
        key: `${line.number}.${at}`,
        kind: "event",
        text: event.words || event.message,
        seat: seatOf(event),
        events: [event],
        heading: [...HEADINGS, ...(play.module.headings ?? [])].includes(event.message),
      }));
    case "chat":
      return story(line.text ?? "", "said", line.name);
    case "undo":
      return story(t("log-undo", { who: seat }));
    case "seat":
      return story(
        t(line.text ? "log-seat-agent" : line.name ? "log-seat" : "log-seat-empty", {
          name: line.name ?? "",
          number: line.seat + 1,
        }),
      );
    case "propose":
      return story(t(line.text === "undo" ? "log-asks-undo" : "log-asks-stand-in", { who: seat }));
    case "agree":
      return story(t(line.text === "yes" ? "log-agrees" : "log-refuses", { who: seat }));
    case "close":
      return story(t("log-closed", { reason: line.text ?? "" }));
    default:
      return [];
  }
}
