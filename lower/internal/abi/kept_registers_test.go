package abi_test

import (
	"fmt"
	"statepoint/e2e/lowertest"
	"strings"
	"testing"
)

// TestKeptRegisters finds out by running which registers functions of each convention leave as they
// found them: those that llc's leave, whether the function itself destroys all or what it calls
// does.
func TestKeptRegisters(t *testing.T) {
	conventions := []string{
		"ccc", "fastcc", "coldcc", "preserve_mostcc", "preserve_allcc", "swiftcc",
		"preserve_nonecc", "graalcc", "x86_64_sysvcc",
	}
	var ir, table, declared strings.Builder
	ir.WriteString("declare void @destroy()\ndeclare i64 @next(i64)\n")
	n := 0
	add := func(cc, what, body string) {
		fmt.Fprintf(&ir, "define %s void @f%d() {\n%s  ret void\n}\n", cc, n, body)
		fmt.Fprintf(&declared, "void f%d(void);\n", n)
		fmt.Fprintf(&table, "{f%d, \"%s %s\"},\n", n, cc, what)
		n++
	}
	for _, cc := range conventions {
		add(cc, "by itself", clobberAll)
		add(cc, "by a call", "  call void @destroy()\n")
		var many strings.Builder
		for i := range 14 {
			fmt.Fprintf(&many, "  %%v%d = call i64 @next(i64 %d)\n", i, i)
		}
		last := "%v0"
		for i := 1; i < 14; i++ {
			fmt.Fprintf(&many, "  %%x%d = mul i64 %s, %%v%d\n", i, last, i)
			last = fmt.Sprintf("%%x%d", i)
		}
		fmt.Fprintf(&many, "  call i64 @next(i64 %s)\n", last)
		add(cc, "by many values", many.String())
	}
	lowertest.SameOutput(t, ir.String(), `#include <stdio.h>
#include <string.h>
`+declared.String()+`
static struct { void (*f)(void); const char *name; } table[] = { `+table.String()+` };
unsigned long before[32][2], after[32][2];
void enter(void (*)(void));
void destroy(void);
__asm__(".text\n.globl enter\nenter: pushq %rbx; pushq %rbp; pushq %r12; pushq %r13; pushq %r14; pushq %r15; subq $8, %rsp; movq %rdi, target(%rip)\n"
	".irp i,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15\n movups before+256+16*\\i(%rip), %xmm\\i\n.endr\n"
	"movq before+0(%rip), %rax; movq before+16(%rip), %rcx; movq before+32(%rip), %rdx; movq before+48(%rip), %rbx; movq before+80(%rip), %rbp\n"
	"movq before+96(%rip), %rsi; movq before+112(%rip), %rdi; movq before+128(%rip), %r8; movq before+144(%rip), %r9; movq before+160(%rip), %r10\n"
	"movq before+176(%rip), %r11; movq before+192(%rip), %r12; movq before+208(%rip), %r13; movq before+224(%rip), %r14; movq before+240(%rip), %r15\n"
	"call *target(%rip)\n"
	"movq %rax, after+0(%rip); movq %rcx, after+16(%rip); movq %rdx, after+32(%rip); movq %rbx, after+48(%rip); movq %rbp, after+80(%rip)\n"
	"movq %rsi, after+96(%rip); movq %rdi, after+112(%rip); movq %r8, after+128(%rip); movq %r9, after+144(%rip); movq %r10, after+160(%rip)\n"
	"movq %r11, after+176(%rip); movq %r12, after+192(%rip); movq %r13, after+208(%rip); movq %r14, after+224(%rip); movq %r15, after+240(%rip)\n"
	".irp i,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15\n movups %xmm\\i, after+256+16*\\i(%rip)\n.endr\n"
	"addq $8, %rsp; popq %r15; popq %r14; popq %r13; popq %r12; popq %rbp; popq %rbx; ret\n"
	// What a C function may destroy it destroys; it also looks at what a convention keeps for its own.
	".globl destroy\ndestroy: movq $-1, %rax; movq $-1, %rcx; movq $-1, %rdx; movq $-1, %rsi; movq $-1, %rdi; movq $-1, %r8; movq $-1, %r9; movq $-1, %r10; movq $-1, %r11\n"
	".irp i,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15\n pcmpeqd %xmm\\i, %xmm\\i\n.endr\n"
	"ret\n"
	".globl next\nnext: pushq %rdi; call destroy; popq %rdi; leaq 3(%rdi,%rdi), %rax\n"
	"addq %r14, seen(%rip); addq %r15, seen+8(%rip); ret\n"
	".data\n.globl seen\nseen: .quad 0, 0\n.bss\ntarget: .quad 0\n.text");
extern unsigned long seen[2];
int main(void) {
	static const char *names[16] = { "rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15" };
	for (int i = 0; i < sizeof table / sizeof *table; i++) {
		for (int k = 0; k < 32; k++) before[k][0] = 0x1234567 * (k + 1), before[k][1] = k < 16 ? 0 : k;
		memset(after, 0, sizeof after);
		seen[0] = seen[1] = 0;
		enter(table[i].f);
		printf("%s keeps", table[i].name);
		for (int k = 0; k < 16; k++) if (k != 4 && before[k][0] == after[k][0]) printf(" %s", names[k]);
		for (int k = 16; k < 32; k++) if (!memcmp(before[k], after[k], 16)) printf(" xmm%d", k - 16);
		if (strstr(table[i].name, "graalcc")) printf(", shows %lx %lx", seen[0], seen[1]);
		printf("\n");
	}
}
`, "")
}
