// Package collect has collectors that find their roots with a stack map: they read the very bytes
// that a compiler emitted, walk the frames of a stopped program, move its objects and update its
// pointers. They exist to prove maps right, and to show what goes wrong when one is not.
//
// The program is whatever can be reached through [stackmap.Memory] and [stackmap.Registers]: an
// emulated machine, or an array in a test. The collector lives outside of it and writes to it only
// what a collector in it would: objects, the slots that the map names, and the poison with which
// it fills the space that objects were moved from.
//
// # Order
//
// A pair of a record is a base and a derived pointer, and in most pairs both are the same slot.
// Were pairs handled one by one, a base updated in the first would be subtracted from a derived
// pointer not updated yet in the second. So each safepoint is read whole: every pair's base and its
// distance to the derived pointer. Then bases are forwarded, and only then is anything written. Two
// pairs that would write different pointers to one place are an error, as is a base that is no
// object's start: the map lies.
//
// # Semispace
//
// [Semispace] is a copying collector after Cheney (A nonrecursive list compacting algorithm, CACM
// 13:11, 1970): two spaces of equal size, a pointer that bumps through one of them, and a
// breadth-first copy to the other. Every collection moves every live object, which is the point: a
// pointer that was missed points at poison from then on.
//
// What objects look like is a [Layout]. [Header] is a small one for programs that have none of
// their own.
//
// # What it refuses
//
// It is not concurrent, not generational, and has neither weak references nor finalizers. It moves
// nothing while the program runs: its caller stops the program and says where.
package collect
