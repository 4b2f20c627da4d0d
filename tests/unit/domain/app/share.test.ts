// A shared link leads through the redirect page with the deep link, or else into the app; and it can be sent by LINE (2 §2).
import { expect, test } from "vitest";
import {
	lineShareAddress,
	shareAddress,
	sharedLinkPath,
} from "../../../../src/domain/app/share";

const origin = "https://gift.example";

test.each([
	["", "https://gift.example/share"],
	["https://go.example/share", "https://go.example/share"],
	["https://go.example/share?from=app#top", "https://go.example/share"],
])(
	"the redirect page %j gets the deep link in addition to its own query",
	(page, where) => {
		const address = new URL(shareAddress("PV_1001", page, origin));
		expect(address.origin + address.pathname).toBe(where);
		const values = Object.fromEntries(address.searchParams);
		expect(values.from).toBe(page.includes("from") ? "app" : undefined);
		expect(sharedLinkPath(values)).toBe("/?modal-privilege=PV_1001");
	},
);

test.each([
	[{ type: "detail", cmd_detail_id: "1001" }, "/?modal-privilege=1001"],
	[{ type: "detail", cmd_detail_id: "//evil.example" }, null],
	[{ type: "detail" }, null],
	[{ type: "main", cmd: "myprofile" }, "/profile"],
	[
		{
			type: "category",
			cmd_category_parent_id: "1",
			cmd_category_child_id: "12",
		},
		"/privilege?catId=1&subcatId=12",
	],
	[{}, "/"],
])("the app's own redirect page with %o leads to %s", (values, target) => {
	expect(sharedLinkPath(values)).toBe(target);
});

test("LINE gets the name and the address correctly encoded", () => {
	const address = shareAddress("PV_1001", "", origin);
	const line = new URL(lineShareAddress("ลด 50% & more #1", address));
	expect(line.origin + line.pathname).toBe("https://line.me/R/share");
	expect(line.searchParams.get("text")).toBe(`ลด 50% & more #1\n${address}`);
});

test("LINE gets a space as %20, since some versions do not read a plus as a space", () => {
	const { search } = new URL(
		lineShareAddress("Buy 1 + 1", "https://a.example"),
	);
	expect(search).not.toContain("+");
	expect(decodeURIComponent(search)).toBe("?text=Buy 1 + 1\nhttps://a.example");
});
