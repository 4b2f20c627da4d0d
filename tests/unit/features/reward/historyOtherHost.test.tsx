// My coupons at another API host of the same customer: the codes of the previous host stay usable (1 §2, O01).
import { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { HistoryList } from "../../../../src/features/reward/history/HistoryList";
import { setServerTime } from "../../../../src/platform/http/clock";
import { saveCode } from "../../../../src/platform/storage/saveCode";
import { historyQueries } from "../../../../src/queries/history";
import { draw, wipe } from "../../support/drawn";
import { lateReply } from "../../support/lateReply";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useNavigate: () => () => undefined,
	useSearch: () => ({}),
}));

const start = Date.parse("2026-11-21T05:00:00Z");
const save = (id: string, given: object) =>
	saveCode({
		...{ ...bareCard("PV_1"), reward_name: id, reward_name_en: id },
		...v.parse(rewardCode, {
			code: "AB-12",
			privilegetype: 4,
			transaction_id: id,
		}),
		...{ sub: "customer-1", saved_at: start - 60_000, proven: true },
		...given,
	});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
	vi.useFakeTimers({ now: start });
	freshPhone();
	phone.setNetwork(true);
	setServerTime(start);
	phone.api("Redeem", () => ({ items: [], totalpages: 1 }));
	phone.api("CountRedeem", () => ({ count: 0 }));
});
afterEach(() => {
	wipe();
	vi.useRealTimers();
});

const host = "https://two.example";

test("codes of the previous host are listed and counted as ready; codes that this host no longer lists are not", async () => {
	await save("Former 1", { host });
	await save("Former 2", { host });
	await save("Former, used", { host, over: "used" });
	await save("Gone here", { host: "" });
	const place = await draw(<HistoryList mode="available" filter={{}} />);
	await pass(50);
	const names = [...place.querySelectorAll("h2")].map((it) => it.textContent);
	expect(names.sort()).toEqual(["Former 1", "Former 2"]);
	expect(place.textContent).toContain("2 codes ready for the shop");
});

test("codes of the previous host wait for this host's list, which would move them", async () => {
	const { reply, come } = lateReply(() => ({ items: [], totalpages: 1 }));
	phone.api("Redeem", reply);
	await save("Former", { host });
	const place = await draw(<HistoryList mode="available" filter={{}} />);
	await pass(50);
	expect(place.querySelector("h2")).toBeNull();
	await come();
	await pass(50);
	expect(place.querySelector("h2")?.textContent).toBe("Former");
});

test("offline, a coupon that only this host has counted is still reported as missing", async () => {
	phone.setNetwork(false);
	for (const name of ["Redeem", "CountRedeem"])
		phone.api(name, fail({ reason: "network", status: 0 }));
	await save("Former", { host });
	const client = new QueryClient({
		defaultOptions: { queries: { retry: false, networkMode: "always" } },
	});
	client.setQueryData(historyQueries.count().queryKey, 1);
	const place = await draw(
		<HistoryList mode="available" filter={{}} />,
		client,
	);
	await pass(50);
	expect(place.textContent).toContain("Former");
	expect(place.textContent).toContain("1 more coupon is not on this phone.");
});
