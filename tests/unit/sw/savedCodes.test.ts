// Proves that the plain page shows every readable code, whatever else the copies contain (O01). @vitest-environment node
import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import {
	makeRecord,
	mirrorAddress,
	mirrorCacheName,
} from "../../../src/domain/app/storedRecord";
import { codesFile } from "../../../src/features/profile/codesFile";
import { plainPage } from "../../../src/sw/plainPage";
import { savedCodes } from "../../../src/sw/savedCodes";
import { fakeCaches } from "../support/fakeCaches";

afterEach(() => vi.unstubAllGlobals());

/** The plain page for a mirror with these records, saved from this time (ms) on, and these other entries. */
async function pageOver(
	records: unknown[],
	others: string[] = [],
	savedAt = 0,
) {
	const mirror = fakeCaches();
	const place = (name: string, entry: string) =>
		mirror.place(
			mirrorCacheName("code/"),
			mirrorAddress(`code/me/${name}`),
			entry,
		);
	for (const [at, value] of records.entries()) {
		const key = `code/me/T${at}`;
		const record = makeRecord(key, JSON.stringify(value), savedAt + at);
		place(`T${at}`, JSON.stringify([key, record]));
	}
	for (const [at, entry] of others.entries()) place(`other ${at}`, entry);
	vi.stubGlobal("caches", mirror.storage);
	return (
		await plainPage({ codes: await savedCodes(), reason: "requested" })
	).text();
}

test("an invalid entry of the mirror hides no other code", async () => {
	const others = ["null", "7", "{}", "[]", "[null]", '["code/me/T9"]', "<"];
	expect(await pageOver([{ code: "SHOP1" }], others)).toContain("SHOP1");
});

// The bug: a database without the table delayed the plain page by 3 s, and a broken one stayed open.
test.each([
	[
		"has no table",
		() => {
			throw new DOMException("No such table", "NotFoundError");
		},
	],
	[
		"breaks off the reading",
		() => {
			const transaction = { error: new DOMException("Broken"), onabort() {} };
			const objectStore = () => ({
				...{ transaction, getAllKeys: () => ({}), getAll: () => ({}) },
			});
			queueMicrotask(() => transaction.onabort());
			return { objectStore };
		},
	],
])(
	"a database that %s is closed, and the mirror's codes are shown at once",
	async (_, transaction) => {
		const close = vi.fn();
		const opening = { result: { close, transaction }, onsuccess() {} };
		vi.stubGlobal("indexedDB", {
			open: () => {
				queueMicrotask(() => opening.onsuccess());
				return opening;
			},
		});
		const begun = performance.now();
		expect(await pageOver([{ code: "SHOP1" }])).toContain("SHOP1");
		expect(performance.now() - begun).toBeLessThan(1000);
		expect(close).toHaveBeenCalledTimes(1);
	},
);

test("a code with names in one language has a line in that language only", async () => {
	const english = { code: "SHOP1", reward_name_en: "Iced latte" };
	const html = await pageOver([
		english,
		{ code: "SHOP2", reward_name: "ลาเต้" },
	]);
	expect(html).toContain('<li><p lang="en">Iced latte</p>');
	expect(html).toContain("<li><p>ลาเต้</p>");
	expect(html).not.toContain("<p></p>");
});

test("only the field is left out whose shape this release does not know", async () => {
	const strange = [12, {}, [], null, true].map((value) => ({
		code: "SHOP1",
		link: value,
		reward_name: value,
		brand_name_en: value,
		expiration_datetime: value,
		bars: value,
	}));
	const html = await pageOver([...strange, { code: 12 }, null, "text", 7]);
	expect(html.match(/<li>/g)).toHaveLength(strange.length);
	expect(html.match(/SHOP1/g)).toHaveLength(strange.length);
	expect(html).not.toContain("[object");
});

test("a page for the saved codes says that there are none", async () => {
	const none = /ยังไม่มีโค้ดบันทึกในเครื่องนี้ .*No codes are saved on this phone\./;
	expect(await pageOver([])).toMatch(none);
	const ended = { code: "OLD", expiration_datetime: "2026-11-20T04:00:00Z" };
	const savedAt = Date.parse("2026-11-20T05:00:00Z");
	expect(await pageOver([ended], [], savedAt)).not.toMatch(none);
	const other = await plainPage({ codes: [], reason: "hostDown" });
	expect(await other.text()).not.toMatch(none);
});

test("the code that was saved last comes first, and one without a time comes last", async () => {
	const html = await pageOver([
		{ code: "NONE", saved_at: "soon" },
		{ code: "OLD", saved_at: 1 },
		{ code: "NEW", saved_at: 2 },
	]);
	const found = html.match(/NONE|OLD|NEW/g);
	expect(found).toEqual(["NEW", "OLD", "NONE"]);
});

test("a code that ended before the phone last saved one is not called usable; the phone's clock ends no code", async () => {
	vi.useFakeTimers({ now: Date.parse("2036-01-01T00:00:00Z") });
	const savedAt = Date.parse("2026-11-20T05:00:00Z");
	const [early, late] = ["2026-11-20T04:00:00Z", "2026-11-20T06:00:00Z"];
	const codes = [
		{ code: "RUN-OUT", countdown_time: early, expiration_datetime: late },
		{ code: "INVALID", countdown_time: late, expiration_datetime: early },
		{ code: "VALID", countdown_time: late },
		{ code: "ENDLESS" },
	];
	const html = await pageOver(codes, [], savedAt);
	vi.useRealTimers();
	const [usable, ended] = html.split("may have expired");
	expect(usable).toContain("can be used in the shop");
	expect(usable?.match(/VALID|ENDLESS|RUN-OUT|INVALID/g)).toEqual([
		"VALID",
		"ENDLESS",
	]);
	expect(ended?.match(/RUN-OUT|INVALID/g)).toEqual(["RUN-OUT", "INVALID"]);
	const over = await pageOver(codes.slice(0, 2), [], savedAt);
	expect(over).not.toContain("can be used in the shop");
});

test("a code that an older release saved with padding shows no bars for the blanks", async () => {
	const bars = "111222";
	expect(await pageOver([{ code: "SHOP1", bars }])).toContain("<svg");
	const padded = await pageOver([{ code: "SHOP1   ", bars }]);
	// A translated code would be refused.
	expect(padded).toContain('<code translate="no">SHOP1</code>');
	expect(padded).not.toContain("<svg");
});

test("a link that an older release saved has no invisible character", async () => {
	const html = await pageOver([{ link: "https://shop.example/a\u200b  " }]);
	expect(html).toContain(">https://shop.example/a</code>");
});

test("a code ends with its countdown or its validity, whichever is earlier", async () => {
	const html = await pageOver([
		{
			code: "SHOP1",
			countdown_time: "2026-12-31T16:59:00Z",
			expiration_datetime: "2026-12-31T16:30:00Z",
		},
	]);
	expect(html).toContain("Valid until 31\u00a0Dec\u00a02026 at\u00a023:30");
});

test("times are written as in the app, in both languages", async () => {
	const html = await pageOver([
		{ code: "SHOP1", expiration_datetime: "2026-12-31T16:59:00Z" },
	]);
	expect(html).toContain(
		"ใช้ได้ถึง 31\u00a0ธ.ค.\u00a02569 เวลา\u00a023:59\u00a0น. ",
	);
	expect(html).toContain("Valid until 31\u00a0Dec\u00a02026 at\u00a023:59");
});

test("Safari turns no digits into a phone number, on this page, in the app and in the saved file", async () => {
	const about = { locale: "th", title: "", about: [], empty: "" } as const;
	for (const html of [
		await pageOver([{ code: "0812345678" }]),
		codesFile({ ...about, codes: [] }),
		readFileSync("index.html", "utf8"),
	])
		expect(html).toContain('name="format-detection" content="telephone=no"');
});
