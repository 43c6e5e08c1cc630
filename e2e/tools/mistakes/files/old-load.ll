; a load as LLVM 3.6 wrote it
; SP0113 note 4:13 `i32*`
define i32 @get(i32* %p) {
  %v = load i32* %p
  ret i32 %v
}
