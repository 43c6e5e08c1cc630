package views

import (
	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/panes"
)

// functions lists the module's functions with their figures. Choosing one shows it in every pane.
type functions struct {
	broker    *broker.Broker
	selection Selection
	compare   Compare
	folds     Folds

	column uint32 // the sort column, numbered as the headers; 0 for text order
	text   string // filter for names
	here   uint32 // the function of the run or of the latest pin, or 0
}

func (p *functions) view() *View {
	return &View{ID: "functions", Title: "Functions", Place: InMenu,
		Caption: "Each function with its figures; choose one to see it in every pane.",
		Ask: func() report.ViewRequest {
			ask := report.ViewRequest{View: report.ViewFunctions, Step: p.column, Lookup: p.text,
				Subject: p.here}
			ask.Against, ask.Kept = p.compare.Against()
			return ask
		},
		Draw:  func(a *report.ViewAnswer) string { return a.HTML },
		Enter: func(text string) { p.text = text },
		Act: func(n uint32) {
			if n&1 == 1 {
				p.goTo(n >> 1)
			} else {
				p.column = n >> 1
			}
		},
		Follow: func() bool {
			was := p.here
			if f := p.broker.TargetFunction(); f != 0 {
				p.here = f
			}
			return p.here != was
		},
		Restart: func() { p.here = 0 },
		Reveals: true,
		Choices: func() []elements.Group { return p.folds.Choices() },
	}
}

// goTo pins a function and shows it in every pane that has it.
func (p *functions) goTo(id uint32) {
	p.broker.PinIDs([]uint32{id})
	p.selection.ShowFunction(id)
	p.selection.Selected(panes.Module)
}
