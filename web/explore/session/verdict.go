package session

import (
	"cmp"
	"strings"

	emulated "statepoint/lower/run"
	"statepoint/web/explore"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
)

// verdict says whether a completed run went astray.
type verdict struct {
	astray report.RunClaim // the first unsound step; without Text if there is none
	hidden report.RunClaim // where the stale address was stored
	blame  string          // the emulator's stand-in that contributed to it
}

// judge determines whether the completed run of an unbroken program went astray.
func (s *Session) judge() (v verdict) {
	f, _ := s.program.Findings()
	if f == nil {
		if step, missed := s.program.Missed(); missed && s.recording.failed &&
			s.comp.Broken() == nil {
			v.astray = report.RunClaim{Step: step, Text: "stores a reference into an object, and " +
				"no write barrier reports it to the collector"}
		}
		return v
	}
	texts := textsOf(s.comp)
	claim := func(p *emulated.Point, text string) report.RunClaim {
		c := report.RunClaim{Step: p.Step, Text: text, Code: p.Code, Where: p.Where,
			Line: uint32(p.Line)}
		if p.Inst != nil {
			c.IDs = some(p.Inst.ID)
			if c.Code != "" {
				c.Code = cmp.Or(texts[uint32(p.Inst.ID)], c.Code)
			}
		}
		return c
	}
	v.astray = claim(&f.Point, f.What())
	if f.Hidden != "" {
		v.hidden = claim(&f.Put, "the address was hidden in "+f.Hidden)
	}
	v.blame = s.program.Blame()
	return v
}

// textsOf returns instructions by id, as panes write them.
func textsOf(c *explore.Compilation) map[uint32]string {
	texts := map[uint32]string{}
	frames := panes.Frames(c)
	for i := range frames {
		for j := range frames[i].Steps {
			step := &frames[i].Steps[j]
			texts[step.ID] = strings.Join(strings.Fields(step.Text), " ")
		}
	}
	return texts
}
