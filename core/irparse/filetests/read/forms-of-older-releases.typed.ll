; test: read
; What releases before 3.7 wrote and LLVM refuses since.
;--- volatile-before-the-instruction
; differs: LLVM 14 refuses what its older releases print
define i32 @f(i32* %p, i32 %x) {
  %v = volatile load i32* %p, align 4
;      ^~~~~~~~~~~~~
; note: `volatile load` [SP0113]
;   note: LLVM itself would refuse this because since 3.0 the word follows the instruction: `load volatile`.
;                    ^~~~
; note: load without an explicit type [SP0113]
;   note: LLVM itself would refuse this because since 3.7 the accessed type precedes the address: `load i32, i32* …`.
  volatile store i32 %x, i32* %p
; ^~~~~~~~~~~~~~
; note: `volatile store` [SP0113]
;   note: LLVM itself would refuse this because since 3.0 the word follows the instruction: `store volatile`.
  ret i32 %v
}

; => read
; define i32 @f(i32* %p, i32 %x) {
;   %v = load volatile i32* %p, align 4
;   store volatile i32 %x, i32* %p
;   ret i32 %v
; }

;--- attributes-after-the-type-of-a-result
; differs: LLVM 14 refuses what its older releases print
declare i8 signext @g()
;          ^~~~~~~
; note: attributes after the type of a result [SP0113]
;   note: LLVM itself would refuse this because they precede the type.
define i8 zeroext @f() {
  %x = call i8 signext @g()
  ret i8 %x
}

; => read
; declare signext i8 @g()
;
; define zeroext i8 @f() {
;   %x = call signext i8 @g()
;   ret i8 %x
; }

;--- metadata-with-types
; differs: LLVM 14 refuses what its older releases print
declare void @llvm.thing(metadata, metadata)
define void @f(i32 %x) {
  call void @llvm.thing(metadata !{i32 %x}, metadata !0)
;                                ^~~~~~~~~
; note: a value of a function in a metadata node [SP0113]
;   note: Since LLVM 3.6 only the value is written, as in `metadata i32 %x`.
  ret void
}
!llvm.things = !{ metadata !0 }
;                 ^~~~~~~~
; note: metadata with a type [SP0113]
;   note: Since LLVM 3.6 metadata has no type.
!0 = metadata !{i32 1, metadata !"x", metadata !1}
!1 = metadata !{null}

; => read
; ; Unknown intrinsic
; declare void @llvm.thing(metadata, metadata)
;
; define void @f(i32 %x) {
;   call void @llvm.thing(metadata i32 %x, metadata !0)
;   ret void
; }
;
; !llvm.things = !{!0}
;
; !0 = !{i32 1, !"x", !1}
; !1 = !{null}
