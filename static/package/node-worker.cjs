// worker.js in a thread of node: gives it what it expects of a browser's worker.
const { readFileSync } = require("node:fs");
const { join } = require("node:path");
const { runInThisContext } = require("node:vm");
const { parentPort } = require("node:worker_threads");

globalThis.importScripts = (file) => runInThisContext(readFileSync(file, "utf8"), file);
globalThis.postMessage = (message, transferred) => parentPort.postMessage(message, transferred);
globalThis.close = () => parentPort.close();
importScripts(join(__dirname, "worker.js"));
parentPort.on("message", (data) => globalThis.onmessage({ data }));
