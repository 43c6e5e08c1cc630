package wire

import (
	"errors"
	"fmt"

	"statepoint/core/source"
	"statepoint/web/report"
)

// Version of the protocol; it changes whenever the encoding does.
const Version = 37

// Errors of [Decode].
var (
	// ErrFormat means that the bytes are not a message.
	ErrFormat = errors.New("wire: not a message")
	// ErrVersion means that the other end uses another version of the protocol.
	ErrVersion = fmt.Errorf("wire: the other end does not use version %d of the protocol", Version)
)

// Message is a message between page and engine: one of the types in this file.
type Message interface {
	kind() byte
	// walk passes the fields to a codec.
	walk(*codec)
}

// empty returns an empty message of a kind, or nil if there is no such kind.
func empty(kind byte) Message {
	switch kind {
	case 1:
		return &Hello{}
	case 2:
		return &Request{&report.Request{}}
	case 3:
		return &Report{Report: &report.Report{}}
	case 4:
		return &Progress{}
	case 5:
		return &Crash{}
	case 6:
		return &ViewRequest{&report.ViewRequest{}}
	case 7:
		return &ViewAnswer{&report.ViewAnswer{}}
	case 8:
		return &RunRequest{&report.RunRequest{}}
	case 9:
		return &RunState{&report.RunState{}}
	case 10:
		return &Keep{&report.Request{}}
	case 11:
		return &AskAgain{}
	}
	return nil
}

// Hello is the first message of an engine: it is ready for requests.
type Hello struct {
	// Engine is the engine's human-readable name.
	Engine string
}

func (*Hello) kind() byte      { return 1 }
func (m *Hello) walk(c *codec) { c.str(&m.Engine) }

// Request requests a compilation, which the engine keeps under the request's handle.
type Request struct{ Request *report.Request }

func (*Request) kind() byte      { return 2 }
func (m *Request) walk(c *codec) { c.request(m.Request) }

// Report answers a request.
type Report struct {
	Report *report.Report
	// Omitted is the length in bytes of the source text if that is left out, because whoever sent
	// the request has it; otherwise 0. See Complete.
	Omitted uint32
}

// Complete puts the source text of the request into a report from which it is left out, and reports
// whether it can be that.
func (m *Report) Complete(source string) bool {
	if m.Omitted == 0 {
		return true
	}
	if uint64(m.Omitted) != uint64(len(source)) {
		return false
	}
	m.Report.Source.Text, m.Omitted = source, 0
	return true
}

func (*Report) kind() byte { return 3 }
func (m *Report) walk(c *codec) {
	c.grow(sizeOf(m.Report) - int(m.Omitted))
	c.u32(&m.Omitted)
	c.report(m.Report, int64(m.Omitted))
}

// Progress says what the engine is doing for a request.
type Progress struct {
	Seq   uint32
	Stage string // one of the report.Stage constants
	// Done of All functions have passed the stage; both are 0 if unknown.
	Done, All uint32
}

func (*Progress) kind() byte { return 4 }
func (m *Progress) walk(c *codec) {
	c.u32(&m.Seq)
	c.str(&m.Stage)
	c.u32(&m.Done)
	c.u32(&m.All)
}

// Crash reports that the engine violated one of its invariants. The engine that sent it can still
// answer, but its state is suspect: terminate it.
type Crash struct {
	Seq  uint32
	Text string
}

func (*Crash) kind() byte { return 5 }
func (m *Crash) walk(c *codec) {
	c.u32(&m.Seq)
	c.str(&m.Text)
}

// Keep gives the engine the request for a handle, without requesting a report. It has no answer.
type Keep struct{ Request *report.Request }

func (*Keep) kind() byte      { return 10 }
func (m *Keep) walk(c *codec) { c.request(m.Request) }

// AskAgain answers a request about compilations that the engine no longer keeps, or never did: the
// page sends the requests of the handles with [Keep] and repeats its request.
type AskAgain struct {
	Seq     uint32
	Handles []report.Handle
}

func (*AskAgain) kind() byte { return 11 }
func (m *AskAgain) walk(c *codec) {
	c.u32(&m.Seq)
	list(c, &m.Handles, c.handle)
}

// ViewRequest requests another view of a compilation.
type ViewRequest struct{ Ask *report.ViewRequest }

func (*ViewRequest) kind() byte      { return 6 }
func (m *ViewRequest) walk(c *codec) { c.viewRequest(m.Ask) }

// ViewAnswer answers a view request.
type ViewAnswer struct{ Answer *report.ViewAnswer }

func (*ViewAnswer) kind() byte { return 7 }
func (m *ViewAnswer) walk(c *codec) {
	if m.Answer.Doc != nil {
		c.grow(4096 + sizeOfDoc(m.Answer.Doc))
	}
	c.viewAnswer(m.Answer)
}

// RunRequest requests a step of a run.
type RunRequest struct{ Ask *report.RunRequest }

func (*RunRequest) kind() byte      { return 8 }
func (m *RunRequest) walk(c *codec) { c.runRequest(m.Ask) }

// RunState answers a run request.
type RunState struct{ State *report.RunState }

func (*RunState) kind() byte      { return 9 }
func (m *RunState) walk(c *codec) { c.runState(m.State) }

// Loading reports how much of the engine's program has arrived, in bytes: Done of All, which is 0
// if unknown. It comes from the browser, not over the wire.
type Loading struct{ Done, All uint32 }

func (*Loading) kind() byte  { return 0 }
func (*Loading) walk(*codec) {}

// Encode returns the bytes of a message that stands for itself.
func Encode(m Message) []byte { return new(Stream).Encode(m) }

// Decode decodes a message. The error is [ErrVersion] or wraps [ErrFormat]. It calls pause, unless
// nil, after every few thousand list elements, so that a thread can draw its screen.
func Decode(b []byte, pause func()) (Message, error) { return decode(new(Stream), b, pause) }

func decode(s *Stream, b []byte, pause func()) (Message, error) {
	if len(b) < 4 || b[0] != 'S' || b[1] != 'P' {
		return nil, ErrFormat
	}
	if b[2] != Version {
		return nil, ErrVersion
	}
	m := empty(b[3])
	if m == nil {
		return nil, fmt.Errorf("%w: kind %d", ErrFormat, b[3])
	}
	c := &codec{b: b[4:], reading: true, pause: pause, stream: s}
	m.walk(c)
	if c.bad {
		return nil, fmt.Errorf("%w: cut short or out of range", ErrFormat)
	}
	if c.left() > 0 {
		return nil, fmt.Errorf("%w: %s too many", ErrFormat, source.Count(c.left(), "byte"))
	}
	return m, nil
}

// grow reserves space for writing, because growing later means copying.
func (c *codec) grow(n int) {
	if !c.reading {
		c.room(n)
	}
}

// sizeOf estimates the encoded size of a report in bytes; it errs on the high side.
func sizeOf(r *report.Report) int {
	n := 4096 + 32*len(r.Links) + sizeOfDoc(&r.Source) + sizeOfDoc(&r.Asm) + sizeOfDoc(&r.StackMap)
	for i := range r.Stages {
		if d := r.Stages[i].Doc; d != nil {
			n += sizeOfDoc(d)
		}
	}
	return n
}

func sizeOfDoc(d *report.Doc) int {
	n := len(d.Text) + 6*len(d.Marks) + 6*len(d.Gutter) + 3*len(d.Lines) + 4*len(d.Columns) +
		8*len(d.Outline)
	for _, t := range d.Tokens {
		n += len(t) + 2
	}
	for _, w := range d.Words {
		n += len(w) + 2
	}
	return n
}
