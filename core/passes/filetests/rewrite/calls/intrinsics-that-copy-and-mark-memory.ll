; test: rewrite
; llvm: 14 22
declare void @llvm.assume(i1)
declare i64 @llvm.ctpop.i64(i64)
declare void @llvm.experimental.stackmap(i64, i32, ...)
declare void @foo()
define i64 @f(ptr addrspace(1) %a, i64 %n, i1 %c) gc "statepoint-example" {
entry:
  call void @llvm.assume(i1 %c)
  %p = call i64 @llvm.ctpop.i64(i64 %n)
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 0, ptr addrspace(1) %a)
  call void @foo()
  store i8 1, ptr addrspace(1) %a
  ret i64 %p
}

; => rewrite
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.ctpop.i64(i64) #1
;
; ; Function Attrs: nocallback nofree nosync willreturn
; declare void @llvm.experimental.stackmap(i64 immarg, i32 immarg, ...) #2
;
; declare void @foo()
;
; define i64 @f(ptr addrspace(1) %a, i64 %n, i1 %c) gc "statepoint-example" {
; entry:
;   call void @llvm.assume(i1 %c)
;   %p = call i64 @llvm.ctpop.i64(i64 %n)
;   call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 0, ptr addrspace(1) %a)
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   store i8 1, ptr addrspace(1) %a.relocated, align 1
;   ret i64 %p
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #3
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #2 = { nocallback nofree nosync willreturn }
; attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
