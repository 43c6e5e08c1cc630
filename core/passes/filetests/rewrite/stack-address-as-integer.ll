; test: rewrite
; differs: LLVM crashes
; A reference made of the address of a stack object by way of an integer is listed as a base, and
; reported at the first safepoint that lists it. By addrspacecast it is not listed.
declare void @foo()

define i64 @by_integer() gc "statepoint-example" {
  %a = alloca [2 x i64]
  %b = ptrtoint ptr %a to i64
  %c = add i64 %b, 8
  %p = inttoptr i64 %c to ptr addrspace(1)
  call void @foo()
; ^~~~~~~~~~~~~~~~
; warning: `%p` is listed as a base; but it comes from the address of the stack object `%a`, by way of an integer [SP0418]
;   note: made at 9:3: `%p` points to the stack
;   note: safepoint at 10:3: it is listed as a base
;   note: an `addrspacecast` of the address is not listed: no collector moves a stack object
  call void @foo()
  %v = load i64, ptr addrspace(1) %p
  ret i64 %v
}

define i64 @by_cast() gc "statepoint-example" {
  %a = alloca [2 x i64]
  %p = addrspacecast ptr %a to ptr addrspace(1)
  call void @foo()
  %v = load i64, ptr addrspace(1) %p
  ret i64 %v
}

define i64 @of_a_number(i64 %n) gc "statepoint-example" {
  %p = inttoptr i64 %n to ptr addrspace(1)
  call void @foo()
  %v = load i64, ptr addrspace(1) %p
  ret i64 %v
}

; => rewrite
; declare void @foo()
;
; define i64 @by_integer() gc "statepoint-example" {
;   %a = alloca [2 x i64], align 8
;   %b = ptrtoint ptr %a to i64
;   %c = add i64 %b, 8
;   %p = inttoptr i64 %c to ptr addrspace(1)
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
;   %p.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%p, %p)
;   %statepoint_token1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p.relocated) ]
;   %p.relocated2 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token1, i32 0, i32 0) ; (%p.relocated, %p.relocated)
;   %v = load i64, ptr addrspace(1) %p.relocated2, align 4
;   ret i64 %v
; }
;
; define i64 @by_cast() gc "statepoint-example" {
;   %a = alloca [2 x i64], align 8
;   %p = addrspacecast ptr %a to ptr addrspace(1)
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   %v = load i64, ptr addrspace(1) %p, align 4
;   ret i64 %v
; }
;
; define i64 @of_a_number(i64 %n) gc "statepoint-example" {
;   %p = inttoptr i64 %n to ptr addrspace(1)
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
;   %p.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%p, %p)
;   %v = load i64, ptr addrspace(1) %p.relocated, align 4
;   ret i64 %v
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
