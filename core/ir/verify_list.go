package ir

import "statepoint/core/source"

// Diagnose is Verify with its problems as diagnostics about the text the module was read from.
func Diagnose(m *Module, text *source.Text, opts *VerifyOptions) *source.List {
	list := source.NewList(text)
	for _, p := range Verify(m, opts) {
		list.Add(p.Diagnostic())
	}
	return list
}
