package run

import (
	"encoding/binary"
	"strings"
)

// A type info describes a type of C++ (Itanium C++ ABI, "RTTI Layout"): it begins with a pointer
// into the vtable of its own class, by which the kinds of types differ, and its name. Those of a
// class's bases, or of what a pointer points to, come after that.

// cxxTypes are the variables that type infos point into, which the C++ library defines.
const cxxTypes = "_ZTVN10__cxxabiv1"

// mostBases limits the bases of a class that are looked at.
const mostBases = 1 << 10

// standardBases are the bases of those exceptions of the C++ standard library ("Exception classes")
// whose type infos are in the library, by names of type infos.
var standardBases = map[string]string{
	"_ZTISt9bad_alloc":             "_ZTISt9exception",
	"_ZTISt20bad_array_new_length": "_ZTISt9bad_alloc",
	"_ZTISt8bad_cast":              "_ZTISt9exception",
	"_ZTISt10bad_typeid":           "_ZTISt9exception",
	"_ZTISt13bad_exception":        "_ZTISt9exception",
	"_ZTISt17bad_function_call":    "_ZTISt9exception",
	"_ZTISt12bad_weak_ptr":         "_ZTISt9exception",
	"_ZTISt11logic_error":          "_ZTISt9exception",
	"_ZTISt16invalid_argument":     "_ZTISt11logic_error",
	"_ZTISt12domain_error":         "_ZTISt11logic_error",
	"_ZTISt12length_error":         "_ZTISt11logic_error",
	"_ZTISt12out_of_range":         "_ZTISt11logic_error",
	"_ZTISt13runtime_error":        "_ZTISt9exception",
	"_ZTISt11range_error":          "_ZTISt13runtime_error",
	"_ZTISt14overflow_error":       "_ZTISt13runtime_error",
	"_ZTISt15underflow_error":      "_ZTISt13runtime_error",
	"_ZTISt12system_error":         "_ZTISt13runtime_error",
}

// caughtAs reports whether a handler for one type, given by the address of its type info, catches
// what __cxa_throw threw of another, and with which pointer: to the object or the base of it that
// the handler names, or, if a pointer was thrown, that pointer.
func (t *thrower) caughtAs(e *exception, handler uint64) (value uint64, ok bool) {
	thrown, wanted := t.typeName(e.kind), t.typeName(handler)
	to, pointers := strings.CutPrefix(wanted, "_ZTIP")
	from, pointer := strings.CutPrefix(thrown, "_ZTIP")
	value = e.value
	if pointer {
		value, _ = t.machine.Mem.Load64(value)
	}
	if handler == e.kind {
		return value, true
	}
	if !pointer || !pointers {
		if pointer || pointers {
			return 0, false
		}
		return t.asBase(e.kind, handler, value)
	}
	// A handler may add qualifiers to what a pointer points to, and none is lost.
	fromQualifiers, from := qualifiers(from)
	toQualifiers, to := qualifiers(to)
	for _, q := range fromQualifiers {
		if !strings.ContainsRune(toQualifiers, q) {
			return 0, false
		}
	}
	if from == to || to == "v" && !strings.HasPrefix(from, "F") {
		return value, true
	}
	const pointee = 24
	a, _ := t.machine.Mem.Load64(e.kind + pointee)
	b, _ := t.machine.Mem.Load64(handler + pointee)
	if t.typeName(a) != "_ZTI"+from || t.typeName(b) != "_ZTI"+to {
		return 0, false // a type info that nothing defines
	}
	return t.asBase(a, b, value)
}

// qualifiers splits a mangled type into its qualifiers, restrict, volatile and const, and the rest.
func qualifiers(s string) (q, rest string) {
	rest = strings.TrimLeft(s, "rVK")
	return s[:len(s)-len(rest)], rest
}

// typeName is the mangled name of a type info, such as _ZTI1A; "" if it has none.
func (t *thrower) typeName(info uint64) string {
	return strings.TrimPrefix(t.names.named(info), "@")
}

// asBase returns the address of the base of a class in an object; ok is false if the class has no
// public base of that type, or several.
func (t *thrower) asBase(class, base, object uint64) (at uint64, ok bool) {
	type subobject struct{ class, at uint64 }
	seen := map[subobject]bool{}
	work := []subobject{{class, object}}
	for len(work) > 0 && len(seen) < mostBases {
		s := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[s] {
			continue
		}
		seen[s] = true
		if s.class == base {
			if ok {
				return 0, false
			}
			at, ok = s.at, true
			continue
		}
		t.eachBase(s.class, s.at, func(class, at uint64) {
			work = append(work, subobject{class, at})
		})
	}
	return at, ok
}

// eachBase visits the public bases of a class, and where they are in an object.
func (t *thrower) eachBase(class, object uint64, visit func(class, at uint64)) {
	const (
		bases    = 16 // of its only base; of flags and the number of bases
		list     = 24
		entry    = 16
		virtual  = 1
		public   = 2
		toOffset = 8 // bits
	)
	mem := t.machine.Mem
	vtable, _ := mem.Load64(class)
	switch name := t.names.named(vtable - bases); {
	case name == "":
		for base := standardBases[t.typeName(class)]; base != ""; base = standardBases[base] {
			if at, ok := t.names.variable(base); ok { // the program names it
				visit(at, object)
				break
			}
		}
	case strings.Contains(name, "__si_class_type_info"):
		if base, err := mem.Load64(class + bases); err == nil {
			visit(base, object)
		}
	case strings.Contains(name, "__vmi_class_type_info"):
		var head [8]byte
		if mem.ReadAt(class+bases, head[:]) != nil {
			return
		}
		number := binary.LittleEndian.Uint32(head[4:])
		for i := range uint64(min(number, mostBases)) {
			base, err := mem.Load64(class + list + i*entry)
			if err != nil {
				return
			}
			flags, err := mem.Load64(class + list + i*entry + 8)
			if err != nil || flags&public == 0 {
				continue
			}
			offset := uint64(int64(flags) >> toOffset)
			if flags&virtual != 0 && object != 0 { // the offset of the offset, from the vtable
				table, _ := mem.Load64(object)
				if offset, err = mem.Load64(table + offset); err != nil {
					continue
				}
			}
			if object == 0 { // a null pointer stays one
				offset = 0
			}
			visit(base, object+offset)
		}
	}
}
