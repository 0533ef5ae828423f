/** Which page, by the address. */

export type Page =
  | { name: "home" }
  | { name: "new" }
  | { name: "settings" }
  | { name: "account" }
  | { name: "rules"; game: string }
  | { name: "table"; table: string }
  | { name: "replay"; table: string }
  | { name: "nowhere" };

export function pageOf(path: string): Page {
  const [first, second, third, ...more] = path.split("/").filter(Boolean);
  if (more.length) return { name: "nowhere" };
  if (!first) return { name: "home" };
  if (first === "new" && !second) return { name: "new" };
  if (first === "settings" && !second) return { name: "settings" };
  if (first === "account" && !second) return { name: "account" };
  if (first === "rules" && second && !third) return { name: "rules", game: second };
  if (first === "t" && second && !third) return { name: "table", table: second };
  if (first === "t" && second && third === "replay") return { name: "replay", table: second };
  return { name: "nowhere" };
}

class Router {
  path = $state(location.pathname);
  /** Has one come to this page from another of the house? */
  walked = false;
  readonly page = $derived(pageOf(this.path));

  go(to: string): void {
    history.pushState(null, "", to);
    this.walked = true;
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
    // Links within the house change the page without loading it anew.
    addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest?.("a");
      if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (pageOf(link.pathname).name === "nowhere" || link.pathname.startsWith("/api")) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }
}

export const router = new Router();
