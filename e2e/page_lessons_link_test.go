package e2e

import "testing"

// The menu of the bar has the way to the lessons, and they have one back; the bar is on one line.
func TestPageLearn(t *testing.T) {
	for _, size := range [][2]int64{{1280, 800}, {1000, 700}, {390, 844}, {1440, 900}} {
		b := open(t, size[0], size[1], "light")
		if !eval[bool](b, `(() => {
			const bar = document.querySelector(".bar").getBoundingClientRect();
			const own = document.querySelector("#more").getBoundingClientRect();
			const pick = document.querySelector(".pick").getBoundingClientRect();
			return own.width > 24 && own.left >= pick.right && own.right <= innerWidth &&
				own.top >= bar.top && own.bottom <= bar.bottom &&
				[...document.querySelector(".bar").children].every((e) =>
					e.getBoundingClientRect().right <= innerWidth);
		})()`) {
			t.Errorf("at %d pixels the menu is not in the bar", size[0])
		}
		b.openMenu("#learn")
		b.until(`(({ left, right, bottom }) => left >= 0 && right <= innerWidth &&
			bottom <= innerHeight)(document.querySelector("#learn").getBoundingClientRect())`)
		if size[0] == 390 {
			// A thumb finds each button, and the picker has the room that is left.
			if small := eval[string](b, `[...document.querySelectorAll(
				".bar :is(.labelled, .tool), #examples")].filter((e) => e.offsetWidth > 0 &&
				(e.offsetWidth < 44 || e.offsetHeight < 44)).map((e) => e.id).join()`); small != "" {
				t.Errorf("smaller than a thumb: %s", small)
			}
			if n := eval[int](b, `document.querySelector("#examples").offsetWidth`); n < 128 {
				t.Errorf("the picker is %d pixels wide", n)
			}
			b.tap("#learn")
			b.until(`document.querySelector("h1")?.innerText === "Lessons"`)
			b.tap(".to-explorer")
			b.until(`globalThis.statepoint?.editors?.source`)
		}
	}
}
