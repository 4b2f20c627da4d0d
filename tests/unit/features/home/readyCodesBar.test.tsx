// The button of the ready codes says what it opens, also when read alone.
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { ReadyCodesBar } from "../../../../src/features/home/ReadyCodesBar";
import { draw, wipe } from "../../support/drawn";

vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	Link: ({ to, search: _, ...link }: { to: string; search: object }) => (
		<a href={to} {...link} />
	),
}));

afterEach(wipe);

const codeOf = (transaction_id: string) => ({
	...v.parse(rewardCode, { code: "AB-12", privilegetype: 4, transaction_id }),
	...bareCard("PV_1"),
	sub: "customer-1",
	saved_at: 1,
});

test.each([
	[["T1"], "button", "1 code ready Open without internet Open"],
	[["T1", "T2"], "a", "2 codes ready Open without internet Open"],
])("with %s the %s is named “%s”", async (ids, kind, name) => {
	const place = await draw(<ReadyCodesBar codes={ids.map(codeOf)} />);
	const control = place.querySelector(kind);
	expect(control?.textContent).toBe(name);
	// The bug: the name had another order than the visible text.
	expect(control?.matches("[aria-label], [aria-labelledby]")).toBe(false);
	// The bug: only the white part of the dock reacted to a press.
	expect(place.textContent).toBe(name);
});
