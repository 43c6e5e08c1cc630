package workshop

import (
	"context"
	"fmt"
	"html/template"
	"strings"

	"statepoint/web/check"
	"statepoint/web/explore/engine"
	"statepoint/web/lessons"
)

// question is one as a page has it.
type question struct {
	Number, Title string
	Kind          check.Kind
	Prompt        template.HTML
	Rows          []questionRow
	Several       bool // a row takes every right choice
	Items         []questionChoice
	Answer, Dump  string
	// Before and After stand around the answer in the check that judges it; Break and Run show what
	// comes of a wrong map.
	Before, After, Break, Run string
}

type questionRow struct {
	Label   string
	Choices []questionChoice
}

// questionChoice is an answer: its text as HTML and without, and what judges it.
type questionChoice struct {
	Text, Reason             template.HTML
	Plain, Value, Key, Check string
	Code, Right              bool
	// Of an instruction: where it begins, and the label of the block that begins with it.
	Line  int
	Block string
}

// titles are what questions are headed by.
var titles = map[check.Kind]string{check.AskSlots: "Predict", check.AskStale: "Find the line",
	check.AskField: "Read the bytes", check.AskSteps: "Put in order", check.AskChoice: "Choose"}

// ask puts the questions of a lesson to its program.
func (p *place) ask(ctx context.Context) error {
	var e engine.Engine
	for i := range p.Lesson.Questions {
		q := &p.Lesson.Questions[i]
		asked, err := e.Ask(ctx, p.Lesson.Request(), q)
		if err != nil {
			return fmt.Errorf("%s:%d: %w", lessons.QuestionsFile, q.Line, err)
		}
		out := question{Number: fmt.Sprint(i + 1), Title: titles[q.Kind], Kind: q.Kind,
			Before: asked.Before, After: asked.After, Answer: asked.Answer, Dump: asked.Dump,
			Break: asked.Break, Several: asked.Several}
		if q.Kind == check.AskSlots {
			out.Run = q.Run
		}
		if out.Prompt, err = markdown(q.Prompt); err != nil {
			return err
		}
		texts := map[string]string{}
		for _, item := range asked.Items {
			x := questionChoice{Plain: plain(item.Text), Key: item.Key}
			if x.Text, err = sentence(item.Text); err != nil {
				return err
			}
			texts[item.Key] = strings.TrimSuffix(x.Plain, ".")
			out.Items = append(out.Items, x)
		}
		if len(texts) > 0 {
			var order []string
			for _, key := range strings.Fields(asked.Answer) {
				order = append(order, texts[key])
			}
			out.Answer = strings.Join(order, "; then: ") + "."
		}
		for _, row := range asked.Rows {
			to := questionRow{Label: row.Label}
			for _, c := range row.Choices {
				x := questionChoice{Plain: plain(c.Text), Check: c.Check, Code: c.Code,
					Right: c.Right, Value: c.Text, Line: c.Line, Block: c.Block}
				if x.Text, err = sentence(c.Text); err != nil {
					return err
				}
				if x.Reason, err = sentence(c.Reason); err != nil {
					return err
				}
				if c.Code {
					x.Plain, x.Value = c.Text, fmt.Sprint(c.Line)
				}
				to.Choices = append(to.Choices, x)
			}
			out.Rows = append(out.Rows, to)
		}
		p.Asked = append(p.Asked, out)
	}
	return nil
}

// plain is a text of one line without its code quotes.
func plain(text string) string { return strings.ReplaceAll(text, "`", "") }

// sentence is HTML of one line of Markdown, without a paragraph around it.
func sentence(text string) (template.HTML, error) {
	html, err := markdown(text)
	s := strings.TrimSuffix(strings.TrimPrefix(strings.TrimSpace(string(html)), "<p>"), "</p>")
	return template.HTML(s), err
}
