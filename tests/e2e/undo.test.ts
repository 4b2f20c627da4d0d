// Proves that a use confirmed by mistake can be taken back before anything is sent, and that one meant is never lost on its way.
import { historyRedeem, type UsePrivilege } from "../../src/contract/history";
import { say } from "../tooling/catalogue";
import { runningCoupon } from "./coupon";
import { expect, test } from "./fixtures";
import { type Customer, chooseLanguage, openAs } from "./journey";
import { kept } from "./kept";
import { button, codeDialog, type Person } from "./person";

/** The coupons of a part of the history, as the server has it. */
const listed = (UsePrivilege: UsePrivilege) => async (of: Customer) => {
	const page = { PageNumber: 1, ItemsPerPage: 25 };
	const { items } = await of.api.call(historyRedeem, { ...page, UsePrivilege });
	return items.map((it) => it.ext_transaction_id);
};
const used = listed("Used");
const usable = listed("canuse");

async function confirmUse(person: Person) {
	await codeDialog(person);
	await button(person, "Scanned, mark as used").click();
	await button(person, "Confirm").click();
	await expect(
		person.page.getByText(say(person.language, "Marked as used")),
	).toBeVisible();
}

test("undone: nothing was sent, the code is back; confirmed and left for another page, and with the tab closed: each is used, once", async ({
	page,
	context,
	customer,
	door,
}) => {
	const person = { page, language: "th" } as const;
	const cards = page.locator("main article");
	const [first = "", second = "", third] = [
		await runningCoupon(customer.api, "1001"),
		await runningCoupon(customer.api, "1001"),
		await runningCoupon(customer.api, "1001"),
	];
	await openAs(page, customer, `/history?state=history&open=${first}`);
	await confirmUse(person);
	// The coupon has left the list; its undoing brings it back with the code.
	await expect(cards).toHaveCount(2);
	await page.getByRole("button", { name: say("th", "Undo") }).click();
	await codeDialog(person);
	await expect(cards).toHaveCount(3);
	expect(door.requests.filter(({ url }) => url.includes("UpdateUsed"))).toEqual(
		[],
	);

	await confirmUse(person);
	await page.goto("/manifest.webmanifest");
	await page.goto(`/history?state=history&open=${second}`);
	await confirmUse(person);
	// Used as far as this phone is concerned, whether the server knows or not.
	await expect(cards).toHaveCount(1);
	await page.close();
	const again = await context.newPage();
	await again.goto("/history?state=history");
	await expect(again.locator("main article")).toHaveCount(1);
	await expect
		.poll(async () => (await used(customer)).sort(), { timeout: 30_000 })
		.toEqual([first, second].sort());
	expect(await usable(customer)).toEqual([third]);
});

test("with the network lost it is kept, and taken once by whatever later start gets through", async ({
	page,
	customer,
	door,
}) => {
	const person = { page, language: "en-US" } as const;
	const id = await runningCoupon(customer.api, "1001");
	await chooseLanguage(page, "en-US");
	await openAs(page, customer, `/history?state=history&open=${id}`);
	const lost = door.plant("UpdateUsed", { kind: "dropBefore" });
	await confirmUse(person);
	await button(person, "It is right, send it now").click();
	await expect(
		page.getByRole("dialog", { name: "Kept on this phone" }),
	).toBeVisible();
	expect(await used(customer)).toEqual([]);
	lost.release();
	// The next start gets through, and hears nothing of it.
	const unheard = door.plant("UpdateUsed", { kind: "cutReply" });
	await page.goto("/");
	await unheard.met;
	expect(await used(customer)).toEqual([id]);
	unheard.release();
	// As a host may answer that knows it already: the truth is in the history.
	door.plant("UpdateUsed", { kind: "reply", status: 400, body: "{}" });
	await page.goto("/");
	await expect.poll(() => kept(page)).not.toContain(`use/${customer.api.sub}`);
	await page.waitForLoadState("networkidle");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	expect(await used(customer)).toEqual([id]);
});
