package runview

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/words"
)

// form is the setup form: what runs, and how.
type form struct{ player *player }

// renderSetup summarizes what runs, and how, and unfolds to the form. If nothing runs, it shows
// only the form.
func (f *form) renderSetup() app.UI {
	s := f.player.state
	if s == nil || s.Trouble != "" {
		return app.Details().Class("run-setup").Hidden(true)
	}
	now := s.Setup
	call := now.Call // which says what throws
	if call == "" {
		call = fmt.Sprintf("%s(%s)", now.Entry, now.Arguments)
	}
	return app.Details().Class("run-setup").Body(
		app.Summary().Title("What runs, and under which collector").Body(
			app.Code().Text(words.Visible(report.PlainCall(call))),
			app.Span().Text(words.Visible(fmt.Sprintf(" %s, stress %s", now.Collector,
				now.Stress)))),
		f.renderForm(s))
}

// renderForm renders the setup form.
func (f *form) renderForm(s *report.RunState) app.UI {
	now := s.Setup
	change := func(to func(*report.RunSetup)) {
		next := now
		to(&next)
		f.player.change(next)
	}
	choice := func(id, label, chosen string, list []string, set func(*report.RunSetup,
		string)) app.UI {
		return app.Label().For("run-"+id).Body(app.Span().Text(label),
			app.Select().ID("run-"+id).OnChange(func(ctx app.Context, _ app.Event) {
				value := browser.Value(ctx)
				change(func(s *report.RunSetup) { set(s, value) })
			}, app.EventScope(fmt.Sprint(now))).Body(app.Range(list).Slice(func(i int) app.UI {
				return app.Option().Value(list[i]).Selected(list[i] == chosen).
					Text(words.Visible(report.PlainCall(list[i])))
			})))
	}
	made := makers(s)
	var sizes []string
	for _, h := range report.RunHeaps {
		sizes = append(sizes, strconv.Itoa(int(h)))
	}
	if size := strconv.Itoa(int(now.Heap)); !slices.Contains(sizes, size) && now.Heap > 0 {
		sizes = append(sizes, size) // a link's
	}
	// Without a function to call, there is nothing to choose.
	return app.Div().Class("run-form").Hidden(s.Trouble != "" && len(s.Functions) == 0).Body(
		app.If(len(s.Calls) > 0, func() app.UI {
			return choice("call", "Call", now.Call, append([]string{""}, s.Calls...),
				func(s *report.RunSetup, to string) {
					if s.Call = to; to != "" {
						s.Entry, s.Arguments = "", ""
					}
				})
		}),
		choice("entry", "Function", now.Entry, s.Functions,
			func(s *report.RunSetup, to string) { s.Entry, s.Arguments, s.Call = to, "", "" }),
		app.Label().For("run-arguments").Body(app.Span().Text("Arguments"),
			app.Input().Type("text").ID("run-arguments").Attr("autocomplete", "off").
				Attr("spellcheck", "false").Attr("value", report.PlainCall(now.Arguments)).
				OnChange(func(ctx app.Context, _ app.Event) {
					value := browser.Value(ctx)
					change(func(s *report.RunSetup) { s.Arguments, s.Call = value, "" })
				}, app.EventScope(fmt.Sprint(now)))),
		choice("collector", "Collector", now.Collector, s.Collectors,
			func(s *report.RunSetup, to string) { s.Collector = to }),
		choice("stress", "Stress", now.Stress, s.Stresses,
			func(s *report.RunSetup, to string) { s.Stress = to }),
		choice("heap", "Heap, bytes", strconv.Itoa(int(now.Heap)), sizes,
			func(s *report.RunSetup, to string) {
				n, _ := strconv.ParseUint(to, 10, 32)
				s.Heap = uint32(n)
			}),
		app.If(s.Hears || now.Barriers != "", func() app.UI {
			return choice("barriers", "Stores reported by", barriers[now.Barriers],
				[]string{barriers[""], barriers[report.BarriersByProgram]},
				func(s *report.RunSetup, to string) {
					s.Barriers = ""
					if to == barriers[report.BarriersByProgram] {
						s.Barriers = report.BarriersByProgram
					}
				})
		}),
		app.Range(made).Slice(func(i int) app.UI { return f.renderMaker(&made[i], i, change) }),
		app.Range(s.Doubts).Slice(func(i int) app.UI {
			return app.P().Class("run-doubt").Role("alert").Text(words.Visible(s.Doubts[i]))
		}),
		app.Button().Type("button").ID("run-start").OnClick(func(app.Context, app.Event) {
			f.player.start(f.player.setup)
		}).Text("Start"),
		f.renderSupplied(s),
		app.P().Text("Arguments are numbers, strings, lists and objects: 42, \"text\", "+
			"[1, 2, 3], object 7, {null | 7}."),
		app.P().Text("An object is a header of 8 bytes (its size and number of references), its "+
			"references from byte 8 on, then its data: {null | 7, 8} has null at 8, 7 at 16 and "+
			"8 at 24. It has no method table, so code that expects one in the first word stops."),
	)
}
