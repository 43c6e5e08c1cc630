package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
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
	p.broker.Refreshed = p.panes.trail.showTrail
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
