package e2e

import (
	"os"
	"sync"
	"testing"
)

// TestMain removes what the tests have in common.
func TestMain(m *testing.M) {
	code := m.Run()
	if made {
		dir, _ := scratch()
		_ = os.RemoveAll(dir)
	}
	os.Exit(code)
}

var made bool

// scratch is a folder for what several tests use.
var scratch = sync.OnceValues(func() (string, error) {
	made = true
	return os.MkdirTemp("", "e2e-")
})
