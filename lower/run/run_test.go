package run_test

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/verify"
	"statepoint/e2e/short"
	"statepoint/lower"
	"statepoint/lower/machine"
	"statepoint/lower/run"
	"statepoint/stackmap/collect"
)

// load compiles a program as the command does, and loads it into a machine. change is applied to
// the options first.
func load(t *testing.T, text string, opt run.Options) (*run.Program, error) {
	t.Helper()
	return loadWith(t, text, "place-safepoints,rewrite-statepoints-for-gc", lower.Options{}, opt)
}

func loadWith(t *testing.T, text, names string, how lower.Options, opt run.Options) (*run.Program,
	error) {
	t.Helper()
	result, surface := compile(t, text, names, how)
	opt.Surface, opt.Code = surface, &result.Module
	return run.Load(result.Object, opt)
}

// compile compiles a text to an object, and returns its surface.
func compile(t *testing.T, text, names string, how lower.Options) (*lower.Result, *run.Surface) {
	t.Helper()
	return compileBy(t, text, names, func(*passes.Pipeline) {}, how)
}

// compileBy is compile with a pipeline that set has changed.
func compileBy(t *testing.T, text, names string, set func(*passes.Pipeline),
	how lower.Options) (*lower.Result, *run.Surface) {
	t.Helper()
	ctx := context.Background()
	m, _, err := irparse.ParseString(ctx, "program.ll", text)
	if err == nil {
		_, err = verify.Module(ctx, m, nil)
	}
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	surface := run.Describe(m, nil)
	p, err := passes.ParsePipeline(names)
	if err == nil {
		set(p)
		_, err = p.Run(ctx, m)
	}
	if err != nil {
		t.Fatal(err)
	}
	surface = surface.Rewritten(m, nil)
	how.Detail = true
	result, err := lower.Compile(ctx, m, how)
	if err != nil {
		t.Fatal(err)
	}
	return result, surface
}

// outcome runs a function and returns its output and how it ends.
func outcome(t *testing.T, text string, opt run.Options, entry string, words ...string) (string,
	error) {
	t.Helper()
	result, surface := compile(t, text, "place-safepoints,rewrite-statepoints-for-gc",
		lower.Options{})
	return outcomeOf(t, result, surface, opt, entry, words...)
}

// outcomeOf is outcome for a compiled program.
func outcomeOf(t *testing.T, result *lower.Result, surface *run.Surface, opt run.Options,
	entry string, words ...string) (string, error) {
	t.Helper()
	var out bytes.Buffer
	opt.Out, opt.Surface, opt.Code = &out, surface, &result.Module
	p, err := run.Load(result.Object, opt)
	if err != nil {
		t.Fatal(err)
	}
	values, err := p.Arguments(entry, words)
	if err != nil {
		return "", err
	}
	err = p.Call(context.Background(), entry, values)
	if err == nil {
		fmt.Fprintf(&out, "result %s\n", p.Result(entry))
		sound(t, p, modeName(opt))
	}
	return out.String(), err
}

// sound fails if the checked run of a valid program has findings.
func sound(t *testing.T, p *run.Program, what string) {
	t.Helper()
	if first, n := p.Findings(); n > 0 {
		t.Errorf("%s: %d findings in a sound program: %s", what, n, first)
	}
}

// modes are the collectors, each with and without stress.
func modes() []run.Options {
	var all []run.Options
	for _, c := range run.Collectors() {
		for _, s := range []run.Stress{{}, {Every: 1}, {Every: 7}, {Every: 1, Allocations: true}} {
			all = append(all, run.Options{Collector: c, Stress: s})
		}
	}
	return all
}

// late are the collectors that work a little at a time: a short program may end before a cycle has.
var late = map[string]bool{"incremental": true, "concurrent": true}

func modeName(o run.Options) string {
	if o.Own != nil {
		return o.Own.Name
	}
	return fmt.Sprintf("%s/%d-%t", o.Collector, o.Stress.Every, o.Stress.Allocations)
}

// The written programs print in the emulator what their drivers for the processor expect, under
// every collector, with and without stress.
func TestWrittenPrograms(t *testing.T) {
	calls := map[string][]string{ // as the drivers call them
		"binary-trees": {"8"}, "exceptions": {"60 8"}, "hash-table": {"300"},
		"inline-asm": {"1", "3", "10", "30"}, "json": {"3"}, "lisp": {""},
		"n-queens": {"4", "5", "6", "7"}, "nested-exceptions": {"0", "1", "2", "3"},
		"threads": {"40"},
	}
	files, err := filepath.Glob("../../e2e/runtime/programs/*.ll")
	if err != nil || len(files) != len(calls) {
		t.Fatalf("%d programs, %d of them called here: %v", len(files), len(calls), err)
	}
	for _, f := range files {
		name := strings.TrimSuffix(filepath.Base(f), ".ll")
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			text, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			result, surface := compile(t, string(text),
				"place-safepoints,rewrite-statepoints-for-gc", lower.Options{})
			want := wantedOf(t, strings.TrimSuffix(f, ".ll")+".c")
			own := run.Options{Own: pairs, Stress: run.Stress{Every: 7}}
			for _, mode := range append(short.Some(modesOf(name), 7),
				own) { // whose look-up of objects is slow
				mode.HeapBytes, mode.Sanitize = 1<<16, mode.Own == nil
				mode.Stress.Every *= rarer(name)
				got := ""
				for _, args := range calls[name] {
					out, err := outcomeOf(t, result, surface, mode, "run", strings.Fields(args)...)
					if err != nil {
						t.Fatalf("%s: %v", modeName(mode), err)
					}
					got += strings.Replace(out, "result ", "", 1) // a driver prints only the number
				}
				if got != want {
					t.Errorf("%s: printed\n%s\nwant\n%s", modeName(mode), got, want)
				}
			}
		})
	}
}

var everyMode = flag.Bool("modes.all", false, "run the long written programs in every mode")

// modesOf are the modes in which a written program runs: all, but the long programs run under each
// collector with one stress only, a different one for each of two neighbours.
func modesOf(program string) []run.Options {
	all := modes()
	if *everyMode || program != "lisp" && program != "exceptions" {
		return all
	}
	var some []run.Options
	for i := 0; i < len(all); i += 4 {
		some = append(some, all[i+(i/4+len(program))%4])
	}
	return some
}

// rarer is the number of safepoints per collection under stress, for programs with many safepoints.
func rarer(program string) uint64 {
	switch program {
	case "lisp":
		return 149 // it has 35,000 safepoints
	case "binary-trees", "hash-table", "exceptions":
		return 11
	}
	return 1
}

// wantedOf is the output that the driver of a program expects.
func wantedOf(t *testing.T, driver string) string {
	t.Helper()
	text, err := os.ReadFile(driver)
	if err != nil {
		t.Fatal(err)
	}
	var want strings.Builder
	for line := range strings.Lines(string(text)) {
		if w, ok := strings.CutPrefix(line, "// want: "); ok {
			want.WriteString(w)
		}
	}
	if want.Len() == 0 {
		t.Fatalf("%s does not say what the program prints", driver)
	}
	return want.String()
}

const prelude = `
declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_print(i64) "gc-leaf-function"
declare void @rt_safepoint()
declare i32 @printf(ptr, ...)
declare void @abort()
declare void @exit(i32)
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @llvm.trap()
`

// The error that stops a program is in terms of the program.
func TestTrapsAreExplained(t *testing.T) {
	for _, c := range []struct{ name, body, want string }{
		{"missing", "call void @nothing()\n ret i64 0", "@nothing is undefined"},
		{"near", "call void @rt_prnt(i64 1)\n ret i64 0", "did you mean @rt_print?"},
		{"null", "%v = load i64, ptr null\n ret i64 %v", "a null pointer (movq 0, %rax)"},
		{"store", "store volatile i64 3, ptr null\n ret i64 0", "a null pointer (movq $3, 0)"},
		{"field", "%p = inttoptr i64 25 to ptr\n %v = load i64, ptr %p\n ret i64 %v",
			"0x19, near zero, as the fields of a null pointer are (movq 25, %rax)"},
		{"large", "%o = call ptr addrspace(1) @rt_alloc(i64 0, i64 -1)\n ret i64 0",
			"0 references and -1 bytes; one has 1048576 and 16777216 at most"},
		{"header", "%o = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)\n" +
			"store i64 38654705680, ptr addrspace(1) %o\ncall void @rt_collect()\n" +
			"store i64 0, ptr addrspace(1) %o\n ret i64 0", "its first 8 bytes are its header"},
		{"call", "%s = alloca ptr\n store volatile ptr null, ptr %s\n" +
			"%f = load volatile ptr, ptr %s\n %v = call i64 %f(i64 1)\n ret i64 %v",
			"a call to address 0x0, a null pointer (callq *%rbx)\n  at @main+0x16"},
		{"tail call", "%s = alloca ptr\n store volatile ptr null, ptr %s\n" +
			"%f = load volatile ptr, ptr %s\n %v = musttail call i64 %f()\n ret i64 %v",
			"a jump to address 0x0, a null pointer (jmpq *%r11)\n  at @main+0x11"},
		{"abort", "call void @abort()\n ret i64 0", "the program aborted"},
		{"trap", "call void @llvm.trap()\n unreachable", "llvm.trap"},
		{"ubsantrap", "call void @llvm.ubsantrap(i8 21)\n unreachable",
			"llvm.ubsantrap(i8 21), in clang's code an overflow of - (ud1l 21(%eax), %eax)"},
		{"avx", "call void asm sideeffect \".byte 0xc5,0xf8,0x58,0xc1\", \"\"()\n ret i64 0",
			"trap: an instruction of AVX or BMI, which the emulator does not execute\n  at @main"},
		{"bytes", "call void asm sideeffect \".byte 6\", \"\"()\n ret i64 0",
			"trap: bytes of no known instruction\n  at @main"},
		{"division", "%z = call i64 @zero()\n%v = sdiv i64 1, %z\n ret i64 %v", "division by zero"},
		{"free", "%p = call ptr @malloc(i64 3)\n call void @free(ptr %p)\n" +
			"call void @free(ptr %p)\n ret i64 0", "freed already"},
		{"full", "br label %l\nl:\n %o = phi ptr addrspace(1) [null, %0], [%n, %l]\n" +
			"%n = call ptr addrspace(1) @rt_alloc(i64 1, i64 4000)\n" +
			"%f = getelementptr i8, ptr addrspace(1) %n, i64 8\n" +
			"store ptr addrspace(1) %o, ptr addrspace(1) %f\n br label %l",
			"out of memory: the heap of 65536 bytes has no room for 4016 more: of its spaces, " +
				"active 31648, other half 31648 bytes, objects have 28112; take a larger one"},
		{"refused", "%a = call ptr addrspace(1) @rt_alloc(i64 0, i64 20000) #0\n" +
			"%b = call ptr addrspace(1) @rt_alloc(i64 0, i64 20000) #0\n ret i64 0",
			"the heap has no room for 20008 bytes, because the collector could not run: the call " +
				"that returns to @main"},
		{"recursion", "%v = call i64 @main()\n %w = add i64 %v, 1\n ret i64 %w", "it overflowed"},
	} {
		text := prelude + "declare void @nothing()\ndeclare void @rt_prnt(i64)\n" +
			"declare void @rt_collect()\n" +
			"attributes #0 = { \"gc-leaf-function\" }\n" +
			"define i64 @zero() { ret i64 0 }\n" +
			"define i64 @main() gc \"statepoint-example\" {\n" + c.body + "\n}\n"
		_, err := outcome(t, text, run.Options{HeapBytes: 1 << 16,
			Advice: run.Advice{Heap: "take a larger one"}}, "main")
		var trapped *run.Trapped
		if !errors.As(err, &trapped) || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.name, err, c.want)
		}
	}
}

// Errors for limits name the limit, and include the caller's advice on raising it.
func TestLimits(t *testing.T) {
	advice := run.Advice{Steps: "ask for more", Memory: "buy some"}
	text := "define void @main() {\n br label %l\nl:\n br label %l\n}\n"
	limits := machine.Limits{Steps: 1000}
	for advised, want := range map[run.Advice]string{{}: "1000 steps, the limit\n",
		advice: "1000 steps, the limit; ask for more\n"} {
		_, err := outcome(t, text, run.Options{Limits: limits, Advice: advised}, "main")
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("steps: %v", err)
		}
	}
	text = prelude + "define void @main() {\n br label %l\nl:\n" +
		"%p = call ptr @malloc(i64 1000000)\n br label %l\n}\n"
	_, err := outcome(t, text, run.Options{HeapBytes: 1 << 16, Advice: advice,
		Limits: machine.Limits{Memory: 8 << 20}}, "main")
	if err == nil || !strings.Contains(err.Error(), "8388608 bytes; buy some") {
		t.Errorf("memory: %v", err)
	}
}

// A function without a strategy that holds references prevents collections; one that holds none
// does not.
func TestFramesWithoutRecords(t *testing.T) {
	text := prelude + `
define void @work() gc "statepoint-example" {
  call void @rt_safepoint()
  ret void
}
define i64 @holds() {
  %o = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %at = getelementptr i8, ptr addrspace(1) %o, i64 8
  store i64 5, ptr addrspace(1) %at
  call void @work()
  %v = load i64, ptr addrspace(1) %at
  ret i64 %v
}
define i64 @plain() {
  call void @work()
  ret i64 7
}
`
	for entry, collections := range map[string]uint64{"holds": 0, "plain": 1} {
		p, err := load(t, text, run.Options{Stress: run.Stress{Every: 1}})
		if err != nil {
			t.Fatal(err)
		}
		if err := p.Call(context.Background(), entry, nil); err != nil {
			t.Fatal(err)
		}
		n := p.Counts()
		want := map[string]string{"holds": "5", "plain": "7"}[entry]
		if n.Collections != collections || p.Result(entry) != want ||
			(p.Skipped() == "") != (collections > 0) {
			t.Errorf("%s: %d collections, result %s, %q", entry, n.Collections, p.Result(entry),
				p.Skipped())
		}
	}
}

// Collectors that need a barrier also get plain stores into old objects.
func TestPlainStoresIntoOldObjects(t *testing.T) {
	text := prelude + `
define i64 @main() gc "statepoint-example" {
entry:
  %old = call ptr addrspace(1) @rt_alloc(i64 2, i64 0)
  call void @rt_safepoint()
  call void @rt_safepoint()
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %new = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %number = getelementptr i8, ptr addrspace(1) %new, i64 16
  store i64 %i, ptr addrspace(1) %number
  %odd = and i64 %i, 1
  %which = add i64 %odd, 1
  %field = getelementptr ptr addrspace(1), ptr addrspace(1) %old, i64 %which
  store ptr addrspace(1) %new, ptr addrspace(1) %field
  call void @rt_safepoint()
  %first = getelementptr ptr addrspace(1), ptr addrspace(1) %old, i64 1
  %even = load ptr addrspace(1), ptr addrspace(1) %first
  %number.of = getelementptr i8, ptr addrspace(1) %even, i64 16
  %value = load i64, ptr addrspace(1) %number.of
  %more = add i64 %sum, %value
  %next = add i64 %i, 1
  %end = icmp eq i64 %next, 50
  br i1 %end, label %done, label %loop
done:
  ret i64 %more
}
`
	for _, mode := range modes() {
		mode.HeapBytes = 1 << 12
		if got, err := outcome(t, text, mode, "main"); got != "result 1200\n" {
			t.Errorf("%s: %q, %v", modeName(mode), got, err)
		}
		mode.NoBarrier = true
		needs := collect.Find(mode.Collector).NeedsBarrier
		if got, err := outcome(t, text, mode, "main"); needs && mode.Stress.Every == 1 &&
			!mode.Stress.Allocations && err == nil && got == "result 1200\n" &&
			!late[mode.Collector] {
			t.Errorf("%s: stores are not told, and no check notices", modeName(mode))
		}
	}
}

// A longjmp returns to the setjmp, with the registers from that time.
func TestSetjmp(t *testing.T) {
	text := prelude + `
@buffer = global [25 x i64] zeroinitializer
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn
define void @deep(i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %jump, label %more
jump:
  call void @longjmp(ptr @buffer, i32 0)
  unreachable
more:
  %m = sub i32 %n, 1
  call void @deep(i32 %m)
  ret void
}
define i32 @main(i32 %n, i32 %k) {
  %s = call i32 @_setjmp(ptr @buffer) returns_twice
  %first = icmp eq i32 %s, 0
  br i1 %first, label %go, label %back
go:
  call void @deep(i32 %n)
  ret i32 -1
back:
  %r = add i32 %s, %k
  ret i32 %r
}
define i32 @never() {
  call void @longjmp(ptr @buffer, i32 1)
  unreachable
}
`
	if got, err := outcome(t, text, run.Options{}, "main", "5", "40"); got != "result 41\n" {
		t.Errorf("%q, %v", got, err)
	}
	if _, err := outcome(t, text, run.Options{}, "never"); err == nil ||
		!strings.Contains(err.Error(), "no setjmp has filled the buffer") {
		t.Errorf("without setjmp: %v", err)
	}
}
