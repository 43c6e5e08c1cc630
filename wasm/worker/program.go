package worker

import (
	"context"

	"statepoint/core/process"
	"statepoint/web/wire"
)

// Engine answers requests and keeps their sources.
type Engine interface {
	wire.Engine
	// Largest is the size in bytes of the largest source that is kept.
	Largest() int
}

// program is the conversation of an engine with the page.
type program struct {
	engine Engine
	// text answers messages that are texts; nil for none.
	text func(string) []byte
	// heap is told how much the next message needs.
	heap interface{ Expect(bytes int64) }
	send func([]byte)
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

// answer sends an answer, if there is one.
func (p *program) answer(b []byte) {
	if b != nil {
		p.send(b)
	}
}
