package bundle

import (
	"bytes"
	"encoding/binary"
	"strings"
)

// keepsLines reports whether a program needs the current line in a function: the page shows a
// collector's position in its source.
func keepsLines(function string) bool {
	return strings.HasPrefix(function, "statepoint/stackmap/collect.")
}

// The linker's data about functions (runtime/symtab.go and runtime2.go, from Go 1.20 on).
const (
	funcName        = 4 // offsets in a function's entry
	funcArgs        = 8
	funcDeferReturn = 12
	funcSP          = 16
	funcFile        = 20
	funcLine        = 24
	funcTables      = 28
	funcUnit        = 32
	funcStartLine   = 36
	funcKind        = 40 // nonzero: a wrapper, or known to the runtime
	funcCount       = 43
	funcPCData      = 44

	headerSize  = 72
	entriesPart = 5 // the last part that the header names

	// Tables by program counter.
	pcPreempt = 0 // points at which a thread may be preempted: none in WebAssembly
	pcStack   = 1 // pointers on the stack
	pcInlined = 2 // index of the inlined call
	pcArgs    = 3 // live arguments

	// Data of functions.
	dataObjects  = 2
	dataInlined  = 3
	dataArgs     = 5
	dataArgsLive = 6
	noData       = 1<<32 - 1
)

var funcMagic = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

// dropLines removes data from a program that only serves to report its position: the tables of
// lines and of inlined calls, except those of the functions for which keep returns true, and the
// arguments of functions. It writes zeros, which compress to nothing. A crash report then names
// functions without lines; with the same input, the native command gives the lines. at is the
// address of the data in memory. It returns the expansion to run before the program. If the tables
// have an unexpected layout, it returns nil, and changes nothing.
func dropLines(data []byte, at int64, keep func(function string) bool) *expansion {
	for n := 0; ; n++ {
		next := bytes.Index(data[n:], funcMagic)
		if next < 0 {
			return nil
		}
		n += next
		if t, ok := newFuncTable(data[n:]); ok && t.read(keep) {
			t.findData(data, at+int64(n))
			t.drop()
			return t.shorten(at + int64(n))
		}
	}
}

// funcTable is the linker's data about the functions of a program.
type funcTable struct {
	count                             int
	names, units, files, pcs, entries []byte
	starts                            [6]int64 // of header, names, units, files, pcs and entries
	funcs                             []funcEntry
	data                              []byte // of functions; nil if it was not found
	from, buckets                     uint64 // of the data in entries, and of the list of buckets
}

// funcEntry is a function's entry, with what follows.
type funcEntry struct {
	b            []byte
	tables, data int
	keep         bool
}

func newFuncTable(b []byte) (t *funcTable, ok bool) {
	if len(b) < headerSize {
		return nil, false
	}
	word := func(n int) uint64 { return binary.LittleEndian.Uint64(b[8*n:]) }
	count, names, units, files, pcs, entries := word(1), word(4), word(5), word(6), word(7), word(8)
	size := uint64(len(b))
	if names < headerSize || names > units || units > files || files > pcs || pcs > entries ||
		entries > size || count > size/8 || entries+8*count > size {
		return nil, false
	}
	t = &funcTable{count: int(count), names: b[names:units], units: b[units:files],
		files: b[files:pcs], pcs: b[pcs:entries], entries: b[entries:]}
	for i, n := range []uint64{0, names, units, files, pcs, entries} {
		t.starts[i] = int64(n)
	}
	return t, true
}

// read reads the entries; it fails if the layout is not as expected.
func (t *funcTable) read(keep func(string) bool) bool {
	for i := range t.count {
		at := uint64(number(t.entries[8*i+4:]))
		if at+funcPCData > uint64(len(t.entries)) {
			return false
		}
		f := funcEntry{b: t.entries[at:], tables: int(number(t.entries[at+funcTables:])),
			data: int(t.entries[at+funcCount])}
		name := t.name(number(f.b[funcName:]))
		if name == "" || f.tables > len(f.b)/4 || funcPCData+4*(f.tables+f.data) > len(f.b) {
			return false
		}
		f.keep = keep(name)
		f.eachTable(func(b []byte) {
			if t.table(number(b)) == nil {
				name = ""
			}
		})
		if name == "" {
			return false
		}
		t.funcs = append(t.funcs, f)
	}
	return true
}

// drop removes what is not kept.
func (t *funcTable) drop() {
	had := t.dataStarts()
	for _, f := range t.funcs {
		f.dropTable(pcPreempt)
		f.dropTable(pcArgs)
		f.dropData(dataArgs)
		f.dropData(dataArgsLive)
		// The inlined calls to wrappers determine whether a deferred call may recover.
		if !f.keep && f.b[funcKind] == 0 {
			f.dropTable(pcInlined)
			f.dropData(dataInlined)
		}
		if !f.keep {
			clear(f.b[funcFile:funcTables])
			clear(f.b[funcUnit : funcStartLine+4])
		}
	}
	t.clearFiles()
	t.clearNames()
	t.layTables()
	t.layData(had)
}

// eachTable calls visit with the offset field of each of the function's tables.
func (f *funcEntry) eachTable(visit func(offset []byte)) {
	for _, at := range []int{funcSP, funcFile, funcLine} {
		visit(f.b[at:])
	}
	for i := range f.tables {
		visit(f.b[funcPCData+4*i:])
	}
}

// tableAt returns the position of the offset of a table, nil if the function has none of the kind.
func (f *funcEntry) tableAt(kind int) []byte {
	if kind >= f.tables {
		return nil
	}
	return f.b[funcPCData+4*kind:]
}

// dataAt returns the position of the offset of the function's data, nil if it has none of the kind.
func (f *funcEntry) dataAt(kind int) []byte {
	if kind >= f.data {
		return nil
	}
	return f.b[funcPCData+4*(f.tables+kind):]
}

func (f *funcEntry) dropTable(kind int) {
	if b := f.tableAt(kind); b != nil {
		binary.LittleEndian.PutUint32(b, 0)
	}
}

func (f *funcEntry) dropData(kind int) {
	if b := f.dataAt(kind); b != nil {
		binary.LittleEndian.PutUint32(b, noData)
	}
}

func (t *funcTable) name(at uint32) string {
	if uint64(at) >= uint64(len(t.names)) {
		return ""
	}
	name, _, _ := bytes.Cut(t.names[at:], []byte{0})
	return string(name)
}

func number(b []byte) uint32 { return binary.LittleEndian.Uint32(b) }
