package cli

import (
	"slices"
	"strings"
	"testing"

	"statepoint/core/source"
	"statepoint/static/examples"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
)

// What the page reports of a program and what compile prints are the same, in the same words. The
// page's sentences without a code (of its own options) are its own.
func TestPageAndCommandSayTheSame(t *testing.T) {
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	texts := map[string]string{"in a slot": inSlot, "plain": liveAcrossCall}
	for _, e := range all {
		texts[e.Name] = e.Source
	}
	for name, text := range texts {
		rep := panes.Run(t.Context(), &report.Request{FileName: "<stdin>", Source: text})
		c := &cli{}
		if err := c.diagnose(rep, source.NewText("<stdin>", text), nil); err != nil {
			continue // what is refused is an error in both
		}
		var page strings.Builder
		for _, list := range c.warnings.lists {
			list.Render(&page)
		}
		_, command, status := runCommand(text, "compile", "-", "-o", "-")
		if status != 0 {
			t.Errorf("%s: status %d\n%s", name, status, command)
		}
		if want := coded(page.String()); !slices.Equal(coded(command), want) {
			t.Errorf("%s: the command says\n%s\nthe page\n%s", name, command, page.String())
		}
	}
}

// coded are the lines of a text that have the code of a message, sorted.
func coded(text string) (lines []string) {
	for line := range strings.Lines(text) {
		if strings.HasSuffix(line, "]\n") && strings.Contains(line, " [SP") {
			lines = append(lines, line)
		}
	}
	slices.Sort(lines)
	return slices.Compact(lines)
}
