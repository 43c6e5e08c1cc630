package workspace

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"statepoint/core/options"
	"statepoint/web/report"
	"statepoint/web/wire"
)

// Have accepts a report of the current text and options that was made elsewhere.
func (w *Workspace) Have(r *report.Report) {
	w.asking = w.request()
	w.asking.Seq = r.Seq
	w.answer(r)
}

// answer handles the report for the newest request.
func (w *Workspace) answer(r *report.Report) {
	if w.object.open {
		w.textAnswered(r)
		return
	}
	if w.Resting && w.another {
		return // the text has been replaced since
	}
	w.Latest, w.Trouble, w.another, w.within = r, "", false, false
	if r.OK || len(r.Stages) > 1 { // a text that fails after Parse is a module, and has views
		w.Good, w.Question, w.answers = r, w.asking, nil
	} else if w.Good != nil && w.Good.Source.Text == "" { // an empty text has no output to stay
		w.Good, w.answers = nil, nil
	}
	w.foreign = w.Good != nil && w.Good != r && !resembles(r.Source.Text, w.Good.Source.Text)
	w.settleStage()
	w.host.Answered()
}

// settleStage keeps the chosen stage valid. An example of the older interface, which the rewriting
// leaves unchanged, opens on the stage that changes it.
func (w *Workspace) settleStage() {
	stages := w.Stages()
	changed := func(key string) bool {
		return slices.ContainsFunc(stages, func(s report.Stage) bool {
			return s.Key == key && s.Changed
		})
	}
	chosen := func(s report.Stage) bool { return s.Key == w.Stage }
	switch {
	case w.Picked && w.Stage == report.StageRewrite && !changed(w.Stage) &&
		changed(options.LowerShadowStack):
		w.Stage = options.LowerShadowStack
	case !slices.ContainsFunc(stages, chosen):
		w.Stage = report.StageRewrite
	default:
		return
	}
	w.host.Settled()
}

// StageNames are the stages of the strip before there is a report.
var StageNames = []report.Stage{
	{Key: report.StageParse, Title: "Parse"},
	{Key: report.StagePlace, Title: "Place safepoints"},
	{Key: report.StageRewrite, Title: "Rewrite statepoints"},
	{Key: report.StageLower, Title: "Assembly"},
	{Key: report.StageEncode, Title: "Encode"},
	{Key: report.StageStackMap, Title: "Stack map"},
}

// Stages returns the stages of the strip: those of the newest report, if it has them.
func (w *Workspace) Stages() []report.Stage {
	if w.Latest == nil || w.Awaited() {
		return StageNames
	}
	out := slices.Clone(StageNames)
	at := func(key string) int {
		return slices.IndexFunc(out, func(s report.Stage) bool { return s.Key == key })
	}
	last := -1
	for _, have := range w.Latest.Stages {
		if i := at(have.Key); i >= 0 {
			out[i], last = have, i
		} else { // an optional pass follows the stage that ran before it
			last++
			out = slices.Insert(out, last, have)
		}
	}
	return out
}

// Module returns the module after the chosen stage, or after the last earlier stage that has one.
func (w *Workspace) Module() (key string, d *report.Doc) {
	if w.Good == nil {
		return w.Stage, nil
	}
	for _, s := range w.Good.Stages {
		if s.Doc != nil {
			key, d = s.Key, s.Doc
		}
		if s.Key == w.Stage {
			break
		}
	}
	return key, d
}

// Stale returns why the output shown is not that of the text shown, or "".
func (w *Workspace) Stale() string {
	switch {
	case w.Trouble != "":
		return "engine stopped · output of an earlier text"
	case w.Engine().Slow() && w.Earlier():
		return w.Compiling() + " · output of an earlier text"
	case w.Engine().Slow():
		return w.Compiling()
	case w.Stopped && w.Good != nil:
		return "stopped · output of an earlier text"
	case w.Good != nil && w.Latest != w.Good:
		return "output of an earlier text"
	}
	return ""
}

// Earlier reports whether the output shown is that of another text than the one last read.
func (w *Workspace) Earlier() bool {
	return w.Good != nil && !w.object.open && w.Question.Source != w.Text
}

// Fails reports whether the text is known not to compile. If a newer one has been compiling for a
// while, that is not known.
func (w *Workspace) Fails() bool {
	return w.Latest != nil && w.Latest != w.Good && !w.Engine().Slow()
}

// Foreign reports whether the output shown belongs to another text: the current text is not an edit
// of that one, and does not compile, or has been compiling for a while.
func (w *Workspace) Foreign() bool {
	return w.Good != nil && (w.foreign && w.Latest != w.Good || w.Awaited())
}

// Awaited reports whether a text that replaced another has been compiling for a while, or its
// compilation was stopped.
func (w *Workspace) Awaited() bool { return w.another && (w.Engine().Slow() || w.Stopped) }

// Compiling describes the engine's progress on the text if it is slow; otherwise it is "".
func (w *Workspace) Compiling() string {
	if !w.Engine().Slow() {
		return ""
	}
	if l := w.Engine().Loading(); l != nil {
		return w.gettingText(l)
	}
	for _, s := range StageNames {
		if s.Key == w.Engine().Stage() {
			return "compiling: " + s.Title + "…"
		}
	}
	return "compiling…"
}

// gettingText describes how much of the engine's program has arrived.
func (w *Workspace) gettingText(l *wire.Loading) string {
	what := w.Engine().Program()
	switch {
	case l.All > 0 && l.Done >= l.All:
		return "starting the " + what + "…"
	case l.All > 0:
		return fmt.Sprintf("getting the %s, %d %%", what, 100*uint64(l.Done)/uint64(l.All))
	case l.Done > 0:
		return fmt.Sprintf("getting the %s, %.1f MB", what, float64(l.Done)/1e6)
	}
	return "getting the " + what + "…"
}

// Working returns the text shown in place of a pending answer.
func (w *Workspace) Working() string {
	if l := w.Engine().Loading(); l != nil {
		text := w.gettingText(l)
		return strings.ToUpper(text[:1]) + text[1:]
	}
	return "Working…"
}

// TookText says how long the engine took for the newest compilation of the text shown.
func (w *Workspace) TookText() string {
	took := w.Client.Took()
	if took <= 0 || w.Busy() || w.object.open {
		return ""
	}
	if took < 10*time.Second {
		return fmt.Sprintf("took %d ms", max(1, took.Milliseconds()))
	}
	return fmt.Sprintf("took %.1f s", took.Seconds())
}

// answerKey distinguishes the answers that belong to one report.
type answerKey struct {
	view, stage, against, lookup string
	subject, step                uint32
}

func keyOf(ask *report.ViewRequest) answerKey {
	return answerKey{ask.View, ask.Stage, ask.Against, ask.Lookup, ask.Subject, ask.Step}
}

// ViewAnswered handles the answer to a view request.
func (w *Workspace) ViewAnswered(ask *report.ViewRequest, a *report.ViewAnswer) {
	if ask.View == report.ViewFile {
		w.host.Exported(a)
		return
	}
	if ask.View == report.ViewChecks {
		w.host.Checked(a)
		return
	}
	if w.Good == nil || ask.Seq != w.Good.Seq {
		return // of an earlier text
	}
	if w.answers == nil {
		w.answers = map[answerKey]*report.ViewAnswer{}
	}
	w.answers[keyOf(ask)] = a
	w.host.Viewed()
}

// View returns the engine's answer to a request about good, and sends the request if there is none
// yet.
func (w *Workspace) View(ask report.ViewRequest) (a *report.ViewAnswer, ready bool) {
	if a, ok := w.answers[keyOf(&ask)]; ok {
		return a, true
	}
	w.askView(&w.Question, ask)
	return nil, false
}

// askView requests a view of the compilation of a request.
func (w *Workspace) askView(of *report.Request, ask report.ViewRequest) {
	ask.Of, ask.Seq = w.Engine().Keep(of), of.Seq
	w.Engine().AskView(ask)
}

// AskRun requests a step of a run of the program on screen.
func (w *Workspace) AskRun(ask report.RunRequest) {
	ask.Of, ask.Seq = w.Engine().Keep(&w.Question), w.Question.Seq
	w.Engine().AskRun(ask)
}

// AskFile requests a file of a kind from the engine, for an item if the kind needs one.
func (w *Workspace) AskFile(kind string, subject uint32) {
	w.askView(&w.Question, report.ViewRequest{View: report.ViewFile, Stage: kind,
		Subject: subject})
}

// AskChecks requests the results of checks from the engine, for the current text, or for another
// source with the options of a new page, broken as a key says.
func (w *Workspace) AskChecks(checks, source, broken string) {
	w.ReadText()
	if w.Resting && len(w.Text) <= Large {
		w.Compile() // immediately: a later request would drop the checks
	}
	ask := w.request()
	ask.Seq = w.Question.Seq
	if source != "" && (source != ask.Source || broken != "") {
		ask.Source, ask.Options = source, report.Options{Break: broken}
	}
	w.askView(&ask, report.ViewRequest{View: report.ViewChecks, Cases: checks})
}

// StopChecks cancels the checks that are not answered yet.
func (w *Workspace) StopChecks() { w.Engine().StopChecks() }

// Forget drops the engine's answers.
func (w *Workspace) Forget() { w.Latest, w.Good, w.answers = nil, nil, nil }

// Current returns what is known about the current text; nil if nothing is, for example because it
// was edited since it was compiled.
func (w *Workspace) Current() *report.Report {
	if w.Latest == nil || w.Resting || w.Latest.Source.Text != w.Text {
		return nil
	}
	return w.Latest
}
