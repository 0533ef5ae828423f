// The first thin page: every game, playable by its list of choices. No framework, nothing from elsewhere.
// All text of others is put in as text (textContent), never as markup.
"use strict";

const $ = (id) => document.getElementById(id);
let language = "en";

function element(tag, text, ...classes) {
  const made = document.createElement(tag);
  made.textContent = text;
  if (classes.length) made.classList.add(...classes);
  return made;
}

function say(text, bad = false) {
  $("sentence").textContent = text;
  $("sentence").classList.toggle("bad", bad);
}

async function ask(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const data = await answer.json();
  if (!answer.ok) throw new Error(data.words || `the server said ${answer.status}`);
  return data;
}

// The house: who I am, my tables, open tables, a new table.
let house;

async function showHouse() {
  $("house").hidden = false;
  house = await ask("GET", "/api/house");
  let me = null;
  try { me = await ask("GET", "/api/me"); } catch { /* nobody yet */ }
  $("me").textContent = me ? me.name : "";
  $("name").value = me ? me.name : "";
  $("make").hidden = !me;
  say(me ? "Sit down at a table, or make one." : "Say your name to come in.");
  listTables($("tables"), await ask("GET", "/api/tables"));
  listTables($("mine"), me ? await ask("GET", "/api/me/tables") : []);
  $("game").replaceChildren(...house.games.map((game) => new Option(game.name, game.id)));
  showGame();
}

function listTables(list, tables) {
  const names = Object.fromEntries(house.games.map((game) => [game.id, game.name]));
  list.replaceChildren(...tables.map((line) => {
    const item = element("li", "");
    const link = element("a", `${names[line.game] || line.game}${line.title ? ": " + line.title : ""}`);
    link.href = `/t/${line.table}`;
    item.append(link, ` (${line.status})`);
    return item;
  }));
  if (!tables.length) list.append(element("li", "none", "muted"));
}

function choice(labelText, id, values) {
  const label = element("label", labelText + " ");
  const select = document.createElement("select");
  select.id = id;
  select.append(...values.map(([text, value]) => new Option(text, value)));
  label.append(select);
  return label;
}

function theGame() { return house.games.find((game) => game.id === $("game").value); }

function showGame() {
  const game = theGame();
  $("options").replaceChildren(...game.options.map((option) =>
    choice(option.id.replaceAll("_", " "), `option-${option.id}`, option.values.map((value) => [value, value]))));
  const counts = [];
  for (let n = game.min_seats; n <= game.max_seats; n++) counts.push(new Option(n, n));
  $("count").replaceChildren(...counts);
  showSeats();
}

function showSeats() {
  const kinds = [["me", "me"], ["a friend, by link", "link"], ["anyone", "open"]]
    .concat(house.agents.map((agent) => [`agent: ${agent}`, `agent:${agent}`]));
  const seats = [];
  for (let n = 0; n < Number($("count").value); n++) {
    const label = choice(`Seat ${n + 1}`, `seat-${n}`, kinds);
    label.querySelector("select").selectedIndex = n === 0 ? 0 : kinds.length - 1;
    seats.push(label);
  }
  $("seats").replaceChildren(...seats);
}

async function makeTable(event) {
  event.preventDefault();
  const game = theGame();
  const seats = [];
  for (let n = 0; n < Number($("count").value); n++) {
    const [kind, agent] = $(`seat-${n}`).value.split(":");
    seats.push(agent ? { kind, agent } : { kind });
  }
  const options = Object.fromEntries(game.options.map((option) => [option.id, $(`option-${option.id}`).value]));
  try {
    const made = await ask("POST", "/api/tables", { game: game.id, options, seats, listed: $("listed").checked });
    // Shown once: they are kept on this page only, until it is closed.
    sessionStorage.setItem(`links-${made.table}`, JSON.stringify(made.secrets));
    location.href = `/t/${made.table}`;
  } catch (error) { say(error.message, true); }
}

// A table.
let table, socket, news = null, lines = new Map(), since = -1, wait = 250, ref = 0;

async function showTable() {
  $("table").hidden = false;
  const invitation = new URLSearchParams(location.hash.slice(1));
  if (invitation.has("key")) {
    // The secret stands after the #, so it is in no server's log; now it leaves the address as well.
    history.replaceState(null, "", location.pathname);
    try {
      let me = null;
      try { me = await ask("GET", "/api/me"); } catch { /* nobody yet */ }
      if (!me) await ask("POST", "/api/visitor", { name: prompt("Your name?") || "Guest" });
      await act({ type: "take", seat: Number(invitation.get("seat")), secret: invitation.get("key") });
    } catch (error) { say(error.message, true); }
  }
  const mine = navigator.language.slice(0, 2);
  try { if ((await ask("GET", "/api/house")).languages.includes(mine)) language = mine; } catch { /* English, then */ }
  connect();
}

function act(action) { return ask("POST", `/api/tables/${table}/act`, action); }

function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/live?lang=${language}&since=${since}`);
  socket.onmessage = (event) => {
    wait = 250;
    const message = JSON.parse(event.data);
    if (message.type === "news") show(message);
    else if (message.type === "refused") say(message.words + (message.rule ? ` (${message.rule})` : ""), true);
    else if (message.type === "reasons") showReasons(message.reasons);
    else if (message.secret) showLinks({ [message.ref]: message.secret });
  };
  socket.onclose = (event) => {
    if (event.code === 1008) return;
    say("The connection broke; trying again.", true);
    setTimeout(connect, wait);
    wait = Math.min(wait * 2, 10000);
  };
}

function send(action) { socket.send(JSON.stringify({ ref: ++ref, ...action })); }

function seatName(seat) {
  const place = news.seats[seat];
  return place && place.name ? place.name : `seat ${seat + 1}`;
}

function show(message) {
  news = message;
  since = message.number;
  for (const line of message.log) lines.set(line.number, line);
  $("title").textContent = message.title || message.game.replaceAll("_", " ");
  $("places").replaceChildren(...message.seats.map((place) => showPlace(place)));
  const decision = message.decision;
  if (message.result) say(`The game is over. ${message.result.winners.map(seatName).join(" and ")} won: ${message.result.scores.join(", ")}.`);
  else if (message.closed) say(`This table is closed: ${message.closed}`);
  else if (decision && decision.answer === null) say(decision.question.words);
  else say(`Waiting for ${message.waiting.map(seatName).join(", ")}.`);
  $("asked").textContent = decision ? decision.question.words : "";
  $("choices").replaceChildren(...(decision ? decision.options : []).map((option) => {
    const item = document.createElement("li");
    const button = element("button", option.words || option.text);
    button.type = "button";
    if (option.text === decision.answer) button.setAttribute("aria-pressed", "true");
    button.onclick = () => send({ type: "choose", decision: decision.number, text: option.text });
    item.append(button);
    return item;
  }));
  $("reasons").replaceChildren();
  $("undo").hidden = !message.undo;
  $("undo").textContent = message.undo === "ask" ? "Ask to take back" : "Take back";
  $("why").hidden = !decision;
  $("back").hidden = !(message.you >= 0 && message.seats[message.you].holder === "stand_in");
  $("chat").hidden = message.you < 0;
  showProposal(message.proposal);
  showLog();
  $("view").textContent = JSON.stringify(message.view, null, 2);
  const links = sessionStorage.getItem(`links-${table}`);
  if (links && message.owner) showLinks(JSON.parse(links));
}

function showPlace(place) {
  const held = { person: "", agent: " (agent)", stand_in: ` (${place.agent} stands in)`, nobody: "" }[place.holder];
  const item = element("li", `${place.seat + 1}. ${place.holder === "nobody" ? "empty" : place.name}${held}${place.seat === news.you ? " (you)" : ""}`);
  item.classList.toggle("asked", news.waiting.includes(place.seat));
  if (place.free && news.you < 0) {
    const button = element("button", "Sit down");
    button.type = "button";
    button.onclick = async () => {
      try { await act({ type: "take", seat: place.seat }); } catch (error) { say(error.message, true); }
    };
    item.append(" ", button);
  }
  return item;
}

function showLinks(links) {
  const open = Object.entries(links).filter(([seat]) => news && news.seats[seat].invited);
  $("links").replaceChildren(...open.map(([seat, key]) => {
    const label = element("label", `Link for seat ${Number(seat) + 1} `);
    const field = document.createElement("input");
    field.readOnly = true;
    field.value = `${location.origin}/t/${table}#seat=${seat}&key=${key}`;
    field.onfocus = () => field.select();
    label.append(field);
    return label;
  }));
}

function showProposal(proposal) {
  $("proposal").replaceChildren();
  if (!proposal) return;
  const what = proposal.what === "undo" ? "to take back" : `that ${proposal.agent} stands in for ${seatName(proposal.seat)}`;
  $("proposal").append(element("p", `${seatName(proposal.by)} asks ${what}.`));
  if (proposal.asked.includes(news.you) && !proposal.agreed.includes(news.you)) {
    for (const [text, yes] of [["Agree", true], ["Refuse", false]]) {
      const button = element("button", text);
      button.type = "button";
      button.onclick = () => send({ type: "agree", proposal: proposal.number, yes });
      $("proposal").append(button, " ");
    }
  }
}

function showReasons(reasons) {
  $("reasons").replaceChildren(...reasons.map((reason) =>
    element("li", `${reason.words || reason.thing}: ${reason.why.words || reason.why.message} (${reason.rule})`)));
  if (!reasons.length) $("reasons").append(element("li", "Nothing that you might expect is missing."));
}

function lineTexts(line) {
  switch (line.kind) {
    case "begin": case "choice": return (line.events || []).map((event) => event.words || event.message);
    case "chat": return [`${line.name}: ${line.text}`];
    case "undo": return [`${line.seat < 0 ? "The host" : seatName(line.seat)} took back to ${line.to}.`];
    case "seat": return [`Seat ${line.seat + 1}: ${line.name || "empty"}${line.text ? " (agent)" : ""}`];
    case "propose": return [`${seatName(line.seat)} asks the table: ${line.text.replace("_", " ")}.`];
    case "agree": return [`${seatName(line.seat)} says ${line.text}.`];
    case "close": return [`Closed: ${line.text}`];
    default: return [];
  }
}

function showLog() {
  const log = $("log");
  const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  const all = [...lines.values()].sort((a, b) => a.number - b.number).slice(-300);
  log.replaceChildren(...all.flatMap((line) => lineTexts(line).map((text) => element("li", text))));
  if (atEnd) log.scrollTop = log.scrollHeight;
}

$("who").onsubmit = async (event) => {
  event.preventDefault();
  try { await ask("POST", "/api/visitor", { name: $("name").value }); await showHouse(); } catch (error) { say(error.message, true); }
};
$("make").onsubmit = makeTable;
$("game").onchange = showGame;
$("count").onchange = showSeats;
$("undo").onclick = () => send({ type: "undo" });
$("why").onclick = () => send({ type: "why" });
$("back").onclick = () => send({ type: "back" });
$("chat").onsubmit = (event) => {
  event.preventDefault();
  if ($("line").value.trim()) send({ type: "say", text: $("line").value });
  $("line").value = "";
};

table = (location.pathname.match(/^\/t\/([a-z0-9]+)$/) || [])[1];
(table ? showTable() : showHouse()).catch((error) => say(error.message, true));
