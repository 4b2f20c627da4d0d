// How the phone recognises a missing agreement, and a rejection for it (V31).
import { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { customer } from "../../../src/contract/customer";
import { consent, getTermsProgress } from "../../../src/contract/terms";
import { ApiFailure } from "../../../src/platform/http/apiFailure";
import { adoptToken } from "../../../src/platform/session/session";
import { customerQueries } from "../../../src/queries/customer";
import { termsQueries } from "../../../src/queries/terms";
import {
	isCachedConsentMissing,
	isRefusedForConsent,
} from "../../../src/sync/consent";
import { tokenOf } from "../support/token";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/http/http", () => phone);
const { api, calls, forgetApi } = phone;

const profile = (isaccessedcondition: boolean) =>
	v.parse(customer, { isaccessedcondition });
const term = (more: object) => [
	v.parse(consent, { consent_id: "CS_1", is_required: true, ...more }),
];
const agreed = term({ is_consent: true });
const outdated = term({ is_consent: true, is_new_updated: true });

let client: QueryClient;
beforeEach(() => {
	client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	adoptToken(tokenOf("customer-1"));
	forgetApi();
});

/** The copies on this phone, with the second in which each was loaded. */
function knows(
	accepted: [boolean, number] | null,
	terms: [typeof agreed, number] | null,
) {
	const at = (updatedAt: number) => ({ updatedAt });
	const { queryKey } = customerQueries.profile();
	if (accepted)
		client.setQueryData(queryKey, profile(accepted[0]), at(accepted[1]));
	if (terms)
		client.setQueryData(termsQueries.list().queryKey, terms[0], at(terms[1]));
}

test.each<[string, Parameters<typeof knows>, boolean]>([
	["nothing is known", [null, null], false],
	["the profile says no", [[false, 1], null], true],
	[
		"the profile says no, whatever the terms say",
		[
			[false, 1],
			[agreed, 2],
		],
		true,
	],
	["the profile says yes", [[true, 1], null], false],
	[
		"newer terms wait",
		[
			[true, 1],
			[outdated, 2],
		],
		true,
	],
	[
		"terms that waited before the profile said yes",
		[
			[true, 2],
			[outdated, 1],
		],
		false,
	],
	["terms alone wait", [null, [term({}), 1]], true],
	[
		"an optional one waits",
		[
			[true, 1],
			[term({ is_required: false }), 2],
		],
		false,
	],
])(
	"the phone's data decide whether an agreement is missing where %s",
	(_what, known, missing) => {
		knows(...known);
		expect(isCachedConsentMissing(client)).toBe(missing);
	},
);

const apiFailure = (code: number | null) =>
	new ApiFailure({ reason: "status", status: 400, code });
const answers = (isaccessedcondition: boolean, terms: typeof agreed) => {
	api("GetTermsProgress", () => ({ isaccessedcondition }));
	api("TermsofServiceList", () => terms);
};

test.each<[string, boolean, typeof agreed, boolean]>([
	["the access was withdrawn", false, agreed, true],
	["a newer wording waits", true, outdated, true],
	["neither", true, agreed, false],
])("a rejection is for the terms where %s", async (_what, open, terms, is) => {
	// This phone's copy is older.
	knows([true, 1], [agreed, 1]);
	answers(open, terms);
	expect(await isRefusedForConsent(client, apiFailure(40009))).toBe(is);
});

test.each([
	["nothing", {}],
	["the terms", agreed],
	["no word for it", { isaccessedcondition: "-" }],
])(
	"a reached limit does not count as missing terms where the host's progress has %s",
	async (_has, progress) => {
		answers(true, agreed);
		api("GetTermsProgress", () => v.parse(getTermsProgress.reply, progress));
		expect(await isRefusedForConsent(client, apiFailure(40009))).toBe(false);
	},
);

test("neither a rejection with its own code nor a lost reply loads the terms", async () => {
	answers(false, outdated);
	for (const code of [10018, 40002, 40003, null])
		expect(await isRefusedForConsent(client, apiFailure(code))).toBe(false);
	expect(
		await isRefusedForConsent(client, new ApiFailure({ reason: "network" })),
	).toBe(false);
	expect(calls).toEqual([]);
});

test("if the terms cannot be loaded, the phone's data decide", async () => {
	api("GetTermsProgress", () => Promise.reject(apiFailure(null)));
	api("TermsofServiceList", () => Promise.reject(apiFailure(null)));
	expect(await isRefusedForConsent(client, apiFailure(40009))).toBe(false);
	knows([false, 1], null);
	expect(await isRefusedForConsent(client, apiFailure(40009))).toBe(true);
});
