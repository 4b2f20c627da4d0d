// A film whose connection broke off can be played again; only one that is no film is opened elsewhere (3 §5 Links).
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { VideoFrame } from "../../../../src/features/articles/VideoFrame";
import { draw, wipe } from "../../support/drawn";

afterEach(wipe);

test.each([
	["lost its connection", 2, "Tap to play."],
	["cannot be decoded", 3, "does not play here"],
	["is no film", 4, "does not play here"],
])(
	"a film that %s: its button says so, and has the focus",
	async (_what, code, words) => {
		const page = await draw(
			<VideoFrame address="https://films.example/tea.mp4" title="Tea" />,
		);
		await act(async () => page.querySelector("button")?.click());
		const film = page.querySelector("video");
		Object.defineProperty(film, "error", { value: { code } });
		await act(async () => film?.dispatchEvent(new Event("error")));
		const button = page.querySelector("button");
		expect(button?.textContent).toContain(words);
		expect(document.activeElement).toBe(button);
	},
);
