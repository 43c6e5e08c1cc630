; test: verify
; llvm: 22
; Values of attributes of parameters: ranges, captures, alignments.
;--- align-cannot-stand-on-type-i32-void
; LLVM 22: Attribute 'align 4' applied to incompatible type!
declare void @f(i32 align 4)
;                   ^~~~~
; error: align cannot apply to type i32 [SP0214]

;--- accepts-f-2-x
declare void @f(<2 x ptr> align 4)

;--- captures-cannot-stand-on-type-2-x-ptr
; LLVM 22: Attribute 'captures(none)' applied to incompatible type!
declare void @f(<2 x ptr> captures(none))
;                         ^~~~~~~~
; error: captures cannot apply to type <2 x ptr> [SP0214]

;--- dereferenceable-cannot-stand-on-type-2-x-ptr
; LLVM 22: Attribute 'dereferenceable(4)' applied to incompatible type!
declare void @f(<2 x ptr> dereferenceable(4))
;                         ^~~~~~~~~~~~~~~
; error: dereferenceable cannot apply to type <2 x ptr> [SP0214]

;--- initializes-has-ranges-of-bytes-such-as-0-4
; LLVM 22: expected '('
declare void @f(ptr initializes())
;                               ^
; error: initializes has ranges of bytes, such as (0, 4) [SP0108]

;--- accepts-initializes-0
declare void @f(ptr initializes((0, 4)))

;--- ranges-of-initializes-are-in-ascending-order-and-do-not
; LLVM 22: Invalid (unordered or overlapping) range list
declare void @f(ptr initializes((0, 4), (4, 8)))
;                               ^~~~~~~~~~~~~~~
; error: the ranges of initializes are in ascending order and do not touch [SP0108]

;--- accepts-initializes-5
declare void @f(ptr initializes((0, 4), (5, 8)))

;--- ranges-of-initializes-are-in-ascending-order-and-do-not-5
; LLVM 22: Invalid (unordered or overlapping) range list
declare void @f(ptr initializes((5, 8), (0, 4)))
;                               ^~~~~~~~~~~~~~~
; error: the ranges of initializes are in ascending order and do not touch [SP0108]

;--- ranges-of-initializes-are-in-ascending-order-and-do-not-2
; LLVM 22: Invalid (unordered or overlapping) range list
declare void @f(ptr initializes((0, 4), (2, 8)))
;                               ^~~~~~~~~~~~~~~
; error: the ranges of initializes are in ascending order and do not touch [SP0108]

;--- second-limit-of-range-is-larger-than-first
; LLVM 22: the range should not represent the full or empty set!
declare void @f(ptr initializes((4, 4)))
;                               ^~~~~~~
; error: the second limit of a range is larger than the first [SP0108]

;--- second-limit-of-range-is-larger-than-first-2
; LLVM 22: Invalid (unordered or overlapping) range list
declare void @f(ptr initializes((4, 2)))
;                               ^~~~~~~
; error: the second limit of a range is larger than the first [SP0108]

;--- accepts-initializes-2
declare void @f(ptr initializes((-4, 2)))

;--- initializes-cannot-stand-on-type-i32
; LLVM 22: Attribute 'initializes((0, 4))' applied to incompatible type!
declare void @f(i32 initializes((0, 4)))
;                   ^~~~~~~~~~~
; error: initializes cannot apply to type i32 [SP0214]

;--- accepts-nofpclass-nan-void
declare void @f(float nofpclass(nan))

;--- nofpclass-names-classes-excluded-such-as-nan-or-inf
; LLVM 22: expected nofpclass test mask
declare void @f(float nofpclass())
;                               ^
; error: nofpclass names the classes excluded, such as nan or inf [SP0108]

;--- nofpclass-names-classes-excluded-such-as-nan-or-inf-0
; LLVM 22: invalid mask value for 'nofpclass'
declare void @f(float nofpclass(0))
;                               ^~
; error: nofpclass names the classes excluded, such as nan or inf [SP0108]

;--- accepts-nofpclass
declare void @f(float nofpclass(1023))

;--- classes-of-nofpclass-are-bits-of-number-from-1-to-1023-not
; LLVM 22: invalid mask value for 'nofpclass'
declare void @f(float nofpclass(1024))
;                               ^~~~~
; error: the classes of nofpclass are bits of a number from 1 to 1023, not `1024` [SP0108]

;--- nonsense-is-no-class-of-numbers
; LLVM 22: expected nofpclass test mask
declare void @f(float nofpclass(nonsense))
;                               ^~~~~~~~~
; error: `nonsense` is not a class of numbers [SP0108]

;--- nofpclass-cannot-stand-on-type-i32
; LLVM 22: Attribute 'nofpclass(nan)' applied to incompatible type!
declare void @f(i32 nofpclass(nan))
;                   ^~~~~~~~~
; error: nofpclass cannot apply to type i32 [SP0214]

;--- nofpclass-cannot-stand-on-type-ptr
; LLVM 22: Attribute 'nofpclass(nan)' applied to incompatible type!
declare void @f(ptr nofpclass(nan))
;                   ^~~~~~~~~
; error: nofpclass cannot apply to type ptr [SP0214]

;--- accepts-nofpclass-nan-2
declare void @f([2 x float] nofpclass(nan))

;--- accepts-nofpclass-nan-void-float
declare void @f({ float, float } nofpclass(nan))

;--- nofpclass-cannot-stand-on-type-float-double
; LLVM 22: Attribute 'nofpclass(nan)' applied to incompatible type!
declare void @f({ float, double } nofpclass(nan))
;            ^~
; error: nofpclass cannot apply to type { float, double } [SP0214]

;--- accepts-nofpclass-nan-inf
declare void @f(<2 x float> nofpclass(nan inf))

;--- accepts-nofpclass-nan
declare nofpclass(nan) { float, float } @f()

;--- accepts-range-5-void
declare void @f(i32 range(i32 0, 5))

;--- range-i64-0-5-cannot-stand-on-type-i32
; LLVM 22: Attribute 'range(i64 0, 5)' applied to incompatible type!
declare void @f(i32 range(i64 0, 5))
;                   ^~~~~
; error: range(i64 0, 5) cannot apply to type i32 [SP0214]

;--- range-cannot-stand-on-type-ptr
; LLVM 22: Attribute 'range(i64 0, 5)' applied to incompatible type!
declare void @f(ptr range(i64 0, 5))
;                   ^~~~~
; error: range cannot apply to type ptr [SP0214]

;--- range-cannot-stand-on-type-float
; LLVM 22: Attribute 'range(i32 0, 5)' applied to incompatible type!
declare void @f(float range(i32 0, 5))
;                     ^~~~~
; error: range cannot apply to type float [SP0214]

;--- accepts-range-2
declare void @f(<2 x i32> range(i32 0, 5))

;--- range-between-equal-limits-is-empty-limits-are-then-0-5
; LLVM 22: the range represent the empty set but limits aren't 0!
declare void @f(i32 range(i32 5, 5))
;                         ^~~~~~~~~
; error: a range between equal limits is empty; the limits are then 0 [SP0108]

;--- accepts-range-void
declare void @f(i32 range(i32 0, 0))

;--- range-between-equal-limits-is-empty-limits-are-then-0-1
; LLVM 22: the range represent the empty set but limits aren't 0!
declare void @f(i32 range(i32 -1, -1))
;                         ^~~~~~~~~~~
; error: a range between equal limits is empty; the limits are then 0 [SP0108]

;--- 5000000000-does-not-fit-into-i32
; LLVM 22: integer is too large for the bit width of specified type
declare void @f(i32 range(i32 0, 5000000000))
;                         ^~~~~~~~~~~~~~~~~~
; error: 5000000000 does not fit into i32 [SP0108]

;--- accepts-range-5
declare range(i32 0, 5) i32 @f()

;--- range-i32-0-5-cannot-stand-on-type-i64
; LLVM 22: Attribute 'range(i32 0, 5)' applied to incompatible type!
declare range(i32 0, 5) i64 @f()
;       ^~~~~
; error: range(i32 0, 5) cannot apply to type i64 [SP0214]

;--- range-is-attribute-of-parameters-and-results-it-cannot-stand
; LLVM 22: this attribute does not apply to functions
declare void @f() range(i32 0, 5)
;                 ^~~~~
; error: `range` is an attribute of parameters and results, not allowed here [SP0108]

;--- accepts-align-8-ptr
declare align 8 ptr @f()

;--- align-cannot-stand-on-type-i32-8
; LLVM 22: Attribute 'align 8' applied to incompatible type!
declare align 8 i32 @f()
;       ^~~~~
; error: align cannot apply to type i32 [SP0214]

;--- accepts-dereferenceable
declare dereferenceable(4) ptr @f()

;--- dereferenceable-cannot-stand-on-type-i32
; LLVM 22: Attribute 'dereferenceable(4)' applied to incompatible type!
declare dereferenceable(4) i32 @f()
;       ^~~~~~~~~~~~~~~
; error: dereferenceable cannot apply to type i32 [SP0214]

;--- accepts-dereferenceable-or-null
declare dereferenceable_or_null(4) ptr @f()

;--- dereferenceable-0-is-not-possible
; LLVM 22: dereferenceable bytes must be non-zero
declare dereferenceable(0) ptr @f()
;                       ^
; error: dereferenceable(0) is not possible [SP0106]

;--- alignment-8589934592-is-larger-than-2-32
; LLVM 22: huge alignments are not supported yet
declare void @f(ptr align 8589934592)
;                         ^~~~~~~~~~
; error: alignment 8589934592 is larger than 2^32 [SP0106]

;--- accepts-f-ptr-align
declare void @f(ptr align 4294967296)

;--- accepts-f-align-8
declare void @f() align 8

;--- dereferenceable-is-attribute-of-parameters-and-results-it
; LLVM 22: this attribute does not apply to functions
declare void @f() dereferenceable(8)
;                 ^~~~~~~~~~~~~~~
; error: `dereferenceable` is an attribute of parameters and results, not allowed here [SP0108]

;--- accepts-vscale-range-16
declare void @f() vscale_range(1,16)

;--- least-of-vscale-range-0-16-is-not-zero
; LLVM 22: 'vscale_range' minimum must be greater than 0
declare void @f() vscale_range(0,16)
;            ^~
; error: the minimum of vscale_range(0,16) must not be zero [SP0214]

;--- accepts-vscale-range-0
declare void @f() vscale_range(0)

;--- least-of-vscale-range-3-16-is-no-power-of-two
; LLVM 22: 'vscale_range' minimum must be power-of-two value
declare void @f() vscale_range(3,16)
;            ^~
; error: the minimum of vscale_range(3,16) is not a power of two [SP0214]

;--- most-of-vscale-range-1-15-is-no-power-of-two
; LLVM 22: 'vscale_range' maximum must be power-of-two value
declare void @f() vscale_range(1,15)
;            ^~
; error: the maximum of vscale_range(1,15) is not a power of two [SP0214]

;--- least-of-vscale-range-4-2-is-larger-than-most
; LLVM 22: 'vscale_range' minimum cannot be greater than maximum
declare void @f() vscale_range(4,2)
;            ^~
; error: the minimum of vscale_range(4,2) is larger than the maximum [SP0214]

;--- accepts-vscale-range-4
declare void @f() vscale_range(4)

;--- accepts-vscale-range-4-0
declare void @f() vscale_range(4,0)

;--- accepts-vscale-range-0-2
define void @f() vscale_range(0, 0) {
  ret void
}

;--- accepts-vscale-range-1
define void @f() vscale_range(1, 0) {
  ret void
}

;--- least-of-vscale-range-2-1-is-larger-than-most
; LLVM 22: 'vscale_range' minimum cannot be greater than maximum
define void @f() vscale_range(2, 1) {
;           ^~
; error: the minimum of vscale_range(2,1) is larger than the maximum [SP0214]
  ret void
}

;--- least-of-vscale-range-3-4-is-no-power-of-two
; LLVM 22: 'vscale_range' minimum must be power-of-two value
define void @f() vscale_range(3, 4) {
;           ^~
; error: the minimum of vscale_range(3,4) is not a power of two [SP0214]
  ret void
}

;--- accepts-captures-address
define void @f(ptr captures(none) captures(address) %p) {
  ret void
}

;--- foo-is-nothing-to-capture-none-address-address-is-null
; LLVM 22: expected one of 'none', 'address', 'address_is_null', 'provenance' or 'read_provenance'
define void @f(ptr captures(foo) %p) {
;                           ^~~~
; error: `foo` is not a component to capture: none, address, address_is_null, provenance, read_provenance [SP0108]
  ret void
}

;--- captures-cannot-stand-on-type-i32
; LLVM 22: Attribute 'captures(none)' applied to incompatible type!
define void @f(i32 captures(none) %p) {
;                  ^~~~~~~~
; error: captures cannot apply to type i32 [SP0214]
  ret void
}

;--- accepts-initializes-0-2
define void @f(ptr initializes((0, 4)) %p) {
  ret void
}

;--- second-limit-of-range-is-larger-than-first-0
; LLVM 22: Invalid (unordered or overlapping) range list
define void @f(ptr initializes((4, 0)) %p) {
;                              ^~~~~~~
; error: the second limit of a range is larger than the first [SP0108]
  ret void
}

;--- ranges-of-initializes-are-in-ascending-order-and-do-not-2-2
; LLVM 22: Invalid (unordered or overlapping) range list
define void @f(ptr initializes((0, 4), (2, 8)) %p) {
;                              ^~~~~~~~~~~~~~~
; error: the ranges of initializes are in ascending order and do not touch [SP0108]
  ret void
}

;--- accepts-initializes-readonly
define void @f(ptr initializes((0, 4)) readonly %p) {
  ret void
}

;--- accepts-range-4
define void @f(i32 range(i32 0, 4) %p) {
  ret void
}

;--- range-i64-0-4-cannot-stand-on-type-i32
; LLVM 22: Attribute 'range(i64 0, 4)' applied to incompatible type!
define void @f(i32 range(i64 0, 4) %p) {
;                  ^~~~~
; error: range(i64 0, 4) cannot apply to type i32 [SP0214]
  ret void
}

;--- range-between-equal-limits-is-empty-limits-are-then-0-4
; LLVM 22: the range represent the empty set but limits aren't 0!
define void @f(i32 range(i32 4, 4) %p) {
;                        ^~~~~~~~~
; error: a range between equal limits is empty; the limits are then 0 [SP0108]
  ret void
}

;--- accepts-nofpclass-nan-void-3
define void @f(float nofpclass(nan) %p) {
  ret void
}

;--- nofpclass-cannot-stand-on-type-i32-2
; LLVM 22: Attribute 'nofpclass(nan)' applied to incompatible type!
define void @f(i32 nofpclass(nan) %p) {
;                  ^~~~~~~~~
; error: nofpclass cannot apply to type i32 [SP0214]
  ret void
}

;--- accepts-writable-noalias-dereferenceable
define void @f(ptr writable noalias dereferenceable(4) %p) {
  ret void
}
