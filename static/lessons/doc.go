// Package lessons has the lessons of the workshop as files: a folder for each track, in it one for
// each lesson, with lesson.md, start.ll, solution.ll and check.txt, and questions.txt if
// it asks something. The numbers in the names of folders order them.
//
// They lie here, and not in package web/lessons which reads and proves them, so that a lesson is
// written without touching Go, and so that a folder of another author has the same form. A file
// that is not a lesson is refused there, by its name and line. Nothing that runs in the browser
// imports this package: pages are made of the lessons when the site is built.
package lessons
