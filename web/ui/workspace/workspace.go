package workspace

import (
	"strings"
	"time"

	"statepoint/web/report"
	"statepoint/web/ui/engine"
	"statepoint/web/wire"
)

// Workspace is what the reader works on: a text, the requests to the engine, and its answers.
type Workspace struct {
	host     Host
	Client   *engine.Client
	drafts   drafts
	unsaved  unsaved
	object   object
	Examples Examples
	// StartObjects starts the engine that opens objects.
	StartObjects engine.StartFunc

	// The source, as last read from the editor.
	Text   string
	Name   string // of the example or file; "" for the reader's own text
	origin string // the text with that name, before any edits
	Edited bool

	// The reader's choices of how to compile the text and what to show.
	Options report.Options
	Covered bool   // a lesson needs what the assembly says about values
	Stage   string // key of the chosen stage
	Lesson  string
	Select  string   // what to pin when the next report comes
	Pins    []string // the names of a link's pins, used instead of it
	Picked  bool     // the example was picked; scroll to its selected value
	Quiet   bool     // the example's sentence was dismissed
	own     own      // the texts last edited in any tab

	// The engine's answers.
	Latest  *report.Report  // for the newest answered request
	Good    *report.Report  // the newest one without errors
	foreign bool            // good is of another text than latest
	another bool            // the text is another than that of latest, and has no report yet
	within  bool            // the reader has edited a part of it since
	Trouble string          // why the engine could not answer
	crashed *report.Request // the request that caused it, or nil
	crash   string          // all it said

	// The request that good answers, and the newest request.
	Question, asking report.Request
	answers          map[answerKey]*report.ViewAnswer // about good

	edits int // counts changes of the text
	// Only is the function that the panes show, with its sigil, "" for the first that has records;
	// Whole says that they show the whole module, however long.
	Only    string
	Whole   bool
	Stopped bool // the reader stopped the newest compilation
	Resting bool // the text changed; compile after a pause in typing
}

// Host is what a workspace needs from the enclosing page.
type Host interface {
	Store
	// Dispatch calls f on the page's goroutine and renders the page, Quietly without
	// rendering it.
	Dispatch(f func())
	Quietly(f func())
	// After calls f after a delay, without rendering the page.
	After(d time.Duration, f func())
	// Refresh renders the page.
	Refresh()
	// Text returns the editor's current text.
	Text() string
	// Caret returns the offset of the editor's caret.
	Caret() int32
	// Answered shows the newest answer or trouble; Viewed shows further views of it.
	Answered()
	Viewed()
	// Exported receives a file from the engine.
	Exported(*report.ViewAnswer)
	// Checked receives the results of a lesson's checks.
	Checked(*report.ViewAnswer)
	// Progressed shows the engine's progress.
	Progressed()
	// Refused says why a file was not opened; Opened and Closed say that the panes show an object
	// now, or no longer.
	Refused(why string)
	Opened()
	Closed()
	// Settled is called when the stage is not the one that was chosen.
	Settled()
}

// New returns a workspace with the given examples; start starts its engine.
func New(examples []Example, start engine.StartFunc) *Workspace {
	w := &Workspace{Examples: examples, Stage: report.StageRewrite}
	w.Client = newClient(w, start, w.answer, w.Broken)
	w.StartObjects = engine.Never
	w.object.client = newClient(w, func(received func(wire.Message, error),
		failed func(string)) engine.Worker {
		return w.StartObjects(received, failed)
	}, w.objectAnswered,
		func(_ *report.Request, text string) { w.host.Refused(text) })
	return w
}

// Connect sets the workspace's host.
func (w *Workspace) Connect(h Host) {
	w.host, w.drafts = h, drafts{h}
	w.own.load(w.drafts)
}

// Draft returns what a reload of the page must not lose, if anything.
func (w *Workspace) Draft() (d draft, had bool) { return w.drafts.mine() }

// Load puts an example into the source pane.
func (w *Workspace) Load(e Example) {
	w.SetText(e.Source, e.Name)
	w.Select, w.Quiet = e.Select, false
}

// SetText shows a text, with or without a name.
func (w *Workspace) SetText(text, name string) {
	w.CloseObject()
	w.own.follow("")
	w.another, w.within = true, false
	w.Text, w.Name, w.Edited, w.Select, w.origin = text, name, false, "", text
	w.Pins, w.Only = nil, ""
	w.Options.Break = "" // another text has other positions
	if e := w.Example(); e != nil {
		w.origin = e.Source
	}
}

// Replaced is called when an edit by the reader replaced the whole text: its name and its problems
// do not apply to the new text. It reports whether there were any problems.
func (w *Workspace) Replaced() bool {
	w.Name, w.origin = "", ""
	w.another, w.within = true, false
	w.own.follow("")
	if w.Latest == nil || len(w.Latest.Diagnostics) == 0 {
		return false
	}
	r := *w.Latest
	r.Diagnostics = nil
	if w.Good == w.Latest {
		w.Good = &r
	}
	w.Latest = &r
	return true
}

// rename removes the name from a text that is no longer an edited form of the named one, and names
// an example's text, for example when all edits were undone.
func (w *Workspace) rename() {
	if !w.Edited {
		return
	}
	for _, e := range w.Examples {
		if e.Source == w.Text {
			w.Name, w.origin, w.Edited = e.Name, e.Source, false
			return
		}
	}
	if w.origin != "" && !resembles(w.Text, w.origin) {
		w.Name, w.origin = "", ""
	}
}

// Keep saves the text if the reader edited it, so that it can be restored after another replaces
// it, and reports whether it did.
func (w *Workspace) Keep(other string) bool {
	if !w.Edited {
		return false
	}
	if w.ReadText(); w.Text == other {
		return false
	}
	w.own.keep(w.drafts, draft{Text: w.Text, Name: w.Name})
	return true
}

// Pick opens the example with a name and reports whether there is one.
func (w *Workspace) Pick(name string) bool {
	list := w.own.list
	w.Keep("")
	for i, d := range list {
		if key, _ := ownKey(i); name == "*"+key {
			w.SetText(d.Text, d.Name)
			w.Edited = true
			w.own.follow(d.Text)
			return true
		}
	}
	for _, e := range w.Examples {
		if e.Name == name {
			w.Load(e)
			w.Picked, w.Stage = true, report.StageRewrite // the stage that the examples illustrate
			return true
		}
	}
	return false
}

// Example returns the open example, even while it is being edited, or nil.
func (w *Workspace) Example() *Example {
	for i := range w.Examples {
		if e := &w.Examples[i]; e.Name == w.Name {
			return e
		}
	}
	return nil
}

// Cases returns the calls in the header of the open example, or "".
func (w *Workspace) Cases() string {
	if e := w.Example(); e != nil {
		return e.Runs
	}
	return ""
}

// resembles reports whether a text begins and ends enough like another to be an edited form of it.
func resembles(text, of string) bool {
	most := min(len(text), len(of))
	start, end := 0, 0
	for start < most && text[start] == of[start] {
		start++
	}
	for end < most-start && text[len(text)-1-end] == of[len(of)-1-end] {
		end++
	}
	return 4*(start+end) >= len(of)
}

// Typed is called on every edit by the reader. The text, which may be long, is only read after a
// pause in typing; until then new text links to nothing.
func (w *Workspace) Typed() {
	w.Edited, w.Trouble, w.Resting, w.within = true, "", true, w.another
	w.edits++
	edits := w.edits
	w.host.After(engine.Debounce, func() {
		if w.edits == edits {
			w.compileText()
		}
	})
}

// ReadText reads the text from the editor.
func (w *Workspace) ReadText() {
	w.Text = w.host.Text()
}

// Compile requests a compilation of the current text, or opens the object anew, with the current
// options.
func (w *Workspace) Compile() {
	if w.object.open {
		w.reopen()
		return
	}
	w.compileText()
}

func (w *Workspace) compileText() {
	w.edits++ // cancels the pending debounce
	w.Resting, w.Stopped = false, false
	w.ReadText()
	if name := w.around(); name != "" {
		w.Only = name
	}
	w.rename()
	w.asking = w.request()
	w.asking.Seq = w.Client.Ask(w.asking)
	w.saveDraft() // while the engine works
}

// around is the function that the reader edits before there is a report that says where it is.
func (w *Workspace) around() string {
	if !w.within {
		return ""
	}
	return functionAround(w.Text, int(w.host.Caret()))
}

// request returns the page's request to the engine.
func (w *Workspace) request() report.Request {
	return report.Request{FileName: w.FileName(), Source: w.Text, Options: w.textOptions(),
		Covered: w.Covered, Only: w.only()}
}

// only is the function that a report of the text is to be about, "" for all. A lesson is about all
// of its text.
func (w *Workspace) only() string {
	switch {
	case w.Whole || w.Lesson != "" || len(w.Text) <= MaxWhole:
		return ""
	case w.Only == "" && w.Select != "":
		return w.Select
	case w.Only == "":
		return report.FirstFunction
	}
	return w.Only
}

// ShowOnly has the panes show one function, or the whole module.
func (w *Workspace) ShowOnly(function string, whole bool) {
	if w.Only == function && w.Whole == whole {
		return
	}
	w.Only, w.Whole = function, whole
	if w.Good == nil || w.Good.Only == 0 || w.Resting || w.object.open {
		return // all is there, or the next report will be about it
	}
	w.asking = w.request()
	w.asking.Seq = w.Client.Ask(w.asking)
}

// FileName is the name of the text as a file.
func (w *Workspace) FileName() string {
	if w.Name == "" {
		return "input.ll"
	}
	if strings.HasSuffix(w.Name, ".ll") {
		return w.Name
	}
	return w.Name + ".ll"
}

// newClient creates the engine's client, all of whose work runs on the page's goroutine.
func newClient(w *Workspace, start engine.StartFunc, answer func(*report.Report),
	trouble func(*report.Request, string)) *engine.Client {
	return &engine.Client{
		Start:   w.dispatched(start),
		After:   func(d time.Duration, f func()) { w.host.After(d, f) },
		Answer:  answer,
		Trouble: trouble,
		Viewed:  w.ViewAnswered,
		Changed: func() { w.host.Progressed() },
	}
}

// dispatched starts workers whose callbacks run on the page's goroutine.
func (w *Workspace) dispatched(start engine.StartFunc) engine.StartFunc {
	return func(received func(wire.Message, error), failed func(string)) engine.Worker {
		return start(
			func(m wire.Message, err error) {
				switch m.(type) {
				case *wire.Progress, *wire.Loading:
					// five for each edit; the host renders those it shows
					w.host.Quietly(func() { received(m, err) })
					return
				}
				w.host.Dispatch(func() { received(m, err) })
			},
			func(s string) { w.host.Dispatch(func() { failed(s) }) })
	}
}

// CompileFirst makes the client compile in workers that only compile, until something else is asked
// for.
func (w *Workspace) CompileFirst(start engine.StartFunc) {
	w.Client.StartCompiler = w.dispatched(start)
}

// Stop cancels the running compilation.
func (w *Workspace) Stop() {
	w.Engine().Stop()
	w.Stopped = true
}

// Compiled reports whether the newest answer is for the current text and options.
func (w *Workspace) Compiled() bool {
	return w.object.open || !w.Resting && !w.Stopped && w.Trouble == "" && w.Latest != nil &&
		!w.Busy()
}

// Busy reports whether the output of the text shown is still pending.
func (w *Workspace) Busy() bool {
	return w.Engine().Busy() || w.Resting && !w.object.open
}

// Large is the size of a text, in bytes, from which work on it is split into tasks, so that the
// browser can draw between them.
const Large = 128 << 10

// MaxWhole is the size of a text, in bytes, up to which a report is of all its functions. Of a
// longer one it is of the function that the panes show, unless the reader wants the whole module.
const MaxWhole = 16 << 10
