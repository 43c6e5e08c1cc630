package legalize

import (
	"strings"

	"statepoint/core/ir"
)

// intrinsicExpansion is the expansion of a call to an intrinsic, nil if it needs none (LangRef,
// "Masked Vector Load and Store Intrinsics" and the sections after it).
func intrinsicExpansion(in *ir.Instr, name string) func(*writer) {
	switch {
	case strings.HasPrefix(name, "llvm.experimental.gc."): // many, and all stay
		return nil
	case strings.HasPrefix(name, "llvm.get.active.lane.mask."):
		if in.Arg(0).Type().Kind == ir.VectorKind {
			return nil
		}
		return activeLanes
	case !strings.HasPrefix(name, "llvm.masked."):
		return byName(in, name[len("llvm."):])
	}
	a, ok := maskedAccess(in, name)
	if !ok || a.vector.Scalable || !inBytes(a.vector.Elem) {
		return nil
	}
	return func(w *writer) { expandMasked(w, a) }
}

// byName looks a name up without the suffixes for its types.
func byName(in *ir.Instr, name string) func(*writer) {
	if hasScalable(in) {
		return nil
	}
	if do := fixedPoint(in, name); do != nil {
		return do
	}
	switch head, rest, _ := strings.Cut(name, "."); head {
	case "smul", "umul", "fshl", "fshr":
		return longOf(in, head, rest)
	case "fptoui", "fptosi":
		return saturatingOf(in, head)
	}
	for {
		if do := intrinsicExpansions[name]; do != nil {
			if !fitsIntrinsic(in, name) {
				return nil
			}
			return do
		}
		if do := vectorExpansions()[name]; do != nil {
			if !fitsVectors(in, name) {
				return nil
			}
			return do
		}
		if word, ok := strings.CutPrefix(name, "vp."); ok {
			if do := predicated(in, word); do != nil {
				return do
			}
		}
		dot := strings.LastIndexByte(name, '.')
		if dot < 0 {
			return nil
		}
		name = name[:dot]
	}
}

// hasScalable reports whether a call has an argument or result that is a vector of unknown length.
func hasScalable(in *ir.Instr) bool {
	if in.Type().Scalable {
		return true
	}
	for i := range in.Call.NumArgs {
		if in.Arg(i).Type().Scalable {
			return true
		}
	}
	return false
}

// intrinsicExpansions are intrinsics other than those in vectorExpansions, by their names without
// the suffixes for their types.
var intrinsicExpansions = map[string]func(*writer){
	"clmul":                       carryless,
	"init.trampoline":             trampoline,
	"adjust.trampoline":           func(w *writer) { w.finish(w.in.Arg(0)) },
	"eh.sjlj.setjmp":              setJump,
	"eh.sjlj.longjmp":             longJump,
	"get.dynamic.area.offset":     func(w *writer) { w.finish(number(w.in.Type(), 0)) },
	"convert.from.fp16":           fromHalf,
	"convert.to.fp16":             toHalf,
	"experimental.memset.pattern": fillPattern,
	"frexp":                       func(w *writer) { pairs(w, "frexp") },
	"modf":                        func(w *writer) { pairs(w, "modf") },
	"sincos":                      func(w *writer) { pairs(w, "sincos") },
}

// fitsIntrinsic reports whether to expand an intrinsic of intrinsicExpansions.
func fitsIntrinsic(in *ir.Instr, name string) bool {
	switch name {
	case "frexp", "modf", "sincos":
		return isPairOf(in)
	case "clmul":
		return fitsInteger(in)
	}
	return true
}
