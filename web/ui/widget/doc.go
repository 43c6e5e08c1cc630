// Package widget shows reports in the browser's widgets: what an [Editor] colours and
// lights, and what a [Drawing] lights.
//
// Reports count bytes, browsers UTF-16 code units; [Offsets] converts. A large module has a million
// coloured ranges, so an editor gets only those on screen and well around it, and requests more
// when the reader leaves that area.
package widget
