package amd64

// nops are the recommended nops of 1 to 9 bytes (Intel SDM volume 2, NOP, table 4-12), and a
// 10-byte one with a segment prefix.
var nops = [11]string{
	1:  "\x90",
	2:  "\x66\x90",
	3:  "\x0f\x1f\x00",
	4:  "\x0f\x1f\x40\x00",
	5:  "\x0f\x1f\x44\x00\x00",
	6:  "\x66\x0f\x1f\x44\x00\x00",
	7:  "\x0f\x1f\x80\x00\x00\x00\x00",
	8:  "\x0f\x1f\x84\x00\x00\x00\x00\x00",
	9:  "\x66\x0f\x1f\x84\x00\x00\x00\x00\x00",
	10: "\x66\x2e\x0f\x1f\x84\x00\x00\x00\x00\x00",
}

// AppendNops appends n bytes of alignment nops with the fewest instructions: they have up to 15
// bytes, the ten-byte nop with more 66 prefixes.
func AppendNops(dst []byte, n int) []byte {
	for n > 0 {
		k := min(n, 15)
		n -= k
		for ; k > 10; k-- {
			dst = append(dst, 0x66)
		}
		dst = append(dst, nops[k]...)
	}
	return dst
}

// PatchNops appends the instructions that fill n bytes left for patching (the
// "num patch bytes" of a statepoint): nops of up to ten bytes, with the
// displacements that LLVM's code generator gives them.
func PatchNops(dst []Inst, n int) []Inst {
	for n > 0 {
		k := min(n, 10)
		n -= k
		dst = append(dst, patchNop(k))
	}
	return dst
}

// patchNop is the nop of n bytes, 1 to 10.
func patchNop(n int) Inst {
	switch n {
	case 1:
		return Ins(NOP, W0)
	case 2:
		return Ins(XCHG, W16, R(RAX), R(RAX))
	case 3:
		return Ins(NOP, W32, M(RAX, 0))
	case 4:
		return Ins(NOP, W32, M(RAX, 8))
	case 7:
		return Ins(NOP, W32, M(RAX, 512))
	}
	w, disp := W32, int32(8)
	if n == 6 || n >= 9 {
		w = W16
	}
	if n >= 8 {
		disp = 512
	}
	m := MX(RAX, RAX, 1, disp)
	if n == 10 {
		m.Seg = CS
	}
	return Ins(NOP, w, m)
}
