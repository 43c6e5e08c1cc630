; References inside structs and arrays, live across calls that move every object:
; a pair carried around a loop by a phi, an array chosen by a select and handed
; to a function whole, and a struct that holds an address inside an object.
; LLVM's pass leaves all of them out of the stack map.
;
; An object here has no references and one word of data, at offset 8.

declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_safepoint()
declare void @rt_print(i64) "gc-leaf-function"

; An object that holds a number, and the number.
define { ptr addrspace(1), i64 } @boxed(i64 %n) gc "statepoint-example" {
entry:
  %box = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %at = getelementptr inbounds i8, ptr addrspace(1) %box, i64 8
  store i64 %n, ptr addrspace(1) %at, align 8
  %half = insertvalue { ptr addrspace(1), i64 } poison, ptr addrspace(1) %box, 0
  %pair = insertvalue { ptr addrspace(1), i64 } %half, i64 %n, 1
  call void @rt_safepoint()
  ret { ptr addrspace(1), i64 } %pair
}

; What is in a box.
define i64 @open({ ptr addrspace(1), i64 } %pair) gc "statepoint-example" {
entry:
  call void @rt_safepoint()
  %box = extractvalue { ptr addrspace(1), i64 } %pair, 0
  %at = getelementptr inbounds i8, ptr addrspace(1) %box, i64 8
  %in = load i64, ptr addrspace(1) %at, align 8
  %beside = extractvalue { ptr addrspace(1), i64 } %pair, 1
  %same = icmp eq i64 %in, %beside
  %got = select i1 %same, i64 %in, i64 -1
  ret i64 %got
}

; The sum of what is in both, and in the first once more.
define i64 @both([2 x ptr addrspace(1)] %boxes) gc "statepoint-example" {
entry:
  call void @rt_safepoint()
  %b0 = extractvalue [2 x ptr addrspace(1)] %boxes, 0
  %at0 = getelementptr inbounds i8, ptr addrspace(1) %b0, i64 8
  %n0 = load i64, ptr addrspace(1) %at0, align 8
  %inside = insertvalue { i64, ptr addrspace(1) } poison, ptr addrspace(1) %at0, 1
  %b1 = extractvalue [2 x ptr addrspace(1)] %boxes, 1
  call void @rt_safepoint()
  %at1 = getelementptr inbounds i8, ptr addrspace(1) %b1, i64 8
  %n1 = load i64, ptr addrspace(1) %at1, align 8
  %again = extractvalue { i64, ptr addrspace(1) } %inside, 1
  %n0.again = load i64, ptr addrspace(1) %again, align 8
  %two = add i64 %n0, %n1
  %three = add i64 %two, %n0.again
  ret i64 %three
}

define i64 @run(i64 %last) gc "statepoint-example" {
entry:
  %first = call { ptr addrspace(1), i64 } @boxed(i64 1)
  br label %loop

loop:
  %pair = phi { ptr addrspace(1), i64 } [ %first, %entry ], [ %next, %on ]
  %i = phi i64 [ 2, %entry ], [ %i.next, %on ]
  %old = call i64 @open({ ptr addrspace(1), i64 } %pair)
  call void @rt_print(i64 %old)
  %odd = and i64 %i, 1
  %fresh = icmp ne i64 %odd, 0
  br i1 %fresh, label %make, label %keep

make:
  %new = call { ptr addrspace(1), i64 } @boxed(i64 %i)
  br label %on

keep:
  call void @rt_safepoint()
  br label %on

on:
  %next = phi { ptr addrspace(1), i64 } [ %new, %make ], [ %pair, %keep ]
  %a = extractvalue { ptr addrspace(1), i64 } %first, 0
  %b = extractvalue { ptr addrspace(1), i64 } %next, 0
  %ab0 = insertvalue [2 x ptr addrspace(1)] poison, ptr addrspace(1) %a, 0
  %ab = insertvalue [2 x ptr addrspace(1)] %ab0, ptr addrspace(1) %b, 1
  %ba0 = insertvalue [2 x ptr addrspace(1)] poison, ptr addrspace(1) %b, 0
  %ba = insertvalue [2 x ptr addrspace(1)] %ba0, ptr addrspace(1) %a, 1
  %chosen = select i1 %fresh, [2 x ptr addrspace(1)] %ab, [2 x ptr addrspace(1)] %ba
  call void @rt_safepoint()
  %sum = call i64 @both([2 x ptr addrspace(1)] %chosen)
  call void @rt_print(i64 %sum)
  %i.next = add i64 %i, 1
  %more = icmp ule i64 %i.next, %last
  br i1 %more, label %loop, label %done

done:
  %result = call i64 @open({ ptr addrspace(1), i64 } %next)
  ret i64 %result
}
