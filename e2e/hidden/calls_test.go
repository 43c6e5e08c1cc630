package hidden_test

import (
	"strings"
	"testing"
)

// Functions of the module by which references are hidden and made references again.
const (
	addrOf = "define i64 @hid.addr(ptr addrspace(1) %p) \"gc-leaf-function\" {\n" +
		"  %i = ptrtoint ptr addrspace(1) %p to i64\n  ret i64 %i\n}\n"
	addrCollects = "define i64 @hid.addr(ptr addrspace(1) %p) gc \"statepoint-example\" {\n" +
		"  call void @hid.poll()\n" +
		"  %i = ptrtoint ptr addrspace(1) %p to i64\n  ret i64 %i\n}\ndeclare void @hid.poll()\n"
	addrOfAddr = addrOf +
		"define i64 @hid.tagged(ptr addrspace(1) %p) \"gc-leaf-function\" {\n" +
		"  %i = call i64 @hid.addr(ptr addrspace(1) %p)\n  %t = or i64 %i, 1\n  ret i64 %t\n}\n"
	same = "define i64 @hid.same(i64 %i) \"gc-leaf-function\" {\n  ret i64 %i\n}\n"
	pair = "define { i64, i64 } @hid.pair(ptr addrspace(1) %p) \"gc-leaf-function\" {\n" +
		"  %i = ptrtoint ptr addrspace(1) %p to i64\n" +
		"  %a = insertvalue { i64, i64 } zeroinitializer, i64 %i, 1\n  ret { i64, i64 } %a\n}\n"
	raw = "define ptr @hid.raw(ptr addrspace(1) %p) \"gc-leaf-function\" {\n" +
		"  %r = addrspacecast ptr addrspace(1) %p to ptr\n  ret ptr %r\n}\n"
	packed = "define i32 @hid.pack(ptr addrspace(1) %p) \"gc-leaf-function\" {\n" +
		"  %i = ptrtoint ptr addrspace(1) %p to i64\n  %s = lshr i64 %i, 3\n" +
		"  %t = trunc i64 %s to i32\n  ret i32 %t\n}\n"
	deref = "define i64 @hid.deref(i64 %i) \"gc-leaf-function\" {\n" +
		"  %p = inttoptr i64 %i to ptr\n  %v = load i64, ptr %p\n  ret i64 %v\n}\n"
	derefTwice = deref + "define i64 @hid.on(i64 %i) \"gc-leaf-function\" {\n" +
		"  %v = call i64 @hid.deref(i64 %i)\n  ret i64 %v\n}\n"
	unbox = "define ptr addrspace(1) @hid.unbox(i64 %i) \"gc-leaf-function\" {\n" +
		"  %m = and i64 %i, -8\n  %p = inttoptr i64 %m to ptr addrspace(1)\n" +
		"  ret ptr addrspace(1) %p\n}\n"
)

// calls are the ways by way of functions of the module.
var calls = []kind{
	{name: "integer of a callee", globals: addrOf,
		hide:   "%b@ = call i64 @hid.addr(ptr addrspace(1) V)",
		reveal: "%r@ = or i64 %b@, 0" + asRef, read: refRead},
	{name: "integer of a callee that collects", globals: addrCollects,
		hide:   "%b@ = call i64 @hid.addr(ptr addrspace(1) V)",
		reveal: "%r@ = or i64 %b@, 0" + asRef, read: refRead},
	{name: "integer of a callee's callee", globals: addrOfAddr,
		hide:   "%b@ = call i64 @hid.tagged(ptr addrspace(1) V)",
		reveal: "%r@ = and i64 %b@, -8" + asRef, read: refRead},
	{name: "integer that a callee returns", globals: same,
		hide:   asInt + "%b@ = call i64 @hid.same(i64 %a@)",
		reveal: "%r@ = or i64 %b@, 0" + asRef, read: refRead},
	{name: "struct of a callee", globals: pair,
		hide:   "%b@ = call { i64, i64 } @hid.pair(ptr addrspace(1) V)",
		reveal: "%r@ = extractvalue { i64, i64 } %b@, 1" + asRef, read: refRead},
	{name: "pointer of a callee", globals: raw, hide: "%p@ = call ptr @hid.raw(ptr addrspace(1) V)",
		read: rawRead},
	{name: "compressed by a callee", globals: packed,
		hide:   "%b@ = call i32 @hid.pack(ptr addrspace(1) V)",
		reveal: "%z@ = zext i32 %b@ to i64\n%r@ = shl i64 %z@, 3" + asRef, read: refRead},
	{name: "integer that a callee follows", globals: deref, hide: asInt,
		read: "%v@ = call i64 @hid.deref(i64 %a@)"},
	{name: "integer that a callee's callee follows", globals: derefTwice, hide: asInt,
		read: "%v@ = call i64 @hid.on(i64 %a@)"},
	{name: "integer that a callee makes a reference", globals: unbox, hide: asInt,
		read: "%v@ = call ptr addrspace(1) @hid.unbox(i64 %a@)"},
}

// TestCalleesKeepAddresses looks at functions across whose own safepoints an address is an integer.
func TestCalleesKeepAddresses(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"an argument", `define i64 @keep(i64 %i) gc "statepoint-example" {
  call void @collect()
  %p = inttoptr i64 %i to ptr
  %v = load i64, ptr %p
  ret i64 %v
}
define i64 @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %i = ptrtoint ptr addrspace(1) %p to i64
  %v = call i64 @keep(i64 %i)
  ret i64 %v
}`, "a call in this module passes an address as `%i`"},
		{"a number", `define i64 @keep(i64 %i) gc "statepoint-example" {
  call void @collect()
  %p = inttoptr i64 %i to ptr
  %v = load i64, ptr %p
  ret i64 %v
}
define i64 @f(i64 %i) gc "statepoint-example" {
  %v = call i64 @keep(i64 %i)
  ret i64 %v
}`, ""},
		{"a result", `define i64 @addr(ptr addrspace(1) %p) gc "statepoint-example" {
  %i = ptrtoint ptr addrspace(1) %p to i64
  call void @collect()
  ret i64 %i
}
define i64 @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %i = call i64 @addr(ptr addrspace(1) %p)
  %q = inttoptr i64 %i to ptr addrspace(1)
  %v = load i64, ptr addrspace(1) %q
  ret i64 %v
}`, "the integer `%i` held it across a safepoint"},
		{"a hash", `define i64 @hash(ptr addrspace(1) %p) "gc-leaf-function" {
  %i = ptrtoint ptr addrspace(1) %p to i64
  %h = lshr i64 %i, 12
  %k = and i64 %h, 63
  ret i64 %k
}
define i64 @f(ptr addrspace(1) %p, ptr %table) gc "statepoint-example" {
  %k = call i64 @hash(ptr addrspace(1) %p)
  call void @collect()
  %q = getelementptr i64, ptr addrspace(1) %p, i64 %k
  %v = load i64, ptr addrspace(1) %q
  ret i64 %v
}`, ""},
		{"an argument that is shown", `declare void @show(i64) "gc-leaf-function"
define void @print(i64 %i) gc "statepoint-example" {
  call void @collect()
  call void @show(i64 %i)
  ret void
}
define void @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %i = ptrtoint ptr addrspace(1) %p to i64
  call void @collect()
  call void @print(i64 %i)
  ret void
}`, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			list := warnings(t, "declare void @collect()\n"+c.text)
			got := list.Text(nil)
			if c.want == "" && len(list) > 0 || !strings.Contains(got, c.want) {
				t.Errorf("%q, want %q\n%s", got, c.want, c.text)
			}
		})
	}
}
