; title: A store with a card mark
; about: A generational collector must learn of stores into old objects: the card's index is the address as an integer, computed after %object was relocated.
; select: %object

declare ptr addrspace(1) @rt_alloc(i64, i64)
@cards = external global ptr

define void @set_field(ptr addrspace(1) %object) gc "statepoint-example" {
entry:
  %value = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %field = getelementptr inbounds i8, ptr addrspace(1) %object, i64 8
  store ptr addrspace(1) %value, ptr addrspace(1) %field
  %table = load ptr, ptr @cards
  %address = ptrtoint ptr addrspace(1) %field to i64
  %number = lshr i64 %address, 9
  %card = getelementptr inbounds i8, ptr %table, i64 %number
  store i8 1, ptr %card
  ret void
}
