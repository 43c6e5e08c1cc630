package ir

import (
	"strconv"
	"strings"
	"sync/atomic"

	"statepoint/core/provenance"
	"statepoint/core/source"
)

// Module is one unit of LLVM assembly.
type Module struct {
	// Name is the module's identifier, usually its file name; it is not part of the text.
	Name string
	// Text is the source text, to which the values' spans refer; nil for a module built by a
	// program.
	Text *source.Text
	// Types interns the module's types.
	Types *Types
	// SourceFile, DataLayout and TargetTriple are the strings of those directives, "" if absent.
	SourceFile, DataLayout, TargetTriple string
	// TripleSpan is the span of the triple, quotes included.
	TripleSpan source.Span
	// Asm are the lines of module-level assembly.
	Asm []string
	// StructTypes are the identified struct types in the order they were defined or first named.
	StructTypes []*Type
	Comdats     []*Comdat
	Globals     []*Global
	Aliases     []*Alias
	IFuncs      []*IFunc
	Funcs       []*Func
	// Metadata is all metadata, see metadata.go.
	Metadata MetadataTable
	// Dialect is the dialect of the text.
	Dialect Dialect
	// HeadComments are the comment lines at the top of the text, with their ";".
	HeadComments []string
	// Summary are the entries about other modules, kept as written.
	Summary []string
	// UseListOrders are as in Func.
	UseListOrders []string
	// PairOf returns the pair of values that the printer writes after a call; if PairOf is nil, it
	// writes none.
	PairOf func(call *Instr) (Pair, bool)

	// IDs allocates the ids of everything in the module, and of what later stages make from it:
	// machine instructions, slots, records.
	IDs provenance.Counter

	symbols symbolTable
	instrs  instrStore
	names   nameSlab
	// spareSlots are the slots of a discarded table.
	spareSlots symbolSlots
	// share is set while the module is shared.
	share *sharing
	// removed is 1 once a block is removed; goroutines set it.
	removed uint32
}

// BlocksRemoved reports whether a block was removed from a function since the last call.
func (m *Module) BlocksRemoved() bool { return atomic.SwapUint32(&m.removed, 0) != 0 }

// Pair is what the printer writes in a comment after a call, ` ; (first, second)`: two values that
// the last two arguments of the call, two numbers, name.
type Pair struct {
	First, Second Value
	// From is the list that the numbers index, from 0; nil if they index none.
	From []Use
}

// NewModule returns an empty module with a type table of its own.
func NewModule(name string) *Module { return &Module{Name: name, Types: NewTypes()} }

// ProgramAddrSpace is the default address space of functions: "P" of the data layout.
func (m *Module) ProgramAddrSpace() uint32 {
	for part := range strings.SplitSeq(m.DataLayout, "-") {
		if space, ok := strings.CutPrefix(part, "P"); ok {
			n, _ := strconv.ParseUint(space, 10, 24)
			return uint32(n)
		}
	}
	return 0
}

// Lookup returns the global value with the given name (without "@"): a *Func, *Global, *Alias or
// *IFunc, or nil.
func (m *Module) Lookup(name string) Named {
	return m.Whole().symbols.lookup(name)
}

// Func returns the function with the given name, or nil.
func (m *Module) Func(name string) *Func {
	f, _ := m.Lookup(name).(*Func)
	return f
}

// NewFunc makes a function without parameters or body at the end of the module; typ is its type as
// a value, a pointer.
func (m *Module) NewFunc(name string, funcType, typ *Type) (f *Func) {
	if m.isView() {
		m.Change(func(m *Module) { f = m.NewFunc(name, funcType, typ) })
		return f
	}
	f = &Func{node: node{typ: typ, id: m.IDs.Next(), unlisted: m.share != nil},
		GlobalInfo: GlobalInfo{AddrSpace: typ.AddrSpace}, module: m, FuncType: funcType}
	m.Funcs = append(m.Funcs, f)
	m.SetName(f, name)
	return f
}

// NewGlobal makes a global variable at the end of the module.
func (m *Module) NewGlobal(name string, content, typ *Type) *Global {
	g := &Global{node: node{typ: typ, id: m.IDs.Next(), unlisted: m.share != nil}, Content: content}
	m.Globals = append(m.Globals, g)
	m.SetName(g, name)
	return g
}

// NewAlias makes an alias at the end of the module.
func (m *Module) NewAlias(name string, content, typ *Type) *Alias {
	a := &Alias{node: node{typ: typ, id: m.IDs.Next(), unlisted: m.share != nil}, Content: content}
	m.Aliases = append(m.Aliases, a)
	m.SetName(a, name)
	return a
}

// NewIFunc makes an ifunc at the end of the module.
func (m *Module) NewIFunc(name string, content, typ *Type) *IFunc {
	i := &IFunc{node: node{typ: typ, id: m.IDs.Next(), unlisted: m.share != nil}, Content: content}
	m.IFuncs = append(m.IFuncs, i)
	m.SetName(i, name)
	return i
}

// SetName names a global value; a name already taken gets "." and a number, as in LLVM. A value
// named "" is printed by number.
func (m *Module) SetName(v Named, name string) {
	m.symbols.forget(v)
	if name == "" {
		v.setName("")
		return
	}
	v.setName(m.symbols.claim(&m.names, v, name, "", ".", 0))
}

// Definitions are the functions with bodies.
func (m *Module) Definitions() []*Func {
	all := make([]*Func, 0, len(m.Funcs))
	for _, f := range m.Funcs {
		if !f.IsDeclaration() {
			all = append(all, f)
		}
	}
	return all
}

// RemoveFunc removes a function from the module.
func (m *Module) RemoveFunc(f *Func) {
	for _, b := range f.Blocks {
		for in := b.first; in != nil; in = in.next {
			in.DropOperands()
		}
	}
	m.symbols.forget(f)
	for i, o := range m.Funcs {
		if o == f {
			m.Funcs = append(m.Funcs[:i], m.Funcs[i+1:]...)
			return
		}
	}
}

// MoveFuncToEnd moves a function to the end of the module.
func (m *Module) MoveFuncToEnd(f *Func) {
	for i, o := range m.Funcs {
		if o == f {
			copy(m.Funcs[i:], m.Funcs[i+1:])
			m.Funcs[len(m.Funcs)-1] = f
			return
		}
	}
}

// PointerTo is the type of a pointer to t: `ptr` in a module of opaque pointers, `t*` otherwise.
func (m *Module) PointerTo(t *Type, addrSpace uint32) *Type {
	if m.Dialect.Opaque() {
		return m.Types.Pointer(nil, addrSpace)
	}
	return m.Types.Pointer(t, addrSpace)
}

// ObjectComment begins a comment line that declares the layout of the objects of a function, for a
// run of the program: part of what a module says, so it is always printed.
const ObjectComment = "; object:"
