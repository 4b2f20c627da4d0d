// The worker shows a notification for every message; a press uses the open window or opens one; a changed subscription is renewed (X08). @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();
const showNotification = vi.fn(
	async (_title: string, _options: { tag: string }) => undefined,
);
const subscribe = vi.fn(async () => undefined);
const openWindow = vi.fn(async () => null);
/** The open windows, the last used first. */
let windows: ReturnType<typeof newWindow>[] = [];

/** A window whose page follows the worker's request, or is still starting. */
function newWindow({ isReady = true, isControlled = true, path = "/" } = {}) {
	return {
		url: `https://gift.example${path}`,
		focus: vi.fn(async () => undefined),
		navigate: vi.fn(async (_path: string) => {
			if (!isControlled) throw new TypeError("Not this worker's");
			return {};
		}),
		postMessage: vi.fn((_message: object, ports: MessagePort[] = []) => {
			if (isReady) ports[0]?.postMessage("opened");
		}),
	};
}

async function send(name: string, more: object) {
	const work: Promise<unknown>[] = [];
	const waitUntil = (it: Promise<unknown>) => void work.push(it);
	listeners.get(name)?.({ ...more, waitUntil });
	await Promise.all(work);
}
const push = (json: () => unknown) => send("push", { data: { json } });
const close = vi.fn();
const press = (data: unknown = "/history") =>
	send("notificationclick", { notification: { data, close } });
/** A press that no window answers within a second. */
async function pressInVain(seconds = 1) {
	vi.useFakeTimers({ toFake: ["setTimeout"] });
	const pressed = press();
	await vi.advanceTimersByTimeAsync(seconds * 1000);
	await pressed;
}

beforeEach(async () => {
	vi.clearAllMocks();
	vi.resetModules();
	windows = [];
	vi.stubGlobal("self", {
		addEventListener: (name: string, listener: Listener) =>
			void listeners.set(name, listener),
		registration: { showNotification, pushManager: { subscribe } },
		clients: {
			// A page that the worker does not control yet is a window too.
			matchAll: async ({ includeUncontrolled = false }) =>
				includeUncontrolled ? windows : [],
			openWindow,
		},
	});
	const { listenForPush } = await import("../../../src/sw/listenForPush");
	listenForPush();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test("a message is shown in its language and with its page before the worker may stop", async () => {
	let isShown = false;
	showNotification.mockImplementationOnce(async () => {
		await new Promise((shown) => setTimeout(shown));
		isShown = true;
		return undefined;
	});
	await push(() => ({
		...{ title: "คูปองของคุณใกล้หมดอายุ", body: "กาแฟ" },
		...{ path: "/history", lang: "th" },
	}));
	expect(isShown).toBe(true);
	expect(showNotification).toHaveBeenCalledWith("คูปองของคุณใกล้หมดอายุ", {
		...{ body: "กาแฟ", lang: "th", data: "/history" },
		tag: expect.any(String),
		icon: "/icons/icon-192.png",
		badge: "/icons/monochrome-512.png",
	});
});

test("a repeated message has the same tag, so that it is shown once; another message has its own", async () => {
	const title = "A coupon ends";
	for (const body of ["Coffee", "Coffee", "Tea"])
		await push(() => ({ title, body }));
	const [first, again, other] = showNotification.mock.calls.map(
		([, { tag }]) => tag,
	);
	expect(first).not.toBe("");
	expect(again).toBe(first);
	expect(other).not.toBe(first);
});

test("a damaged message and one without data show a general text", async () => {
	await push(() => JSON.parse("{"));
	await send("push", { data: null });
	expect(showNotification).toHaveBeenCalledTimes(2);
	expect(showNotification).toHaveBeenLastCalledWith(
		"Galaxy Gift",
		expect.objectContaining({ data: "/history" }),
	);
});

test("a press focuses the open window, and its page goes there without a reload", async () => {
	const window = newWindow();
	windows = [window, newWindow()];
	await press("/history");
	expect(close).toHaveBeenCalled();
	expect(window.focus).toHaveBeenCalled();
	expect(window.postMessage).toHaveBeenCalledWith(
		{ type: "open-path", path: "/history" },
		[expect.anything()],
	);
	expect(window.navigate).not.toHaveBeenCalled();
	expect(openWindow).not.toHaveBeenCalled();
});

test("a frame inside a page does not count as the app", async () => {
	const frame = Object.assign(newWindow({ isReady: false }), {
		frameType: "nested",
	});
	const window = newWindow();
	windows = [frame, window];
	await press();
	expect(frame.navigate).not.toHaveBeenCalled();
	expect(window.focus).toHaveBeenCalled();
});

test("a page that does not answer is navigated to the notification's page", async () => {
	const window = newWindow({ isReady: false });
	window.focus.mockRejectedValueOnce(new TypeError("Not allowed"));
	windows = [window];
	await pressInVain();
	expect(window.navigate).toHaveBeenCalledWith("/history");
	expect(openWindow).not.toHaveBeenCalled();
});

// The bug: a page that was signing in was loaded again after a second, and its sign-in was lost.
test("a page that is signing in is asked until it has finished, and loaded again only if it never does", async () => {
	const path = "/landing?code=1";
	const window = newWindow({ isReady: false, path });
	windows = [window];
	window.postMessage
		.mockReturnValueOnce(undefined)
		.mockReturnValueOnce(undefined)
		.mockImplementationOnce((_message, ports) =>
			ports?.[0]?.postMessage("opened"),
		);
	await pressInVain(3);
	expect(window.postMessage).toHaveBeenCalledTimes(3);
	expect(window.navigate).not.toHaveBeenCalled();
	await pressInVain(10);
	expect(window.navigate).toHaveBeenCalledWith("/history");
});

test("without a window of the app, one is opened", async () => {
	await press();
	expect(openWindow).toHaveBeenCalledWith("/history");
	windows = [newWindow({ isReady: false, isControlled: false })];
	await pressInVain();
	expect(openWindow).toHaveBeenCalledTimes(2);
});

test("a lost subscription is renewed with its options, and the pages are notified", async () => {
	const window = newWindow();
	windows = [window];
	const options = { userVisibleOnly: true };
	await send("pushsubscriptionchange", { oldSubscription: { options } });
	expect(subscribe).toHaveBeenCalledWith(options);
	expect(window.postMessage).toHaveBeenCalledWith({ type: "push-changed" });
});

test("a subscription that the browser has renewed stays; a failed renewal waits for the next start", async () => {
	await send("pushsubscriptionchange", {
		oldSubscription: { options: {} },
		newSubscription: {},
	});
	expect(subscribe).not.toHaveBeenCalled();
	subscribe.mockRejectedValueOnce(new Error("refused"));
	await send("pushsubscriptionchange", { oldSubscription: { options: {} } });
	expect(subscribe).toHaveBeenCalledTimes(1);
});
