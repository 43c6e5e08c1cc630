package cli

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"statepoint/core/source"
	files "statepoint/static/lessons"
	"statepoint/web/explore/engine"
	"statepoint/web/lessons"
	"statepoint/web/report"
)

// between is the interval at which lessons do looks for changed programs.
const between = 300 * time.Millisecond

// exercise is a lesson with the file in which the reader solves it.
type exercise struct {
	file   string
	lesson *lessons.Lesson
	seen   string // its text when it was last checked
}

// doLessons checks the programs of a folder whenever one changes, until it is interrupted. If the
// folder has none, it writes those with which the lessons begin.
func (c *cli) doLessons(o *flags, dir string) error {
	all, err := exercises(o, dir)
	if err != nil {
		return err
	}
	if err := c.begin(all, dir); err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	for ctx.Err() == nil {
		failed, err := c.checkChanged(ctx, all)
		switch {
		case errors.Is(err, context.Canceled):
			return nil
		case err != nil:
			return err
		case o.On("once") && failed > 0:
			return fmt.Errorf("%s not solved yet", source.Count(failed, "lesson"))
		case o.On("once"):
			return nil
		}
		select {
		case <-ctx.Done():
		case <-time.After(between):
		}
	}
	return nil
}

// exercises returns the lessons that have an exercise: those of --lessons, else the site's.
func exercises(o *flags, dir string) (all []exercise, err error) {
	from := fs.FS(files.Files)
	if own := o.Value("lessons"); own != "" {
		from = os.DirFS(own)
	}
	tracks, problems, err := lessons.Read(from)
	if err != nil {
		return nil, err
	}
	if len(problems) > 0 {
		return nil, fmt.Errorf("%v (`statepoint lessons check` names all that is wrong)",
			problems[0])
	}
	for i := range tracks {
		for k := range tracks[i].Lessons {
			if l := &tracks[i].Lessons[k]; len(l.Checks) > 0 {
				all = append(all, exercise{lesson: l,
					file: filepath.Join(dir, filepath.FromSlash(l.Folder)+".ll")})
			}
		}
	}
	return all, nil
}

// begin writes the programs with which the lessons begin, unless there are some, and notes the
// texts that are there.
func (c *cli) begin(all []exercise, dir string) error {
	there := false
	for i := range all {
		_, err := os.Stat(all[i].file)
		there = there || err == nil
	}
	if !there {
		for i := range all {
			if err := os.MkdirAll(filepath.Dir(all[i].file), 0o777); err != nil {
				return err
			}
			if err := os.WriteFile(all[i].file, []byte(all[i].lesson.Start), 0o666); err != nil {
				return err
			}
			all[i].seen = all[i].lesson.Start
		}
		fmt.Fprintf(c.stdout, "%s in %s: edit one, and save it to have it checked\n",
			source.Count(len(all), "program"), dir)
	}
	return nil
}

// checkChanged checks the programs that have changed since they were checked, and returns how many
// of them fail.
func (c *cli) checkChanged(ctx context.Context, all []exercise) (failed int, err error) {
	for i := range all {
		x := &all[i]
		info, err := os.Stat(x.file)
		if err != nil {
			continue // the reader may delete what they do not need
		}
		if info.Size() > lessons.MaxFileBytes {
			return failed, fmt.Errorf("%s is larger than %d bytes", x.file, lessons.MaxFileBytes)
		}
		text, err := os.ReadFile(x.file)
		if err != nil || string(text) == x.seen {
			continue
		}
		x.seen = string(text)
		passes, err := c.checkExercise(ctx, x)
		if err != nil {
			return failed, err
		}
		if !passes {
			failed++
		}
	}
	return failed, nil
}

// checkExercise prints for a program what Check shows on the page.
func (c *cli) checkExercise(ctx context.Context, x *exercise) (passes bool, err error) {
	var e engine.Engine
	list, err := e.Check(ctx, &report.Request{Source: x.seen, FileName: filepath.Base(x.file)},
		x.lesson.CheckText)
	if err != nil {
		return false, err
	}
	var first *report.Verdict
	n := 0
	for i := range list {
		if list[i].OK {
			n++
		}
		if list[i].Lead {
			first = &list[i]
		}
	}
	fmt.Fprintf(c.stdout, "%s: %d of %s pass\n", x.file, n, source.Count(len(list), "check"))
	if first == nil {
		fmt.Fprintf(c.stdout, "  You can now %s.\n", x.lesson.Can)
		return true, nil
	}
	for _, text := range []string{first.Said, first.Told} {
		for line := range strings.Lines(text) {
			fmt.Fprintf(c.stdout, "  %s\n", strings.TrimRight(line, "\n"))
		}
	}
	return false, nil
}
