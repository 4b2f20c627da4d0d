// Why a code cannot be loaded, and the server's reason for a refused code, in the one language that it has (2 §8).
import { afterEach, beforeEach, expect, test } from "vitest";
import {
	CodeFailure,
	CodeRefusedNotice,
} from "../../../../src/features/reward/code/CodeFailure";
import { ApiFailure } from "../../../../src/platform/http/apiFailure";
import { draw, wipe } from "../../support/drawn";

const { lang } = document.documentElement;
beforeEach(() => {
	document.documentElement.lang = "en";
});
afterEach(() => {
	document.documentElement.lang = lang;
	wipe();
});

test("a reason that the server only has in Thai is marked as Thai in an English page", async () => {
	const th = "โค้ดนี้ถูกยกเลิก";
	const page = await draw(<CodeRefusedNotice message={{ th, en: "" }} />);
	const alert = page.querySelector("[role=alert]");
	expect(alert?.querySelector("[lang=th]")?.textContent).toBe(th);
});

const declined = { th: "สิทธิ์เต็มแล้ว", en: "All privileges are taken." };
const wait = { th: "รอสักครู่", en: "Please wait a moment." };
test.each([
	["declined", { message: declined }, "All privileges are taken.", false],
	["offline", { reason: "network", status: 0 }, "It needs internet once", true],
	["broken", { status: 500 }, "Something went wrong. Please try again.", true],
	[
		"refused without a word",
		{},
		"Something went wrong. Please try again.",
		true,
	],
	["limited", { status: 429, message: wait }, "Please wait a moment.", true],
] as const)(
	"a code that cannot be loaded, %s: %j says why",
	async (_how, failure, why, again) => {
		const page = await draw(
			<CodeFailure
				failure={new ApiFailure({ reason: "status", status: 400, ...failure })}
				onRetry={() => undefined}
				onClose={() => undefined}
			/>,
		);
		expect(page.textContent).toContain("Unable to receive code");
		expect(page.textContent).toContain(why);
		expect(page.textContent?.includes("Try again")).toBe(again);
	},
);
