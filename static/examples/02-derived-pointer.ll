; title: Derived pointer
; about: %cell points into %cube, and its value alone does not tell the collector into which object it points: the record pairs it with its base.
; select: %cell
; run: read_cell({| 1 2 3 4 5 6}, 2, 1, 0) = 12 prints foo()
; run: read_field({| 20 21 22}, 2) = 42 prints foo()

declare void @foo()

; A cube of 4 × 4 × 4 words. The address of one word is live across the call and
; must move with its object: new address = new base + (old derived − old base).
define i64 @read_cell(ptr addrspace(1) %cube, i64 %x, i64 %y, i64 %z) gc "statepoint-example" {
entry:
  %plane = getelementptr inbounds [4 x [4 x i64]], ptr addrspace(1) %cube, i64 %z
  %row = getelementptr inbounds [4 x i64], ptr addrspace(1) %plane, i64 %y
  %cell = getelementptr inbounds i64, ptr addrspace(1) %row, i64 %x
  %before = load i64, ptr addrspace(1) %cell
  call void @foo()
  %after = load i64, ptr addrspace(1) %cell
  %sum = add i64 %before, %after
  ret i64 %sum
}

; One step from its base is cheaper to compute again than to relocate: here the
; record holds %obj alone, and %field is rebuilt after the call.
define i64 @read_field(ptr addrspace(1) %obj, i64 %index) gc "statepoint-example" {
entry:
  %field = getelementptr inbounds i64, ptr addrspace(1) %obj, i64 %index
  %before = load i64, ptr addrspace(1) %field
  call void @foo()
  %after = load i64, ptr addrspace(1) %field
  %sum = add i64 %before, %after
  ret i64 %sum
}
