// Package cost says how many bytes each safepoint adds to an object: of its stack map, or of the
// tables that stand beside it or instead of it, and of its code.
//
// A byte of a table belongs to a record if it describes that record or one of its locations. What
// serves several records (headers, the pool of large constants, a description that several points
// of a compact map refer to) is shared. So the bytes of all records and the shared ones add up to
// the section.
//
// The code of a safepoint is what would not be there without it, as far as single instructions
// tell: spills to slots that records list, reloads from them, and polls. The call is the
// program's own, unless it is that of a poll. An instruction counts once: a spill for the next
// safepoint that lists its slot, a reload for the last one, and of several for the one that comes
// first in the code. Spills to slots that no record lists are due to a lack of registers, and
// count for none. A value that a record lists may lack a register, too; its spill counts all the
// same. What an instruction of the program takes by reading a slot instead of a register does not
// count.
package cost
