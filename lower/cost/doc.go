// Package cost computes how many bytes each safepoint adds to an object: to its stack map, to the
// tables beside it or in its place, and to its code.
//
// A byte of a table belongs to a record if it describes that record or one of its locations. Bytes
// for several records (headers, the pool of large constants, a descriptor shared by points of a
// compact map) are shared. So the bytes of all records and the shared ones add up to the section.
//
// The code of a safepoint is the code that would not exist without it, as far as single
// instructions show: spills to slots that records list, reloads from them, and polls. The call
// belongs to the program, unless it is that of a poll. Each instruction counts once: a spill for
// the next safepoint that lists its slot, a reload for the last one; if there are several, for the
// first in the code. Spills to slots that no record lists are due to a lack of registers, and do
// not count. A listed value may also have been spilled for lack of a register; its spill counts
// nevertheless. The longer encoding of an instruction that reads a slot instead of a register does
// not count.
package cost
