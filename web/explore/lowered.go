package explore

import (
	"errors"
	"fmt"
	"iter"
	"slices"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/lower"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/legalize"
	"statepoint/stackmap"
	"statepoint/web/report"
)

// MapVersions are the versions of the stack map that a request may name.
var MapVersions = map[string]uint8{"": 3, "1": 1, "2": 2, "3": 3}

// lower runs the fourth to sixth stage: machine code, its bytes, and the stack map.
func (b *builder) lower() bool {
	b.reach(report.StageLower)
	version, ok := MapVersions[b.c.request.Options.MapVersion]
	if !ok {
		return b.fail("unknown stack map version %q: the versions are 1, 2 and 3",
			b.c.request.Options.MapVersion)
	}
	if b.c.emulator != nil && b.c.only == nil { // nothing runs an excerpt
		b.c.surface = b.c.emulator.Describe(b.c.module, b.c.strategies)
	}
	if slices.ContainsFunc(b.c.module.Funcs, legalize.Needed) {
		b.snapshot()
	}
	options := lower.Options{
		Verified: true, Strategies: b.c.strategies, LiveRoots: b.c.liveRoots, Detail: true,
		StackMapVersion: version, MaxInstructions: MaxInstructions,
		MaxCode: MaxCode, MaxBytes: MaxObjectBytes, Only: b.c.only,
	}
	var past *Past
	if b.keeper != nil {
		options.Reuse, past = b.keeper.reuse()
	}
	if !b.quick() {
		options.Compiled = func(done, all int) {
			report.ProgressOf(b.ctx, report.StageLower, done, all)
		}
	}
	res, err := lower.Compile(b.ctx, b.c.module, options)
	var list *source.List
	switch {
	case errors.As(err, &list):
		b.list.Items = append(b.list.Items, list.Items...)
		return false
	case err != nil:
		return b.fail("%v", err)
	}
	if res.Warnings != nil {
		b.list.Items = append(b.list.Items, res.Warnings.Items...)
	}
	if past != nil && res.Past != nil {
		past.code, b.c.past = res.Past, past
	}
	b.breakMap(res)
	b.c.lowered, b.ids, b.c.rows = res, b.c.module.IDs, b.rowsOf(res)
	b.addLowered(res)
	b.addFigures(res)
	b.linkMap(res)
	if b.c.past != nil {
		b.c.past.ids = len(b.c.links.byID)
	}
	return true
}

// rowsOf returns the rows of the functions that have documents.
func (b *builder) rowsOf(res *lower.Result) []lower.Row {
	if b.c.only == nil {
		return res.Rows(b.c.Syntax())
	}
	for i := range res.Funcs {
		if b.c.Shows(res.Funcs[i].ID) {
			return res.FuncRows(i, b.c.Syntax())
		}
	}
	return nil
}

// isElsewhere reports whether an id is that of a location in a function that is not
// shown: such a location has no link.
func (b *builder) isElsewhere(id provenance.ID) bool {
	for i := b.found; i < min(b.found+2, len(b.elsewhere)); i++ { // mostly they come in order
		if x := &b.elsewhere[i]; x.First <= id && id <= x.Last {
			b.found = i
			return true
		}
	}
	i, found := slices.BinarySearchFunc(b.elsewhere, id, func(x code.IDs, id provenance.ID) int {
		switch {
		case x.Last < id:
			return -1
		case x.First > id:
			return 1
		}
		return 0
	})
	if found {
		b.found = i
	}
	return found
}

// addFigures counts what was lowered and encoded, and adds those stages.
func (b *builder) addFigures(res *lower.Result) {
	instructions, frame, more := 0, int64(0), ""
	for i := range res.Funcs {
		instructions += int(res.Funcs[i].Instructions)
		frame = max(frame, res.Funcs[i].Frame.Size)
		if res.Funcs[i].Frame.Dynamic {
			more = " and more"
		}
	}
	f := &b.c.outline.Figures
	f.MachineInstructions, f.FrameBytes, f.CodeBytes = uint32(instructions), uint32(frame),
		uint32(len(res.Text))
	b.c.addStage(report.StageLower, "Assembly", fmt.Sprintf("%s, frame %d%s",
		source.Count(instructions, "x86 instruction"), frame, more), instructions > 0)
	b.c.addStage(report.StageEncode, "Encode", source.Count(len(res.Text), "byte"),
		len(res.Text) > 0)
}

func (c *Compilation) addStage(key, title, summary string, changed bool) {
	c.outline.Stages = append(c.outline.Stages, report.Stage{Key: key, Title: title,
		Summary: summary, Changed: changed})
}

// addLowered copies the provenance that lowering recorded.
func (b *builder) addLowered(res *lower.Result) {
	moves := map[provenance.ID]bool{} // instructions that move values, rather than compute or call
	calls := map[provenance.ID]bool{}
	for i := range res.Funcs {
		if !b.c.Shows(res.Funcs[i].ID) {
			continue
		}
		for k := range res.Funcs[i].Insts {
			in := &res.Funcs[i].Insts[k]
			moves[in.ID] = len(in.Values) > 0
			calls[in.ID] = in.Inst.Op == amd64.CALL || in.Record > 0 &&
				res.Map.Records[in.Record-1].Form != stackmap.FormPlain
		}
	}
	b.elsewhere = res.Elsewhere
	for i := range res.Links {
		l := &res.Links[i]
		link := report.Link{Func: uint32(res.Funcs[l.Func].ID), Kind: l.Kind,
			Label: l.Label, From: IDs(l.From), At: IDs(l.At)}
		link.Category = b.c.CategoryOf(link.From)
		switch l.Kind {
		case provenance.KindMachine:
			if !moves[l.ID] {
				link.From, link.Calls = b.c.links.callsOf(link.From), calls[l.ID]
				if link.Calls {
					link.From = b.c.links.onlyCalls(link.From)
				}
				link.Category = b.c.CategoryOf(link.From)
			}
		case provenance.KindRecord:
			link.From = b.c.links.callsOf(link.From)
			link.Category = report.CategoryCall
		case provenance.KindLocation:
			link.Category = roleCategory(l.Role, link.Category)
		}
		b.c.links.add(l.ID, link)
	}
	for i := range res.Funcs {
		fn := &res.Funcs[i]
		if !b.c.Shows(fn.ID) {
			continue
		}
		for j := range fn.Insts {
			in := &fn.Insts[j]
			if l := b.c.links.Get(in.ID); l != nil {
				l.Start, l.End = in.Offset, in.Offset+in.Size
			}
		}
	}
	for i := range b.c.rows {
		row := &b.c.rows[i]
		if l := b.c.links.Get(row.ID); l != nil && row.Kind == lower.RowInst {
			l.Label = row.Text
		}
	}
	for i := range res.Map.Records {
		if r := &res.Map.Records[i]; r.ID != stackmap.DefaultStatepointID {
			b.c.outline.RecordIDs = append(b.c.outline.RecordIDs, report.RecordID{Record: r.Prov,
				ID: r.ID})
		}
	}
	shown := make([]bool, len(res.Map.Records))
	for i := range res.Funcs {
		for _, n := range res.Funcs[i].Records {
			shown[n] = b.c.Shows(res.Funcs[i].ID)
		}
	}
	registers := map[uint16]provenance.ID{} // by number, those that hold a recorded value
	var hidden report.Link
	for i := range res.Map.Records {
		for _, loc := range res.Map.Records[i].Locations {
			if !shown[i] && loc.Kind != stackmap.Register {
				continue
			}
			prov := provenance.ID(loc.Prov)
			l := b.c.links.Get(prov)
			switch {
			case b.isElsewhere(prov):
				l = &hidden
			case l == nil || l.Kind != provenance.KindLocation:
				continue
			default:
				l.Detail, l.In = b.c.locationDetail(loc), res.Map.Records[i].Prov
			}
			if loc.Kind != stackmap.Register {
				continue
			}
			id, known := registers[loc.DwarfReg]
			if !known {
				id = b.ids.Next()
				registers[loc.DwarfReg] = id
				b.c.links.add(id, report.Link{Kind: provenance.KindRegister,
					Label: b.c.RegisterName(loc.DwarfReg)})
			}
			l.At = []uint32{uint32(id)}
		}
	}
	b.linkPairs(res)
	b.linkRelocates(res)
}

// recordsShown yields the records of functions whose locations have links.
func (b *builder) recordsShown(res *lower.Result) iter.Seq[*stackmap.Record] {
	return func(yield func(*stackmap.Record) bool) {
		for i := range res.Funcs {
			if !b.c.Shows(res.Funcs[i].ID) {
				continue
			}
			for _, n := range res.Funcs[i].Records {
				if !yield(&res.Map.Records[n]) {
					return
				}
			}
		}
	}
}

// linkPairs records which locations hold bases, each with the location of its derived pointer,
// which a collector updates. If a pointer is its own base, the two are equal.
func (b *builder) linkPairs(res *lower.Result) {
	for rec := range b.recordsShown(res) {
		at := -1
		rec.Roles(func(n int, role stackmap.Role, _ int) {
			if role == stackmap.RoleBase {
				at = n
				return
			}
			if role != stackmap.RoleDerived || at < 0 {
				return
			}
			base, pointer := b.c.links.Get(provenance.ID(rec.Locations[at].Prov)),
				b.c.links.Get(provenance.ID(rec.Locations[n].Prov))
			if base == nil || pointer == nil || base == pointer ||
				base.Kind != provenance.KindLocation || pointer.Kind != provenance.KindLocation {
				return
			}
			base.By = pointer.ID
			base.Detail += fmt.Sprintf(", base of location %d", n)
			if rec.Locations[at].SamePlace(rec.Locations[n]) {
				pointer.Detail += fmt.Sprintf(", its own base (location %d)", at)
			}
		})
	}
}

// linkRelocates records, for each relocate, the record and location in which a collector finds the
// pointer.
func (b *builder) linkRelocates(res *lower.Result) {
	type place struct{ statepoint, pointer uint32 }
	found := map[place]uint32{}
	for rec := range b.recordsShown(res) {
		record := b.c.links.Get(provenance.ID(rec.Prov))
		rec.Roles(func(n int, role stackmap.Role, _ int) {
			l := b.c.links.Get(provenance.ID(rec.Locations[n].Prov))
			if role != stackmap.RoleDerived || l == nil || record == nil {
				return
			}
			for _, call := range record.From {
				for _, pointer := range l.From {
					if at := (place{call, pointer}); found[at] == 0 {
						found[at] = l.ID
					}
				}
			}
		})
	}
	for _, f := range b.c.module.Funcs {
		if b.keeper != nil && b.keeper.knows(f) {
			continue
		}
		gc.EachStatepoint(f, func(s *gc.Statepoint, relocates []gc.Relocate) {
			for _, rel := range relocates {
				// Copies of a pointer have one location.
				for v := rel.Derived; v != nil; v = Copied(v) {
					if by := found[place{uint32(s.Call.ID()), uint32(v.ID())}]; by != 0 {
						b.c.links.Get(rel.Call.ID()).By = by
						break
					}
				}
			}
		})
	}
}

// Copied returns the value that a value is a copy of, nil if it is not a copy.
func Copied(v ir.Value) ir.Value {
	if in, ok := v.(*ir.Instr); ok && (in.Op == ir.Freeze || in.Op == ir.BitCast) {
		return in.Operand(0)
	}
	return nil
}

// CategoryOf is the category of the first id that has one.
func (c *Compilation) CategoryOf(from []uint32) report.Category {
	for _, id := range from {
		if l := c.links.Get(provenance.ID(id)); l != nil && l.Category != report.CategoryNone {
			return l.Category
		}
	}
	return report.CategoryNone
}

// roleCategory returns the category of a location by its role; the pointer of a pair has its
// value's category.
func roleCategory(role stackmap.Role, value report.Category) report.Category {
	switch role {
	case stackmap.RoleBase:
		return report.CategoryBase
	case stackmap.RoleDeopt:
		return report.CategoryDeopt
	case stackmap.RoleDerived, stackmap.RoleAlloca:
		return value
	}
	return report.CategoryConstant
}

// locationDetail says where a location is: "Indirect rsp+8, 8 bytes".
func (c *Compilation) locationDetail(l stackmap.Location) string {
	switch l.Kind {
	case stackmap.Direct, stackmap.Indirect:
		return fmt.Sprintf("%v %s%+d, %s", l.Kind, c.RegisterName(l.DwarfReg),
			l.Offset, source.Count(l.Size, "byte"))
	case stackmap.Register:
		return fmt.Sprintf("%v %s, %s", l.Kind, c.RegisterName(l.DwarfReg),
			source.Count(l.Size, "byte"))
	}
	return fmt.Sprintf("%v %d", EncodedKind(l), l.Value)
}

// EncodedKind returns the kind of a location as encoded: a constant that is too large is in the
// map's pool.
func EncodedKind(l stackmap.Location) stackmap.Kind {
	if l.Kind == stackmap.Constant && l.Value != int64(int32(l.Value)) {
		return stackmap.ConstIndex
	}
	return l.Kind
}
