package cli

import "os"

// abort ends the program; a browser has no signals.
func abort() { os.Exit(abortStatus) }
