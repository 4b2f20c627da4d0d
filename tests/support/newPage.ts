// Gives each test file of the shared process its own page: a new window, new modules and a network; its timers end with the file.
import { afterAll, vi } from "vitest";

/** Undefined for test files that use the Node environment (pageEnvironment.ts). */
const page = await Reflect.get(globalThis, "openWindow")?.();
if (page) {
	// React is loaded once for all files and its scheduler keeps the timers of that moment, so they must be the real ones.
	await import("react-dom/client");
	const { focusManager, notifyManager, onlineManager } = await import(
		"@tanstack/react-query"
	);
	// With the default timer it would be random whether a query's result is rendered before or after the end of an act.
	notifyManager.setScheduler(queueMicrotask);
	// TanStack Query listens to one window, so it is bound to the new one.
	onlineManager.setOnline(true);
	onlineManager.setEventListener((setOnline) => {
		addEventListener("online", () => setOnline(true));
		addEventListener("offline", () => setOnline(false));
		return () => undefined;
	});
	// Resets Lingui, which keeps the catalogues of the file before.
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

// The channels of a finished file are closed: they would call modules that have no window any more.
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
