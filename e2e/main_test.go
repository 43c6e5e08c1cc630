package e2e

import (
	"flag"
	"os"
	"runtime"
	"strconv"
	"sync"
	"testing"
)

// TestMain runs one page test more than there are processors at a time, because such a test waits
// part of its time, and stops and removes what the tests share.
func TestMain(m *testing.M) {
	flag.Parse()
	if f, n := flag.Lookup("test.parallel"), runtime.GOMAXPROCS(0); f.Value.String() ==
		strconv.Itoa(n) {
		if err := f.Value.Set(strconv.Itoa(n + 1)); err != nil {
			panic(err)
		}
	}
	code := m.Run()
	for _, c := range idle.all {
		c.end()
	}
	if made {
		dir, _ := scratch()
		_ = os.RemoveAll(dir)
	}
	os.Exit(code)
}

var made bool

// scratch is a folder for files that several tests use.
var scratch = sync.OnceValues(func() (string, error) {
	made = true
	return os.MkdirTemp("", "e2e-")
})
