package run

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/lower/code"
	"statepoint/lower/machine"
	"statepoint/lower/object"
	"statepoint/lower/run/layouts"
	"statepoint/stackmap"
)

// Surface is what is in a module's IR but not in its object.
type Surface struct {
	// Funcs are the functions by name, including declared ones; in a Program, unnamed functions by
	// the names of their symbols.
	Funcs map[string]*Function
	// Unnamed are the functions without a name.
	Unnamed []*Function
	// Variables are the global variables in the order of the module.
	Variables []Variable
	// Records is the form of the stack map's records, which is not encoded in their bytes.
	Records stackmap.Form
	// Needs is what the strategies' barriers use of the runtime.
	Needs []gc.Need
	// Objects are the inferred layouts of the objects of undefined functions.
	Objects []layouts.Object
	// Declared are the declarations of such objects in comments of the source, and DeclaredWrong is
	// the reason why one of them cannot be parsed, "" if all can.
	Declared      []layouts.Declared
	DeclaredWrong string
	// Misdeclared says which functions that the emulator has are declared or called with types that
	// are not theirs.
	Misdeclared []string
	// Chains are the variables that hold the heads of lists of roots, with their strategies.
	Chains []Chain

	text *source.Text
	// places are the instructions that the text has, in its order.
	places []place
}

// place is the position of an instruction in the text. Positions are all that a run needs of a
// function's body, which takes thirty times the memory.
type place struct {
	id    provenance.ID
	start source.Pos
	// accesses is set for loads and stores.
	accesses bool
}

// placesOf are the places of the instructions of a module.
func placesOf(m *ir.Module) (all []place) {
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				if !in.Span.IsZero() {
					all = append(all, place{in.ID(), in.Span.Start,
						in.Op == ir.Load || in.Op == ir.Store})
				}
			}
		}
	}
	return all
}

// Chain is a variable that holds the newest entry of a list of roots.
type Chain struct{ Variable, Strategy string }

// Function is a function as callers and collectors see it.
type Function struct {
	Name string
	// ID is the function's ID in the IR, and Number the number of an unnamed function in the text,
	// as in @0.
	ID     provenance.ID
	Number int
	Type   *ir.Type
	// Defined is set if the module has its body.
	Defined bool
	// Strategy is the name of its GC strategy, "" for none; Statepoints is set if that strategy
	// finds references by statepoints.
	Strategy    string
	Statepoints bool
	// Stays is set if the module has its body and its strategy expects objects not to move.
	Stays bool
	// Interior is set if its strategy lists interior pointers as bases.
	Interior bool
	// Signed is set for each parameter that is sign-extended.
	Signed []bool
	// References is set for each parameter that is a reference.
	References []bool
	// Convention is "" if arguments are passed as in C, else the reason why the function cannot be
	// called.
	Convention string
	// Allocates is set if it is undefined and allocates objects, Releases if it frees C's memory.
	Allocates, Releases bool
	// NoReturn is set if it never returns.
	NoReturn bool
	// Opaque is set if its frame may hold references that no record names: it has references and no
	// strategy with statepoints, or declares roots that its strategy does not link into a list.
	Opaque bool
	// Reports are the kinds of what the write barrier of its strategy uses of the runtime, and
	// CountsRoots is set if that strategy also counts the references in roots.
	Reports     []gc.NeedKind
	CountsRoots bool
}

// Variable is a global variable.
type Variable struct {
	Name string
	// ID is the variable's ID in the IR, by which the compiled object identifies variables without
	// a symbol of their name: private and unnamed ones.
	ID provenance.ID
	// Size is in bytes.
	Size uint64
	// Constant is set if only the address is used, or nothing is ever stored.
	Constant bool
	// Defined is set if the module has its initializer.
	Defined     bool
	ThreadLocal bool
	// References are the offsets of the references in its type.
	References []uint64
}

// maxReferences bounds the references of one variable: Load refuses one that has more.
const maxReferences = 1 << 20

// target is the data layout that lowering uses.
const target = "x86_64-unknown-linux-gnu"

// Describe reads the surface of a module. It must be called before the module is compiled, which
// changes it. A nil registry holds LLVM's own strategies.
func Describe(m *ir.Module, strategies *gc.Registry) *Surface {
	s := describeModule(m, strategies)
	s.Objects = inferred(m, strategies, s)
	s.Misdeclared = misdeclared(m)
	text := ""
	if m.Text != nil {
		text = m.Text.Data
	}
	for _, c := range m.HeadComments { // a pass may have added some
		if !strings.Contains(text, c) {
			text += "\n" + c
		}
	}
	var err error
	if s.Declared, err = layouts.InSource(text); err != nil {
		s.DeclaredWrong = err.Error()
	}
	return s
}

// describeModule is Describe without inference.
func describeModule(m *ir.Module, strategies *gc.Registry) *Surface {
	s := &Surface{Funcs: map[string]*Function{}, text: m.Text}
	if m.Text != nil {
		s.places = placesOf(m)
	}
	if m.Dialect == ir.LLVM36 {
		s.Records = stackmap.FormStatepoint36
	}
	isReference := references(m, strategies)
	holds := func(t *ir.Type) bool {
		return t.Holds(func(t *ir.Type) bool { return isReference(t.Scalar()) })
	}
	number := unnamedBefore(m)
	for _, f := range m.Funcs {
		d := describe(f, strategies, holds)
		if d.Name != "" {
			s.Funcs[d.Name] = d
			continue
		}
		d.Number = number
		number++
		s.Unnamed = append(s.Unnamed, d)
	}
	s.needs(m, strategies)
	layout, err := datalayout.Parse(datalayout.OfTarget(target))
	if err != nil {
		layout, _ = datalayout.Parse("")
	}
	for _, g := range m.Globals {
		v := Variable{Name: strings.TrimPrefix(g.Name(), "\x01"), ID: g.ID(),
			Defined: g.Init != nil, ThreadLocal: g.ThreadLocal != "", Constant: g.Constant}
		if ir.Sized(g.Content) {
			v.Size = layout.Size(g.Content)
			if holds(g.Content) {
				v.References = offsets(nil, layout, g.Content, 0, isReference)
			}
		}
		s.Variables = append(s.Variables, v)
	}
	return s
}

// unnamedBefore is the number of unnamed global values that are numbered before functions.
func unnamedBefore(m *ir.Module) (n int) {
	count := func(v ir.Named) {
		if v.Name() == "" {
			n++
		}
	}
	for _, g := range m.Globals {
		count(g)
	}
	for _, a := range m.Aliases {
		count(a)
	}
	for _, i := range m.IFuncs {
		count(i)
	}
	return n
}

// compiled is the surface of a compiled module, with the symbols of unnamed values.
func (s *Surface) compiled(c *code.Module) *Surface {
	if len(s.Unnamed) == 0 || c == nil {
		return s
	}
	after := *s
	after.Funcs = maps.Clone(s.Funcs)
	for _, f := range s.Unnamed {
		for i := range c.Funcs {
			if c.Funcs[i].ID == f.ID {
				named := *f
				named.Name = c.Funcs[i].Name
				after.Funcs[named.Name] = &named
			}
		}
	}
	return &after
}

// declaring is the surface of an object without IR, with the functions that allocate, and what is
// declared of their objects: those that the user declares, and collected allocators that the object
// does not define, of whose objects only the size is known. All take integers.
func (s *Surface) declaring(o *object.Object, objects []layouts.Declared) (*Surface,
	[]layouts.Declared) {
	if !s.empty() {
		return s, objects
	}
	declared := slices.Clone(objects)
	for i := range o.Symbols {
		name := o.Symbols[i].Name
		if size, is := collectedAllocators[name]; is && o.Symbols[i].Section == 0 &&
			!slices.ContainsFunc(objects, func(d layouts.Declared) bool { return d.Func == name }) {
			declared = append(declared, layouts.Declared{Func: name, Size: size})
		}
	}
	if len(declared) == 0 {
		return s, objects
	}
	after := *s
	after.Funcs = map[string]*Function{}
	for i := range declared {
		t := &ir.Type{Kind: ir.FunctionKind, Elem: &ir.Type{Kind: ir.PointerKind,
			AddrSpace: conventional}}
		for range machine.RegisterArguments {
			t.Fields = append(t.Fields, &ir.Type{Kind: ir.IntegerKind, Bits: 64})
		}
		n := declared[i].Func
		after.Funcs[n] = &Function{Name: n, Type: t, Allocates: library()[n] == nil}
	}
	return &after, declared
}

// function finds a function by its name or, if it has none, by its number.
func (s *Surface) function(name string) *Function {
	if f := s.Funcs[name]; f != nil {
		return f
	}
	for _, f := range s.Unnamed {
		if name != strconv.Itoa(f.Number) {
			continue
		}
		for _, g := range s.Funcs {
			if g.ID == f.ID {
				return g
			}
		}
	}
	return nil
}

// empty reports whether nothing is known of a module: the program is an object without IR.
func (s *Surface) empty() bool {
	return len(s.Funcs) == 0 && len(s.Unnamed) == 0 && len(s.Variables) == 0
}

// needs finds what the module's strategies use of the runtime.
func (s *Surface) needs(m *ir.Module, known *gc.Registry) {
	for _, used := range strategiesOf(m, known) {
		for _, n := range gc.OutsideOf(used) {
			if !slices.Contains(s.Needs, n) {
				s.Needs = append(s.Needs, n)
			}
		}
		if l, ok := gc.As[gc.LinkedRoots](used); ok {
			s.Chains = append(s.Chains, Chain{l.RootChain(), used.Name()})
		}
	}
}

// strategiesOf are the strategies of the functions of a module, each once.
func strategiesOf(m *ir.Module, known *gc.Registry) (used []gc.Strategy) {
	seen := map[string]bool{}
	for _, f := range m.Funcs {
		if f.GC != "" && !seen[f.GC] {
			seen[f.GC] = true
			if s, err := known.Lookup(f.GC); err == nil {
				used = append(used, s)
			}
		}
	}
	return used
}

// Rewritten is the surface of the module after passes, which may have changed the strategies of
// functions: functions are described anew, and variables keep the references they had before.
func (s *Surface) Rewritten(m *ir.Module, strategies *gc.Registry) *Surface {
	after := describeModule(m, strategies)
	after.Objects, after.Declared, after.DeclaredWrong = s.Objects, s.Declared, s.DeclaredWrong
	after.Misdeclared = s.Misdeclared
	before := map[provenance.ID][]uint64{}
	for _, v := range s.Variables {
		before[v.ID] = v.References
	}
	for i := range after.Variables {
		v := &after.Variables[i]
		if v.References == nil {
			v.References = before[v.ID]
		}
	}
	return after
}

// Line is the line of the source that an instruction comes from, 0 if none.
func (s *Surface) Line(c *code.Module, in *code.Inst) int {
	if s.text == nil || c == nil {
		return 0
	}
	from := []provenance.ID{in.ID}
	for i := range c.Links {
		if l := &c.Links[i]; l.ID == in.ID {
			from = l.From
		}
	}
	line := 0
	for i := range s.places {
		x := &s.places[i]
		if !slices.Contains(from, x.id) {
			continue
		}
		line = s.text.Position(x.start).Line
		if x.accesses {
			return line // the access, not the address computation
		}
	}
	return line
}

// references returns a function that reports which pointers the module's strategies treat as
// references.
func references(m *ir.Module, known *gc.Registry) func(*ir.Type) bool {
	var used []gc.Strategy
	for _, s := range strategiesOf(m, known) {
		if s.UsesStatepoints() {
			used = append(used, s)
		}
	}
	return func(t *ir.Type) bool {
		for _, s := range used {
			if gc.IsGCPointer(s, t) {
				return true
			}
		}
		return false
	}
}

func describe(f *ir.Func, strategies *gc.Registry, holds func(*ir.Type) bool) *Function {
	d := &Function{Name: f.Name(), ID: f.ID(), Type: f.FuncType, Defined: !f.IsDeclaration(),
		Strategy: f.GC}
	d.NoReturn = f.Attrs.Has("noreturn")
	d.Allocates = library()[d.Name] == nil && !allocation(f).IsZero()
	d.Releases = releases(f)
	linked := true // or none that is linked
	mapped := false
	if s, err := strategies.Lookup(f.GC); f.GC != "" && err == nil {
		d.Statepoints = s.UsesStatepoints()
		d.Stays = d.Defined && gc.ObjectsStay(s)
		d.Interior = gc.FindsStarts(s)
		_, linked = gc.As[gc.LinkedRoots](s)
		mapped = linked || gc.WritesTable(s)
		for _, n := range gc.ReportsOf(s) {
			d.Reports = append(d.Reports, n.Kind)
		}
		d.CountsRoots = gc.CountsRoots(s)
	}
	for _, a := range f.Args {
		d.Signed = append(d.Signed, a.Attrs.Has("signext"))
		d.References = append(d.References, a.Type().IsPointer() && holds(a.Type()))
		for _, by := range []string{"byval", "inalloca", "preallocated", "swiftself", "swifterror",
			"nest"} {
			if a.Attrs.Has(by) {
				d.Convention = "has a parameter that is passed " + by
			}
		}
	}
	switch f.CC {
	case ir.CCC, ir.CCFast, ir.CCCold, ir.CCTail:
	default:
		d.Convention = "has its own calling convention"
	}
	if d.Statepoints || !d.Defined {
		return d
	}
	// A strategy that describes no frame prevents collections. If no function has a strategy,
	// collections run, and the judge finds uses of stale references.
	if f.GC != "" && !mapped && !d.CountsRoots {
		holds = orByConvention(holds)
	}
	for _, b := range f.Blocks {
		for in := b.First(); in != nil && !d.Opaque; in = in.Next() {
			d.Opaque = holds(in.Type()) || !linked && in.IsIntrinsic(gc.RootName)
		}
	}
	for _, a := range f.Args {
		d.Opaque = d.Opaque || holds(a.Type())
	}
	return d
}

// conventional is the address space of references in all of LLVM's strategies with statepoints.
const conventional = 1

// orByConvention is holds for a module that may have no strategy: then pointers of the conventional
// address space are references.
func orByConvention(holds func(*ir.Type) bool) func(*ir.Type) bool {
	return func(t *ir.Type) bool {
		return holds(t) || t.Holds(func(t *ir.Type) bool {
			t = t.Scalar()
			return t.Kind == ir.PointerKind && t.AddrSpace == conventional
		})
	}
}

// offsets appends the offsets of the references in a type.
func offsets(to []uint64, d *datalayout.Layout, t *ir.Type, at uint64,
	isReference func(*ir.Type) bool) []uint64 {
	switch {
	case len(to) > maxReferences:
	case t.Kind == ir.PointerKind && isReference(t):
		to = append(to, at)
	case t.Kind == ir.StructKind:
		for i, f := range t.Fields {
			to = offsets(to, d, f, at+d.FieldOffset(t, i), isReference)
		}
	case t.Kind == ir.ArrayKind || t.Kind == ir.VectorKind && !t.Scalable:
		size := d.Size(t.Elem)
		for i := range t.Len {
			before := len(to)
			to = offsets(to, d, t.Elem, at+i*size, isReference)
			if len(to) == before || len(to) > maxReferences {
				break
			}
		}
	}
	return to
}
