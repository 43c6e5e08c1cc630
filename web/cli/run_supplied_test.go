package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// hiding loses the object of the program's own allocator, whatever its layout.
const hiding = `declare ptr addrspace(1) @my_alloc(i64)
declare void @poll()
define i64 @main() gc "statepoint-example" {
  %o = call ptr addrspace(1) @my_alloc(i64 16)
  %p = getelementptr i8, ptr addrspace(1) %o, i64 8
  store i64 5, ptr addrspace(1) %p
  %hidden = ptrtoint ptr addrspace(1) %p to i64
  call void @poll()
  %stale = inttoptr i64 %hidden to ptr addrspace(1)
  %n = load i64, ptr addrspace(1) %stale
  ret i64 %n
}
`

// The emulator lists what it supplies before the run, uses declarations, and warns if the program
// contradicts them.
func TestRunSaysWhatIsSupplied(t *testing.T) {
	file := func(path ...string) string {
		text, err := os.ReadFile(filepath.Join(path...))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	cells := file("lower", "run", "testdata", "objects", "two-cells.ll")
	old := file("lower", "run", "testdata", "old-to-young.ll")
	const stress = " --stress every-safepoint --heap 4K"
	for _, c := range []struct {
		text   string
		args   []string
		status int
		says   []string
	}{
		{"declare void @rt_print(i32)\ndefine i64 @main() {\n  call void @rt_print(i32 5)\n" +
			"  ret i64 7\n}\n", nil, 7, []string{"statepoint: warning: @rt_print is declared at " +
			"1:14 as `void (i32)`, but the emulator's function is `void (i64)`"}},
		{cells, []string{"--stubs"}, 1, []string{"statepoint: assumed: @my_alloc makes objects " +
			"of 24 bytes (argument 1), references at 16 (from the store at line 9)"}},
		{cells, []string{"--stubs", "--object", "my_alloc: 24 bytes, references at 16"}, 1,
			[]string{"assumed: @my_alloc makes objects of 24 bytes, references at 16 " +
				"(declared)\n"}},
		{cells, []string{"--stubs", "--object=my_alloc: 24 bytes, references at 0, 8, 16"}, 1,
			[]string{"warning: object my_alloc: line 7 stores i64 at 8, which is declared as a " +
				"reference\n"}},
		{"; object: my_alloc: references at 16\n" + cells, []string{"--stubs", "--counts"}, 1,
			[]string{"references at 16 (declared)\n", "supplied: @print_int is a safepoint and " +
				"prints its arguments\n"}},
		{cells, []string{"--object", "my_alloc: 24 bytes, references at 12"}, 1,
			[]string{"-object: object ", "column 35: expected an offset that is a multiple of 8"}},
		{old, []string{"--collector", "generational"}, 77, []string{"assumed: the emulator " +
			"reports every store of a reference into an object to the generational collector"}},
		{old, []string{"--collector", "generational", "--barriers", "program"}, 1,
			[]string{"error: no write barrier reported the store of "}},
		{hiding, []string{"--stubs"}, unsoundStatus, []string{"statepoint: the emulator " +
			"supplied what the program does not define: @my_alloc makes objects of 16 bytes " +
			"(argument 1), no references; not known at 0 (followed where it holds an object's " +
			"address) (to be sure, declare: --object 'my_alloc: 16 bytes, no references')\n" +
			"statepoint: the program goes astray: "}},
		{hiding, []string{"--stubs", "--object", "my_alloc: 16 bytes, no references"},
			unsoundStatus, []string{"(declared)\nstatepoint: the program goes astray: "}},
		{old, []string{"--barriers", "mine"}, 1,
			[]string{`-barriers must be emulator or program, not "mine"`}},
		{"define void @main() gc \"ms\" {\n  ret void\n}\n", []string{"-strategy",
			"name=ms,references=1,moving=no"}, 0, []string{"assumed: the collector is " +
			"mark-sweep, which moves nothing: the strategy gc \"ms\" of @main expects " +
			"objects to stay"}},
		{"define void @main() gc \"ms\" {\n  ret void\n}\n", []string{"-strategy",
			"name=ms,references=1,moving=no", "--collector", "generational"}, 1, []string{
			"error: collector generational moves objects", "use --collector mark-sweep"}},
	} {
		args := append([]string{"run", "-"}, c.args...)
		args = append(args, strings.Fields(stress)...)
		_, errs, status := runCommand(c.text, args...)
		for _, want := range c.says {
			if !strings.Contains(errs, want) {
				t.Errorf("%q: %s\nlacks %q", c.args, errs, want)
			}
		}
		if status != c.status {
			t.Errorf("%q: status %d, not %d: %s", c.args, status, c.status, errs)
		}
	}
}
