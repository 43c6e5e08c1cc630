package lessons

import (
	"fmt"
	"strconv"
	"strings"

	"statepoint/web/explore/engine"
	"statepoint/web/report"
)

// Run is a link in a lesson's text that shows a run of its program beside the text, at the step
// that the text is about:
//
//	[the collection](<run:keep(7) under semispace#collection-1>)
type Run struct {
	Function, Arguments string
	// Collector and Stress are empty for the page's defaults.
	Collector, Stress string
	// Throws are undefined functions that throw, separated by spaces.
	Throws string
	// Unseen is set if only the program's own barriers report stores to the collector.
	Unseen bool
	// Place is "collection-2", its third action "collection-2.3", "stale" for the first stale
	// access, "end", or "" for the beginning.
	Place string
	// Line is the link's line in lesson.md. Turn is set if it is below "Your turn".
	Line int
	Turn bool
}

// RunScheme begins the address of such a link.
const RunScheme = "run:"

// ParseRun reads the address of a link, after its scheme.
func ParseRun(address string) (r Run, err error) {
	text, place, _ := strings.Cut(address, "#")
	r.Place = place
	end := strings.LastIndexByte(text, ')')
	function, _, called := strings.Cut(text, "(")
	if r.Function = function; !called || function == "" || end < 0 {
		return r, fmt.Errorf("expected a run such as %skeep(7)#end, not %q", RunScheme, address)
	}
	r.Arguments = text[len(function)+1 : end]
	words := strings.Fields(text[end+1:])
	for ; len(words) >= 2; words = words[2:] {
		switch words[0] {
		case "under":
			r.Collector = words[1]
		case "stress":
			r.Stress = words[1]
		case "stores":
			if r.Unseen = words[1] == "unseen"; !r.Unseen {
				return r, fmt.Errorf("expected stores unseen, not stores %s", words[1])
			}
		case "throwing":
			r.Throws = strings.TrimSpace(r.Throws + " " + words[1])
		default:
			return r, fmt.Errorf("expected throwing, under, stress or stores unseen after the "+
				"call, not %q", words[0])
		}
	}
	if len(words) > 0 {
		return r, fmt.Errorf("expected throwing, under, stress or stores and a name after the "+
			"call, not %q", words[0])
	}
	if _, known := r.action(); !known {
		return r, fmt.Errorf("the place of a run is collection-1, collection-1.1, stale or end, "+
			"not %q", place)
	}
	return r, nil
}

// action returns the request that goes to the run's place.
func (r *Run) action() (ask report.RunRequest, known bool) {
	switch r.Place {
	case "":
		return report.RunRequest{Action: report.RunSeek}, true
	case report.RunEnd, report.RunStale:
		return report.RunRequest{Action: r.Place}, true
	}
	name, isCollection := strings.CutPrefix(r.Place, report.RunCollection+"-")
	name, action, acts := strings.Cut(name, ".")
	n, err := strconv.ParseUint(name, 10, 32)
	ask = report.RunRequest{Action: report.RunCollection, From: n}
	if acts && err == nil {
		var within uint64
		within, err = strconv.ParseUint(action, 10, 32)
		ask.Within = uint32(within)
	}
	return ask, isCollection && err == nil && n > 0 && (!acts || ask.Within > 0)
}

// Asked is the run as the page gets it: function, arguments, collector and stress on a line each,
// then the call if functions throw in it, and what reports stores.
func (r *Run) Asked() string {
	lines := []string{r.Function, r.Arguments, r.Collector, r.Stress}
	if more := []string{r.Call(), r.Barriers()}; more[0]+more[1] != "" {
		lines = append(lines, more...)
	}
	return strings.Join(lines, "\n")
}

// Barriers says what reports stores to the collector, as [report.RunSetup] has it.
func (r *Run) Barriers() string {
	if r.Unseen {
		return report.BarriersByProgram
	}
	return ""
}

// Call is the call as a text has it if functions throw in it, otherwise "".
func (r *Run) Call() string {
	if r.Throws == "" {
		return ""
	}
	return r.Function + "(" + r.Arguments + ") throwing " + r.Throws
}

// runs reads the links to runs in a line of lesson.md.
func (r *reader) runs(l *Lesson, file, line string, at int, turn bool) {
	if i := strings.Index(line, "]("+RunScheme); i >= 0 {
		r.add(Problem{file, at, i + 3, "write the address of a run between < and >"})
	}
	for rest := line; ; {
		_, after, found := strings.Cut(rest, "](<"+RunScheme)
		if !found {
			return
		}
		address, more, closed := strings.Cut(after, ">)")
		column := len(line) - len(after) - len(RunScheme) + 1
		run, err := ParseRun(address)
		run.Line, run.Turn = at, turn
		switch {
		case !closed:
			r.add(Problem{file, at, column, "the link to a run must end in >) on the same line"})
		case err != nil:
			r.add(Problem{file, at, column, err.Error()})
		default:
			l.Runs = append(l.Runs, run)
		}
		rest = more
	}
}

// shown verifies that each run that the text links to goes where the link says: the run of the
// start or, below "Your turn", that of the start or of the solution.
func (p *prover) shown() {
	var e engine.Engine
	for i := range p.lesson.Runs {
		r := &p.lesson.Runs[i]
		wrong := p.reaches(&e, r, false)
		if wrong != "" && r.Turn && p.lesson.Solution != "" && p.reaches(&e, r, true) == "" {
			continue
		}
		if wrong != "" {
			p.add("lesson.md", r.Line, "%s", wrong)
		}
	}
}

// reaches returns why a run of one of the programs does not reach its place, or "".
func (p *prover) reaches(e *engine.Engine, r *Run, solution bool) string {
	ask, _ := r.action()
	ask.Of = e.Keep(p.program(solution))
	ask.Setup = report.RunSetup{Entry: r.Function, Arguments: r.Arguments,
		Collector: r.Collector, Stress: r.Stress, Call: r.Call(), Barriers: r.Barriers()}
	s := e.Program(p.ctx, &ask)
	switch {
	case s.Trouble != "":
		return fmt.Sprintf("%s(%s) cannot run: %s", r.Function, r.Arguments, s.Trouble)
	case r.Place == report.RunStale && s.Astray.Text == "":
		return fmt.Sprintf("the run of %s(%s) uses no stale address", r.Function, r.Arguments)
	case ask.Action == report.RunCollection && s.Step == s.End, s.Within != ask.Within:
		return fmt.Sprintf("the run of %s(%s) has no %s", r.Function, r.Arguments, r.Place)
	}
	return ""
}
