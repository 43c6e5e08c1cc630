package explore

import (
	"bytes"
	"debug/elf"
	"strings"
	"testing"

	"statepoint/core/convert"
	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/e2e/oracle"
	"statepoint/lower"
	emulated "statepoint/lower/run"
	"statepoint/static/examples"
	"statepoint/web/report"
)

// compiledApart compiles a source by a list of passes as the command does, and gives the bytes of
// its functions, and of its sections by name.
func compiledApart(t *testing.T, source, names string) (code uint64, sections map[string]uint64) {
	t.Helper()
	m, _, err := irparse.ParseString(t.Context(), "a.ll", source)
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(names, "gcroot-to-references") {
		if _, err := convert.Dialect(t.Context(), m, ir.LLVM15, nil); err != nil {
			t.Fatal(err)
		}
	}
	p, err := passes.ParsePipeline(names)
	if err == nil {
		err = p.Run(t.Context(), m)
	}
	if err != nil {
		t.Fatal(err)
	}
	result, err := lower.Compile(t.Context(), m, lower.Options{})
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if _, err := result.Object.WriteTo(&b); err != nil {
		t.Fatal(err)
	}
	f, err := elf.NewFile(bytes.NewReader(b.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	symbols, err := f.Symbols()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range symbols {
		if elf.ST_TYPE(s.Info) == elf.STT_FUNC {
			code += s.Size
		}
	}
	sections = map[string]uint64{}
	for _, s := range f.Sections {
		sections[s.Name] += s.Size
	}
	return code, sections
}

// TestWorldsOfExamples compares every example with a collector in all forms it has: the runs come
// to what its `; run:` line says, and sizes are those of an object that is compiled apart.
func TestWorldsOfExamples(t *testing.T) {
	compared, ran, inSSA, inRoots := 0, 0, 0, 0
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range all {
		first, _, runs := strings.Cut(e.Runs, "\n")
		source := e.Source
		if runs {
			source = "; run: " + first + "\n" + source
		}
		req := &report.Request{Source: source}
		w, err := Worlds(t.Context(), req, report.RunSetup{})
		if err != nil {
			if strings.Contains(e.Source, ` gc "`) {
				t.Errorf("%s: %v", e.Title, err)
			}
			continue
		}
		compared++
		want := ""
		if runs {
			c, err := emulated.ParseCase(first)
			if err != nil {
				t.Fatal(err)
			}
			want = c.Result
			if len(c.Prints) > 0 {
				want += ", printed " + strings.Join(c.Prints, "\n")
			}
		}
		for i := range w.Worlds {
			world := &w.Worlds[i]
			if world.Trouble != "" {
				continue
			}
			if want != "" {
				ran++
				if world.Result != want || world.Executed == 0 {
					t.Errorf("%s, %s: %q after %d instructions, %s; want %q", e.Title, world.Title,
						world.Result, world.Executed, world.Stopped, want)
				}
			}
			sum := report.WorldFigures{}
			for k := range w.Functions {
				sum.Code += w.Functions[k].In[i].Code
				sum.Executed += w.Functions[k].In[i].Executed
			}
			if sum.Code != world.Code || sum.Executed != world.Executed {
				t.Errorf("%s, %s: functions have %+v, the total is %+v", e.Title, world.Title, sum,
					*world)
			}
		}
		if w.Worlds[2].Trouble != "" || w.Worlds[0].Trouble != "" {
			continue
		}
		inSSA++
		names, linked := "place-safepoints,rewrite-statepoints-for-gc", e.Source
		if strings.Contains(e.Source, "call void @llvm.gcroot") {
			inRoots++
			names = "place-safepoints,gcroot-to-references,rewrite-statepoints-for-gc"
			linked = string(oracle.WithStrategy([]byte(e.Source), "shadow-stack"))
		}
		code, sections := compiledApart(t, e.Source, names)
		if got := w.Worlds[2]; got.Code != code || got.Map != sections[".llvm_stackmaps"] {
			t.Errorf("%s: %d bytes of code and %d of map with statepoints; apart %d and %d",
				e.Title,
				got.Code, got.Map, code, sections[".llvm_stackmaps"])
		}
		code, _ = compiledApart(t, linked, "place-safepoints,references-to-gcroot<shadow-stack>")
		if got := w.Worlds[0]; got.Code != code {
			t.Errorf("%s: %d bytes of code with a shadow stack, apart %d", e.Title, got.Code, code)
		}
	}
	t.Logf("%d examples compared, %d runs, %d in all three, %d of them from roots", compared, ran,
		inSSA, inRoots)
	if compared < 30 || ran < 60 || inSSA < 20 || inRoots < 5 {
		t.Error("too few")
	}
}

// TestWorldsMakeTheCallOfTheExample has the comparison make a call that comes with the text, not
// one with made-up arguments.
func TestWorldsMakeTheCallOfTheExample(t *testing.T) {
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range all {
		if e.Name != "loop-poll" {
			continue
		}
		answer := (&Engine{}).View(t.Context(), &report.ViewRequest{View: report.ViewWorlds,
			Cases: e.Runs, Request: report.Request{Source: e.Source, FileName: "a.ll"}})
		if !strings.Contains(answer.HTML, "{| 1 2 3 0}") || !strings.Contains(answer.HTML,
			"returned 6") {
			t.Errorf("%s%s", answer.Trouble, answer.HTML)
		}
		return
	}
	t.Error("there is no such example")
}

// TestWorldsUnnamed compares a program whose function has a number instead of a name.
func TestWorldsUnnamed(t *testing.T) {
	e := Engine{}
	a := e.View(t.Context(), &report.ViewRequest{View: report.ViewWorlds,
		Request: report.Request{Source: `declare void @foo()
define ptr addrspace(1) @0(ptr addrspace(1) %0) gc "statepoint-example" {
  call void @foo()
  ret ptr addrspace(1) %0
}
`}})
	if a.Trouble != "" || strings.Count(a.HTML, "__unnamed_1") == 0 ||
		strings.Contains(a.HTML, "–</td>") {
		t.Errorf("%s\n%s", a.Trouble, a.HTML)
	}
}
