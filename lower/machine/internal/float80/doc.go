// Package float80 is arithmetic in the x87 unit's format of 80 bits, in every rounding mode:
// operations are computed exactly and then rounded once, to this format or a smaller one. It knows
// the unit's NaNs and its encodings that no operation accepts, but neither its registers nor its
// stack.
package float80
