package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path"

	"statepoint/core/source"
	files "statepoint/static/lessons"
	"statepoint/web/explore/panes"
	"statepoint/web/lessons"
	"statepoint/web/lessons/mutants"
	"statepoint/web/lessons/zipped"
	"statepoint/web/report"
)

// lessons verifies a folder of lessons, creates a new lesson, or prints the schema of front matter.
func (c *cli) lessons(args []string) error {
	o, err := c.flags("", lessonsOptions, args)
	if err != nil {
		return err
	}
	if len(o.Files) == 1 && o.Files[0] == "schema" {
		_, err := fmt.Fprint(c.stdout, lessons.Schema)
		return err
	}
	if len(o.Files) == 2 {
		switch o.Files[0] {
		case "check":
			return c.checkLessons(o.Files[1])
		case "do":
			return c.doLessons(o, o.Files[1])
		case "new":
			return lessons.New(o.Files[1])
		}
	}
	return errors.New("lessons needs an action: check DIR, check FILE.zip, do DIR, new " +
		"DIR/TRACK/LESSON or schema")
}

var lessonsOptions = []string{"lessons", "once", "Werror", "Wno-"}

// readLessons reads the lessons of a folder or a zip.
func readLessons(name string) ([]lessons.Track, []lessons.Problem, error) {
	info, err := os.Stat(name)
	switch {
	case err != nil:
		return nil, nil, err
	case info.IsDir():
		return lessons.Read(os.DirFS(name))
	case !info.Mode().IsRegular():
		return nil, nil, fmt.Errorf("%s is neither a folder nor a zip", name)
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, nil, err
	}
	defer func() { _ = f.Close() }()
	texts, err := zipped.Read(f, info.Size())
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", name, err)
	}
	tracks, problems := lessons.ReadTexts(texts)
	return tracks, problems, nil
}

// checkLessons lists the problems in the lessons of a folder or a zip, one per line.
func (c *cli) checkLessons(dir string) error {
	tracks, problems, err := readLessons(dir)
	if err != nil {
		return err
	}
	taken, err := taken(tracks)
	if err != nil {
		return err
	}
	problems = append(problems, taken...)
	proved, checks, questions, mutated := 0, 0, 0, 0
	for i := range tracks {
		for k := range tracks[i].Lessons {
			l := &tracks[i].Lessons[k]
			more, err := lessons.Prove(context.Background(), l)
			if err != nil {
				return err
			}
			problems = append(problems, more...)
			if len(more) == 0 {
				tried, err := mutants.Try(context.Background(), l)
				if err != nil {
					return err
				}
				problems = append(problems, tried.Problems...)
				for _, line := range tried.Lines {
					problems = append(problems, lessons.Problem{
						File: path.Join(l.Folder, "check.txt"), Message: "add the line: " + line})
				}
				mutated += tried.Made
			}
			c.findIn(l)
			proved++
			checks += len(l.Checks)
			questions += len(l.Questions)
		}
	}
	if err := c.flush(); err != nil {
		return err
	}
	for _, p := range problems {
		if p.File == "." {
			p.File = dir
		}
		fmt.Fprintln(c.stderr, p)
	}
	if len(problems) > 0 {
		return fmt.Errorf("%s in the lessons of %s", source.Count(len(problems), "problem"), dir)
	}
	asked := ""
	if questions > 0 {
		asked = fmt.Sprintf("; of %s every wrong answer is rejected",
			source.Count(questions, "question"))
	}
	if mutated > 0 {
		asked += fmt.Sprintf("; of %s the wrong ones are rejected",
			source.Count(mutated, "changed solution"))
	}
	fmt.Fprintf(c.stdout, "%s in %s: every solution passes its %s, every start fails%s\n",
		source.Count(proved, "lesson"), source.Count(len(tracks), "track"),
		source.Count(checks, "check"), asked)
	return nil
}

// taken returns a problem for each lesson whose name a lesson of the site has, since serve refuses
// two with one name. The site's own lessons have no such problem.
func taken(tracks []lessons.Track) (problems []lessons.Problem, err error) {
	site, _, err := lessons.Read(files.Files)
	if err != nil {
		return nil, err
	}
	folders := map[string]string{} // by the lesson's name
	for i := range site {
		for k := range site[i].Lessons {
			l := &site[i].Lessons[k]
			folders[l.Name] = l.Folder
		}
	}
	for i := range tracks {
		for k := range tracks[i].Lessons {
			l := &tracks[i].Lessons[k]
			if at := folders[l.Name]; at != "" && at != l.Folder {
				problems = append(problems, lessons.Problem{File: l.Folder, Message: fmt.Sprintf(
					"a lesson of the site is named %s: choose another name", l.Name)})
			}
		}
	}
	return problems, nil
}

// findIn gathers the warnings about the solution of a lesson. Its start is meant to be wrong.
func (c *cli) findIn(l *lessons.Lesson) {
	if l.Solution == "" {
		return
	}
	text := source.NewText(path.Join(l.Folder, "solution.ll"), l.Solution)
	rep := panes.Run(context.Background(), &report.Request{FileName: "solution.ll",
		Source: l.Solution})
	_ = c.diagnose(rep, text, nil) // its errors are problems of the lesson
}
