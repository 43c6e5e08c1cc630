package lower

import (
	"errors"
	"fmt"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower/isel"
)

// DefaultMaxCode is Options.MaxCode where that is 0.
const DefaultMaxCode = 4 << 20

// codeForEach is how much code may be made for each instruction and operand of the module, beyond
// Options.MaxCode. Ordinary modules take one or two, and those with many statepoints less.
const codeForEach = 4

// beginWork begins to count the code that is made of the module: instructions and their operands. A
// short text can ask for hundreds with each of its instructions, by long vectors, arrays and wide
// integers.
func (c *Compiler) beginWork() {
	c.work = source.NewMeter(c.ctx, source.Limit{Stage: "the code generator",
		Unit: "instructions and operands", Max: int64(c.opts.maxCode()),
		Option: "lower.Options.MaxCode"})
}

// allow has a function raise the limit by the share of its instructions.
func (c *Compiler) allow(f *ir.Func) {
	n := 0
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			n += 1 + in.NumOps()
		}
	}
	c.work.Allow(codeForEach * n)
}

// stopped says why a function was not compiled, if that is because there is too much code: an error
// in the list, which names the part of the function that is too much, the function where part is
// "". What else ended the work is the result.
func (c *Compiler) stopped(f *ir.Func, part string) error {
	err := c.work.Err()
	var limit *source.Limit
	if !errors.As(err, &limit) {
		return err
	}
	span, with := f.Span, "`@"+f.Name()+"`"
	if over := &c.sel.Over; part != "" {
		with = part
	} else if over.What != "" {
		span, with = over.Span, over.What
	}
	c.diags.Add(source.Diagnostic{Severity: source.Error, Code: isel.CodeLimit, Span: span,
		Message: fmt.Sprintf("with %s the code of the module has more than %d instructions and "+
			"operands, the limit of the code generator (MaxCode)", with, limit.Max),
		Notes: []string{fmt.Sprintf("-max-code=N raises the limit, which is N, now %d, and %d "+
			"for each instruction and operand of the functions so far", c.opts.maxCode(),
			codeForEach)}})
	return nil
}

func (o *Options) maxCode() int {
	if o.MaxCode == 0 {
		return DefaultMaxCode
	}
	return o.MaxCode
}
