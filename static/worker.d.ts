// The surroundings of workers. What the site puts in front of the service worker is of web/site/worker.go.

declare const PAGES: [name: string, sha256: string][];
declare const FILES: string[];
declare const LATER: string[];
declare const VERSION: string;

declare var registration: ServiceWorkerRegistration;
declare var clients: Clients;
declare function skipWaiting(): Promise<void>;

/** Go's own start of a WebAssembly program, wasm_exec.js. */
declare var Go: any;

declare var statepointReceive: (receive: (message: Uint8Array | string) => void) => void;
declare var statepointSend: (bytes: Uint8Array) => void;
declare var statepointDone: () => void;

interface WorkerGlobalScopeEventMap {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
}
