package analysis

import (
	"math/bits"

	"statepoint/core/ir"
)

// seed collects the incoming values that the phis of b's successors have for b.
func (s *liveState) seed(b int32) {
	for _, succ := range s.cfg.Succs[b] {
		for in := s.cfg.Blocks[succ].First(); in != nil && in.Op == ir.Phi; in = in.Next() {
			at := in.IncomingNear(s.cfg.Blocks[b], int(s.near[succ]))
			if at < 0 {
				continue
			}
			s.near[succ] = int32(at)
			n, ok := s.index(in.Operand(at))
			if !ok {
				continue
			}
			known := false
			for _, o := range s.seeds[b] {
				if o == n {
					known = true
					break
				}
			}
			if !known {
				s.seeds[b] = append(s.seeds[b], n)
			}
		}
	}
}

// upwardExposed finds the values each block uses before defining them, in set order, and numbers
// the values that cross blocks.
func (s *liveState) upwardExposed() {
	s.place = zeroed(s.place, len(s.live.Values))
	s.dense = zeroed(s.dense, len(s.live.Values))
	for i := range s.dense {
		s.dense[i] = -1
	}
	crossing := int32(0)
	cross := func(v int32) {
		if s.dense[v] < 0 {
			s.dense[v] = crossing
			crossing++
		}
	}
	set := s.set
	for b := range int32(len(s.cfg.Blocks)) {
		set = set[:0]
		for _, e := range s.block(b) {
			set = s.apply(set, e)
		}
		set = s.compact(set)
		for _, v := range set {
			cross(v)
			s.place[v] = 0
		}
		if len(set) > 0 {
			s.upward[b] = s.keep(set)
		}
		for _, v := range s.seeds[b] {
			cross(v)
		}
	}
	s.set = set
	s.words = int(crossing+63) / 64
}

// apply changes an ordered set by one event. A removed member leaves a hole, -1, until compact
// closes it.
func (s *liveState) apply(set []int32, e int32) []int32 {
	v := e >> 2
	switch e & 3 {
	case eventUse:
		if s.place[v] == 0 {
			set = append(set, v)
			s.place[v] = int32(len(set))
		}
	case eventDef:
		if at := s.place[v]; at != 0 {
			set[at-1] = -1
			s.place[v] = 0
			if int(at) == len(set) {
				set = set[:at-1]
			}
		}
	}
	return set
}

// compact closes the holes of a set.
func (s *liveState) compact(set []int32) []int32 {
	kept := set[:0]
	for _, v := range set {
		if v >= 0 {
			kept = append(kept, v)
			s.place[v] = int32(len(kept))
		}
	}
	return kept
}

// propagate spreads liveness over the blocks until nothing changes. The blocks are visited in
// LLVM's order, a stack without repetitions, since the order of visits decides the order inside the
// sets.
func (s *liveState) propagate() {
	n := len(s.cfg.Blocks)
	s.inBits = zeroed(s.inBits, n*s.words)
	s.outBits = zeroed(s.outBits, n*s.words)
	s.in, s.out = zeroed(s.in, n), zeroed(s.out, n)
	s.queued = zeroed(s.queued, n)
	queued, work := s.queued, s.work[:0]
	push := func(b int32) {
		for _, p := range s.cfg.Preds[b] {
			if !queued[p] {
				queued[p] = true
				work = append(work, p)
			}
		}
	}
	for b := range int32(n) {
		inB, outB := s.bitsOf(s.inBits, b), s.bitsOf(s.outBits, b)
		for _, v := range s.seeds[b] {
			setBit(outB, s.dense[v])
		}
		s.out[b] = s.seeds[b]
		for _, v := range s.upward[b] {
			setBit(inB, s.dense[v])
		}
		in := s.upward[b]
		for _, v := range s.seeds[b] {
			if s.defBlock[v] != b && !hasBit(inB, s.dense[v]) {
				setBit(inB, s.dense[v])
				in = append(in[:len(in):len(in)], v)
			}
		}
		s.in[b] = in
		if len(in) > 0 {
			push(b)
		}
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		queued[b] = false
		if s.visit(b) {
			push(b)
		}
	}
	s.work = work
}

// visit joins the live-in sets of b's successors into its live-out set, and reports whether its own
// live-in set has grown.
func (s *liveState) visit(b int32) bool {
	outB, inB := s.bitsOf(s.outBits, b), s.bitsOf(s.inBits, b)
	before := len(s.out[b])
	grows := false
	for _, succ := range s.cfg.Succs[b] {
		fresh := 0
		for i, w := range s.bitsOf(s.inBits, succ) {
			fresh += bits.OnesCount64(w &^ outB[i])
		}
		if fresh == 0 {
			continue
		}
		for _, v := range s.in[succ] {
			d := s.dense[v]
			if hasBit(outB, d) {
				continue
			}
			setBit(outB, d)
			s.out[b] = append(s.out[b], v)
			if s.defBlock[v] != b && !hasBit(inB, d) {
				grows = true
			}
			if fresh--; fresh == 0 {
				break
			}
		}
	}
	if len(s.out[b]) == before || !grows {
		return false
	}
	in := make([]int32, 0, len(s.out[b])+len(s.upward[b]))
	for _, v := range s.out[b] {
		if s.defBlock[v] != b {
			in = append(in, v)
			setBit(inB, s.dense[v])
		}
	}
	for _, v := range s.upward[b] {
		if !hasBit(outB, s.dense[v]) {
			in = append(in, v)
		}
	}
	s.in[b] = in
	return true
}

func (s *liveState) bitsOf(all []uint64, b int32) []uint64 {
	return all[int(b)*s.words : int(b+1)*s.words]
}

func setBit(b []uint64, i int32) { b[i>>6] |= 1 << (uint(i) & 63) }

func hasBit(b []uint64, i int32) bool { return b[i>>6]&(1<<(uint(i)&63)) != 0 }
