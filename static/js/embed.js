// <statepoint-explorer>: the explorer in a document.
//
//   <script src="https://where.it.is/embed.js" async></script>
//   <statepoint-explorer src="https://where.it.is/#1.…" panes="ir asm">
//     <pre>define …</pre>
//   </statepoint-explorer>
//
// src is a link that the explorer made, or its fragment; without one, the text
// inside is what is compiled. What is inside the element is shown until the
// explorer has output, on paper, and for ever where there is no script. The
// attributes and the messages of the frame are told in web/site/EMBED.md.
(() => {
  const home = new URL(".", document.currentScript.src);
  if (customElements.get("statepoint-explorer")) return;
  const version = 1; // of the messages
  const asked = ["stage", "view", "step", "select"];

  const base64url = (bytes) => {
    let text = "";
    for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
    return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  };
  const fragment = async (source) => {
    const packed = new Blob([JSON.stringify({ source })]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    return "#1." + base64url(new Uint8Array(await new Response(packed).arrayBuffer()));
  };

  // inflate gives the bytes of a link's text (RFC 1951), 1 MB at most. What the browser has for
  // that answers later, when the page may have been painted.
  const inflate = (packed) => {
    const out = [];
    let at = 0;
    const bits = (n) => {
      let v = 0;
      for (let i = 0; i < n; i++, at++) v |= ((packed[at >> 3] >> (at & 7)) & 1) << i;
      if (at > 8 * packed.length || out.length > 1 << 20) throw new RangeError("no end");
      return v;
    };
    // A code is its symbols, sorted by length, and how many have each length.
    const code = (lengths) => {
      const counts = Array(16).fill(0);
      for (const n of lengths) counts[n]++;
      counts[0] = 0;
      return { counts, symbols: [...lengths.keys()].filter((i) => lengths[i]).sort((a, b) => lengths[a] - lengths[b] || a - b) };
    };
    const symbol = ({ counts, symbols }) => {
      for (let n = 1, word = 0, first = 0, index = 0; n < 16; n++) {
        word |= bits(1);
        if (word - first < counts[n]) return symbols[index + word - first];
        index += counts[n];
        first = (first + counts[n]) << 1;
        word <<= 1;
      }
      throw new RangeError("no symbol");
    };
    for (let last = 0; !last; ) {
      last = bits(1);
      const kind = bits(2);
      if (kind === 0) {
        at = (at + 7) & ~7;
        const n = bits(16);
        bits(16);
        for (let i = 0; i < n; i++) out.push(bits(8));
        continue;
      }
      let lengths = [...Array(288).keys()].map((i) => (i < 144 || i > 279 ? 8 : i < 256 ? 9 : 7)).concat(Array(30).fill(5));
      let literals = 288;
      if (kind === 2) {
        literals = bits(5) + 257;
        const all = literals + bits(5) + 1;
        const own = Array(19).fill(0);
        for (let i = 0, n = bits(4) + 4; i < n; i++) own[[16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15][i]] = bits(3);
        const of = code(own);
        for (lengths = []; lengths.length < all; ) {
          const s = symbol(of);
          if (s < 16) lengths.push(s);
          else for (let v = s === 16 ? lengths.at(-1) : 0, n = s === 16 ? 3 + bits(2) : s === 17 ? 3 + bits(3) : 11 + bits(7); n > 0; n--) lengths.push(v);
        }
      }
      const texts = code(lengths.slice(0, literals));
      const distances = code(lengths.slice(literals));
      for (let s; (s = symbol(texts)) !== 256; ) {
        if (s < 256) {
          out.push(s);
          continue;
        }
        const more = s < 265 || s === 285 ? 0 : (s - 261) >> 2;
        const n = s === 285 ? 258 : s < 265 ? s - 254 : ((4 + ((s - 261) & 3)) << more) + 3 + bits(more);
        const d = symbol(distances);
        const far = d < 4 ? 0 : (d >> 1) - 1;
        const back = (d < 4 ? d : (2 + (d & 1)) << far) + 1 + bits(far);
        for (let i = 0; i < n; i++) out.push(out[out.length - back]);
      }
    }
    return new Uint8Array(out);
  };
  // linked is what a link carries, {} for none.
  const linked = (src) => {
    try {
      const packed = atob(/#1\.([\w-]+)/.exec(src)[1].replaceAll("-", "+").replaceAll("_", "/"));
      return JSON.parse(new TextDecoder().decode(inflate(Uint8Array.from(packed, (c) => c.charCodeAt(0)))));
    } catch {
      return {};
    }
  };

  const free = { height: "", overflow: "", boxSizing: "" };

  class Explorer extends HTMLElement {
    static observedAttributes = ["theme", ...asked];

    connectedCallback() {
      if (this.frame || this.watch || this.button) return;
      this.sizes = new ResizeObserver(([{ contentRect }]) => {
        if (contentRect.width !== this.wide) this.fit();
        this.wide = contentRect.width;
      });
      this.sizes.observe(this);
      this.fit();
      if (document.readyState !== "loading") return this.prepare();
      // The text inside may still be on its way.
      this.grows = new MutationObserver(() => this.fit());
      this.grows.observe(this, { childList: true, subtree: true, characterData: true });
      document.addEventListener("DOMContentLoaded", () => this.isConnected && this.prepare(), { once: true });
    }

    disconnectedCallback() {
      this.sizes?.disconnect();
      this.grows?.disconnect();
      this.watch?.disconnect();
      this.watch = undefined;
      if (this.hear) removeEventListener("message", this.hear);
      for (const [name, f] of Object.entries(this.paper || {})) removeEventListener(name, f);
      this.frame?.remove();
      this.frame = this.live = this.prints = undefined;
      this.show(false, true);
    }

    prepare() {
      this.grows?.disconnect();
      if (this.frame || this.watch || this.button) return;
      for (const node of [...this.childNodes]) {
        if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) continue;
        const pre = document.createElement("pre"); // or it could not be hidden
        node.replaceWith(pre);
        pre.append(node);
      }
      // Paper gets what is inside, whole, also when the explorer comes while it is printed.
      const prints = (on) => {
        this.prints = on;
        this.show(this.live);
      };
      this.paper = { beforeprint: () => prints(true), afterprint: () => prints(false) };
      for (const [name, f] of Object.entries(this.paper)) addEventListener(name, f);
      if (this.getAttribute("load") === "click") {
        this.button = document.createElement("button");
        this.button.type = "button";
        this.button.textContent = "Show in Statepoint Explorer";
        this.button.addEventListener("click", () => {
          this.button.remove();
          this.load();
        });
        this.append(this.button);
        return;
      }
      this.watch = new IntersectionObserver((seen) => seen.some((s) => s.isIntersecting) && this.load(), { rootMargin: "400px" });
      this.watch.observe(this);
    }

    // reserved is how high the explorer is, about what its panes need: it follows from the width,
    // the text and the attributes alone, so that it is known before the first paint, and what
    // stands below never moves. A row of panes has the height of its tallest, as in inside.js.
    reserved() {
      if (this.hasAttribute("height")) return parseInt(this.getAttribute("height"), 10) || 420;
      const src = this.getAttribute("src") || "";
      if (this.was?.src !== src) this.was = { src, ...linked(src) };
      const state = this.was;
      const text = String(state.source ?? (this.querySelector("pre") || this).textContent).trim();
      const views = Object.keys(state).filter((name) => name.startsWith("view-")).map((name) => state[name]);
      const view = [this.getAttribute("view"), ...views].join(" ");
      const runs = this.hasAttribute("step") || /\brun\b/.test(this.getAttribute("view") || "");
      const panes = (this.getAttribute("panes") || (runs ? "" : "ir rewritten asm map")).split(/[\s,]+/).filter(Boolean);
      let columns = Math.max(1, Math.min(panes.length, Math.floor((this.clientWidth + 1) / 421)));
      if (columns === 3 && panes.length === 4) columns = 2;
      // Long lines are folded. The source has larger letters where fingers may be at work.
      const wide = this.clientWidth / columns;
      const fine = this.clientWidth < 1000;
      const lines = text.split("\n");
      const rows = (letter, room) => lines.reduce((sum, line) => sum + Math.max(1, Math.ceil((line.length * letter) / Math.max(150, wide - room))), 0);
      const ir = fine ? 34 + 26 * rows(9.65, 90) : 34 + 20 * rows(7.5, 70);
      const count = (pattern) => lines.filter((line) => pattern.test(line)).length;
      const points = /\bgc\s+"/.test(text) ? count(/^\s+[^;]*\b(call|invoke)\b/) : 0;
      const asm = 21 * (wide < 500 ? 1.3 : 1) * (2 * count(/^\s+[^\s;]/) + 5 * count(/^define/));
      const map = 21 * (/\b(records|roots)\b/.test(view) ? 6 : 27) * points;
      const needs = { ir, source: ir, asm, "x86-64": asm, map, stackmap: map };
      const module = 21 * (rows(7.8, 70) + 11 * points);
      const high = (pane) => Math.min(640, Math.max(160, 88 + (needs[pane.toLowerCase()] ?? module)));
      let sum = 36 + (runs ? 620 : 0);
      for (let i = 0; i < panes.length; i += columns) sum += Math.max(...panes.slice(i, i + columns).map(high));
      return Math.round(sum);
    }

    // fit gives the explorer its height, and what stands here until it comes.
    fit() {
      if (!this.style.display) this.style.display = "block";
      if (this.prints) return Object.assign(this.style, free);
      const height = this.reserved() + "px";
      if (this.frame) this.frame.style.height = height;
      const waits = !this.live && (this.frame || this.getAttribute("load") !== "click");
      Object.assign(this.style, waits ? { height, overflow: "auto", boxSizing: "content-box" } : free);
    }

    // show shows the explorer, or what is inside the element, as it always does on paper.
    show(live, whole = this.prints) {
      live &&= !this.prints;
      for (const child of this.children) if (child !== this.frame) child.hidden = live || (this.prints && child === this.button);
      if (this.frame) Object.assign(this.frame.style, live ? { position: "", opacity: "" } : { position: "absolute", opacity: "0" });
      if (this.frame) this.frame.inert = !live;
      if (whole) Object.assign(this.style, free);
      else if (this.isConnected) this.fit();
    }

    async load() {
      this.watch?.disconnect();
      if (this.frame) return;
      const frame = (this.frame = document.createElement("iframe"));
      const src = this.getAttribute("src") || "";
      let hash = src.slice(src.indexOf("#"));
      if (!src.includes("#")) {
        try {
          hash = await fragment((this.querySelector("pre") || this).textContent.trim() + "\n");
        } catch {
          return; // no way to send the text along; it stands here as it is
        }
      }
      const url = new URL("embed.html", home);
      url.searchParams.set("for", location.origin);
      for (const name of ["panes", "theme", ...asked]) if (this.hasAttribute(name)) url.searchParams.set(name, this.getAttribute(name).trim().replace(/\s+/g, ","));
      if (this.hasAttribute("readonly")) url.searchParams.set("readonly", "");
      url.hash = hash;
      frame.src = url.href;
      frame.title = this.getAttribute("title") || "Statepoint Explorer";
      frame.allow = "clipboard-write";
      Object.assign(frame.style, { display: "block", width: "100%", border: "0", top: "0", left: "0" }); // in sight, or it would not draw
      if (getComputedStyle(this).position === "static") this.style.position = "relative";
      this.hear = (e) => {
        if (e.source !== frame.contentWindow || e.origin !== home.origin) return;
        if (typeof e.data !== "object" || e.data === null || e.data.v !== version || e.data.type !== "sp:ready") return;
        this.live = true;
        this.show(true);
        this.dispatchEvent(new CustomEvent("sp:ready", { bubbles: true }));
      };
      addEventListener("message", this.hear);
      this.append(frame);
      this.show(false);
    }

    attributeChangedCallback(name, was, value) {
      if (was === value || !this.isConnected) return;
      if (this.sizes) this.fit(); // a view may be higher
      const message = name === "theme" ? { type: "sp:theme", theme: value || "" } : { type: "sp:set", [name]: value || "" };
      this.frame?.contentWindow?.postMessage({ v: version, ...message }, home.origin);
    }
  }
  customElements.define("statepoint-explorer", Explorer);
})();
