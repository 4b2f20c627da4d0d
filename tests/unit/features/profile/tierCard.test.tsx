// The membership card: the tier's name and mark, those of Galaxy Gift Plus, and the card's other texts (3 §1, 3 §2).
import * as v from "valibot";
import { afterEach, beforeEach, expect, test } from "vitest";
import { customer } from "../../../../src/contract/customer";
import { TierCard } from "../../../../src/features/profile/TierCard";
import { adoptToken } from "../../../../src/platform/session/session";
import { draw, wipe } from "../../support/drawn";
import { tokenOf } from "../../support/token";
import { freshPhone } from "../freshPhone";

beforeEach(() => {
	freshPhone();
	adoptToken(tokenOf("customer-1", { device_name: "Orion A57" }));
});
afterEach(wipe);

const card = (tier: string, tier_name: string, firstname = "", lastname = "") =>
	draw(
		<TierCard
			customer={v.parse(customer, {
				firstname,
				lastname,
				tier,
				tier_name,
				tier_start: "2026-01-01T00:00:00Z",
				tier_end: "2026-12-31T00:00:00Z",
			})}
		/>,
	);

/** Whether the mark is the tiers' star in its ring, not the bow of Galaxy Gift Plus. */
const hasRing = (page: HTMLElement) => page.querySelector("mask") !== null;

test.each([
	["Tier 1", "Platinum"],
	["Tier 2", "Gold"],
	["Tier 3", "Standard"],
	["Tier 9", "Standard"],
])(
	"the card of %s is %s, with its period and without a disclaimer",
	async (tier, name) => {
		const page = await card(tier, tier);
		expect(page.querySelector("h2")?.textContent).toContain(name);
		expect(page.textContent?.replaceAll(/[\u00a0\u2060]/g, " ")).toContain(
			"Membership period 1 Jan –  31 Dec 2026",
		);
		expect(page.textContent).not.toContain("Eligible models");
		expect(hasRing(page)).toBe(true);
	},
);

test("a profile without a tier shows that of the token", async () => {
	adoptToken(tokenOf("customer-1", { tier: "Tier 2" }));
	const page = await card("", "");
	expect(page.querySelector("h2")?.textContent).toContain("Gold");
});

test("Galaxy Gift Plus has its own mark, and says that eligible models may change", async () => {
	const page = await card("Tier 1", "Galaxy Gift Plus");
	expect(page.querySelector("h2")?.textContent).toBe("Galaxy Gift Plus");
	expect(page.textContent).toContain("Eligible models may change.");
	expect(hasRing(page)).toBe(false);
});

test.each([
	["Mali", "", ["Mali", "Orion A57"]],
	["Mali", "-", ["Mali", "Orion A57"]],
	["", "", ["Orion A57", ""]],
])(
	"a member named “%s %s” is called by that name, or by the phone's name if it is empty",
	async (name, last, shown) => {
		const page = await card("Tier 1", "Tier 1", name, last);
		const [owner, facts] = page.querySelectorAll("p");
		expect([
			owner?.textContent,
			facts?.querySelector("span")?.textContent,
		]).toEqual(shown);
	},
);
