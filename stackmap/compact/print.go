package compact

import (
	"fmt"
	"sort"

	"statepoint/stackmap"
	"statepoint/stackmap/rootmap"
)

// SectionName is the section of the tables. Linkers define __start_statepoint_compact and
// __stop_statepoint_compact around all of them.
const SectionName = "statepoint_compact"

// magic begins a table: "SPC" and the version, 1.
const magic = 'S' | 'P'<<8 | 'C'<<16 | 1<<24

// headSize is the number of bytes before the functions.
const headSize = 12

// The flags of a descriptor, and those in the byte of a function's saved registers.
const (
	hasWords     = 1 << 0
	hasFirst     = 1 << 1
	hasRegisters = 1 << 2
	hasDerived   = 1 << 3
	hasDeopt     = 1 << 4
	allFlags     = 1<<5 - 1

	fromRBP = 1 << 6
	allRegs = 1<<6 - 1
)

// Kinds of deopt operands; ownRegister says that the register to which the place is relative
// follows.
const (
	deoptConstant = iota
	deoptRegister
	deoptMemory
	deoptAddress
	ownRegister = 4
)

// wordsPerByte is the number of words of a frame that a byte of the bitmap covers.
const wordsPerByte = 7

// Printer writes the tables: one for each set of functions that linkers keep or drop together.
type Printer struct{}

// Begin writes nothing.
func (Printer) Begin(*rootmap.Writer, *rootmap.Map) error { return nil }

// Complete implements [rootmap.Complete].
func (Printer) Complete(p *rootmap.Point) bool { return rootmap.NoID(p) }

// Finish writes the tables.
func (Printer) Finish(w *rootmap.Writer, m *rootmap.Map) error {
	var sections []rootmap.Section
	tables := map[rootmap.Section]*table{}
	for i := range m.Functions {
		f := &m.Functions[i]
		s := rootmap.ReadOnly(SectionName)
		s.Group, s.Loose = f.Group, f.Loose
		t := tables[s]
		if t == nil {
			t = &table{numbers: map[string]int{}}
			tables[s] = t
			sections = append(sections, s)
		}
		if err := t.add(f); err != nil {
			return err
		}
	}
	for _, s := range sections {
		if t := tables[s]; len(t.functions) > 0 {
			w.Section(s)
			t.write(w)
		}
	}
	return nil
}

// table is one table before it is written.
type table struct {
	functions   []function
	descriptors []descriptor
	numbers     map[string]int // of descriptors, by their bytes
}

type function struct {
	*rootmap.Function
	frame  stackmap.FrameRoots // what is the same at all points
	points []point
}

type point struct {
	offset, prov uint32
	descriptor   int
}

// descriptor is what points share: items in the order in which they are written.
type descriptor struct {
	items  []*rootmap.Item
	size   int
	used   int    // number of points that use it
	prov   uint32 // of the point, if it is one
	offset int    // from the first descriptor
}

// add adds the points of a function.
func (t *table) add(f *rootmap.Function) error {
	fn := function{Function: f}
	for i := range f.Points {
		p := &f.Points[i]
		if p.Kind != rootmap.PostCall {
			continue
		}
		roots, err := f.References(p)
		if err != nil {
			return err
		}
		items, err := describe(f, p, &roots)
		if err != nil {
			return err
		}
		fn.frame = roots
		var key []byte
		for _, it := range items {
			key = it.Append(key)
		}
		n, known := t.numbers[string(key)]
		if !known {
			n = len(t.descriptors)
			t.numbers[string(key)] = n
			t.descriptors = append(t.descriptors, descriptor{items: items, size: len(key)})
		}
		d := &t.descriptors[n]
		if d.used, d.prov = d.used+1, p.Prov; d.used > 1 {
			d.prov = 0
		}
		fn.points = append(fn.points, point{p.Offset, p.Prov, n})
	}
	if len(fn.points) > 0 {
		t.functions = append(t.functions, fn)
	}
	return nil
}

// describe makes the items of a descriptor.
func describe(f *rootmap.Function, p *rootmap.Point, roots *stackmap.FrameRoots) (
	[]*rootmap.Item, error) {
	var deopt []stackmap.Location
	if p.Record != nil {
		s, err := p.Record.Statepoint()
		if err != nil {
			return nil, &rootmap.Error{Function: f.Name, Problem: err.Error()}
		}
		deopt = s.Deopt
	}
	var w rootmap.Writer
	flags, first := 0, int32(0)
	if len(roots.Slots) > 0 {
		flags |= hasWords
		if first = roots.Slots[0]; first >= 0 && first < wordsPerByte {
			first = 0
		} else {
			flags |= hasFirst
		}
	}
	if roots.Registers != 0 {
		flags |= hasRegisters
	}
	if len(roots.Pairs) > 0 {
		flags |= hasDerived
	}
	if len(deopt) > 0 {
		flags |= hasDeopt
	}
	w.Int(1, int64(flags)).As(fmt.Sprintf("0x%x", flags)).Called("flags", flagsMeaning(flags))
	if flags&hasFirst != 0 {
		w.SLEB(int64(first)).As(wordName(first)).Called("first", "the word of the first bit")
	}
	bitmap(&w, roots.Slots, first)
	if roots.Registers != 0 {
		w.Int(1, int64(roots.Registers)).As(registers(roots.Registers)).
			Called("registers", "hold references")
	}
	pairs(&w, roots.Pairs)
	if len(deopt) > 0 {
		w.ULEB(uint64(len(deopt))).Called("deopt operands", "that follow")
	}
	for i := range deopt {
		if err := deoptOperand(&w, f, &deopt[i], i); err != nil {
			return nil, err
		}
	}
	return w.Items(), nil
}

// bitmap writes the words that hold references, counted from the first.
func bitmap(w *rootmap.Writer, slots []int32, first int32) {
	for len(slots) > 0 {
		b, n := 0, 0
		for ; n < len(slots) && slots[n]-first < wordsPerByte; n++ {
			b |= 1 << (slots[n] - first)
		}
		slots = slots[n:]
		if len(slots) > 0 {
			b |= 0x80
		}
		w.Int(1, int64(b)).As(wordNames(b, first)).Called("words", "hold references")
		first += wordsPerByte
	}
}

// pairs writes the derived pointers with their bases.
func pairs(w *rootmap.Writer, all []stackmap.RootPair) {
	if len(all) == 0 {
		return
	}
	sorted := append([]stackmap.RootPair(nil), all...)
	sort.Slice(sorted, func(i, j int) bool {
		a, b := sorted[i], sorted[j]
		if a.Base != b.Base {
			return number(a.Base) < number(b.Base)
		}
		return number(a.Derived) < number(b.Derived)
	})
	w.ULEB(uint64(len(sorted))).Called("derived pointers", "that follow, with their bases")
	last := int64(0)
	for i, p := range sorted {
		base, derived := number(p.Base), number(p.Derived)
		w.SLEB(base-last).As(placeName(base)).Called(fmt.Sprintf("base %d", i),
			"base of the next")
		w.SLEB(derived-base).As(placeName(derived)).Called(fmt.Sprintf("derived %d", i),
			"update it, keeping its distance from the base")
		last = base
	}
}

// number is how a place is written: words are even, registers odd.
func number(p stackmap.RootPlace) int64 {
	if p.Register {
		return 2*int64(p.N) + 1
	}
	return 2 * int64(p.N)
}

// deoptOperand writes the place of a deopt operand.
func deoptOperand(w *rootmap.Writer, f *rootmap.Function, l *stackmap.Location, i int) error {
	kind := 0
	switch l.Kind {
	case stackmap.Register:
		kind = deoptRegister
	case stackmap.Indirect:
		kind = deoptMemory
	case stackmap.Direct:
		kind = deoptAddress
	case stackmap.Constant:
		kind = deoptConstant
	default:
		return &rootmap.Error{Function: f.Name, Problem: "a deopt operand is " + l.String()}
	}
	frame := uint16(stackmap.RSP)
	if f.FrameSize == rootmap.DynamicFrame {
		frame = stackmap.RBP
	}
	if (kind == deoptMemory || kind == deoptAddress) && l.DwarfReg != frame {
		kind |= ownRegister
	}
	w.Int(1, int64(kind)).Called(fmt.Sprintf("deopt operand %d", i), deoptMeaning(kind))
	if kind == deoptRegister || kind&ownRegister != 0 {
		w.ULEB(uint64(l.DwarfReg)).As(stackmap.RegisterName(l.DwarfReg)).
			Called("register", "its number in DWARF")
	}
	if kind == deoptRegister || kind&^ownRegister == deoptMemory {
		w.ULEB(uint64(l.Size)).Called("size", "bytes of the value")
	}
	switch kind &^ ownRegister {
	case deoptConstant:
		w.SLEB(l.Value).Called("value", "of the constant")
	case deoptMemory, deoptAddress:
		w.SLEB(int64(l.Offset)).Called("offset", "bytes from the register")
	}
	return nil
}

// write writes the table: descriptors that many points share have the smallest offsets.
func (t *table) write(w *rootmap.Writer) {
	order := make([]int, len(t.descriptors))
	for i := range order {
		order[i] = i
	}
	sort.SliceStable(order, func(i, j int) bool {
		return t.descriptors[order[i]].used > t.descriptors[order[j]].used
	})
	pool := 0
	for _, n := range order {
		t.descriptors[n].offset = pool
		pool += t.descriptors[n].size
	}
	lists, at := make([][]*rootmap.Item, len(t.functions)), headSize
	for i := range t.functions {
		lists[i] = t.list(&t.functions[i])
		for _, it := range lists[i] {
			at += len(it.Append(nil))
		}
	}
	size := (at + pool + 3) &^ 3
	w.Align(4)
	w.Begin("table", 0)
	w.Int(4, magic).As("SPC 1").Called("magic", "begins a table, version 1")
	w.Int(4, int64(size)).Called("size", "bytes of the table: another may follow")
	w.Int(4, int64(at)).Called("descriptors", "where they begin, from the start of the table")
	for i := range t.functions {
		w.Begin(fmt.Sprintf("function %d", i), t.functions[i].Prov)
		w.Copy(lists[i])
		w.End()
	}
	for i, n := range order {
		w.Begin(fmt.Sprintf("descriptor %d", i), t.descriptors[n].prov)
		w.Copy(t.descriptors[n].items)
		w.End()
	}
	w.Align(4)
	w.End()
}

// list makes the items of a function.
func (t *table) list(f *function) []*rootmap.Item {
	var points rootmap.Writer
	last := uint32(0)
	for i, p := range f.points {
		points.ULEB(uint64(p.offset-last)).As(fmt.Sprintf("+0x%x", p.offset)).From(p.prov).
			Called(fmt.Sprintf("point %d", i), "return address, from the one before")
		d := &t.descriptors[p.descriptor]
		points.ULEB(uint64(d.offset)).From(p.prov).
			Called(fmt.Sprintf("point %d descriptor", i), "bytes after the first descriptor")
		last = p.offset
	}
	size := 0
	for _, it := range points.Items() {
		size += len(it.Append(nil))
	}
	var w rootmap.Writer
	w.Distance(f.Start()).Called("code", "from here to the function; relocated at link time")
	w.ULEB(uint64(f.Size)).Called("code size", "bytes of the function")
	saved, base := int64(f.frame.Saved), "rsp"
	if f.frame.FromRBP {
		saved, base = saved|fromRBP, "rbp"
	}
	w.Int(1, saved).As(savedNames(saved)).
		Called("saved", "registers below the return address; words count from "+base)
	w.ULEB(uint64(f.frame.Size)).Called("frame size", "words from "+base+" to the return address")
	w.ULEB(uint64(size)).Called("points size", "bytes of the points")
	w.Copy(points.Items())
	return w.Items()
}
