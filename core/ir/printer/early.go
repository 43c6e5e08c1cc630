package printer

import (
	"bytes"
	"io"
	"slices"

	"statepoint/core/ir"
	"statepoint/core/workers"
)

// Early prints the body of each function as soon as the passes are done with it
// (passes.Pipeline.Finished and Finisher) and releases it: text takes a quarter of the memory of
// instructions, and those of the next functions use the memory again.
type Early struct {
	m     *ir.Module
	alone *earlyWorker // nil before the first function
	// bodies are the texts, and size is the length of them all, with those that are beyond most.
	bodies     map[*ir.Func]*earlyBody
	size, most int64
}

// earlyBody is the text of a body.
type earlyBody struct {
	text  []byte
	holes []hole
	// types are the struct types of the body, see [ir.Unread].
	types []*ir.Type
}

// NewEarly returns an Early for a module. Of texts that have more than most bytes, no more is kept.
func NewEarly(m *ir.Module, most int64) *Early {
	return &Early{m: m, most: most, bodies: map[*ir.Func]*earlyBody{}}
}

// Prepare is called before the module is shared.
func (e *Early) Prepare() {
	ir.NumberGlobals(e.m)
	e.alone = e.newWorker(e.m)
}

// Function prints and releases a function.
func (e *Early) Function(f *ir.Func) error {
	if e.alone == nil {
		e.Prepare()
	}
	e.alone.Work(f)
	return e.alone.Join(f)
}

// Worker returns a worker that prints functions in a view of the module.
func (e *Early) Worker(_ *ir.Share, view *ir.Module) workers.Worker { return e.newWorker(view) }

func (e *Early) newWorker(view *ir.Module) *earlyWorker {
	return &earlyWorker{e: e, view: view, out: newBodyPrinter(view)}
}

// earlyWorker prints bodies.
type earlyWorker struct {
	e    *Early
	view *ir.Module
	out  *printer
	body *earlyBody // nil if the body is too long to be printed before its turn
	last *ir.Func   // to be released
}

// Work prints the body of a function.
func (w *earlyWorker) Work(f *ir.Func) {
	if w.last != nil {
		w.view.Reclaim(w.last)
		w.last = nil
	}
	ir.NumberLocals(f)
	w.body = nil
	if w.out.bodyAlone(f) {
		w.body = &earlyBody{bytes.Clone(w.out.b), slices.Clone(w.out.holes), f.NamedTypes()}
	}
}

// Join keeps the text of a body, unless there is already too much of it.
func (w *earlyWorker) Join(f *ir.Func) error {
	e := w.e
	if w.body == nil {
		return nil
	}
	if e.size += int64(len(w.body.text)); e.size <= e.most {
		e.bodies[f] = w.body
	}
	w.last = f
	return nil
}

// WriteModule writes the module, as [WriteModule] does, once all passes are done with it.
func (e *Early) WriteModule(w io.Writer, m *ir.Module, opts *Options) error {
	p := newWriter(w, m, opts)
	p.early = e
	if e.size > e.most {
		p.full = true
		return p.end()
	}
	for f, b := range e.bodies {
		f.Unread = &ir.Unread{Types: b.types}
	}
	p.module()
	return p.end()
}

// functionsEarly prints all functions, with what is printed of them.
func (p *printer) functionsEarly() {
	for _, f := range p.m.Funcs {
		if b := p.early.bodies[f]; b != nil {
			p.functionWith(f, b.text, b.holes)
			delete(p.early.bodies, f)
		} else {
			p.functionAlone(f)
		}
		if p.full {
			return
		}
	}
}
