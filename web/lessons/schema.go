package lessons

import _ "embed"

// Schema is the JSON schema of a lesson's front matter, for editors that check as one types.
//
//go:embed lesson.schema.json
var Schema string
