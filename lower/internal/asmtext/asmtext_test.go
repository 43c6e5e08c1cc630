package asmtext_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/lower/amd64"
	"statepoint/lower/internal/asmtext"
)

// TestRefusals reads what cannot be assembled: the error must name the line, the statement and the
// reason.
func TestRefusals(t *testing.T) {
	for text, want := range map[string]string{
		"nop\n  frob %eax":                 "`frob %eax`, line 2: the instruction `frob` is not supported",
		"nop; fsin":                        "`fsin`, line 1: the instruction `fsin`",
		"addl %rax, %ebx":                  "`addl` with these operands",
		"add $1, (%rax)":                   "needs a suffix, one of `b`, `w`, `l`, `q`",
		"shl %cl, (%rax)":                  "needs a suffix",
		"addl $1, $2":                      "`addl` with these operands",
		"addl $0x123456789, %eax":          "`addl` with these operands",
		"movb %ah, %r9b":                   "`movb` with these operands",
		"addq %ymm0, %rax":                 "the register `%ymm0`",
		"movl (%eax,%rbx), %ecx":           "`%rbx` cannot be part of an address",
		"movl (%eip), %ecx":                "`%eip` is not supported",
		"movl (%rax,%rsp), %ecx":           "`movl` with these operands",
		"movl (%rax,%rcx,3), %ecx":         "scale of an index is 1, 2, 4 or 8",
		"movl 8(%rax, %rcx":                "not closed",
		"movl (%ax), %ecx":                 "cannot be part of an address",
		"movl (1+2, %ecx":                  "not closed",
		"movl $, %ecx":                     "neither a number nor a name",
		"movl %eax":                        "`movl` with these operands",
		"movl %eax,":                       "missing at the end",
		"movl %eax %ecx":                   "after an operand",
		"ret nop":                          "`ret` with these operands",
		"movl $1/0, %eax":                  "division by zero",
		"movl $sym1*2, %eax":               "only have a number added",
		"movl $sym1-sym2, %eax":            "only have a number added",
		"movl $-sym1, %eax":                "an address has no `-`",
		"movl $sym1@FOO, %eax":             "`@FOO` is not supported",
		"movl $0x, %eax":                   "`0x` is not a number",
		"movl $99999999999999999999, %eax": "not a number of 64 bits",
		"movl $089, %eax":                  "not a number of 64 bits",
		"call %rax":                        "written with a `*`",
		"call *sym1(%rip), *%rax":          "`call` with these operands",
		"call 5":                           "`call` with these operands",
		"addl *%eax, %ebx":                 "only branches and calls",
		"jmp 1b":                           "unknown label `1` before",
		"jmp 2f\n1:":                       "unknown label `2`",
		"jmp .Lx":                          "unknown label `.Lx`",
		".Lx: .Lx:":                        "defined twice",
		"lea 1f(%rip), %rax; 1:":           "address of a local label",
		"foo: nop":                         "defines the symbol `foo`",
		"foo = 5":                          "defines the symbol `foo`",
		".globl foo":                       "the directive `.globl`",
		".p2align 5":                       "1, 2, 4, 8 or 16",
		".p2align -1":                      "1, 2, 4, 8 or 16",
		".align 24":                        "1, 2, 4, 8 or 16",
		".p2align 4, 0":                    "anything but nops",
		".p2align 4,,":                     "missing at the end",
		".section .text":                   "the directive `.section`",
		".byte 256":                        "256 does not fit 8 bits",
		".byte sym1":                       "the address of a symbol in 8 bits",
		".quad .Lx; .Lx:":                  "as data",
		".byte":                            "missing at the end",
		".ascii abc":                       "no string",
		".ascii \"a":                       "no end",
		".zero -1":                         "-1 bytes",
		".zero 100000000":                  "bytes are not supported",
		"/* nop":                           "no end",
		"rep .byte 1":                      "prefix before a directive",
		"jmp .+5":                          "`.`",
		"5":                                "begins with a number",
		"%eax":                             "cannot begin a statement",
		"\"nop\"":                          "is not an instruction",
		"nop \x01":                         "control character",
		"rep lock":                         "",
		strings.Repeat("nop;", asmtext.MaxItems+1): "more than 65536 instructions",
		"movl $" + strings.Repeat("(", 1000) + "1": "parentheses",
		"movl $" + strings.Repeat("-", 1000) + "1": "parentheses",
	} {
		_, _, err := assemble(text)
		switch {
		case want == "" && err != nil:
			t.Errorf("%s: %v", text[:min(len(text), 60)], err)
		case want != "" && (err == nil || !strings.Contains(err.Error(), want)):
			t.Errorf("%s: error %v, want %q", text[:min(len(text), 60)], err, want)
		}
	}
}

// operands are one of each kind.
var operands = []asmtext.Operand{
	{Kind: asmtext.OperandRegister, Reg: amd64.RAX, Width: amd64.W32},
	{Kind: asmtext.OperandRegister, Reg: amd64.R9, Width: amd64.W64},
	{Kind: asmtext.OperandRegister, Reg: amd64.XMM3, Width: amd64.W128},
	{Kind: asmtext.OperandImmediate, Val: -5},
	{Kind: asmtext.OperandImmediate, Sym: 7, Val: 16},
	{Kind: asmtext.OperandMemory, Reg: amd64.RBX, Val: 8},
	{Kind: asmtext.OperandMemory, Sym: 7, Val: -4},
	{Kind: asmtext.OperandMemory, Val: 64, Seg: amd64.FS},
	{Kind: asmtext.OperandFrame, Object: 2, Val: 24},
}

// TestTemplates fills in templates.
func TestTemplates(t *testing.T) {
	sym, frame := asmtext.SymbolMark(7), asmtext.FrameMark(2)
	for template, want := range map[string]string{
		"add $0, $1": "add %eax, %r9",
		"$$5 $$$$":   "$5 $$",
		"${0:b} ${0:w} ${0:k} ${0:q} ${0:h} ${0:a} ${0:A} ${0:V}": "%al %ax %eax %rax %ah (%rax) *%eax eax",
		"${1:b}${1:k}":                       "%r9b%r9d",
		"${2} ${2:x} $2":                     "%xmm3 %xmm3 %xmm3",
		"$3 ${3:c} ${3:n} $$${3:P}":          "$-5 -5 5 $-5",
		"$4 ${4:c} ${4:P} ${4:a}":            "$" + sym + "+16 " + sym + "+16 " + sym + "+16 " + sym + "+16(%rip)",
		"$5 ${5:H} ${5:q} ${5:A}":            "8(%rbx) 16(%rbx) 8(%rbx) *8(%rbx)",
		"$6 ${6:P} ${6:H}":                   sym + "-4(%rip) " + sym + "-4 " + sym + "+4(%rip)",
		"$7":                                 "%fs:64",
		"$8 ${8:H}":                          frame + "+24 " + frame + "+32",
		"a$(b$|c$)d$(e$|f$|$0$)":             "abde",
		"x$|y$)":                             "x|y)",
		"{a|b}":                              "{a|b}",
		".L${:uid} ${:comment} ${:private}x": ".L42 # .Lx",
	} {
		got, err := asmtext.Expand(template, operands, 42)
		if err != nil || got != want {
			t.Errorf("%s: %q, %v, want %q", template, got, err, want)
		}
	}
	for template, want := range map[string]string{
		"$":                     "ends in `$`",
		"$9":                    "operand `$9`",
		"$99999999999999999999": "does not exist",
		"${0":                   "without its end",
		"${0:zz}":               "modifier `zz`",
		"${0:z}":                "modifier `z`",
		"${1:h}":                "modifier `h`",
		"${2:h}":                "modifier `h`",
		"${4:n}":                "modifier `n`",
		"${5:c}":                "modifier `c`",
		"${:foo}":               "`${:foo}`",
		"${}":                   "`${:}`",
		"$(a":                   "without its end",
		"$($(a$)$)":             "inside",
		"$x":                    "`$x`",
		"\x01f0\x02":            "control character",
	} {
		if got, err := asmtext.Expand(template, operands, 42); err == nil ||
			!strings.Contains(err.Error(), want) {
			t.Errorf("%s: %q, error %v, want %q", template, got, err, want)
		}
	}
}

// TestMarks reads text with marks: the instruction says which object of the frame it touches, and
// where.
func TestMarks(t *testing.T) {
	text, err := asmtext.Expand("addl $0, 4+$8; call ${4:P}", operands, 0)
	if err != nil {
		t.Fatal(err)
	}
	prog, err := asmtext.Parse(text, nil)
	if err != nil {
		t.Fatal(err)
	}
	add, call := &prog.Items[0], &prog.Items[1]
	if add.Frame != 3 || add.Inst.Args[0].Val != 28 {
		t.Errorf("frame object %d at %d, want 3 at 28", add.Frame, add.Inst.Args[0].Val)
	}
	if a := call.Inst.Args[0]; a.Kind != amd64.KindSym || a.Sym != 7 || a.Val != 16 {
		t.Errorf("the call goes to %+v", a)
	}
	if _, err := asmtext.Parse("addl %eax, "+asmtext.FrameMark(1)+"(%rax)", nil); err == nil ||
		!strings.Contains(err.Error(), "<frame>(%rax)") {
		t.Errorf("a register added to a place in the frame: %v", err)
	}
}

// TestAlignment aligns with nops of one byte, by their code: those here are as long as they can be.
func TestAlignment(t *testing.T) {
	code, _, err := assemble("ret; .p2align 3, 0x90; ret")
	if err != nil || fmt.Sprintf("% x", code) != "c3 0f 1f 80 00 00 00 00 c3" {
		t.Errorf("% x, %v", code, err)
	}
}

// FuzzExpandAndParse fills in and reads any template: no panic, and what is read can be encoded.
func FuzzExpandAndParse(f *testing.F) {
	for _, s := range strings.Split(handwritten, "\n") {
		f.Add(s)
	}
	for _, s := range []string{
		"addl $0, ${1:k}; $(nop$|x$) # c\n1: jmp 1b", "${", "'", "\"", "\"\\", "'\\", "/*",
		"movl $", "$$'", "cmpb $$'", ".ascii \"\\777\"", "mov 1(2(3(", "x: y: z:", ".byte '",
		"mov %fs:(", "mov (,", "mov (,,", "mov (%rax,", "mov %", "mov *", "1f", "\x01", "jmp 1ff",
		".quad 1f", "lock;lock rep", "call *$5", "call *${0:A}", "mov ${8:H}, %xmm0", "$8: nop",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, template string) {
		for _, text := range []string{template, expand(template)} {
			code, _, err := assemble(text)
			if err != nil && err.Error() == "" {
				t.Error("an error without words")
			}
			if prog, failed := asmtext.Parse(text, func(string) amd64.Sym { return 1 }); failed ==
				nil {
				for i := range prog.Items {
					if item := &prog.Items[i]; !item.IsLabel && item.Inst.Op != amd64.Pad {
						if _, _, err := amd64.Append(nil, nil, &item.Inst); err != nil {
							t.Errorf("%q was read and cannot be encoded: %v", text, err)
						}
					}
				}
			}
			_ = code
		}
	})
}

func expand(template string) string {
	text, err := asmtext.Expand(template, operands, 1)
	if err != nil {
		return ""
	}
	return text
}
