package layouts

import (
	"context"
	"fmt"
	"sort"

	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
)

// Rules say how a module's strategies and its runtime treat types and functions.
type Rules struct {
	// Word is the kind of a stored pointer of a type: Reference, Data, or Mixed if its type does
	// not tell.
	Word func(t *ir.Type) Word
	// Makes reports whether a function is undefined and may make objects.
	Makes func(f *ir.Func) bool
	// SizeOf is the size of its objects as a function of its arguments; zero if unknown.
	SizeOf func(f *ir.Func) Size
}

// Infer infers the layouts of the objects that undefined functions make, in the order of the
// module.
func Infer(ctx context.Context, m *ir.Module, layout *datalayout.Layout, rules Rules) []Object {
	var makers []*ir.Func
	for _, f := range m.Funcs {
		if f.IsDeclaration() && rules.Makes(f) {
			makers = append(makers, f)
		}
	}
	if len(makers) == 0 {
		return nil
	}
	sizes, how := map[*ir.Func]Size{}, map[*ir.Func]string{}
	open := false
	for _, f := range makers {
		sizes[f] = rules.SizeOf(f)
		if how[f] = "arguments"; sizes[f].IsZero() {
			open = true
		}
	}
	rules.SizeOf = func(f *ir.Func) Size { return sizes[f] }
	i := &inference{makers: makers, sizes: sizes}
	solved := i.solve(ctx, m, layout, &rules)
	if open && solved {
		for _, f := range makers {
			if sizes[f].IsZero() {
				sizes[f], how[f] = i.size(f)
			}
		}
		solved = i.solve(ctx, m, layout, &rules)
	}
	var out []Object
	for _, f := range makers {
		o := Object{Func: f.Name(), Size: sizes[f], How: how[f], Collected: !solved}
		if solved {
			i.object(f, &o)
		}
		out = append(out, o)
	}
	return out
}

type inference struct {
	accesses *accesses
	makers   []*ir.Func
	sizes    map[*ir.Func]Size
}

func (i *inference) solve(ctx context.Context, m *ir.Module, layout *datalayout.Layout,
	rules *Rules) bool {
	f := newFlow(m, layout, rules)
	if !f.solve(ctx) {
		return false
	}
	i.accesses = f.accesses()
	return true
}

// size picks the argument, or product of two, that most tightly covers the program's accesses to
// the objects of each call with constant arguments; or else a size that covers the objects of all
// calls.
func (i *inference) size(f *ir.Func) (s Size, how string) {
	type call struct {
		in     *ir.Instr
		extent uint64
	}
	var calls []call
	most := uint64(0)
	for n, o := range i.accesses.flow.origins {
		if o.kind != made || o.of != ir.Value(f) || o.site == nil {
			continue
		}
		c := call{o.site, 0}
		for _, x := range i.accesses.of[n] {
			if x.stride == 0 && x.off >= 0 {
				c.extent = max(c.extent, uint64(x.off)+x.bytes)
			} else if x.off >= 0 {
				c.extent = max(c.extent, uint64(max(x.off+int64(x.bytes), x.end)))
			}
		}
		most = max(most, c.extent)
		calls = append(calls, c)
	}
	var best, likely Size
	spare, found := uint64(0), false
	for _, s := range Candidates(f.FuncType) {
		waste, fits, known, bytes := uint64(0), true, false, true
		for _, c := range calls {
			constant := true
			asked := s.Of(func(arg int) uint64 {
				v, ok := constantArg(i.accesses.flow, c.in, arg)
				constant = constant && ok
				return v
			})
			if !constant {
				bytes = bytes && countsBytes(c.in, s)
			}
			if !constant || c.extent == 0 {
				continue
			}
			known = true
			if fits = fits && asked >= c.extent && asked < 1<<20; fits {
				waste += asked - c.extent
			}
		}
		if fits && len(calls) > 0 && likely.IsZero() && (bytes || len(s.Args) > 1) {
			likely = s
		}
		if known && fits && (!found || waste < spare || waste == spare && len(s.Args) > 1) {
			best, spare, found = s, waste, true
		}
	}
	switch {
	case found:
		return best, "accesses"
	case !likely.IsZero():
		return likely, "accesses"
	case most > 0:
		return Fixed(max(most, 2*wordBytes)), "accesses"
	}
	return Fixed(2 * wordBytes), ""
}

// countsBytes reports whether a computed argument looks like a number of bytes rather than of
// elements: it is a sum or product, or the only candidate.
func countsBytes(in *ir.Instr, s Size) bool {
	args := callArgs(in)
	if len(s.Args) != 1 || s.Args[0] >= len(args) {
		return false
	}
	switch v := args[s.Args[0]].Value.(type) {
	case *ir.Instr:
		for v.Op == ir.ZExt || v.Op == ir.SExt || v.Op == ir.Trunc || v.Op == ir.Freeze {
			inner, ok := v.Operand(0).(*ir.Instr)
			if !ok {
				break
			}
			v = inner
		}
		return v.Op == ir.Add || v.Op == ir.Mul || v.Op == ir.Shl || v.Op == ir.And ||
			v.Op == ir.Sub || len(Candidates(in.Call.FuncType)) == 1
	}
	ints := 0
	for i := range args {
		if args[i].Value.Type().IsInteger() {
			ints++
		}
	}
	return ints == 1
}

// constantArg is an argument of a call that is a constant.
func constantArg(f *flow, in *ir.Instr, n int) (uint64, bool) {
	args := callArgs(in)
	if n >= len(args) {
		return 0, false
	}
	l := f.linear(args[n].Value)
	return uint64(l.plus), l.known && l.param == nil
}

// Candidates are the possible sizes of the objects of a function of a type.
func Candidates(t *ir.Type) (out []Size) {
	var all []int
	for i, p := range t.Fields {
		switch {
		case p.IsInteger() && p.Bits <= 64:
			if p.Bits > 1 {
				all = append(all, i)
			}
		case p.IsPointer(), p.Kind == ir.DoubleKind, p.Kind == ir.FloatKind:
		default: // where the arguments after it are is not known
			return out
		}
	}
	for n, a := range all {
		out = append(out, ByArgs(a))
		for _, b := range all[n+1:] {
			out = append(out, ByArgs(a, b))
		}
		if len(out) > 16 {
			break
		}
	}
	return out
}

// object returns what the accesses reveal about the objects of a function.
func (i *inference) object(f *ir.Func, o *Object) {
	sized := map[uint64][]int{}
	var any []int
	o.Collected = i.accesses.flow.rules.Word(f.FuncType.Result()) != Data
	for n, from := range i.accesses.flow.origins {
		if from.kind != made || from.of != ir.Value(f) {
			continue
		}
		o.Collected = o.Collected || i.accesses.flow.collected[n]
		if from.asked > 0 {
			sized[uint64(from.asked)] = append(sized[uint64(from.asked)], n)
		} else {
			any = append(any, n)
		}
	}
	var all []uint64
	for bytes := range sized {
		all = append(all, bytes)
	}
	sort.Slice(all, func(a, b int) bool { return all[a] < all[b] })
	for _, bytes := range all {
		s := i.shape(append(sized[bytes], any...))
		s.Bytes = bytes
		o.Shapes = append(o.Shapes, s)
	}
	if len(any) > 0 {
		o.Shapes = append(o.Shapes, i.shape(any))
	}
}

// evidence is the evidence for the kind of a word.
type evidence struct{ reference, data, stored, mixed bool }

func (e evidence) word() Word {
	switch {
	case e.mixed, e.reference && e.stored:
		return Mixed
	case e.reference:
		return Reference
	case e.data:
		return Data
	}
	return Unknown
}

// covers reports whether an access goes to a word, and begins where the word does.
func (x *access) covers(word int64) (does, aligned bool) {
	from := word * wordBytes
	at := x.off
	if x.stride != 0 {
		if n := (from + wordBytes - 1 - x.off) / int64(x.stride); n > 0 {
			at += n * int64(x.stride)
		}
		if x.end != 0 && at >= x.end {
			return false, false
		}
	}
	does = at < from+wordBytes && at+int64(x.bytes) > from
	return does, at == from
}

// word returns the kind of a word according to accesses.
func (i *inference) word(all []access, escaped bool, word int64) Word {
	var e evidence
	for k := range all {
		x := &all[k]
		does, aligned := x.covers(word)
		if !does {
			continue
		}
		switch {
		case x.is == Mixed, x.is == Reference && !aligned:
			e.mixed = true
		case x.is == Reference:
			e.reference = true
		default:
			e.data = true
			e.stored = e.stored || x.stores
		}
	}
	w := e.word()
	if w == Data && escaped {
		for k := range i.accesses.of[0] { // through pointers that are not followed
			if x := &i.accesses.of[0][k]; x.is != Data {
				if does, _ := x.covers(word); does {
					return Mixed
				}
			}
		}
	}
	return w
}

// Bounds of a shape, in words.
const (
	mostPeriod = 16
	mostExact  = 1 << 12
)

// shape returns the shape of objects according to the accesses to their origins.
func (i *inference) shape(of []int) Shape {
	var all []access
	escaped := false
	for _, n := range of {
		all = append(all, i.accesses.of[n]...)
		escaped = escaped || i.accesses.flow.escaped[n]
	}
	words, tail, period := int64(0), int64(-1), uint64(1)
	for k := range all {
		x := &all[k]
		switch {
		case x.stride == 0:
			words = max(words, (x.off+int64(x.bytes)+wordBytes-1)/wordBytes)
		case x.end != 0:
			words = max(words, (x.end+wordBytes-1)/wordBytes)
		default:
			tail = max(tail, (x.off+wordBytes-1)/wordBytes)
			if step := x.stride / wordBytes; x.stride%wordBytes == 0 {
				period = period / gcd(period, step) * step
			}
		}
	}
	s := Shape{}
	if words > mostExact || period > mostPeriod {
		s.Tail = []Word{Mixed}
		return s
	}
	words = max(words, tail)
	for w := range words {
		s.Words = append(s.Words, i.word(all, escaped, w))
	}
	if tail >= 0 {
		for w := range int64(period) {
			s.Tail = append(s.Tail, i.word(all, escaped, words+w))
		}
		s.shorten()
	}
	s.Signs = signs(all)
	return s
}

// shorten makes the tail begin as early as possible.
func (s *Shape) shorten() {
	for n := len(s.Words); n > 0 && s.Words[n-1] == s.Tail[len(s.Tail)-1]; n = len(s.Words) {
		last := len(s.Tail) - 1
		s.Tail = append([]Word{s.Tail[last]}, s.Tail[:last]...)
		s.Words = s.Words[:n-1]
	}
}

// mostSigns bounds the signs that are reported.
const mostSigns = 64

// signs are the first accesses of each kind to each offset: certain ones before others, stores
// before loads.
func signs(all []access) (out []Sign) {
	seen := map[string]bool{}
	for rank := range 4 {
		for k := range all {
			x := &all[k]
			if x.certain != (rank < 2) || x.stores != (rank%2 == 0) || x.off < 0 || x.t == nil {
				continue
			}
			key := fmt.Sprint(x.off, x.is, x.stride != 0)
			if !seen[key] && len(out) < mostSigns {
				seen[key] = true
				out = append(out, Sign{Offset: uint64(x.off), Is: x.is, Stores: x.stores,
					Certain: x.certain, Repeats: x.stride != 0, Line: x.line, Type: x.t.String()})
			}
		}
	}
	sort.SliceStable(out, func(a, b int) bool { return out[a].Offset < out[b].Offset })
	return out
}
