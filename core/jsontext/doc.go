// Package jsontext writes and reads JSON without reflection, in little code: what runs in the
// browser may not import encoding/json.
//
// A [Writer] lays out each object and list as it is told, on one line or on many, and puts commas
// where they belong. [Parse] reads a document as plain values.
package jsontext
