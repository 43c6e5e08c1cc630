package run_test

import (
	"strings"
	"testing"

	"statepoint/lower"
	"statepoint/lower/run"
	"statepoint/stackmap"
	"statepoint/stackmap/collect"
)

// sameAddress is Statepoints.rst's example of base and derived pointers, with both relocated.
const sameAddress = `
declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_collect()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token)
define i64 @main() gc "statepoint-example" {
  %gone = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(ptr addrspace(1) (i64, i64)) @rt_alloc, i32 2, i32 0, i64 0, i64 64, i32 0, i32 0)
  %made = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(ptr addrspace(1) (i64, i64)) @rt_alloc, i32 2, i32 0, i64 0, i64 8, i32 0, i32 0)
  %obj = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %made)
  %gep = getelementptr i8, ptr addrspace(1) %obj, i64 20000
  %token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @rt_collect, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %obj, ptr addrspace(1) %gep) ]
  %obj.relocated = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %token, i32 0, i32 0)
  %gep.relocated = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %token, i32 0, i32 1)
  %p = getelementptr i8, ptr addrspace(1) %gep.relocated, i64 -20000
  %equal = icmp eq ptr addrspace(1) %p, %obj.relocated
  %r = zext i1 %equal to i64
  ret i64 %r
}
`

// What is computed back from a relocated derived pointer is the relocated base, as the document
// says.
func TestBaseFromDerived(t *testing.T) {
	for _, collector := range run.Collectors() {
		p, err := loadWith(t, sameAddress, "", lower.Options{}, run.Options{Collector: collector})
		if err == nil {
			err = p.Call(t.Context(), "main", nil)
		}
		if err != nil || p.Result("main") != "1" {
			t.Errorf("%s: %s, %v", collector, p.Result("main"), err)
		}
		if collect.Find(collector).Moves && p.Counts().Moved == 0 {
			t.Errorf("%s moved nothing", collector)
		}
	}
}

// twoLists runs a function with a root in two threads that reach their safepoints in turn.
const twoLists = `
declare void @llvm.gcroot(ptr, ptr)
declare ptr @rt_alloc(i64, i64)
declare i64 @rt_start(ptr, ptr, i64)
declare i64 @rt_join(i64)
declare void @rt_safepoint()
define i64 @work(ptr %none, i64 %n) gc "shadow-stack" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  %new = call ptr @rt_alloc(i64 0, i64 8)
  %field = getelementptr i8, ptr %new, i64 8
  store i64 %n, ptr %field
  store ptr %new, ptr %root
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  call void @rt_safepoint()
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, %n
  br i1 %more, label %loop, label %out
out:
  %now = load ptr, ptr %root
  %field.now = getelementptr i8, ptr %now, i64 8
  %v = load i64, ptr %field.now
  ret i64 %v
}
define i64 @main() gc "shadow-stack" {
  %t = call i64 @rt_start(ptr @work, ptr null, i64 7)
  %own = call i64 @work(ptr null, i64 35)
  %other = call i64 @rt_join(i64 %t)
  %sum = add i64 %own, %other
  ret i64 %sum
}
`

// The one list of the shadow stack is not thread-safe: an entry that one thread removes takes those
// of the other with it. The same roots in tables, found by each thread's frames, are right.
func TestShadowStackIsForOneThread(t *testing.T) {
	for strategy, sound := range map[string]bool{"shadow-stack": false, "gcmap": true} {
		text := strings.ReplaceAll(twoLists, `"shadow-stack"`, `"`+strategy+`"`)
		p, err := load(t, text, run.Options{Collector: "semispace", Judge: true,
			Stress: run.Stress{Every: 1}})
		if err == nil {
			err = p.Call(t.Context(), "main", nil)
		}
		_, wrong := p.Findings()
		right := err == nil && p.Result("main") == "42" && wrong == 0
		if right != sound {
			t.Errorf("%s: %s, %v, %d findings", strategy, p.Result("main"), err, wrong)
		}
	}
}

// typeMaps is a program with type maps of its own: the first word after an object's header is the
// address of a list of the offsets of its references. For the runtime its objects are plain data.
const typeMaps = `
@leaf.map = constant [1 x i64] [i64 0]
@pair.map = constant [3 x i64] [i64 2, i64 24, i64 32]
declare ptr addrspace(1) @rt_alloc(i64, i64)
define ptr addrspace(1) @leaf(i64 %n) gc "statepoint-example" {
  %o = call ptr addrspace(1) @rt_alloc(i64 0, i64 16)
  %map = getelementptr i8, ptr addrspace(1) %o, i64 8
  store ptr @leaf.map, ptr addrspace(1) %map
  %at = getelementptr i8, ptr addrspace(1) %o, i64 16
  store i64 %n, ptr addrspace(1) %at
  ret ptr addrspace(1) %o
}
define ptr addrspace(1) @pair(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" {
  %o = call ptr addrspace(1) @rt_alloc(i64 0, i64 32)
  %map = getelementptr i8, ptr addrspace(1) %o, i64 8
  store ptr @pair.map, ptr addrspace(1) %map
  %a.at = getelementptr i8, ptr addrspace(1) %o, i64 24
  store ptr addrspace(1) %a, ptr addrspace(1) %a.at
  %b.at = getelementptr i8, ptr addrspace(1) %o, i64 32
  store ptr addrspace(1) %b, ptr addrspace(1) %b.at
  ret ptr addrspace(1) %o
}
define i64 @main() gc "statepoint-example" {
  %x = call ptr addrspace(1) @leaf(i64 40)
  %y = call ptr addrspace(1) @leaf(i64 2)
  %p = call ptr addrspace(1) @pair(ptr addrspace(1) %x, ptr addrspace(1) %y)
  %q = call ptr addrspace(1) @pair(ptr addrspace(1) null, ptr addrspace(1) %p)
  %garbage = call ptr addrspace(1) @leaf(i64 1)
  %more = call ptr addrspace(1) @leaf(i64 1)
  %p.at = getelementptr i8, ptr addrspace(1) %q, i64 32
  %p.now = load ptr addrspace(1), ptr addrspace(1) %p.at
  %x.at = getelementptr i8, ptr addrspace(1) %p.now, i64 24
  %x.now = load ptr addrspace(1), ptr addrspace(1) %x.at
  %y.at = getelementptr i8, ptr addrspace(1) %p.now, i64 32
  %y.now = load ptr addrspace(1), ptr addrspace(1) %y.at
  %m.at = getelementptr i8, ptr addrspace(1) %x.now, i64 16
  %m = load i64, ptr addrspace(1) %m.at
  %n.at = getelementptr i8, ptr addrspace(1) %y.now, i64 16
  %n = load i64, ptr addrspace(1) %n.at
  %sum = add i64 %m, %n
  ret i64 %sum
}
`

// byTypeMap visits the words that the type map of an object names.
func byTypeMap(m stackmap.Memory, object uint64, visit func(slot uint64) error) error {
	at, err := m.ReadU64(object + 8)
	if err != nil || at == 0 {
		return err // not initialised yet
	}
	count, err := m.ReadU64(at)
	for i := uint64(0); i < count && err == nil; i++ {
		var offset uint64
		if offset, err = m.ReadU64(at + 8 + 8*i); err == nil {
			err = visit(object + offset)
		}
	}
	return err
}

// Collectors trace objects by the type maps that a program brings, if they are told how to read
// them; by the runtime's own layout they lose what these objects refer to.
func TestTypeMapsOfProgram(t *testing.T) {
	for _, name := range []string{"semispace", "mark-compact", "mark-sweep", "generational"} {
		for _, told := range []bool{true, false} {
			if !told && name == "generational" {
				continue // it hears of the stores, and finds the objects by these
			}
			kind := *collect.Find(name)
			usual := kind.New
			kind.New = func(c collect.Config) (collect.Collector, error) {
				if told {
					c.Layout = collect.Callbacks{PrefixBytes: c.Layout.Prefix(),
						SizeOf: c.Layout.Size, TraceOf: byTypeMap}
				}
				return usual(c)
			}
			p, err := load(t, typeMaps, run.Options{Own: &kind, Judge: true,
				Stress: run.Stress{Every: 1}})
			if err == nil {
				err = p.Call(t.Context(), "main", nil)
			}
			_, wrong := p.Findings()
			right := err == nil && p.Result("main") == "42" && wrong == 0
			if right != told {
				t.Errorf("%s, told %t: %s, %v", name, told, p.Result("main"), err)
			}
			if told && kind.Moves && p.Counts().Moved == 0 {
				t.Errorf("%s moved nothing", name)
			}
		}
	}
}
