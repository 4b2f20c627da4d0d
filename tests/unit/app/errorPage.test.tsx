// What replaces a page: its skeleton, announced while its code loads, or the error page, whose link home loads a new document; without worker and host the page stays and says why (1 §2).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ErrorPage } from "../../../src/app/fallbacks";
import { router } from "../../../src/app/router";
import { openDialog } from "../../../src/platform/browser/dialogs";
import { dialog, freshPhone } from "../features/freshPhone";
import { announced } from "../support/announced";
import { draw, press, until, wipe } from "../support/drawn";
import { lateReply } from "../support/lateReply";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);

const assign = vi.fn();
beforeEach(() => {
	freshPhone();
	vi.spyOn(location, "assign").mockImplementation(assign);
});
afterEach(() => {
	wipe();
	vi.restoreAllMocks();
});

async function pressHome() {
	const page = await draw(<ErrorPage />);
	const home = page.querySelector<HTMLAnchorElement>("a[href='/']");
	expect(home?.textContent).toBe("Back to home");
	await act(async () => home?.click());
}

test("the link home loads home again", async () => {
	await pressHome();
	await until(() => assign.mock.calls.length > 0);
	expect(assign.mock.calls).toEqual([["/"]]);
});

// The bug: the press showed nothing while the host was asked.
test("the link home is busy until home is loaded, and ignores a second press", async () => {
	const { reply, come } = lateReply(() => true);
	phone.isHostReachable.mockClear().mockImplementationOnce(reply);
	const page = await draw(<ErrorPage />);
	const home = page.querySelector<HTMLAnchorElement>("a[href='/']");
	for (let time = 0; time < 2; time++) await act(async () => home?.click());
	expect(home?.getAttribute("aria-busy")).toBe("true");
	expect(home?.querySelector(".turning")).toBeTruthy();
	await announced(page, "Please wait");
	await come();
	await until(() => assign.mock.calls.length > 0);
	expect(phone.isHostReachable).toHaveBeenCalledOnce();
	expect(home?.hasAttribute("aria-busy")).toBe(false);
});

test("the link says that there is no network if home cannot be loaded", async () => {
	phone.setNetwork(false);
	await pressHome();
	await until(() => dialog()?.name === "offline");
	expect(assign).not.toHaveBeenCalled();
	phone.setNetwork(true);
});

test("a host that answers with an error is not called a missing network", async () => {
	// The host is reachable but does not have the app's page.
	phone.isHostReachable.mockResolvedValueOnce(false);
	await pressHome();
	await until(() => dialog());
	expect(dialog()).toMatchObject({ name: "confirmation", variant: "error" });
	expect(assign).not.toHaveBeenCalled();
});

// The bugs: a retry that ended late replaced an open code with "No Internet connection", or reloaded the page under it.
test.each([
	["Try again", false],
	["Try again", true],
	["Back to home", true],
])(
	"a code that was opened during “%s” stays; the host answers: %s",
	async (name, answers) => {
		const reload = vi.spyOn(location, "reload").mockReturnValue();
		const { reply, come } = lateReply(() => answers);
		phone.isHostReachable.mockImplementationOnce(reply);
		phone.isHostReachable.mockResolvedValueOnce(answers);
		const page = await draw(<ErrorPage />);
		const pressed = [...page.querySelectorAll<HTMLElement>("a, button")];
		await act(async () =>
			pressed.find(({ textContent }) => textContent === name)?.click(),
		);
		openDialog({ name: "rewardCode", transactionId: "T1" });
		await come();
		await until(() => phone.isHostReachable.mock.calls.length === 2);
		await until(() => !page.querySelector("[aria-busy=true]"));
		expect(dialog()).toMatchObject({ name: "rewardCode" });
		expect([...reload.mock.calls, ...assign.mock.calls]).toEqual([]);
	},
);

// The bug: the button did nothing while the code of a dialog that was not shown yet could not be loaded.
test("a dialog that was requested before the press does not keep home from loading", async () => {
	const reload = vi.spyOn(location, "reload").mockReturnValue();
	const page = await draw(<ErrorPage />);
	openDialog({ name: "confirmation", variant: "error" });
	await press(page, "Try again");
	await until(() => !page.querySelector("[aria-busy=true]"));
	expect(reload).toHaveBeenCalledOnce();
});

test("a page whose code is loading says so", async () => {
	const Pending = router.options.defaultPendingComponent;
	const page = await draw(Pending && <Pending />);
	expect(page.querySelector("main h1")).not.toBeNull();
	await announced(page, "Please wait");
	// The bug: the previous page stayed for a second, and the skeleton for half a second more.
	const { defaultPendingMs, defaultPendingMinMs } = router.options;
	expect([defaultPendingMs, defaultPendingMinMs]).toEqual([500, 0]);
});
