package ui

import (
	"fmt"
	"strings"
	"time"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/words"
)

// after calls f on the goroutine that go-app runs the page on.
func (p *Page) after(d time.Duration, f func()) {
	p.browser.After(d, f)
}

// lastText stands in the picker for what was last edited in any tab.
const lastText = "*last"

// pick opens the example of a name.
func (p *Page) pick(name string) {
	if name == lastText {
		p.setText(p.last.text, p.last.name)
		p.edited = true
		p.begin()
		return
	}
	for _, e := range p.Config.Examples {
		if e.Name == name {
			p.load(e)
			p.picked = true
			p.begin()
			return
		}
	}
}

// stop gives up on the compilation that runs.
func (p *Page) stop() {
	p.client.Stop()
	p.stopped = true
	p.say("stopped")
	p.showDocs() // which asks anew for the views that were given up with it
}

// chooseStage shows what a stage did: the module after it, or where the stage
// leaves the module alone, what it made, in the pane that has that.
func (p *Page) chooseStage(key string) {
	p.stage = key
	p.current = stagePane(key)
	if p.current != panes.Module {
		p.openView(p.current, "") // its other views show something else
	}
	p.showDocs()
	p.showStage()
}

// stagePane is the pane that shows what a stage did.
func stagePane(key string) panes.Pane {
	switch key {
	case report.StageLower, report.StageEncode:
		return panes.Asm
	case report.StageStackMap:
		return panes.Map
	}
	return panes.Module
}

// made names what the chosen stage made, where a pane shows the work of several:
// "instructions" or "bytes".
func (p *Page) made(pane panes.Pane) string {
	switch {
	case pane != panes.Asm || p.open[pane] > 0:
	case p.stage == report.StageLower:
		return "instructions"
	case p.stage == report.StageEncode:
		return "bytes"
	}
	return ""
}

// stepStage goes to the next stage, or the one before; at the ends it stays.
func (p *Page) stepStage(by int) {
	stages := p.stages()
	for i, s := range stages {
		if s.Key == p.stage {
			i = max(0, min(len(stages)-1, i+by))
			p.chooseStage(stages[i].Key)
			s := stages[i]
			p.say(strings.TrimSuffix(s.Title+": "+s.Summary, ": "))
			return
		}
	}
}

// goTo makes a pane the current one, and moves the keyboard there.
func (p *Page) goTo(pane panes.Pane) {
	p.current = pane
	p.refresh()
	p.browser.Defer(func() {
		p.editors[pane].measure()
		p.editors[pane].focus()
	})
}

func (p *Page) stepPane(by int) {
	p.goTo((p.current + panes.Pane(by) + panes.Count) % panes.Count)
}

// pinned says what was pinned, and brings its counterparts into view.
func (p *Page) selected(from panes.Pane) {
	for pane, ed := range p.editors {
		if panes.Pane(pane) != from {
			ed.showLit()
		}
	}
	p.say(p.linked())
	p.follow()
	p.refresh()
}

// linked says how far the selection reaches: "linked to 9 items in 4 panes".
func (p *Page) linked() string {
	items, panes := 0, 0
	for _, n := range p.broker.Counts() {
		items += n
		if n > 0 {
			panes++
		}
	}
	if items == 0 {
		return ""
	}
	return fmt.Sprintf("linked to %s in %s", words.Count(items, "item"), words.Count(panes, "pane"))
}

// say has a screen reader read a text.
func (p *Page) say(text string) {
	if w := p.broker.Why(); text != "" && len(w.Steps) > 0 && strings.HasPrefix(text, "linked") {
		text = w.Steps[0].Text + " " + text
	}
	p.said = text
	p.refresh()
}

// jump shows where an id is, in every pane that has it.
func (p *Page) jump(id uint32) {
	focused := false
	for _, pane := range []panes.Pane{panes.Map, panes.Asm, panes.Module, panes.Source} {
		m, ok := p.broker.Find(pane, id)
		if ok {
			p.editors[pane].reveal(m.Start, m.End, !focused)
			if !focused {
				p.current = pane
			}
			focused = true
		}
	}
	p.broker.PinIDs([]uint32{id})
	p.follow()
	p.say(p.linked())
	p.refresh()
}

// toProblem moves the caret to a diagnostic.
func (p *Page) toProblem(d report.Diagnostic) {
	p.current = panes.Source
	p.refresh()
	if d.Line > 0 {
		p.editors[panes.Source].reveal(d.Start, d.End, true)
	}
	if n := int(d.Finding); n > 0 && p.good != nil && p.latest == p.good &&
		n <= len(p.good.Findings) {
		p.broker.PinIDs([]uint32{p.good.Findings[n-1].Use})
		p.selected(panes.Source)
	}
}

func (p *Page) clear() {
	switch {
	case p.term != nil:
		p.explain(nil)
		return
	case len(p.others.ids) > 0:
		p.closeOthers()
		return
	case p.help:
		p.setHelp(false)
		return
	case p.dialog != "":
		p.closeDialog()
		return
	}
	p.broker.Clear()
	p.said = ""
	p.refresh()
}

func (p *Page) setHelp(open bool) {
	p.help = open
	p.refresh()
	p.browser.Defer(func() { p.browser.HelpChanged(open) })
}

// nextTheme goes from the system's to light to dark.
func (p *Page) nextTheme() {
	p.theme = map[string]string{"": "light", "light": "dark", "dark": ""}[p.theme]
	p.browser.Save("local", "theme", p.theme)
	p.browser.SetTheme(p.theme)
	p.refresh()
}

func (p *Page) setLayout(layout string) {
	p.layout = layout
	p.browser.Save("local", "layout", layout)
	for _, ed := range p.editors {
		ed.measure()
	}
	p.refresh()
}

// copiedFor is how long a button says that it copied.
const copiedFor = 1500 * time.Millisecond

// copyPane puts a pane's text on the clipboard.
func (p *Page) copyPane(pane panes.Pane) {
	p.readText()
	text := p.text
	if pane != panes.Source {
		if p.tab(pane).Draw != nil {
			text = p.browser.TextOf("#drawing-" + pane.Key())
		} else if d := p.doc(pane); d != nil {
			text = copyText(pane, d)
		} else {
			p.say("there is nothing to copy yet")
			return
		}
	}
	p.browser.Copy(text, func() {
		p.copied = pane
		p.say(pane.Title() + " copied")
		p.after(copiedFor, func() {
			if p.copied == pane {
				p.copied = panes.None
				p.refresh()
			}
		})
	})
}

// copyText is the text of a doc as it is copied: addresses and offsets belong to it.
func copyText(pane panes.Pane, d *report.Doc) string {
	if pane < panes.Asm || d.Gutter == nil {
		return d.Text
	}
	width := 0
	for _, label := range d.Gutter {
		width = max(width, len(label))
	}
	var b strings.Builder
	for i, line := range strings.SplitAfter(d.Text, "\n") {
		if line == "" {
			break
		}
		label := ""
		if i < len(d.Gutter) {
			label = d.Gutter[i]
		}
		fmt.Fprintf(&b, "%*s  %s", width, label, line)
	}
	return b.String()
}

// key acts on a key pressed outside of anything that takes typing, or with a
// modifier anywhere. It says whether it did.
func (p *Page) key(key string, shift, typing bool) bool {
	switch key {
	case "F6":
		if shift {
			p.stepPane(-1)
		} else {
			p.stepPane(1)
		}
		return true
	case "Escape":
		if typing {
			return false // the editor says so itself, after closing its search
		}
		p.clear()
		return true
	}
	if typing || p.help && key != "?" {
		return false
	}
	switch key {
	case "[":
		p.stepStage(-1)
	case "]":
		p.stepStage(1)
	case "?":
		p.setHelp(!p.help)
	case "l":
		p.openDialog("linked")
	case "/":
		p.editors[p.current].search()
	default:
		return false
	}
	return true
}

// editorKey acts on a key that a pane's editor passed on.
func (p *Page) editorKey(pane panes.Pane, name string) {
	switch name {
	case "compile":
		p.compile()
	case "clear":
		p.clear()
	case "outline":
		p.outline(pane)
	case "pin", "pin-more":
		if ids := p.broker.At(pane, p.editors[pane].caret()); name == "pin" {
			p.broker.PinIDs(ids)
		} else {
			p.broker.PinMore(ids)
		}
		p.selected(pane)
	}
}
