package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/widget"
	"statepoint/web/ui/workspace"
)

// Page is the playground.
type Page struct {
	app.Compo
	Config Config

	ws      *workspace.Workspace
	broker  *broker.Broker
	browser browser.Browser
	panes   *Panes

	// What the reader chose.
	theme  string // "", "light" or "dark"
	layout string // "", "grid" or "columns"
	help   bool
	shell
}

// NewPage makes the page, on its first example.
func NewPage(c Config) *Page {
	c = c.withDefaults()
	p := &Page{Config: c, ws: workspace.New(c.Examples, c.StartEngine), broker: broker.New()}
	p.panes = NewPanes(p.ws, p.broker, p)
	p.panes.Still = c.Still
	p.live(browser.None{})
	if len(c.Examples) > 0 {
		p.ws.Load(c.Examples[0])
	}
	p.panes.setSource()
	if c.First != nil {
		p.ws.Have(c.First)
	}
	return p
}

// live has the page live in a browser.
func (p *Page) live(b browser.Browser) {
	p.browser = b
	p.panes.live(b)
}

// OnMount runs in the browser only, when the elements of the page exist.
func (p *Page) OnMount(ctx app.Context) {
	p.live(p.Config.Open(ctx, p))
	p.theme = p.browser.Load("local", "theme")
	p.layout = p.browser.Load("local", "layout")
	draft, had := p.ws.Draft()
	p.big = p.browser.Load("local", "big") != ""
	p.panes.touch = p.browser.HasTouch()
	p.broker.Refreshed = p.panes.showTrail
	p.browser.Splitters()
	p.panes.showStage()
	p.ws.Client.Warm()
	if p.opened() {
		return
	}
	if early := p.browser.TypedEarly(); early != "" && early != p.ws.Text {
		name := p.ws.Name
		if had {
			name = draft.Name
		}
		p.ws.SetText(early, name)
		p.ws.Edited = true
		p.panes.show()
		p.ws.Compile()
		return
	}
	if had && (draft.Text != p.ws.Text || draft.Name != p.ws.Name) {
		p.ws.Forget()
		p.ws.SetText(draft.Text, draft.Name)
		p.ws.Edited = draft.Edited
		p.panes.setSource()
		p.ws.Compile()
		return
	}
	p.panes.setSource()
	if p.ws.Good != nil {
		p.panes.show()
		return
	}
	p.ws.Compile()
}

// Around is what stands around the panes.
type Around interface {
	// Escape does what Esc does, from within a pane.
	Escape()
	// Tell tells something that is no problem of the text.
	Tell(text string)
	// Renewed is told that the ids of earlier reports mean nothing any more.
	Renewed()
}

// Panes are the four panes with what they show: the widgets, the tabs of their views, and
// the selection as it reaches them.
type Panes struct {
	ws      *workspace.Workspace
	broker  *broker.Broker
	browser browser.Browser
	around  Around
	// Still draws what a pane shows until its editor is there; nil for nothing.
	Still func(panes.Pane, *report.Doc, *report.Index, []broker.Light) string

	editors  [panes.Count]*widget.Editor
	drawings [panes.Count]widget.Drawing

	views     [panes.Count]*report.View // of what is shown, made when first needed
	widths    [panes.Count]width        // likewise
	open      [panes.Count]int          // positions in paneViews
	drawn     [panes.Count]string       // HTML of the drawings shown
	drawnView [panes.Count]*PaneView    // and what drew them
	shows     int                       // counts showings of reports

	told    *report.Report  // whose findings these are
	finding int32           // whose problem is pointed at, from 1
	trailed *report.Finding // whose way is shown

	cfg      cfgChoice
	against  string // key of the stage that the diff compares with; "" for the one before
	frame    uint32 // id of the instruction or record whose frame is drawn
	row      uint32 // number of the first record of the table
	toReveal bool   // set until the drawn views have what is pinned in sight

	current panes.Pane // the one pane of a phone, and the last one used
	beside  panes.Pane // the last one used but the source, which a tablet shows with it
	touch   bool       // there is no pointer that could rest on something

	copied      panes.Pane
	copiedCrash bool   // the reproducer was copied just now
	said        string // for screen readers
}

// NewPanes makes the panes of a workspace and its broker.
func NewPanes(ws *workspace.Workspace, b *broker.Broker, around Around) *Panes {
	return &Panes{ws: ws, broker: b, around: around, copied: panes.None}
}

// live has the panes live in a browser: they are widgets of it from now on.
func (p *Panes) live(b browser.Browser) {
	p.browser = b
	p.ws.Connect(host{b, p})
	for pane := range panes.Count {
		p.editors[pane] = widget.NewEditor(pane, b.Editor(pane, events{p, pane}))
		p.broker.Register(pane, p.editors[pane])
		p.drawings[pane] = widget.Drawing{Drawing: b.Drawing(pane, func(what string, ids []uint32) {
			p.pointThing(pane, what, ids)
		})}
	}
}

// setSource hands the text to the editor.
func (p *Panes) setSource() {
	p.editors[panes.Source].SetText(p.ws.Text, nil)
}

// doc gives what a pane shows; nil for nothing.
func (p *Panes) doc(pane panes.Pane) *report.Doc {
	if pane == panes.Source {
		if p.ws.Latest == nil {
			return nil
		}
		return &p.ws.Latest.Source
	}
	if p.open[pane] > 0 {
		return p.viewDoc(pane)
	}
	return p.firstDoc(pane)
}

// firstDoc gives what the first view of a pane shows; nil for nothing.
func (p *Panes) firstDoc(pane panes.Pane) *report.Doc {
	if pane == panes.Source {
		if p.ws.Latest == nil {
			return nil
		}
		return &p.ws.Latest.Source
	}
	if pane == panes.Module {
		_, d := p.ws.Module()
		return d
	}
	if p.ws.Good == nil {
		return nil
	}
	if pane == panes.Asm {
		return &p.ws.Good.Asm
	}
	return &p.ws.Good.StackMap
}

// show hands the newest state to the panes.
func (p *Panes) show() {
	if p.ws.Good != p.told {
		p.told, p.finding = p.ws.Good, 0
	}
	if p.ws.Good != nil {
		p.broker.SetLinks(p.ws.Good.Links)
		p.around.Renewed()
		p.restart()
	}
	p.showDocs()
	if p.ws.Select != "" && p.ws.Good != nil {
		if p.broker.PinName(p.ws.Select) && p.ws.Picked {
			p.selected(panes.None)
		}
		p.ws.Select, p.ws.Picked = "", false
	}
}

func (p *Panes) showStale() {
	stale := p.ws.Stale() != ""
	for pane := panes.Module; pane < panes.Count; pane++ {
		p.editors[pane].SetStale(stale)
	}
	p.refresh()
}

// refresh has go-app render the page again.
func (p *Panes) refresh() {
	p.browser.Refresh()
}
