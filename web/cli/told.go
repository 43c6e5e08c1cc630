package cli

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"statepoint/core/source"
	"statepoint/core/source/codes"
)

// told gathers what a command has to say of programs until it is printed: sorted by place, each
// thing once.
type told struct {
	lists []*source.List
	// errors makes errors of warnings, and silent are codes of which no warning is printed.
	errors bool
	silent map[string]bool
	said   map[string]bool // what was printed
}

// setWarnings reads -Werror and -Wno-CODE.
func (t *told) setWarnings(o *flags) error {
	t.errors = t.errors || o.On("Werror")
	for _, code := range o.Values("Wno-") {
		p, ok := codes.Lookup(code)
		if !ok {
			return fmt.Errorf("option -Wno-%s: %w", code, unknownCode(code))
		}
		if t.silent == nil {
			t.silent = map[string]bool{}
		}
		t.silent[p.Code] = true
	}
	return nil
}

// unknownCode is the error for a code that no message has.
func unknownCode(code string) error {
	var known []string
	for _, p := range codes.All() {
		known = append(known, p.Code)
	}
	if near := source.Nearest(strings.ToUpper(code), known); near != "" {
		return fmt.Errorf("no message has the code %q; did you mean %s?", code, near)
	}
	return fmt.Errorf("no message has the code %q; `statepoint explain` lists all", code)
}

// warn takes warnings and notes about a program, which settle prints.
func (c *cli) warn(list *source.List) {
	if list != nil && len(list.Items) > 0 {
		c.told.lists = append(c.told.lists, list)
	}
}

// settle prints what was gathered. With -Werror a warning among it is an error, so that commands
// settle before they write what they were asked for.
func (c *cli) settle() error {
	if n := c.printTold(); n > 0 && c.told.errors {
		return fmt.Errorf("%s, which -Werror makes errors", source.Count(n, "warning"))
	}
	return nil
}

// printTold prints what was gathered and returns how many warnings are in it.
func (c *cli) printTold() (warnings int) {
	var texts []*source.List // one for each text, in the order in which they were met
	for _, list := range c.told.lists {
		at := slices.IndexFunc(texts, func(l *source.List) bool { return l.Text == list.Text })
		if at < 0 {
			at = len(texts)
			texts = append(texts, source.NewList(list.Text))
		}
		texts[at].Items = append(texts[at].Items, list.Items...)
	}
	c.told.lists = nil
	if c.told.said == nil {
		c.told.said = map[string]bool{}
	}
	for _, all := range texts {
		all.Sort()
		for _, d := range all.Items {
			if d.Severity != source.Error && c.told.silent[d.Code] {
				continue
			}
			if d.Severity == source.Warning {
				if warnings++; c.told.errors {
					d.Severity = source.Error
				}
			}
			var b strings.Builder
			one := source.List{Text: all.Text, Items: []source.Diagnostic{d}}
			if one.Render(&b); !c.told.said[b.String()] {
				c.told.said[b.String()] = true
				io.WriteString(c.stderr, b.String())
			}
		}
	}
	return warnings
}
