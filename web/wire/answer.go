package wire

import (
	"context"
	"fmt"
	"runtime/debug"

	"statepoint/core/jsontext"
	"statepoint/web/report"
)

// Engine answers requests.
type Engine interface {
	// Run compiles a request and keeps the compilation.
	Run(context.Context, *report.Request) *report.Report
	// Keep keeps a request, to compile it when it is needed.
	Keep(*report.Request)
	// Kept returns the request with a handle, or nil if it is not kept.
	Kept(report.Handle) *report.Request
	// View computes a view of a compilation.
	View(context.Context, *report.ViewRequest) *report.ViewAnswer
	// Program runs a compilation and returns its state at a step.
	Program(context.Context, *report.RunRequest) *report.RunState
}

// Answer is the whole of the engine's side: it decodes a message, makes the engine process it, and
// returns the bytes to send back. Meanwhile it sends the engine's progress. A panic of the engine
// becomes a [Crash] with its text and stack.
func Answer(ctx context.Context, b []byte, engine Engine, send func([]byte)) (out []byte) {
	var seq uint32
	defer func() {
		if v := recover(); v != nil {
			out = Encode(&Crash{Seq: seq, Text: fmt.Sprintf("%v\n%s", v, debug.Stack())})
		}
	}()
	m, err := Decode(b, nil)
	if err != nil {
		return Encode(&Crash{Text: err.Error()})
	}
	switch m := m.(type) {
	case *Request:
		seq = m.Seq
		ctx = report.WithProgress(ctx, func(stage string, done, all int) {
			send(Encode(&Progress{Seq: seq, Stage: stage, Done: uint32(done),
				All: uint32(all)}))
		})
		rep := engine.Run(ctx, m.Request)
		if rep == nil {
			return Encode(&Crash{Seq: seq, Text: "the engine gave no report"})
		}
		rep.Seq = seq
		return Encode(&Report{rep})
	case *Keep:
		engine.Keep(m.Request)
		return nil
	case *ViewRequest:
		seq = m.Request.Seq
		known := handles{engine: engine}
		m.Request = known.request(m.Of, seq)
		if m.Kept != 0 {
			kept := known.request(m.Kept, 0)
			m.ViewRequest.Kept = &kept
		}
		if known.missing != nil {
			return Encode(&AskAgain{seq, known.missing})
		}
		answer := engine.View(ctx, m.ViewRequest)
		if answer == nil {
			return Encode(&Crash{Seq: seq, Text: "the engine gave no view"})
		}
		answer.Seq, answer.View, answer.Stage = seq, m.View, m.Stage
		return Encode(&ViewAnswer{answer})
	case *RunRequest:
		seq = m.Request.Seq
		known := handles{engine: engine}
		if m.Request = known.request(m.Of, seq); known.missing != nil {
			return Encode(&AskAgain{seq, known.missing})
		}
		state := engine.Program(ctx, m.RunRequest)
		if state == nil {
			return Encode(&Crash{Seq: seq, Text: "the engine gave no state"})
		}
		state.Seq = seq
		return Encode(&RunState{state})
	}
	return Encode(&Crash{Text: "wire: no request"})
}

// handles resolves the handles of a request.
type handles struct {
	engine  Engine
	missing []report.Handle // those that the engine does not know
}

// request returns the request with a handle, with the number of the message.
func (k *handles) request(h report.Handle, seq uint32) report.Request {
	kept := k.engine.Kept(h)
	if kept == nil {
		k.missing = append(k.missing, h)
		return report.Request{}
	}
	r := *kept
	r.Seq = seq
	return r
}

// AnswerJSON answers a JSON request with a JSON report, for pages with their own user interface. If
// there is no report, the object has "crash" with the reason instead.
func AnswerJSON(ctx context.Context, text string, engine Engine) (out []byte) {
	crash := func(text string) []byte {
		return append(jsontext.AppendString([]byte(`{"crash":`), text, false), '}')
	}
	defer func() {
		if v := recover(); v != nil {
			out = crash(fmt.Sprintf("%v\n%s", v, debug.Stack()))
		}
	}()
	req, err := report.RequestOf(text)
	if err != nil {
		return crash(err.Error())
	}
	rep := engine.Run(ctx, req)
	if rep == nil {
		return crash("the engine gave no report")
	}
	return report.AppendJSON(nil, rep)
}
