// Gives each test file a page of its own in the shared process: a new window, new modules, a network; its timers end with it.
import { afterAll, vi } from "vitest";

/** Files that ask for Node have no window (pageEnvironment.ts). */
const page = await Reflect.get(globalThis, "openWindow")?.();
if (page) {
	// Packages are loaded once for all files; React's scheduler keeps the timers that it finds then, so they must be the real ones.
	await import("react-dom/client");
	const { focusManager, notifyManager, onlineManager } = await import(
		"@tanstack/react-query"
	);
	// By a timer, what a query has got would be drawn before or after the end of an act by chance.
	notifyManager.setScheduler(queueMicrotask);
	// TanStack Query listens to one window: from here on to this one.
	onlineManager.setOnline(true);
	onlineManager.setEventListener((setOnline) => {
		addEventListener("online", () => setOnline(true));
		addEventListener("offline", () => setOnline(false));
		return () => undefined;
	});
	// Lingui adds to the catalogues that it has.
	const { i18n } = await import("@lingui/core");
	Object.assign(i18n, { _locale: "", _messages: {}, _events: {} });
	focusManager.setFocused(undefined);
	focusManager.setEventListener((setFocused) => {
		addEventListener("visibilitychange", () => setFocused());
		return () => undefined;
	});
}
vi.resetModules();

const timers = new Set<NodeJS.Timeout>();
const { setTimeout: startTimeout, setInterval: startInterval } = globalThis;
const remember = (timer: NodeJS.Timeout) => {
	timers.add(timer);
	return timer;
};
Object.assign(globalThis, {
	setTimeout: (...args: Parameters<typeof startTimeout>) =>
		remember(startTimeout(...args)),
	setInterval: (...args: Parameters<typeof startInterval>) =>
		remember(startInterval(...args)),
});

// A channel of a file that is over would still call its modules, which have no window any more.
const channels = new Set<BroadcastChannel>();
const { BroadcastChannel: Channel } = globalThis;
class PageChannel extends Channel {
	constructor(name: string) {
		super(name);
		channels.add(this);
	}
}
Object.assign(globalThis, { BroadcastChannel: PageChannel });

afterAll(() => {
	for (const channel of channels) channel.close();
	Object.assign(globalThis, { BroadcastChannel: Channel });
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
	for (const timer of timers) clearTimeout(timer);
	Object.assign(globalThis, {
		setTimeout: startTimeout,
		setInterval: startInterval,
	});
});
