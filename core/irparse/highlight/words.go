package highlight

import (
	"statepoint/core/ir"
	"statepoint/core/irparse/internal/attrs"
	"statepoint/core/irparse/internal/scan"
	"statepoint/core/source"
)

// grammarWords are the words of the grammar that are neither opcodes, types, constants nor
// attributes (LangRef, passim).
var grammarWords = source.WordSet(`
	define declare global constant alias ifunc module asm target datalayout triple source_filename attributes comdat type
	private internal available_externally linkonce weak common appending extern_weak linkonce_odr weak_odr external
	default hidden protected dllimport dllexport dso_local dso_preemptable thread_local unnamed_addr local_unnamed_addr
	externally_initialized section gc prefix prologue personality addrspace partition code_model
	localdynamic initialexec localexec no_sanitize_address no_sanitize_hwaddress sanitize_address_dyninit
	any exactmatch largest nodeduplicate samesize
	cleanup catch filter to unwind within from caller none x
	tail musttail notail nuw nsw exact inbounds disjoint nneg nusw samesign inrange volatile atomic
	fast nnan ninf nsz arcp contract afn reassoc
	eq ne ugt uge ult ule sgt sge slt sle oeq ogt oge olt ole one ord ueq une uno
	xchg nand max min umax umin fmax fmin fmaximum fminimum uinc_wrap udec_wrap usub_cond usub_sat
	ccc fastcc coldcc anyregcc preserve_mostcc preserve_allcc preserve_nonecc ghccc cc tailcc swiftcc swifttailcc cfguard_checkcc
	webkit_jscc cxx_fast_tlscc hhvmcc hhvm_ccc intel_ocl_bicc x86_stdcallcc x86_fastcallcc x86_thiscallcc x86_vectorcallcc
	x86_regcallcc x86_64_sysvcc win64cc arm_apcscc arm_aapcscc arm_aapcs_vfpcc aarch64_vector_pcs amdgpu_kernel spir_func spir_kernel
	unordered monotonic acquire release acq_rel seq_cst syncscope weak
	blockaddress dso_local_equivalent no_cfi ptrauth splat sideeffect inteldialect
	uselistorder uselistorder_bb distinct`)

var typeWordSet = source.WordSet(
	"void half bfloat float double fp128 x86_fp80 ppc_fp128 x86_mmx x86_amx ptr label token " +
		"metadata opaque vscale")

var constantWords = source.WordSet("true false null undef poison zeroinitializer")

// typeFollows are words after which a name is always a type's.
var typeFollows = source.WordSet(
	"getelementptr load alloca inbounds nuw nusw volatile atomic inalloca swifterror x to type")

// OfGrammar reports whether a word belongs to the grammar, but is no attribute.
func OfGrammar(w string) bool {
	k := wordKind(w)
	return k != Error && k != Attribute
}

// wordKind is the kind of a word without its context; Error if it is unknown.
func wordKind(w string) Kind {
	if _, ok := ir.OpcodeByName(w); ok {
		return Keyword
	}
	switch {
	case typeWordSet.Has(w) || w[0] == 'i' && len(w) > 1 && source.Digits(w[1:]):
		return Type
	case constantWords.Has(w):
		return Number
	case attrs.Known.Has(w):
		return Attribute
	case grammarWords.Has(w):
		return Keyword
	}
	return Error
}

// beginStatement reports whether the current token begins an instruction or is the one after its
// result, and closes the previous instruction.
func (t *tokenizer) beginStatement() bool {
	if !t.body {
		return false
	}
	if t.lastText == "=" && t.value >= 0 {
		return true
	}
	if t.brackets > 0 || t.parens > 0 || t.braces > 0 {
		return false
	}
	if t.last == noToken && (t.lastText == "," || t.lastText == "=") {
		return false // continues the previous line
	}
	if first, _ := t.firstOfLine(); !first &&
		(t.last != noToken || t.lastText != ":" && t.lastText != "{") {
		return false
	}
	if t.cur.kind == scan.Word {
		switch t.text() {
		case "to", "unwind", "catch", "filter", "cleanup", "from", "within":
			return false
		}
	}
	t.endValue()
	t.phi = false
	return true
}
