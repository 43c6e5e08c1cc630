// Starts the page: the theme before the first paint, then the interface, then
// the engine. The engine's module is compiled once, here; workers are given the
// compiled module, so that starting another costs a few milliseconds.
const script = document.currentScript;
const at = (name) => new URL(script.dataset[name], document.baseURI).href;
const statepoint = (globalThis.statepoint ||= {});

// If storage is forbidden, even accessing it throws. Values are then kept until the page is closed.
for (const name of ["localStorage", "sessionStorage"]) {
  try {
    if (globalThis[name]) continue;
  } catch {
    // as said
  }
  const kept = new Map();
  const value = {
    getItem: (key) => kept.get(String(key)) ?? null,
    setItem: (key, text) => void kept.set(String(key), String(text)),
    removeItem: (key) => void kept.delete(String(key)),
    clear: () => kept.clear(),
    key: (n) => [...kept.keys()][n] ?? null,
    get length() {
      return kept.size;
    },
  };
  Object.defineProperty(globalThis, name, { value, configurable: true });
}

try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // The system's theme applies.
}

// Resolves when the page and its engine have loaded, and rejects if the page does not start.
statepoint.whenReady = new Promise((resolve, reject) => {
  statepoint.ready = resolve;
  statepoint.notReady = reject;
});
statepoint.whenReady.catch(() => {});

// Some browsers disable it for safety.
const none = new Error("this browser has WebAssembly switched off, and the explorer needs it");

const compile = async (url, arrived) => {
  if (typeof WebAssembly !== "object") throw none;
  try {
    const answer = await fetch(url);
    // A copy is counted: with the response itself, the browser caches the compiled program.
    if (arrived && answer.ok) count(answer.clone(), arrived);
    return await WebAssembly.compileStreaming(answer);
  } catch (err) {
    // A server that sends another MIME type still sends the bytes.
    const answer = await fetch(url);
    if (!answer.ok) throw err;
    return WebAssembly.compile(await answer.arrayBuffer());
  }
};

// Until the compiler is here, the page says how far it is: from the first second, and not at all if
// that is enough, as for what was kept from an earlier visit.
const arriving = { what: "page", percent: 0, over: false };
const showArriving = () => {
  const e = document.getElementById("arriving");
  const [text, bar] = e?.children ?? []; // none yet while the page is still being parsed
  if (!bar || performance.now() < 400) return;
  e.hidden = arriving.over;
  text.textContent = `Getting the ${arriving.what}, ${arriving.percent} %`;
  bar.value = arriving.percent;
};
const tellArriving = (what, bytes, size) => {
  Object.assign(arriving, { what, percent: size ? Math.floor((100 * bytes) / size) : 0 });
  showArriving();
};

// A program for workers: compiled once, when get is first called. It counts the bytes received, and
// reports them to its listeners. The page has the uncompressed size: an answer's Content-Length is
// the compressed one.
const program = (name, before) => {
  const size = Number(script.dataset[`${name}Size`]) || 0;
  let compiled = null;
  let here = 0;
  const listeners = new Set();
  const arrived = (bytes) => {
    here = size ? Math.min(bytes, size) : bytes;
    for (const tell of listeners) tell(here, size);
  };
  return {
    name,
    size,
    listeners,
    alone: false, // a shared one was left
    here: () => here,
    get: () => {
      compiled ??= before.then(() => compile(at(name), arrived));
      compiled.catch(() => {});
      return compiled;
    },
  };
};
const count = async (answer, arrived) => {
  const reader = answer.body.getReader();
  let bytes = 0;
  let due = 0; // a timer, so that progress before a stall is reported, too
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.length;
    due ||= setTimeout(() => {
      due = 0;
      arrived(bytes);
    }, 200);
  }
  clearTimeout(due);
  arrived(bytes);
};

// The interface comes first: its initial content needs no engine. Then comes the compiler, which
// gives the first result, and then the engine, which does everything else.
const uiSize = Number(script.dataset.uiSize) || 0;
const ui = compile(at("ui"), (bytes) => tellArriving("page", Math.min(bytes, uiSize), uiSize));
ui.catch(() => {});
const compiler = program("compiler", ui);
compiler.listeners.add((bytes, size) => tellArriving("compiler", bytes, size));
for (const when of [400, 1000]) setTimeout(showArriving, when);
addEventListener("DOMContentLoaded", showArriving); // on a slow machine that comes after both
const arrived = () => {
  arriving.over = true;
  showArriving();
};
const engine = program("engine", ui);
// Frames created by our element share an engine if the browser supports it. A single frame, such as
// a lesson's, gets the compiled program sooner from its own process.
const shares = script.hasAttribute("data-shares") && new URLSearchParams(location.search).has("for") && typeof SharedWorker === "function";
if (!shares) compiler.get().then(arrived, arrived);

// The report of the example the page opens on.
const early = fetch(at("first")).then(
  (answer) => (answer.ok ? answer.arrayBuffer() : new ArrayBuffer(0)),
  () => new ArrayBuffer(0),
);

// Long, rarely needed texts are fetched once, on first use.
let texts = null;
statepoint.texts = () => (texts ??= fetch(at("texts")).then(
  (answer) => (answer.ok ? answer.text() : ""),
  () => "",
).then((text) => {
  if (!text) texts = null;
  return text;
}));

// How much memory, in bytes, an engine may take.
const memory = 2 ** 30;

// startEngine starts a worker. message gets each Uint8Array it posts, failed a text if it
// terminates on its own, and loading, until its program has arrived, the number of bytes received
// and the total. stop terminates it immediately.
const starter = (program) => (message, failed, loading) => (shares && !program.alone ? startShared(program, message, failed, loading) : startOwn(program, message, failed, loading));
statepoint.startEngine = starter(engine);

// startCompiler is the same for the program that only compiles.
statepoint.startCompiler = starter(compiler);

// rareStyles fetches the styles of what few readers see.
let styled = false;
statepoint.rareStyles = () => {
  if (styled) return;
  styled = true;
  const styles = document.createElement("link");
  styles.rel = "stylesheet";
  styles.href = at("objectsStyles");
  document.head.append(styles);
};

// startObjects is the same for the program that opens objects, which is fetched when the first is
// opened.
let objects = null;
statepoint.startObjects = (message, failed, loading) => {
  objects ||= program("objects", ui);
  statepoint.rareStyles();
  return startOwn(objects, message, failed, loading);
};

const startOwn = (from, message, failed, loading) => {
  let worker = new Worker(at("worker"));
  const fail = (text) => {
    if (!worker) return;
    worker.terminate();
    worker = null;
    failed(text);
  };
  worker.onmessage = (e) => {
    if (typeof e.data === "string") fail(e.data);
    else if (worker) message(e.data);
  };
  worker.onerror = (e) => {
    e.preventDefault();
    fail(e.message || "the engine's worker did not start");
  };
  let started = false;
  const tell = (done, all) => worker && loading && loading(done, all);
  from.listeners.add(tell);
  queueMicrotask(() => tell(from.here(), from.size));
  const ready = from.get().then(
    (module) => {
      from.listeners.delete(tell);
      tell(from.size || 1, from.size || 1);
      if (worker) worker.postMessage({ module, exec: at("exec"), memory });
      started = true;
    },
    (err) => fail(String(err)),
  );
  // A worker that runs gets a message at once, not when the page's program pauses.
  const send = (bytes) => worker && worker.postMessage(bytes, [bytes.buffer]);
  return {
    post: (bytes) => (started ? send(bytes) : ready.then(() => send(bytes))),
    stop: () => {
      if (worker) worker.terminate();
      worker = null;
    },
  };
};

// A shared engine cannot be terminated by one of its users: a page that cancels a request, or whose
// engine has terminated, gets its own engine.
const startShared = (program, message, failed, loading) => {
  let own = null;
  let early = []; // requests from before the engine's first message
  let stopped = false;
  const worker = new SharedWorker(at("worker"), program.name);
  const leave = () => {
    program.alone = true;
    worker.port.close();
  };
  const alone = (questions) => {
    if (own || stopped) return;
    leave();
    own = startOwn(program, message, failed, loading);
    for (const bytes of questions) own.post(bytes);
  };
  worker.onerror = (e) => {
    e.preventDefault();
    alone(early || []);
  };
  worker.port.onmessage = (e) => {
    if (own || stopped) return;
    if (typeof e.data === "string") {
      leave();
      failed(e.data);
    } else if (e.data.unanswered) alone(e.data.unanswered);
    else {
      if (early) statepoint.ready();
      early = null;
      message(e.data);
    }
  };
  worker.port.postMessage({ exec: at("exec"), engine: at(program.name), memory });
  return {
    post: (bytes) => {
      if (own) return own.post(bytes);
      early?.push(bytes.slice());
      worker.port.postMessage(bytes);
    },
    stop: () => {
      stopped = true;
      leave();
      own?.stop();
    },
  };
};

const trouble = (text) => {
  const say = document.getElementById("trouble");
  if (!say) return;
  say.textContent = text;
  say.hidden = false;
};
const again = " Reload the page to start again; your text is kept.";

addEventListener("DOMContentLoaded", async () => {
  try {
    const [module, first] = await Promise.all([ui, early]);
    if (first.byteLength > 0) statepoint.first = new Uint8Array(first);
    const go = new Go();
    const instance = await WebAssembly.instantiate(module, go.importObject);
    if (!shares) {
      const whole = () => void engine.get();
      compiler.get().then(whole, whole);
      compiler.get().then(statepoint.ready, statepoint.notReady);
    }
    await go.run(instance);
    trouble("The page has stopped." + again);
  } catch (err) {
    statepoint.notReady(err);
    if (err === none) {
      trouble("The explorer cannot start: " + none.message + ". What you see is its first example, compiled.");
      return;
    }
    console.error(err);
    trouble("The explorer could not start: " + err + "." + again);
  }
});
