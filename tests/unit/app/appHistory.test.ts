// The phone's back over the real session history: it closes the topmost overlay first, and no entry of an overlay stays behind (1 §2).
import { afterEach, expect, test, vi } from "vitest";

/** An app on a tab of its own: home, then /history. */
async function app() {
	vi.resetModules();
	history.pushState(null, "", "/");
	const { appHistory } = await import("../../../src/app/appHistory");
	const guard = await import("../../../src/ui/overlay/backGuard");
	destroy = appHistory.destroy;
	const events: string[] = [];
	appHistory.subscribe(({ action, location }) =>
		events.push(`${action.type} ${location.href}`),
	);
	appHistory.push("/history");
	await settled();
	events.length = 0;
	return { appHistory, events, ...guard };
}

/** Waits until the browser has made the requested steps and the guard has followed. */
const settled = () => new Promise((done) => setTimeout(done, 10));
const isGuarded = () => "overlay" in (history.state ?? {});
const pressBack = async () => {
	history.back();
	await settled();
};
const pressForward = async () => {
	history.forward();
	await settled();
};

let destroy = () => {};
let stops: (() => void)[] = [];
afterEach(async () => {
	for (const stop of stops) stop();
	stops = [];
	vi.restoreAllMocks();
	await settled();
	destroy();
});

test("back closes the topmost overlay first, one per press, then leaves the page", async () => {
	const { appHistory, events, closeOnBack } = await app();
	const closed: string[] = [];
	for (const name of ["sheet", "dialog"]) {
		const stop = closeOnBack(() => {
			closed.push(name);
			stop();
		});
		stops.push(stop);
	}
	await settled();
	expect(isGuarded()).toBe(true);
	await pressBack();
	expect(closed).toEqual(["dialog"]);
	await pressBack();
	expect(closed).toEqual(["dialog", "sheet"]);
	expect(events).toEqual([]);
	expect(appHistory.location.pathname).toBe("/history");
	await pressBack();
	expect(events).toEqual(["BACK /"]);
	expect(location.pathname).toBe("/");
});

test("an overlay closed by its own button leaves no entry, and forward does not bring it back", async () => {
	const { appHistory, events, closeOnBack } = await app();
	const close = vi.fn();
	const stop = closeOnBack(close);
	await settled();
	stop();
	await settled();
	expect(isGuarded()).toBe(false);
	await pressForward();
	expect(isGuarded()).toBe(false);
	expect(events).toEqual([]);
	await pressBack();
	await pressForward();
	expect(events).toEqual(["BACK /", "FORWARD /history"]);
	expect(appHistory.entryIndex).toBe(1);
	expect(close).not.toHaveBeenCalled();
});

test("an overlay that must be answered stays, however often back is pressed", async () => {
	const { appHistory, events, closeOnBack } = await app();
	const close = vi.fn();
	stops.push(closeOnBack(close));
	await settled();
	for (let press = 1; press <= 3; press++) {
		await pressBack();
		expect(close).toHaveBeenCalledTimes(press);
		expect(isGuarded()).toBe(true);
	}
	expect(events).toEqual([]);
	expect(appHistory.location.pathname).toBe("/history");
});

test("an overlay that handles back itself is guarded again at once: a quick second back does not leave the page", async () => {
	const { closeOnBack } = await app();
	stops.push(closeOnBack(() => undefined));
	await settled();
	const guardedAfterBack = new Promise((resolve) =>
		addEventListener(
			"popstate",
			() => void Promise.resolve().then(() => resolve(isGuarded())),
			{ once: true },
		),
	);
	history.back();
	expect(await guardedAfterBack).toBe(true);
});

test("a page opened from an overlay replaces the overlay's history entry: back leads to the previous page", async () => {
	const { appHistory, events, closeOnBack } = await app();
	stops.push(closeOnBack(vi.fn()));
	await settled();
	appHistory.push("/profile");
	stops[0]?.();
	await settled();
	expect(isGuarded()).toBe(false);
	await pressBack();
	expect(events).toEqual(["PUSH /profile", "BACK /history"]);
	expect(isGuarded()).toBe(false);
});

test("a page opened while an overlay's entry is being removed opens after the removal", async () => {
	const { appHistory, events, closeOnBack, afterOverlayEntryRemoved } =
		await app();
	const stop = closeOnBack(vi.fn());
	await settled();
	stop();
	setTimeout(() => appHistory.push("/profile"));
	const after = vi.fn();
	afterOverlayEntryRemoved(after);
	await settled();
	expect(after).toHaveBeenCalledOnce();
	expect(location.pathname).toBe("/profile");
	await pressBack();
	expect(events).toEqual(["PUSH /profile", "BACK /history"]);
});

test("back pressed while an overlay's entry is being removed is one step with it and shows the previous page", async () => {
	const { appHistory, events, closeOnBack } = await app();
	const stop = closeOnBack(vi.fn());
	await settled();
	vi.spyOn(history, "back").mockImplementationOnce(() => history.go(-2));
	stop();
	await settled();
	expect(location.pathname).toBe("/");
	expect(events).toEqual(["BACK /"]);
	expect(appHistory.entryIndex).toBe(0);
	appHistory.push("/profile");
	await settled();
	await pressBack();
	expect(events).toEqual(["BACK /", "PUSH /profile", "BACK /"]);
});

test("an overlay's entry that was left behind with its page is removed once the browser restores the page", async () => {
	const { events, appHistory, closeOnBack } = await app();
	const stop = closeOnBack(vi.fn());
	await settled();
	vi.spyOn(history, "back").mockImplementationOnce(() => undefined);
	stop();
	await settled();
	dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
	await settled();
	expect(isGuarded()).toBe(false);
	appHistory.push("/profile");
	expect(events).toEqual(["PUSH /profile"]);
});

test("a removal that a busy phone makes late is not taken for back: the page and a sheet opened meanwhile stay", async () => {
	const { events, closeOnBack } = await app();
	for (const isSheetOpen of [false, true]) {
		const stop = closeOnBack(vi.fn());
		await settled();
		vi.useFakeTimers();
		vi.spyOn(history, "back").mockImplementationOnce(() => undefined);
		stop();
		vi.advanceTimersByTime(2000);
		vi.useRealTimers();
		const close = vi.fn();
		if (isSheetOpen) stops.push(closeOnBack(close));
		await settled();
		await pressBack();
		await settled();
		expect(location.pathname).toBe("/history");
		expect(isGuarded()).toBe(isSheetOpen);
		expect(close).not.toHaveBeenCalled();
	}
	expect(events).toEqual([]);
});

test("where a framed page takes the removal of an entry as its own step back, no page waits, and one back leaves it", async () => {
	const { appHistory, events, closeOnBack } = await app();
	const stop = closeOnBack(vi.fn());
	await settled();
	vi.useFakeTimers();
	vi.spyOn(history, "back").mockImplementationOnce(() => undefined);
	stop();
	vi.advanceTimersByTime(1);
	appHistory.push("/profile");
	expect(events).toEqual([]);
	vi.advanceTimersByTime(5000);
	vi.useRealTimers();
	await settled();
	expect(events).toEqual(["PUSH /profile"]);
	await pressBack();
	expect(location.pathname).toBe("/history");
	// If no page waits, the next press removes the entry.
	const again = closeOnBack(vi.fn());
	await settled();
	vi.useFakeTimers();
	vi.spyOn(history, "back").mockImplementationOnce(() => undefined);
	again();
	vi.advanceTimersByTime(20_000);
	vi.useRealTimers();
	await pressBack();
	expect(location.pathname).toBe("/");
});

// The bug: the timer of an abandoned removal kept running and ended the wait for the next removal.
test("a page waits for the removal of an overlay's entry, also soon after a removal that the browser never made", async () => {
	const { appHistory, events, closeOnBack } = await app();
	const stop = closeOnBack(vi.fn());
	await settled();
	vi.useFakeTimers();
	const back = vi.spyOn(history, "back").mockReturnValue();
	stop();
	vi.advanceTimersByTime(1);
	appHistory.push("/profile");
	vi.advanceTimersByTime(1000);
	const stopNext = closeOnBack(vi.fn());
	vi.advanceTimersByTime(3500);
	stopNext();
	vi.advanceTimersByTime(1);
	appHistory.push("/faq");
	vi.advanceTimersByTime(700);
	vi.useRealTimers();
	back.mockRestore();
	expect(events).toEqual(["PUSH /profile"]);
	await pressBack();
	expect(events).toEqual(["PUSH /profile", "PUSH /faq"]);
});

test("an address that changes under an overlay stays changed and keeps its key after the overlay is closed", async () => {
	const { appHistory, events, closeOnBack } = await app();
	const stop = closeOnBack(vi.fn());
	await settled();
	appHistory.replace("/history?state=used");
	const { key } = appHistory.location.state;
	await settled();
	expect(isGuarded()).toBe(true);
	stop();
	await settled();
	expect(isGuarded()).toBe(false);
	expect(location.search).toBe("?state=used");
	expect(history.state.key).toBe(key);
	expect(appHistory.location.href).toBe("/history?state=used");
	expect(events).toEqual(["REPLACE /history?state=used"]);
});

// The bug: the page had its new address, and a reload showed the old one.
test("an address that changed under an overlay stays changed also if back closes the overlay", async () => {
	const { appHistory, closeOnBack } = await app();
	const stop = closeOnBack(() => stop());
	await settled();
	appHistory.replace("/history?state=used");
	await settled();
	await pressBack();
	expect(location.search).toBe("?state=used");
	expect(appHistory.location.href).toBe("/history?state=used");
});

test("back from a page opened from an overlay leads to the address that changed under the overlay", async () => {
	const { appHistory, events, closeOnBack } = await app();
	stops.push(closeOnBack(vi.fn()));
	await settled();
	appHistory.replace("/history?state=used");
	await settled();
	appHistory.push("/profile");
	stops[0]?.();
	await settled();
	await pressBack();
	expect(events.slice(1)).toEqual([
		"PUSH /profile",
		"BACK /history?state=used",
	]);
	expect(location.search).toBe("?state=used");
});

test("the app's own step back leaves the page and does not close an overlay that opened with it", async () => {
	const { appHistory, events, closeOnBack } = await app();
	const close = vi.fn();
	stops.push(closeOnBack(close));
	await settled();
	appHistory.back();
	await settled();
	expect(events).toEqual(["BACK /"]);
	expect(close).not.toHaveBeenCalled();
	expect(isGuarded()).toBe(true);
});

test("an overlay that opens while the app steps back is guarded on the page that the step leads to", async () => {
	const { appHistory, events, closeOnBack } = await app();
	const { go } = history;
	vi.spyOn(history, "go").mockImplementationOnce(
		(delta) => void setTimeout(() => go.call(history, delta), 5),
	);
	appHistory.back();
	stops.push(closeOnBack(vi.fn()));
	await settled();
	await settled();
	expect(events).toEqual(["BACK /"]);
	expect(location.pathname).toBe("/");
	expect(isGuarded()).toBe(true);
});

// The bugs: a second step back left the page, or cancelled the load of the next document.
test("no second step back is made if an overlay opens and closes during a removal, or closes for another document", async () => {
	const { closeOnBack, loadDocument } = await app();
	const stop = closeOnBack(vi.fn());
	await settled();
	const back = vi.spyOn(history, "back").mockReturnValue();
	stop();
	await settled();
	closeOnBack(vi.fn())();
	await settled();
	expect(back).toHaveBeenCalledOnce();
	back.mockRestore();
	await pressBack();
	const leave = closeOnBack(vi.fn());
	await settled();
	const assign = vi.spyOn(location, "assign").mockReturnValue();
	loadDocument("/demo");
	leave();
	await settled();
	expect(assign).toHaveBeenCalledExactlyOnceWith("/demo");
	expect(isGuarded()).toBe(true);
});

test("a jump to another page closes everything over the page", async () => {
	const { events, closeOnBack } = await app();
	const close = vi.fn(() => stops[0]?.());
	stops.push(closeOnBack(close));
	await settled();
	history.go(-2);
	await settled();
	expect(close).toHaveBeenCalledOnce();
	expect(events).toEqual(["BACK /"]);
	expect(isGuarded()).toBe(false);
});

test("a jump to another page skips the question that a page asks before back leaves it", async () => {
	const { events, closeOnBack } = await app();
	const ask = vi.fn();
	stops.push(closeOnBack(ask, { isPage: true }));
	await settled();
	await pressBack();
	expect(ask).toHaveBeenCalledOnce();
	// Two quick presses are one step over two entries.
	history.go(-2);
	await settled();
	expect(ask).toHaveBeenCalledOnce();
	expect(events).toEqual(["BACK /"]);
	// The page and its question are gone.
	stops[0]?.();
	await settled();
	expect(isGuarded()).toBe(false);
	expect(location.pathname).toBe("/");
});

test("a reload with an open overlay removes the overlay's entry and keeps the address that changed under it", async () => {
	const first = await app();
	stops.push(first.closeOnBack(vi.fn()));
	await settled();
	expect(isGuarded()).toBe(true);
	first.appHistory.replace("/history?state=used");
	await settled();
	first.appHistory.destroy();
	vi.resetModules();
	const { appHistory } = await import("../../../src/app/appHistory");
	destroy = appHistory.destroy;
	await settled();
	expect(isGuarded()).toBe(false);
	expect(appHistory.location.pathname).toBe("/history");
	expect(appHistory.entryIndex).toBe(1);
	expect(location.search).toBe("?state=used");
});

test("the router sees no history field in a location's state: a link to the page itself changes nothing", async () => {
	const { appHistory } = await app();
	expect(Object.keys(appHistory.location.state).sort()).toEqual([
		"__TSR_index",
		"__TSR_key",
		"key",
	]);
	expect(history.state).toMatchObject({ entryIndex: 1 });
	expect(appHistory.canGoBack()).toBe(true);
});
