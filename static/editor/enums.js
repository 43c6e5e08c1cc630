// What Go and JavaScript both spell: made by `go run ./e2e/tools/enums` of web/ui/messages,
// web/ui/words and the names in web/report. Do not edit.

export const categories = ["value", "base", "derived", "deopt", "call", "constant", "header"];

export const strengths = ["", "place", "related", "exact"];

export const classes = ["", "changed", "record", "head", "padding", "added", "removed", "was", "now", "fold", "trail", "way", "detail"];

export const columns = ["", "code", "note", "under", "field"];

export const inlays = ["id:", "patch bytes:", "calls:", "arguments:", "flags:", "unused:", "transition:", "deopt:", "live:", "base:", "derived:"];

export const tokens = ["comment", "keyword", "type", "local", "global", "intrinsic", "label", "number", "string", "meta", "attr", "error"];

export const unseen = /[\u{0}-\u{8}\u{b}-\u{1f}\u{7f}-\u{9f}\u{ad}\u{34f}\u{61c}\u{115f}-\u{1160}\u{180e}\u{200b}-\u{200f}\u{2028}-\u{202e}\u{2060}-\u{206f}\u{3164}\u{feff}\u{ffa0}\u{fff9}-\u{fffc}\u{e0000}-\u{e0fff}]/gu;

export const told = {
  text: "text",
  ask: "ask",
  hover: "hover",
  caret: "caret",
  click: "click",
  went: "went",
  more: "more",
  jump: "jump",
  uses: "uses",
  view: "view",
  key: "key",
  focus: "focus",
  act: "act",
  enter: "enter",
};

export const key = {
  compile: "compile",
  clear: "clear",
  outline: "outline",
  pin: "pin",
  pinMore: "pin-more",
};

export const question = {
  card: "card",
  explain: "explain",
  complete: "complete",
};

export const place = {
  value: "value",
  label: "label",
  type: "type",
  global: "global",
  instruction: "instruction",
  top: "top",
  word: "word",
};

export const separator = {
  row: "\x1e",
  field: "\x1f",
};

export const look = {
  strength: 15,
  bandOnly: 16,
  previewed: 32,
  now: 64,
  pin: 8,
  also: 12,
};
