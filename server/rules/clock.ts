// The server's clock (docs/contract.md).

/** How far a tx_timestamp may differ from the server's time, in ms; the app relies on it (src/domain/claim/claimWindow.ts). */
export const timestampToleranceMs = 5 * 60_000;

export type Clock = () => Date;

/** The machine's time, or a clock that starts at `start`. */
export function clockFrom(start: Date | null): Clock {
	if (start === null) return () => new Date();
	const begun = performance.now();
	return () => new Date(start.getTime() + performance.now() - begun);
}
