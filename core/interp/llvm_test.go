package interp_test

import (
	"context"
	"fmt"
	"math/big"
	"math/rand"
	"strings"
	"testing"

	"statepoint/core/interp"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/e2e/oracle"
)

// folder writes functions of one instruction on constants, which LLVM folds.
type folder struct {
	*rand.Rand
	b     strings.Builder
	n     int
	decls map[string]bool
}

func (f *folder) fn(result, body string) {
	fmt.Fprintf(&f.b, "define %s @f%d() {\n%s\n  ret %s %%r\n}\n", result, f.n, body, result)
	f.n++
}

func (f *folder) declare(format string, args ...any) {
	d := fmt.Sprintf(format, args...)
	if !f.decls[d] {
		f.decls[d] = true
		f.b.WriteString(d + "\n")
	}
}

// integer is a literal of so many bits, often one near an edge.
func (f *folder) integer(bits int) string {
	edge := new(big.Int).Lsh(big.NewInt(1), uint(f.Intn(bits)))
	switch f.Intn(5) {
	case 0:
		edge.Sub(edge, big.NewInt(1))
	case 1:
		edge.Neg(edge)
	case 2:
		edge = big.NewInt(int64(f.Intn(9) - 4))
	case 3:
		edge.Rand(f.Rand, new(big.Int).Lsh(big.NewInt(1), uint(bits)))
	}
	half := new(big.Int).Lsh(big.NewInt(1), uint(bits-1))
	if edge.Cmp(new(big.Int).Lsh(half, 1)) >= 0 || edge.Cmp(new(big.Int).Neg(half)) < 0 {
		edge = big.NewInt(1)
	}
	if bits == 1 {
		return []string{"true", "false"}[f.Intn(2)]
	}
	return edge.String()
}

var floatTypes = []struct {
	name     string
	prefix   string
	bits     int
	exponent int
}{{"half", "0xH", 16, 5}, {"bfloat", "0xR", 16, 8}, {"float", "0x", 32, 8},
	{"double", "0x", 64, 11}, {"x86_fp80", "0xK", 80, 15}, {"fp128", "0xL", 128, 15}}

// float is a literal of a type: a number near one, any finite number, or one of the special ones.
func (f *folder) float(k int) string {
	t := floatTypes[k]
	bits := new(big.Int).Rand(f.Rand, new(big.Int).Lsh(big.NewInt(1), uint(t.bits)))
	fraction := t.bits - 1 - t.exponent
	explicit := t.name == "x86_fp80"
	if t.name == "float" {
		t.bits, t.exponent, fraction = 64, 11, 52 // written as a double
	}
	exponent := int64(f.Intn(8)) - 4 + 1<<(t.exponent-1) - 1
	switch f.Intn(8) {
	case 0:
		exponent = 0
	case 1:
		exponent = 1<<t.exponent - 1
		bits.SetInt64(0) // infinity
	case 2:
		exponent = f.Int63n(1<<t.exponent - 1)
	case 3:
		bits.Rsh(bits, uint(fraction/2)).Lsh(bits, uint(fraction/2))
	}
	if floatTypes[k].name == "float" { // few enough bits, and in range
		exponent = max(min(exponent, 1023+127), 1023-126)
		if f.Intn(8) == 0 {
			exponent = 2047
			bits.SetInt64(0)
		}
		bits.Rsh(bits, 29).Lsh(bits, 29)
		if f.Intn(16) == 0 {
			bits.SetInt64(0)
			exponent = 0
		}
		bits = new(big.Int).And(bits, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 52),
			big.NewInt(1)))
	}
	v := new(big.Int).And(bits, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), uint(fraction)),
		big.NewInt(1)))
	if explicit {
		v.SetBit(v, fraction-1, 0)
		if exponent != 0 {
			v.SetBit(v, fraction-1, 1)
		}
	}
	v.Or(v, new(big.Int).Lsh(big.NewInt(exponent), uint(fraction)))
	if f.Intn(2) == 0 {
		v.SetBit(v, t.bits-1, 1)
	}
	s := fmt.Sprintf("%0*X", t.bits/4, v)
	if t.name == "fp128" {
		s = s[16:] + s[:16]
	}
	return t.prefix + s
}

func (f *folder) integers(rounds int) {
	for range rounds {
		for _, n := range []int{1, 7, 8, 13, 32, 64, 65, 128, 200, 512} {
			for _, op := range []string{"add", "add nsw", "add nuw", "sub", "sub nsw", "sub nuw",
				"mul", "mul nsw", "mul nuw", "udiv", "sdiv",
				"udiv exact", "sdiv exact", "urem", "srem", "shl", "shl nsw", "shl nuw", "lshr",
				"lshr exact", "ashr", "ashr exact", "and", "or", "or disjoint", "xor"} {
				if n == 1 && (strings.HasPrefix(op, "sdiv") || op == "srem") {
					continue // -1 / -1 does not fit
				}
				b := f.integer(n)
				if strings.Contains(op, "sh") {
					b = fmt.Sprint(f.Intn(min(n+1, 64)))
					if n == 1 {
						b = "false"
					}
				}
				f.fn(fmt.Sprintf("i%d", n), fmt.Sprintf("  %%r = %s i%d %s, %s", op, n,
					f.integer(n), b))
			}
			for _, p := range []string{"eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt",
				"sle"} {
				f.fn("i1", fmt.Sprintf("  %%r = icmp %s i%d %s, %s", p, n, f.integer(n),
					f.integer(n)))
			}
			for _, w := range []int{1, 8, 31, 64, 100, 300} {
				op := "zext"
				if w < n {
					op = []string{"trunc", "trunc nsw", "trunc nuw"}[f.Intn(3)]
				} else if f.Intn(2) == 0 {
					op = "sext"
				}
				if w != n {
					f.fn(fmt.Sprintf("i%d", w),
						fmt.Sprintf("  %%r = %s i%d %s to i%d", op, n, f.integer(n), w))
				}
			}
			if n < 8 {
				continue
			}
			for _, name := range []string{"ctpop", "ctlz", "cttz", "bswap", "bitreverse", "abs"} {
				if name == "bswap" && n%16 != 0 {
					continue
				}
				extra, decl := "", ""
				if strings.HasPrefix(name, "ct") && name != "ctpop" || name == "abs" {
					extra, decl = ", i1 "+[]string{"true", "false"}[f.Intn(2)], ", i1 immarg"
				}
				f.declare("declare i%d @llvm.%s.i%d(i%d%s)", n, name, n, n, decl)
				f.fn(fmt.Sprintf("i%d", n), fmt.Sprintf("  %%r = call i%d @llvm.%s.i%d(i%d %s%s)",
					n, name, n, n, f.integer(n), extra))
			}
			for _, name := range []string{"smax", "smin", "umax", "umin", "sadd.sat", "uadd.sat",
				"ssub.sat", "usub.sat"} {
				f.declare("declare i%d @llvm.%s.i%d(i%d, i%d)", n, name, n, n, n)
				f.fn(fmt.Sprintf("i%d", n),
					fmt.Sprintf("  %%r = call i%d @llvm.%s.i%d(i%d %s, i%d %s)", n, name, n, n,
						f.integer(n), n, f.integer(n)))
			}
			for _, name := range []string{"fshl", "fshr"} {
				f.declare("declare i%d @llvm.%s.i%d(i%d, i%d, i%d)", n, name, n, n, n, n)
				f.fn(fmt.Sprintf("i%d", n),
					fmt.Sprintf("  %%r = call i%d @llvm.%s.i%d(i%d %s, i%d %s, i%d %s)", n, name, n,
						n, f.integer(n), n, f.integer(n), n, f.integer(n)))
			}
			for _, name := range []string{"sadd", "uadd", "ssub", "usub", "smul", "umul"} {
				f.declare("declare {i%d, i1} @llvm.%s.with.overflow.i%d(i%d, i%d)", n, name, n, n,
					n)
				f.fn(fmt.Sprintf("{i%d, i1}", n),
					fmt.Sprintf("  %%r = call {i%d, i1} @llvm.%s.with.overflow.i%d(i%d %s, i%d %s)",
						n, name, n, n, f.integer(n), n, f.integer(n)))
			}
		}
	}
}

func (f *folder) floats(rounds int) {
	for range rounds {
		for k, t := range floatTypes {
			for _, op := range []string{"fadd", "fsub", "fmul", "fdiv", "frem"} {
				if op == "frem" && t.bits > 64 {
					continue // exponents far apart take LLVM long
				}
				f.fn(t.name, fmt.Sprintf("  %%r = %s %s %s, %s", op, t.name, f.float(k),
					f.float(k)))
			}
			f.fn(t.name, fmt.Sprintf("  %%r = fneg %s %s", t.name, f.float(k)))
			for _, p := range []string{"oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno",
				"ueq", "ugt", "uge", "ult", "ule", "une"} {
				f.fn("i1", fmt.Sprintf("  %%r = fcmp %s %s %s, %s", p, t.name, f.float(k),
					f.float(k)))
			}
			for j, u := range floatTypes {
				switch {
				case u.bits > t.bits:
					f.fn(u.name, fmt.Sprintf("  %%r = fpext %s %s to %s", t.name, f.float(k),
						u.name))
				case u.bits < t.bits:
					f.fn(u.name, fmt.Sprintf("  %%r = fptrunc %s %s to %s", t.name, f.float(k),
						u.name))
				}
				_ = j
			}
			for _, n := range []int{8, 33, 64, 128} {
				f.fn(t.name, fmt.Sprintf("  %%r = sitofp i%d %s to %s", n, f.integer(n), t.name))
				f.fn(t.name, fmt.Sprintf("  %%r = uitofp i%d %s to %s", n, f.integer(n), t.name))
				f.fn(fmt.Sprintf("i%d", n), fmt.Sprintf("  %%r = fptosi %s %s to i%d", t.name,
					f.float(k), n))
				f.fn(fmt.Sprintf("i%d", n), fmt.Sprintf("  %%r = fptoui %s %s to i%d", t.name,
					f.float(k), n))
			}
			suffix := map[string]string{"half": "f16", "bfloat": "bf16", "float": "f32",
				"double": "f64", "x86_fp80": "f80", "fp128": "f128"}[t.name]
			for _, name := range []string{"fabs", "floor", "ceil", "trunc", "rint", "nearbyint",
				"round", "roundeven"} {
				f.declare("declare %s @llvm.%s.%s(%s)", t.name, name, suffix, t.name)
				f.fn(t.name, fmt.Sprintf("  %%r = call %s @llvm.%s.%s(%s %s)", t.name, name, suffix,
					t.name, f.float(k)))
			}
			for _, name := range []string{"copysign", "minimum", "maximum", "minimumnum",
				"maximumnum"} {
				f.declare("declare %s @llvm.%s.%s(%s, %s)", t.name, name, suffix, t.name, t.name)
				f.fn(t.name, fmt.Sprintf("  %%r = call %s @llvm.%s.%s(%s %s, %s %s)", t.name, name,
					suffix, t.name, f.float(k), t.name, f.float(k)))
			}
			f.declare("declare %s @llvm.fma.%s(%s, %s, %s)", t.name, suffix, t.name, t.name, t.name)
			f.fn(t.name, fmt.Sprintf("  %%r = call %s @llvm.fma.%s(%s %s, %s %s, %s %s)", t.name,
				suffix, t.name, f.float(k), t.name, f.float(k), t.name, f.float(k)))
			f.declare("declare i1 @llvm.is.fpclass.%s(%s, i32 immarg)", suffix, t.name)
			f.fn("i1", fmt.Sprintf("  %%r = call i1 @llvm.is.fpclass.%s(%s %s, i32 %d)", suffix,
				t.name, f.float(k), f.Intn(1024)))
		}
	}
}

func (f *folder) vectors(rounds int) {
	for range rounds {
		v := func(n, bits int) string {
			var parts []string
			for range n {
				parts = append(parts, fmt.Sprintf("i%d %s", bits, f.integer(bits)))
			}
			return "<" + strings.Join(parts, ", ") + ">"
		}
		f.fn("<4 x i32>",
			fmt.Sprintf(
				"  %%r = shufflevector <4 x i32> %s, <4 x i32> %s, <4 x i32> <i32 %d, i32 %d, "+
					"i32 poison, i32 %d>",
				v(4, 32), v(4, 32), f.Intn(8), f.Intn(8), f.Intn(8)))
		f.fn("<2 x i64>", fmt.Sprintf("  %%r = bitcast <4 x i32> %s to <2 x i64>", v(4, 32)))
		f.fn("<8 x i8>", fmt.Sprintf("  %%r = bitcast <2 x i32> %s to <8 x i8>", v(2, 32)))
		f.fn("i64", fmt.Sprintf("  %%r = bitcast <4 x i16> %s to i64", v(4, 16)))
		f.fn("<4 x i8>", fmt.Sprintf("  %%r = insertelement <4 x i8> %s, i8 %s, i32 %d", v(4, 8),
			f.integer(8), f.Intn(4)))
		f.fn("i13", fmt.Sprintf("  %%r = extractelement <4 x i13> %s, i32 %d", v(4, 13), f.Intn(5)))
		f.fn("<4 x i1>", fmt.Sprintf("  %%r = icmp ult <4 x i32> %s, %s", v(4, 32), v(4, 32)))
		f.fn("<3 x i65>", fmt.Sprintf("  %%r = mul <3 x i65> %s, %s", v(3, 65), v(3, 65)))
		f.fn("<2 x i8>", fmt.Sprintf("  %%r = select <2 x i1> %s, <2 x i8> %s, <2 x i8> %s",
			v(2, 1), v(2, 8), v(2, 8)))
		for _, r := range []string{"add", "mul", "and", "or", "xor", "smax", "smin", "umax",
			"umin"} {
			f.declare("declare i16 @llvm.vector.reduce.%s.v4i16(<4 x i16>)", r)
			f.fn("i16", fmt.Sprintf("  %%r = call i16 @llvm.vector.reduce.%s.v4i16(<4 x i16> %s)",
				r, v(4, 16)))
		}
	}
}

// TestFoldsAsLLVM compares with what opt makes of functions of one instruction on constants.
func TestFoldsAsLLVM(t *testing.T) {
	const seed = 5
	for name, write := range map[string]func(*folder){
		"integers": func(f *folder) { f.integers(6) }, "floats": func(f *folder) { f.floats(20) },
		"vectors": func(f *folder) { f.vectors(40) },
	} {
		t.Run(name, func(t *testing.T) {
			t.Logf("seed %d", seed)
			f := &folder{Rand: rand.New(rand.NewSource(seed)), decls: map[string]bool{}}
			write(f)
			text := f.b.String()
			folded := oracle.Run(t, oracle.Opaque, []byte(text), "opt", "-S",
				"-passes=instsimplify")
			ours := start(t, text, interp.Options{})
			theirs, _, err := irparse.ParseString(t.Context(), "folded.ll", string(folded))
			if err != nil {
				t.Fatal(err)
			}
			other, err := interp.New(theirs, interp.Options{})
			if err != nil {
				t.Fatal(err)
			}
			compared, wrong := 0, 0
			for i := range f.n {
				fn := fmt.Sprintf("f%d", i)
				ret := theirs.Func(fn).Entry().Terminator()
				if ret.Op != ir.Ret || !ir.IsConstant(ret.Operand(0)) {
					continue
				}
				got, gotErr := ours.RunName(context.Background(), fn)
				want, err := other.RunName(context.Background(), fn)
				if err != nil {
					t.Fatal(err)
				}
				compared++
				if gotErr == nil && agree(got, want) || gotErr != nil &&
					want.StateOf() == interp.Poison {
					continue // undefined behaviour is folded to poison
				}
				if in := ours.Module.Func(fn).Entry().First(); got.State == interp.Poison &&
					in.Flags != 0 {
					continue // LLVM folds without looking at what flags promise; TestFlags does
				}
				if wrong++; wrong < 30 {
					t.Errorf("%s: %s, %v, LLVM: %s",
						printer.Instr(ours.Module.Func(fn).Entry().First()), got,
						gotErr, want)
				}
			}
			if compared < f.n*8/10 {
				t.Errorf("LLVM folded only %d of %d", compared, f.n)
			}
			t.Logf("%d of %d compared, %d differ", compared, f.n, wrong)
		})
	}
}

// agree reports whether two results are the same, poison included.
func agree(a, b interp.Value) bool {
	if len(a.Elems) != len(b.Elems) {
		return false
	}
	for i := range a.Elems {
		if !agree(a.Elems[i], b.Elems[i]) {
			return false
		}
	}
	return interp.Same(&a, &b) && (a.State >= interp.Undef) == (b.State >= interp.Undef)
}
