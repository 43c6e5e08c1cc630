package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// Jump emits an unconditional branch.
func (s *control) Jump(label int32) {
	s.X86(amd64.JMP, amd64.W0, mir.To(label)).Flags |= mir.IsTerm
}

// JumpIf emits a conditional branch on flags.
func (s *control) JumpIf(c amd64.Cond, label int32) {
	m := s.X86(amd64.JCC, amd64.W0, mir.To(label))
	m.Cond = c
	m.Flags |= mir.IsTerm | mir.ReadsFlags
}

// Label is the label of a block.
func (s *control) Label(b *ir.Block) int32 { return s.body.label(b) }

// branch selects br.
func (s *control) branch(in *ir.Instr) {
	if in.NumOps() == 1 {
		s.Jump(s.body.label(in.Operand(0).(*ir.Block)))
		return
	}
	if only := onlyTarget(in); only != nil {
		s.Jump(s.body.label(only))
		return
	}
	yes, no := s.body.label(in.Operand(1).(*ir.Block)), s.body.label(in.Operand(2).(*ir.Block))
	if yes == no {
		s.Jump(yes)
		return
	}
	if s.branchOnLogic(in.Operand(0), yes, no) {
		return
	}
	c := s.flags(in.Operand(0))
	switch c.Joined {
	case '|':
		s.JumpIf(c.C, yes)
		s.JumpIf(c.Second, yes)
	case '&':
		s.JumpIf(c.C.Negate(), no)
		s.JumpIf(c.Second.Negate(), no)
		s.Jump(yes)
		return
	default:
		s.JumpIf(c.C, yes)
	}
	s.Jump(no)
}

// branchOnLogic selects a branch on two comparisons as two branches, and reports whether it did.
// The first often decides. Nothing else may use both, or their results are in registers anyway.
func (s *control) branchOnLogic(v ir.Value, yes, no int32) bool {
	in, ok := v.(*ir.Instr)
	if !ok || !s.near(in) {
		return false
	}
	l, ok := logicOf(in)
	if !ok || l.negated {
		return false
	}
	a, b := s.comparisonHere(l.a), s.comparisonHere(l.b)
	if a == nil || b == nil || !ir.HasOneUse(a) && !ir.HasOneUse(b) {
		return false
	}
	s.Carry(in)
	s.Carry(b)
	s.JumpIf(s.compare(b), yes)
	s.Jump(no)
	second := s.Piece()
	s.Carry(a)
	c := s.compare(a)
	if l.op == amd64.AND {
		s.JumpIf(c.Negate(), no)
	} else {
		s.JumpIf(c, yes)
	}
	s.Jump(second)
	return true
}

// comparisonHere is v if it is a comparison of numbers that can be selected, or repeated, at the
// current instruction; nil if not.
func (s *control) comparisonHere(v ir.Value) *ir.Instr {
	in, ok := v.(*ir.Instr)
	if !ok || in.Op != ir.ICmp || !build.IsWord(in.Operand(0).Type()) || !s.reaches(in) {
		return nil
	}
	return in
}

// Piece makes the contents of buf a separate block.
func (s *control) Piece() int32 {
	label := s.body.newLabel()
	s.body.flush()
	s.body.closeBlock(label)
	return label
}

// unreachable ends a block that control never reaches.
func (s *control) unreachable(in *ir.Instr) {
	trap := s.Emit(mir.Trap, amd64.W0)
	trap.Flags |= mir.IsTerm
	if call := in.Prev(); call != nil && call.Op.IsCall() {
		f, _ := call.Callee().(*ir.Func)
		if call.Call.Attrs.Has("noreturn") || f != nil && f.Attrs.Has("noreturn") {
			trap.Aux = 1
		}
	}
}
