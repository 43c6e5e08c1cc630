// Package attrs knows the keyword attributes of all releases (words.go), LLVM's canonical form of
// their text in parentheses, which has a fixed order and no redundant parts (text.go), and the
// possible errors in it (values.go). It does not know the positions of attributes; a malformed text
// is returned unchanged, for ValueProblem to report.
package attrs
