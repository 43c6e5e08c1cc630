package chrome

import (
	"testing"

	"statepoint/web/ui/panes"
)

// The HTML for a document and the preview's address reflect the choices; the last pane cannot be
// left out.
func TestEmbedding(t *testing.T) {
	e := embedding{}
	if got := e.attributes() + e.preview("1.x"); got != "embed.html?#1.x" {
		t.Errorf("nothing chosen: %s", got)
	}
	e.theme, e.readonly = "dark", true
	e.show(panes.Module, false)
	e.show(panes.Map, false)
	if got := e.attributes(); got != ` panes="ir asm" theme="dark" readonly` {
		t.Errorf("the attributes are %s", got)
	}
	if got := e.preview("1.x"); got != "embed.html?panes=ir,asm&theme=dark&readonly#1.x" {
		t.Errorf("the preview is %s", got)
	}
	e.show(panes.Source, false)
	e.show(panes.Asm, false)
	if got := e.panes(); got != "asm" {
		t.Errorf("left is %q", got)
	}
	e.show(panes.Map, true)
	if got := e.panes(); got != "asm map" {
		t.Errorf("left is %q", got)
	}
}
