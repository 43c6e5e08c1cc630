package mutants

import (
	"context"
	"fmt"
	"path"
	"strings"

	"statepoint/lower/run"
	"statepoint/web/check"
	"statepoint/web/check/grade"
	"statepoint/web/explore/engine"
	"statepoint/web/lessons"
	"statepoint/web/report"
)

// Tally is what the checks of a lesson said about its mutants.
type Tally struct {
	// Made are all, Refused the wrong ones that the checks refuse, Accepted those that are only
	// different and pass. Told are those that are only different and are refused with a text of the
	// lesson, or because of a name that the verdict mentions.
	Made, Refused, Accepted, Told int
	// Problems are the wrong verdicts.
	Problems []lessons.Problem
	// Lines are runs for check.txt that refuse the wrong programs that pass.
	Lines []string
	// Seen has each mutant with its verdict.
	Seen []Seen
}

// Seen is a mutant with what the checks said.
type Seen struct {
	Mutant
	// Wrong says that it is wrong, Passed that it passes, Said is the verdict of the first check
	// that fails.
	Wrong, Passed bool
	Said          string
}

// Try makes mutants of a lesson's solution and runs the checks on them. A lesson with only
// questions has none.
func Try(ctx context.Context, l *lessons.Lesson) (Tally, error) {
	t := trial{ctx: ctx, lesson: l}
	if l.Solution == "" {
		return t.Tally, nil
	}
	checks, cases := calls(l.Checks)
	if err := t.expect(checks, cases); err != nil {
		return t.Tally, err
	}
	e := edits{ctx: ctx, source: l.Solution}
	if err := e.all(cases); err != nil {
		return t.Tally, err
	}
	if err := e.renames(l.Start); err != nil {
		return t.Tally, err
	}
	for i := range e.out {
		if err := t.try(&e.out[i]); err != nil {
			return t.Tally, err
		}
	}
	return t.Tally, ctx.Err()
}

// trial runs the checks of a lesson on mutants.
type trial struct {
	Tally
	ctx    context.Context
	lesson *lessons.Lesson
	engine engine.Engine
	// runs distinguish wrong programs, by the outcomes of the solution.
	runs []check.Check
	want []grade.Outcome
	safe bool // the solution is
}

// expect makes the runs of the checks, and further ones, with the solution. It keeps those in which
// the solution ends and is sound.
func (t *trial) expect(checks []check.Check, cases []run.Case) error {
	all := checks[:len(checks):len(checks)]
	for i := range checks {
		all = append(all, others(&checks[i], cases[i], cases)...)
	}
	got, err := t.outcomes(t.lesson.Solution, all)
	if err != nil {
		return err
	}
	for i := range got {
		if got[i].Result != "stopped" && !got[i].Unsound {
			t.runs, t.want = append(t.runs, all[i]), append(t.want, got[i])
		}
	}
	t.safe, _, err = t.passes(t.lesson.Solution, "safe\n")
	return err
}

func (t *trial) outcomes(source string, list []check.Check) ([]grade.Outcome, error) {
	c := t.engine.Compilation(t.ctx, &report.Request{Source: source, FileName: "solution.ll"})
	return grade.Outcomes(t.ctx, c, list)
}

// passes evaluates checks, and returns the first verdict that is not OK.
func (t *trial) passes(source, checks string) (bool, *report.Verdict, error) {
	list, err := t.engine.Check(t.ctx, &report.Request{Source: source, FileName: "solution.ll"},
		checks)
	if err != nil {
		return false, nil, err
	}
	for i := range list {
		if !list[i].OK {
			return false, &list[i], nil
		}
	}
	return true, nil, nil
}

// try compares what the checks say about a mutant with what its runs show.
func (t *trial) try(m *Mutant) error {
	differs, err := t.differs(m)
	if err != nil {
		return err
	}
	ok, first, err := t.passes(m.Source, t.lesson.CheckText)
	if err != nil {
		return err
	}
	wrong := differs != notAtAll
	s := Seen{Mutant: *m, Wrong: wrong, Passed: ok}
	if first != nil {
		s.Said = strings.TrimSpace(first.Check + ": " + first.Said + " " + first.Told)
	}
	t.Seen = append(t.Seen, s)
	t.Made++
	switch {
	case wrong && ok:
		t.problem("%s: %s: the checks accept a wrong program", m.Kind, m.What)
		if differs >= 0 {
			t.add(differs)
		}
	case wrong:
		t.Refused++
	case ok:
		t.Accepted++
	case m.Added != "":
		t.problem("%s: %s: the checks refuse a name that the learner chooses: %s", m.Kind, m.What,
			s.Said)
	case m.Given != "" && !strings.Contains(s.Said, "%"+m.Given):
		t.problem("%s: %s: the verdict does not say that the name is needed: %s", m.Kind, m.What,
			s.Said)
	case m.Given == "" && first.Told == "" && !first.Open:
		t.problem("%s: %s: a program that is right in another way is refused without a text: %s",
			m.Kind, m.What, s.Said)
	default:
		t.Told++
	}
	return nil
}

// What differs returns besides the index of a run.
const (
	notAtAll = -1
	inSafety = -2
)

// differs returns the first run that distinguishes a mutant from the solution.
func (t *trial) differs(m *Mutant) (int, error) {
	if m.Added != "" || m.Given != "" {
		return notAtAll, nil
	}
	for i := range t.runs { // one at a time: a wrong program may take long in each
		got, err := t.outcomes(m.Source, t.runs[i:i+1])
		if err != nil {
			return notAtAll, err
		}
		if got[0].Result != t.want[i].Result || got[0].Printed != t.want[i].Printed ||
			got[0].Unsound {
			return i, nil
		}
	}
	safe, _, err := t.passes(m.Source, "safe\n")
	if t.safe && !safe {
		return inSafety, err
	}
	return notAtAll, err
}

// add proposes a run that distinguishes a wrong program.
func (t *trial) add(at int) {
	k := t.runs[at]
	c, err := run.ParseCase(k.Case)
	if err != nil {
		return
	}
	c.Result, c.Prints = t.want[at].Result, nil
	if printed := strings.TrimSpace(t.want[at].Printed); printed != "" {
		c.Prints = strings.Split(printed, "\n")
	}
	k.Case = caseText(c)
	text := line(&k)
	for _, other := range t.Lines {
		if other == text {
			return
		}
	}
	t.Lines = append(t.Lines, text)
}

func (t *trial) problem(format string, args ...any) {
	t.Problems = append(t.Problems, lessons.Problem{
		File: path.Join(t.lesson.Folder, "check.txt"), Message: fmt.Sprintf(format, args...)})
}
