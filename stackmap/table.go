package stackmap

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"sort"

	"statepoint/core/source"
)

// Names of the sections that hold return address tables. Linkers that see a section whose name is
// an identifier of C define the symbols __start_statepoint_table and __stop_statepoint_table around
// all of it.
const (
	// TableSectionName is the ELF section; its alignment is 4 and its only flag is alloc.
	TableSectionName = "statepoint_table"
	// RegionSectionName is the section of tables of regions: return address tables whose frames
	// list the words of stack objects that hold references, for readers of the stack map, which has
	// only the addresses of such objects.
	RegionSectionName = "statepoint_regions"
	// TableMagicValue begins a table: "SPRT" read as a little-endian number.
	TableMagicValue = 0x54525053
	// TableV1 is the version of the format.
	TableV1 = 1
)

// pageSize is the number of bytes of code per page of a table.
const pageSize = 256

// Table is a return address table: the contribution of one compilation to the section, described in
// TABLE.md. Linking concatenates several.
type Table struct {
	// TextSize is the number of bytes of code that the table covers, from the start of the code;
	// every point is below.
	TextSize uint32
	// Points are the return addresses, in ascending order of offset.
	Points []Point
	// Frames are the distinct frames of the points.
	Frames []FrameRoots
}

// Point is one return address.
type Point struct {
	// Offset is from the start of the code.
	Offset uint32
	// Frame indexes Table.Frames.
	Frame int32
	// Prov is the caller's provenance id of the record.
	Prov uint32
}

// FrameRoots has the size of a frame and the locations of its references at one of the frame's
// points.
type FrameRoots struct {
	// FromRBP is set if words are relative to RBP, because the frame's size is not fixed; else they
	// are relative to RSP after the call.
	FromRBP bool
	// Size is the number of words between there and the return address.
	Size uint32
	// Saved are the registers that the frame saved, as bits by index in CalleeSaved: in that order,
	// directly below the return address.
	Saved uint8
	// Registers are the registers that hold references, as bits by index in CalleeSaved.
	Registers uint8
	// Slots are the words that hold references, ascending. They include those that are only bases.
	Slots []int32
	// Pairs are the derived pointers with their bases, each of which is among Slots or Registers.
	Pairs []RootPair
}

// RootPair is a derived pointer and its base: their distance does not change when the collector
// moves the object.
type RootPair struct{ Base, Derived RootPlace }

// RootPlace is a register or a word of the frame.
type RootPlace struct {
	// Register is set if N is an index in CalleeSaved, clear if it is a word.
	Register bool
	N        int32
}

// CalleeSaved are the DWARF numbers of the callee-saved registers, in the order in which a frame
// saves them: rbp, r15, r14, r13, r12, rbx.
var CalleeSaved = [6]uint16{6, 15, 14, 13, 12, 3}

// calleeSavedIndex is the inverse of CalleeSaved, -1 for other registers.
func calleeSavedIndex(dwarf uint16) int32 { return int32(slices.Index(CalleeSaved[:], dwarf)) }

// TableFunction has the data about a function that its map lacks.
type TableFunction struct {
	// Offset is the start of the function, in bytes from the start of the code.
	Offset uint32
	// Saved are the DWARF numbers of the registers that it saves, starting below the return address
	// and going down.
	Saved []uint16
	// Regions are the words of stack objects that hold references, ascending by offset.
	Regions []RegionWords
}

// RegionWords are the words of stack objects that hold references at one record.
type RegionWords struct {
	// Offset is that of the record, in bytes from the start of the function.
	Offset uint32
	Words  []Location
}

// regions are the words at a record.
func (f *TableFunction) regions(r *Record) []Location {
	i := sort.Search(len(f.Regions), func(i int) bool { return f.Regions[i].Offset >= r.Offset })
	if i == len(f.Regions) || f.Regions[i].Offset != r.Offset {
		return nil
	}
	return f.Regions[i].Words
}

const (
	dwarfRBP = 6
	dwarfRSP = 7
)

// NewRegionTable is NewTable with only the words of stack objects, for the records that have any.
func NewRegionTable(m *Map, functions []TableFunction, textSize uint32) (*Table, error) {
	return newTable(m, functions, textSize, true)
}

// NewTable builds the table of a map; functions describes each of the map's functions. It omits
// records of stackmap and patchpoint. It fails if a reference is in a location that a table cannot
// express: the table's frames are those that package lower creates.
func NewTable(m *Map, functions []TableFunction, textSize uint32) (*Table, error) {
	return newTable(m, functions, textSize, false)
}

func newTable(m *Map, functions []TableFunction, textSize uint32, regions bool) (*Table, error) {
	if len(functions) != len(m.Functions) {
		return nil, fmt.Errorf("stackmap: %s described, the map has %d",
			source.Count(len(functions), "function"),
			len(m.Functions))
	}
	b := tableBuilder{t: &Table{TextSize: textSize}, seen: map[string]int32{}, regions: regions,
		version: m.Version}
	var err error
	m.Each(func(f, r int) {
		if err != nil {
			return
		}
		rec := &m.Records[r]
		if f < 0 {
			err = fmt.Errorf("stackmap: record %d: its function is not known", r)
			return
		}
		if rec.Form == FormPlain || regions && functions[f].regions(rec) == nil {
			return
		}
		if e := b.add(&m.Functions[f], &functions[f], rec); e != nil {
			err = fmt.Errorf("stackmap: record %d: %w", r, e)
		}
	})
	if err != nil {
		return nil, err
	}
	b.t.sort()
	for i := 1; i < len(b.t.Points); i++ {
		if b.t.Points[i].Offset == b.t.Points[i-1].Offset {
			return nil, fmt.Errorf("stackmap: two records for the return address at %d",
				b.t.Points[i].Offset)
		}
	}
	return b.t, nil
}

// sort sorts the points; they are already sorted if functions were compiled in order.
func (t *Table) sort() {
	byOffset := func(i, j int) bool { return t.Points[i].Offset < t.Points[j].Offset }
	if !sort.SliceIsSorted(t.Points, byOffset) {
		sort.SliceStable(t.Points, byOffset)
	}
	if n := len(t.Points); n > 0 {
		t.TextSize = max(t.TextSize, t.Points[n-1].Offset+1)
	}
}

// Lookup finds the frame of a return address, given as an offset from the start of the code; nil if
// the table has none.
func (t *Table) Lookup(offset uint32) *FrameRoots {
	i := sort.Search(len(t.Points), func(i int) bool { return t.Points[i].Offset >= offset })
	if i == len(t.Points) || t.Points[i].Offset != offset {
		return nil
	}
	return &t.Frames[t.Points[i].Frame]
}

// tableBuilder collects points, and frames by their encoding.
type tableBuilder struct {
	// regions is set if frames have only the words of stack objects.
	regions bool
	version uint8 // of the map

	t    *Table
	seen map[string]int32
	key  []byte
}

func (b *tableBuilder) add(fn *Function, where *TableFunction, r *Record) error {
	f, err := rootsOf(fn, where, r, b.version, b.regions)
	if err != nil {
		return err
	}
	b.key = f.append(b.key[:0])
	i, ok := b.seen[string(b.key)]
	if !ok {
		i = int32(len(b.t.Frames))
		b.seen[string(b.key)] = i
		b.t.Frames = append(b.t.Frames, f)
	}
	offset := uint64(where.Offset) + uint64(r.Offset)
	if offset >= math.MaxUint32 {
		return fmt.Errorf("return address %s into the code, and a table holds 32 bits",
			source.Count(offset, "byte"))
	}
	b.t.Points = append(b.t.Points, Point{Offset: uint32(offset), Frame: i, Prov: r.Prov})
	return nil
}

// RootsOf describes a frame of a function stopped at the call of a record. It fails if a reference
// is in a place that FrameRoots cannot name.
func RootsOf(fn *Function, where *TableFunction, r *Record) (FrameRoots, error) {
	return rootsOf(fn, where, r, V3, false)
}

// rootsOf is RootsOf for a record of a map of the given version; with regions set it lists only the
// words of stack objects.
func rootsOf(fn *Function, where *TableFunction, r *Record, version uint8, regions bool) (
	f FrameRoots, err error) {
	form := r.Form
	if form == FormUnknown {
		form = Infer(r, version)
	}
	p, err := r.split(form)
	if err != nil {
		return f, err
	}
	base := uint16(dwarfRSP)
	switch {
	case fn.StackSize == DynamicStackSize:
		f.FromRBP, f.Size, base = true, 1, dwarfRBP
	case fn.StackSize%8 != 0 || fn.StackSize/8 > math.MaxUint32:
		return f, fmt.Errorf("a frame of %s", source.Count(fn.StackSize, "byte"))
	default:
		f.Size = uint32(fn.StackSize / 8)
	}
	saved := where.Saved
	if regions {
		saved = nil
	}
	for i, reg := range saved {
		k := calleeSavedIndex(reg)
		if k < 0 || f.Saved>>k != 0 {
			return f, fmt.Errorf("register %s is saved as number %d, out of order",
				RegisterName(reg), i)
		}
		f.Saved |= 1 << k
	}
	words := where.regions(r)
	for i := range words {
		if err := f.pair(&words[i], &words[i], base); err != nil {
			return f, fmt.Errorf("a word of a stack object: %w", err)
		}
	}
	for i := p.gc; i < p.allocas && !regions; i += 2 {
		if err := f.pair(&r.Locations[i], &r.Locations[i+1], base); err != nil {
			return f, fmt.Errorf("location %d: %w", i, err)
		}
	}
	sort.Slice(f.Slots, func(i, j int) bool { return f.Slots[i] < f.Slots[j] })
	f.Slots = slices.Compact(f.Slots)
	sort.Slice(f.Pairs, func(i, j int) bool {
		x, y := f.Pairs[i], f.Pairs[j]
		return cmp.Or(cmp.Compare(x.Derived.number(), y.Derived.number()),
			cmp.Compare(x.Base.number(), y.Base.number())) < 0
	})
	f.Pairs = slices.Compact(f.Pairs)
	return f, nil
}

// pair adds a (base, derived) pair, for vectors word by word. Constants are null and need no entry,
// and neither do the addresses of stack objects.
func (f *FrameRoots) pair(base, derived *Location, frame uint16) error {
	stays := func(l *Location) bool { return l.IsConstant() || l.Kind == Direct }
	if stays(derived) || stays(base) {
		return nil
	}
	if base.Size != derived.Size {
		return fmt.Errorf("a base of %s with a pointer of %d", source.Count(base.Size, "byte"),
			derived.Size)
	}
	if base.Size == 0 || base.Size%8 != 0 {
		return fmt.Errorf("a reference of %s", source.Count(base.Size, "byte"))
	}
	for w := int32(0); w < int32(derived.Size/8); w++ {
		b, err := placeOf(base, w, frame)
		if err != nil {
			return err
		}
		d, err := placeOf(derived, w, frame)
		if err != nil {
			return err
		}
		if b.Register {
			f.Registers |= 1 << b.N
		} else {
			f.Slots = append(f.Slots, b.N)
		}
		if b != d {
			f.Pairs = append(f.Pairs, RootPair{b, d})
		}
	}
	return nil
}

func placeOf(l *Location, word int32, frame uint16) (RootPlace, error) {
	switch {
	case l.Kind == Register && l.Size == 8 && l.Offset == 0 && calleeSavedIndex(l.DwarfReg) >= 0:
		return RootPlace{true, calleeSavedIndex(l.DwarfReg)}, nil
	case l.Kind == Indirect && l.DwarfReg == frame && l.Offset%8 == 0:
		return RootPlace{false, l.Offset/8 + word}, nil
	}
	return RootPlace{}, fmt.Errorf("a reference in %s, which a table cannot name", l)
}

// number is the encoding of a place: words are even, registers odd.
func (p RootPlace) number() int64 {
	n := int64(p.N) * 2
	if p.Register {
		n++
	}
	return n
}
