// The reader's own lessons, beside ours: a zip chosen or dropped on the page, or a folder or zip of
// this origin (?from=path/). The engine reads them, in a worker, and reports problems by file and
// line. They are stored for this tab only; nothing leaves the browser.
import { element } from "./shared/element.js";
import { say } from "./shared/language.js";
import { bytes, contents, decode, fail, inside, most, read, unzip, wanted } from "./shared/lesson-files.js";
import { mark } from "./shared/passed-marks.js";

const area = document.getElementById("own");
const kept = "statepoint-own-lessons";
const said = area.querySelector("[role=status]");
const list = area.querySelector(".own-list");
const wrong = area.querySelector(".own-problems");
// get fetches a file of this origin.
const get = async (url, limit) => {
  if (url.origin !== location.origin) fail(`${url.href} is of another origin; lessons come from ${location.origin} only`);
  const name = decodeURIComponent(url.pathname);
  const response = await fetch(url, { redirect: "error", credentials: "same-origin" }).catch(() => fail(`${name}: could not be fetched`));
  if (!response.ok) fail(`${name}: ${response.status} ${response.statusText}`.trim());
  return read(response.body, limit, `${name}: larger than ${bytes(limit)}`);
};
const index = "lessons.txt";
const fetched = async (from) => {
  const url = new URL(from, location.href);
  if (url.pathname.endsWith(".zip")) return unzip(await get(url, most.zip));
  if (!url.pathname.endsWith("/")) url.pathname += "/";
  url.search = url.hash = "";
  const names = decode(`${index}:`, await get(new URL(index, url), most.file)).split(/\r?\n/).map((line) => line.trim().replace(/^\.\//, "")).filter(Boolean);
  const bad = names.findIndex((name) => !inside(name) || /[\\?#]/.test(name));
  if (bad >= 0) fail(`${index}:${bad + 1}: ${names[bad]} is not a path inside the folder`);
  const files = names.filter((name) => wanted(name) && name !== index);
  if (files.length > most.files) fail(`${index}: more than ${most.files} files`);
  const texts = {};
  let all = 0;
  // A few at a time, so that little is fetched beyond the limit.
  while (files.length > 0) {
    const some = files.splice(0, 16);
    const got = await Promise.all(some.map((name) => get(new URL(name.split("/").map(encodeURIComponent).join("/"), url), most.file)));
    for (const [i, data] of got.entries()) {
      if ((all += data.length) > most.all) fail(`all files together are larger than ${bytes(most.all)}`);
      texts[some[i]] = contents(some[i], data);
    }
  }
  return texts;
};

// ask makes the engine read lessons.
const ask = (files) =>
  new Promise((resolve, reject) => {
    const { engine, exec, worker } = area.dataset;
    const at = (name) => new URL(name, document.baseURI).href;
    const w = new Worker(at(worker));
    const end = (settle, value) => {
      w.terminate();
      settle(value);
    };
    w.onmessage = ({ data }) => {
      if (typeof data === "string") return end(reject, new Error(data));
      if (data[0] !== 123) return; // its greeting
      const answer = JSON.parse(new TextDecoder().decode(data));
      if (answer.crash) end(reject, new Error(answer.crash));
      else end(resolve, answer);
    };
    w.onerror = (e) => end(reject, new Error(e.message || "the engine's worker did not start"));
    w.postMessage({ engine: at(engine), exec: at(exec), memory: 2 ** 30 });
    w.postMessage(JSON.stringify({ lessons: files }));
  });

const show = ({ from, tracks }) => {
  const forget = element("button", { type: "button", textContent: say("Close {}", from) });
  forget.addEventListener("click", () => {
    sessionStorage.removeItem(kept);
    list.replaceChildren();
    said.textContent = say("{} is closed.", from);
    mark();
  });
  list.replaceChildren(
    ...tracks.map((t, i) =>
      element("section", {},
        element("h3", { textContent: t.title }),
        ...(t.about ? [element("p", { textContent: t.about })] : []),
        element("ol", { className: "lessons" }, ...t.lessons.map((l, k) => {
          const item = element("li", {}, element("a", { href: `learn/own.html#${i + 1}.${k + 1}`, textContent: l.title }), " ", element("span", { className: "minutes", textContent: say("{} minutes", l.minutes) }), element("br", {}), say("You can then {}.", l.can));
          item.dataset.lesson = `own-${t.name}-${l.name}`.replace(/[^\w-]/g, "_").slice(0, 80);
          return item;
        })),
      ),
    ),
    element("p", { className: "lesson-actions" }, forget),
  );
  mark();
};

const load = async (from, files) => {
  wrong.replaceChildren();
  list.replaceChildren();
  sessionStorage.removeItem(kept);
  said.className = "";
  said.textContent = say("{} is being read.", from);
  try {
    const { tracks, problems } = await ask(await files());
    const n = tracks.reduce((sum, t) => sum + t.lessons.length, 0);
    if (problems.length > 0) {
      said.className = "failed";
      said.textContent = problems.length === 1 ? say("{} has a problem:", from) : say("{} has {} problems:", from, problems.length);
      wrong.replaceChildren(...problems.map((p) => element("li", { textContent: p })));
      return;
    }
    show({ from, tracks });
    said.textContent = n === 1 ? say("{} has one lesson, which stays until this tab is closed.", from) : say("{} has {} lessons, which stay until this tab is closed.", from, n);
    try {
      sessionStorage.setItem(kept, JSON.stringify({ from, tracks }));
    } catch {
      fail("this browser stores nothing for the tab, so the lessons cannot be opened");
    }
  } catch (err) {
    said.className = "failed";
    said.textContent = `${from}: ${err.message}`;
  }
};
const take = (file) => {
  load(file.name, async () => {
    if (file.size > most.zip) fail(`larger than ${bytes(most.zip)}`);
    return unzip(new Uint8Array(await file.arrayBuffer()));
  });
};

document.getElementById("own-file").addEventListener("change", (e) => {
  if (e.target.files[0]) take(e.target.files[0]);
  e.target.value = "";
});
addEventListener("dragover", (e) => {
  if ([...e.dataTransfer.types].includes("Files")) e.preventDefault();
});
addEventListener("drop", (e) => {
  const [file] = e.dataTransfer.files;
  if (!file) return;
  e.preventDefault();
  take(file);
  area.scrollIntoView();
});

const from = new URLSearchParams(location.search).get("from");
if (from) load(from, () => fetched(from));
else {
  try {
    const had = JSON.parse(sessionStorage.getItem(kept));
    if (had) show(had);
  } catch {
    // nothing was stored
  }
}
