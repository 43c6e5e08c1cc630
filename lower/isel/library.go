package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
)

// libraryValues calls a function of a library with values as C passes them, and defines in by its result, if it is needed.
func (s *selector) libraryValues(name string, in *ir.Instr, args ...ir.Value) {
	ops := s.libraryArgs(nil, args...)
	var results argPlaces
	var popped []mir.VReg
	for i, p := range append([]part(nil), s.parts(in.Type())...) {
		d := mir.VReg(0)
		if s.needed(in) {
			d = s.vreg(in, i)
		}
		r, _ := results.result(p)
		switch {
		case p.onStack():
			popped = append(popped, d)
		case d != 0:
			ops = append(ops, mir.Out(d, r))
		}
	}
	s.library(name, ops)
	for _, d := range popped {
		s.popResult(d)
	}
}

// libraryPart calls a function of a library with a floating-point number and what is in registers already, and defines part i of in, which is needed, by its result: a
// number of the same type.
func (s *selector) libraryPart(name string, in *ir.Instr, i int, arg ir.Value, ops ...mir.Operand) {
	ops = s.libraryArgs(ops, arg)
	d := s.vreg(in, i)
	if isExtended(arg.Type()) {
		s.library(name, ops)
		s.pop(d)
		return
	}
	s.library(name, append(ops, mir.Out(d, amd64.XMM0)))
}

// libraryArgs adds to a call's operands values as C passes them.
func (s *selector) libraryArgs(ops []mir.Operand, args ...ir.Value) []mir.Operand {
	var places argPlaces
	for _, v := range args {
		for i, p := range append([]part(nil), s.parts(v.Type())...) {
			r, off, inReg := places.next(p)
			if inReg {
				ops = append(ops, s.source(v, i).In(r))
				continue
			}
			s.stackArg(off, s.source(v, i), p)
		}
	}
	s.takeStack(&places)
	return ops
}

// popResult takes a call's result off the x87 stack, into d unless that is none.
func (s *selector) popResult(d mir.VReg) {
	if d == 0 {
		s.x86(amd64.FPOP, amd64.W0)
		return
	}
	s.pop(d)
}
