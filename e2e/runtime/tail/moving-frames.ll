; Functions that call one another instead of their return, with more and with
; fewer references on the stack than they came with: frames begin now lower, now
; higher than those of the functions they stand for. The collector walks them
; from below, references live on in the frames above, and exceptions leave them.

declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_safepoint()
declare i32 @rt_personality(...)
declare void @rt_throw(ptr, i64, ptr addrspace(1)) noreturn
declare i64 @rt_caught_number() "gc-leaf-function"
declare ptr addrspace(1) @rt_caught_object() "gc-leaf-function"

@kind = constant i64 1
@caught = global i64 0

; An object with a number, at 8.
define internal ptr addrspace(1) @cell(i64 %n) gc "statepoint-example" {
entry:
  %o = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %at = getelementptr inbounds i8, ptr addrspace(1) %o, i64 8
  store i64 %n, ptr addrspace(1) %at, align 8
  ret ptr addrspace(1) %o
}

define internal tailcc i64 @few(i64 %n, ptr addrspace(1) %p0, ptr addrspace(1) %p1) gc "statepoint-example" personality ptr @rt_personality {
entry:
  %last = icmp sle i64 %n, 0
  br i1 %last, label %end, label %go

end:
  %at0 = getelementptr inbounds i8, ptr addrspace(1) %p0, i64 8
  %v0 = load i64, ptr addrspace(1) %at0, align 8
  %m0 = mul i64 7, 3
  %s0 = add i64 %m0, %v0
  %at1 = getelementptr inbounds i8, ptr addrspace(1) %p1, i64 8
  %v1 = load i64, ptr addrspace(1) %at1, align 8
  %m1 = mul i64 %s0, 5
  %s1 = add i64 %m1, %v1
  ret i64 %s1

go:
  %less = sub i64 %n, 1
  %new = call ptr addrspace(1) @cell(i64 %n)
  %odd = and i64 %n, 1
  %is.odd = icmp eq i64 %odd, 0
  br i1 %is.odd, label %more, label %most

more:
  %r0 = musttail call tailcc i64 @middle(i64 %less, ptr addrspace(1) %p0, ptr addrspace(1) %new, ptr addrspace(1) %p1, ptr addrspace(1) %new, ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %new)
  ret i64 %r0

most:
  %r1 = musttail call tailcc i64 @many(i64 %less, ptr addrspace(1) %p1, ptr addrspace(1) %new, ptr addrspace(1) %p0, ptr addrspace(1) %p0, ptr addrspace(1) %new, ptr addrspace(1) %p1, ptr addrspace(1) %p1, ptr addrspace(1) %p0, ptr addrspace(1) %new, ptr addrspace(1) %p0, ptr addrspace(1) %new)
  ret i64 %r1
}

define internal tailcc i64 @middle(i64 %n, ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3, ptr addrspace(1) %p4, ptr addrspace(1) %p5, ptr addrspace(1) %p6) gc "statepoint-example" personality ptr @rt_personality {
entry:
  %last = icmp sle i64 %n, 0
  br i1 %last, label %end, label %go

end:
  %at0 = getelementptr inbounds i8, ptr addrspace(1) %p0, i64 8
  %v0 = load i64, ptr addrspace(1) %at0, align 8
  %m0 = mul i64 7, 3
  %s0 = add i64 %m0, %v0
  %at1 = getelementptr inbounds i8, ptr addrspace(1) %p1, i64 8
  %v1 = load i64, ptr addrspace(1) %at1, align 8
  %m1 = mul i64 %s0, 5
  %s1 = add i64 %m1, %v1
  %at2 = getelementptr inbounds i8, ptr addrspace(1) %p2, i64 8
  %v2 = load i64, ptr addrspace(1) %at2, align 8
  %m2 = mul i64 %s1, 7
  %s2 = add i64 %m2, %v2
  %at3 = getelementptr inbounds i8, ptr addrspace(1) %p3, i64 8
  %v3 = load i64, ptr addrspace(1) %at3, align 8
  %m3 = mul i64 %s2, 9
  %s3 = add i64 %m3, %v3
  %at4 = getelementptr inbounds i8, ptr addrspace(1) %p4, i64 8
  %v4 = load i64, ptr addrspace(1) %at4, align 8
  %m4 = mul i64 %s3, 11
  %s4 = add i64 %m4, %v4
  %at5 = getelementptr inbounds i8, ptr addrspace(1) %p5, i64 8
  %v5 = load i64, ptr addrspace(1) %at5, align 8
  %m5 = mul i64 %s4, 13
  %s5 = add i64 %m5, %v5
  %at6 = getelementptr inbounds i8, ptr addrspace(1) %p6, i64 8
  %v6 = load i64, ptr addrspace(1) %at6, align 8
  %m6 = mul i64 %s5, 15
  %s6 = add i64 %m6, %v6
  ret i64 %s6

go:
  %less = sub i64 %n, 1
  call void @rt_safepoint()
  %three = urem i64 %n, 3
  %is.three = icmp eq i64 %three, 0
  br i1 %is.three, label %up, label %down

up:
  %r0 = musttail call tailcc i64 @many(i64 %less, ptr addrspace(1) %p6, ptr addrspace(1) %p5, ptr addrspace(1) %p4, ptr addrspace(1) %p3, ptr addrspace(1) %p2, ptr addrspace(1) %p1, ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3, ptr addrspace(1) %p4)
  ret i64 %r0

down:
  %r1 = musttail call tailcc i64 @few(i64 %less, ptr addrspace(1) %p6, ptr addrspace(1) %p2)
  ret i64 %r1
}

define internal tailcc i64 @many(i64 %n, ptr addrspace(1) %p0, ptr addrspace(1) %p1, ptr addrspace(1) %p2, ptr addrspace(1) %p3, ptr addrspace(1) %p4, ptr addrspace(1) %p5, ptr addrspace(1) %p6, ptr addrspace(1) %p7, ptr addrspace(1) %p8, ptr addrspace(1) %p9, ptr addrspace(1) %p10) gc "statepoint-example" personality ptr @rt_personality {
entry:
  %last = icmp sle i64 %n, 0
  br i1 %last, label %end, label %go

end:
  %at0 = getelementptr inbounds i8, ptr addrspace(1) %p0, i64 8
  %v0 = load i64, ptr addrspace(1) %at0, align 8
  %m0 = mul i64 7, 3
  %s0 = add i64 %m0, %v0
  %at1 = getelementptr inbounds i8, ptr addrspace(1) %p1, i64 8
  %v1 = load i64, ptr addrspace(1) %at1, align 8
  %m1 = mul i64 %s0, 5
  %s1 = add i64 %m1, %v1
  %at2 = getelementptr inbounds i8, ptr addrspace(1) %p2, i64 8
  %v2 = load i64, ptr addrspace(1) %at2, align 8
  %m2 = mul i64 %s1, 7
  %s2 = add i64 %m2, %v2
  %at3 = getelementptr inbounds i8, ptr addrspace(1) %p3, i64 8
  %v3 = load i64, ptr addrspace(1) %at3, align 8
  %m3 = mul i64 %s2, 9
  %s3 = add i64 %m3, %v3
  %at4 = getelementptr inbounds i8, ptr addrspace(1) %p4, i64 8
  %v4 = load i64, ptr addrspace(1) %at4, align 8
  %m4 = mul i64 %s3, 11
  %s4 = add i64 %m4, %v4
  %at5 = getelementptr inbounds i8, ptr addrspace(1) %p5, i64 8
  %v5 = load i64, ptr addrspace(1) %at5, align 8
  %m5 = mul i64 %s4, 13
  %s5 = add i64 %m5, %v5
  %at6 = getelementptr inbounds i8, ptr addrspace(1) %p6, i64 8
  %v6 = load i64, ptr addrspace(1) %at6, align 8
  %m6 = mul i64 %s5, 15
  %s6 = add i64 %m6, %v6
  %at7 = getelementptr inbounds i8, ptr addrspace(1) %p7, i64 8
  %v7 = load i64, ptr addrspace(1) %at7, align 8
  %m7 = mul i64 %s6, 17
  %s7 = add i64 %m7, %v7
  %at8 = getelementptr inbounds i8, ptr addrspace(1) %p8, i64 8
  %v8 = load i64, ptr addrspace(1) %at8, align 8
  %m8 = mul i64 %s7, 19
  %s8 = add i64 %m8, %v8
  %at9 = getelementptr inbounds i8, ptr addrspace(1) %p9, i64 8
  %v9 = load i64, ptr addrspace(1) %at9, align 8
  %m9 = mul i64 %s8, 21
  %s9 = add i64 %m9, %v9
  %at10 = getelementptr inbounds i8, ptr addrspace(1) %p10, i64 8
  %v10 = load i64, ptr addrspace(1) %at10, align 8
  %m10 = mul i64 %s9, 23
  %s10 = add i64 %m10, %v10
  ret i64 %s10

go:
  %less = sub i64 %n, 1
  %over = sub i64 %n, 95
  %throws = icmp ult i64 %over, 7
  br i1 %throws, label %throw, label %on

throw:
  call void @rt_throw(ptr @kind, i64 %n, ptr addrspace(1) %p10)
  unreachable

on:
  %new = call ptr addrspace(1) @cell(i64 %n)
  %five = urem i64 %n, 5
  %is.five = icmp eq i64 %five, 0
  br i1 %is.five, label %inner, label %straight

inner:
  %half = sdiv i64 %n, 8
  %i = call tailcc i64 @few(i64 %half, ptr addrspace(1) %p10, ptr addrspace(1) %new)
  %ic = call ptr addrspace(1) @cell(i64 %i)
  %r0 = musttail call tailcc i64 @middle(i64 %less, ptr addrspace(1) %ic, ptr addrspace(1) %p9, ptr addrspace(1) %p8, ptr addrspace(1) %p7, ptr addrspace(1) %new, ptr addrspace(1) %p1, ptr addrspace(1) %p2)
  ret i64 %r0

straight:
  %two = and i64 %n, 2
  %is.two = icmp eq i64 %two, 0
  br i1 %is.two, label %again, label %back

again:
  %r1 = musttail call tailcc i64 @many(i64 %less, ptr addrspace(1) %p10, ptr addrspace(1) %p9, ptr addrspace(1) %new, ptr addrspace(1) %p7, ptr addrspace(1) %p6, ptr addrspace(1) %p5, ptr addrspace(1) %p4, ptr addrspace(1) %p3, ptr addrspace(1) %p2, ptr addrspace(1) %p1, ptr addrspace(1) %p0)
  ret i64 %r1

back:
  %r2 = musttail call tailcc i64 @few(i64 %less, ptr addrspace(1) %p3, ptr addrspace(1) %new)
  ret i64 %r2
}

; What is thrown out of a frame that has moved lands here, with references that
; lived across the call.
define internal i64 @guard(i64 %n, ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" personality ptr @rt_personality {
entry:
  %mine = call ptr addrspace(1) @cell(i64 40)
  %r = invoke tailcc i64 @few(i64 %n, ptr addrspace(1) %a, ptr addrspace(1) %b) to label %normal unwind label %caught

normal:
  %at = getelementptr inbounds i8, ptr addrspace(1) %mine, i64 8
  %v = load i64, ptr addrspace(1) %at, align 8
  %s = add i64 %r, %v
  ret i64 %s

caught:
  %pad = landingpad { ptr, i32 } catch ptr @kind
  %number = call i64 @rt_caught_number()
  %object = call ptr addrspace(1) @rt_caught_object()
  call void @rt_safepoint()
  %o.at = getelementptr inbounds i8, ptr addrspace(1) %object, i64 8
  %o = load i64, ptr addrspace(1) %o.at, align 8
  %a.at = getelementptr inbounds i8, ptr addrspace(1) %a, i64 8
  %av = load i64, ptr addrspace(1) %a.at, align 8
  %m.at = getelementptr inbounds i8, ptr addrspace(1) %mine, i64 8
  %m = load i64, ptr addrspace(1) %m.at, align 8
  %x = add i64 %number, %o
  %y = mul i64 %x, %av
  %z = add i64 %y, %m
  store i64 %z, ptr @caught
  ret i64 %z
}

define i64 @run(i64 %n) gc "statepoint-example" {
entry:
  %a = call ptr addrspace(1) @cell(i64 3)
  %b = call ptr addrspace(1) @cell(i64 5)
  %r = call i64 @guard(i64 %n, ptr addrspace(1) %a, ptr addrspace(1) %b)
  %q = call tailcc i64 @middle(i64 20, ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %a)
  %at = getelementptr inbounds i8, ptr addrspace(1) %b, i64 8
  %v = load i64, ptr addrspace(1) %at, align 8
  %s = mul i64 %r, %v
  %t = add i64 %s, %q
  ret i64 %t
}
