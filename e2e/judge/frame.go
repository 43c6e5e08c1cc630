package judge

import (
	"slices"

	"statepoint/core/provenance"
	"statepoint/lower/amd64"
	"statepoint/web/report"
)

// Frames makes claims of the frame view: how deep the stack is at each instruction, and which slot
// holds what a record says. Call it before the subject runs. frames are those of a report on the
// same text; ok is false if they do not have the subject's ids.
func (s *Subject) Frames(frames []report.Frame) (ok bool) {
	for i := range s.Result.Funcs {
		fn := &s.Result.Funcs[i]
		k := slices.IndexFunc(frames, func(f report.Frame) bool { return f.ID == uint32(fn.ID) })
		if k < 0 || len(frames[k].Steps) != len(fn.Insts) {
			return false
		}
		for j := range frames[k].Steps {
			step := &frames[k].Steps[j]
			if step.ID != uint32(fn.Insts[j].ID) {
				return false
			}
			s.add(Claim{Kind: FrameDepth, Func: i, Inst: j, depth: step.Depth}, &s.at(i, j).depths)
			for n := range step.Uses {
				u := &step.Uses[n]
				c := s.add(Claim{Kind: FrameUse, Func: i, Inst: j,
					note: u.Roles.String() + " " + u.Value})
				s.uses = append(s.uses, useClaim{c, u})
			}
		}
	}
	return true
}

// deep compares the depth of the stack with the claim.
func (n *native) deep(c *Claim) {
	a := n.top()
	got := a.cfa - 8 - n.m.Get(amd64.RSP)
	if got != uint64(c.depth) {
		c.disagree("the stack is %d bytes deep, not %d", got, c.depth)
		return
	}
	c.checked++
}

// useClaim says that a slot holds what a location names.
type useClaim struct {
	claim *Claim
	use   *report.FrameUse
}

// settleUses judges the frame view's claims about slots by the claims of the locations that it
// names.
func (s *Subject) settleUses() {
	if len(s.uses) == 0 {
		return
	}
	about := s.locations()
	for _, u := range s.uses {
		c := u.claim
		c.checked, c.wrong, c.open = 0, 0, nil
		for _, l := range about[provenance.ID(u.use.Location)] {
			switch {
			case !slices.Contains(l.link.At, provenance.ID(u.use.Slot)):
				c.disagree("%s is about another slot", l.link.Label)
			case !s.isCalled(l.values, u.use.Value):
				c.disagree("%s is about %s", l.link.Label, s.named(l.values))
			case l.wrong > 0:
				c.disagree("%s is wrong", l.link.Label)
			case l.checked > 0:
				c.checked++
			}
		}
		if len(about[provenance.ID(u.use.Location)]) == 0 {
			c.disagree("there is no such location")
		}
	}
}

// locations are the claims of records, by the id of the location.
func (s *Subject) locations() map[provenance.ID][]*Claim {
	about := map[provenance.ID][]*Claim{}
	for _, c := range s.Claims {
		switch c.Kind {
		case Base, Derived, Deopt, Alloca, Operand:
			about[c.link.ID] = append(about[c.link.ID], c)
		}
	}
	return about
}
