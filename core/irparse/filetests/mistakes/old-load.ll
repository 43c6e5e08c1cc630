; test: verify
; differs: LLVM has forgotten the form that its older documents print
; LLVM 14: expected comma after load's type
; a load as LLVM 3.6 wrote it
define i32 @get(i32* %p) {
  %v = load i32* %p
;           ^~~~
; note: load without an explicit type [SP0113]
;   note: LLVM itself would refuse this because since 3.7 the accessed type precedes the address: `load i32, i32* …`.
  ret i32 %v
}
