// Package workshop makes the pages of the workshop: one of all lessons, one for each, one of the
// results of participants, and one that shows a lesson of the reader's own.
//
//	page.go   lessons as pages
//	asked.go  the questions in them
//	runs.go   the runs that the text links to, and what stands beside it
//
// Each page is made when the site is, from a template beside the code, so that it can be read and
// printed without a script:
//
//	index.html     all lessons, by track
//	lesson.html    a lesson beside the explorer, which it frames; the address of the frame holds the
//	               program that the lesson begins with
//	question.html  a question of a lesson, before the exercise
//	own.html       an empty lesson, which scripts fill with one of the reader's own
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
