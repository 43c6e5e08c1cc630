package compact

import (
	"fmt"
	"math"

	"statepoint/core/source"
	"statepoint/stackmap"
	"statepoint/stackmap/rootmap"
)

// Table is a decoded table.
type Table struct {
	Functions   []Function   `json:"functions"`
	Descriptors []Descriptor `json:"descriptors"`
}

// Function is a table's description of a function.
type Function struct {
	// Address is the function's start, and Name its name, "" if unknown.
	Address uint64 `json:"address"`
	Name    string `json:"name,omitempty"`
	// Size is in bytes of code.
	Size uint32 `json:"size"`
	// Saved are the registers that it saves directly below the return address, as bits by
	// stackmap.CalleeSaved.
	Saved uint8 `json:"saved"`
	// FromRBP is set if words count from RBP, else they count from RSP. Words is the number of
	// words from there to the return address.
	FromRBP bool    `json:"fromRBP"`
	Words   uint32  `json:"frameWords"`
	Points  []Point `json:"points"`
	// Read are the bytes that describe what all points share.
	Read Bytes `json:"-"`
}

// Point is a return address.
type Point struct {
	// Offset is from the start of the function.
	Offset uint32 `json:"offset"`
	// Descriptor indexes Table.Descriptors.
	Descriptor int   `json:"descriptor"`
	Read       Bytes `json:"-"`
}

// Descriptor describes what is live at the points that share it.
type Descriptor struct {
	// Slots are the words that hold references, ascending; Registers those registers, as bits.
	Slots     []int32 `json:"slots"`
	Registers uint8   `json:"registers"`
	// Pairs are the derived pointers, whose bases are among Slots and Registers.
	Pairs []stackmap.RootPair `json:"derived,omitempty"`
	// Deopt are the deopt operands; in them FrameRegister stands for the frame's register.
	Deopt []stackmap.Location `json:"-"`
	Read  Bytes               `json:"-"`
	// SlotsRead are the bytes of each slot, PairsRead those of each derived pointer and DeoptRead
	// those of each deopt operand.
	SlotsRead, PairsRead, DeoptRead []Bytes `json:"-"`
	RegistersRead                   Bytes   `json:"-"`
}

// FrameRegister stands for the register that a frame's words count from.
const FrameRegister = math.MaxUint16

// Bytes are some of the section's.
type Bytes struct{ Off, Len int }

// DeoptOf is a deopt operand of a descriptor in a frame of f.
func (f *Function) DeoptOf(l stackmap.Location) stackmap.Location {
	if l.DwarfReg == FrameRegister {
		l.DwarfReg = stackmap.RSP
		if f.FromRBP {
			l.DwarfReg = stackmap.RBP
		}
	}
	return l
}

// Decode reads a section of tables at an address. An error is a *stackmap.DecodeError, and is
// returned with the tables before the invalid one.
func Decode(section rootmap.Bytes, address uint64) ([]Table, error) {
	d := decode(section, address)
	return d.tables, d.r.Err()
}

// DecodeAnnotated is Decode that also annotates the bytes.
func DecodeAnnotated(section rootmap.Bytes, address uint64) ([]Table, *stackmap.Annotation, error) {
	d := decode(section, address)
	return d.tables, d.r.Annotation(), d.r.Err()
}

// decoder reads a section from front to back.
type decoder struct {
	r       *rootmap.Reader
	address uint64
	tables  []Table
}

func decode(section rootmap.Bytes, address uint64) *decoder {
	d := &decoder{r: rootmap.NewReader(section, "compact", 0), address: address}
	for d.r.Err() == nil && d.r.Left() > 0 {
		if t := d.table(); d.r.Err() == nil {
			d.tables = append(d.tables, t)
		}
	}
	return d
}

// reference is the offset of a descriptor, and where it was read.
type reference struct {
	offset   uint64
	at       int
	function int
	point    int
}

func (d *decoder) table() (t Table) {
	r, start := d.r, d.r.Offset()
	t.Functions, t.Descriptors = []Function{}, []Descriptor{}
	r.Begin("table")
	if v := r.Shown(4, "magic", "begins a table, version 1", func(v uint64) string {
		return fmt.Sprintf("%c%c%c %d", byte(v), byte(v>>8), byte(v>>16), v>>24)
	}); v != magic {
		r.FailAt(start, "magic", "0x%x does not begin a table of version 1", v)
	}
	size := int(r.Uint(4, "size", "bytes of the table: another may follow"))
	pool := int(r.Uint(4, "descriptors", "where they begin, from the start of the table"))
	if r.Err() == nil && (size%4 != 0 || size < headSize || size-headSize > r.Left()) {
		r.FailAt(start+4, "size", "%s, %d left", source.Count(size, "byte"), r.Left())
	}
	if r.Err() == nil && (pool < headSize || pool > size) {
		r.FailAt(start+8, "descriptors", "at %d of %d", pool, size)
	}
	var refs []reference
	for r.Err() == nil && r.Offset() < start+pool {
		f := d.function(start+pool, len(t.Functions), &refs)
		t.Functions = append(t.Functions, f)
	}
	if r.Err() == nil && r.Offset() != start+pool {
		r.Fail("functions", "they end at %d, and the descriptors begin at %d", r.Offset()-start,
			pool)
	}
	d.descriptors(&t, start+pool, start+size, refs)
	if r.Err() == nil && start+size-r.Offset() > 3 {
		r.Fail("descriptors", "%s after the last", source.Count(start+size-r.Offset(), "byte"))
	}
	r.Align(4)
	r.End()
	return t
}

// function reads a function, and the references to descriptors.
func (d *decoder) function(limit, number int, refs *[]reference) (f Function) {
	r, at := d.r, d.r.Offset()
	f.Points = []Point{}
	r.Begin(fmt.Sprintf("function %d", number))
	distance, name := r.Distance("code", "from here to the function; relocated at link time")
	f.Address, f.Name = d.address+uint64(at)+uint64(int64(distance)), name
	f.Size = d.u32("code size", "bytes of the function")
	saved := r.Shown(1, "saved", "registers below the return address", func(v uint64) string {
		return savedNames(int64(v))
	})
	if saved&^(fromRBP|allRegs) != 0 {
		r.FailAt(r.Offset()-1, "saved", "0x%x", saved)
	}
	f.Saved, f.FromRBP = uint8(saved&allRegs), saved&fromRBP != 0
	f.Words = d.u32("frame size", "words to the return address")
	bytes := d.u32("points size", "bytes of the points")
	if r.Err() == nil && int64(r.Offset())+int64(bytes) > int64(limit) {
		r.Fail("points", "%s needed, %d left", source.Count(bytes, "byte"), limit-r.Offset())
	}
	f.Read = Bytes{at, r.Offset() - at}
	for end, last := r.Offset()+int(bytes), uint32(0); r.Err() == nil && r.Offset() < end; {
		at, n := r.Offset(), len(f.Points)
		diff := r.ULEB(fmt.Sprintf("point %d", n), "return address, from the one before",
			func(v uint64) string { return fmt.Sprintf("+0x%x", uint32(uint64(last)+v)) })
		offset := uint64(last) + diff
		if n > 0 && diff == 0 || offset > uint64(f.Size) {
			r.FailAt(at, fmt.Sprintf("point %d", n), "at %d of %d, after %d", offset, f.Size, last)
		}
		last = uint32(offset)
		to := r.Offset()
		ref := r.ULEB(fmt.Sprintf("point %d descriptor", n), "bytes after the first descriptor",
			nil)
		if r.Err() == nil && r.Offset() > end {
			r.FailAt(at, "points", "they do not end at %d", end)
		}
		*refs = append(*refs, reference{ref, to, number, n})
		f.Points = append(f.Points, Point{Offset: last, Read: Bytes{at, r.Offset() - at}})
	}
	r.End()
	return f
}

// u32 reads an unsigned number of at most 32 bits.
func (d *decoder) u32(field, meaning string) uint32 {
	at := d.r.Offset()
	v := d.r.ULEB(field, meaning, nil)
	if v > math.MaxUint32 {
		d.r.FailAt(at, field, "%d", v)
	}
	return uint32(v)
}

// descriptors reads the descriptors up to the padding and resolves the references to them.
func (d *decoder) descriptors(t *Table, origin, end int, refs []reference) {
	numbers, last := map[uint64]int{}, uint64(0)
	for _, ref := range refs {
		last = max(last, ref.offset)
	}
	for len(refs) > 0 && d.r.Err() == nil && d.r.Offset() < end &&
		uint64(d.r.Offset()-origin) <= last {
		numbers[uint64(d.r.Offset()-origin)] = len(t.Descriptors)
		t.Descriptors = append(t.Descriptors, d.descriptor(len(t.Descriptors), end))
	}
	for _, ref := range refs {
		n, ok := numbers[ref.offset]
		if !ok {
			d.r.FailAt(ref.at, "point descriptor", "no descriptor begins at %d", ref.offset)
			return
		}
		t.Functions[ref.function].Points[ref.point].Descriptor = n
	}
}

func (d *decoder) descriptor(number, end int) (out Descriptor) {
	r, at := d.r, d.r.Offset()
	out.Slots = []int32{}
	r.Begin(fmt.Sprintf("descriptor %d", number))
	flags := r.Shown(1, "flags", "what is live", func(v uint64) string {
		return fmt.Sprintf("0x%x", v)
	})
	if flags&^allFlags != 0 || flags&hasFirst != 0 && flags&hasWords == 0 {
		r.FailAt(at, "flags", "0x%x", flags)
	}
	first := int64(0)
	if flags&hasFirst != 0 {
		first = d.i32("first", "the word of the first bit", func(v int64) string {
			return wordName(int32(v))
		})
	}
	for more := flags&hasWords != 0; more && r.Err() == nil; first += wordsPerByte {
		more = d.words(&out, first)
	}
	if flags&hasRegisters != 0 {
		out.RegistersRead = Bytes{r.Offset(), 1}
		out.Registers = uint8(r.Shown(1, "registers", "hold references", func(v uint64) string {
			return registers(uint8(v))
		}))
		if out.Registers == 0 || out.Registers&^allRegs != 0 {
			r.FailAt(r.Offset()-1, "registers", "0x%x", out.Registers)
		}
	}
	if flags&hasDerived != 0 {
		d.pairs(&out)
	}
	if flags&hasDeopt != 0 {
		n := d.count("deopt operands", "that follow", 2)
		for i := 0; i < n && r.Err() == nil; i++ {
			at := r.Offset()
			out.Deopt = append(out.Deopt, d.deopt(i))
			out.DeoptRead = append(out.DeoptRead, Bytes{at, r.Offset() - at})
		}
	}
	if r.Offset() > end {
		r.FailAt(at, "descriptor", "it does not end at %d", end)
	}
	out.Read = Bytes{at, r.Offset() - at}
	r.End()
	return out
}

// i32 reads a signed number of at most 32 bits.
func (d *decoder) i32(field, meaning string, show func(int64) string) int64 {
	at := d.r.Offset()
	v := d.r.SLEB(field, meaning, show)
	if v < math.MinInt32 || v > math.MaxInt32 {
		d.r.FailAt(at, field, "%d", v)
		return 0
	}
	return v
}

// count reads a count of items that each take at least the given number of bytes.
func (d *decoder) count(field, meaning string, each int) int {
	at := d.r.Offset()
	n := d.r.ULEB(field, meaning, nil)
	if d.r.Err() == nil && (n == 0 || n > uint64(d.r.Left()/each)) {
		d.r.FailAt(at, field, "%d of them in %s", n, source.Count(d.r.Left(), "byte"))
	}
	return int(min(n, math.MaxInt32))
}

// words reads a byte of the bitmap, and reports whether another follows.
func (d *decoder) words(out *Descriptor, first int64) bool {
	at := d.r.Offset()
	b := d.r.Shown(1, "words", "hold references", func(v uint64) string {
		return wordNames(int(v), int32(first))
	})
	if first > math.MaxInt32-wordsPerByte {
		d.r.FailAt(at, "words", "word %d", first)
	}
	for i := range int32(wordsPerByte) {
		if b>>i&1 != 0 {
			out.Slots = append(out.Slots, int32(first)+i)
			out.SlotsRead = append(out.SlotsRead, Bytes{at, 1})
		}
	}
	return b&0x80 != 0
}

// pairs reads the derived pointers with their bases.
func (d *decoder) pairs(out *Descriptor) {
	n := d.count("derived pointers", "that follow, with their bases", 2)
	base := int64(0)
	for i := 0; i < n && d.r.Err() == nil; i++ {
		at := d.r.Offset()
		origin := base
		base += d.i32(fmt.Sprintf("base %d", i), "base of the next", func(v int64) string {
			return placeName(origin + v)
		})
		derived := base + d.i32(fmt.Sprintf("derived %d", i), "update it", func(v int64) string {
			return placeName(base + v)
		})
		pair := stackmap.RootPair{Base: d.place(at, base), Derived: d.place(at, derived)}
		out.Pairs = append(out.Pairs, pair)
		out.PairsRead = append(out.PairsRead, Bytes{at, d.r.Offset() - at})
	}
}

func (d *decoder) place(at int, n int64) stackmap.RootPlace {
	p := stackmap.RootPlace{Register: n&1 != 0, N: int32(n >> 1)}
	if p.Register && (n < 0 || n>>1 >= int64(len(stackmap.CalleeSaved))) ||
		n>>1 != int64(p.N) {
		d.r.FailAt(at, "place", "%d", n)
	}
	return p
}

// deopt reads a deopt operand.
func (d *decoder) deopt(i int) (l stackmap.Location) {
	r, at := d.r, d.r.Offset()
	kind := int(r.Shown(1, fmt.Sprintf("deopt operand %d", i), "its kind", func(v uint64) string {
		return fmt.Sprint(v)
	}))
	of := kind &^ ownRegister
	if of > deoptAddress || kind&ownRegister != 0 && of < deoptMemory {
		r.FailAt(at, "deopt operand", "kind %d", kind)
	}
	l.DwarfReg, l.Size = FrameRegister, 8
	if of == deoptRegister || kind&ownRegister != 0 {
		at := r.Offset()
		n := r.ULEB("register", "its number in DWARF", func(v uint64) string {
			return stackmap.RegisterName(uint16(v))
		})
		if n >= FrameRegister {
			r.FailAt(at, "register", "%d", n)
		}
		l.DwarfReg = uint16(n)
	}
	if of == deoptRegister || of == deoptMemory {
		at := r.Offset()
		n := r.ULEB("size", "bytes of the value", nil)
		if n > math.MaxUint16 {
			r.FailAt(at, "size", "%d", n)
		}
		l.Size = uint16(n)
	}
	number := func(v int64) string { return fmt.Sprint(v) }
	switch of {
	case deoptConstant:
		l = stackmap.OfConstant(r.SLEB("value", "of the constant", number))
	case deoptRegister:
		l.Kind = stackmap.Register
	case deoptMemory:
		l.Kind = stackmap.Indirect
		l.Offset = int32(d.i32("offset", "bytes from the register", number))
	case deoptAddress:
		l.Kind = stackmap.Direct
		l.Offset = int32(d.i32("offset", "bytes from the register", number))
	}
	return l
}
