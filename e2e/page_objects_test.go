package e2e

import "testing"

// ownAllocator is a program that is right, with an allocator that nothing defines: a cell's tail is
// only reached through its third word.
const ownAllocator = `declare ptr addrspace(1) @my_alloc(i64)
declare void @print_int(i64)

define ptr addrspace(1) @cons(i64 %v, ptr addrspace(1) %tail) gc "statepoint-example" {
  %c = call ptr addrspace(1) @my_alloc(i64 24)
  %p = getelementptr i8, ptr addrspace(1) %c, i64 8
  store i64 %v, ptr addrspace(1) %p
  %q = getelementptr i8, ptr addrspace(1) %c, i64 16
  store ptr addrspace(1) %tail, ptr addrspace(1) %q
  ret ptr addrspace(1) %c
}

define i64 @main() gc "statepoint-example" {
  %a = call ptr addrspace(1) @cons(i64 1, ptr addrspace(1) null)
  %b = call ptr addrspace(1) @cons(i64 2, ptr addrspace(1) %a)
  call void @print_int(i64 0)
  %p = getelementptr i8, ptr addrspace(1) %b, i64 16
  %t = load ptr addrspace(1), ptr addrspace(1) %p
  %vp = getelementptr i8, ptr addrspace(1) %t, i64 8
  %v = load i64, ptr addrspace(1) %vp
  ret i64 %v
}
`

// toEnd goes to the last step of the run.
const toEnd = `(() => {
	const line = document.querySelector("#run-timeline");
	line.value = line.max;
	line.dispatchEvent(new Event("input", { bubbles: true }));
})()`

// A correct program with its own allocator causes no findings: its objects have its layout. With a
// different declaration, the program's accesses are reported. A link has the declaration, and the
// choice of what reports stores.
func TestPageObjects(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.retype(ownAllocator)
	b.until(`!document.querySelector("#run-button").disabled`)
	b.tap("#run-button")
	b.until(stepOf + `.startsWith("0 / ") && !` + stepOf + `.endsWith("…")`)
	end := func(sentence string) {
		t.Helper()
		eval[any](b, toEnd)
		b.until(`document.querySelector("#run-sentence").textContent` + sentence)
	}
	end(` == "@main returned 1."`)
	b.tap(".run-setup > summary")
	const field = `document.querySelector("#run-object-0").value`
	b.until(field + ` == "my_alloc: 24 bytes, references at 16"`)
	form := eval[string](b, `document.querySelector(".run-form").innerText`)
	contains(t, "the form", form, "inferred from what the program stores and loads",
		"the store at line 9", "@print_int is a safepoint and prints its arguments")
	b.cleanInBoth(t, "run-objects")

	b.set("#run-object-0", "no references")
	b.until(`!!document.querySelector(".run-doubt")`)
	form = eval[string](b, `document.querySelector(".run-form").innerText`)
	contains(t, "the form", form, "Objects of @my_alloc, declared",
		"line 9 stores a reference at 16, which is declared as data")
	b.set("#run-object-0", "24 bytes, references at 16")
	b.until(`!document.querySelector(".run-doubt")`)
	b.set("#run-collector", "generational")
	b.until(`!!document.querySelector("#run-barriers")`)
	b.until(stepOf + `.startsWith("0 / ") && !` + stepOf + `.endsWith("…")`)
	link := eval[string](b, `statepoint.state()`)
	b.set("#run-barriers", `the program's own barriers`)
	b.until(stepOf + `.startsWith("0 / ") && !` + stepOf + `.endsWith("…")`)
	b.until(`statepoint.state() != "` + link + `"`)
	end(` == "@main returned 1."`) // it stores into new objects alone
}
