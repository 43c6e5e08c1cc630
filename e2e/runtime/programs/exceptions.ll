; Exceptions across frames, over a collector that moves: an evaluator of
; arithmetic trees that throws when it divides by zero or leaves its range, with
; handlers at some of the nodes and clean-ups at others.
;
; A tree has the references left and right (at 8 and 16), an operation (24) and a
; number (32). Operations: 0 the number, 1 +, 2 *, 3 /, 4 "left, or right if left
; divides by zero", 5 "left, and count it in the cell right, however it ends".
;
; The runtime throws: an exception has a kind, which handlers name, a number and
; an object, that the program asks for when it has caught one. A personality of
; the runtime finds handlers by the language-specific table. References live
; across an invoke are relocated on both of its ways out.

declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_safepoint()
declare void @rt_print(i64) "gc-leaf-function"
declare i32 @rt_personality(...)
declare void @rt_throw(ptr, i64, ptr addrspace(1)) noreturn
declare i64 @rt_caught_number() "gc-leaf-function"
declare ptr addrspace(1) @rt_caught_object() "gc-leaf-function"
declare void @rt_rethrow() noreturn

; Kinds of exceptions: what matters is their addresses.
@division = constant i64 1
@range = constant i64 2

define internal ptr addrspace(1) @tree(i64 %operation, i64 %n, ptr addrspace(1) %left, ptr addrspace(1) %right) gc "statepoint-example" {
entry:
  %o = call ptr addrspace(1) @rt_alloc(i64 2, i64 16)
  %left.at = getelementptr inbounds i8, ptr addrspace(1) %o, i64 8
  store ptr addrspace(1) %left, ptr addrspace(1) %left.at, align 8
  %right.at = getelementptr inbounds i8, ptr addrspace(1) %o, i64 16
  store ptr addrspace(1) %right, ptr addrspace(1) %right.at, align 8
  %operation.at = getelementptr inbounds i8, ptr addrspace(1) %o, i64 24
  store i64 %operation, ptr addrspace(1) %operation.at, align 8
  %n.at = getelementptr inbounds i8, ptr addrspace(1) %o, i64 32
  store i64 %n, ptr addrspace(1) %n.at, align 8
  ret ptr addrspace(1) %o
}

; A tree of that depth. What is where follows from a number that is divided among
; the branches; every clean-up counts in the same cell.
define internal ptr addrspace(1) @plant(i64 %depth, i64 %seed, ptr addrspace(1) %cell) gc "statepoint-example" {
entry:
  %mixed = mul i64 %seed, 6364136223846793005
  %next = add i64 %mixed, 1442695040888963407
  %bits = lshr i64 %next, 33
  %leaf = icmp eq i64 %depth, 0
  br i1 %leaf, label %bottom, label %inner

bottom:
  %small = urem i64 %bits, 100
  %number = call ptr addrspace(1) @tree(i64 0, i64 %small, ptr addrspace(1) null, ptr addrspace(1) null)
  ret ptr addrspace(1) %number

inner:
  %below = sub i64 %depth, 1
  %rest = urem i64 %bits, 5
  %operation = add i64 %rest, 1
  %left = call ptr addrspace(1) @plant(i64 %below, i64 %next, ptr addrspace(1) %cell)
  %counts = icmp eq i64 %operation, 5
  br i1 %counts, label %whole, label %both

both:
  %other = xor i64 %next, 2862933555777941757
  %grown = call ptr addrspace(1) @plant(i64 %below, i64 %other, ptr addrspace(1) %cell)
  br label %whole

whole:
  %right = phi ptr addrspace(1) [ %grown, %both ], [ %cell, %inner ]
  %o = call ptr addrspace(1) @tree(i64 %operation, i64 0, ptr addrspace(1) %left, ptr addrspace(1) %right)
  ret ptr addrspace(1) %o
}

define internal i64 @checked(i64 %n, ptr addrspace(1) %where) gc "statepoint-example" {
entry:
  %shifted = add i64 %n, 100000
  %inside = icmp ult i64 %shifted, 200001
  br i1 %inside, label %good, label %bad

good:
  ret i64 %n

bad:
  call void @rt_throw(ptr @range, i64 %n, ptr addrspace(1) %where)
  unreachable
}

define internal i64 @value(ptr addrspace(1) %tree) gc "statepoint-example" personality ptr @rt_personality {
entry:
  call void @rt_safepoint()
  %operation.at = getelementptr inbounds i8, ptr addrspace(1) %tree, i64 24
  %operation = load i64, ptr addrspace(1) %operation.at, align 8
  %left.at = getelementptr inbounds i8, ptr addrspace(1) %tree, i64 8
  %left = load ptr addrspace(1), ptr addrspace(1) %left.at, align 8
  %right.at = getelementptr inbounds i8, ptr addrspace(1) %tree, i64 16
  switch i64 %operation, label %number [
    i64 1, label %arithmetic
    i64 2, label %arithmetic
    i64 3, label %arithmetic
    i64 4, label %try
    i64 5, label %finally
  ]

number:
  %n.at = getelementptr inbounds i8, ptr addrspace(1) %tree, i64 32
  %n = load i64, ptr addrspace(1) %n.at, align 8
  ret i64 %n

arithmetic:
  %a = call i64 @value(ptr addrspace(1) %left)
  %right = load ptr addrspace(1), ptr addrspace(1) %right.at, align 8
  %b = call i64 @value(ptr addrspace(1) %right)
  switch i64 %operation, label %divide [
    i64 1, label %add
    i64 2, label %multiply
  ]

add:
  %sum = add i64 %a, %b
  br label %check

multiply:
  %product = mul i64 %a, %b
  br label %check

check:
  %got = phi i64 [ %sum, %add ], [ %product, %multiply ]
  %fine = call i64 @checked(i64 %got, ptr addrspace(1) %tree)
  ret i64 %fine

divide:
  %zero = icmp eq i64 %b, 0
  br i1 %zero, label %by.zero, label %by.more

by.zero:
  call void @rt_throw(ptr @division, i64 %a, ptr addrspace(1) %tree)
  unreachable

by.more:
  %quotient = sdiv i64 %a, %b
  ret i64 %quotient

try:
  %tried = invoke i64 @value(ptr addrspace(1) %left)
          to label %went unwind label %handler

went:
  ret i64 %tried

; The thrown object is the tree that divided: the numerator, and how it ends when
; evaluated once more, are part of the answer.
handler:
  %caught = landingpad token
          catch ptr @division
  %numerator = call i64 @rt_caught_number()
  %culprit = call ptr addrspace(1) @rt_caught_object()
  call void @rt_safepoint()
  %its.at = getelementptr inbounds i8, ptr addrspace(1) %culprit, i64 24
  %its = load i64, ptr addrspace(1) %its.at, align 8
  %instead.at = getelementptr inbounds i8, ptr addrspace(1) %tree, i64 16
  %instead = load ptr addrspace(1), ptr addrspace(1) %instead.at, align 8
  %otherwise = call i64 @value(ptr addrspace(1) %instead)
  %mixed = xor i64 %otherwise, %numerator
  %answer = add i64 %mixed, %its
  ret i64 %answer

finally:
  %cell = load ptr addrspace(1), ptr addrspace(1) %right.at, align 8
  %result = invoke i64 @value(ptr addrspace(1) %left)
          to label %count unwind label %cleanup

count:
  %normal.at = getelementptr inbounds i8, ptr addrspace(1) %cell, i64 8
  %normal = load i64, ptr addrspace(1) %normal.at, align 8
  %normal.more = add i64 %normal, 1
  store i64 %normal.more, ptr addrspace(1) %normal.at, align 8
  ret i64 %result

cleanup:
  %passing = landingpad token
          cleanup
  %thrown.at = getelementptr inbounds i8, ptr addrspace(1) %cell, i64 16
  %thrown = load i64, ptr addrspace(1) %thrown.at, align 8
  %thrown.more = add i64 %thrown, 1
  store i64 %thrown.more, ptr addrspace(1) %thrown.at, align 8
  call void @rt_rethrow()
  unreachable
}

; The value of a tree, or 1000000 plus the kind of what it throws. The handler is
; many frames from the throw, and catches all kinds.
define internal i64 @outcome(ptr addrspace(1) %tree) gc "statepoint-example" personality ptr @rt_personality {
entry:
  %v = invoke i64 @value(ptr addrspace(1) %tree)
          to label %fine unwind label %handler

fine:
  ret i64 %v

handler:
  %caught = landingpad token
          catch ptr null
  %n = call i64 @rt_caught_number()
  %at = call ptr addrspace(1) @rt_caught_object()
  call void @rt_safepoint()
  %operation.at = getelementptr inbounds i8, ptr addrspace(1) %at, i64 24
  %operation = load i64, ptr addrspace(1) %operation.at, align 8
  %much = add i64 %operation, 1000000
  %more = add i64 %much, %n
  ret i64 %more
}

; Evaluates n trees; prints the sum of what comes out, how many clean-ups ran on
; the normal way, and how many as an exception passed.
define i64 @run(i64 %n, i64 %depth) gc "statepoint-example" {
entry:
  %cell = call ptr addrspace(1) @rt_alloc(i64 0, i64 16)
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %sum.next, %loop ]
  %tree = call ptr addrspace(1) @plant(i64 %depth, i64 %i, ptr addrspace(1) %cell)
  %v = call i64 @outcome(ptr addrspace(1) %tree)
  %sum.next = add i64 %sum, %v
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %done

done:
  %normal.at = getelementptr inbounds i8, ptr addrspace(1) %cell, i64 8
  %normal = load i64, ptr addrspace(1) %normal.at, align 8
  call void @rt_print(i64 %normal)
  %thrown.at = getelementptr inbounds i8, ptr addrspace(1) %cell, i64 16
  %thrown = load i64, ptr addrspace(1) %thrown.at, align 8
  call void @rt_print(i64 %thrown)
  ret i64 %sum.next
}
