// An interpreter of expressions: parses a text to a tree, and prints its value and its derivative's.
// Nodes are never dropped, as in a language with a collector.
use std::ffi::{c_char, c_int};

extern "C" {
    fn printf(format: *const c_char, ...) -> c_int;
}

struct Expr {
    op: u8, // 'n' is a number, 'x' the variable
    value: i64,
    left: Link,
    right: Link,
}

type Node = &'static Expr;
type Link = Option<Node>;

fn leaf(op: u8, value: i64) -> Node {
    Box::leak(Box::new(Expr { op, value, left: None, right: None }))
}

fn node(op: u8, left: Node, right: Node) -> Node {
    Box::leak(Box::new(Expr { op, value: 0, left: Some(left), right: Some(right) }))
}

struct Text {
    bytes: &'static [u8],
    at: usize,
}

impl Text {
    fn peek(&self) -> u8 {
        if self.at < self.bytes.len() { self.bytes[self.at] } else { 0 }
    }
}

#[inline(never)]
fn factor(text: &mut Text) -> Node {
    let c = text.peek();
    text.at += 1;
    match c {
        b'(' => {
            let inner = sum(text);
            text.at += 1;
            inner
        }
        b'x' => leaf(b'x', 0),
        _ => leaf(b'n', (c - b'0') as i64),
    }
}

#[inline(never)]
fn product(text: &mut Text) -> Node {
    let mut left = factor(text);
    while text.peek() == b'*' {
        text.at += 1;
        left = node(b'*', left, factor(text));
    }
    left
}

#[inline(never)]
fn sum(text: &mut Text) -> Node {
    let mut left = product(text);
    while text.peek() == b'+' {
        text.at += 1;
        left = node(b'+', left, product(text));
    }
    left
}

#[inline(never)]
fn copy(e: Node) -> Node {
    match (e.left, e.right) {
        (Some(left), Some(right)) => node(e.op, copy(left), copy(right)),
        _ => leaf(e.op, e.value),
    }
}

#[inline(never)]
fn derive(e: Node) -> Node {
    match (e.left, e.right) {
        (Some(left), Some(right)) if e.op == b'*' => node(
            b'+',
            node(b'*', derive(left), copy(right)),
            node(b'*', copy(left), derive(right)),
        ),
        (Some(left), Some(right)) => node(b'+', derive(left), derive(right)),
        _ => leaf(b'n', (e.op == b'x') as i64),
    }
}

#[inline(never)]
fn value(e: Node, x: i64) -> i64 {
    match (e.left, e.right) {
        (Some(left), Some(right)) if e.op == b'*' => value(left, x).wrapping_mul(value(right, x)),
        (Some(left), Some(right)) => value(left, x).wrapping_add(value(right, x)),
        _ if e.op == b'x' => x,
        _ => e.value,
    }
}

static PROGRAMS: [&str; 3] = ["3*x*x+2*x+1", "(x+1)*(x+2)*(x+3)", "x*(x*(x*(x+5)+7)+9)"];

#[no_mangle]
pub extern "C" fn main() -> c_int {
    for program in PROGRAMS {
        let e = sum(&mut Text { bytes: program.as_bytes(), at: 0 });
        let d = derive(e);
        for x in 0..4 {
            unsafe {
                printf(c"%ld: %ld, %ld\n".as_ptr(), x, value(e, x), value(d, x));
            }
        }
    }
    0
}
