package e2e

import (
	"bytes"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/stackmap"
)

// TestExamplesStackMapsMeanWhatLLVMs checks, for every example, that our stack map says what the
// map says that LLVM's own tools make of the same source: the same functions, and for each record
// the same id, heading constants, deopt values, and set of (base, derived) pairs up to where each
// compiler put the pointers.
func TestExamplesStackMapsMeanWhatLLVMs(t *testing.T) {
	compileOurs := ours().start(t)
	for name, path := range examples(t) {
		t.Run(name, func(t *testing.T) {
			src, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if bytes.Contains(src, []byte("\n; differs: ")) ||
				!bytes.Contains(src, []byte(" gc \"")) || oracle.RootsInMemory(src) {
				// it says how, or has no statepoints but stackmaps and patchpoints, or roots of
				// which the passes' tests make sure
				return
			}
			got := meaning(t, oracle.StackMap(t, compileOurs(t, src)))
			want := meaning(t, oracle.StackMap(t,
				llvm("-O0").start(t)(t, asLLVMReads(t, name, src))))
			if got != want {
				t.Errorf("our map means\n%s\nLLVM's means\n%s", got, want)
			}
			if !strings.Contains(want, "record") {
				t.Error("LLVM's map has no record: the example shows nothing")
			}
		})
	}
}

// meaning describes what a section's records say, one line each, without saying where anything is.
// The functions of the two compilers come in the same order, that of the source.
func meaning(t testing.TB, section []byte) string {
	t.Helper()
	maps, err := stackmap.Decode(section, stackmap.DecodeOptions{})
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, m := range maps {
		fmt.Fprintf(&b, "map: version %d, %d functions\n", m.Version, len(m.Functions))
		m.Each(func(function, record int) {
			fmt.Fprintf(&b, "  function %d record: %s\n", function,
				recordMeaning(t, &m.Records[record]))
		})
	}
	return b.String()
}

// recordMeaning describes one record. A pair is given as the base's and the derived pointer's
// number in order of first appearance among the sorted shapes, so that maps which list the same
// pairs in another order, or repeat one, read the same.
func recordMeaning(t testing.TB, r *stackmap.Record) string {
	t.Helper()
	s, err := r.Statepoint()
	if err != nil {
		t.Fatalf("record %#x: %v", r.ID, err)
	}
	deopt := make([]string, len(s.Deopt))
	for i, l := range s.Deopt {
		if deopt[i] = "a value"; l.IsConstant() {
			deopt[i] = fmt.Sprint(l.Value)
		}
	}
	derivedOf := map[string]map[string]bool{} // base → what is derived from it
	for i := range s.Pairs() {
		base, derived := s.Pair(i)
		key := place(base)
		if derivedOf[key] == nil {
			derivedOf[key] = map[string]bool{}
		}
		derivedOf[key][place(derived)] = true
	}
	var shapes []string
	for base, derived := range derivedOf {
		self := ""
		if derived[base] {
			self = " and itself"
		}
		if base[0] >= '0' && base[0] <= '9' {
			base = "constant " + base
		} else {
			base = "a base"
		}
		n := len(derived)
		if self != "" {
			n--
		}
		shapes = append(shapes, fmt.Sprintf("%s of %d derived%s", base, n, self))
	}
	slices.Sort(shapes)
	return fmt.Sprintf("id %#x, convention %d, flags %d, deopt %v, pairs %q, %d allocas", r.ID,
		s.CallingConv, s.Flags, deopt, shapes, len(s.Allocas))
}

func place(l *stackmap.Location) string {
	if l.IsConstant() {
		return fmt.Sprint(l.Value)
	}
	return fmt.Sprintf("%v r%d%+d/%d", l.Kind, l.DwarfReg, l.Offset, l.Size)
}
