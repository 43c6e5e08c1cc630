; test: rewrite
; A pointer into an object is taken for a base.
; A function lists its argument as a base, or the result of a call; the warning is only about
; one that certainly points inside an object.
declare void @foo()

define i64 @takes(ptr addrspace(1) %p) gc "statepoint-example" {
  call void @foo()
  %v = load i64, ptr addrspace(1) %p
  ret i64 %v
}

define i64 @reads(ptr addrspace(1) %p) gc "statepoint-example" {
  %v = load i64, ptr addrspace(1) %p
  call void @foo()
  ret i64 %v
}

define ptr addrspace(1) @gives(ptr addrspace(1) %o) gc "statepoint-example" {
  %inside = getelementptr i8, ptr addrspace(1) %o, i64 8
  ret ptr addrspace(1) %inside
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
; warning: @gives returns `%inside`, which a caller lists as a base; but it is not the start of an object: it is computed from `%o` [SP0418]
;   note: made at 19:3: `%inside` points inside an object
;   note: used at 20:3: it is passed on as if it were the start
;   note: safepoint at 32:3: it is listed as a base
;   note: return the start of the object, and compute the pointer in the caller
}

define i64 @caller(ptr addrspace(1) %o, i64 %n) gc "statepoint-example" {
  %i = getelementptr i8, ptr addrspace(1) %o, i64 8
  %back = getelementptr i8, ptr addrspace(1) %i, i64 -8
  %any = getelementptr i8, ptr addrspace(1) %o, i64 %n
  %a = call i64 @takes(ptr addrspace(1) %i)
; ^~
; warning: @takes gets `%i`, which it lists as a base; but that is not the start of an object: it is computed from `%o` [SP0418]
;   note: made at 24:3: `%i` points inside an object
;   note: used at 27:3: it is passed on as if it were the start
;   note: safepoint at 7:3: it is listed as a base
;   note: pass the start of the object, and compute the pointer in @takes
  %b = call i64 @takes(ptr addrspace(1) %back)
  %c = call i64 @takes(ptr addrspace(1) %any)
  %d = call i64 @reads(ptr addrspace(1) %i)
  %g = call ptr addrspace(1) @gives(ptr addrspace(1) %o)
  call void @foo()
  %e = load i64, ptr addrspace(1) %g
  ret i64 %e
}

; => rewrite
; declare void @foo()
;
; define i64 @takes(ptr addrspace(1) %p) gc "statepoint-example" {
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
;   %p.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%p, %p)
;   %v = load i64, ptr addrspace(1) %p.relocated, align 4
;   ret i64 %v
; }
;
; define i64 @reads(ptr addrspace(1) %p) gc "statepoint-example" {
;   %v = load i64, ptr addrspace(1) %p, align 4
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   ret i64 %v
; }
;
; define ptr addrspace(1) @gives(ptr addrspace(1) %o) gc "statepoint-example" {
;   %inside = getelementptr i8, ptr addrspace(1) %o, i64 8
;   ret ptr addrspace(1) %inside
; }
;
; define i64 @caller(ptr addrspace(1) %o, i64 %n) gc "statepoint-example" {
;   %i = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %i.remat2 = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %back = getelementptr i8, ptr addrspace(1) %i.remat2, i64 -8
;   %any = getelementptr i8, ptr addrspace(1) %o, i64 %n
;   %i.remat1 = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i64 (ptr addrspace(1))) @takes, i32 1, i32 0, ptr addrspace(1) %i.remat1, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %o) ]
;   %o.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%o, %o)
;   %i.remat2.remat = getelementptr i8, ptr addrspace(1) %o.relocated, i64 8
;   %back.remat = getelementptr i8, ptr addrspace(1) %i.remat2.remat, i64 -8
;   %any.remat = getelementptr i8, ptr addrspace(1) %o.relocated, i64 %n
;   %statepoint_token7 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i64 (ptr addrspace(1))) @takes, i32 1, i32 0, ptr addrspace(1) %back.remat, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %o.relocated) ]
;   %o.relocated8 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token7, i32 0, i32 0) ; (%o.relocated, %o.relocated)
;   %i.remat2.remat4 = getelementptr i8, ptr addrspace(1) %o.relocated8, i64 8
;   %back.remat5 = getelementptr i8, ptr addrspace(1) %i.remat2.remat4, i64 -8
;   %any.remat3 = getelementptr i8, ptr addrspace(1) %o.relocated8, i64 %n
;   %statepoint_token9 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i64 (ptr addrspace(1))) @takes, i32 1, i32 0, ptr addrspace(1) %any.remat3, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %o.relocated8) ]
;   %o.relocated10 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token9, i32 0, i32 0) ; (%o.relocated8, %o.relocated8)
;   %any.remat6 = getelementptr i8, ptr addrspace(1) %o.relocated10, i64 %n
;   %i.remat = getelementptr i8, ptr addrspace(1) %o.relocated10, i64 8
;   %statepoint_token11 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i64 (ptr addrspace(1))) @reads, i32 1, i32 0, ptr addrspace(1) %i.remat, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %o.relocated10) ]
;   %o.relocated12 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token11, i32 0, i32 0) ; (%o.relocated10, %o.relocated10)
;   %statepoint_token13 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr addrspace(1) (ptr addrspace(1))) @gives, i32 1, i32 0, ptr addrspace(1) %o.relocated12, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %o.relocated12) ]
;   %g14 = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %statepoint_token13)
;   %o.relocated15 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token13, i32 0, i32 0) ; (%o.relocated12, %o.relocated12)
;   %statepoint_token16 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %g14) ]
;   %g.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token16, i32 0, i32 0) ; (%g14, %g14)
;   %e = load i64, ptr addrspace(1) %g.relocated, align 4
;   ret i64 %e
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
