// The setup of the prefetch tests: a history, codes, and starts of the app on one phone.

import { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { vi } from "vitest";
import { historyItem, rewardCode } from "../../../src/contract/history";
import { api, calls, emptyPhone } from "../support/phone";
import { tokenOf } from "../support/token";

export const start = Date.parse("2026-11-21T05:00:00Z");

export const item = (ext_transaction_id: string, fields: object = {}) =>
	v.parse(historyItem, {
		ext_transaction_id,
		privilege_ref: "PV_1",
		reward_name: "กาแฟ",
		is_used_code_desc: "ใช้โค้ด",
		expiration_datetime: "2030-12-31T16:59:59Z",
		...fields,
	});

/** The code of a claim as the API returns it. */
export const codeOf = (transaction_id: unknown, fields: object = {}) =>
	v.parse(rewardCode, {
		code: `CODE-${transaction_id}`,
		privilegetype: 4,
		transaction_id,
		privilege_id: "P1",
		...fields,
	});
export const giveCodes = () =>
	api("CouponCodeDetail", ({ CPC_Transaction_Id }) =>
		codeOf(CPC_Transaction_Id),
	);

/** Resets the phone: empty, online, its clock at `start`; the API returns every code. */
export function newPhone(): void {
	vi.useFakeTimers({
		now: start,
		toFake: ["setTimeout", "clearTimeout", "Date", "performance"],
	});
	emptyPhone();
	giveCodes();
}

/** Starts the app anew on the same phone, and returns its modules. */
export async function started() {
	vi.resetModules();
	const { prefetchCodes } = await import("../../../src/sync/prefetchCodes");
	const { startPrefetch } = await import("../../../src/sync/startPrefetch");
	const { listCodes } = await import("../../../src/platform/storage/wallet");
	const { markCodeOver, saveCode } = await import(
		"../../../src/platform/storage/saveCode"
	);
	const { saveIntent, updateEntry } = await import(
		"../../../src/platform/storage/claimJournal"
	);
	const { queueUse } = await import(
		"../../../src/platform/outbox/couponUseQueue"
	);
	const { saveErrorOf } = await import(
		"../../../src/platform/storage/saveErrors"
	);
	const { ApiFailure } = await import("../../../src/platform/http/apiFailure");
	const { adoptToken } = await import("../../../src/platform/session/session");
	adoptToken(tokenOf("customer-1"));
	// Preloads the encoder, since a faked clock does not wait for its import.
	const { barcodeWidths } = await import(
		"../../../src/ui/media/barcodeModules"
	);
	await barcodeWidths({ format: "CODE128", text: "A" });
	return {
		prefetchCodes,
		startPrefetch,
		markCodeOver,
		saveCode,
		listCodes,
		saveIntent,
		updateEntry,
		queueUse,
		saveErrorOf,
		adoptToken,
		fail: (status: number, code: number | null = null) => {
			const reason = status === 0 ? "network" : "status";
			throw new ApiFailure({ reason, status, code });
		},
		failShape: () => {
			throw new ApiFailure({ reason: "shape", status: 200 });
		},
		/** The codes that the phone has saved and verified. */
		onPhone: async () =>
			(await listCodes("customer-1"))
				.filter(({ proven }) => proven)
				.map(({ transaction_id }) => transaction_id)
				.sort(),
		/** The reason of each saved code that is over, by transaction id. */
		over: async () =>
			Object.fromEntries(
				(await listCodes("customer-1")).flatMap(({ transaction_id, over }) =>
					over ? [[transaction_id, over]] : [],
				),
			),
	};
}

/** Runs one round of prefetching with its pauses; returns its result. */
export async function roundOf(
	app: Pick<Awaited<ReturnType<typeof started>>, "prefetchCodes">,
	client = new QueryClient(),
): Promise<boolean> {
	const done = app.prefetchCodes(client);
	let over = false;
	void done.then(() => {
		over = true;
	});
	while (!over) await vi.advanceTimersByTimeAsync(100);
	return done;
}

export function historyHas(...pages: ReturnType<typeof item>[][]): void {
	api("Redeem", ({ PageNumber }) => ({
		items: pages[Number(PageNumber) - 1],
		totalpages: pages.length,
	}));
}

export const codesAsked = () =>
	calls
		.filter(({ name }) => name === "CouponCodeDetail")
		.map(({ request }) => request);
