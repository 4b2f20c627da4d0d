// Which hashed files the worker keeps: its own release and the one before, for pages still open on it (O08).

/** Asset paths of the active release and of its predecessor. */
export interface AssetGenerations {
	current: readonly string[];
	former: readonly string[];
}

/** The generations with a new release, and the cached files to delete. Without a record `before`, all cached files count as the former release's. */
export function nextAssetGenerations(
	before: AssetGenerations | null,
	own: readonly string[],
	cached: readonly string[],
): { generations: AssetGenerations; drop: string[] } {
	const current = new Set(own);
	const isSame =
		before?.current.length === current.size &&
		before.current.every((path) => current.has(path));
	const former = isSame
		? before.former
		: (before?.current ?? cached.filter((path) => !current.has(path)));
	const needed = new Set([...own, ...former]);
	return {
		generations: { current: own, former },
		drop: cached.filter((path) => !needed.has(path)),
	};
}
