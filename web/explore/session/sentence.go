package session

import (
	"fmt"
	"strings"

	"statepoint/core/source"
	emulated "statepoint/lower/run"
	"statepoint/web/explore"
	"statepoint/web/report"
)

// sentence describes the previous step.
func (s *Session) sentence(state *report.RunState, before *sight, did *did) {
	switch {
	case before == nil:
		args, braces := report.PlainCall(s.call.setup.Arguments), ""
		if strings.Contains(args, "{") {
			braces = " Braces hold the references of an object, and after | its data."
		}
		state.Sentence = fmt.Sprintf("The run begins with the call `%s(%s)`.%s",
			s.call.setup.Entry, args, braces)
	case before.runtime == emulated.CollectorName || len(did.pieces) > 0:
		state.Sentence = s.worked(state, before, did)
	case did.told > 0 && !before.outside:
		state.Sentence = fmt.Sprintf("Executed `%s`. Its write barrier made %s grey.", before.next,
			source.Count(len(did.marked), "object"))
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
	if before != nil {
		state.Sentence = s.printed(state, before, did)
	}
	if state.Ended != "" {
		state.Sentence = state.Ended
	}
}

// printed adds to the sentence what the step printed, in the order of events: a function of the
// runtime may print before the collector runs in it.
func (s *Session) printed(state *report.RunState, before *sight, did *did) string {
	text, from := state.Sentence, before.output
	who := "It"
	if did.told > 0 && before.outside {
		if did.printed > from {
			first := s.wrote("@"+before.runtime, from, did.printed)
			text = strings.TrimPrefix(first, " ") + " " + text
			from = did.printed
		}
		who = "Then @" + before.runtime
	}
	return text + s.wrote(who, from, len(state.Output))
}

// wrote describes a part of the output: the calls that stubs answered, and the lines that were
// printed, which it attributes to who.
func (s *Session) wrote(who string, from, to int) string {
	var text string
	lines, calls := s.program.Printed(from, to)
	if len(calls) > 0 {
		text += fmt.Sprintf(" A stub answered %s.", strings.Join(calls, ", "))
	}
	if len(lines) > 0 {
		text += fmt.Sprintf(" %s printed %q.", who, strings.Join(lines, "\n"))
	}
	return text
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

// worked says what the collector's own thread has done in a step, or what was done for it at a
// safepoint of another thread.
func (s *Session) worked(state *report.RunState, before *sight, d *did) string {
	text := "Ran " + before.next + "."
	if before.runtime == emulated.CollectorName {
		text = "The collector's thread went on."
	}
	for i := range d.pieces {
		p := &d.pieces[i]
		text += " " + explore.UpperFirst(p.Sentence(s.program.ThreadName(p.Thread))) + "."
		if i == 2 && len(d.pieces) > 4 {
			text += fmt.Sprintf(" %s followed.", source.Count(len(d.pieces)-3, "more piece"))
			break
		}
	}
	if n := len(d.marked); n > 0 {
		text += fmt.Sprintf(" That made %s grey.", source.Count(n, "object"))
	}
	if len(d.pieces) > 0 {
		return text
	}
	for _, t := range s.program.Threads() {
		switch {
		case !t.Waits || t.Name != emulated.CollectorName:
		case t.Since > 0:
			return "The collector's thread waits for a thread to reach a safepoint and show its " +
				"roots."
		default:
			return "The collector's thread waits: no cycle is due before more is allocated."
		}
	}
	return text
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
