package views_test

import (
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/ir/printer"
	"statepoint/web/explore"
	"statepoint/web/explore/engine"
	"statepoint/web/explore/exploretest"
	"statepoint/web/report"
)

// The short form contains every instruction of every example once, correctly marked, and omits only
// what each line repeats.
func TestCompactHasAll(t *testing.T) {
	statepoints, relocates := 0, 0
	for name, source := range exploretest.Examples(t) {
		req := report.Request{Source: source}
		e := engine.Engine{}
		for _, stage := range e.Run(t.Context(), &req).Stages {
			if stage.Doc == nil {
				continue
			}
			a := e.View(t.Context(), &report.ViewRequest{View: report.ViewCompact, Stage: stage.Key,
				Of: e.Keep(&req)})
			if a.Doc == nil {
				t.Fatalf("%s: %s", name, a.Trouble)
			}
			d := a.Doc
			_, text, _ := strings.Cut(d.Text, "\n") // without what the short form omits by design
			if strings.Contains(text, "addrspace(1)") ||
				strings.Contains(text, "llvm.experimental.gc.") {
				t.Errorf("%s after %s: too much is there:\n%s", name, stage.Key, d.Text)
			}
			for _, gap := range []string{"ptr ,", "ptr )", "ptr >", " *", "ptr ]", "ptr }"} {
				if strings.Contains(text, gap) {
					t.Errorf("%s after %s: %q is left:\n%s", name, stage.Key, gap, d.Text)
				}
			}
			if n := strings.Count(d.Text, "\n"); n != len(d.Gutter) {
				t.Errorf("%s: %d lines, %d labels", name, n, len(d.Gutter))
			}
			whole, texts := map[uint32]int{}, map[uint32]string{}
			for _, m := range d.Marks {
				if m.Role == report.RoleWhole {
					whole[m.ID]++
					texts[m.ID] = d.Text[m.Start:m.End]
				}
			}
			p, err := e.Last().At(stage.Key)
			if err != nil {
				t.Fatal(err)
			}
			links := p.Links()
			for _, f := range p.Module.Funcs {
				for _, b := range f.Blocks {
					for in := b.First(); in != nil; in = in.Next() {
						id := uint32(links.CallOf(in.ID()))
						if whole[id] != 1 {
							t.Errorf("%s after %s: %s is there %d times", name, stage.Key,
								printer.Instr(in),
								whole[id])
						}
						own := printer.Operand(p.Module, in)
						switch {
						case gc.IsRelocate(in):
							relocates++
							if texts[id] != own {
								t.Errorf("%s: %s is %q", name, printer.Instr(in), texts[id])
							}
						case gc.IsStatepoint(in):
							statepoints++
							s, err := gc.View(in)
							target := printer.Operand(p.Module, s.Target)
							if err != nil ||
								!strings.Contains(texts[id], "statepoint "+target+"(") {
								t.Errorf("%s: %s is %q", name, printer.Instr(in), texts[id])
							}
						}
					}
				}
			}
			namesAreRight(t, name, p, d)
		}
	}
	if statepoints < 70 || relocates < 80 {
		t.Errorf("%d statepoints, %d relocates", statepoints, relocates)
	}
}

// namesAreRight compares the text marked as a value with the value's name.
func namesAreRight(t *testing.T, name string, p *explore.Stage, d *report.Doc) {
	t.Helper()
	values := map[uint32]string{}
	for _, f := range p.Module.Funcs {
		values[uint32(f.ID())] = printer.Operand(p.Module, f)
		for _, b := range f.Blocks {
			values[uint32(b.ID())] = printer.Operand(p.Module, b)
			for in := b.First(); in != nil; in = in.Next() {
				values[uint32(in.ID())] = printer.Operand(p.Module, in)
			}
		}
	}
	for _, m := range d.Marks {
		text, known := d.Text[m.Start:m.End], values[m.ID]
		if known == "" || m.Role == report.RoleWhole {
			continue
		}
		if text != known && "%"+text != known { // a label has no sigil
			t.Errorf("%s: %q stands for %s", name, text, known)
		}
	}
}

// A derived pointer is written with its base, and the statepoint's other operands follow.
func TestCompactSaysWhatLives(t *testing.T) {
	for name, want := range map[string][]string{
		"base-phi": {"; compact, without addrspace(1) ",
			"statepoint @foo() live(%cursor derived from %cursor.base)\n" +
				"  ↳ %cursor.relocated, %cursor.base.relocated\n"},
		"deopt":          {" live(%receiver) deopt(17, %frame.local, "},
		"patch-bytes":    {" patch bytes "},
		"exceptions":     {"invoke statepoint ", " unwind %", "; where it unwinds"},
		"doc-transition": {" transition("},
	} {
		req := report.Request{Source: exploretest.Examples(t)[name]}
		e := engine.Engine{}
		a := e.View(t.Context(), &report.ViewRequest{View: report.ViewCompact,
			Stage: report.StageRewrite, Of: e.Keep(&req)})
		if a.Doc == nil {
			t.Fatalf("%s: %s", name, a.Trouble)
		}
		for _, w := range want {
			if !strings.Contains(a.Doc.Text, w) {
				t.Errorf("%s lacks %q:\n%s", name, w, a.Doc.Text)
			}
		}
	}
}
