package links

import (
	"statepoint/core/analysis"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/lower/internal/mir"
)

// values maps virtual registers to values of the text. Most have one. The register of a
// statepoint's token holds the result of the call, which in the text is the gc.result. The register
// of a relocate on an invoke is that of the relocates on both edges: which one it is depends on the
// position.
type values struct {
	// inText maps the id for which a register was created to the instructions of the text that it
	// represents.
	inText map[provenance.ID][]*ir.Instr
	// callBlocks are the blocks of the calls.
	callBlocks map[provenance.ID]provenance.ID
	// made maps instructions that lowering created to those that they replace.
	made   map[provenance.ID][]provenance.ID
	f      *ir.Func
	blocks map[provenance.ID]int32 // numbers in the graph below, which is built when first needed
	dom    *analysis.Dominators
}

// fill reads a function that has been selected. Instructions with ids above given were made in
// lowering; standsFor gives the relocate whose register another one shares.
func (v *values) fill(f *ir.Func, given provenance.ID, standsFor func(*ir.Instr) *ir.Instr) {
	v.f, v.dom = f, nil
	if v.inText == nil {
		v.inText, v.callBlocks, v.made = map[provenance.ID][]*ir.Instr{},
			map[provenance.ID]provenance.ID{},
			map[provenance.ID][]provenance.ID{}
	}
	clear(v.inText)
	clear(v.made)
	clear(v.callBlocks)
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if in.ID() > given {
				v.made[in.ID()] = in.From()
			}
			if in.Op.IsCall() {
				v.callBlocks[in.ID()] = b.ID()
			}
			switch {
			case in.Op != ir.Call:
			case gc.IsResult(in):
				if sp, _, ok := gc.StatepointOf(in.Arg(0)); ok {
					v.inText[sp.ID()] = append(v.inText[sp.ID()], in)
				}
			case gc.IsRelocate(in):
				if c := standsFor(in); c != nil {
					v.inText[c.ID()] = append(v.inText[c.ID()], in)
				}
			}
		}
	}
}

// origins adds the ids of the text from which an id comes.
func (v *values) origins(ids []provenance.ID, id provenance.ID) []provenance.ID {
	from, made := v.made[id]
	if !made {
		return mir.AddID(ids, id)
	}
	for _, id := range from {
		ids = mir.AddID(ids, id)
	}
	return ids
}

// all are the values that the register for an id represents anywhere.
func (v *values) all(id provenance.ID) []provenance.ID {
	list := v.inText[id]
	if _, made := v.made[id]; made || id == 0 {
		return nil
	}
	if len(list) == 0 {
		return mir.AddID(nil, id)
	}
	var out []provenance.ID
	for _, in := range list {
		out = mir.AddID(out, in.ID())
	}
	return out
}

// at is the value that the register for an id represents in the first of the given blocks in which
// it represents one.
func (v *values) at(id provenance.ID, blocks []provenance.ID) provenance.ID {
	list := v.inText[id]
	switch len(list) {
	case 0:
		return id
	case 1:
		return list[0].ID()
	}
	if v.dom == nil {
		g := analysis.NewCFG(v.f)
		v.dom = analysis.NewDominators(g)
		v.blocks = make(map[provenance.ID]int32, len(g.Blocks))
		for i, b := range g.Blocks {
			v.blocks[b.ID()] = int32(i)
		}
	}
	for _, b := range blocks {
		to, ok := v.blocks[b]
		if !ok {
			continue
		}
		for _, in := range list {
			if v.dom.Dominates(v.blocks[in.Parent().ID()], to) {
				return in.ID()
			}
		}
	}
	// Before the two edges of an invoke, it is the value on the normal edge.
	for _, in := range list {
		if t, ok := in.Arg(0).(*ir.Instr); ok && t.Op == ir.Invoke {
			return in.ID()
		}
	}
	return list[0].ID()
}
