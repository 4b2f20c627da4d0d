// Proves that a clock is started only with a network and with storage for its code on the phone.
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { CounterGuard } from "../../../../src/components/dialogs/CounterGuard";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { announced } from "../../support/announced";
import { draw, fastForward, press, until, wipe } from "../../support/drawn";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
const { databases, setNetwork, wipeDisks } = phone;

const start = vi.fn();
const guard = (minutes: number, open = true, isClaimed = true) =>
	draw(
		<CounterGuard
			open={open}
			isClaimed={isClaimed}
			kind="shop"
			minutes={minutes}
			card={bareCard("PV_1")}
			onStart={start}
			onKeep={() => undefined}
			onClose={() => undefined}
		/>,
	);
const clocked = "My turn, start the clock";

fastForward();
afterEach(() => {
	wipe();
	vi.restoreAllMocks();
	wipeDisks();
	start.mockClear();
});

test("the dialog says how long the countdown runs, and starts it", async () => {
	const page = await guard(15);
	expect(page.textContent).toContain("15:00");
	// The ring is before the question; its digits are only visible, and screen readers hear its minutes after the question.
	expect(
		page.querySelector("[aria-hidden=true] [class*=digits]"),
	).not.toBeNull();
	expect(page.querySelector("h2 + *")?.textContent).toBe(
		"15\u00a0minutes to use it once the clock starts",
	);
	await press(page, clocked);
	await until(() => start.mock.calls.length === 1);
});

test("offline the dialog says so and starts nothing; its button is enabled again with the network", async () => {
	setNetwork(false);
	const page = await guard(15);
	await press(page, clocked);
	expect(page.textContent).toContain("once the internet is back");
	expect(start).not.toHaveBeenCalled();
	await act(async () => setNetwork(true));
	await press(page, clocked);
	await until(() => start.mock.calls.length === 1);
});

test("a network that is lost or returns while the dialog is open is announced", async () => {
	setNetwork(true);
	const page = await guard(15);
	await announced(page, "can’t be paused");
	await act(async () => setNetwork(false));
	await announced(page, "once the internet is back");
	await act(async () => setNetwork(true));
	await announced(page, "can’t be paused");
});

test.each([
	[true, "your code is safe"],
	[false, "nothing claimed yet"],
])("offline the title asks nothing (claimed: %s)", async (isClaimed, says) => {
	setNetwork(false);
	const page = await guard(15, true, isClaimed);
	expect(page.querySelector("h2")?.textContent).toBe(`No internet: ${says}`);
	// A code that is not claimed yet cannot be saved without the network.
	expect(page.textContent?.includes("Keep for later")).toBe(isClaimed);
	await act(async () => setNetwork(true));
	expect(page.querySelector("h2")?.textContent).toContain("at the counter?");
});

test.each([
	["closed", false],
	["closed and opened again", true],
])(
	"if %s during the storage check, no countdown is started",
	async (_what, isReopened) => {
		setNetwork(true);
		const [one] = databases;
		if (!one) throw new Error("The phone has two copies");
		const get = one.get.bind(one);
		let found: () => void = () => undefined;
		const looked = vi.spyOn(one, "get").mockImplementation(async (key) => {
			await new Promise<void>((done) => (found = done));
			return get(key);
		});
		const page = await guard(15);
		await press(page, clocked);
		await until(() => looked.mock.calls.length === 1);
		await guard(15, false);
		if (isReopened) await guard(15);
		const removed = vi.spyOn(one, "remove");
		found();
		await until(() => removed.mock.results.length === 1);
		await act(() => new Promise<void>((done) => void setTimeout(done, 20)));
		expect(start).not.toHaveBeenCalled();
		if (!isReopened) return;
		looked.mockRestore();
		await press(page, clocked);
		await until(() => start.mock.calls.length === 1);
	},
);

test("if neither copy can store the code, no countdown is started and each press says so; one copy is enough", async () => {
	setNetwork(true);
	const [one, other] = databases;
	if (!one || !other) throw new Error("The phone has two copies");
	const full = () => Promise.reject(new Error("full"));
	vi.spyOn(one, "set").mockImplementation(full);
	const second = vi.spyOn(other, "set").mockImplementation(full);
	const page = await guard(15);
	await press(page, clocked);
	await until(() => page.textContent?.includes("could not save the code"));
	expect(start).not.toHaveBeenCalled();
	const said = await announced(page, "could not save the code");
	// A browser that blocks all storage fails in the same way, and more free space does not help.
	expect(page.textContent).toContain("Free up some space, or allow");
	await press(page, "Try again");
	await announced(page, "could not save the code", said);
	expect(start).not.toHaveBeenCalled();
	await guard(15, false);
	await until(() => page.querySelector("dialog") === null);
	await guard(15);
	expect(page.textContent).not.toContain("could not save the code");
	second.mockRestore();
	await press(page, clocked);
	await until(() => start.mock.calls.length === 1);
});
