// The rules of every form with errors: the first invalid field has the focus, each has a message, and at most one live region has text.
import { expect } from "vitest";

const live = "[aria-live=polite], [role=alert], [role=status]";
const hasText = (element: Element | null) => Boolean(element?.textContent);

export const invalidFields = (page: HTMLElement) => [
	...page.querySelectorAll("[aria-invalid=true]"),
];

export function expectRefused(page: HTMLElement): void {
	const fields = invalidFields(page);
	expect(fields.length).toBeGreaterThan(0);
	expect(document.activeElement).toBe(fields[0]);
	for (const field of fields) {
		const message = field.getAttribute("aria-describedby") ?? "";
		expect(hasText(document.getElementById(message))).toBe(true);
	}
	const speaking = [...page.querySelectorAll(live)].filter(hasText);
	expect(speaking.length).toBeLessThanOrEqual(1);
}
