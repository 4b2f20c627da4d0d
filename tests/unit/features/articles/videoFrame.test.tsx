// A video whose connection was lost can be played again; only a file that is no video is opened elsewhere (3 §5 Links).
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { VideoFrame } from "../../../../src/features/articles/VideoFrame";
import { draw, wipe } from "../../support/drawn";

const video = "https://films.example/tea.mp4";
const youTube = "https://youtu.be/dQw4w9WgXcQ";
const open = (address: string) =>
	draw(<VideoFrame address={address} title="Tea" />);
const play = (page: HTMLElement) =>
	act(async () => page.querySelector("button")?.click());
const fail = (page: HTMLElement) =>
	act(
		async () =>
			void page.querySelector("video")?.dispatchEvent(new Event("error")),
	);
/** Switches the phone's network. */
const setOnline = (isOn: boolean) =>
	act(async () => {
		vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOn);
		dispatchEvent(new Event(isOn ? "online" : "offline"));
	});

afterEach(async () => {
	await setOnline(true);
	wipe();
	vi.restoreAllMocks();
});

test.each([
	["lost its connection", 2, "Tap to play."],
	["cannot be decoded", 3, "does not play here"],
	["is no video", 4, "does not play here"],
])(
	"the button of a video that %s says so, and has the focus",
	async (_what, code, words) => {
		const page = await draw(
			<VideoFrame address="https://films.example/tea.mp4" title="Tea" />,
		);
		await act(async () => page.querySelector("button")?.click());
		const video = page.querySelector("video");
		Object.defineProperty(video, "error", { value: { code } });
		await act(async () => video?.dispatchEvent(new Event("error")));
		const button = page.querySelector("button");
		expect(button?.textContent).toContain(words);
		expect(document.activeElement).toBe(button);
	},
);

test.each([
	[video, "films.example"],
	[youTube, "YouTube"],
])("before a tap %s shows its source: %s", async (address, host) => {
	const page = await open(address);
	expect(page.textContent).toBe(
		`Video: Tea Tap to play. The video comes from ${host}.`,
	);
});

test("a video has its name, the player's controls and the focus, and plays inside the page", async () => {
	const page = await open(video);
	await play(page);
	const player = page.querySelector("video");
	expect(player?.getAttribute("aria-label")).toBe("Video: Tea");
	expect(player?.controls).toBe(true);
	expect(player?.hasAttribute("playsinline")).toBe(true);
	expect(document.activeElement).toBe(player);
});

test("YouTube's frame has its name and the focus, receives no path, and may not leave its box", async () => {
	const page = await open(youTube);
	await play(page);
	const frame = page.querySelector("iframe");
	expect(frame?.title).toBe("Video: Tea");
	expect(document.activeElement).toBe(frame);
	expect(frame?.getAttribute("referrerpolicy")).toBe("strict-origin");
	expect(frame?.getAttribute("sandbox")).toContain("allow-scripts");
	expect(frame?.getAttribute("sandbox")).not.toContain("allow-top-navigation");
	expect(frame?.getAttribute("allow")).toContain("fullscreen");
});

test("without a network a video cannot be pressed, and a video that fails then can still be played later", async () => {
	const page = await open(video);
	await play(page);
	await setOnline(false);
	await fail(page);
	const button = page.querySelector("button");
	expect(button?.disabled).toBe(true);
	expect(button?.textContent).toContain("The video needs a connection.");
	await setOnline(true);
	expect(button?.disabled).toBe(false);
	expect(button?.textContent).toContain("Tap to play.");
});

test("a video that fails does not take the focus from another element", async () => {
	const page = await open(video);
	await play(page);
	page.querySelector("video")?.blur();
	await fail(page);
	expect(document.activeElement).toBe(document.body);
});

test("another video starts unplayed, whatever happened to the previous one", async () => {
	const page = await open(video);
	await play(page);
	await open("https://films.example/milk.mp4");
	expect(page.querySelector("video")).toBeNull();
	await play(page);
	await fail(page);
	await open(video);
	expect(page.textContent).toContain("Tap to play.");
});
