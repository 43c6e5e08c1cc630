// Package words has wording that the page uses in several places: the glossary of technical terms,
// numbers with their nouns, and texts made safe to display.
package words
