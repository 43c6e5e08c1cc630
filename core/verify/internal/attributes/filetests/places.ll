; test: verify
; llvm: 22
; Where attributes may stand, and on which types.
;--- accepts-writable
declare ptr @f(ptr writable)

;--- nonnull-cannot-stand-on-type-2-x-ptr
; LLVM 22: Attribute 'nonnull' applied to incompatible type!
declare void @f(<2 x ptr> nonnull)
;                         ^~~~~~~
; error: nonnull cannot apply to type <2 x ptr> [SP0214]

;--- noalias-cannot-stand-on-type-2-x-ptr
; LLVM 22: Attribute 'noalias' applied to incompatible type!
declare void @f(<2 x ptr> noalias)
;                         ^~~~~~~
; error: noalias cannot apply to type <2 x ptr> [SP0214]

;--- accepts-noundef-void
declare void @f(<2 x ptr> noundef)

;--- captures-cannot-stand-on-type-2-x-ptr
; LLVM 22: Attribute 'captures(none)' applied to incompatible type!
declare void @f(<2 x ptr> nocapture)
;            ^~
; error: captures cannot apply to type <2 x ptr> [SP0214]

;--- readonly-cannot-stand-on-type-2-x-ptr
; LLVM 22: Attribute 'readonly' applied to incompatible type!
declare void @f(<2 x ptr> readonly)
;                         ^~~~~~~~
; error: readonly cannot apply to type <2 x ptr> [SP0214]

;--- signext-cannot-stand-on-type-ptr
; LLVM 22: Attribute 'signext' applied to incompatible type!
declare void @f(ptr signext)
;                   ^~~~~~~
; error: signext cannot apply to type ptr [SP0214]

;--- accepts-noext
declare void @f(i32 noext)

;--- accepts-noext-signext
declare void @f(i32 noext signext)

;--- zeroext-cannot-stand-on-type-float
; LLVM 22: Attribute 'zeroext' applied to incompatible type!
declare void @f(float zeroext)
;                     ^~~~~~~
; error: zeroext cannot apply to type float [SP0214]

;--- zeroext-cannot-stand-on-type-2-x-i32
; LLVM 22: Attribute 'zeroext' applied to incompatible type!
declare void @f(<2 x i32> zeroext)
;                         ^~~~~~~
; error: zeroext cannot apply to type <2 x i32> [SP0214]

;--- accepts-signext
declare signext i32 @f()

;--- signext-cannot-stand-on-type-float
; LLVM 22: Attribute 'signext' applied to incompatible type!
declare signext float @f()
;       ^~~~~~~
; error: signext cannot apply to type float [SP0214]

;--- noalias-cannot-stand-on-type-i32
; LLVM 22: Attribute 'noalias' applied to incompatible type!
declare noalias i32 @f()
;       ^~~~~~~
; error: noalias cannot apply to type i32 [SP0214]

;--- accepts-noalias
declare noalias ptr @f()

;--- accepts-nonnull
declare nonnull ptr @f()

;--- nonnull-cannot-stand-on-type-i32
; LLVM 22: Attribute 'nonnull' applied to incompatible type!
declare nonnull i32 @f()
;       ^~~~~~~
; error: nonnull cannot apply to type i32 [SP0214]

;--- noundef-cannot-stand-on-type-void
; LLVM 22: Attribute 'noundef' applied to incompatible type!
declare noundef void @f()
;       ^~~~~~~
; error: noundef cannot apply to type void [SP0214]

;--- accepts-noundef-i32
declare noundef i32 @f()

;--- accepts-inreg-i32
declare inreg i32 @f()

;--- accepts-inreg-void
declare inreg void @f()

;--- captures-is-attribute-of-parameters-not-of-results
; LLVM 22: Attribute 'captures(none)' does not apply to function return values
declare nocapture ptr @f()
;                     ^~
; error: captures is an attribute of parameters, not of results [SP0214]

;--- readonly-is-attribute-of-parameters-not-of-results
; LLVM 22: this attribute does not apply to return values
declare readonly ptr @f()
;       ^~~~~~~~
; error: readonly is an attribute of parameters, not of results [SP0214]

;--- accepts-alignstack-i32
declare alignstack(8) i32 @f()

;--- accepts-alignstack-i32-void
declare void @f(i32 alignstack(8))

;--- accepts-alignstack-void
declare void @f() alignstack(8)

;--- alignstack-3-is-not-possible
; LLVM 22: stack alignment is not a power of two
declare void @f() alignstack(3)
;                            ^
; error: alignstack(3) is not possible [SP0106]

;--- accepts-alignstack-512
declare void @f() alignstack(512)

;--- signext-is-attribute-of-parameters-and-results-it-cannot
; LLVM 22: this attribute does not apply to functions
declare void @f() signext
;                 ^~~~~~~
; error: `signext` is an attribute of parameters and results, not allowed here [SP0108]

;--- noalias-is-attribute-of-parameters-and-results-it-cannot
; LLVM 22: this attribute does not apply to functions
declare void @f() noalias
;                 ^~~~~~~
; error: `noalias` is an attribute of parameters and results, not allowed here [SP0108]

;--- nonnull-is-attribute-of-parameters-and-results-it-cannot
; LLVM 22: this attribute does not apply to functions
declare void @f() nonnull
;                 ^~~~~~~
; error: `nonnull` is an attribute of parameters and results, not allowed here [SP0108]

;--- zeroext-is-attribute-of-parameters-and-results-it-cannot
; LLVM 22: this attribute does not apply to functions
declare void @f() zeroext
;                 ^~~~~~~
; error: `zeroext` is an attribute of parameters and results, not allowed here [SP0108]

;--- nocapture-is-attribute-of-parameters-and-results-it-cannot
; LLVM 22: expected top-level entity
declare void @f() nocapture
;                 ^~~~~~~~~
; error: `nocapture` is an attribute of parameters and results, not allowed here [SP0108]

;--- inreg-is-attribute-of-parameters-and-results-it-cannot-stand
; LLVM 22: this attribute does not apply to functions
declare void @f() inreg
;                 ^~~~~
; error: `inreg` is an attribute of parameters and results, not allowed here [SP0108]

;--- accepts-nofree
declare void @f() nofree

;--- accepts-nofree-ptr
declare void @f(ptr nofree)

;--- accepts-nofree-i32
declare void @f(i32 nofree)

;--- accepts-writeonly
declare void @f() writeonly

;--- accepts-readonly-readnone
declare void @f() readonly readnone

;--- accepts-readonly-writeonly
declare void @f() readonly writeonly

;--- accepts-optnone-noinline
declare void @f() optnone noinline

;--- jumptable-needs-unnamed-addr
; LLVM 22: Attribute 'jumptable' requires 'unnamed_addr'
declare void @f() jumptable
;                 ^~~~~~~~~
; error: jumptable needs unnamed_addr [SP0214]

;--- accepts-unnamed-addr-jumptable
declare void @f() unnamed_addr jumptable

;--- jumptable-needs-unnamed-addr-local-unnamed-addr
; LLVM 22: Attribute 'jumptable' requires 'unnamed_addr'
declare void @f() local_unnamed_addr jumptable
;                                    ^~~~~~~~~
; error: jumptable needs unnamed_addr [SP0214]

;--- builtin-is-attribute-of-calls-it-cannot-stand-here
; LLVM 22: 'builtin' attribute not valid on function
declare void @f() builtin
;                 ^~~~~~~
; error: `builtin` is an attribute of calls, not allowed here [SP0108]

;--- accepts-nobuiltin
declare void @f() nobuiltin

;--- accepts-naked
declare void @f() naked

;--- accepts-naked-i32
define void @f(i32 %x) naked { ret void }

;--- naked-function-gets-at-its-arguments-by-assembly-alone
; LLVM 22: cannot use argument of naked function
define i32 @f(i32 %x) naked { ret i32 %x }
;          ^~
; error: a naked function can use its arguments only in assembly [SP0214]

;--- accepts-speculatable
declare void @f() speculatable

;--- accepts-nosync-willreturn-mustprogress
declare void @f() nosync willreturn mustprogress nofree nounwind nocallback

;--- accepts-fn-ret-thunk-extern-presplitcoroutine-coro-only-destroy-when-com
declare void @f() fn_ret_thunk_extern presplitcoroutine coro_only_destroy_when_complete coro_elide_safe

;--- accepts-nodivergencesource-noprofile-skipprofile
declare void @f() nodivergencesource noprofile skipprofile sanitize_type sanitize_numerical_stability

;--- accepts-hybrid-patchable
declare void @f() hybrid_patchable

;--- accepts-dead-on-unwind
declare void @f(ptr dead_on_unwind)

;--- accepts-dead-on-return
declare void @f(ptr dead_on_return)

;--- dead-on-unwind-cannot-stand-on-type-i32
; LLVM 22: Attribute 'dead_on_unwind' applied to incompatible type!
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
; LLVM 22: expected ')' at end of argument list
declare void @f(i32 #0)
;                   ^~
; error: unexpected `#0` [SP0101]
;   expected `)`
attributes #0 = { zeroext }
;                 ^~~~~~~
; error: `zeroext` is an attribute of parameters; groups are for functions and calls [SP0108]

;--- only-call-of-speculatable-function-is-speculatable
; LLVM 22: speculatable attribute may not apply to call sites
declare void @g()
define void @f() {
  call void @g() speculatable
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: only a call to a speculatable function can be speculatable [SP0214]
  ret void
}

;--- nonnull-cannot-stand-on-type-i32-void
; LLVM 22: Attribute 'nonnull' applied to incompatible type!
declare void @g(...)
define void @f() {
  call void (...) @g(i32 nonnull 0)
;                        ^~~~~~~
; error: nonnull cannot apply to type i32 [SP0214]
  ret void
}

;--- builtin-is-attribute-of-calls-it-cannot-stand-here-2
; LLVM 22: 'builtin' attribute not valid on function
define void @f() builtin {
;                ^~~~~~~
; error: `builtin` is an attribute of calls, not allowed here [SP0108]
  ret void
}

;--- accepts-readnone-inaccessiblememonly
define void @f() readnone inaccessiblememonly {
  ret void
}

;--- accepts-readnone-inaccessiblemem-or-argmemonly
define void @f() readnone inaccessiblemem_or_argmemonly {
  ret void
}

;--- accepts-readonly-writeonly-2
define void @f() readonly writeonly {
  ret void
}

;--- jumptable-needs-unnamed-addr-2
; LLVM 22: Attribute 'jumptable' requires 'unnamed_addr'
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
; LLVM 22: Attribute 'noalias' applied to incompatible type!
define void @f(i8 noalias %x) {
;                 ^~~~~~~
; error: noalias cannot apply to type i8 [SP0214]
  ret void
}

;--- zeroext-cannot-stand-on-type-ptr
; LLVM 22: Attribute 'zeroext' applied to incompatible type!
define void @f(ptr zeroext %x) {
;                  ^~~~~~~
; error: zeroext cannot apply to type ptr [SP0214]
  ret void
}

;--- accepts-dead-on-return-2
define void @f(ptr dead_on_return %p) {
  ret void
}

;--- accepts-dead-on-unwind-2
define void @f(ptr dead_on_unwind %p) {
  ret void
}

;--- dead-on-unwind-cannot-stand-on-type-i32-2
; LLVM 22: Attribute 'dead_on_unwind' applied to incompatible type!
define void @f(i32 dead_on_unwind %p) {
;                  ^~~~~~~~~~~~~~
; error: dead_on_unwind cannot apply to type i32 [SP0214]
  ret void
}

;--- accepts-writable-void
define void @f(ptr writable %p) {
  ret void
}
