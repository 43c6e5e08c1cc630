// Package panes names the four panes, in reading order, for all who speak of them.
package panes
