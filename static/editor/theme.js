// How the panes look. Colours are the page's custom properties, which reach
// into the shadow root, so that changing the theme changes nothing here.

import { EditorView } from "@codemirror/view";
import { deepest } from "./columns.js";

const pane = {
  "&": { height: "100%", color: "var(--ink)", backgroundColor: "transparent", fontSize: "var(--code)" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { containerType: "inline-size", fontFamily: "var(--mono)", lineHeight: "1.62", overflow: "auto", scrollbarGutter: "var(--scroll-gutter, auto)", overscrollBehavior: "contain" },
  ".cm-content": { padding: "4px 0 16px", caretColor: "var(--accent)", minWidth: "0" },
  ".cm-line": { padding: "0 16px 0 4px" },
  ".cm-gutters": { backgroundColor: "var(--pane)", border: "none", color: "var(--faint)", position: "sticky" },
  // It takes no room of the text, and scrolls with the pane when it is pressed and moved.
  ".cm-heading": { position: "sticky", top: "0", left: "0", flex: "none", width: "0", height: "0", zIndex: "250" },
  ".cm-heading button": { position: "absolute", top: "0", left: "0", height: "2.025em", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", textAlign: "left", font: "inherit", color: "var(--fn)", backgroundColor: "var(--pane)", border: "0", borderBottom: "1px solid var(--line)", cursor: "pointer" },
  ".cm-heading button[hidden]": { display: "none" },
  ".cm-heading button:hover": { textDecoration: "underline" },
  ".cm-heading button:focus-visible": { outline: "2px solid var(--accent)", outlineOffset: "-2px" },
  ".cm-lineNumbers .cm-gutterElement": { minWidth: "var(--gutter, 42px)", padding: "var(--gutter-space, 0 12px 0 8px)" },
  ".cm-foldGutter .cm-gutterElement": { width: "12px", textAlign: "center", cursor: "pointer", color: "var(--faint)" },
  ".cm-foldPlaceholder": { backgroundColor: "var(--chip)", border: "1px solid var(--line)", color: "var(--soft)", padding: "0 6px", marginLeft: "6px", minHeight: "24px" },
  ".cm-cursor": { borderLeftColor: "var(--accent)", borderLeftWidth: "2px" },
  ".cm-selectionBackground": { backgroundColor: "var(--select) !important" },
  ".cm-activeLine": { backgroundColor: "transparent" },
  ".cm-placeholder": { color: "var(--faint)" },
  "&.cm-hollow .cm-gutters": { display: "none !important" },
  "&.cm-hollow .cm-placeholder": { position: "absolute", top: "8px", left: "16px", right: "16px", maxWidth: "64ch", whiteSpace: "normal", font: "13px/1.5 var(--sans)", color: "var(--soft)" },
  "&.cm-focused .cm-activeLine": { backgroundColor: "var(--active)" },
  ".cm-matchingBracket": { backgroundColor: "transparent !important", outline: "1px solid var(--faint)", borderRadius: "2px" },
  ".cm-nonmatchingBracket": { backgroundColor: "transparent !important", color: "var(--error) !important" },
  ".cm-inlay::before": { content: "attr(data-word)", color: "var(--faint)", fontFamily: "var(--sans)", fontSize: "0.84em", paddingRight: "3px", userSelect: "none" },
  ".cm-searchMatch": { backgroundColor: "var(--found)", outline: "1px solid var(--deopt)" },
  ".cm-searchMatch-selected": { backgroundColor: "var(--found)", outline: "2px solid var(--deopt)" },
  ".cm-selectionMatch": { backgroundColor: "var(--active)" },
};

const tokens = {
  ".tok-keyword": { color: "var(--kw)" },
  ".tok-type": { color: "var(--ty)" },
  ".tok-number": { color: "var(--num)" },
  ".tok-string": { color: "var(--num)" },
  ".tok-comment": { color: "var(--cm)" },
  ".tok-global": { color: "var(--fn)" },
  ".tok-intrinsic": { color: "var(--fn)", fontStyle: "italic" },
  ".tok-attr": { color: "var(--soft)" },
  ".tok-error": { color: "var(--error)" },
  ".tok-label": { color: "var(--soft)" },
  ".tok-bytes": { color: "var(--cm)" },
  ".tok-meta": { color: "var(--cm)" },
  // What the chosen stage made, of what the pane has.
  ":host([data-made=bytes]) & .tok-bytes": { fontWeight: "700" },
  ".tok-field": { color: "var(--ink)" },
};

// Of several pins each has a colour; what two light has the one around the other.
const pinned = {};
for (let n = 1; n <= 6; n++) {
  pinned[`.lit.pin-${n}`] = { "--mark": `var(--pin-${n})` };
  pinned[`.lit.also-${n}`] = { boxShadow: `0 0 0 4px color-mix(in srgb, var(--pin-${n}) 70%, transparent)` };
}

// Everything that is linked has its category's colour; what is lit has an
// outline besides, so that colour is never the only sign.
const links = {
  ".link": { borderRadius: "3px" },
  ".link-base, .link-base *": { color: "var(--base)" },
  ".link-derived, .link-derived *": { color: "var(--derived)" },
  ".link-deopt, .link-deopt *": { color: "var(--deopt)" },
  ".link-call, .link-call *": { color: "var(--call)" },
  ".link-constant, .link-constant *": { color: "var(--const)" },
  ".link-header, .link-header *": { color: "var(--head)" },
  ".lit": { borderRadius: "3px", outline: "1px solid var(--mark, var(--soft))", outlineOffset: "0.5px", backgroundColor: "color-mix(in srgb, var(--mark, var(--soft)) 6%, transparent)" },
  ".lit .lit": { backgroundColor: "transparent" },
  // What has no category has the colour of plain text while lit.
  ".lit.link-value, .lit.link-value *": { color: "var(--ink)" },
  ".lit.link-base": { "--mark": "var(--base)" },
  ".lit.link-derived": { "--mark": "var(--derived)" },
  ".lit.link-deopt": { "--mark": "var(--deopt)" },
  ".lit.link-call": { "--mark": "var(--call)" },
  ".lit.link-constant": { "--mark": "var(--const)" },
  ".lit.link-header": { "--mark": "var(--head)" },
  ".lit-place": { outlineStyle: "dashed" },
  ".lit-exact": { outlineWidth: "1.5px", backgroundColor: "color-mix(in srgb, var(--mark, var(--soft)) 9%, transparent)" },
  "&.pinned .lit-exact:not(.preview)": { outlineWidth: "2px" },
  ...pinned,
  ".cm-band": { backgroundColor: "var(--band)" },
  ".cm-band-now": { backgroundColor: "var(--now)" },
  ".cm-line.cm-band-now": { boxShadow: "inset 3px 0 var(--accent)" },
  ".cm-gutterElement.cm-band": { color: "var(--soft)" },
  ".cm-gutterElement.cm-line-changed": { boxShadow: "inset 3px 0 var(--const)" },
  ".cm-line-added, .cm-line-now": { backgroundColor: "var(--added)" },
  ".cm-line-removed, .cm-line-was": { backgroundColor: "var(--removed)" },
  ".cm-line-fold, .cm-line-fold *": { color: "var(--faint)", fontStyle: "italic" },
  ".cm-line-trail": { backgroundColor: "var(--trail)", boxShadow: "inset 3px 0 var(--error)" },
  ".cm-line.cm-line-way": { boxShadow: "inset 2px 0 var(--way)" },
  ".cm-rails .cm-gutterElement": { position: "relative", padding: "0" },
  ".cm-rail-parts": { position: "absolute", inset: "0" },
  ".cm-rail": { position: "absolute", top: "0", bottom: "0", width: "9px" },
  ".cm-rail::before": { content: '""', position: "absolute", top: "0", bottom: "0", left: "4px", borderLeft: "1px solid currentColor" },
  ".cm-rail-top::before": { top: "0.8em" },
  ".cm-rail-top::after": { content: '""', position: "absolute", top: "calc(0.8em - 2px)", left: "2px", width: "3px", height: "3px", border: "1px solid currentColor", borderRadius: "50%" },
  ".cm-rail-end::before": { bottom: "auto", height: "0.8em" },
  ".cm-rail-end::after": { content: '""', position: "absolute", top: "0.8em", left: "2px", width: "5px", borderTop: "1px solid currentColor" },
  ".cm-rail-cross::before": { top: "calc(0.8em - 3px)", bottom: "auto", left: "2px", width: "0", height: "0", border: "2.5px solid currentColor" },
  ".cm-rail-idle::before": { borderLeftStyle: "dotted" },
  ".cm-rail-pinned::before": { borderLeftWidth: "2.5px", marginLeft: "-1px" },
  ".cm-rail-cross.cm-rail-pinned::before": { border: "3.5px solid currentColor" },
  ".cm-rail-count": { fontSize: "0.85em", color: "var(--faint)", paddingLeft: "6px" },
  "&.cm-rail-steps .cm-rail-idle::before": { borderLeftStyle: "dashed" },
  "&.cm-rail-steps .cm-rail": { marginLeft: "6px", color: "var(--error)" },
  ".cm-rail[data-word]::after": { content: "attr(data-word)", position: "absolute", top: "0.12em", left: "-4px", minWidth: "11px", padding: "0 3px", borderRadius: "9px", whiteSpace: "nowrap", background: "var(--error)", color: "var(--pane)", font: "600 11px/17px var(--sans)", textAlign: "center" },
  ".cm-rail-in-0": { left: "0px" },
  "&.cm-rail-room-1 .cm-rails": { width: "13px" },
  ".cm-rail-in-1": { left: "9px" },
  "&.cm-rail-room-2 .cm-rails": { width: "22px" },
  ".cm-rail-in-2": { left: "18px" },
  "&.cm-rail-room-3 .cm-rails": { width: "31px" },
  ".cm-rail-in-3": { left: "27px" },
  "&.cm-rail-room-4 .cm-rails": { width: "40px" },
  ".cm-rail-in-4": { left: "36px" },
  "&.cm-rail-room-5 .cm-rails": { width: "49px" },
  "&.cm-rail-steps .cm-rails": { minWidth: "31px" },
  "&.cm-rail-wide .cm-rails": { minWidth: "54px" },
  ".cm-across": { display: "inline-block", textIndent: "0", marginLeft: "12px", fontSize: "0.92em", color: "var(--soft)", fontFamily: "var(--sans)" },
  ".cm-across > span": { paddingRight: "6px" },
  ".cm-across > [class]": { fontFamily: "var(--mono)" },
  ".cm-across > [data-at]": { cursor: "pointer" },
  ".cm-across > [data-at]:hover": { textDecoration: "underline" },
  ".cm-across > span::before": { content: "attr(data-word)" },
  ".cm-across::before": { content: '""', display: "inline-block", width: "6px", height: "6px", marginRight: "5px", background: "var(--call)" },
  ".cm-yours::before": { display: "none" },
  ".cm-details": { width: "24px", height: "24px", margin: "-4px 0 -4px -24px", padding: "0", border: "0", background: "none", color: "var(--faint)", textAlign: "center", cursor: "pointer", verticalAlign: "baseline" },
  ".cm-row-details": { position: "relative", zIndex: "201" }, // over the gutter
  ".cm-fields": { padding: "2px 0 6px 12px", whiteSpace: "normal" },
  ".cm-fields table": { borderLeft: "2px solid var(--edge)", borderCollapse: "collapse" },
  ".cm-fields td": { padding: "1px 0 1px 14px", color: "var(--soft)", verticalAlign: "baseline" },
  ".cm-fields td:nth-child(2)": { whiteSpace: "nowrap", color: "var(--num)" },
  ".cm-fields td:nth-child(3)": { color: "var(--ink)" },
  ".cm-fields td:last-child": { fontFamily: "var(--sans)" },
  ".cm-details::before": { content: "attr(data-sign)" },
  ".cm-line-record, .cm-line-record *": { color: "var(--soft)" },
  ".cm-line-head .tok-global, .cm-line-head .tok-bytes, .cm-line-head .tok-field": { fontWeight: "600" },
  ".tok-meaning": { color: "var(--soft)" },
  ".cm-line-padding, .cm-line-padding *": { color: "var(--head)" },
  "&.ahead :is(.cm-rails .cm-gutterElement, .cm-across)": { visibility: "hidden" },
  "&.stale .cm-content, &.stale .cm-gutters": { opacity: "0.94", filter: "saturate(0.15)" },
  "@media (prefers-reduced-motion: no-preference)": { "& .cm-content": { transition: "opacity 120ms" } },
};

const panels = {
  ".cm-panels": { backgroundColor: "var(--chip)", color: "var(--ink)", fontFamily: "var(--sans)", fontSize: "13px" },
  ".cm-panels-top": { borderBottom: "1px solid var(--line)" },
  ".cm-panel.cm-search": { padding: "6px 12px", display: "flex", flexWrap: "wrap", gap: "4px 6px", alignItems: "center" },
  ".cm-panel.cm-search br": { display: "none" },
  ".cm-panel.cm-search input, .cm-panel.cm-search button, .cm-panel.cm-search label": { margin: "0", fontSize: "13px" },
  ".cm-panel.cm-search .cm-textfield": { flex: "1 1 120px", minWidth: "80px", maxWidth: "220px" },
  ".cm-textfield": { backgroundColor: "var(--pane)", color: "var(--ink)", border: "1px solid var(--edge)", borderRadius: "5px", padding: "3px 7px", minHeight: "26px" },
  ".cm-button": { backgroundColor: "transparent", backgroundImage: "none", color: "var(--soft)", border: "1px solid var(--line)", borderRadius: "5px", padding: "3px 8px", minHeight: "26px" },
  ".cm-panel.cm-search output": { color: "var(--soft)" },
  ".cm-panel.cm-search label": { color: "var(--soft)", display: "inline-flex", alignItems: "center", gap: "4px", minHeight: "24px" },
  ".cm-panel.cm-search [name=close]": { color: "var(--soft)", position: "static", marginLeft: "auto", minWidth: "26px", minHeight: "26px" },
  ".cm-tooltip": { backgroundColor: "var(--pane)", color: "var(--ink)", border: "1px solid var(--edge)", borderRadius: "6px", boxShadow: "0 4px 16px var(--shade)", fontFamily: "var(--sans)", fontSize: "13px", maxWidth: "min(560px, 90vw)" },
  ".cm-diagnostic": { padding: "6px 10px", whiteSpace: "pre-wrap" },
  ".cm-diagnosticAction": { display: "block", margin: "6px 0 0", padding: "2px 10px", minHeight: "26px", backgroundColor: "transparent", color: "var(--ink)", border: "1px solid var(--edge)", borderRadius: "6px" },
  ".cm-diagnostic-error": { borderLeft: "3px solid var(--error)" },
  ".cm-diagnostic-warning": { borderLeft: "3px solid var(--deopt)" },
  ".cm-diagnostic-info": { borderLeft: "3px solid var(--base)" },
  ".cm-lintRange-active": { backgroundColor: "var(--chip)" },
  ".cm-lintRange-error": { backgroundImage: "none", textDecoration: "underline wavy var(--error)", textDecorationSkipInk: "none", textUnderlineOffset: "3px" },
  ".cm-lintRange-warning": { backgroundImage: "none", textDecoration: "underline wavy var(--deopt)", textDecorationSkipInk: "none", textUnderlineOffset: "3px" },
  ".cm-lintRange-info": { backgroundImage: "none", textDecoration: "underline dotted var(--base)", textDecorationSkipInk: "none", textUnderlineOffset: "3px" },
  ".cm-lintPoint:after": { borderBottomColor: "var(--error)" },
  ".cm-gutter-lint": { width: "14px" },
  ".cm-gutter-lint .cm-gutterElement": { padding: "0 0 0 4px" },
  ".cm-lint-marker": { width: "9px", height: "9px", marginTop: "0.42em", borderRadius: "50%", content: "''" },
  ".cm-lint-marker-error": { backgroundColor: "var(--error)", content: "''" },
  ".cm-lint-marker-warning": { backgroundColor: "var(--deopt)", content: "''", borderRadius: "2px" },
  ".cm-lint-marker-info": { backgroundColor: "var(--base)", content: "''", borderRadius: "2px" },
};

// What a word is, in its tooltip.
const hints = {
  ".cm-hint": { visibility: "var(--hints, visible)", padding: "8px 12px 9px", fontSize: "12.5px", lineHeight: "1.45", maxWidth: "min(520px, 86vw)" },
  ".cm-hint-head": { display: "flex", gap: "8px", alignItems: "baseline", flexWrap: "wrap" },
  ".cm-hint code": { fontFamily: "var(--mono)", fontSize: "12px", overflowWrap: "anywhere" },
  ".cm-hint-head code": { fontWeight: "600", fontSize: "12.5px" },
  ".cm-hint-head span": { color: "var(--soft)" },
  ".cm-hint p": { margin: "4px 0 0" },
  ".cm-hint dl": { display: "grid", gridTemplateColumns: "max-content minmax(0, 1fr)", gap: "2px 10px", margin: "5px 0 0" },
  ".cm-hint dt": { color: "var(--faint)" },
  ".cm-hint dd": { margin: "0" },
  ".cm-hint dd code": { color: "var(--soft)" },
  "&.cm-jumping .cm-line span:hover": { textDecoration: "underline", cursor: "pointer" },
};

const lists = {
  ".cm-list": { padding: "6px 8px 8px 12px" },
  ".cm-list-head": { display: "flex", alignItems: "center", gap: "8px" },
  ".cm-list-head label": { color: "var(--soft)", whiteSpace: "nowrap" },
  ".cm-list-head input": { flex: "1", minWidth: "60px", fontFamily: "var(--mono)", fontSize: "12.5px", lineHeight: "20px" },
  ".cm-list-head input:focus-visible, .cm-panels button:focus-visible": { outline: "2px solid var(--accent)", outlineOffset: "1px" },
  ".cm-list-count": { color: "var(--faint)", fontSize: "12px", minWidth: "3ch", textAlign: "right" },
  ".cm-list-head button": { font: "16px/1 var(--sans)", color: "var(--soft)", background: "none", border: "0", borderRadius: "5px", width: "28px", height: "28px", cursor: "pointer" },
  ".cm-list ul": { listStyle: "none", margin: "6px 0 0", padding: "0", maxHeight: "min(264px, 34vh)", overflowY: "auto" },
  ".cm-list li": { display: "flex", alignItems: "baseline", gap: "10px", padding: "2px 8px", minHeight: "25px", lineHeight: "21px", borderRadius: "5px", cursor: "pointer" },
  ".cm-list li code": { fontFamily: "var(--mono)", fontSize: "12.5px", flex: "none", maxWidth: "60%", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  ".cm-list li.cm-list-inner": { paddingLeft: "26px" },
  ".cm-list li span": { flex: "1", minWidth: "0", color: "var(--soft)", fontFamily: "var(--mono)", fontSize: "12px", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  ".cm-list li small": { flex: "none", color: "var(--soft)", fontSize: "12px" },
  ".cm-list li:hover": { backgroundColor: "var(--active)" },
  ".cm-list li[aria-selected=true]": { backgroundColor: "var(--select)", color: "var(--ink)" },
  ".cm-list li[aria-selected=true] span, .cm-list li[aria-selected=true] small": { color: "var(--ink)" },
};

const completions = {
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "var(--mono)", fontSize: "12.5px", maxHeight: "min(232px, 40vh)", minWidth: "220px", maxWidth: "min(560px, 90vw)" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { display: "flex", alignItems: "baseline", gap: "12px", padding: "2px 10px", minHeight: "25px", lineHeight: "21px" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { backgroundColor: "var(--select)", color: "var(--ink)" },
  ".cm-completionMatchedText": { textDecoration: "none", fontWeight: "700" },
  ".cm-completionDetail": { marginLeft: "auto", fontStyle: "normal", color: "var(--soft)", fontSize: "12px", overflow: "hidden", textOverflow: "ellipsis" },
  "li[aria-selected] .cm-completionDetail": { color: "var(--ink)" },
  ".cm-tooltip.cm-completionInfo": { padding: "7px 11px", maxWidth: "300px", lineHeight: "1.45", fontSize: "12.5px" },
  ".cm-snippetField": { backgroundColor: "var(--active)", borderRadius: "2px", outline: "1px solid var(--line)" },
  ".cm-snippetFieldPosition": { borderLeftColor: "var(--edge)" },
};

// What is clipped leaves room for the button of a row.
const hanging = { ".cm-row": { whiteSpace: "pre", overflow: "clip", overflowClipMargin: "24px", textOverflow: "ellipsis" }, ".cm-row-short": { whiteSpace: "pre-wrap", paddingLeft: "calc(min(32ch, 100cqw - 150px) + 4px)", textIndent: "calc(-1 * min(32ch, 100cqw - 150px))" }, ".cm-row-open": { whiteSpace: "break-spaces", overflowWrap: "anywhere" }, "&.cm-one-line .cm-line": { paddingRight: "6px" }, "&.cm-one-line .cm-content": { flexShrink: "1", width: "100%" }, ".cm-keep": { whiteSpace: "nowrap" } };
// Never so deep that what is wrapped stands letter by letter: while a pane becomes
// narrower, its columns are for a moment those of the wide one.
for (let n = 0; n <= deepest; n++) {
  const depth = n < 20 ? `${n}ch` : `min(${n}ch, 70cqw)`;
  hanging[".cm-hang-" + n] = { paddingLeft: `calc(${depth} + 4px)`, textIndent: `calc(-1 * ${depth})` };
}

export const theme = EditorView.theme({ ...pane, ...tokens, ...hanging, ...links, ...panels, ...hints, ...lists, ...completions });
