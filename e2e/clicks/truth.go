package clicks

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/options"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/e2e/judge"
	"statepoint/lower"
	"statepoint/lower/amd64"
	"statepoint/stackmap"
)

// Place is a location of a record: their numbers.
type Place struct{ Record, Location int }

// Record is a record of the map, decoded from its bytes.
type Record struct {
	Function string
	// Offset is the offset of the return address in the function.
	Offset uint32
	// Start and End are its bytes, Locations those of each location.
	Start, End uint32
	Locations  []Location
	// Calls are its calls, by the ids of their results in the source.
	Calls []provenance.ID
}

// Location is a location of a record.
type Location struct {
	Text       string // as readobj has it: "Indirect [R#7 + 8], Size: 8"
	Start, End uint32
	Role       stackmap.Role
}

// Truth is the independent truth about a text.
type Truth struct {
	Subject *judge.Subject
	// Marks are those of the source.
	Marks   []ir.Mark
	Records []Record

	sourceInstrs map[provenance.ID]*ir.Instr
	instrs       map[provenance.ID]*ir.Instr       // of the module that is compiled
	from         map[provenance.ID][]provenance.ID // by instruction, its origin
	class        map[provenance.ID]provenance.ID   // by value, its counterpart in the source
	holds        map[provenance.ID][]Place         // by class, the locations that list it
	recorded     map[provenance.ID][]Place         // by class, all locations that have it
	named        map[provenance.ID][]Place         // by class, the locations named for it
	bases        map[provenance.ID][]provenance.ID // by class, its inserted bases; the reverse
	insts        map[provenance.ID]instAt
	links        map[provenance.ID]*lower.Link
	arguments    map[provenance.ID]bool
	records      map[uint32]Place // by id of a record or location
}

// instAt is an instruction of a function, by their numbers.
type instAt struct{ function, inst int }

// NewTruth compiles a text.
func NewTruth(ctx context.Context, name, text string) (*Truth, error) {
	s, err := judge.NewSubject(ctx, name, text, judge.Options{})
	if err != nil {
		return nil, err
	}
	t := &Truth{Subject: s, sourceInstrs: map[provenance.ID]*ir.Instr{},
		instrs: map[provenance.ID]*ir.Instr{},
		class:  map[provenance.ID]provenance.ID{}, holds: map[provenance.ID][]Place{},
		recorded: map[provenance.ID][]Place{},
		named:    map[provenance.ID][]Place{},
		insts:    map[provenance.ID]instAt{}, links: map[provenance.ID]*lower.Link{},
		bases:     map[provenance.ID][]provenance.ID{},
		arguments: map[provenance.ID]bool{}, records: map[uint32]Place{}}
	m, _, err := irparse.Parse(ctx, source.NewText(name, text), &irparse.Options{Marks: &t.Marks})
	if err != nil {
		return nil, err
	}
	each(s.Module, func(in *ir.Instr) { t.instrs[in.ID()] = in })
	each(m, func(in *ir.Instr) { t.sourceInstrs[in.ID()] = in })
	again, _, err := irparse.ParseString(ctx, name, text)
	if err != nil {
		return nil, err
	}
	if err := t.history(ctx, again); err != nil {
		return nil, err
	}
	for i := range s.Result.Links {
		t.links[s.Result.Links[i].ID] = &s.Result.Links[i]
	}
	for i := range s.Result.Funcs {
		for k := range s.Result.Funcs[i].Insts {
			t.insts[s.Result.Funcs[i].Insts[k].ID] = instAt{i, k}
		}
	}
	for _, f := range s.Module.Funcs {
		for _, a := range f.Args {
			t.arguments[a.ID()] = true
		}
	}
	if err := t.decode(s.Result.StackMap.Bytes); err != nil {
		return nil, err
	}
	t.values()
	return t, nil
}

// history records the origins of the instructions of each stage, since some are gone in the end.
func (t *Truth) history(ctx context.Context, m *ir.Module) error {
	t.from = map[provenance.ID][]provenance.ID{}
	p, err := passes.NewPipeline(options.PlaceSafepoints, options.RewriteStatepoints)
	if err != nil {
		return err
	}
	p.After = func(_ *pass.Pass, m *ir.Module, _ *pass.Explanation) error {
		each(m, func(in *ir.Instr) { t.from[in.ID()] = in.From() })
		return nil
	}
	_, err = p.Run(ctx, m)
	return err
}

func each(m *ir.Module, visit func(*ir.Instr)) {
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				visit(in)
			}
		}
	}
}

// decode reads the records, and where each part of them is, from the bytes.
func (t *Truth) decode(section []byte) error {
	if len(section) == 0 {
		return nil
	}
	maps, err := stackmap.Decode(section, stackmap.DecodeOptions{})
	if err != nil {
		return err
	}
	m := maps[0]
	at := uint32(16 + 24*len(m.Functions) + 8*len(m.Constants))
	owner := make([]int, len(m.Records))
	m.Each(func(function, record int) { owner[record] = function })
	for i := range m.Records {
		rec, ours := &m.Records[i], &t.Subject.Result.Map.Records[i]
		r := Record{Function: t.Subject.Result.Map.Functions[owner[i]].Symbol, Offset: rec.Offset,
			Start: at}
		for k, l := range rec.Locations {
			start := at + 16 + 12*uint32(k)
			r.Locations = append(r.Locations, Location{Text: readobj(l), Start: start,
				End: start + 12})
		}
		t.records[ours.Prov] = Place{i, -1}
		for k := range ours.Locations {
			if id := ours.Locations[k].Prov; id != ours.Prov {
				t.records[id] = Place{i, k}
			}
		}
		ours.Roles(func(k int, role stackmap.Role, _ int) { r.Locations[k].Role = role })
		size := uint32(16 + 12*len(rec.Locations))
		at += (size+7)&^7 + (4+4*uint32(len(rec.LiveOuts))+7)&^7
		r.End = at
		if l := t.links[provenance.ID(ours.Prov)]; l != nil {
			for _, id := range l.From {
				r.Calls = append(r.Calls, t.callsOf(id)...)
			}
		}
		t.Records = append(t.Records, r)
	}
	return nil
}

// readobj is a location as llvm-readobj prints it.
func readobj(l stackmap.Location) string {
	sign, n := "+", int64(l.Offset)
	if n < 0 {
		sign, n = "-", -n
	}
	switch l.Kind {
	case stackmap.Register:
		return fmt.Sprintf("Register R#%d", l.DwarfReg)
	case stackmap.Direct:
		return fmt.Sprintf("Direct R#%d %s %d", l.DwarfReg, sign, n)
	case stackmap.Indirect:
		return fmt.Sprintf("Indirect [R#%d %s %d]", l.DwarfReg, sign, n)
	}
	return fmt.Sprintf("Constant %d", l.Value)
}

// callsOf returns a call and its origins: the call of a statepoint, the poll's call to a copy.
func (t *Truth) callsOf(id provenance.ID) []provenance.ID {
	out := []provenance.ID{id}
	for i := 0; i < len(out); i++ {
		out = append(out, t.from[out[i]]...)
	}
	return out
}

// values finds the counterparts in the source of the rewritten module's values, and the locations
// of each.
func (t *Truth) values() {
	each(t.Subject.Module, func(in *ir.Instr) {
		switch {
		case gc.IsStatepoint(in):
		case isBase(in):
			for _, of := range in.From() {
				a, b := t.Class(of), in.ID()
				t.bases[a], t.bases[b] = append(t.bases[a], b), append(t.bases[b], a)
			}
		case gc.IsRelocate(in) && len(in.From()) == 0:
			if r, err := gc.ViewRelocate(in); err == nil {
				t.join(in.ID(), r.Derived.ID())
			}
		case len(in.From()) > 0:
			t.join(in.ID(), in.From()[0])
		}
	})
	for i := range t.Records {
		rec := &t.Subject.Result.Map.Records[i]
		for k := range rec.Locations {
			l := t.links[provenance.ID(rec.Locations[k].Prov)]
			if l == nil || l.Kind != provenance.KindLocation {
				continue
			}
			seen := map[provenance.ID]bool{}
			for _, id := range slices.Concat(l.From, l.Lists) {
				seen[t.Class(id)] = true
			}
			for id := range seen {
				t.recorded[id] = append(t.recorded[id], Place{i, k})
			}
			for _, id := range l.From {
				t.named[t.Class(id)] = append(t.named[t.Class(id)], Place{i, k})
			}
		}
	}
	each(t.Subject.Module, func(in *ir.Instr) {
		if !gc.IsStatepoint(in) {
			return
		}
		s, err := gc.View(in)
		if err != nil {
			return
		}
		relocates, _ := gc.RelocatesOf(&s)
		for _, r := range relocates {
			t.listed(in, r.Derived, stackmap.RoleDerived)
		}
		for _, u := range s.Live {
			is := func(of func(r gc.Relocate) ir.Value) bool {
				return slices.ContainsFunc(relocates, func(r gc.Relocate) bool {
					return of(r) == u.Value
				})
			}
			if !t.listed(in, u.Value, stackmap.RoleDerived) &&
				is(func(r gc.Relocate) ir.Value { return r.Base }) &&
				!is(func(r gc.Relocate) ir.Value { return r.Derived }) {
				t.listed(in, u.Value, stackmap.RoleBase)
			}
		}
	})
}

func isBase(in *ir.Instr) bool {
	return slices.ContainsFunc(in.Attachments(), func(a ir.Attachment) bool {
		return a.Kind == "is_base_value"
	})
}

// listed notes which location of a statepoint's records has a pointer that it lists, as the derived
// pointer or the base of a pair: the first pair that it is the base of. It reports whether one has.
func (t *Truth) listed(statepoint *ir.Instr, v ir.Value, role stackmap.Role) (found bool) {
	for i := range t.Records {
		rec := &t.Subject.Result.Map.Records[i]
		if l := t.links[provenance.ID(rec.Prov)]; l == nil || !slices.Contains(l.From,
			statepoint.ID()) {
			continue
		}
		for k := range rec.Locations {
			if t.Records[i].Locations[k].Role != role {
				continue
			}
			l := t.links[provenance.ID(rec.Locations[k].Prov)]
			for of := v; l != nil && of != nil; of = copied(of) {
				if slices.Contains(l.From, of.ID()) || slices.Contains(l.Lists, of.ID()) {
					found = true
					class, at := t.Class(v.ID()), Place{i, k}
					if !slices.Contains(t.holds[class], at) {
						t.holds[class] = append(t.holds[class], at)
					}
					break
				}
			}
			if found && role == stackmap.RoleBase {
				break
			}
		}
	}
	return found
}

// copied returns the original of a copied value.
func copied(v ir.Value) ir.Value {
	if in, ok := v.(*ir.Instr); ok && (in.Op == ir.Freeze || in.Op == ir.BitCast) {
		return in.Operand(0)
	}
	return nil
}

func (t *Truth) join(id, with provenance.ID) { t.class[id] = with }

// Class is a value's counterpart in the source.
func (t *Truth) Class(id provenance.ID) provenance.ID {
	for n := 0; n < 1000; n++ {
		up, ok := t.class[id]
		if !ok || up == id {
			break
		}
		id = up
	}
	return id
}

// RecordsOf returns the numbers of the records of a call, by the id of its result in the source.
func (t *Truth) RecordsOf(call provenance.ID) (numbers []int) {
	for i := range t.Records {
		if slices.Contains(t.Records[i].Calls, call) {
			numbers = append(numbers, i)
		}
	}
	return numbers
}

// recordsAt returns the records of a call of the compiled module: those of its own code.
func (t *Truth) recordsAt(call provenance.ID) (numbers []int) {
	for i := range t.Records {
		l := t.links[provenance.ID(t.Subject.Result.Map.Records[i].Prov)]
		if l != nil && slices.Contains(l.From, call) {
			numbers = append(numbers, i)
		}
	}
	return numbers
}

// At returns the record whose return address is at an offset of a function, -1 for none.
func (t *Truth) At(function string, offset uint32) int {
	return slices.IndexFunc(t.Records, func(r Record) bool {
		return r.Function == function && r.Offset == offset
	})
}

// Calls reports whether a machine instruction is a call.
func (t *Truth) Calls(in *lower.Inst) bool { return in.Inst.Op == amd64.CALL }

// isCall reports whether an instruction is a call whose result is a separate item: neither a
// computing intrinsic nor assembly.
func isCall(in *ir.Instr) bool {
	if in == nil || !in.Op.IsCall() || gc.IsRelocate(in) || gc.IsResult(in) {
		return false
	}
	if _, assembly := in.Callee().(*ir.InlineAsm); assembly {
		return false
	}
	f := in.CalledFunc()
	return f == nil || !strings.HasPrefix(f.Name(), "llvm.") || gc.IsStatepoint(in) ||
		strings.Contains(f.Name(), ".patchpoint") ||
		strings.HasSuffix(f.Name(), ".stackmap") || strings.Contains(f.Name(), ".deoptimize")
}

func isStatepoint(in *ir.Instr) bool { return gc.IsStatepoint(in) }
