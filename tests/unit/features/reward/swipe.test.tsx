// A swipe switches to the brand's next code; a pinch to enlarge the code must not show the shop another one (O06).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSwipe } from "../../../../src/features/reward/counter/useSwipe";
import { draw, wipe } from "../../support/drawn";

const turn = vi.fn();
const Stage = () => <main {...useSwipe(true, turn)} />;

test("an arrow key switches to another code, but not in the browser's own step back", async () => {
	await draw(<Stage />);
	const press = (key: string, held: KeyboardEventInit = {}) =>
		act(async () =>
			dispatchEvent(new KeyboardEvent("keydown", { key, ...held })),
		);
	await press("ArrowLeft", { altKey: true });
	await press("ArrowLeft", { metaKey: true });
	await press("ArrowRight", { ctrlKey: true });
	expect(turn).not.toHaveBeenCalled();
	await press("ArrowLeft");
	await press("ArrowRight");
	expect(turn.mock.calls).toEqual([[-1], [1]]);
});

beforeEach(() => turn.mockClear());
afterEach(wipe);

test.each([
	[
		"one finger to the left",
		[
			["down", 1, 300],
			["up", 1, 200],
		],
		[[1]],
	],
	[
		"one finger to the right",
		[
			["down", 1, 200],
			["up", 1, 300],
		],
		[[-1]],
	],
	[
		"two fingers apart",
		[
			["down", 1, 200],
			["down", 2, 220],
			["up", 1, 100],
			["up", 2, 320],
		],
		[],
	],
	[
		"two fingers together",
		[
			["down", 1, 100],
			["down", 2, 320],
			["up", 2, 220],
			["up", 1, 200],
		],
		[],
	],
	[
		"a finger that scrolls, which the browser takes over",
		[
			["down", 1, 300],
			["cancel", 1, 200],
			["up", 1, 200],
		],
		[],
	],
	[
		"a finger that moves down more than across",
		[
			["down", 1, 300],
			["up", 1, 200, 120],
		],
		[],
	],
] as const)(
	"the code is switched correctly by %s",
	async (_title, moves, turns) => {
		const page = await draw(<Stage />);
		for (const [kind, pointerId, clientX, clientY = 0] of moves)
			await act(async () =>
				page.querySelector("main")?.dispatchEvent(
					new PointerEvent(`pointer${kind}`, {
						...{ bubbles: true, pointerId, clientX, clientY },
						isPrimary: pointerId === 1,
					}),
				),
			);
		expect(turn.mock.calls).toEqual(turns);
	},
);

test("a finger that moves an enlarged page switches to no other code", async () => {
	vi.stubGlobal("visualViewport", { scale: 2 });
	const page = await draw(<Stage />);
	for (const [kind, clientX] of [
		["down", 300],
		["up", 200],
	] as const)
		await act(async () =>
			page.querySelector("main")?.dispatchEvent(
				new PointerEvent(`pointer${kind}`, {
					...{ bubbles: true, clientX, isPrimary: true },
				}),
			),
		);
	vi.unstubAllGlobals();
	expect(turn).not.toHaveBeenCalled();
});
