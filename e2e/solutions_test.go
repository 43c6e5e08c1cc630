package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/e2e/oracle"
	"statepoint/lower/run"
	shown "statepoint/static/examples"
	"statepoint/web/check"
	"statepoint/web/lessons"
)

// A solution is a program that must do the same when LLVM optimizes it: a lesson's solution, an
// example, a program of the editions.
type solution struct {
	name, source string
	cases        []solutionCase
}

// A solutionCase is a call with its outcome, the heap that it needs, and how often it collects.
type solutionCase struct {
	text, heap string
	stress     bool
}

// byChain is the reader of the frames of functions with a shadow stack.
const byChain = "chain.c"

// notNative are the cases that no run on a processor can have, by a part of their name, and why.
var notNative = map[string]string{
	"the-longest-wait: short()": "counts the emulator's steps",
	"46-vector":                 "rt_enter passes words, not vectors",
	"57-struct":                 "rt_enter passes words, not structs",
	"55-many-live":              "rt_enter passes five words",
	"43-string-builder":         "the objects of the arguments have bytes",
	"31-doc-stackmap":           "the objects of the arguments have bytes",
	"21-doc-non-relocating":     "LLVM adds no references to a statepoint that the source has",
	"29-doc-36-rewrite-input":   "LLVM adds no references to a statepoint that the source has",
	"22-doc-base-and-derived":   "uses a reference that its statepoint does not relocate",
	"object-on-stack":           "LLVM's map does not say which words are references",
}

// stands is the program with a reference that is not relocated, as LLVM's document has it: no
// object may move.
const stands = "35-doc-barriers"

// solutions returns every program with cases to run.
func solutions(t *testing.T) (all []solution) {
	t.Helper()
	tracks, problems, err := lessons.Read(os.DirFS("../static/lessons"))
	if err != nil || len(problems) > 0 {
		t.Fatal(problems, err)
	}
	for i := range tracks {
		for k := range tracks[i].Lessons {
			l := &tracks[i].Lessons[k]
			s := solution{name: l.Name, source: l.Solution}
			if s.source == "" {
				s.source = l.Start
			}
			for n := range l.Checks {
				if c := &l.Checks[n]; c.Subject == check.Run {
					s.cases = append(s.cases, solutionCase{c.Case, heapFor(c.Collector),
						c.Stress != ""})
				}
			}
			for n := range l.Questions {
				if l.Solution != "" || l.Questions[n].Run == "" {
					continue
				}
				c, err := check.Parse(l.Questions[n].Run)
				if err != nil {
					t.Fatal(err)
				}
				s.cases = append(s.cases, solutionCase{c[0].Case, semispace, true})
			}
			all = append(all, s)
		}
	}
	for _, pattern := range []string{"../static/examples/*.ll", "../web/edition/programs/*.ll"} {
		paths, err := filepath.Glob(pattern)
		if err != nil || len(paths) == 0 {
			t.Fatal("no programs ", pattern, err)
		}
		for _, path := range paths {
			if s := withRuns(t, path); len(s.cases) > 0 {
				all = append(all, s)
			}
		}
	}
	return all
}

// withRuns reads a program with its calls: each runs with and without a collection at every
// safepoint.
func withRuns(t *testing.T, path string) solution {
	t.Helper()
	src, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	e, err := shown.Parse(filepath.Base(path), string(src))
	if err != nil {
		t.Fatal(err)
	}
	s := solution{name: strings.TrimSuffix(filepath.Base(path), ".ll"),
		source: string(asLLVMReads(t, filepath.Base(path), src))}
	heap := semispace
	if s.name == stands {
		heap = marks
	}
	for line := range strings.Lines(e.Runs) {
		line = strings.TrimSpace(line)
		s.cases = append(s.cases, solutionCase{line, heap, false},
			solutionCase{line, heap, true})
	}
	return s
}

// renameMain renames the program's main, since C has a main of its own.
func (s *solution) renameMain() {
	s.source = strings.ReplaceAll(s.source, "@main(", "@program(")
	for i := range s.cases {
		if rest, ok := strings.CutPrefix(s.cases[i].text, "main("); ok {
			s.cases[i].text = "program(" + rest
		}
	}
}

// heapFor is the heap that moves what a collector of the emulator moves.
func heapFor(collector string) string {
	switch collector {
	case "generational":
		return generations
	case "mark-sweep":
		return marks
	}
	return semispace
}

// optimized compiles with LLVM's optimizer before the passes about safepoints, as front ends do, or
// after them, where it may no longer know that pointers move.
func optimized(t *testing.T, src []byte, first bool) []byte {
	t.Helper()
	release := oracle.Release(src)
	level := func(src []byte) []byte {
		return oracle.Run(t, release, src, "opt", "-S", "-passes=default<O2>")
	}
	if first {
		src = level(src)
	}
	if src = oracle.Rewrite(t, release, src); !first {
		src = level(src)
	}
	return oracle.Object(t, release, src, "-O2", "-no-x86-call-frame-opt")
}

// Every solution of a lesson, and every example and program of the editions that runs, does what
// its lesson or header says when LLVM optimizes and compiles it, on a processor, under a collector
// that moves every object.
func TestSolutionsUnderLLVM(t *testing.T) {
	oracle.Needs(t, "a C compiler")
	t.Parallel()
	b := solutionBench{machines: map[string]*machine{}}
	cases := 0
	for _, s := range solutions(t) {
		if notNative[s.name] != "" {
			continue
		}
		cases += len(s.cases)
		s.renameMain()
		t.Run(s.name, func(t *testing.T) {
			for _, first := range []bool{true, false} {
				object := optimized(t, []byte(s.source), first)
				for _, c := range s.cases {
					b.hold(t, &s, object, c, first)
				}
			}
		})
	}
	if cases < 125 {
		t.Errorf("only %d cases", cases)
	}
}

// solutionBench links and runs solutions.
type solutionBench struct {
	machines map[string]*machine // by heap and reader
}

func (b *solutionBench) machine(t *testing.T, heap, reader string) *machine {
	t.Helper()
	key := heap + " " + reader
	if b.machines[key] == nil {
		m := newMachineBy(t, heap, reader)
		m.runtime = append(m.runtime, compiled(t, "runtime/cases.c", "-g", "-Wextra"))
		b.machines[key] = m
	}
	return b.machines[key]
}

// hold runs a case, unless no processor can.
func (b *solutionBench) hold(t *testing.T, s *solution, object []byte, c solutionCase,
	first bool) {
	t.Helper()
	call, err := run.ParseCase(c.text)
	if err != nil {
		t.Fatal(err)
	}
	if notNative[s.name+": "+call.Entry+"("+call.Arguments+")"] != "" {
		return
	}
	got := b.run(t, s, object, c, "")
	want := strings.Join(append(call.Prints, call.Result), "\n") + "\n"
	// Threads run at the same time: how often one parks before another asks it to is not known.
	if strings.Contains(s.source, "@rt_start(") {
		got, want = got[strings.LastIndex(strings.TrimSpace(got), "\n")+1:], call.Result+"\n"
	}
	if got != want {
		t.Errorf("%s, optimized first: %t, stress: %t: prints\n%swant\n%s", c.text, first,
			c.stress, got, want)
	}
}

// run links an object with the driver of a case, to which lines in C may be added, and returns what
// it prints.
func (b *solutionBench) run(t *testing.T, s *solution, object []byte, c solutionCase,
	added string) string {
	t.Helper()
	exe := b.link(t, s, object, c, added)
	how := "asked"
	if c.stress {
		how = "always"
	}
	r := oracle.Exec(nil, "/usr/bin/env", "RT_COLLECT="+how, exe)
	if r.Err != nil {
		t.Fatalf("%s: %v\n%s%s", c.text, r.Err, tail(r.Stdout), tail(r.Stderr))
	}
	return string(r.Stdout)
}

// link makes an executable of a case.
func (b *solutionBench) link(t *testing.T, s *solution, object []byte, c solutionCase,
	added string) string {
	t.Helper()
	call, err := run.ParseCase(c.text)
	if err != nil {
		t.Fatal(err)
	}
	reader := byMap
	if strings.Contains(s.source, `gc "shadow-stack"`) {
		reader = byChain
	}
	m := b.machine(t, c.heap, reader)
	return m.link(t, object, oracle.File(t, "driver.c", []byte(caseDriver(t, s, call, added))))
}

// A debugger stops solutions at each collection and reads, or writes, the values of their deopt
// bundles.
var debugged = []struct{ lesson, call, code, want string }{
	{"deopt", "compiled({| 9}, 3) = 9", readDeopts + "rt_show(v[0].value, 'w'); putchar(' '); " +
		"rt_show(v[1].value, 'l'); putchar(' '); rt_show(v[2].value, 'p'); puts(\"\"); }",
		"17 3 {| 9}\n9\n"},
	{"direct", "counter(3) = 4", readDeopts + "*(uint64_t *)v[0].value = 13; }", "14\n"},
	{"predict", "look({| 5 6 7}, {| 4}, 2) = 12", readDeopts +
		"*(uint64_t *)v[0].value = 13; }", "23\n"},
	{"state-for-an-interpreter", "take(#a={#a | 5}, 2) = 7", readDeopts +
		"rt_show(v[0].value, 'w'); putchar(' '); rt_show(v[1].value, 'l'); putchar(' '); " +
		"rt_show(v[2].value, 'p'); puts(\"\"); }", "changed()\n17 7 {# | 5}\n7\n"},
}

// readDeopts begins a debugger.
const readDeopts = "static void debugger(rt_registers *r) { rt_deopt v[3]; rt_deopts(r, v, 3); "

// A runtime that stops the solutions about deopt state finds that state by the map of LLVM's
// optimized code, and what it may write is what the code reads afterwards.
func TestDeoptStateUnderLLVM(t *testing.T) {
	oracle.Needs(t, "a C compiler")
	b := solutionBench{machines: map[string]*machine{}}
	all := solutions(t)
	for _, d := range debugged {
		s := solutionNamed(t, all, d.lesson)
		for _, first := range []bool{true, false} {
			object := optimized(t, []byte(s.source), first)
			got := b.run(t, s, object, solutionCase{d.call, semispace, true}, d.code)
			if got != d.want {
				t.Errorf("%s, optimized first: %t: prints\n%swant\n%s", d.lesson, first, got,
					d.want)
			}
		}
	}
}

func solutionNamed(t *testing.T, all []solution, name string) *solution {
	t.Helper()
	for i := range all {
		if all[i].name == name {
			return &all[i]
		}
	}
	t.Fatalf("no lesson %s", name)
	return nil
}

// The native runs refuse what LLVM would break: a landing pad that only cleans up, a variable that
// the optimizer may take for unchanged, an address from before a collection.
func TestSolutionsUnderLLVMNotice(t *testing.T) {
	oracle.Needs(t, "a C compiler")
	b := solutionBench{machines: map[string]*machine{}}
	all := solutions(t)
	for _, c := range []struct{ lesson, old, new, call, code, want string }{
		{"both-ways-out", "catch ptr null", "cleanup",
			"try({| 3}) throwing may_throw = -3", "", "nobody catches"},
		{"direct", "load volatile", "load", "counter(3) = 4", debugged[1].code, "4\n"},
		{"by-hand", "%data = getelementptr i8, ptr addrspace(1) %moved",
			"%data = getelementptr i8, ptr addrspace(1) %object", "read({| 7}) = 7", "",
			"segmentation"},
	} {
		s := *solutionNamed(t, all, c.lesson)
		right := s.source
		if s.source = strings.Replace(right, c.old, c.new, 1); s.source == right {
			t.Errorf("%s has no %q", c.lesson, c.old)
			continue
		}
		exe := b.link(t, &s, optimized(t, []byte(s.source), false),
			solutionCase{c.call, semispace, true}, c.code)
		r := oracle.Exec(nil, exe)
		if said := fmt.Sprintf("%s%s%v", r.Stdout, r.Stderr, r.Err); !strings.Contains(said,
			c.want) {
			t.Errorf("%s with %q: %s", c.lesson, c.new, said)
		}
	}
}

// caseDriver is a C program that makes a call, with stand-ins for what the module only declares.
func caseDriver(t *testing.T, s *solution, call run.Case, added string) string {
	t.Helper()
	m, _, err := irparse.ParseString(t.Context(), s.name, s.source)
	if err != nil {
		t.Fatal(err)
	}
	var stubs, table strings.Builder
	result := byte('v')
	n := 0
	for _, f := range m.Funcs {
		if f.Name() == call.Entry {
			result = letter(t, f.FuncType.Result())
		}
		if !f.IsDeclaration() || strings.HasPrefix(f.Name(), "rt_") ||
			strings.HasPrefix(f.Name(), "llvm.") || f.Name() == "do_safepoint" {
			continue
		}
		if strings.HasPrefix(f.Name(), "__") { // a personality
			fmt.Fprintf(&stubs, "__asm__(\".globl %s\\n%[1]s: jmp rt_personality\");\n",
				f.Name())
			continue
		}
		kind := "RT_STUB"
		for _, name := range call.Throws {
			if name == f.Name() {
				kind = "RT_THROWING"
			}
		}
		fmt.Fprintf(&stubs, "%s(%q, %d);\n", kind, f.Name(), n)
		var arguments strings.Builder
		for _, a := range f.FuncType.Fields {
			arguments.WriteByte(letter(t, a))
		}
		leaf := 0
		if f.Attrs.Has("gc-leaf-function") {
			leaf = 1
		}
		fmt.Fprintf(&table, "    {%q, %q, '%c', %d},\n", f.Name(), arguments.String(),
			letter(t, f.FuncType.Result()), leaf)
		n++
	}
	for i, v := range m.Globals {
		if v.Init == nil && v.Name() != "rt_wanted" && v.Name() != "llvm_gc_root_chain" {
			fmt.Fprintf(&stubs, "int64_t word%d __asm__(%q);\n", i, v.Name())
		}
	}
	return fmt.Sprintf("#include \"cases.h\"\n#include <stdio.h>\n%s"+
		"const rt_stub rt_stubs[] = {\n%s    {0, 0, 0, 0},\n};\n"+
		"extern char entry[] __asm__(%q);\n%s\n"+
		"int main(void) { %sreturn rt_case(entry, %q, '%c'); }\n", stubs.String(), table.String(),
		call.Entry, added, stopped(added), call.Arguments, result)
}

// stopped sets the hook that the added lines define.
func stopped(added string) string {
	if added == "" {
		return ""
	}
	return "rt_stopped = debugger; "
}

// letter is the type of an argument or a result, as runtime/cases.h has it.
func letter(t *testing.T, of *ir.Type) byte {
	t.Helper()
	switch {
	case of.IsVoid():
		return 'v'
	case of.IsPointer():
		return 'p'
	case of.IsInteger():
		if c := map[int]byte{1: 'b', 8: 'c', 16: 's', 32: 'w', 64: 'l'}[int(of.Bits)]; c != 0 {
			return c
		}
	}
	t.Fatalf("a word of type %s", of)
	return 0
}
