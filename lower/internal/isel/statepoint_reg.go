package isel

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// gcRegisters are the registers that may hold gc pointers at a statepoint: the callee-saved ones.
// The collector updates the pointer where the callee saved it, and the callee restores the new one.
// RBP may be the frame pointer.
var gcRegisters = [...]amd64.Reg{amd64.RBX, amd64.R14, amd64.R15, amd64.R12, amd64.R13}

// heldPointer is a pointer that a statepoint records in a register: its value before the call, its
// value afterwards, and the operand that locates it.
type heldPointer struct {
	before, after mir.VReg
	operand       int32
}

// inRegisters assigns a relocated pointer to a register if one is free and the pointer has no
// location yet. to is its register after the call: 0 if it is unused, v itself if nothing moves it.
// Pointers of an invoke are in slots, which both edges can read.
func (r *recorder) inRegisters(v, to mir.VReg) bool {
	s := r.s
	n := len(r.held)
	if n >= min(s.registers, len(gcRegisters)) || s.Out.Reserved.Has(gcRegisters[n]) ||
		r.call.Op.IsTerminator() || r.recorded(v) != nil || r.registerOf(v) != nil {
		return false
	}
	for _, o := range s.Out.Ops(r.inr()) {
		if o.Phys == gcRegisters[n] { // taken by an argument
			return false
		}
	}
	if to == 0 {
		to = s.Temp(mir.GPR, 8)
	}
	r.held = append(r.held, heldPointer{v, to, int32(r.inr().N)})
	s.pointOperand(r.inst, mir.R(v).In(gcRegisters[n]))
	if to != v {
		s.pointOperand(r.inst, mir.Out(to, gcRegisters[n]))
	}
	return true
}

// registerOf returns the entry of a pointer that is recorded in a register, nil if it is not.
func (r *recorder) registerOf(v mir.VReg) *heldPointer {
	for i := range r.held {
		if r.held[i].before == v {
			return &r.held[i]
		}
	}
	return nil
}
