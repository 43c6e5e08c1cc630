; test: verify
; llvm: 14
; Small modules, and what LLVM 14 says of those that it refuses.
;---
; LLVM 14: immarg attribute only applies to intrinsics
declare void @f(i8* immarg)
;                   ^~~~~~
; error: immarg is an attribute of the parameters of intrinsics [SP0214]

;---
; LLVM 14: Attribute 'immarg' is incompatible with other attributes
declare void @llvm.foo(i32 immarg noundef)
;                          ^~~~~~
; error: immarg stands alone, or beside range [SP0214]

;---
; LLVM 14: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
declare void @f(i8* byval(i32) inreg)
;                              ^~~~~
; error: inreg and byval contradict each other [SP0214]

;---
declare void @f(i8* sret(i32) inreg)

;---
; LLVM 14: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
declare void @f(i8* sret(i32) byval(i32))
;                             ^~~~~
; error: byval and sret contradict each other [SP0214]

;---
; LLVM 14: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
declare void @f(i8* nest byval(i32))
;                        ^~~~~
; error: byval and nest contradict each other [SP0214]

;---
; LLVM 14: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
declare void @f(i8* nest inreg)
;                        ^~~~~
; error: inreg and nest contradict each other [SP0214]

;---
; LLVM 14: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
declare void @f(i8* byref(i32) byval(i32))
;                              ^~~~~
; error: byval and byref contradict each other [SP0214]

;---
; LLVM 14: Attributes 'inalloca and readonly' are incompatible!
declare void @f(i8* inalloca(i32) readonly)
;                   ^~~~~~~~
; error: inalloca and readonly contradict each other [SP0214]

;---
; LLVM 14: Attributes 'sret and returned' are incompatible!
declare void @f(i8* sret(i32) returned)
;            ^~
; error: a returned parameter of type i8* in a function that returns void [SP0214]
;                   ^~~~
; error: sret and returned contradict each other [SP0214]

;---
; LLVM 14: Attributes 'readnone and readonly' are incompatible!
declare i8* @f(i8* readnone readonly)
;                  ^~~~~~~~
; error: readnone and readonly contradict each other [SP0214]

;---
; LLVM 14: Attributes 'readnone and writeonly' are incompatible!
declare i8* @f(i8* readnone writeonly)
;                  ^~~~~~~~
; error: readnone and writeonly contradict each other [SP0214]

;---
; LLVM 14: Attributes 'readonly and writeonly' are incompatible!
declare i8* @f(i8* readonly writeonly)
;                  ^~~~~~~~
; error: readonly and writeonly contradict each other [SP0214]

;---
; LLVM 14: expected ')' at end of argument list
declare i8* @f(i8* writable readnone)
;                  ^~~~~~~~
; error: writable and readnone contradict each other [SP0214]

;---
; LLVM 14: expected ')' at end of argument list
declare i8* @f(i8* writable readonly)
;                  ^~~~~~~~
; error: writable and readonly contradict each other [SP0214]

;---
; LLVM 14: expected ')' at end of argument list
declare i8* @f(i8* writable) memory(none)
;           ^~
; error: a parameter is writable, but memory(none) says that arguments are not written through [SP0214]

;---
; LLVM 14: expected ')' at end of argument list
declare i8* @f(i8* writable) memory(argmem: read)
;           ^~
; error: a parameter is writable, but memory(argmem: read) says that arguments are not written through [SP0214]

;---
; LLVM 14: expected ')' at end of argument list
declare i8* @f(i8* writable) memory(inaccessiblemem: readwrite)
;           ^~
; error: a parameter is writable, but memory(inaccessiblemem: readwrite) says that arguments are not written through [SP0214]

;---
; LLVM 14: Attribute 'byval(i32)' applied to incompatible type!
declare void @f(i32 byval(i32))
;                   ^~~~~
; error: byval cannot stand on type i32 [SP0214]

;---
; LLVM 14: Attribute 'align 4' applied to incompatible type!
declare void @f(i32 align 4)
;                   ^~~~~
; error: align cannot stand on type i32 [SP0214]

;---
declare void @f(<2 x i8*> align 4)

;---
; LLVM 14: Attribute 'nonnull' applied to incompatible type!
declare void @f(<2 x i8*> nonnull)
;                         ^~~~~~~
; error: nonnull cannot stand on type <2 x i8*> [SP0214]

;---
; LLVM 14: Attribute 'noalias' applied to incompatible type!
declare void @f(<2 x i8*> noalias)
;                         ^~~~~~~
; error: noalias cannot stand on type <2 x i8*> [SP0214]

;---
declare void @f(<2 x i8*> noundef)

;---
; LLVM 14: Attribute 'nocapture' applied to incompatible type!
declare void @f(<2 x i8*> nocapture)
;                         ^~~~~~~~~
; error: nocapture cannot stand on type <2 x i8*> [SP0214]

;---
; LLVM 14: expected ')' at end of argument list
declare void @f(<2 x i8*> captures(none))
;                         ^~~~~~~~
; error: captures cannot stand on type <2 x i8*> [SP0214]

;---
; LLVM 14: Attribute 'readonly' applied to incompatible type!
declare void @f(<2 x i8*> readonly)
;                         ^~~~~~~~
; error: readonly cannot stand on type <2 x i8*> [SP0214]

;---
; LLVM 14: Attribute 'dereferenceable(4)' applied to incompatible type!
declare void @f(<2 x i8*> dereferenceable(4))
;                         ^~~~~~~~~~~~~~~
; error: dereferenceable cannot stand on type <2 x i8*> [SP0214]

;---
; LLVM 14: Attribute 'byval' does not support unsized types!
declare void @f(i8* byval(%o))
;                   ^~~~~
; error: byval(%o) stands on a pointer to something else, i8* [SP0214]
%o = type opaque

;---
; LLVM 14: Attribute 'byval' does not support unsized types!
declare void @f(i8* byval(void ()))
;                   ^~~~~
; error: byval(void ()) stands on a pointer to something else, i8* [SP0214]

;---
; LLVM 14: Attribute 'byval' type does not match parameter!
declare void @f(i8* byval([1073741824 x i32]))
;                   ^~~~~
; error: byval([1073741824 x i32]) stands on a pointer to something else, i8* [SP0214]

;---
; LLVM 14: Attribute 'byval' type does not match parameter!
declare void @f(i8* byval([1073741823 x i32]))
;                   ^~~~~
; error: byval([1073741823 x i32]) stands on a pointer to something else, i8* [SP0214]

;---
; LLVM 14: Attribute 'byref' type does not match parameter!
declare void @f(i8* byref([1073741824 x i32]))
;                   ^~~~~
; error: byref([1073741824 x i32]) stands on a pointer to something else, i8* [SP0214]

;---
; LLVM 14: Attribute 'byref' does not support unsized types!
declare void @f(i8* byref(%o))
;                   ^~~~~
; error: byref(%o) stands on a pointer to something else, i8* [SP0214]
%o = type opaque

;---
; LLVM 14: Attribute 'inalloca' does not support unsized types!
declare void @f(i8* inalloca(%o))
;                   ^~~~~~~~
; error: inalloca(%o) stands on a pointer to something else, i8* [SP0214]
%o = type opaque

;---
; LLVM 14: Attribute 'preallocated' does not support unsized types!
declare void @f(i8* preallocated(%o))
;                   ^~~~~~~~~~~~
; error: preallocated(%o) stands on a pointer to something else, i8* [SP0214]
%o = type opaque

;---
declare void @f(i8* sret(%o))
%o = type opaque

;---
declare void @f(i8* sret(void ()))

;---
; LLVM 14: expected ')' at end of argument list
declare void @f(i8* initializes())
;                               ^
; error: initializes has ranges of bytes, such as (0, 4) [SP0108]

;---
; LLVM 14: expected ')' at end of argument list
declare void @f(i8* initializes((0, 4), (4, 8)))
;                               ^~~~~~~~~~~~~~~
; error: the ranges of initializes are in ascending order and do not touch [SP0108]

;---
; LLVM 14: expected ')' at end of argument list
declare void @f(i8* initializes((5, 8), (0, 4)))
;                               ^~~~~~~~~~~~~~~
; error: the ranges of initializes are in ascending order and do not touch [SP0108]

;---
; LLVM 14: expected ')' at end of argument list
declare void @f(i8* initializes((0, 4), (2, 8)))
;                               ^~~~~~~~~~~~~~~
; error: the ranges of initializes are in ascending order and do not touch [SP0108]

;---
; LLVM 14: expected ')' at end of argument list
declare void @f(i8* initializes((4, 4)))
;                               ^~~~~~~
; error: the second limit of a range is larger than the first [SP0108]

;---
; LLVM 14: expected ')' at end of argument list
declare void @f(i8* initializes((4, 2)))
;                               ^~~~~~~
; error: the second limit of a range is larger than the first [SP0108]

;---
; LLVM 14: expected ')' at end of argument list
declare void @f(i32 initializes((0, 4)))
;                   ^~~~~~~~~~~
; error: initializes cannot stand on type i32 [SP0214]

;---
; LLVM 14: expected ')' at end of argument list
declare void @f(float nofpclass())
;                               ^
; error: nofpclass names the classes excluded, such as nan or inf [SP0108]

;---
; LLVM 14: expected ')' at end of argument list
declare void @f(float nofpclass(0))
;                               ^~
; error: nofpclass names the classes excluded, such as nan or inf [SP0108]

;---
; LLVM 14: expected ')' at end of argument list
declare void @f(float nofpclass(1024))
;                               ^~~~~
; error: the classes of nofpclass are bits of a number from 1 to 1023, not `1024` [SP0108]

;---
; LLVM 14: expected ')' at end of argument list
declare void @f(float nofpclass(nonsense))
;                               ^~~~~~~~~
; error: `nonsense` is no class of numbers [SP0108]

;---
; LLVM 14: expected ')' at end of argument list
declare void @f(i32 nofpclass(nan))
;                   ^~~~~~~~~
; error: nofpclass cannot stand on type i32 [SP0214]

;---
; LLVM 14: expected ')' at end of argument list
declare void @f(i8* nofpclass(nan))
;                   ^~~~~~~~~
; error: nofpclass cannot stand on type i8* [SP0214]

;---
; LLVM 14: expected ')' at end of argument list
declare void @f({ float, double } nofpclass(nan))
;            ^~
; error: nofpclass cannot stand on type { float, double } [SP0214]

;---
; LLVM 14: expected ')' at end of argument list
declare void @f(i32 range(i64 0, 5))
;                   ^~~~~
; error: range(i64 0, 5) cannot stand on type i32 [SP0214]

;---
; LLVM 14: expected ')' at end of argument list
declare void @f(i8* range(i64 0, 5))
;                   ^~~~~
; error: range cannot stand on type i8* [SP0214]

;---
; LLVM 14: expected ')' at end of argument list
declare void @f(float range(i32 0, 5))
;                     ^~~~~
; error: range cannot stand on type float [SP0214]

;---
; LLVM 14: expected ')' at end of argument list
declare void @f(i32 range(i32 5, 5))
;                         ^~~~~~~~~
; error: a range between equal limits is empty; the limits are then 0 [SP0108]

;---
; LLVM 14: expected ')' at end of argument list
declare void @f(i32 range(i32 -1, -1))
;                         ^~~~~~~~~~~
; error: a range between equal limits is empty; the limits are then 0 [SP0108]

;---
; LLVM 14: expected ')' at end of argument list
declare void @f(i32 range(i32 0, 5000000000))
;                         ^~~~~~~~~~~~~~~~~~
; error: 5000000000 does not fit into i32 [SP0108]

;---
; LLVM 14: expected type
declare range(i32 0, 5) i64 @f()
;       ^~~~~
; error: range(i32 0, 5) cannot stand on type i64 [SP0214]

;---
; LLVM 14: expected top-level entity
declare void @f() range(i32 0, 5)
;                 ^~~~~
; error: `range` is an attribute of parameters and results; it cannot stand here [SP0108]

;---
; LLVM 14: Attribute 'nest' applied to incompatible type!
declare void @f(i32 nest)
;                   ^~~~
; error: nest cannot stand on type i32 [SP0214]

;---
; LLVM 14: More than one parameter has attribute nest!
declare void @f(i8* nest, i8* nest)
;            ^~
; error: two parameters are nest [SP0214]

;---
; LLVM 14: Incompatible argument and return types for 'returned' attribute
declare void @f(i32 returned, i32 returned)
;            ^~
; error: a returned parameter of type i32 in a function that returns void [SP0214]

;---
; LLVM 14: More than one parameter has attribute returned!
declare i32 @f(i32 returned, i32 returned)
;           ^~
; error: two parameters are returned [SP0214]

;---
declare i32 @f(i32 returned)

;---
; LLVM 14: Incompatible argument and return types for 'returned' attribute
declare i32 @f(float returned)
;           ^~
; error: a returned parameter of type float in a function that returns i32 [SP0214]

;---
; LLVM 14: Incompatible argument and return types for 'returned' attribute
declare <2 x i32> @f(i64 returned)
;                 ^~
; error: a returned parameter of type i64 in a function that returns <2 x i32> [SP0214]

;---
; LLVM 14: Incompatible argument and return types for 'returned' attribute
declare i64 @f(<2 x i32> returned)
;           ^~
; error: a returned parameter of type <2 x i32> in a function that returns i64 [SP0214]

;---
; LLVM 14: Incompatible argument and return types for 'returned' attribute
declare i8* @f(i8 addrspace(1)* returned)
;           ^~
; error: a returned parameter of type i8 addrspace(1)* in a function that returns i8* [SP0214]

;---
; LLVM 14: Incompatible argument and return types for 'returned' attribute
declare i64 @f(double returned)
;           ^~
; error: a returned parameter of type double in a function that returns i64 [SP0214]

;---
; LLVM 14: Incompatible argument and return types for 'returned' attribute
declare i8* @f(i64 returned)
;           ^~
; error: a returned parameter of type i64 in a function that returns i8* [SP0214]

;---
; LLVM 14: Cannot have multiple 'sret' parameters!
declare void @f(i8* sret(i32), i8* sret(i32))
;            ^~
; error: two parameters are sret [SP0214]

;---
; LLVM 14: Attribute 'sret' is not on first or second parameter!
declare void @f(i8*, i8*, i8* sret(i32))
;                             ^~~~
; error: sret is an attribute of the first or second parameter [SP0214]

;---
declare void @f(i8*, i8* sret(i32))

;---
; LLVM 14: functions with 'sret' argument must return void
declare i32 @f(i8* sret(i32))
;       ^~~
; error: a function with an sret parameter returns void, not i32 [SP0105]

;---
; LLVM 14: Cannot have multiple 'swiftself' parameters!
declare void @f(i8* swiftself, i8* swiftself)
;            ^~
; error: two parameters are swiftself [SP0214]

;---
; LLVM 14: Cannot have multiple 'swiftasync' parameters!
declare void @f(i8* swiftasync, i8* swiftasync)
;            ^~
; error: two parameters are swiftasync [SP0214]

;---
; LLVM 14: Attribute 'swifterror' only applies to parameters with pointer to pointer type!
declare void @f(i8* swifterror, i8* swifterror)
;            ^~
; error: two parameters are swifterror [SP0214]
;                   ^~~~~~~~~~
; error: swifterror stands on a pointer to a pointer, not on i8* [SP0214]

;---
; LLVM 14: Attribute 'swifterror' applied to incompatible type!
declare void @f(i32 swifterror)
;                   ^~~~~~~~~~
; error: swifterror cannot stand on type i32 [SP0214]

;---
declare void @f(i32 swiftself)

;---
declare void @f(i32 swiftasync)

;---
; LLVM 14: Attribute 'inalloca' type does not match parameter!
declare void @f(i8* inalloca(i32), i8*)
;                   ^~~~~~~~
; error: inalloca(i32) stands on a pointer to something else, i8* [SP0214]
;                   ^~~~~~~~
; error: inalloca is an attribute of the last parameter [SP0214]

;---
; LLVM 14: Attribute 'inalloca' type does not match parameter!
declare void @f(i8*, i8* inalloca(i32))
;                        ^~~~~~~~
; error: inalloca(i32) stands on a pointer to something else, i8* [SP0214]

;---
; LLVM 14: Attribute 'inalloca' type does not match parameter!
declare void @f(i8* inalloca(i32), ...)
;                   ^~~~~~~~
; error: inalloca(i32) stands on a pointer to something else, i8* [SP0214]

;---
; LLVM 14: Attribute 'elementtype' can only be applied to intrinsics and inline asm.
declare void @f(i8* elementtype(i32))
;                   ^~~~~~~~~~~
; error: elementtype(i32) stands on a pointer to something else, i8* [SP0214]
;                   ^~~~~~~~~~~
; error: elementtype is an attribute of arguments of calls, not of parameters [SP0214]

;---
; LLVM 14: expected ')' at end of argument list
declare void @f(i8* allocalign)
;                   ^~~~~~~~~~
; error: allocalign cannot stand on type i8* [SP0214]

;---
; LLVM 14: expected ')' at end of argument list
declare void @f(i64 allocptr)
;                   ^~~~~~~~
; error: allocptr cannot stand on type i64 [SP0214]

;---
; LLVM 14: Attribute 'signext' applied to incompatible type!
declare void @f(i8* signext)
;                   ^~~~~~~
; error: signext cannot stand on type i8* [SP0214]

;---
; LLVM 14: Attributes 'zeroext and signext' are incompatible!
declare void @f(i32 signext zeroext)
;                           ^~~~~~~
; error: zeroext and signext contradict each other [SP0214]

;---
; LLVM 14: Attribute 'zeroext' applied to incompatible type!
declare void @f(float zeroext)
;                     ^~~~~~~
; error: zeroext cannot stand on type float [SP0214]

;---
; LLVM 14: Attribute 'zeroext' applied to incompatible type!
declare void @f(<2 x i32> zeroext)
;                         ^~~~~~~
; error: zeroext cannot stand on type <2 x i32> [SP0214]

;---
declare signext i32 @f()

;---
; LLVM 14: Attribute 'signext' applied to incompatible type!
declare signext float @f()
;       ^~~~~~~
; error: signext cannot stand on type float [SP0214]

;---
; LLVM 14: Attribute 'noalias' applied to incompatible type!
declare noalias i32 @f()
;       ^~~~~~~
; error: noalias cannot stand on type i32 [SP0214]

;---
declare noalias i8* @f()

;---
declare nonnull i8* @f()

;---
; LLVM 14: Attribute 'nonnull' applied to incompatible type!
declare nonnull i32 @f()
;       ^~~~~~~
; error: nonnull cannot stand on type i32 [SP0214]

;---
declare align 8 i8* @f()

;---
; LLVM 14: Attribute 'align 8' applied to incompatible type!
declare align 8 i32 @f()
;       ^~~~~
; error: align cannot stand on type i32 [SP0214]

;---
declare dereferenceable(4) i8* @f()

;---
; LLVM 14: Attribute 'dereferenceable(4)' applied to incompatible type!
declare dereferenceable(4) i32 @f()
;       ^~~~~~~~~~~~~~~
; error: dereferenceable cannot stand on type i32 [SP0214]

;---
declare dereferenceable_or_null(4) i8* @f()

;---
; LLVM 14: dereferenceable bytes must be non-zero
declare dereferenceable(0) i8* @f()
;                       ^
; error: dereferenceable(0) is not possible [SP0106]

;---
; LLVM 14: Attribute 'noundef' applied to incompatible type!
declare noundef void @f()
;       ^~~~~~~
; error: noundef cannot stand on type void [SP0214]

;---
declare noundef i32 @f()

;---
declare inreg i32 @f()

;---
declare inreg void @f()

;---
; LLVM 14: this attribute does not apply to return values
declare nocapture i8* @f()
;       ^~~~~~~~~
; error: nocapture is an attribute of parameters, not of results [SP0214]

;---
; LLVM 14: this attribute does not apply to return values
declare readonly i8* @f()
;       ^~~~~~~~
; error: readonly is an attribute of parameters, not of results [SP0214]

;---
; LLVM 14: this attribute does not apply to return values
declare returned i32 @f(i32)
;       ^~~~~~~~
; error: returned is an attribute of parameters, not of results [SP0214]

;---
; LLVM 14: this attribute does not apply to return values
declare byval(i32) i8* @f()
;       ^~~~~
; error: byval is an attribute of parameters, not of results [SP0214]

;---
; LLVM 14: this attribute does not apply to return values
declare nest i8* @f()
;       ^~~~
; error: nest is an attribute of parameters, not of results [SP0214]

;---
; LLVM 14: this attribute does not apply to return values
declare swifterror i8* @f()
;       ^~~~~~~~~~
; error: swifterror is an attribute of parameters, not of results [SP0214]

;---
declare void @f(i32 alignstack(8))

;---
declare void @f() alignstack(8)

;---
; LLVM 14: stack alignment is not a power of two
declare void @f() alignstack(3)
;                            ^
; error: alignstack(3) is not possible [SP0106]

;---
declare void @f() alignstack(512)

;---
; LLVM 14: huge alignments are not supported yet
declare void @f(i8* align 8589934592)
;                         ^~~~~~~~~~
; error: alignment 8589934592 is larger than 2^32 [SP0106]

;---
declare void @f(i8* align 4294967296)

;---
; LLVM 14: this attribute does not apply to functions
declare void @f() byval(i32)
;                 ^~~~~
; error: `byval` is an attribute of parameters and results; it cannot stand here [SP0108]

;---
; LLVM 14: this attribute does not apply to functions
declare void @f() signext
;                 ^~~~~~~
; error: `signext` is an attribute of parameters and results; it cannot stand here [SP0108]

;---
; LLVM 14: this attribute does not apply to functions
declare void @f() noalias
;                 ^~~~~~~
; error: `noalias` is an attribute of parameters and results; it cannot stand here [SP0108]

;---
; LLVM 14: this attribute does not apply to functions
declare void @f() nonnull
;                 ^~~~~~~
; error: `nonnull` is an attribute of parameters and results; it cannot stand here [SP0108]

;---
declare void @f() align 8

;---
; LLVM 14: this attribute does not apply to functions
declare void @f() zeroext
;                 ^~~~~~~
; error: `zeroext` is an attribute of parameters and results; it cannot stand here [SP0108]

;---
; LLVM 14: this attribute does not apply to functions
declare void @f() nocapture
;                 ^~~~~~~~~
; error: `nocapture` is an attribute of parameters and results; it cannot stand here [SP0108]

;---
; LLVM 14: this attribute does not apply to functions
declare void @f() dereferenceable(8)
;                 ^~~~~~~~~~~~~~~
; error: `dereferenceable` is an attribute of parameters and results; it cannot stand here [SP0108]

;---
; LLVM 14: this attribute does not apply to functions
declare void @f() inreg
;                 ^~~~~
; error: `inreg` is an attribute of parameters and results; it cannot stand here [SP0108]

;---
declare void @f() nofree

;---
declare void @f(i8* nofree)

;---
declare void @f(i32 nofree)

;---
declare void @f() writeonly

;---
; LLVM 14: Attributes 'readnone and readonly' are incompatible!
declare void @f() readonly readnone
;                          ^~~~~~~~
; error: readnone and readonly contradict each other [SP0214]

;---
; LLVM 14: Attributes 'readonly and writeonly' are incompatible!
declare void @f() readonly writeonly
;                 ^~~~~~~~
; error: readonly and writeonly contradict each other [SP0214]

;---
; LLVM 14: Attributes 'noinline and alwaysinline' are incompatible!
declare void @f() noinline alwaysinline
;                 ^~~~~~~~
; error: noinline and alwaysinline contradict each other [SP0214]

;---
; LLVM 14: Attribute 'optnone' requires 'noinline'!
declare void @f() optnone
;                 ^~~~~~~
; error: optnone needs noinline beside it [SP0214]

;---
declare void @f() optnone noinline

;---
; LLVM 14: Attributes 'optsize and optnone' are incompatible!
declare void @f() optnone noinline optsize
;                 ^~~~~~~
; error: optnone and optsize contradict each other [SP0214]

;---
; LLVM 14: Attributes 'minsize and optnone' are incompatible!
declare void @f() optnone noinline minsize
;                 ^~~~~~~
; error: optnone and minsize contradict each other [SP0214]

;---
; LLVM 14: expected top-level entity
declare void @f() optnone noinline optdebug
;                                  ^~~~~~~~
; error: optdebug and optnone contradict each other [SP0214]

;---
; LLVM 14: expected top-level entity
declare void @f() optdebug optsize
;                 ^~~~~~~~
; error: optdebug and optsize contradict each other [SP0214]

;---
; LLVM 14: expected top-level entity
declare void @f() optdebug minsize
;                 ^~~~~~~~
; error: optdebug and minsize contradict each other [SP0214]

;---
; LLVM 14: expected top-level entity
declare void @f() sanitize_realtime sanitize_realtime_blocking
;                 ^~~~~~~~~~~~~~~~~
; error: sanitize_realtime and sanitize_realtime_blocking contradict each other [SP0214]

;---
declare void @f() "aarch64_pstate_sm_enabled" "aarch64_pstate_sm_compatible"

;---
declare void @f() "aarch64_new_za" "aarch64_in_za"

;---
declare void @f() "aarch64_new_zt0" "aarch64_in_zt0"

;---
declare void @f() "aarch64_new_zt0"

;---
declare void @f() "aarch64_za_state_agnostic" "aarch64_in_za"

;---
; LLVM 14: Attribute 'jumptable' requires 'unnamed_addr'
declare void @f() jumptable
;                 ^~~~~~~~~
; error: jumptable needs unnamed_addr [SP0214]

;---
declare void @f() unnamed_addr jumptable

;---
; LLVM 14: Attribute 'jumptable' requires 'unnamed_addr'
declare void @f() local_unnamed_addr jumptable
;                                    ^~~~~~~~~
; error: jumptable needs unnamed_addr [SP0214]

;---
declare i8* @f(i32) allocsize(0)

;---
; LLVM 14: 'allocsize' element size argument is out of bounds
declare i8* @f(i32) allocsize(1)
;                   ^~~~~~~~~
; error: allocsize(1) names what is no integer parameter [SP0214]

;---
declare i8* @f(i32, i32) allocsize(0, 1)

;---
; LLVM 14: 'allocsize' number of elements argument is out of bounds
declare i8* @f(i32, i32) allocsize(0, 2)
;                        ^~~~~~~~~
; error: allocsize(0,2) names what is no integer parameter [SP0214]

;---
; LLVM 14: 'allocsize' element size argument must refer to an integer parameter
declare i8* @f(float) allocsize(0)
;                     ^~~~~~~~~
; error: allocsize(0) names what is no integer parameter [SP0214]

;---
; LLVM 14: 'allocsize' number of elements argument must refer to an integer parameter
declare i8* @f(i32, i8*) allocsize(0, 1)
;                        ^~~~~~~~~
; error: allocsize(0,1) names what is no integer parameter [SP0214]

;---
; LLVM 14: 'allocsize' indices can't refer to the same parameter
declare i8* @f(i32) allocsize(0, 0)
;                             ^~~~~
; error: the two numbers of allocsize differ [SP0108]

;---
; LLVM 14: expected integer
declare i8* @f(i32) allocsize()
;                             ^
; error: allocsize has the number of a parameter, or two [SP0108]

;---
; LLVM 14: expected integer
declare i8* @f(i32) allocsize(-1)
;                             ^~~
; error: allocsize has the number of a parameter, or two [SP0108]

;---
; LLVM 14: expected top-level entity
declare i8* @f(i32) allockind("alloc,zeroed,uninitialized")
;                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: memory is either zeroed or uninitialized [SP0108]

;---
; LLVM 14: expected top-level entity
declare i8* @f(i32) allockind("zeroed")
;                             ^~~~~~~~~
; error: allockind has exactly one of alloc, realloc and free [SP0108]

;---
; LLVM 14: expected top-level entity
declare i8* @f(i32) allockind("alloc,free")
;                             ^~~~~~~~~~~~~
; error: allockind has exactly one of alloc, realloc and free [SP0108]

;---
; LLVM 14: expected top-level entity
declare i8* @f(i32) allockind("free,zeroed")
;                             ^~~~~~~~~~~~~~
; error: what is freed is not uninitialized, zeroed or aligned [SP0108]

;---
; LLVM 14: expected top-level entity
declare i8* @f(i32) allockind("free,aligned")
;                             ^~~~~~~~~~~~~~~
; error: what is freed is not uninitialized, zeroed or aligned [SP0108]

;---
; LLVM 14: expected top-level entity
declare i8* @f(i32) allockind("nonsense")
;                             ^~~~~~~~~~~
; error: `nonsense` is no kind of allocation: alloc, realloc, free, uninitialized, zeroed, aligned [SP0108]

;---
; LLVM 14: expected top-level entity
declare i8* @f(i32) allockind("")
;                             ^~~
; error: `` is no kind of allocation: alloc, realloc, free, uninitialized, zeroed, aligned [SP0108]

;---
; LLVM 14: expected top-level entity
declare i8* @f(i32) allockind()
;                             ^
; error: allockind has a text in quotes, such as "alloc,zeroed" [SP0108]

;---
declare void @f() vscale_range(1,16)

;---
; LLVM 14: 'vscale_range' minimum must be greater than 0
declare void @f() vscale_range(0,16)
;            ^~
; error: the least of vscale_range(0,16) is not zero [SP0214]

;---
declare void @f() vscale_range(0)

;---
declare void @f() vscale_range(3,16)

;---
declare void @f() vscale_range(1,15)

;---
; LLVM 14: 'vscale_range' minimum cannot be greater than maximum
declare void @f() vscale_range(4,2)
;            ^~
; error: the least of vscale_range(4,2) is larger than the most [SP0214]

;---
declare void @f() vscale_range(4)

;---
declare void @f() vscale_range(4,0)

;---
declare void @f() "frame-pointer"="all"

;---
declare void @f() "frame-pointer"="none"

;---
declare void @f() "frame-pointer"="non-leaf"

;---
; LLVM 14: invalid value for 'frame-pointer' attribute: non-leaf-no-reserve
declare void @f() "frame-pointer"="non-leaf-no-reserve"
;                                 ^~~~~~~~~~~~~~~~~~~~~
; error: "non-leaf-no-reserve" is a way to keep frame pointers that is newer than typed pointers [SP0214]

;---
; LLVM 14: invalid value for 'frame-pointer' attribute: some
declare void @f() "frame-pointer"="some"
;                 ^~~~~~~~~~~~~~~
; error: "frame-pointer" is one of all, non-leaf, none, reserved, non-leaf-no-reserve, not "some" [SP0214]

;---
; LLVM 14: invalid value for 'frame-pointer' attribute: 
declare void @f() "frame-pointer"
;                 ^~~~~~~~~~~~~~~
; error: "frame-pointer" is one of all, non-leaf, none, reserved, non-leaf-no-reserve, not "" [SP0214]

;---
declare void @f() "patchable-function-prefix"="4"

;---
; LLVM 14: "patchable-function-prefix" takes an unsigned integer: a
declare void @f() "patchable-function-prefix"="a"
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "patchable-function-prefix" is a number of 32 bits, not "a" [SP0214]

;---
; LLVM 14: "patchable-function-entry" takes an unsigned integer: -4
declare void @f() "patchable-function-entry"="-4"
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "patchable-function-entry" is a number of 32 bits, not "-4" [SP0214]

;---
; LLVM 14: "patchable-function-entry" takes an unsigned integer: 
declare void @f() "patchable-function-entry"
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "patchable-function-entry" is a number of 32 bits, not "" [SP0214]

;---
declare void @f() "patchable-function-entry-section"="x"

;---
; LLVM 14: "warn-stack-size" takes an unsigned integer: x
declare void @f() "warn-stack-size"="x"
;                 ^~~~~~~~~~~~~~~~~
; error: "warn-stack-size" is a number of 32 bits, not "x" [SP0214]

;---
declare void @f() "warn-stack-size"="42"

;---
declare void @f() "sign-return-address"="some"

;---
declare void @f() "sign-return-address"="all"

;---
declare void @f() "sign-return-address-key"="a_key"

;---
declare void @f() "sign-return-address"="all" "sign-return-address-key"="a_key"

;---
declare void @f() "sign-return-address"="all" "sign-return-address-key"="c_key"

;---
declare void @f() "branch-target-enforcement"="true"

;---
declare void @f() "branch-target-enforcement"="yes"

;---
declare void @f() "branch-target-enforcement"

;---
declare void @f() "branch-protection-pauth-lr"="yes"

;---
declare void @f() "guarded-control-stack"="yes"

;---
declare void @f() "guarded-control-stack"="false"

;---
declare void @f(i32) "vector-function-abi-variant"="nonsense"

;---
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVnN2v_f(f2)"

;---
declare void @f() "denormal-fp-math"="nonsense"

;---
declare void @f() "denormal-fp-math"="ieee,ieee"

;---
declare void @f() "denormal-fp-math"="preserve-sign"

;---
declare void @f() "denormal-fp-math"="positive-zero,dynamic"

;---
declare void @f() "denormal-fp-math"="ieee,nonsense"

;---
declare void @f() "denormal-fp-math"=""

;---
declare void @f() "denormal-fp-math-f32"="nonsense"

;---
; LLVM 14: invalid value for 'no-inline-line-tables' attribute: maybe
declare void @f() "no-inline-line-tables"="maybe"
;                 ^~~~~~~~~~~~~~~~~~~~~~~
; error: "no-inline-line-tables" is true or false, not "maybe" [SP0214]

;---
declare void @f() "no-inline-line-tables"="true"

;---
; LLVM 14: invalid value for 'unsafe-fp-math' attribute: maybe
declare void @f() "unsafe-fp-math"="maybe"
;                 ^~~~~~~~~~~~~~~~
; error: "unsafe-fp-math" is true or false, not "maybe" [SP0214]

;---
; LLVM 14: invalid value for 'no-nans-fp-math' attribute: maybe
declare void @f() "no-nans-fp-math"="maybe"
;                 ^~~~~~~~~~~~~~~~~
; error: "no-nans-fp-math" is true or false, not "maybe" [SP0214]

;---
; LLVM 14: invalid value for 'no-infs-fp-math' attribute: maybe
declare void @f() "no-infs-fp-math"="maybe"
;                 ^~~~~~~~~~~~~~~~~
; error: "no-infs-fp-math" is true or false, not "maybe" [SP0214]

;---
; LLVM 14: invalid value for 'no-signed-zeros-fp-math' attribute: maybe
declare void @f() "no-signed-zeros-fp-math"="maybe"
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~
; error: "no-signed-zeros-fp-math" is true or false, not "maybe" [SP0214]

;---
declare void @f() "approx-func-fp-math"="maybe"

;---
; LLVM 14: invalid value for 'no-jump-tables' attribute: maybe
declare void @f() "no-jump-tables"="maybe"
;                 ^~~~~~~~~~~~~~~~
; error: "no-jump-tables" is true or false, not "maybe" [SP0214]

;---
; LLVM 14: invalid value for 'profile-sample-accurate' attribute: maybe
declare void @f() "profile-sample-accurate"="maybe"
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~
; error: "profile-sample-accurate" is true or false, not "maybe" [SP0214]

;---
; LLVM 14: invalid value for 'use-sample-profile' attribute: maybe
declare void @f() "use-sample-profile"="maybe"
;                 ^~~~~~~~~~~~~~~~~~~~
; error: "use-sample-profile" is true or false, not "maybe" [SP0214]

;---
declare void @f() "uniform-work-group-size"="maybe"

;---
declare void @f() "loader-replaceable"="maybe"

;---
; LLVM 14: invalid value for 'less-precise-fpmad' attribute: maybe
declare void @f() "less-precise-fpmad"="maybe"
;                 ^~~~~~~~~~~~~~~~~~~~
; error: "less-precise-fpmad" is true or false, not "maybe" [SP0214]

;---
declare void @f() "no-frame-pointer-elim"="maybe"

;---
; LLVM 14: invalid value for 'no-jump-tables' attribute: maybe
declare void @f(i32 "no-jump-tables"="maybe")
;                   ^~~~~~~~~~~~~~~~
; error: "no-jump-tables" is true or false, not "maybe" [SP0214]

;---
declare void @f() "my-attr"="maybe"

;---
; LLVM 14: 'builtin' attribute not valid on function
declare void @f() builtin
;                 ^~~~~~~
; error: `builtin` is an attribute of calls; it cannot stand here [SP0108]

;---
declare void @f() nobuiltin

;---
declare void @f() naked

;---
define void @f(i32 %x) naked { ret void }

;---
define i32 @f(i32 %x) naked { ret i32 %x }

;---
declare void @f() preallocated(i32)

;---
declare void @f() speculatable

;---
declare void @f() nosync willreturn mustprogress nofree nounwind nocallback

;---
; LLVM 14: expected top-level entity
declare void @f() uwtable(nonsense)
;                         ^~~~~~~~~
; error: the kinds of unwind tables are `sync` and `async`, not `nonsense` [SP0108]

;---
; LLVM 14: expected ')' at end of argument list
declare void @f(i32 dead_on_unwind)
;                   ^~~~~~~~~~~~~~
; error: dead_on_unwind cannot stand on type i32 [SP0214]

;---
; LLVM 14: Attribute 'byval' type does not match parameter!
declare x86_intrcc void @f(i8* byval(i32))
;                              ^~~~~
; error: byval(i32) stands on a pointer to something else, i8* [SP0214]

;---
; LLVM 14: Calling convention parameter requires byval
declare x86_intrcc void @f(i8*)
;                       ^~
; error: the first parameter of a function with x86_intrcc is byval [SP0216]

;---
declare x86_intrcc void @f()

;---
; LLVM 14: Calling convention requires void return type
declare amdgpu_kernel i32 @f()
;                         ^~
; error: a function with amdgpu_kernel returns nothing, not i32 [SP0216]

;---
declare amdgpu_kernel void @f()

;---
; LLVM 14: Calling convention requires void return type
declare spir_kernel i32 @f()
;                       ^~
; error: a function with spir_kernel returns nothing, not i32 [SP0216]

;---
; LLVM 14: Calling convention does not allow sret
declare amdgpu_kernel void @f(i8* sret(i32))
;                          ^~
; error: a function with amdgpu_kernel has no sret parameter [SP0216]

;---
; LLVM 14: Calling convention does not allow sret
declare amdgpu_vs void @f(i8* sret(i32))
;                      ^~
; error: a function with amdgpu_vs has no sret parameter [SP0216]

;---
; LLVM 14: Attribute 'byval' type does not match parameter!
declare amdgpu_vs void @f(i8* byval(i32))
;                      ^~
; error: a function with amdgpu_vs has no byval parameter [SP0216]
;                             ^~~~~
; error: byval(i32) stands on a pointer to something else, i8* [SP0214]

;---
; LLVM 14: Attribute 'byval' type does not match parameter!
declare amdgpu_kernel void @f(i8* byval(i32))
;                          ^~
; error: a function with amdgpu_kernel has no byval parameter [SP0216]
;                                 ^~~~~
; error: byval(i32) stands on a pointer to something else, i8* [SP0214]

;---
; LLVM 14: Attribute 'inalloca' type does not match parameter!
declare amdgpu_kernel void @f(i8* inalloca(i32))
;                          ^~
; error: a function with amdgpu_kernel has no inalloca parameter [SP0216]
;                                 ^~~~~~~~
; error: inalloca(i32) stands on a pointer to something else, i8* [SP0214]

;---
; LLVM 14: Attribute 'preallocated' type does not match parameter!
declare amdgpu_kernel void @f(i8* preallocated(i32))
;                          ^~
; error: a function with amdgpu_kernel has no preallocated parameter [SP0216]
;                                 ^~~~~~~~~~~~
; error: preallocated(i32) stands on a pointer to something else, i8* [SP0214]

;---
; LLVM 14: Attribute 'byref' type does not match parameter!
declare amdgpu_kernel void @f(i8* byref(i32))
;                          ^~
; error: a function with amdgpu_kernel has no byref parameter on the stack [SP0216]
;                                 ^~~~~
; error: byref(i32) stands on a pointer to something else, i8* [SP0214]

;---
; LLVM 14: Attribute 'byref' type does not match parameter!
declare amdgpu_kernel void @f(i8 addrspace(4)* byref(i32))
;                                              ^~~~~
; error: byref(i32) stands on a pointer to something else, i8 addrspace(4)* [SP0214]

;---
; LLVM 14: Attribute 'byval' type does not match parameter!
declare spir_kernel void @f(i8* byval(i32))
;                               ^~~~~
; error: byval(i32) stands on a pointer to something else, i8* [SP0214]

;---
; LLVM 14: expected type
declare amdgpu_cs_chain i32 @f()
;                           ^~
; error: a function with amdgpu_cs_chain returns nothing, not i32 [SP0216]

;---
; LLVM 14: Calling convention does not support varargs or perfect forwarding!
declare amdgpu_kernel void @f(...)
;                          ^~
; error: a function with amdgpu_kernel has no variable arguments [SP0216]

;---
; LLVM 14: Calling convention does not support varargs or perfect forwarding!
declare fastcc void @f(...)
;                   ^~
; error: a function with fastcc has no variable arguments [SP0216]

;---
; LLVM 14: Calling convention does not support varargs or perfect forwarding!
declare coldcc void @f(...)
;                   ^~
; error: a function with coldcc has no variable arguments [SP0216]

;---
; LLVM 14: Calling convention does not support varargs or perfect forwarding!
declare intel_ocl_bicc void @f(...)
;                           ^~
; error: a function with intel_ocl_bicc has no variable arguments [SP0216]

;---
; LLVM 14: Calling convention does not support varargs or perfect forwarding!
declare ptx_kernel void @f(...)
;                       ^~
; error: a function with ptx_kernel has no variable arguments [SP0216]

;---
; LLVM 14: Calling convention does not support varargs or perfect forwarding!
declare ptx_device void @f(...)
;                       ^~
; error: a function with ptx_device has no variable arguments [SP0216]

;---
declare ghccc void @f(...)

;---
declare swiftcc void @f(...)

;---
declare tailcc void @f(...)

;---
declare amdgpu_gfx void @f(...)

;---
; LLVM 14: Calling convention does not support varargs or perfect forwarding!
declare amdgpu_cs void @f(...)
;                      ^~
; error: a function with amdgpu_cs has no variable arguments [SP0216]

;---
declare x86_stdcallcc void @f(...)

;---
declare { i32, i32 } @f()

;---
declare [2 x i32] @f()

;---
declare void @f([2 x i32], { i32 })

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i8* vs i8)
define void @f(i8* swifterror %e) {
  %x = load i8*, i8* %e
;                ^~
; error: the address has type i8*, but i8* is accessed [SP0104]
  store i8* null, i8* %e
;                 ^~
; error: the address has type i8*, but i8* is accessed [SP0104]
  ret void
}

;---
; LLVM 14: stored value and pointer type do not match
define void @f(i8* swifterror %e) {
  store i8* %e, i8* null
;               ^~
; error: the address has type i8*, but i8* is accessed [SP0104]
  ret void
}

;---
; LLVM 14: Attribute 'swifterror' only applies to parameters with pointer to pointer type!
define void @f(i8* swifterror %e) {
;                  ^~~~~~~~~~
; error: swifterror stands on a pointer to a pointer, not on i8* [SP0214]
  %x = ptrtoint i8* %e to i64
; ^~
; error: a swifterror value is loaded from, stored to, or handed on as a swifterror argument; it has no address [SP0214]
  ret void
}

;---
; LLVM 14: Attribute 'swifterror' only applies to parameters with pointer to pointer type!
define void @f(i8* swifterror %e) {
;                  ^~~~~~~~~~
; error: swifterror stands on a pointer to a pointer, not on i8* [SP0214]
  %x = getelementptr i8, i8* %e, i64 0
; ^~
; error: a swifterror value is loaded from, stored to, or handed on as a swifterror argument; it has no address [SP0214]
  ret void
}

;---
; LLVM 14: Attribute 'swifterror' only applies to parameters with pointer to pointer type!
declare void @g(i8* swifterror)
;                   ^~~~~~~~~~
; error: swifterror stands on a pointer to a pointer, not on i8* [SP0214]
define void @f(i8* swifterror %e) {
;                  ^~~~~~~~~~
; error: swifterror stands on a pointer to a pointer, not on i8* [SP0214]
  call void @g(i8* swifterror %e)
;                  ^~~~~~~~~~
; error: swifterror stands on a pointer to a pointer, not on i8* [SP0214]
  ret void
}

;---
; LLVM 14: Attribute 'swifterror' only applies to parameters with pointer to pointer type!
declare void @g(i8* swifterror)
;                   ^~~~~~~~~~
; error: swifterror stands on a pointer to a pointer, not on i8* [SP0214]
define void @f(i8* swifterror %e) {
;                  ^~~~~~~~~~
; error: swifterror stands on a pointer to a pointer, not on i8* [SP0214]
  call void @g(i8* %e)
  ret void
}

;---
; LLVM 14: Attribute 'swifterror' only applies to parameters with pointer to pointer type!
declare void @g(i8*)
define void @f(i8* swifterror %e) {
;                  ^~~~~~~~~~
; error: swifterror stands on a pointer to a pointer, not on i8* [SP0214]
  call void @g(i8* %e)
;                  ^~
; error: argument 1 is a swifterror value, the parameter is not [SP0214]
  ret void
}

;---
; LLVM 14: '%a' defined with type 'i8**' but expected 'i8*'
declare void @g(i8* swifterror)
define void @f() {
  %a = alloca swifterror i8*
  call void @g(i8* swifterror %a)
;                             ^~
; error: `%a` is defined with type `i8**`, but used with type `i8*` [SP0104]
  ret void
}

;---
; LLVM 14: '%a' defined with type 'i8**' but expected 'i8*'
declare void @g(i8* swifterror)
define void @f() {
  %a = alloca i8*
  call void @g(i8* swifterror %a)
;                             ^~
; error: `%a` is defined with type `i8**`, but used with type `i8*` [SP0104]
  ret void
}

;---
; LLVM 14: Attribute 'swifterror' only applies to parameters with pointer to pointer type!
declare void @g(i8* swifterror)
;                   ^~~~~~~~~~
; error: swifterror stands on a pointer to a pointer, not on i8* [SP0214]
define void @f(i8* %p) {
  call void @g(i8* swifterror %p)
;                  ^~~~~~~~~~
; error: swifterror stands on a pointer to a pointer, not on i8* [SP0214]
;                             ^~
; error: %p is handed on as swifterror, but the parameter is not swifterror [SP0214]
  ret void
}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i8* vs i8)
declare void @g(i8* swifterror)
define void @f(i8* %p) {
  %x = load i8*, i8* %p
;                ^~
; error: the address has type i8*, but i8* is accessed [SP0104]
  call void @g(i8* swifterror %x)
  ret void
}

;---
define void @f() {
  %a = alloca swifterror i8*, i32 2
  ret void
}

;---
; LLVM 14: '%a' defined with type 'i8**' but expected 'i8*'
define void @f() {
  %a = alloca swifterror i8*
  store i8* %a, i8* null
;           ^~
; error: `%a` is defined with type `i8**`, but used with type `i8*` [SP0104]
  ret void
}

;---
; LLVM 14: '%a' defined with type 'i8**' but expected 'i8*'
define void @f() {
  %a = alloca swifterror i8*
  store i8* null, i8* %a
;                     ^~
; error: `%a` is defined with type `i8**`, but used with type `i8*` [SP0104]
  %v = load i8*, i8* %a
;                    ^~
; error: `%a` is defined with type `i8**`, but used with type `i8*` [SP0104]
  ret void
}

;---
; LLVM 14: '%a' defined with type 'i8**' but expected 'i8*'
define i8* @f() {
  %a = alloca swifterror i8*
  ret i8* %a
;         ^~
; error: `%a` is defined with type `i8**`, but used with type `i8*` [SP0104]
}

;---
; LLVM 14: '%a' defined with type 'i32*' but expected 'i8*'
declare void @g(i8* inalloca(i32))
define void @f() {
  %a = alloca inalloca i32
  call void @g(i8* inalloca(i32) %a)
;                                ^~
; error: `%a` is defined with type `i32*`, but used with type `i8*` [SP0104]
  ret void
}

;---
; LLVM 14: '%a' defined with type 'i32*' but expected 'i8*'
declare void @g(i8* inalloca(i32))
define void @f() {
  %a = alloca i32
  call void @g(i8* inalloca(i32) %a)
;                                ^~
; error: `%a` is defined with type `i32*`, but used with type `i8*` [SP0104]
  ret void
}

;---
attributes #0 = { nounwind "a"="b" align=8 }
declare void @f() #0

;---
attributes #0 = { align=8 }

;---
attributes #0 = { nounwind }
attributes #0 = { readnone }
declare void @f() #0

;---
declare void @f() #7
;                 ^~
; warning: attribute group #7 is not defined [SP0116]
;   note: It is taken to be empty, as LLVM does.

;---
define void @f() #0 { ret void }
attributes #0 = { alignstack=8 }

;---
@g = global i32 0 #0
attributes #0 = { "x" }

;---
@g = global i32 0 #0
attributes #0 = { nounwind }

;---
; LLVM 14: expected ')' at end of argument list
declare void @f(i32 #0)
;                   ^~
; error: unexpected `#0` [SP0101]
;   expected `)`
attributes #0 = { zeroext }
;                 ^~~~~~~
; error: `zeroext` is an attribute of parameters; groups are for functions and calls [SP0108]
