// Package sroa replaces stack slots of structs and arrays by SSA values, one for each scalar in
// them, as LLVM's pass of that name does (scalar replacement of aggregates), with LLVM's names.
//
// A slot is split if every access has a constant offset and each scalar in it is always accessed
// whole and as one type; loads and stores of the aggregate itself are taken apart first. The pieces
// become values by package mem2reg. Slots that need more, as copies by memcpy and accesses that
// overlap in part, stay as they are, although LLVM splits many of them: what is left is right, and
// the warnings of references in memory still apply to it.
package sroa
