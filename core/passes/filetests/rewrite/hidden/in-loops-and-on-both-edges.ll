; test: rewrite
; A copy goes around a loop; another is used on both edges of an invoke, a third on one branch only.
declare void @foo()
declare i32 @personality(...)

define i64 @around(ptr addrspace(1) %o, i64 %n) gc "statepoint-example" {
entry:
  %bits = ptrtoint ptr addrspace(1) %o to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %at = phi i64 [ %bits, %entry ], [ %at.next, %loop ]
  %p = inttoptr i64 %at to ptr addrspace(1)
  %v = load i64, ptr addrspace(1) %p
; ^~
; warning: this address may be stale: the integer `%at.next` held it across a safepoint, and only references are updated [SP0414]
;   note: made at 5:37: `%o` is the reference
;   note: hidden at 7:3: its address becomes the integer `%bits`
;   note: safepoint at 15:3: the collector may move the object
;   note: revealed at 12:3: the old address becomes a pointer again
;   note: used at 13:3: memory is read at the old address
;   note: keep the reference across the call, and convert it to an integer after the call
  %at.next = add i64 %at, 8
  call void @foo()
  %i.next = add i64 %i, 1
  %c = icmp ult i64 %i.next, %n
  br i1 %c, label %loop, label %done
done:
  ret i64 %v
}

define i64 @edges(ptr addrspace(1) %o) gc "statepoint-example" personality ptr @personality {
entry:
  %slot = alloca [2 x ptr addrspace(1)]
  %e = getelementptr [2 x ptr addrspace(1)], ptr %slot, i64 0, i64 1
  store ptr addrspace(1) %o, ptr %e
  invoke void @foo() to label %fine unwind label %pad
fine:
  %p = load ptr addrspace(1), ptr %e
  %v = load i64, ptr addrspace(1) %p
; ^~
; warning: this address may be stale: the stack object `%slot` held it across a safepoint, and no safepoint lists it [SP0413]
;   note: made at 23:36: `%o` is the reference
;   note: hidden at 27:3: it is stored in the stack object `%slot`
;   note: safepoint at 28:3: the collector may move the object
;   note: revealed at 30:3: the old address is read back
;   note: used at 31:3: memory is read at the old address
;   note: keep the reference in a value, which is relocated (the passes mem2reg and sroa turn stack objects into values), or report the stack object by -rs4gc-list-allocas
;   note: the same address has another use like this one
  ret i64 %v
pad:
  %l = landingpad token cleanup
  %q = load ptr addrspace(1), ptr %e
  %w = load i64, ptr addrspace(1) %q
  ret i64 %w
}

define i64 @branch(ptr addrspace(1) %o, i1 %c) gc "statepoint-example" {
entry:
  %raw = addrspacecast ptr addrspace(1) %o to ptr
  br i1 %c, label %collect, label %not
collect:
  call void @foo()
  ret i64 0
not:
  %v = load i64, ptr %raw
  ret i64 %v
}

; => rewrite
; declare void @foo()
;
; declare i32 @personality(...)
;
; define i64 @around(ptr addrspace(1) %o, i64 %n) gc "statepoint-example" {
; entry:
;   %bits = ptrtoint ptr addrspace(1) %o to i64
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
;   %at = phi i64 [ %bits, %entry ], [ %at.next, %loop ]
;   %p = inttoptr i64 %at to ptr addrspace(1)
;   %v = load i64, ptr addrspace(1) %p, align 4
;   %at.next = add i64 %at, 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   %i.next = add i64 %i, 1
;   %c = icmp ult i64 %i.next, %n
;   br i1 %c, label %loop, label %done
;
; done:                                             ; preds = %loop
;   ret i64 %v
; }
;
; define i64 @edges(ptr addrspace(1) %o) gc "statepoint-example" personality ptr @personality {
; entry:
;   %slot = alloca [2 x ptr addrspace(1)], align 8
;   %e = getelementptr [2 x ptr addrspace(1)], ptr %slot, i64 0, i64 1
;   store ptr addrspace(1) %o, ptr %e, align 8
;   %statepoint_token = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;           to label %fine unwind label %pad
;
; fine:                                             ; preds = %entry
;   %p = load ptr addrspace(1), ptr %e, align 8
;   %v = load i64, ptr addrspace(1) %p, align 4
;   ret i64 %v
;
; pad:                                              ; preds = %entry
;   %l = landingpad token
;           cleanup
;   %q = load ptr addrspace(1), ptr %e, align 8
;   %w = load i64, ptr addrspace(1) %q, align 4
;   ret i64 %w
; }
;
; define i64 @branch(ptr addrspace(1) %o, i1 %c) gc "statepoint-example" {
; entry:
;   %raw = addrspacecast ptr addrspace(1) %o to ptr
;   br i1 %c, label %collect, label %not
;
; collect:                                          ; preds = %entry
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   ret i64 0
;
; not:                                              ; preds = %entry
;   %v = load i64, ptr %raw, align 4
;   ret i64 %v
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
