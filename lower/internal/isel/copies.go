package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// Limits, in bytes, up to which memory is copied or filled in place: for memcpy, memmove and
// memset, and for their .inline forms, which require it.
const (
	maxCopied     = 64
	maxInlineCopy = 1024
)

// chunk is a part of memory that one instruction moves.
type chunk struct {
	off  int64
	size uint8
}

// chunksOf divides n bytes into chunks. The last one overlaps the one before it if no chunk has the
// size of the rest.
func chunksOf(n int64) (parts []chunk) {
	at := int64(0)
	for _, size := range [...]int64{16, 8, 4, 2, 1} {
		for ; at+size <= n; at += size {
			parts = append(parts, chunk{at, uint8(size)})
		}
		if rest := n - at; at > 0 && rest > size/2 {
			return append(parts, chunk{n - size, uint8(size)})
		}
	}
	return parts
}

// chunksFilled divides n bytes into chunks that one register can fill: the last may overlap the one
// before it.
func chunksFilled(n int64) []chunk {
	parts := chunksOf(n)
	if len(parts) > 1 && parts[0].size >= 4 {
		last := &parts[len(parts)-1]
		*last = chunk{n - int64(parts[0].size), parts[0].size}
	}
	return parts
}

// CopyInPlace copies or fills a small, constant number of bytes by moves, and reports whether it
// did. fn is memcpy, memmove or memset.
func (s *memoryAccess) CopyInPlace(in *ir.Instr, fn string) bool {
	if len(in.Args()) != 4 || !in.Arg(3).Type().IsInt(1) {
		return false
	}
	n, ok := ir.AsInt(in.Arg(2))
	volatile, known := ir.AsInt(in.Arg(3))
	limit := uint64(maxCopied)
	if in.IsIntrinsic("llvm.memcpy.inline") || in.IsIntrinsic("llvm.memset.inline") {
		limit = maxInlineCopy
	}
	if !ok || !known || volatile.Bits != 0 || n.Big != nil || n.Bits > limit {
		return false
	}
	var pattern int64
	if fn == "memset" {
		b, ok := ir.AsInt(in.Arg(1))
		if !ok {
			return false
		}
		pattern = int64(b.Bits & 0xFF * 0x0101010101010101)
	}
	to := s.Segment(s.address(in.Arg(0), 0), in.Arg(0))
	if !build.Fits32(to.Val + int64(n.Bits)) {
		return false
	}
	if fn == "memset" {
		s.fill(to, chunksFilled(int64(n.Bits)), pattern)
		return true
	}
	from := s.Segment(s.address(in.Arg(1), 0), in.Arg(1))
	if !build.Fits32(from.Val + int64(n.Bits)) {
		return false
	}
	parts := chunksOf(int64(n.Bits))
	held := make([]mir.VReg, len(parts))
	for i, p := range parts {
		held[i] = s.loadChunk(from, p)
		if fn == "memcpy" {
			s.storeChunk(to, p, mir.R(held[i]))
		}
	}
	if fn == "memmove" { // everything is read before anything is written
		for i, p := range parts {
			s.storeChunk(to, p, mir.R(held[i]))
		}
	}
	return true
}

// loadChunk loads a chunk of the memory at o.
func (s *memoryAccess) loadChunk(o mir.Operand, p chunk) mir.VReg {
	o.Val += p.off
	if p.size == 16 {
		r := s.Temp(mir.XMM, 16)
		s.X86(amd64.MOVUPS, amd64.W0, mir.D(r), o)
		return r
	}
	r := s.Temp(mir.GPR, max(p.size, 4))
	switch p.size {
	case 8:
		s.X86(amd64.MOV, amd64.W64, mir.D(r), o)
	case 4:
		s.X86(amd64.MOV, amd64.W32, mir.D(r), o)
	case 2:
		s.X86(amd64.MOVZXW, amd64.W32, mir.D(r), o)
	default:
		s.X86(amd64.MOVZXB, amd64.W32, mir.D(r), o)
	}
	return r
}

// storeChunk stores a chunk of the memory at o.
func (s *memoryAccess) storeChunk(o mir.Operand, p chunk, v mir.Operand) {
	o.Val += p.off
	if p.size == 16 {
		s.X86(amd64.MOVUPS, amd64.W0, o, v)
		return
	}
	s.X86(amd64.MOV, amd64.Width(p.size)*8, o, v)
}

// fill stores a byte to all chunks; pattern has it eight times.
func (s *memoryAccess) fill(to mir.Operand, parts []chunk, pattern int64) {
	if len(parts) == 0 {
		return
	}
	var v mir.Operand
	switch size := parts[0].size; {
	case size == 16 && pattern == 0:
		v = mir.R(s.Load(mir.Operand{Kind: mir.KindImm}, mir.XMM, 16))
	case size == 16:
		v = mir.R(s.Load(s.Pool128(uint64(pattern), uint64(pattern)), mir.XMM, 16))
	case size == 8 && !build.Fits32(pattern):
		v = mir.R(s.Load(mir.I(pattern), mir.GPR, 8))
	}
	for _, p := range parts {
		w := v
		if v.Kind != mir.KindReg {
			w = mir.I(pattern << (64 - 8*uint(p.size)) >> (64 - 8*uint(p.size)))
		}
		s.storeChunk(to, p, w)
	}
}
