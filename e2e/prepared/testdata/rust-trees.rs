// Sorted trees of numbers: each insertion makes a new tree that shares what it can with the old one.
// Nodes are never dropped, as in a language with a collector.
use std::ffi::{c_char, c_int};

extern "C" {
    fn printf(format: *const c_char, ...) -> c_int;
}

type Tree = Option<&'static Node>;

struct Node {
    left: Tree,
    right: Tree,
    key: i64,
    size: i64,
}

fn size(tree: Tree) -> i64 {
    tree.map_or(0, |node| node.size)
}

#[inline(never)]
fn node(left: Tree, key: i64, right: Tree) -> &'static Node {
    Box::leak(Box::new(Node { left, right, key, size: size(left) + size(right) + 1 }))
}

#[inline(never)]
fn insert(tree: Tree, key: i64) -> &'static Node {
    match tree {
        None => node(None, key, None),
        Some(at) if key < at.key => {
            let left = insert(at.left, key);
            // As deep as it is on the right, or turned.
            if left.size > 2 * size(at.right) + 1 {
                node(left.left, left.key, Some(node(left.right, at.key, at.right)))
            } else {
                node(Some(left), at.key, at.right)
            }
        }
        Some(at) => {
            let right = insert(at.right, key);
            if right.size > 2 * size(at.left) + 1 {
                node(Some(node(at.left, at.key, right.left)), right.key, right.right)
            } else {
                node(at.left, at.key, Some(right))
            }
        }
    }
}

#[inline(never)]
fn sum(tree: Tree) -> i64 {
    tree.map_or(0, |node| sum(node.left) + node.key + sum(node.right))
}

fn depth(tree: Tree) -> i64 {
    tree.map_or(0, |node| 1 + depth(node.left).max(depth(node.right)))
}

#[no_mangle]
pub extern "C" fn main() -> c_int {
    let mut first: Tree = None;
    let mut tree: Tree = None;
    let mut key: i64 = 17;
    for n in 1..=60 {
        key = (key * 73 + 41) % 1009;
        tree = Some(insert(tree, key));
        if n == 20 {
            first = tree;
        }
        if n % 20 == 0 {
            unsafe {
                printf(c"%d: size %ld, depth %ld, sum %ld\n".as_ptr(), n, size(tree), depth(tree), sum(tree));
            }
        }
    }
    unsafe { printf(c"the first: size %ld, sum %ld\n".as_ptr(), size(first), sum(first)) };
    0
}
