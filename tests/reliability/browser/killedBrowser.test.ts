// Measures a browser killed 0 to 500 ms after a claim's reply: no code is lost, and none is claimed twice (O07).
import { historyParts, historyRedeem } from "../../../src/contract/history";
import { expect, test } from "../../e2e/support/fixtures";
import {
	type Customer,
	newCustomer,
	storeToken,
} from "../../e2e/support/journey";
import { claimAndKill, killedReferences } from "../../e2e/support/killedClaim";
import { newProfile } from "../../e2e/support/phone";
import { storedText } from "../../e2e/support/storedText";
import { reportBrowserTrials } from "../browserTrials";
import { seededRandom, trials } from "../trials";

/** What the server has of a customer's claims: the privilege of each, by transaction. */
async function claimsOf({ api }: Customer): Promise<Map<string, string>> {
	const pages = await Promise.all(
		historyParts.map((UsePrivilege) =>
			api.call(historyRedeem, {
				PageNumber: 1,
				ItemsPerPage: 25,
				UsePrivilege,
			}),
		),
	);
	const items = pages.flatMap((page) => page.items);
	return new Map(
		items.map((item) => [item.ext_transaction_id, item.privilege_ref]),
	);
}

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
			// The browser writes its local storage down seconds later: the sign-in may be lost, which is not the claim's affair.
			await storeToken(page, customer, faultProxy.address);
			await page.goto(`${faultProxy.address}/history?state=history`);
			await expect(page.locator("article")).toHaveCount(amount);
			const claimed = await claimsOf(customer);
			const wanted = killedReferences.slice(0, amount);
			if (
				JSON.stringify([...claimed.values()].sort()) !== JSON.stringify(wanted)
			)
				bad.push(`${says}: claimed ${[...claimed.values()].sort()}`);
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
