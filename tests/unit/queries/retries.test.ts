// No query asks again after a refusal or a timeout, as the client's rule says (O09).
import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../../../src/platform/query/queryClient";
import { adoptToken } from "../../../src/platform/session/session";
import { tutorialQueries } from "../../../src/queries/tutorial";
import { welcomeQueries } from "../../../src/queries/welcome";
import { fail } from "../features/freshPhone";
import { tokenOf } from "../support/token";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/http/http", () => phone);
const { api, calls, forgetApi } = phone;

beforeEach(() => {
	vi.useFakeTimers();
	forgetApi();
	queryClient.clear();
	adoptToken(tokenOf("customer-1"));
});
afterEach(() => {
	queryClient.clear();
	localStorage.clear();
	vi.useRealTimers();
});

async function askedTimes(failure: Parameters<typeof fail>[0]) {
	api("TutorialProgress", fail(failure));
	api("GetWelcomeAnnoucement", fail(failure));
	const stops = [
		new QueryObserver(queryClient, tutorialQueries.progress()),
		new QueryObserver(queryClient, welcomeQueries.announcement("1")),
	].map((observer) => observer.subscribe(() => undefined));
	await vi.advanceTimersByTimeAsync(60_000);
	for (const stop of stops) stop();
	return calls.map(({ name }) => name).sort();
}

test.each([{ status: 429 }, { reason: "timeout", status: 0 }] as const)(
	"what home's dialogs begin with is asked for once where it fails with %j",
	async (failure) => {
		expect(await askedTimes(failure)).toEqual([
			"GetWelcomeAnnoucement",
			"TutorialProgress",
		]);
	},
);

test("a lost reply is worth a second request", async () => {
	expect(await askedTimes({ reason: "network", status: 0 })).toHaveLength(4);
});
