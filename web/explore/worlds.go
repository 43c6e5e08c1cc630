package explore

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"statepoint/core/convert"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes"
	"statepoint/lower"
	"statepoint/lower/code"
	"statepoint/lower/object"
	emulated "statepoint/lower/run"
	"statepoint/web/report"
	"statepoint/web/report/draw"
)

// world is a form that a program can have.
type world struct {
	title, name, about string
	// strategy is what functions are given whose references are in SSA form, and those that declare
	// roots; "" leaves both as they are.
	strategy string
	// passes make the form.
	passes []string
}

// worlds are in the order of the view's columns: the oldest first.
var worlds = []world{
	{"Shadow stack", "a shadow stack",
		"A list that the program keeps of its roots; the collector walks it.", "shadow-stack", nil},
	{"gcroot and a map", "a map of roots",
		"Roots in slots of the frame; a table says which, by return address.", "gcmap", nil},
	{"Statepoints", "statepoints",
		"References where the compiler likes; the stack map says where, at each call.",
		"", []string{"place-safepoints", "rewrite-statepoints-for-gc"}},
}

// MaxWorldSteps bounds the steps of the run in each world.
const MaxWorldSteps = MaxRunSteps

// Worlds shows a program in each form. The call that is run is setup's, else the one of the
// program's first `; run:` line, else one that is made up. It knows LLVM's strategies and those of
// this program; the error says why there is nothing to compare.
func Worlds(ctx context.Context, req *report.Request, setup report.RunSetup) (*report.Worlds,
	error) {
	return start(ctx, req, nil).worlds(setup)
}

// worldsView draws Worlds.
func (r *run) worldsView(ask *report.ViewRequest) (*report.ViewAnswer, error) {
	setup := r.setup
	setup.Cases = cmp.Or(setup.Cases, ask.Cases)
	w, err := r.worlds(setup)
	if err != nil {
		return nil, err
	}
	return &report.ViewAnswer{Subject: ask.Subject, HTML: draw.Worlds(w)}, nil
}

// made is the program in one form.
type made struct {
	result  *lower.Result
	surface *emulated.Surface
	// links are the names of what the shadow stack adds to the module's data.
	links map[ir.ID]bool
}

func (r *run) worlds(setup report.RunSetup) (*report.Worlds, error) {
	if r.lowered == nil {
		return nil, errors.New("nothing to compare: " + r.notLowered())
	}
	if err := r.collected(); err != nil {
		return nil, err
	}
	out := &report.Worlds{Worlds: make([]report.World, len(worlds))}
	programs := make([]*made, len(worlds))
	for i := range worlds {
		w := &out.Worlds[i]
		w.Title, w.Name, w.About = worlds[i].title, worlds[i].name, worlds[i].about
		var err error
		if programs[i], err = r.make(&worlds[i]); err != nil {
			if r.ctx.Err() != nil {
				return nil, err
			}
			w.Trouble = err.Error()
			if d, ok := passes.AsDiagnostic(err); ok {
				w.Trouble = d.Message
			}
			continue
		}
		programs[i].measure(w)
	}
	r.rows(out, programs)
	r.runWorlds(out, programs, setup)
	out.Words = inWords(out)
	return out, nil
}

// collected is the error for a module without a function that has a collector.
func (r *run) collected() error {
	compiled := map[ir.ID]bool{}
	for i := range r.lowered.Funcs {
		compiled[r.lowered.Funcs[i].ID] = true
	}
	for _, f := range r.module.Funcs {
		if f.GC != "" && compiled[f.ID()] {
			return nil
		}
	}
	return errors.New("nothing to compare: no function has a strategy, as in " +
		"`gc \"statepoint-example\"`")
}

// make compiles the source in a form.
func (r *run) make(w *world) (*made, error) {
	q := newRun(r.ctx, r.req, r.strategies)
	m, list, ok := q.read(nil)
	if !ok || list.HasErrors() {
		return nil, errors.New("the source cannot be read")
	}
	q.setStrategy(m)
	surface := emulated.Describe(m, r.strategies)
	if err := r.writeBarriers(m); err != nil {
		return nil, err
	}
	names := w.passes
	inSSA, inRoots := false, false
	for _, f := range m.Funcs {
		s, err := r.strategies.Lookup(f.GC)
		if f.GC == "" || err != nil {
			continue
		}
		switch {
		case s.UsesStatepoints():
			inSSA = true
		case w.strategy == "":
			inRoots = true
		default:
			f.GC = w.strategy
		}
	}
	if inSSA && w.strategy != "" {
		names = []string{"place-safepoints", "references-to-gcroot<" + w.strategy + ">"}
	}
	if inRoots {
		// polls are for the functions that are in SSA form already
		if _, err := convert.Dialect(r.ctx, m, ir.LLVM15, nil); err != nil {
			return nil, err
		}
		names = []string{names[0], "gcroot-to-references", names[1]}
	}
	names = append(names[:len(names):len(names)], passes.RootLoweringPasses()...)
	pipeline, err := passes.NewPipeline(names...)
	if err != nil {
		return nil, err
	}
	for _, flag := range r.req.Options.PassFlags {
		name, value, _ := strings.Cut(strings.TrimLeft(flag, "-"), "=")
		if err := pipeline.Options.Set(name, value); err != nil {
			return nil, err
		}
	}
	pipeline.Options.Strategies = r.strategies
	needs := surface.Needs // of strategies that functions may have no more
	program := &made{links: map[ir.ID]bool{}, surface: surface}
	pipeline.After = func(_ *passes.Pass, _ *ir.Module, why *passes.Explanation) error {
		if why != nil {
			for i := range why.Frames {
				program.links[why.Frames[i].Map] = true
				program.links[why.Frames[i].Chain] = true
			}
		}
		return nil
	}
	if err := pipeline.Run(r.ctx, m); err != nil {
		return nil, err
	}
	program.surface = program.surface.Rewritten(m, r.strategies)
	program.surface.Needs = append(program.surface.Needs, needs...)
	program.result, err = lower.Compile(r.ctx, m, lower.Options{Strategies: r.strategies,
		LiveRoots: r.liveRoots, Detail: true,
		StackMapVersion: mapVersions[r.req.Options.MapVersion],
		MaxInstructions: MaxInstructions, MaxCode: MaxCode,
		MaxBytes: MaxObjectBytes})
	if err != nil {
		return nil, err
	}
	return program, nil
}

// writeBarriers writes the barriers that strategies of their own have, so that each form has them:
// how references are found is one thing, and what reads and stores of them cost another.
func (r *run) writeBarriers(m *ir.Module) error {
	for _, f := range m.Funcs {
		s, err := r.strategies.Lookup(f.GC)
		if f.GC == "" || err != nil {
			continue
		}
		_, reads := gc.As[gc.CustomReads](s)
		if _, writes := gc.As[gc.CustomWrites](s); !reads && !writes {
			continue
		}
		pipeline, err := passes.NewPipeline("gc-lowering")
		if err != nil {
			return err
		}
		pipeline.Options.Strategies = r.strategies
		return pipeline.Run(r.ctx, m)
	}
	return nil
}

// measure fills in how much a program takes.
func (p *made) measure(w *report.World) {
	for i := range p.result.Funcs {
		f := &p.result.Funcs[i]
		w.Code += uint64(f.Size)
		if isDynamic(f) {
			w.Dynamic++
		} else {
			w.Frames += uint64(f.Frame.Size)
		}
	}
	w.Map = uint64(len(p.result.StackMap.Bytes))
	for i := range p.result.Printed {
		for k := range p.result.Printed[i].Bytes {
			w.Map += uint64(ownBytes(p.result.Printed[i].Bytes[k].Annotation))
		}
	}
	for i := range p.result.Object.Symbols {
		if s := &p.result.Object.Symbols[i]; s.Prov != 0 && p.links[ir.ID(s.Prov)] {
			w.Map += s.Size
		}
	}
}

// isDynamic reports whether the size of a function's frame is known at run time only.
func isDynamic(f *code.Func) bool {
	return slices.ContainsFunc(f.CFI, func(c object.CFI) bool {
		return c.Op == object.DefCFARegister
	})
}

// rows fills in the functions that every world has.
func (r *run) rows(out *report.Worlds, programs []*made) {
	for i := range r.lowered.Funcs {
		f := &r.lowered.Funcs[i]
		row := report.WorldFunc{Symbol: f.Name, Name: r.inText(f.ID, f.Name), ID: uint32(f.ID),
			In: make([]report.WorldFigures, len(programs))}
		in := 0
		for k, p := range programs {
			if p == nil {
				continue
			}
			for j := range p.result.Funcs {
				f := &p.result.Funcs[j]
				if f.Name != row.Symbol {
					continue
				}
				row.In[k] = report.WorldFigures{Code: uint64(f.Size), Frame: uint64(f.Frame.Size),
					Dynamic: isDynamic(f)}
				in++
			}
		}
		if in > 0 {
			out.Functions = append(out.Functions, row)
		}
	}
}

// inText is a function's name as the text has it, in quotes or as a number where it is so there.
func (r *run) inText(id ir.ID, symbol string) string {
	for _, f := range r.module.Funcs {
		if f.ID() == id {
			if f.Name() == "" {
				return fmt.Sprint(f.Num())
			}
			return quotedName(f.Name())
		}
	}
	return symbol
}

// quotedName is a global name as it is written behind its @.
func quotedName(name string) string { return string(ir.AppendName(nil, '@', name)[1:]) }
