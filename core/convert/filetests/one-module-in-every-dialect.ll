; test: convert -dialect=15
; One module in the statepoints of every dialect. Converted to the dialect of another, each is the other.
;--- 3.6
declare void @foo()
declare i32 @bar(i32)

declare i8 addrspace(1)* @make(i8 addrspace(1)*)

declare i32 @personality(...)

define i8 addrspace(1)* @calls(i8 addrspace(1)* %obj, i32 %n) gc "statepoint-example" {
entry:
  %t = call i32 (void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(void ()* @foo, i32 0, i32 0, i32 0, i8 addrspace(1)* %obj)
  %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32 %t, i32 4, i32 4)
  %u = call i32 (i32 (i32)*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_i32i32f(i32 (i32)* @bar, i32 1, i32 0, i32 %n, i32 2, i32 3, i8 addrspace(1)* %obj.relocated, i8 addrspace(1)* %obj.relocated, i8 addrspace(1)* %obj.relocated)
  %m = call i32 @llvm.experimental.gc.result.int.i32(i32 %u)
  %r = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32 %u, i32 7, i32 8)
  ret i8 addrspace(1)* %r
}

define i8 addrspace(1)* @invokes(i8 addrspace(1)* %a, i8 addrspace(1)* %b) gc "statepoint-example" personality i32 (...)* @personality {
entry:
  %t = invoke i32 (i8 addrspace(1)* (i8 addrspace(1)*)*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_p1i8p1i8f(i8 addrspace(1)* (i8 addrspace(1)*)* @make, i32 1, i32 0, i8 addrspace(1)* nonnull %a, i32 0, i8 addrspace(1)* %a, i8 addrspace(1)* %b)
          to label %normal unwind label %unwind

normal:
  %v = call i8 addrspace(1)* @llvm.experimental.gc.result.ptr.p1i8(i32 %t)
  %r = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32 %t, i32 5, i32 6)
  ret i8 addrspace(1)* %r

unwind:
  %pad = landingpad { i8*, i32 }
          cleanup
  %pad.token = extractvalue { i8*, i32 } %pad, 1
  %x = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32 %pad.token, i32 5, i32 5)
  %y = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32 %pad.token, i32 6, i32 6)
  %c = icmp eq i8 addrspace(1)* %x, %y
  %z = select i1 %c, i8 addrspace(1)* %x, i8 addrspace(1)* %y
  ret i8 addrspace(1)* %z
}

declare i32 @llvm.experimental.gc.statepoint.p0f_isVoidf(void ()*, i32, i32, ...)
declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32, i32, i32)
declare i32 @llvm.experimental.gc.statepoint.p0f_i32i32f(i32 (i32)*, i32, i32, ...)
declare i32 @llvm.experimental.gc.result.int.i32(i32)
declare i32 @llvm.experimental.gc.statepoint.p0f_p1i8p1i8f(i8 addrspace(1)* (i8 addrspace(1)*)*, i32, i32, ...)
declare i8 addrspace(1)* @llvm.experimental.gc.result.ptr.p1i8(i32)

; => convert -dialect=15
; declare void @foo()
;
; declare i32 @bar(i32)
;
; declare ptr addrspace(1) @make(ptr addrspace(1))
;
; declare i32 @personality(...)
;
; define ptr addrspace(1) @calls(ptr addrspace(1) %obj, i32 %n) gc "statepoint-example" {
; entry:
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %obj) ]
;   %obj.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0) ; (%obj, %obj)
;   %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i32 (i32)) @bar, i32 1, i32 0, i32 %n, i32 0, i32 0) [ "deopt"(i32 3, ptr addrspace(1) %obj.relocated), "gc-live"(ptr addrspace(1) %obj.relocated, ptr addrspace(1) %obj.relocated) ]
;   %m = call i32 @llvm.experimental.gc.result.i32(token %u)
;   %r = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %u, i32 0, i32 1) ; (%obj.relocated, %obj.relocated)
;   ret ptr addrspace(1) %r
; }
;
; define ptr addrspace(1) @invokes(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" personality ptr @personality {
; entry:
;   %t = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr addrspace(1) (ptr addrspace(1))) @make, i32 1, i32 0, ptr addrspace(1) nonnull %a, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a, ptr addrspace(1) %b) ]
;           to label %normal unwind label %unwind
;
; normal:                                           ; preds = %entry
;   %v = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %t)
;   %r = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%a, %b)
;   ret ptr addrspace(1) %r
;
; unwind:                                           ; preds = %entry
;   %pad = landingpad token
;           cleanup
;   %x = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %pad, i32 0, i32 0) ; (%a, %a)
;   %y = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %pad, i32 1, i32 1) ; (%b, %b)
;   %c = icmp eq ptr addrspace(1) %x, %y
;   %z = select i1 %c, ptr addrspace(1) %x, ptr addrspace(1) %y
;   ret ptr addrspace(1) %z
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i32 @llvm.experimental.gc.result.i32(token) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }

;--- 3.7
declare void @foo()
declare i32 @bar(i32)

declare i8 addrspace(1)* @make(i8 addrspace(1)*)

declare i32 @personality(...)

define i8 addrspace(1)* @calls(i8 addrspace(1)* %obj, i32 %n) gc "statepoint-example" {
entry:
  %t = call i32 (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0, i8 addrspace(1)* %obj)
  %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32 %t, i32 7, i32 7)
  %u = call i32 (i64, i32, i32 (i32)*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_i32i32f(i64 2882400000, i32 0, i32 (i32)* @bar, i32 1, i32 0, i32 %n, i32 0, i32 2, i32 3, i8 addrspace(1)* %obj.relocated, i8 addrspace(1)* %obj.relocated, i8 addrspace(1)* %obj.relocated)
  %m = call i32 @llvm.experimental.gc.result.i32(i32 %u)
  %r = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32 %u, i32 10, i32 11)
  ret i8 addrspace(1)* %r
}

define i8 addrspace(1)* @invokes(i8 addrspace(1)* %a, i8 addrspace(1)* %b) gc "statepoint-example" personality i32 (...)* @personality {
entry:
  %t = invoke i32 (i64, i32, i8 addrspace(1)* (i8 addrspace(1)*)*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_p1i8p1i8f(i64 2882400000, i32 0, i8 addrspace(1)* (i8 addrspace(1)*)* @make, i32 1, i32 0, i8 addrspace(1)* nonnull %a, i32 0, i32 0, i8 addrspace(1)* %a, i8 addrspace(1)* %b)
          to label %normal unwind label %unwind

normal:
  %v = call i8 addrspace(1)* @llvm.experimental.gc.result.p1i8(i32 %t)
  %r = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32 %t, i32 8, i32 9)
  ret i8 addrspace(1)* %r

unwind:
  %pad = landingpad { i8*, i32 }
          cleanup
  %pad.token = extractvalue { i8*, i32 } %pad, 1
  %x = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32 %pad.token, i32 8, i32 8)
  %y = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32 %pad.token, i32 9, i32 9)
  %c = icmp eq i8 addrspace(1)* %x, %y
  %z = select i1 %c, i8 addrspace(1)* %x, i8 addrspace(1)* %y
  ret i8 addrspace(1)* %z
}

declare i32 @llvm.experimental.gc.statepoint.p0f_isVoidf(i64, i32, void ()*, i32, i32, ...)
declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32, i32, i32)
declare i32 @llvm.experimental.gc.statepoint.p0f_i32i32f(i64, i32, i32 (i32)*, i32, i32, ...)
declare i32 @llvm.experimental.gc.result.i32(i32)
declare i32 @llvm.experimental.gc.statepoint.p0f_p1i8p1i8f(i64, i32, i8 addrspace(1)* (i8 addrspace(1)*)*, i32, i32, ...)
declare i8 addrspace(1)* @llvm.experimental.gc.result.p1i8(i32)

; => convert -dialect=15
; declare void @foo()
;
; declare i32 @bar(i32)
;
; declare ptr addrspace(1) @make(ptr addrspace(1))
;
; declare i32 @personality(...)
;
; define ptr addrspace(1) @calls(ptr addrspace(1) %obj, i32 %n) gc "statepoint-example" {
; entry:
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %obj) ]
;   %obj.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0) ; (%obj, %obj)
;   %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i32 (i32)) @bar, i32 1, i32 0, i32 %n, i32 0, i32 0) [ "deopt"(i32 3, ptr addrspace(1) %obj.relocated), "gc-live"(ptr addrspace(1) %obj.relocated, ptr addrspace(1) %obj.relocated) ]
;   %m = call i32 @llvm.experimental.gc.result.i32(token %u)
;   %r = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %u, i32 0, i32 1) ; (%obj.relocated, %obj.relocated)
;   ret ptr addrspace(1) %r
; }
;
; define ptr addrspace(1) @invokes(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" personality ptr @personality {
; entry:
;   %t = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr addrspace(1) (ptr addrspace(1))) @make, i32 1, i32 0, ptr addrspace(1) nonnull %a, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a, ptr addrspace(1) %b) ]
;           to label %normal unwind label %unwind
;
; normal:                                           ; preds = %entry
;   %v = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %t)
;   %r = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%a, %b)
;   ret ptr addrspace(1) %r
;
; unwind:                                           ; preds = %entry
;   %pad = landingpad token
;           cleanup
;   %x = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %pad, i32 0, i32 0) ; (%a, %a)
;   %y = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %pad, i32 1, i32 1) ; (%b, %b)
;   %c = icmp eq ptr addrspace(1) %x, %y
;   %z = select i1 %c, ptr addrspace(1) %x, ptr addrspace(1) %y
;   ret ptr addrspace(1) %z
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i32 @llvm.experimental.gc.result.i32(token) #0
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }

;--- 3.8
declare void @foo()
declare i32 @bar(i32)

declare i8 addrspace(1)* @make(i8 addrspace(1)*)

declare i32 @personality(...)

define i8 addrspace(1)* @calls(i8 addrspace(1)* %obj, i32 %n) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0, i8 addrspace(1)* %obj)
;                                                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; note: a statepoint with inline deopt, transition or gc operands [SP0113]
;   note: LLVM 13 and later would refuse this because these operands belong in the bundles "deopt", "gc-transition" and "gc-live", which LLVM 11 introduced.
  %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t, i32 7, i32 7)
  %u = call token (i64, i32, i32 (i32)*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_i32i32f(i64 2882400000, i32 0, i32 (i32)* @bar, i32 1, i32 0, i32 %n, i32 0, i32 2, i32 3, i8 addrspace(1)* %obj.relocated, i8 addrspace(1)* %obj.relocated, i8 addrspace(1)* %obj.relocated)
  %m = call i32 @llvm.experimental.gc.result.i32(token %u)
  %r = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %u, i32 10, i32 11)
  ret i8 addrspace(1)* %r
}

define i8 addrspace(1)* @invokes(i8 addrspace(1)* %a, i8 addrspace(1)* %b) gc "statepoint-example" personality i32 (...)* @personality {
entry:
  %t = invoke token (i64, i32, i8 addrspace(1)* (i8 addrspace(1)*)*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_p1i8p1i8f(i64 2882400000, i32 0, i8 addrspace(1)* (i8 addrspace(1)*)* @make, i32 1, i32 0, i8 addrspace(1)* nonnull %a, i32 0, i32 0, i8 addrspace(1)* %a, i8 addrspace(1)* %b)
          to label %normal unwind label %unwind

normal:
  %v = call i8 addrspace(1)* @llvm.experimental.gc.result.p1i8(token %t)
  %r = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t, i32 8, i32 9)
  ret i8 addrspace(1)* %r

unwind:
  %pad = landingpad token
          cleanup
  %x = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %pad, i32 8, i32 8)
  %y = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %pad, i32 9, i32 9)
  %c = icmp eq i8 addrspace(1)* %x, %y
  %z = select i1 %c, i8 addrspace(1)* %x, i8 addrspace(1)* %y
  ret i8 addrspace(1)* %z
}

declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64, i32, void ()*, i32, i32, ...)
declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32, i32)
declare token @llvm.experimental.gc.statepoint.p0f_i32i32f(i64, i32, i32 (i32)*, i32, i32, ...)
declare i32 @llvm.experimental.gc.result.i32(token)
declare token @llvm.experimental.gc.statepoint.p0f_p1i8p1i8f(i64, i32, i8 addrspace(1)* (i8 addrspace(1)*)*, i32, i32, ...)
declare i8 addrspace(1)* @llvm.experimental.gc.result.p1i8(token)

; => convert -dialect=15
; declare void @foo()
;
; declare i32 @bar(i32)
;
; declare ptr addrspace(1) @make(ptr addrspace(1))
;
; declare i32 @personality(...)
;
; define ptr addrspace(1) @calls(ptr addrspace(1) %obj, i32 %n) gc "statepoint-example" {
; entry:
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %obj) ]
;   %obj.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0) ; (%obj, %obj)
;   %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i32 (i32)) @bar, i32 1, i32 0, i32 %n, i32 0, i32 0) [ "deopt"(i32 3, ptr addrspace(1) %obj.relocated), "gc-live"(ptr addrspace(1) %obj.relocated, ptr addrspace(1) %obj.relocated) ]
;   %m = call i32 @llvm.experimental.gc.result.i32(token %u)
;   %r = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %u, i32 0, i32 1) ; (%obj.relocated, %obj.relocated)
;   ret ptr addrspace(1) %r
; }
;
; define ptr addrspace(1) @invokes(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" personality ptr @personality {
; entry:
;   %t = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr addrspace(1) (ptr addrspace(1))) @make, i32 1, i32 0, ptr addrspace(1) nonnull %a, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a, ptr addrspace(1) %b) ]
;           to label %normal unwind label %unwind
;
; normal:                                           ; preds = %entry
;   %v = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %t)
;   %r = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%a, %b)
;   ret ptr addrspace(1) %r
;
; unwind:                                           ; preds = %entry
;   %pad = landingpad token
;           cleanup
;   %x = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %pad, i32 0, i32 0) ; (%a, %a)
;   %y = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %pad, i32 1, i32 1) ; (%b, %b)
;   %c = icmp eq ptr addrspace(1) %x, %y
;   %z = select i1 %c, ptr addrspace(1) %x, ptr addrspace(1) %y
;   ret ptr addrspace(1) %z
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i32 @llvm.experimental.gc.result.i32(token) #0
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }

;--- 11
declare void @foo()
declare i32 @bar(i32)

declare i8 addrspace(1)* @make(i8 addrspace(1)*)

declare i32 @personality(...)

define i8 addrspace(1)* @calls(i8 addrspace(1)* %obj, i32 %n) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %obj) ]
  %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t, i32 0, i32 0)
  %u = call token (i64, i32, i32 (i32)*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_i32i32f(i64 2882400000, i32 0, i32 (i32)* @bar, i32 1, i32 0, i32 %n, i32 0, i32 0) [ "deopt"(i32 3, i8 addrspace(1)* %obj.relocated), "gc-live"(i8 addrspace(1)* %obj.relocated, i8 addrspace(1)* %obj.relocated) ]
  %m = call i32 @llvm.experimental.gc.result.i32(token %u)
  %r = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %u, i32 0, i32 1)
  ret i8 addrspace(1)* %r
}

define i8 addrspace(1)* @invokes(i8 addrspace(1)* %a, i8 addrspace(1)* %b) gc "statepoint-example" personality i32 (...)* @personality {
entry:
  %t = invoke token (i64, i32, i8 addrspace(1)* (i8 addrspace(1)*)*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_p1i8p1i8f(i64 2882400000, i32 0, i8 addrspace(1)* (i8 addrspace(1)*)* @make, i32 1, i32 0, i8 addrspace(1)* nonnull %a, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %a, i8 addrspace(1)* %b) ]
          to label %normal unwind label %unwind

normal:
  %v = call i8 addrspace(1)* @llvm.experimental.gc.result.p1i8(token %t)
  %r = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t, i32 0, i32 1)
  ret i8 addrspace(1)* %r

unwind:
  %pad = landingpad token
          cleanup
  %x = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %pad, i32 0, i32 0)
  %y = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %pad, i32 1, i32 1)
  %c = icmp eq i8 addrspace(1)* %x, %y
  %z = select i1 %c, i8 addrspace(1)* %x, i8 addrspace(1)* %y
  ret i8 addrspace(1)* %z
}

declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64, i32, void ()*, i32, i32, ...)
declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32, i32)
declare token @llvm.experimental.gc.statepoint.p0f_i32i32f(i64, i32, i32 (i32)*, i32, i32, ...)
declare i32 @llvm.experimental.gc.result.i32(token)
declare token @llvm.experimental.gc.statepoint.p0f_p1i8p1i8f(i64, i32, i8 addrspace(1)* (i8 addrspace(1)*)*, i32, i32, ...)
declare i8 addrspace(1)* @llvm.experimental.gc.result.p1i8(token)

; => convert -dialect=15
; declare void @foo()
;
; declare i32 @bar(i32)
;
; declare ptr addrspace(1) @make(ptr addrspace(1))
;
; declare i32 @personality(...)
;
; define ptr addrspace(1) @calls(ptr addrspace(1) %obj, i32 %n) gc "statepoint-example" {
; entry:
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %obj) ]
;   %obj.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0) ; (%obj, %obj)
;   %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i32 (i32)) @bar, i32 1, i32 0, i32 %n, i32 0, i32 0) [ "deopt"(i32 3, ptr addrspace(1) %obj.relocated), "gc-live"(ptr addrspace(1) %obj.relocated, ptr addrspace(1) %obj.relocated) ]
;   %m = call i32 @llvm.experimental.gc.result.i32(token %u)
;   %r = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %u, i32 0, i32 1) ; (%obj.relocated, %obj.relocated)
;   ret ptr addrspace(1) %r
; }
;
; define ptr addrspace(1) @invokes(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" personality ptr @personality {
; entry:
;   %t = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr addrspace(1) (ptr addrspace(1))) @make, i32 1, i32 0, ptr addrspace(1) nonnull %a, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a, ptr addrspace(1) %b) ]
;           to label %normal unwind label %unwind
;
; normal:                                           ; preds = %entry
;   %v = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %t)
;   %r = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1) ; (%a, %b)
;   ret ptr addrspace(1) %r
;
; unwind:                                           ; preds = %entry
;   %pad = landingpad token
;           cleanup
;   %x = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %pad, i32 0, i32 0) ; (%a, %a)
;   %y = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %pad, i32 1, i32 1) ; (%b, %b)
;   %c = icmp eq ptr addrspace(1) %x, %y
;   %z = select i1 %c, ptr addrspace(1) %x, ptr addrspace(1) %y
;   ret ptr addrspace(1) %z
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i32 @llvm.experimental.gc.result.i32(token) #0
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }

;--- 15
; test: convert -dialect=3.6
declare void @foo()
declare i32 @bar(i32)

declare ptr addrspace(1) @make(ptr addrspace(1))

declare i32 @personality(...)

define ptr addrspace(1) @calls(ptr addrspace(1) %obj, i32 %n) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %obj) ]
  %obj.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i32 (i32)) @bar, i32 1, i32 0, i32 %n, i32 0, i32 0) [ "deopt"(i32 3, ptr addrspace(1) %obj.relocated), "gc-live"(ptr addrspace(1) %obj.relocated, ptr addrspace(1) %obj.relocated) ]
  %m = call i32 @llvm.experimental.gc.result.i32(token %u)
  %r = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %u, i32 0, i32 1)
  ret ptr addrspace(1) %r
}

define ptr addrspace(1) @invokes(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" personality ptr @personality {
entry:
  %t = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr addrspace(1) (ptr addrspace(1))) @make, i32 1, i32 0, ptr addrspace(1) nonnull %a, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a, ptr addrspace(1) %b) ]
          to label %normal unwind label %unwind

normal:
  %v = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %t)
  %r = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  ret ptr addrspace(1) %r

unwind:
  %pad = landingpad token
          cleanup
  %x = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %pad, i32 0, i32 0)
  %y = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %pad, i32 1, i32 1)
  %c = icmp eq ptr addrspace(1) %x, %y
  %z = select i1 %c, ptr addrspace(1) %x, ptr addrspace(1) %y
  ret ptr addrspace(1) %z
}

declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare i32 @llvm.experimental.gc.result.i32(token)
declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token)

; => convert -dialect=3.6
; declare void @foo()
;
; declare i32 @bar(i32)
;
; declare i8 addrspace(1)* @make(i8 addrspace(1)*)
;
; declare i32 @personality(...)
;
; define i8 addrspace(1)* @calls(i8 addrspace(1)* %obj, i32 %n) gc "statepoint-example" {
; entry:
;   %t = call i32 (void ()*, i32, i32, ...)* @llvm.experimental.gc.statepoint.p0f_isVoidf(void ()* @foo, i32 0, i32 0, i32 0, i8 addrspace(1)* %obj)
;   %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32 %t, i32 4, i32 4) ; (%obj, %obj)
;   %u = call i32 (i32 (i32)*, i32, i32, ...)* @llvm.experimental.gc.statepoint.p0f_i32i32f(i32 (i32)* @bar, i32 1, i32 0, i32 %n, i32 2, i32 3, i8 addrspace(1)* %obj.relocated, i8 addrspace(1)* %obj.relocated, i8 addrspace(1)* %obj.relocated)
;   %m = call i32 @llvm.experimental.gc.result.int.i32(i32 %u)
;   %r = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32 %u, i32 7, i32 8) ; (%obj.relocated, %obj.relocated)
;   ret i8 addrspace(1)* %r
; }
;
; define i8 addrspace(1)* @invokes(i8 addrspace(1)* %a, i8 addrspace(1)* %b) gc "statepoint-example" {
; entry:
;   %t = invoke i32 (i8 addrspace(1)* (i8 addrspace(1)*)*, i32, i32, ...)* @llvm.experimental.gc.statepoint.p0f_p1i8p1i8f(i8 addrspace(1)* (i8 addrspace(1)*)* @make, i32 1, i32 0, i8 addrspace(1)* nonnull %a, i32 0, i8 addrspace(1)* %a, i8 addrspace(1)* %b)
;           to label %normal unwind label %unwind
;
; normal:                                           ; preds = %entry
;   %v = call i8 addrspace(1)* @llvm.experimental.gc.result.ptr.p1i8(i32 %t)
;   %r = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32 %t, i32 5, i32 6) ; (%a, %b)
;   ret i8 addrspace(1)* %r
;
; unwind:                                           ; preds = %entry
;   %pad = landingpad { i8*, i32 } personality i32 (...)* @personality
;           cleanup
;   %pad.token = extractvalue { i8*, i32 } %pad, 1
;   %x = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32 %pad.token, i32 5, i32 5) ; (%a, %a)
;   %y = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32 %pad.token, i32 6, i32 6) ; (%b, %b)
;   %c = icmp eq i8 addrspace(1)* %x, %y
;   %z = select i1 %c, i8 addrspace(1)* %x, i8 addrspace(1)* %y
;   ret i8 addrspace(1)* %z
; }
;
; declare i32 @llvm.experimental.gc.statepoint.p0f_isVoidf(void ()*, i32, i32, ...)
;
; declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32, i32, i32)
;
; declare i32 @llvm.experimental.gc.result.int.i32(i32)
;
; declare i8 addrspace(1)* @llvm.experimental.gc.result.ptr.p1i8(i32)
;
; declare i32 @llvm.experimental.gc.statepoint.p0f_i32i32f(i32 (i32)*, i32, i32, ...)
;
; declare i32 @llvm.experimental.gc.statepoint.p0f_p1i8p1i8f(i8 addrspace(1)* (i8 addrspace(1)*)*, i32, i32, ...)
