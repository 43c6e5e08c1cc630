; The core of a Lisp: a reader, an evaluator with closures and proper tail
; calls, and a handful of primitives. It reads the expressions of @texts one by
; one, evaluates each, and prints the value when that is a number.
;
; An object has the references car and cdr (at 8 and 16) and two words, tag and
; value (at 24 and 32). Tags: 0 number, 1 symbol (its value is the name, up to
; eight characters in a word), 2 pair, 3 closure (car: parameters and body; cdr:
; environment), 4 primitive. Null is the empty list, and false.
;
; An environment is a list of bindings, which are pairs of symbol and value. It
; ends at the root, a pair of nothing and the global bindings; `define` adds to
; those.

@fib = private constant [73 x i8] c"(define fib (lambda (n) (if (< n 2) n (+ (fib (- n 1)) (fib (- n 2))))))\00"
@range = private constant [70 x i8] c"(define range (lambda (a b) (if (< a b) (cons a (range (+ a 1) b)))))\00"
@fold = private constant [71 x i8] c"(define fold (lambda (f x l) (if l (fold f (f x (car l)) (cdr l)) x)))\00"
@map = private constant [70 x i8] c"(define map (lambda (f l) (if l (cons (f (car l)) (map f (cdr l))))))\00"
@keep = private constant [102 x i8] c"(define keep (lambda (p l) (if l (if (p (car l)) (cons (car l) (keep p (cdr l))) (keep p (cdr l))))))\00"
@multiple = private constant [75 x i8] c"(define multiple (lambda (n k) (if (< n k) (= n 0) (multiple (- n k) k))))\00"
@sieve = private constant [135 x i8] c"(define sieve (lambda (l) (if l (cons (car l) (sieve (keep ((lambda (k) (lambda (n) (if (multiple n k) '() 1))) (car l)) (cdr l)))))))\00"
@twice = private constant [51 x i8] c"(define twice (lambda (f) (lambda (x) (f (f x)))))\00"
@fib.11 = private constant [9 x i8] c"(fib 11)\00"
@sum = private constant [34 x i8] c"(fold + 0 (map fib (range 0 10)))\00"
@primes = private constant [32 x i8] c"(fold + 0 (sieve (range 2 60)))\00"
@sixteen = private constant [50 x i8] c"(((twice (twice twice)) (lambda (x) (* x -3))) 1)\00"
@quoted = private constant [63 x i8] c"(fold (lambda (a b) (+ (* 10 a) b)) 0 (cdr '(7 (8) 9 5 . ())))\00"
@count = private constant [88 x i8] c"((lambda (f) (f f 400 0)) (lambda (f n x) (if n (f f (if (< 1 n) (- n 1)) (+ x n)) x)))\00"
@texts = constant [14 x ptr] [ptr @fib, ptr @range, ptr @fold, ptr @map, ptr @keep, ptr @multiple, ptr @sieve, ptr @twice,
  ptr @fib.11, ptr @sum, ptr @primes, ptr @sixteen, ptr @quoted, ptr @count]

; The primitives in the order of their numbers: + - * < = car cdr cons.
@primitives = private constant [8 x i64] [i64 43, i64 45, i64 42, i64 60, i64 61, i64 7496035, i64 7496803, i64 1936617315]

declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_store(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1)) "gc-leaf-function"
declare void @rt_print(i64) "gc-leaf-function"

define internal ptr addrspace(1) @node(i64 %tag, i64 %value, ptr addrspace(1) %car, ptr addrspace(1) %cdr) gc "statepoint-example" {
entry:
  %o = call ptr addrspace(1) @rt_alloc(i64 2, i64 16)
  %car.at = getelementptr inbounds i8, ptr addrspace(1) %o, i64 8
  store ptr addrspace(1) %car, ptr addrspace(1) %car.at, align 8
  %cdr.at = getelementptr inbounds i8, ptr addrspace(1) %o, i64 16
  store ptr addrspace(1) %cdr, ptr addrspace(1) %cdr.at, align 8
  %tag.at = getelementptr inbounds i8, ptr addrspace(1) %o, i64 24
  store i64 %tag, ptr addrspace(1) %tag.at, align 8
  %value.at = getelementptr inbounds i8, ptr addrspace(1) %o, i64 32
  store i64 %value, ptr addrspace(1) %value.at, align 8
  ret ptr addrspace(1) %o
}

define internal ptr addrspace(1) @cons(ptr addrspace(1) %car, ptr addrspace(1) %cdr) gc "statepoint-example" {
entry:
  %o = call ptr addrspace(1) @node(i64 2, i64 0, ptr addrspace(1) %car, ptr addrspace(1) %cdr)
  ret ptr addrspace(1) %o
}

define internal ptr addrspace(1) @number(i64 %n) gc "statepoint-example" {
entry:
  %o = call ptr addrspace(1) @node(i64 0, i64 %n, ptr addrspace(1) null, ptr addrspace(1) null)
  ret ptr addrspace(1) %o
}

; What a car or cdr of anything is: null of null.
define internal ptr addrspace(1) @field(ptr addrspace(1) %o, i64 %offset) gc "statepoint-example" {
entry:
  %nothing = icmp eq ptr addrspace(1) %o, null
  br i1 %nothing, label %none, label %some

none:
  ret ptr addrspace(1) null

some:
  %at = getelementptr inbounds i8, ptr addrspace(1) %o, i64 %offset
  %v = load ptr addrspace(1), ptr addrspace(1) %at, align 8
  ret ptr addrspace(1) %v
}

; Moves the cursor past blanks and returns the character there.
define internal i8 @peek(ptr %cursor) gc "statepoint-example" {
entry:
  %start = load ptr, ptr %cursor, align 8
  br label %loop

loop:
  %p = phi ptr [ %start, %entry ], [ %p.next, %blank ]
  %c = load i8, ptr %p, align 1
  switch i8 %c, label %done [
    i8 32, label %blank
    i8 9, label %blank
    i8 10, label %blank
  ]

blank:
  %p.next = getelementptr inbounds i8, ptr %p, i64 1
  br label %loop

done:
  store ptr %p, ptr %cursor, align 8
  ret i8 %c
}

define internal void @skip(ptr %cursor) gc "statepoint-example" {
entry:
  %p = load ptr, ptr %cursor, align 8
  %next = getelementptr inbounds i8, ptr %p, i64 1
  store ptr %next, ptr %cursor, align 8
  ret void
}

; Reads an expression.
define internal ptr addrspace(1) @read(ptr %cursor) gc "statepoint-example" {
entry:
  %c = call i8 @peek(ptr %cursor)
  switch i8 %c, label %atom [
    i8 40, label %list
    i8 39, label %quoted
  ]

list:
  call void @skip(ptr %cursor)
  %items = call ptr addrspace(1) @read.list(ptr %cursor)
  ret ptr addrspace(1) %items

quoted:
  call void @skip(ptr %cursor)
  %it = call ptr addrspace(1) @read(ptr %cursor)
  %rest = call ptr addrspace(1) @cons(ptr addrspace(1) %it, ptr addrspace(1) null)
  %quote = call ptr addrspace(1) @node(i64 1, i64 435745158513, ptr addrspace(1) null, ptr addrspace(1) null)
  %form = call ptr addrspace(1) @cons(ptr addrspace(1) %quote, ptr addrspace(1) %rest)
  ret ptr addrspace(1) %form

atom:
  %start = load ptr, ptr %cursor, align 8
  %second.at = getelementptr inbounds i8, ptr %start, i64 1
  %second = load i8, ptr %second.at, align 1
  %minus = icmp eq i8 %c, 45
  %second.above = icmp sge i8 %second, 48
  %negative = and i1 %minus, %second.above
  %above = icmp sge i8 %c, 48
  %below = icmp sle i8 %c, 57
  %digit = and i1 %above, %below
  %numeric = or i1 %negative, %digit
  %first = select i1 %negative, ptr %second.at, ptr %start
  br label %next

; Both readings of the characters go on side by side: as digits, and as a name.
next:
  %p = phi ptr [ %first, %atom ], [ %p.next, %more ]
  %n = phi i64 [ 0, %atom ], [ %n.next, %more ]
  %name = phi i64 [ 0, %atom ], [ %name.next, %more ]
  %shift = phi i64 [ 0, %atom ], [ %shift.next, %more ]
  %d = load i8, ptr %p, align 1
  switch i8 %d, label %more [
    i8 0, label %end
    i8 32, label %end
    i8 40, label %end
    i8 41, label %end
  ]

more:
  %wide = zext i8 %d to i64
  %ten = mul i64 %n, 10
  %value = sub i64 %wide, 48
  %n.next = add i64 %ten, %value
  %placed = shl i64 %wide, %shift
  %name.next = or i64 %name, %placed
  %shift.more = add i64 %shift, 8
  %shift.next = and i64 %shift.more, 63
  %p.next = getelementptr inbounds i8, ptr %p, i64 1
  br label %next

end:
  store ptr %p, ptr %cursor, align 8
  br i1 %numeric, label %is.number, label %is.symbol

is.number:
  %minus.n = sub i64 0, %n
  %signed = select i1 %negative, i64 %minus.n, i64 %n
  %num = call ptr addrspace(1) @number(i64 %signed)
  ret ptr addrspace(1) %num

is.symbol:
  %sym = call ptr addrspace(1) @node(i64 1, i64 %name, ptr addrspace(1) null, ptr addrspace(1) null)
  ret ptr addrspace(1) %sym
}

; Reads what is left of a list: items up to a closing parenthesis, or a dot and
; the tail before it.
define internal ptr addrspace(1) @read.list(ptr %cursor) gc "statepoint-example" {
entry:
  %c = call i8 @peek(ptr %cursor)
  switch i8 %c, label %item [
    i8 41, label %close
    i8 46, label %dot
    i8 0, label %end
  ]

close:
  call void @skip(ptr %cursor)
  ret ptr addrspace(1) null

end:
  ret ptr addrspace(1) null

dot:
  call void @skip(ptr %cursor)
  %tail = call ptr addrspace(1) @read(ptr %cursor)
  %paren = call i8 @peek(ptr %cursor)
  call void @skip(ptr %cursor)
  ret ptr addrspace(1) %tail

item:
  %head = call ptr addrspace(1) @read(ptr %cursor)
  %rest = call ptr addrspace(1) @read.list(ptr %cursor)
  %pair = call ptr addrspace(1) @cons(ptr addrspace(1) %head, ptr addrspace(1) %rest)
  ret ptr addrspace(1) %pair
}

; The value of a name; null when nothing has it. No call, no safepoint: the whole
; walk keeps raw references.
define internal ptr addrspace(1) @lookup(i64 %name, ptr addrspace(1) %env) gc "statepoint-example" {
entry:
  br label %loop

loop:
  %e = phi ptr addrspace(1) [ %env, %entry ], [ %rest, %on ]
  %end = icmp eq ptr addrspace(1) %e, null
  br i1 %end, label %none, label %look

look:
  %binding.at = getelementptr inbounds i8, ptr addrspace(1) %e, i64 8
  %binding = load ptr addrspace(1), ptr addrspace(1) %binding.at, align 8
  %root = icmp eq ptr addrspace(1) %binding, null
  br i1 %root, label %on, label %compare

compare:
  %symbol.at = getelementptr inbounds i8, ptr addrspace(1) %binding, i64 8
  %symbol = load ptr addrspace(1), ptr addrspace(1) %symbol.at, align 8
  %its.at = getelementptr inbounds i8, ptr addrspace(1) %symbol, i64 32
  %its = load i64, ptr addrspace(1) %its.at, align 8
  %same = icmp eq i64 %its, %name
  br i1 %same, label %found, label %on

on:
  %rest.at = getelementptr inbounds i8, ptr addrspace(1) %e, i64 16
  %rest = load ptr addrspace(1), ptr addrspace(1) %rest.at, align 8
  br label %loop

found:
  %value.at = getelementptr inbounds i8, ptr addrspace(1) %binding, i64 16
  %value = load ptr addrspace(1), ptr addrspace(1) %value.at, align 8
  ret ptr addrspace(1) %value

none:
  ret ptr addrspace(1) null
}

; An environment with the parameters bound to the arguments, in front of env.
define internal ptr addrspace(1) @bind(ptr addrspace(1) %params, ptr addrspace(1) %args, ptr addrspace(1) %env) gc "statepoint-example" {
entry:
  br label %loop

loop:
  %ps = phi ptr addrspace(1) [ %params, %entry ], [ %ps.next, %more ]
  %as = phi ptr addrspace(1) [ %args, %entry ], [ %as.next, %more ]
  %e = phi ptr addrspace(1) [ %env, %entry ], [ %e.next, %more ]
  %end = icmp eq ptr addrspace(1) %ps, null
  br i1 %end, label %done, label %more

more:
  %p = call ptr addrspace(1) @field(ptr addrspace(1) %ps, i64 8)
  %a = call ptr addrspace(1) @field(ptr addrspace(1) %as, i64 8)
  %binding = call ptr addrspace(1) @cons(ptr addrspace(1) %p, ptr addrspace(1) %a)
  %e.next = call ptr addrspace(1) @cons(ptr addrspace(1) %binding, ptr addrspace(1) %e)
  %ps.next = call ptr addrspace(1) @field(ptr addrspace(1) %ps, i64 16)
  %as.next = call ptr addrspace(1) @field(ptr addrspace(1) %as, i64 16)
  br label %loop

done:
  ret ptr addrspace(1) %e
}

; The values of a list of expressions, in order.
define internal ptr addrspace(1) @evlist(ptr addrspace(1) %exprs, ptr addrspace(1) %env, ptr addrspace(1) %root) gc "statepoint-example" {
entry:
  %end = icmp eq ptr addrspace(1) %exprs, null
  br i1 %end, label %none, label %some

none:
  ret ptr addrspace(1) null

some:
  %first = call ptr addrspace(1) @field(ptr addrspace(1) %exprs, i64 8)
  %v = call ptr addrspace(1) @eval(ptr addrspace(1) %first, ptr addrspace(1) %env, ptr addrspace(1) %root)
  %others = call ptr addrspace(1) @field(ptr addrspace(1) %exprs, i64 16)
  %vs = call ptr addrspace(1) @evlist(ptr addrspace(1) %others, ptr addrspace(1) %env, ptr addrspace(1) %root)
  %list = call ptr addrspace(1) @cons(ptr addrspace(1) %v, ptr addrspace(1) %vs)
  ret ptr addrspace(1) %list
}

; Applies a primitive to two arguments, the second null if there is one only.
define internal ptr addrspace(1) @primitive(i64 %which, ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" {
entry:
  switch i64 %which, label %numbers [
    i64 5, label %car
    i64 6, label %cdr
    i64 7, label %pair
  ]

car:
  %head = call ptr addrspace(1) @field(ptr addrspace(1) %a, i64 8)
  ret ptr addrspace(1) %head

cdr:
  %tail = call ptr addrspace(1) @field(ptr addrspace(1) %a, i64 16)
  ret ptr addrspace(1) %tail

pair:
  %both = call ptr addrspace(1) @cons(ptr addrspace(1) %a, ptr addrspace(1) %b)
  ret ptr addrspace(1) %both

numbers:
  %a.at = getelementptr inbounds i8, ptr addrspace(1) %a, i64 32
  %x = load i64, ptr addrspace(1) %a.at, align 8
  %b.at = getelementptr inbounds i8, ptr addrspace(1) %b, i64 32
  %y = load i64, ptr addrspace(1) %b.at, align 8
  switch i64 %which, label %equal [
    i64 0, label %plus
    i64 1, label %minus
    i64 2, label %times
    i64 3, label %less
  ]

plus:
  %sum = add i64 %x, %y
  br label %box

minus:
  %difference = sub i64 %x, %y
  br label %box

times:
  %product = mul i64 %x, %y
  br label %box

box:
  %n = phi i64 [ %sum, %plus ], [ %difference, %minus ], [ %product, %times ]
  %boxed = call ptr addrspace(1) @number(i64 %n)
  ret ptr addrspace(1) %boxed

less:
  %lt = icmp slt i64 %x, %y
  br label %truth

equal:
  %eq = icmp eq i64 %x, %y
  br label %truth

truth:
  %t = phi i1 [ %lt, %less ], [ %eq, %equal ]
  %r = select i1 %t, ptr addrspace(1) %a, ptr addrspace(1) null
  ret ptr addrspace(1) %r
}

; The value of an expression. Tail calls of the language go round the loop.
define internal ptr addrspace(1) @eval(ptr addrspace(1) %expr0, ptr addrspace(1) %env0, ptr addrspace(1) %root) gc "statepoint-example" {
entry:
  br label %loop

loop:
  %expr = phi ptr addrspace(1) [ %expr0, %entry ], [ %chosen, %branch ], [ %body, %closure ]
  %env = phi ptr addrspace(1) [ %env0, %entry ], [ %env, %branch ], [ %inner, %closure ]
  %nothing = icmp eq ptr addrspace(1) %expr, null
  br i1 %nothing, label %itself, label %some

some:
  %tag.at = getelementptr inbounds i8, ptr addrspace(1) %expr, i64 24
  %tag = load i64, ptr addrspace(1) %tag.at, align 8
  %value.at = getelementptr inbounds i8, ptr addrspace(1) %expr, i64 32
  %value = load i64, ptr addrspace(1) %value.at, align 8
  switch i64 %tag, label %itself [
    i64 1, label %symbol
    i64 2, label %form
  ]

itself:
  ret ptr addrspace(1) %expr

symbol:
  %bound = call ptr addrspace(1) @lookup(i64 %value, ptr addrspace(1) %env)
  ret ptr addrspace(1) %bound

form:
  %head = call ptr addrspace(1) @field(ptr addrspace(1) %expr, i64 8)
  %rest = call ptr addrspace(1) @field(ptr addrspace(1) %expr, i64 16)
  %head.tag.at = getelementptr inbounds i8, ptr addrspace(1) %head, i64 24
  %head.tag = load i64, ptr addrspace(1) %head.tag.at, align 8
  %named = icmp eq i64 %head.tag, 1
  br i1 %named, label %word, label %apply

word:
  %word.at = getelementptr inbounds i8, ptr addrspace(1) %head, i64 32
  %name = load i64, ptr addrspace(1) %word.at, align 8
  switch i64 %name, label %apply [
    i64 435745158513, label %quote
    i64 26217, label %if
    i64 107083775959404, label %lambda
    i64 111524889126244, label %define
  ]

quote:
  %quoted = call ptr addrspace(1) @field(ptr addrspace(1) %rest, i64 8)
  ret ptr addrspace(1) %quoted

if:
  %test = call ptr addrspace(1) @field(ptr addrspace(1) %rest, i64 8)
  %truth = call ptr addrspace(1) @eval(ptr addrspace(1) %test, ptr addrspace(1) %env, ptr addrspace(1) %root)
  %arms = call ptr addrspace(1) @field(ptr addrspace(1) %rest, i64 16)
  %false = icmp eq ptr addrspace(1) %truth, null
  br i1 %false, label %else, label %then

else:
  %after = call ptr addrspace(1) @field(ptr addrspace(1) %arms, i64 16)
  br label %branch

then:
  br label %branch

branch:
  %arm = phi ptr addrspace(1) [ %after, %else ], [ %arms, %then ]
  %chosen = call ptr addrspace(1) @field(ptr addrspace(1) %arm, i64 8)
  br label %loop

lambda:
  %made = call ptr addrspace(1) @node(i64 3, i64 0, ptr addrspace(1) %rest, ptr addrspace(1) %env)
  ret ptr addrspace(1) %made

define:
  %target = call ptr addrspace(1) @field(ptr addrspace(1) %rest, i64 8)
  %source = call ptr addrspace(1) @field(ptr addrspace(1) %rest, i64 16)
  %source.expr = call ptr addrspace(1) @field(ptr addrspace(1) %source, i64 8)
  %defined = call ptr addrspace(1) @eval(ptr addrspace(1) %source.expr, ptr addrspace(1) %env, ptr addrspace(1) %root)
  %binding = call ptr addrspace(1) @cons(ptr addrspace(1) %target, ptr addrspace(1) %defined)
  %globals = call ptr addrspace(1) @field(ptr addrspace(1) %root, i64 16)
  %more = call ptr addrspace(1) @cons(ptr addrspace(1) %binding, ptr addrspace(1) %globals)
  %globals.at = getelementptr inbounds i8, ptr addrspace(1) %root, i64 16
  call void @rt_store(ptr addrspace(1) %root, ptr addrspace(1) %globals.at, ptr addrspace(1) %more)
  ret ptr addrspace(1) null

apply:
  %f = call ptr addrspace(1) @eval(ptr addrspace(1) %head, ptr addrspace(1) %env, ptr addrspace(1) %root)
  %args = call ptr addrspace(1) @evlist(ptr addrspace(1) %rest, ptr addrspace(1) %env, ptr addrspace(1) %root)
  %f.tag.at = getelementptr inbounds i8, ptr addrspace(1) %f, i64 24
  %f.tag = load i64, ptr addrspace(1) %f.tag.at, align 8
  %is.closure = icmp eq i64 %f.tag, 3
  br i1 %is.closure, label %closure, label %direct

closure:
  %code = call ptr addrspace(1) @field(ptr addrspace(1) %f, i64 8)
  %outer = call ptr addrspace(1) @field(ptr addrspace(1) %f, i64 16)
  %params = call ptr addrspace(1) @field(ptr addrspace(1) %code, i64 8)
  %inner = call ptr addrspace(1) @bind(ptr addrspace(1) %params, ptr addrspace(1) %args, ptr addrspace(1) %outer)
  %bodies = call ptr addrspace(1) @field(ptr addrspace(1) %code, i64 16)
  %body = call ptr addrspace(1) @field(ptr addrspace(1) %bodies, i64 8)
  br label %loop

direct:
  %which.at = getelementptr inbounds i8, ptr addrspace(1) %f, i64 32
  %which = load i64, ptr addrspace(1) %which.at, align 8
  %a = call ptr addrspace(1) @field(ptr addrspace(1) %args, i64 8)
  %args.rest = call ptr addrspace(1) @field(ptr addrspace(1) %args, i64 16)
  %b = call ptr addrspace(1) @field(ptr addrspace(1) %args.rest, i64 8)
  %result = call ptr addrspace(1) @primitive(i64 %which, ptr addrspace(1) %a, ptr addrspace(1) %b)
  ret ptr addrspace(1) %result
}

; The root, with the primitives bound.
define internal ptr addrspace(1) @globals() gc "statepoint-example" {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %e = phi ptr addrspace(1) [ null, %entry ], [ %e.next, %loop ]
  %name.at = getelementptr inbounds [8 x i64], ptr @primitives, i64 0, i64 %i
  %name = load i64, ptr %name.at, align 8
  %symbol = call ptr addrspace(1) @node(i64 1, i64 %name, ptr addrspace(1) null, ptr addrspace(1) null)
  %what = call ptr addrspace(1) @node(i64 4, i64 %i, ptr addrspace(1) null, ptr addrspace(1) null)
  %binding = call ptr addrspace(1) @cons(ptr addrspace(1) %symbol, ptr addrspace(1) %what)
  %e.next = call ptr addrspace(1) @cons(ptr addrspace(1) %binding, ptr addrspace(1) %e)
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, 8
  br i1 %more, label %loop, label %done

done:
  %root = call ptr addrspace(1) @cons(ptr addrspace(1) null, ptr addrspace(1) %e.next)
  ret ptr addrspace(1) %root
}

; Evaluates all texts; returns how many numbers that printed.
define i64 @run() gc "statepoint-example" {
entry:
  %cursor = alloca ptr, align 8
  %root = call ptr addrspace(1) @globals()
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %on ]
  %printed = phi i64 [ 0, %entry ], [ %printed.next, %on ]
  %more = icmp ult i64 %i, 14
  br i1 %more, label %next, label %done

next:
  %text.at = getelementptr inbounds [14 x ptr], ptr @texts, i64 0, i64 %i
  %text = load ptr, ptr %text.at, align 8
  store ptr %text, ptr %cursor, align 8
  %expr = call ptr addrspace(1) @read(ptr %cursor)
  %value = call ptr addrspace(1) @eval(ptr addrspace(1) %expr, ptr addrspace(1) %root, ptr addrspace(1) %root)
  %nothing = icmp eq ptr addrspace(1) %value, null
  br i1 %nothing, label %on, label %print

print:
  %n.at = getelementptr inbounds i8, ptr addrspace(1) %value, i64 32
  %n = load i64, ptr addrspace(1) %n.at, align 8
  call void @rt_print(i64 %n)
  br label %on

on:
  %one = phi i64 [ 0, %next ], [ 1, %print ]
  %printed.next = add i64 %printed, %one
  %i.next = add i64 %i, 1
  br label %loop

done:
  ret i64 %printed
}
