; test: verify
; llvm: 14
; Values of attributes of parameters: ranges, captures, alignments.
;--- align-cannot-stand-on-type-i32-void
; LLVM 14: Attribute 'align 4' applied to incompatible type!
declare void @f(i32 align 4)
;                   ^~~~~
; error: align cannot apply to type i32 [SP0214]

;--- accepts-f-2-x
declare void @f(<2 x i8*> align 4)

;--- captures-cannot-stand-on-type-2-x-i8
; LLVM 14: expected ')' at end of argument list
declare void @f(<2 x i8*> captures(none))
;                         ^~~~~~~~
; error: captures cannot apply to type <2 x i8*> [SP0214]

;--- dereferenceable-cannot-stand-on-type-2-x-i8
; LLVM 14: Attribute 'dereferenceable(4)' applied to incompatible type!
declare void @f(<2 x i8*> dereferenceable(4))
;                         ^~~~~~~~~~~~~~~
; error: dereferenceable cannot apply to type <2 x i8*> [SP0214]

;--- initializes-has-ranges-of-bytes-such-as-0-4
; LLVM 14: expected ')' at end of argument list
declare void @f(i8* initializes())
;                               ^
; error: initializes has ranges of bytes, such as (0, 4) [SP0108]

;--- ranges-of-initializes-are-in-ascending-order-and-do-not
; LLVM 14: expected ')' at end of argument list
declare void @f(i8* initializes((0, 4), (4, 8)))
;                               ^~~~~~~~~~~~~~~
; error: the ranges of initializes are in ascending order and do not touch [SP0108]

;--- ranges-of-initializes-are-in-ascending-order-and-do-not-5
; LLVM 14: expected ')' at end of argument list
declare void @f(i8* initializes((5, 8), (0, 4)))
;                               ^~~~~~~~~~~~~~~
; error: the ranges of initializes are in ascending order and do not touch [SP0108]

;--- ranges-of-initializes-are-in-ascending-order-and-do-not-2
; LLVM 14: expected ')' at end of argument list
declare void @f(i8* initializes((0, 4), (2, 8)))
;                               ^~~~~~~~~~~~~~~
; error: the ranges of initializes are in ascending order and do not touch [SP0108]

;--- second-limit-of-range-is-larger-than-first
; LLVM 14: expected ')' at end of argument list
declare void @f(i8* initializes((4, 4)))
;                               ^~~~~~~
; error: the second limit of a range is larger than the first [SP0108]

;--- second-limit-of-range-is-larger-than-first-2
; LLVM 14: expected ')' at end of argument list
declare void @f(i8* initializes((4, 2)))
;                               ^~~~~~~
; error: the second limit of a range is larger than the first [SP0108]

;--- initializes-cannot-stand-on-type-i32
; LLVM 14: expected ')' at end of argument list
declare void @f(i32 initializes((0, 4)))
;                   ^~~~~~~~~~~
; error: initializes cannot apply to type i32 [SP0214]

;--- nofpclass-names-classes-excluded-such-as-nan-or-inf
; LLVM 14: expected ')' at end of argument list
declare void @f(float nofpclass())
;                               ^
; error: nofpclass names the classes excluded, such as nan or inf [SP0108]

;--- nofpclass-names-classes-excluded-such-as-nan-or-inf-0
; LLVM 14: expected ')' at end of argument list
declare void @f(float nofpclass(0))
;                               ^~
; error: nofpclass names the classes excluded, such as nan or inf [SP0108]

;--- classes-of-nofpclass-are-bits-of-number-from-1-to-1023-not
; LLVM 14: expected ')' at end of argument list
declare void @f(float nofpclass(1024))
;                               ^~~~~
; error: the classes of nofpclass are bits of a number from 1 to 1023, not `1024` [SP0108]

;--- nonsense-is-no-class-of-numbers
; LLVM 14: expected ')' at end of argument list
declare void @f(float nofpclass(nonsense))
;                               ^~~~~~~~~
; error: `nonsense` is not a class of numbers [SP0108]

;--- nofpclass-cannot-stand-on-type-i32
; LLVM 14: expected ')' at end of argument list
declare void @f(i32 nofpclass(nan))
;                   ^~~~~~~~~
; error: nofpclass cannot apply to type i32 [SP0214]

;--- nofpclass-cannot-stand-on-type-i8
; LLVM 14: expected ')' at end of argument list
declare void @f(i8* nofpclass(nan))
;                   ^~~~~~~~~
; error: nofpclass cannot apply to type i8* [SP0214]

;--- nofpclass-cannot-stand-on-type-float-double
; LLVM 14: expected ')' at end of argument list
declare void @f({ float, double } nofpclass(nan))
;            ^~
; error: nofpclass cannot apply to type { float, double } [SP0214]

;--- range-i64-0-5-cannot-stand-on-type-i32
; LLVM 14: expected ')' at end of argument list
declare void @f(i32 range(i64 0, 5))
;                   ^~~~~
; error: range(i64 0, 5) cannot apply to type i32 [SP0214]

;--- range-cannot-stand-on-type-i8
; LLVM 14: expected ')' at end of argument list
declare void @f(i8* range(i64 0, 5))
;                   ^~~~~
; error: range cannot apply to type i8* [SP0214]

;--- range-cannot-stand-on-type-float
; LLVM 14: expected ')' at end of argument list
declare void @f(float range(i32 0, 5))
;                     ^~~~~
; error: range cannot apply to type float [SP0214]

;--- range-between-equal-limits-is-empty-limits-are-then-0-5
; LLVM 14: expected ')' at end of argument list
declare void @f(i32 range(i32 5, 5))
;                         ^~~~~~~~~
; error: a range between equal limits is empty; the limits are then 0 [SP0108]

;--- range-between-equal-limits-is-empty-limits-are-then-0-1
; LLVM 14: expected ')' at end of argument list
declare void @f(i32 range(i32 -1, -1))
;                         ^~~~~~~~~~~
; error: a range between equal limits is empty; the limits are then 0 [SP0108]

;--- 5000000000-does-not-fit-into-i32
; LLVM 14: expected ')' at end of argument list
declare void @f(i32 range(i32 0, 5000000000))
;                         ^~~~~~~~~~~~~~~~~~
; error: 5000000000 does not fit into i32 [SP0108]

;--- range-i32-0-5-cannot-stand-on-type-i64
; LLVM 14: expected type
declare range(i32 0, 5) i64 @f()
;       ^~~~~
; error: range(i32 0, 5) cannot apply to type i64 [SP0214]

;--- range-is-attribute-of-parameters-and-results-it-cannot-stand
; LLVM 14: expected top-level entity
declare void @f() range(i32 0, 5)
;                 ^~~~~
; error: `range` is an attribute of parameters and results, not allowed here [SP0108]

;--- accepts-align-8-i8
declare align 8 i8* @f()

;--- align-cannot-stand-on-type-i32-8
; LLVM 14: Attribute 'align 8' applied to incompatible type!
declare align 8 i32 @f()
;       ^~~~~
; error: align cannot apply to type i32 [SP0214]

;--- accepts-dereferenceable
declare dereferenceable(4) i8* @f()

;--- dereferenceable-cannot-stand-on-type-i32
; LLVM 14: Attribute 'dereferenceable(4)' applied to incompatible type!
declare dereferenceable(4) i32 @f()
;       ^~~~~~~~~~~~~~~
; error: dereferenceable cannot apply to type i32 [SP0214]

;--- accepts-dereferenceable-or-null
declare dereferenceable_or_null(4) i8* @f()

;--- dereferenceable-0-is-not-possible
; LLVM 14: dereferenceable bytes must be non-zero
declare dereferenceable(0) i8* @f()
;                       ^
; error: dereferenceable(0) is not possible [SP0106]

;--- alignment-8589934592-is-larger-than-2-32
; LLVM 14: huge alignments are not supported yet
declare void @f(i8* align 8589934592)
;                         ^~~~~~~~~~
; error: alignment 8589934592 is larger than 2^32 [SP0106]

;--- accepts-f-i8-align
declare void @f(i8* align 4294967296)

;--- accepts-f-align-8
declare void @f() align 8

;--- dereferenceable-is-attribute-of-parameters-and-results-it
; LLVM 14: this attribute does not apply to functions
declare void @f() dereferenceable(8)
;                 ^~~~~~~~~~~~~~~
; error: `dereferenceable` is an attribute of parameters and results, not allowed here [SP0108]

;--- accepts-vscale-range-16
declare void @f() vscale_range(1,16)

;--- least-of-vscale-range-0-16-is-not-zero
; LLVM 14: 'vscale_range' minimum must be greater than 0
declare void @f() vscale_range(0,16)
;            ^~
; error: the minimum of vscale_range(0,16) must not be zero [SP0214]

;--- accepts-vscale-range-0
declare void @f() vscale_range(0)

;--- accepts-vscale-range-3-16
declare void @f() vscale_range(3,16)

;--- accepts-vscale-range-15
declare void @f() vscale_range(1,15)

;--- least-of-vscale-range-4-2-is-larger-than-most
; LLVM 14: 'vscale_range' minimum cannot be greater than maximum
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
; LLVM 14: 'vscale_range' minimum cannot be greater than maximum
define void @f() vscale_range(2, 1) {
;           ^~
; error: the minimum of vscale_range(2,1) is larger than the maximum [SP0214]
  ret void
}

;--- accepts-vscale-range-3-4
define void @f() vscale_range(3, 4) {
  ret void
}
