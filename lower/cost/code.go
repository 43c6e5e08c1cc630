package cost

import (
	"slices"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/lower/code"
	"statepoint/lower/track"
	"statepoint/stackmap"
)

// pollName is the function whose body is inlined as polls.
const pollName = "gc.safepoint_poll"

// walk counts the code of safepoints, function by function.
type walk struct {
	out   *code.Module
	costs *Costs
	// slots are the slots that each record lists, and polls the ids of the machine instructions
	// from the body of a poll.
	slots [][]provenance.ID
	polls map[provenance.ID]bool
}

func newWalk(m *ir.Module, out *code.Module, c *Costs) *walk {
	w := &walk{out: out, costs: c, slots: make([][]provenance.ID, len(out.Map.Records)),
		polls: map[provenance.ID]bool{}}
	at := map[provenance.ID][]provenance.ID{}
	copied := polled(m)
	for i := range out.Links {
		switch l := &out.Links[i]; l.Kind {
		case provenance.KindLocation:
			at[l.ID] = l.At
		case provenance.KindMachine:
			if slices.ContainsFunc(l.From, func(id provenance.ID) bool { return copied[id] }) {
				w.polls[l.ID] = true
			}
		}
	}
	for i := range out.Map.Records {
		out.Map.Records[i].Roles(func(n int, role stackmap.Role, _ int) {
			w.slots[i] = append(w.slots[i],
				at[provenance.ID(out.Map.Records[i].Locations[n].Prov)]...)
		})
	}
	return w
}

// polled are the instructions of a module that were copied from the body of a poll, and the
// statepoints that its calls became: those with the same callees in blocks with such copies. If the
// body of a poll is only a call, it cannot be distinguished from a call of the program.
func polled(m *ir.Module) map[provenance.ID]bool {
	if m == nil {
		return nil
	}
	poll := m.Func(pollName)
	if poll == nil {
		return nil
	}
	body, callees := map[provenance.ID]bool{}, map[ir.Value]bool{}
	for _, b := range poll.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if body[in.ID()] = true; in.Call != nil {
				callees[in.Callee()] = true
			}
		}
	}
	copied, blocks := map[provenance.ID]bool{}, map[*ir.Block]bool{}
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil && f != poll; in = in.Next() {
				if slices.ContainsFunc(in.From(), func(id provenance.ID) bool {
					return body[id]
				}) {
					copied[in.ID()], blocks[b] = true, true
				}
			}
		}
		gc.EachStatepoint(f, func(s *gc.Statepoint, _ []gc.Relocate) {
			if blocks[s.Call.Parent()] && callees[s.Target] {
				copied[s.Call.ID()] = true
			}
		})
	}
	return copied
}

// function counts the spills, reloads and polls of a function.
func (w *walk) function(fn *code.Func) {
	flow := track.NewFlow(fn)
	isCall := func(i int32) bool { return fn.Insts[i].Record > 0 && w.polls[fn.Insts[i].ID] }
	ofPoll := func(i int32) bool { return w.polls[fn.Insts[i].ID] || fn.Insts[i].Note != 0 }
	for i := range fn.Insts {
		in, at := &fn.Insts[i], int32(i)
		switch {
		case in.Note == code.NoteSpill:
			w.costs.Spills += in.Size
			if r := w.listing(fn, in, at, flow.Next); r != nil {
				r.Spills += in.Size
			}
		case in.Note == code.NoteReload:
			w.costs.Reloads += in.Size
			if r := w.listing(fn, in, at, flow.Last); r != nil {
				r.Reloads += in.Size
			}
		case w.polls[in.ID]:
			if !isCall(at) {
				at = flow.Ahead(at, isCall, ofPoll)
			}
			if at >= 0 {
				w.costs.Records[fn.Insts[at].Record-1].Poll += in.Size
			}
		}
	}
}

// listing is the record to which a spill or reload of a listed slot is attributed, nil if there is
// none.
func (w *walk) listing(fn *code.Func, in *code.Inst, at int32,
	find func(int32, provenance.ID, func(int32) bool) int32) *Record {
	first := int32(-1)
	for _, slot := range in.At {
		n := find(at, slot, func(i int32) bool {
			r := fn.Insts[i].Record
			return r > 0 && slices.Contains(w.slots[r-1], slot)
		})
		if n >= 0 && (first < 0 || n < first) {
			first = n
		}
	}
	if first < 0 {
		return nil
	}
	return &w.costs.Records[fn.Insts[first].Record-1]
}
