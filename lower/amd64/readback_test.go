package amd64_test

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"statepoint/lower/amd64"
	"statepoint/lower/internal/asmtext"
)

// TestTextIsReadBack writes every sample of the table in AT&T syntax and reads it: the bytes and
// the fixups must be the same.
func TestTextIsReadBack(t *testing.T) {
	symbol := func(name string) amd64.Sym {
		n, err := strconv.Atoi(strings.TrimPrefix(name, "sym"))
		if err != nil {
			t.Fatalf("symbol %s", name)
		}
		return amd64.Sym(n)
	}
	read, failed := 0, 0
	for _, in := range amd64.AllSamples() {
		if in.Args[0].Kind == amd64.KindRel {
			continue // text cannot say this
		}
		for _, tab := range []bool{false, true} {
			p := amd64.Printer{Tab: tab}
			text := string(p.Append(nil, &in))
			want, fix, err := amd64.Append(nil, nil, &in)
			if err != nil {
				t.Fatal(err)
			}
			prog, err := asmtext.Parse(text, symbol)
			if err == nil {
				var got []byte
				var gotFix []amd64.Fixup
				for i := range prog.Items {
					if got, gotFix, err = amd64.Append(got, gotFix, &prog.Items[i].Inst); err !=
						nil {
						t.Fatalf("%s: %v", text, err)
					}
				}
				if !bytes.Equal(got, want) || fmt.Sprint(gotFix) != fmt.Sprint(fix) {
					err = fmt.Errorf("bytes % x %v, want % x %v", got, gotFix, want, fix)
				}
			}
			if err != nil {
				t.Errorf("%s: %v", text, err)
				if failed++; failed > 30 {
					t.FailNow()
				}
			}
			read++
		}
	}
	t.Logf("%d texts read", read)
}

// TestIntelTextIsReadBack writes every sample of the table in Intel syntax and reads it as a file's
// statement: the bytes and the fixups must be the same.
func TestIntelTextIsReadBack(t *testing.T) {
	r := asmtext.NewReader(func(name string) amd64.Sym {
		n, err := strconv.Atoi(strings.TrimPrefix(name, "sym"))
		if err != nil {
			t.Fatalf("symbol %s", name)
		}
		return amd64.Sym(n)
	})
	r.Intel = true
	p := amd64.Printer{Syntax: amd64.Intel}
	read, failed := 0, 0
	for _, in := range amd64.AllSamples() {
		if in.Args[0].Kind == amd64.KindRel {
			continue // text cannot say this
		}
		text := string(p.Append(nil, &in))
		want, fix, err := amd64.Append(nil, nil, &in)
		if err != nil {
			t.Fatal(err)
		}
		r.Begin(asmtext.Statement{Text: text})
		word, _, err := r.Word()
		if err != nil {
			t.Fatal(err)
		}
		items, err := r.Instruction(word)
		var got []byte
		var gotFix []amd64.Fixup
		for i := range items {
			if err == nil {
				got, gotFix, err = amd64.Append(got, gotFix, &items[i].Inst)
			}
		}
		if err == nil && (!bytes.Equal(got, want) || fmt.Sprint(gotFix) != fmt.Sprint(fix)) {
			err = fmt.Errorf("bytes % x %v, want % x %v", got, gotFix, want, fix)
		}
		if err != nil {
			t.Errorf("%s: %v", text, err)
			if failed++; failed > 30 {
				t.FailNow()
			}
		}
		read++
	}
	t.Logf("%d texts read", read)
}

// TestData checks the bytes, the fixups and the text of data in code.
func TestData(t *testing.T) {
	for _, c := range []struct {
		in             amd64.Inst
		code, att, gos string
	}{
		{amd64.Ins(amd64.Data, amd64.W8, amd64.I(-1)), "ff", ".byte -1", "BYTE $-1"},
		{amd64.Ins(amd64.Data, amd64.W8, amd64.I(255)), "ff", ".byte 255", "BYTE $255"},
		{amd64.Ins(amd64.Data, amd64.W16, amd64.I(0x1234)), "34 12", ".short 4660", "WORD $4660"},
		{amd64.Ins(amd64.Data, amd64.W32, amd64.I(-2)), "fe ff ff ff", ".long -2", "LONG $-2"},
		{amd64.Ins(amd64.Data, amd64.W32, amd64.ISym(3, 4)), "00 00 00 00 {0 10 3 4}", ".long sym3+4", "LONG $sym3+4"},
		{amd64.Ins(amd64.Data, amd64.W64, amd64.ISym(3, -4)), "00 00 00 00 00 00 00 00 {0 1 3 -4}", ".quad sym3-4", "QUAD $sym3-4"},
		{amd64.Ins(amd64.Data, amd64.W8, amd64.I(256)), "256 does not fit 8 bits", "", ""},
		{amd64.Ins(amd64.Data, amd64.W32, amd64.I(1<<32)), "4294967296 does not fit 32 bits", "", ""},
		{amd64.Ins(amd64.Data, amd64.W16, amd64.ISym(1, 0)), "the address of a symbol in 16 bits", "", ""},
		{amd64.Ins(amd64.Data, amd64.W8, amd64.R(amd64.RAX)), "is not a number", "", ""},
		{amd64.Ins(amd64.Data, amd64.W0, amd64.I(1)), "does not fit 0 bits", "", ""},
	} {
		code, fix, err := amd64.Append(nil, nil, &c.in)
		if err != nil {
			if !strings.Contains(err.Error(), c.code) {
				t.Errorf("error %v, want %q", err, c.code)
			}
			continue
		}
		got := fmt.Sprintf("% x", code)
		for _, f := range fix {
			got += fmt.Sprint(" ", f)
		}
		if got != c.code || amd64.Text(&c.in, amd64.ATT) != c.att ||
			amd64.Text(&c.in, amd64.Go) != c.gos || c.in.Meaning() != "" || c.in.Op.Name() != "" {
			t.Errorf("%s, %s, %s: want %s, %s, %s", got, amd64.Text(&c.in, amd64.ATT),
				amd64.Text(&c.in, amd64.Go), c.code, c.att, c.gos)
		}
	}
}
