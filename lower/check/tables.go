package check

import (
	"sort"

	"statepoint/lower/image"
	"statepoint/lower/machine"
)

// unwindEntry is the entry of a function in an unwinding table: of .eh_frame, of COFF's .pdata with
// its .xdata, or of Mach-O's __compact_unwind and __unwind_info.
type unwindEntry struct {
	machine.FrameEntry
	// rows is set of .eh_frame, which has rows for each instruction. The other tables have one row,
	// for the code after the prologue: body, nil if they do not have that.
	rows bool
	body *machine.Row
}

// row is the row for an instruction after the prologue; nil if the table has none.
func (e *unwindEntry) row(pc uint64) (*machine.Row, error) {
	switch {
	case e == nil:
		return nil, nil
	case !e.rows:
		return e.body, nil
	}
	row, err := e.Row(pc)
	return &row, err
}

// unwinding reads the unwinding tables.
func (j *judge) unwinding() {
	for _, s := range j.im.Sections {
		switch {
		case len(s.Data) == 0:
		case s.Name == ".eh_frame" || s.Name == "__eh_frame":
			t, err := machine.ReadFrameTable(words{j.im}, s.Addr, s.Data)
			if err != nil {
				j.report.Findings = append(j.report.Findings, Finding{Code: Damaged,
					File: j.im.Name, Record: -1, Text: "section " + s.Name + ": " + err.Error()})
				continue
			}
			j.tables = true
			for _, e := range t.Entries() {
				j.unwind = append(j.unwind, unwindEntry{FrameEntry: e, rows: true})
			}
		case s.Name == ".pdata" && j.im.Machine == image.AMD64:
			j.pdata(s)
		case s.Name == ".pdata":
			j.pdataARM64(s)
		case s.Name == "__compact_unwind":
			j.compactUnwind(s)
		case s.Name == "__unwind_info":
			j.unwindInfo(s)
		}
	}
	sort.SliceStable(j.unwind, func(a, b int) bool {
		x, y := &j.unwind[a], &j.unwind[b]
		return x.Start < y.Start || x.Start == y.Start && x.rows && !y.rows
	})
}

// depthAt is how far the stack pointer is below the frame's top before an instruction of the body;
// ok is false if the table does not say it.
func (e *unwindEntry) depthAt(pc uint64) (depth int64, ok bool) {
	row, err := e.row(pc)
	if row == nil || err != nil || dwarf(row.Register) != rsp {
		return 0, false
	}
	return row.Offset, true
}

// entriesAt are the entries of the function at an address. An object in Mach-O has two tables, and
// the linker takes the compact one where it can.
func (j *judge) entriesAt(start uint64) []unwindEntry {
	i := sort.Search(len(j.unwind), func(i int) bool { return j.unwind[i].Start >= start })
	end := i
	for end < len(j.unwind) && j.unwind[end].Start == start {
		end++
	}
	return j.unwind[i:end]
}

// entryAt is the entry of the function at an address that has the most rows, nil for none.
func (j *judge) entryAt(start uint64) *unwindEntry {
	if all := j.entriesAt(start); len(all) > 0 {
		return &all[0]
	}
	return nil
}

// sites are the calls in a function that may unwind to its landing pads.
func (j *judge) sites(e *unwindEntry) ([]machine.CallSite, error) {
	if e == nil || e.LSDA == 0 {
		return nil, nil
	}
	s := j.im.At(e.LSDA)
	if s == nil || e.LSDA-s.Addr >= uint64(len(s.Data)) {
		return nil, nil
	}
	return machine.CallSites(words{j.im}, &e.FrameEntry, s.Data[e.LSDA-s.Addr:])
}
