package inlineasm_test

import (
	"context"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
	"statepoint/lower/amd64"
)

// TestInlineAsm runs functions with inline assembly of every kind as compiled here and by llc.
func TestInlineAsm(t *testing.T) {
	text, c := functionsModule()
	lowertest.SameOutput(t, text, c, "-O1")
}

// TestInlineAsmText assembles the assembly text of those functions with LLVM's assembler: it must
// give the bytes of the object.
func TestInlineAsmText(t *testing.T) {
	text, _ := functionsModule()
	res := lowertest.Compile(t, text, lower.Options{Detail: true})
	for _, syntax := range []amd64.Syntax{amd64.ATT, amd64.Intel} {
		listing := res.Assembly(syntax, false)
		open, closed := strings.Count(listing, "\t#APP\n"), strings.Count(listing, "\t#NO_APP\n")
		if open != closed || open < len(functions) {
			t.Errorf("inline assembly begins %d times and ends %d times", open, closed)
		}
		obj := oracle.Run(t, oracle.Opaque, []byte(listing), "llvm-mc", "-triple=x86_64-linux-gnu",
			"-filetype=obj", "-o", "-")
		lowertest.Assembled(t, "llvm-mc", res, obj)
	}
}

// TestInlineAsmLetters compiles constraints that front ends replace before LLVM sees them: they
// must mean the same.
func TestInlineAsmLetters(t *testing.T) {
	for letters, names := range map[string]string{
		"=a,c,d,S,D,b":     "={ax},{cx},{dx},{si},{di},{bx}",
		"=r,g,g,g,g,g":     "=r,rim,rim,rim,rim,rim",
		"=^jr,^jR,r,V,o,V": "=r,r,r,m,m,m",
	} {
		code := func(constraints string) string {
			text := `define i64 @f(i64 %a, i64 %b) {
  %x = call i64 asm "leaq ($1,$2), $0; addq $3, $0; addq $4, $0; addq $5, $0", "` + constraints + `"(i64 %a, i64 %b, i64 %a, i64 %b, i64 %a)
  ret i64 %x
}`
			m, _ := lowertest.Parse(t, text)
			res, err := lower.Compile(context.Background(), m, lower.Options{Checked: true})
			if err != nil {
				return ""
			}
			return string(lowertest.Object(t, res))
		}
		if code(letters) != code(names) || code(letters) == "" {
			t.Errorf("%s is not %s", letters, names)
		}
	}
}

// TestInlineAsmRefusals compiles inline assembly that is not supported: the message must stand at
// the call and say what is wrong.
func TestInlineAsmRefusals(t *testing.T) {
	for call, want := range map[string]string{
		`call void asm sideeffect "nop\0Afsin", ""()`: "`fsin`, line " +
			"2: the instruction `fsin` is not supported",
		`call void asm sideeffect "vaddps %ymm0, %ymm1, %ymm2", "~{ymm2}"()`: "`vaddps`",
		`call void asm sideeffect inteldialect "nop", ""()`:                  "`inteldialect`",
		`call void asm sideeffect unwind "nop", ""()`:                        "`unwind`",
		`call void asm sideeffect "nop", "~{foo}"()`: "the constraint " +
			"`~{foo}`",
		`call void asm sideeffect "fld $0", "f"(double 1.0)`: "the constraint `f`",
		`call void asm sideeffect "nop", "i"(i64 %a)`: "invalid " +
			"operand for the constraint `i`",
		`call void asm sideeffect "nop", "I"(i64 32)`: "invalid " +
			"operand for the constraint `I`",
		`call void asm sideeffect "nop", "s"(i64 32)`: "invalid " +
			"operand for the constraint `s`",
		`call void asm sideeffect "nop", "n"(ptr @f)`: "invalid " +
			"operand for the constraint `n`",
		`call void asm sideeffect "nop", "x"(x86_fp80 0xK00000000000000000000)`: "type `x86_fp80`",
		`call void asm sideeffect "nop", "r"(<4 x i32> zeroinitializer)`: "a vector in " +
			"the general register",
		`call void asm sideeffect "nop", "{ax},{rax}"(i64 1, i64 2)`: "two inputs in " +
			"`rax`",
		`call { i64, i64 } asm sideeffect "nop", "={ax},={rax}"()`: "two outputs in " +
			"`rax`",
		`call void asm sideeffect "nop", "{rsp}"(i64 1)`: "the constraint " +
			"`{rsp}`",
		`call void asm sideeffect "addq $$1, $1", "r"(i64 %a)`: "operand `$1` " +
			"of the template does not exist",
		`call void asm sideeffect "addq $0", "r"(i64 %a)`: "`addq %rdi`, " +
			"line 1: `addq` with these operands",
		`call void asm sideeffect "movq ${0:z}, %rax", "r"(i64 %a)`: "the modifier `z`",
		`call void asm sideeffect "foo: nop", ""()`: "defines the " +
			"symbol `foo`",
		`call void asm sideeffect "call nowhere", "~{rax}"()`: "",
		`call void asm sideeffect "nop", "r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r"(i64 1, i64 2, i64 0, i64 0, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 1, i64 2, i64 3, i64 4, i64 5)`: "more registers than available",
		`call void asm sideeffect "nop", "r,~{rax},~{rbx},~{rcx},~{rdx},~{rsi},~{rdi},~{r8},~{r9},~{r10},~{r11},~{r12},~{r13},~{r14},~{r15},~{rbp}"(i64 1)`:                                 "more registers than available",
		`%p = alloca i8, i64 %a  call void asm sideeffect "nop", "~{rbp}"()`:                                                                                                                "changes `rbp`",
	} {
		call = strings.ReplaceAll(call, "%a  ", "%a\n  ")
		got := lowertest.Refused(t, "define void @f(i64 %a) {\n  "+call+"\n  ret void\n}\n")
		if want == "" && got != "" || want != "" &&
			(!strings.Contains(got, want) || !strings.Contains(got, "SP0501")) {
			t.Errorf("%s:\ngot %s, want %q", call, got, want)
		}
		if want != "" && !strings.Contains(got, "test.ll:2:") &&
			!strings.Contains(got, "test.ll:3:") {
			t.Errorf("%s: the message stands elsewhere: %s", call, got)
		}
	}
	// Six operands and the nine caller-saved registers: one operand would need RBP, the frame
	// pointer.
	const six = `call i64 asm sideeffect "nop", "=&r,r,r,r,r,r,~{rax},~{rcx},~{rdx},~{rsi},~{rdi},~{r8},~{r9},~{r10},~{r11}"(i64 %a, i64 %a, i64 %a, i64 %a, i64 %a)`
	for before, attributes := range map[string]string{"": ` "frame-pointer"="all"`,
		"  %p = alloca i8, i64 %a\n": "", "  %p = call ptr @llvm.frameaddress(i32 0)\n": ""} {
		got := lowertest.Refused(t,
			"declare ptr @llvm.frameaddress(i32)\n"+
				"define void @f(i64 %a)"+attributes+" {\n"+before+"  %x = "+six+"\n  ret void\n}\n")
		if !strings.Contains(got, "more registers than available") {
			t.Errorf("%s%s: %s", before, attributes, got)
		}
	}
	if got := lowertest.Refused(t, "define void @f(i64 %a) {\n  %x = "+
		six+"\n  ret void\n}\n"); got != "" {
		t.Errorf("without a frame that hangs on a register: %s", got)
	}
	for body, want := range map[string]string{
		"  %x = alloca i64\n  unreachable\n": "memory in the frame of a `naked` function",
		"  %x = call i64 asm \"nop\", \"=r\"()\n  ret i64 %x\n": "the instruction `ret` in a " +
			"`naked` function",
		"  fence seq_cst\n  unreachable\n": "the instruction `fence` in a `naked` function",
	} {
		if got := lowertest.Refused(t, "define i64 @f() naked {\n"+
			body+"}\n"); !strings.Contains(got, want) {
			t.Errorf("%s: %s, want %q", body, got, want)
		}
	}
}

// TestModuleAsm compiles modules with module-level assembly: assembly without effect is omitted,
// the rest is refused by name.
func TestModuleAsm(t *testing.T) {
	if got := lowertest.Refused(t,
		"module asm \".ident \\22a compiler\\22; # a comment\"\nmodule asm \"\"\nmodule asm \"/* "+
			"more */ .section .note.GNU-stack\"\n"); got != "" {
		t.Errorf("assembly without effect: %s", got)
	}
	for text, want := range map[string]string{
		`module asm ".globl foo bar"`: "line 1 of `module asm` is `.globl foo bar`: " +
			"a symbol is expected",
		`module asm ".p2align 17"`:                "an alignment is a power of two up to 65536",
		`module asm ".data"`:                      "line 1 of `module asm` is `.data`",
		"module asm \"# x\"\nmodule asm \"foo:\"": "line 2 of `module asm` is `foo:`",
		`module asm "/*"`:                         "line 1",
	} {
		if got := lowertest.Refused(t, text); !strings.Contains(got, want) ||
			!strings.Contains(got, "SP0502") {
			t.Errorf("%s: %s, want %q", text, got, want)
		}
	}
}

// TestTypedInlineAsm compiles inline assembly with typed pointers, with and without elementtype:
// the code is that of untyped ones.
func TestTypedInlineAsm(t *testing.T) {
	body := func(ptr, elem string) string {
		return strings.NewReplacer("PTR", ptr, "ELEM", elem).Replace(`define i64 @f(i64 %a, PTR %p) {
  %q = alloca i64
  store i64 %a, PTR %q
  %r = call i64 asm sideeffect "addq $0, $1; movq $2, $0", "=&r,=*m,*m,0,~{rbx},~{memory}"(PTR ELEM %q, PTR ELEM %p, i64 %a)
  %s = load i64, PTR %q
  %t = add i64 %r, %s
  ret i64 %t
}
`)
	}
	want := lowertest.Object(t, lowertest.Compile(t, body("ptr", "elementtype(i64)"),
		lower.Options{}))
	for _, typed := range []string{body("i64*", ""), body("i64*", "elementtype(i64)")} {
		if got := lowertest.Object(t, lowertest.Compile(t, typed,
			lower.Options{})); string(got) != string(want) {
			t.Error("the code is another with typed pointers")
		}
	}
}

// TestInlineAsmProvenance checks that the instructions of inline assembly come from their call,
// each from the right one of two.
func TestInlineAsmProvenance(t *testing.T) {
	m, _ := lowertest.Parse(t, `define i64 @f(i64 %a) {
  %x = call i64 asm "incq $0; jmp 1f; nop; 1: .byte 0x90", "=r,0"(i64 %a)
  %y = call i64 asm "decq $0", "=r,0"(i64 %x)
  ret i64 %y
}
`)
	res, err := lower.Compile(context.Background(), m, lower.Options{Detail: true})
	if err != nil {
		t.Fatal(err)
	}
	calls := map[int32]provenance.ID{}
	n := int32(0)
	for in := m.Funcs[0].Entry().First(); in.Op == ir.Call; in = in.Next() {
		n++
		calls[n] = in.ID()
	}
	from := map[provenance.ID][]provenance.ID{}
	for i := range res.Links {
		from[res.Links[i].ID] = res.Links[i].From
	}
	var text []string
	seen := map[int32]provenance.ID{}
	for _, in := range res.Funcs[0].Insts {
		if in.Asm == 0 {
			continue
		}
		p := amd64.Printer{}
		text = append(text, string(p.Append(nil, &in.Inst)))
		if len(from[in.ID]) != 1 || seen[in.Asm] != 0 && seen[in.Asm] != from[in.ID][0] {
			t.Errorf("%s comes from %v", text[len(text)-1], from[in.ID])
			continue
		}
		seen[in.Asm] = from[in.ID][0]
	}
	if got, want := strings.Join(text, "; "),
		"incq %rax; jmp .L1; nop; .byte 144; decq %rax"; got != want {
		t.Errorf("the assembly is %s, want %s", got, want)
	}
	ids := map[provenance.ID]bool{}
	for _, id := range seen {
		ids[id] = true
	}
	if len(ids) != 2 || !ids[calls[1]] || !ids[calls[2]] {
		t.Errorf("the assembly comes from %v, want the calls %v", seen, calls)
	}
}
