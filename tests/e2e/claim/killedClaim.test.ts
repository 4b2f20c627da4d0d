// Proves that killing the browser loses no claim: at 25 moments from 0 to 500 ms after the reply every code is found and claimed once; also after its countdown has just started (O07).
import { claimsOf } from "../support/coupon";
import { expect, test } from "../support/fixtures";
import { storeToken } from "../support/journey";
import { claimAndKill, killedReferences } from "../support/killedClaim";
import { button, claim } from "../support/person";
import { storedText } from "../support/storedText";

const references = killedReferences;
/** The times of the kills, in ms after the reply; one browser makes several claims, each in its own window. */
const moments = Array.from({ length: 25 }, (_, at) => at * 20);
const browsers = moments.length / references.length;

for (let nth = 0; nth < browsers; nth++) {
	const own = moments.filter((_, at) => at % browsers === nth);
	test(`after a kill of the browser ${own.join(", ")} ms after the reply every code is found and claimed once`, async ({
		profile,
		customer,
		faultProxy,
	}) => {
		await claimAndKill({ profile, customer, faultProxy }, own);

		const { page } = await profile.open();
		// Signs in again: the browser writes local storage to disk seconds later, so the kill may have lost the token.
		await storeToken(page, customer, faultProxy.address);
		await page.goto(`${faultProxy.address}/history?state=history`);
		await expect(page.locator("article")).toHaveCount(references.length);
		const claimed = [...(await claimsOf(customer.api)).values()];
		expect(claimed.map((it) => it.privilege_ref).sort()).toEqual(references);
		// Each code is prefetched, and the journal has the result of its claim.
		for (const { ext_transaction_id, privilege_ref } of claimed)
			await expect
				.poll(() => storedText(page), privilege_ref)
				.toContain(`code/${customer.api.sub}/${ext_transaction_id}`);
		await expect
			.poll(() => storedText(page), "the journal has the result of every claim")
			.not.toMatch(/state\\+":\\+"(sent|intended|absent)/);
	});
}

test("after a kill while a claim's countdown had started and its code was still loading, opening home fetches the code, and the countdown was started once", async ({
	profile,
	customer,
	faultProxy,
}) => {
	const first = await profile.open();
	const person = { page: first.page, language: "th" } as const;
	await storeToken(first.page, customer, faultProxy.address);
	await first.page.goto(`${faultProxy.address}/?modal-privilege=PV_1001`);
	const code = faultProxy.inject("CouponCodeDetail", { kind: "hold" });
	await claim(person, "Use now");
	await button(person, "My turn, start the clock").click();
	await code.met;
	await profile.kill();
	code.release();

	const { page } = await profile.open();
	await storeToken(page, customer, faultProxy.address);
	await page.goto(faultProxy.address);
	await expect
		.poll(() => storedText(page))
		.toMatch(
			new RegExp(`code/${customer.api.sub}/[\\s\\S]*countdown_time\\W+\\d`),
		);
	const starts = faultProxy.requests.filter(({ body }) =>
		body.includes('"Start_Countdown":true'),
	);
	expect(starts).toHaveLength(1);
});
