// Package cfi reads call frame information, the bytes of an .eh_frame section (LSB, "Exception
// Frames"; DWARF 5, section 6.4): its entries, and the row of an entry for an address, which says
// where the caller's registers are. Reader also reads exception tables, which are coded alike.
package cfi
