// Proves the heart of a privilege: it flips at once, says so for three seconds, and sends the server the state once (2 §4, 2 §9).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FavouriteButton } from "../../../../src/components/cards/FavouriteButton";
import { fail, freshPhone } from "../../features/freshPhone";
import { draw, until, wipe } from "../../support/drawn";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const { api, calls } = phone;

beforeEach(() => {
	freshPhone();
	vi.useFakeTimers();
});
afterEach(() => {
	wipe();
	vi.useRealTimers();
});

test.each([
	[false, "Added to favourites", true],
	[true, "Removed from favourites", false],
	// A host that does not tell the new state.
	[false, "Added to favourites", null],
])(
	"pressed while it is %s, it shows %s for three seconds (reply %s)",
	async (was, words, is_added_favorite) => {
		api("AddOrRemoveFavoritePrivilege", () => ({ is_added_favorite }));
		const privilege = { alt_reference: "PV_1001", is_added_favorite: was };
		const page = await draw(
			<FavouriteButton privilege={privilege} name="Iced latte" look="card" />,
		);
		const heart = page.querySelector("button");
		const beats = () => page.querySelector("[class*=beat]") !== null;
		// A heart that is there already is still.
		expect(beats()).toBe(false);
		await act(async () => heart?.click());
		expect(heart?.getAttribute("aria-pressed")).toBe(String(!was));
		expect(beats()).toBe(!was);
		expect(document.body.textContent).toContain(words);
		await act(() => vi.advanceTimersByTimeAsync(2999));
		expect(document.body.textContent).toContain(words);
		await act(() => vi.advanceTimersByTimeAsync(1));
		expect(document.body.textContent).not.toContain(words);
		await until(() => calls.length > 0);
		await act(() => vi.advanceTimersByTimeAsync(1));
		expect(calls).toMatchObject([
			{
				name: "AddOrRemoveFavoritePrivilege",
				request: { Content_Type: 1000, Content_Ref: "PV_1001" },
			},
		]);
	},
);

test("a refused press takes its notice back", async () => {
	api("AddOrRemoveFavoritePrivilege", fail({ code: 20000 }));
	const privilege = { alt_reference: "PV_1001", is_added_favorite: false };
	const onFailed = vi.fn();
	const page = await draw(
		<FavouriteButton
			privilege={privilege}
			name="Iced latte"
			look="card"
			onFailed={onFailed}
		/>,
	);
	const heart = page.querySelector("button");
	await act(async () => heart?.click());
	await until(() => onFailed.mock.calls.length > 0);
	expect(document.body.textContent).not.toContain("Added to favourites");
	expect(heart?.getAttribute("aria-pressed")).toBe("false");
});
