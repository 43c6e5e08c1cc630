package bundle

// column is one field of the entries of all functions. Many functions share values, so a field is
// encoded as a number: 0 for the next new value, else one more than the index of an earlier value.
// The lower bytes of all numbers are stored together, then the upper ones, then the differences of
// the values, also byte by byte: this compresses to half the size of the entries.
type column struct {
	offset int // in an entry; after its tables if data is set
	tables int // a function has it if it has more tables than this, unless offset is fixed
	data   int // or more data
	kind   columnKind

	count    int // of functions that have it
	distinct int
	numbers  int64 // their address in memory; the differences follow
	values   int64 // the address at which to write the values
}

type columnKind uint8

const (
	fixedField columnKind = iota
	tableField
	dataField
)

// columns are the fields that vary most.
func columns() []column {
	return []column{{offset: funcName}, {offset: funcArgs}, {offset: funcSP},
		{kind: tableField, tables: pcStack}, {kind: dataField, data: 0},
		{kind: dataField, data: 1}, {kind: dataField, data: 2}}
}

// of returns the field in a function's entry, nil if it has none.
func (c *column) of(f *funcEntry) []byte {
	switch c.kind {
	case tableField:
		return f.tableAt(c.tables)
	case dataField:
		return f.dataAt(c.data)
	}
	return f.b[c.offset:]
}

// take moves a field out of the entries into a buffer, and returns the rest of the buffer; it needs
// at most columnBytes for each function.
func (c *column) take(t *funcTable, to []byte, at int64) (rest []byte, restAt int64) {
	known := map[uint32]uint16{}
	var numbers []uint16
	var differences []uint32
	last := uint32(0)
	for _, f := range t.funcs {
		b := c.of(&f)
		if b == nil {
			continue
		}
		v := number(b)
		n, has := known[v]
		if !has {
			known[v] = uint16(len(known) + 1)
			differences = append(differences, v-last)
			last = v
		}
		numbers = append(numbers, n)
		clear(b[:4])
	}
	c.count, c.distinct, c.numbers = len(numbers), len(known), at
	for i, n := range numbers {
		to[i], to[c.count+i] = byte(n), byte(n>>8)
	}
	behind := to[2*c.count:]
	for i, d := range differences {
		for k := range 4 {
			behind[k*c.distinct+i] = byte(d >> (8 * k))
		}
	}
	size := 2*c.count + 4*c.distinct
	size += -size & 3
	c.values = at + int64(size)
	size += 4 * c.distinct
	return to[size:], at + int64(size)
}

const columnBytes = 2 + 4 + 4 + 1

// code emits the loop over the functions that restores the field.
func (c *column) code(x *expansion, w *wasmCode) {
	const block, ifThen, orElse, notMore = 0x02, 0x04, 0x05, 0x4d
	for _, local := range []byte{localNumber, localTo, localLast, localNext} {
		w.constant(0, opSet, local)
	}
	w.constant(x.first, opSet, localAt)
	w.op(opLoop, opNothing, block, opNothing)
	has := func(load byte, field, than int) { // leaves the block if the function has no such field
		w.get(localAt)
		w.access(load, field)
		w.constant(int64(than), notMore, opBranchIf, 0)
	}
	w.offsetOf(c, has)
	w.set(localField)
	w.bytes(localTo, c.numbers, int64(c.count), 2)
	w.op(opTee, localName, ifThen, opNothing)
	w.get(localField)
	w.get(localName)
	w.constant(2, opShift)
	w.access(opLoad, int(c.values-4))
	w.access(opStore, 0)
	w.op(orElse)
	w.get(localField)
	w.get(localLast)
	w.bytes(localNext, c.numbers+2*int64(c.count), int64(c.distinct), 4)
	w.op(opAdd, opTee, localLast)
	w.access(opStore, 0)
	w.get(localNext)
	w.constant(2, opShift)
	w.get(localLast)
	w.access(opStore, int(c.values))
	w.get(localNext)
	w.constant(1, opAdd, opSet, localNext)
	w.op(opEnd)
	w.get(localTo)
	w.constant(1, opAdd, opSet, localTo)
	w.op(opEnd)
	w.nextEntry()
	w.get(localNumber)
	w.constant(1, opAdd, opTee, localNumber)
	w.constant(int64(x.count), opLess, opBranchIf, 0, opEnd)
}

// offsetOf pushes the offset of the field.
func (w *wasmCode) offsetOf(c *column, has func(load byte, field, than int)) {
	switch c.kind {
	case fixedField:
		w.get(localAt)
		w.constant(int64(c.offset), opAdd)
	case tableField:
		has(opLoad, funcTables, c.tables)
		w.get(localAt)
		w.constant(int64(funcPCData+4*c.tables), opAdd)
	case dataField:
		has(opLoadByte, funcCount, c.data)
		w.get(localAt)
		w.get(localAt)
		w.access(opLoad, funcTables)
		w.constant(2, opShift, opAdd)
		w.constant(int64(funcPCData+4*c.data), opAdd)
	}
}

// bytes pushes a number whose bytes are count apart, starting at an address.
func (w *wasmCode) bytes(index byte, at, count int64, size int) {
	for k := range size {
		w.get(index)
		w.access(opLoadByte, int(at+int64(k)*count))
		if k > 0 {
			w.constant(int64(8*k), opShift, opOr)
		}
	}
}

// nextEntry advances to the next function's entry.
func (w *wasmCode) nextEntry() {
	w.get(localAt)
	w.access(opLoad, funcTables)
	w.get(localAt)
	w.access(opLoadByte, funcCount)
	w.op(opAdd)
	w.constant(2, opShift)
	w.constant(funcPCData+entryAlign-1, opAdd)
	w.constant(-entryAlign, opAnd)
	w.get(localAt)
	w.op(opAdd)
	w.set(localAt)
}
