// Package location has the words for the locations of a stack map record: where a value is, and
// what it is there for. They are apart from the format (package stackmap), because the page needs
// them and not the format.
package location
