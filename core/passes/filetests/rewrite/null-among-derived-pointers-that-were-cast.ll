; test: rewrite
; llvm: 14
declare void @foo()
define i64 addrspace(1)* @f(i8 addrspace(1)* %a, i64 %n, i1 %c) gc "statepoint-example" {
entry:
  br i1 %c, label %x, label %j
x:
  %p = getelementptr i8, i8 addrspace(1)* %a, i64 %n
  %w = bitcast i8 addrspace(1)* %p to i64 addrspace(1)*
  br label %j
j:
  %s = phi i64 addrspace(1)* [ %w, %x ], [ null, %entry ]
  %t = getelementptr i64, i64 addrspace(1)* %s, i64 %n
  call void @foo()
  ret i64 addrspace(1)* %t
}

; => rewrite
; declare void @foo()
;
; define i64 addrspace(1)* @f(i8 addrspace(1)* %a, i64 %n, i1 %c) gc "statepoint-example" {
; entry:
;   br i1 %c, label %x, label %j
;
; x:                                                ; preds = %entry
;   %p = getelementptr i8, i8 addrspace(1)* %a, i64 %n
;   %w = bitcast i8 addrspace(1)* %p to i64 addrspace(1)*
;   %cast = bitcast i8 addrspace(1)* %a to i64 addrspace(1)*
;   br label %j
;
; j:                                                ; preds = %x, %entry
;   %s.base = phi i64 addrspace(1)* [ %cast, %x ], [ null, %entry ], !is_base_value !0
;   %s = phi i64 addrspace(1)* [ %w, %x ], [ null, %entry ]
;   %t = getelementptr i64, i64 addrspace(1)* %s, i64 %n
;   %statepoint_token = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i64 addrspace(1)* %t, i64 addrspace(1)* %s.base) ]
;   %t.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 1, i32 0) ; (%s.base, %t)
;   %t.relocated.casted = bitcast i8 addrspace(1)* %t.relocated to i64 addrspace(1)*
;   %s.base.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 1, i32 1) ; (%s.base, %s.base)
;   %s.base.relocated.casted = bitcast i8 addrspace(1)* %s.base.relocated to i64 addrspace(1)*
;   ret i64 addrspace(1)* %t.relocated.casted
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
