// The limit for what a person waits for without a word on the screen.
import { pause } from "./idle";

/** In ms. */
const timeoutMs = 3000;

/** Waits for `work` or the timeout, whichever ends first. */
export const withTimeout = (work: Promise<unknown>): Promise<unknown> =>
	Promise.race([work, pause(timeoutMs)]);
