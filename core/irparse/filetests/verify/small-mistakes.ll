; test: verify
; llvm: 22
; Small mistakes, most of which LLVM 22 refuses.
;--- the-function-returns-i32-not-void
; LLVM 22: value doesn't match function result type 'i32'
define i32 @f() { ret void }
;                     ^~~~
; error: the function returns i32, not void [SP0104]

;--- the-function-returns-void-not-i32
; LLVM 22: value doesn't match function result type 'void'
define void @f() { ret i32 0 }
;                      ^~~
; error: the function returns void, not i32 [SP0104]

;--- the-number-2-0-cannot-have-type-i32
; LLVM 22: floating point constant invalid for type
define void @f() { %x = add i32 1, 2.0 ret void }
;                                  ^~~
; error: the number `2.0` cannot have type i32 [SP0117]

;--- 300-does-not-fit-in-i8-it-is-taken-as-44
@g = global i8 300
;              ^~~
; warning: `300` does not fit in i8; it is taken as 44 [SP0106]
;   note: LLVM also drops the upper bits, silently.

;--- null-cannot-have-type-i32
; LLVM 22: null must be a pointer type
@g = global i32 null
;               ^~~~
; error: `null` cannot have type i32 [SP0117]
;   did you mean `0`?

;--- the-integer-1-cannot-have-type-float
; LLVM 22: integer constant must have integer type
@g = global float 1
;                 ^
; error: the integer `1` cannot have type float [SP0117]
;   did you mean `1.0`?

;--- the-integer-0-cannot-have-type-ptr
; LLVM 22: integer constant must have integer type
@g = global ptr 0
;               ^
; error: the integer `0` cannot have type ptr [SP0117]
;   did you mean `null`?

;--- a-symbol-with-private-linkage-is-not-visible-outside
; LLVM 22: symbol with local linkage must have default visibility
@g = private hidden global i32 0
;~
; error: a symbol with private linkage is not visible outside of the module, so it cannot be hidden [SP0212]

;--- a-symbol-with-internal-linkage-cannot-be-dllexport
; LLVM 22: symbol with local linkage cannot have a DLL storage class
@g = internal dllexport global i32 0
;~
; error: a symbol with internal linkage cannot be dllexport [SP0212]

;--- a-declaration-has-linkage-external-or-extern-weak
; LLVM 22: invalid linkage for function declaration
declare internal void @f()
;                     ^~
; error: a declaration has linkage external or extern_weak, not internal [SP0212]

;--- invalid-linkage-for-function-declaration
; LLVM 22: invalid linkage for function declaration
declare private void @f()
;                    ^~
; error: a declaration has linkage external or extern_weak, not private [SP0212]

;--- a-definition-cannot-have-linkage-extern-weak
; LLVM 22: invalid linkage for function definition
define extern_weak void @f() { ret void }
;                       ^~
; error: a definition cannot have linkage extern_weak [SP0212]

;--- a-function-cannot-have-linkage-common
; LLVM 22: invalid function linkage type
define common void @f() { ret void }
;                  ^~
; error: a function cannot have linkage common [SP0212]

;--- a-common-variable-cannot-be-constant
; LLVM 22: 'common' global may not be marked constant!
@g = common constant i32 0
;~
; error: a common variable cannot be constant [SP0212]

;--- a-common-variable-must-be-initialised-with-zero
; LLVM 22: 'common' global must have a zero initializer!
@g = common global i32 1
;~
; error: a common variable must be initialised with zero [SP0212]

;--- a-variable-with-linkage-appending-is-an-array-not-i32
; LLVM 22: Only global arrays can have appending linkage!
@g = appending global i32 0
;~
; error: a variable with linkage appending is an array, not i32 [SP0212]

;--- use-of-undefined-value-undef
; LLVM 22: use of undefined value '@undef'
@a = alias i32, ptr @undef
;                   ^~~~~~
; error: use of undefined value `@undef` [SP0102]

;--- an-aliasee-must-be-a-global-value-or-an-expression-based
; LLVM 22: Aliasee should be either GlobalValue or ConstantExpr
@a = external alias i32, ptr null
;~
; error: an aliasee must be a global value, or an expression based on one [SP0212]

;--- alignment-3-is-not-a-power-of-two
; LLVM 22: alignment is not a power of two
@g = global i32 0, align 3
;                        ^
; error: alignment 3 is not a power of two [SP0106]
;   expected 1, 2, 4, 8, 16 or a larger power of two

;--- alignment-8589934592-is-larger-than-2-32
; LLVM 22: huge alignments are not supported yet
@g = global i32 0, align 8589934592
;                        ^~~~~~~~~~
; error: alignment 8589934592 is larger than 2^32 [SP0106]

;--- x-is-the-name-of-two-parameters
; LLVM 22: redefinition of argument '%x'
define void @f(i32 %x, i32 %x) { ret void }
;                          ^~
; error: `%x` is the name of two parameters [SP0103]

;--- use-of-undefined-block-x
; LLVM 22: use of undefined value '%x'
define void @f() { br label %x }
;                           ^~
; error: use of undefined block `%x` [SP0102]

;--- the-entry-block-cannot-be-branched
; LLVM 22: Entry block to function must not have predecessors!
define void @f() { entry: br label %entry }
;                  ^~~~~
; error: the entry block cannot be branched to [SP0202]

;--- block-a-is-defined-twice
; LLVM 22: Terminator found in the middle of a basic block!
define void @f() { a: ret void a: ret void }
;                              ^
; error: block `a` is defined twice [SP0103]

;--- a-value-cannot-have-type-void
; LLVM 22: void type only allowed for function results
define void @f(void %x) { ret void }
;              ^~~~
; error: a value cannot have type void [SP0105]

;--- a-parameter-cannot-have-type-label
; LLVM 22: invalid type for function argument
define void @f(label %x) { ret void }
;              ^~~~~
; error: a parameter cannot have type label [SP0105]

;--- a-function-cannot-return-metadata
; LLVM 22: invalid function return type
define metadata @f() { ret metadata !{} }
;      ^~~~~~~~
; error: a function cannot return metadata [SP0105]

;--- nonsense-is-treated-as-an-attribute-of-a-later-release
; differs: an attribute of a version newer than ours is kept
; LLVM 22: expected top-level entity
declare void @f(...) nonsense
;                    ^~~~~~~~
; note: `nonsense` is treated as an attribute of a later release and kept unchanged [SP0108]
;   note: LLVM itself would refuse this because it takes the word for something else.

;--- nounwind-is-an-attribute-of-functions-not-of-parameters
; LLVM 22: this attribute does not apply to return values
declare nounwind void @f()
;       ^~~~~~~~
; error: nounwind is an attribute of functions, not of parameters or results [SP0214]

;--- this-attribute-does-not-apply-to-parameters
; LLVM 22: this attribute does not apply to parameters
declare void @f(i32 nounwind)
;                   ^~~~~~~~
; error: nounwind is an attribute of functions, not of parameters or results [SP0214]

;--- noalias-cannot-apply-to-type-i32
; LLVM 22: Attribute 'noalias' applied to incompatible type!
declare void @f(i32 noalias)
;                   ^~~~~~~
; error: noalias cannot apply to type i32 [SP0214]

;--- zeroext-cannot-apply-to-type-ptr
; LLVM 22: Attribute 'zeroext' applied to incompatible type!
declare void @f(ptr zeroext)
;                   ^~~~~~~
; error: zeroext cannot apply to type ptr [SP0214]

;--- nonnull-cannot-apply-to-type-i32
; LLVM 22: Attribute 'nonnull' applied to incompatible type!
declare void @f(i32 nonnull)
;                   ^~~~~~~
; error: nonnull cannot apply to type i32 [SP0214]

;--- sret-cannot-apply-to-type-i32
; LLVM 22: Attribute 'sret(i32)' applied to incompatible type!
declare void @f(i32 sret(i32))
;                   ^~~~
; error: sret cannot apply to type i32 [SP0214]

;--- dereferenceable-cannot-apply-to-type-i32
; LLVM 22: Attribute 'dereferenceable(8)' applied to incompatible type!
declare void @f(i32 dereferenceable(8))
;                   ^~~~~~~~~~~~~~~
; error: dereferenceable cannot apply to type i32 [SP0214]

;--- dereferenceable-0-is-not-possible
; LLVM 22: dereferenceable bytes must be non-zero
declare void @f(ptr dereferenceable(0))
;                                   ^
; error: dereferenceable(0) is not possible [SP0106]

;--- alignment-is-not-a-power-of-two
; LLVM 22: alignment is not a power of two
declare void @f(ptr align 3)
;                         ^
; error: alignment 3 is not a power of two [SP0106]
;   expected 1, 2, 4, 8, 16 or a larger power of two

;--- void-type-only-allowed-for-function-results
; LLVM 22: void type only allowed for function results
declare void @f(ptr byval(void))
;                         ^~~~
; error: a value cannot have type void [SP0105]

;--- two-parameters-are-sret
; LLVM 22: Cannot have multiple 'sret' parameters!
declare void @f(ptr sret(i32), ptr sret(i32))
;            ^~
; error: two parameters are sret [SP0214]

;--- zeroext-and-signext-contradict-each
; LLVM 22: Attributes 'zeroext and signext' are incompatible!
declare void @f(i32 zeroext signext)
;                   ^~~~~~~
; error: zeroext and signext contradict each other [SP0214]

;--- byval-and-inalloca-contradict-each
; LLVM 22: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
declare void @f(ptr byval(i32) inalloca(i32))
;                   ^~~~~
; error: byval and inalloca contradict each other [SP0214]

;--- noinline-and-alwaysinline-contradict-each
; LLVM 22: Attributes 'noinline and alwaysinline' are incompatible!
declare void @f() alwaysinline noinline
;                              ^~~~~~~~
; error: noinline and alwaysinline contradict each other [SP0214]

;--- optnone-needs-noinline-too
; LLVM 22: Attribute 'optnone' requires 'noinline'!
declare void @f() optnone
;                 ^~~~~~~
; error: optnone needs noinline too [SP0214]

;--- accepted-void-f-readnone-readonly
declare void @f() readnone readonly

;--- alignment-3-is-not-a-power-of-two-declare
; LLVM 22: alignment is not a power of two
declare i32 @f() noreturn align 3
;                               ^
; error: alignment 3 is not a power of two [SP0106]
;   expected 1, 2, 4, 8, 16 or a larger power of two

;--- alignstack-3-is-not-possible
; LLVM 22: stack alignment is not a power of two
declare void @f() alignstack(3)
;                            ^
; error: alignstack(3) is not possible [SP0106]

;--- allocsize-0-names-a-parameter-that-is-not-an-integer
; LLVM 22: 'allocsize' element size argument is out of bounds
declare void @f() allocsize(0)
;                 ^~~~~~~~~
; error: allocsize(0) names a parameter that is not an integer [SP0214]

;--- allocsize-1-names-a-parameter-that-is-not-an-integer
; LLVM 22: 'allocsize' element size argument is out of bounds
declare ptr @f(i32) allocsize(1)
;                   ^~~~~~~~~
; error: allocsize(1) names a parameter that is not an integer [SP0214]

;--- the-minimum-of-vscale-range-2-1-is-larger
; LLVM 22: 'vscale_range' minimum cannot be greater than maximum
declare void @f() vscale_range(2,1)
;            ^~
; error: the minimum of vscale_range(2,1) is larger than the maximum [SP0214]

;--- foo-is-not-an-access-of-memory-none-read-write-readwrite
; LLVM 22: expected memory location (argmem, inaccessiblemem, errnomem) or access kind (none, read, write, readwrite)
declare void @f() memory(foo)
;                        ^~~~
; error: `foo` is not an access of memory(…): none, read, write, readwrite [SP0108]

;--- the-kinds-of-unwind-tables-are-sync-and-async-not-foo
; LLVM 22: expected unwind table kind
declare void @f() uwtable(foo)
;                         ^~~~
; error: the kinds of unwind tables are `sync` and `async`, not `foo` [SP0108]

;--- a-value-cannot-have-type-void-define
; LLVM 22: void type only allowed for function results
define void @f() { %x = alloca void ret void }
;                              ^~~~
; error: a value cannot have type void [SP0105]

;--- the-number-of-elements-must-be-an-integer-not-float
; LLVM 22: element count must have integer type
define void @f() { %x = alloca i32, float 1.0 ret void }
;                                   ^~~~~
; error: the number of elements must be an integer, not float [SP0104]

;--- alignment-3-is-not-a-power-of-two-define
; LLVM 22: alignment is not a power of two
define void @f() { %x = alloca i32, align 3 ret void }
;                                         ^
; error: alignment 3 is not a power of two [SP0106]
;   expected 1, 2, 4, 8, 16 or a larger power of two

;--- a-value-cannot-have-type-void-load
; LLVM 22: void type only allowed for function results
define void @f() { %x = load void, ptr null ret void }
;                            ^~~~
; error: a value cannot have type void [SP0105]

;--- an-address-must-be-a-pointer-not-i32
; LLVM 22: load operand must be a pointer to a first class type
define void @f() { %x = load i32, i32 0 ret void }
;                                 ^~~
; error: an address must be a pointer, not i32 [SP0104]

;--- load-cannot-have-the-ordering-release
; LLVM 22: atomic load cannot use Release ordering
define void @f() { %x = load atomic i32, ptr null release, align 4 ret void }
;                                                 ^~~~~~~
; error: `load` cannot have the ordering release [SP0117]

;--- an-atomic-load-needs-its-alignment-as-in-align-4
; LLVM 22: atomic load must have explicit non-zero alignment
define void @f() { %x = load atomic i32, ptr null seq_cst ret void }
;                                                        ^
; error: an atomic load needs its alignment, as in `, align 4` [SP0101]

;--- an-atomic-load-needs-a-size-that-is-a-power-of-two-bytes
; LLVM 22: atomic memory access' operand must have a power-of-two size
define void @f() { %x = load atomic i24, ptr null seq_cst, align 4 ret void }
;                  ^~
; error: an atomic load needs a size that is a power of two bytes, not the 24 bits of i24 [SP0207]

;--- an-atomic-load-needs-an-integer-a-pointer-or-a-float
; LLVM 22: atomic load operand must have integer, pointer, floating point, or vector type!
define void @f() { %x = load atomic { i32 }, ptr null seq_cst, align 4 ret void }
;                  ^~
; error: an atomic load needs an integer, a pointer or a float, not { i32 } [SP0207]

;--- store-operand-must-be-a-pointer
; LLVM 22: store operand must be a pointer
define void @f() { store i32 0, i32 0 ret void }
;                               ^~~
; error: an address must be a pointer, not i32 [SP0104]

;--- the-block-before-this-one-does-not-end-in-a-terminator
; LLVM 22: storing unsized types is not allowed
define void @f() { store label %x, ptr null x: ret void }
;                                           ^
; error: the block before this one does not end in a terminator, such as `br` or `ret` [SP0114]

;--- fence-cannot-have-the-ordering-monotonic
; LLVM 22: fence cannot be monotonic
define void @f() { fence monotonic ret void }
;                        ^~~~~~~~~
; error: `fence` cannot have the ordering monotonic [SP0117]

;--- the-operands-of-cmpxchg-must-have-one-type-not-i32
; LLVM 22: compare value and new value type do not match
define void @f() { %x = cmpxchg ptr null, i32 0, i64 0 seq_cst seq_cst ret void }
;                                         ^~~
; error: the operands of cmpxchg must have one type, not i32 and i64 [SP0104]

;--- cmpxchg-of-values-of-types-float-and-float
; LLVM 22: cmpxchg operand must have integer or pointer type
define void @f() { %x = cmpxchg ptr null, float 0.0, float 1.0 seq_cst seq_cst ret void }
;                  ^~
; error: cmpxchg of values of types float and float [SP0207]

;--- cmpxchg-cannot-have-the-ordering-unordered
; LLVM 22: invalid cmpxchg success ordering
define void @f() { %x = cmpxchg ptr null, i32 0, i32 0 unordered monotonic ret void }
;                               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: `cmpxchg` cannot have the ordering unordered [SP0117]

;--- the-failure-ordering-of-cmpxchg-cannot-be-release-because
; LLVM 22: invalid cmpxchg failure ordering
define void @f() { %x = cmpxchg ptr null, i32 0, i32 0 seq_cst release ret void }
;                               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the failure ordering of cmpxchg cannot be release, because nothing is stored [SP0117]

;--- atomicrmw-add-of-a-value-of-type-float-gives-float
; LLVM 22: atomicrmw add operand must be an integer
define void @f() { %x = atomicrmw add ptr null, float 1.0 seq_cst ret void }
;                  ^~
; error: atomicrmw add of a value of type float gives float [SP0207]
;                  ^~
; error: atomicrmw add needs an integer, not float [SP0207]

;--- atomicrmw-fadd-of-a-value-of-type-i32-gives-i32
; LLVM 22: atomicrmw fadd operand must be a floating point type
define void @f() { %x = atomicrmw fadd ptr null, i32 1 seq_cst ret void }
;                  ^~
; error: atomicrmw fadd of a value of type i32 gives i32 [SP0207]
;                  ^~
; error: atomicrmw fadd needs a float, not i32 [SP0207]

;--- atomicrmw-xchg-of-a-value-of-type-i32-gives-i32
; LLVM 22: atomicrmw xchg operand must be an integer, floating point, or pointer type
define void @f() { %x = atomicrmw xchg ptr null, { i32 } zeroinitializer seq_cst ret void }
;                  ^~
; error: atomicrmw xchg of a value of type { i32 } gives { i32 } [SP0207]
;                  ^~
; error: an atomic atomicrmw needs an integer, a pointer or a float, not { i32 } [SP0207]

;--- an-atomic-atomicrmw-needs-a-size-that-is-a-power-of-two
; LLVM 22: atomic memory access' size must be byte-sized
define void @f() { %x = atomicrmw add ptr null, i7 1 seq_cst ret void }
;                  ^~
; error: an atomic atomicrmw needs a size that is a power of two bytes, not the 7 bits of i7 [SP0207]

;--- atomicrmw-cannot-have-the-ordering-unordered
; LLVM 22: atomicrmw cannot be unordered
define void @f() { %x = atomicrmw add ptr null, i32 1 unordered ret void }
;                                     ^~~~~~~~~~~~~~~~~~~~~~~~~
; error: `atomicrmw` cannot have the ordering unordered [SP0117]

;--- the-base-of-getelementptr-must-be-a-pointer-not-i32
; LLVM 22: base of getelementptr must be a pointer
define void @f() { %x = getelementptr i32, i32 0, i32 1 ret void }
;                                     ^~~~~~~~~~~~~~~~~
; error: the base of getelementptr must be a pointer, not i32 [SP0104]

;--- index-1-is-not-a-field-of-i32
; LLVM 22: invalid getelementptr indices
define void @f() { %x = getelementptr {i32}, ptr null, i32 0, i32 1 ret void }
;                                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: index 1 is not a field of { i32 } [SP0104]

;--- the-fields-of-i32-must-be-indexed-by-an-i32-not-by-i64
; LLVM 22: invalid getelementptr indices
define void @f() { %x = getelementptr {i32}, ptr null, i64 0, i64 0 ret void }
;                  ^~
; error: the fields of { i32 } must be indexed by an i32, not by i64 [SP0207]

;--- index-1-is-not-a-field-of-i32-i32
; LLVM 22: invalid getelementptr indices
define void @f(i32 %i) { %x = getelementptr {i32, i32}, ptr null, i32 0, i32 %i ret void }
;                                           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: index 1 is not a field of { i32, i32 } [SP0104]

;--- an-index-must-be-an-integer-not-float
; LLVM 22: getelementptr index must be an integer
define void @f() { %x = getelementptr i32, ptr null, float 0.0 ret void }
;                                     ^~~~~~~~~~~~~~~~~~~~~~~~
; error: an index must be an integer, not float [SP0104]

;--- too-many-indices-i32-has-no-elements
; LLVM 22: invalid getelementptr indices
define void @f() { %x = getelementptr i32, ptr null, i32 0, i32 0 ret void }
;                                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: too many indices: i32 has no elements [SP0104]

;--- i32-has-no-part-0
; LLVM 22: extractvalue operand must be aggregate type
define void @f() { %x = extractvalue i32 0, 0 ret void }
;                                    ^~~~~~~~
; error: i32 has no part 0 [SP0104]

;--- i32-has-no-part-1
; LLVM 22: invalid indices for extractvalue
define void @f() { %x = extractvalue { i32 } zeroinitializer, 1 ret void }
;                                    ^~~~~~~~~~~~~~~~~~~~~~~~~~
; error: { i32 } has no part 1 [SP0104]

;--- the-field-has-type-i32-not-i64
; LLVM 22: insertvalue operand and field disagree in type: 'i64' instead of 'i32'
define void @f() { %x = insertvalue { i32 } zeroinitializer, i64 0, 0 ret void }
;                                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the field has type i32, not i64 [SP0104]

;--- the-operand-of-extractelement-must-be-a-vector-not-i32
; LLVM 22: invalid extractelement operands
define void @f() { %x = extractelement i32 0, i32 0 ret void }
;                                      ^~~~~
; error: the operand of extractelement must be a vector, not i32 [SP0104]

;--- insertelement-needs-an-i32-for-2-x-i32-and-an-integer
; LLVM 22: invalid insertelement operands
define void @f() { %x = insertelement <2 x i32> zeroinitializer, i64 0, i32 0 ret void }
;                                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: insertelement needs an i32 for <2 x i32>, and an integer index, not i64 and i32 [SP0104]

;--- lane-4-does-not-exist-in-two-vectors-of-2
; LLVM 22: invalid shufflevector operands
define void @f() { %x = shufflevector <2 x i32> zeroinitializer, <2 x i32> zeroinitializer, <2 x i32> <i32 0, i32 4> ret void }
;                                                                                           ^
; error: lane 4 does not exist in two vectors of 2 [SP0117]

;--- the-mask-of-shufflevector-must-be-a-constant-vector
; LLVM 22: invalid shufflevector operands
define void @f(<2 x i32> %m) { %x = shufflevector <2 x i32> zeroinitializer, <2 x i32> zeroinitializer, <2 x i32> %m ret void }
;                                                                                                       ^
; error: the mask of shufflevector must be a constant vector of i32 [SP0117]

;--- icmp-cannot-compare-values-of-type-float
; LLVM 22: icmp requires integer operands
define void @f() { %x = icmp eq float 0.0, 0.0 ret void }
;                               ^~~~~
; error: icmp cannot compare values of type float [SP0104]

;--- fcmp-cannot-compare-values-of-type-i32
; LLVM 22: fcmp requires floating point operands
define void @f() { %x = fcmp oeq i32 0, 0 ret void }
;                                ^~~
; error: fcmp cannot compare values of type i32 [SP0104]

;--- oeq-is-not-a-predicate-of-icmp
; LLVM 22: expected icmp predicate (e.g. 'eq')
define void @f() { %x = icmp oeq i32 0, 0 ret void }
;                            ^~~
; error: `oeq` is not a predicate of icmp [SP0108]
;   expected eq, ne, ugt, uge, ult, ule, sgt, sge, slt or sle
;   did you mean `eq`?

;--- eq-is-not-a-predicate-of-fcmp
; LLVM 22: expected fcmp predicate (e.g. 'oeq')
define void @f() { %x = fcmp eq float 0.0, 0.0 ret void }
;                            ^~
; error: `eq` is not a predicate of fcmp [SP0108]
;   expected oeq, ogt, oge, olt, ole, one, ord, uno, ueq, ugt, uge, ult, ule, une, true or false
;   did you mean `oeq`?
;   note: A comparison with a NaN is false with `oeq`, true with `ueq`.

;--- trunc-cannot-convert-i32-to-i64
; LLVM 22: invalid cast opcode for cast from 'i32' to 'i64'
define void @f() { %x = trunc i32 0 to i64 ret void }
;                             ^~~~~~~~~~~~
; error: trunc cannot convert i32 to i64 [SP0104]

;--- zext-cannot-convert-i64-to-i32
; LLVM 22: invalid cast opcode for cast from 'i64' to 'i32'
define void @f() { %x = zext i64 0 to i32 ret void }
;                            ^~~~~~~~~~~~
; error: zext cannot convert i64 to i32 [SP0104]

;--- bitcast-cannot-convert-i32-to-i64
; LLVM 22: invalid cast opcode for cast from 'i32' to 'i64'
define void @f() { %x = bitcast i32 0 to i64 ret void }
;                               ^~~~~~~~~~~~
; error: bitcast cannot convert i32 to i64 [SP0104]

;--- bitcast-cannot-convert-ptr-to-i64
; LLVM 22: invalid cast opcode for cast from 'ptr' to 'i64'
define void @f() { %x = bitcast ptr null to i64 ret void }
;                               ^~~~~~~~~~~~~~~
; error: bitcast cannot convert ptr to i64 [SP0104]

;--- bitcast-cannot-convert-ptr-to-ptr-addrspace-1
; LLVM 22: invalid cast opcode for cast from 'ptr' to 'ptr addrspace(1)'
define void @f() { %x = bitcast ptr null to ptr addrspace(1) ret void }
;                               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: bitcast cannot convert ptr to ptr addrspace(1) [SP0104]

;--- addrspacecast-cannot-convert-ptr-to-ptr
; LLVM 22: invalid cast opcode for cast from 'ptr' to 'ptr'
define void @f() { %x = addrspacecast ptr null to ptr ret void }
;                                     ^~~~~~~~~~~~~~~
; error: addrspacecast cannot convert ptr to ptr [SP0104]

;--- inttoptr-cannot-convert-ptr-to-ptr
; LLVM 22: invalid cast opcode for cast from 'ptr' to 'ptr'
define void @f() { %x = inttoptr ptr null to ptr ret void }
;                                ^~~~~~~~~~~~~~~
; error: inttoptr cannot convert ptr to ptr [SP0104]

;--- ptrtoint-cannot-convert-i32-to-i64
; LLVM 22: invalid cast opcode for cast from 'i32' to 'i64'
define void @f() { %x = ptrtoint i32 0 to i64 ret void }
;                                ^~~~~~~~~~~~
; error: ptrtoint cannot convert i32 to i64 [SP0104]

;--- fptrunc-cannot-convert-float-to-double
; LLVM 22: invalid cast opcode for cast from 'float' to 'double'
define void @f() { %x = fptrunc float 0.0 to double ret void }
;                               ^~~~~~~~~~~~~~~~~~~
; error: fptrunc cannot convert float to double [SP0104]

;--- sitofp-cannot-convert-float-to-double
; LLVM 22: invalid cast opcode for cast from 'float' to 'double'
define void @f() { %x = sitofp float 0.0 to double ret void }
;                              ^~~~~~~~~~~~~~~~~~~
; error: sitofp cannot convert float to double [SP0104]

;--- sitofp-cannot-convert-2-x-i32-to-4-x-float
; LLVM 22: invalid cast opcode for cast from '<2 x i32>' to '<4 x float>'
define void @f() { %x = sitofp <2 x i32> zeroinitializer to <4 x float> ret void }
;                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: sitofp cannot convert <2 x i32> to <4 x float> [SP0104]

;--- the-operands-of-select-must-be-an-i1-and-two-values
; LLVM 22: select condition must be i1 or <n x i1>
define void @f() { %x = select i32 0, i32 0, i32 0 ret void }
;                              ^~~~~~~~~~~~~~~~~~~
; error: the operands of select must be an i1 and two values of one type, not i32, i32, i32 [SP0104]

;--- both-values-to-select-must-have-same-type
; LLVM 22: both values to select must have same type
define void @f() { %x = select i1 0, i32 0, i64 0 ret void }
;                              ^~~~~~~~~~~~~~~~~~
; error: the operands of select must be an i1 and two values of one type, not i1, i32, i64 [SP0104]

;--- selected-values-for-vector-select-must-be-vectors
; LLVM 22: selected values for vector select must be vectors
define void @f() { %x = select <2 x i1> zeroinitializer, i32 0, i32 0 ret void }
;                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the operands of select must be an i1 and two values of one type, not <2 x i1>, i32, i32 [SP0104]

;--- the-phi-has-a-value-for-0-which-is-not-a-predecessor
; LLVM 22: PHINode should have one entry for each predecessor of its parent basic block!
define void @f() { %x = phi i32 [ 0, %0 ] ret void }
;                                    ^~
; error: the phi has a value for %0, which is not a predecessor of this block [SP0204]

;--- the-phi-has-a-value-for-a-which-is-not-a-predecessor
; LLVM 22: PHINode should have one entry for each predecessor of its parent basic block!
define void @f() { br label %a a: %x = phi i32 [ 0, %0 ], [ 1, %a ] ret void }
;                                                              ^~
; error: the phi has a value for %a, which is not a predecessor of this block [SP0204]

;--- a-value-cannot-have-type-void-label
; LLVM 22: void type only allowed for function results
define void @f() { br label %a a: %x = phi void [ 0, %0 ] ret void }
;                                          ^~~~
; error: a value cannot have type void [SP0105]

;--- a-phi-follows-other-instructions-phis-come-first
; LLVM 22: PHI nodes not grouped at top of basic block!
define void @f() { br label %a a: %y = add i32 1, 1 %x = phi i32 [ 0, %0 ] ret void }
;                                                   ^~
; error: a phi follows other instructions; phis come first in a block [SP0203]

;--- use-of-undefined-block
; LLVM 22: duplicate case value in switch
define void @f() { switch i32 0, label %a [ i32 1, label %a i32 1, label %a ] a: ret void }
;                                      ^~
; error: use of undefined block `%a` [SP0102]
;                                                           ^~~~~
; error: the switch has this case twice [SP0117]

;--- switch-constants-must-all-be-same-type-as-switch-value
; LLVM 22: Switch constants must all be same type as switch value!
define void @f() { switch i32 0, label %a [ i64 1, label %a ] a: ret void }
;                                      ^~
; error: use of undefined block `%a` [SP0102]
;                                           ^~~~~
; error: a case must be a constant of type i32 [SP0117]

;--- the-operand-of-a-switch-must-be-an-integer-not-float
; LLVM 22: switch condition must have integer type
define void @f() { switch float 0.0, label %a [] a: ret void }
;                         ^~~~~
; error: the operand of a switch must be an integer, not float [SP0104]

;--- the-condition-of-a-branch-must-have-type-i1-not-i32
; LLVM 22: branch condition must have 'i1' type
define void @f() { br i32 0, label %a, label %a a: ret void }
;                     ^~~
; error: the condition of a branch must have type i1, not i32 [SP0104]

;--- the-operand-of-indirectbr-must-be-a-pointer-not-i32
; LLVM 22: indirectbr address must have pointer type
define void @f() { indirectbr i32 0, [] }
;                             ^~~
; error: the operand of indirectbr must be a pointer, not i32 [SP0104]

;--- f-takes-0-arguments-1-given
define void @f() { call void @f(i32 0) ret void }
;                            ^~
; warning: @f takes 0 arguments, 1 given [SP0208]
;   note: With `ptr` LLVM accepts a call to a function as another type, but what happens then is undefined.

;--- f-takes-1-argument-0-given
define void @f(i32 %x) { call void @f() ret void }
;                                  ^~
; warning: @f takes 1 argument, 0 given [SP0208]
;   note: With `ptr` LLVM accepts a call to a function as another type, but what happens then is undefined.

;--- argument-1-has-type-i64-f-takes-i32
define void @f(i32 %x) { call void @f(i64 0) ret void }
;                                         ^
; warning: argument 1 has type i64, @f takes i32 [SP0208]
;   note: With `ptr` LLVM accepts a call to a function as another type, but what happens then is undefined.

;--- an-instruction-without-a-result-cannot-have-a-name
; LLVM 22: instructions returning void cannot have a name
define void @f() { %x = call void @f() ret void }
;                  ^~
; error: an instruction without a result cannot have a name [SP0104]

;--- f-has-type-void-but-is-called-as-i32
define void @f() { call i32 @f() ret void }
;                           ^~
; warning: @f has type void (), but is called as i32 () [SP0208]
;   note: With `ptr` LLVM accepts a call to a function as another type, but what happens then is undefined.

;--- accepted-void-f-call-void-null-ret-void
define void @f() { call void null() ret void }

;--- unexpected-0
; LLVM 22: integer constant must have integer type
define void @f() { call void 0() ret void }
;                            ^
; error: unexpected `0` [SP0101]
;   expected the function to call

;--- a-musttail-call-must-be-followed-by-the-return
; LLVM 22: musttail call result must be returned
define i32 @f() { %x = musttail call i32 @f() ret i32 0 }
;                      ^~~~~~~~
; error: a musttail call must be followed by the return of its result [SP0213]

;--- musttail-call-must-precede-a-ret-with-an-optional-bitcast
; LLVM 22: musttail call must precede a ret with an optional bitcast
define void @f() { musttail call void @f() br label %a a: ret void }
;                  ^~~~~~~~
; error: a musttail call must be followed by the return of its result [SP0213]

;--- the-function-beginning-here-has-no-closing-brace
; LLVM 22: fast-math-flags specified for call without floating-point scalar or vector return type
define void @f() { %x = call fast i32 @g() ret void }
;                ^
; error: the function beginning here has no closing brace [SP0115]
;                                 ^~~~~~~~
; error: fast-math flags on a value of type i32, which is not a float [SP0104]
declare i32 @g()

;--- add-cannot-have-the-flag-fast
; LLVM 22: expected type
define void @f() { %x = add fast i32 1, 1 ret void }
;                           ^~~~
; error: `add` cannot have the flag `fast` [SP0108]

;--- fadd-cannot-have-the-flag-nuw
; LLVM 22: expected type
define void @f() { %x = fadd nuw float 1.0, 1.0 ret void }
;                            ^~~
; error: `fadd` cannot have the flag `nuw` [SP0108]

;--- and-cannot-have-the-flag-nsw
; LLVM 22: expected type
define void @f() { %x = and nsw i32 1, 1 ret void }
;                           ^~~
; error: `and` cannot have the flag `nsw` [SP0108]

;--- flag-twice
; LLVM 22: expected type
define i32 @f(i32 %a) {
  %b = add nsw nuw nsw i32 %a, 1
;                  ^~~
; error: `add` has the flag `nsw` already [SP0108]
  ret i32 %b
}

;--- sdiv-cannot-have-the-flag-nsw
; LLVM 22: expected type
define void @f() { %x = sdiv nsw i32 1, 1 ret void }
;                            ^~~
; error: `sdiv` cannot have the flag `nsw` [SP0108]

;--- add-cannot-have-the-flag-exact
; LLVM 22: expected type
define void @f() { %x = add exact i32 1, 1 ret void }
;                           ^~~~~
; error: `add` cannot have the flag `exact` [SP0108]

;--- xor-cannot-have-the-flag-disjoint
; LLVM 22: expected type
define void @f() { %x = xor disjoint i32 1, 1 ret void }
;                           ^~~~~~~~
; error: `xor` cannot have the flag `disjoint` [SP0108]

;--- sext-cannot-have-the-flag-nneg
; LLVM 22: expected type
define void @f() { %x = sext nneg i32 1 to i64 ret void }
;                            ^~~~
; error: `sext` cannot have the flag `nneg` [SP0108]

;--- fadd-needs-floating-point-operands-not-i32
; LLVM 22: invalid operand type for instruction
define void @f() { %x = fadd i32 1, 1 ret void }
;                            ^~~
; error: fadd needs floating-point operands, not i32 [SP0104]

;--- add-needs-integer-operands-not-float
; LLVM 22: invalid operand type for instruction
define void @f() { %x = add float 1.0, 1.0 ret void }
;                           ^~~~~
; error: add needs integer operands, not float [SP0104]

;--- shl-needs-integer-operands-not-float
; LLVM 22: invalid operand type for instruction
define void @f() { %x = shl float 1.0, 1.0 ret void }
;                           ^~~~~
; error: shl needs integer operands, not float [SP0104]

;--- the-operand-of-fneg-must-be-a-floating-point-value
; LLVM 22: invalid operand type for instruction
define void @f() { %x = fneg i32 1 ret void }
;                                 ^
; error: the operand of fneg must be a floating-point value, not i32 [SP0104]

;--- add-needs-integer-operands-not-ptr
; LLVM 22: invalid operand type for instruction
define void @f() { %x = add ptr null, null ret void }
;                           ^~~
; error: add needs integer operands, not ptr [SP0104]
;   note: A pointer is stepped by getelementptr.

;--- the-last-block-does-not-end-in-a-terminator-such-as-br
; LLVM 22: expected instruction opcode
define void @f() { ret void ret void %x = add i32 1, 1 }
;                                                      ^
; error: the last block does not end in a terminator, such as `br` or `ret` [SP0114]

;--- use-of-undefined-block-y
; LLVM 22: use of undefined value '%y'
define void @f() { unreachable br label %y }
;                                       ^~
; error: use of undefined block `%y` [SP0102]

;--- resume-in-a-function-without-a-personality
; LLVM 22: ResumeInst needs to be in a function with a personality.
define void @f() { resume i32 0 }
;                  ^~~~~~~~~~~~
; error: resume in a function without a personality [SP0210]

;--- invoke-in-a-function-without-a-personality
; LLVM 22: The unwind destination does not have an exception handling instruction!
define void @f() { invoke void @f() to label %a unwind label %b a: ret void b: ret void }
;                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: invoke in a function without a personality [SP0210]
;                                                            ^~
; error: the unwind destination of an invoke must begin with a landingpad, catchswitch or cleanuppad [SP0210]

;--- the-unwind-destination-of-an-invoke-must-begin
; LLVM 22: The unwind destination does not have an exception handling instruction!
define void @f() personality ptr null { invoke void @f() to label %a unwind label %b a: ret void b: ret void }
;                                                                                 ^~
; error: the unwind destination of an invoke must begin with a landingpad, catchswitch or cleanuppad [SP0210]

;--- a-landingpad-cannot-be-in-the-entry-block
; LLVM 22: EH pad cannot be in entry block.
define void @f() personality ptr null { %x = landingpad i32 cleanup ret void }
;                                       ^~
; error: a landingpad cannot be in the entry block [SP0210]

;--- a-landingpad-must-have-a-clause-or-be-a-cleanup
; LLVM 22: LandingPadInst needs at least one clause or to be a cleanup.
define void @f() personality ptr null { invoke void @f() to label %a unwind label %b a: ret void b: %x = landingpad i32 ret void }
;                                                                                                   ^~
; error: a landingpad must have a clause or be a cleanup [SP0210]

;--- a-catch-clause-must-be-a-pointer-to-a-type-info-not-i32
; LLVM 22: Catch operand does not have pointer type!
define void @f() personality ptr null { invoke void @f() to label %a unwind label %b a: ret void b: %x = landingpad i32 catch i32 0 ret void }
;                                                                                                   ^~
; error: a catch clause must be a pointer to a type info, not i32 [SP0210]

;--- a-filter-must-be-an-array-of-type-infos-not-ptr
; LLVM 22: 'filter' clause has an invalid type
define void @f() personality ptr null { invoke void @f() to label %a unwind label %b a: ret void b: %x = landingpad i32 filter ptr null ret void }
;                                                                                                   ^~
; error: a filter must be an array of type infos, not ptr [SP0210]

;--- a-value-cannot-have-type-void-va-arg
; LLVM 22: void type only allowed for function results
define void @f() { %x = va_arg ptr null, void ret void }
;                                        ^~~~
; error: a value cannot have type void [SP0105]

;--- 3-is-out-of-order-the-next-unnamed-value-is-6
; LLVM 22: instruction expected to be numbered '%6' or greater
define void @f() { %5 = add i32 1, 1 %3 = add i32 1, 1 ret void }
;                                    ^~
; error: `%3` is out of order: the next unnamed value is %6 [SP0107]
;   did you mean `%6`?

;--- x-is-used-here-but-not-defined-on-every-path-to-here
; LLVM 22: Only PHI nodes may reference their own value!
define void @f() { %x = add i32 %x, 1 ret void }
;                               ^~
; error: %x is used here, but not defined on every path to here [SP0205]

;--- b-is-used-here-but-not-defined-on-every-path-to-here
; LLVM 22: Instruction does not dominate all uses!
define void @f() { %a = add i32 %b, 1 %b = add i32 1, 1 ret void }
;                               ^~
; error: %b is used here, but not defined on every path to here [SP0205]

;--- 1-constraint-for-inputs-0-arguments
; LLVM 22: number of input constraints does not match number of parameters
define void @f() { call void asm "", "r"() ret void }
;                            ^~~
; error: 1 constraint for inputs, 0 arguments [SP0117]

;--- accepted-void-f-call-void-asm-r-ret-void
define void @f() { call void asm "", "=r"() ret void }

;--- is-not-a-constraint-of-inline-assembly
; LLVM 22: failed to parse constraints
define void @f() { call void asm "", "{"() ret void }
;                            ^~~
; error: `{` is not a constraint of inline assembly [SP0117]

;--- inline-assembly-without-outputs-must-return-void-not-i32
; LLVM 22: inline asm without outputs must return void
define i32 @f() { %x = call i32 asm "", "~{x}"() ret i32 %x }
;                               ^~~
; error: inline assembly without outputs must return void, not i32 [SP0117]

;--- type-a-contains-itself
; LLVM 22: identified structure type 'a' is recursive
%a = type { %a }
;~
; error: type `%a` contains itself [SP0105]
@g = global %a zeroinitializer

;--- accepted-a-type-i32
%a = type i32

;--- zeroinitializer-cannot-have-type
; LLVM 22: invalid type for null constant
%a = type opaque
@g = global %a zeroinitializer
;              ^~~~~~~~~~~~~~~
; error: `zeroinitializer` cannot have type %a [SP0117]

;--- a-value-cannot-have-type-void-external
; LLVM 22: void type only allowed for function results
@g = external global void
;                    ^~~~
; error: a value cannot have type void [SP0105]

;--- a-global-variable-cannot-hold-void
; LLVM 22: invalid type for global variable
@g = external global void ()
;                    ^~~~
; error: a global variable cannot hold void () [SP0105]

;--- the-constant-has-1-element-its-type-2-x-i32-has-2
; LLVM 22: constant expression type mismatch: got type '[1 x i32]' but expected '[2 x i32]'
@g = global [2 x i32] [i32 1]
;                     ^~~~~~~
; error: the constant has 1 element, its type `[2 x i32]` has 2 [SP0117]

;--- element-1-has-type-i64-not-i32
; LLVM 22: array element #1 is not of type 'i32
@g = global [2 x i32] [i32 1, i64 2]
;                     ^~~~~~~~~~~~~~
; error: element 1 has type i64, not i32 [SP0117]

;--- constant-expression-type-mismatch-got-type-1-x-i32-but
; LLVM 22: constant expression type mismatch: got type '<1 x i32>' but expected '<2 x i32>'
@g = global <2 x i32> <i32 1>
;                     ^~~~~~~
; error: the constant has 1 element, its type `<2 x i32>` has 2 [SP0117]

;--- field-0-has-type-i64-not-i32
; LLVM 22: element 0 of struct initializer doesn't match struct element type
@g = global { i32 } { i64 1 }
;                   ^~~~~~~~~
; error: field 0 has type i64, not i32 [SP0117]

;--- a-string-of-2-bytes-must-have-type-2-x-i8-not-3-x-i8
; LLVM 22: constant expression type mismatch: got type '[2 x i8]' but expected '[3 x i8]'
@g = global [3 x i8] c"ab"
;                     ^~~~
; error: a string of 2 bytes must have type [2 x i8], not [3 x i8] [SP0117]

;--- a-string-of-2-bytes-must-have-type-2-x-i8-not-2-x-i16
; LLVM 22: constant expression type mismatch: got type '[2 x i8]' but expected '[2 x i16]'
@g = global [2 x i16] c"ab"
;                      ^~~~
; error: a string of 2 bytes must have type [2 x i8], not [2 x i16] [SP0117]

;--- a-vector-must-have-between-1-and-2-32-1-elements
; LLVM 22: zero element vector is illegal
@g = global <0 x i32> zeroinitializer
;            ^
; error: a vector must have between 1 and 2^32-1 elements [SP0105]

;--- the-elements-of-a-vector-must-be-integers-floats
; LLVM 22: invalid vector element type
@g = global <2 x [2 x i32]> zeroinitializer
;                ^
; error: the elements of a vector must be integers, floats or pointers, not [2 x i32] [SP0105]

;--- integer-width-of-i0-is-not-between-1-and-8388608
; LLVM 22: bitwidth for integer type out of range
@g = global i0 0
;           ^~
; error: integer width of `i0` is not between 1 and 8388608 [SP0105]

;--- integer-width-of-i8388609-is-not-between-1-and-8388608
; LLVM 22: bitwidth for integer type out of range
@g = global i8388609 0
;           ^~~~~~~~
; error: integer width of `i8388609` is not between 1 and 8388608 [SP0105]

;--- address-space-16777216-is-not-below-2-24
; LLVM 22: invalid address space, must be a 24-bit integer
@g = global ptr addrspace(16777216) null
;                         ^~~~~~~~
; error: address space 16777216 is not below 2^24 [SP0106]

;--- ptr-is-not-a-type-ptr-has-no-pointee-type
; LLVM 22: ptr* is invalid - use ptr instead
@g = global ptr* null
;              ^
; error: `ptr*` is not a type: `ptr` has no pointee type [SP0105]

;--- 0-1-is-not-exact-as-a-float-write-the-bits-in-hexadecimal
; LLVM 22: floating point constant invalid for type
@g = global float 0.1
;                 ^~~
; error: 0.1 is not exact as a float; write the bits in hexadecimal [SP0117]

;--- 0-1-is-not-exact-as-a-half-write-the-bits-in-hexadecimal
; LLVM 22: floating point constant invalid for type
@g = global half 0.1
;                ^~~
; error: 0.1 is not exact as a half; write the bits in hexadecimal [SP0117]

;--- 0x3ff0000000000001-has-more-bits-than-a-float
; LLVM 22: floating point constant invalid for type
@g = global float 0x3FF0000000000001
;                 ^~~~~~~~~~~~~~~~~~
; error: `0x3FF0000000000001` has more bits than a float [SP0117]

;--- 0xk3fff8000000000000000-cannot-have-type-double
; LLVM 22: floating point constant does not have type 'double'
@g = global double 0xK3FFF8000000000000000
;                  ^~~~~~~~~~~~~~~~~~~~~~~
; error: `0xK3FFF8000000000000000` cannot have type double [SP0117]

;--- 2-does-not-fit-in-i1-it-is-taken-as-0
@g = global i1 2
;              ^
; warning: `2` does not fit in i1; it is taken as 0 [SP0106]
;   note: LLVM also drops the upper bits, silently.

;--- accepted-g-global-i1-1
@g = global i1 -1

;--- the-operands-of-add-have-types-i32-and-i64
; LLVM 22: operands of constexpr must have same type
@g = global i32 add (i32 1, i64 2)
;               ^~~~~~~~~~~~~~~~~~
; error: the operands of `add` have types i32 and i64 [SP0104]

;--- mul-constexprs-are-no-longer-supported
; differs: versions of LLVM that write `ptr` had this expression until it was removed
; LLVM 22: mul constexprs are no longer supported
@g = global i32 mul (i32 1, i32 2)
;               ^~~~~~~~~~~~~~~~~~
; note: `mul` as a constant expression [SP0113]
;   note: LLVM itself would refuse this: its later releases have instructions instead.

;--- sdiv-constexprs-are-no-longer-supported
; differs: versions of LLVM that write `ptr` had this expression until it was removed
; LLVM 22: sdiv constexprs are no longer supported
@g = global i32 sdiv (i32 1, i32 2)
;               ^~~~~~~~~~~~~~~~~~~
; note: `sdiv` as a constant expression [SP0113]
;   note: LLVM itself would refuse this: its later releases have instructions instead.

;--- select-constexprs-are-no-longer-supported
; differs: versions of LLVM that write `ptr` had this expression until it was removed
; LLVM 22: select constexprs are no longer supported
@g = global i32 select (i1 true, i32 1, i32 2)
;               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; note: `select` as a constant expression [SP0113]
;   note: LLVM itself would refuse this: its later releases have instructions instead.

;--- icmp-constexprs-are-no-longer-supported
; differs: versions of LLVM that write `ptr` had this expression until it was removed
; LLVM 22: icmp constexprs are no longer supported
@g = global i1 icmp eq (i32 1, i32 2)
;              ^~~~~~~~~~~~~~~~~~~~~~
; note: `icmp` as a constant expression [SP0113]
;   note: LLVM itself would refuse this: its later releases have instructions instead.

;--- zext-constexprs-are-no-longer-supported
; differs: versions of LLVM that write `ptr` had this expression until it was removed
; LLVM 22: zext constexprs are no longer supported
@g = global i32 zext (i8 1 to i32)
;               ^~~~~~~~~~~~~~~~~~
; note: `zext` as a constant expression [SP0113]
;   note: LLVM itself would refuse this: its later releases have instructions instead.

;--- fadd-constexprs-are-no-longer-supported
; differs: versions of LLVM that write `ptr` had this expression until it was removed
; LLVM 22: fadd constexprs are no longer supported
@g = global float fadd (float 1.0, float 1.0)
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; note: `fadd` as a constant expression [SP0113]
;   note: LLVM itself would refuse this: its later releases have instructions instead.

;--- shl-constexprs-are-no-longer-supported
; differs: versions of LLVM that write `ptr` had this expression until it was removed
; LLVM 22: shl constexprs are no longer supported
@g = global i32 shl (i32 1, i32 2)
;               ^~~~~~~~~~~~~~~~~~
; note: `shl` as a constant expression [SP0113]
;   note: LLVM itself would refuse this: its later releases have instructions instead.

;--- and-constexprs-are-no-longer-supported
; differs: versions of LLVM that write `ptr` had this expression until it was removed
; LLVM 22: and constexprs are no longer supported
@g = global i32 and (i32 1, i32 2)
;               ^~~~~~~~~~~~~~~~~~
; note: `and` as a constant expression [SP0113]
;   note: LLVM itself would refuse this: its later releases have instructions instead.

;--- extractvalue-constexprs-are-no-longer-supported
; differs: versions of LLVM that write `ptr` had this expression until it was removed
; LLVM 22: extractvalue constexprs are no longer supported
@g = global i32 extractvalue ({ i32 } { i32 1 }, 0)
;               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; note: `extractvalue` as a constant expression [SP0113]
;   note: LLVM itself would refuse this: its later releases have instructions instead.

;--- load-is-not-a-constant-expression
; LLVM 22: expected value token
@g = global i32 load (ptr null)
;               ^~~~
; error: `load` is not a constant expression [SP0117]

;--- use-of-undefined-value-g1
; LLVM 22: use of undefined value '@g1'
@g = global ptr @g1
;               ^~~
; error: use of undefined value `@g1` [SP0102]
;   did you mean `@g`?

;--- a-local-value-cannot-be-used-outside-of-a-function
; LLVM 22: invalid use of function-local name
@g = global i32 %x
;               ^~
; error: a local value cannot be used outside of a function [SP0101]

;--- g-is-defined-twice
; LLVM 22: redefinition of global '@g'
@g = global i32 0
@g = global i32 1
;~
; error: `@g` is defined twice [SP0103]
;   note: The first definition is in line 1.

;--- invalid-redefinition-of-function-g
; LLVM 22: invalid redefinition of function 'g'
define void @g() { ret void }
declare void @g()
;            ^~
; error: `@g` is defined twice [SP0103]
;   note: The first definition is in line 1.

;--- g-is-defined-twice-declare
; LLVM 22: invalid redefinition of function 'g'
declare void @g()
declare void @g()
;            ^~
; error: `@g` is defined twice [SP0103]
;   note: The first definition is in line 1.

;--- use-of-undefined-metadata-1
; LLVM 22: use of undefined metadata '!1'
!0 = !{!1}
;      ^~
; error: use of undefined metadata !1 [SP0116]

;--- metadata-0-is-defined-twice
; LLVM 22: Metadata id is already used
!0 = !{}
!0 = !{}
;~
; error: metadata !0 is defined twice [SP0103]

;--- unexpected-i32
; LLVM 22: Expected '!' here
!a = !{i32 1}
;      ^~~
; error: unexpected `i32` [SP0101]
;   expected a metadata node, such as `!0`

;--- use-of-undefined-metadata-0
; LLVM 22: use of undefined metadata '!0'
!a = !{!0}
;      ^~
; error: use of undefined metadata !0 [SP0116]

;--- metadata-with-a-type
; differs: read with a note: metadata had a type until LLVM 3.5
; LLVM 22: unexpected type in metadata definition
!0 = metadata !{}
;    ^~~~~~~~
; note: metadata with a type [SP0113]
;   note: Since LLVM 3.6 metadata has no type.

;--- dilocation-lacks-the-field-scope
; LLVM 22: missing required field 'scope'
!0 = !DILocation(line: 1)
;               ^~~~~~~~~
; error: !DILocation lacks the field `scope` [SP0118]

;--- the-field-line-cannot-be-1
; LLVM 22: expected unsigned integer
!0 = !DILocation(line: -1, scope: !0)
;                ^~~~~
; error: the field `line` cannot be `-1` [SP0118]
;   expected a number from 0 to 4294967295

;--- expected-metadata-type
; differs: metadata of a version newer than ours is kept
; LLVM 22: expected metadata type
!0 = !DIFoo()
;    ^~~~~~~
; note: unknown kind of metadata node `!DIFoo`, kept as it is written [SP0118]
;   note: LLVM up to 22 would refuse this because it has no such kind.

;--- dw-op-foo-is-not-an-operation-of-a-dwarf-expression
; LLVM 22: invalid DWARF op 'DW_OP_foo'
!0 = !DIExpression(DW_OP_foo)
;                 ^~~~~~~~~~~
; error: `DW_OP_foo` is not an operation of a DWARF expression and no unsigned number [SP0118]

;--- 1-is-not-an-unsigned-number-of-64-bits
; LLVM 22: expected unsigned integer
!0 = !DIExpression(-1)
;                 ^~~~
; error: `-1` is not an unsigned number of 64 bits [SP0118]

;--- there-is-no-dw-tag-foo-for-the-field-tag
; LLVM 22: invalid DWARF tag 'DW_TAG_foo'
!0 = !DIBasicType(tag: DW_TAG_foo)
;                      ^~~~~~~~~~
; error: there is no `DW_TAG_foo` for the field `tag` [SP0118]

;--- there-is-no-dw-ate-foo-for-the-field-encoding
; LLVM 22: invalid DWARF type attribute encoding 'DW_ATE_foo'
!0 = !DIBasicType(encoding: DW_ATE_foo)
;                           ^~~~~~~~~~
; error: there is no `DW_ATE_foo` for the field `encoding` [SP0118]
;   did you mean `DW_ATE_UCS`?

;--- the-field-name-cannot-be-1
; LLVM 22: expected string constant
!0 = !DIBasicType(name: 1)
;                 ^~~~~
; error: the field `name` cannot be `1` [SP0118]
;   expected a string

;--- there-is-no-csk-foo-for-the-field-checksumkind
; LLVM 22: invalid checksum kind 'CSK_FOO'
!0 = !DIFile(filename: "a", directory: "b", checksumkind: CSK_FOO, checksum: "x")
;                                                         ^~~~~~~
; error: there is no `CSK_FOO` for the field `checksumkind` [SP0118]

;--- checksum-and-checksumkind-must-be-given-together
; LLVM 22: 'checksumkind' and 'checksum' must be provided together
!0 = !DIFile(filename: "a", directory: "b", checksumkind: CSK_MD5)
;           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: checksum and checksumkind must be given together [SP0118]

;--- the-field-line-is-given-twice
; LLVM 22: field 'line' cannot be specified more than once
!0 = !DILocation(line: 1, line: 2, scope: !0)
;                         ^~~~~
; error: the field `line` is given twice [SP0103]

;--- the-field-line-cannot-be-4294967296
; LLVM 22: value for 'line' too large, limit is 4294967295
!0 = !DILocation(line: 4294967296, scope: !0)
;                ^~~~~
; error: the field `line` cannot be `4294967296` [SP0118]
;   expected a number from 0 to 4294967295

;--- the-field-column-cannot-be-65536
; LLVM 22: value for 'column' too large, limit is 65535
!0 = !DILocation(column: 65536, scope: !0)
;                ^~~~~~~
; error: the field `column` cannot be `65536` [SP0118]
;   expected a number from 0 to 65535

;--- the-field-count-cannot-be-2
; LLVM 22: value for 'count' too small, limit is -1
!0 = !DISubrange(count: -2)
;                ^~~~~~
; error: the field `count` cannot be `-2` [SP0118]

;--- the-field-value-cannot-be-foo
; LLVM 22: expected integer
!0 = !DIEnumerator(name: "a", value: foo)
;                             ^~~~~~
; error: the field `value` cannot be `foo` [SP0118]

;--- the-field-arg-cannot-be-65536
; LLVM 22: value for 'arg' too large, limit is 65535
!0 = !DILocalVariable(scope: !0, arg: 65536)
;                                ^~~~
; error: the field `arg` cannot be `65536` [SP0118]
;   expected a number from 0 to 65535

;--- the-field-scope-of-dilocalvariable-cannot-be-null
; LLVM 22: 'scope' cannot be null
!0 = !DILocalVariable(scope: null)
;                    ^~~~~~~~~~~~~
; error: the field `scope` of !DILocalVariable cannot be null [SP0118]

;--- there-is-no-diflagfoo-for-the-field-flags
; LLVM 22: invalid debug info flag 'DIFlagFoo'
!0 = !DIDerivedType(tag: DW_TAG_member, baseType: null, flags: DIFlagFoo)
;                                                              ^~~~~~~~~
; error: there is no `DIFlagFoo` for the field `flags` [SP0118]

;--- the-field-tag-cannot-be-65536
; LLVM 22: value for 'tag' too large, limit is 65535
!0 = !GenericDINode(tag: 65536)
;                   ^~~~
; error: the field `tag` cannot be `65536` [SP0118]
;   expected a number from 0 to 65535

;--- genericdinode-lacks-the-field-tag
; LLVM 22: missing required field 'tag'
!0 = !GenericDINode(header: "a")
;                  ^~~~~~~~~~~~~
; error: !GenericDINode lacks the field `tag` [SP0118]

;--- accepted-void-f-ret-void-dbg-0-0
define void @f() { ret void, !dbg !0 }
;           ^~
; warning: ignoring debug info with an invalid version (0) [SP0122]
;   note: LLVM reads version 3 only, which a module states with the flag `!{i32 2, !"Debug Info Version", i32 3}` in `!llvm.module.flags`.
!0 = !{}

;--- unexpected
; LLVM 22: expected '!' here
define void @f() { ret void, !dbg }
;                                 ^
; error: unexpected `}` [SP0101]
;   expected a metadata node, such as `!0`

;--- use-of-undefined-metadata-5
; LLVM 22: use of undefined metadata '!5'
define void @f() { ret void, !dbg !5 }
;                                 ^~
; error: use of undefined metadata !5 [SP0116]

;--- the-text-ends-here
; LLVM 22: unterminated attribute group
attributes #0 = { nounwind
;~
; error: the text ends here [SP0101]
;   expected an attribute or `}`

;--- foo-is-treated-as-an-attribute-of-a-later-release
; differs: an attribute of a version newer than ours is kept
; LLVM 22: unterminated attribute group
attributes #0 = { foo }
;                 ^~~
; note: `foo` is treated as an attribute of a later release and kept unchanged [SP0108]
;   note: LLVM itself would refuse this because it takes the word for something else.

;--- attribute-group-without-attributes
; differs: read with a note: an empty group says nothing
; LLVM 22: attribute group has no attributes
attributes #0 = { }
;          ^~
; note: attribute group without attributes [SP0101]
;   note: LLVM itself would refuse this because a group has at least one attribute.

;--- zeroext-is-an-attribute-of-parameters-groups
; LLVM 22: this attribute does not apply to functions
attributes #0 = { zeroext }
;                 ^~~~~~~
; error: `zeroext` is an attribute of parameters; groups are for functions and calls [SP0108]

;--- attribute-group-0-is-not-defined
define void @f() #0 { ret void }
;                ^~
; warning: attribute group #0 is not defined [SP0116]
;   note: It is treated as empty, as in LLVM.

;--- unexpected-foo
; LLVM 22: unknown selection kind
$c = comdat foo
;           ^~~
; error: unexpected `foo` [SP0101]
;   expected a selection kind: any, exactmatch, largest, nodeduplicate, noduplicates, samesize

;--- use-of-undefined-comdat-c
; LLVM 22: use of undefined comdat '$c'
define void @f() comdat($c) { ret void }
;                ^~~~~~
; error: use of undefined comdat `$c` [SP0102]

;--- use-of-undefined-comdat-c-global
; LLVM 22: use of undefined comdat '$c'
@g = global i32 0, comdat($c)
;                  ^~~~~~
; error: use of undefined comdat `$c` [SP0102]

;--- accepted-c-comdat-any-c-private-global-i32-0-comdat
$c = comdat any
@c = private global i32 0, comdat

;--- unknown-target-property
; LLVM 22: unknown target property
target foo = "x"
;      ^~~
; error: unexpected `foo` [SP0101]
;   expected `triple` or `datalayout`

;--- fwidth-alignment-preferred-is-expected
; LLVM 22: malformed specification, must be of the form "f<size>:<abi>[:<pref>]"
target datalayout = "foo"
;                   ^~~~~
; error: data layout: "foo": `f<width>:<alignment>[:<preferred>]` is expected [SP0119]

;--- p-address-space-size-alignment-preferred-index-size
; LLVM 22: malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"
target datalayout = "e-p:64"
;                   ^~~~~~~~
; error: data layout: "p:64": `p[<address space>]:<size>:<alignment>[:<preferred>[:<index size>]]` is expected [SP0119]

;--- iwidth-alignment-preferred-is-expected
; LLVM 22: malformed specification, must be of the form "i<size>:<abi>[:<pref>]"
target datalayout = "i64"
;                   ^~~~~
; error: data layout: "i64": `i<width>:<alignment>[:<preferred>]` is expected [SP0119]

;--- unexpected-1
; LLVM 22: expected string constant
source_filename = 1
;                 ^
; error: unexpected `1` [SP0101]
;   expected a file name in quotes

;--- expected-module-asm
; LLVM 22: expected 'module asm'
module foo "x"
;      ^~~
; error: unexpected `foo` [SP0101]
;   expected `asm`

;--- expected-string-constant
; LLVM 22: expected string constant
define void @f() gc 1 { ret void }
;                   ^
; error: unexpected `1` [SP0101]
;   expected the name of a garbage collection strategy in quotes

;--- unexpected-1-define
; LLVM 22: expected string constant
define void @f() section 1 { ret void }
;                        ^
; error: unexpected `1` [SP0101]
;   expected a section name in quotes

;--- accepted-void-f-personality-i32-0-ret-void
define void @f() personality i32 0 { ret void }

;--- unexpected-ret
; LLVM 22: expected type
define void @f() prefix { ret void }
;                         ^~~
; error: unexpected `ret` [SP0101]
;   expected a type

;--- unexpected-foo-at-top-level
; LLVM 22: expected top-level entity
foo
;~~
; error: unexpected `foo` at top level [SP0108]
;   expected a definition, such as `define` or `@name =`

;--- unexpected-42
; LLVM 22: expected top-level entity
42
;~
; error: unexpected `42` [SP0101]
;   expected a definition at top level

;--- unexpected-abc
; LLVM 22: expected top-level entity
"abc"
;~~~~
; error: unexpected `"abc"` [SP0101]
;   expected a definition at top level

;--- expected-type
; LLVM 22: expected type
define
;~
; error: the text ends here [SP0101]
;   expected a type

;--- expected-function-name
; LLVM 22: expected function name
define void
;~
; error: the text ends here [SP0101]
;   expected the name of the function, such as `@f`

;--- expected-in-function-argument-list
; LLVM 22: expected '(' in function argument list
define void @f
;~
; error: the text ends here [SP0101]
;   expected `(`

;--- the-text-ends-here-define
; LLVM 22: expected type
define void @f(
;~
; error: the text ends here [SP0101]
;   expected a type

;--- expected-in-function-body
; LLVM 22: expected '{' in function body
define void @f() 
;~
; error: the text ends here [SP0101]
;   expected `{`

;--- found-end-of-file-when-expecting-more-instructions
; LLVM 22: found end of file when expecting more instructions
define void @f() {
;                ^
; error: the function beginning here has no closing brace [SP0115]

;--- a-function-body-needs-at-least-one-block
; LLVM 22: function body requires at least one basic block
define void @f() { }
;                ^~~
; error: a function body needs at least one block [SP0114]

;--- foo-is-not-an-instruction
; LLVM 22: expected instruction opcode
define void @f() { foo }
;                  ^~~
; error: `foo` is not an instruction [SP0108]

;--- expected-top-level-entity
; LLVM 22: expected top-level entity
declare void @f() { ret void }
;                 ^
; error: unexpected `{` [SP0101]
;   expected a definition at top level

;--- unexpected-f
; LLVM 22: expected function name
declare void f()
;            ^
; error: unexpected `f` [SP0101]
;   expected the name of the function, such as `@f`

;--- without-a-name
; LLVM 22: expected top-level entity
@ = global i32 0
;~
; error: '@' without a name [SP0101]

;--- unexpected-global
; LLVM 22: expected '=' in global variable
@g global i32 0
;  ^~~~~~
; error: unexpected `global` [SP0101]
;   expected `=`

;--- expected-global-or-constant
; LLVM 22: expected 'global' or 'constant'
@g = foo i32 0
;    ^~~
; error: unexpected `foo` [SP0101]
;   expected `global`, `constant`, `alias` or `ifunc`

;--- the-text-ends-here-global
; LLVM 22: expected type
@g = global
;~
; error: the text ends here [SP0101]
;   expected a type

;--- unexpected-foo-global
; LLVM 22: expected type
@g = global foo
;           ^~~
; error: unexpected `foo` [SP0101]
;   expected a type

;--- unexpected-foo-declare
; LLVM 22: expected type
declare foo @f()
;       ^~~
; error: unexpected `foo` [SP0101]
;   expected a type

;--- expected-localdynamic-initialexec-or-localexec
; LLVM 22: expected localdynamic, initialexec or localexec
@g = thread_local(foo) global i32 0
;                 ^~~
; error: unexpected `foo` [SP0101]
;   expected `localdynamic`, `initialexec` or `localexec`

;--- unknown-global-variable-property
; LLVM 22: unknown global variable property!
@g = global i32 0, foo
;                  ^~~
; error: unexpected `foo` [SP0101]
;   expected `section`, `partition`, `align`, `comdat`, a sanitizer's word or metadata

;--- unexpected-define
; LLVM 22: expected type
define i32 @f(i32 %a, ) { ret i32 0 }
;                     ^
; error: unexpected `)` [SP0101]
;   expected another element after the comma

;--- expected-at-end-of-argument-list
; LLVM 22: expected ')' at end of argument list
define void @f(..., i32 %x) { ret void }
;                 ^
; error: unexpected `,` [SP0101]
;   expected `)`

;--- accepted-void-llvm-foo
declare void @llvm.foo()

;--- llvm-donothing-takes-0-arguments-but-is-declared-with-1
; LLVM 22: invalid intrinsic signature
define void @f() { call void @llvm.donothing(i32 0) ret void }
;                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.donothing takes 0 arguments, but is declared with 1 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!

;--- the-address-of-intrinsic-llvm-donothing-is-taken-it-can
; LLVM 22: Cannot take the address of an intrinsic!
define ptr @f() { ret ptr @llvm.donothing }
;                         ^~~~~~~~~~~~~~~
; error: the address of intrinsic @llvm.donothing is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Invalid user of intrinsic instruction!
declare void @llvm.donothing()

;--- an-intrinsic-cannot-be-defined
; LLVM 22: llvm intrinsics cannot be defined!
define void @llvm.donothing() { ret void }
;           ^~~~~~~~~~~~~~~
; error: an intrinsic cannot be defined [SP0211]
;   note: LLVM's verifier says: llvm intrinsics cannot be defined!

;--- accepted-i32-llvm-ctpop-i64-i64
declare i32 @llvm.ctpop.i64(i64)

;--- accepted-i64-llvm-ctpop-i32-i64
declare i64 @llvm.ctpop.i32(i64)

;--- only-an-intrinsic-takes-token
; LLVM 22: Function takes token but isn't an intrinsic
define void @f(token %t) { ret void }
;           ^~
; error: only an intrinsic takes token [SP0209]

;--- only-an-intrinsic-returns-token
; LLVM 22: Function returns a token but isn't an intrinsic
define token @f() { unreachable }
;            ^~
; error: only an intrinsic returns token [SP0209]

;--- an-alloca-cannot-hold-token
; LLVM 22: invalid type for alloca
define void @f() { %x = alloca token ret void }
;                              ^~~~~
; error: an alloca cannot hold token [SP0105]

;--- accepted-void-f-x-freeze-token-none-ret-void
define void @f() { %x = freeze token none ret void }

;--- only-an-intrinsic-takes-x86-amx
; LLVM 22: Function takes x86_amx but isn't an intrinsic
define void @f(x86_amx %t) { ret void }
;           ^~
; error: only an intrinsic takes x86_amx [SP0209]

;--- catchpad-in-a-function-without-a-personality
; LLVM 22: expected scope value for catchpad
define void @f() { %x = catchpad within none [] unreachable }
;                  ^~
; error: catchpad in a function without a personality [SP0210]

;--- huge-alignments-are-not-supported-yet
; LLVM 22: huge alignments are not supported yet
define void @f() { %x = alloca i32, align 8589934592 ret void }
;                                         ^~~~~~~~~~
; error: alignment 8589934592 is larger than 2^32 [SP0106]

;--- unexpected-align
; LLVM 22: expected metadata after comma
define void @f() { %x = alloca i32, addrspace(1), align 4 ret void }
;                                                 ^~~~~
; error: unexpected `align` [SP0101]
;   expected metadata, or nothing: the parts of an alloca are a count, `align`, `addrspace`, in this order

;--- alignment-0-is-not-a-power-of-two
; LLVM 22: alignment is not a power of two
define void @f() { %x = load i32, ptr null, align 0 ret void }
;                                                 ^
; error: alignment 0 is not a power of two [SP0106]
;   expected 1, 2, 4, 8, 16 or a larger power of two

;--- accepted-void-f-call-void-f-a-i32-1-a-ret-void
define void @f() { call void @f() [ "a"(i32 1), "a"() ] ret void }

;--- the-call-has-two-bundles-deopt
; LLVM 22: Multiple deopt operand bundles
define void @f() { call void @f() [ "deopt"(), "deopt"() ] ret void }
;                                   ^~~~~~~
; error: the call has two bundles "deopt" [SP0217]
;   note: LLVM's verifier says: Multiple deopt operand bundles

;--- the-call-has-two-bundles-gc-live
; LLVM 22: Multiple gc-live operand bundles
define void @f() { call void @f() [ "gc-live"(), "gc-live"() ] ret void }
;                                   ^~~~~~~~~
; error: the call has two bundles "gc-live" [SP0217]
;   note: LLVM's verifier says: Multiple gc-live operand bundles

;--- the-bundle-funclet-has-1-operand-not-0
; LLVM 22: Expected exactly one funclet bundle operand
define void @f() { call void @f() [ "funclet"() ] ret void }
;                                   ^~~~~~~~~
; error: the bundle "funclet" has 1 operand, not 0 [SP0217]

;--- operand-bundle-set-must-not-be-empty
; LLVM 22: operand bundle set must not be empty
define void @f() { call void @f() [] ret void }
;                                  ^
; error: unexpected `]` [SP0101]
;   expected an operand bundle, such as `"deopt"(…)`

;--- unexpected-foo-define
; LLVM 22: expected string constant
define void @f() { call void @f() [ foo() ] ret void }
;                                   ^~~
; error: unexpected `foo` [SP0101]
;   expected the tag of an operand bundle in quotes
;   did you mean `"foo"`?

;--- unexpected-uselistorder
; LLVM 22: function body requires at least one basic block
define void @f() { uselistorder i32 1, { 1, 0 } ret void }
;                  ^~~~~~~~~~~~
; error: unexpected `uselistorder` [SP0101]
;   expected an instruction: the order of uses follows the blocks

;--- the-value-has-0-uses-the-order-2-indexes
; LLVM 22: value has no uses
define void @f(i32 %x) { ret void uselistorder i32 %x, { 1, 0 } }
;                                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the value has 0 uses, the order 2 indexes [SP0106]

;--- accepted-void-f-ptr-swifterror-x-ret-void
define void @f(ptr swifterror %x) { ret void }

;--- two-parameters-are-swifterror
; LLVM 22: Cannot have multiple 'swifterror' parameters!
define void @f(ptr swifterror %x, ptr swifterror %y) { ret void }
;           ^~
; error: two parameters are swifterror [SP0214]

;--- a-swifterror-alloca-must-hold-a-pointer-not-i32
; LLVM 22: swifterror alloca must have pointer type
define void @f() { %x = alloca swifterror i32 ret void }
;                  ^~
; error: a swifterror alloca must hold a pointer, not i32 [SP0207]

;--- immarg-is-an-attribute-of-the-parameters-of-intrinsics
; LLVM 22: immarg attribute only applies to intrinsics
define void @f(i32 immarg %x) { ret void }
;                  ^~~~~~
; error: immarg is an attribute of the parameters of intrinsics [SP0214]

;--- accepted-void-f-dbg-value-i32-0-0-diexpression-0-ret-void-0
define void @f() { #dbg_value(i32 0, !0, !DIExpression(), !0) ret void }
;           ^~
; warning: ignoring debug info with an invalid version (0) [SP0122]
;   note: LLVM reads version 3 only, which a module states with the flag `!{i32 2, !"Debug Info Version", i32 3}` in `!llvm.module.flags`.
!0 = !{}

;--- unknown-debug-record-dbg-foo
; LLVM 22: expected debug record type here
define void @f() { #dbg_foo() ret void }
;                   ^~~~~~~
; error: unknown debug record `#dbg_foo` [SP0101]
;   expected `#dbg_value`, `#dbg_declare`, `#dbg_assign` or `#dbg_label`

;--- accepted-void-f-dbg-0-ret-void-0
define void @f() !dbg !0 { ret void }
;           ^~
; warning: ignoring debug info with an invalid version (0) [SP0122]
;   note: LLVM reads version 3 only, which a module states with the flag `!{i32 2, !"Debug Info Version", i32 3}` in `!llvm.module.flags`.
!0 = !{}

;--- a-returned-parameter-of-type-i32-in-a-function
; LLVM 22: Incompatible argument and return types for 'returned' attribute
define void @f(i32 returned %x) { ret void }
;           ^~
; error: a returned parameter of type i32 in a function that returns void [SP0214]

;--- two-parameters-are-returned
; LLVM 22: More than one parameter has attribute returned!
define i32 @f(i32 returned %x, i32 returned %y) { ret i32 0 }
;          ^~
; error: two parameters are returned [SP0214]

;--- llvm-used-has-linkage-appending
; LLVM 22: invalid linkage for intrinsic global variable
@llvm.used = global i32 0
;~~~~~~~~~
; error: @llvm.used has linkage appending [SP0212]

;--- llvm-global-ctors-is-an-array-of-structs-of-a-priority
; LLVM 22: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x i32] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_ctors is an array of structs of a priority, a function and data, not of i32 [SP0212]

;--- llvm-used-can-name-only-global-values
; LLVM 22: wrong initializer for intrinsic global variable
@llvm.used = appending global [1 x ptr] [ptr null], section "llvm.metadata"
;~~~~~~~~~
; error: @llvm.used can name only global values [SP0212]
