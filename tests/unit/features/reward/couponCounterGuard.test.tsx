// The question before a coupon's use starts its clock; it fits the place of use, and its answer never reaches another coupon (2 §4).
import { i18n } from "@lingui/core";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { rewardType } from "../../../../src/contract/claimed";
import type { HistoryItem } from "../../../../src/contract/history";
import { CouponCounterGuard } from "../../../../src/features/reward/use/CouponCounterGuard";
import { atomStore } from "../../../../src/platform/atomStore";
import { isUpdateLockedHere } from "../../../../src/platform/pwa/updateLock";
import {
	type ClaimEntry,
	journalAtom,
	readEntries,
	saveIntent,
	updateEntry,
} from "../../../../src/platform/storage/claimJournal";
import { privilegeKeys } from "../../../../src/queries/privilegeKeys";
import { openPrivilege } from "../../domain/claim/privilegeSample";
import { draw, newCache, press, until, wipe } from "../../support/drawn";
import { item } from "../../sync/prefetchCodesWorld";
import { dialog, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);

beforeEach(() => {
	freshPhone();
	phone.setNetwork(true);
	atomStore.set(journalAtom, []);
});
afterEach(() => {
	wipe();
	vi.restoreAllMocks();
});

const onClose = vi.fn();
const unsaved: ReadonlySet<string> = new Set();
const guard = (coupon: HistoryItem | null) =>
	draw(<CouponCounterGuard item={coupon} saved={unsaved} onClose={onClose} />);
const one = item("ONE", { reserve_timeout: 15, reward_name: "Latte" });
const other = item("OTHER", { reserve_timeout: 10, reward_name: "Mocha" });
const start = "My turn, start the clock";

test.each([
	["at once", false],
	["after the first was closed", true],
])(
	"a press on the first coupon's question starts no clock if the question opens for another coupon %s",
	async (_when, isClosed) => {
		const [copy] = phone.databases;
		if (!copy) throw new Error("The phone has two copies");
		const get = copy.get.bind(copy);
		let found: () => void = () => undefined;
		const looked = vi.spyOn(copy, "get").mockImplementation(async (key) => {
			await new Promise<void>((done) => (found = done));
			return get(key);
		});
		const page = await guard(one);
		await press(page, start);
		await until(() => looked.mock.calls.length === 1);
		if (isClosed) await guard(null);
		await guard(other);
		found();
		await act(() => new Promise<void>((done) => void setTimeout(done, 20)));
		expect(dialog()).toBeNull();
		expect(page.textContent).toContain("Mocha");
		looked.mockRestore();
		await press(page, start);
		await until(() => dialog() !== null);
		expect(dialog()).toMatchObject({
			...{ transactionId: "OTHER", start: true, minutes: 10 },
		});
	},
);

test("the open question blocks updates, and without a network it calls the code safe (O08)", async () => {
	phone.setNetwork(false);
	const page = await guard(one);
	expect(isUpdateLockedHere()).toBe(true);
	expect(page.textContent).toContain("No internet: your code is safe");
	await guard(null);
	expect(isUpdateLockedHere()).toBe(false);
});

describe.each([
	["a counter code", rewardType.couponCode, true],
	["an online code", rewardType.onlineCode, false],
	["a URL code", rewardType.urlCode, false],
])("the question before %s", (_what, reward_type, asksForCounter) => {
	const ofShop = /counter|queue|turn|staff|scan|เคาน์เตอร์|คิว|พนักงาน|สแกน/i;

	test.each([
		["en-US", 15],
		["en-US", 0],
		["th", 15],
		["th", 0],
	])(
		`names counter, queue or staff: ${asksForCounter} (%s, %i minutes)`,
		async (locale, reserve_timeout) => {
			const { messages } = await import("../../../../src/locales/th.po");
			if (locale === "th") i18n.load({ th: messages });
			await act(async () => i18n.activate(locale));
			const page = await guard(item("X", { reward_type, reserve_timeout }));
			const shown = page.textContent ?? "";
			const title = page.querySelector("h2")?.textContent ?? "";
			const hasStore = page.querySelector(".lucide-store") !== null;
			await act(async () => i18n.activate("en-US"));
			expect(/[ก-๎]/.test(title)).toBe(locale === "th");
			expect(ofShop.test(shown)).toBe(asksForCounter);
			expect(hasStore).toBe(asksForCounter);
		},
	);
});

test.each([
	[15, "Start the clock"],
	[0, "Show the code"],
])(
	"an online code of %i minutes is opened by %j",
	async (reserve_timeout, label) => {
		const { onlineCode: reward_type } = rewardType;
		const page = await guard(item("ONE", { reward_type, reserve_timeout }));
		expect(page.querySelector("h2")?.textContent).toBe("Use this code now?");
		await press(page, label);
		await until(() => dialog() !== null);
		expect(dialog()).toMatchObject({ transactionId: "ONE", start: true });
	},
);

test.each([
	["My turn, start the clock", true],
	["Keep for later", false],
])("%j closes the question; it opens the code: %s", async (label, isOpened) => {
	const page = await guard(one);
	await press(page, label);
	await until(() => onClose.mock.calls.length > 0);
	expect(dialog() !== null).toBe(isOpened);
});

test("Escape closes the question and opens no code; the coupon stays visible until the question has closed", async () => {
	const page = await guard(one);
	const sheet = page.querySelector("dialog");
	await act(async () => sheet?.dispatchEvent(new Event("cancel")));
	expect(onClose).toHaveBeenCalledOnce();
	expect(dialog()).toBeNull();
	let leaving = "";
	sheet?.addEventListener("close", () => {
		if (sheet.dataset.closing) leaving = sheet.textContent ?? "";
	});
	await guard(null);
	expect(leaving).toContain("Latte");
	expect(page.querySelector("dialog")).toBeNull();
});

test("a coupon without a name is called a coupon", async () => {
	const page = await guard(item("NAMELESS", { reward_name: "" }));
	const texts = [...page.querySelectorAll("p")].map((it) => it.textContent);
	expect(texts).toContain("Coupon");
});

describe("a host whose history does not say how long the clock runs", () => {
	const unsaid = item("ONE", { privilege_ref: "PV_1001" });
	const clockText = "The clock starts at once";

	/** The claim of a coupon on this phone, of a privilege with 15 minutes. */
	async function claimed(transaction_id: string): Promise<ClaimEntry> {
		const entry = await saveIntent({
			...{ sub: "customer-1", reference: "PV_1001", isUsed: false },
			...{ card: unsaid, reserve_timeout: 15 },
		});
		return updateEntry(entry, { state: "settled", transaction_id });
	}
	const cacheWith = (reserve_timeout: number, reference = "1001") => {
		const client = newCache();
		const key = privilegeKeys.detail(reference);
		client.setQueryData(key, { ...openPrivilege, reserve_timeout });
		return client;
	};
	const ask = (client = newCache(), saved = unsaved) =>
		draw(
			<CouponCounterGuard item={unsaid} saved={saved} onClose={onClose} />,
			client,
		);

	// The bug: the question did not say that a clock starts, and could be answered offline.
	test("gets the minutes from the claim of this phone", async () => {
		await claimed("ONE");
		const page = await ask();
		expect(page.textContent).toContain(clockText);
		await press(page, start);
		await until(() => dialog() !== null);
		expect(dialog()).toMatchObject({ transactionId: "ONE", minutes: 15 });
		phone.setNetwork(false);
		expect((await ask()).textContent).toContain("No internet");
	});

	// The bug: a code that was saved on the phone could not be shown without a network.
	test("needs no minutes for a saved code: it opens without a network", async () => {
		await claimed("ONE");
		phone.setNetwork(false);
		const page = await ask(newCache(), new Set(["ONE"]));
		expect(page.textContent).not.toContain("No internet");
		await press(page, "My turn, show the code");
		await until(() => dialog() !== null);
		expect(dialog()).toMatchObject({ transactionId: "ONE", minutes: 0 });
	});

	test("gets the minutes from the claim once the journal is read", async () => {
		await claimed("ONE");
		atomStore.set(journalAtom, []);
		const page = await ask();
		expect(page.textContent).not.toContain(clockText);
		await act(async () => void (await readEntries("customer-1")));
		expect(page.textContent).toContain(clockText);
	});

	test("gets the minutes from the loaded privilege, whichever of its names the item has", async () => {
		const page = await ask(cacheWith(15));
		expect(page.textContent).toContain(clockText);
	});

	test("gets no minutes from another coupon's claim or from another privilege", async () => {
		await claimed("OTHER");
		const client = newCache();
		client.setQueryData(privilegeKeys.detail("PV_2"), {
			...openPrivilege,
			...{ alt_reference: "PV_2", reference: "2", privilege_id: "2" },
			reserve_timeout: 15,
		});
		expect((await ask(client)).textContent).not.toContain(clockText);
	});

	test("is believed before the others if it sends the minutes", async () => {
		await claimed("ONE");
		const said = { ...unsaid, reserve_timeout: 20 };
		const page = await draw(
			<CouponCounterGuard item={said} saved={unsaved} onClose={onClose} />,
			cacheWith(10),
		);
		expect(page.textContent).toContain("20:00");
	});
});
