// Proves that a failed registration or install of the first worker is retried in the same visit: without a worker the app cannot start offline (O08).
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** The browser's registration with a worker in this state; without a state the install has failed. */
const registrationOf = (state?: "installing" | "active"): EventTarget =>
	Object.assign(new EventTarget(), {
		...{ installing: null, waiting: null, active: null },
		...(state && { [state]: new EventTarget() }),
		update: async () => undefined,
	});
/** A new target for each test, since the pages of earlier tests still listen. */
let register = vi.fn<() => Promise<EventTarget>>();
const soon = () => new Promise((resolve) => setTimeout(resolve, 10));
const minuteMs = 60_000;
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	vi.stubEnv("PROD", true);
	vi.resetModules();
	register = vi.fn();
	const serviceWorker = Object.assign(new EventTarget(), {
		controller: null,
		ready: new Promise(() => undefined),
		register,
	});
	vi.stubGlobal("navigator", { onLine: true, serviceWorker });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
});

async function start() {
	const { startServiceWorker } = await import(
		"../../../../src/platform/pwa/workerUpdates"
	);
	void startServiceWorker(null);
	await soon();
}
async function comeBack(event: "network" | "visit") {
	if (event === "network") window.dispatchEvent(new Event("online"));
	else document.dispatchEvent(new Event("visibilitychange"));
	await soon();
}

// The bug: the install was only retried at the next start, so a reload without a network showed the browser's error page.
test.each(["network", "visit"] as const)(
	"a failed install is retried when the %s comes back, until it succeeds",
	async (event) => {
		register.mockRejectedValueOnce(new TypeError("Failed to fetch"));
		await start();
		expect(register).toHaveBeenCalledOnce();
		register.mockResolvedValueOnce(registrationOf());
		later(5 * minuteMs);
		await comeBack(event);
		expect(register).toHaveBeenCalledTimes(2);
		register.mockResolvedValueOnce(registrationOf("installing"));
		later(5 * minuteMs);
		await comeBack(event);
		expect(register).toHaveBeenCalledTimes(3);
		later(5 * minuteMs);
		await comeBack(event);
		expect(register).toHaveBeenCalledTimes(3);
	},
);

// The bug: on a full phone each visit downloaded the start files again and left another listener behind.
test("an install that always fails is retried every five minutes, and once more with the first network", async () => {
	register.mockImplementation(async () => registrationOf());
	const listen = vi.spyOn(document, "addEventListener");
	await start();
	const listeners = listen.mock.calls.length;
	const asksAfter = async (ms: number, event: "network" | "visit") => {
		later(ms);
		register.mockClear();
		await comeBack(event);
		return register.mock.calls.length;
	};
	expect(await asksAfter(4 * minuteMs, "visit")).toBe(0);
	expect(await asksAfter(0, "network")).toBe(1);
	expect(await asksAfter(minuteMs, "network")).toBe(0);
	expect(await asksAfter(3 * minuteMs, "visit")).toBe(0);
	expect(await asksAfter(minuteMs, "visit")).toBe(1);
	expect(await asksAfter(0, "network")).toBe(1);
	expect(await asksAfter(0, "network")).toBe(0);
	expect(listen).toHaveBeenCalledTimes(listeners);
	listen.mockRestore();
});

test("an installed worker is not registered again", async () => {
	register.mockResolvedValue(registrationOf("active"));
	await start();
	for (const event of ["network", "visit"] as const) await comeBack(event);
	expect(register).toHaveBeenCalledOnce();
});
