; test: place -passes=gc-barriers -strategy=name=coreclr,references=1,write-barrier=call:my_store
; differs: LLVM has no such pass
; The base of a derived pointer: relocated beside it, merged beside a phi and a select.
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
declare void @collect()

define void @relocated(ptr addrspace(1) %o, i64 %n, ptr addrspace(1) %v) gc "coreclr" {
  %d = getelementptr i8, ptr addrspace(1) %o, i64 %n
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @collect, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %o, ptr addrspace(1) %d, ptr addrspace(1) %v) ]
  %d.now = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  %v.now = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 2, i32 2)
  store ptr addrspace(1) %v.now, ptr addrspace(1) %d.now
  store ptr addrspace(1) null, ptr addrspace(1) %v.now
  ret void
}

define void @merged(ptr addrspace(1) %o, ptr addrspace(1) %p, i1 %c, i64 %n, ptr addrspace(1) %v) gc "coreclr" {
entry:
  br i1 %c, label %then, label %loop
then:
  %d = getelementptr i8, ptr addrspace(1) %o, i64 %n
  br label %loop
loop:
  %both = phi ptr addrspace(1) [ %d, %then ], [ %p, %entry ], [ %one, %loop ]
  %more = getelementptr i8, ptr addrspace(1) %both, i64 8
  %one = select i1 %c, ptr addrspace(1) %more, ptr addrspace(1) %both
  store ptr addrspace(1) %v, ptr addrspace(1) %one
  br i1 %c, label %loop, label %done
done:
  ret void
}

define void @merged_bases(ptr addrspace(1) %o, ptr addrspace(1) %p, i1 %c, ptr addrspace(1) %v) gc "coreclr" {
  %one = select i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %p
  %field = getelementptr i8, ptr addrspace(1) %one, i64 8
  store ptr addrspace(1) %v, ptr addrspace(1) %field
  ret void
}

define void @from_vectors(<2 x ptr addrspace(1)> %both, ptr addrspace(1) %o, i64 %n, ptr addrspace(1) %v) gc "coreclr" {
  %d = getelementptr i8, ptr addrspace(1) %o, i64 %n
  %in = insertelement <2 x ptr addrspace(1)> %both, ptr addrspace(1) %d, i32 0
  %turned = shufflevector <2 x ptr addrspace(1)> %in, <2 x ptr addrspace(1)> %both, <2 x i32> <i32 2, i32 0>
  %one = extractelement <2 x ptr addrspace(1)> %turned, i64 %n
  store ptr addrspace(1) %v, ptr addrspace(1) %one
  %whole = extractelement <2 x ptr addrspace(1)> %both, i64 %n
  store ptr addrspace(1) %v, ptr addrspace(1) %whole
  ret void
}

; => place -passes=gc-barriers -strategy=name=coreclr,references=1,write-barrier=call:my_store
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; declare void @collect()
;
; define void @relocated(ptr addrspace(1) %o, i64 %n, ptr addrspace(1) %v) #1 gc "coreclr" {
;   %d = getelementptr i8, ptr addrspace(1) %o, i64 %n
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @collect, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %o, ptr addrspace(1) %d, ptr addrspace(1) %v) ]
;   %1 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0) ; (%o, %o)
;   %d.now = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%o, %d)
;   %v.now = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 2, i32 2) ; (%v, %v)
;   %2 = addrspacecast ptr addrspace(1) %v.now to ptr
;   %3 = addrspacecast ptr addrspace(1) %1 to ptr
;   %4 = addrspacecast ptr addrspace(1) %d.now to ptr
;   call void @my_store(ptr %2, ptr %3, ptr %4) #2
;   %5 = addrspacecast ptr addrspace(1) null to ptr
;   %6 = addrspacecast ptr addrspace(1) %v.now to ptr
;   %7 = addrspacecast ptr addrspace(1) %v.now to ptr
;   call void @my_store(ptr %5, ptr %6, ptr %7) #2
;   ret void
; }
;
; define void @merged(ptr addrspace(1) %o, ptr addrspace(1) %p, i1 %c, i64 %n, ptr addrspace(1) %v) #1 gc "coreclr" {
; entry:
;   br i1 %c, label %then, label %loop
;
; then:                                             ; preds = %entry
;   %d = getelementptr i8, ptr addrspace(1) %o, i64 %n
;   br label %loop
;
; loop:                                             ; preds = %loop, %then, %entry
;   %0 = phi ptr addrspace(1) [ %o, %then ], [ %p, %entry ], [ %1, %loop ]
;   %both = phi ptr addrspace(1) [ %d, %then ], [ %p, %entry ], [ %one, %loop ]
;   %more = getelementptr i8, ptr addrspace(1) %both, i64 8
;   %1 = select i1 %c, ptr addrspace(1) %0, ptr addrspace(1) %0
;   %one = select i1 %c, ptr addrspace(1) %more, ptr addrspace(1) %both
;   %2 = addrspacecast ptr addrspace(1) %v to ptr
;   %3 = addrspacecast ptr addrspace(1) %1 to ptr
;   %4 = addrspacecast ptr addrspace(1) %one to ptr
;   call void @my_store(ptr %2, ptr %3, ptr %4) #2
;   br i1 %c, label %loop, label %done
;
; done:                                             ; preds = %loop
;   ret void
; }
;
; define void @merged_bases(ptr addrspace(1) %o, ptr addrspace(1) %p, i1 %c, ptr addrspace(1) %v) #1 gc "coreclr" {
;   %one = select i1 %c, ptr addrspace(1) %o, ptr addrspace(1) %p
;   %field = getelementptr i8, ptr addrspace(1) %one, i64 8
;   %1 = addrspacecast ptr addrspace(1) %v to ptr
;   %2 = addrspacecast ptr addrspace(1) %one to ptr
;   %3 = addrspacecast ptr addrspace(1) %field to ptr
;   call void @my_store(ptr %1, ptr %2, ptr %3) #2
;   ret void
; }
;
; define void @from_vectors(<2 x ptr addrspace(1)> %both, ptr addrspace(1) %o, i64 %n, ptr addrspace(1) %v) #1 gc "coreclr" {
;   %d = getelementptr i8, ptr addrspace(1) %o, i64 %n
;   %1 = insertelement <2 x ptr addrspace(1)> %both, ptr addrspace(1) %o, i32 0
;   %in = insertelement <2 x ptr addrspace(1)> %both, ptr addrspace(1) %d, i32 0
;   %2 = shufflevector <2 x ptr addrspace(1)> %1, <2 x ptr addrspace(1)> %both, <2 x i32> <i32 2, i32 0>
;   %turned = shufflevector <2 x ptr addrspace(1)> %in, <2 x ptr addrspace(1)> %both, <2 x i32> <i32 2, i32 0>
;   %3 = extractelement <2 x ptr addrspace(1)> %2, i64 %n
;   %one = extractelement <2 x ptr addrspace(1)> %turned, i64 %n
;   %4 = addrspacecast ptr addrspace(1) %v to ptr
;   %5 = addrspacecast ptr addrspace(1) %3 to ptr
;   %6 = addrspacecast ptr addrspace(1) %one to ptr
;   call void @my_store(ptr %4, ptr %5, ptr %6) #2
;   %whole = extractelement <2 x ptr addrspace(1)> %both, i64 %n
;   %7 = addrspacecast ptr addrspace(1) %v to ptr
;   %8 = addrspacecast ptr addrspace(1) %whole to ptr
;   %9 = addrspacecast ptr addrspace(1) %whole to ptr
;   call void @my_store(ptr %7, ptr %8, ptr %9) #2
;   ret void
; }
;
; ; Function Attrs: nounwind
; declare void @my_store(ptr, ptr, ptr) #2
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #1 = { "gc-barriers" }
; attributes #2 = { nounwind "gc-leaf-function" }
