package machine

import (
	"errors"
	"sort"

	"statepoint/lower/machine/internal/cfi"
)

// FrameTable has the unwinding tables of an image, for readers that do not run it.
type FrameTable struct {
	fdes []cfi.Entry // by address
}

// ReadFrameTable reads the bytes of an .eh_frame section that begins at an address.
func ReadFrameTable(mem cfi.Words, addr uint64, b []byte) (*FrameTable, error) {
	fdes, err := cfi.Read(mem, addr, b)
	if err != nil {
		return nil, err
	}
	sort.SliceStable(fdes, func(i, j int) bool { return fdes[i].Start < fdes[j].Start })
	return &FrameTable{fdes}, nil
}

// FrameEntry is an entry of a FrameTable: a function, and the address of its exception table.
type FrameEntry struct {
	Start, End, LSDA uint64

	fde *cfi.Entry
}

// Entries are the functions, in the order of their addresses.
func (t *FrameTable) Entries() []FrameEntry {
	all := make([]FrameEntry, len(t.fdes))
	for i := range t.fdes {
		f := &t.fdes[i]
		all[i] = FrameEntry{f.Start, f.End, f.LSDA, f}
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
	return rowOf(e.fde, pc)
}

// Row is FrameEntry.Row for the call that returns to an address of a loaded image; ok is false if
// no table covers it.
func (u *Unwinder) Row(returnAddress uint64) (r Row, ok bool) {
	f := u.find(returnAddress - 1)
	if f == nil {
		return r, false
	}
	r, err := rowOf(f, returnAddress-1)
	return r, err == nil
}

// rowOf is Row of an entry.
func rowOf(f *cfi.Entry, pc uint64) (Row, error) {
	r, err := f.Row(pc)
	if err != nil {
		return Row{}, err
	}
	out := Row{uint16(r.CFARegister), r.CFAOffset, map[uint16]int64{}}
	for i := range r.Regs {
		if r.Regs[i].Kind == cfi.SavedAt {
			out.Saved[uint16(i)] = r.Regs[i].N
		}
	}
	return out, nil
}

// CallSite is a range of addresses whose calls may throw to a landing pad.
type CallSite struct{ Start, End, Pad uint64 }

// CallSites reads a function's exception table, whose bytes begin at FrameEntry.LSDA. Ranges
// without a landing pad are omitted.
func CallSites(mem cfi.Words, e *FrameEntry, b []byte) ([]CallSite, error) {
	x := exceptionTable{pads: e.Start}
	if err := x.read(mem, cfi.Reader{Bytes: b, Addr: e.LSDA}); err != nil {
		return nil, err
	}
	var all []CallSite
	for !x.sites.Done() {
		from, err1 := x.sites.Encoded(mem, x.siteEncoding)
		size, err2 := x.sites.Encoded(mem, x.siteEncoding)
		pad, err3 := x.sites.Encoded(mem, x.siteEncoding)
		x.sites.Uleb()
		if err := errors.Join(err1, err2, err3); err != nil {
			return all, err
		}
		if pad != 0 && !x.sites.Bad {
			all = append(all, CallSite{e.Start + from, e.Start + from + size, x.pads + pad})
		}
	}
	return all, nil
}
