package check

import (
	"encoding/binary"
	"slices"
	"sort"

	"statepoint/lower/image"
	"statepoint/lower/machine"
	"statepoint/stackmap"
)

// Compact encodings (mach-o/compact_unwind_encoding.h): the mode is in the same bits for both
// machines.
const (
	compactMode     = 0x0f000000
	compactHasTable = 0x40000000

	amd64Frame      = 0x01000000 // found by RBP
	amd64Immediate  = 0x02000000 // of a size in the encoding
	amd64Indirect   = 0x03000000 // of a size in the instruction that makes it
	arm64NoFrame    = 0x02000000 // found by SP
	arm64WithFrame  = 0x04000000 // found by X29
	amd64Registers  = 0x7fff
	arm64PairsOfInt = 5
)

// compactUnwind reads the functions of a relocatable file's section __compact_unwind: the address,
// the length, an encoding, the personality routine and the exception table of each.
func (j *judge) compactUnwind(s *image.Section) {
	le := binary.LittleEndian
	for b := s.Data; len(b) >= 32; b = b[32:] {
		start := le.Uint64(b)
		j.unwind = append(j.unwind, unwindEntry{FrameEntry: machine.FrameEntry{Start: start,
			End: start + uint64(le.Uint32(b[8:])), LSDA: le.Uint64(b[24:])},
			body: j.compactRow(start, le.Uint32(b[12:]))})
	}
}

// unwindInfo reads a linked file's section __unwind_info: pages of functions with encodings, in
// the order of their addresses, and the functions that have exception tables. A linker joins
// functions that follow each other and have one encoding, so they are told apart by other means.
func (j *judge) unwindInfo(s *image.Section) {
	r := infoReader{s.Data, false}
	commons, index := r.table(4), r.table(20)
	lsda := map[uint64]uint64{}
	type entry struct {
		start    uint64
		encoding uint32
	}
	var all []entry
	base := j.im.Base
	for i := range index.count {
		at := index.at + 12*i
		first, page, tables := uint64(r.u32(at)), uint64(r.u32(at+4)), uint64(r.u32(at+8))
		if i+1 == index.count { // the end of the last page
			all = append(all, entry{start: base + first})
			break
		}
		for end := uint64(r.u32(at + 20)); tables < end && !r.bad; tables += 8 {
			lsda[base+uint64(r.u32(tables))] = base + uint64(r.u32(tables+4))
		}
		from, count := page+uint64(r.u16(page+4)), uint64(r.u16(page+6))
		switch r.u32(page) {
		case 2:
			for k := range count {
				all = append(all, entry{base + uint64(r.u32(from+8*k)), r.u32(from + 8*k + 4)})
			}
		case 3:
			own := page + uint64(r.u16(page+8))
			for k := range count {
				w := r.u32(from + 4*k)
				n := uint64(w >> 24)
				encoding := uint32(0)
				if n < commons.count {
					encoding = r.u32(commons.at + 4*n)
				} else {
					encoding = r.u32(own + 4*(n-commons.count))
				}
				all = append(all, entry{base + first + uint64(w&0xffffff), encoding})
			}
		}
		if r.bad {
			break
		}
	}
	if r.bad {
		j.report.Findings = append(j.report.Findings, Finding{Code: Damaged, File: j.im.Name,
			Record: -1, Text: "section " + s.Name + ": its tables pass its end"})
	}
	starts := j.starts()
	for i := 0; i+1 < len(all); i++ {
		from, to := all[i].start, all[i+1].start
		parts := []uint64{from}
		k := sort.Search(len(starts), func(k int) bool { return starts[k] > from })
		for ; k < len(starts) && starts[k] < to; k++ {
			parts = append(parts, starts[k])
		}
		for k, start := range parts {
			e := unwindEntry{FrameEntry: machine.FrameEntry{Start: start, End: to},
				body: j.compactRow(start, all[i].encoding)}
			if k+1 < len(parts) {
				e.End = parts[k+1]
			}
			if all[i].encoding&compactHasTable != 0 {
				e.LSDA = lsda[start]
			}
			j.unwind = append(j.unwind, e)
		}
	}
}

// starts are the addresses at which functions begin, as far as the file says so; for a stripped
// file those of its maps.
func (j *judge) starts() (all []uint64) {
	all = append(all, j.im.Starts...)
	for _, f := range j.im.Functions() {
		all = append(all, f.Addr)
	}
	if len(all) == 0 {
		for _, p := range j.im.Maps().Points() {
			if p.Function >= 0 {
				all = append(all, p.Maps.Address(p.Map, p.Function))
			}
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// infoReader reads numbers at offsets of a section.
type infoReader struct {
	b   []byte
	bad bool // an offset was beyond the end
}

func (r *infoReader) u16(at uint64) uint16 {
	if at > uint64(len(r.b)) || uint64(len(r.b))-at < 2 {
		r.bad = true
		return 0
	}
	return binary.LittleEndian.Uint16(r.b[at:])
}

func (r *infoReader) u32(at uint64) uint32 {
	return uint32(r.u16(at)) | uint32(r.u16(at+2))<<16
}

// infoTable is the position of a table, and how many entries it has.
type infoTable struct{ at, count uint64 }

// table reads the position of a table in the section's header.
func (r *infoReader) table(at uint64) infoTable {
	t := infoTable{uint64(r.u32(at)), uint64(r.u32(at + 4))}
	t.count = min(t.count, uint64(len(r.b)))
	return t
}

// compactRow is the row of the body of a function with a compact encoding, nil if its unwinding is
// described elsewhere or not at all.
func (j *judge) compactRow(start uint64, encoding uint32) *machine.Row {
	mode := encoding & compactMode
	row := &machine.Row{Saved: map[uint16]int64{}}
	if j.im.Machine == image.ARM64 {
		switch mode {
		case arm64NoFrame:
			row.Register, row.Offset = armSP, int64(encoding>>12&0xfff)*16
		case arm64WithFrame:
			row.Register, row.Offset = armFP, 16
			row.Saved[armFP], row.Saved[armLR] = -16, -8
			at := int64(-24)
			for i := range arm64PairsOfInt {
				if encoding>>i&1 != 0 {
					row.Saved[uint16(19+2*i)], row.Saved[uint16(20+2*i)] = at, at-8
					at -= 16
				}
			}
		default:
			return nil
		}
		return row
	}
	size := int64(encoding >> 16 & 0xff)
	switch mode {
	case amd64Frame:
		row.Register, row.Offset = stackmap.RBP, 16
		row.Saved[stackmap.RBP] = -16
		for i := range int64(5) {
			if r := encoding & amd64Registers >> (3 * i) & 7; r > 0 {
				row.Saved[compactDWARF[r]] = -16 - 8*size + 8*i
			}
		}
		return row
	case amd64Indirect:
		b := j.im.Bytes(start+uint64(size), 4)
		if len(b) < 4 {
			return nil
		}
		size = int64(binary.LittleEndian.Uint32(b)) + 8*int64(encoding>>13&7)
	case amd64Immediate:
		size *= 8
	default:
		return nil
	}
	row.Register, row.Offset = stackmap.RSP, size
	saved := permutation(int(encoding>>10&7), int(encoding&0x3ff))
	for i, r := range saved {
		row.Saved[compactDWARF[r]] = -8 - 8*int64(len(saved)-i)
	}
	return row
}

// compactDWARF are DWARF's numbers of the registers that encodings name by 1 to 6: RBX, R12 to R15
// and RBP.
var compactDWARF = [8]uint16{0, 3, 12, 13, 14, 15, 6, 0}

// permutation decodes which of the registers 1 to 6 are saved, in the order of their addresses: a
// number whose digits say, in a mixed radix, how many of those not yet taken come before each.
func permutation(count, number int) (all []uint32) {
	left := []uint32{1, 2, 3, 4, 5, 6}
	for i := range min(count, 6) {
		weight := 1
		for k := i + 1; k < count; k++ {
			weight *= 6 - k
		}
		n := min(number/weight, len(left)-1)
		number %= weight
		all = append(all, left[n])
		left = slices.Delete(left, n, n+1)
	}
	return all
}
