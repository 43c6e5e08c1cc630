package views

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/panes"
)

// parse shows the stack map as a program reads it, for whoever writes one.
type parse struct {
	*Panes
	record   uint32 // id of the record
	language int    // position in report.ParseLanguages
	lookup   string // the return address that is looked up, "" for none
	step     uint32
}

func (p *parse) view() *View {
	return &View{ID: "parse", Title: "Parser",
		Caption: "Each field as a program reads it, beside its struct.",
		File:    report.FileMap, FileHint: "Download the stack map's bytes",
		Tools: p.renderLanguage,
		Ask: func() report.ViewRequest {
			return report.ViewRequest{View: report.ViewParse, Subject: p.record,
				Stage: report.ParseLanguages[p.language][0], Lookup: p.lookup, Step: p.step}
		},
		Draw:  func(a *report.ViewAnswer) string { return a.HTML },
		Act:   p.act,
		Enter: func(text string) { p.lookup, p.step = text, 0 },
		Follow: func() bool {
			was := p.record
			if record := p.frame.record(); record != 0 {
				p.record = record
			}
			return was != p.record
		},
		Restart: func() { p.record, p.lookup, p.step = p.frame.record(), "", 0 },
		Reveals: true,
	}
}

// act does what a button of the drawing says.
func (p *parse) act(n uint32) {
	switch kind, n := n&3, n>>2; kind {
	case report.ParseStep:
		p.step = n
	case report.ParseRecord:
		p.record = n
		p.broker.PinIDs([]uint32{n})
		p.selected(panes.None)
	case report.ParseCopy:
		p.browser.Copy(p.browser.TextOf("#parse-source"), func() { p.Say("the parser is copied") })
	case report.ParseSave:
		p.Files.Download("stackmap."+[]string{"c", "go", "rs"}[p.language],
			"text/plain;charset=utf-8", p.browser.TextOf("#parse-source"))
	}
}

// renderLanguage chooses the language of the structs.
func (p *parse) renderLanguage() app.UI {
	return app.Select().ID("language").Class("syntax").Aria("label", "Language of the structs").
		OnChange(func(ctx app.Context, _ app.Event) {
			p.language = browser.SelectedIndex(ctx)
			p.ShowDocs()
			p.Refresh()
		}).
		Body(app.Range(report.ParseLanguages[:]).Slice(func(i int) app.UI {
			l := report.ParseLanguages[i]
			return app.Option().Value(l[0]).Selected(i == p.language).Text(l[1])
		}))
}
