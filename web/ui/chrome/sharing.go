package chrome

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/desk"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/link"
	"statepoint/web/ui/runview"
	"statepoint/web/ui/words"
	"statepoint/web/ui/workspace"
)

// sharing creates and follows links to the page's state, and opens files.
type sharing struct {
	ws         *workspace.Workspace
	broker     *broker.Broker
	browser    addressed
	panes      *desk.Panes
	reader     *desk.Reader
	tabs       *desk.Tabs
	source     *desk.Source
	display    *desk.Display
	files      *desk.Files
	run        *runview.View
	appearance *appearance
	dialogs    *dialogs
	notice     *notice

	link     string     // of the share dialog
	code     string     // the link as a QR code in SVG, "" if it is too long
	was      link.State // the state in the link
	embed    embedding
	compiled bool   // the engine has answered for the state set by setState
	only     string // the place in the address bar
	linked   linked // the part of it that the reader can leave
}

// linked is what the page compiles while it shows the state in the address bar.
type linked struct {
	source  string
	options report.Options
}

// share creates a link to the page's state, puts it into the address bar unless it is too long, and
// opens the dialog.
func (c *sharing) share() {
	c.was, c.embed.open = c.state(), false
	place := c.place()
	c.link = c.browser.LinkTo(place)
	c.code, _ = elements.QR(c.link)
	if len(c.link) <= link.TooLong {
		c.setPlace(place)
	}
	if c.dialogs.open != "share" {
		c.dialogs.show("share")
	}
	c.browser.Refresh()
}

// place returns what a link to the state has after the page's address: the name of an example whose
// text is unchanged, with what differs from how it opens, or else the whole state.
func (c *sharing) place() string {
	e := c.ws.Example()
	if e == nil || c.was.Source != e.Source {
		return "#" + c.was.Fragment()
	}
	short := c.was
	short.Source, short.Name = "", ""
	if short.Select == e.Select {
		short.Select = ""
	}
	if short.Same(&link.State{}) {
		return link.Example(e.Name, nil)
	}
	return link.Example(e.Name, &short)
}

// state collects the state for a link to the page.
func (c *sharing) state() link.State {
	s := c.ws.State()
	s.Layout = c.appearance.layout
	if of := c.panes.Stages.Of(c.reader.Beside); s.Layout == follow && of != c.ws.Stage {
		s.Stage = of
	}
	c.panes.State(&s)
	s.Run, s.Select = c.run.State(), c.broker.PinnedName()
	// What a name means in an excerpt, it may not mean in the whole.
	excerpt := c.ws.Good != nil && c.ws.Good.Only != 0
	if len(c.broker.Pins()) > 1 || s.Select == "" || excerpt {
		s.Pins = c.broker.PinNames()
	}
	return s
}

// setState sets the page to the state of a link. It first drops the engine's answers, or the opened
// views would be requested for another text; unless the link has the same text and options, as when
// a document or window only selects something else.
func (c *sharing) setState(s *link.State) {
	c.broker.Clear()
	c.compiled = c.ws.Compiled() && s.Source == c.ws.Text &&
		s.Options.Same(&c.ws.Options) && c.ws.Question.Covered == c.ws.Covered
	if !c.compiled {
		c.ws.Forget()
	}
	c.ws.SetState(s)
	if s.Layout != "" {
		c.appearance.layout = s.Layout
	}
	if c.appearance.layout == follow {
		c.panes.Stages.PutBeside(c.ws.Stage)
	}
	c.panes.SetState(s)
	c.run.SetState(s.Run)
	if c.ws.Pins = s.Pins; len(s.Pins) > 0 {
		c.ws.Only = broker.FunctionOf(s.Pins[0])
		c.ws.Whole = c.ws.Whole || c.ws.Only == "" // they may be anywhere
	}
}

// opened follows the link that opened the page. A page that was reloaded after its text had changed
// has none: it keeps that text and its options.
func (c *sharing) opened() bool {
	place := c.browser.Place()
	draft, had := c.ws.Draft()
	if !c.openLink(place) {
		return false
	}
	if had && draft.Edited && draft.Text != c.ws.Text {
		c.notice.tell(textKept)
	}
	c.browser.Save("session", "draft-link", place)
	c.reopen()
	return true
}

// textKept tells the reader where to find the text that a link replaced.
const textKept = "This is the link's text. The text that you were editing is the first in the " +
	"list of examples."

// leave removes a link from the address bar once the page compiles something else, so opening the
// link again shows it again.
func (c *sharing) leave() {
	if c.only == "" || c.ws.Resting || c.ws.Text == c.linked.source &&
		c.ws.Options.Same(&c.linked.options) {
		return
	}
	c.only = ""
	if c.browser.Load("session", "draft-link") != "" { // in a document's frame there is none
		c.browser.SetPlace("")
	}
}

// openLink sets the page to the state in the address bar and reports whether there was a link. An
// unreadable link leaves the page unchanged and shows a notice.
func (c *sharing) openLink(place string) bool {
	if place == c.only {
		return false
	}
	s, err := c.linkedState(place)
	switch {
	case err != nil:
		c.notice.tell("This link cannot be opened: " + err.Error() + ".")
		return false
	case s == nil:
		return false
	}
	c.asked(s)
	if c.ws.Keep(s.Source) {
		c.notice.tell(textKept)
	}
	c.setState(s)
	c.only, c.linked = place, linked{s.Source, s.Options}
	return true
}

// linkedState returns the state that a link's place describes, or nil if it describes none.
func (c *sharing) linkedState(place string) (*link.State, error) {
	name, fragment := link.Cut(place)
	s, err := link.DecodeFragment(fragment)
	if err != nil || name == "" {
		return s, err
	}
	i := slices.IndexFunc(c.ws.Examples, func(e workspace.Example) bool { return e.Name == name })
	if i < 0 {
		return nil, fmt.Errorf("no example is called “%s”", words.Visible(name))
	}
	if s == nil {
		s = &link.State{}
	}
	if s.Source == "" {
		s.Source, s.Name = c.ws.Examples[i].Source, name
	}
	return s, nil
}

// askedRun returns the run of a link for the lines in which a lesson says what runs: function,
// arguments, collector and stress, and the call if functions throw in it.
func askedRun(text string) []string {
	lines := strings.Split(text, "\n")
	switch len(lines) {
	case 4:
		return slices.Concat([]string{"0"}, lines, []string{"0"})
	case 6:
		return slices.Concat([]string{"0"}, lines[:4], []string{"0", "0", "", lines[5], lines[4]})
	}
	return nil
}

// asked overrides a link's state with the enclosing document's settings. The layout is always that
// document's, because the document has the controls for it.
func (c *sharing) asked(s *link.State) {
	if c.browser.Framed() {
		s.Layout, c.appearance.layout = "", c.browser.Asked("layout")
	}
	c.ws.Covered = c.browser.Asked("covered") != ""
	if stage := c.browser.Asked("stage"); stage != "" {
		s.Stage = stage
	}
	if name := c.browser.Asked("select"); name != "" {
		s.Select, s.Pins = name, nil
	}
	step := c.browser.Asked("step")
	if run := askedRun(c.browser.Asked("run")); run != nil {
		s.Run = run
	}
	for _, id := range strings.FieldsFunc(c.browser.Asked("view"), isSeparator) {
		if pane, ok := c.tabs.PaneOf(id); ok {
			s.Views[pane] = id
		} else if id == "run" && step == "" {
			step = "0"
		}
	}
	switch {
	case step == "":
	case len(s.Run) > 0:
		s.Run = append([]string{step}, s.Run[1:]...)
	default: // the engine chooses the rest
		s.Run = []string{step, "", "", "", "", "0"}
	}
}

// isSeparator separates the items of lists in attributes.
func isSeparator(r rune) bool { return r == ',' || unicode.IsSpace(r) }

// reopen shows the state set by setState.
func (c *sharing) reopen() {
	if !c.compiled {
		c.source.Begin()
		return
	}
	c.source.Set()
	c.display.Show()
	c.browser.Refresh()
}

// file opens a file that was dropped on the page, or chosen: a module, an object, or a state that
// was exported.
func (c *sharing) file(name, text string) {
	c.dialogs.close()
	if strings.HasPrefix(text, "BC\xc0\xde") {
		c.notice.tell(name +
			" is not text, so nothing was opened. llvm-dis makes a .ll file of bitcode; " +
			"clang -S -emit-llvm makes one of a source file.")
		return
	}
	if text == "" {
		c.notice.tell(name + " is empty, so nothing was opened.")
		return
	}
	if isBinary(text) || isObjectName(name) {
		c.ws.Open(name, text)
		c.notice.tell("Opening " + name + "…")
		return
	}
	if !link.IsFile(text) {
		c.ws.SetText(text, name)
		c.source.Open()
		return
	}
	s, err := link.DecodeFile(text)
	if err != nil {
		c.notice.tell(name + " cannot be opened: " + err.Error() + ".")
		return
	}
	c.setState(s)
	c.reopen()
	c.reader.Say(name + " opened")
}

// isBinary reports whether a file is binary: an object, an archive, a picture.
func isBinary(text string) bool {
	return strings.IndexByte(text[:min(len(text), 64<<10)], 0) >= 0
}

// isObjectName reports whether a file has the name of an object, an archive or assembly.
func isObjectName(name string) bool {
	for _, end := range [...]string{".o", ".obj", ".a", ".so", ".s"} {
		if strings.HasSuffix(name, end) {
			return true
		}
	}
	return false
}

// setPlace sets what follows the page's address without leaving the page.
func (c *sharing) setPlace(place string) {
	c.only, c.linked = place, linked{c.was.Source, c.was.Options}
	c.browser.SetPlace(place)
	c.browser.Save("session", "draft-link", place)
}
