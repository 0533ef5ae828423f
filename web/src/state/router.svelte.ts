/** Which page, by the address. */
import type { Attachment } from "svelte/attachments";
import type { Address } from "$generated/addresses";

export type Page =
  | { name: "home" }
  | { name: "new" }
  | { name: "settings" }
  | { name: "account" }
  | { name: "rules"; game: string }
  | { name: "table"; table: string }
  | { name: "replay"; table: string }
  | { name: "nowhere" };

/** Every address that the server answers with this client has a page here: one without is a type error. */
const PAGES: Record<Address, (found: string[]) => Page> = {
  "/": () => ({ name: "home" }),
  "/new": () => ({ name: "new" }),
  "/settings": () => ({ name: "settings" }),
  "/account": () => ({ name: "account" }),
  "/rules/*": ([game]) => ({ name: "rules", game: game! }),
  "/t/*": ([table]) => ({ name: "table", table: table! }),
  "/t/*/replay": ([table]) => ({ name: "replay", table: table! }),
};

export function pageOf(path: string): Page {
  const parts = path.split("/").filter(Boolean);
  for (const [address, page] of Object.entries(PAGES)) {
    const wanted = address.split("/").filter(Boolean);
    if (wanted.length === parts.length && wanted.every((part, at) => part === "*" || part === parts[at])) {
      return page(parts.filter((_, at) => wanted[at] === "*"));
    }
  }
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
    this.arrive();
    scrollTo(0, 0);
  }

  /** `{@attach router.heading}` on the heading of a page: who came from another page goes on from there, also with the
   * keyboard or by ear. A page that is loaded begins at its top by itself. */
  readonly heading: Attachment<HTMLElement> = (element) => {
    if (!this.arriving) return;
    this.arriving = false;
    // Whoever has begun to do something meanwhile is not disturbed.
    if (document.activeElement !== document.body) return;
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
  };
  private arriving = false;

  private arrive(): void {
    this.arriving = this.path !== location.pathname;
    this.path = location.pathname;
  }

  constructor() {
    addEventListener("popstate", () => this.arrive());
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
