package passes_test

import (
	"os"
	"runtime/debug"
	"testing"
)

// The tests make much garbage, and little of it lives.
func TestMain(m *testing.M) {
	debug.SetGCPercent(400)
	os.Exit(m.Run())
}
