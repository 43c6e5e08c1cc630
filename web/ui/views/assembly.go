package views

import (
	"statepoint/web/report"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/settings"
	"statepoint/web/ui/workspace"
)

// assembly shows the code, with each call's record under it.
type assembly struct {
	ws      *workspace.Workspace
	browser browser.Turns
	display Display
	source  Source
}

func (p *assembly) view() *View {
	return &View{ID: "asm", Title: "Assembly", File: report.FileAssembly,
		FileHint: "Download the assembly, .s", Choices: p.choices}
}

// choices are the syntaxes of the assembly.
func (p *assembly) choices() []elements.Group {
	g := elements.Group{ID: "syntax", Title: "Syntax"}
	for _, c := range settings.Syntaxes {
		g.Items = append(g.Items, elements.Item{ID: "syntax-" + c.Value, Title: c.Title,
			Kind: "radio", On: c.Value == p.ws.Options.Syntax, Do: func() {
				next := p.ws.Options
				next.Syntax = c.Value
				p.source.SetOptions(next)
			}})
	}
	return []elements.Group{g, {ID: "code-bytes", Items: []elements.Item{
		{ID: "bytes-of-code", Title: "Bytes of instructions", Kind: "checkbox",
			On: p.ws.Stage == report.StageEncode, Do: func() {
				if p.ws.Stage == report.StageEncode {
					p.ws.Stage = report.StageLower
				} else {
					p.ws.Stage = report.StageEncode
				}
				p.display.ShowDocs()
				p.browser.Refresh()
			}}}}}
}
