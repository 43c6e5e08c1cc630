package layouts

import (
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
)

// access is a store or load of a word or part of one, or of a range of data.
type access struct {
	place
	bytes  uint64
	is     Word
	stores bool
	// certain is set if the access is only to objects of one function.
	certain bool
	line    int
	t       *ir.Type
}

// copied is a copy of bytes from one origin to another.
type copied struct {
	from, to entry
	bytes    int64 // -1 if that is not known
}

// accesses are the program's accesses to the objects of each origin.
type accesses struct {
	flow   *flow
	of     map[int][]access
	copies []copied
}

func (f *flow) accesses() *accesses {
	a := &accesses{flow: f, of: map[int][]access{}}
	for _, fn := range f.m.Funcs {
		for _, b := range fn.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				a.instr(in)
			}
		}
	}
	a.copy()
	return a
}

// line returns the source line of an instruction, 0 if a pass made it.
func (a *accesses) line(in *ir.Instr) int {
	if a.flow.m.Text == nil || in.Span.IsZero() {
		return 0
	}
	return a.flow.m.Text.Position(in.Span.Start).Line
}

func (a *accesses) instr(in *ir.Instr) {
	switch in.Op {
	case ir.Load:
		a.touch(in, in.Operand(0), in.Type(), false)
	case ir.Store:
		if v := in.Operand(0); !says(v) {
			return
		}
		a.touch(in, in.Operand(1), in.Operand(0).Type(), true)
	case ir.CmpXchg:
		a.touch(in, in.Operand(0), in.Operand(2).Type(), true)
	case ir.AtomicRMW:
		a.touch(in, in.Operand(0), in.Operand(1).Type(), true)
	case ir.Call, ir.Invoke, ir.CallBr:
		a.call(in)
	}
}

// says reports whether storing a value determines the kind of a word: zeros clear both data and
// references.
func says(v ir.Value) bool {
	c, ok := v.(*ir.Const)
	if !ok {
		return true
	}
	switch c.Kind {
	case ir.ConstNull:
		return true
	case ir.ConstUndef, ir.ConstPoison:
		return false
	}
	return !c.IsZeroValue()
}

// touch records that a value of a type is stored or loaded.
func (a *accesses) touch(in *ir.Instr, pointer ir.Value, t *ir.Type, stores bool) {
	to := a.flow.pointsTo(pointer)
	if len(to) == 0 {
		return
	}
	line, certain := a.line(in), a.certain(to)
	a.parts(t, 0, func(off uint64, part *ir.Type) {
		is := Data
		if part.Kind == ir.PointerKind {
			is = a.flow.rules.Word(part)
		}
		for _, e := range to {
			bytes := a.flow.layout.StoreSize(part)
			a.note(e.origin, access{e.place.plus(int64(off)), bytes, is, stores, certain, line,
				part})
		}
	})
}

// certain reports whether a set is objects of one function alone.
func (a *accesses) certain(s set) bool {
	for _, e := range s {
		o := &a.flow.origins[e.origin]
		if o.kind != made || o.of != a.flow.origins[s[0].origin].of {
			return false
		}
	}
	return true
}

// mostParts bounds the parts of one value that are examined individually.
const mostParts = 256

// parts visits the scalars of a type, with their offsets.
func (a *accesses) parts(t *ir.Type, at uint64, visit func(off uint64, part *ir.Type)) {
	switch {
	case !ir.Sized(t) || t.Scalable:
	case t.Kind == ir.StructKind:
		for i, field := range t.Fields {
			a.parts(field, at+a.flow.layout.FieldOffset(t, i), visit)
		}
	case t.Kind == ir.ArrayKind || t.Kind == ir.VectorKind && t.Elem.Kind == ir.PointerKind:
		size := a.flow.layout.Size(t.Elem)
		for i := range min(t.Len, mostParts) {
			a.parts(t.Elem, at+i*size, visit)
		}
	default:
		visit(at, t)
	}
}

// mostAccesses bounds the accesses that are kept for an origin.
const mostAccesses = 1 << 14

func (a *accesses) note(origin int, x access) {
	k := a.flow.origins[origin].kind
	if k != made && k != unknown || len(a.of[origin]) >= mostAccesses {
		return
	}
	a.of[origin] = append(a.of[origin], x)
}

// call records the effects of functions that fill and copy memory, and of barriers that store.
func (a *accesses) call(in *ir.Instr) {
	fn := a.flow.callee(in)
	if fn == nil || !fn.IsDeclaration() || gc.IsStatepoint(in) && fn.Name() != "rt_store" {
		return
	}
	args := callArgs(in)
	name := fn.Name()
	is := func(names ...string) bool {
		for _, n := range names {
			if name == n || strings.HasPrefix(n, "llvm.") && strings.HasPrefix(name, n) {
				return true
			}
		}
		return false
	}
	switch {
	case is("rt_store") && len(args) == 3:
		a.touch(in, args[1].Value, args[2].Value.Type(), true)
	case is(gc.WriteName) && len(args) == 3:
		a.touch(in, args[2].Value, args[0].Value.Type(), true)
	case is(gc.ReadName) && len(args) == 2:
		a.touch(in, args[1].Value, in.Type(), false)
	case is("memset", "llvm.memset.") && len(args) >= 3 && says(args[1].Value):
		a.fill(in, args[0].Value, args[2].Value)
	case is("memcpy", "memmove", "llvm.memcpy.", "llvm.memmove.") && len(args) >= 3:
		bytes := int64(-1)
		if c, ok := ir.AsInt(args[2].Value); ok {
			bytes = c.Int64()
		}
		from := a.flow.pointsTo(args[1].Value)
		if a.plain(from) {
			a.fill(in, args[0].Value, args[2].Value)
			return
		}
		for _, to := range a.flow.pointsTo(args[0].Value) {
			for _, e := range from {
				a.copies = append(a.copies, copied{e, to, bytes})
			}
		}
	}
}

// callArgs returns the arguments of a call; for a statepoint, those of the wrapped call.
func callArgs(in *ir.Instr) []ir.Use {
	if gc.IsStatepoint(in) {
		if s, err := gc.View(in); err == nil {
			return s.CallArgs
		}
	}
	return in.Args()
}

// plain reports whether a set is variables without pointers, as texts are.
func (a *accesses) plain(s set) bool {
	for _, e := range s {
		g, ok := a.flow.origins[e.origin].of.(*ir.Global)
		if !ok || holding(g.Content) {
			return false
		}
	}
	return len(s) > 0
}

// fill records that bytes of data are stored.
func (a *accesses) fill(in *ir.Instr, pointer, count ir.Value) {
	c, known := ir.AsInt(count)
	to := a.flow.pointsTo(pointer)
	certain := a.certain(to)
	for _, e := range to {
		x := access{place: e.place, bytes: 1, is: Data, stores: true, certain: certain,
			line: a.line(in), t: a.flow.m.Types.Int(8)}
		switch {
		case !known:
			x.place = x.repeated(1, 0)
		case c.Int64() <= 0:
			continue
		default:
			x.bytes = uint64(c.Int64())
		}
		a.note(e.origin, x)
	}
}

// copy gives copied words the kinds of their source words. If the source words are unknown, no word
// of the object is certain to be data.
func (a *accesses) copy() {
	for range 3 { // copies of copies
		for _, c := range a.copies {
			k := a.flow.origins[c.to.origin].kind
			if k != made && k != unknown {
				continue
			}
			if c.from.stride != 0 || c.to.stride != 0 ||
				a.flow.origins[c.from.origin].kind != made {
				a.note(c.to.origin, access{place: place{0, 1, 0}, bytes: wordBytes, is: Mixed,
					stores: true})
				continue
			}
			for _, x := range a.of[c.from.origin] {
				if x.off < c.from.off || c.bytes >= 0 && x.off >= c.from.off+c.bytes {
					continue
				}
				x.place, x.certain = x.plus(c.to.off-c.from.off), false
				if c.bytes >= 0 && x.stride != 0 && x.end == 0 {
					x.end = c.to.off + c.bytes
				}
				a.note(c.to.origin, x)
			}
		}
	}
}
