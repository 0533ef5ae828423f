/** Things that move from one place of the board to another: `out:send={{ key }}` there, `in:receive={{ key }}` here. */
import { cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";
import { settings } from "./settings.svelte";

const time = () => (settings.motion ? 380 : 0);

export const [send, receive] = crossfade({
  duration: time,
  easing: cubicOut,
  fallback: () => ({ duration: time() / 2, css: (t) => `opacity: ${t}` }),
});
