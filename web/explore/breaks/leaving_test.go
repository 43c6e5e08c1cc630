package breaks_test

import (
	"context"
	"strings"
	"testing"

	"statepoint/web/explore/breaks"
)

const throws = `
declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_safepoint()
declare void @rt_throw(ptr, i64, ptr addrspace(1))
declare i32 @rt_personality(...)
@kind = constant i8 0
define void @risky(ptr addrspace(1) %o, i64 %n, i64 %m) gc "statepoint-example" {
  %z = icmp sgt i64 %n, %m
  br i1 %z, label %t, label %ok
t:
  call void @rt_throw(ptr @kind, i64 %n, ptr addrspace(1) %o)
  unreachable
ok:
  call void @rt_safepoint()
  ret void
}
define i64 @main(i64 %most) gc "statepoint-example" personality ptr @rt_personality {
entry:
  %o = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %p = getelementptr i8, ptr addrspace(1) %o, i64 8
  store i64 40, ptr addrspace(1) %p
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %cont ]
  invoke void @risky(ptr addrspace(1) %o, i64 %i, i64 %most) to label %cont unwind label %pad
cont:
  %i1 = add i64 %i, 1
  %end = icmp eq i64 %i1, 5
  br i1 %end, label %done, label %loop
done:
  ret i64 %i1
pad:
  %lp = landingpad { ptr, i32 } catch ptr null
  %v = load i64, ptr addrspace(1) %p
  ret i64 %v
}
`

// The explanation of a relocate on an exceptional edge concerns the calls that threw, not
// collections in those that returned.
func TestRelocatesWhereCallsThrow(t *testing.T) {
	for line, want := range map[string]string{
		"main(2) = 40": "the only time that the call threw, no collection had found an object",
		"main(9) = 5":  "the call does not throw in this run",
	} {
		e := examined(t, subject(t, throws, line), "skip-relocate@main#1")
		if !e.Site.Exceptional || e.Running() || !strings.Contains(e.Reason, want) {
			t.Errorf("%s: no %q in\n%s", line, want, e.Text())
		}
	}
}

// The explanation of a byte that nothing depends on in one record says nothing about the same byte
// of others.
func TestBytesOfRecordsWithoutReferences(t *testing.T) {
	says := map[string]string{}
	x, err := breaks.NewExaminer(context.Background(), subject(t, throws, "main(2) = 40"))
	if err != nil {
		t.Fatal(err)
	}
	for i := range x.Sites {
		site := &x.Sites[i]
		_, field, _ := strings.Cut(site.What, "record[")
		number, field, _ := strings.Cut(field, "]")
		if site.Kind != breaks.FlipByte || field != ".location[2].offset`" || says[number] != "" {
			continue
		}
		e, err := x.Examine(context.Background(), site)
		if err != nil {
			t.Fatal(err)
		}
		says[number] = e.Text()
	}
	none, noticed := 0, 0
	for number, text := range says {
		switch {
		case strings.Contains(text, "record "+number+" has none with this value either"):
			none++
		case strings.Contains(text, "first wrong step"):
			noticed++
		}
	}
	if none == 0 || noticed == 0 {
		t.Errorf("%d records have no references, %d have: %q", none, noticed, says)
	}
}
