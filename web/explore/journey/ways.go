package journey

import (
	"slices"

	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/web/explore"
	"statepoint/web/report"
)

// ways lists the instructions from each definition to its safepoint, and on to the next use.
func (j *Journeys) ways(out *report.Journey, crossed []*crossing) {
	blocks := j.blocks
	if p := j.notes.stage; p != nil && len(crossed) > 0 && blocks == nil {
		blocks = map[provenance.ID]*ir.Block{}
		for _, f := range p.Module.Funcs {
			for _, b := range f.Blocks {
				blocks[b.ID()] = b
			}
		}
		j.blocks = blocks
	}
	passed := func(path []provenance.ID) {
		for _, id := range path {
			out.Blocks = append(out.Blocks, uint32(id))
		}
		if len(path) > 0 {
			out.Blocks = append(out.Blocks, 0)
		}
	}
	for _, c := range crossed {
		var way []uint32
		if s := j.notes.instrs[c.statepoint.ID()]; s != nil {
			from := j.notes.instrs[provenance.ID(c.value)]
			path := pathTo(from, s)
			way = j.along(way, blocks, path, from, s)
			passed(path)
		}
		if n := c.note; n != nil {
			way = append(way, uint32(j.comp.Links().CallOf(c.safepoint.Call)))
			way = j.along(way, blocks, n.Way, j.notes.instrs[c.statepoint.ID()],
				j.notes.instrs[n.NextUse])
			passed(n.Way)
		}
		out.Ways = append(out.Ways, way)
	}
}

// along adds the instructions of a path's blocks, and the calls of the source that became
// statepoints there.
func (j *Journeys) along(way []uint32, blocks map[provenance.ID]*ir.Block, path []provenance.ID,
	from, to *ir.Instr) []uint32 {
	along(blocks, path, from, to, func(in *ir.Instr) bool {
		if len(way) >= explore.MaxSteps {
			return false
		}
		way = append(way, uint32(j.comp.Links().CallOf(in.ID())))
		if s := j.notes.safepoints[in.ID()]; s != nil {
			way = append(way, uint32(j.comp.Links().CallOf(s.Call)))
		}
		return true
	})
	return way
}

// along visits the instructions of a path's blocks: from one instruction of the first block, or its
// beginning, to one of the last, or until visit returns false.
func along(blocks map[provenance.ID]*ir.Block, path []provenance.ID, from, to *ir.Instr,
	visit func(*ir.Instr) bool) {
	for i, id := range path {
		b := blocks[id]
		if b == nil {
			continue
		}
		in := b.First()
		if i == 0 && from != nil && from.Parent() == b {
			in = from
		}
		for ; in != nil; in = in.Next() {
			if !visit(in) || in == to && i == len(path)-1 {
				return
			}
		}
	}
}

// pathTo returns the blocks of a shortest path from a definition to an instruction of its function,
// both ends included. Without a definition, as for an argument, the path begins at the entry.
func pathTo(from, to *ir.Instr) []provenance.ID {
	last := to.Parent()
	first := to.Func().Blocks[0]
	if from != nil {
		first = from.Parent()
	}
	before := map[*ir.Block]*ir.Block{first: nil}
	work := []*ir.Block{first}
	if first == last && from != nil && !comesBefore(from, to) {
		before = map[*ir.Block]*ir.Block{} // the path leads around a loop
	}
	for len(work) > 0 {
		b := work[0]
		work = work[1:]
		if _, seen := before[last]; seen {
			break
		}
		for _, next := range b.Succs() {
			if _, seen := before[next]; !seen {
				before[next] = b
				work = append(work, next)
			}
		}
	}
	if _, seen := before[last]; !seen {
		return nil
	}
	path := []provenance.ID{last.ID()}
	for b := before[last]; b != nil && len(path) <= len(before); b = before[b] {
		path = append(path, b.ID())
		if b == first {
			break
		}
	}
	slices.Reverse(path)
	return path
}

// comesBefore reports whether one instruction of a block precedes another.
func comesBefore(a, b *ir.Instr) bool {
	for in := a; in != nil; in = in.Next() {
		if in == b {
			return true
		}
	}
	return false
}
