; test: rewrite
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
declare void @foo()
define void @across_blocks(ptr addrspace(1) %p, i1 %c) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  %q = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  br i1 %c, label %then, label %done
then:
  br label %done
done:
  store i8 0, ptr addrspace(1) %p
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; warning: `%p` is used here as it was before a safepoint that may have moved its object [SP0407]
;   note: safepoint at 6:3: `%t`; the path from there is %entry → %done
;   note: use `%q` instead
  store i8 0, ptr addrspace(1) %q
  ret void
}
define i8 @computed_after(ptr addrspace(1) %p) gc "statepoint-example" {
  %1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  %2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %3 = load i8, ptr addrspace(1) %2
; ^~
; warning: `%2` is used here, and is computed from the value that `%p` had before a safepoint that may have moved its object [SP0407]
;   note: made at 18:3: `%2`
;   note: safepoint at 17:3: `%1`
  ret i8 %3
}
define i8 @taken_by_a_phi(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %c) gc "statepoint-example" {
  br i1 %c, label %one, label %two
one:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  br label %met
two:
  br label %met
met:
  %m = phi ptr addrspace(1) [ %p, %one ], [ %q, %two ]
  br label %end
end:
  %v = load i8, ptr addrspace(1) %m
; ^~
; warning: `%m` is used here, and takes from `%one` the value that `%p` had before a safepoint that may have moved its object [SP0407]
;   note: made at 30:3: `%m`
;   note: safepoint at 25:3: `%t`; the path from there is %one → %met → %end
  ret i8 %v
}

; => rewrite
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; declare void @foo()
;
; define void @across_blocks(ptr addrspace(1) %p, i1 %c) gc "statepoint-example" {
; entry:
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
;   %q = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0) ; (%p, %p)
;   br i1 %c, label %then, label %done
;
; then:                                             ; preds = %entry
;   br label %done
;
; done:                                             ; preds = %then, %entry
;   store i8 0, ptr addrspace(1) %p, align 1
;   store i8 0, ptr addrspace(1) %q, align 1
;   ret void
; }
;
; define i8 @computed_after(ptr addrspace(1) %p) gc "statepoint-example" {
;   %1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
;   %2 = getelementptr i8, ptr addrspace(1) %p, i64 8
;   %3 = load i8, ptr addrspace(1) %2, align 1
;   ret i8 %3
; }
;
; define i8 @taken_by_a_phi(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %c) gc "statepoint-example" {
;   br i1 %c, label %one, label %two
;
; one:                                              ; preds = %0
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
;   br label %met
;
; two:                                              ; preds = %0
;   br label %met
;
; met:                                              ; preds = %two, %one
;   %m = phi ptr addrspace(1) [ %p, %one ], [ %q, %two ]
;   br label %end
;
; end:                                              ; preds = %met
;   %v = load i8, ptr addrspace(1) %m, align 1
;   ret i8 %v
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
