//go:build !js

package cli

import (
	"os"
	"syscall"
)

// abort ends the process by SIGABRT, as LLVM's tools do. Go's runtime would exit with another
// status, so a shell replaces the process and signals itself.
func abort() {
	_ = syscall.Exec("/bin/sh", []string{"sh", "-c", "ulimit -c 0; kill -ABRT $$"}, nil)
	os.Exit(abortStatus)
}
