package lessons

import (
	"context"
	"path"

	"statepoint/web/explore"
	"statepoint/web/report"
)

// Prove compiles and runs the programs of a lesson: the solution passes every check, the start
// fails one, claims hold, and questions have the answers that they should have.
func Prove(ctx context.Context, l *Lesson) ([]Problem, error) {
	p := prover{ctx: ctx, lesson: l}
	if len(l.Checks) > 0 {
		p.exercise()
	}
	for _, c := range l.Claims {
		which := "start.ll"
		if c.Solution {
			which = "solution.ll"
		}
		for _, v := range p.file("lesson.md", c.Line-1, c.Text, c.Solution) {
			if !v.OK {
				p.add("lesson.md", c.Line-1+int(v.Line), "%q does not hold of %s: %s", v.Check,
					which, v.Said)
			}
		}
	}
	if err := p.questions(); err != nil {
		return p.problems, err
	}
	return p.problems, p.ctx.Err()
}

// exercise proves that the solution passes every check, and that the start fails one.
func (p *prover) exercise() {
	l := p.lesson
	solved := p.file("check.txt", 0, l.CheckText, true)
	for _, v := range solved {
		if !v.OK {
			p.add("solution.ll", 0, "fails the check %q: %s", v.Check, v.Said)
		}
	}
	failed := false
	for _, v := range p.file("check.txt", 0, l.CheckText, false) {
		failed = failed || !v.OK
	}
	if !failed && len(p.problems) == 0 {
		p.add("start.ll", 0, "passes every check: there is nothing to do")
	}
}

// prover gathers what does not hold.
type prover struct {
	ctx      context.Context
	lesson   *Lesson
	problems []Problem
}

func (p *prover) add(file string, line int, format string, args ...any) {
	r := reader{}
	r.problem(path.Join(p.lesson.Folder, file), line, format, args...)
	p.problems = append(p.problems, r.problems...)
}

// file holds a program against checks that stand in a file below some lines.
func (p *prover) file(file string, above int, checks string, solution bool) []report.Verdict {
	source, name := p.lesson.Start, "start.ll"
	if solution {
		source, name = p.lesson.Solution, "solution.ll"
	}
	var e explore.Engine
	out, err := e.Check(p.ctx, &report.Request{Source: source, FileName: name}, checks)
	if err != nil {
		p.add(file, above, "%v", err)
	}
	return out
}
