// After a claim, made or failed, what it may have changed is loaded anew: the lists, and the privilege with its stock and limits (2 §4).
import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { bareCard } from "../../../src/domain/code/codeCard";
import { privilegeKeys } from "../../../src/queries/privilegeKeys";
import { claimMutations } from "../../../src/sync/claimMutations";

const claim = vi.hoisted(() => ({
	claimPrivilege: vi.fn(),
	retryClaim: vi.fn(),
}));
vi.mock("../../../src/sync/claim", () => claim);

const stale = [
	["history", "list"],
	privilegeKeys.detail("PV_1"),
	privilegeKeys.stock("PV_1"),
	privilegeKeys.limits("PV_1"),
] as const;
const others = [
	privilegeKeys.detail("PV_2"),
	privilegeKeys.stock("PV_2"),
	privilegeKeys.limits("PV_2"),
] as const;
/** What no claim changes. */
const untouched = [["brand", "list"], ["article"]] as const;
const request = {
	...{ sub: "me", reference: "PV_1", isUsed: true },
	card: bareCard("PV_1"),
};
let client: QueryClient;
const isStale = (queryKey: readonly unknown[]) =>
	client.getQueryState(queryKey)?.isInvalidated;

beforeEach(() => {
	vi.resetAllMocks();
	client = new QueryClient();
	for (const key of [...stale, ...others, ...untouched])
		client.setQueryData(key, {});
});

test.each(["settled", "refused"])("a claim that is %s", async (outcome) => {
	if (outcome === "refused")
		claim.claimPrivilege.mockRejectedValue(new Error());
	await new MutationObserver(client, claimMutations.redeem())
		.mutate(request)
		.catch(() => undefined);
	expect(stale.map(isStale)).toEqual([true, true, true, true]);
	expect([...others, ...untouched].map(isStale)).toEqual(Array(5).fill(false));
});

test("a claim tried again: the lists and every privilege's detail, not its stock", async () => {
	const entry = { id: "1" } as Parameters<typeof claim.retryClaim>[1];
	await new MutationObserver(client, claimMutations.retry()).mutate({ entry });
	expect(claim.retryClaim).toHaveBeenCalledWith(client, entry);
	const [lists, detail, stock] = stale;
	expect([lists, detail, others[0]].map(isStale)).toEqual([true, true, true]);
	expect([stock, others[1], ...untouched].map(isStale)).toEqual(
		Array(4).fill(false),
	);
});

test("a claim leaves without waiting for the network's word, once, and its screen shows the failure", () => {
	for (const options of Object.values(claimMutations))
		expect(options()).toMatchObject({
			...{ networkMode: "always", retry: false, meta: { failure: "silent" } },
		});
});

test("an ordered prize is claimed for later, and every privilege is loaded anew", async () => {
	const { isUsed: _, ...order } = request;
	await new MutationObserver(client, claimMutations.order()).mutate(order);
	expect(claim.claimPrivilege).toHaveBeenCalledWith(client, {
		...{ ...order, isUsed: false },
	});
	expect([...stale, ...others].map(isStale)).toEqual(Array(7).fill(true));
	expect(untouched.map(isStale)).toEqual([false, false]);
});
