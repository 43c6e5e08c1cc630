package desk

import (
	"statepoint/web/ui/panes"
	"statepoint/web/ui/widget"
)

// Widgets are the panes' editors and drawings.
type Widgets struct {
	Editors  [panes.Count]*widget.Editor
	Drawings [panes.Count]widget.Drawing
}

// Measure notifies the editors that their size or font has changed.
func (w *Widgets) Measure() {
	for _, ed := range w.Editors {
		ed.Measure()
	}
}

// together makes every editor show f's changes all at once, even if f panics.
func (w *Widgets) together(f func()) {
	for _, ed := range w.Editors {
		ed.Hold()
	}
	defer func() {
		for _, ed := range w.Editors {
			ed.Release()
		}
	}()
	f()
}
