// Small services of the browser, none of which throws.

const statepoint = (globalThis.statepoint ||= {});

// In a frame of a document nothing is kept: its drafts would be those of
// the explorer itself, where both come from one server.
const storage = (where) => {
  if (document.documentElement.dataset.embed !== undefined) throw new Error("nothing is stored in a frame");
  return where === "local" ? localStorage : sessionStorage;
};

statepoint.load = (where, key) => {
  try {
    return storage(where).getItem(key) || "";
  } catch {
    return "";
  }
};

statepoint.save = (where, key, value) => {
  try {
    if (value === "") storage(where).removeItem(key);
    else storage(where).setItem(key, value);
  } catch {
    // Full or forbidden: what is not kept is not kept.
  }
};

statepoint.setTheme = (theme) => {
  const { dataset } = document.documentElement;
  if (theme === "") delete dataset.theme;
  else dataset.theme = theme;
};

// copy resolves to whether it worked. The clipboard is only there on secure
// pages; elsewhere the selection does it.
statepoint.copy = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    area.className = "hush";
    document.body.append(area);
    const focused = document.activeElement;
    area.select();
    let ok;
    try {
      ok = document.execCommand("copy");
    } catch {
      ok = false;
    }
    area.remove();
    if (focused) focused.focus();
    return ok;
  }
};

// shown is called when there is output of the text shown.
statepoint.shown = () => dispatchEvent(new Event("statepoint-shown"));

statepoint.textOf = (selector) => {
  const e = document.querySelector(selector);
  return e ? e.innerText : "";
};

statepoint.scrollTo = (selector) => {
  const e = document.querySelector(selector);
  // What is wider than the page is read from its beginning.
  if (e) e.scrollIntoView({ block: "nearest", inline: e.offsetWidth > innerWidth - 90 ? "start" : "nearest" });
};

let before = null;

// helpChanged moves the focus into the dialog, keeps it there, and puts it back.
statepoint.helpChanged = (open) => {
  const dialog = document.getElementById("help");
  if (open && dialog) {
    before = document.activeElement;
    const focusable = dialog.querySelectorAll("button, summary, a[href], [tabindex='0']");
    focusable[0].focus();
    dialog.onkeydown = (e) => {
      if (e.key !== "Tab") return;
      const last = focusable[focusable.length - 1];
      const active = document.activeElement;
      if (e.shiftKey && active === focusable[0]) {
        e.preventDefault();
        last.focus();
      } else if (!e.shiftKey && active === last) {
        e.preventDefault();
        focusable[0].focus();
      }
    };
  } else if (!open && before) {
    before.focus();
    before = null;
  }
};
