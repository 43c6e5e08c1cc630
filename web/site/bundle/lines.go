package bundle

import (
	"bytes"
	"encoding/binary"
	"strings"
)

// keepsLines tells in which functions a program asks for the line it is at: the page shows where a
// collector is in its own text.
func keepsLines(function string) bool {
	return strings.HasPrefix(function, "statepoint/stackmap/collect.")
}

// What Go's linker writes about functions (runtime/symtab.go and runtime2.go, from Go 1.20 on).
const (
	funcName      = 4 // offsets in a function's entry
	funcSP        = 16
	funcFile      = 20
	funcLine      = 24
	funcTables    = 28
	funcStartLine = 36
	funcPCData    = 44

	headerSize = 72
)

var funcMagic = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

// dropLines takes the tables of lines out of a program, but of the functions that keep says: they
// are zeros then, which compress to nothing. What is told of a crash names functions, then, and no
// lines; the same input makes the native command say those. A program of another linker stays as it
// is.
func dropLines(data []byte, keep func(function string) bool) {
	for at := 0; ; at++ {
		n := bytes.Index(data[at:], funcMagic)
		if n < 0 {
			return
		}
		at += n
		if t, ok := newFuncTable(data[at:]); ok && t.drop(keep) {
			return
		}
	}
}

// funcTable is what is written about the functions of a program.
type funcTable struct {
	count               int
	names, pcs, entries []byte
	used                []bool // of pcs
}

func newFuncTable(b []byte) (t *funcTable, ok bool) {
	if len(b) < headerSize {
		return nil, false
	}
	word := func(n int) uint64 { return binary.LittleEndian.Uint64(b[8*n:]) }
	count, names, files, pcs, entries := word(1), word(4), word(5), word(7), word(8)
	size := uint64(len(b))
	if names > files || files > pcs || pcs > entries || entries > size || count > size/8 ||
		entries+8*count > size || names < headerSize {
		return nil, false
	}
	return &funcTable{count: int(count), names: b[names:files], pcs: b[pcs:entries],
		entries: b[entries:], used: make([]bool, entries-pcs)}, true
}

// drop does so, unless something is not as expected.
func (t *funcTable) drop(keep func(string) bool) bool {
	var dropped [][]byte
	for i := range t.count {
		f, ok := t.entry(i)
		if !ok {
			return false
		}
		name := t.name(binary.LittleEndian.Uint32(f[funcName:]))
		tables := int(binary.LittleEndian.Uint32(f[funcTables:]))
		if name == "" || tables > (len(f)-funcPCData)/4 || !t.use(f[funcSP:]) {
			return false
		}
		for k := range tables {
			if !t.use(f[funcPCData+4*k:]) {
				return false
			}
		}
		if keep(name) {
			if !t.use(f[funcFile:]) || !t.use(f[funcLine:]) {
				return false
			}
			continue
		}
		dropped = append(dropped, f)
	}
	for _, f := range dropped {
		clear(f[funcFile:funcTables])
		clear(f[funcStartLine : funcStartLine+4])
	}
	for i, used := range t.used {
		if !used {
			t.pcs[i] = 0
		}
	}
	return true
}

// entry is that of a function, with what follows.
func (t *funcTable) entry(i int) ([]byte, bool) {
	at := uint64(binary.LittleEndian.Uint32(t.entries[8*i+4:]))
	if at+funcPCData > uint64(len(t.entries)) {
		return nil, false
	}
	return t.entries[at:], true
}

func (t *funcTable) name(at uint32) string {
	if uint64(at) >= uint64(len(t.names)) {
		return ""
	}
	name, _, _ := bytes.Cut(t.names[at:], []byte{0})
	return string(name)
}

// use notes that a table is needed: pairs of numbers up to a zero that begins a pair. field is
// where it is.
func (t *funcTable) use(field []byte) bool {
	at := int(binary.LittleEndian.Uint32(field))
	if at == 0 {
		return true // there is none
	}
	for begin := at; at < len(t.pcs); {
		if t.pcs[at] == 0 && at > begin {
			for i := begin; i <= at; i++ {
				t.used[i] = true
			}
			return true
		}
		for range 2 {
			_, n := binary.Uvarint(t.pcs[at:])
			if n <= 0 {
				return false
			}
			at += n
		}
	}
	return false
}
