// Pages that open at one moment: each is an entry of the session history, so that back leads through all of them (1 §2).
import { afterEach, expect, test, vi } from "vitest";

const settled = () => new Promise((done) => setTimeout(done, 10));
let end = () => {};
afterEach(async () => {
	end();
	await settled();
});

// The bug: the reward of a registration took the place of the page that the registration began from.
test.each(["a page", "a page with an open overlay"])(
	"two pages opened at one moment over %s are two entries",
	async (over) => {
		vi.resetModules();
		history.pushState(null, "", "/");
		const { appHistory } = await import("../../../src/app/appHistory");
		const { closeOnBack } = await import("../../../src/ui/overlay/backGuard");
		let close = () => {};
		end = () => {
			close();
			appHistory.destroy();
		};
		if (over !== "a page") close = closeOnBack(() => close());
		await settled();
		close();
		appHistory.push("/learnmore");
		appHistory.push("/tips");
		await settled();
		expect(location.pathname).toBe("/tips");
		expect(appHistory.entryIndex).toBe(2);
		history.back();
		await settled();
		expect(location.pathname).toBe("/learnmore");
		history.back();
		await settled();
		expect(location.pathname).toBe("/");
	},
);

// The bug: a reload at the moment that the network was lost led out of the app, since the offline dialog's entry became the page's own.
test("as a page load begins an overlay gets no entry, and where the page stays it gets one", async () => {
	vi.resetModules();
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	Object.defineProperty(navigator, "userAgentData", {
		value: {},
		configurable: true,
	});
	history.pushState(null, "", "/");
	const { appHistory } = await import("../../../src/app/appHistory");
	const { closeOnBack } = await import("../../../src/ui/overlay/backGuard");
	dispatchEvent(new Event("beforeunload"));
	const close = closeOnBack(() => close());
	end = () => {
		Reflect.deleteProperty(navigator, "userAgentData");
		vi.useRealTimers();
		close();
		appHistory.destroy();
	};
	await vi.advanceTimersByTimeAsync(500);
	dispatchEvent(new Event("beforeunload"));
	await vi.advanceTimersByTimeAsync(800);
	expect(history.state).not.toHaveProperty("overlay");
	await vi.advanceTimersByTimeAsync(2000);
	expect(history.state).toHaveProperty("overlay", true);
});
