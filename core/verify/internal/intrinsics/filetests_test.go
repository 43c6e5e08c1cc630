package intrinsics_test

import (
	"testing"

	"statepoint/e2e/filetest"
)

// TestFiletests holds the cases of filetests to what their files say.
func TestFiletests(t *testing.T) { filetest.Run(t, "filetests") }

// TestCasesAsLLVM asks LLVM whether it says the same.
func TestCasesAsLLVM(t *testing.T) { filetest.AgainstLLVM(t, "filetests") }
