package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"statepoint/e2e/command"
)

func tick(s string) string { return "`" + s + "`" }

// Options change the compilation, and show the equivalent command line.
func TestPageOptions(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.set("#examples", "loop-poll")
	b.until(paneText("asm") + `.includes("gc.safepoint_poll")`)
	b.settled()
	// The badge shows LLVM's result for the example, until the compiled text or an option changes.
	b.tap("#proof-item")
	b.until(`document.querySelector("#dialog[open] .proofs pre").innerText.startsWith("opt-22")`)
	b.clean(t)
	b.press(kb.Escape)
	b.tap("#options-button")
	b.until(`document.querySelector("#dialog[open] #option-map")`)
	// Passes and flags are found by their names, and by what they do.
	listed := func(text string, want ...string) {
		t.Helper()
		b.find("#find-flag", text)
		b.until(fmt.Sprintf(`[...document.querySelectorAll("#dialog .check:not([hidden]) label code")]
			.map((e) => e.innerText).join(" ") === %q`, strings.Join(want, " ")))
	}
	listed("back edge split", "-spp-split-backedge")
	listed("mem2reg", "mem2reg")
	listed("frobnicate")
	b.until(`document.querySelector("#dialog fieldset [role=status]").checkVisibility()`)
	b.clean(t)
	b.find("#find-flag", "")
	polls := func() string {
		return eval[string](b,
			`document.querySelector('.stages [data-stage="place-safepoints"] small').innerText`)
	}
	before := polls()
	b.tap("#flag-spp-no-backedge")
	b.until(
		`document.querySelector('.stages [data-stage="place-safepoints"] small').innerText !== ` +
			tick(before))
	b.until(`document.querySelector("#proof-button").hidden`)
	// What a flag changes is compared with the result before it, until it is as before.
	b.until(`document.querySelector("#compared").innerText.includes(", against the result before")`)
	b.until(paneText("module") + `.includes("\n- ")`)
	b.tap("#flag-spp-no-backedge")
	b.until(`document.querySelector("#compared").hidden`)
	b.until(
		`document.querySelector('.stages [data-stage="place-safepoints"] small').innerText === ` +
			tick(before))

	b.set("#option-map", "1")
	b.until(paneText("map") + `.includes("version 1") || ` + paneText("map") + `.startsWith("01 ")`)
	b.tap("#syntax-go")
	b.until(paneText("asm") + `.includes("MOVQ")`)
	b.set("#option-dialect", "11")
	b.until(paneText("module") + `.includes("i8 addrspace(1)*")`)
	b.choosePlace("#option-dialect", 0)
	b.set("#option-strategy", "coreclr")
	b.until(paneText("module") + `.includes('gc "coreclr"')`)
	b.choosePlace("#option-strategy", 0)
	b.until(paneText("module") + `.includes('gc "statepoint-example"')`)
	b.tap("#syntax-intel")
	b.until(paneText("asm") + `.includes("qword ptr")`)
	b.tap("#flag-spp-all-backedges")
	b.set("#flag-spp-counted-loop-trip-width", "8")
	b.settled()
	b.until(
		`document.querySelector(".commands").textContent.includes("-spp-counted-loop-trip-width=8")`)
	b.clean(t)

	contains(t, "LLVM's line", b.runCommands("loop-poll.ll"),
		"-passes=function(place-safepoints),rewrite-statepoints-for-gc", "-spp-all-backedges",
		"-x86-asm-syntax=intel")

	// A strategy can be composed of switches.
	b.tap(".switches summary")
	b.set("#switch-name", "mine")
	b.until(`document.querySelector("#flag-strategy").value === "name=mine"`)
	b.set("#switch-init-roots", "no")
	b.set("#switch-safepoints", "loop, return")
	b.until(`document.querySelector("#flag-strategy").value ===
		"name=mine,init-roots=no,safepoints=loop+return"`)
	b.set("#flag-strategy", "")
	b.until(`document.querySelector("#switch-name").value === "" &&
		document.querySelector("#switch-init-roots").value === "yes"`)
	b.tap(".switches summary")

	// A term explains itself; Esc closes one thing at a time.
	b.tap("#dialog .term")
	b.until(`!document.querySelector("#term").hidden`)
	contains(t, "the card", eval[string](b, `document.querySelector("#term").innerText`), ".rst")
	b.until(`document.querySelector("#said").innerText.length > 20`)
	b.clean(t)
	b.press(kb.Escape)
	b.until(`document.querySelector("#term").hidden && document.querySelector("#dialog[open]")`)
	b.tap("#usual")
	b.until(paneText("asm") + `.includes("movq")`)
	b.press(kb.Escape)
	b.until(`!document.querySelector(".options")`)

	// Roots in memory: what the code generator begins with can be asked for, and runs by itself
	// where it is needed.
	b.tap("#options-button")
	b.tap("#pass-gc-lowering")
	b.until(
		`document.querySelector('.stages [data-stage="gc-lowering"] small')?.innerText ===
			"no change"`)
	b.tap("#pass-gc-lowering")
	b.until(`!document.querySelector('.stages [data-stage="gc-lowering"]')`)
	b.press(kb.Escape)
	b.until(`!document.querySelector(".options")`)
	for _, e := range []struct{ name, line string }{
		{
			"shadow-unwind",
			"require<collector-metadata>,function(gc-lowering),shadow-stack-gc-lowering"},
		{"doc-gcroot", "llc-14 runs them first"}} {
		b.set("#examples", e.name)
		b.settled()
		b.until(`document.querySelector("#pane-map header .note").innerText === "" && ` +
			paneText("map") + `.includes("NumMeta")`)
		b.until(in("map", ".lit"))
		b.tap("#options-button")
		b.until(`document.querySelector("#pass-shadow-stack-gc-lowering:checked:disabled")`)
		contains(t, "LLVM's line", b.runCommands(e.name+".ll"), e.line)
		b.press(kb.Escape)
		b.until(`!document.querySelector(".options")`)
	}
}

// find types into a field that searches as one types.
func (b *browser) find(selector, text string) {
	b.t.Helper()
	b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`(() => {
		const e = document.querySelector(%q);
		e.value = %q;
		e.dispatchEvent(new Event("input", { bubbles: true }));
	})()`, selector, text)))
}

// runCommands runs the lines of the options dialog on the source shown, LLVM's and ours, and gives
// LLVM's.
func (b *browser) runCommands(file string) string {
	t := b.t
	t.Helper()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, file), []byte(b.text("source")), 0o644); err != nil {
		t.Fatal(err)
	}
	lines := eval[[]string](b,
		`[...document.querySelectorAll(".command pre")].map((e) => e.textContent)`)
	if len(lines) != 2 {
		t.Fatalf("commands %q", lines)
	}
	script := "set -e\n"
	for line := range strings.Lines(lines[0] + "\n" + lines[1] + "\n") {
		line = strings.ReplaceAll(strings.TrimSpace(line), "statepoint ", command.Build(t)+" ")
		for _, release := range []string{"14", "22"} {
			if tool, rest, ok := strings.Cut(line, "-"+release+" "); ok &&
				!strings.Contains(tool, " ") {
				line = "/usr/lib/llvm-" + release + "/bin/" + tool + " " + rest
			}
		}
		script += line + "\n"
	}
	cmd := exec.Command("sh", "-c", script)
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s\n%s", err, script, out)
	}
	return lines[0]
}

// The layouts, each saved.
func TestPageLayouts(t *testing.T) {
	b := open(t, 1440, 900, "light")
	visible := func() int {
		return eval[int](b,
			`[...document.querySelectorAll(".pane")].filter((p) => p.offsetParent !== null &&
				getComputedStyle(p).display !== "none").length`)
	}
	columns := func() int {
		return eval[int](b,
			`new Set([...document.querySelectorAll(".pane")]
				.map((p) => Math.round(p.getBoundingClientRect().left))).size`)
	}
	if visible() != 4 || columns() != 2 {
		t.Errorf("%d panes in %d columns", visible(), columns())
	}
	// Four columns are for pages that are wide enough for their heads; others keep the grid.
	const four = `#layout-columns`
	b.openMenu(four)
	b.until(`document.querySelector("#layout-grid").checkVisibility()`)
	if eval[bool](b, "document.querySelector(`"+four+"`).checkVisibility()") {
		t.Error("four columns are offered where they have no room")
	}
	b.do(chromedp.EmulateViewport(1920, 1080))
	b.tap(four)
	b.until(`document.querySelector("#page").dataset.layout === "columns"`)
	if columns() != 4 {
		t.Errorf("%d columns", columns())
	}
	b.do(chromedp.EmulateViewport(1440, 900))
	if columns() != 2 {
		t.Errorf("%d columns where there is room for two", columns())
	}
	b.clean(t)
	b.tap("#follow")
	b.until(`document.querySelector("#page").dataset.layout === "focus"`)
	if visible() != 2 {
		t.Errorf("%d panes in Follow", visible())
	}
	b.tap("#stop-stack-map")
	b.until(`document.querySelector("#pane-map").offsetHeight > 400`)
	b.clean(t)
	b.tap(`#layout-grid`)
	b.clean(t)
	b.do(chromedp.Navigate(b.url))
	b.until(`document.querySelector("#page")?.dataset.layout === "grid"`)
}

// choosePlace sets a list as a reader does, to the option at a place, whatever value that has.
func (b *browser) choosePlace(selector string, place int) {
	b.t.Helper()
	b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`(() => {
		const e = document.querySelector(%q);
		e.selectedIndex = %d;
		e.dispatchEvent(new Event("change", { bubbles: true }));
	})()`, selector, place)))
}

// The editor's settings survive a reload: the size of code, lines that do not wrap, and Vim's keys,
// which are not fetched before they are chosen.
func TestPageEditorChoices(t *testing.T) {
	b := open(t, 1440, 900, "light")
	const fetched = `performance.getEntriesByType("resource").some((e) => e.name.includes("/vim."))`
	if eval[bool](b, fetched) {
		t.Error("Vim's keys are fetched unasked")
	}
	b.tap("#options-button")
	b.tap(".looks summary")
	b.tap("#wrap")
	b.tap("#vim")
	b.set("#size", "large")
	chosen := `document.querySelector("#page").dataset.size === "large" &&
		getComputedStyle(` + in("source", ".cm-content") + `).fontSize === "14.5px" &&
		!` + in("module", ".cm-content") + `.classList.contains("cm-lineWrapping") &&
		` + in("source", ".cm-vim-panel")
	b.until(chosen)
	b.clean(t)
	b.do(chromedp.Reload())
	b.opened()
	b.until(chosen)
	b.do(chromedp.Evaluate[chromedp.Void](`statepoint.editors.source.reveal(0, 0, true)`))
	press := func(key string) {
		b.do(chromedp.Evaluate[chromedp.Void](`statepoint.editors.source.view.contentDOM
			.dispatchEvent(new KeyboardEvent("keydown",
				{ key: "` + key + `", bubbles: true, cancelable: true }))`))
	}
	press("d")
	press("w")
	b.until(paneText("source") + `.startsWith("ptr addrspace(1) @test1")`)
	press("u")
	b.until(paneText("source") + `.startsWith("define")`)
	b.settled()
	b.tap("#options-button")
	b.tap(".looks summary")
	b.tap("#vim")
	b.until(`!` + in("source", ".cm-vim-panel"))
}
