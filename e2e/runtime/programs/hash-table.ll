; A hash table with strings for keys that counts words: strings made, hashed and
; compared byte by byte with addresses inside objects, a table that grows, and
; entries taken out again.
;
; A string has no references; its length is at 8, its bytes begin at 16. A table
; has a reference to its buckets (at 8), and the counts of entries (at 16) and of
; buckets (at 24). Buckets are an object of that many references. An entry has
; the references next (8) and key (16), then its hash (24) and count (32).

@text = private constant [286 x i8] c"it was the best of times, it was the worst of times, it was the age of wisdom, it was the age of foolishness, it was the epoch of belief, it was the epoch of incredulity, it was the season of light, it was the season of darkness, it was the spring of hope, it was the winter of despair\00"
@the = private constant [4 x i8] c"the\00"
@season = private constant [7 x i8] c"season\00"
@summer = private constant [7 x i8] c"summer\00"

declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_safepoint()
declare void @rt_store(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1)) "gc-leaf-function"
declare void @rt_print(i64) "gc-leaf-function"

; A string of the bytes from start to end.
define internal ptr addrspace(1) @string(ptr %start, ptr %end) gc "statepoint-example" {
entry:
  %from = ptrtoint ptr %start to i64
  %to = ptrtoint ptr %end to i64
  %length = sub i64 %to, %from
  %size = add i64 %length, 8
  %s = call ptr addrspace(1) @rt_alloc(i64 0, i64 %size)
  %length.at = getelementptr inbounds i8, ptr addrspace(1) %s, i64 8
  store i64 %length, ptr addrspace(1) %length.at, align 8
  %bytes = getelementptr inbounds i8, ptr addrspace(1) %s, i64 16
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %copy ]
  %more = icmp ult i64 %i, %length
  br i1 %more, label %copy, label %done

copy:
  %source = getelementptr inbounds i8, ptr %start, i64 %i
  %c = load i8, ptr %source, align 1
  %target = getelementptr inbounds i8, ptr addrspace(1) %bytes, i64 %i
  store i8 %c, ptr addrspace(1) %target, align 1
  %i.next = add i64 %i, 1
  br label %loop

done:
  ret ptr addrspace(1) %s
}

; The string of a zero-terminated constant.
define internal ptr addrspace(1) @literal(ptr %text) gc "statepoint-example" {
entry:
  br label %loop

loop:
  %p = phi ptr [ %text, %entry ], [ %p.next, %loop ]
  %c = load i8, ptr %p, align 1
  %p.next = getelementptr inbounds i8, ptr %p, i64 1
  %end = icmp eq i8 %c, 0
  br i1 %end, label %done, label %loop

done:
  %s = call ptr addrspace(1) @string(ptr %text, ptr %p)
  ret ptr addrspace(1) %s
}

; The string "k" and the digits of n in base 7, the lowest first.
define internal ptr addrspace(1) @numbered(i64 %n) gc "statepoint-example" {
entry:
  %buffer = alloca [24 x i8], align 8
  store i8 107, ptr %buffer, align 1
  br label %loop

loop:
  %p = phi ptr [ %buffer, %entry ], [ %p.next, %loop ]
  %left = phi i64 [ %n, %entry ], [ %rest, %loop ]
  %p.next = getelementptr inbounds i8, ptr %p, i64 1
  %digit = urem i64 %left, 7
  %narrow = trunc i64 %digit to i8
  %letter = add i8 %narrow, 48
  store i8 %letter, ptr %p.next, align 1
  %rest = udiv i64 %left, 7
  %more = icmp ne i64 %rest, 0
  br i1 %more, label %loop, label %done

done:
  %end = getelementptr inbounds i8, ptr %p.next, i64 1
  %s = call ptr addrspace(1) @string(ptr %buffer, ptr %end)
  ret ptr addrspace(1) %s
}

; FNV-1a over the bytes. The address of the next byte lives across the safepoint
; of the loop, derived from the string.
define internal i64 @hash(ptr addrspace(1) %s) gc "statepoint-example" {
entry:
  %length.at = getelementptr inbounds i8, ptr addrspace(1) %s, i64 8
  %length = load i64, ptr addrspace(1) %length.at, align 8
  %first = getelementptr inbounds i8, ptr addrspace(1) %s, i64 16
  br label %loop

loop:
  %p = phi ptr addrspace(1) [ %first, %entry ], [ %p.next, %byte ]
  %left = phi i64 [ %length, %entry ], [ %left.next, %byte ]
  %h = phi i64 [ -3750763034362895579, %entry ], [ %h.next, %byte ]
  %end = icmp eq i64 %left, 0
  br i1 %end, label %done, label %byte

byte:
  %c = load i8, ptr addrspace(1) %p, align 1
  %wide = zext i8 %c to i64
  %mixed = xor i64 %h, %wide
  %h.next = mul i64 %mixed, 1099511628211
  %left.next = sub i64 %left, 1
  %p.next = getelementptr inbounds i8, ptr addrspace(1) %p, i64 1
  call void @rt_safepoint()
  br label %loop

done:
  ret i64 %h
}

; Whether two strings have the same bytes.
define internal i1 @equal(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" {
entry:
  %a.length.at = getelementptr inbounds i8, ptr addrspace(1) %a, i64 8
  %a.length = load i64, ptr addrspace(1) %a.length.at, align 8
  %b.length.at = getelementptr inbounds i8, ptr addrspace(1) %b, i64 8
  %b.length = load i64, ptr addrspace(1) %b.length.at, align 8
  %same.length = icmp eq i64 %a.length, %b.length
  br i1 %same.length, label %begin, label %no

begin:
  %a.bytes = getelementptr inbounds i8, ptr addrspace(1) %a, i64 16
  %b.bytes = getelementptr inbounds i8, ptr addrspace(1) %b, i64 16
  br label %loop

loop:
  %i = phi i64 [ 0, %begin ], [ %i.next, %on ]
  %more = icmp ult i64 %i, %a.length
  br i1 %more, label %byte, label %yes

byte:
  %a.at = getelementptr inbounds i8, ptr addrspace(1) %a.bytes, i64 %i
  %b.at = getelementptr inbounds i8, ptr addrspace(1) %b.bytes, i64 %i
  %x = load i8, ptr addrspace(1) %a.at, align 1
  %y = load i8, ptr addrspace(1) %b.at, align 1
  %same = icmp eq i8 %x, %y
  br i1 %same, label %on, label %no

on:
  %i.next = add i64 %i, 1
  br label %loop

yes:
  ret i1 true

no:
  ret i1 false
}

define internal ptr addrspace(1) @table(i64 %buckets) gc "statepoint-example" {
entry:
  %array = call ptr addrspace(1) @rt_alloc(i64 %buckets, i64 0)
  %t = call ptr addrspace(1) @rt_alloc(i64 1, i64 16)
  %array.at = getelementptr inbounds i8, ptr addrspace(1) %t, i64 8
  store ptr addrspace(1) %array, ptr addrspace(1) %array.at, align 8
  %buckets.at = getelementptr inbounds i8, ptr addrspace(1) %t, i64 24
  store i64 %buckets, ptr addrspace(1) %buckets.at, align 8
  ret ptr addrspace(1) %t
}

; The offset of a hash's bucket in the object of the buckets.
define internal i64 @bucket(ptr addrspace(1) %t, i64 %hash) gc "statepoint-example" {
entry:
  %buckets.at = getelementptr inbounds i8, ptr addrspace(1) %t, i64 24
  %buckets = load i64, ptr addrspace(1) %buckets.at, align 8
  %mask = sub i64 %buckets, 1
  %i = and i64 %hash, %mask
  %bytes = shl i64 %i, 3
  %offset = add i64 %bytes, 8
  ret i64 %offset
}

; The entry of a key, null if there is none.
define internal ptr addrspace(1) @find(ptr addrspace(1) %t, ptr addrspace(1) %key, i64 %hash) gc "statepoint-example" {
entry:
  %offset = call i64 @bucket(ptr addrspace(1) %t, i64 %hash)
  %array.at = getelementptr inbounds i8, ptr addrspace(1) %t, i64 8
  %array = load ptr addrspace(1), ptr addrspace(1) %array.at, align 8
  %at = getelementptr inbounds i8, ptr addrspace(1) %array, i64 %offset
  %first = load ptr addrspace(1), ptr addrspace(1) %at, align 8
  br label %loop

loop:
  %e = phi ptr addrspace(1) [ %first, %entry ], [ %next, %on ]
  %end = icmp eq ptr addrspace(1) %e, null
  br i1 %end, label %done, label %look

look:
  %its.hash.at = getelementptr inbounds i8, ptr addrspace(1) %e, i64 24
  %its.hash = load i64, ptr addrspace(1) %its.hash.at, align 8
  %likely = icmp eq i64 %its.hash, %hash
  br i1 %likely, label %compare, label %on

compare:
  %its.key.at = getelementptr inbounds i8, ptr addrspace(1) %e, i64 16
  %its.key = load ptr addrspace(1), ptr addrspace(1) %its.key.at, align 8
  %same = call i1 @equal(ptr addrspace(1) %its.key, ptr addrspace(1) %key)
  br i1 %same, label %done, label %on

on:
  %next.at = getelementptr inbounds i8, ptr addrspace(1) %e, i64 8
  %next = load ptr addrspace(1), ptr addrspace(1) %next.at, align 8
  br label %loop

done:
  %found = phi ptr addrspace(1) [ null, %loop ], [ %e, %compare ]
  ret ptr addrspace(1) %found
}

; Twice as many buckets: every entry moves to the front of its new one.
define internal void @grow(ptr addrspace(1) %t) gc "statepoint-example" {
entry:
  %buckets.at = getelementptr inbounds i8, ptr addrspace(1) %t, i64 24
  %buckets = load i64, ptr addrspace(1) %buckets.at, align 8
  %twice = shl i64 %buckets, 1
  %array = call ptr addrspace(1) @rt_alloc(i64 %twice, i64 0)
  %old.at = getelementptr inbounds i8, ptr addrspace(1) %t, i64 8
  %old = load ptr addrspace(1), ptr addrspace(1) %old.at, align 8
  call void @rt_store(ptr addrspace(1) %t, ptr addrspace(1) %old.at, ptr addrspace(1) %array)
  store i64 %twice, ptr addrspace(1) %buckets.at, align 8
  br label %outer

outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %emptied ]
  %some = icmp ult i64 %i, %buckets
  br i1 %some, label %begin, label %done

begin:
  %old.first = getelementptr inbounds i8, ptr addrspace(1) %old, i64 8
  %at = getelementptr inbounds ptr addrspace(1), ptr addrspace(1) %old.first, i64 %i
  %first = load ptr addrspace(1), ptr addrspace(1) %at, align 8
  br label %inner

inner:
  %e = phi ptr addrspace(1) [ %first, %begin ], [ %next, %move ]
  %end = icmp eq ptr addrspace(1) %e, null
  br i1 %end, label %emptied, label %move

move:
  %next.at = getelementptr inbounds i8, ptr addrspace(1) %e, i64 8
  %next = load ptr addrspace(1), ptr addrspace(1) %next.at, align 8
  %hash.at = getelementptr inbounds i8, ptr addrspace(1) %e, i64 24
  %hash = load i64, ptr addrspace(1) %hash.at, align 8
  %offset = call i64 @bucket(ptr addrspace(1) %t, i64 %hash)
  %now.at = getelementptr inbounds i8, ptr addrspace(1) %t, i64 8
  %now = load ptr addrspace(1), ptr addrspace(1) %now.at, align 8
  %target = getelementptr inbounds i8, ptr addrspace(1) %now, i64 %offset
  %behind = load ptr addrspace(1), ptr addrspace(1) %target, align 8
  call void @rt_store(ptr addrspace(1) %e, ptr addrspace(1) %next.at, ptr addrspace(1) %behind)
  call void @rt_store(ptr addrspace(1) %now, ptr addrspace(1) %target, ptr addrspace(1) %e)
  br label %inner

emptied:
  %i.next = add i64 %i, 1
  br label %outer

done:
  ret void
}

; Adds n to the count of a key.
define internal void @bump(ptr addrspace(1) %t, ptr addrspace(1) %key, i64 %n) gc "statepoint-example" {
entry:
  %hash = call i64 @hash(ptr addrspace(1) %key)
  %known = call ptr addrspace(1) @find(ptr addrspace(1) %t, ptr addrspace(1) %key, i64 %hash)
  %new = icmp eq ptr addrspace(1) %known, null
  br i1 %new, label %insert, label %add

add:
  %count.at = getelementptr inbounds i8, ptr addrspace(1) %known, i64 32
  %count = load i64, ptr addrspace(1) %count.at, align 8
  %sum = add i64 %count, %n
  store i64 %sum, ptr addrspace(1) %count.at, align 8
  ret void

insert:
  %entries.at = getelementptr inbounds i8, ptr addrspace(1) %t, i64 16
  %entries = load i64, ptr addrspace(1) %entries.at, align 8
  %entries.more = add i64 %entries, 1
  store i64 %entries.more, ptr addrspace(1) %entries.at, align 8
  %buckets.at = getelementptr inbounds i8, ptr addrspace(1) %t, i64 24
  %buckets = load i64, ptr addrspace(1) %buckets.at, align 8
  %full = icmp ugt i64 %entries.more, %buckets
  br i1 %full, label %enlarge, label %place

enlarge:
  call void @grow(ptr addrspace(1) %t)
  br label %place

place:
  %e = call ptr addrspace(1) @rt_alloc(i64 2, i64 16)
  %key.at = getelementptr inbounds i8, ptr addrspace(1) %e, i64 16
  store ptr addrspace(1) %key, ptr addrspace(1) %key.at, align 8
  %hash.at = getelementptr inbounds i8, ptr addrspace(1) %e, i64 24
  store i64 %hash, ptr addrspace(1) %hash.at, align 8
  %first.at = getelementptr inbounds i8, ptr addrspace(1) %e, i64 32
  store i64 %n, ptr addrspace(1) %first.at, align 8
  %offset = call i64 @bucket(ptr addrspace(1) %t, i64 %hash)
  %array.at = getelementptr inbounds i8, ptr addrspace(1) %t, i64 8
  %array = load ptr addrspace(1), ptr addrspace(1) %array.at, align 8
  %target = getelementptr inbounds i8, ptr addrspace(1) %array, i64 %offset
  %behind = load ptr addrspace(1), ptr addrspace(1) %target, align 8
  %next.at = getelementptr inbounds i8, ptr addrspace(1) %e, i64 8
  call void @rt_store(ptr addrspace(1) %e, ptr addrspace(1) %next.at, ptr addrspace(1) %behind)
  call void @rt_store(ptr addrspace(1) %array, ptr addrspace(1) %target, ptr addrspace(1) %e)
  ret void
}

; The count of a key, 0 if it is not there.
define internal i64 @count(ptr addrspace(1) %t, ptr addrspace(1) %key) gc "statepoint-example" {
entry:
  %hash = call i64 @hash(ptr addrspace(1) %key)
  %e = call ptr addrspace(1) @find(ptr addrspace(1) %t, ptr addrspace(1) %key, i64 %hash)
  %none = icmp eq ptr addrspace(1) %e, null
  br i1 %none, label %zero, label %some

zero:
  ret i64 0

some:
  %count.at = getelementptr inbounds i8, ptr addrspace(1) %e, i64 32
  %n = load i64, ptr addrspace(1) %count.at, align 8
  ret i64 %n
}

; Takes a key's entry out; whether there was one. What points to the entry is a
; bucket or the entry before: an object, and the address of a field of it.
define internal i1 @remove(ptr addrspace(1) %t, ptr addrspace(1) %key) gc "statepoint-example" {
entry:
  %hash = call i64 @hash(ptr addrspace(1) %key)
  %e = call ptr addrspace(1) @find(ptr addrspace(1) %t, ptr addrspace(1) %key, i64 %hash)
  %none = icmp eq ptr addrspace(1) %e, null
  br i1 %none, label %no, label %search

search:
  %array.at = getelementptr inbounds i8, ptr addrspace(1) %t, i64 8
  %array = load ptr addrspace(1), ptr addrspace(1) %array.at, align 8
  %offset = call i64 @bucket(ptr addrspace(1) %t, i64 %hash)
  %slot0 = getelementptr inbounds i8, ptr addrspace(1) %array, i64 %offset
  br label %loop

loop:
  %holder = phi ptr addrspace(1) [ %array, %search ], [ %here, %on ]
  %slot = phi ptr addrspace(1) [ %slot0, %search ], [ %next.at, %on ]
  %here = load ptr addrspace(1), ptr addrspace(1) %slot, align 8
  call void @rt_safepoint()
  %it = icmp eq ptr addrspace(1) %here, %e
  br i1 %it, label %unlink, label %on

on:
  %next.at = getelementptr inbounds i8, ptr addrspace(1) %here, i64 8
  br label %loop

unlink:
  %after.at = getelementptr inbounds i8, ptr addrspace(1) %e, i64 8
  %after = load ptr addrspace(1), ptr addrspace(1) %after.at, align 8
  call void @rt_store(ptr addrspace(1) %holder, ptr addrspace(1) %slot, ptr addrspace(1) %after)
  %entries.at = getelementptr inbounds i8, ptr addrspace(1) %t, i64 16
  %entries = load i64, ptr addrspace(1) %entries.at, align 8
  %less = sub i64 %entries, 1
  store i64 %less, ptr addrspace(1) %entries.at, align 8
  ret i1 true

no:
  ret i1 false
}

; Counts the words of a text.
define internal void @words(ptr addrspace(1) %t, ptr %text) gc "statepoint-example" {
entry:
  br label %loop

loop:
  %p = phi ptr [ %text, %entry ], [ %p.next, %within ], [ %p.next, %counted ]
  %start = phi ptr [ %text, %entry ], [ %start, %within ], [ %p.next, %counted ]
  %c = load i8, ptr %p, align 1
  %p.next = getelementptr inbounds i8, ptr %p, i64 1
  %low = icmp uge i8 %c, 97
  %high = icmp ule i8 %c, 122
  %letter = and i1 %low, %high
  br i1 %letter, label %within, label %break

within:
  br label %loop

break:
  %empty = icmp eq ptr %p, %start
  br i1 %empty, label %on, label %word

word:
  %s = call ptr addrspace(1) @string(ptr %start, ptr %p)
  call void @bump(ptr addrspace(1) %t, ptr addrspace(1) %s, i64 1)
  br label %on

on:
  %end = icmp eq i8 %c, 0
  br i1 %end, label %done, label %counted

counted:
  br label %loop

done:
  ret void
}

define i64 @run(i64 %n) gc "statepoint-example" {
entry:
  %t = call ptr addrspace(1) @table(i64 4)
  call void @words(ptr addrspace(1) %t, ptr @text)
  %the = call ptr addrspace(1) @literal(ptr @the)
  %the.count = call i64 @count(ptr addrspace(1) %t, ptr addrspace(1) %the)
  call void @rt_print(i64 %the.count)
  %season = call ptr addrspace(1) @literal(ptr @season)
  %season.count = call i64 @count(ptr addrspace(1) %t, ptr addrspace(1) %season)
  call void @rt_print(i64 %season.count)
  %summer = call ptr addrspace(1) @literal(ptr @summer)
  %summer.count = call i64 @count(ptr addrspace(1) %t, ptr addrspace(1) %summer)
  call void @rt_print(i64 %summer.count)
  %entries.at = getelementptr inbounds i8, ptr addrspace(1) %t, i64 16
  %words = load i64, ptr addrspace(1) %entries.at, align 8
  call void @rt_print(i64 %words)
  br label %fill

fill:
  %i = phi i64 [ 0, %entry ], [ %i.next, %fill ]
  %key = call ptr addrspace(1) @numbered(i64 %i)
  %square = mul i64 %i, %i
  call void @bump(ptr addrspace(1) %t, ptr addrspace(1) %key, i64 %square)
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %fill, label %drain

drain:
  %j = phi i64 [ 0, %fill ], [ %j.next, %drain ]
  %gone = phi i64 [ 0, %fill ], [ %gone.next, %drain ]
  %odd = call ptr addrspace(1) @numbered(i64 %j)
  %was = call i1 @remove(ptr addrspace(1) %t, ptr addrspace(1) %odd)
  %one = zext i1 %was to i64
  %gone.next = add i64 %gone, %one
  %j.next = add i64 %j, 3
  %drain.more = icmp ult i64 %j.next, %n
  br i1 %drain.more, label %drain, label %sum

sum:
  %k = phi i64 [ 0, %drain ], [ %k.next, %sum ]
  %total = phi i64 [ 0, %drain ], [ %total.next, %sum ]
  %asked = call ptr addrspace(1) @numbered(i64 %k)
  %c = call i64 @count(ptr addrspace(1) %t, ptr addrspace(1) %asked)
  %total.next = add i64 %total, %c
  %k.next = add i64 %k, 1
  %sum.more = icmp ult i64 %k.next, %n
  br i1 %sum.more, label %sum, label %done

done:
  call void @rt_print(i64 %gone.next)
  call void @rt_print(i64 %total.next)
  %left.at = getelementptr inbounds i8, ptr addrspace(1) %t, i64 16
  %left = load i64, ptr addrspace(1) %left.at, align 8
  ret i64 %left
}
