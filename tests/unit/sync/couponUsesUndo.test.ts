// Proves that a use which is undone while an earlier one is being ended stays undone.

import { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../src/contract/history";
import { bareCard } from "../../../src/domain/code/codeCard";
import { serverNow } from "../../../src/platform/http/clock";
import {
	couponUseQueue,
	queueUse,
	usedIdsAtom,
} from "../../../src/platform/outbox/couponUseQueue";
import { store } from "../../../src/platform/query/store";
import { adoptToken } from "../../../src/platform/session/session";
import { saveCode } from "../../../src/platform/storage/saveCode";
import { readCode } from "../../../src/platform/storage/wallet";
import {
	confirmUse,
	startUseResend,
	undoUse,
} from "../../../src/sync/couponUses";
import { tokenOf } from "../support/token";

const phone = await vi.hoisted(() => import("./phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const { api, calls, forgetApi, setNetwork, wipeDisks } = phone;

const sub = "customer-1";
const card = { ...bareCard("PV_1"), reward_name: "กาแฟ" };
let stop = () => {};

beforeEach(async () => {
	localStorage.clear();
	wipeDisks();
	forgetApi();
	setNetwork(true);
	adoptToken(tokenOf(sub));
	store.set(usedIdsAtom, []);
	await saveCode({
		...v.parse(rewardCode, { code: "AB-12", transaction_id: "T2" }),
		...card,
		sub,
		saved_at: 1,
	});
});
afterEach(async () => {
	stop();
	await couponUseQueue.clearOthers("nobody");
});

test("a use undone while the history is asked for an earlier one is usable again", async () => {
	const client = new QueryClient();
	const earlier = { sub, transaction_id: "T1", at: serverNow() - 60_000, card };
	await queueUse({ ...earlier, lost: true });
	const use = { sub, transaction_id: "T2", at: serverNow(), card };
	expect(await confirmUse(client, use, null)).toBe(true);
	let answer = (_page: object) => {};
	api("Redeem", () => new Promise((resolve) => (answer = resolve)));
	// As after a short gap in the network.
	stop = startUseResend(client, () => undefined);
	await vi.waitFor(() => expect(calls).toHaveLength(1));
	expect(await undoUse(client)).toBe(true);
	answer({ items: [], totalpages: 1 });
	await new Promise((tick) => setTimeout(tick, 20));
	expect((await readCode(sub, "T2"))?.over).toBeUndefined();
	expect(store.get(usedIdsAtom)).toEqual([]);
});
