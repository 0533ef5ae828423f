// A house and a browser for the tests of a file: each file is a process of its own, so importing this opens them once.
import { after, before } from "node:test";
import { House, openBrowser } from "./kit.mjs";

export let house, browser;
before(async () => {
  house = await House.open();
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await house?.close();
});
