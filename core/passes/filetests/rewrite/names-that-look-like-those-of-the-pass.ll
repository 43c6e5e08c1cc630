; test: rewrite
; llvm: 14 22
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %statepoint_token, ptr addrspace(1) %base_phi, ptr addrspace(1) %a.relocated, ptr addrspace(1) %a, i1 %c, i64 %n) gc "statepoint-example" {
entry:
  %a.base = getelementptr i8, ptr addrspace(1) %a, i64 %n
  %a.remat = getelementptr i8, ptr addrspace(1) %a, i64 8
  br i1 %c, label %x, label %j
x:
  br label %j
j:
  %p = phi ptr addrspace(1) [ %a.base, %entry ], [ %base_phi, %x ]
  call void @foo()
  %k = icmp eq ptr addrspace(1) %p, %statepoint_token
  %s = select i1 %k, ptr addrspace(1) %a.relocated, ptr addrspace(1) %a.remat
  ret ptr addrspace(1) %s
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %statepoint_token, ptr addrspace(1) %base_phi, ptr addrspace(1) %a.relocated, ptr addrspace(1) %a, i1 %c, i64 %n) gc "statepoint-example" {
; entry:
;   %a.base = getelementptr i8, ptr addrspace(1) %a, i64 %n
;   %a.remat = getelementptr i8, ptr addrspace(1) %a, i64 8
;   br i1 %c, label %x, label %j
;
; x:                                                ; preds = %entry
;   br label %j
;
; j:                                                ; preds = %x, %entry
;   %p.base = phi ptr addrspace(1) [ %a, %entry ], [ %base_phi, %x ], !is_base_value !0
;   %p = phi ptr addrspace(1) [ %a.base, %entry ], [ %base_phi, %x ]
;   %statepoint_token1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a.relocated, ptr addrspace(1) %p, ptr addrspace(1) %statepoint_token, ptr addrspace(1) %a, ptr addrspace(1) %p.base) ]
;   %a.relocated.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token1, i32 0, i32 0) ; (%a.relocated, %a.relocated)
;   %p.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token1, i32 4, i32 1) ; (%p.base, %p)
;   %statepoint_token.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token1, i32 2, i32 2) ; (%statepoint_token, %statepoint_token)
;   %a.relocated2 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token1, i32 3, i32 3) ; (%a, %a)
;   %p.base.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token1, i32 4, i32 4) ; (%p.base, %p.base)
;   %k = icmp eq ptr addrspace(1) %p.relocated, %statepoint_token.relocated
;   %a.remat.remat = getelementptr i8, ptr addrspace(1) %a.relocated2, i64 8
;   %s = select i1 %k, ptr addrspace(1) %a.relocated.relocated, ptr addrspace(1) %a.remat.remat
;   ret ptr addrspace(1) %s
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
;
; !0 = !{}

; => rewrite, typed pointers
; declare void @foo()
;
; define i8 addrspace(1)* @f(i8 addrspace(1)* %statepoint_token, i8 addrspace(1)* %base_phi, i8 addrspace(1)* %a.relocated, i8 addrspace(1)* %a, i1 %c, i64 %n) gc "statepoint-example" {
; entry:
;   %a.base = getelementptr i8, i8 addrspace(1)* %a, i64 %n
;   %a.remat = getelementptr i8, i8 addrspace(1)* %a, i64 8
;   br i1 %c, label %x, label %j
;
; x:                                                ; preds = %entry
;   br label %j
;
; j:                                                ; preds = %x, %entry
;   %p.base = phi i8 addrspace(1)* [ %a, %entry ], [ %base_phi, %x ], !is_base_value !0
;   %p = phi i8 addrspace(1)* [ %a.base, %entry ], [ %base_phi, %x ]
;   %statepoint_token1 = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %a.relocated, i8 addrspace(1)* %p, i8 addrspace(1)* %statepoint_token, i8 addrspace(1)* %a, i8 addrspace(1)* %p.base) ]
;   %a.relocated.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token1, i32 0, i32 0) ; (%a.relocated, %a.relocated)
;   %p.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token1, i32 4, i32 1) ; (%p.base, %p)
;   %statepoint_token.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token1, i32 2, i32 2) ; (%statepoint_token, %statepoint_token)
;   %a.relocated2 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token1, i32 3, i32 3) ; (%a, %a)
;   %p.base.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token1, i32 4, i32 4) ; (%p.base, %p.base)
;   %a.remat.remat = getelementptr i8, i8 addrspace(1)* %a.relocated2, i64 8
;   %k = icmp eq i8 addrspace(1)* %p.relocated, %statepoint_token.relocated
;   %s = select i1 %k, i8 addrspace(1)* %a.relocated.relocated, i8 addrspace(1)* %a.remat.remat
;   ret i8 addrspace(1)* %s
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nounwind readnone
; declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nounwind readnone }
;
; !0 = !{}
