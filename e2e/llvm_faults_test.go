package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/lower/check"
	"statepoint/lower/image"
)

// faults are programs that LLVM compiles to an object that crashes, with the finding that says so.
var faults = []struct {
	name   string
	level  string
	source string
	code   check.Code
	text   string // part of the finding's text
	want   string // what the program prints if it is compiled rightly
	remedy string // an option of llc that helps, "" for none
	when   string // the collector, see runtime.h
	dies   string // how the program ends
}{
	{"arguments that are pushed for a call", "-O2", `declare void @rt_safepoint()
declare ptr addrspace(1) @rt_alloc(i64, i64)
define i64 @eight(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h)
    noinline gc "statepoint-example" {
  call void @rt_safepoint()
  %s = add i64 %g, %h
  ret i64 %s
}
define i64 @run() gc "statepoint-example" {
  %p = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %at = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i64 27, ptr addrspace(1) %at
  %n = call i64 @eight(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8)
  %v = load i64, ptr addrspace(1) %at
  %r = add i64 %n, %v
  ret i64 %r
}
`, check.FrameSize, "are pushed for the call, which the map leaves out", "42\n",
		"-no-x86-call-frame-opt", "RT_COLLECT=always", "no record for return address"},
	{"a struct returned in memory across which a reference lives", "-O2",
		`declare void @rt_safepoint()
declare ptr addrspace(1) @rt_alloc(i64, i64)
define { i64, i64, i64, i64 } @four() noinline gc "statepoint-example" {
  call void @rt_safepoint()
  ret { i64, i64, i64, i64 } { i64 1, i64 2, i64 3, i64 15 }
}
define i64 @run() gc "statepoint-example" {
  %p = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %at = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i64 27, ptr addrspace(1) %at
  %s = call { i64, i64, i64, i64 } @four()
  %a = extractvalue { i64, i64, i64, i64 } %s, 3
  %v = load i64, ptr addrspace(1) %at
  %r = add i64 %a, %v
  ret i64 %r
}
`, check.CallsStack, "the target of the call is in the frame", "42\n", "",
		"RT_COLLECT=never", "segmentation fault"},
}

// faultDriver calls a program that makes its objects itself.
const faultDriver = `#include "runtime.h"

extern int64_t run(void);

int main(void)
{
    rt_init();
    rt_print((int64_t)rt_enter(run, 0, 0, 0, 0, 0));
    return rt_finish();
}
`

// What the check finds in LLVM's objects of sound programs makes them crash on the processor: a
// collector that walks frames by the map loses its way, or the program calls into its own stack.
// Compiled with LLVM's option against it, if there is one, and compiled here, they run, and
// nothing is found.
func TestFaultsOfLLVMCrash(t *testing.T) {
	oracle.Needs(t, "a C compiler")
	m := newMachine(t, semispace)
	driver := oracle.File(t, "driver.c", []byte(faultDriver))
	own := ours().start(t)
	for _, f := range faults {
		t.Run(f.name, func(t *testing.T) {
			module := oracle.RewriteStatepoints(t, oracle.Opaque, []byte(f.source))
			bad := oracle.Object(t, oracle.Opaque, module, f.level)
			found := findings(t, bad)
			if !slices.ContainsFunc(found, func(x check.Finding) bool {
				return x.Code == f.code && strings.Contains(x.Text, f.text)
			}) {
				t.Errorf("%s is not found: %v", f.code, found)
			}
			r := oracle.Exec(nil, "/usr/bin/env", f.when, m.link(t, bad, driver))
			if died := fmt.Sprintf("%v: %s", r.Err, tail(r.Stderr)); r.Err == nil ||
				!strings.Contains(died, f.dies) {
				t.Errorf("LLVM's program ends by %q and prints %q; want %s", died, r.Stdout,
					f.dies)
			}
			good := [][]byte{own(t, []byte(f.source))}
			if f.remedy != "" {
				good = append(good, oracle.Object(t, oracle.Opaque, module, f.level, f.remedy))
			}
			for _, obj := range good {
				if found := findings(t, obj); len(found) > 0 {
					t.Errorf("compiled rightly: %v", found)
				}
				if got := m.run(t, m.link(t, obj, driver), false); got.stdout != f.want {
					t.Errorf("compiled rightly it prints %q, want %q", got.stdout, f.want)
				}
			}
		})
	}
}

// findings checks an object.
func findings(t *testing.T, obj []byte) []check.Finding {
	t.Helper()
	images, err := image.Open("a.o", obj)
	if err != nil {
		t.Fatal(err)
	}
	return check.Check(images[0]).Findings
}
