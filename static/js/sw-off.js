// Replaces the service worker when a site no longer wants one: it deletes the cache and
// unregisters. Open pages continue unchanged, and load from the server when they are next opened.

addEventListener("install", () => skipWaiting());

addEventListener("activate", (event) => {
  const work = async () => {
    const prefix = "statepoint " + registration.scope + " ";
    await Promise.all((await caches.keys()).filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)));
    await registration.unregister();
  };
  event.waitUntil(work());
});
