package cli

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"statepoint/core/passes/pass"
	"statepoint/core/source"
	"statepoint/web/explore/journey"
	"statepoint/web/report"
	"statepoint/web/report/tables"
)

// explainOptions are the options of explain with a file and of its passes.
var explainOptions = withPassOptions("passes", "dialect", "x86-asm-syntax", "stackmap-version",
	"Werror", "Wno-", "costs")

// explainValues says where pointers of a module are across each safepoint, and why.
func (c *cli) explainValues(o *flags) error {
	text, err := c.readIR(o.Files[:1])
	if err != nil {
		return err
	}
	if o.On("costs") {
		return c.explainCosts(o, text)
	}
	journeys, objects, rep := journey.WithObjects(context.Background(), o.request(text), nil)
	if err := c.diagnose(rep, text, nil); err != nil {
		return err
	}
	if err := c.flush(); err != nil {
		return err
	}
	journeys = slices.DeleteFunc(journeys, func(j report.Journey) bool { return len(j.Rows) == 0 })
	values := len(journeys)
	journeys = append(journeys, objects...)
	var unknown []error
	if names := o.Files[1:]; len(names) > 0 {
		var known []string
		for i := range journeys {
			known = append(known, journeys[i].Name)
		}
		for _, name := range names {
			if slices.Contains(known, name) {
				continue
			}
			err := fmt.Errorf("no reference %s crosses a safepoint", name)
			if near := source.Nearest(name, known); near != "" {
				err = fmt.Errorf("%w; did you mean %s?", err, near)
			}
			unknown = append(unknown, err)
		}
		journeys = slices.DeleteFunc(journeys, func(j report.Journey) bool {
			return !slices.Contains(names, j.Name)
		})
	}
	if values == 0 && len(o.Files) == 1 {
		fmt.Fprintln(c.stdout, "No value of a reference type crosses a safepoint.")
	}
	for i := range journeys {
		if i > 0 || values == 0 && len(o.Files) == 1 {
			fmt.Fprintln(c.stdout)
		}
		if err := tables.Journey(c.stdout, &journeys[i]); err != nil {
			return err
		}
	}
	if len(o.Files) == 1 {
		fmt.Fprintln(c.stdout, beyondValues(rep, len(journeys) > 0))
	}
	return errors.Join(unknown...)
}

// beyondValues reports references that are not values of a reference type: which are hidden, and
// what the search covered.
func beyondValues(rep *report.Report, more bool) string {
	hidden := 0
	for i := range rep.Diagnostics {
		if pass.IsHidden(rep.Diagnostics[i].Code) {
			hidden++
		}
	}
	text := "The search for hidden copies of references found none that is used after a safepoint."
	switch {
	case hidden == 1:
		text = "1 reference is hidden across a safepoint and used after it: see the warning."
	case hidden > 1:
		text = fmt.Sprintf("%s are hidden across safepoints and used after them: see "+
			"the warnings.", source.Count(hidden, "reference"))
	}
	if more {
		text = "\n" + text
	}
	return text + `
The search follows, in functions that relocate references: integers, other pointers, memory of the
frame, variables that the same function stores to, fields through one reference, and what functions
of the module pass to each other and return in registers. It does not follow addresses in numbers
that are loaded from the heap through another reference, in memory whose address is passed to a
call, in variables that another function stores to, split up by loops, or passed to functions outside
the module.`
}
