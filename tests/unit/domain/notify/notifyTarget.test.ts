// Where a notification leads by its action type and reference, how its date is written, and how unread ones are counted (3 §4, 3 §9).
import { describe, expect, test } from "vitest";
import type { LinkTarget } from "../../../../src/domain/app/link";
import {
	countUnread,
	notifyTarget,
} from "../../../../src/domain/notify/notifyTarget";
import { formatTimestamp } from "../../../../src/domain/text/longDates";

const origin = "https://gift.example";
const to = (path: string): LinkTarget => ({ kind: "path", path });

describe("where a tap leads", () => {
	test.each<[string, number, string, LinkTarget | null]>([
		["none", 1, "PV_1001", null],
		["a privilege", 2, "PV_1001", to("/notification?modal-privilege=PV_1001")],
		[
			"a privilege by 4 digits",
			2,
			"1001",
			to("/notification?modal-privilege=1001"),
		],
		["a privilege without a reference", 2, "-", null],
		["a group", 3, "PVG_1002", to("/privilege-group-deal?pvg_ref=PVG_1002")],
		[
			"a group inside a longer text",
			3,
			"deal/PVG_1002?x=1",
			to("/privilege-group-deal?pvg_ref=PVG_1002"),
		],
		[
			"a group with a hyphen in its reference",
			3,
			"PVG_2026-11_B",
			to("/privilege-group-deal?pvg_ref=PVG_2026-11_B"),
		],
		["a group that names a privilege", 3, "PV_1001", null],
		["an article", 4, "AR_1001", to("/article?alt_reference=AR_1001")],
		[
			"an article with a hyphen",
			4,
			"AR_1-2",
			to("/article?alt_reference=AR_1-2"),
		],
		["an article that names a survey", 4, "SVY_1001", null],
		["a banner's path", 5, "/brand_list", to("/brand_list")],
		["a banner's path that opens nothing", 5, "0", null],
		["a banner's path to another host", 5, "//evil.example", null],
		["a survey", 6, "SVY_1001", to("/survey?ref=SVY_1001&module=noti")],
		[
			"a survey with a hyphen",
			6,
			"SVY_1-2",
			to("/survey?ref=SVY_1-2&module=noti"),
		],
		["a survey that names an article", 6, "AR_1001", null],
		[
			"another site",
			7,
			"https://example.com/",
			{ kind: "newTab", href: "https://example.com/" },
		],
		["a script", 7, "javascript:alert(1)", null],
		["no URL", 7, "example.com", null],
		["a page of the app, which is no external address", 7, "/profile", null],
		["an unknown type", 8, "https://example.com/", null],
	])("%s", (_name, action_type, reference, expected) => {
		expect(notifyTarget({ action_type, reference }, origin)).toEqual(expected);
	});
});

test("only unread notifications are counted", () => {
	const list = [{ is_read: false }, { is_read: true }, { is_read: false }];
	expect(countUnread(list)).toBe(2);
	expect(countUnread([])).toBe(0);
});

test.each([
	["2026-11-21T05:05:09Z", "21/11/69 12:05:09", "21/11/26 12:05:09"],
	// The last second of the year in Bangkok is still the afternoon in London.
	["2026-12-31T16:59:59Z", "31/12/69 23:59:59", "31/12/26 23:59:59"],
	["2026-12-31T17:00:00Z", "01/01/70 00:00:00", "01/01/27 00:00:00"],
	["2057-01-01T00:00:00Z", "01/01/00 07:00:00", "01/01/57 07:00:00"],
	[null, "", ""],
	["soon", "", ""],
])("the date of %s is DD/MM/YY HH:mm:ss in Bangkok", (moment, th, en) => {
	expect(formatTimestamp(moment, "th").replace("\u00a0", " ")).toBe(th);
	expect(formatTimestamp(moment, "en-US").replace("\u00a0", " ")).toBe(en);
});
