// A house and a browser for the tests of a file: each file is a process of its own, so importing this opens them once.
// Awaited here and not in a `before`: Node starts the hooks of the root at once, so one hook cannot rely on another.
import { after } from "node:test";
import { House, openBrowser } from "./kit.mjs";

export const house = await House.open();
after(() => house.close());
export const browser = await openBrowser();
after(() => browser.close());
