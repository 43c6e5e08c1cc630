// Package attributes checks attributes: where each may stand, next to which others, on which types
// and with which values; and what they demand of calls: swifterror and inalloca arguments, calling
// conventions, and names of vector variants.
package attributes
