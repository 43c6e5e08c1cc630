package lower_test

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/core/source"
	"statepoint/e2e/lowertest"
	"statepoint/lower"
	"statepoint/lower/amd64"
	"statepoint/lower/object"
)

// TestLimits gives the compiler what would take too much memory, or more bits than instructions
// have: each is refused by name, at its place.
func TestLimits(t *testing.T) {
	const use = "declare void @use(ptr)\n"
	many := "ptr byval([1000000000 x i8]) %p"
	for text, want := range map[string]string{
		"define void @first() {\n ret void\n}\ndefine void @f() align 4294967296 {\n ret void\n}":     "4:13: error: `@f` with its alignment of 4294967296 makes",
		"@first = global i32 1\n@g = global i32 2, align 4294967296":                                  "2:1: error: `@g` with its alignment of 4294967296 makes",
		"@g = global { [1000000000000 x i8], i32 } { [1000000000000 x i8] zeroinitializer, i32 1 }":   "1:1: error: the initialiser of `@g` makes",
		"@g = constant [1000000000000 x i8] zeroinitializer":                                          "1:1: error: the initialiser of `@g` makes",
		"@g = global [1000000000 x i8] zeroinitializer, section \"x\"":                                "1:1: error: the initialiser of `@g` makes",
		"@g = global [18446744073709551615 x i64] zeroinitializer":                                    "1:1: error: `@g` is larger than 140737488355328 bytes",
		"@g = global [4294967296 x [4294967296 x i8]] zeroinitializer":                                "1:1: error: `@g` is larger than 140737488355328 bytes",
		"@g = global { [9223372036854775807 x i8], [9223372036854775807 x i8], i32 } zeroinitializer": "1:1: error: `@g` is larger than 140737488355328 bytes",
		use +
			"define void @f() {\n %a = alloca [2147483600 x i8]\n call void @use(ptr %a)\n ret " +
			"void\n}": "2:13: error: the frame of `@f` takes 2147483608 bytes, the limit of",
		"define void @f(" + many + ", " + many +
			"2, i64 %a) {\n ret void\n}": "error: a function with more than 1 GB of arguments on " +
			"the stack",
		"declare void @g(" + strings.ReplaceAll(many, " %p", "") + ", " +
			strings.ReplaceAll(many, " %p", "") + ")\ndefine void @f(ptr %p) {\n call void @g(" +
			many + ", " + many +
			")\n ret void\n}": "error: a call with more than 1 GB of arguments on the stack",
		"define void @f() prefix [1000000000 x i8] zeroinitializer {\n ret void\n}":            "1:13: error: the prefix data of `@f` makes",
		"define void @f() prefix [18446744073709551615 x i64] zeroinitializer {\n ret void\n}": "1:13: error: the prefix data of `@f` makes",
		"define void @f() \"patchable-function-prefix\"=\"4000000000\" {\n ret void\n}":        "1:13: error: `\"patchable-function-prefix\"=\"4000000000\"` makes",
	} {
		if got := lowertest.Refused(t, text); !strings.Contains(got, want) {
			t.Errorf("%.90s…\n got %s\nwant %s", text, got, want)
		}
	}
	m, _ := lowertest.Parse(t, "@g = global [100 x i8] c\""+strings.Repeat("x",
		100)+"\"\n@h = global i64 5\n")
	if _, err := lower.Compile(context.Background(), m, lower.Options{MaxBytes: 111}); err == nil ||
		!strings.Contains(err.Error(), "111 bytes, the limit of the code generator (MaxBytes)") {
		t.Errorf("%v", err)
	}
	if _, err := lower.Compile(context.Background(), m, lower.Options{MaxBytes: 112}); err != nil {
		t.Error(err)
	}
}

// TestMaxCode has short texts become much code: by instructions for each part of a value, by IR
// that is added before, by phis and by switches. Ordinary code is within the share of its own
// instructions.
func TestMaxCode(t *testing.T) {
	const m = "<256 x i32> @llvm.masked.load.v256i32.p0(ptr %p, i32 4, <256 x i1> %m, " +
		"<256 x i32> %v"
	plain := "define i64 @f(i64 %x) {\n  %v0 = add i64 %x, %x\n"
	for k := range 500 {
		plain += fmt.Sprintf("  %%v%d = mul i64 %%v%d, %%x\n", k+1, k)
	}
	cases := ""
	for k := range 100 {
		cases += fmt.Sprintf(" i4096 %d, label %%b", k*7919)
	}
	for _, c := range []struct {
		name, text string
		has        int // at least, beyond the share
	}{
		{"sums of vectors", "define <64 x i64> @f(<64 x i64> %x) {\n  %a = add <64 x i64> %x, " +
			"%x\n  %b = mul <64 x i64> %a, %x\n  ret <64 x i64> %b\n}", 500},
		{"a masked load", "define <256 x i32> @f(ptr %p, <256 x i1> %m, <256 x i32> %v) {\n  %r " +
			"= call " + m + ")\n  ret <256 x i32> %r\n}\ndeclare <256 x i32> " +
			"@llvm.masked.load.v256i32.p0(ptr, i32, <256 x i1>, <256 x i32>)", 4000},
		{"phis of arrays", "define [200 x i64] @f([200 x i64] %x, i1 %c) {\n  br label %b\nb:\n  " +
			"%v = phi [200 x i64] [%x, %0], [%v, %b]\n  br i1 %c, label %b, label %d\nd:\n  ret " +
			"[200 x i64] %v\n}", 900},
		{"a switch on a wide integer", "define void @f(i4096 %x) {\n  switch i4096 %x, label %b [" +
			cases + " ]\nb:\n  ret void\n}", 2000},
		{"ordinary code", plain + "  ret i64 %v500\n}", 0},
	} {
		mod, _ := lowertest.Parse(t, c.text)
		_, err := lower.Compile(t.Context(), mod, lower.Options{MaxCode: max(c.has, 1)})
		const says = "error: with `@f` the code of the module has more than "
		if c.has > 0 && (err == nil || !strings.Contains(err.Error(), "1:") ||
			!strings.Contains(err.Error(), says)) || c.has == 0 && err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
		mod, _ = lowertest.Parse(t, c.text)
		if _, err := lower.Compile(t.Context(), mod, lower.Options{}); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	// what is added to the IR for one instruction is refused before it is made
	const n = "<16777216 x i8>"
	if got := lowertest.Refused(t, "declare "+n+" @llvm.masked.load.v16777216i8.p0(ptr, i32, "+
		"<16777216 x i1>, "+n+")\ndefine void @f(ptr %p, ptr %q) {\n  %m = load <16777216 x i1>, "+
		"ptr %q\n  %r = call "+n+" @llvm.masked.load.v16777216i8.p0(ptr %p, i32 1, "+
		"<16777216 x i1> %m, "+n+" poison)\n  ret void\n}"); !strings.Contains(got,
		"2:13: error: with `@f` the code") {
		t.Error(got)
	}
	ctx, cancel := context.WithCancel(t.Context())
	mod, _ := lowertest.Parse(t, plain+"  ret i64 %v500\n}")
	unit := lower.Begin(ctx, mod, lower.Options{Verified: true})
	cancel()
	if err := unit.Function(mod.Func("f")); !errors.Is(err, context.Canceled) {
		t.Errorf("the context ended: %v", err)
	}
}

// TestPatchBytesLimit counts nops as code before they are made: of statepoints, patch points,
// stackmaps and entries, and the probes of a frame that no loop can make.
func TestPatchBytesLimit(t *testing.T) {
	const statepoint = "declare void @g()\ndeclare token @llvm.experimental.gc.statepoint.p0(i64 " +
		"immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)\ndefine void @f() gc " +
		"\"statepoint-example\" {\n  %%t = call token (i64, i32, ptr, i32, i32, ...) " +
		"@llvm.experimental.gc.statepoint.p0(i64 0, i32 %d, ptr elementtype(void ()) @g, i32 0, " +
		"i32 0, i32 0, i32 0)\n  ret void\n}"
	for _, c := range []struct {
		text string // with a number of bytes
		want string
	}{
		{statepoint, "4:3: error: with %d patch bytes the code"},
		{"declare void @g()\ndefine void @f() {\n  call void @g() \"statepoint-num-patch-bytes\"=" +
			"\"%d\" [ \"deopt\"() ]\n  ret void\n}", "3:3: error: with %d patch bytes the code"},
		{"declare void @llvm.experimental.stackmap(i64, i32, ...)\ndefine void @f() {\n  call " +
			"void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 %d)\n  ret void\n}",
			"3:3: error: with %d patch bytes the code"},
		{"declare void @llvm.experimental.patchpoint.void(i64, i32, ptr, i32, ...)\ndefine void " +
			"@f() {\n  call void (i64, i32, ptr, i32, ...) " +
			"@llvm.experimental.patchpoint.void(i64 1, i32 %d, ptr null, i32 0)\n  ret void\n}",
			"3:3: error: with %d patch bytes the code"},
		{"define void @f() \"patchable-function-entry\"=\"%d\" {\n  ret void\n}",
			"1:13: error: with `\"patchable-function-entry\"=\"%d\"` the code"},
	} {
		const many, some = 2147483647, 30000
		mod, _ := lowertest.Parse(t, fmt.Sprintf(c.text, many))
		_, err := lower.Compile(t.Context(), mod, lower.Options{})
		if want := fmt.Sprintf(c.want, many); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s\n got %v\nwant %s", c.text, err, want)
		}
		for _, limit := range []int{some / 15, 8 * some / 15} {
			mod, _ = lowertest.Parse(t, fmt.Sprintf(c.text, some))
			_, err := lower.Compile(t.Context(), mod, lower.Options{MaxCode: limit})
			if refused := err != nil; refused != (limit < some/8) {
				t.Errorf("%s\nwith %d bytes and a limit of %d: %v", c.text, some, limit, err)
			}
		}
	}
	const probed = "declare void @use(ptr)\ndefine preserve_nonecc void @f() " +
		"\"probe-stack\"=\"inline-asm\" \"stack-probe-size\"=\"1\" {\n  " +
		"%a = alloca [2000000000 x i8]\n  call void @use(ptr %a)\n  ret void\n}"
	const says = "2:29: error: with the 125000000 probes of the frame of `@f` the code"
	if got := lowertest.Refused(t, probed); !strings.Contains(got, says) {
		t.Error(got)
	}
}

// TestAssemblyLimit writes assembly with every limit around its length.
func TestAssemblyLimit(t *testing.T) {
	res := lowertest.Compile(t, "@g = global [5 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5]\n"+
		"define i32 @f(i32 %x) {\n  %y = add i32 %x, 1\n  ret i32 %y\n}\n",
		lower.Options{Detail: true})
	whole := res.Assembly(amd64.ATT, false)
	for n := 1; n <= len(whole)+1; n++ {
		var b strings.Builder
		err := res.WriteAssembly(&b, lower.AssemblyOptions{MaxBytes: int64(n)})
		var limit *source.Limit
		if over := n < len(whole); errors.As(err, &limit) != over || over == (err == nil) {
			t.Fatalf("limit %d of %d: %v", n, len(whole), err)
		}
		if b.Len() > n || !strings.HasPrefix(whole, b.String()) ||
			err == nil && b.String() != whole {
			t.Fatalf("limit %d: wrote\n%s", n, &b)
		}
	}
}

// TestLargeAlignments honours what an object can say without padding.
func TestLargeAlignments(t *testing.T) {
	res := lowertest.Compile(t, `define void @before() {
  ret void
}
define void @f() align 8192 {
  ret void
}
define void @alone() section "own" align 4294967296 {
  ret void
}
@zero = global i32 0, align 4294967296
@last = global i32 0, align 4294967296
@sole = global i32 1, section "sole", align 1048576
@large = global [20000000000 x i8] zeroinitializer
`, lower.Options{})
	data := lowertest.Object(t, res)
	if len(data) > 64<<10 {
		t.Errorf("an object of %d bytes", len(data))
	}
	o, err := object.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	for i := range o.Symbols {
		s := &o.Symbols[i]
		want := map[string][2]uint64{"f": {8192, 8192}, "alone": {0, 1 << 32}, "zero": {0, 1 << 32},
			"last": {1 << 32, 1 << 32}, "sole": {0, 1 << 20}}[s.Name]
		if want[1] != 0 && (s.Value != want[0] || o.Sections[s.Section].Align != want[1]) {
			t.Errorf("%s is at %d of a section aligned to %d, want %v", s.Name, s.Value,
				o.Sections[s.Section].Align, want)
		}
		if s.Name == "large" && s.Size != 20000000000 {
			t.Errorf("large has %d bytes", s.Size)
		}
	}
}

// TestFarAddresses computes addresses whose offsets do not fit an instruction, in code, in phis and
// through aliases, and runs the code.
func TestFarAddresses(t *testing.T) {
	const far = 6_000_000_000
	var b, c strings.Builder
	fmt.Fprintf(&b,
		"@g = global i64 77\n@far = alias i8, getelementptr (i8, ptr @g, i64 %d)\n@back = alias "+
			"i8, getelementptr (i8, ptr @g, i64 -%d)\n", int64(far), int64(far))
	c.WriteString("#include <stdio.h>\nextern long g;\n")
	bodies := []string{
		"  ret ptr getelementptr (i8, ptr @g, i64 6000000000)\n",
		"  %p = getelementptr i8, ptr getelementptr (i8, ptr @g, i64 5999999000), i64 1000\n  " +
			"ret ptr %p\n",
		"  %p = getelementptr [6000000000 x i8], ptr @g, i64 %n\n  ret ptr %p\n",
		"  %c = icmp eq i64 %n, 1\n  br i1 %c, label %a, label %b\na:\n  br label %b\nb:\n  %p = " +
			"phi ptr [ getelementptr (i8, ptr @g, i64 6000000000), %a ], [ null, %0 ]\n  ret ptr " +
			"%p\n",
		"  %s = alloca ptr\n  store ptr getelementptr (i8, ptr @g, i64 6000000000), ptr %s\n  %p " +
			"= load volatile ptr, ptr %s\n  ret ptr %p\n",
		"  %c = icmp eq i64 %n, 1\n  %p = select i1 %c, ptr getelementptr (i8, ptr @g, i64 " +
			"6000000000), ptr null\n  ret ptr %p\n",
		"  %v = load i64, ptr getelementptr (i8, ptr getelementptr (i8, ptr @g, i64 " +
			"-6000000000), i64 6000000000)\n  %p = getelementptr i8, ptr @g, i64 6000000000\n  " +
			"%w = sub i64 %v, 77\n  %q = getelementptr i8, ptr %p, i64 %w\n  ret ptr %q\n",
		"  %i = ptrtoint ptr @g to i64\n  %j = add i64 %i, 6000000000\n  %p = inttoptr i64 %j to " +
			"ptr\n  ret ptr %p\n",
	}
	for i, body := range bodies {
		fmt.Fprintf(&b, "define ptr @f%d(i64 %%n) {\n%s}\n", i, body)
		fmt.Fprintf(&c, "void *f%d(long);\n", i)
	}
	c.WriteString("int main(void) {\n")
	for i := range bodies {
		fmt.Fprintf(&c,
			"  if ((char*)f%d(1) - (char*)&g != 6000000000L) printf(\"f%d: %%ld\\n\", "+
				"(long)((char*)f%d(1) - (char*)&g));\n", i, i, i)
	}
	c.WriteString("  return 0;\n}\n")
	dir := t.TempDir()
	object := lowertest.Write(t, filepath.Join(dir, "a.o"),
		lowertest.Object(t, lowertest.Compile(t, b.String(), lower.Options{})))
	main := lowertest.Write(t, filepath.Join(dir, "main.c"), []byte(c.String()))
	if out, err := exec.Command(lowertest.Link(t, dir, "program", main,
		object)).CombinedOutput(); err !=
		nil || len(out) > 0 {
		t.Errorf("%v\n%s", err, out)
	}
}

// TestManyAliases has more names for a variable than the module has symbols otherwise.
func TestManyAliases(t *testing.T) {
	var b strings.Builder
	b.WriteString("@g = global i8 0\n")
	for i := range 200 {
		fmt.Fprintf(&b, "@a%d = alias i8, getelementptr (i8, ptr @g, i64 %d)\n", i,
			i*1_000_000_000_000)
	}
	if got := len(lowertest.Compile(t, b.String(), lower.Options{}).Object.Symbols); got < 200 {
		t.Errorf("%d symbols", got)
	}
}

// TestMaxCodeOfRoots has a link for each root at each safe point where details are asked for; they
// count as code.
func TestMaxCodeOfRoots(t *testing.T) {
	text := "declare void @callee()\ndeclare void @llvm.gcroot(ptr, ptr)\n" +
		"define void @f() gc \"ocaml\" {\n"
	for k := range 100 {
		text += fmt.Sprintf("  %%r%d = alloca ptr\n", k)
	}
	for k := range 100 {
		text += fmt.Sprintf("  call void @llvm.gcroot(ptr %%r%d, ptr null)\n", k)
	}
	text += strings.Repeat("  call void @callee()\n", 100) + "  ret void\n}\n"
	for _, c := range []struct {
		detail bool
		max    int
		says   string
	}{
		{true, 5000, "with the table of roots of `@f` the code of the module has more than "},
		{true, 10000, ""}, {false, 5000, ""},
	} {
		m, _ := lowertest.Parse(t, text)
		_, err := lower.Compile(t.Context(), m, lower.Options{Detail: c.detail, MaxCode: c.max})
		if (err != nil) != (c.says != "") || err != nil && !strings.Contains(err.Error(), c.says) {
			t.Errorf("detail %t, limit %d: %v", c.detail, c.max, err)
		}
	}
}
