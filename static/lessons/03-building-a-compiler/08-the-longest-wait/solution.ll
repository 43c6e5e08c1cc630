; run: short() = 1
; run: sum(3) = 30000

declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_collect()
declare void @rt_safepoint()
declare i64 @rt_clock() "gc-leaf-function"
declare i64 @rt_start(ptr, ptr addrspace(1), i64)
declare i64 @rt_join(i64)

@times = internal global i64 0
@thread = internal global i64 0

; A safepoint that counts how often it is reached.
define void @come() {
  %before = load i64, ptr @times
  %now = add i64 %before, 1
  store i64 %now, ptr @times
  call void @rt_safepoint()
  ret void
}

define void @gc.safepoint_poll() {
  call void @come()
  ret void
}

; Marks in the object that it has begun, then adds the object's number 10000 times.
define i64 @work(ptr addrspace(1) %object, i64 %unused) gc "statepoint-example" {
entry:
  %begun = getelementptr i8, ptr addrspace(1) %object, i64 8
  store volatile i64 1, ptr addrspace(1) %begun
  br label %strip

strip:
  %strips = phi i64 [ 0, %entry ], [ %strips.next, %more.strips ]
  %sum = phi i64 [ 0, %entry ], [ %more, %more.strips ]
  br label %loop

loop:
  %i = phi i64 [ 0, %strip ], [ %next, %loop ]
  %total = phi i64 [ %sum, %strip ], [ %more, %loop ]
  %data = getelementptr i8, ptr addrspace(1) %object, i64 16
  %number = load i64, ptr addrspace(1) %data
  %more = add i64 %total, %number
  %next = add i64 %i, 1
  %again = icmp ult i64 %next, 100
  br i1 %again, label %loop, label %strip.done

strip.done:
  %strips.next = add i64 %strips, 1
  %unfinished = icmp ult i64 %strips.next, 100
  br i1 %unfinished, label %more.strips, label %done

more.strips:
  call void @come()
  br label %strip

done:
  ret i64 %more
}

; Starts a thread that works on an object with a number, and returns the object once it has begun.
define ptr addrspace(1) @begin(i64 %number) gc "statepoint-example" {
entry:
  %object = call ptr addrspace(1) @rt_alloc(i64 0, i64 16)
  %data = getelementptr i8, ptr addrspace(1) %object, i64 16
  store i64 %number, ptr addrspace(1) %data
  %started = call i64 @rt_start(ptr @work, ptr addrspace(1) %object, i64 0)
  store i64 %started, ptr @thread
  br label %wait

wait:
  %begun = getelementptr i8, ptr addrspace(1) %object, i64 8
  %yes = load volatile i64, ptr addrspace(1) %begun
  %ready = icmp ne i64 %yes, 0
  br i1 %ready, label %done, label %wait

done:
  ret ptr addrspace(1) %object
}

; The number of steps that a collection waits for the working thread.
define i64 @pause() gc "statepoint-example" {
  %object = call ptr addrspace(1) @begin(i64 3)
  %before = call i64 @rt_clock()
  call void @rt_collect()
  %after = call i64 @rt_clock()
  %steps = sub i64 %after, %before
  ret i64 %steps
}

; 1 if it waits for less than 1000 steps.
define i1 @short() gc "statepoint-example" {
  %steps = call i64 @pause()
  %less = icmp ult i64 %steps, 1000
  ret i1 %less
}

; 1 if the work reaches a safepoint fewer than 1000 times.
define i1 @rarely() gc "statepoint-example" {
  %object = call ptr addrspace(1) @rt_alloc(i64 0, i64 16)
  %total = call i64 @work(ptr addrspace(1) %object, i64 0)
  %times = load i64, ptr @times
  %less = icmp ult i64 %times, 1000
  ret i1 %less
}

; The result of the working thread, with a collection meanwhile.
define i64 @sum(i64 %number) gc "statepoint-example" {
  %object = call ptr addrspace(1) @begin(i64 %number)
  call void @rt_collect()
  %which = load i64, ptr @thread
  %total = call i64 @rt_join(i64 %which)
  ret i64 %total
}
