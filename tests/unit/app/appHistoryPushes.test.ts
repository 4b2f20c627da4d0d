// Pages that open at the same moment: each gets an entry in the session history, so that back leads through all of them (1 §2).
import { afterEach, expect, test, vi } from "vitest";

const settled = () => new Promise((done) => setTimeout(done, 10));
let end = () => {};
afterEach(async () => {
	end();
	await settled();
});

// The bug: the reward of a registration replaced the page that the registration had started from.
test.each(["a page", "a page with an open overlay"])(
	"two pages opened at the same moment over %s get an entry each",
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

// The bug: a reload just as the network was lost led out of the app, because the offline dialog's entry became the page's own.
test("an overlay gets no entry while a page load begins, and gets one if the page stays", async () => {
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
