package intrinsics

// signaturesOpaqueValues is the part of signaturesOpaque whose intrinsics have results.
const signaturesOpaqueValues = `
= any | ...
coro.suspend.retcon experimental.deoptimize
= any | 0
callbr.landingpad ssa.copy
= any | 0 int
ptrmask
= any | i32 ptr ptr ...
coro.suspend.async
= any | i64 i32 ptr i32 ...
experimental.patchpoint
= any | token
experimental.gc.result
= any | token i32 i32
experimental.gc.relocate
= elem0 | elem0 vector
vector.reduce.fadd vector.reduce.fmul
= elem0 | elem0 vector like0:i1 i32
vp.reduce.add vp.reduce.and vp.reduce.fadd vp.reduce.fmax vp.reduce.fmaximum vp.reduce.fmin vp.reduce.fminimum
vp.reduce.fmul vp.reduce.mul vp.reduce.or vp.reduce.smax vp.reduce.smin vp.reduce.umax vp.reduce.umin vp.reduce.xor
= elem0 | vector
vector.reduce.add vector.reduce.and vector.reduce.fmax vector.reduce.fmaximum vector.reduce.fmin
vector.reduce.fminimum vector.reduce.mul vector.reduce.or vector.reduce.smax vector.reduce.smin vector.reduce.umax
vector.reduce.umin vector.reduce.xor
= elem0 | vector like0:i1 elem0
experimental.vector.extract.last.active
= float int | 0
frexp
= float | 0
acos arithmetic.fence asin atan canonicalize ceil cos cosh exp exp10 exp2 fabs floor log log10 log2 nearbyint rint
round roundeven sin sinh sqrt tan tanh trunc
= float | 0 0
atan2 copysign maximum maximumnum maxnum minimum minimumnum minnum pow
= float | 0 0 0
fma fmuladd
= float | 0 0 0 metadata metadata
experimental.constrained.fma experimental.constrained.fmuladd
= float | 0 0 metadata
experimental.constrained.maximum experimental.constrained.maxnum experimental.constrained.minimum
experimental.constrained.minnum
= float | 0 0 metadata metadata
experimental.constrained.atan2 experimental.constrained.fadd experimental.constrained.fdiv
experimental.constrained.fmul experimental.constrained.frem experimental.constrained.fsub experimental.constrained.pow
= float | 0 i32 metadata metadata
experimental.constrained.powi
= float | 0 int
ldexp powi
= float | 0 int metadata metadata
experimental.constrained.ldexp
= float | 0 metadata
experimental.constrained.ceil experimental.constrained.floor experimental.constrained.round
experimental.constrained.roundeven experimental.constrained.trunc
= float | 0 metadata metadata
experimental.constrained.acos experimental.constrained.asin experimental.constrained.atan experimental.constrained.cos
experimental.constrained.cosh experimental.constrained.exp experimental.constrained.exp2 experimental.constrained.log
experimental.constrained.log10 experimental.constrained.log2 experimental.constrained.nearbyint
experimental.constrained.rint experimental.constrained.sin experimental.constrained.sinh experimental.constrained.sqrt
experimental.constrained.tan experimental.constrained.tanh
= float | float metadata
experimental.constrained.fpext fptrunc.round
= float | float metadata metadata
experimental.constrained.fptrunc
= float | i16
convert.from.fp16
= float | int metadata metadata
experimental.constrained.sitofp experimental.constrained.uitofp
= i1 |
allow.sanitize.address allow.sanitize.hwaddress allow.sanitize.memory allow.sanitize.thread coro.is_in_ramp
experimental.widenable.condition
= i1 | any
is.constant
= i1 | i8
allow.ubsan.check
= i1 | int
loop.decrement test.set.loop.iterations
= i1 | metadata
allow.runtime.check
= i1 | ptr
coro.done
= i1 | ptr metadata
public.type.test type.test
= i1 | ptr ptr ptr
coro.await.suspend.bool
= i1 | token
coro.alloc
= i16 | float
convert.to.fp16
= i32 |
get.rounding
= i32 | int i32 i1
experimental.get.vector.length
= i32 | pointer
eh.typeid.for
= i32 | ptr
eh.sjlj.setjmp objc.sync.enter objc.sync.exit
= i32 | token
eh.exceptioncode
= i64 |
readcyclecounter readsteadycounter
= i64 | i64 i32
ptrauth.strip
= i64 | i64 i32 i64
ptrauth.auth ptrauth.sign
= i64 | i64 i32 i64 i32 i64
ptrauth.resign
= i64 | i64 i64
ptrauth.blend ptrauth.sign.generic
= i64 | pointer
experimental.gc.get.pointer.offset
= i8 | token i1
coro.suspend
= int i1 | 0
test.start.loop.iterations
= int like0:i1 | 0 0
sadd.with.overflow smul.with.overflow ssub.with.overflow uadd.with.overflow umul.with.overflow usub.with.overflow
= int |
coro.align coro.size get.dynamic.area.offset get.fpenv get.fpmode vscale
= int | 0
bitreverse bswap ctpop start.loop.iterations
= int | 0 0
clmul expect loop.decrement.reg sadd.sat smax smin sshl.sat ssub.sat uadd.sat umax umin ushl.sat usub.sat
= int | 0 0 0
fshl fshr
= int | 0 0 double
expect.with.probability
= int | 0 0 i32
sdiv.fix sdiv.fix.sat smul.fix smul.fix.sat udiv.fix udiv.fix.sat umul.fix umul.fix.sat
= int | 0 i1
abs ctlz cttz
= int | 0 pointer 1 i32
annotation
= int | float
fptosi.sat fptoui.sat llrint llround lrint lround
= int | float metadata
experimental.constrained.fptosi experimental.constrained.fptoui experimental.constrained.llround
experimental.constrained.lround
= int | float metadata metadata
experimental.constrained.llrint experimental.constrained.lrint
= int | int 1
scmp ucmp
= int | metadata
alloc.token.id read_register read_volatile_register
= int | pointer i1 i1 i1
objectsize
= int | vector i1
experimental.cttz.elts
= int | vector i1 like1:i1 i32
vp.cttz.elts
= like0:i1 | float 0 metadata metadata
experimental.constrained.fcmp experimental.constrained.fcmps
= like0:i1 | float i32
is.fpclass
= like0:i1 | vector 0 metadata like0:i1 i32
vp.fcmp vp.icmp
= like0:i1 | vector i32 like0:i1 i32
vp.is.fpclass
= like0:i1 | vector vector like0:i1
experimental.vector.match
= nth0:2 nth0:2 | vector
vector.deinterleave2
= nth0:3 nth0:3 nth0:3 | vector
vector.deinterleave3
= nth0:4 nth0:4 nth0:4 nth0:4 | vector
vector.deinterleave4
= nth0:5 nth0:5 nth0:5 nth0:5 nth0:5 | vector
vector.deinterleave5
= nth0:6 nth0:6 nth0:6 nth0:6 nth0:6 nth0:6 | vector
vector.deinterleave6
= nth0:7 nth0:7 nth0:7 nth0:7 nth0:7 nth0:7 nth0:7 | vector
vector.deinterleave7
= nth0:8 nth0:8 nth0:8 nth0:8 nth0:8 nth0:8 nth0:8 nth0:8 | vector
vector.deinterleave8
= pointer |
addressofreturnaddress sponentry stackaddress stacksave thread.pointer
= pointer | 0
launder.invariant.group strip.invariant.group threadlocal.address
= pointer | 0 i64 i1
protected.field.ptr
= pointer | 0 pointer 1 i32 1
ptr.annotation
= pointer | i32
frameaddress
= pointer | pointer
experimental.gc.get.pointer.base
= pointer | pointer i32
preserve.union.access.index
= pointer | pointer i32 i32
preserve.array.access.index preserve.struct.access.index
= pointer | token
eh.exceptionpointer
= ptr i1 | ptr i32 metadata
type.checked.load type.checked.load.relative
= ptr |
coro.async.resume coro.frame coro.noop eh.sjlj.lsda localaddress objc.autoreleasePoolPush stackguard
swift.async.context.addr
= ptr | i32
eh.dwarf.cfa returnaddress
= ptr | i64 pointer
invariant.start
= ptr | ptr
adjust.trampoline coro.prepare.async coro.prepare.retcon objc.autorelease objc.autoreleaseReturnValue
objc.claimAutoreleasedReturnValue objc.loadWeak objc.loadWeakRetained objc.retain objc.retain.autorelease
objc.retainAutorelease objc.retainAutoreleaseReturnValue objc.retainAutoreleasedReturnValue objc.retainBlock
objc.retainedObject objc.unretainedObject objc.unretainedPointer objc.unsafeClaimAutoreleasedReturnValue
preserve.static.offset
= ptr | ptr i32 i1
coro.promise
= ptr | ptr i8
coro.subfn.addr
= ptr | ptr int
load.relative
= ptr | ptr ptr
coro.async.context.alloc eh.recoverfp gcread objc.initWeak objc.storeWeak
= ptr | ptr ptr i32
localrecover
= ptr | token
coro.alloca.get
= ptr | token i32
call.preallocated.arg
= ptr | token ptr
coro.begin coro.free
= ptr | token ptr i32
coro.begin.custom.abi
= token |
experimental.convergence.anchor experimental.convergence.entry experimental.convergence.loop
= token | ...
coro.end.results
= token | i32
call.preallocated.setup
= token | i32 i32 i32 ptr
coro.id.async
= token | i32 i32 ptr ptr ptr ptr
coro.id.retcon coro.id.retcon.once
= token | i32 ptr ptr ptr
coro.id
= token | i64 i32 pointer i32 i32 ...
experimental.gc.statepoint
= token | int i32
coro.alloca.alloc
= token | ptr
coro.save
= vector i32 | pointer like0:i1 i32
vp.load.ff
= vector |
stepvector
= vector | 0
vector.reverse
= vector | 0 0 0 like0:i1 i32
vp.fma vp.fmuladd vp.fshl vp.fshr
= vector | 0 0 i32
vector.splice.left vector.splice.right
= vector | 0 0 i32 like0:i1 i32 i32
experimental.vp.splice
= vector | 0 0 like0:i1 i32
vp.add vp.and vp.ashr vp.copysign vp.fadd vp.fdiv vp.fmul vp.frem vp.fsub vp.lshr vp.maximum vp.maxnum vp.minimum
vp.minnum vp.mul vp.or vp.sadd.sat vp.sdiv vp.shl vp.smax vp.smin vp.srem vp.ssub.sat vp.sub vp.uadd.sat vp.udiv
vp.umax vp.umin vp.urem vp.usub.sat vp.xor
= vector | 0 i1 like0:i1 i32
vp.abs vp.ctlz vp.cttz
= vector | 0 i32 i32
matrix.transpose
= vector | 0 like0:i1 0
experimental.vector.compress
= vector | 0 like0:i1 i32
experimental.vp.reverse vp.bitreverse vp.bswap vp.ceil vp.ctpop vp.fabs vp.floor vp.fneg vp.nearbyint vp.rint vp.round
vp.roundeven vp.roundtozero vp.sqrt
= vector | 0 vector i64
vector.insert
= vector | int 1
get.active.lane.mask
= vector | like0:i1 0 0 i32
vp.merge vp.select
= vector | nth0:2 nth0:2
vector.interleave2
= vector | nth0:3 nth0:3 nth0:3
vector.interleave3
= vector | nth0:4 nth0:4 nth0:4 nth0:4
vector.interleave4
= vector | nth0:5 nth0:5 nth0:5 nth0:5 nth0:5
vector.interleave5
= vector | nth0:6 nth0:6 nth0:6 nth0:6 nth0:6 nth0:6
vector.interleave6
= vector | nth0:7 nth0:7 nth0:7 nth0:7 nth0:7 nth0:7 nth0:7
vector.interleave7
= vector | nth0:8 nth0:8 nth0:8 nth0:8 nth0:8 nth0:8 nth0:8 nth0:8
vector.interleave8
= vector | pointer int like0:i1 i32
experimental.vp.strided.load
= vector | pointer like0:i1 0
masked.load
= vector | pointer like0:i1 i32
vp.load
= vector | ptr int i1 i32 i32
matrix.column.major.load
= vector | ptr like0:i1 0
masked.expandload
= vector | ptr ptr i64
loop.dependence.raw.mask loop.dependence.war.mask
= vector | ptrs0 like0:i1 0
masked.gather
= vector | ptrs0 like0:i1 i32
vp.gather
= vector | vector i64
vector.extract
= vector | vector like0:i1 i32
vp.fpext vp.fptosi vp.fptoui vp.fptrunc vp.inttoptr vp.llrint vp.lrint vp.ptrtoint vp.sext vp.sitofp vp.trunc
vp.uitofp vp.zext
= vector | vector vector i32 i32 i32
matrix.multiply
`
