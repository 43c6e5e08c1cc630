package lessons

import (
	"context"
	"path"

	"statepoint/web/explore/engine"
	"statepoint/web/report"
)

// Prove compiles and runs the programs of a lesson, to verify that the solution passes every check,
// the start fails one, claims hold, and questions have the marked answers.
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
		for _, v := range p.facts("lesson.md", c.Line-1, c.Text, c.Solution) {
			if !v.OK && p.broken(c.Solution) {
				break
			}
			if !v.OK {
				p.add("lesson.md", c.Line-1+int(v.Line), "%q does not hold for %s: %s", v.Check,
					which, v.Said)
			}
		}
	}
	p.shown()
	if err := p.questions(); err != nil {
		return p.problems, err
	}
	return p.problems, p.ctx.Err()
}

// exercise verifies that the solution passes every check, and that the start fails one.
func (p *prover) exercise() {
	l := p.lesson
	solved := p.file("check.txt", 0, l.CheckText, true)
	for _, v := range solved {
		if !v.OK && p.broken(true) {
			return
		}
		if !v.OK {
			p.add("solution.ll", 0, "fails the check %q: %s", v.Check, v.Said)
		}
	}
	failed := false
	for _, v := range p.file("check.txt", 0, l.CheckText, false) {
		failed = failed || !v.OK
	}
	if !failed && len(p.problems) == 0 {
		p.add("start.ll", 0, "passes every check, so there is nothing to do")
	}
}

// prover collects problems.
type prover struct {
	ctx      context.Context
	lesson   *Lesson
	problems []Problem
	// wrong caches whether the solution and the start have errors.
	wrong map[bool]bool
}

func (p *prover) add(file string, line int, format string, args ...any) {
	r := reader{}
	r.problem(path.Join(p.lesson.Folder, file), line, format, args...)
	p.problems = append(p.problems, r.problems...)
}

// program returns the request that compiles the solution or the start.
func (p *prover) program(solution bool) *report.Request {
	if solution {
		return &report.Request{Source: p.lesson.Solution, FileName: "solution.ll"}
	}
	return &report.Request{Source: p.lesson.Start, FileName: "start.ll"}
}

// broken reports the errors of a program, once, and returns whether it has any.
func (p *prover) broken(solution bool) bool {
	if wrong, known := p.wrong[solution]; known {
		return wrong
	}
	if p.wrong == nil {
		p.wrong = map[bool]bool{}
	}
	p.wrong[solution] = false
	req := p.program(solution)
	for _, d := range new(engine.Engine).Run(p.ctx, req).Diagnostics {
		if d.Severity == report.Error {
			p.wrong[solution] = true
			p.problems = append(p.problems, Problem{path.Join(p.lesson.Folder, req.FileName),
				int(d.Line), int(d.Column), d.Message})
		}
	}
	return p.wrong[solution]
}

// file evaluates on a program the checks that begin after some lines of a file.
func (p *prover) file(file string, above int, checks string, solution bool) []report.Verdict {
	return p.evaluated(new(engine.Engine).Check, file, above, checks, solution)
}

// facts is file for what a lesson says of a program that may be wrong.
func (p *prover) facts(file string, above int, facts string, solution bool) []report.Verdict {
	return p.evaluated(new(engine.Engine).Facts, file, above, facts, solution)
}

func (p *prover) evaluated(how func(context.Context, *report.Request, string) ([]report.Verdict,
	error), file string, above int, checks string, solution bool) []report.Verdict {
	out, err := how(p.ctx, p.program(solution), checks)
	if err != nil {
		p.add(file, above, "%v", err)
	}
	return out
}
