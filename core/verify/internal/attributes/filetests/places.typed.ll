; test: verify
; llvm: 14
; Where attributes may stand, and on which types.
;--- nonnull-cannot-stand-on-type-2-x-i8
; LLVM 14: Attribute 'nonnull' applied to incompatible type!
declare void @f(<2 x i8*> nonnull)
;                         ^~~~~~~
; error: nonnull cannot apply to type <2 x i8*> [SP0214]

;--- noalias-cannot-stand-on-type-2-x-i8
; LLVM 14: Attribute 'noalias' applied to incompatible type!
declare void @f(<2 x i8*> noalias)
;                         ^~~~~~~
; error: noalias cannot apply to type <2 x i8*> [SP0214]

;--- accepts-noundef-void
declare void @f(<2 x i8*> noundef)

;--- nocapture-cannot-stand-on-type-2-x-i8
; LLVM 14: Attribute 'nocapture' applied to incompatible type!
declare void @f(<2 x i8*> nocapture)
;                         ^~~~~~~~~
; error: nocapture cannot apply to type <2 x i8*> [SP0214]

;--- readonly-cannot-stand-on-type-2-x-i8
; LLVM 14: Attribute 'readonly' applied to incompatible type!
declare void @f(<2 x i8*> readonly)
;                         ^~~~~~~~
; error: readonly cannot apply to type <2 x i8*> [SP0214]

;--- signext-cannot-stand-on-type-i8
; LLVM 14: Attribute 'signext' applied to incompatible type!
declare void @f(i8* signext)
;                   ^~~~~~~
; error: signext cannot apply to type i8* [SP0214]

;--- zeroext-cannot-stand-on-type-float
; LLVM 14: Attribute 'zeroext' applied to incompatible type!
declare void @f(float zeroext)
;                     ^~~~~~~
; error: zeroext cannot apply to type float [SP0214]

;--- zeroext-cannot-stand-on-type-2-x-i32
; LLVM 14: Attribute 'zeroext' applied to incompatible type!
declare void @f(<2 x i32> zeroext)
;                         ^~~~~~~
; error: zeroext cannot apply to type <2 x i32> [SP0214]

;--- accepts-signext
declare signext i32 @f()

;--- signext-cannot-stand-on-type-float
; LLVM 14: Attribute 'signext' applied to incompatible type!
declare signext float @f()
;       ^~~~~~~
; error: signext cannot apply to type float [SP0214]

;--- noalias-cannot-stand-on-type-i32
; LLVM 14: Attribute 'noalias' applied to incompatible type!
declare noalias i32 @f()
;       ^~~~~~~
; error: noalias cannot apply to type i32 [SP0214]

;--- accepts-noalias
declare noalias i8* @f()

;--- accepts-nonnull
declare nonnull i8* @f()

;--- nonnull-cannot-stand-on-type-i32
; LLVM 14: Attribute 'nonnull' applied to incompatible type!
declare nonnull i32 @f()
;       ^~~~~~~
; error: nonnull cannot apply to type i32 [SP0214]

;--- noundef-cannot-stand-on-type-void
; LLVM 14: Attribute 'noundef' applied to incompatible type!
declare noundef void @f()
;       ^~~~~~~
; error: noundef cannot apply to type void [SP0214]

;--- accepts-noundef-i32
declare noundef i32 @f()

;--- accepts-inreg-i32
declare inreg i32 @f()

;--- accepts-inreg-void
declare inreg void @f()

;--- nocapture-is-attribute-of-parameters-not-of-results
; LLVM 14: this attribute does not apply to return values
declare nocapture i8* @f()
;       ^~~~~~~~~
; error: nocapture is an attribute of parameters, not of results [SP0214]

;--- readonly-is-attribute-of-parameters-not-of-results
; LLVM 14: this attribute does not apply to return values
declare readonly i8* @f()
;       ^~~~~~~~
; error: readonly is an attribute of parameters, not of results [SP0214]

;--- accepts-alignstack-i32
declare void @f(i32 alignstack(8))

;--- accepts-alignstack-8
declare void @f() alignstack(8)

;--- alignstack-3-is-not-possible
; LLVM 14: stack alignment is not a power of two
declare void @f() alignstack(3)
;                            ^
; error: alignstack(3) is not possible [SP0106]

;--- accepts-alignstack-512
declare void @f() alignstack(512)

;--- signext-is-attribute-of-parameters-and-results-it-cannot
; LLVM 14: this attribute does not apply to functions
declare void @f() signext
;                 ^~~~~~~
; error: `signext` is an attribute of parameters and results, not allowed here [SP0108]

;--- noalias-is-attribute-of-parameters-and-results-it-cannot
; LLVM 14: this attribute does not apply to functions
declare void @f() noalias
;                 ^~~~~~~
; error: `noalias` is an attribute of parameters and results, not allowed here [SP0108]

;--- nonnull-is-attribute-of-parameters-and-results-it-cannot
; LLVM 14: this attribute does not apply to functions
declare void @f() nonnull
;                 ^~~~~~~
; error: `nonnull` is an attribute of parameters and results, not allowed here [SP0108]

;--- zeroext-is-attribute-of-parameters-and-results-it-cannot
; LLVM 14: this attribute does not apply to functions
declare void @f() zeroext
;                 ^~~~~~~
; error: `zeroext` is an attribute of parameters and results, not allowed here [SP0108]

;--- nocapture-is-attribute-of-parameters-and-results-it-cannot
; LLVM 14: this attribute does not apply to functions
declare void @f() nocapture
;                 ^~~~~~~~~
; error: `nocapture` is an attribute of parameters and results, not allowed here [SP0108]

;--- inreg-is-attribute-of-parameters-and-results-it-cannot-stand
; LLVM 14: this attribute does not apply to functions
declare void @f() inreg
;                 ^~~~~
; error: `inreg` is an attribute of parameters and results, not allowed here [SP0108]

;--- accepts-nofree
declare void @f() nofree

;--- accepts-nofree-i8
declare void @f(i8* nofree)

;--- accepts-nofree-i32
declare void @f(i32 nofree)

;--- accepts-writeonly
declare void @f() writeonly

;--- accepts-optnone-noinline
declare void @f() optnone noinline

;--- jumptable-needs-unnamed-addr
; LLVM 14: Attribute 'jumptable' requires 'unnamed_addr'
declare void @f() jumptable
;                 ^~~~~~~~~
; error: jumptable needs unnamed_addr [SP0214]

;--- accepts-unnamed-addr-jumptable
declare void @f() unnamed_addr jumptable

;--- jumptable-needs-unnamed-addr-local-unnamed-addr
; LLVM 14: Attribute 'jumptable' requires 'unnamed_addr'
declare void @f() local_unnamed_addr jumptable
;                                    ^~~~~~~~~
; error: jumptable needs unnamed_addr [SP0214]

;--- builtin-is-attribute-of-calls-it-cannot-stand-here
; LLVM 14: 'builtin' attribute not valid on function
declare void @f() builtin
;                 ^~~~~~~
; error: `builtin` is an attribute of calls, not allowed here [SP0108]

;--- accepts-nobuiltin
declare void @f() nobuiltin

;--- accepts-naked-void
declare void @f() naked

;--- accepts-naked-void-i32
define void @f(i32 %x) naked { ret void }

;--- accepts-naked-i32
define i32 @f(i32 %x) naked { ret i32 %x }

;--- accepts-speculatable
declare void @f() speculatable

;--- accepts-nosync-willreturn-mustprogress
declare void @f() nosync willreturn mustprogress nofree nounwind nocallback

;--- dead-on-unwind-cannot-stand-on-type-i32
; LLVM 14: expected ')' at end of argument list
declare void @f(i32 dead_on_unwind)
;                   ^~~~~~~~~~~~~~
; error: dead_on_unwind cannot apply to type i32 [SP0214]

;--- accepts-ghccc
declare ghccc void @f(...)

;--- accepts-swiftcc
declare swiftcc void @f(...)

;--- accepts-tailcc
declare tailcc void @f(...)

;--- accepts-x86-stdcallcc
declare x86_stdcallcc void @f(...)

;--- accepts-i32-f
declare { i32, i32 } @f()

;--- accepts-2-x-i32
declare [2 x i32] @f()

;--- accepts-f-2-x
declare void @f([2 x i32], { i32 })

;--- accepts-attributes
attributes #0 = { align=8 }

;--- accepts-attributes-nounwind-readnone
attributes #0 = { nounwind }
attributes #0 = { readnone }
declare void @f() #0

;--- warns-attribute-group-7-is-not-defined
declare void @f() #7
;                 ^~
; warning: attribute group #7 is not defined [SP0116]
;   note: It is treated as empty, as in LLVM.

;--- accepts-attributes-alignstack
define void @f() #0 { ret void }
attributes #0 = { alignstack=8 }

;--- accepts-attributes-nounwind
@g = global i32 0 #0
attributes #0 = { nounwind }

;--- unexpected-0
; LLVM 14: expected ')' at end of argument list
declare void @f(i32 #0)
;                   ^~
; error: unexpected `#0` [SP0101]
;   expected `)`
attributes #0 = { zeroext }
;                 ^~~~~~~
; error: `zeroext` is an attribute of parameters; groups are for functions and calls [SP0108]

;--- only-call-of-speculatable-function-is-speculatable
; LLVM 14: speculatable attribute may not apply to call sites
declare void @g()
define void @f() {
  call void @g() speculatable
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: only a call to a speculatable function can be speculatable [SP0214]
  ret void
}

;--- nonnull-cannot-stand-on-type-i32-void
; LLVM 14: Attribute 'nonnull' applied to incompatible type!
declare void @g(...)
define void @f() {
  call void (...) @g(i32 nonnull 0)
;                        ^~~~~~~
; error: nonnull cannot apply to type i32 [SP0214]
  ret void
}

;--- builtin-is-attribute-of-calls-it-cannot-stand-here-2
; LLVM 14: 'builtin' attribute not valid on function
define void @f() builtin {
;                ^~~~~~~
; error: `builtin` is an attribute of calls, not allowed here [SP0108]
  ret void
}

;--- jumptable-needs-unnamed-addr-2
; LLVM 14: Attribute 'jumptable' requires 'unnamed_addr'
define void @f() jumptable {
;                ^~~~~~~~~
; error: jumptable needs unnamed_addr [SP0214]
  ret void
}

;--- accepts-unnamed-addr-jumptable-2
define void @f() unnamed_addr jumptable {
  ret void
}

;--- noalias-cannot-stand-on-type-i8
; LLVM 14: Attribute 'noalias' applied to incompatible type!
define void @f(i8 noalias %x) {
;                 ^~~~~~~
; error: noalias cannot apply to type i8 [SP0214]
  ret void
}

;--- zeroext-cannot-stand-on-type-i8
; LLVM 14: Attribute 'zeroext' applied to incompatible type!
define void @f(i8* zeroext %x) {
;                  ^~~~~~~
; error: zeroext cannot apply to type i8* [SP0214]
  ret void
}
