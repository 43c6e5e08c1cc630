package asmwriter_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
)

// TestAlignmentOfVariablesAsLLVM compares how variables are aligned whose alignment the text says,
// or leaves to the compiler.
func TestAlignmentOfVariablesAsLLVM(t *testing.T) {
	var text strings.Builder
	n := 0
	for _, variable := range []string{"i8 1", "i64 1", "[16 x i8] c\"0123456789abcdef\"",
		"[17 x i8] c\"0123456789abcdefg\"", "[2 x i64] [i64 1, i64 2]",
		"[3 x i64] [i64 1, i64 2, i64 3]", "{ i8, i64, i8 } { i8 1, i64 2, i8 3 }",
		"{ i32, i32, [1 x i64] } { i32 1, i32 0, [1 x i64] [i64 2] }",
		"<4 x i32> <i32 1, i32 2, i32 3, i32 4>",
		"<3 x i32> <i32 1, i32 2, i32 3>", "fp128 0xL00000000000000000000000000000001"} {
		for _, place := range []string{"", ", align 1", ", align 4", ", align 32",
			", section \"own\"", ", section \"own\", align 2"} {
			for _, kind := range []string{"global", "internal constant", "thread_local global"} {
				fmt.Fprintf(&text, "@v%d = %s %s%s\n", n, kind, variable, place)
				n++
			}
		}
	}
	for i := range n {
		fmt.Fprintf(&text, "define ptr @f%d() { ret ptr @v%d }\n", i, i)
	}
	ours := lowertest.Compile(t, text.String(), lower.Options{}).Assembly(0, false)
	for release, options := range map[int][]string{14: {"--opaque-pointers"}, 22: nil} {
		theirs := string(oracle.Assembly(t, release, []byte(text.String()), options...))
		for i := range n {
			name := fmt.Sprintf("v%d", i)
			if got, want := alignmentOf(ours, name), alignmentOf(theirs, name); got != want {
				line := strings.Split(text.String(), "\n")[i]
				t.Errorf("LLVM %d: %s has %q, want %q", release, line, got, want)
			}
		}
	}
}

// TestAlignmentOfFunctionsAsLLVM compares how functions are aligned.
func TestAlignmentOfFunctionsAsLLVM(t *testing.T) {
	const text = `define void @usual() { ret void }
define void @small() optsize { ret void }
define void @smallest() minsize { ret void }
define internal void @local() optsize { ret void }
define void @more() optsize align 32 { ret void }
define void @less() align 2 { ret void }
`
	for release, pointer := range map[int]string{14: "i8*", 22: "ptr"} {
		src := text + "define void @g(" + pointer + " %p) { call void @local() ret void }\n"
		ours := lowertest.Compile(t, src, lower.Options{}).Assembly(0, false)
		theirs := string(oracle.Assembly(t, release, []byte(src)))
		for _, name := range []string{"usual", "small", "smallest", "local", "more", "less"} {
			if got, want := alignmentOf(ours, name), alignmentOf(theirs, name); got != want {
				t.Errorf("LLVM %d: @%s has %q, want %q", release, name, got, want)
			}
		}
	}
}

// alignmentOf is the directive that aligns a variable or function in an assembly text.
func alignmentOf(text, name string) string {
	before, _, found := strings.Cut(text, "\n"+name+":")
	if !found {
		return "no variable"
	}
	lines := strings.Split(before, "\n")
	for i := len(lines) - 1; i >= 0; i-- {
		switch f := strings.Fields(lines[i]); {
		case len(f) == 0 || f[0] == ".size" || f[0] == ".section" || strings.HasSuffix(f[0], ":"):
			return ""
		case f[0] == ".p2align":
			return strings.TrimSuffix(f[1], ",")
		}
	}
	return ""
}

// TestAssemblyOfDataAsLLVM holds the text of variables against both releases of LLVM, comments
// included: numbers and strings as they were written. So are the marks around functions.
func TestAssemblyOfDataAsLLVM(t *testing.T) {
	const text = `@int = global i32 5
@all = global { i8, i16, i32, i64 } { i8 -1, i16 -2, i32 -3, i64 -4 }
@bool = global i1 true
@mixed = global { i32, i64, [3 x i8], PTR } { i32 1, i64 0, [3 x i8] zeroinitializer, PTR null }
@shorts = constant [4 x i16] [i16 1, i16 2, i16 3, i16 4]
@zero = global [40 x i8] zeroinitializer
@address = global PTR null
@none = global i32 0
@bytes = global [3 x i8] c"a\00b"
@string = global [9 x i8] c"he\22l\\\0A\01\FF\00"
define void @f() {
  ret void
}
define internal void @local() {
  ret void
}
define weak void @weak() {
  ret void
}
`
	for _, release := range []int{oracle.Typed, oracle.Opaque} {
		pointer := "ptr"
		if release == oracle.Typed {
			pointer = "i8*"
		}
		src := strings.ReplaceAll(text, "PTR", pointer)
		ours := lowertest.Compile(t, src, lower.Options{Detail: true}).Assembly(0, false)
		theirs := string(oracle.Assembly(t, release, []byte(src)))
		for _, name := range []string{"int", "all", "bool", "mixed", "shorts", "zero", "address",
			"bytes", "string", "none"} {
			want := contentsOf(theirs, name)
			if len(want) == 0 {
				t.Fatalf("LLVM %d writes nothing for @%s:\n%s", release, name, theirs)
			}
			if got := contentsOf(ours, name); !slices.Equal(got, want) {
				t.Errorf("LLVM %d, @%s:\n%q\nwant\n%q", release, name, got, want)
			}
		}
		for _, mark := range []string{"-- Begin function f", "-- Begin function local",
			"-- Begin function weak", "-- End function"} {
			got, want := linesWith(ours, mark), linesWith(theirs, mark)
			if !slices.Equal(got, want) {
				t.Errorf("LLVM %d: %q, want %q", release, got, want)
			}
		}
	}
}

// contentsOf are the directives after a label up to the size of the variable. What fills a struct
// up may stand in two.
func contentsOf(text, name string) (lines []string) {
	_, after, _ := strings.Cut(text, "\n"+name+":")
	after, _, _ = strings.Cut(after, "\t.size")
	zeros := 0
	for l := range strings.Lines(after) {
		l = strings.TrimRight(l, "\n")
		if n, ok := strings.CutPrefix(l, "\t.zero\t"); ok {
			count, err := strconv.Atoi(n)
			if err != nil {
				return []string{err.Error()}
			}
			if zeros > 0 {
				lines = lines[:len(lines)-1]
			}
			zeros += count
			l = fmt.Sprintf("\t.zero\t%d", zeros)
		} else {
			zeros = 0
		}
		if strings.TrimSpace(l) != "" {
			lines = append(lines, l)
		}
	}
	return lines
}

// linesWith are the lines that have a comment. An alignment with or without the filling is one.
func linesWith(text, comment string) (lines []string) {
	for l := range strings.Lines(text) {
		if strings.HasSuffix(strings.TrimSpace(l), comment) {
			directive, c, _ := strings.Cut(l, "#")
			directive, _, _ = strings.Cut(directive, ", 0x")
			lines = append(lines, strings.TrimSpace(directive)+" #"+c)
		}
	}
	return lines
}
