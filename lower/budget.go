package lower

import (
	"context"
	"errors"
	"fmt"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower/internal/isel"
	"statepoint/lower/internal/isel/build"
)

// DefaultMaxCode is used if Options.MaxCode is 0.
const DefaultMaxCode = 4 << 20

// codeForEach is the amount of code allowed per instruction and operand of the module, in addition
// to Options.MaxCode. Ordinary modules need one or two, those with many statepoints less.
const codeForEach = 4

// budget counts the code generated for a module: instructions and their operands. With long
// vectors, arrays and wide integers, a single IR instruction can expand to hundreds.
type budget struct {
	meter *source.Meter
	max   int
}

func newBudget(ctx context.Context, opts *Options) budget {
	most := opts.MaxCode
	if most == 0 {
		most = DefaultMaxCode
	}
	return budget{max: most, meter: source.NewMeter(ctx, source.Limit{Stage: "the code generator",
		Unit: "instructions and operands", Max: int64(most), Option: "lower.Options.MaxCode"})}
}

// allow raises the limit of a meter by the share of a function's instructions.
func (b *budget) allow(f *ir.Func, meter *source.Meter) {
	n := 0
	for _, block := range f.Blocks {
		for in := block.First(); in != nil; in = in.Next() {
			n += 1 + in.NumOps()
		}
	}
	meter.Allow(codeForEach * n)
}

// stopped reports too much code as an error in diags, if that is why f was not compiled; the error
// names what needed it (over), else the function. It returns any other error that ended the
// compilation.
func (b *budget) stopped(f *ir.Func, over *build.Overrun, diags *source.List) error {
	err := b.meter.Err()
	var limit *source.Limit
	if !errors.As(err, &limit) {
		return err
	}
	span, with := f.Span, "`@"+f.Name()+"`"
	if over.What != "" {
		span, with = over.Span, over.What
	}
	diags.Add(source.Diagnostic{Severity: source.Error, Code: isel.CodeLimit, Span: span,
		Message: fmt.Sprintf("with %s the code of the module has more than %d instructions and "+
			"operands, the limit of the code generator (MaxCode)", with, limit.Max),
		Notes: []string{fmt.Sprintf("-max-code=N raises the limit, which is N, now %d, and %d "+
			"for each instruction and operand of the functions so far", b.max, codeForEach)}})
	return nil
}
