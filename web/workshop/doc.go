// Package workshop makes the pages of the workshop: one of all lessons, one for each, one of the
// results of participants, and one that shows a lesson of the reader's own.
//
//	page.go   lessons as pages
//	asked.go  the questions in them
//
// Each page is made when the site is, from a template beside the code, so that it can be read and
// printed without a script:
//
//	index.html     all lessons, by track
//	lesson.html    a lesson beside the explorer, which it frames; the address of the frame holds the
//	               program that the lesson begins with
//	question.html  a question of a lesson, before the exercise
//	own.html       an empty lesson, which scripts fill with one of the reader's own
//	results.html   what participants have reached, from the codes they give
//	keys.html      the keys, which several of these list
//
// What a question needs from its program, such as the slots that may be marked, is found by
// compiling it. Markdown becomes HTML by goldmark, which is too large for the page's engine: there
// package lessons reads lessons of the reader's own, and static/js makes their HTML.
//
// What lessons are, and which there are, is known to package lessons; where the pages lie, and
// under which content security policy, to package site, which gives both as a Frame.
package workshop
