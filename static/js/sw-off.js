// What replaces the service worker when a site no longer wants one: it forgets
// everything that was kept and leaves. Pages go on as they are, and are the
// server's own when they are next opened.

addEventListener("install", () => skipWaiting());

addEventListener("activate", (event) => {
  const work = async () => {
    const prefix = "statepoint " + registration.scope + " ";
    await Promise.all((await caches.keys()).filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)));
    await registration.unregister();
  };
  event.waitUntil(work());
});
