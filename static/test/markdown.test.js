import assert from "node:assert/strict";
import test from "node:test";

// As much of a document as markdown.js asks for.
class Element {
  constructor(tag) {
    Object.assign(this, { tagName: tag.toUpperCase(), childNodes: [], dataset: {} });
  }
  append(...children) {
    this.childNodes.push(...children);
  }
  toString() {
    const attributes = this.href ? ` href="${this.href}"` : "";
    return `<${this.tagName.toLowerCase()}${attributes}>${this.textContent ?? this.childNodes.join("")}</${this.tagName.toLowerCase()}>`;
  }
}
globalThis.document = { createElement: (tag) => new Element(tag) };
const { markdown } = await import("../js/shared/markdown.js");

test("blocks and spans", () => {
  const shown = (text) => markdown(text).join("");
  assert.equal(shown("# A `b`\n\nc *d* **e** [f](g.html)"), '<h1>A <code>b</code></h1><p>c <em>d</em> <strong>e</strong> <a href="g.html">f</a></p>');
  assert.equal(shown("- a\n- b\n  - c"), "<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>");
  assert.equal(shown("~~~\n*a*\n~~~"), "<pre><code>*a*\n</code></pre>");
});

test("links go to stages", () => {
  const [link] = markdown("[*a*](stage:lower#frame)")[0].childNodes;
  assert.deepEqual({ ...link.dataset }, { stage: "lower", view: "frame" });
});

test("what is no Markdown of lessons is shown as it was written", () => {
  assert.equal(markdown("[a](javascript:b) <b>").join(""), "<p>[a](javascript:b) <b></p>");
});
