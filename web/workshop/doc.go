// Package workshop makes the pages of the workshop: a list of all lessons, one page for each
// lesson, one for the results of participants, and one that shows a reader's own lesson.
//
//	page.go   lessons as pages
//	asked.go  the questions in them
//	runs.go   the runs to which the text links, and the explorer beside it
//
// Pages are made with the site, from templates beside the code, so that they can be read and
// printed without scripts:
//
//	index.html     all lessons, by track
//	lesson.html    a lesson beside the explorer, which it frames; the address of the frame holds the
//	               program that the lesson begins with
//	question.html  a question of a lesson, before the exercise
//	own.html       an empty lesson, which scripts fill with a reader's own
//	results.html   what participants have completed, from the codes they send
//	keys.html      the keys, which several of these list
//
// The data that a question needs from its program, such as the slots to mark, comes from compiling
// it. goldmark renders Markdown as HTML; it is too large for the page's engine, where package
// lessons reads the reader's own lessons, and static/js renders them.
//
// Package lessons defines and reads lessons; package site chooses the addresses of the pages and
// their content security policy, and passes both as a Frame.
package workshop
