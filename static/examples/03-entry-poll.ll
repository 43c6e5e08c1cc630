; title: Entry poll
; about: PlaceSafepoints inlines a poll, the body of @gc.safepoint_poll, at the start of the function; the call in its slow path becomes a statepoint at which both objects may move.
; select: %from
; run: move({| 7}, {| 0}) = {| 7}

; The runtime sets the flag when it wants the thread to stop.
@gc_requested = external global i32

declare void @rt_safepoint()

; The body of a poll. Only the slow path costs more than a load and a branch.
define void @gc.safepoint_poll() {
entry:
  %requested = load i32, ptr @gc_requested
  %stop = icmp ne i32 %requested, 0
  br i1 %stop, label %slow, label %done

slow:
  call void @rt_safepoint()
  br label %done

done:
  ret void
}

; Moves the first word of one object into another. The poll goes as late as it
; can: past everything that is not a call, down to the branch.
define ptr addrspace(1) @move(ptr addrspace(1) %from, ptr addrspace(1) %to) gc "statepoint-example" {
entry:
  %missing = icmp eq ptr addrspace(1) %from, null
  br i1 %missing, label %done, label %copy

copy:
  %source = getelementptr inbounds i64, ptr addrspace(1) %from, i64 1
  %target = getelementptr inbounds i64, ptr addrspace(1) %to, i64 1
  %word = load i64, ptr addrspace(1) %source
  store i64 %word, ptr addrspace(1) %target
  store i64 0, ptr addrspace(1) %source
  br label %done

done:
  ret ptr addrspace(1) %to
}
