// The history: its lists and pages, the detail and the events of a claim, and the scenario with every state (2 §3, 2 §4).
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { privilegeEvents } from "../../../server/store/schema/schema";
import { usedCodeDescription } from "../../../src/contract/claimed";
import {
	couponCodeDetail,
	privilegeEventLog,
} from "../../../src/contract/code";
import { countRedeem } from "../../../src/contract/history";
import { getDetailV2 } from "../../../src/contract/privilege";
import { failureOf } from "../support/client";
import { coupons, refused } from "../support/coupons";
import { deal, shortReference } from "../support/deals";
import { day, minute, newMockUserId } from "../support/testServer";

const here = coupons();
const { claim, send, code, use, page, wait } = here;

describe("the list", () => {
	test("is newest first, in pages, with the count of usable claims", async () => {
		const made: string[] = [];
		for (let turn = 0; turn < 5; turn++) {
			made.unshift(await claim("plain"));
			here.api.clock.now += 1000;
		}
		const shown: string[] = [];
		for (const PageNumber of [1, 2, 3]) {
			const part = await page("canuse", { PageNumber, ItemsPerPage: 2 });
			expect(part.totalpages).toBe(3);
			shown.push(...part.items.map((it) => it.ext_transaction_id));
		}
		expect(shown).toEqual(made);
		expect(
			(await page("canuse", { PageNumber: 4, ItemsPerPage: 2 })).items,
		).toEqual([]);
		await use(made[0] ?? "");
		expect(await here.api.client.ask(countRedeem, {}, here.me)).toEqual({
			count: 4,
		});
		for (const [state, totalpages] of [
			["canuse", 2],
			["Used", 1],
		] as const)
			expect(
				await page(state, { PageNumber: 1, ItemsPerPage: 2 }),
			).toMatchObject({ totalpages });
	});

	test("shows each of several claims of the same instant on exactly one page", async () => {
		const made: string[] = [];
		for (let turn = 0; turn < 6; turn++) made.push(await claim("plain"));
		const shown: string[] = [];
		for (const PageNumber of [1, 2, 3]) {
			const { items } = await page("canuse", { PageNumber, ItemsPerPage: 2 });
			shown.push(...items.map((it) => it.ext_transaction_id));
		}
		expect(shown).toEqual(made.sort().reverse());
	});

	test("can be filtered by one privilege, by either of its references", async () => {
		const wanted = await claim("onlineCode");
		await claim("plain");
		for (const RewardAltRef of [
			deal("onlineCode"),
			shortReference("onlineCode"),
		]) {
			const { items, totalpages } = await page("canuse", { RewardAltRef });
			expect(items.map((it) => it.ext_transaction_id)).toEqual([wanted]);
			expect(totalpages).toBe(1);
		}
		expect(await page("canuse", { RewardAltRef: "PV_0000" })).toEqual({
			items: [],
			totalpages: 0,
		});
	});
});

test("a claim has the time it was claimed and the time it was used", async () => {
	const claimedAt = new Date(here.api.clock.now).toISOString();
	const id = await claim("plain");
	expect((await page("canuse")).items[0]).toMatchObject({
		...{ ext_transaction_id: id, redeem_datetime: claimedAt },
		used_datetime: null,
	});
	here.api.clock.now += 3_000;
	const usedAt = new Date(here.api.clock.now).toISOString();
	await use(id);
	here.api.clock.now += 3_000;
	expect((await page("Used")).items[0]).toMatchObject({
		...{ ext_transaction_id: id, redeem_datetime: claimedAt },
		used_datetime: usedAt,
	});
});

test("the detail shows the customer's usable claim, else the last code that was opened", async () => {
	const detail = () =>
		here.api.client.ask(
			getDetailV2,
			{ Privilege_Alt_Reference: deal("otherCountdown") },
			here.me,
		);
	expect(await detail()).toMatchObject({
		is_already_received: false,
		ext_transaction_id: "",
		is_used_code: false,
	});
	const transaction = await claim("otherCountdown");
	expect(await detail()).toMatchObject({
		is_already_received: true,
		ext_transaction_id: transaction,
		is_used_code: false,
		is_used_code_desc: usedCodeDescription.useCode,
	});
	await code(transaction, true);
	expect(await detail()).toMatchObject({
		is_used_code: true,
		is_used_code_desc: usedCodeDescription.viewCode,
	});
	here.api.clock.now += 15 * minute;
	// The app links to it among the codes of its privilege (2 §2).
	expect(await detail()).toMatchObject({
		is_already_received: true,
		ext_transaction_id: transaction,
		is_used_code: true,
		is_used_code_desc: usedCodeDescription.codeExpired,
	});
	const next = await claim("otherCountdown");
	expect(await detail()).toMatchObject({
		ext_transaction_id: next,
		is_used_code: false,
	});
	await code(next, true);
	await use(next);
	expect(await detail()).toMatchObject({
		ext_transaction_id: next,
		is_used_code: true,
		is_used_code_desc: usedCodeDescription.used,
	});
});

test("the detail shows no claim that ended before it was opened", async () => {
	await claim("activity");
	await wait(2 * day);
	expect(
		await here.api.client.ask(
			getDetailV2,
			{ Privilege_Alt_Reference: deal("activity") },
			here.me,
		),
	).toMatchObject({
		is_already_received: true,
		ext_transaction_id: "",
		is_used_code: false,
	});
});

test("a copied code, a copied link and an opened link are saved as events with their type", async () => {
	const transaction = await claim("plain");
	const event = {
		Transaction_Id: transaction,
		Privilege_Id: "9001",
		PrivilegeType: 4,
	};
	for (const Type_Event_Log of [1, 2, 3] as const)
		await here.api.client.ask(
			privilegeEventLog,
			{ ...event, Type_Event_Log },
			here.me,
		);
	const saved = await here.api.store.db
		.select()
		.from(privilegeEvents)
		.where(eq(privilegeEvents.transaction_id, transaction))
		.orderBy(privilegeEvents.id);
	expect(saved).toMatchObject(
		[1, 2, 3].map((type) => ({
			...{ event: type, sub: here.me.sub },
			...{ privilege_id: "9001", privilege_type: 4 },
		})),
	);
});

test("the scenario full has a claim in every state, and a second page", async () => {
	const full = await here.api.client.signIn(newMockUserId("full"));
	const usable = (await page("canuse", { ItemsPerPage: 100 }, full)).items;
	const over = (await page("Used", { ItemsPerPage: 100 }, full)).items;
	const texts = new Set([...usable, ...over].map((it) => it.is_used_code_desc));
	expect(texts).toEqual(new Set(Object.values(usedCodeDescription)));
	expect(new Set(usable.map((it) => it.reward_type))).toEqual(
		new Set([1, 4, 8, 9]),
	);
	expect(
		usable.some((it) => it.footer_message_th && it.footer_message_en),
	).toBe(true);
	expect(over.some((it) => it.reward_type === 2)).toBe(true);
	expect(usable.some((it) => it.countdown_datetime !== null)).toBe(true);
	expect(usable.some((it) => it.reserve_timeout > 0 && !it.is_used_code)).toBe(
		true,
	);
	expect((await page("Used", {}, full)).totalpages).toBeGreaterThan(1);
	const [running] = usable.filter((it) => it.countdown_datetime !== null);
	const shown = await here.api.client.ask(
		couponCodeDetail,
		{
			CPC_Transaction_Id: running?.ext_transaction_id ?? "",
			Start_Countdown: false,
		},
		full,
	);
	expect(shown.code).not.toBe("");
	const delivered = usable.find((it) => it.reward_type === 1);
	expect(
		failureOf(await send(delivered?.ext_transaction_id ?? "", true, full)),
	).toEqual(refused(/no code/));
});
