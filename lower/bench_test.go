package lower_test

import (
	"context"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/e2e/gen"
	"statepoint/e2e/oracle"
	"statepoint/lower"
)

// rewritten is a module of a shape after RewriteStatepointsForGC.
func rewritten(b *testing.B, s gen.Shape) *ir.Module {
	b.Helper()
	text := oracle.RewriteStatepoints(b, oracle.Opaque, []byte(gen.Module(s)))
	m, _, err := irparse.ParseString(context.Background(), "bench.ll", string(text))
	if err != nil {
		b.Fatal(err)
	}
	return m
}

func benchmark(b *testing.B, s gen.Shape) {
	m := rewritten(b, s)
	b.ReportAllocs()
	for b.Loop() {
		res, err := lower.Compile(context.Background(), m, lower.Options{})
		if err != nil {
			b.Fatal(err)
		}
		b.ReportMetric(float64(len(res.Text)), "text-bytes")
	}
}

func BenchmarkFunctions(b *testing.B) {
	benchmark(b, gen.Shape{Functions: 1000, Calls: 10, Live: 8})
}

func BenchmarkOneBlock(b *testing.B) {
	benchmark(b, gen.Shape{Functions: 1, Calls: 2000, Live: 200})
}

func BenchmarkManyBlocks(b *testing.B) {
	benchmark(b, gen.Shape{Functions: 1, Calls: 2000, Live: 200, Blocks: 5000})
}

// BenchmarkWideCall has one call with 33,000 live pointers, which is more than a record can list.
func BenchmarkWideCall(b *testing.B) {
	benchmark(b, gen.Shape{Functions: 1, Calls: 1, Live: 33000})
}
