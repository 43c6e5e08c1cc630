package e2e

import (
	"context"
	"fmt"
	"strings"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"statepoint/web/explore/exploretest"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
)

// Actions and observations of a reader of the page.

// settled waits until the text shown has its output.
func (b *browser) settled() {
	b.t.Helper()
	b.until(`document.querySelector("main").getAttribute("aria-busy") === "false"`)
}

// paneText is an expression for a pane's whole text.
func paneText(pane string) string {
	return fmt.Sprintf(`statepoint.editors[%q].text()`, pane)
}

func (b *browser) text(pane string) string { b.t.Helper(); return eval[string](b, paneText(pane)) }

// shows compares the output panes, at their first views, with the report of the text shown.
func (b *browser) shows() {
	b.t.Helper()
	text := b.text("source")
	r := panes.Run(context.Background(), &report.Request{Source: text})
	docs := map[string]*report.Doc{"asm": &r.Asm, "map": &r.StackMap}
	for i := range r.Stages {
		if r.Stages[i].Key == report.StageRewrite {
			docs["module"] = r.Stages[i].Doc
		}
	}
	for pane, d := range docs {
		got, want := strings.TrimSuffix(b.text(pane), "\n"), strings.TrimSuffix(d.Text, "\n")
		if got != want || want == "" {
			b.t.Errorf("%s shows\n%s\nand not\n%s", pane, got, want)
		}
	}
}

func (b *browser) problems() string {
	b.t.Helper()
	return eval[string](b, `document.querySelector("#problems")?.innerText ?? ""`)
}

func (b *browser) why() string {
	b.t.Helper()
	return eval[string](b, `[[...document.querySelectorAll("#why li")]
		.map((e) => e.innerText.trim()).join(" → "),
		...[...document.querySelectorAll("#why > span")].map((e) => e.innerText)].join(" ")
			.replace(/\s+/g, " ")`)
}

// lit gives the texts that are lit in a pane.
func (b *browser) lit(pane string) []string {
	b.t.Helper()
	return eval[[]string](b,
		fmt.Sprintf(
			`[...document.querySelector("#host-%s").shadowRoot.querySelectorAll(".lit")]
				.map((e) => e.textContent)`, pane))
}

// line gives the text of the line the caret is on.
func (b *browser) line(pane string) string {
	b.t.Helper()
	return eval[string](b,
		fmt.Sprintf(
			`(() => { const { state } = statepoint.editors[%q].view;
				return state.doc.lineAt(state.selection.main.head).text.trim(); })()`, pane))
}

// class gives the classes that colour the nth occurrence of a text on screen.
func (b *browser) class(pane, text string, nth int) string {
	b.t.Helper()
	return eval[string](b, fmt.Sprintf(`(() => {
		const { view } = statepoint.editors[%q], all = view.state.doc.toString();
		let at = all.indexOf(%q);
		for (let n = %d; n > 0; n--) at = all.indexOf(%[2]q, at + 1);
		let e = view.domAtPos(at + 1).node.parentElement, out = [];
		for (; e && !e.classList.contains("cm-line"); e = e.parentElement) out.push(e.className);
		return out.join(" ");
	})()`, pane, text, nth))
}

// at gives the middle of the nth occurrence of a text on the screen of a pane, once it has stayed
// there for three frames: a press while the pane scrolls selects what passes under it.
func (b *browser) at(pane, text string, nth int) (x, y float64) {
	b.t.Helper()
	p := eval[[]float64](b, fmt.Sprintf(`new Promise((found) => {
		const { view } = statepoint.editors[%q], all = view.state.doc.toString();
		let at = all.indexOf(%q);
		for (let n = %d; n > 0 && at >= 0; n--) at = all.indexOf(%[2]q, at + 1);
		let before = "", still = 0, frames = 0;
		const look = () => {
			const box = at < 0 ? null : view.coordsAtPos(at + 1, 1);
			const now = box ? [box.left + 2, (box.top + box.bottom) / 2] : [];
			still = String(now) === before ? still + 1 : 0;
			before = String(now);
			if (still === 3 || ++frames === 300) found(now);
			else requestAnimationFrame(look);
		};
		look();
	})`, pane, text, nth))
	if len(p) != 2 {
		b.t.Fatalf("no %q in %s:\n%s", text, pane, b.text(pane))
	}
	return p[0], p[1]
}

func (b *browser) hover(pane, text string, nth int) {
	b.t.Helper()
	x, y := b.at(pane, text, nth)
	b.do(chromedp.MouseEvent(chromedp.MouseMoved, x, y))
}

func (b *browser) click(pane, text string, nth int) {
	b.t.Helper()
	x, y := b.at(pane, text, nth)
	b.do(chromedp.MouseClickXY(x, y))
}

// away moves the pointer off everything.
func (b *browser) away() { b.t.Helper(); b.do(chromedp.MouseEvent(chromedp.MouseMoved, 2, 2)) }

// caretAt puts the caret on the nth occurrence of a text.
func (b *browser) caretAt(pane, text string, nth int) {
	b.t.Helper()
	b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`(() => {
		const { view } = statepoint.editors[%q], all = view.state.doc.toString();
		let at = all.indexOf(%q);
		for (let n = %d; n > 0; n--) at = all.indexOf(%[2]q, at + 1);
		view.focus();
		view.dispatch({ selection: { anchor: at + 1 }, scrollIntoView: true });
	})()`, pane, text, nth)))
}

func (b *browser) press(key string, modifiers ...chromedp.Modifier) {
	b.t.Helper()
	b.do(chromedp.KeyEvent(key, chromedp.KeyModifiers(modifiers...)))
}

// tap focuses and clicks what a selector finds, wherever it is.
func (b *browser) tap(selector string) {
	b.t.Helper()
	b.until(fmt.Sprintf(`document.querySelector(%q)`, selector))
	if b.openMenu(selector) {
		b.until(fmt.Sprintf(`document.querySelector(%q).checkVisibility()`, selector))
	}
	b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(
		`(() => { const e = document.querySelector(%q); e.focus(); e.click(); })()`, selector)))
}

// openMenu presses the button of the menu that an element is in, unless it is open, and reports
// whether there is one.
func (b *browser) openMenu(selector string) bool {
	b.t.Helper()
	return eval[bool](b, fmt.Sprintf(`(() => {
		const menu = document.querySelector(%q).closest("[role=menu]");
		if (menu && !menu.matches(":popover-open"))
			document.querySelector('[popovertarget="' + menu.id + '"]').click();
		return menu !== null;
	})()`, selector))
}

// opensView and viewIsOpen are functions of a document and a view's id. One opens the view by its
// tab, its switch or the menu that has it; the other reports whether it is open.
const (
	opensView = `((document, id) => {
		const of = (selector) => document.querySelector(selector);
		const item = id === "worlds" ? "#strategies" : "#view-" + id;
		if (id !== "diff") (of("#detail-" + id) ?? of("#tab-" + id) ?? of(item))?.click();
		else if (of("#changes").ariaChecked !== "true") of("#changes").click();
	})`
	viewIsOpen = `((document, id) => {
		const changes = document.querySelector("#changes").ariaChecked === "true";
		if (id === "diff") return changes;
		return document.querySelector("#detail-" + id)?.ariaChecked === "true" ||
			document.querySelector("#view-" + id)?.ariaChecked === "true" && (id !== "ir" || !changes) ||
			document.querySelector("#tab-" + id)?.ariaSelected === "true" &&
			(id !== "ir" || !changes);
	})`
)

// set chooses a value of a select or input.
func (b *browser) set(selector, value string) {
	b.t.Helper()
	b.do(chromedp.Evaluate[chromedp.Void](`(() => {
		const e = document.querySelector(` + tick(selector) + `);
		e.value = ` + tick(value) + `;
		e.dispatchEvent(new Event("change", { bubbles: true }));
	})()`))
}

// tab opens a view by its tab, its switch or the menu that has it, and waits until it is shown.
func (b *browser) tab(id string) {
	b.t.Helper()
	is := fmt.Sprintf("%s(document, %q)", viewIsOpen, id)
	shown := func(selector string) bool {
		return eval[bool](b, fmt.Sprintf(`document.querySelector(%q)?.checkVisibility() === true`,
			selector))
	}
	switch has := func(selector string) bool {
		return eval[bool](b, fmt.Sprintf(`document.querySelector(%q) !== null`, selector))
	}; {
	case has("#detail-" + id):
		b.do(chromedp.Click(chromedp.CSS("#detail-" + id)))
	case shown("#tab-" + id):
		b.do(chromedp.Click(chromedp.CSS("#tab-" + id)))
	case has("#view-" + id):
		b.tap("#view-" + id)
	case id == "worlds":
		b.tap("#strategies")
	case id != "diff":
		b.t.Fatalf("no view %s is offered", id)
	case !eval[bool](b, is) && has("#changes-shown"):
		b.tap("#changes-shown")
	case !eval[bool](b, is):
		b.do(chromedp.Click(chromedp.CSS("#changes")))
	}
	b.until(is)
	b.away()
}

// pick opens an example or a text of the reader's by its name, and waits for its output: until its
// text is shown, the output is that of the text before.
func (b *browser) pick(name string) {
	b.t.Helper()
	text, example := exploretest.Examples(b.t)[name]
	b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`(() => {
		const select = document.querySelector("#examples");
		select.value = %q;
		select.dispatchEvent(new Event("change", { bubbles: true }));
	})()`, name)))
	if example {
		b.until(fmt.Sprintf(`%s === %q`, paneText("source"), text))
	}
	b.settled()
}

// fits says that nothing scrolls sideways but what is meant to.
func (b *browser) fits() {
	b.t.Helper()
	if w := eval[[]int](b, `[document.documentElement.scrollWidth, innerWidth]`); w[0] > w[1] {
		b.t.Errorf("the page is %d wide on a screen of %d", w[0], w[1])
	}
}

// retype replaces the source by typing over it.
func (b *browser) retype(text string) {
	b.t.Helper()
	b.do(chromedp.Evaluate[chromedp.Void](`statepoint.editors.source.focus()`),
		chromedp.KeyEvent("a", chromedp.KeyModifiers(chromedp.ModifierCtrl)),
		chromedp.KeyEvent("\b"))
	b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(
		`document.execCommand("insertText", false, %q)`, text)))
	b.until(fmt.Sprintf(`%s === %q`, paneText("source"), text))
}

// replace replaces the source at once, as pasting does: typing takes a browser long
// for a long text.
func (b *browser) replace(text string) {
	b.t.Helper()
	b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`(() => {
		const { view } = statepoint.editors.source;
		view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: %q } });
	})()`, text)))
}

// paste replaces the whole source as from the clipboard.
func (b *browser) paste(text string) {
	b.t.Helper()
	b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`(() => {
		const { view } = statepoint.editors.source, data = new DataTransfer();
		view.focus();
		view.dispatch({ selection: { anchor: 0, head: view.state.doc.length } });
		data.setData("text/plain", %q);
		view.contentDOM.dispatchEvent(new ClipboardEvent("paste",
			{ clipboardData: data, bubbles: true, cancelable: true }));
	})()`, text)))
	b.until(fmt.Sprintf(`%s === %q`, paneText("source"), text))
}

// drop drops a file on the page.
func (b *browser) drop(name, text string) {
	b.t.Helper()
	b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`(() => {
		const data = new DataTransfer();
		data.items.add(new File([%q], %q));
		document.querySelector("#why")
			.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true,
			cancelable: true, composed: true }));
	})()`, text, name)))
}

// downloads catches what the page saves, instead of the browser; the result waits
// for a number of files and gives them by name.
func (b *browser) downloads() func(n int) map[string]string {
	b.t.Helper()
	b.do(
		chromedp.Evaluate[chromedp.Void](
			`globalThis.saved = {}; statepoint.download = (name, type, bytes) => {
				saved[name] = String.fromCharCode(...bytes); }; 0`))
	return func(n int) map[string]string {
		b.t.Helper()
		b.until(fmt.Sprintf(`Object.keys(saved).length >= %d`, n))
		files := eval[map[string]string](b, `saved`)
		for name, latin := range files { // a character for each byte
			data := make([]byte, 0, len(latin))
			for _, r := range latin {
				data = append(data, byte(r))
			}
			files[name] = string(data)
		}
		return files
	}
}

// keyboardTo moves the focus to an element.
func (b *browser) keyboardTo(selector string) {
	b.t.Helper()
	b.do(chromedp.Evaluate[chromedp.Void](
		fmt.Sprintf(`document.querySelector(%q).focus()`, selector)))
}

// focusOn presses Tab until the element of a selector has the keyboard, or opens its menu and goes
// down in it. What it passes on the way must be visible.
func (b *browser) focusOn(selector string) {
	b.t.Helper()
	key := kb.Tab
	if menu := eval[string](b, fmt.Sprintf(
		`document.querySelector(%q)?.closest("[role=menu]")?.id ?? ""`, selector)); menu != "" {
		b.focusOn(fmt.Sprintf("[popovertarget=%q]", menu))
		b.press(kb.Enter)
		b.until(`document.activeElement.matches("#` + menu + ` [role^=menuitem]")`)
		key = kb.ArrowDown
	}
	for range 60 {
		if eval[bool](b, fmt.Sprintf(`document.activeElement.matches(%q)`, selector)) {
			return
		}
		b.press(key)
		if !eval[bool](b,
			`document.activeElement === document.body ||
				(() => { const r = document.activeElement.getBoundingClientRect();
				return r.width > 0 && r.height > 0; })()`) {
			b.t.Errorf("the keyboard is on something invisible: %s",
				eval[string](b, `document.activeElement.outerHTML.slice(0, 200)`))
		}
	}
	b.t.Fatalf("Tab does not reach %s", selector)
}

// slideTo goes to the slider of stages by Tab, and to one of its stops by arrows.
func (b *browser) slideTo(stop string) {
	b.t.Helper()
	b.focusOn(".stages [aria-checked=true]")
	for range 12 {
		if eval[bool](b, fmt.Sprintf(`document.activeElement.id === %q`, stop)) {
			return
		}
		was := eval[string](b, `document.activeElement.id`)
		b.press(kb.ArrowRight)
		b.until(fmt.Sprintf(`document.activeElement.id !== %q &&
			document.activeElement.ariaChecked === "true"`, was))
	}
	b.t.Fatalf("no stop %s", stop)
}

// tabsFrom presses Tab from one element to another. What it passes on the way must not be
// behind something that stays where it is while what is around it scrolls.
func (b *browser) tabsFrom(from, to string) {
	b.t.Helper()
	b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`document.querySelector(%q).focus()`, from)))
	for range 200 {
		b.press(kb.Tab)
		// The page scrolls in the frame after the one in which the keyboard comes.
		over := eval[string](b, `new Promise((seen) =>
			requestAnimationFrame(() => requestAnimationFrame(seen))).then(() => {
				const e = document.activeElement, box = e.getBoundingClientRect();
				const at = document.elementFromPoint(box.left + Math.min(box.width / 2, 40),
					(box.top + box.bottom) / 2);
				return e.shadowRoot || !at || e.contains(at) || at.contains(e) ? "" :
					e.outerHTML.slice(0, 200) + " is behind " + at.outerHTML.slice(0, 200);
			})`)
		if over != "" {
			b.t.Error(over)
		}
		if eval[bool](b, fmt.Sprintf(`document.activeElement.matches(%q)`, to)) {
			return
		}
	}
	b.t.Fatalf("Tab does not lead to %s", to)
}
