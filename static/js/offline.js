// Keeps the site for the next visit, with or without a network, and says when
// there is a newer one. Nothing here is needed for the page to work: where there
// are no service workers, on a plain http server of another machine, it does
// nothing.
const { serviceWorker } = navigator;
const { dataset } = document.currentScript;

const begin = () => {
  const byID = (id) => document.getElementById(id);
  let asked = null; // the worker that the reader was told of
  let leaving = false;

  const tell = (worker, text) => {
    asked = worker;
    byID("update-text").textContent = text;
    byID("update").hidden = false;
  };

  // A worker that waits has everything of the next version, and takes over when
  // the reader says so: what runs is never changed underneath.
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

  // Only when the page has what it needs itself, so that the two do not compete
  // for the line.
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
