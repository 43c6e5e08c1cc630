package check

import (
	"fmt"
	"slices"
	"strconv"

	"golang.org/x/arch/x86/x86asm"

	"statepoint/lower/image"
	"statepoint/stackmap"
)

// point is a record and its decoded parts.
type point struct {
	image.Point
	record   *stackmap.Record
	function *stackmap.Function
	// statepoint is set for a record in a statepoint's form. references are its bases and derived
	// pointers, and objects its stack objects, by the indices of their locations.
	statepoint bool
	references []int
	pairs      [][2]int
	objects    []int
}

// newPoint reads a record.
func newPoint(at image.Point) *point {
	p := &point{Point: at}
	_, p.function, p.record = at.Of()
	if _, err := p.record.Statepoint(); err != nil {
		return p
	}
	p.statepoint = true
	frame := uint64(stackmap.DynamicStackSize)
	if p.function != nil {
		frame = p.function.StackSize
	}
	odd := map[int]bool{} // sizes that are reported, which say nothing else
	p.record.Anomalies(frame, func(i int, kind stackmap.FieldKind, _ string) {
		odd[i] = odd[i] || kind == stackmap.LocationSize && p.record.Locations[i].Size > 8
	})
	p.record.Roles(func(i int, role stackmap.Role, _ int) {
		if odd[i] {
			return
		}
		switch role {
		case stackmap.RoleBase:
			p.references = append(p.references, i)
			if !odd[i+1] {
				p.pairs = append(p.pairs, [2]int{i, i + 1})
			}
		case stackmap.RoleDerived:
			p.references = append(p.references, i)
		case stackmap.RoleAlloca:
			p.objects = append(p.objects, i)
		}
	})
	return p
}

// takesArguments reports whether functions of the callee's convention pop their arguments: tailcc
// and swifttailcc.
func (p *point) takesArguments() bool {
	s, err := p.record.Statepoint()
	return err == nil && (s.CallingConv == 18 || s.CallingConv == 20)
}

// signed formats an offset with its sign.
func signed(n int64) string {
	if n < 0 {
		return strconv.FormatInt(n, 10)
	}
	return "+" + strconv.FormatInt(n, 10)
}

// atCall checks a record against the state before its call.
func (j *judge) atCall(p *point, st *state, k int32) {
	in := &j.flow.c.insts[k]
	j.frame(p, st, in)
	if r, ok := in.op.Args[0].(x86asm.Reg); ok && in.op.Op == x86asm.CALL {
		if n, _, _ := register(r); n >= 0 && st.reg[n].kind == stack {
			j.found(p, in, CallsStack, -1, "the target of the call is in the frame, where there "+
				"is no code")
		}
	}
	if !p.statepoint {
		return
	}
	seen := map[slot]int{}
	for _, i := range p.references {
		l := &p.record.Locations[i]
		switch l.Kind {
		case stackmap.Register:
			if r := dwarf(l.DwarfReg); r >= 0 && !j.flow.abi.kept[r] {
				j.found(p, in, Clobbered, i, fmt.Sprintf("the reference is in %s, which a call "+
					"does not keep: a collector can neither read nor update it there",
					l.String()), j.abiAssumed())
			} else if r >= 0 {
				j.holds(p, in, i, st.reg[r])
			}
		case stackmap.Indirect:
			j.slot(p, st, in, i, seen)
		}
	}
	for _, pair := range p.pairs {
		j.pair(p, st, in, pair)
	}
}

// holds reports a location of a reference that does not hold one.
func (j *judge) holds(p *point, in *inst, i int, v value) {
	l := &p.record.Locations[i]
	switch {
	case v.kind == stack:
		j.found(p, in, NoReference, i, fmt.Sprintf("%s holds an address of the stack, which a "+
			"collector would treat as a reference", l.String()))
	case v.kind == constant && v.off != 0 && v.off > -4096 && v.off < 4096:
		j.found(p, in, NoReference, i, fmt.Sprintf("%s holds the number %d, which a collector "+
			"would treat as a reference", l.String(), v.off))
	}
}

// pair checks a base against its derived pointer.
func (j *judge) pair(p *point, st *state, in *inst, pair [2]int) {
	base, derived := &p.record.Locations[pair[0]], &p.record.Locations[pair[1]]
	if base.SamePlace(*derived) {
		return
	}
	b, okB := j.word(base, st)
	d, okD := j.word(derived, st)
	if !okB || !okD {
		return
	}
	n := j.flow.names
	from := func(a, b value) bool {
		if a.root == b.root {
			return a.off != 0 && b.off == 0
		}
		parents := n.parents[a.root]
		return parents[0] == b.root || parents[1] == b.root
	}
	switch {
	case from(b, d):
		j.found(p, in, BaseDerived, pair[0], fmt.Sprintf("the base %s is computed from its "+
			"derived pointer %s: the two are swapped", base, derived))
	case j.bases[[2]int32{b.root, d.root}] != nil && j.bases[[2]int32{b.root, d.root}] != p:
		j.found(p, in, BaseDerived, pair[0], fmt.Sprintf("the base is %s and the derived pointer "+
			"%s, and the record at %s has the same two the other way round", base, derived,
			j.im.Place(j.bases[[2]int32{b.root, d.root}].Address)))
	case b.root == d.root, d.off != 0:
	default:
		if k, ok := j.apart(b, d); ok {
			j.found(p, in, BaseDerived, pair[0], fmt.Sprintf("%s was %s, so it is its own base, "+
				"and the record says %s", derived, origins[k], base),
				"a word that is loaded, passed or returned is the start of an object")
		}
	}
}

// apart reports whether a base and a derived pointer were loaded, passed or returned separately,
// the base on some path, and how the derived pointer was.
func (j *judge) apart(b, d value) (how origin, ok bool) {
	n := j.flow.names
	from, of := n.made(d.root, false), n.made(b.root, true)
	for _, id := range append(slices.Clone(from), of...) {
		switch n.from(id) {
		case loaded, argument, returned:
		default:
			return 0, false
		}
	}
	if len(from) == 0 || !slices.ContainsFunc(of, func(id int32) bool {
		return !slices.Contains(from, id) && !slices.Contains(from, j.flow.current(id))
	}) {
		return 0, false
	}
	return n.from(from[0]), true
}

// origins describes where a word comes from.
var origins = map[origin]string{loaded: "loaded from memory", argument: "passed to the function",
	returned: "returned by a call"}

// word is the word at a location, if it has a name.
func (j *judge) word(l *stackmap.Location, st *state) (value, bool) {
	all := places(l, &st.reg)
	if len(all) != 1 {
		return value{}, false
	}
	v := st.slots[all[0].at]
	if all[0].reg >= 0 {
		v = st.reg[all[0].reg]
	}
	return v, v.kind == word
}

// abiAssumed names the registers that calls are assumed to preserve.
func (j *judge) abiAssumed() string {
	text := "calls keep "
	for r := range 16 {
		if r != rsp && j.flow.abi.kept[r] {
			text += registerName(r) + ", "
		}
	}
	return text + "as the convention of " + j.flow.abi.name + " says"
}

// isNop reports whether an instruction is a nop, as in patch bytes.
func isNop(in *inst) bool {
	return in.op.Op == x86asm.NOP || in.op.Op == x86asm.XCHG && in.n == 2 &&
		in.op.Args[0] == in.op.Args[1]
}
