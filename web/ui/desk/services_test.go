package desk

import (
	"slices"
	"strings"
	"testing"

	"statepoint/web/ui/panes"
	"statepoint/web/ui/uitest"
)

func TestOutlinePlaces(t *testing.T) {
	var got []string
	for _, row := range outlinePlaces(&uitest.Served(true).Source) {
		got = append(got, row.Kind+"|"+row.Name+"|"+row.Detail)
	}
	want := []string{"type|%node|type { i64 }", "function|@f|void (i32 %x, { ptr, i32 } %y)",
		"·block|%entry|of @f", "function|@g|void ()"}
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

func TestViewsAndCards(t *testing.T) {
	p := emptyPanes()
	ws := p.input.ws
	ws.Text = uitest.Served(true).Source.Text
	ws.Have(uitest.Served(true))
	if c := p.services.card(panes.Source, 1); c == nil || c.Title != "%node" {
		t.Error("the card of a type:", c)
	}
	if c := p.services.card(panes.Source, int32(strings.Index(ws.Text, "define"))+1); c == nil ||
		c.Meaning != "A function." {
		t.Error("the card of a word:", c)
	}
	if p.services.card(panes.Source, 9999) != nil || p.services.card(panes.Asm, 1) != nil ||
		p.services.card(panes.Module, 1) != nil {
		t.Error("there is a card for nothing")
	}
	if first := p.services.view(panes.Source); p.services.view(panes.Source) != first {
		t.Error("a view is made anew each time")
	}
	ws.Resting = true // the text is not the one that was compiled
	if p.services.view(panes.Source) != nil {
		t.Error("an edited text has a view")
	}
	ws.Resting = false
	p.services.definition(panes.Source, int32(strings.Index(ws.Text, "define"))+1)
	if !strings.Contains(p.Reader.Said, "define is not defined") {
		t.Error("said", p.Reader.Said)
	}
	p.services.uses(panes.Source, 1)
	if !strings.Contains(p.Reader.Said, "%node is not used") {
		t.Error("said", p.Reader.Said)
	}
}
