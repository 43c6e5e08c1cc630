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
	'v': {"void"}, 'b': {"i8"}, 's': {"i16"}, 'i': {"i32"}, 'l': {"i64"}, 'z': {"i64"},
	'W': {"i32", "i64", "i128"}, 'N': {"i8", "i16", "i32", "i64"}, 'p': {"ptr"}, 'd': {"double"},
	'f': {"float"}, 'F': {"float", "double", "x86_fp80", "fp128"}, 'S': {"double"},
	'R': {"{ ptr, i64 }"},
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
		} else if s[i] == '=' && exact {
			t = params[i-1]
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

// systems are target triples with different functions, of LLVM 14 and of 22.
var systems = map[bool][]string{
	true: {"x86_64-unknown-linux-gnu", ""},
	false: {"x86_64-unknown-linux-gnu", "", "x86_64-unknown-linux-musl",
		"x86_64-apple-macosx10.15.0", "x86_64-pc-windows-msvc", "x86_64-w64-windows-gnu",
		"x86_64-unknown-freebsd14", "x86_64-unknown-linux-android", "x86_64-linux-gnu"},
}

// TestLibraryFunctionsAreLeavesAsInLLVM calls every library function that is a leaf here, with the
// types of its signature and with others, and checks that LLVM agrees.
func TestLibraryFunctionsAreLeavesAsInLLVM(t *testing.T) {
	const seed = 14
	t.Logf("seed %d", seed)
	r := rand.New(rand.NewSource(seed))
	for round := range 18 {
		typed, exact := round&1 != 0, round < 4
		triple := systems[typed][round/2%len(systems[typed])]
		signatures := libfuncs.LibrarySignatures(!typed)
		var names []string
		for n := range signatures {
			names = append(names, n)
		}
		sort.Strings(names)
		var b strings.Builder
		b.WriteString("target datalayout = " +
			"\"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128\"\n")
		if triple != "" {
			fmt.Fprintf(&b, "target triple = %q\n", triple)
		}
		for i, n := range names {
			list := signatures[n]
			result, params, variadic := libraryCall(r, list[r.Intn(len(list))], exact)
			if variadic && !libfuncs.HasFunction(triple, n) {
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
			fmt.Fprintf(&b, "declare %s @%q(%s)\n", result, n, all)
			fmt.Fprintf(&b,
				"define void @test%d() gc \"statepoint-example\" {\n  call %s (%s) @%q(%s)\n  "+
					"ret void\n}\n", i, result, all, n, strings.Join(args, ", "))
		}
		text := b.String()
		if typed {
			text = strings.ReplaceAll(text, "ptr", "i8*")
		}
		release := passtest.Release(typed)
		want := passtest.Body(passtest.Theirs(t, release, text, options.RewriteStatepoints))
		if exact {
			for i, n := range names {
				_, body, _ := strings.Cut(want, fmt.Sprintf("define void @test%d()", i))
				body, _, _ = strings.Cut(body, "\n}")
				if libfuncs.HasFunction(triple, n) && strings.Contains(body, "call token") {
					t.Errorf("LLVM %d takes it for a safepoint: %s", release, body)
				}
			}
		}
		got := passtest.Body(passtest.Ours(t, "lib.ll", text, options.RewriteStatepoints))
		if got != want {
			t.Errorf("LLVM %d, %q: %s", release, triple, passtest.Difference(got, want))
		}
	}
}

// TestNamesThatAreNotMangled calls a library function by a name whose first byte tells LLVM not to
// mangle it.
func TestNamesThatAreNotMangled(t *testing.T) {
	text := "declare i64 @\"\\01strlen\"(ptr)\ndefine void @test() gc \"statepoint-example\" {\n" +
		"  %1 = call i64 @\"\\01strlen\"(ptr null)\n  ret void\n}\n"
	want := passtest.Body(passtest.Theirs(t, 22, text, options.RewriteStatepoints))
	got := passtest.Body(passtest.Ours(t, "lib.ll", text, options.RewriteStatepoints))
	if got != want || strings.Contains(got, "token") {
		t.Errorf("%s", passtest.Difference(got, want))
	}
}
