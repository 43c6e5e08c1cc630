// The service worker: keeps one version of the site, whole, and answers from it.
//
// The site's builder puts four constants in front: PAGES are the pages, each with the SHA-256 of
// its bytes, FILES and LATER all other names of the site, each with a hash of its content in it,
// and VERSION is a hash of all. Few readers need the files in LATER: they are cached on first
// request.

const prefix = "statepoint " + registration.scope + " ";
const mine = prefix + VERSION;
const here = (name) => new URL(name, registration.scope).href;
const files = new Set(FILES.map(here));
const later = new Set(LATER.map(here));
const pages = new Map(PAGES.map(([name, sum]) => [here(name), sum]));

const hex = (bytes) => Array.from(new Uint8Array(bytes), (b) => b.toString(16).padStart(2, "0")).join("");

// keep fetches one file into the cache, unless a version before had it.
async function keep(cache, url) {
  const had = await caches.match(url, { ignoreVary: true });
  const answer = had || (await fetch(url));
  if (!answer.ok) throw new Error(url + ": " + answer.status);
  await cache.put(url, answer);
}

// keepPage fetches a page, whose name does not say which version it is. When it
// is another than this worker's, the site is being replaced right now; the
// browser will try again.
async function keepPage(cache, url, sum) {
  const answer = await fetch(url, { cache: "reload" });
  if (!answer.ok) throw new Error(url + ": " + answer.status);
  const body = await answer.arrayBuffer();
  if (hex(await crypto.subtle.digest("SHA-256", body)) !== sum) throw new Error(url + " is of another version");
  const headers = new Headers();
  for (const name of ["Content-Type", "Content-Security-Policy", "X-Content-Type-Options", "Referrer-Policy"]) {
    if (answer.headers.has(name)) headers.set(name, answer.headers.get(name));
  }
  await cache.put(url, new Response(body, { headers }));
}

addEventListener("install", (event) => {
  const work = async () => {
    const cache = await caches.open(mine);
    try {
      await Promise.all([...[...pages].map(([url, sum]) => keepPage(cache, url, sum)), ...[...files].map((url) => keep(cache, url))]);
    } catch (err) {
      await caches.delete(mine);
      throw err;
    }
  };
  event.waitUntil(work());
});

addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
});

// The version before stays, for tabs that still run it; those before that go.
addEventListener("activate", (event) => {
  const work = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== mine);
    await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(work());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const url = new URL(request.url);
  url.hash = url.search = "";
  let name = url.href;
  if (request.mode === "navigate" && name.endsWith("/index.html")) name = name.slice(0, -"index.html".length);
  if (request.mode === "navigate" && pages.has(name + ".html")) name += ".html";
  if (pages.has(name)) event.respondWith(answer(mine, name, request));
  else if (files.has(name)) event.respondWith(answer(mine, name, request));
  else if (later.has(name)) event.respondWith(keepLater(name, request));
  else if (name.startsWith(registration.scope) && hashed.test(name)) event.respondWith(answer(undefined, name, request));
});

const hashed = /\.[0-9a-f]{10}\.\w+$/;

// keepLater takes a file from any cache, or from the network and keeps it.
async function keepLater(name, request) {
  const had = await caches.match(name, { ignoreVary: true });
  if (had) return had;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(mine)).put(name, answer.clone());
  return answer;
}

// answer takes a file from one cache, or from any, or from the network.
async function answer(cacheName, name, request) {
  const had = await caches.match(name, { cacheName, ignoreVary: true });
  return had || fetch(request);
}
