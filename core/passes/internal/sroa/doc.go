// Package sroa replaces stack slots of structs and arrays by SSA values, one for each scalar in
// them, as LLVM's pass of that name does (scalar replacement of aggregates), with LLVM's names.
//
// A slot is split if every access has a constant offset and each scalar in it is always accessed
// whole and as one type; loads and stores of the aggregate itself are split first. The pieces
// become values by package mem2reg. A load from a select of addresses becomes a select of two loads
// first, if both addresses can be read, and one from a phi a phi of loads in its predecessors.
// Where that is not possible, the pieces that they choose stay in memory, each in a slot of its
// own. Slots with other uses, such as memcpy or partly overlapping accesses, stay unchanged,
// although LLVM splits many of them. That is correct, and the warnings about references in memory
// still apply.
//
//	sroa.go    the slots, their accesses and pieces
//	select.go  loads of selects
//	phi.go     loads of phis
//	stay.go    pieces that phis and selects keep in memory
//	split.go   the slots of pieces
package sroa
