package journey

import (
	"statepoint/core/ir"
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
	polls      map[provenance.ID]*pass.PollNote      // by each call of a poll
	moved      map[provenance.ID]*pass.MoveNote      // by comparison
	// at are the notes about poll sites, used or not, by instruction.
	at map[provenance.ID][]*pass.PollNote
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
	return nil
}
