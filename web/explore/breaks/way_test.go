package breaks_test

import (
	"strings"
	"testing"
)

// links makes a list of 100 cells, and sums them up.
const links = `
declare ptr addrspace(1) @rt_alloc(i64, i64)
define i64 @main() gc "statepoint-example" {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %h = phi ptr addrspace(1) [ null, %entry ], [ %n, %loop ]
  %n = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %f = getelementptr i8, ptr addrspace(1) %n, i64 8
  store ptr addrspace(1) %h, ptr addrspace(1) %f
  %v = getelementptr i8, ptr addrspace(1) %n, i64 16
  store i64 %i, ptr addrspace(1) %v
  %i1 = add i64 %i, 1
  %c = icmp eq i64 %i1, 100
  br i1 %c, label %sum, label %loop
sum:
  %p = phi ptr addrspace(1) [ %n, %loop ], [ %nx, %sum ]
  %s = phi i64 [ 0, %loop ], [ %s1, %sum ]
  %pv = getelementptr i8, ptr addrspace(1) %p, i64 16
  %x = load i64, ptr addrspace(1) %pv
  %s1 = add i64 %s, %x
  %pf = getelementptr i8, ptr addrspace(1) %p, i64 8
  %nx = load ptr addrspace(1), ptr addrspace(1) %pf
  %z = icmp eq ptr addrspace(1) %nx, null
  br i1 %z, label %done, label %sum
done:
  ret i64 %s1
}
`

// Collections vacate an address repeatedly; the way names the one that made the program's pointer
// stale, not the last one of the run.
func TestTheWayHasTheFirstCollection(t *testing.T) {
	for _, collector := range []string{"semispace", "mark-compact", "refcount"} {
		s := subject(t, links, "main() = 4950")
		s.Run.Collector, s.Run.HeapBytes = collector, 1<<12
		e := examined(t, s, "drop-root@main#1")
		inOrder(t, e)
		said := false
		for _, c := range e.Way {
			said = said || strings.HasPrefix(c.Text, "collection 2 gives back the object")
		}
		if !said {
			t.Errorf("%s: not collection 2:\n%s", collector, e.Text())
		}
	}
}
