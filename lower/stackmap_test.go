package lower_test

import (
	"bytes"
	"context"
	"fmt"
	"math/rand"
	"sort"
	"strings"
	"testing"

	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/e2e/oracle"
	"statepoint/lower"
	"statepoint/stackmap"
)

const documentsExample = `define i8 addrspace(1)* @test1(i8 addrspace(1)* %obj) gc "statepoint-example" {
  call void ()* @foo()
  ret i8 addrspace(1)* %obj
}
declare void @foo()
`

// TestDocumentsExample compiles the first example of Statepoints.rst as it is printed there, after
// rewriting by LLVM.
func TestDocumentsExample(t *testing.T) {
	text := strings.Replace(documentsExample, "call void ()* @foo()", "call void @foo()", 1)
	ir := oracle.RewriteStatepoints(t, oracle.Typed, []byte(text))
	res := compile(t, string(ir), lower.Options{Detail: true})
	var got []string
	for _, row := range res.Rows(0) {
		if row.Kind == lower.RowInst {
			got = append(got, row.Text)
		}
	}
	want := []string{"pushq %rax", "movq %rdi, (%rsp)", "callq foo", "movq (%rsp), %rax",
		"popq %rcx", "retq"}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got %q, want %q", got, want)
	}
	theirs := oracle.StackMap(t, oracle.Object(t, oracle.Typed, ir))
	if !bytes.Equal(res.StackMap.Bytes, theirs) {
		t.Errorf("stack map\n% x\nllc's\n% x", res.StackMap.Bytes, theirs)
	}
	if len(theirs) != 128 {
		t.Errorf("llc's stack map has %d bytes", len(theirs))
	}
}

// randomStatepoints is a module of functions with calls that carry deopt operands of every kind, gc
// pointers with derived ones, ids, patch bytes and conventions. Typed or opaque pointers, before
// RewriteStatepointsForGC.
func randomStatepoints(seed int64, typed bool) string {
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
			// inline assembly, which is no safepoint: LLVM must be told, and needs registers for
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

// TestStackMapsMeanWhatLLVMs compares the records of random modules with llc's, of both releases:
// ids, conventions, flags, deopt values with their kinds and sizes, the number of distinct pairs,
// constants among the pairs, allocas, and the patched calls' distances.
func TestStackMapsMeanWhatLLVMs(t *testing.T) {
	for _, release := range [...]int{oracle.Typed, oracle.Opaque} {
		for seed := int64(1); seed <= 12; seed++ {
			t.Run(fmt.Sprintf("llvm%d/seed%d", release, seed), func(t *testing.T) {
				ir := oracle.RewriteStatepoints(t, release,
					[]byte(randomStatepoints(seed, release == oracle.Typed)))
				res := compile(t, string(ir), lower.Options{})
				want := summary(t, oracle.StackMap(t, oracle.Object(t, release, ir)))
				got := summary(t, res.StackMap.Bytes)
				sameRecords(t, got, want)
			})
		}
	}
}

// lines is a line for each record of a section.
func lines(t *testing.T, section []byte, line func(function int,
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

// sameRecords compares the lines of our records with those of LLVM's.
func sameRecords(t *testing.T, got, want []string) {
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

func summary(t *testing.T, section []byte) []string {
	t.Helper()
	return lines(t, section, func(function int, r *stackmap.Record) string {
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

// TestUnsupportedIsNamed compiles what is not supported: the diagnostic must name it, at its place,
// for each function.
func TestUnsupportedIsNamed(t *testing.T) {
	text := `define void @a(i20000 %x) {
  %y = add i20000 %x, %x
  store i20000 %y, ptr null
  ret void
}
define void @b() {
  call void asm sideeffect "fsin", ""()
  ret void
}
define ptr @c(ptr %p, <2 x i32> %at) {
  %r = call ptr @llvm.load.relative.v2i32(ptr %p, <2 x i32> %at)
  ret ptr %r
}
declare ptr @llvm.load.relative.v2i32(ptr, <2 x i32>)
`
	src := source.NewText("t.ll", text)
	m, _, err := irparse.Parse(context.Background(), src, nil)
	if err != nil {
		t.Fatal(err)
	}
	_, err = lower.Compile(context.Background(), m, lower.Options{})
	if err == nil {
		t.Fatal("no error")
	}
	for _, want := range []string{"i20000", "t.ll:7:", "inline assembly", "fsin", "t.ll:11:",
		"load.relative"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("error does not mention %q:\n%v", want, err)
		}
	}
}
