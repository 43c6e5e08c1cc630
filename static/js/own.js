// Lessons of the reader's own, beside ours: a zip that is chosen or dropped on the page, or a
// folder or zip of this origin (?from=path/). The engine reads them, in a worker, and says what is
// wrong by file and line. They are kept for this tab only; nothing leaves the browser.
(() => {
  const area = document.getElementById("own");
  if (!area) return;
  const kept = "statepoint-own-lessons";
  // As in package lessons, limits.go.
  const most = { zip: 4 << 20, file: 256 << 10, all: 1 << 20, files: 1000 };
  const said = area.querySelector("[role=status]");
  const list = area.querySelector(".own-list");
  const wrong = area.querySelector(".own-problems");
  const element = (tag, properties, ...children) => {
    const e = Object.assign(document.createElement(tag), properties);
    e.append(...children);
    return e;
  };
  const bytes = (n) => (n < 1 << 20 ? (n >> 10) + " KB" : (n >> 20) + " MB");
  const fail = (text) => {
    throw new Error(text);
  };
  // What a lesson is made of; what else a folder has is passed over.
  const wanted = (name) => /\.(md|ll|txt)$/.test(name) && !/(^|\/)(\.(?!\.?\/)|__MACOSX\/)/.test(name);
  const shown = (name) => name.replace(/[\x00-\x1f\x7f]/g, "\ufffd");
  // One that leads nowhere else, nor to itself by another name.
  const inside = (name) => !name.includes(":") && shown(name) === name && name.split("/").every((part) => !["", ".", ".."].includes(part));
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const decode = (what, data) => {
    try {
      return decoder.decode(data);
    } catch {
      return fail(`${what} is not UTF-8`);
    }
  };

  // read gives the bytes of a stream, and gives up when there are too many.
  const read = async (stream, limit, tooLong) => {
    const parts = [];
    let size = 0;
    const reader = stream.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > limit) {
        reader.cancel().catch(() => {});
        fail(tooLong);
      }
      parts.push(value);
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  };

  const crcTable = Array.from({ length: 256 }, (_, n) => {
    for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
    return n >>> 0;
  });
  const crc = (data) => {
    let c = ~0;
    for (const b of data) c = crcTable[(c ^ b) & 255] ^ (c >>> 8);
    return ~c >>> 0;
  };

  const cut = "this is no zip, or a part of it is missing";
  // unzip gives the texts of a zip by their paths. Package zipped is the same for the command.
  const unzip = async (data) => {
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
    const u16 = (at) => view.getUint16(at, true);
    const u32 = (at) => view.getUint32(at, true);
    let end = data.length - 22;
    while (end >= Math.max(0, data.length - 22 - 65535) && u32(end) !== 0x06054b50) end--;
    if (end < 0 || u32(end) !== 0x06054b50) fail(cut);
    const count = u16(end + 10);
    if (count === 0xffff || u32(end + 16) === 0xffffffff) fail("a zip of the 64-bit form cannot be read");
    const files = {};
    let all = 0;
    let number = 0;
    let inner = "";
    try {
      for (let i = 0, at = u32(end + 16); i < count; i++) {
        if (u32(at) !== 0x02014b50) throw new RangeError();
        const flags = u16(at + 8);
        const method = u16(at + 10);
        const [sum, packed, size] = [u32(at + 16), u32(at + 20), u32(at + 24)];
        const lengths = [u16(at + 28), u16(at + 30), u16(at + 32)];
        const local = u32(at + 42);
        const named = data.subarray(at + 46, at + 46 + lengths[0]);
        const name = new TextDecoder().decode(named).replace(/^\.\//, "");
        // what made it, and the mode that a file has on Unix and on macOS
        const linked = [3, 19].includes(data[at + 5]) && u32(at + 38) >>> 28 === 10;
        at += 46 + lengths[0] + lengths[1] + lengths[2];
        if (name.endsWith(".zip")) inner = shown(name);
        if (!wanted(name)) continue;
        if (number++ === most.files) fail(`more than ${most.files} files`);
        decode(`${shown(name)}: the name`, named);
        if (name.includes("\\")) fail(`${name}: the name has a backslash; in a zip a slash stands behind a folder`);
        if (!inside(name)) fail(`${shown(name)}: is no path inside a folder`);
        if (flags & 1) fail(`${name}: is encrypted`);
        if (linked) fail(`${name}: is a symbolic link`);
        if (method !== 0 && method !== 8) fail(`${name}: is packed by method ${method}; stored and deflated files can be read`);
        if (size > most.file) fail(`${name}: larger than ${bytes(most.file)}`);
        if (Object.hasOwn(files, name)) fail(`${name}: is in the zip twice`);
        const start = local + 30 + (local + 30 > data.length || u32(local) !== 0x04034b50 ? data.length : u16(local + 26) + u16(local + 28));
        if (start + packed > data.length) fail(`${name}: is damaged`);
        const body = data.subarray(start, start + packed);
        let text = body;
        if (method === 8) {
          try {
            text = await read(new Blob([body]).stream().pipeThrough(new DecompressionStream("deflate-raw")), size, "");
          } catch {
            fail(`${name}: is damaged`); // or is more than it is said to be
          }
        }
        if (text.length !== size || crc(text) !== sum) fail(`${name}: is damaged`);
        if ((all += size) > most.all) fail(`all files together are larger than ${bytes(most.all)}`);
        files[name] = decode(`${name}:`, text);
      }
    } catch (err) {
      if (err instanceof RangeError) fail(cut);
      throw err;
    }
    if (number === 0) fail(inner ? `no lessons, but another zip: ${inner}` : "no lessons: a lesson is a folder in that of a track");
    return files;
  };

  // get fetches a file of this origin.
  const get = async (url, limit) => {
    if (url.origin !== location.origin) fail(`${url.href} is of another origin; lessons come from ${location.origin} only`);
    const name = decodeURIComponent(url.pathname);
    const response = await fetch(url, { redirect: "error", credentials: "same-origin" }).catch(() => fail(`${name}: could not be fetched`));
    if (!response.ok) fail(`${name}: ${response.status} ${response.statusText}`.trim());
    return read(response.body, limit, `${name}: larger than ${bytes(limit)}`);
  };
  const index = "lessons.txt";
  const fetched = async (from) => {
    const url = new URL(from, location.href);
    if (url.pathname.endsWith(".zip")) return unzip(await get(url, most.zip));
    if (!url.pathname.endsWith("/")) url.pathname += "/";
    url.search = url.hash = "";
    const names = decode(`${index}:`, await get(new URL(index, url), most.file)).split(/\r?\n/).map((line) => line.trim().replace(/^\.\//, "")).filter(Boolean);
    const bad = names.findIndex((name) => !inside(name) || /[\\?#]/.test(name));
    if (bad >= 0) fail(`${index}:${bad + 1}: ${names[bad]} is no path inside the folder`);
    const files = names.filter((name) => wanted(name) && name !== index);
    if (files.length > most.files) fail(`${index}: more than ${most.files} files`);
    const texts = {};
    let all = 0;
    // Some at a time, so that what is fetched before it is too much stays small.
    while (files.length > 0) {
      const some = files.splice(0, 16);
      const got = await Promise.all(some.map((name) => get(new URL(name.split("/").map(encodeURIComponent).join("/"), url), most.file)));
      for (const [i, data] of got.entries()) {
        if ((all += data.length) > most.all) fail(`all files together are larger than ${bytes(most.all)}`);
        texts[some[i]] = decode(`${some[i]}:`, data);
      }
    }
    return texts;
  };

  // ask has the engine read lessons.
  const ask = (files) =>
    new Promise((resolve, reject) => {
      const { engine, exec, worker } = area.dataset;
      const at = (name) => new URL(name, document.baseURI).href;
      const w = new Worker(at(worker));
      const end = (settle, value) => {
        w.terminate();
        settle(value);
      };
      w.onmessage = ({ data }) => {
        if (typeof data === "string") return end(reject, new Error(data));
        if (data[0] !== 123) return; // its greeting
        const answer = JSON.parse(new TextDecoder().decode(data));
        if (answer.crash) end(reject, new Error(answer.crash));
        else end(resolve, answer);
      };
      w.onerror = (e) => end(reject, new Error(e.message || "the engine's worker did not start"));
      w.postMessage({ engine: at(engine), exec: at(exec), memory: 2 ** 30 });
      w.postMessage(JSON.stringify({ lessons: files }));
    });

  const show = ({ from, tracks }) => {
    const forget = element("button", { type: "button", textContent: "Put away " + from });
    forget.addEventListener("click", () => {
      sessionStorage.removeItem(kept);
      list.replaceChildren();
      said.textContent = from + " is put away.";
      workshop.mark();
    });
    list.replaceChildren(
      ...tracks.map((t, i) =>
        element("section", {},
          element("h3", { textContent: t.title }),
          ...(t.about ? [element("p", { textContent: t.about })] : []),
          element("ol", { className: "lessons" }, ...t.lessons.map((l, k) => {
            const item = element("li", {}, element("a", { href: `learn/own.html#${i + 1}.${k + 1}`, textContent: l.title }), " ", element("span", { className: "minutes", textContent: l.minutes + " minutes" }), element("br"), `You can then ${l.can}.`);
            item.dataset.lesson = `own-${t.name}-${l.name}`.replace(/[^\w-]/g, "_").slice(0, 80);
            return item;
          })),
        ),
      ),
      element("p", { className: "lesson-actions" }, forget),
    );
    workshop.mark();
  };

  const load = async (from, files) => {
    wrong.replaceChildren();
    list.replaceChildren();
    sessionStorage.removeItem(kept);
    said.className = "";
    said.textContent = `${from} is being read.`;
    try {
      const { tracks, problems } = await ask(await files());
      const n = tracks.reduce((sum, t) => sum + t.lessons.length, 0);
      if (problems.length > 0) {
        said.className = "failed";
        said.textContent = `${from} has ${problems.length === 1 ? "a problem" : problems.length + " problems"}:`;
        wrong.replaceChildren(...problems.map((p) => element("li", { textContent: p })));
        return;
      }
      show({ from, tracks });
      said.textContent = `${from} has ${n === 1 ? "1 lesson" : n + " lessons"}, which stay until this tab is closed.`;
      try {
        sessionStorage.setItem(kept, JSON.stringify({ from, tracks }));
      } catch {
        fail("this browser keeps nothing for the tab, so the lessons cannot be opened");
      }
    } catch (err) {
      said.className = "failed";
      said.textContent = `${from}: ${err.message}`;
    }
  };
  const take = (file) => {
    load(file.name, async () => {
      if (file.size > most.zip) fail(`larger than ${bytes(most.zip)}`);
      return unzip(new Uint8Array(await file.arrayBuffer()));
    });
  };

  document.getElementById("own-file").addEventListener("change", (e) => {
    if (e.target.files[0]) take(e.target.files[0]);
    e.target.value = "";
  });
  addEventListener("dragover", (e) => {
    if ([...e.dataTransfer.types].includes("Files")) e.preventDefault();
  });
  addEventListener("drop", (e) => {
    const [file] = e.dataTransfer.files;
    if (!file) return;
    e.preventDefault();
    take(file);
    area.scrollIntoView();
  });

  const from = new URLSearchParams(location.search).get("from");
  if (from) load(from, () => fetched(from));
  else {
    try {
      const had = JSON.parse(sessionStorage.getItem(kept));
      if (had) show(had);
    } catch {
      return; // nothing was kept
    }
  }
})();
