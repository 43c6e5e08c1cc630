package lessons

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// newFiles are the files of a new lesson: it can be solved, and its checks distinguish the two
// programs.
var newFiles = []struct{ name, text string }{
	{"lesson.md", `---
title: One sentence of a few words
minutes: 5
can: say in a few words what the reader can do afterwards
---

What the reader should see, and why it matters.

## Your turn

What to change.

` + "```claims start" + `
statepoints in @work = 0
` + "```" + `

## Hint

The first step, not the answer.
`},
	{"start.ll", `declare void @callee()

define ptr addrspace(1) @work(ptr addrspace(1) %obj) {
  call void @callee()
  ret ptr addrspace(1) %obj
}
`},
	{"solution.ll", `declare void @callee()

define ptr addrspace(1) @work(ptr addrspace(1) %obj) gc "statepoint-example" {
  call void @callee()
  ret ptr addrspace(1) %obj
}
`},
	{"check.txt", `; one check per line; indented lines are shown to the reader if the check fails
strategy of @work is "statepoint-example"
  A function is only rewritten when it says which collection strategy it has.
live %obj at @callee in @work
  The caller of @work needs the object after the call.
  when leaf @callee: A call to a leaf is not a safepoint, so nothing has to be kept across it.
`},
}

// New writes the files of a new lesson into a folder that does not exist yet.
func New(folder string) error {
	if err := os.MkdirAll(filepath.Dir(folder), 0o777); err != nil {
		return err
	}
	if err := os.Mkdir(folder, 0o777); err != nil {
		return err
	}
	for _, f := range newFiles {
		if err := os.WriteFile(filepath.Join(folder, f.name), []byte(f.text), 0o666); err != nil {
			return err
		}
	}
	track := filepath.Join(filepath.Dir(folder), "track.md")
	_, err := os.Stat(track)
	if err == nil {
		return nil
	}
	if !os.IsNotExist(err) {
		return fmt.Errorf("%s: %w", track, err)
	}
	text := "# Title of the track\n\nWhat it is about.\n"
	return os.WriteFile(track, []byte(text), fs.FileMode(0o666))
}
