package lowertest

import (
	"fmt"
	"math/rand"
	"sort"
	"strings"
	"testing"

	"statepoint/stackmap"
)

// Lines is a line for each record of a section.
func Lines(t *testing.T, section []byte, line func(function int,
	r *stackmap.Record) string) []string {
	t.Helper()
	maps, err := stackmap.Decode(section, stackmap.DecodeOptions{})
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, m := range maps {
		m.Each(func(function, n int) { out = append(out, line(function, &m.Records[n])) })
	}
	return out
}

// SameRecords compares the lines of our records with those of LLVM's.
func SameRecords(t *testing.T, got, want []string) {
	t.Helper()
	for i := range min(len(got), len(want)) {
		if got[i] != want[i] {
			t.Errorf("record %d:\n got %s\nwant %s", i, got[i], want[i])
		}
	}
	if len(got) != len(want) {
		t.Errorf("%d records, want %d", len(got), len(want))
	}
}

func Summary(t *testing.T, section []byte) []string {
	t.Helper()
	return Lines(t, section, func(function int, r *stackmap.Record) string {
		s, err := r.Statepoint()
		if err != nil {
			t.Fatal(err)
		}
		line := fmt.Sprintf("function %d id %d cc %d flags %d deopt", function, r.ID, s.CallingConv,
			s.Flags)
		for _, l := range s.Deopt {
			switch {
			case l.IsConstant():
				line += fmt.Sprintf(" %d", l.Value)
			default:
				line += fmt.Sprintf(" %v/%d", l.Kind, l.Size)
			}
		}
		pairs := map[string]bool{}
		constants := []string{}
		for i := range s.Pairs() {
			_, derived := s.Pair(i)
			if derived.IsConstant() {
				constants = append(constants, fmt.Sprint(derived.Value))
				continue
			}
			pairs[fmt.Sprintf("%v %d %d", derived.Kind, derived.DwarfReg, derived.Offset)] = true
		}
		sort.Strings(constants)
		return fmt.Sprintf("%s pairs %d constants %v allocas %d", line, len(pairs), constants,
			len(s.Allocas))
	})
}

// RandomStatepoints is a module of functions with calls that carry deopt operands of every kind, gc
// pointers with derived ones, ids, patch bytes and conventions. Typed or opaque pointers, before
// RewriteStatepointsForGC.
func RandomStatepoints(seed int64, typed bool) string {
	r := rand.New(rand.NewSource(seed))
	ref, ptr := "ptr addrspace(1)", "ptr"
	elem := ref
	if typed {
		ref, ptr, elem = "i8 addrspace(1)*", "i64*", "i8 addrspace(1)*"
	}
	var b strings.Builder
	fmt.Fprintf(&b, "declare void @foo()\ndeclare %s @bar(%s, i32)\ndeclare fastcc i32 @baz(i32)\n",
		ref, ref)
	for f := range 12 {
		fmt.Fprintf(&b,
			"define %s @f%d(%s %%p0, %s %%p1, %s %%p2, i64 %%i, i32 %%j, i8 %%k, i1 %%l, i16 "+
				"%%m) gc \"statepoint-example\" {\nentry:\n", ref, f, ref, ref, ref)
		fmt.Fprintf(&b, "  %%slot = alloca i64\n  store i64 1, %s %%slot\n", ptr)
		pointers := []string{"%p0", "%p1", "%p2"}
		ints := []string{"i64 %i", "i32 %j", "i8 %k", "i1 %l", "i16 %m"}
		for n := range 3 + r.Intn(6) {
			pick := func() string { return pointers[r.Intn(len(pointers))] }
			switch r.Intn(3) {
			case 0:
				d := fmt.Sprintf("%%d%d", n)
				fmt.Fprintf(&b, "  %s = getelementptr i8, %s %s, i64 %%i\n", d, ref, pick())
				pointers = append(pointers, d)
			}
			// inline assembly, which is not a safepoint: LLVM must be told, and needs registers for
			// what lives across it
			if r.Intn(3) == 0 {
				regs := []string{"rax", "ebx", "cx", "dl", "rsi", "edi", "r8", "r9d", "r10w", "r11",
					"r12", "r13", "r14", "r15", "rbp", "xmm0", "memory", "cc", "dirflag"}
				r.Shuffle(len(regs), func(i, k int) { regs[i], regs[k] = regs[k], regs[i] })
				clobbers := "~{" + strings.Join(regs[:r.Intn(len(regs)+1)], "},~{") + "}"
				if strings.HasSuffix(clobbers, "~{}") {
					clobbers = ""
				}
				fmt.Fprintf(&b,
					"  call void asm sideeffect \"nop; nop\", \"%s\"() \"gc-leaf-function\"\n",
					clobbers)
				fmt.Fprintf(&b,
					"  call void asm sideeffect \"# $0 $1\", \"r,rm,~{memory}\"(%s %s, i64 %%i) "+
						"\"gc-leaf-function\"\n", ref, pick())
			}
			var deopt []string
			for range r.Intn(5) {
				deopt = append(deopt, [...]string{
					"i32 7", "i64 -1", "i64 4294967295", "i64 -9223372036854775808", "i8 -3",
					"i1 true", "i16 -32768", ref + " null", "i64 undef", "i32 2147483647",
					ptr + " %slot", ptr + " null", ints[r.Intn(len(ints))], ints[r.Intn(len(ints))],
					ref + " " + pick(),
				}[r.Intn(15)])
			}
			bundle := ""
			if len(deopt) > 0 || r.Intn(2) == 0 {
				bundle = ` [ "deopt"(` + strings.Join(deopt, ", ") + ") ]"
			}
			attrs := ""
			if r.Intn(3) == 0 {
				id := r.Uint64() >> r.Intn(60)
				if typed {
					id &= 1<<32 - 1 // llc 14 drops the upper half
				}
				attrs += fmt.Sprintf(` "statepoint-id"="%d"`, id)
			}
			if r.Intn(4) == 0 {
				attrs += fmt.Sprintf(` "statepoint-num-patch-bytes"="%d"`, 1+r.Intn(20))
			}
			switch r.Intn(4) {
			case 0:
				q := fmt.Sprintf("%%q%d", n)
				fmt.Fprintf(&b, "  %s = call %s @bar(%s %s, i32 %%j)%s%s\n", q, ref, ref, pick(),
					attrs, bundle)
				pointers = append(pointers, q)
			case 1:
				fmt.Fprintf(&b, "  %%c%d = call fastcc i32 @baz(i32 %%j)%s%s\n", n, attrs, bundle)
				ints = append(ints, fmt.Sprintf("i32 %%c%d", n))
			default:
				fmt.Fprintf(&b, "  call void @foo()%s%s\n", attrs, bundle)
			}
		}
		for i := range 1 + r.Intn(len(pointers)) {
			fmt.Fprintf(&b, "  %%u%d = getelementptr i8, %s %s, i64 8\n", i, ref, pointers[i])
			at := fmt.Sprintf("%%u%d", i)
			if typed {
				fmt.Fprintf(&b, "  %%w%d = bitcast %s %s to %s addrspace(1)*\n", i, ref, at, elem)
				fmt.Fprintf(&b, "  %%x%d = load volatile %s, %s addrspace(1)* %%w%d\n", i, elem,
					elem, i)
			} else {
				fmt.Fprintf(&b, "  %%x%d = load volatile %s, %s %s\n", i, elem, ref, at)
			}
		}
		fmt.Fprintf(&b, "  ret %s %s\n}\n", ref, pointers[r.Intn(len(pointers))])
	}
	return b.String()
}

// ExactRecords is a line for each record of a section.
func ExactRecords(t *testing.T, section []byte) []string {
	t.Helper()
	return Lines(t, section, func(function int, r *stackmap.Record) string {
		line := fmt.Sprintf("function %d id %d:", function, r.ID)
		for i := range r.Locations {
			l := &r.Locations[i]
			switch {
			case l.IsConstant():
				line += fmt.Sprintf(" %d", l.Value)
			default:
				line += fmt.Sprintf(" %v/%d", l.Kind, l.Size)
			}
		}
		return line
	})
}
