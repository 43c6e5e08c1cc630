package cli

import (
	"fmt"
	"io/fs"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"strings"
	"sync"

	"statepoint/web/lessons"
)

// reloading is a site with lessons of a folder. It makes the site again if a page is requested
// after a file of the folder has changed.
type reloading struct {
	dir   string
	build func() (http.Handler, error)

	lock sync.Mutex
	seen string // what [state] returned for the site that is served
	site http.Handler
}

// ServeHTTP serves a request from the newest site, or an error if there is none.
func (r *reloading) ServeHTTP(w http.ResponseWriter, req *http.Request) {
	site, err := r.newest(req.URL.Path)
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	site.ServeHTTP(w, req)
}

// begin makes the site for the first time.
func (r *reloading) begin() error {
	_, err := r.newest("")
	return err
}

// newest returns the site for a request of a path.
func (r *reloading) newest(page string) (http.Handler, error) {
	r.lock.Lock()
	defer r.lock.Unlock()
	if ext := path.Ext(page); ext != "" && ext != ".html" {
		return r.site, nil
	}
	now := state(r.dir)
	if now == r.seen && r.site != nil {
		return r.site, nil
	}
	site, err := r.build()
	if err != nil {
		return nil, err
	}
	r.site, r.seen = site, now
	return site, nil
}

// state describes the files of a folder: their names, sizes and times.
func state(dir string) string {
	if dir == "" {
		return ""
	}
	var b strings.Builder
	files := 0
	_ = filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
		if files++; err != nil || files > lessons.MaxFiles {
			return filepath.SkipAll
		}
		if info, err := os.Stat(name); err == nil {
			fmt.Fprintln(&b, name, info.Size(), info.ModTime().UnixNano())
		}
		return nil
	})
	return b.String()
}
