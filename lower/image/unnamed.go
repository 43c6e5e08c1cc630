package image

import (
	"encoding/binary"
	"fmt"
	"slices"
	"sort"
	"strings"

	"statepoint/lower/machine"
)

// unnamed adds functions that a stripped file does not name, but lists: in its unwinding tables,
// and a Mach-O file also by itself. Each gets its address as its name. A function that a symbol
// names, or that contains one, is not added.
func (im *Image) unnamed() {
	all := im.listed()
	sort.SliceStable(all, func(i, k int) bool { return all[i].Addr < all[k].Addr })
	all = slices.CompactFunc(all, func(a, b Symbol) bool { return a.Addr == b.Addr })
	var named []uint64
	for i := range im.Symbols {
		if s := &im.Symbols[i]; s.Function && s.Section != nil {
			named = append(named, s.Addr, s.Addr+max(s.Size, 1)-1)
		}
	}
	slices.Sort(named)
	for i, f := range all {
		if f.Section = im.At(f.Addr); f.Section == nil || !f.Section.Exec ||
			strings.HasPrefix(f.Section.Name, ".plt") {
			continue
		}
		end := f.Section.End()
		if i+1 < len(all) {
			end = min(end, all[i+1].Addr)
		}
		if f.Size == 0 || f.Size > end-f.Addr {
			f.Size = end - f.Addr
		}
		k, _ := slices.BinarySearch(named, f.Addr)
		if k == len(named) || named[k] >= f.Addr+f.Size {
			f.Name, f.Function, f.Unnamed = fmt.Sprintf("0x%x", f.Addr), true, true
			im.Symbols = append(im.Symbols, f)
		}
	}
}

// listed are the addresses of functions in a linked file's tables, with sizes where they have them.
func (im *Image) listed() (all []Symbol) {
	for _, at := range im.Starts {
		all = append(all, Symbol{Addr: at})
	}
	for _, s := range im.Sections {
		switch {
		case len(s.Data) == 0:
		case s.Name == ".pdata" && im.Machine == AMD64:
			all = append(all, im.runtimeFunctions(s.Data)...)
		case s.Name == ".pdata" && im.Machine == ARM64:
			for b := s.Data; len(b) >= 8; b = b[8:] {
				all = append(all, Symbol{Addr: im.Base + uint64(binary.LittleEndian.Uint32(b))})
			}
		case s.Name == ".eh_frame" || s.Name == "__eh_frame":
			t, err := machine.ReadFrameTable(memory{im}, s.Addr, s.Data)
			if err != nil {
				continue // package check reports it
			}
			for _, e := range t.Entries() {
				all = append(all, Symbol{Addr: e.Start, Size: e.End - e.Start})
			}
		}
	}
	return all
}

// runtimeFunctions are the functions of a section .pdata for x86-64 (Microsoft, "x64 exception
// handling"). An entry whose information is chained to another one is a part of a function.
func (im *Image) runtimeFunctions(b []byte) (all []Symbol) {
	const chained = 4
	le := binary.LittleEndian
	for ; len(b) >= 12; b = b[12:] {
		start, end := le.Uint32(b), le.Uint32(b[4:])
		head := im.Bytes(im.Base+uint64(le.Uint32(b[8:])), 1)
		if end > start && (len(head) == 0 || head[0]>>3&chained == 0) {
			all = append(all, Symbol{Addr: im.Base + uint64(start), Size: uint64(end - start)})
		}
	}
	return all
}

// memory reads an image's memory.
type memory struct{ im *Image }

// Load64 reads the 8 bytes at an address.
func (m memory) Load64(addr uint64) (uint64, error) {
	b := m.im.Bytes(addr, 8)
	if len(b) < 8 {
		return 0, fmt.Errorf("nothing is at 0x%x", addr)
	}
	return m.im.order().Uint64(b), nil
}
