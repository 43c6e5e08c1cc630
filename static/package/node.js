// The compiler for node: what engine.js does in a page, with a worker thread.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";

import { host } from "./engine.js";

export { StatepointError, statepoint } from "./engine.js";

const at = (name) => new URL(name, import.meta.url);

host.load = async () => WebAssembly.compile(await readFile(at("engine.wasm")));
host.exec = fileURLToPath(at("wasm_exec.js"));
host.worker = () => {
  const thread = new Worker(at("node-worker.cjs"));
  const worker = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => thread.postMessage(message),
    terminate: () => thread.terminate(),
  };
  thread.on("message", (data) => worker.onmessage({ data }));
  thread.on("error", (err) => worker.onerror(err));
  return worker;
};
