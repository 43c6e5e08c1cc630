// Package oracle finds LLVM's own tools and runs them, so that tests can ask
// LLVM itself what the right answer is.
//
// Two releases are used: 14, the last whose pointers are typed by default, and 22 for `ptr`. Tool
// looks in /usr/lib/llvm-N/bin, where Debian puts them, and then for a command named NAME-N in
// PATH. A test that needs a missing tool fails, and names the package to install: a comparison that
// is silently skipped is worse than none.
//
// A tool takes 25 ms of processor time to load its libraries and a few more for
// a short text, and the tests run thousands. So each is started once for a test
// program, with a library preloaded that waits before main and forks for each
// run (server). What is run, and with what, is the same.
//
// The package knows no IR and no stack maps. It hands text and bytes to the
// tools and back: Opt and Llc for the two steps of a compilation, Section for
// the raw bytes of an object's section, StackMap for the one most tests want.
package oracle
