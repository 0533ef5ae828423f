import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "$lib/texts.svelte";

await speak();
mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
