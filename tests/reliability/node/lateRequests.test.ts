// Counts how often a late request of a claim makes two claims, is reported as not made while the claim exists, or is lost: the app's real journal and claim code on an unreliable network, on a clock that the trial advances.
import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { bareCard } from "../../../src/domain/code/codeCard";
import type { ClaimEntry } from "../../../src/platform/storage/claimJournal";
import { tokenOf } from "../../unit/support/token";
import { reportTrials, seededRandom, trials } from "../trials";
import { lateWorld, minute } from "./lateWorld";

const phone = await vi.hoisted(() => import("../../unit/support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock(
	"../../../src/platform/http/signature",
	() => import("../../unit/sync/librarySignature"),
);
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const sub = "customer-1";
const start = Date.parse("2026-11-21T05:00:00Z");

/** Starts the app anew on the same phone, which resumes its open claims; calls `onEntry` for every change of a journal entry. */
async function startApp(onEntry: (entry: ClaimEntry) => void) {
	vi.resetModules();
	const { claimPrivilege, retryClaim } = await import(
		"../../../src/sync/claim"
	);
	const { readEntries, journalAtom } = await import(
		"../../../src/platform/storage/claimJournal"
	);
	const { adoptToken } = await import("../../../src/platform/session/session");
	const { closeDialog } = await import("../../../src/platform/browser/dialogs");
	const { atomStore } = await import("../../../src/platform/atomStore");
	const { startFinishingClaims } = await import(
		"../../../src/app/startFinishingClaims"
	);
	atomStore.sub(journalAtom, () => atomStore.get(journalAtom).forEach(onEntry));
	adoptToken(tokenOf(sub));
	startFinishingClaims();
	const client = new QueryClient();
	return { claimPrivilege, retryClaim, readEntries, closeDialog, client };
}
type App = Awaited<ReturnType<typeof startApp>>;

/** Runs one trial of an intent to claim; returns what went wrong, or null. */
async function trial(seed: number): Promise<string | null> {
	const random = seededRandom(seed);
	vi.useFakeTimers({ now: start + Math.floor(random() * 86_400_000) });
	localStorage.clear();
	phone.wipeDisks();
	phone.setNetwork(true);
	const tellsTime = random() < 0.85;
	const world = lateWorld(random, tellsTime);
	const log: string[] = [];
	const moment = () => Math.round((world.now() - began) / 1000);
	const began = world.now();
	const note = (what: string) => log.push(`${moment()} s ${what}`);
	const isPrize = random() < 0.3;
	const reference = "PV_1";
	let codes = 1;
	/** The results that the person saw: the number of requests sent by then, and whether the claim was reported as not made. */
	const ends: { left: number; isAbsent: boolean }[] = [];
	const seen = new Set<string>();

	/** Records a journal entry at the moment it changes. */
	function onEntry({ id, state, request, windowFrom }: ClaimEntry) {
		if (state === "intended" || state === "sent") return;
		const name = `${id} ${state} ${windowFrom}`;
		if (seen.has(name)) return;
		seen.add(name);
		note(state);
		ends.push({ left: world.left.length, isAbsent: state === "absent" });
		if (request) log.push("BAD: a closed entry still has its request");
	}
	let app: App = await startApp(onEntry);
	const isOver = () => ends.length > 0;
	function press(isUsed: boolean) {
		note(`press ${isUsed ? "now" : "later"} ${codes}`);
		const delivery = isPrize
			? {
					MobileNo: "0812345678",
					OTP: `00000${codes}`,
					TransactionId: `O${codes}`,
				}
			: null;
		const intent = { sub, reference, isUsed, card: bareCard(reference) };
		const minutes = { reserve_timeout: 15, delivery };
		const request = { ...intent, ...minutes };
		app.claimPrivilege(app.client, request).catch(() => {});
	}

	press(random() < 0.5);
	for (let step = 0; step < 8 && !isOver(); step++) {
		await world.pass(world.between(500, 100_000));
		const entry = (await app.readEntries(sub)).at(-1);
		if (isOver()) break;
		const what = random();
		if (what < 0.35 && entry?.unconfirmedAt) {
			note("try again");
			app.retryClaim(app.client, entry).catch(() => {});
		} else if (what < 0.55) {
			if (isPrize && random() < 0.5) codes++;
			press(random() < 0.5);
		} else if (what < 0.75) {
			note("killed");
			world.kill();
			await world.pass(world.between(0, random() < 0.2 ? 500_000 : 20_000));
			app = await startApp(onEntry);
		} else if (what < 0.85 && tellsTime) {
			const jump = world.between(-1, 1) * (random() < 0.5 ? 12 : 180) * minute;
			note(`clock moved by ${Math.round(jump / 1000)} s`);
			vi.setSystemTime(Date.now() + jump);
		} else if (what < 0.92) {
			note("offline");
			phone.setNetwork(false);
			await world.pass(world.between(0, 60_000));
			phone.setNetwork(true);
		} else app.closeDialog();
	}
	world.calm();
	await world.pass(45 * minute);
	const all = await app.readEntries(sub);

	const bad = log.filter((line) => line.startsWith("BAD"));
	// All requests between two results belong to one intent, which may make at most one claim.
	const intent = (signature: string) =>
		ends.filter(({ left }) => left <= world.left.indexOf(signature)).length;
	const intents = world.claims.map(({ signature }) => intent(signature));
	if (new Set(intents).size < intents.length)
		bad.push("BAD: one intent made two claims");
	for (const { left, isAbsent } of ends)
		if (
			isAbsent &&
			world.claims.some((it) =>
				world.left.slice(0, left).includes(it.signature),
			)
		)
			bad.push("BAD: a claim was reported as not made, but it was made");
	for (const { id } of world.claims)
		if (!all.some((entry) => entry.transaction_id === id))
			bad.push(`BAD: ${id} is lost`);
	if (all.some(({ state }) => state === "sent" || state === "intended"))
		bad.push("BAD: the result of a claim is still unknown");
	world.kill();
	vi.unstubAllGlobals();
	return bad.length > 0
		? `seed ${seed}: ${bad.join(", ")} (${log.join(", ")})`
		: null;
}

test("late, doubled, lost and reordered requests of a claim", async ({
	task,
}) => {
	const tries = trials(200, 40);
	const bad: string[] = [];
	for (let seed = 1; seed <= tries; seed++) {
		const result = await trial(seed);
		if (result !== null) bad.push(result);
	}
	expect(tries).toBeGreaterThan(0);
	reportTrials(task, tries, bad);
});
