package isel_test

import (
	"slices"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
	"statepoint/stackmap"
)

// computedTwice computes references twice, as unoptimised code does.
const computedTwice = `declare void @use(...)
declare void @h()
define void @loads(ptr addrspace(1) %p) gc "statepoint-example" {
  %a = load ptr addrspace(1), ptr addrspace(1) %p
  %b = load ptr addrspace(1), ptr addrspace(1) %p
  call void @h()
  call void @use(ptr addrspace(1) %a, ptr addrspace(1) %b)
  ret void
}
define void @loadcalls(ptr addrspace(1) %p) gc "statepoint-example" {
  %a = load ptr addrspace(1), ptr addrspace(1) %p
  call void @use(ptr addrspace(1) %a)
  %b = load ptr addrspace(1), ptr addrspace(1) %p
  call void @h()
  call void @use(ptr addrspace(1) %a, ptr addrspace(1) %b)
  ret void
}
define void @selects(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %c) gc "statepoint-example" {
  %a = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %q
  %b = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %q
  call void @h()
  call void @use(ptr addrspace(1) %a, ptr addrspace(1) %b)
  ret void
}
define void @casts(i64 %n, ptr %r) gc "statepoint-example" {
  %a = inttoptr i64 %n to ptr addrspace(1)
  %b = inttoptr i64 %n to ptr addrspace(1)
  call void @h()
  call void @use(ptr addrspace(1) %a, ptr addrspace(1) %b)
  ret void
}
define void @phis(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %c) gc "statepoint-example" {
  br i1 %c, label %x, label %y
x:
  br label %z
y:
  br label %z
z:
  %a = phi ptr addrspace(1) [ %p, %x ], [ %q, %y ]
  %b = phi ptr addrspace(1) [ %p, %x ], [ %q, %y ]
  call void @h()
  call void @use(ptr addrspace(1) %a, ptr addrspace(1) %b)
  ret void
}
define void @geps(ptr addrspace(1) %p, i64 %n) gc "statepoint-example" {
  %m = mul i64 %n, %n
  %m2 = sdiv i64 %m, 7
  %a = getelementptr i8, ptr addrspace(1) %p, i64 %m2
  %b = getelementptr i8, ptr addrspace(1) %p, i64 %m2
  %a1 = getelementptr i64, ptr addrspace(1) %a, i64 %n
  %b1 = getelementptr i64, ptr addrspace(1) %b, i64 %n
  %a2 = getelementptr i64, ptr addrspace(1) %a1, i64 %n
  %b2 = getelementptr i64, ptr addrspace(1) %b1, i64 %n
  %a3 = getelementptr [3 x i64], ptr addrspace(1) %a2, i64 %n
  %b3 = getelementptr [3 x i64], ptr addrspace(1) %b2, i64 %n
  %a4 = getelementptr [3 x i64], ptr addrspace(1) %a3, i64 %n
  %b4 = getelementptr [3 x i64], ptr addrspace(1) %b3, i64 %n
  call void @h()
  call void @use(ptr addrspace(1) %a4, ptr addrspace(1) %b4)
  ret void
}
define void @zero(ptr addrspace(1) %p, i64 %n) gc "statepoint-example" {
  %a = getelementptr i8, ptr addrspace(1) %p, i64 0
  %f = freeze ptr addrspace(1) %p
  %s = select i1 true, ptr addrspace(1) %p, ptr addrspace(1) null
  call void @h() [ "deopt"(ptr addrspace(1) %a, ptr addrspace(1) %f, i64 %n) ]
  call void @use(ptr addrspace(1) %a, ptr addrspace(1) %f, ptr addrspace(1) %s)
  ret void
}
define void @apart(ptr addrspace(1) %p, i16 %n, i64 %w) gc "statepoint-example" {
  %a = load ptr addrspace(1), ptr addrspace(1) %p
  store i64 %w, ptr addrspace(1) %p
  %b = load ptr addrspace(1), ptr addrspace(1) %p
  %v = load volatile ptr addrspace(1), ptr addrspace(1) %p
  %u = load volatile ptr addrspace(1), ptr addrspace(1) %p
  %n8 = trunc i64 %w to i8
  %n16 = trunc i64 %w to i16
  %c8 = icmp eq i8 %n8, 0
  %c16 = icmp eq i16 %n16, 0
  %s = select i1 %c8, ptr addrspace(1) %a, ptr addrspace(1) %b
  %t = select i1 %c16, ptr addrspace(1) %a, ptr addrspace(1) %b
  call void @h()
  call void @use(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %u, ptr addrspace(1) %v, ptr addrspace(1) %s, ptr addrspace(1) %t)
  ret void
}
`

// TestEqualReferences compares how many locations each record has with llc: references that are
// computed in the same way are recorded once, others separately.
func TestEqualReferences(t *testing.T) {
	rewritten := oracle.RewriteStatepoints(t, oracle.Opaque, []byte(computedTwice))
	theirs, err := stackmap.Decode(oracle.StackMap(t, oracle.Object(t, oracle.Opaque, rewritten)),
		stackmap.DecodeOptions{})
	if err != nil {
		t.Fatal(err)
	}
	count := func(maps ...*stackmap.Map) (n []int) {
		for _, m := range maps {
			for i := range m.Records {
				n = append(n, len(m.Records[i].Locations))
			}
		}
		return n
	}
	ours := count(lowertest.Compile(t, string(rewritten), lower.Options{}).Map)
	if want := count(theirs...); !slices.Equal(ours, want) {
		t.Errorf("the records have %v locations, llc's %v", ours, want)
	}
}
