package amd64

import (
	"bytes"
	"testing"
)

// TestBranchesGrowOnlyWhenTheyMust lays out a forward and a backward branch
// around bodies near the distance a byte can say. The forward branch passes the
// backward one only up to a body of 125 bytes.
func TestBranchesGrowOnlyWhenTheyMust(t *testing.T) {
	for _, c := range []struct{ body, forward, backward int }{
		{0, 2, 2}, {124, 2, 2}, {125, 5, 6}, {127, 2, 6}, {128, 5, 6},
	} {
		var a Assembler
		top, end := a.NewLabel(), a.NewLabel()
		a.Bind(top)
		jmp, jcc := Ins(JMP, W0, L(end)), InsCC(JCC, W0, CondNE, L(top))
		nop := Ins(NOP, W0)
		emit := func(in *Inst, prov uint32) {
			if err := a.Emit(in, prov); err != nil {
				t.Fatal(err)
			}
		}
		emit(&jmp, 1)
		for range c.body {
			emit(&nop, 2)
		}
		if c.body > 125 {
			a.Bind(end)
		}
		emit(&jcc, 3)
		if c.body <= 125 {
			a.Bind(end)
		}
		code, _, err := a.Finish(nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		spans := a.Spans()
		first, last := spans[0], spans[len(spans)-1]
		if got := int(first.To - first.From); got != c.forward {
			t.Errorf("body %d: forward branch of %d bytes, want %d", c.body, got, c.forward)
		}
		if got := int(last.To - last.From); got != c.backward {
			t.Errorf("body %d: backward branch of %d bytes, want %d", c.body, got, c.backward)
		}
		if int(last.To) != len(code) || last.Prov != 3 {
			t.Errorf("body %d: last span %+v of %d bytes", c.body, last, len(code))
		}
	}
}

// TestLayoutKeepsFixupsAndLabels checks that what stands after a branch that
// grew and after an alignment has moved with it.
func TestLayoutKeepsFixupsAndLabels(t *testing.T) {
	var a Assembler
	end := a.NewLabel()
	mark := a.NewLabel()
	jmp := Ins(JMP, W0, L(end))
	call := Ins(CALL, W0, S(7, ModPLT))
	nop := Ins(NOP, W0)
	for _, err := range []error{a.Emit(&jmp, 1), a.Emit(&call, 2)} {
		if err != nil {
			t.Fatal(err)
		}
	}
	a.Bind(mark)
	a.Align(16, 0, 9)
	for range 130 {
		if err := a.Emit(&nop, 3); err != nil {
			t.Fatal(err)
		}
	}
	a.Bind(end)
	prefix := make([]byte, 32)
	code, fix, err := a.Finish(prefix, nil)
	if err != nil {
		t.Fatal(err)
	}
	if want := (Fixup{Off: 32 + 6, Kind: RelocPLT32, Sym: 7, Addend: -4}); len(fix) != 1 ||
		fix[0] != want {
		t.Errorf("fixups %+v, want %+v", fix, want)
	}
	if off, ok := a.Offset(mark); !ok || off != 10 {
		t.Errorf("label after the call at %d", off)
	}
	if s := a.Spans()[2]; s != (Span{10, 16, 9}) {
		t.Errorf("alignment spans %+v", s)
	}
	if want := []byte{0xE9, 16 + 130 - 5, 0, 0, 0, 0xE8}; !bytes.Equal(code[32:38], want) {
		t.Errorf("code %x, want %x", code[32:38], want)
	}
	if len(code) != 32+16+130 {
		t.Errorf("%d bytes", len(code))
	}
}

// TestLabelErrors checks that a misused label is an error and not other code.
func TestLabelErrors(t *testing.T) {
	jmp := Ins(JMP, W0, L(0))
	for name, use := range map[string]func(*Assembler){
		"not made":    func(a *Assembler) { _ = a.Emit(&jmp, 0) },
		"not bound":   func(a *Assembler) { a.NewLabel(); _ = a.Emit(&jmp, 0) },
		"bound twice": func(a *Assembler) { l := a.NewLabel(); a.Bind(l); a.Bind(l) },
		"alignment":   func(a *Assembler) { a.Align(3, 0, 0) },
		"unencodable": func(a *Assembler) { in := Ins(MOV, W64, R(RAX), R(XMM0)); _ = a.Emit(&in, 0) },
	} {
		var a Assembler
		use(&a)
		if _, _, err := a.Finish(nil, nil); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}
