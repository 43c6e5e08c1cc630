package main

import (
	"statepoint/core/ir"
	"statepoint/core/options/cmdline"
)

// flags is the command line of a subcommand, with the meaning of the options that several have.
type flags struct{ *cmdline.Line }

// flags reads the command line of a subcommand that has the options of these names. tool is the
// tool of LLVM's that the subcommand stands for, "" if there is none.
func (c *cli) flags(tool string, names, args []string) (*flags, error) {
	line, err := cmdline.Parse(tool, names, args, c.stderr)
	if err != nil {
		return nil, err
	}
	return &flags{line}, nil
}

// retarget does what opt's -mtriple and -data-layout ask for, and gives a module of today's dialect
// that names its target the data layout of that target, as opt does.
func (o *flags) retarget(m *ir.Module) {
	if t := o.Value("mtriple"); t != "" {
		m.TargetTriple = ir.NormalTriple(t)
	}
	switch layout := o.Value("data-layout"); {
	case layout != "":
		m.DataLayout = layout
	case m.DataLayout == "" && m.Dialect.Opaque():
		m.DataLayout = ir.TargetLayout(m.TargetTriple)
	}
}
