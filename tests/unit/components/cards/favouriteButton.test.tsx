// Proves the heart of a privilege: a press changes it at once, shows a notice for three seconds, and sends the server the state once (2 §4, 2 §9).
import { useQuery } from "@tanstack/react-query";
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FavouriteButton } from "../../../../src/components/cards/FavouriteButton";
import { privilegeCard } from "../../../../src/contract/privilegeCard";
import { browseQueries } from "../../../../src/queries/browse";
import { fail, freshPhone } from "../../features/freshPhone";
import { draw, newCache, until, wipe } from "../../support/drawn";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const { api, calls, onDisk } = phone;

const ownNavigator = navigator;

beforeEach(() => {
	freshPhone();
	vi.useFakeTimers();
});
afterEach(() => {
	wipe();
	vi.stubGlobal("navigator", ownNavigator);
	vi.useRealTimers();
});

test.each([
	[false, "Added to favourites", true],
	[true, "Removed from favourites", false],
	// A host that does not return the new state.
	[false, "Added to favourites", null],
])(
	"a heart pressed while it is %s shows %s for three seconds (reply %s)",
	async (was, words, is_added_favorite) => {
		api("AddOrRemoveFavoritePrivilege", () => ({ is_added_favorite }));
		const privilege = { alt_reference: "PV_1001", is_added_favorite: was };
		const page = await draw(
			<FavouriteButton privilege={privilege} name="Iced latte" look="card" />,
		);
		const heart = page.querySelector("button");
		const beats = () => page.querySelector("[class*=beat]") !== null;
		// A heart that is shown already does not move.
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

test("a refused press removes its notice", async () => {
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

const lockRefused = new DOMException("No locks here", "InvalidStateError");

// The bug: the heart turned back without a reason.
test.each([
	["the server refuses it with a code without a dialog", null, true],
	["the server refuses it with a code that has one", 20000, false],
	["the browser refuses its lock", lockRefused, true],
] as const)(
	"if %s, the heart's notice says so: %o, %s",
	async (_, why, says) => {
		const request = () => Promise.reject(why);
		if (why instanceof DOMException)
			vi.stubGlobal("navigator", { onLine: true, locks: { request } });
		else api("AddOrRemoveFavoritePrivilege", fail({ code: why }));
		const privilege = { alt_reference: "PV_1001", is_added_favorite: false };
		const page = await draw(
			<FavouriteButton privilege={privilege} name="Iced latte" look="card" />,
		);
		const heart = page.querySelector("button");
		const shows = (words: string) => document.body.textContent?.includes(words);
		await act(async () => heart?.click());
		await until(() => heart?.getAttribute("aria-pressed") === "false");
		await act(() => vi.dynamicImportSettled());
		expect(shows("could not be saved")).toBe(says);
		expect(shows("Added to favourites")).toBe(false);
		// The favourite is not sent later either.
		expect(onDisk()).not.toContain("PV_1001");
		await act(() => vi.advanceTimersByTimeAsync(3000));
		expect(shows("could not be saved")).toBe(false);
	},
);

// The bug: the heart of a card stayed full until its own request had ended, although the privilege's dialog had removed the favourite.
test("a pending press gives way to a later press of another heart of the same privilege", async () => {
	api("AddOrRemoveFavoritePrivilege", () => new Promise(() => undefined));
	const query = { ...browseQueries.byBrand("7"), enabled: false };
	function Hearts() {
		const [card] = useQuery(query).data ?? [];
		if (!card) return null;
		return ["card", "round"].map((look) => (
			<FavouriteButton
				key={look}
				privilege={card}
				name="Iced latte"
				look={look === "card" ? "card" : "round"}
			/>
		));
	}
	const client = newCache();
	const card = v.parse(privilegeCard, { alt_reference: "PV_1001" });
	client.setQueryData(query.queryKey, [card]);
	const page = await draw(<Hearts />, client);
	const [first, second] = page.querySelectorAll("button");
	const states = () =>
		[first, second].map((heart) => heart?.getAttribute("aria-pressed"));
	await act(async () => first?.click());
	await until(() => states()[1] === "true");
	await act(async () => second?.click());
	await until(() => !states().includes("true"));
});

test("a double tap on the heart neither undoes it nor opens its card", async () => {
	const privilege = { alt_reference: "PV_1001", is_added_favorite: false };
	const page = await draw(
		<article>
			<FavouriteButton privilege={privilege} name="Iced latte" look="card" />
		</article>,
	);
	const ignore = vi.fn();
	Object.assign(page.querySelector("article") ?? {}, { animate: ignore });
	await act(async () => page.querySelector("button")?.click());
	expect(ignore).toHaveBeenCalledExactlyOnceWith(
		{ pointerEvents: ["none", "none"] },
		expect.any(Number),
	);
});
