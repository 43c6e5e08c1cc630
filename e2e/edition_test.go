package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"statepoint/core/passes"
	"statepoint/e2e/oracle"
	"statepoint/e2e/passtest"
	"statepoint/lower"
	"statepoint/lower/run"
	"statepoint/stackmap"
	examplefiles "statepoint/static/examples"
	"statepoint/web/edition"
)

// editionProgram returns the text of one of the programs that only the documents show, nil if LLVM
// refuses it.
func editionProgram(t *testing.T, name string) []byte {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("..", "web", "edition", "programs", name+".ll"))
	if err != nil {
		t.Fatal(err)
	}
	e, err := examplefiles.Parse(name, string(b))
	if err != nil {
		t.Fatal(err)
	}
	if e.Refused != "" {
		return nil
	}
	return []byte(e.Source)
}

// The documents' own programs are rewritten to exactly LLVM 22's IR, and their stack maps agree
// with LLVM's; the explorer's examples have separate tests.
func TestEditionsPrograms(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("..", "web", "edition", "programs", "*.ll"))
	if err != nil || len(files) < 15 {
		t.Fatalf("%d programs, %v", len(files), err)
	}
	compared := 0
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".ll")
		src := editionProgram(t, name)
		text := string(src)
		if !strings.Contains(text, `"statepoint-example"`) {
			continue // a strategy that LLVM does not know, or roots
		}
		compared++
		oracle.Verify(t, oracle.Opaque, src)
		if oracle.HasPoll(src) {
			got := passtest.Body(passtest.Ours(t, name, text, "place-safepoints"))
			want := passtest.Body(passtest.Theirs(t, oracle.Opaque, text, "place-safepoints"))
			if got != want {
				t.Errorf("%s: %s", name, passtest.Difference(got, want))
			}
		}
		got := passtest.Body(passtest.Ours(t, name, text, passesFor(src)))
		want := passtest.Body(string(oracle.Rewrite(t, oracle.Opaque, src)))
		if got != want {
			t.Errorf("%s: %s", name, passtest.Difference(got, want))
		}
		ours := meaning(t, oracle.StackMap(t, ours().start(t)(t, src)))
		theirs := meaning(t, oracle.StackMap(t, llvm("-O2").start(t)(t, src)))
		if ours != theirs {
			t.Errorf("%s: our map means\n%s\nLLVM's means\n%s", name, ours, theirs)
		}
	}
	if compared < 7 {
		t.Errorf("%d programs were compared", compared)
	}
}

// nonIntegral stores a reference and loads the same word as an integer.
const nonIntegral = `target datalayout = "e-m:e-i64:64-n8:16:32:64-S128-ni:1"
define i64 @reload(ptr %slot, ptr addrspace(1) %obj) {
  store ptr addrspace(1) %obj, ptr %slot
  %number = load i64, ptr %slot
  ret i64 %number
}
`

// What the documents say about LLVM 22 is true.
func TestEditionsOnLLVM(t *testing.T) {
	opt := func(src []byte, passes string, options ...string) string {
		return passtest.Theirs(t, oracle.Opaque, string(src), passes, options...)
	}
	// With a non-integral layout GVN does not convert a reference to an integer; without it, it
	// does.
	integral := strings.Replace(nonIntegral, "-ni:1", "", 1)
	if got := opt([]byte(nonIntegral), "gvn"); strings.Contains(got, "ptrtoint") ||
		!strings.Contains(opt([]byte(integral), "gvn"), "ptrtoint") {
		t.Errorf("gvn makes of a load:\n%s", got)
	}
	// An unused relocate is deleted, with its operand.
	unused := editionProgram(t, "unused-relocate")
	if got := opt(unused, "instcombine"); !strings.Contains(got, `"gc-live"()`) {
		t.Errorf("instcombine keeps an unused relocate:\n%s", got)
	}
	records := func(src []byte) stackmap.Map {
		maps, err := stackmap.Decode(oracle.StackMap(t, oracle.Object(t, oracle.Opaque, src)),
			stackmap.DecodeOptions{})
		if err != nil || len(maps) != 1 {
			t.Fatalf("%d maps, %v", len(maps), err)
		}
		return *maps[0]
	}
	pairs := func(src []byte) int {
		m := records(src)
		s, err := m.Records[0].Statepoint()
		if err != nil {
			t.Fatal(err)
		}
		return s.Pairs()
	}
	if is, then := pairs(unused), pairs([]byte(opt(unused, "instcombine"))); is != 1 || then != 0 {
		t.Errorf("%d pairs, after instcombine %d", is, then)
	}
	// The safepoint verifier ignores values that are not references, and allows comparisons with
	// null.
	const verify = "rewrite-statepoints-for-gc,verify<safepoint-ir>"
	opt(editionProgram(t, "hidden-in-integer"), verify)
	compare := oracle.Exec(editionProgram(t, "compare-after"), oracle.Tool(t, oracle.Opaque, "opt"),
		"-passes=verify<safepoint-ir>", "-safepoint-ir-verifier-print-only", "-disable-output")
	said := string(compare.Stdout) + string(compare.Stderr)
	if !strings.Contains(said, "No illegal uses found by SafepointIRVerifier in: is_null") ||
		!strings.Contains(said, "Use:   %same = icmp eq") {
		t.Errorf("the safepoint verifier says\n%s", said)
	}
	// At a call to a function that pops its arguments, the slot is beyond the size of the frame.
	m := records(oracle.Rewrite(t, oracle.Opaque, editionProgram(t, "popped-arguments")))
	last := m.Records[len(m.Records)-1].Locations
	if size := m.Functions[len(m.Functions)-1].StackSize; last[len(last)-1].Offset != 32 ||
		size != 8 {
		t.Errorf("the slot is at %d in a frame of %d", last[len(last)-1].Offset, size)
	}
	// Bases that are casts, and attributes of statepoints.
	const from = "define ptr addrspace(1) @f(%s %%n) gc \"statepoint-example\" {\n%s" +
		"  ret ptr addrspace(1) %%obj\n}\n"
	call := "  call void @safepoint()\n"
	attributes := "declare void @safepoint() \"statepoint-id\"=\"7\"\n"
	for _, text := range []string{
		"declare void @safepoint()\n" + fmt.Sprintf(from, "i64",
			"  %obj = inttoptr i64 %n to ptr addrspace(1)\n"+call),
		attributes + fmt.Sprintf(from, "ptr addrspace(1)",
			"  %obj = bitcast ptr addrspace(1) %n to ptr addrspace(1)\n"+call),
		attributes + fmt.Sprintf(from, "ptr addrspace(1)", "  %obj = bitcast ptr addrspace(1) "+
			"%n to ptr addrspace(1)\n  call void @safepoint() \"statepoint-id\"=\"abc\"\n"),
	} {
		const rewrite = "rewrite-statepoints-for-gc"
		got := passtest.Body(passtest.Ours(t, "f.ll", text, rewrite))
		if want := passtest.Body(opt([]byte(text), rewrite)); got != want ||
			!strings.Contains(got, "statepoint.p0(i64 2882400000,") {
			t.Errorf("%s: %s", text, passtest.Difference(got, want))
		}
	}
	for target, lowers := range map[string]bool{"x86_64": true, "aarch64": true, "riscv64": true,
		"loongarch64": true, "riscv32": false, "loongarch32": false, "ppc64le": false} {
		r := oracle.Exec(unused, oracle.Tool(t, oracle.Opaque, "llc"), "-mtriple="+target+"-linux",
			"-filetype=null")
		if (r.Err == nil) != lowers {
			t.Errorf("%s: %v", target, r.Err)
		}
	}
}

var listing = regexp.MustCompile("(?s)```c\n(.*?)```")

// The C of the document on roots visits them, in a program of a million allocations.
func TestEditionsC(t *testing.T) {
	oracle.Needs(t, "gcc")
	var d *edition.Document
	for i := range edition.Documents {
		if edition.Documents[i].Name == "garbage-collection.html" {
			d = &edition.Documents[i]
		}
	}
	all := listing.FindAllStringSubmatch(d.Text(), -1)
	if len(all) != 2 {
		t.Fatalf("%d listings", len(all))
	}
	dir := filepath.Join("runtime", "tables")
	tree, err := os.ReadFile(filepath.Join(dir, "tree.ll"))
	if err != nil {
		t.Fatal(err)
	}
	for i, c := range []struct{ strategy, rest string }{
		{"shadow-stack", `
static void (*visitor)(node **);
static void each(void **root, const void *metadata) { (void)metadata; visitor((node **)root); }
void visit_roots(void (*visit)(node **), uintptr_t return_address, char *sp)
{
    (void)return_address, (void)sp;
    visitor = visit;
    visit_shadow_stack(each);
}`},
		{"gcmap", `
static void (*visitor)(node **);
static void each(void **root) { visitor((node **)root); }
extern const char __gcmap_build[], __gcmap_grow[];
static const char *const tables[] = {__gcmap_build, __gcmap_grow};
void visit_roots(void (*visit)(node **), uintptr_t return_address, char *sp)
{
    visitor = visit;
    visit_frames(tables, 2, each, return_address, sp);
}`},
	} {
		object := treeObject(t, strings.ReplaceAll(string(tree), "STRATEGY", c.strategy))
		reader := oracle.File(t, "reader.c", []byte("#include \"tables.h\"\n"+all[i][1]+
			"void find_tables(void) {}\n"+c.rest))
		program := filepath.Join(t.TempDir(), "tree")
		cmd := exec.Command("gcc", "-O1", "-fno-omit-frame-pointer", "-fno-optimize-sibling-calls",
			"-Wall", "-Wextra", "-Werror", "-no-pie", "-I"+dir, "-o", program,
			filepath.Join(dir, "tree.c"), reader, oracle.File(t, "tree.o", object))
		if b, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%s: gcc: %v\n%s", c.strategy, err, b)
		}
		out, err := exec.Command(program).CombinedOutput()
		if err != nil || !strings.HasPrefix(string(out), wantTree) {
			t.Errorf("%s: %v\n%s", c.strategy, err, out)
		}
	}
}

// The documents' own programs return and print what their headers say, while every object moves at
// every safepoint and the emulator looks for uses of old addresses.
func TestEditionsRuns(t *testing.T) {
	ctx := t.Context()
	ran := 0
	for i := range edition.Documents {
		all, err := edition.Documents[i].Examples()
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range all {
			if e.Example.Group != "" && e.Example.Document != "" || e.Example.Runs == "" {
				continue // the explorer's examples are run elsewhere
			}
			for line := range strings.Lines(e.Example.Runs) {
				c, err := run.ParseCase(strings.TrimSpace(line))
				if err != nil {
					t.Fatal(err)
				}
				m := passtest.Parse(t, e.Example.Source)
				surface := run.Describe(m, nil)
				wanted := strings.Join(e.Options.Passes, ",")
				if wanted == "" {
					wanted = "place-safepoints,rewrite-statepoints-for-gc"
				}
				pipeline, err := passes.ParsePipeline(wanted)
				if err != nil {
					t.Fatal(err)
				}
				if _, err := pipeline.Run(ctx, m); err != nil {
					t.Fatal(err)
				}
				compiled, err := lower.Compile(ctx, m, lower.Options{Checked: true})
				if err != nil {
					t.Fatal(err)
				}
				var out strings.Builder
				p, err := run.Load(compiled.Object, run.Options{Collector: "semispace",
					Stress: run.Stress{Every: 1}, Surface: surface, Code: &compiled.Module,
					Stubs: true, Throws: c.Throws, Sanitize: true, Out: &out})
				if err != nil {
					t.Fatal(err)
				}
				arguments, err := p.Arguments(c.Entry, []string{c.Arguments})
				if err != nil {
					t.Fatal(err)
				}
				if err := p.Call(ctx, c.Entry, arguments); err != nil {
					t.Errorf("%s: %v", e.Example.Name, err)
				}
				prints := strings.Join(c.Prints, "\n")
				if got := p.Result(c.Entry); got != c.Result ||
					strings.TrimSpace(out.String()) != prints {
					t.Errorf("%s: %s, printed %q, want %s and %q", e.Example.Name, got, &out,
						c.Result,
						prints)
				}
				ran++
			}
		}
	}
	if ran < 5 {
		t.Errorf("%d runs", ran)
	}
}
