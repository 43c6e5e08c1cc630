package session

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"statepoint/core/ir"
	"statepoint/web/explore"
	"statepoint/web/explore/emulator"

	emulated "statepoint/lower/run"
	"statepoint/lower/run/layouts"
	"statepoint/web/report"
)

// call is the call that a session makes, with its options.
type call struct {
	comp   *explore.Compilation
	setup  report.RunSetup
	cases  []emulated.Case // calls given by the text's author
	chosen *emulated.Case  // the one that is made, nil if none
}

// Filled returns a setup with its defaults chosen for a compilation.
func Filled(r *explore.Compilation, setup report.RunSetup) report.RunSetup {
	c := call{comp: r, setup: setup}
	c.fillIn()
	return c.setup
}

// fillIn fills in the request's defaults.
func (c *call) fillIn() {
	p := &c.setup
	p.Collector = cmp.Or(p.Collector, emulator.Surface(c.comp).DefaultCollector())
	p.Stress = cmp.Or(p.Stress, runStress)
	p.Heap = cmp.Or(p.Heap, RunHeap)
	c.readCases()
	for i := range c.cases {
		at := &c.cases[i]
		if p.Call == callOf(at) || p.Call == "" && p.Arguments == "" &&
			(p.Entry == at.Entry || p.Entry == "") {
			p.Entry, p.Arguments, p.Call = at.Entry, at.Arguments, callOf(at)
			c.chosen = at
			return
		}
	}
	if at, ok := c.throwing(); ok {
		p.Entry, p.Arguments, p.Call = at.Entry, at.Arguments, callOf(&at)
		c.cases = append(c.cases, at)
		c.chosen = &at
		return
	}
	p.Call = ""
	if p.Entry == "" {
		p.Entry = c.entry()
	}
	p.Arguments = cmp.Or(p.Arguments, c.sample(p.Entry))
}

// throwing reads a call in which functions throw, as a link or a lesson asks for it; the text need
// not have it.
func (c *call) throwing() (emulated.Case, bool) {
	read, err := emulated.ParseCase(c.setup.Call + " = 0")
	f := emulator.Surface(c.comp).Funcs[read.Entry]
	return read, err == nil && len(read.Throws) > 0 && f != nil && f.Defined
}

// readCases reads the calls given by the text's author. It treats lines that are not valid calls as
// comments.
func (c *call) readCases() {
	for line := range strings.Lines(c.setup.Cases) {
		c.addCase(line)
	}
	for line := range strings.Lines(c.comp.Request().Source) {
		if text, ok := strings.CutPrefix(line, "; run:"); ok {
			c.addCase(text)
		}
	}
}

func (c *call) addCase(line string) {
	read, err := emulated.ParseCase(line)
	if f := emulator.Surface(c.comp).Funcs[read.Entry]; err == nil && f != nil && f.Defined {
		c.cases = append(c.cases, read)
	}
}

// callOf formats a call as in the source of a text.
func callOf(c *emulated.Case) string {
	text := c.Entry + "(" + c.Arguments + ")"
	if len(c.Throws) > 0 {
		text += " throwing " + strings.Join(c.Throws, " ")
	}
	return text
}

// entry returns the default entry: main, or the first function that can be called, preferably one
// whose references a collector finds.
func (c *call) entry() string {
	if o := c.comp.Object(); o != nil {
		return entryOf(o)
	}
	best := ""
	for i := range c.comp.Lowered().Funcs {
		name := c.comp.Lowered().Funcs[i].Name
		f := emulator.Surface(c.comp).Funcs[name]
		switch {
		case f == nil || !f.Defined || f.Convention != "" || name == explore.PollName:
		case name == "main":
			return name
		case best == "" || f.Statepoints && !emulator.Surface(c.comp).Funcs[best].Statepoints:
			best = name
		}
	}
	return best
}

// entryOf is entry for an object: main, the first function with a record, or the first of all.
func entryOf(o *explore.Object) string {
	if slices.Contains(o.Entries, "main") {
		return "main"
	}
	for i := range o.Lowered.Funcs {
		f := &o.Lowered.Funcs[i]
		if len(f.Records) > 0 && slices.Contains(o.Entries, f.Name) {
			return f.Name
		}
	}
	if len(o.Entries) > 0 {
		return o.Entries[0]
	}
	return ""
}

// sample returns initial arguments for a function.
func (c *call) sample(name string) string {
	f := emulator.Surface(c.comp).Funcs[name]
	if f == nil || name == "main" {
		return ""
	}
	text := ""
	for i, t := range f.Type.Fields {
		if i > 0 {
			text += ", "
		}
		switch {
		case t.IsInteger():
			text += map[bool]string{true: "true", false: "3"}[t.Bits == 1]
		case t.Kind == ir.PointerKind && t.AddrSpace == 1:
			text += "[1, 2, 3]"
		case t.IsPointer():
			text += "null"
		default:
			text += "1.5"
		}
	}
	return text
}

// declared parses the reader's declarations of objects, and the choice of what reports stores to
// the collector.
func (c *call) declared(opt *emulated.Options) (err error) {
	switch c.setup.Barriers {
	case "":
	case report.BarriersByProgram:
		opt.NoBarrier = true
	default:
		return fmt.Errorf("the emulator or the program reports stores, not %q",
			c.setup.Barriers)
	}
	opt.Objects, err = layouts.ParseAll(c.setup.Objects)
	return err
}
