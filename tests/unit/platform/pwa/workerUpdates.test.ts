// Proves the page's side of the worker: an idle page lets it fetch the remaining files; an update waits for the person and for update locks (P29, O08).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storageKeys } from "../../../../src/platform/storage/storage";
import { waitFor } from "../../../support/waitFor";
import { tokenOf } from "../../support/token";

const postMessage = vi.fn();
const skipWaiting = vi.fn();
const reload = vi.fn();
const register = vi.fn();
const update = vi.fn(async () => undefined);
const createVersion = () =>
	Object.assign(new EventTarget(), { postMessage: skipWaiting });
type Version = ReturnType<typeof createVersion>;
/** The registration of the worker. */
let registration: EventTarget & {
	active: EventTarget | null;
	waiting: Version | null;
	installing: Version | null;
};
/** The locks that other tabs hold. */
let others: { name: string }[] = [];

/** Starts the page under the worker `first`, which may have been replaced meanwhile. */
async function started(first: ServiceWorker | null = null) {
	vi.resetModules();
	const pwa = await import("../../../../src/platform/pwa/workerUpdates");
	const { lockUpdates } = await import(
		"../../../../src/platform/pwa/updateLock"
	);
	const { updateOfferedAtom } = await import(
		"../../../../src/platform/pwa/updateOffer"
	);
	const { atomStore } = await import("../../../../src/platform/atomStore");
	const dialogs = await import("../../../../src/platform/browser/dialogs");
	await pwa.startServiceWorker(first);
	return {
		...pwa,
		...dialogs,
		lockUpdates,
		offered: () => atomStore.get(updateOfferedAtom),
	};
}
/** The browser finds a new version. */
function find(): void {
	registration.installing = createVersion();
	registration.dispatchEvent(new Event("updatefound"));
}
/** The installation of the new version ends. */
function endInstall(result: "installed" | "failed"): void {
	const version = registration.installing;
	registration.installing = null;
	if (result === "installed") registration.waiting = version;
	version?.dispatchEvent(new Event("statechange"));
}
function install(): void {
	find();
	endInstall("installed");
}

beforeEach(() => {
	vi.stubEnv("PROD", true);
	localStorage.clear();
	others = [];
	const worker = Object.assign(new EventTarget(), { postMessage });
	registration = Object.assign(new EventTarget(), {
		...{ active: worker, waiting: null, installing: null },
		update,
	});
	const serviceWorker = Object.assign(new EventTarget(), {
		controller: null,
		ready: Promise.resolve(registration),
		getRegistration: async () => registration,
		register,
	});
	vi.stubGlobal("navigator", {
		serviceWorker,
		locks: {
			request: async (_name: string, _options: unknown, work: () => unknown) =>
				work(),
			query: async () => ({ held: others, pending: [] }),
		},
	});
	vi.stubGlobal("location", { reload, pathname: "/" });
	vi.stubGlobal("fetch", async () => new Response());
	vi.stubGlobal("requestIdleCallback", (work: () => void) => work());
	for (const each of [postMessage, skipWaiting, reload, register])
		each.mockReset();
	register.mockResolvedValue(registration);
	skipWaiting.mockImplementation(() =>
		serviceWorker.dispatchEvent(new Event("controllerchange")),
	);
});
afterEach(() => {
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
});

test("an idle page lets the worker fetch the remaining files", async () => {
	await started();
	expect(register).toHaveBeenCalledOnce();
	expect(postMessage.mock.calls).toEqual([
		[{ type: "idle", isSavingData: false, language: "th" }],
	]);
});

test("the old worker fetches no files while a new version waits, since that would delay the update", async () => {
	registration.waiting = createVersion();
	await started();
	expect(postMessage).not.toHaveBeenCalled();
});

test("when the network returns the worker looks again for lost files", async () => {
	await started();
	postMessage.mockClear();
	dispatchEvent(new Event("online"));
	await waitFor(() =>
		expect(postMessage).toHaveBeenCalledWith({
			type: "idle",
			isSavingData: false,
			language: "th",
		}),
	);
});

test("a version that another tab activated during this start is loaded too, but not during a form", async () => {
	const workers = navigator.serviceWorker;
	const former = new EventTarget() as ServiceWorker;
	Object.assign(workers, { controller: former });
	await started(former);
	expect(reload).not.toHaveBeenCalled();
	Object.assign(workers, { controller: new EventTarget() });
	await started(former);
	expect(reload).toHaveBeenCalledOnce();
	reload.mockClear();
	vi.resetModules();
	const { lockUpdates } = await import(
		"../../../../src/platform/pwa/updateLock"
	);
	const pwa = await import("../../../../src/platform/pwa/workerUpdates");
	const end = lockUpdates();
	await pwa.startServiceWorker(former);
	expect(reload).not.toHaveBeenCalled();
	end();
});

test("a new version waits, and takes over only on request, with a reload", async () => {
	const { applyUpdate, offered } = await started();
	// Returning to the app does not activate it.
	document.dispatchEvent(new Event("visibilitychange"));
	await new Promise((resolve) => setTimeout(resolve, 10));
	expect(offered()).toBe(false);
	install();
	await waitFor(() => expect(offered()).toBe(true));
	expect(skipWaiting).not.toHaveBeenCalled();
	await applyUpdate();
	expect(skipWaiting.mock.calls).toEqual([[{ type: "SKIP_WAITING" }]]);
	expect(reload).toHaveBeenCalledOnce();
});

test("the page is reloaded only after the new version has taken over, since it would otherwise be the old one", async () => {
	const { applyUpdate } = await started();
	install();
	skipWaiting.mockImplementation(() => undefined);
	const pressed = applyUpdate();
	await waitFor(() => expect(skipWaiting).toHaveBeenCalledOnce());
	await new Promise((resolve) => setTimeout(resolve, 10));
	expect(reload).not.toHaveBeenCalled();
	navigator.serviceWorker.dispatchEvent(new Event("controllerchange"));
	await pressed;
	expect(reload).toHaveBeenCalled();
});

test("a version that the browser found before the page is offered once it is installed", async () => {
	registration.installing = createVersion();
	const { offered } = await started();
	expect(offered()).toBe(false);
	endInstall("installed");
	await waitFor(() => expect(offered()).toBe(true));
});

test("a version is offered although an earlier attempt to install it has failed", async () => {
	const { offered } = await started();
	find();
	endInstall("failed");
	find();
	endInstall("failed");
	expect(offered()).toBe(false);
	install();
	await waitFor(() => expect(offered()).toBe(true));
});

test("the very first version, which waits for a moment, is not offered as an update", async () => {
	registration.active = null;
	const { offered } = await started();
	install();
	registration.active = registration.waiting;
	registration.waiting = null;
	registration.active?.dispatchEvent(new Event("statechange"));
	await new Promise((resolve) => setTimeout(resolve, 10));
	expect(offered()).toBe(false);
});

test("no update is offered while this or another tab holds a lock, and a late press has no effect", async () => {
	const { applyUpdate, lockUpdates, offered } = await started();
	const end = lockUpdates();
	install();
	await new Promise((resolve) => setTimeout(resolve, 10));
	expect(offered()).toBe(false);
	end();
	await waitFor(() => expect(offered()).toBe(true));
	others = [{ name: "busy" }];
	await applyUpdate();
	expect(skipWaiting).not.toHaveBeenCalled();
	expect(reload).not.toHaveBeenCalled();
	expect(offered()).toBe(false);
});

// The bug: an update closed the notice with the result of a claim before it was read.
test.each(["claim", "notice"])(
	"a %s that begins while the new version takes over is not interrupted",
	async (what) => {
		const { applyUpdate, lockUpdates, openDialog } = await started();
		install();
		const pressed = applyUpdate();
		if (what === "claim") lockUpdates();
		else openDialog({ name: "confirmation", variant: "success" });
		await pressed;
		expect(skipWaiting).toHaveBeenCalledOnce();
		expect(reload).not.toHaveBeenCalled();
	},
);

test("a press on Later is remembered over a restart", async () => {
	const first = await started();
	install();
	await waitFor(() => expect(first.offered()).toBe(true));
	first.postponeUpdate();
	await waitFor(() => expect(first.offered()).toBe(false));
	const second = await started();
	install();
	await new Promise((resolve) => setTimeout(resolve, 10));
	expect(second.offered()).toBe(false);
});

test.each([
	["almost a day", 24 * 3_600_000 - 60_000, false],
	["a day", 24 * 3_600_000, true],
])(
	"an update put off %s ago is offered again or not",
	async (_name, ago, isOffered) => {
		localStorage.setItem(storageKeys.updateLater, String(Date.now() - ago));
		const { offered } = await started();
		install();
		if (isOffered) return waitFor(() => expect(offered()).toBe(true));
		await new Promise((resolve) => setTimeout(resolve, 10));
		expect(offered()).toBe(false);
	},
);

test("a version activated by another tab reloads this one, unless this tab holds a lock or it is the first version", async () => {
	const { lockUpdates } = await started();
	const newVersion = () =>
		navigator.serviceWorker.dispatchEvent(new Event("controllerchange"));
	newVersion();
	const end = lockUpdates();
	newVersion();
	expect(reload).not.toHaveBeenCalled();
	end();
	newVersion();
	expect(reload).toHaveBeenCalledOnce();
});

// The bug: the reload closed an unread notice.
test("a version activated by another tab does not reload a tab with an open dialog", async () => {
	const { closeDialog, openDialog } = await started();
	const newVersion = () =>
		navigator.serviceWorker.dispatchEvent(new Event("controllerchange"));
	newVersion();
	openDialog({ name: "confirmation", variant: "error" });
	newVersion();
	expect(reload).not.toHaveBeenCalled();
	closeDialog();
	newVersion();
	expect(reload).toHaveBeenCalledOnce();
});

test("a tab that stays on the former version stops saving lists, since another build cannot read them", async () => {
	const { lockUpdates } = await started();
	const { queryClient } = await import(
		"../../../../src/platform/query/queryClient"
	);
	const { restoreQueries } = await import(
		"../../../../src/platform/query/restoreQueries"
	);
	const { adoptToken } = await import(
		"../../../../src/platform/session/session"
	);
	adoptToken(tokenOf("me"));
	restoreQueries();
	const newVersion = () =>
		navigator.serviceWorker.dispatchEvent(new Event("controllerchange"));
	newVersion();
	const end = lockUpdates();
	newVersion();
	await queryClient.query({
		queryKey: ["kept"],
		queryFn: async () => "deals",
		meta: { persist: true },
	});
	await new Promise((resolve) => setTimeout(resolve, 100));
	expect(localStorage.getItem("customer/me/queries")).toBeNull();
	end();
});

test("a version activated by another tab interrupts neither a change that is being sent nor the next one", async () => {
	await started();
	const { queryClient } = await import(
		"../../../../src/platform/query/queryClient"
	);
	const newVersion = () =>
		navigator.serviceWorker.dispatchEvent(new Event("controllerchange"));
	newVersion();
	let answer = () => {};
	const mutationFn = () => new Promise<void>((resolve) => (answer = resolve));
	for (const _change of ["first", "next"]) {
		const change = queryClient
			.getMutationCache()
			.build(queryClient, { mutationFn });
		const sending = change.execute(undefined);
		await new Promise((resolve) => setTimeout(resolve, 10));
		newVersion();
		expect(reload).not.toHaveBeenCalled();
		answer();
		await sending;
		await new Promise((resolve) => setTimeout(resolve, 10));
	}
	newVersion();
	expect(reload).toHaveBeenCalledOnce();
});

test("an app that becomes visible checks for a new version once an hour, also after the clock was set back", async () => {
	const hourMs = 3_600_000;
	vi.useFakeTimers({ toFake: ["Date"] });
	await started();
	const looksAfter = (ms: number) => {
		update.mockClear();
		vi.setSystemTime(Date.now() + ms);
		document.dispatchEvent(new Event("visibilitychange"));
		return update.mock.calls.length > 0;
	};
	expect(looksAfter(hourMs / 2)).toBe(false);
	expect(looksAfter(hourMs)).toBe(true);
	expect(looksAfter(-24 * hourMs)).toBe(true);
	expect(looksAfter(hourMs / 2)).toBe(false);
	vi.useRealTimers();
});

test("only a first visit in production registers the worker early", async () => {
	const { registerFirstWorker } = await import(
		"../../../../src/platform/pwa/registerWorker"
	);
	registerFirstWorker();
	expect(register.mock.calls).toEqual([["/sw.js"]]);
	Object.assign(navigator.serviceWorker, { controller: new EventTarget() });
	registerFirstWorker();
	Object.assign(navigator.serviceWorker, { controller: null });
	vi.stubEnv("PROD", false);
	registerFirstWorker();
	vi.stubEnv("PROD", true);
	vi.stubGlobal("navigator", {});
	registerFirstWorker();
	expect(register).toHaveBeenCalledOnce();
});

test("in development and without service workers nothing is registered", async () => {
	vi.stubEnv("PROD", false);
	await started();
	vi.stubEnv("PROD", true);
	vi.stubGlobal("navigator", {});
	await started();
	expect(register).not.toHaveBeenCalled();
});

test("if the browser refuses service workers, the page works without one", async () => {
	const refusal = new DOMException("Not allowed", "SecurityError");
	Object.assign(navigator.serviceWorker, { ready: Promise.reject(refusal) });
	register.mockRejectedValueOnce(refusal);
	await started();
	expect(postMessage).not.toHaveBeenCalled();
	vi.stubGlobal("navigator", {
		get serviceWorker() {
			throw refusal;
		},
	});
	register.mockClear();
	await started();
	expect(register).not.toHaveBeenCalled();
});
