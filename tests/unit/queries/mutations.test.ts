// A mutation ends with its own reply: it does not wait for the reload of what it changed, which may be slow or never end.
import {
	type MutationOptions,
	QueryClient,
	QueryObserver,
} from "@tanstack/react-query";
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { customer } from "../../../src/contract/customer";
import { emptyAddress } from "../../../src/domain/delivery/addressForm";
import type { ApiFailure } from "../../../src/platform/http/apiFailure";
import {
	onFailure,
	queryClient,
} from "../../../src/platform/query/queryClient";
import { adoptToken } from "../../../src/platform/session/session";
import { articleMutations } from "../../../src/queries/article";
import { customerQueries } from "../../../src/queries/customer";
import { deliveryMutations } from "../../../src/queries/delivery";
import { notifyMutations } from "../../../src/queries/notify";
import { privilegeMutations } from "../../../src/queries/privilege";
import { profileMutations, profileQueries } from "../../../src/queries/profile";
import { registrationMutations } from "../../../src/queries/registration";
import { searchMutations } from "../../../src/queries/search";
import { surveyMutations } from "../../../src/queries/survey";
import { termsMutations } from "../../../src/queries/terms";
import { tutorialMutations } from "../../../src/queries/tutorial";
import { welcomeMutations } from "../../../src/queries/welcome";
import { codeMutations } from "../../../src/sync/codeQueries";
import { fail } from "../features/freshPhone";
import { tokenOf } from "../support/token";
import { optionGroups } from "./optionGroups";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const { api, forgetApi } = phone;

const me = v.parse(customer, {
	...{ firstname: "Kanda", lastname: "P", email: "k@example.com" },
	...{ isaccessedcondition: false, image_profile_type: 1 },
});
const profileKey = customerQueries.profile().queryKey;
let client: QueryClient;

beforeEach(() => {
	localStorage.clear();
	forgetApi();
	adoptToken(tokenOf("customer-1"));
	client = new QueryClient();
	client.setQueryData(profileKey, me);
});

/** Runs a mutation while a reload of everything on the screen never ends. */
async function run<Reply, Request, Result>(
	options: MutationOptions<Reply, ApiFailure, Request, Result>,
	request: NoInfer<Request>,
) {
	const reloaded: unknown[] = [];
	const areas = ["article", "customer", "privilege", "terms", "notify"];
	for (const queryKey of [
		...areas.map((area) => [area]),
		...[["delivery", "addresses"], ["history"], profileKey],
	]) {
		if (!client.getQueryData(queryKey)) client.setQueryData(queryKey, []);
		new QueryObserver(client, {
			queryKey,
			staleTime: Number.POSITIVE_INFINITY,
			queryFn: () => {
				reloaded.push(queryKey[0]);
				return new Promise<never>(() => {});
			},
		}).subscribe(() => undefined);
	}
	const mutation = client.getMutationCache().build(client, options);
	await mutation.execute(request).catch(() => undefined);
	return { reloaded, status: mutation.state.status };
}
const done = (status: string, ...reloaded: string[]) => ({
	status,
	reloaded: expect.arrayContaining(reloaded),
});

test("an edit of the profile reloads the customer", async () => {
	api("EditProfile", () => null);
	const change = { firstname: "New" };
	expect(await run(profileMutations.edit(), { customer: me, change })).toEqual(
		done("success", "customer"),
	);
	expect(client.getQueryData(profileKey)).toEqual({ ...me, ...change });
});

test("a new picture is shown at once", async () => {
	api("EditProfile", () => null);
	client.setQueryData(profileQueries.avatars().queryKey, [
		{ avatar_id: "7", name: "Cat", avatar_image_url: "/cat.webp" },
	]);
	const picture = { kind: "avatar", avatarId: "7" } as const;
	expect(
		await run(profileMutations.changePicture(), { customer: me, picture }),
	).toEqual(done("success", "customer"));
	expect(client.getQueryData(profileKey)).toMatchObject({
		...{ image_profile_type: 3, avatar_id: "7" },
		image_profile_url: "/cat.webp",
	});
});

test("a profile that could not be saved stays as it was and is reloaded", async () => {
	api("EditProfile", () => {
		throw new Error("no reply");
	});
	const change = { firstname: "New" };
	expect(await run(profileMutations.edit(), { customer: me, change })).toEqual(
		done("error", "customer"),
	);
	expect(client.getQueryData(profileKey)).toEqual(me);
});

test("decisions on terms, also failed ones, reload the terms; their acceptance makes claims possible", async () => {
	const choice = { consent_id: "1", is_required: true, is_consent: true };
	api("SubmitTermsofService", () => {
		throw new Error("no reply");
	});
	expect(await run(termsMutations.decide(), [choice])).toEqual(
		done("error", "terms"),
	);
	api("SubmitTermsofService", () => []);
	expect(
		await run(termsMutations.decide(), [{ ...choice, is_consent: false }]),
	).toEqual(done("success", "customer", "privilege"));
	api("UpdateTermsProgress", () => null);
	expect(await run(registrationMutations.enableClaims(), undefined)).toEqual(
		done("success", "customer", "privilege"),
	);
	expect(client.getQueryData(profileKey)?.isaccessedcondition).toBe(true);
});

test("submitted survey answers reload what a privilege may require", async () => {
	api("SubmitSurvey", () => null);
	const answered = { reference: "SVY_1", sections: [], answers: {} };
	expect(await run(surveyMutations.submit(), answered)).toEqual(
		done("success", "article", "customer", "privilege"),
	);
});

test("a failed background mutation opens no dialog: read marks, search and copy logs, tour, tier notice, use (decision 051)", async () => {
	const shown = vi.fn();
	onFailure(shown);
	const cache = queryClient.getMutationCache();
	const copied = { Transaction_Id: "T1", Privilege_Id: "P1" };
	for (const status of [401, 403, 423, 429]) {
		for (const name of [
			...["ReadNotify", "AddSearchLog", "PrivilegeEventLog"],
			...["CompleteTutorial", "UpdateExpirePopUp", "UpdateUsedPrivilege"],
		])
			api(name, fail({ status }));
		const sent = [
			cache.build(queryClient, notifyMutations.read()).execute("1"),
			cache
				.build(queryClient, searchMutations.log())
				.execute({ type: 1, item_id: "1" }),
			cache
				.build(queryClient, codeMutations.logCopy())
				.execute({ ...copied, PrivilegeType: 1, Type_Event_Log: 1 }),
			cache.build(queryClient, tutorialMutations.complete()).execute("1"),
			cache.build(queryClient, welcomeMutations.closeTierExpiry()).execute(),
			cache
				.build(queryClient, privilegeMutations.markUsed())
				.execute({ transaction_id: "T1", sub: "customer-1" }),
		];
		const ended = await Promise.allSettled<unknown>(sent);
		expect(ended.map((it) => it.status)).toEqual(sent.map(() => "rejected"));
	}
	expect(shown).not.toHaveBeenCalled();
});

// The bug: the decision on a term had no `meta`, so a dialog that leads home opened over the page's own message.
test("each mutation except those of favourites says who shows its failures", () => {
	const without = optionGroups<{ meta?: { failure?: string } }>(
		"Mutations",
	).flatMap(([name, group]) =>
		Object.entries(group)
			.filter(([, options]) => !options().meta?.failure)
			.map(([key]) => `${name}.${key}`),
	);
	expect(without.sort()).toEqual([
		"favouriteMutations.toggle",
		"groupFavouriteMutations.setAll",
	]);
});

test("a read notification reloads the notifications", async () => {
	api("ReadNotify", () => ({ status: "success" }));
	expect(await run(notifyMutations.read(), "1")).toEqual(
		done("success", "notify"),
	);
});

const activity = { article_id: "1", alt_reference: "AR_1" };

test("a joined activity reloads the articles", async () => {
	api("SubmitParticipationRegister", () => null);
	expect(await run(articleMutations.join(), activity)).toEqual(
		done("success", "article"),
	);
});

test("an activity is reloaded also where the reply to joining it was lost", async () => {
	api("SubmitParticipationRegister", fail({ reason: "timeout" }));
	expect(await run(articleMutations.join(), activity)).toEqual(
		done("error", "article"),
	);
});

test.each([
	[
		"success",
		() => ({ article: { ...activity, article_state_complete: true } }),
	],
	[
		"error",
		() => ({ article: { ...activity, article_state_complete: false } }),
	],
	["error", fail({ status: 500 })],
])(
	"after an unreadable reply the article decides whether the activity was joined: %s",
	async (status, article) => {
		const unreadable = { reason: "shape", status: 200 } as const;
		api("SubmitParticipationRegister", fail(unreadable));
		phone.hostSends("Detail", article);
		expect(await run(articleMutations.join(), activity)).toEqual(
			done(status, "article"),
		);
		expect(phone.calls.at(-1)?.request).toEqual({ alt_reference: "AR_1" });
	},
);

test("a saved address reloads the delivery, and a use the history", async () => {
	api("AddCustomerAddress", () => null);
	const names = { province: "", district: "", subDistrict: "" };
	expect(
		await run(deliveryMutations.saveAddress(), { form: emptyAddress, names }),
	).toEqual(done("success", "delivery"));
	api("UpdateUsedPrivilege", () => ({ success: true }));
	const use = { transaction_id: "T1", sub: "customer-1" };
	expect(await run(privilegeMutations.markUsed(), use)).toEqual(
		done("success", "history"),
	);
	// The request carries only its customer's token, and survives a closed page (O05).
	expect(phone.calls.at(-1)?.options).toEqual({
		...{ keepalive: true, sub: "customer-1" },
	});
});
