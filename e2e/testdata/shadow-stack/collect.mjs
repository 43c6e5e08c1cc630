// Runs a module of WebAssembly whose roots are in the shadow stack: every allocation moves all cells
// that can be reached from the list, and fills the old ones with 0xCC. Nothing else can find the
// references of a frame: the stack of WebAssembly cannot be read.
import { readFileSync } from 'node:fs'

const CELL = 16
let memory, chain, top
let collections = 0, moved = 0

function collect() {
  const at = new DataView(memory.buffer)
  const from = 65536 * 2, space = 65536 * 8
  const to = collections++ % 2 ? from : from + space
  const old = to === from ? from + space : from
  const went = new Map()
  top = to
  const forward = (cell) => {
    if (cell === 0) return 0
    if (cell < old || cell >= old + space) throw new Error(`root ${cell} is in no cell`)
    if (!went.has(cell)) {
      new Uint8Array(memory.buffer).copyWithin(top, cell, cell + CELL)
      went.set(cell, top)
      top += CELL
      moved++
    }
    return went.get(cell)
  }
  for (let e = at.getUint32(chain, true); e; e = at.getUint32(e, true)) {
    const map = at.getUint32(e + 4, true), roots = at.getInt32(map, true)
    for (let i = 0; i < at.getInt32(map + 4, true); i++)
      if (at.getInt32(at.getUint32(map + 8 + 4 * i, true), true) !== CELL) throw new Error('metadata')
    for (let i = 0; i < roots; i++)
      at.setUint32(e + 8 + 4 * i, forward(at.getUint32(e + 8 + 4 * i, true)), true)
  }
  for (let scan = to; scan < top; scan += CELL) at.setUint32(scan, forward(at.getUint32(scan, true)), true)
  new Uint8Array(memory.buffer).fill(0xcc, old, old + space)
}

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), { env: {
  allocate() {
    collect()
    new Uint8Array(memory.buffer).fill(0, top, top + CELL)
    return (top += CELL) - CELL
  }
} })
memory = instance.exports.memory
memory.grow(20)
chain = instance.exports.llvm_gc_root_chain.value
const result = instance.exports.run(BigInt(process.argv[3]))
const left = new DataView(memory.buffer).getUint32(chain, true)
console.log(`${result}: ${collections} collections, ${moved} cells moved, list ${left}`)
