// Trees in boxes, which Rust drops: it drops and inserts through the address of a field, in the
// middle of a node, or of a variable.
use std::ffi::{c_char, c_int};
use std::hint::black_box;

extern "C" {
    fn printf(format: *const c_char, ...) -> c_int;
}

struct Node {
    left: Option<Box<Node>>,
    right: Option<Box<Node>>,
    key: i64,
}

#[inline(never)]
fn insert(tree: &mut Option<Box<Node>>, key: i64) {
    let mut at = tree;
    while let Some(node) = at {
        at = if key < node.key { &mut node.left } else { &mut node.right };
    }
    *at = Some(Box::new(Node { left: None, right: None, key }));
}

#[inline(never)]
fn sum(node: &Node) -> i64 {
    let mut total = node.key;
    if let Some(left) = &node.left {
        total += sum(left);
    }
    if let Some(right) = &node.right {
        total += sum(right);
    }
    total
}

#[no_mangle]
pub extern "C" fn main() -> c_int {
    let mut sorted = None;
    let mut key: i64 = 17;
    for _ in 0..40 {
        key = (key * 73 + 41) % 1009;
        insert(&mut sorted, black_box(key));
    }
    unsafe { printf(c"sorted: sum %ld\n".as_ptr(), sorted.as_deref().map_or(0, sum)) };
    0
}
