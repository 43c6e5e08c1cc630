// Package scan splits LLVM assembly into tokens. A token is a kind and two offsets, and nothing is
// copied; comments and white space are skipped, including the white space that editors and web
// pages add and LLVM does not know.
//
// Before a text is read, TakeSurvey goes over it once and finds the names defined at top level, in
// which way its pointers are written, and whether it defines functions. For a text without
// pointers, CommentDialect looks into its comments, which often quote IR.
package scan
