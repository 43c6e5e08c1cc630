// Package ziptest makes malicious and broken zips, for the tests of every reader of zipped lessons:
// package zipped, `statepoint lessons check` and the page.
//
// Each [Case] has the bytes of a zip and the expected message. The bytes are generated, by Go's
// writer if possible and otherwise by editing its output, so the tree contains no harmful file. The
// message is written once, so two readers that differ in a word fail a test.
//
// The cases are names that lead elsewhere, links, files that occur twice, are encrypted or have a
// wrong size in the header, a gigabyte deflated into one file, a hundred thousand empty files,
// nested zips, and truncated zips. [Zip] makes harmless ones.
package ziptest
