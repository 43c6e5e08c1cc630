package shapes_test

import (
	"context"
	"runtime"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/source"
	"statepoint/core/verify"
	"statepoint/e2e/shapes"
	"statepoint/lower"
)

// work is what a stage took: bytes that were allocated, and what it read and made, in instructions,
// operands and bytes.
type work struct{ took, size float64 }

// stages takes a text through the line: reader, verifier, passes, code generator. It returns the
// work of each stage that ended without an error.
func stages(text string) (list []work) {
	ctx := context.Background()
	var m *ir.Module
	made := 0
	sizeOf := func() (n int) {
		for _, f := range m.Funcs {
			for _, b := range f.Blocks {
				for in := b.First(); in != nil; in = in.Next() {
					n += 1 + in.NumOps()
				}
			}
		}
		return n
	}
	stage := func(f func() error) bool {
		var before, after runtime.MemStats
		in := len(text)
		if m != nil {
			in = max(in, 8*sizeOf())
		}
		runtime.ReadMemStats(&before)
		err := f()
		runtime.ReadMemStats(&after)
		out := made
		if m != nil {
			out = max(out, 8*sizeOf())
		}
		if err == nil {
			list = append(list, work{float64(after.TotalAlloc - before.TotalAlloc),
				float64(in + out)})
		}
		return err == nil
	}
	p, err := passes.NewPipeline("place-safepoints", "rewrite-statepoints-for-gc")
	_ = err == nil && stage(func() (err error) {
		m, _, err = irparse.Parse(ctx, source.NewText("shape.ll", text), nil)
		return err
	}) && stage(func() (err error) {
		_, err = verify.Diagnose(ctx, m, nil)
		return err
	}) && stage(func() (err error) {
		_, err = p.Run(ctx, m)
		return err
	}) && stage(func() error {
		r, err := lower.Compile(ctx, m, lower.Options{Verified: true})
		if err != nil {
			return err
		}
		for _, sec := range r.Object.Sections {
			made += len(sec.Data)
		}
		return nil
	})
	return list
}

// TestGrowth takes texts through the line that are twice as long as others: no stage may allocate
// much more for each byte, instruction and operand that it reads and makes. Time is not measured.
func TestGrowth(t *testing.T) {
	const (
		enough = 1 << 20 // bytes below which one table more or less counts
		twice  = 2.2
		slack  = 1.3 // lists grow in steps
	)
	for _, s := range shapes.All {
		few, many := stages(s.Text(*size/2)), stages(s.Text(*size))
		for k := range min(len(few), len(many)) {
			a, b := few[k], many[k]
			each := b.took / b.size / (a.took / a.size)
			if b.took > enough && b.took > twice*a.took && each > slack {
				t.Errorf("%s: stage %d allocates %.0f bytes for %.0f units, %.0f for %.0f", s.Name,
					k, a.took, a.size, b.took, b.size)
			}
		}
	}
}
