package asmtext

// traceless are directives whose effects neither a program nor a linker can observe in an object.
var traceless = map[string]bool{
	".ident": true, ".file": true, ".att_syntax": true, ".code64": true, ".text": true,
	".addrsig": true, ".lto_discard": true,
}
