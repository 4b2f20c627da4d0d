// Proves that the scripted API refuses an answer to an unknown call, and fails a test with an unanswered call or an answer that no server would send, since the app would merely handle a failed call.
import { afterEach, expect, test, vi } from "vitest";
import { getProfile } from "../../../src/contract/customer";
import { historyRedeem } from "../../../src/contract/history";
import { getDetailV2 } from "../../../src/contract/privilege";
import { getAvatarList } from "../../../src/contract/profile";
import { api, call, expectAnswers, forgetApi, hostSends } from "./phone";

afterEach(() => {
	forgetApi();
	vi.unstubAllGlobals();
});

test.each([
	["TermsofServiceList", true],
	["GetTermsofServiceList", false],
])("%s is a call: %s", (name, isCall) => {
	const answer = () => api(name, () => []);
	if (isCall) expect(answer).not.toThrow();
	else expect(answer).toThrow(name);
});

test("a call that nothing answers fails its test with its name, once", async () => {
	vi.stubGlobal("navigator", { onLine: true });
	await expect(call(getDetailV2, {})).rejects.toThrow("DetailV2");
	expect(expectAnswers).toThrow("Nothing answers DetailV2");
	expect(expectAnswers).not.toThrow();
});

test("without a network it fails as such a call does, and the test goes on", async () => {
	vi.stubGlobal("navigator", { onLine: false });
	await expect(call(getDetailV2, {})).rejects.toMatchObject({
		reason: "network",
	});
	expect(expectAnswers).not.toThrow();
});

test("what the app asks by itself has a usual answer", async () => {
	vi.stubGlobal("navigator", { onLine: true });
	expect(await call(getProfile, {})).toMatchObject({
		customer: { firstname: "Mali", isaccessedcondition: true },
	});
	expect(expectAnswers).not.toThrow();
});

const item = { ext_transaction_id: "T1" };
const pageWith = (...items: unknown[]) => ({ items, totalpages: 1 });

test.each([
	[
		"a number as text",
		{ items: [], totalpages: "1" },
		'data.totalpages: "1", expected 1',
	],
	[
		"null for a text",
		pageWith({ ...item, reward_name: null }),
		'data.items.0.reward_name: null, expected ""',
	],
	[
		"a date that is none",
		pageWith({ ...item, redeem_datetime: "yesterday" }),
		'data.items.0.redeem_datetime: "yesterday", expected null',
	],
	[
		"another spelling",
		pageWith({ ...item, rewardName: "Latte" }),
		"data.items.0.rewardName: expected no such field",
	],
	[
		"an item without its id",
		pageWith(item, {}),
		"data.items: of 2 items, 1 can be read",
	],
	["no list", { items: "none" }, "data.items: Invalid type"],
])(
	"a reply with %s is none, and fails its test at its end too",
	async (_what, given, message) => {
		api("Redeem", () => given);
		const reply = call(historyRedeem, {});
		await expect(reply).rejects.toThrow("History/Redeem");
		expect(expectAnswers).toThrow(message);
		expect(expectAnswers).not.toThrow();
	},
);

test("what a reply leaves out is filled in, and no data at all is a reply", async () => {
	api("Redeem", () => pageWith(item));
	expect(await call(historyRedeem, {})).toMatchObject({
		items: [{ ...item, reward_name: "", redeem_datetime: null }],
	});
	api("DetailV2", () => null);
	await expect(call(getDetailV2, {})).rejects.toThrow("DetailV2");
	expect(expectAnswers).toThrow("data: Invalid type");
	api("AvatarList", () => null);
	expect(await call(getAvatarList, {})).toEqual({ avatarlist: [] });
	expect(expectAnswers).not.toThrow();
});

test("what a host sends is read as the app reads it, or fails as there", async () => {
	hostSends("Redeem", () => pageWith({ ext_transaction_id: 7 }, {}));
	expect(await call(historyRedeem, {})).toMatchObject({
		items: [{ ext_transaction_id: "7" }],
	});
	hostSends("Redeem", () => pageWith({}));
	await expect(call(historyRedeem, {})).rejects.toMatchObject({
		...{ reason: "shape", status: 200 },
	});
	expect(expectAnswers).not.toThrow();
});
