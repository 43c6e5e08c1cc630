// Package grade holds a compilation against the checks of a lesson, in the language of web/check,
// and puts questions to it.
//
// A check is decided by data: links, records, the module after a stage, a run of the program. What
// is told of a check that failed is the first fact of its lesson that holds (check.Check.When).
// Questions offer answers of which the right ones are found the same way.
package grade
