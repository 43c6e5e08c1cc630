//! Reads the stack maps of LLVM, version 3: the bytes of the section .llvm_stackmaps. A program has
//! them in its memory. Out of a linked file they are taken first:
//!
//!     llvm-objcopy -O binary --only-section=.llvm_stackmaps PROGRAM SECTION
//!     rustc stackmap.rs && ./stackmap SECTION…
//!
//! Everything is little-endian. Copy what you need: `Map::parse` reads one map, and gives of every
//! record what a collector has to know. The layout is that of LLVM's StackMaps.rst.

use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::{env, fs, process};

/// Where a value is.
#[derive(Clone, Copy)]
enum Location {
    /// In the register; registers have their DWARF numbers: 7 is rsp, 6 is rbp.
    Register { size: u16, reg: u16 },
    /// The address reg + offset is the value.
    Direct { size: u16, reg: u16, offset: i32 },
    /// In memory at reg + offset.
    Indirect { size: u16, reg: u16, offset: i32 },
    Constant { size: u16, value: i32 },
    /// The value is one of the map's constants.
    ConstantIndex { size: u16, index: u32 },
}

struct LiveOut {
    reg: u16,
    size: u8,
}

/// One place in the code.
struct Record {
    id: u64,
    /// Of the return address, from the function's address.
    offset: u32,
    locations: Vec<Location>,
    live_outs: Vec<LiveOut>,
}

struct Function {
    address: u64,
    /// The frame's size in bytes; -1 if it is not fixed.
    frame: i64,
    records: Vec<Record>,
}

/// What one module has.
struct Map {
    functions: Vec<Function>,
    constants: Vec<u64>,
}

type Result<T> = std::result::Result<T, &'static str>;

const SHORT: &str = "it is truncated";

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn get(&mut self, n: usize) -> Result<u64> {
        let bytes = self.bytes.get(self.at..self.at + n).ok_or(SHORT)?;
        self.at += n;
        Ok(bytes.iter().rev().fold(0, |v, b| v << 8 | u64::from(*b)))
    }

    fn align(&mut self) -> Result<()> {
        self.get((8 - self.at % 8) % 8).map(|_| ())
    }
}

impl Map {
    /// Reads one map. Each module that was linked into a program has a map of its own.
    fn parse(r: &mut Reader) -> Result<Map> {
        if r.bytes[r.at..].starts_with(b"\x7fELF") {
            return Err("it is an ELF file; take the section out of it: llvm-objcopy -O binary \
                        --only-section=.llvm_stackmaps PROGRAM SECTION");
        }
        if r.get(1)? != 3 {
            return Err("it is not version 3");
        }
        r.get(3)?;
        let (functions, constants, mut records) = (r.get(4)?, r.get(4)?, r.get(4)?);
        let mut map = Map { functions: Vec::new(), constants: Vec::new() };
        let mut counts = Vec::new();
        for _ in 0..functions {
            let (address, frame) = (r.get(8)?, r.get(8)? as i64);
            map.functions.push(Function { address, frame, records: Vec::new() });
            counts.push(r.get(8)?);
        }
        for _ in 0..constants {
            map.constants.push(r.get(8)?);
        }
        // The records belong to the functions in order.
        for (function, count) in map.functions.iter_mut().zip(counts) {
            for _ in 0..count {
                records = records.checked_sub(1).ok_or("it has fewer records than its functions")?;
                function.records.push(Record::parse(r, &map.constants)?);
            }
        }
        if records > 0 {
            return Err("it has more records than its functions");
        }
        Ok(map)
    }

    fn print(&self, w: &mut impl Write) -> io::Result<()> {
        let records: usize = self.functions.iter().map(|f| f.records.len()).sum();
        writeln!(
            w,
            "version 3 functions {} constants {} records {}",
            self.functions.len(),
            self.constants.len(),
            records
        )?;
        for f in &self.functions {
            writeln!(w, "function 0x{:x} frame {} records {}", f.address, f.frame, f.records.len())?;
            for record in &f.records {
                record.print(w, &self.constants)?;
            }
        }
        Ok(())
    }
}

impl Record {
    fn parse(r: &mut Reader, constants: &[u64]) -> Result<Record> {
        let (id, offset) = (r.get(8)?, r.get(4)? as u32);
        r.get(2)?;
        let mut record = Record { id, offset, locations: Vec::new(), live_outs: Vec::new() };
        for _ in 0..r.get(2)? {
            let kind = r.get(1)?;
            r.get(1)?;
            let (size, reg) = (r.get(2)? as u16, r.get(2)? as u16);
            r.get(2)?;
            let offset = r.get(4)? as u32 as i32;
            record.locations.push(match kind {
                1 => Location::Register { size, reg },
                2 => Location::Direct { size, reg, offset },
                3 => Location::Indirect { size, reg, offset },
                4 => Location::Constant { size, value: offset },
                5 if (offset as u32 as usize) < constants.len() => {
                    Location::ConstantIndex { size, index: offset as u32 }
                }
                _ => return Err("a location has an unknown kind"),
            });
        }
        r.align()?;
        r.get(2)?;
        for _ in 0..r.get(2)? {
            let reg = r.get(2)? as u16;
            r.get(1)?;
            record.live_outs.push(LiveOut { reg, size: r.get(1)? as u8 });
        }
        r.align()?;
        Ok(record)
    }

    /// Where the pairs of a statepoint's record begin and end: a base, and a pointer derived from it.
    /// Before them are the calling convention, flags, a number of deoptimization values, and these;
    /// behind them the addresses of stack objects that hold references. Other records look like one
    /// only by chance: which calls are statepoints, the compiler knows.
    fn pairs(&self) -> Option<(usize, usize)> {
        let value = |i: usize| match self.locations.get(i) {
            Some(Location::Constant { value, .. }) => Some(*value),
            _ => None,
        };
        value(0).and(value(1))?;
        let begin = 3 + value(2).filter(|n| *n >= 0)? as usize;
        let direct = |l: &Location| matches!(l, Location::Direct { .. });
        let rest = self.locations.get(begin..)?;
        let pairs = rest.iter().position(direct).unwrap_or(rest.len());
        Some((begin, begin + pairs)).filter(|_| pairs % 2 == 0)
    }

    fn print(&self, w: &mut impl Write, constants: &[u64]) -> io::Result<()> {
        writeln!(w, "record {} at 0x{:x} locations {}", self.id, self.offset, self.locations.len())?;
        for (i, location) in self.locations.iter().enumerate() {
            write!(w, "  location {} ", i)?;
            match *location {
                Location::Register { size, reg } => writeln!(w, "Register size {} r{}", size, reg)?,
                Location::Direct { size, reg, offset } => {
                    writeln!(w, "Direct size {} r{} {:+}", size, reg, offset)?
                }
                Location::Indirect { size, reg, offset } => {
                    writeln!(w, "Indirect size {} r{} {:+}", size, reg, offset)?
                }
                Location::Constant { size, value } => writeln!(w, "Constant size {} {}", size, value)?,
                Location::ConstantIndex { size, index } => {
                    writeln!(w, "ConstIndex size {} {}", size, constants[index as usize] as i64)?
                }
            }
        }
        if let Some((begin, end)) = self.pairs() {
            for i in (begin..end).step_by(2) {
                writeln!(w, "  pair base {} derived {}", i, i + 1)?;
            }
            for i in end..self.locations.len() {
                writeln!(w, "  stack object {}", i)?;
            }
        }
        for l in &self.live_outs {
            writeln!(w, "  live-out r{} size {}", l.reg, l.size)?;
        }
        Ok(())
    }
}

fn main() -> io::Result<()> {
    let mut w = BufWriter::new(io::stdout());
    let mut status = 0;
    for name in env::args().skip(1) {
        let bytes = fs::read(&name)?;
        let base = Path::new(&name).file_name().unwrap_or_default();
        writeln!(w, "file {}", base.to_string_lossy())?;
        let mut rest = &bytes[..];
        loop {
            let mut r = Reader { bytes: rest, at: 0 };
            match Map::parse(&mut r) {
                Ok(map) => map.print(&mut w)?,
                Err(wrong) => {
                    writeln!(w, "error: {}", wrong)?;
                    status = 1;
                    break;
                }
            }
            rest = &rest[r.at..];
            if rest.is_empty() {
                break;
            }
        }
    }
    w.flush()?;
    process::exit(status)
}
