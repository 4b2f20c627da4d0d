// The service worker's global scope, typed beyond what the DOM library declares.

interface WorkerRegistration
	extends Pick<ServiceWorkerRegistration, "pushManager" | "showNotification"> {
	/** The previous release's worker, while this one is being installed. */
	active: object | null;
	update(): Promise<unknown>;
}

/** A window of the app, even one that another worker controls. */
export interface WindowClient {
	frameType: string;
	/** The address that its document was loaded from. */
	url: string;
	focus(): Promise<unknown>;
	navigate(address: string): Promise<unknown>;
	postMessage(message: object, transfer?: MessagePort[]): void;
}

interface Clients {
	/** The windows, the one that was used last first. */
	matchAll(options: object): Promise<WindowClient[]>;
	openWindow(address: string): Promise<unknown>;
}

/** An event whose work the browser waits for. */
export interface ExtendableEvent extends Event {
	waitUntil(work: Promise<unknown>): void;
}

declare const self: WorkerGlobalScope &
	typeof globalThis & {
		registration: WorkerRegistration;
		clients: Clients;
		skipWaiting(): Promise<void>;
	};

export const scope = self;

/** Runs `work` on events of this name; the browser waits for it. */
export const onExtendableEvent = <Extendable extends ExtendableEvent>(
	name: string,
	work: (event: Extendable) => Promise<unknown>,
): void =>
	self.addEventListener(name, (given) => {
		const event = given as Extendable;
		event.waitUntil(work(event));
	});

/** Chromium's static routing; not typed by the DOM library. */
interface RoutedInstallEvent extends Event {
	addRoutes?(rule: {
		condition: { or: { urlPattern: string }[] };
		source: "network";
	}): Promise<void>;
}

/** Sends requests of these patterns straight to the network if the browser supports it, so that they do not start this worker, or keep one busy that is about to be replaced. */
export const routePastWorker = (patterns: readonly string[]): void =>
	self.addEventListener("install", (event) => {
		(event as RoutedInstallEvent)
			.addRoutes?.({
				condition: { or: patterns.map((urlPattern) => ({ urlPattern })) },
				source: "network",
			})
			.catch(() => undefined);
	});
