// The explorer's compiler for pages that have screens of their own, in a worker. engine.d.ts has the
// types, web/guide/EMBED.md the words.
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

// What depends on where this runs; node.js has its own.
export const host = {
  load: async () => {
    const sent = await fetch(at("engine.wasm"));
    if (!sent.ok) throw new StatepointError(`${sent.url}: ${sent.status}; is this engine.js a copy? Load it from its original location`);
    const streams = /wasm/.test(sent.headers.get("content-type"));
    return streams ? WebAssembly.compileStreaming(sent) : WebAssembly.compile(await sent.arrayBuffer());
  },
  worker: () => {
    url ||= at("worker.js");
    // A worker of another origin is loaded by one of ours.
    if (new URL(url).origin !== location.origin) url = URL.createObjectURL(new Blob([`importScripts("${url}")`], { type: "text/javascript" }));
    return new Worker(url);
  },
  exec: at("wasm_exec.js"),
};
let compiled, url;

export async function statepoint({ memory = 2 ** 30 } = {}) {
  const module = await (compiled ||= host.load().catch((err) => {
    compiled = null;
    throw err;
  }));
  const waiting = [];
  let worker, running, closed;

  const start = () => {
    worker = host.worker();
    worker.onmessage = ({ data }) => {
      if (typeof data === "string") fail(data);
      else if (running && data[0] === 123) done(JSON.parse(new TextDecoder().decode(data)));
    };
    worker.onerror = (e) => fail(e.message || "the engine's worker did not start; does a content security policy forbid it?");
    worker.postMessage({ module, exec: host.exec, memory });
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
  const done = (answer) => {
    if (answer.crash) return fail(answer.crash);
    const { resolve, reject, name } = running;
    running = null;
    const told = ({ line, column, message }) => `${line ? `${name}:${line}:${column}: ` : ""}error: ${message}`;
    if (answer.trouble) reject(new StatepointError(answer.trouble));
    else if (answer.ok !== false) resolve(answer);
    else reject(new StatepointError(answer.diagnostics.filter((d) => d.severity === "error").map(told).join("\n"), answer));
    next();
  };
  const next = () => {
    if (running || !waiting.length) return;
    running = waiting.shift();
    if (!worker) start();
    worker.postMessage(running.request);
  };

  const ask = (source, /** @type {{ signal?: AbortSignal, name?: string, [option: string]: any }} */ { signal, name = "input.ll", ...more }) => new Promise((resolve, reject) => {
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
    const job = { request: JSON.stringify({ ...more, name, source }), name, resolve: last(resolve), reject: last(reject) };
    signal?.addEventListener("abort", abort);
    waiting.push(job);
    next();
  });
  return {
    compile: (source, options = {}) => ask(source, options),
    run: (source, entry, /** @type {Record<string, any>} */ { collector, stress, throws, heap, steps, seed, ...options } = {}) => ask(source, { ...options, call: { entry, collector, stress, throws, heap, steps, seed } }),
    check: async (source, checks, options = {}) => (await ask(source, { ...options, checks })).verdicts,
    close() {
      closed = true;
      for (const job of [running, ...waiting.splice(0)]) job?.reject(new StatepointError("the engine is closed"));
      end();
    },
  };
}
