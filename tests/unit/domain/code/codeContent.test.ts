// A coupon always shows something to press or read if its reply contains anything (2 §3).
import * as v from "valibot";
import { expect, test } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import {
	codeContent,
	codeFormat,
	withKnownContent,
} from "../../../../src/domain/code/codeContent";

const reply = (change: object) => v.parse(rewardCode, change);
const link = "https://shop.example/use?c=1";

test.each([
	[
		{ is_url: true, link, code: "AB" },
		{ kind: "link", link, code: "AB" },
	],
	[
		{ is_url: true, link: ` ${link} `, code: "" },
		{ kind: "link", link, code: "" },
	],
	// Another host may leave out the flag of a URL code.
	[
		{ privilegetype: 9, link, code: "AB" },
		{ kind: "link", link, code: "AB" },
	],
	// Without the flag the content decides.
	[
		{ is_url: null, link, code: "" },
		{ kind: "link", link, code: "" },
	],
	[
		{ is_url: false, link, code: "AB" },
		{ kind: "code", code: "AB" },
	],
	[
		{ is_url: true, link: "", code: "AB" },
		{ kind: "code", code: "AB" },
	],
	// Another host may pad a code to the length of its column.
	[
		{ code: "8851959132012   ", link: "  " },
		{ kind: "code", code: "8851959132012" },
	],
	// Another host may give the address of a URL code as its code.
	[
		{ is_url: true, link: "", code: ` ${link}` },
		{ kind: "link", link, code: "" },
	],
	[
		{ privilegetype: 9, code: link },
		{ kind: "link", link, code: "" },
	],
	[
		{ is_url: false, link: "", code: link },
		{ kind: "code", code: link },
	],
	[
		{ is_url: true, link: "", code: "1001" },
		{ kind: "code", code: "1001" },
	],
	[
		{ is_url: true, link: "shop.example", code: "AB" },
		{ kind: "code", code: "AB" },
	],
	[
		{ is_url: true, link: "javascript:x", code: "AB" },
		{ kind: "code", code: "AB" },
	],
	[
		{ is_url: true, link: "http://shop.example/use" },
		{ kind: "address", link: "http://shop.example/use" },
	],
	// The bug: such an address was shown as a code to read to the staff.
	[
		{ privilegetype: 9, code: "http://shop.example/use" },
		{ kind: "address", link: "http://shop.example/use" },
	],
	[
		{ is_url: false, code: "http://shop.example/use" },
		{ kind: "code", code: "http://shop.example/use" },
	],
	[{ is_url: true, link: "" }, { kind: "none" }],
	[{ is_url: false, code: "  ", link: " " }, { kind: "none" }],
])("%j shows %j", (change, content) => {
	expect(codeContent(reply(change))).toEqual(content);
});

test("an empty reply keeps the saved content of the same claim; any other replaces it", () => {
	const known = reply({ code: "AB", barcode_format: "EAN13" });
	const empty = reply({ countdown_time: "2026-11-21T05:00:00Z" });
	expect(withKnownContent(empty, known)).toEqual({
		...empty,
		...{ code: "AB", barcode_format: "EAN13" },
	});
	expect(withKnownContent(empty, null)).toEqual(empty);
	const other = reply({ code: "CD" });
	expect(withKnownContent(other, known)).toEqual(other);
});

test("the saved countdown, type and privilege are kept where a reply lacks them", () => {
	const facts = {
		countdown_time: "2026-11-21T05:00:00Z",
		privilegetype: 9,
		privilege_id: "1001",
	};
	const known = reply({ code: "AB", ...facts });
	const again = reply({ code: "CD" });
	expect(withKnownContent(again, known)).toEqual({ ...again, ...facts });
	const later = { ...again, countdown_time: "2026-11-21T06:00:00Z" };
	expect(withKnownContent(later, known)).toMatchObject({
		countdown_time: later.countdown_time,
	});
});

test("a reply without a format takes the format of the privilege's payload", () => {
	const card = (string_val: string) => ({
		extra_payload: [
			{ key: "used_for", string_val: "announcement" },
			{ key: "barcode_format", string_val },
		],
	});
	const none = { extra_payload: [] };
	expect(codeFormat(reply({}), none)).toBe("CODE128");
	expect(codeFormat(reply({}), none, card("ean-13"))).toBe("EAN13");
	expect(codeFormat(reply({}), card("AZTEC"))).toBe("none");
	expect(codeFormat(reply({ barcode_format: "ITF" }), card("EAN13"))).toBe(
		"ITF",
	);
});
