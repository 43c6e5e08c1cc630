package workspace

import (
	"statepoint/web/report"
	"statepoint/web/ui/engine"
	"statepoint/web/wire"
)

// object is an opened object, which the panes show instead of the text. A separate engine reads it,
// which is started when the first object is opened.
type object struct {
	client  *engine.Client
	open    bool
	asking  report.Request // the newest request
	dropped bool           // that is about another file
	text    compiled       // of the text, which stays in the editor
}

// compiled are the engine's answers about a text.
type compiled struct {
	latest, good *report.Report
	question     report.Request
	options      report.Options
	answers      map[answerKey]*report.ViewAnswer
}

// Engine returns the client that answers questions about what the panes show.
func (w *Workspace) Engine() *engine.Client {
	if w.object.open {
		return w.object.client
	}
	return w.Client
}

// OnRun sets what is called with the steps of runs.
func (w *Workspace) OnRun(f func(*report.RunRequest, *report.RunState)) {
	w.Client.Ran, w.object.client.Ran = f, f
}

// Object returns the name of the opened object, "" while a text is shown.
func (w *Workspace) Object() string {
	if !w.object.open {
		return ""
	}
	return w.Question.FileName
}

// Open opens a file that is an object, or reports why it is not one.
func (w *Workspace) Open(name, data string) {
	w.object.dropped = true
	w.askObject(report.Request{FileName: name, Source: data,
		Options: report.Options{Syntax: w.Options.Syntax}})
}

// OpenMember shows another object of the opened archive, by its number from 1.
func (w *Workspace) OpenMember(n uint32) {
	req := w.Question
	req.Options.Member, req.Options.Break = n, ""
	w.askObject(req)
}

// reopen opens the object with the current options.
func (w *Workspace) reopen() {
	req := w.Question
	req.Options.Syntax, req.Options.Break = w.Options.Syntax, w.Options.Break
	w.askObject(req)
}

func (w *Workspace) askObject(req report.Request) {
	w.object.asking = req
	w.object.asking.Seq = w.object.client.Ask(req)
}

// objectAnswered handles the report about a file.
func (w *Workspace) objectAnswered(r *report.Report) {
	dropped := w.object.dropped
	w.object.dropped = false
	if !r.OK {
		why := "it cannot be read"
		if len(r.Diagnostics) > 0 {
			why = r.Diagnostics[0].Message
		}
		w.host.Refused(why)
		return
	}
	if !w.object.open {
		w.object.text = compiled{w.Latest, w.Good, w.Question, w.Options, w.answers}
		w.object.open, w.Resting, w.Stopped = true, false, false
	}
	w.Options = w.object.asking.Options
	w.Latest, w.Good, w.Question, w.answers = r, r, w.object.asking, nil
	w.Trouble = ""
	if dropped {
		w.host.Opened()
	}
	w.host.Answered()
}

// CloseObject shows the text again.
func (w *Workspace) CloseObject() {
	if !w.object.open {
		return
	}
	w.object.open = false
	w.object.client.Stop()
	t := &w.object.text
	w.Latest, w.Good, w.Question, w.answers = t.latest, t.good, t.question, t.answers
	w.Options, w.object.text = t.options, compiled{}
	w.host.Closed()
}

// textOptions are the reader's options for the text.
func (w *Workspace) textOptions() report.Options {
	if w.object.open {
		return w.object.text.options
	}
	return w.Options
}

// textAnswered handles a report of the text while an object is shown: it is laid beside the object.
func (w *Workspace) textAnswered(r *report.Report) {
	t := &w.object.text
	t.latest = r
	if r.OK {
		t.good, t.question, t.answers = r, w.asking, nil
	}
	for key := range w.answers {
		if key.view == report.ViewBeside {
			delete(w.answers, key)
		}
	}
	w.host.Viewed()
}

// TextBeside returns the handle by which the object's engine gets the report of the text, 0 if the
// text does not compile.
func (w *Workspace) TextBeside() report.Handle {
	if r := w.object.text.good; w.object.open && r != nil {
		return w.object.client.Keep(&report.Request{FileName: w.FileName(),
			Source: string(wire.Encode(&wire.Report{Report: r}))})
	}
	return 0
}
