// Package panes names the four panes, in reading order, for the packages that refer to them.
package panes
