package e2e

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"statepoint/core/convert"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/source"
	"statepoint/e2e/command"
	"statepoint/e2e/oracle"
	"statepoint/stackmap/capi"
)

// A compile turns IR with garbage-collected pointers into an object with a
// stack map, running PlaceSafepoints (where the module defines a poll) and
// RewriteStatepointsForGC first.
type compile func(t testing.TB, src []byte) []byte

// A compiler makes its compile ready for use in a test and its subtests.
type compiler struct {
	name  string
	start func(t testing.TB) compile
}

// llvm compiles with LLVM's own tools, of the release that reads the source.
//
// At -O2 llc pushes stack arguments, which moves the stack pointer at the call by an amount that
// the stack map's frame size omits, so a walk with the map alone cannot find the caller. The option
// prevents pushes.
func llvm(level string) compiler {
	options := []string{level, "-no-x86-call-frame-opt"}
	return compiler{"llc" + level, func(testing.TB) compile {
		return func(t testing.TB, src []byte) []byte {
			t.Helper()
			release := oracle.Release(src)
			return oracle.Object(t, release, oracle.Rewrite(t, release, src), options...)
		}
	}}
}

// passesFor names the passes a module needs.
func passesFor(src []byte) string {
	if oracle.HasPoll(src) {
		return "place-safepoints,rewrite-statepoints-for-gc"
	}
	return "rewrite-statepoints-for-gc"
}

// ours compiles with the native command, as a shell would.
func ours() compiler { return oursWith("statepoint") }

// inRegisters is a flag that keeps references in registers over calls; such objects need a
// collector that reads the return address table.
const inRegisters = "-max-registers-for-gc-values=4"

// inCompact is a flag that gives objects compact maps instead of stack maps.
const inCompact = "-strategy=name=statepoint-example,references=1,table=compact"

// oursWith is ours under another name, with more flags.
func oursWith(name string, flags ...string) compiler {
	return compiler{name, func(t testing.TB) compile {
		exe := command.Build(t)
		return func(t testing.TB, src []byte) []byte {
			t.Helper()
			dir := t.TempDir()
			in, out := filepath.Join(dir, "in.ll"), filepath.Join(dir, "out.o")
			if err := os.WriteFile(in, src, 0o644); err != nil {
				t.Fatal(err)
			}
			args := append([]string{"compile", in, "-o", out, "--table", "--passes",
				passesFor(src)}, flags...)
			r := oracle.Exec(nil, exe, args...)
			if r.Err != nil {
				t.Fatalf("statepoint compile: %v\n%s", r.Err, r.Stderr)
			}
			obj, err := os.ReadFile(out)
			if err != nil {
				t.Fatal(err)
			}
			return obj
		}
	}}
}

// ourPasses rewrites with our passes and lowers with llc, to distinguish a wrong rewrite from wrong
// code.
func ourPasses() compiler {
	return compiler{"our passes and llc", func(testing.TB) compile {
		return func(t testing.TB, src []byte) []byte {
			t.Helper()
			m, _, err := irparse.ParseString(context.Background(), "in.ll", string(src))
			if err != nil {
				t.Fatal(err.Error())
			}
			p, err := passes.ParsePipeline(passesFor(src))
			if err != nil {
				t.Fatal(err)
			}
			p.VerifyEach = true
			if _, err := p.Run(context.Background(), m); err != nil {
				t.Fatal(err)
			}
			return oracle.Object(t, oracle.Release(src), []byte(printer.Module(m)), "-O2",
				"-no-x86-call-frame-opt")
		}
	}}
}

// compilers is everything that must produce working objects: LLVM, which shows
// that the runtime is right, and ours.
var compilers = []compiler{llvm("-O0"), llvm("-O2"), ourPasses(), ours()}

// headers is the folder of the headers that the project gives to runtimes.
const headers = "../stackmap/capi"

// A machine links objects with the C runtime and runs the result.
type machine struct {
	heap    string   // the source of its heap
	reader  string   // the source of the code that finds references in frames
	runtime []string // the runtime's object files
	rounds  int      // how often a driver runs its program, 0 for once
}

// The heaps a program can be linked with: in one everything moves at every
// collection, the second has generations, and in the last nothing moves.
const (
	semispace   = "heap.c"
	generations = "generations.c"
	marks       = "marks.c"
	// These depend on the barriers of compiled code.
	cards    = "cards.c"
	snapshot = "snapshot.c"
	counting = "counted.c"
	brooks   = "brooks.c"
	healing  = "healing.c"
)

// How its collector finds the references of a frame: by the stack map, or by one of the tables that
// only we write.
const (
	byMap   = "map.c"
	byTable = "table.c"
	// byCompact needs a strategy that has this format, see inCompact.
	byCompact = "compact.c"
)

// newMachine makes a machine whose collector reads the stack map.
func newMachine(t testing.TB, heap string) *machine {
	t.Helper()
	return newMachineBy(t, heap, byMap)
}

func newMachineBy(t testing.TB, heap, reader string) *machine {
	t.Helper()
	m := &machine{heap: heap, reader: reader}
	for _, src := range []string{"runtime.S", "runtime.c", "threads.c", "space.c", "throw.c",
		heap, reader} {
		m.runtime = append(m.runtime, compiled(t, filepath.Join("runtime", src), "-g", "-Wextra",
			"-I"+headers))
	}
	// gcc reads the headers; reading them here makes them inputs of Go's test cache.
	for _, header := range []string{"runtime/runtime.h", "runtime/cases.h",
		"runtime/" + generations, "runtime/" + marks, "runtime/space.h",
		headers + "/" + capi.HeaderName} {
		if _, err := os.Stat(header); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func gcc(t testing.TB, args ...string) {
	t.Helper()
	if r := oracle.Exec(nil, "gcc", args...); r.Err != nil {
		t.Fatalf("gcc %s: %v (install the Debian package gcc if it is missing)\n%s",
			strings.Join(args, " "), r.Err, r.Stderr)
	}
}

// objectFiles caches gcc's objects by source text and flags, because most are linked into many
// programs.
var objectFiles = struct {
	sync.Mutex
	by map[string]string
}{by: map[string]string{}}

// compiled gives the object of a source file.
func compiled(t testing.TB, source string, flags ...string) string {
	t.Helper()
	text, err := os.ReadFile(source) // which also makes the file an input of the test
	if err != nil {
		t.Fatal(err)
	}
	args := append([]string{"-c", "-O1", "-Wall", "-Werror"}, flags...)
	key := strings.Join(append(args, filepath.Base(source), string(text)), "\x00")
	objectFiles.Lock()
	defer objectFiles.Unlock()
	object, ok := objectFiles.by[key]
	if !ok {
		dir, err := scratch()
		if err != nil {
			t.Fatal(err)
		}
		object = filepath.Join(dir, fmt.Sprintf("%d.o", len(objectFiles.by)))
		gcc(t, append(args, "-o", object, source)...)
		objectFiles.by[key] = object
	}
	return object
}

// link makes an executable of an object and a driver in C, and returns its
// path. Static and without PIE, because the addresses in a stack map are
// absolute and its section is not writable.
func (m *machine) link(t testing.TB, object []byte, driver string) string {
	t.Helper()
	dir := t.TempDir()
	obj, exe := filepath.Join(dir, "program.o"), filepath.Join(dir, "program")
	if err := os.WriteFile(obj, object, 0o644); err != nil {
		t.Fatal(err)
	}
	// LLVM leaves the map's symbol local to its object; our runtime needs it from the linker.
	if r := oracle.Exec(nil, "objcopy", "--globalize-symbol=__LLVM_StackMaps", obj); r.Err != nil {
		t.Fatalf("objcopy: %v (it is in the Debian package binutils)\n%s", r.Err, r.Stderr)
	}
	gcc(t, append([]string{"-no-pie", "-o", exe, compiled(t, driver, "-Iruntime"), obj},
		m.runtime...)...)
	return exe
}

// outcome is a run's output and its collector's counts.
type outcome struct {
	stdout                                        string
	collections, made, moved, patched, derivedOut int
}

// run runs a linked program under the collector (still: without).
func (m *machine) run(t testing.TB, exe string, still bool) outcome {
	t.Helper()
	args := []string{"RT_COLLECT=always", exe}
	if still {
		args[0] = "RT_COLLECT=never"
	}
	if m.rounds > 1 {
		args = append([]string{fmt.Sprintf("RT_ROUNDS=%d", m.rounds)}, args...)
	}
	return outcomeOf(t, oracle.Exec(nil, "/usr/bin/env", args...))
}

// outcomeOf reads what a program left behind.
func outcomeOf(t testing.TB, r oracle.Result) outcome {
	t.Helper()
	if r.Err != nil {
		t.Fatalf("the program failed: %v\n%s%s", r.Err, tail(r.Stdout), tail(r.Stderr))
	}
	o := outcome{stdout: string(r.Stdout)}
	_, err := fmt.Sscanf(string(r.Stderr),
		"runtime: %d collections, %d objects made, %d moved, %d pointers patched, %d of them "+
			"derived",
		&o.collections, &o.made, &o.moved, &o.patched, &o.derivedOut)
	if err != nil {
		t.Fatalf("the runtime's last words: %v\n%s", err, tail(r.Stderr))
	}
	return o
}

func tail(b []byte) string {
	if len(b) > 2000 {
		b = append([]byte("…"), b[len(b)-2000:]...)
	}
	return string(b)
}

// wanted returns the lines a driver says its program prints: comments
// `// want: LINE` at its head.
func wanted(t testing.TB, driver string) string {
	t.Helper()
	src, err := os.ReadFile(driver)
	if err != nil {
		t.Fatal(err)
	}
	var want strings.Builder
	for line := range strings.Lines(string(src)) {
		if w, ok := strings.CutPrefix(line, "// want: "); ok {
			want.WriteString(w)
		}
	}
	return want.String()
}

// examples returns the paths of the examples by their names without ".ll".
func examples(t testing.TB) map[string]string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("..", "static", "examples", "*.ll"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no examples: %v", err)
	}
	byName := map[string]string{}
	for _, f := range files {
		byName[strings.TrimSuffix(filepath.Base(f), ".ll")] = f
	}
	return byName
}

// asLLVMReads returns an example as LLVM accepts it. Those that say why LLVM refuses them are
// printed in the form of LLVM 11, with everything declared and no strategy that LLVM does not know.
func asLLVMReads(t testing.TB, name string, src []byte) []byte {
	t.Helper()
	if bytes.Contains(src, []byte("\n; refused: ")) {
		return inDialect(t, name, oracle.KnownStrategies(src), "11")
	}
	return src
}

// inDialect prints a module in the form of a dialect.
func inDialect(t testing.TB, name string, src []byte, dialect string) []byte {
	t.Helper()
	text := source.NewText(name, string(src))
	m, _, err := irparse.Parse(context.Background(), text, nil)
	if err != nil {
		t.Fatal(err)
	}
	to, err := ir.ParseDialect(dialect)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := convert.Dialect(context.Background(), m, to, nil); err != nil {
		t.Fatal(err)
	}
	return []byte(printer.Module(m))
}
