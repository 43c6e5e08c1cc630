package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/isel/float"
	"statepoint/lower/internal/mir"
)

// inst selects one instruction. Those without effects are omitted unless their value is needed.
func (s *selector) inst(in *ir.Instr) {
	if s.Out.Naked && !fitsNaked(in) {
		s.Fail("the instruction `" + in.Op.String() +
			"` in a `naked` function, which may only have inline assembly,")
		return
	}
	if t := s.unheld(in); t != nil {
		s.Fail("a value of type `" + t.String() + "`")
		return
	}
	switch in.Op {
	case ir.Ret:
		s.ends.ret(in)
	case ir.Br:
		s.flow.branch(in)
	case ir.Switch:
		s.flow.switchInst(in)
	case ir.IndirectBr:
		s.mem.indirectBranch(in)
	case ir.Unreachable:
		s.flow.unreachable(in)
	case ir.Invoke:
		s.eh.invoke(in)
	case ir.LandingPad:
		s.eh.landingPad(in)
	case ir.VAArg:
		s.varargs.vaArg(in)
	case ir.Resume:
		s.eh.resume(in)
	case ir.Load:
		if !s.atomic.Access(in) {
			s.checkOrdering(in)
			s.mem.loadInst(in)
		}
	case ir.Store:
		if !s.atomic.Access(in) {
			s.checkOrdering(in)
			s.mem.store(in)
		}
	case ir.Call:
		s.call(in)
	case ir.Alloca:
		if s.regOf.at(in.ID()) >= 0 {
			s.dynamicAlloca(in)
		}
	case ir.CmpXchg:
		s.atomic.CmpXchg(in)
	case ir.AtomicRMW:
		s.atomic.RMW(in)
	case ir.Fence:
		if in.Mem == nil || in.Mem.SyncScope == "" && in.Mem.Ordering == "seq_cst" {
			s.X86(amd64.MFENCE, amd64.W0)
		}
	case ir.Phi, ir.CatchPad, ir.CleanupPad, ir.CatchSwitch, ir.CatchRet, ir.CleanupRet, ir.CallBr:
		s.Fail("the instruction `" + in.Op.String() + "`")
	default:
		if s.Needed(in) {
			s.Select(in)
		} else if !in.Op.IsBinary() && !in.Op.IsCast() && !isPure(in.Op) {
			s.Fail("the instruction `" + in.Op.String() + "`")
		}
	}
}

// hasNoCode reports whether an instruction is a relocate that only its statepoint defines: in a
// module of statepoints most are.
func (s *selector) hasNoCode(in *ir.Instr) bool {
	return in.Op == ir.Call && s.calls(in) == callsRelocate && !s.relocs.hasCode(in) &&
		s.IsHeld(in.Type()) && !s.Out.Naked
}

// unheld is the type of an instruction's result or operand that does not fit in registers; nil if
// there is none.
func (s *selector) unheld(in *ir.Instr) *ir.Type {
	if t := in.Type(); !s.IsHeld(t) {
		return t
	}
	for i := range in.Uses() {
		if t := in.Operand(i).Type(); !s.IsHeld(t) {
			return t
		}
	}
	return nil
}

// fitsNaked reports whether an instruction needs no frame: inline assembly without results, and a
// terminator without operands.
func fitsNaked(in *ir.Instr) bool {
	switch in.Op {
	case ir.Unreachable:
		return true
	case ir.Ret:
		return in.NumOps() == 0
	case ir.Call:
		_, asm := in.Callee().(*ir.InlineAsm)
		f := in.CalledFunc()
		return asm && in.Type().IsVoid() || f != nil && isIgnored(f.Name())
	}
	return false
}

func isPure(op ir.Opcode) bool {
	switch op {
	case ir.ICmp, ir.FCmp, ir.Select, ir.Freeze, ir.GetElementPtr, ir.ExtractValue, ir.InsertValue,
		ir.FNeg, ir.ExtractElement, ir.InsertElement, ir.ShuffleVector:
		return true
	}
	return false
}

// Select selects an instruction without effects whose value is needed.
func (s *selector) Select(in *ir.Instr) {
	if s.otherKind(in) {
		return
	}
	switch {
	case in.Op.IsBinary():
		s.ints.binary(in)
		return
	case in.Op.IsCast() && float.IsLong(in):
		s.Fail("`" + in.Op.String() + "` from `" + in.Operand(0).Type().String() + "` to `" +
			in.Type().String() + "`")
		return
	case in.Op.IsCast():
		if v, p := s.through(in, 0); v != nil {
			// Usually users look through it, but one that was selected earlier may not have.
			s.Emit(mir.Copy, build.OpWidth(64), mir.D(s.VReg(in, 0)), s.Source(v, p).As(mir.Tied))
			return
		}
		s.ints.cast(in)
		return
	}
	switch in.Op {
	case ir.ICmp:
		s.flow.icmp(in)
	case ir.FCmp:
		s.flow.fcmp(in)
	case ir.Select:
		s.flow.selectInst(in)
	case ir.GetElementPtr:
		s.mem.gep(in)
	case ir.FNeg:
		s.fp.Negate(in)
	default:
		s.Fail("the instruction `" + in.Op.String() + "`")
	}
}

// otherKind selects operations that use neither one general register nor floats: those on vectors
// and on halves.
func (s *selector) otherKind(in *ir.Instr) bool {
	switch in.Op {
	case ir.ExtractElement:
		s.vec.ExtractElement(in)
		return true
	case ir.InsertElement:
		s.vec.InsertElement(in)
		return true
	case ir.ShuffleVector:
		s.vec.Shuffle(in)
		return true
	}
	if in.NumOps() == 0 {
		return false
	}
	t, from := in.Type(), in.Operand(0).Type()
	if t.Kind == ir.VectorKind || from.Kind == ir.VectorKind {
		return s.onVectors(in)
	}
	switch {
	case !build.IsHalf(t) && !build.IsHalf(from) && !(in.Op == ir.Select && build.IsHalf(t)):
		return false
	case in.Op.IsCast():
		s.fp.HalfCast(in)
	case in.Op == ir.FCmp || in.Op.IsBinary():
		s.fp.InFloat(in)
	case in.Op == ir.FNeg:
		bits := s.BitsOf(s.Source(in.Operand(0), 0), build.Part{Class: mir.XMM, Size: 4})
		s.X86(amd64.MOVD, amd64.W0, mir.D(s.VReg(in, 0)),
			mir.R(s.Op2(amd64.XOR, amd64.W32, bits, mir.I(0x8000))))
	default:
		return false
	}
	return true
}

// onVectors selects an operation with vector operands or a vector result.
func (s *selector) onVectors(in *ir.Instr) bool {
	switch {
	case in.Op.IsBinary():
		s.vec.BinaryInst(in)
	case in.Op.IsCast():
		if v, p := s.through(in, 0); v != nil {
			for i := range s.CountParts(in.Type()) {
				s.Emit(mir.Copy, amd64.W128, mir.D(s.VReg(in, i)), s.Source(v, p+i).As(mir.Tied))
			}
			return true
		}
		s.vec.CastLanes(in)
	case in.Op == ir.ICmp:
		s.vec.CompareInts(in)
	case in.Op == ir.FCmp:
		s.vec.CompareFloats(in)
	case in.Op == ir.Select:
		if in.Operand(0).Type().Kind != ir.VectorKind {
			return false
		}
		s.vec.SelectLanes(in)
	case in.Op == ir.FNeg:
		if !s.vec.Negate(in, in.Operand(0), amd64.XORPS, 1<<63) {
			s.vec.Scalarise(in)
		}
	case in.Op == ir.GetElementPtr:
		s.vec.Scalarise(in)
	default:
		return false
	}
	return true
}

// checkOrdering refuses atomic accesses that plain moves cannot implement on x86-64.
func (s *selector) checkOrdering(in *ir.Instr) {
	if in.Flags&ir.Atomic == 0 || in.Mem == nil {
		return
	}
	t := in.Type()
	if in.Op == ir.Store {
		t = in.Operand(0).Type()
	}
	if n := s.Layout.SizeInBits(t); n > 64 || n&(n-1) != 0 || n < 8 {
		s.Fail("an atomic access of `" + t.String() + "`")
	}
	if in.Op == ir.Store && in.Mem.Ordering == "seq_cst" {
		s.X86(amd64.MFENCE, amd64.W0)
		// flush keeps the order of buf, and the store's own code comes after: put the fence after
		// it.
		fence := s.Buf[len(s.Buf)-1]
		s.Buf = s.Buf[:len(s.Buf)-1]
		fence.From, fence.FromN = uint32(len(s.Out.FromIDs)), 1
		s.Out.FromIDs = append(s.Out.FromIDs, in.ID())
		s.rev = append(s.rev, fence)
	}
}
