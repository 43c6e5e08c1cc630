package target_test

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"regexp"
	"sort"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
)

// TestProbes runs functions whose large frames are probed, and one that overflows its stack.
func TestProbes(t *testing.T) {
	const body = `define i64 @NAME(i64 %n) ATTR {
  %x = alloca [SIZE x i8]
  %v = alloca i8, i64 %n, align 16
  %p = getelementptr i8, ptr %v, i64 5
  store volatile i8 7, ptr %x
  store volatile i8 35, ptr %p
  %a = load volatile i8, ptr %x
  %b = load volatile i8, ptr %p
  %c = add i8 %a, %b
  %r = zext i8 %c to i64
  ret i64 %r
}
`
	var b, c strings.Builder
	c.WriteString("#include <stdio.h>\nlong calls; void note(void) { calls++; }\n" +
		"__attribute__((naked)) void probe(void) { __asm__(\"push %rax; push %rcx; push %rdx; " +
		"push %rsi; push %rdi; push %r8; push %r9; push %r10; sub $8, %rsp; call note; add $8, " +
		"%rsp; pop %r10; pop %r9; pop %r8; pop %rdi; pop %rsi; pop %rdx; pop %rcx; pop %rax; " +
		"ret\"); }\n" +
		"int main(void) {\n")
	n := 0
	for _, attr := range []string{`"probe-stack"="inline-asm"`,
		`"probe-stack"="inline-asm" "stack-probe-size"="16384"`, `"probe-stack"="probe"`,
		`"probe-stack"="inline-asm" "frame-pointer"="all"`} {
		for _, size := range []string{"100", "5000", "40000", "1000000"} {
			for _, dynamic := range []bool{false, true} {
				text := strings.NewReplacer("NAME", fmt.Sprintf("f%d", n), "ATTR", attr, "SIZE",
					size).Replace(body)
				if !dynamic {
					text = strings.Replace(text, "alloca i8, i64 %n", "alloca [100 x i8]", 1)
				}
				b.WriteString(text)
				fmt.Fprintf(&c,
					"  { long f%d(long); for (long n = 100; n < 500000; n = n * 5 + 1) if "+
						"(f%d(n) != 42) printf(\"f%d(%%ld)\\n\", n); }\n", n, n, n)
				n++
			}
		}
	}
	c.WriteString("  printf(\"%d calls\\n\", calls > 0);\n  return 0;\n}\n")
	dir := t.TempDir()
	object := lowertest.Write(t, filepath.Join(dir, "a.o"),
		lowertest.Object(t, lowertest.Compile(t, b.String(), lower.Options{})))
	main := lowertest.Write(t, filepath.Join(dir, "main.c"), []byte(c.String()))
	if got := lowertest.Output(t, lowertest.Link(t, dir, "program", main,
		object)); got != "1 calls\n" {
		t.Error(got)
	}
	for size, want := range map[string]int{"3000": 0, "5000": 1, "30000": 7, "32760": 7,
		"32768": 1} {
		text := "declare void @use(ptr)\ndefine void @f() \"probe-stack\"=\"inline-asm\" {\n  %x " +
			"= alloca [" + size + " x i8]\n  call void @use(ptr %x)\n  ret void\n}\n"
		ours := strings.Count(lowertest.Compile(t, text, lower.Options{Detail: true}).Assembly(0,
			false),
			"movq\t$0, (%rsp)")
		theirs := strings.Count(string(oracle.Assembly(t, oracle.Opaque, []byte(text))),
			"movq\t$0, (%rsp)")
		if ours != want || theirs != want {
			t.Errorf("a frame of %s bytes has %d probes, llc's %d, want %d", size, ours, theirs,
				want)
		}
	}
}

// TestStackProtector compares which functions are guarded with llc, and overwrites a guard.
func TestStackProtector(t *testing.T) {
	for _, attr := range []string{"ssp", "sspstrong", "sspreq",
		`ssp "stack-protector-buffer-size"="4"`} {
		for i, body := range guards {
			text := "@g = global ptr null\ndeclare void @use(ptr)\ndefine i64 @f(i64 %n) " + attr +
				" {\n" + body + "}\n"
			ours := strings.Contains(lowertest.Compile(t, text,
				lower.Options{Detail: true}).Assembly(0,
				false), "__stack_chk_fail")
			if theirs := strings.Contains(string(oracle.Assembly(t, oracle.Opaque, []byte(text),
				"-O1")), "__stack_chk_fail"); ours != theirs {
				t.Errorf("%s, body %d: guarded %v, by llc %v\n%s", attr, i, ours, theirs, body)
			}
		}
	}
	const text = `declare void @fill(ptr, i64)
define i64 @f(i64 %n) sspstrong {
  %x = alloca [16 x i8]
  call void @fill(ptr %x, i64 %n)
  %v = load i8, ptr %x
  %r = zext i8 %v to i64
  ret i64 %r
}
define { i64, i64 } @two(i64 %n) sspreq {
  %a = insertvalue { i64, i64 } undef, i64 %n, 0
  %b = insertvalue { i64, i64 } %a, i64 11, 1
  ret { i64, i64 } %b
}
define tailcc i64 @loop(i64 %n, i64 %s) sspreq {
  %c = icmp eq i64 %n, 0
  br i1 %c, label %done, label %more
more:
  %m = sub i64 %n, 1
  %t = add i64 %s, %n
  %r = musttail call tailcc i64 @loop(i64 %m, i64 %t)
  ret i64 %r
done:
  ret i64 %s
}
define i64 @sum(i64 %n) sspreq {
  %r = call tailcc i64 @loop(i64 %n, i64 0)
  ret i64 %r
}`
	dir := t.TempDir()
	object := lowertest.Write(t, filepath.Join(dir, "a.o"), lowertest.Object(t,
		lowertest.Compile(t, text, lower.Options{})))
	main := lowertest.Write(t, filepath.Join(dir, "main.c"), []byte(`#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct two { long a, b; };
long f(long), sum(long); struct two two(long);
void fill(char *p, long n) { memset(p, 9, n); }
int main(int n, char **v) { struct two t = two(5); printf("%ld %ld %ld %ld\n", f(16), t.a, t.b, sum(1000)); fflush(stdout); f(atoi(v[1])); puts("returned"); }`))
	program := lowertest.Link(t, dir, "program", main, object)
	out, err := exec.Command(program, "16").CombinedOutput()
	if err != nil || string(out) != "9 5 11 500500\nreturned\n" {
		t.Errorf("%v %s", err, out)
	}
	out, err = exec.Command(program, "24").CombinedOutput()
	if err == nil || !strings.Contains(string(out), "stack smashing detected") {
		t.Errorf("with its guard overwritten: %v %s", err, out)
	}
}

// TestPatchableFunctions compares the places named, and the bytes there, with llc's.
func TestPatchableFunctions(t *testing.T) {
	places := func(file []byte) (all []string) {
		for _, d := range lowertest.Dump(t, file) {
			if strings.Contains(d, "__patchable_function_entries") {
				all = append(all, d)
			}
		}
		return all
	}
	ours := places(lowertest.Object(t, lowertest.Compile(t, lowertest.Patched, lower.Options{})))
	theirs := places(oracle.Object(t, oracle.Opaque, []byte(lowertest.Patched)))
	// llc writes a section for each function of .text.
	relocations := regexp.MustCompile(`(?m)^  \d+: (.*)$`)
	list := func(d []string) []string {
		l := relocations.FindAllString(strings.Join(d, "\n"), -1)
		for i := range l {
			l[i] = relocations.ReplaceAllString(l[i], "$1")
		}
		sort.Strings(l)
		return l
	}
	a, b := strings.Join(list(ours), "\n"), strings.Join(list(theirs), "\n")
	if a != b || len(list(ours)) == 0 {
		t.Errorf("places\n%s\nllc's\n%s", a, b)
	}
}
