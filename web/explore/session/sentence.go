package session

import (
	"fmt"
	"strings"

	"statepoint/core/source"
	"statepoint/web/explore"
	"statepoint/web/report"
)

// sentence describes the previous step.
func (s *Session) sentence(state *report.RunState, before *sight, did *did) {
	switch {
	case before == nil:
		state.Sentence = fmt.Sprintf("@%s(%s) is about to begin%s.", s.call.setup.Entry,
			s.call.setup.Arguments, explore.InBraces(s.call.setup.Arguments))
	case did.told > 0:
		state.Sentence = s.collected(did)
	default:
		state.Sentence = "Executed `" + before.next + "`."
		if before.outside {
			state.Sentence = "Ran " + before.next + "."
		}
	}
	for i := range state.Objects {
		if o := &state.Objects[i]; o.New {
			who := "It"
			if before != nil && did.told > 0 {
				who = "The allocation then"
			}
			state.Sentence += fmt.Sprintf(" %s made the object at %#x%s.", who, o.Address,
				s.assumed(o, before))
			break
		}
	}
	if before != nil && len(state.Output) > before.output {
		state.Sentence += fmt.Sprintf(" It printed %q.",
			strings.TrimSuffix(state.Output[before.output:], "\n"))
	}
	if state.Ended != "" {
		state.Sentence = state.Ended
	}
}

// assumed states the size of an object if that is only an assumption, because no definition exists
// of the function that made it.
func (s *Session) assumed(o *report.RunObject, before *sight) string {
	if before == nil {
		return ""
	}
	m := s.program.StandIns.MakerOf(before.runtime)
	if m == nil {
		return ""
	}
	return fmt.Sprintf(", of %s: @%s is undefined, and is assumed to allocate %s",
		source.Count(o.Size, "byte"),
		m.Func, strings.Join(m.Text(), "; "))
}

// collected says what the collector has done in a step.
func (s *Session) collected(d *did) string {
	text := fmt.Sprintf("Collection %d read %s, moved %s and updated %s in frames.",
		s.program.Counts().Collections, source.Count(d.frames, "frame"),
		source.Count(len(d.moves), "object"),
		source.Count(d.updated, "reference"))
	if len(d.moves) == 0 {
		text = fmt.Sprintf("The collector read %s, marked %s and moved none.",
			source.Count(d.frames, "frame"), source.Count(len(d.marked), "object"))
	}
	if d.freed > 0 {
		text += fmt.Sprintf(" It freed %s.", source.Count(d.freed, "object"))
	}
	return text
}
