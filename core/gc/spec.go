package gc

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"statepoint/core/options"
	"statepoint/core/source"
)

// ParseSpec builds a strategy from a text such as
//
//	name=mine,roots=linked,write-barrier=cards,safepoints=loop+post-call
//
// The switches are those of [options.Switches].
//
// The error names the wrong switch.
func ParseSpec(text string) (Strategy, error) {
	p := specParser{given: map[string]string{}}
	for _, item := range strings.Split(text, ",") {
		if err := p.item(strings.TrimSpace(item)); err != nil {
			return nil, err
		}
	}
	return p.strategy()
}

// specKeys are the names of the switches.
func specKeys() []string {
	names := make([]string, len(options.Switches))
	for i, s := range options.Switches {
		names[i] = s.Name
	}
	return names
}

type specParser struct {
	given map[string]string
	parts []any
	err   error
}

func (p *specParser) item(item string) error {
	key, value, ok := strings.Cut(item, "=")
	if !ok || value == "" {
		return fmt.Errorf("%q is not a switch of a strategy: write switch=value", item)
	}
	if keys := specKeys(); !slices.Contains(keys, key) {
		if near := source.Nearest(key, keys); near != "" {
			return fmt.Errorf("a strategy has no switch %q; did you mean %q?", key, near)
		}
		return fmt.Errorf("a strategy has no switch %q; there are %s", key,
			strings.Join(keys, ", "))
	}
	if _, twice := p.given[key]; twice {
		return fmt.Errorf("the switch %q is given twice", key)
	}
	p.given[key] = value
	return nil
}

// strategy composes the parts.
func (p *specParser) strategy() (Strategy, error) {
	name := p.given["name"]
	if name == "" {
		return nil, fmt.Errorf("a strategy needs a name: write name=…")
	}
	if strings.ContainsFunc(name, func(r rune) bool { return r <= ' ' || r == '"' || r == '\\' }) {
		return nil, fmt.Errorf("%q cannot be the name of a strategy", name)
	}
	base := p.base(name)
	if !p.yes("init-roots", true) {
		p.parts = append(p.parts, NoInit{})
	}
	if p.yes("interior", false) {
		p.parts = append(p.parts, Interior{})
	}
	p.roots()
	p.choose("derived-roots", map[string]any{"no": nil, "metadata": DerivedByMetadata{}}, nil)
	p.choose("read-barrier", map[string]any{"none": nil, "brooks": Brooks{},
		"load-value": LoadValue{}}, func(f string) any { return CalledRead{f} })
	p.writeBarrier()
	if names := p.function("allocators"); names != "" {
		p.parts = append(p.parts, Allocating{strings.Split(names, "+")})
	}
	p.points()
	before, after := p.function("before-call"), p.function("after-call")
	if before != "" || after != "" {
		p.parts = append(p.parts, Around{before, after})
	}
	if table := p.given["table"]; table != "" && table != "none" {
		p.parts = append(p.parts, Table{table})
	}
	p.useless(base.UsesStatepoints())
	if p.err != nil {
		return nil, p.err
	}
	return Compose(base, p.parts...), nil
}

// useless refuses the first switch, in the order of the table, that would do nothing: one about
// llvm.gcroot where references are in SSA form, or the reverse.
func (p *specParser) useless(statepoints bool) {
	for _, s := range options.Switches {
		if p.given[s.Name] == "" || p.err != nil {
			continue
		}
		switch {
		case statepoints && s.For == options.ForRoots:
			p.err = fmt.Errorf("the switch %s does nothing with references=%s: it is about "+
				"functions that declare roots by llvm.gcroot", s.Name, p.given["references"])
		case !statepoints && s.For == options.ForReferences:
			p.err = fmt.Errorf("the switch %s does nothing without references=SPACES: it is about "+
				"functions whose calls become statepoints", s.Name)
		}
	}
}

func (p *specParser) fail(key, value, want string) {
	if p.err == nil {
		p.err = fmt.Errorf("the switch %s is %s, not %q", key, want, value)
	}
}

// base is the strategy without parts.
func (p *specParser) base(name string) Strategy {
	const what = "Composed of switches."
	text := p.given["references"]
	moving, polls := p.yes("moving", true), p.yes("polls", true)
	if text == "" || text == "none" {
		if !moving {
			p.parts = append(p.parts, Fixed{})
		}
		return Roots{name, what}
	}
	s := Statepoints{StrategyName: name, NonMoving: !moving, NoPolls: !polls, What: what}
	for _, n := range strings.Split(text, "+") {
		space, err := strconv.ParseUint(n, 10, 24)
		if err != nil {
			p.fail("references", text, "none, or numbers of address spaces with + between them")
		}
		s.AddrSpaces = append(s.AddrSpaces, uint32(space))
	}
	return s
}

func (p *specParser) yes(key string, otherwise bool) bool {
	switch v := p.given[key]; v {
	case "":
		return otherwise
	case "yes":
		return true
	case "no":
		return false
	default:
		p.fail(key, v, "yes or no")
		return false
	}
}

// choose adds the part for a word, or the part that calls a function.
func (p *specParser) choose(key string, values map[string]any, called func(string) any) {
	v := p.given[key]
	if v == "" {
		return
	}
	if part, ok := values[v]; ok {
		if part != nil {
			p.parts = append(p.parts, part)
		}
		return
	}
	want := "none, brooks or load-value"
	if called == nil {
		want = "no or metadata"
	} else if f, ok := strings.CutPrefix(v, "call:"); ok && f != "" {
		p.parts = append(p.parts, called(f))
		return
	} else {
		want += ", or call:FUNCTION"
	}
	p.fail(key, v, want)
}

func (p *specParser) roots() {
	v := p.given["roots"]
	chain, linked := strings.CutPrefix(v, "linked:")
	switch {
	case v == "" || v == "slots":
	case v == "counted":
		p.parts = append(p.parts, CountedRoots{})
	case v == "linked":
		p.parts = append(p.parts, Link{ShadowStackChain})
	case linked && chain != "":
		p.parts = append(p.parts, Link{chain})
	default:
		p.fail("roots", v, "slots, linked, linked:VARIABLE or counted")
	}
}

// writeParts are the write barriers that can be combined.
var writeParts = map[string]WriteBarrier{"cards": Cards{}, "counted": Counted{},
	"brooks": Brooks{}, "snapshot": Snapshot{}}

func (p *specParser) writeBarrier() {
	v := p.given["write-barrier"]
	if v == "" || v == "none" {
		return
	}
	if f, ok := strings.CutPrefix(v, "call:"); ok && f != "" {
		p.parts = append(p.parts, CalledWrite{f})
		return
	}
	var all WriteBarriers
	for _, name := range strings.Split(v, "+") {
		part := writeParts[name]
		if part == nil {
			p.fail("write-barrier", v, "none, call:FUNCTION, or some of cards, counted, brooks "+
				"and snapshot with + between them")
			return
		}
		all = append(all, part)
	}
	p.parts = append(p.parts, all)
}

func (p *specParser) points() {
	var needed PointKinds
	if v := p.given["safepoints"]; v != "" {
		kinds, err := ParseKinds(v)
		if err != nil && p.err == nil {
			p.err = err
		}
		needed = kinds
		p.parts = append(p.parts, Points{kinds})
	} else if t := p.given["table"]; t != "" && t != "none" {
		needed = Kinds(PostCall) // a table without points is useless
		p.parts = append(p.parts, Points{needed})
	}
	v := p.given["at-safepoints"]
	if v == "" || v == "none" {
		return
	}
	v, kinds, some := strings.Cut(v, "@")
	var at PointKinds
	if some {
		var err error
		if at, err = ParseKinds(kinds); err != nil || at == 0 || at&^needed != 0 {
			p.fail("at-safepoints", kinds, "kinds that safepoints has")
			return
		}
	}
	words := strings.Split(v, ":")
	switch {
	case needed == 0:
		p.fail("at-safepoints", v, "none where there are no safepoints")
	case len(words) == 2 && words[0] == "call" && words[1] != "":
		p.parts = append(p.parts, Poll{Func: words[1], At: at})
	case len(words) == 3 && words[0] == "poll" && words[1] != "" && words[2] != "":
		p.parts = append(p.parts, Poll{Flag: words[1], Func: words[2], At: at})
	default:
		p.fail("at-safepoints", v, "none, call:FUNCTION or poll:VARIABLE:FUNCTION, perhaps with "+
			"@ and kinds of safe points")
	}
}

// function is the value of a switch that names a function, "" for none.
func (p *specParser) function(key string) string {
	if v := p.given[key]; v != "none" {
		return v
	}
	return ""
}
