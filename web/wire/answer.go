package wire

import (
	"context"
	"fmt"
	"runtime/debug"

	"statepoint/core/jsontext"
	"statepoint/web/report"
	"statepoint/web/report/jsonform"
)

// Engine answers requests.
type Engine interface {
	// Run compiles a request and keeps the compilation.
	Run(context.Context, *report.Request) *report.Report
	// Keep keeps a request, to compile it when it is needed, and returns its handle.
	Keep(*report.Request) report.Handle
	// Keeps reports whether the request with a handle is kept.
	Keeps(report.Handle) bool
	// View computes a view of a compilation.
	View(context.Context, *report.ViewRequest) *report.ViewAnswer
	// Program runs a compilation and returns its state at a step.
	Program(context.Context, *report.RunRequest) *report.RunState
}

// Answer is the engine's whole side of the protocol: it decodes a message, makes the engine process
// it, and returns the bytes to send back, the next in a stream. Meanwhile it sends the engine's
// progress. A panic of the engine becomes a [Crash] with its text and stack.
func Answer(ctx context.Context, b []byte, engine Engine, stream *Stream,
	send func([]byte)) (out []byte) {
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
		seq = m.Request.Seq
		ctx = report.WithProgress(ctx, func(stage string, done, all int) {
			send(Encode(&Progress{Seq: seq, Stage: stage, Done: uint32(done),
				All: uint32(all)}))
		})
		rep := engine.Run(ctx, m.Request)
		if rep == nil {
			return Encode(&Crash{Seq: seq, Text: "the engine gave no report"})
		}
		rep.Seq = seq
		answer := &Report{Report: rep}
		if rep.Source.Text == m.Request.Source {
			answer.Omitted = uint32(len(m.Request.Source))
		}
		return stream.Encode(answer)
	case *Keep:
		engine.Keep(m.Request)
		return nil
	case *ViewRequest:
		seq = m.Ask.Seq
		if unknown := unknown(engine, m.Ask.Of, m.Ask.Kept); unknown != nil {
			return Encode(&AskAgain{seq, unknown})
		}
		answer := engine.View(ctx, m.Ask)
		if answer == nil {
			return Encode(&Crash{Seq: seq, Text: "the engine gave no view"})
		}
		answer.Seq, answer.View, answer.Stage = seq, m.Ask.View, m.Ask.Stage
		return Encode(&ViewAnswer{answer})
	case *RunRequest:
		seq = m.Ask.Seq
		if unknown := unknown(engine, m.Ask.Of, 0); unknown != nil {
			return Encode(&AskAgain{seq, unknown})
		}
		state := engine.Program(ctx, m.Ask)
		if state == nil {
			return Encode(&Crash{Seq: seq, Text: "the engine gave no state"})
		}
		state.Seq = seq
		return Encode(&RunState{state})
	}
	return Encode(&Crash{Text: "wire: no request"})
}

// unknown returns the handles that the engine does not keep; kept is 0 for none.
func unknown(engine Engine, of, kept report.Handle) (handles []report.Handle) {
	if !engine.Keeps(of) {
		handles = append(handles, of)
	}
	if kept != 0 && !engine.Keeps(kept) {
		handles = append(handles, kept)
	}
	return handles
}

// Scripted is an engine that also answers the requests of other pages.
type Scripted interface {
	Engine
	// Call runs a request's program; an outcome with a nil report is of one that compiles.
	Call(context.Context, *report.Request, *jsonform.Call) (*report.Report, *jsonform.Outcome)
	// Check returns the verdicts of checks on a request's program.
	Check(context.Context, *report.Request, string) ([]report.Verdict, error)
}

// AnswerJSON answers a JSON request with a JSON report, for pages with their own user interface; or
// with the outcome of a run or a list of verdicts, if it asks for these. If there is no answer, the
// object has "trouble" with the reason instead, or "crash" for a defect. If the program does not
// compile, its report is also the answer to a request to run it.
func AnswerJSON(ctx context.Context, text string, engine Scripted) (out []byte) {
	reason := func(key, text string) []byte {
		return append(jsontext.AppendString([]byte(`{"`+key+`":`), text, false), '}')
	}
	crash := func(text string) []byte { return reason("crash", text) }
	trouble := func(text string) []byte { return reason("trouble", text) }
	defer func() {
		if v := recover(); v != nil {
			out = crash(fmt.Sprintf("%v\n%s", v, debug.Stack()))
		}
	}()
	req, extra, err := jsonform.RequestOf(text)
	if err != nil {
		return trouble(err.Error())
	}
	if extra.Checks != nil {
		verdicts, err := engine.Check(ctx, req, *extra.Checks)
		if err != nil {
			return trouble(err.Error())
		}
		return jsonform.AppendVerdicts(nil, verdicts)
	}
	if extra.Call != nil {
		failed, outcome := engine.Call(ctx, req, extra.Call)
		switch {
		case failed != nil:
			return jsonform.AppendJSON(nil, failed)
		case outcome.Trouble != "":
			return trouble(outcome.Trouble)
		}
		return outcome.AppendJSON(nil)
	}
	rep := engine.Run(ctx, req)
	if rep == nil {
		return crash("the engine gave no report")
	}
	return jsonform.AppendJSON(nil, rep)
}
