package machine

import (
	"context"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/lower/object"
)

// TestRunsWhatOthersCompile loads and runs objects from a C compiler, at each optimisation level:
// they have instructions, relocations and sections that this project's code generator does not
// emit.
func TestRunsWhatOthersCompile(t *testing.T) {
	oracle.Needs(t, "gcc")
	const src = `
typedef unsigned long u64; typedef unsigned u32;
u64 gcd(u64 a, u64 b) { while (b) { u64 t = a % b; a = b; b = t; } return a; }
static int cmp(const void *a, const void *b) { long x = *(long *)a, y = *(long *)b; return (x > y) - (x < y); }
void sort(long *v, u64 n) { for (u64 i = 1; i < n; i++) { long x = v[i]; u64 j = i; for (; j && v[j-1] > x; j--) v[j] = v[j-1]; v[j] = x; } }
static void __attribute__((noinline)) order(long *v, u64 n, int (*by)(const void *, const void *)) { for (u64 i = 1; i < n; i++) for (u64 j = i; j && by(v + j-1, v + j) > 0; j--) { long x = v[j]; v[j] = v[j-1]; v[j-1] = x; } }
void sort2(long *v, u64 n) { order(v, n, cmp); }
u32 crc(const unsigned char *p, u64 n) { u32 c = ~0u; while (n--) { c ^= *p++; for (int k = 0; k < 8; k++) c = c >> 1 ^ (0xEDB88320 & -(c & 1)); } return ~c; }
static int state = 7; static const char *names[] = {"zero", "one", "two", "three"};
int bump(void) { return state += 3; }
int letter(int i, int k) { return names[i][k]; }
int kind(int c) { switch (c) { case 0: return 11; case 1: return 5; case 2: return 77; case 3: return 13; case 4: return 99; case 5: return 2; case 9: return 1; default: return -1; } }
u64 root(u64 n) { double x = n, y = n ? n / 2.0 + 1 : 0; while (y < x) { x = y; y = (x + n / x) / 2; } return (u64)x; }
long dot(const int *a, const int *b, u64 n) { long s = 0; for (u64 i = 0; i < n; i++) s += (long)a[i] * b[i]; return s; }
float mean(const float *v, u64 n) { float s = 0; for (u64 i = 0; i < n; i++) s += v[i]; return s / n; }
u32 mean_bits(const float *v, u64 n) { union { float f; u32 u; } x; x.f = mean(v, n); return x.u; }
long many(long a, long b, long c, long d, long e, long f, long g, long h) { return a - 2*b + 3*c - 4*d + 5*e - 6*f + 7*g - 8*h; }
typedef struct { long a, b, c; } big; static big make(long x) { big r = {x, x * x, x * x * x}; return r; }
long structs(long x) { big r = make(x), q = r; q.b++; return r.a + q.b + q.c; }
__int128 wide(long a, long b) { return (__int128)a * b; }
long wide_high(long a, long b) { return wide(a, b) >> 64; }
long quotient(long a, long b) { return a / b + a % b; }
u64 bits(u64 x) { return __builtin_parityl(x) + __builtin_ctzl(x) * 100 + __builtin_clzl(x) * 10000; }
static __thread long counter = 41; long tick(void) { return ++counter; }
`
	dir := t.TempDir()
	in := filepath.Join(dir, "a.c")
	if err := os.WriteFile(in, []byte(src), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, flags := range [][]string{{"-O0", "-fno-pic"}, {"-O1", "-fPIC"}, {"-O2", "-fno-pic"},
		{"-O3", "-fPIC"}, {"-Os", "-fPIE"}} {
		out := filepath.Join(dir, "a.o")
		args := append([]string{"-c", "-fno-stack-protector", "-fcf-protection=branch", "-o", out,
			in}, flags...)
		if msg, err := exec.Command("gcc", args...).CombinedOutput(); err != nil {
			t.Fatalf("gcc %v: %v\n%s", flags, err, msg)
		}
		data, err := os.ReadFile(out)
		if err != nil {
			t.Fatal(err)
		}
		o, err := object.Read(data)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(fmt.Sprint(flags), func(t *testing.T) { checkCompiled(t, o) })
	}
}

// checkCompiled calls the functions of the C source above.
func checkCompiled(t *testing.T, o *object.Object) {
	m, err := New(Limits{})
	if err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	im, err := m.Load(o, nil)
	if err != nil {
		t.Fatal(err)
	}
	call := func(want uint64, name string, args ...uint64) {
		t.Helper()
		fn, ok := im.Lookup(name)
		if !ok {
			t.Fatalf("no function %s", name)
		}
		got, err := m.Call(ctx, fn, args...)
		if err != nil || got != want {
			t.Errorf("%s(%d) = %d, %v, want %d", name, args, int64(got), err, int64(want))
		}
	}
	neg := func(v int64) uint64 { return uint64(v) }
	low := func(v int32) uint64 { return uint64(uint32(v)) }

	const buffer = 0x30000000
	if err := m.Mem.Map(buffer, 1<<16, Read|Write); err != nil {
		t.Fatal(err)
	}
	put := func(v any) {
		b, err := binary.Append(nil, binary.LittleEndian, v)
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Mem.WriteAt(buffer, b); err != nil {
			t.Fatal(err)
		}
	}

	call(21, "gcd", 1071, 462)
	call(low(10), "bump")
	call(low(13), "bump")
	call('w', "letter", 2, 1)
	call(low(77), "kind", 2)
	call(low(1), "kind", 9)
	call(low(-1), "kind", 7)
	call(1000000, "root", 1000000*1000000+5)
	call(neg(1-4+9-16+25-36+49-64), "many", 1, 2, 3, 4, 5, 6, 7, 8)
	call(7+50+343, "structs", 7)
	call(neg(-2), "wide_high", neg(-1<<62), 5)
	call(neg(-3+(-1)), "quotient", neg(-10), 3)
	call(1+400+570000, "bits", 0x70)
	call(42, "tick")
	call(43, "tick")

	text := []byte("The quick brown fox jumps over the lazy dog")
	put(text)
	call(uint64(crc32.ChecksumIEEE(text)), "crc", buffer, uint64(len(text)))

	for _, name := range []string{"sort", "sort2"} {
		v := []int64{5, -3, 99, 0, math.MinInt64, 7, 7, -3, math.MaxInt64, 1}
		put(v)
		fn, _ := im.Lookup(name)
		if _, err := m.Call(ctx, fn, buffer, uint64(len(v))); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		slices.Sort(v)
		for i, want := range v {
			if got, _ := m.Mem.Load64(buffer + uint64(8*i)); int64(got) != want {
				t.Errorf("%s: element %d is %d, want %d", name, i, int64(got), want)
			}
		}
	}

	u, err := m.NewUnwinder(im)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"structs", "quotient", "wide_high", "letter"} {
		fn, _ := im.Lookup(name)
		if err := m.Start(fn, 1, 2); err != nil {
			t.Fatal(err)
		}
		checkFrames(t, m, u)
	}

	var ints []int32
	var dot int64
	for i := range int32(200) {
		ints = append(ints, i*7919-500000)
	}
	for i := range 100 {
		dot += int64(ints[i]) * int64(ints[100+i])
	}
	put(ints)
	call(neg(dot), "dot", buffer, buffer+400, 100)

	var floats []float32
	var sum float32
	for i := range 37 {
		f := float32(i)*1.37 - 11
		floats = append(floats, f)
		sum += f
	}
	put(floats)
	call(uint64(math.Float32bits(sum/37)), "mean_bits", buffer, 37)
}
