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

// question is a question as a template gets it.
type question struct {
	Number, Title string
	Kind          check.Kind
	Prompt        template.HTML
	Rows          []questionRow
	Several       bool // a row needs every right choice
	Items         []questionChoice
	Answer, Dump  string
	// Before and After enclose the answer in the check that judges it; Break and Run show the
	// effect of a wrong map.
	Before, After, Break, Run string
}

type questionRow struct {
	Label   string
	Choices []questionChoice
}

// questionChoice is an answer: its text as HTML and as plain text, and the check that judges it.
type questionChoice struct {
	Text, Reason      template.HTML
	Plain, Key, Check string
	Right             bool
}

// titles are the headings of questions.
var titles = map[check.Kind]string{check.AskSlots: "Predict", check.AskStale: "Find the line",
	check.AskField: "Read the bytes", check.AskSteps: "Put in order", check.AskChoice: "Choose"}

// ask prepares a lesson's questions from its program.
func (p *place) ask(ctx context.Context) error {
	var e engine.Engine
	for i := range p.questions {
		q := &p.questions[i]
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
				x := questionChoice{Plain: plain(c.Text), Check: c.Check, Right: c.Right}
				if x.Text, err = sentence(c.Text); err != nil {
					return err
				}
				if x.Reason, err = sentence(c.Reason); err != nil {
					return err
				}
				to.Choices = append(to.Choices, x)
			}
			out.Rows = append(out.Rows, to)
		}
		p.Asked = append(p.Asked, out)
	}
	return nil
}

// plain removes the code quotes from a line of text.
func plain(text string) string { return strings.ReplaceAll(text, "`", "") }

// sentence renders one line of Markdown as HTML without a paragraph.
func sentence(text string) (template.HTML, error) {
	html, err := markdown(text)
	s := strings.TrimSuffix(strings.TrimPrefix(strings.TrimSpace(string(html)), "<p>"), "</p>")
	return template.HTML(s), err
}
