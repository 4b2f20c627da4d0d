// A text of the host leaves no blank place while its sanitizer loads.
import { afterEach, expect, test, vi } from "vitest";
import { RichText } from "../../../../src/ui/media/RichText";
import { draw, until, wipe } from "../../support/drawn";

const loading = vi.hoisted(() => {
	let end = () => {};
	const ended = new Promise<void>((resolve) => {
		end = resolve;
	});
	return { ended, end: () => end() };
});
vi.mock("dompurify", async (original) => {
	await loading.ended;
	return original();
});
afterEach(wipe);

const skeleton = (page: HTMLElement) =>
	page.querySelector("[aria-hidden=true] > [class*=skeleton]");

test("plain text is there at once", async () => {
	const page = await draw(<RichText html="Tea for two" />);
	expect(page.textContent).toBe("Tea for two");
	expect(skeleton(page)).toBeNull();
});

// The bug: a card was white and empty until the sanitizer was there.
test("markup has a skeleton until it can be shown", async () => {
	const page = await draw(<RichText html="<p>Tea</p>" />);
	expect(skeleton(page)).not.toBeNull();
	loading.end();
	await until(() => page.textContent === "Tea");
	expect(skeleton(page)).toBeNull();
});
