package explore

import (
	"slices"

	"statepoint/core/source/codes"
	"statepoint/web/report"
)

// codePages adds the page of every code among the diagnostics, in the order of the codes.
func (r *run) codePages() {
	var given []string
	for i := range r.rep.Diagnostics {
		given = append(given, r.rep.Diagnostics[i].Code)
	}
	slices.Sort(given)
	for _, code := range slices.Compact(given) {
		if p, ok := codes.Lookup(code); ok {
			r.rep.CodePages = append(r.rep.CodePages, report.CodePage{
				Code: p.Code, Title: p.Title, Means: p.Means, Why: p.Why, Wrong: p.Wrong,
				Fixed: p.Fixed, LLVM: p.WhatLLVMSays(),
			})
		}
	}
}
