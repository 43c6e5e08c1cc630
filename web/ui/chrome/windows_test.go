package chrome

import (
	"slices"
	"testing"
	"time"

	"statepoint/web/ui/browser"
	"statepoint/web/ui/link"
	"statepoint/web/ui/panes"
)

// sending is a browser that remembers what other windows are sent.
type sending struct {
	browser.None
	blocks bool // it opens no window
	links  []string
	pins   [][]string
}

func (s *sending) OpenWindow(panes.Pane, string) bool { return !s.blocks }

func (s *sending) After(_ time.Duration, f func()) { f() }

func (s *sending) SendWindows(fragment string) bool {
	s.links = append(s.links, fragment)
	return true
}

func (s *sending) PinInWindows(names []string) bool {
	s.pins = append(s.pins, names)
	return true
}

// Windows get a selection by name, and any other change as a link.
func TestWindowsFollow(t *testing.T) {
	to := &sending{blocks: true}
	c := testChromeIn(to)
	if c.PopOut(panes.Asm); c.notice.text != noWindow || c.windows.open {
		t.Errorf("of a window that is blocked: %q", c.notice.text)
	}
	to.blocks = false
	if c.PopOut(panes.Asm); c.notice.text != "" {
		t.Errorf("of a window that is open: %q", c.notice.text)
	}
	c.windows.follow()
	if len(to.links)+len(to.pins) != 0 {
		t.Fatalf("a window that has just been opened is sent %v, %v", to.links, to.pins)
	}
	c.broker.PinIDs([]uint32{2})
	c.windows.follow()
	c.broker.Clear()
	c.windows.follow()
	c.windows.follow()
	if len(to.links) != 0 || len(to.pins) != 2 || len(to.pins[1]) != 0 ||
		!slices.Equal(to.pins[0], []string{"0 instruction call @foo"}) {
		t.Fatalf("sent %v, %q", to.links, to.pins)
	}
	c.ws.Stage = "parse"
	c.windows.follow()
	if len(to.links) != 1 || len(to.pins) != 2 {
		t.Fatalf("of another stage sent %v, %v", to.links, to.pins)
	}

	// The receiver pins the items with these names, or nothing if there are none.
	there := testChrome()
	there.Pinned(to.pins[0])
	if ids := there.broker.Pinned(); !slices.Equal(ids, []uint32{2}) {
		t.Errorf("pinned %v", ids)
	}
	there.Pinned([]string{"0 value %gone"})
	if ids := there.broker.Pinned(); len(ids) != 0 {
		t.Errorf("still pinned: %v", ids)
	}
}

// A link to the compiled text changes what is shown without a request to the engine; a link with
// other options needs one.
func TestLinkToWhatIsCompiled(t *testing.T) {
	c := testChrome()
	s := c.sharing.state()
	s.Select, s.Stage = "%obj", "parse"
	c.Linked("#" + s.Fragment())
	if c.ws.Busy() || c.ws.Good == nil || c.ws.Stage != "parse" ||
		!slices.Equal(c.broker.Pinned(), []uint32{1}) {
		t.Errorf("busy %v, stage %s, pinned %v", c.ws.Busy(), c.ws.Stage, c.broker.Pinned())
	}
	other := link.State{Source: s.Source}
	other.Options.Syntax = "intel"
	c.Linked("#" + other.Fragment())
	if !c.ws.Busy() {
		t.Error("other options are not compiled")
	}
}
