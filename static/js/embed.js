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

  class Explorer extends HTMLElement {
    static observedAttributes = ["theme", ...asked];

    connectedCallback() {
      if (this.frame || this.watch || this.button) return;
      // The text inside may still be on its way.
      if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => this.isConnected && this.prepare(), { once: true });
      else this.prepare();
    }

    disconnectedCallback() {
      this.watch?.disconnect();
      this.watch = undefined;
      if (this.hear) removeEventListener("message", this.hear);
      for (const [name, f] of Object.entries(this.paper || {})) removeEventListener(name, f);
      this.frame?.remove();
      this.frame = undefined;
      this.show(false);
    }

    prepare() {
      if (this.frame || this.watch || this.button) return;
      if (!this.style.display) this.style.display = "block";
      for (const node of [...this.childNodes]) {
        if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) continue;
        const pre = document.createElement("pre"); // or it could not be hidden
        node.replaceWith(pre);
        pre.append(node);
      }
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
      if (!this.style.minHeight) {
        this.style.minHeight = this.reserved() + "px";
        this.reserves = true;
      }
      this.watch = new IntersectionObserver((seen) => seen.some((s) => s.isIntersecting) && this.load(), { rootMargin: "400px" });
      this.watch.observe(this);
    }

    // reserved is the height that the explorer will need, about, so that what stands below need
    // not move when it comes: each pane has some lines for each line of code, each row of panes
    // the height of its tallest, as in inside.js.
    reserved() {
      if (this.hasAttribute("height")) return parseInt(this.getAttribute("height"), 10) || 420;
      const lines = (this.querySelector("pre") || this).textContent.trim().split("\n").length;
      if (lines < 2) return 420; // the text is in the link
      const view = this.getAttribute("view") || "";
      const runs = this.hasAttribute("step") || /\brun\b/.test(view);
      const panes = (this.getAttribute("panes") || (runs ? "" : "ir rewritten asm map")).split(/[\s,]+/).filter(Boolean);
      const short = /\b(records|roots)\b/.test(view);
      const columns = Math.max(1, Math.floor((this.clientWidth + 1) / 421));
      const high = (pane) => Math.min(640, Math.max(160, 72 + 20 * lines * ({ ir: 1, source: 1, asm: 2, "x86-64": 2, map: short ? 1.4 : 8, stackmap: short ? 1.4 : 8 }[pane] || 1.4)));
      let sum = 36 + (runs ? 620 : 0);
      for (let i = 0; i < panes.length; i += columns) sum += Math.max(...panes.slice(i, i + columns).map(high));
      return Math.round(sum);
    }

    // show shows the explorer, or what is inside the element.
    show(live) {
      for (const child of this.children) if (child !== this.frame) child.hidden = live;
      if (this.frame) Object.assign(this.frame.style, live ? { position: "", opacity: "" } : { position: "absolute", opacity: "0" });
      if (this.frame) this.frame.inert = !live;
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
      Object.assign(frame.style, { display: "block", width: "100%", border: "0", height: this.reserved() + "px" });
      if (getComputedStyle(this).position === "static") this.style.position = "relative";
      let live = false;
      this.hear = (e) => {
        if (e.source !== frame.contentWindow || e.origin !== home.origin) return;
        if (typeof e.data !== "object" || e.data === null || e.data.v !== version) return;
        const { type, height } = e.data;
        if (type === "sp:height" && !this.hasAttribute("height") && Number.isFinite(height)) {
          // A little more than it needs is better than that everything below moves; below the
          // text are 8 pixels that it can do without.
          const most = this.reserved();
          frame.style.height = (height <= most + 8 && height > most - 120 ? most : Math.max(160, Math.min(4000, height))) + "px";
        } else if (type === "sp:ready") {
          this.show((live = true));
          if (this.reserves) this.style.minHeight = "";
          this.dispatchEvent(new CustomEvent(type, { bubbles: true }));
        }
      };
      addEventListener("message", this.hear);
      // Paper gets what is inside.
      this.paper = { beforeprint: () => this.show(false), afterprint: () => this.show(live) };
      for (const [name, f] of Object.entries(this.paper)) addEventListener(name, f);
      this.append(frame);
      this.show(false);
    }

    attributeChangedCallback(name, was, value) {
      if (was === value) return;
      const message = name === "theme" ? { type: "sp:theme", theme: value || "" } : { type: "sp:set", [name]: value || "" };
      this.frame?.contentWindow?.postMessage({ v: version, ...message }, home.origin);
    }
  }
  customElements.define("statepoint-explorer", Explorer);
})();
