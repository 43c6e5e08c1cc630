package cli

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"statepoint/core/source"
	"statepoint/core/source/codes"
)

// warnings collects warnings and notes about programs until they are printed: sorted by position,
// each once.
type warnings struct {
	lists   []*source.List
	errors  bool            // -Werror: warnings are errors
	silent  map[string]bool // -Wno-CODE: codes whose warnings are not printed
	printed map[string]bool
}

// setWarnings reads -Werror and -Wno-CODE.
func (w *warnings) setWarnings(o *flags) error {
	w.errors = w.errors || o.On("Werror")
	for _, code := range o.Values("Wno-") {
		p, ok := codes.Lookup(code)
		if !ok {
			return fmt.Errorf("option -Wno-%s: %w", code, unknownCode(code))
		}
		if w.silent == nil {
			w.silent = map[string]bool{}
		}
		w.silent[p.Code] = true
	}
	return nil
}

// unknownCode is the error for an unknown message code.
func unknownCode(code string) error {
	var known []string
	for _, p := range codes.All() {
		known = append(known, p.Code)
	}
	if near := source.Nearest(strings.ToUpper(code), known); near != "" {
		return fmt.Errorf("unknown message code %q; did you mean %s?", code, near)
	}
	return fmt.Errorf("unknown message code %q; `statepoint explain` lists all", code)
}

// warn collects warnings and notes about a program, which flush prints.
func (c *cli) warn(list *source.List) {
	if list != nil && len(list.Items) > 0 {
		c.warnings.lists = append(c.warnings.lists, list)
	}
}

// flush prints the collected messages. With -Werror any warning is an error, so commands flush
// before they write their output.
func (c *cli) flush() error {
	if n := c.printWarnings(); n > 0 && c.warnings.errors {
		return fmt.Errorf("%s, which -Werror makes errors", source.Count(n, "warning"))
	}
	return nil
}

// printWarnings prints the collected messages and counts the warnings.
func (c *cli) printWarnings() (warnings int) {
	var texts []*source.List // one for each text, in the order of first mention
	for _, list := range c.warnings.lists {
		at := slices.IndexFunc(texts, func(l *source.List) bool { return l.Text == list.Text })
		if at < 0 {
			at = len(texts)
			texts = append(texts, source.NewList(list.Text))
		}
		texts[at].Items = append(texts[at].Items, list.Items...)
	}
	c.warnings.lists = nil
	if c.warnings.printed == nil {
		c.warnings.printed = map[string]bool{}
	}
	for _, all := range texts {
		all.Sort()
		for _, d := range all.Items {
			if d.Severity != source.Error && (c.warnings.silent[d.Code] ||
				slices.ContainsFunc(all.Items, func(e source.Diagnostic) bool {
					return e.Severity == source.Error && e.Code == d.Code && e.Span == d.Span &&
						e.Message == d.Message // a later step made it an error
				})) {
				continue
			}
			if d.Severity == source.Warning {
				if warnings++; c.warnings.errors {
					d.Severity = source.Error
				}
			}
			var b strings.Builder
			one := source.List{Text: all.Text, Items: []source.Diagnostic{d}}
			if one.Render(&b); !c.warnings.printed[b.String()] {
				c.warnings.printed[b.String()] = true
				io.WriteString(c.stderr, b.String())
			}
		}
	}
	return warnings
}
