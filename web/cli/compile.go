package cli

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"statepoint/core/instrument"
	"statepoint/core/ir"
	"statepoint/core/passes"
	"statepoint/core/passes/prepare"
	"statepoint/core/source"
	"statepoint/lower"
	"statepoint/stackmap"
	"statepoint/stackmap/rootmap"
)

// compileOptions are the options of compile and of its passes.
var compileOptions = withPassOptions(
	"o", "passes", "stackmap-version", "stackmap-retain", "stackmap-writable", "dialect",
	"explain", "table",
	"max-registers-for-gc-values", "use-registers-for-deopt-values", "function-sections",
	"data-sections", "json", "max-code", "j", "Werror", "Wno-",
)

// defaultPasses are the passes of compile without --passes.
const defaultPasses = "place-safepoints,rewrite-statepoints-for-gc"

// compile compiles a source to an object with a stack map.
func (c *cli) compile(args []string) error {
	o, err := c.flags("", compileOptions, args)
	if err != nil {
		return err
	}
	if len(o.Files) != 1 {
		return fmt.Errorf("compile needs one file of LLVM IR, or - for standard input")
	}
	names, asked := o.Value("passes"), o.Has("passes")
	if !asked {
		names = defaultPasses
	}
	pipeline, err := passes.ParsePipeline(names, prepare.Pass)
	if err != nil {
		return err
	}
	if err := o.setPassOptions(&pipeline.Options); err != nil {
		return err
	}
	lowering, err := o.lowering()
	if err != nil {
		return err
	}
	lowering.RetainMap = !o.Has("stackmap-retain") || o.On("stackmap-retain")
	lowering.Table, lowering.Strategies = o.On("table"), pipeline.Options.Strategies
	m, text, err := c.load(o)
	if err != nil {
		return err
	}
	result, err := c.passAndLower(o, pipeline, m, text, asked, lowering)
	if err != nil {
		return err
	}
	var strategies []string
	for _, f := range m.Funcs {
		if !slices.Contains(strategies, f.GC) {
			strategies = append(strategies, f.GC)
		}
	}
	c.sayNeeds(result.Object, strategies, lowering.Strategies)
	out, given := o.Value("o"), o.Has("o")
	if !given && o.Files[0] != "-" {
		out = strings.TrimSuffix(o.Files[0], ".ll") + ".o"
	}
	if err := notSource(out, o.Files[0]); err != nil {
		return err
	}
	if !o.On("json") {
		return c.streamOutput(out, result.Object)
	}
	if out == "" || out == "-" {
		return fmt.Errorf("--json writes to standard output, so the object needs a file: -o FILE.o")
	}
	if err := c.streamOutput(out, result.Object); err != nil {
		return err
	}
	var maps []*stackmap.Map
	if len(result.Map.Records) > 0 {
		maps = append(maps, result.Map)
	}
	return c.writeOutput("",
		mapsJSON(maps, "roots", json.RawMessage(rootmap.AppendJSON(nil, result.Roots))))
}

// passAndLower runs the passes and compiles the result. It compiles each function as soon as it is
// ready and then drops it, unless the whole module is needed after the passes: the rewritten IR of
// a large module takes several times the memory of its source.
func (c *cli) passAndLower(o *flags, p *passes.Pipeline, m *ir.Module, text *source.Text,
	asked bool, opts lower.Options) (*lower.Result, error) {
	converts := o.Has("dialect")
	if o.On("explain") || converts {
		if o.On("explain") {
			instrument.Explain(p, m, text, c.stderr)
		}
		if err := c.runPassesIn(o, p, m, text, asked); err != nil {
			return nil, err
		}
		return c.lowerModule(m, opts)
	}
	opts.Verified = !o.On("disable-verify")
	unit := lower.Begin(context.Background(), m, opts)
	if f := unit.Finisher(); f != nil {
		p.Workers, p.Finisher = opts.Workers, f
	}
	var done *ir.Func // released with the next one; the last one's memory is not needed
	p.Finished = func(f *ir.Func) error {
		if done != nil {
			done.Release()
		}
		done = f
		return unit.Function(f)
	}
	if err := c.runPasses(p, m, text, asked); err != nil {
		return nil, err
	}
	result, err := unit.Finish()
	if err != nil {
		return nil, err
	}
	c.warn(result.Warnings)
	return result, nil
}
