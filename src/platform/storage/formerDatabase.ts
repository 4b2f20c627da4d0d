// The second database of releases until 2026-07.

export const formerDatabaseName = "galaxy-gift-copy";

/** Whether it may exist: browsers that do not list their databases cannot say. */
export async function mayHaveFormerDatabase(): Promise<boolean> {
	try {
		const known = await indexedDB.databases?.();
		return !known || known.some(({ name }) => name === formerDatabaseName);
	} catch {
		return false;
	}
}
