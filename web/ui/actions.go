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
func (p *Panes) after(d time.Duration, f func()) {
	p.browser.After(d, f)
}

// chooseStage shows what a stage did: the module after it, or where the stage
// leaves the module alone, what it made, in the pane that has that.
func (p *Panes) chooseStage(key string) {
	p.ws.Stage = key
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
func (p *Panes) made(pane panes.Pane) string {
	switch {
	case pane != panes.Asm || p.open[pane] > 0:
	case p.ws.Stage == report.StageLower:
		return "instructions"
	case p.ws.Stage == report.StageEncode:
		return "bytes"
	}
	return ""
}

// stepStage goes to the next stage, or the one before; at the ends it stays.
func (p *Panes) stepStage(by int) {
	stages := p.ws.Stages()
	for i, s := range stages {
		if s.Key == p.ws.Stage {
			i = max(0, min(len(stages)-1, i+by))
			p.chooseStage(stages[i].Key)
			s := stages[i]
			p.say(strings.TrimSuffix(s.Title+": "+s.Summary, ": "))
			return
		}
	}
}

// goTo makes a pane the current one, and moves the keyboard there.
func (p *Panes) goTo(pane panes.Pane) {
	p.current = pane
	p.refresh()
	p.browser.Defer(func() {
		p.editors[pane].Measure()
		p.editors[pane].Focus()
	})
}

func (p *Panes) stepPane(by int) {
	p.goTo((p.current + panes.Pane(by) + panes.Count) % panes.Count)
}

// pinned says what was pinned, and brings its counterparts into view.
func (p *Panes) selected(from panes.Pane) {
	for pane, ed := range p.editors {
		if panes.Pane(pane) != from {
			ed.ShowLit()
		}
	}
	p.say(p.linked())
	p.follow()
	p.refresh()
}

// linked says how far the selection reaches: "linked to 9 items in 4 panes".
func (p *Panes) linked() string {
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
func (p *Panes) say(text string) {
	if w := p.broker.Why(); text != "" && len(w.Steps) > 0 && strings.HasPrefix(text, "linked") {
		text = w.Steps[0].Text + " " + text
	}
	p.said = text
	p.refresh()
}

// jump shows where an id is, in every pane that has it.
func (p *Panes) jump(id uint32) {
	focused := false
	for _, pane := range []panes.Pane{panes.Map, panes.Asm, panes.Module, panes.Source} {
		m, ok := p.broker.Find(pane, id)
		if ok {
			p.editors[pane].Reveal(m.Start, m.End, !focused)
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
func (p *Panes) toProblem(d report.Diagnostic) {
	p.current = panes.Source
	p.refresh()
	if d.Line > 0 {
		p.editors[panes.Source].Reveal(d.Start, d.End, true)
	}
	if n := int(d.Finding); n > 0 && p.ws.Good != nil && p.ws.Latest == p.ws.Good &&
		n <= len(p.ws.Good.Findings) {
		p.broker.PinIDs([]uint32{p.ws.Good.Findings[n-1].Use})
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
	p.panes.said = ""
	p.panes.refresh()
}

func (p *Page) setHelp(open bool) {
	p.help = open
	p.panes.refresh()
	p.browser.Defer(func() { p.browser.HelpChanged(open) })
}

// nextTheme goes from the system's to light to dark.
func (p *Page) nextTheme() {
	p.theme = map[string]string{"": "light", "light": "dark", "dark": ""}[p.theme]
	p.browser.Save("local", "theme", p.theme)
	p.browser.SetTheme(p.theme)
	p.panes.refresh()
}

func (p *Page) setLayout(layout string) {
	p.layout = layout
	p.browser.Save("local", "layout", layout)
	for _, ed := range p.panes.editors {
		ed.Measure()
	}
	p.panes.refresh()
}

// copiedFor is how long a button says that it copied.
const copiedFor = 1500 * time.Millisecond

// copyPane puts a pane's text on the clipboard.
func (p *Panes) copyPane(pane panes.Pane) {
	p.ws.ReadText()
	text := p.ws.Text
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
			p.panes.stepPane(-1)
		} else {
			p.panes.stepPane(1)
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
		p.panes.stepStage(-1)
	case "]":
		p.panes.stepStage(1)
	case "?":
		p.setHelp(!p.help)
	case "l":
		p.openDialog("linked")
	case "/":
		p.panes.editors[p.panes.current].Search()
	default:
		return false
	}
	return true
}

// editorKey acts on a key that a pane's editor passed on.
func (p *Panes) editorKey(pane panes.Pane, name string) {
	switch name {
	case "compile":
		p.ws.Compile()
	case "clear":
		p.around.Escape()
	case "outline":
		p.outline(pane)
	case "pin", "pin-more":
		if ids := p.broker.At(pane, p.editors[pane].Caret()); name == "pin" {
			p.broker.PinIDs(ids)
		} else {
			p.broker.PinMore(ids)
		}
		p.selected(pane)
	}
}
