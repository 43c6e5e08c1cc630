// Package upgrade brings modules of older releases up to date, as LLVM's reader does: calls and
// declarations of intrinsics that have changed, module flags, and attributes with new words.
// What a text alone shows, package irparse upgrades as it reads.
package upgrade
