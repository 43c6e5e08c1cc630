// The explorer's compiler for pages that have screens of their own, in a worker. engine.d.ts has the
// types, web/site/EMBED.md the words.
const at = (name) => new URL(name, import.meta.url).href;

export class StatepointError extends Error {
  name = "StatepointError";
  constructor(message, report) {
    super(message);
    this.report = report;
    this.diagnostics = report?.diagnostics ?? [];
    const first = this.diagnostics.find((d) => d.severity === "error");
    this.line = first?.line || undefined;
    this.column = first?.column || undefined;
  }
}

const load = async () => {
  const sent = await fetch(at("engine.wasm"));
  if (!sent.ok) throw new StatepointError(`${sent.url}: ${sent.status}; is this engine.js a copy? Load it from its original location`);
  const streams = /wasm/.test(sent.headers.get("content-type"));
  return streams ? WebAssembly.compileStreaming(sent) : WebAssembly.compile(await sent.arrayBuffer());
};
let compiled, url;

export async function statepoint({ memory = 2 ** 30 } = {}) {
  const module = await (compiled ||= load().catch((err) => {
    compiled = null;
    throw err;
  }));
  const waiting = [];
  let worker, running, closed;

  const start = () => {
    url ||= at("worker.js");
    // A worker of another origin is loaded by one of ours.
    if (new URL(url).origin !== location.origin) url = URL.createObjectURL(new Blob([`importScripts("${url}")`], { type: "text/javascript" }));
    worker = new Worker(url);
    worker.onmessage = ({ data }) => {
      if (typeof data === "string") fail(data);
      else if (running && data[0] === 123) done(JSON.parse(new TextDecoder().decode(data)));
    };
    worker.onerror = (e) => fail(e.message || "the engine's worker did not start; does a content security policy forbid it?");
    worker.postMessage({ module, exec: at("wasm_exec.js"), memory });
  };
  const end = () => {
    worker?.terminate();
    worker = running = null;
  };
  const fail = (text) => {
    running?.reject(new StatepointError(text));
    end();
    next();
  };
  const done = (report) => {
    if (report.crash) return fail(report.crash);
    const { resolve, reject, name } = running;
    running = null;
    const told = ({ line, column, message }) => `${line ? `${name}:${line}:${column}: ` : ""}error: ${message}`;
    if (report.ok) resolve(report);
    else reject(new StatepointError(report.diagnostics.filter((d) => d.severity === "error").map(told).join("\n"), report));
    next();
  };
  const next = () => {
    if (running || !waiting.length) return;
    running = waiting.shift();
    if (!worker) start();
    worker.postMessage(running.request);
  };

  return {
    compile: (source, /** @type {{ signal?: AbortSignal, name?: string, [option: string]: any }} */ { signal, name = "input.ll", ...options } = {}) => new Promise((resolve, reject) => {
      if (closed) throw new StatepointError("the engine is closed");
      signal?.throwIfAborted();
      const abort = () => {
        const i = waiting.indexOf(job);
        if (i >= 0) waiting.splice(i, 1);
        if (running === job) end();
        job.reject(signal.reason);
        next();
      };
      const last = (settle) => (value) => {
        signal?.removeEventListener("abort", abort);
        settle(value);
      };
      const job = { request: JSON.stringify({ ...options, name, source }), name, resolve: last(resolve), reject: last(reject) };
      signal?.addEventListener("abort", abort);
      waiting.push(job);
      next();
    }),
    close() {
      closed = true;
      for (const job of [running, ...waiting.splice(0)]) job?.reject(new StatepointError("the engine is closed"));
      end();
    },
  };
}
