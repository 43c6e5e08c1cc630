package passes

import (
	"fmt"
	"slices"
	"strings"

	"statepoint/core/options"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
)

// find returns the pass with a name, in a pass manager of a level. A program's own pass takes
// precedence over one in Passes, and the pass for the level over another of the same name.
func (p *Pipeline) find(name string, level int) *pass.Pass {
	for i := range p.own {
		if p.own[i].Name == name && p.own[i].Function == (level > 0) {
			return &p.own[i]
		}
	}
	for _, list := range [][]pass.Pass{p.own, Passes()} {
		for i := range list {
			if list[i].Name == name {
				return &list[i]
			}
		}
	}
	return nil
}

// names are the names of all known passes.
func (p *Pipeline) names() (names []string) {
	for _, list := range [][]pass.Pass{Passes(), p.own} {
		for i := range list {
			names = append(names, list[i].Name)
		}
	}
	return names
}

// ParsePipeline reads the text of LLVM's -passes= option: names separated by commas, which may be
// nested in module(…), cgscc(…) and function(…). The error names an unknown pass, and the nearest
// known one. The text may also name a program's own passes.
func ParsePipeline(text string, own ...pass.Pass) (*Pipeline, error) {
	p := &Pipeline{Options: pass.DefaultOptions(), own: own}
	list, rest, err := p.parse(text, 0, 0)
	p.Text = list
	if err != nil {
		return nil, err
	}
	if rest != "" {
		return nil, fmt.Errorf("invalid pipeline %q: unexpected %q", text, rest)
	}
	return p, nil
}

// maxNesting bounds the nesting of module(function(…)), of which only three levels are useful.
const maxNesting = 32

// levels are the pass managers that nest, each in itself and those before.
var levels = []string{"module", "cgscc", "function"}

// functionParameters are those of function<…>, which do not change what passes do.
var functionParameters = source.WordSet("eager-inv no-rerun")

// levelOf reads the name of a pass manager that has nested passes.
func levelOf(name string) (level int, ok bool) {
	if base, parameters, found := cutParameter(name); found && base == "function" {
		for _, p := range strings.Split(parameters, ";") {
			if p != "" && !functionParameters.Has(p) {
				return 0, false
			}
		}
		name = base
	}
	level = slices.Index(levels, name)
	return level, level >= 0
}

// parse reads a list in a pass manager up to its end or an unmatched ")", and returns the list as
// Pipeline.Text has it and what follows.
func (p *Pipeline) parse(text string, level, depth int) (list, rest string, err error) {
	if depth > maxNesting {
		return "", "", fmt.Errorf("invalid pipeline: nested deeper than %d levels", maxNesting)
	}
	written := listing{level: level}
	for {
		text = strings.TrimSpace(text)
		end := 0
		angle := 0
		for end < len(text) && (angle > 0 || strings.IndexByte(",()", text[end]) < 0) {
			switch text[end] {
			case '<':
				angle++
			case '>':
				angle--
			}
			end++
		}
		name := strings.TrimSpace(text[:end])
		text = text[end:]
		switch {
		case name == "" && (text == "" || text[0] == ')'):
		case strings.HasPrefix(text, "("):
			inner, ok := levelOf(name)
			if !ok {
				return "", "", fmt.Errorf("invalid pipeline: %q takes no nested passes", name)
			}
			if inner < level {
				return "", "", fmt.Errorf("invalid pipeline: %q cannot be inside %s(…)", name,
					levels[level])
			}
			var nested string
			if nested, text, err = p.parse(text[1:], inner, depth+1); err != nil {
				return "", "", err
			}
			if !strings.HasPrefix(text, ")") {
				return "", "", fmt.Errorf("invalid pipeline: %q is not closed", name+"(")
			}
			text = text[1:]
			if inner > level {
				nested = name + "(" + nested + ")"
			}
			written.add(nested, false)
		default:
			added, err := p.add(name, level)
			if err != nil {
				return "", "", err
			}
			if written.bare && added != nil && !added.Function && name != options.Verify &&
				p.Mixed == "" {
				p.Mixed = name
			}
			if added != nil && added.Default != "" && strings.TrimSuffix(name, "<>") == added.Name {
				name = added.Name + "<" + added.Default + ">"
			}
			written.add(name, added != nil && added.Function)
		}
		text = strings.TrimSpace(text)
		if !strings.HasPrefix(text, ",") {
			return written.close(depth == 0), text, nil
		}
		text = text[1:]
	}
}

// listing writes the list of one pass manager. In one of modules each function pass has its own
// function(…), unless all passes of the text are such.
type listing struct {
	level int
	items []string
	// bare is set if the first pass is a function pass without function(…), alone as long as no
	// other kind follows.
	bare, alone bool
}

func (l *listing) add(text string, function bool) {
	if text == "" {
		return
	}
	wrap := function && l.level == 0
	if len(l.items) == 0 {
		l.bare, l.alone = wrap, wrap
	}
	l.alone = l.alone && wrap
	if wrap {
		text = "function(" + text + ")"
	}
	l.items = append(l.items, text)
}

// close ends the list.
func (l *listing) close(outermost bool) string {
	text := strings.Join(l.items, ",")
	if outermost && l.alone {
		text = strings.ReplaceAll(text, "),function(", ",")
	}
	return text
}

// changesNothing reports whether a name is that of an LLVM pass that only runs or invalidates an
// analysis, or does nothing.
func changesNothing(name string, level int) bool {
	inside := strings.HasSuffix(name, ">")
	none, ok := strings.CutPrefix(name, "no-op-")
	return inside && (strings.HasPrefix(name, "require<") ||
		strings.HasPrefix(name, "invalidate<")) || ok && slices.Index(levels, none) >= level
}

// cutParameter splits name<parameter>.
func cutParameter(text string) (name, parameter string, ok bool) {
	text, ok = strings.CutSuffix(text, ">")
	name, parameter, found := strings.Cut(text, "<")
	return name, parameter, ok && found
}

// add adds the pass with a name, in a pass manager of a level. It returns nil for one that changes
// nothing.
func (p *Pipeline) add(name string, level int) (*pass.Pass, error) {
	if changesNothing(name, level) {
		return nil, nil
	}
	if known := p.find(name, level); known != nil {
		if level > 0 && !known.Function && name != options.Verify {
			return nil, fmt.Errorf("invalid pipeline: %q is a module pass and cannot be inside "+
				"%s(…)", name, levels[level])
		}
		p.Passes = append(p.Passes, *known)
		return known, nil
	}
	if base, parameter, ok := cutParameter(name); ok {
		if known := p.find(base, level); known != nil && known.With != nil {
			chosen := *known
			if chosen.Run = known.With(parameter); chosen.Run == nil {
				return nil, fmt.Errorf("the pass %q has no parameter %q", base, parameter)
			}
			p.Passes = append(p.Passes, chosen)
			return known, nil
		}
	}
	if name == options.MakeReferences {
		return nil, fmt.Errorf("the pass %q runs before these, on the text: “Prepare…” of the "+
			"page does so, or `statepoint opt -S -passes=%[1]s`", name)
	}
	names := slices.Compact(p.names()) // a pass of two levels is there twice
	if near := source.Nearest(name, names); near != "" {
		return nil, fmt.Errorf("unknown pass name %q; did you mean %q?", name, near)
	}
	return nil, fmt.Errorf("unknown pass name %q (known: %s)", name, strings.Join(names, ", "))
}
