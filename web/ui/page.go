package ui

import (
	"slices"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/engine"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/settings"
	"statepoint/web/wire"
)

// Page is the playground.
type Page struct {
	app.Compo
	Config Config

	browser  browser.Browser
	client   *engine.Client
	broker   *broker.Broker
	editors  [panes.Count]*editor
	drawings [panes.Count]browser.Drawing
	views    [panes.Count]*report.View // of what is shown, made when first needed
	widths   [panes.Count]width        // likewise

	// What is shown.
	text    string // of the source pane
	name    string // of the example or file; "" for one's own
	origin  string // the text that has the name, before it was edited
	edited  bool
	select1 string          // what to pin when the next report comes
	latest  *report.Report  // of the newest answered question
	good    *report.Report  // the newest that went through to the end
	trouble string          // why the engine could not answer
	crashed *report.Request // over what; nil for nothing
	crash   string          // all it said
	stage   string          // key of the chosen stage
	against string          // key of the stage that the diff compares with; "" for the one before
	since   time.Time       // when the newest question was
	took    time.Duration   // until it was answered; 0 if it is not, or was not asked here
	picked  bool            // the example was picked, and is to be shown where it matters
	quiet   bool            // the example's sentence was put away
	edits   int             // counts changes of the text
	shows   int             // counts showings of reports
	stopped bool            // the reader stopped the newest compilation
	resting bool            // the text changed, and is to rest before it is compiled

	// The question that good answers, and the newest that was asked.
	question, asking report.Request
	answers          map[answerKey]*report.ViewAnswer // about good
	drawn            [panes.Count]string              // HTML of the drawings shown
	drawnView        [panes.Count]*PaneView           // and what drew them

	finding int32           // whose problem is pointed at, from 1
	trailed *report.Finding // whose way is shown

	// What the reader chose.
	open    [panes.Count]int // positions in paneViews
	cfg     cfgChoice
	theme   string     // "", "light" or "dark"
	layout  string     // "", "grid" or "columns"
	current panes.Pane // the one pane of a phone, and the last one used
	beside  panes.Pane // the last one used but the source, which a tablet shows with it
	touch   bool       // there is no pointer that could rest on something
	help    bool
	shell
	copied      panes.Pane
	copiedCrash bool   // the reproducer was copied just now
	said        string // for screen readers
}

// NewPage makes the page, on its first example.
func NewPage(c Config) *Page {
	p := &Page{Config: c.withDefaults(), broker: broker.New(), stage: report.StageRewrite, copied: panes.None}
	p.client = p.newClient()
	p.live(browser.None{})
	if len(c.Examples) > 0 {
		p.load(c.Examples[0])
	}
	p.setSource()
	if c.First != nil {
		p.asking = p.request()
		p.asking.Seq = c.First.Seq
		p.answer(c.First)
	}
	return p
}

// OnMount runs in the browser only, when the elements of the page exist.
func (p *Page) OnMount(ctx app.Context) {
	p.live(p.Config.Open(ctx, p))
	p.theme = p.browser.Load("local", "theme")
	p.layout = p.browser.Load("local", "layout")
	draft, had := p.draft()
	p.last = p.lastDraft()
	p.big = p.browser.Load("local", "big") != ""
	p.touch = p.browser.HasTouch()
	p.broker.Refreshed = p.showTrail
	p.browser.Splitters()
	p.showStage()
	p.client.Warm()
	if p.opened() {
		return
	}
	if early := p.browser.TypedEarly(); early != "" && early != p.text {
		name := p.name
		if had {
			name = draft.name
		}
		p.setText(early, name)
		p.edited = true
		p.show()
		p.compile()
		return
	}
	if had && (draft.text != p.text || draft.name != p.name) {
		p.latest, p.good = nil, nil
		p.setText(draft.text, draft.name)
		p.edited = draft.edited
		p.setSource()
		p.compile()
		return
	}
	p.setSource()
	if p.good != nil {
		p.show()
		return
	}
	p.compile()
}

// live has the page live in a browser: the panes are widgets of it from now on.
func (p *Page) live(b browser.Browser) {
	p.browser = b
	for pane := range panes.Count {
		p.editors[pane] = &editor{pane: pane, widget: b.Editor(pane, events{p, pane})}
		p.broker.Register(pane, p.editors[pane])
		p.drawings[pane] = b.Drawing(pane, func(what string, ids []uint32) {
			p.pointThing(pane, what, ids)
		})
	}
}

// newClient makes the client of the engine, all of whose work is done on the page's
// goroutine.
func (p *Page) newClient() *engine.Client {
	return &engine.Client{
		Start: func(received func(wire.Message, error), failed func(string)) engine.Worker {
			return p.Config.StartEngine(
				func(m wire.Message, err error) {
					if _, ok := m.(wire.Progress); ok {
						// five for each edit; those that are shown say so
						p.browser.Quietly(func() { received(m, err) })
						return
					}
					p.browser.Dispatch(func() { received(m, err) })
				},
				func(s string) { p.browser.Dispatch(func() { failed(s) }) })
		},
		After:   p.after,
		Answer:  p.answer,
		Trouble: p.broken,
		Viewed:  p.viewAnswered,
		Changed: func() { p.showStale() },
	}
}

// load puts an example into the source pane.
func (p *Page) load(e Example) {
	p.setText(e.Source, e.Name)
	p.select1, p.quiet = e.Select, false
}

// setText makes a text, of a name or of none, the one that is shown.
func (p *Page) setText(text, name string) {
	p.text, p.name, p.edited, p.select1, p.origin = text, name, false, "", text
	if e := p.example(); e != nil {
		p.origin = e.Source
	}
}

// replaced is called when a change of the text by the reader left nothing of it:
// neither its name nor what was wrong with it is the new text's.
func (p *Page) replaced() {
	p.name, p.origin = "", ""
	if p.latest == nil || len(p.latest.Diagnostics) == 0 {
		return
	}
	r := *p.latest
	r.Diagnostics = nil
	if p.good == p.latest {
		p.good = &r
	}
	p.latest = &r
	p.editors[panes.Source].setProblems(nil)
}

// rename takes the name from a text that is no edited form of what had it, and
// gives an example's text its name, as when all edits were undone.
func (p *Page) rename() {
	if !p.edited {
		return
	}
	for _, e := range p.Config.Examples {
		if e.Source == p.text {
			p.name, p.origin, p.edited = e.Name, e.Source, false
			return
		}
	}
	if p.origin != "" && !resembles(p.text, p.origin) {
		p.name, p.origin = "", ""
	}
}

// setSource hands the text to the editor.
func (p *Page) setSource() {
	p.editors[panes.Source].setText(p.text, nil)
}

// typed is called at every change of the text by the reader. The text itself,
// which may be long, is only read when it has come to rest; until then what is
// typed links to nothing.
func (p *Page) typed() {
	p.edited, p.trouble, p.resting = true, "", true
	p.edits++
	p.broker.SetDoc(panes.Source, nil)
	ed := p.editors[panes.Source]
	ed.doc, ed.words = nil, nil
	edits := p.edits
	p.after(engine.Debounce, func() {
		if p.edits == edits {
			p.compile()
		}
	})
}

// readText takes the text out of the editor.
func (p *Page) readText() {
	p.text = p.editors[panes.Source].readText()
}

func (p *Page) saveDraft() {
	p.keep(draft{p.text, p.name, p.edited})
}

// compile asks for the text as it is now.
func (p *Page) compile() {
	p.edits++ // what waits for the text to rest is overtaken
	p.resting, p.stopped = false, false
	p.readText()
	if len(p.text) <= large {
		p.ask()
		return
	}
	// To read a long text, to keep it, and to send it each take a while.
	p.resting = true
	edits := p.edits
	p.browser.Later(func() {
		if p.edits == edits {
			p.resting = false
			p.ask()
			p.refresh()
		}
	})
}

// ask keeps the text, and has the engine compile it.
func (p *Page) ask() {
	p.rename()
	p.saveDraft()
	p.asking = p.request()
	p.since, p.took = time.Now(), 0
	p.asking.Seq = p.client.Ask(p.asking)
}

// request is the question that the page asks of the engine.
func (p *Page) request() report.Request {
	return report.Request{FileName: p.fileName(), Source: p.text, Options: p.options}
}

func (p *Page) fileName() string {
	if p.name == "" {
		return "input.ll"
	}
	if strings.HasSuffix(p.name, ".ll") {
		return p.name
	}
	return p.name + ".ll"
}

// answer takes the report of the newest question.
func (p *Page) answer(r *report.Report) {
	p.latest, p.trouble = r, ""
	if !p.since.IsZero() {
		p.took = time.Since(p.since)
	}
	if r.OK || len(r.Stages) > 1 { // what fails after Parse is a module, and has views of its own
		p.good, p.question, p.answers, p.finding = r, p.asking, nil, 0
	}
	p.settleStage()
	p.show()
}

// settleStage keeps the chosen stage among those there are. An example of the older interface,
// which the rewriting leaves alone, opens on the stage that does something to it.
func (p *Page) settleStage() {
	stages := p.stages()
	changed := func(key string) bool {
		return slices.ContainsFunc(stages, func(s report.Stage) bool {
			return s.Key == key && s.Changed
		})
	}
	chosen := func(s report.Stage) bool { return s.Key == p.stage }
	switch {
	case p.picked && p.stage == report.StageRewrite && !changed(p.stage) && changed(settings.ShadowStack):
		p.stage = settings.ShadowStack
	case !slices.ContainsFunc(stages, chosen):
		p.stage = report.StageRewrite
	default:
		return
	}
	p.showStage()
}

// stale says that the output shown is not that of the text shown, and why.
func (p *Page) stale() string {
	switch {
	case p.trouble != "":
		return "engine stopped · last good output"
	case p.latest != nil && p.latest != p.good && p.good != nil:
		return "last good output"
	case p.client.Slow():
		for _, s := range stageNames {
			if s.Key == p.client.Stage() {
				return "compiling: " + s.Title + "…"
			}
		}
		return "compiling…"
	case p.stopped && p.good != nil:
		return "stopped · output of an earlier text"
	}
	return ""
}

// stages gives the strip: those of the newest report where it has them.
func (p *Page) stages() []report.Stage {
	if p.latest == nil {
		return stageNames
	}
	out := slices.Clone(stageNames)
	at := func(key string) int {
		return slices.IndexFunc(out, func(s report.Stage) bool { return s.Key == key })
	}
	last := -1
	for _, have := range p.latest.Stages {
		if i := at(have.Key); i >= 0 {
			out[i], last = have, i
		} else { // a pass that not every line has stands behind what ran before it
			last++
			out = slices.Insert(out, last, have)
		}
	}
	return out
}

// module gives the module after the chosen stage, or after the last one before
// it that has one.
func (p *Page) module() (key string, d *report.Doc) {
	if p.good == nil {
		return p.stage, nil
	}
	for _, s := range p.good.Stages {
		if s.Doc != nil {
			key, d = s.Key, s.Doc
		}
		if s.Key == p.stage {
			break
		}
	}
	return key, d
}

// doc gives what a pane shows; nil for nothing.
func (p *Page) doc(pane panes.Pane) *report.Doc {
	if pane == panes.Source {
		if p.latest == nil {
			return nil
		}
		return &p.latest.Source
	}
	if p.open[pane] > 0 {
		return p.viewDoc(pane)
	}
	return p.firstDoc(pane)
}

// firstDoc gives what the first view of a pane shows; nil for nothing.
func (p *Page) firstDoc(pane panes.Pane) *report.Doc {
	if pane == panes.Source {
		if p.latest == nil {
			return nil
		}
		return &p.latest.Source
	}
	if pane == panes.Module {
		_, d := p.module()
		return d
	}
	if p.good == nil {
		return nil
	}
	if pane == panes.Asm {
		return &p.good.Asm
	}
	return &p.good.StackMap
}

// show hands the newest state to the panes.
func (p *Page) show() {
	if p.good != nil {
		p.broker.SetLinks(p.good.Links)
		p.others = others{}
		p.restart()
	}
	p.showDocs()
	if p.select1 != "" && p.good != nil {
		if p.broker.PinName(p.select1) && p.picked {
			p.selected(panes.None)
		}
		p.select1, p.picked = "", false
	}
}

// problems gives the newest diagnostics, the gravest first.
func (p *Page) problems() []report.Diagnostic {
	if p.trouble != "" {
		return p.troubles()
	}
	if p.latest == nil {
		return nil
	}
	list := slices.Clone(p.latest.Diagnostics)
	slices.SortStableFunc(list, func(a, b report.Diagnostic) int {
		return int(a.Severity) - int(b.Severity)
	})
	return list
}

func (p *Page) showStale() {
	stale := p.stale() != ""
	for pane := panes.Module; pane < panes.Count; pane++ {
		p.editors[pane].setStale(stale)
	}
	p.refresh()
}

// busy says that the output of the text shown is still to come.
func (p *Page) busy() bool { return p.resting || p.client.Busy() }

// refresh has go-app render the page again.
func (p *Page) refresh() {
	p.browser.Refresh()
}
