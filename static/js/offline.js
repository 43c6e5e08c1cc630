// Caches the site for the next visit, with or without a network, and reports a newer version. The
// page works without it: without service workers, as on a plain http server of another machine, it
// does nothing.
const { serviceWorker } = navigator;
const { dataset } = document.currentScript;

const begin = () => {
  const byID = (id) => document.getElementById(id);
  let asked = null; // the worker that was announced to the reader
  let leaving = false;

  const tell = (worker, text) => {
    asked = worker;
    byID("update-text").textContent = text;
    byID("update").hidden = false;
  };

  // A waiting worker has the whole next version, and takes over on the reader's request: a running page is never changed.
  const watch = (registration) => {
    const ready = () => {
      if (registration.waiting && registration.active) tell(registration.waiting, "A new version of the explorer is ready.");
    };
    ready();
    registration.addEventListener("updatefound", () => {
      const next = registration.installing;
      next?.addEventListener("statechange", ready);
    });
    // A page that stays open for days asks now and then.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") registration.update().catch(() => {});
    });
  };

  let first = !serviceWorker.controller;
  serviceWorker.addEventListener("controllerchange", () => {
    if (leaving) location.reload();
    else if (!first) tell(null, "A new version of the explorer was started in another tab.");
    first = false;
  });

  addEventListener("DOMContentLoaded", () => {
    byID("update-now").addEventListener("click", () => {
      leaving = true;
      if (asked && asked.state === "installed") asked.postMessage("take over");
      else location.reload();
    });
    byID("update-later").addEventListener("click", () => (byID("update").hidden = true));
  });

  // Only once the page has loaded, so that the two do not compete for bandwidth.
  globalThis.statepoint.whenReady.then(
    () =>
      serviceWorker
        .register(dataset.worker, { scope: "./", updateViaCache: "none" })
        .then(watch)
        .catch(() => {}), // offline, or forbidden: the page works without
    () => {},
  );
};

if (serviceWorker) begin();
