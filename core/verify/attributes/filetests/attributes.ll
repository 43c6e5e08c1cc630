; test: verify
; llvm: 22
; Small modules, and what LLVM 22 says of those that it refuses.
;---
; LLVM 22: immarg attribute only applies to intrinsics
declare void @f(ptr immarg)
;                   ^~~~~~
; error: immarg is an attribute of the parameters of intrinsics [SP0214]

;---
; LLVM 22: Attribute 'immarg' is incompatible with other attributes except the 'range' attribute
declare void @llvm.foo(i32 immarg noundef)
;                          ^~~~~~
; error: immarg stands alone, or beside range [SP0214]

;---
; LLVM 22: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
declare void @f(ptr byval(i32) inreg)
;                              ^~~~~
; error: inreg and byval contradict each other [SP0214]

;---
declare void @f(ptr sret(i32) inreg)

;---
; LLVM 22: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
declare void @f(ptr sret(i32) byval(i32))
;                             ^~~~~
; error: byval and sret contradict each other [SP0214]

;---
; LLVM 22: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
declare void @f(ptr nest byval(i32))
;                        ^~~~~
; error: byval and nest contradict each other [SP0214]

;---
; LLVM 22: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
declare void @f(ptr nest inreg)
;                        ^~~~~
; error: inreg and nest contradict each other [SP0214]

;---
; LLVM 22: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
declare void @f(ptr byref(i32) byval(i32))
;                              ^~~~~
; error: byval and byref contradict each other [SP0214]

;---
; LLVM 22: Attributes 'inalloca and readonly' are incompatible!
declare void @f(ptr inalloca(i32) readonly)
;                   ^~~~~~~~
; error: inalloca and readonly contradict each other [SP0214]

;---
; LLVM 22: Attributes 'sret and returned' are incompatible!
declare void @f(ptr sret(i32) returned)
;            ^~
; error: a returned parameter of type ptr in a function that returns void [SP0214]
;                   ^~~~
; error: sret and returned contradict each other [SP0214]

;---
; LLVM 22: Attributes 'readnone and readonly' are incompatible!
declare ptr @f(ptr readnone readonly)
;                  ^~~~~~~~
; error: readnone and readonly contradict each other [SP0214]

;---
; LLVM 22: Attributes 'readnone and writeonly' are incompatible!
declare ptr @f(ptr readnone writeonly)
;                  ^~~~~~~~
; error: readnone and writeonly contradict each other [SP0214]

;---
; LLVM 22: Attributes 'readonly and writeonly' are incompatible!
declare ptr @f(ptr readonly writeonly)
;                  ^~~~~~~~
; error: readonly and writeonly contradict each other [SP0214]

;---
declare ptr @f(ptr writable)

;---
; LLVM 22: Attributes writable and readnone are incompatible!
declare ptr @f(ptr writable readnone)
;                  ^~~~~~~~
; error: writable and readnone contradict each other [SP0214]

;---
; LLVM 22: Attributes writable and readonly are incompatible!
declare ptr @f(ptr writable readonly)
;                  ^~~~~~~~
; error: writable and readonly contradict each other [SP0214]

;---
; LLVM 22: Attribute writable and memory without argmem: write are incompatible!
declare ptr @f(ptr writable) memory(none)
;           ^~
; error: a parameter is writable, but memory(none) says that arguments are not written through [SP0214]

;---
declare ptr @f(ptr writable) memory(argmem: write)

;---
; LLVM 22: Attribute writable and memory without argmem: write are incompatible!
declare ptr @f(ptr writable) memory(argmem: read)
;           ^~
; error: a parameter is writable, but memory(argmem: read) says that arguments are not written through [SP0214]

;---
declare ptr @f(ptr writable) memory(readwrite)

;---
; LLVM 22: Attribute writable and memory without argmem: write are incompatible!
declare ptr @f(ptr writable) memory(inaccessiblemem: readwrite)
;           ^~
; error: a parameter is writable, but memory(inaccessiblemem: readwrite) says that arguments are not written through [SP0214]

;---
; LLVM 22: Attribute 'byval(i32)' applied to incompatible type!
declare void @f(i32 byval(i32))
;                   ^~~~~
; error: byval cannot stand on type i32 [SP0214]

;---
; LLVM 22: Attribute 'align 4' applied to incompatible type!
declare void @f(i32 align 4)
;                   ^~~~~
; error: align cannot stand on type i32 [SP0214]

;---
declare void @f(<2 x ptr> align 4)

;---
; LLVM 22: Attribute 'nonnull' applied to incompatible type!
declare void @f(<2 x ptr> nonnull)
;                         ^~~~~~~
; error: nonnull cannot stand on type <2 x ptr> [SP0214]

;---
; LLVM 22: Attribute 'noalias' applied to incompatible type!
declare void @f(<2 x ptr> noalias)
;                         ^~~~~~~
; error: noalias cannot stand on type <2 x ptr> [SP0214]

;---
declare void @f(<2 x ptr> noundef)

;---
; LLVM 22: Attribute 'captures(none)' applied to incompatible type!
declare void @f(<2 x ptr> nocapture)
;            ^~
; error: captures cannot stand on type <2 x ptr> [SP0214]

;---
; LLVM 22: Attribute 'captures(none)' applied to incompatible type!
declare void @f(<2 x ptr> captures(none))
;                         ^~~~~~~~
; error: captures cannot stand on type <2 x ptr> [SP0214]

;---
; LLVM 22: Attribute 'readonly' applied to incompatible type!
declare void @f(<2 x ptr> readonly)
;                         ^~~~~~~~
; error: readonly cannot stand on type <2 x ptr> [SP0214]

;---
; LLVM 22: Attribute 'dereferenceable(4)' applied to incompatible type!
declare void @f(<2 x ptr> dereferenceable(4))
;                         ^~~~~~~~~~~~~~~
; error: dereferenceable cannot stand on type <2 x ptr> [SP0214]

;---
; LLVM 22: Attribute 'byval' does not support unsized types!
declare void @f(ptr byval(%o))
;                   ^~~~~
; error: byval(%o) has no size [SP0214]
%o = type opaque

;---
; LLVM 22: Attribute 'byval' does not support unsized types!
declare void @f(ptr byval(void ()))
;                   ^~~~~
; error: byval(void ()) has no size [SP0214]

;---
; LLVM 22: huge 'byval' arguments are unsupported
declare void @f(ptr byval([1073741824 x i32]))
;                   ^~~~~
; error: byval([1073741824 x i32]) is larger than 4 GiB [SP0214]

;---
declare void @f(ptr byval([1073741823 x i32]))

;---
; LLVM 22: huge 'byref' arguments are unsupported
declare void @f(ptr byref([1073741824 x i32]))
;                   ^~~~~
; error: byref([1073741824 x i32]) is larger than 4 GiB [SP0214]

;---
; LLVM 22: Attribute 'byref' does not support unsized types!
declare void @f(ptr byref(%o))
;                   ^~~~~
; error: byref(%o) has no size [SP0214]
%o = type opaque

;---
; LLVM 22: Attribute 'inalloca' does not support unsized types!
declare void @f(ptr inalloca(%o))
;                   ^~~~~~~~
; error: inalloca(%o) has no size [SP0214]
%o = type opaque

;---
; LLVM 22: Attribute 'preallocated' does not support unsized types!
declare void @f(ptr preallocated(%o))
;                   ^~~~~~~~~~~~
; error: preallocated(%o) has no size [SP0214]
%o = type opaque

;---
declare void @f(ptr sret(%o))
%o = type opaque

;---
declare void @f(ptr sret(void ()))

;---
; LLVM 22: expected '('
declare void @f(ptr initializes())
;                               ^
; error: initializes has ranges of bytes, such as (0, 4) [SP0108]

;---
declare void @f(ptr initializes((0, 4)))

;---
; LLVM 22: Invalid (unordered or overlapping) range list
declare void @f(ptr initializes((0, 4), (4, 8)))
;                               ^~~~~~~~~~~~~~~
; error: the ranges of initializes are in ascending order and do not touch [SP0108]

;---
declare void @f(ptr initializes((0, 4), (5, 8)))

;---
; LLVM 22: Invalid (unordered or overlapping) range list
declare void @f(ptr initializes((5, 8), (0, 4)))
;                               ^~~~~~~~~~~~~~~
; error: the ranges of initializes are in ascending order and do not touch [SP0108]

;---
; LLVM 22: Invalid (unordered or overlapping) range list
declare void @f(ptr initializes((0, 4), (2, 8)))
;                               ^~~~~~~~~~~~~~~
; error: the ranges of initializes are in ascending order and do not touch [SP0108]

;---
; LLVM 22: the range should not represent the full or empty set!
declare void @f(ptr initializes((4, 4)))
;                               ^~~~~~~
; error: the second limit of a range is larger than the first [SP0108]

;---
; LLVM 22: Invalid (unordered or overlapping) range list
declare void @f(ptr initializes((4, 2)))
;                               ^~~~~~~
; error: the second limit of a range is larger than the first [SP0108]

;---
declare void @f(ptr initializes((-4, 2)))

;---
; LLVM 22: Attribute 'initializes((0, 4))' applied to incompatible type!
declare void @f(i32 initializes((0, 4)))
;                   ^~~~~~~~~~~
; error: initializes cannot stand on type i32 [SP0214]

;---
declare void @f(float nofpclass(nan))

;---
; LLVM 22: expected nofpclass test mask
declare void @f(float nofpclass())
;                               ^
; error: nofpclass names the classes excluded, such as nan or inf [SP0108]

;---
; LLVM 22: invalid mask value for 'nofpclass'
declare void @f(float nofpclass(0))
;                               ^~
; error: nofpclass names the classes excluded, such as nan or inf [SP0108]

;---
declare void @f(float nofpclass(1023))

;---
; LLVM 22: invalid mask value for 'nofpclass'
declare void @f(float nofpclass(1024))
;                               ^~~~~
; error: the classes of nofpclass are bits of a number from 1 to 1023, not `1024` [SP0108]

;---
; LLVM 22: expected nofpclass test mask
declare void @f(float nofpclass(nonsense))
;                               ^~~~~~~~~
; error: `nonsense` is no class of numbers [SP0108]

;---
; LLVM 22: Attribute 'nofpclass(nan)' applied to incompatible type!
declare void @f(i32 nofpclass(nan))
;                   ^~~~~~~~~
; error: nofpclass cannot stand on type i32 [SP0214]

;---
; LLVM 22: Attribute 'nofpclass(nan)' applied to incompatible type!
declare void @f(ptr nofpclass(nan))
;                   ^~~~~~~~~
; error: nofpclass cannot stand on type ptr [SP0214]

;---
declare void @f([2 x float] nofpclass(nan))

;---
declare void @f({ float, float } nofpclass(nan))

;---
; LLVM 22: Attribute 'nofpclass(nan)' applied to incompatible type!
declare void @f({ float, double } nofpclass(nan))
;            ^~
; error: nofpclass cannot stand on type { float, double } [SP0214]

;---
declare void @f(<2 x float> nofpclass(nan inf))

;---
declare nofpclass(nan) { float, float } @f()

;---
declare void @f(i32 range(i32 0, 5))

;---
; LLVM 22: Attribute 'range(i64 0, 5)' applied to incompatible type!
declare void @f(i32 range(i64 0, 5))
;                   ^~~~~
; error: range(i64 0, 5) cannot stand on type i32 [SP0214]

;---
; LLVM 22: Attribute 'range(i64 0, 5)' applied to incompatible type!
declare void @f(ptr range(i64 0, 5))
;                   ^~~~~
; error: range cannot stand on type ptr [SP0214]

;---
; LLVM 22: Attribute 'range(i32 0, 5)' applied to incompatible type!
declare void @f(float range(i32 0, 5))
;                     ^~~~~
; error: range cannot stand on type float [SP0214]

;---
declare void @f(<2 x i32> range(i32 0, 5))

;---
; LLVM 22: the range represent the empty set but limits aren't 0!
declare void @f(i32 range(i32 5, 5))
;                         ^~~~~~~~~
; error: a range between equal limits is empty; the limits are then 0 [SP0108]

;---
declare void @f(i32 range(i32 0, 0))

;---
; LLVM 22: the range represent the empty set but limits aren't 0!
declare void @f(i32 range(i32 -1, -1))
;                         ^~~~~~~~~~~
; error: a range between equal limits is empty; the limits are then 0 [SP0108]

;---
; LLVM 22: integer is too large for the bit width of specified type
declare void @f(i32 range(i32 0, 5000000000))
;                         ^~~~~~~~~~~~~~~~~~
; error: 5000000000 does not fit into i32 [SP0108]

;---
declare range(i32 0, 5) i32 @f()

;---
; LLVM 22: Attribute 'range(i32 0, 5)' applied to incompatible type!
declare range(i32 0, 5) i64 @f()
;       ^~~~~
; error: range(i32 0, 5) cannot stand on type i64 [SP0214]

;---
; LLVM 22: this attribute does not apply to functions
declare void @f() range(i32 0, 5)
;                 ^~~~~
; error: `range` is an attribute of parameters and results; it cannot stand here [SP0108]

;---
; LLVM 22: Attribute 'nest' applied to incompatible type!
declare void @f(i32 nest)
;                   ^~~~
; error: nest cannot stand on type i32 [SP0214]

;---
; LLVM 22: More than one parameter has attribute nest!
declare void @f(ptr nest, ptr nest)
;            ^~
; error: two parameters are nest [SP0214]

;---
; LLVM 22: Incompatible argument and return types for 'returned' attribute
declare void @f(i32 returned, i32 returned)
;            ^~
; error: a returned parameter of type i32 in a function that returns void [SP0214]

;---
; LLVM 22: More than one parameter has attribute returned!
declare i32 @f(i32 returned, i32 returned)
;           ^~
; error: two parameters are returned [SP0214]

;---
declare i32 @f(i32 returned)

;---
; LLVM 22: Incompatible argument and return types for 'returned' attribute
declare i32 @f(float returned)
;           ^~
; error: a returned parameter of type float in a function that returns i32 [SP0214]

;---
; LLVM 22: Incompatible argument and return types for 'returned' attribute
declare <2 x i32> @f(i64 returned)
;                 ^~
; error: a returned parameter of type i64 in a function that returns <2 x i32> [SP0214]

;---
; LLVM 22: Incompatible argument and return types for 'returned' attribute
declare i64 @f(<2 x i32> returned)
;           ^~
; error: a returned parameter of type <2 x i32> in a function that returns i64 [SP0214]

;---
; LLVM 22: Incompatible argument and return types for 'returned' attribute
declare ptr @f(ptr addrspace(1) returned)
;           ^~
; error: a returned parameter of type ptr addrspace(1) in a function that returns ptr [SP0214]

;---
; LLVM 22: Incompatible argument and return types for 'returned' attribute
declare i64 @f(double returned)
;           ^~
; error: a returned parameter of type double in a function that returns i64 [SP0214]

;---
; LLVM 22: Incompatible argument and return types for 'returned' attribute
declare ptr @f(i64 returned)
;           ^~
; error: a returned parameter of type i64 in a function that returns ptr [SP0214]

;---
; LLVM 22: Cannot have multiple 'sret' parameters!
declare void @f(ptr sret(i32), ptr sret(i32))
;            ^~
; error: two parameters are sret [SP0214]

;---
; LLVM 22: Attribute 'sret' is not on first or second parameter!
declare void @f(ptr, ptr, ptr sret(i32))
;                             ^~~~
; error: sret is an attribute of the first or second parameter [SP0214]

;---
declare void @f(ptr, ptr sret(i32))

;---
; LLVM 22: functions with 'sret' argument must return void
declare i32 @f(ptr sret(i32))
;       ^~~
; error: a function with an sret parameter returns void, not i32 [SP0105]

;---
; LLVM 22: Cannot have multiple 'swiftself' parameters!
declare void @f(ptr swiftself, ptr swiftself)
;            ^~
; error: two parameters are swiftself [SP0214]

;---
; LLVM 22: Cannot have multiple 'swiftasync' parameters!
declare void @f(ptr swiftasync, ptr swiftasync)
;            ^~
; error: two parameters are swiftasync [SP0214]

;---
; LLVM 22: Cannot have multiple 'swifterror' parameters!
declare void @f(ptr swifterror, ptr swifterror)
;            ^~
; error: two parameters are swifterror [SP0214]

;---
; LLVM 22: Attribute 'swifterror' applied to incompatible type!
declare void @f(i32 swifterror)
;                   ^~~~~~~~~~
; error: swifterror cannot stand on type i32 [SP0214]

;---
declare void @f(i32 swiftself)

;---
declare void @f(i32 swiftasync)

;---
; LLVM 22: inalloca isn't on the last parameter!
declare void @f(ptr inalloca(i32), ptr)
;                   ^~~~~~~~
; error: inalloca is an attribute of the last parameter [SP0214]

;---
declare void @f(ptr, ptr inalloca(i32))

;---
declare void @f(ptr inalloca(i32), ...)

;---
; LLVM 22: Attribute 'elementtype' can only be applied to intrinsics and inline asm.
declare void @f(ptr elementtype(i32))
;                   ^~~~~~~~~~~
; error: elementtype is an attribute of arguments of calls, not of parameters [SP0214]

;---
declare void @f(ptr allocptr)

;---
declare void @f(i64 allocalign)

;---
; LLVM 22: Attribute 'allocalign' applied to incompatible type!
declare void @f(ptr allocalign)
;                   ^~~~~~~~~~
; error: allocalign cannot stand on type ptr [SP0214]

;---
; LLVM 22: Attribute 'allocptr' applied to incompatible type!
declare void @f(i64 allocptr)
;                   ^~~~~~~~
; error: allocptr cannot stand on type i64 [SP0214]

;---
; LLVM 22: Attribute 'signext' applied to incompatible type!
declare void @f(ptr signext)
;                   ^~~~~~~
; error: signext cannot stand on type ptr [SP0214]

;---
; LLVM 22: Attributes 'zeroext and signext' are incompatible!
declare void @f(i32 signext zeroext)
;                           ^~~~~~~
; error: zeroext and signext contradict each other [SP0214]

;---
declare void @f(i32 noext)

;---
declare void @f(i32 noext signext)

;---
; LLVM 22: Attribute 'zeroext' applied to incompatible type!
declare void @f(float zeroext)
;                     ^~~~~~~
; error: zeroext cannot stand on type float [SP0214]

;---
; LLVM 22: Attribute 'zeroext' applied to incompatible type!
declare void @f(<2 x i32> zeroext)
;                         ^~~~~~~
; error: zeroext cannot stand on type <2 x i32> [SP0214]

;---
declare signext i32 @f()

;---
; LLVM 22: Attribute 'signext' applied to incompatible type!
declare signext float @f()
;       ^~~~~~~
; error: signext cannot stand on type float [SP0214]

;---
; LLVM 22: Attribute 'noalias' applied to incompatible type!
declare noalias i32 @f()
;       ^~~~~~~
; error: noalias cannot stand on type i32 [SP0214]

;---
declare noalias ptr @f()

;---
declare nonnull ptr @f()

;---
; LLVM 22: Attribute 'nonnull' applied to incompatible type!
declare nonnull i32 @f()
;       ^~~~~~~
; error: nonnull cannot stand on type i32 [SP0214]

;---
declare align 8 ptr @f()

;---
; LLVM 22: Attribute 'align 8' applied to incompatible type!
declare align 8 i32 @f()
;       ^~~~~
; error: align cannot stand on type i32 [SP0214]

;---
declare dereferenceable(4) ptr @f()

;---
; LLVM 22: Attribute 'dereferenceable(4)' applied to incompatible type!
declare dereferenceable(4) i32 @f()
;       ^~~~~~~~~~~~~~~
; error: dereferenceable cannot stand on type i32 [SP0214]

;---
declare dereferenceable_or_null(4) ptr @f()

;---
; LLVM 22: dereferenceable bytes must be non-zero
declare dereferenceable(0) ptr @f()
;                       ^
; error: dereferenceable(0) is not possible [SP0106]

;---
; LLVM 22: Attribute 'noundef' applied to incompatible type!
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
; LLVM 22: Attribute 'captures(none)' does not apply to function return values
declare nocapture ptr @f()
;                     ^~
; error: captures is an attribute of parameters, not of results [SP0214]

;---
; LLVM 22: this attribute does not apply to return values
declare readonly ptr @f()
;       ^~~~~~~~
; error: readonly is an attribute of parameters, not of results [SP0214]

;---
; LLVM 22: this attribute does not apply to return values
declare returned i32 @f(i32)
;       ^~~~~~~~
; error: returned is an attribute of parameters, not of results [SP0214]

;---
; LLVM 22: this attribute does not apply to return values
declare byval(i32) ptr @f()
;       ^~~~~
; error: byval is an attribute of parameters, not of results [SP0214]

;---
; LLVM 22: this attribute does not apply to return values
declare nest ptr @f()
;       ^~~~
; error: nest is an attribute of parameters, not of results [SP0214]

;---
; LLVM 22: this attribute does not apply to return values
declare swifterror ptr @f()
;       ^~~~~~~~~~
; error: swifterror is an attribute of parameters, not of results [SP0214]

;---
declare alignstack(8) i32 @f()

;---
declare void @f(i32 alignstack(8))

;---
declare void @f() alignstack(8)

;---
; LLVM 22: stack alignment is not a power of two
declare void @f() alignstack(3)
;                            ^
; error: alignstack(3) is not possible [SP0106]

;---
declare void @f() alignstack(512)

;---
; LLVM 22: huge alignments are not supported yet
declare void @f(ptr align 8589934592)
;                         ^~~~~~~~~~
; error: alignment 8589934592 is larger than 2^32 [SP0106]

;---
declare void @f(ptr align 4294967296)

;---
; LLVM 22: this attribute does not apply to functions
declare void @f() byval(i32)
;                 ^~~~~
; error: `byval` is an attribute of parameters and results; it cannot stand here [SP0108]

;---
; LLVM 22: this attribute does not apply to functions
declare void @f() signext
;                 ^~~~~~~
; error: `signext` is an attribute of parameters and results; it cannot stand here [SP0108]

;---
; LLVM 22: this attribute does not apply to functions
declare void @f() noalias
;                 ^~~~~~~
; error: `noalias` is an attribute of parameters and results; it cannot stand here [SP0108]

;---
; LLVM 22: this attribute does not apply to functions
declare void @f() nonnull
;                 ^~~~~~~
; error: `nonnull` is an attribute of parameters and results; it cannot stand here [SP0108]

;---
declare void @f() align 8

;---
; LLVM 22: this attribute does not apply to functions
declare void @f() zeroext
;                 ^~~~~~~
; error: `zeroext` is an attribute of parameters and results; it cannot stand here [SP0108]

;---
; LLVM 22: expected top-level entity
declare void @f() nocapture
;                 ^~~~~~~~~
; error: `nocapture` is an attribute of parameters and results; it cannot stand here [SP0108]

;---
; LLVM 22: this attribute does not apply to functions
declare void @f() dereferenceable(8)
;                 ^~~~~~~~~~~~~~~
; error: `dereferenceable` is an attribute of parameters and results; it cannot stand here [SP0108]

;---
; LLVM 22: this attribute does not apply to functions
declare void @f() inreg
;                 ^~~~~
; error: `inreg` is an attribute of parameters and results; it cannot stand here [SP0108]

;---
declare void @f() nofree

;---
declare void @f(ptr nofree)

;---
declare void @f(i32 nofree)

;---
declare void @f() writeonly

;---
declare void @f() readonly readnone

;---
declare void @f() readonly writeonly

;---
; LLVM 22: Attributes 'noinline and alwaysinline' are incompatible!
declare void @f() noinline alwaysinline
;                 ^~~~~~~~
; error: noinline and alwaysinline contradict each other [SP0214]

;---
; LLVM 22: Attribute 'optnone' requires 'noinline'!
declare void @f() optnone
;                 ^~~~~~~
; error: optnone needs noinline beside it [SP0214]

;---
declare void @f() optnone noinline

;---
; LLVM 22: Attributes 'optsize and optnone' are incompatible!
declare void @f() optnone noinline optsize
;                 ^~~~~~~
; error: optnone and optsize contradict each other [SP0214]

;---
; LLVM 22: Attributes 'minsize and optnone' are incompatible!
declare void @f() optnone noinline minsize
;                 ^~~~~~~
; error: optnone and minsize contradict each other [SP0214]

;---
; LLVM 22: Attributes 'optdebug and optnone' are incompatible!
declare void @f() optnone noinline optdebug
;                                  ^~~~~~~~
; error: optdebug and optnone contradict each other [SP0214]

;---
; LLVM 22: Attributes 'optsize and optdebug' are incompatible!
declare void @f() optdebug optsize
;                 ^~~~~~~~
; error: optdebug and optsize contradict each other [SP0214]

;---
; LLVM 22: Attributes 'minsize and optdebug' are incompatible!
declare void @f() optdebug minsize
;                 ^~~~~~~~
; error: optdebug and minsize contradict each other [SP0214]

;---
; LLVM 22: Attributes 'sanitize_realtime and sanitize_realtime_blocking' are incompatible!
declare void @f() sanitize_realtime sanitize_realtime_blocking
;                 ^~~~~~~~~~~~~~~~~
; error: sanitize_realtime and sanitize_realtime_blocking contradict each other [SP0214]

;---
; LLVM 22: Attributes 'aarch64_pstate_sm_enabled and aarch64_pstate_sm_compatible' are incompatible!
declare void @f() "aarch64_pstate_sm_enabled" "aarch64_pstate_sm_compatible"
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "aarch64_pstate_sm_enabled" and "aarch64_pstate_sm_compatible" contradict each other [SP0214]

;---
; LLVM 22: Attributes 'aarch64_new_za', 'aarch64_in_za', 'aarch64_out_za', 'aarch64_inout_za', 'aarch64_preserves_za' and 'aarch64_za_state_agnostic' are mutually exclusive
declare void @f() "aarch64_new_za" "aarch64_in_za"
;                 ^~~~~~~~~~~~~~~~
; error: "aarch64_new_za" and "aarch64_in_za" contradict each other [SP0214]

;---
; LLVM 22: Attributes 'aarch64_new_zt0', 'aarch64_in_zt0', 'aarch64_out_zt0', 'aarch64_inout_zt0', 'aarch64_preserves_zt0' and 'aarch64_za_state_agnostic' are mutually exclusive
declare void @f() "aarch64_new_zt0" "aarch64_in_zt0"
;                 ^~~~~~~~~~~~~~~~~
; error: "aarch64_new_zt0" and "aarch64_in_zt0" contradict each other [SP0214]

;---
declare void @f() "aarch64_new_zt0"

;---
; LLVM 22: Attributes 'aarch64_new_za', 'aarch64_in_za', 'aarch64_out_za', 'aarch64_inout_za', 'aarch64_preserves_za' and 'aarch64_za_state_agnostic' are mutually exclusive
declare void @f() "aarch64_za_state_agnostic" "aarch64_in_za"
;                                             ^~~~~~~~~~~~~~~
; error: "aarch64_in_za" and "aarch64_za_state_agnostic" contradict each other [SP0214]

;---
; LLVM 22: Attribute 'jumptable' requires 'unnamed_addr'
declare void @f() jumptable
;                 ^~~~~~~~~
; error: jumptable needs unnamed_addr [SP0214]

;---
declare void @f() unnamed_addr jumptable

;---
; LLVM 22: Attribute 'jumptable' requires 'unnamed_addr'
declare void @f() local_unnamed_addr jumptable
;                                    ^~~~~~~~~
; error: jumptable needs unnamed_addr [SP0214]

;---
declare ptr @f(i32) allocsize(0)

;---
; LLVM 22: 'allocsize' element size argument is out of bounds
declare ptr @f(i32) allocsize(1)
;                   ^~~~~~~~~
; error: allocsize(1) names what is no integer parameter [SP0214]

;---
declare ptr @f(i32, i32) allocsize(0, 1)

;---
; LLVM 22: 'allocsize' number of elements argument is out of bounds
declare ptr @f(i32, i32) allocsize(0, 2)
;                        ^~~~~~~~~
; error: allocsize(0,2) names what is no integer parameter [SP0214]

;---
; LLVM 22: 'allocsize' element size argument must refer to an integer parameter
declare ptr @f(float) allocsize(0)
;                     ^~~~~~~~~
; error: allocsize(0) names what is no integer parameter [SP0214]

;---
; LLVM 22: 'allocsize' number of elements argument must refer to an integer parameter
declare ptr @f(i32, ptr) allocsize(0, 1)
;                        ^~~~~~~~~
; error: allocsize(0,1) names what is no integer parameter [SP0214]

;---
; LLVM 22: 'allocsize' indices can't refer to the same parameter
declare ptr @f(i32) allocsize(0, 0)
;                             ^~~~~
; error: the two numbers of allocsize differ [SP0108]

;---
; LLVM 22: expected integer
declare ptr @f(i32) allocsize()
;                             ^
; error: allocsize has the number of a parameter, or two [SP0108]

;---
; LLVM 22: expected integer
declare ptr @f(i32) allocsize(-1)
;                             ^~~
; error: allocsize has the number of a parameter, or two [SP0108]

;---
declare ptr @f(i32) allockind("alloc")

;---
declare ptr @f(i32) allockind("alloc,zeroed")

;---
; LLVM 22: 'allockind()' can't be both zeroed and uninitialized
declare ptr @f(i32) allockind("alloc,zeroed,uninitialized")
;                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: memory is either zeroed or uninitialized [SP0108]

;---
; LLVM 22: 'allockind()' requires exactly one of alloc, realloc, and free
declare ptr @f(i32) allockind("zeroed")
;                             ^~~~~~~~~
; error: allockind has exactly one of alloc, realloc and free [SP0108]

;---
; LLVM 22: 'allockind()' requires exactly one of alloc, realloc, and free
declare ptr @f(i32) allockind("alloc,free")
;                             ^~~~~~~~~~~~~
; error: allockind has exactly one of alloc, realloc and free [SP0108]

;---
; LLVM 22: 'allockind("free")' doesn't allow uninitialized, zeroed, or aligned modifiers.
declare ptr @f(i32) allockind("free,zeroed")
;                             ^~~~~~~~~~~~~~
; error: what is freed is not uninitialized, zeroed or aligned [SP0108]

;---
; LLVM 22: 'allockind("free")' doesn't allow uninitialized, zeroed, or aligned modifiers.
declare ptr @f(i32) allockind("free,aligned")
;                             ^~~~~~~~~~~~~~~
; error: what is freed is not uninitialized, zeroed or aligned [SP0108]

;---
declare ptr @f(i32) allockind("realloc,aligned")

;---
; LLVM 22: unknown allockind nonsense
declare ptr @f(i32) allockind("nonsense")
;                             ^~~~~~~~~~~
; error: `nonsense` is no kind of allocation: alloc, realloc, free, uninitialized, zeroed, aligned [SP0108]

;---
; LLVM 22: unknown allockind 
declare ptr @f(i32) allockind("")
;                             ^~~
; error: `` is no kind of allocation: alloc, realloc, free, uninitialized, zeroed, aligned [SP0108]

;---
; LLVM 22: expected allockind value
declare ptr @f(i32) allockind()
;                             ^
; error: allockind has a text in quotes, such as "alloc,zeroed" [SP0108]

;---
declare void @f() vscale_range(1,16)

;---
; LLVM 22: 'vscale_range' minimum must be greater than 0
declare void @f() vscale_range(0,16)
;            ^~
; error: the least of vscale_range(0,16) is not zero [SP0214]

;---
declare void @f() vscale_range(0)

;---
; LLVM 22: 'vscale_range' minimum must be power-of-two value
declare void @f() vscale_range(3,16)
;            ^~
; error: the least of vscale_range(3,16) is no power of two [SP0214]

;---
; LLVM 22: 'vscale_range' maximum must be power-of-two value
declare void @f() vscale_range(1,15)
;            ^~
; error: the most of vscale_range(1,15) is no power of two [SP0214]

;---
; LLVM 22: 'vscale_range' minimum cannot be greater than maximum
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
declare void @f() "frame-pointer"="reserved"

;---
declare void @f() "frame-pointer"="non-leaf-no-reserve"

;---
; LLVM 22: invalid value for 'frame-pointer' attribute: some
declare void @f() "frame-pointer"="some"
;                 ^~~~~~~~~~~~~~~
; error: "frame-pointer" is one of all, non-leaf, none, reserved, non-leaf-no-reserve, not "some" [SP0214]

;---
; LLVM 22: invalid value for 'frame-pointer' attribute: 
declare void @f() "frame-pointer"
;                 ^~~~~~~~~~~~~~~
; error: "frame-pointer" is one of all, non-leaf, none, reserved, non-leaf-no-reserve, not "" [SP0214]

;---
declare void @f() "patchable-function-prefix"="4"

;---
; LLVM 22: "patchable-function-prefix" takes an unsigned integer: a
declare void @f() "patchable-function-prefix"="a"
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "patchable-function-prefix" is a number of 32 bits, not "a" [SP0214]

;---
; LLVM 22: "patchable-function-entry" takes an unsigned integer: -4
declare void @f() "patchable-function-entry"="-4"
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "patchable-function-entry" is a number of 32 bits, not "-4" [SP0214]

;---
; LLVM 22: "patchable-function-entry" takes an unsigned integer: 
declare void @f() "patchable-function-entry"
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "patchable-function-entry" is a number of 32 bits, not "" [SP0214]

;---
declare void @f() "patchable-function-entry-section"="x"

;---
; LLVM 22: "warn-stack-size" takes an unsigned integer: x
declare void @f() "warn-stack-size"="x"
;                 ^~~~~~~~~~~~~~~~~
; error: "warn-stack-size" is a number of 32 bits, not "x" [SP0214]

;---
declare void @f() "warn-stack-size"="42"

;---
; LLVM 22: invalid value for 'sign-return-address' attribute: some
declare void @f() "sign-return-address"="some"
;                 ^~~~~~~~~~~~~~~~~~~~~
; error: "sign-return-address" is one of none, all, non-leaf, not "some" [SP0214]

;---
declare void @f() "sign-return-address"="all"

;---
; LLVM 22: 'sign-return-address-key' present without `sign-return-address`
declare void @f() "sign-return-address-key"="a_key"
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~
; error: "sign-return-address-key" needs "sign-return-address" beside it [SP0214]

;---
declare void @f() "sign-return-address"="all" "sign-return-address-key"="a_key"

;---
; LLVM 22: invalid value for 'sign-return-address-key' attribute: c_key
declare void @f() "sign-return-address"="all" "sign-return-address-key"="c_key"
;                                             ^~~~~~~~~~~~~~~~~~~~~~~~~
; error: "sign-return-address-key" is one of a_key, b_key, not "c_key" [SP0214]

;---
declare void @f() "branch-target-enforcement"="true"

;---
; LLVM 22: invalid value for 'branch-target-enforcement' attribute: yes
declare void @f() "branch-target-enforcement"="yes"
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "branch-target-enforcement" is one of , true, false, not "yes" [SP0214]

;---
declare void @f() "branch-target-enforcement"

;---
; LLVM 22: invalid value for 'branch-protection-pauth-lr' attribute: yes
declare void @f() "branch-protection-pauth-lr"="yes"
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "branch-protection-pauth-lr" is one of , true, false, not "yes" [SP0214]

;---
; LLVM 22: invalid value for 'guarded-control-stack' attribute: yes
declare void @f() "guarded-control-stack"="yes"
;                 ^~~~~~~~~~~~~~~~~~~~~~~
; error: "guarded-control-stack" is one of , true, false, not "yes" [SP0214]

;---
declare void @f() "guarded-control-stack"="false"

;---
; LLVM 22: invalid name for a VFABI variant: nonsense
declare void @f(i32) "vector-function-abi-variant"="nonsense"
;                                                  ^~~~~~~~~~
; error: "nonsense" is no name of a vector variant of this function [SP0214]

;---
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVnN2v_f(f2)"

;---
; LLVM 22: invalid value for 'denormal-fp-math' attribute: nonsense
declare void @f() "denormal-fp-math"="nonsense"
;                                    ^~~~~~~~~~
; error: "nonsense" is no mode for denormal numbers: ieee, preserve-sign, positive-zero, dynamic [SP0214]

;---
declare void @f() "denormal-fp-math"="ieee,ieee"

;---
declare void @f() "denormal-fp-math"="preserve-sign"

;---
declare void @f() "denormal-fp-math"="positive-zero,dynamic"

;---
; LLVM 22: invalid value for 'denormal-fp-math' attribute: ieee,nonsense
declare void @f() "denormal-fp-math"="ieee,nonsense"
;                                    ^~~~~~~~~~~~~~~
; error: "ieee,nonsense" is no mode for denormal numbers: ieee, preserve-sign, positive-zero, dynamic [SP0214]

;---
declare void @f() "denormal-fp-math"=""

;---
; LLVM 22: invalid value for 'denormal-fp-math-f32' attribute: nonsense
declare void @f() "denormal-fp-math-f32"="nonsense"
;                                        ^~~~~~~~~~
; error: "nonsense" is no mode for denormal numbers: ieee, preserve-sign, positive-zero, dynamic [SP0214]

;---
; LLVM 22: invalid value for 'no-inline-line-tables' attribute: maybe
declare void @f() "no-inline-line-tables"="maybe"
;                 ^~~~~~~~~~~~~~~~~~~~~~~
; error: "no-inline-line-tables" is true or false, not "maybe" [SP0214]

;---
declare void @f() "no-inline-line-tables"="true"

;---
declare void @f() "unsafe-fp-math"="maybe"

;---
; LLVM 22: invalid value for 'no-nans-fp-math' attribute: maybe
declare void @f() "no-nans-fp-math"="maybe"
;                 ^~~~~~~~~~~~~~~~~
; error: "no-nans-fp-math" is true or false, not "maybe" [SP0214]

;---
; LLVM 22: invalid value for 'no-infs-fp-math' attribute: maybe
declare void @f() "no-infs-fp-math"="maybe"
;                 ^~~~~~~~~~~~~~~~~
; error: "no-infs-fp-math" is true or false, not "maybe" [SP0214]

;---
; LLVM 22: invalid value for 'no-signed-zeros-fp-math' attribute: maybe
declare void @f() "no-signed-zeros-fp-math"="maybe"
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~
; error: "no-signed-zeros-fp-math" is true or false, not "maybe" [SP0214]

;---
declare void @f() "approx-func-fp-math"="maybe"

;---
; LLVM 22: invalid value for 'no-jump-tables' attribute: maybe
declare void @f() "no-jump-tables"="maybe"
;                 ^~~~~~~~~~~~~~~~
; error: "no-jump-tables" is true or false, not "maybe" [SP0214]

;---
; LLVM 22: invalid value for 'profile-sample-accurate' attribute: maybe
declare void @f() "profile-sample-accurate"="maybe"
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~
; error: "profile-sample-accurate" is true or false, not "maybe" [SP0214]

;---
; LLVM 22: invalid value for 'use-sample-profile' attribute: maybe
declare void @f() "use-sample-profile"="maybe"
;                 ^~~~~~~~~~~~~~~~~~~~
; error: "use-sample-profile" is true or false, not "maybe" [SP0214]

;---
declare void @f() "uniform-work-group-size"="maybe"

;---
; LLVM 22: invalid value for 'loader-replaceable' attribute: maybe
declare void @f() "loader-replaceable"="maybe"
;                 ^~~~~~~~~~~~~~~~~~~~
; error: "loader-replaceable" is true or false, not "maybe" [SP0214]

;---
; LLVM 22: invalid value for 'less-precise-fpmad' attribute: maybe
declare void @f() "less-precise-fpmad"="maybe"
;                 ^~~~~~~~~~~~~~~~~~~~
; error: "less-precise-fpmad" is true or false, not "maybe" [SP0214]

;---
declare void @f() "no-frame-pointer-elim"="maybe"

;---
; LLVM 22: invalid value for 'no-jump-tables' attribute: maybe
declare void @f(i32 "no-jump-tables"="maybe")
;                   ^~~~~~~~~~~~~~~~
; error: "no-jump-tables" is true or false, not "maybe" [SP0214]

;---
declare void @f() "my-attr"="maybe"

;---
; LLVM 22: 'builtin' attribute not valid on function
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
; LLVM 22: cannot use argument of naked function
define i32 @f(i32 %x) naked { ret i32 %x }
;          ^~
; error: a naked function gets at its arguments by assembly alone [SP0214]

;---
declare void @f() preallocated(i32)

;---
declare void @f() speculatable

;---
declare void @f() nosync willreturn mustprogress nofree nounwind nocallback

;---
declare void @f() memory(none) readnone

;---
declare void @f() uwtable(sync)

;---
; LLVM 22: expected unwind table kind
declare void @f() uwtable(nonsense)
;                         ^~~~~~~~~
; error: the kinds of unwind tables are `sync` and `async`, not `nonsense` [SP0108]

;---
declare void @f() fn_ret_thunk_extern presplitcoroutine coro_only_destroy_when_complete coro_elide_safe

;---
declare void @f() nodivergencesource noprofile skipprofile sanitize_type sanitize_numerical_stability

;---
declare void @f() hybrid_patchable

;---
declare void @f(ptr dead_on_unwind)

;---
declare void @f(ptr dead_on_return)

;---
; LLVM 22: Attribute 'dead_on_unwind' applied to incompatible type!
declare void @f(i32 dead_on_unwind)
;                   ^~~~~~~~~~~~~~
; error: dead_on_unwind cannot stand on type i32 [SP0214]

;---
declare x86_intrcc void @f(ptr byval(i32))

;---
; LLVM 22: Calling convention parameter requires byval
declare x86_intrcc void @f(ptr)
;                       ^~
; error: the first parameter of a function with x86_intrcc is byval [SP0216]

;---
declare x86_intrcc void @f()

;---
; LLVM 22: Calling convention requires void return type
declare amdgpu_kernel i32 @f()
;                         ^~
; error: a function with amdgpu_kernel returns nothing, not i32 [SP0216]

;---
declare amdgpu_kernel void @f()

;---
; LLVM 22: Calling convention requires void return type
declare spir_kernel i32 @f()
;                       ^~
; error: a function with spir_kernel returns nothing, not i32 [SP0216]

;---
; LLVM 22: Calling convention does not allow sret
declare amdgpu_kernel void @f(ptr sret(i32))
;                          ^~
; error: a function with amdgpu_kernel has no sret parameter [SP0216]

;---
; LLVM 22: Calling convention does not allow sret
declare amdgpu_vs void @f(ptr sret(i32))
;                      ^~
; error: a function with amdgpu_vs has no sret parameter [SP0216]

;---
; LLVM 22: Calling convention disallows byval
declare amdgpu_vs void @f(ptr byval(i32))
;                      ^~
; error: a function with amdgpu_vs has no byval parameter [SP0216]

;---
; LLVM 22: Calling convention disallows byval
declare amdgpu_kernel void @f(ptr byval(i32))
;                          ^~
; error: a function with amdgpu_kernel has no byval parameter [SP0216]

;---
; LLVM 22: Calling convention disallows inalloca
declare amdgpu_kernel void @f(ptr inalloca(i32))
;                          ^~
; error: a function with amdgpu_kernel has no inalloca parameter [SP0216]

;---
; LLVM 22: Calling convention disallows preallocated
declare amdgpu_kernel void @f(ptr preallocated(i32))
;                          ^~
; error: a function with amdgpu_kernel has no preallocated parameter [SP0216]

;---
; LLVM 22: Calling convention disallows stack byref
declare amdgpu_kernel void @f(ptr byref(i32))
;                          ^~
; error: a function with amdgpu_kernel has no byref parameter on the stack [SP0216]

;---
declare amdgpu_kernel void @f(ptr addrspace(4) byref(i32))

;---
declare spir_kernel void @f(ptr byval(i32))

;---
; LLVM 22: Calling convention requires void return type
declare amdgpu_cs_chain i32 @f()
;                           ^~
; error: a function with amdgpu_cs_chain returns nothing, not i32 [SP0216]

;---
declare amdgpu_cs_chain void @f()

;---
; LLVM 22: Calling convention does not support varargs or perfect forwarding!
declare amdgpu_kernel void @f(...)
;                          ^~
; error: a function with amdgpu_kernel has no variable arguments [SP0216]

;---
; LLVM 22: Calling convention does not support varargs or perfect forwarding!
declare fastcc void @f(...)
;                   ^~
; error: a function with fastcc has no variable arguments [SP0216]

;---
; LLVM 22: Calling convention does not support varargs or perfect forwarding!
declare coldcc void @f(...)
;                   ^~
; error: a function with coldcc has no variable arguments [SP0216]

;---
; LLVM 22: Calling convention does not support varargs or perfect forwarding!
declare intel_ocl_bicc void @f(...)
;                           ^~
; error: a function with intel_ocl_bicc has no variable arguments [SP0216]

;---
; LLVM 22: Calling convention does not support varargs or perfect forwarding!
declare ptx_kernel void @f(...)
;                       ^~
; error: a function with ptx_kernel has no variable arguments [SP0216]

;---
; LLVM 22: Calling convention does not support varargs or perfect forwarding!
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
; LLVM 22: Calling convention does not support varargs or perfect forwarding!
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
define void @f(ptr swifterror %e) {
  %x = load ptr, ptr %e
  store ptr null, ptr %e
  ret void
}

;---
; LLVM 22: swifterror value should be the second operand when used by stores
define void @f(ptr swifterror %e) {
  store ptr %e, ptr null
; ^~~~~~~~~~~~~~~~~~~~~~
; error: a swifterror value is stored to, not stored itself [SP0214]
  ret void
}

;---
; LLVM 22: swifterror value can only be loaded and stored from, or as a swifterror argument!
define void @f(ptr swifterror %e) {
  %x = ptrtoint ptr %e to i64
; ^~
; error: a swifterror value is loaded from, stored to, or handed on as a swifterror argument; it has no address [SP0214]
  ret void
}

;---
; LLVM 22: swifterror value can only be loaded and stored from, or as a swifterror argument!
define void @f(ptr swifterror %e) {
  %x = getelementptr i8, ptr %e, i64 0
; ^~
; error: a swifterror value is loaded from, stored to, or handed on as a swifterror argument; it has no address [SP0214]
  ret void
}

;---
declare void @g(ptr swifterror)
define void @f(ptr swifterror %e) {
  call void @g(ptr swifterror %e)
  ret void
}

;---
declare void @g(ptr swifterror)
define void @f(ptr swifterror %e) {
  call void @g(ptr %e)
  ret void
}

;---
; LLVM 22: swifterror value when used in a callsite should be marked with swifterror attribute
declare void @g(ptr)
define void @f(ptr swifterror %e) {
  call void @g(ptr %e)
;                  ^~
; error: argument 1 is a swifterror value, the parameter is not [SP0214]
  ret void
}

;---
declare void @g(ptr swifterror)
define void @f() {
  %a = alloca swifterror ptr
  call void @g(ptr swifterror %a)
  ret void
}

;---
; LLVM 22: swifterror argument for call has mismatched alloca
declare void @g(ptr swifterror)
define void @f() {
  %a = alloca ptr
  call void @g(ptr swifterror %a)
;                             ^~
; error: %a is handed on as swifterror, but its alloca is not swifterror [SP0214]
  ret void
}

;---
; LLVM 22: swifterror argument for call has mismatched parameter
declare void @g(ptr swifterror)
define void @f(ptr %p) {
  call void @g(ptr swifterror %p)
;                             ^~
; error: %p is handed on as swifterror, but the parameter is not swifterror [SP0214]
  ret void
}

;---
; LLVM 22: swifterror argument should come from an alloca or parameter
declare void @g(ptr swifterror)
define void @f(ptr %p) {
  %x = load ptr, ptr %p
  call void @g(ptr swifterror %x)
;                             ^~
; error: a swifterror argument is a swifterror alloca or parameter [SP0214]
  ret void
}

;---
; LLVM 22: swifterror alloca must not be array allocation
define void @f() {
  %a = alloca swifterror ptr, i32 2
; ^~
; error: a swifterror alloca is of one pointer [SP0207]
  ret void
}

;---
; LLVM 22: swifterror value should be the second operand when used by stores
define void @f() {
  %a = alloca swifterror ptr
  store ptr %a, ptr null
; ^~~~~~~~~~~~~~~~~~~~~~
; error: a swifterror value is stored to, not stored itself [SP0214]
  ret void
}

;---
define void @f() {
  %a = alloca swifterror ptr
  store ptr null, ptr %a
  %v = load ptr, ptr %a
  ret void
}

;---
; LLVM 22: swifterror value can only be loaded and stored from, or as a swifterror argument!
define ptr @f() {
  %a = alloca swifterror ptr
  ret ptr %a
; ^~~~~~~~~~
; error: a swifterror value is loaded from, stored to, or handed on as a swifterror argument; it has no address [SP0214]
}

;---
declare void @g(ptr inalloca(i32))
define void @f() {
  %a = alloca inalloca i32
  call void @g(ptr inalloca(i32) %a)
  ret void
}

;---
; LLVM 22: inalloca argument for call has mismatched alloca
declare void @g(ptr inalloca(i32))
define void @f() {
  %a = alloca i32
  call void @g(ptr inalloca(i32) %a)
;                                ^~
; error: %a is an inalloca argument, but its alloca is not inalloca [SP0214]
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
; LLVM 22: expected ')' at end of argument list
declare void @f(i32 #0)
;                   ^~
; error: unexpected `#0` [SP0101]
;   expected `)`
attributes #0 = { zeroext }
;                 ^~~~~~~
; error: `zeroext` is an attribute of parameters; groups are for functions and calls [SP0108]

;---
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVnN2v_f"

;---
; LLVM 22: invalid name for a VFABI variant: _ZGVnN2v_f()
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVnN2v_f()"
;           ^~
; error: "_ZGVnN2v_f()" is no name of a vector variant of this function [SP0214]

;---
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVnN2v_f(a)"

;---
; LLVM 22: invalid name for a VFABI variant: _ZGVnN2v_f(a
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVnN2v_f(a"
;           ^~
; error: "_ZGVnN2v_f(a" is no name of a vector variant of this function [SP0214]

;---
; LLVM 22: invalid name for a VFABI variant: _ZGVnN2vv_f(a)
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVnN2vv_f(a)"
;           ^~
; error: "_ZGVnN2vv_f(a)" is no name of a vector variant of this function [SP0214]

;---
; LLVM 22: invalid name for a VFABI variant: _ZGVnN0v_f(a)
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVnN0v_f(a)"
;           ^~
; error: "_ZGVnN0v_f(a)" is no name of a vector variant of this function [SP0214]

;---
; LLVM 22: invalid name for a VFABI variant: _ZGVnX2v_f(a)
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVnX2v_f(a)"
;           ^~
; error: "_ZGVnX2v_f(a)" is no name of a vector variant of this function [SP0214]

;---
; LLVM 22: invalid name for a VFABI variant: _ZGV_LLVM_N2v_f
declare i32 @f(i32) "vector-function-abi-variant"="_ZGV_LLVM_N2v_f"
;                                                 ^~~~~~~~~~~~~~~~~
; error: "_ZGV_LLVM_N2v_f" is no name of a vector variant of this function [SP0214]

;---
declare i32 @f(i32) "vector-function-abi-variant"="_ZGV_LLVM_N2v_f(a)"

;---
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVsMxv_f(a)"

;---
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVnN2l4a8_f(a)"

;---
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVnN2ls0_f(a)"

;---
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVnN2ls5_f(a)"

;---
; LLVM 22: invalid name for a VFABI variant: _ZGVnN2va3_f(a)
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVnN2va3_f(a)"
;           ^~
; error: "_ZGVnN2va3_f(a)" is no name of a vector variant of this function [SP0214]

;---
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVnN2v_f,_ZGVnN4v_f"

;---
; LLVM 22: invalid name for a VFABI variant: _ZGVnN2_f
declare void @f() "vector-function-abi-variant"="_ZGVnN2_f"
;                                               ^~~~~~~~~~~
; error: "_ZGVnN2_f" is no name of a vector variant of this function [SP0214]

;---
; LLVM 22: invalid name for a VFABI variant: 
declare i32 @f(i32) "vector-function-abi-variant"=""
;                                                 ^~
; error: "" is no name of a vector variant of this function [SP0214]

;---
; LLVM 22: invalid name for a VFABI variant: nonsense
declare i32 @f(i32)
define void @g() {
  %x = call i32 @f(i32 0) "vector-function-abi-variant"="nonsense"
;                                                       ^~~~~~~~~~
; error: "nonsense" is no name of a vector variant of the function called [SP0214]
  ret void
}

;---
; LLVM 22: functions with 'sret' argument must return void
define i32 @f(ptr sret(i32)) { ret i32 0 }
;      ^~~
; error: a function with an sret parameter returns void, not i32 [SP0105]

;---
define void @f(ptr %p) {
  %a = alloca swifterror ptr
  store ptr %a, ptr %a
  ret void
}

;---
; LLVM 22: swifterror value should be the second operand when used by stores
define void @f(ptr %p) {
  %a = alloca swifterror ptr
  store ptr %a, ptr %p
; ^~~~~~~~~~~~~~~~~~~~
; error: a swifterror value is stored to, not stored itself [SP0214]
  ret void
}

;---
; LLVM 22: target feature 'a' must start with a '+' or '-'
declare void @f() "target-features"="a,-b"
;                 ^~~~~~~~~~~~~~~~~
; error: "target-features" is a list of features with + or - before each, so "a" cannot stand in it [SP0214]

;---
; LLVM 22: target-features attribute should not contain an empty string
declare void @f() "target-features"="+a,"
;                 ^~~~~~~~~~~~~~~~~
; error: "target-features" is a list of features with + or - before each, so "" cannot stand in it [SP0214]

;---
declare void @f() "target-features"="+a,-b"

;---
; LLVM 22: "patchable-function-prefix" takes an unsigned integer: 4294967296
declare void @f() "patchable-function-prefix"="4294967296"
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "patchable-function-prefix" is a number of 32 bits, not "4294967296" [SP0214]
