package explore

import (
	"strings"
	"testing"

	emulated "statepoint/lower/run"
	"statepoint/stackmap/collect"
	"statepoint/web/report"
)

// At each thing that a collector does, the lines of its text are known that are executed: the
// innermost tells of what is done, and its own file is among them.
func TestProgramCode(t *testing.T) {
	texts, err := collect.Sources()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range emulated.Collectors() {
		r := listRun(t)
		r.ask.Setup.Collector = name
		own := collect.File(name)
		if lines := strings.Count(texts[own], "\n"); lines == 0 || lines >= 350 {
			t.Errorf("%s: %d lines of %s", name, lines, own)
		}
		s := r.do(report.RunSeek)
		if len(s.Code) != 1 || s.Code[0] != (report.RunCode{File: own}) {
			t.Errorf("%s: before a collection it is at %+v", name, s.Code)
		}
		seen, functions := 0, map[string]bool{}
		for range 4 {
			r.do(report.RunNext)
			for s = r.do(report.RunStep); s.Within > 0; s = r.do(report.RunStep) {
				seen++
				inOwn := false
				for _, c := range s.Code[1:] {
					lines := strings.Split(texts[c.File], "\n")
					if c.Line == 0 || int(c.Line) > len(lines) {
						t.Fatalf("%s: %s has no line %d", name, c.File, c.Line)
					}
					inOwn = inOwn || c.File == own
					functions[c.Function] = true
				}
				if len(s.Code) < 2 || !inOwn || s.Code[0].File != own {
					t.Fatalf("%s: %q is done at %+v", name, s.Sentence, s.Code)
				}
				last := s.Code[len(s.Code)-1]
				line := strings.Split(texts[last.File], "\n")[last.Line-1]
				if !strings.Contains(line, "h.on.") && !strings.Contains(line, "tell(") {
					t.Errorf("%s: %q is done by %s:%d: %s", name, s.Sentence, last.File, last.Line,
						line)
				}
			}
		}
		if seen == 0 || !functions["Step"] && !functions["Safepoint"] {
			t.Errorf("%s: %d actions in %v", name, seen, functions)
		}
	}
}
