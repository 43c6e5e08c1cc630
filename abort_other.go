//go:build !linux

package main

import "os"

// abort ends the process with the status that shells show of one that SIGABRT ended.
func abort() { os.Exit(abortStatus) }
