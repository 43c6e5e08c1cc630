// Package version says which version of the product this is.
//
// The command prints it, and the help of the page; CHANGELOG.md begins with it, which a test
// checks. It is a separate package because both programs of the page and the command need it, and
// the page must not link the compiler. It is a constant instead of the version recorded by the
// build: the site is also built from copies without version control, and must have the same bytes
// each time.
package version
