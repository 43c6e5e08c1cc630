package passes_test

import (
	"fmt"
	"sort"
	"strings"
	"testing"

	"statepoint/core/passes"
)

// TestLibraryFunctionsAreLeavesAsInLLVM calls every library function we take for a leaf and sees whether LLVM does.
func TestLibraryFunctionsAreLeavesAsInLLVM(t *testing.T) {
	types := map[byte]string{'v': "void", 'i': "i32", 'l': "i64", 'p': "ptr", 'd': "double", 'f': "float", 'x': "x86_fp80", 's': "i16"}
	var names []string
	signatures := passes.LibrarySignatures()
	for n := range signatures {
		names = append(names, n)
	}
	sort.Strings(names)
	linux := "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128\"\ntarget triple = \"x86_64-unknown-linux-gnu\"\n"
	for k := range 4 {
		typed := k&1 != 0
		types['p'] = "ptr"
		if typed {
			types['p'] = "i8*"
		}
		var b strings.Builder
		if k&2 != 0 {
			b.WriteString(linux)
		}
		for i, n := range names {
			s, variadic := strings.CutSuffix(signatures[n], ".")
			if variadic && n == "open64" && k&2 == 0 {
				continue // no leaf there, and LLVM stops at statepoints of variadic functions with results
			}
			var params, args []string
			for j := range len(s) - 1 {
				params = append(params, types[s[1+j]])
				args = append(args, types[s[1+j]]+" undef")
			}
			list := strings.Join(params, ", ")
			if variadic {
				list += ", ..."
			}
			fmt.Fprintf(&b, "declare %s @%s(%s)\n", types[s[0]], n, list)
			fmt.Fprintf(&b, "define void @test%d() gc \"statepoint-example\" {\n  call %s (%s) @%s(%s)\n  ret void\n}\n", i, types[s[0]], list, n, strings.Join(args, ", "))
		}
		text := b.String()
		want := body(theirs(t, release(typed), text, "rewrite-statepoints-for-gc"))
		for _, l := range strings.Split(want, "\n") {
			if strings.Contains(l, "call token") && k&2 != 0 && !typed {
				t.Errorf("LLVM %d takes it for a safepoint: %s", release(typed), l)
			}
		}
		if got := body(ours(t, "lib.ll", text, "rewrite-statepoints-for-gc")); got != want {
			t.Errorf("LLVM %d, target known %v: %s", release(typed), k&2 != 0, difference(got, want))
		}
	}
}
