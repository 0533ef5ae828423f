/** What the tests and tools of the browser call by these names; eslint knows by them which calls must be awaited. */
type Browser = import("playwright-core").Browser;
type Page = import("playwright-core").Page & {
  /** Errors that the page has told of. */
  troubles: string[];
};
