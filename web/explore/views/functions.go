package views

import (
	"errors"
	"slices"

	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/stackmap"
	"statepoint/web/explore"
	"statepoint/web/report"
	"statepoint/web/report/draw"
)

// Functions lists the functions with their figures, sorted by the column given by the request's
// 1-based Step, reversed if it says so, and filtered by name with its Lookup and, if Step says so,
// by warnings. Its Subject is the current function. If a result was kept, each row says how its
// figures changed, and changed functions come first unless sorted by a column.
func Functions(r, kept *explore.Compilation, ask *report.ViewRequest) (*report.ViewAnswer, error) {
	if r.Lowered() == nil {
		return nil, errors.New("no figures: " + r.NotLowered())
	}
	rows := functionRows(r)
	if len(rows) == 0 {
		return nil, errors.New("the module defines no function")
	}
	code := r.Outline().Figures.CodeBytes
	list := &draw.FunctionList{Code: code, Between: code,
		Prefixed: slices.ContainsFunc(r.Module().Funcs, func(f *ir.Func) bool {
			return f.Prefix != nil
		})}
	if !r.Lowered().MapReplaced {
		list.Map = r.Outline().Figures.StackMapBytes
	}
	for i := range rows {
		list.Between -= rows[i].Values[report.FunctionCode]
		list.About += rows[i].Values[report.FunctionMap]
	}
	if kept != nil && kept.Lowered() != nil {
		list.Kept = report.CompareFunctions(rows, functionRows(kept))
	}
	list.Ask(ask)
	list.Fill(rows)
	return &report.ViewAnswer{HTML: draw.Functions(list)}, nil
}

// functions returns the compiled functions, in the order of the text.
func functionRows(r *explore.Compilation) []report.FunctionRow {
	rows := make([]report.FunctionRow, len(r.Lowered().Funcs))
	warned := r.Outline().Warnings(nil)
	m := r.Lowered().Map
	entries := make(map[string]*stackmap.Function, len(m.Functions))
	for i := range m.Functions {
		entries[m.Functions[i].Symbol] = &m.Functions[i]
	}
	for i := range r.Lowered().Funcs {
		f := &r.Lowered().Funcs[i]
		row := &rows[i]
		*row = report.FunctionRow{ID: uint32(f.ID), Name: f.Name, Dynamic: f.Frame.Dynamic,
			Warnings: warned[uint32(f.ID)]}
		v := &row.Values
		v[report.FunctionInstructions] = f.Instructions
		v[report.FunctionFrame], v[report.FunctionCode] = uint32(f.Frame.Size), f.Size
		if e := entries[f.Name]; e != nil {
			v[report.FunctionMap] = mapBytes(r, e.Prov, m.EntrySize())
		}
		for _, n := range f.Records {
			rec := &m.Records[n]
			v[report.FunctionMap] += mapBytes(r, rec.Prov, m.RecordSize(rec))
			if s, err := rec.Statepoint(); err == nil {
				v[report.FunctionStatepoints]++
				v[report.FunctionLive] += livePairs(&s)
			}
			if r.IsPoll(n) {
				v[report.FunctionPolls]++
			}
		}
	}
	return rows
}

// livePairs returns the number of pointers in a record. A constant such as a null among the deopt
// operands is listed, as by LLVM, but is not a pointer.
func livePairs(s *stackmap.Statepoint) (n uint32) {
	for i := range s.Pairs() {
		if _, derived := s.Pair(i); !derived.IsConstant() {
			n++
		}
	}
	return n
}

// mapBytes returns the length in bytes of an id's part of the stack map; encoded is that of an
// entry or record compiled here. Of an excerpt, most have no links.
func mapBytes(r *explore.Compilation, id uint32, encoded int) uint32 {
	l := r.Links().Get(provenance.ID(id))
	switch {
	case r.Only() != "" && len(r.Lowered().MapBytes()) > 0:
		return uint32(encoded)
	case l != nil:
		return l.End - l.Start
	}
	return 0
}
