// With two tabs, or a start after a kill, sending or removing a favourite never discards a newer choice of the other (O04).
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { waitFor } from "../../support/waitFor";
import { tokenOf } from "../support/token";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/http/http", () => phone);
vi.mock("../../../src/platform/storage/databases", () => phone);
const { api, calls, forgetApi, setNetwork, wipeDisks } = phone;

const sub = "customer-1";
const added = { reference: "PV_1", wanted: true };
const removed = { reference: "PV_1", wanted: false };

/** A tab with its own modules and memory, and the phone's shared disks. */
async function openTab() {
	vi.resetModules();
	const { ApiFailure } = await import("../../../src/platform/http/apiFailure");
	const { adoptToken } = await import("../../../src/platform/session/session");
	const { favouriteQueue } = await import(
		"../../../src/platform/outbox/favouriteQueue"
	);
	const { toggleFavourite } = await import("../../../src/sync/sendFavourite");
	adoptToken(tokenOf(sub));
	const client = new QueryClient();
	return {
		queue: favouriteQueue,
		press: (isFavourite: boolean) =>
			toggleFavourite(client, { reference: "PV_1", isFavourite }),
		lose: () => {
			throw new ApiFailure({ reason: "network" });
		},
		refuse: () => {
			throw new ApiFailure({ reason: "status", status: 400 });
		},
	};
}
type Tab = Awaited<ReturnType<typeof openTab>>;
let tab: Tab;
let other: Tab;

beforeEach(async () => {
	localStorage.clear();
	wipeDisks();
	forgetApi();
	setNetwork(true);
	tab = await openTab();
	other = await openTab();
});

test("removing an item does not remove a newer one of another tab", async () => {
	await tab.queue.add(sub, [added]);
	await other.queue.add(sub, [removed]);
	await tab.queue.remove(sub, [added]);
	for (const { queue } of [other, tab, await openTab()])
		expect(await queue.pending(sub)).toMatchObject([removed]);
	await other.queue.remove(sub, [removed]);
	expect(await tab.queue.pending(sub)).toEqual([]);
});

test.each([
	["is taken", () => ({ is_added_favorite: true })],
	["is refused", () => tab.refuse()],
	["is lost", () => tab.lose()],
])(
	"another tab's newer choice wins while this tab's request %s",
	async (_what, reply) => {
		api("AddOrRemoveFavoritePrivilege", async () => {
			await other.queue.add(sub, [removed]);
			return reply();
		});
		await tab.press(true).catch(() => undefined);
		for (const { queue } of [other, await openTab()])
			expect(await queue.pending(sub)).toMatchObject([removed]);
	},
);

test("a choice is not sent after another tab has made a newer one", async () => {
	let letGo = () => {};
	const earlier = tab.queue.exclusively(
		() => new Promise<void>((done) => (letGo = done)),
	);
	const pressed = tab.press(true);
	await waitFor(async () =>
		expect(await other.queue.pending(sub)).toMatchObject([added]),
	);
	await other.queue.add(sub, [removed]);
	letGo();
	await Promise.all([earlier, pressed]);
	expect(calls).toEqual([]);
});

/** A host that toggles without returning the new state (2 §7 gives the call no reply). */
function silentHost() {
	let state = false;
	api("AddOrRemoveFavoritePrivilege", () => {
		state = !state;
	});
	api("AddOrRemoveAllFavoritePrivilege", ({ Is_Favorite }) => {
		state = Is_Favorite === true;
	});
	return () => state;
}

test("a choice that was undone before it was sent is not toggled", async () => {
	const isFavourite = silentHost();
	let letGo = () => {};
	const earlier = tab.queue.exclusively(
		() => new Promise<void>((done) => (letGo = done)),
	);
	const presses = [tab.press(true), tab.press(false)];
	await waitFor(async () =>
		expect(await other.queue.pending(sub)).toMatchObject([removed]),
	);
	letGo();
	await Promise.all([earlier, ...presses]);
	expect(isFavourite()).toBe(false);
	expect(await tab.queue.pending(sub)).toEqual([]);
});

test("a choice that another tab had not sent yet is not toggled either", async () => {
	const isFavourite = silentHost();
	await other.queue.add(sub, [added]);
	await tab.press(false);
	expect(isFavourite()).toBe(false);
	expect(await other.queue.pending(sub)).toEqual([]);
});

test("after a kill during a request the newest choice is sent again after its window", async () => {
	api("AddOrRemoveFavoritePrivilege", () => new Promise(() => undefined));
	void tab.press(true);
	await waitFor(() => expect(calls).not.toEqual([]));
	// The next start has an empty cache and a free lock.
	const next = await openTab();
	api("AddOrRemoveAllFavoritePrivilege", () => ({}));
	await next.press(false);
	expect(calls.at(-1)?.request).toMatchObject({ Is_Favorite: false });
	expect(await next.queue.pending(sub)).toMatchObject([
		{ ...removed, confirmed: true },
	]);
});

// The bug: a page that was frozen between its two requests inverted the state that another tab had sent meanwhile.
test("a choice is not inverted if another tab sends it between the two requests", async () => {
	let state = true;
	let isFirst = true;
	api("AddOrRemoveFavoritePrivilege", () => {
		state = !state;
		const reply = { is_added_favorite: state };
		if (isFirst) state = true;
		isFirst = false;
		return reply;
	});
	api("AddOrRemoveAllFavoritePrivilege", ({ Is_Favorite }) => {
		state = Is_Favorite === true;
	});
	await tab.press(true);
	expect(state).toBe(true);
});
