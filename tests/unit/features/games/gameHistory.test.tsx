// The rounds of a game: points and date of each; equal rounds of a host without numbers are all listed (3 §2, 3 §3).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GameHistoryPage } from "../../../../src/features/games/GameHistoryPage";
import { gameQueries } from "../../../../src/queries/game";
import { draw, newCache, until, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouter: () => ({}),
}));

beforeEach(freshPhone);
afterEach(() => {
	wipe();
	vi.useRealTimers();
});

test("two equal rounds stay two when a third is played", async () => {
	const client = newCache();
	const round = { seq: 0, points: 5, created_dt_label: "2026-01-01T05:00Z" };
	const play = (count: number) =>
		client.setQueryData(
			gameQueries.history().queryKey,
			Array(count).fill(round),
		);
	phone.api("GetGameHistory", () => new Promise(() => undefined));
	const warned = vi.spyOn(console, "error").mockReturnValue();
	play(2);
	const page = await draw(<GameHistoryPage />, client);
	play(3);
	await until(() => page.querySelectorAll("ol > li").length === 3);
	expect(page.querySelector("ol > li")?.textContent).toMatch(
		/^You got 5.points1.Jan.2026 at.12:00$/,
	);
	expect(warned).not.toHaveBeenCalled();
	warned.mockRestore();
});

test("the page requests the first 99 rounds of the game named space (1 §7), and says after a second that there are none", async () => {
	vi.useFakeTimers();
	phone.api("GetGameHistory", () => ({ payload: [] }));
	const page = await draw(<GameHistoryPage />);
	await act(() => vi.advanceTimersByTimeAsync(999));
	expect(phone.calls).toMatchObject([
		{ name: "GetGameHistory", request: { name: "space", page: 1, limit: 99 } },
	]);
	expect(page.textContent).not.toContain("No rounds played yet");
	await act(() => vi.advanceTimersByTimeAsync(1));
	expect(page.textContent).toContain("No rounds played yet");
});

test("a round that was played just after the rounds were loaded is listed at the next visit", async () => {
	vi.useFakeTimers();
	const round = { seq: 1, points: 5, created_dt_label: "2026-01-01T05:00Z" };
	phone.api("GetGameHistory", () => ({ payload: [round, round] }));
	const client = newCache();
	// As long as the app's own (platform/query/queryClient).
	client.setDefaultOptions({ queries: { staleTime: 60_000 } });
	client.setQueryData(gameQueries.history().queryKey, [round]);
	const page = await draw(<GameHistoryPage />, client);
	await act(() => vi.advanceTimersByTimeAsync(1));
	expect(page.querySelectorAll("ol > li")).toHaveLength(2);
});
