// What a press shows while the dialog's code is loading: after a moment a placeholder, which can be closed like the dialog.
import { act, type ComponentType, lazy } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import DialogHost from "../../../src/app/DialogHost";
import { Overlays } from "../../../src/app/Overlays";
import type { DialogProps } from "../../../src/components/dialogs/dialogProps";
import {
	closeDialog,
	isDialogOpen,
	openDialog,
	openQuestion,
} from "../../../src/platform/browser/dialogs";
import {
	closeTopOverlay,
	isOverlayOpen,
} from "../../../src/ui/overlay/backGuard";
import { TitledDialog } from "../../../src/ui/overlay/Dialog";
import { topModal } from "../../../src/ui/overlay/openModals";
import { draw, wipe } from "../support/drawn";

/** Code that loads when the test lets it. */
function lateCode<Props extends object>(Part: ComponentType<Props>) {
	let come = () => {};
	const arrival = new Promise<void>((done) => {
		come = done;
	});
	const Late = lazy(async () => {
		await arrival;
		return { default: Part };
	});
	return {
		Late,
		async come() {
			await act(async () => come());
			await act(() => vi.dynamicImportSettled());
		},
	};
}
type Install = DialogProps<"install">;
const InstallDialog = ({ open, onClose, onClosed }: Install) => (
	<TitledDialog {...{ open, onClose, onClosed }} title="Install the app" />
);
const newCode = () => ({
	host: lateCode(DialogHost),
	install: lateCode(InstallDialog),
});
let code = newCode();
vi.mock("../../../src/app/lazyHosts", () => ({
	DialogHost: () => <code.host.Late />,
	UpdatePrompt: () => null,
	lazyHost: () => () => null,
}));
vi.mock("../../../src/features/pwa/InstallDialog", () => ({
	default: (props: Install) => <code.install.Late {...props} />,
}));

const install = { name: "install", card: "prompt" } as const;
const delayMs = 400;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	code = newCode();
});
afterEach(async () => {
	await act(async () => closeDialog());
	wipe();
	vi.useRealTimers();
});

const standIn = (page: HTMLElement) =>
	page.querySelector<HTMLDialogElement>("dialog[data-stand-in]");

/** Draws the app without the dialogs' host, or with it. */
async function drawApp({ withHost = false } = {}) {
	const page = await draw(<Overlays />);
	if (withHost) await code.host.come();
	return page;
}

test.each([false, true])(
	"a dialog whose code is loading shows a focused placeholder after a moment; the host is there: %s",
	async (withHost) => {
		const page = await drawApp({ withHost });
		await act(async () => openDialog(install));
		await pass(delayMs - 10);
		expect(page.querySelector("dialog")).toBeNull();
		await pass(10);
		expect(standIn(page)?.open).toBe(true);
		expect(document.activeElement).toBe(standIn(page));
		expect(topModal()).toBe(standIn(page));
		expect(page.querySelector("[aria-busy=true]")).not.toBeNull();
		expect(page.textContent).toBe("Please wait");
	},
);

test("a dialog that loads in time has no placeholder", async () => {
	const page = await drawApp();
	await act(async () => openDialog(install));
	await pass(100);
	await code.host.come();
	await code.install.come();
	await pass(delayMs);
	expect(page.querySelectorAll("dialog")).toHaveLength(1);
	expect(standIn(page)).toBeNull();
	expect(page.querySelector("[data-scrim-kept]")).toBeNull();
});

const ways: Record<string, (page: HTMLElement) => unknown> = {
	"its cross": (page) =>
		act(async () =>
			page.querySelector<HTMLElement>("[aria-label=Close]")?.click(),
		),
	Escape: (page) => act(async () => standIn(page)?.close()),
	"a tap on the scrim": (page) => act(async () => standIn(page)?.click()),
	"the phone's back": () => act(async () => void closeTopOverlay()),
};
test.each(
	Object.keys(ways).flatMap((way) => [
		{ way, withHost: false },
		{ way, withHost: true },
	]),
)(
	"$way closes the placeholder and declines; the host is there: $withHost",
	async ({ way, withHost }) => {
		const page = await drawApp({ withHost });
		const answered = vi.fn();
		await act(async () => void openQuestion(install).then(answered));
		await pass(delayMs);
		const guard = vi.spyOn(document.documentElement, "animate");
		await ways[way]?.(page);
		expect(standIn(page)).toBeNull();
		expect([isDialogOpen(), isOverlayOpen()]).toEqual([false, false]);
		// The uncovered page ignores presses at first.
		expect(guard).toHaveBeenCalled();
		guard.mockRestore();
		await pass(200);
		expect(answered).toHaveBeenCalledExactlyOnceWith(false);
		await code.host.come();
		await code.install.come();
		await pass(delayMs);
		expect(page.querySelector("dialog")).toBeNull();
	},
);

test("a press inside the placeholder is not a tap on its scrim", async () => {
	const page = await drawApp();
	await act(async () => openDialog(install));
	await pass(delayMs);
	const ring = page.querySelector<HTMLElement>("[aria-busy=true]");
	expect(ring).not.toBeNull();
	await act(async () => ring?.click());
	expect(standIn(page)).not.toBeNull();
});

test("the phone's back cancels the dialog also before the placeholder is shown", async () => {
	await drawApp();
	await act(async () => openDialog(install));
	await act(async () => void closeTopOverlay());
	expect(isDialogOpen()).toBe(false);
});

test("the placeholder stays without a pause or another motion when the host has loaded", async () => {
	const page = await drawApp();
	await act(async () => openDialog(install));
	await pass(delayMs);
	const isAppearing = () => standIn(page)?.matches("[class*=appearing]");
	expect(isAppearing()).toBe(true);
	await code.host.come();
	expect(page.querySelectorAll("dialog[open]")).toHaveLength(1);
	expect(isAppearing()).toBe(false);
});

test("the dialog replaces its placeholder under the same scrim, and takes the focus", async () => {
	const page = await drawApp({ withHost: true });
	await act(async () => openDialog(install));
	await pass(delayMs);
	await code.install.come();
	const dialogs = page.querySelectorAll("dialog");
	expect(dialogs).toHaveLength(1);
	expect(dialogs[0]?.textContent).toContain("Install the app");
	expect(dialogs[0]?.hasAttribute("data-scrim-kept")).toBe(true);
	expect(document.activeElement).toBe(dialogs[0]);
});
