package roots

import (
	"context"
	"fmt"
	"slices"
	"strconv"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/passes/internal/edit"
	"statepoint/core/passes/pass"
	"statepoint/core/provenance"
)

// shadowStacks are the lists of roots of a module, by the variables that hold their newest entries.
type shadowStacks struct {
	m       *ir.Module
	byChain map[string]*shadowStack
	why     *pass.Explanation
}

// function puts the roots of a function on the list of its strategy, if there is one.
func (l *shadowStacks) function(f *ir.Func, strategy gc.Strategy) error {
	s, err := l.of(strategy)
	if s == nil || err != nil {
		return err
	}
	return s.function(f)
}

// of returns the list of a strategy, and adds it to the module if necessary; nil if the strategy
// has none.
func (l *shadowStacks) of(strategy gc.Strategy) (*shadowStack, error) {
	linked, ok := gc.As[gc.LinkedRoots](strategy)
	if !ok {
		return nil, nil
	}
	chain := linked.RootChain()
	s := l.byChain[chain]
	if s == nil {
		var err error
		if s, err = newShadowStack(l.m, chain); err != nil {
			return nil, err
		}
		s.why = l.why
		if l.byChain == nil {
			l.byChain = map[string]*shadowStack{}
		}
		l.byChain[chain] = s
	}
	return s, nil
}

// shadowStack is what functions with roots in one list share.
type shadowStack struct {
	m    *ir.Module
	head *ir.Global
	// frameMap is { NumRoots, NumMeta }, which the metadata follow; entry is { the next entry, the
	// map }, which the roots follow.
	frameMap, entry *ir.Type
	// why collects the reason for each function; it may be nil.
	why *pass.Explanation
	// taken counts the types whose name got a number because it was taken.
	taken int

	// State of the current function:

	f     *ir.Func
	frame *ir.Type        // its stack entry with its roots
	alloc *ir.Instr       // the entry itself
	from  []provenance.ID // the calls to llvm.gcroot, which the new code replaces
}

// LowerShadowStack runs the pass shadow-stack-gc-lowering: functions whose strategy has a shadow
// stack keep their roots in entries of a linked list (GarbageCollection.rst, "The Shadow Stack
// GC").
func LowerShadowStack(
	ctx context.Context, m *ir.Module, o *pass.Options,
) (*pass.Explanation, error) {
	why := &pass.Explanation{Pass: options.LowerShadowStack}
	if err := o.CheckStrategies(m); err != nil {
		return nil, err
	}
	s := shadowStacks{m: m, why: why}
	for _, f := range slices.Clone(m.Funcs) {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if f.GC == "" || f.IsDeclaration() && m.Dialect.Opaque() && !o.CodeGeneration {
			continue // which the opt of older releases does not
		}
		if err := s.function(f, strategyOrNil(o.Strategies, f)); err != nil {
			return nil, err
		}
	}
	return why, nil
}

// newShadowStack adds the types and the head of a list, a variable with a name, to the module.
func newShadowStack(m *ir.Module, rootChain string) (*shadowStack, error) {
	s := &shadowStack{m: m}
	ts := m.Types
	s.frameMap = s.newStruct("gc_map", ts.I32, ts.I32)
	s.entry = s.newStruct("gc_stackentry")
	s.entry.SetBody([]*ir.Type{m.PointerTo(s.entry, 0), m.PointerTo(s.frameMap, 0)}, false)
	content := m.PointerTo(s.entry, 0)
	g, _ := m.Lookup(rootChain).(*ir.Global)
	switch {
	case g == nil || g.Linkage == "internal" || g.Linkage == "private":
		g = m.NewGlobal(rootChain, content, m.PointerTo(content, 0))
		g.Linkage, g.Init = "linkonce", ir.Null(content)
	case g.Content != content:
		if !isEntryPointer(m, g.Content) {
			return nil, &pass.Unsupported{Span: g.Span,
				Message: fmt.Sprintf(
					"@%s has the type %s; the newest entry of the shadow stack is a pointer",
					rootChain, g.Content)}
		}
		s.entry = g.Content.Elem
		s.frameMap = s.entry.Fields[1].Elem
	}
	if g.Init == nil && (g.Linkage == "" || g.Linkage == "external") {
		g.Linkage, g.Init = "linkonce", ir.Null(g.Content)
	}
	s.head = g
	return s, nil
}

// isEntryPointer reports whether t is a typed pointer to the header of a stack entry, whatever its
// name in the module.
func isEntryPointer(m *ir.Module, t *ir.Type) bool {
	if !t.IsPointer() || t.Elem == nil || t.Elem.Kind != ir.StructKind || len(t.Elem.Fields) != 2 ||
		t.Elem.Packed {
		return false
	}
	frameMap := t.Elem.Fields[1]
	if t.Elem.Fields[0] != t || !frameMap.IsPointer() || frameMap.Elem == nil ||
		frameMap.Elem.Kind != ir.StructKind {
		return false
	}
	fields := frameMap.Elem.Fields
	return len(fields) == 2 && fields[0] == m.Types.I32 && fields[1] == m.Types.I32
}

// newStruct creates an identified struct type; if the name is taken it gets "." and a number.
func (s *shadowStack) newStruct(name string, fields ...*ir.Type) *ir.Type {
	unique := name
	for s.m.Types.LookupNamed(unique) != nil {
		unique = name + "." + strconv.Itoa(s.taken)
		s.taken++
	}
	t := s.m.Types.Named(unique)
	t.SetBody(fields, false)
	s.m.StructTypes = append(s.m.StructTypes, t)
	return t
}

// function makes a function push its roots at its entry and pop them at its exits.
func (s *shadowStack) function(f *ir.Func) error {
	if f.IsDeclaration() {
		return nil
	}
	roots, described := s.collect(f)
	if len(roots) == 0 {
		return nil
	}
	if err := s.refuse(f, roots); err != nil {
		return err
	}
	s.f = f
	s.from = s.from[:0]
	for _, r := range roots {
		s.from = append(s.from, r.Call.ID())
	}
	frameMap, description := s.frameMapOf(roots, described)
	slots := s.push(roots, frameMap)
	if s.why != nil {
		s.explain(roots, slots, described, description)
	}
	var exits []*ir.Instr
	for _, b := range f.Blocks {
		if at := edit.ExitOf(b); at != nil {
			exits = append(exits, at)
		}
	}
	for _, at := range exits {
		s.pop(at)
	}
	if resume := cleanup(s.m, f, s.from); resume != nil {
		s.pop(resume)
	}
	for _, r := range roots {
		r.Call.Erase()
	}
	for _, r := range roots {
		if r.Slot.Parent() != nil { // a root may be declared twice
			r.Slot.Erase()
		}
	}
	return nil
}

// collect finds the roots: those with metadata come first, so that the map need not list the
// metadata of the others.
func (s *shadowStack) collect(f *ir.Func) (roots []gc.Root, described int) {
	var plain []gc.Root
	for _, r := range gc.RootsOf(f) {
		if c, ok := r.Metadata.(*ir.Const); ok && c.IsZeroValue() {
			plain = append(plain, r)
		} else {
			roots = append(roots, r)
		}
	}
	return append(roots, plain...), len(roots)
}

// scoped are the personality routines whose cleanups are funclets.
var scoped = map[string]bool{
	"_except_handler3": true, "_except_handler4": true, "__C_specific_handler": true,
	"__CxxFrameHandler3": true, "ProcessCLRException": true,
	"__gxx_wasm_personality_v0": true,
}

// refuse finds roots that do not fit in a stack entry and functions that cannot have cleanups,
// before anything is changed.
func (s *shadowStack) refuse(f *ir.Func, roots []gc.Root) error {
	for _, r := range roots {
		if n, ok := ir.AsInt(r.Slot.Operand(0)); !ok || n.Bits != 1 {
			return &pass.Unsupported{Span: r.Call.Span,
				Message: "a root on the shadow stack is one value; this `alloca` makes several",
				Notes: []string{
					"let it allocate one value of an array type, and give the root metadata that " +
						"says so"}}
		}
	}
	return refuseFunclets(f)
}

// refuseFunclets returns an error for a function whose cleanups would have to be funclets.
func refuseFunclets(f *ir.Func) error {
	p, ok := f.Personality.(*ir.Func)
	if ok && scoped[p.Name()] && !f.Attrs.Has("nounwind") && len(throwing(f)) > 0 {
		return &pass.Unsupported{Code: pass.CodeFunclet, Span: f.Span,
			Message: fmt.Sprintf(
				"the shadow stack of @%s cannot be kept: the cleanups of @%s are funclets",
				f.Name(), p.Name())}
	}
	return nil
}

// explain describes the function's entry.
func (s *shadowStack) explain(roots []gc.Root, slots []*ir.Instr, described int,
	description *ir.Global) {
	s.why.Figures.Roots += len(roots)
	note := pass.FrameNote{Func: s.f.ID(), Map: description.ID(), Entry: s.alloc.ID(),
		Chain: s.head.ID(), Described: described}
	for i, slot := range slots {
		root := pass.RootNote{Slot: slot.ID(), Entry: s.frame, Field: i + 1}
		if i < described {
			root.Metadata = roots[i].Metadata
		}
		note.Roots = append(note.Roots, root)
	}
	s.why.Frames = append(s.why.Frames, note)
}

// frameMapOf creates the constant that describes the function's roots, and returns its address and
// the constant itself.
func (s *shadowStack) frameMapOf(roots []gc.Root, described int) (ir.Value, *ir.Global) {
	m, ts := s.m, s.m.Types
	meta := make([]ir.Value, described)
	for i := range meta {
		meta[i] = roots[i].Metadata
	}
	metaType := ts.Array(uint64(described), m.PointerTo(ts.I8, 0))
	list := ir.Zero(metaType)
	if described > 0 {
		list = ir.NewConst(metaType, ir.ConstAggregate, meta...)
	}
	t := s.newStruct("gc_map."+strconv.Itoa(described), s.frameMap, metaType)
	counts := ir.NewConst(s.frameMap, ir.ConstAggregate, ir.IntConst(ts.I32, uint64(len(roots))),
		ir.IntConst(ts.I32, uint64(described)))
	g := m.NewGlobal("__gc_"+s.f.Name(), t, m.PointerTo(t, 0))
	g.Linkage, g.Constant = "internal", true
	g.Init = ir.NewConst(t, ir.ConstAggregate, counts, list)
	if m.Dialect.Opaque() {
		return g, g
	}
	zero := ir.IntConst(ts.I32, 0)
	first := ir.NewConst(m.PointerTo(s.frameMap, 0), ir.ConstExpr, g, zero, zero)
	first.Op, first.ElemType, first.Flags = ir.GetElementPtr, t, ir.InBounds
	return first, g
}

// push allocates the stack entry with the roots and links it, and returns the roots' new addresses.
// The stores that initialise them stay before that.
func (s *shadowStack) push(roots []gc.Root, frameMap ir.Value) (slots []*ir.Instr) {
	m, f := s.m, s.f
	fields := []*ir.Type{s.entry}
	for _, r := range roots {
		fields = append(fields, r.Slot.ElemType)
	}
	s.frame = s.newStruct("gc_stackentry."+f.Name(), fields...)
	first := f.Entry().First()
	s.alloc = m.NewInstr(ir.Alloca, m.PointerTo(s.frame, 0), ir.IntConst(m.Types.I32, 1))
	s.alloc.ElemType = s.frame
	s.insert(s.alloc, first, "gc_frame")
	at := first
	for at.Op == ir.Alloca {
		at = at.Next()
	}
	link := m.PointerTo(s.entry, 0)
	head := s.insert(m.NewInstr(ir.Load, link, s.head), at, "gc_currhead")
	mapAt := s.field(at, "gc_frame.map", m.PointerTo(m.PointerTo(s.frameMap, 0), 0), 0, 1)
	s.insert(m.NewInstr(ir.Store, m.Types.Void, frameMap, mapAt), at, "")
	moved := map[ir.Value]ir.Value{}
	for i, r := range roots {
		slot := s.address(r.Slot.Type(), uint64(i+1))
		s.insertFrom(slot, at, "gc_root", r.Slot.ID())
		if r.Slot.Name() == "" {
			f.SetName(slot, "")
		} else {
			f.TakeName(slot, r.Slot)
		}
		slots = append(slots, slot)
		ir.ReplaceAllUses(r.Slot, slot)
		moved[r.Slot] = slot
	}
	edit.ReplaceInRecords(f, moved)
	for at.Op == ir.Store {
		at = at.Next()
	}
	next := s.field(at, "gc_frame.next", m.PointerTo(link, 0), 0, 0)
	entry := s.field(at, "gc_newhead", link, 0)
	s.insert(m.NewInstr(ir.Store, m.Types.Void, head, next), at, "")
	s.insert(m.NewInstr(ir.Store, m.Types.Void, entry, s.head), at, "")
	return slots
}

// pop unlinks the function's entry from the stack, before an instruction.
func (s *shadowStack) pop(at *ir.Instr) {
	m := s.m
	link := m.PointerTo(s.entry, 0)
	next := s.field(at, "gc_frame.next", m.PointerTo(link, 0), 0, 0)
	saved := s.insert(m.NewInstr(ir.Load, link, next), at, "gc_savedhead")
	s.insert(m.NewInstr(ir.Store, m.Types.Void, saved, s.head), at, "")
}

// insert inserts an instruction before another, with the same source position.
func (s *shadowStack) insert(in, at *ir.Instr, name string) *ir.Instr {
	return s.insertFrom(in, at, name, s.from...)
}

// insertFrom is insert for an instruction that does not come from all roots.
func (s *shadowStack) insertFrom(in, at *ir.Instr, name string, from ...provenance.ID) *ir.Instr {
	in.SetFrom(from...)
	in.CopyDebugLoc(at)
	in.InsertBefore(at)
	if name != "" {
		s.f.SetName(in, name)
	}
	return in
}

// field inserts the address, of a type, of a part of the stack entry before an instruction.
func (s *shadowStack) field(at *ir.Instr, name string, t *ir.Type, path ...uint64) *ir.Instr {
	return s.insert(s.address(t, path...), at, name)
}

// address is the address of a part of the stack entry, not yet inserted.
func (s *shadowStack) address(t *ir.Type, path ...uint64) *ir.Instr {
	i32 := s.m.Types.I32
	ops := []ir.Value{s.alloc, ir.IntConst(i32, 0)}
	for _, i := range path {
		ops = append(ops, ir.IntConst(i32, i))
	}
	in := s.m.NewInstr(ir.GetElementPtr, t, ops...)
	in.ElemType = s.frame
	return in
}
