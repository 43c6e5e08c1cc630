package ir

func attrRank(name string, opaque bool) int { return 0 }
