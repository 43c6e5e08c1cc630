package analysis

import "statepoint/core/ir"

// region is the set of values that pass a comparison with a constant: size values from low on,
// modulo 2^bits. A size of 0 with whole set means all values.
type region struct {
	low, size uint64
	whole     bool
	bits      uint32
}

func (g region) full() bool { return g.whole }

func regionOf(pred ir.Pred, c uint64, width uint32) region {
	m := mask(width)
	flip := uint64(1) << (width - 1)
	between := func(low, end uint64) region {
		return region{low: low & m, size: (end - low) & m, bits: width}
	}
	switch pred {
	case ir.EQ:
		return between(c, c+1)
	case ir.NE:
		return between(c+1, c)
	case ir.ULT:
		return between(0, c)
	case ir.SLT:
		return between(flip, c)
	case ir.UGT:
		if c == m {
			return region{bits: width}
		}
		return between(c+1, 0)
	case ir.SGT:
		if c == flip-1 {
			return region{bits: width}
		}
		return between(c+1, flip)
	}
	// The others are the complements of the strict ones: full where those are empty.
	strict := map[ir.Pred]ir.Pred{ir.ULE: ir.UGT, ir.UGE: ir.ULT, ir.SLE: ir.SGT,
		ir.SGE: ir.SLT}[pred]
	g := regionOf(strict, c, width)
	if g.size == 0 {
		return region{whole: true, bits: width}
	}
	return region{low: (g.low + g.size) & m, size: -g.size & m, bits: width}
}

func (g region) contains(x uint64) bool { return g.whole || (x-g.low)&mask(g.bits) < g.size }

// iterations counts the steps until a recurrence leaves the region, as LLVM's
// getNumIterationsInRange does; false if that is unknown.
func (g region) iterations(start, step uint64) (uint64, bool) {
	m := mask(g.bits)
	if !g.contains(start) {
		return 0, true
	}
	// Relative to the start, the region is [low, low+size); counting up leaves it after its last
	// value.
	end := (g.low - start) & m
	if signExtend(step, g.bits) >= 1 {
		end = (g.low + g.size - 1 - start) & m
	}
	n := ((end + step) & m) / step
	if g.contains((start+n*step)&m) || !g.contains((start+(n-1)*step)&m) {
		return 0, false
	}
	return n, true
}

var inversePreds = map[ir.Pred]ir.Pred{
	ir.EQ: ir.NE, ir.NE: ir.EQ, ir.UGT: ir.ULE, ir.ULE: ir.UGT, ir.UGE: ir.ULT, ir.ULT: ir.UGE,
	ir.SGT: ir.SLE, ir.SLE: ir.SGT, ir.SGE: ir.SLT, ir.SLT: ir.SGE,
}

var swappedPreds = map[ir.Pred]ir.Pred{
	ir.EQ: ir.EQ, ir.NE: ir.NE, ir.UGT: ir.ULT, ir.ULT: ir.UGT, ir.UGE: ir.ULE, ir.ULE: ir.UGE,
	ir.SGT: ir.SLT, ir.SLT: ir.SGT, ir.SGE: ir.SLE, ir.SLE: ir.SGE,
}

func inversePred(p ir.Pred) ir.Pred { return inversePreds[p] }
func swapPred(p ir.Pred) ir.Pred    { return swappedPreds[p] }
