// Package metadata checks metadata: attachments of instructions and globals (ranges, profiles,
// access tags of TBAA, alias scopes, and others), named metadata, and module flags.
//
// Each kind of attachment has one rule, a function that returns the error in a node. Debug
// information has a separate package.
package metadata
