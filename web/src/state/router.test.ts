import { expect, test } from "vitest";
import { pageOf } from "./router.svelte";

test.each([
  ["/", { name: "home" }],
  ["/new", { name: "new" }],
  ["/settings/", { name: "settings" }],
  ["/account", { name: "account" }],
  ["/rules/dice_brewing", { name: "rules", game: "dice_brewing" }],
  ["/t/abc", { name: "table", table: "abc" }],
  ["/t/abc/replay", { name: "replay", table: "abc" }],
  ["/t", { name: "nowhere" }],
  ["/t/abc/other", { name: "nowhere" }],
  ["/t/abc/replay/more", { name: "nowhere" }],
  ["/metrics", { name: "nowhere" }],
])("%s", (path, page) => expect(pageOf(path)).toEqual(page));
