// Runs random customer sessions in Chromium with claims, codes, favourites, network loss, reloads and changes of customer: no saved code is lost, nothing is claimed twice, no data reaches another customer.
import type { Page } from "@playwright/test";
import { getFavoritePrivilegeListV2 } from "../../../src/contract/favourites";
import { claimForLater, claimsOf } from "../../e2e/support/coupon";
import { replyFault } from "../../e2e/support/faultProxy";
import { expect, test } from "../../e2e/support/fixtures";
import {
	type Customer,
	chooseLanguage,
	confirmSwitch,
	newCustomer,
	signInByLanding,
	waitForHome,
} from "../../e2e/support/journey";
import { waitForWholeShell } from "../../e2e/support/shell";
import { storedText } from "../../e2e/support/storedText";
import { reportBrowserTrials } from "../browserTrials";
import { seededRandom, trials } from "../trials";

test.use({ serviceWorkers: "allow" });

const list = "/history?state=history";
/** Coupons without a countdown, whose codes are prefetched. */
const references = ["1060", "1065"] as const;

/** The codes of this customer on the phone, read from the keys of its wallet. */
const onPhone = async (page: Page, { api }: Customer): Promise<Set<string>> => {
	const texts = await storedText(page);
	const key = new RegExp(
		`code/${encodeURIComponent(api.sub)}/([^"\\\\]+)`,
		"g",
	);
	return new Set([...texts.matchAll(key)].map(([, id = ""]) => id));
};

/** Not every random session makes such a request. */
const byChance = { mayBeUnmet: true };

test("random customer lives", async ({
	browser,
	appAddress,
	faultProxy,
}, info) => {
	const bad: string[] = [];
	const count = trials(200, 6);
	for (let seed = 1; seed <= count; seed++) {
		const random = seededRandom(seed);
		const context = await browser.newContext({ baseURL: faultProxy.address });
		const page = await context.newPage();
		await chooseLanguage(page, "en-US");
		const people = [
			await newCustomer(appAddress, "platinum"),
			await newCustomer(appAddress, "platinum"),
		];
		let me = people[0] as Customer;
		const done: string[] = [];
		/** The customer's codes that were on the phone, until another customer signs in. */
		let saved = new Set<string>();
		const fail = (what: string) =>
			bad.push(`life ${seed}: ${what} after ${done.join(", ")}`);
		const acts: Record<string, () => Promise<unknown>> = {
			async claim() {
				const claimed = [...(await claimsOf(me.api)).values()];
				const free = references.find(
					(it) =>
						!claimed.some(({ privilege_ref }) => privilege_ref === `PV_${it}`),
				);
				if (free) await claimForLater(me.api, free);
			},
			async history() {
				await page.goto(list);
				await expect(page.getByRole("tab").first()).toBeVisible();
			},
			async home() {
				await page.goto("/");
				await waitForHome(page);
			},
			async heart() {
				await page.goto("/");
				await waitForHome(page);
				await page
					.getByRole("main")
					.getByRole("article")
					.first()
					.getByRole("button")
					.click();
			},
			async offline() {
				await context.setOffline(true);
			},
			async online() {
				await context.setOffline(false);
			},
			async refused() {
				const fault = faultProxy.inject(
					"CouponCodeDetail",
					replyFault(503),
					byChance,
				);
				await page.goto(list);
				fault.release();
			},
			async lost() {
				const fault = faultProxy.inject(
					"AddOrRemove",
					{ kind: "cutReply" },
					byChance,
				);
				await acts.heart?.();
				fault.release();
			},
			async other() {
				await context.setOffline(false);
				const former = me;
				me = people.find((it) => it !== former) as Customer;
				saved = new Set();
				await page.goto(`/landing?mock_user_id=${me.id}`);
				await confirmSwitch(page, "en-US");
				await expect
					.poll(async () => (await storedText(page)).includes(former.api.sub))
					.toBe(false);
			},
		};
		await signInByLanding(page, me);
		// From here on every screen opens offline.
		await waitForWholeShell(page);
		const names = Object.keys(acts);
		for (let step = 0; step < 8; step++) {
			const name = names[Math.floor(random() * names.length)] ?? "home";
			done.push(name);
			try {
				await acts[name]?.();
			} catch (failure) {
				fail(`${name} failed: ${String(failure).split("\n")[0]}`);
				break;
			}
			const now = await onPhone(page, me);
			for (const id of saved) if (!now.has(id)) fail(`the code ${id} is gone`);
			saved = now;
			const claims = [...(await claimsOf(me.api)).values()];
			for (const reference of references)
				if (
					claims.filter((it) => it.privilege_ref === `PV_${reference}`).length >
					1
				)
					fail(`${reference} was claimed twice`);
			if (bad.length > 0 && bad.at(-1)?.startsWith(`life ${seed}:`)) break;
		}
		await context.setOffline(false);
		const others = people.filter((it) => it !== me);
		for (const other of others)
			if (!done.includes("other"))
				expect(
					await other.api.call(getFavoritePrivilegeListV2, {}),
				).toHaveLength(0);
		await context.close();
	}
	reportBrowserTrials(info, count, bad);
});
