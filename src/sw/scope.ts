// The worker's global scope, of which the DOM library knows only a part.

interface WorkerRegistration {
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

export const whenDone = (name: string, work: () => Promise<unknown>): void =>
	self.addEventListener(name, (event) =>
		(event as LastingEvent).waitUntil(work()),
	);
