// <statepoint-explorer>: the explorer in a document.
//
//   <script src="https://where.it.is/embed.js" async></script>
//   <statepoint-explorer src="https://where.it.is/#1.…" panes="ir asm">
//     <pre>define …</pre>
//   </statepoint-explorer>
//
// src is a link that the explorer made, or its fragment; without one, the text
// inside is what is compiled. panes are some of ir, rewritten, asm and map; theme
// is light or dark, else the system's; height is in pixels, else what is inside
// says; readonly keeps the text as it is; load="click" waits for the reader, else
// the explorer is loaded when it comes near the screen. What is inside the element
// is shown until then, and for ever where there is no script.
(() => {
  const home = new URL(".", document.currentScript.src);
  if (customElements.get("statepoint-explorer")) return;

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
    static observedAttributes = ["theme"];

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
      this.frame?.remove();
      this.frame = undefined;
      for (const child of this.children) child.hidden = false;
    }

    prepare() {
      if (this.frame || this.watch || this.button) return;
      if (!this.style.display) this.style.display = "block";
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
      for (const name of ["panes", "theme"]) if (this.hasAttribute(name)) url.searchParams.set(name, this.getAttribute(name).trim().replace(/\s+/g, ","));
      if (this.hasAttribute("readonly")) url.searchParams.set("readonly", "");
      url.hash = hash;
      frame.src = url.href;
      frame.title = this.getAttribute("title") || "Statepoint Explorer";
      frame.allow = "clipboard-write";
      Object.assign(frame.style, { display: "block", width: "100%", border: "0", height: (parseInt(this.getAttribute("height"), 10) || 420) + "px" });
      this.hear = (e) => {
        if (e.source !== frame.contentWindow || e.origin !== home.origin || typeof e.data !== "object" || e.data === null) return;
        if (e.data.type === "sp:height" && !this.hasAttribute("height") && Number.isFinite(e.data.height)) {
          frame.style.height = Math.max(160, Math.min(4000, e.data.height)) + "px";
        } else if (e.data.type === "sp:ready" || e.data.type === "sp:solved") {
          this.dispatchEvent(new CustomEvent(e.data.type, { bubbles: true }));
        }
      };
      addEventListener("message", this.hear);
      for (const child of this.children) child.hidden = true;
      this.append(frame);
    }

    attributeChangedCallback(name, _, theme) {
      this.frame?.contentWindow?.postMessage({ type: "sp:theme", theme: theme || "" }, home.origin);
    }
  }
  customElements.define("statepoint-explorer", Explorer);
})();
