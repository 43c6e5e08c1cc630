; Exceptions inside of exceptions: clean-ups and handlers that throw and catch while others are on
; their way, over a collector that moves. A clean-up goes on with the exception that it was entered
; by, whatever was thrown and caught in it.
;
; An object has a number at 8. @attempt catches what @guarded lets pass; that has a clean-up, which
; calls @inside, which throws, catches, and attempts again, less deep.

declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_safepoint()
declare void @rt_print(i64) "gc-leaf-function"
declare i32 @rt_personality(...)
declare void @rt_throw(ptr, i64, ptr addrspace(1)) noreturn
declare i64 @rt_caught_number() "gc-leaf-function"
declare ptr addrspace(1) @rt_caught_object() "gc-leaf-function"
declare void @rt_rethrow() noreturn

@outer = constant i64 1
@inner = constant i64 2

define internal ptr addrspace(1) @box(i64 %n) gc "statepoint-example" {
  %o = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %at = getelementptr inbounds i8, ptr addrspace(1) %o, i64 8
  store i64 %n, ptr addrspace(1) %at, align 8
  ret ptr addrspace(1) %o
}

define internal i64 @number(ptr addrspace(1) %o) gc "statepoint-example" {
  call void @rt_safepoint()
  %at = getelementptr inbounds i8, ptr addrspace(1) %o, i64 8
  %n = load i64, ptr addrspace(1) %at, align 8
  ret i64 %n
}

define internal void @add(ptr addrspace(1) %cell, i64 %n) gc "statepoint-example" {
  %old = call i64 @number(ptr addrspace(1) %cell)
  %mixed = mul i64 %old, 31
  %new = add i64 %mixed, %n
  %at = getelementptr inbounds i8, ptr addrspace(1) %cell, i64 8
  store i64 %new, ptr addrspace(1) %at, align 8
  ret void
}

; Throws an object with the number n, and n.
define internal void @fail(ptr %kind, i64 %n) gc "statepoint-example" {
  %o = call ptr addrspace(1) @box(i64 %n)
  call void @rt_throw(ptr %kind, i64 %n, ptr addrspace(1) %o)
  unreachable
}

define internal void @inside(i64 %depth, ptr addrspace(1) %cell) gc "statepoint-example" personality ptr @rt_personality {
entry:
  %n = add i64 %depth, 100
  invoke void @fail(ptr @inner, i64 %n)
          to label %none unwind label %handler

none:
  unreachable

handler:
  %caught = landingpad token
          catch ptr @inner
  %with = call i64 @rt_caught_number()
  %object = call ptr addrspace(1) @rt_caught_object()
  call void @add(ptr addrspace(1) %cell, i64 %with)
  %last = icmp eq i64 %depth, 0
  br i1 %last, label %done, label %again

again:
  %below = sub i64 %depth, 1
  call void @attempt(i64 %below, ptr addrspace(1) %cell)
  br label %done

done:
  %v = call i64 @number(ptr addrspace(1) %object)
  call void @add(ptr addrspace(1) %cell, i64 %v)
  ret void
}

define internal void @guarded(i64 %depth, ptr addrspace(1) %cell) gc "statepoint-example" personality ptr @rt_personality {
entry:
  %n = add i64 %depth, 10
  invoke void @fail(ptr @outer, i64 %n)
          to label %none unwind label %cleanup

none:
  unreachable

cleanup:
  %passing = landingpad token
          cleanup
  call void @add(ptr addrspace(1) %cell, i64 3)
  call void @inside(i64 %depth, ptr addrspace(1) %cell)
  call void @rt_rethrow()
  unreachable
}

; A landing pad of another kind, which all of them pass by.
define internal void @passing(i64 %depth, ptr addrspace(1) %cell) gc "statepoint-example" personality ptr @rt_personality {
entry:
  invoke void @guarded(i64 %depth, ptr addrspace(1) %cell)
          to label %none unwind label %never

none:
  unreachable

never:
  %caught = landingpad token
          catch ptr @inner
  call void @add(ptr addrspace(1) %cell, i64 7777)
  ret void
}

define internal void @attempt(i64 %depth, ptr addrspace(1) %cell) gc "statepoint-example" personality ptr @rt_personality {
entry:
  invoke void @passing(i64 %depth, ptr addrspace(1) %cell)
          to label %none unwind label %handler

none:
  unreachable

handler:
  %caught = landingpad token
          catch ptr null
  %with = call i64 @rt_caught_number()
  %object = call ptr addrspace(1) @rt_caught_object()
  %v = call i64 @number(ptr addrspace(1) %object)
  call void @add(ptr addrspace(1) %cell, i64 %with)
  call void @add(ptr addrspace(1) %cell, i64 %v)
  ret void
}

define i64 @run(i64 %depth) gc "statepoint-example" {
  %cell = call ptr addrspace(1) @box(i64 0)
  call void @attempt(i64 %depth, ptr addrspace(1) %cell)
  %sum = call i64 @number(ptr addrspace(1) %cell)
  ret i64 %sum
}
