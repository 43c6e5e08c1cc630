package wire

import (
	"errors"
	"fmt"
	"slices"

	"statepoint/core/source"
	"statepoint/web/report"
)

// Version of the protocol; it changes whenever the bytes do.
const Version = 26

// Errors of [Decode].
var (
	// ErrFormat says that the bytes are no message.
	ErrFormat = errors.New("wire: not a message")
	// ErrVersion says that the other end speaks another version.
	ErrVersion = fmt.Errorf("wire: the other side speaks another version than %d", Version)
)

// Message is one of [Hello], [Request], [Report], [Progress], [Crash],
// [ViewRequest], [ViewAnswer], [RunRequest] and [RunState].
type Message interface{ kind() byte }

const (
	kindHello byte = iota + 1
	kindRequest
	kindReport
	kindProgress
	kindCrash
	kindViewRequest
	kindViewAnswer
	kindRunRequest
	kindRunState
)

// Hello is the first message of an engine: it is ready for requests.
type Hello struct {
	// Engine names what answers, for people.
	Engine string
}

// Request asks the engine for a compilation.
type Request struct{ *report.Request }

// Report answers a request.
type Report struct{ *report.Report }

// Progress says what the engine is doing for a request.
type Progress struct {
	Seq   uint32
	Stage string // one of the report.Stage constants
	// Done of All functions are through the stage; both are 0 while that is not told.
	Done, All uint32
}

// Crash says that the engine met a broken invariant of its own. The engine that
// sent it can still answer, but its state is suspect: end it.
type Crash struct {
	Seq  uint32
	Text string
}

// ViewRequest asks the engine for one more view of a compilation.
type ViewRequest struct{ *report.ViewRequest }

// ViewAnswer answers a view request.
type ViewAnswer struct{ *report.ViewAnswer }

// RunRequest asks the engine for a step of a run.
type RunRequest struct{ *report.RunRequest }

// RunState answers a run request.
type RunState struct{ *report.RunState }

// Loading says how much of the engine's program has arrived, in bytes: Done of All, which is 0
// where nobody knows. It comes from the browser, not over the wire.
type Loading struct{ Done, All uint32 }

func (Loading) kind() byte     { return 0 }
func (Hello) kind() byte       { return kindHello }
func (Request) kind() byte     { return kindRequest }
func (Report) kind() byte      { return kindReport }
func (Progress) kind() byte    { return kindProgress }
func (Crash) kind() byte       { return kindCrash }
func (ViewRequest) kind() byte { return kindViewRequest }
func (ViewAnswer) kind() byte  { return kindViewAnswer }
func (RunRequest) kind() byte  { return kindRunRequest }
func (RunState) kind() byte    { return kindRunState }

// Encode gives a message's bytes. A message holding nil is encoded as an empty
// one.
func Encode(m Message) []byte {
	switch m := m.(type) {
	case Request:
		return EncodeRequest(m.Request)
	case ViewRequest:
		return EncodeViewRequest(m.ViewRequest)
	case RunRequest:
		return EncodeRunRequest(m.RunRequest)
	}
	return EncodeAnswer(m)
}

// EncodeAnswer is Encode for what an engine sends, all but requests: with it and [DecodeRequest]
// the engine's program does without the code of the other direction.
func EncodeAnswer(m Message) []byte {
	e := begin(m)
	switch m := m.(type) {
	case Hello:
		e.str(m.Engine)
	case Report:
		r := m.Report
		if r == nil {
			r = &report.Report{}
		}
		e.b = slices.Grow(e.b, sizeOf(r))
		e.report(r)
	case Progress:
		e.u32(m.Seq)
		e.str(m.Stage)
		e.u32(m.Done)
		e.u32(m.All)
	case Crash:
		e.u32(m.Seq)
		e.str(m.Text)
	case ViewAnswer:
		v := m.ViewAnswer
		if v == nil {
			v = &report.ViewAnswer{}
		}
		if v.Doc != nil {
			e.b = slices.Grow(e.b, 4096+sizeOfDoc(v.Doc))
		}
		e.viewAnswer(v)
	case RunState:
		r := m.RunState
		if r == nil {
			r = &report.RunState{}
		}
		e.runState(r)
	}
	return e.b
}

// sizeOf is about how many bytes a report takes: rather more, since to grow is to copy.
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

// EncodeRequest is Encode for requests; they, view requests and run requests are all that the
// page sends: with it the page does without the code that encodes reports.
func EncodeRequest(r *report.Request) []byte {
	if r == nil {
		r = &report.Request{}
	}
	e := begin(Request{r})
	e.request(r)
	return e.b
}

func begin(m Message) *encoder { return &encoder{b: []byte{'S', 'P', Version, m.kind()}} }

// Decode reads a message. The error is [ErrVersion], or wraps [ErrFormat].
func Decode(b []byte) (Message, error) {
	return decode(b, nil, func(d *decoder, kind byte) Message {
		if m := d.anyRequest(kind); m != nil {
			return m
		}
		return d.answer(kind)
	})
}

// DecodeRequest is Decode for what a page sends.
func DecodeRequest(b []byte) (Message, error) { return decode(b, nil, (*decoder).anyRequest) }

// DecodeAnswer is Decode for what an engine sends, for a thread that has a screen to draw: every
// few thousand elements it calls pause, unless that is nil.
func DecodeAnswer(b []byte, pause func()) (Message, error) {
	return decode(b, pause, (*decoder).answer)
}

// anyRequest reads a message that a page sends, nil if it is of another kind.
func (d *decoder) anyRequest(kind byte) Message {
	switch kind {
	case kindRequest:
		return Request{d.request()}
	case kindViewRequest:
		return ViewRequest{d.viewRequest()}
	case kindRunRequest:
		return RunRequest{d.runRequest()}
	}
	return nil
}

// answer reads a message that an engine sends, nil if it is of another kind.
func (d *decoder) answer(kind byte) Message {
	switch kind {
	case kindHello:
		return Hello{Engine: d.str()}
	case kindReport:
		return Report{d.report()}
	case kindProgress:
		return Progress{Seq: d.u32(), Stage: d.str(), Done: d.u32(), All: d.u32()}
	case kindCrash:
		return Crash{Seq: d.u32(), Text: d.str()}
	case kindViewAnswer:
		return ViewAnswer{d.viewAnswer()}
	case kindRunState:
		return RunState{d.runState()}
	}
	return nil
}

// decode reads a message whose body is read by what is given.
func decode(b []byte, pause func(), body func(*decoder, byte) Message) (Message, error) {
	if len(b) < 4 || b[0] != 'S' || b[1] != 'P' {
		return nil, ErrFormat
	}
	if b[2] != Version {
		return nil, ErrVersion
	}
	d := &decoder{b: b[4:], pause: pause}
	m := body(d, b[3])
	if m == nil {
		return nil, fmt.Errorf("%w: kind %d", ErrFormat, b[3])
	}
	if d.bad {
		return nil, fmt.Errorf("%w: cut short or out of range", ErrFormat)
	}
	if d.left() > 0 {
		return nil, fmt.Errorf("%w: %s too many", ErrFormat, source.Count(d.left(), "byte"))
	}
	return m, nil
}
