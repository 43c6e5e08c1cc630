// Tokenizers of the panes' three languages. They only colour; the parser decides what is correct.

import { StreamLanguage, StringStream } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { Tag, tagHighlighter } from "@lezer/highlight";

// StreamLanguage reserves some names, "type" among them, for its own tags.
const own = {
  keyword: Tag.define(),
  irtype: Tag.define(),
  number: Tag.define(),
  string: Tag.define(),
  comment: Tag.define(),
  global: Tag.define(),
  intrinsic: Tag.define(),
  attr: Tag.define(),
  label: Tag.define(),
  local: Tag.define(),
  bytes: Tag.define(),
  meta: Tag.define(),
  field: Tag.define(),
  meaning: Tag.define(),
};

export const highlighter = tagHighlighter(Object.entries(own).map(([name, tag]) => ({ tag, class: "tok-" + name.replace("irtype", "type") })));

const words = (s) => new Set(s.trim().split(/\s+/));

const llvmTypes = words("void half bfloat float double fp128 x86_fp80 ppc_fp128 x86_mmx x86_amx ptr label token metadata opaque type vscale");

const llvmConstants = words("true false null undef poison zeroinitializer none");

// Words after which LLVM's grammar continues; everything else that is not a type is treated as an
// attribute.
const llvmKeywords = words(`
  define declare global constant alias ifunc module asm target datalayout triple source_filename attributes comdat
  private internal available_externally linkonce weak common appending extern_weak linkonce_odr weak_odr external
  default hidden protected dllimport dllexport dso_local dso_preemptable thread_local unnamed_addr local_unnamed_addr
  externally_initialized section align gc prefix prologue personality addrspace partition
  ret br switch indirectbr invoke callbr resume unreachable cleanupret catchret catchswitch catchpad cleanuppad
  fneg add fadd sub fsub mul fmul udiv sdiv fdiv urem srem frem shl lshr ashr and or xor
  extractelement insertelement shufflevector extractvalue insertvalue alloca load store fence cmpxchg atomicrmw
  getelementptr trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp ptrtoint inttoptr bitcast addrspacecast
  icmp fcmp phi select freeze call landingpad va_arg cleanup catch filter to unwind within from
  tail musttail notail nuw nsw exact inbounds disjoint nneg nusw samesign volatile atomic inalloca
  eq ne ugt uge ult ule sgt sge slt sle oeq ogt oge olt ole one ord ueq une uno
  ccc fastcc coldcc anyregcc preserve_mostcc preserve_allcc ghccc cc tailcc swiftcc
  unordered monotonic acquire release acq_rel seq_cst syncscope blockaddress sideeffect inteldialect alignstack`);

// llvm finds a word of LLVM IR as far as its line tells, until the compiler has read it. st says
// whether a label follows.
function llvm(s, st) {
  if (s.eatSpace()) return null;
  const { label } = st;
  st.label = false;
  if (s.match(/^;.*/)) return "comment";
  if (s.sol() && s.match(/^(?:[-$._a-zA-Z0-9]+|"(?:[^"\\]|\\.)*"):/)) return "label";
  if (s.match(/^%(?:[-$._a-zA-Z0-9]+|"[^"]*")/)) return label ? "label" : "local";
  if (s.match(/^@llvm\.[-$._a-zA-Z0-9]+/)) return "intrinsic";
  if (s.match(/^@(?:[-$._a-zA-Z0-9]+|"[^"]*")/)) return "global";
  if (s.match(/^c?"[^"]*"?/)) return "string";
  if (s.match(/^#\d+/)) return "attr";
  if (s.match(/^[!#][-$._a-zA-Z0-9]*/)) return "meta";
  if (s.match(/^\.\.\./)) return "irtype";
  if (s.match(/^i\d+\b/)) return "irtype";
  if (s.match(/^-?(?:0x[0-9a-fA-FKLMHR]+|\d+(?:\.\d*(?:[eE][-+]?\d+)?)?)/)) return "number";
  const w = s.match(/^[a-zA-Z_][\w.]*/);
  if (w) {
    st.label = w[0] === "label";
    if (llvmTypes.has(w[0])) return "irtype";
    if (llvmConstants.has(w[0])) return "number";
    if (llvmKeywords.has(w[0])) return "keyword";
    return "attr";
  }
  s.next();
  return null;
}

// How much of a line is looked at, in characters.
const longest = 10_000;

// wordsOf calls back with the words of a line of LLVM IR: start, end, and class. There is no tree of
// the whole text: of a long text with folded functions, an edit would have it parsed to its end.
export function wordsOf(line, call) {
  const s = new StringStream(line.slice(0, longest), 4, 2);
  for (const st = { label: false }; !s.eol(); s.start = s.pos) {
    const name = llvm(s, st);
    if (name) call(s.start, s.pos, "tok-" + name.replace("irtype", "type"));
  }
}

// Assembly: encoded bytes first when the line has them, then the instruction.
const asm = StreamLanguage.define({
  name: "asm",
  startState: () => ({ op: false }),
  copyState: (st) => ({ ...st }),
  token(s, st) {
    if (s.sol()) st.op = false;
    if (s.eatSpace()) return null;
    // AArch64 writes numbers so; comments have a space there.
    if (s.match(/^#-?(?:0x[0-9a-fA-F]+|\d+)\b/)) return "number";
    if (s.match(/^#.*/)) return "comment";
    if (s.sol() && s.match(/^[-$.\w@]+:/)) {
      return "global";
    }
    if (!st.op && s.match(/^(?:[0-9a-f]{2})(?: [0-9a-f]{2})*(?: ?…)?(?=\s|$)/)) return "bytes";
    if (!st.op && s.match(/^[.a-zA-Z][\w.]*(?=\s|$|;)/)) {
      st.op = true;
      return "keyword";
    }
    if (s.match(/^\$?-?(?:0x[0-9a-fA-F]+|\d+)\b/)) return "number";
    if (s.match(/^%[a-z]\w*/)) return "local";
    if (s.match(/^"[^"]*"?/)) return "string";
    if (s.match(/^[.a-zA-Z_@][-$.\w@]*/)) return "global";
    s.next();
    return null;
  },
  languageData: { commentTokens: { line: "#" } },
  tokenTable: own,
});

// Annotated bytes: bytes, field, value, meaning, in columns that two spaces or
// more part. A field without a value has more space there.
const bytes = StreamLanguage.define({
  name: "bytes",
  startState: () => ({ column: 0, field: 0 }),
  copyState: (st) => ({ ...st }),
  token(s, st) {
    if (s.sol()) st.column = st.field = 0;
    const space = s.match(/^ {2,}/);
    if (space) {
      // What begins so far right has left the column of values empty.
      st.column += st.column === 1 && s.pos - st.field > 36 ? 2 : 1;
      if (st.column === 1) st.field = s.pos;
      return null;
    }
    if (s.eatSpace()) return null;
    switch (st.column) {
      case 0:
        if (s.match(/^[0-9a-f]+(?=\s|$)/)) return "bytes";
        break;
      case 1:
        s.match(/^(?:(?! {2}).)+/);
        return "field";
      case 2:
        if (s.match(/^-?(?:0x[0-9a-fA-F]+|\d+)(?=\s|$)/)) return "number";
        s.match(/^(?:(?! {2}).)+/);
        return "local";
      default:
        s.skipToEnd();
        return "meaning";
    }
    s.next();
    return null;
  },
  tokenTable: own,
});

// The stack map for other programs.
const json = StreamLanguage.define({
  name: "json",
  token(s) {
    if (s.eatSpace()) return null;
    if (s.match(/^"(?:[^"\\]|\\.)*"(?=\s*:)/)) return "field";
    if (s.match(/^"(?:[^"\\]|\\.)*"?/)) return "string";
    if (s.match(/^-?\d[\d.eE+-]*/)) return "number";
    if (s.match(/^(?:true|false|null)\b/)) return "keyword";
    s.next();
    return null;
  },
  tokenTable: own,
});

const languages = { llvm: EditorState.languageData.of(() => [{ commentTokens: { line: ";" } }]), asm, bytes, json };

export function language(name) {
  return languages[name] || [];
}
