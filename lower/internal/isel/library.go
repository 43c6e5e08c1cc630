package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/abi"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// LibraryValues calls a library function with arguments passed as in C, and defines in as its
// result, if that is needed.
func (s *libraryCalls) LibraryValues(name string, in *ir.Instr, args ...ir.Value) {
	ops, stack := s.libraryArgs(nil, args...)
	results := abi.C.ResultPlaces()
	var popped []mir.VReg
	for i, p := range append([]build.Part(nil), s.Parts(in.Type())...) {
		d := mir.VReg(0)
		if s.Needed(in) {
			d = s.VReg(in, i)
		}
		switch at := results.Next(p.ABIClass()); {
		case at.Kind == abi.OnX87:
			popped = append(popped, d)
		case d != 0:
			ops = append(ops, mir.Out(d, at.Reg))
		}
	}
	s.CallLibrary(name, ops).Last = stack == 0 && len(popped) == 0 &&
		!s.Env.Unoptimized
	for _, d := range popped {
		s.x87.PopResult(d, 80)
	}
}

// LibraryPart calls a library function with a floating-point argument and operands that are already
// in registers, and defines part i of in as its result, which has the same type.
func (s *libraryCalls) LibraryPart(name string, in *ir.Instr, i int, arg ir.Value,
	ops ...mir.Operand) {
	ops, _ = s.libraryArgs(ops, arg)
	d := s.VReg(in, i)
	if build.IsExtended(arg.Type()) {
		s.CallLibrary(name, ops)
		s.x87.Pop(d)
		return
	}
	s.CallLibrary(name, append(ops, mir.Out(d, amd64.XMM0)))
}

// libraryArgs adds arguments to a call's operands as C passes them, and returns how many bytes are
// on the stack.
func (s *libraryCalls) libraryArgs(ops []mir.Operand, args ...ir.Value) ([]mir.Operand, int64) {
	places := abi.C.Arguments()
	for _, v := range args {
		for i, p := range append([]build.Part(nil), s.Parts(v.Type())...) {
			at := places.Next(p.ABIClass(), int64(p.Size))
			if at.Kind == abi.InReg {
				ops = append(ops, s.Source(v, i).In(at.Reg))
				continue
			}
			s.calling.stackArg(at.Off, s.Source(v, i), p)
		}
	}
	s.calling.takeStack(&places)
	return ops, places.Stack()
}
