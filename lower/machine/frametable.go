package machine

import (
	"errors"
	"sort"
)

// Words is the memory to which unwinding tables refer.
type Words interface {
	// Load64 reads the 8 bytes at an address.
	Load64(addr uint64) (uint64, error)
}

// FrameTable has the unwinding tables of an image, for readers that do not run it.
type FrameTable struct {
	fdes []fdeInfo // by address
}

// ReadFrameTable reads the bytes of an .eh_frame section that begins at an address.
func ReadFrameTable(mem Words, addr uint64, b []byte) (*FrameTable, error) {
	fdes, err := readFrames(mem, addr, b)
	if err != nil {
		return nil, err
	}
	sort.SliceStable(fdes, func(i, j int) bool { return fdes[i].start < fdes[j].start })
	return &FrameTable{fdes}, nil
}

// FrameEntry is an entry of a FrameTable: a function, and the address of its exception table.
type FrameEntry struct {
	Start, End, LSDA uint64

	fde *fdeInfo
}

// Entries are the functions, in the order of their addresses.
func (t *FrameTable) Entries() []FrameEntry {
	all := make([]FrameEntry, len(t.fdes))
	for i := range t.fdes {
		f := &t.fdes[i]
		all[i] = FrameEntry{f.start, f.end, f.lsda, f}
	}
	return all
}

// Row is a table's row for a frame whose next instruction is at an address: its CFA, as an offset
// from a register with a DWARF number, and the saved registers, as offsets from the CFA by DWARF
// number.
type Row struct {
	Register uint16
	Offset   int64
	Saved    map[uint16]int64
}

// Row executes the instructions of a table up to an address.
func (e *FrameEntry) Row(pc uint64) (Row, error) {
	return e.fde.shown(pc)
}

// Row is FrameEntry.Row for the call that returns to an address of a loaded image; ok is false if
// no table covers it.
func (u *Unwinder) Row(returnAddress uint64) (r Row, ok bool) {
	f := u.find(returnAddress - 1)
	if f == nil {
		return r, false
	}
	r, err := f.shown(returnAddress - 1)
	return r, err == nil
}

func (f *fdeInfo) shown(pc uint64) (Row, error) {
	r, err := f.row(pc)
	if err != nil {
		return Row{}, err
	}
	out := Row{uint16(r.cfaReg), r.cfaOff, map[uint16]int64{}}
	for i := range r.regs {
		if r.regs[i].kind == savedAt {
			out.Saved[uint16(i)] = r.regs[i].n
		}
	}
	return out, nil
}

// CallSite is a range of addresses whose calls may throw to a landing pad.
type CallSite struct{ Start, End, Pad uint64 }

// CallSites reads a function's exception table, whose bytes begin at FrameEntry.LSDA. Ranges
// without a landing pad are omitted.
func CallSites(mem Words, e *FrameEntry, b []byte) ([]CallSite, error) {
	x := exceptionTable{pads: e.Start}
	if err := x.read(mem, dwarfReader{b: b, addr: e.LSDA}); err != nil {
		return nil, err
	}
	var all []CallSite
	for !x.sites.done() {
		from, err1 := x.sites.encoded(mem, x.siteEncoding)
		size, err2 := x.sites.encoded(mem, x.siteEncoding)
		pad, err3 := x.sites.encoded(mem, x.siteEncoding)
		x.sites.uleb()
		if err := errors.Join(err1, err2, err3); err != nil {
			return all, err
		}
		if pad != 0 && !x.sites.bad {
			all = append(all, CallSite{e.Start + from, e.Start + from + size, x.pads + pad})
		}
	}
	return all, nil
}
