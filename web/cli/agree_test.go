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

// The page's messages about a program and those of compile are the same. Only the page has its
// messages without a code, about its own options.
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
			continue // what is rejected is an error in both
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

// coded returns the lines of a text with the code of a message, sorted.
func coded(text string) (lines []string) {
	for line := range strings.Lines(text) {
		if strings.HasSuffix(line, "]\n") && strings.Contains(line, " [SP") {
			lines = append(lines, line)
		}
	}
	slices.Sort(lines)
	return slices.Compact(lines)
}
