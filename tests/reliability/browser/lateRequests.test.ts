// Counts how often a claim whose first request arrives late, in real time, makes two claims or shows a wrong result (contract: a lost reply).
import { setTimeout as pause } from "node:timers/promises";
import { claimsOf } from "../../e2e/support/coupon";
import type { FaultProxy } from "../../e2e/support/faultProxy";
import { expect, test } from "../../e2e/support/fixtures";
import {
	clearWebStorage,
	newCustomer,
	signIn,
} from "../../e2e/support/journey";
import { button, claim, codeDialog } from "../../e2e/support/person";
import { translate } from "../../support/catalogue";
import { reportBrowserTrials } from "../browserTrials";
import { trials } from "../trials";

const redeem = "SubmitRedeemCouponCodeV2";
/** How long the first request is held, in ms: longer than the app waits for its reply and then looks for the claim. */
const heldFor = 48_000;
/** Enough time for the app, which waits 15 s for the reply and then looks for the claim for 20 s. */
const known = { timeout: 60_000 };

/** Lets new requests pass while an earlier one is still held. */
function letPass(faultProxy: FaultProxy) {
	const reply = faultProxy.inject(redeem, { kind: "hold" });
	void reply.met.then(reply.release);
}

test("a first redeem held for 48 s, tried again before or after it arrives", async ({
	page,
	faultProxy,
	appAddress,
}, info) => {
	const tries = trials(5, 1);
	const bad: string[] = [];
	for (let nth = 0; nth < tries; nth++) {
		const customer = await newCustomer(appAddress, "platinum");
		const person = { page, language: "th" } as const;
		if (nth > 0) await clearWebStorage(page);
		await signIn(page, customer);
		await page.goto("/?modal-privilege=PV_1001");
		const already = faultProxy.requests.length;
		const first = faultProxy.inject(redeem, { kind: "holdRequest" });
		await claim(person, "Use now");
		await button(person, "My turn, start the clock").click();
		await first.met;
		const begun = performance.now();
		const unknown = page.getByRole("dialog", {
			name: translate("th", "We have not been able to confirm it yet"),
		});
		await expect(unknown).toBeVisible(known);
		const arrives = () =>
			pause(Math.max(0, heldFor - (performance.now() - begun)));
		// Every second trial retries only after the first request has arrived.
		const isAfter = nth % 2 === 1;
		if (isAfter) {
			await arrives();
			first.release();
		} else letPass(faultProxy);
		const again = button(person, "Try again");
		const tabs = page.getByRole("tab", { name: translate("th", "QR") });
		await expect(again.or(tabs).first()).toBeVisible();
		if (await again.isVisible()) await again.click();
		// The code opens at once, since the claim is found within two minutes.
		await codeDialog(person);
		await arrives();
		first.release();
		await first.answered;
		const made = (await claimsOf(customer.api)).size;
		const sent = faultProxy.requests
			.slice(already)
			.filter(({ url }) => url.includes(redeem))
			.map(({ body }) => body);
		if (made !== 1) bad.push(`try ${nth}: ${made} claims were made`);
		if (new Set(sent).size !== 1)
			bad.push(
				`try ${nth}: ${new Set(sent).size} different requests were sent`,
			);
	}
	reportBrowserTrials(info, tries, bad);
});
