// Panes in separate windows. Each is the page in the form for documents, with one pane, and follows
// the links and pins that it is sent: static/js/inside.js. Text typed in the IR's window is also
// typed here.

const statepoint = (globalThis.statepoint ||= {});
const windows = new Map();

statepoint.openWindow = (pane, fragment) => {
  const url = new URL("embed.html", document.baseURI);
  url.search = "?panes=" + pane;
  const { theme } = document.documentElement.dataset;
  if (theme) url.searchParams.set("theme", theme);
  url.hash = fragment;
  const opened = open(url.href, "statepoint-" + pane, "popup,width=720,height=800");
  if (opened) windows.set(pane, opened);
  return opened !== null;
};

const send = (message) => {
  for (const [pane, w] of windows) {
    if (w.closed) windows.delete(pane);
    else w.postMessage(message, location.origin);
  }
  return windows.size > 0;
};

addEventListener("message", ({ source, origin, data }) => {
  if (origin !== location.origin || source === null || source !== windows.get("source")) return;
  if (data?.type === "sp:typed" && typeof data.text === "string") statepoint.editors.source.retype(data.text);
});

statepoint.sendWindows = (fragment) => send({ type: "sp:follow", fragment });
statepoint.pinInWindows = (names) => send({ type: "sp:pin", names });
