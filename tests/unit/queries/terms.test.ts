// A decision on terms: hosts reply with the new list, a part of it, or nothing (3 §7).
import { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { customer } from "../../../src/contract/customer";
import { consent, submitTermsofService } from "../../../src/contract/terms";
import { adoptToken } from "../../../src/platform/session/session";
import { customerQueries } from "../../../src/queries/customer";
import { registrationMutations } from "../../../src/queries/registration";
import { termsMutations, termsQueries } from "../../../src/queries/terms";
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

const decide = () =>
	client
		.getMutationCache()
		.build(client, termsMutations.decide())
		.execute([choice]);

test.each([
	["the new list", agreed, false],
	["the decided term alone", [choice], true],
	["an empty list", [], true],
	["nothing", null, true],
	["a word", { status: "success" }, true],
	["what cannot be read", [{}], true],
])("after %s all terms stay, with the decision", async (_, data, reloads) => {
	api("SubmitTermsofService", () => v.parse(submitTermsofService.reply, data));
	await decide();
	expect(client.getQueryData(queryKey)).toEqual(agreed);
	expect(client.getQueryState(queryKey)?.isInvalidated).toBe(reloads);
});

test("an updated wording counts as agreed to", async () => {
	client.setQueryData(queryKey, [
		{ ...term("1", true), is_new_updated: true },
		term("2", true),
	]);
	api("SubmitTermsofService", () => null);
	await decide();
	expect(client.getQueryData(queryKey)).toEqual(agreed);
});

test("without a known list none is made up", async () => {
	client = new QueryClient();
	api("SubmitTermsofService", () => null);
	await decide();
	expect(client.getQueryData(queryKey)).toBeUndefined();
});

test.each([true, false])(
	"the progress is asked for with the profile's agreement %j (3 §7)",
	async (isaccessedcondition) => {
		api("GetTermsProgress", () => ({ isaccessedcondition: true }));
		const profile = v.parse(customer, { isaccessedcondition });
		client.setQueryData(customerQueries.profile().queryKey, profile);
		expect(await client.query(termsQueries.progress())).toBe(true);
		const request = { isaccessedcondition: String(isaccessedcondition) };
		expect(calls).toMatchObject([{ request }]);
	},
);

// The bug: the terms of the registration showed as not agreed to until their list was a minute old, and offline from then on.
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

// The bug: the list that was asked for before the decision came after it, and showed the term as not agreed to.
test("a list that was on its way before a decision does not undo it", async () => {
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
