package runview

import (
	"statepoint/web/report"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/workspace"
)

// What the view needs from its neighbours.
type (
	// Selection scrolls to a run's position.
	Selection interface {
		// ShowStep lights the current position of a run; nil clears it.
		ShowStep(ids []uint32)
		Pin(ids []uint32)
		ToProblem(report.Diagnostic)
	}
	// Pins are the ids that are pinned.
	Pins interface{ Pinned() []uint32 }
	// Source compiles the text with other options.
	Source interface{ SetOptions(report.Options) }
	// Texts has the long texts of the site: the collectors in Go.
	Texts interface {
		Of(name, known string) (text, why string)
		Fetch(then func())
	}
	// Window is what the view needs from the browser.
	Window interface {
		browser.Turns
		Focus(selector string)
		ScrollTo(selector string)
		RunDrawn()
	}
)

// View is the Run view.
type View struct {
	ws        *workspace.Workspace
	browser   Window
	selection Selection
	texts     Texts

	// open means that the view is shown; front, that it is the visible one on a screen with room
	// for one pane.
	open, front bool
	shape       int // the display mode

	// Its parts.
	player   player
	tray     tray
	pinner   pinner
	form     form
	controls controls
	picture  picture
	code     code
}

// New creates the view of a workspace and connects its parts.
func New(ws *workspace.Workspace, w Window, selection Selection, pins Pins, source Source,
	texts Texts) *View {
	v := &View{ws: ws, browser: w, selection: selection, texts: texts}
	v.player = player{ws: ws, browser: w, selection: selection, tray: &v.tray,
		isOpen: func() bool { return v.open }, close: v.close}
	v.pinner = pinner{selection: selection, player: &v.player}
	v.tray = tray{ws: ws, browser: w, pins: pins, source: source, player: &v.player,
		pinner: &v.pinner}
	v.form = form{player: &v.player}
	v.controls = controls{browser: w, player: &v.player, tray: &v.tray}
	v.picture = picture{browser: w, pins: pins, player: &v.player, tray: &v.tray,
		pinner: &v.pinner}
	v.code = code{browser: w, texts: texts}
	ws.OnRun(v.player.ran)
	return v
}

// Shown says how the view is shown: "", "open", or "front" if it is in front of panes that it hides
// on a narrow screen.
func (v *View) Shown() string {
	switch {
	case !v.open:
		return ""
	case v.front:
		return "front"
	}
	return "open"
}

// Stage returns the run's position for the stage strip, or that the run is of an earlier text; ""
// if nothing runs.
func (v *View) Stage() string {
	s := v.player.shown()
	if !v.open || s == nil || s.Trouble != "" {
		return ""
	}
	if why, _ := v.outdated(); why != "" {
		return "of an earlier text"
	}
	return steps(s)
}

// Toggle opens or closes the view.
func (v *View) Toggle() {
	if v.open && v.front {
		v.close()
		v.browser.Defer(func() { v.browser.Focus("#run-button") })
		return
	}
	v.Open()
}

// close shows the panes alone.
func (v *View) close() {
	v.open, v.front = false, false
	v.player.halt()
	v.selection.ShowStep(nil)
	v.browser.Refresh()
}

// Open shows the view, in front.
func (v *View) Open() {
	v.open, v.front = true, true
	v.browser.Refresh()
	v.Renewed()
	v.browser.Defer(func() { v.browser.Focus("#title-run") })
}

// RunTo shows the view and runs to an instruction, by its id.
func (v *View) RunTo(id uint32) {
	v.player.runTo(id)
	v.Open()
}

// State returns the run and its step for a link; nil if the view is not shown.
func (v *View) State() []string {
	if s := v.player.state; v.open && s != nil && s.Trouble == "" {
		return linked(s)
	}
	return nil
}

// SetState opens the view as a link says, paused at its step, when the next report comes.
func (v *View) SetState(list []string) {
	v.open = v.player.open(list)
	v.front = v.open
}

// Behind moves the view behind a pane on a narrow screen.
func (v *View) Behind() { v.front = false }

// Front moves it in front again, if it is open.
func (v *View) Front() { v.front = v.open }

// Leave closes the view if it is behind a pane.
func (v *View) Leave() {
	if v.open && !v.front {
		v.close()
	}
}

// Go shows the next or previous moment that an audience must see, or takes a single step: calls at
// which the collector may run, its actions if a play would show them, and what is spilled and
// reloaded. It reports false if there is none: at the start, and if nothing runs.
func (v *View) Go(by int, single bool) bool {
	s := v.player.state
	if s == nil || s.Trouble != "" || by < 0 && s.Step == 0 && s.Within == 0 {
		return false
	}
	v.player.halt()
	action := v.player.following()
	if action == report.RunNext {
		action = report.RunLater
	}
	switch {
	case by < 0 && (single || s.Within > 0):
		action = report.RunBack
	case by < 0:
		action = report.RunEarlier
	case single:
		action = report.RunStep
	}
	v.player.do(action)
	return true
}

// Renewed requests a run of the newest compilation, if the view is shown. What is known of places
// to break is of the compilation that was run last.
func (v *View) Renewed() {
	if v.open {
		v.player.renew()
	} else if v.player.of != v.ws.Good {
		v.tray.renew()
	}
}

// Key handles a key of the page and reports whether it did.
func (v *View) Key(key string, shift bool) bool {
	if !v.open {
		return false
	}
	action := map[string]string{"F8": report.RunNext, "F8+": report.RunPrevious,
		"F9": report.RunBack, "F10": report.RunOver, "F11": report.RunStep,
		"F11+": report.RunOut}[key+map[bool]string{true: "+"}[shift]]
	if action == "" {
		return false
	}
	v.player.halt()
	v.player.do(action)
	return true
}
