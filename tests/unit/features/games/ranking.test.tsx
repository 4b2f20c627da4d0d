// The ranking: podium, own row, rows, and the text of a saved copy without ranks (3 §2, 3 §4, 3 §8).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RankingPage } from "../../../../src/features/games/RankingPage";
import { gameQueries } from "../../../../src/queries/game";
import { draw, newCache, until, wipe } from "../../support/drawn";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useRouter: () => ({}),
}));
const { api, setNetwork } = phone;
const none = { top_ranks: [], customer_rank: null };

beforeEach(() => {
	freshPhone();
	// The skeleton stays for a second.
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
	wipe();
	setNetwork(true);
});

test.each([
	[
		"that the host fails to refresh",
		true,
		{ status: 500 },
		"Could not refresh",
	],
	["without a network", false, { reason: "network" }, "No internet"],
] as const)(
	"a saved copy without ranks, %s, says that there is no ranking yet",
	async (_how, online, failure, age) => {
		setNetwork(online);
		api("GetRankSummary", fail(failure));
		const client = newCache();
		const { queryKey } = gameQueries.ranking();
		client.setQueryData(queryKey, none, { updatedAt: 1000 });
		const page = await draw(<RankingPage />, client);
		await until(() => page.textContent?.includes(age));
		expect(page.textContent).toContain("No ranking yet");
	},
);

test("a ranking that was never loaded is not called empty", async () => {
	api("GetRankSummary", fail({ status: 500 }));
	const page = await draw(<RankingPage />);
	await until(() => page.textContent?.includes("Could not load this"));
	expect(page.textContent).not.toContain("No ranking yet");
});

test("the page requests ten ranks of the game named space (1 §7), and says after a second that there are none", async () => {
	api("GetRankSummary", () => none);
	const page = await draw(<RankingPage />);
	await act(() => vi.advanceTimersByTimeAsync(999));
	expect(phone.calls).toMatchObject([
		{ name: "GetRankSummary", request: { name: "space", limit: 10 } },
	]);
	expect(page.textContent).not.toContain("No ranking yet");
	// A list without items has no name.
	expect(page.querySelector("ul")?.hasAttribute("aria-label")).toBe(false);
	await act(() => vi.advanceTimersByTimeAsync(1));
	expect(page.textContent).toContain("No ranking yet");
	expect(page.querySelector("ul")?.hasAttribute("aria-label")).toBe(false);
});

const rank = (seq: number, points = 1000 - seq) => ({
	seq,
	customer_id: `C${seq}`,
	first_name: `Player ${seq}`,
	last_name: "",
	avatar: `/player-${seq}.webp`,
	points,
});

test("the ranking has its logo, a crown for the larger first place, and a rankless customer above the ten rows (3 §2)", async () => {
	const top_ranks = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((seq) =>
		rank(seq),
	);
	api("GetRankSummary", () => ({ top_ranks, customer_rank: rank(0, 0) }));
	const page = await draw(<RankingPage />);
	await until(() => page.querySelector("ol li"));
	const podium = [...page.querySelectorAll("ol li")].map((place) => ({
		name: /Player \d/.exec(place.textContent ?? "")?.[0],
		picture: place.querySelector("img")?.getAttribute("src"),
		size: /--size: ?(\d+)px/.exec(place.innerHTML)?.[1],
		hasCrown: place.querySelector("svg path[d^=M3]") !== null,
	}));
	const place = (seq: number, size: string) => ({
		...{ name: `Player ${seq}`, picture: `/player-${seq}.webp`, size },
		hasCrown: seq === 1,
	});
	expect(podium).toEqual([place(1, "72"), place(2, "56"), place(3, "56")]);
	const rows = [...page.querySelectorAll("ul li")].map((it) => it.textContent);
	expect(rows).toHaveLength(11);
	expect(rows[0]).toMatch(/^–.*You.*Not yet ranked/);
	expect(rows[1]).toMatch(/^Rank 1.*Player 1.*999.*pts/);
	expect(page.querySelector("ol li")?.textContent).toContain("Rank 1Player");
	const lists = [...page.querySelectorAll("ol, ul")];
	expect(lists.map((it) => it.getAttribute("aria-label"))).toEqual([
		...["Top three", "Ranking"],
	]);
	expect(rows[10]).toContain("Player 10");
	expect(page.textContent).toContain("updated every day at 18:00");
	const logo = page.querySelector("main > svg");
	expect(logo?.nextElementSibling?.tagName).toBe("OL");
});

test("a customer among the ten is marked on the podium and in the list, and has no row above it", async () => {
	const top_ranks = [1, 2, 3, 4].map((seq) => rank(seq));
	api("GetRankSummary", () => ({ top_ranks, customer_rank: rank(2) }));
	const page = await draw(<RankingPage />);
	await until(() => page.querySelector("ol li"));
	const named = (item: string) =>
		[...page.querySelectorAll(item)].map(
			({ textContent }) => /You|Player \d/.exec(textContent ?? "")?.[0],
		);
	expect(named("ol li")).toEqual(["Player 1", "You", "Player 3"]);
	expect(named("ul li")).toEqual(["Player 1", "You", "Player 3", "Player 4"]);
});

// The bug: the place for the name beside the rank and the points was empty.
test("a player without a name is called a player, on the podium and in the list", async () => {
	const top_ranks = [{ ...rank(1), first_name: "" }];
	api("GetRankSummary", () => ({ top_ranks, customer_rank: null }));
	const page = await draw(<RankingPage />);
	await until(() => page.querySelector("ol li"));
	for (const item of ["ol li", "ul li"])
		expect(page.querySelector(item)?.textContent).toContain("1Player999");
});

test("a picture that was changed since the last visit shows in the ranking", async () => {
	const own = (avatar: string) => ({
		...none,
		customer_rank: { ...rank(0), avatar },
	});
	api("GetRankSummary", () => own("/new.webp"));
	const client = newCache();
	// As long as the app's own (platform/query/queryClient).
	client.setDefaultOptions({ queries: { staleTime: 60_000 } });
	client.setQueryData(gameQueries.ranking().queryKey, own("/old.webp"));
	const page = await draw(<RankingPage />, client);
	await act(() => vi.advanceTimersByTimeAsync(1));
	expect(page.querySelector("li img")?.getAttribute("src")).toBe("/new.webp");
});

test.each([
	["https://game.example/space", true],
	["", false],
])("with the game %j its button is shown: %s", async (game, isThere) => {
	vi.stubEnv("VITE_GAME_URL", game);
	api("GetRankSummary", () => none);
	const page = await draw(<RankingPage />);
	expect(page.querySelector("a[href='/play-game']") !== null).toBe(isThere);
	vi.unstubAllEnvs();
});
