// Proves that a code whose reply is late, or that nobody waits for any more, does not reach another customer or the network (O05), and that one whose card is late stays on the screen.
import { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { historyItem, rewardCode } from "../../../src/contract/history";
import { bareCard } from "../../../src/domain/code/codeCard";
import { adoptToken } from "../../../src/platform/session/session";
import { readCode } from "../../../src/platform/storage/wallet";
import { historyKeys } from "../../../src/queries/historyKeys";
import { codeQueries } from "../../../src/sync/codeQueries";
import type { OpenedCode } from "../../../src/sync/openCode";
import { waitFor } from "../../support/waitFor";
import { tokenOf } from "../support/token";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const { api, call, emptyPhone } = phone;

/** The query of a code whose reply is still to come, in a cache of its own. */
async function opening() {
	const cache = new QueryClient();
	let reply = () => {};
	api("CouponCodeDetail", () => {
		const code = v.parse(rewardCode, { code: "AB-12", privilegetype: 4 });
		return new Promise((resolve) => (reply = () => resolve(code)));
	});
	const query = codeQueries.opened("T1", bareCard("PV_1"));
	const opened = cache.fetchQuery({ ...query, retry: false });
	opened.catch(() => undefined);
	await waitFor(() => expect(call).toHaveBeenCalledOnce());
	return { cache, opened, reply: () => reply() };
}

beforeEach(() => {
	emptyPhone();
	call.mockClear();
	adoptToken(tokenOf("customer-1"));
});

test("a code that comes after another customer's sign-in is not shown", async () => {
	const { cache, opened, reply } = await opening();
	adoptToken(tokenOf("customer-2"));
	const shown = vi.spyOn(cache, "setQueryData");
	reply();
	await expect(opened).rejects.toThrow("signed in");
	expect(shown).not.toHaveBeenCalled();
	expect(cache.getQueryData(historyKeys.code("T1"))).toBeUndefined();
});

// The bug: the host was read again when the reply had come.
test("a code that comes after another tab changed the API host is saved as the former one's", async () => {
	const host = "https://two.example";
	vi.stubEnv("VITE_ALLOWED_API_HOSTS", host);
	const { opened, reply } = await opening();
	localStorage.setItem("api-host", host);
	reply();
	expect(await opened).toMatchObject({ host: "" });
	expect(await readCode("customer-1", "T1")).toMatchObject({ host: "" });
	vi.unstubAllEnvs();
	localStorage.removeItem("api-host");
});

test("a code whose page is left is no longer asked for", async () => {
	const { cache } = await opening();
	const { signal } = v.parse(
		v.object({ signal: v.instance(AbortSignal) }),
		call.mock.lastCall?.[2],
	);
	await cache.cancelQueries({ queryKey: historyKeys.code("T1") });
	expect(signal.aborted).toBe(true);
});

// The bug: when the name came, the bars went for a moment, and the buttons below moved twice.
test("a code that was opened by its address stays drawn and saved when its name comes", async () => {
	api("CouponCodeDetail", () =>
		v.parse(rewardCode, { code: "AB-12", privilegetype: 4 }),
	);
	const named = { ext_transaction_id: "T1", reward_name: "กาแฟ" };
	api("Redeem", () => ({
		items: [v.parse(historyItem, { ...named, privilege_ref: "PV_1" })],
		totalpages: 1,
	}));
	const cache = new QueryClient();
	const shown: (OpenedCode | undefined)[] = [];
	cache.getQueryCache().subscribe(() => {
		shown.push(cache.getQueryData<OpenedCode>(historyKeys.code("T1")));
	});
	await cache.fetchQuery(codeQueries.opened("T1"));
	const drawn = shown.slice(shown.findIndex((it) => it?.saved));
	expect(drawn.at(-1)).toMatchObject({ reward_name: "กาแฟ" });
	for (const code of drawn)
		expect(code).toMatchObject({ saved: true, bars: drawn[0]?.bars });
});
