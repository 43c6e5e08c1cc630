package url

import "strings"

// URL is an address in parts, as they are written.
type URL struct {
	Scheme, Host, Path string
	Query, Fragment    string // with the ? and without the #

	noHost bool // there is a // and no host after it
}

// Parse cuts up an address.
func Parse(raw string) (*URL, error) {
	u := &URL{}
	raw, u.Fragment, _ = strings.Cut(raw, "#")
	if i := strings.IndexByte(raw, '?'); i >= 0 {
		raw, u.Query = raw[:i], raw[i:]
	}
	if i := strings.IndexByte(raw, ':'); i > 0 && !strings.Contains(raw[:i], "/") {
		u.Scheme, raw = raw[:i], raw[i+1:]
	}
	if rest, ok := strings.CutPrefix(raw, "//"); ok {
		i := strings.IndexByte(rest, '/')
		if i < 0 {
			i = len(rest)
		}
		u.Host, raw = rest[:i], rest[i:]
		u.noHost = i == 0
	}
	u.Path = raw
	return u, nil
}

// String puts an address together again.
func (u *URL) String() string {
	s := u.Path + u.Query
	if u.Host != "" || u.noHost {
		s = "//" + u.Host + s
	}
	if u.Scheme != "" {
		s = u.Scheme + ":" + s
	}
	if u.Fragment != "" {
		s += "#" + u.Fragment
	}
	return s
}

// Hostname gives the host without its port and without brackets.
func (u *URL) Hostname() string {
	host := u.Host
	if i := strings.LastIndexByte(host, ':'); i > strings.LastIndexByte(host, ']') {
		host = host[:i]
	}
	return strings.Trim(host, "[]")
}
