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
  if (e.data instanceof Uint8Array) {
    if (receive) receive(e.data);
    else waiting.push(e.data);
    return;
  }
  try {
    importScripts(e.data.exec);
    // What the program prints before it dies says why it died.
    let last = "";
    const log = console.log;
    console.log = (...said) => {
      last = (last + said.join(" ") + "\n").slice(-8000);
      log(...said);
    };
    const go = new Go();
    await go.run(await WebAssembly.instantiate(e.data.module, go.importObject));
    postMessage(last.trim() || "the engine ended");
  } catch (err) {
    postMessage(String(err));
  }
};
