// How names, membership dates, birth dates, score dates and sizes are written; and the game's address.
import { expect, test } from "vitest";
import { gameAddress } from "../../../../src/domain/game/gameAddress";
import { scoreDate } from "../../../../src/domain/game/scoreDate";
import { addressedName } from "../../../../src/domain/member/addressedName";
import {
	formatBirthDate,
	formatValidity,
} from "../../../../src/domain/member/validity";
import { formatSize } from "../../../../src/features/profile/formatSize";

const plain = (text: string) =>
	text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");

test.each([
	["2025-12-31T17:00:00Z", "2026-12-31T16:59:59Z", "1 ม.ค. – 31 ธ.ค. 2569"],
	[
		"2026-03-01T05:00:00Z",
		"2027-02-28T05:00:00Z",
		"1 มี.ค. 2569 – 28 ก.พ. 2570",
	],
	[null, "2026-12-31T05:00:00Z", "– 31 ธ.ค. 2569"],
	["2026-12-31T05:00:00Z", null, ""],
	[null, null, ""],
	["2027-01-01T05:00:00Z", "2026-01-01T05:00:00Z", "– 1 ม.ค. 2569"],
])("a membership from %s to %s is written %s", (start, end, shown) => {
	expect(plain(formatValidity(start, end, "th"))).toBe(shown);
});

test("a membership is written in the Gregorian calendar in English", () => {
	const [start, end] = ["2025-12-31T17:00:00Z", "2026-12-31T16:59:59Z"];
	expect(plain(formatValidity(start, end, "en-US"))).toBe(
		"1 Jan – 31 Dec 2026",
	);
});

test.each([
	["19920814", "14 ส.ค. 2535"],
	["20000229", "29 ก.พ. 2543"],
	["", ""],
	["1992-08-14", "14 ส.ค. 2535"],
	["1992-08-14T00:00:00", "14 ส.ค. 2535"],
	["14/08/1992", ""],
	["119920814", ""],
	["199208141", ""],
])("the birth date %s is written %s", (date, shown) => {
	expect(plain(formatBirthDate(date, "th"))).toBe(shown);
});

test.each([
	["พิมพ์ชนก", "th", "คุณพิมพ์ชนก"],
	["Malee", "th", "คุณ Malee"],
	["พิมพ์ชนก", "en-US", "พิมพ์ชนก"],
	["Malee", "en-US", "Malee"],
] as const)("%s is addressed in %s as %s", (name, locale, shown) => {
	expect(plain(addressedName(name, locale))).toBe(shown);
});

test.each([
	["2026-11-21T11:05:00Z", "th", "21 พ.ย. 2569 เวลา 18:05 น."],
	["2026-11-21T11:05:00.000Z", "en-US", "21 Nov 2026 at 18:05"],
	["21/11/26 18:05", "th", "21/11/26 18:05"],
	["2026-99-99T00:00", "th", "2026-99-99T00:00"],
	["", "th", ""],
] as const)("the label %s in %s is written %s", (label, locale, shown) => {
	expect(plain(scoreDate(label, locale))).toBe(shown);
});

test.each([
	[0, "0 KB"],
	[1, "1 KB"],
	[348_160, "340 KB"],
	[1_048_575, "1.0 MB"],
	[1_468_006, "1.4 MB"],
	[-5, "0 KB"],
])("%d bytes are written %s", (bytes, shown) => {
	expect(plain(formatSize(bytes))).toBe(shown);
});

test.each([
	["https://game.example/space", "abc", "https://game.example/space?token=abc"],
	[
		"https://game.example/?a=1&token=old",
		"x&y",
		"https://game.example/?a=1&token=x%26y",
	],
	["", "abc", null],
	["https://game.example/", "", null],
	["http://game.example/", "abc", null],
	["javascript:alert(1)", "abc", null],
	["https://user@game.example/", "abc", null],
])(
	"the game at %s with the token %s has the address %s",
	(url, token, address) => {
		expect(gameAddress(url, token)).toBe(address);
	},
);
