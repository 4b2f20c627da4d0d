// A host's text leaves no blank space while its sanitizer loads.
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

test("plain text is shown at once", async () => {
	const page = await draw(<RichText html="Tea for two" />);
	expect(page.textContent).toBe("Tea for two");
	expect(skeleton(page)).toBeNull();
});

// The bug: a card was white and empty until the sanitizer was loaded.
test("markup has a skeleton until it can be shown", async () => {
	const texts = (second: string) => (
		<>
			<RichText html="<p>Tea</p>" />
			<RichText html={second} />
		</>
	);
	const page = await draw(texts(" for two"));
	const words = page.querySelector("[class*=rich]");
	expect(skeleton(page)).not.toBeNull();
	// An empty element would add the gap of the box around it.
	expect(words?.hasAttribute("hidden")).toBe(true);
	loading.end();
	await until(() => page.textContent === "Tea for two");
	expect(skeleton(page)).toBeNull();
	expect(words?.hasAttribute("hidden")).toBe(false);
	// The bug: markup that replaced plain text showed the skeleton forever.
	await draw(texts("<p> for three</p>"));
	expect(page.textContent).toBe("Tea for three");
	expect(skeleton(page)).toBeNull();
	expect(page.querySelector("[hidden]")).toBeNull();
});
