// Parallel claims in one browser, which is killed at chosen times after their replies.
import { setTimeout as pause } from "node:timers/promises";
import type { BrowserContext, Page } from "@playwright/test";
import type { FaultProxy } from "./faultProxy";
import { type Customer, storeToken } from "./journey";
import { button } from "./person";
import type { PhoneProfile } from "./phone";

/** Coupons without a countdown, whose codes are usable right after the claim. */
export const killedReferences = [
	"PV_1060",
	"PV_1065",
	"PV_1066",
	"PV_1070",
	"PV_1071",
];

/** Opens a page in its own window: a background tab renders nothing, so it could not be pressed. */
async function newWindow(context: BrowserContext): Promise<Page> {
	const [first] = context.pages();
	if (!first) throw new Error("The browser has no page");
	const session = await context.newCDPSession(first);
	const [page] = await Promise.all([
		context.waitForEvent("page"),
		session.send("Target.createTarget", {
			url: "about:blank",
			newWindow: true,
		}),
	]);
	return page;
}

/**
 * Claims one coupon per moment, each in its own window, and kills the browser
 * once: each moment is the time in ms between the coupon's reply and the kill.
 */
export async function claimAndKill(
	{
		profile,
		customer,
		faultProxy,
	}: { profile: PhoneProfile; customer: Customer; faultProxy: FaultProxy },
	moments: readonly number[],
): Promise<void> {
	const first = await profile.open();
	await storeToken(first.page, customer, faultProxy.address);
	const windows: Page[] = [];
	for (const reference of killedReferences.slice(0, moments.length)) {
		const page = await newWindow(first.context);
		await page.goto(`${faultProxy.address}/?modal-privilege=${reference}`);
		windows.push(page);
	}
	const replies: ReturnType<typeof faultProxy.inject>[] = [];
	for (const page of windows) {
		const person = { page, language: "th" } as const;
		const reply = faultProxy.inject("SubmitRedeemCouponCodeV2", {
			kind: "hold",
		});
		// "Use later" is preselected.
		await button(person, "Get this privilege").click();
		await button(person, "Claim and keep").click();
		await reply.met;
		replies.push(reply);
	}
	// The longest time before the kill is released first.
	const begun = performance.now();
	const last = Math.max(...moments);
	const order = [...moments.entries()].sort(
		([, one], [, other]) => other - one,
	);
	for (const [at, after] of order) {
		await pause(last - after - (performance.now() - begun));
		replies[at]?.release();
	}
	await pause(last - (performance.now() - begun));
	await profile.kill();
}
