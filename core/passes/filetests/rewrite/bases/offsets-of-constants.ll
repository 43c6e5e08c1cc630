; test: rewrite
; llvm: 22
@g = external addrspace(1) global i8
define i64 @f(ptr addrspace(1) %a) gc "statepoint-example" {
  %x = call i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1) @g)
  %y = call i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @g, i64 3))
  %z = call i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1) undef)
  %w = call i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1) poison)
  %v = call i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1) inttoptr (i64 5 to ptr addrspace(1)))
  %u = call i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1) null)
  %k = getelementptr i8, ptr addrspace(1) @g, i64 8
  %j = call i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1) %k)
  %1 = add i64 %x, %y
  %2 = add i64 %1, %z
  %3 = add i64 %2, %w
  %4 = add i64 %3, %v
  %5 = add i64 %4, %u
  %6 = add i64 %5, %j
  ret i64 %6
}
declare i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1))

; => rewrite
; @g = external addrspace(1) global i8
;
; define i64 @f(ptr addrspace(1) %a) gc "statepoint-example" {
;   %k = getelementptr i8, ptr addrspace(1) @g, i64 8
;   %k.int = ptrtoint ptr addrspace(1) %k to i64
;   %j = sub i64 %k.int, 0
;   %1 = add i64 ptrtoint (ptr addrspace(1) @g to i64), ptrtoint (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @g, i64 3) to i64)
;   %2 = add i64 %1, undef
;   %3 = add i64 %2, poison
;   %4 = add i64 %3, ptrtoint (ptr addrspace(1) inttoptr (i64 5 to ptr addrspace(1)) to i64)
;   %5 = add i64 %4, 0
;   %6 = add i64 %5, %j
;   ret i64 %6
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1) readnone captures(none)) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
