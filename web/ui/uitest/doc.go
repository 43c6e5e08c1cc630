// Package uitest has a small report for the tests of the packages of the page.
package uitest
