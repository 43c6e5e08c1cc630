// Package zipped reads the files of lessons from a zip, which a reader drops on the page or passes
// to `statepoint lessons check`. The result is the input of package lessons: texts by path.
//
// The page unpacks with browser APIs (static/js/shared/lesson-files.js), so its programs need no
// decompressor; this package is for the command. Both accept and reject the same zips with the same
// messages, as the cases of package ziptest verify: what the command accepts can be opened on the
// page. The exception is Zip64, which the page rejects by name, and which lessons, being small, do
// not need.
//
// A zip may be malicious. So no name in it is used as a path; a file is rejected by its header if
// that suffices, and by its actual contents if the header lies; and no more is unpacked than
// package lessons accepts ([lessons.MaxZipBytes], MaxFiles, MaxFileBytes and MaxBytes), however
// much the zip claims or hides. Reading stops at the first invalid file, with its name and the
// reason.
//
// Files other than .md, .ll, .txt and images are ignored, as are files of systems and editors
// (__MACOSX, names that begin with a dot). Names that lead out of the folder, are not UTF-8 or
// occur twice are rejected, as are symbolic links, encrypted files, and texts that are not UTF-8.
package zipped
