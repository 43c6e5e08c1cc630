package abi_test

import (
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
)

// slots are the bytes of one of the globals and the mask of those that count.
type slots struct{ bytes, mask [maxSlots * slotSize]byte }

func (s *slots) put(n int, b, mask []byte) {
	copy(s.bytes[n*slotSize:], b)
	copy(s.mask[n*slotSize:], mask)
}

// wide is a value of up to 64 bits extended to as many.
func wide(b, mask []byte, signed bool) (x, all []byte) {
	x, all = append(append(x, b...), make([]byte, 8)...)[:8],
		[]byte{255, 255, 255, 255, 255, 255, 255, 255}
	top := mask[len(mask)-1]
	if signed && b[len(b)-1]&(top&^(top>>1)) != 0 {
		x[len(b)-1] |= ^top
		for i := len(b); i < 8; i++ {
			x[i] = 255
		}
	}
	return x, all
}

// values makes what goes in and has to come out.
func (s *signature) values(r *rand.Rand) (in, got, res, out slots) {
	n := 0
	for k, a := range s.args {
		of, by := pointee(a)
		if !by {
			of = a.typ
		}
		for i, l := range leaves(of, nil, nil) {
			b, mask := sampleOf(l.typ, r)
			in.put(n, b, mask)
			if op, ok := extended(a); ok {
				eb, em := wide(b, mask, op == "sext")
				got.put(n, eb, em)
			} else {
				got.put(n, b, mask)
			}
			if by && givesBack(a) {
				b, mask = sampleOf(l.typ, r)
				res.put(behind(k)+i, b, mask)
			}
			if by {
				out.put(behind(k)+i, b, mask)
			}
			n++
		}
	}
	if s.result == "void" {
		return in, got, res, out
	}
	for i, l := range leaves(s.result, nil, nil) {
		b, mask := sampleOf(l.typ, r)
		res.put(i, b, mask)
		if s.retAttr != "" {
			b, mask = wide(b, mask, s.retAttr == "signext")
		}
		out.put(i, b, mask)
	}
	return in, got, res, out
}

const signatureGlobals = `@in = external global [4096 x i8], align 64
@got = external global [4096 x i8], align 64
@res = external global [4096 x i8], align 64
@out = external global [4096 x i8], align 64
@live = external global [64 x i8], align 64
@alive = external global [64 x i8], align 64
!hipe.literals = !{!1000, !1001}
!1000 = !{!"AMD64_LEAF_WORDS", i32 100000}
!1001 = !{!"P_NSP_LIMIT", i32 160}
`

// signatureMain calls every @c<i> with registers and memory prepared and prints what is wrong after
// it.
const signatureMain = `#include <stdio.h>
#include <string.h>
#include <signal.h>
#include <setjmp.h>
#include <stdlib.h>
#define SIZE 4096
unsigned char in[SIZE] __attribute__((aligned(64))), got[SIZE] __attribute__((aligned(64))), res[SIZE] __attribute__((aligned(64))), out[SIZE] __attribute__((aligned(64)));
unsigned char live[64] __attribute__((aligned(64))), alive[64] __attribute__((aligned(64)));
static sigjmp_buf crashed;
static void crash(int n) { siglongjmp(crashed, n); }
long guarded(void (*)(void));
__asm__(".text\n.globl guarded\nguarded: pushq %rbx; pushq %rbp; pushq %r12; pushq %r13; pushq %r14; pushq %r15; subq $8, %rsp\n"
	"movq $0x1111, %rbx; movq $0x2222, %rbp; movq $0x3333, %r12; movq $0x4444, %r13; movq $0x5555, %r14; movq $0x6666, %r15\n"
	"movq %rsp, expected(%rip); call *%rdi; xorl %eax, %eax\n"
	"cmpq $0x1111, %rbx; jne 1f; cmpq $0x2222, %rbp; jne 1f; cmpq $0x3333, %r12; jne 1f; cmpq $0x4444, %r13; jne 1f; cmpq $0x5555, %r14; jne 1f; cmpq $0x6666, %r15; jne 1f\n"
	"cmpq %rsp, expected(%rip); jne 2f\n"
	"3: addq $8, %rsp; popq %r15; popq %r14; popq %r13; popq %r12; popq %rbp; popq %rbx; ret\n"
	"1: movl $1, %eax; cmpq %rsp, expected(%rip); je 3b; 2: movl $2, %eax; movq expected(%rip), %rsp; jmp 3b\n"
	".bss\nexpected: .quad 0\n.text");
static void differs(int i, const char *what, unsigned char *have, unsigned char *want, unsigned char *mask) {
	for (int k = 0; k < SIZE; k++) if ((have[k] ^ want[k]) & mask[k]) { printf("%d: %s slot %d byte %d is %02x, want %02x\n", i, what, k / 32, k % 32, have[k], want[k]); return; }
}
int main(int n, char **v) {
	FILE *f = fopen(v[1], "rb");
	static unsigned char b[7][SIZE];
	static char stack[1 << 16];
	stack_t alt = { .ss_sp = stack, .ss_size = sizeof stack };
	sigaltstack(&alt, 0);
	struct sigaction a = { .sa_handler = crash, .sa_flags = SA_ONSTACK | SA_NODEFER };
	sigaction(SIGSEGV, &a, 0); sigaction(SIGILL, &a, 0); sigaction(SIGBUS, &a, 0); sigaction(SIGFPE, &a, 0); sigaction(SIGTRAP, &a, 0);
	for (int i = 0; i < COUNT; i++) {
		fread(b, SIZE, 6, f);
		memcpy(in, b[0], SIZE); memset(got, 0xa5, SIZE); memcpy(res, b[3], SIZE); memset(out, 0x5a, SIZE);
		for (int k = 0; k < 64; k++) live[k] = 17 * k + i;
		live[63] = 0x40;
		memset(alive, 0, 64);
		int s = sigsetjmp(crashed, 1);
		if (s) { printf("%d: signal %d\n", i, s); continue; }
		long wrong = guarded(table[i]);
		unsigned short env[14];
		__asm__ volatile ("fnstenv %0" : "=m" (env));
		if (env[4] != 0xffff) { printf("%d: values are left on the x87 stack\n", i); __asm__ volatile ("fninit"); }
		if (wrong) printf("%d: %s\n", i, wrong == 1 ? "a register is not kept" : "the stack pointer is not kept");
		if (memcmp(live, alive, 64)) printf("%d: what lives across the call is lost\n", i);
		differs(i, "argument", got, b[1], b[2]);
		differs(i, "result", out, b[4], b[5]);
	}
}
`

// checkSignatures runs callers and callees of both compilers against each other.
func checkSignatures(t *testing.T, sigs []signature, seed int64) {
	t.Helper()
	var callers, callees, table strings.Builder
	callers.WriteString(signatureGlobals)
	callees.WriteString(signatureGlobals)
	r := rand.New(rand.NewSource(seed))
	var data []byte
	for i := range sigs {
		sigs[i].caller(&callers, i)
		sigs[i].callee(&callees, i)
		in, got, res, out := sigs[i].values(r)
		for _, b := range [...]*[maxSlots * slotSize]byte{&in.bytes, &got.bytes, &got.mask,
			&res.bytes, &out.bytes, &out.mask} {
			data = append(data, b[:]...)
		}
		fmt.Fprintf(&table, "void c%d(void);\n", i)
	}
	fmt.Fprintf(&table, "#define COUNT %d\nstatic void (*table[])(void) = {", len(sigs))
	for i := range sigs {
		fmt.Fprintf(&table, "c%d,", i)
	}
	table.WriteString("};\n")
	dir := t.TempDir()
	values := lowertest.Write(t, filepath.Join(dir, "values"), data)
	main := lowertest.Write(t, filepath.Join(dir, "main.c"), []byte(table.String()+signatureMain))
	main = lowertest.Link(t, dir, "main.o", "-c", main)
	objects := map[string]string{}
	for part, text := range map[string]string{"callers": callers.String(),
		"callees": callees.String()} {
		theirs, ok := compiledByLLC(t, text)
		if !ok {
			checkSignatures(t, withoutCrashes(t, sigs), seed)
			return
		}
		if *keepSignatures != "" {
			lowertest.Write(t, filepath.Join(*keepSignatures, part+".ll"), []byte(text))
		}
		objects[part+"ours"] = lowertest.Write(t, filepath.Join(dir, part+"-ours.o"),
			lowertest.Object(t, lowertest.Compile(t, text, lower.Options{})))
		objects[part+"llc"] = lowertest.Write(t, filepath.Join(dir, part+"-llc.o"), theirs)
	}
	theirs := map[int]bool{} // what llc compiles wrongly
	for _, mix := range [][2]string{{"llc", "llc"}, {"ours", "llc"}, {"llc", "ours"},
		{"ours", "ours"}} {
		program := lowertest.Link(t, dir, mix[0]+mix[1], main, objects["callers"+mix[0]],
			objects["callees"+mix[1]])
		shown := 0
		for line := range strings.Lines(lowertest.Output(t, program, values)) {
			var i int
			fmt.Sscanf(line, "%d:", &i)
			if mix[0] == "llc" && mix[1] == "llc" {
				t.Logf("seed %d: llc with itself: %s\t%s", seed, strings.TrimSpace(line),
					sigs[i].text())
				theirs[i] = true
				continue
			}
			// Its caller stores with alignment to a stack that it did not align; or, with a frame
			// of a greater alignment than 16, it counts on more being popped than is passed.
			if theirs[i] && mix[0] == "llc" && (strings.Contains(line, ": signal") ||
				strings.HasSuffix(sigs[i].cc, "tailcc")) {
				continue
			}
			// A coldcc function of llc's restores the registers of its result, all but rax.
			if mix[1] == "llc" && (theirs[i] || sigs[i].cc == "coldcc" &&
				strings.Contains(line, ": result")) {
				continue
			}
			if shown++; shown < 12 {
				t.Errorf("seed %d: caller by %s, callee by %s: %s\t%s", seed, mix[0], mix[1],
					strings.TrimSpace(line), sigs[i].text())
			}
		}
	}
	_ = os.Remove(values)
}

// compiledByLLC gives the object that llc makes of a text, and whether it made one.
func compiledByLLC(t *testing.T, text string) ([]byte, bool) {
	t.Helper()
	r := oracle.Exec([]byte(text), oracle.Tool(t, oracle.Opaque, "llc"), "-filetype=obj", "-o", "-",
		"-mtriple=x86_64-unknown-linux-gnu", "-relocation-model=pic", "-O1")
	return r.Stdout, r.Err == nil
}

// withoutCrashes leaves out the signatures on which llc fails, and names them: it has no lowering
// for some tail calls. At least one is left out, or the whole test fails.
func withoutCrashes(t *testing.T, sigs []signature) []signature {
	t.Helper()
	var kept []signature
	var halve func(sigs []signature)
	halve = func(sigs []signature) {
		var text strings.Builder
		text.WriteString(signatureGlobals)
		for i := range sigs {
			sigs[i].caller(&text, i)
		}
		_, callers := compiledByLLC(t, text.String())
		text.Reset()
		text.WriteString(signatureGlobals)
		for i := range sigs {
			sigs[i].callee(&text, i)
		}
		_, callees := compiledByLLC(t, text.String())
		switch n := len(sigs); {
		case callers && callees:
			kept = append(kept, sigs...)
		case n == 1:
			t.Logf("llc fails on\t%s", sigs[0].text())
		default:
			halve(sigs[:n/2])
			halve(sigs[n/2:])
		}
	}
	halve(sigs)
	if len(kept) == len(sigs) {
		t.Fatalf("llc fails on %d signatures together, and on none of them alone", len(sigs))
	}
	return kept
}
