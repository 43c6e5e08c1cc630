package cli

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"statepoint/core/instrument"
	"statepoint/core/ir"
	"statepoint/core/passes"
	"statepoint/core/source"
	"statepoint/lower"
	"statepoint/stackmap"
)

// watchOptions are LLVM's options for observing passes.
var watchOptions = []string{"print-after", "print-after-all", "print-before", "print-before-all",
	"print-changed", "stats", "time-passes", "filter-print-funcs", "print-module-scope"}

// watched holds the values of watchOptions.
type watched struct {
	dumps instrument.Dumps
	stats *instrument.Stats
	times *instrument.Times
}

// watched reads watchOptions. steps are the names of the steps that can be dumped.
func (c *cli) watched(o *flags, steps []string) (*watched, error) {
	w := &watched{dumps: instrument.Dumps{W: c.stderr, BeforeAll: o.On("print-before-all"),
		AfterAll: o.On("print-after-all"), ModuleScope: o.On("print-module-scope"),
		Running: o.Has("debug-pass-manager")}}
	for _, names := range o.Values("filter-print-funcs") {
		w.dumps.Only = append(w.dumps.Only, strings.Split(names, ",")...)
	}
	switch how := o.Value("print-changed"); how {
	case "", "true", "quiet":
		w.dumps.Changed, w.dumps.Quiet = how != "", how == "quiet"
	default:
		return nil, fmt.Errorf("the only value of -print-changed is quiet, not %q", how)
	}
	for option, to := range map[string]*[]string{"print-before": &w.dumps.Before,
		"print-after": &w.dumps.After} {
		for _, name := range strings.Split(strings.Join(o.Values(option), ","), ",") {
			switch {
			case name == "":
			case slices.Contains(steps, name):
				*to = append(*to, name)
			default:
				err := fmt.Errorf("-%s=%s: nothing with this name runs; the names are "+
					"%s", option, name,
					strings.Join(steps, ", "))
				if near := source.Nearest(name, steps); near != "" {
					err = fmt.Errorf("%w; did you mean %q?", err, near)
				}
				return nil, err
			}
		}
	}
	if o.On("stats") {
		w.stats = &instrument.Stats{}
	}
	if o.On("time-passes") {
		w.times = &instrument.Times{}
	}
	return w, nil
}

// passNames are the names of all passes, without parameters.
func passNames() (names []string) {
	for _, p := range allPasses() {
		names = append(names, p.Name)
	}
	return names
}

// pipeline watches a pipeline.
func (w *watched) pipeline(p *passes.Pipeline) {
	w.dumps.Watch(p)
	if w.stats != nil {
		w.stats.Watch(p)
	}
	if w.times != nil {
		w.times.Watch(p)
	}
}

// lowering watches the steps of code generation of a module.
func (w *watched) lowering(m *ir.Module, opts *lower.Options) {
	if !w.dumps.Any() && w.times == nil {
		return
	}
	unit := func(s lower.Step) instrument.Unit {
		u := instrument.Unit{Pass: s.Name, Shown: s.Name, On: s.Func.Name(), Mark: "; ",
			Text: s.Text}
		if s.Form == lower.MachineForm {
			u.Mark = "# "
		}
		return u
	}
	opts.Before = func(s lower.Step) {
		w.dumps.Begin(m)
		if s.Changes && w.dumps.Any() {
			w.dumps.Enter(unit(s))
		}
		w.times.Begin()
	}
	opts.After = func(s lower.Step) {
		w.times.End(s.Name)
		if s.Changes && w.dumps.Any() {
			w.dumps.Leave(unit(s))
		}
	}
}

// countCode counts what was compiled.
func (w *watched) countCode(result *lower.Result) {
	if w.stats == nil {
		return
	}
	bytes := 0
	for i := range result.Funcs {
		bytes += int(result.Funcs[i].Size)
	}
	w.stats.Add("emit", "Number of functions compiled", len(result.Funcs))
	w.stats.Add("emit", "Number of bytes of code", bytes)
	statepoints, locations := 0, 0
	for i := range result.Map.Records {
		r := &result.Map.Records[i]
		if r.Form != stackmap.FormPlain {
			statepoints++
		}
		locations += len(r.Locations)
	}
	w.stats.Add("select", "Number of statepoint nodes encountered", statepoints)
	w.stats.Add("stackmaps", "Number of records", len(result.Map.Records))
	w.stats.Add("stackmaps", "Number of locations", locations)
	w.stats.Add("stackmaps", "Number of bytes", len(result.MapBytes()))
}

// print prints counts and times.
func (w *watched) print(to io.Writer) {
	if w.stats != nil {
		w.stats.Print(to)
	}
	if w.times != nil {
		w.times.Print(to)
	}
}
