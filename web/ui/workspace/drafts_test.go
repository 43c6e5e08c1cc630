package workspace

import (
	"strings"
	"testing"
	"time"

	"statepoint/web/ui/engine"
)

// pauses is a host whose delays pass when the test says so.
type pauses struct {
	kept
	waiting *[]func()
}

func (h pauses) After(_ time.Duration, f func()) { *h.waiting = append(*h.waiting, f) }

// A large text is saved when the reader pauses, when the page is closed, or after many
// compilations; a short one is saved when it is compiled.
func TestLargeTextIsSavedInPauses(t *testing.T) {
	var waiting []func()
	h := pauses{kept{noHost{}, map[string]string{}}, &waiting}
	w := New(nil, engine.Never)
	w.Connect(h)
	compile := func(text string) {
		w.Edited = true
		w.host = pauses{kept{noHost{text}, h.texts}, &waiting}
		w.Compile()
	}
	wants := func(when, want string) {
		t.Helper()
		if got := h.texts["sessiondraft"]; got != want {
			t.Errorf("%s, a text of %d bytes is saved, not one of %d", when, len(got), len(want))
		}
	}
	pause := func() {
		now := waiting
		waiting = nil
		for _, f := range now {
			f()
		}
	}
	compile("; short")
	wants("at once", "; short")
	large := "; " + strings.Repeat("x", Large)
	compile(large)
	compile(large + "y")
	wants("before a pause", "; short")
	pause()
	wants("after a pause", large+"y")
	if got := h.texts["locallast"]; got != large+"y" {
		t.Errorf("%d bytes are kept for all tabs", len(got))
	}
	compile(large + "z")
	w.SaveNow()
	wants("at the end", large+"z")
	pause()
	wants("after the end", large+"z")
	for i := range mostUnsaved + 1 {
		compile(large + strings.Repeat("!", i))
	}
	wants("without a pause", large+strings.Repeat("!", mostUnsaved))
	compile(large + "of an example")
	w.Edited = false
	w.SaveNow()
	wants("at the end, unedited", large+"of an example")
}
