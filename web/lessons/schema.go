package lessons

import _ "embed"

// Schema is the JSON schema of a lesson's front matter, for editors that validate it.
//
//go:embed lesson.schema.json
var Schema string
