// Package words has what the page says in more than one place: the glossary of the
// field, numbers with their nouns, and texts made fit to be shown.
package words
