// What the page of a failed sign-in shows and offers: the account that stays, the saved codes, the reason (1 §8, decision 008).
import { act, type ComponentProps } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import LandingPage, {
	SignInFailedPage,
} from "../../../../src/features/entry/LandingPage";
import {
	closeDialog,
	handleDialogClosed,
} from "../../../../src/platform/browser/dialogs";
import { setNavigate } from "../../../../src/platform/browser/openLink";
import {
	areSessionDialogsPostponed,
	resumeSessionDialogs,
} from "../../../../src/platform/session/postponedDialogs";
import {
	adoptToken,
	currentSession,
	endSession,
} from "../../../../src/platform/session/session";
import { saveCode } from "../../../../src/platform/storage/saveCode";
import { draw, fastForward, press, until, wipe } from "../../support/drawn";
import { fakePush } from "../../support/fakePush";
import { tokenOf } from "../../support/token";
import { dialog, fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("../../../../src/locales/home/en-US.po", () => ({ messages: {} }));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouter: () => ({}),
	useNavigate: () => vi.fn(),
	useSearch: () => ({ code: "1" }),
	Link: ({
		replace,
		onClick,
		children,
	}: ComponentProps<"a"> & { replace?: boolean }) => (
		<a href="/" data-replace={replace} onClick={onClick}>
			{children}
		</a>
	),
}));
const { api } = phone;

fastForward();
beforeEach(() => {
	freshPhone();
	localStorage.setItem("locale", "en-US");
});
afterEach(wipe);

test.each([
	["any other failure", { status: 500 }],
	["a limit", { status: 429 }],
	["a lock", { status: 423 }],
	["a 403", { status: 403, code: 40300 }],
] as const)(
	"%s with an account on the phone: no dialog leads home, and the page names the account and asks",
	async (_, failure) => {
		adoptToken(tokenOf("customer-1", { device_name: "Orion A57" }));
		api("Landing", fail(failure));
		const place = await draw(<LandingPage />);
		await until(dialog);
		expect(dialog()).toMatchObject({ name: "confirmation" });
		expect(dialog()).not.toMatchObject({ to: "/" });
		expect(dialog()).not.toMatchObject({ navigateOnClose: true });
		// One button replaces the one that leads home.
		expect(dialog()).toHaveProperty("confirmLabel.message", "Close");
		expect(dialog()).not.toHaveProperty("cancelLabel.message");
		expect(place.textContent).toContain(
			"Still signed in on this phone: Orion A57",
		);
		// Back does not lead here again.
		expect(place.querySelector("[data-replace]")?.textContent).toBe(
			"Continue with this account",
		);
		expect(place.textContent).not.toContain("Back to home");
		expect(currentSession()?.sub).toBe("customer-1");
		// Signing out asks too.
		closeDialog();
		handleDialogClosed();
		await press(place, "Sign out");
		await until(dialog);
		expect(dialog()).toMatchObject({ name: "leaveAccount", next: null });
		closeDialog(false);
		handleDialogClosed();
		await until(() => !place.querySelector("button[aria-busy]"));
		expect(currentSession()?.sub).toBe("customer-1");
		// Another tab signs another customer in.
		const left = vi.spyOn(location, "replace").mockReturnValue();
		localStorage.setItem("token", tokenOf("customer-2"));
		dispatchEvent(Object.assign(new Event("storage"), { key: "token" }));
		expect(left).toHaveBeenCalledWith("/");
		left.mockRestore();
	},
);

test("a failed sign-in offers the saved codes", async () => {
	await saveCode({
		...bareCard("PV_1"),
		...v.parse(rewardCode, { code: "C1", transaction_id: "T1" }),
		...{ sub: "customer-1", saved_at: 1 },
	});
	api("Landing", fail({ reason: "network", status: 0 }));
	const place = await draw(<LandingPage />);
	await until(() => place.textContent?.includes("Open saved codes"));
	// No dialog of the session covers them.
	const way = [...place.querySelectorAll("a")].find(
		(it) => it.textContent === "Open saved codes",
	);
	await act(async () => way?.click());
	history.replaceState(null, "", "/history");
	expect(areSessionDialogsPostponed()).toBe(true);
	resumeSessionDialogs();
	history.replaceState(null, "", "/");
});

test.each(["beside an account", "without an account"])(
	"a blocked email %s: the page keeps the reason and links to the call center, not to a retry",
	async (situation) => {
		if (situation === "without an account") endSession();
		api("Landing", fail({ code: 50021 }));
		const place = await draw(<LandingPage />);
		await until(dialog);
		expect(dialog()).toMatchObject({ showClose: true, to: "/contact_us" });
		expect(place.textContent).toContain("does not support your email");
		expect(place.textContent).not.toMatch(/try again|saved codes/i);
		expect(place.querySelector("main a, main button")?.textContent).toBe(
			"Contact us",
		);
	},
);

test.each([
	["no network", { reason: "network", status: 0 }, "wifi-off", true],
	["a campaign that is over", { code: 50042 }, "calendar-clock", false],
] as const)(
	"the page after %s shows the drawing for its reason",
	async (_, failure, icon, hasDialog) => {
		api("Landing", fail(failure));
		const place = await draw(<LandingPage />);
		await until(() => place.querySelector(`.lucide-${icon}`));
		expect(dialog() !== null).toBe(hasDialog);
		expect(place.textContent).toContain("Try again");
	},
);

test("the title of a failed sign-in gets the focus: the page changes without a new address", async () => {
	const page = await draw(
		<SignInFailedPage
			isFinal
			title={{ th: "", en: "Nothing is open right now" }}
			text={{ th: "", en: "Please come back later." }}
		/>,
	);
	expect(document.activeElement).toBe(page.querySelector("h1"));
	// The Tab key does not stop at it.
	expect(page.querySelector("h1")?.tabIndex).toBe(-1);
	expect(document.activeElement?.textContent).toBe("Nothing is open right now");
});

// The bug: nothing answered on this page, so the worker asked for ten seconds before it loaded a page.
test("a pressed notification or a launch of the app leaves the page at once", async () => {
	const browser = fakePush();
	const went: string[] = [];
	setNavigate((path) => void went.push(path));
	const setConsumer = vi.fn();
	vi.stubGlobal("launchQueue", { setConsumer });
	const failed = { title: { th: "", en: "" }, text: { th: "", en: "" } };
	await draw(<SignInFailedPage {...failed} />);
	browser.notify({ type: "open-path", path: "/history" });
	const [launch] = setConsumer.mock.lastCall ?? [];
	launch({ targetURL: `${location.origin}/myfavorite` });
	expect(went).toEqual(["/history", "/myfavorite"]);
	// From then on the app itself does this.
	wipe();
	browser.notify({ type: "open-path", path: "/history" });
	expect(went).toHaveLength(2);
	vi.unstubAllGlobals();
});
