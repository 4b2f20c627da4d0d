// The server's one clock: whatever asks for the time asks here (design/contract.md).

/** How far a tx_timestamp may be from the server's time, either way, in ms. */
export const timestampToleranceMs = 5 * 60_000;

export type Clock = () => Date;

/** The machine's own time, or one that runs on from `start`: so a test stands at a Bangkok midnight when it likes. */
export function clockFrom(start: Date | null): Clock {
	if (start === null) return () => new Date();
	const begun = performance.now();
	return () => new Date(start.getTime() + performance.now() - begun);
}
