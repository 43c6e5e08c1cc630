package worker

import (
	"context"
	"time"

	"statepoint/core/process"
	"statepoint/web/report"
	"statepoint/web/wire"
)

// Engine answers requests and keeps their sources.
type Engine interface {
	wire.Engine
	// Largest is the size in bytes of the largest source that is kept.
	Largest() int
}

// warmer is an engine that can do what an edit would have it do, and returns the report, nil if
// there is no text to do it with.
type warmer interface {
	Warm(context.Context) *report.Report
}

// The limits of warming up: the number of steps, their total time, and the size in bytes of the
// largest text. With a megabyte a step takes a tenth of a second, which a message may have to wait.
const (
	warmSteps = 40
	warmTime  = time.Second
	warmText  = 1 << 20
)

// program is the conversation of an engine with the page.
type program struct {
	engine Engine
	// text answers messages that are texts; nil for none.
	text func(string) []byte
	// heap is told how much the next message needs.
	heap interface{ Expect(bytes int64) }
	send func([]byte)
	// What was done to become fast, and the time it took.
	steps  int
	warmed time.Duration
	// stream is that of the messages to the client that was last answered.
	stream wire.Stream
}

// begin says which engine this is.
func (p *program) begin(name string) { p.send(wire.Encode(&wire.Hello{Engine: name})) }

// ask answers a message that is a text.
func (p *program) ask(question string) {
	p.heap.Expect(process.EngineNeeds * int64(len(question)))
	if p.text != nil {
		p.answer(p.text(question))
	}
}

// meet turns to another client, which does not have what the one before was sent.
func (p *program) meet() { p.stream = wire.Stream{} }

// receive answers a message of some bytes, which copy copies.
func (p *program) receive(size int, copy func([]byte)) {
	// A small request may refer to a large text.
	p.heap.Expect(process.EngineNeeds * int64(max(size, p.engine.Largest())))
	b := make([]byte, size)
	copy(b)
	p.answer(wire.Answer(context.Background(), b, p.engine, &p.stream, p.send))
}

// warm makes the program faster while it has nothing to do: a browser compiles the functions of a
// program well only once they have run a number of times, and until then an edit takes twice as
// long. It does what an edit would have it do, sends nothing, and reports whether to go on.
func (p *program) warm() bool {
	w, ok := p.engine.(warmer)
	if !ok || p.steps >= warmSteps || p.warmed >= warmTime || p.engine.Largest() > warmText {
		return false
	}
	begun := time.Now()
	rep := w.Warm(context.Background())
	if rep == nil {
		return false
	}
	wire.Encode(&wire.Report{Report: rep, Omitted: uint32(len(rep.Source.Text))})
	p.steps++
	p.warmed += time.Since(begun)
	return true
}

// answer sends an answer, if there is one.
func (p *program) answer(b []byte) {
	if b != nil {
		p.send(b)
	}
}
