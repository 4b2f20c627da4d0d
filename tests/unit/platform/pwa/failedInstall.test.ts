// Proves that a first worker whose registration or install has failed is asked for again in the same visit: without it nothing starts with no network (O08).
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** What the browser gives out for a worker in this state; none of them: its install has failed. */
const registrationOf = (state?: "installing" | "active"): EventTarget =>
	Object.assign(new EventTarget(), {
		...{ installing: null, waiting: null, active: null },
		...(state && { [state]: new EventTarget() }),
		update: async () => undefined,
	});
const register = vi.fn<() => Promise<EventTarget>>();
const soon = () => new Promise((resolve) => setTimeout(resolve, 10));

beforeEach(async () => {
	vi.stubEnv("PROD", true);
	vi.resetModules();
	register.mockReset();
	const serviceWorker = Object.assign(new EventTarget(), {
		controller: null,
		ready: new Promise(() => undefined),
		register,
	});
	vi.stubGlobal("navigator", { onLine: true, serviceWorker });
});
afterEach(() => {
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

// The bug: it was asked for at the next start alone, and a reload without a network was the browser's error page.
test.each(["network", "visit"] as const)(
	"a failed one is asked for again when the %s comes back, until it is there",
	async (event) => {
		register.mockRejectedValueOnce(new TypeError("Failed to fetch"));
		await start();
		expect(register).toHaveBeenCalledOnce();
		register.mockResolvedValueOnce(registrationOf());
		await comeBack(event);
		expect(register).toHaveBeenCalledTimes(2);
		register.mockResolvedValueOnce(registrationOf("installing"));
		await comeBack(event);
		expect(register).toHaveBeenCalledTimes(3);
		await comeBack(event);
		expect(register).toHaveBeenCalledTimes(3);
	},
);

test("one that is there is not asked for again", async () => {
	register.mockResolvedValue(registrationOf("active"));
	await start();
	for (const event of ["network", "visit"] as const) await comeBack(event);
	expect(register).toHaveBeenCalledOnce();
});
