; Threads exchange references through a table, two variables and their frames, without any order
; between them. Each cell has its marks, which are wrong once its room is used again.
declare ptr addrspace(1) @rt_alloc(i64, i64)
declare i64 @rt_start(ptr, ptr addrspace(1), i64)
declare i64 @rt_join(i64)
declare void @rt_safepoint()

@kept = internal global ptr addrspace(1) null
@other = internal global ptr addrspace(1) null

define ptr addrspace(1) @cell(i64 %n) gc "statepoint-example" {
  %c = call ptr addrspace(1) @rt_alloc(i64 1, i64 16)
  %a = getelementptr i8, ptr addrspace(1) %c, i64 16
  store i64 %n, ptr addrspace(1) %a
  %b = getelementptr i8, ptr addrspace(1) %c, i64 24
  %m = xor i64 %n, 12345
  store i64 %m, ptr addrspace(1) %b
  ret ptr addrspace(1) %c
}

; 0 if a cell has its marks, else 1
define i64 @wrong(ptr addrspace(1) %c) gc "statepoint-example" {
  %null = icmp eq ptr addrspace(1) %c, null
  br i1 %null, label %fine, label %look
look:
  %a = getelementptr i8, ptr addrspace(1) %c, i64 16
  %n = load i64, ptr addrspace(1) %a
  %b = getelementptr i8, ptr addrspace(1) %c, i64 24
  %m = load i64, ptr addrspace(1) %b
  %x = xor i64 %n, %m
  %is = icmp ne i64 %x, 12345
  %r = zext i1 %is to i64
  ret i64 %r
fine:
  ret i64 0
}

define i64 @exchange(ptr addrspace(1) %table, i64 %seed) gc "statepoint-example" {
entry:
  %size.at = getelementptr i8, ptr addrspace(1) %table, i64 4
  %size = load i32, ptr addrspace(1) %size.at
  %mask32 = sub i32 %size, 1
  %mask = zext i32 %mask32 to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %more ]
  %random = phi i64 [ %seed, %entry ], [ %random.next, %more ]
  %mine = phi ptr addrspace(1) [ null, %entry ], [ %mine.next, %more ]
  %bad = phi i64 [ 0, %entry ], [ %bad.next, %more ]
  %r1 = mul i64 %random, 6364136223846793005
  %random.next = add i64 %r1, 1442695040888963407
  %k = lshr i64 %random.next, 40
  %from = and i64 %k, %mask
  %k2 = lshr i64 %random.next, 45
  %to = and i64 %k2, %mask
  %from.off = shl i64 %from, 3
  %from.at1 = getelementptr i8, ptr addrspace(1) %table, i64 %from.off
  %from.at = getelementptr i8, ptr addrspace(1) %from.at1, i64 8
  %to.off = shl i64 %to, 3
  %to.at1 = getelementptr i8, ptr addrspace(1) %table, i64 %to.off
  %to.at = getelementptr i8, ptr addrspace(1) %to.at1, i64 8
  %k3 = lshr i64 %random.next, 50
  %what = and i64 %k3, 7
  switch i64 %what, label %move [ i64 0, label %make
                                  i64 1, label %take
                                  i64 2, label %give
                                  i64 3, label %keep
                                  i64 4, label %back
                                  i64 5, label %link ]
make: ; a new cell, linked to the one at hand
  %new = call ptr addrspace(1) @cell(i64 %i)
  %new.at = getelementptr i8, ptr addrspace(1) %new, i64 8
  %cut = and i64 %k, 3
  %linked = icmp ne i64 %cut, 0
  %tail = select i1 %linked, ptr addrspace(1) %mine, ptr addrspace(1) null
  store ptr addrspace(1) %tail, ptr addrspace(1) %new.at
  br label %more
take: ; from the table, which forgets it
  %taken = load ptr addrspace(1), ptr addrspace(1) %from.at
  store ptr addrspace(1) null, ptr addrspace(1) %from.at
  br label %more
give: ; to the table; the frame forgets it
  store ptr addrspace(1) %mine, ptr addrspace(1) %to.at
  br label %more
keep: ; in a variable
  store ptr addrspace(1) %mine, ptr @kept
  %o = load ptr addrspace(1), ptr @other
  br label %more
back: ; from a variable, which forgets it
  %was = load ptr addrspace(1), ptr @kept
  store ptr addrspace(1) null, ptr @kept
  store ptr addrspace(1) %mine, ptr @other
  br label %more
link: ; the rest of the list of the cell at hand
  %nothing = icmp eq ptr addrspace(1) %mine, null
  br i1 %nothing, label %more, label %follow
follow:
  %rest.at = getelementptr i8, ptr addrspace(1) %mine, i64 8
  %rest = load ptr addrspace(1), ptr addrspace(1) %rest.at
  store ptr addrspace(1) null, ptr addrspace(1) %rest.at
  br label %more
move: ; inside the table
  %moved = load ptr addrspace(1), ptr addrspace(1) %from.at
  store ptr addrspace(1) %moved, ptr addrspace(1) %to.at
  br label %more
more:
  %mine.next = phi ptr addrspace(1) [ %new, %make ], [ %taken, %take ], [ null, %give ], [ %o, %keep ],
    [ %was, %back ], [ null, %link ], [ %rest, %follow ], [ %moved, %move ]
  call void @rt_safepoint()
  %w = call i64 @wrong(ptr addrspace(1) %mine.next)
  %bad.next = add i64 %bad, %w
  %i.next = add i64 %i, 1
  %again = icmp ult i64 %i.next, 300
  br i1 %again, label %loop, label %done
done:
  ret i64 %bad.next
}

; One thread, and a table that takes long to mark.
define i64 @alone(i64 %seed) gc "statepoint-example" {
  %table = call ptr addrspace(1) @rt_alloc(i64 64, i64 0)
  %a = call i64 @exchange(ptr addrspace(1) %table, i64 %seed)
  %s1 = mul i64 %seed, 77
  %b = call i64 @exchange(ptr addrspace(1) %table, i64 %s1)
  %s2 = mul i64 %seed, 99
  %c = call i64 @exchange(ptr addrspace(1) %table, i64 %s2)
  %d = add i64 %a, %b
  %r = add i64 %c, %d
  ret i64 %r
}

define i64 @main(i64 %seed) gc "statepoint-example" {
  %table = call ptr addrspace(1) @rt_alloc(i64 8, i64 0)
  %s1 = add i64 %seed, 1
  %s2 = mul i64 %seed, 77
  %t1 = call i64 @rt_start(ptr @exchange, ptr addrspace(1) %table, i64 %s1)
  %t2 = call i64 @rt_start(ptr @exchange, ptr addrspace(1) %table, i64 %s2)
  %mine = call i64 @exchange(ptr addrspace(1) %table, i64 %seed)
  %b1 = call i64 @rt_join(i64 %t1)
  %b2 = call i64 @rt_join(i64 %t2)
  %n = add i64 %mine, %b1
  %bad = add i64 %n, %b2
  %last = add i64 %t1, %t2
  %sum = mul i64 %last, 1000
  %r = add i64 %sum, %bad
  ret i64 %r
}
