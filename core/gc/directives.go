package gc

import (
	"strconv"

	"statepoint/core/ir"
)

// Directives are the string attributes of an ordinary call that configure the statepoint it becomes
// (Statepoints.rst, "RewriteStatepointsForGC").
type Directives struct {
	// ID is "statepoint-id".
	ID uint64
	// PatchBytes is "statepoint-num-patch-bytes".
	PatchBytes uint32
	// Flags are FlagTransition for a call with a bundle "gc-transition", FlagDeoptLiveIn for
	// `"deopt-lowering"="live-in"` on the call or the function it calls.
	Flags uint64
}

const (
	idDirective         = "statepoint-id"
	patchBytesDirective = "statepoint-num-patch-bytes"
	loweringDirective   = "deopt-lowering"
)

// ReadDirectives reads the directives of a call; id is the default id. A directive that is not a
// number counts as absent, as in LLVM.
func ReadDirectives(call *ir.Instr, id uint64) Directives {
	d := Directives{ID: id}
	if !whole(call) {
		return d
	}
	if a, ok := call.Call.Attrs.Get(idDirective); ok && a.Quoted {
		if n, err := strconv.ParseUint(a.Value, 10, 64); err == nil {
			d.ID = n
		}
	}
	if a, ok := call.Call.Attrs.Get(patchBytesDirective); ok && a.Quoted {
		if n, err := strconv.ParseUint(a.Value, 10, 32); err == nil {
			d.PatchBytes = uint32(n)
		}
	}
	if _, ok := call.FindBundle("gc-transition"); ok {
		d.Flags |= FlagTransition
	}
	a, ok := call.Call.Attrs.Get(loweringDirective)
	if f := call.CalledFunc(); !ok && f != nil {
		a, ok = f.Attrs.Get(loweringDirective)
	}
	if ok && a.Value == "live-in" {
		d.Flags |= FlagDeoptLiveIn
	}
	return d
}

// IsConsumed reports whether an attribute is a directive that is not copied to the statepoint: the
// id and the patch bytes become operands.
func IsConsumed(a ir.Attr) bool {
	return a.Quoted && (a.Name == idDirective || a.Name == patchBytesDirective)
}
