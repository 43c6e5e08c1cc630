package judge

import (
	"slices"

	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/web/report"
)

// Why makes claims of the why line: for each pointer that a safepoint lists, and each relocate, the
// slot, the location and the further locations that its chain shows hold that very pointer. links
// are those of a report on the same text; ok is false if they do not have the subject's ids.
func (s *Subject) Why(links []report.Link) (ok bool) {
	x := report.NewIndex(links)
	for i := range s.Result.Links {
		l := &s.Result.Links[i]
		// In the report, a call that returns a value has a separate id, with its descendants.
		if same := x.Link(uint32(l.ID)); same == nil || len(same.From) > len(l.From) {
			return false
		}
	}
	shown := map[provenance.ID]bool{}
	ask := func(id provenance.ID) {
		if !shown[id] {
			shown[id] = true
			s.why(x, id)
		}
	}
	for i := range s.notes {
		for k := range s.notes[i].Live {
			ask(s.notes[i].Live[k].Value)
		}
	}
	for _, f := range s.Module.Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				if in.IsIntrinsic("llvm.experimental.gc.relocate") {
					ask(in.ID())
				}
			}
		}
	}
	return true
}

// why makes the claims of one chain.
func (s *Subject) why(x *report.Index, id provenance.ID) {
	var slots []uint32
	for _, step := range x.Why([]uint32{uint32(id)}).Steps {
		switch step.Kind {
		case provenance.KindSlot:
			slots = append(slots, step.ID)
		case provenance.KindLocation:
			c := s.add(Claim{Kind: Why, values: []provenance.ID{id}, note: ": " + step.Text})
			s.whys = append(s.whys, whyClaim{c, id, provenance.ID(step.ID), false})
			for _, loc := range step.Others {
				c := s.add(Claim{Kind: Why, values: []provenance.ID{id}, note: ": beside " +
					step.Text})
				s.whys = append(s.whys, whyClaim{c, id, provenance.ID(loc), true})
			}
			at := x.Link(step.ID).At
			if len(slots) > 0 && len(at) > 0 && !slices.Contains(slots, at[0]) {
				c.disagree("the slot shown is not that of %s", step.Text)
				c.fixed = true
			}
			return
		}
	}
}

// whyClaim says that a location is about a pointer, or, where it is one of those counted beside,
// about something of the same origin.
type whyClaim struct {
	claim  *Claim
	value  provenance.ID
	loc    provenance.ID
	beside bool
}

// settleWhys judges the claims of why lines by those of the locations that they show: such a
// location must be about the pointer, or about what it has become, and must have been right.
func (s *Subject) settleWhys() {
	if len(s.whys) == 0 {
		return
	}
	about := s.locations()
	for _, w := range s.whys {
		if w.claim.fixed {
			continue
		}
		w.claim.checked, w.claim.wrong, w.claim.open = 0, 0, nil
		claims := about[w.loc]
		if len(claims) == 0 {
			w.claim.disagree("that is not a location of a pointer")
		}
		own := s.origins(w.value, !w.beside)
		for _, c := range claims {
			related := func(v provenance.ID) bool {
				theirs := s.origins(v, !w.beside)
				if !w.beside {
					return theirs[w.value] || own[v]
				}
				for id := range theirs {
					if own[id] {
						return true
					}
				}
				return false
			}
			switch {
			case !slices.ContainsFunc(c.values, related):
				w.claim.disagree("%s is about %s", c.link.Label, s.named(c.values))
			case c.wrong > 0:
				w.claim.disagree("%s is wrong", c.link.Label)
			case c.checked > 0:
				w.claim.checked++
			}
		}
	}
}

// origins returns a value and its predecessors before safepoints; unless strict, also the pointer
// for which a pass created it as a base.
func (s *Subject) origins(v provenance.ID, strict bool) map[provenance.ID]bool {
	seen := map[provenance.ID]bool{}
	work := []provenance.ID{v}
	for len(work) > 0 {
		id := work[len(work)-1]
		work = work[:len(work)-1]
		if id == 0 || seen[id] {
			continue
		}
		seen[id] = true
		in := s.instrs[id]
		switch {
		case in == nil:
		case in.IsIntrinsic("llvm.experimental.gc.relocate"):
			if r := relocatedBy(in, statepointOf(in.Arg(0))); r != nil {
				work = append(work, r.ID())
			}
			if !strict {
				work = append(work, in.From()...)
			}
		case in.Op == ir.Phi && len(in.From()) > 0 && !s.isBase(in):
			// The successors of a pointer on several paths.
			for i := range in.NumOps() {
				work = append(work, in.Operand(i).ID())
			}
			work = append(work, in.From()...)
		case in.Op == ir.GetElementPtr || !strict || !s.isBase(in):
			// Computed again, or created for it.
			work = append(work, in.From()...)
		}
	}
	return seen
}

// isBase reports whether an instruction was inserted as the base of a pointer, which the passes
// mark.
func (s *Subject) isBase(in *ir.Instr) bool {
	return slices.ContainsFunc(in.Attachments(), func(a ir.Attachment) bool {
		return a.Kind == "is_base_value"
	})
}
