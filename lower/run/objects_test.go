package run_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/lower/run"
	"statepoint/lower/run/layouts"
	"statepoint/stackmap/collect"
)

// objects runs a program of testdata/objects, with stubs and a collection at every safepoint.
func objects(t *testing.T, name string, opt run.Options) (p *run.Program, result string,
	err error) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", "objects", name+".ll"))
	if err != nil {
		t.Fatal(err)
	}
	opt.Stubs, opt.Stress, opt.HeapBytes = true, run.Stress{Every: 1}, 1<<14
	if p, err = load(t, string(text), opt); err != nil {
		t.Fatal(err)
	}
	err = p.Call(t.Context(), "main", nil)
	return p, p.Result("main"), err
}

// supplied are the things that the emulator supplies of a part, one per line.
func supplied(p *run.Program, part run.Part) string {
	var lines []string
	for _, s := range p.Supplied() {
		if s.Part == part {
			lines = append(lines, s.Text)
		}
	}
	return strings.Join(lines, "\n")
}

// Programs with undefined allocators run as with a defined one: the layout of their objects is
// inferred, also when objects move, and uncertain words are treated conservatively.
func TestLayoutsOfUnknownAllocators(t *testing.T) {
	const followed = " (followed where it holds an object's address)"
	for _, c := range []struct{ name, result, assumed string }{
		{"two-cells", "1", "@my_alloc makes objects of 24 bytes (argument 1), references at 16 " +
			"(from the store at line 9); not known at 0" + followed},
		{"calloc", "26", "@zeroed makes objects of 32 bytes (argument 1 times argument 2), " +
			"references at 16, 24 (from the stores at lines 10 and 12); not known at 0" + followed},
		{"wrapped", "131", "@sys_alloc makes objects of 14 bytes (argument 1), no references\n" +
			"@sys_alloc makes objects of 24 bytes (argument 1), references at 16 (from the store " +
			"at line 24)\n" +
			"@sys_alloc makes objects of 32 bytes (argument 1), references at 16 (from the store " +
			"at line 49); not known at 24 on" + followed + "\n" +
			"@sys_alloc makes other objects of as many bytes as argument 1 says, no references"},
		{"array", "36", "@array_alloc makes objects of 80 bytes (argument 2), references from 8 " +
			"(from the store at line 20)\n@array_alloc makes other objects of as many bytes as " +
			"argument 2 says, references from 8 (from the store at line 20)\n" +
			"@box_alloc makes objects of 16 bytes, no references; not known at 8 on" + followed},
		{"pairs", "60", ""},
		{"union", "42", ""},
		{"roots", "42", ""},
		{"raw", "42", "@get_table makes memory of C of as many bytes as argument 1 says, " +
			"because no pointer to it becomes a reference\n" +
			"@cell_alloc makes objects of 16 bytes (argument 1), no references; not known at 8 on" +
			followed},
	} {
		for _, collector := range run.Collectors() {
			p, result, err := objects(t, c.name, run.Options{Collector: collector})
			if err != nil || result != c.result {
				t.Errorf("%s, %s: %s, %v", c.name, collector, result, err)
			}
			got := supplied(p, run.SuppliedObjects)
			if c.assumed != "" && got != c.assumed {
				t.Errorf("%s:\n%s\nnot\n%s", c.name, got, c.assumed)
			}
			if collect.Find(collector).Moves && p.Counts().Moved == 0 ||
				p.Counts().Collections == 0 && !late[collector] {
				t.Errorf("%s, %s: %+v", c.name, collector, p.Counts())
			}
		}
	}
}

// Declarations take precedence over inference, and options over the source; contradictions by the
// program are reported.
func TestDeclaredObjects(t *testing.T) {
	declared := func(texts ...string) (all []layouts.Declared) {
		for _, text := range texts {
			d, err := layouts.Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, d)
		}
		return all
	}
	for _, c := range []struct {
		name    string
		objects []string
		result  string
		assumed string
		doubts  string
	}{
		{"two-cells", []string{"my_alloc: 24 bytes, references at 16"}, "1",
			"@my_alloc makes objects of 24 bytes, references at 16 (declared)", ""},
		{"two-cells", []string{"my_alloc: arg1 bytes, references at 0, 16"}, "1",
			"@my_alloc makes objects of as many bytes as argument 1 says, references at 0, 16 " +
				"(declared)", ""},
		{"two-cells", []string{"my_alloc: 16 bytes"}, "",
			"@my_alloc makes objects of 16 bytes, references at 16 (from the store at line 9); " +
				"not known at 0 (followed where it holds an object's address)",
			"object my_alloc: line 9 stores at 16, beyond the 16 bytes declared"},
		{"two-cells", []string{"my_alloc: no references"}, "", "",
			"object my_alloc: line 9 stores a reference at 16, which is declared as data"},
		{"two-cells", []string{"my_alloc: references at 8, 16"}, "1", "",
			"object my_alloc: line 7 stores i64 at 8, which is declared as a reference"},
		{"two-cells", []string{"malloc: 8 bytes", "cons: 24 bytes", "nobody: 8 bytes",
			"print_int: 8 bytes"}, "1", "",
			"object malloc: @malloc is supplied by the emulator, which knows its layout\n" +
				"object cons: the program defines @cons; its objects come from what that calls\n" +
				"object nobody: the program has no function @nobody\n" +
				"object print_int: @print_int returns void, which is not an object"},
		{"wrapped", []string{"sys_alloc: 24 bytes, references at 16",
			"sys_alloc: 32 bytes, references at 16"}, "131",
			"@sys_alloc makes objects of 14 bytes (argument 1), no references\n" +
				"@sys_alloc makes other objects of as many bytes as argument 1 says, no " +
				"references\n" +
				"@sys_alloc makes objects of 24 bytes, references at 16 (declared)\n" +
				"@sys_alloc makes objects of 32 bytes, references at 16 (declared)", ""},
		{"pairs", []string{"pairs_alloc: arg1*arg2 bytes, references from 8 every 16"}, "60", "",
			""},
		// What a function does to either kind of object contradicts neither declaration.
		{"either", []string{"node_alloc: 24 bytes, references at 8",
			"pair_alloc: 24 bytes, references at 16"}, "42", "", ""},
		{"either", []string{"node_alloc: 8 bytes, references at 0",
			"pair_alloc: 24 bytes, references at 8"}, "", "",
			"object node_alloc: line 22 stores i64 at 0, which is declared as a reference\n" +
				"object pair_alloc: line 26 stores i64 at 8, which is declared as a reference\n" +
				"object pair_alloc: line 30 loads a reference at 16, which is declared as data"},
	} {
		p, result, err := objects(t, c.name, run.Options{Objects: declared(c.objects...)})
		if c.result != "" && (err != nil || result != c.result) {
			t.Errorf("%q: %s, %v", c.objects, result, err)
		}
		if c.result == "" && err == nil && result == "1" {
			t.Errorf("%q: the run is right, though the collector follows nothing", c.objects)
		}
		if got := strings.Join(p.StandIns.Doubts(), "\n"); got != c.doubts {
			t.Errorf("%q:\n%s\nnot\n%s", c.objects, got, c.doubts)
		}
		if got := supplied(p, run.SuppliedObjects); c.assumed != "" && got != c.assumed {
			t.Errorf("%q:\n%s\nnot\n%s", c.objects, got, c.assumed)
		}
	}
	text, err := os.ReadFile(filepath.Join("testdata", "objects", "two-cells.ll"))
	if err != nil {
		t.Fatal(err)
	}
	const comment = "; object: my_alloc: 24 bytes, references at 0, 16\n; object: nothing\n"
	opt := run.Options{Stubs: true, Stress: run.Stress{Every: 1}}
	p, err := load(t, comment+string(text), opt)
	if err != nil {
		t.Fatal(err)
	}
	if got := supplied(p, run.SuppliedObjects); got !=
		"@my_alloc makes objects of 24 bytes, references at 0, 16 (declared)" ||
		len(p.StandIns.Doubts()) != 1 || !strings.HasPrefix(p.StandIns.Doubts()[0],
		"line 2: object") {
		t.Errorf("%s\n%q", got, p.StandIns.Doubts())
	}
	opt.Objects = declared("my_alloc: 24 bytes, references at 16")
	if p, err = load(t, comment+string(text), opt); err != nil {
		t.Fatal(err)
	}
	if got := supplied(p, run.SuppliedObjects); got !=
		"@my_alloc makes objects of 24 bytes, references at 16 (declared)" {
		t.Error(got)
	}
}
