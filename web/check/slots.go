package check

import (
	"slices"
	"strings"
)

// SlotRoles are what a word of a frame can be to a collector during a call: the start of an object,
// an address inside one, a place whose address the record has, or nothing that it reads.
var SlotRoles = []string{"base", "derived", "Direct", "none"}

// StepKinds are what a collector does, as package report names it.
var StepKinds = []string{"frame", "visit", "move", "mark", "update", "field", "free"}

// slot reads what a word of a frame is.
func (w *words) slot(c *Check) (err error) {
	c.Subject = Slot
	if c.Place = w.next(); c.Place == "" {
		return w.errorf("expected a place in a frame, as rsp+8")
	}
	if err = w.place(c, true); err != nil {
		return err
	}
	if err = w.expect("is"); err != nil {
		return err
	}
	c.Is, err = w.oneOf("what a slot is", SlotRoles)
	return err
}

// steps reads what a collector does in the first collection of a run.
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
