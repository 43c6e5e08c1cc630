// Package zipped reads the files of lessons out of a zip, which a reader drops on the page or gives
// to `statepoint lessons check`. The result is what package lessons reads: texts by their paths.
//
// The page unpacks with the browser's own means (static/js/shared/lesson-files.js), so that its
// programs need not have them; this package is for the command. Both take and refuse the same zips
// in the same words, and the cases of package ziptest hold them to it: what the command accepts
// can be opened on the page. One kind is apart: zips of the 64-bit form, which the page refuses by
// name, and of which lessons, being small, have no need.
//
// A zip may have been made to do harm. So no name in it is used as a path; a file is refused by
// its header where that tells enough, and by what really comes out where the header lies; and no
// more is unpacked than package lessons takes ([lessons.MaxZipBytes], MaxFiles, MaxFileBytes and
// MaxBytes), however much the zip claims or hides. The first file that is wrong ends the reading,
// with its name and the reason.
//
// Passed over are files of other kinds than .md, .ll and .txt, and what systems and editors keep
// beside them (__MACOSX, names that begin with a point). Refused are names that lead out of the
// folder, that are not UTF-8 or stand twice, symbolic links, encrypted files, and texts that are
// not UTF-8.
package zipped
