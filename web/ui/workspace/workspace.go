package workspace

import (
	"strings"
	"time"

	"statepoint/web/report"
	"statepoint/web/ui/engine"
	"statepoint/web/wire"
)

// Workspace is what the reader works on: a text, what was asked of the engine, and what
// it answered.
type Workspace struct {
	host     Host
	Client   *engine.Client
	drafts   drafts
	Examples Examples

	// The source, as it was when it was last read out of the editor.
	Text   string
	Name   string // of the example or file; "" for one's own
	origin string // the text that has the name, before it was edited
	Edited bool

	// What the reader chose of how it is compiled, and of what is shown of it.
	Options report.Options
	Covered bool   // a lesson asks what the assembly says of values
	Stage   string // key of the chosen stage
	Lesson  string
	Select  string   // what to pin when the next report comes
	Pins    []string // and instead of it, the names of what a link has pinned
	Picked  bool     // the example was picked, and is to be shown where it matters
	Quiet   bool     // the example's sentence was put away
	last    draft    // what was last edited in any tab, if it may be taken up again

	// What the engine answered.
	Latest  *report.Report  // of the newest answered question
	Good    *report.Report  // the newest that went through to the end
	Trouble string          // why the engine could not answer
	crashed *report.Request // over what; nil for nothing
	crash   string          // all it said

	// The question that good answers, and the newest that was asked.
	Question, asking report.Request
	answers          map[answerKey]*report.ViewAnswer // about good

	since   time.Time     // when the newest question was
	took    time.Duration // until it was answered; 0 if it is not, or was not asked here
	edits   int           // counts changes of the text
	Stopped bool          // the reader stopped the newest compilation
	Resting bool          // the text changed, and is to rest before it is compiled
}

// Host is what a workspace needs of the page around it.
type Host interface {
	Store
	// Dispatch calls f on the page's goroutine and renders the page, Quietly without
	// rendering it.
	Dispatch(f func())
	Quietly(f func())
	// After calls f after a while.
	After(d time.Duration, f func())
	// Refresh has the page rendered.
	Refresh()
	// Text gives the text as the reader left it in the editor.
	Text() string
	// Answered shows the newest answer, or trouble; Viewed what was asked of it besides.
	Answered()
	Viewed()
	// Exported takes a file from the engine.
	Exported(*report.ViewAnswer)
	// Checked takes what came of a lesson's checks.
	Checked(*report.ViewAnswer)
	// Progressed shows how far the engine is.
	Progressed()
	// Settled is told that the stage is another than the one that was chosen.
	Settled()
}

// New makes one for some examples, whose engine start starts.
func New(examples []Example, start engine.StartFunc) *Workspace {
	w := &Workspace{Examples: examples, Stage: report.StageRewrite}
	w.Client = newClient(w, start)
	return w
}

// Connect says in what the workspace is.
func (w *Workspace) Connect(h Host) {
	w.host, w.drafts = h, drafts{h}
	w.last = w.drafts.last()
}

// HasLast says that there is a last text to be taken up.
func (w *Workspace) HasLast() bool { return w.last.Text != "" && w.last.Text != w.Text }

// Draft gives what a reload of the page must not lose, if there is anything.
func (w *Workspace) Draft() (d draft, had bool) { return w.drafts.mine() }

// Load puts an example into the source pane.
func (w *Workspace) Load(e Example) {
	w.SetText(e.Source, e.Name)
	w.Select, w.Quiet = e.Select, false
}

// SetText makes a text, of a name or of none, the one that is shown.
func (w *Workspace) SetText(text, name string) {
	w.Text, w.Name, w.Edited, w.Select, w.origin = text, name, false, "", text
	w.Pins = nil
	w.Options.Break = "" // another text has other places
	if e := w.Example(); e != nil {
		w.origin = e.Source
	}
}

// Replaced is called when a change of the text by the reader left nothing of it:
// neither its name nor what was wrong with it is the new text's. It says whether anything
// was wrong.
func (w *Workspace) Replaced() bool {
	w.Name, w.origin = "", ""
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

// rename takes the name from a text that is no edited form of what had it, and
// gives an example's text its name, as when all edits were undone.
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

// Keep keeps the text, if the reader edited it, to be taken up again when another takes its place,
// and says whether it did.
func (w *Workspace) Keep(other string) bool {
	if !w.Edited {
		return false
	}
	if w.ReadText(); w.Text == other {
		return false
	}
	w.last = draft{Text: w.Text, Name: w.Name, Edited: true}
	w.drafts.keepLast(w.last)
	return true
}

// Pick takes the example of a name, and says whether there is one.
func (w *Workspace) Pick(name string) bool {
	last := w.last
	w.Keep("")
	if name == LastText {
		w.SetText(last.Text, last.Name)
		w.Edited = true
		return true
	}
	for _, e := range w.Examples {
		if e.Name == name {
			w.Load(e)
			w.Picked, w.Stage = true, report.StageRewrite // which the examples are about
			return true
		}
	}
	return false
}

// LastText stands in the picker for what was last edited in any tab.
const LastText = "*last"

// Example is the one that is open, also while it is edited; nil for none.
func (w *Workspace) Example() *Example {
	for i := range w.Examples {
		if e := &w.Examples[i]; e.Name == w.Name {
			return e
		}
	}
	return nil
}

// Cases are the calls that the header of the open example has, "" for none.
func (w *Workspace) Cases() string {
	if e := w.Example(); e != nil {
		return e.Runs
	}
	return ""
}

// resembles says whether a text still begins and ends enough like another to be
// an edited form of it.
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

// Typed is called at every change of the text by the reader. The text itself,
// which may be long, is only read when it has come to rest; until then what is
// typed links to nothing.
func (w *Workspace) Typed() {
	w.Edited, w.Trouble, w.Resting = true, "", true
	w.edits++
	edits := w.edits
	w.host.After(engine.Debounce, func() {
		if w.edits == edits {
			w.Compile()
		}
	})
}

// ReadText takes the text out of the editor.
func (w *Workspace) ReadText() {
	w.Text = w.host.Text()
}

// Compile asks for the text as it is now.
func (w *Workspace) Compile() {
	w.edits++ // what waits for the text to rest is overtaken
	w.Resting, w.Stopped = false, false
	w.ReadText()
	if len(w.Text) <= Large {
		w.ask()
		return
	}
	// To read a long text, to keep it, and to send it each take a while.
	w.Resting = true
	edits := w.edits
	w.host.Later(func() {
		if w.edits == edits {
			w.Resting = false
			w.ask()
			w.host.Refresh()
		}
	})
}

// ask keeps the text, and has the engine compile it.
func (w *Workspace) ask() {
	w.rename()
	w.saveDraft()
	w.asking = w.request()
	w.since, w.took = time.Now(), 0
	w.asking.Seq = w.Client.Ask(w.asking)
}

// request is the question that the page asks of the engine.
func (w *Workspace) request() report.Request {
	return report.Request{FileName: w.FileName(), Source: w.Text, Options: w.Options,
		Covered: w.Covered}
}

// FileName is what the text is called as a file.
func (w *Workspace) FileName() string {
	if w.Name == "" {
		return "input.ll"
	}
	if strings.HasSuffix(w.Name, ".ll") {
		return w.Name
	}
	return w.Name + ".ll"
}

// newClient makes the client of the engine, all of whose work is done on the page's
// goroutine.
func newClient(w *Workspace, start engine.StartFunc) *engine.Client {
	return &engine.Client{
		Start: func(received func(wire.Message, error), failed func(string)) engine.Worker {
			return start(
				func(m wire.Message, err error) {
					switch m.(type) {
					case *wire.Progress, *wire.Loading:
						// five for each edit; those that are shown say so
						w.host.Quietly(func() { received(m, err) })
						return
					}
					w.host.Dispatch(func() { received(m, err) })
				},
				func(s string) { w.host.Dispatch(func() { failed(s) }) })
		},
		After:   func(d time.Duration, f func()) { w.host.After(d, f) },
		Answer:  w.answer,
		Trouble: w.Broken,
		Viewed:  w.ViewAnswered,
		Changed: func() { w.host.Progressed() },
	}
}

// Stop gives up on the compilation that runs.
func (w *Workspace) Stop() {
	w.Client.Stop()
	w.Stopped = true
}

// Compiled says that there is nothing to compile: the newest answer is of the text
// and the options as they are.
func (w *Workspace) Compiled() bool {
	return !w.Resting && !w.Stopped && w.Trouble == "" && w.Latest != nil && !w.Busy()
}

// Busy says that the output of the text shown is still to come.
func (w *Workspace) Busy() bool { return w.Resting || w.Client.Busy() }

// Large is the size of texts, in bytes, from which on work on them is done in turns, so
// that the browser draws between them.
const Large = 128 << 10
