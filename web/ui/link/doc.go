// Package link encodes the reader's state in the fragment of a link or in a file.
//
// A [State] is the source, the options, the stage and the open views: everything needed to see the
// same again, except the scroll positions. In a link it is JSON, deflated, in base64; in a file it
// is plain JSON. Released formats stay readable: the links of earlier versions still open. The
// package parses the JSON itself, because encoding/json would make the page's program too large.
package link
