package ir

import (
	"slices"

	"statepoint/core/provenance"
)

// rareParts holds the parts that few instructions have, referenced by one pointer that is nil for
// the rest. A module is mostly instructions: the smaller each is, the less memory to fetch, clear
// and collect. Fields that nearly all instructions use, or those that passes create by the hundred
// thousand, are in Instr itself.
type rareParts struct {
	indices      []int32
	clauseFilter []bool
	attachments  []Attachment
	records      []DebugRecord
	from         []provenance.ID
}

// more returns the rare parts, allocating them if necessary.
func (in *Instr) more() *rareParts {
	if in.rare == nil {
		in.rare = new(rareParts)
	}
	return in.rare
}

// Indices are the constant indices of extractvalue and insertvalue, or the mask of shufflevector,
// where -1 is an undefined lane.
func (in *Instr) Indices() []int32 {
	if in.rare == nil {
		return nil
	}
	return in.rare.indices
}

// SetIndices replaces the indices; the slice becomes the instruction's own.
func (in *Instr) SetIndices(indices []int32) {
	if in.rare != nil || indices != nil {
		in.more().indices = indices
	}
}

// ClauseFilter has one entry per landingpad clause: true for filter, false for catch.
func (in *Instr) ClauseFilter() []bool {
	if in.rare == nil {
		return nil
	}
	return in.rare.clauseFilter
}

// SetClauseFilter replaces what ClauseFilter returns; the slice becomes the instruction's own.
func (in *Instr) SetClauseFilter(filter []bool) {
	if in.rare != nil || filter != nil {
		in.more().clauseFilter = filter
	}
}

// Attachments are the metadata attached to the instruction, in order.
func (in *Instr) Attachments() []Attachment {
	if in.rare == nil {
		return nil
	}
	return in.rare.attachments
}

// SetAttachments replaces the metadata attached; the slice becomes the instruction's own.
func (in *Instr) SetAttachments(list []Attachment) {
	if in.rare != nil || list != nil {
		in.more().attachments = list
	}
}

// Records are the debug records printed before the instruction, kept as written (LangRef, "Debug
// Records").
func (in *Instr) Records() []DebugRecord {
	if in.rare == nil {
		return nil
	}
	return in.rare.records
}

// SetRecords replaces the debug records before the instruction; the slice becomes the instruction's
// own.
func (in *Instr) SetRecords(records []DebugRecord) {
	if in.rare != nil || records != nil {
		in.more().records = records
	}
}

// From holds the ids of the source values this instruction carries, if a pass created it. Callers
// must not change the slice.
func (in *Instr) From() []provenance.ID {
	switch {
	case in.from[0] != 0:
		return in.from[:]
	case in.rare != nil:
		return in.rare.from
	}
	return nil
}

// SetFrom sets the ids of the source values the instruction carries. Nearly always it is a single
// id, which the instruction stores itself.
func (in *Instr) SetFrom(ids ...provenance.ID) {
	in.from[0] = 0
	if in.rare != nil {
		in.rare.from = nil
	}
	switch len(ids) {
	case 0:
	case 1:
		in.from[0] = ids[0] // a constant's id is 0, which names nothing
	default:
		in.more().from = slices.Clone(ids)
	}
}
