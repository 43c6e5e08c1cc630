package amd64

import (
	"strings"
	"testing"
)

// Every operation has a name in the manual's words, and a sentence of its own.
func TestMeanings(t *testing.T) {
	for o := Op(1); o < NumOps; o++ {
		in := Inst{Op: o}
		m := in.Meaning()
		if name := o.Name(); name == "" || strings.ContainsAny(name, "*?#@ ") {
			t.Errorf("operation %d is called %q", o, name)
		}
		if len(m) < 5 || !strings.HasSuffix(m, ".") || strings.Contains(m, "  ") ||
			strings.Contains(m, " .") || strings.Contains(m, "to .") {
			t.Errorf("%s means %q", o.Name(), m)
		}
	}
	for in, want := range map[Inst]string{
		{Op: JCC, Cond: CondL}: "Jumps if the first is less, signed.",
		{Op: CVTTSD2SI}:        "Converts one 64-bit float to an integer, dropping the fraction.",
		{
			Op: ANDNPS}: "Bits that are set in the second and not in the first of four 32-bit " +
			"floats.",
		{Op: Pad}: "Fills up with instructions that do nothing, so that what follows, such as a " +
			"loop, starts where the processor fetches fastest: at a multiple of 2 to this power.",
		{Op: PADDQ}: "Adds two 64-bit numbers.",
	} {
		if got := in.Meaning(); got != want {
			t.Errorf("%s: %q", in.Op.Name(), got)
		}
	}
	if m := (&Inst{}).Meaning(); m != "" {
		t.Errorf("nothing means %q", m)
	}
}
