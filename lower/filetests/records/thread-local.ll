; test: asm
@tl = thread_local global i32 0
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) ["deopt"(ptr @f, ptr getelementptr (i8, ptr @tl, i64 4), i1 false, i2 -1, i4 3, i31 5, i33 -1)]
  ret void
}

; => asm
; f:
;     subq $24, %rsp
;     movq %fs:0, %rax
;     leaq tl@TPOFF+4(%rax), %rax
;     leaq f(%rip), %rcx
;     movq %rcx, 8(%rsp)
;     movq %rax, (%rsp)
;     callq g
;       record 0: id 0, offset 41
;         calling-convention: 0
;         flags: 0
;         deopt-count: 7
;         deopt 0: [rsp+8]
;         deopt 1: [rsp+0]
;         deopt 2: 0
;         deopt 3: -1
;         deopt 4: 3
;         deopt 5: 5
;         deopt 6: -1
;     addq $24, %rsp
;     retq
