package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/chrome"
	"statepoint/web/ui/desk"
	"statepoint/web/ui/workspace"
)

// Page is the playground.
type Page struct {
	app.Compo
	Config Config

	ws      *workspace.Workspace
	broker  *broker.Broker
	browser *browser.Mount
	panes   *desk.Panes
	chrome  *chrome.Chrome
}

// NewPage creates the page with its first example.
func NewPage(c Config) *Page {
	c = c.withDefaults()
	p := &Page{Config: c, ws: workspace.New(c.Examples, c.StartEngine), broker: broker.New(),
		browser: &browser.Mount{}}
	p.ws.StartObjects = c.StartObjects
	if c.StartCompiler != nil {
		p.ws.CompileFirst(c.StartCompiler)
	}
	p.chrome = chrome.New(p.ws, p.broker, p.browser)
	p.panes = desk.New(p.ws, p.broker, p.browser, p.chrome)
	p.chrome.Join(p.panes)
	p.panes.Section.Still = c.Still
	p.live(browser.None{})
	if len(c.Examples) > 0 {
		p.ws.Load(c.Examples[0])
	}
	p.panes.Source.Set()
	if c.First != nil {
		p.ws.Have(c.First)
	}
	return p
}

// live attaches the page to a browser.
func (p *Page) live(b browser.Browser) {
	p.browser.Browser = b
	p.panes.Live()
	p.chrome.Live()
}

// OnMount runs in the browser only, once the page's elements exist.
func (p *Page) OnMount(ctx app.Context) {
	p.live(p.Config.Open(ctx, p.chrome))
	p.browser.Leaving(p.ws.SaveNow)
	draft, had := p.ws.Draft()
	p.panes.Reader.Touch = p.browser.HasTouch()
	p.broker.Refreshed = p.panes.Trail.ShowTrail
	p.panes.Stages.Show()
	p.ws.Client.Warm()
	if p.chrome.FollowLink() {
		return
	}
	if early := p.browser.TypedEarly(); early != "" && early != p.ws.Text {
		name := p.ws.Name
		if had {
			name = draft.Name
		}
		p.ws.SetText(early, name)
		p.ws.Edited, p.ws.Options, p.ws.Lesson = true, draft.Options, draft.Lesson
		p.panes.Display.Show()
		p.ws.Compile()
		return
	}
	if had && p.ws.TakeUp(draft) {
		p.panes.Source.Set()
		p.panes.Display.Show()
		p.ws.Compile()
		return
	}
	p.panes.Source.Set()
	if p.chrome.Asks() {
		p.chrome.Asked()
		return
	}
	offered := !had && p.chrome.OfferOwn()
	if p.ws.Good != nil {
		p.panes.Display.Show()
		if !offered {
			p.chrome.FirstVisit()
		}
		return
	}
	p.ws.Compile()
}

// Render draws the page.
func (p *Page) Render() app.UI { return p.chrome.Render() }
