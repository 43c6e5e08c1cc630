package lessons

import (
	"fmt"
	"strings"

	"statepoint/web/check"
)

// Track is a sequence of lessons, each of which builds on those before.
type Track struct {
	// Name is the folder's name without its number; Title and About come from track.md.
	Name, Title, About string
	Lessons            []Lesson
	// Translations are those of title and about, by language, from files such as track.de.md.
	Translations map[string]*Track
}

// Lesson is one exercise.
type Lesson struct {
	// Folder is the path of its folder, Name the folder's name without its number.
	Folder, Name string
	// Title is a few words; Can completes "You can now …".
	Title, Can string
	// Minutes is roughly how long it takes.
	Minutes int
	// Body is the text as Markdown, without front matter, hints and claims.
	Body string
	// Hints are shown one at a time, as Markdown.
	Hints []string
	// Start is the program given to the reader, Solution one that passes.
	Start, Solution string
	// Checks distinguish the two; CheckText is their source text.
	Checks    []check.Check
	CheckText string
	// Questions are about the start program, and come before the exercise.
	Questions []check.Question
	// Panes are the panes shown below the program: the first of them at first, all of them if the
	// reader chose that. None means the first run that the text links to or, without one, all of
	// PaneNames.
	Panes []string
	// Challenge is set if the lesson counts the reader's steps, and has no hints at first.
	Challenge bool
	// Covers is set if what the explorer says of the map would answer a question, although no
	// question is of a kind that says so.
	Covers bool
	// Images are those that the text shows.
	Images []Image
	// Translations are those of title, can, text, hints and questions, by language: "de".
	Translations map[string]*Translation
	// Runs are the runs that the text links to.
	Runs []Run
	// Claims are the text's statements about the two programs.
	Claims []Claims
}

// turnHeading begins the exercise in a lesson's text.
const turnHeading = "\n## Your turn\n"

// Parts returns the text up to the exercise, and that of the exercise: questions go between them.
func (l *Lesson) Parts() (before, turn string) { return Parts(l.Body) }

// Parts returns the same of the text of a lesson or its translation.
func Parts(body string) (before, turn string) {
	if i := strings.Index(body, turnHeading); i >= 0 {
		return body[:i], body[i:]
	}
	return body, ""
}

// Covered says which part of the explorer would give away the answer to a question: "frame" for the
// words of a frame, "map" for what panes or the editor's warnings say about the map and stale uses,
// "" for none. It is covered until the question is answered.
func (l *Lesson) Covered() string {
	covered := ""
	if (l.Challenge || l.Covers) && len(l.Questions) > 0 {
		covered = "map"
	}
	for i := range l.Questions {
		switch l.Questions[i].Kind {
		case check.AskSlots:
			return "frame"
		case check.AskField, check.AskStale:
			covered = "map"
		}
	}
	return covered
}

// PaneNames are the panes beside that of the program.
var PaneNames = []string{"rewritten", "asm", "map"}

// Shown returns the panes that the lesson shows with the program, as embed.html names them, and the
// run that it shows instead at first, nil for none.
func (l *Lesson) Shown() (panes string, run *Run) {
	covered := l.Covered() != ""
	shows := len(l.Runs) > 0 && !(covered && l.Runs[0].Turn) // which may tell the answer
	switch {
	case covered && !(l.Challenge && shows):
		return "ir,asm", nil
	case len(l.Panes) > 0:
		return "ir," + strings.Join(l.Panes, ","), nil
	case shows:
		return "ir", &l.Runs[0]
	}
	return "ir," + strings.Join(PaneNames, ","), nil
}

// Claims are checks that one of a lesson's programs passes.
type Claims struct {
	// Solution is set if they are about the solution rather than the start.
	Solution bool
	// Text holds the checks, Line the line of the first one in lesson.md.
	Text string
	Line int
}

// Problem is an error in a lesson.
type Problem struct {
	// File is the path; Line and Column are 1-based, 0 for the file as a whole.
	File         string
	Line, Column int
	Message      string
}

// String returns the position and the message, as compilers print them.
func (p Problem) String() string {
	switch {
	case p.Line == 0:
		return fmt.Sprintf("%s: %s", p.File, p.Message)
	case p.Column == 0:
		return fmt.Sprintf("%s:%d: %s", p.File, p.Line, p.Message)
	}
	return fmt.Sprintf("%s:%d:%d: %s", p.File, p.Line, p.Column, p.Message)
}
