; test: rewrite
; Integers in structs and vectors hide references, and the other parts hide nothing.
declare void @foo()

define i64 @struct(ptr addrspace(1) %o, i64 %n) gc "statepoint-example" {
  %bits = ptrtoint ptr addrspace(1) %o to i64
  %s0 = insertvalue { i64, i64 } undef, i64 %n, 0
  %s = insertvalue { i64, i64 } %s0, i64 %bits, 1
  call void @foo()
  %back = extractvalue { i64, i64 } %s, 1
  %p = inttoptr i64 %back to ptr addrspace(1)
  %v = load i64, ptr addrspace(1) %p
; ^~
; warning: this address may be stale: the value `%s` held it across a safepoint, and only references are updated [SP0414]
;   note: made at 4:37: `%o` is the reference
;   note: hidden at 5:3: its address becomes the integer `%bits`
;   note: safepoint at 8:3: the collector may move the object
;   note: revealed at 10:3: the old address becomes a pointer again
;   note: used at 11:3: memory is read at the old address
;   note: keep the reference across the call, and convert it to an integer after the call
  ret i64 %v
}

define i64 @vector(<2 x ptr addrspace(1)> %os) gc "statepoint-example" {
  %raw = addrspacecast <2 x ptr addrspace(1)> %os to <2 x ptr>
  call void @foo()
  %turned = shufflevector <2 x ptr> %raw, <2 x ptr> poison, <2 x i32> <i32 1, i32 0>
  %one = extractelement <2 x ptr> %turned, i32 0
  %v = load i64, ptr %one
; ^~
; warning: this address may be stale: the pointer `%raw` held it across a safepoint, and only references are updated [SP0415]
;   note: made at 15:43: `%os` is the reference
;   note: hidden at 16:3: its address becomes the pointer `%raw`
;   note: safepoint at 17:3: the collector may move the object
;   note: used at 20:3: memory is read at the old address
;   note: keep the reference across the call, and cast it after the call
  ret i64 %v
}

define i64 @other(ptr addrspace(1) %o, ptr %table) gc "statepoint-example" {
  %bits = ptrtoint ptr addrspace(1) %o to i64
  %s0 = insertvalue { ptr, i64 } undef, ptr %table, 0
  %s = insertvalue { ptr, i64 } %s0, i64 %bits, 1
  call void @foo()
  %back = extractvalue { ptr, i64 } %s, 0
  %v = load i64, ptr %back
  ret i64 %v
}

; => rewrite
; declare void @foo()
;
; define i64 @struct(ptr addrspace(1) %o, i64 %n) gc "statepoint-example" {
;   %bits = ptrtoint ptr addrspace(1) %o to i64
;   %s0 = insertvalue { i64, i64 } undef, i64 %n, 0
;   %s = insertvalue { i64, i64 } %s0, i64 %bits, 1
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   %back = extractvalue { i64, i64 } %s, 1
;   %p = inttoptr i64 %back to ptr addrspace(1)
;   %v = load i64, ptr addrspace(1) %p, align 4
;   ret i64 %v
; }
;
; define i64 @vector(<2 x ptr addrspace(1)> %os) gc "statepoint-example" {
;   %raw = addrspacecast <2 x ptr addrspace(1)> %os to <2 x ptr>
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   %turned = shufflevector <2 x ptr> %raw, <2 x ptr> poison, <2 x i32> <i32 1, i32 0>
;   %one = extractelement <2 x ptr> %turned, i32 0
;   %v = load i64, ptr %one, align 4
;   ret i64 %v
; }
;
; define i64 @other(ptr addrspace(1) %o, ptr %table) gc "statepoint-example" {
;   %bits = ptrtoint ptr addrspace(1) %o to i64
;   %s0 = insertvalue { ptr, i64 } undef, ptr %table, 0
;   %s = insertvalue { ptr, i64 } %s0, i64 %bits, 1
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   %back = extractvalue { ptr, i64 } %s, 0
;   %v = load i64, ptr %back, align 4
;   ret i64 %v
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
