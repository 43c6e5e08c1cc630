// Package link packs what a reader chose into the fragment of a link, and into a file.
//
// A [State] is the source, the options, the stage and the open views: everything that is
// needed to see the same again, but what is selected and how far it is scrolled. In a
// link it is JSON, deflated, in base64; in a file plain JSON. What was released stays
// readable: the links of earlier versions open as they did. The JSON is read here,
// for the page's program has no room for encoding/json.
package link
