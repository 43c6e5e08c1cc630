// Package metadata checks metadata: what is attached to instructions and globals (ranges, profiles,
// access tags of TBAA, alias scopes, and others), named metadata, and module flags.
//
// Each kind of attachment has one rule, a function that returns what is wrong with a node.
// Debug information has a package of its own.
package metadata
