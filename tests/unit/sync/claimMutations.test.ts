// After a claim, successful or not, exactly the affected lists and the privilege with its stock and limits are reloaded (2 §4).
import { MutationObserver } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { bareCard } from "../../../src/domain/code/codeCard";
import type { ClaimEntry } from "../../../src/platform/storage/claimJournal";
import { historyKeys } from "../../../src/queries/historyKeys";
import { privilegeKeys } from "../../../src/queries/privilegeKeys";
import { claimMutations } from "../../../src/sync/claimMutations";
import { codeMutations } from "../../../src/sync/codeQueries";
import { watchedLists } from "./watchedLists";

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
let client: ReturnType<typeof watchedLists>["client"];
let reloaded: () => string[];

beforeEach(() => {
	vi.resetAllMocks();
	({ client, reloaded } = watchedLists());
});

test.each(["settled", "refused"])("a claim that is %s", async (outcome) => {
	const other = privilegeKeys.stock("PV_2");
	client.setQueryData(other, {});
	if (outcome === "refused")
		claim.claimPrivilege.mockRejectedValue(new Error());
	await new MutationObserver(client, claimMutations.redeem())
		.mutate(request)
		.catch(() => undefined);
	expect(reloaded()).toEqual(["coupons", "saved", "detail", "stock", "limits"]);
	expect(client.getQueryState(other)?.isInvalidated).toBe(false);
});

test("a retried claim", async () => {
	const entry = { id: "1" } as ClaimEntry;
	claim.retryClaim.mockResolvedValue("settled");
	const retry = new MutationObserver(client, claimMutations.retry());
	expect(await retry.mutate({ entry })).toBe("settled");
	expect(claim.retryClaim).toHaveBeenCalledWith(client, entry);
	expect(reloaded()).toEqual(["coupons", "saved", "detail"]);
});

test("an ordered prize is claimed for later, and every privilege is loaded anew", async () => {
	const { isUsed: _, ...order } = request;
	await new MutationObserver(client, claimMutations.order()).mutate(order);
	expect(claim.claimPrivilege).toHaveBeenCalledWith(client, {
		...{ ...order, isUsed: false },
	});
	expect(reloaded()).toEqual([
		...["coupons", "saved", "detail", "stock", "limits", "brands"],
	]);
});

test.each(["starts", "is refused"])("a countdown that %s", async (outcome) => {
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
});

test.each([
	["a claim", claimMutations.redeem()],
	["a claim tried again", claimMutations.retry()],
	["an order", claimMutations.order()],
	["a countdown", codeMutations.startCountdown()],
])(
	"%s is never sent later or twice automatically (O07), and its screen shows a failure",
	(_name, options) => {
		expect(options).toMatchObject({
			networkMode: "always",
			retry: false,
			meta: { failure: "silent" },
		});
	},
);
