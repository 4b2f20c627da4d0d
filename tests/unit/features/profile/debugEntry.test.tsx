// The hidden debug entry of a development build: ten taps open the game with the token, also a game on the app's own origin (1 §2).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DebugEntry } from "../../../../src/features/profile/DebugEntry";
import {
	adoptToken,
	endSession,
} from "../../../../src/platform/session/session";
import { draw, wipe } from "../../support/drawn";
import { tokenOf } from "../../support/token";

const assign = vi.fn();
const token = tokenOf("customer-1");

beforeEach(() => {
	assign.mockClear();
	vi.spyOn(location, "assign").mockImplementation(assign);
	adoptToken(token);
});
afterEach(() => {
	wipe();
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
});

async function tap(times: number) {
	const page = await draw(
		<DebugEntry>
			<p>Version</p>
		</DebugEntry>,
	);
	await act(async () => {
		for (let taps = 0; taps < times; taps++)
			page
				.querySelector("p")
				?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
	});
}

test.each([`${location.origin}/demo/game`, "https://game.example/space"])(
	"ten taps open %s with the token",
	async (game) => {
		vi.stubEnv("VITE_GAME_URL", game);
		await tap(9);
		expect(assign).not.toHaveBeenCalled();
		await tap(1);
		expect(assign.mock.calls).toEqual([[`${game}?token=${token}`]]);
	},
);

test("ten taps in more than 3 seconds open nothing (1 §9)", async () => {
	vi.stubEnv("VITE_GAME_URL", "https://game.example/space");
	const now = vi.spyOn(performance, "now").mockReturnValue(1000);
	await tap(1);
	now.mockReturnValue(4001);
	await tap(9);
	expect(assign).not.toHaveBeenCalled();
});

test("without a session ten taps open nothing", async () => {
	vi.stubEnv("VITE_GAME_URL", "https://game.example/space");
	endSession();
	await tap(10);
	expect(assign).not.toHaveBeenCalled();
});
