package e2e

import (
	"encoding/base64"
	"fmt"
	"os"
	"path/filepath"
	"testing"
)

// dropBytes drops a file on the page.
func (b *browser) dropBytes(name string, data []byte) {
	b.t.Helper()
	eval[bool](b, fmt.Sprintf(`(() => {
		const data = new DataTransfer();
		data.items.add(new File([Uint8Array.from(atob(%q), (c) => c.charCodeAt(0))], %q));
		document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true,
			cancelable: true }));
		return true;
	})()`, base64.StdEncoding.EncodeToString(data), name))
}

// queueObject is an object with a stale pointer.
func queueObject(t *testing.T) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "web", "explore", "objects", "testdata",
		"queue.o"))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestPageObject(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.dropBytes("queue.o", queueObject(t))
	b.until(`document.querySelector("#drawing-source .object .found")`)
	_ = b.shoot("object")
}
