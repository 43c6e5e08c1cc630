// Package jsontext writes and reads JSON without reflection, in little code: what runs in the
// browser may not import encoding/json.
//
// A [Writer] writes each object and list on one line or on several, as requested, and adds the
// commas. [Parse] reads a document as plain values.
package jsontext
