package atomic_test

import (
	"fmt"
	"testing"

	"statepoint/e2e/lowertest"
)

// TestOperations compares atomic operations, on the value before and on memory afterwards.
func TestOperations(t *testing.T) {
	var o lowertest.Operations
	for _, w := range [...]int{8, 16, 32, 64} {
		cell := fmt.Sprintf("  %%m = alloca i%d\n  store i%d %%x, ptr %%m\n", w, w)
		for _, op := range [...]string{"xchg", "add", "sub"} {
			o.Typed("atomicrmw "+op, w, w,
				cell+fmt.Sprintf(
					"  %%o = atomicrmw %s ptr %%m, i%d %%y seq_cst\n  %%n = load i%d, ptr %%m\n  "+
						"%%k = mul i%d %%n, 3\n  %%r = xor i%d %%k, %%o\n", op, w, w, w, w))
		}
		for _, op := range [...]string{"and", "or", "xor", "nand", "max", "min", "umax", "umin",
			"usub_cond", "usub_sat"} {
			o.Typed("atomicrmw "+op, w, w,
				cell+fmt.Sprintf(
					"  %%o = atomicrmw %s ptr %%m, i%d %%y seq_cst\n  %%n = load i%d, ptr %%m\n  "+
						"%%k = mul i%d %%n, 3\n  %%r = xor i%d %%k, %%o\n", op, w, w, w, w))
		}
		for _, op := range [...]string{"and", "or", "xor", "sub", "add"} {
			o.Typed("atomicrmw only "+op, w, w,
				cell+fmt.Sprintf(
					"  %%o = atomicrmw %s ptr %%m, i%d %%y seq_cst\n  %%r = load i%d, ptr %%m\n",
					op, w, w))
		}
		xchg := cell + fmt.Sprintf("  %%o = cmpxchg ptr %%m, i%d %%y, i%d %%z seq_cst seq_cst\n", w,
			w)
		o.Typed("cmpxchg found", w, w, xchg+fmt.Sprintf("  %%r = extractvalue {i%d, i1} %%o, 0\n",
			w))
		o.Typed("cmpxchg done", w, 1, xchg+fmt.Sprintf("  %%r = extractvalue {i%d, i1} %%o, 1\n",
			w))
		o.Typed("cmpxchg memory", w, w, xchg+fmt.Sprintf("  %%r = load i%d, ptr %%m\n", w))
	}
	for _, k := range [...]struct {
		typ  string
		bits int
	}{{"float", 32}, {"double", 64}} {
		both := fmt.Sprintf("  %%f = sitofp i64 %%x to %s\n  %%g = sitofp i64 %%y to %s\n", k.typ,
			k.typ)
		back := fmt.Sprintf("  %%r = bitcast %s %%h to i%d\n", k.typ, k.bits)
		for _, op := range [...]string{"fadd", "fsub", "xchg"} {
			o.Typed("atomicrmw "+op+" "+k.typ, 64, k.bits,
				both+fmt.Sprintf(
					"  %%m = alloca %s\n  store %s %%f, ptr %%m\n  %%o = atomicrmw %s ptr %%m, "+
						"%s %%g seq_cst\n  %%n = load %s, ptr %%m\n  %%h = fadd %s %%n, %%o\n",
					k.typ, k.typ, op, k.typ, k.typ, k.typ)+back)
		}
	}
	lowertest.SameOutput(t, o.IR.String(), o.Main(), "")
}
