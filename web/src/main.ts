import "./ui/tokens.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "$src/state/texts.svelte";

await speak();
mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const { serviceWorker } = navigator;
  serviceWorker.register("/sw.js").catch(() => undefined);
  // What came before there was a worker has passed it by: it is told of that, so that this very page opens without a server.
  void serviceWorker.ready.then(({ active }) =>
    active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name)),
  );
}
