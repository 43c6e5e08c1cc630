; title: Four kinds of safe points
; about: A loop, a call and a return. With all four kinds the table has points at the branch back, before and after each call, and at the return. Loops and returns poll; the polls call @collect, and these calls are points too.
; select: call @work
; refused: LLVM has no strategy of that name.

@wanted = external global i64

declare void @llvm.gcroot(ptr, ptr)
declare void @work(ptr)
declare void @collect()

define void @repeat(ptr %object, i64 %count) gc "mine" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  store ptr %object, ptr %root
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %now = load ptr, ptr %root
  call void @work(ptr %now)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %count
  br i1 %more, label %loop, label %done

done:
  ret void
}
