package e2e

import (
	"fmt"

	"github.com/chromedp/chromedp"

	"statepoint/web/check/grade"
)

// answers gives answers to a question, the right ones, with the keyboard alone, or some of which
// one is wrong, and returns what the page says.
func (b *browser) answers(n int, asked *grade.Asked, right bool) string {
	b.t.Helper()
	q := fmt.Sprintf("document.querySelectorAll('.question')[%d]", n)
	if right {
		return b.answersByKey(q, asked)
	}
	if asked.Several {
		for i, c := range asked.Rows[0].Choices {
			b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(
				"%s.querySelectorAll('input')[%d].checked = %v", q, i,
				c.Right && i > 0)))
		}
		return b.answered(q)
	}
	wrong := 0 // the row with an address inside an object, which is taken for a base
	for r := range asked.Rows {
		for _, c := range asked.Rows[r].Choices {
			if c.Right && c.Text == "derived" {
				wrong = r
			}
		}
	}
	for r := range asked.Rows {
		for i, c := range asked.Rows[r].Choices {
			if c.Right == (r != wrong) {
				b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(
					"%s.querySelectorAll('fieldset')[%d].querySelectorAll('input')[%d].click()",
					q, r, i)))
				break
			}
		}
	}
	if asked.Before != "" && len(asked.Items) == 0 {
		b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(
			"%s.querySelector('.number').value = %q", q, asked.Answer[:1]+"000")))
	}
	return b.answered(q)
}

// answered has a question judge its answer.
func (b *browser) answered(q string) string {
	b.t.Helper()
	b.until(q + `.querySelector(".ask:enabled")`)
	b.do(chromedp.Evaluate[chromedp.Void](q + `.querySelector(".ask").click()`))
	b.until(q + `.querySelector(".ask:enabled")`)
	return eval[string](b, q+`.querySelector(".judged").innerText`)
}
