// Package widget shows reports in the browser's widgets: what an [Editor] colours and
// lights, and what a [Drawing] lights.
//
// Reports count bytes and browsers UTF-16 units; [Offsets] converts. A large module has a
// million coloured ranges, so an editor is sent those of what is on screen and well
// around it, and asks again when the reader leaves that.
package widget
