package emit

import (
	"slices"

	"statepoint/lower/amd64"
)

// entrance emits the beginning of the function.
type entrance struct {
	*job
	out    *writer
	unwind *unwinding
	probes *prober
	guard  *guardian
}

// make emits the code before the first block: the prologue, unless a later block has it.
func (s *entrance) make() {
	s.out.of(nil, 0)
	s.out.blockAt = -1
	s.hooks()
	s.growStack()
	s.unwind.counted, s.unwind.byPointer = 0, false
	if s.frame.Late == 0 {
		s.prologue()
	}
}

// prologue makes the frame.
func (s *entrance) prologue() {
	s.out.buf = s.frame.Enter(s.out.buf[:0])
	cfa, saved := int32(8), 0
	// The registers keep their values until the frame is complete, so their saves are noted then,
	// the last one first, as in LLVM.
	var saves []frameOp
	for i := range s.out.buf {
		if n := int64(lowered(&s.out.buf[i])); s.f.Probe.Step != 0 &&
			s.out.buf[i].Op == amd64.SUB &&
			n >= s.f.Probe.Step {
			s.probes.enter(cfa, n)
			cfa += int32(n)
			continue
		}
		s.out.emit(s.out.buf[i])
		switch s.out.buf[i].Op {
		case amd64.MOV:
			if !s.frame.Found || s.frame.Pair || s.out.buf[i].Args[0].Reg != amd64.RBP {
				continue // the CFA is found from RSP
			}
			s.unwind.byPointer = true
			s.unwind.note(frameOp{base: true})
		case amd64.PUSH:
			cfa += 8
			op := frameOp{cfa: cfa}
			if saved < len(s.frame.Saved) {
				save := frameOp{saved: s.frame.Saved[saved], at: -cfa}
				if saved == 0 && s.frame.Pointer {
					op.saved, op.at = save.saved, save.at
				} else {
					saves = append(saves, save)
				}
				saved++
			}
			if s.unwind.byPointer {
				op.cfa = 0 // the CFA is already found from RBP
			}
			s.unwind.note(op)
		case amd64.MOVUPS, amd64.LEA:
		default:
			cfa += lowered(&s.out.buf[i])
			if !s.unwind.byPointer {
				s.unwind.note(frameOp{cfa: cfa})
			}
		}
	}
	for _, save := range slices.Backward(saves) {
		s.unwind.note(save)
	}
	s.guard.set()
}

// hooks emits what attributes require before the frame: patchable nops, and a call.
func (s *entrance) hooks() {
	if n := s.f.EntryNops; n > 0 {
		s.out.buf = amd64.PatchNops(s.out.buf[:0], n)
		for i := range s.out.buf {
			s.out.append(s.out.buf[i], 0)
		}
	}
	if s.f.EntryCall != amd64.NoSym {
		s.out.emit(amd64.Ins(amd64.CALL, amd64.W0, outside(s.f.EntryCall)))
	}
}

// growStack emits a check that the stack is large enough, and a call that grows it.
func (s *entrance) growStack() {
	r := &s.f.StackCheck
	need := s.frame.Size + r.More
	if r.Grow == amd64.NoSym || need <= r.Given {
		return
	}
	compare := func() {
		s.out.emit(amd64.Ins(amd64.LEA, amd64.W64, amd64.R(amd64.R14),
			amd64.M(amd64.RSP, int32(-need))))
		s.out.emit(amd64.Ins(amd64.CMP, amd64.W64, amd64.R(amd64.R14),
			amd64.M(amd64.RBP, int32(r.Limit))))
	}
	enough, grow := s.out.local(), s.out.local()
	compare()
	s.out.emit(amd64.InsCC(amd64.JCC, amd64.W0, amd64.CondAE, amd64.L(enough)))
	s.out.bind(grow)
	s.out.emit(amd64.Ins(amd64.CALL, amd64.W0, outside(r.Grow)))
	compare()
	s.out.emit(amd64.InsCC(amd64.JCC, amd64.W0, amd64.CondLE, amd64.L(grow)))
	s.out.bind(enough)
}
