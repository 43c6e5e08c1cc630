package datalayout

import (
	"fmt"
	"strconv"
	"strings"

	"statepoint/core/ir"
)

// Parse reads a data layout string; "" gives LLVM's defaults. A specification that LLVM 22
// refuses is an error, even if earlier releases accept it; the layout is still usable.
func Parse(spec string) (*Layout, error) {
	d := &Layout{
		ints:      []alignSpec{{1, 1, 1}, {8, 1, 1}, {16, 2, 2}, {32, 4, 4}, {64, 4, 8}},
		floats:    []alignSpec{{16, 2, 2}, {32, 4, 4}, {64, 8, 8}, {128, 16, 16}},
		vectors:   []alignSpec{{64, 8, 8}, {128, 16, 16}},
		aggregate: alignSpec{0, 1, 8},
		pointers:  map[uint32]pointerSpec{0: {64, 8, 8, 64}},
		cache:     map[*ir.Type]layoutOf{},
	}
	if spec == "" {
		return d, nil
	}
	var bad error
	for _, part := range strings.Split(spec, "-") {
		r := layoutReader{d: d}
		if r.part(part); r.problem != "" && bad == nil {
			bad = fmt.Errorf("data layout: %q: %s", part, r.problem)
		}
	}
	return d, bad
}

// layoutReader parses one specification of a data layout and stops at the first problem.
type layoutReader struct {
	d       *Layout
	problem string
}

func (r *layoutReader) fail(problem string) {
	if r.problem == "" {
		r.problem = problem
	}
}

func (r *layoutReader) part(part string) {
	if part == "" {
		r.fail("a specification is missing between two dashes, or before or after one")
		return
	}
	rest := part[1:]
	switch part[0] {
	case 'e', 'E':
		r.d.BigEndian = part[0] == 'E'
		if rest != "" {
			r.fail("more than `e` or `E`")
		}
	case 'm':
		r.mangling(rest)
	case 'n':
		r.natives(rest)
	case 'F':
		r.functions(rest)
	case 'S':
		r.d.StackAlign = r.align("the stack's natural alignment", rest, false)
	case 'A':
		r.d.AllocaAddrSpace = r.space(rest)
	case 'P':
		r.d.ProgramAddrSpace = r.space(rest)
	case 'G':
		r.d.GlobalsAddrSpace = r.space(rest)
	case 'i':
		r.primitive(&r.d.ints, part)
	case 'f':
		r.primitive(&r.d.floats, part)
	case 'v':
		r.primitive(&r.d.vectors, part)
	case 'a':
		r.aggregate(rest)
	case 'p':
		r.pointer(rest)
	case 's': // of earlier releases, without effect
	default:
		r.fail("unknown specification")
	}
}

// bits24 parses a 24-bit number.
func (r *layoutReader) bits24(what, text string, zero bool) uint64 {
	n, err := strconv.ParseUint(text, 10, 24)
	switch {
	case text == "":
		r.fail(what + " is missing")
	case err != nil || n == 0 && !zero:
		if zero {
			r.fail(what + " must be a number of 24 bits")
		} else {
			r.fail(what + " must be a number of 24 bits other than 0")
		}
	}
	return n
}

func (r *layoutReader) size(what, text string) uint64 { return r.bits24(what, text, false) }

func (r *layoutReader) space(text string) uint32 {
	return uint32(r.bits24("the address space", text, true))
}

// align converts an alignment from bits to bytes; 0 gives 1 where it is allowed.
func (r *layoutReader) align(what, text string, zero bool) uint64 {
	n, err := strconv.ParseUint(text, 10, 16)
	switch {
	case text == "":
		r.fail(what + " is missing")
	case err != nil:
		r.fail(what + " must be a number of 16 bits")
	case n == 0 && zero:
	case n == 0:
		r.fail(what + " must not be 0")
	case n%8 != 0 || n&(n-1) != 0:
		r.fail(what + " of " + text + " bits is not a power of two of bytes")
	}
	return max(n/8, 1)
}

// aligns parses the two alignments at the end of a specification; the second is optional.
func (r *layoutReader) aligns(fields []string, zero bool) (abi, pref uint64) {
	abi = r.align("the ABI alignment", fields[0], zero)
	pref = abi
	if len(fields) > 1 {
		if pref = r.align("the preferred alignment", fields[1], false); pref < abi {
			r.fail("the preferred alignment must not be less than the ABI alignment")
		}
	}
	return abi, pref
}

func (r *layoutReader) mangling(rest string) {
	mode, ok := strings.CutPrefix(rest, ":")
	switch {
	case !ok || mode == "":
		r.fail("`m:<mangling>` is expected")
	case len(mode) > 1 || !strings.Contains("elomwxa", mode):
		r.fail("unknown mangling mode")
	}
}

// natives parses the native integer widths, or for `ni:` the address spaces with non-integral
// pointers.
func (r *layoutReader) natives(rest string) {
	spaces, ok := strings.CutPrefix(rest, "i")
	if !ok {
		for _, f := range strings.Split(rest, ":") {
			r.size("the width", f)
		}
		return
	}
	if spaces, ok = strings.CutPrefix(spaces, ":"); !ok {
		r.fail("`ni:<address space>` is expected")
		return
	}
	for _, f := range strings.Split(spaces, ":") {
		space := r.space(f)
		if space == 0 {
			r.fail("pointers of address space 0 must be integral")
		}
		r.d.nonIntegral = append(r.d.nonIntegral, uint32(space))
	}
}

func (r *layoutReader) functions(rest string) {
	if rest == "" || rest[0] != 'i' && rest[0] != 'n' {
		r.fail("`Fi<alignment>` or `Fn<alignment>` is expected")
		return
	}
	r.align("the alignment", rest[1:], false)
}

func (r *layoutReader) primitive(specs *[]alignSpec, part string) {
	fields := strings.Split(part[1:], ":")
	if len(fields) < 2 || len(fields) > 3 {
		r.fail("`" + part[:1] + "<width>:<alignment>[:<preferred>]` is expected")
		return
	}
	s := alignSpec{bits: r.size("the width", fields[0])}
	if s.abi, s.pref = r.aligns(fields[1:], false); part[0] == 'i' && s.bits == 8 && s.abi != 1 {
		r.fail("an i8 must be aligned to 8 bits")
	}
	if r.problem == "" {
		*specs = setSpec(*specs, s)
	}
}

func (r *layoutReader) aggregate(rest string) {
	fields := strings.Split(rest, ":")
	if len(fields) < 2 || len(fields) > 3 {
		r.fail("`a:<alignment>[:<preferred>]` is expected")
		return
	}
	if n, err := strconv.ParseUint(fields[0], 10, 32); fields[0] != "" && (err != nil || n != 0) {
		r.fail("aggregates have no width")
	}
	abi, pref := r.aligns(fields[1:], true)
	if r.problem == "" {
		r.d.aggregate = alignSpec{0, abi, pref}
	}
}

// pointer reads `p[<flags>][<address space>[(<name>)]]:<size>:<ABI>[:<preferred>[:<index>]]`.
func (r *layoutReader) pointer(rest string) {
	fields := strings.Split(rest, ":")
	if len(fields) < 3 || len(fields) > 5 {
		r.fail("`p[<address space>]:<size>:<alignment>[:<preferred>[:<index size>]]` is expected")
		return
	}
	space, flagged := fields[0], false
	for space != "" && (space[0]|0x20 >= 'a' && space[0]|0x20 <= 'z') {
		if space[0] != 'e' && space[0] != 'u' {
			r.fail("`" + space[:1] + "` is not a flag of pointers")
			return
		}
		space, flagged = space[1:], true
	}
	if at := strings.IndexByte(space, '('); at >= 0 {
		if len(space) < at+3 || space[len(space)-1] != ')' {
			r.fail("a name of the address space in parentheses is expected")
			return
		}
		space = space[:at]
	}
	number := uint32(0)
	if space != "" {
		number = r.space(space)
	}
	if number == 0 && flagged {
		r.fail("pointers of address space 0 cannot have flags")
	}
	p := pointerSpec{bits: r.size("the size of a pointer", fields[1])}
	p.abi, p.pref = r.aligns(fields[2:min(len(fields), 4)], false)
	p.index = p.bits
	if len(fields) > 4 {
		if p.index = r.size("the index size", fields[4]); p.index > p.bits {
			r.fail("the index size must not be larger than the pointer")
		}
	}
	if r.problem == "" {
		r.d.pointers[number] = p
	}
}
