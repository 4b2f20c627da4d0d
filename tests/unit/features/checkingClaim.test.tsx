// What the checking dialog ends in once the history has told: the code for who still stands at the counter, else kept with its clock untouched (O07).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bareCard } from "../../../src/domain/codeCard";
import CheckingClaimDialog from "../../../src/features/privilege/CheckingClaimDialog";
import { settle, startClaim } from "../../../src/platform/claimJournal";
import { draw, until, wipe } from "../drawn";
import { dialog, freshPhone } from "./freshPhone";

const phone = await vi.hoisted(() => import("../queries/phone"));
vi.mock("../../../src/platform/databases", () => phone);
vi.mock("../../../src/platform/http", () => phone);

const hour = 3_600_000;

/** A coupon with a clock, to be shown at once, found out so much later. */
async function foundAfter(ms: number) {
	const entry = await startClaim({
		sub: "customer-1",
		reference: "PV_1001",
		isUsed: true,
		card: bareCard("PV_1001"),
		reserve_timeout: 15,
	});
	const asked = { ...entry, counterAt: (entry.counterAt ?? 0) - ms };
	await settle(asked, { state: "settled", transaction_id: "T1" });
	await draw(
		<CheckingClaimDialog
			request={{ name: "checkingClaim", entryId: entry.id }}
			open
			onClose={() => {}}
			onClosed={() => {}}
		/>,
	);
	await until(dialog);
	return dialog();
}

beforeEach(freshPhone);
afterEach(wipe);

test("found out at once, it opens, and its clock starts with its minutes", async () => {
	expect(await foundAfter(30_000)).toMatchObject({
		name: "rewardCode",
		transactionId: "T1",
		start: true,
		minutes: 15,
	});
});

test("found out hours later, at home, it is kept and no clock is started", async () => {
	expect(await foundAfter(3 * hour)).toMatchObject({
		name: "confirmation",
		title: { message: "Kept in My coupons" },
		go: "/history?state=history",
	});
});

test("the brand's logo round which it turns: the first letter where the picture cannot be had, the mark where nothing is known of the brand", async () => {
	const show = async (brand: {
		brand_name_en?: string;
		brand_logo?: string;
	}) => {
		const entry = await startClaim({
			sub: "customer-1",
			reference: "PV_1001",
			isUsed: true,
			card: { ...bareCard("PV_1001"), ...brand },
			reserve_timeout: 15,
		});
		const place = await draw(
			<CheckingClaimDialog
				request={{ name: "checkingClaim", entryId: entry.id }}
				open
				onClose={() => {}}
				onClosed={() => {}}
			/>,
		);
		const logo = () => place.querySelector('dialog span[style*="48px"]');
		return { logo, picture: () => logo()?.querySelector("img") };
	};
	const known = await show({ brand_name_en: "Kafe", brand_logo: "/k.svg" });
	expect(known.picture()).not.toBeNull();
	await act(async () => {
		known.picture()?.dispatchEvent(new Event("error"));
	});
	expect(known.picture()).toBeNull();
	expect(known.logo()?.textContent).toBe("K");
	wipe();
	const bare = await show({});
	expect(bare.picture()).toBeNull();
	expect(bare.logo()?.querySelector("svg")).not.toBeNull();
});
