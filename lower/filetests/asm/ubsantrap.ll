; test: asm
declare void @llvm.ubsantrap(i8 immarg)

define void @add() {
  call void @llvm.ubsantrap(i8 0)
  unreachable
}

define void @subtract() {
  call void @llvm.ubsantrap(i8 21)
  unreachable
}

define void @last() {
  call void @llvm.ubsantrap(i8 -1)
  unreachable
}

; => asm
; add:
;     ud1l (%eax), %eax
; subtract:
;     ud1l 21(%eax), %eax
; last:
;     ud1l 255(%eax), %eax
