package layouts

import (
	"context"
	"sort"

	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
)

// originKind is a kind of memory.
type originKind uint8

const (
	unknown originKind = iota // unknown memory: a single origin for all
	made                      // by an undefined function
	runtime                   // an object with the runtime's header, by its call
	local                     // an alloca or a variable
)

// origin is a piece of memory, or all pieces that are treated alike.
type origin struct {
	kind originKind
	// of is what made it: a function, a call, an alloca or a variable.
	of ir.Value
	// asked is the number of bytes requested, -1 if it varies; with a param it is the value of that
	// parameter of its function, times a number, plus another number.
	asked       int64
	param       *ir.Arg
	times, plus int64
	// site is the call, if the number of bytes it requests is unknown.
	site *ir.Instr
}

// entry is an origin with a place in it.
type entry struct {
	origin int
	place
}

// set is the points-to set of a pointer, with an entry for each origin.
type set []entry

// Bounds of the inference. Beyond them nothing is known.
const (
	mostEntries = 24
	mostOrigins = 1 << 12
	mostRounds  = 60
	mostSteps   = 1 << 22 // instructions, in all rounds
)

// memory holds the contents of an origin's words.
type memory struct {
	at  map[int64]set // at offsets that are known
	any set           // at others
}

// flow computes where pointers point.
type flow struct {
	m       *ir.Module
	layout  *datalayout.Layout
	rules   *Rules
	origins []origin
	index   map[origin]int
	values  map[ir.Value]set
	holds   []memory
	// escaped origins are reachable by code or memory that is not followed.
	escaped map[int]bool
	// collected origins have a pointer that becomes a reference.
	collected map[int]bool
	results   map[*ir.Func]set
	called    map[*ir.Func]bool // directly, by another function
	taken     map[*ir.Type][]*ir.Func
	changed   bool
}

func newFlow(m *ir.Module, layout *datalayout.Layout, rules *Rules) *flow {
	f := &flow{m: m, layout: layout, rules: rules, index: map[origin]int{},
		values: map[ir.Value]set{}, escaped: map[int]bool{}, collected: map[int]bool{},
		results: map[*ir.Func]set{}, called: map[*ir.Func]bool{},
		taken: map[*ir.Type][]*ir.Func{}}
	f.number(origin{kind: unknown})
	return f
}

// everywhere is all of unknown memory.
var everywhere = entry{0, place{0, 1, 0}}

// number numbers an origin. Beyond the bound all are unknown.
func (f *flow) number(o origin) int {
	n, ok := f.index[o]
	if !ok {
		if len(f.origins) >= mostOrigins {
			return 0
		}
		n = len(f.origins)
		f.index[o] = n
		f.origins = append(f.origins, o)
		f.holds = append(f.holds, memory{})
	}
	return n
}

// start is the set of a pointer to the start of an origin.
func (f *flow) start(o origin) set { return set{{f.number(o), place{}}} }

func (f *flow) unknown() set { return set{{0, place{}}} }

// join adds entries to a set that is kept.
func (f *flow) join(to, from set) set {
	to, more := f.either(to, from)
	f.changed = f.changed || more
	return to
}

// either returns the union of two sets, and whether it is larger than the first.
func (f *flow) either(to, from set) (both set, more bool) {
	if len(to) == 1 && to[0] == everywhere {
		f.escape(from)
		return to, false
	}
	for _, e := range from {
		found := false
		for i := range to {
			if to[i].origin == e.origin {
				found = true
				if j := to[i].place.joined(e.place); j != to[i].place {
					to = append(set(nil), to...)
					to[i].place = j
					more = true
				}
			}
		}
		if found {
			continue
		}
		more = true
		if len(to) >= mostEntries {
			f.escape(to)
			f.escape(from)
			return set{everywhere}, true
		}
		to = append(to[:len(to):len(to)], e)
	}
	return to, more
}

// escape marks the origins of a set as reachable by code or memory that is not followed.
func (f *flow) escape(s set) {
	for _, e := range s {
		if e.origin != 0 && !f.escaped[e.origin] {
			f.escaped[e.origin] = true
			f.changed = true
		}
	}
}

// define adds to a value's points-to set.
func (f *flow) define(v ir.Value, s set) {
	if len(s) == 0 {
		return
	}
	now := f.join(f.values[v], s)
	f.values[v] = now
	if t := v.Type().Scalar(); t.Kind == ir.PointerKind && f.rules.Word(t) != Data {
		for _, e := range now {
			f.collected[e.origin] = true
		}
	}
}

// pointsTo returns a value's points-to set.
func (f *flow) pointsTo(v ir.Value) set {
	switch v := v.(type) {
	case *ir.Global:
		return f.start(origin{kind: local, of: v})
	case *ir.Const:
		switch {
		case v.Kind != ir.ConstExpr:
			return nil
		case v.Op == ir.GetElementPtr:
			return f.address(v.ElemType, v.Elems[1:], f.pointsTo(v.Elems[0]))
		case v.Op == ir.BitCast || v.Op == ir.AddrSpaceCast:
			return f.pointsTo(v.Elems[0])
		}
		return f.unknown()
	}
	return f.values[v]
}

// holding reports whether values of a type are or contain pointers.
func holding(t *ir.Type) bool {
	return t.Holds(func(t *ir.Type) bool { return t.Scalar().Kind == ir.PointerKind })
}

// solve iterates over the module until nothing changes, and reports whether it reached a fixed
// point.
func (f *flow) solve(ctx context.Context) bool {
	f.calls()
	steps := 0
	for range mostRounds {
		f.changed = false
		for _, fn := range f.m.Funcs {
			if ctx.Err() != nil || steps > mostSteps {
				return false
			}
			for _, b := range fn.Blocks {
				for in := b.First(); in != nil; in = in.Next() {
					f.instr(fn, in)
					steps++
				}
			}
		}
		if !f.changed {
			return true
		}
	}
	return false
}

// instr follows pointers through one instruction.
func (f *flow) instr(fn *ir.Func, in *ir.Instr) {
	switch in.Op {
	case ir.Alloca:
		f.define(in, f.start(origin{kind: local, of: in}))
	case ir.GetElementPtr:
		indices := make([]ir.Value, 0, 8)
		for i := 1; i < in.NumOps(); i++ {
			indices = append(indices, in.Operand(i))
		}
		f.define(in, f.address(in.ElemType, indices, f.pointsTo(in.Operand(0))))
	case ir.BitCast, ir.AddrSpaceCast, ir.Freeze, ir.ExtractElement, ir.ExtractValue:
		if holding(in.Type()) {
			f.define(in, f.pointsTo(in.Operand(0)))
		}
	case ir.Phi:
		if holding(in.Type()) {
			for i := range in.NumOps() {
				f.define(in, f.pointsTo(in.Operand(i)))
			}
		}
	case ir.Select, ir.InsertElement, ir.InsertValue, ir.ShuffleVector:
		if holding(in.Type()) {
			for i := range in.NumOps() {
				if holding(in.Operand(i).Type()) {
					f.define(in, f.pointsTo(in.Operand(i)))
				}
			}
		}
	case ir.IntToPtr, ir.VAArg, ir.LandingPad:
		if holding(in.Type()) {
			f.define(in, f.unknown())
		}
	case ir.PtrToInt:
		f.escape(f.pointsTo(in.Operand(0)))
	case ir.Load:
		if holding(in.Type()) {
			f.define(in, f.load(in.Operand(0)))
		}
	case ir.Store:
		f.store(in.Operand(1), in.Operand(0))
	case ir.CmpXchg:
		f.store(in.Operand(0), in.Operand(2))
		if holding(in.Type()) {
			f.define(in, f.load(in.Operand(0)))
		}
	case ir.AtomicRMW:
		f.store(in.Operand(0), in.Operand(1))
		if holding(in.Type()) {
			f.define(in, f.load(in.Operand(0)))
		}
	case ir.Ret:
		if in.NumOps() > 0 && holding(in.Operand(0).Type()) {
			f.results[fn] = f.join(f.results[fn], f.pointsTo(in.Operand(0)))
		}
	case ir.Call, ir.Invoke, ir.CallBr:
		f.call(in)
	}
}

// load returns the contents of a pointer's memory.
func (f *flow) load(pointer ir.Value) set {
	var out set
	for _, e := range f.pointsTo(pointer) {
		held := &f.holds[e.origin]
		out, _ = f.either(out, held.any)
		if e.stride == 0 {
			out, _ = f.either(out, held.at[e.off])
			continue
		}
		for _, at := range sortedOffsets(held.at) {
			out, _ = f.either(out, held.at[at])
		}
	}
	if len(out) == 0 {
		return f.unknown()
	}
	return out
}

func sortedOffsets(held map[int64]set) []int64 {
	var all []int64
	for at := range held {
		all = append(all, at)
	}
	sort.Slice(all, func(a, b int) bool { return all[a] < all[b] })
	return all
}

// store adds a value to the contents of a pointer's memory.
func (f *flow) store(pointer, value ir.Value) {
	if !holding(value.Type()) {
		return
	}
	s := f.pointsTo(value)
	if len(s) == 0 {
		return
	}
	to := f.pointsTo(pointer)
	if len(to) == 0 {
		f.escape(s)
	}
	for _, e := range to {
		if e.origin == 0 {
			f.escape(s)
		}
		held := &f.holds[e.origin]
		if e.stride != 0 || value.Type().Kind != ir.PointerKind {
			held.any = f.join(held.any, s)
			continue
		}
		if held.at == nil {
			held.at = map[int64]set{}
		}
		held.at[e.off] = f.join(held.at[e.off], s)
	}
}
