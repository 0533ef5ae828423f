/** What tests of logic need of a browser: a page without anything on it. */
const everywhere = new EventTarget();

const browser = {
  addEventListener: everywhere.addEventListener.bind(everywhere),
  removeEventListener: everywhere.removeEventListener.bind(everywhere),
  dispatchEvent: everywhere.dispatchEvent.bind(everywhere),
  document: Object.assign(new EventTarget(), { hidden: false }),
  location: { protocol: "http:", host: "house", pathname: "/" },
  navigator: { languages: ["en"] },
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
};
// Node has some of them, too, and does not let them be set.
for (const [name, value] of Object.entries(browser)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
