// Proves that a confirmed use waits eight seconds before it is sent, can be undone and survives a killed app; without a network it fails, and is never sent later by itself.

import { QueryClient, QueryObserver } from "@tanstack/react-query";
import * as v from "valibot";
import {
	afterEach,
	beforeEach,
	expect,
	onTestFinished,
	test,
	vi,
} from "vitest";
import { rewardCode } from "../../../src/contract/history";
import { bareCard } from "../../../src/domain/code/codeCard";
import { atomStore } from "../../../src/platform/atomStore";
import { ApiFailure } from "../../../src/platform/http/apiFailure";
import { serverNow } from "../../../src/platform/http/clock";
import {
	couponUseQueue,
	pendingUses,
	usedIdsAtom,
} from "../../../src/platform/outbox/couponUseQueue";
import { undoableUseAtom } from "../../../src/platform/outbox/undoableUse";
import { adoptToken } from "../../../src/platform/session/session";
import { markCodeOver, saveCode } from "../../../src/platform/storage/saveCode";
import { readCode } from "../../../src/platform/storage/wallet";
import { historyKeys } from "../../../src/queries/historyKeys";
import {
	confirmUse,
	sendUndoableUse,
	startUseResend,
	undoUse,
} from "../../../src/sync/couponUses";
import { nth } from "../../support/nth";
import { waitFor } from "../../support/waitFor";
import { slowList } from "../support/slowList";
import { tokenOf } from "../support/token";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const { api, calls, forgetApi, setNetwork, wipeDisks } = phone;

const sub = "customer-1";
const card = { ...bareCard("PV_1"), reward_name: "กาแฟ" };
const done = {
	success: true,
	messageth: "",
	messageen: "",
	transaction_id: "",
	status: "",
};
const requests = (name: string) =>
	calls.filter((it) => it.name === name).map(({ request }) => request);
const sent = () =>
	requests("UpdateUsedPrivilege").map((it) => Object.values(it)[0]);
/** The requests to the history. */
const looks = () => requests("Redeem");
/** A failure without a message of the server: the request was not sent, or did not arrive. */
const unsaid = { state: "refused", message: { th: "", en: "" } };
const lose = (reason: "network" | "timeout") => () => {
	throw new ApiFailure({ reason });
};
const refuse =
	(status: number, message = { th: "", en: "" }) =>
	() => {
		throw new ApiFailure({ reason: "status", status, message });
	};
/** Waits for everything that would still happen by itself. */
const quiet = () => new Promise((tick) => setTimeout(tick, 20));
const waiting = async () =>
	(await pendingUses(sub)).map((it) => it.transaction_id);
/** The history has these used coupons. */
const historyHas = (...ids: string[]) => historySays("ใช้แล้ว", ids);
const historySays = (is_used_code_desc: string, ids: string[]) =>
	api("Redeem", () => ({
		items: ids.map((ext_transaction_id) => ({
			ext_transaction_id,
			is_used_code_desc,
		})),
		totalpages: 1,
	}));
/** The saved state of the code T1. */
const over = async () => (await readCode(sub, "T1"))?.over;
const reported = vi.fn();
let client: QueryClient;
let stop: () => void;
const confirm = (transaction_id: string, at = serverNow(), of = card) =>
	confirmUse(client, { sub, transaction_id, at, card: of }, null);

beforeEach(async () => {
	localStorage.clear();
	wipeDisks();
	forgetApi();
	reported.mockClear();
	setNetwork(true);
	adoptToken(tokenOf(sub));
	api("UpdateUsedPrivilege", () => done);
	historyHas();
	await saveCode({
		...v.parse(rewardCode, {
			code: "AB-12",
			privilegetype: 4,
			transaction_id: "T1",
			privilege_id: "P1",
		}),
		...card,
		sub,
		saved_at: 1,
	});
	// Resets what the page remembers from the test before.
	await markCodeOver(sub, "T1", undefined);
	atomStore.set(usedIdsAtom, []);
	client = new QueryClient();
	stop = startUseResend(client, reported);
});
afterEach(async () => {
	stop();
	await undoUse(client);
	await couponUseQueue.clearOthers("nobody");
});

test("a use is queued and hidden at once, sent after the undo time, and then removed and reported", async () => {
	await confirm("T1");
	expect(sent()).toEqual([]);
	expect(await waiting()).toEqual(["T1"]);
	expect(await over()).toBe("used");
	sendUndoableUse(client);
	await waitFor(() => expect(reported).toHaveBeenCalled());
	expect(reported.mock.calls[0]?.[1]).toEqual({ state: "used" });
	expect(sent()).toEqual(["T1"]);
	expect(await waiting()).toEqual([]);
	expect(await over()).toBe("used");
});

test("an undone use is neither sent nor queued, and its coupon is usable again", async () => {
	await confirm("T1");
	expect(await undoUse(client)).toBe("undone");
	expect(await waiting()).toEqual([]);
	expect(await over()).toBeUndefined();
	expect(atomStore.get(usedIdsAtom)).not.toContain("T1");
	sendUndoableUse(client);
	expect(await undoUse(client)).toBeNull();
	expect(sent()).toEqual([]);
});

test.each([
	["leaving the page", "pagehide"],
	["going to another app", "visibilitychange"],
])("a second use sends the first; %s sends the second", async (_how, event) => {
	await confirm("T1");
	await confirm("T2");
	await waitFor(() => expect(sent()).toEqual(["T1"]));
	const visibility = vi.spyOn(document, "visibilityState", "get");
	visibility.mockReturnValue("hidden");
	document.dispatchEvent(new Event(event, { bubbles: true }));
	await waitFor(() => expect(sent()).toEqual(["T1", "T2"]));
	visibility.mockRestore();
	expect(atomStore.get(undoableUseAtom)).toBeNull();
});

test("without a network a use is not confirmed: it is neither saved nor hidden, and not sent later", async () => {
	setNetwork(false);
	expect(await confirm("T1")).toBe(false);
	expect(await waiting()).toEqual([]);
	expect(await over()).toBeUndefined();
	expect(atomStore.get(usedIdsAtom)).not.toContain("T1");
	expect(atomStore.get(undoableUseAtom)).toBeNull();
	setNetwork(true);
	stop();
	stop = startUseResend(client, reported);
	await quiet();
	expect(calls).toEqual([]);
});

test("a use that loses the network during its undo time fails, is reported, and is not sent later", async () => {
	expect(await confirm("T1")).toBe(true);
	setNetwork(false);
	sendUndoableUse(client);
	await waitFor(() => expect(reported).toHaveBeenCalled());
	expect(reported.mock.calls[0]?.[1]).toEqual(unsaid);
	expect(await waiting()).toEqual([]);
	expect(await over()).toBeUndefined();
	expect(atomStore.get(usedIdsAtom)).not.toContain("T1");
	setNetwork(true);
	await quiet();
	expect(calls).toEqual([]);
});

// The bug: a first load from before the use kept its reply, so the coupon stayed in the list of usable ones.
test.each([
	["was refused", () => refuse(400)],
	["is found in the history after a lost reply", () => lose("network")],
] as const)(
	"a list that was loading when a use %s is loaded again",
	async (_what, answer) => {
		api("UpdateUsedPrivilege", answer());
		historyHas("T1");
		const list = slowList(client, historyKeys.list("canuse", ""));
		await confirm("T1");
		sendUndoableUse(client);
		await waitFor(() => expect(list.first()).toBe("after"));
		expect(list.load).toHaveBeenCalledTimes(2);
	},
);

test("after a lost reply the history shows at once that the coupon is used", async () => {
	api("UpdateUsedPrivilege", lose("network"));
	historyHas("T2", "T1");
	await confirm("T1");
	sendUndoableUse(client);
	await waitFor(() => expect(reported).toHaveBeenCalled());
	expect(reported.mock.calls[0]?.[1]).toEqual({ state: "used" });
	expect(sent()).toEqual(["T1"]);
	expect(looks()).toEqual([
		{
			PageNumber: 1,
			ItemsPerPage: 25,
			UsePrivilege: "Used",
			RewardAltRef: "PV_1",
		},
	]);
	expect(await waiting()).toEqual([]);
	expect(await over()).toBe("used");
});

test.each([
	["used, on a later page", "T1", 60, { state: "used" }, 3],
	["not used so far, on none of its pages", "T2", 60, { state: "unknown" }, 3],
	["used, and is read no further", "T1", 20, { state: "used" }, 1],
] as const)(
	"after a lost reply the history shows that the coupon is %s",
	async (_what, last, newer, outcome, reads) => {
		const ids = Array.from({ length: newer }, (_, at) => `N${at}`);
		const used = [...ids, last].map((ext_transaction_id) => ({
			ext_transaction_id,
			is_used_code_desc: "ใช้แล้ว",
		}));
		api("UpdateUsedPrivilege", lose("timeout"));
		api("Redeem", ({ PageNumber }) => {
			const end = Number(PageNumber) * 25;
			return { items: used.slice(end - 25, end), totalpages: 3 };
		});
		await confirm("T1");
		sendUndoableUse(client);
		await waitFor(() => expect(reported).toHaveBeenCalled());
		expect(reported.mock.calls[0]?.[1]).toEqual(outcome);
		expect(looks()).toHaveLength(reads);
	},
);

test("a use without a known card is looked up in the whole history, since its reference may be a privilege id", async () => {
	api("UpdateUsedPrivilege", lose("network"));
	historyHas("T1");
	await confirm("T1", serverNow(), bareCard("1234"));
	sendUndoableUse(client);
	await waitFor(() => expect(reported).toHaveBeenCalled());
	expect(looks()).toMatchObject([{ RewardAltRef: "" }]);
});

test("after a kill a use is sent by the next start with a network", async () => {
	await confirm("T1", serverNow() - 9000);
	atomStore.set(undoableUseAtom, null);
	stop();
	stop = startUseResend(client, reported);
	await waitFor(async () => expect(await waiting()).toEqual([]));
	expect(sent()).toEqual(["T1"]);
	expect(await over()).toBe("used");
	expect(reported).not.toHaveBeenCalled();
});

test("a use that waits for a new session is sent with its token, and every page reloads its data", async () => {
	api("UpdateUsedPrivilege", refuse(403));
	const load = vi.fn(() => "profile");
	const page = { queryKey: ["profile"], queryFn: load };
	onTestFinished(new QueryObserver(client, page).subscribe(() => undefined));
	await confirm("T1", serverNow() - 9000);
	sendUndoableUse(client);
	await waitFor(() => expect(sent()).toEqual(["T1"]));
	await quiet();
	expect(reported).not.toHaveBeenCalled();
	expect(load).toHaveBeenCalledTimes(2);
	api("UpdateUsedPrivilege", () => done);
	adoptToken(tokenOf(sub));
	await waitFor(async () => expect(await waiting()).toEqual([]));
	expect(sent()).toEqual(["T1", "T1"]);
});

test.each([400, 401, 423, 429])(
	"a use rejected with %d is reported with its reason and removed from the queue, also without the history",
	async (status) => {
		const message = { th: "หมดอายุ", en: "Expired" };
		api("UpdateUsedPrivilege", refuse(status, message));
		if (status !== 400) api("Redeem", refuse(status));
		await confirm("T1");
		sendUndoableUse(client);
		await waitFor(() => expect(reported).toHaveBeenCalled());
		expect(reported.mock.calls[0]?.[1]).toEqual({ state: "refused", message });
		expect(await waiting()).toEqual([]);
		expect(await over()).toBeUndefined();
		setNetwork(true);
		await quiet();
		expect(sent()).toEqual(["T1"]);
	},
);

// The bug: after a rejection without a message the dialog blamed the connection, although the host had answered.
test.each([
	[400, "This could not be saved. Please try again."],
	[401, "It could not be sent just now. Please try again in a moment."],
	[423, "It could not be sent just now. Please try again in a moment."],
	[429, "It could not be sent just now. Please try again in a moment."],
])(
	"a rejection with %d and no message is reported with the app's own text",
	async (status, words) => {
		api("UpdateUsedPrivilege", refuse(status));
		await confirm("T1");
		sendUndoableUse(client);
		await waitFor(() => expect(reported).toHaveBeenCalled());
		const message = { message: words };
		expect(reported.mock.calls[0]?.[1]).toMatchObject({ message });
	},
);

test("repeating a use that the server already has is not a rejection", async () => {
	api("UpdateUsedPrivilege", refuse(400));
	historyHas("T2", "T1");
	const loaded = [["history", "list"], ["privilege"]];
	for (const key of loaded) client.setQueryData(key, {});
	await confirm("T1");
	sendUndoableUse(client);
	await waitFor(() => expect(reported).toHaveBeenCalled());
	expect(reported.mock.calls[0]?.[1]).toEqual({ state: "used" });
	expect(loaded.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual(
		[true, false],
	);
	expect(await waiting()).toEqual([]);
	expect(await over()).toBe("used");
	expect(calls.at(-1)?.request).toMatchObject({
		UsePrivilege: "Used",
		RewardAltRef: "PV_1",
	});
});

test("a coupon that expired before its use arrived counts as rejected, although the history lists it as used", async () => {
	const message = { th: "หมดอายุ", en: "Expired" };
	api("UpdateUsedPrivilege", () => {
		throw new ApiFailure({ reason: "status", status: 400, message });
	});
	historySays("โค้ดหมดอายุ", ["T1"]);
	await confirm("T1");
	sendUndoableUse(client);
	await waitFor(() => expect(reported).toHaveBeenCalled());
	expect(reported.mock.calls[0]?.[1]).toEqual({ state: "refused", message });
});

test("a lost use counts as used whatever text the history gives it", async () => {
	api("UpdateUsedPrivilege", lose("timeout"));
	historySays("ใช้สิทธิ์เรียบร้อย", ["T1"]);
	await confirm("T1");
	sendUndoableUse(client);
	await waitFor(() => expect(reported).toHaveBeenCalled());
	expect(reported.mock.calls[0]?.[1]).toEqual({ state: "used" });
});

test("another customer's use is neither sent nor saved", async () => {
	await confirm("T1", serverNow() - 9000);
	atomStore.set(undoableUseAtom, null);
	adoptToken(tokenOf("customer-2"));
	setNetwork(true);
	await couponUseQueue.clearOthers("customer-2");
	expect(await waiting()).toEqual([]);
	expect(sent()).toEqual([]);
});

test("a use undone while one copy did not answer is neither sent nor hidden when the copy answers again", async () => {
	await confirm("T1", serverNow() - 60_000);
	const mute = vi
		.spyOn(nth(phone.databases), "remove")
		.mockRejectedValue(new Error("no answer"));
	await undoUse(client);
	mute.mockRestore();
	const left = await nth(phone.databases).keys();
	expect(left.some((key) => key.startsWith("use/"))).toBe(true);
	// The next start.
	stop();
	stop = startUseResend(client, reported);
	await quiet();
	expect(sent()).toEqual([]);
	expect(atomStore.get(usedIdsAtom)).not.toContain("T1");
	expect(await waiting()).toEqual([]);
});
