// A ticket on home has a text before name and logo of its code are known.
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { Tickets } from "../../../../src/features/home/Tickets";
import type { WalletCode } from "../../../../src/platform/storage/wallet";
import { draw, wipe } from "../../support/drawn";

vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	Link: () => null,
}));

afterEach(wipe);

/** The ticket of a code with this card around it. */
async function ticketOf(card: Partial<WalletCode>) {
	const code = {
		...v.parse(rewardCode, {
			code: "AB-12",
			privilegetype: 4,
			transaction_id: "T1",
			privilege_id: "P1",
		}),
		...bareCard("PV_1"),
		...card,
		sub: "customer-1",
		saved_at: 1,
	};
	const place = await draw(<Tickets tickets={[{ code, left: 3_600_000 }]} />);
	return place.querySelector("li");
}

test("a code that was saved before its name is a coupon, with the mark for its logo", async () => {
	const ticket = await ticketOf({});
	expect(ticket?.textContent).toMatch(/^Coupon/);
	// The mark, the clock and the bars.
	expect(ticket?.querySelectorAll("svg")).toHaveLength(3);
});

test("once they are known the name and the brand's letter stand there", async () => {
	const ticket = await ticketOf({
		reward_name_en: "Free latte",
		brand_name_en: "Kafe",
	});
	expect(ticket?.textContent).toMatch(/^KFree latte/);
	expect(ticket?.querySelectorAll("svg")).toHaveLength(2);
});
