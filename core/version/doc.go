// Package version says which version of the product this is.
//
// The command prints it, and the help of the page; CHANGELOG.md begins with it, which a test
// checks. It is a package of its own because both programs of the page and the command need it, and
// the page must link nothing of the compiler. It is a constant, not what the build recorded: the
// site is built from a copy without version control too, and must be the same bytes each time.
package version
