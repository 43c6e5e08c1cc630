package runview

import (
	"fmt"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
)

// grave is the address that the first wrong step accesses, where its object no longer is.
type grave struct{ start, size uint64 }

// has reports whether a word points into the grave.
func (g grave) has(word uint64) bool { return word-g.start < g.size }

// grave returns the grave at the current step: its size is zero unless the program is broken and
// the next step is the first wrong one.
func (p *picture) grave(s *report.RunState) (g grave) {
	if step, wrong := p.tray.wrongStep(); wrong && s.Step == step && s.Within == 0 {
		d := p.tray.known.Done
		g = grave{d.Left, d.LeftSize}
	}
	return g
}

// withGrave returns the objects plus the grave, as an object that no longer owns its memory.
func (g grave) withGrave(s *report.RunState) *report.RunState {
	taken := func(o report.RunObject) bool { return o.Address-g.start < g.size }
	if g.size == 0 || slices.ContainsFunc(s.Objects, taken) {
		return s
	}
	at := 0
	for at < len(s.Objects) && s.Objects[at].Address < g.start {
		at++
	}
	with := *s
	with.Objects = append(append(append([]report.RunObject{}, s.Objects[:at]...),
		report.RunObject{Address: g.start, Size: g.size, Freed: true}), s.Objects[at:]...)
	return &with
}

// renderStale shows above the stack the registers that still point there, because the next step may
// access it through one of them.
func (p *picture) renderStale(s *report.RunState, g grave) app.UI {
	var stale []*report.RunRegister
	for i := range s.Registers {
		if r := &s.Registers[i]; g.has(r.Value) {
			stale = append(stale, r)
		}
	}
	return app.If(len(stale) > 0, func() app.UI {
		return app.Div().Class("run-frame").ID("run-stale").Body(
			app.H4().Body(app.Span().Text("Registers"),
				app.Small().Text("stale: they point to where an object was")),
			app.Table().Body(
				app.ColGroup().Body(app.Col(), app.Col(), app.Col(), app.Col()),
				app.THead().Class("hush").Body(app.Tr().Body(app.Th().Text("Register"),
					app.Th().Text("Kind"), app.Th().Text("Value"))),
				app.TBody().Body(app.Range(stale).Slice(func(i int) app.UI {
					r := stale[i]
					note := "left behind"
					if r.Value != g.start {
						note = fmt.Sprintf("left behind +%d", r.Value-g.start)
					}
					return app.Tr().Class("stale gone").DataSet("to", fmt.Sprintf("0x%x", g.start)).
						DataSet("arrow", "stale").Body(
						app.Td().Body(app.Code().Text(r.Name)),
						app.Td().ColSpan(2).Text(note),
						app.Td().Body(app.Span().Class("run-value").Body(
							app.Code().Text(hex(r.Value)))))
				}))))
	})
}
