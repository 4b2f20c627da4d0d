// Edge cases of the small rules for addresses, dialogs and stored records.
import { expect, test } from "vitest";
import { safeUrl } from "../../../../src/contract/webAddress";
import {
	blankAddress,
	readBlankData,
} from "../../../../src/domain/app/blankData";
import { withDefaultLook } from "../../../../src/domain/app/confirmation";
import {
	contentHref,
	inAppPath,
	isSignInAddress,
	linkTarget,
} from "../../../../src/domain/app/link";
import {
	isCustomerPicture,
	pictureCaches,
} from "../../../../src/domain/app/pictureCaches";
import { sharedLinkPath } from "../../../../src/domain/app/share";
import {
	makeRecord,
	newestRecord,
	readRecord,
} from "../../../../src/domain/app/storedRecord";

const own = "https://gift.example";

test.each([
	["https://a.example", true],
	["http://localhost:3000/x", true],
	["http://127.0.0.1/x", true],
	["http://[::1]/x", true],
	["http://127.0.0.2/x", false],
	["http://a.example", false],
	["ftp://localhost/x", false],
	["xhttps://a.example", false],
	["x https://a.example", false],
	["https://a.example/\u007f", false],
	["https://a.example/\u009f", false],
	["https://a.example/\u00a0", true],
	["https://a.example/\u001f", false],
	["https://a.example/~", true],
])("%j may be opened: %s", (text, may) =>
	expect(safeUrl(text) !== null).toBe(may),
);

test.each([
	["/landing", true],
	["//landing//", true],
	["/LANDING/", true],
	["/%6Canding", true],
	["/x/landing", false],
	["/landings", false],
	["/%E0%A4%A", false],
	["/?token=a", true],
	["/?tokens=a", false],
])("%j is a sign-in address: %s", (path, does) =>
	expect(isSignInAddress(new URL(own + path))).toBe(does),
);

test.each([
	["//evil.example", null],
	["/a//", "/a//"],
	["/./", "/"],
	["/.//evil.example", null],
	["/a/..//evil.example", null],
	["history", null],
])("the logged path of %j is %j", (text, path) =>
	expect(inAppPath(text)).toBe(path),
);

test.each([
	["tel:1111", true],
	["tel:+66-2-123", true],
	["tel:11", false],
	["x tel:1111", false],
	["tel:1111x", false],
	["mailto:a@b.co.th", true],
	["mailto:a@b.th", true],
	["mailto:a@b", false],
	["x mailto:a@b.th", false],
])("%j is a phone or mail link: %s", (text, is) =>
	expect(linkTarget(text, own)?.kind === "phoneOrMail").toBe(is),
);

test.each([
	["/x?token=a&b=c", "/x?b=c"],
	["/landing?x=1", null],
	["https://other.example/?token=a", "https://other.example/?token=a"],
	["https://%", null],
])("the link %j of a text becomes %j", (href, left) =>
	expect(contentHref(href, own)).toBe(left),
);

test("a failure's messages are shortened to what an address can hold", () => {
	const message = { th: "ก".repeat(501), en: "e".repeat(501) };
	const address = blankAddress({ code: 1, message }, undefined);
	expect(address).not.toMatch(/[=+/]{2}|%3D/);
	const data = new URLSearchParams(address.split("?")[1]).get("data") ?? "";
	expect(readBlankData(data)).toEqual({
		code: 1,
		message: { th: "ก".repeat(500), en: "e".repeat(500) },
	});
});

test("a shortened message does not end in half a character", () => {
	const long = `${"a".repeat(499)}🎁`;
	const message = { th: long, en: long };
	const address = blankAddress({ code: 1, message }, undefined);
	const data = new URLSearchParams(address.split("?")[1]).get("data") ?? "";
	const whole = "a".repeat(499);
	expect(readBlankData(data)?.message).toEqual({ th: whole, en: whole });
});

test.each([
	["", null],
	[btoa("\xff\xfe{"), null],
	[btoa('{"code":1}'), { code: 1, message: { th: "", en: "" } }],
	['  {"code":1}', { code: 1, message: { th: "", en: "" } }],
	["{}", null],
])("the data %j is %j", (data, found) =>
	expect(readBlankData(data)).toEqual(found),
);

test.each([
	["none", true],
	["error", false],
	["default", false],
] as const)(
	"a dialog of the variant %s is outlined by default: %s",
	(variant, outline) => {
		expect(withDefaultLook({ variant })).toEqual({ variant, outline });
		expect(withDefaultLook({ variant, outline: !outline })).toEqual({
			...{ variant, outline: !outline },
		});
	},
);

test.each([
	["/content/profile/1.webp", true],
	["/content/profile", false],
	["/x/content/profile/1.webp", false],
	["/content/brand/1.webp", false],
])("%j is a customer's picture: %s", (path, was) =>
	expect(isCustomerPicture(path)).toBe(was),
);

test("the worker's three picture caches keep the names that phones have", () =>
	expect(pictureCaches).toEqual({
		...{ shown: "pictures", ofCodes: "code-pictures" },
		ofCustomers: "profile-pictures",
	}));

test("a shared address without a deep link leads home; an incomplete deep link leads nowhere", () => {
	expect(sharedLinkPath({})).toBe("/");
	expect(sharedLinkPath({ type: "main" })).toBe("/");
	expect(sharedLinkPath({ type: "detail" })).toBeNull();
	expect(sharedLinkPath({ type: "category" })).toEqual(
		sharedLinkPath({
			...{ type: "category", cmd_category_parent_id: "" },
			cmd_category_child_id: "",
		}),
	);
});

test.each([null, undefined, 1, "text", [], {}, { json: 1, sum: "", at: 1 }])(
	"%j is not a record",
	(value) => expect(readRecord("a", value)).toBeNull(),
);

test("the newest of several records counts, in any order", () => {
	const [old, middle, late] = [1, 2, 3].map((at) => makeRecord("a", "1", at));
	expect(newestRecord([])).toBeUndefined();
	expect(newestRecord([null, null])).toBeUndefined();
	for (const records of [
		[old, middle, late],
		[late, old, middle],
		[middle, late, old],
	])
		expect(newestRecord([null, ...records.flatMap((it) => it ?? [])])).toBe(
			late,
		);
});
