package main

import (
	"context"

	"statepoint/core/ir"
	"statepoint/core/passes"
	"statepoint/core/source"
)

// dialect is what --dialect=VERSION asks for, DialectUnknown if it was not given: the module is then left in the dialect it came in.
func (o *options) dialect() (ir.Dialect, error) {
	version, given := o.values["dialect"]
	if !given {
		return ir.DialectUnknown, nil
	}
	return ir.ParseDialect(version)
}

// runPassesIn runs a pipeline on a module that --dialect may want in another dialect. It is converted before the passes, so that they work on the
// pointers asked for, and again after them, since they write statepoints in the form of today.
func (c *cli) runPassesIn(o *options, p *passes.Pipeline, m *ir.Module, text *source.Text, asked bool) error {
	to, err := o.dialect()
	if err != nil {
		return err
	}
	if to == ir.DialectUnknown {
		return c.runPasses(p, m, text, asked)
	}
	if err := c.convert(m, to); err != nil {
		return err
	}
	if err := c.runPasses(p, m, text, asked); err != nil {
		return err
	}
	return c.convert(m, to)
}

func (c *cli) convert(m *ir.Module, to ir.Dialect) error {
	list, err := passes.ConvertDialect(context.Background(), m, to, nil)
	if err != nil {
		return err
	}
	c.warn(list)
	return nil
}
