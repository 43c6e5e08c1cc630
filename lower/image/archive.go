package image

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"statepoint/core/source"
)

const (
	archiveMagic = "!<arch>\n"
	thinMagic    = "!<thin>\n"
	memberHeader = 60
)

func isArchive(data []byte) bool {
	return bytes.HasPrefix(data, []byte(archiveMagic)) || bytes.HasPrefix(data, []byte(thinMagic))
}

// openArchive reads the objects among an archive's members (ar(5), with the long names of GNU, BSD
// and Microsoft). An archive without objects is an error.
func openArchive(name string, data []byte) ([]*Image, error) {
	if bytes.HasPrefix(data, []byte(thinMagic)) {
		return nil, fmt.Errorf("%s: %s", name, unknown(data))
	}
	var all []*Image
	var skipped string
	var names []byte
	for at := len(archiveMagic); at+memberHeader <= len(data); {
		h := data[at : at+memberHeader]
		member := strings.TrimRight(string(h[:16]), " ")
		size, err := strconv.ParseUint(strings.TrimRight(string(h[48:58]), " "), 10, 63)
		if err != nil || h[58] != '`' || h[59] != '\n' {
			return all, fmt.Errorf("%s: offset 0x%x: no header of a member", name, at)
		}
		at += memberHeader
		if size > uint64(len(data)-at) {
			return all, fmt.Errorf("%s: offset 0x%x: member %q of %s passes the end of the "+
				"archive", name, at, member, source.Count(size, "byte"))
		}
		body := data[at : at+int(size)]
		at += int(size) + int(size&1)
		switch {
		case member == "/" || member == "/SYM64/" || strings.HasPrefix(member, "__.SYMDEF"):
			continue
		case member == "//":
			names = body
			continue
		case strings.HasPrefix(member, "#1/"): // BSD: the name is before the contents
			n, err := strconv.ParseUint(member[3:], 10, 31)
			if err != nil || n > uint64(len(body)) {
				return all, fmt.Errorf("%s: offset 0x%x: the length of a member's name is %q",
					name, at-int(size), member[3:])
			}
			member, body = strings.TrimRight(string(body[:n]), "\x00"), body[n:]
		case strings.HasPrefix(member, "/"): // GNU: an offset in the table of names
			if n, err := strconv.ParseUint(member[1:], 10, 31); err == nil &&
				n < uint64(len(names)) {
				rest := names[n:]
				if end := bytes.IndexAny(rest, "\n\x00"); end >= 0 {
					rest = rest[:end]
				}
				member = strings.TrimSuffix(string(rest), "/")
			}
		default:
			member = strings.TrimSuffix(member, "/")
		}
		if strings.HasPrefix(member, "__.SYMDEF") {
			continue
		}
		im, err := open(name+"("+member+")", body)
		if err != nil {
			skipped = err.Error()
			continue
		}
		all = append(all, im)
	}
	switch {
	case len(all) == 0 && skipped != "":
		return nil, fmt.Errorf("%s: no member is an object: %s", name, skipped)
	case len(all) == 0:
		return nil, fmt.Errorf("%s: the archive has no members", name)
	case skipped != "":
		all[0].problem(skipped)
	}
	return all, nil
}
