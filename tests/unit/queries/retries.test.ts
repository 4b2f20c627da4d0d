// No query retries after a refusal or a timeout, by the client's rules (O09).
import { InfiniteQueryObserver, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../../../src/platform/query/queryClient";
import { adoptToken } from "../../../src/platform/session/session";
import { bannerQueries } from "../../../src/queries/banner";
import { browseQueries } from "../../../src/queries/browse";
import { catalogueQueries } from "../../../src/queries/catalogue";
import { dealQueries } from "../../../src/queries/deals";
import { notifyQueries } from "../../../src/queries/notify";
import { termsQueries } from "../../../src/queries/terms";
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
	"the queries of home's first dialogs are not retried after %j",
	async (failure) => {
		expect(await askedTimes(failure)).toEqual([
			"GetWelcomeAnnoucement",
			"TutorialProgress",
		]);
	},
);

test("a lost reply is retried once", async () => {
	expect(await askedTimes({ reason: "network", status: 0 })).toHaveLength(4);
});

const observe = {
	"banner sets": () => new QueryObserver(queryClient, bannerQueries.sets()),
	categories: () =>
		new QueryObserver(queryClient, catalogueQueries.categories()),
	brands: () => new QueryObserver(queryClient, catalogueQueries.brands()),
	popular: () => new QueryObserver(queryClient, dealQueries.popular()),
	references: () =>
		new QueryObserver(queryClient, dealQueries.byReferences(["PV_1"])),
	brand: () => new QueryObserver(queryClient, browseQueries.byBrand("7")),
	near: () =>
		new QueryObserver(
			queryClient,
			browseQueries.nearMe({ lat: 13.75, lng: 100.5 }),
		),
	terms: () => new QueryObserver(queryClient, termsQueries.list()),
	notifications: () => new QueryObserver(queryClient, notifyQueries.list()),
	category: () =>
		new InfiniteQueryObserver(queryClient, browseQueries.byCategory("2", "0")),
};
const listCalls = [
	...["GetSetBanner", "getParentCategoryList", "GetBrandList"],
	...["getPrivilegeListByReferenceListV2", "getPrivilegeListByBrandV2"],
	...["getPrivilegeListV3", "getDealNearMe", "TermsofServiceList", "List"],
];
const refused = { code: 10018, message: { th: "ไม่พบ", en: "Not found" } };

/** The number of requests at two returns to the app after a first load that failed. */
async function askedAtReturn(
	list: keyof typeof observe,
	failure: Parameters<typeof fail>[0],
) {
	for (const name of listCalls) api(name, fail(failure));
	queryClient.mount();
	const stop = observe[list]().subscribe(() => undefined);
	await vi.advanceTimersByTimeAsync(60_000);
	const before = calls.length;
	expect(before).toBeGreaterThan(0);
	for (const event of ["visibilitychange", "visibilitychange"]) {
		window.dispatchEvent(new Event(event));
		await vi.advanceTimersByTimeAsync(60_000);
	}
	stop();
	queryClient.unmount();
	return calls.length - before;
}

const lists = Object.keys(observe) as (keyof typeof observe)[];

test.each(lists.filter((list) => list !== "notifications"))(
	"the list of %s, whose refusal opens a dialog, is not loaded again when the app is shown again",
	async (list) => {
		expect(await askedAtReturn(list, refused)).toBe(0);
	},
);

test("a list that shows its refusal in place is loaded again when the app is shown again", async () => {
	expect(await askedAtReturn("notifications", refused)).toBe(2);
});

test.each(lists)(
	"the list of %s is loaded again when the app is shown again after a temporary failure",
	async (list) => {
		expect(await askedAtReturn(list, { status: 429 })).toBe(2);
	},
);
