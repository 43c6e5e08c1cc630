package pass

import (
	"fmt"
	"strconv"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/source"
)

// Options are the options of all passes, by LLVM's names in comments. Start from DefaultOptions.
type Options struct {
	// Finished is Pipeline.Finished during the last pass, if that pass calls it.
	Finished func(*ir.Func) error
	// Workers and Finisher are those of Pipeline, Finisher during the last pass.
	Workers  int
	Finisher Finisher
	// Each, unless nil, does the work of PlaceSafepoints or RewriteStatepointsForGC on a function,
	// or leaves it out and reports that its outcome is known. Workers must be 1.
	Each func(f *ir.Func, why *Explanation, work func() (changed bool, err error)) (changed,
		known bool, err error)
	// Names are the names of the text in functions that may hide references; nil outside of
	// pipelines.
	Names *Names
	// AllBackedges is -spp-all-backedges: a poll on every back edge, even if the loop needs none.
	AllBackedges bool
	// CountedLoopTripWidth is -spp-counted-loop-trip-width, bits: loops whose trip count fits need
	// no poll.
	CountedLoopTripWidth int
	// SplitBackedge is -spp-split-backedge: polls go into a separate block on the back edge.
	SplitBackedge bool
	// NoEntry, NoCall and NoBackedge are -spp-no-entry, -spp-no-call and -spp-no-backedge.
	NoEntry, NoCall, NoBackedge bool
	// CallSafepoints is -spp-call-safepoints, the way of LLVM 3.6 to 3.9: PlaceSafepoints makes
	// statepoints of calls, with no gc operands, and RewriteStatepointsForGC completes them. It is
	// the default for modules in a form of those releases.
	CallSafepoints Switch
	// ReturnPolls is -spp-return-polls, which LLVM does not have: a poll before every return.
	ReturnPolls bool
	// PollsIfDefined makes polls optional: if a module does not define gc.safepoint_poll there are
	// none, without a warning.
	PollsIfDefined bool
	// RematThreshold is -spp-rematerialization-threshold: a derived pointer whose cost is below it
	// is recomputed instead of relocated.
	RematThreshold int
	// RematDerivedAtUses is -rs4gc-remat-derived-at-uses (LLVM 16 and later).
	RematDerivedAtUses bool
	// AllowNoDeoptInfo is -rs4gc-allow-statepoint-with-no-deopt-info.
	AllowNoDeoptInfo bool
	// ClobberNonLive is -rs4gc-clobber-non-live: pointers that are not live after a safepoint
	// become null there.
	ClobberNonLive bool
	// ListAllocas is -rs4gc-list-allocas, which LLVM does not have: each statepoint also lists the
	// stack objects with a word that holds a reference that may be read after it, and a note lists
	// these words. The objects are not relocated, since they do not move; a collector updates their
	// words ([statepoint/core/analysis/regions]).
	ListAllocas bool
	// Decompose is -rs4gc-decompose, which LLVM does not have: stack objects that hold references
	// become values first, one for each scalar in them, unless their address escapes.
	Decompose bool
	// DeoptBases is -rs4gc-deopt-bases: derived pointers in deopt operands are relocated with the
	// base of their object. LLVM takes them for bases.
	DeoptBases bool
	// VerifyBases is -verify-bases, which LLVM does not have: the pass verify also checks the base
	// operands of relocates, where that is possible.
	VerifyBases bool
	// PrintLiveSet, PrintLiveSetSize and PrintBasePointers are -spp-print-liveset,
	// -spp-print-liveset-size and -spp-print-base-pointers: the pass prints what it found, in its
	// Explanation's Report.
	PrintLiveSet, PrintLiveSetSize, PrintBasePointers bool
	// PrintOnly is -safepoint-ir-verifier-print-only: the verifier reports instead of stopping.
	PrintOnly bool
	// SkipOptnone lets mem2reg, sroa and instnamer leave functions with optnone alone, as in LLVM's
	// opt.
	SkipOptnone bool
	// MaxAdded bounds what one pass adds to a module, beyond a few for each of its instructions:
	// pointers that statepoints list, counted once for each, values that phis merge, and copies of
	// a poll's instructions. It is -max-added, which LLVM does not have; 0 is DefaultMaxAdded.
	MaxAdded int
	// DisabledBuiltins and EnabledBuiltins are -disable-builtin and -enable-builtin, which may be
	// given several times: functions of the C library that are treated as unknown, or as known
	// although the target does not have them.
	DisabledBuiltins, EnabledBuiltins []string
	// NoLibraryCalls is -disable-simplify-libcalls: all functions of the C library are treated as
	// unknown.
	NoLibraryCalls bool
	// Strategies finds collection strategies by name. The option -strategy, which LLVM does not
	// have and which may be given several times, adds one defined by switches ([gc.ParseSpec]).
	Strategies *gc.Registry
	// LiveRoots is -live-roots, which LLVM does not have: a safe point omits roots whose values are
	// not read after it.
	LiveRoots bool
	// ShareRoots is -share-roots, which LLVM does not have: references-to-gcroot lets references
	// with disjoint live ranges share a root.
	ShareRoots bool
	// ReferenceStrategy is -references-strategy, which LLVM does not have: the strategy that
	// make-references gives to functions.
	ReferenceStrategy string
	// ReferenceAllocators and RawReferences are -references-allocators and -references-raw, which
	// LLVM does not have and which may be given several times, with names separated by commas:
	// further functions that allocate objects, and what make-references leaves as it is (functions
	// as @f, values as @f:%x).
	ReferenceAllocators, RawReferences []string
	// ReferenceSafepoints is -references-safepoints, which LLVM does not have: functions that
	// make-references does not mark as leaves.
	ReferenceSafepoints []string
	// CodeGeneration runs passes as LLVM's llc does: a function without a body also adds the head
	// of its list of roots.
	CodeGeneration bool
	// Explain requests reasons from passes, see Explanation.
	Explain bool
}

// Switch is an option whose default depends on the module's dialect.
type Switch uint8

// The values of a Switch.
const (
	ByDialect Switch = iota
	On
	Off
)

// DefaultOptions are LLVM's defaults, which the table in core/options has.
func DefaultOptions() Options {
	o := Options{Strategies: gc.NewRegistry()}
	for _, f := range optionFields {
		option := f.option()
		if option.Default == "" {
			continue
		}
		if err := o.Set(f.name, option.Default); err != nil {
			panic(err) // the table has an invalid default
		}
	}
	return o
}

// OptionNames are the names that Set accepts, without dashes.
func OptionNames() []string {
	names := make([]string, 0, len(optionFields))
	for _, f := range optionFields {
		names = append(names, f.name)
	}
	return names
}

// optionField is where the value of an option is stored. Its name, kind and meaning are in
// core/options.
type optionField struct {
	name string
	flag func(*Options) *bool
	num  func(*Options) *int
	tri  func(*Options) *Switch
	list func(*Options) *[]string
	// add sets a value if none of these stores it.
	add func(*Options, string) error
}

func (f *optionField) option() options.Option {
	o, _ := options.Find(f.name)
	return o
}

var optionFields = []optionField{
	{name: "spp-all-backedges", flag: func(o *Options) *bool { return &o.AllBackedges }},
	{name: "spp-counted-loop-trip-width", num: func(o *Options) *int { return &o.CountedLoopTripWidth }},
	{name: "spp-split-backedge", flag: func(o *Options) *bool { return &o.SplitBackedge }},
	{name: "spp-no-entry", flag: func(o *Options) *bool { return &o.NoEntry }},
	{name: "spp-no-call", flag: func(o *Options) *bool { return &o.NoCall }},
	{name: "spp-no-backedge", flag: func(o *Options) *bool { return &o.NoBackedge }},
	{name: "spp-call-safepoints", tri: func(o *Options) *Switch { return &o.CallSafepoints }},
	{name: "spp-return-polls", flag: func(o *Options) *bool { return &o.ReturnPolls }},
	{name: "spp-rematerialization-threshold", num: func(o *Options) *int { return &o.RematThreshold }},
	{name: "rs4gc-remat-derived-at-uses", flag: func(o *Options) *bool { return &o.RematDerivedAtUses }},
	{name: "rs4gc-allow-statepoint-with-no-deopt-info", flag: func(o *Options) *bool { return &o.AllowNoDeoptInfo }},
	{name: "rs4gc-clobber-non-live", flag: func(o *Options) *bool { return &o.ClobberNonLive }},
	{name: "rs4gc-list-allocas", flag: func(o *Options) *bool { return &o.ListAllocas }},
	{name: "rs4gc-decompose", flag: func(o *Options) *bool { return &o.Decompose }},
	{name: "rs4gc-deopt-bases", flag: func(o *Options) *bool { return &o.DeoptBases }},
	{name: "verify-bases", flag: func(o *Options) *bool { return &o.VerifyBases }},
	{name: "spp-print-liveset", flag: func(o *Options) *bool { return &o.PrintLiveSet }},
	{name: "spp-print-liveset-size", flag: func(o *Options) *bool { return &o.PrintLiveSetSize }},
	{name: "spp-print-base-pointers", flag: func(o *Options) *bool { return &o.PrintBasePointers }},
	{name: "strategy", add: (*Options).addStrategy},
	{name: "live-roots", flag: func(o *Options) *bool { return &o.LiveRoots }},
	{name: "share-roots", flag: func(o *Options) *bool { return &o.ShareRoots }},
	{name: "references-strategy", add: func(o *Options, name string) error {
		o.ReferenceStrategy = name
		return nil
	}},
	{name: "references-allocators", list: func(o *Options) *[]string { return &o.ReferenceAllocators }},
	{name: "references-raw", list: func(o *Options) *[]string { return &o.RawReferences }},
	{name: "references-safepoints", list: func(o *Options) *[]string { return &o.ReferenceSafepoints }},
	{name: "disable-builtin", list: func(o *Options) *[]string { return &o.DisabledBuiltins }},
	{name: "enable-builtin", list: func(o *Options) *[]string { return &o.EnabledBuiltins }},
	{name: "disable-simplify-libcalls", flag: func(o *Options) *bool { return &o.NoLibraryCalls }},
	{name: "max-added", num: func(o *Options) *int { return &o.MaxAdded }},
	{name: "safepoint-ir-verifier-print-only", flag: func(o *Options) *bool { return &o.PrintOnly }},
}

// Skips reports whether passes that improve code leave a function alone.
func (o *Options) Skips(f *ir.Func) bool { return o.SkipOptnone && f.Attrs.Has("optnone") }

// Set changes an option by LLVM's name, without dashes; an empty value turns a switch on, and a
// value is appended to a list. The error for an unknown name is an [UnknownOption].
func (o *Options) Set(name, value string) error {
	for _, f := range optionFields {
		if f.name == name {
			return f.set(o, value)
		}
	}
	return &UnknownOption{Name: name, Near: source.Nearest(name, OptionNames())}
}

func (f *optionField) set(o *Options, value string) error {
	switch {
	case f.add != nil:
		if err := f.add(o, value); err != nil {
			return fmt.Errorf("-%s: %w", f.name, err)
		}
		return nil
	case f.list != nil:
		if value == "" {
			return fmt.Errorf("-%s needs a name", f.name)
		}
		*f.list(o) = append(*f.list(o), value)
		return nil
	case f.num != nil:
		n, err := strconv.ParseInt(value, 0, 32) // LLVM also reads 0x10
		if err != nil {
			return fmt.Errorf("-%s needs an integer, not %q", f.name, value)
		}
		*f.num(o) = int(n)
		return nil
	}
	var on bool
	switch value {
	case "", "true", "TRUE", "True", "1":
		on = true
	case "false", "FALSE", "False", "0":
	default:
		return fmt.Errorf("-%s needs true or false, not %q", f.name, value)
	}
	switch {
	case f.flag != nil:
		*f.flag(o) = on
	case on:
		*f.tri(o) = On
	default:
		*f.tri(o) = Off
	}
	return nil
}

// addStrategy registers a strategy defined by switches, for these options only.
func (o *Options) addStrategy(spec string) error {
	s, err := gc.ParseSpec(spec)
	if err != nil {
		return err
	}
	o.Strategies = o.Strategies.With(s)
	return nil
}

// UnknownOption is the error of Options.Set for a name that is not an option of these passes.
type UnknownOption struct{ Name, Near string }

// Error names the option, and the nearest known one.
func (e *UnknownOption) Error() string {
	if e.Near != "" {
		return fmt.Sprintf("unknown option -%s; did you mean -%s?", e.Name, e.Near)
	}
	return "unknown option -" + e.Name
}

// Do does the work of a pass on a function through Each.
func (o *Options) Do(f *ir.Func, why *Explanation, work func() (changed bool, err error)) (changed,
	known bool, err error) {
	if o.Each != nil {
		return o.Each(f, why, work)
	}
	changed, err = work()
	return changed, false, err
}

// Strategy returns the strategy of a function, nil if it names none.
func (o *Options) Strategy(f *ir.Func) (gc.Strategy, error) {
	if f.GC == "" {
		return nil, nil
	}
	s, err := o.Strategies.Lookup(f.GC)
	if err != nil {
		return nil, &Unsupported{Code: CodeUnknownGC, Span: f.StrategySpan(), Message: err.Error(),
			Notes: gc.NotesOnUnknown(f.GC)[1:]}
	}
	return s, nil
}

// CheckStrategies returns an error if a function with a body names an unknown strategy.
func (o *Options) CheckStrategies(m *ir.Module) error {
	for _, f := range m.Funcs {
		if f.GC == "" || f.IsDeclaration() {
			continue
		}
		if _, err := o.Strategies.Lookup(f.GC); err != nil {
			return &Unsupported{Code: CodeUnknownGC, Span: f.StrategySpan(), Message: err.Error(),
				Notes: gc.NotesOnUnknown(f.GC), Aborts: true}
		}
	}
	return nil
}

// OldForm reports whether a dialect writes statepoints in a form without operand bundles.
func OldForm(d ir.Dialect) bool { return d == ir.LLVM36 || d == ir.LLVM37 || d == ir.LLVM38 }

// WrapsCalls reports whether statepoints are made as in LLVM 3.6 to 3.9 (Statepoints.rst of those
// versions, "PlaceSafepoints"): calls become statepoints first, and are completed afterwards.
func (o *Options) WrapsCalls(d ir.Dialect) bool {
	if o.CallSafepoints == ByDialect {
		return OldForm(d)
	}
	return o.CallSafepoints == On
}
