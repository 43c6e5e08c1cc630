package desk

import (
	"statepoint/web/ui/panes"
	"statepoint/web/ui/widget"
)

// Widgets are what the panes show texts and drawings in.
type Widgets struct {
	Editors  [panes.Count]*widget.Editor
	Drawings [panes.Count]widget.Drawing
}

// Measure tells the editors that their size or type has changed.
func (w *Widgets) Measure() {
	for _, ed := range w.Editors {
		ed.Measure()
	}
}

// together has every editor show at once what f tells it, however that ends.
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
