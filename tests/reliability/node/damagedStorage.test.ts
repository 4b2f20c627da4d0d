// Damages the two copies of the saved codes at random after random use: no code is lost while an intact copy exists, no wrong code is shown, nothing throws (O01, O05).
import { isDeepStrictEqual } from "node:util";
import { expect, test, vi } from "vitest";
import {
	mirrorAddress,
	mirrorCacheName,
	newestRecord,
	readRecord,
	tombstone,
} from "../../../src/domain/app/storedRecord";
import { bareCard } from "../../../src/domain/code/codeCard";
import { mirrorCache } from "../../../src/platform/storage/mirrorCache";
import type { StorageBackend } from "../../../src/platform/storage/mirroredStore";
import { timeLimited } from "../../../src/platform/storage/timeLimited";
import {
	createWallet,
	type WalletCode,
} from "../../../src/platform/storage/wallet";
import { fakeCaches } from "../../unit/support/fakeCaches";
import { below, damaged, pick, type Random } from "../storageDamage";
import { reportTrials, seededRandom, trials } from "../trials";

vi.mock("../../../src/platform/storage/databases", () => ({ databases: [] }));

const customers = ["me", "me2"] as const;
const keyOf = (sub: string, id: string) => `code/${sub}/${id}`;

function code(sub: string, id: string, version: number): WalletCode {
	return {
		...bareCard("PV_1"),
		code: `${sub}-${id}-${version}`,
		link: "",
		is_url: false,
		countdown_time: null,
		display_type: null,
		privilegetype: 4,
		transaction_id: id,
		privilege_id: "P1",
		barcode_format: "CODE128",
		sub,
		saved_at: version,
	};
}

type Mood = "well" | "fails" | "full" | "hangs" | "killed";

/** A phone whose database and Cache Storage are texts that can be damaged. */
function newPhone() {
	const disk = new Map<string, string>();
	const cache = fakeCaches();
	/** All texts that were ever written under a key. */
	const history = new Map<string, Set<string>>();
	const note = (key: string, value: unknown) => {
		const known = history.get(key) ?? new Set();
		history.set(key, known.add(JSON.stringify(value)));
	};
	const database: StorageBackend = {
		get: async (key) => {
			const text = disk.get(key);
			return text === undefined ? undefined : JSON.parse(text);
		},
		set: async (key, value) => void disk.set(key, JSON.stringify(value)),
		remove: async (key) => void disk.delete(key),
		keys: async () => [...disk.keys()],
		// Reading all entries of a database fails if one value cannot be read.
		entries: async () =>
			[...disk].map(([key, text]) => [key, JSON.parse(text)]),
	};
	const backends = [database, mirrorCache];

	/** A backend that works, fails or hangs according to the tab's mood. */
	function inMood(backend: StorageBackend, mood: Mood, random: Random) {
		let left = below(random, 6);
		const ready = async (isWrite: boolean) => {
			if (mood === "fails") throw new Error("The storage fails");
			if (mood === "full" && isWrite)
				throw new DOMException("No room", "QuotaExceededError");
			if (mood === "hangs" || (mood === "killed" && left-- <= 0))
				await new Promise(() => undefined);
		};
		const seen: StorageBackend = {
			get: async (key) => ready(false).then(() => backend.get(key)),
			set: async (key, value) => {
				await ready(true);
				note(key, value);
				await backend.set(key, value);
			},
			remove: async (key) => ready(false).then(() => backend.remove(key)),
			keys: async (prefix) => ready(false).then(() => backend.keys(prefix)),
			entries: async (prefix) =>
				ready(false).then(() => backend.entries(prefix)),
		};
		return mood === "hangs" || mood === "killed" ? timeLimited(seen, 2) : seen;
	}
	const open = (moods: readonly [Mood, Mood], random: Random) =>
		createWallet(
			backends.map((backend, at) =>
				inMood(backend, moods[at] ?? "well", random),
			),
		);

	const mirrorText = (key: string) => {
		const address = new URL(mirrorAddress(key), "https://gift.example").href;
		const entry = cache.caches.get(mirrorCacheName(key))?.get(address);
		return entry && new TextDecoder().decode(entry.bytes);
	};
	const place = (at: number, key: string, text: string | null) => {
		const address = new URL(mirrorAddress(key), "https://gift.example").href;
		if (at === 0 && text === null) disk.delete(key);
		else if (at === 0 && text !== null) disk.set(key, text);
		else if (text === null)
			cache.caches.get(mirrorCacheName(key))?.delete(address);
		else cache.place(mirrorCacheName(key), address, text);
	};
	const textAt = (at: number, key: string) =>
		at === 0 ? disk.get(key) : mirrorText(key);
	/** The record of a copy under a key if that record was once written there, else null. */
	const goodAt = (at: number, key: string) => {
		const text = textAt(at, key);
		if (text === undefined) return null;
		try {
			const parsed: unknown = JSON.parse(text);
			const value: unknown =
				at === 1 && Array.isArray(parsed) ? parsed[1] : parsed;
			const isWritten = history.get(key)?.has(JSON.stringify(value)) ?? false;
			return isWritten ? readRecord(key, value) : null;
		} catch {
			return null;
		}
	};
	return { cache, disk, history, open, place, textAt, goodAt, backends };
}

/** Runs one trial; returns what went wrong, or null. */
async function trial(seed: number): Promise<string | null> {
	const random = seededRandom(seed);
	const phone = newPhone();
	vi.stubGlobal("caches", phone.cache.storage);
	const ids = Array.from(
		{ length: 1 + below(random, 5) },
		(_, at) => `T/${at}`,
	);
	const keys = customers.flatMap((sub) =>
		ids.map((id) => ({ sub, id, key: keyOf(sub, encodeURIComponent(id)) })),
	);
	const moods: Mood[] = [
		"well",
		"well",
		"well",
		"well",
		"fails",
		"full",
		"killed",
	];
	// Hanging backends are rare in the trials, since they take real time.
	if (seed % 20 === 0) moods.push("hangs");

	/** Random use: two tabs save, read and remove in parallel. */
	for (let round = 0; round < 1 + below(random, 3); round++) {
		const tabs = [0, 1].map(() =>
			phone.open([pick(random, moods), pick(random, moods)], random),
		);
		const work = Array.from({ length: 1 + below(random, 6) }, async () => {
			const tab = pick(random, tabs);
			const { sub, id } = pick(random, keys);
			const kind = below(random, 10);
			if (kind < 6) await tab.writeCode(code(sub, id, below(random, 1000)));
			else if (kind < 8) await tab.readCode(sub, id);
			else if (kind < 9) await tab.listCodes(sub);
			else await tab.removeCodesOfOthers("me");
		});
		await Promise.all(work);
	}

	/** Random damage to the texts of both copies. */
	const share = pick(random, [0.2, 0.5, 0.9]);
	for (const at of [0, 1]) {
		const all = keys.flatMap(({ key }) => phone.textAt(at, key) ?? []);
		for (const { key } of keys) {
			const text = phone.textAt(at, key);
			if (text === undefined || random() > share) continue;
			const before = [...(phone.history.get(key) ?? [])].map((it) =>
				at === 1 ? JSON.stringify([key, JSON.parse(it)]) : it,
			);
			phone.place(at, key, damaged(random, text, [...all, ...before]));
		}
	}
	if (below(random, 10) === 0) phone.disk.clear();
	if (below(random, 10) === 0) phone.cache.caches.clear();

	/** The moods of the two copies at the next start, when one of them may still fail. */
	const moodsNow = [
		["well", "well"],
		["well", "well"],
		["full", "well"],
		["well", "full"],
		["fails", "well"],
		["well", "fails"],
	] as const;
	const mood = pick(random, moodsNow);
	const expected = new Map(
		keys.map(({ key }) => {
			const good = [0, 1]
				.filter((at) => mood[at] !== "fails")
				.map((at) => phone.goodAt(at, key));
			return [key, newestRecord(good)?.json] as const;
		}),
	);
	const says = `seed ${seed}`;
	const wallet = phone.open(mood, random);
	const isBad = (sub: string, id: string, found: WalletCode) =>
		found.sub !== sub ||
		found.transaction_id !== id ||
		![...(phone.history.get(keyOf(sub, encodeURIComponent(id))) ?? [])].some(
			(written) =>
				isDeepStrictEqual(JSON.parse(JSON.parse(written).json), found),
		);
	for (const listFirst of [true, false])
		for (const sub of customers) {
			const listed = listFirst ? await wallet.listCodes(sub) : null;
			for (const { id, key } of keys.filter((it) => it.sub === sub)) {
				const wanted = expected.get(key);
				const isThere = wanted !== undefined && wanted !== tombstone;
				const inList = listed?.find((it) => it.transaction_id === id);
				if (listed && isThere && !inList)
					return `${says}: ${key} is not listed`;
				if (inList && isBad(sub, id, inList))
					return `${says}: the list has a wrong record of ${key}`;
				const read = await wallet.readCode(sub, id);
				if (isThere && !read) return `${says}: ${key} is lost`;
				if (read && isBad(sub, id, read))
					return `${says}: a wrong record is read for ${key}`;
				if (isThere && !isDeepStrictEqual(read, JSON.parse(wanted)))
					return `${says}: an older record is read for ${key}`;
				if (isThere && mood[0] === "well" && mood[1] === "well")
					for (const at of [0, 1])
						if (phone.goodAt(at, key)?.json !== wanted)
							return `${says}: copy ${at} of ${key} was not repaired`;
			}
			if (
				listed &&
				new Set(listed.map((it) => it.transaction_id)).size !== listed.length
			)
				return `${says}: a code is listed twice`;
		}
	return null;
}

test("random lives and damages of both copies", async ({ task }) => {
	const tries = trials(10_000, 800);
	const bad: string[] = [];
	for (let seed = 1; seed <= tries; seed++) {
		try {
			const outcome = await trial(seed);
			if (outcome) bad.push(outcome);
		} catch (error) {
			bad.push(`seed ${seed}: ${error}`);
		}
	}
	vi.unstubAllGlobals();
	expect(tries).toBeGreaterThan(0);
	reportTrials(task, tries, bad);
});
