package stackmap

// everyMeaningJSON is what AppendJSON writes of the map with a shorter third record.
const everyMeaningJSON = `{
  "maps": [
    {
      "version": 3,
      "functions": [
        {
          "symbol": "push",
          "address": "0x0",
          "stackSize": 24,
          "records": 1
        },
        {
          "address": "0x401000",
          "stackSize": null,
          "records": 2
        }
      ],
      "constants": [
        "4278124286",
        "1099511627776"
      ],
      "records": [
        {
          "id": "0xABCDEF00",
          "function": 0,
          "offset": 23,
          "form": "statepoint",
          "locations": [
            {"kind": "Constant", "role": "calling-convention", "size": 8, "value": "8"},
            {"kind": "Constant", "role": "flags", "size": 8, "value": "3"},
            {"kind": "Constant", "role": "deopt-count", "size": 8, "value": "4"},
            {"kind": "Constant", "role": "deopt", "index": 0, "size": 8, "value": "-1"},
            {"kind": "Constant", "role": "deopt", "index": 1, "size": 8, "value": "4278124286"},
            {"kind": "Indirect", "role": "deopt", "index": 2, "size": 4, "register": "rsp", "dwarf": 7, "offset": 4},
            {"kind": "Register", "role": "deopt", "index": 3, "size": 8, "register": "rbx", "dwarf": 3},
            {"kind": "Indirect", "role": "base", "pair": 0, "size": 8, "register": "rsp", "dwarf": 7, "offset": 8},
            {"kind": "Indirect", "role": "derived", "pair": 0, "size": 8, "register": "rsp", "dwarf": 7, "offset": 8},
            {"kind": "Indirect", "role": "base", "pair": 1, "size": 8, "register": "rsp", "dwarf": 7, "offset": 8},
            {"kind": "Indirect", "role": "derived", "pair": 1, "size": 8, "register": "rsp", "dwarf": 7, "offset": 0},
            {"kind": "Constant", "role": "base", "pair": 2, "size": 8, "value": "0"},
            {"kind": "Constant", "role": "derived", "pair": 2, "size": 8, "value": "0"},
            {"kind": "Indirect", "role": "base", "pair": 3, "size": 16, "register": "rsp", "dwarf": 7, "offset": 16},
            {"kind": "Indirect", "role": "derived", "pair": 3, "size": 16, "register": "rsp", "dwarf": 7, "offset": 16},
            {"kind": "Direct", "role": "alloca", "index": 0, "size": 8, "register": "rsp", "dwarf": 7, "offset": 40}
          ],
          "liveOuts": []
        },
        {
          "id": "0x4D",
          "function": 1,
          "offset": 4,
          "form": "stackmap",
          "locations": [
            {"kind": "Register", "role": "operand", "size": 4, "register": "rax", "dwarf": 0},
            {"kind": "Constant", "role": "operand", "size": 8, "value": "1099511627776"},
            {"kind": "Register", "role": "operand", "size": 1, "register": "rax", "dwarf": 0, "offset": 8}
          ],
          "liveOuts": [
            {"register": "rbx", "dwarf": 3, "size": 8}
          ]
        },
        {
          "id": "0x0",
          "function": 1,
          "offset": 5,
          "form": "unknown",
          "locations": [
            {"kind": "Constant", "role": "operand", "size": 8, "value": "0"},
            {"kind": "Constant", "role": "operand", "size": 8, "value": "0"}
          ],
          "liveOuts": []
        }
      ]
    }
  ]
}
`

// everyMeaningFields has path, value and meaning of each field.
const everyMeaningFields = `map[0] |  | 384 bytes of 384 in the section
header |  | 
header.version | 3 | stack map format, LLVM 5 and later
header.reserved |  | reserved
header.reserved2 |  | reserved
header.functions | 2 | functions that have records
header.constants | 2 | constants too large for a location
header.records | 3 | records, one for each place described
function[0] |  | 
function[0].address | push | relocated at link time
function[0].stack_size | 24 | bytes of frame below the return address
function[0].records | 1 | records that belong to this function
function[1] |  | 
function[1].address | 0x401000 | where the function begins
function[1].stack_size | dynamic | the frame has no fixed size; its end is found through rbp
function[1].records | 2 | records that belong to this function
constant[0] | 4278124286 | too large for a location; referred to by its number
constant[1] | 1099511627776 | too large for a location; referred to by its number
record[0] |  | 
record[0].id | 0xABCDEF00 | the id of a statepoint that was given none
record[0].offset | 0x17 | from the function's start: the return address
record[0].reserved |  | reserved
record[0].locations | 16 | values recorded here
record[0].location[0] | 8 | calling convention: fastcc
record[0].location[0].kind | Constant | how to find the value
record[0].location[0].reserved |  | reserved
record[0].location[0].size | 8 | bytes of the value
record[0].location[0].register | 0 | not used by constants
record[0].location[0].reserved2 |  | reserved
record[0].location[0].offset | 8 | the value itself
record[0].location[1] | 3 | flags: gc-transition, deopt live-in
record[0].location[1].kind | Constant | how to find the value
record[0].location[1].reserved |  | reserved
record[0].location[1].size | 8 | bytes of the value
record[0].location[1].register | 0 | not used by constants
record[0].location[1].reserved2 |  | reserved
record[0].location[1].offset | 3 | the value itself
record[0].location[2] | 4 | 4 deopt locations follow
record[0].location[2].kind | Constant | how to find the value
record[0].location[2].reserved |  | reserved
record[0].location[2].size | 8 | bytes of the value
record[0].location[2].register | 0 | not used by constants
record[0].location[2].reserved2 |  | reserved
record[0].location[2].offset | 4 | the value itself
record[0].location[3] | -1 | deopt value 0
record[0].location[3].kind | Constant | how to find the value
record[0].location[3].reserved |  | reserved
record[0].location[3].size | 8 | bytes of the value
record[0].location[3].register | 0 | not used by constants
record[0].location[3].reserved2 |  | reserved
record[0].location[3].offset | -1 | the value itself
record[0].location[4] | #0 = 4278124286 | deopt value 1 (undef)
record[0].location[4].kind | ConstIndex | how to find the value
record[0].location[4].reserved |  | reserved
record[0].location[4].size | 8 | bytes of the value
record[0].location[4].register | 0 | not used by constants
record[0].location[4].reserved2 |  | reserved
record[0].location[4].offset | 0 | number of the constant in the pool
record[0].location[5] | [rsp+4] | deopt value 2: %n
record[0].location[5].kind | Indirect | how to find the value
record[0].location[5].reserved |  | reserved
record[0].location[5].size | 4 | bytes of the value
record[0].location[5].register | rsp | DWARF register number 7
record[0].location[5].reserved2 |  | reserved
record[0].location[5].offset | 4 | added to the register: the value is in memory there
record[0].location[6] | rbx | deopt value 3
record[0].location[6].kind | Register | how to find the value
record[0].location[6].reserved |  | reserved
record[0].location[6].size | 8 | bytes of the value
record[0].location[6].register | rbx | DWARF register number 3
record[0].location[6].reserved2 |  | reserved
record[0].location[6].offset | 0 | bit of the register where the value begins
record[0].location[7] | [rsp+8] | base: %list
record[0].location[7].kind | Indirect | how to find the value
record[0].location[7].reserved |  | reserved
record[0].location[7].size | 8 | bytes of the value
record[0].location[7].register | rsp | DWARF register number 7
record[0].location[7].reserved2 |  | reserved
record[0].location[7].offset | 8 | added to the register: the value is in memory there
record[0].location[8] | [rsp+8] | pointer %list: update this
record[0].location[8].kind | Indirect | how to find the value
record[0].location[8].reserved |  | reserved
record[0].location[8].size | 8 | bytes of the value
record[0].location[8].register | rsp | DWARF register number 7
record[0].location[8].reserved2 |  | reserved
record[0].location[8].offset | 8 | added to the register: the value is in memory there
record[0].location[9] | [rsp+8] | base: %list
record[0].location[9].kind | Indirect | how to find the value
record[0].location[9].reserved |  | reserved
record[0].location[9].size | 8 | bytes of the value
record[0].location[9].register | rsp | DWARF register number 7
record[0].location[9].reserved2 |  | reserved
record[0].location[9].offset | 8 | added to the register: the value is in memory there
record[0].location[10] | [rsp+0] | derived pointer %tail: update this, keeping its distance from the base
record[0].location[10].kind | Indirect | how to find the value
record[0].location[10].reserved |  | reserved
record[0].location[10].size | 8 | bytes of the value
record[0].location[10].register | rsp | DWARF register number 7
record[0].location[10].reserved2 |  | reserved
record[0].location[10].offset | 0 | added to the register: the value is in memory there
record[0].location[11] | 0 | base of pair 2: null
record[0].location[11].kind | Constant | how to find the value
record[0].location[11].reserved |  | reserved
record[0].location[11].size | 8 | bytes of the value
record[0].location[11].register | 0 | not used by constants
record[0].location[11].reserved2 |  | reserved
record[0].location[11].offset | 0 | the value itself
record[0].location[12] | 0 | pointer of pair 2: null, nothing to update
record[0].location[12].kind | Constant | how to find the value
record[0].location[12].reserved |  | reserved
record[0].location[12].size | 8 | bytes of the value
record[0].location[12].register | 0 | not used by constants
record[0].location[12].reserved2 |  | reserved
record[0].location[12].offset | 0 | the value itself
record[0].location[13] | [rsp+16] | base of pair 3
record[0].location[13].kind | Indirect | how to find the value
record[0].location[13].reserved |  | reserved
record[0].location[13].size | 16 | bytes of the value
record[0].location[13].register | rsp | DWARF register number 7
record[0].location[13].reserved2 |  | reserved
record[0].location[13].offset | 16 | added to the register: the value is in memory there
record[0].location[14] | [rsp+16] | pointer of pair 3: update this, 2 pointers
record[0].location[14].kind | Indirect | how to find the value
record[0].location[14].reserved |  | reserved
record[0].location[14].size | 16 | bytes of the value
record[0].location[14].register | rsp | DWARF register number 7
record[0].location[14].reserved2 |  | reserved
record[0].location[14].offset | 16 | added to the register: the value is in memory there
record[0].location[15] | rsp+40 | stack object 0: %slot\0A\E2\80\AE: its address, not a pointer to update
record[0].location[15].kind | Direct | how to find the value
record[0].location[15].reserved |  | reserved
record[0].location[15].size | 8 | bytes of the value
record[0].location[15].register | rsp | DWARF register number 7
record[0].location[15].reserved2 |  | reserved
record[0].location[15].offset | 40 | added to the register: the address is the value
record[0].reserved2 |  | reserved
record[0].liveouts | 0 | registers live afterwards
record[0].padding2 |  | padding to a multiple of 8
record[1] |  | 
record[1].id | 0x4D | the id given in the IR
record[1].offset | 0x4 | from the function's start: behind the patch point, or the stack map itself
record[1].reserved |  | reserved
record[1].locations | 3 | values recorded here
record[1].location[0] | rax | operand 0
record[1].location[0].kind | Register | how to find the value
record[1].location[0].reserved |  | reserved
record[1].location[0].size | 4 | bytes of the value
record[1].location[0].register | rax | DWARF register number 0
record[1].location[0].reserved2 |  | reserved
record[1].location[0].offset | 0 | bit of the register where the value begins
record[1].location[1] | #1 = 1099511627776 | operand 1
record[1].location[1].kind | ConstIndex | how to find the value
record[1].location[1].reserved |  | reserved
record[1].location[1].size | 8 | bytes of the value
record[1].location[1].register | 0 | not used by constants
record[1].location[1].reserved2 |  | reserved
record[1].location[1].offset | 1 | number of the constant in the pool
record[1].location[2] | rax bit 8 | operand 2
record[1].location[2].kind | Register | how to find the value
record[1].location[2].reserved |  | reserved
record[1].location[2].size | 1 | bytes of the value
record[1].location[2].register | rax | DWARF register number 0
record[1].location[2].reserved2 |  | reserved
record[1].location[2].offset | 8 | bit of the register where the value begins
record[1].padding |  | padding to a multiple of 8
record[1].reserved2 |  | reserved
record[1].liveouts | 1 | registers live afterwards
record[1].liveout[0] | rbx | live after the call
record[1].liveout[0].register | rbx | DWARF register number
record[1].liveout[0].reserved |  | reserved
record[1].liveout[0].size | 8 | bytes of it that are live
record[2] |  | 
record[2].id | 0xFFFFFFFFFFFFFFFF | invalid: more than 65,535 locations cannot be written
record[2].offset | 0x5 | from the function's start: the return address
record[2].reserved |  | reserved
record[2].locations | 0 | values recorded here
record[2].reserved2 |  | reserved
record[2].liveouts | 0 | registers live afterwards
record[2].padding2 |  | padding to a multiple of 8
`
