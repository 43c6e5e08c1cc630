package site

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"path"
	"slices"
	"strings"

	"statepoint/static"
)

// workerName is the service worker's. It must never change: browsers of returning visitors request
// it by this name.
const workerName = "sw.js"

// addWorker adds the service worker, which lists everything added before it.
func (p *plan) addWorker(o Options) error {
	if o.NoOffline {
		off, err := static.Files.ReadFile("js/sw-off.js")
		if err != nil {
			return err
		}
		p.addFixed(workerName, off)
		return nil
	}
	program, err := static.Files.ReadFile("js/sw.js")
	if err != nil {
		return err
	}
	var pages, files, later []string
	for _, a := range p.assets {
		switch {
		case a.online: // in no visit's way that did not choose it
		case a.later:
			later = append(later, fmt.Sprintf("%q", a.name))
		case !a.fixed:
			files = append(files, fmt.Sprintf("%q", a.name))
		case path.Ext(a.name) == ".html":
			sum := sha256.Sum256(a.data)
			// A folder's page is requested by the folder's name; a static file server also finds it
			// as "./x/".
			pages = append(pages, fmt.Sprintf("[%q, %q]",
				"./"+strings.TrimSuffix(a.name, "index.html"), hex.EncodeToString(sum[:])))
		}
	}
	slices.Sort(files)
	slices.Sort(later)
	list := fmt.Sprintf("const FILES = [%s];\nconst LATER = [%s];\nconst PAGES = [%s];\n",
		strings.Join(files, ", "), strings.Join(later, ", "), strings.Join(pages, ", "))
	sum := sha256.Sum256(append([]byte(list), program...))
	head := fmt.Sprintf("const VERSION = %q;\n%s", hex.EncodeToString(sum[:5]), list)
	p.addFixed(workerName, slices.Concat([]byte(head), program))
	return nil
}

// headers returns the headers file that some static hosts read: for each path, indented, its
// headers.
func (p *plan) headers() []byte {
	var b bytes.Buffer
	b.WriteString(
		"/*\n  X-Content-Type-Options: nosniff\n  Referrer-Policy: no-referrer\n  Cache-Control: " +
			"no-cache\n  Content-Security-Policy: " + policy + "\n")
	for _, a := range p.assets {
		if a.shared() {
			fmt.Fprintf(&b, "/%s\n  Access-Control-Allow-Origin: *\n", a.name)
		}
		if !a.fixed {
			fmt.Fprintf(&b, "/%s\n  ! Cache-Control\n  Cache-Control: %s\n", a.name, forever)
		}
	}
	return b.Bytes()
}

// forever is for files whose content never changes under the same name.
const forever = "public, max-age=31536000, immutable"
