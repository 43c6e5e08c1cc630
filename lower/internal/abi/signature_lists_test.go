package abi_test

import (
	"flag"
	"fmt"
	"math/rand"
	"strconv"
	"strings"
	"testing"
)

var (
	signatureCount = flag.Int("signatures", 60,
		"how many signatures of each calling convention to draw and run")
	signatureSeed  = flag.Int64("signatures.seed", 1, "the seed of the signatures that are drawn")
	signaturePairs = flag.Bool("signatures.all", false,
		"run every list of up to two types, and of three of the representative ones")
	keepSignatures = flag.String("signatures.keep", "",
		"a directory to leave the modules of the last signatures in")
)

// scalarTypes are one of each kind that conventions tell apart, and their neighbours; small ones
// come first in lists of three.
var scalarTypes = []string{
	"i64", "double", "float", "i8", "<4 x float>", "i128", "x86_fp80", "half", "fp128",
	"ptr addrspace(1)",
	"i1", "i16", "i32", "ptr", "bfloat", "<2 x i64>", "<8 x float>", "<2 x float>", "<3 x i32>",
	"<4 x i1>", "<16 x i8>", "<1 x i64>", "<1 x float>", "<2 x half>",
	"i24", "i48", "i65", "i100", "<3 x double>", "<2 x ptr addrspace(1)>", "<4 x i8>", "<2 x i1>",
}

// aggregateTypes are structures and arrays as frontends return and pass them.
var aggregateTypes = []string{
	"{i64, i64}", "{i64, i64, i64}", "{double, i64, double}", "{double, double, double}",
	"{float, float, float}", "[3 x float]", "{i64, i64, i64, i64}",
	"[5 x i64]", "{i8, {i16, double}}", "[2 x i128]", "{i128, i64}", "{x86_fp80, x86_fp80}",
	"{<4 x float>, <4 x float>}", "{i1, half}", "{half, half, half, half}",
	"{ptr addrspace(1), i1}", "{ptr addrspace(1), ptr addrspace(1), ptr addrspace(1)}",
	"[2 x {float, i32}]", "{x86_fp80, double, double}", "{float, float, x86_fp80}",
	"{fp128, double}", "{i8, i16, i32, i64}", "{double, double, double, double}", "[4 x <2 x i64>]",
	"{i64, <8 x float>}", "{}", "{i32, {}, float}",
}

// conventionRule says what signatures a convention allows.
type conventionRule struct {
	cc string
	// ints, floats bound the registers where arguments have no stack to go to, 0 for no bound.
	ints, floats int
	plain        bool // no attributes
	without      []string
}

var conventionRules = []conventionRule{
	{cc: ""}, {cc: "fastcc"}, {cc: "coldcc"}, {cc: "swiftcc"}, {cc: "tailcc"}, {cc: "swifttailcc"}, {cc: "preserve_mostcc"}, {cc: "preserve_allcc"},
	{cc: "preserve_nonecc", without: []string{"swift", "byval"}}, {cc: "graalcc"}, {cc: "x86_64_sysvcc"}, {cc: "x86_stdcallcc"}, {cc: "x86_fastcallcc"}, {cc: "x86_thiscallcc"},
	{cc: "x86_regcallcc", ints: 1 << 8, floats: 14, without: []string{"half", "bfloat", "x86_fp80", "swift", "nest", "<1 x i64>"}},
	{cc: "cc 11", ints: 1 << 8, floats: 1 << 8, plain: true},
	{cc: "ghccc", ints: 10, floats: 6, plain: true, without: []string{"half", "bfloat", "fp128", "x86_fp80"}},
}

// allows reports whether a signature is one of those that the convention can have.
func (c *conventionRule) allows(s *signature) bool {
	ints, floats := 0, 0
	if c.ints != 0 && (strings.Contains(s.result, "8 x") || strings.Contains(s.result, "3 x d")) {
		return false // llc has no frames aligned to more than 16 bytes around its calls
	}
	if s.result != "void" {
		ints++ // its address, if it is in memory
	}
	for _, a := range s.args {
		for _, w := range c.without {
			if strings.Contains(a.typ, w) || strings.Contains(a.attr, w) {
				return false
			}
		}
		if c.ints == 0 {
			continue
		}
		for _, l := range leaves(a.typ, nil, nil) {
			switch {
			case l.typ == "<1 x i64>", l.typ[0] == 'p':
				ints++
			case l.typ[0] == 'i':
				bits, _ := strconv.Atoi(l.typ[1:])
				ints += (bits + 63) / 64
			default:
				floats += 1 + strings.Count(l.typ, "8 x") + 2*strings.Count(l.typ, "3 x d")
			}
		}
	}
	return c.ints == 0 || ints <= c.ints && floats <= c.floats
}

// drawType is a type: mostly a scalar, sometimes an aggregate, now and then one made up.
func drawType(r *rand.Rand, depth int) string {
	switch n := r.Intn(20); {
	case n < 13 || depth > 2:
		return scalarTypes[r.Intn(len(scalarTypes))]
	case n < 17:
		return aggregateTypes[r.Intn(len(aggregateTypes))]
	case n < 18:
		return fmt.Sprintf("[%d x %s]", 1+r.Intn(3), drawType(r, depth+1))
	}
	fields := make([]string, 1+r.Intn(4))
	for i := range fields {
		fields[i] = drawType(r, depth+1)
	}
	return "{" + strings.Join(fields, ", ") + "}"
}

// drawAttr gives an argument an attribute that changes its place or its bits, or none.
func drawAttr(r *rand.Rand, a *argument, s *signature, k int) {
	has := func(name string) bool {
		for _, o := range s.args[:k] {
			if strings.HasPrefix(o.attr, name) {
				return true
			}
		}
		return false
	}
	switch a.typ {
	case "i1", "i8", "i16", "i24":
		a.attr = [...]string{"", "zeroext", "signext"}[r.Intn(3)]
	case "i32", "i64", "float":
		if r.Intn(6) == 0 {
			a.attr = "inreg"
		}
	case "ptr":
		of := drawType(r, 1)
		if n := len(leaves(of, nil, nil)); n == 0 || n > 8 || k > 7 {
			return
		}
		switch n := r.Intn(9); {
		case n == 0 && k < 2 && s.result == "void" && !has("sret"):
			a.attr = "sret(" + of + ")"
		case n == 1 && !has("nest"):
			a.attr = "nest"
		case n == 2 && !has("swiftself"):
			a.attr = "swiftself"
		case n == 3 && !has("swifterror") && !has("sret"):
			a.attr = "swifterror"
		case n == 4 && !has("swiftasync"):
			a.attr = "swiftasync"
		case n == 5 && k == 0 && s.result == "void":
			a.attr = "returned"
			s.result = "ptr"
		case n > 5:
			a.attr = fmt.Sprintf("byval(%s) align %d", of, 1<<r.Intn(5))
		}
	}
}

// draw makes a signature of a convention.
func (c *conventionRule) draw(r *rand.Rand) signature {
	for {
		// llc has no clobbered rbp there
		s := signature{cc: c.cc, result: "void", clobber: r.Intn(4) == 0 && c.cc != "ghccc"}
		switch r.Intn(5) {
		case 0:
		case 1:
			fields := make([]string, 1+r.Intn(6))
			for i := range fields {
				fields[i] = scalarTypes[r.Intn(len(scalarTypes))]
			}
			s.result = "{" + strings.Join(fields, ", ") + "}"
		default:
			s.result = drawType(r, 0)
		}
		if len(leaves(s.result, nil, nil)) > 32 {
			continue
		}
		switch s.result {
		case "i1", "i8", "i16":
			s.retAttr = [...]string{"", "zeroext", "signext"}[r.Intn(3)]
		}
		s.args = make([]argument, r.Intn(7))
		if r.Intn(5) == 0 {
			s.args = make([]argument, r.Intn(14))
		}
		n := 0
		for k := range s.args {
			s.args[k].typ = drawType(r, 0)
			if !c.plain {
				drawAttr(r, &s.args[k], &s, k)
			}
			n += len(leaves(s.args[k].typ, nil, nil)) + 8
		}
		if s.result == "ptr" && len(s.args) > 0 && s.args[0].attr == "returned" {
			s.args[0].attr = ""
		}
		if n <= 180 && c.allows(&s) && countSlots(&s) <= 60 {
			return s
		}
	}
}

func countSlots(s *signature) (n int) {
	for _, a := range s.args {
		of, by := pointee(a)
		if !by {
			of = a.typ
		}
		n += len(leaves(of, nil, nil))
	}
	return n
}

// perModule is how many signatures are compiled in one module.
const perModule = 300

// runSignatures runs signatures in batches.
func runSignatures(t *testing.T, sigs []signature) {
	t.Helper()
	count := map[string]int{}
	for i := 0; i < len(sigs); i += perModule {
		checkSignatures(t, sigs[i:min(i+perModule, len(sigs))], *signatureSeed+int64(i))
	}
	for i := range sigs {
		count[sigs[i].cc]++
	}
	for _, c := range conventionRules {
		t.Logf("%d signatures of %q, seed %d", count[c.cc], c.cc, *signatureSeed)
	}
}

// TestSignatures runs callers of this package with callees of llc, and the reverse, in every
// convention, over lists of types that are drawn.
func TestSignatures(t *testing.T) {
	r := rand.New(rand.NewSource(*signatureSeed))
	var sigs []signature
	for range *signatureCount {
		for i := range conventionRules {
			sigs = append(sigs, conventionRules[i].draw(r))
		}
	}
	runSignatures(t, sigs)
}

// TestSignatureLists runs every list of up to two types as arguments and as the fields of a result,
// and every list of three of the first ten: with -signatures.all in every convention, else a sample
// of each.
func TestSignatureLists(t *testing.T) {
	types := append(append([]string(nil), scalarTypes...), aggregateTypes...)
	var lists [][]string
	for _, a := range types {
		lists = append(lists, []string{a})
		for _, b := range types {
			lists = append(lists, []string{a, b})
		}
	}
	for _, a := range scalarTypes[:10] {
		for _, b := range scalarTypes[:10] {
			for _, c := range scalarTypes[:10] {
				lists = append(lists, []string{a, b, c}, []string{a, b, c, a},
					[]string{a, b, c, c, b, a})
			}
		}
	}
	r := rand.New(rand.NewSource(*signatureSeed))
	var sigs []signature
	for _, c := range conventionRules {
		for i, list := range lists {
			if !*signaturePairs && r.Intn(len(lists)) > *signatureCount/3 {
				continue
			}
			s := signature{cc: c.cc, result: "{" + strings.Join(list, ", ") + "}",
				clobber: i%5 == 0 && c.cc != "ghccc"}
			for _, typ := range list {
				s.args = append(s.args, argument{typ: typ})
			}
			if len(leaves(s.result, nil, nil)) > 32 {
				s.result = "void"
			}
			if c.allows(&s) {
				sigs = append(sigs, s)
			}
		}
	}
	runSignatures(t, sigs)
}
