package irparse

import (
	"statepoint/core/ir"
	"statepoint/core/irparse/internal/scan"
	"statepoint/core/source"
)

// The parts of the parser, by subject: each has the reader, and the few other parts that it calls.

// reader is what all parts share: the scanner, the module and the messages.
type reader struct {
	scan.Scanner
	txt                  *source.Text
	list                 *source.List
	opts                 Options
	m                    *ir.Module
	ts                   *ir.Types
	marks                *[]ir.Mark
	meter                *source.Meter
	errors, noted, depth int
	begun                int             // where the top-level entity that is read begins
	compared             int             // names compared for suggestions
	once                 map[string]bool // notes that are reported once
	fn                   funcState
	beside
}

// typeReader reads types.
type typeReader struct {
	*reader
	names *nameTable

	numTypes map[*ir.Type]source.Span // identified structs used but not yet defined
	defTypes map[*ir.Type]bool
	// walked is, by type, the last walk over types that visited it.
	walked      map[*ir.Type]int
	walks       int
	typeAliases map[string]*ir.Type // names of types that are no structs, with their %
	// pointer is the opaque pointer that was read last, and pointerSpace its address space.
	pointer      *ir.Type
	pointerSpace uint32
}

// constReader reads constants.
type constReader struct {
	*reader
	types  *typeReader
	values *valueReader
	instrs *instrReader
	calls  *callReader

	floats map[floatKey]*ir.Const // by the forms of their texts
}

// valueReader reads operands: names of values and constants.
type valueReader struct {
	*reader
	types  *typeReader
	consts *constReader
	meta   *metadataReader
	names  *nameTable
	funcs  *funcReader

	addresses []pendingAddress
}

// attrReader reads attributes, and their groups.
type attrReader struct {
	*reader
	types   *typeReader
	globals *globalReader

	groups    groupTable
	attrCache map[string]*ir.AttrSet
	scratch   []ir.Attr
}

// metadataReader reads metadata.
type metadataReader struct {
	*reader
	types  *typeReader
	values *valueReader
	names  *nameTable
	funcs  *funcReader

	accesses []*ir.Instr // those with !tbaa
	nodes    nodeTable
	fields   []mdField  // room for those of a node
	again    *knownNode // the node that is read, if that is to be known
	// inside a metadata node that cannot contain local values
	inNode bool
	// namedLists maps names to indices in ir.MetadataTable.Named.
	namedLists map[string]int
}

// globalReader reads globals: variables, aliases, comdats, and keywords about symbols.
type globalReader struct {
	*reader
	types  *typeReader
	consts *constReader
	values *valueReader
	attrs  *attrReader
	meta   *metadataReader
	names  *nameTable

	comdats      map[string]*ir.Comdat
	comdatUses   []comdatUse
	programSpace uint32 // the data layout's "P"
}

// nameTable looks up names, in the module and ahead in the text.
type nameTable struct {
	*reader
	funcs *funcReader

	globalIDs    []ir.Named // unnamed globals by number
	nextGlobal   int
	implicit     []*ir.Func // called but not declared
	implicitUses map[*ir.Func]implicitUse
	survey       *scan.Survey
	headers      map[string]int // where the headers of functions begin, see resultAhead
	checks       []typeCheck
}

// funcReader reads functions and their blocks.
type funcReader struct {
	*reader
	types   *typeReader
	values  *valueReader
	attrs   *attrReader
	meta    *metadataReader
	globals *globalReader
	names   *nameTable
	instrs  *instrReader

	params []param    // of the header that was read last
	tail   headerTail // of that header
	forms  []headerForm
}

// instrReader reads instructions.
type instrReader struct {
	*reader
	types    *typeReader
	values   *valueReader
	meta     *metadataReader
	globals  *globalReader
	funcs    *funcReader
	calls    *callReader
	upgrades *upgrader

	named     bool // the current instruction has a name or number for its result
	vals      []ir.Value
	blockList []*ir.Block
	aligned   [64]*ir.MemInfo // by the logarithm of the alignment, see alignedAccess
}

// callReader reads calls.
type callReader struct {
	*reader
	types    *typeReader
	values   *valueReader
	attrs    *attrReader
	globals  *globalReader
	names    *nameTable
	funcs    *funcReader
	instrs   *instrReader
	upgrades *upgrader

	params   []*ir.AttrSet
	argTypes []*ir.Type
}

// upgrader converts forms of older releases.
type upgrader struct {
	*reader
	types   *typeReader
	values  *valueReader
	attrs   *attrReader
	meta    *metadataReader
	globals *globalReader
	names   *nameTable

	statepoint  ir.Dialect  // what the first statepoint shows, DialectUnknown before
	shownAt     source.Pos  // the position of that statepoint
	transitions []*ir.Instr // statepoints that got the number of their transition operands
	oldMemory   bool        // loads or getelementptrs without explicit types
}

// connect connects the parts.
func (p *parser) connect() {
	r := &p.reader
	p.types = typeReader{reader: r, names: &p.names}
	p.consts = constReader{reader: r, types: &p.types, values: &p.values, instrs: &p.instrs,
		calls: &p.calls}
	p.values = valueReader{reader: r, types: &p.types, consts: &p.consts, meta: &p.meta,
		names: &p.names, funcs: &p.funcs}
	p.attrs = attrReader{reader: r, types: &p.types, globals: &p.globals}
	p.meta = metadataReader{reader: r, types: &p.types, values: &p.values, names: &p.names,
		funcs: &p.funcs}
	p.globals = globalReader{reader: r, types: &p.types, consts: &p.consts, values: &p.values,
		attrs: &p.attrs, meta: &p.meta, names: &p.names}
	p.names = nameTable{reader: r, funcs: &p.funcs}
	p.funcs = funcReader{reader: r, types: &p.types, values: &p.values, attrs: &p.attrs,
		meta: &p.meta, globals: &p.globals, names: &p.names, instrs: &p.instrs}
	p.instrs = instrReader{reader: r, types: &p.types, values: &p.values, meta: &p.meta,
		globals: &p.globals, funcs: &p.funcs, calls: &p.calls, upgrades: &p.upgrades}
	p.calls = callReader{reader: r, types: &p.types, values: &p.values, attrs: &p.attrs,
		globals: &p.globals, names: &p.names, funcs: &p.funcs, instrs: &p.instrs,
		upgrades: &p.upgrades}
	p.upgrades = upgrader{reader: r, types: &p.types, values: &p.values, attrs: &p.attrs,
		meta: &p.meta, globals: &p.globals, names: &p.names}
}
