// Proves that a saved code still opens after thirty days, with an expired token, a phone clock up to ten years off, one copy lost and any reply of the host (O01, O02).
import { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { test, vi } from "vitest";
import { rewardCode } from "../../../src/contract/history";
import { bareCard } from "../../../src/domain/code/codeCard";
import { tokenOf } from "../../unit/support/token";
import { below, pick, type Random } from "../storageDamage";
import { reportTrials, seededRandom, trials } from "../trials";

const phone = await vi.hoisted(() => import("../../unit/support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);

const day = 86_400_000;
const year = 365 * day;

/** Restarts the app with only its stored data. */
async function restarted() {
	vi.resetModules();
	const [{ codeQueries }, { historyQueries }, session, { ApiFailure }] =
		await Promise.all([
			import("../../../src/sync/codeQueries"),
			import("../../../src/queries/history"),
			import("../../../src/platform/session/session"),
			import("../../../src/platform/http/apiFailure"),
		]);
	const client = new QueryClient({
		defaultOptions: { queries: { retry: false } },
	});
	return { codeQueries, historyQueries, session, ApiFailure, client };
}

const digits = (random: Random, length: number) =>
	Array.from({ length }, () => below(random, 10)).join("");

/** A random code of a kind that the programme has. */
function randomCode(random: Random, id: string, now: number) {
	const format = pick(random, ["CODE128", "EAN13", "ITF", "MSI"] as const);
	const text = {
		CODE128: `SHOP-${digits(random, 1 + below(random, 12))}`,
		EAN13: "8850123456787",
		ITF: digits(random, 2 * (1 + below(random, 8))),
		// At least two digits, since a single 0 means no code.
		MSI: digits(random, 2 + below(random, 11)),
	}[format];
	const runs = random() < 0.3;
	return v.parse(rewardCode, {
		code: text,
		barcode_format: format,
		privilegetype: pick(random, [1, 4]),
		transaction_id: id,
		privilege_id: "P1",
		countdown_time: runs ? new Date(now + 15 * 60_000).toISOString() : null,
	});
}

const answers = [
	{ reason: "network" },
	{ reason: "timeout" },
	{ reason: "shape" },
	...[401, 403, 423, 429, 500, 503].map((status) => ({
		reason: "status" as const,
		status,
	})),
] as const;

async function trial(seed: number): Promise<string | null> {
	const random = seededRandom(seed);
	phone.wipeDisks();
	phone.forgetApi();
	localStorage.clear();
	sessionStorage.clear();
	const saved = Date.UTC(2026, below(random, 12), 1 + below(random, 28));
	vi.setSystemTime(saved);
	const id = `T/${seed}`;
	const code = randomCode(random, id, saved);
	const card = {
		...bareCard("PV_1"),
		reward_name: "กาแฟ",
		expiration_datetime:
			random() < 0.5 ? new Date(saved + day).toISOString() : null,
	};
	const first = await restarted();
	first.session.adoptToken(tokenOf(`customer-${below(random, 100)}`));
	phone.setNetwork(true);
	phone.api("CouponCodeDetail", () => code);
	const opened = await first.client.query(first.codeQueries.opened(id, card));
	if (!opened.saved) return `seed ${seed}: the code was not saved`;

	const drift = random() < 0.5 ? 0 : (random() - 0.5) * 20 * year;
	vi.setSystemTime(saved + 30 * day + drift);
	if (random() < 0.5) {
		const lost = pick(random, phone.databases);
		for (const key of await lost.keys()) await lost.remove(key);
	}
	const isOffline = random() < 0.5;
	const later = await restarted();
	phone.setNetwork(!isOffline);
	const answer = pick(random, answers);
	phone.api("CouponCodeDetail", () => {
		throw new later.ApiFailure(isOffline ? { reason: "network" } : answer);
	});
	const again = await later.client.query(later.codeQueries.opened(id, card));
	if (again.code !== code.code || again.barcode_format !== code.barcode_format)
		return `seed ${seed}: the code that opens is another one`;
	if (again.from !== "wallet" || !again.saved || again.bars !== opened.bars)
		return `seed ${seed}: the code does not open as it was saved`;
	const listed = await later.client.query(later.historyQueries.savedCodes());
	return listed.some((it) => it.code === code.code)
		? null
		: `seed ${seed}: the code is not in the list`;
}

test("saved codes after thirty days, clock off, token expired", async ({
	task,
}) => {
	vi.useFakeTimers({ toFake: ["Date"] });
	const tries = trials(1000, 200);
	const bad: string[] = [];
	for (let seed = 1; seed <= tries; seed++) {
		try {
			const outcome = await trial(seed);
			if (outcome) bad.push(outcome);
		} catch (error) {
			bad.push(`seed ${seed}: ${error}`);
		}
	}
	vi.useRealTimers();
	reportTrials(task, tries, bad);
});
