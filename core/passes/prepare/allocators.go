package prepare

import (
	"slices"
	"strings"

	"statepoint/core/ir"
)

// allocation is the operation of an allocator's function.
type allocation uint8

const (
	notAllocation allocation = iota
	allocates
	reallocates // the object of its first pointer
	frees       // it
)

// byName are C's and C++'s allocators, also where a module declares them without attributes. LLVM
// treats calls to them as leaf calls, so collected ones need another name (Collected).
var byName = map[string]allocation{
	"malloc": allocates, "calloc": allocates, "aligned_alloc": allocates,
	"_Znwm": allocates, "_Znam": allocates, "_ZnwmRKSt9nothrow_t": allocates,
	"_ZnamRKSt9nothrow_t": allocates,
	"realloc":             reallocates,
	"free":                frees, "cfree": frees, "_ZdlPv": frees, "_ZdaPv": frees,
	"_ZdlPvm": frees, "_ZdaPvm": frees,
}

// Collected is the name of the allocator of collected objects that replaces an allocator of other
// objects.
func Collected(name string) string { return "gc_" + name }

// allocators knows the functions that allocate.
type allocators struct{ named []string }

// of returns the operation of a function. Only functions without a body count: a body shows what it
// does.
func (a *allocators) of(f *ir.Func) allocation { return a.returning(f, isPlain) }

// ofReferences is of for functions that return pointers of other address spaces.
func (a *allocators) ofReferences(f *ir.Func) allocation {
	return a.returning(f, func(t *ir.Type) bool { return t.IsPointer() && !isPlain(t) })
}

// returning returns the operation of a function whose objects have pointers of a type.
func (a *allocators) returning(f *ir.Func, isIts func(*ir.Type) bool) allocation {
	if f == nil || !f.IsDeclaration() || f.IsIntrinsic() {
		return notAllocation
	}
	result := f.FuncType.Result()
	if slices.Contains(a.named, f.Name()) && isIts(result) {
		return allocates
	}
	if is := byName[f.Name()]; is != notAllocation {
		if is == frees || isIts(result) {
			return is
		}
		return notAllocation
	}
	if kind, ok := f.Attrs.Get("allockind"); ok {
		switch {
		case strings.Contains(kind.Value, "free"):
			return frees
		case !isIts(result):
		case strings.Contains(kind.Value, "realloc"):
			return reallocates
		case strings.Contains(kind.Value, "alloc"):
			return allocates
		}
	}
	if isIts(result) && !isOfLibrary(f.Name()) && (f.Ret.Has("noalias") || soundsLikeOne(f)) {
		return allocates
	}
	return notAllocation
}

// soundsLikeOne reports whether a function takes only numbers, and "alloc" is in its name.
func soundsLikeOne(f *ir.Func) bool {
	for _, t := range f.FuncType.Fields {
		if !t.IsInteger() {
			return false
		}
	}
	return len(f.FuncType.Fields) > 0 && strings.Contains(strings.ToLower(f.Name()), "alloc")
}

// renames reports whether the collected objects of an allocator come from one with another name:
// C's allocators, which LLVM treats as leaves, and those that also make other objects.
func renames(name string) bool { return byName[name] != notAllocation }
