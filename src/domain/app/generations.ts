// Which hashed files a worker keeps: those of its own release and of the one before, for the pages still open on it (O08).

/** The assets of the release in charge, and of the one it took over from; paths from the root. */
export interface AssetGenerations {
	current: readonly string[];
	former: readonly string[];
}

/**
 * What is noted when a release takes over, and which kept files go. `before` is
 * what the release in charge so far had noted; null where nobody has, and then
 * all that is kept counts as the former one's. A release that takes over from
 * itself changes nothing.
 */
export function filesToKeep(
	before: AssetGenerations | null,
	own: readonly string[],
	kept: readonly string[],
): { generations: AssetGenerations; drop: string[] } {
	const current = new Set(own);
	const isSame =
		before?.current.length === current.size &&
		before.current.every((path) => current.has(path));
	const former = isSame
		? before.former
		: (before?.current ?? kept.filter((path) => !current.has(path)));
	const needed = new Set([...own, ...former]);
	return {
		generations: { current: own, former },
		drop: kept.filter((path) => !needed.has(path)),
	};
}
