// The install sheet: the browser's prompt, and the steps by hand; a declined offer is not repeated (O08).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import InstallDialog from "../../../../src/features/pwa/InstallDialog";
import { atomStore } from "../../../../src/platform/atomStore";
import { setServerTime } from "../../../../src/platform/http/clock";
import { offeredInstallCard } from "../../../../src/platform/pwa/install";
import { installPromptAtom } from "../../../../src/platform/pwa/installPrompt";
import {
	adoptToken,
	endSession,
} from "../../../../src/platform/session/session";
import { largeTextAttribute } from "../../../../src/ui/layout/watchTextSize";
import { draw, press, until, wipe } from "../../support/drawn";
import { tokenOf } from "../../support/token";

const onClose = vi.fn();
const day = 86_400_000;
const later = (days: number) => setServerTime(Date.now() + days * day);

/** A browser with an install prompt, and the person's answer. */
function offer(outcome: "accepted" | "dismissed") {
	const prompt = vi.fn(async () => ({ outcome }));
	const event = Object.assign(new Event("beforeinstallprompt"), { prompt });
	atomStore.set(installPromptAtom, event);
	return prompt;
}
const show = (card: "prompt" | "shareBelow" | "inApp" | "line") =>
	draw(
		<InstallDialog
			request={{ name: "install", card }}
			open
			onClose={onClose}
			onClosed={() => undefined}
		/>,
	);

beforeEach(() => {
	localStorage.clear();
	setServerTime(Date.now());
	onClose.mockClear();
});
afterEach(() => {
	wipe();
	atomStore.set(installPromptAtom, null);
});

test("“Later” is remembered for 90 days", async () => {
	offer("accepted");
	expect(offeredInstallCard()).toBe("prompt");
	await press(await show("prompt"), "Later");
	expect(onClose).toHaveBeenCalledOnce();
	expect(offeredInstallCard()).toBeNull();
	later(89);
	expect(offeredInstallCard()).toBeNull();
	later(90);
	expect(offeredInstallCard()).toBe("prompt");
});

test.each([
	["accepted", "prompt"],
	["dismissed", null],
] as const)(
	"a press opens the browser's prompt; if it is %s there, the next offer is %s",
	async (outcome, next) => {
		const prompt = offer(outcome);
		const page = await show("prompt");
		expect(prompt).not.toHaveBeenCalled();
		await press(page, "Add to home screen");
		await until(() => onClose.mock.calls.length > 0);
		expect(prompt).toHaveBeenCalledOnce();
		await act(async () => void offer(outcome));
		expect(offeredInstallCard()).toBe(next);
	},
);

// The bug: a second press found no prompt any more, and counted as a dismissal.
test("both buttons ignore presses while the browser's prompt is open", async () => {
	let answer = (_: { outcome: "accepted" }) => {};
	const asked = new Promise<{ outcome: "accepted" }>((done) => {
		answer = done;
	});
	offer("accepted").mockReturnValue(asked);
	const page = await show("prompt");
	await press(page, "Add to home screen");
	await press(page, "Add to home screen");
	await press(page, "Later");
	expect(onClose).not.toHaveBeenCalled();
	await act(async () => answer({ outcome: "accepted" }));
	expect(onClose).toHaveBeenCalledOnce();
	offer("accepted");
	expect(offeredInstallCard()).toBe("prompt");
});

// The bug: in a low window with a large text only a narrow strip of the button was visible.
test.each(["prompt", "line", "shareBelow", "inApp"] as const)(
	"the buttons of %s stand below the scrolling part, also with a large text",
	async (card) => {
		const mark = (isLarge: boolean) =>
			act(async () => {
				document.documentElement.toggleAttribute(largeTextAttribute, isLarge);
			});
		await mark(true);
		const page = await show(card);
		const body = page.querySelector("[tabindex='0']");
		expect(body?.querySelector("h2")).toBeTruthy();
		expect(body?.querySelector("button")).toBeNull();
		expect(page.querySelector("button")).not.toBeNull();
		await mark(false);
	},
);

test.each([
	["inApp", "Open in your browser first"],
	["shareBelow", "Add to home screen in 3 steps"],
	["line", "Your code in two taps"],
] as const)("the sheet for %s is titled: %s", async (card, title) => {
	const page = await show(card);
	expect(page.querySelector("h2")?.textContent).toBe(title);
});

test("Safari on an iPhone has three steps and no prompt", async () => {
	const page = await show("shareBelow");
	expect(page.querySelectorAll("ol > li")).toHaveLength(3);
	expect(page.textContent).toContain("Tap Share in the bar below");
	expect(page.textContent).not.toContain("Later");
	await press(page, "Got it");
	expect(onClose).toHaveBeenCalledOnce();
});

test("in LINE a press gives the browser the token together with its host", async () => {
	vi.stubEnv("VITE_ALLOWED_API_HOSTS", "https://two.example");
	localStorage.setItem("api-host", "https://two.example");
	// A copy made a second later would differ.
	const token = tokenOf("customer-1");
	adoptToken(token);
	const left = vi.spyOn(location, "assign").mockReturnValue();
	const replaced = vi.spyOn(location, "replace").mockReturnValue();
	await press(await show("line"), "Open in browser");
	const [[address] = []] = [...left.mock.calls, ...replaced.mock.calls];
	const { searchParams } = new URL(String(address));
	expect(searchParams.get("token")).toBe(token);
	expect(searchParams.get("api_server_url")).toBe("https://two.example");
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
	endSession();
});

test("in LINE a press opens the page in the browser; Escape counts as a dismissal too", async () => {
	const left = vi.spyOn(location, "assign").mockImplementation(() => undefined);
	const replaced = vi
		.spyOn(location, "replace")
		.mockImplementation(() => undefined);
	const page = await show("line");
	expect(page.querySelector("ol")).toBeNull();
	await press(page, "Open in browser");
	expect([...left.mock.calls, ...replaced.mock.calls].join()).toContain(
		"openExternalBrowser=1",
	);
	// A person who returns finds the page, not the sheet.
	expect(onClose).toHaveBeenCalledOnce();
	vi.restoreAllMocks();
	offer("accepted");
	expect(offeredInstallCard()).toBe("prompt");
	await act(async () => {
		page
			.querySelector("dialog")
			?.dispatchEvent(new Event("cancel", { cancelable: true }));
	});
	expect(offeredInstallCard()).toBeNull();
});
