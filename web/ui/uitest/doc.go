// Package uitest provides small reports for the tests of the page's packages.
package uitest
