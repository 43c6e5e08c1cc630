package check

import (
	"fmt"
	"slices"
	"strings"
)

// Kind is the kind of a question.
type Kind string

const (
	AskSlots  Kind = "predict" // the role of each word of a frame during a call
	AskStale  Kind = "stale"   // the line that uses a stale pointer
	AskField  Kind = "field"   // the number in a field of the map
	AskSteps  Kind = "steps"   // the order of a collector's actions
	AskChoice Kind = "choice"  // which sentences are right
)

// Question is a question of a lesson about its start program.
type Question struct {
	Kind Kind
	// Line is where the question begins.
	Line int
	// Function and Callee, without @, name the frame in question, and the call during which it is
	// examined.
	Function, Callee string
	// Field is the path of a field of the map.
	Field string
	// Run is the check of a run: the one whose steps are to be ordered, or one that shows the
	// effect of a wrong map. Empty for none.
	Run string
	// Prompt is the text of the question, in Markdown.
	Prompt  string
	Options []Option
	// Several says that the reader must mark every right answer of a choice, rather than the only
	// one.
	Several bool
}

// Option is an answer to a choice, or a step to be put in order.
type Option struct {
	Line int
	// Text is the text shown.
	Text string
	// Step is the name of the step in checks.
	Step string
	// Check holds if the option is right. It is empty if no compilation can decide; then Right says
	// it.
	Check string
	Right bool
	// Marked says that the author wrote [x] before an answer of several: with a check, both have to
	// agree.
	Marked bool
	// Reason says why the option is right or wrong.
	Reason string
}

// MaxQuestions bounds the questions of one text.
const MaxQuestions = 20

// ParseQuestions parses questions, in the order of the text. Its error is an [*Error].
func ParseQuestions(text string) ([]Question, error) {
	r := questions{}
	for line := range strings.Lines(text) {
		r.line++
		trimmed := strings.TrimSpace(line)
		if trimmed == "" || line[0] == ';' {
			continue
		}
		column := strings.Index(line, trimmed) + 1
		if err := r.read(strings.TrimRight(line, " \t\r\n"), trimmed, column); err != nil {
			return nil, err
		}
	}
	if err := r.end(); err != nil {
		return nil, err
	}
	return r.out, nil
}

// questions reads a text of questions.
type questions struct {
	out  []Question
	line int
}

func (r *questions) errorf(column int, format string, args ...any) error {
	return &Error{r.line, column, fmt.Sprintf(format, args...)}
}

// read reads one line.
func (r *questions) read(line, trimmed string, column int) error {
	if column == 1 {
		if err := r.end(); err != nil {
			return err
		}
		return r.head(line)
	}
	if len(r.out) == 0 {
		return r.errorf(1, "an indented line belongs to a question, but there is none above it")
	}
	q := &r.out[len(r.out)-1]
	if option, ok := strings.CutPrefix(trimmed, "- "); ok {
		if q.Kind != AskChoice && q.Kind != AskSteps {
			return r.errorf(column, "only choice and steps have answers to list")
		}
		return r.option(q, strings.TrimSpace(option), column)
	}
	if is, ok := strings.CutPrefix(trimmed, "= "); ok {
		is = strings.TrimSpace(is)
		return r.key(q, is, column+strings.LastIndex(trimmed, is))
	}
	to := &q.Prompt
	if n := len(q.Options); n > 0 {
		to = &q.Options[n-1].Reason
	}
	*to = strings.TrimSpace(*to + " " + trimmed)
	return nil
}

// option reads an answer. A box before it, [x] or [ ], says that several may be right.
func (r *questions) option(q *Question, text string, column int) error {
	o := Option{Line: r.line, Text: text}
	several := false
	if q.Kind == AskChoice {
		for _, box := range []string{"[x]", "[ ]"} {
			if rest, ok := strings.CutPrefix(text, box); ok {
				o.Text, o.Marked, several = strings.TrimSpace(rest), box == "[x]", true
			}
		}
	}
	if len(q.Options) > 0 && several != q.Several {
		return r.errorf(column, "either every answer has a box, [x] or [ ], or none has")
	}
	q.Several = several
	q.Options = append(q.Options, o)
	return nil
}

// head reads the first line of a question.
func (r *questions) head(line string) (err error) {
	if len(r.out) == MaxQuestions {
		return r.errorf(1, "more than %d questions", MaxQuestions)
	}
	w := words{text: line, line: r.line}
	q := Question{Kind: Kind(w.peek()), Line: r.line}
	switch q.Kind {
	case AskSlots, AskStale:
		w.next()
		if q.Function, err = w.name("@"); err == nil && q.Kind == AskSlots {
			if err = w.expect("at"); err == nil {
				q.Callee, err = w.name("@")
			}
		}
	case AskField:
		w.next()
		if q.Field = w.next(); q.Field == "" {
			err = w.errorf("expected the path of a field, such as record[0].offset")
		}
	case AskSteps, AskChoice:
		w.next()
	default:
		err = w.errorf("a question is one of predict, stale, field, steps, choice, not %q",
			w.peek())
	}
	if err == nil && w.peek() != "" {
		err = w.errorf("unexpected %q", w.peek())
	}
	r.out = append(r.out, q)
	return err
}

// key reads the text after an equals sign: the run of a question, or the check of an option.
func (r *questions) key(q *Question, is string, column int) error {
	if len(q.Options) == 0 {
		if q.Kind != AskSlots && q.Kind != AskSteps {
			return r.errorf(column, "only predict and steps have a run")
		}
		if q.Run != "" {
			return r.errorf(column, "the question has two runs")
		}
		q.Run = is
		return r.check(is, Run, column)
	}
	o := &q.Options[len(q.Options)-1]
	switch {
	case o.Check != "" || o.Right || o.Step != "":
		return r.errorf(column, "the answer is given twice")
	case q.Kind == AskSteps:
		if !slices.Contains(StepKinds, is) {
			return r.errorf(column, "expected a step of a collection (%s), not %q",
				strings.Join(StepKinds, ", "), is)
		}
		o.Step = is
		return nil
	case q.Several && (is == "wrong" || is == "right"):
		return r.errorf(column, "the box already says whether the answer is right")
	case is == "wrong":
		o.Check = is
		return nil
	case is == "right":
		o.Right = true
		return nil
	}
	o.Check = is
	return r.check(is, subjects, column)
}

// check reads a check in a question. A subject, if given, is the one it must have.
func (r *questions) check(text string, about Subject, column int) error {
	w := words{text: text, line: r.line}
	c, err := w.check()
	if e, ok := err.(*Error); ok {
		e.Column += column - 1
		return e
	}
	if err == nil && about != subjects && c.Subject != about {
		return r.errorf(column, "expected run and a call, not %q", text)
	}
	return err
}

// end validates the last question as a whole.
func (r *questions) end() error {
	if len(r.out) == 0 {
		return nil
	}
	q := &r.out[len(r.out)-1]
	wrong := func(line int, format string, args ...any) error {
		return &Error{line, 1, fmt.Sprintf(format, args...)}
	}
	if q.Prompt == "" {
		return wrong(q.Line, "the question has no text: indent it below")
	}
	if (q.Kind == AskChoice || q.Kind == AskSteps) && len(q.Options) < 2 {
		return wrong(q.Line, "the question needs at least two answers, each after \"- \"")
	}
	if q.Kind == AskSteps && q.Run == "" {
		return wrong(q.Line, "the question needs a run, such as = run f() = 1 under semispace")
	}
	for i := range q.Options {
		o := &q.Options[i]
		switch {
		case q.Kind == AskSteps && o.Step == "":
			return wrong(o.Line, "which step is this? = and one of %s",
				strings.Join(StepKinds, ", "))
		case q.Kind == AskChoice && !q.Several && o.Check == "" && !o.Right:
			return wrong(o.Line, "is this answer right? = and a check, or right, or wrong")
		case q.Kind == AskChoice && o.Reason == "":
			return wrong(o.Line, "the answer has no reason: write it below")
		}
		if o.Check == "wrong" {
			o.Check = ""
		}
		if q.Several && o.Check == "" {
			o.Right = o.Marked
		}
	}
	return nil
}
