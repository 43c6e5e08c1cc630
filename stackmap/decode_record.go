package stackmap

import (
	"sort"

	"statepoint/core/source"
)

func (d *decoder) function(m *Map, i, records int, counted *int) error {
	f := &m.Functions[i]
	d.begin(GroupFunction, i)
	at := d.off
	f.Address = d.u64(FunctionAddress, 0)
	if r, ok := d.relocation(uint64(at)); ok {
		f.Symbol, f.Address = r.Symbol, uint64(r.Addend)
	}
	if f.Symbol == "" && d.opts.Names != nil {
		f.Label = d.opts.Names(f.Address)
	}
	f.StackSize = d.u64(FunctionStackSize, 0)
	f.Records = UnknownCount
	if m.Version != V1 {
		n := d.get64(d.data[d.off:])
		if n > uint64(records-*counted) {
			return d.fail("function["+itoa(uint64(i))+"].records", "%s, %d are left",
				source.Count(n, "record"),
				records-*counted)
		}
		f.Records = int(n)
		*counted += int(n)
		d.u64(FunctionRecords, 0)
	}
	d.end()
	return nil
}

// relocation finds the relocation at an offset of the section.
func (d *decoder) relocation(off uint64) (Relocation, bool) {
	rs := d.opts.Relocations
	i := sort.Search(len(rs), func(i int) bool { return rs[i].Offset >= off })
	if i < len(rs) && rs[i].Offset == off {
		return rs[i], true
	}
	return Relocation{}, false
}

func (d *decoder) record(m *Map, i int, lay layout) error {
	r := &m.Records[i]
	path := func(field string) string { return "record[" + itoa(uint64(i)) + "]" + field }
	d.begin(GroupRecord, i)
	if d.left() < recordHeaderSize {
		return d.need(recordHeaderSize, path(""))
	}
	r.ID = d.u64(RecordID, 0)
	r.Offset = d.u32(RecordOffset)
	d.u16(RecordReserved)
	n := int(d.get16(d.data[d.off:]))
	// The bytes after the locations belong to the record too: at least the 4 bytes of the live-out
	// count.
	if d.off+2+lay.recordSize(n, 0)-recordHeaderSize > len(d.data) {
		return d.fail(path(".locations"), "room needed for %s is %s, %d are left",
			source.Count(n, "location"),
			source.Count(n*lay.locationSize, "byte"), d.left()-2)
	}
	d.u16(NumLocations)
	if n > 0 {
		r.Locations = make([]Location, n)
	}
	for j := range r.Locations {
		if err := d.location(m, &r.Locations[j], i, j, lay); err != nil {
			r.Locations = r.Locations[:j]
			return err
		}
	}
	if lay.wide {
		d.padding(LocationsPadding)
	}
	d.u16(LiveOutsPadding)
	n = int(d.get16(d.data[d.off:]))
	if end := align8(d.off + 2 + 4*n); end > len(d.data) {
		return d.fail(path(".liveouts"),
			"room needed for %s is %s with padding, %d are left", source.Count(n, "live-out"),
			source.Count(end-d.off-2, "byte"),
			d.left()-2)
	}
	d.u16(NumLiveOuts)
	if n > 0 {
		r.LiveOuts = make([]LiveOut, n)
	}
	for j := range r.LiveOuts {
		l := &r.LiveOuts[j]
		d.begin(GroupLiveOut, j)
		l.DwarfReg = d.u16(LiveOutRegister)
		d.u8(LiveOutReserved)
		l.Size = d.u8(LiveOutSize)
		d.end()
	}
	d.padding(RecordPadding)
	d.end()
	if r.Form = d.opts.Form; r.Form == FormUnknown ||
		r.Form == FormStatepoint36 && m.Version != V1 {
		r.Form = Infer(r, m.Version)
	}
	return nil
}

func (d *decoder) location(m *Map, l *Location, i, j int, lay layout) error {
	path := func(field string) string {
		return "record[" + itoa(uint64(i)) + "].location[" + itoa(uint64(j)) + "]" + field
	}
	d.begin(GroupLocation, j)
	if k := Kind(d.data[d.off]); k < Register || k > ConstIndex {
		return d.fail(path(".kind"), "no kind %d; known are 1 to 5", k)
	}
	l.Kind = Kind(d.u8(LocationKind))
	if lay.wide {
		d.u8(LocationReserved)
		l.Size = d.u16(LocationSize)
		l.DwarfReg = d.u16(LocationRegister)
		d.u16(LocationReserved2)
	} else {
		l.Size = uint16(d.u8(LocationSize))
		l.DwarfReg = d.u16(LocationRegister)
	}
	v := int32(d.get32(d.data[d.off:]))
	switch l.Kind {
	case Constant:
		l.Value = int64(v)
	case ConstIndex:
		if v < 0 || int(v) >= len(m.Constants) {
			return d.fail(path(".offset"), "constant %d of a pool of %d", v, len(m.Constants))
		}
		l.Offset, l.Value = v, int64(m.Constants[v])
	default:
		l.Offset = v
	}
	d.i32(LocationOffset)
	d.end()
	return nil
}

// attribute assigns the records of a version 1 map to functions, which the format does not record.
// Records are in address order within a function and each function has at least one, so a new
// function starts wherever an offset decreases. If that yields as many groups as there are
// functions the assignment is certain; otherwise it stays unknown.
func (m *Map) attribute() {
	var counts []int
	for i := range m.Records {
		if i == 0 || m.Records[i].Offset < m.Records[i-1].Offset {
			counts = append(counts, 0)
		}
		counts[len(counts)-1]++
	}
	if len(counts) != len(m.Functions) {
		return
	}
	for i, n := range counts {
		m.Functions[i].Records = n
	}
}
