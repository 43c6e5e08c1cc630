package machine

import (
	"testing"

	"golang.org/x/arch/x86/x86asm"
)

// TestDisplacements checks the text of instructions whose displacements have 32 bits, which have a
// sign, and 64 bits.
func TestDisplacements(t *testing.T) {
	for code, want := range map[string]string{
		"\x48\x89\xb5\x68\xff\xff\xff":             "mov %rsi,-0x98(%rbp)",
		"\x48\x8b\x84\x85\x00\x68\xff\xff":         "mov -0x9800(%rbp,%rax,4),%rax",
		"\x48\x8d\x0c\xd5\x38\xff\xff\xff":         "lea -0xc8(,%rdx,8),%rcx",
		"\x48\x8b\x80\xff\xff\xff\x7f":             "mov 0x7fffffff(%rax),%rax",
		"\x48\x8d\x05\x70\xff\xff\xff":             "lea -0x90(%rip),%rax",
		"\x64\x48\x8b\x40\xf8":                     "mov %fs:-0x8(%rax),%rax",
		"\x64\x48\x8b\x04\x25\xf8\xff\xff\xff":     "mov %fs:-0x8,%rax",
		"\xa0\x00\x00\x00\x90\x00\x00\x00\x00":     "mov 0x90000000,%al",
		"\x48\xa1\x90\x78\x56\x34\x12\x00\x00\x00": "mov 0x1234567890,%rax",
	} {
		in, err := Decode([]byte(code))
		if err != nil {
			t.Fatal(err)
		}
		if got := x86asm.GNUSyntax(in, 0, nil); got != want {
			t.Errorf("% x is %q, not %q", code, got, want)
		}
	}
}
