package cli

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/lower/run"
	"statepoint/web/explore/breaks"
)

// runBroken breaks a program on purpose, runs it, and explains the outcome on standard error; or it
// lists where the program can be broken.
func (c *cli) runBroken(o *flags, opt run.Options, entry string, given []string,
	out *bufio.Writer) error {
	subject, err := c.subject(o, opt)
	if err != nil {
		return err
	}
	if err := c.flush(); err != nil {
		return err
	}
	subject.Entry, subject.Arguments = entry, given
	ctx := context.Background()
	if kind, is := breakList(o); is {
		sites, err := subject.Sites(ctx)
		if err == nil {
			err = listSites(out, sites, kind)
		}
		if err == nil && kind == "" {
			fmt.Fprintf(out, "%s@F#N:rsp+0=ROLE,…      words of the frame at record N of @F; a "+
				"ROLE is base, derived, Direct or none\n", breaks.MapAs)
		}
		return err
	}
	if _, err := breaks.ParseKey(o.Value("break")); err != nil {
		return err
	}
	x, err := breaks.NewExaminer(ctx, subject)
	if err != nil {
		return err
	}
	site, err := breaks.Find(x.Sites, o.Value("break"))
	if err != nil {
		return err
	}
	if how, sound := x.Whole(); !sound {
		fmt.Fprintf(c.stderr, "statepoint: warning: the program is wrong even unbroken: it "+
			"%s\n", how)
	}
	why, err := x.Examine(ctx, site)
	if err != nil {
		return err
	}
	if why.Endless && !o.Has("max-steps") {
		subject.Run.Limits.Steps = why.End // more of the same adds nothing
	}
	err = c.runBuild(ctx, o, subject, site)
	if flushed := out.Flush(); err == nil {
		err = flushed
	}
	_, _ = io.WriteString(c.stderr, why.Text())
	return err
}

// subject is the program of a command line.
func (c *cli) subject(o *flags, opt run.Options) (*breaks.Subject, error) {
	lowering, pipeline, asked, err := o.program()
	if err != nil {
		return nil, err
	}
	lowering.Table = opt.Tables
	m, text, err := c.load(o)
	if err != nil {
		return nil, err
	}
	if err := c.runPasses(pipeline, m, text, asked); err != nil { // reports findings once
		return nil, err
	}
	again := func() (*ir.Module, *run.Surface, error) {
		m, _, err := irparse.Parse(context.Background(), source.NewText(text.Name, text.Data),
			&irparse.Options{Default: o.defaultDialect()})
		if err != nil {
			return nil, nil, err
		}
		surface := run.Describe(m, lowering.Strategies)
		describeAgain(pipeline, &surface)
		_, err = pipeline.Run(context.Background(), m)
		return m, surface.Rewritten(m, lowering.Strategies), err
	}
	return &breaks.Subject{Module: again, Lower: lowering, Run: opt,
		MaxSteps: min(opt.Limits.Steps, breaks.DefaultMaxSteps)}, nil
}

// runBuild runs the broken program like any other. One that cannot be compiled or loaded prints
// nothing; the explanation says why.
func (c *cli) runBuild(ctx context.Context, o *flags, subject *breaks.Subject,
	site *breaks.Site) error {
	b, _, err := subject.Build(ctx, site)
	if err != nil {
		if errors.Is(err, breaks.ErrRefused) {
			return exitStatus(1)
		}
		return err
	}
	program, err := run.Load(b.Result.Object, b.Options(subject.Run, site))
	if err != nil {
		return err
	}
	return c.runProgram(o, program, subject.Run.Err, subject.Entry, subject.Arguments)
}
