; test: place -passes=shadow-stack-gc-lowering
; differs: LLVM invokes the guard and pops between the call and the return, which its verifier refuses
declare void @llvm.gcroot(ptr, ptr)
declare void @work()
declare i32 @llvm.experimental.deoptimize.i32(...)
declare void @llvm.experimental.guard(i1, ...)

define i32 @f(i1 %c) gc "shadow-stack" {
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  call void @work()
  %r = call i32 (...) @llvm.experimental.deoptimize.i32(i32 -28) [ "deopt"(i32 7) ]
  ret i32 %r
}

; => place -passes=shadow-stack-gc-lowering
; %gc_map.0 = type { %gc_map, [0 x ptr] }
; %gc_map = type { i32, i32 }
; %gc_stackentry.f = type { %gc_stackentry, ptr }
; %gc_stackentry = type { ptr, ptr }
;
; @llvm_gc_root_chain = linkonce global ptr null
; @__gc_f = internal constant %gc_map.0 { %gc_map { i32 1, i32 0 }, [0 x ptr] zeroinitializer }
;
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(ptr, ptr) #0
;
; declare void @work()
;
; declare i32 @llvm.experimental.deoptimize.i32(...)
;
; declare void @llvm.experimental.guard(i1, ...)
;
; define i32 @f(i1 %c) gc "shadow-stack" personality ptr @__gcc_personality_v0 {
;   %gc_frame = alloca %gc_stackentry.f, align 8
;   %gc_currhead = load ptr, ptr @llvm_gc_root_chain, align 8
;   %gc_frame.map = getelementptr %gc_stackentry.f, ptr %gc_frame, i32 0, i32 0, i32 1
;   store ptr @__gc_f, ptr %gc_frame.map, align 8
;   %root = getelementptr %gc_stackentry.f, ptr %gc_frame, i32 0, i32 1
;   %gc_frame.next = getelementptr %gc_stackentry.f, ptr %gc_frame, i32 0, i32 0, i32 0
;   %gc_newhead = getelementptr %gc_stackentry.f, ptr %gc_frame, i32 0, i32 0
;   store ptr %gc_currhead, ptr %gc_frame.next, align 8
;   store ptr %gc_newhead, ptr @llvm_gc_root_chain, align 8
;   call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
;   invoke void @work()
;           to label %.noexc unwind label %gc_cleanup
;
; .noexc:                                           ; preds = %0
;   %gc_frame.next1 = getelementptr %gc_stackentry.f, ptr %gc_frame, i32 0, i32 0, i32 0
;   %gc_savedhead = load ptr, ptr %gc_frame.next1, align 8
;   store ptr %gc_savedhead, ptr @llvm_gc_root_chain, align 8
;   %r = call i32 (...) @llvm.experimental.deoptimize.i32(i32 -28) [ "deopt"(i32 7) ]
;   ret i32 %r
;
; gc_cleanup:                                       ; preds = %0
;   %cleanup.lpad = landingpad { ptr, i32 }
;           cleanup
;   %gc_frame.next2 = getelementptr %gc_stackentry.f, ptr %gc_frame, i32 0, i32 0, i32 0
;   %gc_savedhead3 = load ptr, ptr %gc_frame.next2, align 8
;   store ptr %gc_savedhead3, ptr @llvm_gc_root_chain, align 8
;   resume { ptr, i32 } %cleanup.lpad
; }
;
; declare i32 @__gcc_personality_v0(...)
;
; attributes #0 = { nounwind }
