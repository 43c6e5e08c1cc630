package lessons

import (
	"fmt"
	"slices"
	"strings"

	"statepoint/web/check"
	"statepoint/web/check/grade"
	"statepoint/web/explore/engine"
	"statepoint/web/report"
)

// QuestionsFile has the questions that a lesson asks before the exercise; a lesson may have none.
const QuestionsFile = "questions.txt"

// checksFile has the checks of the exercise.
const checksFile = "check.txt"

// questions verifies that each question of a lesson has a right answer that is accepted, and that
// each wrong answer is rejected with a reason.
func (p *prover) questions() error {
	l := p.lesson
	var e engine.Engine
	for i := range l.Questions {
		q := &l.Questions[i]
		asked, err := e.Ask(p.ctx, l.Request(), q)
		if err != nil {
			if stop := p.ctx.Err(); stop != nil {
				return stop
			}
			p.add(QuestionsFile, q.Line, "%v", err)
			continue
		}
		for r := range asked.Rows {
			p.row(&e, q, &asked.Rows[r])
		}
		if asked.Before != "" {
			p.written(&e, q, asked)
		}
		if q.Kind == check.AskSlots && q.Run != "" {
			p.predicted(&e, q, asked)
		}
	}
	return p.ctx.Err()
}

// Request returns the request that compiles the program of the questions.
func (l *Lesson) Request() *report.Request {
	return &report.Request{Source: l.Start, FileName: "start.ll"}
}

// judged is the result of one check of an answer.
func (p *prover) judged(e *engine.Engine, q *check.Question, text, broken string) report.Verdict {
	req := p.lesson.Request()
	req.Options.Break = broken
	list, err := e.Check(p.ctx, req, text)
	if err != nil || len(list) != 1 {
		p.add(QuestionsFile, q.Line, "the check %q of an answer cannot be evaluated: %v", text, err)
		return report.Verdict{}
	}
	return list[0]
}

// row verifies the answers to one choice.
func (p *prover) row(e *engine.Engine, q *check.Question, row *grade.AskedRow) {
	right := 0
	for i := range row.Choices {
		c := &row.Choices[i]
		if q.Several && c.Right != q.Options[i].Marked {
			p.add(QuestionsFile, q.Options[i].Line, "the box of %q says %v, and the check %q %v",
				c.Text, q.Options[i].Marked, c.Check, c.Right)
		}
		if c.Right {
			right++
		}
		if c.Check == "" {
			continue
		}
		v := p.judged(e, q, c.Check, "")
		if v.OK != c.Right {
			p.add(QuestionsFile, q.Line, "the answer %q is judged wrongly", c.Text)
		} else if !v.OK && v.Said == "" {
			p.add(QuestionsFile, q.Line, "the wrong answer %q is rejected without a reason", c.Text)
		}
	}
	switch {
	case right == 0:
		p.add(QuestionsFile, q.Line, "no answer is right")
	case right == len(row.Choices):
		p.add(QuestionsFile, q.Line, "every answer is right")
	case right > 1 && q.Kind == check.AskChoice && !q.Several:
		p.add(QuestionsFile, q.Line, "%d answers are right, but a reader gives one: write [x] "+
			"before each, and [ ] before the others", right)
	}
}

// written verifies a number or an order: the right one passes, and its neighbours do not.
func (p *prover) written(e *engine.Engine, q *check.Question, asked *grade.Asked) {
	ask := func(answer string) report.Verdict {
		return p.judged(e, q, asked.Before+answer+asked.After, "")
	}
	right := []string{asked.Answer}
	if len(asked.Items) == 0 {
		right = strings.Split(asked.Answer, ", ")
	}
	for _, answer := range right {
		if v := ask(answer); !v.OK {
			p.add(QuestionsFile, q.Line, "the right answer, %s, is rejected: %s", answer, v.Said)
		}
	}
	var wrong []string
	keys := strings.Fields(asked.Answer)
	for i := range len(asked.Items) - 1 {
		other := slices.Clone(keys)
		other[i], other[i+1] = other[i+1], other[i]
		wrong = append(wrong, strings.Join(other, " "))
	}
	if len(asked.Items) == 0 {
		for n := range 256 {
			if s := fmt.Sprint(n); !slices.Contains(right, s) {
				wrong = append(wrong, s)
			}
		}
	} else if offered(asked) == asked.Answer {
		p.add(QuestionsFile, q.Line, "the steps are in the right order already")
	}
	for _, answer := range wrong {
		if v := ask(answer); v.OK || v.Said == "" {
			p.add(QuestionsFile, q.Line, "the wrong answer %s is accepted, or rejected without a "+
				"reason",
				answer)
		}
	}
}

// offered returns the order in which a page lists steps.
func offered(asked *grade.Asked) string {
	var keys []string
	for _, item := range asked.Items {
		keys = append(keys, item.Key)
	}
	return strings.Join(keys, " ")
}

// predicted verifies that the run of a prediction is meaningful: it passes with the unchanged map,
// and fails with some wrong map.
func (p *prover) predicted(e *engine.Engine, q *check.Question, asked *grade.Asked) {
	if v := p.judged(e, q, q.Run, ""); !v.OK {
		p.add(QuestionsFile, q.Line, "the run fails with the unchanged map: %s", v.Said)
		return
	}
	right := make([]string, len(asked.Rows))
	for r := range asked.Rows {
		for _, c := range asked.Rows[r].Choices {
			if c.Right {
				right[r] = asked.Rows[r].Label + "=" + c.Text
			}
		}
	}
	if v := p.judged(e, q, q.Run, asked.Break+":"+strings.Join(right, ",")); !v.OK {
		p.add(QuestionsFile, q.Line, "the run fails with the right prediction: %s", v.Said)
	}
	for r := range asked.Rows {
		for _, c := range asked.Rows[r].Choices {
			wrong := slices.Clone(right)
			wrong[r] = asked.Rows[r].Label + "=" + c.Text
			if !c.Right && !p.judged(e, q, q.Run, asked.Break+":"+strings.Join(wrong, ",")).OK {
				return
			}
		}
	}
	p.add(QuestionsFile, q.Line, "no wrong prediction makes the run fail: choose another")
}
