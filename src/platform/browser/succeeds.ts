// Whether work that may fail succeeds.

/** Resolves when the work has ended; never rejects. */
export const succeeds = (work: Promise<unknown>): Promise<boolean> =>
	work.then(
		() => true,
		() => false,
	);
