package run

import (
	"fmt"
	"io"

	"statepoint/core/source"
	"statepoint/lower/machine"
	"statepoint/lower/run/internal/libc"
	"statepoint/stackmap/collect"
)

// Trace writes the story of a run, one line for each event. It is the same for the same program,
// arguments and options. A nil Trace writes nothing.
type Trace struct {
	W io.Writer
	// Steps traces every instruction, with its function and offset.
	Steps bool

	m *machine.Machine
	// due is the collection that is about to begin, "" for none.
	due string
}

// line writes a line, unless it was written when the run first reached this step.
func (t *Trace) line(format string, args ...any) {
	if t.m == nil || !t.m.Replaying() {
		fmt.Fprintf(t.W, format+"\n", args...)
	}
}

// attach watches every instruction.
func (t *Trace) attach(p *Program) {
	if t == nil {
		return
	}
	t.m = p.Machine
	if !t.Steps {
		return
	}
	p.Machine.OnStep = func(m *machine.Machine, at uint64) {
		if _, outside := m.ExternalAt(at); outside {
			return
		}
		t.line("  %s\t%s", p.names.symbol(at), m.Assembly(at, p.names.named))
	}
}

func (t *Trace) called(p *Program, c *libc.Call) {
	if t == nil || c.Name == CollectorName {
		return
	}
	from := "?"
	if ra, err := c.M.ReturnAddress(); err == nil {
		from = p.names.symbol(ra)
	}
	text := ""
	if f := p.opt.Surface.Funcs[c.Name]; f != nil {
		seen := *c
		text = shown(p, &seen, f)
	}
	t.line("call @%s(%s) returns to %s", c.Name, text, from)
}

func (t *Trace) made(object, references, bytes uint64) {
	if t != nil {
		t.line("object %#x: %s, %s", object, source.Count(references, "reference"),
			source.Count(bytes, "byte"))
	}
}

func (t *Trace) printed(text string) {
	if t != nil {
		t.line("print %q", text)
	}
}

func (t *Trace) collecting(number int, at string) {
	if t != nil {
		t.due = fmt.Sprintf("collection %d at %s", number, at)
	}
}

// begun writes that the due collection begins.
func (t *Trace) begun() {
	if t != nil && t.due != "" {
		t.line("%s", t.due)
		t.due = ""
	}
}

// skipped writes that it is skipped.
func (t *Trace) skipped(why string) {
	if t != nil && t.due != "" {
		t.line("no %s: %s", t.due, why)
		t.due = ""
	}
}

// events receives the collector's reports.
func (t *Trace) events(p *Program) *collect.Events {
	if t == nil {
		return nil
	}
	return &collect.Events{
		Frame: func(f *collect.Frame) {
			t.begun()
			where := fmt.Sprintf("entry %#x", f.SP)
			if f.ReturnAddress != 0 {
				where = p.names.symbol(f.ReturnAddress)
			}
			by := f.Source + " " + f.Where
			if f.Source == "frame" {
				by = "no record"
			}
			t.line("  frame %d, %s: %s, %s", f.Depth, where, by,
				source.Count(len(f.Pairs), "reference"))
		},
		Move: func(m collect.Move) {
			t.begun()
			t.line("  object %#x goes to %#x, %s", m.From, m.To, source.Count(m.Size, "byte"))
		},
		Free: func(f collect.Free) {
			t.begun()
			t.line("  object %#x is freed, %s", f.Object, source.Count(f.Size, "byte"))
		},
		Update: func(x collect.Update) {
			t.begun()
			t.line("  %s", x.Sentence(""))
		},
		Piece: func(x collect.Piece) {
			t.line("collector: %s",
				x.Sentence(p.threads.name(x.Thread)))
		},
	}
}

func (t *Trace) thrown(kind string) {
	if t != nil {
		t.line("throw %s", kind)
	}
}

func (t *Trace) landed(at string) {
	if t != nil {
		t.line("land at %s", at)
	}
}
