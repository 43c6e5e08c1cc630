package check

import (
	"slices"
	"strings"

	"statepoint/core/location"
)

// StepKinds are the actions of a collector, as package report names them.
var StepKinds = []string{"frame", "visit", "move", "mark", "update", "field", "free"}

// slot reads the use of a word of a frame.
func (w *words) slot(c *Check) (err error) {
	c.Subject = Slot
	if c.Place = w.next(); c.Place == "" {
		return w.errorf("expected an address in a frame, such as rsp+8")
	}
	if err = w.place(c, true); err != nil {
		return err
	}
	if err = w.expect("is"); err != nil {
		return err
	}
	c.Is, err = w.oneOf("what a slot is", location.UseNames())
	return err
}

// steps reads the actions of a collector in the first collection of a run.
func (w *words) steps(c *Check) error {
	var kinds []string
	for !w.take("run") {
		kind, err := w.oneOf("a step of a collection", StepKinds)
		if err != nil {
			return err
		}
		kinds = append(kinds, kind)
	}
	c.Is = strings.Join(kinds, " ")
	if err := w.run(c); err != nil {
		return err
	}
	c.Subject = Steps
	return nil
}

func (w *words) oneOf(what string, list []string) (string, error) {
	if !slices.Contains(list, w.peek()) {
		return "", w.errorf("expected %s (%s), not %q", what, strings.Join(list, ", "), w.peek())
	}
	return w.next(), nil
}
