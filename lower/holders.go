package lower

import (
	"statepoint/core/analysis"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/lower/mir"
)

// holders says which value of the text a virtual register stands for. Most have one. The register
// of a statepoint's token holds what the call returned, which in the text is the gc.result. That of
// a relocate on an invoke stands for the relocates of both edges: which one it is depends on where
// one looks.
type holders struct {
	// others are, by the id that the register was made for, the instructions that it is in the
	// text.
	others map[ir.ID][]*ir.Instr
	// homes are the blocks of the calls.
	homes map[ir.ID]ir.ID
	// made are instructions that lowering made: what they stand for.
	made   map[ir.ID][]ir.ID
	f      *ir.Func
	blocks map[ir.ID]int32 // numbers in the graph below, which is made when first needed
	dom    *analysis.Dominators
}

// fill reads a function that has been selected. Instructions with ids above given were made in
// lowering; standsFor gives the relocate whose register another one shares.
func (h *holders) fill(f *ir.Func, given ir.ID, standsFor func(*ir.Instr) *ir.Instr) {
	h.f, h.dom = f, nil
	if h.others == nil {
		h.others, h.homes, h.made = map[ir.ID][]*ir.Instr{}, map[ir.ID]ir.ID{}, map[ir.ID][]ir.ID{}
	}
	clear(h.others)
	clear(h.made)
	clear(h.homes)
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if in.ID() > given {
				h.made[in.ID()] = in.From()
			}
			if in.Op.IsCall() {
				h.homes[in.ID()] = b.ID()
			}
			switch {
			case in.Op != ir.Call:
			case gc.IsResult(in):
				if sp, _, ok := gc.StatepointOf(in.Arg(0)); ok {
					h.others[sp.ID()] = append(h.others[sp.ID()], in)
				}
			case gc.IsRelocate(in):
				if c := standsFor(in); c != nil {
					h.others[c.ID()] = append(h.others[c.ID()], in)
				}
			}
		}
	}
}

// origins adds the ids of the text that an id stands for.
func (h *holders) origins(ids []ir.ID, id ir.ID) []ir.ID {
	from, made := h.made[id]
	if !made {
		return mir.AddID(ids, id)
	}
	for _, id := range from {
		ids = mir.AddID(ids, id)
	}
	return ids
}

// all are the values that the register made for an id stands for somewhere.
func (h *holders) all(id ir.ID) []ir.ID {
	list := h.others[id]
	if _, made := h.made[id]; made || id == 0 {
		return nil
	}
	if len(list) == 0 {
		return mir.AddID(nil, id)
	}
	var out []ir.ID
	for _, in := range list {
		out = mir.AddID(out, in.ID())
	}
	return out
}

// at is the value that the register made for an id stands for in the first of the blocks in which
// it stands for one.
func (h *holders) at(id ir.ID, blocks []ir.ID) ir.ID {
	list := h.others[id]
	switch len(list) {
	case 0:
		return id
	case 1:
		return list[0].ID()
	}
	if h.dom == nil {
		g := analysis.NewCFG(h.f)
		h.dom = analysis.NewDominators(g)
		h.blocks = make(map[ir.ID]int32, len(g.Blocks))
		for i, b := range g.Blocks {
			h.blocks[b.ID()] = int32(i)
		}
	}
	for _, b := range blocks {
		to, ok := h.blocks[b]
		if !ok {
			continue
		}
		for _, in := range list {
			if h.dom.Dominates(h.blocks[in.Parent().ID()], to) {
				return in.ID()
			}
		}
	}
	// Before the ways of an invoke part, it is what comes of it where it returns.
	for _, in := range list {
		if t, ok := in.Arg(0).(*ir.Instr); ok && t.Op == ir.Invoke {
			return in.ID()
		}
	}
	return list[0].ID()
}
