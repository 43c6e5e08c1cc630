package machine

import (
	"context"
	"math/rand/v2"
	"testing"
	"time"
)

// BenchmarkLoop runs a loop of five instructions; the figure is steps per second.
func BenchmarkLoop(b *testing.B) {
	t := &testing.T{}
	prog := newBuilder(t)
	prog.sumTo()
	m, im := prog.load(Limits{Steps: 1 << 60}, nil)
	fn := prog.addr(im, "sum")
	for b.Loop() {
		if _, err := m.Call(context.Background(), fn, 10000); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(m.Steps)/b.Elapsed().Seconds(), "steps/s")
}

// BenchmarkRun runs a program with calls, allocation and a table in memory, like compiled code,
// with and without a History.
func BenchmarkRun(b *testing.B) {
	run := func(b *testing.B, do func(h *History) error) {
		steps := uint64(0)
		for b.Loop() {
			b.StopTimer()
			h, _, _ := begin(b, HistoryLimits{}, 300_000)
			b.StartTimer()
			if err := do(h); err != nil {
				b.Fatal(err)
			}
			steps += h.m.Steps
		}
		b.ReportMetric(float64(steps)/b.Elapsed().Seconds(), "steps/s")
	}
	b.Run("bare", func(b *testing.B) {
		run(b, func(h *History) error { return h.m.Run(b.Context()) })
	})
	b.Run("recorded", func(b *testing.B) {
		run(b, func(h *History) error { return h.Seek(b.Context(), ^uint64(0)) })
	})
}

// BenchmarkSeek seeks random steps of a run of ten million; the additional figure is the longest
// seek, in milliseconds.
func BenchmarkSeek(b *testing.B) {
	h, _, _ := begin(b, HistoryLimits{}, 600_000)
	if err := h.Seek(b.Context(), ^uint64(0)); err != nil || h.End() < 10_000_000 {
		b.Fatal(h.End(), err)
	}
	rnd := rand.New(rand.NewPCG(*seed, 6))
	longest := time.Duration(0)
	for b.Loop() {
		start := time.Now()
		if err := h.Seek(b.Context(), rnd.Uint64N(h.End())); err != nil {
			b.Fatal(err)
		}
		longest = max(longest, time.Since(start))
	}
	b.ReportMetric(float64(longest.Microseconds())/1000, "ms-longest")
	b.ReportMetric(float64(h.Held())/(1<<20), "MB-held")
}
