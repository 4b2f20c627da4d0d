// The line above the coupons: what is saved, what is being saved, and what went wrong (O02).
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { historyItem, rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { ReadyCodesNotice } from "../../../../src/features/reward/history/ReadyCodesNotice";
import { atomStore } from "../../../../src/platform/atomStore";
import {
	closeDialog,
	dialogAtom,
} from "../../../../src/platform/browser/dialogs";
import { setServerTime } from "../../../../src/platform/http/clock";
import { setSaveError } from "../../../../src/platform/storage/saveErrors";
import type { WalletCode } from "../../../../src/platform/storage/wallet";
import { draw, wipe } from "../../support/drawn";

const now = Date.parse("2026-11-21T05:00:00Z");
const coupon = (id: string, fields: object = {}) =>
	v.parse(historyItem, {
		ext_transaction_id: id,
		privilege_ref: "PV_1",
		reward_name_en: id,
		reward_type: 4,
		is_used_code_desc: "ใช้โค้ด",
		expiration_datetime: "2026-12-31T16:59:59Z",
		...fields,
	});
const atCounter = coupon("CLOCK", { reserve_timeout: 15 });
const notice = (items: ReturnType<typeof coupon>[]) =>
	draw(<ReadyCodesNotice items={items} saved={[]} />);
const savedCode: WalletCode = {
	...bareCard("PV_1"),
	...v.parse(rewardCode, { code: "A", privilegetype: 4, transaction_id: "A" }),
	...{ sub: "customer-1", saved_at: now },
};
const lineOf = async (items: ReturnType<typeof coupon>[]) =>
	(await notice(items)).querySelector("summary")?.textContent;
const open = (place: HTMLElement) =>
	act(async () => {
		const list = place.querySelector("details");
		if (list) list.open = true;
		list?.dispatchEvent(new Event("toggle"));
	});

beforeEach(() => {
	vi.useFakeTimers({ now });
	setServerTime(now);
});
afterEach(() => {
	wipe();
	vi.useRealTimers();
});

test("codes being saved are one line of progress; the closed list only has the code that waits for the counter", async () => {
	const place = await notice([coupon("A"), coupon("B"), atCounter]);
	expect(place.querySelector("p")?.textContent).toBe(
		"Saving 2 codes on this phone",
	);
	expect(place.textContent).toContain("Once saved, they open without internet");
	expect(place.querySelector("details")?.open).toBe(false);
	expect(place.querySelector("summary")?.textContent).toBe(
		"1 more needs internet at the shop",
	);
	await open(place);
	const listed = [...place.querySelectorAll("li")].map((it) => it.textContent);
	expect(listed).toEqual([expect.stringContaining("CLOCK")]);
});

test("while all codes are being saved there is no list; a code that waits for the counter has a list and no other line", async () => {
	expect(await lineOf([coupon("A")])).toBeUndefined();
	wipe();
	const place = await notice([atCounter]);
	expect(place.querySelector("p")).toBeNull();
	expect(place.querySelector("summary")?.textContent).toBe(
		"1 code needs internet at the shop",
	);
});

// The bug: the line did not count the code that waits for the counter, which its list and its card have.
test("a code that does not fit is counted as missing with the one that waits for the counter, not as being saved", async () => {
	setSaveError("A", "storageFull");
	const place = await notice([coupon("A"), coupon("B"), atCounter]);
	expect(place.querySelector("summary")?.textContent).toBe(
		"2 codes are not on this phone yet",
	);
	await open(place);
	expect(place.querySelectorAll("li")).toHaveLength(2);
});

test("a single code is counted in the singular", async () => {
	const saving = await notice([coupon("LONE")]);
	expect(saving.textContent).toContain("Once saved, it opens without internet");
	wipe();
	const ready = await draw(<ReadyCodesNotice items={[]} saved={[savedCode]} />);
	expect(ready.textContent).toContain(
		"Saved on this phone, opens without internet",
	);
});

// The bug: a browser that blocks all storage was said to have no space.
test("a code that could not be stored says what helps on a full phone, and what helps if the browser blocks storage", async () => {
	setSaveError("A", "storageFull");
	const place = await notice([coupon("A")]);
	await open(place);
	expect(place.querySelector("li")?.textContent).toBe(
		"ACould not be saved: free up some space, or allow Galaxy Gift to save data in this browser’s settings",
	);
});

test("a closed list shows no names; an open list of thousands shows the first twenty and the number of the others", async () => {
	const many = Array.from({ length: 2000 }, (_, at) =>
		coupon(`CLOCK ${at}`, { reserve_timeout: 15 }),
	);
	const place = await notice(many);
	expect(place.querySelectorAll("li")).toHaveLength(0);
	await open(place);
	const listed = [...place.querySelectorAll("li")].map((it) => it.textContent);
	expect(listed).toHaveLength(21);
	expect(listed[0]).toContain("CLOCK 0");
	expect(listed.at(-1)).toBe("and 1,980 more codes");
});

test("the title of a missing code breaks between phrases", async () => {
	const reward_name = "ข้าวไข่เจียวปู ทุกวันพุธ";
	const place = await notice([
		coupon("CLOCK", { reserve_timeout: 15, reward_name, reward_name_en: "" }),
	]);
	await open(place);
	const phrases = [...place.querySelectorAll("li .clamp-2 span span")];
	expect(phrases.map((it) => it.textContent)).toEqual(["ข้าวไข่เจียวปู", "ทุกวันพุธ"]);
});

test("a code without a name is listed as a coupon, as its card is", async () => {
	const place = await notice([
		coupon("CLOCK", { reserve_timeout: 15, reward_name_en: "" }),
	]);
	await open(place);
	expect(place.querySelector("li .clamp-2")?.textContent).toBe("Coupon");
});

const iPhone =
	"Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

test.each([
	[true, undefined],
	[false, { name: "install", card: "shareBelow" }],
	[null, undefined],
])(
	"codes that the phone may delete (kept for good: %s) link to the installation",
	async (persisted, opened) => {
		const agent = vi
			.spyOn(navigator, "userAgent", "get")
			.mockReturnValue(iPhone);
		const storage = { persisted: async () => persisted };
		Object.assign(navigator, { storage });
		const place = await draw(
			<ReadyCodesNotice items={[]} saved={[savedCode]} />,
		);
		expect(place.textContent).toContain("1 code ready for the shop");
		const way = place.querySelector("button");
		expect(way?.textContent).toBe(opened && "Add to home screen");
		await act(async () => way?.click());
		expect(atomStore.get(dialogAtom) ?? undefined).toEqual(opened);
		closeDialog();
		agent.mockRestore();
		Reflect.deleteProperty(navigator, "storage");
	},
);

test("without a saved code nothing can be deleted, so there is no link to the installation", async () => {
	vi.spyOn(navigator, "userAgent", "get").mockReturnValue(iPhone);
	Object.assign(navigator, { storage: { persisted: async () => false } });
	const place = await notice([coupon("NEW")]);
	await act(async () => vi.advanceTimersByTimeAsync(0));
	expect(place.textContent).toContain("Saving 1 code on this phone");
	expect(place.querySelector("button")).toBeNull();
});
