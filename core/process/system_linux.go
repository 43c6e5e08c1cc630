package process

import (
	"runtime"
	"syscall"
	"time"
	"unsafe"
)

// hugePage is the size and alignment of a huge page on the processors that Go's heap is laid out
// for, and adviseHuge is MADV_HUGEPAGE of madvise(2).
const (
	hugePage   = 2 << 20
	adviseHuge = 14
)

// useHugePages makes the heap of a short-lived command begin in memory for which the kernel uses
// huge pages. Such a command touches memory once and never returns it: without huge pages, faults,
// one for every 4 KiB, take a quarter of its time. Go's runtime has no setting for this. Instead a
// block is allocated, advised and collected: later allocations reuse its addresses, and memory that
// is never touched costs nothing. If the kernel refuses, nothing changes. The size in bytes must be
// well below the heap's goal, because memory that the heap has but does not use counts towards it.
func useHugePages(size int64) {
	block := make([]byte, size)
	first := (uintptr(unsafe.Pointer(unsafe.SliceData(block))) + hugePage - 1) &^ (hugePage - 1)
	last := (uintptr(unsafe.Pointer(unsafe.SliceData(block))) + uintptr(size)) &^ (hugePage - 1)
	syscall.Syscall(syscall.SYS_MADVISE, first, last-first, adviseHuge)
	runtime.KeepAlive(block)
	block = nil
	runtime.GC()
}

// ProcessorTime is the processor time that this process has used so far.
func ProcessorTime() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
