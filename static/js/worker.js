// The engine's side of a worker: runs a Go program and passes messages, Uint8Arrays or texts,
// between it and its clients. A string says why it ended. The clients are the page that created the
// worker or, if the frames of a document share one, each of these; they are answered one after the
// other.
const shares = typeof SharedWorkerGlobalScope === "function";
const askers = new Set(shares ? [] : [globalThis]);
let waiting = []; // [who asks, message]
let asker = null; // the client being answered
let before = null; // the one answered before
let receive = null;
let started = false;
let hello = null; // the program's first message

const next = () => {
  while (receive && !asker && waiting.length > 0) {
    const [who, message] = waiting.shift();
    asker = who;
    receive(message, who !== before);
    before = who;
  }
};

// The program calls these: when it is ready for messages, with each message of its own,
// and when it has answered one of ours.
globalThis.statepointReceive = (f) => {
  receive = f;
  guarded(next);
};
globalThis.statepointSend = (bytes) => {
  if (asker) asker.postMessage(bytes, [bytes.buffer]);
  else for (const who of askers) who.postMessage((hello = bytes));
};
globalThis.statepointDone = () => {
  asker = null;
  queueMicrotask(() => guarded(next));
};

// end tells the current client why there will be no answer, and returns the others' requests.
const end = (text) => {
  for (const who of askers) {
    if (who === asker || !shares) who.postMessage(text);
    else who.postMessage({ unanswered: waiting.filter(([by]) => by === who).map(([, message]) => message) });
  }
  askers.clear();
  waiting = [];
  receive = null;
  close();
};

const guarded = (f) => {
  try {
    f();
  } catch (err) {
    end(String(err));
  }
};

const start = async ({ exec, module, engine, memory }) => {
  try {
    importScripts(exec);
    // What the program prints before it dies says why it died.
    let last = "";
    const log = console.log;
    console.log = (...said) => {
      last = (last + said.join(" ") + "\n").slice(-8000);
      log(...said);
    };
    const go = new Go();
    // A collection beside the program takes turns with it in this one thread, so it lasts for many
    // answers, and all that while each pointer that the program writes costs more.
    go.env = { GODEBUG: "gcstoptheworld=1" };
    // The program says when its memory has grown. It only ever grows, so the end
    // comes here rather than with the browser's own, which takes the page along.
    const grown = go.importObject.gojs["runtime.resetMemoryDataView"];
    go.importObject.gojs["runtime.resetMemoryDataView"] = (sp) => {
      grown(sp);
      const bytes = go._inst.exports.mem.buffer.byteLength;
      if (bytes > memory) {
        throw `out of memory: this text needs more than ${memory >> 20} MB, the limit of the page; the command \`statepoint compile\` has none`;
      }
    };
    // Shared workers cannot be given a compiled module.
    module ||= await WebAssembly.compileStreaming(fetch(engine)).catch(async () => WebAssembly.compile(await (await fetch(engine)).arrayBuffer()));
    await go.run(await WebAssembly.instantiate(module, go.importObject));
    end(last.trim() || "the engine ended");
  } catch (err) {
    end(String(err));
  }
};

const hear = (who) => (e) => {
  if (e.data instanceof Uint8Array || typeof e.data === "string") {
    waiting.push([who, e.data]);
    guarded(next);
  } else if (!started) {
    started = true;
    start(e.data);
  }
};
globalThis.onmessage = shares ? null : hear(globalThis);
globalThis.onconnect = (e) => {
  const [port] = e.ports;
  askers.add(port);
  port.onmessage = hear(port);
  if (hello) port.postMessage(hello);
};
