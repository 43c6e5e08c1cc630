// Package upgrade brings modules of older releases up to date, as LLVM's reader does: calls and
// declarations of intrinsics that have changed, module flags, and attributes with new words.
// Package irparse upgrades whatever it can recognize from the text alone while reading.
package upgrade
