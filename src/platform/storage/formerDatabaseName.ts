// The second database of releases until 2026-07, whose records have moved to Cache Storage.

export const formerName = "galaxy-gift-copy";

/** Whether this profile may still have it; false where the browser has no databases. */
export async function mayHaveFormer(): Promise<boolean> {
	try {
		const known = await indexedDB.databases?.();
		return !known || known.some(({ name }) => name === formerName);
	} catch {
		return false;
	}
}
