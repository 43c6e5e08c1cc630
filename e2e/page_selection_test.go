package e2e

import (
	"fmt"
	"testing"
)

// residue is how a pane's content looks, piece by piece: words of one look are one piece, however
// many elements they are in.
const residue = `((pane) => {
	const drawing = document.querySelector("#drawing-" + pane);
	const properties = ["color", "backgroundColor", "fill", "stroke", "strokeWidth",
		"strokeDasharray", "outlineStyle", "outlineWidth", "outlineColor", "boxShadow",
		"fontWeight", "fontStyle", "textDecorationLine", "opacity"];
	const look = (e) => { const s = getComputedStyle(e); return properties.map((p) => s[p])
		.join(";"); };
	if (!drawing.hidden) return [...drawing.querySelectorAll("*")]
		.map((e) => e.tagName + " " + look(e) + " " + (e.getAttribute("class") || ""));
	const out = [];
	for (const line of document.querySelector("#host-" + pane)
		.shadowRoot.querySelectorAll(".cm-line, .cm-gutterElement")) {
		let last = "";
		let text = "";
		const walk = (node, around) => {
			for (const child of node.childNodes) {
				if (child.nodeType === Node.TEXT_NODE) {
					if (around !== last) { out.push(last + " " + text); text = ""; last = around; }
					text += child.data;
				} else walk(child, look(child));
			}
		};
		walk(line, look(line));
		out.push(last + " " + text, look(line));
	}
	return out;
})`

// pointAt points at things of a pane by the events that a pointer makes there: to, one of hover and
// click, at the nth thing; n of -1 leaves.
const pointAt = `((pane, to, n) => {
	const drawing = document.querySelector("#drawing-" + pane);
	if (drawing.hidden) {
		const editor = statepoint.editors[pane], { view } = editor;
		const marked = [...view.contentDOM.querySelectorAll(".link")];
		const at = n < 0 || marked.length === 0 ? -1
			: view.posAtDOM(marked[Math.floor(n * (marked.length - 1))]);
		editor.options.on(to, at);
		return marked.length;
	}
	const things = [...drawing.querySelectorAll("[data-p]")];
	const e = n < 0 ? drawing : things[Math.floor(n * (things.length - 1))];
	if (n < 0 && to === "hover") drawing.dispatchEvent(new PointerEvent("pointerleave"));
	else e?.dispatchEvent(new (to === "hover" ? PointerEvent : MouseEvent)(to === "hover"
		? "pointermove" : "click", { bubbles: true }));
	return things.length;
})`

// What was lit, pinned, pointed at and cleared again looks as it did before, in every view and both
// themes, which take turns: one view in light colours, the next in dark ones.
func TestPageSelectionLeavesNothing(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.pick("base-phi")
	b.settled()
	for i, v := range []struct{ pane, id string }{{"source", "source"}, {"module", "ir"},
		{"module", "diff"}, {"module", "cfg"}, {"module", "liveness"},
		{"asm", "asm"}, {"asm", "frame"}, {"asm", "worlds"}, {"map", "bytes"}, {"map", "records"},
		{"map", "json"}, {"map", "roots"}} {
		if v.id == "roots" {
			b.pick("shadow-stack") // which has some
		}
		for k, scheme := range []string{"light", "dark"} {
			if !inShare(i+k, 2) {
				continue
			}
			b.do(media("prefers-color-scheme", scheme))
			// In the page, to the end of each step: what is lit is drawn with the next frame.
			left := eval[[]string](b, fmt.Sprintf(`(async (pane, id) => {
				const point = %s, looks = %s;
				const rest = async () => {
					await new Promise((r) => setTimeout(r, 60));
					await new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)));
				};
				const until = async (what, f) => {
					for (let n = 0; !f(); n++) {
						if (n > 2000) throw new Error(what);
						await rest();
					}
				};
				const clear = async () => {
					dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
					await until("cleared", () => document.querySelector("#why .ask"));
					await rest();
				};
				`+opensView+`(document, id);
				await until("opened", () => {
					const drawing = document.querySelector("#drawing-" + pane);
					return `+viewIsOpen+`(document, id) && !drawing.innerText.startsWith("Working") &&
						(!drawing.hidden || statepoint.editors[pane].text() !== "");
				});
				document.activeElement?.blur();
				document.querySelector("#host-" + pane).shadowRoot?.activeElement?.blur();
				await clear();
				const all = () => Object.fromEntries(["source", "module", "asm", "map"]
					.map((p) => [p, looks(p)]));
				let before = all();
				const found = [];
				await until("settled", () => { const now = all(), same = JSON.stringify(now) ===
					JSON.stringify(before); before = now; return same; });
				const compare = (when) => {
					const after = all();
					for (const p in before) {
						if (before[p].length !== after[p].length) found.push(when + ": " + p +
							" has " + after[p].length + " pieces, had " + before[p].length);
						const i = before[p].findIndex((x, i) => x !== after[p][i]);
						if (i >= 0) found.push(when + ": " + p + " has " + after[p][i] + ", had " +
							before[p][i]);
					}
				};
				const things = point(pane, "hover", 0.4);
				await rest();
				const lit = document.querySelector("#why li");
				point(pane, "hover", -1);
				await until("left", () => document.querySelector("#why .ask"));
				await rest();
				compare("after pointing");
				if (things > 0 && !lit) found.push("pointing lights nothing");
				point(pane, "click", 0.7);
				await rest();
				point(pane, "hover", 0.2);
				await rest();
				point(pane, "more", 0.3);
				await rest();
				point(pane, "hover", -1);
				await clear();
				compare("after clearing");
				return found;
			})(%q, %q)`, pointAt, residue, v.pane, v.id))
			for _, l := range left {
				t.Errorf("%s, %s: %s", v.id, scheme, l)
			}
		}
	}
}
