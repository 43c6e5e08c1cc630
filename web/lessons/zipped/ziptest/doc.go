// Package ziptest makes zips that were made to do harm, or are broken, for the tests of all who
// read lessons out of a zip: package zipped, `statepoint lessons check` and the page.
//
// Each [Case] has the bytes of a zip and what is said of it. The bytes are made here, by Go's
// writer where it can and by editing its output where it cannot, so that no file that does harm
// lies in the tree. What is said is written once, so that two readers who differ in a word fail a
// test.
//
// They are names that lead elsewhere, links, files that stand twice, are encrypted or claim another
// size than they have, a gigabyte deflated into one file, a hundred thousand empty files, zips
// within zips, and zips that end too early. [Zip] makes harmless ones.
package ziptest
