package worlds

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strings"

	"statepoint/core/convert"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
	"statepoint/core/passes/roots"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/lower"
	emulated "statepoint/lower/run"
	"statepoint/web/explore"
	"statepoint/web/explore/emulator"
	"statepoint/web/explore/session"
	"statepoint/web/report"
	"statepoint/web/report/draw"
)

// world is a form that a program can have.
type world struct {
	title, name, about string
	// strategy is given to functions with references in SSA form and to those that declare roots;
	// "" leaves both unchanged.
	strategy string
	// passes produce the form.
	passes []string
}

// worlds are in the order of the view's columns: the oldest first.
var worlds = []world{
	{"Shadow stack", "a shadow stack",
		"A linked list of roots that the program maintains; the collector walks " +
			"it.", "shadow-stack", nil},
	{"gcroot and a map", "a map of roots",
		"Roots are in slots of the frame; a table lists them by return address.", "gcmap", nil},
	{"Statepoints", "statepoints",
		"References are wherever the compiler puts them; the stack map gives their locations at " +
			"each call.",
		"", []string{options.PlaceSafepoints, options.RewriteStatepoints}},
}

// MaxWorldSteps bounds the steps of the run in each world.
const MaxWorldSteps = session.MaxRunSteps

// Compare compares a program's forms. It runs setup's call, else that of the program's first `;
// run:` line, else an invented one. It knows LLVM's strategies and those of this program; the error
// says why there is nothing to compare.
func Compare(ctx context.Context, req *report.Request, setup report.RunSetup) (*report.Worlds,
	error) {
	c := comparison{ctx: ctx, comp: emulator.Compile(ctx, req, nil), setup: setup}
	return c.worlds()
}

// View draws Worlds.
func View(ctx context.Context, r *explore.Compilation, setup report.RunSetup,
	ask *report.ViewRequest) (*report.ViewAnswer, error) {
	c := comparison{ctx: ctx, comp: r, setup: setup}
	c.setup.Cases = cmp.Or(c.setup.Cases, ask.Cases)
	w, err := c.worlds()
	if err != nil {
		return nil, err
	}
	return &report.ViewAnswer{Subject: ask.Subject, HTML: draw.Worlds(w)}, nil
}

// comparison is a program compiled in each form and run.
type comparison struct {
	ctx   context.Context
	comp  *explore.Compilation // of the original program
	setup report.RunSetup      // the call that is run
	out   *report.Worlds
}

// made is the program compiled in one form.
type made struct {
	result  *lower.Result
	surface *emulated.Surface
	// links are the names of the data that the shadow stack adds to the module.
	links map[provenance.ID]bool
}

func (c *comparison) worlds() (*report.Worlds, error) {
	if c.comp.Lowered() == nil {
		return nil, errors.New("nothing to compare: " + c.comp.NotLowered())
	}
	if err := c.collected(); err != nil {
		return nil, err
	}
	c.out = &report.Worlds{Worlds: make([]report.World, len(worlds))}
	rows := c.rows()
	call := c.chosenCall()
	for i := range worlds {
		w := &c.out.Worlds[i]
		w.Title, w.Name, w.About = worlds[i].title, worlds[i].name, worlds[i].about
		program, err := c.inForm(&worlds[i]) // one at a time: each may take hundreds of megabytes
		if err != nil {
			if c.ctx.Err() != nil {
				return nil, err
			}
			w.Trouble = inOneSentence(err)
			continue
		}
		program.measure(w)
		of := rows.fill(i, program)
		if call.Entry == "" {
			continue
		}
		t := tally{of: of}
		if err := t.run(c.ctx, program, call, w); err != nil {
			w.Stopped = err.Error()
		}
	}
	c.out.Functions = rows.inAny()
	c.out.Words = inWords(c.out)
	return c.out, nil
}

// inOneSentence returns an error's message without the lines of source text.
func inOneSentence(err error) string {
	var list *source.List
	if d, ok := pass.AsDiagnostic(err); ok {
		return d.Message
	} else if !errors.As(err, &list) {
		return err.Error()
	}
	for i := range list.Items {
		if list.Items[i].Severity == source.Error {
			return list.Items[i].Message
		}
	}
	return err.Error()
}

// collected is the error for a module without a function that has a collector.
func (c *comparison) collected() error {
	compiled := map[provenance.ID]bool{}
	for i := range c.comp.Lowered().Funcs {
		compiled[c.comp.Lowered().Funcs[i].ID] = true
	}
	for _, f := range c.comp.Module().Funcs {
		if f.GC != "" && compiled[f.ID()] {
			return nil
		}
	}
	return errors.New("nothing to compare: no function has a strategy, as in " +
		"`gc \"statepoint-example\"`")
}

// inForm compiles the source in one form.
func (c *comparison) inForm(w *world) (*made, error) {
	m, err := c.comp.ReadAgain(c.ctx)
	if err != nil {
		return nil, err
	}
	surface := emulated.Describe(m, c.comp.Strategies())
	if err := c.writeBarriers(m); err != nil {
		return nil, err
	}
	names := w.passes
	inSSA, inRoots := false, false
	for _, f := range m.Funcs {
		s, err := c.comp.Strategies().Lookup(f.GC)
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
		names = []string{options.PlaceSafepoints,
			options.ReferencesToRoots + "<" + w.strategy + ">"}
	}
	if inRoots {
		// polls are for the functions that are in SSA form already
		if _, err := convert.Dialect(c.ctx, m, ir.LLVM15, nil); err != nil {
			return nil, err
		}
		names = []string{names[0], options.RootsToReferences, names[1]}
	}
	names = append(names[:len(names):len(names)], roots.LoweringPasses()...)
	pipeline, err := passes.NewPipeline(names...)
	if err != nil {
		return nil, err
	}
	for _, flag := range c.comp.Request().Options.PassFlags {
		name, value, _ := strings.Cut(strings.TrimLeft(flag, "-"), "=")
		if err := pipeline.Options.Set(name, value); err != nil {
			return nil, err
		}
	}
	pipeline.Options.Strategies = c.comp.Strategies()
	needs := surface.Needs // of strategies that functions may no longer have
	program := &made{links: map[provenance.ID]bool{}, surface: surface}
	pipeline.After = func(_ *pass.Pass, _ *ir.Module, why *pass.Explanation) error {
		if why != nil {
			for i := range why.Frames {
				program.links[why.Frames[i].Map] = true
				program.links[why.Frames[i].Chain] = true
			}
		}
		return nil
	}
	if _, err := pipeline.Run(c.ctx, m); err != nil {
		return nil, err
	}
	program.surface = program.surface.Rewritten(m, c.comp.Strategies())
	program.surface.Needs = append(program.surface.Needs, needs...)
	program.result, err = lower.Compile(c.ctx, m, lower.Options{Strategies: c.comp.Strategies(),
		LiveRoots: c.comp.LiveRoots(), Detail: true,
		StackMapVersion: explore.MapVersions[c.comp.Request().Options.MapVersion],
		MaxInstructions: explore.MaxInstructions, MaxCode: explore.MaxCode,
		MaxBytes: explore.MaxObjectBytes})
	if err != nil {
		return nil, err
	}
	return program, nil
}

// writeBarriers writes out the barriers of custom strategies, so that each form has them: the
// comparison is about finding references, not about the cost of loads and stores.
func (c *comparison) writeBarriers(m *ir.Module) error {
	for _, f := range m.Funcs {
		s, err := c.comp.Strategies().Lookup(f.GC)
		if f.GC == "" || err != nil {
			continue
		}
		_, reads := gc.As[gc.CustomReads](s)
		if _, writes := gc.As[gc.CustomWrites](s); !reads && !writes {
			continue
		}
		pipeline, err := passes.NewPipeline(options.Barriers, options.LowerGC)
		if err != nil {
			return err
		}
		pipeline.Options.Strategies = c.comp.Strategies()
		_, err = pipeline.Run(c.ctx, m)
		return err
	}
	return nil
}

// measure fills in the costs of a program.
func (p *made) measure(w *report.World) {
	for i := range p.result.Funcs {
		f := &p.result.Funcs[i]
		w.Code += uint64(f.Size)
		if f.Frame.Dynamic {
			w.Dynamic++
		} else {
			w.Frames += uint64(f.Frame.Size)
		}
	}
	w.Map = uint64(len(p.result.MapBytes()))
	for i := range p.result.Printed {
		for k := range p.result.Printed[i].Bytes {
			w.Map += uint64(explore.OwnBytes(p.result.Printed[i].Bytes[k].Contents))
		}
	}
	for i := range p.result.Object.Symbols {
		if s := &p.result.Object.Symbols[i]; s.Prov != 0 && p.links[provenance.ID(s.Prov)] {
			w.Map += s.Size
		}
	}
}

// worldRows are the figures of functions in the worlds.
type worldRows struct {
	list []report.WorldFunc
	// in says which functions some world has.
	in []bool
	// at is the index of a function in list, by its symbol.
	at map[string]int
}

// rows are the rows of all functions that have code, without figures.
func (c *comparison) rows() *worldRows {
	named := make(map[provenance.ID]string, len(c.comp.Module().Funcs))
	for _, f := range c.comp.Module().Funcs {
		named[f.ID()] = inText(f)
	}
	n := len(c.comp.Lowered().Funcs)
	r := &worldRows{make([]report.WorldFunc, n), make([]bool, n), make(map[string]int, n)}
	for i := range c.comp.Lowered().Funcs {
		f := &c.comp.Lowered().Funcs[i]
		r.list[i] = report.WorldFunc{Symbol: f.Name, Name: cmp.Or(named[f.ID], f.Name),
			ID: uint32(f.ID), In: make([]report.WorldFigures, len(worlds))}
		r.at[f.Name] = i
	}
	return r
}

// fill fills in the costs of functions in a world, and returns their figures by symbol.
func (r *worldRows) fill(world int, p *made) map[string]*report.WorldFigures {
	of := make(map[string]*report.WorldFigures, len(r.list))
	for i := range p.result.Funcs {
		f := &p.result.Funcs[i]
		at, ok := r.at[f.Name]
		if !ok {
			continue
		}
		r.in[at] = true
		figures := &r.list[at].In[world]
		*figures = report.WorldFigures{Code: uint64(f.Size), Frame: uint64(f.Frame.Size),
			Dynamic: f.Frame.Dynamic}
		of[f.Name] = figures
	}
	return of
}

// inAny returns the rows of the functions that any world has.
func (r *worldRows) inAny() (list []report.WorldFunc) {
	for i := range r.list {
		if r.in[i] {
			list = append(list, r.list[i])
		}
	}
	return list
}

// inText is a function's name as in the text, including quoted and numbered names.
func inText(f *ir.Func) string {
	if f.Name() == "" {
		return fmt.Sprint(f.Num())
	}
	return quotedName(f.Name())
}

// quotedName is a global name as written after its @.
func quotedName(name string) string { return string(ir.AppendName(nil, '@', name)[1:]) }
