// Package lessons reads the lessons of the workshop: folders, each with a start program, a
// solution, and checks that only the solution passes.
//
//	lesson.go     what a lesson is
//	read.go       a folder of tracks as lessons; what is wrong is named by file and line
//	limits.go     how large a folder, a file, a list may be
//	prove.go      solutions pass, starts fail, claims hold
//	questions.go  right answers to questions are accepted, wrong ones refused with a reason
//	images.go     the images that texts show
//	runs.go       links in the text to runs of the program, which the page shows beside it
//	stages.go     links in the text to stages, and views of what they made
//	new.go        the files of a new lesson
//	texts.go      lessons that are in memory; own.go reads a reader's, and answers in JSON
//
// A folder of lessons has a folder for each track, with a track.md, and in it one for each lesson:
//
//	lesson.md      front matter (title, minutes, can), the text, hints under headings "## Hint"
//	lesson.de.md   its translation, here into German: with the same paragraphs, links
//	               and code; questions.de.txt and check.de.txt are those of the files below
//	start.ll       what the reader is given
//	solution.ll    what passes
//	check.txt      the checks, in the language of package check
//	questions.txt  what is asked before the exercise, in the same package's; a lesson may have none.
//	               One of questions alone has neither solution.ll nor check.txt
//
// A number before a folder's name, as in 02-first, orders it and is not shown: 2 comes before 10,
// and folders without a number come last, by name. Other files that end in .ll or .txt are errors;
// all other files are ignored, except images that the text shows, as in
// ![the frame](frame.png). A fenced block of the language "claims start" or "claims solution"
// has checks that the text relies on; it is verified with the rest and not shown. So a lesson's
// statements about a program need not be taken on its author's word. A link such as
// [the collection](<run:keep(7)#collection-1>) shows a run beside the text, at that step, and
// [the records](stage:stack-map#records) goes to a stage.
package lessons
