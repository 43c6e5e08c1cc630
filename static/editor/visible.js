// Characters that have no look of their own, or turn around what stands beside
// them, as web/ui/words/visible.go has them.

import { unseen } from "./enums.js";

// visible names them.
export const visible = (text) =>
  text.replace(unseen, (c) => {
    const n = c.codePointAt(0);
    if (n < 0x20) return String.fromCharCode(0x2400 + n);
    return n === 0x7f ? "\u2421" : `⟨U+${n.toString(16).toUpperCase().padStart(4, "0")}⟩`;
  });
