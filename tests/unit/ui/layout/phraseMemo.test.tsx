// Proves that a text is split into phrases once, however often it is drawn.
import { afterEach, expect, test, vi } from "vitest";
import { PhraseWrap } from "../../../../src/ui/layout/PhraseWrap";
import { draw, wipe } from "../../support/drawn";

const split = vi.hoisted(() => vi.fn((text: string) => [text]));
vi.mock("../../../../src/ui/layout/thaiPhrases", async (original) => ({
	...(await original<object>()),
	splitPhrases: split,
}));
afterEach(wipe);

test("a text is split again only when it has changed", async () => {
	await draw(<PhraseWrap>ลาเต้เย็น</PhraseWrap>);
	await draw(<PhraseWrap>ลาเต้เย็น</PhraseWrap>);
	expect(split).toHaveBeenCalledOnce();
	const page = await draw(<PhraseWrap>ชาเย็น</PhraseWrap>);
	expect(split).toHaveBeenCalledTimes(2);
	expect(page.textContent).toBe("ชาเย็น");
});
