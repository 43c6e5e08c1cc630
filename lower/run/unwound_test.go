package run_test

import (
	"bytes"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/lower/object"
	"statepoint/lower/run"
)

// A frame with arguments pushed for a call, which the sizes in LLVM's map leave out, is unwound by
// the unwinding table, with and without a frame pointer.
func TestPushedArguments(t *testing.T) {
	const src = `declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_collect()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token)
declare i64 @llvm.experimental.gc.result.i64(token)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
define i64 @sum(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h) noinline gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(void ()) @rt_collect, i32 0, i32 0, i32 0, i32 0)
  %x = add i64 %g, %h
  ret i64 %x
}
define i64 @main() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(ptr addrspace(1) (i64, i64)) @rt_alloc, i32 2, i32 0, i64 0, i64 8, i32 0, i32 0)
  %o = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %t)
  %at = getelementptr i8, ptr addrspace(1) %o, i64 8
  store i64 30, ptr addrspace(1) %at
  %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2, i32 0, ptr elementtype(i64 (i64, i64, i64, i64, i64, i64, i64, i64)) @sum, i32 8, i32 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 5, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %o) ]
  %n = call i64 @llvm.experimental.gc.result.i64(token %u)
  %o2 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %u, i32 0, i32 0)
  %at2 = getelementptr i8, ptr addrspace(1) %o2, i64 8
  %v = load i64, ptr addrspace(1) %at2
  %r = add i64 %n, %v
  ret i64 %r
}
`
	for _, frame := range []string{"none", "all"} {
		file := oracle.Object(t, oracle.Opaque, []byte(src), "-O2", "-frame-pointer="+frame)
		obj, err := object.Read(file)
		if err != nil {
			t.Fatal(err)
		}
		text, _ := obj.Section(".text")
		if text == nil || !bytes.Contains(text.Data, []byte{0x6a, 5}) { // push $5
			t.Fatalf("frame pointer of %s: no argument is pushed", frame)
		}
		p, err := run.Load(obj, run.Options{Judge: true, Sanitize: true})
		if err == nil {
			err = p.Call(t.Context(), "main", nil)
		}
		if err != nil || p.Status("main") != 42 {
			t.Errorf("frame pointer of %s: %d, %v", frame, p.Status("main"), err)
		}
		if first, _ := p.Findings(); first != nil {
			t.Errorf("frame pointer of %s: %v", frame, first)
		}
	}
}
