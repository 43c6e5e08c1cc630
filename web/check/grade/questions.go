package grade

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"statepoint/core/location"
	"statepoint/lower/code"
	"statepoint/stackmap"
	"statepoint/web/check"
	"statepoint/web/explore"
)

// Asked is a question about a program: the answers that a page offers, and which are right. Every
// answer has a check that holds if it is right, so a page judges it with its own compilation.
type Asked struct {
	// Each of Rows is answered with one of its choices.
	Rows []AskedRow
	// Items are to be ordered. In the check their keys, in order, go between Before and After; so
	// does a number, if there are neither rows nor items.
	Items         []AskedItem
	Before, After string
	// Answer is the right number, or each with a comma between, or the keys in the right order.
	Answer string
	// Dump is the bytes from which to read a number, as lines of hexadecimal.
	Dump string
	// Several says that a row needs every right choice, not just one.
	Several bool
	// Break is the request option that writes the map as the rows say: their answers follow a
	// colon.
	Break string
}

// AskedRow is one choice to make.
type AskedRow struct {
	// Label names the subject of the choice; may be empty.
	Label   string
	Choices []AskedChoice
}

// AskedChoice is an answer in a row.
type AskedChoice struct {
	// Text is the answer shown.
	Text string
	// Check holds if the choice is right; empty if only the author can decide.
	Check, Reason string
	Right         bool
}

// AskedItem is one of the items to put in order.
type AskedItem struct{ Key, Text string }

// Ask prepares a question about a program. An error says why that is impossible.
func Ask(ctx context.Context, r *explore.Compilation, q *check.Question) (*Asked, error) {
	c := checker{ctx: ctx, comp: r}
	if !c.comp.Outline().OK {
		return nil, errors.New("the program does not compile: " + c.firstError())
	}
	switch q.Kind {
	case check.AskSlots:
		return c.askSlots(q)
	case check.AskStale:
		return c.askStale(q)
	case check.AskField:
		return c.askField(q)
	case check.AskSteps:
		return c.askSteps(q)
	}
	row := AskedRow{}
	for i := range q.Options {
		o := &q.Options[i]
		x := AskedChoice{Text: o.Text, Check: o.Check, Reason: o.Reason, Right: o.Right}
		if o.Check != "" {
			list, err := Checks(ctx, c.comp, o.Check)
			if err != nil {
				return nil, err
			}
			x.Right = list[0].OK
		}
		row.Choices = append(row.Choices, x)
	}
	return &Asked{Rows: []AskedRow{row}, Several: q.Several}, nil
}

// askSlots asks what each word of a frame is, from the return address down.
func (c *checker) askSlots(q *check.Question) (*Asked, error) {
	r, n, err := c.recordAt(q.Function, q.Callee)
	if err != nil {
		return nil, err
	}
	if r == nil {
		return nil, fmt.Errorf("no record belongs to a call to @%s in @%s", q.Callee, q.Function)
	}
	out := &Asked{Break: fmt.Sprintf("map-as@%s#%d", q.Function, n)}
	for i := range c.comp.Lowered().Funcs {
		f := &c.comp.Lowered().Funcs[i]
		if f.Name != q.Function {
			continue
		}
		for at := f.Frame.Size - 8; at >= 0; at -= 8 {
			place := f.Frame.PlaceText(&code.Slot{Offset: at})
			is := wordOf(r, place).use.String()
			row := AskedRow{Label: place}
			for _, use := range location.UseNames() {
				row.Choices = append(row.Choices, AskedChoice{Text: use, Right: use == is,
					Check: fmt.Sprintf("slot %s at @%s in @%s is %s", place, q.Callee, q.Function,
						use)})
			}
			out.Rows = append(out.Rows, row)
		}
	}
	if len(out.Rows) == 0 {
		return nil, fmt.Errorf("the frame of @%s has no words", q.Function)
	}
	return out, nil
}

// askStale asks for the number of a line of a function that uses a stale pointer.
func (c *checker) askStale(q *check.Question) (*Asked, error) {
	f := c.function(q.Function)
	if f == nil {
		return nil, fmt.Errorf("no function @%s", q.Function)
	}
	list, err := c.violations()
	if err != nil {
		return nil, err
	}
	var stale []string
	first := c.comp.Text().Position(f.Span.Start).Line + 1
	for line := first; line <= c.comp.Text().Lines(); line++ {
		if strings.HasPrefix(c.comp.Text().Line(line), "}") {
			break
		}
		if in := c.onLine(line); in != nil && in.Func() == f && staleIn(in, list) != nil {
			stale = append(stale, fmt.Sprint(line))
		}
	}
	if len(stale) == 0 {
		return nil, fmt.Errorf("no line of @%s uses a stale pointer", q.Function)
	}
	return &Asked{Before: "stale line ", Answer: strings.Join(stale, ", ")}, nil
}

// askField asks for the number in a field of the map, and shows the bytes around it.
func (c *checker) askField(q *check.Question) (*Asked, error) {
	a := c.comp.Lowered().StackMap.Annotation
	if a == nil {
		return nil, errors.New("the program has no stack map")
	}
	for i := range a.Fields {
		f := &a.Fields[i]
		if f.Kind.IsGroup() || a.Path(i) != q.Field {
			continue
		}
		return &Asked{Before: "field " + q.Field + " = ", Answer: fmt.Sprint(int64(f.Value)),
			Dump: dump(a, i)}, nil
	}
	return nil, fmt.Errorf("the map has no field %q", q.Field)
}

// dump returns the bytes of the record that contains a field, or all bytes before the first record,
// eight per line: a location has twelve, so lines and fields do not align.
func dump(a *stackmap.Annotation, field int) string {
	start, end := uint32(0), uint32(len(a.Bytes))
	inside := false
	for at := int32(field); at >= 0; at = a.Fields[at].Parent {
		if f := &a.Fields[at]; f.Kind == stackmap.GroupRecord {
			start, end, inside = f.Off, f.End(), true
		}
	}
	for i := range a.Fields {
		if f := &a.Fields[i]; !inside && f.Kind == stackmap.GroupRecord {
			end = f.Off
			break
		}
	}
	var b strings.Builder
	for ; start < end; start += 8 {
		fmt.Fprintf(&b, "%04x  % x\n", start, a.Bytes[start:min(start+8, end)])
	}
	return b.String()
}

// askSteps asks for the order of a collector's actions.
func (c *checker) askSteps(q *check.Question) (*Asked, error) {
	out := &Asked{Before: "steps ", After: " " + q.Run}
	var keys []string
	for i := range q.Options {
		o := &q.Options[i]
		out.Items = append(out.Items, AskedItem{o.Step, o.Text})
		keys = append(keys, o.Step)
	}
	list, err := check.Parse(out.Before + strings.Join(keys, " ") + out.After)
	if err != nil {
		return nil, err
	}
	did, ended, err := c.steps(&list[0])
	if err != nil {
		return nil, err
	}
	did = slices.DeleteFunc(did, func(s string) bool { return !slices.Contains(keys, s) })
	if len(did) != len(keys) {
		return nil, fmt.Errorf("of these steps, the first collection of the run has %d: %s; %s",
			len(did), strings.Join(did, " "), ended)
	}
	out.Answer = strings.Join(did, " ")
	return out, nil
}
