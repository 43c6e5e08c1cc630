; test: rewrite -passes=rewrite-statepoints-for-gc,strip-gc-relocates
; llvm: 14 22
declare ptr addrspace(1) @make()
declare i32 @personality(...)
define ptr addrspace(1) @f(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" personality ptr @personality {
entry:
  %d = getelementptr i8, ptr addrspace(1) %a, i64 64
  %b = call ptr addrspace(1) @make()
  br i1 %c, label %plain, label %catching
plain:
  %same = icmp eq ptr addrspace(1) %b, %d
  br i1 %same, label %out, label %catching
catching:
  %m = invoke ptr addrspace(1) @make() to label %out unwind label %pad
out:
  %r = phi ptr addrspace(1) [ %m, %catching ], [ %a, %plain ]
  ret ptr addrspace(1) %r
pad:
  %t = landingpad token cleanup
  ret ptr addrspace(1) %d
}

; => rewrite -passes=rewrite-statepoints-for-gc,strip-gc-relocates
; declare ptr addrspace(1) @make()
;
; declare i32 @personality(...)
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" personality ptr @personality {
; entry:
;   %d = getelementptr i8, ptr addrspace(1) %a, i64 64
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr addrspace(1) ()) @make, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;   %b3 = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %statepoint_token)
;   br i1 %c, label %plain, label %catching
;
; plain:                                            ; preds = %entry
;   %d.remat2 = getelementptr i8, ptr addrspace(1) %a, i64 64
;   %same = icmp eq ptr addrspace(1) %b3, %d.remat2
;   br i1 %same, label %out, label %catching
;
; catching:                                         ; preds = %plain, %entry
;   %statepoint_token6 = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr addrspace(1) ()) @make, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;           to label %out1 unwind label %pad
;
; out1:                                             ; preds = %catching
;   %m7 = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %statepoint_token6)
;   br label %out
;
; out:                                              ; preds = %out1, %plain
;   %r = phi ptr addrspace(1) [ %a, %plain ], [ %m7, %out1 ]
;   ret ptr addrspace(1) %r
;
; pad:                                              ; preds = %catching
;   %t = landingpad token
;           cleanup
;   %a.relocated5 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0) ; (%a, %a)
;   %d.remat = getelementptr i8, ptr addrspace(1) %a.relocated5, i64 64
;   ret ptr addrspace(1) %d.remat
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }

; => rewrite -passes=rewrite-statepoints-for-gc,strip-gc-relocates, typed pointers
; declare i8 addrspace(1)* @make()
;
; declare i32 @personality(...)
;
; define i8 addrspace(1)* @f(i8 addrspace(1)* %a, i1 %c) gc "statepoint-example" personality i32 (...)* @personality {
; entry:
;   %d = getelementptr i8, i8 addrspace(1)* %a, i64 64
;   %statepoint_token = call token (i64, i32, i8 addrspace(1)* ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_p1i8f(i64 2882400000, i32 0, i8 addrspace(1)* ()* @make, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %a) ]
;   %b4 = call i8 addrspace(1)* @llvm.experimental.gc.result.p1i8(token %statepoint_token)
;   %d.remat = getelementptr i8, i8 addrspace(1)* %a, i64 64
;   br i1 %c, label %plain, label %catching
;
; plain:                                            ; preds = %entry
;   %same = icmp eq i8 addrspace(1)* %b4, %d.remat
;   br i1 %same, label %out, label %catching
;
; catching:                                         ; preds = %plain, %entry
;   %statepoint_token7 = invoke token (i64, i32, i8 addrspace(1)* ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_p1i8f(i64 2882400000, i32 0, i8 addrspace(1)* ()* @make, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %a) ]
;           to label %out1 unwind label %pad
;
; out1:                                             ; preds = %catching
;   %m8 = call i8 addrspace(1)* @llvm.experimental.gc.result.p1i8(token %statepoint_token7)
;   %d.remat2 = getelementptr i8, i8 addrspace(1)* %a, i64 64
;   br label %out
;
; out:                                              ; preds = %out1, %plain
;   %r = phi i8 addrspace(1)* [ %a, %plain ], [ %m8, %out1 ]
;   ret i8 addrspace(1)* %r
;
; pad:                                              ; preds = %catching
;   %t = landingpad token
;           cleanup
;   %a.relocated6 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t, i32 0, i32 0) ; (%a, %a)
;   %d.remat3 = getelementptr i8, i8 addrspace(1)* %a.relocated6, i64 64
;   ret i8 addrspace(1)* %d.remat3
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0f_p1i8f(i64 immarg, i32 immarg, i8 addrspace(1)* ()*, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nounwind readnone
; declare i8 addrspace(1)* @llvm.experimental.gc.result.p1i8(token) #0
;
; ; Function Attrs: nounwind readnone
; declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nounwind readnone }
