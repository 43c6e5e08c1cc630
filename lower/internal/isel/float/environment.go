package float

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// environmentSize is at least the size in bytes of the C library's fenv_t and femode_t.
const environmentSize = 32

// GetEnvironment selects llvm.get.fpenv and llvm.get.fpmode as calls to C library functions, which
// write to memory.
func (s *Unit) GetEnvironment(in *ir.Instr, function string) {
	if !s.Needed(in) {
		return
	}
	object := s.callOnEnvironment(in.Type(), function)
	for i, p := range append([]build.Part(nil), s.Parts(in.Type())...) {
		s.LoadPart(s.VReg(in, i), mir.Frame(object, int64(p.Off)), p)
	}
}

// SetEnvironment selects llvm.set.fpenv and llvm.set.fpmode.
func (s *Unit) SetEnvironment(in *ir.Instr, function string) {
	v := in.Arg(0)
	object := s.ScratchObject(max(s.Env.Layout.StoreSize(v.Type()), environmentSize))
	for i, p := range append([]build.Part(nil), s.Parts(v.Type())...) {
		s.StorePart(mir.Frame(object, int64(p.Off)), v, i, p)
	}
	s.callOnEnvironment(v.Type(), function)
}

// ResetEnvironment selects llvm.reset.fpenv and llvm.reset.fpmode: the address -1 means the default
// state (FE_DFL_ENV, FE_DFL_MODE).
func (s *Unit) ResetEnvironment(function string) {
	s.CallLibrary(function, []mir.Operand{mir.I(-1).In(amd64.RDI)})
}

// callOnEnvironment calls a C library function with the address of a frame object.
func (s *Unit) callOnEnvironment(t *ir.Type, function string) int {
	object := s.ScratchObject(max(s.Env.Layout.StoreSize(t), environmentSize))
	at := mir.Operand{Kind: mir.KindFrameAddr, Sym: amd64.Sym(object)}
	s.CallLibrary(function, []mir.Operand{at.In(amd64.RDI)})
	return object
}
