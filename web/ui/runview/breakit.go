package runview

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/core/source"
	"statepoint/web/report"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/words"
	"statepoint/web/ui/workspace"
)

// tray lets the reader break the program.
type tray struct {
	ws      *workspace.Workspace
	browser Window
	pins    Pins
	source  Source
	player  *player
	pinner  *pinner

	open   bool
	kind   string            // the kind chosen, by key
	site   string            // the position chosen, by key
	offset string            // offset of the chosen byte
	seen   []uint32          // the pins when the position was chosen
	known  *report.RunBreaks // the engine's answer for this compilation and setup
	asked  bool
	tell   bool // the reader is waiting for the next explanation
	// told is the break that is described; the description stays when the text no longer compiles.
	told, words string
}

// renew drops what was known about another compilation.
func (t *tray) renew() { t.known, t.asked = nil, false }

// byteKind is the kind whose positions are bytes.
const byteKind = "flip-byte"

// curious reports whether to request the possible breaks and their outcome from the engine.
func (t *tray) curious() bool {
	return (t.open || t.broken()) && t.known == nil && !t.asked &&
		!t.ws.Engine().Running()
}

// learned handles the engine's answer about breaks.
func (t *tray) learned(s *report.RunState) {
	if s.Breaks == nil {
		return
	}
	t.known = s.Breaks
	if d := s.Breaks.Done; d != nil {
		t.told, t.words = t.ws.Options.Break, d.Title+": "+d.What
	}
	if t.open {
		t.browser.ScrollTo("#run-tray")
	}
	if t.tell && s.Breaks.Done != nil {
		t.tell = false
		t.browser.Defer(func() { t.browser.Focus("#run-broken-title") })
		if step, ok := t.wrongStep(); ok {
			t.player.seek(step) // its picture is what to see
		} else {
			t.browser.ScrollTo("#run-broken")
		}
	}
}

// toggle opens or closes the tray.
func (t *tray) toggle() {
	if t.open = !t.open; t.open {
		t.browser.ScrollTo("#run-tray")
	}
	if t.curious() && t.player.state != nil {
		t.asked = true
		t.player.ask(report.RunBreak, t.player.state.Step, t.player.state.Within)
	}
	t.browser.Refresh()
}

// breakIt compiles the program broken at a position, or unbroken for "".
func (t *tray) breakIt(key string) {
	o := t.ws.Options
	o.Break = key
	t.player.halt()
	t.tell, t.open = key != "", false // the outcome replaces the tray
	switch stage := t.ws.Stage; {
	case key != "" && stage == report.StageRewrite:
		t.ws.Stage = report.StageBreak
	case key == "" && stage == report.StageBreak:
		t.ws.Stage = report.StageRewrite
	}
	t.source.SetOptions(o)
}

// describe puts the place that the reader chose into words, until the engine's answer has others.
func (t *tray) describe(kind *report.RunBreakKind, key string) {
	for i := range kind.Sites {
		if s := &kind.Sites[i]; s.Key == key {
			t.told, t.words = key, kind.Title+": "+s.What+" in `@"+s.Func+"`"
		}
	}
}

// wrongStep returns the first wrong step, if the program is broken and has one.
func (t *tray) wrongStep() (uint64, bool) {
	if k := t.known; k != nil && k.Done != nil && k.Done.First.Text != "" {
		return k.Done.First.Step, true
	}
	return 0, false
}

// renderButton renders the button that opens the tray.
func (t *tray) renderButton() app.UI {
	return app.Button().Type("button").ID("run-break").
		Aria("expanded", strconv.FormatBool(t.open)).Aria("controls",
		"run-tray").Title("Break the program on purpose and see what notices").
		OnClick(func(app.Context, app.Event) { t.toggle() }).
		Body(elements.Raw(elements.IconBreak), app.Span().Text("Break it"))
}

// reached reports whether the run comes to a place.
func reached(s report.RunBreakSite) bool { return s.Reached }

// places returns the chosen kind and the key of its position: the one that the reader chose, the
// pinned one, or the first that the run comes to, if there is one.
func (t *tray) places(known *report.RunBreaks) (*report.RunBreakKind, string) {
	rank := func(k *report.RunBreakKind) int {
		switch {
		case len(k.Sites) == 0 && k.Bytes == 0:
			return 0
		case k.Key == t.kind:
			return 3
		case slices.ContainsFunc(k.Sites, reached):
			return 2
		}
		return 1
	}
	var kind *report.RunBreakKind
	best := 0
	for i := range known.Kinds {
		if k := &known.Kinds[i]; rank(k) > best {
			kind, best = k, rank(k)
		}
	}
	if kind == nil {
		return nil, ""
	}
	if kind.Key == byteKind {
		return kind, byteKind + "@" + t.byteOffset()
	}
	if pins := t.pins.Pinned(); !slices.Equal(pins, t.seen) {
		t.seen = slices.Clone(pins)
		for i := range kind.Sites {
			if slices.ContainsFunc(kind.Sites[i].IDs, func(id uint32) bool {
				return slices.Contains(pins, id)
			}) {
				t.site = kind.Sites[i].Key
				break
			}
		}
	}
	for i := range kind.Sites {
		if kind.Sites[i].Key == t.site {
			return kind, t.site
		}
	}
	return kind, kind.Sites[max(0, slices.IndexFunc(kind.Sites, reached))].Key
}

// byteOffset is the offset of the byte to flip, as typed by the reader.
func (t *tray) byteOffset() string {
	if t.offset == "" {
		return "0x0"
	}
	return t.offset
}

// render renders the choice of how and where to break the program.
func (t *tray) render() app.UI {
	known := t.known
	tray := app.Section().Class("run-tray").ID("run-tray").Hidden(!t.open).
		Aria("labelledby", "run-tray-title")
	title := app.H3().ID("run-tray-title").Body(app.Text("Break it "),
		app.Small().Text("in one place, and see what notices"))
	if !t.open {
		return tray
	}
	if known == nil || len(known.Kinds) == 0 {
		text := "Looking for places…"
		if known != nil {
			text = known.Trouble
		}
		return tray.Body(title, app.P().Class("nothing").Text(words.Visible(text)))
	}
	kind, key := t.places(known)
	return tray.Body(title,
		app.FieldSet().Body(app.Legend().Class("hush").Text("What to break"),
			app.Range(known.Kinds).Slice(func(i int) app.UI {
				return t.renderKind(&known.Kinds[i], kind)
			})),
		app.If(kind != nil, func() app.UI { return t.renderPlace(kind, key) }))
}

// renderKind renders the choice of a kind.
func (t *tray) renderKind(k, chosen *report.RunBreakKind) app.UI {
	places, n := "none", len(k.Sites)
	switch {
	case k.Key == byteKind && k.Bytes > 0:
		places, n = source.Count(int(k.Bytes), "byte"), int(k.Bytes)
	case n > 0:
		places = source.Count(n, "place")
	}
	id := "run-kind-" + k.Key
	return app.Label().For(id).Body(
		app.Input().Type("radio").Name("run-kind").ID(id).Value(k.Key).
			Checked(k == chosen).Disabled(n == 0).
			OnChange(func(app.Context, app.Event) {
				t.kind, t.seen = k.Key, nil
				t.browser.Refresh()
			}, app.EventScope(k.Key)),
		app.Span().Text(k.Title), app.Small().Text(places))
}

// renderPlace renders the choice of the position, and the button that breaks the program there.
func (t *tray) renderPlace(kind *report.RunBreakKind, key string) app.UI {
	var place app.UI
	if kind.Key == byteKind {
		place = app.Label().For("run-byte").Body(
			app.Span().Text(fmt.Sprintf("Byte, 0 to 0x%x", kind.Bytes-1)),
			app.Input().Type("text").ID("run-byte").Attr("value", t.byteOffset()).
				Attr("autocomplete", "off").Attr("spellcheck", "false").
				OnChange(func(ctx app.Context, _ app.Event) {
					t.offset = strings.TrimSpace(browser.Value(ctx))
					t.browser.Refresh()
				}))
	} else {
		place = app.Label().For("run-site").Body(app.Span().Text("Where"),
			app.Select().ID("run-site").OnChange(func(ctx app.Context, _ app.Event) {
				t.site = browser.Value(ctx)
				t.browser.Refresh()
			}, app.EventScope(kind.Key)).Body(
				app.Range(kind.Sites).Slice(func(i int) app.UI {
					s := &kind.Sites[i]
					// The function first: a narrow list cuts the end.
					text := "@" + s.Func + ": " + strings.ReplaceAll(s.What, "`", "")
					return app.Option().Value(s.Key).Selected(s.Key == key).
						Text(words.Visible(text))
				})))
	}
	var ids []uint32
	var missed *report.RunBreakSite // the place, if the run does not come to it
	for i := range kind.Sites {
		if s := &kind.Sites[i]; s.Key == key {
			if ids = s.IDs; !s.Reached && t.player.state.Trouble == "" {
				missed = s
			}
		}
	}
	return app.Div().Class("run-place").Body(
		app.P().Text(kind.About), place,
		app.If(missed != nil, func() app.UI { return t.renderMissed(kind, missed) }),
		app.Button().Type("button").Class("primary").ID("run-break-now").
			OnClick(func(app.Context, app.Event) {
				if kind, key := t.places(t.known); key != "" { // as chosen, drawn or not yet
					t.describe(kind, key)
					t.breakIt(key)
					t.browser.Focus("#title-run") // the tray closes
				}
			}).Text("Break and run"),
		app.If(len(ids) > 0, func() app.UI {
			return t.pinner.pin(ids, "Show the place in the panes", app.Text("Show the place"))
		}),
		app.P().Class("hint").Text(
			"Pin a value, a call or a location in a pane to choose it here."))
}

// renderMissed says that the run does not come to a place, and offers to run the place's function.
func (t *tray) renderMissed(kind *report.RunBreakKind, s *report.RunBreakSite) app.UI {
	now := t.player.state
	other := s.Func != now.Setup.Entry && slices.Contains(now.Functions, s.Func)
	return app.P().ID("run-missed").Body(
		app.Text(words.Visible("The run of @"+now.Setup.Entry+" does not come to this place. ")),
		app.If(other, func() app.UI {
			return app.Button().Type("button").ID("run-there").
				OnClick(func(app.Context, app.Event) {
					t.kind, t.site = kind.Key, s.Key
					next := now.Setup
					next.Entry, next.Arguments, next.Call = s.Func, "", ""
					t.player.start(next)
				}, app.EventScope(s.Key)).Text(words.Visible("Run @" + s.Func))
		}))
}

// renderBroken describes the outcome of the break.
func (t *tray) renderBroken() app.UI {
	k := t.known
	if !t.broken() || k == nil || t.missing() { // the banner says that it is missing
		return app.Div().Hidden(true)
	}
	if k.Done == nil {
		return app.P().Class("nothing").Text(words.Visible(k.Trouble))
	}
	d := k.Done
	return app.Section().Class("run-broken").ID("run-broken").
		Aria("labelledby", "run-broken-title").Body(
		app.H3().ID("run-broken-title").TabIndex(-1).DataSet("still", d.First.Text != "").
			Text(brokenTitle(d)),
		app.Ol().Class("run-way").ID("run-way").Hidden(d.First.Text == "").Body(
			app.Range(d.Way).Slice(func(i int) app.UI { return t.renderClaim(&d.Way[i], "") }),
			app.If(d.First.Text != "", func() app.UI { return t.renderClaim(t.wrong(), "wrong") })),
		app.Dl().Class("run-notices").ID("run-notices").Body(
			app.Range(d.Notices).Slice(func(i int) app.UI { return t.renderNotice(&d.Notices[i]) }),
			app.If(d.Reason != "", func() app.UI {
				return app.Div().Body(app.Dt().Text("unnoticed in the run"),
					app.Dd().Body(elements.Prose(report.Readable(d.Reason))))
			}),
			app.If(d.First.Text == "" && t.gentle(), func() app.UI {
				return app.Div().Body(app.Dt().Text("what to try"), app.Dd().Body(
					app.Button().Type("button").ID("run-roughly").Title(
						"Run the broken program under the collector that moves all objects, at "+
							"every safepoint").
						OnClick(func(app.Context, app.Event) {
							next := t.player.state.Setup
							next.Collector, next.Stress = roughCollector, roughStress
							t.player.start(next)
						}).Text("Move every object at every safepoint")))
			}),
			app.Div().Body(app.Dt().Text("broken program"), app.Dd().Text(words.Visible(ended(d)))),
			app.Div().Body(app.Dt().Text("unbroken program"),
				app.Dd().Text(words.Visible(d.Whole)))),
	)
}

// wrong is the first wrong step, whose text is not repeated where the run says it.
func (t *tray) wrong() *report.RunClaim {
	first := t.known.Done.First
	if s := t.player.state; s != nil && s.Step == first.Step && s.Within == 0 {
		first.Text = "the step that is shown"
	}
	return &first
}

// ended says how the broken program ended, without repeating what was noticed.
func ended(d *report.RunBroken) string {
	for i := range d.Notices {
		n := &d.Notices[i]
		if how, same := strings.CutSuffix(d.Ended, ": "+n.Text); same && n.Running {
			return fmt.Sprintf("%s at step %d", how, n.Step)
		}
	}
	return d.Ended
}

// brokenTitle summarizes the outcome of a break.
func brokenTitle(d *report.RunBroken) string {
	switch {
	case d.First.Text != "":
		return "The path to the first wrong step"
	case d.Refused != "":
		return "The collector refuses the map"
	}
	return "No step is wrong"
}

// The setup that finds most mistakes: a collector that moves all live objects as often as it can.
const roughCollector, roughStress = "semispace", "every-safepoint"

// gentle reports whether a run may escape a break's consequences because of when and how it
// collects.
func (t *tray) gentle() bool {
	s := t.player.state
	return s != nil && (s.Setup.Collector != roughCollector || s.Setup.Stress != roughStress) &&
		slices.Contains(s.Collectors, roughCollector) && slices.Contains(s.Stresses, roughStress)
}

// renderClaim renders a statement about a step: a button jumps to the step, and the instruction
// pins its origin.
func (t *tray) renderClaim(c *report.RunClaim, class string) app.UI {
	where := c.Code
	if where == "" {
		where = c.Where
	}
	text := ""
	if c.Line > 0 {
		text = fmt.Sprintf(" (line %d)", c.Line)
	}
	return app.Li().Class(class).Body(
		app.Button().Type("button").Class("run-go").Title(
			"Go to this step: "+words.Visible(c.Where)).
			OnClick(func(app.Context, app.Event) { t.player.seek(c.Step) },
				app.EventScope(c.Step, c.Text)).
			Text(fmt.Sprintf("Step %d", c.Step)),
		app.If(where != "", func() app.UI {
			return t.pinner.pin(c.IDs, "", app.Code().Text(words.Visible(where)))
		}),
		app.Span().Body(elements.Prose(report.Readable(c.Text+text))))
}

// renderNotice renders what a checker noticed.
func (t *tray) renderNotice(n *report.RunNotice) app.UI {
	when := "before the run: "
	if n.Running {
		when = fmt.Sprintf("at step %d: ", n.Step)
	}
	text := n.Text
	if first := &t.known.Done.First; n.Running && n.Step == first.Step && text == first.Text {
		text = "the first wrong step"
	}
	return app.Div().Body(app.Dt().Text(n.By),
		app.Dd().Body(app.Text(when), elements.Prose(report.Readable(text)),
			app.If(len(n.IDs) > 0, func() app.UI {
				return t.pinner.pin(n.IDs, "Show what the "+n.By+" means", app.Text(" Show"))
			})))
}
