package prepare

import (
	"strings"

	"statepoint/core/ir"
)

// joinTypes puts pointers to one type into one class, in functions whose arguments no flow in the
// module shows: all functions of a part of a program, and those that a whole program never calls,
// such as functions that clang inlined everywhere. The types are those of clang's `!tbaa`, which
// names the struct of each access, and since LLVM 20 what a pointer points to. Classes that must
// not change take no part.
func (f *flow) joinTypes(interior bool) {
	byName := map[string]*pointer{}
	reached := f.reached()
	inside := map[*class]bool{} // those that a function that is never called must not spoil
	if f.closed {
		for _, i := range f.inner {
			if i.keeps(interior) {
				inside[i.is.space.find()] = true
			}
		}
	}
	note := func(name string, p *pointer) {
		s := p.space.find()
		if name != "" && byName[name] == nil && s.raw == nil && len(s.sites) > 0 {
			byName[name] = p
		}
	}
	for _, fn := range f.m.Funcs {
		if reached[fn] {
			f.joinAccesses(fn, note)
		}
	}
	join := func(name string, p *pointer) {
		if s := p.space.find(); name == "" || s.raw != nil || inside[s] {
			return
		}
		if first := byName[name]; first == nil {
			byName[name] = p
		} else if first.space.find().raw == nil {
			f.unify(first, p)
		}
	}
	for _, fn := range f.m.Funcs {
		if !reached[fn] {
			f.joinAccesses(fn, join)
		}
	}
}

// reached returns the functions that a whole program may call, none for a part of a program.
func (f *flow) reached() map[*ir.Func]bool {
	all := map[*ir.Func]bool{}
	if !f.closed {
		return all
	}
	var work []*ir.Func
	reach := func(v ir.Value) {
		eachConstant(v, func(v ir.Value) {
			if fn, ok := v.(*ir.Func); ok && !all[fn] {
				all[fn] = true
				work = append(work, fn)
			}
		})
	}
	reach(f.m.Func("main"))
	for _, g := range f.m.Globals {
		reach(g.Init)
	}
	for len(work) > 0 {
		fn := work[len(work)-1]
		work = work[:len(work)-1]
		for _, b := range fn.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				for i := range in.NumOps() {
					reach(in.Operand(i))
				}
			}
		}
	}
	return all
}

// joinAccesses passes the types of a function's accesses to join.
func (f *flow) joinAccesses(fn *ir.Func, join func(name string, p *pointer)) {
	for _, b := range fn.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if in.Op == ir.Load || in.Op == ir.Store {
				f.joinAccess(in, join)
			}
		}
	}
}

// joinAccess passes the types of one access to join.
func (f *flow) joinAccess(in *ir.Instr, join func(name string, p *pointer)) {
	tag, ok := in.Attachment("tbaa").(*ir.MDNode)
	if !ok || len(tag.Operands) < 3 {
		return
	}
	address, held := in.Operand(0), in.Type()
	var value ir.Value = in
	if in.Op == ir.Store {
		address, value = in.Operand(1), in.Operand(0)
		held = value.Type()
	}
	if !isPlain(address.Type()) {
		return
	}
	structure, access := nameOfType(tag.Operands[0]), nameOfType(tag.Operands[1])
	at, known := f.places.at(address)
	if structure != access && known && at.stride == 0 && isOffset(tag.Operands[2], at.off) {
		join(structure, f.of(address)[0])
	}
	to, isPointer := strings.CutPrefix(access, "p1 ")
	if isPlain(held) && isPointer && len(f.of(value)) == 1 {
		join(structName(to), f.of(value)[0])
	}
}

// isOffset reports whether metadata is an integer of this value.
func isOffset(md ir.Metadata, off int64) bool {
	v, ok := md.(*ir.MDValue)
	if !ok {
		return false
	}
	c, ok := ir.AsInt(v.Value)
	return ok && c.Int64() == off
}

// nameOfType is the name of a type descriptor, "" if it has none.
func nameOfType(md ir.Metadata) string {
	n, ok := md.(*ir.MDNode)
	if !ok || len(n.Operands) == 0 {
		return ""
	}
	s, ok := n.Operands[0].(*ir.MDString)
	if !ok {
		return ""
	}
	return structName(s.Value)
}

// structName is the name of a struct without the prefix that C++ mangles it with.
func structName(name string) string {
	short, ok := strings.CutPrefix(name, "_ZTS")
	if !ok {
		return name
	}
	if plain := strings.TrimLeft(short, "0123456789"); plain != "" && plain != short {
		return plain
	}
	return name
}
