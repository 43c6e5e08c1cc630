// Package guide makes the site's pages *Write a lesson* and *Embed*.
//
// Each page is a Markdown text of this folder, LESSON.md or EMBED.md. The reference of checks and
// questions in the first comes from package check, from which `statepoint help checks` prints it as
// well, so the two cannot disagree.
package guide
