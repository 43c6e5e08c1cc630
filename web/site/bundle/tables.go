package bundle

import (
	"bytes"
	"encoding/binary"
	"maps"
	"slices"
)

// none represents a missing table.
var none = []byte{}

// table is a table by program counter: pairs of numbers, the change of a value and the length of
// its range, up to a zero that begins a pair. It is nil if it does not end.
func (t *funcTable) table(offset uint32) []byte {
	if offset == 0 {
		return none
	}
	for at := int(offset); at < len(t.pcs); {
		if t.pcs[at] == 0 && at > int(offset) {
			return t.pcs[offset : at+1]
		}
		for range 2 {
			_, n := binary.Uvarint(t.pcs[at:])
			if n <= 0 {
				return nil
			}
			at += n
		}
	}
	return nil
}

// values returns the nonnegative values of a table.
func (t *funcTable) values(offset uint32) map[int]bool {
	all, value := map[int]bool{}, -1
	b := t.table(offset)
	for first := true; len(b) > 0 && (first || b[0] != 0); first = false {
		change, n := binary.Uvarint(b)
		value += int(change>>1) ^ -int(change&1)
		if value >= 0 {
			all[value] = true
		}
		_, m := binary.Uvarint(b[n:])
		b = b[n+m:]
	}
	return all
}

// layTables arranges the used tables consecutively, in the order of the functions, those of the
// stack's height first, because their offsets then compress better.
func (t *funcTable) layTables() {
	out, at := []byte{0}, map[string]uint32{"": 0}
	lay := func(b []byte) {
		table := string(t.table(number(b)))
		if _, has := at[table]; !has {
			at[table] = uint32(len(out))
			out = append(out, table...)
		}
	}
	for _, f := range t.funcs {
		lay(f.b[funcSP:])
	}
	for _, f := range t.funcs {
		f.eachTable(lay)
	}
	if len(out) > len(t.pcs) {
		return
	}
	for _, f := range t.funcs {
		f.eachTable(func(b []byte) {
			binary.LittleEndian.PutUint32(b, at[string(t.table(number(b)))])
		})
	}
	clear(t.pcs[copy(t.pcs, out):])
}

// clearNames removes unused names, and the type arguments of generic functions, as the runtime does
// before it shows them.
func (t *funcTable) clearNames() {
	used := map[uint32]bool{}
	for _, f := range t.funcs {
		used[number(f.b[funcName:])] = true
		trees, table := f.dataAt(dataInlined), f.tableAt(pcInlined)
		if trees == nil || table == nil || number(trees) == noData {
			continue
		}
		if t.data == nil {
			return // inlined calls name functions, too
		}
		const size, name = 16, 4
		for i := range t.values(number(table)) {
			if at := int(number(trees)) + size*i; at+size <= len(t.data) {
				used[number(t.data[at+name:])] = true
			}
		}
	}
	for at := 0; at < len(t.names); {
		name := t.names[at:]
		if end := bytes.IndexByte(name, 0); end >= 0 {
			name = name[:end]
		}
		begin, end := bytes.IndexByte(name, '['), bytes.LastIndexByte(name, ']')
		switch {
		case !used[uint32(at)]:
			clear(name)
		case begin >= 0 && end-begin > len("[...]"):
			n := begin + copy(name[begin:], "[...]")
			n += copy(name[n:], name[end+1:])
			clear(name[n:])
		}
		at += len(name) + 1
	}
}

// clearFiles removes the names of files without kept functions.
func (t *funcTable) clearFiles() {
	units, names := map[uint32]bool{}, map[uint32]bool{}
	for _, f := range t.funcs {
		if !f.keep {
			continue
		}
		for file := range t.values(number(f.b[funcFile:])) {
			unit := number(f.b[funcUnit:]) + uint32(file)
			if 4*int(unit)+4 <= len(t.units) {
				units[unit], names[number(t.units[4*unit:])] = true, true
			}
		}
	}
	for i := range len(t.units) / 4 {
		if !units[uint32(i)] {
			clear(t.units[4*i : 4*i+4])
		}
	}
	for at := 0; at < len(t.files); {
		name, _, _ := bytes.Cut(t.files[at:], []byte{0})
		if !names[uint32(at)] {
			clear(name)
		}
		at += len(name) + 1
	}
}

// findData finds the data of functions. The linker's module data (moduledata in runtime/symtab.go)
// begins with the addresses of the header and its parts; start is the header's address.
func (t *funcTable) findData(data []byte, start int64) {
	const slice, rest = 3, 24 // words: of a slice, and after the parts
	list := func(i int) uint64 { return uint64(start + t.starts[i]) }
	begin := binary.LittleEndian.AppendUint64(nil, list(0))
	begin = binary.LittleEndian.AppendUint64(begin, list(1))
	at := bytes.Index(data, begin)
	if at < 0 {
		return
	}
	words := data[at:]
	const count = 1 + slice*entriesPart + rest + 2
	if len(words) < 8*count {
		return
	}
	word := func(i int) uint64 { return binary.LittleEndian.Uint64(words[8*i:]) }
	for i := 1; i < len(t.starts); i++ {
		if word(1+slice*(i-1)) != list(i) {
			return
		}
	}
	from, to := word(count-2)-list(entriesPart), word(count-1)-list(entriesPart)
	last := 0
	for _, f := range t.funcs {
		last = max(last, len(t.entries)-len(f.b)+funcPCData+4*(f.tables+f.data))
	}
	if from < uint64(last) || from > to || to > uint64(len(t.entries)) {
		return
	}
	t.data, t.from = t.entries[from:to], from
	t.buckets = word(1+slice*(entriesPart+1)) - list(entriesPart)
	for at := range t.dataStarts() {
		if int(at) >= len(t.data) {
			t.data = nil
			return
		}
	}
}

// dataStarts are the offsets of all data of functions.
func (t *funcTable) dataStarts() map[uint32]bool {
	all := map[uint32]bool{}
	for _, f := range t.funcs {
		for kind := range f.data {
			if at := number(f.dataAt(kind)); at != noData {
				all[at] = true
			}
		}
	}
	return all
}

// layData puts the remaining data of functions into the order of first use, kind by kind; had are
// the offsets of all previous data. The list of buckets follows it.
func (t *funcTable) layData(had map[uint32]bool) {
	starts := slices.Sorted(maps.Keys(had))
	if t.data == nil || len(starts) == 0 || t.buckets < t.from+uint64(starts[len(starts)-1]) ||
		t.buckets > t.from+uint64(len(t.data)) {
		return
	}
	room := t.data[:t.buckets-t.from]
	ends := map[uint32]uint32{}
	for i, at := range starts {
		ends[at] = uint32(len(room))
		if i+1 < len(starts) {
			ends[at] = starts[i+1]
		}
	}
	var out []byte
	places := map[uint32]uint32{noData: noData}
	kinds := 0
	for _, f := range t.funcs {
		kinds = max(kinds, f.data)
	}
	for kind := range kinds {
		align := 4
		if kind == dataObjects {
			align = 8
		}
		for _, f := range t.funcs {
			b := f.dataAt(kind)
			if b == nil {
				continue
			}
			at := number(b)
			if _, has := places[at]; !has {
				out = append(out, make([]byte, -len(out)&(align-1))...)
				places[at] = uint32(len(out))
				out = append(out, t.data[at:ends[at]]...)
			}
		}
	}
	if len(out) > len(room) {
		return
	}
	clear(room[copy(room, out):])
	for _, f := range t.funcs {
		for kind := range f.data {
			b := f.dataAt(kind)
			binary.LittleEndian.PutUint32(b, places[number(b)])
		}
	}
}
