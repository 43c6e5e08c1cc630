package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/core/instrument"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/source"
)

// The reasons that the document gives for barriers of a strategy are those of the pass.
func TestReasonsOfBarriers(t *testing.T) {
	folder := filepath.Join("..", "web", "edition")
	document, err := os.ReadFile(filepath.Join(folder, "statepoints.md"))
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(folder, "programs", "stores-of-references.ll"))
	if err != nil {
		t.Fatal(err)
	}
	_, program, _ := strings.Cut(string(text), "\n\n") // the head is not shown
	for barrier, want := range map[string]int{"cards": 3, "snapshot": 1} {
		reasons, said := barrierReasons(t, program, barrier), 0
		for _, r := range reasons {
			if strings.Contains(string(document), "\n"+r+"\n") {
				said++
			}
		}
		if len(reasons) != 3 || said != want {
			t.Errorf("%s: %d of %q are in the document, want %d", barrier, said, reasons, want)
		}
	}
}

// barrierReasons are the reasons that gc-barriers gives for the stores of a program.
func barrierReasons(t *testing.T, text, barrier string) (reasons []string) {
	t.Helper()
	from := source.NewText("in.ll", text)
	m, _, err := irparse.Parse(t.Context(), from, nil)
	if err != nil {
		t.Fatal(err)
	}
	p, err := passes.ParsePipeline("rewrite-statepoints-for-gc,gc-barriers")
	if err == nil {
		err = p.Options.Set("strategy", "name=mine,references=1,allocators=rt_alloc,"+
			"write-barrier="+barrier)
	}
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	instrument.Explain(p, m, from, &out)
	if _, err := p.Run(t.Context(), m); err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(out.String()) {
		if line = strings.TrimSpace(line); strings.HasPrefix(line, "the store at ") {
			reasons = append(reasons, line)
		}
	}
	return reasons
}
