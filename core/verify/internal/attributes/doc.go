// Package attributes checks attributes: their positions, combinations, types and values; and the
// rules that follow for calls: swifterror and inalloca arguments, calling conventions, and names of
// vector variants.
package attributes
