package dwarf

import (
	"strconv"
	"strings"
	"sync"

	"statepoint/core/ir"
)

// numberedNames has the numbers of names in specialised metadata, as LLVM 22 prints them: a number,
// and the names of it and the following ones. If a text has the number, the name is printed.
var numberedNames = sync.OnceValue(func() map[string]map[uint64]string {
	m := map[string]map[uint64]string{}
	for prefix, list := range map[string]string{
		"DW_TAG_": `0 null array_type class_type entry_point enumeration_type formal_parameter 8
imported_declaration 10 label lexical_block 13 member 15 pointer_type reference_type
compile_unit string_type structure_type 21 subroutine_type typedef union_type
unspecified_parameters variant common_block common_inclusion inheritance inlined_subroutine
module ptr_to_member_type set_type subrange_type with_stmt access_declaration base_type
catch_block const_type constant enumerator file_type friend namelist namelist_item packed_type
subprogram template_type_parameter template_value_parameter thrown_type try_block variant_part
variable volatile_type dwarf_procedure restrict_type interface_type namespace imported_module
unspecified_type partial_unit imported_unit 63 condition shared_type type_unit
rvalue_reference_type template_alias coarray_type generic_subrange dynamic_type atomic_type
call_site call_site_parameter skeleton_unit immutable_type 16513 MIPS_loop 16641 format_label
function_template class_template GNU_BINCL GNU_EINCL GNU_template_template_param
GNU_template_parameter_pack GNU_formal_parameter_pack GNU_call_site GNU_call_site_parameter
16896 APPLE_property SUN_function_template SUN_class_template SUN_struct_template
SUN_union_template SUN_indirect_inheritance SUN_codeflags SUN_memop_info SUN_omp_child_func
SUN_rtti_descriptor SUN_dtor_info SUN_dtor SUN_f90_interface SUN_fortran_vax_structure 17151
SUN_hi LLVM_ptrauth_type 20737 ALTIUM_circ_type ALTIUM_mwa_circ_type ALTIUM_rev_carry_type 20753
ALTIUM_rom 24576 LLVM_annotation 32772 GHS_namespace GHS_using_namespace GHS_using_declaration
GHS_template_templ_param 34661 UPC_shared_type UPC_strict_type UPC_relaxed 40960 PGI_kanji_type
40992 PGI_interface_block 45056 BORLAND_property BORLAND_Delphi_string
BORLAND_Delphi_dynamic_array BORLAND_Delphi_set BORLAND_Delphi_variant`,
		"DW_OP_": `6 deref 16 constu consts dup 20 over 22 swap rot xderef abs and div minus mod mul neg not or plus
plus_uconst shl shr shra xor 41 eq ge gt le lt ne 48 lit0 80 reg0 reg1 reg2 reg3 reg4 reg5 reg6
reg7 reg8 reg9 reg10 reg11 reg12 reg13 reg14 reg15 reg16 reg17 reg18 reg19 reg20 reg21 reg22
reg23 reg24 reg25 reg26 reg27 reg28 reg29 reg30 reg31 breg0 breg1 breg2 breg3 breg4 breg5 breg6
breg7 breg8 breg9 breg10 breg11 breg12 breg13 breg14 breg15 breg16 breg17 breg18 breg19 breg20
breg21 breg22 breg23 breg24 breg25 breg26 breg27 breg28 breg29 breg30 breg31 regx 146 bregx 148
deref_size 151 push_object_address 159 stack_value 4096 LLVM_fragment LLVM_convert
LLVM_tag_offset LLVM_entry_value LLVM_implicit_pointer LLVM_arg LLVM_extract_bits_sext
LLVM_extract_bits_zext`,
		"DW_LANG_": `1 C89 C Ada83 C_plus_plus Cobol74 Cobol85 Fortran77 Fortran90 Pascal83 Modula2 Java C99 Ada95
Fortran95 PLI ObjC ObjC_plus_plus UPC D Python OpenCL Go Modula3 Haskell C_plus_plus_03
C_plus_plus_11 OCaml Rust C11 Swift Julia Dylan C_plus_plus_14 Fortran03 Fortran08 RenderScript
BLISS Kotlin Zig Crystal 42 C_plus_plus_17 C_plus_plus_20 C17 Fortran18 Ada2005 Ada2012 HIP
Assembly C_sharp Mojo GLSL GLSL_ES HLSL OpenCL_CPP CPP_for_OpenCL SYCL 61 Metal 64 Ruby Move
Hylo 32769 Mips_Assembler 36439 GOOGLE_RenderScript 45056 BORLAND_Delphi`,
		"DW_LNAME_": `1 Ada BLISS C C_plus_plus Cobol Crystal D Dylan Fortran Go Haskell Java Julia Kotlin Modula2
Modula3 ObjC ObjC_plus_plus OCaml OpenCL_C Pascal PLI Python RenderScript Rust Swift UPC Zig
Assembly C_sharp Mojo GLSL GLSL_ES HLSL OpenCL_CPP CPP_for_OpenCL SYCL Ruby Move Hylo 44 Metal`,
		"DW_ATE_": `1 address boolean complex_float float signed signed_char unsigned unsigned_char imaginary_float
packed_decimal numeric_string edited signed_fixed unsigned_fixed decimal_float UTF UCS ASCII 129
HP_complex_float HP_float128 HP_complex_float128 HP_floathpintel HP_imaginary_float90
HP_imaginary_float128`,
		"DW_CC_": `1 normal program nocall pass_by_reference pass_by_value 64 GNU_renesas_sh
GNU_borland_fastcall_i386 176 BORLAND_safecall BORLAND_stdcall BORLAND_pascal BORLAND_msfastcall
BORLAND_msreturn BORLAND_thiscall BORLAND_fastcall 192 LLVM_vectorcall LLVM_Win64
LLVM_X86_64SysV LLVM_AAPCS LLVM_AAPCS_VFP LLVM_IntelOclBicc LLVM_SpirFunction LLVM_DeviceKernel
LLVM_Swift LLVM_PreserveMost LLVM_PreserveAll LLVM_X86RegCall LLVM_M68kRTD LLVM_PreserveNone
LLVM_RISCVVectorCall LLVM_SwiftTail LLVM_RISCVVLSCall 255 GDB_IBM_OpenCL`,
		"DW_MACINFO_":         "1 define undef start_file end_file 255 vendor_ext",
		"DW_APPLE_ENUM_KIND_": "0 Closed Open",
		"emissionKind":        "0 NoDebug FullDebug LineTablesOnly DebugDirectivesOnly",
		"nameTableKind":       "0 Default GNU None Apple",
	} {
		names, at := map[uint64]string{}, uint64(0)
		for w := range strings.FieldsSeq(list) {
			if n, err := strconv.ParseUint(w, 10, 16); err == nil {
				at = n
				continue
			}
			if strings.HasPrefix(prefix, "DW_") {
				w = prefix + w
			}
			names[at] = w
			at++
		}
		m[prefix] = names
	}
	return m
})

// NameOf is the name of a field's number, "" if it has none. Flags are handled separately.
func NameOf(field, prefix, digits string) string {
	n, err := strconv.ParseUint(digits, 10, 64)
	if err != nil {
		return ""
	}
	if prefix == "" {
		prefix = field
	}
	return numberedNames()[prefix][n]
}

// NameOperations writes the operations of a DWARF expression, and the encodings in its conversions,
// by name.
func NameOperations(node *ir.MDNode) {
	text := strings.TrimSuffix(strings.TrimPrefix(node.Parts[0], "("), ")")
	words := strings.Split(text, ",")
	for i := range words {
		words[i] = strings.TrimSpace(words[i])
	}
	changed := false
	name := func(i int, prefix string) {
		if i < len(words) {
			if w := NameOf("", prefix, words[i]); w != "" {
				words[i], changed = w, true
			}
		}
	}
	for i := 0; i < len(words); i++ {
		name(i, "DW_OP_")
		operands, _ := ir.ExpressionOperands(strings.TrimPrefix(words[i], "DW_OP_"))
		if words[i] == "DW_OP_LLVM_convert" {
			name(i+2, "DW_ATE_")
		}
		i += operands
	}
	if changed {
		node.Parts[0] = "(" + strings.Join(words, ", ") + ")"
	}
}
