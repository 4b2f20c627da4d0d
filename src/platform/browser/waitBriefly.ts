// Waits for work, but at most three seconds, because the person sees nothing meanwhile.
import { pause } from "./idle";

const timeoutMs = 3000;

/** Resolves or rejects with the work; resolves at the timeout in any case. */
export const waitBriefly = <Result>(work: Promise<Result>) =>
	Promise.race([work, pause(timeoutMs)]);
