; title: Two threads
; about: A collection waits until both threads have reached a safepoint: run it, and see what each does meanwhile and how many steps it needs to get there.
; select: %list
; run: main() = 30

declare ptr addrspace(1) @rt_alloc(i64, i64)
declare i64 @rt_start(ptr, ptr addrspace(1), i64)
declare i64 @rt_join(i64)
declare void @do_safepoint()

define void @gc.safepoint_poll() {
  call void @do_safepoint()
  ret void
}

; Puts the numbers from %n down to 1 in front of a list, then adds up the list.
define i64 @fill(ptr addrspace(1) %tail, i64 %n) gc "statepoint-example" {
entry:
  br label %build

build:
  %i = phi i64 [ %n, %entry ], [ %less, %build ]
  %list = phi ptr addrspace(1) [ %tail, %entry ], [ %cell, %build ]
  %cell = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %next.at = getelementptr inbounds i8, ptr addrspace(1) %cell, i64 8
  store ptr addrspace(1) %list, ptr addrspace(1) %next.at
  %number.at = getelementptr inbounds i8, ptr addrspace(1) %cell, i64 16
  store i64 %i, ptr addrspace(1) %number.at
  %less = sub i64 %i, 1
  %built = icmp eq i64 %less, 0
  br i1 %built, label %sum, label %build

sum:
  %at = phi ptr addrspace(1) [ %cell, %build ], [ %following, %sum ]
  %total = phi i64 [ 0, %build ], [ %more, %sum ]
  %this.at = getelementptr inbounds i8, ptr addrspace(1) %at, i64 16
  %number = load i64, ptr addrspace(1) %this.at
  %more = add i64 %total, %number
  %following.at = getelementptr inbounds i8, ptr addrspace(1) %at, i64 8
  %following = load ptr addrspace(1), ptr addrspace(1) %following.at
  %end = icmp eq ptr addrspace(1) %following, null
  br i1 %end, label %done, label %sum

done:
  ret i64 %more
}

define i64 @main() gc "statepoint-example" {
entry:
  %shared = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %thread = call i64 @rt_start(ptr @fill, ptr addrspace(1) %shared, i64 5)
  %mine = call i64 @fill(ptr addrspace(1) %shared, i64 5)
  %other = call i64 @rt_join(i64 %thread)
  %both = add i64 %mine, %other
  ret i64 %both
}
