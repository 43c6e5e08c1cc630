package asmtext

// traceless are directives that leave nothing in an object which a program or a linker could see
// the effect of.
var traceless = map[string]bool{
	".ident": true, ".file": true, ".att_syntax": true, ".code64": true, ".text": true,
	".addrsig": true, ".lto_discard": true,
}
