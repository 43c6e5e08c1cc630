package cli

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
	"statepoint/core/passes/prepare"
	"statepoint/core/source"
	"statepoint/lower"
	"statepoint/lower/machine"
	"statepoint/lower/run"
	"statepoint/lower/run/layouts"
)

// runOptions are those of run, and of the passes it runs.
var runOptions = withPassOptions(
	"passes", "collector", "stress", "entry", "result", "trace", "trace-steps", "counts", "heap",
	"sanitize", "break", "seed", "table", "max-steps", "max-memory", "stubs",
	"max-registers-for-gc-values", "object", "barriers", "use-registers-for-deopt-values",
	"stackmap-version", "disable-verify", "max-code", "Werror", "Wno-",
)

// exitStatus ends the command with a status that is the program's own.
type exitStatus int

// Error says which status.
func (s exitStatus) Error() string { return fmt.Sprintf("exit status %d", int(s)) }

// run compiles a program and runs it in the emulator, under a collector that finds references
// through the stack map.
func (c *cli) run(args []string) error {
	var given []string
	if end := slices.Index(args, "--"); end >= 0 {
		args, given = args[:end], args[end+1:]
	}
	o, err := c.flags("", runOptions, args)
	if err != nil {
		return err
	}
	objects := len(o.Files) > 0 && isObject(o.Files[0])
	if len(o.Files) != 1 && !objects {
		return fmt.Errorf("run needs one file of LLVM IR, or - for standard input, or objects; " +
			"arguments of the program follow --")
	}
	opt, err := o.running()
	if err != nil {
		return err
	}
	out := bufio.NewWriter(c.stdout)
	defer out.Flush()
	opt.Out, opt.Err = out, beside{c.stderr, out}
	if o.On("trace") || o.On("trace-steps") {
		opt.Trace = &run.Trace{W: c.stderr, Steps: o.On("trace-steps")}
	}
	entry := "main"
	if o.Has("entry") {
		entry = strings.TrimPrefix(o.Value("entry"), "@")
	}
	if o.Has("break") && !o.Has("stress") { // without a collection, few mistakes are detected
		opt.Stress.Every = 1
	}
	if objects {
		return c.runObjects(o, opt, entry, given, out)
	}
	if o.Has("break") {
		return c.runBroken(o, opt, entry, given, out)
	}
	program, err := c.loadProgram(o, opt)
	if err != nil {
		return err
	}
	return c.runProgram(o, program, opt.Err, entry, given)
}

// beside is a program's standard error, which flushes its standard output first.
type beside struct {
	io.Writer
	out *bufio.Writer
}

// Write flushes standard output, then writes.
func (b beside) Write(p []byte) (int, error) {
	if err := b.out.Flush(); err != nil {
		return 0, err
	}
	return b.Writer.Write(p)
}

// Default limits of a run.
const (
	defaultSteps  = 1 << 30
	defaultMemory = 1 << 30
)

// running reads the options of running.
func (o *flags) running() (run.Options, error) {
	opt := run.Options{Collector: o.Value("collector"), Stubs: o.On("stubs"),
		Tables: o.On("table"), Judge: true, Sanitize: o.On("sanitize"), Seed: 1,
		Advice: run.Advice{Steps: "--max-steps raises it",
			Memory: "--max-memory raises it", Heap: "--heap makes it larger",
			Collector: "use --collector mark-sweep, refcount, incremental or concurrent",
			Objects:   "declare: --object '%s'",
			Arguments: "give them after --",
			Functions: "`statepoint help runtime` lists the functions that exist; --stubs makes " +
				"every other a safepoint"}}
	opt.Limits.Steps, opt.Limits.Memory = defaultSteps, defaultMemory
	if opt.Collector != "" && !slices.Contains(run.Collectors(), opt.Collector) {
		return opt, fmt.Errorf("-collector must be one of %s, not "+
			"%q", strings.Join(run.Collectors(), ", "),
			opt.Collector)
	}
	var err error
	if opt.Stress, err = run.ParseStress(o.Value("stress")); err != nil {
		return opt, err
	}
	if o.Has("seed") {
		if opt.Seed, err = strconv.ParseUint(o.Value("seed"), 0, 64); err != nil {
			return opt, fmt.Errorf("option -seed needs a number of up to 64 bits, such as 1, "+
				"not %q", o.Value("seed"))
		}
	}
	for _, text := range o.Values("object") {
		d, err := layouts.Parse(text)
		if err != nil {
			return opt, fmt.Errorf("-object: %w", err)
		}
		opt.Objects = append(opt.Objects, d)
	}
	switch by := o.Value("barriers"); by {
	case "", run.BarriersByEmulator:
	case run.BarriersByProgram:
		opt.NoBarrier = true
	default:
		return opt, fmt.Errorf("-barriers must be %s or %s, not %q", run.BarriersByEmulator,
			run.BarriersByProgram, by)
	}
	for name, to := range map[string]*uint64{"heap": &opt.HeapBytes,
		"max-steps": &opt.Limits.Steps, "max-memory": &opt.Limits.Memory} {
		if !o.Has(name) {
			continue
		}
		if *to, err = o.size(name); err != nil {
			return opt, err
		}
	}
	return opt, nil
}

// programPasses returns the passes for a program, and whether the command line names them.
func (o *flags) programPasses() (p *passes.Pipeline, asked bool, err error) {
	names, asked := o.Value("passes"), o.Has("passes")
	if !asked {
		names = defaultPasses
	}
	if p, err = passes.ParsePipeline(names, prepare.Pass); err != nil {
		return nil, asked, err
	}
	return p, asked, o.setPassOptions(&p.Options)
}

// program holds how a program is compiled: its lowering, and its passes from programPasses.
func (o *flags) program() (l lower.Options, p *passes.Pipeline, asked bool, err error) {
	if l, err = o.lowering(); err != nil {
		return l, nil, false, err
	}
	if p, asked, err = o.programPasses(); err == nil {
		l.Strategies = p.Options.Strategies
	}
	return l, p, asked, err
}

// loadProgram reads, rewrites and compiles a program, and loads it into the machine.
func (c *cli) loadProgram(o *flags, opt run.Options) (*run.Program, error) {
	lowering, pipeline, asked, err := o.program()
	if err != nil {
		return nil, err
	}
	m, text, err := c.load(o)
	if err != nil {
		return nil, err
	}
	opt.Surface = run.Describe(m, lowering.Strategies)
	describeAgain(pipeline, &opt.Surface)
	if err := c.runPasses(pipeline, m, text, asked); err != nil {
		return nil, err
	}
	opt.Surface = opt.Surface.Rewritten(m, lowering.Strategies)
	lowering.Detail, lowering.CodeOnly, lowering.Table = true, true, o.On("table")
	result, err := c.lowerAndRelease(m, lowering)
	if err != nil {
		return nil, err
	}
	opt.Code = &result.Module
	return run.Load(result.Object, opt)
}

// describeAgain lets a pipeline replace the description of a module after make-references, which
// makes another program of it.
func describeAgain(p *passes.Pipeline, surface **run.Surface) {
	p.After = func(done *pass.Pass, m *ir.Module, _ *pass.Explanation) error {
		if done.Name == options.MakeReferences {
			*surface = run.Describe(m, p.Options.Strategies)
		}
		return nil
	}
}

// runProgram calls the entry and reports the outcome.
func (c *cli) runProgram(o *flags, p *run.Program, stderr io.Writer, entry string,
	given []string) error {
	values, err := p.Arguments(entry, given)
	if err != nil {
		return err
	}
	if err := c.flush(); err != nil {
		return err
	}
	for _, doubt := range p.Doubts() {
		fmt.Fprintf(c.stderr, "statepoint: warning: %s\n", doubt)
	}
	all := p.Supplied()
	for i := range all {
		switch s := &all[i]; s.Part {
		case run.SuppliedVariable:
			fmt.Fprintf(c.stderr, "statepoint: warning: %s\n", s.Text)
		case run.SuppliedObjects, run.SuppliedCollector, run.SuppliedBarrier:
			fmt.Fprintf(c.stderr, "statepoint: assumed: %s\n", s.Text)
		}
	}
	err = p.Call(context.Background(), entry, values)
	for _, s := range p.Supplied() {
		if s.Part == run.SuppliedRoots {
			fmt.Fprintf(stderr, "statepoint: assumed: %s\n", s.Text)
		}
	}
	status := 0
	var exit *run.ErrExit
	switch {
	case errors.As(err, &exit):
		status, err = exit.Status, nil
	case err == nil:
		status = p.Status(entry)
		if o.On("result") {
			err = p.Print("result " + p.Result(entry) + "\n")
		}
	}
	if why, n := p.Skipped(), p.Counts(); why != "" {
		fmt.Fprintf(c.stderr, "statepoint: warning: the collector could not run at %d of %s: %s\n",
			n.Skipped, source.Count(n.Safepoints, "safepoint"), why)
	}
	if o.On("counts") {
		counts(c.stderr, p)
	}
	first, found := p.Findings()
	if first != nil {
		if blame := p.Blame(); blame != "" {
			fmt.Fprintf(stderr, "statepoint: %s\n", blame)
		}
		astray(stderr, first, found, o.On("sanitize"))
	}
	hidden := first == nil && !o.On("sanitize") && sanitized(stderr, p, err, entry, given)
	switch {
	case err != nil && (first != nil || hidden):
		c.printError(err)
		return exitStatus(unsoundStatus)
	case err != nil:
		return err
	case first != nil, hidden:
		return exitStatus(unsoundStatus)
	case status != 0:
		return exitStatus(status)
	}
	return nil
}

// sanitized runs a program that did not end, or whose map lists a derived pointer outside the
// object of its base, again with --sanitize, and reports whether that has a finding.
func sanitized(w io.Writer, p *run.Program, err error, entry string, given []string) bool {
	var trapped *run.Trapped
	endless := errors.As(err, &trapped) && trapped.Fault.Kind == machine.StepLimit &&
		p.Counts().Collections > 0
	strayed := p.Strayed()
	if !endless && strayed == "" {
		return false
	}
	f, whole := p.Sanitized(context.Background(), entry, given)
	switch {
	case f != nil:
		fmt.Fprintf(w, "statepoint: the program goes astray, as --sanitize finds: %s\n", f)
	case strayed != "" && !whole:
		fmt.Fprintf(w, "statepoint: warning: the map lists %s, which points outside the object of "+
			"that base; --sanitize checks whether it is computed from another object\n", strayed)
	}
	return f != nil
}

// astray reports the first finding of a run.
func astray(w io.Writer, first *run.Finding, found uint64, followed bool) {
	fmt.Fprintf(w, "statepoint: the program goes astray: %s\n", first)
	if found > 1 {
		fmt.Fprintf(w, "statepoint: %d more such steps follow in this run\n", found-1)
	}
	if !followed && first.Kind != run.ReadBeyond && first.Kind != run.WrittenBeyond &&
		first.Kind != run.Misbased {
		fmt.Fprintln(w, "statepoint: --sanitize says where the address was hidden")
	}
}

// counts reports the figures of a run.
func counts(w io.Writer, p *run.Program) {
	for _, row := range p.Counts().Rows() {
		fmt.Fprintf(w, "%s: %d\n", row.Name, row.N)
	}
	for _, s := range p.Supplied() {
		if s.Used {
			fmt.Fprintf(w, "supplied: %s\n", s.Text)
		}
	}
}
