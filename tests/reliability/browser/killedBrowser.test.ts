// Kills a browser 0 to 500 ms after a claim's reply: no code is lost, and none is claimed twice (O07).
import { claimsOf } from "../../e2e/support/coupon";
import { expect, test } from "../../e2e/support/fixtures";
import { newCustomer, storeToken } from "../../e2e/support/journey";
import { claimAndKill, killedReferences } from "../../e2e/support/killedClaim";
import { newProfile } from "../../e2e/support/phone";
import { storedText } from "../../e2e/support/storedText";
import { reportBrowserTrials } from "../browserTrials";
import { seededRandom, trials } from "../trials";

test("browsers killed after the reply of a claim", async ({
	appAddress,
	faultProxy,
}, info) => {
	const tries = trials(200, 3);
	const random = seededRandom(1);
	const bad: string[] = [];
	for (let done = 0; done < tries; ) {
		const amount = Math.min(killedReferences.length, tries - done);
		const moments = Array.from({ length: amount }, () =>
			Math.floor(random() * 501),
		);
		const says = `killed after ${moments.join(", ")} ms`;
		const customer = await newCustomer(appAddress, "platinum");
		const profile = newProfile(faultProxy.address);
		try {
			await claimAndKill({ profile, customer, faultProxy }, moments);
			const { page } = await profile.open();
			// Signs in again: the browser writes local storage to disk seconds later, so the kill may have lost the token.
			await storeToken(page, customer, faultProxy.address);
			await page.goto(`${faultProxy.address}/history?state=history`);
			await expect(page.locator("article")).toHaveCount(amount);
			const claimed = await claimsOf(customer.api);
			const references = [...claimed.values()]
				.map((it) => it.privilege_ref)
				.sort();
			const wanted = killedReferences.slice(0, amount);
			if (JSON.stringify(references) !== JSON.stringify(wanted))
				bad.push(`${says}: the claims are ${references}`);
			for (const id of claimed.keys())
				await expect
					.poll(() => storedText(page), `${says}: the code of ${id}`)
					.toContain(`code/${customer.api.sub}/${id}`);
		} catch (error) {
			bad.push(`${says}: ${error}`);
		} finally {
			await profile.remove();
		}
		done += amount;
	}
	reportBrowserTrials(info, tries, bad);
});
