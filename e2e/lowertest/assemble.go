package lowertest

import (
	"bytes"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/lower"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
)

// Assembled compares the sections of an object that an assembler made from our text with those of
// the object we wrote.
func Assembled(t *testing.T, who string, res *lower.Result, object []byte) {
	t.Helper()
	ours := Object(t, res)
	for _, s := range [...]string{".text", ".llvm_stackmaps", "statepoint_table", ".data",
		".note.gc",
		".rodata", ".rodata.cst8", ".rodata.cst4"} {
		got, err := oracle.Section(object, s)
		if err != nil {
			t.Fatal(err)
		}
		want, err := oracle.Section(ours, s)
		if err != nil {
			t.Fatal(err)
		}
		if s == ".text" || s == ".llvm_stackmaps" {
			if len(got) > len(want) {
				got = got[:len(want)] // assemblers pad the section's end
			}
		}
		if s == ".text" && who == "as" && len(got) == len(want) {
			SamePads(res, got, want)
			for i := range res.Funcs {
				sameExchanges(&res.Funcs[i], got, want)
			}
		}
		if !bytes.Equal(got, want) {
			for i := range min(len(got), len(want)) {
				if got[i] != want[i] {
					t.Errorf("%s: section %s differs at %#x: % x, we wrote % x", who, s, i,
						got[i:min(i+16, len(got))], want[i:min(i+16, len(want))])
					return
				}
			}
			t.Errorf("%s: section %s has %d bytes, we wrote %d", who, s, len(got), len(want))
		}
	}
}

// SamePads makes the nops between functions and before loops equal in two sections of code of the
// same size: each assembler chooses its own.
func SamePads(res *lower.Result, got, want []byte) {
	end := uint32(0)
	for i := range res.Funcs {
		f := &res.Funcs[i]
		copy(got[end:f.Offset], want[end:f.Offset])
		for k := range f.Insts {
			if in := &f.Insts[k]; in.Aligns() {
				from := f.Offset + in.Offset
				copy(got[from:from+in.Size], want[from:])
			}
		}
		end = f.Offset + f.Size
	}
}

// sameExchanges makes exchanges of two registers equal: of the two encodings of one, assemblers
// choose different ones.
func sameExchanges(f *code.Func, got, want []byte) {
	for i := range f.Insts {
		in := &f.Insts[i]
		from, to := f.Offset+in.Offset, f.Offset+in.Offset+in.Size
		if in.Inst.Op != amd64.XCHG || in.Inst.Args[0].Kind != amd64.KindReg ||
			in.Inst.Args[1].Kind != amd64.KindReg || to-from != 3 {
			continue
		}
		x, y := got[from:to], want[from:to]
		rex := x[0]&^5 | x[0]>>2&1 | x[0]&1<<2
		fields := x[2]&0xc0 | x[2]>>3&7 | x[2]&7<<3
		if y[0] == rex && y[1] == x[1] && y[2] == fields {
			copy(x, y)
		}
	}
}
