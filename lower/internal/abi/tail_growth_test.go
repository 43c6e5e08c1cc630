package abi_test

import (
	"fmt"
	"math/rand"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
)

// tailFunction is one of functions that call one another in their place.
type tailFunction struct {
	params []string // i64 or double, after the count
	calls  bool     // calls an ordinary function first
	large  bool     // has a frame of some size
}

func (f *tailFunction) types() string {
	return strings.Join(append([]string{"i64"}, f.params...), ", ")
}

// tailModule writes functions from to to of a family in which every one ends in a call to others
// with more or fewer arguments on the stack.
func tailModule(fs []tailFunction, from, to int, seed int64, cc, tail string) string {
	var b strings.Builder
	b.WriteString("declare i64 @mix(i64)\n")
	for i := range fs {
		if i < from || i >= to {
			fmt.Fprintf(&b, "declare %s i64 @t%d(%s)\n", cc, i, fs[i].types())
		}
	}
	for i := from; i < to; i++ {
		f := &fs[i]
		r := rand.New(rand.NewSource(seed + int64(i)))
		fmt.Fprintf(&b, "define %s i64 @t%d(i64 %%n", cc, i)
		for k, p := range f.params {
			fmt.Fprintf(&b, ", %s %%p%d", p, k)
		}
		b.WriteString(") {\n")
		if f.large {
			b.WriteString("  %frame = alloca [9 x i64], align 16\n")
		}
		b.WriteString("  %z = icmp sle i64 %n, 0\n  br i1 %z, label %end, label %go\nend:\n")
		sum := fmt.Sprint(i)
		for k, p := range f.params {
			v := fmt.Sprintf("%%p%d", k)
			if p == "double" {
				fmt.Fprintf(&b, "  %%e%d = fptosi double %s to i64\n", k, v)
				v = fmt.Sprintf("%%e%d", k)
			}
			fmt.Fprintf(&b, "  %%m%d = mul i64 %s, %d\n  %%s%d = add i64 %%m%d, %s\n", k, sum,
				3+2*k, k, k, v)
			sum = fmt.Sprintf("%%s%d", k)
		}
		fmt.Fprintf(&b, "  ret i64 %s\ngo:\n  %%less = sub i64 %%n, 1\n", sum)
		var ints, floats []string
		for k, p := range f.params {
			if p == "double" {
				floats = append(floats, fmt.Sprintf("%%p%d", k))
			} else {
				ints = append(ints, fmt.Sprintf("%%p%d", k))
			}
		}
		ints, floats = append(ints, "%less", "17"), append(floats, "1.5")
		if f.large {
			b.WriteString(
				"  %at = getelementptr [9 x i64], [9 x i64]* %frame, i64 0, i64 4\n  store " +
					"volatile i64 %n, i64* %at\n" +
					"  %back = load volatile i64, i64* %at\n")
			ints = append(ints, "%back")
		}
		if f.calls {
			fmt.Fprintf(&b, "  %%called = call i64 @mix(i64 %s)\n", ints[r.Intn(len(ints))])
			ints = append(ints, "%called")
		}
		call := func(name string) string {
			to := r.Intn(len(fs))
			args := []string{"i64 %less"}
			for _, p := range fs[to].params {
				if p == "double" {
					args = append(args, "double "+floats[r.Intn(len(floats))])
				} else {
					args = append(args, "i64 "+ints[r.Intn(len(ints))])
				}
			}
			return fmt.Sprintf("  %s = %s call %s i64 @t%d(%s)\n  ret i64 %s\n", name, tail, cc, to,
				strings.Join(args, ", "), name)
		}
		fmt.Fprintf(&b,
			"  %%odd = and i64 %%n, %d\n  %%c = icmp eq i64 %%odd, 0\n  br i1 %%c, label %%one, "+
				"label %%two\none:\n%stwo:\n%s}\n",
			1+r.Intn(7), call("%r1"), call("%r2"))
	}
	return b.String()
}

// starter writes @start, which calls each function in an ordinary way, values live across.
func starter(fs []tailFunction, cc string) string {
	var b strings.Builder
	for i := range fs {
		fmt.Fprintf(&b, "declare %s i64 @t%d(%s)\n", cc, i, fs[i].types())
	}
	b.WriteString(
		"define i64 @start(i64 %n, i64 %x) {\n  %y = mul i64 %x, 7\n  %f = sitofp i64 %x to " +
			"double\n")
	sum := "%y"
	for i := range fs {
		args := []string{"i64 %n"}
		for k, p := range fs[i].params {
			if p == "double" {
				args = append(args, "double %f")
			} else {
				args = append(args, [...]string{"i64 %x", "i64 %y", "i64 " + sum,
					fmt.Sprint("i64 ", k)}[k%4])
			}
		}
		fmt.Fprintf(&b, "  %%r%d = call %s i64 @t%d(%s)\n  %%s%d = add i64 %%r%d, %s\n", i, cc, i,
			strings.Join(args, ", "), i, i, sum)
		sum = fmt.Sprintf("%%s%d", i)
	}
	fmt.Fprintf(&b, "  %%t = xor i64 %s, %%y\n  ret i64 %%t\n}\n", sum)
	return b.String()
}

// TestTailCallsMoveFrames runs families of functions that end in calls with more or fewer arguments
// on the stack than they have, a million deep: half of them compiled by each of this package and
// llc, and all by either. What llc makes of musttail between different prototypes is wrong (22
// stores no arguments, 14 fails now and then), so for it the calls are marked tail.
func TestTailCallsMoveFrames(t *testing.T) {
	const main = `#include <stdio.h>
unsigned long start(unsigned long, unsigned long);
unsigned long mix(unsigned long x) { return x * 6364136223846793005u + 1442695040888963407u; }
int main(void) {
	for (unsigned long n = 0; n < 12; n++) printf("%lu %lu\n", n, start(n, n + 5));
	printf("%lu\n", start(1000001, 3));
}
`
	dir := t.TempDir()
	if *keepSignatures != "" {
		dir = *keepSignatures
	}
	c := lowertest.Write(t, filepath.Join(dir, "main.c"), []byte(main))
	c = lowertest.Link(t, dir, "main.o", "-c", c)
	for seed := int64(1); seed <= int64(max(2, *signatureCount/20)); seed++ {
		for _, cc := range []string{"tailcc", "swifttailcc"} {
			r := rand.New(rand.NewSource(seed))
			fs := make([]tailFunction, 8)
			for i := range fs {
				fs[i] = tailFunction{params: make([]string, r.Intn(18)), calls: r.Intn(2) == 0,
					large: r.Intn(3) == 0}
				for k := range fs[i].params {
					fs[i].params[k] = "i64"
					if r.Intn(5) == 0 {
						fs[i].params[k] = "double"
					}
				}
			}
			objects := map[string]string{}
			for part, text := range map[string]func(tail string) string{
				"start": func(string) string { return starter(fs, cc) },
				"low":   func(tail string) string { return tailModule(fs, 0, 4, seed, cc, tail) },
				"high":  func(tail string) string { return tailModule(fs, 4, 8, seed, cc, tail) },
			} {
				name := fmt.Sprint(part, seed, cc)
				res := lowertest.Compile(t, text("musttail"), lower.Options{})
				objects[part+" ours"] = lowertest.Write(t, filepath.Join(dir, name+"-ours.o"),
					lowertest.Object(t, res))
				opaque := strings.ReplaceAll(strings.ReplaceAll(text("tail"), "[9 x i64]*", "ptr"),
					"i64*", "ptr")
				objects[part+" 22"] = lowertest.Write(t, filepath.Join(dir, name+"-22.o"),
					oracle.Object(t, oracle.Opaque, []byte(opaque), "-relocation-model=pic"))
				objects[part+" 14"] = lowertest.Write(t, filepath.Join(dir, name+"-14.o"),
					oracle.Object(t, oracle.Typed, []byte(text("tail")), "-relocation-model=pic"))
			}
			run := func(a, b, s string) string {
				return lowertest.Output(t, lowertest.Link(t, dir, "program", c, objects["low "+a],
					objects["high "+b],
					objects["start "+s]))
			}
			want := run("22", "22", "22")
			if got := run("14", "14", "14"); got != want {
				t.Fatalf("seed %d, %s: llc 14 and 22 differ", seed, cc)
			}
			for _, mix := range [][3]string{{"ours", "ours", "ours"}, {"ours", "22", "22"},
				{"22", "ours", "14"}, {"ours", "14", "ours"}, {"14", "ours", "ours"},
				{"22", "22", "ours"}} {
				if got := run(mix[0], mix[1], mix[2]); got != want {
					t.Errorf("seed %d, %s, compiled by %v:\n%swant\n%s", seed, cc, mix, got, want)
				}
			}
		}
	}
}
