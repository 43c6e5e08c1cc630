package instrument

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/options"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
)

// Dumps says what to print before and after passes, or other steps that change a module, and prints
// it in the form of LLVM 22. LLVM runs adjacent function passes on one function before the next;
// here each pass runs on all functions, so their dumps come in a different order.
type Dumps struct {
	// W receives the dumps.
	W io.Writer
	// BeforeAll and AfterAll request dumps of every pass, Before and After those of the named
	// passes: -print-before-all and related options.
	BeforeAll, AfterAll bool
	Before, After       []string
	// Changed prints the IR after passes that change it, Quiet without a line for the others:
	// -print-changed, -print-changed=quiet.
	Changed, Quiet bool
	// Only names the functions to print.
	Only Only
	// ModuleScope prints the whole module instead of a function: -print-module-scope.
	ModuleScope bool
	// Running prints a line before each pass: -debug-pass-manager.
	Running bool

	begun bool
	was   map[string]string // for Changed: texts before the pass, by Unit.On
}

// Unit is the module or function that a pass runs on.
type Unit struct {
	// Pass is the name in options, Shown the one in banners.
	Pass, Shown string
	// On is "[module]", or the function's name without its sigil.
	On string
	// Mark begins the banner's line: the comment mark of Text.
	Mark string
	// Text returns the text.
	Text func() string

	size string // of a function, in the line of Dumps.Running
}

// Any reports whether anything is printed.
func (d *Dumps) Any() bool {
	return d.BeforeAll || d.AfterAll || d.Changed || d.Running || len(d.Before)+len(d.After) > 0
}

// Enter prints the dump of a unit before a pass, if requested.
func (d *Dumps) Enter(u Unit) {
	if d.BeforeAll || slices.Contains(d.Before, u.Pass) {
		d.print(u.Mark, "Before", u)
	}
	if d.Changed {
		if d.was == nil {
			d.was = map[string]string{}
		}
		d.was[u.On] = u.Text()
	}
}

// Leave prints the dump of a unit after a pass, if requested.
func (d *Dumps) Leave(u Unit) {
	if d.AfterAll || slices.Contains(d.After, u.Pass) {
		d.print(u.Mark, "After", u)
	}
	if !d.Changed {
		return
	}
	was, now := d.was[u.On], u.Text()
	delete(d.was, u.On)
	switch {
	case was != now:
		d.print("", "After", u)
	case !d.Quiet:
		fmt.Fprintf(d.W, "*** IR Dump After %s on %s omitted because no change ***\n", u.Shown,
			u.On)
	}
}

func (d *Dumps) print(mark, when string, u Unit) {
	fmt.Fprintf(d.W, "%s*** IR Dump %s %s on %s ***\n%s", mark, when, u.Shown, u.On, u.Text())
}

// Begin prints the input of the first pass, once, if changes are printed.
func (d *Dumps) Begin(m *ir.Module) {
	if d.Changed && !d.Quiet && !d.begun {
		fmt.Fprintf(d.W, "*** IR Dump At Start ***\n%s", d.moduleText(m))
	}
	d.begun = true
}

// Watch makes a pipeline print dumps as it runs, in addition to other hooks. As in LLVM 22,
// verifiers have dumps only if they are named.
func (d *Dumps) Watch(p *passes.Pipeline) {
	if !d.Any() {
		return
	}
	next := p.After
	p.Before = func(pass *pass.Pass, m *ir.Module) {
		d.Begin(m)
		if d.Running {
			d.eachUnit(pass, m, d.run)
		}
		if !d.ignores(pass) {
			d.eachUnit(pass, m, d.Enter)
		}
	}
	p.After = func(pass *pass.Pass, m *ir.Module, why *pass.Explanation) error {
		if !d.ignores(pass) {
			d.eachUnit(pass, m, d.Leave)
		} else if d.Changed && !d.Quiet {
			fmt.Fprintf(d.W, "*** IR Pass %s on %s ignored ***\n", shown(pass.Name), onModule)
		}
		if next != nil {
			return next(pass, m, why)
		}
		return nil
	}
}

func (d *Dumps) ignores(p *pass.Pass) bool {
	return p.Name == options.Verify && !slices.Contains(d.Before, p.Name) &&
		!slices.Contains(d.After, p.Name)
}

func (d *Dumps) run(u Unit) {
	fmt.Fprintf(d.W, "Running pass: %s on %s%s\n", u.Shown, u.On, u.size)
}

// End says that opt itself runs a pass after those of the pipeline: the verifier, or the printer
// of the output.
func (d *Dumps) End(m *ir.Module, shown string) {
	d.Begin(m)
	if d.Running {
		d.run(Unit{Shown: shown, On: onModule})
	}
	if d.Changed && !d.Quiet {
		fmt.Fprintf(d.W, "*** IR Pass %s on %s ignored ***\n", shown, onModule)
	}
}

// onModule is the name of a module in banners.
const onModule = "[module]"

// eachUnit visits the units of a pass: each function with a body, or the module.
func (d *Dumps) eachUnit(p *pass.Pass, m *ir.Module, visit func(Unit)) {
	u := Unit{Pass: p.Name, Shown: shown(p.Name), Mark: "; "}
	if !p.Function {
		u.On, u.Text = onModule, func() string { return d.moduleText(m) }
		visit(u)
		return
	}
	for _, f := range m.Definitions() {
		if !d.Only.Keeps(f) {
			continue
		}
		u.On, u.Text = f.Name(), func() string { return printer.Func(f) }
		if d.ModuleScope {
			u.Text = func() string { return d.moduleText(m) }
		}
		count := 0
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				count++
			}
		}
		u.size = " (" + source.Count(count, "instruction") + ")"
		visit(u)
	}
}

func (d *Dumps) moduleText(m *ir.Module) string {
	var text strings.Builder
	only := d.Only
	if d.ModuleScope {
		only = nil
	}
	only.WriteModule(&text, m, &printer.Options{ModuleID: m.Name})
	return text.String()
}

// classes are the names of LLVM's passes in banners.
var classes = map[string]string{
	options.Mem2Reg:            "PromotePass",
	options.SROA:               "SROAPass",
	options.PlaceSafepoints:    "PlaceSafepointsPass",
	options.RewriteStatepoints: "RewriteStatepointsForGC",
	options.StripRelocates:     "StripGCRelocates",
	options.LowerGC:            "GCLoweringPass",
	options.LowerShadowStack:   "ShadowStackGCLoweringPass",
	options.Verify:             "VerifierPass",
	options.VerifySafepoints:   "SafepointIRVerifierPass",
	"print":                    "PrintModulePass",
	"instnamer":                "InstructionNamerPass",
	"always-inline":            "AlwaysInlinerPass",
}

func shown(name string) string {
	if class := classes[name]; class != "" {
		return class
	}
	return strings.TrimSpace(name)
}
