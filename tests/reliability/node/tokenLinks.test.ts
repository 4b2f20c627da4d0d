// Opens links with tokens on a phone with an account: a trial is bad if the wallet, the session or the claim journal changed (decision 008).
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { handleOfferedToken } from "../../../src/app/start/handleOfferedToken";
import { rewardCode } from "../../../src/contract/history";
import { bareCard } from "../../../src/domain/code/codeCard";
import { atomStore } from "../../../src/platform/atomStore";
import {
	closeDialog,
	dialogAtom,
	handleDialogClosed,
} from "../../../src/platform/browser/dialogs";
import {
	adoptToken,
	currentSession,
	type Session,
} from "../../../src/platform/session/session";
import { saveIntent } from "../../../src/platform/storage/claimJournal";
import { saveCode } from "../../../src/platform/storage/saveCode";
import { fail, freshPhone } from "../../unit/features/freshPhone";
import { tokenOf } from "../../unit/support/token";
import { reportTrials, seededRandom, trials } from "../trials";

const phone = await vi.hoisted(() => import("../../unit/support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
vi.mock("../../../src/app/lazyHosts", () => ({
	DialogHost: Object.assign(() => null, { preload: async () => undefined }),
}));
vi.mock("../../../src/locales/home/th.po", () => ({ messages: {} }));
/** Dialogs close without a delay, so that trials need not wait. */
vi.mock("../../../src/domain/app/confirmation", async (original) => ({
	...(await original<object>()),
	confirmDelayMs: 0,
}));

const now = Math.floor(Date.now() / 1000);
const mine = tokenOf("customer-1", { iat: now, exp: now + 3600 });
const part = (value: object) =>
	Buffer.from(JSON.stringify(value)).toString("base64url");

beforeEach(async () => {
	freshPhone();
	adoptToken(mine);
	const card = bareCard("PV_1");
	const code = v.parse(rewardCode, {
		code: "CODE",
		privilegetype: 4,
		transaction_id: "T1",
		privilege_id: "P1",
	});
	await saveCode({ ...card, ...code, sub: "customer-1", saved_at: 1 });
	await saveIntent({
		sub: "customer-1",
		reference: "PV_1",
		isUsed: true,
		card,
	});
});

test("links with tokens", async ({ task }) => {
	const random = seededRandom(18);
	const pick = <Value>(values: readonly Value[]): Value =>
		values[Math.floor(random() * values.length)] as Value;
	const claims = () => ({
		iat: pick([null, now - 7200, now, now + 60, "soon"]),
		exp: pick([0, now - 60, now + 3600, 4e9, "never"]),
		tier: pick(["Tier 1", "", null, 7]),
	});
	const sub = () => pick(["customer-1", "customer-2", "nobody", "", "../x"]);
	const shapes: readonly (() => string)[] = [
		() => tokenOf(sub(), claims()),
		() =>
			`${part({ alg: pick(["none", "None", ""]) })}.${part({ sub: sub() })}.`,
		() => tokenOf(sub(), claims()).slice(0, Math.floor(random() * 200)),
		() =>
			tokenOf(sub(), claims()).replaceAll(".", pick(["", "..", "%2E", " "])),
		() =>
			Array.from({ length: 12 }, () =>
				String.fromCodePoint(Math.floor(random() * 0x3000)),
			).join(""),
	];
	/** The server's replies to a first call; the last one accepts the token, after which the switch is declined. */
	const replies = [
		fail({ status: 403 }),
		fail({ status: 401 }),
		fail({ status: 400, code: 50013 }),
		fail({ status: 500 }),
		fail({ reason: "network", status: 0 }),
		() => ({ customer: { firstname: "Punn", lastname: "", mobileno: "" } }),
	];
	// Declines every confirmation.
	const stop = atomStore.sub(dialogAtom, () => {
		if (atomStore.get(dialogAtom) === null) return;
		queueMicrotask(() => {
			closeDialog();
			handleDialogClosed();
		});
	});
	const state = () =>
		phone.onDisk() +
		JSON.stringify(Object.entries(localStorage).sort()) +
		currentSession()?.token;
	const before = state();
	const tries = trials(2000, 300);
	const bad: string[] = [];
	for (let trial = 0; trial < tries; ) {
		const token = pick(shapes)();
		const answer = pick(replies);
		phone.api("Profile", answer);
		// Skips an accepted newer token of the same customer, which may replace the session.
		const isOwn = token.includes(part({ sub: "customer-1" }).slice(0, 20));
		if (isOwn && answer === replies.at(-1)) continue;
		trial++;
		await handleOfferedToken({ token, api_server_url: null });
		await Promise.resolve();
		if (state() !== before) {
			bad.push(token);
			adoptToken(mine);
		}
	}
	stop();
	reportTrials(task, tries, bad);
});

test("every first call bears the link's own token and leaves the session as it is", async ({
	task,
}) => {
	const tries = trials(500, 100);
	const bad: string[] = [];
	for (let trial = 0; trial < tries; trial++) {
		const token = tokenOf(`customer-${trial + 2}`);
		phone.api("Profile", fail({ status: 403 }));
		await handleOfferedToken({ token, api_server_url: null });
		const { options } = phone.calls.at(-1) ?? { options: {} };
		const { as } = options as { as?: Session };
		if (as?.token !== token || currentSession()?.token !== mine)
			bad.push(token);
	}
	expect(phone.calls).toHaveLength(tries);
	reportTrials(task, tries, bad);
});
