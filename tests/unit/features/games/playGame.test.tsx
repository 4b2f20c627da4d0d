// The list links to the games. A game opens only online: offline the page says so, removes the token from the address, and launches the game on the next try (3 §2).
import { jwtDecode } from "jwt-decode";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GameListPage } from "../../../../src/features/games/GameListPage";
import { PlayGamePage } from "../../../../src/features/games/PlayGamePage";
import { atomStore } from "../../../../src/platform/atomStore";
import { hasOfflineNoticeAtom } from "../../../../src/platform/browser/offlineNotice";
import { ApiFailure } from "../../../../src/platform/http/apiFailure";
import {
	dispatchSessionEvent,
	startRenewal,
} from "../../../../src/platform/session/renewal";
import { adoptToken } from "../../../../src/platform/session/session";
import { nth } from "../../../support/nth";
import { draw, press, until, wipe } from "../../support/drawn";
import { tokenOf } from "../../support/token";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("../../../../src/components/pages/useBack", () => ({
	useBack: () => vi.fn(),
}));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
}));
const { isHostReachable, setNetwork } = phone;

const replace = vi.fn();
const given = tokenOf("customer-9");
const inSeconds = (left: number) => Math.floor(Date.now() / 1000) + left;

beforeEach(() => {
	replace.mockClear();
	vi.stubEnv("VITE_GAME_URL", "https://game.example/space");
	history.replaceState(null, "", `/play-game?token=${given}`);
	vi.spyOn(location, "replace").mockImplementation(replace);
	adoptToken(tokenOf("customer-1"));
});
afterEach(() => {
	wipe();
	setNetwork(true);
	dispatchSessionEvent({ name: "landed" });
	phone.forgetApi();
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
});

test("without a network the page stays; a retry launches the game with the same token", async () => {
	setNetwork(false);
	const page = await draw(<PlayGamePage />);
	await until(() => page.textContent?.includes("No internet"));
	expect(atomStore.get(hasOfflineNoticeAtom)).toBe(true);
	expect(replace).not.toHaveBeenCalled();
	expect(location.href).not.toContain("token");
	setNetwork(true);
	let answer: (reachable: boolean) => void = () => undefined;
	vi.mocked(isHostReachable).mockReturnValueOnce(
		new Promise((done) => (answer = done)),
	);
	await press(page, "Try again");
	expect(page.querySelector("main[data-busy]")).not.toBeNull();
	expect(page.querySelector("[role=status]")?.textContent).toBe(
		"Opening the game",
	);
	await act(async () => answer(true));
	await until(() => replace.mock.calls.length > 0);
	const [address] = nth(replace.mock.calls);
	expect(new URL(address).searchParams.get("token")).toBe(given);
});

test("without a game the page says so, with or without a network", async () => {
	vi.stubEnv("VITE_GAME_URL", "");
	setNetwork(false);
	const page = await draw(<PlayGamePage />);
	await until(() => page.textContent?.includes("The game is closed for now"));
	const ranking = page.querySelector("a[href='/game/v1/ranking']");
	expect(ranking?.textContent).toBe("See the ranking");
	expect(replace).not.toHaveBeenCalled();
});

test("a page that is left while the network is checked opens no game", async () => {
	let answer: (reachable: boolean) => void = () => undefined;
	vi.mocked(isHostReachable).mockReturnValueOnce(
		new Promise((done) => (answer = done)),
	);
	const checks = vi.mocked(isHostReachable).mock.calls.length;
	await draw(<PlayGamePage />);
	await draw(<p>Another page</p>);
	expect(isHostReachable).toHaveBeenCalledTimes(checks + 1);
	await act(async () => answer(true));
	expect(replace).not.toHaveBeenCalled();
});

test("the game gets a token that was renewed while the network is checked", async () => {
	history.replaceState(null, "", "/play-game");
	let answer: (reachable: boolean) => void = () => undefined;
	vi.mocked(isHostReachable).mockReturnValueOnce(
		new Promise((done) => (answer = done)),
	);
	await draw(<PlayGamePage />);
	const renewed = tokenOf("customer-1", { exp: 4_000_000_000 });
	adoptToken(renewed);
	await act(async () => answer(true));
	await until(() => replace.mock.calls.length > 0);
	const [address] = nth(replace.mock.calls);
	expect(new URL(address).searchParams.get("token")).toBe(renewed);
});

/** Stands for the app's dialog of the ended session. */
const checkFailed = vi.fn(() =>
	dispatchSessionEvent({ name: "failed", status: 403 }),
);
/** Opens the page after a press, with a token that ends in so many seconds. */
async function openNearEnd(seconds: number) {
	history.replaceState(null, "", "/play-game");
	adoptToken(tokenOf("customer-1", { exp: inSeconds(seconds) }));
	checkFailed.mockClear();
	const stop = startRenewal(checkFailed);
	dispatchEvent(new MouseEvent("mousedown"));
	const page = await draw(<PlayGamePage />);
	stop();
	return page;
}
const refused = () => {
	throw new ApiFailure({ status: 403, reason: "status" });
};

// The bug: the game opened with the old token, so its points could not be saved.
test("the game gets the token that a press renews, even if that takes longer than the network check", async () => {
	const token = tokenOf("customer-1", { exp: inSeconds(3600) });
	let reply: (data: object) => void = () => undefined;
	phone.api("RefreshToken", () => new Promise((done) => (reply = done)));
	await openNearEnd(100);
	expect(replace).not.toHaveBeenCalled();
	await act(async () => reply({ token }));
	await until(() => replace.mock.calls.length > 0);
	const [address] = nth(replace.mock.calls);
	expect(new URL(address).searchParams.get("token")).toBe(token);
});

test("a token that ends soon and cannot be renewed opens the game as it is", async () => {
	phone.api("RefreshToken", () => {
		throw new ApiFailure({ reason: "timeout" });
	});
	await openNearEnd(100);
	await until(() => replace.mock.calls.length > 0);
	const [address] = nth(replace.mock.calls);
	const { exp } = jwtDecode(new URL(address).searchParams.get("token") ?? "");
	expect((exp ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(100);
});

test("with an expired session no game opens, and the ended session is reported", async () => {
	phone.api("RefreshToken", refused);
	phone.api("Profile", refused);
	await openNearEnd(-100);
	await until(() => checkFailed.mock.calls.length > 1);
	expect(replace).not.toHaveBeenCalled();
});

test("without a press an expired session is checked with the host, and no game opens if it does not reply", async () => {
	history.replaceState(null, "", "/play-game");
	adoptToken(tokenOf("customer-1", { exp: inSeconds(-100) }));
	phone.api("Profile", () => {
		throw new ApiFailure({ reason: "timeout" });
	});
	const page = await draw(<PlayGamePage />);
	await until(() => page.textContent?.includes("No internet"));
	expect(replace).not.toHaveBeenCalled();
});

test("a phone whose clock is ahead opens the game with the token that the host accepts", async () => {
	history.replaceState(null, "", "/play-game");
	const accepted = tokenOf("customer-1", { exp: inSeconds(-100) });
	adoptToken(accepted);
	await draw(<PlayGamePage />);
	await until(() => replace.mock.calls.length > 0);
	const [address] = nth(replace.mock.calls);
	expect(new URL(address).searchParams.get("token")).toBe(accepted);
});

const linksIn = (page: HTMLElement) =>
	[...page.querySelectorAll("a")].map((link) => link.getAttribute("href"));

test("each game of the list links to its article, and the list links to ranking and rounds", async () => {
	phone.api("GetArticleGameList", () => ({
		article_game_list: [
			{ alt_reference: "AR_7", article_cover_url: "/7.webp" },
		],
	}));
	const page = await draw(<GameListPage />);
	await until(() => page.querySelector("li"));
	expect(linksIn(page)).toEqual([
		...["/article?alt_reference=AR_7", "/game/v1/ranking", "/game/v1/history"],
	]);
	const picture = page.querySelector("a img");
	expect(picture?.getAttribute("src")).toContain("/7.webp");
	expect(picture?.getAttribute("alt")).toBe("Game 1");
});

test("without games the list says so, and links to the ranking", async () => {
	phone.api("GetArticleGameList", () => ({ article_game_list: [] }));
	const page = await draw(<GameListPage />);
	await until(() => page.textContent?.includes("No games at the moment"));
	expect(linksIn(page)).toEqual(["/game/v1/ranking"]);
});
