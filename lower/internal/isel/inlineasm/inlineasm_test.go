package inlineasm

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/parttest"
)

// selectAsm selects the inline assembly of a function, and returns the code and the assembly as
// text, and the errors.
func selectAsm(t *testing.T, function string) (code, asm, errors string) {
	t.Helper()
	s := parttest.New(t, function)
	u := &Unit{Builder: s.Builder, Selection: s}
	u.Begin()
	code, errors = s.Each(ir.Call, func(in *ir.Instr) {
		u.Select(in, in.Operand(0).(*ir.InlineAsm))
	})
	var list []string
	for _, a := range u.Out.Asms {
		for i := range a.Program.Items {
			item := &a.Program.Items[i]
			s := amd64.Text(&item.Inst, amd64.ATT)
			if item.Frame != 0 {
				s += fmt.Sprintf(" of frame%d", item.Frame-1)
			}
			list = append(list, s)
		}
	}
	return code, strings.Join(list, "\n"), errors
}

// TestSelect selects assembly whose operands are in each kind of location that a constraint can
// name.
func TestSelect(t *testing.T) {
	for _, test := range []struct{ name, text, code, asm string }{
		{"a result in the register of its operand", `define i64 @f(i64 %x) {
  %r = call i64 asm "incq $0", "=r,0"(i64 %x)
  ret i64 %r
}`, `v2:g64 in rax = asm #0 v1 in rax`, `incq %rax`},
		{"registers by name, and what is destroyed", `define i32 @f(i32 %x, i32 %y) {
  %r = call i32 asm "addl $2, $1", "={cx},{dx},r,~{rax}"(i32 %x, i32 %y)
  ret i32 %r
}`, `v3:g32 in rcx = asm #0 v1 in rdx, v2 in rsi`, `addl %esi, %edx`},
		{"an early result shares no register with operands", `define i64 @f(i64 %x) {
  %r = call i64 asm "movq $1, $0", "=&r,r"(i64 %x)
  ret i64 %r
}`, `v2:g64 in rax = asm #0 v1 in rcx`, `movq %rcx, %rax`},
		{"a number that the letter allows, and one that it does not", `define void @f() {
  call void asm "addq $0, %rax", "Kr"(i64 127)
  call void asm "addq $0, %rax", "Kr"(i64 128)
  ret void
}`, "asm #0\nasm #1 128 in rax", "addq $127, %rax\naddq %rax, %rax"},
		{"a value that must be in memory", `define void @f(i64 %x) {
  call void asm "incq $0", "m"(i64 %x)
  ret void
}`, "mov.64 [frame0], v1\nasm #0", "incq (%rsp) of frame0"},
		{"a condition", `define i8 @f() {
  %r = call i8 asm "stc", "={@ccc}"()
  ret i8 %r
}`, `v1:g32 in rax = asm #0`, "stc\nsetb %al\nmovzbl %al, %eax"},
		{"memory at an address", `define void @f(ptr %p) {
  call void asm "incl $0", "=*m"(ptr elementtype(i32) %p)
  ret void
}`, `asm #0 v1 in rax`, `incl (%rax)`},
		{"a result that goes to memory", `define void @f(ptr %p) {
  call void asm "rdtsc", "=*{ax},~{dx}"(ptr elementtype(i32) %p)
  ret void
}`, "v2:g32 in rax = asm #0\nmov.32 [v1], v2", `rdtsc`},
		{"an integer in an XMM register", `define i64 @f(i64 %x) {
  %r = call i64 asm "paddq $0, $0", "=x,0"(i64 %x)
  ret i64 %r
}`, `v2:x64 = movq v1
v3:x64 in xmm0 = asm #0 v2 in xmm0
v4:g64 = movq v3`, `paddq %xmm0, %xmm0`},
		{"a barrier for the optimiser is no code", `define void @f() {
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"()
  ret void
}`, "", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			code, asm, errors := selectAsm(t, test.text)
			if errors != "" {
				t.Fatal(errors)
			}
			if code != test.code || asm != test.asm {
				t.Errorf("code\n%s\nwant\n%s\nassembly\n%s\nwant\n%s", code, test.code, asm,
					test.asm)
			}
		})
	}
}

// TestErrors selects unsupported assembly: one error at the call says why.
func TestErrors(t *testing.T) {
	for _, test := range []struct{ call, want string }{
		{`asm inteldialect "nop", ""()`, "inline assembly in Intel syntax"},
		{`asm "nop", "f"(i32 0)`, "the constraint `f` of inline assembly"},
		{`asm "nop", "{ax},{ax}"(i32 %x, i32 %x)`, "inline assembly with two inputs in `rax`"},
		{`asm "nop", "i"(i32 %x)`, "invalid operand for the constraint `i`"},
		{`asm "nop", "I"(i32 32)`, "invalid operand for the constraint `I`"},
		{`asm "frob", ""()`, "frob"},
		{`asm "nop", "x"(i128 0)`, "a value of type `i128` as an operand of inline assembly"},
	} {
		_, _, errors := selectAsm(t, "define void @f(i32 %x) {\n  call void "+test.call+
			"\n  ret void\n}")
		if !strings.HasPrefix(errors, "t.ll:2:3: error: ") || !strings.Contains(errors, test.want) {
			t.Errorf("%s: %s", test.call, errors)
		}
	}
}

// TestRegisters has operands that need more registers than exist, or the same ones.
func TestRegisters(t *testing.T) {
	choose := func(text string, kept regSet) (string, *registers) {
		list, problem := readConstraints(text)
		if problem != "" {
			t.Fatal(problem)
		}
		a := &registers{kept: kept}
		for _, c := range list {
			if c.clobbers {
				a.clobbers |= c.regs
			} else {
				a.operands = append(a.operands, operand{constraint: c})
			}
		}
		return a.choose(), a
	}
	for _, test := range []struct{ text, want string }{
		{"=r,r,r", "rax rcx rdx"},
		{"=a,r,Q", "rax rdx rcx"},
	} {
		problem, a := choose(test.text, 0)
		var list []string
		for _, o := range a.operands {
			list = append(list, o.reg.String())
		}
		if got := strings.Join(list, " "); got != test.want || problem != "" {
			t.Errorf("%s: %s %s, want %s", test.text, got, problem, test.want)
		}
	}
	fifteen := strings.Repeat("r,", 14) + "r"
	if problem, _ := choose(fifteen, 0); problem != "" {
		t.Errorf("fifteen registers: %s", problem)
	}
	if problem, _ := choose("=r,"+fifteen, 0); problem != "" {
		t.Errorf("fifteen registers and a result: %s", problem)
	}
	if problem, _ := choose("=&r,"+fifteen, 0); problem != tooFew {
		t.Errorf("fifteen registers and an early result: %q", problem)
	}
	if problem, _ := choose(fifteen, setOf(amd64.RBP)); problem != tooFew {
		t.Errorf("fifteen registers without RBP: %q", problem)
	}
	if problem, _ := choose(fifteen+",~{rbx}", 0); problem != tooFew {
		t.Errorf("fifteen registers without RBX: %q", problem)
	}
}
