package worlds_test

import (
	"bytes"
	"debug/elf"
	"errors"
	"slices"
	"strings"
	"testing"

	"statepoint/core/convert"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/source"
	"statepoint/e2e/oracle"
	"statepoint/lower"
	"statepoint/web/explore/engine"
	"statepoint/web/explore/worlds"

	emulated "statepoint/lower/run"
	"statepoint/static/examples"
	"statepoint/web/report"
)

// compiledApart compiles a source by a list of passes as the command does, and returns the bytes of
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
		_, err = p.Run(t.Context(), m)
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

// hasBarriers reports whether a strategy of a source has barriers of its own.
func hasBarriers(t *testing.T, source string) bool {
	t.Helper()
	m, _, err := irparse.ParseString(t.Context(), "a.ll", source)
	if err != nil {
		t.Fatal(err)
	}
	return slices.ContainsFunc(m.Funcs, func(f *ir.Func) bool {
		s, err := (*gc.Registry)(nil).Lookup(f.GC)
		if err != nil {
			return false
		}
		_, reads := gc.As[gc.CustomReads](s)
		_, writes := gc.As[gc.CustomWrites](s)
		return reads || writes
	})
}

// TestWorldsOfExamples compares every example with a collector in all its forms: the runs have the
// results of its `; run:` lines, and sizes are those of a separately compiled object.
func TestWorldsOfExamples(t *testing.T) {
	compared, ran, inSSA, inRoots, withBarriers := 0, 0, 0, 0, 0
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
		w, err := worlds.Compare(t.Context(), req, report.RunSetup{})
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
		barriers := hasBarriers(t, e.Source)
		if barriers {
			withBarriers++
			names = strings.Replace(names, "gcroot-", "gc-lowering,gcroot-", 1)
		}
		code, sections := compiledApart(t, e.Source, names)
		if got := w.Worlds[2]; got.Code != code || got.Map != sections[".llvm_stackmaps"] {
			t.Errorf("%s: %d bytes of code and %d of map with statepoints; apart %d and %d",
				e.Title,
				got.Code, got.Map, code, sections[".llvm_stackmaps"])
		}
		code, _ = compiledApart(t, linked, "place-safepoints,references-to-gcroot<shadow-stack>")
		if got := w.Worlds[0]; got.Code != code && !barriers || got.Code <= code && barriers {
			t.Errorf("%s: %d bytes of code with a shadow stack, apart %d", e.Title, got.Code, code)
		}
	}
	t.Logf("%d examples compared, %d runs, %d in all three, %d of them from roots", compared, ran,
		inSSA, inRoots)
	if compared < 30 || ran < 60 || inSSA < 20 || inRoots < 5 || withBarriers < 4 {
		t.Error("too few")
	}
}

// TestWorldsMakeTheCallOfTheExample checks that the comparison makes a call given by the text, not
// one with invented arguments.
func TestWorldsMakeTheCallOfTheExample(t *testing.T) {
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range all {
		if e.Name != "loop-poll" {
			continue
		}
		var engine engine.Engine
		answer := engine.View(t.Context(), &report.ViewRequest{View: report.ViewWorlds,
			Cases: e.Runs, Of: engine.Keep(&report.Request{Source: e.Source, FileName: "a.ll"})})
		if !strings.Contains(answer.HTML, "sum_until_zero(object 1 2 3 0)") ||
			!strings.Contains(answer.HTML, "returned 6") {
			t.Errorf("%s%s", answer.Trouble, answer.HTML)
		}
		return
	}
	t.Error("there is no such example")
}

// TestWorldsUnnamed compares a program whose function has a number instead of a name.
func TestWorldsUnnamed(t *testing.T) {
	e := engine.Engine{}
	a := e.View(t.Context(), &report.ViewRequest{View: report.ViewWorlds,
		Of: e.Keep(&report.Request{Source: `declare void @foo()
define ptr addrspace(1) @0(ptr addrspace(1) %0) gc "statepoint-example" {
  call void @foo()
  ret ptr addrspace(1) %0
}
`})})
	if a.Trouble != "" || strings.Count(a.HTML, ">@0<") == 0 ||
		strings.Contains(a.HTML, "–</td>") {
		t.Errorf("%s\n%s", a.Trouble, a.HTML)
	}
}

// The barriers of a program's strategy are in every form, and cost instructions there.
func TestWorldsHaveBarriers(t *testing.T) {
	const text = `
declare void @llvm.gcroot(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @rt_alloc(i64, i64)
define i64 @f() gc "STRATEGY" {
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  %o = call ptr @rt_alloc(i64 1, i64 0)
  store ptr %o, ptr %root
  %at = getelementptr i8, ptr %o, i64 8
  call void @llvm.gcwrite(ptr %o, ptr %o, ptr %at)
  ret i64 7
}
`
	of := func(strategy string) *report.Worlds {
		ws, err := worlds.Compare(t.Context(), &report.Request{FileName: "a.ll",
			Source: strings.Replace(text, "STRATEGY", strategy, 1)}, report.RunSetup{Entry: "f"})
		if err != nil {
			t.Fatal(err)
		}
		return ws
	}
	plain, cards := of("shadow-stack"), of("card-marking")
	for i := range plain.Worlds {
		p, c := &plain.Worlds[i], &cards.Worlds[i]
		if p.Result != "7" || c.Result != "7" || c.Executed < p.Executed+3 || c.Code <= p.Code {
			t.Errorf("%s: %+v; with cards %+v", p.Title, p, c)
		}
	}
}

// Functions have their names from the text, and large results are shortened.
// A frame pointer does not make the size of a frame unknown: only a moving stack pointer does.
func TestWorldsFramePointers(t *testing.T) {
	const text = `declare ptr addrspace(1) @rt_alloc(i64, i64)
define i64 @f(i64 %n) "frame-pointer"="all" gc "statepoint-example" {
  %o = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %q = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %p = getelementptr i8, ptr addrspace(1) %o, i64 8
  %r = load i64, ptr addrspace(1) %p
  ret i64 %r
}
`
	for _, moves := range []bool{false, true} {
		text := text
		if moves {
			text = strings.Replace(text, "  %o", "  %s = alloca i8, i64 %n\n"+
				"  store volatile i8 1, ptr %s\n  %o", 1)
		}
		w, err := worlds.Compare(t.Context(), &report.Request{Source: text}, report.RunSetup{})
		if err != nil {
			t.Fatal(err)
		}
		for _, world := range w.Worlds {
			if world.Trouble != "" || moves != (world.Dynamic == 1) ||
				moves != (world.Frames == 0) {
				t.Errorf("with a stack pointer that moves %v: %d bytes, %d dynamic, %s", moves,
					world.Frames, world.Dynamic, world.Trouble)
			}
		}
	}
}

func TestWorldsNames(t *testing.T) {
	const text = `
declare ptr addrspace(1) @rt_alloc(i64, i64)
define i64 @0() gc "statepoint-example" {
  ret i64 3
}
define ptr addrspace(1) @"my fn"() gc "statepoint-example" {
  %o = call ptr addrspace(1) @rt_alloc(i64 0, i64 8000)
  ret ptr addrspace(1) %o
}
`
	ws, err := worlds.Compare(t.Context(), &report.Request{FileName: "a.ll", Source: text},
		report.RunSetup{Entry: "my fn"})
	if err != nil {
		t.Fatal(err)
	}
	last := ws.Words[len(ws.Words)-1]
	if len(ws.Functions) != 2 || ws.Functions[0].Name != "0" ||
		ws.Functions[1].Name != `"my fn"` || ws.Functions[1].In[0].Calls != 1 ||
		!strings.HasPrefix(last, `The call "my fn"() returned object 0 0`) || len(last) > 300 {
		t.Errorf("%+v\n%s", ws.Functions, last)
	}
}

// An error in one of the worlds is one sentence.
func TestTroubleIsOneSentence(t *testing.T) {
	list := source.NewList(source.NewText("input.ll", "define void @f()\n"))
	list.Add(source.Diagnostic{Severity: source.Warning, Message: "odd"})
	list.Codef("SP0210", source.Span{}, "a pad of another type")
	if got := worlds.InOneSentence(list); got != "a pad of another type" {
		t.Errorf("%q", got)
	}
	if got := worlds.InOneSentence(errors.New("too large")); got != "too large" {
		t.Errorf("%q", got)
	}
}
