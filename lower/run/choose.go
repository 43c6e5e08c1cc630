package run

import (
	"fmt"
	"sort"
	"strings"

	"statepoint/stackmap/collect"
)

// Collectors are the names of the collectors; the first is the default.
func Collectors() []string { return collect.Names() }

// staying are the functions, by name, whose strategies expect objects not to move.
func (s *Surface) staying() []*Function {
	var all []*Function
	for _, f := range s.Funcs {
		if f.Stays {
			all = append(all, f)
		}
	}
	sort.Slice(all, func(i, j int) bool { return all[i].Name < all[j].Name })
	return all
}

// Collector is the name of the program's collector.
func (p *Program) Collector() string { return p.heap.collector.Name() }

// DefaultCollector is the collector of a run that names none: the first, or the first that moves
// nothing if a function's strategy expects objects not to move.
func (s *Surface) DefaultCollector() string {
	if s != nil && len(s.staying()) > 0 {
		return collect.Staying()[0]
	}
	return Collectors()[0]
}

// Collectors are the names of the collectors that can run the program.
func (s *Surface) Collectors() []string {
	if s != nil && len(s.staying()) > 0 {
		return collect.Staying()
	}
	return Collectors()
}

// chooseCollector returns the kind of the collector of a run. A collector that moves objects
// refuses a program with a function whose strategy expects them not to move.
func (o *Options) chooseCollector() (*collect.Kind, error) {
	kind := o.Own
	staying := o.Surface.staying()
	if kind == nil && o.Collector == "" {
		name := o.Surface.DefaultCollector()
		if len(staying) > 0 {
			o.chosen = fmt.Sprintf("the collector is %s, which moves nothing: the strategy gc %q "+
				"of @%s expects objects to stay", name, staying[0].Strategy, staying[0].Name)
		}
		return collect.Find(name), nil
	}
	if kind == nil {
		if kind = collect.Find(o.Collector); kind == nil {
			return nil, fmt.Errorf("unknown collector %q; there are %s", o.Collector,
				strings.Join(Collectors(), ", "))
		}
	}
	if len(staying) == 0 || !kind.Moves {
		return kind, nil
	}
	advice := "collectors that move nothing: " + strings.Join(collect.Staying(), ", ")
	if o.Advice.Collector != "" {
		advice = o.Advice.Collector
	}
	return nil,
		fmt.Errorf("collector %s moves objects, and the strategy gc %q of @%s expects them "+
			"to stay (%s)", kind.Name, staying[0].Strategy, staying[0].Name, advice)
}
