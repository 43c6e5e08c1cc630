package check

import (
	"slices"
	"strings"
)

// Tells returns the text shown for a run that ended in a given way, or, if so is not 0, the text of
// the fact with that 1-based number.
func (c *Check) Tells(how Ending, so int) string {
	if so > 0 {
		return c.When[so-1].Told
	}
	return strings.TrimSpace(c.ToldOf[how] + " " + c.Told)
}

// telling reads the lines below a check: each continues the text of the line above.
type telling struct {
	ending int // of a run, from 1
	when   *When
	column int // of the fact of when
}

// end rejects a fact without a text.
func (t *telling) end() error {
	if t.when == nil || t.when.Told != "" {
		return nil
	}
	return &Error{t.when.Fact.Line, t.column, "this fact has no text: write it after " +
		"the colon"}
}

// line adds an indented line, whose text begins at a column, to the text of a check, and reports
// whether it has a fact. After the first fact, every line belongs to a fact.
func (t *telling) line(c *Check, w words, at int) (fact bool, err error) {
	text := w.text[at:]
	if rest, ok := strings.CutPrefix(text, "when "); ok {
		if end := colon(rest); end >= 0 {
			if err := t.end(); err != nil {
				return false, err
			}
			w.text, w.at = w.text[:at+len("when ")+end], at+len("when ")
			t.column = w.at + 1
			not := strings.HasPrefix(rest, "not ")
			if not {
				w.at += len("not ")
			}
			of, err := w.check()
			if err != nil {
				return false, err
			}
			of.Line = w.line
			of.Text = strings.TrimSpace(strings.TrimPrefix(rest[:end], "not "))
			c.When = append(c.When, When{of, not, strings.TrimSpace(rest[end+1:])})
			t.when = &c.When[len(c.When)-1]
			return true, nil
		}
	}
	to := &c.Told
	if word, rest, ok := strings.Cut(text, ":"); ok && c.Subject == Run {
		if i := slices.Index(endings[:], word); i >= 0 {
			if t.when != nil {
				w.at = at
				return false, w.errorf("%s: must come before every when", word)
			}
			t.ending, text = i+1, rest
		}
	}
	switch {
	case t.when != nil:
		to = &t.when.Told
	case t.ending > 0:
		to = &c.ToldOf[t.ending-1]
	}
	*to = strings.TrimSpace(*to + " " + strings.TrimSpace(text))
	return false, nil
}

// colon returns the end of a fact: the first colon before a blank or the end of the line that is
// not inside a quoted name, -1 if there is none.
func colon(text string) int {
	quoted := false
	for i := range len(text) {
		switch {
		case text[i] == '"':
			quoted = !quoted
		case text[i] == ':' && !quoted && (i+1 == len(text) || text[i+1] == ' '):
			return i
		}
	}
	return -1
}
