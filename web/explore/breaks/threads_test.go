package breaks_test

import (
	"strings"
	"testing"

	"statepoint/lower/run"
)

// starts is a thread that gets an object, and loses it at its safepoint if no record lists it.
const starts = `
declare ptr addrspace(1) @rt_alloc(i64, i64)
declare i64 @rt_start(ptr, ptr addrspace(1), i64)
declare i64 @rt_join(i64)
define i64 @w(ptr addrspace(1) %o, i64 %n) gc "statepoint-example" {
  %g = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %p = getelementptr i8, ptr addrspace(1) %o, i64 8
  %v = load i64, ptr addrspace(1) %p
  ret i64 %v
}
define i64 @main() gc "statepoint-example" {
  %o = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %f = getelementptr i8, ptr addrspace(1) %o, i64 8
  store i64 77, ptr addrspace(1) %f
  %t = call i64 @rt_start(ptr @w, ptr addrspace(1) %o, i64 0)
  %r = call i64 @rt_join(i64 %t)
  ret i64 %r
}
`

// The stale word that a thread uses came from its parent thread, before the thread existed.
func TestTheWayLeadsBackBeforeTheThread(t *testing.T) {
	wrong := 0
	for _, collector := range run.Collectors() {
		for _, key := range []string{"skip-relocate@w#1", "drop-root@w#1"} {
			s := subject(t, starts, "main() = 77")
			s.Run.Collector = collector
			text := examined(t, s, key).Text()
			if !strings.Contains(text, "reads through 0x") {
				continue // nothing moved, or another object is at the address
			}
			wrong++
			for _, want := range []string{"is what @rt_alloc gives",
				"`the runtime's @rt_start`: 0x", "is given to thread 1, which begins"} {
				if !strings.Contains(text, want) {
					t.Errorf("%s, %s: no %q in\n%s", collector, key, want, text)
				}
			}
		}
	}
	if wrong < 5 {
		t.Errorf("%d of the runs go through where an object was", wrong)
	}
}

// An object allocated where another was freed in the same step is a different object.
func TestAnotherObjectInTheSamePlace(t *testing.T) {
	for _, collector := range []string{"generational", "mark-sweep"} {
		s := subject(t, starts, "main() = 77")
		s.Run.Collector = collector
		e := examined(t, s, "drop-root@w#1")
		text := e.Text()
		for _, want := range []string{"reads byte 8 of object 2; the unbroken program goes to " +
			"byte 8 of object 1 here", "collection 2 gives back the object", "@rt_start",
			"by the outcome: it returns 0 instead of 77"} {
			if !strings.Contains(text, want) {
				t.Errorf("%s: no %q in\n%s", collector, want, text)
			}
		}
		s = subject(t, strings.Replace(starts, "i64 77", "i64 0", 1), "main() = 0")
		s.Run.Collector = collector
		e = examined(t, s, "drop-root@w#1")
		if e.First == nil || !strings.Contains(e.Reason, "reads the right value by chance") {
			t.Errorf("%s: a zero is read instead of another:\n%s", collector, e.Text())
		}
	}
}
