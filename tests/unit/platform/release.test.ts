// Proves how a page heals whose files a release took away: once a build, not offline, not over what is unsaved (O08).
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const reload = vi.fn();

/** A browser whose worker has `found` as its newer version. */
function browser(found: boolean) {
	const worker = Object.assign(new EventTarget(), {
		state: "installing",
		postMessage: vi.fn(),
	});
	const registration = {
		waiting: null as typeof worker | null,
		installing: null as typeof worker | null,
		update: vi.fn(async () => {
			if (!found) return;
			registration.installing = worker;
			setTimeout(() => {
				worker.state = "installed";
				registration.installing = null;
				registration.waiting = worker;
				worker.dispatchEvent(new Event("statechange"));
			});
		}),
	};
	const serviceWorker = Object.assign(new EventTarget(), {
		getRegistration: async () => registration,
	});
	worker.postMessage.mockImplementation(() =>
		serviceWorker.dispatchEvent(new Event("controllerchange")),
	);
	vi.stubGlobal("navigator", { onLine: true, serviceWorker });
	return { worker, registration };
}

async function startPage() {
	vi.resetModules();
	const release = await import("../../../src/platform/release");
	const { holdUpdates } = await import("../../../src/platform/busy");
	release.startHealing();
	return { ...release, holdUpdates };
}
/** Vite's word to the page that was started last. */
let failImport: () => void = () => undefined;
const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
	sessionStorage.clear();
	reload.mockClear();
	vi.stubGlobal("location", { reload });
	vi.stubGlobal("addEventListener", (name: string, listener: () => void) => {
		if (name === "vite:preloadError") failImport = listener;
	});
	browser(false);
});
afterEach(() => vi.unstubAllGlobals());

test("a missing file loads the page anew, once", async () => {
	const { unlessLeaving } = await startPage();
	await unlessLeaving();
	failImport();
	failImport();
	await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
	const failed = vi.fn();
	void unlessLeaving().then(failed);
	await soon();
	expect(failed).not.toHaveBeenCalled();
	await startPage();
	failImport();
	await soon();
	expect(reload).toHaveBeenCalledOnce();
});

test("a newer version that the server has takes over first", async () => {
	const { worker } = browser(true);
	await startPage();
	failImport();
	await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
	expect(worker.postMessage).toHaveBeenCalledWith({ type: "SKIP_WAITING" });
	expect(worker.postMessage.mock.invocationCallOrder[0]).toBeLessThan(
		reload.mock.invocationCallOrder[0] ?? 0,
	);
});

test("offline nothing is loaded anew, nor once the network is back and a form is over", async () => {
	const { holdUpdates } = await startPage();
	const form = holdUpdates();
	vi.stubGlobal("navigator", { ...navigator, onLine: false });
	failImport();
	await soon();
	vi.stubGlobal("navigator", { ...navigator, onLine: true });
	form();
	await soon();
	expect(reload).not.toHaveBeenCalled();
});

test("the network gone while the newer version is looked for: the page stays, and what fails says so", async () => {
	const { registration } = browser(false);
	const { unlessLeaving } = await startPage();
	registration.update.mockImplementation(async () => {
		vi.stubGlobal("navigator", { ...navigator, onLine: false });
	});
	failImport();
	await vi.waitFor(() => expect(registration.update).toHaveBeenCalled());
	await soon();
	expect(reload).not.toHaveBeenCalled();
	await unlessLeaving();
});

test("over a claim or a form nothing is loaded anew; the page heals when the last of them is over", async () => {
	const { holdUpdates } = await startPage();
	const [form, claim] = [holdUpdates(), holdUpdates()];
	failImport();
	form();
	await soon();
	expect(reload).not.toHaveBeenCalled();
	claim();
	await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test("a form that is over with nothing missing loads nothing anew", async () => {
	const { holdUpdates } = await startPage();
	holdUpdates()();
	await soon();
	expect(reload).not.toHaveBeenCalled();
});

test("what cannot be remembered is not tried: it would never end", async () => {
	vi.stubGlobal("sessionStorage", {
		getItem: () => null,
		setItem: () => {
			throw new Error("forbidden");
		},
	});
	await startPage();
	failImport();
	await soon();
	expect(reload).not.toHaveBeenCalled();
});
