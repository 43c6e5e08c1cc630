package prepare

import (
	"statepoint/core/ir"
)

// access follows the pointers in a value that is loaded (is) or stored (operand).
func (f *flow) access(in *ir.Instr, address ir.Value, t *ir.Type, is []*pointer, what string,
	operand int) {
	if !isPlain(address.Type()) { // what is there is not followed, as in the result of the pass
		why := &Reason{Why: OtherSpace, At: in}
		f.lose(is, why)
		if operand >= 0 && t.Holds(isPlain) {
			f.keepAll(f.of(in.Operand(operand)), why)
		}
		return
	}
	to := f.of(address)[0]
	at, _ := f.places.at(address)
	var held []*pointer
	for _, l := range f.leaves(t) {
		p := at.plus(place{off: l.off})
		if isPlain(l.t) {
			held = append(held, f.held(to.to, p))
			continue
		}
		if operand >= 0 && isZero(in.Operand(operand)) {
			continue
		}
		f.data(to.to, p, int64(f.layout.StoreSize(l.t)), &Reason{Why: AsData, At: in,
			Name: "`" + l.t.String() + "`"})
	}
	if operand < 0 {
		for i := range min(len(held), len(is)) {
			f.unify(held[i], is[i])
		}
		return
	}
	if len(held) > 0 {
		f.meet(in, operand, held)
		if what == "store" || operand == 2 || what == "atomicrmw" {
			f.start(in, operand, "it is stored")
		}
	}
}

// isZero reports whether a value clears a word, which says nothing of it.
func isZero(v ir.Value) bool {
	c, ok := v.(*ir.Const)
	return ok && (c.IsZeroValue() || c.Kind == ir.ConstUndef || c.Kind == ir.ConstPoison)
}

// mostData bounds the words that one access as data marks.
const mostData = 512

// data says that words are accessed as data.
func (f *flow) data(of *contents, at place, size int64, why *Reason) {
	last := at.off + size - 1
	for n := 0; at.off&^(wordBytes-1) <= last && n < mostData; n++ {
		if w := f.word(of, at); w.data == nil {
			w.data = why
		}
		at.off = at.off&^(wordBytes-1) + wordBytes
	}
}

// number checks how the number that a pointer becomes is used. Differences of addresses are the
// same after a collection if both are of one object.
func (f *flow) number(in *ir.Instr) {
	if !isPlain(in.Operand(0).Type()) {
		f.refuse(in)
		return
	}
	if !f.isHarmless(in) {
		f.keep(f.of(in.Operand(0))[0], &Reason{Why: AsNumber, At: in})
	}
}

// isHarmless reports whether the address of a pointer is only compared or subtracted beside the
// instruction that makes it a number, so no collection comes between.
func (f *flow) isHarmless(in *ir.Instr) bool {
	for u := ir.FirstUse(in); u != nil; u = u.Next() {
		user := u.User
		if user == nil || user.Parent() != in.Parent() {
			return false
		}
		switch user.Op {
		case ir.Sub, ir.ICmp:
			other := user.Operand(1 - u.Index())
			if c, ok := other.(*ir.Const); ok && user.Op == ir.ICmp && c.IsZeroValue() {
				break
			}
			o, ok := other.(*ir.Instr)
			if !ok || o.Op != ir.PtrToInt || o.Parent() != in.Parent() || mayCall(o, user) {
				return false
			}
			f.unify(f.of(o.Operand(0))[0], f.of(in.Operand(0))[0])
		default:
			return false
		}
		if mayCall(in, user) {
			return false
		}
	}
	return true
}

// mayCall reports whether there is a call between two instructions of a block.
func mayCall(from, to *ir.Instr) bool {
	for in := from; in != nil && in != to; in = in.Next() {
		if in.Op.IsCall() {
			if f := in.CalledFunc(); f == nil || !f.IsIntrinsic() {
				return true
			}
		}
	}
	return false
}
