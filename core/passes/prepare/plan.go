package prepare

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"statepoint/core/convert"
	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
)

// Options are the choices of the pass.
type Options struct {
	// Strategy is the name of the strategy that functions get.
	Strategy string
	// Space is the address space of its references.
	Space uint32
	// Allocators are the names of further functions that allocate.
	Allocators []string
	// Raw are what must stay as it is: functions as @f, values as @f:%x.
	Raw []string
	// Safepoints are the names of functions that are not marked as leaves.
	Safepoints []string
	// Lists is set if statepoints list stack objects, which may then hold references.
	Lists bool
	// Interior is set if the strategy finds the start of an object from any address in it.
	Interior bool
	// promoted takes stack slots that the pass mem2reg would make values for such.
	promoted bool
}

// Plan is what the pass decided, and why. Apply changes the module accordingly.
type Plan struct {
	Options
	// Functions are those that are collected, Leaves those that never reach a safepoint.
	Functions []Function
	Leaves    []Leaf
	// Freed are the calls that free a reference: they are removed, or get null instead.
	Freed []*ir.Instr
	// Groups are pointers with one decision: first those that become references.
	Groups []Group
	// Outside are arguments of functions that other modules define, which get references.
	Outside []Outside
	// Objects are the layouts of collected objects.
	Objects []Object
	// Unknown are functions of other modules that return pointers. Nothing says whether they
	// allocate; Options.Allocators does.
	Unknown []*ir.Func

	f       *flow
	dialect ir.Dialect
}

// Function is a function that is collected.
type Function struct {
	Func *ir.Func
	// Holds is a reference in it, Collects a call in which the collector may run; one of the two is
	// nil.
	Holds    ir.Value
	Collects *ir.Instr
	// InMemory is set if it stores its result for its callers.
	InMemory bool
}

// Leaf is a function in which the collector never runs.
type Leaf struct {
	Func *ir.Func
	// Library is set if it is in the C library; otherwise the module has its body. Known is set if
	// calls to it are never safepoints anyway.
	Library, Known bool
}

// Outside is an argument of a function that another module defines.
type Outside struct {
	Func *ir.Func
	Arg  int
}

// Group are values with one decision.
type Group struct {
	Reference bool
	Why       *Reason
	// Sites are the calls to allocators that return its pointers.
	Sites []*ir.Instr
	// Values are arguments, instructions, and functions for their results, in the order of the
	// module.
	Values []Value
}

// Value is a pointer of a function.
type Value struct {
	Func *ir.Func
	// Of is the argument or instruction; Func itself for its result.
	Of ir.Value
}

// isEmpty reports whether nothing changes.
func (p *Plan) isEmpty() bool {
	return !slices.ContainsFunc(p.Groups, func(g Group) bool { return g.Reference })
}

// New decides which pointers of a module become references. It changes nothing, except that typed
// pointers lose their pointee types until Apply.
func New(ctx context.Context, m *ir.Module, o Options) (*Plan, error) {
	dialect := m.Dialect
	if !dialect.Opaque() {
		if _, err := convert.Dialect(ctx, m, ir.LLVM15, nil); err != nil {
			return nil, err
		}
	}
	layout, err := datalayout.Parse(m.DataLayout)
	if err != nil {
		return nil, err
	}
	f := &flow{m: m, layout: layout, places: places{layout: layout, of: map[ir.Value]place{}},
		allocators: allocators{named: o.Allocators}, values: map[ir.Value][]*pointer{},
		results: map[*ir.Func][]*pointer{}, makers: map[*ir.Func]bool{},
		taken: map[*ir.Type][]*ir.Func{}, outside: map[*ir.Func]bool{}, lists: o.Lists,
		promoted: o.promoted}
	if main := m.Func("main"); main != nil && !main.IsDeclaration() {
		f.closed = true
	}
	f.run()
	f.joinTypes(o.Interior)
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	f.pads()
	f.solve(o.isKept(), o.Interior)
	p := &Plan{Options: o, f: f, dialect: dialect}
	f.decide(p)
	f.group(p)
	if p.isEmpty() {
		p.Functions, p.Leaves, p.Outside = nil, nil, nil
	}
	f.objects(p)
	return p, ctx.Err()
}

// isKept returns a function that reports whether an option keeps a value or, with nil, a whole
// function.
func (o *Options) isKept() func(v ir.Value, fn *ir.Func) bool {
	if len(o.Raw) == 0 {
		return nil
	}
	kept := map[string]bool{}
	for _, name := range o.Raw {
		kept[name] = true
	}
	return func(v ir.Value, fn *ir.Func) bool { return kept[NameOf(v, fn)] }
}

// NameOf is the name of a value of a function for Options.Raw: @f:%x, or @f for nil.
func NameOf(v ir.Value, fn *ir.Func) string {
	name := "@" + fn.Name()
	if v == nil || v == ir.Value(fn) {
		return name
	}
	return name + ":" + localName(v)
}

// group collects the values of the module by their decisions.
func (f *flow) group(p *Plan) {
	index := map[*class]int{}
	var all []Group
	add := func(fn *ir.Func, of ir.Value, is []*pointer) {
		for _, q := range is {
			s := q.space.find()
			if len(s.sites) == 0 && s.raw == nil {
				continue
			}
			i, ok := index[s]
			if !ok {
				i = len(all)
				index[s] = i
				all = append(all, Group{Reference: q.isReference(), Why: q.why(), Sites: s.sites})
			}
			g := &all[i]
			if n := len(g.Values); n == 0 || g.Values[n-1] != (Value{fn, of}) {
				g.Values = append(g.Values, Value{fn, of})
			}
		}
	}
	for _, fn := range f.m.Funcs {
		for _, a := range fn.Args {
			add(fn, a, f.values[a])
		}
		for _, b := range fn.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				add(fn, in, f.values[in])
			}
		}
		if !fn.IsDeclaration() {
			add(fn, fn, f.results[fn])
		}
	}
	for _, reference := range []bool{true, false} {
		for _, g := range all {
			if g.Reference == reference && (reference || len(g.Sites) > 0) {
				p.Groups = append(p.Groups, g)
			}
		}
	}
}

// names splits lists at their commas.
func names(lists []string) (all []string) {
	for _, list := range lists {
		for _, n := range strings.Split(list, ",") {
			if n = strings.TrimSpace(n); n != "" {
				all = append(all, n)
			}
		}
	}
	return all
}

// Func returns the function of the module with a name, nil if there is none.
func (p *Plan) Func(name string) *ir.Func { return p.f.m.Func(name) }

// Nothing says why no pointer becomes a reference, "" if one does.
func (p *Plan) Nothing() string {
	if !p.isEmpty() {
		return ""
	}
	for _, g := range p.Groups {
		if len(g.Sites) > 0 {
			return "no pointer to what is allocated here becomes a reference: " +
				g.Why.Text(p.f.m.Text)
		}
	}
	if in := p.f.alreadyCollected(); in != nil {
		return fmt.Sprintf("no pointer becomes a reference: what `@%s` returns is one already",
			in.CalledFunc().Name())
	}
	return "no pointer becomes a reference: no function of this module allocates"
}

// alreadyCollected returns the first call that allocates an object and returns a reference, nil if
// there is none.
func (f *flow) alreadyCollected() *ir.Instr {
	return firstAllocation(f.m, f.allocators.ofReferences)
}
