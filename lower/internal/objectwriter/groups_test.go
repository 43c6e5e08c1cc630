package objectwriter_test

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/lower"
	"statepoint/lower/object"
)

// TestLinkedSections links two objects that both have the groups of one module, and a common
// variable in two sizes, and runs the program.
func TestLinkedSections(t *testing.T) {
	const use = `
define i64 @NAME(i64 %x) {
  %r = call i64 @shared(i64 %x)
  ret i64 %r
}
define void @NAME_unused() {
  ret void
}`
	dir := t.TempDir()
	var files []string
	for i, name := range []string{"first", "second"} {
		text := lowertest.Thrower + strings.ReplaceAll(use, "NAME", name)
		text = strings.Replace(text, "@alone", fmt.Sprintf("@alone%d", i), 1)
		if i == 1 {
			text = strings.Replace(text, "[4 x i32] zeroinitializer, align 4",
				"[400 x i32] zeroinitializer, align 256", 1)
		}
		file := filepath.Join(dir, name+".o")
		data := lowertest.Object(t, lowertest.Compile(t, text,
			lower.Options{FunctionSections: i == 1, DataSections: i == 1}))
		if err := os.WriteFile(file, data, 0o644); err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	main := filepath.Join(dir, "main.c")
	if err := os.WriteFile(main, []byte(`#include <stdio.h>
long first(long), second(long);
extern long count; extern int pool[];
void raise(long x) {} void poll(void) {}
int main(void) {
  long a = first(0), b = second(1), c = first(3), d = second(4), e = first(9);
  pool[399] = 5;
  printf("%ld %ld %ld %ld %ld %ld %d\n", a, b, c, d, e, count, (int)((unsigned long)pool % 256));
}`), 0o644); err != nil {
		t.Fatal(err)
	}
	program := lowertest.Link(t, dir, "program", append(files, main, "-fexceptions",
		"-Wl,--gc-sections",
		"-Wl,--fatal-warnings")...)
	out, err := exec.Command(program).CombinedOutput()
	if err != nil || string(out) != "10 2000 2 70 8 8 0\n" {
		t.Errorf("%v: %s", err, out)
	}
	file, err := os.ReadFile(program)
	if err != nil {
		t.Fatal(err)
	}
	o, err := object.Read(file)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]int{}
	for i := range o.Symbols {
		seen[o.Symbols[i].Name]++
		if s := &o.Symbols[i]; s.Name == "pool" && s.Size != 1600 {
			t.Errorf("the common variable has %d bytes", s.Size)
		}
	}
	if seen["shared"] != 1 || seen["tail"] != 1 || seen["first_unused"] != 1 ||
		seen["second_unused"] != 0 {
		t.Errorf("linked: %d shared, %d tail, %d and %d unused", seen["shared"], seen["tail"],
			seen["first_unused"], seen["second_unused"])
	}
}

// TestComdatKinds refuses what ELF does not have.
func TestComdatKinds(t *testing.T) {
	for _, kind := range []string{"exactmatch", "largest", "samesize"} {
		text := "$f = comdat " + kind +
			"\ndefine void @f() comdat {\n  ret void\n}\n@g = global i32 0, comdat($f)\n"
		if got := lowertest.Refused(t, text); !strings.Contains(got, "comdat of the kind `"+
			kind+"`") ||
			strings.Count(got, "comdat of the kind") != 2 {
			t.Errorf("%s: %s", kind, got)
		}
	}
	if got := lowertest.Refused(t, "@g = global i32 1, section \".bss.x\""); !strings.Contains(got,
		"something else than zeros") {
		t.Error(got)
	}
}

// TestManyGroups takes time that grows with their number, and gives the same bytes twice.
func TestManyGroups(t *testing.T) {
	var b strings.Builder
	for i := range 3000 {
		fmt.Fprintf(&b, "$f%d = comdat any\n@v%d = linkonce_odr global i32 %d, comdat($f%d)\n", i,
			i, i+1, i)
		fmt.Fprintf(&b,
			"define linkonce_odr i32 @f%d() comdat {\n  %%x = load i32, ptr @v%d\n  ret i32 "+
				"%%x\n}\n", i, i)
	}
	first := lowertest.Object(t, lowertest.Compile(t, b.String(), lower.Options{}))
	if !bytes.Equal(first, lowertest.Object(t, lowertest.Compile(t, b.String(), lower.Options{}))) {
		t.Error("two runs differ")
	}
}
