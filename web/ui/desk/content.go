package desk

import (
	"strings"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/workspace"
)

// content returns what each pane shows now: from the report, a comparison, or the engine's answer
// for the open view.
type content struct {
	ws      *workspace.Workspace
	tabs    *Tabs
	compare *Compare
}

// doc returns the doc a pane shows, or nil.
func (c *content) doc(pane panes.Pane) *report.Doc {
	if c.compare.compares(pane) {
		if a, _ := c.compare.answer(pane); a != nil {
			return a.Doc
		}
		return nil
	}
	if c.tabs.open[pane] > 0 {
		return c.viewDoc(pane)
	}
	return c.firstDoc(pane)
}

// firstDoc returns the doc of a pane's first view, or nil.
func (c *content) firstDoc(pane panes.Pane) *report.Doc {
	if pane == panes.Source {
		if c.ws.Latest == nil {
			return nil
		}
		return &c.ws.Latest.Source
	}
	if pane == panes.Module {
		_, d := c.ws.Module()
		return d
	}
	if c.ws.Good == nil {
		return nil
	}
	if pane == panes.Asm {
		return &c.ws.Good.Asm
	}
	return &c.ws.Good.StackMap
}

// ownDoc returns the doc a pane shows, or the module that is shown in short form.
func (c *content) ownDoc(pane panes.Pane) *report.Doc {
	if c.tabs.abridged(pane) {
		return c.firstDoc(pane)
	}
	return c.doc(pane)
}

// viewAnswer returns the engine's answer for a pane's view, and requests it if it has not arrived
// yet. ready reports that no answer is pending.
func (c *content) viewAnswer(pane panes.Pane) (a *report.ViewAnswer, ready bool) {
	v := c.tabs.Tab(pane)
	if v.Ask == nil {
		return nil, true
	}
	if c.ws.Good == nil {
		return nil, false
	}
	return c.ws.View(v.Ask())
}

// viewDoc returns the text of a view other than the first, or nil if there is none yet.
func (c *content) viewDoc(pane panes.Pane) *report.Doc {
	v := c.tabs.Tab(pane)
	a, ready := c.viewAnswer(pane)
	switch {
	case !ready || v.Draw != nil || a != nil && a.Trouble != "":
		return nil
	case a != nil:
		return a.Doc
	}
	return nil
}

// viewNote returns the note that a view is pending.
func (c *content) viewNote(pane panes.Pane) string {
	if c.compare.compares(pane) {
		if _, ready := c.compare.answer(pane); !ready {
			return "working…"
		}
		return ""
	}
	if c.tabs.open[pane] == 0 || c.ws.Good == nil {
		return ""
	}
	if _, ready := c.viewAnswer(pane); !ready {
		return "working…"
	}
	return ""
}

// emptyText is the text of an empty pane: why it is empty, and what would change that.
func (c *content) emptyText(pane panes.Pane) string {
	if c.compare.compares(pane) {
		switch a, ready := c.compare.answer(pane); {
		case !ready:
			return c.ws.Working()
		case a.Trouble != "":
			return upperFirst(a.Trouble)
		}
	}
	if c.tabs.open[pane] > 0 && c.ws.Good != nil {
		switch a, ready := c.viewAnswer(pane); {
		case !ready:
			return c.ws.Working()
		case a != nil && a.Trouble != "":
			return upperFirst(a.Trouble)
		}
	}
	if c.ws.Good == nil {
		switch {
		case c.ws.Trouble != "":
			return "Nothing to show: the engine stopped. The problems under the text say why."
		case c.ws.Latest == nil && c.ws.Stopped:
			return "Nothing to show: you stopped the compilation. Ctrl+Enter begins it anew."
		case !c.ws.Fails():
			return "Compiling…"
		}
		return "Nothing to show yet: the text does not compile. The problems under it say why."
	}
	switch d := c.doc(pane); {
	case d == nil:
		return ""
	case d.Text == "" && pane == panes.Module && c.tabs.open[pane] == 0:
		return "An empty module. Type or paste LLVM IR into the first pane, drop a .ll file on " +
			"the page, or pick an example above."
	case d.Text == "":
		return d.Caption
	}
	return ""
}

// upperFirst capitalizes a clause to make it a sentence.
func upperFirst(text string) string {
	text = strings.ToUpper(text[:1]) + text[1:]
	if strings.HasSuffix(text, "…") || strings.HasSuffix(text, ".") {
		return text
	}
	return text + "."
}
