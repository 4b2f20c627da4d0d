// After each claim exactly the affected lists and privileges with their stock and limits are reloaded (2 §4), and a refusal is logged (2 §7).
import { MutationObserver } from "@tanstack/react-query";
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { privilegeCard } from "../../../src/contract/privilegeCard";
import { bareCard } from "../../../src/domain/code/codeCard";
import { ApiFailure } from "../../../src/platform/http/apiFailure";
import { queryClient } from "../../../src/platform/query/queryClient";
import type { ClaimEntry } from "../../../src/platform/storage/claimJournal";
import { historyKeys } from "../../../src/queries/historyKeys";
import { privilegeKeys } from "../../../src/queries/privilegeKeys";
import { claimMutations } from "../../../src/sync/claimMutations";
import { codeMutations } from "../../../src/sync/codeQueries";
import { watchedLists } from "../support/watchedLists";

const logged = vi.hoisted(() => vi.fn());
vi.mock("../../../src/platform/outbox/eventLog", async (original) => ({
	...(await original<object>()),
	logEvent: logged,
}));
const claim = vi.hoisted(() => ({
	claimPrivilege: vi.fn(),
	retryClaim: vi.fn(),
}));
vi.mock("../../../src/sync/claim", () => claim);
const code = vi.hoisted(() => ({ openCode: vi.fn() }));
vi.mock("../../../src/sync/openCode", () => code);

const request = {
	...{ sub: "me", reference: "PV_1", isUsed: true },
	card: bareCard("PV_1"),
};
const settled = { id: "1", reference: "PV_1", state: "settled" } as ClaimEntry;
let client: ReturnType<typeof watchedLists>["client"];
let reloaded: () => string[];

beforeEach(() => {
	vi.resetAllMocks();
	({ client, reloaded } = watchedLists());
	claim.claimPrivilege.mockResolvedValue(settled);
	claim.retryClaim.mockResolvedValue(settled);
});

const categoryKey = [...privilegeKeys.categories, "1", ""];
const groupKey = privilegeKeys.group("GR_1");

/** A loaded category and a loaded group, each with the privilege and another one. */
function loadLists() {
	const cards = ["PV_1", "PV_2"].map((alt_reference) =>
		v.parse(privilegeCard, { privilege_id: "1", alt_reference }),
	);
	const options = { updatedAt: 1000 };
	const pages = { pages: [{ items: cards, totalpages: 1 }], pageParams: [1] };
	client.setQueryData(categoryKey, pages, options);
	client.setQueryData(groupKey, { privilege_group_item: cards }, options);
}
/** The badges of the category's cards and the group's items. */
function badges() {
	const data = [categoryKey, groupKey].map((key) => client.getQueryData(key));
	return Array.from(
		JSON.stringify(data).matchAll(/"display_redeem_badge":(true|false)/g),
		([, badge]) => badge === "true",
	);
}

const claims = {
	"a claim": () =>
		new MutationObserver(client, claimMutations.redeem()).mutate(request),
	"a claim tried again": () =>
		new MutationObserver(client, claimMutations.retry()).mutate(settled),
	"an order": () =>
		new MutationObserver(client, claimMutations.order()).mutate(request),
};

test.each(
	Object.entries(claims).flatMap(([name, press]) => [
		[name, "settled", press] as const,
		[name, "refused", press] as const,
	]),
)(
	"%s that is %s reloads exactly the affected data",
	async (_name, outcome, press) => {
		// Another privilege of the same limit group, and the same one by its 4-digit reference.
		const other = privilegeKeys.limits("1002");
		client.setQueryData(other, {});
		if (outcome === "refused") {
			const refusal = new ApiFailure({
				...{ reason: "status", status: 400, code: 40009 },
			});
			claim.claimPrivilege.mockRejectedValue(refusal);
			claim.retryClaim.mockRejectedValue(refusal);
		}
		await press().catch(() => undefined);
		expect(reloaded()).toEqual([
			...["coupons", "saved", "detail", "stock", "limits"],
			...["rewards", "article"],
		]);
		expect(client.getQueryState(other)?.isInvalidated).toBe(true);
		// A success is logged where the claim settles (claimLog.test.ts).
		expect(logged.mock.calls).toEqual(
			outcome === "settled"
				? []
				: [["Redeem Privilege", "error", "PV_1", "40009"]],
		);
	},
);

test.each(Object.entries(claims))(
	"%s is shown as claimed in the loaded lists at once",
	async (_name, claimed) => {
		loadLists();
		await claimed();
		expect(badges()).toEqual([true, false, true, false]);
		expect(client.getQueryState(categoryKey)?.dataUpdatedAt).toBe(1000);
		// The server's next reply replaces what was written.
		await client.query({ queryKey: categoryKey, queryFn: () => ({}) });
		expect(client.getQueryData(categoryKey)).toEqual({});
	},
);

// The bug: the late reply removed the badge.
test.each(Object.entries(claims))(
	"%s is shown as claimed in a list that was requested before it and arrives later",
	async (_name, claimed) => {
		loadLists();
		const before = client.getQueryData(categoryKey);
		let answer = () => {};
		const answered = new Promise<void>((done) => (answer = done));
		const loaded = client.query({
			queryKey: categoryKey,
			queryFn: () => answered.then(() => structuredClone(before)),
		});
		await claimed();
		answer();
		await loaded;
		await vi.waitFor(() =>
			expect(badges()).toEqual([true, false, true, false]),
		);
	},
);

test("an outdated list stays outdated when it gets the badge", async () => {
	loadLists();
	await client.invalidateQueries({ queryKey: categoryKey });
	await new MutationObserver(client, claimMutations.redeem()).mutate(request);
	expect(badges()).toEqual([true, false, true, false]);
	expect(client.getQueryState(categoryKey)?.isInvalidated).toBe(true);
	expect(client.getQueryState(groupKey)?.isInvalidated).toBe(false);
});

test.each(["sent", "absent"] as const)(
	"a claim that is %s changes no card",
	async (state) => {
		loadLists();
		claim.claimPrivilege.mockResolvedValue({ ...settled, state });
		await new MutationObserver(client, claimMutations.redeem()).mutate(request);
		expect(badges()).not.toContain(true);
		expect(logged).not.toHaveBeenCalled();
	},
);

test("a retried claim is looked up and sent by the retry", async () => {
	const retry = new MutationObserver(client, claimMutations.retry());
	expect(await retry.mutate(settled)).toBe(settled);
	expect(claim.retryClaim).toHaveBeenCalledWith(client, settled);
});

test("an ordered prize is claimed for later", async () => {
	const { isUsed: _, ...order } = request;
	await new MutationObserver(client, claimMutations.order()).mutate(order);
	expect(claim.claimPrivilege).toHaveBeenCalledWith(client, {
		...{ ...order, isUsed: false },
	});
});

test.each(["starts", "is refused"])(
	"a countdown that %s reloads the history",
	async (outcome) => {
		const opened = { code: "AB-12" };
		if (outcome === "starts") code.openCode.mockResolvedValue(opened);
		else code.openCode.mockRejectedValue(new Error());
		await new MutationObserver(client, codeMutations.startCountdown())
			.mutate({ transactionId: "T1" })
			.catch(() => undefined);
		expect(code.openCode.mock.calls[0]?.[1]).toMatchObject({
			...{ transactionId: "T1", start: true },
		});
		expect(reloaded()).toEqual(["coupons", "saved", "detail"]);
		expect(client.getQueryData(historyKeys.code("T1"))).toBe(
			outcome === "starts" ? opened : undefined,
		);
	},
);

test.each([
	["by the server", "network", "ดูโค้ด", "2026-11-21T05:15:00Z"],
	["by nobody, without a network", "wallet", "ใช้โค้ด", null],
])(
	"the loaded lists show at once whether a countdown was started: %s",
	async (_what, from, is_used_code_desc, countdown_datetime) => {
		const item = {
			...{ ext_transaction_id: "T1", is_used_code: false },
			...{ is_used_code_desc: "ใช้โค้ด", countdown_datetime: null },
		};
		const queryKey = historyKeys.list("canuse", "");
		client.setQueryData(queryKey, { pages: [{ items: [item] }] });
		const countdown_time = "2026-11-21T05:15:00Z";
		code.openCode.mockResolvedValue({ from, countdown_time });
		await new MutationObserver(client, codeMutations.startCountdown()).mutate({
			transactionId: "T1",
		});
		const shown = {
			...item,
			is_used_code: from === "network",
			...{ is_used_code_desc, countdown_datetime },
		};
		expect(client.getQueryData(queryKey)).toEqual({
			pages: [{ items: [shown] }],
		});
	},
);

test.each([
	["a claim", claimMutations.redeem(), "awaited"],
	["a claim tried again", claimMutations.retry(), "silent"],
	["an order", claimMutations.order(), "awaited"],
	["a countdown", codeMutations.startCountdown(), "silent"],
])(
	"%s is never sent later or twice automatically (O07), and its screen shows the failure",
	(_name, options, failure) => {
		expect(queryClient.defaultMutationOptions(options)).toMatchObject({
			networkMode: "always",
			retry: false,
			meta: { failure },
		});
	},
);
