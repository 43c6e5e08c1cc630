// The engine's side of a worker: runs the Go program it is given and passes
// messages, Uint8Arrays, between it and the page. A string says why it ended.
const waiting = [];
let receive = null;

// The program calls this when it is ready for messages.
globalThis.statepointReceive = (f) => {
  receive = f;
  for (const bytes of waiting.splice(0)) receive(bytes);
};
globalThis.statepointSend = (bytes) => postMessage(bytes, [bytes.buffer]);

onmessage = async (e) => {
  try {
    if (e.data instanceof Uint8Array) {
      if (receive) receive(e.data);
      else waiting.push(e.data);
      return;
    }
    importScripts(e.data.exec);
    // What the program prints before it dies says why it died.
    let last = "";
    const log = console.log;
    console.log = (...said) => {
      last = (last + said.join(" ") + "\n").slice(-8000);
      log(...said);
    };
    const go = new Go();
    // The program says when its memory has grown. It only ever grows, so the end
    // comes here rather than with the browser's own, which takes the page along.
    const grown = go.importObject.gojs["runtime.resetMemoryDataView"];
    go.importObject.gojs["runtime.resetMemoryDataView"] = (sp) => {
      grown(sp);
      const bytes = go._inst.exports.mem.buffer.byteLength;
      if (bytes > e.data.memory) {
        throw `out of memory: this text needs more than ${e.data.memory >> 20} MB, the limit of the page; the command \`statepoint compile\` has none`;
      }
    };
    await go.run(await WebAssembly.instantiate(e.data.module, go.importObject));
    postMessage(last.trim() || "the engine ended");
  } catch (err) {
    postMessage(String(err));
  }
};
