; title: References in a struct
; about: LLVM overlooks references held in a struct across a call; here each field of %both is found, recorded and reinserted.
; select: %both
; differs: LLVM records nothing for a struct of references; its code is wrong under a moving collector.
; run: keep(({| 1}, {| 2})) = ({| 1}, {| 2}) prints foo()

declare void @foo()

define { ptr addrspace(1), ptr addrspace(1) } @keep({ ptr addrspace(1), ptr addrspace(1) } %both) gc "statepoint-example" {
entry:
  call void @foo()
  ret { ptr addrspace(1), ptr addrspace(1) } %both
}
