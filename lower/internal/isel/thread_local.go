package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// threadLocal returns the thread-local variable whose address v is, and the offset from it; nil if
// v is no such address.
func (s *memoryAccess) threadLocal(v ir.Value) (*ir.Global, int64) {
	if in, ok := v.(*ir.Instr); ok && in.IsIntrinsic("llvm.threadlocal.address") {
		v = in.Arg(0)
	}
	sym, off, ok := s.walk.AddressOf(v)
	if g, isGlobal := sym.(*ir.Global); ok && isGlobal && g.ThreadLocal != "" {
		return g, off
	}
	return nil, 0
}

// localExec reports whether a thread-local variable is known to be the program's own, at a fixed
// distance from the thread pointer (psABI, "Thread-Local Storage"). Otherwise the offset is read
// from the global offset table.
func (s *memoryAccess) localExec(g *ir.Global) bool {
	if g.ThreadLocal == "thread_local(localexec)" {
		return true
	}
	return !s.Env.PIC && (g.Init != nil || g.Preemption == "dso_local")
}

// threadAddress is the memory of a thread-local variable as an operand.
func (s *memoryAccess) threadAddress(g *ir.Global, off int64) mir.Operand {
	sym := s.Env.Symbols.Of(g)
	if s.localExec(g) {
		return mir.Operand{Kind: mir.KindMem, Seg: amd64.FS, Sym: sym, Mod: amd64.ModTPOFF,
			Val: off}
	}
	r := s.Temp(mir.GPR, 8)
	s.X86(amd64.MOV, amd64.W64, mir.D(r), mir.Operand{Kind: mir.KindMem, Sym: sym,
		Mod: amd64.ModGOTTPOFF})
	o := mir.M(r, off)
	o.Seg = amd64.FS
	return o
}

// threadPointer loads the thread pointer, the first word of the thread's memory, into a register.
func (s *memoryAccess) threadPointer(g *ir.Global, off int64) mir.VReg {
	self, d := s.Temp(mir.GPR, 8), s.Temp(mir.GPR, 8)
	sym := s.Env.Symbols.Of(g)
	s.X86(amd64.MOV, amd64.W64, mir.D(self), mir.Operand{Kind: mir.KindMem, Seg: amd64.FS})
	if s.localExec(g) {
		s.X86(amd64.LEA, amd64.W64, mir.D(d),
			mir.Operand{Kind: mir.KindMem, Reg: self, Sym: sym, Mod: amd64.ModTPOFF, Val: off})
		return d
	}
	s.X86(amd64.ADD, amd64.W64, mir.D(d), mir.R(self).As(mir.Tied),
		mir.Operand{Kind: mir.KindMem, Sym: sym, Mod: amd64.ModGOTTPOFF})
	if off != 0 {
		moved := s.Temp(mir.GPR, 8)
		s.X86(amd64.LEA, amd64.W64, mir.D(moved), mir.M(d, off))
		return moved
	}
	return d
}

// ThreadAddress selects llvm.threadlocal.address.
func (s *memoryAccess) ThreadAddress(in *ir.Instr) {
	if g, off := s.threadLocal(in); g != nil {
		s.Emit(mir.Copy, amd64.W64, mir.D(s.VReg(in, 0)),
			mir.R(s.threadPointer(g, off)).As(mir.Tied))
	}
}
