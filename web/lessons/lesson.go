package lessons

import (
	"fmt"
	"strings"

	"statepoint/web/check"
)

// Track is a row of lessons, each of which builds on those before.
type Track struct {
	// Name is the folder's, without its number; Title and About come from track.md.
	Name, Title, About string
	Lessons            []Lesson
}

// Lesson is one exercise.
type Lesson struct {
	// Folder is where it was read, Name the folder's name without its number.
	Folder, Name string
	// Title is a few words; Can completes "You can now …".
	Title, Can string
	// Minutes is about how long it takes.
	Minutes int
	// Body is the text as Markdown, without front matter, hints and claims.
	Body string
	// Hints are shown one after the other, as Markdown.
	Hints []string
	// Start is the program that the reader is given, Solution one that passes.
	Start, Solution string
	// Checks tell these apart; CheckText is what they were read from.
	Checks    []check.Check
	CheckText string
	// Questions are about the program that the reader is given, and asked before the exercise.
	Questions []check.Question
	// Claims are what the text says of the two programs.
	Claims []Claims
}

// turnHeading begins the exercise in a lesson's text.
const turnHeading = "\n## Your turn\n"

// Parts are the text up to the exercise, and that of the exercise: questions stand between them.
func (l *Lesson) Parts() (before, turn string) {
	if i := strings.Index(l.Body, turnHeading); i >= 0 {
		return l.Body[:i], l.Body[i:]
	}
	return l.Body, ""
}

// Covered says what a question asks for that the explorer shows: "frame" for the words of a frame,
// "map" for what panes or the editor's warnings say of the map and of stale uses, "" for nothing.
// It is covered until the question is answered.
func (l *Lesson) Covered() string {
	covered := ""
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

// Claims are checks that one program of a lesson passes.
type Claims struct {
	// Solution says that they are about the solution, else about the start.
	Solution bool
	// Text are the checks, Line where the first stands in lesson.md.
	Text string
	Line int
}

// Problem is something wrong with a lesson.
type Problem struct {
	// File is the path, Line and Column are from 1; 0 for the file as a whole.
	File         string
	Line, Column int
	Message      string
}

// String gives the place and the message, as compilers do.
func (p Problem) String() string {
	switch {
	case p.Line == 0:
		return fmt.Sprintf("%s: %s", p.File, p.Message)
	case p.Column == 0:
		return fmt.Sprintf("%s:%d: %s", p.File, p.Line, p.Message)
	}
	return fmt.Sprintf("%s:%d:%d: %s", p.File, p.Line, p.Column, p.Message)
}
