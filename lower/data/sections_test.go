package data_test

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
	"statepoint/lower/amd64"
)

// TestSectionsOfText assembles the text of modules with many sections and compares all sections,
// relocations and symbols with the object.
func TestSectionsOfText(t *testing.T) {
	for _, text := range []string{lowertest.Linkages, lowertest.Thrower, lowertest.Patched,
		lowertest.Framed} {
		for _, own := range []bool{false, true} {
			res := lowertest.Compile(t, text, lower.Options{Detail: true, Table: true,
				FunctionSections: own,
				DataSections:     own})
			dir := t.TempDir()
			in, out := filepath.Join(dir, "a.s"), filepath.Join(dir, "a.o")
			if err := os.WriteFile(in, []byte(res.Assembly(amd64.ATT, false)), 0o644); err != nil {
				t.Fatal(err)
			}
			if b, err := exec.Command(oracle.Tool(t, oracle.Opaque, "llvm-mc"), "-filetype=obj",
				"-triple=x86_64", "-o", out, in).CombinedOutput(); err != nil {
				t.Fatalf("%v\n%s", err, b)
			}
			file, err := os.ReadFile(out)
			if err != nil {
				t.Fatal(err)
			}
			want, got := lowertest.Dump(t, lowertest.Object(t, res)), lowertest.Dump(t, file)
			for i := range max(len(want), len(got)) {
				if i >= len(want) || i >= len(got) || want[i] != got[i] {
					t.Errorf("own sections %v: text differs from object\n%s\nobject:\n%s", own,
						got[min(i, len(got)-1)], want[min(i, len(want)-1)])
					break
				}
			}
		}
	}
}

// TestSectionAttributes puts variables where their attributes say, as llc does with code for shared
// libraries, where constants with addresses have a section of their own.
func TestSectionAttributes(t *testing.T) {
	const text = `target triple = "x86_64-unknown-linux-gnu"
@a = global i32 1 #0
@b = global i32 0 #0
@c = constant i32 1 #0
@d = constant ptr @a #0
@e = internal global i32 0 #0
@f = thread_local global i32 0 #0
@g = global i32 0, section "x" #0
@h = weak global i32 0 #0
@i = global i32 0 #1
define void @j() "implicit-section-name"="imp" {
  ret void
}
attributes #0 = { "bss-section"="my_bss" "data-section"="my_data" "rodata-section"="my_ro" "relro-section"="my_relro" }
attributes #1 = { "bss-section"="my_data" }
`
	ours := lowertest.SymbolTable(t, lowertest.Object(t, lowertest.Compile(t, text,
		lower.Options{PIC: true})))
	for name, want := range lowertest.SymbolTable(t, oracle.Object(t, oracle.Opaque, []byte(text),
		"-relocation-model=pic")) {
		// llc gives a section that is named and one by attribute to the same variable
		if name != "g" && ours[name] != want {
			t.Errorf("%s\n is %s\nllc: %s", name, ours[name], want)
		}
	}
}

// TestSectionsInTheEmulator runs functions of several sections that call each other and share a
// common variable.
func TestSectionsInTheEmulator(t *testing.T) {
	const text = `$b = comdat any
@total = common global i64 0, align 64
define i64 @a(i64 %x) section "mycode" {
  %r = call i64 @b(i64 %x)
  %t = load i64, ptr @total
  %s = add i64 %r, %t
  ret i64 %s
}
define linkonce_odr i64 @b(i64 %x) comdat noinline {
  %t = load i64, ptr @total
  %u = add i64 %t, %x
  store i64 %u, ptr @total
  switch i64 %x, label %d [ i64 0, label %one
    i64 1, label %two
    i64 2, label %one
    i64 3, label %three
    i64 4, label %two ]
one:
  ret i64 1000
two:
  ret i64 2000
three:
  ret i64 3000
d:
  ret i64 4000
}`
	m, im := lowertest.Load(t, text)
	a, _ := im.Lookup("a")
	total, ok := im.Lookup("total")
	if !ok || total%64 != 0 {
		t.Fatalf("the common variable is at %#x", total)
	}
	for i, want := range []uint64{1000, 2001, 1003, 3006, 2010, 4015} {
		if got, err := m.Call(context.Background(), a, uint64(i)); err != nil || got != want {
			t.Errorf("a(%d) = %d, %v; want %d", i, got, err, want)
		}
	}
	if sym, _, ok := im.Symbol(total + 7); !ok || im.Addr(sym) != total {
		t.Error("no symbol covers the common variable")
	}
}
