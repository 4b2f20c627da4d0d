// Proves the calendar file of My coupons: the expiry of every usable coupon, however long the history, in Bangkok time with an alarm, in the person's language.
import { readFile } from "node:fs/promises";
import { translate } from "../../support/catalogue";
import { claimForLater, historyOf, runningCoupon } from "../support/coupon";
import { expect, test } from "../support/fixtures";
import { openAs, switchLanguage } from "../support/journey";
import { button } from "../support/person";

/** More coupons than one page of the history has; each of these privileges can be claimed ten times a month. */
const saved = ["1060", "1002", "1042"].flatMap((each) => Array(9).fill(each));
const amount = 1 + saved.length;
const hour = 3_600_000;

/** `20261231T235959` in Bangkok. */
const inBangkok = (moment: string | null) =>
	new Date(Date.parse(moment ?? "") + 7 * hour)
		.toISOString()
		.replaceAll(/[-:]|\..*/g, "");

test("the calendar file has the expiry of every coupon with an alarm, in Thai and in English", async ({
	page,
	customer,
}) => {
	const running = await runningCoupon(customer.api, "1001");
	for (const reference of saved) await claimForLater(customer.api, reference);
	await openAs(page, customer, "/history?state=history");
	const items = await historyOf(customer.api, "canuse");
	expect(items).toHaveLength(amount);
	for (const [language, name] of [
		["th", "reward_name"],
		["en-US", "reward_name_en"],
	] as const) {
		if (language !== "th") await switchLanguage(page, language);
		const downloading = page.waitForEvent("download");
		await button(
			{ page, language },
			"Add expiry dates to the calendar",
		).click();
		const file = await downloading;
		expect(file.suggestedFilename()).toBe("galaxy-gift.ics");
		const lines = (await readFile(await file.path(), "utf8"))
			.replaceAll("\r\n ", "")
			.split("\r\n");
		const having = (start: string) =>
			lines.filter((line) => line.startsWith(start)).sort();
		expect(having("BEGIN:VALARM")).toHaveLength(amount);
		expect(having("TRIGGER:")).toHaveLength(amount);
		expect(having("DTEND;TZID=Asia/Bangkok:")).toEqual(
			items
				.map((it) => it.countdown_datetime ?? it.expiration_datetime)
				.map((end) => `DTEND;TZID=Asia/Bangkok:${inBangkok(end)}`)
				.sort(),
		);
		expect(having("URL:").filter((url) => url.includes("&open="))).toEqual([
			`URL:${new URL("/history?state=history", page.url())}&open=${running}`,
		]);
		const title = translate(language, "Coupon expires: {name}");
		expect(having("SUMMARY:")).toEqual(
			items
				.map((it) => `SUMMARY:${title.replace("{name}", it[name])}`)
				.map((line) => line.replaceAll(",", "\\,"))
				.sort(),
		);
	}
});
