package ir_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/core/verify"
)

// TestConstantsAreShared requests many constants of several types and kinds twice while the table
// grows.
func TestConstantsAreShared(t *testing.T) {
	types := ir.NewTypes()
	type key struct {
		typ   *ir.Type
		kind  ir.ConstKind
		value uint64
	}
	all := map[key]*ir.Const{}
	for range 2 {
		for i := range uint64(3000) {
			for _, typ := range []*ir.Type{types.I16, types.I32, types.I64, types.Int(61)} {
				for _, value := range []uint64{i, i << 32, -i} {
					c := ir.IntConst(typ, value)
					if want := value & (1<<typ.Bits - 1); typ.Bits < 64 && c.Bits != want ||
						c.Type() != typ || c.Kind != ir.ConstInt {
						t.Fatalf("%d of type %s is %d of type %s", value, typ, c.Bits, c.Type())
					}
					k := key{typ, c.Kind, c.Bits}
					if all[k] == nil {
						all[k] = c
					} else if all[k] != c {
						t.Fatalf("%s %d is there twice", typ, c.Bits)
					}
				}
			}
		}
		for bits := range uint32(500) {
			typ := types.Int(bits + 1)
			for _, c := range []*ir.Const{ir.Undef(typ), ir.Poison(typ)} {
				k := key{typ, c.Kind, 0}
				if all[k] == nil {
					all[k] = c
				} else if all[k] != c {
					t.Fatalf("a constant of type %s is there twice", typ)
				}
			}
		}
	}
	different := map[*ir.Const]bool{}
	for _, c := range all {
		different[c] = true
	}
	if len(different) != len(all) {
		t.Errorf("%d constants for %d values", len(different), len(all))
	}
}

// TestCasesTwice builds switches with cases in various orders, some with a duplicate, and expects
// the reader (and the verifier, if cases change later) to report exactly the duplicates.
func TestCasesTwice(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		cases := random.Perm(2 + random.IntN(8))
		if random.IntN(2) == 0 {
			for i := range cases {
				cases[i] = i - 2
			}
		}
		from, to := random.IntN(len(cases)), random.IntN(len(cases))
		for _, width := range []string{"i32", "i99"} {
			var text strings.Builder
			fmt.Fprintf(&text, "define void @f(%s %%x) {\n  switch %[1]s %%x, label %%\"d]\" [",
				width)
			for _, n := range cases {
				fmt.Fprintf(&text, " %s %d, label %%\"d]\"", width, n)
			}
			text.WriteString(" ]\n\"d]\":\n  ret void\n}\n")
			src := source.NewText("test.ll", text.String())
			m, list, _ := irparse.Parse(context.Background(), src, nil)
			if found, _ := verify.Diagnose(context.Background(), m, nil); list.HasErrors() ||
				len(found.Items) > 0 {
				t.Fatalf("%v %v\n%s", list.Error(), found, text.String())
			}
			if width == "i99" { // constants this wide are not shared
				continue
			}
			in := m.Funcs[0].Blocks[0].Terminator()
			in.SetOperand(2+2*to, in.Operand(2+2*from))
			found, _ := verify.Module(context.Background(), m, nil)
			if twice := len(found) == 1 && strings.Contains(found[0].Message, "twice"); twice !=
				(from != to) {
				t.Errorf("cases %d and %d of\n%s are the same, and the verifier says %v", from, to,
					text.String(), found)
			}
			again := source.NewText("test.ll", printer.Module(m))
			if _, list, _ := irparse.Parse(context.Background(), again, nil); list.HasErrors() !=
				(from != to) {
				t.Errorf("%v\n%s", list.Error(), again.Data)
			}
		}
	}
}
