; test: verify
; llvm: 14
; Attributes that are strings.
;--- accepts-aarch64-pstate-sm-enabled-aarch64-pstate-sm-compatible
declare void @f() "aarch64_pstate_sm_enabled" "aarch64_pstate_sm_compatible"

;--- accepts-aarch64-new-za-aarch64-in-za
declare void @f() "aarch64_new_za" "aarch64_in_za"

;--- accepts-aarch64-new-zt0-aarch64-in-zt0
declare void @f() "aarch64_new_zt0" "aarch64_in_zt0"

;--- accepts-aarch64-new-zt0
declare void @f() "aarch64_new_zt0"

;--- accepts-aarch64-za-state-agnostic-aarch64-in-za
declare void @f() "aarch64_za_state_agnostic" "aarch64_in_za"

;--- allockind-has-exactly-one-of-alloc-realloc-and-free
; LLVM 14: expected top-level entity
declare i8* @f(i32) allockind("zeroed")
;                             ^~~~~~~~~
; error: allockind has exactly one of alloc, realloc and free [SP0108]

;--- nonsense-is-no-kind-of-allocation-alloc-realloc-free
; LLVM 14: expected top-level entity
declare i8* @f(i32) allockind("nonsense")
;                             ^~~~~~~~~~~
; error: `nonsense` is not a kind of allocation: alloc, realloc, free, uninitialized, zeroed, aligned [SP0108]

;--- accepts-frame-pointer-all
declare void @f() "frame-pointer"="all"

;--- accepts-frame-pointer
declare void @f() "frame-pointer"="none"

;--- accepts-frame-pointer-non-leaf
declare void @f() "frame-pointer"="non-leaf"

;--- non-leaf-no-reserve-is-way-to-keep-frame-pointers-that-is
; LLVM 14: invalid value for 'frame-pointer' attribute: non-leaf-no-reserve
declare void @f() "frame-pointer"="non-leaf-no-reserve"
;                                 ^~~~~~~~~~~~~~~~~~~~~
; error: "non-leaf-no-reserve" is a way to keep frame pointers that is newer than typed pointers [SP0214]

;--- frame-pointer-is-one-of-all-non-leaf-none-reserved-non-leaf-some
; LLVM 14: invalid value for 'frame-pointer' attribute: some
declare void @f() "frame-pointer"="some"
;                 ^~~~~~~~~~~~~~~
; error: "frame-pointer" is one of all, non-leaf, none, reserved, non-leaf-no-reserve, not "some" [SP0214]

;--- frame-pointer-is-one-of-all-non-leaf-none-reserved-non-leaf
; LLVM 14: invalid value for 'frame-pointer' attribute: 
declare void @f() "frame-pointer"
;                 ^~~~~~~~~~~~~~~
; error: "frame-pointer" is one of all, non-leaf, none, reserved, non-leaf-no-reserve, not "" [SP0214]

;--- accepts-patchable-function-prefix
declare void @f() "patchable-function-prefix"="4"

;--- patchable-function-prefix-is-number-of-32-bits-not
; LLVM 14: "patchable-function-prefix" takes an unsigned integer: a
declare void @f() "patchable-function-prefix"="a"
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "patchable-function-prefix" is a number of 32 bits, not "a" [SP0214]

;--- patchable-function-entry-is-number-of-32-bits-not-4
; LLVM 14: "patchable-function-entry" takes an unsigned integer: -4
declare void @f() "patchable-function-entry"="-4"
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "patchable-function-entry" is a number of 32 bits, not "-4" [SP0214]

;--- patchable-function-entry-is-number-of-32-bits-not
; LLVM 14: "patchable-function-entry" takes an unsigned integer: 
declare void @f() "patchable-function-entry"
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "patchable-function-entry" is a number of 32 bits, not "" [SP0214]

;--- accepts-patchable-function-entry-section
declare void @f() "patchable-function-entry-section"="x"

;--- warn-stack-size-is-number-of-32-bits-not-x
; LLVM 14: "warn-stack-size" takes an unsigned integer: x
declare void @f() "warn-stack-size"="x"
;                 ^~~~~~~~~~~~~~~~~
; error: "warn-stack-size" is a number of 32 bits, not "x" [SP0214]

;--- accepts-warn-stack-size
declare void @f() "warn-stack-size"="42"

;--- accepts-sign-return-address-some
declare void @f() "sign-return-address"="some"

;--- accepts-sign-return-address-all
declare void @f() "sign-return-address"="all"

;--- accepts-sign-return-address-key-a-key
declare void @f() "sign-return-address-key"="a_key"

;--- accepts-sign-return-address-sign-return-address-key-a-key
declare void @f() "sign-return-address"="all" "sign-return-address-key"="a_key"

;--- accepts-sign-return-address-sign-return-address-key-c-key
declare void @f() "sign-return-address"="all" "sign-return-address-key"="c_key"

;--- accepts-branch-target-enforcement-true
declare void @f() "branch-target-enforcement"="true"

;--- accepts-branch-target-enforcement-yes
declare void @f() "branch-target-enforcement"="yes"

;--- accepts-branch-target-enforcement
declare void @f() "branch-target-enforcement"

;--- accepts-branch-protection-pauth-lr-yes
declare void @f() "branch-protection-pauth-lr"="yes"

;--- accepts-guarded-control-stack-yes
declare void @f() "guarded-control-stack"="yes"

;--- accepts-guarded-control-stack-false
declare void @f() "guarded-control-stack"="false"

;--- accepts-denormal-fp-math-nonsense
declare void @f() "denormal-fp-math"="nonsense"

;--- accepts-denormal-fp-math-ieee-ieee
declare void @f() "denormal-fp-math"="ieee,ieee"

;--- accepts-denormal-fp-math-preserve-sign
declare void @f() "denormal-fp-math"="preserve-sign"

;--- accepts-denormal-fp-math-positive-zero-dynamic
declare void @f() "denormal-fp-math"="positive-zero,dynamic"

;--- accepts-denormal-fp-math-ieee-nonsense
declare void @f() "denormal-fp-math"="ieee,nonsense"

;--- accepts-denormal-fp-math
declare void @f() "denormal-fp-math"=""

;--- accepts-denormal-fp-math-f32-nonsense
declare void @f() "denormal-fp-math-f32"="nonsense"

;--- no-inline-line-tables-is-true-or-false-not-maybe
; LLVM 14: invalid value for 'no-inline-line-tables' attribute: maybe
declare void @f() "no-inline-line-tables"="maybe"
;                 ^~~~~~~~~~~~~~~~~~~~~~~
; error: "no-inline-line-tables" is true or false, not "maybe" [SP0214]

;--- accepts-no-inline-line-tables-true
declare void @f() "no-inline-line-tables"="true"

;--- unsafe-fp-math-is-true-or-false-not-maybe
; LLVM 14: invalid value for 'unsafe-fp-math' attribute: maybe
declare void @f() "unsafe-fp-math"="maybe"
;                 ^~~~~~~~~~~~~~~~
; error: "unsafe-fp-math" is true or false, not "maybe" [SP0214]

;--- no-nans-fp-math-is-true-or-false-not-maybe
; LLVM 14: invalid value for 'no-nans-fp-math' attribute: maybe
declare void @f() "no-nans-fp-math"="maybe"
;                 ^~~~~~~~~~~~~~~~~
; error: "no-nans-fp-math" is true or false, not "maybe" [SP0214]

;--- no-infs-fp-math-is-true-or-false-not-maybe
; LLVM 14: invalid value for 'no-infs-fp-math' attribute: maybe
declare void @f() "no-infs-fp-math"="maybe"
;                 ^~~~~~~~~~~~~~~~~
; error: "no-infs-fp-math" is true or false, not "maybe" [SP0214]

;--- no-signed-zeros-fp-math-is-true-or-false-not-maybe
; LLVM 14: invalid value for 'no-signed-zeros-fp-math' attribute: maybe
declare void @f() "no-signed-zeros-fp-math"="maybe"
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~
; error: "no-signed-zeros-fp-math" is true or false, not "maybe" [SP0214]

;--- accepts-approx-func-fp-math-maybe
declare void @f() "approx-func-fp-math"="maybe"

;--- no-jump-tables-is-true-or-false-not-maybe
; LLVM 14: invalid value for 'no-jump-tables' attribute: maybe
declare void @f() "no-jump-tables"="maybe"
;                 ^~~~~~~~~~~~~~~~
; error: "no-jump-tables" is true or false, not "maybe" [SP0214]

;--- profile-sample-accurate-is-true-or-false-not-maybe
; LLVM 14: invalid value for 'profile-sample-accurate' attribute: maybe
declare void @f() "profile-sample-accurate"="maybe"
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~
; error: "profile-sample-accurate" is true or false, not "maybe" [SP0214]

;--- use-sample-profile-is-true-or-false-not-maybe
; LLVM 14: invalid value for 'use-sample-profile' attribute: maybe
declare void @f() "use-sample-profile"="maybe"
;                 ^~~~~~~~~~~~~~~~~~~~
; error: "use-sample-profile" is true or false, not "maybe" [SP0214]

;--- accepts-uniform-work-group-size-maybe
declare void @f() "uniform-work-group-size"="maybe"

;--- accepts-loader-replaceable-maybe
declare void @f() "loader-replaceable"="maybe"

;--- less-precise-fpmad-is-true-or-false-not-maybe
; LLVM 14: invalid value for 'less-precise-fpmad' attribute: maybe
declare void @f() "less-precise-fpmad"="maybe"
;                 ^~~~~~~~~~~~~~~~~~~~
; error: "less-precise-fpmad" is true or false, not "maybe" [SP0214]

;--- accepts-no-frame-pointer-elim-maybe
declare void @f() "no-frame-pointer-elim"="maybe"

;--- no-jump-tables-is-true-or-false-not-maybe-i32
; LLVM 14: invalid value for 'no-jump-tables' attribute: maybe
declare void @f(i32 "no-jump-tables"="maybe")
;                   ^~~~~~~~~~~~~~~~
; error: "no-jump-tables" is true or false, not "maybe" [SP0214]

;--- accepts-my-attr-maybe
declare void @f() "my-attr"="maybe"

;--- accepts-attributes-nounwind
attributes #0 = { nounwind "a"="b" align=8 }
declare void @f() #0

;--- accepts-attributes
@g = global i32 0 #0
attributes #0 = { "x" }

;--- no-infs-fp-math-is-true-or-false-not-maybe-2
; LLVM 14: invalid value for 'no-infs-fp-math' attribute: maybe
define void @f() "no-infs-fp-math"="maybe" {
;                ^~~~~~~~~~~~~~~~~
; error: "no-infs-fp-math" is true or false, not "maybe" [SP0214]
  ret void
}

;--- frame-pointer-is-one-of-all-non-leaf-none-reserved-non-leaf-some-2
; LLVM 14: invalid value for 'frame-pointer' attribute: some
define void @f() "frame-pointer"="some" {
;                ^~~~~~~~~~~~~~~
; error: "frame-pointer" is one of all, non-leaf, none, reserved, non-leaf-no-reserve, not "some" [SP0214]
  ret void
}

;--- accepts-frame-pointer-non-leaf-2
define void @f() "frame-pointer"="non-leaf" {
  ret void
}

;--- patchable-function-prefix-is-number-of-32-bits-not-x
; LLVM 14: "patchable-function-prefix" takes an unsigned integer: x
define void @f() "patchable-function-prefix"="x" {
;                ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "patchable-function-prefix" is a number of 32 bits, not "x" [SP0214]
  ret void
}

;--- patchable-function-entry-is-number-of-32-bits-not-1
; LLVM 14: "patchable-function-entry" takes an unsigned integer: -1
define void @f() "patchable-function-entry"="-1" {
;                ^~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "patchable-function-entry" is a number of 32 bits, not "-1" [SP0214]
  ret void
}

;--- warn-stack-size-is-number-of-32-bits-not-x-2
; LLVM 14: "warn-stack-size" takes an unsigned integer: x
define void @f() "warn-stack-size"="x" {
;                ^~~~~~~~~~~~~~~~~
; error: "warn-stack-size" is a number of 32 bits, not "x" [SP0214]
  ret void
}

;--- accepts-thunk
define void @f() "thunk" {
  ret void
}

;--- accepts-min-legal-vector-width
define void @f() "min-legal-vector-width"="x" {
  ret void
}
