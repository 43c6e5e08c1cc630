// Package attrs knows the keyword attributes of all releases (words.go), how LLVM writes what they
// have in parentheses: in a fixed order, and without redundant parts (text.go), and what is wrong
// with such a text (values.go). It knows nothing of where attributes stand; a malformed text is
// returned unchanged, for ValueProblem to report.
package attrs
