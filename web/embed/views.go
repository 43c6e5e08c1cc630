package embed

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"statepoint/core/source"
	"statepoint/web/explore/engine"
	"statepoint/web/report"
	"statepoint/web/report/draw"
)

// mostGraphs bounds the functions drawn in a fragment.
const mostGraphs = 12

// graphs draws the functions with a collector, or the first function of a module without any.
func graphs(ctx context.Context, e *engine.Engine, req *report.Request, stage string,
	out *draw.Content) error {
	var subject uint32
	var rest []report.GraphFunction
	for {
		a := e.View(ctx, &report.ViewRequest{View: report.ViewCFG, Stage: stage, Subject: subject,
			Of: e.Keep(req)})
		if a.Trouble != "" {
			return errors.New(a.Trouble)
		}
		if subject == 0 {
			rest = slices.DeleteFunc(slices.Clone(a.Graph.Functions),
				func(f report.GraphFunction) bool { return f.ID == a.Subject })
		}
		name := ""
		for _, f := range a.Graph.Functions {
			if f.ID == a.Subject {
				name = f.Name
			}
		}
		out.Graphs = append(out.Graphs, draw.Drawn{Name: name, Graph: a.Graph, Doc: a.Doc})
		if len(rest) == 0 {
			return nil
		}
		if len(out.Graphs) == mostGraphs {
			out.ModuleTitle += fmt.Sprintf(" Not drawn: %s.",
				source.Count(len(rest), "more function"))
			return nil
		}
		subject, rest = rest[0].ID, rest[1:]
	}
}

// viewRun is the view that describes a run as text.
const viewRun = "run"

// Limits of that text: safepoints, and events of the collector at one.
const (
	mostStops  = 12
	mostEvents = 12
)

// trace runs the program and describes what happens at its safepoints, and how it ends.
func trace(ctx context.Context, e *engine.Engine, req *report.Request, out *draw.Content) error {
	of := e.Keep(req)
	ask := func(from uint64, action string) (*report.RunState, error) {
		s := e.Program(ctx, &report.RunRequest{From: from, Action: action, Of: of})
		if s.Trouble != "" {
			return nil, errors.New(s.Trouble)
		}
		return s, nil
	}
	s, err := ask(0, report.RunMore)
	for err == nil && !s.Complete {
		end := s.End
		if s, err = ask(0, report.RunMore); err == nil && s.End == end {
			break
		}
	}
	if err != nil {
		return err
	}
	out.RunTitle = fmt.Sprintf("%s(%s), collector %s, stress %s.", s.Setup.Entry,
		s.Setup.Arguments, s.Setup.Collector, s.Setup.Stress)
	var b strings.Builder
	for i, m := range s.Marks {
		if i == mostStops {
			fmt.Fprintf(&b, "… %s\n", source.Count(len(s.Marks)-i, "more safepoint"))
			break
		}
		at := e.Program(ctx, &report.RunRequest{From: m.Step, Action: report.RunSeek,
			Of: of})
		if at.Trouble != "" {
			return errors.New(at.Trouble)
		}
		fmt.Fprintf(&b, "step %d, %s: %s\n", m.Step, at.Where, plain(at.Next))
		for k, event := range at.Events {
			if at.EventsOf != m.Step || k == mostEvents {
				fmt.Fprintf(&b, "    …\n")
				break
			}
			fmt.Fprintf(&b, "    %s\n", plain(event.Text))
		}
	}
	last := e.Program(ctx, &report.RunRequest{From: s.End, Action: report.RunSeek, Of: of})
	for line := range strings.Lines(last.Output) {
		fmt.Fprintf(&b, "prints: %s\n", strings.TrimRight(line, "\n"))
	}
	fmt.Fprintf(&b, "step %d: %s\n", s.End, plain(last.Ended))
	out.Run = b.String()
	return nil
}

// plain removes code quotes from a sentence.
func plain(sentence string) string { return strings.ReplaceAll(sentence, "`", "") }
