; test: verify
; llvm: 22
; Attributes that are strings.
;--- aarch64-pstate-sm-enabled-and-aarch64-pstate-sm-compatible
; LLVM 22: Attributes 'aarch64_pstate_sm_enabled and aarch64_pstate_sm_compatible' are incompatible!
declare void @f() "aarch64_pstate_sm_enabled" "aarch64_pstate_sm_compatible"
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "aarch64_pstate_sm_enabled" and "aarch64_pstate_sm_compatible" contradict each other [SP0214]

;--- aarch64-new-za-and-aarch64-in-za-contradict-each-other
; LLVM 22: Attributes 'aarch64_new_za', 'aarch64_in_za', 'aarch64_out_za', 'aarch64_inout_za', 'aarch64_preserves_za' and 'aarch64_za_state_agnostic' are mutually exclusive
declare void @f() "aarch64_new_za" "aarch64_in_za"
;                 ^~~~~~~~~~~~~~~~
; error: "aarch64_new_za" and "aarch64_in_za" contradict each other [SP0214]

;--- aarch64-new-zt0-and-aarch64-in-zt0-contradict-each-other
; LLVM 22: Attributes 'aarch64_new_zt0', 'aarch64_in_zt0', 'aarch64_out_zt0', 'aarch64_inout_zt0', 'aarch64_preserves_zt0' and 'aarch64_za_state_agnostic' are mutually exclusive
declare void @f() "aarch64_new_zt0" "aarch64_in_zt0"
;                 ^~~~~~~~~~~~~~~~~
; error: "aarch64_new_zt0" and "aarch64_in_zt0" contradict each other [SP0214]

;--- accepts-aarch64-new-zt0
declare void @f() "aarch64_new_zt0"

;--- aarch64-in-za-and-aarch64-za-state-agnostic-contradict-each
; LLVM 22: Attributes 'aarch64_new_za', 'aarch64_in_za', 'aarch64_out_za', 'aarch64_inout_za', 'aarch64_preserves_za' and 'aarch64_za_state_agnostic' are mutually exclusive
declare void @f() "aarch64_za_state_agnostic" "aarch64_in_za"
;                                             ^~~~~~~~~~~~~~~
; error: "aarch64_in_za" and "aarch64_za_state_agnostic" contradict each other [SP0214]

;--- accepts-allockind-alloc-i32
declare ptr @f(i32) allockind("alloc")

;--- allockind-has-exactly-one-of-alloc-realloc-and-free
; LLVM 22: 'allockind()' requires exactly one of alloc, realloc, and free
declare ptr @f(i32) allockind("zeroed")
;                             ^~~~~~~~~
; error: allockind has exactly one of alloc, realloc and free [SP0108]

;--- nonsense-is-no-kind-of-allocation-alloc-realloc-free
; LLVM 22: unknown allockind nonsense
declare ptr @f(i32) allockind("nonsense")
;                             ^~~~~~~~~~~
; error: `nonsense` is not a kind of allocation: alloc, realloc, free, uninitialized, zeroed, aligned [SP0108]

;--- accepts-frame-pointer-all
declare void @f() "frame-pointer"="all"

;--- accepts-frame-pointer
declare void @f() "frame-pointer"="none"

;--- accepts-frame-pointer-non-leaf
declare void @f() "frame-pointer"="non-leaf"

;--- accepts-frame-pointer-reserved
declare void @f() "frame-pointer"="reserved"

;--- accepts-frame-pointer-non-leaf-no-reserve
declare void @f() "frame-pointer"="non-leaf-no-reserve"

;--- frame-pointer-is-one-of-all-non-leaf-none-reserved-non-leaf-some
; LLVM 22: invalid value for 'frame-pointer' attribute: some
declare void @f() "frame-pointer"="some"
;                 ^~~~~~~~~~~~~~~
; error: "frame-pointer" is one of all, non-leaf, none, reserved, non-leaf-no-reserve, not "some" [SP0214]

;--- frame-pointer-is-one-of-all-non-leaf-none-reserved-non-leaf
; LLVM 22: invalid value for 'frame-pointer' attribute: 
declare void @f() "frame-pointer"
;                 ^~~~~~~~~~~~~~~
; error: "frame-pointer" is one of all, non-leaf, none, reserved, non-leaf-no-reserve, not "" [SP0214]

;--- accepts-patchable-function-prefix
declare void @f() "patchable-function-prefix"="4"

;--- patchable-function-prefix-is-number-of-32-bits-not
; LLVM 22: "patchable-function-prefix" takes an unsigned integer: a
declare void @f() "patchable-function-prefix"="a"
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "patchable-function-prefix" is a number of 32 bits, not "a" [SP0214]

;--- patchable-function-entry-is-number-of-32-bits-not-4
; LLVM 22: "patchable-function-entry" takes an unsigned integer: -4
declare void @f() "patchable-function-entry"="-4"
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "patchable-function-entry" is a number of 32 bits, not "-4" [SP0214]

;--- patchable-function-entry-is-number-of-32-bits-not
; LLVM 22: "patchable-function-entry" takes an unsigned integer: 
declare void @f() "patchable-function-entry"
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "patchable-function-entry" is a number of 32 bits, not "" [SP0214]

;--- accepts-patchable-function-entry-section
declare void @f() "patchable-function-entry-section"="x"

;--- warn-stack-size-is-number-of-32-bits-not-x
; LLVM 22: "warn-stack-size" takes an unsigned integer: x
declare void @f() "warn-stack-size"="x"
;                 ^~~~~~~~~~~~~~~~~
; error: "warn-stack-size" is a number of 32 bits, not "x" [SP0214]

;--- accepts-warn-stack-size
declare void @f() "warn-stack-size"="42"

;--- sign-return-address-is-one-of-none-all-non-leaf-not-some
; LLVM 22: invalid value for 'sign-return-address' attribute: some
declare void @f() "sign-return-address"="some"
;                 ^~~~~~~~~~~~~~~~~~~~~
; error: "sign-return-address" is one of none, all, non-leaf, not "some" [SP0214]

;--- accepts-sign-return-address-all
declare void @f() "sign-return-address"="all"

;--- sign-return-address-key-needs-sign-return-address-beside-it
; LLVM 22: 'sign-return-address-key' present without `sign-return-address`
declare void @f() "sign-return-address-key"="a_key"
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~
; error: "sign-return-address-key" needs "sign-return-address" too [SP0214]

;--- accepts-sign-return-address-sign-return-address-key-a-key
declare void @f() "sign-return-address"="all" "sign-return-address-key"="a_key"

;--- sign-return-address-key-is-one-of-a-key-b-key-not-c-key
; LLVM 22: invalid value for 'sign-return-address-key' attribute: c_key
declare void @f() "sign-return-address"="all" "sign-return-address-key"="c_key"
;                                             ^~~~~~~~~~~~~~~~~~~~~~~~~
; error: "sign-return-address-key" is one of a_key, b_key, not "c_key" [SP0214]

;--- accepts-branch-target-enforcement-true
declare void @f() "branch-target-enforcement"="true"

;--- branch-target-enforcement-is-one-of-true-false-not-yes
; LLVM 22: invalid value for 'branch-target-enforcement' attribute: yes
declare void @f() "branch-target-enforcement"="yes"
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "branch-target-enforcement" is one of , true, false, not "yes" [SP0214]

;--- accepts-branch-target-enforcement
declare void @f() "branch-target-enforcement"

;--- branch-protection-pauth-lr-is-one-of-true-false-not-yes
; LLVM 22: invalid value for 'branch-protection-pauth-lr' attribute: yes
declare void @f() "branch-protection-pauth-lr"="yes"
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "branch-protection-pauth-lr" is one of , true, false, not "yes" [SP0214]

;--- guarded-control-stack-is-one-of-true-false-not-yes
; LLVM 22: invalid value for 'guarded-control-stack' attribute: yes
declare void @f() "guarded-control-stack"="yes"
;                 ^~~~~~~~~~~~~~~~~~~~~~~
; error: "guarded-control-stack" is one of , true, false, not "yes" [SP0214]

;--- accepts-guarded-control-stack-false
declare void @f() "guarded-control-stack"="false"

;--- nonsense-is-no-mode-for-denormal-numbers-ieee-preserve-sign
; LLVM 22: invalid value for 'denormal-fp-math' attribute: nonsense
declare void @f() "denormal-fp-math"="nonsense"
;                                    ^~~~~~~~~~
; error: "nonsense" is not a mode for denormal numbers: ieee, preserve-sign, positive-zero, dynamic [SP0214]

;--- accepts-denormal-fp-math-ieee-ieee
declare void @f() "denormal-fp-math"="ieee,ieee"

;--- accepts-denormal-fp-math-preserve-sign
declare void @f() "denormal-fp-math"="preserve-sign"

;--- accepts-denormal-fp-math-positive-zero-dynamic
declare void @f() "denormal-fp-math"="positive-zero,dynamic"

;--- ieee-nonsense-is-no-mode-for-denormal-numbers-ieee-preserve
; LLVM 22: invalid value for 'denormal-fp-math' attribute: ieee,nonsense
declare void @f() "denormal-fp-math"="ieee,nonsense"
;                                    ^~~~~~~~~~~~~~~
; error: "ieee,nonsense" is not a mode for denormal numbers: ieee, preserve-sign, positive-zero, dynamic [SP0214]

;--- accepts-denormal-fp-math
declare void @f() "denormal-fp-math"=""

;--- nonsense-is-no-mode-for-denormal-numbers-ieee-preserve-sign-fp-math-f32
; LLVM 22: invalid value for 'denormal-fp-math-f32' attribute: nonsense
declare void @f() "denormal-fp-math-f32"="nonsense"
;                                        ^~~~~~~~~~
; error: "nonsense" is not a mode for denormal numbers: ieee, preserve-sign, positive-zero, dynamic [SP0214]

;--- no-inline-line-tables-is-true-or-false-not-maybe
; LLVM 22: invalid value for 'no-inline-line-tables' attribute: maybe
declare void @f() "no-inline-line-tables"="maybe"
;                 ^~~~~~~~~~~~~~~~~~~~~~~
; error: "no-inline-line-tables" is true or false, not "maybe" [SP0214]

;--- accepts-no-inline-line-tables-true
declare void @f() "no-inline-line-tables"="true"

;--- accepts-unsafe-fp-math-maybe
declare void @f() "unsafe-fp-math"="maybe"

;--- no-nans-fp-math-is-true-or-false-not-maybe
; LLVM 22: invalid value for 'no-nans-fp-math' attribute: maybe
declare void @f() "no-nans-fp-math"="maybe"
;                 ^~~~~~~~~~~~~~~~~
; error: "no-nans-fp-math" is true or false, not "maybe" [SP0214]

;--- no-infs-fp-math-is-true-or-false-not-maybe
; LLVM 22: invalid value for 'no-infs-fp-math' attribute: maybe
declare void @f() "no-infs-fp-math"="maybe"
;                 ^~~~~~~~~~~~~~~~~
; error: "no-infs-fp-math" is true or false, not "maybe" [SP0214]

;--- no-signed-zeros-fp-math-is-true-or-false-not-maybe
; LLVM 22: invalid value for 'no-signed-zeros-fp-math' attribute: maybe
declare void @f() "no-signed-zeros-fp-math"="maybe"
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~
; error: "no-signed-zeros-fp-math" is true or false, not "maybe" [SP0214]

;--- accepts-approx-func-fp-math-maybe
declare void @f() "approx-func-fp-math"="maybe"

;--- no-jump-tables-is-true-or-false-not-maybe
; LLVM 22: invalid value for 'no-jump-tables' attribute: maybe
declare void @f() "no-jump-tables"="maybe"
;                 ^~~~~~~~~~~~~~~~
; error: "no-jump-tables" is true or false, not "maybe" [SP0214]

;--- profile-sample-accurate-is-true-or-false-not-maybe
; LLVM 22: invalid value for 'profile-sample-accurate' attribute: maybe
declare void @f() "profile-sample-accurate"="maybe"
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~
; error: "profile-sample-accurate" is true or false, not "maybe" [SP0214]

;--- use-sample-profile-is-true-or-false-not-maybe
; LLVM 22: invalid value for 'use-sample-profile' attribute: maybe
declare void @f() "use-sample-profile"="maybe"
;                 ^~~~~~~~~~~~~~~~~~~~
; error: "use-sample-profile" is true or false, not "maybe" [SP0214]

;--- accepts-uniform-work-group-size-maybe
declare void @f() "uniform-work-group-size"="maybe"

;--- loader-replaceable-is-true-or-false-not-maybe
; LLVM 22: invalid value for 'loader-replaceable' attribute: maybe
declare void @f() "loader-replaceable"="maybe"
;                 ^~~~~~~~~~~~~~~~~~~~
; error: "loader-replaceable" is true or false, not "maybe" [SP0214]

;--- less-precise-fpmad-is-true-or-false-not-maybe
; LLVM 22: invalid value for 'less-precise-fpmad' attribute: maybe
declare void @f() "less-precise-fpmad"="maybe"
;                 ^~~~~~~~~~~~~~~~~~~~
; error: "less-precise-fpmad" is true or false, not "maybe" [SP0214]

;--- accepts-no-frame-pointer-elim-maybe
declare void @f() "no-frame-pointer-elim"="maybe"

;--- no-jump-tables-is-true-or-false-not-maybe-i32
; LLVM 22: invalid value for 'no-jump-tables' attribute: maybe
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

;--- target-features-is-list-of-features-with-or-before-each-so-a--b
; LLVM 22: target feature 'a' must start with a '+' or '-'
declare void @f() "target-features"="a,-b"
;                 ^~~~~~~~~~~~~~~~~
; error: "target-features" is a list of features with + or - before each, so "a" cannot stand in it [SP0214]

;--- target-features-is-list-of-features-with-or-before-each-so
; LLVM 22: target-features attribute should not contain an empty string
declare void @f() "target-features"="+a,"
;                 ^~~~~~~~~~~~~~~~~
; error: "target-features" is a list of features with + or - before each, so "" cannot stand in it [SP0214]

;--- accepts-target-features-a--b
declare void @f() "target-features"="+a,-b"

;--- patchable-function-prefix-is-number-of-32-bits-not-4294967296
; LLVM 22: "patchable-function-prefix" takes an unsigned integer: 4294967296
declare void @f() "patchable-function-prefix"="4294967296"
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "patchable-function-prefix" is a number of 32 bits, not "4294967296" [SP0214]

;--- no-infs-fp-math-is-true-or-false-not-maybe-2
; LLVM 22: invalid value for 'no-infs-fp-math' attribute: maybe
define void @f() "no-infs-fp-math"="maybe" {
;                ^~~~~~~~~~~~~~~~~
; error: "no-infs-fp-math" is true or false, not "maybe" [SP0214]
  ret void
}

;--- frame-pointer-is-one-of-all-non-leaf-none-reserved-non-leaf-some-2
; LLVM 22: invalid value for 'frame-pointer' attribute: some
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
; LLVM 22: "patchable-function-prefix" takes an unsigned integer: x
define void @f() "patchable-function-prefix"="x" {
;                ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "patchable-function-prefix" is a number of 32 bits, not "x" [SP0214]
  ret void
}

;--- patchable-function-entry-is-number-of-32-bits-not-1
; LLVM 22: "patchable-function-entry" takes an unsigned integer: -1
define void @f() "patchable-function-entry"="-1" {
;                ^~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "patchable-function-entry" is a number of 32 bits, not "-1" [SP0214]
  ret void
}

;--- warn-stack-size-is-number-of-32-bits-not-x-2
; LLVM 22: "warn-stack-size" takes an unsigned integer: x
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

;--- aarch64-pstate-sm-enabled-and-aarch64-pstate-sm-compatible-2
; LLVM 22: Attributes 'aarch64_pstate_sm_enabled and aarch64_pstate_sm_compatible' are incompatible!
define void @f() "aarch64_pstate_sm_enabled" "aarch64_pstate_sm_compatible" {
;                ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "aarch64_pstate_sm_enabled" and "aarch64_pstate_sm_compatible" contradict each other [SP0214]
  ret void
}

;--- accepts-allockind-alloc-null
define ptr @f() allockind("alloc") {
  ret ptr null
}

;--- accepts-allockind-realloc
define ptr @f(ptr %p) allockind("realloc") {
  ret ptr null
}

;--- accepts-allocptr-allockind-realloc
define ptr @f(ptr allocptr %p) allockind("realloc") {
  ret ptr null
}

;--- alloc-variant-zeroed-is-name-of-function
; LLVM 22: 'alloc-variant-zeroed' must not be empty
define void @f() "alloc-variant-zeroed"="" {
;                ^~~~~~~~~~~~~~~~~~~~~~
; error: "alloc-variant-zeroed" is the name of a function [SP0214]
  ret void
}

;--- accepts-alloc-uninitialized-alloc-variant-zeroed-alloc-family
define ptr @f() allockind("alloc,uninitialized") "alloc-variant-zeroed"="g" "alloc-family"="x" {
  ret ptr null
}

;--- accepts-target-features-target-cpu
define void @f() "target-features"="+a" "target-cpu" {
  ret void
}

;--- modular-format-has-at-least-five-parts-between-commas
; LLVM 22: modular-format attribute requires at least 5 arguments
define void @f() "modular-format"="x" {
;                ^~~~~~~~~~~~~~~~
; error: "modular-format" has at least five parts between commas [SP0214]
  ret void
}

;--- foo-bar-is-no-mode-for-denormal-numbers-ieee-preserve-sign
; LLVM 22: invalid value for 'denormal-fp-math' attribute: foo,bar
define void @f() "denormal-fp-math"="foo,bar" {
;                                   ^~~~~~~~~
; error: "foo,bar" is not a mode for denormal numbers: ieee, preserve-sign, positive-zero, dynamic [SP0214]
  ret void
}

;--- accepts-denormal-fp-math-ieee-ieee-2
define void @f() "denormal-fp-math"="ieee,ieee" {
  ret void
}
