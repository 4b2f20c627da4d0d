// Proves that a use with a lost reply counts as not used only after its request can no longer take effect, and is never sent again.
import { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../src/contract/history";
import { bareCard } from "../../../src/domain/code/codeCard";
import { atomStore } from "../../../src/platform/atomStore";
import { ApiFailure } from "../../../src/platform/http/apiFailure";
import { serverNow } from "../../../src/platform/http/clock";
import {
	couponUseQueue,
	pendingUses,
	queueUse,
	usedIdsAtom,
} from "../../../src/platform/outbox/couponUseQueue";
import { undoableUseAtom } from "../../../src/platform/outbox/undoableUse";
import { adoptToken } from "../../../src/platform/session/session";
import { saveCode } from "../../../src/platform/storage/saveCode";
import { readCode } from "../../../src/platform/storage/wallet";
import {
	confirmUse,
	sendUndoableUse,
	startUseResend,
} from "../../../src/sync/couponUses";
import { waitFor } from "../../support/waitFor";
import { tokenOf } from "../support/token";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const { api, calls, forgetApi, hostSends, setNetwork, wipeDisks } = phone;

const sub = "customer-1";
const card = { ...bareCard("PV_1"), reward_name: "กาแฟ" };
const minute = 60_000;
const unsaid = { state: "refused", message: { th: "", en: "" } };
const lose = () => {
	throw new ApiFailure({ reason: "timeout" });
};
const made = (name: string) => calls.filter((it) => it.name === name);
const sends = () => made("UpdateUsedPrivilege").length;
const waiting = async () =>
	(await pendingUses(sub)).map((it) => it.transaction_id);
const over = async () => (await readCode(sub, "T1"))?.over;
const historyHas = (...ids: string[]) =>
	api("Redeem", () => ({
		items: ids.map((ext_transaction_id) => ({
			ext_transaction_id,
			is_used_code_desc: "ใช้แล้ว",
		})),
		totalpages: 1,
	}));
const reported = vi.fn();
const outcomes = () => reported.mock.calls.map(([, outcome]) => outcome);
let client: QueryClient;
let stop = () => {};
const confirmedAt = (at: number) => ({ sub, transaction_id: "T1", at, card });

/** The next start, or the next visit. */
function restart() {
	stop();
	stop = startUseResend(client, reported);
}
const saveCodeUntil = (countdown_time: string | null) =>
	saveCode({
		...v.parse(rewardCode, { code: "AB-12", transaction_id: "T1" }),
		...{ ...card, sub, saved_at: 1, countdown_time },
	});

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
	localStorage.clear();
	wipeDisks();
	forgetApi();
	reported.mockClear();
	setNetwork(true);
	adoptToken(tokenOf(sub));
	atomStore.set(usedIdsAtom, []);
	api("UpdateUsedPrivilege", lose);
	historyHas();
	await saveCodeUntil(null);
	client = new QueryClient();
	restart();
});
afterEach(async () => {
	stop();
	vi.useRealTimers();
	vi.unstubAllEnvs();
	await couponUseQueue.clearOthers("nobody");
});

/** Confirms a use that is sent, but whose reply is lost. */
async function loseUse() {
	await confirmUse(client, confirmedAt(serverNow()), null);
	sendUndoableUse(client);
	await waitFor(() => expect(reported).toHaveBeenCalled());
	expect(outcomes()).toEqual([{ state: "unknown" }]);
	expect(await waiting()).toEqual(["T1"]);
	expect(await over()).toBe("used");
	reported.mockClear();
}

// The bug: "not used" was shown at once, while the request could still arrive, and the person was asked to confirm again.
test("a lost use missing in the history stays used until its request can no longer take effect", async () => {
	await loseUse();
	await vi.advanceTimersByTimeAsync(5 * minute);
	restart();
	await waitFor(() => expect(made("Redeem").length).toBeGreaterThan(1));
	expect(await over()).toBe("used");
	expect(reported).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(minute + 1000);
	await waitFor(() => expect(outcomes()).toEqual([unsaid]));
	expect(await waiting()).toEqual([]);
	expect(await over()).toBeUndefined();
	expect(sends()).toBe(1);
});

// The bug: each lost use delayed the next lookup to the end of its own request, so an earlier use waited for it too.
test("the earlier of two lost uses is usable again while the later request may still arrive", async () => {
	await loseUse();
	await vi.advanceTimersByTimeAsync(3 * minute);
	const later = { ...confirmedAt(serverNow()), transaction_id: "T2" };
	await confirmUse(client, later, null);
	sendUndoableUse(client);
	await waitFor(() => expect(outcomes()).toEqual([{ state: "unknown" }]));
	reported.mockClear();
	await vi.advanceTimersByTimeAsync(3 * minute + 1000);
	await waitFor(() => expect(outcomes()).toEqual([unsaid]));
	expect(await waiting()).toEqual(["T2"]);
	reported.mockClear();
	await vi.advanceTimersByTimeAsync(3 * minute);
	await waitFor(() => expect(outcomes()).toEqual([unsaid]));
	expect(await waiting()).toEqual([]);
});

test("while a history item is unreadable a lost use stays used without a message, since it may be that item", async () => {
	await loseUse();
	hostSends("Redeem", ({ PageNumber }) => ({
		items: [
			{ ext_transaction_id: `another/${PageNumber}` },
			...(PageNumber === 1 ? [{ ext_transaction_id: null }] : []),
		],
		totalpages: 2,
	}));
	const looks = made("Redeem").length;
	await vi.advanceTimersByTimeAsync(6 * minute + 1000);
	await waitFor(() => expect(made("Redeem").length).toBe(looks + 8));
	restart();
	await waitFor(() => expect(made("Redeem").length).toBe(looks + 16));
	expect(await over()).toBe("used");
	expect(reported).not.toHaveBeenCalled();
	historyHas();
	restart();
	await waitFor(() => expect(outcomes()).toEqual([unsaid]));
});

test("a lost use that takes effect late is used, without a message", async () => {
	await loseUse();
	historyHas("T1");
	await vi.advanceTimersByTimeAsync(6 * minute + 1000);
	await waitFor(async () => expect(await waiting()).toEqual([]));
	expect(await over()).toBe("used");
	expect(reported).not.toHaveBeenCalled();
	expect(sends()).toBe(1);
});

/** A host whose search by the coupon's privilege finds nothing, since its names differ. */
const withoutSearch = (canuse: string[], used: string[]) =>
	hostSends("Redeem", ({ RewardAltRef, UsePrivilege }) => {
		const ids = UsePrivilege === "Used" ? used : canuse;
		return {
			items: (RewardAltRef ? [] : ids).map((ext_transaction_id) => ({
				ext_transaction_id,
				is_used_code_desc: UsePrivilege === "Used" ? "ใช้แล้ว" : "ใช้โค้ด",
			})),
			totalpages: 1,
		};
	});

// The bug: an empty search counted as "not used", so the used code was offered again.
test("a use that took effect at a host that cannot search by the coupon's name is used, without a message", async () => {
	withoutSearch([], ["T1"]);
	await loseUse();
	await vi.advanceTimersByTimeAsync(6 * minute + 1000);
	await waitFor(async () => expect(await waiting()).toEqual([]));
	expect(await over()).toBe("used");
	expect(reported).not.toHaveBeenCalled();
});

// The bug: an unreadable used item hid that the coupon was listed as usable.
test("a use without effect at such a host is usable again", async () => {
	withoutSearch(["T1"], ["T2", ""]);
	await loseUse();
	await vi.advanceTimersByTimeAsync(6 * minute + 1000);
	await waitFor(() => expect(outcomes()).toEqual([unsaid]));
	expect(await over()).toBeUndefined();
});

test("if the whole history cannot be read after an empty search, no message is shown", async () => {
	await loseUse();
	api("Redeem", ({ RewardAltRef }) =>
		RewardAltRef ? { items: [], totalpages: 1 } : lose(),
	);
	await vi.advanceTimersByTimeAsync(6 * minute + 1000);
	await waitFor(() => expect(made("Redeem")).toHaveLength(4));
	await vi.advanceTimersByTimeAsync(1000);
	expect(await over()).toBe("used");
	expect(reported).not.toHaveBeenCalled();
});

test("a coupon that its search lists as usable is found unused with two requests, or one while it may take effect", async () => {
	api("Redeem", ({ UsePrivilege }) => ({
		items:
			UsePrivilege === "Used"
				? [{ ext_transaction_id: "T2", is_used_code_desc: "ใช้แล้ว" }]
				: [{ ext_transaction_id: "T1", is_used_code_desc: "ใช้โค้ด" }],
		totalpages: 1,
	}));
	await loseUse();
	expect(made("Redeem")).toHaveLength(1);
	await vi.advanceTimersByTimeAsync(6 * minute + 1000);
	await waitFor(() => expect(outcomes()).toEqual([unsaid]));
	expect(made("Redeem")).toHaveLength(3);
});

// The bug: "not used" was shown, and the used code was offered again.
test("a use that an earlier start may have sent, refused while the history is unreadable, is looked up later", async () => {
	api("UpdateUsedPrivilege", () => {
		throw new ApiFailure({ reason: "status", status: 400 });
	});
	api("Redeem", lose);
	await queueUse(confirmedAt(serverNow() - minute));
	restart();
	await waitFor(() => expect(made("Redeem")).toHaveLength(2));
	await vi.advanceTimersByTimeAsync(1000);
	expect(await waiting()).toEqual(["T1"]);
	expect(await over()).toBe("used");
	historyHas("T1");
	await vi.advanceTimersByTimeAsync(6 * minute + 1000);
	await waitFor(async () => expect(await waiting()).toEqual([]));
	expect(await over()).toBe("used");
	expect(sends()).toBe(1);
});

test("a lookup that begins before the request's end decides nothing, however long it takes", async () => {
	await loseUse();
	let answer = () => {};
	api(
		"Redeem",
		() =>
			new Promise((resolve) => {
				answer = () => resolve({ items: [], totalpages: 1 });
			}),
	);
	const looks = made("Redeem").length;
	await vi.advanceTimersByTimeAsync(6 * minute - 1000);
	restart();
	await waitFor(() => expect(made("Redeem")).toHaveLength(looks + 1));
	vi.setSystemTime(Date.now() + 2 * minute);
	historyHas();
	answer();
	await vi.advanceTimersByTimeAsync(500);
	expect(await over()).toBe("used");
	await vi.advanceTimersByTimeAsync(1000);
	await waitFor(() => expect(outcomes()).toEqual([unsaid]));
});

test("a code that has ended meanwhile is not shown again", async () => {
	await saveCodeUntil(new Date(serverNow() + 3 * minute).toISOString());
	await loseUse();
	await vi.advanceTimersByTimeAsync(6 * minute + 1000);
	await waitFor(async () => expect(await waiting()).toEqual([]));
	await vi.advanceTimersByTimeAsync(1000);
	expect(await over()).toBeUndefined();
	expect(reported).not.toHaveBeenCalled();
});

test.each([
	["used", ["T1"], [], "used"],
	["not used", [], [unsaid], undefined],
] as const)(
	"while the history is unreachable a use waits; a later start finds it %s, and sends nothing",
	async (_what, ids, reportedLater, isOver) => {
		api("Redeem", lose);
		await loseUse();
		api("UpdateUsedPrivilege", () => ({ success: true }));
		historyHas(...ids);
		vi.setSystemTime(Date.now() + 6 * minute);
		restart();
		await waitFor(async () => expect(await waiting()).toEqual([]));
		await vi.advanceTimersByTimeAsync(1000);
		expect(outcomes()).toEqual(reportedLater);
		expect(await over()).toBe(isOver);
		expect(sends()).toBe(1);
	},
);

test("after a kill and a start without a network a use is only looked up, and its code is restored", async () => {
	await confirmUse(client, confirmedAt(serverNow() - 9000), null);
	atomStore.set(undoableUseAtom, null);
	setNetwork(false);
	restart();
	await vi.advanceTimersByTimeAsync(1000);
	expect(await waiting()).toEqual(["T1"]);
	expect(calls).toEqual([]);
	// The earlier start may have sent the use right before its end.
	setNetwork(true);
	await waitFor(() => expect(made("Redeem")).toHaveLength(1));
	expect(await over()).toBe("used");
	await vi.advanceTimersByTimeAsync(6 * minute + 1000);
	await waitFor(() => expect(outcomes()).toEqual([unsaid]));
	expect(await waiting()).toEqual([]);
	expect(await over()).toBeUndefined();
	expect(sends()).toBe(0);
});

test.each([
	["a minute ago waits", 1, ["T1"]],
	["ten minutes ago is decided at once", 10, []],
])(
	"a lost use of an older release, without the time of its request, confirmed %s",
	async (_what, minutes, left) => {
		const at = serverNow() - minutes * minute;
		await queueUse({ ...confirmedAt(at), lost: true });
		restart();
		await waitFor(() => expect(made("Redeem")).not.toEqual([]));
		await vi.advanceTimersByTimeAsync(1000);
		expect(await waiting()).toEqual(left);
		expect(sends()).toBe(0);
	},
);

const switchHost = (host: string) => localStorage.setItem("api-host", host);
const two = "https://two.example";
/** Waits until the window is over, and then visits the app. */
async function pastWindow() {
	await vi.advanceTimersByTimeAsync(6 * minute + 1000);
	restart();
	await vi.advanceTimersByTimeAsync(10_000);
}

// The bug: the new host's history was read, and "not used" was shown for a use that the former host may have accepted.
test("a lost use is not looked up at another API host; its own host decides it later (1 §2)", async () => {
	vi.stubEnv("VITE_ALLOWED_API_HOSTS", two);
	await loseUse();
	const looks = made("Redeem").length;
	switchHost(two);
	await pastWindow();
	expect(reported).not.toHaveBeenCalled();
	expect(await waiting()).toEqual(["T1"]);
	expect(await over()).toBe("used");
	expect(made("Redeem")).toHaveLength(looks);
	localStorage.removeItem("api-host");
	restart();
	await waitFor(() => expect(outcomes()).toEqual([unsaid]));
	expect(await waiting()).toEqual([]);
	expect(sends()).toBe(1);
});

test("a use that an earlier start left unsent is not sent to another API host", async () => {
	vi.stubEnv("VITE_ALLOWED_API_HOSTS", two);
	api("UpdateUsedPrivilege", () => ({ success: true }));
	await queueUse(confirmedAt(serverNow() - minute));
	switchHost(two);
	await pastWindow();
	expect(calls).toEqual([]);
	expect(await waiting()).toEqual(["T1"]);
	localStorage.removeItem("api-host");
	restart();
	await waitFor(async () => expect(await waiting()).toEqual([]));
	expect(sends()).toBe(1);
});

test("after a reply that is lost during a change of host the use waits for its own host", async () => {
	vi.stubEnv("VITE_ALLOWED_API_HOSTS", two);
	api("UpdateUsedPrivilege", () => {
		switchHost(two);
		lose();
	});
	await loseUse();
	expect(made("Redeem")).toEqual([]);
	await pastWindow();
	expect(await waiting()).toEqual(["T1"]);
	expect(made("Redeem")).toEqual([]);
});

test("a change of host during the last lookup decides nothing about the use", async () => {
	vi.stubEnv("VITE_ALLOWED_API_HOSTS", two);
	await loseUse();
	phone.onReply(() => made("Redeem").length > 3 && switchHost(two));
	await pastWindow();
	expect(await waiting()).toEqual(["T1"]);
});

test("a coupon of another API host cannot be marked as used", async () => {
	const use = { ...confirmedAt(serverNow()), host: two };
	expect(await confirmUse(client, use, null)).toBe(false);
	expect(await waiting()).toEqual([]);
	expect(await over()).toBeUndefined();
});
