; test: read
; llvm: 22
; Terminators, calls, exceptions.
;--- branches
define i32 @f(i32 %x, i1 %cond) {
entry:
  br i1 %cond, label %a, label %b
a:
  br label %b
b:
  switch i32 %x, label %d [
    i32 1, label %a
    i32 -2, label %c
  ]
c:
  ret i32 1
d:
  unreachable
}

; => read
; define i32 @f(i32 %x, i1 %cond) {
; entry:
;   br i1 %cond, label %a, label %b
;
; a:                                                ; preds = %b, %entry
;   br label %b
;
; b:                                                ; preds = %a, %entry
;   switch i32 %x, label %d [
;     i32 1, label %a
;     i32 -2, label %c
;   ]
;
; c:                                                ; preds = %b
;   ret i32 1
;
; d:                                                ; preds = %b
;   unreachable
; }

;--- switch-empty
define void @f(i64 %x) {
  switch i64 %x, label %1 []
1:
  switch i8 3, label %2 [ i8 1, label %2
    i8 2, label %3 ]
2:
  ret void
3:
  ret void
}

; => read
; define void @f(i64 %x) {
;   switch i64 %x, label %1 [
;   ]
;
; 1:                                                ; preds = %0
;   switch i8 3, label %2 [
;     i8 1, label %2
;     i8 2, label %3
;   ]
;
; 2:                                                ; preds = %1, %1
;   ret void
;
; 3:                                                ; preds = %1
;   ret void
; }

;--- indirectbr
define void @f(ptr %p) {
entry:
  indirectbr ptr %p, [label %a, label %b]
a:
  ret void
b:
  indirectbr ptr %p, []
}

; => read
; define void @f(ptr %p) {
; entry:
;   indirectbr ptr %p, [label %a, label %b]
;
; a:                                                ; preds = %entry
;   ret void
;
; b:                                                ; preds = %entry
;   indirectbr ptr %p, []
; }

;--- unreachable-blocks
define void @f() {
  ret void
1:
  br label %3
2:
  br label %3
3:
  br label %1
}

; => read
; define void @f() {
;   ret void
;
; 1:                                                ; preds = %3
;   br label %3
;
; 2:                                                ; No predecessors!
;   br label %3
;
; 3:                                                ; preds = %2, %1
;   br label %1
; }

;--- preds-order
define void @f(i32 %x) {
entry:
  switch i32 %x, label %m [ i32 0, label %m
    i32 1, label %a
    i32 2, label %b ]
a:
  br label %m
b:
  br i1 true, label %m, label %a
m:
  br label %m
}

; => read
; define void @f(i32 %x) {
; entry:
;   switch i32 %x, label %m [
;     i32 0, label %m
;     i32 1, label %a
;     i32 2, label %b
;   ]
;
; a:                                                ; preds = %b, %entry
;   br label %m
;
; b:                                                ; preds = %entry
;   br i1 true, label %m, label %a
;
; m:                                                ; preds = %m, %b, %a, %entry, %entry
;   br label %m
; }

;--- implicit-blocks
define i32 @f(i1 %c) {
  br i1 %c, label %1, label %2
  ret i32 1
  ret i32 2
}

; => read
; define i32 @f(i1 %c) {
;   br i1 %c, label %1, label %2
;
; 1:                                                ; preds = %0
;   ret i32 1
;
; 2:                                                ; preds = %0
;   ret i32 2
; }

;--- calls
declare i32 @g(i32, ptr)
declare void @v()
define i32 @f(ptr %fp) {
  %1 = call i32 @g(i32 1, ptr null)
  %2 = tail call i32 @g(i32 %1, ptr %fp)
  %3 = notail call fastcc i32 %fp(i32 1)
  call void @v() nounwind
  call void @v() #0
  %4 = call zeroext i8 %fp(i8 signext 1, ptr nonnull align 8 %fp)
  %5 = call float %fp()
  %6 = call fast float %fp()
  %7 = call nnan nsz <2 x float> %fp()
  call void %fp() "key"="value" nounwind
  call addrspace(0) void @v()
  %8 = call i32 (i32, ...) %fp(i32 1, i32 2)
  call coldcc void @v() [ "deopt"(i32 1, ptr %fp), "gc-live"() ]
  call void @v() #0 [ "x"(i32 %1) ]
  ret i32 %2
}
attributes #0 = { cold noreturn }

; => read
; declare i32 @g(i32, ptr)
;
; declare void @v()
;
; define i32 @f(ptr %fp) {
;   %1 = call i32 @g(i32 1, ptr null)
;   %2 = tail call i32 @g(i32 %1, ptr %fp)
;   %3 = notail call fastcc i32 %fp(i32 1)
;   call void @v() #0
;   call void @v() #1
;   %4 = call zeroext i8 %fp(i8 signext 1, ptr nonnull align 8 %fp)
;   %5 = call float %fp()
;   %6 = call fast float %fp()
;   %7 = call nnan nsz <2 x float> %fp()
;   call void %fp() #2
;   call void @v()
;   %8 = call i32 (i32, ...) %fp(i32 1, i32 2)
;   call coldcc void @v() [ "deopt"(i32 1, ptr %fp), "gc-live"() ]
;   call void @v() #1 [ "x"(i32 %1) ]
;   ret i32 %2
; }
;
; attributes #0 = { nounwind }
; attributes #1 = { cold noreturn }
; attributes #2 = { nounwind "key"="value" }

;--- musttail
define void @f(ptr %p, ...) {
  musttail call void (ptr, ...) @f(ptr %p, ...)
  ret void
}
define i32 @g(i32 %x) {
  %1 = musttail call i32 @g(i32 %x)
  ret i32 %1
}
define tailcc void @h(ptr %fp) {
  musttail call tailcc void %fp(ptr %fp)
  ret void
}

; => read
; define void @f(ptr %p, ...) {
;   musttail call void (ptr, ...) @f(ptr %p, ...)
;   ret void
; }
;
; define i32 @g(i32 %x) {
;   %1 = musttail call i32 @g(i32 %x)
;   ret i32 %1
; }
;
; define tailcc void @h(ptr %fp) {
;   musttail call tailcc void %fp(ptr %fp)
;   ret void
; }

;--- inline-asm
define i32 @f(i32 %x) {
  call void asm sideeffect "nop", ""()
  %1 = call i32 asm "bswap $0", "=r,r"(i32 %x)
  call void asm sideeffect alignstack inteldialect "mov eax, 1", "~{eax}"()
  call void asm unwind "x", ""()
  %2 = call { i32, i32 } asm "cpuid\0A\09nop", "={ax},={bx},{ax}"(i32 1) nounwind
  ret i32 %1
}

; => read
; define i32 @f(i32 %x) {
;   call void asm sideeffect "nop", ""()
;   %1 = call i32 asm "bswap $0", "=r,r"(i32 %x)
;   call void asm sideeffect alignstack inteldialect "mov eax, 1", "~{eax}"()
;   call void asm unwind "x", ""()
;   %2 = call { i32, i32 } asm "cpuid\0A\09nop", "={ax},={bx},{ax}"(i32 1) #0
;   ret i32 %1
; }
;
; attributes #0 = { nounwind }

;--- callbr
define void @f(i32 %x) {
  callbr void asm sideeffect "", "r,!i"(i32 %x)
          to label %a [label %b]
a:
  ret void
b:
  ret void
}

; => read
; define void @f(i32 %x) {
;   callbr void asm sideeffect "", "r,!i"(i32 %x)
;           to label %a [label %b]
;
; a:                                                ; preds = %0
;   ret void
;
; b:                                                ; preds = %0
;   ret void
; }

;--- invoke
declare void @g()
declare i32 @pers(...)
define i32 @f() personality ptr @pers {
entry:
  invoke void @g()
          to label %ok unwind label %lpad
ok:
  %r = invoke fastcc i32 @h(i32 1) nounwind [ "deopt"(i32 3) ] to label %done unwind label %lpad2
done:
  ret i32 %r
lpad:
  %lp = landingpad { ptr, i32 }
          catch ptr @ti
          filter [1 x ptr] [ptr @ti]
  resume { ptr, i32 } %lp
lpad2:
  %lp2 = landingpad { ptr, i32 }
          cleanup
  br label %l3
l3:
  resume { ptr, i32 } %lp2
}
define fastcc i32 @h(i32 %x) { ret i32 %x }
@ti = external constant ptr

; => read
; @ti = external constant ptr
;
; declare void @g()
;
; declare i32 @pers(...)
;
; define i32 @f() personality ptr @pers {
; entry:
;   invoke void @g()
;           to label %ok unwind label %lpad
;
; ok:                                               ; preds = %entry
;   %r = invoke fastcc i32 @h(i32 1) #0 [ "deopt"(i32 3) ]
;           to label %done unwind label %lpad2
;
; done:                                             ; preds = %ok
;   ret i32 %r
;
; lpad:                                             ; preds = %entry
;   %lp = landingpad { ptr, i32 }
;           catch ptr @ti
;           filter [1 x ptr] [ptr @ti]
;   resume { ptr, i32 } %lp
;
; lpad2:                                            ; preds = %ok
;   %lp2 = landingpad { ptr, i32 }
;           cleanup
;   br label %l3
;
; l3:                                               ; preds = %lpad2
;   resume { ptr, i32 } %lp2
; }
;
; define fastcc i32 @h(i32 %x) {
;   ret i32 %x
; }
;
; attributes #0 = { nounwind }

;--- landingpad-mixed
declare void @g()
declare i32 @pers(...)
define void @f() personality ptr @pers {
  invoke void @g() to label %1 unwind label %2
1:
  ret void
2:
  %3 = landingpad { ptr, i32 } cleanup catch ptr null
  unreachable
}

; => read
; declare void @g()
;
; declare i32 @pers(...)
;
; define void @f() personality ptr @pers {
;   invoke void @g()
;           to label %1 unwind label %2
;
; 1:                                                ; preds = %0
;   ret void
;
; 2:                                                ; preds = %0
;   %3 = landingpad { ptr, i32 }
;           cleanup
;           catch ptr null
;   unreachable
; }

;--- funclets
declare void @g()
declare i32 @__CxxFrameHandler3(...)
define void @f() personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %done unwind label %dispatch
dispatch:
  %cs = catchswitch within none [label %handler] unwind label %cleanup
handler:
  %cp = catchpad within %cs [ptr null, i32 64, ptr null]
  call void @g() [ "funclet"(token %cp) ]
  catchret from %cp to label %done
cleanup:
  %cu = cleanuppad within none []
  cleanupret from %cu unwind to caller
done:
  ret void
}
define void @h() personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %done unwind label %dispatch
dispatch:
  %0 = catchswitch within none [label %h1, label %h2] unwind to caller
h1:
  %1 = catchpad within %0 [ptr null, i32 64, ptr null]
  unreachable
h2:
  %2 = catchpad within %0 [ptr null, i32 64, ptr null]
  catchret from %2 to label %done
done:
  ret void
}

; => read
; declare void @g()
;
; declare i32 @__CxxFrameHandler3(...)
;
; define void @f() personality ptr @__CxxFrameHandler3 {
; entry:
;   invoke void @g()
;           to label %done unwind label %dispatch
;
; dispatch:                                         ; preds = %entry
;   %cs = catchswitch within none [label %handler] unwind label %cleanup
;
; handler:                                          ; preds = %dispatch
;   %cp = catchpad within %cs [ptr null, i32 64, ptr null]
;   call void @g() [ "funclet"(token %cp) ]
;   catchret from %cp to label %done
;
; cleanup:                                          ; preds = %dispatch
;   %cu = cleanuppad within none []
;   cleanupret from %cu unwind to caller
;
; done:                                             ; preds = %handler, %entry
;   ret void
; }
;
; define void @h() personality ptr @__CxxFrameHandler3 {
; entry:
;   invoke void @g()
;           to label %done unwind label %dispatch
;
; dispatch:                                         ; preds = %entry
;   %0 = catchswitch within none [label %h1, label %h2] unwind to caller
;
; h1:                                               ; preds = %dispatch
;   %1 = catchpad within %0 [ptr null, i32 64, ptr null]
;   unreachable
;
; h2:                                               ; preds = %dispatch
;   %2 = catchpad within %0 [ptr null, i32 64, ptr null]
;   catchret from %2 to label %done
;
; done:                                             ; preds = %h2, %entry
;   ret void
; }
