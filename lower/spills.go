package lower

import (
	"statepoint/core/findings/spills"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
	"statepoint/lower/internal/records"
)

// spillSlots finds the words of stack objects that statepoints list, clears those that may be
// listed before they are stored, and tells the records which to name.
type spillSlots struct {
	m          *ir.Module
	layout     *datalayout.Layout
	diags      *source.List
	strategies *gc.Registry
	records    *records.Regions
}

// find prepares one function.
func (s *spillSlots) find(fn *function) (bool, error) {
	f := fn.f
	s.records.Begin()
	strategy := s.strategies.Of(f)
	if strategy == nil || !strategy.UsesStatepoints() || !spills.Lists(f) {
		return true, nil
	}
	res := spills.Analyze(f, s.layout, strategy)
	for _, point := range spills.Told(f, res) {
		s.records.Tell(point.ID())
	}
	if res == nil {
		return true, nil
	}
	if len(res.Problems) > 0 {
		names := pass.NewNames(f)
		for _, d := range spills.Warnings(f, res, names.Of) {
			s.diags.Add(d)
		}
	}
	spills.Clear(s.m, res)
	for point, held := range res.At {
		for i := range held {
			s.align(held[i].Object)
			s.records.Add(point.ID(), held[i].Object.ID(), held[i].Words)
		}
	}
	return true, nil
}

// align aligns an object of whose words some are followed: maps name words of 8 bytes.
func (s *spillSlots) align(object *ir.Instr) {
	if object.Mem == nil {
		object.Mem = &ir.MemInfo{}
	}
	if object.Mem.Align == 0 {
		object.Mem.Align = s.layout.PrefAlign(object.ElemType)
	}
	object.Mem.Align = max(object.Mem.Align, 8)
}
