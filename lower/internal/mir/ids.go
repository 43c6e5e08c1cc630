package mir

import "statepoint/core/provenance"

// AddID inserts an id into an ascending list; it ignores 0.
func AddID(ids []provenance.ID, id provenance.ID) []provenance.ID {
	if id == 0 {
		return ids
	}
	i := len(ids)
	for i > 0 && ids[i-1] >= id {
		if ids[i-1] == id {
			return ids
		}
		i--
	}
	ids = append(ids, 0)
	copy(ids[i+1:], ids[i:])
	ids[i] = id
	return ids
}
