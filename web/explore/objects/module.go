package objects

import (
	"fmt"
	"sort"

	"statepoint/core/location"
	"statepoint/core/provenance"
	"statepoint/lower"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/image"
	"statepoint/stackmap"
	"statepoint/stackmap/rootmap"
)

// MaxCode bounds the code of a file that is shown as instructions, in bytes. Functions with records
// come first.
const MaxCode = 1 << 20

// builder makes a compiled module from an image.
type builder struct {
	im   *image.Image
	maps *image.Maps
	ids  provenance.Counter
	res  *lower.Result
	rows []lower.Row

	numbers map[uint64]int // of functions in res.Funcs, by address
	addrs   []uint64       // of res.Funcs
	frames  []*frame       // of res.Funcs
	texts   [][]image.Instruction
	starts  []uint64 // of the functions of the map
	owner   map[int]int
	calls   map[int]*lower.Inst // instructions that records follow
	loose   []int               // records of no known function
	nobody  int                 // number of the function for them, -1 until it is needed
	holds   map[provenance.ID][]provenance.ID
	left    int // functions that are not shown
}

// build makes the module.
func build(im *image.Image, maps *image.Maps, syntax image.Syntax) *builder {
	b := &builder{im: im, maps: maps, numbers: map[uint64]int{}, owner: map[int]int{},
		calls: map[int]*lower.Inst{}, nobody: -1, holds: map[provenance.ID][]provenance.ID{},
		res: &lower.Result{Module: code.Module{Roots: &rootmap.Map{}}}}
	b.functions()
	b.records()
	b.readFrames()
	for i := range b.res.Funcs {
		b.decode(i, syntax)
	}
	b.follow()
	for i := range b.res.Funcs {
		b.layOut(i)
	}
	b.linkRecords()
	b.linkSlots()
	b.tables()
	b.write()
	return b
}

// functions adds the functions that the file names, up to the limit: for a linked file, which
// includes library functions, only those with records.
func (b *builder) functions() {
	recorded := map[uint64]bool{}
	for _, p := range b.maps.Points() {
		if p.Function >= 0 {
			recorded[p.Maps.Address(p.Map, p.Function)] = true
		}
	}
	last, bytes := ^uint64(0), uint64(0)
	for _, s := range b.im.Functions() {
		if s.Addr == last || !s.Section.Exec {
			continue
		}
		last = s.Addr
		if !recorded[s.Addr] && (b.im.Kind != image.Relocatable || bytes+s.Size > MaxCode) {
			b.left++
			continue
		}
		bytes += s.Size
		b.add(s.Name, s.Addr, min(s.Size, s.Section.End()-s.Addr))
	}
}

// add adds a function and returns its number.
func (b *builder) add(name string, at, size uint64) int {
	n := len(b.res.Funcs)
	b.numbers[at] = n
	b.addrs = append(b.addrs, at)
	b.frames = append(b.frames, &frame{})
	b.texts = append(b.texts, nil)
	text := b.bytes(at, int(min(size, MaxCode)))
	b.res.Funcs = append(b.res.Funcs, lower.Func{Name: name, ID: b.ids.Next(),
		Offset: uint32(len(b.res.Text)), Size: uint32(len(text))})
	b.res.Text = append(b.res.Text, text...)
	return n
}

// bytes are those in the file: fields that the linker fills in are 0.
func (b *builder) bytes(at uint64, n int) []byte {
	s := b.im.At(at)
	if s == nil || at-s.Addr >= uint64(len(s.Raw)) {
		return nil
	}
	raw := s.Raw[at-s.Addr:]
	return raw[:min(n, len(raw))]
}

// function returns the number of the function at an address, and adds it if it is new: a stripped
// file names none.
func (b *builder) function(at uint64, f *stackmap.Function) int {
	if n, ok := b.numbers[at]; ok {
		return n
	}
	name, size := f.Name(), uint64(0)
	switch {
	case name != "":
	case b.im.Kind == image.Raw:
		name = fmt.Sprintf("function %d", at&^rawFunction)
	default:
		name = fmt.Sprintf("0x%x", at)
	}
	if s := b.im.FunctionAt(at); s != nil {
		size = s.Size
	} else if s := b.im.At(at); s != nil && s.Exec {
		end := s.End()
		for _, next := range b.starts {
			if next > at {
				end = min(end, next)
			}
		}
		size = end - at
	}
	return b.add(name, at, size)
}

// unknown is the number of the function under which records without a known function are shown.
func (b *builder) unknown() int {
	if b.nobody < 0 {
		b.nobody = b.add("(unknown)", ^uint64(0), 0)
	}
	return b.nobody
}

// decode disassembles a function.
func (b *builder) decode(n int, syntax image.Syntax) {
	f := &b.res.Funcs[n]
	for at := uint32(0); at < f.Size; {
		in, ok := b.im.Decode(b.addrs[n]+uint64(at), syntax)
		if !ok || at+uint32(in.Size) > f.Size {
			in = image.Instruction{Size: 1,
				Text: fmt.Sprintf(".byte 0x%02x", b.res.Text[f.Offset+at])}
			if !b.im.Machine.Decodes() {
				in.Size = int(min(f.Size-at, 8))
				in.Text = ".byte"
			}
		}
		f.Insts = append(f.Insts, lower.Inst{Offset: at, Size: uint32(in.Size), ID: b.ids.Next(),
			Inst: amd64.Inst{Op: operation(in.Name)}})
		f.Instructions, f.Longest = f.Instructions+1, max(f.Longest, uint32(in.Size))
		b.texts[n] = append(b.texts[n], in)
		at += uint32(in.Size)
	}
}

// follow finds the instruction that each record follows.
func (b *builder) follow() {
	for record, fn := range b.owner {
		f := &b.res.Funcs[fn]
		off := b.res.Map.Records[record].Offset
		i := sort.Search(len(f.Insts), func(i int) bool { return f.Insts[i].Offset >= off })
		if i > 0 && f.Insts[i-1].Offset+f.Insts[i-1].Size == off {
			b.calls[record] = &f.Insts[i-1]
		}
	}
	for record := range b.res.Map.Records { // of several records at one call the first
		if in := b.calls[record]; in != nil && in.Record == 0 {
			in.Record = int32(record) + 1
		}
	}
}

func (b *builder) link(l lower.Link) { b.res.Links = append(b.res.Links, l) }

// linkSlots links slots to the values that they hold.
func (b *builder) linkSlots() {
	for n := range b.res.Funcs {
		f := &b.res.Funcs[n]
		for i := range f.Insts {
			in := &f.Insts[i]
			b.link(lower.Link{ID: in.ID, Kind: provenance.KindMachine, At: in.At, Func: int32(n)})
		}
		for i := range f.Frame.Slots {
			s := &f.Frame.Slots[i]
			if s.Kind == location.SlotReturn {
				continue
			}
			b.link(lower.Link{ID: s.ID, Kind: provenance.KindSlot, From: b.holds[s.ID],
				Func: int32(n), Label: b.slotLabel(n, s)})
		}
	}
}

// tables adds what is shown after the first section of stack maps: further ones, tables of roots,
// return address tables, and the words of stack objects that hold references.
func (b *builder) tables() {
	add := func(what, section string, a *stackmap.Annotation) {
		if a != nil {
			b.res.Printed = append(b.res.Printed, lower.PrintedTable{Strategy: what,
				Bytes: []code.PrintedBytes{{Section: section, Contents: a}}})
		}
	}
	for i, s := range b.maps.Stack {
		if i > 0 {
			add(fmt.Sprintf("Stack maps, section %d", i+1), s.Section.Name, s.Annotation)
		}
	}
	for i := range b.maps.Roots {
		r := &b.maps.Roots[i]
		what := "Roots, in the format " + r.Format
		if r.GCMap != nil {
			what = "Roots of " + r.GCMap.Name
		}
		add(what, r.Section, r.Annotation)
	}
	add("Return addresses", stackmap.TableSectionName, b.maps.Table)
	add("Words of stack objects", stackmap.RegionSectionName, b.maps.Regions)
}
