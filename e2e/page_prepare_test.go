package e2e

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// A reader pastes what clang wrote, in which nothing is collected, unchecks a decision, and makes
// it so: there are records then, and undo gives back every byte. By mouse, then by keyboard, on
// screens of three sizes.
func TestPagePrepare(t *testing.T) {
	data, err := os.ReadFile("prepared/testdata/uthash-test74.ll")
	if err != nil {
		t.Fatal(err)
	}
	text := "; ModuleID = 'test74.c'\n" + string(data) // as clang begins
	const (
		offer  = `document.querySelector("#problems .prepare")`
		sheet  = `document.querySelector("#drawing-module .prepare")`
		marked = `document.querySelector("#drawing-source .prepared")`
		made   = `document.querySelector('#drawing-module [data-act="1"]')`
		closed = `!` + sheet + ` && !` + marked
		box    = `#drawing-module input[data-enter="@main:%call22"]`
	)
	b := open(t, 1440, 900, "light")
	b.paste(text)
	b.until(offer)
	b.tap("#problems .prepare")
	b.until(made + ` && ` + marked)
	said := eval[string](b, sheet+".innerText")
	for _, want := range []string{"Collected functions", "@main", "References",
		"@malloc allocates it", "Never collect", "@printf", "Then: 5 statepoints"} {
		contains(t, "the sheet", said, want)
	}
	contains(t, "the text", eval[string](b, marked+".innerText"), "stay as they are")
	b.cleanInBoth(t, "prepare")
	b.tap(box)
	b.until(`!document.querySelector('` + box + `').checked && ` + made + ` && !` + sheet +
		`.innerText.includes("Then: 5 statepoints")`)
	contains(t, "the sheet", eval[string](b, sheet+".innerText"), "you unchecked it")
	if got := b.text("source"); got != text {
		t.Fatal("the text changed before it was made so")
	}
	b.tap(`#drawing-module [data-act="1"]`)
	records := `Number(/(\d+) records?/.exec(document.querySelector(".stages").innerText)?.[1])`
	// Neither is anything uncollected, nor is what was unchecked on purpose suspected.
	b.until(closed + ` && ` + records + ` > 1 && !document.querySelector("#problems")`)
	after := b.text("source")
	contains(t, "the text", after, `@main() local_unnamed_addr #0 gc "statepoint-example" {`)
	if !strings.HasPrefix(after, text[:strings.Index(text, "\nsource_filename")]) {
		t.Error("its first comments are gone")
	}
	contains(t, "what was unchecked", after, "%call22 = tail call noalias "+
		"dereferenceable_or_null(24) ptr @malloc(i64 noundef 24)")
	b.do(chromedp.Evaluate[chromedp.Void](`statepoint.editors.source.view.focus()`))
	b.press("z", chromedp.ModifierCtrl)
	b.until(paneText("source") + `.length === ` + fmt.Sprint(len(text)) + ` && ` + offer)
	if b.text("source") != text {
		t.Error("undo did not give the text back")
	}

	// A stop of the slider, and the sheet, take the place of the run, which hides panes.
	const run, module = `document.querySelector(".run")`, `document.querySelector("#pane-module")`
	for _, leave := range []string{"#stop-rewrite-statepoints", "#problems .prepare"} {
		b.tap("#run-button")
		b.until(run + `.offsetHeight > 0 && ` + module + `.offsetHeight === 0`)
		b.tap(leave)
		b.until(run + `.offsetHeight === 0 && ` + module + `.offsetHeight > 0`)
	}
	b.until(made)
	b.tap(`#drawing-module [data-act="2"]`)
	b.until(closed)

	// By keyboard.
	b.keyboardTo("#problems .prepare")
	b.press(kb.Enter)
	b.until(made + ` && document.activeElement.id === "tab-prepare"`)
	b.focusOn(box)
	b.press(" ")
	b.until(`!document.activeElement.checked && document.activeElement.dataset.enter === ` +
		`"@main:%call22"`)
	b.focusOn(`#drawing-module [data-act="2"]`)
	b.press(kb.Enter)
	b.until(closed + ` && ` + offer)
	if b.text("source") != text {
		t.Error("the sheet was left, and the text changed")
	}

	// On smaller screens, where the panes come one at a time.
	for _, size := range [][2]int64{{820, 1180}, {390, 844}} {
		b.do(chromedp.EmulateViewport(size[0], size[1]))
		b.tap("#problems .prepare")
		b.until(made + ` && ` + made + `.getBoundingClientRect().height > 24`)
		b.fits()
		b.cleanInBoth(t, fmt.Sprint("prepare-", size[0]))
		b.tap(`#drawing-module [data-act="2"]`)
		b.until(closed)
	}
}
