// Keeps the client's own files, so that the house opens at once and says in plain words when the server is away.
// What is played is never kept here: /api always asks the server.
const KEPT = "undercroft-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add("/")).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

const isOurs = (address) => address.origin === location.origin && address.pathname.startsWith("/assets/");

/** A proxy answers for a server that is away. */
const isAway = (answer) => answer.status >= 502 && answer.status <= 504;

/** Not what else one may open by its address, such as /metrics: every page of the house is the same shell. */
const isPage = (answer) => (answer.headers.get("content-type") ?? "").startsWith("text/html");

/** Another shell is of another build: what the old one was made of leaves, before the new one asks for its own. */
async function keep(cache, shell) {
  const [old, now] = await Promise.all([cache.match("/").then((kept) => kept?.text()), shell.clone().text()]);
  if (old !== undefined && old !== now) {
    for (const kept of await cache.keys()) if (isOurs(new URL(kept.url))) await cache.delete(kept);
  }
  await cache.put("/", shell);
}

async function page(request) {
  const cache = await caches.open(KEPT);
  let answer;
  try {
    answer = await fetch(request);
  } catch {
    answer = Response.error();
  }
  if (answer.ok && isPage(answer)) await keep(cache, answer.clone());
  return answer.type === "error" || isAway(answer) ? ((await cache.match("/")) ?? answer) : answer;
}

async function file(request) {
  const cache = await caches.open(KEPT);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

// A page says what it was made of before there was a worker.
self.addEventListener("message", (event) => {
  const files = event.data.filter((name) => isOurs(new URL(name, location.href)));
  event.waitUntil(Promise.all(files.map((name) => file(new Request(name)).catch(() => undefined))));
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin || address.pathname.startsWith("/api")) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (isOurs(address)) event.respondWith(file(event.request));
});
