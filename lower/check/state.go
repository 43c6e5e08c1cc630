package check

import (
	"maps"
	"sort"
)

// The registers, in encoding order, followed by the two halves of each of 16 vector registers.
const (
	rax = iota
	rcx
	rdx
	rbx
	rsp
	rbp
	rsi
	rdi
	firstLane = 16
	registers = firstLane + 32
)

// slot is 8 bytes of the frame. Region 0 is relative to the CFA; every instruction that aligns the
// stack pointer or moves it by a variable amount begins another region.
type slot struct {
	region int32
	off    int64
}

// state has the values of registers and slots.
type state struct {
	reg   [registers]value
	slots map[slot]value
}

func (s *state) clone() *state {
	return &state{s.reg, maps.Clone(s.slots)}
}

// each visits every location: registers by number, then slots in order, with numbers after the
// registers'.
func (s *state) sorted() []slot {
	all := make([]slot, 0, len(s.slots))
	for k := range s.slots {
		all = append(all, k)
	}
	sort.Slice(all, func(i, j int) bool {
		if all[i].region != all[j].region {
			return all[i].region < all[j].region
		}
		return all[i].off < all[j].off
	})
	return all
}

// forget removes a word's name from all locations, before the name is given again.
func (s *state) forget(id, old int32) {
	lose := func(v value) value {
		switch {
		case v.kind != word:
			return v
		case v.root == old:
			return value{stale: v.stale}
		case v.root == id:
			v.root = old
		}
		return v
	}
	for i := range s.reg {
		s.reg[i] = lose(s.reg[i])
	}
	for k, v := range s.slots {
		if w := lose(v); w != v {
			s.slots[k] = w
		}
	}
}

// store stores a value of n bytes in the frame.
func (s *state) store(at slot, n int64, v value) {
	for o := at.off - 7; o < at.off+n; o++ {
		k := slot{at.region, o}
		if _, ok := s.slots[k]; ok && o != at.off {
			s.slots[k] = value{}
		}
	}
	if n != 8 {
		v = value{}
	}
	s.slots[at] = v
}
