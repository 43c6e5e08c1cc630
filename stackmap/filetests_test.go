package stackmap_test

import (
	"testing"

	"statepoint/e2e/filetest"
)

// TestFiletests runs the cases of filetests and compares with the expectations in their files.
func TestFiletests(t *testing.T) { filetest.Run(t, "filetests") }

// TestCasesAsLLVM compares the same cases with LLVM.
func TestCasesAsLLVM(t *testing.T) { filetest.AgainstLLVM(t, "filetests") }
