package amd64_test

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"statepoint/lower/amd64"
	"statepoint/lower/asmtext"
)

// TestTextIsReadBack writes every sample of the table in AT&T syntax and reads it: the bytes and the fixups must be the same.
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
					if got, gotFix, err = amd64.Append(got, gotFix, &prog.Items[i].Inst); err != nil {
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
