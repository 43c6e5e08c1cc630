package prepare

import (
	"slices"

	"statepoint/core/ir"
	"statepoint/core/passes/internal/libfuncs"
	"statepoint/core/passes/pass"
)

// decide decides which functions are collected, and which never reach a safepoint.
func (f *flow) decide(p *Plan) {
	p.Freed = f.freed()
	collects := f.collecting()
	called := f.callees()
	for _, fn := range f.m.Funcs {
		if fn.IsIntrinsic() || fn.Name() == pollName {
			continue
		}
		if fn.IsDeclaration() {
			f.decideDeclared(p, fn)
			continue
		}
		if fn.GC != "" {
			continue
		}
		value := f.reference(fn)
		call := collects[fn]
		switch {
		case value != nil:
			p.Functions = append(p.Functions, Function{Func: fn, Holds: value})
		case call != nil:
			p.Functions = append(p.Functions, Function{Func: fn, Collects: call})
		case called[fn] && p.marks(fn):
			p.Leaves = append(p.Leaves, Leaf{Func: fn})
		}
	}
	for i := range p.Functions {
		p.Functions[i].InMemory = f.returnsInMemory(p.Functions[i].Func)
	}
}

// pollName is the function whose body is a poll.
const pollName = "gc.safepoint_poll"

const leafAttribute = "gc-leaf-function"

// usual are the options of passes.
var usual pass.Options

// decideDeclared decides what a function that is only declared does.
func (f *flow) decideDeclared(p *Plan, fn *ir.Func) {
	switch {
	case ir.FirstUse(fn) == nil:
	case f.outside[fn]:
		if isPlain(fn.FuncType.Result()) {
			p.Unknown = append(p.Unknown, fn)
		}
		for i, a := range fn.Args {
			for _, is := range f.values[a] {
				if is.isReference() {
					p.Outside = append(p.Outside, Outside{fn, i})
				}
			}
		}
	case p.marks(fn) && (neverCollects(fn.Name()) || byName[fn.Name()] != notAllocation &&
		f.remains(fn)):
		p.Leaves = append(p.Leaves, Leaf{Func: fn, Library: true,
			Known: libfuncs.Knows(&usual, fn)})
	}
}

// remains reports whether a function that allocates or frees has uses that do not concern
// references.
func (f *flow) remains(fn *ir.Func) bool {
	for u := ir.FirstUse(fn); u != nil; u = u.Next() {
		if u.User == nil || !isCallee(u.User, u.Index()) {
			return true
		}
		of := f.values[u.User]
		if len(of) == 0 && u.User.Call.NumArgs > 0 {
			of = f.values[u.User.Arg(0)]
		}
		if len(of) == 0 || !of[0].isReference() {
			return true
		}
	}
	return false
}

// marks reports whether a function is marked if it is a leaf: it is not marked yet, and no option
// says that it has safepoints.
func (p *Plan) marks(fn *ir.Func) bool {
	return !fn.Attrs.Has(leafAttribute) && !slices.Contains(p.Safepoints, fn.Name())
}

// reference returns the first reference of a function, nil if it has none.
func (f *flow) reference(fn *ir.Func) ir.Value {
	is := func(v ir.Value) bool {
		for _, p := range f.values[v] {
			if p.isReference() {
				return true
			}
		}
		return false
	}
	for _, a := range fn.Args {
		if is(a) {
			return a
		}
	}
	for _, b := range fn.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if is(in) {
				return in
			}
		}
	}
	for _, p := range f.results[fn] {
		if p.isReference() {
			return fn
		}
	}
	return nil
}

// collecting returns the functions in which the collector may run, each with the call in which it
// does.
func (f *flow) collecting() map[*ir.Func]*ir.Instr {
	found := map[*ir.Func]*ir.Instr{}
	var work []*ir.Func
	add := func(in *ir.Instr) {
		if fn := in.Func(); found[fn] == nil {
			found[fn] = in
			work = append(work, fn)
		}
	}
	indirect := map[*ir.Type][]*ir.Instr{} // calls, by the type of what they call
	for _, fn := range f.m.Funcs {
		for _, b := range fn.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				if !in.Op.IsCall() {
					continue
				}
				if _, isAsm := in.Callee().(*ir.InlineAsm); in.CalledFunc() == nil && !isAsm {
					indirect[in.Call.FuncType] = append(indirect[in.Call.FuncType], in)
				}
				if f.mayCollect(in) {
					add(in)
				}
			}
		}
	}
	for len(work) > 0 {
		fn := work[len(work)-1]
		work = work[:len(work)-1]
		for u := ir.FirstUse(fn); u != nil; u = u.Next() {
			if u.User != nil && isCallee(u.User, u.Index()) {
				add(u.User)
			}
		}
		for _, taken := range f.taken[fn.FuncType] {
			if taken == fn {
				for _, in := range indirect[fn.FuncType] {
					add(in)
				}
			}
		}
	}
	return found
}

// mayCollect reports whether the collector may run in a call, if it does not run in a function of
// the module.
func (f *flow) mayCollect(in *ir.Instr) bool {
	callee := in.CalledFunc()
	if callee == nil {
		if _, isAsm := in.Callee().(*ir.InlineAsm); isAsm {
			return false
		}
		for _, fn := range f.taken[in.Call.FuncType] {
			if f.outside[fn] {
				return true
			}
		}
		return false
	}
	switch f.allocators.of(callee) {
	case allocates, reallocates:
		for _, p := range f.values[in] {
			if p.isReference() {
				return true
			}
		}
		return false
	case frees:
		return false
	}
	return f.outside[callee] && !callee.Attrs.Has(leafAttribute)
}

// callees returns the functions that the module calls or whose address it uses.
func (f *flow) callees() map[*ir.Func]bool {
	all := map[*ir.Func]bool{}
	for _, fn := range f.m.Funcs {
		if ir.FirstUse(fn) != nil {
			all[fn] = true
		}
	}
	return all
}
