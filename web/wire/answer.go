package wire

import (
	"context"
	"fmt"
	"runtime/debug"

	"statepoint/web/report"
)

// Run compiles: explore.Run has this form.
type Run func(context.Context, *report.Request) *report.Report

// Answer is the whole of the engine's side: it decodes a message, runs it, and
// gives the bytes to send back, or nil when there is nothing to say. Meanwhile
// it sends what run tells of its progress. A panic of run becomes a [Crash] that
// carries its text and stack.
func Answer(ctx context.Context, b []byte, run Run, send func([]byte)) (out []byte) {
	var seq uint32
	defer func() {
		if v := recover(); v != nil {
			out = Encode(Crash{Seq: seq, Text: fmt.Sprintf("%v\n%s", v, debug.Stack())})
		}
	}()
	m, err := Decode(b)
	if err != nil {
		return Encode(Crash{Text: err.Error()})
	}
	r, ok := m.(Request)
	if !ok {
		return nil
	}
	seq = r.Seq
	ctx = report.WithProgress(ctx, func(stage string) { send(Encode(Progress{Seq: seq, Stage: stage})) })
	rep := run(ctx, r.Request)
	if rep == nil {
		return Encode(Crash{Seq: seq, Text: "the engine gave no report"})
	}
	rep.Seq = seq
	return Encode(Report{rep})
}
