package grade

import (
	"fmt"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes/pass"
	"statepoint/core/provenance"
	"statepoint/stackmap"
	"statepoint/web/check"
	"statepoint/web/explore"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
)

// pointer evaluates checks of liveness at calls.
func (c *checker) pointer(k *check.Check) (found, error) {
	if err := c.look(); err != nil {
		return found{}, err
	}
	at := "any call"
	if k.Callee != "" {
		at = "the call to `@" + k.Callee + "`"
	}
	matched := false
	last := found{ok: k.Subject == check.Dead,
		said: fmt.Sprintf("`%%%s` is not live across %s.", k.Value, at),
		open: k.Subject == check.Base || k.Subject == check.Location}
	for i := range c.calls {
		x := &c.calls[i]
		if k.Callee != "" && x.callee != k.Callee || k.Function != "" && x.function != k.Function {
			continue
		}
		matched = true
		if x.given {
			last.said = fmt.Sprintf("`%%%s` is not in the list of the statepoint, "+
				"`\"gc-live\"`, at %s.", k.Value, at)
		}
		l := x.of(k.Value)
		if l == nil {
			if k.Subject == check.Live {
				if !c.names(k.Value) {
					return found{said: fmt.Sprintf("No value `%%%s`.", k.Value),
						open: true, nameless: true}, nil
				}
				last.ids = []uint32{uint32(x.call)}
				return last, nil
			}
			continue
		}
		if last = c.answer(k, x, l, at); !last.ok {
			break
		}
	}
	if !matched {
		return found{said: "No statepoint belongs to " + at + c.ofLeaf(k.Callee), open: true}, nil
	}
	return last, nil
}

// names reports whether the program has a value with a name, given without %.
func (c *checker) names(value string) bool {
	for i := range c.comp.Outline().Links {
		l := &c.comp.Outline().Links[i]
		if l.Kind != provenance.KindFunction && l.Kind != provenance.KindGlobal &&
			l.Bare() == value {
			return true
		}
	}
	return false
}

// of returns the live pointer with a name, nil if there is none.
func (x *checkedCall) of(value string) *checkedPointer {
	for i := range x.live {
		if x.live[i].value == value {
			return &x.live[i]
		}
	}
	return nil
}

// answer evaluates a check of a live pointer.
func (c *checker) answer(k *check.Check, x *checkedCall, l *checkedPointer, at string) found {
	ids := []uint32{uint32(l.valueID), uint32(x.call)}
	switch k.Subject {
	case check.Base:
		return based(k, l, at)
	case check.Location:
		of := fmt.Sprintf("`%%%s`", l.value)
		if at := c.location(x, l); at != nil {
			return located(k, of, at)
		}
		return found{said: fmt.Sprintf("No record has a location for %s.", of), ids: ids}
	}
	f := found{ok: k.Subject == check.Live, ids: ids,
		said: fmt.Sprintf("`%%%s` is live across %s", l.value, at)}
	if x.given {
		f.said = fmt.Sprintf("`%%%s` is in the list of the statepoint, `\"gc-live\"`, at %s",
			l.value, at)
	}
	if l.operand {
		f.said += ", as an operand of the call"
	} else if l.via != "" {
		f.said += fmt.Sprintf(": `%s` uses `%%%s` afterwards, which is computed from it", l.use,
			l.via)
		f.ids = append(f.ids, uint32(l.nextUse))
	} else if l.use != "" {
		f.said += fmt.Sprintf(": `%s` uses it afterwards", l.use)
		f.ids = append(f.ids, uint32(l.nextUse))
	}
	f.said += "."
	return f
}

// based compares a pointer's base with the expected one.
func based(k *check.Check, l *checkedPointer, at string) found {
	f := found{ok: l.relocated && l.base == k.Is, ids: []uint32{uint32(l.valueID),
		uint32(l.baseID)}, said: fmt.Sprintf("The base of `%%%s` is `%%%s`", l.value, l.base)}
	switch {
	case f.ok:
	case l.relocated && l.base == l.value:
		f.said = fmt.Sprintf("`%%%s` is given as its own base, and its base should be `%%%s`",
			l.value, k.Is)
	case l.relocated:
		f.said += fmt.Sprintf(", and should be `%%%s`", k.Is)
	case l.baseOf != "":
		f.said = fmt.Sprintf("No relocate returns `%%%s` after %s. One returns `%%%s` and names "+
			"`%%%s` as its base", l.value, at, l.baseOf, l.value)
		if l.baseOf == k.Is {
			f.said += ": the two indices are swapped"
		}
	default:
		f.said = fmt.Sprintf("No relocate returns `%%%s` after %s, so no record has its base",
			l.value, at)
	}
	f.said += "."
	return f
}

// location returns a pointer's location in the record of a safepoint.
func (c *checker) location(x *checkedCall, l *checkedPointer) *report.MapLocation {
	return c.inRecord(x, func(at *report.MapLocation) bool {
		from := c.comp.Links().Get(provenance.ID(at.ID))
		return from != nil && at.Role == stackmap.RoleDerived &&
			c.comesFrom(from.From, l.valueID)
	})
}

// inRecord is a location in the record of a safepoint, nil if none is wanted.
func (c *checker) inRecord(x *checkedCall, wanted func(*report.MapLocation) bool,
) *report.MapLocation {
	for _, r := range panes.Records(c.comp) {
		link := c.comp.Links().Get(provenance.ID(r.ID))
		if link == nil || !c.comesFrom(link.From, x.statepoint) && !c.comesFrom(link.From, x.call) {
			continue
		}
		for i := range r.Locations {
			if wanted(&r.Locations[i]) {
				return &r.Locations[i]
			}
		}
	}
	return nil
}

// located compares a location with the expected one. Both are written as in the pane of the map.
func located(k *check.Check, of string, at *report.MapLocation) found {
	written := func(kind, place string) string {
		if kind == stackmap.Indirect.String() && place != "" {
			place = "[" + place + "]"
		}
		return strings.TrimSpace(kind + " " + place)
	}
	f := found{ok: at.Kind.String() == k.Is && (k.Place == "" || k.Place == at.Place),
		ids:  []uint32{at.ID},
		said: fmt.Sprintf("The location of %s is %s", of, written(at.Kind.String(), at.Place))}
	if !f.ok {
		f.said += ", and should be " + written(k.Is, k.Place)
	}
	f.said += "."
	return f
}

// deopt evaluates a check of the location of a deopt value in the records of calls. The first that
// differs counts.
func (c *checker) deopt(k *check.Check) (found, error) {
	if err := c.look(); err != nil {
		return found{}, err
	}
	of := fmt.Sprintf("deopt value %d", k.Number)
	f := found{said: fmt.Sprintf("No record at a call to `@%s` has %s", k.Callee, of) +
		c.ofLeaf(k.Callee), open: true}
	for i := range c.calls {
		x := &c.calls[i]
		if x.callee != k.Callee || k.Function != "" && x.function != k.Function {
			continue
		}
		at := c.inRecord(x, func(at *report.MapLocation) bool {
			return at.Role == stackmap.RoleDeopt && int64(at.Nth) == k.Number
		})
		if at == nil {
			f.ok, f.ids = false, []uint32{uint32(x.call)}
			f.said = fmt.Sprintf("The record of the call to `@%s` has no %s.", k.Callee, of)
			return f, nil
		}
		if f = located(k, of, at); !f.ok {
			break
		}
	}
	return f, nil
}

// comesFrom reports whether one of the ids is the given one, or carries its identity, as a
// relocated pointer carries that of the original pointer, and a gc.result that of the call.
func (c *checker) comesFrom(ids []uint32, id provenance.ID) bool {
	for _, from := range ids {
		if provenance.ID(from) == id {
			return true
		}
		if l := c.comp.Links().Get(provenance.ID(from)); l != nil && (l.ID != from ||
			c.renamed[l.ID]) &&
			c.comesFrom(l.From, id) {
			return true
		}
	}
	return false
}

// look gathers the safepoints: those that the passes made by their own account, those of the source
// by their operands.
func (c *checker) look() error {
	if c.looked {
		return nil
	}
	c.looked, c.renamed = true, map[uint32]bool{}
	seen := map[provenance.ID]bool{}
	if s := c.comp.Stage(report.StageRewrite); s != nil && s.Doc != nil {
		p, err := c.comp.At(report.StageRewrite)
		if err != nil {
			return err
		}
		links := p.Links()
		at := map[provenance.ID]*ir.Instr{}
		for _, f := range p.Module.Funcs {
			for _, b := range f.Blocks {
				for in := b.First(); in != nil; in = in.Next() {
					at[in.ID()] = in
				}
			}
		}
		for _, n := range p.Why[report.StageRewrite].Safepoints {
			call := at[n.Statepoint]
			if call == nil {
				continue
			}
			x := checkedCall{function: call.Func().Name(), callee: calleeOf(call),
				call: c.comp.Links().CallOf(n.Call), statepoint: n.Statepoint}
			for _, l := range n.Live {
				live := checkedPointer{value: bare(links, l.Value),
					base:      bare(links, l.Base),
					relocated: true, valueID: l.Value, baseID: l.Base, nextUse: l.NextUse,
					operand: l.OwnOperand, use: useText(p, &n, &l)}
				if l.NextUse == 0 {
					live.usedBy(p, links, &n)
				}
				x.live = append(x.live, live)
			}
			seen[n.Statepoint] = true
			c.calls = append(c.calls, x)
		}
	}
	c.eachCall(func(f *ir.Func, call *ir.Instr) {
		if gc.IsRelocate(call) || gc.IsResult(call) {
			c.renamed[uint32(call.ID())] = true
		}
		if !seen[call.ID()] && gc.IsStatepoint(call) {
			c.calls = append(c.calls, c.given(f, call))
		}
	})
	return nil
}

// useText is the instruction that needs a pointer after a safepoint, as it read before the rewrite;
// "" if the call itself does, or none.
func useText(p *explore.Stage, n *pass.SafepointNote, l *pass.LiveNote) string {
	if l.NextUse == n.Call || p.Before == nil {
		return ""
	}
	return strings.TrimSpace(p.Before.Lines[l.NextUse])
}

// usedBy says what needs a base that nothing names after a safepoint: a pointer derived from it.
func (l *checkedPointer) usedBy(p *explore.Stage, links *explore.LinkTable,
	n *pass.SafepointNote) {
	for i := range n.Live {
		other := &n.Live[i]
		if use := useText(p, n, other); other.Base == l.valueID && use != "" {
			l.via, l.use, l.nextUse = bare(links, other.Value), use, other.NextUse
			return
		}
	}
}

// given is a statepoint of the source. A pointer's base is what its relocate says.
func (c *checker) given(f *ir.Func, call *ir.Instr) checkedCall {
	x := checkedCall{function: f.Name(), callee: calleeOf(call), call: call.ID(),
		statepoint: call.ID(), given: true}
	s, err := gc.View(call)
	if err != nil {
		return x
	}
	relocates, _ := gc.RelocatesOf(&s)
	for _, live := range s.Live {
		l := checkedPointer{value: bare(c.comp.Links(), live.Value.ID()), valueID: live.Value.ID()}
		l.base, l.baseID = l.value, l.valueID
		for i := range relocates {
			switch r := &relocates[i]; live.Value {
			case r.Derived:
				l.relocated, l.baseID = true, r.Base.ID()
				l.base = bare(c.comp.Links(), l.baseID)
			case r.Base:
				l.baseOf = bare(c.comp.Links(), r.Derived.ID())
			}
		}
		x.live = append(x.live, l)
	}
	return x
}

// bare returns a value's name without sigil and quotes, with the word for its text if it needs one.
func bare(links *explore.LinkTable, id provenance.ID) string {
	l := links.Get(id)
	if l == nil {
		return ""
	}
	if !l.Named {
		return l.Name()
	}
	if word := l.Text.String(); word != "" {
		return l.Bare() + " " + word
	}
	return l.Bare()
}
