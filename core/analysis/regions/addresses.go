package regions

import (
	"statepoint/core/analysis"
	"statepoint/core/ir"
)

// address is where a pointer may point: off bytes into an object, plus any multiple of stride, if
// that is not 0. maybe is set if it may also point elsewhere.
type address struct {
	object      int32
	off, stride int64
	maybe       bool
}

// maxAddresses limits the objects that one pointer may point into; with more, their addresses count
// as escaped.
const maxAddresses = 16

// addresses finds the pointers into the objects.
type addresses struct {
	a    *analyzer
	of   map[ir.Value][]address
	work []ir.Value
}

func newAddresses(a *analyzer) *addresses {
	s := &addresses{a: a, of: map[ir.Value][]address{}}
	for i := range a.objects {
		s.of[a.objects[i].alloca] = []address{{object: int32(i)}}
		s.work = append(s.work, a.objects[i].alloca)
	}
	return s
}

func (s *addresses) follow() {
	for len(s.work) > 0 {
		v := s.work[len(s.work)-1]
		s.work = s.work[:len(s.work)-1]
		for u := ir.FirstUse(v); u != nil; u = u.Next() {
			if in := u.User; in != nil && in.Parent() != nil {
				s.use(v, in, u.Index())
			}
		}
	}
}

// use handles one use of a pointer into an object.
func (s *addresses) use(v ir.Value, in *ir.Instr, operand int) {
	switch {
	case in.Op == ir.Load, in.Op == ir.ICmp, in.Op == ir.Store && operand == 1:
	case (in.Op == ir.AtomicRMW || in.Op == ir.CmpXchg) && operand == 0:
	case in.Op == ir.GetElementPtr && operand == 0 && !in.Type().IsVector():
		indices := make([]ir.Value, in.NumOps()-1)
		for i := range indices {
			indices[i] = in.Operand(i + 1)
		}
		off, stride := analysis.Offset(s.a.q.Layout, in.ElemType, indices)
		var to []address
		for _, at := range s.of[v] {
			at.off += off
			at.stride = analysis.GCD(at.stride, stride)
			to = append(to, at)
		}
		s.set(in, to)
	case (in.Op == ir.BitCast || in.Op == ir.AddrSpaceCast || in.Op == ir.Freeze) &&
		in.Type().IsPointer():
		s.set(in, s.of[v])
	case (in.Op == ir.Phi || in.Op == ir.Select && operand > 0) && in.Type().IsPointer():
		s.merge(in)
	case in.Op.IsCall():
		s.call(v, in, operand)
	default:
		s.escape(v, in)
	}
}

// call handles an argument or a listed operand.
func (s *addresses) call(v ir.Value, in *ir.Instr, operand int) {
	if isMemory(in) || isMarker(in) {
		return
	}
	if s.a.q.IsSafepoint(in) {
		listed := s.a.q.Listed(in)
		for i := range listed {
			if &listed[i] == in.OperandUse(operand) {
				return
			}
		}
	}
	args, attrs := s.a.q.Call(in)
	for i := range args {
		if &args[i] == in.OperandUse(operand) {
			if !private(attrs(i)) {
				s.escape(v, in)
			}
			return
		}
	}
	for _, at := range s.of[v] {
		s.a.objects[at.object].recorded = true
	}
}

// private reports whether a callee keeps no copy of a pointer.
func private(a *ir.AttrSet) bool {
	if c, ok := a.Get("captures"); ok && c.Value == "none" {
		return true
	}
	return a.Has("nocapture") || a.Has("byval") || a.Has("sret")
}

// isMemory reports whether a call copies or sets memory.
func isMemory(in *ir.Instr) bool {
	return in.IsIntrinsic("llvm.memcpy") || in.IsIntrinsic("llvm.memmove") ||
		in.IsIntrinsic("llvm.memcpy.inline") || isSet(in)
}

// isSet reports whether a call sets memory to one byte.
func isSet(in *ir.Instr) bool {
	return in.IsIntrinsic("llvm.memset") || in.IsIntrinsic("llvm.memset.inline")
}

// isMarker reports whether a call is to an intrinsic that only describes memory.
func isMarker(in *ir.Instr) bool {
	return in.IsIntrinsic("llvm.lifetime.start") || in.IsIntrinsic("llvm.lifetime.end") ||
		in.IsIntrinsic("llvm.invariant.start") || in.IsIntrinsic("llvm.assume") || in.IsDebugCall()
}

func (s *addresses) escape(v ir.Value, by *ir.Instr) {
	for _, at := range s.of[v] {
		if o := &s.a.objects[at.object]; o.escaped == nil {
			o.escaped = by
		}
	}
}

// merge computes where a phi or select points.
func (s *addresses) merge(in *ir.Instr) {
	first := 0
	if in.Op == ir.Select {
		first = 1
	}
	all := append([]address(nil), s.of[in]...)
	elsewhere := false
	for i := first; i < in.NumOps(); i++ {
		from := s.of[in.Operand(i)]
		elsewhere = elsewhere || len(from) == 0
		for _, at := range from {
			all = addAddress(all, at)
		}
	}
	if elsewhere || len(all) > 1 {
		for i := range all {
			all[i].maybe = true
		}
	}
	s.set(in, all)
}

// addAddress adds an address to a list with at most one address per object.
func addAddress(list []address, at address) []address {
	for i := range list {
		if old := &list[i]; old.object == at.object {
			old.stride = analysis.GCD(analysis.GCD(old.stride, at.stride), old.off-at.off)
			old.maybe = old.maybe || at.maybe
			return list
		}
	}
	return append(list, at)
}

// set records where an instruction points, and visits its uses if that is new.
func (s *addresses) set(in *ir.Instr, to []address) {
	if len(to) > maxAddresses {
		s.of[in] = to
		s.escape(in, in)
		return
	}
	old := s.of[in]
	same := len(old) == len(to)
	for i := 0; same && i < len(to); i++ {
		same = old[i] == to[i]
	}
	if !same {
		s.of[in] = append([]address(nil), to...)
		s.work = append(s.work, in)
	}
}
