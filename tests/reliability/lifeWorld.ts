// A phone and its network for trials in Node: the app's real platform, queries and sync code with a model server and a clock that can be set.
import { setImmediate } from "node:timers/promises";
import type { QueryClient } from "@tanstack/react-query";
import { vi } from "vitest";
import { bareCard } from "../../src/domain/code/codeCard";
import { tokenOf } from "../unit/support/token";
import { type Fate, modelServer } from "./modelServer";

const begin = Date.parse("2026-11-21T05:00:00Z");

/** The cached pictures, by cache and address. */
const pictures = new Map<string, Set<string>>();
export const keptPictures = () =>
	[...pictures.values()].flatMap((it) => [...it]);
export const keepPicture = (cache: string, address: string): void =>
	void pictures.set(cache, new Set([...(pictures.get(cache) ?? []), address]));

/** How much the phone's clock is ahead of the true time, in ms. */
let clockAheadMs = 0;
const trueNow = (): number => Date.now() - clockAheadMs;
/** Moves the phone's clock forward by this many ms, or back. */
export function setPhoneClock(by: number): void {
	clockAheadMs += by;
	vi.setSystemTime(Date.now() + by);
}

/** The network: offline, or online with a fate for each request and a delay in ms for each direction. */
export const network: {
	isOn: boolean;
	fate: (name: string) => Fate;
	ms: () => number;
} = {
	isOn: true,
	fate: () => "answered",
	ms: () => 20,
};
export function switchNetwork(isOn: boolean): void {
	network.isOn = isOn;
	dispatchEvent(new Event(isOn ? "online" : "offline"));
}

/** Resets the phone before a trial: no saved data, the right time, online, a new server; `mark` goes into the server's texts of a customer. */
export function newPhone(mark: (sub: string) => string = (sub) => sub) {
	vi.useFakeTimers({
		now: begin,
		toFake: [
			"setTimeout",
			"clearTimeout",
			"setInterval",
			"clearInterval",
			"Date",
			"performance",
		],
	});
	clockAheadMs = 0;
	localStorage.clear();
	sessionStorage.clear();
	pictures.clear();
	network.isOn = true;
	network.fate = () => "answered";
	network.ms = () => 20;
	const server = modelServer(trueNow, mark);
	Object(window).happyDOM.setURL("https://gift.example/");
	vi.spyOn(navigator, "onLine", "get").mockImplementation(() => network.isOn);
	vi.stubGlobal("caches", {
		delete: async (name: string) => pictures.delete(name),
		has: async (name: string) => pictures.has(name),
	});
	vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
		const lost = () => {
			throw new TypeError("Failed to fetch");
		};
		if (!network.isOn) lost();
		if (init.method === "HEAD") return new Response(null);
		const fate = network.fate(
			new URL(address).pathname.split("/").at(-1) ?? "",
		);
		await new Promise((go) => setTimeout(go, network.ms()));
		if (fate === "dropped" || !network.isOn) lost();
		const reply = server.answer(address, init);
		await new Promise((go) => setTimeout(go, network.ms()));
		if (fate === "replyLost" || !network.isOn) lost();
		return reply;
	});
	return server;
}

/** Advances the time in steps, so that work that waits for disks and signatures runs in between. */
export async function passing(ms: number, step = 250): Promise<void> {
	for (let passed = 0; passed < ms; passed += step) {
		await vi.advanceTimersByTimeAsync(Math.min(step, ms - passed));
		await setImmediate();
	}
}

/** Advances the time until the work ends, and returns its result; `undefined` if it throws or is not over after `ms`. */
export async function ends<Result>(
	work: Promise<Result>,
	ms = 120_000,
): Promise<Result | undefined> {
	let isOver = false;
	let result: Result | undefined;
	work.then(
		(value) => {
			isOver = true;
			result = value;
		},
		() => {
			isOver = true;
		},
	);
	await setImmediate();
	for (let passed = 0; passed < ms && !isOver; passed += 250)
		await passing(250);
	return result;
}

/** Starts the app: loads its modules anew on the same phone, with the customer who is signed in there. */
export async function startApp() {
	vi.resetModules();
	const [
		session,
		storage,
		wallet,
		saving,
		journal,
		favourites,
		reads,
		uses,
		events,
		drafts,
		delivery,
		oneTimeCode,
		searches,
		references,
		homeFlow,
		scans,
		forgetting,
		cache,
		queries,
		shared,
		store,
	] = await Promise.all([
		import("../../src/platform/session/session"),
		import("../../src/platform/storage/storage"),
		import("../../src/platform/storage/wallet"),
		import("../../src/platform/storage/saveCode"),
		import("../../src/platform/storage/claimJournal"),
		import("../../src/platform/outbox/favouriteQueue"),
		import("../../src/platform/outbox/readQueue"),
		import("../../src/platform/outbox/couponUseQueue"),
		import("../../src/platform/outbox/eventLog"),
		import("../../src/platform/storage/draft"),
		import("../../src/platform/storage/deliveryDraft"),
		import("../../src/platform/storage/oneTimeCode"),
		import("../../src/features/search/recentSearches"),
		import("../../src/platform/storage/saveReferenceList"),
		import("../../src/platform/session/homeFlow"),
		import("../../src/features/reward/counter/savedScanMode"),
		import("../../src/platform/session/clearOtherCustomers"),
		import("../../src/platform/query/restoreQueries"),
		import("../../src/platform/query/queryClient"),
		import("../../src/platform/session/syncSession"),
		import("../../src/platform/atomStore"),
	]);
	const [claims, codes, sending, using, ahead, waiting, notify, group] =
		await Promise.all([
			import("../../src/sync/claim"),
			import("../../src/sync/openCode"),
			import("../../src/sync/sendFavourite"),
			import("../../src/sync/couponUses"),
			import("../../src/sync/startPrefetch"),
			import("../../src/sync/resendFavourites"),
			import("../../src/queries/notify"),
			import("../../src/sync/groupFavouriteMutations"),
		]);
	const client: QueryClient = queries.queryClient;
	const stops: (() => void)[] = [];
	return {
		...{ session, storage, wallet, saving, journal, favourites, reads, uses },
		...{ events, drafts, delivery, searches, references, homeFlow, scans },
		...{ forgetting, cache, codes, using, ahead, notify, client, oneTimeCode },
		sub: () => session.currentSession()?.sub ?? null,
		/** Starts the app's background work like app/start, which also restores missing second copies of saved codes. */
		async runBeside(otherCustomer: () => void = () => undefined) {
			cache.restoreQueries();
			const sub = session.currentSession()?.sub;
			if (sub) await forgetting.clearOtherCustomersOnDisk(sub);
			stops.push(
				shared.syncSession(() => {
					forgetting.clearThisTab();
					otherCustomer();
				}),
				events.startEventLog(),
				waiting.startFavouriteResend(client),
				using.startUseResend(client, () => undefined),
				ahead.startPrefetch(client),
			);
			await reads.readQueue.sendAll();
		},
		claim: (reference: string, isUsed: boolean) =>
			claims.claimPrivilege(client, {
				sub: session.currentSession()?.sub ?? "",
				reference,
				isUsed,
				card: bareCard(reference),
			}),
		open: (transactionId: string, start: boolean) =>
			codes.openCode(client, { transactionId, start }),
		favourite: (reference: string, isFavourite: boolean) =>
			sending.toggleFavourite(client, { reference, isFavourite }),
		favouriteAll: (references: string[]) =>
			client
				.getMutationCache()
				.build(client, group.groupFavouriteMutations.setAll())
				.execute({ references, isFavourite: true }),
		read: (campaignId: string) =>
			client
				.getMutationCache()
				.build(client, notify.notifyMutations.read())
				.execute(campaignId),
		/** Signs a customer in in this tab, and clears the data of a former customer, as the app does. */
		async signIn(sub: string) {
			if (session.currentSession()?.sub !== sub)
				await forgetting.clearOtherCustomers(sub);
			session.adoptToken(tokenAt(sub));
			cache.restoreQueries();
		},
		/** Ends the process: nothing in it runs, listens or writes any more. */
		async stop() {
			for (const stop of stops) stop();
			store.atomStore.set(session.sessionAtom, null);
			cache.clearQueries();
			vi.clearAllTimers();
			for (let turns = 0; turns < 5; turns++) await setImmediate();
		},
	};
}
export type App = Awaited<ReturnType<typeof startApp>>;

/** A token of a customer that expires one hour after the true time. */
export const tokenAt = (sub: string): string =>
	tokenOf(sub, { exp: Math.floor(trueNow() / 1000) + 3600 });
