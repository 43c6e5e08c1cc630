package run_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"statepoint/lower/run"
	"statepoint/stackmap/collect"
)

// A program without a barrier runs if the emulator reports stores to the collector, and the output
// says so; if the program must report them, the run fails, and the message names the first
// unreported store.
func TestStoresThatNoBarrierTellsOf(t *testing.T) {
	text, err := os.ReadFile("testdata/old-to-young.ll")
	if err != nil {
		t.Fatal(err)
	}
	head, _, _ := strings.Cut(string(text), "store ptr addrspace(1) %young")
	line := fmt.Sprintf(" (line %d)", 1+strings.Count(head, "\n"))
	for _, collector := range run.Collectors() {
		for _, program := range []bool{false, true} {
			opt := run.Options{Collector: collector, NoBarrier: program, HeapBytes: 1 << 12,
				Stress: run.Stress{Every: 1}}
			p, err := load(t, string(text), opt)
			if err != nil {
				t.Fatal(err)
			}
			err = p.Call(t.Context(), "main", nil)
			what := collector
			if program {
				what += ", told by the program"
			}
			hears := collect.Find(collector).NeedsBarrier
			if said := supplied(p, run.SuppliedBarrier) != ""; said != (hears && !program) {
				t.Errorf("%s: the emulator's barrier is said: %v", what, said)
			}
			if !program || !hears || late[collector] {
				if err != nil || p.Result("main") != "77" || p.MissedStore() != "" {
					t.Errorf("%s: %s, %v, %q", what, p.Result("main"), err, p.MissedStore())
				}
				continue
			}
			if err == nil || !strings.HasPrefix(err.Error(), "no write barrier reported the "+
				"store of ") || !strings.Contains(err.Error(), " to the "+collector+" collector") ||
				!strings.Contains(err.Error(), "at @main+") {
				t.Errorf("%s: %v", what, err)
			}
			if said := p.MissedStore(); !strings.HasSuffix(said, line) ||
				!strings.Contains(said, "`movq %") {
				t.Errorf("%s: %q, want the instruction and%s", what, said, line)
			}
		}
	}
}

// A store by a function of the C library is reported at its call, with its line.
func TestStoreOfTheLibraryThatNoBarrierTellsOf(t *testing.T) {
	const text = `declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1), ptr, i64, i1)
define i64 @main(i64 %n) gc "statepoint-example" {
  %old = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %t1 = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %slot = alloca ptr addrspace(1)
  %young = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  store ptr addrspace(1) %young, ptr %slot
  %f = getelementptr i8, ptr addrspace(1) %old, i64 8
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) %f, ptr %slot, i64 %n, i1 false)
  ret i64 0
}
`
	p, err := load(t, text, run.Options{Collector: "generational", NoBarrier: true,
		HeapBytes: 1 << 12, Stress: run.Stress{Every: 1}})
	if err == nil {
		err = p.Call(t.Context(), "main", []run.Value{run.Int(8)})
	}
	said := p.MissedStore()
	if !strings.Contains(said, " at the runtime's @memcpy, called before @main+") ||
		!strings.HasSuffix(said, " (line 10)") {
		t.Errorf("%q, %v", said, err)
	}
}
