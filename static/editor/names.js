// Names in other scripts, which LLVM prints byte by byte ("\\D0\\BA"), shown as a
// source writes them. The text stays LLVM's: it is what is copied and saved.
// web/report/readable.go does the same for everything that is not an editor's.

import { Decoration, WidgetType } from "@codemirror/view";

const quotes = /(?<![-$._a-zA-Z0-9])c"[^"]*"?|"([^"]*)"?/g;
const escapes = /(?:\\[89A-Fa-f][0-9A-Fa-f])+/g;
const plain = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+$/u;
const utf8 = new TextDecoder("utf-8", { fatal: true });

class Name extends WidgetType {
  constructor(text) {
    super();
    this.text = text;
  }

  eq(other) {
    return other.text === this.text;
  }

  toDOM() {
    const e = document.createElement("span");
    e.textContent = this.text;
    return e;
  }

  ignoreEvent() {
    return false;
  }
}

function decoded(escaped) {
  try {
    const text = utf8.decode(Uint8Array.from(escaped.slice(1).split("\\"), (hex) => parseInt(hex, 16)));
    return plain.test(text) ? text : "";
  } catch {
    return "";
  }
}

// names adds decorations for a line's names in other scripts, which are quoted in IR.
export function names(line, ranges, quoted) {
  if (!line.text.includes("\\")) return;
  const read = (text, from) => {
    for (const run of text.matchAll(escapes)) {
      const name = decoded(run[0]);
      if (name !== "") ranges.push(Decoration.replace({ widget: new Name(name) }).range(from + run.index, from + run.index + run[0].length));
    }
  };
  if (!quoted) return read(line.text, line.from);
  for (const quote of line.text.matchAll(quotes)) {
    if (quote[1] !== undefined) read(quote[1], line.from + quote.index + 1); // or it is a string constant
  }
}
