// The service worker's global scope, typed beyond what the DOM library declares.

interface WorkerRegistration {
	/** The worker of the release before, while this one is installed. */
	active: object | null;
	update(): Promise<unknown>;
}

/** An event whose work the browser waits for. */
export interface LastingEvent extends Event {
	waitUntil(work: Promise<unknown>): void;
}

declare const self: WorkerGlobalScope &
	typeof globalThis & {
		registration: WorkerRegistration;
		skipWaiting(): Promise<void>;
	};

export const scope = self;

/** Runs `work` on an install or activate event, which waits for it. */
export const onLifecycle = (name: string, work: () => Promise<unknown>): void =>
	self.addEventListener(name, (event) =>
		(event as LastingEvent).waitUntil(work()),
	);
