package ir

import "statepoint/core/source"

// Diagnose is Verify with its problems as diagnostics about the text the module was read from.
func Diagnose(m *Module, text *source.Text, opts *VerifyOptions) *source.List {
	list := source.NewList(text)
	for _, p := range Verify(m, opts) {
		d := p.Diagnostic()
		if text != nil {
			d.Span = p.locate(text)
		}
		list.Add(d)
	}
	return list
}
