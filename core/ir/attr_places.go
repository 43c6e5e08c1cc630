package ir

import (
	"strings"
	"sync"
)

// valueAttrs are the attributes of parameters and results (LangRef, "Parameter Attributes"): each
// with the types it applies to (p pointers, P also vectors of pointers, i integers, I also vectors
// of integers, f floats and vectors of floats, v anything but void,
// * anything), R if a result can also have it, and F if a function can.
var valueAttrs = sync.OnceValue(func() map[string]string {
	m := map[string]string{}
	for word := range strings.FieldsSeq(`
		align:PRF alignstack:*RF allocalign:i allocptr:p byref:p byval:p captures:p dead_on_return:p dead_on_unwind:p dereferenceable:pR
		dereferenceable_or_null:pR elementtype:p immarg:* inalloca:p initializes:p inreg:*R nest:p noalias:pR nocapture:p noext:*R
		nofpclass:fR nofree:*F nonnull:pR noundef:vR preallocated:pF range:IR readnone:pF readonly:pF returned:* signext:iR sret:p
		swiftasync:* swifterror:p swiftself:* writable:p writeonly:*F zeroext:iR`) {
		name, types, _ := strings.Cut(word, ":")
		m[name] = types
	}
	return m
})

// ValueAttr reports whether an attribute is valid on a parameter, and on which types: p is
// pointers, P also vectors of pointers, i integers, I also vectors of integers, f floats and
// vectors of floats, v anything but void, * anything. R means that a result can have it, F that a
// function can.
func ValueAttr(name string) (types string, ok bool) {
	types, ok = valueAttrs()[name]
	return types, ok
}

// AttrOfValuesOnly reports whether an attribute is valid on parameters or results but not on
// functions.
func AttrOfValuesOnly(name string) bool {
	types, value := valueAttrs()[name]
	return value && !strings.Contains(types, "F")
}
