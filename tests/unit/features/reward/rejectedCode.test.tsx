// The server's reason for a rejected code, in the one language that it has.
import { afterEach, beforeEach, expect, test } from "vitest";
import { CodeRejectedNotice } from "../../../../src/features/reward/code/CodeFailure";
import { draw, wipe } from "../../support/drawn";

const { lang } = document.documentElement;
beforeEach(() => {
	document.documentElement.lang = "en";
});
afterEach(() => {
	document.documentElement.lang = lang;
	wipe();
});

test("a reason that the server has in Thai alone is marked in an English page", async () => {
	const th = "โค้ดนี้ถูกยกเลิก";
	const page = await draw(<CodeRejectedNotice message={{ th, en: "" }} />);
	const alert = page.querySelector("[role=alert]");
	expect(alert?.querySelector("[lang=th]")?.textContent).toBe(th);
});
