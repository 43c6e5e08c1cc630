; test: place -passes=shadow-stack-gc-lowering
; differs: LLVM adds a pad of the type { ptr, i32 }, which its verifier refuses beside the token
declare void @foo()
declare i32 @personality(...)
declare void @llvm.gcroot(ptr, ptr)

define void @f(ptr %a) gc "shadow-stack" personality ptr @personality {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  store ptr %a, ptr %root
  invoke void @foo() to label %ok unwind label %bad
ok:
  call void @foo()
  ret void
bad:
  %lp = landingpad token cleanup
  resume token %lp
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
; declare void @foo()
;
; declare i32 @personality(...)
;
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(ptr, ptr) #0
;
; define void @f(ptr %a) gc "shadow-stack" personality ptr @personality {
; entry:
;   %gc_frame = alloca %gc_stackentry.f, align 8
;   %gc_currhead = load ptr, ptr @llvm_gc_root_chain, align 8
;   %gc_frame.map = getelementptr %gc_stackentry.f, ptr %gc_frame, i32 0, i32 0, i32 1
;   store ptr @__gc_f, ptr %gc_frame.map, align 8
;   %root = getelementptr %gc_stackentry.f, ptr %gc_frame, i32 0, i32 1
;   %gc_frame.next = getelementptr %gc_stackentry.f, ptr %gc_frame, i32 0, i32 0, i32 0
;   %gc_newhead = getelementptr %gc_stackentry.f, ptr %gc_frame, i32 0, i32 0
;   store ptr %gc_currhead, ptr %gc_frame.next, align 8
;   store ptr %gc_newhead, ptr @llvm_gc_root_chain, align 8
;   store ptr %a, ptr %root, align 8
;   invoke void @foo()
;           to label %ok unwind label %bad
;
; ok:                                               ; preds = %entry
;   invoke void @foo()
;           to label %.noexc unwind label %gc_cleanup
;
; .noexc:                                           ; preds = %ok
;   %gc_frame.next1 = getelementptr %gc_stackentry.f, ptr %gc_frame, i32 0, i32 0, i32 0
;   %gc_savedhead = load ptr, ptr %gc_frame.next1, align 8
;   store ptr %gc_savedhead, ptr @llvm_gc_root_chain, align 8
;   ret void
;
; bad:                                              ; preds = %entry
;   %lp = landingpad token
;           cleanup
;   %gc_frame.next2 = getelementptr %gc_stackentry.f, ptr %gc_frame, i32 0, i32 0, i32 0
;   %gc_savedhead3 = load ptr, ptr %gc_frame.next2, align 8
;   store ptr %gc_savedhead3, ptr @llvm_gc_root_chain, align 8
;   resume token %lp
;
; gc_cleanup:                                       ; preds = %ok
;   %cleanup.lpad = landingpad token
;           cleanup
;   %gc_frame.next4 = getelementptr %gc_stackentry.f, ptr %gc_frame, i32 0, i32 0, i32 0
;   %gc_savedhead5 = load ptr, ptr %gc_frame.next4, align 8
;   store ptr %gc_savedhead5, ptr @llvm_gc_root_chain, align 8
;   resume token %cleanup.lpad
; }
;
; attributes #0 = { nounwind }
