; title: A vector of references
; about: Two references in one register become one slot of 16 bytes, and one pair of locations of that size describes both.
; select: %pair
; run: swap(({| 1}, {| 2})) = ({| 2}, {| 1}) prints foo()

declare void @foo()

define <2 x ptr addrspace(1)> @swap(<2 x ptr addrspace(1)> %pair) gc "statepoint-example" {
entry:
  call void @foo()
  %swapped = shufflevector <2 x ptr addrspace(1)> %pair, <2 x ptr addrspace(1)> poison, <2 x i32> <i32 1, i32 0>
  ret <2 x ptr addrspace(1)> %swapped
}
