package main

import (
	"runtime"
	"syscall"
	"time"
	"unsafe"
)

// hugePage is the size and alignment of a huge page on the processors that Go's heap is laid out for, and adviseHuge is MADV_HUGEPAGE of madvise(2).
const (
	hugePage   = 2 << 20
	adviseHuge = 14
)

// useHugePages makes the heap of a command that ends soon begin in memory that the kernel hands out in huge pages. Such a command touches memory once and
// never gives it back, so that a quarter of its time went into faults, one for every 4 KiB. The runtime of Go has no setting for this; a block that is advised and
// collected again leaves its addresses to what is allocated next, and memory that nobody touches costs nothing. Where it is refused, all is as before. The size is in
// bytes, and well below what the heap may grow to: memory that the heap has but does not use counts towards that.
func useHugePages(size int64) {
	block := make([]byte, size)
	first := (uintptr(unsafe.Pointer(unsafe.SliceData(block))) + hugePage - 1) &^ (hugePage - 1)
	last := (uintptr(unsafe.Pointer(unsafe.SliceData(block))) + uintptr(size)) &^ (hugePage - 1)
	syscall.Syscall(syscall.SYS_MADVISE, first, last-first, adviseHuge)
	runtime.KeepAlive(block)
	block = nil
	runtime.GC()
}

// processorTime is the processor time the process has used so far.
func processorTime() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// physicalMemory is how many bytes of memory the machine has, 0 if nobody knows.
func physicalMemory() uint64 {
	var info syscall.Sysinfo_t
	if syscall.Sysinfo(&info) != nil {
		return 0
	}
	return uint64(info.Totalram) * uint64(info.Unit)
}
