; Reads a JSON text into a tree, walks the tree in several ways, copies it with
; its numbers doubled, and writes that out again as text, of which it prints
; length and hash. Loops and functions poll: PlaceSafepoints puts the polls in.
;
; A value has the references first (at 8: its first member, or the string that it
; is), next (16: its neighbour in the array or object) and key (24), then kind
; (32) and number (40, a double). Kinds: 0 null, 1 false, 2 true, 3 number,
; 4 string, 5 array, 6 object. A string has its length at 8, bytes from 16 on.

@text = private constant [426 x i8] c"{\22name\22: \22garden\22, \22open\22: true, \22since\22: null, \22beds\22: [{\22plant\22: \22bean\22, \22rows\22: 12, \22height\22: 1.75, \22tags\22: [\22climbs\22, \22edible\22, \22a \5C\22quoted\5C\22 tag\5Cn\22]}, {\22plant\22: \22rose\22, \22rows\22: 3, \22height\22: 0.5, \22tags\22: []}, {\22plant\22: \22oak\22, \22rows\22: 1, \22height\22: 20.25, \22nested\22: [[[[[[-1.5]]]], 7]]}], \22depth\22: {\22a\22: {\22b\22: {\22c\22: {\22d\22: [1, 2, 3, {\22e\22: -42}]}}}}, \22empty\22: {}, \22closed\22: false, \22matrix\22: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]}\00"
@beds = private constant [5 x i8] c"beds\00"
@rows = private constant [5 x i8] c"rows\00"
@none = private constant [8 x i8] c"nothing\00"

@rt_wanted = external global i64

declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_safepoint()
declare void @rt_store(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1)) "gc-leaf-function"
declare void @rt_print(i64) "gc-leaf-function"

define void @gc.safepoint_poll() {
entry:
  %wanted = load volatile i64, ptr @rt_wanted, align 8
  %no = icmp eq i64 %wanted, 0
  br i1 %no, label %on, label %slow

slow:
  call void @rt_safepoint()
  br label %on

on:
  ret void
}

define internal ptr addrspace(1) @value(i64 %kind, ptr addrspace(1) %first, double %number) gc "statepoint-example" {
entry:
  %v = call ptr addrspace(1) @rt_alloc(i64 3, i64 16)
  %first.at = getelementptr inbounds i8, ptr addrspace(1) %v, i64 8
  store ptr addrspace(1) %first, ptr addrspace(1) %first.at, align 8
  %kind.at = getelementptr inbounds i8, ptr addrspace(1) %v, i64 32
  store i64 %kind, ptr addrspace(1) %kind.at, align 8
  %number.at = getelementptr inbounds i8, ptr addrspace(1) %v, i64 40
  store double %number, ptr addrspace(1) %number.at, align 8
  ret ptr addrspace(1) %v
}

; Moves the cursor past blanks, colons and commas; returns the character there.
define internal i8 @peek(ptr %cursor) gc "statepoint-example" {
entry:
  %start = load ptr, ptr %cursor, align 8
  br label %loop

loop:
  %p = phi ptr [ %start, %entry ], [ %p.next, %blank ]
  %c = load i8, ptr %p, align 1
  switch i8 %c, label %done [
    i8 32, label %blank
    i8 10, label %blank
    i8 44, label %blank
    i8 58, label %blank
  ]

blank:
  %p.next = getelementptr inbounds i8, ptr %p, i64 1
  br label %loop

done:
  store ptr %p, ptr %cursor, align 8
  ret i8 %c
}

define internal void @advance(ptr %cursor, i64 %n) gc "statepoint-example" {
entry:
  %p = load ptr, ptr %cursor, align 8
  %next = getelementptr inbounds i8, ptr %p, i64 %n
  store ptr %next, ptr %cursor, align 8
  ret void
}

; What a character after a backslash stands for.
define internal i8 @unescape(i8 %c) gc "statepoint-example" {
entry:
  switch i8 %c, label %same [
    i8 110, label %newline
    i8 116, label %tab
    i8 114, label %return
  ]

same:
  ret i8 %c

newline:
  ret i8 10

tab:
  ret i8 9

return:
  ret i8 13
}

; Reads a string from its opening quote on: its length first, then its bytes.
define internal ptr addrspace(1) @string(ptr %cursor) gc "statepoint-example" {
entry:
  %quote = load ptr, ptr %cursor, align 8
  %start = getelementptr inbounds i8, ptr %quote, i64 1
  br label %measure

measure:
  %p = phi ptr [ %start, %entry ], [ %p.next, %measured ]
  %n = phi i64 [ 0, %entry ], [ %n.next, %measured ]
  %c = load i8, ptr %p, align 1
  switch i8 %c, label %one [
    i8 34, label %make
    i8 92, label %two
  ]

one:
  br label %measured

two:
  br label %measured

measured:
  %step = phi i64 [ 1, %one ], [ 2, %two ]
  %p.next = getelementptr inbounds i8, ptr %p, i64 %step
  %n.next = add i64 %n, 1
  br label %measure

make:
  %size = add i64 %n, 8
  %s = call ptr addrspace(1) @rt_alloc(i64 0, i64 %size)
  %length.at = getelementptr inbounds i8, ptr addrspace(1) %s, i64 8
  store i64 %n, ptr addrspace(1) %length.at, align 8
  br label %fill

fill:
  %q = phi ptr [ %start, %make ], [ %q.next, %byte ]
  %i = phi i64 [ 0, %make ], [ %i.next, %byte ]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %look, label %done

look:
  %d = load i8, ptr %q, align 1
  %escape = icmp eq i8 %d, 92
  br i1 %escape, label %escaped, label %byte

escaped:
  %q.second = getelementptr inbounds i8, ptr %q, i64 1
  %e = load i8, ptr %q.second, align 1
  %meant = call i8 @unescape(i8 %e)
  br label %byte

byte:
  %out = phi i8 [ %d, %look ], [ %meant, %escaped ]
  %q.last = phi ptr [ %q, %look ], [ %q.second, %escaped ]
  %q.next = getelementptr inbounds i8, ptr %q.last, i64 1
  %offset = add i64 %i, 16
  %at = getelementptr inbounds i8, ptr addrspace(1) %s, i64 %offset
  store i8 %out, ptr addrspace(1) %at, align 1
  %i.next = add i64 %i, 1
  br label %fill

done:
  %end = getelementptr inbounds i8, ptr %q, i64 1
  store ptr %end, ptr %cursor, align 8
  ret ptr addrspace(1) %s
}

; Reads a number: sign, digits, and digits behind a point.
define internal double @number(ptr %cursor) gc "statepoint-example" {
entry:
  %start = load ptr, ptr %cursor, align 8
  %sign = load i8, ptr %start, align 1
  %negative = icmp eq i8 %sign, 45
  %skip = zext i1 %negative to i64
  %first = getelementptr inbounds i8, ptr %start, i64 %skip
  br label %loop

loop:
  %p = phi ptr [ %first, %entry ], [ %p.next, %digit ], [ %p.next, %point ]
  %x = phi double [ 0.0, %entry ], [ %x.next, %digit ], [ %x, %point ]
  %scale = phi double [ 1.0, %entry ], [ %scale.next, %digit ], [ %scale, %point ]
  %factor = phi double [ 1.0, %entry ], [ %factor, %digit ], [ 10.0, %point ]
  %c = load i8, ptr %p, align 1
  %p.next = getelementptr inbounds i8, ptr %p, i64 1
  %dot = icmp eq i8 %c, 46
  br i1 %dot, label %point, label %other

point:
  br label %loop

other:
  %wide = zext i8 %c to i64
  %d = sub i64 %wide, 48
  %is.digit = icmp ult i64 %d, 10
  br i1 %is.digit, label %digit, label %done

digit:
  %d.float = uitofp i64 %d to double
  %ten = fmul double %x, 10.0
  %x.next = fadd double %ten, %d.float
  %scale.next = fmul double %scale, %factor
  br label %loop

done:
  store ptr %p, ptr %cursor, align 8
  %size = fdiv double %x, %scale
  %minus = fneg double %size
  %n = select i1 %negative, double %minus, double %size
  ret double %n
}

; Reads the members of an array or object up to the closing bracket into a value
; of that kind.
define internal ptr addrspace(1) @members(ptr %cursor, i64 %kind) gc "statepoint-example" {
entry:
  %keyed = icmp eq i64 %kind, 6
  %v = call ptr addrspace(1) @value(i64 %kind, ptr addrspace(1) null, double 0.0)
  call void @advance(ptr %cursor, i64 1)
  br label %loop

loop:
  %last = phi ptr addrspace(1) [ null, %entry ], [ %member, %linked ]
  %c = call i8 @peek(ptr %cursor)
  switch i8 %c, label %some [
    i8 93, label %done
    i8 125, label %done
    i8 0, label %done
  ]

some:
  br i1 %keyed, label %named, label %unnamed

named:
  %name = call ptr addrspace(1) @string(ptr %cursor)
  br label %unnamed

unnamed:
  %key = phi ptr addrspace(1) [ null, %some ], [ %name, %named ]
  %member = call ptr addrspace(1) @parse(ptr %cursor)
  %key.at = getelementptr inbounds i8, ptr addrspace(1) %member, i64 24
  call void @rt_store(ptr addrspace(1) %member, ptr addrspace(1) %key.at, ptr addrspace(1) %key)
  %is.first = icmp eq ptr addrspace(1) %last, null
  br i1 %is.first, label %begin, label %append

begin:
  %first.at = getelementptr inbounds i8, ptr addrspace(1) %v, i64 8
  call void @rt_store(ptr addrspace(1) %v, ptr addrspace(1) %first.at, ptr addrspace(1) %member)
  br label %linked

append:
  %next.at = getelementptr inbounds i8, ptr addrspace(1) %last, i64 16
  call void @rt_store(ptr addrspace(1) %last, ptr addrspace(1) %next.at, ptr addrspace(1) %member)
  br label %linked

linked:
  br label %loop

done:
  call void @advance(ptr %cursor, i64 1)
  ret ptr addrspace(1) %v
}

; Reads a value.
define internal ptr addrspace(1) @parse(ptr %cursor) gc "statepoint-example" {
entry:
  %c = call i8 @peek(ptr %cursor)
  switch i8 %c, label %numeric [
    i8 110, label %word
    i8 102, label %false
    i8 116, label %word
    i8 34, label %text
    i8 91, label %array
    i8 123, label %object
  ]

false:
  br label %word

word:
  %length = phi i64 [ 4, %entry ], [ 4, %entry ], [ 5, %false ]
  call void @advance(ptr %cursor, i64 %length)
  %true = icmp eq i8 %c, 116
  %five = icmp eq i64 %length, 5
  %one = zext i1 %five to i64
  %kind = select i1 %true, i64 2, i64 %one
  %w = call ptr addrspace(1) @value(i64 %kind, ptr addrspace(1) null, double 0.0)
  ret ptr addrspace(1) %w

text:
  %s = call ptr addrspace(1) @string(ptr %cursor)
  %t = call ptr addrspace(1) @value(i64 4, ptr addrspace(1) %s, double 0.0)
  ret ptr addrspace(1) %t

array:
  %a = call ptr addrspace(1) @members(ptr %cursor, i64 5)
  ret ptr addrspace(1) %a

object:
  %o = call ptr addrspace(1) @members(ptr %cursor, i64 6)
  ret ptr addrspace(1) %o

numeric:
  %number = call double @number(ptr %cursor)
  %n = call ptr addrspace(1) @value(i64 3, ptr addrspace(1) null, double %number)
  ret ptr addrspace(1) %n
}

; The sum of all numbers in a value and its neighbours.
define internal double @sum(ptr addrspace(1) %first) gc "statepoint-example" {
entry:
  br label %loop

loop:
  %v = phi ptr addrspace(1) [ %first, %entry ], [ %next, %on ]
  %total = phi double [ 0.0, %entry ], [ %total.next, %on ]
  %end = icmp eq ptr addrspace(1) %v, null
  br i1 %end, label %done, label %some

some:
  %kind.at = getelementptr inbounds i8, ptr addrspace(1) %v, i64 32
  %kind = load i64, ptr addrspace(1) %kind.at, align 8
  %number.at = getelementptr inbounds i8, ptr addrspace(1) %v, i64 40
  %number = load double, ptr addrspace(1) %number.at, align 8
  %here = fadd double %total, %number
  %deep = icmp uge i64 %kind, 5
  br i1 %deep, label %down, label %on

down:
  %members.at = getelementptr inbounds i8, ptr addrspace(1) %v, i64 8
  %members = load ptr addrspace(1), ptr addrspace(1) %members.at, align 8
  %below = call double @sum(ptr addrspace(1) %members)
  %both = fadd double %here, %below
  br label %on

on:
  %total.next = phi double [ %here, %some ], [ %both, %down ]
  %next.at = getelementptr inbounds i8, ptr addrspace(1) %v, i64 16
  %next = load ptr addrspace(1), ptr addrspace(1) %next.at, align 8
  br label %loop

done:
  ret double %total
}

; How many levels a value and its neighbours have.
define internal i64 @depth(ptr addrspace(1) %first) gc "statepoint-example" {
entry:
  br label %loop

loop:
  %v = phi ptr addrspace(1) [ %first, %entry ], [ %next, %on ]
  %most = phi i64 [ 0, %entry ], [ %most.next, %on ]
  %end = icmp eq ptr addrspace(1) %v, null
  br i1 %end, label %done, label %some

some:
  %kind.at = getelementptr inbounds i8, ptr addrspace(1) %v, i64 32
  %kind = load i64, ptr addrspace(1) %kind.at, align 8
  %deep = icmp uge i64 %kind, 5
  br i1 %deep, label %down, label %on

down:
  %members.at = getelementptr inbounds i8, ptr addrspace(1) %v, i64 8
  %members = load ptr addrspace(1), ptr addrspace(1) %members.at, align 8
  %below = call i64 @depth(ptr addrspace(1) %members)
  br label %on

on:
  %levels.below = phi i64 [ 0, %some ], [ %below, %down ]
  %levels = add i64 %levels.below, 1
  %higher = icmp ugt i64 %levels, %most
  %most.next = select i1 %higher, i64 %levels, i64 %most
  %next.at = getelementptr inbounds i8, ptr addrspace(1) %v, i64 16
  %next = load ptr addrspace(1), ptr addrspace(1) %next.at, align 8
  br label %loop

done:
  ret i64 %most
}

; Whether a string is the zero-terminated text.
define internal i1 @is(ptr addrspace(1) %s, ptr %text) gc "statepoint-example" {
entry:
  %length.at = getelementptr inbounds i8, ptr addrspace(1) %s, i64 8
  %length = load i64, ptr addrspace(1) %length.at, align 8
  %bytes = getelementptr inbounds i8, ptr addrspace(1) %s, i64 16
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %on ]
  %theirs.at = getelementptr inbounds i8, ptr %text, i64 %i
  %theirs = load i8, ptr %theirs.at, align 1
  %end = icmp eq i64 %i, %length
  br i1 %end, label %finish, label %compare

compare:
  %ours.at = getelementptr inbounds i8, ptr addrspace(1) %bytes, i64 %i
  %ours = load i8, ptr addrspace(1) %ours.at, align 1
  %same = icmp eq i8 %ours, %theirs
  br i1 %same, label %on, label %no

on:
  %i.next = add i64 %i, 1
  br label %loop

finish:
  %all = icmp eq i8 %theirs, 0
  ret i1 %all

no:
  ret i1 false
}

; The member of that name, null if there is none.
define internal ptr addrspace(1) @get(ptr addrspace(1) %object, ptr %name) gc "statepoint-example" {
entry:
  %first.at = getelementptr inbounds i8, ptr addrspace(1) %object, i64 8
  %first = load ptr addrspace(1), ptr addrspace(1) %first.at, align 8
  br label %loop

loop:
  %v = phi ptr addrspace(1) [ %first, %entry ], [ %next, %on ]
  %end = icmp eq ptr addrspace(1) %v, null
  br i1 %end, label %done, label %some

some:
  %key.at = getelementptr inbounds i8, ptr addrspace(1) %v, i64 24
  %key = load ptr addrspace(1), ptr addrspace(1) %key.at, align 8
  %it = call i1 @is(ptr addrspace(1) %key, ptr %name)
  br i1 %it, label %done, label %on

on:
  %next.at = getelementptr inbounds i8, ptr addrspace(1) %v, i64 16
  %next = load ptr addrspace(1), ptr addrspace(1) %next.at, align 8
  br label %loop

done:
  ret ptr addrspace(1) %v
}

; A copy of a value and its neighbours, the numbers doubled; strings are shared.
define internal ptr addrspace(1) @double(ptr addrspace(1) %v) gc "statepoint-example" {
entry:
  %end = icmp eq ptr addrspace(1) %v, null
  br i1 %end, label %none, label %some

none:
  ret ptr addrspace(1) null

some:
  %kind.at = getelementptr inbounds i8, ptr addrspace(1) %v, i64 32
  %kind = load i64, ptr addrspace(1) %kind.at, align 8
  %first.at = getelementptr inbounds i8, ptr addrspace(1) %v, i64 8
  %first = load ptr addrspace(1), ptr addrspace(1) %first.at, align 8
  %deep = icmp uge i64 %kind, 5
  br i1 %deep, label %down, label %here

down:
  %copied = call ptr addrspace(1) @double(ptr addrspace(1) %first)
  br label %here

here:
  %inside = phi ptr addrspace(1) [ %first, %some ], [ %copied, %down ]
  %next.at = getelementptr inbounds i8, ptr addrspace(1) %v, i64 16
  %next = load ptr addrspace(1), ptr addrspace(1) %next.at, align 8
  %others = call ptr addrspace(1) @double(ptr addrspace(1) %next)
  %number.at = getelementptr inbounds i8, ptr addrspace(1) %v, i64 40
  %number = load double, ptr addrspace(1) %number.at, align 8
  %twice = fadd double %number, %number
  %copy = call ptr addrspace(1) @value(i64 %kind, ptr addrspace(1) %inside, double %twice)
  %key.at = getelementptr inbounds i8, ptr addrspace(1) %v, i64 24
  %key = load ptr addrspace(1), ptr addrspace(1) %key.at, align 8
  %copy.key.at = getelementptr inbounds i8, ptr addrspace(1) %copy, i64 24
  call void @rt_store(ptr addrspace(1) %copy, ptr addrspace(1) %copy.key.at, ptr addrspace(1) %key)
  %copy.next.at = getelementptr inbounds i8, ptr addrspace(1) %copy, i64 16
  call void @rt_store(ptr addrspace(1) %copy, ptr addrspace(1) %copy.next.at, ptr addrspace(1) %others)
  ret ptr addrspace(1) %copy
}

; Writing counts and hashes: the sink is two words, length and hash.
define internal void @put(ptr %sink, i8 %c) gc "statepoint-example" {
entry:
  %length = load i64, ptr %sink, align 8
  %length.next = add i64 %length, 1
  store i64 %length.next, ptr %sink, align 8
  %hash.at = getelementptr inbounds i8, ptr %sink, i64 8
  %hash = load i64, ptr %hash.at, align 8
  %times = mul i64 %hash, 31
  %wide = zext i8 %c to i64
  %hash.next = add i64 %times, %wide
  store i64 %hash.next, ptr %hash.at, align 8
  ret void
}

define internal void @put.string(ptr %sink, ptr addrspace(1) %s) gc "statepoint-example" {
entry:
  call void @put(ptr %sink, i8 34)
  %length.at = getelementptr inbounds i8, ptr addrspace(1) %s, i64 8
  %length = load i64, ptr addrspace(1) %length.at, align 8
  br label %loop

loop:
  %i = phi i64 [ 16, %entry ], [ %i.next, %on ]
  %written = sub i64 %i, 16
  %more = icmp ult i64 %written, %length
  br i1 %more, label %byte, label %done

byte:
  %at = getelementptr inbounds i8, ptr addrspace(1) %s, i64 %i
  %c = load i8, ptr addrspace(1) %at, align 1
  switch i8 %c, label %on [
    i8 34, label %escape
    i8 92, label %escape
    i8 10, label %newline
  ]

newline:
  br label %escape

escape:
  %shown = phi i8 [ %c, %byte ], [ %c, %byte ], [ 110, %newline ]
  call void @put(ptr %sink, i8 92)
  br label %on

on:
  %out = phi i8 [ %c, %byte ], [ %shown, %escape ]
  call void @put(ptr %sink, i8 %out)
  %i.next = add i64 %i, 1
  br label %loop

done:
  call void @put(ptr %sink, i8 34)
  ret void
}

; Writes a number with two digits behind the point.
define internal void @put.number(ptr %sink, double %x) gc "statepoint-example" {
entry:
  %digits = alloca [32 x i8], align 16
  %negative = fcmp olt double %x, 0.0
  %minus = fneg double %x
  %size = select i1 %negative, double %minus, double %x
  br i1 %negative, label %sign, label %convert

sign:
  call void @put(ptr %sink, i8 45)
  br label %convert

convert:
  %hundred = fmul double %size, 100.0
  %half = fadd double %hundred, 0.5
  %n = fptosi double %half to i64
  br label %divide

divide:
  %count = phi i64 [ 0, %convert ], [ %count.next, %divide ]
  %left = phi i64 [ %n, %convert ], [ %rest, %divide ]
  %digit = urem i64 %left, 10
  %rest = udiv i64 %left, 10
  %narrow = trunc i64 %digit to i8
  %letter = add i8 %narrow, 48
  %digit.at = getelementptr inbounds [32 x i8], ptr %digits, i64 0, i64 %count
  store i8 %letter, ptr %digit.at, align 1
  %count.next = add i64 %count, 1
  %big = icmp ne i64 %rest, 0
  %short = icmp ult i64 %count.next, 3
  %again = or i1 %big, %short
  br i1 %again, label %divide, label %write

write:
  %k = phi i64 [ %count.next, %divide ], [ %k.next, %wrote ]
  %at.point = icmp eq i64 %k, 2
  br i1 %at.point, label %point, label %plain

point:
  call void @put(ptr %sink, i8 46)
  br label %plain

plain:
  %k.next = sub i64 %k, 1
  %out.at = getelementptr inbounds [32 x i8], ptr %digits, i64 0, i64 %k.next
  %out = load i8, ptr %out.at, align 1
  call void @put(ptr %sink, i8 %out)
  br label %wrote

wrote:
  %some = icmp ne i64 %k.next, 0
  br i1 %some, label %write, label %done

done:
  ret void
}

; Writes a value.
define internal void @write(ptr %sink, ptr addrspace(1) %v) gc "statepoint-example" {
entry:
  %kind.at = getelementptr inbounds i8, ptr addrspace(1) %v, i64 32
  %kind = load i64, ptr addrspace(1) %kind.at, align 8
  switch i64 %kind, label %null [
    i64 1, label %false
    i64 2, label %true
    i64 3, label %number
    i64 4, label %string
    i64 5, label %array
    i64 6, label %object
  ]

null:
  call void @put(ptr %sink, i8 110)
  ret void

false:
  call void @put(ptr %sink, i8 102)
  ret void

true:
  call void @put(ptr %sink, i8 116)
  ret void

number:
  %number.at = getelementptr inbounds i8, ptr addrspace(1) %v, i64 40
  %x = load double, ptr addrspace(1) %number.at, align 8
  call void @put.number(ptr %sink, double %x)
  ret void

string:
  %string.at = getelementptr inbounds i8, ptr addrspace(1) %v, i64 8
  %s = load ptr addrspace(1), ptr addrspace(1) %string.at, align 8
  call void @put.string(ptr %sink, ptr addrspace(1) %s)
  ret void

array:
  br label %open

object:
  br label %open

open:
  %opening = phi i8 [ 91, %array ], [ 123, %object ]
  %closing = phi i8 [ 93, %array ], [ 125, %object ]
  call void @put(ptr %sink, i8 %opening)
  %first.at = getelementptr inbounds i8, ptr addrspace(1) %v, i64 8
  %first = load ptr addrspace(1), ptr addrspace(1) %first.at, align 8
  br label %loop

loop:
  %m = phi ptr addrspace(1) [ %first, %open ], [ %next, %last ], [ %next, %comma ]
  %end = icmp eq ptr addrspace(1) %m, null
  br i1 %end, label %close, label %member

member:
  %key.at = getelementptr inbounds i8, ptr addrspace(1) %m, i64 24
  %key = load ptr addrspace(1), ptr addrspace(1) %key.at, align 8
  %unnamed = icmp eq ptr addrspace(1) %key, null
  br i1 %unnamed, label %content, label %named

named:
  call void @put.string(ptr %sink, ptr addrspace(1) %key)
  call void @put(ptr %sink, i8 58)
  br label %content

content:
  call void @write(ptr %sink, ptr addrspace(1) %m)
  %next.at = getelementptr inbounds i8, ptr addrspace(1) %m, i64 16
  %next = load ptr addrspace(1), ptr addrspace(1) %next.at, align 8
  %last.one = icmp eq ptr addrspace(1) %next, null
  br i1 %last.one, label %last, label %comma

last:
  br label %loop

comma:
  call void @put(ptr %sink, i8 44)
  br label %loop

close:
  call void @put(ptr %sink, i8 %closing)
  ret void
}

; Reads the text, prints a hundred times the sum of its numbers, its depth, the
; rows of all beds, whether a name is missing, and a hundred times the sum after
; doubling; then writes it n times and prints the length of all that.
define i64 @run(i64 %n) gc "statepoint-example" {
entry:
  %cursor = alloca ptr, align 8
  %sink = alloca [2 x i64], align 8
  store ptr @text, ptr %cursor, align 8
  store i64 0, ptr %sink, align 8
  %hash.at = getelementptr inbounds i8, ptr %sink, i64 8
  store i64 7, ptr %hash.at, align 8
  %tree = call ptr addrspace(1) @parse(ptr %cursor)
  %sum = call double @sum(ptr addrspace(1) %tree)
  %hundred = fmul double %sum, 100.0
  %sum.n = fptosi double %hundred to i64
  call void @rt_print(i64 %sum.n)
  %depth = call i64 @depth(ptr addrspace(1) %tree)
  call void @rt_print(i64 %depth)
  %beds = call ptr addrspace(1) @get(ptr addrspace(1) %tree, ptr @beds)
  %first.at = getelementptr inbounds i8, ptr addrspace(1) %beds, i64 8
  %first = load ptr addrspace(1), ptr addrspace(1) %first.at, align 8
  br label %each

each:
  %bed = phi ptr addrspace(1) [ %first, %entry ], [ %bed.next, %more ]
  %rows = phi double [ 0.0, %entry ], [ %rows.next, %more ]
  %no.bed = icmp eq ptr addrspace(1) %bed, null
  br i1 %no.bed, label %counted, label %more

more:
  %row = call ptr addrspace(1) @get(ptr addrspace(1) %bed, ptr @rows)
  %row.at = getelementptr inbounds i8, ptr addrspace(1) %row, i64 40
  %row.n = load double, ptr addrspace(1) %row.at, align 8
  %rows.next = fadd double %rows, %row.n
  %bed.next.at = getelementptr inbounds i8, ptr addrspace(1) %bed, i64 16
  %bed.next = load ptr addrspace(1), ptr addrspace(1) %bed.next.at, align 8
  br label %each

counted:
  %rows.n = fptosi double %rows to i64
  call void @rt_print(i64 %rows.n)
  %missing = call ptr addrspace(1) @get(ptr addrspace(1) %tree, ptr @none)
  %absent = icmp eq ptr addrspace(1) %missing, null
  %absent.n = zext i1 %absent to i64
  call void @rt_print(i64 %absent.n)
  %twice = call ptr addrspace(1) @double(ptr addrspace(1) %tree)
  %twice.sum = call double @sum(ptr addrspace(1) %twice)
  %twice.hundred = fmul double %twice.sum, 100.0
  %twice.n = fptosi double %twice.hundred to i64
  call void @rt_print(i64 %twice.n)
  br label %again

again:
  %i = phi i64 [ 0, %counted ], [ %i.next, %again ]
  call void @write(ptr %sink, ptr addrspace(1) %twice)
  %i.next = add i64 %i, 1
  %not.enough = icmp ult i64 %i.next, %n
  br i1 %not.enough, label %again, label %done

done:
  %length = load i64, ptr %sink, align 8
  call void @rt_print(i64 %length)
  %hash = load i64, ptr %hash.at, align 8
  ret i64 %hash
}
