// The text of an article is processed once, however often its page is drawn.
import { afterEach, expect, test, vi } from "vitest";
import { RichText } from "../../../../src/ui/media/RichText";
import { draw, wipe } from "../../support/drawn";

const languageOf = vi.hoisted(() => vi.fn(() => "th"));
vi.mock("../../../../src/ui/layout/foreignLanguage", () => ({
	foreignLanguage: languageOf,
}));
afterEach(() => {
	languageOf.mockClear();
	wipe();
	document.documentElement.lang = "en";
});

test("an article is processed again only when it or the page's language has changed", async () => {
	document.documentElement.lang = "en";
	await draw(<RichText html="<p>ลาเต้เย็น</p>" />);
	await draw(<RichText html="<p>ลาเต้เย็น</p>" />);
	expect(languageOf).toHaveBeenCalledOnce();
	document.documentElement.lang = "th";
	await draw(<RichText html="<p>ลาเต้เย็น</p>" />);
	expect(languageOf).toHaveBeenCalledTimes(2);
	await draw(<RichText html="<p>ชาเย็น</p>" />);
	expect(languageOf).toHaveBeenCalledTimes(3);
});

test("the phrases of a text without markup are not drawn again with each tick of its page's clock", async () => {
	await draw(<RichText html="ลาเต้เย็น" />);
	const before = languageOf.mock.calls.length;
	await draw(<RichText html="ลาเต้เย็น" />);
	expect(languageOf).toHaveBeenCalledTimes(before);
	await draw(<RichText html="ชาเย็น" />);
	expect(languageOf).toHaveBeenCalledTimes(2 * before);
});
