package attrs

import "statepoint/core/source"

// Known are the keyword attributes of all releases (LangRef, "Parameter Attributes", "Function
// Attributes").
var Known = source.WordSet(`
		allocalign allocptr byref byval dead_on_return dead_on_unwind dereferenceable dereferenceable_or_null elementtype immarg
		inalloca initializes inreg nest noalias nocapture captures nofpclass noext nonnull noundef preallocated range readnone readonly
		returned signext sret swiftasync swifterror swiftself writable writeonly zeroext nofree align

		allockind allocsize alwaysinline argmemonly builtin cold convergent coro_only_destroy_when_complete coro_elide_safe
		disable_sanitizer_instrumentation fn_ret_thunk_extern hot hybrid_patchable inaccessiblemem_or_argmemonly inaccessiblememonly
		inlinehint jumptable memory minsize mustprogress naked nobuiltin nocallback nocf_check nodivergencesource noduplicate
		noimplicitfloat noinline nomerge nonlazybind noprofile norecurse noredzone noreturn nosanitize_bounds nosanitize_coverage
		nosync nounwind null_pointer_is_valid optdebug optforfuzzing optnone optsize presplitcoroutine returns_twice safestack
		sanitize_address sanitize_alloc_token sanitize_hwaddress sanitize_memory sanitize_memtag sanitize_numerical_stability
		sanitize_realtime sanitize_realtime_blocking sanitize_thread sanitize_type shadowcallstack skipprofile speculatable
		speculative_load_hardening ssp sspreq sspstrong strictfp uwtable vscale_range willreturn alignstack nooutline
		nocreateundeforpoison flatten denormal_fpenv`)

// TakesParens are the attributes of results that may have text in parentheses; "(" after any
// other word would be a function type's.
var TakesParens = source.WordSet("range nofpclass captures initializes")

// NeedsParens are the attributes with text in parentheses, besides those that have separate
// readers.
var NeedsParens = source.WordSet(
	"allockind allocsize captures denormal_fpenv initializes memory nofpclass range vscale_range")

// Never are words next to attributes that are not attributes, besides those of the grammar:
// they are not taken for attributes of a future release.
var Never = source.WordSet(
	"linkonce_odr_auto_hide linker_private linker_private_weak sanitize_address_dyninit")
