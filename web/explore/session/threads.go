package session

import (
	"fmt"

	"statepoint/core/source"
	"statepoint/lower/machine"
	emulated "statepoint/lower/run"
	"statepoint/web/explore"
	"statepoint/web/report"
)

// stacks shows the frames of the running thread, and, if there are several threads, what each does.
func (s *Session) stacks(state *report.RunState, frames []emulated.Frame,
	words *valuer) {
	if s.program.ThreadName(s.program.Machine.Current()) != emulated.CollectorName {
		state.Frames = s.shownFrames(frames, words)
	}
	state.Thread = uint32(s.program.Machine.Current())
	threads := s.program.Threads()
	if len(threads) < 2 {
		return
	}
	asked := -1
	for i := range threads {
		if threads[i].Asks {
			asked = i
		}
	}
	by := ""
	if asked >= 0 {
		by = threads[asked].Name
	}
	for i := range threads {
		t := &threads[i]
		shown := report.RunThread{Number: uint32(i), Name: explore.UpperFirst(t.Name),
			Text: doing(t, by)}
		if state.Ended != "" && i == s.program.Machine.Current() {
			shown.Text = map[bool]string{true: "was stopped", false: "has ended"}[state.Failed]
		}
		shown.Late = (asked >= 0 || t.Wanted) && !t.Asks && !t.Arrived && !t.Joins && !t.Works &&
			!t.Waits && t.State != machine.Finished
		if i != s.program.Machine.Current() && t.State != machine.Finished &&
			t.Name != emulated.CollectorName {
			others, _ := s.program.FramesOf(i)
			shown.Frames = s.shownFrames(others, words)
		}
		state.Threads = append(state.Threads, shown)
	}
}

// A deep stack is shown by its innermost and outermost frames and the one that the collector
// visits.
const innerFrames, outerFrames = 30, 10

// shownFrames shows the frames of a stack.
func (s *Session) shownFrames(all []emulated.Frame, words *valuer) []report.RunFrame {
	var shown []report.RunFrame
	for i := range all {
		if i >= innerFrames && i < len(all)-outerFrames && all[i].SP != s.visited {
			shown[len(shown)-1].Skipped++
			continue
		}
		shown = append(shown, s.frame(i, &all[i], words))
	}
	return shown
}

// doing describes what a thread does. asked is the name of the thread that waits for all others to
// reach safepoints, "" for none.
func doing(t *emulated.Thread, asked string) string {
	text := ""
	switch {
	case t.State == machine.Finished:
		return "has ended"
	case t.Asks:
		return fmt.Sprintf("is about to collect and waits for all others to reach safepoints, "+
			"since %s", source.Count(int(t.Since), "step"))
	case t.Arrived:
		return fmt.Sprintf("waits at a safepoint for %s to collect; it took %s to come "+
			"there", asked, source.Count(int(t.Steps), "step"))
	case t.Works:
		return "has work to do"
	case t.Waits && t.Since > 0:
		return fmt.Sprintf("waits for threads to show their roots at safepoints, since %s",
			source.Count(int(t.Since), "step"))
	case t.Waits:
		return "waits until enough has been allocated for a cycle"
	case t.Joins:
		text = "waits for a thread to end, which is a safepoint"
	case t.Wanted:
		return fmt.Sprintf("runs, and has reached no safepoint for %s: the collector waits for "+
			"its roots", source.Count(int(t.Since), "step"))
	case t.Shown:
		text = "runs, and has shown its roots: it is black"
	case asked != "":
		return fmt.Sprintf("runs, and has reached no safepoint for %s: %s waits for it to "+
			"collect", source.Count(int(t.Since), "step"), asked)
	default:
		text = "runs"
	}
	if t.Steps > 0 {
		text += fmt.Sprintf("; at the previous request it reached a safepoint after %s",
			source.Count(int(t.Steps), "step"))
	}
	return text
}
