package printer

import (
	"bytes"
	"io"
	"slices"
	"sync/atomic"

	"statepoint/core/ir"
	"statepoint/core/workers"
)

// Early prints the body of each function as soon as the passes are done with it
// (passes.Pipeline.Finished and Finisher) and releases it: text takes a quarter of the memory of
// instructions, and those of the next functions use the memory again. The texts of a large module
// are packed.
type Early struct {
	m      *ir.Module
	alone  *earlyWorker // nil before the first function
	bodies map[*ir.Func]*earlyBody
	// size is the length of all texts, with those that are beyond most.
	size atomic.Int64
	most int64
	// plain is the total size beyond which texts are packed.
	plain int64
}

// maxPlain is the number of bytes of texts that are not packed: packing takes time.
const maxPlain = 16 << 20

// earlyBody is the text of a body.
type earlyBody struct {
	text   []byte
	packed bool
	holes  []hole
	// types are the struct types of the body, see [ir.Unread].
	types []*ir.Type
}

// NewEarly returns an Early for a module. Of texts that have more than most bytes, no more is kept.
func NewEarly(m *ir.Module, most int64) *Early {
	return &Early{m: m, most: most, plain: maxPlain, bodies: map[*ir.Func]*earlyBody{}}
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
	size int        // of its text
	pack packer
	room []byte   // for packed texts
	last *ir.Func // to be released
}

// Work prints the body of a function.
func (w *earlyWorker) Work(f *ir.Func) {
	if w.last != nil {
		w.view.Reclaim(w.last)
		w.last = nil
	}
	ir.NumberLocals(f)
	w.body = nil
	if !w.out.bodyAlone(f) {
		return
	}
	text := w.out.b
	w.size = len(text)
	w.body = &earlyBody{packed: w.e.size.Load() >= w.e.plain, holes: slices.Clone(w.out.holes),
		types: f.NamedTypes()}
	if w.body.packed {
		text = w.pack.pack(w.room[:0], text)
		w.room = text
	}
	w.body.text = bytes.Clone(text)
}

// Join keeps the text of a body, unless there is already too much of it.
func (w *earlyWorker) Join(f *ir.Func) error {
	e := w.e
	if w.body == nil {
		return nil
	}
	if e.size.Add(int64(w.size)) <= e.most {
		e.bodies[f] = w.body
	}
	w.last = f
	return nil
}

// WriteModule writes the module, as [WriteModule] does, once all passes are done with it.
func (e *Early) WriteModule(w io.Writer, m *ir.Module, opts *Options) error {
	p := newWriter(w, m, opts)
	p.early = e
	if e.size.Load() > e.most {
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
	var unpacked []byte
	for _, f := range p.m.Funcs {
		if b := p.early.bodies[f]; b != nil {
			text := b.text
			if b.packed {
				unpacked = unpack(unpacked[:0], text)
				text = unpacked
			}
			p.functionWith(f, text, b.holes)
			delete(p.early.bodies, f)
		} else {
			p.functionAlone(f)
		}
		if p.full {
			return
		}
	}
}
