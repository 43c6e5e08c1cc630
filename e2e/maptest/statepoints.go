package maptest

import (
	"math/rand/v2"
	"sort"

	"statepoint/stackmap"
	"statepoint/stackmap/rootmap"
)

// RandomStatepoints is a map like that of Random, at some of whose return addresses statepoints
// list references, derived pointers and deopt operands.
func RandomStatepoints(seed uint64) *rootmap.Map {
	r := rand.New(rand.NewPCG(seed, 2))
	m := Random(seed)
	for i := range m.Functions {
		f := &m.Functions[i]
		for k, reg := range stackmap.CalleeSaved {
			if r.IntN(4) == 0 && (k > 0 || f.Base == 6) {
				f.Saved = append(f.Saved, reg)
			}
		}
		if r.IntN(5) == 0 {
			f.FrameSize, f.Base = rootmap.DynamicFrame, 6
			for k := range f.Roots {
				f.Roots[k].Offset = -8 * int64(1+r.IntN(30))
			}
		}
		offsets := map[uint32]bool{}
		var points []rootmap.Point
		for _, p := range f.Points {
			if p.Offset++; offsets[p.Offset] {
				continue
			}
			offsets[p.Offset] = true
			if r.IntN(3) > 0 {
				p.Record = record(r, f, &p)
			}
			points = append(points, p)
		}
		sort.Slice(points, func(a, b int) bool { return points[a].Offset < points[b].Offset })
		f.Points = points
	}
	return m
}

// record is a random record of a statepoint.
func record(r *rand.Rand, f *rootmap.Function, p *rootmap.Point) *stackmap.Record {
	place := func() stackmap.Location {
		switch {
		case r.IntN(6) == 0:
			return stackmap.InRegister(stackmap.CalleeSaved[1+r.IntN(5)], 8)
		case f.FrameSize == rootmap.DynamicFrame:
			return stackmap.InMemory(stackmap.RBP, -8*int32(1+r.IntN(40)), 8)
		}
		return stackmap.InMemory(stackmap.RSP, 8*int32(r.IntN(40)), 8)
	}
	var s stackmap.Statepoint
	for range r.IntN(6) {
		base, derived := place(), place()
		if r.IntN(3) > 0 {
			derived = base
		}
		s.GC = append(s.GC, base, derived)
	}
	for range r.IntN(6) / 2 {
		l := place()
		switch r.IntN(4) {
		case 0:
			l = stackmap.OfConstant(r.Int64N(1<<20) - 1<<19)
		case 1:
			l = stackmap.AtAddress(l.DwarfReg, l.Offset)
		case 2:
			l.Size, l.DwarfReg = 4, uint16(r.IntN(16))
		}
		s.Deopt = append(s.Deopt, l)
	}
	out, err := stackmap.NewStatepoint(stackmap.FormStatepoint, 0, p.Offset, s, p.Prov)
	if err != nil {
		panic(err)
	}
	return &out
}
