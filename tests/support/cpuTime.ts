// How long work takes by the processor's clock, which other processes of a busy machine do not lengthen.

/** In ms. */
export function cpuTimeOf(work: () => void): number {
	const before = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}
