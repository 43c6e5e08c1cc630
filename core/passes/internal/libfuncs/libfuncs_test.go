package libfuncs_test

import (
	"fmt"
	"math/rand"
	"sort"
	"strings"
	"testing"

	"statepoint/core/options"
	"statepoint/core/passes/internal/libfuncs"
	"statepoint/e2e/passtest"
)

// libraryTypes are the types that match a letter of a signature; ? is for any.
var libraryTypes = map[byte][]string{
	'v': {"void"}, 's': {"i16"}, 'i': {"i32"}, 'l': {"i64"}, 'W': {"i32", "i64", "i128"}, 'N': {"i8", "i16", "i32", "i64"},
	'p': {"ptr"}, 'd': {"double"}, 'f': {"float"}, 'x': {"x86_fp80"}, 'F': {"float", "double", "x86_fp80", "fp128"}, 'S': {"double"},
	'?': {"i8", "i16", "i32", "i64", "i128", "float", "double", "x86_fp80", "fp128", "ptr"},
}

// libraryCall is a random type for a library function, close to its signature: exact makes it
// match.
func libraryCall(r *rand.Rand, signature string, exact bool) (result string, params []string,
	variadic bool) {
	s, variadic := strings.CutSuffix(signature, ".")
	s, more := strings.CutSuffix(s, "+")
	exact = exact || variadic // LLVM stops at statepoints of variadic functions with results
	pick := func(letter byte) string {
		list := libraryTypes[letter]
		if len(list) == 0 || !exact && r.Intn(4) == 0 {
			list = libraryTypes['?']
		}
		return list[r.Intn(len(list))]
	}
	same := libraryTypes['F'][r.Intn(4)]
	for i := range len(s) {
		t := pick(s[i])
		if s[i] == 'S' && t == "double" {
			t = same
		}
		params = append(params, t)
	}
	if more && r.Intn(2) == 0 || !exact && r.Intn(8) == 0 {
		params = append(params, pick('?'))
	}
	if !exact && len(params) > 1 && r.Intn(8) == 0 {
		params = params[:len(params)-1]
	}
	return params[0], params[1:], variadic
}

// TestLibraryFunctionsAreLeavesAsInLLVM calls every library function that is a leaf here, with the
// types of its signature and with others, and checks that LLVM agrees.
func TestLibraryFunctionsAreLeavesAsInLLVM(t *testing.T) {
	const seed = 14
	t.Logf("seed %d", seed)
	r := rand.New(rand.NewSource(seed))
	linux := "target datalayout = " +
		"\"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128\"\ntarget " +
		"triple = \"x86_64-unknown-linux-gnu\"\n"
	for round := range 16 {
		typed, target, exact := round&1 != 0, round&2 != 0, round < 4
		signatures := libfuncs.LibrarySignatures(!typed)
		var names []string
		for n := range signatures {
			names = append(names, n)
		}
		sort.Strings(names)
		var b strings.Builder
		if target {
			b.WriteString(linux)
		}
		for i, n := range names {
			list := signatures[n]
			result, params, variadic := libraryCall(r, list[r.Intn(len(list))], exact)
			if variadic && n == "open64" && !target {
				continue // not a leaf there
			}
			var args []string
			for _, p := range params {
				args = append(args, p+" undef")
			}
			if variadic {
				params = append(params, "...")
			}
			all := strings.Join(params, ", ")
			fmt.Fprintf(&b, "declare %s @%s(%s)\n", result, n, all)
			fmt.Fprintf(&b,
				"define void @test%d() gc \"statepoint-example\" {\n  call %s (%s) @%s(%s)\n  "+
					"ret void\n}\n", i, result, all, n, strings.Join(args, ", "))
		}
		text := b.String()
		if typed {
			text = strings.ReplaceAll(text, "ptr", "i8*")
		}
		release := passtest.Release(typed)
		want := passtest.Body(passtest.Theirs(t, release, text, options.RewriteStatepoints))
		if exact && target {
			for _, l := range strings.Split(want, "\n") {
				if strings.Contains(l, "call token") {
					t.Errorf("LLVM %d takes it for a safepoint: %s", passtest.Release(typed), l)
				}
			}
		}
		got := passtest.Body(passtest.Ours(t, "lib.ll", text, options.RewriteStatepoints))
		if got != want {
			t.Errorf("LLVM %d, target known %v: %s", release, target,
				passtest.Difference(got, want))
		}
	}
}
