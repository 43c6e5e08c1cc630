// Package location defines the kinds and roles of locations in a stack map record, and the kinds of
// slots in a frame. They are separate from the format (package stackmap) and the code (package
// lower/code), because the page needs them without those.
package location
