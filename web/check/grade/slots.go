package grade

import (
	"fmt"
	"slices"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/location"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/stackmap"
	"statepoint/web/check"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
)

// A wordUse is what a word of a frame is for a collector, and where the record says so.
type wordUse struct {
	use  location.Use
	at   *report.MapLocation
	base *report.MapLocation // of a derived pointer
}

// recordAt returns the record of a call, and its 1-based number in its function; nil if there is
// none.
func (c *checker) recordAt(function, callee string) (*report.MapRecord, int, error) {
	if err := c.look(); err != nil {
		return nil, 0, err
	}
	records := panes.Records(c.comp)
	for i := range c.calls {
		x := &c.calls[i]
		if x.callee != callee || function != "" && x.function != function {
			continue
		}
		n := map[string]int{}
		for k := range records {
			r := &records[k]
			n[r.Function]++
			l := c.comp.Links().Get(provenance.ID(r.ID))
			if l != nil && (c.comesFrom(l.From, x.statepoint) || c.comesFrom(l.From, x.call)) {
				return r, n[r.Function], nil
			}
		}
	}
	return nil, 0, nil
}

// wordOf returns what a record says about an offset in the frame.
func wordOf(r *report.MapRecord, place string) wordUse {
	use := wordUse{use: location.UseNone}
	var base *report.MapLocation
	for i := range r.Locations {
		l := &r.Locations[i]
		if l.Role == stackmap.RoleBase {
			base = l
		}
		if l.Place != place {
			continue
		}
		switch {
		case l.Kind == stackmap.Direct && use.use == location.UseNone:
			use = wordUse{use: location.UseDirect, at: l}
		case l.Kind != stackmap.Indirect || use.use == location.UseBase:
		case l.Role == stackmap.RoleBase, l.Role == stackmap.RoleDerived && base != nil &&
			base.Place == place:
			use = wordUse{use: location.UseBase, at: l}
		case l.Role == stackmap.RoleDerived:
			use = wordUse{use: location.UseDerived, at: l, base: base}
		}
	}
	return use
}

// slot compares a reader's answer for a word of a frame with the record. For a wrong answer it does
// not reveal where the other word of the pair is.
func (c *checker) slot(k *check.Check) (found, error) {
	r, _, err := c.recordAt(k.Function, k.Callee)
	if err != nil || r == nil {
		return found{said: fmt.Sprintf("No record belongs to a call to `@%s`.", k.Callee),
			open: true}, err
	}
	use := wordOf(r, k.Place)
	said, _ := location.ParseUse(k.Is)
	f := found{ok: use.use == said}
	if use.at != nil {
		f.ids = []uint32{use.at.ID}
	}
	held := "a pointer"
	if use.at != nil && use.at.Value != "" {
		held = "`" + use.at.Value + "`"
	}
	switch use.use {
	case location.UseBase:
		f.said = fmt.Sprintf("`%s` holds %s, the start of an object", k.Place, held)
		if of := derivedFrom(r, k.Place); f.ok && len(of) > 0 {
			f.said += ": the base of " + strings.Join(of, ", ")
		}
	case location.UseDerived:
		f.said = fmt.Sprintf("`%s` holds %s, an address inside an object", k.Place, held)
		if f.ok {
			f.said += ", whose base is in `" + use.base.Place + "`"
		}
	case location.UseDirect:
		f.said = c.direct(r, use.at, held)
	default:
		f.said = fmt.Sprintf("`%s` holds %s: nothing that a collector updates", k.Place,
			c.holds(r, k.Place))
	}
	f.said += "."
	f.ifRight = ifBelieved(use.use, said)
	return f, nil
}

// ifBelieved explains why a run succeeds although the reader's answer for a word is wrong.
func ifBelieved(is, said location.Use) string {
	pointer := func(u location.Use) bool {
		return u == location.UseBase ||
			u == location.UseDerived
	}
	if !pointer(is) && !pointer(said) {
		return "The collector does not read this word; the record would only mislead a debugger."
	}
	return "This run does not depend on it; another may."
}

// derivedFrom are the values, in code quotes, whose base is in a word of the frame.
func derivedFrom(r *report.MapRecord, place string) (list []string) {
	var base *report.MapLocation
	for i := range r.Locations {
		l := &r.Locations[i]
		if l.Role == stackmap.RoleBase {
			base = l
		}
		name := "`" + l.Value + "`"
		if l.Role == stackmap.RoleDerived && base != nil && base.Place == place &&
			l.Place != place && l.Value != "" && !slices.Contains(list, name) {
			list = append(list, name)
		}
	}
	return list
}

// direct says why a record has the address of a slot, and where the source says so.
func (c *checker) direct(r *report.MapRecord, at *report.MapLocation, held string) string {
	said := fmt.Sprintf("The record has the address of `%s`", at.Place)
	if at.Value != "" {
		said = fmt.Sprintf("`%s` is %s, and the record has its address", at.Place, held)
	}
	if at.Role == stackmap.RoleDeopt {
		said += fmt.Sprintf(" as deopt value %d", at.Nth)
	}
	if line := c.sourceLine(r); line > 0 {
		said += fmt.Sprintf(", as line %d gives it", line)
	}
	return said + ", not the value stored there"
}

// sourceLine returns the source line of a record's call, 0 if unknown.
func (c *checker) sourceLine(r *report.MapRecord) int {
	for i := range c.calls {
		x := &c.calls[i]
		l := c.comp.Links().Get(provenance.ID(r.ID))
		if l == nil || !c.comesFrom(l.From, x.statepoint) && !c.comesFrom(l.From, x.call) {
			continue
		}
		for _, m := range c.comp.Outline().Source.Marks {
			if m.Role == report.RoleWhole && m.ID == uint32(x.call) {
				return c.comp.Text().Position(m.Start).Line
			}
		}
	}
	return 0
}

// holds gives the purpose of a word of a frame that a record does not list as a pointer.
func (c *checker) holds(r *report.MapRecord, place string) string {
	frames := panes.Frames(c.comp)
	for i := range frames {
		for _, s := range frames[i].Slots {
			if frames[i].ID != r.FunctionID && frames[i].Name != r.Function || s.Place != place {
				continue
			}
			switch {
			case s.Kind == location.SlotSpill && s.Name != "":
				return "no pointer that is live here; at other times `" + s.Name + "`"
			case s.Name != "":
				return fmt.Sprintf("%s, `%s`", source.An(s.Kind.String()), s.Name)
			case s.Kind == location.SlotReturn:
				return "the return address"
			}
			return s.Kind.String()
		}
	}
	return "no pointer that is live"
}

// stale checks whether a line of the source uses a stale pointer.
func (c *checker) stale(k *check.Check) (found, error) {
	list, err := c.violations()
	if err != nil {
		return found{}, err
	}
	at := c.onLine(int(k.Number))
	if at == nil {
		return found{said: fmt.Sprintf("Line %d has no instruction.", k.Number), open: true}, nil
	}
	f := found{ids: []uint32{uint32(c.comp.Links().CallOf(at.ID()))}}
	if v := staleIn(at, list); v != nil {
		f.ok = true
		used, root := c.comp.Links().SourceLabel(v.ID()), staleRoot(v)
		f.said = fmt.Sprintf("Line %d uses `%s`, from before the safepoint.", k.Number, used)
		if root != v {
			f.said = fmt.Sprintf("Line %d uses `%s`, which is computed from `%s`, from before "+
				"the safepoint.", k.Number, used, c.comp.Links().SourceLabel(root.ID()))
		}
		return f, nil
	}
	for _, v := range list {
		if v.Safepoint == at.ID() {
			f.said = fmt.Sprintf(
				"Line %d is the safepoint itself: the object of the value that it names has not "+
					"moved yet.", k.Number)
			return f, nil
		}
	}
	if r, err := gc.ViewRelocate(at); err == nil {
		f.said = fmt.Sprintf("The relocate in line %d has the index of `%s`, the pointer from "+
			"before the safepoint, as only a relocate may.", k.Number,
			c.comp.Links().SourceLabel(r.Derived.ID()))
		return f, nil
	}
	s, err := c.comp.Strategies().Lookup(at.Func().GC)
	if err != nil || s == nil {
		f.said = fmt.Sprintf("The function of line %d has no strategy.", k.Number)
		return f, nil
	}
	for i := range at.NumOps() {
		v := at.Operand(i)
		if v.Type() == nil || !gc.HoldsGCPointers(s, v.Type()) {
			continue
		}
		name := c.comp.Links().SourceLabel(v.ID())
		f.said = fmt.Sprintf("Line %d uses `%s`, and no path from the definition of `%s` to this "+
			"line passes through a safepoint.", k.Number, name, name)
		if in, ok := v.(*ir.Instr); ok && in.Op.IsCall() && gc.IsRelocate(in) {
			f.said = fmt.Sprintf("Line %d uses `%s`, the result of a relocate: it is the address "+
				"after the safepoint.", k.Number, c.comp.Links().SourceLabel(v.ID()))
		}
		return f, nil
	}
	f.said = fmt.Sprintf("Line %d uses no pointer that a collector follows.", k.Number)
	return f, nil
}

// onLine returns the instruction on a line of the source, nil if there is none.
func (c *checker) onLine(line int) (at *ir.Instr) {
	text := strings.TrimSpace(c.comp.Text().Line(line))
	if text == "" || text[0] == ';' || strings.HasSuffix(text, ":") || text == "}" {
		return nil
	}
	for _, f := range c.comp.Module().Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				if p := c.comp.Text().Position(in.Span.Start); in.Span.Start > 0 &&
					p.Line <= line &&
					(at == nil || at.Span.Start < in.Span.Start) {
					at = in
				}
			}
		}
	}
	if at == nil {
		return nil
	}
	for n := c.comp.Text().Position(at.Span.Start).Line; n < line; n++ {
		if strings.HasPrefix(c.comp.Text().Line(n), "}") {
			return nil // the end of the previous function
		}
	}
	return at
}

// mapField compares a field of the map with a number.
func (c *checker) mapField(k *check.Check) found {
	a := c.comp.Lowered().StackMap.Annotation
	if a == nil {
		return found{said: "There is no stack map.", open: true}
	}
	for i := range a.Fields {
		fd := &a.Fields[i]
		if fd.Kind.IsGroup() || a.Path(i) != k.Field {
			continue
		}
		f := found{ok: int64(fd.Value) == k.Number}
		if fd.Prov != 0 {
			f.ids = []uint32{fd.Prov}
		}
		many := "The byte"
		if fd.Len > 1 {
			many = "The " + source.Count(fd.Len, "byte")
		}
		if f.said = fmt.Sprintf("%s at 0x%x say %d.", many, fd.Off, int64(fd.Value)); !f.ok {
			words := strings.Fields(k.Text)
			written := words[len(words)-1] // as the reader wrote it
			f.said = fmt.Sprintf("%s at 0x%x do not say %s; the lowest byte comes first.",
				many, fd.Off, written)
			if other := sameIn(a, i, k.Number); other != "" {
				f.said = fmt.Sprintf("%s at 0x%x do not say %s; the same field of %s "+
					"does.", many, fd.Off, written, other)
			} else if digits := fmt.Sprint(k.Number); fmt.Sprintf("%x", fd.Value) == digits {
				f.said = fmt.Sprintf("%s at 0x%x are hexadecimal: 0x%s is %d. Write 0x%s, as %s "+
					"alone is a decimal number.", many, fd.Off, digits, fd.Value, digits, digits)
			}
		}
		return f
	}
	return found{said: fmt.Sprintf("The map has no field %q.", k.Field), open: true}
}

// sameIn names the other record of the map, or other entry, in which the same field as the given
// one has the number of the check; "" if there is none.
func sameIn(a *stackmap.Annotation, field int, number int64) string {
	of := entryOf(a, field)
	if of == field {
		return ""
	}
	for i := range a.Fields {
		fd := &a.Fields[i]
		if fd.Kind != a.Fields[field].Kind || int64(fd.Value) != number ||
			!sameWithin(a, i, field) {
			continue
		}
		in := entryOf(a, i)
		if e := &a.Fields[in]; in != of && int(e.Index) < len(panes.Ordinals) {
			return "the " + panes.Ordinals[e.Index] + " " + e.Kind.Name()
		} else if in != of {
			return "`" + a.Path(in) + "`"
		}
	}
	return ""
}

// entryOf returns the index of the entry of the map that contains a field: a function, a record, a
// constant; the field itself if it is in none.
func entryOf(a *stackmap.Annotation, field int) int {
	for {
		up := int(a.Fields[field].Parent)
		if up < 0 || a.Fields[up].Kind == stackmap.GroupMap {
			return field
		}
		field = up
	}
}

// sameWithin reports whether two fields have the same position in their entries.
func sameWithin(a *stackmap.Annotation, x, y int) bool {
	endX, endY := entryOf(a, x), entryOf(a, y)
	for x != endX && y != endY {
		if a.Fields[x].Kind != a.Fields[y].Kind || a.Fields[x].Index != a.Fields[y].Index {
			return false
		}
		x, y = int(a.Fields[x].Parent), int(a.Fields[y].Parent)
	}
	return x == endX && y == endY && a.Fields[x].Kind == a.Fields[y].Kind
}

// ordered compares the order of a collector's first actions with that of a check.
func (c *checker) ordered(k *check.Check) (found, error) {
	did, ended, err := c.steps(k)
	if err != nil {
		return found{}, err
	}
	want := strings.Fields(k.Is)
	got := slices.DeleteFunc(did, func(s string) bool { return !slices.Contains(want, s) })
	f := found{ok: slices.Equal(got, want)}
	switch {
	case f.ok:
		f.said = "This is the order of the first collection of the run."
	case len(got) == 0:
		f.said = "The run has no such collection: " + ended
	case len(got) < len(want):
		for _, w := range want {
			if !slices.Contains(got, w) {
				f.said = fmt.Sprintf("The first collection of the run has no step `%s`.", w)
				break
			}
		}
	default:
		i := 0
		for got[i] == want[i] {
			i++
		}
		f.said = fmt.Sprintf("Step %d is too early: another step comes before it.", i+1)
	}
	return f, nil
}
