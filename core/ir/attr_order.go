package ir

import (
	"slices"
	"sort"
	"strings"
	"sync"
)

// attrOrder is the order in which LLVM keeps attributes: plain words, then those with a type, a
// number, and ranges. Each kind is ordered by the names in LLVM's sources, which differ slightly
// from those in the text.
const attrOrder = `
allocalign allocptr alwaysinline argmemonly builtin cold convergent coro_only_destroy_when_complete coro_elide_safe dead_on_return
dead_on_unwind disable_sanitizer_instrumentation flatten fn_ret_thunk_extern hot hybrid_patchable immarg inreg inaccessiblememonly
inaccessiblemem_or_argmemonly inlinehint jumptable minsize mustprogress naked nest noalias nobuiltin nocallback nocapture nocf_check
nocreateundeforpoison nodivergencesource noduplicate noext nofree noimplicitfloat noinline nomerge nooutline noprofile norecurse
noredzone noreturn nosanitize_bounds nosanitize_coverage nosync noundef nounwind nonlazybind nonnull null_pointer_is_valid
optforfuzzing optdebug optsize optnone presplitcoroutine readnone readonly returned returns_twice signext safestack sanitize_address
sanitize_alloc_token sanitize_hwaddress sanitize_memtag sanitize_memory sanitize_numerical_stability sanitize_realtime
sanitize_realtime_blocking sanitize_thread sanitize_type shadowcallstack skipprofile speculatable speculative_load_hardening ssp
sspreq sspstrong strictfp swiftasync swifterror swiftself uwtable willreturn writable writeonly zeroext
byref byval elementtype inalloca preallocated sret
align allockind allocsize captures dereferenceable dereferenceable_or_null memory nofpclass alignstack uwtable-with-kind vscale_range
range initializes`

var attrRanks = sync.OnceValue(func() map[string]int {
	words := strings.Fields(attrOrder)
	m := make(map[string]int, len(words))
	for i, w := range words {
		m[w] = i
	}
	return m
})

// KnownAttr reports whether a word is an attribute in any supported release.
func KnownAttr(name string) bool {
	_, known := attrRanks()[name]
	return known
}

// attrRank is the position of a word in the order; unknown words come last. Since LLVM 15 uwtable
// has a kind and so counts as an attribute with a number.
func attrRank(name string, opaque bool) int {
	if opaque && name == "uwtable" {
		name = "uwtable-with-kind"
	}
	if r, ok := attrRanks()[name]; ok {
		return r
	}
	return len(attrRanks())
}

// CanonicalAttrs puts attributes in the order in which LLVM keeps them: words by kind, then strings
// by key. Unknown words follow the known ones, in textual order.
func CanonicalAttrs(attrs []Attr, opaque bool) []Attr {
	compare := func(a, b Attr) int {
		switch {
		case a.Quoted && b.Quoted:
			return strings.Compare(a.Name, b.Name)
		case a.Quoted:
			return 1
		case b.Quoted:
			return -1
		}
		return attrRank(a.Name, opaque) - attrRank(b.Name, opaque)
	}
	if slices.IsSortedFunc(attrs, compare) {
		return attrs
	}
	sorted := slices.Clone(attrs)
	sort.SliceStable(sorted, func(i, j int) bool { return compare(sorted[i], sorted[j]) < 0 })
	return sorted
}
