// Proves that a prefetch round does not save a list that is older than a use, an undo or a started countdown on the phone (O03).
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bareCard } from "../../../src/domain/code/codeCard";
import { tokenOf } from "../support/token";
import {
	codeOf,
	historyHas,
	item,
	newPhone,
	roundOf,
	start,
	started,
} from "./prefetchCodesWorld";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const { api } = phone;

const sub = "customer-1";
const listKey = ["history", "list", "canuse", ""];
let app: Awaited<ReturnType<typeof started>>;
let client: QueryClient;

beforeEach(async () => {
	newPhone();
	app = await started();
	client = new QueryClient();
});
afterEach(() => {
	vi.useRealTimers();
});

const pendingUse = (transaction_id: string) => ({
	sub,
	transaction_id,
	at: start,
	card: bareCard("PV_1"),
});

/** One round; `act` runs while its last code is fetched, after all pages were read. */
async function roundWith(act: () => unknown) {
	const items = [item("A"), item("CLOCK", { reserve_timeout: 15 })];
	historyHas([...items, item("LAST")]);
	api("CouponCodeDetail", async ({ CPC_Transaction_Id: id }) => {
		if (id === "LAST") await act();
		return codeOf(id);
	});
	await roundOf(app, client);
}

const listed = () =>
	client
		.getQueryData<{ pages: { items: ReturnType<typeof item>[] }[] }>(listKey)
		?.pages.flatMap(({ items }) => items) ?? [];
const listedIds = () => listed().map((it) => it.ext_transaction_id);

/** The coupons without a saved code, as home and the app icon read them. */
async function unsavedIds() {
	const { unsavedCoupons } = await import(
		"../../../src/platform/storage/unsavedCoupons"
	);
	const unsaved = unsavedCoupons(sub, await app.listCodes(sub));
	return unsaved.map(({ transaction_id }) => transaction_id);
}

test("a coupon that was used during the round is not listed as usable again", async () => {
	// The bug: the round saved its list from before the use, so an offline restart offered the coupon again.
	const { showCodeState } = await import("../../../src/sync/showCodeState");
	client.setQueryData(
		listKey,
		{ pages: [{ items: [item("A")], totalpages: 1 }], pageParams: [1] },
		{ updatedAt: start - 1000 },
	);
	await roundWith(async () => {
		await app.queueUse(pendingUse("A"));
		showCodeState(client, "A", "used");
	});
	expect(listedIds()).toEqual(["CLOCK", "LAST"]);
	expect(client.getQueryData(["history", "count"])).toBe(2);
});

test("a coupon whose use the server has already accepted is not listed again, also without a saved code", async () => {
	// The bug: the round listed such a coupon again; one without a saved code was also counted on home and the app icon.
	const { dequeueUse } = await import(
		"../../../src/platform/outbox/couponUseQueue"
	);
	await roundWith(async () => {
		for (const use of [pendingUse("A"), pendingUse("CLOCK")]) {
			await app.queueUse(use);
			await dequeueUse(use);
		}
	});
	expect(listedIds()).toEqual(["LAST"]);
	expect(client.getQueryData(["history", "count"])).toBe(1);
	expect(await unsavedIds()).toEqual([]);
});

test.each([
	["confirmed", true],
	["sent", false],
])(
	"a coupon whose use another tab has %s is not listed again",
	async (_name, isPending) => {
		// The bug: the round listed a coupon again whose use this tab knew only from the phone's storage.
		historyHas([item("A")]);
		await roundOf(app);
		const other = await started();
		other.adoptToken(tokenOf(sub));
		await roundWith(async () => {
			if (isPending) await other.queueUse(pendingUse("A"));
			else await other.markCodeOver(sub, "A", "used");
		});
		expect(listedIds()).toEqual(["CLOCK", "LAST"]);
	},
);

test("a coupon whose use can still be undone stays listed, since every list hides it meanwhile", async () => {
	const { undoableUseAtom } = await import(
		"../../../src/platform/outbox/undoableUse"
	);
	const { atomStore } = await import("../../../src/platform/atomStore");
	await roundWith(async () => {
		const use = pendingUse("A");
		await app.queueUse(use);
		atomStore.set(undoableUseAtom, {
			use,
			until: start + 60_000,
			endsAt: null,
		});
	});
	atomStore.set(undoableUseAtom, null);
	expect(listedIds()).toEqual(["A", "CLOCK", "LAST"]);
});

test("a countdown that was started during the round stays in the list", async () => {
	// The bug: the list from before the start showed the code as unopened, without its countdown.
	const countdown_time = "2026-11-21T05:15:00Z";
	const save = (id: string) =>
		app.saveCode({
			...bareCard("PV_1"),
			...codeOf(id, { countdown_time }),
			sub,
			saved_at: Date.now(),
		});
	// This countdown started before the round, so the host's history decides.
	await save("A");
	await roundWith(() => save("CLOCK"));
	expect(listed()[1]).toMatchObject({
		ext_transaction_id: "CLOCK",
		is_used_code: true,
		is_used_code_desc: "ดูโค้ด",
		countdown_datetime: countdown_time,
	});
	expect(listed()[0]?.countdown_datetime).toBeNull();
});

test.each([
	["renews its card", { proven: true }],
	["adds its symbol", {}],
])(
	"a newer code that another tab saves while a round %s is kept",
	async (_, fields) => {
		const wallet = await import("../../../src/platform/storage/wallet");
		const { withLock } = await import("../../../src/platform/browser/locks");
		const older = {
			...bareCard("PV_1"),
			...codeOf("A", { code: "OLDER" }),
			...fields,
			sub,
			saved_at: start,
		};
		await app.saveCode(older);
		// Another tab holds the code's lock until it has written.
		let write = () => {};
		const written = withLock(`code/${sub}/A`, async () => {
			await new Promise<void>((resolve) => {
				write = resolve;
			});
			await wallet.writeCode({ ...older, code: "NEWER" });
		});
		historyHas([item("A")]);
		api("CouponCodeDetail", () => codeOf("A", { code: "NEWER" }));
		setTimeout(() => write(), 50);
		await roundOf(app);
		await written;
		const [saved] = await app.listCodes(sub);
		expect(saved?.code).toBe("NEWER");
	},
);

test("a customer who signs in during the last page's load gets none of the former one's coupons (O05)", async () => {
	api("Redeem", () => {
		app.adoptToken(tokenOf("customer-2"));
		return { items: [item("CLOCK", { reserve_timeout: 15 })], totalpages: 1 };
	});
	await roundOf(app, client);
	expect(listed()).toEqual([]);
	expect(await unsavedIds()).toEqual([]);
});

// The bug: a round waited while a code was shown, so the app did not notice its use elsewhere.
test("while a code is shown, a round still marks codes that were used elsewhere", async () => {
	historyHas([item("A")]);
	await roundOf(app, client);
	const { lockUpdates } = await import("../../../src/platform/pwa/updateLock");
	const close = lockUpdates();
	await vi.advanceTimersByTimeAsync(1000);
	historyHas([item("B")], [item("C")]);
	const ended = vi.fn();
	void app.prefetchCodes(client).then(ended);
	for (let gone = 0; gone < 200 && ended.mock.calls.length === 0; gone++)
		await vi.advanceTimersByTimeAsync(100);
	close();
	expect(await app.over()).toEqual({ A: "used" });
	expect(ended).toHaveBeenCalled();
});

test("a code that is claimed while the list of coupons is on its way is not called used", async () => {
	api("Redeem", async () => {
		await new Promise((tick) => setTimeout(tick, 5000));
		await app.saveCode({
			...codeOf("NEW"),
			...bareCard("PV_1"),
			...{ transaction_id: "NEW", sub, saved_at: Date.now() },
		});
		await new Promise((tick) => setTimeout(tick, 10_000));
		return { items: [item("A")], totalpages: 1 };
	});
	await roundOf(app, client);
	expect((await app.listCodes(sub)).map((code) => code.over)).toEqual([
		undefined,
		undefined,
	]);
});
