package regions

import (
	"slices"

	"statepoint/core/analysis"
	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
)

// Query is a function and what its collector knows about it.
type Query struct {
	CFG    *analysis.CFG
	Layout *datalayout.Layout
	// IsRef reports whether a pointer type is a reference type.
	IsRef func(*ir.Type) bool
	// IsSafepoint reports whether the collector may run in a call.
	IsSafepoint func(*ir.Instr) bool
	// Listed are the operands that a safepoint lists for the collector.
	Listed func(safepoint *ir.Instr) []ir.Use
	// Also are objects that all safepoints list in addition.
	Also []*ir.Instr
	// Call returns the call that an instruction makes; a statepoint has the operands of its call in
	// other positions.
	Call func(*ir.Instr) (args []ir.Use, attrs func(i int) *ir.AttrSet)
	// MaxAlign is the largest alignment, in bytes, of an object whose words a map can name.
	MaxAlign uint64
	// Derived reports whether a reference may point into an object instead of to its start. It is
	// nil if the collector finds the start itself.
	Derived func(ir.Value) bool
}

// Word is a word of a stack object.
type Word struct {
	Object *ir.Instr // the alloca
	Offset int64     // in bytes
}

// Held are the words of one stack object that a collector follows at a safepoint.
type Held struct {
	Object *ir.Instr
	// Words are their offsets in bytes, ascending.
	Words []int64
	// Read is set if one of them may be read later.
	Read bool
}

// Follows reports whether a collector follows the word of an object at a safepoint. The result may
// be nil.
func (r *Result) Follows(safepoint, object *ir.Instr, offset int64) bool {
	if r == nil {
		return false
	}
	for i := range r.At[safepoint] {
		if held := &r.At[safepoint][i]; held.Object == object {
			return slices.Contains(held.Words, offset)
		}
	}
	return false
}

// Knows reports whether it is known which words of an object hold references. The result may be
// nil.
func (r *Result) Knows(object *ir.Instr) bool {
	if r == nil {
		return true
	}
	return !slices.ContainsFunc(r.Problems, func(p Problem) bool {
		return p.Reason == TooLarge || p.Reason >= Unknown && p.Word.Object == object
	})
}

// Reason is why a word that holds references is not followed.
type Reason uint8

// The reasons.
const (
	// MayBeStale: a safepoint that does not list the object comes between a store and this one.
	MayBeStale Reason = iota
	// MayBeOther: the word may hold bits of another type.
	MayBeOther
	// MayBeDerived: the word may hold a derived pointer, whose base is not known.
	MayBeDerived
	// Misplaced: the offset is not a multiple of 8, or the pointer does not have 8 bytes.
	Misplaced
	// Unknown: the object's address escapes, and no type says which words hold references. This and
	// the following reasons concern whole objects.
	Unknown
	// Dynamic: the object is not one of fixed size in the entry block.
	Dynamic
	// Overaligned: the object is aligned to more than Query.MaxAlign.
	Overaligned
	// TooLarge: the function exceeds MaxState.
	TooLarge
)

// Problem is a word, or an object, that a collector does not follow although a safepoint lists it.
type Problem struct {
	Reason Reason
	Word   Word
	// Safepoint is the first safepoint concerned.
	Safepoint *ir.Instr
	// By is the instruction that makes the word unfit: a safepoint that does not list it, or a
	// store. Nil if unknown.
	By *ir.Instr
}

// Result is the result for a function.
type Result struct {
	// At are the words that are followed at each safepoint, by objects as it lists them.
	At map[*ir.Instr][]Held
	// Clear are the words to set to null where their object is allocated, and at Starts of its
	// lifetime.
	Clear  []Word
	Starts map[*ir.Instr][]*ir.Instr
	// Problems come in the order of the text, each word and reason once.
	Problems []Problem
}

// MaxState bounds the words that the analysis tracks in a function, counted once per block.
const MaxState = 1 << 24

// maxWords bounds the words of one object.
const maxWords = 1 << 14

// Analyze finds the words of a function. It returns nil if no safepoint lists a stack object.
func Analyze(q *Query) *Result {
	a := &analyzer{q: q, res: &Result{At: map[*ir.Instr][]Held{},
		Starts: map[*ir.Instr][]*ir.Instr{}}, number: map[*ir.Instr]int32{},
		points: map[*ir.Instr]*point{}}
	a.findObjects()
	if len(a.points) == 0 && len(a.res.Problems) == 0 {
		return nil
	}
	a.addr = newAddresses(a)
	a.addr.follow()
	a.findWords()
	if len(a.words)*len(q.CFG.Blocks) > MaxState {
		for _, p := range a.order {
			a.problem(TooLarge, Word{Object: a.objects[p.lists[0]].alloca}, p.in, nil)
		}
		return a.res
	}
	if len(a.words) > 0 {
		a.solve()
	}
	return a.res
}

// object is a stack object that some safepoint lists.
type object struct {
	alloca *ir.Instr
	size   int64
	// escaped is the instruction by which the address escapes; recorded is set if a safepoint
	// records it for deoptimization.
	escaped     *ir.Instr
	recorded    bool
	first, last int32 // of its words in analyzer.words
}

// point is a safepoint.
type point struct {
	in    *ir.Instr
	lists []int32 // objects, ascending
}

type analyzer struct {
	q       *Query
	res     *Result
	objects []object
	number  map[*ir.Instr]int32
	points  map[*ir.Instr]*point // those that list an object
	order   []*point
	addr    *addresses
	words   []Word
}

// findObjects finds the stack objects that safepoints list.
func (a *analyzer) findObjects() {
	for _, b := range a.q.CFG.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if !in.Op.IsCall() || !a.q.IsSafepoint(in) {
				continue
			}
			listed := a.q.Listed(in)
			for i := range listed {
				if alloca := ObjectOf(listed[i].Value); alloca != nil {
					a.list(in, alloca)
				}
			}
			for _, alloca := range a.q.Also {
				a.list(in, alloca)
			}
		}
	}
}

// list records that a safepoint lists an object.
func (a *analyzer) list(in, alloca *ir.Instr) {
	size, ok := a.sizeOf(alloca)
	overaligned := alloca.Mem != nil && alloca.Mem.Align > a.q.MaxAlign
	switch {
	case (!ok || overaligned) && !a.mayHold(alloca, alloca, 0):
		return
	case !ok:
		a.problem(Dynamic, Word{Object: alloca}, in, nil)
		return
	case overaligned:
		a.problem(Overaligned, Word{Object: alloca}, in, nil)
		return
	}
	n, known := a.number[alloca]
	if !known {
		n = int32(len(a.objects))
		a.number[alloca] = n
		a.objects = append(a.objects, object{alloca: alloca, size: size})
	}
	p := a.points[in]
	if p == nil {
		p = &point{in: in}
		a.points[in] = p
		a.order = append(a.order, p)
	}
	for _, other := range p.lists {
		if other == n {
			return
		}
	}
	p.lists = append(p.lists, n)
}

// mayHold reports whether an object holds references, according to its type or to a load or store
// in it.
func (a *analyzer) mayHold(alloca, pointer *ir.Instr, depth int) bool {
	if a.holds(alloca.ElemType) {
		return true
	}
	for u := ir.FirstUse(pointer); u != nil; u = u.Next() {
		in := u.User
		switch {
		case in == nil:
		case in.Op == ir.Load && a.holds(in.Type()),
			in.Op == ir.Store && u.Index() == 1 && a.holds(in.Operand(0).Type()),
			(in.Op == ir.GetElementPtr || in.Op == ir.BitCast) && depth < 100 &&
				a.mayHold(alloca, in, depth+1):
			return true
		}
	}
	return false
}

// holds reports whether a type holds references.
func (a *analyzer) holds(t *ir.Type) bool {
	return t.Holds(func(t *ir.Type) bool {
		t = t.Scalar()
		return t.IsPointer() && a.q.IsRef(t)
	})
}

// sizeOf is the size of an alloca of fixed size in the entry block.
func (a *analyzer) sizeOf(alloca *ir.Instr) (int64, bool) {
	n, known := analysis.ConstantIndex(alloca.Operand(0))
	if !known || n < 0 || alloca.Parent() != a.q.CFG.Func.Entry() || !ir.Sized(alloca.ElemType) ||
		alloca.ElemType.HoldsScalable() {
		return 0, false
	}
	size := int64(a.q.Layout.Size(alloca.ElemType))
	if size > 0 && n > (1<<31)/size {
		return 0, false
	}
	return n * size, true
}

// ObjectOf is the alloca whose address an operand is, nil for any other operand.
func ObjectOf(v ir.Value) *ir.Instr {
	for range 100 {
		in, ok := v.(*ir.Instr)
		switch {
		case !ok:
			return nil
		case in.Op == ir.Alloca:
			return in
		case in.Op != ir.BitCast && in.Op != ir.AddrSpaceCast:
			return nil
		}
		v = in.Operand(0)
	}
	return nil
}

// problem adds a problem, once.
func (a *analyzer) problem(r Reason, w Word, at, by *ir.Instr) {
	for i := range a.res.Problems {
		if p := &a.res.Problems[i]; p.Reason == r && p.Word == w {
			return
		}
	}
	a.res.Problems = append(a.res.Problems, Problem{r, w, at, by})
}
