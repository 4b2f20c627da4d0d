// When codes are prefetched: after the start, a claim, a change of the history, a visit or a sign-in, when the network is back, and after an interrupted round.
import type { QueryClient } from "@tanstack/react-query";
import { atomStore } from "../platform/atomStore";
import { combineStops, onVisibility } from "../platform/browser/listen";
import { onNetworkChange } from "../platform/browser/online";
import { succeeds } from "../platform/browser/succeeds";
import { sessionAtom } from "../platform/session/session";
import { journalAtom } from "../platform/storage/claimJournal";
import { prefetchCodes } from "./prefetchCodes";
import { prefetchLists } from "./prefetchLists";
import { isHidden } from "./prefetchPace";

/** The delay after a start or a change of the history, in ms: the screen's requests go first. */
const startDelayMs = 3000;
/** The delay after an interrupted round, in ms: doubled after each further one, up to the longest. */
const firstRetryMs = 15_000;
const longestRetryMs = 300_000;
/** A visit starts a round only where the last one is older than this, in ms: each round reads the whole history. */
const visitIntervalMs = 300_000;

const settledClaims = () =>
	atomStore.get(journalAtom).filter(({ state }) => state === "settled").length;

/** Runs the work after each claim that settles, by its reply or by reconciliation. */
function onClaimSettled(work: () => void): () => void {
	let settledBefore = settledClaims();
	return atomStore.sub(journalAtom, () => {
		const before = settledBefore;
		settledBefore = settledClaims();
		if (settledBefore > before) work();
	});
}

/** Runs the work after each load of the list of usable coupons. */
const onUsableListLoaded = (client: QueryClient, work: () => void) =>
	client.getQueryCache().subscribe((event) => {
		if (event.type !== "updated" || event.action.type !== "success") return;
		// Manual changes come from a round itself.
		if (event.action.manual) return;
		const [area, kind, state] = event.query.queryKey;
		if (area === "history" && kind === "list" && state === "canuse") work();
	});

/** Starts prefetching. Returns a stop function. */
export function startPrefetch(client: QueryClient): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isRunning = false;
	let isRunDue = false;
	/** Start of the last round, phone time in ms; 0 where the next visit must start one, because the page was hidden. */
	let startedAt = 0;
	/** Interrupted rounds in a row. */
	let interruptions = 0;
	/** Prefetches the codes, then the lists; false where another round soon makes sense. */
	async function runRound() {
		let isHistoryRead = false;
		const areCodesDone = await prefetchCodes(client, () => {
			isHistoryRead = true;
		});
		const areListsDone =
			!isHistoryRead || (await succeeds(prefetchLists(client)));
		return areCodesDone && areListsDone;
	}
	async function run() {
		if (isRunning) {
			isRunDue = true;
			return;
		}
		if (isHidden()) {
			startedAt = 0;
			return;
		}
		isRunning = true;
		startedAt = Date.now();
		const isDone = await runRound();
		isRunning = false;
		if (!isDone && isHidden()) startedAt = 0;
		interruptions = isDone || isHidden() ? 0 : interruptions + 1;
		if (isRunDue) schedule();
		else if (interruptions > 0)
			schedule(
				Math.min(firstRetryMs * 2 ** (interruptions - 1), longestRetryMs),
			);
		isRunDue = false;
	}
	function schedule(after = startDelayMs) {
		clearTimeout(timer);
		timer = setTimeout(() => void run(), after);
	}
	// A visit looks for codes that were claimed on another phone or lost on this one.
	const onVisit = () => {
		if (Math.abs(Date.now() - startedAt) > visitIntervalMs) schedule();
	};
	const stop = combineStops(
		onNetworkChange((online) => {
			if (online) schedule();
		}),
		onUsableListLoaded(client, schedule),
		onClaimSettled(schedule),
		atomStore.sub(sessionAtom, () => schedule()),
		onVisibility("visible", onVisit),
		() => clearTimeout(timer),
	);
	schedule();
	return stop;
}
