package assembly_test

import (
	"fmt"
	"io"
	"strings"
	"testing"

	"statepoint/lower/assembly"
	"statepoint/lower/object"
)

// What cannot be assembled is an error with its line and column that names it.
func TestRefusals(t *testing.T) {
	for text, want := range map[string]string{
		"nop\n\tfrob %eax":                      "a.s:2:2: error: the instruction `frob` is not supported",
		"\tvaddps %ymm0, %ymm1, %ymm2":          "a.s:1:2: error: the instruction `vaddps` is not supported",
		"\taddq %ymm0, %rax":                    "a.s:1:2: error: the register `%ymm0` is not supported",
		"\tstp x29, x30, [sp, #-16]!":           "the instruction `stp` is not supported",
		".section __TEXT,__text,regular":        "only text for ELF",
		"\t.def foo;":                           "a.s:1:2: error: the directive `.def` is not supported",
		".macro m\n.endm":                       "the directive `.macro` is not supported",
		".p2align 17":                           "a power of two up to 65536",
		".align 3":                              "a power of two",
		".zero -1":                              "needs a number of bytes",
		".zero 4000000000":                      "268435456 bytes, the limit",
		".rept 3":                               "the directive `.rept`",
		".byte 256":                             "256 does not fit in `.byte`",
		".byte foo-.":                           "difference of symbols in two sections",
		".short foo":                            "an address in `.short` is not supported",
		".quad foo@BAR":                         "`@BAR` is not supported",
		".quad 1,":                              "missing at the end",
		".ascii foo":                            "needs a string",
		".ascii \"a":                            "a.s:1:1: error: the string has no end",
		"jmp .Lx":                               "a.s:1:5: error: the label `.Lx` is not defined",
		"f: f:":                                 "a.s:1:4: error: the symbol `f` is defined twice",
		".set a, b\n.set b, a\n.quad a":         "assigned to one another",
		".globl":                                "the name of a symbol is expected",
		".type f,@gold":                         "the type `gold` of a symbol",
		".size f, g-f":                          "the size of `f` is not known",
		".size":                                 "the name of a symbol is expected",
		".cfi_endproc":                          "without `.cfi_startproc`",
		".cfi_def_cfa_offset 8":                 "no `.cfi_startproc`",
		".cfi_startproc":                        "a.s:1:1: error: the function has no .cfi_endproc",
		".cfi_startproc simple":                 "`.cfi_startproc simple` is not supported",
		".cfi_startproc\n.cfi_offset %foo, 8":   "the register `foo` is not supported",
		".cfi_startproc\n.cfi_restore_state":    "no `.cfi_remember_state`",
		".cfi_startproc\n.cfi_personality 4, f": "the encoding 4 of a pointer",
		".section .x,\"q\"":                     "the flag `q` of a section",
		".section .x,\"a\",@gold":               "the type `@gold` of a section",
		".section .x,\"a\"\n.section .x,\"aw\"": "declared with other flags",
		".popsection":                           "without a `.pushsection`",
		".bss\n.quad 1":                         "section .bss, which has no contents",
		".bss\nnop":                             "an instruction in section .bss",
		".uleb128 foo":                          "not known when it is assembled",
		".intel_syntax prefix":                  "is not supported",
		".comm a,8,3":                           "a power of two",
		".fill 2,4,7":                           "supported for bytes",
		".p2align 4 nop":                        "`n` after the operands",
		"%rax":                                  "`%` cannot begin a statement",
		"\"f\" nop":                             "a string cannot begin a statement",
		".intel_syntax noprefix\nmov rax, [ax]": "cannot be part of an address",
		".intel_syntax noprefix\nadd byte ptr [rax], rbx": "`add` with these operands",
		".intel_syntax noprefix\nmov rax, [rbx*3]":        "1, 2, 4 or 8",
		".intel_syntax noprefix\nmov rax, [rbx":           "not closed",
		"/* nop":                                          "the comment has no end",
	} {
		_, err := assembly.Assemble("a.s", text)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}

// A text has at most MaxErrors errors.
func TestManyErrors(t *testing.T) {
	_, err := assembly.Assemble("a.s", strings.Repeat("frob\n", 100))
	if n := strings.Count(err.Error(), "error:"); n != assembly.MaxErrors {
		t.Errorf("%d errors", n)
	}
}

// section assembles a text and returns a section of the object.
func section(t *testing.T, name, text string) *object.Section {
	t.Helper()
	obj, err := assembly.Assemble("a.s", text)
	if err != nil {
		t.Fatal(err)
	}
	s, _ := obj.Section(name)
	if s == nil {
		t.Fatalf("no section %s", name)
	}
	return s
}

// Branches grow only where they must, one after the other; labels that are numbers, differences,
// assignments and the current position have their values.
func TestValues(t *testing.T) {
	for text, want := range map[string]string{
		"1: nop; jmp 1b; jmp 1f; 1: nop":                        "90 eb fd eb 00 90",
		"jmp .L1\n.zero 127,0x90\n.L1:":                         "eb 7f",
		"jmp .L1\n.zero 128,0x90\n.L1:":                         "e9 80 00 00 00",
		"jne .L1\njmp .L2\n.zero 123,0x90\n.L1: nop\n.L2:":      "75 7d",
		"jne .L1\njmp .L2\n.zero 126,0x90\n.L1: nop\n.L2:":      "0f 85 80 00 00 00",
		".globl f\nf: jmp f":                                    "e9 00 00 00 00",
		"f: jmp f":                                              "eb fe",
		".long .-f\nf:":                                         "fc ff ff ff",
		".set k, 3\n.byte k, k-1, .Lb-.La\n.La: .short 7\n.Lb:": "03 02 02 07 00",
		".uleb128 .Lb-.La\n.La: .zero 200\n.Lb:":                "c8 01",
		".sleb128 -1, 64":                                       "7f c0 00",
		".string \"a\\n\\101\"":                                 "61 0a 41 00",
		"nop\n.p2align 2":                                       "90 0f 1f 00",
		".intel_syntax noprefix\nmov eax, offset 5":             "b8 05 00 00 00",
		".intel_syntax noprefix\nlea rax, [rsp + 8*rcx - 16]":   "48 8d 44 cc f0",
		"rep;movsq": "f3 48 a5",
	} {
		got := fmt.Sprintf("% x", section(t, ".text", text).Data)
		if !strings.HasPrefix(got, want) {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}

// A section that grows by alignments is refused as one that grows by data.
func TestAlignmentsAreCounted(t *testing.T) {
	_, err := assembly.Assemble("a.s", strings.Repeat(".byte 1\n.p2align 16\n", 5000))
	if err == nil || !strings.Contains(err.Error(), "the limit of an object is 268435456") {
		t.Error(err)
	}
}

// FuzzAssemble assembles any text: an error or an object, and never a panic.
func FuzzAssemble(f *testing.F) {
	for _, text := range []string{`	.text
	.globl f
	.p2align 4
	.type f,@function
f:
.Lfunc_begin0:
	.cfi_startproc
	.cfi_personality 3, p
	.cfi_lsda 3, .Lexception0
	pushq %rbp
	.cfi_def_cfa_offset 16
	jne .LBB0_1
	callq g@PLT
.Ltmp0:
.LBB0_1:
	retq
.Lfunc_end0:
	.size f, .Lfunc_end0-f
	.cfi_endproc
	.section .gcc_except_table,"a",@progbits
.Lexception0:
	.uleb128 .Ltmp0-.Lfunc_begin0
	.section .llvm_stackmaps,"a",@progbits
	.byte 3
	.quad f
	.long .Ltmp0-f
`, `.intel_syntax noprefix
mov rax, qword ptr [rsp + 8*rcx - 16]
lea rax, [rip + x@GOTPCREL]
jmp qword ptr [8*rax + .LJ]
.LJ: .quad 1b
1: rep movsq qword ptr es:[rdi], [rsi]
`, `.section .text.f,"axG",@progbits,f,comdat
.weak f
f: jmp 1f; 1:
.comm a,8,8
.set b, a+8
`, `.data
.fill 3,2,0
.string "a\101"
.sleb128 -5
.pushsection .rodata
.popsection
.zero 9
`,
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		obj, err := assembly.Assemble("a.s", text)
		if err == nil {
			if _, err = obj.WriteTo(io.Discard); err != nil {
				t.Fatalf("%q: %v", text, err)
			}
		}
	})
}
