; test: rewrite
; An array of references is filled while the collector runs, or filled again after it has run.
declare ptr addrspace(1) @alloc()

define i64 @filled(i64 %n, i64 %k) gc "statepoint-example" {
entry:
  %array = alloca [8 x ptr addrspace(1)]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %o = call ptr addrspace(1) @alloc()
  %e = getelementptr [8 x ptr addrspace(1)], ptr %array, i64 0, i64 %i
  store ptr addrspace(1) %o, ptr %e
  %i.next = add i64 %i, 1
  %c = icmp ult i64 %i.next, %n
  br i1 %c, label %loop, label %done
done:
  %g = getelementptr [8 x ptr addrspace(1)], ptr %array, i64 0, i64 %k
  %p = load ptr addrspace(1), ptr %g
  %v = load i64, ptr addrspace(1) %p
; ^~
; warning: this address may be stale: the stack object `%array` held it across a safepoint, and no safepoint lists it [SP0413]
;   note: made at 10:3: `%o` is the reference
;   note: hidden at 12:3: it is stored in the stack object `%array`
;   note: safepoint at 10:3: the collector may move the object
;   note: revealed at 18:3: the old address is read back
;   note: used at 19:3: memory is read at the old address
;   note: keep the reference in a value, which is relocated (the passes mem2reg and sroa turn stack objects into values), or report the stack object by -rs4gc-list-allocas
  ret i64 %v
}

define i64 @filled_again(ptr addrspace(1) %o, i64 %n, i64 %k) gc "statepoint-example" {
entry:
  %array = alloca [8 x ptr addrspace(1)]
  %first = getelementptr [8 x ptr addrspace(1)], ptr %array, i64 0, i64 %k
  store ptr addrspace(1) %o, ptr %first
  %new = call ptr addrspace(1) @alloc()
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %e = getelementptr [8 x ptr addrspace(1)], ptr %array, i64 0, i64 %i
  store ptr addrspace(1) %new, ptr %e
  %i.next = add i64 %i, 1
  %c = icmp ult i64 %i.next, %n
  br i1 %c, label %loop, label %done
done:
  %g = getelementptr [8 x ptr addrspace(1)], ptr %array, i64 0, i64 %k
  %p = load ptr addrspace(1), ptr %g
  %v = load i64, ptr addrspace(1) %p
  ret i64 %v
}

; => rewrite
; declare ptr addrspace(1) @alloc()
;
; define i64 @filled(i64 %n, i64 %k) gc "statepoint-example" {
; entry:
;   %array = alloca [8 x ptr addrspace(1)], align 8
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr addrspace(1) ()) @alloc, i32 0, i32 0, i32 0, i32 0)
;   %o1 = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %statepoint_token)
;   %e = getelementptr [8 x ptr addrspace(1)], ptr %array, i64 0, i64 %i
;   store ptr addrspace(1) %o1, ptr %e, align 8
;   %i.next = add i64 %i, 1
;   %c = icmp ult i64 %i.next, %n
;   br i1 %c, label %loop, label %done
;
; done:                                             ; preds = %loop
;   %g = getelementptr [8 x ptr addrspace(1)], ptr %array, i64 0, i64 %k
;   %p = load ptr addrspace(1), ptr %g, align 8
;   %v = load i64, ptr addrspace(1) %p, align 4
;   ret i64 %v
; }
;
; define i64 @filled_again(ptr addrspace(1) %o, i64 %n, i64 %k) gc "statepoint-example" {
; entry:
;   %array = alloca [8 x ptr addrspace(1)], align 8
;   %first = getelementptr [8 x ptr addrspace(1)], ptr %array, i64 0, i64 %k
;   store ptr addrspace(1) %o, ptr %first, align 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr addrspace(1) ()) @alloc, i32 0, i32 0, i32 0, i32 0)
;   %new1 = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %statepoint_token)
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
;   %e = getelementptr [8 x ptr addrspace(1)], ptr %array, i64 0, i64 %i
;   store ptr addrspace(1) %new1, ptr %e, align 8
;   %i.next = add i64 %i, 1
;   %c = icmp ult i64 %i.next, %n
;   br i1 %c, label %loop, label %done
;
; done:                                             ; preds = %loop
;   %g = getelementptr [8 x ptr addrspace(1)], ptr %array, i64 0, i64 %k
;   %p = load ptr addrspace(1), ptr %g, align 8
;   %v = load i64, ptr addrspace(1) %p, align 4
;   ret i64 %v
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
