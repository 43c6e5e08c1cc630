// Package url stands for net/url. All addresses here are the browser's, which has
// read them before, so cutting them up is enough.
package url
