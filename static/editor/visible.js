// Characters that have no look of their own, or turn around what stands beside
// them, as web/ui/words/visible.go has them.

const more = "\\u034f\\u115f\\u1160\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\uffa0\\u{e0000}-\\u{e0fff}";

// unseen are those that CodeMirror does not show by itself.
export const unseen = new RegExp(`[${more}]`, "gu");

const all = new RegExp(`[\\0-\\x08\\x0b-\\x1f\\x7f-\\x9f\\xad\\u061c\\u2028\\u2029\\ufeff\\ufff9-\\ufffc${more}]`, "gu");

// visible names them.
export const visible = (text) =>
  text.replace(all, (c) => {
    const n = c.codePointAt(0);
    if (n < 0x20) return String.fromCharCode(0x2400 + n);
    return n === 0x7f ? "\u2421" : `⟨U+${n.toString(16).toUpperCase().padStart(4, "0")}⟩`;
  });
