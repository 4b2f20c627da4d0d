// A decision on terms: hosts reply with the new list, with a part of it, or with nothing (3 §7).
import { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { customer } from "../../../src/contract/customer";
import { consent, submitTermsofService } from "../../../src/contract/terms";
import { adoptToken } from "../../../src/platform/session/session";
import { customerQueries } from "../../../src/queries/customer";
import { registrationMutations } from "../../../src/queries/registration";
import { termsMutations, termsQueries } from "../../../src/queries/terms";
import { waitFor } from "../../support/waitFor";
import { tokenOf } from "../support/token";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const { api, calls, forgetApi } = phone;

const { queryKey } = termsQueries.list();
const term = (consent_id: string, is_consent: boolean) =>
	v.parse(consent, { consent_id, is_consent, is_required: true });
const open = [term("1", false), term("2", true)];
const agreed = [term("1", true), term("2", true)];
const choice = { consent_id: "1", is_consent: true, is_required: true };

let client: QueryClient;
beforeEach(() => {
	forgetApi();
	client = new QueryClient();
	client.setQueryData(queryKey, open);
});

const decide = (decision = choice) =>
	client
		.getMutationCache()
		.build(client, termsMutations.decide())
		.execute([decision]);

test.each([
	["the new list", agreed, false],
	["the decided term alone", [choice], true],
	["an empty list", [], true],
	["nothing", null, true],
	["a word", { status: "success" }, true],
	["what cannot be read", [{}], true],
])(
	"after %s all terms stay, and show the decision",
	async (_, data, reloads) => {
		api("SubmitTermsofService", () =>
			v.parse(submitTermsofService.reply, data),
		);
		await decide();
		expect(client.getQueryData(queryKey)).toEqual(agreed);
		expect(client.getQueryState(queryKey)?.isInvalidated).toBe(reloads);
	},
);

test("an updated wording counts as agreed to", async () => {
	client.setQueryData(queryKey, [
		{ ...term("1", true), is_new_updated: true },
		term("2", true),
	]);
	api("SubmitTermsofService", () => null);
	await decide();
	expect(client.getQueryData(queryKey)).toEqual(agreed);
});

test("without a loaded list a decision creates none", async () => {
	client = new QueryClient();
	api("SubmitTermsofService", () => null);
	await decide();
	expect(client.getQueryData(queryKey)).toBeUndefined();
});

test.each([true, false])(
	"the progress is requested with the profile's agreement %j (3 §7)",
	async (isaccessedcondition) => {
		api("GetTermsProgress", () => ({ isaccessedcondition: true }));
		const profile = v.parse(customer, { isaccessedcondition });
		client.setQueryData(customerQueries.profile().queryKey, profile);
		expect(await client.query(termsQueries.progress())).toBe(true);
		const request = { isaccessedcondition: String(isaccessedcondition) };
		expect(calls).toMatchObject([{ request }]);
	},
);

// The bug: terms agreed to at registration showed as open until their list was a minute old, and offline for good.
test("after a registration the terms are loaded again", async () => {
	api("RegisterTermsofService", () => null);
	const request = {
		...{ firstname: "Kanda", lastname: "P", mobile_no: "0812345678" },
		...{ date_of_birth: "19900101", list_consent: [choice] },
	};
	await client
		.getMutationCache()
		.build(client, registrationMutations.register())
		.execute({ request, customer: v.parse(customer, {}), email: "" });
	expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

// The bug: a list requested before the decision arrived after it, and showed the term as open.
test("a list requested before a decision does not undo it", async () => {
	adoptToken(tokenOf("customer-1"));
	let reply = (_list: unknown) => {};
	api("TermsofServiceList", () => new Promise((done) => (reply = done)));
	api("SubmitTermsofService", () => agreed);
	const loaded = client.query(termsQueries.list());
	await decide();
	reply(open);
	await loaded;
	expect(client.getQueryData(queryKey)).toEqual(agreed);
});

// The bug: the late reply to the first decision showed the second term as not agreed to.
test("of two decisions sent together both are shown, whichever reply comes last", async () => {
	const replies: ((list: object) => void)[] = [];
	api("SubmitTermsofService", () => new Promise((done) => replies.push(done)));
	const second = term("2", false);
	client.setQueryData(queryKey, [term("1", false), second]);
	const decisions = [decide(), decide({ ...second, is_consent: true })];
	await waitFor(() => expect(replies.length).toBeGreaterThan(0));
	if (replies.length === 2) replies[1]?.(agreed);
	replies[0]?.([choice, second]);
	await waitFor(() => expect(replies).toHaveLength(2));
	replies[1]?.(agreed);
	await Promise.all(decisions);
	expect(client.getQueryData(queryKey)).toEqual(agreed);
});
