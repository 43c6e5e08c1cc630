package main

import (
	"os"
	"syscall"
	"unsafe"
)

// abort ends the process by SIGABRT, which Go would turn into an exit status of its own. It leaves
// no core file.
func abort() {
	syscall.Setrlimit(syscall.RLIMIT_CORE, &syscall.Rlimit{})
	const defaultAction, maskSize = 0, 8
	action := struct{ handler, flags, restorer, mask uintptr }{handler: defaultAction}
	syscall.RawSyscall6(syscall.SYS_RT_SIGACTION, uintptr(syscall.SIGABRT),
		uintptr(unsafe.Pointer(&action)), 0, maskSize, 0, 0)
	syscall.Kill(os.Getpid(), syscall.SIGABRT)
	select {}
}
