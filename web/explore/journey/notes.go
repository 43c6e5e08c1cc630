package journey

import (
	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/passes/pass"
	"statepoint/core/provenance"
	"statepoint/web/explore"
	"statepoint/web/report"
)

// journeyNotes are the passes' notes on safepoints, bases and polls, by subject.
type journeyNotes struct {
	safepoints map[provenance.ID]*pass.SafepointNote // by statepoint
	relocated  map[provenance.ID]*pass.LiveNote      // by relocate, on either edge
	bases      map[provenance.ID]*pass.BaseNote      // by base
	polls      map[provenance.ID]*pass.PollNote      // by each call to a poll
	moved      map[provenance.ID]*pass.MoveNote      // by comparison
	// at are the notes about poll sites, used or not, by instruction.
	at map[provenance.ID][]*pass.PollNote
	// barriers are the notes about accesses, by the roots of the pointers in them.
	barriers map[uint32][]*pass.BarrierNote
	// stage is the module after the passes; nil if no pass rewrote it.
	stage *explore.Stage
	// instrs are its instructions by id.
	instrs map[provenance.ID]*ir.Instr
}

// readNotes collects the reasons that the passes gave.
func (j *Journeys) readNotes() error {
	n := &j.notes
	*n = journeyNotes{safepoints: map[provenance.ID]*pass.SafepointNote{},
		relocated: map[provenance.ID]*pass.LiveNote{}, bases: map[provenance.ID]*pass.BaseNote{},
		polls: map[provenance.ID]*pass.PollNote{}, moved: map[provenance.ID]*pass.MoveNote{},
		at:     map[provenance.ID][]*pass.PollNote{},
		instrs: map[provenance.ID]*ir.Instr{}}
	last := ""
	for _, key := range []string{report.StagePlace, report.StageRewrite} {
		if s := j.comp.Stage(key); s != nil && s.Doc != nil {
			last = key
		}
	}
	if last == "" {
		return nil
	}
	p, err := j.comp.At(last)
	if err != nil {
		return err
	}
	n.stage = p
	for _, why := range p.Why {
		if why == nil {
			continue
		}
		for i := range why.Safepoints {
			s := &why.Safepoints[i]
			n.safepoints[s.Statepoint] = s
			for k := range s.Live {
				l := &s.Live[k]
				n.relocated[l.Relocate], n.relocated[l.Unwind] = l, l
			}
		}
		for i := range why.Bases {
			n.bases[why.Bases[i].Base] = &why.Bases[i]
		}
		for i := range why.Moved {
			n.moved[why.Moved[i].Compare] = &why.Moved[i]
		}
		for i := range why.Polls {
			poll := &why.Polls[i]
			n.at[poll.At] = append(n.at[poll.At], poll)
			for _, call := range poll.Calls {
				n.polls[call] = poll
			}
		}
	}
	delete(n.relocated, 0)
	for _, f := range p.Module.Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				n.instrs[in.ID()] = in
			}
		}
	}
	return j.readBarriers()
}

// readBarriers collects the notes about barriers by pointer.
func (j *Journeys) readBarriers() error {
	if j.comp.Stage(options.Barriers) == nil {
		return nil
	}
	s, err := j.comp.At(options.Barriers)
	if err != nil || s.Why[options.Barriers] == nil {
		return err
	}
	n := &j.notes
	n.barriers = map[uint32][]*pass.BarrierNote{}
	notes := s.Why[options.Barriers].Barriers
	for i := range notes {
		note := &notes[i]
		in := n.instrs[note.At]
		if in == nil {
			continue
		}
		ids := []uint32{uint32(in.ID())}
		for k := range in.NumOps() {
			for v := in.Operand(k); v != nil; v = derivedFrom(v) {
				if v, ok := v.(interface{ ID() provenance.ID }); ok {
					ids = append(ids, uint32(v.ID()))
				}
			}
		}
		for _, root := range j.index.Roots(ids) {
			n.barriers[root] = append(n.barriers[root], note)
		}
	}
	return nil
}

// derivedFrom is the pointer that an address is computed from, nil if there is none.
func derivedFrom(v ir.Value) ir.Value {
	if in, ok := v.(*ir.Instr); ok && (in.Op == ir.GetElementPtr || in.Op == ir.BitCast) {
		return in.Operand(0)
	}
	return nil
}
