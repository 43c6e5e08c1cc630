package verify_test

import (
	"testing"

	"statepoint/e2e/filetest"
)

// TestFiletests holds the cases of filetests to what their files say.
func TestFiletests(t *testing.T) { filetest.Run(t, "filetests") }

// TestFiletestsAsLLVM asks LLVM whether it says the same.
func TestFiletestsAsLLVM(t *testing.T) { filetest.AgainstLLVM(t, "filetests") }
