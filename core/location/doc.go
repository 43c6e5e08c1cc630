// Package location has the words for the locations of a stack map record (where a value is, and
// what it is there for) and for the slots of a frame. They are apart from the format (package
// stackmap) and from the code (package lower/code), because the page needs them and not those.
package location
