/** What a person has chosen for this browser. Kept here, never sent. */

/** The name of a file in `web/texts`, such as `en`. */
export type Language = string;
const files = Object.keys(import.meta.glob("../../texts/*.ftl", { query: "?raw", import: "default" }));
export const LANGUAGES: Language[] = files.map((file) => file.slice(file.lastIndexOf("/") + 1, -".ftl".length));

interface Kept {
  language: Language;
  theme: "auto" | "light" | "dark";
  contrast: "auto" | "normal" | "high";
  palette: "house" | "safe";
  motion: "auto" | "on" | "off";
  sound: boolean;
  /** Is a new seat spared the questions to which there is only one answer? */
  comfort: boolean;
}

const KEY = "undercroft-settings";

function spoken(): Language {
  for (const code of navigator.languages) {
    const short = code.slice(0, 2);
    if (LANGUAGES.includes(short)) return short;
  }
  return "en";
}

function read(): Kept {
  const usual: Kept = {
    language: spoken(),
    theme: "auto",
    contrast: "auto",
    palette: "house",
    motion: "auto",
    sound: false,
    comfort: true,
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    if (kept.language && !LANGUAGES.includes(kept.language)) delete kept.language;
    return { ...usual, ...kept };
  } catch {
    return usual;
  }
}

function asked(query: string): { readonly now: boolean } {
  const media = matchMedia(query);
  let now = $state(media.matches);
  media.addEventListener("change", () => (now = media.matches));
  return {
    get now() {
      return now;
    },
  };
}

const dark = asked("(prefers-color-scheme: dark)");
const still = asked("(prefers-reduced-motion: reduce)");
const contrast = asked("(prefers-contrast: more)");

class Settings {
  kept = $state<Kept>(read());
  readonly theme = $derived(this.kept.theme === "auto" ? (dark.now ? "dark" : "light") : this.kept.theme);
  readonly contrast = $derived(this.kept.contrast === "auto" ? (contrast.now ? "high" : "normal") : this.kept.contrast);
  /** May things move? */
  readonly motion = $derived(this.kept.motion === "auto" ? !still.now : this.kept.motion === "on");

  set<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.kept = { ...this.kept, [key]: value };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A private window keeps nothing; the setting holds until it is closed.
    }
  }
}

export const settings = new Settings();

/** Put the settings on the page itself, where the style sheet finds them. */
export function applySettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.kept.language;
    root.dataset.theme = settings.theme;
    root.dataset.contrast = settings.contrast;
    root.dataset.palette = settings.kept.palette;
    root.dataset.motion = settings.motion ? "on" : "off";
  });
}
