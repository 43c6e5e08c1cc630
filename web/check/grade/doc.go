// Package grade evaluates the checks of a lesson, written in the language of web/check, on a
// compilation, and determines the answers to questions about it.
//
// A check is decided from data: links, records, the module after a stage, or a run of the program.
// The text for a failed check is that of the first fact of its lesson that holds
// (check.Check.When). The right answers to questions are found the same way.
package grade
