package attributes

import (
	"math"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
)

// boolAttrs are the string attributes that are true or false.
var boolAttrs = source.WordSet(`less-precise-fpmad no-infs-fp-math no-inline-line-tables no-jump-tables no-nans-fp-math no-signed-zeros-fp-math
	profile-sample-accurate use-sample-profile`)

// typedBoolAttrs are further ones of the releases with typed pointers.
var typedBoolAttrs = source.WordSet("unsafe-fp-math amdgpu-unsafe-fp-atomics")

// attrValues are the string attributes of functions with a fixed choice of values.
var attrValues = map[string][]string{
	"frame-pointer":              {"all", "non-leaf", "none", "reserved", "non-leaf-no-reserve"},
	"sign-return-address":        {"none", "all", "non-leaf"},
	"sign-return-address-key":    {"a_key", "b_key"},
	"branch-target-enforcement":  {"", "true", "false"},
	"branch-protection-pauth-lr": {"", "true", "false"},
	"guarded-control-stack":      {"", "true", "false"},
}

// opaqueAttrs are those that LLVM with typed pointers does not check.
var opaqueAttrs = source.WordSet(
	"branch-protection-pauth-lr guarded-control-stack sign-return-address-key " +
		"sign-return-address branch-target-enforcement")

// zaStates are attributes of which a function can have at most one.
var zaStates = [][]string{
	{"aarch64_new_za", "aarch64_in_za", "aarch64_out_za", "aarch64_inout_za", "aarch64_preserves_za", "aarch64_za_state_agnostic"},
	{"aarch64_new_zt0", "aarch64_in_zt0", "aarch64_out_zt0", "aarch64_inout_zt0", "aarch64_preserves_zt0", "aarch64_za_state_agnostic"},
	{"aarch64_pstate_sm_enabled", "aarch64_pstate_sm_compatible"},
}

// stringAttrProblem returns the error in the string attributes that LLVM knows, "" if there is
// none.
func stringAttrProblem(s *ir.AttrSet, place attrPlace, opaque bool) string {
	for _, a := range s.Attrs {
		if !a.Quoted {
			continue
		}
		if (boolAttrs.Has(a.Name) || !opaque && typedBoolAttrs.Has(a.Name) ||
			opaque && a.Name == "loader-replaceable") && a.Value != "" && a.Value != "true" &&
			a.Value != "false" {
			return quoted(a.Name) + " is true or false, not " + quoted(a.Value)
		}
		if place != attrOfFunc {
			continue
		}
		if !opaque && opaqueAttrs.Has(a.Name) {
			continue
		}
		if !opaque && a.Name == "frame-pointer" && len(a.Value) > len("non-leaf") {
			return quoted(a.Value) +
				" is a way to keep frame pointers that is newer than typed pointers"
		}
		if choice := attrValues[a.Name]; choice != nil && !contains(choice, a.Value) {
			return quoted(a.Name) + " is one of " + strings.Join(choice, ", ") + ", not " +
				quoted(a.Value)
		}
		switch a.Name {
		case "patchable-function-prefix", "patchable-function-entry", "warn-stack-size":
			if n := shortNumber(a.Value); n < 0 || n > math.MaxUint32 {
				return quoted(a.Name) + " is a number of 32 bits, not " + quoted(a.Value)
			}
		case "patchable-function-entry-section":
			if a.Value == "" && opaque {
				return quoted(a.Name) + " is the name of a section"
			}
		case "sign-return-address-key":
			if !s.Has("sign-return-address") {
				return quoted(a.Name) + " needs \"sign-return-address\" too"
			}
		case "alloc-variant-zeroed":
			if a.Value == "" && opaque {
				return quoted(a.Name) + " is the name of a function"
			}
		case "target-features":
			if problem := featuresProblem(a.Value); opaque && problem != "" {
				return problem
			}
		case "modular-format":
			if opaque && strings.Count(a.Value, ",") < 4 {
				return quoted(a.Name) + " has at least five parts between commas"
			}
		case "denormal-fp-math", "denormal-fp-math-f32":
			if opaque && !denormalMode(a.Value) {
				return quoted(a.Value) +
					" is not a mode for denormal numbers: ieee, preserve-sign, positive-zero, " +
					"dynamic"
			}
		}
	}
	if place == attrOfFunc && opaque {
		for _, states := range zaStates {
			if problem := onlyOne(s, states); problem != "" {
				return problem
			}
		}
	}
	return ""
}

// featuresProblem checks a list of the processor's features, such as +sse2,-avx.
func featuresProblem(list string) string {
	if list == "" {
		return ""
	}
	for feature := range strings.SplitSeq(list, ",") {
		if feature == "" || feature[0] != '+' && feature[0] != '-' {
			return "\"target-features\" is a list of features with + or - before each, so " +
				quoted(feature) + " cannot stand in it"
		}
	}
	return ""
}

func onlyOne(s *ir.AttrSet, names []string) string {
	found := ""
	for _, name := range names {
		if s.Has(name) {
			if found != "" {
				return quoted(found) + " and " + quoted(name) + " contradict each other"
			}
			found = name
		}
	}
	return ""
}

func quoted(s string) string { return "\"" + s + "\"" }

func contains(list []string, s string) bool {
	for _, o := range list {
		if o == s {
			return true
		}
	}
	return false
}

// denormalMode reports whether a text names a mode for denormal results and, after a comma, for
// inputs.
func denormalMode(text string) bool {
	out, in, both := strings.Cut(text, ",")
	mode := func(s string) bool {
		return s == "ieee" || s == "preserve-sign" || s == "positive-zero" || s == "dynamic"
	}
	return (mode(out) || out == "") && (!both || mode(in) || in == "")
}
